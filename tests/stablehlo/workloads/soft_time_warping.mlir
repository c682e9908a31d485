module @jit_soft_time_warping attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<8xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<6x8xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<6x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<6x8xf32>
    %8 = stablehlo.slice %5 [0:1, 0:8] : (tensor<6x8xf32>) -> tensor<1x8xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x8xf32>) -> tensor<8xf32>
    %10 = call @cumsum(%9) : (tensor<8xf32>) -> tensor<8xf32>
    %11 = stablehlo.slice %5 [1:6, 0:8] : (tensor<6x8xf32>) -> tensor<5x8xf32>
    call @_roll_static() : () -> ()
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8x3xf32>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<5x8xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16:7 = stablehlo.while(%iterArg = %11, %iterArg_13 = %12, %iterArg_14 = %c_3, %iterArg_15 = %10, %iterArg_16 = %13, %iterArg_17 = %14, %iterArg_18 = %15) : tensor<5x8xf32>, tensor<1xi32>, tensor<i32>, tensor<8xf32>, tensor<5x8x3xf32>, tensor<5x8xi1>, tensor<5x8xf32>
    cond {
      %c_19 = stablehlo.constant dense<5> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_14, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %32 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<5x8xf32>, tensor<i32>) -> tensor<8xf32>
      %33:4 = func.call @closed_call(%iterArg_13, %iterArg_15, %32) : (tensor<1xi32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8x3xf32>, tensor<8xi1>, tensor<8xf32>)
      %34 = func.call @dynamic_update_index_in_dim_6(%iterArg_16, %33#1, %iterArg_14) : (tensor<5x8x3xf32>, tensor<8x3xf32>, tensor<i32>) -> tensor<5x8x3xf32>
      %35 = func.call @dynamic_update_index_in_dim_7(%iterArg_17, %33#2, %iterArg_14) : (tensor<5x8xi1>, tensor<8xi1>, tensor<i32>) -> tensor<5x8xi1>
      %36 = func.call @dynamic_update_index_in_dim_8(%iterArg_18, %33#3, %iterArg_14) : (tensor<5x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<5x8xf32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_14, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %37, %33#0, %34, %35, %36 : tensor<5x8xf32>, tensor<1xi32>, tensor<i32>, tensor<8xf32>, tensor<5x8x3xf32>, tensor<5x8xi1>, tensor<5x8xf32>
    }
    %17 = stablehlo.slice %16#3 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
    %18 = stablehlo.reshape %17 : (tensor<1xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.pad %19, %cst_5, low = [7], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %22:8 = stablehlo.while(%iterArg = %16#4, %iterArg_13 = %16#5, %iterArg_14 = %16#6, %iterArg_15 = %12, %iterArg_16 = %cst_6, %iterArg_17 = %c_8, %iterArg_18 = %20, %iterArg_19 = %21) : tensor<5x8x3xf32>, tensor<5x8xi1>, tensor<5x8xf32>, tensor<1xi32>, tensor<f32>, tensor<i32>, tensor<8xf32>, tensor<5x8xf32>
    cond {
      %c_20 = stablehlo.constant dense<5> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_17, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<5> : tensor<i32>
      %32 = stablehlo.subtract %c_20, %iterArg_17 : tensor<i32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.subtract %32, %c_21 : tensor<i32>
      %34 = func.call @dynamic_index_in_dim_9(%iterArg, %33) : (tensor<5x8x3xf32>, tensor<i32>) -> tensor<8x3xf32>
      %35 = func.call @dynamic_index_in_dim_10(%iterArg_13, %33) : (tensor<5x8xi1>, tensor<i32>) -> tensor<8xi1>
      %36 = func.call @dynamic_index_in_dim(%iterArg_14, %33) : (tensor<5x8xf32>, tensor<i32>) -> tensor<8xf32>
      %37:2 = func.call @closed_call_11(%iterArg_15, %iterArg_16, %iterArg_18, %34, %35, %36) : (tensor<1xi32>, tensor<f32>, tensor<8xf32>, tensor<8x3xf32>, tensor<8xi1>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
      %38 = func.call @dynamic_update_index_in_dim_8(%iterArg_19, %37#1, %33) : (tensor<5x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<5x8xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.add %iterArg_17, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %39, %37#0, %38 : tensor<5x8x3xf32>, tensor<5x8xi1>, tensor<5x8xf32>, tensor<1xi32>, tensor<f32>, tensor<i32>, tensor<8xf32>, tensor<5x8xf32>
    }
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.pad %22#7, %cst_9, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<6x8xf32>
    %24 = call @cumsum_16(%22#6) : (tensor<8xf32>) -> tensor<8xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %25, %cst_10, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<6x8xf32>
    %27 = stablehlo.add %23, %26 : tensor<6x8xf32>
    %28 = stablehlo.multiply %27, %7 : tensor<6x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.reshape %29 : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    return %18, %31 : tensor<f32>, tensor<6xf32>
  }
  func.func private @cumsum(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 8>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @_roll_static() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<5x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @closed_call(%arg0: tensor<1xi32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32>, tensor<8x3xf32>, tensor<8xi1>, tensor<8xf32>) {
    %0 = call @_roll_static_1(%arg1) : (tensor<8xf32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+06> : tensor<f32>
    %1 = "stablehlo.scatter"(%0, %arg0, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<8xf32>, tensor<1xi32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+06> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %arg1, %iterArg_5 = %1, %iterArg_6 = %arg2, %iterArg_7 = %c_4, %iterArg_8 = %cst_0, %iterArg_9 = %2, %iterArg_10 = %3, %iterArg_11 = %4, %iterArg_12 = %5) : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<8xf32>, tensor<8x3xf32>, tensor<8xi1>, tensor<8xf32>
    cond {
      %c_13 = stablehlo.constant dense<8> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_7, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_7) : (tensor<8xf32>, tensor<i32>) -> tensor<f32>
      %8 = func.call @dynamic_index_in_dim_2(%iterArg_5, %iterArg_7) : (tensor<8xf32>, tensor<i32>) -> tensor<f32>
      %9 = func.call @dynamic_index_in_dim_2(%iterArg_6, %iterArg_7) : (tensor<8xf32>, tensor<i32>) -> tensor<f32>
      %10:5 = func.call @closed_call_3(%iterArg_8, %7, %8, %9) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<f32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_9, %10#1, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i32>) -> tensor<8xf32>
      %12 = func.call @dynamic_update_index_in_dim_4(%iterArg_10, %10#2, %iterArg_7) : (tensor<8x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8x3xf32>
      %13 = func.call @dynamic_update_index_in_dim_5(%iterArg_11, %10#3, %iterArg_7) : (tensor<8xi1>, tensor<i1>, tensor<i32>) -> tensor<8xi1>
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_12, %10#4, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i32>) -> tensor<8xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_7, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %15, %10#0, %11, %12, %13, %14 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<8xf32>, tensor<8x3xf32>, tensor<8xi1>, tensor<8xf32>
    }
    return %6#5, %6#6, %6#7, %6#8 : tensor<8xf32>, tensor<8x3xf32>, tensor<8xi1>, tensor<8xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.slice %arg0 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [0:7] : (tensor<8xf32>) -> tensor<7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<8xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.divide %3, %4 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.maximum %cst_1, %6 : tensor<f32>
    %8 = stablehlo.is_finite %7 : (tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.select %8, %7, %cst_2 : tensor<i1>, tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<3xf32>
    %13 = stablehlo.exponential %12 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.abs %14 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.compare GE, %14, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = stablehlo.log %15 : tensor<f32>
    %18 = stablehlo.add %17, %9 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.multiply %cst_5, %18 : tensor<f32>
    %20 = stablehlo.subtract %arg3, %19 : tensor<f32>
    return %20, %20, %13, %16, %15 : tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<8x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<8x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<8x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
    return %1 : tensor<8x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<8xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<8xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xi1>, tensor<1xi1>, tensor<i32>) -> tensor<8xi1>
    return %1 : tensor<8xi1>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<5x8x3xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<i32>) -> tensor<5x8x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x8x3xf32>, tensor<1x8x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x8x3xf32>
    return %1 : tensor<5x8x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<5x8xi1>, %arg1: tensor<8xi1>, %arg2: tensor<i32>) -> tensor<5x8xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x8xi1>, tensor<1x8xi1>, tensor<i32>, tensor<i32>) -> tensor<5x8xi1>
    return %1 : tensor<5x8xi1>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<5x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<5x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<5x8x3xf32>, %arg1: tensor<i32>) -> tensor<8x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 3] : (tensor<5x8x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x3xf32>) -> tensor<8x3xf32>
    return %1 : tensor<8x3xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<5x8xi1>, %arg1: tensor<i32>) -> tensor<8xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<5x8xi1>, tensor<i32>, tensor<i32>) -> tensor<1x8xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x8xi1>) -> tensor<8xi1>
    return %1 : tensor<8xi1>
  }
  func.func private @closed_call_11(%arg0: tensor<1xi32>, %arg1: tensor<f32>, %arg2: tensor<8xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<8xi1>, %arg5: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %arg2, %iterArg_4 = %arg3, %iterArg_5 = %arg4, %iterArg_6 = %arg5, %iterArg_7 = %c, %iterArg_8 = %cst, %iterArg_9 = %0, %iterArg_10 = %1, %iterArg_11 = %2) : tensor<8xf32>, tensor<8x3xf32>, tensor<8xi1>, tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %c_12 = stablehlo.constant dense<8> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_7, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<8> : tensor<i32>
      %7 = stablehlo.subtract %c_12, %iterArg_7 : tensor<i32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.subtract %7, %c_13 : tensor<i32>
      %9 = func.call @dynamic_index_in_dim_2(%iterArg, %8) : (tensor<8xf32>, tensor<i32>) -> tensor<f32>
      %10 = func.call @dynamic_index_in_dim_12(%iterArg_4, %8) : (tensor<8x3xf32>, tensor<i32>) -> tensor<3xf32>
      %11 = func.call @dynamic_index_in_dim_13(%iterArg_5, %8) : (tensor<8xi1>, tensor<i32>) -> tensor<i1>
      %12 = func.call @dynamic_index_in_dim_2(%iterArg_6, %8) : (tensor<8xf32>, tensor<i32>) -> tensor<f32>
      %13:4 = func.call @closed_call_14(%iterArg_8, %9, %10, %11, %12) : (tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_9, %13#1, %8) : (tensor<8xf32>, tensor<f32>, tensor<i32>) -> tensor<8xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_10, %13#2, %8) : (tensor<8xf32>, tensor<f32>, tensor<i32>) -> tensor<8xf32>
      %16 = func.call @dynamic_update_index_in_dim(%iterArg_11, %13#3, %8) : (tensor<8xf32>, tensor<f32>, tensor<i32>) -> tensor<8xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_7, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %17, %13#0, %14, %15, %16 : tensor<8xf32>, tensor<8x3xf32>, tensor<8xi1>, tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = "stablehlo.scatter"(%3#7, %arg0, %cst_3) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      stablehlo.return %arg7 : tensor<f32>
    }) : (tensor<8xf32>, tensor<1xi32>, tensor<f32>) -> tensor<8xf32>
    %5 = call @_roll_static_15(%4) : (tensor<8xf32>) -> tensor<8xf32>
    %6 = stablehlo.add %3#6, %5 : tensor<8xf32>
    return %6, %3#8 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<8x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<8xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<8xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @closed_call_14(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<3xf32>, %arg3: tensor<i1>, %arg4: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    %1 = stablehlo.negate %0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.multiply %cst, %1 : tensor<f32>
    %3 = stablehlo.divide %2, %arg4 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.select %arg3, %cst_0, %3 : tensor<i1>, tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.select %arg3, %3, %cst_1 : tensor<i1>, tensor<f32>
    %6 = stablehlo.negate %4 : tensor<f32>
    %7 = stablehlo.add %5, %6 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.multiply %8, %arg2 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.divide %9, %10 : tensor<3xf32>
    %12 = stablehlo.slice %11 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = stablehlo.slice %11 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
    %16 = stablehlo.slice %11 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
    return %13, %15, %17, %0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @_roll_static_15(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [1:8] : (tensor<8xf32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0], high = [1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [7], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.add %2, %3 : tensor<8xf32>
    return %4 : tensor<8xf32>
  }
  func.func private @cumsum_16(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = call @cumsum_17(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @cumsum_17(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 7]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 8>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}
