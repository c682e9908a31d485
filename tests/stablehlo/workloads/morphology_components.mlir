module @jit_morphology_components attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x11xf32>) -> (tensor<12x11xi1> {jax.result_info = "result[0]"}, tensor<12x11xf32> {jax.result_info = "result[1]"}, tensor<12x11xi32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<6.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %2 = "stablehlo.reduce_window"(%1, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %14 = stablehlo.and %arg1, %arg2 : tensor<i1>
      stablehlo.return %14 : tensor<i1>
    }) : (tensor<12x11xi1>, tensor<i1>) -> tensor<12x11xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = "stablehlo.reduce_window"(%2, %c_0) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %14 = stablehlo.or %arg1, %arg2 : tensor<i1>
      stablehlo.return %14 : tensor<i1>
    }) : (tensor<12x11xi1>, tensor<i1>) -> tensor<12x11xi1>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.reduce_window"(%arg0, %4) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %14 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<12x11xf32>, tensor<f32>) -> tensor<12x11xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.reduce_window"(%5, %6) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %14 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<12x11xf32>, tensor<f32>) -> tensor<12x11xf32>
    %8 = stablehlo.iota dim = 0 : tensor<132xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<132xi32>
    %10 = stablehlo.add %9, %8 : tensor<132xi32>
    %11 = stablehlo.reshape %10 : (tensor<132xi32>) -> tensor<12x11xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %12 = call @_where(%1, %11, %c_4) : (tensor<12x11xi1>, tensor<12x11xi32>, tensor<i32>) -> tensor<12x11xi32>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %13:3 = stablehlo.while(%iterArg = %1, %iterArg_6 = %12, %iterArg_7 = %c_5) : tensor<12x11xi1>, tensor<12x11xi32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_7 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %14 = "stablehlo.reduce_window"(%iterArg_6, %c_8) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        %18 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
        stablehlo.return %18 : tensor<i32>
      }) : (tensor<12x11xi32>, tensor<i32>) -> tensor<12x11xi32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %15 = func.call @_where(%iterArg, %14, %c_9) : (tensor<12x11xi1>, tensor<12x11xi32>, tensor<i32>) -> tensor<12x11xi32>
      %16 = stablehlo.compare NE, %15, %iterArg_6, SIGNED : (tensor<12x11xi32>, tensor<12x11xi32>) -> tensor<12x11xi1>
      %c_10 = stablehlo.constant dense<false> : tensor<i1>
      %17 = stablehlo.reduce(%16 init: %c_10) applies stablehlo.or across dimensions = [0, 1] : (tensor<12x11xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %15, %17 : tensor<12x11xi1>, tensor<12x11xi32>, tensor<i1>
    }
    return %3, %7, %13#1 : tensor<12x11xi1>, tensor<12x11xf32>, tensor<12x11xi32>
  }
  func.func private @_where(%arg0: tensor<12x11xi1>, %arg1: tensor<12x11xi32>, %arg2: tensor<i32>) -> tensor<12x11xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<12x11xi1>, tensor<12x11xi32>
    return %2 : tensor<12x11xi32>
  }
}
