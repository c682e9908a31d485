module @jit_rng_uniform attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<500xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<500> : tensor<1xi64>
    %0 = stablehlo.rng %arg0, %arg1, %c, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<500xf32>
    return %0 : tensor<500xf32>
  }
}
