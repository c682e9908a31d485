module @jit_sm_psum_types attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<4x3xi32>, %arg1: tensor<4x3xui8>, %arg2: tensor<4x3xi64>, %arg3: tensor<4x3xcomplex<f32>>) -> (tensor<1x3xi32> {jax.result_info = "result[0]"}, tensor<1x3xui8> {jax.result_info = "result[1]"}, tensor<1x3xi64> {jax.result_info = "result[2]"}, tensor<1x3xcomplex<f32>> {jax.result_info = "result[3]"}) {
    %0:4 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3) in_shardings=[<@mesh, [{"b"}, {}]>, <@mesh, [{"b"}, {}]>, <@mesh, [{"b"}, {}]>, <@mesh, [{"b"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] manual_axes={"a", "b"} (%arg4: tensor<1x3xi32>, %arg5: tensor<1x3xui8>, %arg6: tensor<1x3xi64>, %arg7: tensor<1x3xcomplex<f32>>) {
      %1 = "stablehlo.all_reduce"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        %5 = stablehlo.add %arg8, %arg9 : tensor<i32>
        stablehlo.return %5 : tensor<i32>
      }) : (tensor<1x3xi32>) -> tensor<1x3xi32>
      %2 = "stablehlo.all_reduce"(%arg5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg8: tensor<ui8>, %arg9: tensor<ui8>):
        %5 = stablehlo.add %arg8, %arg9 : tensor<ui8>
        stablehlo.return %5 : tensor<ui8>
      }) : (tensor<1x3xui8>) -> tensor<1x3xui8>
      %3 = "stablehlo.all_reduce"(%arg6) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg8: tensor<i64>, %arg9: tensor<i64>):
        %5 = stablehlo.maximum %arg8, %arg9 : tensor<i64>
        stablehlo.return %5 : tensor<i64>
      }) : (tensor<1x3xi64>) -> tensor<1x3xi64>
      %4 = "stablehlo.all_reduce"(%arg7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg8: tensor<complex<f32>>, %arg9: tensor<complex<f32>>):
        %5 = stablehlo.add %arg8, %arg9 : tensor<complex<f32>>
        stablehlo.return %5 : tensor<complex<f32>>
      }) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      sdy.return %1, %2, %3, %4 : tensor<1x3xi32>, tensor<1x3xui8>, tensor<1x3xi64>, tensor<1x3xcomplex<f32>>
    } : (tensor<4x3xi32>, tensor<4x3xui8>, tensor<4x3xi64>, tensor<4x3xcomplex<f32>>) -> (tensor<1x3xi32>, tensor<1x3xui8>, tensor<1x3xi64>, tensor<1x3xcomplex<f32>>)
    return %0#0, %0#1, %0#2, %0#3 : tensor<1x3xi32>, tensor<1x3xui8>, tensor<1x3xi64>, tensor<1x3xcomplex<f32>>
  }
}
