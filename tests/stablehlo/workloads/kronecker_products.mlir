module @jit_kronecker_products attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<2x3xf32>) -> (tensor<6x12xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1]"}, tensor<4x3xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}, tensor<5x7xf32> {jax.result_info = "result[5]"}, tensor<4x4xf32> {jax.result_info = "result[6]"}) {
    %0 = call @kron(%arg0, %arg1) : (tensor<3x4xf32>, tensor<2x3xf32>) -> tensor<6x12xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.slice %arg0 [0:3, 1:4] : (tensor<3x4xf32>) -> tensor<3x3xf32>
    %3 = call @cross(%1, %2) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x4xf32>) -> tensor<4xf32>
    %6 = stablehlo.slice %arg1 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3xf32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<4x3xf32>
    %13 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
    %14 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %16 = call @trace(%15) : (tensor<3x3xf32>) -> tensor<f32>
    %17 = call @block_diag(%arg0, %arg1) : (tensor<3x4xf32>, tensor<2x3xf32>) -> tensor<5x7xf32>
    %18 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x4xf32>) -> tensor<4xf32>
    %20 = call @atleast_1d(%19) : (tensor<4xf32>) -> tensor<4xf32>
    %21 = call @atleast_1d(%19) : (tensor<4xf32>) -> tensor<4xf32>
    %22 = stablehlo.reverse %20, dims = [0] : tensor<4xf32>
    %23 = stablehlo.slice %21 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %24 = stablehlo.concatenate %22, %23, dim = 0 : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
    %25 = stablehlo.reshape %24 : (tensor<7xf32>) -> tensor<1x7x1xf32>
    %26 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %28 = stablehlo.add %26, %27 : tensor<4x4xi32>
    %29 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %30 = stablehlo.compare EQ, %28, %29, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %31 = stablehlo.convert %30 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x4x4xf32>) -> tensor<4x1x4xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0, 2] : (tensor<4x1x4xf32>) -> tensor<1x4x4xf32>
    %35 = stablehlo.convolution(%25, %34) dim_numbers = [b, 0, f]x[i, o, 0]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x7x1xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %37 = call @_flip(%36) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0, %3, %12, %13, %16, %17, %37 : tensor<6x12xf32>, tensor<3x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<5x7xf32>, tensor<4x4xf32>
  }
  func.func private @kron(%arg0: tensor<3x4xf32>, %arg1: tensor<2x3xf32>) -> tensor<6x12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<2x3xf32>) -> tensor<1x2x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<3x1x4x1xf32>) -> tensor<3x2x4x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x2x1x3xf32>) -> tensor<3x2x4x3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x2x4x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x2x4x3xf32>) -> tensor<6x12xf32>
    return %5 : tensor<6x12xf32>
  }
  func.func private @cross(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %2 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x1xf32>) -> tensor<3xf32>
    %4 = stablehlo.slice %arg0 [0:3, 2:3] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xf32>) -> tensor<3xf32>
    %6 = stablehlo.slice %arg1 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<3x1xf32>) -> tensor<3xf32>
    %8 = stablehlo.slice %arg1 [0:3, 1:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x1xf32>) -> tensor<3xf32>
    %10 = stablehlo.slice %arg1 [0:3, 2:3] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<3x1xf32>) -> tensor<3xf32>
    %12 = stablehlo.multiply %3, %11 : tensor<3xf32>
    %13 = stablehlo.multiply %5, %9 : tensor<3xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<3xf32>
    %15 = stablehlo.multiply %5, %7 : tensor<3xf32>
    %16 = stablehlo.multiply %1, %11 : tensor<3xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<3xf32>
    %18 = stablehlo.multiply %1, %9 : tensor<3xf32>
    %19 = stablehlo.multiply %3, %7 : tensor<3xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<3xf32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %25 : tensor<3x3xf32>
  }
  func.func private @trace(%arg0: tensor<3x3xf32>) -> tensor<f32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = call @_where(%4, %arg0, %5) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @block_diag(%arg0: tensor<3x4xf32>, %arg1: tensor<2x3xf32>) -> tensor<5x7xf32> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = call @atleast_2d_0(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %0, %cst, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %1, %cst_0, low = [0, 4], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x7xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<3x7xf32>, tensor<2x7xf32>) -> tensor<5x7xf32>
    return %4 : tensor<5x7xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    return %arg0 : tensor<3x4xf32>
  }
  func.func private @atleast_2d_0(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func private @_flip(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}
