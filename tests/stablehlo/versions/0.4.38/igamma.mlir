module @jit_igamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = ""}) {
    %0 = stablehlo.compare  NE, %arg0, %arg0,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %1 = stablehlo.compare  NE, %arg1, %arg1,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2 = stablehlo.or %0, %1 : tensor<24xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.compare  EQ, %arg1, %3,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.compare  EQ, %arg1, %5,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.compare  LT, %arg1, %7,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.compare  LE, %arg0, %9,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %11 = stablehlo.or %8, %10 : tensor<24xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.compare  GT, %arg1, %12,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %14 = stablehlo.compare  GT, %arg1, %arg0,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %15 = stablehlo.and %13, %14 : tensor<24xi1>
    %16 = stablehlo.log %arg1 : tensor<24xf32>
    %17 = stablehlo.multiply %arg0, %16 : tensor<24xf32>
    %18 = stablehlo.subtract %17, %arg1 : tensor<24xf32>
    %19 = chlo.lgamma %arg0 : tensor<24xf32> -> tensor<24xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %21 = stablehlo.log %cst_2 : tensor<f32>
    %22 = stablehlo.negate %21 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.compare  LT, %20, %23,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %25 = stablehlo.exponential %20 : tensor<24xf32>
    %26 = stablehlo.or %4, %11 : tensor<24xi1>
    %27 = stablehlo.or %26, %24 : tensor<24xi1>
    %28 = stablehlo.or %27, %2 : tensor<24xi1>
    %29 = stablehlo.not %28 : tensor<24xi1>
    %30 = stablehlo.and %29, %15 : tensor<24xi1>
    %31 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.subtract %31, %arg0 : tensor<24xf32>
    %33 = stablehlo.add %arg1, %32 : tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.add %33, %34 : tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.add %arg1, %37 : tensor<24xf32>
    %39 = stablehlo.multiply %35, %arg1 : tensor<24xf32>
    %40 = stablehlo.divide %38, %39 : tensor<24xf32>
    %41 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.negate %arg1 : tensor<24xf32>
    %46 = stablehlo.multiply %40, %45 : tensor<24xf32>
    %47 = stablehlo.subtract %44, %46 : tensor<24xf32>
    %48 = stablehlo.divide %47, %39 : tensor<24xf32>
    %49:15 = stablehlo.while(%iterArg = %30, %iterArg_4 = %40, %iterArg_5 = %41, %iterArg_6 = %32, %iterArg_7 = %35, %iterArg_8 = %cst, %iterArg_9 = %38, %iterArg_10 = %39, %iterArg_11 = %36, %iterArg_12 = %arg1, %iterArg_13 = %42, %iterArg_14 = %43, %iterArg_15 = %44, %iterArg_16 = %45, %iterArg_17 = %48) : tensor<24xi1>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
     cond {
      %cst_18 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %70 = stablehlo.compare  LT, %iterArg_8, %cst_18,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %71 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<24xi1>, tensor<i1>) -> tensor<i1>
      %72 = stablehlo.and %70, %71 : tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %70 = stablehlo.add %iterArg_8, %cst_18 : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %72 = stablehlo.add %iterArg_6, %71 : tensor<24xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %74 = stablehlo.add %iterArg_7, %73 : tensor<24xf32>
      %75 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %76 = stablehlo.multiply %72, %75 : tensor<24xf32>
      %77 = stablehlo.multiply %iterArg_9, %74 : tensor<24xf32>
      %78 = stablehlo.multiply %iterArg_11, %76 : tensor<24xf32>
      %79 = stablehlo.subtract %77, %78 : tensor<24xf32>
      %80 = stablehlo.multiply %iterArg_10, %74 : tensor<24xf32>
      %81 = stablehlo.multiply %iterArg_12, %76 : tensor<24xf32>
      %82 = stablehlo.subtract %80, %81 : tensor<24xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %84 = stablehlo.compare  NE, %82, %83,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
      %85 = stablehlo.divide %79, %82 : tensor<24xf32>
      %86 = stablehlo.subtract %iterArg_4, %85 : tensor<24xf32>
      %87 = stablehlo.divide %86, %85 : tensor<24xf32>
      %88 = stablehlo.abs %87 : tensor<24xf32>
      %89 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %90 = stablehlo.select %84, %88, %89 : tensor<24xi1>, tensor<24xf32>
      %91 = stablehlo.select %84, %85, %iterArg_4 : tensor<24xi1>, tensor<24xf32>
      %92 = stablehlo.multiply %iterArg_15, %74 : tensor<24xf32>
      %93 = stablehlo.subtract %92, %iterArg_9 : tensor<24xf32>
      %94 = stablehlo.multiply %iterArg_13, %76 : tensor<24xf32>
      %95 = stablehlo.subtract %93, %94 : tensor<24xf32>
      %96 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %97 = stablehlo.multiply %iterArg_11, %96 : tensor<24xf32>
      %98 = stablehlo.add %95, %97 : tensor<24xf32>
      %99 = stablehlo.multiply %iterArg_16, %74 : tensor<24xf32>
      %100 = stablehlo.subtract %99, %iterArg_10 : tensor<24xf32>
      %101 = stablehlo.multiply %iterArg_14, %76 : tensor<24xf32>
      %102 = stablehlo.subtract %100, %101 : tensor<24xf32>
      %103 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %104 = stablehlo.multiply %iterArg_12, %103 : tensor<24xf32>
      %105 = stablehlo.add %102, %104 : tensor<24xf32>
      %106 = stablehlo.multiply %91, %105 : tensor<24xf32>
      %107 = stablehlo.subtract %98, %106 : tensor<24xf32>
      %108 = stablehlo.divide %107, %82 : tensor<24xf32>
      %109 = stablehlo.select %84, %108, %iterArg_17 : tensor<24xi1>, tensor<24xf32>
      %110 = stablehlo.subtract %109, %iterArg_17 : tensor<24xf32>
      %111 = stablehlo.abs %110 : tensor<24xf32>
      %112 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %113 = stablehlo.select %84, %111, %112 : tensor<24xi1>, tensor<24xf32>
      %114 = stablehlo.abs %79 : tensor<24xf32>
      %cst_21 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<f32>
      %116 = stablehlo.divide %115, %cst_21 : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %118 = stablehlo.compare  GT, %114, %117,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
      %119 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %120 = stablehlo.multiply %iterArg_9, %119 : tensor<24xf32>
      %121 = stablehlo.select %118, %120, %iterArg_9 : tensor<24xi1>, tensor<24xf32>
      %122 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %123 = stablehlo.multiply %79, %122 : tensor<24xf32>
      %124 = stablehlo.select %118, %123, %79 : tensor<24xi1>, tensor<24xf32>
      %125 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %126 = stablehlo.multiply %iterArg_10, %125 : tensor<24xf32>
      %127 = stablehlo.select %118, %126, %iterArg_10 : tensor<24xi1>, tensor<24xf32>
      %128 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %129 = stablehlo.multiply %82, %128 : tensor<24xf32>
      %130 = stablehlo.select %118, %129, %82 : tensor<24xi1>, tensor<24xf32>
      %131 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %132 = stablehlo.multiply %iterArg_15, %131 : tensor<24xf32>
      %133 = stablehlo.select %118, %132, %iterArg_15 : tensor<24xi1>, tensor<24xf32>
      %134 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %135 = stablehlo.multiply %iterArg_16, %134 : tensor<24xf32>
      %136 = stablehlo.select %118, %135, %iterArg_16 : tensor<24xi1>, tensor<24xf32>
      %137 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %138 = stablehlo.multiply %98, %137 : tensor<24xf32>
      %139 = stablehlo.select %118, %138, %98 : tensor<24xi1>, tensor<24xf32>
      %140 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %141 = stablehlo.multiply %105, %140 : tensor<24xf32>
      %142 = stablehlo.select %118, %141, %105 : tensor<24xi1>, tensor<24xf32>
      %cst_23 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %144 = stablehlo.compare  GT, %90, %143,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
      %145 = stablehlo.and %iterArg, %144 : tensor<24xi1>
      %146 = stablehlo.select %iterArg, %91, %iterArg_4 : tensor<24xi1>, tensor<24xf32>
      %147 = stablehlo.select %iterArg, %90, %iterArg_5 : tensor<24xi1>, tensor<24xf32>
      %148 = stablehlo.select %iterArg, %72, %iterArg_6 : tensor<24xi1>, tensor<24xf32>
      %149 = stablehlo.select %iterArg, %74, %iterArg_7 : tensor<24xi1>, tensor<24xf32>
      %150 = stablehlo.select %iterArg, %124, %iterArg_9 : tensor<24xi1>, tensor<24xf32>
      %151 = stablehlo.select %iterArg, %130, %iterArg_10 : tensor<24xi1>, tensor<24xf32>
      %152 = stablehlo.select %iterArg, %121, %iterArg_11 : tensor<24xi1>, tensor<24xf32>
      %153 = stablehlo.select %iterArg, %127, %iterArg_12 : tensor<24xi1>, tensor<24xf32>
      %154 = stablehlo.select %iterArg, %133, %iterArg_13 : tensor<24xi1>, tensor<24xf32>
      %155 = stablehlo.select %iterArg, %136, %iterArg_14 : tensor<24xi1>, tensor<24xf32>
      %156 = stablehlo.select %iterArg, %139, %iterArg_15 : tensor<24xi1>, tensor<24xf32>
      %157 = stablehlo.select %iterArg, %142, %iterArg_16 : tensor<24xi1>, tensor<24xf32>
      %158 = stablehlo.select %iterArg, %109, %iterArg_17 : tensor<24xi1>, tensor<24xf32>
      stablehlo.return %145, %146, %147, %148, %149, %70, %150, %151, %152, %153, %154, %155, %156, %157, %158 : tensor<24xi1>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %50 = stablehlo.multiply %49#1, %25 : tensor<24xf32>
    %51 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.subtract %51, %50 : tensor<24xf32>
    %53 = stablehlo.not %15 : tensor<24xi1>
    %54 = stablehlo.and %29, %53 : tensor<24xi1>
    %55 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59:7 = stablehlo.while(%iterArg = %54, %iterArg_4 = %arg0, %iterArg_5 = %55, %iterArg_6 = %56, %iterArg_7 = %arg1, %iterArg_8 = %57, %iterArg_9 = %58) : tensor<24xi1>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
     cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %70 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<24xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %70 : tensor<i1>
    } do {
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %71 = stablehlo.add %iterArg_4, %70 : tensor<24xf32>
      %72 = stablehlo.divide %iterArg_7, %71 : tensor<24xf32>
      %73 = stablehlo.multiply %iterArg_8, %72 : tensor<24xf32>
      %74 = stablehlo.multiply %iterArg_5, %iterArg_7 : tensor<24xf32>
      %75 = stablehlo.multiply %71, %71 : tensor<24xf32>
      %76 = stablehlo.divide %74, %75 : tensor<24xf32>
      %77 = stablehlo.subtract %73, %76 : tensor<24xf32>
      %78 = stablehlo.add %iterArg_9, %77 : tensor<24xf32>
      %79 = stablehlo.divide %iterArg_7, %71 : tensor<24xf32>
      %80 = stablehlo.multiply %iterArg_5, %79 : tensor<24xf32>
      %81 = stablehlo.add %iterArg_6, %80 : tensor<24xf32>
      %82 = stablehlo.divide %80, %81 : tensor<24xf32>
      %cst_11 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %84 = stablehlo.compare  GT, %82, %83,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
      %85 = stablehlo.and %iterArg, %84 : tensor<24xi1>
      %86 = stablehlo.select %iterArg, %71, %iterArg_4 : tensor<24xi1>, tensor<24xf32>
      %87 = stablehlo.select %iterArg, %80, %iterArg_5 : tensor<24xi1>, tensor<24xf32>
      %88 = stablehlo.select %iterArg, %81, %iterArg_6 : tensor<24xi1>, tensor<24xf32>
      %89 = stablehlo.select %iterArg, %iterArg_7, %iterArg_7 : tensor<24xi1>, tensor<24xf32>
      %90 = stablehlo.select %iterArg, %77, %iterArg_8 : tensor<24xi1>, tensor<24xf32>
      %91 = stablehlo.select %iterArg, %78, %iterArg_9 : tensor<24xi1>, tensor<24xf32>
      stablehlo.return %85, %86, %87, %88, %89, %90, %91 : tensor<24xi1>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %60 = stablehlo.multiply %59#3, %25 : tensor<24xf32>
    %61 = stablehlo.divide %60, %arg0 : tensor<24xf32>
    %62 = stablehlo.select %15, %52, %61 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.select %4, %63, %62 : tensor<24xi1>, tensor<24xf32>
    %65 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.select %6, %65, %64 : tensor<24xi1>, tensor<24xf32>
    %67 = stablehlo.or %11, %2 : tensor<24xi1>
    %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.select %67, %68, %66 : tensor<24xi1>, tensor<24xf32>
    return %69 : tensor<24xf32>
  }
}
