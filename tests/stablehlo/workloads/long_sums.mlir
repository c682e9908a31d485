module @jit_long_sums attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<f32> {jax.result_info = "result[0][2]"}, tensor<8xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}, tensor<16xf32> {jax.result_info = "result[3]"}, tensor<16xf32> {jax.result_info = "result[4]"}, tensor<3xf32> {jax.result_info = "result[5]"}, tensor<5xf32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}, tensor<f32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<100352xf32>
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<100352xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<100352xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<100352xf32>
    %4 = stablehlo.add %2, %3 : tensor<100352xf32>
    %5 = stablehlo.sine %4 : tensor<100352xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<100352xf32>
    %7 = stablehlo.add %5, %6 : tensor<100352xf32>
    %8 = stablehlo.iota dim = 0 : tensor<100003xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<100003xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<100003xf32>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<100003xf32>
    %12 = stablehlo.add %10, %11 : tensor<100003xf32>
    %13 = stablehlo.sine %12 : tensor<100003xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<100003xf32>
    %15 = stablehlo.add %13, %14 : tensor<100003xf32>
    %16 = stablehlo.iota dim = 0 : tensor<4099xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4099xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<4099xf32>
    %19 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<4099xf32>
    %20 = stablehlo.add %18, %19 : tensor<4099xf32>
    %21 = stablehlo.sine %20 : tensor<4099xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4099xf32>
    %23 = stablehlo.add %21, %22 : tensor<4099xf32>
    %24 = stablehlo.reshape %7 : (tensor<100352xf32>) -> tensor<8x56x28x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%7 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<100352xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%15 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<100003xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4099xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x56x28x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_9 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.divide %28, %29 : tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @_var(%24, %c) : (tensor<8x56x28x8xf32>, tensor<i32>) -> tensor<8xf32>
    %32 = stablehlo.reshape %7 : (tensor<100352xf32>) -> tensor<16x6272xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<16x6272xf32>, tensor<f32>) -> tensor<16xf32>
    %34 = stablehlo.reshape %7 : (tensor<100352xf32>) -> tensor<6272x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6272x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %37 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<100003xf32>) -> tensor<1x100003xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x100003xf32>) -> tensor<3x100003xf32>
    %39 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x100003xf32>
    %40 = stablehlo.multiply %38, %39 : tensor<3x100003xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<3x100003xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_14 = stablehlo.constant dense<1.000030e+05> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %43 = stablehlo.divide %41, %42 : tensor<3xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%15 init: %cst_15) applies stablehlo.maximum across dimensions = [0] : (tensor<100003xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.maximum %cst_16, %44 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<1xf32>) -> tensor<100003xf32>
    %48 = stablehlo.subtract %15, %47 : tensor<100003xf32>
    %49 = stablehlo.exponential %48 : tensor<100003xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<100003xf32>, tensor<f32>) -> tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<1xf32>) -> tensor<100003xf32>
    %53 = stablehlo.divide %49, %52 : tensor<100003xf32>
    %54 = stablehlo.slice %53 [0:5] : (tensor<100003xf32>) -> tensor<5xf32>
    %55 = call @norm(%23) : (tensor<4099xf32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4099xf32>
    %57 = stablehlo.multiply %56, %23 : tensor<4099xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<4099xf32>, tensor<f32>) -> tensor<f32>
    return %25, %26, %27, %30, %31, %33, %35, %43, %54, %55, %58 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<8x56x28x8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x56x28x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_0 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x56x28x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x56x28x8xf32>
    %6 = chlo.square %5 : tensor<8x56x28x8xf32> -> tensor<8x56x28x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x56x28x8xf32>, tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.divide %9, %10 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %13 : tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @norm(%arg0: tensor<4099xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4099xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4099xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
