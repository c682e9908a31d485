module @jit_cholesky_sizes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>, %arg1: tensor<0x0xf32>) -> (tensor<1x1xf32> {jax.result_info = "result[0]"}, tensor<0x0xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<1x1xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=1, j=1, k=1, l=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.select %7, %4#0, %8 : tensor<1x1xi1>, tensor<1x1xf32>
    %10 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %12 = stablehlo.add %10, %11 : tensor<1x1xi64>
    %13 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %16 = stablehlo.select %14, %9, %15 : tensor<1x1xi1>, tensor<1x1xf32>
    %17 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<0x0xf32>) -> tensor<0x0xf32>
    %18 = stablehlo.add %arg1, %17 : tensor<0x0xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %20 = stablehlo.divide %18, %19 : tensor<0x0xf32>
    %21:2 = stablehlo.custom_call @lapack_spotrf_ffi(%20) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=0, j=0, k=0, l=0}, custom>} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<i32>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
    %23 = stablehlo.compare EQ, %21#1, %22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<0x0xi1>
    %27 = stablehlo.select %26, %21#0, %25 : tensor<0x0xi1>, tensor<0x0xf32>
    %28 = stablehlo.iota dim = 0 : tensor<0x0xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<0x0xi64>
    %30 = stablehlo.add %28, %29 : tensor<0x0xi64>
    %31 = stablehlo.iota dim = 1 : tensor<0x0xi64>
    %32 = stablehlo.compare GE, %30, %31, SIGNED : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %34 = stablehlo.select %32, %27, %33 : tensor<0x0xi1>, tensor<0x0xf32>
    return %16, %34 : tensor<1x1xf32>, tensor<0x0xf32>
  }
}
