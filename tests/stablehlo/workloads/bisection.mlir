module @jit_bisection attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xf32>) -> (tensor<11xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<11xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4:5 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %c_2, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %3) : tensor<11xf32>, tensor<i32>, tensor<i32>, tensor<11xf32>, tensor<11xf32>
    cond {
      %c_7 = stablehlo.constant dense<20> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5:3 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5, %iterArg_6) : (tensor<11xf32>, tensor<i32>, tensor<11xf32>, tensor<11xf32>) -> (tensor<i32>, tensor<11xf32>, tensor<11xf32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %6, %5#0, %5#1, %5#2 : tensor<11xf32>, tensor<i32>, tensor<i32>, tensor<11xf32>, tensor<11xf32>
    }
    return %4#3 : tensor<11xf32>
  }
  func.func private @closed_call(%arg0: tensor<11xf32>, %arg1: tensor<i32>, %arg2: tensor<11xf32>, %arg3: tensor<11xf32>) -> (tensor<i32>, tensor<11xf32>, tensor<11xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.add %arg2, %arg3 : tensor<11xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %3 = stablehlo.divide %1, %2 : tensor<11xf32>
    %4 = stablehlo.cosine %3 : tensor<11xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<11xf32>
    %6 = stablehlo.compare GT, %5, %3, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %7 = call @_where(%6, %3, %arg2) : (tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    %8 = call @_where(%6, %arg3, %3) : (tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    return %0, %7, %8 : tensor<i32>, tensor<11xf32>, tensor<11xf32>
  }
  func.func private @_where(%arg0: tensor<11xi1>, %arg1: tensor<11xf32>, %arg2: tensor<11xf32>) -> tensor<11xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<11xi1>, tensor<11xf32>
    return %0 : tensor<11xf32>
  }
}
