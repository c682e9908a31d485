module @jit_newton_root attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0, %iterArg_1 = %arg0, %iterArg_2 = %c) : tensor<f64>, tensor<f64>, tensor<f64>, tensor<i64>
    cond {
      %1 = stablehlo.multiply %iterArg_1, %iterArg_1 : tensor<f64>
      %2 = stablehlo.subtract %1, %iterArg : tensor<f64>
      %3 = stablehlo.abs %2 : tensor<f64>
      %cst = stablehlo.constant dense<1.000000e-10> : tensor<f64>
      %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c_3 = stablehlo.constant dense<60> : tensor<i64>
      %5 = stablehlo.compare LT, %iterArg_2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_4 = stablehlo.constant dense<false> : tensor<i1>
      %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<i1>
      %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %8 = stablehlo.convert %7 : tensor<i1>
      %9 = stablehlo.and %4, %8 : tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %1 = stablehlo.divide %iterArg_0, %iterArg_1 : tensor<f64>
      %2 = stablehlo.add %iterArg_1, %1 : tensor<f64>
      %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %3 = stablehlo.multiply %cst, %2 : tensor<f64>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %4 = stablehlo.add %iterArg_2, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %3, %4 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<i64>
    }
    return %0#2, %0#3 : tensor<f64>, tensor<i64>
  }
}
