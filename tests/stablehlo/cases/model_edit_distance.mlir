module @jit_model_edit_distance attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi64>, %arg1: tensor<6xi64>) -> (tensor<5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %0, %iterArg_4 = %1) : tensor<5xi64>, tensor<6xi64>, tensor<i64>, tensor<7xi64>, tensor<5xi64>
    cond {
      %c_5 = stablehlo.constant dense<5> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
      %4:2 = func.call @closed_call(%iterArg_1, %iterArg_3, %3) : (tensor<6xi64>, tensor<7xi64>, tensor<i64>) -> (tensor<7xi64>, tensor<i64>)
      %5 = func.call @dynamic_update_index_in_dim_2(%iterArg_4, %4#1, %iterArg_2) : (tensor<5xi64>, tensor<i64>, tensor<i64>) -> tensor<5xi64>
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %iterArg_2, %c_5 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %6, %4#0, %5 : tensor<5xi64>, tensor<6xi64>, tensor<i64>, tensor<7xi64>, tensor<5xi64>
    }
    return %2#4 : tensor<5xi64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi64>, tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1xi64>) -> tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @closed_call(%arg0: tensor<6xi64>, %arg1: tensor<7xi64>, %arg2: tensor<i64>) -> (tensor<7xi64>, tensor<i64>) {
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<7xi64>) -> tensor<1xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %2 = stablehlo.add %0, %1 : tensor<1xi64>
    %3 = stablehlo.slice %arg1 [0:1] : (tensor<7xi64>) -> tensor<1xi64>
    %4 = stablehlo.reshape %3 : (tensor<1xi64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %5 = stablehlo.add %4, %c_0 : tensor<i64>
    %6 = stablehlo.iota dim = 0 : tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %8:7 = stablehlo.while(%iterArg = %6, %iterArg_3 = %arg1, %iterArg_4 = %arg0, %iterArg_5 = %arg2, %iterArg_6 = %c_2, %iterArg_7 = %5, %iterArg_8 = %7) : tensor<6xi64>, tensor<7xi64>, tensor<6xi64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<6xi64>
    cond {
      %c_9 = stablehlo.constant dense<6> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_6) : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
      %13:2 = func.call @closed_call_1(%iterArg_3, %iterArg_4, %iterArg_5, %iterArg_7, %12) : (tensor<7xi64>, tensor<6xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_8, %13#1, %iterArg_6) : (tensor<6xi64>, tensor<i64>, tensor<i64>) -> tensor<6xi64>
      %c_9 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg_6, %c_9 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %15, %13#0, %14 : tensor<6xi64>, tensor<7xi64>, tensor<6xi64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<6xi64>
    }
    %9 = stablehlo.concatenate %2, %8#6, dim = 0 : (tensor<1xi64>, tensor<6xi64>) -> tensor<7xi64>
    %10 = stablehlo.slice %9 [6:7] : (tensor<7xi64>) -> tensor<1xi64>
    %11 = stablehlo.reshape %10 : (tensor<1xi64>) -> tensor<i64>
    return %9, %11 : tensor<7xi64>, tensor<i64>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6xi64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1xi64>) -> tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @closed_call_1(%arg0: tensor<7xi64>, %arg1: tensor<6xi64>, %arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg4, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<7> : tensor<i64>
    %2 = stablehlo.add %0, %c_1 : tensor<i64>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i64>
    %4 = stablehlo.dynamic_slice %arg0, %3, sizes = [1] : (tensor<7xi64>, tensor<i64>) -> tensor<1xi64>
    %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
    %6 = stablehlo.minimum %5, %arg3 : tensor<i64>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %7 = stablehlo.add %6, %c_2 : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.compare LT, %arg4, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<7> : tensor<i64>
    %9 = stablehlo.add %arg4, %c_4 : tensor<i64>
    %10 = stablehlo.select %8, %9, %arg4 : tensor<i1>, tensor<i64>
    %11 = stablehlo.dynamic_slice %arg0, %10, sizes = [1] : (tensor<7xi64>, tensor<i64>) -> tensor<1xi64>
    %12 = stablehlo.reshape %11 : (tensor<1xi64>) -> tensor<i64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.compare LT, %arg4, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<6> : tensor<i64>
    %14 = stablehlo.add %arg4, %c_6 : tensor<i64>
    %15 = stablehlo.select %13, %14, %arg4 : tensor<i1>, tensor<i64>
    %16 = stablehlo.dynamic_slice %arg1, %15, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %17 = stablehlo.reshape %16 : (tensor<1xi64>) -> tensor<i64>
    %18 = stablehlo.compare NE, %arg2, %17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %19 = stablehlo.convert %18 : (tensor<i1>) -> tensor<i64>
    %20 = stablehlo.add %12, %19 : tensor<i64>
    %21 = stablehlo.minimum %7, %20 : tensor<i64>
    return %21, %21 : tensor<i64>, tensor<i64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xi64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<6xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xi64>, tensor<1xi64>, tensor<i64>) -> tensor<6xi64>
    return %1 : tensor<6xi64>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<5xi64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<5xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xi64>, tensor<1xi64>, tensor<i64>) -> tensor<5xi64>
    return %1 : tensor<5xi64>
  }
}
