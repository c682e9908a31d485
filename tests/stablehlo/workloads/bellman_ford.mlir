module @jit_bellman_ford attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30xi32>, %arg1: tensor<30xi32>, %arg2: tensor<30xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+06> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = "stablehlo.scatter"(%0, %1, %cst_0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<9xf32>, tensor<1xi32>, tensor<f32>) -> tensor<9xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg2, %iterArg_3 = %arg1, %iterArg_4 = %2, %iterArg_5 = %c_1) : tensor<30xi32>, tensor<30xf32>, tensor<30xi32>, tensor<9xf32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_5 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<30xi32>
      %5 = stablehlo.compare LT, %iterArg, %4, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
      %c_7 = stablehlo.constant dense<9> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<30xi32>
      %7 = stablehlo.add %iterArg, %6 : tensor<30xi32>
      %8 = stablehlo.select %5, %7, %iterArg : tensor<30xi1>, tensor<30xi32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
      %10 = "stablehlo.gather"(%iterArg_4, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<30x1xi32>) -> tensor<30xf32>
      %11 = stablehlo.convert %10 : tensor<30xf32>
      %12 = stablehlo.add %11, %iterArg_2 : tensor<30xf32>
      %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %14 = stablehlo.broadcast_in_dim %iterArg_3, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
      %15 = "stablehlo.scatter"(%13, %14, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
        %21 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
        stablehlo.return %21 : tensor<f32>
      }) : (tensor<9xf32>, tensor<30x1xi32>, tensor<30xf32>) -> tensor<9xf32>
      %16 = stablehlo.convert %iterArg_4 : tensor<9xf32>
      %17 = stablehlo.minimum %16, %15 : tensor<9xf32>
      %18 = stablehlo.convert %iterArg_4 : tensor<9xf32>
      %19 = stablehlo.compare LT, %17, %18, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %20 = stablehlo.reduce(%19 init: %c_9) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %17, %20 : tensor<30xi32>, tensor<30xf32>, tensor<30xi32>, tensor<9xf32>, tensor<i1>
    }
    return %3#3 : tensor<9xf32>
  }
}
