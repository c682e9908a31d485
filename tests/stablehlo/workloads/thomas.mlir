module @jit_thomas attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>, %arg1: tensor<13xf32>, %arg2: tensor<13xf32>, %arg3: tensor<13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:9 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %cst, %iterArg_11 = %cst_0, %iterArg_12 = %0, %iterArg_13 = %1) : tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<13xf32>, tensor<13xf32>
    cond {
      %c_14 = stablehlo.constant dense<13> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_9, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<13xf32>, tensor<i32>) -> tensor<f32>
      %6 = func.call @dynamic_index_in_dim(%iterArg_6, %iterArg_9) : (tensor<13xf32>, tensor<i32>) -> tensor<f32>
      %7 = func.call @dynamic_index_in_dim(%iterArg_7, %iterArg_9) : (tensor<13xf32>, tensor<i32>) -> tensor<f32>
      %8 = func.call @dynamic_index_in_dim(%iterArg_8, %iterArg_9) : (tensor<13xf32>, tensor<i32>) -> tensor<f32>
      %9:4 = func.call @closed_call(%iterArg_10, %iterArg_11, %5, %6, %7, %8) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_12, %9#2, %iterArg_9) : (tensor<13xf32>, tensor<f32>, tensor<i32>) -> tensor<13xf32>
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_13, %9#3, %iterArg_9) : (tensor<13xf32>, tensor<f32>, tensor<i32>) -> tensor<13xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %12, %9#0, %9#1, %10, %11 : tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<13xf32>, tensor<13xf32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %4:5 = stablehlo.while(%iterArg = %2#7, %iterArg_6 = %2#8, %iterArg_7 = %c_5, %iterArg_8 = %cst_3, %iterArg_9 = %3) : tensor<13xf32>, tensor<13xf32>, tensor<i32>, tensor<f32>, tensor<13xf32>
    cond {
      %c_10 = stablehlo.constant dense<13> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c_10 = stablehlo.constant dense<13> : tensor<i32>
      %5 = stablehlo.subtract %c_10, %iterArg_7 : tensor<i32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.subtract %5, %c_11 : tensor<i32>
      %7 = func.call @dynamic_index_in_dim(%iterArg, %6) : (tensor<13xf32>, tensor<i32>) -> tensor<f32>
      %8 = func.call @dynamic_index_in_dim(%iterArg_6, %6) : (tensor<13xf32>, tensor<i32>) -> tensor<f32>
      %9:2 = func.call @closed_call_0(%iterArg_8, %7, %8) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_9, %9#1, %6) : (tensor<13xf32>, tensor<f32>, tensor<i32>) -> tensor<13xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg_7, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %11, %9#0, %10 : tensor<13xf32>, tensor<13xf32>, tensor<i32>, tensor<f32>, tensor<13xf32>
    }
    return %4#4 : tensor<13xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<13xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<13xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<f32>
    %1 = stablehlo.subtract %arg3, %0 : tensor<f32>
    %2 = stablehlo.divide %arg4, %1 : tensor<f32>
    %3 = stablehlo.multiply %arg2, %arg1 : tensor<f32>
    %4 = stablehlo.subtract %arg5, %3 : tensor<f32>
    %5 = stablehlo.divide %4, %1 : tensor<f32>
    return %2, %5, %2, %5 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<13xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<13xf32>, tensor<1xf32>, tensor<i32>) -> tensor<13xf32>
    return %1 : tensor<13xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<f32>
    %1 = stablehlo.subtract %arg2, %0 : tensor<f32>
    return %1, %1 : tensor<f32>, tensor<f32>
  }
}
