module @jit_pagerank attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30xi32>, %arg1: tensor<30xi32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @clip(%arg0, %c_0) : (tensor<30xi32>, tensor<i32>) -> tensor<30xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %5 = stablehlo.add %1, %4 : tensor<30xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<30xi1>, tensor<30xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %9 = "stablehlo.scatter"(%0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %12 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %12 : tensor<i32>
    }) : (tensor<9xi32>, tensor<30x1xi32>, tensor<30xi32>) -> tensor<9xi32>
    %cst = stablehlo.constant dense<0.111111112> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %11:6 = stablehlo.while(%iterArg = %9, %iterArg_6 = %arg0, %iterArg_7 = %arg1, %iterArg_8 = %10, %iterArg_9 = %cst_4, %iterArg_10 = %c_5) : tensor<9xi32>, tensor<30xi32>, tensor<30xi32>, tensor<9xf32>, tensor<f32>, tensor<i32>
    cond {
      %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %12 = stablehlo.compare GT, %iterArg_9, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<100> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_10, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %14 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i1>) -> tensor<i1>
      %15 = stablehlo.compare NE, %12, %14, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = stablehlo.convert %15 : tensor<i1>
      %c_14 = stablehlo.constant dense<false> : tensor<i1>
      %17 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<i1>
      %18 = stablehlo.compare NE, %13, %17, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = stablehlo.convert %18 : tensor<i1>
      %20 = stablehlo.and %16, %19 : tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %13 = stablehlo.compare GT, %iterArg, %12, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %15 = stablehlo.maximum %iterArg, %14 : tensor<9xi32>
      %16 = stablehlo.convert %15 : (tensor<9xi32>) -> tensor<9xf32>
      %17 = stablehlo.divide %iterArg_8, %16 : tensor<9xf32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %18 = func.call @_where(%13, %17, %c_13) : (tensor<9xi1>, tensor<9xf32>, tensor<i32>) -> tensor<9xf32>
      %c_14 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<30xi32>
      %20 = stablehlo.compare LT, %iterArg_6, %19, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
      %c_15 = stablehlo.constant dense<9> : tensor<i32>
      %21 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<30xi32>
      %22 = stablehlo.add %iterArg_6, %21 : tensor<30xi32>
      %23 = stablehlo.select %20, %22, %iterArg_6 : tensor<30xi1>, tensor<30xi32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
      %25 = "stablehlo.gather"(%18, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<30x1xi32>) -> tensor<30xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %27 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
      %28 = stablehlo.convert %25 : tensor<30xf32>
      %29 = "stablehlo.scatter"(%26, %27, %28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %47 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %47 : tensor<f32>
      }) : (tensor<9xf32>, tensor<30x1xi32>, tensor<30xf32>) -> tensor<9xf32>
      %cst_17 = stablehlo.constant dense<8.500000e-01> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %31 = stablehlo.multiply %30, %29 : tensor<9xf32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %32 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %33 = stablehlo.compare EQ, %iterArg, %32, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %34 = func.call @_where(%33, %iterArg_8, %c_19) : (tensor<9xi1>, tensor<9xf32>, tensor<i32>) -> tensor<9xf32>
      %35 = stablehlo.convert %34 : tensor<9xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.reduce(%35 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<8.500000e-01> : tensor<f32>
      %37 = stablehlo.multiply %cst_21, %36 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.500000e-01> : tensor<f32>
      %38 = stablehlo.add %cst_22, %37 : tensor<f32>
      %cst_23 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %39 = stablehlo.divide %38, %cst_23 : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %41 = stablehlo.add %31, %40 : tensor<9xf32>
      %42 = stablehlo.convert %iterArg_8 : tensor<9xf32>
      %43 = stablehlo.subtract %41, %42 : tensor<9xf32>
      %44 = stablehlo.abs %43 : tensor<9xf32>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %45 = stablehlo.reduce(%44 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %46 = stablehlo.add %iterArg_10, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %41, %45, %46 : tensor<9xi32>, tensor<30xi32>, tensor<30xi32>, tensor<9xf32>, tensor<f32>, tensor<i32>
    }
    return %11#3 : tensor<9xf32>
  }
  func.func private @clip(%arg0: tensor<30xi32>, %arg1: tensor<i32>) -> tensor<30xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<30xi32>
    return %2 : tensor<30xi32>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xf32>, %arg2: tensor<i32>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<9xi1>, tensor<9xf32>
    return %2 : tensor<9xf32>
  }
}
