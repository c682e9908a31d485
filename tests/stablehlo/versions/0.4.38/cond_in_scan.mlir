module @jit_cond_in_scan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "[0]"}, tensor<4xf32> {jax.result_info = "[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c, %iterArg_2 = %cst, %iterArg_3 = %0) : tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<4xf32>
     cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i64>
      %2 = stablehlo.compare  LT, %iterArg_1, %c_4,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_4 = stablehlo.constant dense<0> : tensor<i64>
      %2 = stablehlo.compare  LT, %iterArg_1, %c_4,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.convert %iterArg_1 : tensor<i64>
      %c_5 = stablehlo.constant dense<4> : tensor<i64>
      %4 = stablehlo.add %3, %c_5 : tensor<i64>
      %5 = stablehlo.select %2, %4, %iterArg_1 : tensor<i1>, tensor<i64>
      %6 = stablehlo.dynamic_slice %iterArg, %5, sizes = [1] : (tensor<4xf32>, tensor<i64>) -> tensor<1xf32>
      %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
      %8:2 = func.call @None(%iterArg_2, %7) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %9 = stablehlo.broadcast_in_dim %8#1, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %10 = stablehlo.compare  LT, %iterArg_1, %c_4,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %11 = stablehlo.convert %iterArg_1 : tensor<i64>
      %12 = stablehlo.add %11, %c_5 : tensor<i64>
      %13 = stablehlo.select %10, %12, %iterArg_1 : tensor<i1>, tensor<i64>
      %14 = stablehlo.dynamic_update_slice %iterArg_3, %9, %13 : (tensor<4xf32>, tensor<1xf32>, tensor<i64>) -> tensor<4xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg_1, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %15, %8#0, %14 : tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<4xf32>
    }
    return %1#2, %1#3 : tensor<f32>, tensor<4xf32>
  }
  func.func private @None(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.compare  GT, %arg1, %cst,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
    %2 = "stablehlo.case"(%1) ({
      %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %3 = stablehlo.multiply %arg0, %cst_0 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }, {
      %3 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    return %2, %arg0 : tensor<f32>, tensor<f32>
  }
}
