module @pmap_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32} {
  func.func public @main(%arg0: tensor<3x2xf32> {mhlo.is_same_data_across_replicas = true}, %arg1: tensor<1x4x3xf32>, %arg2: tensor<1x4x2xf32>) -> (tensor<1x3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg1 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %3 = stablehlo.tanh %2 : tensor<4x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<4x2xf32>
    %6 = stablehlo.subtract %3, %1 : tensor<4x2xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<4x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_2 : tensor<f32>
    %12 = stablehlo.divide %cst, %cst_2 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %14 = stablehlo.multiply %13, %9 : tensor<4x2xf32>
    %15 = stablehlo.multiply %14, %5 : tensor<4x2xf32>
    %16 = stablehlo.multiply %15, %3 : tensor<4x2xf32>
    %17 = stablehlo.add %15, %16 : tensor<4x2xf32>
    %18 = stablehlo.dot_general %17, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %20 = "stablehlo.all_reduce"(%19) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %27 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<3x2xf32>) -> tensor<3x2xf32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %22 = stablehlo.divide %20, %21 : tensor<3x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<3x2xf32>
    %25 = stablehlo.subtract %arg0, %24 : tensor<3x2xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    return %26 : tensor<1x3x2xf32>
  }
}
