func.func @main(%k: tensor<256xf8E5M2FNUZ>, %x: tensor<1066xf32>, %n: tensor<16xi32>) -> (tensor<256xf32>, tensor<256xf64>, tensor<256xbf16>, tensor<256xi32>, tensor<256xi1>, tensor<1066xf8E5M2FNUZ>, tensor<1066xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>) {
  %0 = stablehlo.convert %k : (tensor<256xf8E5M2FNUZ>) -> tensor<256xf32>
  %1 = stablehlo.convert %k : (tensor<256xf8E5M2FNUZ>) -> tensor<256xf64>
  %2 = stablehlo.convert %k : (tensor<256xf8E5M2FNUZ>) -> tensor<256xbf16>
  %3 = stablehlo.convert %k : (tensor<256xf8E5M2FNUZ>) -> tensor<256xi32>
  %4 = stablehlo.convert %k : (tensor<256xf8E5M2FNUZ>) -> tensor<256xi1>
  %5 = stablehlo.convert %x : (tensor<1066xf32>) -> tensor<1066xf8E5M2FNUZ>
  %w = stablehlo.convert %x : (tensor<1066xf32>) -> tensor<1066xf64>
  %6 = stablehlo.convert %w : (tensor<1066xf64>) -> tensor<1066xf8E5M2FNUZ>
  %7 = stablehlo.convert %n : (tensor<16xi32>) -> tensor<16xf8E5M2FNUZ>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<256xf32>, tensor<256xf64>, tensor<256xbf16>, tensor<256xi32>, tensor<256xi1>, tensor<1066xf8E5M2FNUZ>, tensor<1066xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>
}
