module @jit_gaussian_splats attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5x3xf32>) -> (tensor<7x9x3xf32> {jax.result_info = "result[0]"}, tensor<5x2xf32> {jax.result_info = "result[1][0]"}, tensor<5x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.multiply %1, %0 : tensor<7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.add %3, %2 : tensor<7xi32>
    %5 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %7 = stablehlo.multiply %6, %5 : tensor<9xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %9 = stablehlo.add %8, %7 : tensor<9xi32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x9xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<9xi32>) -> tensor<7x9xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<7x9xi32>) -> tensor<1x7x9xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<7x9xi32>) -> tensor<1x7x9xi32>
    %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1x7x9xi32>, tensor<1x7x9xi32>) -> tensor<2x7x9xi32>
    %15 = stablehlo.convert %14 : (tensor<2x7x9xi32>) -> tensor<2x7x9xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x7x9xf32>
    %17 = stablehlo.divide %15, %16 : tensor<2x7x9xf32>
    %18 = stablehlo.slice %17 [0:1, 0:7, 0:9] : (tensor<2x7x9xf32>) -> tensor<1x7x9xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x7x9xf32>) -> tensor<7x9xf32>
    %20 = stablehlo.slice %17 [1:2, 0:7, 0:9] : (tensor<2x7x9xf32>) -> tensor<1x7x9xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x7x9xf32>) -> tensor<7x9xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<7x9xf32>) -> tensor<1x7x9xf32>
    %23 = stablehlo.slice %arg0 [0:5, 0:1] : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<5x1xf32>) -> tensor<5xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %26 = stablehlo.convert %22 : tensor<1x7x9xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x7x9xf32>) -> tensor<5x7x9xf32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x9xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<5x7x9xf32>
    %30 = stablehlo.multiply %29, %29 : tensor<5x7x9xf32>
    %31 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<7x9xf32>) -> tensor<1x7x9xf32>
    %32 = stablehlo.slice %arg0 [0:5, 1:2] : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<5x1xf32>) -> tensor<5xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %35 = stablehlo.convert %31 : tensor<1x7x9xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x7x9xf32>) -> tensor<5x7x9xf32>
    %37 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x9xf32>
    %38 = stablehlo.subtract %36, %37 : tensor<5x7x9xf32>
    %39 = stablehlo.multiply %38, %38 : tensor<5x7x9xf32>
    %40 = stablehlo.add %30, %39 : tensor<5x7x9xf32>
    %41 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x9xf32>
    %43 = stablehlo.divide %40, %42 : tensor<5x7x9xf32>
    %44 = stablehlo.negate %43 : tensor<5x7x9xf32>
    %45 = stablehlo.exponential %44 : tensor<5x7x9xf32>
    %cst_3 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x7x9xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<5x7x9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x7x9xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x7x9xf32>
    %50 = stablehlo.subtract %49, %47 : tensor<5x7x9xf32>
    %51 = call @cumprod(%50) : (tensor<5x7x9xf32>) -> tensor<5x7x9xf32>
    %52 = stablehlo.slice %51 [0:4, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<4x7x9xf32>
    %53 = stablehlo.concatenate %48, %52, dim = 0 : (tensor<1x7x9xf32>, tensor<4x7x9xf32>) -> tensor<5x7x9xf32>
    %54 = stablehlo.multiply %47, %53 : tensor<5x7x9xf32>
    %55 = stablehlo.dot_general %54, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7x9xf32>, tensor<5x3xf32>) -> tensor<7x9x3xf32>
    %56 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %58 = stablehlo.multiply %57, %56 : tensor<7xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %60 = stablehlo.add %59, %58 : tensor<7xi32>
    %61 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %63 = stablehlo.multiply %62, %61 : tensor<9xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %65 = stablehlo.add %64, %63 : tensor<9xi32>
    %66 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<7xi32>) -> tensor<7x9xi32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<9xi32>) -> tensor<7x9xi32>
    %68 = stablehlo.broadcast_in_dim %66, dims = [1, 2] : (tensor<7x9xi32>) -> tensor<1x7x9xi32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [1, 2] : (tensor<7x9xi32>) -> tensor<1x7x9xi32>
    %70 = stablehlo.concatenate %68, %69, dim = 0 : (tensor<1x7x9xi32>, tensor<1x7x9xi32>) -> tensor<2x7x9xi32>
    %71 = stablehlo.convert %70 : (tensor<2x7x9xi32>) -> tensor<2x7x9xf32>
    %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x7x9xf32>
    %73 = stablehlo.divide %71, %72 : tensor<2x7x9xf32>
    %74 = stablehlo.slice %73 [0:1, 0:7, 0:9] : (tensor<2x7x9xf32>) -> tensor<1x7x9xf32>
    %75 = stablehlo.reshape %74 : (tensor<1x7x9xf32>) -> tensor<7x9xf32>
    %76 = stablehlo.slice %73 [1:2, 0:7, 0:9] : (tensor<2x7x9xf32>) -> tensor<1x7x9xf32>
    %77 = stablehlo.reshape %76 : (tensor<1x7x9xf32>) -> tensor<7x9xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [1, 2] : (tensor<7x9xf32>) -> tensor<1x7x9xf32>
    %79 = stablehlo.slice %arg0 [0:5, 0:1] : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %80 = stablehlo.reshape %79 : (tensor<5x1xf32>) -> tensor<5xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %82 = stablehlo.convert %78 : tensor<1x7x9xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x7x9xf32>) -> tensor<5x7x9xf32>
    %84 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x9xf32>
    %85 = stablehlo.subtract %83, %84 : tensor<5x7x9xf32>
    %86 = stablehlo.multiply %85, %85 : tensor<5x7x9xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x7x9xf32>
    %88 = stablehlo.multiply %87, %85 : tensor<5x7x9xf32>
    %89 = stablehlo.broadcast_in_dim %75, dims = [1, 2] : (tensor<7x9xf32>) -> tensor<1x7x9xf32>
    %90 = stablehlo.slice %arg0 [0:5, 1:2] : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %91 = stablehlo.reshape %90 : (tensor<5x1xf32>) -> tensor<5xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %93 = stablehlo.convert %89 : tensor<1x7x9xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x7x9xf32>) -> tensor<5x7x9xf32>
    %95 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x9xf32>
    %96 = stablehlo.subtract %94, %95 : tensor<5x7x9xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<5x7x9xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x7x9xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<5x7x9xf32>
    %100 = stablehlo.add %86, %97 : tensor<5x7x9xf32>
    %101 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x9xf32>
    %103 = stablehlo.divide %100, %102 : tensor<5x7x9xf32>
    %104 = stablehlo.negate %103 : tensor<5x7x9xf32>
    %105 = stablehlo.exponential %104 : tensor<5x7x9xf32>
    %cst_13 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x7x9xf32>
    %107 = stablehlo.multiply %106, %105 : tensor<5x7x9xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x7x9xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x7x9xf32>
    %110 = stablehlo.subtract %109, %107 : tensor<5x7x9xf32>
    %111:13 = call @cumprod_1(%110) : (tensor<5x7x9xf32>) -> (tensor<5x7x9xf32>, tensor<2x7x9xf32>, tensor<2x7x9xf32>, tensor<1x7x9xf32>, tensor<1x7x9xf32>, tensor<0x7x9xf32>, tensor<0x7x9xf32>, tensor<f32>, tensor<f32>, tensor<2x7x9xf32>, tensor<2x7x9xf32>, tensor<f32>, tensor<f32>)
    %112 = stablehlo.slice %111#0 [0:4, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<4x7x9xf32>
    %113 = stablehlo.concatenate %108, %112, dim = 0 : (tensor<1x7x9xf32>, tensor<4x7x9xf32>) -> tensor<5x7x9xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x7x9xf32>
    %115 = stablehlo.multiply %107, %113 : tensor<5x7x9xf32>
    %116 = stablehlo.dot_general %115, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7x9xf32>, tensor<5x3xf32>) -> tensor<7x9x3xf32>
    %cst_17 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x9x3xf32>
    %118 = stablehlo.subtract %116, %117 : tensor<7x9x3xf32>
    %119 = stablehlo.multiply %118, %118 : tensor<7x9x3xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x9x3xf32>
    %121 = stablehlo.multiply %120, %118 : tensor<7x9x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%119 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<7x9x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<1.890000e+02> : tensor<f32>
    %123 = stablehlo.divide %122, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.890000e+02> : tensor<f32>
    %124 = stablehlo.divide %cst_21, %cst_22 : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<7x9x3xf32>
    %126 = stablehlo.multiply %125, %121 : tensor<7x9x3xf32>
    %127 = stablehlo.dot_general %126, %115, contracting_dims = [0, 1] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<7x9x3xf32>, tensor<5x7x9xf32>) -> tensor<3x5xf32>
    %128 = stablehlo.transpose %127, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %129 = stablehlo.dot_general %126, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x9x3xf32>, tensor<5x3xf32>) -> tensor<7x9x5xf32>
    %130 = stablehlo.transpose %129, dims = [2, 0, 1] : (tensor<7x9x5xf32>) -> tensor<5x7x9xf32>
    %131 = stablehlo.multiply %107, %130 : tensor<5x7x9xf32>
    %132 = stablehlo.multiply %130, %113 : tensor<5x7x9xf32>
    %133 = stablehlo.slice %131 [0:1, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<1x7x9xf32>
    %134 = stablehlo.slice %131 [1:5, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<4x7x9xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.pad %134, %cst_23, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<4x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %136 = call @cumprod_2(%111#1, %111#2, %111#3, %111#4, %111#5, %111#6, %111#7, %111#8, %111#9, %111#10, %111#11, %111#12, %135) : (tensor<2x7x9xf32>, tensor<2x7x9xf32>, tensor<1x7x9xf32>, tensor<1x7x9xf32>, tensor<0x7x9xf32>, tensor<0x7x9xf32>, tensor<f32>, tensor<f32>, tensor<2x7x9xf32>, tensor<2x7x9xf32>, tensor<f32>, tensor<f32>, tensor<5x7x9xf32>) -> tensor<5x7x9xf32>
    %137 = stablehlo.negate %136 : tensor<5x7x9xf32>
    %138 = stablehlo.add %132, %137 : tensor<5x7x9xf32>
    %cst_24 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x7x9xf32>
    %140 = stablehlo.multiply %139, %138 : tensor<5x7x9xf32>
    %141 = stablehlo.multiply %140, %105 : tensor<5x7x9xf32>
    %142 = stablehlo.negate %141 : tensor<5x7x9xf32>
    %143 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x9xf32>
    %144 = stablehlo.divide %142, %143 : tensor<5x7x9xf32>
    %145 = stablehlo.multiply %144, %99 : tensor<5x7x9xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_25) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x7x9xf32>, tensor<f32>) -> tensor<5xf32>
    %147 = stablehlo.reshape %146 : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %148 = stablehlo.negate %147 : tensor<5x1x1xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_26) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x1x1xf32>, tensor<f32>) -> tensor<5xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.pad %150, %cst_27, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x2xf32>
    %152 = stablehlo.multiply %144, %88 : tensor<5x7x9xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_28) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x7x9xf32>, tensor<f32>) -> tensor<5xf32>
    %154 = stablehlo.reshape %153 : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %155 = stablehlo.negate %154 : tensor<5x1x1xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_29) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x1x1xf32>, tensor<f32>) -> tensor<5xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.pad %157, %cst_30, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x2xf32>
    %159 = stablehlo.add %151, %158 : tensor<5x2xf32>
    return %55, %159, %128 : tensor<7x9x3xf32>, tensor<5x2xf32>, tensor<5x3xf32>
  }
  func.func private @cumprod(%arg0: tensor<5x7x9xf32>) -> tensor<5x7x9xf32> {
    %0 = call @cumprod_0(%arg0) : (tensor<5x7x9xf32>) -> tensor<5x7x9xf32>
    return %0 : tensor<5x7x9xf32>
  }
  func.func private @cumprod_0(%arg0: tensor<5x7x9xf32>) -> tensor<5x7x9xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 5, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    return %0 : tensor<5x7x9xf32>
  }
  func.func private @cumprod_1(%arg0: tensor<5x7x9xf32>) -> (tensor<5x7x9xf32>, tensor<2x7x9xf32>, tensor<2x7x9xf32>, tensor<1x7x9xf32>, tensor<1x7x9xf32>, tensor<0x7x9xf32>, tensor<0x7x9xf32>, tensor<f32>, tensor<f32>, tensor<2x7x9xf32>, tensor<2x7x9xf32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.slice %arg0 [0:4:2, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<2x7x9xf32>
    %1 = stablehlo.slice %arg0 [1:5:2, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<2x7x9xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x7x9xf32>
    %3 = stablehlo.slice %2 [0:1:2, 0:7, 0:9] : (tensor<2x7x9xf32>) -> tensor<1x7x9xf32>
    %4 = stablehlo.slice %2 [1:2:2, 0:7, 0:9] : (tensor<2x7x9xf32>) -> tensor<1x7x9xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x7x9xf32>
    %6 = stablehlo.slice %5 [0:0, 0:7, 0:9] : (tensor<1x7x9xf32>) -> tensor<0x7x9xf32>
    %7 = stablehlo.slice %2 [2:2:2, 0:7, 0:9] : (tensor<2x7x9xf32>) -> tensor<0x7x9xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<0x7x9xf32>
    %9 = stablehlo.slice %2 [0:1, 0:7, 0:9] : (tensor<2x7x9xf32>) -> tensor<1x7x9xf32>
    %10 = stablehlo.concatenate %9, %8, dim = 0 : (tensor<1x7x9xf32>, tensor<0x7x9xf32>) -> tensor<1x7x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %10, %cst, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x7x9xf32>, tensor<f32>) -> tensor<2x7x9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.pad %5, %cst_0, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<1x7x9xf32>, tensor<f32>) -> tensor<2x7x9xf32>
    %13 = stablehlo.add %11, %12 : tensor<2x7x9xf32>
    %14 = stablehlo.slice %arg0 [2:5:2, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<2x7x9xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<2x7x9xf32>
    %16 = stablehlo.slice %arg0 [0:1, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<1x7x9xf32>
    %17 = stablehlo.concatenate %16, %15, dim = 0 : (tensor<1x7x9xf32>, tensor<2x7x9xf32>) -> tensor<3x7x9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %17, %cst_1, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.pad %13, %cst_2, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<2x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %20 = stablehlo.add %18, %19 : tensor<5x7x9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %20, %1, %0, %4, %3, %7, %6, %cst_3, %cst_4, %14, %13, %cst_5, %cst_6 : tensor<5x7x9xf32>, tensor<2x7x9xf32>, tensor<2x7x9xf32>, tensor<1x7x9xf32>, tensor<1x7x9xf32>, tensor<0x7x9xf32>, tensor<0x7x9xf32>, tensor<f32>, tensor<f32>, tensor<2x7x9xf32>, tensor<2x7x9xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @cumprod_2(%arg0: tensor<2x7x9xf32>, %arg1: tensor<2x7x9xf32>, %arg2: tensor<1x7x9xf32>, %arg3: tensor<1x7x9xf32>, %arg4: tensor<0x7x9xf32>, %arg5: tensor<0x7x9xf32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<2x7x9xf32>, %arg9: tensor<2x7x9xf32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<5x7x9xf32>) -> tensor<5x7x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg12, %cst, low = [-1, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0] : (tensor<5x7x9xf32>, tensor<f32>) -> tensor<3x7x9xf32>
    %1 = stablehlo.slice %0 [0:3:2, 0:7, 0:9] : (tensor<3x7x9xf32>) -> tensor<2x7x9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg12, %cst_0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<5x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %3 = stablehlo.slice %2 [0:5:2, 0:7, 0:9] : (tensor<5x7x9xf32>) -> tensor<3x7x9xf32>
    %4 = stablehlo.slice %3 [0:1, 0:7, 0:9] : (tensor<3x7x9xf32>) -> tensor<1x7x9xf32>
    %5 = stablehlo.slice %3 [1:3, 0:7, 0:9] : (tensor<3x7x9xf32>) -> tensor<2x7x9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %4, %cst_1, low = [0, 0, 0], high = [4, 0, 0], interior = [0, 0, 0] : (tensor<1x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %7 = stablehlo.multiply %arg9, %5 : tensor<2x7x9xf32>
    %8 = stablehlo.multiply %5, %arg8 : tensor<2x7x9xf32>
    %9 = stablehlo.add %1, %8 : tensor<2x7x9xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %7, %cst_2, low = [2, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<2x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %11 = stablehlo.add %6, %10 : tensor<5x7x9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.pad %9, %cst_3, low = [-1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x7x9xf32>, tensor<f32>) -> tensor<1x7x9xf32>
    %13 = stablehlo.slice %12 [0:1:2, 0:7, 0:9] : (tensor<1x7x9xf32>) -> tensor<1x7x9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %9, %cst_4, low = [0, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0] : (tensor<2x7x9xf32>, tensor<f32>) -> tensor<1x7x9xf32>
    %15 = stablehlo.slice %14 [0:1:2, 0:7, 0:9] : (tensor<1x7x9xf32>) -> tensor<1x7x9xf32>
    %16 = stablehlo.slice %15 [0:1, 0:7, 0:9] : (tensor<1x7x9xf32>) -> tensor<1x7x9xf32>
    %17 = stablehlo.slice %15 [1:1, 0:7, 0:9] : (tensor<1x7x9xf32>) -> tensor<0x7x9xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %16, %cst_5, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x7x9xf32>, tensor<f32>) -> tensor<2x7x9xf32>
    %19 = stablehlo.multiply %arg5, %17 : tensor<0x7x9xf32>
    %20 = stablehlo.multiply %17, %arg4 : tensor<0x7x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.pad %19, %cst_6, low = [2, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<0x7x9xf32>, tensor<f32>) -> tensor<2x7x9xf32>
    %22 = stablehlo.add %18, %21 : tensor<2x7x9xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.pad %20, %cst_7, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<0x7x9xf32>, tensor<f32>) -> tensor<1x7x9xf32>
    %24 = stablehlo.add %13, %23 : tensor<1x7x9xf32>
    %25 = stablehlo.multiply %arg3, %24 : tensor<1x7x9xf32>
    %26 = stablehlo.multiply %24, %arg2 : tensor<1x7x9xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %25, %cst_8, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<1x7x9xf32>, tensor<f32>) -> tensor<2x7x9xf32>
    %28 = stablehlo.add %22, %27 : tensor<2x7x9xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.pad %26, %cst_9, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x7x9xf32>, tensor<f32>) -> tensor<2x7x9xf32>
    %30 = stablehlo.add %28, %29 : tensor<2x7x9xf32>
    %31 = stablehlo.multiply %arg1, %30 : tensor<2x7x9xf32>
    %32 = stablehlo.multiply %30, %arg0 : tensor<2x7x9xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %31, %cst_10, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<2x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %34 = stablehlo.add %11, %33 : tensor<5x7x9xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.pad %32, %cst_11, low = [0, 0, 0], high = [2, 0, 0], interior = [1, 0, 0] : (tensor<2x7x9xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %36 = stablehlo.add %34, %35 : tensor<5x7x9xf32>
    return %36 : tensor<5x7x9xf32>
  }
}
