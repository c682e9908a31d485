module @jit_select_f8E5M2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<3x4xi1>, %arg2: tensor<3x4xf8E5M2>, %arg3: tensor<3x4xf8E5M2>) -> (tensor<3x4xf8E5M2> {jax.result_info = "result[0]"}, tensor<3x4xf8E5M2> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg2, %arg3 : tensor<i1>, tensor<3x4xf8E5M2>
    %1 = stablehlo.select %arg1, %arg3, %arg2 : tensor<3x4xi1>, tensor<3x4xf8E5M2>
    return %0, %1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
}
