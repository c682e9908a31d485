module @jit_scatter_dims_rows attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<4x1xi32>, %arg2: tensor<4x4x5xf32>) -> (tensor<3x4x5xf32> {jax.result_info = "result[0]"}, tensor<3x4x5xf32> {jax.result_info = "result[1]"}, tensor<3x4x5xf32> {jax.result_info = "result[2]"}, tensor<3x4x5xf32> {jax.result_info = "result[3]"}, tensor<3x4x5xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<2> : tensor<1xi64>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %0 = stablehlo.convert %c_0 : (tensor<ui64>) -> tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %2 = stablehlo.minimum %c, %1 : tensor<1xi64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1xi64>) -> tensor<4x1xi64>
    %4 = stablehlo.convert %arg1 : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %6 = stablehlo.clamp %5, %4, %3 : tensor<4x1xi64>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %19 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<4x1xi64>, tensor<4x4x5xf32>) -> tensor<3x4x5xf32>
    %8 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %19 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<4x1xi32>, tensor<4x4x5xf32>) -> tensor<3x4x5xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<1xi64>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %9 = stablehlo.convert %c_3 : (tensor<ui64>) -> tensor<i64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %11 = stablehlo.minimum %c_2, %10 : tensor<1xi64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<1xi64>) -> tensor<4x1xi64>
    %13 = stablehlo.convert %arg1 : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %15 = stablehlo.clamp %14, %13, %12 : tensor<4x1xi64>
    %16 = "stablehlo.scatter"(%arg0, %15, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %19 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<4x1xi64>, tensor<4x4x5xf32>) -> tensor<3x4x5xf32>
    %17 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %19 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<4x1xi32>, tensor<4x4x5xf32>) -> tensor<3x4x5xf32>
    %18 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %19 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<4x1xi32>, tensor<4x4x5xf32>) -> tensor<3x4x5xf32>
    return %7, %8, %16, %17, %18 : tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>
  }
}
