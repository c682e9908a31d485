module @jit_pools_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x7x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x9x7x4xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %50 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<2x9x7x4xf32>, tensor<f32>) -> tensor<2x5x4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %50 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<2x9x7x4xf32>, tensor<f32>) -> tensor<2x4x3x4xf32>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x3x4xf32>
    %5 = stablehlo.divide %3, %4 : tensor<2x4x3x4xf32>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<2x9x7x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.reduce_window"(%6, %7) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %50 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<2x9x7x4xf32>, tensor<f32>) -> tensor<2x5x4x4xf32>
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5x4x4xf32>
    %10 = stablehlo.add %8, %9 : tensor<2x5x4x4xf32>
    %11 = stablehlo.sqrt %10 : tensor<2x5x4x4xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5x4x4xf32>
    %13 = stablehlo.divide %12, %11 : tensor<2x5x4x4xf32>
    %14 = stablehlo.reshape %1 : (tensor<2x5x4x4xf32>) -> tensor<160xf32>
    %15 = stablehlo.multiply %14, %14 : tensor<160xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<160xf32>
    %18 = stablehlo.reshape %5 : (tensor<2x4x3x4xf32>) -> tensor<96xf32>
    %19 = stablehlo.reshape %11 : (tensor<2x5x4x4xf32>) -> tensor<160xf32>
    %20 = stablehlo.concatenate %15, %18, %19, dim = 0 : (tensor<160xf32>, tensor<96xf32>, tensor<160xf32>) -> tensor<416xf32>
    %21 = stablehlo.sine %20 : tensor<416xf32>
    %22 = stablehlo.cosine %20 : tensor<416xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<416xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<416xf32>
    %25 = stablehlo.multiply %24, %22 : tensor<416xf32>
    %26 = stablehlo.slice %25 [0:160] : (tensor<416xf32>) -> tensor<160xf32>
    %27 = stablehlo.slice %25 [160:256] : (tensor<416xf32>) -> tensor<96xf32>
    %28 = stablehlo.slice %25 [256:416] : (tensor<416xf32>) -> tensor<160xf32>
    %29 = stablehlo.reshape %28 : (tensor<160xf32>) -> tensor<2x5x4x4xf32>
    %30 = stablehlo.reshape %27 : (tensor<96xf32>) -> tensor<2x4x3x4xf32>
    %31 = stablehlo.multiply %26, %17 : tensor<160xf32>
    %32 = stablehlo.reshape %31 : (tensor<160xf32>) -> tensor<2x5x4x4xf32>
    %33 = stablehlo.multiply %29, %13 : tensor<2x5x4x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %33, %cst_8, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (tensor<2x5x4x4xf32>, tensor<f32>) -> tensor<2x11x9x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.reduce_window"(%34, %35) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %50 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<2x11x9x4xf32>, tensor<f32>) -> tensor<2x9x7x4xf32>
    %37 = stablehlo.multiply %arg0, %36 : tensor<2x9x7x4xf32>
    %38 = stablehlo.multiply %36, %arg0 : tensor<2x9x7x4xf32>
    %39 = stablehlo.add %37, %38 : tensor<2x9x7x4xf32>
    %cst_10 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x3x4xf32>
    %41 = stablehlo.divide %30, %40 : tensor<2x4x3x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.pad %41, %cst_11, low = [0, 2, 2, 0], high = [0, 2, 2, 0], interior = [0, 1, 1, 0] : (tensor<2x4x3x4xf32>, tensor<f32>) -> tensor<2x11x9x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.reduce_window"(%42, %43) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %50 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<2x11x9x4xf32>, tensor<f32>) -> tensor<2x9x7x4xf32>
    %45 = stablehlo.add %39, %44 : tensor<2x9x7x4xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.pad %arg0, %cst_13, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x9x7x4xf32>, tensor<f32>) -> tensor<2x11x9x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = "stablehlo.select_and_scatter"(%46, %32, %cst_14) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %50 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %50 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<2x11x9x4xf32>, tensor<2x5x4x4xf32>, tensor<f32>) -> tensor<2x11x9x4xf32>
    %48 = stablehlo.slice %47 [0:2, 1:10, 1:8, 0:4] : (tensor<2x11x9x4xf32>) -> tensor<2x9x7x4xf32>
    %49 = stablehlo.add %45, %48 : tensor<2x9x7x4xf32>
    return %23, %49 : tensor<f32>, tensor<2x9x7x4xf32>
  }
}
