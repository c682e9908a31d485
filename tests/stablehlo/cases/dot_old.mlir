module @dot_old {
  func.func public @main(%x: tensor<3x4xf32>, %y: tensor<4x3xf32>) -> (tensor<3x3xf32>) {
    %0 = stablehlo.dot %x, %y, precision = [HIGHEST, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}
