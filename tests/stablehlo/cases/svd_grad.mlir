module @jit_svd_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf64>) -> (tensor<4x3xf64> {jax.result_info = "result"}) {
    %0:11 = call @svd(%arg0) : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>)
    %1 = stablehlo.multiply %0#1, %0#1 : tensor<3xf64>
    %2 = stablehlo.multiply %1, %0#1 : tensor<3xf64>
    %3 = stablehlo.multiply %0#1, %0#1 : tensor<3xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.multiply %4, %3 : tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<3xf64>
    %9 = call @svd_0(%0#3, %0#4, %0#5, %8) : (tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<3xf64>) -> tensor<4x3xf64>
    return %9 : tensor<4x3xf64>
  }
  func.func private @svd(%arg0: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=3, k=4, l=3, m=3, n=4, o=3, p=3, q=3}, custom>} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x3xi1>, tensor<4x3xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf64>
    %15 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x3xf64>) -> tensor<3x4xf64>
    %16 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %17 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %18 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.add %18, %21 : tensor<3xi32>
    %23 = stablehlo.select %20, %22, %18 : tensor<3xi1>, tensor<3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %25 = stablehlo.compare LT, %18, %24, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %27 = stablehlo.add %18, %26 : tensor<3xi32>
    %28 = stablehlo.select %25, %27, %18 : tensor<3xi1>, tensor<3xi32>
    %29 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %31 = stablehlo.concatenate %29, %30, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %32 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %33 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %35 = stablehlo.add %33, %34 : tensor<3x3xf64>
    %36 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %37 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %39 = stablehlo.subtract %37, %38 : tensor<3x3xf64>
    %40 = stablehlo.multiply %35, %39 : tensor<3x3xf64>
    %41 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %43 = stablehlo.add %41, %42 : tensor<3x3xi32>
    %44 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %45 = stablehlo.compare EQ, %43, %44, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %46 = stablehlo.convert %45 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %47 = stablehlo.add %40, %46 : tensor<3x3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %49 = stablehlo.divide %48, %47 : tensor<3x3xf64>
    %50 = stablehlo.subtract %49, %46 : tensor<3x3xf64>
    %51 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %53 = stablehlo.compare EQ, %6, %52, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %54 = stablehlo.convert %53 : (tensor<3xi1>) -> tensor<3xf64>
    %55 = stablehlo.add %6, %54 : tensor<3xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %57 = stablehlo.divide %56, %55 : tensor<3xf64>
    %58 = stablehlo.subtract %57, %54 : tensor<3xf64>
    %59 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %62 = stablehlo.compare LT, %59, %61, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.add %59, %63 : tensor<3xi32>
    %65 = stablehlo.select %62, %64, %59 : tensor<3xi1>, tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %67 = stablehlo.compare LT, %59, %66, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %69 = stablehlo.add %59, %68 : tensor<3xi32>
    %70 = stablehlo.select %67, %69, %59 : tensor<3xi1>, tensor<3xi32>
    %71 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %73 = stablehlo.concatenate %71, %72, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %74 = "stablehlo.scatter"(%60, %73, %58) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<3x3xf64>, tensor<3x2xi32>, tensor<3xf64>) -> tensor<3x3xf64>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    return %10, %6, %14, %15, %16, %31, %17, %51, %cst_15, %74, %50 : tensor<4x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @svd_0(%arg0: tensor<3x4xf64>, %arg1: tensor<3x3xf64>, %arg2: tensor<3x2xi32>, %arg3: tensor<3xf64>) -> tensor<4x3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %1 = "stablehlo.scatter"(%0, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      %5 = stablehlo.add %arg4, %arg5 : tensor<f64>
      stablehlo.return %5 : tensor<f64>
    }) : (tensor<3x3xf64>, tensor<3x2xi32>, tensor<3xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
    return %4 : tensor<4x3xf64>
  }
}
