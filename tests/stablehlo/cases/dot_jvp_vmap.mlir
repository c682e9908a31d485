module @jit_dot_jvp_vmap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1][0]"}, tensor<3x5xf32> {jax.result_info = "result[1][1]"}, tensor<4xf32> {jax.result_info = "result[2]"}, tensor<4x4xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.slice %arg0 [1:2, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.slice %arg1 [0:1, 0:4, 0:5] : (tensor<2x4x5xf32>) -> tensor<1x4x5xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
    %7 = stablehlo.dot_general %2, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %8 = stablehlo.dot_general %4, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %9 = stablehlo.slice %arg0 [0:1, 0:1, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x1x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x1x4xf32>) -> tensor<4xf32>
    %11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %12 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %14 = stablehlo.add %11, %13 : tensor<4x4xi64>
    %15 = stablehlo.compare EQ, %14, %12, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %16 = stablehlo.convert %15 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %17 = stablehlo.slice %16 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.convert %17 : tensor<4x4xf32>
    %19 = stablehlo.dot_general %10, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %20 = stablehlo.dot_general %18, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = stablehlo.dot_general %10, %18, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %22 = stablehlo.add %20, %21 : tensor<4xf32>
    %23 = stablehlo.slice %22 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
    %24 = stablehlo.slice %arg0 [0:1, 0:1, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x1x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x1x4xf32>) -> tensor<4xf32>
    %26 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %27 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %28 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %29 = stablehlo.add %26, %28 : tensor<4x4xi64>
    %30 = stablehlo.compare EQ, %29, %27, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %31 = stablehlo.convert %30 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %32 = stablehlo.slice %31 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %33 = stablehlo.convert %32 : tensor<4x4xf32>
    %34 = stablehlo.slice %arg1 [0:1, 0:4, 0:5] : (tensor<2x4x5xf32>) -> tensor<1x4x5xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
    %36 = stablehlo.dot_general %25, %35, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<5xf32>
    %37 = stablehlo.dot_general %33, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%37 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.multiply %38, %38 : tensor<f32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.multiply %cst_2, %38 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.multiply %39, %42 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.multiply %cst_3, %38 : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.multiply %45, %39 : tensor<4xf32>
    %47 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %48 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %49 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %50 = stablehlo.add %47, %49 : tensor<1x1xi64>
    %51 = stablehlo.compare EQ, %50, %48, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %52 = stablehlo.convert %51 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %53 = stablehlo.slice %52 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %54 = stablehlo.reshape %53 : (tensor<1x1xf32>) -> tensor<1xf32>
    %55 = stablehlo.convert %54 : tensor<1xf32>
    %56 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %57 = stablehlo.multiply %55, %56 : tensor<1xf32>
    %58 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %59 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %60 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x1xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<4x1xf32>
    %62 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xf32>) -> tensor<1x5xf32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x5xf32>
    %64 = stablehlo.dot_general %62, %35, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x5xf32>, tensor<4x5xf32>) -> tensor<1x4xf32>
    %65 = stablehlo.dot_general %63, %35, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1x5xf32>, tensor<4x5xf32>) -> tensor<4x1x4xf32>
    %66 = stablehlo.slice %64 [0:1, 0:4] : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %67 = stablehlo.slice %65 [0:4, 0:1, 0:4] : (tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %68 = stablehlo.reshape %66 : (tensor<1x4xf32>) -> tensor<4xf32>
    %69 = stablehlo.reshape %67 : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %71 = stablehlo.slice %70 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0, %7, %8, %23, %71 : tensor<2x3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<4xf32>, tensor<4x4xf32>
  }
}
