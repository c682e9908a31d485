module @jit_betainc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> (tensor<16xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.compare  LE, %arg0, %0,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.compare  LE, %arg1, %2,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %4 = stablehlo.or %1, %3 : tensor<16xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.compare  LT, %arg2, %5,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %7 = stablehlo.or %4, %6 : tensor<16xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.compare  GT, %arg2, %8,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %10 = stablehlo.or %7, %9 : tensor<16xi1>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.add %arg0, %11 : tensor<16xf32>
    %13 = stablehlo.add %arg0, %arg1 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.add %13, %14 : tensor<16xf32>
    %16 = stablehlo.divide %12, %15 : tensor<16xf32>
    %17 = stablehlo.compare  LT, %arg2, %16,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %18 = stablehlo.select %17, %arg0, %arg1 : tensor<16xi1>, tensor<16xf32>
    %19 = stablehlo.select %17, %arg1, %arg0 : tensor<16xi1>, tensor<16xf32>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.subtract %20, %arg2 : tensor<16xf32>
    %22 = stablehlo.select %17, %arg2, %21 : tensor<16xi1>, tensor<16xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %24 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %25 = stablehlo.compare  EQ, %23, %24,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %27 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<16xi1>, tensor<16xf32>
    %29 = stablehlo.abs %28 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.compare  LT, %29, %30,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %32 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %33 = stablehlo.select %31, %32, %28 : tensor<16xi1>, tensor<16xf32>
    %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %35:8 = stablehlo.while(%iterArg = %18, %iterArg_6 = %19, %iterArg_7 = %22, %iterArg_8 = %c_3, %iterArg_9 = %c_4, %iterArg_10 = %33, %iterArg_11 = %34, %iterArg_12 = %33) : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<i1>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
     cond {
      %c_13 = stablehlo.constant dense<200> : tensor<i64>
      %57 = stablehlo.compare  LT, %iterArg_8, %c_13,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %58 = stablehlo.and %57, %iterArg_9 : tensor<i1>
      stablehlo.return %58 : tensor<i1>
    } do {
      %57 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<i64>) -> tensor<16xi64>
      %c_13 = stablehlo.constant dense<2> : tensor<i64>
      %58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i64>) -> tensor<16xi64>
      %59 = func.call @remainder(%57, %58) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
      %c_14 = stablehlo.constant dense<0> : tensor<i64>
      %60 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i64>) -> tensor<16xi64>
      %61 = stablehlo.compare  EQ, %59, %60,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %c_15 = stablehlo.constant dense<1> : tensor<i64>
      %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<16xi64>
      %63 = stablehlo.compare  EQ, %57, %62,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<16xi64>
      %65 = stablehlo.subtract %57, %64 : tensor<16xi64>
      %66 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i64>) -> tensor<16xi64>
      %67 = func.call @floor_divide(%65, %66) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
      %68 = stablehlo.convert %67 : (tensor<16xi64>) -> tensor<16xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %71 = stablehlo.add %iterArg, %68 : tensor<16xf32>
      %72 = stablehlo.negate %71 : tensor<16xf32>
      %73 = stablehlo.add %iterArg, %iterArg_6 : tensor<16xf32>
      %74 = stablehlo.add %73, %68 : tensor<16xf32>
      %75 = stablehlo.multiply %72, %74 : tensor<16xf32>
      %76 = stablehlo.multiply %75, %iterArg_7 : tensor<16xf32>
      %77 = stablehlo.multiply %70, %68 : tensor<16xf32>
      %78 = stablehlo.add %iterArg, %77 : tensor<16xf32>
      %79 = stablehlo.multiply %70, %68 : tensor<16xf32>
      %80 = stablehlo.add %iterArg, %79 : tensor<16xf32>
      %81 = stablehlo.add %80, %69 : tensor<16xf32>
      %82 = stablehlo.multiply %78, %81 : tensor<16xf32>
      %83 = stablehlo.divide %76, %82 : tensor<16xf32>
      %84 = stablehlo.subtract %iterArg_6, %68 : tensor<16xf32>
      %85 = stablehlo.multiply %68, %84 : tensor<16xf32>
      %86 = stablehlo.multiply %85, %iterArg_7 : tensor<16xf32>
      %87 = stablehlo.multiply %70, %68 : tensor<16xf32>
      %88 = stablehlo.add %iterArg, %87 : tensor<16xf32>
      %89 = stablehlo.subtract %88, %69 : tensor<16xf32>
      %90 = stablehlo.multiply %70, %68 : tensor<16xf32>
      %91 = stablehlo.add %iterArg, %90 : tensor<16xf32>
      %92 = stablehlo.multiply %89, %91 : tensor<16xf32>
      %93 = stablehlo.divide %86, %92 : tensor<16xf32>
      %94 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %95 = stablehlo.select %61, %83, %93 : tensor<16xi1>, tensor<16xf32>
      %96 = stablehlo.select %63, %94, %95 : tensor<16xi1>, tensor<16xf32>
      %97 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<i64>) -> tensor<16xi64>
      %98 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i64>) -> tensor<16xi64>
      %99 = stablehlo.compare  EQ, %97, %98,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %101 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %102 = stablehlo.select %99, %100, %101 : tensor<16xi1>, tensor<16xf32>
      %103 = stablehlo.divide %96, %iterArg_10 : tensor<16xf32>
      %104 = stablehlo.add %102, %103 : tensor<16xf32>
      %cst_19 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %105 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %106 = stablehlo.abs %104 : tensor<16xf32>
      %107 = stablehlo.compare  LT, %106, %105,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %108 = stablehlo.select %107, %105, %104 : tensor<16xi1>, tensor<16xf32>
      %109 = stablehlo.multiply %96, %iterArg_11 : tensor<16xf32>
      %110 = stablehlo.add %102, %109 : tensor<16xf32>
      %111 = stablehlo.abs %110 : tensor<16xf32>
      %112 = stablehlo.compare  LT, %111, %105,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %113 = stablehlo.select %112, %105, %110 : tensor<16xi1>, tensor<16xf32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %115 = stablehlo.divide %114, %113 : tensor<16xf32>
      %116 = stablehlo.multiply %108, %115 : tensor<16xf32>
      %117 = stablehlo.multiply %iterArg_12, %116 : tensor<16xf32>
      %118 = stablehlo.add %iterArg_8, %c_15 : tensor<i64>
      %119 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %120 = stablehlo.subtract %116, %119 : tensor<16xf32>
      %121 = stablehlo.abs %120 : tensor<16xf32>
      %122 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %123 = stablehlo.compare  GE, %121, %122,  FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %c_21 = stablehlo.constant dense<false> : tensor<i1>
      %124 = stablehlo.reduce(%123 init: %c_21) applies stablehlo.or across dimensions = [0] : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %118, %124, %108, %115, %117 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<i1>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
    }
    %36 = chlo.lgamma %18 : tensor<16xf32> -> tensor<16xf32>
    %37 = chlo.lgamma %19 : tensor<16xf32> -> tensor<16xf32>
    %38 = stablehlo.add %36, %37 : tensor<16xf32>
    %39 = stablehlo.add %18, %19 : tensor<16xf32>
    %40 = chlo.lgamma %39 : tensor<16xf32> -> tensor<16xf32>
    %41 = stablehlo.subtract %38, %40 : tensor<16xf32>
    %42 = stablehlo.log %22 : tensor<16xf32>
    %43 = stablehlo.multiply %42, %18 : tensor<16xf32>
    %44 = stablehlo.negate %22 : tensor<16xf32>
    %45 = stablehlo.log_plus_one %44 : tensor<16xf32>
    %46 = stablehlo.multiply %45, %19 : tensor<16xf32>
    %47 = stablehlo.add %43, %46 : tensor<16xf32>
    %48 = stablehlo.subtract %47, %41 : tensor<16xf32>
    %49 = stablehlo.exponential %48 : tensor<16xf32>
    %50 = stablehlo.multiply %35#7, %49 : tensor<16xf32>
    %51 = stablehlo.divide %50, %18 : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.select %10, %52, %51 : tensor<16xi1>, tensor<16xf32>
    %54 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %55 = stablehlo.subtract %54, %53 : tensor<16xf32>
    %56 = stablehlo.select %17, %53, %55 : tensor<16xi1>, tensor<16xf32>
    return %56 : tensor<16xf32>
  }
  func.func private @remainder(%arg0: tensor<16xi64>, %arg1: tensor<16xi64>) -> tensor<16xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %1 = stablehlo.compare  EQ, %arg1, %0,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<16xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %6 = stablehlo.compare  NE, %4, %5,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %8 = stablehlo.compare  LT, %4, %7,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %10 = stablehlo.compare  LT, %3, %9,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %11 = stablehlo.compare  NE, %8, %10,  UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.and %11, %6 : tensor<16xi1>
    %13 = stablehlo.add %4, %3 : tensor<16xi64>
    %14 = stablehlo.select %12, %13, %4 : tensor<16xi1>, tensor<16xi64>
    return %14 : tensor<16xi64>
  }
  func.func private @_where(%arg0: tensor<16xi1>, %arg1: tensor<16xi64>, %arg2: tensor<16xi64>) -> tensor<16xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi64>
    return %0 : tensor<16xi64>
  }
  func.func private @floor_divide(%arg0: tensor<16xi64>, %arg1: tensor<16xi64>) -> tensor<16xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<16xi64>
    %1 = stablehlo.sign %arg0 : tensor<16xi64>
    %2 = stablehlo.sign %arg1 : tensor<16xi64>
    %3 = stablehlo.compare  NE, %1, %2,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<16xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %6 = stablehlo.compare  NE, %4, %5,  SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %8 = stablehlo.compare  NE, %3, %7,  UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %9 = stablehlo.convert %8 : tensor<16xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %11 = stablehlo.compare  NE, %6, %10,  UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.convert %11 : tensor<16xi1>
    %13 = stablehlo.and %9, %12 : tensor<16xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %15 = stablehlo.subtract %0, %14 : tensor<16xi64>
    %16 = call @_where_0(%13, %15, %0) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    return %16 : tensor<16xi64>
  }
  func.func private @_where_0(%arg0: tensor<16xi1>, %arg1: tensor<16xi64>, %arg2: tensor<16xi64>) -> tensor<16xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi64>
    return %0 : tensor<16xi64>
  }
}
