module @jit_constants attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<2x2xi8> {jax.result_info = "result[1]"}, tensor<3xi1> {jax.result_info = "result[2]"}, tensor<2xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<2xf64> {jax.result_info = "result[4]"}, tensor<2xbf16> {jax.result_info = "result[5]"}, tensor<2xf16> {jax.result_info = "result[6]"}, tensor<2xui64> {jax.result_info = "result[7]"}, tensor<2xf32> {jax.result_info = "result[8]"}, tensor<2x2xui16> {jax.result_info = "result[9]"}, tensor<2xf8E4M3FN> {jax.result_info = "result[10]"}, tensor<2xf8E5M2> {jax.result_info = "result[11]"}, tensor<2xi4> {jax.result_info = "result[12]"}, tensor<0x2xf64> {jax.result_info = "result[13]"}) {
    %cst = stablehlo.constant dense<[1.500000e+00, -0.000000e+00, 0x7F800000, 0x7FC00000]> : tensor<4xf32>
    %c = stablehlo.constant dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>
    %c_0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %cst_1 = stablehlo.constant dense<[(1.000000e+00,2.000000e+00), (-0.000000e+00,-3.000000e+00)]> : tensor<2xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<[1.000000e-01, 1.000000e+300]> : tensor<2xf64>
    %cst_3 = stablehlo.constant dense<[1.101560e+00, -7.000000e+00]> : tensor<2xbf16>
    %cst_4 = stablehlo.constant dense<[9.997550e-02, 6.000000e+04]> : tensor<2xf16>
    %c_5 = stablehlo.constant dense<[18446744073709551615, 0]> : tensor<2xui64>
    %cst_6 = stablehlo.constant dense<[9.9999999999999998E-46, 1.000000e-310]> : tensor<2xf64>
    %cst_7 = stablehlo.constant dense<[4.480000e+02, -5.000000e-01]> : tensor<2xf8E4M3FN>
    %cst_8 = stablehlo.constant dense<[5.734400e+04, 2.500000e-01]> : tensor<2xf8E5M2>
    %c_9 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
    %0 = stablehlo.convert %cst_6 : (tensor<2xf64>) -> tensor<2xf32>
    %c_10 = stablehlo.constant dense<7> : tensor<ui16>
    %1 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui16>) -> tensor<2x2xui16>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<0x2xf64>
    return %cst, %c, %c_0, %cst_1, %cst_2, %cst_3, %cst_4, %c_5, %0, %1, %cst_7, %cst_8, %c_9, %2 : tensor<4xf32>, tensor<2x2xi8>, tensor<3xi1>, tensor<2xcomplex<f32>>, tensor<2xf64>, tensor<2xbf16>, tensor<2xf16>, tensor<2xui64>, tensor<2xf32>, tensor<2x2xui16>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xi4>, tensor<0x2xf64>
  }
}
