module @jit_group_norm_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x7x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x9x7x4xf32> {jax.result_info = "result[1][0]"}, tensor<4xf32> {jax.result_info = "result[1][1]"}, tensor<4xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x9x7x4xf32>) -> tensor<2x9x7x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x9x7x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_0 = stablehlo.constant dense<1.260000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x1x1x2x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:5 = call @_var(%0, %c) : (tensor<2x9x7x2x2xf32>, tensor<i32>) -> (tensor<2x1x1x2x1xf32>, tensor<2x9x7x2x2xf32>, tensor<f32>, tensor<i1>, tensor<2x1x1x2x1xf32>)
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x9x7x2x2xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x9x7x2x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %9 = stablehlo.add %5#0, %8 : tensor<2x1x1x2x1xf32>
    %10 = stablehlo.sqrt %9 : tensor<2x1x1x2x1xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %12 = stablehlo.divide %11, %10 : tensor<2x1x1x2x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x9x7x2x2xf32>
    %14 = stablehlo.divide %7, %13 : tensor<2x9x7x2x2xf32>
    %15 = stablehlo.multiply %10, %10 : tensor<2x1x1x2x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<2x1x1x2x1xf32>
    %18 = stablehlo.reshape %14 : (tensor<2x9x7x2x2xf32>) -> tensor<2x9x7x4xf32>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x9x7x4xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<2x9x7x4xf32>
    %22 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x9x7x4xf32>
    %24 = stablehlo.add %21, %23 : tensor<2x9x7x4xf32>
    %25 = stablehlo.sine %24 : tensor<2x9x7x4xf32>
    %26 = stablehlo.cosine %24 : tensor<2x9x7x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x9x7x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x9x7x4xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<2x9x7x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x9x7x4xf32>, tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.reshape %30 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.multiply %18, %29 : tensor<2x9x7x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x9x7x4xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.reshape %34 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %36 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x9x7x4xf32>
    %37 = stablehlo.multiply %29, %36 : tensor<2x9x7x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %39 = stablehlo.reshape %37 : (tensor<2x9x7x4xf32>) -> tensor<2x9x7x2x2xf32>
    %40 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x9x7x2x2xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<2x9x7x2x2xf32>
    %42 = stablehlo.multiply %41, %7 : tensor<2x9x7x2x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x9x7x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %44 = stablehlo.reshape %43 : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %45 = stablehlo.negate %44 : tensor<2x1x1x2x1xf32>
    %46 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x9x7x2x2xf32>
    %47 = stablehlo.divide %39, %46 : tensor<2x9x7x2x2xf32>
    %48 = stablehlo.multiply %45, %12 : tensor<2x1x1x2x1xf32>
    %49 = stablehlo.negate %47 : tensor<2x9x7x2x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_11) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x9x7x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %51 = stablehlo.reshape %50 : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %52 = call @_var_0(%5#1, %5#2, %5#3, %5#4, %48) : (tensor<2x9x7x2x2xf32>, tensor<f32>, tensor<i1>, tensor<2x1x1x2x1xf32>, tensor<2x1x1x2x1xf32>) -> tensor<2x9x7x2x2xf32>
    %53 = stablehlo.add %47, %52 : tensor<2x9x7x2x2xf32>
    %cst_12 = stablehlo.constant dense<1.260000e+02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %55 = stablehlo.divide %51, %54 : tensor<2x1x1x2x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x1x1x2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x9x7x2x2xf32>
    %58 = stablehlo.add %53, %57 : tensor<2x9x7x2x2xf32>
    %59 = stablehlo.reshape %58 : (tensor<2x9x7x2x2xf32>) -> tensor<2x9x7x4xf32>
    return %27, %59, %38, %32 : tensor<f32>, tensor<2x9x7x4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @_var(%arg0: tensor<2x9x7x2x2xf32>, %arg1: tensor<i32>) -> (tensor<2x1x1x2x1xf32>, tensor<2x9x7x2x2xf32>, tensor<f32>, tensor<i1>, tensor<2x1x1x2x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x9x7x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_0 = stablehlo.constant dense<1.260000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x1x1x2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x2x1xf32>) -> tensor<2x9x7x2x2xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x9x7x2x2xf32>
    %6 = chlo.square %5 : tensor<2x9x7x2x2xf32> -> tensor<2x9x7x2x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x9x7x2x2xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x9x7x2x2xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.260000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x9x7x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<2x1x1x2x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16:2 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<2x1x1x2x1xf32>, tensor<f32>) -> (tensor<2x1x1x2x1xf32>, tensor<2x1x1x2x1xf32>)
    return %16#0, %8, %10, %15, %16#1 : tensor<2x1x1x2x1xf32>, tensor<2x9x7x2x2xf32>, tensor<f32>, tensor<i1>, tensor<2x1x1x2x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x1x1x2x1xf32>, %arg2: tensor<f32>) -> (tensor<2x1x1x2x1xf32>, tensor<2x1x1x2x1xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x1x1x2x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    return %2, %3 : tensor<2x1x1x2x1xf32>, tensor<2x1x1x2x1xf32>
  }
  func.func private @_var_0(%arg0: tensor<2x9x7x2x2xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<2x1x1x2x1xf32>, %arg4: tensor<2x1x1x2x1xf32>) -> tensor<2x9x7x2x2xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<2x1x1x2x1xf32>, tensor<2x1x1x2x1xf32>) -> tensor<2x1x1x2x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x1x1x2x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x1x1x2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x9x7x2x2xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x9x7x2x2xf32>
    %6 = stablehlo.negate %5 : tensor<2x9x7x2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x9x7x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x2xf32>) -> tensor<2x1x1x2x1xf32>
    %cst_1 = stablehlo.constant dense<1.260000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x1x1x2x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x1x1x2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x9x7x2x2xf32>
    %13 = stablehlo.add %5, %12 : tensor<2x9x7x2x2xf32>
    return %13 : tensor<2x9x7x2x2xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<2x1x1x2x1xf32>, %arg2: tensor<2x1x1x2x1xf32>) -> tensor<2x1x1x2x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x1x2x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<2x1x1x2x1xf32>
    return %1 : tensor<2x1x1x2x1xf32>
  }
}
