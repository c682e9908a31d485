module @jit_gru_ragged_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<9x3x5xf32>, %arg5: tensor<3xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<5x8xf32> {jax.result_info = "result[1]['k1']"}, tensor<5x4xf32> {jax.result_info = "result[1]['k2']"}, tensor<4x8xf32> {jax.result_info = "result[1]['r1']"}, tensor<4x4xf32> {jax.result_info = "result[1]['r2']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<9xi32>
    call @_where() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9x3x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9x3x4xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<9x3x4xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %12:19 = stablehlo.while(%iterArg = %arg4, %iterArg_18 = %1, %iterArg_19 = %arg5, %iterArg_20 = %arg0, %iterArg_21 = %arg2, %iterArg_22 = %arg1, %iterArg_23 = %arg3, %iterArg_24 = %c_9, %iterArg_25 = %0, %iterArg_26 = %2, %iterArg_27 = %3, %iterArg_28 = %4, %iterArg_29 = %5, %iterArg_30 = %6, %iterArg_31 = %7, %iterArg_32 = %8, %iterArg_33 = %9, %iterArg_34 = %10, %iterArg_35 = %11) : tensor<9x3x5xf32>, tensor<9xi32>, tensor<3xi32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x8xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xi1>
    cond {
      %c_36 = stablehlo.constant dense<9> : tensor<i32>
      %24 = stablehlo.compare LT, %iterArg_24, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
    } do {
      %24 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_24) : (tensor<9x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %25 = func.call @dynamic_index_in_dim_0(%iterArg_18, %iterArg_24) : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %26:11 = func.call @closed_call(%iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_25, %24, %25) : (tensor<3xi32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<i32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x8xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>)
      %27 = func.call @dynamic_update_index_in_dim(%iterArg_26, %26#1, %iterArg_24) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %28 = func.call @dynamic_update_index_in_dim(%iterArg_27, %26#2, %iterArg_24) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %29 = func.call @dynamic_update_index_in_dim_2(%iterArg_28, %26#3, %iterArg_24) : (tensor<9x3x8xf32>, tensor<3x8xf32>, tensor<i32>) -> tensor<9x3x8xf32>
      %30 = func.call @dynamic_update_index_in_dim(%iterArg_29, %26#4, %iterArg_24) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_30, %26#5, %iterArg_24) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_31, %26#6, %iterArg_24) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_32, %26#7, %iterArg_24) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_33, %26#8, %iterArg_24) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_34, %26#9, %iterArg_24) : (tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<9x3x4xf32>
      %36 = func.call @dynamic_update_index_in_dim_3(%iterArg_35, %26#10, %iterArg_24) : (tensor<9x3x4xi1>, tensor<3x4xi1>, tensor<i32>) -> tensor<9x3x4xi1>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_24, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %37, %26#0, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36 : tensor<9x3x5xf32>, tensor<9xi32>, tensor<3xi32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x8xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xi1>
    }
    %13 = stablehlo.sine %12#8 : tensor<3x4xf32>
    %14 = stablehlo.cosine %12#8 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %14 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %23:18 = stablehlo.while(%iterArg = %arg4, %iterArg_18 = %12#10, %iterArg_19 = %12#11, %iterArg_20 = %12#12, %iterArg_21 = %12#13, %iterArg_22 = %12#14, %iterArg_23 = %12#15, %iterArg_24 = %12#16, %iterArg_25 = %12#17, %iterArg_26 = %12#18, %iterArg_27 = %arg2, %iterArg_28 = %arg3, %iterArg_29 = %c_17, %iterArg_30 = %19, %iterArg_31 = %20, %iterArg_32 = %21, %iterArg_33 = %22, %iterArg_34 = %18) : tensor<9x3x5xf32>, tensor<9x3x4xf32>, tensor<9x3x8xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xi1>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<i32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>
    cond {
      %c_35 = stablehlo.constant dense<9> : tensor<i32>
      %24 = stablehlo.compare LT, %iterArg_29, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
    } do {
      %c_35 = stablehlo.constant dense<9> : tensor<i32>
      %24 = stablehlo.subtract %c_35, %iterArg_29 : tensor<i32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.subtract %24, %c_36 : tensor<i32>
      %26 = func.call @dynamic_index_in_dim(%iterArg, %25) : (tensor<9x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %27 = func.call @dynamic_index_in_dim_4(%iterArg_18, %25) : (tensor<9x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %28 = func.call @dynamic_index_in_dim_5(%iterArg_19, %25) : (tensor<9x3x8xf32>, tensor<i32>) -> tensor<3x8xf32>
      %29 = func.call @dynamic_index_in_dim_4(%iterArg_20, %25) : (tensor<9x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %30 = func.call @dynamic_index_in_dim_4(%iterArg_21, %25) : (tensor<9x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %31 = func.call @dynamic_index_in_dim_4(%iterArg_22, %25) : (tensor<9x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %32 = func.call @dynamic_index_in_dim_4(%iterArg_23, %25) : (tensor<9x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %33 = func.call @dynamic_index_in_dim_4(%iterArg_24, %25) : (tensor<9x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %34 = func.call @dynamic_index_in_dim_4(%iterArg_25, %25) : (tensor<9x3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %35 = func.call @dynamic_index_in_dim_6(%iterArg_26, %25) : (tensor<9x3x4xi1>, tensor<i32>) -> tensor<3x4xi1>
      %36:5 = func.call @closed_call_7(%iterArg_27, %iterArg_28, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3x4xf32>, tensor<3x8xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>) -> (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>)
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_29, %c_37 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %37, %36#0, %36#1, %36#2, %36#3, %36#4 : tensor<9x3x5xf32>, tensor<9x3x4xf32>, tensor<9x3x8xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xf32>, tensor<9x3x4xi1>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<i32>, tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>
    }
    return %15, %23#13, %23#15, %23#14, %23#16 : tensor<f32>, tensor<5x8xf32>, tensor<5x4xf32>, tensor<4x8xf32>, tensor<4x4xf32>
  }
  func.func private @_where() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9x3x5xf32>, %arg1: tensor<i32>) -> tensor<3x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 5] : (tensor<9x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<5x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<5x4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<3x4xf32>, %arg6: tensor<3x5xf32>, %arg7: tensor<i32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x8xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x8xf32>) -> tensor<3x8xf32>
    %1 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x8xf32>) -> tensor<3x8xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x8xf32>
    %3 = stablehlo.negate %2 : tensor<3x8xf32>
    %4 = stablehlo.exponential %3 : tensor<3x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %6 = stablehlo.add %5, %4 : tensor<3x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %8 = stablehlo.divide %7, %6 : tensor<3x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<3x8xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<3x8xf32>
    %12 = stablehlo.slice %8 [0:3, 0:4] : (tensor<3x8xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.slice %8 [0:3, 4:8] : (tensor<3x8xf32>) -> tensor<3x4xf32>
    %14 = stablehlo.dot_general %arg6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.dot_general %arg5, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<3x4xf32>
    %17 = stablehlo.add %14, %16 : tensor<3x4xf32>
    %18 = stablehlo.tanh %17 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.subtract %21, %13 : tensor<3x4xf32>
    %23 = stablehlo.multiply %22, %18 : tensor<3x4xf32>
    %24 = stablehlo.multiply %13, %arg5 : tensor<3x4xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %27 = stablehlo.compare LT, %26, %arg0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %29:2 = call @_where_1(%28, %25, %arg5) : (tensor<3x1xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi1>)
    return %29#0, %29#0, %arg5, %11, %15, %12, %18, %20, %22, %13, %29#1 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x8xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>
  }
  func.func private @_where_1(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %1, %0 : tensor<3x4xf32>, tensor<3x4xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<9x3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<i32>) -> tensor<9x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<9x3x4xf32>, tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x3x4xf32>
    return %1 : tensor<9x3x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<9x3x8xf32>, %arg1: tensor<3x8xf32>, %arg2: tensor<i32>) -> tensor<9x3x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x8xf32>) -> tensor<1x3x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<9x3x8xf32>, tensor<1x3x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x3x8xf32>
    return %1 : tensor<9x3x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<9x3x4xi1>, %arg1: tensor<3x4xi1>, %arg2: tensor<i32>) -> tensor<9x3x4xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<9x3x4xi1>, tensor<1x3x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x3x4xi1>
    return %1 : tensor<9x3x4xi1>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<9x3x4xf32>, %arg1: tensor<i32>) -> tensor<3x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 4] : (tensor<9x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<9x3x8xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 8] : (tensor<9x3x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x8xf32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<9x3x4xi1>, %arg1: tensor<i32>) -> tensor<3x4xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 4] : (tensor<9x3x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x3x4xi1>) -> tensor<3x4xi1>
    return %1 : tensor<3x4xi1>
  }
  func.func private @closed_call_7(%arg0: tensor<4x8xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<5x8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<5x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<3x4xf32>, %arg7: tensor<3x5xf32>, %arg8: tensor<3x4xf32>, %arg9: tensor<3x8xf32>, %arg10: tensor<3x4xf32>, %arg11: tensor<3x4xf32>, %arg12: tensor<3x4xf32>, %arg13: tensor<3x4xf32>, %arg14: tensor<3x4xf32>, %arg15: tensor<3x4xf32>, %arg16: tensor<3x4xi1>) -> (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>) {
    %0:2 = call @_where_8(%arg16, %arg6) : (tensor<3x4xi1>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %1 = stablehlo.multiply %arg15, %0#0 : tensor<3x4xf32>
    %2 = stablehlo.add %0#1, %1 : tensor<3x4xf32>
    %3 = stablehlo.multiply %0#0, %arg8 : tensor<3x4xf32>
    %4 = stablehlo.multiply %arg14, %0#0 : tensor<3x4xf32>
    %5 = stablehlo.multiply %0#0, %arg12 : tensor<3x4xf32>
    %6 = stablehlo.negate %5 : tensor<3x4xf32>
    %7 = stablehlo.add %3, %6 : tensor<3x4xf32>
    %8 = stablehlo.multiply %4, %arg13 : tensor<3x4xf32>
    %9 = stablehlo.multiply %8, %arg12 : tensor<3x4xf32>
    %10 = stablehlo.add %8, %9 : tensor<3x4xf32>
    %11 = stablehlo.multiply %arg11, %10 : tensor<3x4xf32>
    %12 = stablehlo.multiply %10, %arg10 : tensor<3x4xf32>
    %13 = stablehlo.dot_general %11, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %15 = stablehlo.add %arg5, %14 : tensor<4x4xf32>
    %16 = stablehlo.dot_general %11, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %17 = stablehlo.add %2, %16 : tensor<3x4xf32>
    %18 = stablehlo.dot_general %10, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %20 = stablehlo.add %arg4, %19 : tensor<5x4xf32>
    %21 = stablehlo.concatenate %12, %7, dim = 1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
    %22 = stablehlo.multiply %21, %arg9 : tensor<3x8xf32>
    %23 = stablehlo.dot_general %22, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %25 = stablehlo.add %arg3, %24 : tensor<4x8xf32>
    %26 = stablehlo.dot_general %22, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<4x8xf32>) -> tensor<3x4xf32>
    %27 = stablehlo.add %17, %26 : tensor<3x4xf32>
    %28 = stablehlo.dot_general %22, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %30 = stablehlo.add %arg2, %29 : tensor<5x8xf32>
    return %30, %25, %20, %15, %27 : tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>
  }
  func.func private @_where_8(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x4xi1>, tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2, %1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}
