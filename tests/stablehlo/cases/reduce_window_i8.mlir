module @jit_reduce_window_i8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi8>) -> (tensor<5x3xi8> {jax.result_info = "result[0]"}, tensor<2x5xi8> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<i8>
      stablehlo.return %3 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<5x3xi8>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %3 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<2x5xi8>
    return %1, %2 : tensor<5x3xi8>, tensor<2x5xi8>
  }
}
