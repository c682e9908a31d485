module @jit_gather_dims_partial attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<2x2x1xi32>) -> (tensor<2x2x3xf32> {jax.result_info = "result[0]"}, tensor<2x2x3xf32> {jax.result_info = "result[1]"}) {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<3x4x5xf32>, tensor<2x2x1xi32>) -> tensor<2x2x3xf32>
    %c = stablehlo.constant dense<3> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x1xi32>
    %2 = stablehlo.compare GE, %arg1, %1, SIGNED : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x2x1xi32>
    %5 = stablehlo.compare LE, %arg1, %4, SIGNED : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi1>
    %6 = stablehlo.and %2, %5 : tensor<2x2x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<2x2x1xi1>, tensor<i1>) -> tensor<2x2xi1>
    %8 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<3x4x5xf32>, tensor<2x2x1xi32>) -> tensor<2x2x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x3xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
    %11 = stablehlo.select %9, %8, %10 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
    return %0, %11 : tensor<2x2x3xf32>, tensor<2x2x3xf32>
  }
}
