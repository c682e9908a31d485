module @jit_integer_pow_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf64>, %arg1: tensor<32xf32>, %arg2: tensor<32xf16>, %arg3: tensor<32xbf16>) -> (tensor<32xf64> {jax.result_info = "result[0]"}, tensor<32xf32> {jax.result_info = "result[1]"}, tensor<32xf16> {jax.result_info = "result[2]"}, tensor<32xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<32xf64>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<32xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<32xf32>
    %4 = stablehlo.multiply %arg2, %arg2 : tensor<32xf16>
    %5 = stablehlo.multiply %4, %arg2 : tensor<32xf16>
    %6 = stablehlo.multiply %arg3, %arg3 : tensor<32xbf16>
    %7 = stablehlo.multiply %6, %arg3 : tensor<32xbf16>
    return %1, %3, %5, %7 : tensor<32xf64>, tensor<32xf32>, tensor<32xf16>, tensor<32xbf16>
  }
}
