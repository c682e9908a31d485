module @jit_conv_grad_2d_groups attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x5x5xf32>, %arg1: tensor<4x2x3x3xf32>, %arg2: tensor<2x4x5x5xf32>) -> (tensor<2x4x5x5xf32> {jax.result_info = "result[0]"}, tensor<4x2x3x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x5xf32>, tensor<4x2x3x3xf32>) -> tensor<2x4x5x5xf32>
    %1 = stablehlo.convolution(%arg0, %arg2) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<4x2x3x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<4x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0, 2, 3, 4] : (tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x2x2x3x3xf32>) -> tensor<2x4x3x3xf32>
    %5 = stablehlo.reverse %4, dims = [2, 3] : tensor<2x4x3x3xf32>
    %6 = stablehlo.convolution(%arg2, %5) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x5xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x5x5xf32>
    return %6, %1 : tensor<2x4x5x5xf32>, tensor<4x2x3x3xf32>
  }
}
