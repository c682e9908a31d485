module @jit_sm_twice attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x2xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {"b"}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a", "b"} (%arg1: tensor<4x2xf32>) {
      %1 = func.call @"<lambda>"(%arg1) : (tensor<4x2xf32>) -> tensor<4x2xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
      %3 = stablehlo.add %arg1, %2 : tensor<4x2xf32>
      %4 = func.call @"<lambda>_1"(%3) : (tensor<4x2xf32>) -> tensor<4x2xf32>
      %5 = stablehlo.add %1, %4 : tensor<4x2xf32>
      sdy.return %5 : tensor<4x2xf32>
    } : (tensor<8x8xf32>) -> tensor<8x2xf32>
    return %0 : tensor<8x2xf32>
  }
  func.func private @"<lambda>"(%arg0: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<4x2xf32>
    return %2 : tensor<4x2xf32>
  }
  func.func private @"<lambda>_1"(%arg0: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<4x2xf32>
    return %2 : tensor<4x2xf32>
  }
}
