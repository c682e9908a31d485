module @jit_game_of_life attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xi1>) -> (tensor<8x8xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i64>, tensor<i64>, tensor<8x8xi1>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_1, %iterArg_2) : (tensor<i64>, tensor<8x8xi1>) -> (tensor<i64>, tensor<8x8xi1>)
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
      stablehlo.return %2, %1#0, %1#1 : tensor<i64>, tensor<i64>, tensor<8x8xi1>
    }
    return %0#2 : tensor<8x8xi1>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<8x8xi1>) -> (tensor<i64>, tensor<8x8xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = call @_roll_static(%arg1) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %2 = stablehlo.convert %1 : (tensor<8x8xi1>) -> tensor<8x8xi8>
    %c_0 = stablehlo.constant dense<0> : tensor<i8>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<8x8xi8>
    %4 = stablehlo.add %3, %2 : tensor<8x8xi8>
    %5 = call @_roll_static_0(%arg1) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %6 = stablehlo.convert %5 : (tensor<8x8xi1>) -> tensor<8x8xi8>
    %7 = stablehlo.add %4, %6 : tensor<8x8xi8>
    %8 = call @_roll_static_1(%arg1) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %9 = stablehlo.convert %8 : (tensor<8x8xi1>) -> tensor<8x8xi8>
    %10 = stablehlo.add %7, %9 : tensor<8x8xi8>
    %11 = call @_roll_static_2(%arg1) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %12 = stablehlo.convert %11 : (tensor<8x8xi1>) -> tensor<8x8xi8>
    %13 = stablehlo.add %10, %12 : tensor<8x8xi8>
    %14 = call @_roll_static_3(%arg1) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %15 = stablehlo.convert %14 : (tensor<8x8xi1>) -> tensor<8x8xi8>
    %16 = stablehlo.add %13, %15 : tensor<8x8xi8>
    %17 = call @_roll_static_4(%arg1) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %18 = stablehlo.convert %17 : (tensor<8x8xi1>) -> tensor<8x8xi8>
    %19 = stablehlo.add %16, %18 : tensor<8x8xi8>
    %20 = call @_roll_static_5(%arg1) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %21 = stablehlo.convert %20 : (tensor<8x8xi1>) -> tensor<8x8xi8>
    %22 = stablehlo.add %19, %21 : tensor<8x8xi8>
    %23 = call @_roll_static_6(%arg1) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %24 = stablehlo.convert %23 : (tensor<8x8xi1>) -> tensor<8x8xi8>
    %25 = stablehlo.add %22, %24 : tensor<8x8xi8>
    %c_1 = stablehlo.constant dense<3> : tensor<i8>
    %26 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<8x8xi8>
    %27 = stablehlo.compare EQ, %25, %26, SIGNED : (tensor<8x8xi8>, tensor<8x8xi8>) -> tensor<8x8xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i8>
    %28 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<8x8xi8>
    %29 = stablehlo.compare EQ, %25, %28, SIGNED : (tensor<8x8xi8>, tensor<8x8xi8>) -> tensor<8x8xi1>
    %30 = stablehlo.and %arg1, %29 : tensor<8x8xi1>
    %31 = stablehlo.or %27, %30 : tensor<8x8xi1>
    return %0, %31 : tensor<i64>, tensor<8x8xi1>
  }
  func.func private @_roll_static(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.slice %arg0 [1:8, 0:8] : (tensor<8x8xi1>) -> tensor<7x8xi1>
    %1 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xi1>) -> tensor<1x8xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x8xi1>, tensor<1x8xi1>) -> tensor<8x8xi1>
    %3 = stablehlo.slice %2 [0:8, 1:8] : (tensor<8x8xi1>) -> tensor<8x7xi1>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x8xi1>) -> tensor<8x1xi1>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x7xi1>, tensor<8x1xi1>) -> tensor<8x8xi1>
    return %5 : tensor<8x8xi1>
  }
  func.func private @_roll_static_0(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.slice %arg0 [1:8, 0:8] : (tensor<8x8xi1>) -> tensor<7x8xi1>
    %1 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xi1>) -> tensor<1x8xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x8xi1>, tensor<1x8xi1>) -> tensor<8x8xi1>
    %3 = stablehlo.slice %2 [0:8, 0:8] : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %4 = stablehlo.slice %2 [0:8, 0:0] : (tensor<8x8xi1>) -> tensor<8x0xi1>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x8xi1>, tensor<8x0xi1>) -> tensor<8x8xi1>
    return %5 : tensor<8x8xi1>
  }
  func.func private @_roll_static_1(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.slice %arg0 [1:8, 0:8] : (tensor<8x8xi1>) -> tensor<7x8xi1>
    %1 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xi1>) -> tensor<1x8xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x8xi1>, tensor<1x8xi1>) -> tensor<8x8xi1>
    %3 = stablehlo.slice %2 [0:8, 7:8] : (tensor<8x8xi1>) -> tensor<8x1xi1>
    %4 = stablehlo.slice %2 [0:8, 0:7] : (tensor<8x8xi1>) -> tensor<8x7xi1>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi1>, tensor<8x7xi1>) -> tensor<8x8xi1>
    return %5 : tensor<8x8xi1>
  }
  func.func private @_roll_static_2(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.slice %arg0 [0:8, 0:8] : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %1 = stablehlo.slice %arg0 [0:0, 0:8] : (tensor<8x8xi1>) -> tensor<0x8xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<8x8xi1>, tensor<0x8xi1>) -> tensor<8x8xi1>
    %3 = stablehlo.slice %2 [0:8, 1:8] : (tensor<8x8xi1>) -> tensor<8x7xi1>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x8xi1>) -> tensor<8x1xi1>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x7xi1>, tensor<8x1xi1>) -> tensor<8x8xi1>
    return %5 : tensor<8x8xi1>
  }
  func.func private @_roll_static_3(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.slice %arg0 [0:8, 0:8] : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %1 = stablehlo.slice %arg0 [0:0, 0:8] : (tensor<8x8xi1>) -> tensor<0x8xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<8x8xi1>, tensor<0x8xi1>) -> tensor<8x8xi1>
    %3 = stablehlo.slice %2 [0:8, 7:8] : (tensor<8x8xi1>) -> tensor<8x1xi1>
    %4 = stablehlo.slice %2 [0:8, 0:7] : (tensor<8x8xi1>) -> tensor<8x7xi1>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi1>, tensor<8x7xi1>) -> tensor<8x8xi1>
    return %5 : tensor<8x8xi1>
  }
  func.func private @_roll_static_4(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.slice %arg0 [7:8, 0:8] : (tensor<8x8xi1>) -> tensor<1x8xi1>
    %1 = stablehlo.slice %arg0 [0:7, 0:8] : (tensor<8x8xi1>) -> tensor<7x8xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xi1>, tensor<7x8xi1>) -> tensor<8x8xi1>
    %3 = stablehlo.slice %2 [0:8, 1:8] : (tensor<8x8xi1>) -> tensor<8x7xi1>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x8xi1>) -> tensor<8x1xi1>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x7xi1>, tensor<8x1xi1>) -> tensor<8x8xi1>
    return %5 : tensor<8x8xi1>
  }
  func.func private @_roll_static_5(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.slice %arg0 [7:8, 0:8] : (tensor<8x8xi1>) -> tensor<1x8xi1>
    %1 = stablehlo.slice %arg0 [0:7, 0:8] : (tensor<8x8xi1>) -> tensor<7x8xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xi1>, tensor<7x8xi1>) -> tensor<8x8xi1>
    %3 = stablehlo.slice %2 [0:8, 0:8] : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %4 = stablehlo.slice %2 [0:8, 0:0] : (tensor<8x8xi1>) -> tensor<8x0xi1>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x8xi1>, tensor<8x0xi1>) -> tensor<8x8xi1>
    return %5 : tensor<8x8xi1>
  }
  func.func private @_roll_static_6(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.slice %arg0 [7:8, 0:8] : (tensor<8x8xi1>) -> tensor<1x8xi1>
    %1 = stablehlo.slice %arg0 [0:7, 0:8] : (tensor<8x8xi1>) -> tensor<7x8xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xi1>, tensor<7x8xi1>) -> tensor<8x8xi1>
    %3 = stablehlo.slice %2 [0:8, 7:8] : (tensor<8x8xi1>) -> tensor<8x1xi1>
    %4 = stablehlo.slice %2 [0:8, 0:7] : (tensor<8x8xi1>) -> tensor<8x7xi1>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi1>, tensor<8x7xi1>) -> tensor<8x8xi1>
    return %5 : tensor<8x8xi1>
  }
}
