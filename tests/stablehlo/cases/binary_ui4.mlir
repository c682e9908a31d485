module @jit_binary_ui4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<72xui4>, %arg1: tensor<72xui4>) -> (tensor<72xui4> {jax.result_info = "result[0]"}, tensor<72xui4> {jax.result_info = "result[1]"}, tensor<72xui4> {jax.result_info = "result[2]"}, tensor<72xui4> {jax.result_info = "result[3]"}, tensor<72xui4> {jax.result_info = "result[4]"}, tensor<72xui4> {jax.result_info = "result[5]"}, tensor<72xui4> {jax.result_info = "result[6]"}, tensor<72xui4> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<72xui4>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<72xui4>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<72xui4>
    %3 = stablehlo.maximum %arg0, %arg1 : tensor<72xui4>
    %4 = stablehlo.minimum %arg0, %arg1 : tensor<72xui4>
    %5 = stablehlo.and %arg0, %arg1 : tensor<72xui4>
    %6 = stablehlo.or %arg0, %arg1 : tensor<72xui4>
    %7 = stablehlo.xor %arg0, %arg1 : tensor<72xui4>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<72xui4>, tensor<72xui4>, tensor<72xui4>, tensor<72xui4>, tensor<72xui4>, tensor<72xui4>, tensor<72xui4>, tensor<72xui4>
  }
}
