module @roots attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]>
  func.func public @main(%arg0: tensor<8x4xi8>) -> (tensor<8x4xi8>) {
    %0:1 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%in0: tensor<1x4xi8>) {
      %1:1 = "stablehlo.collective_broadcast"(%in0, %in0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0, 1], [5, 7, 4]]> : tensor<2x3xi64>, has_dynamic_root}> : (tensor<1x4xi8>, tensor<1x4xi8>) -> tensor<1x4xi8>
      sdy.return %1#0 : tensor<1x4xi8>
    } : (tensor<8x4xi8>) -> (tensor<8x4xi8>)
    return %0#0 : tensor<8x4xi8>
  }
}
