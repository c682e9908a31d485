module @jit_fft_axes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xcomplex<f32>>) -> (tensor<4x5xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x7xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<4x5xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<4x5xcomplex<f32>> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<(5.000000e+00,0.000000e+00)> : tensor<1xcomplex<f32>>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    %1 = call @fft(%0) : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<5x4xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_pad(%arg0, %c) : (tensor<4x5xcomplex<f32>>, tensor<i64>) -> tensor<4x7xcomplex<f32>>
    %4 = call @fft_0(%3) : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    %5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    %6 = stablehlo.slice %5 [0:5, 0:3] : (tensor<5x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %7 = call @_pad_1(%6, %c_0) : (tensor<5x3xcomplex<f32>>, tensor<i64>) -> tensor<5x3xcomplex<f32>>
    %8 = call @fft_2(%7) : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %10 = call @_roll_static(%arg0) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %11 = call @fft_3(%arg0) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %12 = stablehlo.reduce(%cst init: %cst_1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %13 = stablehlo.sqrt %12 : tensor<complex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.divide %cst_2, %13 : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    %16 = stablehlo.multiply %11, %15 : tensor<4x5xcomplex<f32>>
    return %2, %4, %9, %10, %16 : tensor<4x5xcomplex<f32>>, tensor<4x7xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<5x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    return %0 : tensor<5x4xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<4x5xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<4x7xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x7xcomplex<f32>>
    return %1 : tensor<4x7xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7] : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    return %0 : tensor<4x7xcomplex<f32>>
  }
  func.func private @_pad_1(%arg0: tensor<5x3xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<5x3xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<5x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
    return %1 : tensor<5x3xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3] : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    return %0 : tensor<5x3xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [2:4, 0:5] : (tensor<4x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:2, 0:5] : (tensor<4x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:4, 3:5] : (tensor<4x5xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:4, 0:3] : (tensor<4x5xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<4x2xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %5 : tensor<4x5xcomplex<f32>>
  }
  func.func private @fft_3(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %0 : tensor<4x5xcomplex<f32>>
  }
}
