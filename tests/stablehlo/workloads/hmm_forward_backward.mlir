module @jit_hmm_forward_backward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x5xf32>, %arg3: tensor<15xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<15x4xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}, tensor<4x5xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.slice %arg3 [0:1] : (tensor<15xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %c_1, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.select %2, %3, %c_3 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %6 = stablehlo.add %1, %c_5 : tensor<i32>
    %7 = stablehlo.select %5, %6, %1 : tensor<i1>, tensor<i32>
    %8 = stablehlo.dynamic_slice %arg2, %4, %7, sizes = [4, 1] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x1xf32>) -> tensor<4xf32>
    %10 = stablehlo.add %arg0, %9 : tensor<4xf32>
    %11 = stablehlo.slice %arg3 [1:15] : (tensor<15xi32>) -> tensor<14xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14x4xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13:6 = stablehlo.while(%iterArg = %11, %iterArg_21 = %arg1, %iterArg_22 = %arg2, %iterArg_23 = %c_6, %iterArg_24 = %10, %iterArg_25 = %12) : tensor<14xi32>, tensor<4x4xf32>, tensor<4x5xf32>, tensor<i32>, tensor<4xf32>, tensor<14x4xf32>
    cond {
      %c_26 = stablehlo.constant dense<14> : tensor<i32>
      %81 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %81 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
      %82:2 = func.call @closed_call(%iterArg_21, %iterArg_22, %iterArg_24, %81) : (tensor<4x4xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
      %83 = func.call @dynamic_update_index_in_dim(%iterArg_25, %82#1, %iterArg_23) : (tensor<14x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<14x4xf32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %84 = stablehlo.add %iterArg_23, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %84, %82#0, %83 : tensor<14xi32>, tensor<4x4xf32>, tensor<4x5xf32>, tensor<i32>, tensor<4xf32>, tensor<14x4xf32>
    }
    %14 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %15 = stablehlo.concatenate %14, %13#5, dim = 0 : (tensor<1x4xf32>, tensor<14x4xf32>) -> tensor<15x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.slice %arg3 [1:15] : (tensor<15xi32>) -> tensor<14xi32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<14x4xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %19:6 = stablehlo.while(%iterArg = %17, %iterArg_21 = %arg2, %iterArg_22 = %arg1, %iterArg_23 = %c_9, %iterArg_24 = %16, %iterArg_25 = %18) : tensor<14xi32>, tensor<4x5xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4xf32>, tensor<14x4xf32>
    cond {
      %c_26 = stablehlo.constant dense<14> : tensor<i32>
      %81 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<14> : tensor<i32>
      %81 = stablehlo.subtract %c_26, %iterArg_23 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %82 = stablehlo.subtract %81, %c_27 : tensor<i32>
      %83 = func.call @dynamic_index_in_dim(%iterArg, %82) : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
      %84:2 = func.call @closed_call_0(%iterArg_21, %iterArg_22, %iterArg_24, %83) : (tensor<4x5xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
      %85 = func.call @dynamic_update_index_in_dim(%iterArg_25, %84#1, %82) : (tensor<14x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<14x4xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_23, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %86, %84#0, %85 : tensor<14xi32>, tensor<4x5xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4xf32>, tensor<14x4xf32>
    }
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.concatenate %19#5, %21, dim = 0 : (tensor<14x4xf32>, tensor<1x4xf32>) -> tensor<15x4xf32>
    %23 = stablehlo.slice %15 [14:15, 0:4] : (tensor<15x4xf32>) -> tensor<1x4xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x4xf32>) -> tensor<4xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_11) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.maximum %cst_12, %25 : tensor<f32>
    %27 = stablehlo.is_finite %26 : (tensor<f32>) -> tensor<i1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.select %27, %26, %cst_13 : tensor<i1>, tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %31 = stablehlo.subtract %24, %30 : tensor<4xf32>
    %32 = stablehlo.exponential %31 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %34 = stablehlo.sign %33 : tensor<f32>
    %35 = stablehlo.abs %33 : tensor<f32>
    %36 = stablehlo.log %35 : tensor<f32>
    %37 = stablehlo.add %36, %28 : tensor<f32>
    %38 = stablehlo.add %15, %22 : tensor<15x4xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<15x4xf32>
    %40 = stablehlo.subtract %38, %39 : tensor<15x4xf32>
    %41 = stablehlo.exponential %40 : tensor<15x4xf32>
    %42 = stablehlo.slice %15 [0:14, 0:4] : (tensor<15x4xf32>) -> tensor<14x4xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<14x4xf32>) -> tensor<14x4x1xf32>
    %44 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<14x4x1xf32>) -> tensor<14x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x4x4xf32>) -> tensor<14x4x4xf32>
    %47 = stablehlo.add %45, %46 : tensor<14x4x4xf32>
    %48 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %49 = stablehlo.slice %arg3 [1:15] : (tensor<15xi32>) -> tensor<14xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %51 = stablehlo.compare LT, %49, %50, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_16 = stablehlo.constant dense<5> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %53 = stablehlo.add %49, %52 : tensor<14xi32>
    %54 = stablehlo.select %51, %53, %49 : tensor<14xi1>, tensor<14xi32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %56 = "stablehlo.gather"(%48, %55) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<14x1xi32>) -> tensor<14x4xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 2] : (tensor<14x4xf32>) -> tensor<14x1x4xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<14x1x4xf32>) -> tensor<14x4x4xf32>
    %59 = stablehlo.add %47, %58 : tensor<14x4x4xf32>
    %60 = stablehlo.slice %22 [1:15, 0:4] : (tensor<15x4xf32>) -> tensor<14x4xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 2] : (tensor<14x4xf32>) -> tensor<14x1x4xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<14x1x4xf32>) -> tensor<14x4x4xf32>
    %63 = stablehlo.add %59, %62 : tensor<14x4x4xf32>
    %64 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<14x4x4xf32>
    %65 = stablehlo.subtract %63, %64 : tensor<14x4x4xf32>
    %66 = stablehlo.exponential %65 : tensor<14x4x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<14x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %68 = stablehlo.slice %41 [0:14, 0:4] : (tensor<15x4xf32>) -> tensor<14x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<14x4xf32>, tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %72 = stablehlo.divide %67, %71 : tensor<4x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %74 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %75 = "stablehlo.scatter"(%73, %74, %41) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %81 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %81 : tensor<f32>
    }) : (tensor<5x4xf32>, tensor<15x1xi32>, tensor<15x4xf32>) -> tensor<5x4xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%41 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<15x4xf32>, tensor<f32>) -> tensor<4xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %80 = stablehlo.divide %76, %79 : tensor<4x5xf32>
    return %37, %41, %72, %80 : tensor<f32>, tensor<15x4xf32>, tensor<4x4xf32>, tensor<4x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<14xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<14xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<4x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4xf32>, %arg3: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.add %1, %arg0 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<4xf32>
    %6 = stablehlo.is_finite %5 : (tensor<4xf32>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.select %6, %5, %7 : tensor<4xi1>, tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<4x4xf32>
    %12 = stablehlo.exponential %11 : tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.sign %13 : tensor<4xf32>
    %15 = stablehlo.abs %13 : tensor<4xf32>
    %16 = stablehlo.log %15 : tensor<4xf32>
    %17 = stablehlo.add %16, %8 : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %c, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %19 = stablehlo.add %c_4, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.select %18, %19, %c_6 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %arg3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %22 = stablehlo.add %arg3, %c_8 : tensor<i32>
    %23 = stablehlo.select %21, %22, %arg3 : tensor<i1>, tensor<i32>
    %24 = stablehlo.dynamic_slice %arg1, %20, %23, sizes = [4, 1] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
    %25 = stablehlo.reshape %24 : (tensor<4x1xf32>) -> tensor<4xf32>
    %26 = stablehlo.add %17, %25 : tensor<4xf32>
    return %26, %26 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<14x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<14x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<14x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<14x4xf32>
    return %1 : tensor<14x4xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<4x5xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %c_1, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.select %0, %1, %c_3 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_5 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [4, 1] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x1xf32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.add %arg1, %9 : tensor<4x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.add %10, %12 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.maximum %15, %14 : tensor<4xf32>
    %17 = stablehlo.is_finite %16 : (tensor<4xf32>) -> tensor<4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.select %17, %16, %18 : tensor<4xi1>, tensor<4xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %22 = stablehlo.subtract %13, %21 : tensor<4x4xf32>
    %23 = stablehlo.exponential %22 : tensor<4x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.sign %24 : tensor<4xf32>
    %26 = stablehlo.abs %24 : tensor<4xf32>
    %27 = stablehlo.log %26 : tensor<4xf32>
    %28 = stablehlo.add %27, %19 : tensor<4xf32>
    return %28, %28 : tensor<4xf32>, tensor<4xf32>
  }
}
