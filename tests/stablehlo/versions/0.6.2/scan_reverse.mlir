module @jit_scan_reverse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<5x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<5x3xf32> {jax.result_info = "result[1][0]"}, tensor<5x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg1 [0:1, 0:3] : (tensor<5x3xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.slice %arg1 [1:5, 0:3] : (tensor<5x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x3xf32>) -> tensor<2x2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:5 = stablehlo.while(%iterArg = %2, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %3, %iterArg_4 = %4) : tensor<2x2x3xf32>, tensor<i64>, tensor<3xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>
     cond {
      %c_5 = stablehlo.constant dense<2> : tensor<i64>
      %15 = stablehlo.compare  LT, %iterArg_1, %c_5,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<2> : tensor<i64>
      %15 = stablehlo.subtract %c_5, %iterArg_1 : tensor<i64>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.subtract %15, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %17 = stablehlo.dynamic_slice %iterArg, %16, %c_7, %c_7, sizes = [1, 2, 3] : (tensor<2x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %18 = stablehlo.reshape %17 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %19 = stablehlo.slice %18 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %20 = stablehlo.reshape %19 : (tensor<1x3xf32>) -> tensor<3xf32>
      %21:3 = func.call @None(%iterArg_2, %20) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %22 = stablehlo.slice %18 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %23 = stablehlo.reshape %22 : (tensor<1x3xf32>) -> tensor<3xf32>
      %24:3 = func.call @None(%21#0, %23) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %25 = stablehlo.broadcast_in_dim %24#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %26 = stablehlo.broadcast_in_dim %21#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %27 = stablehlo.concatenate %25, %26, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.broadcast_in_dim %24#2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %29 = stablehlo.broadcast_in_dim %21#2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %30 = stablehlo.concatenate %28, %29, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      %31 = stablehlo.broadcast_in_dim %27, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %32 = stablehlo.dynamic_update_slice %iterArg_3, %31, %16, %c_7, %c_7 : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x2x3xf32>
      %33 = stablehlo.broadcast_in_dim %30, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %34 = stablehlo.dynamic_update_slice %iterArg_4, %33, %16, %c_7, %c_7 : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x2x3xf32>
      %35 = stablehlo.add %iterArg_1, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %35, %24#0, %32, %34 : tensor<2x2x3xf32>, tensor<i64>, tensor<3xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>
    }
    %6 = stablehlo.reshape %5#3 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.reshape %5#4 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.slice %0 [0:1, 0:3] : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x3xf32>) -> tensor<3xf32>
    %10:3 = call @None(%5#2, %9) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %11 = stablehlo.broadcast_in_dim %10#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %12 = stablehlo.broadcast_in_dim %10#2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %13 = stablehlo.concatenate %11, %6, dim = 0 : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.concatenate %12, %7, dim = 0 : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    return %10#0, %13, %14 : tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
  }
  func.func private @None(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3xf32>
    return %0, %arg0, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
