module @jit_reduce_accumulate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000xbf16>, %arg1: tensor<500x2xbf16>) -> (tensor<bf16> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f16> {jax.result_info = "result[2]"}, tensor<2xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<1000xbf16>) -> tensor<1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    %3 = stablehlo.convert %arg1 : (tensor<500x2xbf16>) -> tensor<500x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<500x2xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.convert %arg0 : (tensor<1000xbf16>) -> tensor<1000xf16>
    %6 = stablehlo.convert %5 : (tensor<1000xf16>) -> tensor<1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.convert %7 : (tensor<f32>) -> tensor<f16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<500x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    return %2, %4, %8, %9 : tensor<bf16>, tensor<f32>, tensor<f16>, tensor<2xbf16>
  }
}
