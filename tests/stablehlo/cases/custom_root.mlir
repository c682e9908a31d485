module @jit_custom_root attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<f32>, tensor<i64>, tensor<i64>, tensor<f32>
    cond {
      %c_4 = stablehlo.constant dense<20> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<f32>, tensor<i64>, tensor<f32>) -> (tensor<i64>, tensor<f32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<f32>, tensor<i64>, tensor<i64>, tensor<f32>
    }
    return %0#3 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<i64>, %arg2: tensor<f32>) -> (tensor<i64>, tensor<f32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %1 = stablehlo.divide %arg0, %arg2 : tensor<f32>
    %2 = stablehlo.add %arg2, %1 : tensor<f32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.multiply %cst, %2 : tensor<f32>
    return %0, %3 : tensor<i64>, tensor<f32>
  }
}
