module @jit_call_wrapped attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=8]>
  func.func public @main(%arg0: tensor<8x2xf32>) -> (tensor<8x2xcomplex<f32>> {jax.result_info = "result[0]"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}, {}]>] out_shardings=[<@mesh, [{"i"}, {}]>] manual_axes={"i"} (%arg1: tensor<1x2xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x2xf32>) -> tensor<2xf32>
      %2 = stablehlo.convert %1 : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
      %4 = stablehlo.multiply %2, %3 : tensor<2xcomplex<f32>>
      %5 = "stablehlo.all_reduce"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
        %9 = stablehlo.add %arg2, %arg3 : tensor<complex<f32>>
        stablehlo.return %9 : tensor<complex<f32>>
      }) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %6 = stablehlo.convert %1 : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %7 = stablehlo.add %5, %6 : tensor<2xcomplex<f32>>
      %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      sdy.return %8 : tensor<1x2xcomplex<f32>>
    } : (tensor<8x2xf32>) -> tensor<8x2xcomplex<f32>>
    return %0 : tensor<8x2xcomplex<f32>>
  }
}
