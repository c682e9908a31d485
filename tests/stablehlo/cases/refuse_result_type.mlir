func.func @main(%a: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i32>) {
  %0 = arith.addf %a, %a : tensor<2x3xf32>
  return %0, %0 : tensor<2x3xf32>, tensor<2x3xf32>
}
