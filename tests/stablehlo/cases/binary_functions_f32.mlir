module @jit_binary_functions_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<72xf32>, %arg1: tensor<72xf32>) -> (tensor<72xf32> {jax.result_info = "result[0]"}, tensor<72xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<72xf32>
    %1 = chlo.next_after %arg0, %arg1 : tensor<72xf32>, tensor<72xf32> -> tensor<72xf32>
    return %0, %1 : tensor<72xf32>, tensor<72xf32>
  }
}
