module @jit_vae_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x10xf32>, %arg1: tensor<10xf32>, %arg2: tensor<10x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<4x10xf32>, %arg5: tensor<10xf32>, %arg6: tensor<10x12xf32>, %arg7: tensor<12xf32>, %arg8: tensor<2xui32>, %arg9: tensor<6x12xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<12x10xf32> {jax.result_info = "result[1][0][0][0]"}, tensor<10xf32> {jax.result_info = "result[1][0][0][1]"}, tensor<10x8xf32> {jax.result_info = "result[1][0][1][0]"}, tensor<8xf32> {jax.result_info = "result[1][0][1][1]"}, tensor<4x10xf32> {jax.result_info = "result[1][1][0][0]"}, tensor<10xf32> {jax.result_info = "result[1][1][0][1]"}, tensor<10x12xf32> {jax.result_info = "result[1][1][1][0]"}, tensor<12xf32> {jax.result_info = "result[1][1][1][1]"}) {
    %0 = stablehlo.dot_general %arg9, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x12xf32>, tensor<12x10xf32>) -> tensor<6x10xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<6x10xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x10xf32>
    %4 = call @relu(%3) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<6x10xf32>, tensor<6x10xf32>) -> tensor<6x10xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %8 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x10xf32>, tensor<10x8xf32>) -> tensor<6x8xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %11 = stablehlo.add %8, %10 : tensor<6x8xf32>
    %12 = stablehlo.slice %11 [0:6, 0:4] : (tensor<6x8xf32>) -> tensor<6x4xf32>
    %13 = stablehlo.slice %11 [0:6, 4:8] : (tensor<6x8xf32>) -> tensor<6x4xf32>
    %14 = call @_normal(%arg8) : (tensor<2xui32>) -> tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<6x4xf32>
    %17 = stablehlo.exponential %16 : tensor<6x4xf32>
    %18 = stablehlo.multiply %17, %14 : tensor<6x4xf32>
    %19 = stablehlo.add %12, %18 : tensor<6x4xf32>
    %20 = stablehlo.dot_general %19, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x10xf32>) -> tensor<6x10xf32>
    %21 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<6x10xf32>
    %23 = stablehlo.add %20, %22 : tensor<6x10xf32>
    %24 = call @relu(%23) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %26 = stablehlo.compare GT, %23, %25, FLOAT : (tensor<6x10xf32>, tensor<6x10xf32>) -> tensor<6x10xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %28 = stablehlo.dot_general %24, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x10xf32>, tensor<10x12xf32>) -> tensor<6x12xf32>
    %29 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<6x12xf32>
    %31 = stablehlo.add %28, %30 : tensor<6x12xf32>
    %32 = stablehlo.negate %arg9 : tensor<6x12xf32>
    %33 = stablehlo.exponential %32 : tensor<6x12xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %35 = stablehlo.add %34, %33 : tensor<6x12xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %37 = stablehlo.divide %36, %35 : tensor<6x12xf32>
    %38:3 = call @log_sigmoid(%31) : (tensor<6x12xf32>) -> (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>)
    %39 = stablehlo.multiply %37, %38#0 : tensor<6x12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %41 = stablehlo.subtract %40, %37 : tensor<6x12xf32>
    %42 = stablehlo.negate %31 : tensor<6x12xf32>
    %43:3 = call @log_sigmoid(%42) : (tensor<6x12xf32>) -> (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>)
    %44 = stablehlo.multiply %41, %43#0 : tensor<6x12xf32>
    %45 = stablehlo.add %39, %44 : tensor<6x12xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %48 = stablehlo.add %47, %13 : tensor<6x4xf32>
    %49 = stablehlo.multiply %12, %12 : tensor<6x4xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %51 = stablehlo.multiply %50, %12 : tensor<6x4xf32>
    %52 = stablehlo.subtract %48, %49 : tensor<6x4xf32>
    %53 = stablehlo.exponential %13 : tensor<6x4xf32>
    %54 = stablehlo.subtract %52, %53 : tensor<6x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<6xf32>
    %58 = stablehlo.subtract %57, %46 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %61 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %63 = stablehlo.negate %62 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %65 = stablehlo.multiply %64, %62 : tensor<6xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %67 = stablehlo.negate %66 : tensor<6x4xf32>
    %68 = stablehlo.multiply %67, %53 : tensor<6x4xf32>
    %69 = stablehlo.negate %66 : tensor<6x4xf32>
    %70 = stablehlo.add %68, %66 : tensor<6x4xf32>
    %71 = stablehlo.multiply %69, %51 : tensor<6x4xf32>
    %72 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<6xf32>) -> tensor<6x12xf32>
    %73 = stablehlo.multiply %41, %72 : tensor<6x12xf32>
    %74 = call @log_sigmoid_0(%43#1, %43#2, %73) : (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xf32>
    %75 = stablehlo.negate %74 : tensor<6x12xf32>
    %76 = stablehlo.multiply %37, %72 : tensor<6x12xf32>
    %77 = call @log_sigmoid_0(%38#1, %38#2, %76) : (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xf32>
    %78 = stablehlo.add %75, %77 : tensor<6x12xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<6x12xf32>, tensor<f32>) -> tensor<12xf32>
    %80 = stablehlo.reshape %79 : (tensor<12xf32>) -> tensor<1x12xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %82 = stablehlo.dot_general %78, %24, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x12xf32>, tensor<6x10xf32>) -> tensor<12x10xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<12x10xf32>) -> tensor<10x12xf32>
    %84 = stablehlo.dot_general %78, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x12xf32>, tensor<10x12xf32>) -> tensor<6x10xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %86 = stablehlo.select %26, %84, %85 : tensor<6x10xi1>, tensor<6x10xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<6x10xf32>, tensor<f32>) -> tensor<10xf32>
    %88 = stablehlo.reshape %87 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %90 = stablehlo.dot_general %86, %19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x10xf32>, tensor<6x4xf32>) -> tensor<10x4xf32>
    %91 = stablehlo.transpose %90, dims = [1, 0] : (tensor<10x4xf32>) -> tensor<4x10xf32>
    %92 = stablehlo.dot_general %86, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x10xf32>, tensor<4x10xf32>) -> tensor<6x4xf32>
    %93 = stablehlo.add %71, %92 : tensor<6x4xf32>
    %94 = stablehlo.multiply %92, %14 : tensor<6x4xf32>
    %95 = stablehlo.multiply %94, %17 : tensor<6x4xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<6x4xf32>
    %98 = stablehlo.add %70, %97 : tensor<6x4xf32>
    %99 = stablehlo.concatenate %93, %98, dim = 1 : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %101 = stablehlo.reshape %100 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %103 = stablehlo.dot_general %99, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<6x10xf32>) -> tensor<8x10xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<8x10xf32>) -> tensor<10x8xf32>
    %105 = stablehlo.dot_general %99, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<10x8xf32>) -> tensor<6x10xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %107 = stablehlo.select %6, %105, %106 : tensor<6x10xi1>, tensor<6x10xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<6x10xf32>, tensor<f32>) -> tensor<10xf32>
    %109 = stablehlo.reshape %108 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %111 = stablehlo.dot_general %107, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x10xf32>, tensor<6x12xf32>) -> tensor<10x12xf32>
    %112 = stablehlo.transpose %111, dims = [1, 0] : (tensor<10x12xf32>) -> tensor<12x10xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %114 = stablehlo.multiply %113, %112 : tensor<12x10xf32>
    %115 = stablehlo.subtract %arg0, %114 : tensor<12x10xf32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %117 = stablehlo.multiply %116, %110 : tensor<10xf32>
    %118 = stablehlo.subtract %arg1, %117 : tensor<10xf32>
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<10x8xf32>
    %120 = stablehlo.multiply %119, %104 : tensor<10x8xf32>
    %121 = stablehlo.subtract %arg2, %120 : tensor<10x8xf32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.multiply %122, %102 : tensor<8xf32>
    %124 = stablehlo.subtract %arg3, %123 : tensor<8xf32>
    %cst_32 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %126 = stablehlo.multiply %125, %91 : tensor<4x10xf32>
    %127 = stablehlo.subtract %arg4, %126 : tensor<4x10xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %129 = stablehlo.multiply %128, %89 : tensor<10xf32>
    %130 = stablehlo.subtract %arg5, %129 : tensor<10xf32>
    %cst_34 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<10x12xf32>
    %132 = stablehlo.multiply %131, %83 : tensor<10x12xf32>
    %133 = stablehlo.subtract %arg6, %132 : tensor<10x12xf32>
    %cst_35 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %135 = stablehlo.multiply %134, %81 : tensor<12xf32>
    %136 = stablehlo.subtract %arg7, %135 : tensor<12xf32>
    return %60, %115, %118, %121, %124, %127, %130, %133, %136 : tensor<f32>, tensor<12x10xf32>, tensor<10xf32>, tensor<10x8xf32>, tensor<8xf32>, tensor<4x10xf32>, tensor<10xf32>, tensor<10x12xf32>, tensor<12xf32>
  }
  func.func private @relu(%arg0: tensor<6x10xf32>) -> tensor<6x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x10xf32>
    return %1 : tensor<6x10xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<6x4xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<6x4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<6x4xf32>
    %1 = chlo.erf_inv %0 : tensor<6x4xf32> -> tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<6x4xf32>
    return %3 : tensor<6x4xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<6x4xui64>
    %7 = stablehlo.iota dim = 1 : tensor<6x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<6x4xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<6x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<6x4xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<6x4xui64>
    %12 = stablehlo.add %9, %11 : tensor<6x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<6x4xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<6x4xui64>
    %15 = stablehlo.convert %12 : (tensor<6x4xui64>) -> tensor<6x4xui32>
    %16 = stablehlo.convert %14 : (tensor<6x4xui64>) -> tensor<6x4xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<6x4xui32>, tensor<6x4xui32>) -> (tensor<6x4xui32>, tensor<6x4xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<6x4xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<6x4xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %22 = stablehlo.or %20, %21 : tensor<6x4xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<6x4xui32>) -> tensor<6x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<6x4xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<6x4xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x4xf32>
    %30 = stablehlo.add %28, %29 : tensor<6x4xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x4xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<6x4xf32>
    return %32 : tensor<6x4xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<6x4xui32>, %arg3: tensor<6x4xui32>) -> (tensor<6x4xui32>, tensor<6x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<6x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<6x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6x4xui32>, tensor<6x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x4xui32>, tensor<6x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x4xui32>, tensor<6x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<6x4xui32>, tensor<6x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<6x4xui32>, tensor<6x4xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<6x4xui32>, %arg2: tensor<6x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x4xui32>, tensor<6x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<6x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<6x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<6x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<6x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<6x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<6x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<6x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<6x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<6x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<6x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<6x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<6x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<6x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<6x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<6x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<6x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<6x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<6x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<6x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<6x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<6x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<6x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<6x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<6x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<6x4xui32>, tensor<6x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @log_sigmoid(%arg0: tensor<6x12xf32>) -> (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<6x12xf32>
    %1:3 = call @softplus(%0) : (tensor<6x12xf32>) -> (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>)
    %2 = stablehlo.negate %1#0 : tensor<6x12xf32>
    return %2, %1#1, %1#2 : tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>
  }
  func.func private @softplus(%arg0: tensor<6x12xf32>) -> (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x12xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6x12xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<6x12xf32>
    %7 = stablehlo.abs %3 : tensor<6x12xf32>
    %8 = stablehlo.negate %7 : tensor<6x12xf32>
    %9 = stablehlo.exponential %8 : tensor<6x12xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<6x12xf32>
    %11 = stablehlo.add %1, %10 : tensor<6x12xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<6x12xi1>, tensor<6x12xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<6x12xi1>, tensor<6x12xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<6x12xi1>, tensor<6x12xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<6x12xf32>
    %22 = stablehlo.exponential %21 : tensor<6x12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<6x12xi1>, tensor<6x12xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<6x12xf32>
    %31 = stablehlo.exponential %30 : tensor<6x12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<6x12xf32>
    return %12, %22, %33 : tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<6x12xf32>, %arg1: tensor<6x12xf32>, %arg2: tensor<6x12xf32>) -> tensor<6x12xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x12xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xf32>
    %2 = stablehlo.negate %1 : tensor<6x12xf32>
    return %2 : tensor<6x12xf32>
  }
  func.func private @softplus_1(%arg0: tensor<6x12xf32>, %arg1: tensor<6x12xf32>, %arg2: tensor<6x12xf32>) -> tensor<6x12xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<6x12xf32>
    return %0 : tensor<6x12xf32>
  }
}
