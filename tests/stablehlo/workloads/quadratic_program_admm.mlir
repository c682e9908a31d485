module @jit_quadratic_program_admm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<5x4xf32>, %arg3: tensor<5xf32>, %arg4: tensor<5xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<4x4xf32>
    %8 = stablehlo.add %arg0, %7 : tensor<4x4xf32>
    %9 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    %10 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %11 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %13 = stablehlo.add %10, %12 : tensor<5x5xi32>
    %14 = stablehlo.compare EQ, %13, %11, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %15 = stablehlo.convert %14 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %16 = stablehlo.negate %15 : tensor<5x5xf32>
    %17 = call @block(%8, %9, %arg2, %16) : (tensor<4x4xf32>, tensor<4x5xf32>, tensor<5x4xf32>, tensor<5x5xf32>) -> tensor<9x9xf32>
    %18:2 = call @lu_factor(%17) : (tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9xi32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22:9 = stablehlo.while(%iterArg = %arg1, %iterArg_5 = %18#0, %iterArg_6 = %18#1, %iterArg_7 = %arg3, %iterArg_8 = %arg4, %iterArg_9 = %c_4, %iterArg_10 = %19, %iterArg_11 = %20, %iterArg_12 = %21) : tensor<4xf32>, tensor<9x9xf32>, tensor<9xi32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<4xf32>, tensor<5xf32>, tensor<5xf32>
    cond {
      %c_13 = stablehlo.constant dense<60> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_9, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23:3 = func.call @closed_call_0(%iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_10, %iterArg_11, %iterArg_12) : (tensor<4xf32>, tensor<9x9xf32>, tensor<9xi32>, tensor<5xf32>, tensor<5xf32>, tensor<4xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>, tensor<5xf32>)
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_9, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %24, %23#0, %23#1, %23#2 : tensor<4xf32>, tensor<9x9xf32>, tensor<9xi32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<4xf32>, tensor<5xf32>, tensor<5xf32>
    }
    return %22#6, %22#7, %22#8 : tensor<4xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func private @block(%arg0: tensor<4x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<5x4xf32>, %arg3: tensor<5x5xf32>) -> tensor<9x9xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x9xf32>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<5x4xf32>, tensor<5x5xf32>) -> tensor<5x9xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4x9xf32>, tensor<5x9xf32>) -> tensor<9x9xf32>
    return %2 : tensor<9x9xf32>
  }
  func.func private @lu_factor(%arg0: tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9xi32>) {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=9, j=9, k=9, l=9, m=9}, custom>} : (tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<9x9xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<9x9xi1>, tensor<9x9xf32>
    %9 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<9xi32>, tensor<i32>, tensor<i32>, tensor<9xi32>
    cond {
      %c_6 = stablehlo.constant dense<9> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<9xi32>, tensor<i32>, tensor<9xi32>) -> (tensor<i32>, tensor<9xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %12, %11#0, %11#1 : tensor<9xi32>, tensor<i32>, tensor<i32>, tensor<9xi32>
    }
    return %8, %2 : tensor<9x9xf32>, tensor<9xi32>
  }
  func.func private @closed_call(%arg0: tensor<9xi32>, %arg1: tensor<i32>, %arg2: tensor<9xi32>) -> (tensor<i32>, tensor<9xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<9> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<9> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<9> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<9> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<9xi32>, tensor<1xi32>, tensor<i32>) -> tensor<9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<9> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<9xi32>, tensor<1xi32>, tensor<i32>) -> tensor<9xi32>
    return %0, %28 : tensor<i32>, tensor<9xi32>
  }
  func.func private @closed_call_0(%arg0: tensor<4xf32>, %arg1: tensor<9x9xf32>, %arg2: tensor<9xi32>, %arg3: tensor<5xf32>, %arg4: tensor<5xf32>, %arg5: tensor<4xf32>, %arg6: tensor<5xf32>, %arg7: tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>, tensor<5xf32>) {
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %0, %arg5 : tensor<4xf32>
    %2 = stablehlo.subtract %1, %arg0 : tensor<4xf32>
    %3 = stablehlo.subtract %arg6, %arg7 : tensor<5xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<4xf32>, tensor<5xf32>) -> tensor<9xf32>
    %5 = call @lu_solve(%arg1, %arg2, %4) : (tensor<9x9xf32>, tensor<9xi32>, tensor<9xf32>) -> tensor<9xf32>
    %6 = stablehlo.slice %5 [0:4] : (tensor<9xf32>) -> tensor<4xf32>
    %7 = stablehlo.slice %5 [4:9] : (tensor<9xf32>) -> tensor<5xf32>
    %8 = stablehlo.add %arg6, %7 : tensor<5xf32>
    %9 = stablehlo.subtract %8, %arg7 : tensor<5xf32>
    %10 = stablehlo.add %9, %arg7 : tensor<5xf32>
    %11 = call @clip(%10, %arg3, %arg4) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %12 = stablehlo.add %arg7, %9 : tensor<5xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<5xf32>
    return %6, %11, %13 : tensor<4xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func private @lu_solve(%arg0: tensor<9x9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %0) : tensor<9xi32>, tensor<i32>, tensor<i32>, tensor<9xi32>
    cond {
      %c_4 = stablehlo.constant dense<9> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<9xi32>, tensor<i32>, tensor<9xi32>) -> (tensor<i32>, tensor<9xi32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %4, %3#0, %3#1 : tensor<9xi32>, tensor<i32>, tensor<i32>, tensor<9xi32>
    }
    %2 = call @_lu_solve(%arg0, %1#3, %arg2) : (tensor<9x9xf32>, tensor<9xi32>, tensor<9xf32>) -> tensor<9xf32>
    return %2 : tensor<9xf32>
  }
  func.func private @_lu_solve(%arg0: tensor<9x9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<9xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<9xi1>, tensor<9xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<9x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=9, j=9, k=9, l=1, m=9, n=1}, custom>} : (tensor<9x9xf32>, tensor<9x1xf32>) -> tensor<9x1xf32>
    %9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=9, j=9, k=9, l=1, m=9, n=1}, custom>} : (tensor<9x9xf32>, tensor<9x1xf32>) -> tensor<9x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<9x1xf32>) -> tensor<9xf32>
    return %10 : tensor<9xf32>
  }
  func.func private @clip(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<5xf32>
    %1 = stablehlo.minimum %arg2, %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
