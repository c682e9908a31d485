func.func @main(%k: tensor<256xf8E3M4>, %x: tensor<938xf32>, %n: tensor<16xi32>) -> (tensor<256xf32>, tensor<256xf64>, tensor<256xbf16>, tensor<256xi32>, tensor<256xi1>, tensor<938xf8E3M4>, tensor<938xf8E3M4>, tensor<16xf8E3M4>) {
  %0 = stablehlo.convert %k : (tensor<256xf8E3M4>) -> tensor<256xf32>
  %1 = stablehlo.convert %k : (tensor<256xf8E3M4>) -> tensor<256xf64>
  %2 = stablehlo.convert %k : (tensor<256xf8E3M4>) -> tensor<256xbf16>
  %3 = stablehlo.convert %k : (tensor<256xf8E3M4>) -> tensor<256xi32>
  %4 = stablehlo.convert %k : (tensor<256xf8E3M4>) -> tensor<256xi1>
  %5 = stablehlo.convert %x : (tensor<938xf32>) -> tensor<938xf8E3M4>
  %w = stablehlo.convert %x : (tensor<938xf32>) -> tensor<938xf64>
  %6 = stablehlo.convert %w : (tensor<938xf64>) -> tensor<938xf8E3M4>
  %7 = stablehlo.convert %n : (tensor<16xi32>) -> tensor<16xf8E3M4>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<256xf32>, tensor<256xf64>, tensor<256xbf16>, tensor<256xi32>, tensor<256xi1>, tensor<938xf8E3M4>, tensor<938xf8E3M4>, tensor<16xf8E3M4>
}
