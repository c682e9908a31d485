module @jit_model_beam attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x6xf32>) -> tensor<3x1x6xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x6x1xf32>) -> tensor<3x6x6xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<3x1x6xf32>) -> tensor<3x6x6xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x6x6xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x6x6xf32>) -> tensor<3x36xf32>
    %values, %indices = chlo.top_k(%5, k = 3) : tensor<3x36xf32> -> (tensor<3x3xf32>, tensor<3x3xi32>)
    return %values, %indices : tensor<3x3xf32>, tensor<3x3xi32>
  }
}
