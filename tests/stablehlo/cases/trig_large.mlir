module @jit_trig_large attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>) -> (tensor<5xf64> {jax.result_info = "result[0][0]"}, tensor<5xf64> {jax.result_info = "result[0][1]"}, tensor<5xf32> {jax.result_info = "result[1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.sine %arg0 : tensor<5xf64>
    %1 = stablehlo.cosine %arg1 : tensor<5xf64>
    %2 = stablehlo.sine %arg2 : tensor<5xf32>
    %3 = stablehlo.cosine %arg3 : tensor<5xf32>
    return %0, %1, %2, %3 : tensor<5xf64>, tensor<5xf64>, tensor<5xf32>, tensor<5xf32>
  }
}
