module @jit_mobile_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5x1x8xf32>, %arg1: tensor<1x1x3x8xf32>, %arg2: tensor<1x1x8x3xf32>, %arg3: tensor<8x2xf32>, %arg4: tensor<2x8xf32>, %arg5: tensor<1x8x8x3xf32>) -> (tensor<1x8x8x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg5, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<1x1x3x8xf32>) -> tensor<1x8x8x8xf32>
    %1 = call @hard_silu(%0) : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %2 = stablehlo.convolution(%1, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x8xf32>, tensor<5x5x1x8xf32>) -> tensor<1x8x8x8xf32>
    %3 = call @relu6(%2) : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x8x8xf32>, tensor<f32>) -> tensor<1x8xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %6 = stablehlo.divide %4, %5 : tensor<1x8xf32>
    %7 = stablehlo.dot_general %6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8xf32>, tensor<8x2xf32>) -> tensor<1x2xf32>
    %8 = call @relu(%7) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.dot_general %8, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x8xf32>) -> tensor<1x8xf32>
    %10 = call @hard_sigmoid_0(%9) : (tensor<1x8xf32>) -> tensor<1x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 3] : (tensor<1x8xf32>) -> tensor<1x1x1x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<1x8x8x8xf32>
    %13 = stablehlo.multiply %3, %12 : tensor<1x8x8x8xf32>
    %14 = stablehlo.convolution(%13, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x8xf32>, tensor<1x1x8x3xf32>) -> tensor<1x8x8x3xf32>
    %15 = stablehlo.add %arg5, %14 : tensor<1x8x8x3xf32>
    return %15 : tensor<1x8x8x3xf32>
  }
  func.func private @hard_silu(%arg0: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<1x8x8x8xf32>
    return %1 : tensor<1x8x8x8xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x8x8xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<1x8x8x8xf32>
    %2 = call @relu6(%1) : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x8x8xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x8x8x8xf32>
    return %4 : tensor<1x8x8x8xf32>
  }
  func.func private @relu6(%arg0: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x8x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x8x8x8xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x8x8xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<1x8x8x8xf32>
    return %3 : tensor<1x8x8x8xf32>
  }
  func.func private @relu(%arg0: tensor<1x2xf32>) -> tensor<1x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x2xf32>
    return %1 : tensor<1x2xf32>
  }
  func.func private @hard_sigmoid_0(%arg0: tensor<1x8xf32>) -> tensor<1x8xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<1x8xf32>
    %2 = call @relu6_1(%1) : (tensor<1x8xf32>) -> tensor<1x8xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x8xf32>
    return %4 : tensor<1x8xf32>
  }
  func.func private @relu6_1(%arg0: tensor<1x8xf32>) -> tensor<1x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x8xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<1x8xf32>
    return %3 : tensor<1x8xf32>
  }
}
