module @jit_unary_f8E4M3FN attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<25xf8E4M3FN>) -> (tensor<25xf8E4M3FN> {jax.result_info = "result[0]"}, tensor<25xf8E4M3FN> {jax.result_info = "result[1]"}, tensor<25xf8E4M3FN> {jax.result_info = "result[2]"}, tensor<25xi1> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.negate %arg0 : tensor<25xf8E4M3FN>
    %1 = stablehlo.abs %arg0 : tensor<25xf8E4M3FN>
    %2 = stablehlo.exponential %arg0 : tensor<25xf8E4M3FN>
    %3 = stablehlo.is_finite %arg0 : (tensor<25xf8E4M3FN>) -> tensor<25xi1>
    return %0, %1, %2, %3 : tensor<25xf8E4M3FN>, tensor<25xf8E4M3FN>, tensor<25xf8E4M3FN>, tensor<25xi1>
  }
}
