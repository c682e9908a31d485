module @jit_bitcast_ui64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xui64>) -> (tensor<15xf64> {jax.result_info = "result[0]"}, tensor<15xi64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<15xui64>) -> tensor<15xf64>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<15xui64>) -> tensor<15xi64>
    return %0, %1 : tensor<15xf64>, tensor<15xi64>
  }
}
