module @literals {
  func.func public @main() -> (tensor<3xf32>, tensor<2xf64>, tensor<2x2xi32>, tensor<4xi1>, tensor<3xi1>, tensor<2xcomplex<f32>>, tensor<complex<f64>>, tensor<0x3xf32>, tensor<4xui8>, tensor<2xf32>, tensor<4xi1>, tensor<i1>, tensor<2xbf16>, tensor<2xf16>, tensor<2xi64>, tensor<ui64>, tensor<3xi16>, tensor<2x3xf32>, tensor<i8>) {
    %0 = stablehlo.constant dense<[0x7FC00000, 0xFF800000, 0x80000000]> : tensor<3xf32>
    %1 = stablehlo.constant dense<[0x7FF0000000000000, 1.0e-3]> : tensor<2xf64>
    %2 = stablehlo.constant dense<[[1, -2], [0x7F, 4]]> : tensor<2x2xi32>
    %3 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %4 = stablehlo.constant dense<true> : tensor<3xi1>
    %5 = stablehlo.constant dense<[(1.0,-2.5), (0.0,0x7F800000)]> : tensor<2xcomplex<f32>>
    %6 = stablehlo.constant dense<(1.5,2.0)> : tensor<complex<f64>>
    %7 = stablehlo.constant dense<> : tensor<0x3xf32>
    %8 = stablehlo.constant dense<[255, 0, 7, 128]> : tensor<4xui8>
    %9 = stablehlo.constant dense<"0x0000803F000000C0"> : tensor<2xf32>
    %10 = stablehlo.constant dense<"0x01000001"> : tensor<4xi1>
    %11 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.constant dense<[0x7F80, -1.5]> : tensor<2xbf16>
    %13 = stablehlo.constant dense<[0x3C00, 65504.0]> : tensor<2xf16>
    %14 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    %15 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %16 = stablehlo.constant dense<"0x0100FFFF0080"> : tensor<3xi16>
    %17 = stablehlo.constant dense<2.5> : tensor<2x3xf32>
    %18 = stablehlo.constant dense<-128> : tensor<i8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<3xf32>, tensor<2xf64>, tensor<2x2xi32>, tensor<4xi1>, tensor<3xi1>, tensor<2xcomplex<f32>>, tensor<complex<f64>>, tensor<0x3xf32>, tensor<4xui8>, tensor<2xf32>, tensor<4xi1>, tensor<i1>, tensor<2xbf16>, tensor<2xf16>, tensor<2xi64>, tensor<ui64>, tensor<3xi16>, tensor<2x3xf32>, tensor<i8>
  }
}
