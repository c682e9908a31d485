module @jit_eigh_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64> {jax.result_info = "result"}) {
    %0:5 = call @eigh(%arg0) : (tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x2xi32>)
    %1 = stablehlo.multiply %0#0, %0#0 : tensor<3xf64>
    %2 = stablehlo.multiply %1, %0#0 : tensor<3xf64>
    %3 = stablehlo.multiply %0#0, %0#0 : tensor<3xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.multiply %4, %3 : tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<3xf64>
    %9 = call @eigh_0(%0#2, %0#1, %0#4, %8) : (tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<3xf64>) -> tensor<3x3xf64>
    return %9 : tensor<3x3xf64>
  }
  func.func private @eigh(%arg0: tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x2xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<3x3xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<3x3xf64>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %7 = stablehlo.divide %5, %6 : tensor<3x3xf64>
    %8:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<3x3xi1>, tensor<3x3xf64>
    %15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %18 = stablehlo.select %17, %8#1, %16 : tensor<3xi1>, tensor<3xf64>
    %19 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %21 = stablehlo.add %19, %20 : tensor<3x3xi32>
    %22 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %23 = stablehlo.compare EQ, %21, %22, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %24 = stablehlo.convert %23 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %25 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %27 = stablehlo.add %24, %26 : tensor<3x3xf64>
    %28 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %30 = stablehlo.subtract %27, %29 : tensor<3x3xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %32 = stablehlo.divide %31, %30 : tensor<3x3xf64>
    %33 = stablehlo.subtract %32, %24 : tensor<3x3xf64>
    %34 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %35 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %37 = stablehlo.compare LT, %35, %36, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %39 = stablehlo.add %35, %38 : tensor<3xi32>
    %40 = stablehlo.select %37, %39, %35 : tensor<3xi1>, tensor<3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %42 = stablehlo.compare LT, %35, %41, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %44 = stablehlo.add %35, %43 : tensor<3xi32>
    %45 = stablehlo.select %42, %44, %35 : tensor<3xi1>, tensor<3xi32>
    %46 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %48 = stablehlo.concatenate %46, %47, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    return %18, %14, %34, %33, %48 : tensor<3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x2xi32>
  }
  func.func private @eigh_0(%arg0: tensor<3x3xf64>, %arg1: tensor<3x3xf64>, %arg2: tensor<3x2xi32>, %arg3: tensor<3xf64>) -> tensor<3x3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %1 = "stablehlo.scatter"(%0, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      %9 = stablehlo.add %arg4, %arg5 : tensor<f64>
      stablehlo.return %9 : tensor<f64>
    }) : (tensor<3x3xf64>, tensor<3x2xi32>, tensor<3xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %6 = stablehlo.divide %4, %5 : tensor<3x3xf64>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %8 = stablehlo.add %6, %7 : tensor<3x3xf64>
    return %8 : tensor<3x3xf64>
  }
}
