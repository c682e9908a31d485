module @jit_mod_int attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>, %arg2: tensor<40xui8>, %arg3: tensor<40xui8>, %arg4: tensor<40xi64>, %arg5: tensor<40xi64>) -> (tensor<40xi32> {jax.result_info = "result[0]"}, tensor<40xui8> {jax.result_info = "result[1]"}, tensor<40xi64> {jax.result_info = "result[2]"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    %1 = call @remainder_0(%arg2, %arg3) : (tensor<40xui8>, tensor<40xui8>) -> tensor<40xui8>
    %2 = call @remainder_2(%arg4, %arg5) : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi64>
    return %0, %1, %2 : tensor<40xi32>, tensor<40xui8>, tensor<40xi64>
  }
  func.func private @remainder(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>) -> tensor<40xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %1 = stablehlo.compare  EQ, %arg1, %0,  SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<40xi32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %6 = stablehlo.compare  NE, %4, %5,  SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %8 = stablehlo.compare  LT, %4, %7,  SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %10 = stablehlo.compare  LT, %3, %9,  SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %11 = stablehlo.compare  NE, %8, %10,  UNSIGNED : (tensor<40xi1>, tensor<40xi1>) -> tensor<40xi1>
    %12 = stablehlo.and %11, %6 : tensor<40xi1>
    %13 = stablehlo.add %4, %3 : tensor<40xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<40xi1>, tensor<40xi32>
    return %14 : tensor<40xi32>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<40xi32>, %arg2: tensor<40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xi32>
    return %0 : tensor<40xi32>
  }
  func.func private @remainder_0(%arg0: tensor<40xui8>, %arg1: tensor<40xui8>) -> tensor<40xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<40xui8>
    %1 = stablehlo.compare  EQ, %arg1, %0,  UNSIGNED : (tensor<40xui8>, tensor<40xui8>) -> tensor<40xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<40xui8>
    %3 = call @_where_1(%1, %2, %arg1) : (tensor<40xi1>, tensor<40xui8>, tensor<40xui8>) -> tensor<40xui8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<40xui8>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<40xui8>
    %6 = stablehlo.compare  NE, %4, %5,  UNSIGNED : (tensor<40xui8>, tensor<40xui8>) -> tensor<40xi1>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<40xui8>
    %8 = stablehlo.compare  LT, %4, %7,  UNSIGNED : (tensor<40xui8>, tensor<40xui8>) -> tensor<40xi1>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<40xui8>
    %10 = stablehlo.compare  LT, %3, %9,  UNSIGNED : (tensor<40xui8>, tensor<40xui8>) -> tensor<40xi1>
    %11 = stablehlo.compare  NE, %8, %10,  UNSIGNED : (tensor<40xi1>, tensor<40xi1>) -> tensor<40xi1>
    %12 = stablehlo.and %11, %6 : tensor<40xi1>
    %13 = stablehlo.add %4, %3 : tensor<40xui8>
    %14 = stablehlo.select %12, %13, %4 : tensor<40xi1>, tensor<40xui8>
    return %14 : tensor<40xui8>
  }
  func.func private @_where_1(%arg0: tensor<40xi1>, %arg1: tensor<40xui8>, %arg2: tensor<40xui8>) -> tensor<40xui8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xui8>
    return %0 : tensor<40xui8>
  }
  func.func private @remainder_2(%arg0: tensor<40xi64>, %arg1: tensor<40xi64>) -> tensor<40xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40xi64>
    %1 = stablehlo.compare  EQ, %arg1, %0,  SIGNED : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<40xi64>
    %3 = call @_where_3(%1, %2, %arg1) : (tensor<40xi1>, tensor<40xi64>, tensor<40xi64>) -> tensor<40xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<40xi64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40xi64>
    %6 = stablehlo.compare  NE, %4, %5,  SIGNED : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi1>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40xi64>
    %8 = stablehlo.compare  LT, %4, %7,  SIGNED : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi1>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40xi64>
    %10 = stablehlo.compare  LT, %3, %9,  SIGNED : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi1>
    %11 = stablehlo.compare  NE, %8, %10,  UNSIGNED : (tensor<40xi1>, tensor<40xi1>) -> tensor<40xi1>
    %12 = stablehlo.and %11, %6 : tensor<40xi1>
    %13 = stablehlo.add %4, %3 : tensor<40xi64>
    %14 = stablehlo.select %12, %13, %4 : tensor<40xi1>, tensor<40xi64>
    return %14 : tensor<40xi64>
  }
  func.func private @_where_3(%arg0: tensor<40xi1>, %arg1: tensor<40xi64>, %arg2: tensor<40xi64>) -> tensor<40xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xi64>
    return %0 : tensor<40xi64>
  }
}
