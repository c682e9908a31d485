module @jit_concatenate_many attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x0xf32>) -> (tensor<2x8xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1]"}, tensor<2x3x2xf32> {jax.result_info = "result[2]"}, tensor<2x4xf32> {jax.result_info = "result[3]"}, tensor<2x1xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, %arg1, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x0xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x8xf32>
    %1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 2 : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
    %5 = call @atleast_1d(%arg1) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %6 = call @atleast_1d_0(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
    return %0, %1, %4, %7, %arg1 : tensor<2x8xf32>, tensor<4x3xf32>, tensor<2x3x2xf32>, tensor<2x4xf32>, tensor<2x1xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<2x1xf32>) -> tensor<2x1xf32> {
    return %arg0 : tensor<2x1xf32>
  }
  func.func private @atleast_1d_0(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
}
