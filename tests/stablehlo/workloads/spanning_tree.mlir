module @jit_spanning_tree attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xi32>) -> (tensor<8xi1> {jax.result_info = "result[0][0]"}, tensor<8xi32> {jax.result_info = "result[0][1]"}, tensor<8xi32> {jax.result_info = "result[0][2]"}, tensor<8xi32> {jax.result_info = "result[1][0]"}, tensor<8xi32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<1000000> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.convert %1 : tensor<8xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = "stablehlo.scatter"(%3, %2, %c_2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %5 = stablehlo.convert %4 : tensor<8xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %9:7 = stablehlo.while(%iterArg = %arg0, %iterArg_7 = %c_6, %iterArg_8 = %0, %iterArg_9 = %5, %iterArg_10 = %6, %iterArg_11 = %7, %iterArg_12 = %8) : tensor<8x8xi32>, tensor<i32>, tensor<8xi1>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>
    cond {
      %c_13 = stablehlo.constant dense<8> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_7, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:5 = func.call @closed_call(%iterArg, %iterArg_8, %iterArg_9, %iterArg_10) : (tensor<8x8xi32>, tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_11, %10#3, %iterArg_7) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
      %12 = func.call @dynamic_update_index_in_dim_2(%iterArg_12, %10#4, %iterArg_7) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_7, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %13, %10#0, %10#1, %10#2, %11, %12 : tensor<8x8xi32>, tensor<i32>, tensor<8xi1>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>
    }
    return %9#2, %9#3, %9#4, %9#5, %9#6 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @closed_call(%arg0: tensor<8x8xi32>, %arg1: tensor<8xi1>, %arg2: tensor<8xi32>, %arg3: tensor<8xi32>) -> (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<10000000> : tensor<i32>
    %0 = call @_where(%arg1, %c, %arg2) : (tensor<8xi1>, tensor<i32>, tensor<8xi32>) -> tensor<8xi32>
    %1 = call @argmin(%0) : (tensor<8xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<8> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %6 = "stablehlo.scatter"(%arg1, %5, %c_2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<i1>, %arg5: tensor<i1>):
      stablehlo.return %arg5 : tensor<i1>
    }) : (tensor<8xi1>, tensor<1xi32>, tensor<i1>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<8> : tensor<i32>
    %8 = stablehlo.add %1, %c_4 : tensor<i32>
    %9 = stablehlo.select %7, %8, %1 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %c_5, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.add %c_7, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.select %10, %11, %c_9 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %arg0, %9, %12, sizes = [1, 8] : (tensor<8x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    %14 = stablehlo.reshape %13 : (tensor<1x8xi32>) -> tensor<8xi32>
    %15 = stablehlo.convert %arg2 : tensor<8xi32>
    %16 = stablehlo.compare LT, %14, %15, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %17 = stablehlo.not %6 : tensor<8xi1>
    %18 = stablehlo.and %16, %17 : tensor<8xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare LT, %1, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<8> : tensor<i32>
    %20 = stablehlo.add %1, %c_11 : tensor<i32>
    %21 = stablehlo.select %19, %20, %1 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %c_12, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<8> : tensor<i32>
    %23 = stablehlo.add %c_14, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.select %22, %23, %c_16 : tensor<i1>, tensor<i32>
    %25 = stablehlo.dynamic_slice %arg0, %21, %24, sizes = [1, 8] : (tensor<8x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    %26 = stablehlo.reshape %25 : (tensor<1x8xi32>) -> tensor<8xi32>
    %27 = call @_where_0(%18, %26, %arg2) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %28 = call @_where_1(%18, %1, %arg3) : (tensor<8xi1>, tensor<i32>, tensor<8xi32>) -> tensor<8xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.compare LT, %1, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<8> : tensor<i32>
    %30 = stablehlo.add %1, %c_18 : tensor<i32>
    %31 = stablehlo.select %29, %30, %1 : tensor<i1>, tensor<i32>
    %32 = stablehlo.dynamic_slice %arg2, %31, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %33 = stablehlo.reshape %32 : (tensor<1xi32>) -> tensor<i32>
    return %6, %27, %28, %1, %33 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<i32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @argmin(%arg0: tensor<8xi32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<8xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8xi1>, tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @_where_1(%arg0: tensor<8xi1>, %arg1: tensor<i32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
}
