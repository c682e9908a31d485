module @jit_long_product attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xi32>, %arg1: tensor<12xi32>) -> (tensor<24xi32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<12xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<12xi32>) -> tensor<12x12xi32>
    %2 = stablehlo.iota dim = 0 : tensor<12xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<12xi32>) -> tensor<12x12xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<12x12xi32>) -> tensor<1x12x12xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<12x12xi32>) -> tensor<1x12x12xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x12x12xi32>, tensor<1x12x12xi32>) -> tensor<2x12x12xi32>
    %7 = stablehlo.slice %6 [0:1, 0:12, 0:12] : (tensor<2x12x12xi32>) -> tensor<1x12x12xi32>
    %8 = stablehlo.reshape %7 : (tensor<1x12x12xi32>) -> tensor<12x12xi32>
    %9 = stablehlo.slice %6 [1:2, 0:12, 0:12] : (tensor<2x12x12xi32>) -> tensor<1x12x12xi32>
    %10 = stablehlo.reshape %9 : (tensor<1x12x12xi32>) -> tensor<12x12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.add %8, %10 : tensor<12x12xi32>
    %13 = stablehlo.reshape %12 : (tensor<12x12xi32>) -> tensor<144xi32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xi32>) -> tensor<1x12xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x12xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x12xi32>) -> tensor<12x12xi32>
    %18 = stablehlo.multiply %16, %17 : tensor<12x12xi32>
    %19 = stablehlo.reshape %18 : (tensor<12x12xi32>) -> tensor<144xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<144xi32>
    %21 = stablehlo.compare LT, %13, %20, SIGNED : (tensor<144xi32>, tensor<144xi32>) -> tensor<144xi1>
    %c_1 = stablehlo.constant dense<24> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<144xi32>
    %23 = stablehlo.add %13, %22 : tensor<144xi32>
    %24 = stablehlo.select %21, %23, %13 : tensor<144xi1>, tensor<144xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<144xi32>) -> tensor<144x1xi32>
    %26 = "stablehlo.scatter"(%11, %25, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %29 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %29 : tensor<i32>
    }) : (tensor<24xi32>, tensor<144x1xi32>, tensor<144xi32>) -> tensor<24xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %28:4 = stablehlo.while(%iterArg = %26, %iterArg_5 = %c_4, %iterArg_6 = %c_2, %iterArg_7 = %27) : tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xi32>
    cond {
      %c_8 = stablehlo.constant dense<24> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %29 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<24xi32>, tensor<i32>) -> tensor<i32>
      %30:2 = func.call @closed_call(%iterArg_6, %29) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_7, %30#1, %iterArg_5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %32, %30#0, %31 : tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xi32>
    }
    return %28#3, %28#2 : tensor<24xi32>, tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<24xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<24xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.add %arg1, %0 : tensor<i32>
    %c = stablehlo.constant dense<10> : tensor<i32>
    %2 = call @floor_divide(%1, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.convert %arg0 : tensor<i32>
    %4 = stablehlo.add %arg1, %3 : tensor<i32>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %5 = call @remainder(%4, %c_0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %2, %5 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.divide %arg0, %0 : tensor<i32>
    %2 = stablehlo.sign %arg0 : tensor<i32>
    %3 = stablehlo.sign %0 : tensor<i32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i32>
    %9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<24xi32>, tensor<1xi32>, tensor<i32>) -> tensor<24xi32>
    return %1 : tensor<24xi32>
  }
}
