module @jit_unary_f8E5M2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<27xf8E5M2>) -> (tensor<27xf8E5M2> {jax.result_info = "result[0]"}, tensor<27xf8E5M2> {jax.result_info = "result[1]"}, tensor<27xf8E5M2> {jax.result_info = "result[2]"}, tensor<27xi1> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.negate %arg0 : tensor<27xf8E5M2>
    %1 = stablehlo.abs %arg0 : tensor<27xf8E5M2>
    %2 = stablehlo.exponential %arg0 : tensor<27xf8E5M2>
    %3 = stablehlo.is_finite %arg0 : (tensor<27xf8E5M2>) -> tensor<27xi1>
    return %0, %1, %2, %3 : tensor<27xf8E5M2>, tensor<27xf8E5M2>, tensor<27xf8E5M2>, tensor<27xi1>
  }
}
