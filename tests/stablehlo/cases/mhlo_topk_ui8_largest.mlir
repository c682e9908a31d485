func.func @main(%a: tensor<2x8xui8>) -> (tensor<2x3xui8>, tensor<2x3xi32>) {
  %0:2 = stablehlo.custom_call @mhlo.topk(%a) {mhlo.attributes = {k = 3 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<2x8xui8>) -> (tensor<2x3xui8>, tensor<2x3xi32>)
  return %0#0, %0#1 : tensor<2x3xui8>, tensor<2x3xi32>
}
