module @jit_rng_uniform_int attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<500xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<500> : tensor<1xi64>
    %0 = stablehlo.rng %arg0, %arg1, %c, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<500xi32>
    return %0 : tensor<500xi32>
  }
}
