module @jit_sm_halo attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x3xf32>) -> (tensor<16x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<16x3xf32>) -> tensor<16x3xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x3xf32>) -> tensor<2x3xf32>
    %2 = call @shmap_body(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<2x3xf32>) -> tensor<16x3xf32>
    return %4 : tensor<16x3xf32>
  }
  func.func private @shmap_body(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "[('x',), None]"}) {
    %0 = stablehlo.slice %arg0 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]]> : tensor<7x2xi64>}> : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %3 = "stablehlo.collective_permute"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [4, 3], [5, 4], [6, 5], [7, 6]]> : tensor<7x2xi64>}> : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %4 = stablehlo.concatenate %1, %arg0, %3, dim = 0 : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.slice %4 [2:4, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
    %6 = stablehlo.concatenate %1, %arg0, %3, dim = 0 : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.slice %6 [0:2, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
    %8 = stablehlo.add %5, %7 : tensor<2x3xf32>
    return %8 : tensor<2x3xf32>
  }
}
