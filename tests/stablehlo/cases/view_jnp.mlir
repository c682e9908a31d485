module @jit_view_jnp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<8xi32> {jax.result_info = "result[0]"}, tensor<32xui8> {jax.result_info = "result[1]"}, tensor<4xf64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8x4xui8>
    %2 = stablehlo.reshape %1 : (tensor<8x4xui8>) -> tensor<32xui8>
    %3 = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<4x2xf32>) -> tensor<4xf64>
    return %0, %2, %4 : tensor<8xi32>, tensor<32xui8>, tensor<4xf64>
  }
}
