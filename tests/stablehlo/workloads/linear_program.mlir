module @jit_linear_program attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf64>, %arg1: tensor<3x6xf64>, %arg2: tensor<3xf64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<f64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %3:8 = stablehlo.while(%iterArg = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg0, %iterArg_5 = %c_2, %iterArg_6 = %c, %iterArg_7 = %0, %iterArg_8 = %1, %iterArg_9 = %2) : tensor<3x6xf64>, tensor<3xf64>, tensor<6xf64>, tensor<i64>, tensor<i64>, tensor<6xf64>, tensor<3xf64>, tensor<6xf64>
    cond {
      %c_10 = stablehlo.constant dense<12> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:4 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9) : (tensor<3x6xf64>, tensor<3xf64>, tensor<6xf64>, tensor<i64>, tensor<6xf64>, tensor<3xf64>, tensor<6xf64>) -> (tensor<i64>, tensor<6xf64>, tensor<3xf64>, tensor<6xf64>)
      %c_10 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_5, %c_10 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %7, %6#0, %6#1, %6#2, %6#3 : tensor<3x6xf64>, tensor<3xf64>, tensor<6xf64>, tensor<i64>, tensor<i64>, tensor<6xf64>, tensor<3xf64>, tensor<6xf64>
    }
    %4 = stablehlo.dot_general %arg0, %3#5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6xf64>) -> tensor<f64>
    %5 = stablehlo.dot_general %arg2, %3#6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
    return %4, %5 : tensor<f64>, tensor<f64>
  }
  func.func private @closed_call(%arg0: tensor<3x6xf64>, %arg1: tensor<3xf64>, %arg2: tensor<6xf64>, %arg3: tensor<i64>, %arg4: tensor<6xf64>, %arg5: tensor<3xf64>, %arg6: tensor<6xf64>) -> (tensor<i64>, tensor<6xf64>, tensor<3xf64>, tensor<6xf64>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg3, %c : tensor<i64>
    %1 = stablehlo.dot_general %arg4, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6xf64>) -> tensor<f64>
    %cst = stablehlo.constant dense<2.000000e-01> : tensor<f64>
    %2 = stablehlo.multiply %cst, %1 : tensor<f64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.divide %2, %cst_0 : tensor<f64>
    %4 = stablehlo.divide %arg4, %arg6 : tensor<6xf64>
    %5 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf64>, tensor<6xf64>) -> tensor<3xf64>
    %6 = stablehlo.subtract %arg1, %5 : tensor<3xf64>
    %7 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x6xf64>) -> tensor<6x3xf64>
    %8 = stablehlo.dot_general %7, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf64>, tensor<3xf64>) -> tensor<6xf64>
    %9 = stablehlo.subtract %arg2, %8 : tensor<6xf64>
    %10 = stablehlo.subtract %9, %arg6 : tensor<6xf64>
    %11 = stablehlo.multiply %4, %10 : tensor<6xf64>
    %12 = stablehlo.add %11, %arg4 : tensor<6xf64>
    %13 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %14 = stablehlo.divide %13, %arg6 : tensor<6xf64>
    %15 = stablehlo.subtract %12, %14 : tensor<6xf64>
    %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf64>, tensor<6xf64>) -> tensor<3xf64>
    %17 = stablehlo.add %6, %16 : tensor<3xf64>
    %18 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<3x6xf64>
    %20 = stablehlo.multiply %arg0, %19 : tensor<3x6xf64>
    %21 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x6xf64>) -> tensor<6x3xf64>
    %22 = stablehlo.dot_general %20, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf64>, tensor<6x3xf64>) -> tensor<3x3xf64>
    %23 = call @solve(%22, %17) : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %24 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x6xf64>) -> tensor<6x3xf64>
    %25 = stablehlo.dot_general %24, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf64>, tensor<3xf64>) -> tensor<6xf64>
    %26 = stablehlo.subtract %arg2, %25 : tensor<6xf64>
    %27 = stablehlo.subtract %26, %arg6 : tensor<6xf64>
    %28 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x6xf64>) -> tensor<6x3xf64>
    %29 = stablehlo.dot_general %28, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf64>, tensor<3xf64>) -> tensor<6xf64>
    %30 = stablehlo.subtract %27, %29 : tensor<6xf64>
    %31 = stablehlo.negate %arg4 : tensor<6xf64>
    %32 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %33 = stablehlo.divide %32, %arg6 : tensor<6xf64>
    %34 = stablehlo.add %31, %33 : tensor<6xf64>
    %35 = stablehlo.multiply %4, %30 : tensor<6xf64>
    %36 = stablehlo.subtract %34, %35 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %38 = stablehlo.compare LT, %36, %37, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<-9.000000e-01> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %40 = stablehlo.multiply %39, %arg4 : tensor<6xf64>
    %41 = stablehlo.divide %40, %36 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = call @_where(%38, %41, %cst_3) : (tensor<6xi1>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %43 = stablehlo.reduce(%42 init: %cst_4) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %44 = stablehlo.minimum %cst_5, %43 : tensor<f64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %46 = stablehlo.compare LT, %30, %45, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_7 = stablehlo.constant dense<-9.000000e-01> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %48 = stablehlo.multiply %47, %arg6 : tensor<6xf64>
    %49 = stablehlo.divide %48, %30 : tensor<6xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %50 = call @_where(%46, %49, %cst_8) : (tensor<6xi1>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_9 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %52 = stablehlo.minimum %cst_10, %51 : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %54 = stablehlo.multiply %53, %36 : tensor<6xf64>
    %55 = stablehlo.add %arg4, %54 : tensor<6xf64>
    %56 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %57 = stablehlo.multiply %56, %23 : tensor<3xf64>
    %58 = stablehlo.add %arg5, %57 : tensor<3xf64>
    %59 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %60 = stablehlo.multiply %59, %30 : tensor<6xf64>
    %61 = stablehlo.add %arg6, %60 : tensor<6xf64>
    return %0, %55, %58, %61 : tensor<i64>, tensor<6xf64>, tensor<3xf64>, tensor<6xf64>
  }
  func.func private @solve(%arg0: tensor<3x3xf64>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x3xi1>, tensor<3x3xf64>
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:2 = func.call @closed_call_0(%iterArg, %iterArg_4, %iterArg_5) : (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %13 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %13, %12#0, %12#1 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
    }
    %11 = call @_lu_solve(%8, %10#3, %arg1) : (tensor<3x3xf64>, tensor<3xi32>, tensor<3xf64>) -> tensor<3xf64>
    return %11 : tensor<3xf64>
  }
  func.func private @closed_call_0(%arg0: tensor<3xi32>, %arg1: tensor<i64>, %arg2: tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i64>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %3 = stablehlo.add %2, %c_1 : tensor<i64>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i64>
    %c_3 = stablehlo.constant dense<3> : tensor<i64>
    %9 = stablehlo.add %8, %c_3 : tensor<i64>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i64>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i64>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i64>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i64>
    %21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28 : tensor<i64>, tensor<3xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<3x3xf64>, %arg1: tensor<3xi32>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xf64>, tensor<3x1xi32>) -> tensor<3x1xf64>
    %8 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=1, m=3, n=1}, custom>} : (tensor<3x3xf64>, tensor<3x1xf64>) -> tensor<3x1xf64>
    %9 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=1, m=3, n=1}, custom>} : (tensor<3x3xf64>, tensor<3x1xf64>) -> tensor<3x1xf64>
    %10 = stablehlo.reshape %9 : (tensor<3x1xf64>) -> tensor<3xf64>
    return %10 : tensor<3xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<f64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
