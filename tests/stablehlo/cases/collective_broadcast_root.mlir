module @roots attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]>
  func.func public @main(%arg0: tensor<8x3xf32>, %arg1: tensor<8x2xcomplex<f32>>, %arg2: tensor<8x4xi1>, %arg3: tensor<4xi32>) -> (tensor<8x3xf32>, tensor<8x2xcomplex<f32>>, tensor<8x4xi1>) {
    %0:3 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] manual_axes={"x"} (%in0: tensor<1x3xf32>, %in1: tensor<1x2xcomplex<f32>>, %in2: tensor<1x4xi1>, %in3: tensor<4xi32>) {
      %r = stablehlo.slice %in3 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
      %1:3 = "stablehlo.collective_broadcast"(%in0, %in1, %in2, %r) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0, 1], [5, 7, 4]]> : tensor<2x3xi64>, has_dynamic_root}> : (tensor<1x3xf32>, tensor<1x2xcomplex<f32>>, tensor<1x4xi1>, tensor<3xi32>) -> (tensor<1x3xf32>, tensor<1x2xcomplex<f32>>, tensor<1x4xi1>)
      sdy.return %1#0, %1#1, %1#2 : tensor<1x3xf32>, tensor<1x2xcomplex<f32>>, tensor<1x4xi1>
    } : (tensor<8x3xf32>, tensor<8x2xcomplex<f32>>, tensor<8x4xi1>, tensor<4xi32>) -> (tensor<8x3xf32>, tensor<8x2xcomplex<f32>>, tensor<8x4xi1>)
    return %0#0, %0#1, %0#2 : tensor<8x3xf32>, tensor<8x2xcomplex<f32>>, tensor<8x4xi1>
  }
}
