module @jit_state_space_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<13x4xf32>, %arg2: tensor<13x4xf32>, %arg3: tensor<13x3xf32>, %arg4: tensor<13x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1][0]"}, tensor<13x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<13x3xf32>) -> tensor<13x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<13x3x1xf32>) -> tensor<13x3x4xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x3x4xf32>) -> tensor<13x3x4xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<13x3x4xf32>
    %5 = stablehlo.exponential %4 : tensor<13x3x4xf32>
    %6 = stablehlo.multiply %arg3, %arg4 : tensor<13x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<13x3xf32>) -> tensor<13x3x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<13x4xf32>) -> tensor<13x1x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<13x3x1xf32>) -> tensor<13x3x4xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<13x1x4xf32>) -> tensor<13x3x4xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<13x3x4xf32>
    %12 = stablehlo.slice %5 [0:12:2, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<6x3x4xf32>
    %13 = stablehlo.slice %11 [0:12:2, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<6x3x4xf32>
    %14 = stablehlo.slice %5 [1:13:2, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<6x3x4xf32>
    %15 = stablehlo.slice %11 [1:13:2, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<6x3x4xf32>
    %16 = stablehlo.multiply %12, %14 : tensor<6x3x4xf32>
    %17 = stablehlo.multiply %14, %13 : tensor<6x3x4xf32>
    %18 = stablehlo.add %17, %15 : tensor<6x3x4xf32>
    %19 = stablehlo.slice %16 [0:5:2, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<3x3x4xf32>
    %20 = stablehlo.slice %18 [0:5:2, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<3x3x4xf32>
    %21 = stablehlo.slice %16 [1:6:2, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<3x3x4xf32>
    %22 = stablehlo.slice %18 [1:6:2, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<3x3x4xf32>
    %23 = stablehlo.multiply %19, %21 : tensor<3x3x4xf32>
    %24 = stablehlo.multiply %21, %20 : tensor<3x3x4xf32>
    %25 = stablehlo.add %24, %22 : tensor<3x3x4xf32>
    %26 = stablehlo.slice %23 [0:2:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %27 = stablehlo.slice %25 [0:2:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %28 = stablehlo.slice %23 [1:3:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %29 = stablehlo.slice %25 [1:3:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %30 = stablehlo.multiply %26, %28 : tensor<1x3x4xf32>
    %31 = stablehlo.multiply %28, %27 : tensor<1x3x4xf32>
    %32 = stablehlo.add %31, %29 : tensor<1x3x4xf32>
    %33 = stablehlo.slice %23 [2:3:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %34 = stablehlo.slice %25 [2:3:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %35 = stablehlo.multiply %30, %33 : tensor<1x3x4xf32>
    %36 = stablehlo.multiply %33, %32 : tensor<1x3x4xf32>
    %37 = stablehlo.add %36, %34 : tensor<1x3x4xf32>
    %38 = stablehlo.slice %23 [0:1, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %39 = stablehlo.concatenate %38, %35, dim = 0 : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
    %40 = stablehlo.slice %25 [0:1, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %41 = stablehlo.concatenate %40, %37, dim = 0 : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.pad %39, %cst, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.pad %30, %cst_0, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %44 = stablehlo.add %42, %43 : tensor<3x3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.pad %41, %cst_1, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.pad %32, %cst_2, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %47 = stablehlo.add %45, %46 : tensor<3x3x4xf32>
    %48 = stablehlo.slice %44 [0:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<2x3x4xf32>
    %49 = stablehlo.slice %47 [0:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<2x3x4xf32>
    %50 = stablehlo.slice %16 [2:6:2, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<2x3x4xf32>
    %51 = stablehlo.slice %18 [2:6:2, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<2x3x4xf32>
    %52 = stablehlo.multiply %48, %50 : tensor<2x3x4xf32>
    %53 = stablehlo.multiply %50, %49 : tensor<2x3x4xf32>
    %54 = stablehlo.add %53, %51 : tensor<2x3x4xf32>
    %55 = stablehlo.slice %16 [0:1, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<1x3x4xf32>
    %56 = stablehlo.concatenate %55, %52, dim = 0 : (tensor<1x3x4xf32>, tensor<2x3x4xf32>) -> tensor<3x3x4xf32>
    %57 = stablehlo.slice %18 [0:1, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<1x3x4xf32>
    %58 = stablehlo.concatenate %57, %54, dim = 0 : (tensor<1x3x4xf32>, tensor<2x3x4xf32>) -> tensor<3x3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.pad %56, %cst_3, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.pad %44, %cst_4, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %61 = stablehlo.add %59, %60 : tensor<6x3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %58, %cst_5, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.pad %47, %cst_6, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %64 = stablehlo.add %62, %63 : tensor<6x3x4xf32>
    %65 = stablehlo.slice %5 [2:13:2, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<6x3x4xf32>
    %66 = stablehlo.slice %11 [2:13:2, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<6x3x4xf32>
    %67 = stablehlo.multiply %61, %65 : tensor<6x3x4xf32>
    %68 = stablehlo.multiply %65, %64 : tensor<6x3x4xf32>
    %69 = stablehlo.add %68, %66 : tensor<6x3x4xf32>
    %70 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<1x3x4xf32>
    %71 = stablehlo.concatenate %70, %67, dim = 0 : (tensor<1x3x4xf32>, tensor<6x3x4xf32>) -> tensor<7x3x4xf32>
    %72 = stablehlo.slice %11 [0:1, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<1x3x4xf32>
    %73 = stablehlo.concatenate %72, %69, dim = 0 : (tensor<1x3x4xf32>, tensor<6x3x4xf32>) -> tensor<7x3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %71, %cst_7, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<7x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.pad %61, %cst_8, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %76 = stablehlo.add %74, %75 : tensor<13x3x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.pad %73, %cst_9, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<7x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.pad %64, %cst_10, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %79 = stablehlo.add %77, %78 : tensor<13x3x4xf32>
    %80 = stablehlo.dot_general %79, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<13x3x4xf32>, tensor<13x4xf32>) -> tensor<13x3xf32>
    %81 = stablehlo.multiply %80, %80 : tensor<13x3xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<13x3xf32>
    %83 = stablehlo.multiply %82, %80 : tensor<13x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%81 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<13x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<13x3xf32>
    %86 = stablehlo.multiply %85, %83 : tensor<13x3xf32>
    %87 = stablehlo.dot_general %86, %arg2, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<13x3xf32>, tensor<13x4xf32>) -> tensor<13x3x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.pad %87, %cst_14, low = [-1, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0] : (tensor<13x3x4xf32>, tensor<f32>) -> tensor<11x3x4xf32>
    %89 = stablehlo.slice %88 [0:11:2, 0:3, 0:4] : (tensor<11x3x4xf32>) -> tensor<6x3x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.pad %87, %cst_15, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<13x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %91 = stablehlo.slice %90 [0:13:2, 0:3, 0:4] : (tensor<13x3x4xf32>) -> tensor<7x3x4xf32>
    %92 = stablehlo.slice %91 [0:1, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<1x3x4xf32>
    %93 = stablehlo.slice %91 [1:7, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<6x3x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.pad %92, %cst_16, low = [0, 0, 0], high = [12, 0, 0], interior = [0, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %95 = stablehlo.multiply %65, %93 : tensor<6x3x4xf32>
    %96 = stablehlo.add %89, %95 : tensor<6x3x4xf32>
    %97 = stablehlo.multiply %93, %64 : tensor<6x3x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.pad %93, %cst_17, low = [2, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %99 = stablehlo.add %94, %98 : tensor<13x3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.pad %97, %cst_18, low = [2, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.pad %96, %cst_19, low = [-1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<5x3x4xf32>
    %102 = stablehlo.slice %101 [0:5:2, 0:3, 0:4] : (tensor<5x3x4xf32>) -> tensor<3x3x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.pad %96, %cst_20, low = [0, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<5x3x4xf32>
    %104 = stablehlo.slice %103 [0:5:2, 0:3, 0:4] : (tensor<5x3x4xf32>) -> tensor<3x3x4xf32>
    %105 = stablehlo.slice %104 [0:1, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
    %106 = stablehlo.slice %104 [1:3, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<2x3x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.pad %105, %cst_21, low = [0, 0, 0], high = [5, 0, 0], interior = [0, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %108 = stablehlo.multiply %50, %106 : tensor<2x3x4xf32>
    %109 = stablehlo.multiply %106, %49 : tensor<2x3x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.pad %106, %cst_22, low = [2, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %111 = stablehlo.add %107, %110 : tensor<6x3x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %109, %cst_23, low = [2, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.pad %108, %cst_24, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %114 = stablehlo.add %102, %113 : tensor<3x3x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.pad %114, %cst_25, low = [-1, 0, 0], high = [-1, 0, 0], interior = [0, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<1x3x4xf32>
    %116 = stablehlo.slice %115 [0:1:2, 0:3, 0:4] : (tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.pad %114, %cst_26, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %118 = stablehlo.slice %117 [0:3:2, 0:3, 0:4] : (tensor<3x3x4xf32>) -> tensor<2x3x4xf32>
    %119 = stablehlo.slice %118 [0:1, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %120 = stablehlo.slice %118 [1:2, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.pad %119, %cst_27, low = [0, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %122 = stablehlo.multiply %33, %120 : tensor<1x3x4xf32>
    %123 = stablehlo.add %116, %122 : tensor<1x3x4xf32>
    %124 = stablehlo.multiply %120, %32 : tensor<1x3x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.pad %120, %cst_28, low = [2, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %126 = stablehlo.add %121, %125 : tensor<3x3x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.pad %124, %cst_29, low = [2, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %128 = stablehlo.multiply %28, %123 : tensor<1x3x4xf32>
    %129 = stablehlo.multiply %123, %27 : tensor<1x3x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.pad %123, %cst_30, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %131 = stablehlo.add %126, %130 : tensor<3x3x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.pad %129, %cst_31, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %133 = stablehlo.add %127, %132 : tensor<3x3x4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.pad %128, %cst_32, low = [0, 0, 0], high = [2, 0, 0], interior = [1, 0, 0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x3x4xf32>
    %135 = stablehlo.add %131, %134 : tensor<3x3x4xf32>
    %136 = stablehlo.multiply %21, %135 : tensor<3x3x4xf32>
    %137 = stablehlo.multiply %135, %20 : tensor<3x3x4xf32>
    %138 = stablehlo.multiply %19, %133 : tensor<3x3x4xf32>
    %139 = stablehlo.add %137, %138 : tensor<3x3x4xf32>
    %140 = stablehlo.multiply %133, %21 : tensor<3x3x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.pad %135, %cst_33, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %142 = stablehlo.add %111, %141 : tensor<6x3x4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.pad %139, %cst_34, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %144 = stablehlo.add %112, %143 : tensor<6x3x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.pad %136, %cst_35, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %146 = stablehlo.add %142, %145 : tensor<6x3x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.pad %140, %cst_36, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<3x3x4xf32>, tensor<f32>) -> tensor<6x3x4xf32>
    %148 = stablehlo.add %144, %147 : tensor<6x3x4xf32>
    %149 = stablehlo.multiply %14, %146 : tensor<6x3x4xf32>
    %150 = stablehlo.multiply %146, %13 : tensor<6x3x4xf32>
    %151 = stablehlo.multiply %12, %148 : tensor<6x3x4xf32>
    %152 = stablehlo.add %150, %151 : tensor<6x3x4xf32>
    %153 = stablehlo.multiply %148, %14 : tensor<6x3x4xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.pad %146, %cst_37, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %155 = stablehlo.add %99, %154 : tensor<13x3x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.pad %152, %cst_38, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %157 = stablehlo.add %100, %156 : tensor<13x3x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.pad %149, %cst_39, low = [0, 0, 0], high = [2, 0, 0], interior = [1, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %159 = stablehlo.add %155, %158 : tensor<13x3x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.pad %153, %cst_40, low = [0, 0, 0], high = [2, 0, 0], interior = [1, 0, 0] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<13x3x4xf32>
    %161 = stablehlo.add %157, %160 : tensor<13x3x4xf32>
    %162 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<13x1x4xf32>) -> tensor<13x3x4xf32>
    %163 = stablehlo.multiply %159, %162 : tensor<13x3x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<13x3x4xf32>, tensor<f32>) -> tensor<13x3xf32>
    %165 = stablehlo.reshape %164 : (tensor<13x3xf32>) -> tensor<13x3x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<13x3x1xf32>, tensor<f32>) -> tensor<13x3xf32>
    %167 = stablehlo.multiply %166, %arg4 : tensor<13x3xf32>
    %168 = stablehlo.multiply %161, %5 : tensor<13x3x4xf32>
    %169 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<13x3x1xf32>) -> tensor<13x3x4xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<13x3x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<13x3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %172 = stablehlo.reshape %171 : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %173 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x3x4xf32>) -> tensor<13x3x4xf32>
    %174 = stablehlo.multiply %168, %173 : tensor<13x3x4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<13x3x4xf32>, tensor<f32>) -> tensor<13x3xf32>
    %176 = stablehlo.reshape %175 : (tensor<13x3xf32>) -> tensor<13x3x1xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%172 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<1x3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%176 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<13x3x1xf32>, tensor<f32>) -> tensor<13x3xf32>
    %179 = stablehlo.add %167, %178 : tensor<13x3xf32>
    return %84, %177, %179 : tensor<f32>, tensor<3x4xf32>, tensor<13x3xf32>
  }
}
