module @jit_csr_product attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xf32>, %arg1: tensor<11xi32>, %arg2: tensor<7xi32>, %arg3: tensor<7xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<11xi32>
    %1 = call @searchsorted(%arg2, %0) : (tensor<7xi32>, tensor<11xi32>) -> tensor<11xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %3 = stablehlo.subtract %1, %2 : tensor<11xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %5 = stablehlo.compare LT, %arg1, %4, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %7 = stablehlo.add %arg1, %6 : tensor<11xi32>
    %8 = stablehlo.select %5, %7, %arg1 : tensor<11xi1>, tensor<11xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %10 = "stablehlo.gather"(%arg3, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<11x1xi32>) -> tensor<11xf32>
    %11 = stablehlo.multiply %arg0, %10 : tensor<11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %14 = "stablehlo.scatter"(%12, %13, %11) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %15 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<6xf32>, tensor<11x1xi32>, tensor<11xf32>) -> tensor<6xf32>
    return %14 : tensor<6xf32>
  }
  func.func private @searchsorted(%arg0: tensor<7xi32>, %arg1: tensor<11xi32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<7xi32>, tensor<11xi32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<7xi32>, %arg1: tensor<11xi32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<7xi32>, tensor<11xi32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<7xi32>, %arg1: tensor<11xi32>) -> tensor<11xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %c_0 = stablehlo.constant dense<7> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<7xi32>, tensor<11xi32>, tensor<i32>, tensor<11xui32>, tensor<11xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<7xi32>, tensor<11xi32>, tensor<11xui32>, tensor<11xui32>) -> (tensor<11xui32>, tensor<11xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<7xi32>, tensor<11xi32>, tensor<i32>, tensor<11xui32>, tensor<11xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<11xui32>) -> tensor<11xi32>
    return %3 : tensor<11xi32>
  }
  func.func private @closed_call(%arg0: tensor<7xi32>, %arg1: tensor<11xi32>, %arg2: tensor<11xui32>, %arg3: tensor<11xui32>) -> (tensor<11xui32>, tensor<11xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<11xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<11xui32>, tensor<i32>) -> tensor<11xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<11xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<11xui32>) -> tensor<11x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xi32>, tensor<11x1xui32>) -> tensor<11x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<11x1xi32>) -> tensor<11xi32>
    %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %7 = stablehlo.select %6, %arg2, %2 : tensor<11xi1>, tensor<11xui32>
    %8 = stablehlo.select %6, %2, %arg3 : tensor<11xi1>, tensor<11xui32>
    return %7, %8 : tensor<11xui32>, tensor<11xui32>
  }
  func.func private @floor_divide(%arg0: tensor<11xui32>, %arg1: tensor<i32>) -> tensor<11xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<11xui32>
    return %2 : tensor<11xui32>
  }
}
