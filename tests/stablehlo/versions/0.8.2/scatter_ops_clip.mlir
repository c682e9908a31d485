module @jit_scatter_ops_clip attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<6xi32>, %arg2: tensor<6xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}, tensor<4xf32> {jax.result_info = "result[3]"}, tensor<4xf32> {jax.result_info = "result[4]"}, tensor<4xf32> {jax.result_info = "result[5]"}, tensor<4xf32> {jax.result_info = "result[6]"}, tensor<4xf32> {jax.result_info = "result[7]"}, tensor<4xf32> {jax.result_info = "result[8]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6xi1>, tensor<6xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.minimum %c_1, %6 : tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %10 = stablehlo.clamp %9, %5, %8 : tensor<6x1xi32>
    %11 = "stablehlo.scatter"(%arg0, %10, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %117 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %117 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<4xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %13 = stablehlo.compare  LT, %arg1, %12,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<6xi32>
    %16 = stablehlo.select %13, %15, %arg1 : tensor<6xi1>, tensor<6xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_6 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.minimum %c_6, %18 : tensor<1xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %22 = stablehlo.clamp %21, %17, %20 : tensor<6x1xi32>
    %23 = "stablehlo.scatter"(%arg0, %22, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %117 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %117 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<4xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %25 = stablehlo.compare  LT, %arg1, %24,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %27 = stablehlo.add %arg1, %26 : tensor<6xi32>
    %28 = stablehlo.select %25, %27, %arg1 : tensor<6xi1>, tensor<6xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_11 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_12 = stablehlo.constant dense<2147483647> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %31 = stablehlo.minimum %c_11, %30 : tensor<1xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %34 = stablehlo.clamp %33, %29, %32 : tensor<6x1xi32>
    %35 = "stablehlo.scatter"(%arg0, %34, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %117 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %117 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<4xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %37 = stablehlo.compare  LT, %arg1, %36,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %39 = stablehlo.add %arg1, %38 : tensor<6xi32>
    %40 = stablehlo.select %37, %39, %arg1 : tensor<6xi1>, tensor<6xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_16 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_17 = stablehlo.constant dense<2147483647> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %43 = stablehlo.minimum %c_16, %42 : tensor<1xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %46 = stablehlo.clamp %45, %41, %44 : tensor<6x1xi32>
    %47 = "stablehlo.scatter"(%arg0, %46, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %117 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %117 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<4xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %49 = stablehlo.compare  LT, %arg1, %48,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %51 = stablehlo.add %arg1, %50 : tensor<6xi32>
    %52 = stablehlo.select %49, %51, %arg1 : tensor<6xi1>, tensor<6xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_22 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_23 = stablehlo.constant dense<2147483647> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %57 = stablehlo.minimum %c_22, %56 : tensor<1xi32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %60 = stablehlo.clamp %59, %53, %58 : tensor<6x1xi32>
    %61 = "stablehlo.scatter"(%arg0, %60, %55) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %117 = stablehlo.sine %arg3 : tensor<f32>
      stablehlo.return %117 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %64 = stablehlo.compare  LT, %arg1, %63,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_27 = stablehlo.constant dense<4> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %66 = stablehlo.add %arg1, %65 : tensor<6xi32>
    %67 = stablehlo.select %64, %66, %arg1 : tensor<6xi1>, tensor<6xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_28 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_29 = stablehlo.constant dense<2147483647> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %70 = stablehlo.minimum %c_28, %69 : tensor<1xi32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %73 = stablehlo.clamp %72, %68, %71 : tensor<6x1xi32>
    %74 = "stablehlo.scatter"(%62, %73, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %117 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %117 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<4xf32>
    %75 = stablehlo.divide %arg0, %74 : tensor<4xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %77 = stablehlo.compare  LT, %arg1, %76,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_32 = stablehlo.constant dense<4> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %79 = stablehlo.add %arg1, %78 : tensor<6xi32>
    %80 = stablehlo.select %77, %79, %arg1 : tensor<6xi1>, tensor<6xi32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_33 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %83 = stablehlo.minimum %c_33, %82 : tensor<1xi32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %86 = stablehlo.clamp %85, %81, %84 : tensor<6x1xi32>
    %87 = "stablehlo.scatter"(%arg0, %86, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %117 = stablehlo.subtract %arg3, %arg4 : tensor<f32>
      stablehlo.return %117 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<4xf32>
    %88 = stablehlo.abs %arg2 : tensor<6xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %91 = stablehlo.compare  LT, %arg1, %90,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_38 = stablehlo.constant dense<4> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %93 = stablehlo.add %arg1, %92 : tensor<6xi32>
    %94 = stablehlo.select %91, %93, %arg1 : tensor<6xi1>, tensor<6xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_39 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_40 = stablehlo.constant dense<2147483647> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %97 = stablehlo.minimum %c_39, %96 : tensor<1xi32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %100 = stablehlo.clamp %99, %95, %98 : tensor<6x1xi32>
    %101 = "stablehlo.scatter"(%89, %100, %88) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %117 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %117 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<4xf32>
    %102 = stablehlo.power %arg0, %101 : tensor<4xf32>
    %103 = stablehlo.slice %arg1 [2:6] : (tensor<6xi32>) -> tensor<4xi32>
    %104 = stablehlo.slice %arg2 [2:6] : (tensor<6xf32>) -> tensor<4xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %106 = stablehlo.compare  LT, %103, %105,  SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_43 = stablehlo.constant dense<4> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %108 = stablehlo.add %103, %107 : tensor<4xi32>
    %109 = stablehlo.select %106, %108, %103 : tensor<4xi1>, tensor<4xi32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_44 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_45 = stablehlo.constant dense<2147483647> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %112 = stablehlo.minimum %c_44, %111 : tensor<1xi32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [1] : (tensor<1xi32>) -> tensor<4x1xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %115 = stablehlo.clamp %114, %110, %113 : tensor<4x1xi32>
    %116 = "stablehlo.scatter"(%arg0, %115, %104) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<4xf32>
    return %11, %23, %35, %47, %61, %75, %87, %102, %116 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
