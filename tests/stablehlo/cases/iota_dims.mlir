module @jit_iota_dims attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<2x3x4xi32> {jax.result_info = "result[0]"}, tensor<2x3x4xf32> {jax.result_info = "result[1]"}, tensor<2x3x300xui8> {jax.result_info = "result[2]"}, tensor<3x0xi64> {jax.result_info = "result[3]"}, tensor<3x5xf64> {jax.result_info = "result[4]"}, tensor<4x3xf32> {jax.result_info = "result[5]"}, tensor<7xf64> {jax.result_info = "result[6]"}, tensor<10xf64> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<2x3x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<2x3x4xf32>
    %2 = stablehlo.iota dim = 2 : tensor<2x3x300xui8>
    %3 = stablehlo.iota dim = 0 : tensor<3x0xi64>
    %4 = stablehlo.iota dim = 0 : tensor<3x5xi64>
    %5 = stablehlo.iota dim = 1 : tensor<3x5xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %7 = stablehlo.add %4, %6 : tensor<3x5xi64>
    %8 = stablehlo.compare EQ, %7, %5, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %9 = stablehlo.convert %8 : (tensor<3x5xi1>) -> tensor<3x5xf64>
    %10 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c_0 = stablehlo.constant dense<-1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %12 = stablehlo.add %10, %11 : tensor<4x3xi64>
    %13 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %15 = stablehlo.convert %14 : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = call @_linspace(%cst, %cst_1) : (tensor<f64>, tensor<f64>) -> tensor<7xf64>
    %17 = stablehlo.iota dim = 0 : tensor<10xf64>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %19 = stablehlo.multiply %18, %17 : tensor<10xf64>
    %cst_3 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %21 = stablehlo.add %20, %19 : tensor<10xf64>
    return %0, %1, %2, %3, %9, %15, %16, %21 : tensor<2x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x300xui8>, tensor<3x0xi64>, tensor<3x5xf64>, tensor<4x3xf32>, tensor<7xf64>, tensor<10xf64>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<7xf64> {
    %0 = stablehlo.convert %arg0 : tensor<f64>
    %1 = stablehlo.convert %arg1 : tensor<f64>
    %2 = stablehlo.subtract %1, %0 : tensor<f64>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.divide %2, %cst : tensor<f64>
    %4 = stablehlo.iota dim = 0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.divide %4, %5 : tensor<6xf64>
    %7 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.subtract %8, %6 : tensor<6xf64>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf64>) -> tensor<6xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<6xf64>
    %12 = stablehlo.reshape %1 : (tensor<f64>) -> tensor<1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf64>) -> tensor<6xf64>
    %14 = stablehlo.multiply %13, %6 : tensor<6xf64>
    %15 = stablehlo.add %11, %14 : tensor<6xf64>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<6xf64>, tensor<1xf64>) -> tensor<7xf64>
    return %17 : tensor<7xf64>
  }
}
