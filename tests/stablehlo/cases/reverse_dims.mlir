module @jit_reverse_dims attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xi32>) -> (tensor<2x3x4x5xi32> {jax.result_info = "result[0]"}, tensor<2x3x4x5xi32> {jax.result_info = "result[1]"}, tensor<2x3x4x5xi32> {jax.result_info = "result[2]"}, tensor<2x3x4x5xi32> {jax.result_info = "result[3]"}, tensor<2x3x4x5xi32> {jax.result_info = "result[4]"}, tensor<2x3x4x5xi32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x3x4x5xi32>
    %1 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3x4x5xi32>
    %2 = stablehlo.reverse %arg0, dims = [2, 3] : tensor<2x3x4x5xi32>
    %3 = stablehlo.reverse %arg0, dims = [3, 0] : tensor<2x3x4x5xi32>
    %4 = stablehlo.reverse %arg0, dims = [0, 1, 2, 3] : tensor<2x3x4x5xi32>
    %5 = stablehlo.reverse %arg0, dims = [] : tensor<2x3x4x5xi32>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>
  }
}
