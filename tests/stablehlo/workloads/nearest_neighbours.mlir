module @jit_nearest_neighbours attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40x3xf32>, %arg1: tensor<40xi32>, %arg2: tensor<6x3xf32>) -> (tensor<6x5xi32> {jax.result_info = "result[0]"}, tensor<6x5xf32> {jax.result_info = "result[1]"}, tensor<6xi32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<6x3xf32>) -> tensor<6x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<40x3xf32>) -> tensor<1x40x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<6x1x3xf32>) -> tensor<6x40x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x40x3xf32>) -> tensor<6x40x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<6x40x3xf32>
    %5 = call @norm(%4) : (tensor<6x40x3xf32>) -> tensor<6x40xf32>
    %6 = stablehlo.negate %5 : tensor<6x40xf32>
    %values, %indices = chlo.top_k(%6, k = 5) : tensor<6x40xf32> -> (tensor<6x5xf32>, tensor<6x5xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x5xi32>
    %8 = stablehlo.compare LT, %indices, %7, SIGNED : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x5xi32>
    %10 = stablehlo.add %indices, %9 : tensor<6x5xi32>
    %11 = stablehlo.select %8, %10, %indices : tensor<6x5xi1>, tensor<6x5xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x5xi32>) -> tensor<6x5x1xi32>
    %13 = "stablehlo.gather"(%arg1, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xi32>, tensor<6x5x1xi32>) -> tensor<6x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @clip(%13, %c_2) : (tensor<6x5xi32>, tensor<i32>) -> tensor<6x5xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6x5xi32>
    %17 = stablehlo.compare LT, %15, %16, SIGNED : (tensor<6x5xi32>, tensor<6x5xi32>) -> tensor<6x5xi1>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6x5xi32>
    %19 = stablehlo.add %15, %18 : tensor<6x5xi32>
    %20 = stablehlo.select %17, %19, %15 : tensor<6x5xi1>, tensor<6x5xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<6x5xi32>) -> tensor<6x5x1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %23 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<3xi32>) -> tensor<6x3xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<5xi32>) -> tensor<6x5xi32>
    %25 = "stablehlo.scatter"(%23, %21, %24) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %28 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %28 : tensor<i32>
    }) : (tensor<6x3xi32>, tensor<6x5x1xi32>, tensor<6x5xi32>) -> tensor<6x3xi32>
    %26 = stablehlo.negate %values : tensor<6x5xf32>
    %27 = call @argmax(%25) : (tensor<6x3xi32>) -> tensor<6xi32>
    return %indices, %26, %27 : tensor<6x5xi32>, tensor<6x5xf32>, tensor<6xi32>
  }
  func.func private @norm(%arg0: tensor<6x40x3xf32>) -> tensor<6x40xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x40x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x40x3xf32>, tensor<f32>) -> tensor<6x40xf32>
    %2 = stablehlo.sqrt %1 : tensor<6x40xf32>
    return %2 : tensor<6x40xf32>
  }
  func.func private @clip(%arg0: tensor<6x5xi32>, %arg1: tensor<i32>) -> tensor<6x5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6x5xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6x5xi32>
    return %2 : tensor<6x5xi32>
  }
  func.func private @argmax(%arg0: tensor<6x3xi32>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<6x3xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<6x3xi32>, tensor<6x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<6xi32>, tensor<6xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
}
