module @jit_reduce_dims attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x2x3x2xf32>) -> (tensor<3x2x3x2xf32> {jax.result_info = "result[0]"}, tensor<2x3x2x3xf32> {jax.result_info = "result[1]"}, tensor<3x2x3xf32> {jax.result_info = "result[2]"}, tensor<2x2x2xf32> {jax.result_info = "result[3]"}, tensor<2x3x2xf32> {jax.result_info = "result[4]"}, tensor<2x3x2xf32> {jax.result_info = "result[5]"}, tensor<3x3xf32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<3x2x3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [4] : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [0, 4] : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<3x2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%arg0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%arg0 init: %cst_4) applies stablehlo.add across dimensions = [3, 4] : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%arg0 init: %cst_5) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%arg0 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2, 3, 4] : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<3x2x3x2xf32>, tensor<2x3x2x3xf32>, tensor<3x2x3xf32>, tensor<2x2x2xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<3x3xf32>, tensor<f32>
  }
}
