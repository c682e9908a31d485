func.func @main(%a: tensor<256x!quant.uniform<i8:f32, 0.05:-3>>, %b: tensor<256x!quant.uniform<i8:f32, 0.125:10>>) -> (tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256xi1>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<20x!quant.uniform<i8:f32, 0.125:10>>) {
  %add = stablehlo.add %a, %b : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>) -> tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %subtract = stablehlo.subtract %a, %b : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>) -> tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %multiply = stablehlo.multiply %a, %b : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>) -> tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %maximum = stablehlo.maximum %a, %b : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>) -> tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %abs = stablehlo.abs %a : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %negate = stablehlo.negate %a : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %floor = stablehlo.floor %a : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %less = stablehlo.compare LT, %a, %b, FLOAT : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>) -> tensor<256xi1>
  %chosen = stablehlo.select %less, %b, %b : tensor<256xi1>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %again = stablehlo.uniform_quantize %a : (tensor<256x!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<256x!quant.uniform<i8:f32, 0.125:10>>
  %count = stablehlo.iota dim = 0 : tensor<20x!quant.uniform<i8:f32, 0.125:10>>
  return %add, %subtract, %multiply, %maximum, %abs, %negate, %floor, %less, %chosen, %again, %count : tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256xi1>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<256x!quant.uniform<i8:f32, 0.125:10>>, tensor<20x!quant.uniform<i8:f32, 0.125:10>>
}
