module @jit_fori_dynamic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<5x3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1:4 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %0) : tensor<5x3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>
    cond {
      %2 = stablehlo.compare LT, %iterArg_0, %iterArg_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_0, %c : tensor<i32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.add %iterArg_0, %c_4 : tensor<i32>
      %5 = stablehlo.select %3, %4, %iterArg_0 : tensor<i1>, tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.compare LT, %c_5, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %c_8 = stablehlo.constant dense<3> : tensor<i32>
      %7 = stablehlo.add %c_7, %c_8 : tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %8 = stablehlo.select %6, %7, %c_9 : tensor<i1>, tensor<i32>
      %9 = stablehlo.dynamic_slice %iterArg, %5, %8, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %10 = stablehlo.reshape %9 : (tensor<1x3xf32>) -> tensor<3xf32>
      %11 = stablehlo.add %iterArg_2, %10 : tensor<3xf32>
      stablehlo.return %iterArg, %2, %iterArg_1, %11 : tensor<5x3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>
    }
    return %1#3 : tensor<3xf32>
  }
}
