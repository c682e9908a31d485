module @jit_regression_stump attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40x3xf32>, %arg1: tensor<40xf32>) -> (tensor<39x3xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1][0]"}, tensor<i32> {jax.result_info = "result[1][1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @argsort(%arg0) : (tensor<40x3xf32>) -> tensor<40x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40x3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<40x3xi32>, tensor<40x3xi32>) -> tensor<40x3xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40x3xi32>
    %4 = stablehlo.add %0, %3 : tensor<40x3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<40x3xi1>, tensor<40x3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<40x3xi32>) -> tensor<40x3x1xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<40x3x1xi32>) -> tensor<40x3xf32>
    %8 = stablehlo.iota dim = 0 : tensor<39xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<39xi32>
    %10 = stablehlo.add %9, %8 : tensor<39xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<39xi32>) -> tensor<39x1xi32>
    %12 = call @cumsum(%7) : (tensor<40x3xf32>) -> tensor<40x3xf32>
    %13 = stablehlo.slice %12 [0:39, 0:3] : (tensor<40x3xf32>) -> tensor<39x3xf32>
    %14 = stablehlo.multiply %7, %7 : tensor<40x3xf32>
    %15 = call @cumsum(%14) : (tensor<40x3xf32>) -> tensor<40x3xf32>
    %16 = stablehlo.slice %15 [0:39, 0:3] : (tensor<40x3xf32>) -> tensor<39x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<40x3xf32>, tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.multiply %7, %7 : tensor<40x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<40x3xf32>, tensor<f32>) -> tensor<3xf32>
    %20 = stablehlo.multiply %13, %13 : tensor<39x3xf32>
    %21 = stablehlo.convert %11 : (tensor<39x1xi32>) -> tensor<39x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<39x1xf32>) -> tensor<39x3xf32>
    %23 = stablehlo.divide %20, %22 : tensor<39x3xf32>
    %24 = stablehlo.subtract %16, %23 : tensor<39x3xf32>
    %25 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<39x3xf32>
    %27 = stablehlo.subtract %26, %16 : tensor<39x3xf32>
    %28 = stablehlo.add %24, %27 : tensor<39x3xf32>
    %29 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<39x3xf32>
    %31 = stablehlo.subtract %30, %13 : tensor<39x3xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<39x3xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<39x1xi32>
    %34 = stablehlo.subtract %33, %11 : tensor<39x1xi32>
    %35 = stablehlo.convert %34 : (tensor<39x1xi32>) -> tensor<39x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<39x1xf32>) -> tensor<39x3xf32>
    %37 = stablehlo.divide %32, %36 : tensor<39x3xf32>
    %38 = stablehlo.subtract %28, %37 : tensor<39x3xf32>
    %39 = stablehlo.reshape %38 : (tensor<39x3xf32>) -> tensor<117xf32>
    %40 = call @argmin(%39) : (tensor<117xf32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %41:2 = call @divmod(%40, %c_4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c_5 = stablehlo.constant dense<39> : tensor<i32>
    %42:2 = call @divmod(%41#0, %c_5) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.compare GT, %42#0, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i32>
    %44 = stablehlo.compare LT, %42#0, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %45 = call @_where_1(%44, %c_8, %42#1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_9 = stablehlo.constant dense<38> : tensor<i32>
    %46 = call @_where_1(%43, %c_9, %45) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %47 = call @_where_1(%44, %c_10, %41#1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %48 = call @_where_1(%43, %c_11, %47) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.compare LT, %46, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %50 = stablehlo.add %46, %c_13 : tensor<i32>
    %51 = stablehlo.select %49, %50, %46 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.compare LT, %48, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %53 = stablehlo.add %48, %c_15 : tensor<i32>
    %54 = stablehlo.select %52, %53, %48 : tensor<i1>, tensor<i32>
    %55 = stablehlo.dynamic_slice %0, %51, %54, sizes = [1, 1] : (tensor<40x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %56 = stablehlo.reshape %55 : (tensor<1x1xi32>) -> tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %56, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<40> : tensor<i32>
    %58 = stablehlo.add %56, %c_17 : tensor<i32>
    %59 = stablehlo.select %57, %58, %56 : tensor<i1>, tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %48, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %61 = stablehlo.add %48, %c_19 : tensor<i32>
    %62 = stablehlo.select %60, %61, %48 : tensor<i1>, tensor<i32>
    %63 = stablehlo.dynamic_slice %arg0, %59, %62, sizes = [1, 1] : (tensor<40x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %64 = stablehlo.reshape %63 : (tensor<1x1xf32>) -> tensor<f32>
    return %38, %46, %48, %64 : tensor<39x3xf32>, tensor<i32>, tensor<i32>, tensor<f32>
  }
  func.func private @argsort(%arg0: tensor<40x3xf32>) -> tensor<40x3xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<40x3xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<40x3xf32>, tensor<40x3xi32>) -> (tensor<40x3xf32>, tensor<40x3xi32>)
    return %1#1 : tensor<40x3xi32>
  }
  func.func private @cumsum(%arg0: tensor<40x3xf32>) -> tensor<40x3xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<40x3xf32>) -> tensor<40x3xf32>
    return %0 : tensor<40x3xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<40x3xf32>) -> tensor<40x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[39, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 40, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<40x3xf32>, tensor<f32>) -> tensor<40x3xf32>
    return %1 : tensor<40x3xf32>
  }
  func.func private @argmin(%arg0: tensor<117xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<117xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<117xf32>, tensor<117xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
  func.func private @divmod(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = call @floor_divide(%arg0, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = call @remainder(%arg0, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %1, %2 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<i32>
    %1 = stablehlo.sign %arg0 : tensor<i32>
    %2 = stablehlo.sign %arg1 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %0, %c_0 : tensor<i32>
    %8 = call @_where(%6, %7, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
}
