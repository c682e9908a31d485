module @jit_gather_batching attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x2xi32>) -> (tensor<3x2x5xf32> {jax.result_info = "[0]"}, tensor<4x3x3x2xf32> {jax.result_info = "[1]"}, tensor<3x2xf32> {jax.result_info = "[2]"}, tensor<3x4x1xf32> {jax.result_info = "[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2x5xf32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %8 = stablehlo.compare  LT, %arg1, %7,  SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %10 = stablehlo.add %arg1, %9 : tensor<3x2xi32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %13 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<3x4x5xf32>) -> tensor<4x3x5xf32>
    %14 = "stablehlo.gather"(%13, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 3, 1>}> : (tensor<4x3x5xf32>, tensor<3x2x1xi32>) -> tensor<4x3x3x2xf32>
    %15 = stablehlo.slice %arg0 [0:3, 0:2, 0:1] : (tensor<3x4x5xf32>) -> tensor<3x2x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<3x2x1xf32>) -> tensor<3x2xf32>
    %17 = call @take_along_axis(%16, %arg1) : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
    %18 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = "stablehlo.gather"(%arg1, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 3, 1>}> : (tensor<3x2xi32>, tensor<1xi32>) -> tensor<3x1xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 3] : (tensor<3x1x1xi32>) -> tensor<3x1x4x1xi32>
    %22 = stablehlo.reshape %21 : (tensor<3x1x4x1xi32>) -> tensor<3x4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<4> : tensor<i64>
    %23 = call @clip(%22, %c_2, %c_3) : (tensor<3x4x1xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4x1xi32>
    %24 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4x1xi32>
    %25 = stablehlo.compare  LT, %23, %24,  SIGNED : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi1>
    %26 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4x1xi32>
    %27 = stablehlo.add %23, %26 : tensor<3x4x1xi32>
    %28 = stablehlo.select %25, %27, %23 : tensor<3x4x1xi1>, tensor<3x4x1xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x1x1xi32>
    %30 = "stablehlo.gather"(%arg0, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>, tensor<3x4x1x1xi32>) -> tensor<3x4x1xf32>
    return %6, %14, %17, %30 : tensor<3x2x5xf32>, tensor<4x3x3x2xf32>, tensor<3x2xf32>, tensor<3x4x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xi32>) -> tensor<3x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi64>
    %6 = stablehlo.convert %5 : (tensor<3x2x1xi32>) -> tensor<3x2x1xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x2x1xi64>
    %8 = stablehlo.compare  GE, %6, %7,  SIGNED : (tensor<3x2x1xi64>, tensor<3x2x1xi64>) -> tensor<3x2x1xi1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi64>) -> tensor<1x1x1xi64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x1xi64>) -> tensor<3x2x1xi64>
    %11 = stablehlo.compare  LE, %6, %10,  SIGNED : (tensor<3x2x1xi64>, tensor<3x2x1xi64>) -> tensor<3x2x1xi1>
    %12 = stablehlo.and %8, %11 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %14 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xf32>, tensor<3x2x1xi64>) -> tensor<3x2xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<3x2xi1>, tensor<3x2xf32>
    return %16 : tensor<3x2xf32>
  }
  func.func private @clip(%arg0: tensor<3x4x1xi32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<3x4x1xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4x1xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x4x1xi32>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<3x4x1xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x4x1xi32>
    return %5 : tensor<3x4x1xi32>
  }
}
