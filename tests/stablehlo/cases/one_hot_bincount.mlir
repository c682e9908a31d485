module @jit_one_hot_bincount attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi32>, %arg1: tensor<7xf32>) -> (tensor<7x5xf64> {jax.result_info = "result[0]"}, tensor<5xi64> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg0) : (tensor<7xi32>) -> tensor<7x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @clip(%arg0, %c_0) : (tensor<7xi32>, tensor<i64>) -> tensor<7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %6 = stablehlo.add %2, %5 : tensor<7xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<7xi1>, tensor<7xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %10 = "stablehlo.scatter"(%1, %8, %9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %20 : tensor<i64>
    }) : (tensor<5xi64>, tensor<7x1xi32>, tensor<7xi64>) -> tensor<5xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %12 = call @clip(%arg0, %c_4) : (tensor<7xi32>, tensor<i64>) -> tensor<7xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %16 = stablehlo.add %12, %15 : tensor<7xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<7xi1>, tensor<7xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %19 = "stablehlo.scatter"(%11, %18, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<5xf32>, tensor<7x1xi32>, tensor<7xf32>) -> tensor<5xf32>
    return %0, %10, %19 : tensor<7x5xf64>, tensor<5xi64>, tensor<5xf32>
  }
  func.func private @_one_hot(%arg0: tensor<7xi32>) -> tensor<7x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<7x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %5 = stablehlo.convert %4 : (tensor<7x5xi1>) -> tensor<7x5xf64>
    return %5 : tensor<7x5xf64>
  }
  func.func private @clip(%arg0: tensor<7xi32>, %arg1: tensor<i64>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7xi32>
    return %2 : tensor<7xi32>
  }
}
