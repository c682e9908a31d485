module @jit_spectral_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x7x4xf32>, %arg1: tensor<3x3x4x3xf32>, %arg2: tensor<3xf32>) -> (tensor<2x9x7x3xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg1 : (tensor<3x3x4x3xf32>) -> tensor<36x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg2, %iterArg_4 = %1) : tensor<36x3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<36xf32>
    cond {
      %c_5 = stablehlo.constant dense<4> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:3 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3, %iterArg_4) : (tensor<36x3xf32>, tensor<i32>, tensor<3xf32>, tensor<36xf32>) -> (tensor<i32>, tensor<3xf32>, tensor<36xf32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_1, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %9, %8#0, %8#1, %8#2 : tensor<36x3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<36xf32>
    }
    %3 = stablehlo.dot_general %2#4, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36xf32>, tensor<36x3xf32>) -> tensor<3xf32>
    %4 = stablehlo.dot_general %3, %2#3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<3x3x4x3xf32>
    %6 = stablehlo.divide %arg1, %5 : tensor<3x3x4x3xf32>
    %7 = stablehlo.convolution(%arg0, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x7x4xf32>, tensor<3x3x4x3xf32>) -> tensor<2x9x7x3xf32>
    return %7, %2#3 : tensor<2x9x7x3xf32>, tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<36x3xf32>, %arg1: tensor<i32>, %arg2: tensor<3xf32>, %arg3: tensor<36xf32>) -> (tensor<i32>, tensor<3xf32>, tensor<36xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x3xf32>, tensor<3xf32>) -> tensor<36xf32>
    %2 = call @norm(%1) : (tensor<36xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %3 = stablehlo.add %2, %cst : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %5 = stablehlo.divide %1, %4 : tensor<36xf32>
    %6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x36xf32>, tensor<36xf32>) -> tensor<3xf32>
    %8 = call @norm_0(%7) : (tensor<3xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %9 = stablehlo.add %8, %cst_0 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.divide %7, %10 : tensor<3xf32>
    return %0, %11, %5 : tensor<i32>, tensor<3xf32>, tensor<36xf32>
  }
  func.func private @norm(%arg0: tensor<36xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<36xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<36xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
