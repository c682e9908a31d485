module @jit_fully_sharded_step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x5xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<12x8xf32>, %arg3: tensor<12x5xf32>) -> (tensor<8x5xf32> {jax.result_info = "result[0]"}, tensor<8x5xf32> {jax.result_info = "result[1]"}) {
    %0:2 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg4: tensor<2x5xf32>, %arg5: tensor<2x5xf32>, %arg6: tensor<3x8xf32>, %arg7: tensor<3x5xf32>) {
      %1 = "stablehlo.all_gather"(%arg4) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<2x5xf32>) -> tensor<8x5xf32>
      %2 = stablehlo.dot_general %arg6, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
      %3 = stablehlo.tanh %2 : tensor<3x5xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      %5 = stablehlo.subtract %4, %3 : tensor<3x5xf32>
      %6 = stablehlo.subtract %3, %arg7 : tensor<3x5xf32>
      %7 = stablehlo.multiply %6, %6 : tensor<3x5xf32>
      %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      %9 = stablehlo.multiply %8, %6 : tensor<3x5xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
      %11 = stablehlo.divide %10, %cst_2 : tensor<f32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_4 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
      %12 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      %14 = stablehlo.multiply %13, %9 : tensor<3x5xf32>
      %15 = stablehlo.multiply %14, %5 : tensor<3x5xf32>
      %16 = stablehlo.multiply %15, %3 : tensor<3x5xf32>
      %17 = stablehlo.add %15, %16 : tensor<3x5xf32>
      %18 = stablehlo.dot_general %17, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
      %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
      %20 = "stablehlo.reduce_scatter"(%19) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
        %29 = stablehlo.add %arg8, %arg9 : tensor<f32>
        stablehlo.return %29 : tensor<f32>
      }) : (tensor<8x5xf32>) -> tensor<2x5xf32>
      %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %22 = stablehlo.divide %20, %21 : tensor<2x5xf32>
      %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %24 = stablehlo.multiply %23, %arg5 : tensor<2x5xf32>
      %25 = stablehlo.add %24, %22 : tensor<2x5xf32>
      %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %27 = stablehlo.multiply %26, %25 : tensor<2x5xf32>
      %28 = stablehlo.subtract %arg4, %27 : tensor<2x5xf32>
      sdy.return %28, %25 : tensor<2x5xf32>, tensor<2x5xf32>
    } : (tensor<8x5xf32>, tensor<8x5xf32>, tensor<12x8xf32>, tensor<12x5xf32>) -> (tensor<8x5xf32>, tensor<8x5xf32>)
    return %0#0, %0#1 : tensor<8x5xf32>, tensor<8x5xf32>
  }
}
