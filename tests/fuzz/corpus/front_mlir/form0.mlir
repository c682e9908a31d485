func.func @f24(%m: tensor<4x4xf32>, %s: tensor<f32>) {
  %0 = stablehlo.reduce(%m init: %s) applies stablehlo.maximum across dimensions = [0] {foo = 1 : i32} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
