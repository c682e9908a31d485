func.func @main(%a: tensor<4x!quant.uniform<i8:f32, 0.0:1>>) -> (tensor<4x!quant.uniform<i8:f32, 0.0:1>>) {
  %0 = stablehlo.abs %a : tensor<4x!quant.uniform<i8:f32, 0.0:1>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.0:1>>
}
