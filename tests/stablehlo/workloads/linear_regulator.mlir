module @jit_linear_regulator attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x2xf32>, %arg3: tensor<1x1xf32>, %arg4: tensor<2xf32>) -> (tensor<2x2xf32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1][0]"}, tensor<15x2xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<15x1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:7 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %arg3, %iterArg_3 = %arg0, %iterArg_4 = %arg2, %iterArg_5 = %c, %iterArg_6 = %arg2, %iterArg_7 = %0) : tensor<2x1xf32>, tensor<1x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<2x2xf32>, tensor<15x1x2xf32>
    cond {
      %c_8 = stablehlo.constant dense<15> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_6) : (tensor<2x1xf32>, tensor<1x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<1x2xf32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_7, %5#1, %iterArg_5) : (tensor<15x1x2xf32>, tensor<1x2xf32>, tensor<i32>) -> tensor<15x1x2xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %7, %5#0, %6 : tensor<2x1xf32>, tensor<1x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<2x2xf32>, tensor<15x1x2xf32>
    }
    %2 = stablehlo.reverse %1#6, dims = [0] : tensor<15x1x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<15x2xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4:6 = stablehlo.while(%iterArg = %2, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_1, %iterArg_5 = %arg4, %iterArg_6 = %3) : tensor<15x1x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<i32>, tensor<2xf32>, tensor<15x2xf32>
    cond {
      %c_7 = stablehlo.constant dense<15> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<15x1x2xf32>, tensor<i32>) -> tensor<1x2xf32>
      %6:2 = func.call @closed_call_1(%iterArg_2, %iterArg_3, %iterArg_5, %5) : (tensor<2x2xf32>, tensor<2x1xf32>, tensor<2xf32>, tensor<1x2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
      %7 = func.call @dynamic_update_index_in_dim_2(%iterArg_6, %6#1, %iterArg_4) : (tensor<15x2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<15x2xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %8, %6#0, %7 : tensor<15x1x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<i32>, tensor<2xf32>, tensor<15x2xf32>
    }
    return %1#5, %4#4, %4#5 : tensor<2x2xf32>, tensor<2xf32>, tensor<15x2xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x1xf32>, %arg1: tensor<1x1xf32>, %arg2: tensor<2x2xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<1x2xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x1xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x1xf32>
    %4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x1xf32>) -> tensor<1x2xf32>
    %5 = stablehlo.dot_general %4, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
    %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
    %7 = call @solve(%3, %6) : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %8 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = stablehlo.dot_general %8, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %10 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %11 = stablehlo.subtract %arg2, %10 : tensor<2x2xf32>
    %12 = stablehlo.dot_general %9, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13 = stablehlo.add %arg3, %12 : tensor<2x2xf32>
    return %13, %7 : tensor<2x2xf32>, tensor<1x2xf32>
  }
  func.func private @solve(%arg0: tensor<1x1xf32>, %arg1: tensor<1x2xf32>) -> tensor<1x2xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %7 = stablehlo.select %5, %0#0, %6 : tensor<1x1xi1>, tensor<1x1xf32>
    %8 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %8) : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
    cond {
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:2 = func.call @closed_call_0(%iterArg, %iterArg_4, %iterArg_5) : (tensor<1xi32>, tensor<i32>, tensor<1xi32>) -> (tensor<i32>, tensor<1xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %14, %13#0, %13#1 : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
    }
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1x2xf32>) -> tensor<2x1xf32>
    %11 = call @_lu_solve(%7, %9#3, %10) : (tensor<1x1xf32>, tensor<1xi32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<2x1xf32>) -> tensor<1x2xf32>
    return %12 : tensor<1x2xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<1xi32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) -> (tensor<i32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    return %0, %28 : tensor<i32>, tensor<1xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<1x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<2x1xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<1xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<1xi1>, tensor<1xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x1x1xf32>, tensor<1x1xi32>) -> tensor<2x1x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x1x1xf32>) -> tensor<1x1x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=2, m=1, n=2}, custom>} : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=2, m=1, n=2}, custom>} : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<1x1x2xf32>) -> tensor<2x1x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
    return %16 : tensor<2x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<15x1x2xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<i32>) -> tensor<15x1x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<15x1x2xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<15x1x2xf32>
    return %1 : tensor<15x1x2xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<15x1x2xf32>, %arg1: tensor<i32>) -> tensor<1x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 2] : (tensor<15x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    return %1 : tensor<1x2xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<2x2xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2xf32>, %arg3: tensor<1x2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2xf32>) -> tensor<1xf32>
    %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<2xf32>
    return %3, %3 : tensor<2xf32>, tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<15x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i32>) -> tensor<15x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<15x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<15x2xf32>
    return %1 : tensor<15x2xf32>
  }
}
