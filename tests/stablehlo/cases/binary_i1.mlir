module @jit_binary_i1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> (tensor<4xi1> {jax.result_info = "result[0]"}, tensor<4xi1> {jax.result_info = "result[1]"}, tensor<4xi1> {jax.result_info = "result[2]"}, tensor<4xi1> {jax.result_info = "result[3]"}, tensor<4xi1> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<4xi1>
    %1 = stablehlo.minimum %arg0, %arg1 : tensor<4xi1>
    %2 = stablehlo.and %arg0, %arg1 : tensor<4xi1>
    %3 = stablehlo.or %arg0, %arg1 : tensor<4xi1>
    %4 = stablehlo.xor %arg0, %arg1 : tensor<4xi1>
    return %0, %1, %2, %3, %4 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
  }
}
