module @jit_reduce_i64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xi64>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<4xi64> {jax.result_info = "result[1]"}, tensor<6xi64> {jax.result_info = "result[2]"}, tensor<4xi64> {jax.result_info = "result[3]"}, tensor<6xi64> {jax.result_info = "result[4]"}, tensor<6xi64> {jax.result_info = "result[5]"}, tensor<4xi64> {jax.result_info = "result[6]"}, tensor<i64> {jax.result_info = "result[7]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xi64>, tensor<i64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<4x6xi64>, tensor<i64>) -> tensor<4xi64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.multiply across dimensions = [0] : (tensor<4x6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %3 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xi64>, tensor<i64>) -> tensor<4xi64>
    %c_3 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %4 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.minimum across dimensions = [0] : (tensor<4x6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_4 = stablehlo.constant dense<-1> : tensor<i64>
    %5 = stablehlo.reduce(%arg0 init: %c_4) applies stablehlo.and across dimensions = [0] : (tensor<4x6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.reduce(%arg0 init: %c_5) applies stablehlo.or across dimensions = [1] : (tensor<4x6xi64>, tensor<i64>) -> tensor<4xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.reduce(%arg0 init: %c_6) applies stablehlo.xor across dimensions = [0, 1] : (tensor<4x6xi64>, tensor<i64>) -> tensor<i64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<i64>, tensor<4xi64>, tensor<6xi64>, tensor<4xi64>, tensor<6xi64>, tensor<6xi64>, tensor<4xi64>, tensor<i64>
  }
}
