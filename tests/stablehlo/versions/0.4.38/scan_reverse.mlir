module @jit_scan_reverse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<5x3xf32>) -> (tensor<3xf32> {jax.result_info = "[0]"}, tensor<5x3xf32> {jax.result_info = "[1][0]"}, tensor<5x3xf32> {jax.result_info = "[1][1]"}) {
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
      %17 = stablehlo.compare  LT, %16, %c_7,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %18 = stablehlo.convert %16 : tensor<i64>
      %c_8 = stablehlo.constant dense<2> : tensor<i64>
      %19 = stablehlo.add %18, %c_8 : tensor<i64>
      %20 = stablehlo.select %17, %19, %16 : tensor<i1>, tensor<i64>
      %c_9 = stablehlo.constant dense<0> : tensor<i64>
      %21 = stablehlo.dynamic_slice %iterArg, %20, %c_9, %c_9, sizes = [1, 2, 3] : (tensor<2x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %22 = stablehlo.reshape %21 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %23 = stablehlo.slice %22 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %24 = stablehlo.reshape %23 : (tensor<1x3xf32>) -> tensor<3xf32>
      %25:3 = func.call @None(%iterArg_2, %24) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %26 = stablehlo.slice %22 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %27 = stablehlo.reshape %26 : (tensor<1x3xf32>) -> tensor<3xf32>
      %28:3 = func.call @None(%25#0, %27) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %29 = stablehlo.broadcast_in_dim %28#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %30 = stablehlo.broadcast_in_dim %25#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %31 = stablehlo.concatenate %29, %30, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      %32 = stablehlo.broadcast_in_dim %28#2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %33 = stablehlo.broadcast_in_dim %25#2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %34 = stablehlo.concatenate %32, %33, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      %35 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %36 = stablehlo.compare  LT, %16, %c_7,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %37 = stablehlo.convert %16 : tensor<i64>
      %38 = stablehlo.add %37, %c_8 : tensor<i64>
      %39 = stablehlo.select %36, %38, %16 : tensor<i1>, tensor<i64>
      %40 = stablehlo.dynamic_update_slice %iterArg_3, %35, %39, %c_9, %c_9 : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x2x3xf32>
      %41 = stablehlo.broadcast_in_dim %34, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %42 = stablehlo.compare  LT, %16, %c_7,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %43 = stablehlo.convert %16 : tensor<i64>
      %44 = stablehlo.add %43, %c_8 : tensor<i64>
      %45 = stablehlo.select %42, %44, %16 : tensor<i1>, tensor<i64>
      %46 = stablehlo.dynamic_update_slice %iterArg_4, %41, %45, %c_9, %c_9 : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x2x3xf32>
      %47 = stablehlo.add %iterArg_1, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %47, %28#0, %40, %46 : tensor<2x2x3xf32>, tensor<i64>, tensor<3xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>
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
