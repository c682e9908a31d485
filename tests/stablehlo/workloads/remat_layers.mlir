module @jit_remat_layers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x5xf32>, %arg1: tensor<7x5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x5x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x7x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c, %iterArg_7 = %arg1, %iterArg_8 = %0) : tensor<4x5x5xf32>, tensor<i32>, tensor<7x5xf32>, tensor<4x7x5xf32>
    cond {
      %c_9 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<4x5x5xf32>, tensor<i32>) -> tensor<5x5xf32>
      %12:2 = func.call @closed_call(%iterArg_7, %11) : (tensor<7x5xf32>, tensor<5x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_8, %12#1, %iterArg_6) : (tensor<4x7x5xf32>, tensor<7x5xf32>, tensor<i32>) -> tensor<4x7x5xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %14, %12#0, %13 : tensor<4x5x5xf32>, tensor<i32>, tensor<7x5xf32>, tensor<4x7x5xf32>
    }
    %2 = stablehlo.multiply %1#2, %1#2 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %4 = stablehlo.multiply %3, %1#2 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %8 = stablehlo.multiply %7, %4 : tensor<7x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x5x5xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:5 = stablehlo.while(%iterArg = %1#3, %iterArg_6 = %arg0, %iterArg_7 = %c_5, %iterArg_8 = %8, %iterArg_9 = %9) : tensor<4x7x5xf32>, tensor<4x5x5xf32>, tensor<i32>, tensor<7x5xf32>, tensor<4x5x5xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.subtract %c_10, %iterArg_7 : tensor<i32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.subtract %11, %c_11 : tensor<i32>
      %13 = func.call @dynamic_index_in_dim_0(%iterArg, %12) : (tensor<4x7x5xf32>, tensor<i32>) -> tensor<7x5xf32>
      %14 = func.call @dynamic_index_in_dim(%iterArg_6, %12) : (tensor<4x5x5xf32>, tensor<i32>) -> tensor<5x5xf32>
      %15:2 = func.call @closed_call_1(%iterArg_8, %13, %14) : (tensor<7x5xf32>, tensor<7x5xf32>, tensor<5x5xf32>) -> (tensor<7x5xf32>, tensor<5x5xf32>)
      %16 = func.call @dynamic_update_index_in_dim_2(%iterArg_9, %15#1, %12) : (tensor<4x5x5xf32>, tensor<5x5xf32>, tensor<i32>) -> tensor<4x5x5xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_7, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %17, %15#0, %16 : tensor<4x7x5xf32>, tensor<4x5x5xf32>, tensor<i32>, tensor<7x5xf32>, tensor<4x5x5xf32>
    }
    return %5, %10#4 : tensor<f32>, tensor<4x5x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x5x5xf32>, %arg1: tensor<i32>) -> tensor<5x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 5, 5] : (tensor<4x5x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x5x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    return %1 : tensor<5x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<7x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x5xf32>) -> tensor<7x5xf32>
    %1 = stablehlo.tanh %0 : tensor<7x5xf32>
    %2 = stablehlo.add %1, %arg0 : tensor<7x5xf32>
    return %2, %arg0 : tensor<7x5xf32>, tensor<7x5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x7x5xf32>, %arg1: tensor<7x5xf32>, %arg2: tensor<i32>) -> tensor<4x7x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x5xf32>) -> tensor<1x7x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x7x5xf32>, tensor<1x7x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x7x5xf32>
    return %1 : tensor<4x7x5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x7x5xf32>, %arg1: tensor<i32>) -> tensor<7x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 5] : (tensor<4x7x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x5xf32>) -> tensor<7x5xf32>
    return %1 : tensor<7x5xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<7x5xf32>, %arg1: tensor<7x5xf32>, %arg2: tensor<5x5xf32>) -> (tensor<7x5xf32>, tensor<5x5xf32>) {
    %0:3 = stablehlo.optimization_barrier %arg1, %arg2, %arg0 : tensor<7x5xf32>, tensor<5x5xf32>, tensor<7x5xf32>
    %1 = stablehlo.dot_general %0#0, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x5xf32>) -> tensor<7x5xf32>
    %2 = stablehlo.tanh %1 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<7x5xf32>
    %5 = stablehlo.multiply %0#2, %4 : tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<7x5xf32>
    %7 = stablehlo.add %5, %6 : tensor<7x5xf32>
    %8 = stablehlo.dot_general %7, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<5x5xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = stablehlo.dot_general %7, %0#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x5xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.add %0#2, %10 : tensor<7x5xf32>
    return %11, %9 : tensor<7x5xf32>, tensor<5x5xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x5x5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<i32>) -> tensor<4x5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x5x5xf32>, tensor<1x5x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x5xf32>
    return %1 : tensor<4x5x5xf32>
  }
}
