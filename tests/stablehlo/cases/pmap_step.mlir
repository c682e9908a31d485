module @jit__fun attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=8]> {stablehlo.mesh = {axes = [{name = "i", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg1: tensor<8x4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}, {}]>}, %arg2: tensor<8x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}, {}]>}) -> (tensor<8x3x2xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}, {}]>}) {
    %0 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>] out_shardings=[<@mesh, [{"i"}, {}, {}]>] manual_axes={"i"} (%arg3: tensor<3x2xf32>, %arg4: tensor<1x4x3xf32>, %arg5: tensor<1x4x2xf32>) {
      %1 = stablehlo.reshape %arg4 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
      %2 = stablehlo.reshape %arg5 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
      %3 = stablehlo.dot_general %1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
      %4 = stablehlo.tanh %3 : tensor<4x2xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
      %6 = stablehlo.subtract %5, %4 : tensor<4x2xf32>
      %7 = stablehlo.subtract %4, %2 : tensor<4x2xf32>
      %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
      %9 = stablehlo.multiply %8, %7 : tensor<4x2xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %10 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
      %12 = stablehlo.multiply %11, %9 : tensor<4x2xf32>
      %13 = stablehlo.multiply %12, %6 : tensor<4x2xf32>
      %14 = stablehlo.multiply %13, %4 : tensor<4x2xf32>
      %15 = stablehlo.add %13, %14 : tensor<4x2xf32>
      %16 = stablehlo.dot_general %15, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
      %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %18 = "stablehlo.all_reduce"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %25 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %25 : tensor<f32>
      }) : (tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %20 = stablehlo.divide %18, %19 : tensor<3x2xf32>
      %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %22 = stablehlo.multiply %21, %20 : tensor<3x2xf32>
      %23 = stablehlo.subtract %arg3, %22 : tensor<3x2xf32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
      sdy.return %24 : tensor<1x3x2xf32>
    } : (tensor<3x2xf32>, tensor<8x4x3xf32>, tensor<8x4x2xf32>) -> tensor<8x3x2xf32>
    return %0 : tensor<8x3x2xf32>
  }
}
