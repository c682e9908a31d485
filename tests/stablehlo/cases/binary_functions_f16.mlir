module @jit_binary_functions_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<72xf16>, %arg1: tensor<72xf16>) -> (tensor<72xf16> {jax.result_info = "result[0]"}, tensor<72xf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<72xf16>
    %1 = chlo.next_after %arg0, %arg1 : tensor<72xf16>, tensor<72xf16> -> tensor<72xf16>
    return %0, %1 : tensor<72xf16>, tensor<72xf16>
  }
}
