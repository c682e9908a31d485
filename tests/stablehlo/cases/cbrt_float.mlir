module @jit_cbrt_float attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf64>, %arg1: tensor<40xf32>, %arg2: tensor<40xf16>, %arg3: tensor<40xbf16>) -> (tensor<40xf64> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<40xf16> {jax.result_info = "result[2]"}, tensor<40xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<40xf64>
    %1 = stablehlo.cbrt %arg1 : tensor<40xf32>
    %2 = stablehlo.cbrt %arg2 : tensor<40xf16>
    %3 = stablehlo.cbrt %arg3 : tensor<40xbf16>
    return %0, %1, %2, %3 : tensor<40xf64>, tensor<40xf32>, tensor<40xf16>, tensor<40xbf16>
  }
}
