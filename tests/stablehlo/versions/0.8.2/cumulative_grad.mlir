module @jit_cumulative_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xf32>) -> (tensor<3x9xf32> {jax.result_info = "result[0]"}, tensor<3x9xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<3x9xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<3x9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<3x9xf32>
    %7 = call @cumsum_2(%6) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    %8 = stablehlo.slice %arg0 [0:3, 0:8:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %arg0 [0:3, 1:9:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<3x4xf32>
    %11 = stablehlo.compare  EQ, %8, %10,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<3x4xi1>, tensor<3x4xf32>
    %15 = stablehlo.compare  EQ, %9, %10,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<3x4xi1>, tensor<3x4xf32>
    %19 = stablehlo.divide %14, %18 : tensor<3x4xf32>
    %20 = stablehlo.compare  EQ, %9, %10,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<3x4xi1>, tensor<3x4xf32>
    %24 = stablehlo.compare  EQ, %8, %10,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<3x4xi1>, tensor<3x4xf32>
    %28 = stablehlo.divide %23, %27 : tensor<3x4xf32>
    %29 = stablehlo.slice %10 [0:3, 0:3:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %30 = stablehlo.slice %10 [0:3, 1:4:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %31 = stablehlo.maximum %29, %30 : tensor<3x2xf32>
    %32 = stablehlo.compare  EQ, %29, %31,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<3x2xi1>, tensor<3x2xf32>
    %36 = stablehlo.compare  EQ, %30, %31,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<3x2xi1>, tensor<3x2xf32>
    %40 = stablehlo.divide %35, %39 : tensor<3x2xf32>
    %41 = stablehlo.compare  EQ, %30, %31,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<3x2xi1>, tensor<3x2xf32>
    %45 = stablehlo.compare  EQ, %29, %31,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<3x2xi1>, tensor<3x2xf32>
    %49 = stablehlo.divide %44, %48 : tensor<3x2xf32>
    %50 = stablehlo.slice %31 [0:3, 0:1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %51 = stablehlo.slice %31 [0:3, 1:2:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %52 = stablehlo.maximum %50, %51 : tensor<3x1xf32>
    %53 = stablehlo.compare  EQ, %50, %52,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<3x1xi1>, tensor<3x1xf32>
    %57 = stablehlo.compare  EQ, %51, %52,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<3x1xi1>, tensor<3x1xf32>
    %61 = stablehlo.divide %56, %60 : tensor<3x1xf32>
    %62 = stablehlo.compare  EQ, %51, %52,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<3x1xi1>, tensor<3x1xf32>
    %66 = stablehlo.compare  EQ, %50, %52,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<3x1xi1>, tensor<3x1xf32>
    %70 = stablehlo.divide %65, %69 : tensor<3x1xf32>
    %71 = stablehlo.slice %52 [0:3, 0:0] : (tensor<3x1xf32>) -> tensor<3x0xf32>
    %72 = stablehlo.slice %31 [0:3, 2:2:2] : (tensor<3x2xf32>) -> tensor<3x0xf32>
    %73 = stablehlo.maximum %71, %72 : tensor<3x0xf32>
    %74 = stablehlo.compare  EQ, %71, %73,  FLOAT : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %77 = stablehlo.select %74, %75, %76 : tensor<3x0xi1>, tensor<3x0xf32>
    %78 = stablehlo.compare  EQ, %72, %73,  FLOAT : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xi1>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %81 = stablehlo.select %78, %79, %80 : tensor<3x0xi1>, tensor<3x0xf32>
    %82 = stablehlo.divide %77, %81 : tensor<3x0xf32>
    %83 = stablehlo.compare  EQ, %72, %73,  FLOAT : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<3x0xi1>, tensor<3x0xf32>
    %87 = stablehlo.compare  EQ, %71, %73,  FLOAT : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xi1>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<3x0xi1>, tensor<3x0xf32>
    %91 = stablehlo.divide %86, %90 : tensor<3x0xf32>
    %92 = stablehlo.slice %31 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %93 = stablehlo.concatenate %92, %73, dim = 1 : (tensor<3x1xf32>, tensor<3x0xf32>) -> tensor<3x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.pad %93, %cst_34, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.pad %52, %cst_35, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %96 = stablehlo.add %94, %95 : tensor<3x2xf32>
    %97 = stablehlo.slice %96 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %98 = stablehlo.slice %10 [0:3, 2:4:2] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %99 = stablehlo.maximum %97, %98 : tensor<3x1xf32>
    %100 = stablehlo.compare  EQ, %97, %99,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %103 = stablehlo.select %100, %101, %102 : tensor<3x1xi1>, tensor<3x1xf32>
    %104 = stablehlo.compare  EQ, %98, %99,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %107 = stablehlo.select %104, %105, %106 : tensor<3x1xi1>, tensor<3x1xf32>
    %108 = stablehlo.divide %103, %107 : tensor<3x1xf32>
    %109 = stablehlo.compare  EQ, %98, %99,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %112 = stablehlo.select %109, %110, %111 : tensor<3x1xi1>, tensor<3x1xf32>
    %113 = stablehlo.compare  EQ, %97, %99,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %116 = stablehlo.select %113, %114, %115 : tensor<3x1xi1>, tensor<3x1xf32>
    %117 = stablehlo.divide %112, %116 : tensor<3x1xf32>
    %118 = stablehlo.slice %10 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %119 = stablehlo.concatenate %118, %99, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.pad %119, %cst_44, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.pad %96, %cst_45, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %122 = stablehlo.add %120, %121 : tensor<3x4xf32>
    %123 = stablehlo.slice %arg0 [0:3, 2:9:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %124 = stablehlo.maximum %122, %123 : tensor<3x4xf32>
    %125 = stablehlo.compare  EQ, %122, %124,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %128 = stablehlo.select %125, %126, %127 : tensor<3x4xi1>, tensor<3x4xf32>
    %129 = stablehlo.compare  EQ, %123, %124,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %132 = stablehlo.select %129, %130, %131 : tensor<3x4xi1>, tensor<3x4xf32>
    %133 = stablehlo.divide %128, %132 : tensor<3x4xf32>
    %134 = stablehlo.compare  EQ, %123, %124,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %137 = stablehlo.select %134, %135, %136 : tensor<3x4xi1>, tensor<3x4xf32>
    %138 = stablehlo.compare  EQ, %122, %124,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %141 = stablehlo.select %138, %139, %140 : tensor<3x4xi1>, tensor<3x4xf32>
    %142 = stablehlo.divide %137, %141 : tensor<3x4xf32>
    %143 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x9xf32>) -> tensor<3x1xf32>
    %144 = stablehlo.concatenate %143, %124, dim = 1 : (tensor<3x1xf32>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.pad %144, %cst_54, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x9xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.pad %122, %cst_55, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
    %147 = stablehlo.add %145, %146 : tensor<3x9xf32>
    %148 = stablehlo.multiply %147, %147 : tensor<3x9xf32>
    %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %150 = stablehlo.multiply %149, %147 : tensor<3x9xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%148 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %153 = stablehlo.multiply %152, %150 : tensor<3x9xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.pad %153, %cst_59, low = [0, -1], high = [0, -1], interior = [0, 0] : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x7xf32>
    %155 = stablehlo.slice %154 [0:3, 0:7:2] : (tensor<3x7xf32>) -> tensor<3x4xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.pad %153, %cst_60, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    %157 = stablehlo.slice %156 [0:3, 0:9:2] : (tensor<3x9xf32>) -> tensor<3x5xf32>
    %158 = stablehlo.slice %157 [0:3, 0:1] : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %159 = stablehlo.slice %157 [0:3, 1:5] : (tensor<3x5xf32>) -> tensor<3x4xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.pad %158, %cst_61, low = [0, 0], high = [0, 8], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x9xf32>
    %161 = stablehlo.multiply %159, %142 : tensor<3x4xf32>
    %162 = stablehlo.multiply %159, %133 : tensor<3x4xf32>
    %163 = stablehlo.add %155, %162 : tensor<3x4xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.pad %161, %cst_62, low = [0, 2], high = [0, 0], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
    %165 = stablehlo.add %160, %164 : tensor<3x9xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.pad %163, %cst_63, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x3xf32>
    %167 = stablehlo.slice %166 [0:3, 0:3:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.pad %163, %cst_64, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x3xf32>
    %169 = stablehlo.slice %168 [0:3, 0:3:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %170 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %171 = stablehlo.slice %169 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.pad %170, %cst_65, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x4xf32>
    %173 = stablehlo.multiply %171, %117 : tensor<3x1xf32>
    %174 = stablehlo.multiply %171, %108 : tensor<3x1xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.pad %173, %cst_66, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x4xf32>
    %176 = stablehlo.add %172, %175 : tensor<3x4xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.pad %174, %cst_67, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %178 = stablehlo.add %167, %177 : tensor<3x2xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.pad %178, %cst_68, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x1xf32>
    %180 = stablehlo.slice %179 [0:3, 0:1:2] : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.pad %178, %cst_69, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x1xf32>
    %182 = stablehlo.slice %181 [0:3, 0:1:2] : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %183 = stablehlo.slice %182 [0:3, 0:1] : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %184 = stablehlo.slice %182 [0:3, 1:1] : (tensor<3x1xf32>) -> tensor<3x0xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.pad %183, %cst_70, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %186 = stablehlo.multiply %184, %91 : tensor<3x0xf32>
    %187 = stablehlo.multiply %184, %82 : tensor<3x0xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.pad %186, %cst_71, low = [0, 2], high = [0, 0], interior = [0, 1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x2xf32>
    %189 = stablehlo.add %185, %188 : tensor<3x2xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.pad %187, %cst_72, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x1xf32>
    %191 = stablehlo.add %180, %190 : tensor<3x1xf32>
    %192 = stablehlo.multiply %191, %70 : tensor<3x1xf32>
    %193 = stablehlo.multiply %191, %61 : tensor<3x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.pad %192, %cst_73, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %195 = stablehlo.add %189, %194 : tensor<3x2xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.pad %193, %cst_74, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %197 = stablehlo.add %195, %196 : tensor<3x2xf32>
    %198 = stablehlo.multiply %197, %49 : tensor<3x2xf32>
    %199 = stablehlo.multiply %197, %40 : tensor<3x2xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.pad %198, %cst_75, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %201 = stablehlo.add %176, %200 : tensor<3x4xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.pad %199, %cst_76, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %203 = stablehlo.add %201, %202 : tensor<3x4xf32>
    %204 = stablehlo.multiply %203, %28 : tensor<3x4xf32>
    %205 = stablehlo.multiply %203, %19 : tensor<3x4xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.pad %204, %cst_77, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
    %207 = stablehlo.add %165, %206 : tensor<3x9xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.pad %205, %cst_78, low = [0, 0], high = [0, 2], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
    %209 = stablehlo.add %207, %208 : tensor<3x9xf32>
    return %7, %209 : tensor<3x9xf32>, tensor<3x9xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    return %1 : tensor<3x9xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    return %1 : tensor<3x9xf32>
  }
}
