module @jit_dynamic_slice_vmap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x2xi32>) -> (tensor<3x2x3xf32> {jax.result_info = "result[0]"}, tensor<3x4x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg1 [0:3, 0:1] : (tensor<3x2xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %5 = stablehlo.add %1, %4 : tensor<3xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<3xi1>, tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %1, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %1 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 2, 3>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x2x3xf32>
    %16 = stablehlo.slice %arg1 [0:3, 1:2] : (tensor<3x2xi32>) -> tensor<3x1xi32>
    %17 = stablehlo.reshape %16 : (tensor<3x1xi32>) -> tensor<3xi32>
    %18 = stablehlo.slice %arg0 [0:1, 0:2, 0:2] : (tensor<3x4x5xf32>) -> tensor<1x2x2xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %21 = stablehlo.compare LT, %17, %20, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %23 = stablehlo.add %17, %22 : tensor<3xi32>
    %24 = stablehlo.select %21, %23, %17 : tensor<3xi1>, tensor<3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %26 = stablehlo.compare LT, %17, %25, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %28 = stablehlo.add %17, %27 : tensor<3xi32>
    %29 = stablehlo.select %26, %28, %17 : tensor<3xi1>, tensor<3xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %32 = stablehlo.concatenate %30, %31, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %33 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<3x2x2xf32>
    %c_7 = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %35 = stablehlo.minimum %c_7, %34 : tensor<2xi32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<2xi32>) -> tensor<3x2xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %38 = stablehlo.clamp %37, %32, %36 : tensor<3x2xi32>
    %39 = "stablehlo.scatter"(%arg0, %38, %33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x2x2xf32>) -> tensor<3x4x5xf32>
    return %15, %39 : tensor<3x2x3xf32>, tensor<3x4x5xf32>
  }
}
