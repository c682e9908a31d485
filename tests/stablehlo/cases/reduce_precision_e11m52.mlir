module @jit_reduce_precision_e11m52 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<56xf64>, %arg1: tensor<56xf32>, %arg2: tensor<56xf16>, %arg3: tensor<56xbf16>) -> (tensor<56xf64> {jax.result_info = "result[0]"}, tensor<56xf32> {jax.result_info = "result[1]"}, tensor<56xf16> {jax.result_info = "result[2]"}, tensor<56xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e11m52 : tensor<56xf64>
    %1 = stablehlo.reduce_precision %arg1, format = e11m52 : tensor<56xf32>
    %2 = stablehlo.reduce_precision %arg2, format = e11m52 : tensor<56xf16>
    %3 = stablehlo.reduce_precision %arg3, format = e11m52 : tensor<56xbf16>
    return %0, %1, %2, %3 : tensor<56xf64>, tensor<56xf32>, tensor<56xf16>, tensor<56xbf16>
  }
}
