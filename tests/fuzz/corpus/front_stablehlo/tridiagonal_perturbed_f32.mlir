module @jit_tridiagonal_perturbed_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:5] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %2 = stablehlo.slice %arg0 [1:2, 0:2, 0:5] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x5xf32>
    %6 = stablehlo.slice %arg0 [2:3, 0:2, 0:5] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %8 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%1, %5, %7, %arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=3}, custom>} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    return %8 : tensor<2x5x3xf32>
  }
}
