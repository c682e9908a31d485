func.func @main(%a: tensor<5x6x!quant.uniform<i8:f32, 0.125:10>>, %w: tensor<6x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> (tensor<5x3x!quant.uniform<i8:f32, 2.0:5>>, tensor<5x3xf32>) {
  %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<5x6x!quant.uniform<i8:f32, 0.125:10>>, tensor<6x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> tensor<5x3x!quant.uniform<i8:f32, 2.0:5>>
  %1 = stablehlo.uniform_dequantize %a : (tensor<5x6x!quant.uniform<i8:f32, 0.125:10>>) -> tensor<5x6xf32>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<5x6xf32>, tensor<6x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> tensor<5x3xf32>
  return %0, %2 : tensor<5x3x!quant.uniform<i8:f32, 2.0:5>>, tensor<5x3xf32>
}
