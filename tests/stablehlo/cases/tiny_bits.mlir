func.func @main(%x: tensor<256xui8>, %k: tensor<16xf4E2M1FN>) -> (tensor<256x2xf4E2M1FN>, tensor<256xui8>, tensor<16xi4>, tensor<16xf4E2M1FN>, tensor<256xf8E8M0FNU>, tensor<3xf4E2M1FN>, tensor<2xf8E8M0FNU>) {
  %0 = stablehlo.bitcast_convert %x : (tensor<256xui8>) -> tensor<256x2xf4E2M1FN>
  %1 = stablehlo.bitcast_convert %0 : (tensor<256x2xf4E2M1FN>) -> tensor<256xui8>
  %2 = stablehlo.bitcast_convert %k : (tensor<16xf4E2M1FN>) -> tensor<16xi4>
  %3 = stablehlo.bitcast_convert %2 : (tensor<16xi4>) -> tensor<16xf4E2M1FN>
  %4 = stablehlo.bitcast_convert %x : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %5 = stablehlo.constant dense<[1.5, -6.0, 0.3]> : tensor<3xf4E2M1FN>
  %6 = stablehlo.constant dense<[2.0, 0.125]> : tensor<2xf8E8M0FNU>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<256x2xf4E2M1FN>, tensor<256xui8>, tensor<16xi4>, tensor<16xf4E2M1FN>, tensor<256xf8E8M0FNU>, tensor<3xf4E2M1FN>, tensor<2xf8E8M0FNU>
}
