module @jit_hessian_vector attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9x3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<7xi32>, %arg6: tensor<5x9xf32>, %arg7: tensor<9xf32>, %arg8: tensor<9x3xf32>, %arg9: tensor<3xf32>) -> (tensor<5x9xf32> {jax.result_info = "result[0][0]"}, tensor<9xf32> {jax.result_info = "result[0][1]"}, tensor<9x3xf32> {jax.result_info = "result[1][0]"}, tensor<3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.dot_general %arg4, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x9xf32>) -> tensor<7x9xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<7x9xf32>
    %5 = stablehlo.add %0, %4 : tensor<7x9xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<7x9xf32>
    %7 = stablehlo.add %1, %6 : tensor<7x9xf32>
    %8 = stablehlo.tanh %5 : tensor<7x9xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<7x9xf32>
    %10 = stablehlo.add %7, %9 : tensor<7x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %12 = stablehlo.subtract %11, %8 : tensor<7x9xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<7x9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %15 = stablehlo.subtract %14, %8 : tensor<7x9xf32>
    %16 = stablehlo.negate %13 : tensor<7x9xf32>
    %17 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x3xf32>) -> tensor<7x3xf32>
    %18 = stablehlo.dot_general %13, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x3xf32>) -> tensor<7x3xf32>
    %19 = stablehlo.dot_general %8, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x3xf32>) -> tensor<7x3xf32>
    %20 = stablehlo.add %18, %19 : tensor<7x3xf32>
    %21 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %22 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<7x3xf32>
    %24 = stablehlo.add %17, %23 : tensor<7x3xf32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<7x3xf32>
    %26 = stablehlo.add %20, %25 : tensor<7x3xf32>
    %27:6 = call @log_softmax(%24, %26) : (tensor<7x3xf32>, tensor<7x3xf32>) -> (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>)
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %29:3 = call @take_along_axis(%27#0, %28, %27#3) : (tensor<7x3xf32>, tensor<7x1xi32>, tensor<7x3xf32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29#0 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%29#2 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %30, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %33 = stablehlo.divide %31, %cst_4 : tensor<f32>
    %34 = stablehlo.negate %32 : tensor<f32>
    %35 = stablehlo.negate %33 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_6 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %39 = call @take_along_axis_0(%29#1, %38) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x3xf32>
    %40:2 = call @log_softmax_1(%27#1, %27#2, %39, %27#4, %27#5) : (tensor<7x3xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>) -> (tensor<7x3xf32>, tensor<7x3xf32>)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40#0 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<7x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%40#1 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<7x3xf32>, tensor<f32>) -> tensor<3xf32>
    %43 = stablehlo.reshape %41 : (tensor<3xf32>) -> tensor<1x3xf32>
    %44 = stablehlo.reshape %42 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%43 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %47 = stablehlo.dot_general %40#0, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<7x9xf32>) -> tensor<3x9xf32>
    %48 = stablehlo.dot_general %40#1, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<7x9xf32>) -> tensor<3x9xf32>
    %49 = stablehlo.dot_general %40#0, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<7x9xf32>) -> tensor<3x9xf32>
    %50 = stablehlo.add %48, %49 : tensor<3x9xf32>
    %51 = stablehlo.transpose %47, dims = [1, 0] : (tensor<3x9xf32>) -> tensor<9x3xf32>
    %52 = stablehlo.transpose %50, dims = [1, 0] : (tensor<3x9xf32>) -> tensor<9x3xf32>
    %53 = stablehlo.dot_general %40#0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<9x3xf32>) -> tensor<7x9xf32>
    %54 = stablehlo.dot_general %40#1, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<9x3xf32>) -> tensor<7x9xf32>
    %55 = stablehlo.dot_general %40#0, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<9x3xf32>) -> tensor<7x9xf32>
    %56 = stablehlo.add %54, %55 : tensor<7x9xf32>
    %57 = stablehlo.multiply %53, %15 : tensor<7x9xf32>
    %58 = stablehlo.multiply %56, %15 : tensor<7x9xf32>
    %59 = stablehlo.multiply %53, %16 : tensor<7x9xf32>
    %60 = stablehlo.add %58, %59 : tensor<7x9xf32>
    %61 = stablehlo.multiply %57, %8 : tensor<7x9xf32>
    %62 = stablehlo.multiply %60, %8 : tensor<7x9xf32>
    %63 = stablehlo.multiply %57, %13 : tensor<7x9xf32>
    %64 = stablehlo.add %62, %63 : tensor<7x9xf32>
    %65 = stablehlo.add %57, %61 : tensor<7x9xf32>
    %66 = stablehlo.add %60, %64 : tensor<7x9xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%65 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<7x9xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%66 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<7x9xf32>, tensor<f32>) -> tensor<9xf32>
    %69 = stablehlo.reshape %67 : (tensor<9xf32>) -> tensor<1x9xf32>
    %70 = stablehlo.reshape %68 : (tensor<9xf32>) -> tensor<1x9xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%69 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x9xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%70 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x9xf32>, tensor<f32>) -> tensor<9xf32>
    %73 = stablehlo.dot_general %65, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<7x5xf32>) -> tensor<9x5xf32>
    %74 = stablehlo.dot_general %66, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<7x5xf32>) -> tensor<9x5xf32>
    %75 = stablehlo.transpose %73, dims = [1, 0] : (tensor<9x5xf32>) -> tensor<5x9xf32>
    %76 = stablehlo.transpose %74, dims = [1, 0] : (tensor<9x5xf32>) -> tensor<5x9xf32>
    return %76, %72, %52, %46 : tensor<5x9xf32>, tensor<9xf32>, tensor<9x3xf32>, tensor<3xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x3xf32>, %arg1: tensor<7x3xf32>) -> (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.reshape %0 : (tensor<7xf32>) -> tensor<7x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %4 = stablehlo.convert %3 : (tensor<7x3xi1>) -> tensor<7x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.multiply %arg1, %4 : tensor<7x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.divide %7, %5 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.maximum %9, %0 : tensor<7xf32>
    %11 = stablehlo.compare EQ, %0, %10, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<7xi1>, tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.compare EQ, %15, %10, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<7xi1>, tensor<7xf32>
    %20 = stablehlo.divide %14, %19 : tensor<7xf32>
    %21 = stablehlo.multiply %8, %20 : tensor<7xf32>
    %22 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %25 = stablehlo.subtract %arg0, %24 : tensor<7x3xf32>
    %26 = stablehlo.exponential %25 : tensor<7x3xf32>
    %27 = stablehlo.multiply %arg1, %26 : tensor<7x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %32 = stablehlo.log %30 : tensor<7x1xf32>
    %33 = stablehlo.divide %31, %30 : tensor<7x1xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %35 = stablehlo.subtract %25, %34 : tensor<7x3xf32>
    %36 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %37 = stablehlo.subtract %arg1, %36 : tensor<7x3xf32>
    return %35, %26, %30, %37, %27, %31 : tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<7x3xf32>, %arg1: tensor<7x1xi32>, %arg2: tensor<7x3xf32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x3xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf32>
    %c_4 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %17 = stablehlo.compare GE, %5, %16, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %20 = stablehlo.compare LE, %5, %19, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %21 = stablehlo.and %17, %20 : tensor<7x1x1xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %23 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x3xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<7x1xi1>, tensor<7x1xf32>
    return %15, %5, %25 : tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf32>) -> tensor<7x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x3xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x3xf32>
    return %1 : tensor<7x3xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<7x3xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x3xf32>, %arg3: tensor<7x3xf32>, %arg4: tensor<7x1xf32>) -> (tensor<7x3xf32>, tensor<7x3xf32>) {
    %0 = stablehlo.negate %arg2 : tensor<7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %4 = stablehlo.negate %arg4 : tensor<7x1xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<7x1xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %8 = stablehlo.divide %7, %6 : tensor<7x1xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %14 = stablehlo.multiply %12, %arg0 : tensor<7x3xf32>
    %15 = stablehlo.multiply %13, %arg0 : tensor<7x3xf32>
    %16 = stablehlo.multiply %12, %arg3 : tensor<7x3xf32>
    %17 = stablehlo.add %15, %16 : tensor<7x3xf32>
    %18 = stablehlo.add %arg2, %14 : tensor<7x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %20 = stablehlo.add %19, %17 : tensor<7x3xf32>
    return %18, %20 : tensor<7x3xf32>, tensor<7x3xf32>
  }
}
