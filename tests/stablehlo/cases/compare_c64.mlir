module @jit_compare_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<96xcomplex<f32>>, %arg1: tensor<96xcomplex<f32>>) -> (tensor<96xi1> {jax.result_info = "result[0]"}, tensor<96xi1> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<96xcomplex<f32>>, tensor<96xcomplex<f32>>) -> tensor<96xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<96xcomplex<f32>>, tensor<96xcomplex<f32>>) -> tensor<96xi1>
    return %0, %1 : tensor<96xi1>, tensor<96xi1>
  }
}
