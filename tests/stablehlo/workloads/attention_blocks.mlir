module @jit_attention_blocks attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x12x2x4xf32>, %arg1: tensor<2x12x2x4xf32>, %arg2: tensor<2x12x2x4xf32>) -> (tensor<2x12x2x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg1 : (tensor<2x12x2x4xf32>) -> tensor<2x3x4x2x4xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0, 2, 3, 4] : (tensor<2x3x4x2x4xf32>) -> tensor<3x2x4x2x4xf32>
    %2 = stablehlo.reshape %arg2 : (tensor<2x12x2x4xf32>) -> tensor<2x3x4x2x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0, 2, 3, 4] : (tensor<2x3x4x2x4xf32>) -> tensor<3x2x4x2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x12xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x12xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<2x2x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x12x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:7 = stablehlo.while(%iterArg = %1, %iterArg_2 = %3, %iterArg_3 = %arg0, %iterArg_4 = %c, %iterArg_5 = %6, %iterArg_6 = %4, %iterArg_7 = %7) : tensor<3x2x4x2x4xf32>, tensor<3x2x4x2x4xf32>, tensor<2x12x2x4xf32>, tensor<i32>, tensor<2x2x12xf32>, tensor<2x2x12xf32>, tensor<2x2x12x4xf32>
    cond {
      %c_8 = stablehlo.constant dense<3> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<3x2x4x2x4xf32>, tensor<i32>) -> tensor<2x4x2x4xf32>
      %14 = func.call @dynamic_index_in_dim(%iterArg_2, %iterArg_4) : (tensor<3x2x4x2x4xf32>, tensor<i32>) -> tensor<2x4x2x4xf32>
      %15:3 = func.call @closed_call(%iterArg_3, %iterArg_5, %iterArg_6, %iterArg_7, %13, %14) : (tensor<2x12x2x4xf32>, tensor<2x2x12xf32>, tensor<2x2x12xf32>, tensor<2x2x12x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x2x12xf32>, tensor<2x2x12xf32>, tensor<2x2x12x4xf32>)
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %16, %15#0, %15#1, %15#2 : tensor<3x2x4x2x4xf32>, tensor<3x2x4x2x4xf32>, tensor<2x12x2x4xf32>, tensor<i32>, tensor<2x2x12xf32>, tensor<2x2x12xf32>, tensor<2x2x12x4xf32>
    }
    %9 = stablehlo.broadcast_in_dim %8#5, dims = [0, 1, 2] : (tensor<2x2x12xf32>) -> tensor<2x2x12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x2x12x1xf32>) -> tensor<2x2x12x4xf32>
    %11 = stablehlo.divide %8#6, %10 : tensor<2x2x12x4xf32>
    %12 = stablehlo.transpose %11, dims = [0, 2, 1, 3] : (tensor<2x2x12x4xf32>) -> tensor<2x12x2x4xf32>
    return %12 : tensor<2x12x2x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2x4x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4x2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 4, 2, 4] : (tensor<3x2x4x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x4xf32>
    return %1 : tensor<2x4x2x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x12x2x4xf32>, %arg1: tensor<2x2x12xf32>, %arg2: tensor<2x2x12xf32>, %arg3: tensor<2x2x12x4xf32>, %arg4: tensor<2x4x2x4xf32>, %arg5: tensor<2x4x2x4xf32>) -> (tensor<2x2x12xf32>, tensor<2x2x12xf32>, tensor<2x2x12x4xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg4, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x12x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x12x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x12x4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x2x12x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x12x4xf32>, tensor<f32>) -> tensor<2x2x12xf32>
    %4 = stablehlo.maximum %arg1, %3 : tensor<2x2x12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x2x12xf32>) -> tensor<2x2x12x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x12x1xf32>) -> tensor<2x2x12x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<2x2x12x4xf32>
    %8 = stablehlo.exponential %7 : tensor<2x2x12x4xf32>
    %9 = stablehlo.subtract %arg1, %4 : tensor<2x2x12xf32>
    %10 = stablehlo.exponential %9 : tensor<2x2x12xf32>
    %11 = stablehlo.multiply %arg2, %10 : tensor<2x2x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<2x2x12x4xf32>, tensor<f32>) -> tensor<2x2x12xf32>
    %13 = stablehlo.add %11, %12 : tensor<2x2x12xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x2x12xf32>) -> tensor<2x2x12x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x12x1xf32>) -> tensor<2x2x12x4xf32>
    %16 = stablehlo.multiply %arg3, %15 : tensor<2x2x12x4xf32>
    %17 = stablehlo.dot_general %8, %arg5, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x12x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x12x4xf32>
    %18 = stablehlo.add %16, %17 : tensor<2x2x12x4xf32>
    return %4, %13, %18 : tensor<2x2x12xf32>, tensor<2x2x12xf32>, tensor<2x2x12x4xf32>
  }
}
