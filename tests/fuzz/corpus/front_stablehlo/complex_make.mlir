module @jit_complex_make attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48xf64>, %arg3: tensor<48xf64>) -> (tensor<48xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<48xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<48xcomplex<f32>>
    %1 = stablehlo.complex %arg2, %arg3 : tensor<48xcomplex<f64>>
    return %0, %1 : tensor<48xcomplex<f32>>, tensor<48xcomplex<f64>>
  }
}
