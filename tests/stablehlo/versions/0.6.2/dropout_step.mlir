module @jit_dropout_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f64>
    %0 = call @_bernoulli(%arg0, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.divide %arg1, %1 : tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_where(%0, %2, %c) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<i64>) -> tensor<3x4xf32>
    return %3 : tensor<3x4xf32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<3x4xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.compare  LT, %0, %1,  FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    return %2 : tensor<3x4xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<3x4xui64>
    %9 = stablehlo.iota dim = 1 : tensor<3x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x4xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<3x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x4xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<3x4xui64>
    %14 = stablehlo.add %11, %13 : tensor<3x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x4xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<3x4xui64>
    %17 = stablehlo.convert %14 : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %18 = stablehlo.convert %16 : (tensor<3x4xui64>) -> tensor<3x4xui32>
    %c_2 = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_3 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %19 = stablehlo.xor %5, %7 : tensor<ui32>
    %c_4 = stablehlo.constant dense<466688986> : tensor<ui32>
    %20 = stablehlo.xor %19, %c_4 : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %22 = stablehlo.add %18, %21 : tensor<3x4xui32>
    %23 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %24 = stablehlo.add %17, %23 : tensor<3x4xui32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %25:9 = stablehlo.while(%iterArg = %c_6, %iterArg_10 = %c_5, %iterArg_11 = %22, %iterArg_12 = %24, %iterArg_13 = %7, %iterArg_14 = %20, %iterArg_15 = %5, %iterArg_16 = %c_2, %iterArg_17 = %c_3) : tensor<i64>, tensor<i64>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
     cond {
      %c_18 = stablehlo.constant dense<5> : tensor<i64>
      %45 = stablehlo.compare  LT, %iterArg, %c_18,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %45 : tensor<i1>
    } do {
      %45:8 = func.call @None(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17) : (tensor<i64>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %46 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %46, %45#0, %45#1, %45#2, %45#3, %45#4, %45#5, %45#6, %45#7 : tensor<i64>, tensor<i64>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    %26 = stablehlo.convert %25#2 : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %27 = stablehlo.convert %25#3 : (tensor<3x4xui32>) -> tensor<3x4xui64>
    %c_7 = stablehlo.constant dense<32> : tensor<ui64>
    %28 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<3x4xui64>
    %29 = stablehlo.shift_left %26, %28 : tensor<3x4xui64>
    %30 = stablehlo.or %29, %27 : tensor<3x4xui64>
    %c_8 = stablehlo.constant dense<12> : tensor<ui64>
    %31 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<3x4xui64>
    %32 = stablehlo.shift_right_logical %30, %31 : tensor<3x4xui64>
    %c_9 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %33 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<3x4xui64>
    %34 = stablehlo.or %32, %33 : tensor<3x4xui64>
    %35 = stablehlo.bitcast_convert %34 : (tensor<3x4xui64>) -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %37 = stablehlo.subtract %35, %36 : tensor<3x4xf64>
    %38 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x4xf64>
    %40 = stablehlo.multiply %37, %39 : tensor<3x4xf64>
    %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x4xf64>
    %42 = stablehlo.add %40, %41 : tensor<3x4xf64>
    %43 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x4xf64>
    %44 = stablehlo.maximum %43, %42 : tensor<3x4xf64>
    return %44 : tensor<3x4xf64>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<3x4xui32>, %arg2: tensor<3x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x4xui32>
    %16 = stablehlo.subtract %c_0, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x4xui32>
    %26 = stablehlo.subtract %c_0, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x4xui32>
    %36 = stablehlo.subtract %c_0, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<3x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<3x4xui32>
    %45 = stablehlo.add %arg0, %c : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<3x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<3x4xui32>, tensor<3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<i64>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
}
