module @jit_crc32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xui8>) -> (tensor<ui32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<256xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_3 = %c, %iterArg_4 = %0) : tensor<i32>, tensor<i32>, tensor<256xui32>
    cond {
      %c_5 = stablehlo.constant dense<8> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5:2 = func.call @closed_call(%iterArg_3, %iterArg_4) : (tensor<i32>, tensor<256xui32>) -> (tensor<i32>, tensor<256xui32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %6, %5#0, %5#1 : tensor<i32>, tensor<i32>, tensor<256xui32>
    }
    %2 = stablehlo.convert %arg0 : (tensor<19xui8>) -> tensor<19xui32>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %1#2, %iterArg_4 = %c_2, %iterArg_5 = %c_1) : tensor<19xui32>, tensor<256xui32>, tensor<i32>, tensor<ui32>
    cond {
      %c_6 = stablehlo.constant dense<19> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<19xui32>, tensor<i32>) -> tensor<ui32>
      %6 = func.call @closed_call_0(%iterArg_3, %iterArg_5, %5) : (tensor<256xui32>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_4, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %7, %6 : tensor<19xui32>, tensor<256xui32>, tensor<i32>, tensor<ui32>
    }
    %4 = stablehlo.not %3#3 : tensor<ui32>
    return %4 : tensor<ui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<256xui32>) -> (tensor<i32>, tensor<256xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<256xui32>
    %2 = stablehlo.and %arg1, %1 : tensor<256xui32>
    %c_1 = stablehlo.constant dense<1> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<256xui32>
    %4 = stablehlo.shift_right_logical %arg1, %3 : tensor<256xui32>
    %c_2 = stablehlo.constant dense<3988292384> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<256xui32>
    %6 = stablehlo.xor %5, %4 : tensor<256xui32>
    %c_3 = stablehlo.constant dense<1> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<256xui32>
    %8 = stablehlo.shift_right_logical %arg1, %7 : tensor<256xui32>
    %9 = call @_where(%2, %6, %8) : (tensor<256xui32>, tensor<256xui32>, tensor<256xui32>) -> tensor<256xui32>
    return %0, %9 : tensor<i32>, tensor<256xui32>
  }
  func.func private @_where(%arg0: tensor<256xui32>, %arg1: tensor<256xui32>, %arg2: tensor<256xui32>) -> tensor<256xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<256xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<256xui32>, tensor<256xui32>) -> tensor<256xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<256xi1>, tensor<256xui32>
    return %2 : tensor<256xui32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<19xui32>, %arg1: tensor<i32>) -> tensor<ui32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<19xui32>, tensor<i32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    return %1 : tensor<ui32>
  }
  func.func private @closed_call_0(%arg0: tensor<256xui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
    %0 = stablehlo.xor %arg1, %arg2 : tensor<ui32>
    %c = stablehlo.constant dense<255> : tensor<ui32>
    %1 = stablehlo.and %0, %c : tensor<ui32>
    %2 = stablehlo.dynamic_slice %arg0, %1, sizes = [1] : (tensor<256xui32>, tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %c_0 = stablehlo.constant dense<8> : tensor<ui32>
    %4 = stablehlo.shift_right_logical %arg1, %c_0 : tensor<ui32>
    %5 = stablehlo.xor %3, %4 : tensor<ui32>
    return %5 : tensor<ui32>
  }
}
