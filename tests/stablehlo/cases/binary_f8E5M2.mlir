module @jit_binary_f8E5M2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<72xf8E5M2>, %arg1: tensor<72xf8E5M2>) -> (tensor<72xf8E5M2> {jax.result_info = "result[0]"}, tensor<72xf8E5M2> {jax.result_info = "result[1]"}, tensor<72xf8E5M2> {jax.result_info = "result[2]"}, tensor<72xf8E5M2> {jax.result_info = "result[3]"}, tensor<72xf8E5M2> {jax.result_info = "result[4]"}, tensor<72xf8E5M2> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<72xf8E5M2>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<72xf8E5M2>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<72xf8E5M2>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<72xf8E5M2>
    %4 = stablehlo.maximum %arg0, %arg1 : tensor<72xf8E5M2>
    %5 = stablehlo.minimum %arg0, %arg1 : tensor<72xf8E5M2>
    return %0, %1, %2, %3, %4, %5 : tensor<72xf8E5M2>, tensor<72xf8E5M2>, tensor<72xf8E5M2>, tensor<72xf8E5M2>, tensor<72xf8E5M2>, tensor<72xf8E5M2>
  }
}
