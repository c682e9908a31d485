module @jit_int4_groups attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x32xf32>, %arg1: tensor<16x6xi8>, %arg2: tensor<4x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<16x6xi8>
    %1 = stablehlo.shift_left %arg1, %0 : tensor<16x6xi8>
    %c_0 = stablehlo.constant dense<4> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<16x6xi8>
    %3 = stablehlo.shift_right_arithmetic %1, %2 : tensor<16x6xi8>
    %c_1 = stablehlo.constant dense<4> : tensor<i8>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<16x6xi8>
    %5 = stablehlo.shift_right_arithmetic %arg1, %4 : tensor<16x6xi8>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<16x6xi8>) -> tensor<16x1x6xi8>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<16x6xi8>) -> tensor<16x1x6xi8>
    %8 = stablehlo.concatenate %6, %7, dim = 1 : (tensor<16x1x6xi8>, tensor<16x1x6xi8>) -> tensor<16x2x6xi8>
    %9 = stablehlo.reshape %8 : (tensor<16x2x6xi8>) -> tensor<32x6xi8>
    %10 = stablehlo.convert %9 : (tensor<32x6xi8>) -> tensor<32x6xf32>
    %11 = stablehlo.reshape %10 : (tensor<32x6xf32>) -> tensor<4x8x6xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<4x6xf32>) -> tensor<4x1x6xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<4x1x6xf32>) -> tensor<4x8x6xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<4x8x6xf32>
    %15 = stablehlo.reshape %14 : (tensor<4x8x6xf32>) -> tensor<32x6xf32>
    %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x32xf32>, tensor<32x6xf32>) -> tensor<3x6xf32>
    return %16 : tensor<3x6xf32>
  }
}
