module @jit_binary_div_pow_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xcomplex<f64>>, %arg1: tensor<40xcomplex<f64>>) -> (tensor<40xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<40xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<40xcomplex<f64>>
    %1 = stablehlo.power %arg0, %arg1 : tensor<40xcomplex<f64>>
    return %0, %1 : tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>
  }
}
