module @jit_convert_fused attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<27xf32>, %arg1: tensor<16xui8>) -> (tensor<27xi8> {jax.result_info = "result[0]"}, tensor<16xbf16> {jax.result_info = "result[1]"}, tensor<27xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<27xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<27xf32>
    %2 = stablehlo.convert %1 : (tensor<27xf32>) -> tensor<27xi8>
    %3 = stablehlo.convert %arg1 : (tensor<16xui8>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<16xf32>
    %6 = stablehlo.convert %5 : (tensor<16xf32>) -> tensor<16xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<27xf32>
    %8 = stablehlo.compare NE, %arg0, %7, FLOAT : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xi1>
    %9 = stablehlo.convert %8 : tensor<27xi1>
    %10 = stablehlo.convert %9 : (tensor<27xi1>) -> tensor<27xf32>
    return %2, %6, %10 : tensor<27xi8>, tensor<16xbf16>, tensor<27xf32>
  }
}
