module @jit_depthwise_separable_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x7x4xf32>, %arg1: tensor<3x3x1x8xf32>, %arg2: tensor<1x1x8x5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x9x7x4xf32> {jax.result_info = "result[1][0]"}, tensor<3x3x1x8xf32> {jax.result_info = "result[1][1]"}, tensor<1x1x8x5xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x7x4xf32>, tensor<3x3x1x8xf32>) -> tensor<2x5x4x8xf32>
    %1 = stablehlo.convolution(%0, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x4x8xf32>, tensor<1x1x8x5xf32>) -> tensor<2x5x4x5xf32>
    %2 = stablehlo.sine %1 : tensor<2x5x4x5xf32>
    %3 = stablehlo.cosine %1 : tensor<2x5x4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x5x4x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x4x5xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<2x5x4x5xf32>
    %7 = stablehlo.convolution(%0, %6) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x4x8xf32>, tensor<2x5x4x5xf32>) -> tensor<1x1x8x5xf32>
    %8 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<1x1x8x5xf32>
    %9 = stablehlo.convolution(%6, %8) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x4x5xf32>, tensor<1x1x8x5xf32>) -> tensor<2x5x4x8xf32>
    %10 = stablehlo.convolution(%arg0, %9) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x7x4xf32>, tensor<2x5x4x8xf32>) -> tensor<3x3x1x8xf32>
    %11 = stablehlo.reshape %arg1 : (tensor<3x3x1x8xf32>) -> tensor<3x3x1x4x2xf32>
    %12 = stablehlo.transpose %11, dims = [0, 1, 3, 2, 4] : (tensor<3x3x1x4x2xf32>) -> tensor<3x3x4x1x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<3x3x4x1x2xf32>) -> tensor<3x3x4x2xf32>
    %14 = stablehlo.reverse %13, dims = [0, 1] : tensor<3x3x4x2xf32>
    %15 = stablehlo.convolution(%9, %14) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x4x8xf32>, tensor<3x3x4x2xf32>) -> tensor<2x9x7x4xf32>
    return %4, %15, %10, %7 : tensor<f32>, tensor<2x9x7x4xf32>, tensor<3x3x1x8xf32>, tensor<1x1x8x5xf32>
  }
}
