module @jit_attention_window_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x12x2x4xbf16>, %arg1: tensor<2x12x2x4xbf16>, %arg2: tensor<2x12x2x4xbf16>, %arg3: tensor<2xbf16>) -> (tensor<2x12x2x4xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<12xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<12xi32>) -> tensor<1x12xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x12xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x12xi32>) -> tensor<12x12xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<12x12xi32>
    %6 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x12x2x4xbf16>, tensor<2x12x2x4xbf16>) -> tensor<2x2x12x12xbf16>
    %7 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<2xbf16>) -> tensor<2x1x1xbf16>
    %8 = stablehlo.convert %5 : (tensor<12x12xi32>) -> tensor<12x12xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<12x12xbf16>) -> tensor<1x12x12xbf16>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xbf16>) -> tensor<2x12x12xbf16>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x12x12xbf16>) -> tensor<2x12x12xbf16>
    %12 = stablehlo.multiply %10, %11 : tensor<2x12x12xbf16>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2, 3] : (tensor<2x12x12xbf16>) -> tensor<1x2x12x12xbf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x12x12xbf16>) -> tensor<2x2x12x12xbf16>
    %15 = stablehlo.subtract %6, %14 : tensor<2x2x12x12xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x12xi32>
    %17 = stablehlo.compare GE, %5, %16, SIGNED : (tensor<12x12xi32>, tensor<12x12xi32>) -> tensor<12x12xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x12xi32>
    %19 = stablehlo.compare LT, %5, %18, SIGNED : (tensor<12x12xi32>, tensor<12x12xi32>) -> tensor<12x12xi1>
    %20 = stablehlo.and %17, %19 : tensor<12x12xi1>
    %cst = stablehlo.constant dense<-3.389530e+38> : tensor<bf16>
    %21 = call @_where(%20, %15, %cst) : (tensor<12x12xi1>, tensor<2x2x12x12xbf16>, tensor<bf16>) -> tensor<2x2x12x12xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %22 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x12x12xbf16>, tensor<bf16>) -> tensor<2x2x12xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x2x12xbf16>
    %24 = stablehlo.maximum %23, %22 : tensor<2x2x12xbf16>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x2x12xbf16>) -> tensor<2x2x12x1xbf16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<2x2x12x1xbf16>) -> tensor<2x2x12x12xbf16>
    %27 = stablehlo.subtract %21, %26 : tensor<2x2x12x12xbf16>
    %28 = stablehlo.exponential %27 : tensor<2x2x12x12xbf16>
    %29 = stablehlo.convert %28 : (tensor<2x2x12x12xbf16>) -> tensor<2x2x12x12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x12x12xf32>, tensor<f32>) -> tensor<2x2x12xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x2x12xf32>) -> tensor<2x2x12x1xf32>
    %32 = stablehlo.convert %31 : (tensor<2x2x12x1xf32>) -> tensor<2x2x12x1xbf16>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<2x2x12x1xbf16>) -> tensor<2x2x12x12xbf16>
    %34 = stablehlo.divide %28, %33 : tensor<2x2x12x12xbf16>
    %35 = stablehlo.dot_general %arg2, %34, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x12x2x4xbf16>, tensor<2x2x12x12xbf16>) -> tensor<2x2x4x12xbf16>
    %36 = stablehlo.transpose %35, dims = [0, 3, 1, 2] : (tensor<2x2x4x12xbf16>) -> tensor<2x12x2x4xbf16>
    return %36 : tensor<2x12x2x4xbf16>
  }
  func.func private @_where(%arg0: tensor<12x12xi1>, %arg1: tensor<2x2x12x12xbf16>, %arg2: tensor<bf16>) -> tensor<2x2x12x12xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<12x12xi1>) -> tensor<2x2x12x12xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<2x2x12x12xbf16>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x2x12x12xi1>, tensor<2x2x12x12xbf16>
    return %2 : tensor<2x2x12x12xbf16>
  }
}
