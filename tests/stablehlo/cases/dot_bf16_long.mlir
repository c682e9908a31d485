module @jit_dot_bf16_long attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x300xbf16>, %arg1: tensor<300x2xbf16>) -> (tensor<2x2xbf16> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x300xbf16>, tensor<300x2xbf16>) -> tensor<2x2xbf16>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x300xbf16>, tensor<300x2xbf16>) -> tensor<2x2xf32>
    return %0, %1 : tensor<2x2xbf16>, tensor<2x2xf32>
  }
}
