module @jit_zeta attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf64>, %arg1: tensor<20xf32>) -> (tensor<20xf64> {jax.result_info = "result[0]"}, tensor<20xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<20xf64>
    %cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %3 = stablehlo.add %1, %2 : tensor<20xf64>
    %4 = chlo.zeta %arg0, %3 : tensor<20xf64>, tensor<20xf64> -> tensor<20xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<20xf32>
    %cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %8 = stablehlo.add %6, %7 : tensor<20xf32>
    %9 = chlo.zeta %arg1, %8 : tensor<20xf32>, tensor<20xf32> -> tensor<20xf32>
    return %4, %9 : tensor<20xf64>, tensor<20xf32>
  }
}
