func.func @f54(%m: tensor<4x4xf32>) {
  %0 = sdy.named_computation<"foo">(%m) (%arg1: tensor<4x4xf32>) { sdy.return %arg1 : tensor<4x4xf32> } : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
