module @jit_dynamic_update_slice_ui64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>, %arg1: tensor<2x2x3xf32>, %arg2: tensor<ui64>, %arg3: tensor<ui64>, %arg4: tensor<ui64>) -> (tensor<3x5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3, %arg4 : (tensor<3x5x7xf32>, tensor<2x2x3xf32>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<3x5x7xf32>
    return %0 : tensor<3x5x7xf32>
  }
}
