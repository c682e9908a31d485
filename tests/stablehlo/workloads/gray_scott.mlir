module @jit_gray_scott attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x13xf32>, %arg1: tensor<11x13xf32>) -> (tensor<11x13xf32> {jax.result_info = "result[0]"}, tensor<11x13xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %arg1) : tensor<i32>, tensor<11x13xf32>, tensor<11x13xf32>
    cond {
      %c_2 = stablehlo.constant dense<30> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_0, %iterArg_1) : (tensor<11x13xf32>, tensor<11x13xf32>) -> (tensor<11x13xf32>, tensor<11x13xf32>)
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_2 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1 : tensor<i32>, tensor<11x13xf32>, tensor<11x13xf32>
    }
    return %0#1, %0#2 : tensor<11x13xf32>, tensor<11x13xf32>
  }
  func.func private @closed_call(%arg0: tensor<11x13xf32>, %arg1: tensor<11x13xf32>) -> (tensor<11x13xf32>, tensor<11x13xf32>) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<11x13xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<11x13xf32>
    %2 = call @_roll_static(%arg0) : (tensor<11x13xf32>) -> tensor<11x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %4 = stablehlo.add %3, %2 : tensor<11x13xf32>
    %5 = call @_roll_static_0(%arg0) : (tensor<11x13xf32>) -> tensor<11x13xf32>
    %6 = stablehlo.add %4, %5 : tensor<11x13xf32>
    %7 = call @_roll_static_1(%arg0) : (tensor<11x13xf32>) -> tensor<11x13xf32>
    %8 = stablehlo.add %6, %7 : tensor<11x13xf32>
    %9 = call @_roll_static_2(%arg0) : (tensor<11x13xf32>) -> tensor<11x13xf32>
    %10 = stablehlo.add %8, %9 : tensor<11x13xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<11x13xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<11x13xf32>
    %cst_1 = stablehlo.constant dense<1.600000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<11x13xf32>
    %16 = stablehlo.add %arg0, %15 : tensor<11x13xf32>
    %17 = stablehlo.subtract %16, %1 : tensor<11x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %19 = stablehlo.subtract %18, %arg0 : tensor<11x13xf32>
    %cst_3 = stablehlo.constant dense<3.500000e-02> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<11x13xf32>
    %22 = stablehlo.add %17, %21 : tensor<11x13xf32>
    %23 = call @_roll_static(%arg1) : (tensor<11x13xf32>) -> tensor<11x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %25 = stablehlo.add %24, %23 : tensor<11x13xf32>
    %26 = call @_roll_static_0(%arg1) : (tensor<11x13xf32>) -> tensor<11x13xf32>
    %27 = stablehlo.add %25, %26 : tensor<11x13xf32>
    %28 = call @_roll_static_1(%arg1) : (tensor<11x13xf32>) -> tensor<11x13xf32>
    %29 = stablehlo.add %27, %28 : tensor<11x13xf32>
    %30 = call @_roll_static_2(%arg1) : (tensor<11x13xf32>) -> tensor<11x13xf32>
    %31 = stablehlo.add %29, %30 : tensor<11x13xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %33 = stablehlo.multiply %32, %arg1 : tensor<11x13xf32>
    %34 = stablehlo.subtract %31, %33 : tensor<11x13xf32>
    %cst_6 = stablehlo.constant dense<8.000000e-02> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<11x13xf32>
    %37 = stablehlo.add %arg1, %36 : tensor<11x13xf32>
    %38 = stablehlo.add %37, %1 : tensor<11x13xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<11x13xf32>
    %40 = stablehlo.multiply %39, %arg1 : tensor<11x13xf32>
    %41 = stablehlo.subtract %38, %40 : tensor<11x13xf32>
    return %22, %41 : tensor<11x13xf32>, tensor<11x13xf32>
  }
  func.func private @_roll_static(%arg0: tensor<11x13xf32>) -> tensor<11x13xf32> {
    %0 = stablehlo.slice %arg0 [10:11, 0:13] : (tensor<11x13xf32>) -> tensor<1x13xf32>
    %1 = stablehlo.slice %arg0 [0:10, 0:13] : (tensor<11x13xf32>) -> tensor<10x13xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x13xf32>, tensor<10x13xf32>) -> tensor<11x13xf32>
    return %2 : tensor<11x13xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<11x13xf32>) -> tensor<11x13xf32> {
    %0 = stablehlo.slice %arg0 [0:11, 12:13] : (tensor<11x13xf32>) -> tensor<11x1xf32>
    %1 = stablehlo.slice %arg0 [0:11, 0:12] : (tensor<11x13xf32>) -> tensor<11x12xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<11x1xf32>, tensor<11x12xf32>) -> tensor<11x13xf32>
    return %2 : tensor<11x13xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<11x13xf32>) -> tensor<11x13xf32> {
    %0 = stablehlo.slice %arg0 [1:11, 0:13] : (tensor<11x13xf32>) -> tensor<10x13xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:13] : (tensor<11x13xf32>) -> tensor<1x13xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<10x13xf32>, tensor<1x13xf32>) -> tensor<11x13xf32>
    return %2 : tensor<11x13xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<11x13xf32>) -> tensor<11x13xf32> {
    %0 = stablehlo.slice %arg0 [0:11, 1:13] : (tensor<11x13xf32>) -> tensor<11x12xf32>
    %1 = stablehlo.slice %arg0 [0:11, 0:1] : (tensor<11x13xf32>) -> tensor<11x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<11x12xf32>, tensor<11x1xf32>) -> tensor<11x13xf32>
    return %2 : tensor<11x13xf32>
  }
}
