module @jit_simplex_projection attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result[0]"}, tensor<9x9xf32> {jax.result_info = "result[1]"}) {
    %0 = call @sort(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<4x9xf32>
    %2 = call @cumsum(%1) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %3 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = stablehlo.add %4, %3 : tensor<9xi32>
    %6 = stablehlo.convert %5 : (tensor<9xi32>) -> tensor<9xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<4x9xf32>
    %9 = stablehlo.multiply %1, %8 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<4x9xf32>
    %12 = stablehlo.compare GT, %9, %11, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %13 = stablehlo.convert %12 : (tensor<4x9xi1>) -> tensor<4x9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.reduce(%13 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<4x9xi32>, tensor<i32>) -> tensor<4xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %16 = stablehlo.subtract %14, %15 : tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %18 = stablehlo.compare LT, %16, %17, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<9> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %20 = stablehlo.add %16, %19 : tensor<4xi32>
    %21 = stablehlo.select %18, %20, %16 : tensor<4xi1>, tensor<4xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %23 = "stablehlo.gather"(%2, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<4x9xf32>, tensor<4x1xi32>) -> tensor<4x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<4x1xf32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<4xf32>
    %27 = stablehlo.convert %14 : (tensor<4xi32>) -> tensor<4xf32>
    %28 = stablehlo.divide %26, %27 : tensor<4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x9xf32>
    %31 = stablehlo.subtract %arg0, %30 : tensor<4x9xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %33 = stablehlo.maximum %31, %32 : tensor<4x9xf32>
    %34 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<4x9xf32>) -> tensor<1x9xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x9xf32>) -> tensor<9xf32>
    %36:2 = call @sort_1(%35) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9x1xui32>)
    %37 = stablehlo.reverse %36#0, dims = [0] : tensor<9xf32>
    %38 = call @cumsum_2(%37) : (tensor<9xf32>) -> tensor<9xf32>
    %39 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %41 = stablehlo.add %40, %39 : tensor<9xi32>
    %42 = stablehlo.convert %41 : (tensor<9xi32>) -> tensor<9xf32>
    %43 = stablehlo.multiply %37, %42 : tensor<9xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %45 = stablehlo.subtract %38, %44 : tensor<9xf32>
    %46 = stablehlo.compare GT, %43, %45, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %47 = stablehlo.convert %46 : (tensor<9xi1>) -> tensor<9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.reduce(%47 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %49 = stablehlo.subtract %48, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.compare LT, %49, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<9> : tensor<i32>
    %51 = stablehlo.add %49, %c_11 : tensor<i32>
    %52 = stablehlo.select %50, %51, %49 : tensor<i1>, tensor<i32>
    %53 = stablehlo.dynamic_slice %38, %52, sizes = [1] : (tensor<9xf32>, tensor<i32>) -> tensor<1xf32>
    %54 = stablehlo.reshape %53 : (tensor<1xf32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.subtract %54, %cst_12 : tensor<f32>
    %56 = stablehlo.convert %48 : (tensor<i32>) -> tensor<f32>
    %57 = stablehlo.divide %55, %56 : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %59 = stablehlo.subtract %35, %58 : tensor<9xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %61 = stablehlo.maximum %59, %60 : tensor<9xf32>
    %62 = stablehlo.compare EQ, %59, %61, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<9xi1>, tensor<9xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %67 = stablehlo.compare EQ, %66, %61, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<9xi1>, tensor<9xf32>
    %71 = stablehlo.divide %65, %70 : tensor<9xf32>
    %72 = stablehlo.iota dim = 0 : tensor<9x9xi32>
    %73 = stablehlo.iota dim = 1 : tensor<9x9xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9x9xi32>
    %75 = stablehlo.add %72, %74 : tensor<9x9xi32>
    %76 = stablehlo.compare EQ, %75, %73, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %77 = stablehlo.convert %76 : (tensor<9x9xi1>) -> tensor<9x9xf32>
    %78 = stablehlo.slice %77 [0:9, 0:9] : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %79 = stablehlo.convert %78 : tensor<9x9xf32>
    %80 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<9x9xf32>
    %82 = stablehlo.multiply %79, %81 : tensor<9x9xf32>
    %83 = stablehlo.negate %82 : tensor<9x9xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<9x9xf32>, tensor<f32>) -> tensor<9xf32>
    %85 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %86 = stablehlo.divide %84, %85 : tensor<9xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %89 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %90 = stablehlo.broadcast_in_dim %88, dims = [1] : (tensor<9xf32>) -> tensor<9x9xf32>
    %c_22 = stablehlo.constant dense<8> : tensor<1xi32>
    %c_23 = stablehlo.constant dense<2147483647> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %92 = stablehlo.minimum %c_22, %91 : tensor<1xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %94 = stablehlo.clamp %93, %89, %92 : tensor<1xi32>
    %95 = "stablehlo.scatter"(%90, %94, %87) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<9x9xf32>, tensor<1xi32>, tensor<9x1xf32>) -> tensor<9x9xf32>
    %96 = call @cumsum_4(%95) : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %97 = stablehlo.reverse %96, dims = [1] : tensor<9x9xf32>
    %98 = call @sort_6(%36#1, %97) : (tensor<9x1xui32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %99 = stablehlo.add %82, %98 : tensor<9x9xf32>
    %100 = stablehlo.slice %99 [0:9, 0:9] : (tensor<9x9xf32>) -> tensor<9x9xf32>
    return %33, %100 : tensor<4x9xf32>, tensor<9x9xf32>
  }
  func.func private @sort(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<4x9xf32>
    return %1 : tensor<4x9xf32>
  }
  func.func private @sort_1(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9x1xui32>) {
    %0 = stablehlo.iota dim = 0 : tensor<9xui32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.select %3, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %6 = stablehlo.select %5, %cst_1, %4 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.select %7, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
      %11 = stablehlo.compare LT, %6, %10, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<9xf32>, tensor<9xui32>) -> (tensor<9xf32>, tensor<9xui32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [0] : (tensor<9xui32>) -> tensor<9x1xui32>
    return %1#0, %2 : tensor<9xf32>, tensor<9x1xui32>
  }
  func.func private @cumsum_2(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %0 = call @cumsum_3(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @cumsum_3(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
  func.func private @cumsum_4(%arg0: tensor<9x9xf32>) -> tensor<9x9xf32> {
    %0 = call @cumsum_5(%arg0) : (tensor<9x9xf32>) -> tensor<9x9xf32>
    return %0 : tensor<9x9xf32>
  }
  func.func private @cumsum_5(%arg0: tensor<9x9xf32>) -> tensor<9x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9x9xf32>, tensor<f32>) -> tensor<9x9xf32>
    return %1 : tensor<9x9xf32>
  }
  func.func private @sort_6(%arg0: tensor<9x1xui32>, %arg1: tensor<9x9xf32>) -> tensor<9x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<9xf32>) -> tensor<9x9xf32>
    %2 = "stablehlo.scatter"(%1, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<9x9xf32>, tensor<9x1xui32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    return %2 : tensor<9x9xf32>
  }
}
