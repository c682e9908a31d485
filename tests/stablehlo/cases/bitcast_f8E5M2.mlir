module @jit_bitcast_f8E5M2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<27xf8E5M2>) -> (tensor<27xi8> {jax.result_info = "result[0]"}, tensor<27xui8> {jax.result_info = "result[1]"}, tensor<27xf8E4M3FN> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<27xf8E5M2>) -> tensor<27xi8>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<27xf8E5M2>) -> tensor<27xui8>
    %2 = stablehlo.bitcast_convert %arg0 : (tensor<27xf8E5M2>) -> tensor<27xf8E4M3FN>
    return %0, %1, %2 : tensor<27xi8>, tensor<27xui8>, tensor<27xf8E4M3FN>
  }
}
