module @jit_square_complex attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xcomplex<f32>>, %arg1: tensor<32xcomplex<f64>>) -> (tensor<32xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<32xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %1 = stablehlo.imag %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %2 = stablehlo.is_finite %0 : (tensor<32xf32>) -> tensor<32xi1>
    %3 = stablehlo.compare  EQ, %0, %1,  FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %4 = stablehlo.negate %1 : tensor<32xf32>
    %5 = stablehlo.compare  EQ, %0, %4,  FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %6 = stablehlo.or %3, %5 : tensor<32xi1>
    %7 = stablehlo.and %2, %6 : tensor<32xi1>
    %8 = stablehlo.subtract %0, %1 : tensor<32xf32>
    %9 = stablehlo.add %0, %1 : tensor<32xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<32xf32>
    %11 = stablehlo.multiply %0, %1 : tensor<32xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %15 = stablehlo.complex %14, %13 : tensor<32xcomplex<f32>>
    %16 = stablehlo.complex %10, %13 : tensor<32xcomplex<f32>>
    %17 = stablehlo.select %7, %15, %16 : tensor<32xi1>, tensor<32xcomplex<f32>>
    %18 = stablehlo.real %arg1 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %19 = stablehlo.imag %arg1 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %20 = stablehlo.is_finite %18 : (tensor<32xf64>) -> tensor<32xi1>
    %21 = stablehlo.compare  EQ, %18, %19,  FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %22 = stablehlo.negate %19 : tensor<32xf64>
    %23 = stablehlo.compare  EQ, %18, %22,  FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %24 = stablehlo.or %21, %23 : tensor<32xi1>
    %25 = stablehlo.and %20, %24 : tensor<32xi1>
    %26 = stablehlo.subtract %18, %19 : tensor<32xf64>
    %27 = stablehlo.add %18, %19 : tensor<32xf64>
    %28 = stablehlo.multiply %26, %27 : tensor<32xf64>
    %29 = stablehlo.multiply %18, %19 : tensor<32xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %31 = stablehlo.multiply %29, %30 : tensor<32xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %33 = stablehlo.complex %32, %31 : tensor<32xcomplex<f64>>
    %34 = stablehlo.complex %28, %31 : tensor<32xcomplex<f64>>
    %35 = stablehlo.select %25, %33, %34 : tensor<32xi1>, tensor<32xcomplex<f64>>
    return %17, %35 : tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>
  }
}
