module @jit_queens attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<i32>
    %2 = "stablehlo.scatter"(%0, %1, %c_1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.multiply %arg0, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:6 = stablehlo.while(%iterArg = %0, %iterArg_4 = %0, %iterArg_5 = %0, %iterArg_6 = %2, %iterArg_7 = %c_3, %iterArg_8 = %3) : tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>
    cond {
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare GE, %iterArg_7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<8> : tensor<i32>
      %6 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
      %7 = stablehlo.select %5, %6, %iterArg_7 : tensor<i1>, tensor<i32>
      %8 = stablehlo.dynamic_slice %iterArg_6, %7, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
      %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
      %10 = stablehlo.negate %9 : tensor<i32>
      %11 = stablehlo.and %9, %10 : tensor<i32>
      %12 = stablehlo.not %11 : tensor<i32>
      %13 = stablehlo.and %9, %12 : tensor<i32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<8> : tensor<i32>
      %15 = stablehlo.add %iterArg_7, %c_12 : tensor<i32>
      %16 = stablehlo.select %14, %15, %iterArg_7 : tensor<i1>, tensor<i32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %18 = "stablehlo.scatter"(%iterArg_6, %17, %13) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_7, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<8> : tensor<i32>
      %20 = stablehlo.add %iterArg_7, %c_14 : tensor<i32>
      %21 = stablehlo.select %19, %20, %iterArg_7 : tensor<i1>, tensor<i32>
      %22 = stablehlo.dynamic_slice %iterArg, %21, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
      %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
      %24 = stablehlo.or %23, %11 : tensor<i32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_7, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_16 = stablehlo.constant dense<8> : tensor<i32>
      %26 = stablehlo.add %iterArg_7, %c_16 : tensor<i32>
      %27 = stablehlo.select %25, %26, %iterArg_7 : tensor<i1>, tensor<i32>
      %28 = stablehlo.dynamic_slice %iterArg_4, %27, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
      %29 = stablehlo.reshape %28 : (tensor<1xi32>) -> tensor<i32>
      %30 = stablehlo.or %29, %11 : tensor<i32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.shift_left %30, %c_17 : tensor<i32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_7, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<8> : tensor<i32>
      %33 = stablehlo.add %iterArg_7, %c_19 : tensor<i32>
      %34 = stablehlo.select %32, %33, %iterArg_7 : tensor<i1>, tensor<i32>
      %35 = stablehlo.dynamic_slice %iterArg_5, %34, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
      %36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
      %37 = stablehlo.or %36, %11 : tensor<i32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.shift_right_arithmetic %37, %c_20 : tensor<i32>
      %c_21 = stablehlo.constant dense<63> : tensor<i32>
      %39 = stablehlo.compare EQ, %24, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %40 = stablehlo.compare NE, %11, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %41 = stablehlo.and %39, %40 : tensor<i1>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %42 = stablehlo.compare NE, %11, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %43 = stablehlo.not %41 : tensor<i1>
      %44 = stablehlo.and %42, %43 : tensor<i1>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %45 = stablehlo.add %iterArg_7, %c_24 : tensor<i32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %46 = stablehlo.compare LT, %45, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<8> : tensor<i32>
      %47 = stablehlo.add %45, %c_26 : tensor<i32>
      %48 = stablehlo.select %46, %47, %45 : tensor<i1>, tensor<i32>
      %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %50 = "stablehlo.scatter"(%iterArg, %49, %24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
      %51 = func.call @_where(%44, %50, %iterArg) : (tensor<i1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.compare LT, %45, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_28 = stablehlo.constant dense<8> : tensor<i32>
      %53 = stablehlo.add %45, %c_28 : tensor<i32>
      %54 = stablehlo.select %52, %53, %45 : tensor<i1>, tensor<i32>
      %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %56 = "stablehlo.scatter"(%iterArg_4, %55, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
      %57 = func.call @_where(%44, %56, %iterArg_4) : (tensor<i1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.compare LT, %45, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_30 = stablehlo.constant dense<8> : tensor<i32>
      %59 = stablehlo.add %45, %c_30 : tensor<i32>
      %60 = stablehlo.select %58, %59, %45 : tensor<i1>, tensor<i32>
      %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %62 = "stablehlo.scatter"(%iterArg_5, %61, %38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
      %63 = func.call @_where(%44, %62, %iterArg_5) : (tensor<i1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %64 = stablehlo.or %24, %31 : tensor<i32>
      %65 = stablehlo.or %64, %38 : tensor<i32>
      %66 = stablehlo.not %65 : tensor<i32>
      %c_31 = stablehlo.constant dense<63> : tensor<i32>
      %67 = stablehlo.and %c_31, %66 : tensor<i32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %68 = stablehlo.compare LT, %45, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<8> : tensor<i32>
      %69 = stablehlo.add %45, %c_33 : tensor<i32>
      %70 = stablehlo.select %68, %69, %45 : tensor<i1>, tensor<i32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %72 = "stablehlo.scatter"(%18, %71, %67) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
      %73 = func.call @_where(%44, %72, %18) : (tensor<i1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %74 = stablehlo.compare EQ, %11, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.subtract %iterArg_7, %c_35 : tensor<i32>
      %76 = func.call @_where_0(%74, %75, %iterArg_7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %77 = func.call @_where_0(%44, %45, %76) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %78 = stablehlo.convert %41 : (tensor<i1>) -> tensor<i32>
      %79 = stablehlo.add %iterArg_8, %78 : tensor<i32>
      stablehlo.return %51, %57, %63, %73, %77, %79 : tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>
    }
    return %4#5 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
