// tol 4.0e-06
func.func @fft_FFT_c64(%a0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 1>}> : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  return %r : tensor<1xcomplex<f32>>
}

// tol 1.7e-14
func.func @fft_FFT_c128(%a0: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2>}> : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}

// tol 7.2e-06
func.func @fft_IFFT_c64(%a0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 3>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// tol 1.6e-14
func.func @fft_IFFT_c128(%a0: tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 4>}> : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// tol 8.5e-06
func.func @fft_RFFT_c64(%a0: tensor<0x2xf32>) -> tensor<0x2xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 2>}> : (tensor<0x2xf32>) -> tensor<0x2xcomplex<f32>>
  return %r : tensor<0x2xcomplex<f32>>
}

// tol 8.0e-15
func.func @fft_RFFT_c128(%a0: tensor<1x3x1xf64>) -> tensor<1x3x1xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 1>}> : (tensor<1x3x1xf64>) -> tensor<1x3x1xcomplex<f64>>
  return %r : tensor<1x3x1xcomplex<f64>>
}

// tol 8.0e-06
func.func @fft_IRFFT_c64(%a0: tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x4xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x4xf32>
  return %r : tensor<1x3x4xf32>
}

// tol 1.4e-14
func.func @fft_IRFFT_c128(%a0: tensor<0x2xcomplex<f64>>) -> tensor<0x3xf64> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 3>}> : (tensor<0x2xcomplex<f64>>) -> tensor<0x3xf64>
  return %r : tensor<0x3xf64>
}

// tol 1.9e-05
func.func @fft_FFT_c64_2(%a0: tensor<0x5xcomplex<f32>>) -> tensor<0x5xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 5>}> : (tensor<0x5xcomplex<f32>>) -> tensor<0x5xcomplex<f32>>
  return %r : tensor<0x5xcomplex<f32>>
}

// tol 2.5e-05
func.func @fft_FFT_c64_3(%a0: tensor<1x3x7xcomplex<f32>>) -> tensor<1x3x7xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 7>}> : (tensor<1x3x7xcomplex<f32>>) -> tensor<1x3x7xcomplex<f32>>
  return %r : tensor<1x3x7xcomplex<f32>>
}

// tol 1.0e-05
func.func @fft_IFFT_c64_2(%a0: tensor<0x8xcomplex<f32>>) -> tensor<0x8xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 8>}> : (tensor<0x8xcomplex<f32>>) -> tensor<0x8xcomplex<f32>>
  return %r : tensor<0x8xcomplex<f32>>
}

// tol 1.1e-05
func.func @fft_IFFT_c64_3(%a0: tensor<1x3x12xcomplex<f32>>) -> tensor<1x3x12xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 12>}> : (tensor<1x3x12xcomplex<f32>>) -> tensor<1x3x12xcomplex<f32>>
  return %r : tensor<1x3x12xcomplex<f32>>
}

// tol 3.9e-14
func.func @fft_RFFT_c128_2(%a0: tensor<5xf64>) -> tensor<3xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 5>}> : (tensor<5xf64>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}

// tol 5.0e-05
func.func @fft_RFFT_c64_2(%a0: tensor<2x17xf32>) -> tensor<2x9xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 17>}> : (tensor<2x17xf32>) -> tensor<2x9xcomplex<f32>>
  return %r : tensor<2x9xcomplex<f32>>
}

// tol 1.4e-05
func.func @fft_IRFFT_c64_2(%a0: tensor<16xcomplex<f32>>) -> tensor<31xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 31>}> : (tensor<16xcomplex<f32>>) -> tensor<31xf32>
  return %r : tensor<31xf32>
}

// tol 1.6e-05
func.func @fft_IRFFT_c64_3(%a0: tensor<2x33xcomplex<f32>>) -> tensor<2x64xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 64>}> : (tensor<2x33xcomplex<f32>>) -> tensor<2x64xf32>
  return %r : tensor<2x64xf32>
}

// tol 1.2e-05
func.func @fft_FFT_c64_4(%a0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 3>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// tol 1.6e-05
func.func @fft_FFT_c64_5(%a0: tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// tol 5.7e-14
func.func @fft_FFT_c128_2(%a0: tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 8>}> : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}

// tol 7.7e-14
func.func @fft_FFT_c128_3(%a0: tensor<12xcomplex<f64>>) -> tensor<12xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 12>}> : (tensor<12xcomplex<f64>>) -> tensor<12xcomplex<f64>>
  return %r : tensor<12xcomplex<f64>>
}

// tol 1.0e-13
func.func @fft_FFT_c128_4(%a0: tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 17>}> : (tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>>
  return %r : tensor<17xcomplex<f64>>
}

// tol 1.5e-13
func.func @fft_FFT_c128_5(%a0: tensor<2x31xcomplex<f64>>) -> tensor<2x31xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 31>}> : (tensor<2x31xcomplex<f64>>) -> tensor<2x31xcomplex<f64>>
  return %r : tensor<2x31xcomplex<f64>>
}

// tol 2.6e-13
func.func @fft_FFT_c128_6(%a0: tensor<64xcomplex<f64>>) -> tensor<64xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 64>}> : (tensor<64xcomplex<f64>>) -> tensor<64xcomplex<f64>>
  return %r : tensor<64xcomplex<f64>>
}

// tol 2.2e-05
func.func @fft_FFT_c64_6(%a0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2, 3>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// tol 4.8e-05
func.func @fft_FFT_c64_7(%a0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4, 4>}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  return %r : tensor<4x4xcomplex<f32>>
}

// tol 1.9e-05
func.func @fft_FFT_c64_8(%a0: tensor<1x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 1, 5>}> : (tensor<1x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
  return %r : tensor<1x5xcomplex<f32>>
}

// tol 6.5e-05
func.func @fft_FFT_c64_9(%a0: tensor<3x2x4xcomplex<f32>>) -> tensor<3x2x4xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 3, 2, 4>}> : (tensor<3x2x4xcomplex<f32>>) -> tensor<3x2x4xcomplex<f32>>
  return %r : tensor<3x2x4xcomplex<f32>>
}

// tol 3.4e-05
func.func @fft_FFT_c64_10(%a0: tensor<5x1x2xcomplex<f32>>) -> tensor<5x1x2xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 5, 1, 2>}> : (tensor<5x1x2xcomplex<f32>>) -> tensor<5x1x2xcomplex<f32>>
  return %r : tensor<5x1x2xcomplex<f32>>
}

// tol 4.0e-06
func.func @fft_IFFT_c64_4(%a0: tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 1>}> : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
  return %r : tensor<2x1xcomplex<f32>>
}

// tol 6.0e-06
func.func @fft_IFFT_c64_5(%a0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 2>}> : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}

