module @jit_power_iteration attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x12xf32>, %arg1: tensor<12xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @norm(%arg1) : (tensor<12xf32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.divide %arg1, %1 : tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %2, %iterArg_2 = %cst, %iterArg_3 = %cst_0, %iterArg_4 = %c) : tensor<12x12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<i32>
    cond {
      %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %4 = stablehlo.compare GT, %iterArg_3, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<300> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_7 = stablehlo.constant dense<false> : tensor<i1>
      %6 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<i1>
      %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %8 = stablehlo.convert %7 : tensor<i1>
      %c_8 = stablehlo.constant dense<false> : tensor<i1>
      %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<i1>
      %10 = stablehlo.compare NE, %5, %9, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = stablehlo.convert %10 : tensor<i1>
      %12 = stablehlo.and %8, %11 : tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %5 = stablehlo.dot_general %iterArg_1, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
      %6 = func.call @norm(%4) : (tensor<12xf32>) -> tensor<f32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %8 = stablehlo.divide %4, %7 : tensor<12xf32>
      %9 = stablehlo.convert %iterArg_2 : tensor<f32>
      %10 = stablehlo.subtract %5, %9 : tensor<f32>
      %11 = stablehlo.abs %10 : tensor<f32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_4, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %8, %5, %11, %12 : tensor<12x12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<i32>
    }
    return %3#2 : tensor<f32>
  }
  func.func private @norm(%arg0: tensor<12xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
