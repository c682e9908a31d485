module @jit_muon attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x11xf32>, %arg1: tensor<6x11xf32>, %arg2: tensor<6x11xf32>) -> (tensor<6x11xf32> {jax.result_info = "result[0]"}, tensor<6x11xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.949999988> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x11xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<6x11xf32>
    %2 = stablehlo.add %1, %arg2 : tensor<6x11xf32>
    %3 = call @norm(%2) : (tensor<6x11xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %4 = stablehlo.add %3, %cst_0 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<6x11xf32>
    %6 = stablehlo.divide %2, %5 : tensor<6x11xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7:3 = stablehlo.while(%iterArg = %c_1, %iterArg_3 = %c, %iterArg_4 = %6) : tensor<i32>, tensor<i32>, tensor<6x11xf32>
    cond {
      %c_5 = stablehlo.constant dense<5> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11:2 = func.call @closed_call(%iterArg_3, %iterArg_4) : (tensor<i32>, tensor<6x11xf32>) -> (tensor<i32>, tensor<6x11xf32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %12, %11#0, %11#1 : tensor<i32>, tensor<i32>, tensor<6x11xf32>
    }
    %cst_2 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x11xf32>
    %9 = stablehlo.multiply %8, %7#2 : tensor<6x11xf32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<6x11xf32>
    return %10, %2 : tensor<6x11xf32>, tensor<6x11xf32>
  }
  func.func private @norm(%arg0: tensor<6x11xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x11xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<6x11xf32>) -> (tensor<i32>, tensor<6x11xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x11xf32>) -> tensor<11x6xf32>
    %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x11xf32>, tensor<11x6xf32>) -> tensor<6x6xf32>
    %cst = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x11xf32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<6x11xf32>
    %cst_0 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %8 = stablehlo.multiply %7, %2 : tensor<6x6xf32>
    %9 = stablehlo.dot_general %8, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %10 = stablehlo.add %6, %9 : tensor<6x6xf32>
    %11 = stablehlo.dot_general %10, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x11xf32>) -> tensor<6x11xf32>
    %12 = stablehlo.add %4, %11 : tensor<6x11xf32>
    return %0, %12 : tensor<i32>, tensor<6x11xf32>
  }
}
