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
      %15 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<2> : tensor<i64>
      %15 = stablehlo.subtract %c_5, %iterArg_1 : tensor<i64>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.subtract %15, %c_6 : tensor<i64>
      %17 = func.call @dynamic_index_in_dim(%iterArg, %16) : (tensor<2x2x3xf32>, tensor<i64>) -> tensor<2x3xf32>
      %18 = stablehlo.slice %17 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %19 = stablehlo.reshape %18 : (tensor<1x3xf32>) -> tensor<3xf32>
      %20:3 = func.call @closed_call(%iterArg_2, %19) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %21 = stablehlo.slice %17 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %22 = stablehlo.reshape %21 : (tensor<1x3xf32>) -> tensor<3xf32>
      %23:3 = func.call @closed_call(%20#0, %22) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %24 = stablehlo.broadcast_in_dim %23#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %25 = stablehlo.broadcast_in_dim %20#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %26 = stablehlo.concatenate %24, %25, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      %27 = stablehlo.broadcast_in_dim %23#2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %28 = stablehlo.broadcast_in_dim %20#2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %29 = stablehlo.concatenate %27, %28, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      %30 = func.call @dynamic_update_index_in_dim(%iterArg_3, %26, %16) : (tensor<2x2x3xf32>, tensor<2x3xf32>, tensor<i64>) -> tensor<2x2x3xf32>
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_4, %29, %16) : (tensor<2x2x3xf32>, tensor<2x3xf32>, tensor<i64>) -> tensor<2x2x3xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i64>
      %32 = stablehlo.add %iterArg_1, %c_7 : tensor<i64>
      stablehlo.return %iterArg, %32, %23#0, %30, %31 : tensor<2x2x3xf32>, tensor<i64>, tensor<3xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>
    }
    %6 = stablehlo.reshape %5#3 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.reshape %5#4 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.slice %0 [0:1, 0:3] : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x3xf32>) -> tensor<3xf32>
    %10:3 = call @closed_call(%5#2, %9) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %11 = stablehlo.broadcast_in_dim %10#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %12 = stablehlo.broadcast_in_dim %10#2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %13 = stablehlo.concatenate %11, %6, dim = 0 : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.concatenate %12, %7, dim = 0 : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    return %10#0, %13, %14 : tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x2x3xf32>, %arg1: tensor<i64>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<2x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3xf32>
    return %0, %arg0, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i64>) -> tensor<2x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x2x3xf32>
    return %1 : tensor<2x2x3xf32>
  }
}
