module @jit_reduce_eight attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}, tensor<3xf32> {jax.result_info = "result[2]"}, tensor<3xf32> {jax.result_info = "result[3]"}, tensor<3xf32> {jax.result_info = "result[4]"}, tensor<3xf32> {jax.result_info = "result[5]"}, tensor<3xf32> {jax.result_info = "result[6]"}, tensor<3xf32> {jax.result_info = "result[7]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %8 = stablehlo.add %arg0, %7 : tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9:8 = stablehlo.reduce(%0 init: %cst_4), (%arg0 init: %cst_5), (%2 init: %cst_6), (%4 init: %cst_7), (%arg0 init: %cst_8), (%arg0 init: %cst_9), (%6 init: %cst_10), (%8 init: %cst_11) across dimensions = [1] : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
     reducer(%arg1: tensor<f32>, %arg9: tensor<f32>) (%arg2: tensor<f32>, %arg10: tensor<f32>) (%arg3: tensor<f32>, %arg11: tensor<f32>) (%arg4: tensor<f32>, %arg12: tensor<f32>) (%arg5: tensor<f32>, %arg13: tensor<f32>) (%arg6: tensor<f32>, %arg14: tensor<f32>) (%arg7: tensor<f32>, %arg15: tensor<f32>) (%arg8: tensor<f32>, %arg16: tensor<f32>)  {
      %10 = stablehlo.add %arg1, %arg9 : tensor<f32>
      %11 = stablehlo.subtract %arg10, %arg2 : tensor<f32>
      %12 = stablehlo.multiply %11, %arg9 : tensor<f32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %13 = stablehlo.maximum %10, %cst_12 : tensor<f32>
      %14 = stablehlo.divide %12, %13 : tensor<f32>
      %15 = stablehlo.add %arg2, %14 : tensor<f32>
      %16 = stablehlo.add %arg3, %arg11 : tensor<f32>
      %17 = stablehlo.multiply %11, %11 : tensor<f32>
      %18 = stablehlo.multiply %17, %arg1 : tensor<f32>
      %19 = stablehlo.multiply %18, %arg9 : tensor<f32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %20 = stablehlo.maximum %10, %cst_13 : tensor<f32>
      %21 = stablehlo.divide %19, %20 : tensor<f32>
      %22 = stablehlo.add %16, %21 : tensor<f32>
      %23 = stablehlo.add %arg4, %arg12 : tensor<f32>
      %24 = stablehlo.multiply %arg7, %arg16 : tensor<f32>
      %25 = stablehlo.add %23, %24 : tensor<f32>
      %26 = stablehlo.minimum %arg5, %arg13 : tensor<f32>
      %27 = stablehlo.maximum %arg6, %arg14 : tensor<f32>
      %28 = stablehlo.add %arg7, %arg15 : tensor<f32>
      %29 = stablehlo.add %arg8, %arg16 : tensor<f32>
      stablehlo.return %10, %15, %22, %25, %26, %27, %28, %29 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
    }
    return %9#0, %9#1, %9#2, %9#3, %9#4, %9#5, %9#6, %9#7 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
