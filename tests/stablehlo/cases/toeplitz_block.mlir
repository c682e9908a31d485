module @jit_toeplitz_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf64>) -> (tensor<3x3xf64> {jax.result_info = "result[0]"}, tensor<3x3xf64> {jax.result_info = "result[1]"}, tensor<4x4xf64> {jax.result_info = "result[2]"}) {
    %0 = call @atleast_1d(%arg0) : (tensor<3xf64>) -> tensor<3xf64>
    %1 = call @atleast_1d(%arg0) : (tensor<3xf64>) -> tensor<3xf64>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<3xf64>
    %3 = stablehlo.slice %1 [1:3] : (tensor<3xf64>) -> tensor<2xf64>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<3xf64>, tensor<2xf64>) -> tensor<5xf64>
    %5 = stablehlo.reshape %4 : (tensor<5xf64>) -> tensor<1x5x1xf64>
    %6 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %8 = stablehlo.add %6, %7 : tensor<3x3xi32>
    %9 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %11 = stablehlo.convert %10 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x3x3xf64>) -> tensor<3x1x3xf64>
    %14 = stablehlo.transpose %13, dims = [1, 0, 2] : (tensor<3x1x3xf64>) -> tensor<1x3x3xf64>
    %15 = stablehlo.convolution(%5, %14) dim_numbers = [b, 0, f]x[i, o, 0]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x5x1xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %17 = call @_flip(%16) : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %18 = call @hilbert() : () -> tensor<3x3xf64>
    %19 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %20 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %21 = call @block_diag(%19, %20) : (tensor<1x3xf64>, tensor<3x1xf64>) -> tensor<4x4xf64>
    return %17, %18, %21 : tensor<3x3xf64>, tensor<3x3xf64>, tensor<4x4xf64>
  }
  func.func private @atleast_1d(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    return %arg0 : tensor<3xf64>
  }
  func.func private @_flip(%arg0: tensor<3x3xf64>) -> tensor<3x3xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3x3xf64>
    return %0 : tensor<3x3xf64>
  }
  func.func private @hilbert() -> tensor<3x3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x1xf64>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x1xf64>) -> tensor<1x3xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %4 = stablehlo.add %2, %3 : tensor<3x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %6 = stablehlo.add %4, %5 : tensor<3x3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %8 = stablehlo.divide %7, %6 : tensor<3x3xf64>
    return %8 : tensor<3x3xf64>
  }
  func.func private @block_diag(%arg0: tensor<1x3xf64>, %arg1: tensor<3x1xf64>) -> tensor<4x4xf64> {
    %0 = call @atleast_2d(%arg0) : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %1 = call @atleast_2d_0(%arg1) : (tensor<3x1xf64>) -> tensor<3x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.pad %0, %cst, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<1x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.pad %1, %cst_0, low = [0, 3], high = [0, 0], interior = [0, 0] : (tensor<3x1xf64>, tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>) -> tensor<4x4xf64>
    return %4 : tensor<4x4xf64>
  }
  func.func private @atleast_2d(%arg0: tensor<1x3xf64>) -> tensor<1x3xf64> {
    return %arg0 : tensor<1x3xf64>
  }
  func.func private @atleast_2d_0(%arg0: tensor<3x1xf64>) -> tensor<3x1xf64> {
    return %arg0 : tensor<3x1xf64>
  }
}
