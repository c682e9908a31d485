module @jit_murmur3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xui32>, %arg1: tensor<ui32>) -> (tensor<ui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c, %iterArg_7 = %arg1) : tensor<7xui32>, tensor<i32>, tensor<ui32>
    cond {
      %c_8 = stablehlo.constant dense<7> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<7xui32>, tensor<i32>) -> tensor<ui32>
      %11 = func.call @closed_call(%iterArg_7, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %12, %11 : tensor<7xui32>, tensor<i32>, tensor<ui32>
    }
    %c_0 = stablehlo.constant dense<28> : tensor<ui32>
    %1 = stablehlo.xor %0#2, %c_0 : tensor<ui32>
    %c_1 = stablehlo.constant dense<16> : tensor<ui32>
    %2 = stablehlo.shift_right_logical %1, %c_1 : tensor<ui32>
    %3 = stablehlo.xor %1, %2 : tensor<ui32>
    %c_2 = stablehlo.constant dense<2246822507> : tensor<ui32>
    %4 = stablehlo.multiply %3, %c_2 : tensor<ui32>
    %c_3 = stablehlo.constant dense<13> : tensor<ui32>
    %5 = stablehlo.shift_right_logical %4, %c_3 : tensor<ui32>
    %6 = stablehlo.xor %4, %5 : tensor<ui32>
    %c_4 = stablehlo.constant dense<3266489909> : tensor<ui32>
    %7 = stablehlo.multiply %6, %c_4 : tensor<ui32>
    %c_5 = stablehlo.constant dense<16> : tensor<ui32>
    %8 = stablehlo.shift_right_logical %7, %c_5 : tensor<ui32>
    %9 = stablehlo.xor %7, %8 : tensor<ui32>
    return %9 : tensor<ui32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7xui32>, %arg1: tensor<i32>) -> tensor<ui32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<7xui32>, tensor<i32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    return %1 : tensor<ui32>
  }
  func.func private @closed_call(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<ui32> {
    %c = stablehlo.constant dense<3432918353> : tensor<ui32>
    %0 = stablehlo.multiply %arg1, %c : tensor<ui32>
    %c_0 = stablehlo.constant dense<15> : tensor<ui32>
    %1 = stablehlo.shift_left %0, %c_0 : tensor<ui32>
    %c_1 = stablehlo.constant dense<17> : tensor<ui32>
    %2 = stablehlo.shift_right_logical %0, %c_1 : tensor<ui32>
    %3 = stablehlo.or %1, %2 : tensor<ui32>
    %c_2 = stablehlo.constant dense<461845907> : tensor<ui32>
    %4 = stablehlo.multiply %3, %c_2 : tensor<ui32>
    %5 = stablehlo.xor %arg0, %4 : tensor<ui32>
    %c_3 = stablehlo.constant dense<13> : tensor<ui32>
    %6 = stablehlo.shift_left %5, %c_3 : tensor<ui32>
    %c_4 = stablehlo.constant dense<19> : tensor<ui32>
    %7 = stablehlo.shift_right_logical %5, %c_4 : tensor<ui32>
    %8 = stablehlo.or %6, %7 : tensor<ui32>
    %c_5 = stablehlo.constant dense<5> : tensor<ui32>
    %9 = stablehlo.multiply %8, %c_5 : tensor<ui32>
    %c_6 = stablehlo.constant dense<3864292196> : tensor<ui32>
    %10 = stablehlo.add %9, %c_6 : tensor<ui32>
    return %10 : tensor<ui32>
  }
}
