module @jit_attention_kv_cache attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<16x8xf32>, %arg3: tensor<8x16xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<12x2x4xf32>, %arg6: tensor<12x2x4xf32>, %arg7: tensor<i32>, %arg8: tensor<4xi32>) -> (tensor<12x2x4xf32> {jax.result_info = "result[0][0]"}, tensor<12x2x4xf32> {jax.result_info = "result[0][1]"}, tensor<i32> {jax.result_info = "result[0][2]"}, tensor<4x10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:11 = stablehlo.while(%iterArg = %arg8, %iterArg_0 = %arg0, %iterArg_1 = %arg3, %iterArg_2 = %arg1, %iterArg_3 = %arg4, %iterArg_4 = %arg2, %iterArg_5 = %c, %iterArg_6 = %arg5, %iterArg_7 = %arg6, %iterArg_8 = %arg7, %iterArg_9 = %0) : tensor<4xi32>, tensor<10x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<12x2x4xf32>, tensor<12x2x4xf32>, tensor<i32>, tensor<4x10xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %3:4 = func.call @closed_call(%iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_6, %iterArg_7, %iterArg_8, %2) : (tensor<10x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<12x2x4xf32>, tensor<12x2x4xf32>, tensor<i32>, tensor<i32>) -> (tensor<12x2x4xf32>, tensor<12x2x4xf32>, tensor<i32>, tensor<10xf32>)
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_9, %3#3, %iterArg_5) : (tensor<4x10xf32>, tensor<10xf32>, tensor<i32>) -> tensor<4x10xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_5, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %5, %3#0, %3#1, %3#2, %4 : tensor<4xi32>, tensor<10x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<12x2x4xf32>, tensor<12x2x4xf32>, tensor<i32>, tensor<4x10xf32>
    }
    return %1#7, %1#8, %1#9, %1#10 : tensor<12x2x4xf32>, tensor<12x2x4xf32>, tensor<i32>, tensor<4x10xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<10x8xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<16x8xf32>, %arg5: tensor<12x2x4xf32>, %arg6: tensor<12x2x4xf32>, %arg7: tensor<i32>, %arg8: tensor<i32>) -> (tensor<12x2x4xf32>, tensor<12x2x4xf32>, tensor<i32>, tensor<10xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg8, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg8, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg8 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<8> : tensor<i32>
    %4 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_5 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [1, 8] : (tensor<10x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x8xf32>) -> tensor<8xf32>
    %8 = stablehlo.dot_general %7, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x16xf32>) -> tensor<16xf32>
    %9 = stablehlo.reshape %8 : (tensor<16xf32>) -> tensor<2x2x4xf32>
    %10 = stablehlo.dot_general %7, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
    %11 = stablehlo.reshape %10 : (tensor<8xf32>) -> tensor<2x4xf32>
    %12 = stablehlo.dot_general %7, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
    %13 = stablehlo.reshape %12 : (tensor<8xf32>) -> tensor<2x4xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %arg7, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<12> : tensor<i32>
    %16 = stablehlo.add %arg7, %c_7 : tensor<i32>
    %17 = stablehlo.select %15, %16, %arg7 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.dynamic_update_slice %arg5, %14, %17, %c_8, %c_9 : (tensor<12x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<12x2x4xf32>
    %19 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %arg7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<12> : tensor<i32>
    %21 = stablehlo.add %arg7, %c_11 : tensor<i32>
    %22 = stablehlo.select %20, %21, %arg7 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.dynamic_update_slice %arg6, %19, %22, %c_12, %c_13 : (tensor<12x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<12x2x4xf32>
    %24 = stablehlo.dot_general %9, %18, batching_dims = [0] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xf32>, tensor<12x2x4xf32>) -> tensor<2x2x12xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x12xf32>
    %26 = stablehlo.divide %24, %25 : tensor<2x2x12xf32>
    %27 = stablehlo.iota dim = 0 : tensor<12xi32>
    %28 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %29 = stablehlo.compare LE, %27, %28, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = call @_where(%29, %26, %cst_14) : (tensor<12xi1>, tensor<2x2x12xf32>, tensor<f32>) -> tensor<2x2x12xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_15) applies stablehlo.maximum across dimensions = [2] : (tensor<2x2x12xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<2x2xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x12xf32>
    %36 = stablehlo.subtract %30, %35 : tensor<2x2x12xf32>
    %37 = stablehlo.exponential %36 : tensor<2x2x12xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<2x2x12xf32>, tensor<f32>) -> tensor<2x2xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x12xf32>
    %41 = stablehlo.divide %37, %40 : tensor<2x2x12xf32>
    %42 = stablehlo.dot_general %41, %23, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2x12xf32>, tensor<12x2x4xf32>) -> tensor<2x2x4xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x2x4xf32>) -> tensor<16xf32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %44 = stablehlo.add %arg7, %c_18 : tensor<i32>
    %45 = stablehlo.dot_general %43, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x8xf32>) -> tensor<8xf32>
    %46 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<10x8xf32>) -> tensor<8x10xf32>
    %47 = stablehlo.dot_general %45, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x10xf32>) -> tensor<10xf32>
    %48 = call @log_softmax(%47) : (tensor<10xf32>) -> tensor<10xf32>
    return %18, %23, %44, %48 : tensor<12x2x4xf32>, tensor<12x2x4xf32>, tensor<i32>, tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<2x2x12xf32>, %arg2: tensor<f32>) -> tensor<2x2x12xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<12xi1>) -> tensor<2x2x12xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x12xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x12xi1>, tensor<2x2x12xf32>
    return %3 : tensor<2x2x12xf32>
  }
  func.func private @log_softmax(%arg0: tensor<10xf32>) -> tensor<10xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<10xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<10xf32>
    %5 = stablehlo.exponential %4 : tensor<10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.log %7 : tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<10xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<10xf32>
    return %10 : tensor<10xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x10xf32>, %arg1: tensor<10xf32>, %arg2: tensor<i32>) -> tensor<4x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x10xf32>, tensor<1x10xf32>, tensor<i32>, tensor<i32>) -> tensor<4x10xf32>
    return %1 : tensor<4x10xf32>
  }
}
