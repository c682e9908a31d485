func.func @f146() {
  %0 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  return
}
