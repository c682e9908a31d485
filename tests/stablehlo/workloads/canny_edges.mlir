module @jit_canny_edges attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x11xf32>) -> (tensor<12x11xf32> {jax.result_info = "result[0]"}, tensor<12x11xi1> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[[1.000000e+00, 2.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00], [-1.000000e+00, -2.000000e+00, -1.000000e+00]]> : tensor<3x3xf32>
    %0 = stablehlo.transpose %cst, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = call @_flip(%cst) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<12x11xf32>) -> tensor<1x1x12x11xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x11xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x12x11xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x12x11xf32>) -> tensor<12x11xf32>
    %6 = call @_flip(%0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<12x11xf32>) -> tensor<1x1x12x11xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %9 = stablehlo.convolution(%7, %8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x11xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x12x11xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x1x12x11xf32>) -> tensor<12x11xf32>
    %11 = call @hypot(%5, %10) : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xf32>
    %12 = stablehlo.atan2 %10, %5 : tensor<12x11xf32>
    %cst_0 = stablehlo.constant dense<0.785398185> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %14 = stablehlo.divide %12, %13 : tensor<12x11xf32>
    %15 = call @round(%14) : (tensor<12x11xf32>) -> tensor<12x11xf32>
    %16 = stablehlo.convert %15 : (tensor<12x11xf32>) -> tensor<12x11xi32>
    %c = stablehlo.constant dense<4> : tensor<i32>
    %17 = call @remainder(%16, %c) : (tensor<12x11xi32>, tensor<i32>) -> tensor<12x11xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = call @_pad(%11, %c_1) : (tensor<12x11xf32>, tensor<i32>) -> tensor<14x13xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %19 = call @_pad_2(%11, %c_2) : (tensor<12x11xf32>, tensor<i32>) -> tensor<14x13xf32>
    %20 = stablehlo.slice %19 [0:12, 0:11] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %21 = stablehlo.slice %19 [0:12, 1:12] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %22 = stablehlo.slice %19 [0:12, 2:13] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %23 = stablehlo.slice %19 [1:13, 0:11] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %24 = stablehlo.slice %19 [1:13, 1:12] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %25 = stablehlo.slice %19 [1:13, 2:13] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %26 = stablehlo.slice %19 [2:14, 0:11] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %27 = stablehlo.slice %19 [2:14, 1:12] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %28 = stablehlo.slice %19 [2:14, 2:13] : (tensor<14x13xf32>) -> tensor<12x11xf32>
    %29 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %30 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %31 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %32 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %33 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %34 = stablehlo.broadcast_in_dim %25, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %35 = stablehlo.broadcast_in_dim %26, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %36 = stablehlo.broadcast_in_dim %27, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %37 = stablehlo.broadcast_in_dim %28, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %38 = stablehlo.concatenate %29, %30, %31, %32, %33, %34, %35, %36, %37, dim = 0 : (tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>) -> tensor<9x12x11xf32>
    %39 = stablehlo.slice %38 [7:8, 0:12, 0:11] : (tensor<9x12x11xf32>) -> tensor<1x12x11xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x12x11xf32>) -> tensor<12x11xf32>
    %41 = stablehlo.slice %38 [8:9, 0:12, 0:11] : (tensor<9x12x11xf32>) -> tensor<1x12x11xf32>
    %42 = stablehlo.reshape %41 : (tensor<1x12x11xf32>) -> tensor<12x11xf32>
    %43 = stablehlo.slice %38 [5:6, 0:12, 0:11] : (tensor<9x12x11xf32>) -> tensor<1x12x11xf32>
    %44 = stablehlo.reshape %43 : (tensor<1x12x11xf32>) -> tensor<12x11xf32>
    %45 = stablehlo.slice %38 [2:3, 0:12, 0:11] : (tensor<9x12x11xf32>) -> tensor<1x12x11xf32>
    %46 = stablehlo.reshape %45 : (tensor<1x12x11xf32>) -> tensor<12x11xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %47 = call @clip(%17, %c_3, %c_4) : (tensor<12x11xi32>, tensor<i32>, tensor<i32>) -> tensor<12x11xi32>
    %48 = stablehlo.broadcast_in_dim %40, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %49 = stablehlo.broadcast_in_dim %42, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %50 = stablehlo.broadcast_in_dim %44, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %51 = stablehlo.broadcast_in_dim %46, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %52 = stablehlo.concatenate %48, %49, %50, %51, dim = 0 : (tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>) -> tensor<4x12x11xf32>
    %53 = stablehlo.iota dim = 0 : tensor<12xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %55 = stablehlo.iota dim = 0 : tensor<11xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %58 = stablehlo.compare LT, %47, %57, SIGNED : (tensor<12x11xi32>, tensor<12x11xi32>) -> tensor<12x11xi1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %60 = stablehlo.add %47, %59 : tensor<12x11xi32>
    %61 = stablehlo.select %58, %60, %47 : tensor<12x11xi1>, tensor<12x11xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %63 = stablehlo.compare LT, %54, %62, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %c_8 = stablehlo.constant dense<12> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %65 = stablehlo.add %54, %64 : tensor<12x1xi32>
    %66 = stablehlo.select %63, %65, %54 : tensor<12x1xi1>, tensor<12x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1x11xi32>
    %68 = stablehlo.compare LT, %56, %67, SIGNED : (tensor<1x11xi32>, tensor<1x11xi32>) -> tensor<1x11xi1>
    %c_10 = stablehlo.constant dense<11> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1x11xi32>
    %70 = stablehlo.add %56, %69 : tensor<1x11xi32>
    %71 = stablehlo.select %68, %70, %56 : tensor<1x11xi1>, tensor<1x11xi32>
    %72 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x11xi32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<12x11xi32>
    %74 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<12x11xi32>) -> tensor<12x11x1xi32>
    %75 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<12x11xi32>) -> tensor<12x11x1xi32>
    %76 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<12x11xi32>) -> tensor<12x11x1xi32>
    %77 = stablehlo.concatenate %74, %75, %76, dim = 2 : (tensor<12x11x1xi32>, tensor<12x11x1xi32>, tensor<12x11x1xi32>) -> tensor<12x11x3xi32>
    %78 = "stablehlo.gather"(%52, %77) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x12x11xf32>, tensor<12x11x3xi32>) -> tensor<12x11xf32>
    %79 = stablehlo.slice %38 [1:2, 0:12, 0:11] : (tensor<9x12x11xf32>) -> tensor<1x12x11xf32>
    %80 = stablehlo.reshape %79 : (tensor<1x12x11xf32>) -> tensor<12x11xf32>
    %81 = stablehlo.slice %38 [0:1, 0:12, 0:11] : (tensor<9x12x11xf32>) -> tensor<1x12x11xf32>
    %82 = stablehlo.reshape %81 : (tensor<1x12x11xf32>) -> tensor<12x11xf32>
    %83 = stablehlo.slice %38 [3:4, 0:12, 0:11] : (tensor<9x12x11xf32>) -> tensor<1x12x11xf32>
    %84 = stablehlo.reshape %83 : (tensor<1x12x11xf32>) -> tensor<12x11xf32>
    %85 = stablehlo.slice %38 [6:7, 0:12, 0:11] : (tensor<9x12x11xf32>) -> tensor<1x12x11xf32>
    %86 = stablehlo.reshape %85 : (tensor<1x12x11xf32>) -> tensor<12x11xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %87 = call @clip(%17, %c_11, %c_12) : (tensor<12x11xi32>, tensor<i32>, tensor<i32>) -> tensor<12x11xi32>
    %88 = stablehlo.broadcast_in_dim %80, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %89 = stablehlo.broadcast_in_dim %82, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %90 = stablehlo.broadcast_in_dim %84, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %91 = stablehlo.broadcast_in_dim %86, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %92 = stablehlo.concatenate %88, %89, %90, %91, dim = 0 : (tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>) -> tensor<4x12x11xf32>
    %93 = stablehlo.iota dim = 0 : tensor<12xi32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %95 = stablehlo.iota dim = 0 : tensor<11xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %98 = stablehlo.compare LT, %87, %97, SIGNED : (tensor<12x11xi32>, tensor<12x11xi32>) -> tensor<12x11xi1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %100 = stablehlo.add %87, %99 : tensor<12x11xi32>
    %101 = stablehlo.select %98, %100, %87 : tensor<12x11xi1>, tensor<12x11xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %103 = stablehlo.compare LT, %94, %102, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %c_16 = stablehlo.constant dense<12> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %105 = stablehlo.add %94, %104 : tensor<12x1xi32>
    %106 = stablehlo.select %103, %105, %94 : tensor<12x1xi1>, tensor<12x1xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1x11xi32>
    %108 = stablehlo.compare LT, %96, %107, SIGNED : (tensor<1x11xi32>, tensor<1x11xi32>) -> tensor<1x11xi1>
    %c_18 = stablehlo.constant dense<11> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x11xi32>
    %110 = stablehlo.add %96, %109 : tensor<1x11xi32>
    %111 = stablehlo.select %108, %110, %96 : tensor<1x11xi1>, tensor<1x11xi32>
    %112 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x11xi32>
    %113 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<12x11xi32>
    %114 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<12x11xi32>) -> tensor<12x11x1xi32>
    %115 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<12x11xi32>) -> tensor<12x11x1xi32>
    %116 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<12x11xi32>) -> tensor<12x11x1xi32>
    %117 = stablehlo.concatenate %114, %115, %116, dim = 2 : (tensor<12x11x1xi32>, tensor<12x11x1xi32>, tensor<12x11x1xi32>) -> tensor<12x11x3xi32>
    %118 = "stablehlo.gather"(%92, %117) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x12x11xf32>, tensor<12x11x3xi32>) -> tensor<12x11xf32>
    %119 = stablehlo.compare GE, %11, %78, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %120 = stablehlo.compare GE, %11, %118, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %121 = stablehlo.and %119, %120 : tensor<12x11xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %122 = call @_where_3(%121, %11, %c_19) : (tensor<12x11xi1>, tensor<12x11xf32>, tensor<i32>) -> tensor<12x11xf32>
    %cst_20 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %124 = stablehlo.compare GT, %122, %123, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %cst_21 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %126 = stablehlo.compare GT, %122, %125, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %c_22 = stablehlo.constant dense<true> : tensor<i1>
    %127:3 = stablehlo.while(%iterArg = %126, %iterArg_24 = %124, %iterArg_25 = %c_22) : tensor<12x11xi1>, tensor<12x11xi1>, tensor<i1>
    cond {
      stablehlo.return %iterArg_25 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %129 = func.call @_pad_4(%iterArg_24, %c_26) : (tensor<12x11xi1>, tensor<i32>) -> tensor<14x13xi1>
      %130 = stablehlo.slice %129 [0:12, 0:11] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %131 = stablehlo.slice %129 [0:12, 1:12] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %132 = stablehlo.slice %129 [0:12, 2:13] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %133 = stablehlo.slice %129 [1:13, 0:11] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %134 = stablehlo.slice %129 [1:13, 1:12] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %135 = stablehlo.slice %129 [1:13, 2:13] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %136 = stablehlo.slice %129 [2:14, 0:11] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %137 = stablehlo.slice %129 [2:14, 1:12] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %138 = stablehlo.slice %129 [2:14, 2:13] : (tensor<14x13xi1>) -> tensor<12x11xi1>
      %139 = stablehlo.broadcast_in_dim %130, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %140 = stablehlo.broadcast_in_dim %131, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %141 = stablehlo.broadcast_in_dim %132, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %142 = stablehlo.broadcast_in_dim %133, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %143 = stablehlo.broadcast_in_dim %134, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %144 = stablehlo.broadcast_in_dim %135, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %145 = stablehlo.broadcast_in_dim %136, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %146 = stablehlo.broadcast_in_dim %137, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %147 = stablehlo.broadcast_in_dim %138, dims = [1, 2] : (tensor<12x11xi1>) -> tensor<1x12x11xi1>
      %148 = stablehlo.concatenate %139, %140, %141, %142, %143, %144, %145, %146, %147, dim = 0 : (tensor<1x12x11xi1>, tensor<1x12x11xi1>, tensor<1x12x11xi1>, tensor<1x12x11xi1>, tensor<1x12x11xi1>, tensor<1x12x11xi1>, tensor<1x12x11xi1>, tensor<1x12x11xi1>, tensor<1x12x11xi1>) -> tensor<9x12x11xi1>
      %c_27 = stablehlo.constant dense<false> : tensor<i1>
      %149 = stablehlo.reduce(%148 init: %c_27) applies stablehlo.or across dimensions = [0] : (tensor<9x12x11xi1>, tensor<i1>) -> tensor<12x11xi1>
      %150 = stablehlo.or %149, %iterArg_24 : tensor<12x11xi1>
      %151 = stablehlo.and %iterArg, %150 : tensor<12x11xi1>
      %152 = stablehlo.compare NE, %151, %iterArg_24, UNSIGNED : (tensor<12x11xi1>, tensor<12x11xi1>) -> tensor<12x11xi1>
      %c_28 = stablehlo.constant dense<false> : tensor<i1>
      %153 = stablehlo.reduce(%152 init: %c_28) applies stablehlo.or across dimensions = [0, 1] : (tensor<12x11xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %151, %153 : tensor<12x11xi1>, tensor<12x11xi1>, tensor<i1>
    }
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%18 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<14x13xf32>, tensor<f32>) -> tensor<f32>
    return %11, %127#1, %128 : tensor<12x11xf32>, tensor<12x11xi1>, tensor<f32>
  }
  func.func private @_flip(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @hypot(%arg0: tensor<12x11xf32>, %arg1: tensor<12x11xf32>) -> tensor<12x11xf32> {
    %0 = stablehlo.abs %arg0 : tensor<12x11xf32>
    %1 = stablehlo.abs %arg1 : tensor<12x11xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %6 = stablehlo.or %3, %5 : tensor<12x11xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<12x11xf32>
    %8 = stablehlo.minimum %0, %1 : tensor<12x11xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %14 = call @_where(%12, %13, %7) : (tensor<12x11xi1>, tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xf32>
    %15 = stablehlo.divide %8, %14 : tensor<12x11xf32>
    %16 = chlo.square %15 : tensor<12x11xf32> -> tensor<12x11xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %18 = stablehlo.add %17, %16 : tensor<12x11xf32>
    %19 = stablehlo.sqrt %18 : tensor<12x11xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<12x11xf32>
    %21 = call @_where(%10, %7, %20) : (tensor<12x11xi1>, tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<12x11xi1>, tensor<f32>, tensor<12x11xf32>) -> tensor<12x11xf32>
    return %22 : tensor<12x11xf32>
  }
  func.func private @_where(%arg0: tensor<12x11xi1>, %arg1: tensor<12x11xf32>, %arg2: tensor<12x11xf32>) -> tensor<12x11xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12x11xi1>, tensor<12x11xf32>
    return %0 : tensor<12x11xf32>
  }
  func.func private @_where_0(%arg0: tensor<12x11xi1>, %arg1: tensor<f32>, %arg2: tensor<12x11xf32>) -> tensor<12x11xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<12x11xi1>, tensor<12x11xf32>
    return %1 : tensor<12x11xf32>
  }
  func.func private @round(%arg0: tensor<12x11xf32>) -> tensor<12x11xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<12x11xf32>
    return %0 : tensor<12x11xf32>
  }
  func.func private @remainder(%arg0: tensor<12x11xi32>, %arg1: tensor<i32>) -> tensor<12x11xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<12x11xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12x11xi32>, tensor<12x11xi32>) -> tensor<12x11xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12x11xi32>, tensor<12x11xi32>) -> tensor<12x11xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12x11xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12x11xi1>, tensor<12x11xi1>) -> tensor<12x11xi1>
    %12 = stablehlo.and %11, %6 : tensor<12x11xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %14 = stablehlo.add %4, %13 : tensor<12x11xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<12x11xi1>, tensor<12x11xi32>
    return %15 : tensor<12x11xi32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_pad(%arg0: tensor<12x11xf32>, %arg1: tensor<i32>) -> tensor<14x13xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<12x11xf32>, tensor<f32>) -> tensor<14x13xf32>
    return %1 : tensor<14x13xf32>
  }
  func.func private @_pad_2(%arg0: tensor<12x11xf32>, %arg1: tensor<i32>) -> tensor<14x13xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:11] : (tensor<12x11xf32>) -> tensor<1x11xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x11xf32>) -> tensor<1x1x11xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x11xf32>) -> tensor<1x11xf32>
    %3 = stablehlo.slice %arg0 [11:12, 0:11] : (tensor<12x11xf32>) -> tensor<1x11xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x11xf32>) -> tensor<1x1x11xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x11xf32>) -> tensor<1x11xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x11xf32>, tensor<12x11xf32>, tensor<1x11xf32>) -> tensor<14x11xf32>
    %7 = stablehlo.slice %6 [0:14, 0:1] : (tensor<14x11xf32>) -> tensor<14x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<14x1xf32>) -> tensor<14x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<14x1x1xf32>) -> tensor<14x1xf32>
    %10 = stablehlo.slice %6 [0:14, 10:11] : (tensor<14x11xf32>) -> tensor<14x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<14x1xf32>) -> tensor<14x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<14x1x1xf32>) -> tensor<14x1xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<14x1xf32>, tensor<14x11xf32>, tensor<14x1xf32>) -> tensor<14x13xf32>
    return %13 : tensor<14x13xf32>
  }
  func.func private @clip(%arg0: tensor<12x11xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<12x11xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<12x11xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<12x11xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<12x11xi32>
    return %5 : tensor<12x11xi32>
  }
  func.func private @_where_3(%arg0: tensor<12x11xi1>, %arg1: tensor<12x11xf32>, %arg2: tensor<i32>) -> tensor<12x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<12x11xi1>, tensor<12x11xf32>
    return %2 : tensor<12x11xf32>
  }
  func.func private @_pad_4(%arg0: tensor<12x11xi1>, %arg1: tensor<i32>) -> tensor<14x13xi1> {
    %0 = stablehlo.slice %arg0 [0:1, 0:11] : (tensor<12x11xi1>) -> tensor<1x11xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x11xi1>) -> tensor<1x1x11xi1>
    %2 = stablehlo.reshape %1 : (tensor<1x1x11xi1>) -> tensor<1x11xi1>
    %3 = stablehlo.slice %arg0 [11:12, 0:11] : (tensor<12x11xi1>) -> tensor<1x11xi1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x11xi1>) -> tensor<1x1x11xi1>
    %5 = stablehlo.reshape %4 : (tensor<1x1x11xi1>) -> tensor<1x11xi1>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x11xi1>, tensor<12x11xi1>, tensor<1x11xi1>) -> tensor<14x11xi1>
    %7 = stablehlo.slice %6 [0:14, 0:1] : (tensor<14x11xi1>) -> tensor<14x1xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<14x1xi1>) -> tensor<14x1x1xi1>
    %9 = stablehlo.reshape %8 : (tensor<14x1x1xi1>) -> tensor<14x1xi1>
    %10 = stablehlo.slice %6 [0:14, 10:11] : (tensor<14x11xi1>) -> tensor<14x1xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<14x1xi1>) -> tensor<14x1x1xi1>
    %12 = stablehlo.reshape %11 : (tensor<14x1x1xi1>) -> tensor<14x1xi1>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<14x1xi1>, tensor<14x11xi1>, tensor<14x1xi1>) -> tensor<14x13xi1>
    return %13 : tensor<14x13xi1>
  }
}
