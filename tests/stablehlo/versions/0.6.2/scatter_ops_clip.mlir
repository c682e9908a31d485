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
    %c_1 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %6 = stablehlo.convert %c_2 : (tensor<ui64>) -> tensor<i64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %8 = stablehlo.minimum %c_1, %7 : tensor<1xi64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<1xi64>) -> tensor<6x1xi64>
    %10 = stablehlo.convert %5 : (tensor<6x1xi32>) -> tensor<6x1xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
    %12 = stablehlo.clamp %11, %10, %9 : tensor<6x1xi64>
    %13 = "stablehlo.scatter"(%arg0, %12, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %135 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %135 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi64>, tensor<6xf32>) -> tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %15 = stablehlo.compare  LT, %arg1, %14,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %17 = stablehlo.add %arg1, %16 : tensor<6xi32>
    %18 = stablehlo.select %15, %17, %arg1 : tensor<6xi1>, tensor<6xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_4 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_5 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %20 = stablehlo.convert %c_5 : (tensor<ui64>) -> tensor<i64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %22 = stablehlo.minimum %c_4, %21 : tensor<1xi64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<1xi64>) -> tensor<6x1xi64>
    %24 = stablehlo.convert %19 : (tensor<6x1xi32>) -> tensor<6x1xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
    %26 = stablehlo.clamp %25, %24, %23 : tensor<6x1xi64>
    %27 = "stablehlo.scatter"(%arg0, %26, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %135 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %135 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi64>, tensor<6xf32>) -> tensor<4xf32>
    %28 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %29 = stablehlo.compare  LT, %arg1, %28,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %30 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %31 = stablehlo.add %arg1, %30 : tensor<6xi32>
    %32 = stablehlo.select %29, %31, %arg1 : tensor<6xi1>, tensor<6xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_7 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %34 = stablehlo.convert %c_8 : (tensor<ui64>) -> tensor<i64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %36 = stablehlo.minimum %c_7, %35 : tensor<1xi64>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<1xi64>) -> tensor<6x1xi64>
    %38 = stablehlo.convert %33 : (tensor<6x1xi32>) -> tensor<6x1xi64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
    %40 = stablehlo.clamp %39, %38, %37 : tensor<6x1xi64>
    %41 = "stablehlo.scatter"(%arg0, %40, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %135 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %135 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi64>, tensor<6xf32>) -> tensor<4xf32>
    %42 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %43 = stablehlo.compare  LT, %arg1, %42,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %44 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %45 = stablehlo.add %arg1, %44 : tensor<6xi32>
    %46 = stablehlo.select %43, %45, %arg1 : tensor<6xi1>, tensor<6xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_10 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_11 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %48 = stablehlo.convert %c_11 : (tensor<ui64>) -> tensor<i64>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %50 = stablehlo.minimum %c_10, %49 : tensor<1xi64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<1xi64>) -> tensor<6x1xi64>
    %52 = stablehlo.convert %47 : (tensor<6x1xi32>) -> tensor<6x1xi64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %53 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
    %54 = stablehlo.clamp %53, %52, %51 : tensor<6x1xi64>
    %55 = "stablehlo.scatter"(%arg0, %54, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %135 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %135 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi64>, tensor<6xf32>) -> tensor<4xf32>
    %56 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %57 = stablehlo.compare  LT, %arg1, %56,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %58 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %59 = stablehlo.add %arg1, %58 : tensor<6xi32>
    %60 = stablehlo.select %57, %59, %arg1 : tensor<6xi1>, tensor<6xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %63 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_13 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_14 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %64 = stablehlo.convert %c_14 : (tensor<ui64>) -> tensor<i64>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %66 = stablehlo.minimum %c_13, %65 : tensor<1xi64>
    %67 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<1xi64>) -> tensor<6x1xi64>
    %68 = stablehlo.convert %61 : (tensor<6x1xi32>) -> tensor<6x1xi64>
    %c_15 = stablehlo.constant dense<0> : tensor<i64>
    %69 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
    %70 = stablehlo.clamp %69, %68, %67 : tensor<6x1xi64>
    %71 = "stablehlo.scatter"(%arg0, %70, %63) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %135 = stablehlo.sine %arg3 : tensor<f32>
      stablehlo.return %135 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi64>, tensor<6xf32>) -> tensor<4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %73 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %74 = stablehlo.compare  LT, %arg1, %73,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %75 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %76 = stablehlo.add %arg1, %75 : tensor<6xi32>
    %77 = stablehlo.select %74, %76, %arg1 : tensor<6xi1>, tensor<6xi32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_17 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_18 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %79 = stablehlo.convert %c_18 : (tensor<ui64>) -> tensor<i64>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %81 = stablehlo.minimum %c_17, %80 : tensor<1xi64>
    %82 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<1xi64>) -> tensor<6x1xi64>
    %83 = stablehlo.convert %78 : (tensor<6x1xi32>) -> tensor<6x1xi64>
    %c_19 = stablehlo.constant dense<0> : tensor<i64>
    %84 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
    %85 = stablehlo.clamp %84, %83, %82 : tensor<6x1xi64>
    %86 = "stablehlo.scatter"(%72, %85, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %135 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %135 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi64>, tensor<6xf32>) -> tensor<4xf32>
    %87 = stablehlo.divide %arg0, %86 : tensor<4xf32>
    %88 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %89 = stablehlo.compare  LT, %arg1, %88,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %90 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %91 = stablehlo.add %arg1, %90 : tensor<6xi32>
    %92 = stablehlo.select %89, %91, %arg1 : tensor<6xi1>, tensor<6xi32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_20 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_21 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %94 = stablehlo.convert %c_21 : (tensor<ui64>) -> tensor<i64>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %96 = stablehlo.minimum %c_20, %95 : tensor<1xi64>
    %97 = stablehlo.broadcast_in_dim %96, dims = [1] : (tensor<1xi64>) -> tensor<6x1xi64>
    %98 = stablehlo.convert %93 : (tensor<6x1xi32>) -> tensor<6x1xi64>
    %c_22 = stablehlo.constant dense<0> : tensor<i64>
    %99 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
    %100 = stablehlo.clamp %99, %98, %97 : tensor<6x1xi64>
    %101 = "stablehlo.scatter"(%arg0, %100, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %135 = stablehlo.subtract %arg3, %arg4 : tensor<f32>
      stablehlo.return %135 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi64>, tensor<6xf32>) -> tensor<4xf32>
    %102 = stablehlo.abs %arg2 : tensor<6xf32>
    %103 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %104 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %105 = stablehlo.compare  LT, %arg1, %104,  SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %106 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %107 = stablehlo.add %arg1, %106 : tensor<6xi32>
    %108 = stablehlo.select %105, %107, %arg1 : tensor<6xi1>, tensor<6xi32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_23 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_24 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %110 = stablehlo.convert %c_24 : (tensor<ui64>) -> tensor<i64>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %112 = stablehlo.minimum %c_23, %111 : tensor<1xi64>
    %113 = stablehlo.broadcast_in_dim %112, dims = [1] : (tensor<1xi64>) -> tensor<6x1xi64>
    %114 = stablehlo.convert %109 : (tensor<6x1xi32>) -> tensor<6x1xi64>
    %c_25 = stablehlo.constant dense<0> : tensor<i64>
    %115 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i64>) -> tensor<6x1xi64>
    %116 = stablehlo.clamp %115, %114, %113 : tensor<6x1xi64>
    %117 = "stablehlo.scatter"(%103, %116, %102) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %135 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %135 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6x1xi64>, tensor<6xf32>) -> tensor<4xf32>
    %118 = stablehlo.power %arg0, %117 : tensor<4xf32>
    %119 = stablehlo.slice %arg1 [2:6] : (tensor<6xi32>) -> tensor<4xi32>
    %120 = stablehlo.slice %arg2 [2:6] : (tensor<6xf32>) -> tensor<4xf32>
    %121 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %122 = stablehlo.compare  LT, %119, %121,  SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %123 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %124 = stablehlo.add %119, %123 : tensor<4xi32>
    %125 = stablehlo.select %122, %124, %119 : tensor<4xi1>, tensor<4xi32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_26 = stablehlo.constant dense<3> : tensor<1xi64>
    %c_27 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %127 = stablehlo.convert %c_27 : (tensor<ui64>) -> tensor<i64>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %129 = stablehlo.minimum %c_26, %128 : tensor<1xi64>
    %130 = stablehlo.broadcast_in_dim %129, dims = [1] : (tensor<1xi64>) -> tensor<4x1xi64>
    %131 = stablehlo.convert %126 : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %c_28 = stablehlo.constant dense<0> : tensor<i64>
    %132 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %133 = stablehlo.clamp %132, %131, %130 : tensor<4x1xi64>
    %134 = "stablehlo.scatter"(%arg0, %133, %120) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4xf32>, tensor<4x1xi64>, tensor<4xf32>) -> tensor<4xf32>
    return %13, %27, %41, %55, %71, %87, %101, %118, %134 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
