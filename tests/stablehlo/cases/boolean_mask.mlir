module @jit_boolean_mask attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xi1>) -> (tensor<4x5xf32> {jax.result_info = "result[0]"}, tensor<7xi64> {jax.result_info = "result[1][0]"}, tensor<7xi64> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_where(%arg1, %arg0, %c) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<i64>) -> tensor<4x5xf32>
    %1 = call @cumsum(%arg1) : (tensor<4x5xi1>) -> tensor<20xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @clip(%1, %c_1) : (tensor<20xi64>, tensor<i64>) -> tensor<20xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<20xi64>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
    %c_3 = stablehlo.constant dense<7> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<20xi64>
    %7 = stablehlo.add %3, %6 : tensor<20xi64>
    %8 = stablehlo.select %5, %7, %3 : tensor<20xi1>, tensor<20xi64>
    %9 = stablehlo.convert %8 : (tensor<20xi64>) -> tensor<20xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<20xi64>
    %12 = "stablehlo.scatter"(%2, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %26 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<7xi64>, tensor<20x1xi32>, tensor<20xi64>) -> tensor<7xi64>
    %13 = call @cumsum_1(%12) : (tensor<7xi64>) -> tensor<7xi64>
    %c_5 = stablehlo.constant dense<5> : tensor<i64>
    %14 = call @floor_divide(%13, %c_5) : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    %c_6 = stablehlo.constant dense<4> : tensor<i64>
    %15 = call @remainder(%14, %c_6) : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %16 = call @floor_divide(%13, %c_7) : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    %c_8 = stablehlo.constant dense<5> : tensor<i64>
    %17 = call @remainder(%16, %c_8) : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    %18 = stablehlo.iota dim = 0 : tensor<7xi64>
    %19 = stablehlo.convert %arg1 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %20 = stablehlo.convert %19 : (tensor<4x5xi32>) -> tensor<4x5xi64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.reduce(%20 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<i64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %23 = stablehlo.compare GE, %18, %22, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_10 = stablehlo.constant dense<-1> : tensor<i64>
    %24 = call @_where_5(%23, %c_10, %15) : (tensor<7xi1>, tensor<i64>, tensor<7xi64>) -> tensor<7xi64>
    %c_11 = stablehlo.constant dense<-1> : tensor<i64>
    %25 = call @_where_5(%23, %c_11, %17) : (tensor<7xi1>, tensor<i64>, tensor<7xi64>) -> tensor<7xi64>
    return %0, %24, %25 : tensor<4x5xf32>, tensor<7xi64>, tensor<7xi64>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xf32>, %arg2: tensor<i64>) -> tensor<4x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4x5xi1>, tensor<4x5xf32>
    return %2 : tensor<4x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x5xi1>) -> tensor<20xi64> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x5xi1>) -> tensor<20xi1>
    %1 = stablehlo.convert %0 : (tensor<20xi1>) -> tensor<20xi64>
    %2 = call @cumsum_0(%1) : (tensor<20xi64>) -> tensor<20xi64>
    return %2 : tensor<20xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<20xi64>) -> tensor<20xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<20xi64>, tensor<i64>) -> tensor<20xi64>
    return %1 : tensor<20xi64>
  }
  func.func private @clip(%arg0: tensor<20xi64>, %arg1: tensor<i64>) -> tensor<20xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<20xi64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<20xi64>
    return %2 : tensor<20xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<7xi64>) -> tensor<7xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<7xi64>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<7xi64>) -> tensor<7xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    return %1 : tensor<7xi64>
  }
  func.func private @floor_divide(%arg0: tensor<7xi64>, %arg1: tensor<i64>) -> tensor<7xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %1 = stablehlo.divide %arg0, %0 : tensor<7xi64>
    %2 = stablehlo.sign %arg0 : tensor<7xi64>
    %3 = stablehlo.sign %arg1 : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %7 = stablehlo.remainder %arg0, %6 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %10 = stablehlo.and %5, %9 : tensor<7xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %12 = stablehlo.subtract %1, %11 : tensor<7xi64>
    %13 = call @_where_3(%10, %12, %1) : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    return %13 : tensor<7xi64>
  }
  func.func private @_where_3(%arg0: tensor<7xi1>, %arg1: tensor<7xi64>, %arg2: tensor<7xi64>) -> tensor<7xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @remainder(%arg0: tensor<7xi64>, %arg1: tensor<i64>) -> tensor<7xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %12 = stablehlo.and %11, %6 : tensor<7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %14 = stablehlo.add %4, %13 : tensor<7xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<7xi1>, tensor<7xi64>
    return %15 : tensor<7xi64>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_5(%arg0: tensor<7xi1>, %arg1: tensor<i64>, %arg2: tensor<7xi64>) -> tensor<7xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi64>
    return %2 : tensor<7xi64>
  }
}
