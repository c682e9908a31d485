module @jit_max_pool_grad_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x6x7x2xbf16>) -> (tensor<1x6x7x2xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %10 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %10 : tensor<bf16>
    }) : (tensor<1x6x7x2xbf16>, tensor<bf16>) -> tensor<1x6x7x2xbf16>
    %2 = stablehlo.convert %1 : (tensor<1x6x7x2xbf16>) -> tensor<1x6x7x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x6x7x2xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.convert %3 : (tensor<f32>) -> tensor<bf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x6x7x2xf32>
    %6 = stablehlo.convert %5 : (tensor<1x6x7x2xf32>) -> tensor<1x6x7x2xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %7 = stablehlo.pad %arg0, %cst_2, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x6x7x2xbf16>, tensor<bf16>) -> tensor<1x7x8x2xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = "stablehlo.select_and_scatter"(%7, %6, %cst_3) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %10 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %10 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %10 : tensor<bf16>
    }) : (tensor<1x7x8x2xbf16>, tensor<1x6x7x2xbf16>, tensor<bf16>) -> tensor<1x7x8x2xbf16>
    %9 = stablehlo.slice %8 [0:1, 0:6, 0:7, 0:2] : (tensor<1x7x8x2xbf16>) -> tensor<1x6x7x2xbf16>
    return %9 : tensor<1x6x7x2xbf16>
  }
}
