module @jit_rwkv_time_mix attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<9x5xf32>, %arg3: tensor<9x5xf32>) -> (tensor<9x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<9.99999968E+37> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %arg2, %iterArg_2 = %arg3, %iterArg_3 = %arg1, %iterArg_4 = %arg0, %iterArg_5 = %c, %iterArg_6 = %0, %iterArg_7 = %0, %iterArg_8 = %2, %iterArg_9 = %3) : tensor<9x5xf32>, tensor<9x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<9x5xf32>
    cond {
      %c_10 = stablehlo.constant dense<9> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<9x5xf32>, tensor<i32>) -> tensor<5xf32>
      %6 = func.call @dynamic_index_in_dim(%iterArg_2, %iterArg_5) : (tensor<9x5xf32>, tensor<i32>) -> tensor<5xf32>
      %7:4 = func.call @closed_call(%iterArg_3, %iterArg_4, %iterArg_6, %iterArg_7, %iterArg_8, %5, %6) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_9, %7#3, %iterArg_5) : (tensor<9x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<9x5xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_5, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %9, %7#0, %7#1, %7#2, %8 : tensor<9x5xf32>, tensor<9x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<9x5xf32>
    }
    return %4#8 : tensor<9x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<9x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @closed_call(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<5xf32>, %arg5: tensor<5xf32>, %arg6: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = stablehlo.add %arg0, %arg5 : tensor<5xf32>
    %1 = stablehlo.maximum %arg4, %0 : tensor<5xf32>
    %2 = stablehlo.subtract %arg4, %1 : tensor<5xf32>
    %3 = stablehlo.exponential %2 : tensor<5xf32>
    %4 = stablehlo.multiply %3, %arg2 : tensor<5xf32>
    %5 = stablehlo.add %arg0, %arg5 : tensor<5xf32>
    %6 = stablehlo.subtract %5, %1 : tensor<5xf32>
    %7 = stablehlo.exponential %6 : tensor<5xf32>
    %8 = stablehlo.multiply %7, %arg6 : tensor<5xf32>
    %9 = stablehlo.add %4, %8 : tensor<5xf32>
    %10 = stablehlo.subtract %arg4, %1 : tensor<5xf32>
    %11 = stablehlo.exponential %10 : tensor<5xf32>
    %12 = stablehlo.multiply %11, %arg3 : tensor<5xf32>
    %13 = stablehlo.add %arg0, %arg5 : tensor<5xf32>
    %14 = stablehlo.subtract %13, %1 : tensor<5xf32>
    %15 = stablehlo.exponential %14 : tensor<5xf32>
    %16 = stablehlo.add %12, %15 : tensor<5xf32>
    %17 = stablehlo.divide %9, %16 : tensor<5xf32>
    %18 = stablehlo.subtract %arg4, %arg1 : tensor<5xf32>
    %19 = stablehlo.maximum %18, %arg5 : tensor<5xf32>
    %20 = stablehlo.subtract %arg4, %arg1 : tensor<5xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<5xf32>
    %22 = stablehlo.exponential %21 : tensor<5xf32>
    %23 = stablehlo.subtract %arg5, %19 : tensor<5xf32>
    %24 = stablehlo.exponential %23 : tensor<5xf32>
    %25 = stablehlo.multiply %22, %arg2 : tensor<5xf32>
    %26 = stablehlo.multiply %24, %arg6 : tensor<5xf32>
    %27 = stablehlo.add %25, %26 : tensor<5xf32>
    %28 = stablehlo.multiply %22, %arg3 : tensor<5xf32>
    %29 = stablehlo.add %28, %24 : tensor<5xf32>
    return %27, %29, %19, %17 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<9x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<9x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<9x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<9x5xf32>
    return %1 : tensor<9x5xf32>
  }
}
