module @jit_reduce_ui16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xui16>) -> (tensor<ui16> {jax.result_info = "result[0]"}, tensor<4xui16> {jax.result_info = "result[1]"}, tensor<6xui16> {jax.result_info = "result[2]"}, tensor<4xui16> {jax.result_info = "result[3]"}, tensor<6xui16> {jax.result_info = "result[4]"}, tensor<6xui16> {jax.result_info = "result[5]"}, tensor<4xui16> {jax.result_info = "result[6]"}, tensor<ui16> {jax.result_info = "result[7]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xui16>, tensor<ui16>) -> tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<ui16>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<4x6xui16>, tensor<ui16>) -> tensor<4xui16>
    %c_1 = stablehlo.constant dense<1> : tensor<ui16>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.multiply across dimensions = [0] : (tensor<4x6xui16>, tensor<ui16>) -> tensor<6xui16>
    %c_2 = stablehlo.constant dense<0> : tensor<ui16>
    %3 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xui16>, tensor<ui16>) -> tensor<4xui16>
    %c_3 = stablehlo.constant dense<65535> : tensor<ui16>
    %4 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.minimum across dimensions = [0] : (tensor<4x6xui16>, tensor<ui16>) -> tensor<6xui16>
    %c_4 = stablehlo.constant dense<65535> : tensor<ui16>
    %5 = stablehlo.reduce(%arg0 init: %c_4) applies stablehlo.and across dimensions = [0] : (tensor<4x6xui16>, tensor<ui16>) -> tensor<6xui16>
    %c_5 = stablehlo.constant dense<0> : tensor<ui16>
    %6 = stablehlo.reduce(%arg0 init: %c_5) applies stablehlo.or across dimensions = [1] : (tensor<4x6xui16>, tensor<ui16>) -> tensor<4xui16>
    %c_6 = stablehlo.constant dense<0> : tensor<ui16>
    %7 = stablehlo.reduce(%arg0 init: %c_6) applies stablehlo.xor across dimensions = [0, 1] : (tensor<4x6xui16>, tensor<ui16>) -> tensor<ui16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<ui16>, tensor<4xui16>, tensor<6xui16>, tensor<4xui16>, tensor<6xui16>, tensor<6xui16>, tensor<4xui16>, tensor<ui16>
  }
}
