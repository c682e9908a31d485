module @jit_transpose_small attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xi32>, %arg1: tensor<1x1xi32>, %arg2: tensor<f32>) -> (tensor<5x4xi32> {jax.result_info = "result[0]"}, tensor<1x1xi32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<4x5xi32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xi32>) -> tensor<5x4xi32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1x1xi32>) -> tensor<1x1xi32>
    return %0, %1, %arg2, %arg0 : tensor<5x4xi32>, tensor<1x1xi32>, tensor<f32>, tensor<4x5xi32>
  }
}
