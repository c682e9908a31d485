module @jit_llama attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768x256xf32>, %arg1: tensor<256x768xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256x128xf32>, %arg4: tensor<256x256xf32>, %arg5: tensor<256xf32>, %arg6: tensor<256x256xf32>, %arg7: tensor<256x768xf32>, %arg8: tensor<256x128xf32>, %arg9: tensor<768x256xf32>, %arg10: tensor<256x768xf32>, %arg11: tensor<256xf32>, %arg12: tensor<256x128xf32>, %arg13: tensor<256x256xf32>, %arg14: tensor<256xf32>, %arg15: tensor<256x256xf32>, %arg16: tensor<256x768xf32>, %arg17: tensor<256x128xf32>, %arg18: tensor<3x64x256xf32>) -> (tensor<3x64x256xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg18, %arg18 : tensor<3x64x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x64x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x64x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<3x64x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %9 = stablehlo.multiply %arg18, %8 : tensor<3x64x256xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x64x256xf32>
    %13 = stablehlo.dot_general %12, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %14 = stablehlo.dot_general %12, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %15 = stablehlo.dot_general %12, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %16 = stablehlo.reshape %13 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %17 = stablehlo.reshape %14 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %18 = stablehlo.reshape %15 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %20 = stablehlo.reshape %19 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %22 = stablehlo.reshape %21 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %23 = stablehlo.dot_general %16, %20, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_2 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %25 = stablehlo.divide %23, %24 : tensor<3x8x64x64xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %26 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %27 = call @tril(%26) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst_3 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %28 = call @_where(%27, %25, %cst_3) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64x64xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %31 = stablehlo.maximum %30, %29 : tensor<3x8x64xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %34 = stablehlo.subtract %28, %33 : tensor<3x8x64x64xf32>
    %35 = stablehlo.exponential %34 : tensor<3x8x64x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %39 = stablehlo.divide %35, %38 : tensor<3x8x64x64xf32>
    %40 = stablehlo.dot_general %22, %39, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %41 = stablehlo.transpose %40, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %42 = stablehlo.reshape %41 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %43 = stablehlo.dot_general %42, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %44 = stablehlo.add %arg18, %43 : tensor<3x64x256xf32>
    %45 = stablehlo.multiply %44, %44 : tensor<3x64x256xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_8 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<3x64x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %51 = stablehlo.add %49, %50 : tensor<3x64x1xf32>
    %52 = stablehlo.rsqrt %51 : tensor<3x64x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %54 = stablehlo.multiply %44, %53 : tensor<3x64x256xf32>
    %55 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %57 = stablehlo.multiply %54, %56 : tensor<3x64x256xf32>
    %58 = stablehlo.dot_general %57, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %59 = call @silu(%58) : (tensor<3x64x768xf32>) -> tensor<3x64x768xf32>
    %60 = stablehlo.dot_general %57, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<3x64x768xf32>
    %62 = stablehlo.dot_general %61, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %63 = stablehlo.add %44, %62 : tensor<3x64x256xf32>
    %64 = stablehlo.multiply %63, %63 : tensor<3x64x256xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %68 = stablehlo.divide %66, %67 : tensor<3x64x1xf32>
    %cst_12 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %70 = stablehlo.add %68, %69 : tensor<3x64x1xf32>
    %71 = stablehlo.rsqrt %70 : tensor<3x64x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %73 = stablehlo.multiply %63, %72 : tensor<3x64x256xf32>
    %74 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %76 = stablehlo.multiply %73, %75 : tensor<3x64x256xf32>
    %77 = stablehlo.dot_general %76, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %78 = stablehlo.dot_general %76, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %79 = stablehlo.dot_general %76, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %80 = stablehlo.reshape %77 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %81 = stablehlo.reshape %78 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %82 = stablehlo.reshape %79 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %84 = stablehlo.reshape %83 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %85 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %86 = stablehlo.reshape %85 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %87 = stablehlo.dot_general %80, %84, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_13 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %89 = stablehlo.divide %87, %88 : tensor<3x8x64x64xf32>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %90 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %91 = call @tril(%90) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst_15 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %92 = call @_where(%91, %89, %cst_15) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64x64xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_16) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %95 = stablehlo.maximum %94, %93 : tensor<3x8x64xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %98 = stablehlo.subtract %92, %97 : tensor<3x8x64x64xf32>
    %99 = stablehlo.exponential %98 : tensor<3x8x64x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %103 = stablehlo.divide %99, %102 : tensor<3x8x64x64xf32>
    %104 = stablehlo.dot_general %86, %103, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %105 = stablehlo.transpose %104, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %106 = stablehlo.reshape %105 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %107 = stablehlo.dot_general %106, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %108 = stablehlo.add %63, %107 : tensor<3x64x256xf32>
    %109 = stablehlo.multiply %108, %108 : tensor<3x64x256xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_20 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %113 = stablehlo.divide %111, %112 : tensor<3x64x1xf32>
    %cst_21 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %115 = stablehlo.add %113, %114 : tensor<3x64x1xf32>
    %116 = stablehlo.rsqrt %115 : tensor<3x64x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %118 = stablehlo.multiply %108, %117 : tensor<3x64x256xf32>
    %119 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %121 = stablehlo.multiply %118, %120 : tensor<3x64x256xf32>
    %122 = stablehlo.dot_general %121, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %123 = call @silu(%122) : (tensor<3x64x768xf32>) -> tensor<3x64x768xf32>
    %124 = stablehlo.dot_general %121, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<3x64x768xf32>
    %126 = stablehlo.dot_general %125, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %127 = stablehlo.add %108, %126 : tensor<3x64x256xf32>
    return %127 : tensor<3x64x256xf32>
  }
  func.func private @tril(%arg0: tensor<64x64xi1>) -> tensor<64x64xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<64x64xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
    %2 = stablehlo.add %0, %1 : tensor<64x64xi32>
    %3 = stablehlo.iota dim = 1 : tensor<64x64xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<64x64xi1>, tensor<64x64xi1>
    return %6 : tensor<64x64xi1>
  }
  func.func private @_where(%arg0: tensor<64x64xi1>, %arg1: tensor<3x8x64x64xf32>, %arg2: tensor<f32>) -> tensor<3x8x64x64xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<64x64xi1>) -> tensor<3x8x64x64xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x8x64x64xi1>, tensor<3x8x64x64xf32>
    return %3 : tensor<3x8x64x64xf32>
  }
  func.func private @silu(%arg0: tensor<3x64x768xf32>) -> tensor<3x64x768xf32> {
    %0 = stablehlo.negate %arg0 : tensor<3x64x768xf32>
    %1 = stablehlo.exponential %0 : tensor<3x64x768xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x64x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x64x768xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3x64x768xf32>
    return %6 : tensor<3x64x768xf32>
  }
}
