module @jit_gather_promise attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<2x1xi32>) -> (tensor<2x4x5xf32> {jax.result_info = "result"}) {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 4, 5>}> : (tensor<3x4x5xf32>, tensor<2x1xi32>) -> tensor<2x4x5xf32>
    return %0 : tensor<2x4x5xf32>
  }
}
