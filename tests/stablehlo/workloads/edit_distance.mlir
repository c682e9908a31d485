module @jit_edit_distance attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> (tensor<8xi32> {jax.result_info = "result[0]"}, tensor<9x8xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_9 = %arg1, %iterArg_10 = %c_0, %iterArg_11 = %0, %iterArg_12 = %1) : tensor<9xi32>, tensor<7xi32>, tensor<i32>, tensor<8xi32>, tensor<9x8xi32>
    cond {
      %c_13 = stablehlo.constant dense<9> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %13:2 = func.call @closed_call(%iterArg_9, %iterArg_11, %12) : (tensor<7xi32>, tensor<8xi32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
      %14 = func.call @dynamic_update_index_in_dim_2(%iterArg_12, %13#1, %iterArg_10) : (tensor<9x8xi32>, tensor<8xi32>, tensor<i32>) -> tensor<9x8xi32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %15, %13#0, %14 : tensor<9xi32>, tensor<7xi32>, tensor<i32>, tensor<8xi32>, tensor<9x8xi32>
    }
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.subtract %arg2, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<9> : tensor<i32>
    %5 = stablehlo.add %3, %c_3 : tensor<i32>
    %6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %c_4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %8 = stablehlo.add %c_6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.select %7, %8, %c_8 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %2#4, %6, %9, sizes = [1, 8] : (tensor<9x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    %11 = stablehlo.reshape %10 : (tensor<1x8xi32>) -> tensor<8xi32>
    return %11, %2#4 : tensor<8xi32>, tensor<9x8xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<7xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>) {
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %1, %c : tensor<i32>
    %3 = stablehlo.slice %arg1 [1:8] : (tensor<8xi32>) -> tensor<7xi32>
    %4 = stablehlo.slice %arg1 [0:7] : (tensor<8xi32>) -> tensor<7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6:7 = stablehlo.while(%iterArg = %3, %iterArg_2 = %4, %iterArg_3 = %arg0, %iterArg_4 = %arg2, %iterArg_5 = %c_1, %iterArg_6 = %2, %iterArg_7 = %5) : tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<7xi32>
    cond {
      %c_8 = stablehlo.constant dense<7> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_5) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %10 = func.call @dynamic_index_in_dim_0(%iterArg_2, %iterArg_5) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %11 = func.call @dynamic_index_in_dim_0(%iterArg_3, %iterArg_5) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %12:2 = func.call @closed_call_1(%iterArg_4, %iterArg_6, %9, %10, %11) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_7, %12#1, %iterArg_5) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %14, %12#0, %13 : tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<7xi32>
    }
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.concatenate %7, %6#6, dim = 0 : (tensor<1xi32>, tensor<7xi32>) -> tensor<8xi32>
    return %8, %8 : tensor<8xi32>, tensor<8xi32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.minimum %arg2, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %0, %c : tensor<i32>
    %2 = stablehlo.compare NE, %arg0, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %4 = stablehlo.add %arg3, %3 : tensor<i32>
    %5 = stablehlo.minimum %1, %4 : tensor<i32>
    return %5, %5 : tensor<i32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<9x8xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<9x8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<9x8xi32>, tensor<1x8xi32>, tensor<i32>, tensor<i32>) -> tensor<9x8xi32>
    return %1 : tensor<9x8xi32>
  }
}
