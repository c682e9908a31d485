module @jit_bert attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x768xf32>, %arg1: tensor<256x8x32xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256xf32>, %arg4: tensor<8x32x256xf32>, %arg5: tensor<768x256xf32>, %arg6: tensor<256x8x32xf32>, %arg7: tensor<256x8x32xf32>, %arg8: tensor<256x768xf32>, %arg9: tensor<256x8x32xf32>, %arg10: tensor<256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<8x32x256xf32>, %arg13: tensor<768x256xf32>, %arg14: tensor<256x8x32xf32>, %arg15: tensor<256x8x32xf32>, %arg16: tensor<3x64x256xf32>) -> (tensor<3x64x256xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg16, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x8x32xf32>) -> tensor<3x64x8x32xf32>
    %1 = stablehlo.dot_general %arg16, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x8x32xf32>) -> tensor<3x64x8x32xf32>
    %2 = stablehlo.dot_general %arg16, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x8x32xf32>) -> tensor<3x64x8x32xf32>
    %3 = stablehlo.dot_general %0, %1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst = stablehlo.constant dense<5.65685415> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %5 = stablehlo.divide %3, %4 : tensor<3x8x64x64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<3x8x64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x8x64x64xf32>
    %12 = stablehlo.exponential %11 : tensor<3x8x64x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %16 = stablehlo.divide %12, %15 : tensor<3x8x64x64xf32>
    %17 = stablehlo.dot_general %2, %16, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %18 = stablehlo.transpose %17, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %19 = stablehlo.dot_general %18, %arg4, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<8x32x256xf32>) -> tensor<3x64x256xf32>
    %20 = stablehlo.add %arg16, %19 : tensor<3x64x256xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<3x64x256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_4 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %25 = stablehlo.divide %23, %24 : tensor<3x64x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %27 = stablehlo.add %25, %26 : tensor<3x64x1xf32>
    %28 = stablehlo.rsqrt %27 : tensor<3x64x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %30 = stablehlo.multiply %20, %29 : tensor<3x64x256xf32>
    %31 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %33 = stablehlo.multiply %30, %32 : tensor<3x64x256xf32>
    %34 = stablehlo.dot_general %33, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %35 = stablehlo.multiply %34, %34 : tensor<3x64x768xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<3x64x768xf32>
    %cst_6 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<3x64x768xf32>
    %39 = stablehlo.add %34, %38 : tensor<3x64x768xf32>
    %cst_7 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<3x64x768xf32>
    %42 = stablehlo.tanh %41 : tensor<3x64x768xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %44 = stablehlo.add %43, %42 : tensor<3x64x768xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<3x64x768xf32>
    %47 = stablehlo.multiply %34, %46 : tensor<3x64x768xf32>
    %48 = stablehlo.dot_general %47, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %49 = stablehlo.add %33, %48 : tensor<3x64x256xf32>
    %50 = stablehlo.multiply %49, %49 : tensor<3x64x256xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<3x64x1xf32>
    %cst_12 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %56 = stablehlo.add %54, %55 : tensor<3x64x1xf32>
    %57 = stablehlo.rsqrt %56 : tensor<3x64x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %59 = stablehlo.multiply %49, %58 : tensor<3x64x256xf32>
    %60 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %62 = stablehlo.multiply %59, %61 : tensor<3x64x256xf32>
    %63 = stablehlo.dot_general %62, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x8x32xf32>) -> tensor<3x64x8x32xf32>
    %64 = stablehlo.dot_general %62, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x8x32xf32>) -> tensor<3x64x8x32xf32>
    %65 = stablehlo.dot_general %62, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x8x32xf32>) -> tensor<3x64x8x32xf32>
    %66 = stablehlo.dot_general %63, %64, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_13 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %68 = stablehlo.divide %66, %67 : tensor<3x8x64x64xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_14) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %71 = stablehlo.maximum %70, %69 : tensor<3x8x64xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %74 = stablehlo.subtract %68, %73 : tensor<3x8x64x64xf32>
    %75 = stablehlo.exponential %74 : tensor<3x8x64x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %79 = stablehlo.divide %75, %78 : tensor<3x8x64x64xf32>
    %80 = stablehlo.dot_general %65, %79, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %81 = stablehlo.transpose %80, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %82 = stablehlo.dot_general %81, %arg12, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<8x32x256xf32>) -> tensor<3x64x256xf32>
    %83 = stablehlo.add %62, %82 : tensor<3x64x256xf32>
    %84 = stablehlo.multiply %83, %83 : tensor<3x64x256xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_18 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %88 = stablehlo.divide %86, %87 : tensor<3x64x1xf32>
    %cst_19 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %90 = stablehlo.add %88, %89 : tensor<3x64x1xf32>
    %91 = stablehlo.rsqrt %90 : tensor<3x64x1xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %93 = stablehlo.multiply %83, %92 : tensor<3x64x256xf32>
    %94 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %96 = stablehlo.multiply %93, %95 : tensor<3x64x256xf32>
    %97 = stablehlo.dot_general %96, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %98 = stablehlo.multiply %97, %97 : tensor<3x64x768xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<3x64x768xf32>
    %cst_20 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<3x64x768xf32>
    %102 = stablehlo.add %97, %101 : tensor<3x64x768xf32>
    %cst_21 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %104 = stablehlo.multiply %103, %102 : tensor<3x64x768xf32>
    %105 = stablehlo.tanh %104 : tensor<3x64x768xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %107 = stablehlo.add %106, %105 : tensor<3x64x768xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<3x64x768xf32>
    %110 = stablehlo.multiply %97, %109 : tensor<3x64x768xf32>
    %111 = stablehlo.dot_general %110, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %112 = stablehlo.add %96, %111 : tensor<3x64x256xf32>
    %113 = stablehlo.multiply %112, %112 : tensor<3x64x256xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_25 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %117 = stablehlo.divide %115, %116 : tensor<3x64x1xf32>
    %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %119 = stablehlo.add %117, %118 : tensor<3x64x1xf32>
    %120 = stablehlo.rsqrt %119 : tensor<3x64x1xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %122 = stablehlo.multiply %112, %121 : tensor<3x64x256xf32>
    %123 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %125 = stablehlo.multiply %122, %124 : tensor<3x64x256xf32>
    return %125 : tensor<3x64x256xf32>
  }
}
