module @jit_integer_pow_m1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf64>, %arg1: tensor<32xf32>, %arg2: tensor<32xf16>, %arg3: tensor<32xbf16>) -> (tensor<32xf64> {jax.result_info = "result[0]"}, tensor<32xf32> {jax.result_info = "result[1]"}, tensor<32xf16> {jax.result_info = "result[2]"}, tensor<32xbf16> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %1 = stablehlo.divide %0, %arg0 : tensor<32xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<32xf16>
    %5 = stablehlo.divide %4, %arg2 : tensor<32xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<32xbf16>
    %7 = stablehlo.divide %6, %arg3 : tensor<32xbf16>
    return %1, %3, %5, %7 : tensor<32xf64>, tensor<32xf32>, tensor<32xf16>, tensor<32xbf16>
  }
}
