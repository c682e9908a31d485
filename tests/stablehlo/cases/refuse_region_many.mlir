func.func @main(%a: tensor<9xf32>) -> (tensor<9xf32>) {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %1 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<17xf32>
  %p = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
  }) : (tensor<9xf32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}
