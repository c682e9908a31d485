module @jit_composite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1][0]"}, tensor<f32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.composite "my.muladd" %arg0, %arg1 {decomposition = @my.muladd} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1:2 = stablehlo.composite "my.head" %arg0 {composite_attributes = {k = 2 : i64}, decomposition = @my.head, version = 2 : i32} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<f32>)
    return %0, %1#0, %1#1 : tensor<4xf32>, tensor<2xf32>, tensor<f32>
  }
  func.func private @my.muladd(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @my.head(%arg0: tensor<4xf32>) -> (tensor<2xf32>, tensor<f32>) {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<2xf32>, tensor<f32>
  }
}
