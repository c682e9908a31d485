module @jit_bfgs_rosenbrock attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf64>) -> (tensor<3xf64> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %6 = stablehlo.slice %arg0 [1:3] : (tensor<3xf64>) -> tensor<2xf64>
    %7 = stablehlo.slice %arg0 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
    %8 = stablehlo.multiply %7, %7 : tensor<2xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %10 = stablehlo.multiply %9, %7 : tensor<2xf64>
    %11 = stablehlo.subtract %6, %8 : tensor<2xf64>
    %12 = stablehlo.multiply %11, %11 : tensor<2xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %14 = stablehlo.multiply %13, %11 : tensor<2xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %16 = stablehlo.multiply %15, %12 : tensor<2xf64>
    %17 = stablehlo.slice %arg0 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %19 = stablehlo.subtract %18, %17 : tensor<2xf64>
    %20 = stablehlo.multiply %19, %19 : tensor<2xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %22 = stablehlo.multiply %21, %19 : tensor<2xf64>
    %23 = stablehlo.add %16, %20 : tensor<2xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %26 = stablehlo.multiply %25, %22 : tensor<2xf64>
    %27 = stablehlo.negate %26 : tensor<2xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.pad %27, %cst_6, low = [0], high = [1], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %30 = stablehlo.multiply %29, %25 : tensor<2xf64>
    %31 = stablehlo.multiply %30, %14 : tensor<2xf64>
    %32 = stablehlo.negate %31 : tensor<2xf64>
    %33 = stablehlo.multiply %32, %10 : tensor<2xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.pad %33, %cst_8, low = [0], high = [1], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<3xf64>
    %35 = stablehlo.add %28, %34 : tensor<3xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %36 = stablehlo.pad %31, %cst_9, low = [1], high = [0], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<3xf64>
    %37 = stablehlo.add %35, %36 : tensor<3xf64>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %38:4 = stablehlo.while(%iterArg = %arg0, %iterArg_15 = %5, %iterArg_16 = %37, %iterArg_17 = %c_10) : tensor<3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<i64>
    cond {
      %53 = func.call @norm(%iterArg_16) : (tensor<3xf64>) -> tensor<f64>
      %cst_18 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
      %54 = stablehlo.compare GT, %53, %cst_18, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<200> : tensor<i64>
      %55 = stablehlo.compare LT, %iterArg_17, %c_19, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<false> : tensor<i1>
      %56 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i1>) -> tensor<i1>
      %57 = stablehlo.compare NE, %55, %56, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %58 = stablehlo.convert %57 : tensor<i1>
      %59 = stablehlo.and %54, %58 : tensor<i1>
      stablehlo.return %59 : tensor<i1>
    } do {
      %53 = stablehlo.negate %iterArg_15 : tensor<3x3xf64>
      %54 = stablehlo.dot_general %53, %iterArg_16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %55 = stablehlo.slice %iterArg [1:3] : (tensor<3xf64>) -> tensor<2xf64>
      %56 = stablehlo.slice %iterArg [0:2] : (tensor<3xf64>) -> tensor<2xf64>
      %57 = stablehlo.multiply %56, %56 : tensor<2xf64>
      %58 = stablehlo.subtract %55, %57 : tensor<2xf64>
      %59 = stablehlo.multiply %58, %58 : tensor<2xf64>
      %cst_18 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
      %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %61 = stablehlo.multiply %60, %59 : tensor<2xf64>
      %62 = stablehlo.slice %iterArg [0:2] : (tensor<3xf64>) -> tensor<2xf64>
      %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %64 = stablehlo.subtract %63, %62 : tensor<2xf64>
      %65 = stablehlo.multiply %64, %64 : tensor<2xf64>
      %66 = stablehlo.add %61, %65 : tensor<2xf64>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %67 = stablehlo.reduce(%66 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %68:5 = stablehlo.while(%iterArg_37 = %54, %iterArg_38 = %iterArg, %iterArg_39 = %iterArg_16, %iterArg_40 = %67, %iterArg_41 = %cst_21) : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<f64>, tensor<f64>
      cond {
        %145 = stablehlo.convert %iterArg_41 : tensor<f64>
        %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f64>) -> tensor<3xf64>
        %147 = stablehlo.multiply %146, %iterArg_37 : tensor<3xf64>
        %148 = stablehlo.add %iterArg_38, %147 : tensor<3xf64>
        %149 = stablehlo.slice %148 [1:3] : (tensor<3xf64>) -> tensor<2xf64>
        %150 = stablehlo.slice %148 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
        %151 = stablehlo.multiply %150, %150 : tensor<2xf64>
        %152 = stablehlo.subtract %149, %151 : tensor<2xf64>
        %153 = stablehlo.multiply %152, %152 : tensor<2xf64>
        %cst_42 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
        %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<2xf64>
        %155 = stablehlo.multiply %154, %153 : tensor<2xf64>
        %156 = stablehlo.slice %148 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
        %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
        %157 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<2xf64>
        %158 = stablehlo.subtract %157, %156 : tensor<2xf64>
        %159 = stablehlo.multiply %158, %158 : tensor<2xf64>
        %160 = stablehlo.add %155, %159 : tensor<2xf64>
        %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
        %161 = stablehlo.reduce(%160 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
        %cst_45 = stablehlo.constant dense<1.000000e-04> : tensor<f64>
        %162 = stablehlo.multiply %cst_45, %iterArg_41 : tensor<f64>
        %163 = stablehlo.dot_general %iterArg_39, %iterArg_37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
        %164 = stablehlo.convert %162 : tensor<f64>
        %165 = stablehlo.multiply %164, %163 : tensor<f64>
        %166 = stablehlo.add %iterArg_40, %165 : tensor<f64>
        %167 = stablehlo.compare GT, %161, %166, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
        stablehlo.return %167 : tensor<i1>
      } do {
        %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
        %145 = stablehlo.divide %iterArg_41, %cst_42 : tensor<f64>
        stablehlo.return %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %145 : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<f64>, tensor<f64>
      }
      %69 = stablehlo.convert %68#4 : tensor<f64>
      %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %71 = stablehlo.multiply %70, %54 : tensor<3xf64>
      %72 = stablehlo.add %iterArg, %71 : tensor<3xf64>
      %73 = stablehlo.slice %72 [1:3] : (tensor<3xf64>) -> tensor<2xf64>
      %74 = stablehlo.slice %72 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
      %75 = stablehlo.multiply %74, %74 : tensor<2xf64>
      %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %77 = stablehlo.multiply %76, %74 : tensor<2xf64>
      %78 = stablehlo.subtract %73, %75 : tensor<2xf64>
      %79 = stablehlo.multiply %78, %78 : tensor<2xf64>
      %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %80 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %81 = stablehlo.multiply %80, %78 : tensor<2xf64>
      %cst_24 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
      %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %83 = stablehlo.multiply %82, %79 : tensor<2xf64>
      %84 = stablehlo.slice %72 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %86 = stablehlo.subtract %85, %84 : tensor<2xf64>
      %87 = stablehlo.multiply %86, %86 : tensor<2xf64>
      %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %89 = stablehlo.multiply %88, %86 : tensor<2xf64>
      %90 = stablehlo.add %83, %87 : tensor<2xf64>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %91 = stablehlo.reduce(%90 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %92 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %93 = stablehlo.multiply %92, %89 : tensor<2xf64>
      %94 = stablehlo.negate %93 : tensor<2xf64>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %95 = stablehlo.pad %94, %cst_29, low = [0], high = [1], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<3xf64>
      %cst_30 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
      %96 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2xf64>
      %97 = stablehlo.multiply %96, %92 : tensor<2xf64>
      %98 = stablehlo.multiply %97, %81 : tensor<2xf64>
      %99 = stablehlo.negate %98 : tensor<2xf64>
      %100 = stablehlo.multiply %99, %77 : tensor<2xf64>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %101 = stablehlo.pad %100, %cst_31, low = [0], high = [1], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<3xf64>
      %102 = stablehlo.add %95, %101 : tensor<3xf64>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %103 = stablehlo.pad %98, %cst_32, low = [1], high = [0], interior = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<3xf64>
      %104 = stablehlo.add %102, %103 : tensor<3xf64>
      %105 = stablehlo.subtract %104, %iterArg_16 : tensor<3xf64>
      %106 = stablehlo.dot_general %105, %71, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %107 = stablehlo.divide %cst_33, %106 : tensor<f64>
      %108 = stablehlo.iota dim = 0 : tensor<3x3xi64>
      %109 = stablehlo.iota dim = 1 : tensor<3x3xi64>
      %c_34 = stablehlo.constant dense<0> : tensor<i64>
      %110 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
      %111 = stablehlo.add %108, %110 : tensor<3x3xi64>
      %112 = stablehlo.compare EQ, %111, %109, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %113 = stablehlo.convert %112 : (tensor<3x3xi1>) -> tensor<3x3xf64>
      %114 = stablehlo.dot_general %105, %71, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
      %cst_35 = stablehlo.constant dense<1.000000e-10> : tensor<f64>
      %115 = stablehlo.compare GT, %114, %cst_35, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %116 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
      %117 = stablehlo.broadcast_in_dim %105, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
      %118 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
      %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
      %120 = stablehlo.multiply %118, %119 : tensor<3x3xf64>
      %121 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
      %122 = stablehlo.multiply %121, %120 : tensor<3x3xf64>
      %123 = stablehlo.subtract %113, %122 : tensor<3x3xf64>
      %124 = stablehlo.dot_general %123, %iterArg_15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
      %125 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
      %126 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
      %127 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
      %128 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
      %129 = stablehlo.multiply %127, %128 : tensor<3x3xf64>
      %130 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
      %131 = stablehlo.multiply %130, %129 : tensor<3x3xf64>
      %132 = stablehlo.subtract %113, %131 : tensor<3x3xf64>
      %133 = stablehlo.dot_general %124, %132, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
      %134 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
      %135 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
      %136 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
      %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
      %138 = stablehlo.multiply %136, %137 : tensor<3x3xf64>
      %139 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
      %140 = stablehlo.multiply %139, %138 : tensor<3x3xf64>
      %141 = stablehlo.add %133, %140 : tensor<3x3xf64>
      %142 = func.call @_where(%115, %141, %iterArg_15) : (tensor<i1>, tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
      %143 = stablehlo.add %iterArg, %71 : tensor<3xf64>
      %c_36 = stablehlo.constant dense<1> : tensor<i64>
      %144 = stablehlo.add %iterArg_17, %c_36 : tensor<i64>
      stablehlo.return %143, %142, %104, %144 : tensor<3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<i64>
    }
    %39 = stablehlo.slice %38#0 [1:3] : (tensor<3xf64>) -> tensor<2xf64>
    %40 = stablehlo.slice %38#0 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
    %41 = stablehlo.multiply %40, %40 : tensor<2xf64>
    %42 = stablehlo.subtract %39, %41 : tensor<2xf64>
    %43 = stablehlo.multiply %42, %42 : tensor<2xf64>
    %cst_11 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %45 = stablehlo.multiply %44, %43 : tensor<2xf64>
    %46 = stablehlo.slice %38#0 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %48 = stablehlo.subtract %47, %46 : tensor<2xf64>
    %49 = stablehlo.multiply %48, %48 : tensor<2xf64>
    %50 = stablehlo.add %45, %49 : tensor<2xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.reduce(%50 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %cst_14 = stablehlo.constant dense<9.9999999999999998E-13> : tensor<f64>
    %52 = stablehlo.compare LT, %51, %cst_14, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    return %38#0, %52 : tensor<3xf64>, tensor<i1>
  }
  func.func private @norm(%arg0: tensor<3xf64>) -> tensor<f64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.sqrt %1 : tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3x3xf64>, %arg2: tensor<3x3xf64>) -> tensor<3x3xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xf64>
    return %0 : tensor<3x3xf64>
  }
}
