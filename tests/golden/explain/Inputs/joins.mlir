module @layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<2048x64xf32>) -> (tensor<2048x64xf32> {jax.result_info = "result[0]"}, tensor<64xf32> {jax.result_info = "result[1]"}, tensor<64xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2048x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2048x64xf32>
    %6 = chlo.square %5 : tensor<2048x64xf32> -> tensor<2048x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2048x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2048x1xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x64xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<2048x64xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<2048x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<2048x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<2048x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<2048x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x64xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<2048x64xf32>
    %23 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%arg2 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<64xf32>
    %25 = stablehlo.reshape %24 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %27 = stablehlo.multiply %22, %arg2 : tensor<2048x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<64xf32>
    %29 = stablehlo.reshape %28 : (tensor<64xf32>) -> tensor<1x64xf32>
    %30 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<2048x64xf32>
    %31 = stablehlo.multiply %arg2, %30 : tensor<2048x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %33 = stablehlo.multiply %14, %31 : tensor<2048x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %35 = stablehlo.reshape %34 : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %36 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x64xf32>
    %37 = stablehlo.multiply %31, %36 : tensor<2048x64xf32>
    %38 = stablehlo.multiply %35, %20 : tensor<2048x1xf32>
    %39 = stablehlo.negate %37 : tensor<2048x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %41 = stablehlo.reshape %40 : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %43 = stablehlo.divide %38, %42 : tensor<2048x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<2048xf32>) -> tensor<2048x64xf32>
    %46 = stablehlo.multiply %45, %8 : tensor<2048x64xf32>
    %47 = stablehlo.negate %46 : tensor<2048x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %49 = stablehlo.reshape %48 : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %50 = stablehlo.add %37, %46 : tensor<2048x64xf32>
    %51 = stablehlo.add %41, %49 : tensor<2048x1xf32>
    %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %53 = stablehlo.divide %51, %52 : tensor<2048x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<2048x1xf32>, tensor<f32>) -> tensor<2048xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<2048xf32>) -> tensor<2048x64xf32>
    %56 = stablehlo.add %50, %55 : tensor<2048x64xf32>
    return %56, %32, %26 : tensor<2048x64xf32>, tensor<64xf32>, tensor<64xf32>
  }
}
