module @jit_floor_divide_int attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>, %arg2: tensor<40xui8>, %arg3: tensor<40xui8>, %arg4: tensor<40xi64>, %arg5: tensor<40xi64>) -> (tensor<40xi32> {jax.result_info = "result[0]"}, tensor<40xui8> {jax.result_info = "result[1]"}, tensor<40xi64> {jax.result_info = "result[2]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    %1 = call @floor_divide_0(%arg2, %arg3) : (tensor<40xui8>, tensor<40xui8>) -> tensor<40xui8>
    %2 = call @floor_divide_1(%arg4, %arg5) : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi64>
    return %0, %1, %2 : tensor<40xi32>, tensor<40xui8>, tensor<40xi64>
  }
  func.func private @floor_divide(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<40xi32>
    %1 = stablehlo.sign %arg0 : tensor<40xi32>
    %2 = stablehlo.sign %arg1 : tensor<40xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %7 = stablehlo.and %3, %6 : tensor<40xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<40xi32>
    %10 = call @_where(%7, %9, %0) : (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    return %10 : tensor<40xi32>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<40xi32>, %arg2: tensor<40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xi32>
    return %0 : tensor<40xi32>
  }
  func.func private @floor_divide_0(%arg0: tensor<40xui8>, %arg1: tensor<40xui8>) -> tensor<40xui8> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<40xui8>
    return %0 : tensor<40xui8>
  }
  func.func private @floor_divide_1(%arg0: tensor<40xi64>, %arg1: tensor<40xi64>) -> tensor<40xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<40xi64>
    %1 = stablehlo.sign %arg0 : tensor<40xi64>
    %2 = stablehlo.sign %arg1 : tensor<40xi64>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<40xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<40xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi1>
    %7 = stablehlo.and %3, %6 : tensor<40xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<40xi64>
    %9 = stablehlo.subtract %0, %8 : tensor<40xi64>
    %10 = call @_where_2(%7, %9, %0) : (tensor<40xi1>, tensor<40xi64>, tensor<40xi64>) -> tensor<40xi64>
    return %10 : tensor<40xi64>
  }
  func.func private @_where_2(%arg0: tensor<40xi1>, %arg1: tensor<40xi64>, %arg2: tensor<40xi64>) -> tensor<40xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xi64>
    return %0 : tensor<40xi64>
  }
}
