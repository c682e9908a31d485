module @simplified {
  func.func public @main(%x: tensor<8x16xf32>, %w: tensor<32x16xf32>) -> tensor<32x8xf32> {
    %one = stablehlo.constant dense<1.0> : tensor<8x16xf32>
    %0 = stablehlo.multiply %x, %one : tensor<8x16xf32>
    %1 = stablehlo.transpose %w, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    return %3 : tensor<32x8xf32>
  }
}
