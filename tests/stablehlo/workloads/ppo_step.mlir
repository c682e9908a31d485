module @jit_ppo_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<5x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8x1xf32>, %arg7: tensor<1xf32>, %arg8: tensor<15x5xf32>, %arg9: tensor<15xi32>, %arg10: tensor<15xf32>, %arg11: tensor<15xf32>, %arg12: tensor<15xf32>) -> (tensor<15xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1][0]"}, tensor<5x8xf32> {jax.result_info = "result[1][1][0][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][1][0][0][1]"}, tensor<8x3xf32> {jax.result_info = "result[1][1][0][1][0]"}, tensor<3xf32> {jax.result_info = "result[1][1][0][1][1]"}, tensor<5x8xf32> {jax.result_info = "result[1][1][1][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][1][1][0][1]"}, tensor<8x1xf32> {jax.result_info = "result[1][1][1][1][0]"}, tensor<1xf32> {jax.result_info = "result[1][1][1][1][1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x5xf32>, tensor<5x8xf32>) -> tensor<15x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<15x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<15x8xf32>
    %4 = stablehlo.tanh %3 : tensor<15x8xf32>
    %5 = stablehlo.dot_general %4, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x8xf32>, tensor<8x1xf32>) -> tensor<15x1xf32>
    %6 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<15x1xf32>
    %8 = stablehlo.add %5, %7 : tensor<15x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<15x1xf32>) -> tensor<15xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11:7 = stablehlo.while(%iterArg = %arg11, %iterArg_49 = %arg12, %iterArg_50 = %9, %iterArg_51 = %c, %iterArg_52 = %cst, %iterArg_53 = %cst_0, %iterArg_54 = %10) : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<15xf32>
    cond {
      %c_55 = stablehlo.constant dense<15> : tensor<i32>
      %161 = stablehlo.compare LT, %iterArg_51, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %c_55 = stablehlo.constant dense<15> : tensor<i32>
      %161 = stablehlo.subtract %c_55, %iterArg_51 : tensor<i32>
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %162 = stablehlo.subtract %161, %c_56 : tensor<i32>
      %163 = func.call @dynamic_index_in_dim(%iterArg, %162) : (tensor<15xf32>, tensor<i32>) -> tensor<f32>
      %164 = func.call @dynamic_index_in_dim(%iterArg_49, %162) : (tensor<15xf32>, tensor<i32>) -> tensor<f32>
      %165 = func.call @dynamic_index_in_dim(%iterArg_50, %162) : (tensor<15xf32>, tensor<i32>) -> tensor<f32>
      %166:3 = func.call @closed_call(%iterArg_52, %iterArg_53, %163, %164, %165) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
      %167 = func.call @dynamic_update_index_in_dim(%iterArg_54, %166#2, %162) : (tensor<15xf32>, tensor<f32>, tensor<i32>) -> tensor<15xf32>
      %c_57 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.add %iterArg_51, %c_57 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_49, %iterArg_50, %168, %166#0, %166#1, %167 : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<15xf32>
    }
    %12 = stablehlo.add %11#6, %9 : tensor<15xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%11#6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_3 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %16 = stablehlo.subtract %11#6, %15 : tensor<15xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @_std(%11#6, %c_4) : (tensor<15xf32>, tensor<i32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %18 = stablehlo.add %17, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %20 = stablehlo.divide %16, %19 : tensor<15xf32>
    %21 = stablehlo.dot_general %arg8, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x5xf32>, tensor<5x8xf32>) -> tensor<15x8xf32>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<15x8xf32>
    %24 = stablehlo.add %21, %23 : tensor<15x8xf32>
    %25 = stablehlo.tanh %24 : tensor<15x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<15x8xf32>
    %27 = stablehlo.subtract %26, %25 : tensor<15x8xf32>
    %28 = stablehlo.dot_general %25, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x8xf32>, tensor<8x3xf32>) -> tensor<15x3xf32>
    %29 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<15x3xf32>
    %31 = stablehlo.add %28, %30 : tensor<15x3xf32>
    %32:3 = call @log_softmax(%31) : (tensor<15x3xf32>) -> (tensor<15x3xf32>, tensor<15x3xf32>, tensor<15x1xf32>)
    %33 = stablehlo.iota dim = 0 : tensor<15xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_8 = stablehlo.constant dense<15> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %37 = stablehlo.add %33, %36 : tensor<15xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<15xi1>, tensor<15xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %40 = stablehlo.compare LT, %arg9, %39, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %42 = stablehlo.add %arg9, %41 : tensor<15xi32>
    %43 = stablehlo.select %40, %42, %arg9 : tensor<15xi1>, tensor<15xi32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %46 = stablehlo.concatenate %44, %45, dim = 1 : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x2xi32>
    %47 = "stablehlo.gather"(%32#0, %46) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<15x3xf32>, tensor<15x2xi32>) -> tensor<15xf32>
    %48 = stablehlo.subtract %47, %arg10 : tensor<15xf32>
    %49 = stablehlo.exponential %48 : tensor<15xf32>
    %50 = stablehlo.exponential %32#0 : tensor<15x3xf32>
    %51 = stablehlo.multiply %50, %32#0 : tensor<15x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<15x3xf32>, tensor<f32>) -> tensor<15xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %54 = stablehlo.divide %53, %cst_13 : tensor<f32>
    %55 = stablehlo.negate %54 : tensor<f32>
    %56 = stablehlo.multiply %49, %20 : tensor<15xf32>
    %cst_14 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %57:3 = call @clip(%49, %cst_14, %cst_15) : (tensor<15xf32>, tensor<f32>, tensor<f32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>)
    %58 = stablehlo.multiply %57#0, %20 : tensor<15xf32>
    %59 = stablehlo.minimum %56, %58 : tensor<15xf32>
    %60 = stablehlo.compare EQ, %56, %59, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %63 = stablehlo.select %60, %61, %62 : tensor<15xi1>, tensor<15xf32>
    %64 = stablehlo.compare EQ, %58, %59, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<15xi1>, tensor<15xf32>
    %68 = stablehlo.divide %63, %67 : tensor<15xf32>
    %69 = stablehlo.compare EQ, %58, %59, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %72 = stablehlo.select %69, %70, %71 : tensor<15xi1>, tensor<15xf32>
    %73 = stablehlo.compare EQ, %56, %59, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %76 = stablehlo.select %73, %74, %75 : tensor<15xi1>, tensor<15xf32>
    %77 = stablehlo.divide %72, %76 : tensor<15xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%59 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %79 = stablehlo.divide %78, %cst_25 : tensor<f32>
    %80 = stablehlo.negate %79 : tensor<f32>
    %81 = stablehlo.dot_general %arg8, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x5xf32>, tensor<5x8xf32>) -> tensor<15x8xf32>
    %82 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<15x8xf32>
    %84 = stablehlo.add %81, %83 : tensor<15x8xf32>
    %85 = stablehlo.tanh %84 : tensor<15x8xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<15x8xf32>
    %87 = stablehlo.subtract %86, %85 : tensor<15x8xf32>
    %88 = stablehlo.dot_general %85, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x8xf32>, tensor<8x1xf32>) -> tensor<15x1xf32>
    %89 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<15x1xf32>
    %91 = stablehlo.add %88, %90 : tensor<15x1xf32>
    %92 = stablehlo.reshape %91 : (tensor<15x1xf32>) -> tensor<15xf32>
    %93 = stablehlo.subtract %92, %12 : tensor<15xf32>
    %94 = stablehlo.multiply %93, %93 : tensor<15xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %96 = stablehlo.multiply %95, %93 : tensor<15xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%94 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %98 = stablehlo.divide %97, %cst_29 : tensor<f32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %99 = stablehlo.multiply %cst_30, %98 : tensor<f32>
    %100 = stablehlo.add %80, %99 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %101 = stablehlo.multiply %cst_31, %55 : tensor<f32>
    %102 = stablehlo.subtract %100, %101 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.negate %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %104 = stablehlo.multiply %cst_33, %103 : tensor<f32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.multiply %cst_34, %cst_35 : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %106 = stablehlo.divide %105, %cst_36 : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %108 = stablehlo.multiply %107, %96 : tensor<15xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<15xf32>) -> tensor<15x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<15x1xf32>, tensor<f32>) -> tensor<1xf32>
    %111 = stablehlo.reshape %110 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %114 = stablehlo.dot_general %109, %85, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x1xf32>, tensor<15x8xf32>) -> tensor<1x8xf32>
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
    %116 = stablehlo.dot_general %109, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x1xf32>, tensor<8x1xf32>) -> tensor<15x8xf32>
    %117 = stablehlo.multiply %116, %87 : tensor<15x8xf32>
    %118 = stablehlo.multiply %117, %85 : tensor<15x8xf32>
    %119 = stablehlo.add %117, %118 : tensor<15x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<15x8xf32>, tensor<f32>) -> tensor<8xf32>
    %121 = stablehlo.reshape %120 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.dot_general %119, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x8xf32>, tensor<15x5xf32>) -> tensor<8x5xf32>
    %124 = stablehlo.transpose %123, dims = [1, 0] : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.negate %cst_41 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %126 = stablehlo.divide %125, %cst_42 : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %128 = stablehlo.multiply %127, %77 : tensor<15xf32>
    %129 = stablehlo.multiply %127, %68 : tensor<15xf32>
    %130 = stablehlo.multiply %128, %20 : tensor<15xf32>
    %131 = call @clip_0(%57#1, %57#2, %130) : (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
    %132 = stablehlo.multiply %129, %20 : tensor<15xf32>
    %133 = stablehlo.add %131, %132 : tensor<15xf32>
    %134 = stablehlo.negate %104 : tensor<f32>
    %cst_43 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %135 = stablehlo.divide %134, %cst_43 : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0] : (tensor<15xf32>) -> tensor<15x3xf32>
    %138 = stablehlo.multiply %50, %137 : tensor<15x3xf32>
    %139 = stablehlo.multiply %137, %32#0 : tensor<15x3xf32>
    %140 = stablehlo.multiply %139, %50 : tensor<15x3xf32>
    %141 = stablehlo.add %138, %140 : tensor<15x3xf32>
    %142 = stablehlo.multiply %133, %49 : tensor<15xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<15x3xf32>
    %144 = "stablehlo.scatter"(%143, %46, %142) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %161 = stablehlo.add %arg13, %arg14 : tensor<f32>
      stablehlo.return %161 : tensor<f32>
    }) : (tensor<15x3xf32>, tensor<15x2xi32>, tensor<15xf32>) -> tensor<15x3xf32>
    %145 = stablehlo.add %141, %144 : tensor<15x3xf32>
    %146 = call @log_softmax_1(%32#1, %32#2, %145) : (tensor<15x3xf32>, tensor<15x1xf32>, tensor<15x3xf32>) -> tensor<15x3xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<15x3xf32>, tensor<f32>) -> tensor<3xf32>
    %148 = stablehlo.reshape %147 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %150 = stablehlo.dot_general %146, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x3xf32>, tensor<15x8xf32>) -> tensor<3x8xf32>
    %151 = stablehlo.transpose %150, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %152 = stablehlo.dot_general %146, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x3xf32>, tensor<8x3xf32>) -> tensor<15x8xf32>
    %153 = stablehlo.multiply %152, %27 : tensor<15x8xf32>
    %154 = stablehlo.multiply %153, %25 : tensor<15x8xf32>
    %155 = stablehlo.add %153, %154 : tensor<15x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<15x8xf32>, tensor<f32>) -> tensor<8xf32>
    %157 = stablehlo.reshape %156 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %159 = stablehlo.dot_general %155, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x8xf32>, tensor<15x5xf32>) -> tensor<8x5xf32>
    %160 = stablehlo.transpose %159, dims = [1, 0] : (tensor<8x5xf32>) -> tensor<5x8xf32>
    return %20, %102, %160, %158, %151, %149, %124, %122, %115, %113 : tensor<15xf32>, tensor<f32>, tensor<5x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>, tensor<5x8xf32>, tensor<8xf32>, tensor<8x1xf32>, tensor<1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<15xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<15xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %0 = stablehlo.multiply %cst, %arg1 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.subtract %cst_0, %arg3 : tensor<f32>
    %2 = stablehlo.multiply %0, %1 : tensor<f32>
    %3 = stablehlo.add %arg2, %2 : tensor<f32>
    %4 = stablehlo.subtract %3, %arg4 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_1, %arg3 : tensor<f32>
    %cst_2 = stablehlo.constant dense<9.405000e-01> : tensor<f32>
    %6 = stablehlo.multiply %cst_2, %5 : tensor<f32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<f32>
    %8 = stablehlo.add %4, %7 : tensor<f32>
    return %8, %arg4, %8 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<15xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<15xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<15xf32>, tensor<1xf32>, tensor<i32>) -> tensor<15xf32>
    return %1 : tensor<15xf32>
  }
  func.func private @_std(%arg0: tensor<15xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<15xf32>, tensor<i32>) -> tensor<f32>
    %1 = stablehlo.sqrt %0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<15xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<15xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<15xf32>
    %6 = chlo.square %5 : tensor<15xf32> -> tensor<15xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.divide %9, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = call @_where(%11, %10, %cst_4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<15x3xf32>) -> (tensor<15x3xf32>, tensor<15x3xf32>, tensor<15x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<15x3xf32>, tensor<f32>) -> tensor<15xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<15xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<15xf32>) -> tensor<15x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<15x1xf32>) -> tensor<15x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<15x3xf32>
    %6 = stablehlo.exponential %5 : tensor<15x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<15x3xf32>, tensor<f32>) -> tensor<15xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<15xf32>) -> tensor<15x1xf32>
    %9 = stablehlo.log %8 : tensor<15x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<15x1xf32>) -> tensor<15x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<15x3xf32>
    return %11, %6, %8 : tensor<15x3xf32>, tensor<15x3xf32>, tensor<15x1xf32>
  }
  func.func private @clip(%arg0: tensor<15xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<15xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<15xi1>, tensor<15xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<15xi1>, tensor<15xf32>
    %12 = stablehlo.divide %6, %11 : tensor<15xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<15xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<15xi1>, tensor<15xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<15xi1>, tensor<15xf32>
    %25 = stablehlo.divide %19, %24 : tensor<15xf32>
    return %15, %12, %25 : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>
  }
  func.func private @clip_0(%arg0: tensor<15xf32>, %arg1: tensor<15xf32>, %arg2: tensor<15xf32>) -> tensor<15xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<15xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<15xf32>
    return %1 : tensor<15xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<15x3xf32>, %arg1: tensor<15x1xf32>, %arg2: tensor<15x3xf32>) -> tensor<15x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<15x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<15x3xf32>, tensor<f32>) -> tensor<15xf32>
    %2 = stablehlo.reshape %1 : (tensor<15xf32>) -> tensor<15x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<15x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<15x1xf32>, tensor<f32>) -> tensor<15xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<15xf32>) -> tensor<15x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<15x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<15x3xf32>
    return %7 : tensor<15x3xf32>
  }
}
