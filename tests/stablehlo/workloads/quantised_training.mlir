module @jit_quantised_training attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>, %arg1: tensor<9x6xf32>, %arg2: tensor<9x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.abs %arg0 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.reshape %3 : (tensor<f32>) -> tensor<1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x4xf32>
    %6 = stablehlo.compare EQ, %0, %5, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %7 = stablehlo.convert %6 : (tensor<6x4xi1>) -> tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %9 = stablehlo.divide %3, %cst_2 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %11 = stablehlo.divide %arg0, %10 : tensor<6x4xf32>
    %12 = stablehlo.multiply %9, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.divide %cst_3, %12 : tensor<f32>
    %14 = call @round(%11) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %15 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<6x4xf32>
    %17 = stablehlo.subtract %16, %arg0 : tensor<6x4xf32>
    %18 = stablehlo.add %arg0, %17 : tensor<6x4xf32>
    %19 = stablehlo.dot_general %arg1, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x6xf32>, tensor<6x4xf32>) -> tensor<9x4xf32>
    %20 = stablehlo.subtract %19, %arg2 : tensor<9x4xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<9x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<9x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<9x4xf32>
    %29 = stablehlo.dot_general %28, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x4xf32>, tensor<9x6xf32>) -> tensor<4x6xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    return %25, %30 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @round(%arg0: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
}
