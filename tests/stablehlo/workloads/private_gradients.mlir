module @jit_private_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9x3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<7xi32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<5x9xf32> {jax.result_info = "result[1][0][0]"}, tensor<9xf32> {jax.result_info = "result[1][0][1]"}, tensor<9x3xf32> {jax.result_info = "result[1][1][0]"}, tensor<3xf32> {jax.result_info = "result[1][1][1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [0, 2] : (tensor<7x5xf32>) -> tensor<7x1x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %2 = stablehlo.dot_general %0, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x1x5xf32>, tensor<5x9xf32>) -> tensor<7x1x9xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<1x9xf32>) -> tensor<1x1x9xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x9xf32>) -> tensor<7x1x9xf32>
    %6 = stablehlo.add %2, %5 : tensor<7x1x9xf32>
    %7 = stablehlo.tanh %6 : tensor<7x1x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1x9xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<7x1x9xf32>
    %10 = stablehlo.dot_general %7, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x1x9xf32>, tensor<9x3xf32>) -> tensor<7x1x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<7x1x3xf32>
    %14 = stablehlo.add %10, %13 : tensor<7x1x3xf32>
    %15:3 = call @log_softmax(%14) : (tensor<7x1x3xf32>) -> (tensor<7x1x3xf32>, tensor<7x1x3xf32>, tensor<7x1x1xf32>)
    %16 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %17:2 = call @take_along_axis(%15#0, %16) : (tensor<7x1x3xf32>, tensor<7x1x1xi32>) -> (tensor<7x1x1xf32>, tensor<7x1x1xi32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17#0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x1x1xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.divide %18, %19 : tensor<7xf32>
    %21 = stablehlo.negate %20 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.negate %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_3 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %25 = call @take_along_axis_0(%17#1, %24) : (tensor<7x1x1xi32>, tensor<1x1xf32>) -> tensor<7x1x3xf32>
    %26 = call @log_softmax_1(%15#1, %15#2, %25) : (tensor<7x1x3xf32>, tensor<7x1x1xf32>, tensor<7x1x3xf32>) -> tensor<7x1x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x1x3xf32>, tensor<f32>) -> tensor<7x3xf32>
    %28 = stablehlo.dot_general %26, %7, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x1x3xf32>, tensor<7x1x9xf32>) -> tensor<7x3x9xf32>
    %29 = stablehlo.transpose %28, dims = [0, 2, 1] : (tensor<7x3x9xf32>) -> tensor<7x9x3xf32>
    %30 = stablehlo.dot_general %26, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x1x3xf32>, tensor<9x3xf32>) -> tensor<7x1x9xf32>
    %31 = stablehlo.multiply %30, %9 : tensor<7x1x9xf32>
    %32 = stablehlo.multiply %31, %7 : tensor<7x1x9xf32>
    %33 = stablehlo.add %31, %32 : tensor<7x1x9xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<7x1x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %35 = stablehlo.dot_general %33, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x1x9xf32>, tensor<7x1x5xf32>) -> tensor<7x9x5xf32>
    %36 = stablehlo.transpose %35, dims = [0, 2, 1] : (tensor<7x9x5xf32>) -> tensor<7x5x9xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<7x5x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x5x9xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %40 = stablehlo.add %39, %38 : tensor<7xf32>
    %41 = stablehlo.multiply %34, %34 : tensor<7x9xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %43 = stablehlo.add %40, %42 : tensor<7xf32>
    %44 = stablehlo.multiply %29, %29 : tensor<7x9x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_9) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x9x3xf32>, tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.add %43, %45 : tensor<7xf32>
    %47 = stablehlo.multiply %27, %27 : tensor<7x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %49 = stablehlo.add %46, %48 : tensor<7xf32>
    %50 = stablehlo.sqrt %49 : tensor<7xf32>
    %cst_11 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %52 = stablehlo.divide %51, %50 : tensor<7xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %54 = stablehlo.minimum %53, %52 : tensor<7xf32>
    %55 = stablehlo.dot_general %54, %36, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7x5x9xf32>) -> tensor<5x9xf32>
    %cst_13 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %57 = stablehlo.divide %55, %56 : tensor<5x9xf32>
    %58 = stablehlo.dot_general %54, %34, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7x9xf32>) -> tensor<9xf32>
    %cst_14 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %60 = stablehlo.divide %58, %59 : tensor<9xf32>
    %61 = stablehlo.dot_general %54, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7x9x3xf32>) -> tensor<9x3xf32>
    %cst_15 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<9x3xf32>
    %63 = stablehlo.divide %61, %62 : tensor<9x3xf32>
    %64 = stablehlo.dot_general %54, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7x3xf32>) -> tensor<3xf32>
    %cst_16 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %66 = stablehlo.divide %64, %65 : tensor<3xf32>
    return %50, %57, %60, %63, %66 : tensor<7xf32>, tensor<5x9xf32>, tensor<9xf32>, tensor<9x3xf32>, tensor<3xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x1x3xf32>) -> (tensor<7x1x3xf32>, tensor<7x1x3xf32>, tensor<7x1x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x3xf32>, tensor<f32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<7x1x1xf32>) -> tensor<7x1x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x1x3xf32>
    %6 = stablehlo.exponential %5 : tensor<7x1x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<7x1x3xf32>, tensor<f32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<7x1x1xf32>) -> tensor<7x1x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x1x3xf32>
    return %11, %6, %8 : tensor<7x1x3xf32>, tensor<7x1x3xf32>, tensor<7x1x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<7x1x3xf32>, %arg1: tensor<7x1x1xi32>) -> (tensor<7x1x1xf32>, tensor<7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1x1xi1>, tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<7x1x3xf32>, tensor<7x1x1xi32>) -> tensor<7x1x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 2] : (tensor<7x1xi1>) -> tensor<7x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1x1xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<7x1x1xi1>, tensor<7x1x1xf32>
    return %15, %4 : tensor<7x1x1xf32>, tensor<7x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<7x1x1xi32>, %arg1: tensor<1x1xf32>) -> tensor<7x1x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<7x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<7x1x1xf32>
    %3 = "stablehlo.scatter"(%1, %arg0, %2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %4 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<7x1x3xf32>, tensor<7x1x1xi32>, tensor<7x1x1xf32>) -> tensor<7x1x3xf32>
    return %3 : tensor<7x1x3xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<7x1x3xf32>, %arg1: tensor<7x1x1xf32>, %arg2: tensor<7x1x3xf32>) -> tensor<7x1x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x1x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<7x1x3xf32>, tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<7x1xf32>) -> tensor<7x1x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x1x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x3xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<7x1x3xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<7x1x3xf32>
    return %8 : tensor<7x1x3xf32>
  }
}
