module @conv_reverse {
  func.func public @main(%x: tensor<2x2x5x6xf32>, %w: tensor<3x2x2x3xf32>) -> (tensor<2x3x5x3xf32>) {
    %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 0], [0, 2]], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x5x6xf32>, tensor<3x2x2x3xf32>) -> tensor<2x3x5x3xf32>
    return %0 : tensor<2x3x5x3xf32>
  }
}
