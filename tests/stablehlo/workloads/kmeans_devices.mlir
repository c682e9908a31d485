module @jit_kmeans_devices attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<40x2xf32>, %arg1: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<40xi32> {jax.result_info = "result[1]"}) {
    %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"x"}]>] manual_axes={"x"} (%arg2: tensor<5x2xf32>, %arg3: tensor<3x2xf32>) {
      %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<5x2xf32>) -> tensor<5x1x2xf32>
      %2 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
      %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<5x1x2xf32>) -> tensor<5x3x2xf32>
      %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x3x2xf32>) -> tensor<5x3x2xf32>
      %5 = stablehlo.subtract %3, %4 : tensor<5x3x2xf32>
      %6 = stablehlo.multiply %5, %5 : tensor<5x3x2xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<5x3x2xf32>, tensor<f32>) -> tensor<5x3xf32>
      %8 = func.call @argmin(%7) : (tensor<5x3xf32>) -> tensor<5xi32>
      %9 = func.call @_one_hot(%8) : (tensor<5xi32>) -> tensor<5x3xf32>
      %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
      %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x2xf32>) -> tensor<3x2xf32>
      %12 = "stablehlo.all_reduce"(%11) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %20 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
      %14 = "stablehlo.all_reduce"(%13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %20 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %16 = stablehlo.maximum %14, %15 : tensor<3xf32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
      %19 = stablehlo.divide %12, %18 : tensor<3x2xf32>
      sdy.return %19, %8 : tensor<3x2xf32>, tensor<5xi32>
    } : (tensor<40x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<40xi32>)
    return %0#0, %0#1 : tensor<3x2xf32>, tensor<40xi32>
  }
  func.func private @argmin(%arg0: tensor<5x3xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x3xf32>, tensor<5x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
  func.func private @_one_hot(%arg0: tensor<5xi32>) -> tensor<5x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<5x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %5 = stablehlo.convert %4 : (tensor<5x3xi1>) -> tensor<5x3xf32>
    return %5 : tensor<5x3xf32>
  }
}
