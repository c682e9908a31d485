module @jit_pca attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<11x4xf32> {jax.result_info = "result[1]"}, tensor<11x2xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<11x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<11x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<11x4xf32>
    %6:3 = call @svd(%5) : (tensor<11x4xf32>) -> (tensor<11x4xf32>, tensor<4xf32>, tensor<4x4xf32>)
    %7 = stablehlo.slice %6#0 [0:11, 0:2] : (tensor<11x4xf32>) -> tensor<11x2xf32>
    %8 = stablehlo.slice %6#1 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<11x2xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<11x2xf32>
    %12 = stablehlo.slice %6#2 [0:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %13 = stablehlo.dot_general %11, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x2xf32>, tensor<2x4xf32>) -> tensor<11x4xf32>
    %14 = stablehlo.multiply %6#1, %6#1 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.divide %14, %15 : tensor<4xf32>
    %17 = stablehlo.slice %6#2 [0:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %19 = stablehlo.dot_general %5, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x4xf32>, tensor<4x2xf32>) -> tensor<11x2xf32>
    %20 = stablehlo.abs %19 : tensor<11x2xf32>
    return %16, %13, %20 : tensor<4xf32>, tensor<11x4xf32>, tensor<11x2xf32>
  }
  func.func private @svd(%arg0: tensor<11x4xf32>) -> (tensor<11x4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=11, j=4, k=11, l=4, m=4, n=11, o=4, p=4, q=4}, custom>} : (tensor<11x4xf32>) -> (tensor<11x4xf32>, tensor<4xf32>, tensor<11x4xf32>, tensor<4x4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<11x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<11x4xi1>, tensor<11x4xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xf32>
    return %10, %6, %14 : tensor<11x4xf32>, tensor<4xf32>, tensor<4x4xf32>
  }
}
