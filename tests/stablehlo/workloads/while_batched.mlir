module @jit_while_batched attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xi32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg0, %iterArg_1 = %arg0, %iterArg_2 = %arg0, %iterArg_3 = %0) : tensor<5xi32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>
    cond {
      %2 = stablehlo.convert %iterArg_3 : tensor<5xi32>
      %3 = stablehlo.compare LT, %2, %iterArg, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %4 = stablehlo.multiply %iterArg_2, %iterArg_2 : tensor<5xf32>
      %5 = stablehlo.subtract %4, %iterArg_0 : tensor<5xf32>
      %6 = stablehlo.abs %5 : tensor<5xf32>
      %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %8 = stablehlo.compare GT, %6, %7, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %9 = stablehlo.and %3, %8 : tensor<5xi1>
      %c_4 = stablehlo.constant dense<false> : tensor<i1>
      %10 = stablehlo.reduce(%9 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %2 = stablehlo.divide %iterArg_1, %iterArg_2 : tensor<5xf32>
      %3 = stablehlo.add %iterArg_2, %2 : tensor<5xf32>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %5 = stablehlo.divide %3, %4 : tensor<5xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %7 = stablehlo.add %iterArg_3, %6 : tensor<5xi32>
      %8 = stablehlo.convert %iterArg_3 : tensor<5xi32>
      %9 = stablehlo.compare LT, %8, %iterArg, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %10 = stablehlo.multiply %iterArg_2, %iterArg_2 : tensor<5xf32>
      %11 = stablehlo.subtract %10, %iterArg_0 : tensor<5xf32>
      %12 = stablehlo.abs %11 : tensor<5xf32>
      %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %14 = stablehlo.compare GT, %12, %13, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %15 = stablehlo.and %9, %14 : tensor<5xi1>
      %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<5xi1>) -> tensor<5xi1>
      %17 = stablehlo.select %16, %5, %iterArg_2 : tensor<5xi1>, tensor<5xf32>
      %18 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<5xi1>) -> tensor<5xi1>
      %19 = stablehlo.select %18, %7, %iterArg_3 : tensor<5xi1>, tensor<5xi32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %17, %19 : tensor<5xi32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>
    }
    return %1#3, %1#4 : tensor<5xf32>, tensor<5xi32>
  }
}
