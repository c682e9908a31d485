module @jit_pad_empty attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xi32>, %arg1: tensor<i32>) -> (tensor<3x3xi32> {jax.result_info = "result[0]"}, tensor<2x2xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0], high = [2, 0], interior = [5, 0] : (tensor<0x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %1 = stablehlo.pad %arg0, %arg1, low = [2, 0], high = [0, -1], interior = [0, 0] : (tensor<0x3xi32>, tensor<i32>) -> tensor<2x2xi32>
    return %0, %1 : tensor<3x3xi32>, tensor<2x2xi32>
  }
}
