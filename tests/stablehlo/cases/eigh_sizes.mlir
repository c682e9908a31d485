module @jit_eigh_sizes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>, %arg1: tensor<2x0x0xf32>) -> (tensor<1xf32> {jax.result_info = "result[0]"}, tensor<2x0xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<1x1xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.select %7, %4#0, %8 : tensor<1x1xi1>, tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %12 = stablehlo.select %10, %4#1, %11 : tensor<1xi1>, tensor<1xf32>
    %13 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %14 = stablehlo.add %arg1, %13 : tensor<2x0x0xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    %16 = stablehlo.divide %14, %15 : tensor<2x0x0xf32>
    %17:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%16) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2xi32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %19 = stablehlo.compare EQ, %17#2, %18, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %23 = stablehlo.select %22, %17#0, %21 : tensor<2x0x0xi1>, tensor<2x0x0xf32>
    %24 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x0xi1>
    %27 = stablehlo.select %26, %17#1, %25 : tensor<2x0xi1>, tensor<2x0xf32>
    return %12, %27 : tensor<1xf32>, tensor<2x0xf32>
  }
}
