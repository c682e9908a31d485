module @jit_spectral_filters attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x11xf32>) -> (tensor<12x11xf32> {jax.result_info = "result[0]"}, tensor<12x11xf32> {jax.result_info = "result[1]"}, tensor<3x3xf32> {jax.result_info = "result[2]"}, tensor<12x11xf32> {jax.result_info = "result[3]"}) {
    %0 = call @fft(%arg0) : (tensor<12x11xf32>) -> tensor<12x11xcomplex<f32>>
    %1 = stablehlo.iota dim = 0 : tensor<12xf32>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.add %1, %2 : tensor<12xf32>
    %c = stablehlo.constant dense<12> : tensor<i32>
    %4 = call @remainder(%3, %c) : (tensor<12xf32>, tensor<i32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.divide %6, %7 : tensor<12xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %10 = stablehlo.iota dim = 0 : tensor<11xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %12 = stablehlo.add %10, %11 : tensor<11xf32>
    %c_3 = stablehlo.constant dense<11> : tensor<i32>
    %13 = call @remainder_0(%12, %c_3) : (tensor<11xf32>, tensor<i32>) -> tensor<11xf32>
    %cst_4 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<11xf32>
    %cst_5 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %17 = stablehlo.divide %15, %16 : tensor<11xf32>
    %18 = stablehlo.multiply %9, %9 : tensor<12x1xf32>
    %19 = stablehlo.multiply %17, %17 : tensor<11xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x11xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<12x11xf32>
    %23 = stablehlo.add %21, %22 : tensor<12x11xf32>
    %cst_6 = stablehlo.constant dense<-4.000000e+01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<12x11xf32>
    %26 = stablehlo.exponential %25 : tensor<12x11xf32>
    %27 = stablehlo.convert %26 : (tensor<12x11xf32>) -> tensor<12x11xcomplex<f32>>
    %28 = stablehlo.multiply %0, %27 : tensor<12x11xcomplex<f32>>
    %29 = call @fft_1(%28) : (tensor<12x11xcomplex<f32>>) -> tensor<12x11xcomplex<f32>>
    %30 = call @_roll_static(%0) : (tensor<12x11xcomplex<f32>>) -> tensor<12x11xcomplex<f32>>
    %31 = stablehlo.abs %30 : (tensor<12x11xcomplex<f32>>) -> tensor<12x11xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<12x11xf32>
    %33 = call @fft_2(%arg0) : (tensor<12x11xf32>) -> tensor<12x6xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<12x6xcomplex<f32>>
    %35 = stablehlo.multiply %33, %34 : tensor<12x6xcomplex<f32>>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = call @_pad(%35, %c_8) : (tensor<12x6xcomplex<f32>>, tensor<i32>) -> tensor<12x6xcomplex<f32>>
    %37 = call @fft_3(%36) : (tensor<12x6xcomplex<f32>>) -> tensor<12x11xf32>
    %38 = stablehlo.real %29 : (tensor<12x11xcomplex<f32>>) -> tensor<12x11xf32>
    %39 = stablehlo.slice %0 [1:4, 1:4] : (tensor<12x11xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %40 = call @angle(%39) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %38, %32, %40, %37 : tensor<12x11xf32>, tensor<12x11xf32>, tensor<3x3xf32>, tensor<12x11xf32>
  }
  func.func private @fft(%arg0: tensor<12x11xf32>) -> tensor<12x11xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<12x11xf32>) -> tensor<12x11xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [12, 11] : (tensor<12x11xcomplex<f32>>) -> tensor<12x11xcomplex<f32>>
    return %1 : tensor<12x11xcomplex<f32>>
  }
  func.func private @remainder(%arg0: tensor<12xf32>, %arg1: tensor<i32>) -> tensor<12xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<12xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %10 = stablehlo.and %9, %4 : tensor<12xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %12 = stablehlo.add %2, %11 : tensor<12xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<12xi1>, tensor<12xf32>
    return %13 : tensor<12xf32>
  }
  func.func private @remainder_0(%arg0: tensor<11xf32>, %arg1: tensor<i32>) -> tensor<11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<11xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<11xi1>, tensor<11xi1>) -> tensor<11xi1>
    %10 = stablehlo.and %9, %4 : tensor<11xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %12 = stablehlo.add %2, %11 : tensor<11xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<11xi1>, tensor<11xf32>
    return %13 : tensor<11xf32>
  }
  func.func private @fft_1(%arg0: tensor<12x11xcomplex<f32>>) -> tensor<12x11xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [12, 11] : (tensor<12x11xcomplex<f32>>) -> tensor<12x11xcomplex<f32>>
    return %0 : tensor<12x11xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<12x11xcomplex<f32>>) -> tensor<12x11xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [6:12, 0:11] : (tensor<12x11xcomplex<f32>>) -> tensor<6x11xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:6, 0:11] : (tensor<12x11xcomplex<f32>>) -> tensor<6x11xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<6x11xcomplex<f32>>, tensor<6x11xcomplex<f32>>) -> tensor<12x11xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:12, 6:11] : (tensor<12x11xcomplex<f32>>) -> tensor<12x5xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:12, 0:6] : (tensor<12x11xcomplex<f32>>) -> tensor<12x6xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<12x5xcomplex<f32>>, tensor<12x6xcomplex<f32>>) -> tensor<12x11xcomplex<f32>>
    return %5 : tensor<12x11xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<12x11xf32>) -> tensor<12x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12, 11] : (tensor<12x11xf32>) -> tensor<12x6xcomplex<f32>>
    return %0 : tensor<12x6xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<12x6xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<12x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<12x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<12x6xcomplex<f32>>
    return %1 : tensor<12x6xcomplex<f32>>
  }
  func.func private @fft_3(%arg0: tensor<12x6xcomplex<f32>>) -> tensor<12x11xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [12, 11] : (tensor<12x6xcomplex<f32>>) -> tensor<12x11xf32>
    return %0 : tensor<12x11xf32>
  }
  func.func private @angle(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32> {
    %0 = stablehlo.real %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.atan2 %1, %0 : tensor<3x3xf32>
    return %2 : tensor<3x3xf32>
  }
}
