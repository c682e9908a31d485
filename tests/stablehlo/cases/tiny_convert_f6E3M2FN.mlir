func.func @main(%k: tensor<64xf6E3M2FN>, %x: tensor<298xf32>, %n: tensor<16xi32>) -> (tensor<64xf32>, tensor<64xf64>, tensor<64xbf16>, tensor<64xi32>, tensor<64xi1>, tensor<298xf6E3M2FN>, tensor<298xf6E3M2FN>, tensor<16xf6E3M2FN>) {
  %0 = stablehlo.convert %k : (tensor<64xf6E3M2FN>) -> tensor<64xf32>
  %1 = stablehlo.convert %k : (tensor<64xf6E3M2FN>) -> tensor<64xf64>
  %2 = stablehlo.convert %k : (tensor<64xf6E3M2FN>) -> tensor<64xbf16>
  %3 = stablehlo.convert %k : (tensor<64xf6E3M2FN>) -> tensor<64xi32>
  %4 = stablehlo.convert %k : (tensor<64xf6E3M2FN>) -> tensor<64xi1>
  %5 = stablehlo.convert %x : (tensor<298xf32>) -> tensor<298xf6E3M2FN>
  %w = stablehlo.convert %x : (tensor<298xf32>) -> tensor<298xf64>
  %6 = stablehlo.convert %w : (tensor<298xf64>) -> tensor<298xf6E3M2FN>
  %7 = stablehlo.convert %n : (tensor<16xi32>) -> tensor<16xf6E3M2FN>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<64xf32>, tensor<64xf64>, tensor<64xbf16>, tensor<64xi32>, tensor<64xi1>, tensor<298xf6E3M2FN>, tensor<298xf6E3M2FN>, tensor<16xf6E3M2FN>
}
