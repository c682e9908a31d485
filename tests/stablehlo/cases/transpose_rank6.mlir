module @jit_transpose_rank6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x1x2x2x3xui8>) -> (tensor<3x3x2x2x2x1xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [5, 1, 3, 0, 4, 2] : (tensor<2x3x1x2x2x3xui8>) -> tensor<3x3x2x2x2x1xui8>
    return %0 : tensor<3x3x2x2x2x1xui8>
  }
}
