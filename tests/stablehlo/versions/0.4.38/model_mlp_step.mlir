module @jit_model_mlp_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<3x6xf32>, %arg3: tensor<3xi32>) -> (tensor<6x5xf32> {jax.result_info = "[0]"}, tensor<5x4xf32> {jax.result_info = "[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x5xf32>) -> tensor<3x5xf32>
    %1 = stablehlo.tanh %0 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x5xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
    %5:3 = call @log_softmax(%4) : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>)
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7:2 = call @take_along_axis(%5#0, %6) : (tensor<3x4xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7#0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_1 : tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    %11 = stablehlo.negate %cst : tensor<f32>
    %12 = stablehlo.divide %11, %cst_1 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %14 = call @take_along_axis_0(%7#1, %13) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x4xf32>
    %15 = call @log_softmax_1(%5#1, %5#2, %14) : (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %16 = stablehlo.dot_general %15, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %18 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
    %19 = stablehlo.multiply %18, %3 : tensor<3x5xf32>
    %20 = stablehlo.multiply %19, %1 : tensor<3x5xf32>
    %21 = stablehlo.add %19, %20 : tensor<3x5xf32>
    %22 = stablehlo.dot_general %21, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<3x6xf32>) -> tensor<5x6xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<6x5xf32>
    %26 = stablehlo.subtract %arg0, %25 : tensor<6x5xf32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %28 = stablehlo.multiply %27, %17 : tensor<5x4xf32>
    %29 = stablehlo.subtract %arg1, %28 : tensor<5x4xf32>
    return %26, %29 : tensor<6x5xf32>, tensor<5x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare  EQ, %arg0, %2,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.convert %3 : (tensor<3x4xi1>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<3xf32>
    %8 = stablehlo.compare  EQ, %0, %7,  FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<3xi1>, tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare  EQ, %12, %7,  FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<3xi1>, tensor<3xf32>
    %17 = stablehlo.divide %11, %16 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<3x4xf32>
    %21 = stablehlo.exponential %20 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %24 = stablehlo.log %23 : tensor<3x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<3x4xf32>
    return %26, %21, %23 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x4xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi64>
    %6 = stablehlo.convert %5 : (tensor<3x1x1xi32>) -> tensor<3x1x1xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x1x1xi64>
    %8 = stablehlo.compare  GE, %6, %7,  SIGNED : (tensor<3x1x1xi64>, tensor<3x1x1xi64>) -> tensor<3x1x1xi1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi64>) -> tensor<1x1x1xi64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x1xi64>) -> tensor<3x1x1xi64>
    %11 = stablehlo.compare  LE, %6, %10,  SIGNED : (tensor<3x1x1xi64>, tensor<3x1x1xi64>) -> tensor<3x1x1xi1>
    %12 = stablehlo.and %8, %11 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %14 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1x1xi64>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<3x1xi1>, tensor<3x1xf32>
    return %16, %5 : tensor<3x1xf32>, tensor<3x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x4xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x4xf32>
    return %7 : tensor<3x4xf32>
  }
}
