module @jit_convert_parts_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xcomplex<f64>>) -> (tensor<13xi32> {jax.result_info = "result[0]"}, tensor<13xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %1 = stablehlo.convert %0 : (tensor<13xf64>) -> tensor<13xi32>
    %2 = stablehlo.imag %arg0 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %3 = stablehlo.convert %2 : (tensor<13xf64>) -> tensor<13xbf16>
    return %1, %3 : tensor<13xi32>, tensor<13xbf16>
  }
}
