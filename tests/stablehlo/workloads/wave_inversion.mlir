module @jit_wave_inversion attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x10xf32>, %arg1: tensor<12x10xf32>, %arg2: tensor<12x10xf32>) -> (tensor<12x10xf32> {jax.result_info = "result[0][0][0]"}, tensor<12x10xf32> {jax.result_info = "result[0][0][1]"}, tensor<10xf32> {jax.result_info = "result[0][1]"}, tensor<12x10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[[5.000000e-02, 2.000000e-01, 5.000000e-02], [2.000000e-01, -1.000000e+00, 2.000000e-01], [5.000000e-02, 2.000000e-01, 5.000000e-02]]> : tensor<3x3xf32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:6 = stablehlo.while(%iterArg = %0, %iterArg_11 = %arg2, %iterArg_12 = %c, %iterArg_13 = %arg0, %iterArg_14 = %arg1, %iterArg_15 = %1) : tensor<1x1x3x3xf32>, tensor<12x10xf32>, tensor<i32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<10xf32>
    cond {
      %c_16 = stablehlo.constant dense<10> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call(%iterArg, %iterArg_11, %iterArg_13, %iterArg_14) : (tensor<1x1x3x3xf32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>) -> (tensor<12x10xf32>, tensor<12x10xf32>, tensor<f32>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_15, %16#2, %iterArg_12) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_12, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %18, %16#0, %16#1, %17 : tensor<1x1x3x3xf32>, tensor<12x10xf32>, tensor<i32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<10xf32>
    }
    call @_pad_0() : () -> ()
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10x12x10xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4:6 = stablehlo.while(%iterArg = %arg2, %iterArg_11 = %0, %iterArg_12 = %c_2, %iterArg_13 = %arg0, %iterArg_14 = %arg1, %iterArg_15 = %3) : tensor<12x10xf32>, tensor<1x1x3x3xf32>, tensor<i32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<10x12x10xf32>
    cond {
      %c_16 = stablehlo.constant dense<10> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call_1(%iterArg, %iterArg_11, %iterArg_13, %iterArg_14) : (tensor<12x10xf32>, tensor<1x1x3x3xf32>, tensor<12x10xf32>, tensor<12x10xf32>) -> (tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>)
      %17 = func.call @dynamic_update_index_in_dim_3(%iterArg_15, %16#2, %iterArg_12) : (tensor<10x12x10xf32>, tensor<12x10xf32>, tensor<i32>) -> tensor<10x12x10xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_12, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %18, %16#0, %16#1, %17 : tensor<12x10xf32>, tensor<1x1x3x3xf32>, tensor<i32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<10x12x10xf32>
    }
    %5 = stablehlo.multiply %4#3, %4#3 : tensor<12x10xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %7 = stablehlo.multiply %6, %4#3 : tensor<12x10xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<12x10xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %15:7 = stablehlo.while(%iterArg = %4#5, %iterArg_11 = %0, %iterArg_12 = %arg2, %iterArg_13 = %c_10, %iterArg_14 = %14, %iterArg_15 = %12, %iterArg_16 = %13) : tensor<10x12x10xf32>, tensor<1x1x3x3xf32>, tensor<12x10xf32>, tensor<i32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>
    cond {
      %c_17 = stablehlo.constant dense<10> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<10> : tensor<i32>
      %16 = stablehlo.subtract %c_17, %iterArg_13 : tensor<i32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.subtract %16, %c_18 : tensor<i32>
      %18 = func.call @dynamic_index_in_dim(%iterArg, %17) : (tensor<10x12x10xf32>, tensor<i32>) -> tensor<12x10xf32>
      %19:3 = func.call @closed_call_4(%iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16, %18) : (tensor<1x1x3x3xf32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>) -> (tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_13, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %20, %19#0, %19#1, %19#2 : tensor<10x12x10xf32>, tensor<1x1x3x3xf32>, tensor<12x10xf32>, tensor<i32>, tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>
    }
    return %2#3, %2#4, %2#5, %15#4 : tensor<12x10xf32>, tensor<12x10xf32>, tensor<10xf32>, tensor<12x10xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x1x3x3xf32>, %arg1: tensor<12x10xf32>, %arg2: tensor<12x10xf32>, %arg3: tensor<12x10xf32>) -> (tensor<12x10xf32>, tensor<12x10xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg2, %c) : (tensor<12x10xf32>, tensor<i32>) -> tensor<14x12xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<14x12xf32>) -> tensor<1x1x14x12xf32>
    %2 = stablehlo.convolution(%1, %arg0) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x14x12xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x12x10xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x12x10xf32>) -> tensor<12x10xf32>
    %4 = stablehlo.multiply %arg1, %3 : tensor<12x10xf32>
    %5 = stablehlo.add %arg3, %4 : tensor<12x10xf32>
    %6 = stablehlo.add %arg2, %5 : tensor<12x10xf32>
    %7 = stablehlo.multiply %5, %5 : tensor<12x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x10xf32>, tensor<f32>) -> tensor<f32>
    return %6, %5, %8 : tensor<12x10xf32>, tensor<12x10xf32>, tensor<f32>
  }
  func.func private @_pad(%arg0: tensor<12x10xf32>, %arg1: tensor<i32>) -> tensor<14x12xf32> {
    %0 = stablehlo.slice %arg0 [11:12, 0:10] : (tensor<12x10xf32>) -> tensor<1x10xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:10] : (tensor<12x10xf32>) -> tensor<1x10xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x10xf32>, tensor<12x10xf32>, tensor<1x10xf32>) -> tensor<14x10xf32>
    %3 = stablehlo.slice %2 [0:14, 9:10] : (tensor<14x10xf32>) -> tensor<14x1xf32>
    %4 = stablehlo.slice %2 [0:14, 0:1] : (tensor<14x10xf32>) -> tensor<14x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<14x1xf32>, tensor<14x10xf32>, tensor<14x1xf32>) -> tensor<14x12xf32>
    return %5 : tensor<14x12xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i32>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
  func.func private @_pad_0() {
    return
  }
  func.func private @closed_call_1(%arg0: tensor<12x10xf32>, %arg1: tensor<1x1x3x3xf32>, %arg2: tensor<12x10xf32>, %arg3: tensor<12x10xf32>) -> (tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>) {
    %0 = call @_pad_2(%arg2) : (tensor<12x10xf32>) -> tensor<14x12xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<14x12xf32>) -> tensor<1x1x14x12xf32>
    %2 = stablehlo.convolution(%1, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x14x12xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x12x10xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x12x10xf32>) -> tensor<12x10xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<12x10xf32>
    %5 = stablehlo.add %arg3, %4 : tensor<12x10xf32>
    %6 = stablehlo.add %arg2, %5 : tensor<12x10xf32>
    return %6, %5, %3 : tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>
  }
  func.func private @_pad_2(%arg0: tensor<12x10xf32>) -> tensor<14x12xf32> {
    %0 = stablehlo.slice %arg0 [11:12, 0:10] : (tensor<12x10xf32>) -> tensor<1x10xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:10] : (tensor<12x10xf32>) -> tensor<1x10xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x10xf32>, tensor<12x10xf32>, tensor<1x10xf32>) -> tensor<14x10xf32>
    %3 = stablehlo.slice %2 [0:14, 9:10] : (tensor<14x10xf32>) -> tensor<14x1xf32>
    %4 = stablehlo.slice %2 [0:14, 0:1] : (tensor<14x10xf32>) -> tensor<14x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<14x1xf32>, tensor<14x10xf32>, tensor<14x1xf32>) -> tensor<14x12xf32>
    return %5 : tensor<14x12xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<10x12x10xf32>, %arg1: tensor<12x10xf32>, %arg2: tensor<i32>) -> tensor<10x12x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12x10xf32>) -> tensor<1x12x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<10x12x10xf32>, tensor<1x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<10x12x10xf32>
    return %1 : tensor<10x12x10xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10x12x10xf32>, %arg1: tensor<i32>) -> tensor<12x10xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 12, 10] : (tensor<10x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x10xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x10xf32>) -> tensor<12x10xf32>
    return %1 : tensor<12x10xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<1x1x3x3xf32>, %arg1: tensor<12x10xf32>, %arg2: tensor<12x10xf32>, %arg3: tensor<12x10xf32>, %arg4: tensor<12x10xf32>, %arg5: tensor<12x10xf32>) -> (tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>) {
    %0 = stablehlo.add %arg4, %arg3 : tensor<12x10xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<12x10xf32>
    %2 = stablehlo.multiply %0, %arg5 : tensor<12x10xf32>
    %3 = stablehlo.add %arg2, %2 : tensor<12x10xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [2, 3] : (tensor<12x10xf32>) -> tensor<1x1x12x10xf32>
    %5 = stablehlo.reverse %arg0, dims = [2, 3] : tensor<1x1x3x3xf32>
    %6 = stablehlo.convolution(%4, %5) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x10xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x14x12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x14x12xf32>, tensor<f32>) -> tensor<14x12xf32>
    %8 = call @_pad_5(%7) : (tensor<14x12xf32>) -> tensor<12x10xf32>
    %9 = stablehlo.add %arg3, %8 : tensor<12x10xf32>
    return %3, %9, %0 : tensor<12x10xf32>, tensor<12x10xf32>, tensor<12x10xf32>
  }
  func.func private @_pad_5(%arg0: tensor<14x12xf32>) -> tensor<12x10xf32> {
    %0 = stablehlo.slice %arg0 [0:14, 0:1] : (tensor<14x12xf32>) -> tensor<14x1xf32>
    %1 = stablehlo.slice %arg0 [0:14, 1:11] : (tensor<14x12xf32>) -> tensor<14x10xf32>
    %2 = stablehlo.slice %arg0 [0:14, 11:12] : (tensor<14x12xf32>) -> tensor<14x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [0, 0], high = [0, 9], interior = [0, 0] : (tensor<14x1xf32>, tensor<f32>) -> tensor<14x10xf32>
    %4 = stablehlo.add %1, %3 : tensor<14x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %0, %cst_0, low = [0, 9], high = [0, 0], interior = [0, 0] : (tensor<14x1xf32>, tensor<f32>) -> tensor<14x10xf32>
    %6 = stablehlo.add %4, %5 : tensor<14x10xf32>
    %7 = stablehlo.slice %6 [0:1, 0:10] : (tensor<14x10xf32>) -> tensor<1x10xf32>
    %8 = stablehlo.slice %6 [1:13, 0:10] : (tensor<14x10xf32>) -> tensor<12x10xf32>
    %9 = stablehlo.slice %6 [13:14, 0:10] : (tensor<14x10xf32>) -> tensor<1x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %9, %cst_1, low = [0, 0], high = [11, 0], interior = [0, 0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<12x10xf32>
    %11 = stablehlo.add %8, %10 : tensor<12x10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.pad %7, %cst_2, low = [11, 0], high = [0, 0], interior = [0, 0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<12x10xf32>
    %13 = stablehlo.add %11, %12 : tensor<12x10xf32>
    return %13 : tensor<12x10xf32>
  }
}
