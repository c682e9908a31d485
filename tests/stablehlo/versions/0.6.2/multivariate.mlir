module @jit_multivariate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf64>, %arg1: tensor<3x3xf64>, %arg2: tensor<5x3xf64>) -> (tensor<5xf64> {jax.result_info = "result[0]"}, tensor<3x3xf64> {jax.result_info = "result[1]"}, tensor<3x3xf64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %1 = stablehlo.add %arg1, %0 : tensor<3x3xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<3x3xf64>
    %4:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare  EQ, %4#1, %5,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<3x3xi1>, tensor<3x3xf64>
    %11 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %13 = stablehlo.add %11, %12 : tensor<3x3xi32>
    %14 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %15 = stablehlo.compare  GE, %13, %14,  SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %17 = stablehlo.select %15, %10, %16 : tensor<3x3xi1>, tensor<3x3xf64>
    %18 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
    %20 = stablehlo.subtract %arg2, %19 : tensor<5x3xf64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<5x3xf64>) -> tensor<5x1x3xf64>
    %22 = stablehlo.transpose %21, dims = [1, 0, 2] : (tensor<5x1x3xf64>) -> tensor<1x5x3xf64>
    %23 = stablehlo.reshape %22 : (tensor<1x5x3xf64>) -> tensor<5x3xf64>
    %24 = stablehlo.custom_call @lapack_dtrsm_ffi(%17, %23) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
    %25 = stablehlo.reshape %24 : (tensor<5x3xf64>) -> tensor<1x5x3xf64>
    %26 = stablehlo.slice %25 [0:1, 0:5, 0:3] : (tensor<1x5x3xf64>) -> tensor<1x5x3xf64>
    %27 = stablehlo.transpose %26, dims = [1, 0, 2] : (tensor<1x5x3xf64>) -> tensor<5x1x3xf64>
    %28 = stablehlo.reshape %27 : (tensor<5x1x3xf64>) -> tensor<5x3xf64>
    %29 = stablehlo.dot_general %28, %28, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5xf64>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %31 = stablehlo.multiply %30, %29 : tensor<5xf64>
    %cst_4 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %32 = stablehlo.log %cst_4 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %33 = stablehlo.multiply %cst_5, %32 : tensor<f64>
    %34 = stablehlo.convert %33 : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %36 = stablehlo.subtract %31, %35 : tensor<5xf64>
    %37 = call @diagonal(%17) : (tensor<3x3xf64>) -> tensor<3xf64>
    %38 = stablehlo.log %37 : tensor<3xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %41 = stablehlo.subtract %36, %40 : tensor<5xf64>
    %42 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
    %43 = call @cov(%42) : (tensor<3x5xf64>) -> tensor<3x3xf64>
    %44 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
    %45 = call @corrcoef(%44) : (tensor<3x5xf64>) -> tensor<3x3xf64>
    return %41, %43, %45 : tensor<5xf64>, tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @diagonal(%arg0: tensor<3x3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare  EQ, %3, %1,  SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
      %9 = stablehlo.iota dim = 0 : tensor<3xi64>
      %10 = stablehlo.iota dim = 0 : tensor<3xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %12 = stablehlo.compare  LT, %9, %11,  SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_2 = stablehlo.constant dense<3> : tensor<i64>
      %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %14 = stablehlo.add %9, %13 : tensor<3xi64>
      %15 = stablehlo.select %12, %14, %9 : tensor<3xi1>, tensor<3xi64>
      %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %17 = stablehlo.compare  LT, %10, %16,  SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %19 = stablehlo.add %10, %18 : tensor<3xi64>
      %20 = stablehlo.select %17, %19, %10 : tensor<3xi1>, tensor<3xi64>
      %21 = stablehlo.convert %15 : (tensor<3xi64>) -> tensor<3xi32>
      %22 = stablehlo.convert %20 : (tensor<3xi64>) -> tensor<3xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %25 = stablehlo.concatenate %23, %24, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %26 = "stablehlo.gather"(%8, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf64>, tensor<3x2xi32>) -> tensor<3xf64>
      stablehlo.return %26 : tensor<3xf64>
    }) : (tensor<i32>) -> tensor<3xf64>
    return %7 : tensor<3xf64>
  }
  func.func private @cov(%arg0: tensor<3x5xf64>) -> tensor<3x3xf64> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<3xf64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %9 = stablehlo.subtract %0, %8 : tensor<3x5xf64>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf64>, tensor<5x3xf64>) -> tensor<3x3xf64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.divide %11, %12 : tensor<3x3xf64>
    return %13 : tensor<3x3xf64>
  }
  func.func private @atleast_2d(%arg0: tensor<3x5xf64>) -> tensor<3x5xf64> {
    return %arg0 : tensor<3x5xf64>
  }
  func.func private @corrcoef(%arg0: tensor<3x5xf64>) -> tensor<3x3xf64> {
    %0 = call @cov_0(%arg0) : (tensor<3x5xf64>) -> tensor<3x3xf64>
    %1 = call @_diag(%0) : (tensor<3x3xf64>) -> tensor<3xf64>
    %2 = stablehlo.sqrt %1 : tensor<3xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %5 = stablehlo.divide %0, %4 : tensor<3x3xf64>
    %6 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %8 = stablehlo.divide %5, %7 : tensor<3x3xf64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %9 = call @clip(%8, %c, %c_0) : (tensor<3x3xf64>, tensor<i64>, tensor<i64>) -> tensor<3x3xf64>
    return %9 : tensor<3x3xf64>
  }
  func.func private @cov_0(%arg0: tensor<3x5xf64>) -> tensor<3x3xf64> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<3xf64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %9 = stablehlo.subtract %0, %8 : tensor<3x5xf64>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf64>, tensor<5x3xf64>) -> tensor<3x3xf64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.divide %11, %12 : tensor<3x3xf64>
    return %13 : tensor<3x3xf64>
  }
  func.func private @_diag(%arg0: tensor<3x3xf64>) -> tensor<3xf64> {
    %0 = call @diagonal_1(%arg0) : (tensor<3x3xf64>) -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @diagonal_1(%arg0: tensor<3x3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare  EQ, %3, %1,  SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<3xi64>
      %9 = stablehlo.iota dim = 0 : tensor<3xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %11 = stablehlo.compare  LT, %8, %10,  SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_2 = stablehlo.constant dense<3> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %13 = stablehlo.add %8, %12 : tensor<3xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<3xi1>, tensor<3xi64>
      %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %16 = stablehlo.compare  LT, %9, %15,  SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %18 = stablehlo.add %9, %17 : tensor<3xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<3xi1>, tensor<3xi64>
      %20 = stablehlo.convert %14 : (tensor<3xi64>) -> tensor<3xi32>
      %21 = stablehlo.convert %19 : (tensor<3xi64>) -> tensor<3xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf64>, tensor<3x2xi32>) -> tensor<3xf64>
      stablehlo.return %25 : tensor<3xf64>
    }) : (tensor<i32>) -> tensor<3xf64>
    return %7 : tensor<3xf64>
  }
  func.func private @clip(%arg0: tensor<3x3xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<3x3xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x3xf64>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %5 = stablehlo.minimum %4, %2 : tensor<3x3xf64>
    return %5 : tensor<3x3xf64>
  }
}
