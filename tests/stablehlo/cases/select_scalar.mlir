module @select_scalar {
  func.func public @main(%p: tensor<i1>, %x: tensor<3x4xf32>, %y: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
    %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
