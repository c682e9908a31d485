module @jit_sha256_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xui32>) -> (tensor<8xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080, 310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817, 3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063, 1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298]> : tensor<64xui32>
    %c_0 = stablehlo.constant dense<[1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225]> : tensor<8xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<64xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c_2, %iterArg_4 = %arg0, %iterArg_5 = %0) : tensor<i32>, tensor<16xui32>, tensor<64xui32>
    cond {
      %c_6 = stablehlo.constant dense<64> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %29:2 = func.call @closed_call(%iterArg_4) : (tensor<16xui32>) -> (tensor<16xui32>, tensor<ui32>)
      %30 = func.call @dynamic_update_index_in_dim(%iterArg_5, %29#1, %iterArg) : (tensor<64xui32>, tensor<ui32>, tensor<i32>) -> tensor<64xui32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg, %c_6 : tensor<i32>
      stablehlo.return %31, %29#0, %30 : tensor<i32>, tensor<16xui32>, tensor<64xui32>
    }
    %2 = stablehlo.slice %c_0 [0:1] : (tensor<8xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %c_0 [1:2] : (tensor<8xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %c_0 [2:3] : (tensor<8xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.slice %c_0 [3:4] : (tensor<8xui32>) -> tensor<1xui32>
    %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
    %10 = stablehlo.slice %c_0 [4:5] : (tensor<8xui32>) -> tensor<1xui32>
    %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
    %12 = stablehlo.slice %c_0 [5:6] : (tensor<8xui32>) -> tensor<1xui32>
    %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
    %14 = stablehlo.slice %c_0 [6:7] : (tensor<8xui32>) -> tensor<1xui32>
    %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
    %16 = stablehlo.slice %c_0 [7:8] : (tensor<8xui32>) -> tensor<1xui32>
    %17 = stablehlo.reshape %16 : (tensor<1xui32>) -> tensor<ui32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18:11 = stablehlo.while(%iterArg = %c, %iterArg_4 = %1#2, %iterArg_5 = %c_3, %iterArg_6 = %3, %iterArg_7 = %5, %iterArg_8 = %7, %iterArg_9 = %9, %iterArg_10 = %11, %iterArg_11 = %13, %iterArg_12 = %15, %iterArg_13 = %17) : tensor<64xui32>, tensor<64xui32>, tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>
    cond {
      %c_14 = stablehlo.constant dense<64> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_5, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %29 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<64xui32>, tensor<i32>) -> tensor<ui32>
      %30 = func.call @dynamic_index_in_dim(%iterArg_4, %iterArg_5) : (tensor<64xui32>, tensor<i32>) -> tensor<ui32>
      %31:8 = func.call @closed_call_0(%iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %29, %30) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.add %iterArg_5, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %32, %31#0, %31#1, %31#2, %31#3, %31#4, %31#5, %31#6, %31#7 : tensor<64xui32>, tensor<64xui32>, tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>
    }
    %19 = stablehlo.broadcast_in_dim %18#3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %20 = stablehlo.broadcast_in_dim %18#4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %21 = stablehlo.broadcast_in_dim %18#5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %22 = stablehlo.broadcast_in_dim %18#6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %23 = stablehlo.broadcast_in_dim %18#7, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %18#8, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.broadcast_in_dim %18#9, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %26 = stablehlo.broadcast_in_dim %18#10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %27 = stablehlo.concatenate %19, %20, %21, %22, %23, %24, %25, %26, dim = 0 : (tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>) -> tensor<8xui32>
    %28 = stablehlo.add %27, %c_0 : tensor<8xui32>
    return %28 : tensor<8xui32>
  }
  func.func private @closed_call(%arg0: tensor<16xui32>) -> (tensor<16xui32>, tensor<ui32>) {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<16xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [14:15] : (tensor<16xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<16xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %c = stablehlo.constant dense<7> : tensor<ui32>
    %6 = stablehlo.shift_right_logical %1, %c : tensor<ui32>
    %c_0 = stablehlo.constant dense<25> : tensor<ui32>
    %7 = stablehlo.shift_left %1, %c_0 : tensor<ui32>
    %8 = stablehlo.or %6, %7 : tensor<ui32>
    %c_1 = stablehlo.constant dense<18> : tensor<ui32>
    %9 = stablehlo.shift_right_logical %1, %c_1 : tensor<ui32>
    %c_2 = stablehlo.constant dense<14> : tensor<ui32>
    %10 = stablehlo.shift_left %1, %c_2 : tensor<ui32>
    %11 = stablehlo.or %9, %10 : tensor<ui32>
    %12 = stablehlo.xor %8, %11 : tensor<ui32>
    %c_3 = stablehlo.constant dense<3> : tensor<ui32>
    %13 = stablehlo.shift_right_logical %1, %c_3 : tensor<ui32>
    %14 = stablehlo.xor %12, %13 : tensor<ui32>
    %15 = stablehlo.add %5, %14 : tensor<ui32>
    %16 = stablehlo.slice %arg0 [9:10] : (tensor<16xui32>) -> tensor<1xui32>
    %17 = stablehlo.reshape %16 : (tensor<1xui32>) -> tensor<ui32>
    %18 = stablehlo.add %15, %17 : tensor<ui32>
    %c_4 = stablehlo.constant dense<17> : tensor<ui32>
    %19 = stablehlo.shift_right_logical %3, %c_4 : tensor<ui32>
    %c_5 = stablehlo.constant dense<15> : tensor<ui32>
    %20 = stablehlo.shift_left %3, %c_5 : tensor<ui32>
    %21 = stablehlo.or %19, %20 : tensor<ui32>
    %c_6 = stablehlo.constant dense<19> : tensor<ui32>
    %22 = stablehlo.shift_right_logical %3, %c_6 : tensor<ui32>
    %c_7 = stablehlo.constant dense<13> : tensor<ui32>
    %23 = stablehlo.shift_left %3, %c_7 : tensor<ui32>
    %24 = stablehlo.or %22, %23 : tensor<ui32>
    %25 = stablehlo.xor %21, %24 : tensor<ui32>
    %c_8 = stablehlo.constant dense<10> : tensor<ui32>
    %26 = stablehlo.shift_right_logical %3, %c_8 : tensor<ui32>
    %27 = stablehlo.xor %25, %26 : tensor<ui32>
    %28 = stablehlo.add %18, %27 : tensor<ui32>
    %29 = stablehlo.slice %arg0 [1:16] : (tensor<16xui32>) -> tensor<15xui32>
    %30 = call @append(%29, %28) : (tensor<15xui32>, tensor<ui32>) -> tensor<16xui32>
    %31 = stablehlo.slice %arg0 [0:1] : (tensor<16xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    return %30, %32 : tensor<16xui32>, tensor<ui32>
  }
  func.func private @append(%arg0: tensor<15xui32>, %arg1: tensor<ui32>) -> tensor<16xui32> {
    %0 = stablehlo.reshape %arg1 : (tensor<ui32>) -> tensor<1xui32>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<15xui32>, tensor<1xui32>) -> tensor<16xui32>
    return %1 : tensor<16xui32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<64xui32>, %arg1: tensor<ui32>, %arg2: tensor<i32>) -> tensor<64xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<64xui32>, tensor<1xui32>, tensor<i32>) -> tensor<64xui32>
    return %1 : tensor<64xui32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<64xui32>, %arg1: tensor<i32>) -> tensor<ui32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<64xui32>, tensor<i32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    return %1 : tensor<ui32>
  }
  func.func private @closed_call_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<ui32>, %arg7: tensor<ui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) {
    %c = stablehlo.constant dense<6> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg4, %c : tensor<ui32>
    %c_0 = stablehlo.constant dense<26> : tensor<ui32>
    %1 = stablehlo.shift_left %arg4, %c_0 : tensor<ui32>
    %2 = stablehlo.or %0, %1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<11> : tensor<ui32>
    %3 = stablehlo.shift_right_logical %arg4, %c_1 : tensor<ui32>
    %c_2 = stablehlo.constant dense<21> : tensor<ui32>
    %4 = stablehlo.shift_left %arg4, %c_2 : tensor<ui32>
    %5 = stablehlo.or %3, %4 : tensor<ui32>
    %6 = stablehlo.xor %2, %5 : tensor<ui32>
    %c_3 = stablehlo.constant dense<25> : tensor<ui32>
    %7 = stablehlo.shift_right_logical %arg4, %c_3 : tensor<ui32>
    %c_4 = stablehlo.constant dense<7> : tensor<ui32>
    %8 = stablehlo.shift_left %arg4, %c_4 : tensor<ui32>
    %9 = stablehlo.or %7, %8 : tensor<ui32>
    %10 = stablehlo.xor %6, %9 : tensor<ui32>
    %11 = stablehlo.add %arg7, %10 : tensor<ui32>
    %12 = stablehlo.and %arg4, %arg5 : tensor<ui32>
    %13 = stablehlo.not %arg4 : tensor<ui32>
    %14 = stablehlo.and %13, %arg6 : tensor<ui32>
    %15 = stablehlo.xor %12, %14 : tensor<ui32>
    %16 = stablehlo.add %11, %15 : tensor<ui32>
    %17 = stablehlo.add %16, %arg8 : tensor<ui32>
    %18 = stablehlo.add %17, %arg9 : tensor<ui32>
    %c_5 = stablehlo.constant dense<2> : tensor<ui32>
    %19 = stablehlo.shift_right_logical %arg0, %c_5 : tensor<ui32>
    %c_6 = stablehlo.constant dense<30> : tensor<ui32>
    %20 = stablehlo.shift_left %arg0, %c_6 : tensor<ui32>
    %21 = stablehlo.or %19, %20 : tensor<ui32>
    %c_7 = stablehlo.constant dense<13> : tensor<ui32>
    %22 = stablehlo.shift_right_logical %arg0, %c_7 : tensor<ui32>
    %c_8 = stablehlo.constant dense<19> : tensor<ui32>
    %23 = stablehlo.shift_left %arg0, %c_8 : tensor<ui32>
    %24 = stablehlo.or %22, %23 : tensor<ui32>
    %25 = stablehlo.xor %21, %24 : tensor<ui32>
    %c_9 = stablehlo.constant dense<22> : tensor<ui32>
    %26 = stablehlo.shift_right_logical %arg0, %c_9 : tensor<ui32>
    %c_10 = stablehlo.constant dense<10> : tensor<ui32>
    %27 = stablehlo.shift_left %arg0, %c_10 : tensor<ui32>
    %28 = stablehlo.or %26, %27 : tensor<ui32>
    %29 = stablehlo.xor %25, %28 : tensor<ui32>
    %30 = stablehlo.and %arg0, %arg1 : tensor<ui32>
    %31 = stablehlo.and %arg0, %arg2 : tensor<ui32>
    %32 = stablehlo.xor %30, %31 : tensor<ui32>
    %33 = stablehlo.and %arg1, %arg2 : tensor<ui32>
    %34 = stablehlo.xor %32, %33 : tensor<ui32>
    %35 = stablehlo.add %29, %34 : tensor<ui32>
    %36 = stablehlo.add %18, %35 : tensor<ui32>
    %37 = stablehlo.add %arg3, %18 : tensor<ui32>
    return %36, %arg0, %arg1, %arg2, %37, %arg4, %arg5, %arg6 : tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>
  }
}
