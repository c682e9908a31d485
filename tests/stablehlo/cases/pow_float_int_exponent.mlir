module @jit_pow_float_int_exponent attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf64>, %arg1: tensor<33xi32>, %arg2: tensor<33xf32>, %arg3: tensor<33xi32>, %arg4: tensor<33xf16>, %arg5: tensor<33xi32>, %arg6: tensor<33xbf16>, %arg7: tensor<33xi32>) -> (tensor<33xf64> {jax.result_info = "result[0]"}, tensor<33xf32> {jax.result_info = "result[1]"}, tensor<33xf16> {jax.result_info = "result[2]"}, tensor<33xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg1 : (tensor<33xi32>) -> tensor<33xf64>
    %1 = stablehlo.power %arg0, %0 : tensor<33xf64>
    %2 = stablehlo.convert %arg3 : (tensor<33xi32>) -> tensor<33xf32>
    %3 = stablehlo.power %arg2, %2 : tensor<33xf32>
    %4 = stablehlo.convert %arg5 : (tensor<33xi32>) -> tensor<33xf16>
    %5 = stablehlo.power %arg4, %4 : tensor<33xf16>
    %6 = stablehlo.convert %arg7 : (tensor<33xi32>) -> tensor<33xbf16>
    %7 = stablehlo.power %arg6, %6 : tensor<33xbf16>
    return %1, %3, %5, %7 : tensor<33xf64>, tensor<33xf32>, tensor<33xf16>, tensor<33xbf16>
  }
}
