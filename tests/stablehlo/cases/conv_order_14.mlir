module @jit_conv_order_14 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x6xf32>, %arg1: tensor<3x3x3x2xf32>) -> (tensor<4x3x2x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 1, 0]x[i, 0, 1, o]->[1, 0, f, b], window = {stride = [2, 2], pad = [[0, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x6xf32>, tensor<3x3x3x2xf32>) -> tensor<4x3x2x2xf32>
    return %0 : tensor<4x3x2x2xf32>
  }
}
