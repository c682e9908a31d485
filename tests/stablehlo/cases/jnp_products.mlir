module @jit_jnp_products attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<3x3xf32> {jax.result_info = "result[2]"}, tensor<4x4xf32> {jax.result_info = "result[3]"}, tensor<3xf32> {jax.result_info = "result[4]"}, tensor<3xf32> {jax.result_info = "result[5]"}, tensor<3x3xf32> {jax.result_info = "result[6]"}, tensor<3x4xf32> {jax.result_info = "result[7]"}, tensor<6xf32> {jax.result_info = "result[8]"}, tensor<4xf32> {jax.result_info = "result[9]"}, tensor<f32> {jax.result_info = "result[10]"}) {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
    %1 = stablehlo.reshape %arg0 : (tensor<3x4xf32>) -> tensor<12xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<3x4xf32>) -> tensor<12xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %4 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<4x4xf32>
    %10 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
    %11 = stablehlo.slice %arg1 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %12 = stablehlo.slice %arg1 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %13 = call @cross(%11, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %14 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %16 = call @matrix_power(%15) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %17 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
    %19 = stablehlo.dot_general %18, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %20 = stablehlo.slice %arg1 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %21 = call @convolve(%arg1, %20) : (tensor<4xf32>, tensor<3xf32>) -> tensor<6xf32>
    %22 = stablehlo.slice %arg1 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %23 = call @correlate(%arg1, %22) : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %24 = call @polyval(%arg1, %cst) : (tensor<4xf32>, tensor<f64>) -> tensor<f32>
    return %0, %3, %4, %9, %10, %13, %16, %19, %21, %23, %24 : tensor<f32>, tensor<f32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<6xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @cross(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.slice %arg1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.slice %arg1 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = stablehlo.slice %arg1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
    %12 = stablehlo.multiply %3, %11 : tensor<f32>
    %13 = stablehlo.multiply %5, %9 : tensor<f32>
    %14 = stablehlo.subtract %12, %13 : tensor<f32>
    %15 = stablehlo.multiply %5, %7 : tensor<f32>
    %16 = stablehlo.multiply %1, %11 : tensor<f32>
    %17 = stablehlo.subtract %15, %16 : tensor<f32>
    %18 = stablehlo.multiply %1, %9 : tensor<f32>
    %19 = stablehlo.multiply %3, %7 : tensor<f32>
    %20 = stablehlo.subtract %18, %19 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    return %24 : tensor<3xf32>
  }
  func.func private @matrix_power(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @convolve(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> tensor<6xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<4xf32>, tensor<3xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_conv(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> tensor<6xf32> {
    %0 = call @_flip(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x6xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x6xf32>) -> tensor<6xf32>
    return %4 : tensor<6xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @correlate(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<4xf32> {
    %0 = call @_conv_0(%arg0, %arg1) : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_conv_0(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[1, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x4xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x4xf32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func private @polyval(%arg0: tensor<4xf32>, %arg1: tensor<f64>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<4xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%0, %cst, %4) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%0, %5, %7) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%0, %8, %10) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%0, %11, %13) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %14 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<f32>
    %1 = stablehlo.add %0, %arg2 : tensor<f32>
    return %1 : tensor<f32>
  }
}
