module @jit_attention_linear attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x12x2x4xf32>, %arg1: tensor<2x12x2x4xf32>, %arg2: tensor<2x12x2x4xf32>) -> (tensor<2x12x2x4xf32> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x2x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x12x2x4xf32>
    %3 = call @elu(%arg1) : (tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12x2x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x12x2x4xf32>
    %6 = stablehlo.dot_general %5, %arg2, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x12x2x4xf32>, tensor<2x12x2x4xf32>) -> tensor<2x12x2x4x4xf32>
    %7 = call @cumsum(%6) : (tensor<2x12x2x4x4xf32>) -> tensor<2x12x2x4x4xf32>
    %8 = call @cumsum_2(%5) : (tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32>
    %9 = stablehlo.dot_general %2, %8, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x12x2x4xf32>, tensor<2x12x2x4xf32>) -> tensor<2x12x2xf32>
    %10 = stablehlo.dot_general %2, %7, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x12x2x4xf32>, tensor<2x12x2x4x4xf32>) -> tensor<2x12x2x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x12x2xf32>) -> tensor<2x12x2x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x12x2x1xf32>) -> tensor<2x12x2x4xf32>
    %13 = stablehlo.divide %10, %12 : tensor<2x12x2x4xf32>
    return %13 : tensor<2x12x2x4xf32>
  }
  func.func private @elu(%arg0: tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x12x2x4xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<2x12x2x4xf32>, tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12x2x4xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<2x12x2x4xf32>, tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<2x12x2x4xi1>, tensor<f32>, tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<2x12x2x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x12x2x4xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<2x12x2x4xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<2x12x2x4xi1>, tensor<2x12x2x4xf32>, tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32>
    return %8 : tensor<2x12x2x4xf32>
  }
  func.func private @_where(%arg0: tensor<2x12x2x4xi1>, %arg1: tensor<f32>, %arg2: tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x12x2x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<2x12x2x4xi1>, tensor<2x12x2x4xf32>
    return %2 : tensor<2x12x2x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x12x2x4xi1>, %arg1: tensor<2x12x2x4xf32>, %arg2: tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x12x2x4xi1>, tensor<2x12x2x4xf32>
    return %0 : tensor<2x12x2x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x12x2x4x4xf32>) -> tensor<2x12x2x4x4xf32> {
    %0 = call @cumsum_1(%arg0) : (tensor<2x12x2x4x4xf32>) -> tensor<2x12x2x4x4xf32>
    return %0 : tensor<2x12x2x4x4xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<2x12x2x4x4xf32>) -> tensor<2x12x2x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [11, 0], [0, 0], [0, 0], [0, 0]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 12, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x12x2x4x4xf32>, tensor<f32>) -> tensor<2x12x2x4x4xf32>
    return %1 : tensor<2x12x2x4x4xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32> {
    %0 = call @cumsum_3(%arg0) : (tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32>
    return %0 : tensor<2x12x2x4xf32>
  }
  func.func private @cumsum_3(%arg0: tensor<2x12x2x4xf32>) -> tensor<2x12x2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [11, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 12, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x12x2x4xf32>, tensor<f32>) -> tensor<2x12x2x4xf32>
    return %1 : tensor<2x12x2x4xf32>
  }
}
