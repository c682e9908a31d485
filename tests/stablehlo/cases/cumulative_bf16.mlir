module @jit_cumulative_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xbf16>) -> (tensor<3x9xbf16> {jax.result_info = "result[0]"}, tensor<3x9xbf16> {jax.result_info = "result[1]"}, tensor<3x9xbf16> {jax.result_info = "result[2]"}, tensor<3x9xbf16> {jax.result_info = "result[3]"}, tensor<3x9xbf16> {jax.result_info = "result[4]"}, tensor<3x9xbf16> {jax.result_info = "result[5]"}, tensor<3x9xbf16> {jax.result_info = "result[6]"}, tensor<3x9xbf16> {jax.result_info = "result[7]"}, tensor<3x9xbf16> {jax.result_info = "result[8]"}, tensor<3x9xbf16> {jax.result_info = "result[9]"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %1 = call @cumsum_0(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %2 = call @cumprod(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %3 = call @cumprod_1(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %4 = call @cummax(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %5 = call @cummax_2(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %6 = call @cummin(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %7 = call @cummin_3(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %8 = call @cumlogsumexp(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    %9 = call @cumlogsumexp_4(%arg0) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x9xbf16>, tensor<3x9xbf16>, tensor<3x9xbf16>, tensor<3x9xbf16>, tensor<3x9xbf16>, tensor<3x9xbf16>, tensor<3x9xbf16>, tensor<3x9xbf16>, tensor<3x9xbf16>, tensor<3x9xbf16>
  }
  func.func private @cumsum(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %1 : tensor<3x9xbf16>
  }
  func.func private @cumsum_0(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %1 : tensor<3x9xbf16>
  }
  func.func private @cumprod(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %0 : tensor<3x9xbf16>
  }
  func.func private @cumprod_1(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %0 : tensor<3x9xbf16>
  }
  func.func private @cummax(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %1 : tensor<3x9xbf16>
  }
  func.func private @cummax_2(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %1 : tensor<3x9xbf16>
  }
  func.func private @cummin(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %1 : tensor<3x9xbf16>
  }
  func.func private @cummin_3(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %1 : tensor<3x9xbf16>
  }
  func.func private @cumlogsumexp(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<bf16>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      %5 = stablehlo.abs %2 : tensor<bf16>
      %6 = stablehlo.negate %5 : tensor<bf16>
      %7 = stablehlo.exponential %6 : tensor<bf16>
      %8 = stablehlo.log_plus_one %7 : tensor<bf16>
      %9 = stablehlo.add %1, %8 : tensor<bf16>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<bf16>
      stablehlo.return %10 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %0 : tensor<3x9xbf16>
  }
  func.func private @cumlogsumexp_4(%arg0: tensor<3x9xbf16>) -> tensor<3x9xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<bf16>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      %5 = stablehlo.abs %2 : tensor<bf16>
      %6 = stablehlo.negate %5 : tensor<bf16>
      %7 = stablehlo.exponential %6 : tensor<bf16>
      %8 = stablehlo.log_plus_one %7 : tensor<bf16>
      %9 = stablehlo.add %1, %8 : tensor<bf16>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<bf16>
      stablehlo.return %10 : tensor<bf16>
    }) : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
    return %0 : tensor<3x9xbf16>
  }
}
