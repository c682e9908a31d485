module @jit_sm_pmap_types attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xi1> {jax.result_info = "[0]"}, tensor<8x8xcomplex<f32>> {jax.result_info = "[1]"}, tensor<8x8xi8> {jax.result_info = "[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %c_1 = stablehlo.constant dense<8> : tensor<ui32>
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c_0 : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_1 : tensor<ui32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c, sizes = [1, 8] : (tensor<8x8xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x8xf32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.compare  GT, %4, %5,  FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %7 = stablehlo.convert %4 : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,2.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %9 = stablehlo.add %7, %8 : tensor<8xcomplex<f32>>
    %10 = stablehlo.convert %4 : (tensor<8xf32>) -> tensor<8xi8>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<ui32>
    %c_5 = stablehlo.constant dense<1> : tensor<ui32>
    %c_6 = stablehlo.constant dense<8> : tensor<ui32>
    %12 = stablehlo.replica_id : tensor<ui32>
    %13 = stablehlo.divide %12, %c_5 : tensor<ui32>
    %14 = stablehlo.remainder %13, %c_6 : tensor<ui32>
    %15 = stablehlo.broadcast %6, sizes = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
    %16 = stablehlo.dynamic_update_slice %11, %15, %14, %c_4 : (tensor<8x8xi1>, tensor<1x8xi1>, tensor<ui32>, tensor<ui32>) -> tensor<8x8xi1>
    %17 = "stablehlo.cross-replica-sum"(%16) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_7 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<8x8xcomplex<f32>>
    %c_8 = stablehlo.constant dense<0> : tensor<ui32>
    %c_9 = stablehlo.constant dense<1> : tensor<ui32>
    %c_10 = stablehlo.constant dense<8> : tensor<ui32>
    %19 = stablehlo.replica_id : tensor<ui32>
    %20 = stablehlo.divide %19, %c_9 : tensor<ui32>
    %21 = stablehlo.remainder %20, %c_10 : tensor<ui32>
    %22 = stablehlo.broadcast %9, sizes = [1] : (tensor<8xcomplex<f32>>) -> tensor<1x8xcomplex<f32>>
    %23 = stablehlo.dynamic_update_slice %18, %22, %21, %c_8 : (tensor<8x8xcomplex<f32>>, tensor<1x8xcomplex<f32>>, tensor<ui32>, tensor<ui32>) -> tensor<8x8xcomplex<f32>>
    %24 = "stablehlo.cross-replica-sum"(%23) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %c_11 = stablehlo.constant dense<0> : tensor<i8>
    %25 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i8>) -> tensor<8x8xi8>
    %c_12 = stablehlo.constant dense<0> : tensor<ui32>
    %c_13 = stablehlo.constant dense<1> : tensor<ui32>
    %c_14 = stablehlo.constant dense<8> : tensor<ui32>
    %26 = stablehlo.replica_id : tensor<ui32>
    %27 = stablehlo.divide %26, %c_13 : tensor<ui32>
    %28 = stablehlo.remainder %27, %c_14 : tensor<ui32>
    %29 = stablehlo.broadcast %10, sizes = [1] : (tensor<8xi8>) -> tensor<1x8xi8>
    %30 = stablehlo.dynamic_update_slice %25, %29, %28, %c_12 : (tensor<8x8xi8>, tensor<1x8xi8>, tensor<ui32>, tensor<ui32>) -> tensor<8x8xi8>
    %31 = "stablehlo.cross-replica-sum"(%30) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> : (tensor<8x8xi8>) -> tensor<8x8xi8>
    return %17, %24, %31 : tensor<8x8xi1>, tensor<8x8xcomplex<f32>>, tensor<8x8xi8>
  }
}
