module @jit_molecular_dynamics attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x3xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<f32>) -> (tensor<8x3xf32> {jax.result_info = "result[0][0]"}, tensor<8x3xf32> {jax.result_info = "result[0][1]"}, tensor<8xf32> {jax.result_info = "result[1][0]"}, tensor<8xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:6 = stablehlo.while(%iterArg = %arg2, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<f32>, tensor<i32>, tensor<8x3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %c_6 = stablehlo.constant dense<8> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:4 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<f32>, tensor<8x3xf32>, tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>, tensor<f32>)
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_4, %3#2, %iterArg_1) : (tensor<8xf32>, tensor<f32>, tensor<i32>) -> tensor<8xf32>
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_5, %3#3, %iterArg_1) : (tensor<8xf32>, tensor<f32>, tensor<i32>) -> tensor<8xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_1, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %6, %3#0, %3#1, %4, %5 : tensor<f32>, tensor<i32>, tensor<8x3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>
    }
    return %2#2, %2#3, %2#4, %2#5 : tensor<8x3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<8x3xf32>, %arg2: tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x8x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x8x3xf32>) -> tensor<8x8x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<8x8x3xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8x8x3xf32>
    %6 = stablehlo.divide %4, %5 : tensor<8x8x3xf32>
    %7 = call @round(%6) : (tensor<8x8x3xf32>) -> tensor<8x8x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8x8x3xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<8x8x3xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<8x8x3xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<8x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x8xf32>
    %13 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %14 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %16 = stablehlo.add %13, %15 : tensor<8x8xi32>
    %17 = stablehlo.compare EQ, %16, %14, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %18 = stablehlo.convert %17 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<8x8xf32>
    %21 = stablehlo.add %12, %20 : tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %23 = stablehlo.divide %22, %21 : tensor<8x8xf32>
    %24 = stablehlo.multiply %21, %21 : tensor<8x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %26 = stablehlo.divide %25, %24 : tensor<8x8xf32>
    %27 = stablehlo.multiply %23, %23 : tensor<8x8xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<8x8xf32>
    %29 = stablehlo.multiply %23, %23 : tensor<8x8xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<6.250000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %33 = stablehlo.compare LT, %21, %32, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %34 = stablehlo.multiply %28, %28 : tensor<8x8xf32>
    %35 = stablehlo.subtract %34, %28 : tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<8x8xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %38:2 = call @_where(%33, %37, %c_6) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38#0 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %43 = call @_where_0(%33, %38#1, %42) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<8x8xf32>
    %46 = stablehlo.negate %45 : tensor<8x8xf32>
    %47 = stablehlo.multiply %28, %45 : tensor<8x8xf32>
    %48 = stablehlo.add %46, %47 : tensor<8x8xf32>
    %49 = stablehlo.multiply %45, %28 : tensor<8x8xf32>
    %50 = stablehlo.add %48, %49 : tensor<8x8xf32>
    %51 = stablehlo.multiply %50, %31 : tensor<8x8xf32>
    %52 = stablehlo.multiply %51, %26 : tensor<8x8xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %54 = stablehlo.multiply %52, %53 : tensor<8x8xf32>
    %55 = stablehlo.negate %54 : tensor<8x8xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x3xf32>
    %57 = stablehlo.multiply %10, %56 : tensor<8x8x3xf32>
    %58 = stablehlo.multiply %56, %10 : tensor<8x8x3xf32>
    %59 = stablehlo.add %57, %58 : tensor<8x8x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %61 = stablehlo.reshape %60 : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %62 = stablehlo.negate %59 : tensor<8x8x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %64 = stablehlo.reshape %63 : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%61 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<8x1x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %67 = stablehlo.add %65, %66 : tensor<8x3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<8x3xf32>
    %70 = stablehlo.subtract %arg2, %69 : tensor<8x3xf32>
    %cst_18 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<8x3xf32>
    %73 = stablehlo.add %arg1, %72 : tensor<8x3xf32>
    %74 = call @remainder(%73, %arg0) : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x8x3xf32>
    %78 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x8x3xf32>) -> tensor<8x8x3xf32>
    %79 = stablehlo.subtract %77, %78 : tensor<8x8x3xf32>
    %80 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8x8x3xf32>
    %81 = stablehlo.divide %79, %80 : tensor<8x8x3xf32>
    %82 = call @round(%81) : (tensor<8x8x3xf32>) -> tensor<8x8x3xf32>
    %83 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8x8x3xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<8x8x3xf32>
    %85 = stablehlo.subtract %79, %84 : tensor<8x8x3xf32>
    %86 = stablehlo.multiply %85, %85 : tensor<8x8x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x8xf32>
    %88 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %89 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %91 = stablehlo.add %88, %90 : tensor<8x8xi32>
    %92 = stablehlo.compare EQ, %91, %89, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %93 = stablehlo.convert %92 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %95 = stablehlo.multiply %93, %94 : tensor<8x8xf32>
    %96 = stablehlo.add %87, %95 : tensor<8x8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %98 = stablehlo.divide %97, %96 : tensor<8x8xf32>
    %99 = stablehlo.multiply %96, %96 : tensor<8x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %101 = stablehlo.divide %100, %99 : tensor<8x8xf32>
    %102 = stablehlo.multiply %98, %98 : tensor<8x8xf32>
    %103 = stablehlo.multiply %102, %98 : tensor<8x8xf32>
    %104 = stablehlo.multiply %98, %98 : tensor<8x8xf32>
    %cst_24 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<8x8xf32>
    %cst_25 = stablehlo.constant dense<6.250000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %108 = stablehlo.compare LT, %96, %107, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %109 = stablehlo.multiply %103, %103 : tensor<8x8xf32>
    %110 = stablehlo.subtract %109, %103 : tensor<8x8xf32>
    %cst_26 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<8x8xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %113:2 = call @_where(%108, %112, %c_27) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113#0 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %115 = stablehlo.divide %114, %cst_29 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.divide %cst_30, %cst_31 : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %118 = call @_where_0(%108, %113#1, %117) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_32 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<8x8xf32>
    %121 = stablehlo.negate %120 : tensor<8x8xf32>
    %122 = stablehlo.multiply %103, %120 : tensor<8x8xf32>
    %123 = stablehlo.add %121, %122 : tensor<8x8xf32>
    %124 = stablehlo.multiply %120, %103 : tensor<8x8xf32>
    %125 = stablehlo.add %123, %124 : tensor<8x8xf32>
    %126 = stablehlo.multiply %125, %106 : tensor<8x8xf32>
    %127 = stablehlo.multiply %126, %101 : tensor<8x8xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %129 = stablehlo.multiply %127, %128 : tensor<8x8xf32>
    %130 = stablehlo.negate %129 : tensor<8x8xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x3xf32>
    %132 = stablehlo.multiply %85, %131 : tensor<8x8x3xf32>
    %133 = stablehlo.multiply %131, %85 : tensor<8x8x3xf32>
    %134 = stablehlo.add %132, %133 : tensor<8x8x3xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %136 = stablehlo.reshape %135 : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %137 = stablehlo.negate %134 : tensor<8x8x3xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %139 = stablehlo.reshape %138 : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<1x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%136 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<8x1x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %142 = stablehlo.add %140, %141 : tensor<8x3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %144 = stablehlo.multiply %143, %142 : tensor<8x3xf32>
    %145 = stablehlo.subtract %70, %144 : tensor<8x3xf32>
    %146 = stablehlo.broadcast_in_dim %74, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %147 = stablehlo.broadcast_in_dim %74, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %148 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x8x3xf32>
    %149 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2] : (tensor<1x8x3xf32>) -> tensor<8x8x3xf32>
    %150 = stablehlo.subtract %148, %149 : tensor<8x8x3xf32>
    %151 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8x8x3xf32>
    %152 = stablehlo.divide %150, %151 : tensor<8x8x3xf32>
    %153 = call @round_1(%152) : (tensor<8x8x3xf32>) -> tensor<8x8x3xf32>
    %154 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8x8x3xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<8x8x3xf32>
    %156 = stablehlo.subtract %150, %155 : tensor<8x8x3xf32>
    %157 = stablehlo.multiply %156, %156 : tensor<8x8x3xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x8xf32>
    %159 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %160 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %161 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %162 = stablehlo.add %159, %161 : tensor<8x8xi32>
    %163 = stablehlo.compare EQ, %162, %160, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %164 = stablehlo.convert %163 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %166 = stablehlo.multiply %164, %165 : tensor<8x8xf32>
    %167 = stablehlo.add %158, %166 : tensor<8x8xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %169 = stablehlo.divide %168, %167 : tensor<8x8xf32>
    %170 = stablehlo.multiply %169, %169 : tensor<8x8xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<8x8xf32>
    %cst_43 = stablehlo.constant dense<6.250000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %173 = stablehlo.compare LT, %167, %172, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %174 = stablehlo.multiply %171, %171 : tensor<8x8xf32>
    %175 = stablehlo.subtract %174, %171 : tensor<8x8xf32>
    %cst_44 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %177 = stablehlo.multiply %176, %175 : tensor<8x8xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %178 = call @_where_2(%173, %177, %c_45) : (tensor<8x8xi1>, tensor<8x8xf32>, tensor<i32>) -> tensor<8x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %180 = stablehlo.divide %179, %cst_47 : tensor<f32>
    %181 = stablehlo.multiply %145, %145 : tensor<8x3xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %183 = stablehlo.multiply %cst_49, %182 : tensor<f32>
    return %74, %145, %180, %183 : tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @round(%arg0: tensor<8x8x3xf32>) -> tensor<8x8x3xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<8x8x3xf32>
    return %0 : tensor<8x8x3xf32>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<8x8xf32>, %arg2: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x8xi1>, tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    return %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @_where_0(%arg0: tensor<8x8xi1>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8x8xi1>, tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func private @remainder(%arg0: tensor<8x3xf32>, %arg1: tensor<f32>) -> tensor<8x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %1 = stablehlo.remainder %arg0, %0 : tensor<8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<8x3xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<8x3xi1>, tensor<8x3xi1>) -> tensor<8x3xi1>
    %9 = stablehlo.and %8, %3 : tensor<8x3xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %11 = stablehlo.add %1, %10 : tensor<8x3xf32>
    %12 = stablehlo.select %9, %11, %1 : tensor<8x3xi1>, tensor<8x3xf32>
    return %12 : tensor<8x3xf32>
  }
  func.func private @round_1(%arg0: tensor<8x8x3xf32>) -> tensor<8x8x3xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<8x8x3xf32>
    return %0 : tensor<8x8x3xf32>
  }
  func.func private @_where_2(%arg0: tensor<8x8xi1>, %arg1: tensor<8x8xf32>, %arg2: tensor<i32>) -> tensor<8x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x8xi1>, tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}
