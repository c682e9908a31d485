func.func @main(%a: tensor<4x!quant.uniform<i8:f32, 0.05:-3>>) -> (tensor<4x!quant.uniform<i8:f32, 0.05:-3>>) {
  %0 = stablehlo.convert %a : tensor<4x!quant.uniform<i8:f32, 0.05:-3>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.05:-3>>
}
