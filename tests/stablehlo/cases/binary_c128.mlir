module @jit_binary_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xcomplex<f64>>, %arg1: tensor<40xcomplex<f64>>) -> (tensor<40xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<40xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<40xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<40xcomplex<f64>>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<40xcomplex<f64>>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<40xcomplex<f64>>
    return %0, %1, %2 : tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>
  }
}
