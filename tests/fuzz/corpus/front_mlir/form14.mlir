func.func @f213(%m: tensor<4x4xf32>) {
  %0 = stablehlo.slice %m [0:4:2, 1:3] {a} : (tensor<4x4xf32>) -> tensor<2x2xf32>
  return
}
