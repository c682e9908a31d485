module @jit_schroedinger_split_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30xcomplex<f32>>, %arg1: tensor<30xf32>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<30xf32> {jax.result_info = "result[1]"}, tensor<complex<f32>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<30xf32>
    %cst = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %2 = stablehlo.add %0, %1 : tensor<30xf32>
    %c = stablehlo.constant dense<30> : tensor<i32>
    %3 = call @remainder(%2, %c) : (tensor<30xf32>, tensor<i32>) -> tensor<30xf32>
    %cst_0 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<30xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %7 = stablehlo.divide %5, %6 : tensor<30xf32>
    %cst_2 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<30xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<30xf32>
    %11 = stablehlo.convert %10 : (tensor<30xf32>) -> tensor<30xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,-1.250000e-02)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<30xcomplex<f32>>
    %13 = stablehlo.multiply %12, %11 : tensor<30xcomplex<f32>>
    %14 = stablehlo.exponential %13 : tensor<30xcomplex<f32>>
    %15 = stablehlo.convert %arg1 : (tensor<30xf32>) -> tensor<30xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,-5.000000e-02)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<30xcomplex<f32>>
    %17 = stablehlo.multiply %16, %15 : tensor<30xcomplex<f32>>
    %18 = stablehlo.exponential %17 : tensor<30xcomplex<f32>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %19:5 = stablehlo.while(%iterArg = %14, %iterArg_7 = %18, %iterArg_8 = %c_6, %iterArg_9 = %c_5, %iterArg_10 = %arg0) : tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<30xcomplex<f32>>
    cond {
      %c_11 = stablehlo.constant dense<20> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %27:2 = func.call @closed_call(%iterArg, %iterArg_7, %iterArg_9, %iterArg_10) : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>, tensor<i32>, tensor<30xcomplex<f32>>) -> (tensor<i32>, tensor<30xcomplex<f32>>)
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %28, %27#0, %27#1 : tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<30xcomplex<f32>>
    }
    %20 = stablehlo.abs %19#4 : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<30xf32>
    %22 = stablehlo.real %19#4 : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
    %23 = stablehlo.imag %19#4 : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
    %24 = stablehlo.negate %23 : tensor<30xf32>
    %25 = stablehlo.complex %22, %24 : tensor<30xcomplex<f32>>
    %26 = stablehlo.dot_general %25, %19#4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> tensor<complex<f32>>
    return %19#4, %21, %26 : tensor<30xcomplex<f32>>, tensor<30xf32>, tensor<complex<f32>>
  }
  func.func private @remainder(%arg0: tensor<30xf32>, %arg1: tensor<i32>) -> tensor<30xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<30xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<30xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<30xi1>, tensor<30xi1>) -> tensor<30xi1>
    %10 = stablehlo.and %9, %4 : tensor<30xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %12 = stablehlo.add %2, %11 : tensor<30xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<30xi1>, tensor<30xf32>
    return %13 : tensor<30xf32>
  }
  func.func private @closed_call(%arg0: tensor<30xcomplex<f32>>, %arg1: tensor<30xcomplex<f32>>, %arg2: tensor<i32>, %arg3: tensor<30xcomplex<f32>>) -> (tensor<i32>, tensor<30xcomplex<f32>>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = call @fft(%arg3) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    %2 = stablehlo.multiply %arg0, %1 : tensor<30xcomplex<f32>>
    %3 = call @fft_0(%2) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    %4 = stablehlo.multiply %arg1, %3 : tensor<30xcomplex<f32>>
    %5 = call @fft(%4) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    %6 = stablehlo.multiply %arg0, %5 : tensor<30xcomplex<f32>>
    %7 = call @fft_0(%6) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    return %0, %7 : tensor<i32>, tensor<30xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [30] : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [30] : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}
