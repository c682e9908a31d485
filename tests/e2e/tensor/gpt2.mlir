module @jit_gpt2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x256xf32>, %arg1: tensor<768xf32>, %arg2: tensor<768xf32>, %arg3: tensor<256xf32>, %arg4: tensor<256x768xf32>, %arg5: tensor<256x768xf32>, %arg6: tensor<256xf32>, %arg7: tensor<256xf32>, %arg8: tensor<768x256xf32>, %arg9: tensor<256x256xf32>, %arg10: tensor<768xf32>, %arg11: tensor<768xf32>, %arg12: tensor<256xf32>, %arg13: tensor<256x768xf32>, %arg14: tensor<256x768xf32>, %arg15: tensor<256xf32>, %arg16: tensor<256xf32>, %arg17: tensor<768x256xf32>, %arg18: tensor<3x64x256xf32>) -> (tensor<3x64x256xf32> {jax.result_info = "result"}) {
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
    %10 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x64x256xf32>
    %13 = stablehlo.dot_general %12, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<3x64x768xf32>
    %16 = stablehlo.add %13, %15 : tensor<3x64x768xf32>
    %17 = stablehlo.slice %16 [0:3, 0:64, 0:256] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %18 = stablehlo.slice %16 [0:3, 0:64, 256:512] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %19 = stablehlo.slice %16 [0:3, 0:64, 512:768] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %20 = stablehlo.reshape %17 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %21 = stablehlo.reshape %18 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %22 = stablehlo.reshape %19 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %23 = stablehlo.dot_general %20, %21, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
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
    %43 = stablehlo.dot_general %42, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %44 = stablehlo.add %arg18, %43 : tensor<3x64x256xf32>
    %45 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %47 = stablehlo.add %44, %46 : tensor<3x64x256xf32>
    %48 = stablehlo.multiply %47, %47 : tensor<3x64x256xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_8 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %52 = stablehlo.divide %50, %51 : tensor<3x64x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %54 = stablehlo.add %52, %53 : tensor<3x64x1xf32>
    %55 = stablehlo.rsqrt %54 : tensor<3x64x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %57 = stablehlo.multiply %47, %56 : tensor<3x64x256xf32>
    %58 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<3x64x256xf32>
    %61 = stablehlo.dot_general %60, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %62 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<3x64x768xf32>
    %64 = stablehlo.add %61, %63 : tensor<3x64x768xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<3x64x768xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<3x64x768xf32>
    %cst_10 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %68 = stablehlo.multiply %67, %66 : tensor<3x64x768xf32>
    %69 = stablehlo.add %64, %68 : tensor<3x64x768xf32>
    %cst_11 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<3x64x768xf32>
    %72 = stablehlo.tanh %71 : tensor<3x64x768xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %74 = stablehlo.add %73, %72 : tensor<3x64x768xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<3x64x768xf32>
    %77 = stablehlo.multiply %64, %76 : tensor<3x64x768xf32>
    %78 = stablehlo.dot_general %77, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %79 = stablehlo.add %47, %78 : tensor<3x64x256xf32>
    %80 = stablehlo.multiply %79, %79 : tensor<3x64x256xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_15 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %84 = stablehlo.divide %82, %83 : tensor<3x64x1xf32>
    %cst_16 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %86 = stablehlo.add %84, %85 : tensor<3x64x1xf32>
    %87 = stablehlo.rsqrt %86 : tensor<3x64x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %89 = stablehlo.multiply %79, %88 : tensor<3x64x256xf32>
    %90 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %92 = stablehlo.multiply %89, %91 : tensor<3x64x256xf32>
    %93 = stablehlo.dot_general %92, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %94 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<3x64x768xf32>
    %96 = stablehlo.add %93, %95 : tensor<3x64x768xf32>
    %97 = stablehlo.slice %96 [0:3, 0:64, 0:256] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %98 = stablehlo.slice %96 [0:3, 0:64, 256:512] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %99 = stablehlo.slice %96 [0:3, 0:64, 512:768] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %100 = stablehlo.reshape %97 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %101 = stablehlo.reshape %98 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %102 = stablehlo.reshape %99 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %103 = stablehlo.dot_general %100, %101, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_17 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %105 = stablehlo.divide %103, %104 : tensor<3x8x64x64xf32>
    %c_18 = stablehlo.constant dense<true> : tensor<i1>
    %106 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %107 = call @tril(%106) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst_19 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %108 = call @_where(%107, %105, %cst_19) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64x64xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_20) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %111 = stablehlo.maximum %110, %109 : tensor<3x8x64xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %114 = stablehlo.subtract %108, %113 : tensor<3x8x64x64xf32>
    %115 = stablehlo.exponential %114 : tensor<3x8x64x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_22) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %119 = stablehlo.divide %115, %118 : tensor<3x8x64x64xf32>
    %120 = stablehlo.dot_general %102, %119, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %121 = stablehlo.transpose %120, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %122 = stablehlo.reshape %121 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %123 = stablehlo.dot_general %122, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %124 = stablehlo.add %79, %123 : tensor<3x64x256xf32>
    %125 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %127 = stablehlo.add %124, %126 : tensor<3x64x256xf32>
    %128 = stablehlo.multiply %127, %127 : tensor<3x64x256xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_24 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %132 = stablehlo.divide %130, %131 : tensor<3x64x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %134 = stablehlo.add %132, %133 : tensor<3x64x1xf32>
    %135 = stablehlo.rsqrt %134 : tensor<3x64x1xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %137 = stablehlo.multiply %127, %136 : tensor<3x64x256xf32>
    %138 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %140 = stablehlo.multiply %137, %139 : tensor<3x64x256xf32>
    %141 = stablehlo.dot_general %140, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %142 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<3x64x768xf32>
    %144 = stablehlo.add %141, %143 : tensor<3x64x768xf32>
    %145 = stablehlo.multiply %144, %144 : tensor<3x64x768xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<3x64x768xf32>
    %cst_26 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<3x64x768xf32>
    %149 = stablehlo.add %144, %148 : tensor<3x64x768xf32>
    %cst_27 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %151 = stablehlo.multiply %150, %149 : tensor<3x64x768xf32>
    %152 = stablehlo.tanh %151 : tensor<3x64x768xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %154 = stablehlo.add %153, %152 : tensor<3x64x768xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %156 = stablehlo.multiply %155, %154 : tensor<3x64x768xf32>
    %157 = stablehlo.multiply %144, %156 : tensor<3x64x768xf32>
    %158 = stablehlo.dot_general %157, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %159 = stablehlo.add %127, %158 : tensor<3x64x256xf32>
    return %159 : tensor<3x64x256xf32>
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
}
