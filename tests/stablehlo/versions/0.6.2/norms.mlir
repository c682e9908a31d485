module @jit_norms attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}, tensor<4xf32> {jax.result_info = "result[4]"}, tensor<4xf32> {jax.result_info = "result[5]"}) {
    %0 = call @norm(%arg0) : (tensor<4x5xf32>) -> tensor<f32>
    %1 = call @norm_0(%arg0) : (tensor<4x5xf32>) -> tensor<f32>
    %2 = call @norm_1(%arg0) : (tensor<4x5xf32>) -> tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_std(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<5xf32>
    %4 = call @_ptp(%arg0) : (tensor<4x5xf32>) -> tensor<4xf32>
    %5 = call @median(%arg0) : (tensor<4x5xf32>) -> tensor<4xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @norm(%arg0: tensor<4x5xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<4x5xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @norm_1(%arg0: tensor<4x5xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @_std(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<5xf32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<4x5xf32>, tensor<i64>) -> tensor<5xf32>
    %1 = stablehlo.sqrt %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @_var(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<4x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x5xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x5xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %8 = stablehlo.subtract %cst_0, %7 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.divide %9, %10 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare  GT, %8, %cst_2,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_3) : (tensor<i1>, tensor<5xf32>, tensor<f64>) -> tensor<5xf32>
    return %13 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<5xf32>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @_ptp(%arg0: tensor<4x5xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @median(%arg0: tensor<4x5xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = call @quantile(%arg0, %cst) : (tensor<4x5xf32>, tensor<f64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @quantile(%arg0: tensor<4x5xf32>, %arg1: tensor<f64>) -> tensor<4xf32> {
    %0 = stablehlo.compare  NE, %arg0, %arg0,  FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xi1>) -> tensor<4x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %3 = call @_where_2(%2, %cst, %arg0) : (tensor<4x1xi1>, tensor<f64>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.compare  EQ, %arg2, %cst_4,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = stablehlo.select %24, %cst_4, %arg2 : tensor<i1>, tensor<f32>
      %26 = stablehlo.compare  NE, %arg2, %arg2,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %27 = stablehlo.select %26, %cst_5, %25 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare  EQ, %arg3, %cst_4,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %29 = stablehlo.select %28, %cst_4, %arg3 : tensor<i1>, tensor<f32>
      %30 = stablehlo.compare  NE, %arg3, %arg3,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = stablehlo.select %30, %cst_5, %29 : tensor<i1>, tensor<f32>
      %32 = stablehlo.compare  LT, %27, %31,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    }) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f64>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f64>
    %7 = stablehlo.floor %6 : tensor<f64>
    %8 = stablehlo.ceil %6 : tensor<f64>
    %9 = stablehlo.subtract %6, %7 : tensor<f64>
    %10 = stablehlo.subtract %cst_1, %9 : tensor<f64>
    %11 = stablehlo.subtract %cst_0, %cst_1 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.clamp %cst_2, %7, %11 : tensor<f64>
    %13 = stablehlo.subtract %cst_0, %cst_1 : tensor<f64>
    %14 = stablehlo.clamp %cst_2, %8, %13 : tensor<f64>
    %15 = stablehlo.convert %12 : (tensor<f64>) -> tensor<i64>
    %16 = stablehlo.convert %14 : (tensor<f64>) -> tensor<i64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x5xf32>, tensor<1xi64>) -> tensor<4xf32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x5xf32>, tensor<1xi64>) -> tensor<4xf32>
    %21 = stablehlo.add %18, %20 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<4xf32>
    return %23 : tensor<4xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x1xi1>, %arg1: tensor<f64>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4x1xi1>) -> tensor<4x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<4x5xi1>, tensor<4x5xf32>
    return %3 : tensor<4x5xf32>
  }
}
