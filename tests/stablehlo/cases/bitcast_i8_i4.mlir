module @jit_bitcast_i8_i4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xi8>) -> (tensor<3x4x2xi4> {jax.result_info = "result[0]"}, tensor<2x4x2xi4> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4x2xi4>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xi8>) -> tensor<2x4xi8>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x4xi8>) -> tensor<2x4x2xi4>
    return %0, %2 : tensor<3x4x2xi4>, tensor<2x4x2xi4>
  }
}
