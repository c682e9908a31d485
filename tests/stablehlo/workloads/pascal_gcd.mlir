module @jit_pascal_gcd attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>) -> (tensor<11x12xui32> {jax.result_info = "result[0]"}, tensor<12xi32> {jax.result_info = "result[1][0]"}, tensor<12xi32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<12xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<ui32>
    %2 = "stablehlo.scatter"(%0, %1, %c_1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      stablehlo.return %arg2 : tensor<ui32>
    }) : (tensor<12xui32>, tensor<1xi32>, tensor<ui32>) -> tensor<12xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<11x12xui32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:3 = stablehlo.while(%iterArg = %c_3, %iterArg_6 = %2, %iterArg_7 = %3) : tensor<i32>, tensor<12xui32>, tensor<11x12xui32>
    cond {
      %c_8 = stablehlo.constant dense<11> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:2 = func.call @closed_call(%iterArg_6) : (tensor<12xui32>) -> (tensor<12xui32>, tensor<12xui32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_7, %13#1, %iterArg) : (tensor<11x12xui32>, tensor<12xui32>, tensor<i32>) -> tensor<11x12xui32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      stablehlo.return %15, %13#0, %14 : tensor<i32>, tensor<12xui32>, tensor<11x12xui32>
    }
    %5 = stablehlo.iota dim = 0 : tensor<12xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %7 = stablehlo.add %6, %5 : tensor<12xi32>
    %8 = call @gcd(%arg0, %7) : (tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    %9 = stablehlo.iota dim = 0 : tensor<12xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %11 = stablehlo.add %10, %9 : tensor<12xi32>
    %12 = call @lcm(%arg0, %11) : (tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    return %4#2, %8, %12 : tensor<11x12xui32>, tensor<12xi32>, tensor<12xi32>
  }
  func.func private @closed_call(%arg0: tensor<12xui32>) -> (tensor<12xui32>, tensor<12xui32>) {
    %0 = call @_roll_static(%arg0) : (tensor<12xui32>) -> tensor<12xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %2 = "stablehlo.scatter"(%0, %1, %c_0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      stablehlo.return %arg2 : tensor<ui32>
    }) : (tensor<12xui32>, tensor<1xi32>, tensor<ui32>) -> tensor<12xui32>
    %3 = stablehlo.add %arg0, %2 : tensor<12xui32>
    return %3, %3 : tensor<12xui32>, tensor<12xui32>
  }
  func.func private @_roll_static(%arg0: tensor<12xui32>) -> tensor<12xui32> {
    %0 = stablehlo.slice %arg0 [11:12] : (tensor<12xui32>) -> tensor<1xui32>
    %1 = stablehlo.slice %arg0 [0:11] : (tensor<12xui32>) -> tensor<11xui32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xui32>, tensor<11xui32>) -> tensor<12xui32>
    return %2 : tensor<12xui32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<11x12xui32>, %arg1: tensor<12xui32>, %arg2: tensor<i32>) -> tensor<11x12xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xui32>) -> tensor<1x12xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<11x12xui32>, tensor<1x12xui32>, tensor<i32>, tensor<i32>) -> tensor<11x12xui32>
    return %1 : tensor<11x12xui32>
  }
  func.func private @gcd(%arg0: tensor<i32>, %arg1: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %1 = stablehlo.abs %0 : tensor<12xi32>
    %2 = stablehlo.abs %arg1 : tensor<12xi32>
    %3:2 = stablehlo.while(%iterArg = %1, %iterArg_0 = %2) : tensor<12xi32>, tensor<12xi32>
    cond {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
      %5 = stablehlo.compare NE, %iterArg_0, %4, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<12xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
      %5 = stablehlo.compare NE, %iterArg_0, %4, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %6 = func.call @_where(%5, %iterArg_0, %iterArg) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12xi32>
      %8 = stablehlo.compare NE, %iterArg_0, %7, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %9 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<12xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %10 = func.call @_where_0(%8, %9, %c_2) : (tensor<12xi1>, tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
      %11 = stablehlo.compare LT, %6, %10, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %12 = func.call @_where(%11, %10, %6) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      %13 = stablehlo.compare LT, %6, %10, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
      %14 = func.call @_where(%13, %6, %10) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
      stablehlo.return %12, %14 : tensor<12xi32>, tensor<12xi32>
    }
    return %3#0 : tensor<12xi32>
  }
  func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xi32>, %arg2: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xi32>
    return %0 : tensor<12xi32>
  }
  func.func private @_where_0(%arg0: tensor<12xi1>, %arg1: tensor<12xi32>, %arg2: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<12xi1>, tensor<12xi32>
    return %1 : tensor<12xi32>
  }
  func.func private @lcm(%arg0: tensor<i32>, %arg1: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.abs %arg0 : tensor<i32>
    %1 = stablehlo.abs %arg1 : tensor<12xi32>
    %2 = call @gcd(%0, %1) : (tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %5 = call @floor_divide(%1, %2) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %7 = stablehlo.multiply %6, %5 : tensor<12xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_where_1(%4, %c_0, %7) : (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    return %8 : tensor<12xi32>
  }
  func.func private @floor_divide(%arg0: tensor<12xi32>, %arg1: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<12xi32>
    %1 = stablehlo.sign %arg0 : tensor<12xi32>
    %2 = stablehlo.sign %arg1 : tensor<12xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %7 = stablehlo.and %3, %6 : tensor<12xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<12xi32>
    %10 = call @_where(%7, %9, %0) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    return %10 : tensor<12xi32>
  }
  func.func private @_where_1(%arg0: tensor<12xi1>, %arg1: tensor<i32>, %arg2: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<12xi1>, tensor<12xi32>
    return %1 : tensor<12xi32>
  }
}
