module @jit_dot_ui8_i8_to_i32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x19xui8>, %arg1: tensor<19x3xi8>) -> (tensor<4x3xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4x19xui8>) -> tensor<4x19xi32>
    %1 = stablehlo.convert %arg1 : (tensor<19x3xi8>) -> tensor<19x3xi32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x19xi32>, tensor<19x3xi32>) -> tensor<4x3xi32>
    return %2 : tensor<4x3xi32>
  }
}
