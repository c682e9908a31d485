module @jit_bitcast_i32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xi32>) -> (tensor<15xf32> {jax.result_info = "result[0]"}, tensor<15xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<15xi32>) -> tensor<15xf32>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<15xi32>) -> tensor<15xui32>
    return %0, %1 : tensor<15xf32>, tensor<15xui32>
  }
}
