module @jit_shampoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<7x7xf32>, %arg2: tensor<5x5xf32>, %arg3: tensor<7x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x7xf32> {jax.result_info = "result[1]"}, tensor<5x5xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %1 = stablehlo.dot_general %arg3, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x7xf32>) -> tensor<7x7xf32>
    %2 = stablehlo.add %arg1, %1 : tensor<7x7xf32>
    %3 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %4 = stablehlo.dot_general %3, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xf32>, tensor<7x5xf32>) -> tensor<5x5xf32>
    %5 = stablehlo.add %arg2, %4 : tensor<5x5xf32>
    %6 = stablehlo.iota dim = 0 : tensor<7x7xi32>
    %7 = stablehlo.iota dim = 1 : tensor<7x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %9 = stablehlo.add %6, %8 : tensor<7x7xi32>
    %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %11 = stablehlo.convert %10 : (tensor<7x7xi1>) -> tensor<7x7xf32>
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<7x7xf32>
    %14 = stablehlo.add %2, %13 : tensor<7x7xf32>
    %15:2 = call @eigh(%14) : (tensor<7x7xf32>) -> (tensor<7xf32>, tensor<7x7xf32>)
    %cst_0 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.maximum %15#0, %16 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<-2.500000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.power %17, %18 : tensor<7xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %22 = stablehlo.multiply %15#1, %21 : tensor<7x7xf32>
    %23 = stablehlo.transpose %15#1, dims = [1, 0] : (tensor<7x7xf32>) -> tensor<7x7xf32>
    %24 = stablehlo.dot_general %22, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x7xf32>, tensor<7x7xf32>) -> tensor<7x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<7x7xf32>
    %27 = stablehlo.dot_general %26, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x7xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
    %28 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %29 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %31 = stablehlo.add %28, %30 : tensor<5x5xi32>
    %32 = stablehlo.compare EQ, %31, %29, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %33 = stablehlo.convert %32 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<5x5xf32>
    %36 = stablehlo.add %5, %35 : tensor<5x5xf32>
    %37:2 = call @eigh_0(%36) : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>)
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %39 = stablehlo.maximum %37#0, %38 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<-2.500000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.power %39, %40 : tensor<5xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %44 = stablehlo.multiply %37#1, %43 : tensor<5x5xf32>
    %45 = stablehlo.transpose %37#1, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %46 = stablehlo.dot_general %44, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %47 = stablehlo.dot_general %27, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x5xf32>) -> tensor<7x5xf32>
    %48 = stablehlo.subtract %arg0, %47 : tensor<7x5xf32>
    return %48, %2, %5 : tensor<7x5xf32>, tensor<7x7xf32>, tensor<5x5xf32>
  }
  func.func private @eigh(%arg0: tensor<7x7xf32>) -> (tensor<7xf32>, tensor<7x7xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x7xf32>) -> tensor<7x7xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<7x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x7xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=7, j=7, k=7, l=7, m=7}, custom>} : (tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<7xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<7x7xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<7x7xi1>, tensor<7x7xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<7xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<7xi1>, tensor<7xf32>
    return %14, %10 : tensor<7xf32>, tensor<7x7xf32>
  }
  func.func private @eigh_0(%arg0: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5x5xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<5x5xi1>, tensor<5x5xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<5xi1>, tensor<5xf32>
    return %14, %10 : tensor<5xf32>, tensor<5x5xf32>
  }
}
