module @jit_bitcast_ui32_ui4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xui32>) -> (tensor<3x4x8xui4> {jax.result_info = "result[0]"}, tensor<2x4x8xui4> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui32>) -> tensor<3x4x8xui4>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xui32>) -> tensor<2x4xui32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x4xui32>) -> tensor<2x4x8xui4>
    return %0, %2 : tensor<3x4x8xui4>, tensor<2x4x8xui4>
  }
}
