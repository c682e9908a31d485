module @jit_reduce_init attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<f32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<3x4xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %0, %1, %2, %3 : tensor<4xf32>, tensor<3xf32>, tensor<f32>, tensor<3x4xf32>
  }
}
