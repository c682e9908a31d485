module @jit_conv_order_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6x7x2xf32>, %arg1: tensor<3x3x3x2xf32>) -> (tensor<3x2x4x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, 1, 0, b]x[0, 1, i, o]->[1, b, 0, f], window = {stride = [2, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x6x7x2xf32>, tensor<3x3x3x2xf32>) -> tensor<3x2x4x2xf32>
    return %0 : tensor<3x2x4x2xf32>
  }
}
