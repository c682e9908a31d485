module @jit_lstep attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768x256xf32>, %arg1: tensor<256x768xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256x128xf32>, %arg4: tensor<256x256xf32>, %arg5: tensor<256xf32>, %arg6: tensor<256x256xf32>, %arg7: tensor<256x768xf32>, %arg8: tensor<256x128xf32>, %arg9: tensor<768x256xf32>, %arg10: tensor<256x768xf32>, %arg11: tensor<256xf32>, %arg12: tensor<256x128xf32>, %arg13: tensor<256x256xf32>, %arg14: tensor<256xf32>, %arg15: tensor<256x256xf32>, %arg16: tensor<256x768xf32>, %arg17: tensor<256x128xf32>, %arg18: tensor<3x64x256xf32>) -> (tensor<768x256xf32> {jax.result_info = "result[0][0]['down_proj']"}, tensor<256x768xf32> {jax.result_info = "result[0][0]['gate_proj']"}, tensor<256xf32> {jax.result_info = "result[0][0]['input_layernorm']"}, tensor<256x128xf32> {jax.result_info = "result[0][0]['k_proj']"}, tensor<256x256xf32> {jax.result_info = "result[0][0]['o_proj']"}, tensor<256xf32> {jax.result_info = "result[0][0]['post_layernorm']"}, tensor<256x256xf32> {jax.result_info = "result[0][0]['q_proj']"}, tensor<256x768xf32> {jax.result_info = "result[0][0]['up_proj']"}, tensor<256x128xf32> {jax.result_info = "result[0][0]['v_proj']"}, tensor<768x256xf32> {jax.result_info = "result[0][1]['down_proj']"}, tensor<256x768xf32> {jax.result_info = "result[0][1]['gate_proj']"}, tensor<256xf32> {jax.result_info = "result[0][1]['input_layernorm']"}, tensor<256x128xf32> {jax.result_info = "result[0][1]['k_proj']"}, tensor<256x256xf32> {jax.result_info = "result[0][1]['o_proj']"}, tensor<256xf32> {jax.result_info = "result[0][1]['post_layernorm']"}, tensor<256x256xf32> {jax.result_info = "result[0][1]['q_proj']"}, tensor<256x768xf32> {jax.result_info = "result[0][1]['up_proj']"}, tensor<256x128xf32> {jax.result_info = "result[0][1]['v_proj']"}, tensor<f32> {jax.result_info = "result[1]"}) {
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
    %46 = stablehlo.dot_general %45, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %47 = stablehlo.add %arg18, %46 : tensor<3x64x256xf32>
    %48 = stablehlo.multiply %47, %47 : tensor<3x64x256xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_9 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %52 = stablehlo.divide %50, %51 : tensor<3x64x1xf32>
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %54 = stablehlo.add %52, %53 : tensor<3x64x1xf32>
    %55 = stablehlo.rsqrt %54 : tensor<3x64x1xf32>
    %56 = stablehlo.divide %55, %54 : tensor<3x64x1xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<3x64x1xf32>
    %59 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %60 = stablehlo.multiply %47, %59 : tensor<3x64x256xf32>
    %61 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %63 = stablehlo.multiply %60, %62 : tensor<3x64x256xf32>
    %64 = stablehlo.dot_general %63, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %65:3 = call @silu(%64) : (tensor<3x64x768xf32>) -> (tensor<3x64x768xf32>, tensor<3x64x768xf32>, tensor<3x64x768xf32>)
    %66 = stablehlo.dot_general %63, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %67 = stablehlo.multiply %65#0, %66 : tensor<3x64x768xf32>
    %68 = stablehlo.dot_general %67, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %69 = stablehlo.add %47, %68 : tensor<3x64x256xf32>
    %70 = stablehlo.multiply %69, %69 : tensor<3x64x256xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_13 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %74 = stablehlo.divide %72, %73 : tensor<3x64x1xf32>
    %cst_14 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %76 = stablehlo.add %74, %75 : tensor<3x64x1xf32>
    %77 = stablehlo.rsqrt %76 : tensor<3x64x1xf32>
    %78 = stablehlo.divide %77, %76 : tensor<3x64x1xf32>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %80 = stablehlo.multiply %79, %78 : tensor<3x64x1xf32>
    %81 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %82 = stablehlo.multiply %69, %81 : tensor<3x64x256xf32>
    %83 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %85 = stablehlo.multiply %82, %84 : tensor<3x64x256xf32>
    %86 = stablehlo.dot_general %85, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %87 = stablehlo.dot_general %85, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %88 = stablehlo.dot_general %85, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x128xf32>) -> tensor<3x64x128xf32>
    %89 = stablehlo.reshape %86 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %90 = stablehlo.reshape %87 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %91 = stablehlo.reshape %88 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %93 = stablehlo.reshape %92 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %94 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %95 = stablehlo.reshape %94 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %96 = stablehlo.dot_general %89, %93, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_16 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %98 = stablehlo.divide %96, %97 : tensor<3x8x64x64xf32>
    %c_17 = stablehlo.constant dense<true> : tensor<i1>
    %99 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %100 = call @tril(%99) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst_18 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %101:2 = call @_where(%100, %98, %cst_18) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> (tensor<3x8x64x64xf32>, tensor<3x8x64x64xi1>)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %102 = stablehlo.reduce(%101#0 init: %cst_19) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %104 = stablehlo.maximum %103, %102 : tensor<3x8x64xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %107 = stablehlo.subtract %101#0, %106 : tensor<3x8x64x64xf32>
    %108 = stablehlo.exponential %107 : tensor<3x8x64x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %112 = stablehlo.divide %108, %111 : tensor<3x8x64x64xf32>
    %113 = stablehlo.multiply %110, %110 : tensor<3x8x64x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x8x64x1xf32>
    %115 = stablehlo.divide %114, %113 : tensor<3x8x64x1xf32>
    %116 = stablehlo.dot_general %95, %112, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %117 = stablehlo.transpose %116, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %118 = stablehlo.reshape %117 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %119 = stablehlo.dot_general %118, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %120 = stablehlo.add %69, %119 : tensor<3x64x256xf32>
    %121 = stablehlo.multiply %120, %120 : tensor<3x64x256xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_24 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %125 = stablehlo.divide %123, %124 : tensor<3x64x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %127 = stablehlo.add %125, %126 : tensor<3x64x1xf32>
    %128 = stablehlo.rsqrt %127 : tensor<3x64x1xf32>
    %129 = stablehlo.divide %128, %127 : tensor<3x64x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %131 = stablehlo.multiply %130, %129 : tensor<3x64x1xf32>
    %132 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %133 = stablehlo.multiply %120, %132 : tensor<3x64x256xf32>
    %134 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %136 = stablehlo.multiply %133, %135 : tensor<3x64x256xf32>
    %137 = stablehlo.dot_general %136, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %138:3 = call @silu(%137) : (tensor<3x64x768xf32>) -> (tensor<3x64x768xf32>, tensor<3x64x768xf32>, tensor<3x64x768xf32>)
    %139 = stablehlo.dot_general %136, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x768xf32>) -> tensor<3x64x768xf32>
    %140 = stablehlo.multiply %138#0, %139 : tensor<3x64x768xf32>
    %141 = stablehlo.dot_general %140, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %142 = stablehlo.add %120, %141 : tensor<3x64x256xf32>
    %143 = stablehlo.multiply %142, %142 : tensor<3x64x256xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x64x256xf32>
    %145 = stablehlo.multiply %144, %142 : tensor<3x64x256xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%143 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x64x256xf32>
    %148 = stablehlo.multiply %147, %145 : tensor<3x64x256xf32>
    %149 = stablehlo.dot_general %148, %140, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x768xf32>) -> tensor<256x768xf32>
    %150 = stablehlo.transpose %149, dims = [1, 0] : (tensor<256x768xf32>) -> tensor<768x256xf32>
    %151 = stablehlo.dot_general %148, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<768x256xf32>) -> tensor<3x64x768xf32>
    %152 = stablehlo.multiply %138#0, %151 : tensor<3x64x768xf32>
    %153 = stablehlo.multiply %151, %139 : tensor<3x64x768xf32>
    %154 = stablehlo.dot_general %152, %136, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<3x64x256xf32>) -> tensor<768x256xf32>
    %155 = stablehlo.transpose %154, dims = [1, 0] : (tensor<768x256xf32>) -> tensor<256x768xf32>
    %156 = stablehlo.dot_general %152, %arg16, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<256x768xf32>) -> tensor<3x64x256xf32>
    %157 = call @silu_0(%138#1, %138#2, %137, %153) : (tensor<3x64x768xf32>, tensor<3x64x768xf32>, tensor<3x64x768xf32>, tensor<3x64x768xf32>) -> tensor<3x64x768xf32>
    %158 = stablehlo.dot_general %157, %136, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<3x64x256xf32>) -> tensor<768x256xf32>
    %159 = stablehlo.transpose %158, dims = [1, 0] : (tensor<768x256xf32>) -> tensor<256x768xf32>
    %160 = stablehlo.dot_general %157, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<256x768xf32>) -> tensor<3x64x256xf32>
    %161 = stablehlo.add %156, %160 : tensor<3x64x256xf32>
    %162 = stablehlo.multiply %133, %161 : tensor<3x64x256xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %164 = stablehlo.reshape %163 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %165 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %166 = stablehlo.multiply %161, %165 : tensor<3x64x256xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%164 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %168 = stablehlo.multiply %120, %166 : tensor<3x64x256xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %170 = stablehlo.reshape %169 : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %171 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %172 = stablehlo.multiply %166, %171 : tensor<3x64x256xf32>
    %173 = stablehlo.add %148, %172 : tensor<3x64x256xf32>
    %174 = stablehlo.multiply %170, %131 : tensor<3x64x1xf32>
    %cst_33 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %176 = stablehlo.divide %174, %175 : tensor<3x64x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<3x64x1xf32>, tensor<f32>) -> tensor<3x64xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x256xf32>
    %179 = stablehlo.multiply %120, %178 : tensor<3x64x256xf32>
    %180 = stablehlo.add %173, %179 : tensor<3x64x256xf32>
    %181 = stablehlo.multiply %178, %120 : tensor<3x64x256xf32>
    %182 = stablehlo.add %180, %181 : tensor<3x64x256xf32>
    %183 = stablehlo.dot_general %182, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x256xf32>) -> tensor<256x256xf32>
    %184 = stablehlo.transpose %183, dims = [1, 0] : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %185 = stablehlo.dot_general %182, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %186 = stablehlo.reshape %185 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %187 = stablehlo.transpose %186, dims = [0, 2, 3, 1] : (tensor<3x64x8x32xf32>) -> tensor<3x8x32x64xf32>
    %188 = stablehlo.dot_general %187, %95, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x8x32x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %189 = stablehlo.dot_general %187, %112, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x8x32x64xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %190 = stablehlo.transpose %189, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %191 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %192 = stablehlo.multiply %188, %191 : tensor<3x8x64x64xf32>
    %193 = stablehlo.multiply %192, %108 : tensor<3x8x64x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_35) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %195 = stablehlo.reshape %194 : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %196 = stablehlo.negate %195 : tensor<3x8x64x1xf32>
    %197 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %198 = stablehlo.divide %188, %197 : tensor<3x8x64x64xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%196 init: %cst_36) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x1xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x64xf32>
    %201 = stablehlo.add %198, %200 : tensor<3x8x64x64xf32>
    %202 = stablehlo.multiply %201, %108 : tensor<3x8x64x64xf32>
    %203 = call @_where_1(%101#1, %202) : (tensor<3x8x64x64xi1>, tensor<3x8x64x64xf32>) -> tensor<3x8x64x64xf32>
    %cst_37 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %205 = stablehlo.divide %203, %204 : tensor<3x8x64x64xf32>
    %206 = stablehlo.dot_general %205, %89, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8x64x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x32xf32>
    %207 = stablehlo.transpose %206, dims = [0, 2, 1, 3] : (tensor<3x8x64x32xf32>) -> tensor<3x64x8x32xf32>
    %208 = stablehlo.dot_general %205, %93, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8x64x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x32xf32>
    %209 = stablehlo.transpose %208, dims = [0, 2, 1, 3] : (tensor<3x8x64x32xf32>) -> tensor<3x64x8x32xf32>
    %210 = stablehlo.reshape %190 : (tensor<3x64x8x32xf32>) -> tensor<3x64x4x2x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<3x64x4x2x32xf32>, tensor<f32>) -> tensor<3x64x4x32xf32>
    %212 = stablehlo.reshape %207 : (tensor<3x64x8x32xf32>) -> tensor<3x64x4x2x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<3x64x4x2x32xf32>, tensor<f32>) -> tensor<3x64x4x32xf32>
    %214 = stablehlo.reshape %211 : (tensor<3x64x4x32xf32>) -> tensor<3x64x128xf32>
    %215 = stablehlo.reshape %213 : (tensor<3x64x4x32xf32>) -> tensor<3x64x128xf32>
    %216 = stablehlo.reshape %209 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %217 = stablehlo.dot_general %214, %85, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x128xf32>, tensor<3x64x256xf32>) -> tensor<128x256xf32>
    %218 = stablehlo.transpose %217, dims = [1, 0] : (tensor<128x256xf32>) -> tensor<256x128xf32>
    %219 = stablehlo.dot_general %214, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x128xf32>, tensor<256x128xf32>) -> tensor<3x64x256xf32>
    %220 = stablehlo.dot_general %215, %85, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x128xf32>, tensor<3x64x256xf32>) -> tensor<128x256xf32>
    %221 = stablehlo.transpose %220, dims = [1, 0] : (tensor<128x256xf32>) -> tensor<256x128xf32>
    %222 = stablehlo.dot_general %215, %arg12, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x128xf32>, tensor<256x128xf32>) -> tensor<3x64x256xf32>
    %223 = stablehlo.add %219, %222 : tensor<3x64x256xf32>
    %224 = stablehlo.dot_general %216, %85, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x256xf32>) -> tensor<256x256xf32>
    %225 = stablehlo.transpose %224, dims = [1, 0] : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %226 = stablehlo.dot_general %216, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %227 = stablehlo.add %223, %226 : tensor<3x64x256xf32>
    %228 = stablehlo.multiply %82, %227 : tensor<3x64x256xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %230 = stablehlo.reshape %229 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %231 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %232 = stablehlo.multiply %227, %231 : tensor<3x64x256xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.reduce(%230 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %234 = stablehlo.multiply %69, %232 : tensor<3x64x256xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %236 = stablehlo.reshape %235 : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %237 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %238 = stablehlo.multiply %232, %237 : tensor<3x64x256xf32>
    %239 = stablehlo.add %182, %238 : tensor<3x64x256xf32>
    %240 = stablehlo.multiply %236, %80 : tensor<3x64x1xf32>
    %cst_43 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %242 = stablehlo.divide %240, %241 : tensor<3x64x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<3x64x1xf32>, tensor<f32>) -> tensor<3x64xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x256xf32>
    %245 = stablehlo.multiply %69, %244 : tensor<3x64x256xf32>
    %246 = stablehlo.add %239, %245 : tensor<3x64x256xf32>
    %247 = stablehlo.multiply %244, %69 : tensor<3x64x256xf32>
    %248 = stablehlo.add %246, %247 : tensor<3x64x256xf32>
    %249 = stablehlo.dot_general %248, %67, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x768xf32>) -> tensor<256x768xf32>
    %250 = stablehlo.transpose %249, dims = [1, 0] : (tensor<256x768xf32>) -> tensor<768x256xf32>
    %251 = stablehlo.dot_general %248, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<768x256xf32>) -> tensor<3x64x768xf32>
    %252 = stablehlo.multiply %65#0, %251 : tensor<3x64x768xf32>
    %253 = stablehlo.multiply %251, %66 : tensor<3x64x768xf32>
    %254 = stablehlo.dot_general %252, %63, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<3x64x256xf32>) -> tensor<768x256xf32>
    %255 = stablehlo.transpose %254, dims = [1, 0] : (tensor<768x256xf32>) -> tensor<256x768xf32>
    %256 = stablehlo.dot_general %252, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<256x768xf32>) -> tensor<3x64x256xf32>
    %257 = call @silu_0(%65#1, %65#2, %64, %253) : (tensor<3x64x768xf32>, tensor<3x64x768xf32>, tensor<3x64x768xf32>, tensor<3x64x768xf32>) -> tensor<3x64x768xf32>
    %258 = stablehlo.dot_general %257, %63, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<3x64x256xf32>) -> tensor<768x256xf32>
    %259 = stablehlo.transpose %258, dims = [1, 0] : (tensor<768x256xf32>) -> tensor<256x768xf32>
    %260 = stablehlo.dot_general %257, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<256x768xf32>) -> tensor<3x64x256xf32>
    %261 = stablehlo.add %256, %260 : tensor<3x64x256xf32>
    %262 = stablehlo.multiply %60, %261 : tensor<3x64x256xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.reduce(%262 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %264 = stablehlo.reshape %263 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %265 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %266 = stablehlo.multiply %261, %265 : tensor<3x64x256xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%264 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %268 = stablehlo.multiply %47, %266 : tensor<3x64x256xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %270 = stablehlo.reshape %269 : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %271 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %272 = stablehlo.multiply %266, %271 : tensor<3x64x256xf32>
    %273 = stablehlo.add %248, %272 : tensor<3x64x256xf32>
    %274 = stablehlo.multiply %270, %58 : tensor<3x64x1xf32>
    %cst_48 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %276 = stablehlo.divide %274, %275 : tensor<3x64x1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<3x64x1xf32>, tensor<f32>) -> tensor<3x64xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x256xf32>
    %279 = stablehlo.multiply %47, %278 : tensor<3x64x256xf32>
    %280 = stablehlo.add %273, %279 : tensor<3x64x256xf32>
    %281 = stablehlo.multiply %278, %47 : tensor<3x64x256xf32>
    %282 = stablehlo.add %280, %281 : tensor<3x64x256xf32>
    %283 = stablehlo.dot_general %282, %45, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x256xf32>) -> tensor<256x256xf32>
    %284 = stablehlo.transpose %283, dims = [1, 0] : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %285 = stablehlo.dot_general %282, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %286 = stablehlo.reshape %285 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %287 = stablehlo.transpose %286, dims = [0, 2, 3, 1] : (tensor<3x64x8x32xf32>) -> tensor<3x8x32x64xf32>
    %288 = stablehlo.dot_general %287, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x8x32x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %289 = stablehlo.dot_general %287, %39, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x8x32x64xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %290 = stablehlo.transpose %289, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %291 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %292 = stablehlo.multiply %288, %291 : tensor<3x8x64x64xf32>
    %293 = stablehlo.multiply %292, %35 : tensor<3x8x64x64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_50) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %295 = stablehlo.reshape %294 : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %296 = stablehlo.negate %295 : tensor<3x8x64x1xf32>
    %297 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %298 = stablehlo.divide %288, %297 : tensor<3x8x64x64xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%296 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x1xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x64xf32>
    %301 = stablehlo.add %298, %300 : tensor<3x8x64x64xf32>
    %302 = stablehlo.multiply %301, %35 : tensor<3x8x64x64xf32>
    %303 = call @_where_1(%28#1, %302) : (tensor<3x8x64x64xi1>, tensor<3x8x64x64xf32>) -> tensor<3x8x64x64xf32>
    %cst_52 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %305 = stablehlo.divide %303, %304 : tensor<3x8x64x64xf32>
    %306 = stablehlo.dot_general %305, %16, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8x64x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x32xf32>
    %307 = stablehlo.transpose %306, dims = [0, 2, 1, 3] : (tensor<3x8x64x32xf32>) -> tensor<3x64x8x32xf32>
    %308 = stablehlo.dot_general %305, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8x64x64xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x32xf32>
    %309 = stablehlo.transpose %308, dims = [0, 2, 1, 3] : (tensor<3x8x64x32xf32>) -> tensor<3x64x8x32xf32>
    %310 = stablehlo.reshape %290 : (tensor<3x64x8x32xf32>) -> tensor<3x64x4x2x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.reduce(%310 init: %cst_53) applies stablehlo.add across dimensions = [3] : (tensor<3x64x4x2x32xf32>, tensor<f32>) -> tensor<3x64x4x32xf32>
    %312 = stablehlo.reshape %307 : (tensor<3x64x8x32xf32>) -> tensor<3x64x4x2x32xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.reduce(%312 init: %cst_54) applies stablehlo.add across dimensions = [3] : (tensor<3x64x4x2x32xf32>, tensor<f32>) -> tensor<3x64x4x32xf32>
    %314 = stablehlo.reshape %311 : (tensor<3x64x4x32xf32>) -> tensor<3x64x128xf32>
    %315 = stablehlo.reshape %313 : (tensor<3x64x4x32xf32>) -> tensor<3x64x128xf32>
    %316 = stablehlo.reshape %309 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %317 = stablehlo.dot_general %314, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x128xf32>, tensor<3x64x256xf32>) -> tensor<128x256xf32>
    %318 = stablehlo.transpose %317, dims = [1, 0] : (tensor<128x256xf32>) -> tensor<256x128xf32>
    %319 = stablehlo.dot_general %314, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x128xf32>, tensor<256x128xf32>) -> tensor<3x64x256xf32>
    %320 = stablehlo.dot_general %315, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x128xf32>, tensor<3x64x256xf32>) -> tensor<128x256xf32>
    %321 = stablehlo.transpose %320, dims = [1, 0] : (tensor<128x256xf32>) -> tensor<256x128xf32>
    %322 = stablehlo.dot_general %315, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x128xf32>, tensor<256x128xf32>) -> tensor<3x64x256xf32>
    %323 = stablehlo.add %319, %322 : tensor<3x64x256xf32>
    %324 = stablehlo.dot_general %316, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<3x64x256xf32>) -> tensor<256x256xf32>
    %325 = stablehlo.transpose %324, dims = [1, 0] : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %326 = stablehlo.dot_general %316, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %327 = stablehlo.add %323, %326 : tensor<3x64x256xf32>
    %328 = stablehlo.multiply %9, %327 : tensor<3x64x256xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %330 = stablehlo.reshape %329 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%330 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<768x256xf32>
    %333 = stablehlo.multiply %332, %250 : tensor<768x256xf32>
    %334 = stablehlo.subtract %arg0, %333 : tensor<768x256xf32>
    %cst_58 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %336 = stablehlo.multiply %335, %259 : tensor<256x768xf32>
    %337 = stablehlo.subtract %arg1, %336 : tensor<256x768xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %339 = stablehlo.multiply %338, %331 : tensor<256xf32>
    %340 = stablehlo.subtract %arg2, %339 : tensor<256xf32>
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %342 = stablehlo.multiply %341, %321 : tensor<256x128xf32>
    %343 = stablehlo.subtract %arg3, %342 : tensor<256x128xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %345 = stablehlo.multiply %344, %284 : tensor<256x256xf32>
    %346 = stablehlo.subtract %arg4, %345 : tensor<256x256xf32>
    %cst_62 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %348 = stablehlo.multiply %347, %267 : tensor<256xf32>
    %349 = stablehlo.subtract %arg5, %348 : tensor<256xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %351 = stablehlo.multiply %350, %325 : tensor<256x256xf32>
    %352 = stablehlo.subtract %arg6, %351 : tensor<256x256xf32>
    %cst_64 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %354 = stablehlo.multiply %353, %255 : tensor<256x768xf32>
    %355 = stablehlo.subtract %arg7, %354 : tensor<256x768xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %357 = stablehlo.multiply %356, %318 : tensor<256x128xf32>
    %358 = stablehlo.subtract %arg8, %357 : tensor<256x128xf32>
    %cst_66 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<768x256xf32>
    %360 = stablehlo.multiply %359, %150 : tensor<768x256xf32>
    %361 = stablehlo.subtract %arg9, %360 : tensor<768x256xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %363 = stablehlo.multiply %362, %159 : tensor<256x768xf32>
    %364 = stablehlo.subtract %arg10, %363 : tensor<256x768xf32>
    %cst_68 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %366 = stablehlo.multiply %365, %233 : tensor<256xf32>
    %367 = stablehlo.subtract %arg11, %366 : tensor<256xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %369 = stablehlo.multiply %368, %221 : tensor<256x128xf32>
    %370 = stablehlo.subtract %arg12, %369 : tensor<256x128xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %372 = stablehlo.multiply %371, %184 : tensor<256x256xf32>
    %373 = stablehlo.subtract %arg13, %372 : tensor<256x256xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %375 = stablehlo.multiply %374, %167 : tensor<256xf32>
    %376 = stablehlo.subtract %arg14, %375 : tensor<256xf32>
    %cst_72 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %378 = stablehlo.multiply %377, %225 : tensor<256x256xf32>
    %379 = stablehlo.subtract %arg15, %378 : tensor<256x256xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %381 = stablehlo.multiply %380, %155 : tensor<256x768xf32>
    %382 = stablehlo.subtract %arg16, %381 : tensor<256x768xf32>
    %cst_74 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %384 = stablehlo.multiply %383, %218 : tensor<256x128xf32>
    %385 = stablehlo.subtract %arg17, %384 : tensor<256x128xf32>
    return %334, %337, %340, %343, %346, %349, %352, %355, %358, %361, %364, %367, %370, %373, %376, %379, %382, %385, %146 : tensor<768x256xf32>, tensor<256x768xf32>, tensor<256xf32>, tensor<256x128xf32>, tensor<256x256xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x768xf32>, tensor<256x128xf32>, tensor<768x256xf32>, tensor<256x768xf32>, tensor<256xf32>, tensor<256x128xf32>, tensor<256x256xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x768xf32>, tensor<256x128xf32>, tensor<f32>
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
  func.func private @silu(%arg0: tensor<3x64x768xf32>) -> (tensor<3x64x768xf32>, tensor<3x64x768xf32>, tensor<3x64x768xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x64x768xf32>
    %1 = stablehlo.exponential %0 : tensor<3x64x768xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x64x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x64x768xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x64x768xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x64x768xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3x64x768xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<3x64x768xf32>
    return %9, %8, %5 : tensor<3x64x768xf32>, tensor<3x64x768xf32>, tensor<3x64x768xf32>
  }
  func.func private @silu_0(%arg0: tensor<3x64x768xf32>, %arg1: tensor<3x64x768xf32>, %arg2: tensor<3x64x768xf32>, %arg3: tensor<3x64x768xf32>) -> tensor<3x64x768xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<3x64x768xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<3x64x768xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<3x64x768xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x64x768xf32>
    return %3 : tensor<3x64x768xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x8x64x64xi1>, %arg1: tensor<3x8x64x64xf32>) -> tensor<3x8x64x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x8x64x64xi1>, tensor<3x8x64x64xf32>
    return %1 : tensor<3x8x64x64xf32>
  }
}
