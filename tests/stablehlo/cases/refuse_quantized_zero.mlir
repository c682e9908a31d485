func.func @main(%a: tensor<4x!quant.uniform<i8:f32, 0.5:200>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:200>>) {
  %0 = stablehlo.abs %a : tensor<4x!quant.uniform<i8:f32, 0.5:200>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:200>>
}
