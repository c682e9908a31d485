module @jit_cumulative_int attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi32>) -> (tensor<3x9xi32> {jax.result_info = "result[0]"}, tensor<3x9xi32> {jax.result_info = "result[1]"}, tensor<3x9xi32> {jax.result_info = "result[2]"}, tensor<3x9xi32> {jax.result_info = "result[3]"}, tensor<27xi8> {jax.result_info = "result[4]"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    %1 = call @cumprod(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    %2 = call @cummax(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    %3 = call @cummin(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<3x9xi32>) -> tensor<3x9xi8>
    %5 = call @cumsum_1(%4) : (tensor<3x9xi8>) -> tensor<27xi8>
    return %0, %1, %2, %3, %5 : tensor<3x9xi32>, tensor<3x9xi32>, tensor<3x9xi32>, tensor<3x9xi32>, tensor<27xi8>
  }
  func.func private @cumsum(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %1 : tensor<3x9xi32>
  }
  func.func private @cumprod(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
  func.func private @cummax(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %1 : tensor<3x9xi32>
  }
  func.func private @cummin(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %1 : tensor<3x9xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<3x9xi8>) -> tensor<27xi8> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x9xi8>) -> tensor<27xi8>
    %1 = call @cumsum_2(%0) : (tensor<27xi8>) -> tensor<27xi8>
    return %1 : tensor<27xi8>
  }
  func.func private @cumsum_2(%arg0: tensor<27xi8>) -> tensor<27xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[26, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 27>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<27xi8>, tensor<i8>) -> tensor<27xi8>
    return %1 : tensor<27xi8>
  }
}
