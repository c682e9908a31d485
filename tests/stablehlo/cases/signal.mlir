module @jit_signal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>, %arg1: tensor<3x6xf32>) -> (tensor<4x7xf32> {jax.result_info = "result[0]"}, tensor<11xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg1 [0:2, 0:2] : (tensor<3x6xf32>) -> tensor<2x2xf32>
    %1 = call @_flip(%0) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<3x6xf32>) -> tensor<1x1x3x6xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [2, 3] : (tensor<2x2xf32>) -> tensor<1x1x2x2xf32>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x6xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x4x7xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x4x7xf32>) -> tensor<4x7xf32>
    %6 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<3x6xf32>) -> tensor<1x6xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x6xf32>) -> tensor<6xf32>
    %8 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<3x6xf32>) -> tensor<1x6xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x6xf32>) -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %10 = call @_pad(%7, %c) : (tensor<6xf32>, tensor<i64>) -> tensor<11xf32>
    %11 = call @fft(%10) : (tensor<11xf32>) -> tensor<6xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %12 = call @_pad(%9, %c_0) : (tensor<6xf32>, tensor<i64>) -> tensor<11xf32>
    %13 = call @fft(%12) : (tensor<11xf32>) -> tensor<6xcomplex<f32>>
    %14 = stablehlo.multiply %11, %13 : tensor<6xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %15 = call @_pad_0(%14, %c_1) : (tensor<6xcomplex<f32>>, tensor<i64>) -> tensor<6xcomplex<f32>>
    %16 = call @fft_1(%15) : (tensor<6xcomplex<f32>>) -> tensor<11xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.dynamic_slice %16, %c_2, sizes = [11] : (tensor<11xf32>, tensor<i64>) -> tensor<11xf32>
    return %5, %17 : tensor<4x7xf32>, tensor<11xf32>
  }
  func.func private @_flip(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @_pad(%arg0: tensor<6xf32>, %arg1: tensor<i64>) -> tensor<11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [5], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<11xf32>
    return %1 : tensor<11xf32>
  }
  func.func private @fft(%arg0: tensor<11xf32>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [11] : (tensor<11xf32>) -> tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @_pad_0(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    return %1 : tensor<6xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<6xcomplex<f32>>) -> tensor<11xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [11] : (tensor<6xcomplex<f32>>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
}
