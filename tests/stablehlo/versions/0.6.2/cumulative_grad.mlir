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
    %7 = call @cumsum_0(%6) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    %8 = stablehlo.slice %arg0 [0:3, 0:8:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %arg0 [0:3, 1:9:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<3x4xf32>
    %11 = stablehlo.compare  EQ, %8, %10,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<3x4xi1>, tensor<3x4xf32>
    %15 = stablehlo.compare  EQ, %9, %10,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<3x4xi1>, tensor<3x4xf32>
    %19 = stablehlo.divide %14, %18 : tensor<3x4xf32>
    %20 = stablehlo.compare  EQ, %9, %10,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<3x4xi1>, tensor<3x4xf32>
    %24 = stablehlo.compare  EQ, %8, %10,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<3x4xi1>, tensor<3x4xf32>
    %28 = stablehlo.divide %23, %27 : tensor<3x4xf32>
    %29 = stablehlo.slice %10 [0:3, 0:3:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %30 = stablehlo.slice %10 [0:3, 1:4:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %31 = stablehlo.maximum %29, %30 : tensor<3x2xf32>
    %32 = stablehlo.compare  EQ, %29, %31,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %33 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %34 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<3x2xi1>, tensor<3x2xf32>
    %36 = stablehlo.compare  EQ, %30, %31,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %37 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %38 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<3x2xi1>, tensor<3x2xf32>
    %40 = stablehlo.divide %35, %39 : tensor<3x2xf32>
    %41 = stablehlo.compare  EQ, %30, %31,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %42 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %43 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<3x2xi1>, tensor<3x2xf32>
    %45 = stablehlo.compare  EQ, %29, %31,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %46 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %47 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<3x2xi1>, tensor<3x2xf32>
    %49 = stablehlo.divide %44, %48 : tensor<3x2xf32>
    %50 = stablehlo.slice %31 [0:3, 0:1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %51 = stablehlo.slice %31 [0:3, 1:2:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %52 = stablehlo.maximum %50, %51 : tensor<3x1xf32>
    %53 = stablehlo.compare  EQ, %50, %52,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %54 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %55 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<3x1xi1>, tensor<3x1xf32>
    %57 = stablehlo.compare  EQ, %51, %52,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %58 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %59 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<3x1xi1>, tensor<3x1xf32>
    %61 = stablehlo.divide %56, %60 : tensor<3x1xf32>
    %62 = stablehlo.compare  EQ, %51, %52,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %63 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %64 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<3x1xi1>, tensor<3x1xf32>
    %66 = stablehlo.compare  EQ, %50, %52,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %67 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %68 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<3x1xi1>, tensor<3x1xf32>
    %70 = stablehlo.divide %65, %69 : tensor<3x1xf32>
    %71 = stablehlo.slice %52 [0:3, 0:0] : (tensor<3x1xf32>) -> tensor<3x0xf32>
    %72 = stablehlo.slice %31 [0:3, 2:2:2] : (tensor<3x2xf32>) -> tensor<3x0xf32>
    %73 = stablehlo.maximum %71, %72 : tensor<3x0xf32>
    %74 = stablehlo.compare  EQ, %71, %73,  FLOAT : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xi1>
    %75 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %76 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %77 = stablehlo.select %74, %75, %76 : tensor<3x0xi1>, tensor<3x0xf32>
    %78 = stablehlo.compare  EQ, %72, %73,  FLOAT : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xi1>
    %79 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %80 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %81 = stablehlo.select %78, %79, %80 : tensor<3x0xi1>, tensor<3x0xf32>
    %82 = stablehlo.divide %77, %81 : tensor<3x0xf32>
    %83 = stablehlo.compare  EQ, %72, %73,  FLOAT : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xi1>
    %84 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %85 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<3x0xi1>, tensor<3x0xf32>
    %87 = stablehlo.compare  EQ, %71, %73,  FLOAT : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x0xi1>
    %88 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %89 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<3x0xi1>, tensor<3x0xf32>
    %91 = stablehlo.divide %86, %90 : tensor<3x0xf32>
    %92 = stablehlo.slice %31 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %93 = stablehlo.concatenate %92, %73, dim = 1 : (tensor<3x1xf32>, tensor<3x0xf32>) -> tensor<3x1xf32>
    %94 = stablehlo.pad %93, %cst_2, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %95 = stablehlo.pad %52, %cst_2, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %96 = stablehlo.add %94, %95 : tensor<3x2xf32>
    %97 = stablehlo.slice %96 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %98 = stablehlo.slice %10 [0:3, 2:4:2] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %99 = stablehlo.maximum %97, %98 : tensor<3x1xf32>
    %100 = stablehlo.compare  EQ, %97, %99,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %101 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %102 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %103 = stablehlo.select %100, %101, %102 : tensor<3x1xi1>, tensor<3x1xf32>
    %104 = stablehlo.compare  EQ, %98, %99,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %105 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %106 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %107 = stablehlo.select %104, %105, %106 : tensor<3x1xi1>, tensor<3x1xf32>
    %108 = stablehlo.divide %103, %107 : tensor<3x1xf32>
    %109 = stablehlo.compare  EQ, %98, %99,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %110 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %111 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %112 = stablehlo.select %109, %110, %111 : tensor<3x1xi1>, tensor<3x1xf32>
    %113 = stablehlo.compare  EQ, %97, %99,  FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %114 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %115 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %116 = stablehlo.select %113, %114, %115 : tensor<3x1xi1>, tensor<3x1xf32>
    %117 = stablehlo.divide %112, %116 : tensor<3x1xf32>
    %118 = stablehlo.slice %10 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %119 = stablehlo.concatenate %118, %99, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
    %120 = stablehlo.pad %119, %cst_2, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %121 = stablehlo.pad %96, %cst_2, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %122 = stablehlo.add %120, %121 : tensor<3x4xf32>
    %123 = stablehlo.slice %arg0 [0:3, 2:9:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %124 = stablehlo.maximum %122, %123 : tensor<3x4xf32>
    %125 = stablehlo.compare  EQ, %122, %124,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %126 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %127 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %128 = stablehlo.select %125, %126, %127 : tensor<3x4xi1>, tensor<3x4xf32>
    %129 = stablehlo.compare  EQ, %123, %124,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %130 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %131 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %132 = stablehlo.select %129, %130, %131 : tensor<3x4xi1>, tensor<3x4xf32>
    %133 = stablehlo.divide %128, %132 : tensor<3x4xf32>
    %134 = stablehlo.compare  EQ, %123, %124,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %135 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %136 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %137 = stablehlo.select %134, %135, %136 : tensor<3x4xi1>, tensor<3x4xf32>
    %138 = stablehlo.compare  EQ, %122, %124,  FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %139 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %140 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %141 = stablehlo.select %138, %139, %140 : tensor<3x4xi1>, tensor<3x4xf32>
    %142 = stablehlo.divide %137, %141 : tensor<3x4xf32>
    %143 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x9xf32>) -> tensor<3x1xf32>
    %144 = stablehlo.concatenate %143, %124, dim = 1 : (tensor<3x1xf32>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %145 = stablehlo.pad %144, %cst_2, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x9xf32>
    %146 = stablehlo.pad %122, %cst_2, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
    %147 = stablehlo.add %145, %146 : tensor<3x9xf32>
    %148 = stablehlo.multiply %147, %147 : tensor<3x9xf32>
    %149 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %150 = stablehlo.multiply %149, %147 : tensor<3x9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%148 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x9xf32>, tensor<f32>) -> tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %153 = stablehlo.multiply %152, %150 : tensor<3x9xf32>
    %154 = stablehlo.pad %153, %cst_2, low = [0, -1], high = [0, -1], interior = [0, 0] : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x7xf32>
    %155 = stablehlo.slice %154 [0:3, 0:7:2] : (tensor<3x7xf32>) -> tensor<3x4xf32>
    %156 = stablehlo.pad %153, %cst_2, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    %157 = stablehlo.slice %156 [0:3, 0:9:2] : (tensor<3x9xf32>) -> tensor<3x5xf32>
    %158 = stablehlo.slice %157 [0:3, 0:1] : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %159 = stablehlo.slice %157 [0:3, 1:5] : (tensor<3x5xf32>) -> tensor<3x4xf32>
    %160 = stablehlo.pad %158, %cst_2, low = [0, 0], high = [0, 8], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x9xf32>
    %161 = stablehlo.multiply %159, %142 : tensor<3x4xf32>
    %162 = stablehlo.multiply %159, %133 : tensor<3x4xf32>
    %163 = stablehlo.add %155, %162 : tensor<3x4xf32>
    %164 = stablehlo.pad %161, %cst_2, low = [0, 2], high = [0, 0], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
    %165 = stablehlo.add %160, %164 : tensor<3x9xf32>
    %166 = stablehlo.pad %163, %cst_2, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x3xf32>
    %167 = stablehlo.slice %166 [0:3, 0:3:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %168 = stablehlo.pad %163, %cst_2, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x3xf32>
    %169 = stablehlo.slice %168 [0:3, 0:3:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %170 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %171 = stablehlo.slice %169 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %172 = stablehlo.pad %170, %cst_2, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x4xf32>
    %173 = stablehlo.multiply %171, %117 : tensor<3x1xf32>
    %174 = stablehlo.multiply %171, %108 : tensor<3x1xf32>
    %175 = stablehlo.pad %173, %cst_2, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x4xf32>
    %176 = stablehlo.add %172, %175 : tensor<3x4xf32>
    %177 = stablehlo.pad %174, %cst_2, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %178 = stablehlo.add %167, %177 : tensor<3x2xf32>
    %179 = stablehlo.pad %178, %cst_2, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x1xf32>
    %180 = stablehlo.slice %179 [0:3, 0:1:2] : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %181 = stablehlo.pad %178, %cst_2, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x1xf32>
    %182 = stablehlo.slice %181 [0:3, 0:1:2] : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %183 = stablehlo.slice %182 [0:3, 0:1] : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %184 = stablehlo.slice %182 [0:3, 1:1] : (tensor<3x1xf32>) -> tensor<3x0xf32>
    %185 = stablehlo.pad %183, %cst_2, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %186 = stablehlo.multiply %184, %91 : tensor<3x0xf32>
    %187 = stablehlo.multiply %184, %82 : tensor<3x0xf32>
    %188 = stablehlo.pad %186, %cst_2, low = [0, 2], high = [0, 0], interior = [0, 1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x2xf32>
    %189 = stablehlo.add %185, %188 : tensor<3x2xf32>
    %190 = stablehlo.pad %187, %cst_2, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x1xf32>
    %191 = stablehlo.add %180, %190 : tensor<3x1xf32>
    %192 = stablehlo.multiply %191, %70 : tensor<3x1xf32>
    %193 = stablehlo.multiply %191, %61 : tensor<3x1xf32>
    %194 = stablehlo.pad %192, %cst_2, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %195 = stablehlo.add %189, %194 : tensor<3x2xf32>
    %196 = stablehlo.pad %193, %cst_2, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %197 = stablehlo.add %195, %196 : tensor<3x2xf32>
    %198 = stablehlo.multiply %197, %49 : tensor<3x2xf32>
    %199 = stablehlo.multiply %197, %40 : tensor<3x2xf32>
    %200 = stablehlo.pad %198, %cst_2, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %201 = stablehlo.add %176, %200 : tensor<3x4xf32>
    %202 = stablehlo.pad %199, %cst_2, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %203 = stablehlo.add %201, %202 : tensor<3x4xf32>
    %204 = stablehlo.multiply %203, %28 : tensor<3x4xf32>
    %205 = stablehlo.multiply %203, %19 : tensor<3x4xf32>
    %206 = stablehlo.pad %204, %cst_2, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
    %207 = stablehlo.add %165, %206 : tensor<3x9xf32>
    %208 = stablehlo.pad %205, %cst_2, low = [0, 0], high = [0, 2], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
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
  func.func private @cumsum_0(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
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
