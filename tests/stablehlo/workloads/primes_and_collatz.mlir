module @jit_primes_and_collatz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xi32>) -> (tensor<30xi32> {jax.result_info = "result[0]"}, tensor<11xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<100xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3:3 = stablehlo.while(%iterArg = %c_1, %iterArg_13 = %c_0, %iterArg_14 = %2) : tensor<i32>, tensor<i32>, tensor<100xi1>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i32>
      %26 = stablehlo.compare LT, %iterArg, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    } do {
      %26:2 = func.call @closed_call(%iterArg_13, %iterArg_14) : (tensor<i32>, tensor<100xi1>) -> (tensor<i32>, tensor<100xi1>)
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg, %c_15 : tensor<i32>
      stablehlo.return %27, %26#0, %26#1 : tensor<i32>, tensor<i32>, tensor<100xi1>
    }
    %4 = call @cumsum(%3#2) : (tensor<100xi1>) -> tensor<100xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @clip(%4, %c_3) : (tensor<100xi32>, tensor<i32>) -> tensor<100xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %c_5 = stablehlo.constant dense<30> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %10 = stablehlo.add %6, %9 : tensor<100xi32>
    %11 = stablehlo.select %8, %10, %6 : tensor<100xi1>, tensor<100xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<100xi32>) -> tensor<100x1xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %14 = "stablehlo.scatter"(%5, %12, %13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %26 : tensor<i32>
    }) : (tensor<30xi32>, tensor<100x1xi32>, tensor<100xi32>) -> tensor<30xi32>
    %15 = call @cumsum_2(%14) : (tensor<30xi32>) -> tensor<30xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %16 = call @floor_divide(%15, %c_7) : (tensor<30xi32>, tensor<i32>) -> tensor<30xi32>
    %c_8 = stablehlo.constant dense<100> : tensor<i32>
    %17 = call @remainder_5(%16, %c_8) : (tensor<30xi32>, tensor<i32>) -> tensor<30xi32>
    %18 = stablehlo.iota dim = 0 : tensor<30xi32>
    %19 = stablehlo.convert %3#2 : (tensor<100xi1>) -> tensor<100xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.reduce(%19 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %22 = stablehlo.compare GE, %18, %21, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %c_10 = stablehlo.constant dense<-1> : tensor<i32>
    %23 = call @_where_6(%22, %c_10, %17) : (tensor<30xi1>, tensor<i32>, tensor<30xi32>) -> tensor<30xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %25:3 = stablehlo.while(%iterArg = %arg0, %iterArg_13 = %c_12, %iterArg_14 = %24) : tensor<11xi32>, tensor<i32>, tensor<11xi32>
    cond {
      %c_15 = stablehlo.constant dense<11> : tensor<i32>
      %26 = stablehlo.compare LT, %iterArg_13, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    } do {
      %26 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %27 = func.call @closed_call_7(%26) : (tensor<i32>) -> tensor<i32>
      %28 = func.call @dynamic_update_index_in_dim(%iterArg_14, %27, %iterArg_13) : (tensor<11xi32>, tensor<i32>, tensor<i32>) -> tensor<11xi32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_13, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %29, %28 : tensor<11xi32>, tensor<i32>, tensor<11xi32>
    }
    return %23, %25#2 : tensor<30xi32>, tensor<11xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<100xi1>) -> (tensor<i32>, tensor<100xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.iota dim = 0 : tensor<100xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %arg0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %arg0 : tensor<i32>
    %c_1 = stablehlo.constant dense<100> : tensor<i32>
    %4 = stablehlo.add %3, %c_1 : tensor<i32>
    %5 = stablehlo.select %2, %4, %arg0 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %5, sizes = [1] : (tensor<100xi1>, tensor<i32>) -> tensor<1xi1>
    %7 = stablehlo.reshape %6 : (tensor<1xi1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.compare GE, %arg0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<i1>
    %10 = stablehlo.compare NE, %8, %9, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %11 = stablehlo.convert %10 : tensor<i1>
    %12 = stablehlo.and %7, %11 : tensor<i1>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.maximum %arg0, %c_4 : tensor<i32>
    %14 = call @remainder(%1, %13) : (tensor<100xi32>, tensor<i32>) -> tensor<100xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %16 = stablehlo.compare NE, %14, %15, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %17 = stablehlo.convert %arg0 : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %19 = stablehlo.compare EQ, %1, %18, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %20 = stablehlo.or %16, %19 : tensor<100xi1>
    %21 = stablehlo.and %arg1, %20 : tensor<100xi1>
    %22 = call @_where_0(%12, %21, %arg1) : (tensor<i1>, tensor<100xi1>, tensor<100xi1>) -> tensor<100xi1>
    return %0, %22 : tensor<i32>, tensor<100xi1>
  }
  func.func private @remainder(%arg0: tensor<100xi32>, %arg1: tensor<i32>) -> tensor<100xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<100xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<100xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<100xi1>, tensor<100xi1>) -> tensor<100xi1>
    %12 = stablehlo.and %11, %6 : tensor<100xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %14 = stablehlo.add %4, %13 : tensor<100xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<100xi1>, tensor<100xi32>
    return %15 : tensor<100xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<100xi1>, %arg2: tensor<100xi1>) -> tensor<100xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<100xi1>
    return %0 : tensor<100xi1>
  }
  func.func private @cumsum(%arg0: tensor<100xi1>) -> tensor<100xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<100xi1>) -> tensor<100xi32>
    %1 = call @cumsum_1(%0) : (tensor<100xi32>) -> tensor<100xi32>
    return %1 : tensor<100xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<100xi32>) -> tensor<100xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[99, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 100>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<100xi32>, tensor<i32>) -> tensor<100xi32>
    return %1 : tensor<100xi32>
  }
  func.func private @clip(%arg0: tensor<100xi32>, %arg1: tensor<i32>) -> tensor<100xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<100xi32>
    return %2 : tensor<100xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<30xi32>) -> tensor<30xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<30xi32>) -> tensor<30xi32>
    return %0 : tensor<30xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<30xi32>) -> tensor<30xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 30>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<30xi32>, tensor<i32>) -> tensor<30xi32>
    return %1 : tensor<30xi32>
  }
  func.func private @floor_divide(%arg0: tensor<30xi32>, %arg1: tensor<i32>) -> tensor<30xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<30xi32>
    %2 = stablehlo.sign %arg0 : tensor<30xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<30xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %10 = stablehlo.and %5, %9 : tensor<30xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<30xi32>
    %13 = call @_where_4(%10, %12, %1) : (tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) -> tensor<30xi32>
    return %13 : tensor<30xi32>
  }
  func.func private @_where_4(%arg0: tensor<30xi1>, %arg1: tensor<30xi32>, %arg2: tensor<30xi32>) -> tensor<30xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<30xi1>, tensor<30xi32>
    return %0 : tensor<30xi32>
  }
  func.func private @remainder_5(%arg0: tensor<30xi32>, %arg1: tensor<i32>) -> tensor<30xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<30xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<30xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<30xi1>, tensor<30xi1>) -> tensor<30xi1>
    %12 = stablehlo.and %11, %6 : tensor<30xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %14 = stablehlo.add %4, %13 : tensor<30xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<30xi1>, tensor<30xi32>
    return %15 : tensor<30xi32>
  }
  func.func private @_where_6(%arg0: tensor<30xi1>, %arg1: tensor<i32>, %arg2: tensor<30xi32>) -> tensor<30xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<30xi1>, tensor<30xi32>
    return %2 : tensor<30xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<11xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<11xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_7(%arg0: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c) : tensor<i32>, tensor<i32>
    cond {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.compare GT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %1 = func.call @remainder_8(%iterArg, %c_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.multiply %c_2, %iterArg : tensor<i32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %2, %c_3 : tensor<i32>
      %c_4 = stablehlo.constant dense<2> : tensor<i32>
      %4 = func.call @floor_divide_9(%iterArg, %c_4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %5 = func.call @_where_10(%1, %3, %4) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_0, %c_5 : tensor<i32>
      stablehlo.return %5, %6 : tensor<i32>, tensor<i32>
    }
    return %0#1 : tensor<i32>
  }
  func.func private @remainder_8(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
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
  func.func private @floor_divide_9(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
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
  func.func private @_where_10(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<11xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<11xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<11xi32>, tensor<1xi32>, tensor<i32>) -> tensor<11xi32>
    return %1 : tensor<11xi32>
  }
}
