module @jit_jacobians attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result[0]"}, tensor<5x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %6 = stablehlo.slice %5 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.convert %6 : tensor<5x5xf32>
    %8 = stablehlo.sine %arg0 : tensor<5xf32>
    %9 = stablehlo.cosine %arg0 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<5x5xf32>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<5xf32>
    %14 = stablehlo.reverse %7, dims = [1] : tensor<5x5xf32>
    %15 = stablehlo.multiply %8, %13 : tensor<5xf32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %18 = stablehlo.multiply %12, %17 : tensor<5x5xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %21 = stablehlo.multiply %20, %14 : tensor<5x5xf32>
    %22 = stablehlo.add %18, %21 : tensor<5x5xf32>
    %23:2 = call @cumsum(%15, %22) : (tensor<5xf32>, tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>)
    %24 = stablehlo.transpose %23#1, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %25 = stablehlo.slice %24 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.reshape %26 : (tensor<f32>) -> tensor<1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %29 = stablehlo.compare EQ, %arg0, %28, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %30 = stablehlo.convert %29 : (tensor<5xi1>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.maximum %cst_1, %26 : tensor<f32>
    %33 = stablehlo.compare EQ, %26, %32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.select %33, %cst_3, %cst_2 : tensor<i1>, tensor<f32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.compare EQ, %cst_4, %32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.select %35, %cst_6, %cst_5 : tensor<i1>, tensor<f32>
    %37 = stablehlo.divide %34, %36 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %40 = stablehlo.subtract %arg0, %39 : tensor<5xf32>
    %41 = stablehlo.exponential %40 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %45 = stablehlo.divide %41, %44 : tensor<5xf32>
    %46 = stablehlo.multiply %43, %43 : tensor<1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.divide %47, %46 : tensor<1xf32>
    %49 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %50 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %52 = stablehlo.add %49, %51 : tensor<5x5xi32>
    %53 = stablehlo.compare EQ, %52, %50, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %54 = stablehlo.convert %53 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %55 = stablehlo.slice %54 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %56 = stablehlo.convert %55 : tensor<5x5xf32>
    %57 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %59 = stablehlo.multiply %56, %58 : tensor<5x5xf32>
    %60 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %62 = stablehlo.multiply %59, %61 : tensor<5x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %64 = stablehlo.reshape %63 : (tensor<5xf32>) -> tensor<5x1xf32>
    %65 = stablehlo.negate %64 : tensor<5x1xf32>
    %66 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %68 = stablehlo.divide %56, %67 : tensor<5x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%65 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<5xf32>) -> tensor<5x5xf32>
    %71 = stablehlo.add %68, %70 : tensor<5x5xf32>
    %72 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %74 = stablehlo.multiply %71, %73 : tensor<5x5xf32>
    %75 = stablehlo.slice %74 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %25, %75 : tensor<5x5xf32>, tensor<5x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>) {
    %0 = call @cumsum_0(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %1 = call @cumsum_1(%arg1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %0, %1 : tensor<5xf32>, tensor<5x5xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
    return %1 : tensor<5x5xf32>
  }
}
