module @jit_normalizing_flow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<3x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8x6xf32>, %arg7: tensor<6xf32>, %arg8: tensor<3x8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8x6xf32>, %arg11: tensor<6xf32>, %arg12: tensor<7x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x8xf32> {jax.result_info = "result[1][0][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][0][0][1]"}, tensor<8x6xf32> {jax.result_info = "result[1][0][1][0]"}, tensor<6xf32> {jax.result_info = "result[1][0][1][1]"}, tensor<3x8xf32> {jax.result_info = "result[1][1][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][1][0][1]"}, tensor<8x6xf32> {jax.result_info = "result[1][1][1][0]"}, tensor<6xf32> {jax.result_info = "result[1][1][1][1]"}, tensor<3x8xf32> {jax.result_info = "result[1][2][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][2][0][1]"}, tensor<8x6xf32> {jax.result_info = "result[1][2][1][0]"}, tensor<6xf32> {jax.result_info = "result[1][2][1][1]"}) {
    %0 = stablehlo.slice %arg12 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %1 = stablehlo.slice %arg12 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %2 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<3x8xf32>) -> tensor<7x8xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<7x8xf32>
    %5 = stablehlo.add %2, %4 : tensor<7x8xf32>
    %6 = stablehlo.tanh %5 : tensor<7x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<7x8xf32>
    %9 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %12 = stablehlo.add %9, %11 : tensor<7x6xf32>
    %13 = stablehlo.slice %12 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %14 = stablehlo.slice %12 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %15 = stablehlo.tanh %13 : tensor<7x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<7x3xf32>
    %18 = stablehlo.exponential %15 : tensor<7x3xf32>
    %19 = stablehlo.multiply %1, %18 : tensor<7x3xf32>
    %20 = stablehlo.add %19, %14 : tensor<7x3xf32>
    %21 = stablehlo.concatenate %20, %0, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %25 = stablehlo.add %24, %23 : tensor<7xf32>
    %26 = stablehlo.slice %21 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %27 = stablehlo.slice %21 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %28 = stablehlo.dot_general %26, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<3x8xf32>) -> tensor<7x8xf32>
    %29 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<7x8xf32>
    %31 = stablehlo.add %28, %30 : tensor<7x8xf32>
    %32 = stablehlo.tanh %31 : tensor<7x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<7x8xf32>
    %35 = stablehlo.dot_general %32, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %36 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %38 = stablehlo.add %35, %37 : tensor<7x6xf32>
    %39 = stablehlo.slice %38 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %40 = stablehlo.slice %38 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %41 = stablehlo.tanh %39 : tensor<7x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %43 = stablehlo.subtract %42, %41 : tensor<7x3xf32>
    %44 = stablehlo.exponential %41 : tensor<7x3xf32>
    %45 = stablehlo.multiply %27, %44 : tensor<7x3xf32>
    %46 = stablehlo.add %45, %40 : tensor<7x3xf32>
    %47 = stablehlo.concatenate %46, %26, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%41 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %49 = stablehlo.add %25, %48 : tensor<7xf32>
    %50 = stablehlo.slice %47 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %51 = stablehlo.slice %47 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %52 = stablehlo.dot_general %50, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<3x8xf32>) -> tensor<7x8xf32>
    %53 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<7x8xf32>
    %55 = stablehlo.add %52, %54 : tensor<7x8xf32>
    %56 = stablehlo.tanh %55 : tensor<7x8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %58 = stablehlo.subtract %57, %56 : tensor<7x8xf32>
    %59 = stablehlo.dot_general %56, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %60 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %62 = stablehlo.add %59, %61 : tensor<7x6xf32>
    %63 = stablehlo.slice %62 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %64 = stablehlo.slice %62 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %65 = stablehlo.tanh %63 : tensor<7x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %67 = stablehlo.subtract %66, %65 : tensor<7x3xf32>
    %68 = stablehlo.exponential %65 : tensor<7x3xf32>
    %69 = stablehlo.multiply %51, %68 : tensor<7x3xf32>
    %70 = stablehlo.add %69, %64 : tensor<7x3xf32>
    %71 = stablehlo.concatenate %70, %50, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%65 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %73 = stablehlo.add %49, %72 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = chlo.square %cst_10 : tensor<f32> -> tensor<f32>
    %cst_11 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %75 = stablehlo.multiply %cst_11, %74 : tensor<f32>
    %76 = stablehlo.log %75 : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %78 = stablehlo.subtract %71, %77 : tensor<7x6xf32>
    %79 = chlo.square %78 : tensor<7x6xf32> -> tensor<7x6xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %81 = stablehlo.multiply %80, %78 : tensor<7x6xf32>
    %82 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %83 = stablehlo.divide %79, %82 : tensor<7x6xf32>
    %84 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %85 = stablehlo.add %84, %83 : tensor<7x6xf32>
    %cst_14 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %87 = stablehlo.divide %85, %86 : tensor<7x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7xf32>
    %89 = stablehlo.add %88, %73 : tensor<7xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %91 = stablehlo.divide %90, %cst_17 : tensor<f32>
    %92 = stablehlo.negate %91 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.negate %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %94 = stablehlo.divide %93, %cst_19 : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<7xf32>) -> tensor<7x6xf32>
    %cst_20 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %98 = stablehlo.divide %96, %97 : tensor<7x6xf32>
    %99 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %100 = stablehlo.divide %98, %99 : tensor<7x6xf32>
    %101 = stablehlo.multiply %100, %81 : tensor<7x6xf32>
    %102 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %103 = stablehlo.slice %101 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %104 = stablehlo.slice %101 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %105 = stablehlo.multiply %51, %103 : tensor<7x3xf32>
    %106 = stablehlo.multiply %103, %68 : tensor<7x3xf32>
    %107 = stablehlo.multiply %105, %68 : tensor<7x3xf32>
    %108 = stablehlo.add %102, %107 : tensor<7x3xf32>
    %109 = stablehlo.multiply %108, %67 : tensor<7x3xf32>
    %110 = stablehlo.multiply %109, %65 : tensor<7x3xf32>
    %111 = stablehlo.add %109, %110 : tensor<7x3xf32>
    %112 = stablehlo.concatenate %111, %103, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %114 = stablehlo.reshape %113 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %116 = stablehlo.dot_general %112, %56, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %118 = stablehlo.dot_general %112, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<8x6xf32>) -> tensor<7x8xf32>
    %119 = stablehlo.multiply %118, %58 : tensor<7x8xf32>
    %120 = stablehlo.multiply %119, %56 : tensor<7x8xf32>
    %121 = stablehlo.add %119, %120 : tensor<7x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<7x8xf32>, tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.reshape %122 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %125 = stablehlo.dot_general %121, %50, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<7x3xf32>) -> tensor<8x3xf32>
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %127 = stablehlo.dot_general %121, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<3x8xf32>) -> tensor<7x3xf32>
    %128 = stablehlo.add %104, %127 : tensor<7x3xf32>
    %129 = stablehlo.concatenate %128, %106, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x6xf32>
    %130 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %131 = stablehlo.slice %129 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %132 = stablehlo.slice %129 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %133 = stablehlo.multiply %27, %131 : tensor<7x3xf32>
    %134 = stablehlo.multiply %131, %44 : tensor<7x3xf32>
    %135 = stablehlo.multiply %133, %44 : tensor<7x3xf32>
    %136 = stablehlo.add %130, %135 : tensor<7x3xf32>
    %137 = stablehlo.multiply %136, %43 : tensor<7x3xf32>
    %138 = stablehlo.multiply %137, %41 : tensor<7x3xf32>
    %139 = stablehlo.add %137, %138 : tensor<7x3xf32>
    %140 = stablehlo.concatenate %139, %131, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %142 = stablehlo.reshape %141 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %144 = stablehlo.dot_general %140, %32, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %145 = stablehlo.transpose %144, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %146 = stablehlo.dot_general %140, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<8x6xf32>) -> tensor<7x8xf32>
    %147 = stablehlo.multiply %146, %34 : tensor<7x8xf32>
    %148 = stablehlo.multiply %147, %32 : tensor<7x8xf32>
    %149 = stablehlo.add %147, %148 : tensor<7x8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<7x8xf32>, tensor<f32>) -> tensor<8xf32>
    %151 = stablehlo.reshape %150 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %153 = stablehlo.dot_general %149, %26, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<7x3xf32>) -> tensor<8x3xf32>
    %154 = stablehlo.transpose %153, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %155 = stablehlo.dot_general %149, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<3x8xf32>) -> tensor<7x3xf32>
    %156 = stablehlo.add %132, %155 : tensor<7x3xf32>
    %157 = stablehlo.concatenate %156, %134, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x6xf32>
    %158 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %159 = stablehlo.slice %157 [0:7, 0:3] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %160 = stablehlo.slice %157 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %161 = stablehlo.multiply %1, %159 : tensor<7x3xf32>
    %162 = stablehlo.multiply %161, %18 : tensor<7x3xf32>
    %163 = stablehlo.add %158, %162 : tensor<7x3xf32>
    %164 = stablehlo.multiply %163, %17 : tensor<7x3xf32>
    %165 = stablehlo.multiply %164, %15 : tensor<7x3xf32>
    %166 = stablehlo.add %164, %165 : tensor<7x3xf32>
    %167 = stablehlo.concatenate %166, %159, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %169 = stablehlo.reshape %168 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %171 = stablehlo.dot_general %167, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %172 = stablehlo.transpose %171, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %173 = stablehlo.dot_general %167, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<8x6xf32>) -> tensor<7x8xf32>
    %174 = stablehlo.multiply %173, %8 : tensor<7x8xf32>
    %175 = stablehlo.multiply %174, %6 : tensor<7x8xf32>
    %176 = stablehlo.add %174, %175 : tensor<7x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<7x8xf32>, tensor<f32>) -> tensor<8xf32>
    %178 = stablehlo.reshape %177 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %180 = stablehlo.dot_general %176, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<7x3xf32>) -> tensor<8x3xf32>
    %181 = stablehlo.transpose %180, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    return %92, %181, %179, %172, %170, %154, %152, %145, %143, %126, %124, %117, %115 : tensor<f32>, tensor<3x8xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<6xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<6xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<6xf32>
  }
}
