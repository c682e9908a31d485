module @jit_kth_largest attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8xf32>) -> (tensor<2x8xf32> {jax.result_info = "result"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<2x8xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %0 = stablehlo.slice %values [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %3 = call @_where(%2, %arg0, %cst) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<f64>) -> tensor<2x8xf32>
    return %3 : tensor<2x8xf32>
  }
  func.func private @_where(%arg0: tensor<2x8xi1>, %arg1: tensor<2x8xf32>, %arg2: tensor<f64>) -> tensor<2x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x8xi1>, tensor<2x8xf32>
    return %2 : tensor<2x8xf32>
  }
}
