module @jit_reduce_bool attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi1>) -> (tensor<5xi1> {jax.result_info = "result[0]"}, tensor<3xi1> {jax.result_info = "result[1]"}, tensor<i64> {jax.result_info = "result[2]"}, tensor<3xi1> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}, tensor<5xi64> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<3x5xi1>, tensor<i1>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.or across dimensions = [1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
    %2 = stablehlo.convert %arg0 : (tensor<3x5xi1>) -> tensor<3x5xi32>
    %3 = stablehlo.convert %2 : (tensor<3x5xi32>) -> tensor<3x5xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xi64>, tensor<i64>) -> tensor<i64>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.xor across dimensions = [1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<i1>
    %7 = call @count_nonzero(%arg0) : (tensor<3x5xi1>) -> tensor<5xi64>
    return %0, %1, %4, %5, %6, %7 : tensor<5xi1>, tensor<3xi1>, tensor<i64>, tensor<3xi1>, tensor<i1>, tensor<5xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<3x5xi1>) -> tensor<5xi64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<3x5xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %2 = stablehlo.convert %1 : (tensor<3x5xi1>) -> tensor<3x5xi32>
    %3 = stablehlo.convert %2 : (tensor<3x5xi32>) -> tensor<3x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<3x5xi64>, tensor<i64>) -> tensor<5xi64>
    return %4 : tensor<5xi64>
  }
}
