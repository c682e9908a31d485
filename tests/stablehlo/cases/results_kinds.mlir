module @jit_results_kinds attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<2x3xi1> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2x3xf32> {jax.result_info = "result[4]"}, tensor<i64> {jax.result_info = "result[5]"}, tensor<f64> {jax.result_info = "result[6]"}, tensor<i8> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.compare GT, %arg0, %4, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %cst_2 = stablehlo.constant dense<3.500000e+00> : tensor<f64>
    %c_3 = stablehlo.constant dense<-3> : tensor<i8>
    return %arg0, %1, %3, %6, %arg0, %c_1, %cst_2, %c_3 : tensor<2x3xf32>, tensor<f32>, tensor<2x3xi1>, tensor<i1>, tensor<2x3xf32>, tensor<i64>, tensor<f64>, tensor<i8>
  }
}
