module @jit_reduce_i32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xi32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}, tensor<6xi32> {jax.result_info = "result[2]"}, tensor<4xi32> {jax.result_info = "result[3]"}, tensor<6xi32> {jax.result_info = "result[4]"}, tensor<6xi32> {jax.result_info = "result[5]"}, tensor<4xi32> {jax.result_info = "result[6]"}, tensor<i32> {jax.result_info = "result[7]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.multiply across dimensions = [0] : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %3 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<i32>
    %4 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.minimum across dimensions = [0] : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_4 = stablehlo.constant dense<-1> : tensor<i32>
    %5 = stablehlo.reduce(%arg0 init: %c_4) applies stablehlo.and across dimensions = [0] : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.reduce(%arg0 init: %c_5) applies stablehlo.or across dimensions = [1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.reduce(%arg0 init: %c_6) applies stablehlo.xor across dimensions = [0, 1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<i32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<i32>, tensor<4xi32>, tensor<6xi32>, tensor<4xi32>, tensor<6xi32>, tensor<6xi32>, tensor<4xi32>, tensor<i32>
  }
}
