module @jit_svm_coordinate_ascent attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x3xf32>, %arg1: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<36xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<12x3xf32>) -> tensor<12x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<12x3xf32>) -> tensor<1x12x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x1x3xf32>) -> tensor<12x12x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x12x3xf32>) -> tensor<12x12x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<12x12x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<12x12x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x12xf32>
    %cst_0 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<12x12xf32>
    %9 = stablehlo.exponential %8 : tensor<12x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %11 = stablehlo.iota dim = 0 : tensor<12xi32>
    %12 = stablehlo.reshape %11 : (tensor<12xi32>) -> tensor<1x12xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x12xi32>) -> tensor<3x12xi32>
    %14 = stablehlo.reshape %13 : (tensor<3x12xi32>) -> tensor<36xi32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:6 = stablehlo.while(%iterArg = %14, %iterArg_3 = %arg1, %iterArg_4 = %9, %iterArg_5 = %c, %iterArg_6 = %10, %iterArg_7 = %15) : tensor<36xi32>, tensor<12xf32>, tensor<12x12xf32>, tensor<i32>, tensor<12xf32>, tensor<36xf32>
    cond {
      %c_8 = stablehlo.constant dense<36> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %17 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<36xi32>, tensor<i32>) -> tensor<i32>
      %18:2 = func.call @closed_call(%iterArg_3, %iterArg_4, %iterArg_6, %17) : (tensor<12xf32>, tensor<12x12xf32>, tensor<12xf32>, tensor<i32>) -> (tensor<12xf32>, tensor<f32>)
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_7, %18#1, %iterArg_5) : (tensor<36xf32>, tensor<f32>, tensor<i32>) -> tensor<36xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %20, %18#0, %19 : tensor<36xi32>, tensor<12xf32>, tensor<12x12xf32>, tensor<i32>, tensor<12xf32>, tensor<36xf32>
    }
    return %16#4, %16#5 : tensor<12xf32>, tensor<36xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<36xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<36xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<12xf32>, %arg1: tensor<12x12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<i32>) -> (tensor<12xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<12> : tensor<i32>
    %1 = stablehlo.add %arg3, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg3 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<12xf32>, tensor<i32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.multiply %arg2, %arg0 : tensor<12xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<12> : tensor<i32>
    %7 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %8 = stablehlo.select %6, %7, %arg3 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<12> : tensor<i32>
    %10 = stablehlo.add %c_5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.select %9, %10, %c_7 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg1, %8, %11, sizes = [1, 12] : (tensor<12x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x12xf32>) -> tensor<12xf32>
    %14 = stablehlo.dot_general %5, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %15 = stablehlo.multiply %4, %14 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.subtract %cst, %15 : tensor<f32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %arg3, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<12> : tensor<i32>
    %18 = stablehlo.add %arg3, %c_9 : tensor<i32>
    %19 = stablehlo.select %17, %18, %arg3 : tensor<i1>, tensor<i32>
    %20 = stablehlo.dynamic_slice %arg2, %19, sizes = [1] : (tensor<12xf32>, tensor<i32>) -> tensor<1xf32>
    %21 = stablehlo.reshape %20 : (tensor<1xf32>) -> tensor<f32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %arg3, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<12> : tensor<i32>
    %23 = stablehlo.add %arg3, %c_11 : tensor<i32>
    %24 = stablehlo.select %22, %23, %arg3 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %arg3, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<12> : tensor<i32>
    %26 = stablehlo.add %arg3, %c_13 : tensor<i32>
    %27 = stablehlo.select %25, %26, %arg3 : tensor<i1>, tensor<i32>
    %28 = stablehlo.dynamic_slice %arg1, %24, %27, sizes = [1, 1] : (tensor<12x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x1xf32>) -> tensor<f32>
    %30 = stablehlo.divide %16, %29 : tensor<f32>
    %31 = stablehlo.add %21, %30 : tensor<f32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %32 = call @clip(%31, %c_14, %c_15) : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.compare LT, %arg3, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<12> : tensor<i32>
    %34 = stablehlo.add %arg3, %c_17 : tensor<i32>
    %35 = stablehlo.select %33, %34, %arg3 : tensor<i1>, tensor<i32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %37 = "stablehlo.scatter"(%arg2, %36, %32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<12xf32>, tensor<1xi32>, tensor<f32>) -> tensor<12xf32>
    return %37, %16 : tensor<12xf32>, tensor<f32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<36xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<36xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<36xf32>, tensor<1xf32>, tensor<i32>) -> tensor<36xf32>
    return %1 : tensor<36xf32>
  }
}
