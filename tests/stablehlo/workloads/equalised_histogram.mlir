module @jit_equalised_histogram attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x11xf32>) -> (tensor<32xi32> {jax.result_info = "result[0]"}, tensor<12x11xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<12x11xf32>
    %2 = stablehlo.convert %1 : (tensor<12x11xf32>) -> tensor<12x11xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<31> : tensor<i32>
    %3 = call @clip(%2, %c, %c_0) : (tensor<12x11xi32>, tensor<i32>, tensor<i32>) -> tensor<12x11xi32>
    %4 = stablehlo.reshape %3 : (tensor<12x11xi32>) -> tensor<132xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @clip_0(%4, %c_2) : (tensor<132xi32>, tensor<i32>) -> tensor<132xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<132xi32>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<132xi32>, tensor<132xi32>) -> tensor<132xi1>
    %c_4 = stablehlo.constant dense<32> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<132xi32>
    %10 = stablehlo.add %6, %9 : tensor<132xi32>
    %11 = stablehlo.select %8, %10, %6 : tensor<132xi1>, tensor<132xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<132xi32>) -> tensor<132x1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<132xi32>
    %14 = "stablehlo.scatter"(%5, %12, %13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %28 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %28 : tensor<i32>
    }) : (tensor<32xi32>, tensor<132x1xi32>, tensor<132xi32>) -> tensor<32xi32>
    %15 = call @cumsum(%14) : (tensor<32xi32>) -> tensor<32xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %17 = stablehlo.compare LT, %3, %16, SIGNED : (tensor<12x11xi32>, tensor<12x11xi32>) -> tensor<12x11xi1>
    %c_7 = stablehlo.constant dense<32> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %19 = stablehlo.add %3, %18 : tensor<12x11xi32>
    %20 = stablehlo.select %17, %19, %3 : tensor<12x11xi1>, tensor<12x11xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<12x11xi32>) -> tensor<12x11x1xi32>
    %22 = "stablehlo.gather"(%15, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<32xi32>, tensor<12x11x1xi32>) -> tensor<12x11xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %24 = stablehlo.subtract %22, %23 : tensor<12x11xi32>
    %25 = stablehlo.convert %24 : (tensor<12x11xi32>) -> tensor<12x11xf32>
    %cst_9 = stablehlo.constant dense<1.310000e+02> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %27 = stablehlo.divide %25, %26 : tensor<12x11xf32>
    return %14, %27 : tensor<32xi32>, tensor<12x11xf32>
  }
  func.func private @clip(%arg0: tensor<12x11xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<12x11xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<12x11xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<12x11xi32>
    return %5 : tensor<12x11xi32>
  }
  func.func private @clip_0(%arg0: tensor<132xi32>, %arg1: tensor<i32>) -> tensor<132xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<132xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<132xi32>
    return %2 : tensor<132xi32>
  }
  func.func private @cumsum(%arg0: tensor<32xi32>) -> tensor<32xi32> {
    %0 = call @cumsum_1(%arg0) : (tensor<32xi32>) -> tensor<32xi32>
    return %0 : tensor<32xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<32xi32>) -> tensor<32xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[31, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 32>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    return %1 : tensor<32xi32>
  }
}
