module @jit_bitcast_ui4_ui32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x8xui4>) -> (tensor<3xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x8xui4>) -> tensor<3xui32>
    return %0 : tensor<3xui32>
  }
}
