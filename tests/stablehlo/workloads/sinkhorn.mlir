module @jit_sinkhorn attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x2xf32>, %arg1: tensor<5x2xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<7x2xf32>) -> tensor<7x1x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<7x1x2xf32>) -> tensor<7x5x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x5x2xf32>) -> tensor<7x5x2xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<7x5x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<7x5x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<7x5x2xf32>, tensor<f32>) -> tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9:5 = stablehlo.while(%iterArg = %6, %iterArg_8 = %c_2, %iterArg_9 = %c, %iterArg_10 = %7, %iterArg_11 = %8) : tensor<7x5xf32>, tensor<i32>, tensor<i32>, tensor<7xf32>, tensor<5xf32>
    cond {
      %c_12 = stablehlo.constant dense<30> : tensor<i32>
      %24 = stablehlo.compare LT, %iterArg_8, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
    } do {
      %24:3 = func.call @closed_call(%iterArg, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<7x5xf32>, tensor<i32>, tensor<7xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<7xf32>, tensor<5xf32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_8, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %25, %24#0, %24#1, %24#2 : tensor<7x5xf32>, tensor<i32>, tensor<i32>, tensor<7xf32>, tensor<5xf32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9#3 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9#4 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_6 : tensor<f32>
    %14 = stablehlo.add %11, %13 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %9#3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %16 = stablehlo.broadcast_in_dim %9#4, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %19 = stablehlo.add %17, %18 : tensor<7x5xf32>
    %20 = stablehlo.subtract %19, %6 : tensor<7x5xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %22 = stablehlo.divide %20, %21 : tensor<7x5xf32>
    %23 = stablehlo.exponential %22 : tensor<7x5xf32>
    return %14, %23 : tensor<f32>, tensor<7x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<7x5xf32>, %arg1: tensor<i32>, %arg2: tensor<7xf32>, %arg3: tensor<5xf32>) -> (tensor<i32>, tensor<7xf32>, tensor<5xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %6 = stablehlo.log %cst_0 : tensor<f32>
    %7 = stablehlo.convert %6 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %9 = stablehlo.subtract %5, %8 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.maximum %11, %10 : tensor<7xf32>
    %13 = stablehlo.is_finite %12 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<7xi1>, tensor<7xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %18 = stablehlo.subtract %9, %17 : tensor<7x5xf32>
    %19 = stablehlo.exponential %18 : tensor<7x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.sign %20 : tensor<7xf32>
    %22 = stablehlo.abs %20 : tensor<7xf32>
    %23 = stablehlo.log %22 : tensor<7xf32>
    %24 = stablehlo.add %23, %15 : tensor<7xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<7xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %29 = stablehlo.subtract %28, %arg0 : tensor<7x5xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %31 = stablehlo.divide %29, %30 : tensor<7x5xf32>
    %cst_7 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %32 = stablehlo.log %cst_7 : tensor<f32>
    %33 = stablehlo.convert %32 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %35 = stablehlo.subtract %31, %34 : tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.maximum across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<5xf32>
    %39 = stablehlo.is_finite %38 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.select %39, %38, %40 : tensor<5xi1>, tensor<5xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %44 = stablehlo.subtract %35, %43 : tensor<7x5xf32>
    %45 = stablehlo.exponential %44 : tensor<7x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %47 = stablehlo.sign %46 : tensor<5xf32>
    %48 = stablehlo.abs %46 : tensor<5xf32>
    %49 = stablehlo.log %48 : tensor<5xf32>
    %50 = stablehlo.add %49, %41 : tensor<5xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<5xf32>
    return %0, %26, %52 : tensor<i32>, tensor<7xf32>, tensor<5xf32>
  }
}
