module @jit_searchsorted attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<6xf32>) -> (tensor<6xi32> {jax.result_info = "result[0]"}, tensor<6xi32> {jax.result_info = "result[1]"}) {
    %0 = call @searchsorted(%arg0, %arg1) : (tensor<7xf32>, tensor<6xf32>) -> tensor<6xi32>
    %1 = call @searchsorted_0(%arg0, %arg1) : (tensor<7xf32>, tensor<6xf32>) -> tensor<6xi32>
    return %0, %1 : tensor<6xi32>, tensor<6xi32>
  }
  func.func private @searchsorted(%arg0: tensor<7xf32>, %arg1: tensor<6xf32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<7xf32>, tensor<6xf32>, tensor<i64>, tensor<6xi32>, tensor<6xi32>
     cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %3 = stablehlo.compare  LT, %iterArg_3, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:2 = func.call @None(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<7xf32>, tensor<6xf32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %4 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %4, %3#0, %3#1 : tensor<7xf32>, tensor<6xf32>, tensor<i64>, tensor<6xi32>, tensor<6xi32>
    }
    return %2#4 : tensor<6xi32>
  }
  func.func private @None(%arg0: tensor<7xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xi32>, %arg3: tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>) {
    %0 = stablehlo.convert %arg2 : (tensor<6xi32>) -> tensor<6xui32>
    %1 = stablehlo.convert %arg3 : (tensor<6xi32>) -> tensor<6xui32>
    %2 = stablehlo.add %0, %1 : tensor<6xui32>
    %c = stablehlo.constant dense<2> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %4 = stablehlo.divide %2, %3 : tensor<6xui32>
    %5 = stablehlo.convert %4 : (tensor<6xui32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %7 = stablehlo.compare  LT, %5, %6,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %9 = stablehlo.add %5, %8 : tensor<6xi32>
    %10 = stablehlo.select %7, %9, %5 : tensor<6xi1>, tensor<6xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %12 = "stablehlo.gather"(%arg0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<6x1xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare  EQ, %arg1, %14,  FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.select %15, %16, %arg1 : tensor<6xi1>, tensor<6xf32>
    %18 = stablehlo.compare  NE, %arg1, %arg1,  FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.select %18, %19, %17 : tensor<6xi1>, tensor<6xf32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.compare  EQ, %13, %21,  FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %23 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.select %22, %23, %13 : tensor<6xi1>, tensor<6xf32>
    %25 = stablehlo.compare  NE, %13, %13,  FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %27 = stablehlo.select %25, %26, %24 : tensor<6xi1>, tensor<6xf32>
    %28 = stablehlo.compare  LE, %20, %27,  TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %29 = call @_where(%28, %arg2, %5) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %30 = call @_where(%28, %5, %arg3) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %29, %30 : tensor<6xi32>, tensor<6xi32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @searchsorted_0(%arg0: tensor<7xf32>, %arg1: tensor<6xf32>) -> tensor<6xi32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.compare  EQ, %arg0, %0,  FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.select %1, %2, %arg0 : tensor<7xi1>, tensor<7xf32>
    %4 = stablehlo.compare  NE, %arg0, %arg0,  FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.select %4, %5, %3 : tensor<7xi1>, tensor<7xf32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.compare  EQ, %arg1, %7,  FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.select %8, %9, %arg1 : tensor<6xi1>, tensor<6xf32>
    %11 = stablehlo.compare  NE, %arg1, %arg1,  FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.select %11, %12, %10 : tensor<6xi1>, tensor<6xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %15 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x6xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %18 = stablehlo.compare  LE, %16, %17,  TOTALORDER : (tensor<7x6xf32>, tensor<7x6xf32>) -> tensor<7x6xi1>
    %19 = stablehlo.convert %18 : (tensor<7x6xi1>) -> tensor<7x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.reduce(%19 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<7x6xi32>, tensor<i32>) -> tensor<6xi32>
    return %20 : tensor<6xi32>
  }
}
