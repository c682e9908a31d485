module @jit_integer_pow_7 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf64>, %arg1: tensor<32xf32>, %arg2: tensor<32xf16>, %arg3: tensor<32xbf16>) -> (tensor<32xf64> {jax.result_info = "result[0]"}, tensor<32xf32> {jax.result_info = "result[1]"}, tensor<32xf16> {jax.result_info = "result[2]"}, tensor<32xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<32xf64>
    %2 = stablehlo.multiply %0, %0 : tensor<32xf64>
    %3 = stablehlo.multiply %1, %2 : tensor<32xf64>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<32xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<32xf32>
    %6 = stablehlo.multiply %4, %4 : tensor<32xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<32xf32>
    %8 = stablehlo.multiply %arg2, %arg2 : tensor<32xf16>
    %9 = stablehlo.multiply %arg2, %8 : tensor<32xf16>
    %10 = stablehlo.multiply %8, %8 : tensor<32xf16>
    %11 = stablehlo.multiply %9, %10 : tensor<32xf16>
    %12 = stablehlo.multiply %arg3, %arg3 : tensor<32xbf16>
    %13 = stablehlo.multiply %arg3, %12 : tensor<32xbf16>
    %14 = stablehlo.multiply %12, %12 : tensor<32xbf16>
    %15 = stablehlo.multiply %13, %14 : tensor<32xbf16>
    return %3, %7, %11, %15 : tensor<32xf64>, tensor<32xf32>, tensor<32xf16>, tensor<32xbf16>
  }
}
