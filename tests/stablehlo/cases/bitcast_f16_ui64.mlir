module @jit_bitcast_f16_ui64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf16>) -> (tensor<3xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf16>) -> tensor<3xui64>
    return %0 : tensor<3xui64>
  }
}
