module @jit_bitcast_ui64_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xui64>) -> (tensor<3x4x4xf16> {jax.result_info = "result[0]"}, tensor<2x4x4xf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui64>) -> tensor<3x4x4xf16>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xui64>) -> tensor<2x4xui64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x4xui64>) -> tensor<2x4x4xf16>
    return %0, %2 : tensor<3x4x4xf16>, tensor<2x4x4xf16>
  }
}
