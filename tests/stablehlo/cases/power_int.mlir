module @power_int {
  func.func public @main(%a: tensor<48xi32>, %b: tensor<48xi32>) -> (tensor<48xi32>) {
    %0 = stablehlo.power %a, %b : tensor<48xi32>
    return %0 : tensor<48xi32>
  }
}
