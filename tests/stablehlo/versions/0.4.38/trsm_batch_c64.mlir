module @jit_trsm_batch_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xcomplex<f32>>, %arg1: tensor<2x4x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>> {jax.result_info = "[0]"}, tensor<2x3x4xcomplex<f32>> {jax.result_info = "[1]"}) {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
    %1 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %2 = "stablehlo.triangular_solve"(%arg0, %1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    return %0, %2 : tensor<2x4x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
  }
}
