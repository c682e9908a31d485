module @jit_triangular_solve_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf16>, %arg1: tensor<3x2xf16>) -> (tensor<3x2xf16> {jax.result_info = "result[0]"}, tensor<2x3xf16> {jax.result_info = "result[1]"}) {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x2xf16>) -> tensor<2x3xf16>
    %2 = "stablehlo.triangular_solve"(%arg0, %1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    return %0, %2 : tensor<3x2xf16>, tensor<2x3xf16>
  }
}
