module @jit_ray_marching attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<6x8xf32> {jax.result_info = "result[0]"}, tensor<6x8xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 4.000000e+00]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<[1.200000e+00, 4.000000e-01, 3.000000e+00]> : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 4.000000e+00]> : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<[1.200000e+00, 4.000000e-01, 3.000000e+00]> : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<-6.000000e-01> : tensor<f32>
    %cst_4 = stablehlo.constant dense<6.000000e-01> : tensor<f32>
    %0 = call @_linspace(%cst_3, %cst_4) : (tensor<f32>, tensor<f32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1 = call @_linspace_0(%cst_5, %cst_6) : (tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xf32>) -> tensor<6x8xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %9 = stablehlo.concatenate %6, %7, %8, dim = 2 : (tensor<6x8x1xf32>, tensor<6x8x1xf32>, tensor<6x8x1xf32>) -> tensor<6x8x3xf32>
    %10 = call @norm(%9) : (tensor<6x8x3xf32>) -> tensor<6x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<6x8x1xf32>) -> tensor<6x8x3xf32>
    %13 = stablehlo.divide %9, %12 : tensor<6x8x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %16:7 = stablehlo.while(%iterArg = %13, %iterArg_39 = %arg0, %iterArg_40 = %cst, %iterArg_41 = %cst_0, %iterArg_42 = %c_9, %iterArg_43 = %c, %iterArg_44 = %15) : tensor<6x8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<6x8xf32>
    cond {
      %c_45 = stablehlo.constant dense<20> : tensor<i32>
      %135 = stablehlo.compare LT, %iterArg_42, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %135 : tensor<i1>
    } do {
      %135:2 = func.call @closed_call(%iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_43, %iterArg_44) : (tensor<6x8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<6x8xf32>) -> (tensor<i32>, tensor<6x8xf32>)
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %136 = stablehlo.add %iterArg_42, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %136, %135#0, %135#1 : tensor<6x8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<6x8xf32>
    }
    %17 = stablehlo.broadcast_in_dim %16#6, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<6x8x1xf32>) -> tensor<6x8x3xf32>
    %19 = stablehlo.multiply %18, %13 : tensor<6x8x3xf32>
    %20 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<6x8x3xf32>
    %23 = stablehlo.add %22, %19 : tensor<6x8x3xf32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<6x8x3xf32>
    %27 = stablehlo.subtract %23, %26 : tensor<6x8x3xf32>
    %28:2 = call @norm_2(%27) : (tensor<6x8x3xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %30 = stablehlo.subtract %28#0, %29 : tensor<6x8xf32>
    %31 = stablehlo.broadcast_in_dim %cst_2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<6x8x3xf32>
    %34 = stablehlo.subtract %23, %33 : tensor<6x8x3xf32>
    %35:2 = call @norm_2(%34) : (tensor<6x8x3xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>)
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %37 = stablehlo.subtract %35#0, %36 : tensor<6x8xf32>
    %38 = stablehlo.subtract %37, %30 : tensor<6x8xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<6x8xf32>
    %cst_13 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %42 = stablehlo.divide %40, %41 : tensor<6x8xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %44 = stablehlo.add %43, %42 : tensor<6x8xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %45:3 = call @clip_3(%44, %c_15, %c_16) : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %47 = stablehlo.subtract %46, %45#0 : tensor<6x8xf32>
    %48 = stablehlo.multiply %37, %47 : tensor<6x8xf32>
    %49 = stablehlo.multiply %30, %45#0 : tensor<6x8xf32>
    %50 = stablehlo.add %48, %49 : tensor<6x8xf32>
    %cst_18 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %52 = stablehlo.multiply %51, %45#0 : tensor<6x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %54 = stablehlo.subtract %53, %45#0 : tensor<6x8xf32>
    %55 = stablehlo.multiply %52, %54 : tensor<6x8xf32>
    %56 = stablehlo.subtract %50, %55 : tensor<6x8xf32>
    %57 = stablehlo.slice %23 [0:6, 0:8, 1:2] : (tensor<6x8x3xf32>) -> tensor<6x8x1xf32>
    %58 = stablehlo.reshape %57 : (tensor<6x8x1xf32>) -> tensor<6x8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %60 = stablehlo.add %58, %59 : tensor<6x8xf32>
    %61 = stablehlo.minimum %56, %60 : tensor<6x8xf32>
    %62 = stablehlo.compare EQ, %56, %61, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %66 = stablehlo.broadcast_in_dim %64, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %67 = stablehlo.select %62, %66, %65 : tensor<6x8xi1>, tensor<6x8xf32>
    %68 = stablehlo.compare EQ, %60, %61, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %73 = stablehlo.select %68, %72, %71 : tensor<6x8xi1>, tensor<6x8xf32>
    %74 = stablehlo.divide %67, %73 : tensor<6x8xf32>
    %75 = stablehlo.compare EQ, %60, %61, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %78 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %80 = stablehlo.select %75, %79, %78 : tensor<6x8xi1>, tensor<6x8xf32>
    %81 = stablehlo.compare EQ, %56, %61, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %86 = stablehlo.select %81, %85, %84 : tensor<6x8xi1>, tensor<6x8xf32>
    %87 = stablehlo.divide %80, %86 : tensor<6x8xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<6x8xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %91 = stablehlo.multiply %90, %74 : tensor<6x8xf32>
    %92 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.pad %92, %cst_31, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<6x8x1xf32>, tensor<f32>) -> tensor<6x8x3xf32>
    %94 = stablehlo.negate %91 : tensor<6x8xf32>
    %95 = stablehlo.multiply %52, %94 : tensor<6x8xf32>
    %96 = stablehlo.multiply %94, %54 : tensor<6x8xf32>
    %97 = stablehlo.negate %95 : tensor<6x8xf32>
    %cst_32 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<6x8xf32>
    %100 = stablehlo.add %97, %99 : tensor<6x8xf32>
    %101 = stablehlo.multiply %30, %91 : tensor<6x8xf32>
    %102 = stablehlo.add %100, %101 : tensor<6x8xf32>
    %103 = stablehlo.multiply %91, %45#0 : tensor<6x8xf32>
    %104 = stablehlo.multiply %37, %91 : tensor<6x8xf32>
    %105 = stablehlo.multiply %91, %47 : tensor<6x8xf32>
    %106 = stablehlo.negate %104 : tensor<6x8xf32>
    %107 = stablehlo.add %102, %106 : tensor<6x8xf32>
    %108 = call @clip_4(%45#1, %45#2, %107) : (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %cst_33 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %110 = stablehlo.divide %108, %109 : tensor<6x8xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<6x8xf32>
    %113 = stablehlo.negate %112 : tensor<6x8xf32>
    %114 = stablehlo.add %105, %112 : tensor<6x8xf32>
    %115 = stablehlo.add %103, %113 : tensor<6x8xf32>
    %116 = call @norm_5(%34, %35#1, %114) : (tensor<6x8x3xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8x3xf32>
    %117 = stablehlo.add %93, %116 : tensor<6x8x3xf32>
    %118 = call @norm_5(%27, %28#1, %115) : (tensor<6x8x3xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8x3xf32>
    %119 = stablehlo.add %117, %118 : tensor<6x8x3xf32>
    %120 = call @norm(%119) : (tensor<6x8x3xf32>) -> tensor<6x8xf32>
    %cst_35 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %122 = stablehlo.maximum %120, %121 : tensor<6x8xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<6x8x1xf32>) -> tensor<6x8x3xf32>
    %125 = stablehlo.divide %119, %124 : tensor<6x8x3xf32>
    %126 = stablehlo.dot_general %125, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8x3xf32>, tensor<3xf32>) -> tensor<6x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %128 = stablehlo.maximum %126, %127 : tensor<6x8xf32>
    %cst_37 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %130 = stablehlo.compare LT, %16#6, %129, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %131 = stablehlo.convert %130 : (tensor<6x8xi1>) -> tensor<6x8xf32>
    %132 = stablehlo.multiply %128, %131 : tensor<6x8xf32>
    %cst_38 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %134 = stablehlo.minimum %16#6, %133 : tensor<6x8xf32>
    return %132, %134 : tensor<6x8xf32>, tensor<6x8xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.divide %4, %5 : tensor<7xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<7xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<7xf32>
    %15 = stablehlo.add %11, %14 : tensor<7xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<7xf32>, tensor<1xf32>) -> tensor<8xf32>
    return %17 : tensor<8xf32>
  }
  func.func private @_linspace_0(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.divide %4, %5 : tensor<5xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<5xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<5xf32>
    %15 = stablehlo.add %11, %14 : tensor<5xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<5xf32>, tensor<1xf32>) -> tensor<6xf32>
    return %17 : tensor<6xf32>
  }
  func.func private @norm(%arg0: tensor<6x8x3xf32>) -> tensor<6x8xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x8x3xf32>, tensor<f32>) -> tensor<6x8xf32>
    %2 = stablehlo.sqrt %1 : tensor<6x8xf32>
    return %2 : tensor<6x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<6x8x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<i32>, %arg5: tensor<6x8xf32>) -> (tensor<i32>, tensor<6x8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<6x8x1xf32>) -> tensor<6x8x3xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<6x8x3xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<6x8x3xf32>
    %7 = stablehlo.add %6, %3 : tensor<6x8x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<6x8x3xf32>
    %11 = stablehlo.subtract %7, %10 : tensor<6x8x3xf32>
    %12 = call @norm_1(%11) : (tensor<6x8x3xf32>) -> tensor<6x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<6x8xf32>
    %15 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<6x8x3xf32>
    %18 = stablehlo.subtract %7, %17 : tensor<6x8x3xf32>
    %19 = call @norm_1(%18) : (tensor<6x8x3xf32>) -> tensor<6x8xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<6x8xf32>
    %22 = stablehlo.subtract %21, %14 : tensor<6x8xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<6x8xf32>
    %cst_2 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %26 = stablehlo.divide %24, %25 : tensor<6x8xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %28 = stablehlo.add %27, %26 : tensor<6x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %29 = call @clip(%28, %c_4, %c_5) : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<6x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %31 = stablehlo.subtract %30, %29 : tensor<6x8xf32>
    %32 = stablehlo.multiply %21, %31 : tensor<6x8xf32>
    %33 = stablehlo.multiply %14, %29 : tensor<6x8xf32>
    %34 = stablehlo.add %32, %33 : tensor<6x8xf32>
    %cst_7 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %36 = stablehlo.multiply %35, %29 : tensor<6x8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %38 = stablehlo.subtract %37, %29 : tensor<6x8xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<6x8xf32>
    %40 = stablehlo.subtract %34, %39 : tensor<6x8xf32>
    %41 = stablehlo.slice %7 [0:6, 0:8, 1:2] : (tensor<6x8x3xf32>) -> tensor<6x8x1xf32>
    %42 = stablehlo.reshape %41 : (tensor<6x8x1xf32>) -> tensor<6x8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %44 = stablehlo.add %42, %43 : tensor<6x8xf32>
    %45 = stablehlo.minimum %40, %44 : tensor<6x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %46 = call @clip(%45, %c_10, %c_11) : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<6x8xf32>
    %47 = stablehlo.add %arg5, %46 : tensor<6x8xf32>
    return %0, %47 : tensor<i32>, tensor<6x8xf32>
  }
  func.func private @norm_1(%arg0: tensor<6x8x3xf32>) -> tensor<6x8xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x8x3xf32>, tensor<f32>) -> tensor<6x8xf32>
    %2 = stablehlo.sqrt %1 : tensor<6x8xf32>
    return %2 : tensor<6x8xf32>
  }
  func.func private @clip(%arg0: tensor<6x8xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6x8xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<6x8xf32>
    return %5 : tensor<6x8xf32>
  }
  func.func private @norm_2(%arg0: tensor<6x8x3xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x8x3xf32>, tensor<f32>) -> tensor<6x8xf32>
    %2 = stablehlo.sqrt %1 : tensor<6x8xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %4 = stablehlo.divide %3, %2 : tensor<6x8xf32>
    return %2, %4 : tensor<6x8xf32>, tensor<6x8xf32>
  }
  func.func private @clip_3(%arg0: tensor<6x8xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6x8xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %8 = stablehlo.select %3, %7, %6 : tensor<6x8xi1>, tensor<6x8xf32>
    %9 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %10 = stablehlo.compare EQ, %9, %2, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %15 = stablehlo.select %10, %14, %13 : tensor<6x8xi1>, tensor<6x8xf32>
    %16 = stablehlo.divide %8, %15 : tensor<6x8xf32>
    %17 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %19 = stablehlo.minimum %18, %2 : tensor<6x8xf32>
    %20 = stablehlo.compare EQ, %2, %19, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %25 = stablehlo.select %20, %24, %23 : tensor<6x8xi1>, tensor<6x8xf32>
    %26 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %27 = stablehlo.compare EQ, %26, %19, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %32 = stablehlo.select %27, %31, %30 : tensor<6x8xi1>, tensor<6x8xf32>
    %33 = stablehlo.divide %25, %32 : tensor<6x8xf32>
    return %19, %16, %33 : tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>
  }
  func.func private @clip_4(%arg0: tensor<6x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<6x8xf32>) -> tensor<6x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<6x8xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6x8xf32>
    return %1 : tensor<6x8xf32>
  }
  func.func private @norm_5(%arg0: tensor<6x8x3xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<6x8xf32>) -> tensor<6x8x3xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<6x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x3xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<6x8x3xf32>
    %3 = stablehlo.multiply %1, %arg0 : tensor<6x8x3xf32>
    %4 = stablehlo.add %2, %3 : tensor<6x8x3xf32>
    return %4 : tensor<6x8x3xf32>
  }
}
