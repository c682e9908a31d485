module @jit_mixture_of_experts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5xf32>, %arg1: tensor<5x6x8xf32>, %arg2: tensor<5x8x6xf32>, %arg3: tensor<11x6xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<11x6xf32> {jax.result_info = "result[0][1][0]"}, tensor<5xf32> {jax.result_info = "result[0][1][1]"}, tensor<6x5xf32> {jax.result_info = "result[1]['gate']"}, tensor<5x6x8xf32> {jax.result_info = "result[1]['w1']"}, tensor<5x8x6xf32> {jax.result_info = "result[1]['w2']"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x6xf32>, tensor<6x5xf32>) -> tensor<11x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<11x5xf32>, tensor<f32>) -> tensor<11xf32>
    %2 = stablehlo.reshape %1 : (tensor<11xf32>) -> tensor<11x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x5xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<11x5xf32>, tensor<11x5xf32>) -> tensor<11x5xi1>
    %5 = stablehlo.convert %4 : (tensor<11x5xi1>) -> tensor<11x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<11x5xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<11xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<11xi1>, tensor<11xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<11xi1>, tensor<11xf32>
    %18 = stablehlo.divide %12, %17 : tensor<11xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x5xf32>
    %21 = stablehlo.subtract %0, %20 : tensor<11x5xf32>
    %22 = stablehlo.exponential %21 : tensor<11x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<11x5xf32>, tensor<f32>) -> tensor<11xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x5xf32>
    %26 = stablehlo.divide %22, %25 : tensor<11x5xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<11x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<11x1xf32>
    %values, %indices = chlo.top_k(%26, k = 2) : tensor<11x5xf32> -> (tensor<11x2xf32>, tensor<11x2xi32>)
    %30 = stablehlo.reshape %indices : (tensor<11x2xi32>) -> tensor<11x2x1xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%values init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<11x2xf32>, tensor<f32>) -> tensor<11xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x2xf32>
    %34 = stablehlo.divide %values, %33 : tensor<11x2xf32>
    %35 = stablehlo.multiply %32, %32 : tensor<11x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %37 = stablehlo.divide %36, %35 : tensor<11x1xf32>
    %38 = call @_one_hot(%indices) : (tensor<11x2xi32>) -> tensor<11x2x5xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0, 2] : (tensor<11x2x5xf32>) -> tensor<2x11x5xf32>
    %40 = stablehlo.reshape %39 : (tensor<2x11x5xf32>) -> tensor<22x5xf32>
    %41 = call @cumsum(%40) : (tensor<22x5xf32>) -> tensor<22x5xf32>
    %42 = stablehlo.reshape %41 : (tensor<22x5xf32>) -> tensor<2x11x5xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0, 2] : (tensor<2x11x5xf32>) -> tensor<11x2x5xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x2x5xf32>
    %45 = stablehlo.subtract %43, %44 : tensor<11x2x5xf32>
    %46 = stablehlo.multiply %45, %38 : tensor<11x2x5xf32>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x2x5xf32>
    %48 = stablehlo.compare LT, %46, %47, FLOAT : (tensor<11x2x5xf32>, tensor<11x2x5xf32>) -> tensor<11x2x5xi1>
    %49 = stablehlo.convert %48 : (tensor<11x2x5xi1>) -> tensor<11x2x5xf32>
    %50 = stablehlo.multiply %38, %49 : tensor<11x2x5xf32>
    %51 = stablehlo.convert %46 : (tensor<11x2x5xf32>) -> tensor<11x2x5xi32>
    %52 = call @_one_hot_1(%51) : (tensor<11x2x5xi32>) -> tensor<11x2x5x4xf32>
    %53 = stablehlo.dot_general %50, %52, batching_dims = [0, 2] x [0, 2], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<11x2x5xf32>, tensor<11x2x5x4xf32>) -> tensor<11x5x4xf32>
    %54 = stablehlo.convert %46 : (tensor<11x2x5xf32>) -> tensor<11x2x5xi32>
    %55 = call @_one_hot_1(%54) : (tensor<11x2x5xi32>) -> tensor<11x2x5x4xf32>
    %56 = stablehlo.dot_general %50, %34, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<11x2x5xf32>, tensor<11x2xf32>) -> tensor<11x2x5xf32>
    %57 = stablehlo.dot_general %55, %56, batching_dims = [0, 2] x [0, 2], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<11x2x5x4xf32>, tensor<11x2x5xf32>) -> tensor<11x5x4xf32>
    %58 = stablehlo.dot_general %arg3, %53, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x6xf32>, tensor<11x5x4xf32>) -> tensor<6x5x4xf32>
    %59 = stablehlo.dot_general %58, %arg1, batching_dims = [1] x [0], contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x5x4xf32>, tensor<5x6x8xf32>) -> tensor<5x4x8xf32>
    %60 = stablehlo.multiply %59, %59 : tensor<5x4x8xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<5x4x8xf32>
    %62 = stablehlo.multiply %59, %59 : tensor<5x4x8xf32>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<5x4x8xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %66 = stablehlo.multiply %65, %61 : tensor<5x4x8xf32>
    %67 = stablehlo.add %59, %66 : tensor<5x4x8xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<5x4x8xf32>
    %70 = stablehlo.tanh %69 : tensor<5x4x8xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %72 = stablehlo.subtract %71, %70 : tensor<5x4x8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %74 = stablehlo.add %73, %70 : tensor<5x4x8xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<5x4x8xf32>
    %77 = stablehlo.multiply %59, %76 : tensor<5x4x8xf32>
    %78 = stablehlo.dot_general %arg2, %77, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<5x8x6xf32>, tensor<5x4x8xf32>) -> tensor<5x6x4xf32>
    %79 = stablehlo.dot_general %57, %78, contracting_dims = [2, 1] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<11x5x4xf32>, tensor<5x6x4xf32>) -> tensor<11x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%26 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<11x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_20 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %82 = stablehlo.divide %80, %81 : tensor<5xf32>
    %83 = stablehlo.slice %38 [0:11, 0:1, 0:5] : (tensor<11x2x5xf32>) -> tensor<11x1x5xf32>
    %84 = stablehlo.reshape %83 : (tensor<11x1x5xf32>) -> tensor<11x5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<11x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_22 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %87 = stablehlo.divide %85, %86 : tensor<5xf32>
    %88 = stablehlo.multiply %82, %87 : tensor<5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %90 = stablehlo.multiply %cst_24, %89 : tensor<f32>
    %91 = stablehlo.multiply %79, %79 : tensor<11x6xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<11x6xf32>
    %93 = stablehlo.multiply %92, %79 : tensor<11x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%91 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<11x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<6.600000e+01> : tensor<f32>
    %95 = stablehlo.divide %94, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %96 = stablehlo.multiply %cst_28, %90 : tensor<f32>
    %97 = stablehlo.add %95, %96 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%50 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<11x2x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.multiply %cst_30, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<6.600000e+01> : tensor<f32>
    %100 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<11x6xf32>
    %102 = stablehlo.multiply %101, %93 : tensor<11x6xf32>
    %cst_34 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %103 = stablehlo.multiply %cst_34, %99 : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %105 = stablehlo.multiply %104, %87 : tensor<5xf32>
    %cst_35 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %107 = stablehlo.divide %105, %106 : tensor<5xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [1] : (tensor<5xf32>) -> tensor<11x5xf32>
    %109 = stablehlo.dot_general %102, %57, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x6xf32>, tensor<11x5x4xf32>) -> tensor<6x5x4xf32>
    %110 = stablehlo.transpose %109, dims = [1, 0, 2] : (tensor<6x5x4xf32>) -> tensor<5x6x4xf32>
    %111 = stablehlo.dot_general %102, %78, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<11x6xf32>, tensor<5x6x4xf32>) -> tensor<11x5x4xf32>
    %112 = stablehlo.dot_general %110, %arg2, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<5x6x4xf32>, tensor<5x8x6xf32>) -> tensor<5x4x8xf32>
    %113 = stablehlo.dot_general %110, %77, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x6x4xf32>, tensor<5x4x8xf32>) -> tensor<5x6x8xf32>
    %114 = stablehlo.transpose %113, dims = [0, 2, 1] : (tensor<5x6x8xf32>) -> tensor<5x8x6xf32>
    %115 = stablehlo.multiply %59, %112 : tensor<5x4x8xf32>
    %116 = stablehlo.multiply %112, %76 : tensor<5x4x8xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %118 = stablehlo.multiply %117, %115 : tensor<5x4x8xf32>
    %119 = stablehlo.multiply %118, %72 : tensor<5x4x8xf32>
    %120 = stablehlo.multiply %119, %70 : tensor<5x4x8xf32>
    %121 = stablehlo.add %119, %120 : tensor<5x4x8xf32>
    %cst_37 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<5x4x8xf32>
    %124 = stablehlo.add %116, %123 : tensor<5x4x8xf32>
    %cst_38 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<5x4x8xf32>
    %126 = stablehlo.multiply %125, %123 : tensor<5x4x8xf32>
    %127 = stablehlo.multiply %126, %64 : tensor<5x4x8xf32>
    %128 = stablehlo.add %124, %127 : tensor<5x4x8xf32>
    %129 = stablehlo.dot_general %128, %58, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<5x4x8xf32>, tensor<6x5x4xf32>) -> tensor<5x8x6xf32>
    %130 = stablehlo.transpose %129, dims = [0, 2, 1] : (tensor<5x8x6xf32>) -> tensor<5x6x8xf32>
    %131 = stablehlo.dot_general %111, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<11x5x4xf32>, tensor<11x2x5x4xf32>) -> tensor<11x5x2xf32>
    %132 = stablehlo.transpose %131, dims = [0, 2, 1] : (tensor<11x5x2xf32>) -> tensor<11x2x5xf32>
    %133 = stablehlo.dot_general %132, %50, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<11x2x5xf32>, tensor<11x2x5xf32>) -> tensor<11x2xf32>
    %134 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x2xf32>
    %135 = stablehlo.multiply %133, %134 : tensor<11x2xf32>
    %136 = stablehlo.multiply %135, %values : tensor<11x2xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<11x2xf32>, tensor<f32>) -> tensor<11xf32>
    %138 = stablehlo.reshape %137 : (tensor<11xf32>) -> tensor<11x1xf32>
    %139 = stablehlo.negate %138 : tensor<11x1xf32>
    %140 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x2xf32>
    %141 = stablehlo.divide %133, %140 : tensor<11x2xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%139 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<11x1xf32>, tensor<f32>) -> tensor<11xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<11xf32>) -> tensor<11x2xf32>
    %144 = stablehlo.add %141, %143 : tensor<11x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<11x5xf32>
    %146 = "stablehlo.scatter"(%145, %30, %144) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %162 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<11x5xf32>, tensor<11x2x1xi32>, tensor<11x2xf32>) -> tensor<11x5xf32>
    %147 = stablehlo.add %108, %146 : tensor<11x5xf32>
    %148 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x5xf32>
    %149 = stablehlo.multiply %147, %148 : tensor<11x5xf32>
    %150 = stablehlo.multiply %149, %22 : tensor<11x5xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<11x5xf32>, tensor<f32>) -> tensor<11xf32>
    %152 = stablehlo.reshape %151 : (tensor<11xf32>) -> tensor<11x1xf32>
    %153 = stablehlo.negate %152 : tensor<11x1xf32>
    %154 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x5xf32>
    %155 = stablehlo.divide %147, %154 : tensor<11x5xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%153 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<11x1xf32>, tensor<f32>) -> tensor<11xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<11xf32>) -> tensor<11x5xf32>
    %158 = stablehlo.add %155, %157 : tensor<11x5xf32>
    %159 = stablehlo.multiply %158, %22 : tensor<11x5xf32>
    %160 = stablehlo.dot_general %159, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x5xf32>, tensor<11x6xf32>) -> tensor<5x6xf32>
    %161 = stablehlo.transpose %160, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    return %97, %79, %98, %161, %130, %114 : tensor<f32>, tensor<11x6xf32>, tensor<5xf32>, tensor<6x5xf32>, tensor<5x6x8xf32>, tensor<5x8x6xf32>
  }
  func.func private @_one_hot(%arg0: tensor<11x2xi32>) -> tensor<11x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<11x2xi32>) -> tensor<11x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<11x2x1xi32>) -> tensor<11x2x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x5xi32>) -> tensor<11x2x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<11x2x5xi32>, tensor<11x2x5xi32>) -> tensor<11x2x5xi1>
    %5 = stablehlo.convert %4 : (tensor<11x2x5xi1>) -> tensor<11x2x5xf32>
    return %5 : tensor<11x2x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<22x5xf32>) -> tensor<22x5xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<22x5xf32>) -> tensor<22x5xf32>
    return %0 : tensor<22x5xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<22x5xf32>) -> tensor<22x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[21, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 22, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<22x5xf32>, tensor<f32>) -> tensor<22x5xf32>
    return %1 : tensor<22x5xf32>
  }
  func.func private @_one_hot_1(%arg0: tensor<11x2x5xi32>) -> tensor<11x2x5x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<11x2x5xi32>) -> tensor<11x2x5x1xi32>
    %1 = stablehlo.iota dim = 3 : tensor<1x1x1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<11x2x5x1xi32>) -> tensor<11x2x5x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xi32>) -> tensor<11x2x5x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<11x2x5x4xi32>, tensor<11x2x5x4xi32>) -> tensor<11x2x5x4xi1>
    %5 = stablehlo.convert %4 : (tensor<11x2x5x4xi1>) -> tensor<11x2x5x4xf32>
    return %5 : tensor<11x2x5x4xf32>
  }
}
