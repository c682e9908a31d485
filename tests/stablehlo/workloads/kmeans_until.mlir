module @jit_kmeans_until attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<40x3xf32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %0, %iterArg_1 = %cst, %iterArg_2 = %c) : tensor<40x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<i32>
    cond {
      %cst_3 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2 = stablehlo.compare GT, %iterArg_1, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_4 = stablehlo.constant dense<50> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_2, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_5 = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<i1>
      %5 = stablehlo.compare NE, %3, %4, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.convert %5 : tensor<i1>
      %7 = stablehlo.and %2, %6 : tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %2 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 2] : (tensor<40x3xf32>) -> tensor<40x1x3xf32>
      %3 = stablehlo.broadcast_in_dim %iterArg_0, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<40x1x3xf32>) -> tensor<40x4x3xf32>
      %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x4x3xf32>) -> tensor<40x4x3xf32>
      %6 = stablehlo.subtract %4, %5 : tensor<40x4x3xf32>
      %7 = stablehlo.multiply %6, %6 : tensor<40x4x3xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<40x4x3xf32>, tensor<f32>) -> tensor<40x4xf32>
      %9 = func.call @argmin(%8) : (tensor<40x4xf32>) -> tensor<40xi32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<40xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %12 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<40xi32>) -> tensor<40x1xi32>
      %13 = "stablehlo.scatter"(%11, %12, %10) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %26 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %26 : tensor<f32>
      }) : (tensor<4xf32>, tensor<40x1xi32>, tensor<40xf32>) -> tensor<4xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %15 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<40xi32>) -> tensor<40x1xi32>
      %16 = "stablehlo.scatter"(%14, %15, %iterArg) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %26 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %26 : tensor<f32>
      }) : (tensor<4x3xf32>, tensor<40x1xi32>, tensor<40x3xf32>) -> tensor<4x3xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %18 = stablehlo.maximum %13, %17 : tensor<4xf32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
      %21 = stablehlo.divide %16, %20 : tensor<4x3xf32>
      %22 = stablehlo.subtract %21, %iterArg_0 : tensor<4x3xf32>
      %23 = stablehlo.abs %22 : tensor<4x3xf32>
      %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %24 = stablehlo.reduce(%23 init: %cst_8) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_2, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %21, %24, %25 : tensor<40x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<i32>
    }
    return %1#1, %1#3 : tensor<4x3xf32>, tensor<i32>
  }
  func.func private @argmin(%arg0: tensor<40x4xf32>) -> tensor<40xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<40x4xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<40x4xf32>, tensor<40x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<40xf32>, tensor<40xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<40xi32>
  }
}
