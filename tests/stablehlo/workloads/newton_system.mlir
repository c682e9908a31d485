module @jit_newton_system attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c) : tensor<2xf32>, tensor<i32>
    cond {
      %1 = stablehlo.slice %iterArg [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
      %3 = stablehlo.multiply %2, %2 : tensor<f32>
      %4 = stablehlo.slice %iterArg [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
      %6 = stablehlo.multiply %5, %5 : tensor<f32>
      %7 = stablehlo.add %3, %6 : tensor<f32>
      %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %8 = stablehlo.subtract %7, %cst : tensor<f32>
      %9 = stablehlo.slice %iterArg [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
      %11 = stablehlo.exponential %10 : tensor<f32>
      %12 = stablehlo.slice %iterArg [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
      %14 = stablehlo.add %11, %13 : tensor<f32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %15 = stablehlo.subtract %14, %cst_1 : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %19 = func.call @norm(%18) : (tensor<2xf32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %20 = stablehlo.compare GT, %19, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_3 = stablehlo.constant dense<50> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_4 = stablehlo.constant dense<false> : tensor<i1>
      %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<i1>
      %23 = stablehlo.compare NE, %21, %22, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = stablehlo.convert %23 : tensor<i1>
      %25 = stablehlo.and %20, %24 : tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %1 = stablehlo.iota dim = 0 : tensor<2x2xi32>
      %2 = stablehlo.iota dim = 1 : tensor<2x2xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
      %4 = stablehlo.add %1, %3 : tensor<2x2xi32>
      %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
      %6 = stablehlo.convert %5 : (tensor<2x2xi1>) -> tensor<2x2xf32>
      %7 = stablehlo.slice %6 [0:2, 0:2] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %8 = stablehlo.convert %7 : tensor<2x2xf32>
      %9 = stablehlo.slice %iterArg [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %10 = stablehlo.slice %8 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %11 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
      %12 = stablehlo.reshape %10 : (tensor<2x1xf32>) -> tensor<2xf32>
      %13 = stablehlo.multiply %11, %11 : tensor<f32>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %14 = stablehlo.multiply %cst, %11 : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %16 = stablehlo.multiply %12, %15 : tensor<2xf32>
      %17 = stablehlo.slice %iterArg [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %18 = stablehlo.slice %8 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %19 = stablehlo.reshape %17 : (tensor<1xf32>) -> tensor<f32>
      %20 = stablehlo.reshape %18 : (tensor<2x1xf32>) -> tensor<2xf32>
      %21 = stablehlo.multiply %19, %19 : tensor<f32>
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %22 = stablehlo.multiply %cst_2, %19 : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %24 = stablehlo.multiply %20, %23 : tensor<2xf32>
      %25 = stablehlo.add %13, %21 : tensor<f32>
      %26 = stablehlo.add %16, %24 : tensor<2xf32>
      %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %27 = stablehlo.subtract %25, %cst_3 : tensor<f32>
      %28 = stablehlo.slice %iterArg [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %29 = stablehlo.slice %8 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %30 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
      %31 = stablehlo.reshape %29 : (tensor<2x1xf32>) -> tensor<2xf32>
      %32 = stablehlo.exponential %30 : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %34 = stablehlo.multiply %31, %33 : tensor<2xf32>
      %35 = stablehlo.slice %iterArg [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %36 = stablehlo.slice %8 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %37 = stablehlo.reshape %35 : (tensor<1xf32>) -> tensor<f32>
      %38 = stablehlo.reshape %36 : (tensor<2x1xf32>) -> tensor<2xf32>
      %39 = stablehlo.add %32, %37 : tensor<f32>
      %40 = stablehlo.add %34, %38 : tensor<2xf32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %41 = stablehlo.subtract %39, %cst_4 : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %43 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
      %44 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %45 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
      %46 = stablehlo.concatenate %42, %44, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %47 = stablehlo.concatenate %43, %45, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %49 = stablehlo.slice %48 [0:2, 0:2] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %50 = stablehlo.slice %iterArg [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %51 = stablehlo.reshape %50 : (tensor<1xf32>) -> tensor<f32>
      %52 = stablehlo.multiply %51, %51 : tensor<f32>
      %53 = stablehlo.slice %iterArg [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %54 = stablehlo.reshape %53 : (tensor<1xf32>) -> tensor<f32>
      %55 = stablehlo.multiply %54, %54 : tensor<f32>
      %56 = stablehlo.add %52, %55 : tensor<f32>
      %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %57 = stablehlo.subtract %56, %cst_5 : tensor<f32>
      %58 = stablehlo.slice %iterArg [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %59 = stablehlo.reshape %58 : (tensor<1xf32>) -> tensor<f32>
      %60 = stablehlo.exponential %59 : tensor<f32>
      %61 = stablehlo.slice %iterArg [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %62 = stablehlo.reshape %61 : (tensor<1xf32>) -> tensor<f32>
      %63 = stablehlo.add %60, %62 : tensor<f32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %64 = stablehlo.subtract %63, %cst_6 : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %66 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %67 = stablehlo.concatenate %65, %66, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %68 = func.call @solve(%49, %67) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %69 = stablehlo.subtract %iterArg, %68 : tensor<2xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.add %iterArg_0, %c_7 : tensor<i32>
      stablehlo.return %69, %70 : tensor<2xf32>, tensor<i32>
    }
    return %0#0, %0#1 : tensor<2xf32>, tensor<i32>
  }
  func.func private @norm(%arg0: tensor<2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @solve(%arg0: tensor<2x2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=2, j=2, k=2, l=2, m=2}, custom>} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x2xi1>, tensor<2x2xf32>
    %9 = stablehlo.iota dim = 0 : tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<2xi32>
    cond {
      %c_6 = stablehlo.constant dense<2> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2xi32>, tensor<i32>, tensor<2xi32>) -> (tensor<i32>, tensor<2xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %13, %12#0, %12#1 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<2xi32>
    }
    %11 = call @_lu_solve(%8, %10#3, %arg1) : (tensor<2x2xf32>, tensor<2xi32>, tensor<2xf32>) -> tensor<2xf32>
    return %11 : tensor<2xf32>
  }
  func.func private @closed_call(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<2xi32>) -> (tensor<i32>, tensor<2xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    return %0, %28 : tensor<i32>, tensor<2xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<2x2xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<2xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<2xi1>, tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x1xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2, j=2, k=2, l=1, m=2, n=1}, custom>} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2, j=2, k=2, l=1, m=2, n=1}, custom>} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %10 : tensor<2xf32>
  }
}
