module @jit_divmod_float attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>, %arg1: tensor<40xf32>, %arg2: tensor<40xf64>, %arg3: tensor<40xf64>) -> (tensor<40xf32> {jax.result_info = "result[0][0]"}, tensor<40xf32> {jax.result_info = "result[0][1]"}, tensor<40xf64> {jax.result_info = "result[1][0]"}, tensor<40xf64> {jax.result_info = "result[1][1]"}) {
    %0:2 = call @divmod(%arg0, %arg1) : (tensor<40xf32>, tensor<40xf32>) -> (tensor<40xf32>, tensor<40xf32>)
    %1:2 = call @divmod_0(%arg2, %arg3) : (tensor<40xf64>, tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>)
    return %0#0, %0#1, %1#0, %1#1 : tensor<40xf32>, tensor<40xf32>, tensor<40xf64>, tensor<40xf64>
  }
  func.func private @divmod(%arg0: tensor<40xf32>, %arg1: tensor<40xf32>) -> (tensor<40xf32>, tensor<40xf32>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<40xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<40xf32>
    %2 = stablehlo.divide %1, %arg1 : tensor<40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %4 = stablehlo.compare  NE, %0, %3,  FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %5 = stablehlo.sign %arg1 : tensor<40xf32>
    %6 = stablehlo.sign %0 : tensor<40xf32>
    %7 = stablehlo.compare  NE, %5, %6,  FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %8 = stablehlo.and %4, %7 : tensor<40xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<40xf32>
    %10 = stablehlo.select %8, %9, %0 : tensor<40xi1>, tensor<40xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %12 = stablehlo.subtract %2, %11 : tensor<40xf32>
    %13 = stablehlo.select %8, %12, %2 : tensor<40xi1>, tensor<40xf32>
    %14 = stablehlo.round_nearest_afz %13 : tensor<40xf32>
    return %14, %10 : tensor<40xf32>, tensor<40xf32>
  }
  func.func private @divmod_0(%arg0: tensor<40xf64>, %arg1: tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<40xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<40xf64>
    %2 = stablehlo.divide %1, %arg1 : tensor<40xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %4 = stablehlo.compare  NE, %0, %3,  FLOAT : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %5 = stablehlo.sign %arg1 : tensor<40xf64>
    %6 = stablehlo.sign %0 : tensor<40xf64>
    %7 = stablehlo.compare  NE, %5, %6,  FLOAT : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %8 = stablehlo.and %4, %7 : tensor<40xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<40xf64>
    %10 = stablehlo.select %8, %9, %0 : tensor<40xi1>, tensor<40xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %12 = stablehlo.subtract %2, %11 : tensor<40xf64>
    %13 = stablehlo.select %8, %12, %2 : tensor<40xi1>, tensor<40xf64>
    %14 = stablehlo.round_nearest_afz %13 : tensor<40xf64>
    return %14, %10 : tensor<40xf64>, tensor<40xf64>
  }
}
