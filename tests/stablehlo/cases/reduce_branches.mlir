module @jit_reduce_branches attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
     reducer(%arg1: tensor<f32>, %arg2: tensor<f32>)  {
      %1 = stablehlo.compare GT, %arg2, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
      %3 = "stablehlo.case"(%2) ({
        %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %4 = stablehlo.multiply %arg1, %cst_0 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }, {
        %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<i32>) -> tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }
    return %0 : tensor<3xf32>
  }
}
