module @jit_random_rbg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<3xui64> {jax.result_info = "result[1]"}, tensor<2x4xui32> {jax.result_info = "result[2]"}, tensor<4xui32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm =  DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
    %3 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<2x2xui32>) -> tensor<4xui32>
    %5 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %6 = stablehlo.slice %5 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
    %7 = stablehlo.reshape %6 : (tensor<2x1xui32>) -> tensor<2xui32>
    %8 = stablehlo.slice %5 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
    %9 = stablehlo.reshape %8 : (tensor<2x1xui32>) -> tensor<2xui32>
    %10 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %12 = stablehlo.multiply %11, %10 : tensor<2xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<2xui64>
    %15 = stablehlo.convert %12 : (tensor<2xui64>) -> tensor<2xui32>
    %16 = stablehlo.convert %14 : (tensor<2xui64>) -> tensor<2xui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %19 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %20 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %c_2 = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_3 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %21 = stablehlo.xor %19, %20 : tensor<2x1xui32>
    %c_4 = stablehlo.constant dense<466688986> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %23 = stablehlo.xor %21, %22 : tensor<2x1xui32>
    %24 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<2x2xui32>
    %25 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %26 = stablehlo.add %24, %25 : tensor<2x2xui32>
    %27 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<2x2xui32>
    %28 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %29 = stablehlo.add %27, %28 : tensor<2x2xui32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %30:9 = stablehlo.while(%iterArg = %c_6, %iterArg_8 = %c_5, %iterArg_9 = %26, %iterArg_10 = %29, %iterArg_11 = %20, %iterArg_12 = %23, %iterArg_13 = %19, %iterArg_14 = %c_2, %iterArg_15 = %c_3) : tensor<i64>, tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
     cond {
      %c_16 = stablehlo.constant dense<5> : tensor<i64>
      %39 = stablehlo.compare  LT, %iterArg, %c_16,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %39 : tensor<i1>
    } do {
      %39:8 = func.call @None(%iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15) : (tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_16 = stablehlo.constant dense<1> : tensor<i64>
      %40 = stablehlo.add %iterArg, %c_16 : tensor<i64>
      stablehlo.return %40, %39#0, %39#1, %39#2, %39#3, %39#4, %39#5, %39#6, %39#7 : tensor<i64>, tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    %31 = stablehlo.broadcast_in_dim %30#2, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
    %32 = stablehlo.broadcast_in_dim %30#3, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
    %33 = stablehlo.concatenate %31, %32, dim = 2 : (tensor<2x2x1xui32>, tensor<2x2x1xui32>) -> tensor<2x2x2xui32>
    %34 = stablehlo.transpose %33, dims = [1, 0, 2] : (tensor<2x2x2xui32>) -> tensor<2x2x2xui32>
    %35 = stablehlo.reshape %34 : (tensor<2x2x2xui32>) -> tensor<2x4xui32>
    %c_7 = stablehlo.constant dense<3> : tensor<ui32>
    %36 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %37 = call @_threefry_fold_in(%36, %c_7) : (tensor<2x2xui32>, tensor<ui32>) -> tensor<2x2xui32>
    %38 = stablehlo.reshape %37 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %0, %output, %35, %38 : tensor<5xf32>, tensor<3xui64>, tensor<2x4xui32>, tensor<4xui32>
  }
  func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %5, algorithm =  DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
    %6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
    %c = stablehlo.constant dense<9> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %9 = stablehlo.shift_right_logical %output, %8 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %11 = stablehlo.or %9, %10 : tensor<5xui32>
    %12 = stablehlo.bitcast_convert %11 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<5xf32>
    %15 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<5xf32>
    %18 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %19 = stablehlo.add %17, %18 : tensor<5xf32>
    %20 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<5xf32>
    return %21 : tensor<5xf32>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<2x2xui32>, %arg2: tensor<2x2xui32>, %arg3: tensor<2x1xui32>, %arg4: tensor<2x1xui32>, %arg5: tensor<2x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x2xui32>
    %16 = stablehlo.subtract %c_0, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x2xui32>
    %26 = stablehlo.subtract %c_0, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x2xui32>
    %36 = stablehlo.subtract %c_0, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x2xui32>
    %45 = stablehlo.add %arg0, %c : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2x2xui32>, %arg1: tensor<ui32>) -> tensor<2x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
    %6 = stablehlo.reshape %5 : (tensor<2x1xui32>) -> tensor<2xui32>
    %7 = stablehlo.slice %arg0 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<2x1xui32>) -> tensor<2xui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %c_1 = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_2 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %15 = stablehlo.xor %13, %14 : tensor<2x1xui32>
    %c_3 = stablehlo.constant dense<466688986> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %17 = stablehlo.xor %15, %16 : tensor<2x1xui32>
    %18 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<2x1xui32>
    %19 = stablehlo.add %18, %13 : tensor<2x1xui32>
    %20 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<2x1xui32>
    %21 = stablehlo.add %20, %14 : tensor<2x1xui32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %22:9 = stablehlo.while(%iterArg = %c_5, %iterArg_6 = %c_4, %iterArg_7 = %19, %iterArg_8 = %21, %iterArg_9 = %14, %iterArg_10 = %17, %iterArg_11 = %13, %iterArg_12 = %c_1, %iterArg_13 = %c_2) : tensor<i64>, tensor<i64>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
     cond {
      %c_14 = stablehlo.constant dense<5> : tensor<i64>
      %24 = stablehlo.compare  LT, %iterArg, %c_14,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
    } do {
      %24:8 = func.call @None_0(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13) : (tensor<i64>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_14 = stablehlo.constant dense<1> : tensor<i64>
      %25 = stablehlo.add %iterArg, %c_14 : tensor<i64>
      stablehlo.return %25, %24#0, %24#1, %24#2, %24#3, %24#4, %24#5, %24#6, %24#7 : tensor<i64>, tensor<i64>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    %23 = stablehlo.concatenate %22#2, %22#3, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %23 : tensor<2x2xui32>
  }
  func.func private @None_0(%arg0: tensor<i64>, %arg1: tensor<2x1xui32>, %arg2: tensor<2x1xui32>, %arg3: tensor<2x1xui32>, %arg4: tensor<2x1xui32>, %arg5: tensor<2x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x1xui32>
    %16 = stablehlo.subtract %c_0, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x1xui32>
    %26 = stablehlo.subtract %c_0, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x1xui32>
    %36 = stablehlo.subtract %c_0, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<2x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<2x1xui32>
    %43 = stablehlo.add %arg0, %c : tensor<i64>
    %44 = stablehlo.convert %43 : (tensor<i64>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<2x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
}
