module @jit_top_k_rank3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x2xf32> {jax.result_info = "result[0]"}, tensor<2x3x2xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<2x3x5xf32> -> (tensor<2x3x2xf32>, tensor<2x3x2xi32>)
    return %values, %indices : tensor<2x3x2xf32>, tensor<2x3x2xi32>
  }
}
