module @jit_log_complex_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xcomplex<f32>>) -> (tensor<32xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<32xcomplex<f32>>
    return %0 : tensor<32xcomplex<f32>>
  }
}
