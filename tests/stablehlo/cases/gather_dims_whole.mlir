module @jit_gather_dims_whole attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<1x0xi32>) -> (tensor<1x3x4x5xf32> {jax.result_info = "result[0]"}, tensor<1x3x4x5xf32> {jax.result_info = "result[1]"}) {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 4, 5>}> : (tensor<3x4x5xf32>, tensor<1x0xi32>) -> tensor<1x3x4x5xf32>
    %c = stablehlo.constant dense<> : tensor<0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x0xi32>
    %2 = stablehlo.compare GE, %arg1, %1, SIGNED : (tensor<1x0xi32>, tensor<1x0xi32>) -> tensor<1x0xi1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<0xi32>) -> tensor<1x0xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<1x0xi32>, tensor<1x0xi32>) -> tensor<1x0xi1>
    %5 = stablehlo.and %2, %4 : tensor<1x0xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x0xi1>, tensor<i1>) -> tensor<1xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 4, 5>}> : (tensor<3x4x5xf32>, tensor<1x0xi32>) -> tensor<1x3x4x5xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi1>) -> tensor<1x3x4x5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x3x4x5xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>
    return %0, %10 : tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>
  }
}
