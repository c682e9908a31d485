module @jit_mixed_bf16_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<f32>, %arg5: tensor<8x16xf32>, %arg6: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<16x32xf32> {jax.result_info = "result[1][0][0]"}, tensor<32xf32> {jax.result_info = "result[1][0][1]"}, tensor<32x8xf32> {jax.result_info = "result[1][1][0]"}, tensor<8xf32> {jax.result_info = "result[1][1][1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<32xf32>) -> tensor<32xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<32x8xf32>) -> tensor<32x8xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<8xf32>) -> tensor<8xbf16>
    %4 = stablehlo.convert %arg5 : (tensor<8x16xf32>) -> tensor<8x16xbf16>
    %5 = stablehlo.dot_general %4, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xbf16>, tensor<16x32xbf16>) -> tensor<8x32xbf16>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<32xbf16>) -> tensor<1x32xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x32xbf16>) -> tensor<8x32xbf16>
    %8 = stablehlo.add %5, %7 : tensor<8x32xbf16>
    %9 = stablehlo.multiply %8, %8 : tensor<8x32xbf16>
    %10 = stablehlo.multiply %9, %8 : tensor<8x32xbf16>
    %11 = stablehlo.multiply %8, %8 : tensor<8x32xbf16>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %13 = stablehlo.multiply %12, %11 : tensor<8x32xbf16>
    %cst_0 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %15 = stablehlo.multiply %14, %10 : tensor<8x32xbf16>
    %16 = stablehlo.add %8, %15 : tensor<8x32xbf16>
    %cst_1 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %18 = stablehlo.multiply %17, %16 : tensor<8x32xbf16>
    %19 = stablehlo.tanh %18 : tensor<8x32xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %21 = stablehlo.subtract %20, %19 : tensor<8x32xbf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %23 = stablehlo.add %22, %19 : tensor<8x32xbf16>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %25 = stablehlo.multiply %24, %23 : tensor<8x32xbf16>
    %26 = stablehlo.multiply %8, %25 : tensor<8x32xbf16>
    %27 = stablehlo.dot_general %26, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xbf16>, tensor<32x8xbf16>) -> tensor<8x8xbf16>
    %28 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<8xbf16>) -> tensor<1x8xbf16>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x8xbf16>) -> tensor<8x8xbf16>
    %30 = stablehlo.add %27, %29 : tensor<8x8xbf16>
    %31 = stablehlo.convert %30 : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %32:3 = call @log_softmax(%31) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x1xf32>)
    %33 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %34:2 = call @take_along_axis(%32#0, %33) : (tensor<8x8xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34#0 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_6 : tensor<f32>
    %37 = stablehlo.negate %36 : tensor<f32>
    %38 = stablehlo.multiply %arg4, %37 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.multiply %arg4, %cst_7 : tensor<f32>
    %40 = stablehlo.negate %39 : tensor<f32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %41 = stablehlo.divide %40, %cst_8 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %43 = call @take_along_axis_0(%34#1, %42) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x8xf32>
    %44 = call @log_softmax_1(%32#1, %32#2, %43) : (tensor<8x8xf32>, tensor<8x1xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %45 = stablehlo.convert %44 : (tensor<8x8xf32>) -> tensor<8x8xbf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8x8xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %47 = stablehlo.reshape %46 : (tensor<8xbf16>) -> tensor<1x8xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x8xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %49 = stablehlo.dot_general %45, %26, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xbf16>, tensor<8x32xbf16>) -> tensor<8x32xbf16>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<8x32xbf16>) -> tensor<32x8xbf16>
    %51 = stablehlo.dot_general %45, %2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xbf16>, tensor<32x8xbf16>) -> tensor<8x32xbf16>
    %52 = stablehlo.multiply %8, %51 : tensor<8x32xbf16>
    %53 = stablehlo.multiply %51, %25 : tensor<8x32xbf16>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %55 = stablehlo.multiply %54, %52 : tensor<8x32xbf16>
    %56 = stablehlo.multiply %55, %21 : tensor<8x32xbf16>
    %57 = stablehlo.multiply %56, %19 : tensor<8x32xbf16>
    %58 = stablehlo.add %56, %57 : tensor<8x32xbf16>
    %cst_12 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %60 = stablehlo.multiply %59, %58 : tensor<8x32xbf16>
    %61 = stablehlo.add %53, %60 : tensor<8x32xbf16>
    %cst_13 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<8x32xbf16>
    %63 = stablehlo.multiply %62, %60 : tensor<8x32xbf16>
    %64 = stablehlo.multiply %63, %13 : tensor<8x32xbf16>
    %65 = stablehlo.add %61, %64 : tensor<8x32xbf16>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %66 = stablehlo.reduce(%65 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<8x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %67 = stablehlo.reshape %66 : (tensor<32xbf16>) -> tensor<1x32xbf16>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %68 = stablehlo.reduce(%67 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %69 = stablehlo.dot_general %65, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xbf16>, tensor<8x16xbf16>) -> tensor<32x16xbf16>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<32x16xbf16>) -> tensor<16x32xbf16>
    %71 = stablehlo.convert %48 : (tensor<8xbf16>) -> tensor<8xf32>
    %72 = stablehlo.convert %50 : (tensor<32x8xbf16>) -> tensor<32x8xf32>
    %73 = stablehlo.convert %68 : (tensor<32xbf16>) -> tensor<32xf32>
    %74 = stablehlo.convert %70 : (tensor<16x32xbf16>) -> tensor<16x32xf32>
    %75 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %76 = stablehlo.divide %74, %75 : tensor<16x32xf32>
    %77 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.divide %73, %77 : tensor<32xf32>
    %79 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %80 = stablehlo.divide %72, %79 : tensor<32x8xf32>
    %81 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %82 = stablehlo.divide %71, %81 : tensor<8xf32>
    %83 = stablehlo.is_finite %76 : (tensor<16x32xf32>) -> tensor<16x32xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %84 = stablehlo.reduce(%83 init: %c) applies stablehlo.and across dimensions = [0, 1] : (tensor<16x32xi1>, tensor<i1>) -> tensor<i1>
    %85 = stablehlo.is_finite %78 : (tensor<32xf32>) -> tensor<32xi1>
    %c_16 = stablehlo.constant dense<true> : tensor<i1>
    %86 = stablehlo.reduce(%85 init: %c_16) applies stablehlo.and across dimensions = [0] : (tensor<32xi1>, tensor<i1>) -> tensor<i1>
    %87 = stablehlo.is_finite %80 : (tensor<32x8xf32>) -> tensor<32x8xi1>
    %c_17 = stablehlo.constant dense<true> : tensor<i1>
    %88 = stablehlo.reduce(%87 init: %c_17) applies stablehlo.and across dimensions = [0, 1] : (tensor<32x8xi1>, tensor<i1>) -> tensor<i1>
    %89 = stablehlo.is_finite %82 : (tensor<8xf32>) -> tensor<8xi1>
    %c_18 = stablehlo.constant dense<true> : tensor<i1>
    %90 = stablehlo.reduce(%89 init: %c_18) applies stablehlo.and across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %91 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %92 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %93 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %94 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %95 = stablehlo.concatenate %91, %92, %93, %94, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<4xi1>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %96 = stablehlo.reduce(%95 init: %c_19) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %98 = stablehlo.multiply %97, %76 : tensor<16x32xf32>
    %99 = stablehlo.subtract %arg0, %98 : tensor<16x32xf32>
    %100 = call @_where(%96, %99, %arg0) : (tensor<i1>, tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %102 = stablehlo.multiply %101, %78 : tensor<32xf32>
    %103 = stablehlo.subtract %arg1, %102 : tensor<32xf32>
    %104 = call @_where_2(%96, %103, %arg1) : (tensor<i1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %106 = stablehlo.multiply %105, %80 : tensor<32x8xf32>
    %107 = stablehlo.subtract %arg2, %106 : tensor<32x8xf32>
    %108 = call @_where_3(%96, %107, %arg2) : (tensor<i1>, tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %110 = stablehlo.multiply %109, %82 : tensor<8xf32>
    %111 = stablehlo.subtract %arg3, %110 : tensor<8xf32>
    %112 = call @_where_4(%96, %111, %arg3) : (tensor<i1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %113 = stablehlo.divide %38, %arg4 : tensor<f32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %114 = stablehlo.multiply %arg4, %cst_24 : tensor<f32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %115 = stablehlo.divide %arg4, %cst_25 : tensor<f32>
    %116 = call @_where_5(%96, %114, %115) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %113, %100, %104, %108, %112, %116, %96 : tensor<f32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @log_softmax(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x8xf32>
    %6 = stablehlo.exponential %5 : tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x8xf32>
    return %11, %6, %8 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x8xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<8x8xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x8xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x8xf32>
    return %7 : tensor<8x8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<16x32xf32>, %arg2: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> tensor<32xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<32x8xf32>, %arg2: tensor<32x8xf32>) -> tensor<32x8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<32x8xf32>
    return %0 : tensor<32x8xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