// tol 8.6e-06
func.func @fft_IFFT_c64_6(%a0: tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 5>}> : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
  return %r : tensor<2x5xcomplex<f32>>
}

// tol 1.9e-14
func.func @fft_IFFT_c128_2(%a0: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 7>}> : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// tol 1.2e-05
func.func @fft_IFFT_c64_7(%a0: tensor<0x17xcomplex<f32>>) -> tensor<0x17xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 17>}> : (tensor<0x17xcomplex<f32>>) -> tensor<0x17xcomplex<f32>>
  return %r : tensor<0x17xcomplex<f32>>
}

// tol 1.4e-05
func.func @fft_IFFT_c64_8(%a0: tensor<0x31xcomplex<f32>>) -> tensor<0x31xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 31>}> : (tensor<0x31xcomplex<f32>>) -> tensor<0x31xcomplex<f32>>
  return %r : tensor<0x31xcomplex<f32>>
}

// tol 1.6e-05
func.func @fft_IFFT_c64_9(%a0: tensor<0x64xcomplex<f32>>) -> tensor<0x64xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 64>}> : (tensor<0x64xcomplex<f32>>) -> tensor<0x64xcomplex<f32>>
  return %r : tensor<0x64xcomplex<f32>>
}

// tol 1.8e-14
func.func @fft_IFFT_c128_3(%a0: tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 2, 3>}> : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xcomplex<f64>>
  return %r : tensor<2x2x3xcomplex<f64>>
}

// tol 2.4e-14
func.func @fft_IFFT_c128_4(%a0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 4, 4>}> : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  return %r : tensor<2x4x4xcomplex<f64>>
}

// tol 1.7e-14
func.func @fft_IFFT_c128_5(%a0: tensor<2x1x5xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 1, 5>}> : (tensor<2x1x5xcomplex<f64>>) -> tensor<2x1x5xcomplex<f64>>
  return %r : tensor<2x1x5xcomplex<f64>>
}

// tol 2.6e-14
func.func @fft_IFFT_c128_6(%a0: tensor<2x3x2x4xcomplex<f64>>) -> tensor<2x3x2x4xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 3, 2, 4>}> : (tensor<2x3x2x4xcomplex<f64>>) -> tensor<2x3x2x4xcomplex<f64>>
  return %r : tensor<2x3x2x4xcomplex<f64>>
}

// tol 2.1e-14
func.func @fft_IFFT_c128_7(%a0: tensor<2x5x1x2xcomplex<f64>>) -> tensor<2x5x1x2xcomplex<f64>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 5, 1, 2>}> : (tensor<2x5x1x2xcomplex<f64>>) -> tensor<2x5x1x2xcomplex<f64>>
  return %r : tensor<2x5x1x2xcomplex<f64>>
}

// tol 1.2e-05
func.func @fft_RFFT_c64_3(%a0: tensor<1x3x3xf32>) -> tensor<1x3x2xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 3>}> : (tensor<1x3x3xf32>) -> tensor<1x3x2xcomplex<f32>>
  return %r : tensor<1x3x2xcomplex<f32>>
}

// tol 1.6e-05
func.func @fft_RFFT_c64_4(%a0: tensor<0x4xf32>) -> tensor<0x3xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>}> : (tensor<0x4xf32>) -> tensor<0x3xcomplex<f32>>
  return %r : tensor<0x3xcomplex<f32>>
}

// tol 2.5e-05
func.func @fft_RFFT_c64_5(%a0: tensor<2x7xf32>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 7>}> : (tensor<2x7xf32>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// tol 2.8e-05
func.func @fft_RFFT_c64_6(%a0: tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>}> : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
  return %r : tensor<2x5xcomplex<f32>>
}

// tol 3.9e-05
func.func @fft_RFFT_c64_7(%a0: tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 12>}> : (tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>>
  return %r : tensor<2x7xcomplex<f32>>
}

// tol 7.7e-05
func.func @fft_RFFT_c64_8(%a0: tensor<1x3x31xf32>) -> tensor<1x3x16xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 31>}> : (tensor<1x3x31xf32>) -> tensor<1x3x16xcomplex<f32>>
  return %r : tensor<1x3x16xcomplex<f32>>
}

// tol 1.3e-04
func.func @fft_RFFT_c64_9(%a0: tensor<1x3x64xf32>) -> tensor<1x3x33xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 64>}> : (tensor<1x3x64xf32>) -> tensor<1x3x33xcomplex<f32>>
  return %r : tensor<1x3x33xcomplex<f32>>
}

// tol 2.2e-05
func.func @fft_RFFT_c64_10(%a0: tensor<0x2x3xf32>) -> tensor<0x2x2xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 2, 3>}> : (tensor<0x2x3xf32>) -> tensor<0x2x2xcomplex<f32>>
  return %r : tensor<0x2x2xcomplex<f32>>
}

// tol 4.8e-05
func.func @fft_RFFT_c64_11(%a0: tensor<0x4x4xf32>) -> tensor<0x4x3xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4, 4>}> : (tensor<0x4x4xf32>) -> tensor<0x4x3xcomplex<f32>>
  return %r : tensor<0x4x3xcomplex<f32>>
}

// tol 1.9e-05
func.func @fft_RFFT_c64_12(%a0: tensor<0x1x5xf32>) -> tensor<0x1x3xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 1, 5>}> : (tensor<0x1x5xf32>) -> tensor<0x1x3xcomplex<f32>>
  return %r : tensor<0x1x3xcomplex<f32>>
}

// tol 6.5e-05
func.func @fft_RFFT_c64_13(%a0: tensor<0x3x2x4xf32>) -> tensor<0x3x2x3xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 3, 2, 4>}> : (tensor<0x3x2x4xf32>) -> tensor<0x3x2x3xcomplex<f32>>
  return %r : tensor<0x3x2x3xcomplex<f32>>
}

// tol 3.4e-05
func.func @fft_RFFT_c64_14(%a0: tensor<0x5x1x2xf32>) -> tensor<0x5x1x2xcomplex<f32>> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 5, 1, 2>}> : (tensor<0x5x1x2xf32>) -> tensor<0x5x1x2xcomplex<f32>>
  return %r : tensor<0x5x1x2xcomplex<f32>>
}

// tol 4.0e-06
func.func @fft_IRFFT_c64_4(%a0: tensor<0x1xcomplex<f32>>) -> tensor<0x1xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 1>}> : (tensor<0x1xcomplex<f32>>) -> tensor<0x1xf32>
  return %r : tensor<0x1xf32>
}

// tol 6.0e-06
func.func @fft_IRFFT_c64_5(%a0: tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2>}> : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
  return %r : tensor<1x3x2xf32>
}

// tol 8.6e-06
func.func @fft_IRFFT_c64_6(%a0: tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x5xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 5>}> : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x5xf32>
  return %r : tensor<1x3x5xf32>
}

