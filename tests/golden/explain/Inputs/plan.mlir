module @plan {
  func.func public @main(%arg0: tensor<256x512xf32>, %arg1: tensor<512xf32>) -> (tensor<256x512xf32>, tensor<256xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<512xf32>) -> tensor<256x512xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<256x512xf32>
    %2 = stablehlo.exponential %1 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<256xf32>) -> tensor<256x512xf32>
    %5 = stablehlo.divide %2, %4 : tensor<256x512xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<256x512xf32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.dot_general %6, %6, contracting_dims = [1] x [1] : (tensor<256x512xf32>, tensor<256x512xf32>) -> tensor<256x256xf32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.add %7, %9 : tensor<256xf32>
    return %5, %10 : tensor<256x512xf32>, tensor<256xf32>
  }
}
