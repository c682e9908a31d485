module @jit_bitcast_i8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xi8>) -> (tensor<15xui8> {jax.result_info = "result[0]"}, tensor<15xf8E4M3FN> {jax.result_info = "result[1]"}, tensor<15xf8E5M2> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<15xi8>) -> tensor<15xui8>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<15xi8>) -> tensor<15xf8E4M3FN>
    %2 = stablehlo.bitcast_convert %arg0 : (tensor<15xi8>) -> tensor<15xf8E5M2>
    return %0, %1, %2 : tensor<15xui8>, tensor<15xf8E4M3FN>, tensor<15xf8E5M2>
  }
}
