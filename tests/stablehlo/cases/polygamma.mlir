module @jit_polygamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = chlo.polygamma %arg0, %arg1 : tensor<12xf32>, tensor<12xf32> -> tensor<12xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = chlo.polygamma %1, %arg1 : tensor<12xf32>, tensor<12xf32> -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
}
