module @jit_phi3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768x256xf32>, %arg1: tensor<256x1536xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256xf32>, %arg4: tensor<256x256xf32>, %arg5: tensor<256x512xf32>, %arg6: tensor<768x256xf32>, %arg7: tensor<256x1536xf32>, %arg8: tensor<256xf32>, %arg9: tensor<256xf32>, %arg10: tensor<256x256xf32>, %arg11: tensor<256x512xf32>, %arg12: tensor<3x64x256xf32>) -> (tensor<3x64x256xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg12, %arg12 : tensor<3x64x256xf32>
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
    %9 = stablehlo.multiply %arg12, %8 : tensor<3x64x256xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x64x256xf32>
    %13 = stablehlo.dot_general %12, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x512xf32>) -> tensor<3x64x512xf32>
    %14 = stablehlo.slice %13 [0:3, 0:64, 0:256] : (tensor<3x64x512xf32>) -> tensor<3x64x256xf32>
    %15 = stablehlo.slice %13 [0:3, 0:64, 256:384] : (tensor<3x64x512xf32>) -> tensor<3x64x128xf32>
    %16 = stablehlo.slice %13 [0:3, 0:64, 384:512] : (tensor<3x64x512xf32>) -> tensor<3x64x128xf32>
    %17 = stablehlo.reshape %14 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %18 = stablehlo.reshape %15 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %19 = stablehlo.reshape %16 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %21 = stablehlo.reshape %20 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %23 = stablehlo.reshape %22 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %24 = stablehlo.dot_general %17, %21, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_2 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %26 = stablehlo.divide %24, %25 : tensor<3x8x64x64xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %27 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %28 = call @tril(%27) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst_3 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %29 = call @_where(%28, %26, %cst_3) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64x64xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<3x8x64xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %35 = stablehlo.subtract %29, %34 : tensor<3x8x64x64xf32>
    %36 = stablehlo.exponential %35 : tensor<3x8x64x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %40 = stablehlo.divide %36, %39 : tensor<3x8x64x64xf32>
    %41 = stablehlo.dot_general %23, %40, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %42 = stablehlo.transpose %41, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %43 = stablehlo.reshape %42 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %44 = stablehlo.dot_general %43, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %45 = stablehlo.add %arg12, %44 : tensor<3x64x256xf32>
    %46 = stablehlo.multiply %45, %45 : tensor<3x64x256xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_8 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %50 = stablehlo.divide %48, %49 : tensor<3x64x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %52 = stablehlo.add %50, %51 : tensor<3x64x1xf32>
    %53 = stablehlo.rsqrt %52 : tensor<3x64x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %55 = stablehlo.multiply %45, %54 : tensor<3x64x256xf32>
    %56 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<3x64x256xf32>
    %59 = stablehlo.dot_general %58, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x1536xf32>) -> tensor<3x64x1536xf32>
    %60 = stablehlo.slice %59 [0:3, 0:64, 0:768] : (tensor<3x64x1536xf32>) -> tensor<3x64x768xf32>
    %61 = stablehlo.slice %59 [0:3, 0:64, 768:1536] : (tensor<3x64x1536xf32>) -> tensor<3x64x768xf32>
    %62 = call @silu(%60) : (tensor<3x64x768xf32>) -> tensor<3x64x768xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<3x64x768xf32>
    %64 = stablehlo.dot_general %63, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %65 = stablehlo.add %45, %64 : tensor<3x64x256xf32>
    %66 = stablehlo.multiply %65, %65 : tensor<3x64x256xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %70 = stablehlo.divide %68, %69 : tensor<3x64x1xf32>
    %cst_12 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %72 = stablehlo.add %70, %71 : tensor<3x64x1xf32>
    %73 = stablehlo.rsqrt %72 : tensor<3x64x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %75 = stablehlo.multiply %65, %74 : tensor<3x64x256xf32>
    %76 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %78 = stablehlo.multiply %75, %77 : tensor<3x64x256xf32>
    %79 = stablehlo.dot_general %78, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x512xf32>) -> tensor<3x64x512xf32>
    %80 = stablehlo.slice %79 [0:3, 0:64, 0:256] : (tensor<3x64x512xf32>) -> tensor<3x64x256xf32>
    %81 = stablehlo.slice %79 [0:3, 0:64, 256:384] : (tensor<3x64x512xf32>) -> tensor<3x64x128xf32>
    %82 = stablehlo.slice %79 [0:3, 0:64, 384:512] : (tensor<3x64x512xf32>) -> tensor<3x64x128xf32>
    %83 = stablehlo.reshape %80 : (tensor<3x64x256xf32>) -> tensor<3x64x8x32xf32>
    %84 = stablehlo.reshape %81 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %85 = stablehlo.reshape %82 : (tensor<3x64x128xf32>) -> tensor<3x64x4x32xf32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %87 = stablehlo.reshape %86 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %88 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 4] : (tensor<3x64x4x32xf32>) -> tensor<3x64x4x2x32xf32>
    %89 = stablehlo.reshape %88 : (tensor<3x64x4x2x32xf32>) -> tensor<3x64x8x32xf32>
    %90 = stablehlo.dot_general %83, %87, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x64x8x32xf32>) -> tensor<3x8x64x64xf32>
    %cst_13 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x8x64x64xf32>
    %92 = stablehlo.divide %90, %91 : tensor<3x8x64x64xf32>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %93 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %94 = call @tril(%93) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst_15 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %95 = call @_where(%94, %92, %cst_15) : (tensor<64x64xi1>, tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64x64xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_16) applies stablehlo.maximum across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x8x64xf32>
    %98 = stablehlo.maximum %97, %96 : tensor<3x8x64xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %101 = stablehlo.subtract %95, %100 : tensor<3x8x64x64xf32>
    %102 = stablehlo.exponential %101 : tensor<3x8x64x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<3x8x64x64xf32>, tensor<f32>) -> tensor<3x8x64xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<3x8x64xf32>) -> tensor<3x8x64x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3] : (tensor<3x8x64x1xf32>) -> tensor<3x8x64x64xf32>
    %106 = stablehlo.divide %102, %105 : tensor<3x8x64x64xf32>
    %107 = stablehlo.dot_general %89, %106, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x64x8x32xf32>, tensor<3x8x64x64xf32>) -> tensor<3x8x32x64xf32>
    %108 = stablehlo.transpose %107, dims = [0, 3, 1, 2] : (tensor<3x8x32x64xf32>) -> tensor<3x64x8x32xf32>
    %109 = stablehlo.reshape %108 : (tensor<3x64x8x32xf32>) -> tensor<3x64x256xf32>
    %110 = stablehlo.dot_general %109, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x256xf32>) -> tensor<3x64x256xf32>
    %111 = stablehlo.add %65, %110 : tensor<3x64x256xf32>
    %112 = stablehlo.multiply %111, %111 : tensor<3x64x256xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<3x64x256xf32>, tensor<f32>) -> tensor<3x64xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x1xf32>
    %cst_20 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %116 = stablehlo.divide %114, %115 : tensor<3x64x1xf32>
    %cst_21 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x64x1xf32>
    %118 = stablehlo.add %116, %117 : tensor<3x64x1xf32>
    %119 = stablehlo.rsqrt %118 : tensor<3x64x1xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<3x64x1xf32>) -> tensor<3x64x256xf32>
    %121 = stablehlo.multiply %111, %120 : tensor<3x64x256xf32>
    %122 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<3x64x256xf32>
    %124 = stablehlo.multiply %121, %123 : tensor<3x64x256xf32>
    %125 = stablehlo.dot_general %124, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x256xf32>, tensor<256x1536xf32>) -> tensor<3x64x1536xf32>
    %126 = stablehlo.slice %125 [0:3, 0:64, 0:768] : (tensor<3x64x1536xf32>) -> tensor<3x64x768xf32>
    %127 = stablehlo.slice %125 [0:3, 0:64, 768:1536] : (tensor<3x64x1536xf32>) -> tensor<3x64x768xf32>
    %128 = call @silu(%126) : (tensor<3x64x768xf32>) -> tensor<3x64x768xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<3x64x768xf32>
    %130 = stablehlo.dot_general %129, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x64x768xf32>, tensor<768x256xf32>) -> tensor<3x64x256xf32>
    %131 = stablehlo.add %111, %130 : tensor<3x64x256xf32>
    return %131 : tensor<3x64x256xf32>
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
