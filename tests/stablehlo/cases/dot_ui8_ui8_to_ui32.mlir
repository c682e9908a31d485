module @jit_dot_ui8_ui8_to_ui32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x19xui8>, %arg1: tensor<19x3xui8>) -> (tensor<4x3xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x19xui8>, tensor<19x3xui8>) -> tensor<4x3xui32>
    return %0 : tensor<4x3xui32>
  }
}
