module @jit_bitcast_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<27xf16>) -> (tensor<27xbf16> {jax.result_info = "result[0]"}, tensor<27xi16> {jax.result_info = "result[1]"}, tensor<27xui16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<27xf16>) -> tensor<27xbf16>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<27xf16>) -> tensor<27xi16>
    %2 = stablehlo.bitcast_convert %arg0 : (tensor<27xf16>) -> tensor<27xui16>
    return %0, %1, %2 : tensor<27xbf16>, tensor<27xi16>, tensor<27xui16>
  }
}
