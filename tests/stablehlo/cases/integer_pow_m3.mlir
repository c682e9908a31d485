module @jit_integer_pow_m3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf64>, %arg1: tensor<32xf32>, %arg2: tensor<32xf16>, %arg3: tensor<32xbf16>) -> (tensor<32xf64> {jax.result_info = "result[0]"}, tensor<32xf32> {jax.result_info = "result[1]"}, tensor<32xf16> {jax.result_info = "result[2]"}, tensor<32xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<32xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %3 = stablehlo.divide %2, %1 : tensor<32xf64>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<32xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %7 = stablehlo.divide %6, %5 : tensor<32xf32>
    %8 = stablehlo.multiply %arg2, %arg2 : tensor<32xf16>
    %9 = stablehlo.multiply %arg2, %8 : tensor<32xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<32xf16>
    %11 = stablehlo.divide %10, %9 : tensor<32xf16>
    %12 = stablehlo.multiply %arg3, %arg3 : tensor<32xbf16>
    %13 = stablehlo.multiply %arg3, %12 : tensor<32xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<32xbf16>
    %15 = stablehlo.divide %14, %13 : tensor<32xbf16>
    return %3, %7, %11, %15 : tensor<32xf64>, tensor<32xf32>, tensor<32xf16>, tensor<32xbf16>
  }
}
