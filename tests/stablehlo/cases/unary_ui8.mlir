module @jit_unary_ui8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xui8>) -> (tensor<24xui8> {jax.result_info = "result[0]"}, tensor<24xui8> {jax.result_info = "result[1]"}, tensor<24xui8> {jax.result_info = "result[2]"}, tensor<24xui8> {jax.result_info = "result[3]"}, tensor<24xui8> {jax.result_info = "result[4]"}, tensor<24xui8> {jax.result_info = "result[5]"}, tensor<24xui8> {jax.result_info = "result[6]"}, tensor<24xui8> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.negate %arg0 : tensor<24xui8>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<24xui8>
    %2 = stablehlo.not %arg0 : tensor<24xui8>
    %3 = stablehlo.popcnt %arg0 : tensor<24xui8>
    %4 = stablehlo.count_leading_zeros %arg0 : tensor<24xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<24xui8>
    %6 = stablehlo.compare EQ, %arg0, %5, UNSIGNED : (tensor<24xui8>, tensor<24xui8>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<24xui8>
    %c_1 = stablehlo.constant dense<1> : tensor<ui8>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<24xui8>
    %9 = stablehlo.select %6, %7, %8 : tensor<24xi1>, tensor<24xui8>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<24xui8>
    %11 = stablehlo.multiply %10, %10 : tensor<24xui8>
    %12 = stablehlo.multiply %arg0, %11 : tensor<24xui8>
    return %0, %1, %2, %3, %4, %9, %12, %arg0 : tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>
  }
}
