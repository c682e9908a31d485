module @jit_integer_pow_m3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf64>, %arg1: tensor<32xf32>, %arg2: tensor<32xf16>, %arg3: tensor<32xbf16>) -> (tensor<32xf64> {jax.result_info = "[0]"}, tensor<32xf32> {jax.result_info = "[1]"}, tensor<32xf16> {jax.result_info = "[2]"}, tensor<32xbf16> {jax.result_info = "[3]"}) {
    %0 = call @integer_pow(%arg0) : (tensor<32xf64>) -> tensor<32xf64>
    %1 = call @integer_pow_0(%arg1) : (tensor<32xf32>) -> tensor<32xf32>
    %2 = call @integer_pow_1(%arg2) : (tensor<32xf16>) -> tensor<32xf16>
    %3 = call @integer_pow_2(%arg3) : (tensor<32xbf16>) -> tensor<32xbf16>
    return %0, %1, %2, %3 : tensor<32xf64>, tensor<32xf32>, tensor<32xf16>, tensor<32xbf16>
  }
  func.func private @integer_pow(%arg0: tensor<32xf64>) -> tensor<32xf64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<32xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %3 = stablehlo.divide %2, %1 : tensor<32xf64>
    return %3 : tensor<32xf64>
  }
  func.func private @integer_pow_0(%arg0: tensor<32xf32>) -> tensor<32xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.divide %2, %1 : tensor<32xf32>
    return %3 : tensor<32xf32>
  }
  func.func private @integer_pow_1(%arg0: tensor<32xf16>) -> tensor<32xf16> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<32xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<32xf16>
    %3 = stablehlo.divide %2, %1 : tensor<32xf16>
    return %3 : tensor<32xf16>
  }
  func.func private @integer_pow_2(%arg0: tensor<32xbf16>) -> tensor<32xbf16> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<32xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<32xbf16>
    %3 = stablehlo.divide %2, %1 : tensor<32xbf16>
    return %3 : tensor<32xbf16>
  }
}
