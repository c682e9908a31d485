module @jit_bitcast_i16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xi16>) -> (tensor<15xf16> {jax.result_info = "result[0]"}, tensor<15xbf16> {jax.result_info = "result[1]"}, tensor<15xui16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<15xi16>) -> tensor<15xf16>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<15xi16>) -> tensor<15xbf16>
    %2 = stablehlo.bitcast_convert %arg0 : (tensor<15xi16>) -> tensor<15xui16>
    return %0, %1, %2 : tensor<15xf16>, tensor<15xbf16>, tensor<15xui16>
  }
}
