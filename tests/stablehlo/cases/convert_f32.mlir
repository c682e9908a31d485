module @jit_convert_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60xf32>) -> (tensor<60xf64> {jax.result_info = "result[0]"}, tensor<60xf16> {jax.result_info = "result[1]"}, tensor<60xbf16> {jax.result_info = "result[2]"}, tensor<60xf8E4M3FN> {jax.result_info = "result[3]"}, tensor<60xf8E5M2> {jax.result_info = "result[4]"}, tensor<60xi1> {jax.result_info = "result[5]"}, tensor<60xi4> {jax.result_info = "result[6]"}, tensor<60xi8> {jax.result_info = "result[7]"}, tensor<60xi16> {jax.result_info = "result[8]"}, tensor<60xi32> {jax.result_info = "result[9]"}, tensor<60xi64> {jax.result_info = "result[10]"}, tensor<60xui4> {jax.result_info = "result[11]"}, tensor<60xui8> {jax.result_info = "result[12]"}, tensor<60xui16> {jax.result_info = "result[13]"}, tensor<60xui32> {jax.result_info = "result[14]"}, tensor<60xui64> {jax.result_info = "result[15]"}, tensor<60xcomplex<f32>> {jax.result_info = "result[16]"}, tensor<60xcomplex<f64>> {jax.result_info = "result[17]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xf64>
    %1 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xf16>
    %2 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xbf16>
    %3 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xf8E4M3FN>
    %4 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xf8E5M2>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %6 = stablehlo.compare NE, %arg0, %5, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %7 = stablehlo.convert %6 : tensor<60xi1>
    %8 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xi4>
    %9 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xi8>
    %10 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xi16>
    %11 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xi32>
    %12 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xi64>
    %13 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xui4>
    %14 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xui8>
    %15 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xui16>
    %16 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xui32>
    %17 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xui64>
    %18 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xcomplex<f32>>
    %19 = stablehlo.convert %arg0 : (tensor<60xf32>) -> tensor<60xcomplex<f64>>
    return %0, %1, %2, %3, %4, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : tensor<60xf64>, tensor<60xf16>, tensor<60xbf16>, tensor<60xf8E4M3FN>, tensor<60xf8E5M2>, tensor<60xi1>, tensor<60xi4>, tensor<60xi8>, tensor<60xi16>, tensor<60xi32>, tensor<60xi64>, tensor<60xui4>, tensor<60xui8>, tensor<60xui16>, tensor<60xui32>, tensor<60xui64>, tensor<60xcomplex<f32>>, tensor<60xcomplex<f64>>
  }
}
