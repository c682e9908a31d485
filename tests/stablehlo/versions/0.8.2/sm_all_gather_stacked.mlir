module @jit_sm_all_gather_stacked attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<8x3xf32>) -> (tensor<4x2x3xf32> {jax.result_info = "result[0]"}, tensor<2x4x3xf32> {jax.result_info = "result[1]"}, tensor<8x1x3xf32> {jax.result_info = "result[2]"}) {
    %0:3 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a", "b"}, {}]>] out_shardings=[<@mesh, [{}, {"a"}, {}]>, <@mesh, [{"a"}, {}, {}]>, <@mesh, [{}, {}, {}]>] manual_axes={"a", "b"} (%arg1: tensor<1x3xf32>) {
      %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<1x1x3xf32>) -> tensor<4x1x3xf32>
      %3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %4 = "stablehlo.all_gather"(%3) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<1x1x3xf32>) -> tensor<1x4x3xf32>
      %5 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %6 = "stablehlo.all_gather"(%5) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> : (tensor<1x1x3xf32>) -> tensor<8x1x3xf32>
      sdy.return %2, %4, %6 : tensor<4x1x3xf32>, tensor<1x4x3xf32>, tensor<8x1x3xf32>
    } : (tensor<8x3xf32>) -> (tensor<4x2x3xf32>, tensor<2x4x3xf32>, tensor<8x1x3xf32>)
    return %0#0, %0#1, %0#2 : tensor<4x2x3xf32>, tensor<2x4x3xf32>, tensor<8x1x3xf32>
  }
}
