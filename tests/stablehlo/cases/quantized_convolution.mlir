func.func @main(%x: tensor<1x5x5x2x!quant.uniform<i8:f32, 0.125:10>>, %k: tensor<3x3x2x3x!quant.uniform<i8:f32:3, {0.5, 0.25, 0.125}>>) -> (tensor<1x3x3x3x!quant.uniform<i8:f32, 4.0:-9>>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x5x2x!quant.uniform<i8:f32, 0.125:10>>, tensor<3x3x2x3x!quant.uniform<i8:f32:3, {0.5, 0.25, 0.125}>>) -> tensor<1x3x3x3x!quant.uniform<i8:f32, 4.0:-9>>
  return %0 : tensor<1x3x3x3x!quant.uniform<i8:f32, 4.0:-9>>
}
