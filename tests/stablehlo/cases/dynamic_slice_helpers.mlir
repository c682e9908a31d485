module @jit_dynamic_slice_helpers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>, %arg1: tensor<i32>) -> (tensor<3x1x7xf32> {jax.result_info = "result[0]"}, tensor<3x5x3xf32> {jax.result_info = "result[1]"}, tensor<3x5x7xf32> {jax.result_info = "result[2]"}, tensor<5x7xf32> {jax.result_info = "result[3]"}, tensor<3x7xf32> {jax.result_info = "result[4]"}, tensor<3x5x7xf32> {jax.result_info = "result[5]"}) {
    %0 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<3x5x7xf32>, tensor<i32>) -> tensor<3x1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %c_2, %3, sizes = [3, 5, 3] : (tensor<3x5x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x5x3xf32>
    %5 = stablehlo.slice %arg0 [0:3, 0:1, 0:7] : (tensor<3x5x7xf32>) -> tensor<3x1x7xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x1x7xf32>) -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<3x7xf32>
    %9 = call @dynamic_update_index_in_dim(%arg0, %8, %arg1) : (tensor<3x5x7xf32>, tensor<3x7xf32>, tensor<i32>) -> tensor<3x5x7xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %arg1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %11 = stablehlo.add %arg1, %c_4 : tensor<i32>
    %12 = stablehlo.select %10, %11, %arg1 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %c_5, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %14 = stablehlo.add %c_7, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.select %13, %14, %c_9 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %c_10, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<7> : tensor<i32>
    %17 = stablehlo.add %c_12, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.select %16, %17, %c_14 : tensor<i1>, tensor<i32>
    %19 = stablehlo.dynamic_slice %arg0, %12, %15, %18, sizes = [1, 5, 7] : (tensor<3x5x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x5x7xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x5x7xf32>) -> tensor<5x7xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %c_15, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %22 = stablehlo.add %c_17, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.select %21, %22, %c_19 : tensor<i1>, tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %arg1, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.add %arg1, %c_21 : tensor<i32>
    %26 = stablehlo.select %24, %25, %arg1 : tensor<i1>, tensor<i32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.compare LT, %c_22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %c_25 = stablehlo.constant dense<7> : tensor<i32>
    %28 = stablehlo.add %c_24, %c_25 : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.select %27, %28, %c_26 : tensor<i1>, tensor<i32>
    %30 = stablehlo.dynamic_slice %arg0, %23, %26, %29, sizes = [3, 1, 7] : (tensor<3x5x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x7xf32>
    %31 = stablehlo.reshape %30 : (tensor<3x1x7xf32>) -> tensor<3x7xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.compare LT, %arg1, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %33 = stablehlo.add %arg1, %c_28 : tensor<i32>
    %34 = stablehlo.select %32, %33, %arg1 : tensor<i1>, tensor<i32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %37 = "stablehlo.scatter"(%arg0, %35, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<3x5x7xf32>, tensor<1xi32>, tensor<5x7xf32>) -> tensor<3x5x7xf32>
    return %0, %4, %9, %20, %31, %37 : tensor<3x1x7xf32>, tensor<3x5x3xf32>, tensor<3x5x7xf32>, tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5x7xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5x7xf32>, %arg1: tensor<i32>) -> tensor<3x1x7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, %c_2, sizes = [3, 1, 7] : (tensor<3x5x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x7xf32>
    return %3 : tensor<3x1x7xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x5x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<i32>) -> tensor<3x5x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %c_1, %3, %c_2 : (tensor<3x5x7xf32>, tensor<3x1x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x5x7xf32>
    return %4 : tensor<3x5x7xf32>
  }
}
