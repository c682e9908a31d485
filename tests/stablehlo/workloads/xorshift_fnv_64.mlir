module @jit_xorshift_fnv_64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xui64>) -> (tensor<3xui64> {jax.result_info = "result[0][0]"}, tensor<6x3xui64> {jax.result_info = "result[0][1]"}, tensor<3xui64> {jax.result_info = "result[1]"}, tensor<3xui64> {jax.result_info = "result[2]"}, tensor<3xui64> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<14695981039346656037> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %c_1, %iterArg_5 = %c_0, %iterArg_6 = %0) : tensor<3xui64>, tensor<i64>, tensor<i64>, tensor<3xui64>
    cond {
      %c_7 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:2 = func.call @closed_call(%iterArg, %iterArg_5, %iterArg_6) : (tensor<3xui64>, tensor<i64>, tensor<3xui64>) -> (tensor<i64>, tensor<3xui64>)
      %c_7 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_4, %c_7 : tensor<i64>
      stablehlo.return %iterArg, %7, %6#0, %6#1 : tensor<3xui64>, tensor<i64>, tensor<i64>, tensor<3xui64>
    }
    %c_2 = stablehlo.constant dense<0> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<6x3xui64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %3:3 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %arg0, %iterArg_5 = %2) : tensor<i64>, tensor<3xui64>, tensor<6x3xui64>
    cond {
      %c_6 = stablehlo.constant dense<6> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:2 = func.call @closed_call_0(%iterArg_4) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>)
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_5, %6#1, %iterArg) : (tensor<6x3xui64>, tensor<3xui64>, tensor<i64>) -> tensor<6x3xui64>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %8 = stablehlo.add %iterArg, %c_6 : tensor<i64>
      stablehlo.return %8, %6#0, %7 : tensor<i64>, tensor<3xui64>, tensor<6x3xui64>
    }
    %4 = stablehlo.popcnt %arg0 : tensor<3xui64>
    %5 = stablehlo.count_leading_zeros %arg0 : tensor<3xui64>
    return %3#1, %3#2, %1#3, %4, %5 : tensor<3xui64>, tensor<6x3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>
  }
  func.func private @closed_call(%arg0: tensor<3xui64>, %arg1: tensor<i64>, %arg2: tensor<3xui64>) -> (tensor<i64>, tensor<3xui64>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<8> : tensor<i64>
    %1 = stablehlo.multiply %c_0, %arg1 : tensor<i64>
    %2 = stablehlo.convert %1 : (tensor<i64>) -> tensor<ui64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %4 = stablehlo.shift_right_logical %arg0, %3 : tensor<3xui64>
    %c_1 = stablehlo.constant dense<255> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.and %4, %5 : tensor<3xui64>
    %7 = stablehlo.xor %arg2, %6 : tensor<3xui64>
    %c_2 = stablehlo.constant dense<1099511628211> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %9 = stablehlo.multiply %7, %8 : tensor<3xui64>
    return %0, %9 : tensor<i64>, tensor<3xui64>
  }
  func.func private @closed_call_0(%arg0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>) {
    %c = stablehlo.constant dense<13> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<3xui64>
    %2 = stablehlo.xor %arg0, %1 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<7> : tensor<ui64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %4 = stablehlo.shift_right_logical %2, %3 : tensor<3xui64>
    %5 = stablehlo.xor %2, %4 : tensor<3xui64>
    %c_1 = stablehlo.constant dense<17> : tensor<ui64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %7 = stablehlo.shift_left %5, %6 : tensor<3xui64>
    %8 = stablehlo.xor %5, %7 : tensor<3xui64>
    %c_2 = stablehlo.constant dense<2685821657736338717> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %10 = stablehlo.multiply %8, %9 : tensor<3xui64>
    return %8, %10 : tensor<3xui64>, tensor<3xui64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xui64>, %arg1: tensor<3xui64>, %arg2: tensor<i64>) -> tensor<6x3xui64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xui64>) -> tensor<1x3xui64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xui64>, tensor<1x3xui64>, tensor<i64>, tensor<i64>) -> tensor<6x3xui64>
    return %1 : tensor<6x3xui64>
  }
}
