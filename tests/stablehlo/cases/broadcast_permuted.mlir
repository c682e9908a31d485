module @broadcast_permuted {
  func.func public @main(%x: tensor<3x4xf32>) -> (tensor<4x2x3xf32>) {
    %0 = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<3x4xf32>) -> tensor<4x2x3xf32>
    return %0 : tensor<4x2x3xf32>
  }
}
