module @jit_mixtral attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<256x4xf32>, %arg3: tensor<4x256x768xf32>, %arg4: tensor<4x768x256xf32>, %arg5: tensor<4x256x768xf32>, %arg6: tensor<256x128xf32>, %arg7: tensor<256x256xf32>, %arg8: tensor<256x256xf32>, %arg9: tensor<256x128xf32>, %arg10: tensor<256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<256x4xf32>, %arg13: tensor<4x256x768xf32>, %arg14: tensor<4x768x256xf32>, %arg15: tensor<4x256x768xf32>, %arg16: tensor<256x128xf32>, %arg17: tensor<256x256xf32>, %arg18: tensor<256x256xf32>, %arg19: tensor<256x128xf32>, %arg20: tensor<3x64x256xf32>) -> (tensor<3x64x256xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg20, %arg20 : tensor<3x64x256xf32>
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
    %9 = stablehlo.multiply %arg20, %8 : tensor<3x64x256xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x64x256xf32>
    %13 = stablehlo.dot_general %12, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %14 = stablehlo.dot_general %12, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %15 = stablehlo.dot_general %12, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
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
    %43 = stablehlo.dot_general %42, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %44 = stablehlo.add %arg20, %43 : tensor<3x64x256xf32>
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
    %55 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %57 = stablehlo.multiply %54, %56 : tensor<3x64x256xf32>
    %58 = stablehlo.dot_general %57, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x4xf32>) -> tensor<3x64x4xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_10) applies stablehlo.maximum across dimensions = [2] : (tensor<3x64x4xf32>, tensor<f32>) -> tensor<3x64xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x64xf32>
    %61 = stablehlo.maximum %60, %59 : tensor<3x64xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x4xf32>
    %64 = stablehlo.subtract %58, %63 : tensor<3x64x4xf32>
    %65 = stablehlo.exponential %64 : tensor<3x64x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x64x4xf32>, tensor<f32>) -> tensor<3x64xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x4xf32>
    %69 = stablehlo.divide %65, %68 : tensor<3x64x4xf32>
    %70 = stablehlo.dot_general %arg3, %57, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x256x768xf32>, tensor<3x64x256xf32>) -> tensor<4x768x3x64xf32>
    %71 = stablehlo.transpose %70, dims = [0, 2, 3, 1] : (tensor<4x768x3x64xf32>) -> tensor<4x3x64x768xf32>
    %72 = stablehlo.dot_general %arg5, %57, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x256x768xf32>, tensor<3x64x256xf32>) -> tensor<4x768x3x64xf32>
    %73 = stablehlo.transpose %72, dims = [0, 2, 3, 1] : (tensor<4x768x3x64xf32>) -> tensor<4x3x64x768xf32>
    %74 = call @silu(%71) : (tensor<4x3x64x768xf32>) -> tensor<4x3x64x768xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<4x3x64x768xf32>
    %76 = stablehlo.dot_general %75, %arg4, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x64x768xf32>, tensor<4x768x256xf32>) -> tensor<4x3x64x256xf32>
    %77 = stablehlo.dot_general %76, %69, batching_dims = [1, 2] x [0, 1], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x3x64x256xf32>, tensor<3x64x4xf32>) -> tensor<3x64x256xf32>
    %78 = stablehlo.add %44, %77 : tensor<3x64x256xf32>
    %79 = stablehlo.multiply %78, %78 : tensor<3x64x256xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_14 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<3x64x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %85 = stablehlo.add %83, %84 : tensor<3x64x1xf32>
    %86 = stablehlo.rsqrt %85 : tensor<3x64x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %88 = stablehlo.multiply %78, %87 : tensor<3x64x256xf32>
    %89 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<3x64x256xf32>
    %92 = stablehlo.dot_general %91, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %93 = stablehlo.dot_general %91, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %94 = stablehlo.dot_general %91, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %95 = stablehlo.reshape %92 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %96 = stablehlo.reshape %93 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %97 = stablehlo.reshape %94 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %98 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %99 = stablehlo.reshape %98 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %100 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %101 = stablehlo.reshape %100 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %102 = stablehlo.dot_general %95, %99, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_16 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %104 = stablehlo.divide %102, %103 : tensor<3x8x64x64xf32>
    %c_17 = stablehlo.constant dense<true> : tensor<i1>
    %105 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %106 = call @tril(%105) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst_18 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %107 = call @_where(%106, %104, %cst_18) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64x64xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_19) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %110 = stablehlo.maximum %109, %108 : tensor<3x8x64xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %113 = stablehlo.subtract %107, %112 : tensor<3x8x64x64xf32>
    %114 = stablehlo.exponential %113 : tensor<3x8x64x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %118 = stablehlo.divide %114, %117 : tensor<3x8x64x64xf32>
    %119 = stablehlo.dot_general %101, %118, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %120 = stablehlo.transpose %119, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %121 = stablehlo.reshape %120 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %122 = stablehlo.dot_general %121, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %123 = stablehlo.add %78, %122 : tensor<3x64x256xf32>
    %124 = stablehlo.multiply %123, %123 : tensor<3x64x256xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_23 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %128 = stablehlo.divide %126, %127 : tensor<3x64x1xf32>
    %cst_24 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %130 = stablehlo.add %128, %129 : tensor<3x64x1xf32>
    %131 = stablehlo.rsqrt %130 : tensor<3x64x1xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %133 = stablehlo.multiply %123, %132 : tensor<3x64x256xf32>
    %134 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %136 = stablehlo.multiply %133, %135 : tensor<3x64x256xf32>
    %137 = stablehlo.dot_general %136, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x4xf32>) -> tensor<3x64x4xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_25) applies stablehlo.maximum across dimensions = [2] : (tensor<3x64x4xf32>, tensor<f32>) -> tensor<3x64xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x64xf32>
    %140 = stablehlo.maximum %139, %138 : tensor<3x64xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x4xf32>
    %143 = stablehlo.subtract %137, %142 : tensor<3x64x4xf32>
    %144 = stablehlo.exponential %143 : tensor<3x64x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<3x64x4xf32>, tensor<f32>) -> tensor<3x64xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x4xf32>
    %148 = stablehlo.divide %144, %147 : tensor<3x64x4xf32>
    %149 = stablehlo.dot_general %arg13, %136, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x256x768xf32>, tensor<3x64x256xf32>) -> tensor<4x768x3x64xf32>
    %150 = stablehlo.transpose %149, dims = [0, 2, 3, 1] : (tensor<4x768x3x64xf32>) -> tensor<4x3x64x768xf32>
    %151 = stablehlo.dot_general %arg15, %136, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x256x768xf32>, tensor<3x64x256xf32>) -> tensor<4x768x3x64xf32>
    %152 = stablehlo.transpose %151, dims = [0, 2, 3, 1] : (tensor<4x768x3x64xf32>) -> tensor<4x3x64x768xf32>
    %153 = call @silu(%150) : (tensor<4x3x64x768xf32>) -> tensor<4x3x64x768xf32>
    %154 = stablehlo.multiply %153, %152 : tensor<4x3x64x768xf32>
    %155 = stablehlo.dot_general %154, %arg14, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x64x768xf32>, tensor<4x768x256xf32>) -> tensor<4x3x64x256xf32>
    %156 = stablehlo.dot_general %155, %148, batching_dims = [1, 2] x [0, 1], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x3x64x256xf32>, tensor<3x64x4xf32>) -> tensor<3x64x256xf32>
    %157 = stablehlo.add %123, %156 : tensor<3x64x256xf32>
    return %157 : tensor<3x64x256xf32>
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
  func.func private @silu(%arg0: tensor<4x3x64x768xf32>) -> tensor<4x3x64x768xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4x3x64x768xf32>
    %1 = stablehlo.exponential %0 : tensor<4x3x64x768xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3x64x768xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x3x64x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3x64x768xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x3x64x768xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x3x64x768xf32>
    return %6 : tensor<4x3x64x768xf32>
  }
}
