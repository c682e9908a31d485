module @jit_partition attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xf32>) -> (tensor<11xf32> {jax.result_info = "result"}) {
    %0 = call @partition(%arg0) : (tensor<11xf32>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @partition(%arg0: tensor<11xf32>) -> tensor<11xf32> {
    %0 = stablehlo.negate %arg0 : tensor<11xf32>
    %values, %indices = chlo.top_k(%0, k = 4) : tensor<11xf32> -> (tensor<4xf32>, tensor<4xi32>)
    %1 = stablehlo.negate %values : tensor<4xf32>
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 7) : tensor<11xf32> -> (tensor<7xf32>, tensor<7xi32>)
    %2 = stablehlo.concatenate %1, %values_0, dim = 0 : (tensor<4xf32>, tensor<7xf32>) -> tensor<11xf32>
    return %2 : tensor<11xf32>
  }
}
