module @jit_scan_grad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<5x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:8 = stablehlo.while(%iterArg = %arg1, %iterArg_10 = %arg0, %iterArg_11 = %c, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %3, %iterArg_16 = %4) : tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
    cond {
      %c_17 = stablehlo.constant dense<5> : tensor<i64>
      %15 = stablehlo.compare LT, %iterArg_11, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
      %16:5 = func.call @closed_call(%iterArg_10, %iterArg_12, %15) : (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_13, %16#1, %iterArg_11) : (tensor<5xf32>, tensor<f32>, tensor<i64>) -> tensor<5xf32>
      %18 = func.call @dynamic_update_index_in_dim_0(%iterArg_14, %16#2, %iterArg_11) : (tensor<5x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<5x3xf32>
      %19 = func.call @dynamic_update_index_in_dim_0(%iterArg_15, %16#3, %iterArg_11) : (tensor<5x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<5x3xf32>
      %20 = func.call @dynamic_update_index_in_dim_0(%iterArg_16, %16#4, %iterArg_11) : (tensor<5x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<5x3xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %21 = stablehlo.add %iterArg_11, %c_17 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_10, %21, %16#0, %17, %18, %19, %20 : tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
    }
    %6 = stablehlo.multiply %5#3, %5#3 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.multiply %7, %5#3 : tensor<3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.multiply %11, %8 : tensor<3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %14:7 = stablehlo.while(%iterArg = %5#5, %iterArg_10 = %5#6, %iterArg_11 = %5#7, %iterArg_12 = %arg0, %iterArg_13 = %c_9, %iterArg_14 = %13, %iterArg_15 = %12) : tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3xf32>
    cond {
      %c_16 = stablehlo.constant dense<5> : tensor<i64>
      %15 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<5> : tensor<i64>
      %15 = stablehlo.subtract %c_16, %iterArg_13 : tensor<i64>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.subtract %15, %c_17 : tensor<i64>
      %17 = func.call @dynamic_index_in_dim(%iterArg, %16) : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
      %18 = func.call @dynamic_index_in_dim(%iterArg_10, %16) : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
      %19 = func.call @dynamic_index_in_dim(%iterArg_11, %16) : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
      %20:2 = func.call @closed_call_1(%iterArg_12, %iterArg_14, %iterArg_15, %17, %18, %19) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %21 = stablehlo.add %iterArg_13, %c_18 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %21, %20#0, %20#1 : tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3xf32>
    }
    return %14#5 : tensor<3x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<3xf32>
    %2 = stablehlo.tanh %1 : tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %2, %5, %arg1, %2, %4 : tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i64>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<5x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<5x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>) {
    %0 = stablehlo.multiply %arg2, %arg5 : tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<3xf32>
    %2 = stablehlo.add %0, %1 : tensor<3xf32>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
    %4 = stablehlo.dot_general %2, %arg3, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %5 = stablehlo.add %arg1, %4 : tensor<3x3xf32>
    return %5, %3 : tensor<3x3xf32>, tensor<3xf32>
  }
}
