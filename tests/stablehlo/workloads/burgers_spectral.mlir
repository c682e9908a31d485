module @jit_burgers_spectral attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32>) -> (tensor<32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<17xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %2 = stablehlo.divide %0, %1 : tensor<17xf32>
    %cst_0 = stablehlo.constant dense<10.666667> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
    %5 = call @fft(%arg0) : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:4 = stablehlo.while(%iterArg = %2, %iterArg_2 = %4, %iterArg_3 = %c, %iterArg_4 = %5) : tensor<17xf32>, tensor<17xi1>, tensor<i32>, tensor<17xcomplex<f32>>
    cond {
      %c_5 = stablehlo.constant dense<20> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4) : (tensor<17xf32>, tensor<17xi1>, tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_3, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %10, %9 : tensor<17xf32>, tensor<17xi1>, tensor<i32>, tensor<17xcomplex<f32>>
    }
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_pad(%6#3, %c_1) : (tensor<17xcomplex<f32>>, tensor<i32>) -> tensor<17xcomplex<f32>>
    %8 = call @fft_0(%7) : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    return %8 : tensor<32xf32>
  }
  func.func private @fft(%arg0: tensor<32xf32>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [32] : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    return %0 : tensor<17xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<17xf32>, %arg1: tensor<17xi1>, %arg2: tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
    %cst = stablehlo.constant dense<(-0.000000e+00,-5.000000e-01)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %2 = stablehlo.multiply %1, %0 : tensor<17xcomplex<f32>>
    %3 = stablehlo.convert %arg1 : (tensor<17xi1>) -> tensor<17xcomplex<f32>>
    %4 = stablehlo.multiply %2, %3 : tensor<17xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_pad(%arg2, %c) : (tensor<17xcomplex<f32>>, tensor<i32>) -> tensor<17xcomplex<f32>>
    %6 = call @fft_0(%5) : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<32xf32>
    %8 = call @fft(%7) : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    %9 = stablehlo.multiply %4, %8 : tensor<17xcomplex<f32>>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<17xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<17xf32>
    %13 = stablehlo.convert %12 : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
    %14 = stablehlo.multiply %13, %arg2 : tensor<17xcomplex<f32>>
    %15 = stablehlo.subtract %9, %14 : tensor<17xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.00999999977,0.000000e+00)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %17 = stablehlo.multiply %16, %15 : tensor<17xcomplex<f32>>
    %18 = stablehlo.add %arg2, %17 : tensor<17xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(7.500000e-01,0.000000e+00)> : tensor<complex<f32>>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %20 = stablehlo.multiply %19, %arg2 : tensor<17xcomplex<f32>>
    %21 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(-0.000000e+00,-5.000000e-01)> : tensor<complex<f32>>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %23 = stablehlo.multiply %22, %21 : tensor<17xcomplex<f32>>
    %24 = stablehlo.convert %arg1 : (tensor<17xi1>) -> tensor<17xcomplex<f32>>
    %25 = stablehlo.multiply %23, %24 : tensor<17xcomplex<f32>>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %26 = call @_pad(%18, %c_4) : (tensor<17xcomplex<f32>>, tensor<i32>) -> tensor<17xcomplex<f32>>
    %27 = call @fft_0(%26) : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    %28 = stablehlo.multiply %27, %27 : tensor<32xf32>
    %29 = call @fft(%28) : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    %30 = stablehlo.multiply %25, %29 : tensor<17xcomplex<f32>>
    %31 = stablehlo.multiply %arg0, %arg0 : tensor<17xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<17xf32>
    %34 = stablehlo.convert %33 : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
    %35 = stablehlo.multiply %34, %18 : tensor<17xcomplex<f32>>
    %36 = stablehlo.subtract %30, %35 : tensor<17xcomplex<f32>>
    %cst_6 = stablehlo.constant dense<(0.00999999977,0.000000e+00)> : tensor<complex<f32>>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %38 = stablehlo.multiply %37, %36 : tensor<17xcomplex<f32>>
    %39 = stablehlo.add %18, %38 : tensor<17xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<(2.500000e-01,0.000000e+00)> : tensor<complex<f32>>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %41 = stablehlo.multiply %40, %39 : tensor<17xcomplex<f32>>
    %42 = stablehlo.add %20, %41 : tensor<17xcomplex<f32>>
    %cst_8 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %44 = stablehlo.divide %arg2, %43 : tensor<17xcomplex<f32>>
    %45 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<(-0.000000e+00,-5.000000e-01)> : tensor<complex<f32>>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %47 = stablehlo.multiply %46, %45 : tensor<17xcomplex<f32>>
    %48 = stablehlo.convert %arg1 : (tensor<17xi1>) -> tensor<17xcomplex<f32>>
    %49 = stablehlo.multiply %47, %48 : tensor<17xcomplex<f32>>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %50 = call @_pad(%42, %c_10) : (tensor<17xcomplex<f32>>, tensor<i32>) -> tensor<17xcomplex<f32>>
    %51 = call @fft_0(%50) : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    %52 = stablehlo.multiply %51, %51 : tensor<32xf32>
    %53 = call @fft(%52) : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    %54 = stablehlo.multiply %49, %53 : tensor<17xcomplex<f32>>
    %55 = stablehlo.multiply %arg0, %arg0 : tensor<17xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<17xf32>
    %58 = stablehlo.convert %57 : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
    %59 = stablehlo.multiply %58, %42 : tensor<17xcomplex<f32>>
    %60 = stablehlo.subtract %54, %59 : tensor<17xcomplex<f32>>
    %cst_12 = stablehlo.constant dense<(0.00999999977,0.000000e+00)> : tensor<complex<f32>>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %62 = stablehlo.multiply %61, %60 : tensor<17xcomplex<f32>>
    %63 = stablehlo.add %42, %62 : tensor<17xcomplex<f32>>
    %cst_13 = stablehlo.constant dense<(0.666666686,0.000000e+00)> : tensor<complex<f32>>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %65 = stablehlo.multiply %64, %63 : tensor<17xcomplex<f32>>
    %66 = stablehlo.add %44, %65 : tensor<17xcomplex<f32>>
    return %66 : tensor<17xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<17xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<17xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    return %1 : tensor<17xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<17xcomplex<f32>>) -> tensor<32xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [32] : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    return %0 : tensor<32xf32>
  }
}
