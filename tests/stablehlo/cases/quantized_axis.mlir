func.func @main(%x: tensor<4x3xf32>) -> (tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25:-7, 1.25e-2:100}>>, tensor<3x4xf32>, tensor<4x3x!quant.uniform<i8:f32, 0.05:-3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25:-7, 1.25e-2:100}>>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25:-7, 1.25e-2:100}>>) -> tensor<3x4x!quant.uniform<i8:f32:0, {0.5, 0.25:-7, 1.25e-2:100}>>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<3x4x!quant.uniform<i8:f32:0, {0.5, 0.25:-7, 1.25e-2:100}>>) -> tensor<3x4xf32>
  %3 = stablehlo.uniform_quantize %0 : (tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25:-7, 1.25e-2:100}>>) -> tensor<4x3x!quant.uniform<i8:f32, 0.05:-3>>
  return %0, %2, %3 : tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25:-7, 1.25e-2:100}>>, tensor<3x4xf32>, tensor<4x3x!quant.uniform<i8:f32, 0.05:-3>>
}
