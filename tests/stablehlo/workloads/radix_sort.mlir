module @jit_radix_sort attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<23xui32>) -> (tensor<23xui32> {jax.result_info = "result[0]"}, tensor<23xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<23xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %0) : tensor<i32>, tensor<i32>, tensor<23xui32>, tensor<23xi32>
    cond {
      %c_4 = stablehlo.constant dense<8> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:3 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_3) : (tensor<i32>, tensor<23xui32>, tensor<23xi32>) -> (tensor<i32>, tensor<23xui32>, tensor<23xi32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg, %c_4 : tensor<i32>
      stablehlo.return %3, %2#0, %2#1, %2#2 : tensor<i32>, tensor<i32>, tensor<23xui32>, tensor<23xi32>
    }
    return %1#2, %1#3 : tensor<23xui32>, tensor<23xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<23xui32>, %arg2: tensor<23xi32>) -> (tensor<i32>, tensor<23xui32>, tensor<23xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<ui32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui32>
    %2 = stablehlo.multiply %c_0, %1 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<23xui32>
    %4 = stablehlo.shift_right_logical %arg1, %3 : tensor<23xui32>
    %c_1 = stablehlo.constant dense<15> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<23xui32>
    %6 = stablehlo.and %4, %5 : tensor<23xui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<23xui32>) -> tensor<23x1xui32>
    %8 = stablehlo.iota dim = 0 : tensor<16xui32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<16xui32>) -> tensor<1x16xui32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<23x1xui32>) -> tensor<23x16xui32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x16xui32>) -> tensor<23x16xui32>
    %12 = stablehlo.compare EQ, %10, %11, UNSIGNED : (tensor<23x16xui32>, tensor<23x16xui32>) -> tensor<23x16xi1>
    %13 = call @cumsum(%12) : (tensor<23x16xi1>) -> tensor<23x16xi32>
    %14 = stablehlo.iota dim = 0 : tensor<23xi32>
    %15 = stablehlo.convert %6 : (tensor<23xui32>) -> tensor<23xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %17 = stablehlo.compare LT, %14, %16, SIGNED : (tensor<23xi32>, tensor<23xi32>) -> tensor<23xi1>
    %c_3 = stablehlo.constant dense<23> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %19 = stablehlo.add %14, %18 : tensor<23xi32>
    %20 = stablehlo.select %17, %19, %14 : tensor<23xi1>, tensor<23xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %22 = stablehlo.compare LT, %15, %21, SIGNED : (tensor<23xi32>, tensor<23xi32>) -> tensor<23xi1>
    %c_5 = stablehlo.constant dense<16> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %24 = stablehlo.add %15, %23 : tensor<23xi32>
    %25 = stablehlo.select %22, %24, %15 : tensor<23xi1>, tensor<23xi32>
    %26 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<23xi32>) -> tensor<23x1xi32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<23xi32>) -> tensor<23x1xi32>
    %28 = stablehlo.concatenate %26, %27, dim = 1 : (tensor<23x1xi32>, tensor<23x1xi32>) -> tensor<23x2xi32>
    %29 = "stablehlo.gather"(%13, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<23x16xi32>, tensor<23x2xi32>) -> tensor<23xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %31 = stablehlo.subtract %29, %30 : tensor<23xi32>
    %32 = stablehlo.convert %12 : (tensor<23x16xi1>) -> tensor<23x16xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.reduce(%32 init: %c_7) applies stablehlo.add across dimensions = [0] : (tensor<23x16xi32>, tensor<i32>) -> tensor<16xi32>
    %34 = call @cumsum_1(%33) : (tensor<16xi32>) -> tensor<16xi32>
    %35 = stablehlo.convert %12 : (tensor<23x16xi1>) -> tensor<23x16xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.reduce(%35 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<23x16xi32>, tensor<i32>) -> tensor<16xi32>
    %37 = stablehlo.subtract %34, %36 : tensor<16xi32>
    %38 = stablehlo.convert %6 : (tensor<23xui32>) -> tensor<23xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %40 = stablehlo.compare LT, %38, %39, SIGNED : (tensor<23xi32>, tensor<23xi32>) -> tensor<23xi1>
    %c_10 = stablehlo.constant dense<16> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %42 = stablehlo.add %38, %41 : tensor<23xi32>
    %43 = stablehlo.select %40, %42, %38 : tensor<23xi1>, tensor<23xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<23xi32>) -> tensor<23x1xi32>
    %45 = "stablehlo.gather"(%37, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<23x1xi32>) -> tensor<23xi32>
    %46 = stablehlo.add %45, %31 : tensor<23xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<23xui32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %49 = stablehlo.compare LT, %46, %48, SIGNED : (tensor<23xi32>, tensor<23xi32>) -> tensor<23xi1>
    %c_13 = stablehlo.constant dense<23> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %51 = stablehlo.add %46, %50 : tensor<23xi32>
    %52 = stablehlo.select %49, %51, %46 : tensor<23xi1>, tensor<23xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<23xi32>) -> tensor<23x1xi32>
    %54 = "stablehlo.scatter"(%47, %53, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui32>, %arg4: tensor<ui32>):
      stablehlo.return %arg4 : tensor<ui32>
    }) : (tensor<23xui32>, tensor<23x1xi32>, tensor<23xui32>) -> tensor<23xui32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %57 = stablehlo.compare LT, %46, %56, SIGNED : (tensor<23xi32>, tensor<23xi32>) -> tensor<23xi1>
    %c_16 = stablehlo.constant dense<23> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %59 = stablehlo.add %46, %58 : tensor<23xi32>
    %60 = stablehlo.select %57, %59, %46 : tensor<23xi1>, tensor<23xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<23xi32>) -> tensor<23x1xi32>
    %62 = "stablehlo.scatter"(%55, %61, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<23xi32>, tensor<23x1xi32>, tensor<23xi32>) -> tensor<23xi32>
    return %0, %54, %62 : tensor<i32>, tensor<23xui32>, tensor<23xi32>
  }
  func.func private @cumsum(%arg0: tensor<23x16xi1>) -> tensor<23x16xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<23x16xi1>) -> tensor<23x16xi32>
    %1 = call @cumsum_0(%0) : (tensor<23x16xi32>) -> tensor<23x16xi32>
    return %1 : tensor<23x16xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<23x16xi32>) -> tensor<23x16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[22, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 23, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<23x16xi32>, tensor<i32>) -> tensor<23x16xi32>
    return %1 : tensor<23x16xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<16xi32>) -> tensor<16xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<16xi32>) -> tensor<16xi32>
    return %0 : tensor<16xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<16xi32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[15, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 16>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
}
