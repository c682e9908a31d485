module @parts {
  func.func public @main(%x: tensor<4x8x16xf32>, %w: tensor<4x32x16xf32>, %i: tensor<i64>) -> (tensor<2x2x8xf32>, tensor<1x8x5xf32>, tensor<4x1x1xf32>, tensor<4x8x32xf32>) {
    %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x8x16xf32>, tensor<4x32x16xf32>) -> tensor<4x8x32xf32>
    %1 = stablehlo.slice %0 [1:3, 2:8:4, 0:32:4] : (tensor<4x8x32xf32>) -> tensor<2x2x8xf32>
    %y = stablehlo.add %x, %x : tensor<4x8x16xf32>
    %2 = stablehlo.dot_general %y, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x8x16xf32>, tensor<4x32x16xf32>) -> tensor<4x8x32xf32>
    %3 = stablehlo.dynamic_slice %2, %i, %i, %i, sizes = [1, 8, 5] : (tensor<4x8x32xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x8x5xf32>
    %z = stablehlo.multiply %x, %x : tensor<4x8x16xf32>
    %4 = stablehlo.dot_general %z, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x8x16xf32>, tensor<4x32x16xf32>) -> tensor<4x8x32xf32>
    %5 = stablehlo.slice %4 [0:4, 2:3, 4:5] : (tensor<4x8x32xf32>) -> tensor<4x1x1xf32>
    return %1, %3, %5, %4 : tensor<2x2x8xf32>, tensor<1x8x5xf32>, tensor<4x1x1xf32>, tensor<4x8x32xf32>
  }
}
