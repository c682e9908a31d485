module @map {
  func.func public @main(%x: tensor<27xf32>, %y: tensor<27xf32>) -> (tensor<27xf32>) {
    %0 = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.multiply %a, %b : tensor<f32>
      %2 = stablehlo.negate %1 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xf32>
    return %0 : tensor<27xf32>
  }
}
