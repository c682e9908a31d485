module @cholesky_raw {
  func.func public @main(%a: tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>> {
    %0 = stablehlo.cholesky %a, lower = true : tensor<2x3x3xcomplex<f32>>
    return %0 : tensor<2x3x3xcomplex<f32>>
  }
}
