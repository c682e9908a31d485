module @jit_binary_heap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xi32>) -> (tensor<12xi32> {jax.result_info = "result[0][0]"}, tensor<i32> {jax.result_info = "result[0][1]"}, tensor<12xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<999> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %c_2, %iterArg_4 = %0, %iterArg_5 = %c_0, %iterArg_6 = %1) : tensor<12xi32>, tensor<i32>, tensor<12xi32>, tensor<i32>, tensor<12xi32>
    cond {
      %c_7 = stablehlo.constant dense<12> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
      %4:3 = func.call @closed_call(%iterArg_4, %iterArg_5, %3) : (tensor<12xi32>, tensor<i32>, tensor<i32>) -> (tensor<12xi32>, tensor<i32>, tensor<i32>)
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_6, %4#2, %iterArg_3) : (tensor<12xi32>, tensor<i32>, tensor<i32>) -> tensor<12xi32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %6, %4#0, %4#1, %5 : tensor<12xi32>, tensor<i32>, tensor<12xi32>, tensor<i32>, tensor<12xi32>
    }
    return %2#2, %2#3, %2#4 : tensor<12xi32>, tensor<i32>, tensor<12xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<12xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<12xi32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<12> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.convert %2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.convert %arg0 : tensor<12xi32>
    %6 = "stablehlo.scatter"(%5, %4, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
    %7 = stablehlo.convert %6 : tensor<12xi32>
    %8:2 = stablehlo.while(%iterArg = %7, %iterArg_2 = %arg1) : tensor<12xi32>, tensor<i32>
    cond {
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %12 = stablehlo.compare GT, %iterArg_2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_2, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %14 = stablehlo.convert %iterArg_2 : tensor<i32>
      %c_5 = stablehlo.constant dense<12> : tensor<i32>
      %15 = stablehlo.add %14, %c_5 : tensor<i32>
      %16 = stablehlo.select %13, %15, %iterArg_2 : tensor<i1>, tensor<i32>
      %17 = stablehlo.dynamic_slice %iterArg, %16, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
      %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.subtract %iterArg_2, %c_6 : tensor<i32>
      %c_7 = stablehlo.constant dense<2> : tensor<i32>
      %20 = func.call @floor_divide(%19, %c_7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %21 = stablehlo.compare LT, %20, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %22 = stablehlo.convert %20 : tensor<i32>
      %c_9 = stablehlo.constant dense<12> : tensor<i32>
      %23 = stablehlo.add %22, %c_9 : tensor<i32>
      %24 = stablehlo.select %21, %23, %20 : tensor<i1>, tensor<i32>
      %25 = stablehlo.dynamic_slice %iterArg, %24, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
      %26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
      %27 = stablehlo.compare LT, %18, %26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<false> : tensor<i1>
      %28 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<i1>
      %29 = stablehlo.compare NE, %12, %28, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %30 = stablehlo.convert %29 : tensor<i1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %31 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<i1>
      %32 = stablehlo.compare NE, %27, %31, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %33 = stablehlo.convert %32 : tensor<i1>
      %34 = stablehlo.and %30, %33 : tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.subtract %iterArg_2, %c_3 : tensor<i32>
      %c_4 = stablehlo.constant dense<2> : tensor<i32>
      %13 = func.call @floor_divide(%12, %c_4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %15 = stablehlo.convert %iterArg_2 : tensor<i32>
      %c_6 = stablehlo.constant dense<12> : tensor<i32>
      %16 = stablehlo.add %15, %c_6 : tensor<i32>
      %17 = stablehlo.select %14, %16, %iterArg_2 : tensor<i1>, tensor<i32>
      %18 = stablehlo.dynamic_slice %iterArg, %17, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
      %19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %20 = stablehlo.compare LT, %13, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.convert %13 : tensor<i32>
      %c_8 = stablehlo.constant dense<12> : tensor<i32>
      %22 = stablehlo.add %21, %c_8 : tensor<i32>
      %23 = stablehlo.select %20, %22, %13 : tensor<i1>, tensor<i32>
      %24 = stablehlo.dynamic_slice %iterArg, %23, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
      %25 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %26 = stablehlo.compare LT, %iterArg_2, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<12> : tensor<i32>
      %27 = stablehlo.add %iterArg_2, %c_10 : tensor<i32>
      %28 = stablehlo.select %26, %27, %iterArg_2 : tensor<i1>, tensor<i32>
      %29 = stablehlo.convert %28 : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %31 = "stablehlo.scatter"(%iterArg, %30, %25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
        stablehlo.return %arg4 : tensor<i32>
      }) : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %32 = stablehlo.compare LT, %13, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<12> : tensor<i32>
      %33 = stablehlo.add %13, %c_12 : tensor<i32>
      %34 = stablehlo.select %32, %33, %13 : tensor<i1>, tensor<i32>
      %35 = stablehlo.convert %34 : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %37 = "stablehlo.scatter"(%31, %36, %19) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
        stablehlo.return %arg4 : tensor<i32>
      }) : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
      stablehlo.return %37, %13 : tensor<12xi32>, tensor<i32>
    }
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.add %arg1, %c_1 : tensor<i32>
    %10 = stablehlo.slice %8#0 [0:1] : (tensor<12xi32>) -> tensor<1xi32>
    %11 = stablehlo.reshape %10 : (tensor<1xi32>) -> tensor<i32>
    return %8#0, %9, %11 : tensor<12xi32>, tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<i32>
    %1 = stablehlo.sign %arg0 : tensor<i32>
    %2 = stablehlo.sign %arg1 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<i1>
    %7 = stablehlo.compare NE, %3, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.convert %7 : tensor<i1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<i1>
    %10 = stablehlo.compare NE, %5, %9, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %11 = stablehlo.convert %10 : tensor<i1>
    %12 = stablehlo.and %8, %11 : tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.subtract %0, %c_2 : tensor<i32>
    %14 = call @_where(%12, %13, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %14 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
    return %1 : tensor<12xi32>
  }
}
