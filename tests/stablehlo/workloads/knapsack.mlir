module @jit_knapsack attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>) -> (tensor<31xi32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1][0]"}, tensor<9xi1> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<31xi32>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<9x31xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_1, %iterArg_7 = %0, %iterArg_8 = %1) : tensor<9xi32>, tensor<9xi32>, tensor<i32>, tensor<31xi32>, tensor<9x31xi1>
    cond {
      %c_9 = stablehlo.constant dense<9> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %6 = func.call @dynamic_index_in_dim(%iterArg_5, %iterArg_6) : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %7:2 = func.call @closed_call(%iterArg_7, %5, %6) : (tensor<31xi32>, tensor<i32>, tensor<i32>) -> (tensor<31xi32>, tensor<31xi1>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_8, %7#1, %iterArg_6) : (tensor<9x31xi1>, tensor<31xi1>, tensor<i32>) -> tensor<9x31xi1>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %9, %7#0, %8 : tensor<9xi32>, tensor<9xi32>, tensor<i32>, tensor<31xi32>, tensor<9x31xi1>
    }
    %c_2 = stablehlo.constant dense<30> : tensor<i32>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4:5 = stablehlo.while(%iterArg = %2#4, %iterArg_5 = %arg0, %iterArg_6 = %c_4, %iterArg_7 = %c_2, %iterArg_8 = %3) : tensor<9x31xi1>, tensor<9xi32>, tensor<i32>, tensor<i32>, tensor<9xi1>
    cond {
      %c_9 = stablehlo.constant dense<9> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<9> : tensor<i32>
      %5 = stablehlo.subtract %c_9, %iterArg_6 : tensor<i32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.subtract %5, %c_10 : tensor<i32>
      %7 = func.call @dynamic_index_in_dim_1(%iterArg, %6) : (tensor<9x31xi1>, tensor<i32>) -> tensor<31xi1>
      %8 = func.call @dynamic_index_in_dim(%iterArg_5, %6) : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %9:2 = func.call @closed_call_2(%iterArg_7, %7, %8) : (tensor<i32>, tensor<31xi1>, tensor<i32>) -> (tensor<i32>, tensor<i1>)
      %10 = func.call @dynamic_update_index_in_dim_4(%iterArg_8, %9#1, %6) : (tensor<9xi1>, tensor<i1>, tensor<i32>) -> tensor<9xi1>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg_6, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %11, %9#0, %10 : tensor<9x31xi1>, tensor<9xi32>, tensor<i32>, tensor<i32>, tensor<9xi1>
    }
    return %2#3, %4#3, %4#4 : tensor<31xi32>, tensor<i32>, tensor<9xi1>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<31xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<31xi32>, tensor<31xi1>) {
    %0 = stablehlo.iota dim = 0 : tensor<31xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<31xi32>
    %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi1>
    %3 = call @_roll_dynamic(%arg0, %arg1) : (tensor<31xi32>, tensor<i32>) -> tensor<31xi32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<31xi32>
    %5 = stablehlo.add %3, %4 : tensor<31xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %6 = call @_where_0(%2, %5, %c) : (tensor<31xi1>, tensor<31xi32>, tensor<i32>) -> tensor<31xi32>
    %7 = stablehlo.maximum %arg0, %6 : tensor<31xi32>
    %8 = stablehlo.compare GT, %6, %arg0, SIGNED : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi1>
    return %7, %8 : tensor<31xi32>, tensor<31xi1>
  }
  func.func private @_roll_dynamic(%arg0: tensor<31xi32>, %arg1: tensor<i32>) -> tensor<31xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.slice %0 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.maximum %c, %c_0 : tensor<i32>
    %4 = call @remainder(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<31xi32>, tensor<31xi32>) -> tensor<62xi32>
    %c_1 = stablehlo.constant dense<31> : tensor<i32>
    %6 = stablehlo.subtract %c_1, %4 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<62> : tensor<i32>
    %8 = stablehlo.add %6, %c_3 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %5, %9, sizes = [31] : (tensor<62xi32>, tensor<i32>) -> tensor<31xi32>
    return %10 : tensor<31xi32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<31xi1>, %arg1: tensor<31xi32>, %arg2: tensor<i32>) -> tensor<31xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<31xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<31xi1>, tensor<31xi32>
    return %2 : tensor<31xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<9x31xi1>, %arg1: tensor<31xi1>, %arg2: tensor<i32>) -> tensor<9x31xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<31xi1>) -> tensor<1x31xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<9x31xi1>, tensor<1x31xi1>, tensor<i32>, tensor<i32>) -> tensor<9x31xi1>
    return %1 : tensor<9x31xi1>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<9x31xi1>, %arg1: tensor<i32>) -> tensor<31xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 31] : (tensor<9x31xi1>, tensor<i32>, tensor<i32>) -> tensor<1x31xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x31xi1>) -> tensor<31xi1>
    return %1 : tensor<31xi1>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<31xi1>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i1>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg0 : tensor<i32>
    %c_0 = stablehlo.constant dense<31> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg0 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %3, sizes = [1] : (tensor<31xi1>, tensor<i32>) -> tensor<1xi1>
    %5 = stablehlo.reshape %4 : (tensor<1xi1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where_3(%5, %arg2, %c_1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = stablehlo.convert %arg0 : tensor<i32>
    %8 = stablehlo.subtract %7, %6 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %arg0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.convert %arg0 : tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %11 = stablehlo.add %10, %c_3 : tensor<i32>
    %12 = stablehlo.select %9, %11, %arg0 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %arg1, %12, sizes = [1] : (tensor<31xi1>, tensor<i32>) -> tensor<1xi1>
    %14 = stablehlo.reshape %13 : (tensor<1xi1>) -> tensor<i1>
    return %8, %14 : tensor<i32>, tensor<i1>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<9xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<9xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<9xi1>, tensor<1xi1>, tensor<i32>) -> tensor<9xi1>
    return %1 : tensor<9xi1>
  }
}
