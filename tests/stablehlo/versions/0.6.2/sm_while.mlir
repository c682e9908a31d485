module @jit_sm_while attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x8xf32>) -> tensor<4x2xf32>
    %2:2 = call @shmap_body(%1) : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<i64>)
    %3 = stablehlo.custom_call @Sharding(%2#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<4x2xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.custom_call @Sharding(%2#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i64>) -> tensor<i64>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<i64>) -> tensor<i64>
    return %4, %6 : tensor<8x8xf32>, tensor<i64>
  }
  func.func private @shmap_body(%arg0: tensor<4x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "[('a',), ('b',)]"}, tensor<i64> {jax.result_info = "[]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c) : tensor<4x2xf32>, tensor<i64>
     cond {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.reduce(%iterArg init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_1 = stablehlo.constant dense<4.000000e+03> : tensor<f32>
      %3 = stablehlo.compare  LT, %2, %cst_1,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
      %2 = stablehlo.multiply %iterArg, %1 : tensor<4x2xf32>
      %c_1 = stablehlo.constant dense<1> : tensor<i64>
      %3 = stablehlo.add %iterArg_0, %c_1 : tensor<i64>
      stablehlo.return %2, %3 : tensor<4x2xf32>, tensor<i64>
    }
    return %0#0, %0#1 : tensor<4x2xf32>, tensor<i64>
  }
}
