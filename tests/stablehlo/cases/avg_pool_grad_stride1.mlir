module @jit_avg_pool_grad_stride1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x6x7x2xf32>) -> (tensor<1x5x5x2xf32> {jax.result_info = "result[0]"}, tensor<1x6x7x2xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %19 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<1x6x7x2xf32>, tensor<f32>) -> tensor<1x5x5x2xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x5x5x2xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x5x5x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.reduce_window"(%arg0, %4) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %19 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<1x6x7x2xf32>, tensor<f32>) -> tensor<1x5x5x2xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x5x5x2xf32>
    %7 = stablehlo.divide %5, %6 : tensor<1x5x5x2xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<1x5x5x2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x5x5x2xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<1x5x5x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x5x5x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x5x5x2xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<1x5x5x2xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x5x5x2xf32>
    %15 = stablehlo.divide %13, %14 : tensor<1x5x5x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.pad %15, %cst_7, low = [0, 1, 2, 0], high = [0, 1, 2, 0], interior = [0, 0, 0, 0] : (tensor<1x5x5x2xf32>, tensor<f32>) -> tensor<1x7x9x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.reduce_window"(%16, %17) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %19 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<1x7x9x2xf32>, tensor<f32>) -> tensor<1x6x7x2xf32>
    return %3, %18 : tensor<1x5x5x2xf32>, tensor<1x6x7x2xf32>
  }
}
