module @jit_lu_batch_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32> {jax.result_info = "[0]"}, tensor<2x3xi32> {jax.result_info = "[1]"}, tensor<2x3xi32> {jax.result_info = "[2]"}) {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.compare  GE, %0#2, %3,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %9 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %c_1, %iterArg_4 = %9, %iterArg_5 = %2) : tensor<i64>, tensor<i64>, tensor<2x3xi32>, tensor<2x3xi32>
     cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %11 = stablehlo.compare  LT, %iterArg, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11:3 = func.call @None(%iterArg_3, %iterArg_4, %iterArg_5) : (tensor<i64>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i64>, tensor<2x3xi32>, tensor<2x3xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %12 = stablehlo.add %iterArg, %c_6 : tensor<i64>
      stablehlo.return %12, %11#0, %11#1, %11#2 : tensor<i64>, tensor<i64>, tensor<2x3xi32>, tensor<2x3xi32>
    }
    return %8, %2, %10#2 : tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x3xi32>) -> (tensor<i64>, tensor<2x3xi32>, tensor<2x3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare  LT, %c_0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %2 = stablehlo.add %c_1, %c_2 : tensor<i64>
    %3 = stablehlo.select %1, %2, %c_0 : tensor<i1>, tensor<i64>
    %4 = stablehlo.compare  LT, %arg0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5 = stablehlo.convert %arg0 : tensor<i64>
    %c_3 = stablehlo.constant dense<3> : tensor<i64>
    %6 = stablehlo.add %5, %c_3 : tensor<i64>
    %7 = stablehlo.select %4, %6, %arg0 : tensor<i1>, tensor<i64>
    %8 = stablehlo.dynamic_slice %arg2, %3, %7, sizes = [2, 1] : (tensor<2x3xi32>, tensor<i64>, tensor<i64>) -> tensor<2x1xi32>
    %9 = stablehlo.reshape %8 : (tensor<2x1xi32>) -> tensor<2xi32>
    %10 = stablehlo.iota dim = 0 : tensor<2xi32>
    %11 = stablehlo.compare  LT, %c_0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %12 = stablehlo.add %c_1, %c_2 : tensor<i64>
    %13 = stablehlo.select %11, %12, %c_0 : tensor<i1>, tensor<i64>
    %14 = stablehlo.compare  LT, %arg0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %15 = stablehlo.convert %arg0 : tensor<i64>
    %16 = stablehlo.add %15, %c_3 : tensor<i64>
    %17 = stablehlo.select %14, %16, %arg0 : tensor<i1>, tensor<i64>
    %18 = stablehlo.dynamic_slice %arg1, %13, %17, sizes = [2, 1] : (tensor<2x3xi32>, tensor<i64>, tensor<i64>) -> tensor<2x1xi32>
    %19 = stablehlo.reshape %18 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.compare  LT, %10, %20,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %23 = stablehlo.add %10, %22 : tensor<2xi32>
    %24 = stablehlo.select %21, %23, %10 : tensor<2xi1>, tensor<2xi32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %26 = stablehlo.compare  LT, %9, %25,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %28 = stablehlo.add %9, %27 : tensor<2xi32>
    %29 = stablehlo.select %26, %28, %9 : tensor<2xi1>, tensor<2xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %32 = stablehlo.concatenate %30, %31, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %33 = "stablehlo.gather"(%arg1, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<2xi32>
    %34 = stablehlo.compare  LT, %arg0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i64>
    %35 = stablehlo.add %arg0, %c_7 : tensor<i64>
    %36 = stablehlo.select %34, %35, %arg0 : tensor<i1>, tensor<i64>
    %37 = stablehlo.convert %36 : (tensor<i64>) -> tensor<i32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.scatter"(%arg1, %38, %33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
    %40 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %41 = stablehlo.compare  LT, %10, %40,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %42 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %43 = stablehlo.add %10, %42 : tensor<2xi32>
    %44 = stablehlo.select %41, %43, %10 : tensor<2xi1>, tensor<2xi32>
    %45 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %46 = stablehlo.compare  LT, %9, %45,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %47 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %48 = stablehlo.add %9, %47 : tensor<2xi32>
    %49 = stablehlo.select %46, %48, %9 : tensor<2xi1>, tensor<2xi32>
    %50 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %52 = stablehlo.concatenate %50, %51, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %53 = "stablehlo.scatter"(%39, %52, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<2x2xi32>, tensor<2xi32>) -> tensor<2x3xi32>
    return %0, %53, %arg2 : tensor<i64>, tensor<2x3xi32>, tensor<2x3xi32>
  }
}
