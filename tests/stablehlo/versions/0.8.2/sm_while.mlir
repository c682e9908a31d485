module @jit_sm_while attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {"b"}]>] out_shardings=[<@mesh, [{"a"}, {"b"}]>, <@mesh, []>] manual_axes={"a", "b"} (%arg1: tensor<4x2xf32>) {
      %c = stablehlo.constant dense<0> : tensor<i64>
      %1:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c) : tensor<4x2xf32>, tensor<i64>
      cond {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %2 = stablehlo.reduce(%iterArg init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
        %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
          stablehlo.return %5 : tensor<f32>
        }) : (tensor<f32>) -> tensor<f32>
        %cst_1 = stablehlo.constant dense<4.000000e+03> : tensor<f32>
        %4 = stablehlo.compare  LT, %3, %cst_1,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %4 : tensor<i1>
      } do {
        %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
        %3 = stablehlo.multiply %iterArg, %2 : tensor<4x2xf32>
        %c_1 = stablehlo.constant dense<1> : tensor<i64>
        %4 = stablehlo.add %iterArg_0, %c_1 : tensor<i64>
        stablehlo.return %3, %4 : tensor<4x2xf32>, tensor<i64>
      }
      sdy.return %1#0, %1#1 : tensor<4x2xf32>, tensor<i64>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<i64>)
    return %0#0, %0#1 : tensor<8x8xf32>, tensor<i64>
  }
}
