module @jit_sieve attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<60xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<60xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<60xi64>
    %2 = stablehlo.compare GT, %0, %1, SIGNED : (tensor<60xi64>, tensor<60xi64>) -> tensor<60xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %3:3 = stablehlo.while(%iterArg = %c_1, %iterArg_2 = %c_0, %iterArg_3 = %2) : tensor<i64>, tensor<i64>, tensor<60xi1>
    cond {
      %c_4 = stablehlo.constant dense<6> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg_2, %iterArg_3) : (tensor<i64>, tensor<60xi1>) -> (tensor<i64>, tensor<60xi1>)
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg, %c_4 : tensor<i64>
      stablehlo.return %5, %4#0, %4#1 : tensor<i64>, tensor<i64>, tensor<60xi1>
    }
    return %3#2 : tensor<60xi1>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<60xi1>) -> (tensor<i64>, tensor<60xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.iota dim = 0 : tensor<60xi64>
    %2 = call @remainder(%1, %arg0) : (tensor<60xi64>, tensor<i64>) -> tensor<60xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<60xi64>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<60xi64>, tensor<60xi64>) -> tensor<60xi1>
    %5 = stablehlo.iota dim = 0 : tensor<60xi64>
    %6 = stablehlo.convert %arg0 : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i64>) -> tensor<60xi64>
    %8 = stablehlo.compare GT, %5, %7, SIGNED : (tensor<60xi64>, tensor<60xi64>) -> tensor<60xi1>
    %9 = stablehlo.and %4, %8 : tensor<60xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = call @_where_0(%9, %c_1, %arg1) : (tensor<60xi1>, tensor<i1>, tensor<60xi1>) -> tensor<60xi1>
    return %0, %10 : tensor<i64>, tensor<60xi1>
  }
  func.func private @remainder(%arg0: tensor<60xi64>, %arg1: tensor<i64>) -> tensor<60xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<60xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<60xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<60xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<60xi64>, tensor<60xi64>) -> tensor<60xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<60xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<60xi64>, tensor<60xi64>) -> tensor<60xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<60xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<60xi1>, tensor<60xi1>) -> tensor<60xi1>
    %12 = stablehlo.and %11, %6 : tensor<60xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<60xi64>
    %14 = stablehlo.add %4, %13 : tensor<60xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<60xi1>, tensor<60xi64>
    return %15 : tensor<60xi64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_0(%arg0: tensor<60xi1>, %arg1: tensor<i1>, %arg2: tensor<60xi1>) -> tensor<60xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<60xi1>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<60xi1>, tensor<60xi1>
    return %1 : tensor<60xi1>
  }
}
