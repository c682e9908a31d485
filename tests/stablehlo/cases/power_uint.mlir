module @power_uint {
  func.func public @main(%a: tensor<48xui8>, %b: tensor<48xui8>) -> (tensor<48xui8>) {
    %0 = stablehlo.power %a, %b : tensor<48xui8>
    return %0 : tensor<48xui8>
  }
}
