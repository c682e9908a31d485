module @jit_dynamic_slice_ui32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>) -> (tensor<1x2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, %arg3, sizes = [1, 2, 3] : (tensor<3x5x7xf32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<1x2x3xf32>
    return %0 : tensor<1x2x3xf32>
  }
}
