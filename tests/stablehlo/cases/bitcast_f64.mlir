module @jit_bitcast_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<27xf64>) -> (tensor<27xi64> {jax.result_info = "result[0]"}, tensor<27xui64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<27xf64>) -> tensor<27xi64>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<27xf64>) -> tensor<27xui64>
    return %0, %1 : tensor<27xi64>, tensor<27xui64>
  }
}
