module @jit_scatter_dims_one_window attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3xi32>, %arg2: tensor<2x2x2xf32>) -> (tensor<3x4x5xf32> {jax.result_info = "result[0]"}, tensor<3x4x5xf32> {jax.result_info = "result[1]"}, tensor<3x4x5xf32> {jax.result_info = "result[2]"}, tensor<3x4x5xf32> {jax.result_info = "result[3]"}, tensor<3x4x5xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.clamp %2, %arg1, %1 : tensor<3xi32>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %13 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<3xi32>, tensor<2x2x2xf32>) -> tensor<3x4x5xf32>
    %5 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %13 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<3xi32>, tensor<2x2x2xf32>) -> tensor<3x4x5xf32>
    %c_2 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.minimum %c_2, %6 : tensor<3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.clamp %8, %arg1, %7 : tensor<3xi32>
    %10 = "stablehlo.scatter"(%arg0, %9, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %13 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<3xi32>, tensor<2x2x2xf32>) -> tensor<3x4x5xf32>
    %11 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %13 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<3xi32>, tensor<2x2x2xf32>) -> tensor<3x4x5xf32>
    %12 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %13 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<3xi32>, tensor<2x2x2xf32>) -> tensor<3x4x5xf32>
    return %4, %5, %10, %11, %12 : tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>
  }
}
