module @jit_common_subsequence attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xi32>, %arg1: tensor<10xi32>) -> (tensor<11xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %0) : tensor<12xi32>, tensor<10xi32>, tensor<i32>, tensor<11xi32>
    cond {
      %c_4 = stablehlo.constant dense<12> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
      %3 = func.call @closed_call(%iterArg_1, %iterArg_3, %2) : (tensor<10xi32>, tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_2, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %4, %3 : tensor<12xi32>, tensor<10xi32>, tensor<i32>, tensor<11xi32>
    }
    return %1#3 : tensor<11xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<10xi32>, %arg1: tensor<11xi32>, %arg2: tensor<i32>) -> tensor<11xi32> {
    %0 = stablehlo.slice %arg1 [0:10] : (tensor<11xi32>) -> tensor<10xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %2 = stablehlo.compare EQ, %arg0, %1, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %3 = stablehlo.convert %2 : (tensor<10xi1>) -> tensor<10xi32>
    %4 = stablehlo.add %0, %3 : tensor<10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.slice %arg1 [1:11] : (tensor<11xi32>) -> tensor<10xi32>
    %7 = stablehlo.maximum %6, %4 : tensor<10xi32>
    %8 = call @cummax(%7) : (tensor<10xi32>) -> tensor<10xi32>
    %9 = stablehlo.concatenate %5, %8, dim = 0 : (tensor<1xi32>, tensor<10xi32>) -> tensor<11xi32>
    return %9 : tensor<11xi32>
  }
  func.func private @cummax(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    return %1 : tensor<10xi32>
  }
}
