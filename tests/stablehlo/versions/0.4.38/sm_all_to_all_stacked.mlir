module @jit_sm_all_to_all_stacked attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x2x3xi32>) -> (tensor<4x4x12xi32> {jax.result_info = ""}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,1,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<8x2x3xi32>) -> tensor<8x2x3xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x2x3xi32>) -> tensor<4x2x3xi32>
    %2 = call @shmap_body(%1) : (tensor<4x2x3xi32>) -> tensor<2x4x3xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8]}"} : (tensor<2x4x3xi32>) -> tensor<4x4x12xi32>
    return %4 : tensor<4x4x12xi32>
  }
  func.func private @shmap_body(%arg0: tensor<4x2x3xi32>) -> (tensor<2x4x3xi32> {jax.result_info = "[('a',), None, ('b',)]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3] : (tensor<4x2x3xi32>) -> tensor<4x2x1x3xi32>
    %1 = "stablehlo.all_to_all"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 2 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x2x1x3xi32>) -> tensor<1x2x4x3xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x4x3xi32>) -> tensor<2x4x3xi32>
    return %2 : tensor<2x4x3xi32>
  }
}
