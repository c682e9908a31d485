module @jit_lora_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x7xf32>, %arg1: tensor<9x2xf32>, %arg2: tensor<2x7xf32>, %arg3: tensor<5x9xf32>, %arg4: tensor<5x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<9x2xf32> {jax.result_info = "result[1][0]"}, tensor<2x7xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x2xf32>, tensor<2x7xf32>) -> tensor<9x7xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<9x7xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<9x7xf32>
    %4 = stablehlo.dot_general %arg3, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x9xf32>, tensor<9x7xf32>) -> tensor<5x7xf32>
    %5 = stablehlo.subtract %4, %arg4 : tensor<5x7xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<5x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<5x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %11 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %13 = stablehlo.multiply %12, %8 : tensor<5x7xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<7x9xf32>) -> tensor<9x7xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<9x7xf32>
    %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x7xf32>, tensor<9x2xf32>) -> tensor<7x2xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<7x2xf32>) -> tensor<2x7xf32>
    %20 = stablehlo.dot_general %17, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<9x7xf32>, tensor<2x7xf32>) -> tensor<9x2xf32>
    return %10, %20, %19 : tensor<f32>, tensor<9x2xf32>, tensor<2x7xf32>
  }
}
