module @jit_model_lstm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x6xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<3x6xf32>) -> (tensor<4xf32> {jax.result_info = "[0][0]"}, tensor<4xf32> {jax.result_info = "[0][1]"}, tensor<3x4xf32> {jax.result_info = "[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:7 = stablehlo.while(%iterArg = %arg2, %iterArg_1 = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %0, %iterArg_6 = %1) : tensor<3x6xf32>, tensor<16x6xf32>, tensor<16x4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>
     cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i64>
      %3 = stablehlo.compare  LT, %iterArg_3, %c_7,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %3 = stablehlo.compare  LT, %iterArg_3, %c_7,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.convert %iterArg_3 : tensor<i64>
      %c_8 = stablehlo.constant dense<3> : tensor<i64>
      %5 = stablehlo.add %4, %c_8 : tensor<i64>
      %6 = stablehlo.select %3, %5, %iterArg_3 : tensor<i1>, tensor<i64>
      %c_9 = stablehlo.constant dense<0> : tensor<i64>
      %7 = stablehlo.dynamic_slice %iterArg, %6, %c_9, sizes = [1, 6] : (tensor<3x6xf32>, tensor<i64>, tensor<i64>) -> tensor<1x6xf32>
      %8 = stablehlo.reshape %7 : (tensor<1x6xf32>) -> tensor<6xf32>
      %9:3 = func.call @None(%iterArg_1, %iterArg_2, %iterArg_4, %iterArg_5, %8) : (tensor<16x6xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
      %10 = stablehlo.broadcast_in_dim %9#2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %11 = stablehlo.compare  LT, %iterArg_3, %c_7,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %12 = stablehlo.convert %iterArg_3 : tensor<i64>
      %13 = stablehlo.add %12, %c_8 : tensor<i64>
      %14 = stablehlo.select %11, %13, %iterArg_3 : tensor<i1>, tensor<i64>
      %15 = stablehlo.dynamic_update_slice %iterArg_6, %10, %14, %c_9 : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.add %iterArg_3, %c_10 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %16, %9#0, %9#1, %15 : tensor<3x6xf32>, tensor<16x6xf32>, tensor<16x4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>
    }
    return %2#4, %2#5, %2#6 : tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @None(%arg0: tensor<16x6xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<6xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<6xf32>) -> tensor<16xf32>
    %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4xf32>) -> tensor<16xf32>
    %2 = stablehlo.add %0, %1 : tensor<16xf32>
    %3 = stablehlo.slice %2 [0:4] : (tensor<16xf32>) -> tensor<4xf32>
    %4 = stablehlo.negate %3 : tensor<4xf32>
    %5 = stablehlo.exponential %4 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.add %6, %5 : tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.divide %8, %7 : tensor<4xf32>
    %10 = stablehlo.multiply %9, %arg3 : tensor<4xf32>
    %11 = stablehlo.slice %2 [4:8] : (tensor<16xf32>) -> tensor<4xf32>
    %12 = stablehlo.negate %11 : tensor<4xf32>
    %13 = stablehlo.exponential %12 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.add %14, %13 : tensor<4xf32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.divide %16, %15 : tensor<4xf32>
    %18 = stablehlo.slice %2 [8:12] : (tensor<16xf32>) -> tensor<4xf32>
    %19 = stablehlo.tanh %18 : tensor<4xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<4xf32>
    %21 = stablehlo.add %10, %20 : tensor<4xf32>
    %22 = stablehlo.tanh %21 : tensor<4xf32>
    %23 = stablehlo.slice %2 [12:16] : (tensor<16xf32>) -> tensor<4xf32>
    %24 = stablehlo.negate %23 : tensor<4xf32>
    %25 = stablehlo.exponential %24 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.add %26, %25 : tensor<4xf32>
    %28 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.divide %28, %27 : tensor<4xf32>
    %30 = stablehlo.multiply %22, %29 : tensor<4xf32>
    return %30, %21, %21 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
