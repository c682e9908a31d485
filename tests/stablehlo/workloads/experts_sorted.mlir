module @jit_experts_sorted attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5xf32>, %arg1: tensor<5x6x8xf32>, %arg2: tensor<11x6xf32>) -> (tensor<11x8xf32> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}, tensor<5xi32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x6xf32>, tensor<6x5xf32>) -> tensor<11x5xf32>
    %1 = call @argmax(%0) : (tensor<11x5xf32>) -> tensor<11xi32>
    %2 = call @argsort(%1) : (tensor<11xi32>) -> tensor<11xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @clip(%1, %c_0) : (tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %8 = stablehlo.add %4, %7 : tensor<11xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<11xi1>, tensor<11xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %45 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %45 : tensor<i32>
    }) : (tensor<5xi32>, tensor<11x1xi32>, tensor<11xi32>) -> tensor<5xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %14 = stablehlo.compare LT, %2, %13, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_5 = stablehlo.constant dense<11> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %16 = stablehlo.add %2, %15 : tensor<11xi32>
    %17 = stablehlo.select %14, %16, %2 : tensor<11xi1>, tensor<11xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %19 = "stablehlo.gather"(%arg2, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<11x6xf32>, tensor<11x1xi32>) -> tensor<11x6xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %21 = stablehlo.compare LT, %2, %20, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_7 = stablehlo.constant dense<11> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %23 = stablehlo.add %2, %22 : tensor<11xi32>
    %24 = stablehlo.select %21, %23, %2 : tensor<11xi1>, tensor<11xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %26 = "stablehlo.gather"(%1, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xi32>, tensor<11x1xi32>) -> tensor<11xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %28 = stablehlo.compare LT, %26, %27, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %30 = stablehlo.add %26, %29 : tensor<11xi32>
    %31 = stablehlo.select %28, %30, %26 : tensor<11xi1>, tensor<11xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %33 = "stablehlo.gather"(%arg1, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 8>}> : (tensor<5x6x8xf32>, tensor<11x1xi32>) -> tensor<11x6x8xf32>
    %34 = stablehlo.dot_general %19, %33, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<11x6xf32>, tensor<11x6x8xf32>) -> tensor<11x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %37 = stablehlo.compare LT, %2, %36, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_11 = stablehlo.constant dense<11> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %39 = stablehlo.add %2, %38 : tensor<11xi32>
    %40 = stablehlo.select %37, %39, %2 : tensor<11xi1>, tensor<11xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %42 = "stablehlo.scatter"(%35, %41, %34) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<11x8xf32>, tensor<11x1xi32>, tensor<11x8xf32>) -> tensor<11x8xf32>
    %43 = call @cumsum(%12) : (tensor<5xi32>) -> tensor<5xi32>
    %44 = stablehlo.subtract %43, %12 : tensor<5xi32>
    return %42, %12, %44 : tensor<11x8xf32>, tensor<5xi32>, tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<11x5xf32>) -> tensor<11xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<11x5xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<11x5xf32>, tensor<11x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<11xf32>, tensor<11xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
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
    return %1#1 : tensor<11xi32>
  }
  func.func private @argsort(%arg0: tensor<11xi32>) -> tensor<11xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<11xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<11xi32>, tensor<11xi32>) -> (tensor<11xi32>, tensor<11xi32>)
    return %1#1 : tensor<11xi32>
  }
  func.func private @clip(%arg0: tensor<11xi32>, %arg1: tensor<i32>) -> tensor<11xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<11xi32>
    return %2 : tensor<11xi32>
  }
  func.func private @cumsum(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<5xi32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
}
