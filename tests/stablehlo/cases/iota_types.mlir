module @jit_iota_types attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<9xf64> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}, tensor<9xf16> {jax.result_info = "result[2]"}, tensor<9xbf16> {jax.result_info = "result[3]"}, tensor<9xf8E4M3FN> {jax.result_info = "result[4]"}, tensor<9xf8E5M2> {jax.result_info = "result[5]"}, tensor<9xi8> {jax.result_info = "result[6]"}, tensor<9xi16> {jax.result_info = "result[7]"}, tensor<9xi32> {jax.result_info = "result[8]"}, tensor<9xi64> {jax.result_info = "result[9]"}, tensor<9xui8> {jax.result_info = "result[10]"}, tensor<9xui16> {jax.result_info = "result[11]"}, tensor<9xui32> {jax.result_info = "result[12]"}, tensor<9xui64> {jax.result_info = "result[13]"}, tensor<9xcomplex<f32>> {jax.result_info = "result[14]"}, tensor<9xcomplex<f64>> {jax.result_info = "result[15]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<9xf64>
    %1 = stablehlo.iota dim = 0 : tensor<9xf32>
    %2 = stablehlo.iota dim = 0 : tensor<9xf16>
    %3 = stablehlo.iota dim = 0 : tensor<9xbf16>
    %4 = stablehlo.iota dim = 0 : tensor<9xf8E4M3FN>
    %5 = stablehlo.iota dim = 0 : tensor<9xf8E5M2>
    %6 = stablehlo.iota dim = 0 : tensor<9xi8>
    %7 = stablehlo.iota dim = 0 : tensor<9xi16>
    %8 = stablehlo.iota dim = 0 : tensor<9xi32>
    %9 = stablehlo.iota dim = 0 : tensor<9xi64>
    %10 = stablehlo.iota dim = 0 : tensor<9xui8>
    %11 = stablehlo.iota dim = 0 : tensor<9xui16>
    %12 = stablehlo.iota dim = 0 : tensor<9xui32>
    %13 = stablehlo.iota dim = 0 : tensor<9xui64>
    %14 = stablehlo.iota dim = 0 : tensor<9xcomplex<f32>>
    %15 = stablehlo.iota dim = 0 : tensor<9xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : tensor<9xf64>, tensor<9xf32>, tensor<9xf16>, tensor<9xbf16>, tensor<9xf8E4M3FN>, tensor<9xf8E5M2>, tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>
  }
}
