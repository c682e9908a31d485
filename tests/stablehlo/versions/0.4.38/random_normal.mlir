module @jit_random_normal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf32> {jax.result_info = ""}) {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<9xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<9xf32>
    %1 = chlo.erf_inv %0 : tensor<9xf32> -> tensor<9xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<9xf32>
    return %3 : tensor<9xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<9xui64>
    %11 = stablehlo.convert %8 : (tensor<9xui64>) -> tensor<9xui32>
    %12 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %c_1 = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_2 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %13 = stablehlo.xor %3, %5 : tensor<ui32>
    %c_3 = stablehlo.constant dense<466688986> : tensor<ui32>
    %14 = stablehlo.xor %13, %c_3 : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %16 = stablehlo.add %12, %15 : tensor<9xui32>
    %17 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %18 = stablehlo.add %11, %17 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %19:9 = stablehlo.while(%iterArg = %c_5, %iterArg_8 = %c_4, %iterArg_9 = %16, %iterArg_10 = %18, %iterArg_11 = %5, %iterArg_12 = %14, %iterArg_13 = %3, %iterArg_14 = %c_1, %iterArg_15 = %c_2) : tensor<i64>, tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
     cond {
      %c_16 = stablehlo.constant dense<5> : tensor<i64>
      %35 = stablehlo.compare  LT, %iterArg, %c_16,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %35:8 = func.call @None(%iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15) : (tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_16 = stablehlo.constant dense<1> : tensor<i64>
      %36 = stablehlo.add %iterArg, %c_16 : tensor<i64>
      stablehlo.return %36, %35#0, %35#1, %35#2, %35#3, %35#4, %35#5, %35#6, %35#7 : tensor<i64>, tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    %20 = stablehlo.xor %19#2, %19#3 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.or %22, %23 : tensor<9xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<9xui32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<9xf32>
    %28 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<9xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %32 = stablehlo.add %30, %31 : tensor<9xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<9xf32>
    return %34 : tensor<9xf32>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<9xui32>, %arg2: tensor<9xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<9xui32>
    %9 = stablehlo.or %5, %8 : tensor<9xui32>
    %10 = stablehlo.xor %3, %9 : tensor<9xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<9xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<9xui32>
    %16 = stablehlo.subtract %c_0, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<9xui32>
    %19 = stablehlo.or %15, %18 : tensor<9xui32>
    %20 = stablehlo.xor %13, %19 : tensor<9xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<9xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<9xui32>
    %26 = stablehlo.subtract %c_0, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<9xui32>
    %29 = stablehlo.or %25, %28 : tensor<9xui32>
    %30 = stablehlo.xor %23, %29 : tensor<9xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<9xui32>
    %36 = stablehlo.subtract %c_0, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<9xui32>
    %39 = stablehlo.or %35, %38 : tensor<9xui32>
    %40 = stablehlo.xor %33, %39 : tensor<9xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.add %33, %41 : tensor<9xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.add %40, %43 : tensor<9xui32>
    %45 = stablehlo.add %arg0, %c : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %48 = stablehlo.add %44, %47 : tensor<9xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
}
