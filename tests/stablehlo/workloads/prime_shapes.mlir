module @jit_prime_shapes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x11x13xf32>, %arg1: tensor<13x11x5xf32>) -> (tensor<5x7x11xf32> {jax.result_info = "result[0]"}, tensor<7x11x13xf32> {jax.result_info = "result[1]"}, tensor<5x16xf32> {jax.result_info = "result[2]"}, tensor<7x11xf32> {jax.result_info = "result[3]"}, tensor<3x5x7xf32> {jax.result_info = "result[4]"}, tensor<26x6xf32> {jax.result_info = "result[5]"}, tensor<11x13xi32> {jax.result_info = "result[6]"}, tensor<7xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [1] x [1], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<13x11x5xf32>, tensor<7x11x13xf32>) -> tensor<11x5x7xf32>
    %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<11x5x7xf32>) -> tensor<5x7x11xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x11x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<7x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<7x13xf32>) -> tensor<7x1x13xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<7x1x13xf32>) -> tensor<7x11x13xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<7x11x13xf32>
    %8 = stablehlo.exponential %7 : tensor<7x11x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x11x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 2] : (tensor<7x13xf32>) -> tensor<7x1x13xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<7x1x13xf32>) -> tensor<7x11x13xf32>
    %12 = stablehlo.divide %8, %11 : tensor<7x11x13xf32>
    %13 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<7x11x13xf32>) -> tensor<13x7x11xf32>
    %14 = stablehlo.reshape %13 : (tensor<13x7x11xf32>) -> tensor<13x77xf32>
    %15 = stablehlo.slice %14 [0:13:3, 1:77:5] : (tensor<13x77xf32>) -> tensor<5x16xf32>
    %16 = stablehlo.reverse %15, dims = [1] : tensor<5x16xf32>
    %17 = call @cumsum(%arg0) : (tensor<7x11x13xf32>) -> tensor<7x11x13xf32>
    %18 = stablehlo.slice %17 [0:7, 0:11, 12:13] : (tensor<7x11x13xf32>) -> tensor<7x11x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<7x11x1xf32>) -> tensor<7x11xf32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %c_3 = stablehlo.constant dense<9> : tensor<i32>
    %20 = stablehlo.dynamic_slice %arg0, %c, %c_2, %c_3, sizes = [3, 5, 7] : (tensor<7x11x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x5x7xf32>
    %21 = stablehlo.slice %arg1 [0:13, 0:2, 0:1] : (tensor<13x11x5xf32>) -> tensor<13x2x1xf32>
    %22 = stablehlo.reshape %21 : (tensor<13x2x1xf32>) -> tensor<13x2xf32>
    %23 = stablehlo.reshape %22 : (tensor<13x2xf32>) -> tensor<1x13x1x2xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x13x1x2xf32>) -> tensor<2x13x3x2xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x13x3x2xf32>) -> tensor<26x6xf32>
    %26 = call @argmax(%arg0) : (tensor<7x11x13xf32>) -> tensor<11x13xi32>
    %27 = stablehlo.slice %arg0 [0:7, 0:11, 0:1] : (tensor<7x11x13xf32>) -> tensor<7x11x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<7x11x1xf32>) -> tensor<7x11xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 2] : (tensor<7x11xf32>) -> tensor<7x1x11xf32>
    %30 = stablehlo.slice %arg1 [0:13, 0:11, 1:2] : (tensor<13x11x5xf32>) -> tensor<13x11x1xf32>
    %31 = stablehlo.reshape %30 : (tensor<13x11x1xf32>) -> tensor<13x11xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<13x11xf32>) -> tensor<1x13x11xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<7x1x11xf32>) -> tensor<7x13x11xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x13x11xf32>) -> tensor<7x13x11xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<7x13x11xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %36 = call @_std(%35, %c_4) : (tensor<7x13x11xf32>, tensor<i32>) -> tensor<7xf32>
    return %1, %12, %16, %19, %20, %25, %26, %36 : tensor<5x7x11xf32>, tensor<7x11x13xf32>, tensor<5x16xf32>, tensor<7x11xf32>, tensor<3x5x7xf32>, tensor<26x6xf32>, tensor<11x13xi32>, tensor<7xf32>
  }
  func.func private @cumsum(%arg0: tensor<7x11x13xf32>) -> tensor<7x11x13xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<7x11x13xf32>) -> tensor<7x11x13xf32>
    return %0 : tensor<7x11x13xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<7x11x13xf32>) -> tensor<7x11x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [12, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 13>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x11x13xf32>, tensor<f32>) -> tensor<7x11x13xf32>
    return %1 : tensor<7x11x13xf32>
  }
  func.func private @argmax(%arg0: tensor<7x11x13xf32>) -> tensor<11x13xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<7x11x13xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<7x11x13xf32>, tensor<7x11x13xi32>, tensor<f32>, tensor<i32>) -> (tensor<11x13xf32>, tensor<11x13xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<11x13xi32>
  }
  func.func private @_std(%arg0: tensor<7x13x11xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<7x13x11xf32>, tensor<i32>) -> tensor<7xf32>
    %1 = stablehlo.sqrt %0 : tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @_var(%arg0: tensor<7x13x11xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x13x11xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1x1xf32>
    %cst_0 = stablehlo.constant dense<1.430000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<7x1x1xf32>) -> tensor<7x13x11xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13x11xf32>
    %6 = chlo.square %5 : tensor<7x13x11xf32> -> tensor<7x13x11xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.430000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x13x11xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.divide %9, %10 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    return %13 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
}
