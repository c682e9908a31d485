module @jit_while_captures attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<f32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1:3 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg0, %iterArg_1 = %0) : tensor<f32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.reduce(%iterArg_1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      %3 = stablehlo.compare LT, %2, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %2 = stablehlo.abs %iterArg_0 : tensor<3xf32>
      %3 = stablehlo.add %iterArg_1, %2 : tensor<3xf32>
      stablehlo.return %iterArg, %iterArg_0, %3 : tensor<f32>, tensor<3xf32>, tensor<3xf32>
    }
    return %1#2 : tensor<3xf32>
  }
}
