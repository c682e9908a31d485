module @jit_reduce_window_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xbf16>) -> (tensor<5x3xbf16> {jax.result_info = "result[0]"}, tensor<2x5xbf16> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %3 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5x3xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = "stablehlo.reduce_window"(%arg0, %cst_0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %3 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<2x5xbf16>
    return %1, %2 : tensor<5x3xbf16>, tensor<2x5xbf16>
  }
}
