module @jit_sm_pmap_types attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=8]> {stablehlo.mesh = {axes = [{name = "i", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xi1> {jax.result_info = "result[0]"}, tensor<8x8xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<8x8xi8> {jax.result_info = "result[2]"}) {
    %0:3 = call @_fun(%arg0) : (tensor<8x8xf32>) -> (tensor<8x8xi1>, tensor<8x8xcomplex<f32>>, tensor<8x8xi8>)
    return %0#0, %0#1, %0#2 : tensor<8x8xi1>, tensor<8x8xcomplex<f32>>, tensor<8x8xi8>
  }
  func.func private @_fun(%arg0: tensor<8x8xf32>) -> (tensor<8x8xi1>, tensor<8x8xcomplex<f32>>, tensor<8x8xi8>) {
    %0:3 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}, {}]>] out_shardings=[<@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>] manual_axes={"i"} (%arg1: tensor<1x8xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x8xf32>) -> tensor<8xf32>
      %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %3 = stablehlo.compare GT, %1, %2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %4 = stablehlo.convert %1 : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
      %cst_0 = stablehlo.constant dense<(0.000000e+00,2.000000e+00)> : tensor<complex<f32>>
      %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
      %6 = stablehlo.add %4, %5 : tensor<8xcomplex<f32>>
      %7 = stablehlo.convert %1 : (tensor<8xf32>) -> tensor<8xi8>
      %8 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
      %9 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<8xcomplex<f32>>) -> tensor<1x8xcomplex<f32>>
      %10 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<8xi8>) -> tensor<1x8xi8>
      sdy.return %8, %9, %10 : tensor<1x8xi1>, tensor<1x8xcomplex<f32>>, tensor<1x8xi8>
    } : (tensor<8x8xf32>) -> (tensor<8x8xi1>, tensor<8x8xcomplex<f32>>, tensor<8x8xi8>)
    return %0#0, %0#1, %0#2 : tensor<8x8xi1>, tensor<8x8xcomplex<f32>>, tensor<8x8xi8>
  }
}
