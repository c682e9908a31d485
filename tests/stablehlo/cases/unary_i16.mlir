module @jit_unary_i16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xi16>) -> (tensor<24xi16> {jax.result_info = "result[0]"}, tensor<24xi16> {jax.result_info = "result[1]"}, tensor<24xi16> {jax.result_info = "result[2]"}, tensor<24xi16> {jax.result_info = "result[3]"}, tensor<24xi16> {jax.result_info = "result[4]"}, tensor<24xi16> {jax.result_info = "result[5]"}, tensor<24xi16> {jax.result_info = "result[6]"}, tensor<24xi16> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.negate %arg0 : tensor<24xi16>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<24xi16>
    %2 = stablehlo.not %arg0 : tensor<24xi16>
    %3 = stablehlo.popcnt %arg0 : tensor<24xi16>
    %4 = stablehlo.count_leading_zeros %arg0 : tensor<24xi16>
    %5 = stablehlo.sign %arg0 : tensor<24xi16>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<24xi16>
    %7 = stablehlo.multiply %6, %6 : tensor<24xi16>
    %8 = stablehlo.multiply %arg0, %7 : tensor<24xi16>
    %9 = stablehlo.abs %arg0 : tensor<24xi16>
    return %0, %1, %2, %3, %4, %5, %8, %9 : tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>, tensor<24xi16>
  }
}
