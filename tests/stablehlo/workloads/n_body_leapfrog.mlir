module @jit_n_body_leapfrog attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x3xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>) -> (tensor<7x3xf32> {jax.result_info = "result[0]"}, tensor<7x3xf32> {jax.result_info = "result[1]"}, tensor<7x3xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<7x3xf32>) -> tensor<1x7x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<7x3xf32>) -> tensor<7x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x7x3xf32>) -> tensor<7x7x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<7x1x3xf32>) -> tensor<7x7x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<7x7x3xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xf32>) -> tensor<1x7x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x7x1xf32>) -> tensor<7x7x3xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<7x7x3xf32>
    %8 = stablehlo.multiply %4, %4 : tensor<7x7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<7x7x3xf32>, tensor<f32>) -> tensor<7x7xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<7x7xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
    %cst_1 = stablehlo.constant dense<-1.500000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x7x1xf32>
    %14 = stablehlo.power %12, %13 : tensor<7x7x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<7x7x1xf32>) -> tensor<7x7x3xf32>
    %16 = stablehlo.multiply %7, %15 : tensor<7x7x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x7x3xf32>, tensor<f32>) -> tensor<7x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18:6 = stablehlo.while(%iterArg = %arg2, %iterArg_4 = %c_3, %iterArg_5 = %c, %iterArg_6 = %arg0, %iterArg_7 = %arg1, %iterArg_8 = %17) : tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>
    cond {
      %c_9 = stablehlo.constant dense<30> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19:4 = func.call @closed_call(%iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8) : (tensor<7xf32>, tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) -> (tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>)
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_4, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %20, %19#0, %19#1, %19#2, %19#3 : tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>
    }
    return %18#3, %18#4, %18#5 : tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<7xf32>, %arg1: tensor<i32>, %arg2: tensor<7x3xf32>, %arg3: tensor<7x3xf32>, %arg4: tensor<7x3xf32>) -> (tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %cst = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %2 = stablehlo.multiply %1, %arg4 : tensor<7x3xf32>
    %3 = stablehlo.add %arg3, %2 : tensor<7x3xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<7x3xf32>
    %6 = stablehlo.add %arg2, %5 : tensor<7x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<7x3xf32>) -> tensor<1x7x3xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 2] : (tensor<7x3xf32>) -> tensor<7x1x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x7x3xf32>) -> tensor<7x7x3xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<7x1x3xf32>) -> tensor<7x7x3xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<7x7x3xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<1x7x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x7x1xf32>) -> tensor<7x7x3xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<7x7x3xf32>
    %15 = stablehlo.multiply %11, %11 : tensor<7x7x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<7x7x3xf32>, tensor<f32>) -> tensor<7x7xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %18 = stablehlo.add %16, %17 : tensor<7x7xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
    %cst_3 = stablehlo.constant dense<-1.500000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x7x1xf32>
    %21 = stablehlo.power %19, %20 : tensor<7x7x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<7x7x1xf32>) -> tensor<7x7x3xf32>
    %23 = stablehlo.multiply %14, %22 : tensor<7x7x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x7x3xf32>, tensor<f32>) -> tensor<7x3xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<7x3xf32>
    %27 = stablehlo.add %3, %26 : tensor<7x3xf32>
    return %0, %6, %27, %24 : tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>
  }
}
