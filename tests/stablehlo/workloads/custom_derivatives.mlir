module @jit_custom_derivatives attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x5xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<7x5xf32>
    %3 = stablehlo.exponential %2 : tensor<7x5xf32>
    %4 = stablehlo.log_plus_one %3 : tensor<7x5xf32>
    %5 = stablehlo.exponential %2 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %7 = stablehlo.add %6, %5 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %9 = stablehlo.divide %8, %7 : tensor<7x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<7x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%4 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<7x5xf32>
    %15 = stablehlo.multiply %1, %14 : tensor<7x5xf32>
    %16 = stablehlo.multiply %14, %arg0 : tensor<7x5xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %17 = call @clip(%16, %cst_5, %cst_6) : (tensor<7x5xf32>, tensor<f32>, tensor<f32>) -> tensor<7x5xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<7x5xf32>
    %20 = stablehlo.add %15, %19 : tensor<7x5xf32>
    return %12, %20 : tensor<f32>, tensor<7x5xf32>
  }
  func.func private @clip(%arg0: tensor<7x5xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<7x5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x5xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<7x5xf32>
    return %5 : tensor<7x5xf32>
  }
}
