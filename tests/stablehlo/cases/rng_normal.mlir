module @rng_normal {
  func.func public @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<500xf32> {
    %s = stablehlo.constant dense<500> : tensor<1xi64>
    %0 = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<500xf32>
    return %0 : tensor<500xf32>
  }
}
