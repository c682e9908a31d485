module @elementwise_generic {
  func.func public @main(%x: tensor<27xf32>) -> (tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>) {
    %0 = "stablehlo.round_nearest_afz"(%x) : (tensor<27xf32>) -> tensor<27xf32>
    %1 = "stablehlo.round_nearest_even"(%x) : (tensor<27xf32>) -> tensor<27xf32>
    %2 = "stablehlo.sign"(%x) : (tensor<27xf32>) -> tensor<27xf32>
    %3 = "stablehlo.cbrt"(%x) : (tensor<27xf32>) -> tensor<27xf32>
    %4 = "stablehlo.tan"(%x) : (tensor<27xf32>) -> tensor<27xf32>
    %5 = "stablehlo.logistic"(%x) : (tensor<27xf32>) -> tensor<27xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>
  }
}
