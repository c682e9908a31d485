module @jit_pad_configs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<f32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<6x7xf32> {jax.result_info = "result[1]"}, tensor<5x10xf32> {jax.result_info = "result[2]"}, tensor<2x2xf32> {jax.result_info = "result[3]"}, tensor<1x6xf32> {jax.result_info = "result[4]"}, tensor<4x11xf32> {jax.result_info = "result[5]"}, tensor<8x3xf32> {jax.result_info = "result[6]"}, tensor<0x4xf32> {jax.result_info = "result[7]"}, tensor<3x0xf32> {jax.result_info = "result[8]"}, tensor<3x3xf32> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.pad %arg0, %arg1, low = [1, 0], high = [2, 3], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<6x7xf32>
    %2 = stablehlo.pad %arg0, %arg1, low = [0, 0], high = [0, 0], interior = [1, 2] : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x10xf32>
    %3 = stablehlo.pad %arg0, %arg1, low = [-1, 0], high = [0, -2], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %4 = stablehlo.pad %arg0, %arg1, low = [-1, -2], high = [-1, 4], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<1x6xf32>
    %5 = stablehlo.pad %arg0, %arg1, low = [2, -1], high = [-3, -1], interior = [1, 3] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x11xf32>
    %6 = stablehlo.pad %arg0, %arg1, low = [-2, 1], high = [3, -5], interior = [2, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<8x3xf32>
    %7 = stablehlo.pad %arg0, %arg1, low = [-3, 0], high = [0, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<0x4xf32>
    %8 = stablehlo.pad %arg0, %arg1, low = [0, -2], high = [0, -2], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x0xf32>
    %9 = stablehlo.pad %arg0, %arg1, low = [-4, -1], high = [2, 0], interior = [1, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x3xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x4xf32>, tensor<6x7xf32>, tensor<5x10xf32>, tensor<2x2xf32>, tensor<1x6xf32>, tensor<4x11xf32>, tensor<8x3xf32>, tensor<0x4xf32>, tensor<3x0xf32>, tensor<3x3xf32>
  }
}
