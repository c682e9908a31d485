module @jit_sm_futures attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<1x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}) {
    %0:3 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>] manual_axes={"x"} (%arg1: tensor<1x8xf32>) {
      %1 = "stablehlo.async_start"(%arg1) ({
      ^bb0(%arg2: tensor<1x8xf32>):
        %16 = "stablehlo.all_reduce"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
        ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
          %17 = stablehlo.add %arg3, %arg4 : tensor<f32>
          stablehlo.return %17 : tensor<f32>
        }) : (tensor<1x8xf32>) -> tensor<1x8xf32>
        stablehlo.return %16 : tensor<1x8xf32>
      }) : (tensor<1x8xf32>) -> !stablehlo.future<tensor<1x8xf32>>
      %2 = "stablehlo.async_start"(%arg1) ({
      ^bb0(%arg2: tensor<1x8xf32>):
        %16 = "stablehlo.collective_permute"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 0]]> : tensor<8x2xi64>}> : (tensor<1x8xf32>) -> tensor<1x8xf32>
        stablehlo.return %16 : tensor<1x8xf32>
      }) : (tensor<1x8xf32>) -> !stablehlo.future<tensor<1x8xf32>>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
      %4 = stablehlo.multiply %arg1, %3 : tensor<1x8xf32>
      %5 = "stablehlo.async_start"(%4) ({
      ^bb0(%arg2: tensor<1x8xf32>):
        %16 = "stablehlo.all_gather"(%arg2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> : (tensor<1x8xf32>) -> tensor<8x8xf32>
        stablehlo.return %16 : tensor<8x8xf32>
      }) : (tensor<1x8xf32>) -> !stablehlo.future<tensor<8x8xf32>>
      %6 = "stablehlo.async_done"(%1) : (!stablehlo.future<tensor<1x8xf32>>) -> tensor<1x8xf32>
      %7 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<1x8xf32>>) -> tensor<1x8xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<8> : tensor<ui32>
      %8 = stablehlo.partition_id : tensor<ui32>
      %9 = stablehlo.divide %8, %c : tensor<ui32>
      %10 = stablehlo.remainder %9, %c_0 : tensor<ui32>
      %11 = stablehlo.convert %10 : (tensor<ui32>) -> tensor<i32>
      %12 = stablehlo.convert %11 : (tensor<i32>) -> tensor<f32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
      %14 = stablehlo.add %7, %13 : tensor<1x8xf32>
      %15 = "stablehlo.async_done"(%5) : (!stablehlo.future<tensor<8x8xf32>>) -> tensor<8x8xf32>
      sdy.return %6, %14, %15 : tensor<1x8xf32>, tensor<1x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> (tensor<1x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>)
    return %0#0, %0#1, %0#2 : tensor<1x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
