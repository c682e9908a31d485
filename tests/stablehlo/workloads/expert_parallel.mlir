module @jit_expert_parallel attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<24x4xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x4x3xf32>) -> (tensor<24x3xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"x"}, {}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg3: tensor<3x4xf32>, %arg4: tensor<4x8xf32>, %arg5: tensor<1x4x3xf32>) {
      %1 = stablehlo.dot_general %arg3, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x8xf32>) -> tensor<3x8xf32>
      %2 = func.call @argmax(%1) : (tensor<3x8xf32>) -> tensor<3xi32>
      %3 = func.call @_one_hot(%2) : (tensor<3xi32>) -> tensor<3x8xf32>
      %4 = func.call @cumsum(%3) : (tensor<3x8xf32>) -> tensor<3x8xf32>
      %5 = stablehlo.multiply %4, %3 : tensor<3x8xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
      %7 = stablehlo.subtract %5, %6 : tensor<3x8xf32>
      %8 = stablehlo.convert %7 : (tensor<3x8xf32>) -> tensor<3x8xi32>
      %9 = func.call @_one_hot_1(%8) : (tensor<3x8xi32>) -> tensor<3x8x2xf32>
      %10 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<3x8x1xf32>) -> tensor<3x8x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<3x8x2xf32>
      %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8x2xf32>, tensor<3x4xf32>) -> tensor<8x2x4xf32>
      %14 = "stablehlo.all_to_all"(%13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, split_count = 8 : i64, split_dimension = 0 : i64}> : (tensor<8x2x4xf32>) -> tensor<8x2x4xf32>
      %15 = stablehlo.reshape %arg5 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
      %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2x4xf32>, tensor<4x3xf32>) -> tensor<8x2x3xf32>
      %17 = func.call @relu(%16) : (tensor<8x2x3xf32>) -> tensor<8x2x3xf32>
      %18 = "stablehlo.all_to_all"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, split_count = 8 : i64, split_dimension = 0 : i64}> : (tensor<8x2x3xf32>) -> tensor<8x2x3xf32>
      %19 = stablehlo.dot_general %12, %18, contracting_dims = [2, 1] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x8x2xf32>, tensor<8x2x3xf32>) -> tensor<3x3xf32>
      sdy.return %19 : tensor<3x3xf32>
    } : (tensor<24x4xf32>, tensor<4x8xf32>, tensor<8x4x3xf32>) -> tensor<24x3xf32>
    return %0 : tensor<24x3xf32>
  }
  func.func private @argmax(%arg0: tensor<3x8xf32>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x8xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x8xf32>, tensor<3x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
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
    return %1#1 : tensor<3xi32>
  }
  func.func private @_one_hot(%arg0: tensor<3xi32>) -> tensor<3x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<3x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x8xi32>, tensor<3x8xi32>) -> tensor<3x8xi1>
    %5 = stablehlo.convert %4 : (tensor<3x8xi1>) -> tensor<3x8xf32>
    return %5 : tensor<3x8xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x8xf32>) -> tensor<3x8xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    return %0 : tensor<3x8xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x8xf32>) -> tensor<3x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @_one_hot_1(%arg0: tensor<3x8xi32>) -> tensor<3x8x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x8xi32>) -> tensor<3x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x2xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x8x1xi32>) -> tensor<3x8x2xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<3x8x2xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x8x2xi32>, tensor<3x8x2xi32>) -> tensor<3x8x2xi1>
    %5 = stablehlo.convert %4 : (tensor<3x8x2xi1>) -> tensor<3x8x2xf32>
    return %5 : tensor<3x8x2xf32>
  }
  func.func private @relu(%arg0: tensor<8x2x3xf32>) -> tensor<8x2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x2x3xf32>
    return %1 : tensor<8x2x3xf32>
  }
}
