module @jit_unary_i32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xi32>) -> (tensor<24xi32> {jax.result_info = "result[0]"}, tensor<24xi32> {jax.result_info = "result[1]"}, tensor<24xi32> {jax.result_info = "result[2]"}, tensor<24xi32> {jax.result_info = "result[3]"}, tensor<24xi32> {jax.result_info = "result[4]"}, tensor<24xi32> {jax.result_info = "result[5]"}, tensor<24xi32> {jax.result_info = "result[6]"}, tensor<24xi32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.negate %arg0 : tensor<24xi32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<24xi32>
    %2 = stablehlo.not %arg0 : tensor<24xi32>
    %3 = stablehlo.popcnt %arg0 : tensor<24xi32>
    %4 = stablehlo.count_leading_zeros %arg0 : tensor<24xi32>
    %5 = stablehlo.sign %arg0 : tensor<24xi32>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<24xi32>
    %7 = stablehlo.multiply %6, %6 : tensor<24xi32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<24xi32>
    %9 = stablehlo.abs %arg0 : tensor<24xi32>
    return %0, %1, %2, %3, %4, %5, %8, %9 : tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>
  }
}
