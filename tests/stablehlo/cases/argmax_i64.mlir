module @jit_argmax_i64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xi64>) -> (tensor<4xi64> {jax.result_info = "result[0]"}, tensor<5xui8> {jax.result_info = "result[1]"}) {
    %0 = call @argmax(%arg0) : (tensor<4x5xi64>) -> tensor<4xi64>
    %1 = call @argmin(%arg0) : (tensor<4x5xi64>) -> tensor<5xui8>
    return %0, %1 : tensor<4xi64>, tensor<5xui8>
  }
  func.func private @argmax(%arg0: tensor<4x5xi64>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x5xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x5xi64>, tensor<4x5xi64>, tensor<i64>, tensor<i64>) -> (tensor<4xi64>, tensor<4xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<4xi64>
  }
  func.func private @argmin(%arg0: tensor<4x5xi64>) -> tensor<5xui8> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5xui8>
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x5xi64>, tensor<4x5xui8>, tensor<i64>, tensor<ui8>) -> (tensor<5xi64>, tensor<5xui8>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<ui8>
      stablehlo.return %9, %10 : tensor<i64>, tensor<ui8>
    }
    return %1#1 : tensor<5xui8>
  }
}
