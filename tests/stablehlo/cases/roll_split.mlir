module @jit_roll_split attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x5x7xf32> {jax.result_info = "result[0]"}, tensor<3x5x7xf32> {jax.result_info = "result[1]"}, tensor<3x5x1xf32> {jax.result_info = "result[2]"}, tensor<3x5x1xf32> {jax.result_info = "result[3]"}, tensor<3x2x7xf32> {jax.result_info = "result[4]"}, tensor<3x5x7xf32> {jax.result_info = "result[5]"}, tensor<7x5xf32> {jax.result_info = "result[6]"}) {
    %0 = call @_roll_static(%arg0) : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
    %1 = call @_roll_static_0(%arg0) : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
    %2 = stablehlo.slice %arg0 [0:3, 0:5, 0:1] : (tensor<3x5x7xf32>) -> tensor<3x5x1xf32>
    %3 = stablehlo.slice %arg0 [0:3, 0:5, 1:2] : (tensor<3x5x7xf32>) -> tensor<3x5x1xf32>
    %4 = stablehlo.slice %arg0 [0:3, 0:5, 2:3] : (tensor<3x5x7xf32>) -> tensor<3x5x1xf32>
    %5 = stablehlo.slice %arg0 [0:3, 0:5, 3:4] : (tensor<3x5x7xf32>) -> tensor<3x5x1xf32>
    %6 = stablehlo.slice %arg0 [0:3, 0:5, 4:5] : (tensor<3x5x7xf32>) -> tensor<3x5x1xf32>
    %7 = stablehlo.slice %arg0 [0:3, 0:5, 5:6] : (tensor<3x5x7xf32>) -> tensor<3x5x1xf32>
    %8 = stablehlo.slice %arg0 [0:3, 0:5, 6:7] : (tensor<3x5x7xf32>) -> tensor<3x5x1xf32>
    %9 = stablehlo.slice %arg0 [0:3, 0:3, 0:7] : (tensor<3x5x7xf32>) -> tensor<3x3x7xf32>
    %10 = stablehlo.slice %arg0 [0:3, 3:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<3x2x7xf32>
    %11 = call @_flip(%arg0) : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
    %12 = stablehlo.slice %arg0 [0:1, 0:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<1x5x7xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x5x7xf32>) -> tensor<5x7xf32>
    %14 = call @rot90(%13) : (tensor<5x7xf32>) -> tensor<7x5xf32>
    return %0, %1, %2, %3, %10, %11, %14 : tensor<3x5x7xf32>, tensor<3x5x7xf32>, tensor<3x5x1xf32>, tensor<3x5x1xf32>, tensor<3x2x7xf32>, tensor<3x5x7xf32>, tensor<7x5xf32>
  }
  func.func private @_roll_static(%arg0: tensor<3x5x7xf32>) -> tensor<3x5x7xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<3x2x7xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:3, 0:7] : (tensor<3x5x7xf32>) -> tensor<3x3x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2x7xf32>, tensor<3x3x7xf32>) -> tensor<3x5x7xf32>
    return %2 : tensor<3x5x7xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<3x5x7xf32>) -> tensor<3x5x7xf32> {
    %0 = stablehlo.slice %arg0 [2:3, 0:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<1x5x7xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<2x5x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x5x7xf32>, tensor<2x5x7xf32>) -> tensor<3x5x7xf32>
    %3 = stablehlo.slice %2 [0:3, 0:5, 3:7] : (tensor<3x5x7xf32>) -> tensor<3x5x4xf32>
    %4 = stablehlo.slice %2 [0:3, 0:5, 0:3] : (tensor<3x5x7xf32>) -> tensor<3x5x3xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 2 : (tensor<3x5x4xf32>, tensor<3x5x3xf32>) -> tensor<3x5x7xf32>
    return %5 : tensor<3x5x7xf32>
  }
  func.func private @_flip(%arg0: tensor<3x5x7xf32>) -> tensor<3x5x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x5x7xf32>
    return %0 : tensor<3x5x7xf32>
  }
  func.func private @rot90(%arg0: tensor<5x7xf32>) -> tensor<7x5xf32> {
    %0 = call @_flip_1(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
    return %1 : tensor<7x5xf32>
  }
  func.func private @_flip_1(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}
