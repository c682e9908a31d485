module @jit_convert_f8E5M2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<18xf8E5M2>) -> (tensor<18xf64> {jax.result_info = "result[0]"}, tensor<18xf32> {jax.result_info = "result[1]"}, tensor<18xf16> {jax.result_info = "result[2]"}, tensor<18xbf16> {jax.result_info = "result[3]"}, tensor<18xf8E4M3FN> {jax.result_info = "result[4]"}, tensor<18xi1> {jax.result_info = "result[5]"}, tensor<18xi4> {jax.result_info = "result[6]"}, tensor<18xi8> {jax.result_info = "result[7]"}, tensor<18xi16> {jax.result_info = "result[8]"}, tensor<18xi32> {jax.result_info = "result[9]"}, tensor<18xi64> {jax.result_info = "result[10]"}, tensor<18xui4> {jax.result_info = "result[11]"}, tensor<18xui8> {jax.result_info = "result[12]"}, tensor<18xui16> {jax.result_info = "result[13]"}, tensor<18xui32> {jax.result_info = "result[14]"}, tensor<18xui64> {jax.result_info = "result[15]"}, tensor<18xcomplex<f32>> {jax.result_info = "result[16]"}, tensor<18xcomplex<f64>> {jax.result_info = "result[17]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xf64>
    %1 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xf32>
    %2 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xf16>
    %3 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xbf16>
    %4 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xf8E4M3FN>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2>) -> tensor<18xf8E5M2>
    %6 = stablehlo.compare NE, %arg0, %5, FLOAT : (tensor<18xf8E5M2>, tensor<18xf8E5M2>) -> tensor<18xi1>
    %7 = stablehlo.convert %6 : tensor<18xi1>
    %8 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xi4>
    %9 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xi8>
    %10 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xi16>
    %11 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xi32>
    %12 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xi64>
    %13 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xui4>
    %14 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xui8>
    %15 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xui16>
    %16 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xui32>
    %17 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xui64>
    %18 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xcomplex<f32>>
    %19 = stablehlo.convert %arg0 : (tensor<18xf8E5M2>) -> tensor<18xcomplex<f64>>
    return %0, %1, %2, %3, %4, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : tensor<18xf64>, tensor<18xf32>, tensor<18xf16>, tensor<18xbf16>, tensor<18xf8E4M3FN>, tensor<18xi1>, tensor<18xi4>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui4>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xcomplex<f32>>, tensor<18xcomplex<f64>>
  }
}
