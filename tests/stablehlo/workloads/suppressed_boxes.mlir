module @jit_suppressed_boxes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x4xf32>, %arg1: tensor<9xf32>) -> (tensor<9xi32> {jax.result_info = "result[0]"}, tensor<9x9xf32> {jax.result_info = "result[1]"}, tensor<9xi1> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.negate %arg1 : tensor<9xf32>
    %1 = call @argsort(%0) : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = stablehlo.add %1, %4 : tensor<9xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<9xi1>, tensor<9xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xf32>, tensor<9x1xi32>) -> tensor<9x4xf32>
    %9 = stablehlo.slice %8 [0:9, 2:3] : (tensor<9x4xf32>) -> tensor<9x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<9x1xf32>) -> tensor<9xf32>
    %11 = stablehlo.slice %8 [0:9, 0:1] : (tensor<9x4xf32>) -> tensor<9x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<9x1xf32>) -> tensor<9xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<9xf32>
    %14 = stablehlo.slice %8 [0:9, 3:4] : (tensor<9x4xf32>) -> tensor<9x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<9x1xf32>) -> tensor<9xf32>
    %16 = stablehlo.slice %8 [0:9, 1:2] : (tensor<9x4xf32>) -> tensor<9x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<9x1xf32>) -> tensor<9xf32>
    %18 = stablehlo.subtract %15, %17 : tensor<9xf32>
    %19 = stablehlo.multiply %13, %18 : tensor<9xf32>
    %20 = stablehlo.slice %8 [0:9, 0:2] : (tensor<9x4xf32>) -> tensor<9x2xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<9x2xf32>) -> tensor<9x1x2xf32>
    %22 = stablehlo.slice %8 [0:9, 0:2] : (tensor<9x4xf32>) -> tensor<9x2xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<9x2xf32>) -> tensor<1x9x2xf32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<9x1x2xf32>) -> tensor<9x9x2xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x9x2xf32>) -> tensor<9x9x2xf32>
    %26 = stablehlo.maximum %24, %25 : tensor<9x9x2xf32>
    %27 = stablehlo.slice %8 [0:9, 2:4] : (tensor<9x4xf32>) -> tensor<9x2xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 2] : (tensor<9x2xf32>) -> tensor<9x1x2xf32>
    %29 = stablehlo.slice %8 [0:9, 2:4] : (tensor<9x4xf32>) -> tensor<9x2xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1, 2] : (tensor<9x2xf32>) -> tensor<1x9x2xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<9x1x2xf32>) -> tensor<9x9x2xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x9x2xf32>) -> tensor<9x9x2xf32>
    %33 = stablehlo.minimum %31, %32 : tensor<9x9x2xf32>
    %34 = stablehlo.subtract %33, %26 : tensor<9x9x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x9x2xf32>
    %36 = stablehlo.maximum %34, %35 : tensor<9x9x2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_1) applies stablehlo.multiply across dimensions = [2] : (tensor<9x9x2xf32>, tensor<f32>) -> tensor<9x9xf32>
    %38 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %39 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x9xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<9x9xf32>
    %42 = stablehlo.add %40, %41 : tensor<9x9xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<9x9xf32>
    %44 = stablehlo.divide %37, %43 : tensor<9x9xf32>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %45 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %46:4 = stablehlo.while(%iterArg = %44, %iterArg_5 = %c_4, %iterArg_6 = %c_3, %iterArg_7 = %45) : tensor<9x9xf32>, tensor<i32>, tensor<i32>, tensor<9xi1>
    cond {
      %c_8 = stablehlo.constant dense<9> : tensor<i32>
      %47 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %47 : tensor<i1>
    } do {
      %47:2 = func.call @closed_call(%iterArg, %iterArg_6, %iterArg_7) : (tensor<9x9xf32>, tensor<i32>, tensor<9xi1>) -> (tensor<i32>, tensor<9xi1>)
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %48, %47#0, %47#1 : tensor<9x9xf32>, tensor<i32>, tensor<i32>, tensor<9xi1>
    }
    return %1, %44, %46#3 : tensor<9xi32>, tensor<9x9xf32>, tensor<9xi1>
  }
  func.func private @argsort(%arg0: tensor<9xf32>) -> tensor<9xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
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
    }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
    return %1#1 : tensor<9xi32>
  }
  func.func private @closed_call(%arg0: tensor<9x9xf32>, %arg1: tensor<i32>, %arg2: tensor<9xi1>) -> (tensor<i32>, tensor<9xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<9> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %c_2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<9> : tensor<i32>
    %6 = stablehlo.add %c_4, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.select %5, %6, %c_6 : tensor<i1>, tensor<i32>
    %8 = stablehlo.dynamic_slice %arg0, %4, %7, sizes = [1, 9] : (tensor<9x9xf32>, tensor<i32>, tensor<i32>) -> tensor<1x9xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x9xf32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %11 = stablehlo.compare GT, %9, %10, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %arg1, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = stablehlo.convert %arg1 : tensor<i32>
    %c_8 = stablehlo.constant dense<9> : tensor<i32>
    %14 = stablehlo.add %13, %c_8 : tensor<i32>
    %15 = stablehlo.select %12, %14, %arg1 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<9xi1>, tensor<i32>) -> tensor<1xi1>
    %17 = stablehlo.reshape %16 : (tensor<1xi1>) -> tensor<i1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %19 = stablehlo.and %11, %18 : tensor<9xi1>
    %20 = stablehlo.iota dim = 0 : tensor<9xi32>
    %21 = stablehlo.convert %arg1 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %23 = stablehlo.compare GT, %20, %22, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %24 = stablehlo.and %19, %23 : tensor<9xi1>
    %25 = stablehlo.not %24 : tensor<9xi1>
    %26 = stablehlo.and %arg2, %25 : tensor<9xi1>
    return %0, %26 : tensor<i32>, tensor<9xi1>
  }
}
