module @jit_bitcast_ui32_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2xui32>) -> (tensor<3xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x2xui32>) -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
}
