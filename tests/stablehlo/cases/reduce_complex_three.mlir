module @jit_reduce_complex_three attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %3 = stablehlo.add %arg0, %2 : tensor<3x4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4:3 = stablehlo.reduce(%arg0 init: %cst_1), (%1 init: %cst_2), (%3 init: %cst_3) across dimensions = [1] : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
     reducer(%arg1: tensor<complex<f32>>, %arg4: tensor<complex<f32>>) (%arg2: tensor<complex<f32>>, %arg5: tensor<complex<f32>>) (%arg3: tensor<complex<f32>>, %arg6: tensor<complex<f32>>)  {
      %5 = stablehlo.multiply %arg1, %arg4 : tensor<complex<f32>>
      %6 = stablehlo.multiply %arg5, %arg1 : tensor<complex<f32>>
      %7 = stablehlo.add %arg2, %6 : tensor<complex<f32>>
      %8 = stablehlo.add %arg3, %arg6 : tensor<complex<f32>>
      stablehlo.return %5, %7, %8 : tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>
    }
    return %4#0, %4#1, %4#2 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
}
