module @jit_conv_3d_all attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4x3x3xf32>, %arg1: tensor<4x2x2x2x3xf32>) -> (tensor<2x4x2x6x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [2, 1, 2], pad = [[1, 1], [0, 2], [2, -1]], lhs_dilate = [1, 2, 2], rhs_dilate = [2, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x3x3xf32>, tensor<4x2x2x2x3xf32>) -> tensor<2x4x2x6x2xf32>
    return %0 : tensor<2x4x2x6x2xf32>
  }
}
