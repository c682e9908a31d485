module @jit_bitcast_f32_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4x2xbf16> {jax.result_info = "result[0]"}, tensor<2x4x2xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4x2xbf16>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x4xf32>) -> tensor<2x4x2xbf16>
    return %0, %2 : tensor<3x4x2xbf16>, tensor<2x4x2xbf16>
  }
}
