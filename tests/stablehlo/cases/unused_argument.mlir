module @jit_unused_argument attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<3x3xf64>, %arg2: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg2 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
