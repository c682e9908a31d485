module @jit_floyd_warshall attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xi32>) -> (tensor<8x8xi32> {jax.result_info = "result[0]"}, tensor<8x8xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %c_1, %iterArg_2 = %c_0, %iterArg_3 = %arg0, %iterArg_4 = %0) : tensor<i32>, tensor<i32>, tensor<8x8xi32>, tensor<8x8xi32>
    cond {
      %c_5 = stablehlo.constant dense<8> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:3 = func.call @closed_call(%iterArg_2, %iterArg_3, %iterArg_4) : (tensor<i32>, tensor<8x8xi32>, tensor<8x8xi32>) -> (tensor<i32>, tensor<8x8xi32>, tensor<8x8xi32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %3, %2#0, %2#1, %2#2 : tensor<i32>, tensor<i32>, tensor<8x8xi32>, tensor<8x8xi32>
    }
    return %1#2, %1#3 : tensor<8x8xi32>, tensor<8x8xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<8x8xi32>, %arg2: tensor<8x8xi32>) -> (tensor<i32>, tensor<8x8xi32>, tensor<8x8xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %arg0 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %c_0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %3 = stablehlo.add %c_2, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.select %2, %3, %c_4 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<8> : tensor<i32>
    %6 = stablehlo.add %1, %c_6 : tensor<i32>
    %7 = stablehlo.select %5, %6, %1 : tensor<i1>, tensor<i32>
    %8 = stablehlo.dynamic_slice %arg1, %4, %7, sizes = [8, 1] : (tensor<8x8xi32>, tensor<i32>, tensor<i32>) -> tensor<8x1xi32>
    %9 = stablehlo.reshape %8 : (tensor<8x1xi32>) -> tensor<8xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %11 = stablehlo.convert %arg0 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %11, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %13 = stablehlo.add %11, %c_8 : tensor<i32>
    %14 = stablehlo.select %12, %13, %11 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %c_9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<8> : tensor<i32>
    %16 = stablehlo.add %c_11, %c_12 : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.select %15, %16, %c_13 : tensor<i1>, tensor<i32>
    %18 = stablehlo.dynamic_slice %arg1, %14, %17, sizes = [1, 8] : (tensor<8x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    %19 = stablehlo.reshape %18 : (tensor<1x8xi32>) -> tensor<8xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32>
    %23 = stablehlo.add %21, %22 : tensor<8x8xi32>
    %24 = stablehlo.minimum %arg1, %23 : tensor<8x8xi32>
    %25 = stablehlo.compare LT, %23, %arg1, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %26 = call @_where(%25, %arg0, %arg2) : (tensor<8x8xi1>, tensor<i32>, tensor<8x8xi32>) -> tensor<8x8xi32>
    return %0, %24, %26 : tensor<i32>, tensor<8x8xi32>, tensor<8x8xi32>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<i32>, %arg2: tensor<8x8xi32>) -> tensor<8x8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<8x8xi1>, tensor<8x8xi32>
    return %1 : tensor<8x8xi32>
  }
}
