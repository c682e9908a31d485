module @jit_vorticity_spectral attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x12xf32>) -> (tensor<12x12xf32> {jax.result_info = "result[0]"}, tensor<8xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<12xf32>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.add %0, %1 : tensor<12xf32>
    %c = stablehlo.constant dense<12> : tensor<i32>
    %3 = call @remainder(%2, %c) : (tensor<12xf32>, tensor<i32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.divide %5, %6 : tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %9 = stablehlo.iota dim = 0 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.divide %9, %10 : tensor<7xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %13 = stablehlo.multiply %8, %8 : tensor<12x1xf32>
    %14 = stablehlo.multiply %12, %12 : tensor<1x7xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x7xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<12x7xf32>
    %17 = stablehlo.add %15, %16 : tensor<12x7xf32>
    %18 = call @fft(%arg0) : (tensor<12x12xf32>) -> tensor<12x7xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20:6 = stablehlo.while(%iterArg = %17, %iterArg_6 = %12, %iterArg_7 = %8, %iterArg_8 = %c_4, %iterArg_9 = %18, %iterArg_10 = %19) : tensor<12x7xf32>, tensor<1x7xf32>, tensor<12x1xf32>, tensor<i32>, tensor<12x7xcomplex<f32>>, tensor<8xf32>
    cond {
      %c_11 = stablehlo.constant dense<8> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23:2 = func.call @closed_call(%iterArg, %iterArg_6, %iterArg_7, %iterArg_9) : (tensor<12x7xf32>, tensor<1x7xf32>, tensor<12x1xf32>, tensor<12x7xcomplex<f32>>) -> (tensor<12x7xcomplex<f32>>, tensor<f32>)
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_10, %23#1, %iterArg_8) : (tensor<8xf32>, tensor<f32>, tensor<i32>) -> tensor<8xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %25, %23#0, %24 : tensor<12x7xf32>, tensor<1x7xf32>, tensor<12x1xf32>, tensor<i32>, tensor<12x7xcomplex<f32>>, tensor<8xf32>
    }
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = call @_pad(%20#4, %c_5) : (tensor<12x7xcomplex<f32>>, tensor<i32>) -> tensor<12x7xcomplex<f32>>
    %22 = call @fft_0(%21) : (tensor<12x7xcomplex<f32>>) -> tensor<12x12xf32>
    return %22, %20#5 : tensor<12x12xf32>, tensor<8xf32>
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
  func.func private @fft(%arg0: tensor<12x12xf32>) -> tensor<12x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12, 12] : (tensor<12x12xf32>) -> tensor<12x7xcomplex<f32>>
    return %0 : tensor<12x7xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<12x7xf32>, %arg1: tensor<1x7xf32>, %arg2: tensor<12x1xf32>, %arg3: tensor<12x7xcomplex<f32>>) -> (tensor<12x7xcomplex<f32>>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<12x7xf32>, tensor<12x7xf32>) -> tensor<12x7xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c, %arg0) : (tensor<12x7xi1>, tensor<i32>, tensor<12x7xf32>) -> tensor<12x7xf32>
    %3 = stablehlo.convert %2 : (tensor<12x7xf32>) -> tensor<12x7xcomplex<f32>>
    %4 = stablehlo.divide %arg3, %3 : tensor<12x7xcomplex<f32>>
    %5 = stablehlo.convert %arg1 : (tensor<1x7xf32>) -> tensor<1x7xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1x7xcomplex<f32>>
    %7 = stablehlo.multiply %6, %5 : tensor<1x7xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x7xcomplex<f32>>) -> tensor<12x7xcomplex<f32>>
    %9 = stablehlo.multiply %8, %4 : tensor<12x7xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_pad(%9, %c_1) : (tensor<12x7xcomplex<f32>>, tensor<i32>) -> tensor<12x7xcomplex<f32>>
    %11 = call @fft_0(%10) : (tensor<12x7xcomplex<f32>>) -> tensor<12x12xf32>
    %12 = stablehlo.convert %arg2 : (tensor<12x1xf32>) -> tensor<12x1xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(-0.000000e+00,-1.000000e+00)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<12x1xcomplex<f32>>
    %14 = stablehlo.multiply %13, %12 : tensor<12x1xcomplex<f32>>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<12x1xcomplex<f32>>) -> tensor<12x7xcomplex<f32>>
    %16 = stablehlo.multiply %15, %4 : tensor<12x7xcomplex<f32>>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @_pad(%16, %c_3) : (tensor<12x7xcomplex<f32>>, tensor<i32>) -> tensor<12x7xcomplex<f32>>
    %18 = call @fft_0(%17) : (tensor<12x7xcomplex<f32>>) -> tensor<12x12xf32>
    %19 = stablehlo.convert %arg2 : (tensor<12x1xf32>) -> tensor<12x1xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<12x1xcomplex<f32>>
    %21 = stablehlo.multiply %20, %19 : tensor<12x1xcomplex<f32>>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<12x1xcomplex<f32>>) -> tensor<12x7xcomplex<f32>>
    %23 = stablehlo.multiply %22, %arg3 : tensor<12x7xcomplex<f32>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @_pad(%23, %c_5) : (tensor<12x7xcomplex<f32>>, tensor<i32>) -> tensor<12x7xcomplex<f32>>
    %25 = call @fft_0(%24) : (tensor<12x7xcomplex<f32>>) -> tensor<12x12xf32>
    %26 = stablehlo.convert %arg1 : (tensor<1x7xf32>) -> tensor<1x7xcomplex<f32>>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<1x7xcomplex<f32>>
    %28 = stablehlo.multiply %27, %26 : tensor<1x7xcomplex<f32>>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x7xcomplex<f32>>) -> tensor<12x7xcomplex<f32>>
    %30 = stablehlo.multiply %29, %arg3 : tensor<12x7xcomplex<f32>>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @_pad(%30, %c_7) : (tensor<12x7xcomplex<f32>>, tensor<i32>) -> tensor<12x7xcomplex<f32>>
    %32 = call @fft_0(%31) : (tensor<12x7xcomplex<f32>>) -> tensor<12x12xf32>
    %33 = stablehlo.multiply %11, %25 : tensor<12x12xf32>
    %34 = stablehlo.multiply %18, %32 : tensor<12x12xf32>
    %35 = stablehlo.add %33, %34 : tensor<12x12xf32>
    %36 = call @fft(%35) : (tensor<12x12xf32>) -> tensor<12x7xcomplex<f32>>
    %cst_8 = stablehlo.constant dense<(2.000000e-02,0.000000e+00)> : tensor<complex<f32>>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<12x7xcomplex<f32>>
    %38 = stablehlo.multiply %37, %36 : tensor<12x7xcomplex<f32>>
    %39 = stablehlo.subtract %arg3, %38 : tensor<12x7xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %41 = stablehlo.multiply %40, %arg0 : tensor<12x7xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %43 = stablehlo.add %42, %41 : tensor<12x7xf32>
    %44 = stablehlo.convert %43 : (tensor<12x7xf32>) -> tensor<12x7xcomplex<f32>>
    %45 = stablehlo.divide %39, %44 : tensor<12x7xcomplex<f32>>
    %46 = stablehlo.abs %4 : (tensor<12x7xcomplex<f32>>) -> tensor<12x7xf32>
    %47 = stablehlo.multiply %46, %46 : tensor<12x7xf32>
    %48 = stablehlo.multiply %47, %arg0 : tensor<12x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x7xf32>, tensor<f32>) -> tensor<f32>
    return %45, %49 : tensor<12x7xcomplex<f32>>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<12x7xi1>, %arg1: tensor<i32>, %arg2: tensor<12x7xf32>) -> tensor<12x7xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12x7xi1>, tensor<12x7xf32>
    return %2 : tensor<12x7xf32>
  }
  func.func private @_pad(%arg0: tensor<12x7xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<12x7xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<12x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<12x7xcomplex<f32>>
    return %1 : tensor<12x7xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<12x7xcomplex<f32>>) -> tensor<12x12xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [12, 12] : (tensor<12x7xcomplex<f32>>) -> tensor<12x12xf32>
    return %0 : tensor<12x12xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}
