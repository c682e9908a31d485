module @jit_barrier attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]"}, tensor<4xi1> {jax.result_info = "result[0][1]"}, tensor<4xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2:2 = stablehlo.optimization_barrier %arg0, %1 : tensor<4xf32>, tensor<4xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4xf32>
    %5 = stablehlo.optimization_barrier %4 : tensor<4xf32>
    return %2#0, %2#1, %5 : tensor<4xf32>, tensor<4xi1>, tensor<4xf32>
  }
}
