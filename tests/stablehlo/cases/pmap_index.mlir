module @jit__fun attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=8]> {stablehlo.mesh = {axes = [{name = "i", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) -> (tensor<8x1x8xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}, {}]>}) {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"i"}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"i"}, {}, {}]>] manual_axes={"i"} (%arg2: tensor<1x8xf32>, %arg3: tensor<f32>) {
      %1 = stablehlo.reshape %arg2 : (tensor<1x8xf32>) -> tensor<8xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<8> : tensor<ui32>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.divide %2, %c : tensor<ui32>
      %4 = stablehlo.remainder %3, %c_0 : tensor<ui32>
      %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i32>
      %6 = stablehlo.convert %5 : (tensor<i32>) -> tensor<f32>
      %7 = stablehlo.multiply %6, %arg3 : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
      %10 = stablehlo.add %9, %8 : tensor<1x8xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
      sdy.return %11 : tensor<1x1x8xf32>
    } : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x1x8xf32>
    return %0 : tensor<8x1x8xf32>
  }
}
