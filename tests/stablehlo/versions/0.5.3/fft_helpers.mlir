module @jit_fft_helpers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<8xf32> {jax.result_info = "result[0]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<5xf64> {jax.result_info = "result[2]"}, tensor<4xf64> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<[-2.000000e+00, -1.000000e+00]> : tensor<2xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<5xf32>, tensor<i64>) -> tensor<5xf32>
    %1 = call @fft(%0) : (tensor<5xf32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<8xf32>
    %4 = call @fft_0(%arg0) : (tensor<5xf32>) -> tensor<3xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %6 = stablehlo.imag %4 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %7 = stablehlo.negate %6 : tensor<3xf32>
    %8 = stablehlo.complex %5, %7 : tensor<3xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(2.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %10 = stablehlo.multiply %8, %9 : tensor<3xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %12 = stablehlo.iota dim = 0 : tensor<3xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = "stablehlo.scatter"(%11, %13, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<5xf64>, tensor<1xi32>, tensor<3xf64>) -> tensor<5xf64>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.scatter"(%14, %15, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<5xf64>, tensor<1xi32>, tensor<2xf64>) -> tensor<5xf64>
    %cst_5 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %18 = stablehlo.divide %16, %17 : tensor<5xf64>
    %19 = stablehlo.iota dim = 0 : tensor<4xf64>
    %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %21 = stablehlo.divide %19, %20 : tensor<4xf64>
    return %3, %10, %18, %21 : tensor<8xf32>, tensor<3xcomplex<f32>>, tensor<5xf64>, tensor<4xf64>
  }
  func.func private @_pad(%arg0: tensor<5xf32>, %arg1: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @fft(%arg0: tensor<5xf32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %1 = stablehlo.fft %0, type =  IRFFT, length = [8] : (tensor<5xcomplex<f32>>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @fft_0(%arg0: tensor<5xf32>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type =  RFFT, length = [5] : (tensor<5xf32>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}
