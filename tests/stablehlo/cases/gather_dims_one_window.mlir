module @jit_gather_dims_one_window attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3xi32>) -> (tensor<1x2x2xf32> {jax.result_info = "result[0]"}, tensor<1x2x2xf32> {jax.result_info = "result[1]"}) {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<1x2x2xf32>
    %c = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare GE, %arg1, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %3 = stablehlo.compare LE, %arg1, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %4 = stablehlo.and %2, %3 : tensor<3xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<1x2x2xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x2x2xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2xf32>
    %9 = stablehlo.select %7, %6, %8 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    return %0, %9 : tensor<1x2x2xf32>, tensor<1x2x2xf32>
  }
}
