module @jit_pow_float_int attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<20xi32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg1 : (tensor<20xi32>) -> tensor<20xf32>
    %1 = stablehlo.convert %arg1 : (tensor<20xi32>) -> tensor<20xf32>
    %2 = stablehlo.power %arg0, %1 : tensor<20xf32>
    return %2 : tensor<20xf32>
  }
}
