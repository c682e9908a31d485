module @jit_transpose_perms attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xi32>) -> (tensor<2x3x4x5xi32> {jax.result_info = "result[0]"}, tensor<5x4x3x2xi32> {jax.result_info = "result[1]"}, tensor<3x2x5x4xi32> {jax.result_info = "result[2]"}, tensor<4x5x2x3xi32> {jax.result_info = "result[3]"}, tensor<2x4x3x5xi32> {jax.result_info = "result[4]"}, tensor<5x2x3x4xi32> {jax.result_info = "result[5]"}, tensor<3x4x5x2xi32> {jax.result_info = "result[6]"}, tensor<2x3x5x4xi32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.transpose %arg0, dims = [3, 2, 1, 0] : (tensor<2x3x4x5xi32>) -> tensor<5x4x3x2xi32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0, 3, 2] : (tensor<2x3x4x5xi32>) -> tensor<3x2x5x4xi32>
    %2 = stablehlo.transpose %arg0, dims = [2, 3, 0, 1] : (tensor<2x3x4x5xi32>) -> tensor<4x5x2x3xi32>
    %3 = stablehlo.transpose %arg0, dims = [0, 2, 1, 3] : (tensor<2x3x4x5xi32>) -> tensor<2x4x3x5xi32>
    %4 = stablehlo.transpose %arg0, dims = [3, 0, 1, 2] : (tensor<2x3x4x5xi32>) -> tensor<5x2x3x4xi32>
    %5 = stablehlo.transpose %arg0, dims = [1, 2, 3, 0] : (tensor<2x3x4x5xi32>) -> tensor<3x4x5x2xi32>
    %6 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x3x4x5xi32>) -> tensor<2x3x5x4xi32>
    return %arg0, %0, %1, %2, %3, %4, %5, %6 : tensor<2x3x4x5xi32>, tensor<5x4x3x2xi32>, tensor<3x2x5x4xi32>, tensor<4x5x2x3xi32>, tensor<2x4x3x5xi32>, tensor<5x2x3x4xi32>, tensor<3x4x5x2xi32>, tensor<2x3x5x4xi32>
  }
}
