module @pmap__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32} {
  func.func public @main(%arg0: tensor<1x2xf32>) -> (tensor<1x2xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2xf32>) -> tensor<2xf32>
    %1 = stablehlo.convert %0 : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %3 = stablehlo.multiply %1, %2 : tensor<2xcomplex<f32>>
    %4 = "stablehlo.all_reduce"(%3) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %8 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %8 : tensor<complex<f32>>
    }) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %5 = stablehlo.convert %0 : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %6 = stablehlo.add %4, %5 : tensor<2xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    return %7 : tensor<1x2xcomplex<f32>>
  }
}
