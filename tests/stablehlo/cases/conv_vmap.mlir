module @jit_conv_vmap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x4x6x5xf32>, %arg1: tensor<2x4x4x3x2xf32>) -> (tensor<2x1x4x4x4xf32> {jax.result_info = "result[0]"}, tensor<2x1x4x4x4xf32> {jax.result_info = "result[1]"}, tensor<2x1x4x4x4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg1 [0:1, 0:4, 0:4, 0:3, 0:2] : (tensor<2x4x4x3x2xf32>) -> tensor<1x4x4x3x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x3x2xf32>) -> tensor<4x4x3x2xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<2x1x4x6x5xf32>) -> tensor<2x4x6x5xf32>
    %3 = stablehlo.convolution(%2, %1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x6x5xf32>, tensor<4x4x3x2xf32>) -> tensor<2x4x4x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x4x4x4xf32>) -> tensor<2x1x4x4x4xf32>
    %5 = stablehlo.transpose %arg0, dims = [1, 0, 2, 3, 4] : (tensor<2x1x4x6x5xf32>) -> tensor<1x2x4x6x5xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x2x4x6x5xf32>) -> tensor<1x8x6x5xf32>
    %7 = stablehlo.reshape %arg1 : (tensor<2x4x4x3x2xf32>) -> tensor<8x4x3x2xf32>
    %8 = stablehlo.convolution(%6, %7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x6x5xf32>, tensor<8x4x3x2xf32>) -> tensor<1x8x4x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x8x4x4xf32>) -> tensor<1x2x4x4x4xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0, 2, 3, 4] : (tensor<1x2x4x4x4xf32>) -> tensor<2x1x4x4x4xf32>
    %11 = stablehlo.slice %arg0 [0:1, 0:1, 0:4, 0:6, 0:5] : (tensor<2x1x4x6x5xf32>) -> tensor<1x1x4x6x5xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x4x6x5xf32>) -> tensor<1x4x6x5xf32>
    %13 = stablehlo.reshape %arg1 : (tensor<2x4x4x3x2xf32>) -> tensor<8x4x3x2xf32>
    %14 = stablehlo.convolution(%12, %13) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x6x5xf32>, tensor<8x4x3x2xf32>) -> tensor<1x8x4x4xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x8x4x4xf32>) -> tensor<1x2x4x4x4xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0, 2, 3, 4] : (tensor<1x2x4x4x4xf32>) -> tensor<2x1x4x4x4xf32>
    return %4, %10, %16 : tensor<2x1x4x4x4xf32>, tensor<2x1x4x4x4xf32>, tensor<2x1x4x4x4xf32>
  }
}
