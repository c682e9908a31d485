module @jit_while_vmap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xi32>) -> (tensor<4xi32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %0, %iterArg_2 = %1) : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
    cond {
      %3 = stablehlo.compare LT, %iterArg_1, %iterArg, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_3 = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.reduce(%3 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<2> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %4 = stablehlo.add %iterArg_1, %3 : tensor<4xi32>
      %5 = stablehlo.multiply %iterArg_2, %iterArg_1 : tensor<4xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %7 = stablehlo.add %5, %6 : tensor<4xi32>
      %8 = stablehlo.compare LT, %iterArg_1, %iterArg, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xi1>) -> tensor<4xi1>
      %10 = stablehlo.select %9, %4, %iterArg_1 : tensor<4xi1>, tensor<4xi32>
      %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xi1>) -> tensor<4xi1>
      %12 = stablehlo.select %11, %7, %iterArg_2 : tensor<4xi1>, tensor<4xi32>
      stablehlo.return %iterArg, %10, %12 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
    }
    return %2#1, %2#2 : tensor<4xi32>, tensor<4xi32>
  }
}
