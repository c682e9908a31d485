module @jit_modular_powers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xui64>, %arg1: tensor<5xui64>, %arg2: tensor<ui64>) -> (tensor<5xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %1 = call @remainder(%arg0, %arg2) : (tensor<5xui64>, tensor<ui64>) -> tensor<5xui64>
    %2:4 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %0, %iterArg_1 = %1, %iterArg_2 = %arg1) : tensor<ui64>, tensor<5xui64>, tensor<5xui64>, tensor<5xui64>
    cond {
      %c_3 = stablehlo.constant dense<0> : tensor<ui64>
      %3 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<5xui64>
      %4 = stablehlo.compare GT, %iterArg_2, %3, UNSIGNED : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xi1>
      %c_4 = stablehlo.constant dense<false> : tensor<i1>
      %5 = stablehlo.reduce(%4 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<ui64>
      %3 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<5xui64>
      %4 = stablehlo.and %iterArg_2, %3 : tensor<5xui64>
      %5 = stablehlo.multiply %iterArg_0, %iterArg_1 : tensor<5xui64>
      %6 = func.call @remainder(%5, %iterArg) : (tensor<5xui64>, tensor<ui64>) -> tensor<5xui64>
      %7 = func.call @_where_0(%4, %6, %iterArg_0) : (tensor<5xui64>, tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
      %8 = stablehlo.multiply %iterArg_1, %iterArg_1 : tensor<5xui64>
      %9 = func.call @remainder(%8, %iterArg) : (tensor<5xui64>, tensor<ui64>) -> tensor<5xui64>
      %c_4 = stablehlo.constant dense<1> : tensor<ui64>
      %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<5xui64>
      %11 = stablehlo.shift_right_logical %iterArg_2, %10 : tensor<5xui64>
      stablehlo.return %iterArg, %7, %9, %11 : tensor<ui64>, tensor<5xui64>, tensor<5xui64>, tensor<5xui64>
    }
    return %2#1 : tensor<5xui64>
  }
  func.func private @remainder(%arg0: tensor<5xui64>, %arg1: tensor<ui64>) -> tensor<5xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.compare EQ, %arg1, %c, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %3 = stablehlo.remainder %arg0, %2 : tensor<5xui64>
    %c_1 = stablehlo.constant dense<0> : tensor<ui64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %5 = stablehlo.compare NE, %3, %4, UNSIGNED : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %7 = stablehlo.compare LT, %3, %6, UNSIGNED : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui64>
    %8 = stablehlo.compare LT, %1, %c_3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %10 = stablehlo.compare NE, %7, %9, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %11 = stablehlo.and %10, %5 : tensor<5xi1>
    %12 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %13 = stablehlo.add %3, %12 : tensor<5xui64>
    %14 = stablehlo.select %11, %13, %3 : tensor<5xi1>, tensor<5xui64>
    return %14 : tensor<5xui64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui64>, %arg2: tensor<ui64>) -> tensor<ui64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui64>
    return %0 : tensor<ui64>
  }
  func.func private @_where_0(%arg0: tensor<5xui64>, %arg1: tensor<5xui64>, %arg2: tensor<5xui64>) -> tensor<5xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<5xi1>, tensor<5xui64>
    return %2 : tensor<5xui64>
  }
}
