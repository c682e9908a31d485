func.func @main(%a: tensor<4x!quant.uniform<f32:i8, 0.5>>) -> (tensor<4x!quant.uniform<f32:i8, 0.5>>) {
  %0 = stablehlo.abs %a : tensor<4x!quant.uniform<f32:i8, 0.5>>
  return %0 : tensor<4x!quant.uniform<f32:i8, 0.5>>
}
