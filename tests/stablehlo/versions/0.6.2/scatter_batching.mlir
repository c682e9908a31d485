module @jit_scatter_batching attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x2xi32>, %arg2: tensor<3x2x5xf32>) -> (tensor<3x4x5xf32> {jax.result_info = "result[0]"}, tensor<3x4x5xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %20 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
    %7 = stablehlo.slice %arg1 [0:1, 0:2] : (tensor<3x2xi32>) -> tensor<1x2xi32>
    %8 = stablehlo.reshape %7 : (tensor<1x2xi32>) -> tensor<2xi32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare  LT, %8, %9,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %8, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %16 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<3x4x5xf32>) -> tensor<4x3x5xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<2x5xf32>) -> tensor<4x2x5xf32>
    %18 = "stablehlo.scatter"(%16, %14, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4x3x5xf32>, tensor<2x1xi32>, tensor<4x2x5xf32>) -> tensor<4x3x5xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0, 2] : (tensor<4x3x5xf32>) -> tensor<3x4x5xf32>
    return %6, %19 : tensor<3x4x5xf32>, tensor<3x4x5xf32>
  }
}
