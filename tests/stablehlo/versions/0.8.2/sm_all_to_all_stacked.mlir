module @jit_sm_all_to_all_stacked attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<8x2x3xi32>) -> (tensor<4x4x12xi32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}, {}]>] out_shardings=[<@mesh, [{"a"}, {}, {"b"}]>] manual_axes={"a", "b"} (%arg1: tensor<4x2x3xi32>) {
      %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 3] : (tensor<4x2x3xi32>) -> tensor<4x2x1x3xi32>
      %2 = "stablehlo.all_to_all"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 2 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x2x1x3xi32>) -> tensor<1x2x4x3xi32>
      %3 = stablehlo.reshape %2 : (tensor<1x2x4x3xi32>) -> tensor<2x4x3xi32>
      sdy.return %3 : tensor<2x4x3xi32>
    } : (tensor<8x2x3xi32>) -> tensor<4x4x12xi32>
    return %0 : tensor<4x4x12xi32>
  }
}
