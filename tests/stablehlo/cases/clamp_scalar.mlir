module @clamp_scalar {
  func.func public @main(%x: tensor<3x4xf32>, %a: tensor<f32>, %b: tensor<f32>) -> (tensor<3x4xf32>) {
    %0 = stablehlo.clamp %a, %x, %b : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
