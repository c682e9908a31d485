func.func @main(%a: tensor<4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  %0 = stablehlo.abs %a : tensor<4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return %0 : tensor<4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
}
