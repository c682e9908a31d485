module @jit_index_forms attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi32>) -> (tensor<2x2x4x5xf32> {jax.result_info = "result[0]"}, tensor<3x2x2x5xf32> {jax.result_info = "result[1]"}, tensor<2x2x5xf32> {jax.result_info = "result[2]"}, tensor<2x4xf32> {jax.result_info = "result[3]"}, tensor<3x2x2xf32> {jax.result_info = "result[4]"}, tensor<2x1x2x5xf32> {jax.result_info = "result[5]"}, tensor<3x4x2x2xf32> {jax.result_info = "result[6]"}, tensor<2x2x5xf32> {jax.result_info = "result[7]"}, tensor<4x5xf32> {jax.result_info = "result[8]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x2xi1>, tensor<2x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 5>}> : (tensor<3x4x5xf32>, tensor<2x2x1xi32>) -> tensor<2x2x4x5xf32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %8 = stablehlo.compare  LT, %arg1, %7,  SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %10 = stablehlo.add %arg1, %9 : tensor<2x2xi32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<2x2xi1>, tensor<2x2xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 5>}> : (tensor<3x4x5xf32>, tensor<2x2x1xi32>) -> tensor<3x2x2x5xf32>
    %14 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %15 = stablehlo.compare  LT, %arg1, %14,  SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %17 = stablehlo.add %arg1, %16 : tensor<2x2xi32>
    %18 = stablehlo.select %15, %17, %arg1 : tensor<2x2xi1>, tensor<2x2xi32>
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %20 = stablehlo.compare  LT, %arg2, %19,  SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %21 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %22 = stablehlo.add %arg2, %21 : tensor<2x2xi32>
    %23 = stablehlo.select %20, %22, %arg2 : tensor<2x2xi1>, tensor<2x2xi32>
    %24 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 2 : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %27 = "stablehlo.gather"(%arg0, %26) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<2x2x2xi32>) -> tensor<2x2x5xf32>
    %28 = stablehlo.slice %arg1 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
    %29 = stablehlo.reshape %28 : (tensor<1x2xi32>) -> tensor<2xi32>
    %30 = stablehlo.slice %arg2 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
    %31 = stablehlo.reshape %30 : (tensor<1x2xi32>) -> tensor<2xi32>
    %32 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %33 = stablehlo.compare  LT, %29, %32,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %34 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %35 = stablehlo.add %29, %34 : tensor<2xi32>
    %36 = stablehlo.select %33, %35, %29 : tensor<2xi1>, tensor<2xi32>
    %37 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %38 = stablehlo.compare  LT, %31, %37,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %40 = stablehlo.add %31, %39 : tensor<2xi32>
    %41 = stablehlo.select %38, %40, %31 : tensor<2xi1>, tensor<2xi32>
    %42 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %44 = stablehlo.concatenate %42, %43, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %45 = "stablehlo.gather"(%arg0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<3x4x5xf32>, tensor<2x2xi32>) -> tensor<2x4xf32>
    %46 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %47 = stablehlo.compare  LT, %arg2, %46,  SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %48 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %49 = stablehlo.add %arg2, %48 : tensor<2x2xi32>
    %50 = stablehlo.select %47, %49, %arg2 : tensor<2x2xi1>, tensor<2x2xi32>
    %51 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %52 = stablehlo.compare  LT, %arg1, %51,  SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %53 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %54 = stablehlo.add %arg1, %53 : tensor<2x2xi32>
    %55 = stablehlo.select %52, %54, %arg1 : tensor<2x2xi1>, tensor<2x2xi32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %58 = stablehlo.concatenate %56, %57, dim = 2 : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %59 = "stablehlo.gather"(%arg0, %58) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x4x5xf32>, tensor<2x2x2xi32>) -> tensor<3x2x2xf32>
    %60 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %61 = "stablehlo.gather"(%arg1, %60) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x2xi32>, tensor<1xi32>) -> tensor<2xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %63 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %64 = stablehlo.compare  LT, %62, %63,  SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %65 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %66 = stablehlo.add %62, %65 : tensor<2x1xi32>
    %67 = stablehlo.select %64, %66, %62 : tensor<2x1xi1>, tensor<2x1xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x1x1xi32>
    %70 = stablehlo.concatenate %68, %69, dim = 2 : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x2xi32>
    %71 = "stablehlo.gather"(%arg0, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 5>}> : (tensor<3x4x5xf32>, tensor<2x1x2xi32>) -> tensor<2x1x2x5xf32>
    %72 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %73 = stablehlo.compare  LT, %arg1, %72,  SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %74 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %75 = stablehlo.add %arg1, %74 : tensor<2x2xi32>
    %76 = stablehlo.select %73, %75, %arg1 : tensor<2x2xi1>, tensor<2x2xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %78 = "stablehlo.gather"(%arg0, %77) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 4, 1>}> : (tensor<3x4x5xf32>, tensor<2x2x1xi32>) -> tensor<3x4x2x2xf32>
    %79 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %80 = stablehlo.compare  LT, %arg1, %79,  SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %81 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %82 = stablehlo.add %arg1, %81 : tensor<2x2xi32>
    %83 = stablehlo.select %80, %82, %arg1 : tensor<2x2xi1>, tensor<2x2xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %84 = stablehlo.compare  LT, %c_4, %c_4,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i64>
    %85 = stablehlo.add %c_4, %c_5 : tensor<i64>
    %86 = stablehlo.select %84, %85, %c_4 : tensor<i1>, tensor<i64>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
    %88 = stablehlo.convert %87 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %89 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %90 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %91 = stablehlo.concatenate %89, %90, dim = 2 : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %92 = "stablehlo.gather"(%arg0, %91) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<2x2x2xi32>) -> tensor<2x2x5xf32>
    %93 = stablehlo.slice %arg2 [0:1, 0:1] : (tensor<2x2xi32>) -> tensor<1x1xi32>
    %94 = stablehlo.reshape %93 : (tensor<1x1xi32>) -> tensor<i32>
    %95 = stablehlo.compare  LT, %94, %c,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %96 = stablehlo.add %94, %c_0 : tensor<i32>
    %97 = stablehlo.select %95, %96, %94 : tensor<i1>, tensor<i32>
    %98 = stablehlo.dynamic_slice %arg0, %97, %c, %c, sizes = [1, 4, 5] : (tensor<3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x5xf32>
    %99 = stablehlo.reshape %98 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
    return %6, %13, %27, %45, %59, %71, %78, %92, %99 : tensor<2x2x4x5xf32>, tensor<3x2x2x5xf32>, tensor<2x2x5xf32>, tensor<2x4xf32>, tensor<3x2x2xf32>, tensor<2x1x2x5xf32>, tensor<3x4x2x2xf32>, tensor<2x2x5xf32>, tensor<4x5xf32>
  }
}
