module @jit_zero_sized attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0xf32>, %arg1: tensor<0x3xf32>) -> (tensor<3x0xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<3xf32> {jax.result_info = "result[2]"}, tensor<0x2xf32> {jax.result_info = "result[3]"}, tensor<3x0xf32> {jax.result_info = "result[4]"}, tensor<0xf32> {jax.result_info = "result[5]"}, tensor<0x3xf32> {jax.result_info = "result[6]"}, tensor<0x0xf32> {jax.result_info = "result[7]"}, tensor<0x0xf32> {jax.result_info = "result[8]"}, tensor<3x3xf32> {jax.result_info = "result[9]"}, tensor<3x0xf32> {jax.result_info = "result[10]"}, tensor<0xi64> {jax.result_info = "result[11]"}, tensor<3x0xf32> {jax.result_info = "result[12]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x0xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<3x0xf32>) -> tensor<0x2xf32>
    %5 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
    %7 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x0xf32>) -> tensor<0x3xf32>
    %8 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xf32>, tensor<3x0xf32>) -> tensor<0x0xf32>
    %9 = stablehlo.reshape %arg0 : (tensor<3x0xf32>) -> tensor<0x3xf32>
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xf32>, tensor<3x0xf32>) -> tensor<0x0xf32>
    %12 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xf32>, tensor<0x3xf32>) -> tensor<3x3xf32>
    %14 = call @sort(%arg0) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    %15 = call @argmax(%arg1) : (tensor<0x3xf32>) -> tensor<0xi64>
    %16 = call @cumsum(%arg0) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    return %1, %2, %3, %4, %5, %6, %7, %8, %11, %13, %14, %15, %16 : tensor<3x0xf32>, tensor<f32>, tensor<3xf32>, tensor<0x2xf32>, tensor<3x0xf32>, tensor<0xf32>, tensor<0x3xf32>, tensor<0x0xf32>, tensor<0x0xf32>, tensor<3x3xf32>, tensor<3x0xf32>, tensor<0xi64>, tensor<3x0xf32>
  }
  func.func private @sort(%arg0: tensor<3x0xf32>) -> tensor<3x0xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare  EQ, %arg1, %cst,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %cst, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare  NE, %arg1, %arg1,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_0, %2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare  EQ, %arg2, %cst,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.select %5, %cst, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare  NE, %arg2, %arg2,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.select %7, %cst_0, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare  LT, %4, %8,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    return %0 : tensor<3x0xf32>
  }
  func.func private @argmax(%arg0: tensor<0x3xf32>) -> tensor<0xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<0x3xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<0x3xf32>, tensor<0x3xi64>, tensor<f32>, tensor<i64>) -> (tensor<0xf32>, tensor<0xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare  GT, %arg1, %arg3,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare  NE, %arg1, %arg1,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare  EQ, %arg1, %arg3,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare  LT, %arg2, %arg4,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<0xi64>
  }
  func.func private @cumsum(%arg0: tensor<3x0xf32>) -> tensor<3x0xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    return %0 : tensor<3x0xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x0xf32>) -> tensor<3x0xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x0xf32>
    return %1 : tensor<3x0xf32>
  }
}
