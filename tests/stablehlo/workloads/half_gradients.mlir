module @jit_half_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8x16xf32>, %arg5: tensor<8xi32>) -> (tensor<f16> {jax.result_info = "result[0]"}, tensor<16x32xf16> {jax.result_info = "result[1][0][0]"}, tensor<32xf16> {jax.result_info = "result[1][0][1]"}, tensor<32x8xf16> {jax.result_info = "result[1][1][0]"}, tensor<8xf16> {jax.result_info = "result[1][1][1]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16x32xf32>) -> tensor<16x32xf16>
    %1 = stablehlo.convert %arg1 : (tensor<32xf32>) -> tensor<32xf16>
    %2 = stablehlo.convert %arg2 : (tensor<32x8xf32>) -> tensor<32x8xf16>
    %3 = stablehlo.convert %arg3 : (tensor<8xf32>) -> tensor<8xf16>
    %4 = stablehlo.convert %arg4 : (tensor<8x16xf32>) -> tensor<8x16xf16>
    %5 = stablehlo.dot_general %4, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf16>, tensor<16x32xf16>) -> tensor<8x32xf16>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<32xf16>) -> tensor<1x32xf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x32xf16>) -> tensor<8x32xf16>
    %8 = stablehlo.add %5, %7 : tensor<8x32xf16>
    %9 = stablehlo.tanh %8 : tensor<8x32xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<8x32xf16>
    %11 = stablehlo.subtract %10, %9 : tensor<8x32xf16>
    %12 = stablehlo.dot_general %9, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf16>, tensor<32x8xf16>) -> tensor<8x8xf16>
    %13 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<8xf16>) -> tensor<1x8xf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x8xf16>) -> tensor<8x8xf16>
    %15 = stablehlo.add %12, %14 : tensor<8x8xf16>
    %16:3 = call @log_softmax(%15) : (tensor<8x8xf16>) -> (tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x1xf16>)
    %17 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %18:2 = call @take_along_axis(%16#0, %17) : (tensor<8x8xf16>, tensor<8x1xi32>) -> (tensor<8x1xf16>, tensor<8x1x1xi32>)
    %19 = stablehlo.convert %18#0 : (tensor<8x1xf16>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_1 : tensor<f32>
    %22 = stablehlo.convert %21 : (tensor<f32>) -> tensor<f16>
    %23 = stablehlo.negate %22 : tensor<f16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %24 = stablehlo.negate %cst_2 : tensor<f16>
    %25 = stablehlo.convert %24 : (tensor<f16>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_3 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %28 = stablehlo.convert %27 : (tensor<8x1xf32>) -> tensor<8x1xf16>
    %29 = call @take_along_axis_0(%18#1, %28) : (tensor<8x1x1xi32>, tensor<8x1xf16>) -> tensor<8x8xf16>
    %30 = call @log_softmax_1(%16#1, %16#2, %29) : (tensor<8x8xf16>, tensor<8x1xf16>, tensor<8x8xf16>) -> tensor<8x8xf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %31 = stablehlo.reduce(%30 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf16>, tensor<f16>) -> tensor<8xf16>
    %32 = stablehlo.reshape %31 : (tensor<8xf16>) -> tensor<1x8xf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf16>, tensor<f16>) -> tensor<8xf16>
    %34 = stablehlo.dot_general %30, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf16>, tensor<8x32xf16>) -> tensor<8x32xf16>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<8x32xf16>) -> tensor<32x8xf16>
    %36 = stablehlo.dot_general %30, %2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf16>, tensor<32x8xf16>) -> tensor<8x32xf16>
    %37 = stablehlo.multiply %36, %11 : tensor<8x32xf16>
    %38 = stablehlo.multiply %37, %9 : tensor<8x32xf16>
    %39 = stablehlo.add %37, %38 : tensor<8x32xf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8x32xf16>, tensor<f16>) -> tensor<32xf16>
    %41 = stablehlo.reshape %40 : (tensor<32xf16>) -> tensor<1x32xf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf16>, tensor<f16>) -> tensor<32xf16>
    %43 = stablehlo.dot_general %39, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf16>, tensor<8x16xf16>) -> tensor<32x16xf16>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<32x16xf16>) -> tensor<16x32xf16>
    return %23, %44, %42, %35, %33 : tensor<f16>, tensor<16x32xf16>, tensor<32xf16>, tensor<32x8xf16>, tensor<8xf16>
  }
  func.func private @log_softmax(%arg0: tensor<8x8xf16>) -> (tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x1xf16>) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8xf16>, tensor<f16>) -> tensor<8xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<8xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf16>) -> tensor<8x1xf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf16>) -> tensor<8x8xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x8xf16>
    %6 = stablehlo.exponential %5 : tensor<8x8xf16>
    %7 = stablehlo.convert %6 : (tensor<8x8xf16>) -> tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %10 = stablehlo.convert %9 : (tensor<8x1xf32>) -> tensor<8x1xf16>
    %11 = stablehlo.log %10 : tensor<8x1xf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1xf16>) -> tensor<8x8xf16>
    %13 = stablehlo.subtract %5, %12 : tensor<8x8xf16>
    return %13, %6, %10 : tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x1xf16>
  }
  func.func private @take_along_axis(%arg0: tensor<8x8xf16>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf16>, tensor<8x1x1xi32>) {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x8xf16>, tensor<8x1x1xi32>) -> tensor<8x1xf16>
    %cst = stablehlo.constant dense<0x7E00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<8x1xf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf16>
    return %15, %5 : tensor<8x1xf16>, tensor<8x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf16>) -> tensor<8x8xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<8x8xf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<8x8xf16>, tensor<8x1x1xi32>, tensor<8x1xf16>) -> tensor<8x8xf16>
    return %1 : tensor<8x8xf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<8x8xf16>, %arg1: tensor<8x1xf16>, %arg2: tensor<8x8xf16>) -> tensor<8x8xf16> {
    %0 = stablehlo.negate %arg2 : tensor<8x8xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf16>, tensor<f16>) -> tensor<8xf16>
    %2 = stablehlo.reshape %1 : (tensor<8xf16>) -> tensor<8x1xf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf16>
    %4 = stablehlo.convert %3 : (tensor<8x1xf16>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    %7 = stablehlo.convert %6 : (tensor<8x8xf32>) -> tensor<8x8xf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<8x8xf16>
    %9 = stablehlo.add %arg2, %8 : tensor<8x8xf16>
    return %9 : tensor<8x8xf16>
  }
}
