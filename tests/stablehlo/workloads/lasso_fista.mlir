module @jit_lasso_fista attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14x6xf32>, %arg1: tensor<14xf32>) -> (tensor<6xf32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<6xi1> {jax.result_info = "result[2]"}) {
    %0 = call @norm(%arg0) : (tensor<14x6xf32>) -> tensor<f32>
    %1 = stablehlo.multiply %0, %0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %cst, %1 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %2, %iterArg_5 = %arg1, %iterArg_6 = %c, %iterArg_7 = %3, %iterArg_8 = %3, %iterArg_9 = %cst_1, %iterArg_10 = %4) : tensor<14x6xf32>, tensor<f32>, tensor<14xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<40xf32>
    cond {
      %c_11 = stablehlo.constant dense<40> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_6, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:4 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5, %iterArg_7, %iterArg_8, %iterArg_9) : (tensor<14x6xf32>, tensor<f32>, tensor<14xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>)
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_10, %8#3, %iterArg_6) : (tensor<40xf32>, tensor<f32>, tensor<i32>) -> tensor<40xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_6, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %10, %8#0, %8#1, %8#2, %9 : tensor<14x6xf32>, tensor<f32>, tensor<14xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<40xf32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.compare NE, %5#4, %6, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    return %5#4, %5#7, %7 : tensor<6xf32>, tensor<40xf32>, tensor<6xi1>
  }
  func.func private @norm(%arg0: tensor<14x6xf32>) -> tensor<f32> {
    %0 = call @svd(%arg0) : (tensor<14x6xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @svd(%arg0: tensor<14x6xf32>) -> tensor<6xf32> {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=14, j=6, k=14, l=6, m=6, n=14, o=14, p=6, q=6}, custom>} : (tensor<14x6xf32>) -> (tensor<14x6xf32>, tensor<6xf32>, tensor<14x14xf32>, tensor<6x6xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<6xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<6xi1>, tensor<6xf32>
    return %6 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<14x6xf32>, %arg1: tensor<f32>, %arg2: tensor<14xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<14x6xf32>) -> tensor<6x14xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x14xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<6x14xf32>
    %3 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<14x6xf32>, tensor<6xf32>) -> tensor<14xf32>
    %4 = stablehlo.subtract %3, %arg2 : tensor<14xf32>
    %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x14xf32>, tensor<14xf32>) -> tensor<6xf32>
    %6 = stablehlo.subtract %arg4, %5 : tensor<6xf32>
    %7 = stablehlo.sign %6 : tensor<6xf32>
    %8 = stablehlo.abs %6 : tensor<6xf32>
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %9 = stablehlo.multiply %arg1, %cst : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.subtract %8, %10 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.maximum %11, %12 : tensor<6xf32>
    %14 = stablehlo.multiply %7, %13 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %15 = stablehlo.multiply %cst_1, %arg5 : tensor<f32>
    %16 = stablehlo.multiply %15, %arg5 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.add %cst_2, %16 : tensor<f32>
    %18 = stablehlo.sqrt %17 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.add %cst_3, %18 : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.subtract %arg5, %cst_5 : tensor<f32>
    %22 = stablehlo.divide %21, %20 : tensor<f32>
    %23 = stablehlo.subtract %14, %arg3 : tensor<6xf32>
    %24 = stablehlo.convert %22 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<6xf32>
    %27 = stablehlo.add %14, %26 : tensor<6xf32>
    %28 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<14x6xf32>, tensor<6xf32>) -> tensor<14xf32>
    %29 = stablehlo.subtract %28, %arg2 : tensor<14xf32>
    %30 = stablehlo.multiply %29, %29 : tensor<14xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<14xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %32 = stablehlo.multiply %cst_7, %31 : tensor<f32>
    return %14, %27, %20, %32 : tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<40xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<40xf32>, tensor<1xf32>, tensor<i32>) -> tensor<40xf32>
    return %1 : tensor<40xf32>
  }
}
