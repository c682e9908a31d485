module @jit_sm_psum_tree attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x3xf32>) -> (tensor<1x8xf32> {jax.result_info = "result['p']"}, tensor<1x3xf32> {jax.result_info = "result['q'][0]"}, tensor<1x8xf32> {jax.result_info = "result['q'][1]"}) {
    %0:3 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"b"}, {}]>, <@mesh, [{"b"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] manual_axes={"a", "b"} (%arg2: tensor<1x8xf32>, %arg3: tensor<1x3xf32>) {
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
      %2 = stablehlo.multiply %arg2, %1 : tensor<1x8xf32>
      %3 = "stablehlo.all_reduce"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %6 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<1x8xf32>) -> tensor<1x8xf32>
      %4 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %6 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %5 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %6 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<1x8xf32>) -> tensor<1x8xf32>
      sdy.return %3, %4, %5 : tensor<1x8xf32>, tensor<1x3xf32>, tensor<1x8xf32>
    } : (tensor<4x8xf32>, tensor<4x3xf32>) -> (tensor<1x8xf32>, tensor<1x3xf32>, tensor<1x8xf32>)
    return %0#0, %0#1, %0#2 : tensor<1x8xf32>, tensor<1x3xf32>, tensor<1x8xf32>
  }
}
