module @jit_gstep attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x256xf32>, %arg1: tensor<768xf32>, %arg2: tensor<768xf32>, %arg3: tensor<256xf32>, %arg4: tensor<256x768xf32>, %arg5: tensor<256x768xf32>, %arg6: tensor<256xf32>, %arg7: tensor<256xf32>, %arg8: tensor<768x256xf32>, %arg9: tensor<256x256xf32>, %arg10: tensor<768xf32>, %arg11: tensor<768xf32>, %arg12: tensor<256xf32>, %arg13: tensor<256x768xf32>, %arg14: tensor<256x768xf32>, %arg15: tensor<256xf32>, %arg16: tensor<256xf32>, %arg17: tensor<768x256xf32>, %arg18: tensor<3x64x256xf32>) -> (tensor<256x256xf32> {jax.result_info = "result[0][0]['attn_c_proj']"}, tensor<768xf32> {jax.result_info = "result[0][0]['b_attn']"}, tensor<768xf32> {jax.result_info = "result[0][0]['b_fc']"}, tensor<256xf32> {jax.result_info = "result[0][0]['b_proj']"}, tensor<256x768xf32> {jax.result_info = "result[0][0]['c_attn']"}, tensor<256x768xf32> {jax.result_info = "result[0][0]['c_fc']"}, tensor<256xf32> {jax.result_info = "result[0][0]['ln_1']"}, tensor<256xf32> {jax.result_info = "result[0][0]['ln_2']"}, tensor<768x256xf32> {jax.result_info = "result[0][0]['mlp_c_proj']"}, tensor<256x256xf32> {jax.result_info = "result[0][1]['attn_c_proj']"}, tensor<768xf32> {jax.result_info = "result[0][1]['b_attn']"}, tensor<768xf32> {jax.result_info = "result[0][1]['b_fc']"}, tensor<256xf32> {jax.result_info = "result[0][1]['b_proj']"}, tensor<256x768xf32> {jax.result_info = "result[0][1]['c_attn']"}, tensor<256x768xf32> {jax.result_info = "result[0][1]['c_fc']"}, tensor<256xf32> {jax.result_info = "result[0][1]['ln_1']"}, tensor<256xf32> {jax.result_info = "result[0][1]['ln_2']"}, tensor<768x256xf32> {jax.result_info = "result[0][1]['mlp_c_proj']"}, tensor<f32> {jax.result_info = "result[1]"}) {
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
    %28:2 = call @_where(%27, %25, %cst_3) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> (tensor<3x8x64x64xf32>, tensor<3x8x64x64xi1>)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28#0 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %31 = stablehlo.maximum %30, %29 : tensor<3x8x64xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %34 = stablehlo.subtract %28#0, %33 : tensor<3x8x64x64xf32>
    %35 = stablehlo.exponential %34 : tensor<3x8x64x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %39 = stablehlo.divide %35, %38 : tensor<3x8x64x64xf32>
    %40 = stablehlo.multiply %37, %37 : tensor<3x8x64x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x8x64x1xf32>
    %42 = stablehlo.divide %41, %40 : tensor<3x8x64x1xf32>
    %43 = stablehlo.dot_general %22, %39, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %44 = stablehlo.transpose %43, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %45 = stablehlo.reshape %44 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %47 = stablehlo.add %arg18, %46 : tensor<3x64x256xf32>
    %48 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %50 = stablehlo.add %47, %49 : tensor<3x64x256xf32>
    %51 = stablehlo.multiply %50, %50 : tensor<3x64x256xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_9 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<3x64x1xf32>
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %57 = stablehlo.add %55, %56 : tensor<3x64x1xf32>
    %58 = stablehlo.rsqrt %57 : tensor<3x64x1xf32>
    %59 = stablehlo.divide %58, %57 : tensor<3x64x1xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<3x64x1xf32>
    %62 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %63 = stablehlo.multiply %50, %62 : tensor<3x64x256xf32>
    %64 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<3x64x256xf32>
    %67 = stablehlo.dot_general %66, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %68 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<3x64x768xf32>
    %70 = stablehlo.add %67, %69 : tensor<3x64x768xf32>
    %71 = stablehlo.multiply %70, %70 : tensor<3x64x768xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<3x64x768xf32>
    %73 = stablehlo.multiply %70, %70 : tensor<3x64x768xf32>
    %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<3x64x768xf32>
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %77 = stablehlo.multiply %76, %72 : tensor<3x64x768xf32>
    %78 = stablehlo.add %70, %77 : tensor<3x64x768xf32>
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %80 = stablehlo.multiply %79, %78 : tensor<3x64x768xf32>
    %81 = stablehlo.tanh %80 : tensor<3x64x768xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %83 = stablehlo.subtract %82, %81 : tensor<3x64x768xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %85 = stablehlo.add %84, %81 : tensor<3x64x768xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<3x64x768xf32>
    %88 = stablehlo.multiply %70, %87 : tensor<3x64x768xf32>
    %89 = stablehlo.dot_general %88, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %90 = stablehlo.add %50, %89 : tensor<3x64x256xf32>
    %91 = stablehlo.multiply %90, %90 : tensor<3x64x256xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_19 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %95 = stablehlo.divide %93, %94 : tensor<3x64x1xf32>
    %cst_20 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %97 = stablehlo.add %95, %96 : tensor<3x64x1xf32>
    %98 = stablehlo.rsqrt %97 : tensor<3x64x1xf32>
    %99 = stablehlo.divide %98, %97 : tensor<3x64x1xf32>
    %cst_21 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<3x64x1xf32>
    %102 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %103 = stablehlo.multiply %90, %102 : tensor<3x64x256xf32>
    %104 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %106 = stablehlo.multiply %103, %105 : tensor<3x64x256xf32>
    %107 = stablehlo.dot_general %106, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %108 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<3x64x768xf32>
    %110 = stablehlo.add %107, %109 : tensor<3x64x768xf32>
    %111 = stablehlo.slice %110 [0:3, 0:64, 0:256] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %112 = stablehlo.slice %110 [0:3, 0:64, 256:512] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %113 = stablehlo.slice %110 [0:3, 0:64, 512:768] : (tensor<3x64x768xf32>) -> tensor<3x64x256xf32>
    %114 = stablehlo.reshape %111 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %115 = stablehlo.reshape %112 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %116 = stablehlo.reshape %113 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %117 = stablehlo.dot_general %114, %115, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_22 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %119 = stablehlo.divide %117, %118 : tensor<3x8x64x64xf32>
    %c_23 = stablehlo.constant dense<true> : tensor<i1>
    %120 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %121 = call @tril(%120) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst_24 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %122:2 = call @_where(%121, %119, %cst_24) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> (tensor<3x8x64x64xf32>, tensor<3x8x64x64xi1>)
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = stablehlo.reduce(%122#0 init: %cst_25) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %125 = stablehlo.maximum %124, %123 : tensor<3x8x64xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %128 = stablehlo.subtract %122#0, %127 : tensor<3x8x64x64xf32>
    %129 = stablehlo.exponential %128 : tensor<3x8x64x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %133 = stablehlo.divide %129, %132 : tensor<3x8x64x64xf32>
    %134 = stablehlo.multiply %131, %131 : tensor<3x8x64x1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x8x64x1xf32>
    %136 = stablehlo.divide %135, %134 : tensor<3x8x64x1xf32>
    %137 = stablehlo.dot_general %116, %133, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %138 = stablehlo.transpose %137, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %139 = stablehlo.reshape %138 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %140 = stablehlo.dot_general %139, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %141 = stablehlo.add %90, %140 : tensor<3x64x256xf32>
    %142 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %144 = stablehlo.add %141, %143 : tensor<3x64x256xf32>
    %145 = stablehlo.multiply %144, %144 : tensor<3x64x256xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_30 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<3x64x1xf32>
    %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %151 = stablehlo.add %149, %150 : tensor<3x64x1xf32>
    %152 = stablehlo.rsqrt %151 : tensor<3x64x1xf32>
    %153 = stablehlo.divide %152, %151 : tensor<3x64x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<3x64x1xf32>
    %156 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %157 = stablehlo.multiply %144, %156 : tensor<3x64x256xf32>
    %158 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %160 = stablehlo.multiply %157, %159 : tensor<3x64x256xf32>
    %161 = stablehlo.dot_general %160, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %162 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<3x64x768xf32>
    %164 = stablehlo.add %161, %163 : tensor<3x64x768xf32>
    %165 = stablehlo.multiply %164, %164 : tensor<3x64x768xf32>
    %166 = stablehlo.multiply %165, %164 : tensor<3x64x768xf32>
    %167 = stablehlo.multiply %164, %164 : tensor<3x64x768xf32>
    %cst_33 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %169 = stablehlo.multiply %168, %167 : tensor<3x64x768xf32>
    %cst_34 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %171 = stablehlo.multiply %170, %166 : tensor<3x64x768xf32>
    %172 = stablehlo.add %164, %171 : tensor<3x64x768xf32>
    %cst_35 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %174 = stablehlo.multiply %173, %172 : tensor<3x64x768xf32>
    %175 = stablehlo.tanh %174 : tensor<3x64x768xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %177 = stablehlo.subtract %176, %175 : tensor<3x64x768xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %179 = stablehlo.add %178, %175 : tensor<3x64x768xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %181 = stablehlo.multiply %180, %179 : tensor<3x64x768xf32>
    %182 = stablehlo.multiply %164, %181 : tensor<3x64x768xf32>
    %183 = stablehlo.dot_general %182, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %184 = stablehlo.add %144, %183 : tensor<3x64x256xf32>
    %185 = stablehlo.multiply %184, %184 : tensor<3x64x256xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x64x256xf32>
    %187 = stablehlo.multiply %186, %184 : tensor<3x64x256xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%185 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x64x256xf32>
    %190 = stablehlo.multiply %189, %187 : tensor<3x64x256xf32>
    %191 = stablehlo.dot_general %190, %182, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x768xf32>) -> tensor<256x768xf32>
    %192 = stablehlo.transpose %191, dims = [1, 0] : (tensor<256x768xf32>) -> tensor<768x256xf32>
    %193 = stablehlo.dot_general %190, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<768x256xf32>) -> tensor<3x64x768xf32>
    %194 = stablehlo.multiply %164, %193 : tensor<3x64x768xf32>
    %195 = stablehlo.multiply %193, %181 : tensor<3x64x768xf32>
    %cst_42 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %197 = stablehlo.multiply %196, %194 : tensor<3x64x768xf32>
    %198 = stablehlo.multiply %197, %177 : tensor<3x64x768xf32>
    %199 = stablehlo.multiply %198, %175 : tensor<3x64x768xf32>
    %200 = stablehlo.add %198, %199 : tensor<3x64x768xf32>
    %cst_43 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %202 = stablehlo.multiply %201, %200 : tensor<3x64x768xf32>
    %203 = stablehlo.add %195, %202 : tensor<3x64x768xf32>
    %cst_44 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %205 = stablehlo.multiply %204, %202 : tensor<3x64x768xf32>
    %206 = stablehlo.multiply %205, %169 : tensor<3x64x768xf32>
    %207 = stablehlo.add %203, %206 : tensor<3x64x768xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x768xf32>, tensor<f32>) -> tensor<768xf32>
    %209 = stablehlo.reshape %208 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %211 = stablehlo.dot_general %207, %160, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<3x64x256xf32>) -> tensor<768x256xf32>
    %212 = stablehlo.transpose %211, dims = [1, 0] : (tensor<768x256xf32>) -> tensor<256x768xf32>
    %213 = stablehlo.dot_general %207, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<256x768xf32>) -> tensor<3x64x256xf32>
    %214 = stablehlo.multiply %157, %213 : tensor<3x64x256xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %216 = stablehlo.reshape %215 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %217 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %218 = stablehlo.multiply %213, %217 : tensor<3x64x256xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%216 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %220 = stablehlo.multiply %144, %218 : tensor<3x64x256xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %222 = stablehlo.reshape %221 : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %223 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %224 = stablehlo.multiply %218, %223 : tensor<3x64x256xf32>
    %225 = stablehlo.add %190, %224 : tensor<3x64x256xf32>
    %226 = stablehlo.multiply %222, %155 : tensor<3x64x1xf32>
    %cst_50 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %228 = stablehlo.divide %226, %227 : tensor<3x64x1xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<3x64x1xf32>, tensor<f32>) -> tensor<3x64xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x256xf32>
    %231 = stablehlo.multiply %144, %230 : tensor<3x64x256xf32>
    %232 = stablehlo.add %225, %231 : tensor<3x64x256xf32>
    %233 = stablehlo.multiply %230, %144 : tensor<3x64x256xf32>
    %234 = stablehlo.add %232, %233 : tensor<3x64x256xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %236 = stablehlo.reshape %235 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %238 = stablehlo.dot_general %234, %139, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x256xf32>) -> tensor<256x256xf32>
    %239 = stablehlo.transpose %238, dims = [1, 0] : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %240 = stablehlo.dot_general %234, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %241 = stablehlo.reshape %240 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %242 = stablehlo.transpose %241, dims = [0, 2, 3, 1] : (tensor<3x64x8x32xf32>) -> tensor<3x8x32x64xf32>
    %243 = stablehlo.dot_general %242, %116, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x8x32x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %244 = stablehlo.dot_general %242, %133, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x8x32x64xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %245 = stablehlo.transpose %244, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %246 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %247 = stablehlo.multiply %243, %246 : tensor<3x8x64x64xf32>
    %248 = stablehlo.multiply %247, %129 : tensor<3x8x64x64xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%248 init: %cst_54) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %250 = stablehlo.reshape %249 : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %251 = stablehlo.negate %250 : tensor<3x8x64x1xf32>
    %252 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %253 = stablehlo.divide %243, %252 : tensor<3x8x64x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%251 init: %cst_55) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x1xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x64xf32>
    %256 = stablehlo.add %253, %255 : tensor<3x8x64x64xf32>
    %257 = stablehlo.multiply %256, %129 : tensor<3x8x64x64xf32>
    %258 = call @_where_0(%122#1, %257) : (tensor<3x8x64x64xi1>, tensor<3x8x64x64xf32>) -> tensor<3x8x64x64xf32>
    %cst_56 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %260 = stablehlo.divide %258, %259 : tensor<3x8x64x64xf32>
    %261 = stablehlo.dot_general %260, %114, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8x64x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x32xf32>
    %262 = stablehlo.transpose %261, dims = [0, 2, 1, 3] : (tensor<3x8x64x32xf32>) -> tensor<3x64x8x32xf32>
    %263 = stablehlo.dot_general %260, %115, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8x64x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x32xf32>
    %264 = stablehlo.transpose %263, dims = [0, 2, 1, 3] : (tensor<3x8x64x32xf32>) -> tensor<3x64x8x32xf32>
    %265 = stablehlo.reshape %245 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %266 = stablehlo.reshape %262 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %267 = stablehlo.reshape %264 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %268 = stablehlo.concatenate %267, %266, %265, dim = 2 : (tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>) -> tensor<3x64x768xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x768xf32>, tensor<f32>) -> tensor<768xf32>
    %270 = stablehlo.reshape %269 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %272 = stablehlo.dot_general %268, %106, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<3x64x256xf32>) -> tensor<768x256xf32>
    %273 = stablehlo.transpose %272, dims = [1, 0] : (tensor<768x256xf32>) -> tensor<256x768xf32>
    %274 = stablehlo.dot_general %268, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<256x768xf32>) -> tensor<3x64x256xf32>
    %275 = stablehlo.multiply %103, %274 : tensor<3x64x256xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%275 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %277 = stablehlo.reshape %276 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %278 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %279 = stablehlo.multiply %274, %278 : tensor<3x64x256xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%277 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %281 = stablehlo.multiply %90, %279 : tensor<3x64x256xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %283 = stablehlo.reshape %282 : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %284 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %285 = stablehlo.multiply %279, %284 : tensor<3x64x256xf32>
    %286 = stablehlo.add %234, %285 : tensor<3x64x256xf32>
    %287 = stablehlo.multiply %283, %101 : tensor<3x64x1xf32>
    %cst_62 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %289 = stablehlo.divide %287, %288 : tensor<3x64x1xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<3x64x1xf32>, tensor<f32>) -> tensor<3x64xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x256xf32>
    %292 = stablehlo.multiply %90, %291 : tensor<3x64x256xf32>
    %293 = stablehlo.add %286, %292 : tensor<3x64x256xf32>
    %294 = stablehlo.multiply %291, %90 : tensor<3x64x256xf32>
    %295 = stablehlo.add %293, %294 : tensor<3x64x256xf32>
    %296 = stablehlo.dot_general %295, %88, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x768xf32>) -> tensor<256x768xf32>
    %297 = stablehlo.transpose %296, dims = [1, 0] : (tensor<256x768xf32>) -> tensor<768x256xf32>
    %298 = stablehlo.dot_general %295, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<768x256xf32>) -> tensor<3x64x768xf32>
    %299 = stablehlo.multiply %70, %298 : tensor<3x64x768xf32>
    %300 = stablehlo.multiply %298, %87 : tensor<3x64x768xf32>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %302 = stablehlo.multiply %301, %299 : tensor<3x64x768xf32>
    %303 = stablehlo.multiply %302, %83 : tensor<3x64x768xf32>
    %304 = stablehlo.multiply %303, %81 : tensor<3x64x768xf32>
    %305 = stablehlo.add %303, %304 : tensor<3x64x768xf32>
    %cst_65 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %307 = stablehlo.multiply %306, %305 : tensor<3x64x768xf32>
    %308 = stablehlo.add %300, %307 : tensor<3x64x768xf32>
    %cst_66 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %310 = stablehlo.multiply %309, %307 : tensor<3x64x768xf32>
    %311 = stablehlo.multiply %310, %75 : tensor<3x64x768xf32>
    %312 = stablehlo.add %308, %311 : tensor<3x64x768xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.reduce(%312 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x768xf32>, tensor<f32>) -> tensor<768xf32>
    %314 = stablehlo.reshape %313 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %316 = stablehlo.dot_general %312, %66, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<3x64x256xf32>) -> tensor<768x256xf32>
    %317 = stablehlo.transpose %316, dims = [1, 0] : (tensor<768x256xf32>) -> tensor<256x768xf32>
    %318 = stablehlo.dot_general %312, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<256x768xf32>) -> tensor<3x64x256xf32>
    %319 = stablehlo.multiply %63, %318 : tensor<3x64x256xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %321 = stablehlo.reshape %320 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %322 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %323 = stablehlo.multiply %318, %322 : tensor<3x64x256xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.reduce(%321 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %325 = stablehlo.multiply %50, %323 : tensor<3x64x256xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.reduce(%325 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %327 = stablehlo.reshape %326 : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %328 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %329 = stablehlo.multiply %323, %328 : tensor<3x64x256xf32>
    %330 = stablehlo.add %295, %329 : tensor<3x64x256xf32>
    %331 = stablehlo.multiply %327, %61 : tensor<3x64x1xf32>
    %cst_72 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %333 = stablehlo.divide %331, %332 : tensor<3x64x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%333 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<3x64x1xf32>, tensor<f32>) -> tensor<3x64xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x256xf32>
    %336 = stablehlo.multiply %50, %335 : tensor<3x64x256xf32>
    %337 = stablehlo.add %330, %336 : tensor<3x64x256xf32>
    %338 = stablehlo.multiply %335, %50 : tensor<3x64x256xf32>
    %339 = stablehlo.add %337, %338 : tensor<3x64x256xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%339 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %341 = stablehlo.reshape %340 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %343 = stablehlo.dot_general %339, %45, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x256xf32>) -> tensor<256x256xf32>
    %344 = stablehlo.transpose %343, dims = [1, 0] : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %345 = stablehlo.dot_general %339, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %346 = stablehlo.reshape %345 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %347 = stablehlo.transpose %346, dims = [0, 2, 3, 1] : (tensor<3x64x8x32xf32>) -> tensor<3x8x32x64xf32>
    %348 = stablehlo.dot_general %347, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x8x32x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %349 = stablehlo.dot_general %347, %39, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x8x32x64xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %350 = stablehlo.transpose %349, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %351 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %352 = stablehlo.multiply %348, %351 : tensor<3x8x64x64xf32>
    %353 = stablehlo.multiply %352, %35 : tensor<3x8x64x64xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_76) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %355 = stablehlo.reshape %354 : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %356 = stablehlo.negate %355 : tensor<3x8x64x1xf32>
    %357 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %358 = stablehlo.divide %348, %357 : tensor<3x8x64x64xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%356 init: %cst_77) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x1xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x64xf32>
    %361 = stablehlo.add %358, %360 : tensor<3x8x64x64xf32>
    %362 = stablehlo.multiply %361, %35 : tensor<3x8x64x64xf32>
    %363 = call @_where_0(%28#1, %362) : (tensor<3x8x64x64xi1>, tensor<3x8x64x64xf32>) -> tensor<3x8x64x64xf32>
    %cst_78 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %365 = stablehlo.divide %363, %364 : tensor<3x8x64x64xf32>
    %366 = stablehlo.dot_general %365, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8x64x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x32xf32>
    %367 = stablehlo.transpose %366, dims = [0, 2, 1, 3] : (tensor<3x8x64x32xf32>) -> tensor<3x64x8x32xf32>
    %368 = stablehlo.dot_general %365, %21, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8x64x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x32xf32>
    %369 = stablehlo.transpose %368, dims = [0, 2, 1, 3] : (tensor<3x8x64x32xf32>) -> tensor<3x64x8x32xf32>
    %370 = stablehlo.reshape %350 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %371 = stablehlo.reshape %367 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %372 = stablehlo.reshape %369 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %373 = stablehlo.concatenate %372, %371, %370, dim = 2 : (tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>) -> tensor<3x64x768xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.reduce(%373 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x768xf32>, tensor<f32>) -> tensor<768xf32>
    %375 = stablehlo.reshape %374 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %377 = stablehlo.dot_general %373, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<3x64x256xf32>) -> tensor<768x256xf32>
    %378 = stablehlo.transpose %377, dims = [1, 0] : (tensor<768x256xf32>) -> tensor<256x768xf32>
    %379 = stablehlo.dot_general %373, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<256x768xf32>) -> tensor<3x64x256xf32>
    %380 = stablehlo.multiply %9, %379 : tensor<3x64x256xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %382 = stablehlo.reshape %381 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %385 = stablehlo.multiply %384, %344 : tensor<256x256xf32>
    %386 = stablehlo.subtract %arg0, %385 : tensor<256x256xf32>
    %cst_84 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %388 = stablehlo.multiply %387, %376 : tensor<768xf32>
    %389 = stablehlo.subtract %arg1, %388 : tensor<768xf32>
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %391 = stablehlo.multiply %390, %315 : tensor<768xf32>
    %392 = stablehlo.subtract %arg2, %391 : tensor<768xf32>
    %cst_86 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %394 = stablehlo.multiply %393, %342 : tensor<256xf32>
    %395 = stablehlo.subtract %arg3, %394 : tensor<256xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %397 = stablehlo.multiply %396, %378 : tensor<256x768xf32>
    %398 = stablehlo.subtract %arg4, %397 : tensor<256x768xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %400 = stablehlo.multiply %399, %317 : tensor<256x768xf32>
    %401 = stablehlo.subtract %arg5, %400 : tensor<256x768xf32>
    %cst_89 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %403 = stablehlo.multiply %402, %383 : tensor<256xf32>
    %404 = stablehlo.subtract %arg6, %403 : tensor<256xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %406 = stablehlo.multiply %405, %324 : tensor<256xf32>
    %407 = stablehlo.subtract %arg7, %406 : tensor<256xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<768x256xf32>
    %409 = stablehlo.multiply %408, %297 : tensor<768x256xf32>
    %410 = stablehlo.subtract %arg8, %409 : tensor<768x256xf32>
    %cst_92 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %412 = stablehlo.multiply %411, %239 : tensor<256x256xf32>
    %413 = stablehlo.subtract %arg9, %412 : tensor<256x256xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %415 = stablehlo.multiply %414, %271 : tensor<768xf32>
    %416 = stablehlo.subtract %arg10, %415 : tensor<768xf32>
    %cst_94 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %418 = stablehlo.multiply %417, %210 : tensor<768xf32>
    %419 = stablehlo.subtract %arg11, %418 : tensor<768xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %421 = stablehlo.multiply %420, %237 : tensor<256xf32>
    %422 = stablehlo.subtract %arg12, %421 : tensor<256xf32>
    %cst_96 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %424 = stablehlo.multiply %423, %273 : tensor<256x768xf32>
    %425 = stablehlo.subtract %arg13, %424 : tensor<256x768xf32>
    %cst_97 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %427 = stablehlo.multiply %426, %212 : tensor<256x768xf32>
    %428 = stablehlo.subtract %arg14, %427 : tensor<256x768xf32>
    %cst_98 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %430 = stablehlo.multiply %429, %280 : tensor<256xf32>
    %431 = stablehlo.subtract %arg15, %430 : tensor<256xf32>
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %433 = stablehlo.multiply %432, %219 : tensor<256xf32>
    %434 = stablehlo.subtract %arg16, %433 : tensor<256xf32>
    %cst_100 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<768x256xf32>
    %436 = stablehlo.multiply %435, %192 : tensor<768x256xf32>
    %437 = stablehlo.subtract %arg17, %436 : tensor<768x256xf32>
    return %386, %389, %392, %395, %398, %401, %404, %407, %410, %413, %416, %419, %422, %425, %428, %431, %434, %437, %188 : tensor<256x256xf32>, tensor<768xf32>, tensor<768xf32>, tensor<256xf32>, tensor<256x768xf32>, tensor<256x768xf32>, tensor<256xf32>, tensor<256xf32>, tensor<768x256xf32>, tensor<256x256xf32>, tensor<768xf32>, tensor<768xf32>, tensor<256xf32>, tensor<256x768xf32>, tensor<256x768xf32>, tensor<256xf32>, tensor<256xf32>, tensor<768x256xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<64x64xi1>, %arg1: tensor<3x8x64x64xf32>, %arg2: tensor<f32>) -> (tensor<3x8x64x64xf32>, tensor<3x8x64x64xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<64x64xi1>) -> tensor<3x8x64x64xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x8x64x64xi1>, tensor<3x8x64x64xf32>
    return %3, %1 : tensor<3x8x64x64xf32>, tensor<3x8x64x64xi1>
  }
  func.func private @_where_0(%arg0: tensor<3x8x64x64xi1>, %arg1: tensor<3x8x64x64xf32>) -> tensor<3x8x64x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x8x64x64xi1>, tensor<3x8x64x64xf32>
    return %1 : tensor<3x8x64x64xf32>
  }
}
