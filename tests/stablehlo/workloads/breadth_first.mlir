module @jit_breadth_first attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xi32>, %arg1: tensor<14xi32>, %arg2: tensor<i32>) -> (tensor<9xi32> {jax.result_info = "result[0]"}, tensor<9x9xi1> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<9x9xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %2 = stablehlo.compare LT, %arg0, %1, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %4 = stablehlo.add %arg0, %3 : tensor<14xi32>
    %5 = stablehlo.select %2, %4, %arg0 : tensor<14xi1>, tensor<14xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %7 = stablehlo.compare LT, %arg1, %6, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<9> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %9 = stablehlo.add %arg1, %8 : tensor<14xi32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<14xi1>, tensor<14xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<14x1xi32>, tensor<14x1xi32>) -> tensor<14x2xi32>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %15 = "stablehlo.scatter"(%0, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      stablehlo.return %arg4 : tensor<i1>
    }) : (tensor<9x9xi1>, tensor<14x2xi32>, tensor<14xi1>) -> tensor<9x9xi1>
    %16 = stablehlo.iota dim = 0 : tensor<9xi32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %18 = stablehlo.compare EQ, %16, %17, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<-1> : tensor<i32>
    %19 = call @_where(%18, %c_5, %c_6) : (tensor<9xi1>, tensor<i32>, tensor<i32>) -> tensor<9xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %20:5 = stablehlo.while(%iterArg = %15, %iterArg_10 = %18, %iterArg_11 = %18, %iterArg_12 = %19, %iterArg_13 = %c_7) : tensor<9x9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi32>, tensor<i32>
    cond {
      %c_14 = stablehlo.constant dense<false> : tensor<i1>
      %22 = stablehlo.reduce(%iterArg_11 init: %c_14) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %22 = stablehlo.broadcast_in_dim %iterArg_11, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x9xi1>
      %24 = stablehlo.and %23, %iterArg : tensor<9x9xi1>
      %c_14 = stablehlo.constant dense<false> : tensor<i1>
      %25 = stablehlo.reduce(%24 init: %c_14) applies stablehlo.or across dimensions = [0] : (tensor<9x9xi1>, tensor<i1>) -> tensor<9xi1>
      %26 = stablehlo.not %iterArg_10 : tensor<9xi1>
      %27 = stablehlo.and %25, %26 : tensor<9xi1>
      %28 = stablehlo.or %iterArg_10, %27 : tensor<9xi1>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_13, %c_15 : tensor<i32>
      %30 = func.call @_where_0(%27, %29, %iterArg_12) : (tensor<9xi1>, tensor<i32>, tensor<9xi32>) -> tensor<9xi32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %28, %27, %30, %31 : tensor<9x9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi32>, tensor<i32>
    }
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %21:3 = stablehlo.while(%iterArg = %c_9, %iterArg_10 = %c_8, %iterArg_11 = %15) : tensor<i32>, tensor<i32>, tensor<9x9xi1>
    cond {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %22 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %22:2 = func.call @closed_call(%iterArg_10, %iterArg_11) : (tensor<i32>, tensor<9x9xi1>) -> (tensor<i32>, tensor<9x9xi1>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %23, %22#0, %22#1 : tensor<i32>, tensor<i32>, tensor<9x9xi1>
    }
    return %20#3, %21#2 : tensor<9xi32>, tensor<9x9xi1>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<9xi1>, tensor<9xi32>
    return %2 : tensor<9xi32>
  }
  func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<i32>, %arg2: tensor<9xi32>) -> tensor<9xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<9x9xi1>) -> (tensor<i32>, tensor<9x9xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %arg1 : (tensor<9x9xi1>) -> tensor<9x9xi32>
    %2 = stablehlo.convert %arg1 : (tensor<9x9xi1>) -> tensor<9x9xi32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9x9xi32>
    %5 = stablehlo.compare GT, %3, %4, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %6 = stablehlo.or %arg1, %5 : tensor<9x9xi1>
    return %0, %6 : tensor<i32>, tensor<9x9xi1>
  }
}
