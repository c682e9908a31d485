module @jit_vision_transformer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<48x8xf32>, %arg3: tensor<5x8xf32>, %arg4: tensor<8x3x8xf32>, %arg5: tensor<1x8x8x3xf32>) -> (tensor<1x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg5 : (tensor<1x8x8x3xf32>) -> tensor<1x2x4x2x4x3xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2, 4, 5] : (tensor<1x2x4x2x4x3xf32>) -> tensor<1x2x2x4x4x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x2x4x4x3xf32>) -> tensor<1x4x48xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x4x48xf32>, tensor<48x8xf32>) -> tensor<1x4x8xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %5 = stablehlo.concatenate %4, %3, dim = 1 : (tensor<1x1x8xf32>, tensor<1x4x8xf32>) -> tensor<1x5x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %7 = stablehlo.add %5, %6 : tensor<1x5x8xf32>
    %8 = stablehlo.dot_general %arg4, %7, contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x3x8xf32>, tensor<1x5x8xf32>) -> tensor<3x8x1x5xf32>
    %9 = stablehlo.transpose %8, dims = [0, 2, 3, 1] : (tensor<3x8x1x5xf32>) -> tensor<3x1x5x8xf32>
    %10 = stablehlo.slice %9 [0:1, 0:1, 0:5, 0:8] : (tensor<3x1x5x8xf32>) -> tensor<1x1x5x8xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1x5x8xf32>) -> tensor<1x5x8xf32>
    %12 = stablehlo.slice %9 [1:2, 0:1, 0:5, 0:8] : (tensor<3x1x5x8xf32>) -> tensor<1x1x5x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x1x5x8xf32>) -> tensor<1x5x8xf32>
    %14 = stablehlo.slice %9 [2:3, 0:1, 0:5, 0:8] : (tensor<3x1x5x8xf32>) -> tensor<1x1x5x8xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x1x5x8xf32>) -> tensor<1x5x8xf32>
    %16 = stablehlo.transpose %13, dims = [0, 2, 1] : (tensor<1x5x8xf32>) -> tensor<1x8x5xf32>
    %17 = stablehlo.reshape %11 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %18 = stablehlo.reshape %16 : (tensor<1x8x5xf32>) -> tensor<8x5xf32>
    %19 = stablehlo.dot_general %17, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x5xf32>) -> tensor<5x5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %cst = stablehlo.constant dense<2.82842708> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x5x5xf32>
    %22 = stablehlo.divide %20, %21 : tensor<1x5x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %25 = stablehlo.maximum %24, %23 : tensor<1x5xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %28 = stablehlo.subtract %22, %27 : tensor<1x5x5xf32>
    %29 = stablehlo.exponential %28 : tensor<1x5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %33 = stablehlo.divide %29, %32 : tensor<1x5x5xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %35 = stablehlo.reshape %15 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %36 = stablehlo.dot_general %34, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1, 2] : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %38 = stablehlo.add %7, %37 : tensor<1x5x8xf32>
    %39 = call @standardize(%38) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %40 = stablehlo.slice %39 [0:1, 0:1, 0:8] : (tensor<1x5x8xf32>) -> tensor<1x1x8xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x1x8xf32>) -> tensor<1x8xf32>
    %42 = stablehlo.dot_general %41, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8xf32>, tensor<8x4xf32>) -> tensor<1x4xf32>
    return %42 : tensor<1x4xf32>
  }
  func.func private @standardize(%arg0: tensor<1x5x8xf32>) -> tensor<1x5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x5x8xf32>, tensor<f32>) -> tensor<1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x5x1xf32>
    %4 = chlo.square %arg0 : tensor<1x5x8xf32> -> tensor<1x5x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x5x8xf32>, tensor<f32>) -> tensor<1x5xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x5x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1x5x1xf32>
    %9 = chlo.square %3 : tensor<1x5x1xf32> -> tensor<1x5x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<1x5x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @clip(%10, %c) : (tensor<1x5x1xf32>, tensor<i32>) -> tensor<1x5x1xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x5x1xf32>) -> tensor<1x5x8xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<1x5x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x5x1xf32>
    %15 = stablehlo.add %11, %14 : tensor<1x5x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<1x5x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x5x1xf32>) -> tensor<1x5x8xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<1x5x8xf32>
    return %18 : tensor<1x5x8xf32>
  }
  func.func private @clip(%arg0: tensor<1x5x1xf32>, %arg1: tensor<i32>) -> tensor<1x5x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x5x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x5x1xf32>
    return %2 : tensor<1x5x1xf32>
  }
}
