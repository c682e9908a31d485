module @jit_ring_attention attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<16x2x4xf32>, %arg1: tensor<16x2x4xf32>, %arg2: tensor<16x2x4xf32>) -> (tensor<16x2x4xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"x"}, {}, {}]>, <@mesh, [{"x"}, {}, {}]>, <@mesh, [{"x"}, {}, {}]>] out_shardings=[<@mesh, [{"x"}, {}, {}]>] manual_axes={"x"} (%arg3: tensor<2x2x4xf32>, %arg4: tensor<2x2x4xf32>, %arg5: tensor<2x2x4xf32>) {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %3 = stablehlo.subtract %1, %2 : tensor<2x2xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %5:7 = stablehlo.while(%iterArg = %arg3, %iterArg_2 = %c, %iterArg_3 = %arg4, %iterArg_4 = %arg5, %iterArg_5 = %3, %iterArg_6 = %1, %iterArg_7 = %4) : tensor<2x2x4xf32>, tensor<i32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>
      cond {
        %c_8 = stablehlo.constant dense<8> : tensor<i32>
        %10 = stablehlo.compare LT, %iterArg_2, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %10 : tensor<i1>
      } do {
        %10:5 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>)
        %c_8 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.add %iterArg_2, %c_8 : tensor<i32>
        stablehlo.return %iterArg, %11, %10#0, %10#1, %10#2, %10#3, %10#4 : tensor<2x2x4xf32>, tensor<i32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>
      }
      %6 = stablehlo.broadcast_in_dim %5#5, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x4xf32>
      %8 = stablehlo.divide %5#6, %7 : tensor<2x2x4xf32>
      %9 = stablehlo.transpose %8, dims = [1, 0, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
      sdy.return %9 : tensor<2x2x4xf32>
    } : (tensor<16x2x4xf32>, tensor<16x2x4xf32>, tensor<16x2x4xf32>) -> tensor<16x2x4xf32>
    return %0 : tensor<16x2x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x2x4xf32>, %arg1: tensor<2x2x4xf32>, %arg2: tensor<2x2x4xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<2x2xf32>, %arg5: tensor<2x2x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x2x2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %4 = stablehlo.maximum %arg3, %3 : tensor<2x2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<2x2x2xf32>
    %8 = stablehlo.exponential %7 : tensor<2x2x2xf32>
    %9 = stablehlo.subtract %arg3, %4 : tensor<2x2xf32>
    %10 = stablehlo.exponential %9 : tensor<2x2xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x4xf32>
    %13 = stablehlo.multiply %arg5, %12 : tensor<2x2x4xf32>
    %14 = stablehlo.dot_general %8, %arg2, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x4xf32>
    %16 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 0]]> : tensor<8x2xi64>}> : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %17 = "stablehlo.collective_permute"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 0]]> : tensor<8x2xi64>}> : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %18 = stablehlo.multiply %arg4, %10 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x2xf32>
    return %16, %17, %4, %20, %15 : tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>
  }
}
