module @products attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]>
  func.func public @main(%arg0: tensor<8x4xcomplex<f32>>) -> (tensor<8x4xcomplex<f32>>, tensor<8x1xcomplex<f32>>) {
    %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<1x4xcomplex<f32>>) {
      %1 = "stablehlo.all_reduce"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
        %p = stablehlo.multiply %a, %b : tensor<complex<f32>>
        stablehlo.return %p : tensor<complex<f32>>
      }) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %2 = "stablehlo.reduce_scatter"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids, scatter_dimension = 1 : i64}> ({
      ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
        %p = stablehlo.multiply %a, %b : tensor<complex<f32>>
        stablehlo.return %p : tensor<complex<f32>>
      }) : (tensor<1x4xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      sdy.return %1, %2 : tensor<1x4xcomplex<f32>>, tensor<1x1xcomplex<f32>>
    } : (tensor<8x4xcomplex<f32>>) -> (tensor<8x4xcomplex<f32>>, tensor<8x1xcomplex<f32>>)
    return %0#0, %0#1 : tensor<8x4xcomplex<f32>>, tensor<8x1xcomplex<f32>>
  }
}
