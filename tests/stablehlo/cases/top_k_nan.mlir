module @jit_top_k_nan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<6xf32> {jax.result_info = "result[0]"}, tensor<6xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 6) : tensor<7xf32> -> (tensor<6xf32>, tensor<6xi32>)
    return %values, %indices : tensor<6xf32>, tensor<6xi32>
  }
}
