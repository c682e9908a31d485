module @jit_sm_halo attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]>
  func.func public @main(%arg0: tensor<16x3xf32>) -> (tensor<16x3xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x3xf32>) {
      %1 = stablehlo.slice %arg1 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]]> : tensor<7x2xi64>}> : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %3 = stablehlo.slice %arg1 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %4 = "stablehlo.collective_permute"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [4, 3], [5, 4], [6, 5], [7, 6]]> : tensor<7x2xi64>}> : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %5 = stablehlo.concatenate %2, %arg1, %4, dim = 0 : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
      %6 = stablehlo.slice %5 [2:4, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
      %7 = stablehlo.concatenate %2, %arg1, %4, dim = 0 : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
      %8 = stablehlo.slice %7 [0:2, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
      %9 = stablehlo.add %6, %8 : tensor<2x3xf32>
      sdy.return %9 : tensor<2x3xf32>
    } : (tensor<16x3xf32>) -> tensor<16x3xf32>
    return %0 : tensor<16x3xf32>
  }
}
