module @jit_scatter_int attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xi8>, %arg1: tensor<6xi32>, %arg2: tensor<6xi8>) -> (tensor<4xi8> {jax.result_info = "result[0]"}, tensor<4xi8> {jax.result_info = "result[1]"}, tensor<4xi8> {jax.result_info = "result[2]"}, tensor<4xi8> {jax.result_info = "result[3]"}, tensor<4xi8> {jax.result_info = "result[4]"}, tensor<4xi8> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6xi1>, tensor<6xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %44 = stablehlo.add %arg3, %arg4 : tensor<i8>
      stablehlo.return %44 : tensor<i8>
    }) : (tensor<4xi8>, tensor<6x1xi32>, tensor<6xi8>) -> tensor<4xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.compare LT, %arg1, %7, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %10 = stablehlo.add %arg1, %9 : tensor<6xi32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<6xi1>, tensor<6xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %13 = "stablehlo.scatter"(%arg0, %12, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %44 = stablehlo.multiply %arg3, %arg4 : tensor<i8>
      stablehlo.return %44 : tensor<i8>
    }) : (tensor<4xi8>, tensor<6x1xi32>, tensor<6xi8>) -> tensor<4xi8>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %17 = stablehlo.add %arg1, %16 : tensor<6xi32>
    %18 = stablehlo.select %15, %17, %arg1 : tensor<6xi1>, tensor<6xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %20 = "stablehlo.scatter"(%arg0, %19, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %44 = stablehlo.minimum %arg3, %arg4 : tensor<i8>
      stablehlo.return %44 : tensor<i8>
    }) : (tensor<4xi8>, tensor<6x1xi32>, tensor<6xi8>) -> tensor<4xi8>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %22 = stablehlo.compare LT, %arg1, %21, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %24 = stablehlo.add %arg1, %23 : tensor<6xi32>
    %25 = stablehlo.select %22, %24, %arg1 : tensor<6xi1>, tensor<6xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %27 = "stablehlo.scatter"(%arg0, %26, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %44 = stablehlo.maximum %arg3, %arg4 : tensor<i8>
      stablehlo.return %44 : tensor<i8>
    }) : (tensor<4xi8>, tensor<6x1xi32>, tensor<6xi8>) -> tensor<4xi8>
    %28 = stablehlo.slice %arg1 [3:6] : (tensor<6xi32>) -> tensor<3xi32>
    %29 = stablehlo.slice %arg2 [3:6] : (tensor<6xi8>) -> tensor<3xi8>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.compare LT, %28, %30, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %33 = stablehlo.add %28, %32 : tensor<3xi32>
    %34 = stablehlo.select %31, %33, %28 : tensor<3xi1>, tensor<3xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %36 = "stablehlo.scatter"(%arg0, %35, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      stablehlo.return %arg4 : tensor<i8>
    }) : (tensor<4xi8>, tensor<3x1xi32>, tensor<3xi8>) -> tensor<4xi8>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %38 = stablehlo.compare LT, %arg1, %37, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %40 = stablehlo.add %arg1, %39 : tensor<6xi32>
    %41 = stablehlo.select %38, %40, %arg1 : tensor<6xi1>, tensor<6xi32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %43 = "stablehlo.scatter"(%arg0, %42, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %44 = stablehlo.subtract %arg3, %arg4 : tensor<i8>
      stablehlo.return %44 : tensor<i8>
    }) : (tensor<4xi8>, tensor<6x1xi32>, tensor<6xi8>) -> tensor<4xi8>
    return %6, %13, %20, %27, %36, %43 : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>
  }
}
