module @if_raw {
  func.func public @main(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.if"(%p) ({
      %n = stablehlo.negate %x : tensor<4xf32>
      stablehlo.return %n : tensor<4xf32>
    }, {
      stablehlo.return %x : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
