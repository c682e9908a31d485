func.func @main(%x: tensor<20xf32>) -> (tensor<20xf32>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<20xf32>) -> tensor<20x!quant.uniform<i4:f32, 0.05:3>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<20x!quant.uniform<i4:f32, 0.05:3>>) -> tensor<20xf32>
  return %1 : tensor<20xf32>
}
