module @jit_van_der_pol_adaptive attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf64>, %arg1: tensor<f64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<2xf64> {jax.result_info = "result[1]"}, tensor<f64> {jax.result_info = "result[2]"}, tensor<i64> {jax.result_info = "result[3]"}, tensor<i64> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %0:6 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %cst, %iterArg_3 = %arg0, %iterArg_4 = %cst_0, %iterArg_5 = %c, %iterArg_6 = %c_1) : tensor<f64>, tensor<f64>, tensor<2xf64>, tensor<f64>, tensor<i64>, tensor<i64>
    cond {
      %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
      %1 = stablehlo.compare LT, %iterArg_2, %cst_7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c_8 = stablehlo.constant dense<500> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<i1>
      %4 = stablehlo.compare NE, %1, %3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %5 = stablehlo.convert %4 : tensor<i1>
      %c_10 = stablehlo.constant dense<false> : tensor<i1>
      %6 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<i1>
      %7 = stablehlo.compare NE, %2, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %8 = stablehlo.convert %7 : tensor<i1>
      %9 = stablehlo.and %5, %8 : tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
      %1 = stablehlo.subtract %cst_7, %iterArg_2 : tensor<f64>
      %2 = stablehlo.minimum %iterArg_4, %1 : tensor<f64>
      %3 = stablehlo.slice %iterArg_3 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
      %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
      %5 = stablehlo.slice %iterArg_3 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
      %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
      %7 = stablehlo.multiply %6, %6 : tensor<f64>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %8 = stablehlo.subtract %cst_8, %7 : tensor<f64>
      %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
      %9 = stablehlo.multiply %8, %cst_9 : tensor<f64>
      %10 = stablehlo.slice %iterArg_3 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
      %11 = stablehlo.reshape %10 : (tensor<1xf64>) -> tensor<f64>
      %12 = stablehlo.multiply %9, %11 : tensor<f64>
      %13 = stablehlo.slice %iterArg_3 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
      %14 = stablehlo.reshape %13 : (tensor<1xf64>) -> tensor<f64>
      %15 = stablehlo.subtract %12, %14 : tensor<f64>
      %16 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %19 = stablehlo.divide %2, %cst_10 : tensor<f64>
      %20 = stablehlo.convert %19 : tensor<f64>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %22 = stablehlo.multiply %21, %18 : tensor<2xf64>
      %23 = stablehlo.add %iterArg_3, %22 : tensor<2xf64>
      %24 = stablehlo.slice %23 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
      %25 = stablehlo.reshape %24 : (tensor<1xf64>) -> tensor<f64>
      %26 = stablehlo.slice %23 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
      %27 = stablehlo.reshape %26 : (tensor<1xf64>) -> tensor<f64>
      %28 = stablehlo.multiply %27, %27 : tensor<f64>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %29 = stablehlo.subtract %cst_11, %28 : tensor<f64>
      %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
      %30 = stablehlo.multiply %29, %cst_12 : tensor<f64>
      %31 = stablehlo.slice %23 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
      %32 = stablehlo.reshape %31 : (tensor<1xf64>) -> tensor<f64>
      %33 = stablehlo.multiply %30, %32 : tensor<f64>
      %34 = stablehlo.slice %23 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
      %35 = stablehlo.reshape %34 : (tensor<1xf64>) -> tensor<f64>
      %36 = stablehlo.subtract %33, %35 : tensor<f64>
      %37 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %38 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %39 = stablehlo.concatenate %37, %38, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
      %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
      %40 = stablehlo.multiply %cst_13, %2 : tensor<f64>
      %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
      %41 = stablehlo.divide %40, %cst_14 : tensor<f64>
      %42 = stablehlo.convert %41 : tensor<f64>
      %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %44 = stablehlo.multiply %43, %39 : tensor<2xf64>
      %45 = stablehlo.add %iterArg_3, %44 : tensor<2xf64>
      %46 = stablehlo.slice %45 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
      %47 = stablehlo.reshape %46 : (tensor<1xf64>) -> tensor<f64>
      %48 = stablehlo.slice %45 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
      %49 = stablehlo.reshape %48 : (tensor<1xf64>) -> tensor<f64>
      %50 = stablehlo.multiply %49, %49 : tensor<f64>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %51 = stablehlo.subtract %cst_15, %50 : tensor<f64>
      %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
      %52 = stablehlo.multiply %51, %cst_16 : tensor<f64>
      %53 = stablehlo.slice %45 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
      %54 = stablehlo.reshape %53 : (tensor<1xf64>) -> tensor<f64>
      %55 = stablehlo.multiply %52, %54 : tensor<f64>
      %56 = stablehlo.slice %45 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
      %57 = stablehlo.reshape %56 : (tensor<1xf64>) -> tensor<f64>
      %58 = stablehlo.subtract %55, %57 : tensor<f64>
      %59 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %60 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %61 = stablehlo.concatenate %59, %60, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %63 = stablehlo.multiply %62, %18 : tensor<2xf64>
      %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
      %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %65 = stablehlo.multiply %64, %39 : tensor<2xf64>
      %66 = stablehlo.add %63, %65 : tensor<2xf64>
      %cst_19 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
      %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %68 = stablehlo.multiply %67, %61 : tensor<2xf64>
      %69 = stablehlo.add %66, %68 : tensor<2xf64>
      %70 = stablehlo.convert %2 : tensor<f64>
      %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %72 = stablehlo.multiply %71, %69 : tensor<2xf64>
      %cst_20 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
      %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %74 = stablehlo.divide %72, %73 : tensor<2xf64>
      %75 = stablehlo.add %iterArg_3, %74 : tensor<2xf64>
      %76 = stablehlo.slice %75 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
      %77 = stablehlo.reshape %76 : (tensor<1xf64>) -> tensor<f64>
      %78 = stablehlo.slice %75 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
      %79 = stablehlo.reshape %78 : (tensor<1xf64>) -> tensor<f64>
      %80 = stablehlo.multiply %79, %79 : tensor<f64>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %81 = stablehlo.subtract %cst_21, %80 : tensor<f64>
      %cst_22 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
      %82 = stablehlo.multiply %81, %cst_22 : tensor<f64>
      %83 = stablehlo.slice %75 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
      %84 = stablehlo.reshape %83 : (tensor<1xf64>) -> tensor<f64>
      %85 = stablehlo.multiply %82, %84 : tensor<f64>
      %86 = stablehlo.slice %75 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
      %87 = stablehlo.reshape %86 : (tensor<1xf64>) -> tensor<f64>
      %88 = stablehlo.subtract %85, %87 : tensor<f64>
      %89 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %90 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %91 = stablehlo.concatenate %89, %90, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
      %cst_23 = stablehlo.constant dense<-0.069444444444444448> : tensor<f64>
      %92 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %93 = stablehlo.multiply %92, %18 : tensor<2xf64>
      %cst_24 = stablehlo.constant dense<1.200000e+01> : tensor<f64>
      %94 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %95 = stablehlo.divide %39, %94 : tensor<2xf64>
      %96 = stablehlo.add %93, %95 : tensor<2xf64>
      %cst_25 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
      %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %98 = stablehlo.divide %61, %97 : tensor<2xf64>
      %99 = stablehlo.add %96, %98 : tensor<2xf64>
      %cst_26 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
      %100 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %101 = stablehlo.divide %91, %100 : tensor<2xf64>
      %102 = stablehlo.subtract %99, %101 : tensor<2xf64>
      %103 = stablehlo.convert %2 : tensor<f64>
      %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %105 = stablehlo.multiply %104, %102 : tensor<2xf64>
      %106 = stablehlo.abs %105 : tensor<2xf64>
      %cst_27 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
      %107 = stablehlo.reduce(%106 init: %cst_27) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
      %108 = stablehlo.compare LE, %107, %iterArg, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %109 = stablehlo.convert %108 : (tensor<i1>) -> tensor<i32>
      %110:2 = "stablehlo.case"(%109) ({
        stablehlo.return %iterArg_2, %iterArg_3 : tensor<f64>, tensor<2xf64>
      }, {
        %122 = stablehlo.add %iterArg_2, %2 : tensor<f64>
        stablehlo.return %122, %75 : tensor<f64>, tensor<2xf64>
      }) : (tensor<i32>) -> (tensor<f64>, tensor<2xf64>)
      %cst_28 = stablehlo.constant dense<1.000000e-30> : tensor<f64>
      %111 = stablehlo.add %107, %cst_28 : tensor<f64>
      %112 = stablehlo.divide %iterArg, %111 : tensor<f64>
      %cst_29 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
      %113 = stablehlo.power %112, %cst_29 : tensor<f64>
      %cst_30 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %114 = stablehlo.multiply %cst_30, %113 : tensor<f64>
      %cst_31 = stablehlo.constant dense<2.000000e-01> : tensor<f64>
      %cst_32 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
      %115 = func.call @clip(%114, %cst_31, %cst_32) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %116 = stablehlo.convert %2 : tensor<f64>
      %117 = stablehlo.multiply %116, %115 : tensor<f64>
      %c_33 = stablehlo.constant dense<1> : tensor<i64>
      %118 = stablehlo.add %iterArg_5, %c_33 : tensor<i64>
      %119 = stablehlo.not %108 : tensor<i1>
      %120 = stablehlo.convert %119 : (tensor<i1>) -> tensor<i64>
      %121 = stablehlo.add %iterArg_6, %120 : tensor<i64>
      stablehlo.return %iterArg, %110#0, %110#1, %117, %118, %121 : tensor<f64>, tensor<f64>, tensor<2xf64>, tensor<f64>, tensor<i64>, tensor<i64>
    }
    return %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<f64>, tensor<2xf64>, tensor<f64>, tensor<i64>, tensor<i64>
  }
  func.func private @clip(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f64>
    %2 = stablehlo.convert %arg2 : tensor<f64>
    %3 = stablehlo.minimum %2, %1 : tensor<f64>
    return %3 : tensor<f64>
  }
}
