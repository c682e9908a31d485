module @jit_int8_conv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x6x5x4xi8>, %arg1: tensor<3x3x4x2xi8>, %arg2: tensor<2xf32>) -> (tensor<1x6x5x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x5x4xi8>, tensor<3x3x4x2xi8>) -> tensor<1x6x5x2xi32>
    %1 = stablehlo.convert %0 : (tensor<1x6x5x2xi32>) -> tensor<1x6x5x2xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<2xf32>) -> tensor<1x1x1x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xf32>) -> tensor<1x6x5x2xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<1x6x5x2xf32>
    return %4 : tensor<1x6x5x2xf32>
  }
}
