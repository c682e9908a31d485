module @jit_sm_all_to_all_same attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<16x4xi8>) -> (tensor<16x4xi8> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"b"}, {}]>] out_shardings=[<@mesh, [{"b"}, {}]>] manual_axes={"a", "b"} (%arg1: tensor<4x4xi8>) {
      %1 = "stablehlo.all_to_all"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x4xi8>) -> tensor<4x4xi8>
      sdy.return %1 : tensor<4x4xi8>
    } : (tensor<16x4xi8>) -> tensor<16x4xi8>
    return %0 : tensor<16x4xi8>
  }
}
