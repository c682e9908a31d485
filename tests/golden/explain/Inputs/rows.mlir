module @softmax_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<512x1024xf32>, %arg1: tensor<512x1024xf32>) -> (tensor<512x1024xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<512xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<512x1024xf32>
    %6 = stablehlo.exponential %5 : tensor<512x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<512xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<512x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
    %11 = stablehlo.divide %10, %9 : tensor<512x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x1024xf32>
    %13 = stablehlo.multiply %arg1, %12 : tensor<512x1024xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<512x1024xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<512xf32>
    %16 = stablehlo.reshape %15 : (tensor<512xf32>) -> tensor<512x1xf32>
    %17 = stablehlo.negate %16 : tensor<512x1xf32>
    %18 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x1024xf32>
    %19 = stablehlo.divide %arg1, %18 : tensor<512x1024xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<512xf32>) -> tensor<512x1024xf32>
    %22 = stablehlo.add %19, %21 : tensor<512x1024xf32>
    %23 = stablehlo.multiply %22, %6 : tensor<512x1024xf32>
    return %23 : tensor<512x1024xf32>
  }
}
