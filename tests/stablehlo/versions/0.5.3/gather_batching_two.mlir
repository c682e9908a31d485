module @jit_gather_batching_two attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<4x3x1xi32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<1xi64>
    %0 = stablehlo.convert %arg1 : (tensor<4x3x1xi32>) -> tensor<4x3x1xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4x3x1xi64>
    %2 = stablehlo.compare  GE, %0, %1,  SIGNED : (tensor<4x3x1xi64>, tensor<4x3x1xi64>) -> tensor<4x3x1xi1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi64>) -> tensor<1x1x1xi64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x1xi64>) -> tensor<4x3x1xi64>
    %5 = stablehlo.compare  LE, %0, %4,  SIGNED : (tensor<4x3x1xi64>, tensor<4x3x1xi64>) -> tensor<4x3x1xi1>
    %6 = stablehlo.and %2, %5 : tensor<4x3x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<4x3x1xi1>, tensor<i1>) -> tensor<4x3xi1>
    %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>, tensor<4x3x1xi64>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<4x3xi1>, tensor<4x3xf32>
    return %10 : tensor<4x3xf32>
  }
}
