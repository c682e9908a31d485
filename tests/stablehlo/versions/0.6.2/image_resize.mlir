module @jit_image_resize attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<5x4xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}) {
    %0 = call @_resize(%arg0) : (tensor<3x6xf32>) -> tensor<5x4xf32>
    %1 = call @_resize_3(%arg0) : (tensor<3x6xf32>) -> tensor<6x3xf32>
    return %0, %1 : tensor<5x4xf32>, tensor<6x3xf32>
  }
  func.func private @_resize(%arg0: tensor<3x6xf32>) -> tensor<5x4xf32> {
    %cst = stablehlo.constant dense<6.000000e-01> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f64>
    %1 = stablehlo.iota dim = 0 : tensor<5xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.add %1, %2 : tensor<5xf64>
    %cst_2 = stablehlo.constant dense<6.000000e-01> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %7 = stablehlo.subtract %5, %6 : tensor<5xf64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<5xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %11 = stablehlo.iota dim = 0 : tensor<3xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<3x5xf64>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %15 = stablehlo.subtract %13, %14 : tensor<3x5xf64>
    %16 = stablehlo.abs %15 : tensor<3x5xf64>
    %17 = stablehlo.convert %0 : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %19 = stablehlo.divide %16, %18 : tensor<3x5xf64>
    %20 = stablehlo.abs %19 : tensor<3x5xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %22 = stablehlo.subtract %21, %20 : tensor<3x5xf64>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %24 = stablehlo.maximum %23, %22 : tensor<3x5xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<5xf64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %27 = stablehlo.abs %26 : tensor<1x5xf64>
    %cst_6 = stablehlo.constant dense<1.1920928955078125E-4> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %29 = stablehlo.compare  GT, %27, %28,  FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %31 = stablehlo.compare  NE, %26, %30,  FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %32 = call @_where(%31, %26, %c) : (tensor<1x5xi1>, tensor<1x5xf64>, tensor<i64>) -> tensor<1x5xf64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<3x5xf64>
    %34 = stablehlo.divide %24, %33 : tensor<3x5xf64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %35 = call @_where_0(%29, %34, %c_7) : (tensor<1x5xi1>, tensor<3x5xf64>, tensor<i64>) -> tensor<3x5xf64>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %37 = stablehlo.compare  GE, %9, %36,  FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %cst_9 = stablehlo.constant dense<2.500000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %39 = stablehlo.compare  LE, %9, %38,  FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %40 = stablehlo.and %37, %39 : tensor<5xi1>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
    %42 = call @_where_0(%41, %35, %c_7) : (tensor<1x5xi1>, tensor<3x5xf64>, tensor<i64>) -> tensor<3x5xf64>
    %43 = stablehlo.convert %42 : (tensor<3x5xf64>) -> tensor<3x5xf32>
    %cst_10 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %44 = stablehlo.maximum %cst_10, %cst_0 : tensor<f64>
    %45 = stablehlo.iota dim = 0 : tensor<4xf64>
    %46 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %47 = stablehlo.add %45, %46 : tensor<4xf64>
    %cst_11 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %49 = stablehlo.multiply %47, %48 : tensor<4xf64>
    %50 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %51 = stablehlo.subtract %49, %50 : tensor<4xf64>
    %52 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %53 = stablehlo.subtract %51, %52 : tensor<4xf64>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %55 = stablehlo.iota dim = 0 : tensor<6xf64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<6xf64>) -> tensor<6x1xf64>
    %57 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<6x4xf64>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x4xf64>
    %59 = stablehlo.subtract %57, %58 : tensor<6x4xf64>
    %60 = stablehlo.abs %59 : tensor<6x4xf64>
    %61 = stablehlo.convert %44 : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<6x4xf64>
    %63 = stablehlo.divide %60, %62 : tensor<6x4xf64>
    %64 = stablehlo.abs %63 : tensor<6x4xf64>
    %65 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6x4xf64>
    %66 = stablehlo.subtract %65, %64 : tensor<6x4xf64>
    %67 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6x4xf64>
    %68 = stablehlo.maximum %67, %66 : tensor<6x4xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.reduce(%68 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf64>, tensor<f64>) -> tensor<4xf64>
    %70 = stablehlo.broadcast_in_dim %69, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %71 = stablehlo.abs %70 : tensor<1x4xf64>
    %72 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %73 = stablehlo.compare  GT, %71, %72,  FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %74 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %75 = stablehlo.compare  NE, %70, %74,  FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %76 = call @_where_1(%75, %70, %c) : (tensor<1x4xi1>, tensor<1x4xf64>, tensor<i64>) -> tensor<1x4xf64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<6x4xf64>
    %78 = stablehlo.divide %68, %77 : tensor<6x4xf64>
    %79 = call @_where_2(%73, %78, %c_7) : (tensor<1x4xi1>, tensor<6x4xf64>, tensor<i64>) -> tensor<6x4xf64>
    %80 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %81 = stablehlo.compare  GE, %53, %80,  FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %cst_13 = stablehlo.constant dense<5.500000e+00> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %83 = stablehlo.compare  LE, %53, %82,  FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %84 = stablehlo.and %81, %83 : tensor<4xi1>
    %85 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %86 = call @_where_2(%85, %79, %c_7) : (tensor<1x4xi1>, tensor<6x4xf64>, tensor<i64>) -> tensor<6x4xf64>
    %87 = stablehlo.convert %86 : (tensor<6x4xf64>) -> tensor<6x4xf32>
    %88 = stablehlo.dot_general %87, %arg0, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<3x6xf32>) -> tensor<4x3xf32>
    %89 = stablehlo.dot_general %43, %88, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x5xf32>, tensor<4x3xf32>) -> tensor<5x4xf32>
    return %89 : tensor<5x4xf32>
  }
  func.func private @_where(%arg0: tensor<1x5xi1>, %arg1: tensor<1x5xf64>, %arg2: tensor<i64>) -> tensor<1x5xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x5xi1>, tensor<1x5xf64>
    return %2 : tensor<1x5xf64>
  }
  func.func private @_where_0(%arg0: tensor<1x5xi1>, %arg1: tensor<3x5xf64>, %arg2: tensor<i64>) -> tensor<3x5xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x5xi1>) -> tensor<3x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x5xi1>, tensor<3x5xf64>
    return %3 : tensor<3x5xf64>
  }
  func.func private @_where_1(%arg0: tensor<1x4xi1>, %arg1: tensor<1x4xf64>, %arg2: tensor<i64>) -> tensor<1x4xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x4xi1>, tensor<1x4xf64>
    return %2 : tensor<1x4xf64>
  }
  func.func private @_where_2(%arg0: tensor<1x4xi1>, %arg1: tensor<6x4xf64>, %arg2: tensor<i64>) -> tensor<6x4xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<6x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6x4xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<6x4xi1>, tensor<6x4xf64>
    return %3 : tensor<6x4xf64>
  }
  func.func private @_resize_3(%arg0: tensor<3x6xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<6xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.add %0, %1 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.divide %4, %5 : tensor<6xf32>
    %7 = stablehlo.floor %6 : tensor<6xf32>
    %8 = stablehlo.convert %7 : (tensor<6xf32>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %10 = stablehlo.compare  LT, %8, %9,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %12 = stablehlo.add %8, %11 : tensor<6xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<6xi1>, tensor<6xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<3x6xf32>, tensor<6x1xi32>) -> tensor<6x6xf32>
    %16 = stablehlo.iota dim = 0 : tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.add %16, %17 : tensor<3xf32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<3xf32>
    %21 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %22 = stablehlo.divide %20, %21 : tensor<3xf32>
    %23 = stablehlo.floor %22 : tensor<3xf32>
    %24 = stablehlo.convert %23 : (tensor<3xf32>) -> tensor<3xi32>
    %25 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %26 = stablehlo.compare  LT, %24, %25,  SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %28 = stablehlo.add %24, %27 : tensor<3xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<3xi1>, tensor<3xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1>}> : (tensor<6x6xf32>, tensor<3x1xi32>) -> tensor<6x3xf32>
    return %31 : tensor<6x3xf32>
  }
}
