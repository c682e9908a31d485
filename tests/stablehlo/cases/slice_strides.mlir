module @jit_slice_strides attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x5x7xf32> {jax.result_info = "result[0]"}, tensor<1x1x1xf32> {jax.result_info = "result[1]"}, tensor<2x2x2xf32> {jax.result_info = "result[2]"}, tensor<1x1x1xf32> {jax.result_info = "result[3]"}, tensor<0x2x5xf32> {jax.result_info = "result[4]"}, tensor<3x3x3xf32> {jax.result_info = "result[5]"}, tensor<3x5xf32> {jax.result_info = "result[6]"}, tensor<5x7xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
    %1 = stablehlo.slice %arg0 [1:2, 2:3, 3:4] : (tensor<3x5x7xf32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:3:2, 1:5:3, 0:7:4] : (tensor<3x5x7xf32>) -> tensor<2x2x2xf32>
    %3 = stablehlo.slice %arg0 [0:3:5, 4:5:5, 6:7:5] : (tensor<3x5x7xf32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [2:2, 2:4, 2:7] : (tensor<3x5x7xf32>) -> tensor<0x2x5xf32>
    %5 = stablehlo.slice %arg0 [0:3, 1:4, 0:7:3] : (tensor<3x5x7xf32>) -> tensor<3x3x3xf32>
    %6 = stablehlo.reverse %5, dims = [0] : tensor<3x3x3xf32>
    %7 = stablehlo.slice %arg0 [0:3, 0:5, 6:7] : (tensor<3x5x7xf32>) -> tensor<3x5x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x5x1xf32>) -> tensor<3x5xf32>
    %9 = stablehlo.slice %arg0 [1:2, 0:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<1x5x7xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x5x7xf32>) -> tensor<5x7xf32>
    return %0, %1, %2, %3, %4, %6, %8, %10 : tensor<3x5x7xf32>, tensor<1x1x1xf32>, tensor<2x2x2xf32>, tensor<1x1x1xf32>, tensor<0x2x5xf32>, tensor<3x3x3xf32>, tensor<3x5xf32>, tensor<5x7xf32>
  }
}