// tol 9.6e-06
func.func @fft_IRFFT_c64_7(%a0: tensor<0x4xcomplex<f32>>) -> tensor<0x7xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 7>}> : (tensor<0x4xcomplex<f32>>) -> tensor<0x7xf32>
  return %r : tensor<0x7xf32>
}

// tol 1.0e-05
func.func @fft_IRFFT_c64_8(%a0: tensor<1x3x5xcomplex<f32>>) -> tensor<1x3x8xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 8>}> : (tensor<1x3x5xcomplex<f32>>) -> tensor<1x3x8xf32>
  return %r : tensor<1x3x8xf32>
}

// tol 1.1e-05
func.func @fft_IRFFT_c64_9(%a0: tensor<0x7xcomplex<f32>>) -> tensor<0x12xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 12>}> : (tensor<0x7xcomplex<f32>>) -> tensor<0x12xf32>
  return %r : tensor<0x12xf32>
}

// tol 1.2e-05
func.func @fft_IRFFT_c64_10(%a0: tensor<1x3x9xcomplex<f32>>) -> tensor<1x3x17xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 17>}> : (tensor<1x3x9xcomplex<f32>>) -> tensor<1x3x17xf32>
  return %r : tensor<1x3x17xf32>
}

// tol 9.2e-06
func.func @fft_IRFFT_c64_11(%a0: tensor<1x3x2x2xcomplex<f32>>) -> tensor<1x3x2x3xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2, 3>}> : (tensor<1x3x2x2xcomplex<f32>>) -> tensor<1x3x2x3xf32>
  return %r : tensor<1x3x2x3xf32>
}

// tol 1.2e-05
func.func @fft_IRFFT_c64_12(%a0: tensor<1x3x4x3xcomplex<f32>>) -> tensor<1x3x4x4xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4, 4>}> : (tensor<1x3x4x3xcomplex<f32>>) -> tensor<1x3x4x4xf32>
  return %r : tensor<1x3x4x4xf32>
}

// tol 8.6e-06
func.func @fft_IRFFT_c64_13(%a0: tensor<1x3x1x3xcomplex<f32>>) -> tensor<1x3x1x5xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 1, 5>}> : (tensor<1x3x1x3xcomplex<f32>>) -> tensor<1x3x1x5xf32>
  return %r : tensor<1x3x1x5xf32>
}

// tol 1.3e-05
func.func @fft_IRFFT_c64_14(%a0: tensor<1x3x3x2x3xcomplex<f32>>) -> tensor<1x3x3x2x4xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 3, 2, 4>}> : (tensor<1x3x3x2x3xcomplex<f32>>) -> tensor<1x3x3x2x4xf32>
  return %r : tensor<1x3x3x2x4xf32>
}

// tol 1.1e-05
func.func @fft_IRFFT_c64_15(%a0: tensor<1x3x5x1x2xcomplex<f32>>) -> tensor<1x3x5x1x2xf32> {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 5, 1, 2>}> : (tensor<1x3x5x1x2xcomplex<f32>>) -> tensor<1x3x5x1x2xf32>
  return %r : tensor<1x3x5x1x2xf32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui16(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xui64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3xi8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i16(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xi16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i32(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<17xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<17xi32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x3x3xi64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui8>
}

// exact
func.func @rng_bit_generator_PHILOX_ui16(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xui16>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_i8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xi8>
}

// exact
func.func @rng_bit_generator_PHILOX_i16(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3xi16>
}

// exact
func.func @rng_bit_generator_PHILOX_i32(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x3x3xi32>
}

// exact
func.func @rng_bit_generator_PHILOX_i64(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<17xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<17xi64>
}

// exact
func.func @rng_bit_generator_DEFAULT_ui8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui8>
}

// exact
func.func @rng_bit_generator_DEFAULT_ui16(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui16>
}

// exact
func.func @rng_bit_generator_DEFAULT_ui32(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x4xui32>
}

// exact
func.func @rng_bit_generator_DEFAULT_ui64(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<17xui64>
}

// exact
func.func @rng_bit_generator_DEFAULT_i8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xi8>
}

// exact
func.func @rng_bit_generator_DEFAULT_i16(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x3x3xi16>
}

// exact
func.func @rng_bit_generator_DEFAULT_i32(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x0xi32>
}

// exact
func.func @rng_bit_generator_DEFAULT_i64(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x1x2x1x2x2xi64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui8_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x4xui8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x0xi64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x1x2x1x2x2xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui16_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x4xui16>
}

// exact
func.func @rng_bit_generator_PHILOX_i8_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x0xi8>
}

// exact
func.func @rng_bit_generator_PHILOX_i32_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x1x2x1x2x2xi32>
}

// exact
func.func @rng_bit_generator_DEFAULT_i16_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xi16>
}

// exact
func.func @rng_bit_generator_DEFAULT_ui8_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3xui8>
}

