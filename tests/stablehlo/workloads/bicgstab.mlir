module @jit_bicgstab attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x12xf32>, %arg1: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %3 = chlo.square %cst_1 : tensor<f32> -> tensor<f32>
    %4 = stablehlo.convert %3 : tensor<f32>
    %5 = stablehlo.multiply %4, %2 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = chlo.square %cst_2 : tensor<f32> -> tensor<f32>
    %7 = stablehlo.convert %6 : tensor<f32>
    %8 = stablehlo.maximum %5, %7 : tensor<f32>
    %9 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %10 = stablehlo.subtract %arg1, %9 : tensor<12xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %10, %iterArg_7 = %arg0, %iterArg_8 = %8, %iterArg_9 = %0, %iterArg_10 = %10, %iterArg_11 = %cst_3, %iterArg_12 = %cst_4, %iterArg_13 = %cst_5, %iterArg_14 = %10, %iterArg_15 = %10, %iterArg_16 = %c) : tensor<f32>, tensor<12xf32>, tensor<12x12xf32>, tensor<f32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>
    cond {
      %12 = stablehlo.dot_general %iterArg_10, %iterArg_10, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.add %cst_17, %12 : tensor<f32>
      %14 = stablehlo.compare GT, %13, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_18 = stablehlo.constant dense<120> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_16, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<false> : tensor<i1>
      %16 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i1>) -> tensor<i1>
      %17 = stablehlo.compare NE, %15, %16, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = stablehlo.convert %17 : tensor<i1>
      %19 = stablehlo.and %14, %18 : tensor<i1>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %20 = stablehlo.compare GE, %iterArg_16, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_21 = stablehlo.constant dense<false> : tensor<i1>
      %21 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i1>) -> tensor<i1>
      %22 = stablehlo.compare NE, %20, %21, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = stablehlo.convert %22 : tensor<i1>
      %24 = stablehlo.and %19, %23 : tensor<i1>
      stablehlo.return %24 : tensor<i1>
    } do {
      %12 = stablehlo.dot_general %iterArg_6, %iterArg_10, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.add %cst_17, %12 : tensor<f32>
      %14 = stablehlo.divide %13, %iterArg_13 : tensor<f32>
      %15 = stablehlo.multiply %14, %iterArg_11 : tensor<f32>
      %16 = stablehlo.divide %15, %iterArg_12 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %iterArg_12, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %18 = stablehlo.multiply %17, %iterArg_15 : tensor<12xf32>
      %19 = stablehlo.subtract %iterArg_14, %18 : tensor<12xf32>
      %20 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %21 = stablehlo.multiply %20, %19 : tensor<12xf32>
      %22 = stablehlo.add %iterArg_10, %21 : tensor<12xf32>
      %23 = stablehlo.dot_general %iterArg_7, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %24 = stablehlo.dot_general %iterArg_6, %23, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.add %cst_18, %24 : tensor<f32>
      %26 = stablehlo.divide %13, %25 : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %28 = stablehlo.multiply %27, %23 : tensor<12xf32>
      %29 = stablehlo.subtract %iterArg_10, %28 : tensor<12xf32>
      %30 = stablehlo.dot_general %29, %29, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.add %cst_19, %30 : tensor<f32>
      %32 = stablehlo.compare LT, %31, %iterArg_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %33 = stablehlo.dot_general %iterArg_7, %29, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %34 = stablehlo.dot_general %33, %29, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.add %cst_20, %34 : tensor<f32>
      %36 = stablehlo.dot_general %33, %33, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.add %cst_21, %36 : tensor<f32>
      %38 = stablehlo.divide %35, %37 : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %40 = stablehlo.multiply %39, %22 : tensor<12xf32>
      %41 = stablehlo.add %iterArg_9, %40 : tensor<12xf32>
      %42 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %43 = stablehlo.multiply %42, %22 : tensor<12xf32>
      %44 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %45 = stablehlo.multiply %44, %29 : tensor<12xf32>
      %46 = stablehlo.add %43, %45 : tensor<12xf32>
      %47 = stablehlo.add %iterArg_9, %46 : tensor<12xf32>
      %48 = func.call @_where(%32, %41, %47) : (tensor<i1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %49 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %50 = stablehlo.multiply %49, %33 : tensor<12xf32>
      %51 = stablehlo.subtract %29, %50 : tensor<12xf32>
      %52 = func.call @_where(%32, %29, %51) : (tensor<i1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %53 = stablehlo.compare EQ, %38, %cst_22, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %54 = stablehlo.compare EQ, %26, %cst_23, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %55 = stablehlo.or %53, %54 : tensor<i1>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_16, %c_24 : tensor<i32>
      %c_25 = stablehlo.constant dense<-11> : tensor<i32>
      %57 = func.call @_where_0(%55, %c_25, %56) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %58 = stablehlo.compare EQ, %13, %cst_26, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<-10> : tensor<i32>
      %59 = func.call @_where_0(%58, %c_27, %57) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %48, %52, %26, %38, %13, %22, %23, %59 : tensor<f32>, tensor<12xf32>, tensor<12x12xf32>, tensor<f32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>
    }
    return %11#4 : tensor<12xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
