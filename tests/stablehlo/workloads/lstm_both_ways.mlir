module @jit_lstm_both_ways attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<5x16xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<5x16xf32>, %arg5: tensor<4x16xf32>, %arg6: tensor<9x3x5xf32>) -> (tensor<9x3x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:8 = stablehlo.while(%iterArg = %arg6, %iterArg_4 = %arg1, %iterArg_5 = %arg2, %iterArg_6 = %arg0, %iterArg_7 = %c, %iterArg_8 = %0, %iterArg_9 = %0, %iterArg_10 = %1) : tensor<9x3x5xf32>, tensor<5x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<i32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<9x3x4xf32>
    cond {
      %c_11 = stablehlo.constant dense<9> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<9x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %10:3 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_8, %iterArg_9, %9) : (tensor<5x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x5xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_10, %10#2, %iterArg_7) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_7, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %12, %10#0, %10#1, %11 : tensor<9x3x5xf32>, tensor<5x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<i32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<9x3x4xf32>
    }
    %3 = stablehlo.reverse %arg6, dims = [0] : tensor<9x3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:8 = stablehlo.while(%iterArg = %3, %iterArg_4 = %arg4, %iterArg_5 = %arg5, %iterArg_6 = %arg3, %iterArg_7 = %c_3, %iterArg_8 = %4, %iterArg_9 = %4, %iterArg_10 = %5) : tensor<9x3x5xf32>, tensor<5x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<i32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<9x3x4xf32>
    cond {
      %c_11 = stablehlo.constant dense<9> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<9x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %10:3 = func.call @closed_call_0(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_8, %iterArg_9, %9) : (tensor<5x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x5xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_10, %10#2, %iterArg_7) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_7, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %12, %10#0, %10#1, %11 : tensor<9x3x5xf32>, tensor<5x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<i32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<9x3x4xf32>
    }
    %7 = stablehlo.reverse %6#7, dims = [0] : tensor<9x3x4xf32>
    %8 = stablehlo.concatenate %2#7, %7, dim = 2 : (tensor<9x3x4xf32>, tensor<9x3x4xf32>) -> tensor<9x3x8xf32>
    return %8 : tensor<9x3x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9x3x5xf32>, %arg1: tensor<i32>) -> tensor<3x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 5] : (tensor<9x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<5x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<3x4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<3x5xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x16xf32>) -> tensor<3x16xf32>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x16xf32>) -> tensor<3x16xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %5 = stablehlo.add %2, %4 : tensor<3x16xf32>
    %6 = stablehlo.slice %5 [0:3, 0:4] : (tensor<3x16xf32>) -> tensor<3x4xf32>
    %7 = stablehlo.slice %5 [0:3, 4:8] : (tensor<3x16xf32>) -> tensor<3x4xf32>
    %8 = stablehlo.slice %5 [0:3, 8:12] : (tensor<3x16xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %5 [0:3, 12:16] : (tensor<3x16xf32>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.add %7, %10 : tensor<3x4xf32>
    %12 = stablehlo.negate %11 : tensor<3x4xf32>
    %13 = stablehlo.exponential %12 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.add %14, %13 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.divide %16, %15 : tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %arg4 : tensor<3x4xf32>
    %19 = stablehlo.negate %6 : tensor<3x4xf32>
    %20 = stablehlo.exponential %19 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %24 = stablehlo.divide %23, %22 : tensor<3x4xf32>
    %25 = stablehlo.tanh %8 : tensor<3x4xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<3x4xf32>
    %27 = stablehlo.add %18, %26 : tensor<3x4xf32>
    %28 = stablehlo.negate %9 : tensor<3x4xf32>
    %29 = stablehlo.exponential %28 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.add %30, %29 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.divide %32, %31 : tensor<3x4xf32>
    %34 = stablehlo.tanh %27 : tensor<3x4xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<3x4xf32>
    return %35, %27, %35 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<9x3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<i32>) -> tensor<9x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<9x3x4xf32>, tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x3x4xf32>
    return %1 : tensor<9x3x4xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<5x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<3x4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<3x5xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x16xf32>) -> tensor<3x16xf32>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x16xf32>) -> tensor<3x16xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %5 = stablehlo.add %2, %4 : tensor<3x16xf32>
    %6 = stablehlo.slice %5 [0:3, 0:4] : (tensor<3x16xf32>) -> tensor<3x4xf32>
    %7 = stablehlo.slice %5 [0:3, 4:8] : (tensor<3x16xf32>) -> tensor<3x4xf32>
    %8 = stablehlo.slice %5 [0:3, 8:12] : (tensor<3x16xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %5 [0:3, 12:16] : (tensor<3x16xf32>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.add %7, %10 : tensor<3x4xf32>
    %12 = stablehlo.negate %11 : tensor<3x4xf32>
    %13 = stablehlo.exponential %12 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.add %14, %13 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.divide %16, %15 : tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %arg4 : tensor<3x4xf32>
    %19 = stablehlo.negate %6 : tensor<3x4xf32>
    %20 = stablehlo.exponential %19 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %24 = stablehlo.divide %23, %22 : tensor<3x4xf32>
    %25 = stablehlo.tanh %8 : tensor<3x4xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<3x4xf32>
    %27 = stablehlo.add %18, %26 : tensor<3x4xf32>
    %28 = stablehlo.negate %9 : tensor<3x4xf32>
    %29 = stablehlo.exponential %28 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.add %30, %29 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.divide %32, %31 : tensor<3x4xf32>
    %34 = stablehlo.tanh %27 : tensor<3x4xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<3x4xf32>
    return %35, %27, %35 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
}