// exact
func.func @rng_bit_generator_DEFAULT_ui8_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui8_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xui8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui8_4(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<17xui8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui8_5(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x3x3xui8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui8_6(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x0xui8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui8_7(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xui8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x1x2x1x2x2xui8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui16_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui16_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3xui16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui16_4(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui16_5(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<17xui16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui16_6(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x3x3xui16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui16_7(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x0xui16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui16_8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xui16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x1x2x1x2x2xui16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32_4(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32_5(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32_6(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<17xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32_7(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x3x3xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32_8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x0xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui32_9(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x1x2x1x2x2xui32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64_4(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64_5(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3xui64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64_6(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64_7(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x3x3xui64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64_8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x4xui64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_ui64_9(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x0xui64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i8_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<i8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i8_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xi8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i8_4(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xi8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i8_5(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<17xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<17xi8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i8_6(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x3x3xi8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i8_7(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x4xi8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i8_8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xi8>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xi8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x1x2x1x2x2xi8>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i16_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<i16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<i16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i16_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xi16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i16_4(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xi16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i16_5(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<17xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<17xi16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i16_6(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x4xi16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i16_7(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x0xi16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i16_8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xi16>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1x2x1x2x2xi16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x1x2x1x2x2xi16>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i32_2(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<i32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<i32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i32_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xi32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i32_4(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xi32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i32_5(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xi32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i32_6(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3xi32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i32_7(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xi32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i32_8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x4xi32>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64_3(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<i64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<i64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64_4(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xi64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64_5(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xi64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64_6(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xi64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64_7(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3xi64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64_8(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xi64>
}

// exact
func.func @rng_bit_generator_THREE_FRY_i64_9(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xi64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x4xi64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x4xi64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<ui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_2(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<0xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_3(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_4(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_5(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_6(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_7(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<17xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<17xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<17xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_8(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3x3xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3x3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3x3x3xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_9(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1x4xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x4xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1x4xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_10(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x0xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x0xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_11(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x1x2x1x2x2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x1x2x1x2x2xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x1x2x1x2x2xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<ui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_2(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<0xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_3(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_4(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_5(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_6(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_7(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<17xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<17xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<17xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_8(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3x3xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3x3xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3x3x3xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_9(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1x4xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x4xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1x4xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_10(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x0xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x0xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x0xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui64_3_11(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x1x2x1x2x2xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x1x2x1x2x2xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x1x2x1x2x2xui64>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_12(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<ui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_13(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<ui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_14(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<0xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_15(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<0xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_16(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_17(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_18(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_19(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_20(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_21(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_22(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_23(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_24(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<17xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<17xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<17xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_25(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<17xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<17xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<17xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_26(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3x3xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3x3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3x3x3xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_27(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3x3xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3x3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3x3x3xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_28(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1x4xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x4xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1x4xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_29(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1x4xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x4xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1x4xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_30(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x0xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x0xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_31(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x0xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x0xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_32(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x1x2x1x2x2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x1x2x1x2x2xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x1x2x1x2x2xui32>
}

// exact
func.func @rng_bit_generator_PHILOX_ui32_3_33(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x1x2x1x2x2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x1x2x1x2x2xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x1x2x1x2x2xui32>
}

// tol 1e-5
func.func @triangular_solve_f32(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// tol 1e-5
func.func @triangular_solve_f32_2(%a0: tensor<2x2x2xf32>, %a1: tensor<2x3x2xf32>) -> tensor<2x3x2xf32> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// tol 1e-5
func.func @triangular_solve_f32_3(%a0: tensor<0x3x3xf32>, %a1: tensor<0x3x1xf32>) -> tensor<0x3x1xf32> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x3x3xf32>, tensor<0x3x1xf32>) -> tensor<0x3x1xf32>
  return %r : tensor<0x3x1xf32>
}

// tol 1e-5
func.func @triangular_solve_f32_4(%a0: tensor<2x1x5x5xf32>, %a1: tensor<2x1x3x5xf32>) -> tensor<2x1x3x5xf32> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x1x5x5xf32>, tensor<2x1x3x5xf32>) -> tensor<2x1x3x5xf32>
  return %r : tensor<2x1x3x5xf32>
}

// tol 1e-5
func.func @triangular_solve_f32_5(%a0: tensor<8x8xf32>, %a1: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<8x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}

// tol 1e-13
func.func @triangular_solve_f64(%a0: tensor<0x1x1xf64>, %a1: tensor<0x1x3xf64>) -> tensor<0x1x3xf64> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x1x1xf64>, tensor<0x1x3xf64>) -> tensor<0x1x3xf64>
  return %r : tensor<0x1x3xf64>
}

// tol 1e-13
func.func @triangular_solve_f64_2(%a0: tensor<2x1x2x2xf64>, %a1: tensor<2x1x2x1xf64>) -> tensor<2x1x2x1xf64> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x1x2x2xf64>, tensor<2x1x2x1xf64>) -> tensor<2x1x2x1xf64>
  return %r : tensor<2x1x2x1xf64>
}

// tol 1e-13
func.func @triangular_solve_f64_3(%a0: tensor<2x3x3xf64>, %a1: tensor<2x1x3xf64>) -> tensor<2x1x3xf64> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x1x3xf64>) -> tensor<2x1x3xf64>
  return %r : tensor<2x1x3xf64>
}

// tol 1e-13
func.func @triangular_solve_f64_4(%a0: tensor<5x5xf64>, %a1: tensor<5x1xf64>) -> tensor<5x1xf64> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<5x5xf64>, tensor<5x1xf64>) -> tensor<5x1xf64>
  return %r : tensor<5x1xf64>
}

// tol 1e-13
func.func @triangular_solve_f64_5(%a0: tensor<2x8x8xf64>, %a1: tensor<2x8x1xf64>) -> tensor<2x8x1xf64> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x8x8xf64>, tensor<2x8x1xf64>) -> tensor<2x8x1xf64>
  return %r : tensor<2x8x1xf64>
}

// tol 1e-5
func.func @triangular_solve_c64(%a0: tensor<2x1x1x1xcomplex<f32>>, %a1: tensor<2x1x1x1xcomplex<f32>>) -> tensor<2x1x1x1xcomplex<f32>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x1x1x1xcomplex<f32>>, tensor<2x1x1x1xcomplex<f32>>) -> tensor<2x1x1x1xcomplex<f32>>
  return %r : tensor<2x1x1x1xcomplex<f32>>
}

// tol 1e-5
func.func @triangular_solve_c64_2(%a0: tensor<2x2xcomplex<f32>>, %a1: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// tol 1e-5
func.func @triangular_solve_c64_3(%a0: tensor<0x3x3xcomplex<f32>>, %a1: tensor<0x3x3xcomplex<f32>>) -> tensor<0x3x3xcomplex<f32>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x3x3xcomplex<f32>>, tensor<0x3x3xcomplex<f32>>) -> tensor<0x3x3xcomplex<f32>>
  return %r : tensor<0x3x3xcomplex<f32>>
}

// tol 1e-5
func.func @triangular_solve_c64_4(%a0: tensor<2x5x5xcomplex<f32>>, %a1: tensor<2x5x1xcomplex<f32>>) -> tensor<2x5x1xcomplex<f32>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x1xcomplex<f32>>) -> tensor<2x5x1xcomplex<f32>>
  return %r : tensor<2x5x1xcomplex<f32>>
}

// tol 1e-5
func.func @triangular_solve_c64_5(%a0: tensor<0x8x8xcomplex<f32>>, %a1: tensor<0x8x1xcomplex<f32>>) -> tensor<0x8x1xcomplex<f32>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x8x8xcomplex<f32>>, tensor<0x8x1xcomplex<f32>>) -> tensor<0x8x1xcomplex<f32>>
  return %r : tensor<0x8x1xcomplex<f32>>
}

// tol 1e-13
func.func @triangular_solve_c128(%a0: tensor<2x1x1xcomplex<f64>>, %a1: tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x1x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
  return %r : tensor<2x1x1xcomplex<f64>>
}

// tol 1e-13
func.func @triangular_solve_c128_2(%a0: tensor<0x2x2xcomplex<f64>>, %a1: tensor<0x3x2xcomplex<f64>>) -> tensor<0x3x2xcomplex<f64>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x2x2xcomplex<f64>>, tensor<0x3x2xcomplex<f64>>) -> tensor<0x3x2xcomplex<f64>>
  return %r : tensor<0x3x2xcomplex<f64>>
}

// tol 1e-13
func.func @triangular_solve_c128_3(%a0: tensor<3x3xcomplex<f64>>, %a1: tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
  return %r : tensor<3x1xcomplex<f64>>
}

// tol 1e-13
func.func @triangular_solve_c128_4(%a0: tensor<0x5x5xcomplex<f64>>, %a1: tensor<0x5x1xcomplex<f64>>) -> tensor<0x5x1xcomplex<f64>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x5x5xcomplex<f64>>, tensor<0x5x1xcomplex<f64>>) -> tensor<0x5x1xcomplex<f64>>
  return %r : tensor<0x5x1xcomplex<f64>>
}

// tol 1e-13
func.func @triangular_solve_c128_5(%a0: tensor<2x1x8x8xcomplex<f64>>, %a1: tensor<2x1x8x1xcomplex<f64>>) -> tensor<2x1x8x1xcomplex<f64>> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x1x8x8xcomplex<f64>>, tensor<2x1x8x1xcomplex<f64>>) -> tensor<2x1x8x1xcomplex<f64>>
  return %r : tensor<2x1x8x1xcomplex<f64>>
}

// tol 1e-5
func.func @triangular_solve_f32_6(%a0: tensor<2x1x3x3xf32>, %a1: tensor<2x1x3x1xf32>) -> tensor<2x1x3x1xf32> {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x1x3x3xf32>, tensor<2x1x3x1xf32>) -> tensor<2x1x3x1xf32>
  return %r : tensor<2x1x3x1xf32>
}

// tol 1e-5
func.func @cholesky_f32(%a0: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<1x1xf32>
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %z = stablehlo.constant dense<0.0> : tensor<1x1xf32>
  %r = stablehlo.select %p, %c, %z : tensor<1x1xi1>, tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// tol 1e-5
func.func @cholesky_f32_2(%a0: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %c = stablehlo.cholesky %a0, lower = false : tensor<2x2x2xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x2x2xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x2x2xi32>
  %p = stablehlo.compare LE, %i, %j : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x2x2xf32>
  %r = stablehlo.select %p, %c, %z : tensor<2x2x2xi1>, tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}

// tol 1e-5
func.func @cholesky_f32_3(%a0: tensor<0x3x3xf32>) -> tensor<0x3x3xf32> {
  %c = stablehlo.cholesky %a0, lower = false : tensor<0x3x3xf32>
  %i = stablehlo.iota dim = 1 : tensor<0x3x3xi32>
  %j = stablehlo.iota dim = 2 : tensor<0x3x3xi32>
  %p = stablehlo.compare LE, %i, %j : (tensor<0x3x3xi32>, tensor<0x3x3xi32>) -> tensor<0x3x3xi1>
  %z = stablehlo.constant dense<> : tensor<0x3x3xf32>
  %r = stablehlo.select %p, %c, %z : tensor<0x3x3xi1>, tensor<0x3x3xf32>
  return %r : tensor<0x3x3xf32>
}

// tol 1e-5
func.func @cholesky_f32_4(%a0: tensor<2x1x5x5xf32>) -> tensor<2x1x5x5xf32> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<2x1x5x5xf32>
  %i = stablehlo.iota dim = 2 : tensor<2x1x5x5xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x1x5x5xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x1x5x5xi32>, tensor<2x1x5x5xi32>) -> tensor<2x1x5x5xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x1x5x5xf32>
  %r = stablehlo.select %p, %c, %z : tensor<2x1x5x5xi1>, tensor<2x1x5x5xf32>
  return %r : tensor<2x1x5x5xf32>
}

// tol 1e-5
func.func @cholesky_f32_5(%a0: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<2x8x8xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x8x8xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x8x8xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x8x8xi32>, tensor<2x8x8xi32>) -> tensor<2x8x8xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x8x8xf32>
  %r = stablehlo.select %p, %c, %z : tensor<2x8x8xi1>, tensor<2x8x8xf32>
  return %r : tensor<2x8x8xf32>
}

// tol 1e-13
func.func @cholesky_f64(%a0: tensor<2x1x1x1xf64>) -> tensor<2x1x1x1xf64> {
  %c = stablehlo.cholesky %a0, lower = false : tensor<2x1x1x1xf64>
  %i = stablehlo.iota dim = 2 : tensor<2x1x1x1xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x1x1x1xi32>
  %p = stablehlo.compare LE, %i, %j : (tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x1x1x1xf64>
  %r = stablehlo.select %p, %c, %z : tensor<2x1x1x1xi1>, tensor<2x1x1x1xf64>
  return %r : tensor<2x1x1x1xf64>
}

// tol 1e-13
func.func @cholesky_f64_2(%a0: tensor<0x2x2xf64>) -> tensor<0x2x2xf64> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<0x2x2xf64>
  %i = stablehlo.iota dim = 1 : tensor<0x2x2xi32>
  %j = stablehlo.iota dim = 2 : tensor<0x2x2xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<0x2x2xi32>, tensor<0x2x2xi32>) -> tensor<0x2x2xi1>
  %z = stablehlo.constant dense<> : tensor<0x2x2xf64>
  %r = stablehlo.select %p, %c, %z : tensor<0x2x2xi1>, tensor<0x2x2xf64>
  return %r : tensor<0x2x2xf64>
}

// tol 1e-13
func.func @cholesky_f64_3(%a0: tensor<3x3xf64>) -> tensor<3x3xf64> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<3x3xf64>
  %i = stablehlo.iota dim = 0 : tensor<3x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x3xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %z = stablehlo.constant dense<0.0> : tensor<3x3xf64>
  %r = stablehlo.select %p, %c, %z : tensor<3x3xi1>, tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// tol 1e-13
func.func @cholesky_f64_4(%a0: tensor<2x5x5xf64>) -> tensor<2x5x5xf64> {
  %c = stablehlo.cholesky %a0, lower = false : tensor<2x5x5xf64>
  %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %p = stablehlo.compare LE, %i, %j : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x5x5xf64>
  %r = stablehlo.select %p, %c, %z : tensor<2x5x5xi1>, tensor<2x5x5xf64>
  return %r : tensor<2x5x5xf64>
}

// tol 1e-13
func.func @cholesky_f64_5(%a0: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %c = stablehlo.cholesky %a0, lower = false : tensor<8x8xf64>
  %i = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %j = stablehlo.iota dim = 1 : tensor<8x8xi32>
  %p = stablehlo.compare LE, %i, %j : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %z = stablehlo.constant dense<0.0> : tensor<8x8xf64>
  %r = stablehlo.select %p, %c, %z : tensor<8x8xi1>, tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

// tol 1e-5
func.func @cholesky_c64(%a0: tensor<2x1x1xcomplex<f32>>) -> tensor<2x1x1xcomplex<f32>> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<2x1x1xcomplex<f32>>
  %i = stablehlo.iota dim = 1 : tensor<2x1x1xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x1x1xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x1x1xcomplex<f32>>
  %r = stablehlo.select %p, %c, %z : tensor<2x1x1xi1>, tensor<2x1x1xcomplex<f32>>
  return %r : tensor<2x1x1xcomplex<f32>>
}

// tol 1e-5
func.func @cholesky_c64_2(%a0: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %c = stablehlo.cholesky %a0, lower = false : tensor<2x2xcomplex<f32>>
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %p = stablehlo.compare LE, %i, %j : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f32>>
  %r = stablehlo.select %p, %c, %z : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}

// tol 1e-5
func.func @cholesky_c64_3(%a0: tensor<2x1x3x3xcomplex<f32>>) -> tensor<2x1x3x3xcomplex<f32>> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<2x1x3x3xcomplex<f32>>
  %i = stablehlo.iota dim = 2 : tensor<2x1x3x3xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x1x3x3xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x1x3x3xi32>, tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi1>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x1x3x3xcomplex<f32>>
  %r = stablehlo.select %p, %c, %z : tensor<2x1x3x3xi1>, tensor<2x1x3x3xcomplex<f32>>
  return %r : tensor<2x1x3x3xcomplex<f32>>
}

// tol 1e-5
func.func @cholesky_c64_4(%a0: tensor<0x5x5xcomplex<f32>>) -> tensor<0x5x5xcomplex<f32>> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<0x5x5xcomplex<f32>>
  %i = stablehlo.iota dim = 1 : tensor<0x5x5xi32>
  %j = stablehlo.iota dim = 2 : tensor<0x5x5xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<0x5x5xi32>, tensor<0x5x5xi32>) -> tensor<0x5x5xi1>
  %z = stablehlo.constant dense<> : tensor<0x5x5xcomplex<f32>>
  %r = stablehlo.select %p, %c, %z : tensor<0x5x5xi1>, tensor<0x5x5xcomplex<f32>>
  return %r : tensor<0x5x5xcomplex<f32>>
}

// tol 1e-5
func.func @cholesky_c64_5(%a0: tensor<0x8x8xcomplex<f32>>) -> tensor<0x8x8xcomplex<f32>> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<0x8x8xcomplex<f32>>
  %i = stablehlo.iota dim = 1 : tensor<0x8x8xi32>
  %j = stablehlo.iota dim = 2 : tensor<0x8x8xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<0x8x8xi32>, tensor<0x8x8xi32>) -> tensor<0x8x8xi1>
  %z = stablehlo.constant dense<> : tensor<0x8x8xcomplex<f32>>
  %r = stablehlo.select %p, %c, %z : tensor<0x8x8xi1>, tensor<0x8x8xcomplex<f32>>
  return %r : tensor<0x8x8xcomplex<f32>>
}

// tol 1e-13
func.func @cholesky_c128(%a0: tensor<0x1x1xcomplex<f64>>) -> tensor<0x1x1xcomplex<f64>> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<0x1x1xcomplex<f64>>
  %i = stablehlo.iota dim = 1 : tensor<0x1x1xi32>
  %j = stablehlo.iota dim = 2 : tensor<0x1x1xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<0x1x1xi32>, tensor<0x1x1xi32>) -> tensor<0x1x1xi1>
  %z = stablehlo.constant dense<> : tensor<0x1x1xcomplex<f64>>
  %r = stablehlo.select %p, %c, %z : tensor<0x1x1xi1>, tensor<0x1x1xcomplex<f64>>
  return %r : tensor<0x1x1xcomplex<f64>>
}

// tol 1e-13
func.func @cholesky_c128_2(%a0: tensor<2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x2xcomplex<f64>> {
  %c = stablehlo.cholesky %a0, lower = false : tensor<2x1x2x2xcomplex<f64>>
  %i = stablehlo.iota dim = 2 : tensor<2x1x2x2xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x1x2x2xi32>
  %p = stablehlo.compare LE, %i, %j : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x1x2x2xcomplex<f64>>
  %r = stablehlo.select %p, %c, %z : tensor<2x1x2x2xi1>, tensor<2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x2xcomplex<f64>>
}

// tol 1e-13
func.func @cholesky_c128_3(%a0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<2x3x3xcomplex<f64>>
  %i = stablehlo.iota dim = 1 : tensor<2x3x3xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x3x3xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x3xcomplex<f64>>
  %r = stablehlo.select %p, %c, %z : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
  return %r : tensor<2x3x3xcomplex<f64>>
}

// tol 1e-13
func.func @cholesky_c128_4(%a0: tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<5x5xcomplex<f64>>
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x5xcomplex<f64>>
  %r = stablehlo.select %p, %c, %z : tensor<5x5xi1>, tensor<5x5xcomplex<f64>>
  return %r : tensor<5x5xcomplex<f64>>
}

// tol 1e-13
func.func @cholesky_c128_5(%a0: tensor<2x1x8x8xcomplex<f64>>) -> tensor<2x1x8x8xcomplex<f64>> {
  %c = stablehlo.cholesky %a0, lower = true : tensor<2x1x8x8xcomplex<f64>>
  %i = stablehlo.iota dim = 2 : tensor<2x1x8x8xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x1x8x8xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x1x8x8xi32>, tensor<2x1x8x8xi32>) -> tensor<2x1x8x8xi1>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x1x8x8xcomplex<f64>>
  %r = stablehlo.select %p, %c, %z : tensor<2x1x8x8xi1>, tensor<2x1x8x8xcomplex<f64>>
  return %r : tensor<2x1x8x8xcomplex<f64>>
}

// tol 1e-12
func.func @batch_norm_inference_f64(%a0: tensor<4x3xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<3xf64>) -> tensor<4x3xf64> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<4x3xf64>
  return %r : tensor<4x3xf64>
}

// tol 1e-12
func.func @batch_norm_training_f64(%a0: tensor<4x3xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_grad_f64(%a0: tensor<4x3xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_inference_f64_2(%a0: tensor<3x4xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<3xf64>) -> tensor<3x4xf64> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 0 : i64}> : (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// tol 1e-12
func.func @batch_norm_training_f64_2(%a0: tensor<3x4xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-05 : f32, feature_index = 0 : i64}> : (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_grad_f64_2(%a0: tensor<3x4xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 0 : i64}> : (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_inference_f64_3(%a0: tensor<2x3x2xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<3xf64>) -> tensor<2x3x2xf64> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  return %r : tensor<2x3x2xf64>
}

// tol 1e-12
func.func @batch_norm_training_f64_3(%a0: tensor<2x3x2xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>) -> (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_grad_f64_3(%a0: tensor<2x3x2xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<2x3x2xf64>) -> (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x2xf64>) -> (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_inference_f64_4(%a0: tensor<2x2x2x3xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<3xf64>) -> tensor<2x2x2x3xf64> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x2x2x3xf64>
  return %r : tensor<2x2x2x3xf64>
}

// tol 1e-12
func.func @batch_norm_training_f64_4(%a0: tensor<2x2x2x3xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>) -> (tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_grad_f64_4(%a0: tensor<2x2x2x3xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<2x2x2x3xf64>) -> (tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x2x2x3xf64>) -> (tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x2x2x3xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_inference_f64_5(%a0: tensor<5x1xf64>, %a1: tensor<1xf64>, %a2: tensor<1xf64>, %a3: tensor<1xf64>, %a4: tensor<1xf64>) -> tensor<5x1xf64> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<5x1xf64>
  return %r : tensor<5x1xf64>
}

// tol 1e-12
func.func @batch_norm_training_f64_5(%a0: tensor<5x1xf64>, %a1: tensor<1xf64>, %a2: tensor<1xf64>) -> (tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>)
  return %r#0, %r#1, %r#2 : tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>
}

// tol 1e-12
func.func @batch_norm_grad_f64_5(%a0: tensor<5x1xf64>, %a1: tensor<1xf64>, %a2: tensor<1xf64>, %a3: tensor<1xf64>, %a4: tensor<5x1xf64>) -> (tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<5x1xf64>) -> (tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>)
  return %r#0, %r#1, %r#2 : tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>
}

// tol 1e-12
func.func @batch_norm_inference_f64_6(%a0: tensor<1x3xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<3xf64>) -> tensor<1x3xf64> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<1x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<1x3xf64>
  return %r : tensor<1x3xf64>
}

// tol 1e-12
func.func @batch_norm_grad_f64_6(%a0: tensor<1x3xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<1x3xf64>) -> (tensor<1x3xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<1x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<1x3xf64>) -> (tensor<1x3xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<1x3xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_inference_f64_7(%a0: tensor<2x1x2x3x1xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<3xf64>) -> tensor<2x1x2x3x1xf64> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x1x2x3x1xf64>
  return %r : tensor<2x1x2x3x1xf64>
}

// tol 1e-12
func.func @batch_norm_training_f64_6(%a0: tensor<2x1x2x3x1xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>) -> (tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-12
func.func @batch_norm_grad_f64_7(%a0: tensor<2x1x2x3x1xf64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>, %a4: tensor<2x1x2x3x1xf64>) -> (tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x1x2x3x1xf64>) -> (tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x3x1xf64>, tensor<3xf64>, tensor<3xf64>
}

// tol 1e-4
func.func @batch_norm_inference_f32(%a0: tensor<4x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) -> tensor<4x3xf32> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// tol 1e-4
func.func @batch_norm_training_f32(%a0: tensor<4x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_grad_f32(%a0: tensor<4x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_inference_f32_2(%a0: tensor<3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) -> tensor<3x4xf32> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 0 : i64}> : (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// tol 1e-4
func.func @batch_norm_training_f32_2(%a0: tensor<3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 0 : i64}> : (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_grad_f32_2(%a0: tensor<3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 0 : i64}> : (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_inference_f32_3(%a0: tensor<2x3x2xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) -> tensor<2x3x2xf32> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// tol 1e-4
func.func @batch_norm_training_f32_3(%a0: tensor<2x3x2xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_grad_f32_3(%a0: tensor<2x3x2xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_inference_f32_4(%a0: tensor<2x2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) -> tensor<2x2x2x3xf32> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x2x2x3xf32>
  return %r : tensor<2x2x2x3xf32>
}

// tol 1e-4
func.func @batch_norm_training_f32_4(%a0: tensor<2x2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 5.0e-01 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_grad_f32_4(%a0: tensor<2x2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x2x2x3xf32>) -> (tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x2x2x3xf32>) -> (tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_inference_f32_5(%a0: tensor<5x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>, %a3: tensor<1xf32>, %a4: tensor<1xf32>) -> tensor<5x1xf32> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x1xf32>
  return %r : tensor<5x1xf32>
}

// tol 1e-4
func.func @batch_norm_training_f32_5(%a0: tensor<5x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>)
  return %r#0, %r#1, %r#2 : tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>
}

// tol 1e-4
func.func @batch_norm_grad_f32_5(%a0: tensor<5x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>, %a3: tensor<1xf32>, %a4: tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>)
  return %r#0, %r#1, %r#2 : tensor<5x1xf32>, tensor<1xf32>, tensor<1xf32>
}

// tol 1e-4
func.func @batch_norm_inference_f32_6(%a0: tensor<1x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) -> tensor<1x3xf32> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<1x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<1x3xf32>
  return %r : tensor<1x3xf32>
}

// tol 1e-4
func.func @batch_norm_grad_f32_6(%a0: tensor<1x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<1x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<1x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_inference_f32_7(%a0: tensor<2x1x2x3x1xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) -> tensor<2x1x2x3x1xf32> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x1x2x3x1xf32>
  return %r : tensor<2x1x2x3x1xf32>
}

// tol 1e-4
func.func @batch_norm_training_f32_6(%a0: tensor<2x1x2x3x1xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-05 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 1e-4
func.func @batch_norm_grad_f32_7(%a0: tensor<2x1x2x3x1xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x1x2x3x1xf32>) -> (tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x1x2x3x1xf32>) -> (tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x3x1xf32>, tensor<3xf32>, tensor<3xf32>
}

// tol 2e-2
func.func @batch_norm_inference_f16(%a0: tensor<4x3xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<3xf16>) -> tensor<4x3xf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<4x3xf16>
  return %r : tensor<4x3xf16>
}

// tol 2e-2
func.func @batch_norm_training_f16(%a0: tensor<4x3xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>) -> (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_grad_f16(%a0: tensor<4x3xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<4x3xf16>) -> (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<4x3xf16>) -> (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_inference_f16_2(%a0: tensor<3x4xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<3xf16>) -> tensor<3x4xf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 0 : i64}> : (tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// tol 2e-2
func.func @batch_norm_training_f16_2(%a0: tensor<3x4xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>) -> (tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 0 : i64}> : (tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_grad_f16_2(%a0: tensor<3x4xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<3x4xf16>) -> (tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 0 : i64}> : (tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3x4xf16>) -> (tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_inference_f16_3(%a0: tensor<2x3x2xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<3xf16>) -> tensor<2x3x2xf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<2x3x2xf16>
  return %r : tensor<2x3x2xf16>
}

// tol 2e-2
func.func @batch_norm_training_f16_3(%a0: tensor<2x3x2xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>) -> (tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_grad_f16_3(%a0: tensor<2x3x2xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<2x3x2xf16>) -> (tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3x2xf16>) -> (tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_inference_f16_4(%a0: tensor<2x2x2x3xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<3xf16>) -> tensor<2x2x2x3xf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<2x2x2x3xf16>
  return %r : tensor<2x2x2x3xf16>
}

// tol 2e-2
func.func @batch_norm_training_f16_4(%a0: tensor<2x2x2x3xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>) -> (tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-05 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_grad_f16_4(%a0: tensor<2x2x2x3xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<2x2x2x3xf16>) -> (tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x2x2x3xf16>) -> (tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x2x2x3xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_inference_f16_5(%a0: tensor<5x1xf16>, %a1: tensor<1xf16>, %a2: tensor<1xf16>, %a3: tensor<1xf16>, %a4: tensor<1xf16>) -> tensor<5x1xf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<5x1xf16>
  return %r : tensor<5x1xf16>
}

// tol 2e-2
func.func @batch_norm_training_f16_5(%a0: tensor<5x1xf16>, %a1: tensor<1xf16>, %a2: tensor<1xf16>) -> (tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>)
  return %r#0, %r#1, %r#2 : tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>
}

// tol 2e-2
func.func @batch_norm_grad_f16_5(%a0: tensor<5x1xf16>, %a1: tensor<1xf16>, %a2: tensor<1xf16>, %a3: tensor<1xf16>, %a4: tensor<5x1xf16>) -> (tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<5x1xf16>) -> (tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>)
  return %r#0, %r#1, %r#2 : tensor<5x1xf16>, tensor<1xf16>, tensor<1xf16>
}

// tol 2e-2
func.func @batch_norm_inference_f16_6(%a0: tensor<1x3xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<3xf16>) -> tensor<1x3xf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<1x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<1x3xf16>
  return %r : tensor<1x3xf16>
}

// tol 2e-2
func.func @batch_norm_grad_f16_6(%a0: tensor<1x3xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<1x3xf16>) -> (tensor<1x3xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 1 : i64}> : (tensor<1x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<1x3xf16>) -> (tensor<1x3xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<1x3xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_inference_f16_7(%a0: tensor<2x1x2x3x1xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<3xf16>) -> tensor<2x1x2x3x1xf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<2x1x2x3x1xf16>
  return %r : tensor<2x1x2x3x1xf16>
}

// tol 2e-2
func.func @batch_norm_training_f16_6(%a0: tensor<2x1x2x3x1xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>) -> (tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 5.0e-01 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 2e-2
func.func @batch_norm_grad_f16_7(%a0: tensor<2x1x2x3x1xf16>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>, %a4: tensor<2x1x2x3x1xf16>) -> (tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x1x2x3x1xf16>) -> (tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x3x1xf16>, tensor<3xf16>, tensor<3xf16>
}

// tol 1e-1
func.func @batch_norm_inference_bf16(%a0: tensor<4x3xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<3xbf16>) -> tensor<4x3xbf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

// tol 1e-1
func.func @batch_norm_training_bf16(%a0: tensor<4x3xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_grad_bf16(%a0: tensor<4x3xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<4x3xbf16>) -> (tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<4x3xbf16>) -> (tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_inference_bf16_2(%a0: tensor<3x4xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<3xbf16>) -> tensor<3x4xbf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 0 : i64}> : (tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// tol 1e-1
func.func @batch_norm_training_bf16_2(%a0: tensor<3x4xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 5.0e-01 : f32, feature_index = 0 : i64}> : (tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_grad_bf16_2(%a0: tensor<3x4xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<3x4xbf16>) -> (tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 5.0e-01 : f32, feature_index = 0 : i64}> : (tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3x4xbf16>) -> (tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_inference_bf16_3(%a0: tensor<2x3x2xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<3xbf16>) -> tensor<2x3x2xbf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<2x3x2xbf16>
  return %r : tensor<2x3x2xbf16>
}

// tol 1e-1
func.func @batch_norm_training_bf16_3(%a0: tensor<2x3x2xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_grad_bf16_3(%a0: tensor<2x3x2xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<2x3x2xbf16>) -> (tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-05 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x2xbf16>) -> (tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_inference_bf16_4(%a0: tensor<2x2x2x3xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<3xbf16>) -> tensor<2x2x2x3xbf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<2x2x2x3xbf16>
  return %r : tensor<2x2x2x3xbf16>
}

// tol 1e-1
func.func @batch_norm_training_bf16_4(%a0: tensor<2x2x2x3xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_grad_bf16_4(%a0: tensor<2x2x2x3xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<2x2x2x3xbf16>) -> (tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x2x2x3xbf16>) -> (tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x2x2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_inference_bf16_5(%a0: tensor<5x1xbf16>, %a1: tensor<1xbf16>, %a2: tensor<1xbf16>, %a3: tensor<1xbf16>, %a4: tensor<1xbf16>) -> tensor<5x1xbf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<5x1xbf16>
  return %r : tensor<5x1xbf16>
}

// tol 1e-1
func.func @batch_norm_training_bf16_5(%a0: tensor<5x1xbf16>, %a1: tensor<1xbf16>, %a2: tensor<1xbf16>) -> (tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>)
  return %r#0, %r#1, %r#2 : tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>
}

// tol 1e-1
func.func @batch_norm_grad_bf16_5(%a0: tensor<5x1xbf16>, %a1: tensor<1xbf16>, %a2: tensor<1xbf16>, %a3: tensor<1xbf16>, %a4: tensor<5x1xbf16>) -> (tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<5x1xbf16>) -> (tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>)
  return %r#0, %r#1, %r#2 : tensor<5x1xbf16>, tensor<1xbf16>, tensor<1xbf16>
}

// tol 1e-1
func.func @batch_norm_inference_bf16_6(%a0: tensor<1x3xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<3xbf16>) -> tensor<1x3xbf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<1x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<1x3xbf16>
  return %r : tensor<1x3xbf16>
}

// tol 1e-1
func.func @batch_norm_grad_bf16_6(%a0: tensor<1x3xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<1x3xbf16>) -> (tensor<1x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<1x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<1x3xbf16>) -> (tensor<1x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<1x3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_inference_bf16_7(%a0: tensor<2x1x2x3x1xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<3xbf16>) -> tensor<2x1x2x3x1xbf16> {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<2x1x2x3x1xbf16>
  return %r : tensor<2x1x2x3x1xbf16>
}

// tol 1e-1
func.func @batch_norm_training_bf16_6(%a0: tensor<2x1x2x3x1xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>
}

// tol 1e-1
func.func @batch_norm_grad_bf16_7(%a0: tensor<2x1x2x3x1xbf16>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>, %a4: tensor<2x1x2x3x1xbf16>) -> (tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-03 : f32, feature_index = 3 : i64}> : (tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x1x2x3x1xbf16>) -> (tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x3x1xbf16>, tensor<3xbf16>, tensor<3xbf16>
}
