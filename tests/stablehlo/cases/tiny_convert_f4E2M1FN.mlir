func.func @main(%k: tensor<16xf4E2M1FN>, %x: tensor<106xf32>, %n: tensor<16xi32>) -> (tensor<16xf32>, tensor<16xf64>, tensor<16xbf16>, tensor<16xi32>, tensor<16xi1>, tensor<106xf4E2M1FN>, tensor<106xf4E2M1FN>, tensor<16xf4E2M1FN>) {
  %0 = stablehlo.convert %k : (tensor<16xf4E2M1FN>) -> tensor<16xf32>
  %1 = stablehlo.convert %k : (tensor<16xf4E2M1FN>) -> tensor<16xf64>
  %2 = stablehlo.convert %k : (tensor<16xf4E2M1FN>) -> tensor<16xbf16>
  %3 = stablehlo.convert %k : (tensor<16xf4E2M1FN>) -> tensor<16xi32>
  %4 = stablehlo.convert %k : (tensor<16xf4E2M1FN>) -> tensor<16xi1>
  %5 = stablehlo.convert %x : (tensor<106xf32>) -> tensor<106xf4E2M1FN>
  %w = stablehlo.convert %x : (tensor<106xf32>) -> tensor<106xf64>
  %6 = stablehlo.convert %w : (tensor<106xf64>) -> tensor<106xf4E2M1FN>
  %7 = stablehlo.convert %n : (tensor<16xi32>) -> tensor<16xf4E2M1FN>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<16xf32>, tensor<16xf64>, tensor<16xbf16>, tensor<16xi32>, tensor<16xi1>, tensor<106xf4E2M1FN>, tensor<106xf4E2M1FN>, tensor<16xf4E2M1FN>
}
