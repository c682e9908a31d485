module @jit_sm_all_gather_stacked attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x3xf32>) -> (tensor<4x2x3xf32> {jax.result_info = "[0]"}, tensor<2x4x3xf32> {jax.result_info = "[1]"}, tensor<8x1x3xf32> {jax.result_info = "[2]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x3xf32>) -> tensor<1x3xf32>
    %2:3 = call @shmap_body(%1) : (tensor<1x3xf32>) -> (tensor<4x1x3xf32>, tensor<1x4x3xf32>, tensor<8x1x3xf32>)
    %3 = stablehlo.custom_call @Sharding(%2#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[1,2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<4x1x3xf32>) -> tensor<4x2x3xf32>
    %5 = stablehlo.custom_call @Sharding(%2#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[2,1,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<1x4x3xf32>) -> tensor<2x4x3xf32>
    %7 = stablehlo.custom_call @Sharding(%2#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x1x3xf32>) -> tensor<8x1x3xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x1x3xf32>) -> tensor<8x1x3xf32>
    return %4, %6, %8 : tensor<4x2x3xf32>, tensor<2x4x3xf32>, tensor<8x1x3xf32>
  }
  func.func private @shmap_body(%arg0: tensor<1x3xf32>) -> (tensor<4x1x3xf32> {jax.result_info = "[None, ('a',), None]"}, tensor<1x4x3xf32> {jax.result_info = "[('a',), None, None]"}, tensor<8x1x3xf32> {jax.result_info = "[None, None, None]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<1x1x3xf32>) -> tensor<4x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %3 = "stablehlo.all_gather"(%2) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<1x1x3xf32>) -> tensor<1x4x3xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %5 = "stablehlo.all_gather"(%4) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> : (tensor<1x1x3xf32>) -> tensor<8x1x3xf32>
    return %1, %3, %5 : tensor<4x1x3xf32>, tensor<1x4x3xf32>, tensor<8x1x3xf32>
  }
}
