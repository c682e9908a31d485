module @jit_sm_psum_both attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<4x2xf32> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {"b"}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, []>] manual_axes={"a", "b"} (%arg1: tensor<4x2xf32>) {
      %1 = "stablehlo.all_reduce"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
      %c = stablehlo.constant dense<2> : tensor<i64>
      sdy.return %1, %c : tensor<4x2xf32>, tensor<i64>
    } : (tensor<8x8xf32>) -> (tensor<4x2xf32>, tensor<i64>)
    return %0#0, %0#1 : tensor<4x2xf32>, tensor<i64>
  }
}
