module @cholesky_raw {
  func.func public @main(%a: tensor<2x3x3xf64>) -> tensor<2x3x3xf64> {
    %0 = stablehlo.cholesky %a, lower = false : tensor<2x3x3xf64>
    return %0 : tensor<2x3x3xf64>
  }
}
