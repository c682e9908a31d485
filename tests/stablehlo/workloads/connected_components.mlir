module @jit_connected_components attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi32>, %arg1: tensor<7xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %0, %iterArg_2 = %c) : tensor<7xi32>, tensor<7xi32>, tensor<9xi32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_2 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %3 = stablehlo.compare LT, %iterArg, %2, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_4 = stablehlo.constant dense<9> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %5 = stablehlo.add %iterArg, %4 : tensor<7xi32>
      %6 = stablehlo.select %3, %5, %iterArg : tensor<7xi1>, tensor<7xi32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %8 = "stablehlo.gather"(%iterArg_1, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<7x1xi32>) -> tensor<7xi32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %10 = stablehlo.compare LT, %iterArg_0, %9, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_6 = stablehlo.constant dense<9> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %12 = stablehlo.add %iterArg_0, %11 : tensor<7xi32>
      %13 = stablehlo.select %10, %12, %iterArg_0 : tensor<7xi1>, tensor<7xi32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %15 = "stablehlo.gather"(%iterArg_1, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<7x1xi32>) -> tensor<7xi32>
      %16 = stablehlo.minimum %8, %15 : tensor<7xi32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %18 = stablehlo.compare LT, %iterArg, %17, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_8 = stablehlo.constant dense<9> : tensor<i32>
      %19 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %20 = stablehlo.add %iterArg, %19 : tensor<7xi32>
      %21 = stablehlo.select %18, %20, %iterArg : tensor<7xi1>, tensor<7xi32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %23 = "stablehlo.scatter"(%iterArg_1, %22, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        %40 = stablehlo.minimum %arg2, %arg3 : tensor<i32>
        stablehlo.return %40 : tensor<i32>
      }) : (tensor<9xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<9xi32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %24 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %25 = stablehlo.compare LT, %iterArg_0, %24, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_10 = stablehlo.constant dense<9> : tensor<i32>
      %26 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %27 = stablehlo.add %iterArg_0, %26 : tensor<7xi32>
      %28 = stablehlo.select %25, %27, %iterArg_0 : tensor<7xi1>, tensor<7xi32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %30 = "stablehlo.scatter"(%23, %29, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        %40 = stablehlo.minimum %arg2, %arg3 : tensor<i32>
        stablehlo.return %40 : tensor<i32>
      }) : (tensor<9xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<9xi32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %32 = stablehlo.compare LT, %30, %31, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_12 = stablehlo.constant dense<9> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %34 = stablehlo.add %30, %33 : tensor<9xi32>
      %35 = stablehlo.select %32, %34, %30 : tensor<9xi1>, tensor<9xi32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %37 = "stablehlo.gather"(%30, %36) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<9x1xi32>) -> tensor<9xi32>
      %38 = stablehlo.compare NE, %37, %iterArg_1, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %39 = stablehlo.reduce(%38 init: %c_13) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_0, %37, %39 : tensor<7xi32>, tensor<7xi32>, tensor<9xi32>, tensor<i1>
    }
    return %1#2 : tensor<9xi32>
  }
}
