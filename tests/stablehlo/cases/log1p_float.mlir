module @jit_log1p_float attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf64>, %arg1: tensor<40xf32>, %arg2: tensor<40xf16>, %arg3: tensor<40xbf16>) -> (tensor<40xf64> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<40xf16> {jax.result_info = "result[2]"}, tensor<40xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<40xf64>
    %1 = stablehlo.log_plus_one %arg1 : tensor<40xf32>
    %2 = stablehlo.log_plus_one %arg2 : tensor<40xf16>
    %3 = stablehlo.log_plus_one %arg3 : tensor<40xbf16>
    return %0, %1, %2, %3 : tensor<40xf64>, tensor<40xf32>, tensor<40xf16>, tensor<40xbf16>
  }
}
