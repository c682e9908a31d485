module @jit_run_lengths attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xi32>) -> (tensor<16xi32> {jax.result_info = "result[0]"}, tensor<16xi32> {jax.result_info = "result[1]"}, tensor<16xi32> {jax.result_info = "result[2]"}, tensor<16xi32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.slice %arg0 [1:16] : (tensor<16xi32>) -> tensor<15xi32>
    %2 = stablehlo.slice %arg0 [0:15] : (tensor<16xi32>) -> tensor<15xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %4 = stablehlo.concatenate %0, %3, dim = 0 : (tensor<1xi1>, tensor<15xi1>) -> tensor<16xi1>
    %5 = call @cumsum(%4) : (tensor<16xi1>) -> tensor<16xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %7 = stablehlo.subtract %5, %6 : tensor<16xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %11 = "stablehlo.scatter"(%9, %10, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %134 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %134 : tensor<i32>
    }) : (tensor<16xi32>, tensor<16x1xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %14 = stablehlo.compare LT, %7, %13, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_5 = stablehlo.constant dense<16> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %16 = stablehlo.add %7, %15 : tensor<16xi32>
    %17 = stablehlo.select %14, %16, %7 : tensor<16xi1>, tensor<16xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %19 = "stablehlo.scatter"(%12, %18, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<16xi32>, tensor<16x1xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %21 = stablehlo.slice %20 [0:15:2] : (tensor<16xi32>) -> tensor<8xi32>
    %22 = stablehlo.slice %4 [0:15:2] : (tensor<16xi1>) -> tensor<8xi1>
    %23 = stablehlo.slice %20 [1:16:2] : (tensor<16xi32>) -> tensor<8xi32>
    %24 = stablehlo.slice %4 [1:16:2] : (tensor<16xi1>) -> tensor<8xi1>
    %25 = stablehlo.add %21, %23 : tensor<8xi32>
    %26 = call @_where(%24, %23, %25) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %27 = stablehlo.or %22, %24 : tensor<8xi1>
    %28 = stablehlo.slice %26 [0:7:2] : (tensor<8xi32>) -> tensor<4xi32>
    %29 = stablehlo.slice %27 [0:7:2] : (tensor<8xi1>) -> tensor<4xi1>
    %30 = stablehlo.slice %26 [1:8:2] : (tensor<8xi32>) -> tensor<4xi32>
    %31 = stablehlo.slice %27 [1:8:2] : (tensor<8xi1>) -> tensor<4xi1>
    %32 = stablehlo.add %28, %30 : tensor<4xi32>
    %33 = call @_where_1(%31, %30, %32) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %34 = stablehlo.or %29, %31 : tensor<4xi1>
    %35 = stablehlo.slice %33 [0:3:2] : (tensor<4xi32>) -> tensor<2xi32>
    %36 = stablehlo.slice %34 [0:3:2] : (tensor<4xi1>) -> tensor<2xi1>
    %37 = stablehlo.slice %33 [1:4:2] : (tensor<4xi32>) -> tensor<2xi32>
    %38 = stablehlo.slice %34 [1:4:2] : (tensor<4xi1>) -> tensor<2xi1>
    %39 = stablehlo.add %35, %37 : tensor<2xi32>
    %40 = call @_where_2(%38, %37, %39) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %41 = stablehlo.or %36, %38 : tensor<2xi1>
    %42 = stablehlo.slice %40 [0:1:2] : (tensor<2xi32>) -> tensor<1xi32>
    %43 = stablehlo.slice %41 [0:1:2] : (tensor<2xi1>) -> tensor<1xi1>
    %44 = stablehlo.slice %40 [1:2:2] : (tensor<2xi32>) -> tensor<1xi32>
    %45 = stablehlo.slice %41 [1:2:2] : (tensor<2xi1>) -> tensor<1xi1>
    %46 = stablehlo.add %42, %44 : tensor<1xi32>
    %47 = call @_where_3(%45, %44, %46) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %48 = stablehlo.or %43, %45 : tensor<1xi1>
    %49 = stablehlo.slice %47 [0:0] : (tensor<1xi32>) -> tensor<0xi32>
    %50 = stablehlo.slice %48 [0:0] : (tensor<1xi1>) -> tensor<0xi1>
    %51 = stablehlo.slice %40 [2:2:2] : (tensor<2xi32>) -> tensor<0xi32>
    %52 = stablehlo.slice %41 [2:2:2] : (tensor<2xi1>) -> tensor<0xi1>
    %53 = stablehlo.add %49, %51 : tensor<0xi32>
    %54 = call @_where_4(%52, %51, %53) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %55 = stablehlo.or %50, %52 : tensor<0xi1>
    %56 = stablehlo.slice %40 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
    %57 = stablehlo.concatenate %56, %54, dim = 0 : (tensor<1xi32>, tensor<0xi32>) -> tensor<1xi32>
    %58 = stablehlo.slice %41 [0:1] : (tensor<2xi1>) -> tensor<1xi1>
    %59 = stablehlo.concatenate %58, %55, dim = 0 : (tensor<1xi1>, tensor<0xi1>) -> tensor<1xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.pad %57, %c_7, low = [0], high = [1], interior = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.pad %47, %c_8, low = [1], high = [0], interior = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %62 = stablehlo.add %60, %61 : tensor<2xi32>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %63 = stablehlo.pad %59, %c_9, low = [0], high = [1], interior = [1] : (tensor<1xi1>, tensor<i1>) -> tensor<2xi1>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %64 = stablehlo.pad %48, %c_10, low = [1], high = [0], interior = [1] : (tensor<1xi1>, tensor<i1>) -> tensor<2xi1>
    %65 = stablehlo.or %63, %64 : tensor<2xi1>
    %66 = stablehlo.slice %62 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
    %67 = stablehlo.slice %65 [0:1] : (tensor<2xi1>) -> tensor<1xi1>
    %68 = stablehlo.slice %33 [2:4:2] : (tensor<4xi32>) -> tensor<1xi32>
    %69 = stablehlo.slice %34 [2:4:2] : (tensor<4xi1>) -> tensor<1xi1>
    %70 = stablehlo.add %66, %68 : tensor<1xi32>
    %71 = call @_where_3(%69, %68, %70) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %72 = stablehlo.or %67, %69 : tensor<1xi1>
    %73 = stablehlo.slice %33 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %74 = stablehlo.concatenate %73, %71, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %75 = stablehlo.slice %34 [0:1] : (tensor<4xi1>) -> tensor<1xi1>
    %76 = stablehlo.concatenate %75, %72, dim = 0 : (tensor<1xi1>, tensor<1xi1>) -> tensor<2xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.pad %74, %c_11, low = [0], high = [1], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.pad %62, %c_12, low = [1], high = [0], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
    %79 = stablehlo.add %77, %78 : tensor<4xi32>
    %c_13 = stablehlo.constant dense<false> : tensor<i1>
    %80 = stablehlo.pad %76, %c_13, low = [0], high = [1], interior = [1] : (tensor<2xi1>, tensor<i1>) -> tensor<4xi1>
    %c_14 = stablehlo.constant dense<false> : tensor<i1>
    %81 = stablehlo.pad %65, %c_14, low = [1], high = [0], interior = [1] : (tensor<2xi1>, tensor<i1>) -> tensor<4xi1>
    %82 = stablehlo.or %80, %81 : tensor<4xi1>
    %83 = stablehlo.slice %79 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %84 = stablehlo.slice %82 [0:3] : (tensor<4xi1>) -> tensor<3xi1>
    %85 = stablehlo.slice %26 [2:8:2] : (tensor<8xi32>) -> tensor<3xi32>
    %86 = stablehlo.slice %27 [2:8:2] : (tensor<8xi1>) -> tensor<3xi1>
    %87 = stablehlo.add %83, %85 : tensor<3xi32>
    %88 = call @_where_5(%86, %85, %87) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %89 = stablehlo.or %84, %86 : tensor<3xi1>
    %90 = stablehlo.slice %26 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %91 = stablehlo.concatenate %90, %88, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %92 = stablehlo.slice %27 [0:1] : (tensor<8xi1>) -> tensor<1xi1>
    %93 = stablehlo.concatenate %92, %89, dim = 0 : (tensor<1xi1>, tensor<3xi1>) -> tensor<4xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.pad %91, %c_15, low = [0], high = [1], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.pad %79, %c_16, low = [1], high = [0], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
    %96 = stablehlo.add %94, %95 : tensor<8xi32>
    %c_17 = stablehlo.constant dense<false> : tensor<i1>
    %97 = stablehlo.pad %93, %c_17, low = [0], high = [1], interior = [1] : (tensor<4xi1>, tensor<i1>) -> tensor<8xi1>
    %c_18 = stablehlo.constant dense<false> : tensor<i1>
    %98 = stablehlo.pad %82, %c_18, low = [1], high = [0], interior = [1] : (tensor<4xi1>, tensor<i1>) -> tensor<8xi1>
    %99 = stablehlo.or %97, %98 : tensor<8xi1>
    %100 = stablehlo.slice %96 [0:7] : (tensor<8xi32>) -> tensor<7xi32>
    %101 = stablehlo.slice %99 [0:7] : (tensor<8xi1>) -> tensor<7xi1>
    %102 = stablehlo.slice %20 [2:16:2] : (tensor<16xi32>) -> tensor<7xi32>
    %103 = stablehlo.slice %4 [2:16:2] : (tensor<16xi1>) -> tensor<7xi1>
    %104 = stablehlo.add %100, %102 : tensor<7xi32>
    %105 = call @_where_6(%103, %102, %104) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %106 = stablehlo.or %101, %103 : tensor<7xi1>
    %107 = stablehlo.slice %20 [0:1] : (tensor<16xi32>) -> tensor<1xi32>
    %108 = stablehlo.concatenate %107, %105, dim = 0 : (tensor<1xi32>, tensor<7xi32>) -> tensor<8xi32>
    %109 = stablehlo.slice %4 [0:1] : (tensor<16xi1>) -> tensor<1xi1>
    %110 = stablehlo.concatenate %109, %106, dim = 0 : (tensor<1xi1>, tensor<7xi1>) -> tensor<8xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.pad %108, %c_19, low = [0], high = [1], interior = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<16xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.pad %96, %c_20, low = [1], high = [0], interior = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<16xi32>
    %113 = stablehlo.add %111, %112 : tensor<16xi32>
    %c_21 = stablehlo.constant dense<false> : tensor<i1>
    %114 = stablehlo.pad %110, %c_21, low = [0], high = [1], interior = [1] : (tensor<8xi1>, tensor<i1>) -> tensor<16xi1>
    %c_22 = stablehlo.constant dense<false> : tensor<i1>
    %115 = stablehlo.pad %99, %c_22, low = [1], high = [0], interior = [1] : (tensor<8xi1>, tensor<i1>) -> tensor<16xi1>
    %116 = stablehlo.or %114, %115 : tensor<16xi1>
    %117 = call @_roll_static(%11) : (tensor<16xi32>) -> tensor<16xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %119 = "stablehlo.scatter"(%117, %118, %c_24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    %120 = call @cumsum_7(%119) : (tensor<16xi32>) -> tensor<16xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %123 = stablehlo.compare LT, %120, %122, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_27 = stablehlo.constant dense<16> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %125 = stablehlo.add %120, %124 : tensor<16xi32>
    %126 = stablehlo.select %123, %125, %120 : tensor<16xi1>, tensor<16xi32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %c_28 = stablehlo.constant dense<1> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %129 = "stablehlo.scatter"(%121, %127, %128) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %134 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %134 : tensor<i32>
    }) : (tensor<16xi32>, tensor<16x1xi32>, tensor<16xi32>) -> tensor<16xi32>
    %130 = call @cumsum_7(%129) : (tensor<16xi32>) -> tensor<16xi32>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %132 = stablehlo.subtract %130, %131 : tensor<16xi32>
    %133 = call @_take(%19, %132) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    return %19, %11, %133, %113 : tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>
  }
  func.func private @cumsum(%arg0: tensor<16xi1>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<16xi1>) -> tensor<16xi32>
    %1 = call @cumsum_0(%0) : (tensor<16xi32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<16xi32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[15, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 16>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @_where_1(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_where_2(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @_where_3(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @_where_4(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @_where_6(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @_roll_static(%arg0: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.slice %arg0 [15:16] : (tensor<16xi32>) -> tensor<1xi32>
    %1 = stablehlo.slice %arg0 [0:15] : (tensor<16xi32>) -> tensor<15xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<15xi32>) -> tensor<16xi32>
    return %2 : tensor<16xi32>
  }
  func.func private @cumsum_7(%arg0: tensor<16xi32>) -> tensor<16xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<16xi32>) -> tensor<16xi32>
    return %0 : tensor<16xi32>
  }
  func.func private @_take(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16xi32>
    %4 = call @_where_8(%1, %3, %arg1) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %c_1 = stablehlo.constant dense<15> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<16x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<16x1xi1>, tensor<i1>) -> tensor<16xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xi32>, tensor<16x1xi32>) -> tensor<16xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16xi1>, tensor<16xi32>
    return %15 : tensor<16xi32>
  }
  func.func private @_where_8(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %0 : tensor<16xi32>
  }
}
