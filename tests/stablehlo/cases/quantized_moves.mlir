func.func @main(%a: tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>) -> (tensor<8x!quant.uniform<i8:f32, 0.05:-3>>, tensor<4x4x!quant.uniform<i8:f32, 0.05:-3>>, tensor<2x!quant.uniform<i8:f32, 0.05:-3>>, tensor<2x!quant.uniform<i8:f32, 0.05:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>) {
  %0 = stablehlo.reshape %a : (tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<8x!quant.uniform<i8:f32, 0.05:-3>>
  %1 = stablehlo.reverse %a, dims = [1] : tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>
  %2 = stablehlo.concatenate %a, %1, dim = 0 : (tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<4x4x!quant.uniform<i8:f32, 0.05:-3>>
  %c = "stablehlo.constant"() {value = dense<-3> : tensor<i8>} : () -> tensor<!quant.uniform<i8:f32, 0.05:-3>>
  %3 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>, tensor<!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<2x!quant.uniform<i8:f32, 0.05:-3>>
  %4 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>, tensor<!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<2x!quant.uniform<i8:f32, 0.05:-3>>
  %5 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<!quant.uniform<i8:f32, 0.05:-3>>, %q: tensor<!quant.uniform<i8:f32, 0.05:-3>>):
  %less = stablehlo.compare LT, %p, %q, FLOAT : (tensor<!quant.uniform<i8:f32, 0.05:-3>>, tensor<!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<i1>
  stablehlo.return %less : tensor<i1>
  }) : (tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>
  return %0, %2, %3, %4, %5 : tensor<8x!quant.uniform<i8:f32, 0.05:-3>>, tensor<4x4x!quant.uniform<i8:f32, 0.05:-3>>, tensor<2x!quant.uniform<i8:f32, 0.05:-3>>, tensor<2x!quant.uniform<i8:f32, 0.05:-3>>, tensor<2x4x!quant.uniform<i8:f32, 0.05:-3>>
}
