module @jit_unary_int4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xi4>, %arg1: tensor<16xui4>) -> (tensor<16xi4> {jax.result_info = "result[0]"}, tensor<16xui4> {jax.result_info = "result[1]"}, tensor<16xi4> {jax.result_info = "result[2]"}, tensor<16xui4> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.negate %arg0 : tensor<16xi4>
    %1 = stablehlo.not %arg1 : tensor<16xui4>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<16xi4>
    %3 = stablehlo.add %arg1, %arg1 : tensor<16xui4>
    return %0, %1, %2, %3 : tensor<16xi4>, tensor<16xui4>, tensor<16xi4>, tensor<16xui4>
  }
}
