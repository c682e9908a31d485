module @jit_game_of_life attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x13xui8>) -> (tensor<11x13xui8> {jax.result_info = "result[0]"}, tensor<12xui8> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<12xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %arg0, %iterArg_2 = %0) : tensor<i32>, tensor<11x13xui8>, tensor<12xui8>
    cond {
      %c_3 = stablehlo.constant dense<12> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg_1) : (tensor<11x13xui8>) -> (tensor<11x13xui8>, tensor<ui8>)
      %3 = func.call @dynamic_update_index_in_dim(%iterArg_2, %2#1, %iterArg) : (tensor<12xui8>, tensor<ui8>, tensor<i32>) -> tensor<12xui8>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %4, %2#0, %3 : tensor<i32>, tensor<11x13xui8>, tensor<12xui8>
    }
    return %1#1, %1#2 : tensor<11x13xui8>, tensor<12xui8>
  }
  func.func private @closed_call(%arg0: tensor<11x13xui8>) -> (tensor<11x13xui8>, tensor<ui8>) {
    %0 = call @_roll_static(%arg0) : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<11x13xui8>
    %2 = stablehlo.add %1, %0 : tensor<11x13xui8>
    %3 = call @_roll_static_0(%arg0) : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %4 = stablehlo.add %2, %3 : tensor<11x13xui8>
    %5 = call @_roll_static_1(%arg0) : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %6 = stablehlo.add %4, %5 : tensor<11x13xui8>
    %7 = call @_roll_static_2(%arg0) : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %8 = stablehlo.add %6, %7 : tensor<11x13xui8>
    %9 = call @_roll_static_3(%arg0) : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %10 = stablehlo.add %8, %9 : tensor<11x13xui8>
    %11 = call @_roll_static_4(%arg0) : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %12 = stablehlo.add %10, %11 : tensor<11x13xui8>
    %13 = call @_roll_static_5(%arg0) : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %14 = stablehlo.add %12, %13 : tensor<11x13xui8>
    %15 = call @_roll_static_6(%arg0) : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %16 = stablehlo.add %14, %15 : tensor<11x13xui8>
    %c_0 = stablehlo.constant dense<3> : tensor<ui8>
    %17 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<11x13xui8>
    %18 = stablehlo.compare EQ, %16, %17, UNSIGNED : (tensor<11x13xui8>, tensor<11x13xui8>) -> tensor<11x13xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<ui8>
    %19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<11x13xui8>
    %20 = stablehlo.compare EQ, %16, %19, UNSIGNED : (tensor<11x13xui8>, tensor<11x13xui8>) -> tensor<11x13xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<ui8>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<11x13xui8>
    %22 = stablehlo.compare EQ, %arg0, %21, UNSIGNED : (tensor<11x13xui8>, tensor<11x13xui8>) -> tensor<11x13xi1>
    %23 = stablehlo.and %20, %22 : tensor<11x13xi1>
    %24 = stablehlo.or %18, %23 : tensor<11x13xi1>
    %25 = stablehlo.convert %24 : (tensor<11x13xi1>) -> tensor<11x13xui8>
    %c_3 = stablehlo.constant dense<0> : tensor<ui8>
    %26 = stablehlo.reduce(%16 init: %c_3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<11x13xui8>, tensor<ui8>) -> tensor<ui8>
    return %25, %26 : tensor<11x13xui8>, tensor<ui8>
  }
  func.func private @_roll_static(%arg0: tensor<11x13xui8>) -> tensor<11x13xui8> {
    %0 = stablehlo.slice %arg0 [1:11, 0:13] : (tensor<11x13xui8>) -> tensor<10x13xui8>
    %1 = stablehlo.slice %arg0 [0:1, 0:13] : (tensor<11x13xui8>) -> tensor<1x13xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<10x13xui8>, tensor<1x13xui8>) -> tensor<11x13xui8>
    %3 = stablehlo.slice %2 [0:11, 1:13] : (tensor<11x13xui8>) -> tensor<11x12xui8>
    %4 = stablehlo.slice %2 [0:11, 0:1] : (tensor<11x13xui8>) -> tensor<11x1xui8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<11x12xui8>, tensor<11x1xui8>) -> tensor<11x13xui8>
    return %5 : tensor<11x13xui8>
  }
  func.func private @_roll_static_0(%arg0: tensor<11x13xui8>) -> tensor<11x13xui8> {
    %0 = stablehlo.slice %arg0 [1:11, 0:13] : (tensor<11x13xui8>) -> tensor<10x13xui8>
    %1 = stablehlo.slice %arg0 [0:1, 0:13] : (tensor<11x13xui8>) -> tensor<1x13xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<10x13xui8>, tensor<1x13xui8>) -> tensor<11x13xui8>
    %3 = stablehlo.slice %2 [0:11, 0:13] : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %4 = stablehlo.slice %2 [0:11, 0:0] : (tensor<11x13xui8>) -> tensor<11x0xui8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<11x13xui8>, tensor<11x0xui8>) -> tensor<11x13xui8>
    return %5 : tensor<11x13xui8>
  }
  func.func private @_roll_static_1(%arg0: tensor<11x13xui8>) -> tensor<11x13xui8> {
    %0 = stablehlo.slice %arg0 [1:11, 0:13] : (tensor<11x13xui8>) -> tensor<10x13xui8>
    %1 = stablehlo.slice %arg0 [0:1, 0:13] : (tensor<11x13xui8>) -> tensor<1x13xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<10x13xui8>, tensor<1x13xui8>) -> tensor<11x13xui8>
    %3 = stablehlo.slice %2 [0:11, 12:13] : (tensor<11x13xui8>) -> tensor<11x1xui8>
    %4 = stablehlo.slice %2 [0:11, 0:12] : (tensor<11x13xui8>) -> tensor<11x12xui8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<11x1xui8>, tensor<11x12xui8>) -> tensor<11x13xui8>
    return %5 : tensor<11x13xui8>
  }
  func.func private @_roll_static_2(%arg0: tensor<11x13xui8>) -> tensor<11x13xui8> {
    %0 = stablehlo.slice %arg0 [0:11, 0:13] : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %1 = stablehlo.slice %arg0 [0:0, 0:13] : (tensor<11x13xui8>) -> tensor<0x13xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<11x13xui8>, tensor<0x13xui8>) -> tensor<11x13xui8>
    %3 = stablehlo.slice %2 [0:11, 1:13] : (tensor<11x13xui8>) -> tensor<11x12xui8>
    %4 = stablehlo.slice %2 [0:11, 0:1] : (tensor<11x13xui8>) -> tensor<11x1xui8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<11x12xui8>, tensor<11x1xui8>) -> tensor<11x13xui8>
    return %5 : tensor<11x13xui8>
  }
  func.func private @_roll_static_3(%arg0: tensor<11x13xui8>) -> tensor<11x13xui8> {
    %0 = stablehlo.slice %arg0 [0:11, 0:13] : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %1 = stablehlo.slice %arg0 [0:0, 0:13] : (tensor<11x13xui8>) -> tensor<0x13xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<11x13xui8>, tensor<0x13xui8>) -> tensor<11x13xui8>
    %3 = stablehlo.slice %2 [0:11, 12:13] : (tensor<11x13xui8>) -> tensor<11x1xui8>
    %4 = stablehlo.slice %2 [0:11, 0:12] : (tensor<11x13xui8>) -> tensor<11x12xui8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<11x1xui8>, tensor<11x12xui8>) -> tensor<11x13xui8>
    return %5 : tensor<11x13xui8>
  }
  func.func private @_roll_static_4(%arg0: tensor<11x13xui8>) -> tensor<11x13xui8> {
    %0 = stablehlo.slice %arg0 [10:11, 0:13] : (tensor<11x13xui8>) -> tensor<1x13xui8>
    %1 = stablehlo.slice %arg0 [0:10, 0:13] : (tensor<11x13xui8>) -> tensor<10x13xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x13xui8>, tensor<10x13xui8>) -> tensor<11x13xui8>
    %3 = stablehlo.slice %2 [0:11, 1:13] : (tensor<11x13xui8>) -> tensor<11x12xui8>
    %4 = stablehlo.slice %2 [0:11, 0:1] : (tensor<11x13xui8>) -> tensor<11x1xui8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<11x12xui8>, tensor<11x1xui8>) -> tensor<11x13xui8>
    return %5 : tensor<11x13xui8>
  }
  func.func private @_roll_static_5(%arg0: tensor<11x13xui8>) -> tensor<11x13xui8> {
    %0 = stablehlo.slice %arg0 [10:11, 0:13] : (tensor<11x13xui8>) -> tensor<1x13xui8>
    %1 = stablehlo.slice %arg0 [0:10, 0:13] : (tensor<11x13xui8>) -> tensor<10x13xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x13xui8>, tensor<10x13xui8>) -> tensor<11x13xui8>
    %3 = stablehlo.slice %2 [0:11, 0:13] : (tensor<11x13xui8>) -> tensor<11x13xui8>
    %4 = stablehlo.slice %2 [0:11, 0:0] : (tensor<11x13xui8>) -> tensor<11x0xui8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<11x13xui8>, tensor<11x0xui8>) -> tensor<11x13xui8>
    return %5 : tensor<11x13xui8>
  }
  func.func private @_roll_static_6(%arg0: tensor<11x13xui8>) -> tensor<11x13xui8> {
    %0 = stablehlo.slice %arg0 [10:11, 0:13] : (tensor<11x13xui8>) -> tensor<1x13xui8>
    %1 = stablehlo.slice %arg0 [0:10, 0:13] : (tensor<11x13xui8>) -> tensor<10x13xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x13xui8>, tensor<10x13xui8>) -> tensor<11x13xui8>
    %3 = stablehlo.slice %2 [0:11, 12:13] : (tensor<11x13xui8>) -> tensor<11x1xui8>
    %4 = stablehlo.slice %2 [0:11, 0:12] : (tensor<11x13xui8>) -> tensor<11x12xui8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<11x1xui8>, tensor<11x12xui8>) -> tensor<11x13xui8>
    return %5 : tensor<11x13xui8>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12xui8>, %arg1: tensor<ui8>, %arg2: tensor<i32>) -> tensor<12xui8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<1xui8>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<12xui8>, tensor<1xui8>, tensor<i32>) -> tensor<12xui8>
    return %1 : tensor<12xui8>
  }
}
