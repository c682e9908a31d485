func.func @f0(%a: tensor<2xi32>) {
  %0 = stablehlo.custom_call @foo(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}
