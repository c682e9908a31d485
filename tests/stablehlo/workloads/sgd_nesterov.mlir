module @jit_sgd_nesterov attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x17xf32>, %arg1: tensor<17xf32>, %arg2: tensor<17x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<11x17xf32>, %arg5: tensor<17xf32>, %arg6: tensor<17x5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<13x11xf32>, %arg9: tensor<13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<11x17xf32> {jax.result_info = "result[1][0][0]"}, tensor<17xf32> {jax.result_info = "result[1][0][1]"}, tensor<17x5xf32> {jax.result_info = "result[1][1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1][1]"}, tensor<11x17xf32> {jax.result_info = "result[2][0][0]"}, tensor<17xf32> {jax.result_info = "result[2][0][1]"}, tensor<17x5xf32> {jax.result_info = "result[2][1][0]"}, tensor<5xf32> {jax.result_info = "result[2][1][1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x11xf32>, tensor<11x17xf32>) -> tensor<13x17xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<17xf32>) -> tensor<1x17xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x17xf32>) -> tensor<13x17xf32>
    %3 = stablehlo.add %0, %2 : tensor<13x17xf32>
    %4 = call @relu(%3) : (tensor<13x17xf32>) -> tensor<13x17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x17xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<13x17xf32>, tensor<13x17xf32>) -> tensor<13x17xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13x17xf32>
    %8 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x17xf32>, tensor<17x5xf32>) -> tensor<13x5xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<13x5xf32>
    %11 = stablehlo.add %8, %10 : tensor<13x5xf32>
    %12:3 = call @log_softmax(%11) : (tensor<13x5xf32>) -> (tensor<13x5xf32>, tensor<13x5xf32>, tensor<13x1xf32>)
    %13 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %14:2 = call @take_along_axis(%12#0, %13) : (tensor<13x5xf32>, tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14#0 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<13x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %17 = stablehlo.negate %16 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<13x1xf32>
    %21 = call @take_along_axis_0(%14#1, %20) : (tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x5xf32>
    %22 = call @log_softmax_1(%12#1, %12#2, %21) : (tensor<13x5xf32>, tensor<13x1xf32>, tensor<13x5xf32>) -> tensor<13x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<13x5xf32>, tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.reshape %23 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.dot_general %22, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x5xf32>, tensor<13x17xf32>) -> tensor<5x17xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<5x17xf32>) -> tensor<17x5xf32>
    %28 = stablehlo.dot_general %22, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<13x5xf32>, tensor<17x5xf32>) -> tensor<13x17xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<13x17xf32>
    %30 = stablehlo.select %6, %28, %29 : tensor<13x17xi1>, tensor<13x17xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<13x17xf32>, tensor<f32>) -> tensor<17xf32>
    %32 = stablehlo.reshape %31 : (tensor<17xf32>) -> tensor<1x17xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x17xf32>, tensor<f32>) -> tensor<17xf32>
    %34 = stablehlo.dot_general %30, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x17xf32>, tensor<13x11xf32>) -> tensor<17x11xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<17x11xf32>) -> tensor<11x17xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %37 = stablehlo.multiply %36, %arg4 : tensor<11x17xf32>
    %38 = stablehlo.add %37, %35 : tensor<11x17xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %40 = stablehlo.multiply %39, %arg5 : tensor<17xf32>
    %41 = stablehlo.add %40, %33 : tensor<17xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %43 = stablehlo.multiply %42, %arg6 : tensor<17x5xf32>
    %44 = stablehlo.add %43, %27 : tensor<17x5xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %46 = stablehlo.multiply %45, %arg7 : tensor<5xf32>
    %47 = stablehlo.add %46, %25 : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %49 = stablehlo.multiply %48, %38 : tensor<11x17xf32>
    %50 = stablehlo.add %35, %49 : tensor<11x17xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<11x17xf32>
    %53 = stablehlo.subtract %arg0, %52 : tensor<11x17xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %55 = stablehlo.multiply %54, %41 : tensor<17xf32>
    %56 = stablehlo.add %33, %55 : tensor<17xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<17xf32>
    %59 = stablehlo.subtract %arg1, %58 : tensor<17xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %61 = stablehlo.multiply %60, %44 : tensor<17x5xf32>
    %62 = stablehlo.add %27, %61 : tensor<17x5xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<17x5xf32>
    %65 = stablehlo.subtract %arg2, %64 : tensor<17x5xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %67 = stablehlo.multiply %66, %47 : tensor<5xf32>
    %68 = stablehlo.add %25, %67 : tensor<5xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %70 = stablehlo.multiply %69, %68 : tensor<5xf32>
    %71 = stablehlo.subtract %arg3, %70 : tensor<5xf32>
    return %17, %53, %59, %65, %71, %38, %41, %44, %47 : tensor<f32>, tensor<11x17xf32>, tensor<17xf32>, tensor<17x5xf32>, tensor<5xf32>, tensor<11x17xf32>, tensor<17xf32>, tensor<17x5xf32>, tensor<5xf32>
  }
  func.func private @relu(%arg0: tensor<13x17xf32>) -> tensor<13x17xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x17xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<13x17xf32>
    return %1 : tensor<13x17xf32>
  }
  func.func private @log_softmax(%arg0: tensor<13x5xf32>) -> (tensor<13x5xf32>, tensor<13x5xf32>, tensor<13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<13x5xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<13x5xf32>
    %6 = stablehlo.exponential %5 : tensor<13x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<13x5xf32>, tensor<f32>) -> tensor<13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %9 = stablehlo.log %8 : tensor<13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<13x5xf32>
    return %11, %6, %8 : tensor<13x5xf32>, tensor<13x5xf32>, tensor<13x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<13x5xf32>, %arg1: tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<13x1xi32>, tensor<13x1xi32>) -> tensor<13x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<13x1xi1>, tensor<13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<13x1xi32>) -> tensor<13x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<13x1x1xi1>, tensor<i1>) -> tensor<13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<13x5xf32>, tensor<13x1x1xi32>) -> tensor<13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<13x1xi1>, tensor<13x1xf32>
    return %15, %5 : tensor<13x1xf32>, tensor<13x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<13x1x1xi32>, %arg1: tensor<13x1xf32>) -> tensor<13x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<13x5xf32>, tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x5xf32>
    return %1 : tensor<13x5xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<13x5xf32>, %arg1: tensor<13x1xf32>, %arg2: tensor<13x5xf32>) -> tensor<13x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<13x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<13x5xf32>, tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.reshape %1 : (tensor<13xf32>) -> tensor<13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<13x1xf32>, tensor<f32>) -> tensor<13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<13xf32>) -> tensor<13x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<13x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<13x5xf32>
    return %7 : tensor<13x5xf32>
  }
}
