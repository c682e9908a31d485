module @jit_reduce_welford attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2:3 = stablehlo.reduce(%arg0 init: %cst_0), (%0 init: %cst_0), (%1 init: %cst_0) across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
     reducer(%arg1: tensor<f32>, %arg4: tensor<f32>) (%arg2: tensor<f32>, %arg5: tensor<f32>) (%arg3: tensor<f32>, %arg6: tensor<f32>)  {
      %3 = stablehlo.add %arg1, %arg4 : tensor<f32>
      %4 = stablehlo.add %arg2, %arg5 : tensor<f32>
      %5 = stablehlo.add %arg3, %arg6 : tensor<f32>
      stablehlo.return %3, %4, %5 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    return %2#0, %2#1, %2#2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}
