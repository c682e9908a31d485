module @jit_int8_mlp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x24xf32>, %arg1: tensor<24x16xi8>, %arg2: tensor<16xf32>, %arg3: tensor<16x3xi8>, %arg4: tensor<3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<5x24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x24xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<1.270000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<5x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x24xf32>
    %6 = stablehlo.divide %arg0, %5 : tensor<5x24xf32>
    %7 = call @round(%6) : (tensor<5x24xf32>) -> tensor<5x24xf32>
    %c = stablehlo.constant dense<-127> : tensor<i32>
    %c_1 = stablehlo.constant dense<127> : tensor<i32>
    %8 = call @clip(%7, %c, %c_1) : (tensor<5x24xf32>, tensor<i32>, tensor<i32>) -> tensor<5x24xf32>
    %9 = stablehlo.convert %8 : (tensor<5x24xf32>) -> tensor<5x24xi8>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x24xi8>, tensor<24x16xi8>) -> tensor<5x16xi32>
    %11 = stablehlo.convert %10 : (tensor<5x16xi32>) -> tensor<5x16xf32>
    %12 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<5x16xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<5x16xf32>
    %17 = call @relu(%16) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %18 = stablehlo.abs %17 : tensor<5x16xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<5x16xf32>, tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_3 = stablehlo.constant dense<1.270000e+02> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<5x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %24 = stablehlo.divide %17, %23 : tensor<5x16xf32>
    %25 = call @round_0(%24) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %c_4 = stablehlo.constant dense<-127> : tensor<i32>
    %c_5 = stablehlo.constant dense<127> : tensor<i32>
    %26 = call @clip_1(%25, %c_4, %c_5) : (tensor<5x16xf32>, tensor<i32>, tensor<i32>) -> tensor<5x16xf32>
    %27 = stablehlo.convert %26 : (tensor<5x16xf32>) -> tensor<5x16xi8>
    %28 = stablehlo.dot_general %27, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x16xi8>, tensor<16x3xi8>) -> tensor<5x3xi32>
    %29 = stablehlo.convert %28 : (tensor<5x3xi32>) -> tensor<5x3xf32>
    %30 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<5x3xf32>
    %32 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<5x3xf32>
    return %34 : tensor<5x3xf32>
  }
  func.func private @round(%arg0: tensor<5x24xf32>) -> tensor<5x24xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5x24xf32>
    return %0 : tensor<5x24xf32>
  }
  func.func private @clip(%arg0: tensor<5x24xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5x24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5x24xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<5x24xf32>
    return %5 : tensor<5x24xf32>
  }
  func.func private @relu(%arg0: tensor<5x16xf32>) -> tensor<5x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x16xf32>
    return %1 : tensor<5x16xf32>
  }
  func.func private @round_0(%arg0: tensor<5x16xf32>) -> tensor<5x16xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5x16xf32>
    return %0 : tensor<5x16xf32>
  }
  func.func private @clip_1(%arg0: tensor<5x16xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5x16xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<5x16xf32>
    return %5 : tensor<5x16xf32>
  }
}
