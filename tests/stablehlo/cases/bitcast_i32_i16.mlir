module @jit_bitcast_i32_i16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xi32>) -> (tensor<3x4x2xi16> {jax.result_info = "result[0]"}, tensor<2x4x2xi16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xi32>) -> tensor<3x4x2xi16>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xi32>) -> tensor<2x4xi32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x4xi32>) -> tensor<2x4x2xi16>
    return %0, %2 : tensor<3x4x2xi16>, tensor<2x4x2xi16>
  }
}
