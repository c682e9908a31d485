module @jit_convert_i4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xi4>) -> (tensor<15xf64> {jax.result_info = "result[0]"}, tensor<15xf32> {jax.result_info = "result[1]"}, tensor<15xf16> {jax.result_info = "result[2]"}, tensor<15xbf16> {jax.result_info = "result[3]"}, tensor<15xf8E4M3FN> {jax.result_info = "result[4]"}, tensor<15xf8E5M2> {jax.result_info = "result[5]"}, tensor<15xi1> {jax.result_info = "result[6]"}, tensor<15xi8> {jax.result_info = "result[7]"}, tensor<15xi16> {jax.result_info = "result[8]"}, tensor<15xi32> {jax.result_info = "result[9]"}, tensor<15xi64> {jax.result_info = "result[10]"}, tensor<15xui4> {jax.result_info = "result[11]"}, tensor<15xui8> {jax.result_info = "result[12]"}, tensor<15xui16> {jax.result_info = "result[13]"}, tensor<15xui32> {jax.result_info = "result[14]"}, tensor<15xui64> {jax.result_info = "result[15]"}, tensor<15xcomplex<f32>> {jax.result_info = "result[16]"}, tensor<15xcomplex<f64>> {jax.result_info = "result[17]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xf64>
    %1 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xf32>
    %2 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xf16>
    %3 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xbf16>
    %4 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xf8E4M3FN>
    %5 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xf8E5M2>
    %c = stablehlo.constant dense<0> : tensor<i4>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i4>) -> tensor<15xi4>
    %7 = stablehlo.compare NE, %arg0, %6, SIGNED : (tensor<15xi4>, tensor<15xi4>) -> tensor<15xi1>
    %8 = stablehlo.convert %7 : tensor<15xi1>
    %9 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xi8>
    %10 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xi16>
    %11 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xi32>
    %12 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xi64>
    %13 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xui4>
    %14 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xui8>
    %15 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xui16>
    %16 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xui32>
    %17 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xui64>
    %18 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xcomplex<f32>>
    %19 = stablehlo.convert %arg0 : (tensor<15xi4>) -> tensor<15xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : tensor<15xf64>, tensor<15xf32>, tensor<15xf16>, tensor<15xbf16>, tensor<15xf8E4M3FN>, tensor<15xf8E5M2>, tensor<15xi1>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xui4>, tensor<15xui8>, tensor<15xui16>, tensor<15xui32>, tensor<15xui64>, tensor<15xcomplex<f32>>, tensor<15xcomplex<f64>>
  }
}
