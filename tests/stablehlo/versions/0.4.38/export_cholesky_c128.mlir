module @jit__lambda_ attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>> {jax.result_info = ""}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %cst_4 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %2 = stablehlo.imag %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %3 = stablehlo.negate %2 : tensor<2x3x3xf64>
    %4 = stablehlo.complex %1, %3 : tensor<2x3x3xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<2x3x3xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<2x3x3xcomplex<f64>>
    %8 = stablehlo.multiply %c_3, %c_2 : tensor<i32>
    %9:2 = stablehlo.custom_call @lapack_zpotrf(%c_3, %8, %c_1, %7) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %11 = stablehlo.compare  EQ, %9#1, %10,  SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %15 = stablehlo.select %14, %9#0, %13 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %16 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %18 = stablehlo.add %16, %17 : tensor<3x3xi32>
    %19 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %20 = stablehlo.compare  GE, %18, %19,  SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %23 = stablehlo.select %21, %15, %22 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    return %23 : tensor<2x3x3xcomplex<f64>>
  }
}
