module @jit_put_along_axis attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<4x1xi32>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %0 = call @put_along_axis(%arg0, %arg1, %cst) : (tensor<4x5xf32>, tensor<4x1xi32>, tensor<f64>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func private @put_along_axis(%arg0: tensor<4x5xf32>, %arg1: tensor<4x1xi32>, %arg2: tensor<f64>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xi64>) -> tensor<4x1xi64>
    %3 = stablehlo.iota dim = 0 : tensor<5xi64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi64>) -> tensor<1x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %6 = stablehlo.compare LT, %2, %5, SIGNED : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %8 = stablehlo.add %2, %7 : tensor<4x1xi64>
    %9 = stablehlo.select %6, %8, %2 : tensor<4x1xi1>, tensor<4x1xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %11 = stablehlo.compare LT, %arg1, %10, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %13 = stablehlo.add %arg1, %12 : tensor<4x1xi32>
    %14 = stablehlo.select %11, %13, %arg1 : tensor<4x1xi1>, tensor<4x1xi32>
    %15 = stablehlo.convert %9 : (tensor<4x1xi64>) -> tensor<4x1xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x2xi32>
    %19 = stablehlo.convert %0 : (tensor<4x1xf64>) -> tensor<4x1xf32>
    %20 = "stablehlo.scatter"(%arg0, %18, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<4x1x2xi32>, tensor<4x1xf32>) -> tensor<4x5xf32>
    return %20 : tensor<4x5xf32>
  }
}
