module @jit_implicit_root attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5:5 = stablehlo.while(%iterArg = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %c_4, %iterArg_12 = %c, %iterArg_13 = %0) : tensor<f32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>
    cond {
      %c_14 = stablehlo.constant dense<30> : tensor<i32>
      %33 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %33 : tensor<i1>
    } do {
      %33:2 = func.call @closed_call(%iterArg, %iterArg_10, %iterArg_12, %iterArg_13) : (tensor<f32>, tensor<6xf32>, tensor<i32>, tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>)
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_11, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %34, %33#0, %33#1 : tensor<f32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>
    }
    %6 = stablehlo.multiply %5#4, %5#4 : tensor<6xf32>
    %7 = stablehlo.multiply %6, %5#4 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.multiply %8, %5#4 : tensor<6xf32>
    %10 = stablehlo.add %7, %9 : tensor<6xf32>
    %11 = stablehlo.subtract %10, %arg1 : tensor<6xf32>
    %12 = stablehlo.multiply %5#4, %5#4 : tensor<6xf32>
    %13 = stablehlo.multiply %12, %5#4 : tensor<6xf32>
    %14 = stablehlo.multiply %5#4, %5#4 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<6xf32>
    %17 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.multiply %17, %5#4 : tensor<6xf32>
    %19 = stablehlo.add %13, %18 : tensor<6xf32>
    %20 = stablehlo.subtract %19, %arg1 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.multiply %21, %16 : tensor<6xf32>
    %23 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<6xf32>
    %25 = stablehlo.add %22, %24 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%5#4 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.negate %27 : tensor<6xf32>
    %29 = stablehlo.divide %28, %25 : tensor<6xf32>
    %30 = stablehlo.negate %29 : tensor<6xf32>
    %31 = stablehlo.multiply %29, %5#4 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    return %26, %32 : tensor<f32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>, %arg3: tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = stablehlo.multiply %arg3, %arg3 : tensor<6xf32>
    %2 = stablehlo.multiply %1, %arg3 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.multiply %3, %arg3 : tensor<6xf32>
    %5 = stablehlo.add %2, %4 : tensor<6xf32>
    %6 = stablehlo.subtract %5, %arg1 : tensor<6xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<6xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.add %9, %10 : tensor<6xf32>
    %12 = stablehlo.divide %6, %11 : tensor<6xf32>
    %13 = stablehlo.subtract %arg3, %12 : tensor<6xf32>
    return %0, %13 : tensor<i32>, tensor<6xf32>
  }
}
