module @jit_sm_psum_types attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xi32>, %arg1: tensor<4x3xui8>, %arg2: tensor<4x3xi64>, %arg3: tensor<4x3xcomplex<f32>>) -> (tensor<1x3xi32> {jax.result_info = "result[0]"}, tensor<1x3xui8> {jax.result_info = "result[1]"}, tensor<1x3xi64> {jax.result_info = "result[2]"}, tensor<1x3xcomplex<f32>> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x3xi32>) -> tensor<1x3xi32>
    %2 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<4x3xui8>) -> tensor<4x3xui8>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x3xui8>) -> tensor<1x3xui8>
    %4 = stablehlo.custom_call @Sharding(%arg2) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<4x3xi64>) -> tensor<4x3xi64>
    %5 = stablehlo.custom_call @SPMDFullToShardShape(%4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x3xi64>) -> tensor<1x3xi64>
    %6 = stablehlo.custom_call @Sharding(%arg3) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %7 = stablehlo.custom_call @SPMDFullToShardShape(%6) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %8:4 = call @shmap_body(%1, %3, %5, %7) : (tensor<1x3xi32>, tensor<1x3xui8>, tensor<1x3xi64>, tensor<1x3xcomplex<f32>>) -> (tensor<1x3xi32>, tensor<1x3xui8>, tensor<1x3xi64>, tensor<1x3xcomplex<f32>>)
    %9 = stablehlo.custom_call @Sharding(%8#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x3xi32>) -> tensor<1x3xi32>
    %10 = stablehlo.custom_call @SPMDShardToFullShape(%9) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<1x3xi32>) -> tensor<1x3xi32>
    %11 = stablehlo.custom_call @Sharding(%8#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x3xui8>) -> tensor<1x3xui8>
    %12 = stablehlo.custom_call @SPMDShardToFullShape(%11) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<1x3xui8>) -> tensor<1x3xui8>
    %13 = stablehlo.custom_call @Sharding(%8#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x3xi64>) -> tensor<1x3xi64>
    %14 = stablehlo.custom_call @SPMDShardToFullShape(%13) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<1x3xi64>) -> tensor<1x3xi64>
    %15 = stablehlo.custom_call @Sharding(%8#3) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %16 = stablehlo.custom_call @SPMDShardToFullShape(%15) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    return %10, %12, %14, %16 : tensor<1x3xi32>, tensor<1x3xui8>, tensor<1x3xi64>, tensor<1x3xcomplex<f32>>
  }
  func.func private @shmap_body(%arg0: tensor<1x3xi32>, %arg1: tensor<1x3xui8>, %arg2: tensor<1x3xi64>, %arg3: tensor<1x3xcomplex<f32>>) -> (tensor<1x3xi32> {jax.result_info = "[None, None]"}, tensor<1x3xui8> {jax.result_info = "[None, None]"}, tensor<1x3xi64> {jax.result_info = "[None, None]"}, tensor<1x3xcomplex<f32>> {jax.result_info = "[None, None]"}) {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %4 = stablehlo.add %arg4, %arg5 : tensor<i32>
      stablehlo.return %4 : tensor<i32>
    }) : (tensor<1x3xi32>) -> tensor<1x3xi32>
    %1 = "stablehlo.all_reduce"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg4: tensor<ui8>, %arg5: tensor<ui8>):
      %4 = stablehlo.add %arg4, %arg5 : tensor<ui8>
      stablehlo.return %4 : tensor<ui8>
    }) : (tensor<1x3xui8>) -> tensor<1x3xui8>
    %2 = "stablehlo.all_reduce"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %4 = stablehlo.maximum %arg4, %arg5 : tensor<i64>
      stablehlo.return %4 : tensor<i64>
    }) : (tensor<1x3xi64>) -> tensor<1x3xi64>
    %3 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
      %4 = stablehlo.add %arg4, %arg5 : tensor<complex<f32>>
      stablehlo.return %4 : tensor<complex<f32>>
    }) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    return %0, %1, %2, %3 : tensor<1x3xi32>, tensor<1x3xui8>, tensor<1x3xi64>, tensor<1x3xcomplex<f32>>
  }
}
