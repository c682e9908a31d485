module @jit_bitonic_network attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xi32>) -> (tensor<16xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.xor %0, %1 : tensor<16xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.add %2, %5 : tensor<16xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<16xi1>, tensor<16xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %11 = stablehlo.and %0, %10 : tensor<16xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %13 = stablehlo.compare EQ, %11, %12, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %15 = stablehlo.and %0, %14 : tensor<16xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %17 = stablehlo.compare EQ, %15, %16, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %18 = stablehlo.compare EQ, %13, %17, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %19 = stablehlo.minimum %arg0, %9 : tensor<16xi32>
    %20 = stablehlo.maximum %arg0, %9 : tensor<16xi32>
    %21 = call @_where(%18, %19, %20) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %23 = stablehlo.xor %0, %22 : tensor<16xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %25 = stablehlo.compare LT, %23, %24, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_8 = stablehlo.constant dense<16> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %27 = stablehlo.add %23, %26 : tensor<16xi32>
    %28 = stablehlo.select %25, %27, %23 : tensor<16xi1>, tensor<16xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %30 = "stablehlo.gather"(%21, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %32 = stablehlo.and %0, %31 : tensor<16xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %34 = stablehlo.compare EQ, %32, %33, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %36 = stablehlo.and %0, %35 : tensor<16xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %38 = stablehlo.compare EQ, %36, %37, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %39 = stablehlo.compare EQ, %34, %38, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %40 = stablehlo.minimum %21, %30 : tensor<16xi32>
    %41 = stablehlo.maximum %21, %30 : tensor<16xi32>
    %42 = call @_where(%39, %40, %41) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %44 = stablehlo.xor %0, %43 : tensor<16xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %46 = stablehlo.compare LT, %44, %45, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_15 = stablehlo.constant dense<16> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %48 = stablehlo.add %44, %47 : tensor<16xi32>
    %49 = stablehlo.select %46, %48, %44 : tensor<16xi1>, tensor<16xi32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %51 = "stablehlo.gather"(%42, %50) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %53 = stablehlo.and %0, %52 : tensor<16xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %55 = stablehlo.compare EQ, %53, %54, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %57 = stablehlo.and %0, %56 : tensor<16xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %59 = stablehlo.compare EQ, %57, %58, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %60 = stablehlo.compare EQ, %55, %59, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %61 = stablehlo.minimum %42, %51 : tensor<16xi32>
    %62 = stablehlo.maximum %42, %51 : tensor<16xi32>
    %63 = call @_where(%60, %61, %62) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %65 = stablehlo.xor %0, %64 : tensor<16xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %67 = stablehlo.compare LT, %65, %66, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_22 = stablehlo.constant dense<16> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %69 = stablehlo.add %65, %68 : tensor<16xi32>
    %70 = stablehlo.select %67, %69, %65 : tensor<16xi1>, tensor<16xi32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %72 = "stablehlo.gather"(%63, %71) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_23 = stablehlo.constant dense<4> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %74 = stablehlo.and %0, %73 : tensor<16xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %76 = stablehlo.compare EQ, %74, %75, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_25 = stablehlo.constant dense<8> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %78 = stablehlo.and %0, %77 : tensor<16xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %80 = stablehlo.compare EQ, %78, %79, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %81 = stablehlo.compare EQ, %76, %80, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %82 = stablehlo.minimum %63, %72 : tensor<16xi32>
    %83 = stablehlo.maximum %63, %72 : tensor<16xi32>
    %84 = call @_where(%81, %82, %83) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %86 = stablehlo.xor %0, %85 : tensor<16xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %88 = stablehlo.compare LT, %86, %87, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_29 = stablehlo.constant dense<16> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %90 = stablehlo.add %86, %89 : tensor<16xi32>
    %91 = stablehlo.select %88, %90, %86 : tensor<16xi1>, tensor<16xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %93 = "stablehlo.gather"(%84, %92) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_30 = stablehlo.constant dense<2> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %95 = stablehlo.and %0, %94 : tensor<16xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %97 = stablehlo.compare EQ, %95, %96, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_32 = stablehlo.constant dense<8> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %99 = stablehlo.and %0, %98 : tensor<16xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %101 = stablehlo.compare EQ, %99, %100, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %102 = stablehlo.compare EQ, %97, %101, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %103 = stablehlo.minimum %84, %93 : tensor<16xi32>
    %104 = stablehlo.maximum %84, %93 : tensor<16xi32>
    %105 = call @_where(%102, %103, %104) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %107 = stablehlo.xor %0, %106 : tensor<16xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %109 = stablehlo.compare LT, %107, %108, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_36 = stablehlo.constant dense<16> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %111 = stablehlo.add %107, %110 : tensor<16xi32>
    %112 = stablehlo.select %109, %111, %107 : tensor<16xi1>, tensor<16xi32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %114 = "stablehlo.gather"(%105, %113) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %116 = stablehlo.and %0, %115 : tensor<16xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %117 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %118 = stablehlo.compare EQ, %116, %117, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_39 = stablehlo.constant dense<8> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %120 = stablehlo.and %0, %119 : tensor<16xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %122 = stablehlo.compare EQ, %120, %121, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %123 = stablehlo.compare EQ, %118, %122, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %124 = stablehlo.minimum %105, %114 : tensor<16xi32>
    %125 = stablehlo.maximum %105, %114 : tensor<16xi32>
    %126 = call @_where(%123, %124, %125) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_41 = stablehlo.constant dense<8> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %128 = stablehlo.xor %0, %127 : tensor<16xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %130 = stablehlo.compare LT, %128, %129, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_43 = stablehlo.constant dense<16> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %132 = stablehlo.add %128, %131 : tensor<16xi32>
    %133 = stablehlo.select %130, %132, %128 : tensor<16xi1>, tensor<16xi32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %135 = "stablehlo.gather"(%126, %134) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_44 = stablehlo.constant dense<8> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %137 = stablehlo.and %0, %136 : tensor<16xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %139 = stablehlo.compare EQ, %137, %138, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_46 = stablehlo.constant dense<16> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %141 = stablehlo.and %0, %140 : tensor<16xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %143 = stablehlo.compare EQ, %141, %142, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %144 = stablehlo.compare EQ, %139, %143, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %145 = stablehlo.minimum %126, %135 : tensor<16xi32>
    %146 = stablehlo.maximum %126, %135 : tensor<16xi32>
    %147 = call @_where(%144, %145, %146) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_48 = stablehlo.constant dense<4> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %149 = stablehlo.xor %0, %148 : tensor<16xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %150 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %151 = stablehlo.compare LT, %149, %150, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_50 = stablehlo.constant dense<16> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %153 = stablehlo.add %149, %152 : tensor<16xi32>
    %154 = stablehlo.select %151, %153, %149 : tensor<16xi1>, tensor<16xi32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %156 = "stablehlo.gather"(%147, %155) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_51 = stablehlo.constant dense<4> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %158 = stablehlo.and %0, %157 : tensor<16xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %160 = stablehlo.compare EQ, %158, %159, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_53 = stablehlo.constant dense<16> : tensor<i32>
    %161 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %162 = stablehlo.and %0, %161 : tensor<16xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %164 = stablehlo.compare EQ, %162, %163, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %165 = stablehlo.compare EQ, %160, %164, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %166 = stablehlo.minimum %147, %156 : tensor<16xi32>
    %167 = stablehlo.maximum %147, %156 : tensor<16xi32>
    %168 = call @_where(%165, %166, %167) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_55 = stablehlo.constant dense<2> : tensor<i32>
    %169 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %170 = stablehlo.xor %0, %169 : tensor<16xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %172 = stablehlo.compare LT, %170, %171, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_57 = stablehlo.constant dense<16> : tensor<i32>
    %173 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %174 = stablehlo.add %170, %173 : tensor<16xi32>
    %175 = stablehlo.select %172, %174, %170 : tensor<16xi1>, tensor<16xi32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %177 = "stablehlo.gather"(%168, %176) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_58 = stablehlo.constant dense<2> : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %179 = stablehlo.and %0, %178 : tensor<16xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %181 = stablehlo.compare EQ, %179, %180, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_60 = stablehlo.constant dense<16> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %183 = stablehlo.and %0, %182 : tensor<16xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %185 = stablehlo.compare EQ, %183, %184, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %186 = stablehlo.compare EQ, %181, %185, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %187 = stablehlo.minimum %168, %177 : tensor<16xi32>
    %188 = stablehlo.maximum %168, %177 : tensor<16xi32>
    %189 = call @_where(%186, %187, %188) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %191 = stablehlo.xor %0, %190 : tensor<16xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %193 = stablehlo.compare LT, %191, %192, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_64 = stablehlo.constant dense<16> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %195 = stablehlo.add %191, %194 : tensor<16xi32>
    %196 = stablehlo.select %193, %195, %191 : tensor<16xi1>, tensor<16xi32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %198 = "stablehlo.gather"(%189, %197) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_65 = stablehlo.constant dense<1> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %200 = stablehlo.and %0, %199 : tensor<16xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %201 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %202 = stablehlo.compare EQ, %200, %201, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_67 = stablehlo.constant dense<16> : tensor<i32>
    %203 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %204 = stablehlo.and %0, %203 : tensor<16xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %206 = stablehlo.compare EQ, %204, %205, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %207 = stablehlo.compare EQ, %202, %206, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %208 = stablehlo.minimum %189, %198 : tensor<16xi32>
    %209 = stablehlo.maximum %189, %198 : tensor<16xi32>
    %210 = call @_where(%207, %208, %209) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    return %210 : tensor<16xi32>
  }
  func.func private @_where(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %0 : tensor<16xi32>
  }
}
