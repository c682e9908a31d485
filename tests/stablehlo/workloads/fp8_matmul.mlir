module @jit_fp8_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x16xf32>, %arg1: tensor<16x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result[0]"}, tensor<9x16xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.abs %arg0 : tensor<9x16xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<9x16xf32>
    %4 = stablehlo.divide %arg0, %3 : tensor<9x16xf32>
    %5 = stablehlo.convert %4 : (tensor<9x16xf32>) -> tensor<9x16xf8E4M3FN>
    %6 = stablehlo.abs %arg1 : tensor<16x7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<16x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.734400e+04> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x7xf32>
    %10 = stablehlo.divide %arg1, %9 : tensor<16x7xf32>
    %11 = stablehlo.convert %10 : (tensor<16x7xf32>) -> tensor<16x7xf8E5M2>
    %12 = stablehlo.dot_general %5, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x16xf8E4M3FN>, tensor<16x7xf8E5M2>) -> tensor<9x7xf32>
    %13 = stablehlo.multiply %2, %8 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<9x7xf32>
    %16 = stablehlo.convert %5 : (tensor<9x16xf8E4M3FN>) -> tensor<9x16xf32>
    return %15, %16 : tensor<9x7xf32>, tensor<9x16xf32>
  }
}
