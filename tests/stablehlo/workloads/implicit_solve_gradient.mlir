module @jit_implicit_solve_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x12xf32>, %arg1: tensor<12xf32>) -> (tensor<12x12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %3 = chlo.square %cst_1 : tensor<f32> -> tensor<f32>
    %4 = stablehlo.convert %3 : tensor<f32>
    %5 = stablehlo.multiply %4, %2 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = chlo.square %cst_2 : tensor<f32> -> tensor<f32>
    %7 = stablehlo.convert %6 : tensor<f32>
    %8 = stablehlo.maximum %5, %7 : tensor<f32>
    %9 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %10 = stablehlo.subtract %arg1, %9 : tensor<12xf32>
    %11 = stablehlo.dot_general %10, %10, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.add %cst_3, %11 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:7 = stablehlo.while(%iterArg = %8, %iterArg_13 = %arg0, %iterArg_14 = %0, %iterArg_15 = %10, %iterArg_16 = %12, %iterArg_17 = %10, %iterArg_18 = %c) : tensor<f32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<12xf32>, tensor<i32>
    cond {
      %37 = stablehlo.compare GT, %iterArg_16, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<120> : tensor<i32>
      %38 = stablehlo.compare LT, %iterArg_18, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<false> : tensor<i1>
      %39 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i1>) -> tensor<i1>
      %40 = stablehlo.compare NE, %38, %39, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %41 = stablehlo.convert %40 : tensor<i1>
      %42 = stablehlo.and %37, %41 : tensor<i1>
      stablehlo.return %42 : tensor<i1>
    } do {
      %37 = stablehlo.dot_general %iterArg_13, %iterArg_17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %38 = stablehlo.dot_general %iterArg_17, %37, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.add %cst_19, %38 : tensor<f32>
      %40 = stablehlo.divide %iterArg_16, %39 : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %42 = stablehlo.multiply %41, %iterArg_17 : tensor<12xf32>
      %43 = stablehlo.add %iterArg_14, %42 : tensor<12xf32>
      %44 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %45 = stablehlo.multiply %44, %37 : tensor<12xf32>
      %46 = stablehlo.subtract %iterArg_15, %45 : tensor<12xf32>
      %47 = stablehlo.dot_general %46, %46, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %48 = stablehlo.add %cst_20, %47 : tensor<f32>
      %49 = stablehlo.divide %48, %iterArg_16 : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %51 = stablehlo.multiply %50, %iterArg_17 : tensor<12xf32>
      %52 = stablehlo.add %46, %51 : tensor<12xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %iterArg_18, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %43, %46, %48, %52, %53 : tensor<f32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<12xf32>, tensor<i32>
    }
    %14 = stablehlo.dot_general %arg0, %13#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %15 = stablehlo.multiply %13#2, %13#2 : tensor<12xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %17 = stablehlo.multiply %16, %13#2 : tensor<12xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<12xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %22 = stablehlo.dot_general %20, %20, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.add %cst_8, %22 : tensor<f32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %24 = chlo.square %cst_9 : tensor<f32> -> tensor<f32>
    %25 = stablehlo.convert %24 : tensor<f32>
    %26 = stablehlo.multiply %25, %23 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = chlo.square %cst_10 : tensor<f32> -> tensor<f32>
    %28 = stablehlo.convert %27 : tensor<f32>
    %29 = stablehlo.maximum %26, %28 : tensor<f32>
    %30 = stablehlo.dot_general %arg0, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %31 = stablehlo.subtract %20, %30 : tensor<12xf32>
    %32 = stablehlo.dot_general %31, %31, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.add %cst_11, %32 : tensor<f32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %34:7 = stablehlo.while(%iterArg = %29, %iterArg_13 = %arg0, %iterArg_14 = %21, %iterArg_15 = %31, %iterArg_16 = %33, %iterArg_17 = %31, %iterArg_18 = %c_12) : tensor<f32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<12xf32>, tensor<i32>
    cond {
      %37 = stablehlo.compare GT, %iterArg_16, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<120> : tensor<i32>
      %38 = stablehlo.compare LT, %iterArg_18, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<false> : tensor<i1>
      %39 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i1>) -> tensor<i1>
      %40 = stablehlo.compare NE, %38, %39, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %41 = stablehlo.convert %40 : tensor<i1>
      %42 = stablehlo.and %37, %41 : tensor<i1>
      stablehlo.return %42 : tensor<i1>
    } do {
      %37 = stablehlo.dot_general %iterArg_13, %iterArg_17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %38 = stablehlo.dot_general %iterArg_17, %37, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.add %cst_19, %38 : tensor<f32>
      %40 = stablehlo.divide %iterArg_16, %39 : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %42 = stablehlo.multiply %41, %iterArg_17 : tensor<12xf32>
      %43 = stablehlo.add %iterArg_14, %42 : tensor<12xf32>
      %44 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %45 = stablehlo.multiply %44, %37 : tensor<12xf32>
      %46 = stablehlo.subtract %iterArg_15, %45 : tensor<12xf32>
      %47 = stablehlo.dot_general %46, %46, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %48 = stablehlo.add %cst_20, %47 : tensor<f32>
      %49 = stablehlo.divide %48, %iterArg_16 : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %51 = stablehlo.multiply %50, %iterArg_17 : tensor<12xf32>
      %52 = stablehlo.add %46, %51 : tensor<12xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %iterArg_18, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %43, %46, %48, %52, %53 : tensor<f32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<12xf32>, tensor<i32>
    }
    %35 = stablehlo.negate %34#2 : tensor<12xf32>
    %36 = stablehlo.dot_general %35, %13#2, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<12xf32>, tensor<12xf32>) -> tensor<12x12xf32>
    return %36, %34#2 : tensor<12x12xf32>, tensor<12xf32>
  }
}
