module @jit_convert_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17xcomplex<f64>>) -> (tensor<17xf64> {jax.result_info = "result[0]"}, tensor<17xf32> {jax.result_info = "result[1]"}, tensor<17xf16> {jax.result_info = "result[2]"}, tensor<17xbf16> {jax.result_info = "result[3]"}, tensor<17xf8E4M3FN> {jax.result_info = "result[4]"}, tensor<17xf8E5M2> {jax.result_info = "result[5]"}, tensor<17xi1> {jax.result_info = "result[6]"}, tensor<17xi4> {jax.result_info = "result[7]"}, tensor<17xi8> {jax.result_info = "result[8]"}, tensor<17xi16> {jax.result_info = "result[9]"}, tensor<17xi32> {jax.result_info = "result[10]"}, tensor<17xi64> {jax.result_info = "result[11]"}, tensor<17xui4> {jax.result_info = "result[12]"}, tensor<17xui8> {jax.result_info = "result[13]"}, tensor<17xui16> {jax.result_info = "result[14]"}, tensor<17xui32> {jax.result_info = "result[15]"}, tensor<17xui64> {jax.result_info = "result[16]"}, tensor<17xcomplex<f32>> {jax.result_info = "result[17]"}) {
    %0 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %1 = stablehlo.convert %0 : tensor<17xf64>
    %2 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %3 = stablehlo.convert %2 : (tensor<17xf64>) -> tensor<17xf32>
    %4 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %5 = stablehlo.convert %4 : (tensor<17xf64>) -> tensor<17xf16>
    %6 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %7 = stablehlo.convert %6 : (tensor<17xf64>) -> tensor<17xbf16>
    %8 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %9 = stablehlo.convert %8 : (tensor<17xf64>) -> tensor<17xf8E4M3FN>
    %10 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %11 = stablehlo.convert %10 : (tensor<17xf64>) -> tensor<17xf8E5M2>
    %12 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<17xf64>
    %14 = stablehlo.compare NE, %12, %13, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
    %15 = stablehlo.convert %14 : tensor<17xi1>
    %16 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %17 = stablehlo.convert %16 : (tensor<17xf64>) -> tensor<17xi4>
    %18 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %19 = stablehlo.convert %18 : (tensor<17xf64>) -> tensor<17xi8>
    %20 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %21 = stablehlo.convert %20 : (tensor<17xf64>) -> tensor<17xi16>
    %22 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %23 = stablehlo.convert %22 : (tensor<17xf64>) -> tensor<17xi32>
    %24 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %25 = stablehlo.convert %24 : (tensor<17xf64>) -> tensor<17xi64>
    %26 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %27 = stablehlo.convert %26 : (tensor<17xf64>) -> tensor<17xui4>
    %28 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %29 = stablehlo.convert %28 : (tensor<17xf64>) -> tensor<17xui8>
    %30 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %31 = stablehlo.convert %30 : (tensor<17xf64>) -> tensor<17xui16>
    %32 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %33 = stablehlo.convert %32 : (tensor<17xf64>) -> tensor<17xui32>
    %34 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
    %35 = stablehlo.convert %34 : (tensor<17xf64>) -> tensor<17xui64>
    %36 = stablehlo.convert %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f32>>
    return %1, %3, %5, %7, %9, %11, %15, %17, %19, %21, %23, %25, %27, %29, %31, %33, %35, %36 : tensor<17xf64>, tensor<17xf32>, tensor<17xf16>, tensor<17xbf16>, tensor<17xf8E4M3FN>, tensor<17xf8E5M2>, tensor<17xi1>, tensor<17xi4>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui4>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xcomplex<f32>>
  }
}
