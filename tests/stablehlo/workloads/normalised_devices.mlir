module @jit_normalised_devices attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<24x3xf32>) -> (tensor<24x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<8x3xf32> {jax.result_info = "result[2]"}, tensor<8xi32> {jax.result_info = "result[3]"}) {
    %0:4 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a", "b"}, {}]>] out_shardings=[<@mesh, [{"a", "b"}, {}]>, <@mesh, []>, <@mesh, [{"a"}, {}]>, <@mesh, [{"a", "b"}]>] manual_axes={"a", "b"} (%arg1: tensor<3x3xf32>) {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %41 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %41 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %cst_0 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %4 = stablehlo.divide %2, %3 : tensor<3xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %7 = stablehlo.subtract %arg1, %6 : tensor<3x3xf32>
      %8 = stablehlo.multiply %7, %7 : tensor<3x3xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
      %10 = "stablehlo.all_reduce"(%9) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %41 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %41 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %cst_2 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %12 = stablehlo.divide %10, %11 : tensor<3xf32>
      %13 = stablehlo.slice %arg1 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
      %14 = stablehlo.reshape %13 : (tensor<3x1xf32>) -> tensor<3xf32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %16 = "stablehlo.all_gather"(%15) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<1x3xf32>) -> tensor<4x3xf32>
      %17 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %19 = stablehlo.subtract %arg1, %18 : tensor<3x3xf32>
      %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %21 = stablehlo.add %12, %20 : tensor<3xf32>
      %22 = stablehlo.rsqrt %21 : tensor<3xf32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %25 = stablehlo.multiply %19, %24 : tensor<3x3xf32>
      %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %26 = stablehlo.reduce(%arg1 init: %cst_4) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
      %27 = "stablehlo.all_reduce"(%26) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %41 = stablehlo.minimum %arg2, %arg3 : tensor<f32>
        stablehlo.return %41 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_5 = stablehlo.constant dense<4> : tensor<ui32>
      %28 = stablehlo.partition_id : tensor<ui32>
      %29 = stablehlo.divide %28, %c : tensor<ui32>
      %30 = stablehlo.remainder %29, %c_5 : tensor<ui32>
      %31 = stablehlo.convert %30 : (tensor<ui32>) -> tensor<i32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.multiply %31, %c_6 : tensor<i32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.add %c_7, %32 : tensor<i32>
      %c_8 = stablehlo.constant dense<4> : tensor<ui32>
      %c_9 = stablehlo.constant dense<2> : tensor<ui32>
      %34 = stablehlo.partition_id : tensor<ui32>
      %35 = stablehlo.divide %34, %c_8 : tensor<ui32>
      %36 = stablehlo.remainder %35, %c_9 : tensor<ui32>
      %37 = stablehlo.convert %36 : (tensor<ui32>) -> tensor<i32>
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %38 = stablehlo.multiply %37, %c_10 : tensor<i32>
      %39 = stablehlo.add %33, %38 : tensor<i32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<i32>) -> tensor<1xi32>
      sdy.return %25, %27, %16, %40 : tensor<3x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<1xi32>
    } : (tensor<24x3xf32>) -> (tensor<24x3xf32>, tensor<f32>, tensor<8x3xf32>, tensor<8xi32>)
    return %0#0, %0#1, %0#2, %0#3 : tensor<24x3xf32>, tensor<f32>, tensor<8x3xf32>, tensor<8xi32>
  }
}
