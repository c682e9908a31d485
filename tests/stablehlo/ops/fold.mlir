// equal
func.func @reduce_add_f64(%a0: tensor<f64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_add_f64_2(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_add_f64_3(%a0: tensor<1xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_add_f64_4(%a0: tensor<0xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_add_f64_5(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<5xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xf64>, tensor<f64>) -> tensor<5xf64>
  return %r : tensor<5xf64>
}

// equal
func.func @reduce_add_f64_6(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @reduce_add_f64_7(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_add_f64_8(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_add_f64_9(%a0: tensor<0x4xf64>, %a1: tensor<f64>) -> tensor<4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @reduce_add_f64_10(%a0: tensor<0x4xf64>, %a1: tensor<f64>) -> tensor<0xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xf64>, tensor<f64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// equal
func.func @reduce_add_f64_11(%a0: tensor<3x0xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_add_f64_12(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<2x4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @reduce_add_f64_13(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_add_f64_14(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_add_f64_15(%a0: tensor<2x1x3x1x2xf64>, %a1: tensor<f64>) -> tensor<1x3x2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xf64>, tensor<f64>) -> tensor<1x3x2xf64>
  return %r : tensor<1x3x2xf64>
}

// equal
func.func @reduce_add_f64_16(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<f64>) -> tensor<1x1x2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xf64>, tensor<f64>) -> tensor<1x1x2xf64>
  return %r : tensor<1x1x2xf64>
}

// equal
func.func @reduce_add_f64_17(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<f64>) -> tensor<2x2x2x2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf64>, tensor<f64>) -> tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// equal
func.func @reduce_add_f64_18(%a0: tensor<40xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_add_f64_19(%a0: tensor<2x33xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_add_f64_20(%a0: tensor<33x2xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_add_f32(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_add_f32_2(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_add_f32_3(%a0: tensor<1xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_add_f32_4(%a0: tensor<0xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_add_f32_5(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<5xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// equal
func.func @reduce_add_f32_6(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @reduce_add_f32_7(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_add_f32_8(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_add_f32_9(%a0: tensor<0x4xf32>, %a1: tensor<f32>) -> tensor<4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @reduce_add_f32_10(%a0: tensor<0x4xf32>, %a1: tensor<f32>) -> tensor<0xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xf32>, tensor<f32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// equal
func.func @reduce_add_f32_11(%a0: tensor<3x0xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_add_f32_12(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<2x4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @reduce_add_f32_13(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_add_f32_14(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_add_f32_15(%a0: tensor<2x1x3x1x2xf32>, %a1: tensor<f32>) -> tensor<1x3x2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
  return %r : tensor<1x3x2xf32>
}

// equal
func.func @reduce_add_f32_16(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<f32>) -> tensor<1x1x2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xf32>, tensor<f32>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

// equal
func.func @reduce_add_f32_17(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<f32>) -> tensor<2x2x2x2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf32>, tensor<f32>) -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// equal
func.func @reduce_add_f32_18(%a0: tensor<40xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_add_f32_19(%a0: tensor<2x33xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_add_f32_20(%a0: tensor<33x2xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_add_f16(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_add_f16_2(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_add_f16_3(%a0: tensor<1xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_add_f16_4(%a0: tensor<0xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_add_f16_5(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<5xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xf16>, tensor<f16>) -> tensor<5xf16>
  return %r : tensor<5xf16>
}

// equal
func.func @reduce_add_f16_6(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf16>, tensor<f16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// equal
func.func @reduce_add_f16_7(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_add_f16_8(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_add_f16_9(%a0: tensor<0x4xf16>, %a1: tensor<f16>) -> tensor<4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf16>, tensor<f16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// equal
func.func @reduce_add_f16_10(%a0: tensor<0x4xf16>, %a1: tensor<f16>) -> tensor<0xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xf16>, tensor<f16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// equal
func.func @reduce_add_f16_11(%a0: tensor<3x0xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_add_f16_12(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<2x4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// equal
func.func @reduce_add_f16_13(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_add_f16_14(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_add_f16_15(%a0: tensor<2x1x3x1x2xf16>, %a1: tensor<f16>) -> tensor<1x3x2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xf16>, tensor<f16>) -> tensor<1x3x2xf16>
  return %r : tensor<1x3x2xf16>
}

// equal
func.func @reduce_add_f16_16(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<f16>) -> tensor<1x1x2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xf16>, tensor<f16>) -> tensor<1x1x2xf16>
  return %r : tensor<1x1x2xf16>
}

// equal
func.func @reduce_add_f16_17(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<f16>) -> tensor<2x2x2x2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf16>, tensor<f16>) -> tensor<2x2x2x2xf16>
  return %r : tensor<2x2x2x2xf16>
}

// equal
func.func @reduce_add_f16_18(%a0: tensor<40xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_add_f16_19(%a0: tensor<2x33xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_add_f16_20(%a0: tensor<33x2xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_add_bf16(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_add_bf16_2(%a0: tensor<1xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_add_bf16_3(%a0: tensor<0xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_add_bf16_4(%a0: tensor<5xbf16>, %a1: tensor<bf16>) -> tensor<5xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xbf16>, tensor<bf16>) -> tensor<5xbf16>
  return %r : tensor<5xbf16>
}

// equal
func.func @reduce_add_bf16_5(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<4xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @reduce_add_bf16_6(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_add_bf16_7(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_add_bf16_8(%a0: tensor<0x4xbf16>, %a1: tensor<bf16>) -> tensor<4xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @reduce_add_bf16_9(%a0: tensor<0x4xbf16>, %a1: tensor<bf16>) -> tensor<0xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xbf16>, tensor<bf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// equal
func.func @reduce_add_bf16_10(%a0: tensor<3x0xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_add_bf16_11(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<2x4xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @reduce_add_bf16_12(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_add_bf16_13(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_add_bf16_14(%a0: tensor<2x1x3x1x2xbf16>, %a1: tensor<bf16>) -> tensor<1x3x2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xbf16>, tensor<bf16>) -> tensor<1x3x2xbf16>
  return %r : tensor<1x3x2xbf16>
}

// equal
func.func @reduce_add_bf16_15(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<bf16>) -> tensor<1x1x2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xbf16>, tensor<bf16>) -> tensor<1x1x2xbf16>
  return %r : tensor<1x1x2xbf16>
}

// equal
func.func @reduce_add_bf16_16(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<bf16>) -> tensor<2x2x2x2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xbf16>, tensor<bf16>) -> tensor<2x2x2x2xbf16>
  return %r : tensor<2x2x2x2xbf16>
}

// equal
func.func @reduce_add_bf16_17(%a0: tensor<40xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_add_bf16_18(%a0: tensor<2x33xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_add_bf16_19(%a0: tensor<33x2xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_add_i8(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_add_i8_2(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_add_i8_3(%a0: tensor<1xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_add_i8_4(%a0: tensor<0xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_add_i8_5(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<5xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xi8>, tensor<i8>) -> tensor<5xi8>
  return %r : tensor<5xi8>
}

// equal
func.func @reduce_add_i8_6(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_add_i8_7(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_add_i8_8(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_add_i8_9(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_add_i8_10(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<0xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xi8>, tensor<i8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// equal
func.func @reduce_add_i8_11(%a0: tensor<3x0xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_add_i8_12(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<2x4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @reduce_add_i8_13(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_add_i8_14(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_add_i8_15(%a0: tensor<2x1x3x1x2xi8>, %a1: tensor<i8>) -> tensor<1x3x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xi8>, tensor<i8>) -> tensor<1x3x2xi8>
  return %r : tensor<1x3x2xi8>
}

// equal
func.func @reduce_add_i8_16(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<1x1x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<1x1x2xi8>
  return %r : tensor<1x1x2xi8>
}

// equal
func.func @reduce_add_i8_17(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<2x2x2x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<2x2x2x2xi8>
  return %r : tensor<2x2x2x2xi8>
}

// equal
func.func @reduce_add_i8_18(%a0: tensor<40xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_add_i8_19(%a0: tensor<2x33xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_add_i8_20(%a0: tensor<33x2xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_add_i16(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_add_i16_2(%a0: tensor<5xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_add_i16_3(%a0: tensor<1xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_add_i16_4(%a0: tensor<0xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_add_i16_5(%a0: tensor<5xi16>, %a1: tensor<i16>) -> tensor<5xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xi16>, tensor<i16>) -> tensor<5xi16>
  return %r : tensor<5xi16>
}

// equal
func.func @reduce_add_i16_6(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_add_i16_7(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_add_i16_8(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_add_i16_9(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_add_i16_10(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<0xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xi16>, tensor<i16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// equal
func.func @reduce_add_i16_11(%a0: tensor<3x0xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_add_i16_12(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<2x4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @reduce_add_i16_13(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_add_i16_14(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_add_i16_15(%a0: tensor<2x1x3x1x2xi16>, %a1: tensor<i16>) -> tensor<1x3x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xi16>, tensor<i16>) -> tensor<1x3x2xi16>
  return %r : tensor<1x3x2xi16>
}

// equal
func.func @reduce_add_i16_16(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<1x1x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<1x1x2xi16>
  return %r : tensor<1x1x2xi16>
}

// equal
func.func @reduce_add_i16_17(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<2x2x2x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<2x2x2x2xi16>
  return %r : tensor<2x2x2x2xi16>
}

// equal
func.func @reduce_add_i16_18(%a0: tensor<40xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_add_i16_19(%a0: tensor<2x33xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_add_i16_20(%a0: tensor<33x2xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_add_i32(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_add_i32_2(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_add_i32_3(%a0: tensor<1xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_add_i32_4(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_add_i32_5(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<5xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  return %r : tensor<5xi32>
}

// equal
func.func @reduce_add_i32_6(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_add_i32_7(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_add_i32_8(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_add_i32_9(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_add_i32_10(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @reduce_add_i32_11(%a0: tensor<3x0xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_add_i32_12(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<2x4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @reduce_add_i32_13(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_add_i32_14(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_add_i32_15(%a0: tensor<2x1x3x1x2xi32>, %a1: tensor<i32>) -> tensor<1x3x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xi32>, tensor<i32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// equal
func.func @reduce_add_i32_16(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<1x1x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<1x1x2xi32>
  return %r : tensor<1x1x2xi32>
}

// equal
func.func @reduce_add_i32_17(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<2x2x2x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<2x2x2x2xi32>
  return %r : tensor<2x2x2x2xi32>
}

// equal
func.func @reduce_add_i32_18(%a0: tensor<40xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_add_i32_19(%a0: tensor<2x33xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_add_i32_20(%a0: tensor<33x2xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_add_i64(%a0: tensor<i64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_add_i64_2(%a0: tensor<5xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_add_i64_3(%a0: tensor<1xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_add_i64_4(%a0: tensor<0xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_add_i64_5(%a0: tensor<5xi64>, %a1: tensor<i64>) -> tensor<5xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
  return %r : tensor<5xi64>
}

// equal
func.func @reduce_add_i64_6(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_add_i64_7(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_add_i64_8(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_add_i64_9(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_add_i64_10(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<0xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xi64>, tensor<i64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// equal
func.func @reduce_add_i64_11(%a0: tensor<3x0xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_add_i64_12(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<2x4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @reduce_add_i64_13(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_add_i64_14(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_add_i64_15(%a0: tensor<2x1x3x1x2xi64>, %a1: tensor<i64>) -> tensor<1x3x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xi64>, tensor<i64>) -> tensor<1x3x2xi64>
  return %r : tensor<1x3x2xi64>
}

// equal
func.func @reduce_add_i64_16(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<1x1x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<1x1x2xi64>
  return %r : tensor<1x1x2xi64>
}

// equal
func.func @reduce_add_i64_17(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<2x2x2x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<2x2x2x2xi64>
  return %r : tensor<2x2x2x2xi64>
}

// equal
func.func @reduce_add_i64_18(%a0: tensor<40xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_add_i64_19(%a0: tensor<2x33xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_add_i64_20(%a0: tensor<33x2xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_add_ui8(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_add_ui8_2(%a0: tensor<5xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_add_ui8_3(%a0: tensor<1xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_add_ui8_4(%a0: tensor<0xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_add_ui8_5(%a0: tensor<5xui8>, %a1: tensor<ui8>) -> tensor<5xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xui8>, tensor<ui8>) -> tensor<5xui8>
  return %r : tensor<5xui8>
}

// equal
func.func @reduce_add_ui8_6(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_add_ui8_7(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_add_ui8_8(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_add_ui8_9(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_add_ui8_10(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<0xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// equal
func.func @reduce_add_ui8_11(%a0: tensor<3x0xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_add_ui8_12(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<2x4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @reduce_add_ui8_13(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_add_ui8_14(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_add_ui8_15(%a0: tensor<2x1x3x1x2xui8>, %a1: tensor<ui8>) -> tensor<1x3x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xui8>, tensor<ui8>) -> tensor<1x3x2xui8>
  return %r : tensor<1x3x2xui8>
}

// equal
func.func @reduce_add_ui8_16(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<1x1x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<1x1x2xui8>
  return %r : tensor<1x1x2xui8>
}

// equal
func.func @reduce_add_ui8_17(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<2x2x2x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<2x2x2x2xui8>
  return %r : tensor<2x2x2x2xui8>
}

// equal
func.func @reduce_add_ui8_18(%a0: tensor<40xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_add_ui8_19(%a0: tensor<2x33xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_add_ui8_20(%a0: tensor<33x2xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_add_ui16(%a0: tensor<ui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_add_ui16_2(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_add_ui16_3(%a0: tensor<1xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_add_ui16_4(%a0: tensor<0xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_add_ui16_5(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<5xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xui16>, tensor<ui16>) -> tensor<5xui16>
  return %r : tensor<5xui16>
}

// equal
func.func @reduce_add_ui16_6(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_add_ui16_7(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_add_ui16_8(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_add_ui16_9(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_add_ui16_10(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<0xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xui16>, tensor<ui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// equal
func.func @reduce_add_ui16_11(%a0: tensor<3x0xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_add_ui16_12(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<2x4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @reduce_add_ui16_13(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_add_ui16_14(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_add_ui16_15(%a0: tensor<2x1x3x1x2xui16>, %a1: tensor<ui16>) -> tensor<1x3x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xui16>, tensor<ui16>) -> tensor<1x3x2xui16>
  return %r : tensor<1x3x2xui16>
}

// equal
func.func @reduce_add_ui16_16(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<1x1x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<1x1x2xui16>
  return %r : tensor<1x1x2xui16>
}

// equal
func.func @reduce_add_ui16_17(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<2x2x2x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<2x2x2x2xui16>
  return %r : tensor<2x2x2x2xui16>
}

// equal
func.func @reduce_add_ui16_18(%a0: tensor<40xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_add_ui16_19(%a0: tensor<2x33xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_add_ui16_20(%a0: tensor<33x2xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_add_ui32(%a0: tensor<ui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_add_ui32_2(%a0: tensor<5xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_add_ui32_3(%a0: tensor<1xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_add_ui32_4(%a0: tensor<0xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_add_ui32_5(%a0: tensor<5xui32>, %a1: tensor<ui32>) -> tensor<5xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xui32>, tensor<ui32>) -> tensor<5xui32>
  return %r : tensor<5xui32>
}

// equal
func.func @reduce_add_ui32_6(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_add_ui32_7(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_add_ui32_8(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_add_ui32_9(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_add_ui32_10(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<0xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xui32>, tensor<ui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// equal
func.func @reduce_add_ui32_11(%a0: tensor<3x0xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_add_ui32_12(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<2x4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @reduce_add_ui32_13(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_add_ui32_14(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_add_ui32_15(%a0: tensor<2x1x3x1x2xui32>, %a1: tensor<ui32>) -> tensor<1x3x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xui32>, tensor<ui32>) -> tensor<1x3x2xui32>
  return %r : tensor<1x3x2xui32>
}

// equal
func.func @reduce_add_ui32_16(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<1x1x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<1x1x2xui32>
  return %r : tensor<1x1x2xui32>
}

// equal
func.func @reduce_add_ui32_17(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<2x2x2x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<2x2x2x2xui32>
  return %r : tensor<2x2x2x2xui32>
}

// equal
func.func @reduce_add_ui32_18(%a0: tensor<40xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_add_ui32_19(%a0: tensor<2x33xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_add_ui32_20(%a0: tensor<33x2xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_add_ui64(%a0: tensor<ui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_add_ui64_2(%a0: tensor<5xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<5xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_add_ui64_3(%a0: tensor<1xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_add_ui64_4(%a0: tensor<0xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_add_ui64_5(%a0: tensor<5xui64>, %a1: tensor<ui64>) -> tensor<5xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xui64>, tensor<ui64>) -> tensor<5xui64>
  return %r : tensor<5xui64>
}

// equal
func.func @reduce_add_ui64_6(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_add_ui64_7(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_add_ui64_8(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_add_ui64_9(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_add_ui64_10(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<0xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xui64>, tensor<ui64>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// equal
func.func @reduce_add_ui64_11(%a0: tensor<3x0xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_add_ui64_12(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<2x4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @reduce_add_ui64_13(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_add_ui64_14(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_add_ui64_15(%a0: tensor<2x1x3x1x2xui64>, %a1: tensor<ui64>) -> tensor<1x3x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xui64>, tensor<ui64>) -> tensor<1x3x2xui64>
  return %r : tensor<1x3x2xui64>
}

// equal
func.func @reduce_add_ui64_16(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<1x1x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<1x1x2xui64>
  return %r : tensor<1x1x2xui64>
}

// equal
func.func @reduce_add_ui64_17(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<2x2x2x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<2x2x2x2xui64>
  return %r : tensor<2x2x2x2xui64>
}

// equal
func.func @reduce_add_ui64_18(%a0: tensor<40xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_add_ui64_19(%a0: tensor<2x33xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_add_ui64_20(%a0: tensor<33x2xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_add_c64(%a0: tensor<complex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @reduce_add_c64_2(%a0: tensor<1xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @reduce_add_c64_3(%a0: tensor<0xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @reduce_add_c64_4(%a0: tensor<5xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<5xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  return %r : tensor<5xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_5(%a0: tensor<3x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<4xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_6(%a0: tensor<3x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_7(%a0: tensor<3x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @reduce_add_c64_8(%a0: tensor<0x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<4xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_9(%a0: tensor<0x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<0xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_10(%a0: tensor<3x0xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_11(%a0: tensor<2x3x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_12(%a0: tensor<2x3x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_13(%a0: tensor<2x3x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_14(%a0: tensor<2x1x3x1x2xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>>
  return %r : tensor<1x3x2xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_15(%a0: tensor<2x1x2x1x2x2xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<1x1x2xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  return %r : tensor<1x1x2xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_16(%a0: tensor<2x1x2x1x2x2xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2x2x2x2xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2x2x2xcomplex<f32>>
  return %r : tensor<2x2x2x2xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_17(%a0: tensor<40xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @reduce_add_c64_18(%a0: tensor<2x33xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}

// equal
func.func @reduce_add_c64_19(%a0: tensor<33x2xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}

// equal
func.func @reduce_add_c128(%a0: tensor<complex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @reduce_add_c128_2(%a0: tensor<1xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @reduce_add_c128_3(%a0: tensor<0xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @reduce_add_c128_4(%a0: tensor<5xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<5xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
  return %r : tensor<5xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_5(%a0: tensor<3x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_6(%a0: tensor<3x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_7(%a0: tensor<3x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @reduce_add_c128_8(%a0: tensor<0x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_9(%a0: tensor<0x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_10(%a0: tensor<3x0xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_11(%a0: tensor<2x3x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_12(%a0: tensor<2x3x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_13(%a0: tensor<2x3x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_14(%a0: tensor<2x1x3x1x2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<1x3x2xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3x2xcomplex<f64>>
  return %r : tensor<1x3x2xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_15(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<1x1x2xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x1x2xcomplex<f64>>
  return %r : tensor<1x1x2xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_16(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2x2x2x2xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2x2x2xcomplex<f64>>
  return %r : tensor<2x2x2x2xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_17(%a0: tensor<40xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @reduce_add_c128_18(%a0: tensor<2x33xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}

// equal
func.func @reduce_add_c128_19(%a0: tensor<33x2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}

// equal
func.func @reduce_add_i1(%a0: tensor<i1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_add_i1_2(%a0: tensor<1xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_add_i1_3(%a0: tensor<0xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_add_i1_4(%a0: tensor<5xi1>, %a1: tensor<i1>) -> tensor<5xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xi1>, tensor<i1>) -> tensor<5xi1>
  return %r : tensor<5xi1>
}

// equal
func.func @reduce_add_i1_5(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi1>, tensor<i1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @reduce_add_i1_6(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_add_i1_7(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_add_i1_8(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xi1>, tensor<i1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @reduce_add_i1_9(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<0xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xi1>, tensor<i1>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// equal
func.func @reduce_add_i1_10(%a0: tensor<3x0xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_add_i1_11(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<2x4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// equal
func.func @reduce_add_i1_12(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_add_i1_13(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_add_i1_14(%a0: tensor<2x1x3x1x2xi1>, %a1: tensor<i1>) -> tensor<1x3x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xi1>, tensor<i1>) -> tensor<1x3x2xi1>
  return %r : tensor<1x3x2xi1>
}

// equal
func.func @reduce_add_i1_15(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<i1>) -> tensor<1x1x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi1>, tensor<i1>) -> tensor<1x1x2xi1>
  return %r : tensor<1x1x2xi1>
}

// equal
func.func @reduce_add_i1_16(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<i1>) -> tensor<2x2x2x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi1>, tensor<i1>) -> tensor<2x2x2x2xi1>
  return %r : tensor<2x2x2x2xi1>
}

// equal
func.func @reduce_add_i1_17(%a0: tensor<40xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_add_i1_18(%a0: tensor<2x33xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_add_i1_19(%a0: tensor<33x2xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_add_f8E4M3FN(%a0: tensor<f8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_2(%a0: tensor<1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_3(%a0: tensor<0xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_4(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
  return %r : tensor<5xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_5(%a0: tensor<3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_6(%a0: tensor<3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_7(%a0: tensor<0x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_8(%a0: tensor<0x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_9(%a0: tensor<3x0xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_10(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x4xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_11(%a0: tensor<2x1x3x1x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x3x2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x3x2xf8E4M3FN>
  return %r : tensor<1x3x2xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_12(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x2x2x2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2x2x2xf8E4M3FN>
  return %r : tensor<2x2x2x2xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E5M2(%a0: tensor<f8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_2(%a0: tensor<1xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_3(%a0: tensor<0xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_4(%a0: tensor<5xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<5xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xf8E5M2>, tensor<f8E5M2>) -> tensor<5xf8E5M2>
  return %r : tensor<5xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_5(%a0: tensor<3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<4xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_6(%a0: tensor<3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_7(%a0: tensor<0x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<4xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_8(%a0: tensor<0x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<0xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xf8E5M2>, tensor<f8E5M2>) -> tensor<0xf8E5M2>
  return %r : tensor<0xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_9(%a0: tensor<3x0xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_10(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x4xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_11(%a0: tensor<2x1x3x1x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<1x3x2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xf8E5M2>, tensor<f8E5M2>) -> tensor<1x3x2xf8E5M2>
  return %r : tensor<1x3x2xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_12(%a0: tensor<2x1x2x1x2x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x2x2x2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<2x2x2x2xf8E5M2>
  return %r : tensor<2x2x2x2xf8E5M2>
}

// equal
func.func @reduce_add_i4(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_add_i4_2(%a0: tensor<1xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_add_i4_3(%a0: tensor<0xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_add_i4_4(%a0: tensor<5xi4>, %a1: tensor<i4>) -> tensor<5xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xi4>, tensor<i4>) -> tensor<5xi4>
  return %r : tensor<5xi4>
}

// equal
func.func @reduce_add_i4_5(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi4>, tensor<i4>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// equal
func.func @reduce_add_i4_6(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_add_i4_7(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_add_i4_8(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xi4>, tensor<i4>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// equal
func.func @reduce_add_i4_9(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<0xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xi4>, tensor<i4>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// equal
func.func @reduce_add_i4_10(%a0: tensor<3x0xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_add_i4_11(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<2x4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @reduce_add_i4_12(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_add_i4_13(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_add_i4_14(%a0: tensor<2x1x3x1x2xi4>, %a1: tensor<i4>) -> tensor<1x3x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xi4>, tensor<i4>) -> tensor<1x3x2xi4>
  return %r : tensor<1x3x2xi4>
}

// equal
func.func @reduce_add_i4_15(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<i4>) -> tensor<1x1x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi4>, tensor<i4>) -> tensor<1x1x2xi4>
  return %r : tensor<1x1x2xi4>
}

// equal
func.func @reduce_add_i4_16(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<i4>) -> tensor<2x2x2x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi4>, tensor<i4>) -> tensor<2x2x2x2xi4>
  return %r : tensor<2x2x2x2xi4>
}

// equal
func.func @reduce_add_i4_17(%a0: tensor<40xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_add_i4_18(%a0: tensor<2x33xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_add_i4_19(%a0: tensor<33x2xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_add_ui4(%a0: tensor<ui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_add_ui4_2(%a0: tensor<1xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<1xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_add_ui4_3(%a0: tensor<0xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_add_ui4_4(%a0: tensor<5xui4>, %a1: tensor<ui4>) -> tensor<5xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<5xui4>, tensor<ui4>) -> tensor<5xui4>
  return %r : tensor<5xui4>
}

// equal
func.func @reduce_add_ui4_5(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// equal
func.func @reduce_add_ui4_6(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_add_ui4_7(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_add_ui4_8(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<0x4xui4>, tensor<ui4>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// equal
func.func @reduce_add_ui4_9(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<0xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x4xui4>, tensor<ui4>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// equal
func.func @reduce_add_ui4_10(%a0: tensor<3x0xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_add_ui4_11(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<2x4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @reduce_add_ui4_12(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_add_ui4_13(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_add_ui4_14(%a0: tensor<2x1x3x1x2xui4>, %a1: tensor<ui4>) -> tensor<1x3x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x1x3x1x2xui4>, tensor<ui4>) -> tensor<1x3x2xui4>
  return %r : tensor<1x3x2xui4>
}

// equal
func.func @reduce_add_ui4_15(%a0: tensor<2x1x2x1x2x2xui4>, %a1: tensor<ui4>) -> tensor<1x1x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui4>, tensor<ui4>) -> tensor<1x1x2xui4>
  return %r : tensor<1x1x2xui4>
}

// equal
func.func @reduce_add_ui4_16(%a0: tensor<2x1x2x1x2x2xui4>, %a1: tensor<ui4>) -> tensor<2x2x2x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui4>, tensor<ui4>) -> tensor<2x2x2x2xui4>
  return %r : tensor<2x2x2x2xui4>
}

// equal
func.func @reduce_add_ui4_17(%a0: tensor<40xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<40xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_add_ui4_18(%a0: tensor<2x33xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x33xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_add_ui4_19(%a0: tensor<33x2xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<33x2xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_multiply_f64(%a0: tensor<1xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_multiply_f64_2(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xf64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @reduce_multiply_f64_3(%a0: tensor<0x4xf64>, %a1: tensor<f64>) -> tensor<4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xf64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @reduce_multiply_f64_4(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<2x4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @reduce_multiply_f64_5(%a0: tensor<2x1x3x1x2xf64>, %a1: tensor<f64>) -> tensor<1x3x2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xf64>, tensor<f64>) -> tensor<1x3x2xf64>
  return %r : tensor<1x3x2xf64>
}

// equal
func.func @reduce_multiply_f64_6(%a0: tensor<40xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_multiply_f32(%a0: tensor<1xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_multiply_f32_2(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @reduce_multiply_f32_3(%a0: tensor<0x4xf32>, %a1: tensor<f32>) -> tensor<4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @reduce_multiply_f32_4(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<2x4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @reduce_multiply_f32_5(%a0: tensor<2x1x3x1x2xf32>, %a1: tensor<f32>) -> tensor<1x3x2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
  return %r : tensor<1x3x2xf32>
}

// equal
func.func @reduce_multiply_f32_6(%a0: tensor<40xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_multiply_f16(%a0: tensor<1xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_multiply_f16_2(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xf16>, tensor<f16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// equal
func.func @reduce_multiply_f16_3(%a0: tensor<0x4xf16>, %a1: tensor<f16>) -> tensor<4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xf16>, tensor<f16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// equal
func.func @reduce_multiply_f16_4(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<2x4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// equal
func.func @reduce_multiply_f16_5(%a0: tensor<2x1x3x1x2xf16>, %a1: tensor<f16>) -> tensor<1x3x2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xf16>, tensor<f16>) -> tensor<1x3x2xf16>
  return %r : tensor<1x3x2xf16>
}

// equal
func.func @reduce_multiply_f16_6(%a0: tensor<40xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_multiply_bf16(%a0: tensor<1xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_multiply_bf16_2(%a0: tensor<0x4xbf16>, %a1: tensor<bf16>) -> tensor<4xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @reduce_multiply_bf16_3(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<2x4xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @reduce_multiply_bf16_4(%a0: tensor<2x1x3x1x2xbf16>, %a1: tensor<bf16>) -> tensor<1x3x2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xbf16>, tensor<bf16>) -> tensor<1x3x2xbf16>
  return %r : tensor<1x3x2xbf16>
}

// equal
func.func @reduce_multiply_bf16_5(%a0: tensor<40xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_multiply_i8(%a0: tensor<1xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_multiply_i8_2(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_multiply_i8_3(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_multiply_i8_4(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<2x4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @reduce_multiply_i8_5(%a0: tensor<2x1x3x1x2xi8>, %a1: tensor<i8>) -> tensor<1x3x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xi8>, tensor<i8>) -> tensor<1x3x2xi8>
  return %r : tensor<1x3x2xi8>
}

// equal
func.func @reduce_multiply_i8_6(%a0: tensor<40xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_multiply_i16(%a0: tensor<1xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_multiply_i16_2(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_multiply_i16_3(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_multiply_i16_4(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<2x4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @reduce_multiply_i16_5(%a0: tensor<2x1x3x1x2xi16>, %a1: tensor<i16>) -> tensor<1x3x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xi16>, tensor<i16>) -> tensor<1x3x2xi16>
  return %r : tensor<1x3x2xi16>
}

// equal
func.func @reduce_multiply_i16_6(%a0: tensor<40xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_multiply_i32(%a0: tensor<1xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_multiply_i32_2(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_multiply_i32_3(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_multiply_i32_4(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<2x4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @reduce_multiply_i32_5(%a0: tensor<2x1x3x1x2xi32>, %a1: tensor<i32>) -> tensor<1x3x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xi32>, tensor<i32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// equal
func.func @reduce_multiply_i32_6(%a0: tensor<40xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_multiply_i64(%a0: tensor<1xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_multiply_i64_2(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_multiply_i64_3(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_multiply_i64_4(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<2x4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @reduce_multiply_i64_5(%a0: tensor<2x1x3x1x2xi64>, %a1: tensor<i64>) -> tensor<1x3x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xi64>, tensor<i64>) -> tensor<1x3x2xi64>
  return %r : tensor<1x3x2xi64>
}

// equal
func.func @reduce_multiply_i64_6(%a0: tensor<40xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_multiply_ui8(%a0: tensor<1xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_multiply_ui8_2(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_multiply_ui8_3(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_multiply_ui8_4(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<2x4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @reduce_multiply_ui8_5(%a0: tensor<2x1x3x1x2xui8>, %a1: tensor<ui8>) -> tensor<1x3x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xui8>, tensor<ui8>) -> tensor<1x3x2xui8>
  return %r : tensor<1x3x2xui8>
}

// equal
func.func @reduce_multiply_ui8_6(%a0: tensor<40xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_multiply_ui16(%a0: tensor<1xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_multiply_ui16_2(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_multiply_ui16_3(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_multiply_ui16_4(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<2x4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @reduce_multiply_ui16_5(%a0: tensor<2x1x3x1x2xui16>, %a1: tensor<ui16>) -> tensor<1x3x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xui16>, tensor<ui16>) -> tensor<1x3x2xui16>
  return %r : tensor<1x3x2xui16>
}

// equal
func.func @reduce_multiply_ui16_6(%a0: tensor<40xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_multiply_ui32(%a0: tensor<1xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_multiply_ui32_2(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_multiply_ui32_3(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_multiply_ui32_4(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<2x4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @reduce_multiply_ui32_5(%a0: tensor<2x1x3x1x2xui32>, %a1: tensor<ui32>) -> tensor<1x3x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xui32>, tensor<ui32>) -> tensor<1x3x2xui32>
  return %r : tensor<1x3x2xui32>
}

// equal
func.func @reduce_multiply_ui32_6(%a0: tensor<40xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_multiply_ui64(%a0: tensor<1xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_multiply_ui64_2(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_multiply_ui64_3(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_multiply_ui64_4(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<2x4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @reduce_multiply_ui64_5(%a0: tensor<2x1x3x1x2xui64>, %a1: tensor<ui64>) -> tensor<1x3x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xui64>, tensor<ui64>) -> tensor<1x3x2xui64>
  return %r : tensor<1x3x2xui64>
}

// equal
func.func @reduce_multiply_ui64_6(%a0: tensor<40xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_multiply_c64(%a0: tensor<1xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @reduce_multiply_c64_2(%a0: tensor<0x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<4xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// equal
func.func @reduce_multiply_c64_3(%a0: tensor<2x3x4xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// equal
func.func @reduce_multiply_c64_4(%a0: tensor<2x1x3x1x2xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x2xcomplex<f32>>
  return %r : tensor<1x3x2xcomplex<f32>>
}

// equal
func.func @reduce_multiply_c64_5(%a0: tensor<40xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @reduce_multiply_c128(%a0: tensor<1xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @reduce_multiply_c128_2(%a0: tensor<0x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// equal
func.func @reduce_multiply_c128_3(%a0: tensor<2x3x4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}

// equal
func.func @reduce_multiply_c128_4(%a0: tensor<2x1x3x1x2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<1x3x2xcomplex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3x2xcomplex<f64>>
  return %r : tensor<1x3x2xcomplex<f64>>
}

// equal
func.func @reduce_multiply_c128_5(%a0: tensor<40xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @reduce_multiply_i1(%a0: tensor<1xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_multiply_i1_2(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xi1>, tensor<i1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @reduce_multiply_i1_3(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<2x4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// equal
func.func @reduce_multiply_i1_4(%a0: tensor<2x1x3x1x2xi1>, %a1: tensor<i1>) -> tensor<1x3x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xi1>, tensor<i1>) -> tensor<1x3x2xi1>
  return %r : tensor<1x3x2xi1>
}

// equal
func.func @reduce_multiply_i1_5(%a0: tensor<40xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_multiply_f8E4M3FN(%a0: tensor<1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_multiply_f8E4M3FN_2(%a0: tensor<0x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @reduce_multiply_f8E4M3FN_3(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x4xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}

// equal
func.func @reduce_multiply_f8E4M3FN_4(%a0: tensor<2x1x3x1x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x3x2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x3x2xf8E4M3FN>
  return %r : tensor<1x3x2xf8E4M3FN>
}

// equal
func.func @reduce_multiply_f8E4M3FN_5(%a0: tensor<40xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_multiply_f8E5M2(%a0: tensor<1xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_multiply_f8E5M2_2(%a0: tensor<0x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<4xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}

// equal
func.func @reduce_multiply_f8E5M2_3(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x4xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// equal
func.func @reduce_multiply_f8E5M2_4(%a0: tensor<2x1x3x1x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<1x3x2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xf8E5M2>, tensor<f8E5M2>) -> tensor<1x3x2xf8E5M2>
  return %r : tensor<1x3x2xf8E5M2>
}

// equal
func.func @reduce_multiply_f8E5M2_5(%a0: tensor<40xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_multiply_i4(%a0: tensor<1xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_multiply_i4_2(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xi4>, tensor<i4>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// equal
func.func @reduce_multiply_i4_3(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<2x4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @reduce_multiply_i4_4(%a0: tensor<2x1x3x1x2xi4>, %a1: tensor<i4>) -> tensor<1x3x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xi4>, tensor<i4>) -> tensor<1x3x2xi4>
  return %r : tensor<1x3x2xi4>
}

// equal
func.func @reduce_multiply_i4_5(%a0: tensor<40xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_multiply_ui4(%a0: tensor<1xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_multiply_ui4_2(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<0x4xui4>, tensor<ui4>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// equal
func.func @reduce_multiply_ui4_3(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<2x4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @reduce_multiply_ui4_4(%a0: tensor<2x1x3x1x2xui4>, %a1: tensor<ui4>) -> tensor<1x3x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 3] : (tensor<2x1x3x1x2xui4>, tensor<ui4>) -> tensor<1x3x2xui4>
  return %r : tensor<1x3x2xui4>
}

// equal
func.func @reduce_multiply_ui4_5(%a0: tensor<40xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<40xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_maximum_f64(%a0: tensor<f64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_maximum_f64_2(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_maximum_f64_3(%a0: tensor<1xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_maximum_f64_4(%a0: tensor<0xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_maximum_f64_5(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<5xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xf64>, tensor<f64>) -> tensor<5xf64>
  return %r : tensor<5xf64>
}

// equal
func.func @reduce_maximum_f64_6(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @reduce_maximum_f64_7(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_maximum_f64_8(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_maximum_f64_9(%a0: tensor<0x4xf64>, %a1: tensor<f64>) -> tensor<4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xf64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @reduce_maximum_f64_10(%a0: tensor<0x4xf64>, %a1: tensor<f64>) -> tensor<0xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xf64>, tensor<f64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// equal
func.func @reduce_maximum_f64_11(%a0: tensor<3x0xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_maximum_f64_12(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<2x4xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @reduce_maximum_f64_13(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_maximum_f64_14(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_maximum_f64_15(%a0: tensor<2x1x3x1x2xf64>, %a1: tensor<f64>) -> tensor<1x3x2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xf64>, tensor<f64>) -> tensor<1x3x2xf64>
  return %r : tensor<1x3x2xf64>
}

// equal
func.func @reduce_maximum_f64_16(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<f64>) -> tensor<1x1x2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xf64>, tensor<f64>) -> tensor<1x1x2xf64>
  return %r : tensor<1x1x2xf64>
}

// equal
func.func @reduce_maximum_f64_17(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<f64>) -> tensor<2x2x2x2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf64>, tensor<f64>) -> tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// equal
func.func @reduce_maximum_f64_18(%a0: tensor<40xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_maximum_f64_19(%a0: tensor<2x33xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_maximum_f64_20(%a0: tensor<33x2xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_maximum_f32(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_maximum_f32_2(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_maximum_f32_3(%a0: tensor<1xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_maximum_f32_4(%a0: tensor<0xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_maximum_f32_5(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<5xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// equal
func.func @reduce_maximum_f32_6(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @reduce_maximum_f32_7(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_maximum_f32_8(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_maximum_f32_9(%a0: tensor<0x4xf32>, %a1: tensor<f32>) -> tensor<4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @reduce_maximum_f32_10(%a0: tensor<0x4xf32>, %a1: tensor<f32>) -> tensor<0xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xf32>, tensor<f32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// equal
func.func @reduce_maximum_f32_11(%a0: tensor<3x0xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_maximum_f32_12(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<2x4xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @reduce_maximum_f32_13(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_maximum_f32_14(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_maximum_f32_15(%a0: tensor<2x1x3x1x2xf32>, %a1: tensor<f32>) -> tensor<1x3x2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
  return %r : tensor<1x3x2xf32>
}

// equal
func.func @reduce_maximum_f32_16(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<f32>) -> tensor<1x1x2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xf32>, tensor<f32>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

// equal
func.func @reduce_maximum_f32_17(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<f32>) -> tensor<2x2x2x2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf32>, tensor<f32>) -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// equal
func.func @reduce_maximum_f32_18(%a0: tensor<40xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_maximum_f32_19(%a0: tensor<2x33xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_maximum_f32_20(%a0: tensor<33x2xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_maximum_f16(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_maximum_f16_2(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_maximum_f16_3(%a0: tensor<1xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_maximum_f16_4(%a0: tensor<0xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_maximum_f16_5(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<5xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xf16>, tensor<f16>) -> tensor<5xf16>
  return %r : tensor<5xf16>
}

// equal
func.func @reduce_maximum_f16_6(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf16>, tensor<f16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// equal
func.func @reduce_maximum_f16_7(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_maximum_f16_8(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_maximum_f16_9(%a0: tensor<0x4xf16>, %a1: tensor<f16>) -> tensor<4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xf16>, tensor<f16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// equal
func.func @reduce_maximum_f16_10(%a0: tensor<0x4xf16>, %a1: tensor<f16>) -> tensor<0xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xf16>, tensor<f16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// equal
func.func @reduce_maximum_f16_11(%a0: tensor<3x0xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_maximum_f16_12(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<2x4xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// equal
func.func @reduce_maximum_f16_13(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_maximum_f16_14(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_maximum_f16_15(%a0: tensor<2x1x3x1x2xf16>, %a1: tensor<f16>) -> tensor<1x3x2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xf16>, tensor<f16>) -> tensor<1x3x2xf16>
  return %r : tensor<1x3x2xf16>
}

// equal
func.func @reduce_maximum_f16_16(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<f16>) -> tensor<1x1x2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xf16>, tensor<f16>) -> tensor<1x1x2xf16>
  return %r : tensor<1x1x2xf16>
}

// equal
func.func @reduce_maximum_f16_17(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<f16>) -> tensor<2x2x2x2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf16>, tensor<f16>) -> tensor<2x2x2x2xf16>
  return %r : tensor<2x2x2x2xf16>
}

// equal
func.func @reduce_maximum_f16_18(%a0: tensor<40xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_maximum_f16_19(%a0: tensor<2x33xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_maximum_f16_20(%a0: tensor<33x2xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_maximum_bf16(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_maximum_bf16_2(%a0: tensor<1xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_maximum_bf16_3(%a0: tensor<0xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_maximum_bf16_4(%a0: tensor<5xbf16>, %a1: tensor<bf16>) -> tensor<5xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xbf16>, tensor<bf16>) -> tensor<5xbf16>
  return %r : tensor<5xbf16>
}

// equal
func.func @reduce_maximum_bf16_5(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<4xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @reduce_maximum_bf16_6(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_maximum_bf16_7(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_maximum_bf16_8(%a0: tensor<0x4xbf16>, %a1: tensor<bf16>) -> tensor<4xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @reduce_maximum_bf16_9(%a0: tensor<0x4xbf16>, %a1: tensor<bf16>) -> tensor<0xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xbf16>, tensor<bf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// equal
func.func @reduce_maximum_bf16_10(%a0: tensor<3x0xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_maximum_bf16_11(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<2x4xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @reduce_maximum_bf16_12(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_maximum_bf16_13(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_maximum_bf16_14(%a0: tensor<2x1x3x1x2xbf16>, %a1: tensor<bf16>) -> tensor<1x3x2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xbf16>, tensor<bf16>) -> tensor<1x3x2xbf16>
  return %r : tensor<1x3x2xbf16>
}

// equal
func.func @reduce_maximum_bf16_15(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<bf16>) -> tensor<1x1x2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xbf16>, tensor<bf16>) -> tensor<1x1x2xbf16>
  return %r : tensor<1x1x2xbf16>
}

// equal
func.func @reduce_maximum_bf16_16(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<bf16>) -> tensor<2x2x2x2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xbf16>, tensor<bf16>) -> tensor<2x2x2x2xbf16>
  return %r : tensor<2x2x2x2xbf16>
}

// equal
func.func @reduce_maximum_bf16_17(%a0: tensor<40xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_maximum_bf16_18(%a0: tensor<2x33xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_maximum_bf16_19(%a0: tensor<33x2xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_maximum_i8(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_maximum_i8_2(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_maximum_i8_3(%a0: tensor<1xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_maximum_i8_4(%a0: tensor<0xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_maximum_i8_5(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<5xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xi8>, tensor<i8>) -> tensor<5xi8>
  return %r : tensor<5xi8>
}

// equal
func.func @reduce_maximum_i8_6(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_maximum_i8_7(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_maximum_i8_8(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_maximum_i8_9(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_maximum_i8_10(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<0xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xi8>, tensor<i8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// equal
func.func @reduce_maximum_i8_11(%a0: tensor<3x0xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_maximum_i8_12(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<2x4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @reduce_maximum_i8_13(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_maximum_i8_14(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_maximum_i8_15(%a0: tensor<2x1x3x1x2xi8>, %a1: tensor<i8>) -> tensor<1x3x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xi8>, tensor<i8>) -> tensor<1x3x2xi8>
  return %r : tensor<1x3x2xi8>
}

// equal
func.func @reduce_maximum_i8_16(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<1x1x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<1x1x2xi8>
  return %r : tensor<1x1x2xi8>
}

// equal
func.func @reduce_maximum_i8_17(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<2x2x2x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<2x2x2x2xi8>
  return %r : tensor<2x2x2x2xi8>
}

// equal
func.func @reduce_maximum_i8_18(%a0: tensor<40xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_maximum_i8_19(%a0: tensor<2x33xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_maximum_i8_20(%a0: tensor<33x2xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_maximum_i16(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_maximum_i16_2(%a0: tensor<5xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_maximum_i16_3(%a0: tensor<1xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_maximum_i16_4(%a0: tensor<0xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_maximum_i16_5(%a0: tensor<5xi16>, %a1: tensor<i16>) -> tensor<5xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xi16>, tensor<i16>) -> tensor<5xi16>
  return %r : tensor<5xi16>
}

// equal
func.func @reduce_maximum_i16_6(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_maximum_i16_7(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_maximum_i16_8(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_maximum_i16_9(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_maximum_i16_10(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<0xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xi16>, tensor<i16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// equal
func.func @reduce_maximum_i16_11(%a0: tensor<3x0xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_maximum_i16_12(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<2x4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @reduce_maximum_i16_13(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_maximum_i16_14(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_maximum_i16_15(%a0: tensor<2x1x3x1x2xi16>, %a1: tensor<i16>) -> tensor<1x3x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xi16>, tensor<i16>) -> tensor<1x3x2xi16>
  return %r : tensor<1x3x2xi16>
}

// equal
func.func @reduce_maximum_i16_16(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<1x1x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<1x1x2xi16>
  return %r : tensor<1x1x2xi16>
}

// equal
func.func @reduce_maximum_i16_17(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<2x2x2x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<2x2x2x2xi16>
  return %r : tensor<2x2x2x2xi16>
}

// equal
func.func @reduce_maximum_i16_18(%a0: tensor<40xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_maximum_i16_19(%a0: tensor<2x33xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_maximum_i16_20(%a0: tensor<33x2xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_maximum_i32(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_maximum_i32_2(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_maximum_i32_3(%a0: tensor<1xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_maximum_i32_4(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_maximum_i32_5(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<5xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  return %r : tensor<5xi32>
}

// equal
func.func @reduce_maximum_i32_6(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_maximum_i32_7(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_maximum_i32_8(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_maximum_i32_9(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_maximum_i32_10(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @reduce_maximum_i32_11(%a0: tensor<3x0xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_maximum_i32_12(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<2x4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @reduce_maximum_i32_13(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_maximum_i32_14(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_maximum_i32_15(%a0: tensor<2x1x3x1x2xi32>, %a1: tensor<i32>) -> tensor<1x3x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xi32>, tensor<i32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// equal
func.func @reduce_maximum_i32_16(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<1x1x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<1x1x2xi32>
  return %r : tensor<1x1x2xi32>
}

// equal
func.func @reduce_maximum_i32_17(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<2x2x2x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<2x2x2x2xi32>
  return %r : tensor<2x2x2x2xi32>
}

// equal
func.func @reduce_maximum_i32_18(%a0: tensor<40xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_maximum_i32_19(%a0: tensor<2x33xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_maximum_i32_20(%a0: tensor<33x2xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_maximum_i64(%a0: tensor<i64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_maximum_i64_2(%a0: tensor<5xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_maximum_i64_3(%a0: tensor<1xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_maximum_i64_4(%a0: tensor<0xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_maximum_i64_5(%a0: tensor<5xi64>, %a1: tensor<i64>) -> tensor<5xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
  return %r : tensor<5xi64>
}

// equal
func.func @reduce_maximum_i64_6(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_maximum_i64_7(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_maximum_i64_8(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_maximum_i64_9(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_maximum_i64_10(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<0xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xi64>, tensor<i64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// equal
func.func @reduce_maximum_i64_11(%a0: tensor<3x0xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_maximum_i64_12(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<2x4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @reduce_maximum_i64_13(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_maximum_i64_14(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_maximum_i64_15(%a0: tensor<2x1x3x1x2xi64>, %a1: tensor<i64>) -> tensor<1x3x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xi64>, tensor<i64>) -> tensor<1x3x2xi64>
  return %r : tensor<1x3x2xi64>
}

// equal
func.func @reduce_maximum_i64_16(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<1x1x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<1x1x2xi64>
  return %r : tensor<1x1x2xi64>
}

// equal
func.func @reduce_maximum_i64_17(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<2x2x2x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<2x2x2x2xi64>
  return %r : tensor<2x2x2x2xi64>
}

// equal
func.func @reduce_maximum_i64_18(%a0: tensor<40xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_maximum_i64_19(%a0: tensor<2x33xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_maximum_i64_20(%a0: tensor<33x2xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_maximum_ui8(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_maximum_ui8_2(%a0: tensor<5xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_maximum_ui8_3(%a0: tensor<1xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_maximum_ui8_4(%a0: tensor<0xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_maximum_ui8_5(%a0: tensor<5xui8>, %a1: tensor<ui8>) -> tensor<5xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xui8>, tensor<ui8>) -> tensor<5xui8>
  return %r : tensor<5xui8>
}

// equal
func.func @reduce_maximum_ui8_6(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_maximum_ui8_7(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_maximum_ui8_8(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_maximum_ui8_9(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_maximum_ui8_10(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<0xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// equal
func.func @reduce_maximum_ui8_11(%a0: tensor<3x0xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_maximum_ui8_12(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<2x4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @reduce_maximum_ui8_13(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_maximum_ui8_14(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_maximum_ui8_15(%a0: tensor<2x1x3x1x2xui8>, %a1: tensor<ui8>) -> tensor<1x3x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xui8>, tensor<ui8>) -> tensor<1x3x2xui8>
  return %r : tensor<1x3x2xui8>
}

// equal
func.func @reduce_maximum_ui8_16(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<1x1x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<1x1x2xui8>
  return %r : tensor<1x1x2xui8>
}

// equal
func.func @reduce_maximum_ui8_17(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<2x2x2x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<2x2x2x2xui8>
  return %r : tensor<2x2x2x2xui8>
}

// equal
func.func @reduce_maximum_ui8_18(%a0: tensor<40xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_maximum_ui8_19(%a0: tensor<2x33xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_maximum_ui8_20(%a0: tensor<33x2xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_maximum_ui16(%a0: tensor<ui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_maximum_ui16_2(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_maximum_ui16_3(%a0: tensor<1xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_maximum_ui16_4(%a0: tensor<0xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_maximum_ui16_5(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<5xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xui16>, tensor<ui16>) -> tensor<5xui16>
  return %r : tensor<5xui16>
}

// equal
func.func @reduce_maximum_ui16_6(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_maximum_ui16_7(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_maximum_ui16_8(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_maximum_ui16_9(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_maximum_ui16_10(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<0xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xui16>, tensor<ui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// equal
func.func @reduce_maximum_ui16_11(%a0: tensor<3x0xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_maximum_ui16_12(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<2x4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @reduce_maximum_ui16_13(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_maximum_ui16_14(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_maximum_ui16_15(%a0: tensor<2x1x3x1x2xui16>, %a1: tensor<ui16>) -> tensor<1x3x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xui16>, tensor<ui16>) -> tensor<1x3x2xui16>
  return %r : tensor<1x3x2xui16>
}

// equal
func.func @reduce_maximum_ui16_16(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<1x1x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<1x1x2xui16>
  return %r : tensor<1x1x2xui16>
}

// equal
func.func @reduce_maximum_ui16_17(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<2x2x2x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<2x2x2x2xui16>
  return %r : tensor<2x2x2x2xui16>
}

// equal
func.func @reduce_maximum_ui16_18(%a0: tensor<40xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_maximum_ui16_19(%a0: tensor<2x33xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_maximum_ui16_20(%a0: tensor<33x2xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_maximum_ui32(%a0: tensor<ui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_maximum_ui32_2(%a0: tensor<5xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_maximum_ui32_3(%a0: tensor<1xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_maximum_ui32_4(%a0: tensor<0xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_maximum_ui32_5(%a0: tensor<5xui32>, %a1: tensor<ui32>) -> tensor<5xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xui32>, tensor<ui32>) -> tensor<5xui32>
  return %r : tensor<5xui32>
}

// equal
func.func @reduce_maximum_ui32_6(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_maximum_ui32_7(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_maximum_ui32_8(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_maximum_ui32_9(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_maximum_ui32_10(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<0xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xui32>, tensor<ui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// equal
func.func @reduce_maximum_ui32_11(%a0: tensor<3x0xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_maximum_ui32_12(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<2x4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @reduce_maximum_ui32_13(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_maximum_ui32_14(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_maximum_ui32_15(%a0: tensor<2x1x3x1x2xui32>, %a1: tensor<ui32>) -> tensor<1x3x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xui32>, tensor<ui32>) -> tensor<1x3x2xui32>
  return %r : tensor<1x3x2xui32>
}

// equal
func.func @reduce_maximum_ui32_16(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<1x1x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<1x1x2xui32>
  return %r : tensor<1x1x2xui32>
}

// equal
func.func @reduce_maximum_ui32_17(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<2x2x2x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<2x2x2x2xui32>
  return %r : tensor<2x2x2x2xui32>
}

// equal
func.func @reduce_maximum_ui32_18(%a0: tensor<40xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_maximum_ui32_19(%a0: tensor<2x33xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_maximum_ui32_20(%a0: tensor<33x2xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_maximum_ui64(%a0: tensor<ui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_maximum_ui64_2(%a0: tensor<5xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_maximum_ui64_3(%a0: tensor<1xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_maximum_ui64_4(%a0: tensor<0xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_maximum_ui64_5(%a0: tensor<5xui64>, %a1: tensor<ui64>) -> tensor<5xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xui64>, tensor<ui64>) -> tensor<5xui64>
  return %r : tensor<5xui64>
}

// equal
func.func @reduce_maximum_ui64_6(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_maximum_ui64_7(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_maximum_ui64_8(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_maximum_ui64_9(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_maximum_ui64_10(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<0xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xui64>, tensor<ui64>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// equal
func.func @reduce_maximum_ui64_11(%a0: tensor<3x0xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_maximum_ui64_12(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<2x4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @reduce_maximum_ui64_13(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_maximum_ui64_14(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_maximum_ui64_15(%a0: tensor<2x1x3x1x2xui64>, %a1: tensor<ui64>) -> tensor<1x3x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xui64>, tensor<ui64>) -> tensor<1x3x2xui64>
  return %r : tensor<1x3x2xui64>
}

// equal
func.func @reduce_maximum_ui64_16(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<1x1x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<1x1x2xui64>
  return %r : tensor<1x1x2xui64>
}

// equal
func.func @reduce_maximum_ui64_17(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<2x2x2x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<2x2x2x2xui64>
  return %r : tensor<2x2x2x2xui64>
}

// equal
func.func @reduce_maximum_ui64_18(%a0: tensor<40xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_maximum_ui64_19(%a0: tensor<2x33xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_maximum_ui64_20(%a0: tensor<33x2xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_maximum_i1(%a0: tensor<i1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_maximum_i1_2(%a0: tensor<1xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_maximum_i1_3(%a0: tensor<0xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_maximum_i1_4(%a0: tensor<5xi1>, %a1: tensor<i1>) -> tensor<5xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xi1>, tensor<i1>) -> tensor<5xi1>
  return %r : tensor<5xi1>
}

// equal
func.func @reduce_maximum_i1_5(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi1>, tensor<i1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @reduce_maximum_i1_6(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_maximum_i1_7(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_maximum_i1_8(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xi1>, tensor<i1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @reduce_maximum_i1_9(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<0xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xi1>, tensor<i1>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// equal
func.func @reduce_maximum_i1_10(%a0: tensor<3x0xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_maximum_i1_11(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<2x4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// equal
func.func @reduce_maximum_i1_12(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_maximum_i1_13(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_maximum_i1_14(%a0: tensor<2x1x3x1x2xi1>, %a1: tensor<i1>) -> tensor<1x3x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xi1>, tensor<i1>) -> tensor<1x3x2xi1>
  return %r : tensor<1x3x2xi1>
}

// equal
func.func @reduce_maximum_i1_15(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<i1>) -> tensor<1x1x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi1>, tensor<i1>) -> tensor<1x1x2xi1>
  return %r : tensor<1x1x2xi1>
}

// equal
func.func @reduce_maximum_i1_16(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<i1>) -> tensor<2x2x2x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi1>, tensor<i1>) -> tensor<2x2x2x2xi1>
  return %r : tensor<2x2x2x2xi1>
}

// equal
func.func @reduce_maximum_i1_17(%a0: tensor<40xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_maximum_i1_18(%a0: tensor<2x33xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_maximum_i1_19(%a0: tensor<33x2xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_maximum_f8E4M3FN(%a0: tensor<f8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_2(%a0: tensor<1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_3(%a0: tensor<0xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_4(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
  return %r : tensor<5xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_5(%a0: tensor<3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_6(%a0: tensor<3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_7(%a0: tensor<3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_8(%a0: tensor<0x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_9(%a0: tensor<0x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_10(%a0: tensor<3x0xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_11(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x4xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_12(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_13(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_14(%a0: tensor<2x1x3x1x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x3x2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x3x2xf8E4M3FN>
  return %r : tensor<1x3x2xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_15(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x1x2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x1x2xf8E4M3FN>
  return %r : tensor<1x1x2xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_16(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x2x2x2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2x2x2xf8E4M3FN>
  return %r : tensor<2x2x2x2xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_17(%a0: tensor<40xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_18(%a0: tensor<2x33xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_19(%a0: tensor<33x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E5M2(%a0: tensor<f8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_2(%a0: tensor<1xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_3(%a0: tensor<0xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_4(%a0: tensor<5xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<5xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xf8E5M2>, tensor<f8E5M2>) -> tensor<5xf8E5M2>
  return %r : tensor<5xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_5(%a0: tensor<3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<4xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_6(%a0: tensor<3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_7(%a0: tensor<3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_8(%a0: tensor<0x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<4xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_9(%a0: tensor<0x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<0xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xf8E5M2>, tensor<f8E5M2>) -> tensor<0xf8E5M2>
  return %r : tensor<0xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_10(%a0: tensor<3x0xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_11(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x4xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_12(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_13(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_14(%a0: tensor<2x1x3x1x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<1x3x2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xf8E5M2>, tensor<f8E5M2>) -> tensor<1x3x2xf8E5M2>
  return %r : tensor<1x3x2xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_15(%a0: tensor<2x1x2x1x2x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<1x1x2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<1x1x2xf8E5M2>
  return %r : tensor<1x1x2xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_16(%a0: tensor<2x1x2x1x2x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x2x2x2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<2x2x2x2xf8E5M2>
  return %r : tensor<2x2x2x2xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_17(%a0: tensor<40xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_18(%a0: tensor<2x33xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_19(%a0: tensor<33x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}

// equal
func.func @reduce_maximum_i4(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_maximum_i4_2(%a0: tensor<1xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_maximum_i4_3(%a0: tensor<0xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_maximum_i4_4(%a0: tensor<5xi4>, %a1: tensor<i4>) -> tensor<5xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xi4>, tensor<i4>) -> tensor<5xi4>
  return %r : tensor<5xi4>
}

// equal
func.func @reduce_maximum_i4_5(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi4>, tensor<i4>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// equal
func.func @reduce_maximum_i4_6(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_maximum_i4_7(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_maximum_i4_8(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xi4>, tensor<i4>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// equal
func.func @reduce_maximum_i4_9(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<0xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xi4>, tensor<i4>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// equal
func.func @reduce_maximum_i4_10(%a0: tensor<3x0xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_maximum_i4_11(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<2x4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @reduce_maximum_i4_12(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_maximum_i4_13(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_maximum_i4_14(%a0: tensor<2x1x3x1x2xi4>, %a1: tensor<i4>) -> tensor<1x3x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xi4>, tensor<i4>) -> tensor<1x3x2xi4>
  return %r : tensor<1x3x2xi4>
}

// equal
func.func @reduce_maximum_i4_15(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<i4>) -> tensor<1x1x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi4>, tensor<i4>) -> tensor<1x1x2xi4>
  return %r : tensor<1x1x2xi4>
}

// equal
func.func @reduce_maximum_i4_16(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<i4>) -> tensor<2x2x2x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi4>, tensor<i4>) -> tensor<2x2x2x2xi4>
  return %r : tensor<2x2x2x2xi4>
}

// equal
func.func @reduce_maximum_i4_17(%a0: tensor<40xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_maximum_i4_18(%a0: tensor<2x33xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_maximum_i4_19(%a0: tensor<33x2xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_maximum_ui4(%a0: tensor<ui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_maximum_ui4_2(%a0: tensor<1xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<1xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_maximum_ui4_3(%a0: tensor<0xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_maximum_ui4_4(%a0: tensor<5xui4>, %a1: tensor<ui4>) -> tensor<5xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [] : (tensor<5xui4>, tensor<ui4>) -> tensor<5xui4>
  return %r : tensor<5xui4>
}

// equal
func.func @reduce_maximum_ui4_5(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// equal
func.func @reduce_maximum_ui4_6(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_maximum_ui4_7(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_maximum_ui4_8(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xui4>, tensor<ui4>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// equal
func.func @reduce_maximum_ui4_9(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<0xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x4xui4>, tensor<ui4>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// equal
func.func @reduce_maximum_ui4_10(%a0: tensor<3x0xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_maximum_ui4_11(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<2x4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @reduce_maximum_ui4_12(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_maximum_ui4_13(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_maximum_ui4_14(%a0: tensor<2x1x3x1x2xui4>, %a1: tensor<ui4>) -> tensor<1x3x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 3] : (tensor<2x1x3x1x2xui4>, tensor<ui4>) -> tensor<1x3x2xui4>
  return %r : tensor<1x3x2xui4>
}

// equal
func.func @reduce_maximum_ui4_15(%a0: tensor<2x1x2x1x2x2xui4>, %a1: tensor<ui4>) -> tensor<1x1x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui4>, tensor<ui4>) -> tensor<1x1x2xui4>
  return %r : tensor<1x1x2xui4>
}

// equal
func.func @reduce_maximum_ui4_16(%a0: tensor<2x1x2x1x2x2xui4>, %a1: tensor<ui4>) -> tensor<2x2x2x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui4>, tensor<ui4>) -> tensor<2x2x2x2xui4>
  return %r : tensor<2x2x2x2xui4>
}

// equal
func.func @reduce_maximum_ui4_17(%a0: tensor<40xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<40xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_maximum_ui4_18(%a0: tensor<2x33xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x33xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_maximum_ui4_19(%a0: tensor<33x2xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<33x2xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_minimum_f64(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_minimum_f64_2(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<5xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xf64>, tensor<f64>) -> tensor<5xf64>
  return %r : tensor<5xf64>
}

// equal
func.func @reduce_minimum_f64_3(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_minimum_f64_4(%a0: tensor<3x0xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_minimum_f64_5(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_minimum_f64_6(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<f64>) -> tensor<2x2x2x2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf64>, tensor<f64>) -> tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// equal
func.func @reduce_minimum_f64_7(%a0: tensor<33x2xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_minimum_f32(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_minimum_f32_2(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<5xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// equal
func.func @reduce_minimum_f32_3(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_minimum_f32_4(%a0: tensor<3x0xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_minimum_f32_5(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_minimum_f32_6(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<f32>) -> tensor<2x2x2x2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf32>, tensor<f32>) -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// equal
func.func @reduce_minimum_f32_7(%a0: tensor<33x2xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_minimum_f16(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_minimum_f16_2(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<5xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xf16>, tensor<f16>) -> tensor<5xf16>
  return %r : tensor<5xf16>
}

// equal
func.func @reduce_minimum_f16_3(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_minimum_f16_4(%a0: tensor<3x0xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_minimum_f16_5(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_minimum_f16_6(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<f16>) -> tensor<2x2x2x2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf16>, tensor<f16>) -> tensor<2x2x2x2xf16>
  return %r : tensor<2x2x2x2xf16>
}

// equal
func.func @reduce_minimum_f16_7(%a0: tensor<33x2xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_minimum_bf16(%a0: tensor<5xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_minimum_bf16_2(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_minimum_bf16_3(%a0: tensor<3x0xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_minimum_bf16_4(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_minimum_bf16_5(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<bf16>) -> tensor<2x2x2x2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xbf16>, tensor<bf16>) -> tensor<2x2x2x2xbf16>
  return %r : tensor<2x2x2x2xbf16>
}

// equal
func.func @reduce_minimum_bf16_6(%a0: tensor<33x2xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_minimum_i8(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_minimum_i8_2(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<5xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xi8>, tensor<i8>) -> tensor<5xi8>
  return %r : tensor<5xi8>
}

// equal
func.func @reduce_minimum_i8_3(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_minimum_i8_4(%a0: tensor<3x0xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_minimum_i8_5(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_minimum_i8_6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<2x2x2x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<2x2x2x2xi8>
  return %r : tensor<2x2x2x2xi8>
}

// equal
func.func @reduce_minimum_i8_7(%a0: tensor<33x2xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_minimum_i16(%a0: tensor<5xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_minimum_i16_2(%a0: tensor<5xi16>, %a1: tensor<i16>) -> tensor<5xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xi16>, tensor<i16>) -> tensor<5xi16>
  return %r : tensor<5xi16>
}

// equal
func.func @reduce_minimum_i16_3(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_minimum_i16_4(%a0: tensor<3x0xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_minimum_i16_5(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_minimum_i16_6(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<2x2x2x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<2x2x2x2xi16>
  return %r : tensor<2x2x2x2xi16>
}

// equal
func.func @reduce_minimum_i16_7(%a0: tensor<33x2xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_minimum_i32(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_minimum_i32_2(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<5xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  return %r : tensor<5xi32>
}

// equal
func.func @reduce_minimum_i32_3(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_minimum_i32_4(%a0: tensor<3x0xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_minimum_i32_5(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_minimum_i32_6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<2x2x2x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<2x2x2x2xi32>
  return %r : tensor<2x2x2x2xi32>
}

// equal
func.func @reduce_minimum_i32_7(%a0: tensor<33x2xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_minimum_i64(%a0: tensor<5xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_minimum_i64_2(%a0: tensor<5xi64>, %a1: tensor<i64>) -> tensor<5xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
  return %r : tensor<5xi64>
}

// equal
func.func @reduce_minimum_i64_3(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_minimum_i64_4(%a0: tensor<3x0xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_minimum_i64_5(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_minimum_i64_6(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<2x2x2x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<2x2x2x2xi64>
  return %r : tensor<2x2x2x2xi64>
}

// equal
func.func @reduce_minimum_i64_7(%a0: tensor<33x2xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_minimum_ui8(%a0: tensor<5xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_minimum_ui8_2(%a0: tensor<5xui8>, %a1: tensor<ui8>) -> tensor<5xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xui8>, tensor<ui8>) -> tensor<5xui8>
  return %r : tensor<5xui8>
}

// equal
func.func @reduce_minimum_ui8_3(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_minimum_ui8_4(%a0: tensor<3x0xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_minimum_ui8_5(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_minimum_ui8_6(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<2x2x2x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<2x2x2x2xui8>
  return %r : tensor<2x2x2x2xui8>
}

// equal
func.func @reduce_minimum_ui8_7(%a0: tensor<33x2xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_minimum_ui16(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_minimum_ui16_2(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<5xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xui16>, tensor<ui16>) -> tensor<5xui16>
  return %r : tensor<5xui16>
}

// equal
func.func @reduce_minimum_ui16_3(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_minimum_ui16_4(%a0: tensor<3x0xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_minimum_ui16_5(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_minimum_ui16_6(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<2x2x2x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<2x2x2x2xui16>
  return %r : tensor<2x2x2x2xui16>
}

// equal
func.func @reduce_minimum_ui16_7(%a0: tensor<33x2xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_minimum_ui32(%a0: tensor<5xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_minimum_ui32_2(%a0: tensor<5xui32>, %a1: tensor<ui32>) -> tensor<5xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xui32>, tensor<ui32>) -> tensor<5xui32>
  return %r : tensor<5xui32>
}

// equal
func.func @reduce_minimum_ui32_3(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_minimum_ui32_4(%a0: tensor<3x0xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_minimum_ui32_5(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_minimum_ui32_6(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<2x2x2x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<2x2x2x2xui32>
  return %r : tensor<2x2x2x2xui32>
}

// equal
func.func @reduce_minimum_ui32_7(%a0: tensor<33x2xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_minimum_ui64(%a0: tensor<5xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_minimum_ui64_2(%a0: tensor<5xui64>, %a1: tensor<ui64>) -> tensor<5xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [] : (tensor<5xui64>, tensor<ui64>) -> tensor<5xui64>
  return %r : tensor<5xui64>
}

// equal
func.func @reduce_minimum_ui64_3(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_minimum_ui64_4(%a0: tensor<3x0xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_minimum_ui64_5(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_minimum_ui64_6(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<2x2x2x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<2x2x2x2xui64>
  return %r : tensor<2x2x2x2xui64>
}

// equal
func.func @reduce_minimum_ui64_7(%a0: tensor<33x2xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_minimum_i1(%a0: tensor<5xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_minimum_i1_2(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_minimum_i1_3(%a0: tensor<3x0xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_minimum_i1_4(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_minimum_i1_5(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<i1>) -> tensor<2x2x2x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi1>, tensor<i1>) -> tensor<2x2x2x2xi1>
  return %r : tensor<2x2x2x2xi1>
}

// equal
func.func @reduce_minimum_i1_6(%a0: tensor<33x2xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_minimum_f8E4M3FN(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E4M3FN_2(%a0: tensor<3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E4M3FN_3(%a0: tensor<3x0xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E4M3FN_4(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E4M3FN_5(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x2x2x2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2x2x2xf8E4M3FN>
  return %r : tensor<2x2x2x2xf8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E4M3FN_6(%a0: tensor<33x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E5M2(%a0: tensor<5xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_minimum_f8E5M2_2(%a0: tensor<3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_minimum_f8E5M2_3(%a0: tensor<3x0xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_minimum_f8E5M2_4(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}

// equal
func.func @reduce_minimum_f8E5M2_5(%a0: tensor<2x1x2x1x2x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x2x2x2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<2x2x2x2xf8E5M2>
  return %r : tensor<2x2x2x2xf8E5M2>
}

// equal
func.func @reduce_minimum_f8E5M2_6(%a0: tensor<33x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}

// equal
func.func @reduce_minimum_i4(%a0: tensor<5xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_minimum_i4_2(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_minimum_i4_3(%a0: tensor<3x0xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_minimum_i4_4(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_minimum_i4_5(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<i4>) -> tensor<2x2x2x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xi4>, tensor<i4>) -> tensor<2x2x2x2xi4>
  return %r : tensor<2x2x2x2xi4>
}

// equal
func.func @reduce_minimum_i4_6(%a0: tensor<33x2xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_minimum_ui4(%a0: tensor<5xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<5xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_minimum_ui4_2(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_minimum_ui4_3(%a0: tensor<3x0xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x0xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_minimum_ui4_4(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_minimum_ui4_5(%a0: tensor<2x1x2x1x2x2xui4>, %a1: tensor<ui4>) -> tensor<2x2x2x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<2x1x2x1x2x2xui4>, tensor<ui4>) -> tensor<2x2x2x2xui4>
  return %r : tensor<2x2x2x2xui4>
}

// equal
func.func @reduce_minimum_ui4_6(%a0: tensor<33x2xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<33x2xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_and_i8(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_and_i8_2(%a0: tensor<0xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<0xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_and_i8_3(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_and_i8_4(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<0xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xi8>, tensor<i8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// equal
func.func @reduce_and_i8_5(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_and_i8_6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<1x1x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<1x1x2xi8>
  return %r : tensor<1x1x2xi8>
}

// equal
func.func @reduce_and_i8_7(%a0: tensor<2x33xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_and_i16(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_and_i16_2(%a0: tensor<0xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<0xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_and_i16_3(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_and_i16_4(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<0xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xi16>, tensor<i16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// equal
func.func @reduce_and_i16_5(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_and_i16_6(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<1x1x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<1x1x2xi16>
  return %r : tensor<1x1x2xi16>
}

// equal
func.func @reduce_and_i16_7(%a0: tensor<2x33xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_and_i32(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_and_i32_2(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_and_i32_3(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_and_i32_4(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @reduce_and_i32_5(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_and_i32_6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<1x1x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<1x1x2xi32>
  return %r : tensor<1x1x2xi32>
}

// equal
func.func @reduce_and_i32_7(%a0: tensor<2x33xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_and_i64(%a0: tensor<i64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_and_i64_2(%a0: tensor<0xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_and_i64_3(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_and_i64_4(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<0xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xi64>, tensor<i64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// equal
func.func @reduce_and_i64_5(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_and_i64_6(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<1x1x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<1x1x2xi64>
  return %r : tensor<1x1x2xi64>
}

// equal
func.func @reduce_and_i64_7(%a0: tensor<2x33xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_and_ui8(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_and_ui8_2(%a0: tensor<0xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<0xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_and_ui8_3(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_and_ui8_4(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<0xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// equal
func.func @reduce_and_ui8_5(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_and_ui8_6(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<1x1x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<1x1x2xui8>
  return %r : tensor<1x1x2xui8>
}

// equal
func.func @reduce_and_ui8_7(%a0: tensor<2x33xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_and_ui16(%a0: tensor<ui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_and_ui16_2(%a0: tensor<0xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<0xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_and_ui16_3(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_and_ui16_4(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<0xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xui16>, tensor<ui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// equal
func.func @reduce_and_ui16_5(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_and_ui16_6(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<1x1x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<1x1x2xui16>
  return %r : tensor<1x1x2xui16>
}

// equal
func.func @reduce_and_ui16_7(%a0: tensor<2x33xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_and_ui32(%a0: tensor<ui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_and_ui32_2(%a0: tensor<0xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<0xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_and_ui32_3(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_and_ui32_4(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<0xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xui32>, tensor<ui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// equal
func.func @reduce_and_ui32_5(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_and_ui32_6(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<1x1x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<1x1x2xui32>
  return %r : tensor<1x1x2xui32>
}

// equal
func.func @reduce_and_ui32_7(%a0: tensor<2x33xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_and_ui64(%a0: tensor<ui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_and_ui64_2(%a0: tensor<0xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<0xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_and_ui64_3(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_and_ui64_4(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<0xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xui64>, tensor<ui64>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// equal
func.func @reduce_and_ui64_5(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_and_ui64_6(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<1x1x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<1x1x2xui64>
  return %r : tensor<1x1x2xui64>
}

// equal
func.func @reduce_and_ui64_7(%a0: tensor<2x33xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_and_i1(%a0: tensor<i1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_and_i1_2(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_and_i1_3(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<0xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xi1>, tensor<i1>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// equal
func.func @reduce_and_i1_4(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_and_i1_5(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<i1>) -> tensor<1x1x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi1>, tensor<i1>) -> tensor<1x1x2xi1>
  return %r : tensor<1x1x2xi1>
}

// equal
func.func @reduce_and_i1_6(%a0: tensor<2x33xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_and_i4(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_and_i4_2(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_and_i4_3(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<0xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xi4>, tensor<i4>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// equal
func.func @reduce_and_i4_4(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_and_i4_5(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<i4>) -> tensor<1x1x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi4>, tensor<i4>) -> tensor<1x1x2xi4>
  return %r : tensor<1x1x2xi4>
}

// equal
func.func @reduce_and_i4_6(%a0: tensor<2x33xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_and_ui4(%a0: tensor<ui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [] : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_and_ui4_2(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_and_ui4_3(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<0xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<0x4xui4>, tensor<ui4>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// equal
func.func @reduce_and_ui4_4(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_and_ui4_5(%a0: tensor<2x1x2x1x2x2xui4>, %a1: tensor<ui4>) -> tensor<1x1x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui4>, tensor<ui4>) -> tensor<1x1x2xui4>
  return %r : tensor<1x1x2xui4>
}

// equal
func.func @reduce_and_ui4_6(%a0: tensor<2x33xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<2x33xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_or_i8(%a0: tensor<1xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_or_i8_2(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_or_i8_3(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_or_i8_4(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<2x4xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @reduce_or_i8_5(%a0: tensor<2x1x3x1x2xi8>, %a1: tensor<i8>) -> tensor<1x3x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xi8>, tensor<i8>) -> tensor<1x3x2xi8>
  return %r : tensor<1x3x2xi8>
}

// equal
func.func @reduce_or_i8_6(%a0: tensor<40xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_or_i16(%a0: tensor<1xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_or_i16_2(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_or_i16_3(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_or_i16_4(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<2x4xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @reduce_or_i16_5(%a0: tensor<2x1x3x1x2xi16>, %a1: tensor<i16>) -> tensor<1x3x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xi16>, tensor<i16>) -> tensor<1x3x2xi16>
  return %r : tensor<1x3x2xi16>
}

// equal
func.func @reduce_or_i16_6(%a0: tensor<40xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_or_i32(%a0: tensor<1xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_or_i32_2(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_or_i32_3(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_or_i32_4(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<2x4xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @reduce_or_i32_5(%a0: tensor<2x1x3x1x2xi32>, %a1: tensor<i32>) -> tensor<1x3x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xi32>, tensor<i32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// equal
func.func @reduce_or_i32_6(%a0: tensor<40xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_or_i64(%a0: tensor<1xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_or_i64_2(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_or_i64_3(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_or_i64_4(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<2x4xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @reduce_or_i64_5(%a0: tensor<2x1x3x1x2xi64>, %a1: tensor<i64>) -> tensor<1x3x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xi64>, tensor<i64>) -> tensor<1x3x2xi64>
  return %r : tensor<1x3x2xi64>
}

// equal
func.func @reduce_or_i64_6(%a0: tensor<40xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_or_ui8(%a0: tensor<1xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_or_ui8_2(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_or_ui8_3(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_or_ui8_4(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<2x4xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @reduce_or_ui8_5(%a0: tensor<2x1x3x1x2xui8>, %a1: tensor<ui8>) -> tensor<1x3x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xui8>, tensor<ui8>) -> tensor<1x3x2xui8>
  return %r : tensor<1x3x2xui8>
}

// equal
func.func @reduce_or_ui8_6(%a0: tensor<40xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_or_ui16(%a0: tensor<1xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_or_ui16_2(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_or_ui16_3(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_or_ui16_4(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<2x4xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @reduce_or_ui16_5(%a0: tensor<2x1x3x1x2xui16>, %a1: tensor<ui16>) -> tensor<1x3x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xui16>, tensor<ui16>) -> tensor<1x3x2xui16>
  return %r : tensor<1x3x2xui16>
}

// equal
func.func @reduce_or_ui16_6(%a0: tensor<40xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_or_ui32(%a0: tensor<1xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_or_ui32_2(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_or_ui32_3(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_or_ui32_4(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<2x4xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @reduce_or_ui32_5(%a0: tensor<2x1x3x1x2xui32>, %a1: tensor<ui32>) -> tensor<1x3x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xui32>, tensor<ui32>) -> tensor<1x3x2xui32>
  return %r : tensor<1x3x2xui32>
}

// equal
func.func @reduce_or_ui32_6(%a0: tensor<40xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_or_ui64(%a0: tensor<1xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_or_ui64_2(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_or_ui64_3(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_or_ui64_4(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<2x4xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @reduce_or_ui64_5(%a0: tensor<2x1x3x1x2xui64>, %a1: tensor<ui64>) -> tensor<1x3x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xui64>, tensor<ui64>) -> tensor<1x3x2xui64>
  return %r : tensor<1x3x2xui64>
}

// equal
func.func @reduce_or_ui64_6(%a0: tensor<40xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_or_i1(%a0: tensor<1xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_or_i1_2(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xi1>, tensor<i1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @reduce_or_i1_3(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<2x4xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// equal
func.func @reduce_or_i1_4(%a0: tensor<2x1x3x1x2xi1>, %a1: tensor<i1>) -> tensor<1x3x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xi1>, tensor<i1>) -> tensor<1x3x2xi1>
  return %r : tensor<1x3x2xi1>
}

// equal
func.func @reduce_or_i1_5(%a0: tensor<40xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_or_i4(%a0: tensor<1xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_or_i4_2(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xi4>, tensor<i4>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// equal
func.func @reduce_or_i4_3(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<2x4xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @reduce_or_i4_4(%a0: tensor<2x1x3x1x2xi4>, %a1: tensor<i4>) -> tensor<1x3x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xi4>, tensor<i4>) -> tensor<1x3x2xi4>
  return %r : tensor<1x3x2xi4>
}

// equal
func.func @reduce_or_i4_5(%a0: tensor<40xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_or_ui4(%a0: tensor<1xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<1xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_or_ui4_2(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<0x4xui4>, tensor<ui4>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// equal
func.func @reduce_or_ui4_3(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<2x4xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @reduce_or_ui4_4(%a0: tensor<2x1x3x1x2xui4>, %a1: tensor<ui4>) -> tensor<1x3x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0, 3] : (tensor<2x1x3x1x2xui4>, tensor<ui4>) -> tensor<1x3x2xui4>
  return %r : tensor<1x3x2xui4>
}

// equal
func.func @reduce_or_ui4_5(%a0: tensor<40xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<40xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_xor_i8(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_xor_i8_2(%a0: tensor<0xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<0xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_xor_i8_3(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_xor_i8_4(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<0xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xi8>, tensor<i8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// equal
func.func @reduce_xor_i8_5(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_xor_i8_6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<1x1x2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<1x1x2xi8>
  return %r : tensor<1x1x2xi8>
}

// equal
func.func @reduce_xor_i8_7(%a0: tensor<2x33xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_xor_i16(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_xor_i16_2(%a0: tensor<0xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<0xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_xor_i16_3(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_xor_i16_4(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<0xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xi16>, tensor<i16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// equal
func.func @reduce_xor_i16_5(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_xor_i16_6(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<1x1x2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<1x1x2xi16>
  return %r : tensor<1x1x2xi16>
}

// equal
func.func @reduce_xor_i16_7(%a0: tensor<2x33xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_xor_i32(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_xor_i32_2(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_xor_i32_3(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_xor_i32_4(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @reduce_xor_i32_5(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_xor_i32_6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<1x1x2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<1x1x2xi32>
  return %r : tensor<1x1x2xi32>
}

// equal
func.func @reduce_xor_i32_7(%a0: tensor<2x33xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_xor_i64(%a0: tensor<i64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_xor_i64_2(%a0: tensor<0xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_xor_i64_3(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_xor_i64_4(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<0xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xi64>, tensor<i64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// equal
func.func @reduce_xor_i64_5(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_xor_i64_6(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<1x1x2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<1x1x2xi64>
  return %r : tensor<1x1x2xi64>
}

// equal
func.func @reduce_xor_i64_7(%a0: tensor<2x33xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_xor_ui8(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_xor_ui8_2(%a0: tensor<0xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<0xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_xor_ui8_3(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_xor_ui8_4(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<0xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xui8>, tensor<ui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// equal
func.func @reduce_xor_ui8_5(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_xor_ui8_6(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<1x1x2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<1x1x2xui8>
  return %r : tensor<1x1x2xui8>
}

// equal
func.func @reduce_xor_ui8_7(%a0: tensor<2x33xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_xor_ui16(%a0: tensor<ui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_xor_ui16_2(%a0: tensor<0xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<0xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_xor_ui16_3(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_xor_ui16_4(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<0xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xui16>, tensor<ui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// equal
func.func @reduce_xor_ui16_5(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_xor_ui16_6(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<1x1x2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<1x1x2xui16>
  return %r : tensor<1x1x2xui16>
}

// equal
func.func @reduce_xor_ui16_7(%a0: tensor<2x33xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_xor_ui32(%a0: tensor<ui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_xor_ui32_2(%a0: tensor<0xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<0xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_xor_ui32_3(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_xor_ui32_4(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<0xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xui32>, tensor<ui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// equal
func.func @reduce_xor_ui32_5(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_xor_ui32_6(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<1x1x2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<1x1x2xui32>
  return %r : tensor<1x1x2xui32>
}

// equal
func.func @reduce_xor_ui32_7(%a0: tensor<2x33xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_xor_ui64(%a0: tensor<ui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_xor_ui64_2(%a0: tensor<0xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<0xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_xor_ui64_3(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_xor_ui64_4(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<0xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xui64>, tensor<ui64>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// equal
func.func @reduce_xor_ui64_5(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_xor_ui64_6(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<1x1x2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<1x1x2xui64>
  return %r : tensor<1x1x2xui64>
}

// equal
func.func @reduce_xor_ui64_7(%a0: tensor<2x33xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_xor_i1(%a0: tensor<i1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_xor_i1_2(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_xor_i1_3(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<0xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xi1>, tensor<i1>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// equal
func.func @reduce_xor_i1_4(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_xor_i1_5(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<i1>) -> tensor<1x1x2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi1>, tensor<i1>) -> tensor<1x1x2xi1>
  return %r : tensor<1x1x2xi1>
}

// equal
func.func @reduce_xor_i1_6(%a0: tensor<2x33xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_xor_i4(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_xor_i4_2(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_xor_i4_3(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<0xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xi4>, tensor<i4>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// equal
func.func @reduce_xor_i4_4(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_xor_i4_5(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<i4>) -> tensor<1x1x2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xi4>, tensor<i4>) -> tensor<1x1x2xi4>
  return %r : tensor<1x1x2xi4>
}

// equal
func.func @reduce_xor_i4_6(%a0: tensor<2x33xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_xor_ui4(%a0: tensor<ui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [] : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_xor_ui4_2(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_xor_ui4_3(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<0xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<0x4xui4>, tensor<ui4>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// equal
func.func @reduce_xor_ui4_4(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_xor_ui4_5(%a0: tensor<2x1x2x1x2x2xui4>, %a1: tensor<ui4>) -> tensor<1x1x2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0, 2, 4] : (tensor<2x1x2x1x2x2xui4>, tensor<ui4>) -> tensor<1x1x2xui4>
  return %r : tensor<1x1x2xui4>
}

// equal
func.func @reduce_xor_ui4_6(%a0: tensor<2x33xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [1] : (tensor<2x33xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_addmod_f64(%a0: tensor<f64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_addmod_f64_2(%a0: tensor<0xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_addmod_f64_3(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_addmod_f64_4(%a0: tensor<0x4xf64>, %a1: tensor<f64>) -> tensor<0xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x4xf64>, tensor<f64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// equal
func.func @reduce_addmod_f64_5(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_addmod_f64_6(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<f64>) -> tensor<1x1x2xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x1x2x1x2x2xf64>, tensor<f64>) -> tensor<1x1x2xf64>
  return %r : tensor<1x1x2xf64>
}

// equal
func.func @reduce_addmod_f64_7(%a0: tensor<2x33xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x33xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_addmod_f32(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %c = stablehlo.constant dense<5.0> : tensor<f32>
    %v = stablehlo.remainder %s, %c : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_addmod_f32_2(%a0: tensor<0xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %c = stablehlo.constant dense<5.0> : tensor<f32>
    %v = stablehlo.remainder %s, %c : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_addmod_f32_3(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %c = stablehlo.constant dense<5.0> : tensor<f32>
    %v = stablehlo.remainder %s, %c : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_addmod_f32_4(%a0: tensor<0x4xf32>, %a1: tensor<f32>) -> tensor<0xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %c = stablehlo.constant dense<5.0> : tensor<f32>
    %v = stablehlo.remainder %s, %c : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// equal
func.func @reduce_addmod_f32_5(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %c = stablehlo.constant dense<5.0> : tensor<f32>
    %v = stablehlo.remainder %s, %c : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_addmod_f32_6(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<f32>) -> tensor<1x1x2xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %c = stablehlo.constant dense<5.0> : tensor<f32>
    %v = stablehlo.remainder %s, %c : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x2x1x2x2xf32>, tensor<f32>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

// equal
func.func @reduce_addmod_f32_7(%a0: tensor<2x33xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %c = stablehlo.constant dense<5.0> : tensor<f32>
    %v = stablehlo.remainder %s, %c : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x33xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_addmod_f16(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    %c = stablehlo.constant dense<5.0> : tensor<f16>
    %v = stablehlo.remainder %s, %c : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_addmod_f16_2(%a0: tensor<0xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    %c = stablehlo.constant dense<5.0> : tensor<f16>
    %v = stablehlo.remainder %s, %c : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<0xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_addmod_f16_3(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    %c = stablehlo.constant dense<5.0> : tensor<f16>
    %v = stablehlo.remainder %s, %c : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_addmod_f16_4(%a0: tensor<0x4xf16>, %a1: tensor<f16>) -> tensor<0xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    %c = stablehlo.constant dense<5.0> : tensor<f16>
    %v = stablehlo.remainder %s, %c : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<0x4xf16>, tensor<f16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// equal
func.func @reduce_addmod_f16_5(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    %c = stablehlo.constant dense<5.0> : tensor<f16>
    %v = stablehlo.remainder %s, %c : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_addmod_f16_6(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<f16>) -> tensor<1x1x2xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    %c = stablehlo.constant dense<5.0> : tensor<f16>
    %v = stablehlo.remainder %s, %c : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x1x2x1x2x2xf16>, tensor<f16>) -> tensor<1x1x2xf16>
  return %r : tensor<1x1x2xf16>
}

// equal
func.func @reduce_addmod_f16_7(%a0: tensor<2x33xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    %c = stablehlo.constant dense<5.0> : tensor<f16>
    %v = stablehlo.remainder %s, %c : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x33xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_addmod_bf16(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_addmod_bf16_2(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_addmod_bf16_3(%a0: tensor<0x4xbf16>, %a1: tensor<bf16>) -> tensor<0xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<0x4xbf16>, tensor<bf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// equal
func.func @reduce_addmod_bf16_4(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_addmod_bf16_5(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<bf16>) -> tensor<1x1x2xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x1x2x1x2x2xbf16>, tensor<bf16>) -> tensor<1x1x2xbf16>
  return %r : tensor<1x1x2xbf16>
}

// equal
func.func @reduce_addmod_bf16_6(%a0: tensor<2x33xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x33xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_addmod_i8(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %c = stablehlo.constant dense<5> : tensor<i8>
    %v = stablehlo.remainder %s, %c : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_addmod_i8_2(%a0: tensor<0xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %c = stablehlo.constant dense<5> : tensor<i8>
    %v = stablehlo.remainder %s, %c : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<0xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_addmod_i8_3(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %c = stablehlo.constant dense<5> : tensor<i8>
    %v = stablehlo.remainder %s, %c : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_addmod_i8_4(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<0xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %c = stablehlo.constant dense<5> : tensor<i8>
    %v = stablehlo.remainder %s, %c : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<0x4xi8>, tensor<i8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// equal
func.func @reduce_addmod_i8_5(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %c = stablehlo.constant dense<5> : tensor<i8>
    %v = stablehlo.remainder %s, %c : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_addmod_i8_6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<1x1x2xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %c = stablehlo.constant dense<5> : tensor<i8>
    %v = stablehlo.remainder %s, %c : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<1x1x2xi8>
  return %r : tensor<1x1x2xi8>
}

// equal
func.func @reduce_addmod_i8_7(%a0: tensor<2x33xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %c = stablehlo.constant dense<5> : tensor<i8>
    %v = stablehlo.remainder %s, %c : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x33xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_addmod_i16(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %c = stablehlo.constant dense<5> : tensor<i16>
    %v = stablehlo.remainder %s, %c : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_addmod_i16_2(%a0: tensor<0xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %c = stablehlo.constant dense<5> : tensor<i16>
    %v = stablehlo.remainder %s, %c : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_addmod_i16_3(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %c = stablehlo.constant dense<5> : tensor<i16>
    %v = stablehlo.remainder %s, %c : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_addmod_i16_4(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<0xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %c = stablehlo.constant dense<5> : tensor<i16>
    %v = stablehlo.remainder %s, %c : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0x4xi16>, tensor<i16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// equal
func.func @reduce_addmod_i16_5(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %c = stablehlo.constant dense<5> : tensor<i16>
    %v = stablehlo.remainder %s, %c : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_addmod_i16_6(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<1x1x2xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %c = stablehlo.constant dense<5> : tensor<i16>
    %v = stablehlo.remainder %s, %c : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<1x1x2xi16>
  return %r : tensor<1x1x2xi16>
}

// equal
func.func @reduce_addmod_i16_7(%a0: tensor<2x33xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %c = stablehlo.constant dense<5> : tensor<i16>
    %v = stablehlo.remainder %s, %c : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x33xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_addmod_i32(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_addmod_i32_2(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_addmod_i32_3(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_addmod_i32_4(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x4xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @reduce_addmod_i32_5(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_addmod_i32_6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<1x1x2xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<1x1x2xi32>
  return %r : tensor<1x1x2xi32>
}

// equal
func.func @reduce_addmod_i32_7(%a0: tensor<2x33xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_addmod_i64(%a0: tensor<i64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %v = stablehlo.remainder %s, %c : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_addmod_i64_2(%a0: tensor<0xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %v = stablehlo.remainder %s, %c : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_addmod_i64_3(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %v = stablehlo.remainder %s, %c : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_addmod_i64_4(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<0xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %v = stablehlo.remainder %s, %c : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0x4xi64>, tensor<i64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// equal
func.func @reduce_addmod_i64_5(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %v = stablehlo.remainder %s, %c : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_addmod_i64_6(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<1x1x2xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %v = stablehlo.remainder %s, %c : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<1x1x2xi64>
  return %r : tensor<1x1x2xi64>
}

// equal
func.func @reduce_addmod_i64_7(%a0: tensor<2x33xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %v = stablehlo.remainder %s, %c : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x33xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_addmod_ui8(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %c = stablehlo.constant dense<5> : tensor<ui8>
    %v = stablehlo.remainder %s, %c : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_addmod_ui8_2(%a0: tensor<0xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %c = stablehlo.constant dense<5> : tensor<ui8>
    %v = stablehlo.remainder %s, %c : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<0xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_addmod_ui8_3(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %c = stablehlo.constant dense<5> : tensor<ui8>
    %v = stablehlo.remainder %s, %c : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_addmod_ui8_4(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<0xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %c = stablehlo.constant dense<5> : tensor<ui8>
    %v = stablehlo.remainder %s, %c : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<0x4xui8>, tensor<ui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// equal
func.func @reduce_addmod_ui8_5(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %c = stablehlo.constant dense<5> : tensor<ui8>
    %v = stablehlo.remainder %s, %c : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_addmod_ui8_6(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<1x1x2xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %c = stablehlo.constant dense<5> : tensor<ui8>
    %v = stablehlo.remainder %s, %c : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<1x1x2xui8>
  return %r : tensor<1x1x2xui8>
}

// equal
func.func @reduce_addmod_ui8_7(%a0: tensor<2x33xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %c = stablehlo.constant dense<5> : tensor<ui8>
    %v = stablehlo.remainder %s, %c : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x33xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_addmod_ui16(%a0: tensor<ui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_addmod_ui16_2(%a0: tensor<0xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_addmod_ui16_3(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_addmod_ui16_4(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<0xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0x4xui16>, tensor<ui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// equal
func.func @reduce_addmod_ui16_5(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_addmod_ui16_6(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<1x1x2xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<1x1x2xui16>
  return %r : tensor<1x1x2xui16>
}

// equal
func.func @reduce_addmod_ui16_7(%a0: tensor<2x33xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x33xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_addmod_ui32(%a0: tensor<ui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %c = stablehlo.constant dense<5> : tensor<ui32>
    %v = stablehlo.remainder %s, %c : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_addmod_ui32_2(%a0: tensor<0xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %c = stablehlo.constant dense<5> : tensor<ui32>
    %v = stablehlo.remainder %s, %c : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<0xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_addmod_ui32_3(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %c = stablehlo.constant dense<5> : tensor<ui32>
    %v = stablehlo.remainder %s, %c : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_addmod_ui32_4(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<0xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %c = stablehlo.constant dense<5> : tensor<ui32>
    %v = stablehlo.remainder %s, %c : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<0x4xui32>, tensor<ui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// equal
func.func @reduce_addmod_ui32_5(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %c = stablehlo.constant dense<5> : tensor<ui32>
    %v = stablehlo.remainder %s, %c : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_addmod_ui32_6(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<1x1x2xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %c = stablehlo.constant dense<5> : tensor<ui32>
    %v = stablehlo.remainder %s, %c : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<1x1x2xui32>
  return %r : tensor<1x1x2xui32>
}

// equal
func.func @reduce_addmod_ui32_7(%a0: tensor<2x33xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %c = stablehlo.constant dense<5> : tensor<ui32>
    %v = stablehlo.remainder %s, %c : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x33xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_addmod_ui64(%a0: tensor<ui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %v = stablehlo.remainder %s, %c : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_addmod_ui64_2(%a0: tensor<0xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %v = stablehlo.remainder %s, %c : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_addmod_ui64_3(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %v = stablehlo.remainder %s, %c : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_addmod_ui64_4(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<0xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %v = stablehlo.remainder %s, %c : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0x4xui64>, tensor<ui64>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// equal
func.func @reduce_addmod_ui64_5(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %v = stablehlo.remainder %s, %c : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_addmod_ui64_6(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<1x1x2xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %v = stablehlo.remainder %s, %c : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<1x1x2xui64>
  return %r : tensor<1x1x2xui64>
}

// equal
func.func @reduce_addmod_ui64_7(%a0: tensor<2x33xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %v = stablehlo.remainder %s, %c : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x33xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_absmax_f64(%a0: tensor<0xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_absmax_f64_2(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_absmax_f64_3(%a0: tensor<0x4xf64>, %a1: tensor<f64>) -> tensor<0xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x4xf64>, tensor<f64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// equal
func.func @reduce_absmax_f64_4(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_absmax_f64_5(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<f64>) -> tensor<1x1x2xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x1x2x1x2x2xf64>, tensor<f64>) -> tensor<1x1x2xf64>
  return %r : tensor<1x1x2xf64>
}

// equal
func.func @reduce_absmax_f64_6(%a0: tensor<2x33xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x33xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_absmax_f32(%a0: tensor<0xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.abs %x : tensor<f32>
    %t = stablehlo.abs %y : tensor<f32>
    %v = stablehlo.maximum %s, %t : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_absmax_f32_2(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.abs %x : tensor<f32>
    %t = stablehlo.abs %y : tensor<f32>
    %v = stablehlo.maximum %s, %t : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_absmax_f32_3(%a0: tensor<0x4xf32>, %a1: tensor<f32>) -> tensor<0xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.abs %x : tensor<f32>
    %t = stablehlo.abs %y : tensor<f32>
    %v = stablehlo.maximum %s, %t : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// equal
func.func @reduce_absmax_f32_4(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.abs %x : tensor<f32>
    %t = stablehlo.abs %y : tensor<f32>
    %v = stablehlo.maximum %s, %t : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_absmax_f32_5(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<f32>) -> tensor<1x1x2xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.abs %x : tensor<f32>
    %t = stablehlo.abs %y : tensor<f32>
    %v = stablehlo.maximum %s, %t : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x2x1x2x2xf32>, tensor<f32>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

// equal
func.func @reduce_absmax_f32_6(%a0: tensor<2x33xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.abs %x : tensor<f32>
    %t = stablehlo.abs %y : tensor<f32>
    %v = stablehlo.maximum %s, %t : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x33xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_absmax_f16(%a0: tensor<0xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.abs %x : tensor<f16>
    %t = stablehlo.abs %y : tensor<f16>
    %v = stablehlo.maximum %s, %t : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<0xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_absmax_f16_2(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.abs %x : tensor<f16>
    %t = stablehlo.abs %y : tensor<f16>
    %v = stablehlo.maximum %s, %t : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_absmax_f16_3(%a0: tensor<0x4xf16>, %a1: tensor<f16>) -> tensor<0xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.abs %x : tensor<f16>
    %t = stablehlo.abs %y : tensor<f16>
    %v = stablehlo.maximum %s, %t : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<0x4xf16>, tensor<f16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// equal
func.func @reduce_absmax_f16_4(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.abs %x : tensor<f16>
    %t = stablehlo.abs %y : tensor<f16>
    %v = stablehlo.maximum %s, %t : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_absmax_f16_5(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<f16>) -> tensor<1x1x2xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.abs %x : tensor<f16>
    %t = stablehlo.abs %y : tensor<f16>
    %v = stablehlo.maximum %s, %t : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x1x2x1x2x2xf16>, tensor<f16>) -> tensor<1x1x2xf16>
  return %r : tensor<1x1x2xf16>
}

// equal
func.func @reduce_absmax_f16_6(%a0: tensor<2x33xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.abs %x : tensor<f16>
    %t = stablehlo.abs %y : tensor<f16>
    %v = stablehlo.maximum %s, %t : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x33xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_absmax_bf16(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_absmax_bf16_2(%a0: tensor<0x4xbf16>, %a1: tensor<bf16>) -> tensor<0xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<0x4xbf16>, tensor<bf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// equal
func.func @reduce_absmax_bf16_3(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_absmax_bf16_4(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<bf16>) -> tensor<1x1x2xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x1x2x1x2x2xbf16>, tensor<bf16>) -> tensor<1x1x2xbf16>
  return %r : tensor<1x1x2xbf16>
}

// equal
func.func @reduce_absmax_bf16_5(%a0: tensor<2x33xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x33xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_absmax_i8(%a0: tensor<0xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.abs %x : tensor<i8>
    %t = stablehlo.abs %y : tensor<i8>
    %v = stablehlo.maximum %s, %t : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<0xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_absmax_i8_2(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.abs %x : tensor<i8>
    %t = stablehlo.abs %y : tensor<i8>
    %v = stablehlo.maximum %s, %t : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_absmax_i8_3(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<0xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.abs %x : tensor<i8>
    %t = stablehlo.abs %y : tensor<i8>
    %v = stablehlo.maximum %s, %t : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<0x4xi8>, tensor<i8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// equal
func.func @reduce_absmax_i8_4(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.abs %x : tensor<i8>
    %t = stablehlo.abs %y : tensor<i8>
    %v = stablehlo.maximum %s, %t : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_absmax_i8_5(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<1x1x2xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.abs %x : tensor<i8>
    %t = stablehlo.abs %y : tensor<i8>
    %v = stablehlo.maximum %s, %t : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<1x1x2xi8>
  return %r : tensor<1x1x2xi8>
}

// equal
func.func @reduce_absmax_i8_6(%a0: tensor<2x33xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.abs %x : tensor<i8>
    %t = stablehlo.abs %y : tensor<i8>
    %v = stablehlo.maximum %s, %t : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x33xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_absmax_i16(%a0: tensor<0xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.abs %x : tensor<i16>
    %t = stablehlo.abs %y : tensor<i16>
    %v = stablehlo.maximum %s, %t : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_absmax_i16_2(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.abs %x : tensor<i16>
    %t = stablehlo.abs %y : tensor<i16>
    %v = stablehlo.maximum %s, %t : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_absmax_i16_3(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<0xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.abs %x : tensor<i16>
    %t = stablehlo.abs %y : tensor<i16>
    %v = stablehlo.maximum %s, %t : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0x4xi16>, tensor<i16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// equal
func.func @reduce_absmax_i16_4(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.abs %x : tensor<i16>
    %t = stablehlo.abs %y : tensor<i16>
    %v = stablehlo.maximum %s, %t : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_absmax_i16_5(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<1x1x2xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.abs %x : tensor<i16>
    %t = stablehlo.abs %y : tensor<i16>
    %v = stablehlo.maximum %s, %t : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<1x1x2xi16>
  return %r : tensor<1x1x2xi16>
}

// equal
func.func @reduce_absmax_i16_6(%a0: tensor<2x33xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.abs %x : tensor<i16>
    %t = stablehlo.abs %y : tensor<i16>
    %v = stablehlo.maximum %s, %t : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x33xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_absmax_i32(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_absmax_i32_2(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_absmax_i32_3(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x4xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @reduce_absmax_i32_4(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_absmax_i32_5(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<1x1x2xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<1x1x2xi32>
  return %r : tensor<1x1x2xi32>
}

// equal
func.func @reduce_absmax_i32_6(%a0: tensor<2x33xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_absmax_i64(%a0: tensor<0xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.abs %x : tensor<i64>
    %t = stablehlo.abs %y : tensor<i64>
    %v = stablehlo.maximum %s, %t : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_absmax_i64_2(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.abs %x : tensor<i64>
    %t = stablehlo.abs %y : tensor<i64>
    %v = stablehlo.maximum %s, %t : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_absmax_i64_3(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<0xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.abs %x : tensor<i64>
    %t = stablehlo.abs %y : tensor<i64>
    %v = stablehlo.maximum %s, %t : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0x4xi64>, tensor<i64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// equal
func.func @reduce_absmax_i64_4(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.abs %x : tensor<i64>
    %t = stablehlo.abs %y : tensor<i64>
    %v = stablehlo.maximum %s, %t : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_absmax_i64_5(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<1x1x2xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.abs %x : tensor<i64>
    %t = stablehlo.abs %y : tensor<i64>
    %v = stablehlo.maximum %s, %t : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<1x1x2xi64>
  return %r : tensor<1x1x2xi64>
}

// equal
func.func @reduce_absmax_i64_6(%a0: tensor<2x33xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.abs %x : tensor<i64>
    %t = stablehlo.abs %y : tensor<i64>
    %v = stablehlo.maximum %s, %t : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x33xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_select_f64(%a0: tensor<f64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_select_f64_2(%a0: tensor<0xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_select_f64_3(%a0: tensor<3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_select_f64_4(%a0: tensor<0x4xf64>, %a1: tensor<f64>) -> tensor<0xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x4xf64>, tensor<f64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// equal
func.func @reduce_select_f64_5(%a0: tensor<2x3x4xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_select_f64_6(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<f64>) -> tensor<1x1x2xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x1x2x1x2x2xf64>, tensor<f64>) -> tensor<1x1x2xf64>
  return %r : tensor<1x1x2xf64>
}

// equal
func.func @reduce_select_f64_7(%a0: tensor<2x33xf64>, %a1: tensor<f64>) -> tensor<2xf64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x33xf64>, tensor<f64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @reduce_select_f32(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_select_f32_2(%a0: tensor<0xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_select_f32_3(%a0: tensor<3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_select_f32_4(%a0: tensor<0x4xf32>, %a1: tensor<f32>) -> tensor<0xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// equal
func.func @reduce_select_f32_5(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_select_f32_6(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<f32>) -> tensor<1x1x2xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x2x1x2x2xf32>, tensor<f32>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

// equal
func.func @reduce_select_f32_7(%a0: tensor<2x33xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x33xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_select_f16(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_select_f16_2(%a0: tensor<0xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<0xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_select_f16_3(%a0: tensor<3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_select_f16_4(%a0: tensor<0x4xf16>, %a1: tensor<f16>) -> tensor<0xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<0x4xf16>, tensor<f16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// equal
func.func @reduce_select_f16_5(%a0: tensor<2x3x4xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_select_f16_6(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<f16>) -> tensor<1x1x2xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x1x2x1x2x2xf16>, tensor<f16>) -> tensor<1x1x2xf16>
  return %r : tensor<1x1x2xf16>
}

// equal
func.func @reduce_select_f16_7(%a0: tensor<2x33xf16>, %a1: tensor<f16>) -> tensor<2xf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x33xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @reduce_select_bf16(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_select_bf16_2(%a0: tensor<3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_select_bf16_3(%a0: tensor<0x4xbf16>, %a1: tensor<bf16>) -> tensor<0xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<0x4xbf16>, tensor<bf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// equal
func.func @reduce_select_bf16_4(%a0: tensor<2x3x4xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_select_bf16_5(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<bf16>) -> tensor<1x1x2xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x1x2x1x2x2xbf16>, tensor<bf16>) -> tensor<1x1x2xbf16>
  return %r : tensor<1x1x2xbf16>
}

// equal
func.func @reduce_select_bf16_6(%a0: tensor<2x33xbf16>, %a1: tensor<bf16>) -> tensor<2xbf16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x33xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @reduce_select_i8(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_select_i8_2(%a0: tensor<0xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<0xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_select_i8_3(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_select_i8_4(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<0xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<0x4xi8>, tensor<i8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// equal
func.func @reduce_select_i8_5(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<3xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @reduce_select_i8_6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<i8>) -> tensor<1x1x2xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x1x2x1x2x2xi8>, tensor<i8>) -> tensor<1x1x2xi8>
  return %r : tensor<1x1x2xi8>
}

// equal
func.func @reduce_select_i8_7(%a0: tensor<2x33xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x33xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_select_i16(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_select_i16_2(%a0: tensor<0xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_select_i16_3(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_select_i16_4(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<0xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0x4xi16>, tensor<i16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// equal
func.func @reduce_select_i16_5(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<3xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @reduce_select_i16_6(%a0: tensor<2x1x2x1x2x2xi16>, %a1: tensor<i16>) -> tensor<1x1x2xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x1x2x1x2x2xi16>, tensor<i16>) -> tensor<1x1x2xi16>
  return %r : tensor<1x1x2xi16>
}

// equal
func.func @reduce_select_i16_7(%a0: tensor<2x33xi16>, %a1: tensor<i16>) -> tensor<2xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x33xi16>, tensor<i16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @reduce_select_i32(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_select_i32_2(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_select_i32_3(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_select_i32_4(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x4xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @reduce_select_i32_5(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_select_i32_6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<i32>) -> tensor<1x1x2xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x1x2x1x2x2xi32>, tensor<i32>) -> tensor<1x1x2xi32>
  return %r : tensor<1x1x2xi32>
}

// equal
func.func @reduce_select_i32_7(%a0: tensor<2x33xi32>, %a1: tensor<i32>) -> tensor<2xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @reduce_select_i64(%a0: tensor<i64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_select_i64_2(%a0: tensor<0xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_select_i64_3(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_select_i64_4(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<0xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0x4xi64>, tensor<i64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// equal
func.func @reduce_select_i64_5(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @reduce_select_i64_6(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<i64>) -> tensor<1x1x2xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x1x2x1x2x2xi64>, tensor<i64>) -> tensor<1x1x2xi64>
  return %r : tensor<1x1x2xi64>
}

// equal
func.func @reduce_select_i64_7(%a0: tensor<2x33xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x33xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_select_ui8(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_select_ui8_2(%a0: tensor<0xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<0xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_select_ui8_3(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_select_ui8_4(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<0xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<0x4xui8>, tensor<ui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// equal
func.func @reduce_select_ui8_5(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @reduce_select_ui8_6(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<ui8>) -> tensor<1x1x2xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x1x2x1x2x2xui8>, tensor<ui8>) -> tensor<1x1x2xui8>
  return %r : tensor<1x1x2xui8>
}

// equal
func.func @reduce_select_ui8_7(%a0: tensor<2x33xui8>, %a1: tensor<ui8>) -> tensor<2xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x33xui8>, tensor<ui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @reduce_select_ui16(%a0: tensor<ui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_select_ui16_2(%a0: tensor<0xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_select_ui16_3(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_select_ui16_4(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<0xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0x4xui16>, tensor<ui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// equal
func.func @reduce_select_ui16_5(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_select_ui16_6(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<ui16>) -> tensor<1x1x2xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x1x2x1x2x2xui16>, tensor<ui16>) -> tensor<1x1x2xui16>
  return %r : tensor<1x1x2xui16>
}

// equal
func.func @reduce_select_ui16_7(%a0: tensor<2x33xui16>, %a1: tensor<ui16>) -> tensor<2xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x33xui16>, tensor<ui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @reduce_select_ui32(%a0: tensor<ui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_select_ui32_2(%a0: tensor<0xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<0xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_select_ui32_3(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_select_ui32_4(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<0xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<0x4xui32>, tensor<ui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// equal
func.func @reduce_select_ui32_5(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @reduce_select_ui32_6(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<ui32>) -> tensor<1x1x2xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x1x2x1x2x2xui32>, tensor<ui32>) -> tensor<1x1x2xui32>
  return %r : tensor<1x1x2xui32>
}

// equal
func.func @reduce_select_ui32_7(%a0: tensor<2x33xui32>, %a1: tensor<ui32>) -> tensor<2xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x33xui32>, tensor<ui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @reduce_select_ui64(%a0: tensor<ui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_select_ui64_2(%a0: tensor<0xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_select_ui64_3(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_select_ui64_4(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<0xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0x4xui64>, tensor<ui64>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// equal
func.func @reduce_select_ui64_5(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<3xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @reduce_select_ui64_6(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<ui64>) -> tensor<1x1x2xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x1x2x1x2x2xui64>, tensor<ui64>) -> tensor<1x1x2xui64>
  return %r : tensor<1x1x2xui64>
}

// equal
func.func @reduce_select_ui64_7(%a0: tensor<2x33xui64>, %a1: tensor<ui64>) -> tensor<2xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x33xui64>, tensor<ui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @reduce_select_i1(%a0: tensor<i1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_select_i1_2(%a0: tensor<3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_select_i1_3(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<0xi1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<0x4xi1>, tensor<i1>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// equal
func.func @reduce_select_i1_4(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<3xi1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// equal
func.func @reduce_select_i1_5(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<i1>) -> tensor<1x1x2xi1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x2x2xi1>, tensor<i1>) -> tensor<1x1x2xi1>
  return %r : tensor<1x1x2xi1>
}

// equal
func.func @reduce_select_i1_6(%a0: tensor<2x33xi1>, %a1: tensor<i1>) -> tensor<2xi1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x33xi1>, tensor<i1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// equal
func.func @reduce_select_f8E4M3FN(%a0: tensor<f8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_select_f8E4M3FN_2(%a0: tensor<3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_select_f8E4M3FN_3(%a0: tensor<0x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<0x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// equal
func.func @reduce_select_f8E4M3FN_4(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_select_f8E4M3FN_5(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x1x2xf8E4M3FN> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<2x1x2x1x2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x1x2xf8E4M3FN>
  return %r : tensor<1x1x2xf8E4M3FN>
}

// equal
func.func @reduce_select_f8E4M3FN_6(%a0: tensor<2x33xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<2x33xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}

// equal
func.func @reduce_select_f8E5M2(%a0: tensor<f8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_select_f8E5M2_2(%a0: tensor<3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_select_f8E5M2_3(%a0: tensor<0x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<0xf8E5M2> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<0x4xf8E5M2>, tensor<f8E5M2>) -> tensor<0xf8E5M2>
  return %r : tensor<0xf8E5M2>
}

// equal
func.func @reduce_select_f8E5M2_4(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_select_f8E5M2_5(%a0: tensor<2x1x2x1x2x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<1x1x2xf8E5M2> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<2x1x2x1x2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<1x1x2xf8E5M2>
  return %r : tensor<1x1x2xf8E5M2>
}

// equal
func.func @reduce_select_f8E5M2_6(%a0: tensor<2x33xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2xf8E5M2> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %p = stablehlo.compare GT, %x, %y : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<2x33xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}

// equal
func.func @reduce_select_i4(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_select_i4_2(%a0: tensor<3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_select_i4_3(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<0xi4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<0x4xi4>, tensor<i4>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// equal
func.func @reduce_select_i4_4(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<3xi4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @reduce_select_i4_5(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<i4>) -> tensor<1x1x2xi4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x1x2x1x2x2xi4>, tensor<i4>) -> tensor<1x1x2xi4>
  return %r : tensor<1x1x2xi4>
}

// equal
func.func @reduce_select_i4_6(%a0: tensor<2x33xi4>, %a1: tensor<i4>) -> tensor<2xi4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x33xi4>, tensor<i4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @reduce_select_ui4(%a0: tensor<ui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_select_ui4_2(%a0: tensor<3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_select_ui4_3(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<0xui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<0x4xui4>, tensor<ui4>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// equal
func.func @reduce_select_ui4_4(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<3xui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @reduce_select_ui4_5(%a0: tensor<2x1x2x1x2x2xui4>, %a1: tensor<ui4>) -> tensor<1x1x2xui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 4>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<2x1x2x1x2x2xui4>, tensor<ui4>) -> tensor<1x1x2xui4>
  return %r : tensor<1x1x2xui4>
}

// equal
func.func @reduce_select_ui4_6(%a0: tensor<2x33xui4>, %a1: tensor<ui4>) -> tensor<2xui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %p = stablehlo.compare GT, %x, %y : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %v = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<2x33xui4>, tensor<ui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @reduce_nand2_i8(%a0: tensor<1xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.not %x : tensor<i8>
    %t = stablehlo.not %y : tensor<i8>
    %u = stablehlo.or %s, %t : tensor<i8>
    %v = stablehlo.not %u : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_nand2_i8_2(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.not %x : tensor<i8>
    %t = stablehlo.not %y : tensor<i8>
    %u = stablehlo.or %s, %t : tensor<i8>
    %v = stablehlo.not %u : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<3x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_nand2_i8_3(%a0: tensor<0x4xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.not %x : tensor<i8>
    %t = stablehlo.not %y : tensor<i8>
    %u = stablehlo.or %s, %t : tensor<i8>
    %v = stablehlo.not %u : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<0x4xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_nand2_i8_4(%a0: tensor<2x3x4xi8>, %a1: tensor<i8>) -> tensor<2x4xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.not %x : tensor<i8>
    %t = stablehlo.not %y : tensor<i8>
    %u = stablehlo.or %s, %t : tensor<i8>
    %v = stablehlo.not %u : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @reduce_nand2_i8_5(%a0: tensor<2x1x3x1x2xi8>, %a1: tensor<i8>) -> tensor<1x3x2xi8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.not %x : tensor<i8>
    %t = stablehlo.not %y : tensor<i8>
    %u = stablehlo.or %s, %t : tensor<i8>
    %v = stablehlo.not %u : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x1x3x1x2xi8>, tensor<i8>) -> tensor<1x3x2xi8>
  return %r : tensor<1x3x2xi8>
}

// equal
func.func @reduce_nand2_i8_6(%a0: tensor<40xi8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.not %x : tensor<i8>
    %t = stablehlo.not %y : tensor<i8>
    %u = stablehlo.or %s, %t : tensor<i8>
    %v = stablehlo.not %u : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<40xi8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @reduce_nand2_i16(%a0: tensor<1xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.not %x : tensor<i16>
    %t = stablehlo.not %y : tensor<i16>
    %u = stablehlo.or %s, %t : tensor<i16>
    %v = stablehlo.not %u : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<1xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_nand2_i16_2(%a0: tensor<3x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.not %x : tensor<i16>
    %t = stablehlo.not %y : tensor<i16>
    %u = stablehlo.or %s, %t : tensor<i16>
    %v = stablehlo.not %u : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<3x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_nand2_i16_3(%a0: tensor<0x4xi16>, %a1: tensor<i16>) -> tensor<4xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.not %x : tensor<i16>
    %t = stablehlo.not %y : tensor<i16>
    %u = stablehlo.or %s, %t : tensor<i16>
    %v = stablehlo.not %u : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0x4xi16>, tensor<i16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @reduce_nand2_i16_4(%a0: tensor<2x3x4xi16>, %a1: tensor<i16>) -> tensor<2x4xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.not %x : tensor<i16>
    %t = stablehlo.not %y : tensor<i16>
    %u = stablehlo.or %s, %t : tensor<i16>
    %v = stablehlo.not %u : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @reduce_nand2_i16_5(%a0: tensor<2x1x3x1x2xi16>, %a1: tensor<i16>) -> tensor<1x3x2xi16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.not %x : tensor<i16>
    %t = stablehlo.not %y : tensor<i16>
    %u = stablehlo.or %s, %t : tensor<i16>
    %v = stablehlo.not %u : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x1x3x1x2xi16>, tensor<i16>) -> tensor<1x3x2xi16>
  return %r : tensor<1x3x2xi16>
}

// equal
func.func @reduce_nand2_i16_6(%a0: tensor<40xi16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.not %x : tensor<i16>
    %t = stablehlo.not %y : tensor<i16>
    %u = stablehlo.or %s, %t : tensor<i16>
    %v = stablehlo.not %u : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<40xi16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @reduce_nand2_i32(%a0: tensor<1xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.not %x : tensor<i32>
    %t = stablehlo.not %y : tensor<i32>
    %u = stablehlo.or %s, %t : tensor<i32>
    %v = stablehlo.not %u : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_nand2_i32_2(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.not %x : tensor<i32>
    %t = stablehlo.not %y : tensor<i32>
    %u = stablehlo.or %s, %t : tensor<i32>
    %v = stablehlo.not %u : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_nand2_i32_3(%a0: tensor<0x4xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.not %x : tensor<i32>
    %t = stablehlo.not %y : tensor<i32>
    %u = stablehlo.or %s, %t : tensor<i32>
    %v = stablehlo.not %u : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_nand2_i32_4(%a0: tensor<2x3x4xi32>, %a1: tensor<i32>) -> tensor<2x4xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.not %x : tensor<i32>
    %t = stablehlo.not %y : tensor<i32>
    %u = stablehlo.or %s, %t : tensor<i32>
    %v = stablehlo.not %u : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @reduce_nand2_i32_5(%a0: tensor<2x1x3x1x2xi32>, %a1: tensor<i32>) -> tensor<1x3x2xi32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.not %x : tensor<i32>
    %t = stablehlo.not %y : tensor<i32>
    %u = stablehlo.or %s, %t : tensor<i32>
    %v = stablehlo.not %u : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x1x3x1x2xi32>, tensor<i32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// equal
func.func @reduce_nand2_i32_6(%a0: tensor<40xi32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.not %x : tensor<i32>
    %t = stablehlo.not %y : tensor<i32>
    %u = stablehlo.or %s, %t : tensor<i32>
    %v = stablehlo.not %u : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @reduce_nand2_i64(%a0: tensor<1xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.not %x : tensor<i64>
    %t = stablehlo.not %y : tensor<i64>
    %u = stablehlo.or %s, %t : tensor<i64>
    %v = stablehlo.not %u : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_nand2_i64_2(%a0: tensor<3x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.not %x : tensor<i64>
    %t = stablehlo.not %y : tensor<i64>
    %u = stablehlo.or %s, %t : tensor<i64>
    %v = stablehlo.not %u : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<3x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_nand2_i64_3(%a0: tensor<0x4xi64>, %a1: tensor<i64>) -> tensor<4xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.not %x : tensor<i64>
    %t = stablehlo.not %y : tensor<i64>
    %u = stablehlo.or %s, %t : tensor<i64>
    %v = stablehlo.not %u : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0x4xi64>, tensor<i64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @reduce_nand2_i64_4(%a0: tensor<2x3x4xi64>, %a1: tensor<i64>) -> tensor<2x4xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.not %x : tensor<i64>
    %t = stablehlo.not %y : tensor<i64>
    %u = stablehlo.or %s, %t : tensor<i64>
    %v = stablehlo.not %u : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @reduce_nand2_i64_5(%a0: tensor<2x1x3x1x2xi64>, %a1: tensor<i64>) -> tensor<1x3x2xi64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.not %x : tensor<i64>
    %t = stablehlo.not %y : tensor<i64>
    %u = stablehlo.or %s, %t : tensor<i64>
    %v = stablehlo.not %u : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x1x3x1x2xi64>, tensor<i64>) -> tensor<1x3x2xi64>
  return %r : tensor<1x3x2xi64>
}

// equal
func.func @reduce_nand2_i64_6(%a0: tensor<40xi64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.not %x : tensor<i64>
    %t = stablehlo.not %y : tensor<i64>
    %u = stablehlo.or %s, %t : tensor<i64>
    %v = stablehlo.not %u : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<40xi64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @reduce_nand2_ui8(%a0: tensor<1xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.not %x : tensor<ui8>
    %t = stablehlo.not %y : tensor<ui8>
    %u = stablehlo.or %s, %t : tensor<ui8>
    %v = stablehlo.not %u : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<1xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_nand2_ui8_2(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.not %x : tensor<ui8>
    %t = stablehlo.not %y : tensor<ui8>
    %u = stablehlo.or %s, %t : tensor<ui8>
    %v = stablehlo.not %u : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<3x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_nand2_ui8_3(%a0: tensor<0x4xui8>, %a1: tensor<ui8>) -> tensor<4xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.not %x : tensor<ui8>
    %t = stablehlo.not %y : tensor<ui8>
    %u = stablehlo.or %s, %t : tensor<ui8>
    %v = stablehlo.not %u : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<0x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @reduce_nand2_ui8_4(%a0: tensor<2x3x4xui8>, %a1: tensor<ui8>) -> tensor<2x4xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.not %x : tensor<ui8>
    %t = stablehlo.not %y : tensor<ui8>
    %u = stablehlo.or %s, %t : tensor<ui8>
    %v = stablehlo.not %u : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @reduce_nand2_ui8_5(%a0: tensor<2x1x3x1x2xui8>, %a1: tensor<ui8>) -> tensor<1x3x2xui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.not %x : tensor<ui8>
    %t = stablehlo.not %y : tensor<ui8>
    %u = stablehlo.or %s, %t : tensor<ui8>
    %v = stablehlo.not %u : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x1x3x1x2xui8>, tensor<ui8>) -> tensor<1x3x2xui8>
  return %r : tensor<1x3x2xui8>
}

// equal
func.func @reduce_nand2_ui8_6(%a0: tensor<40xui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.not %x : tensor<ui8>
    %t = stablehlo.not %y : tensor<ui8>
    %u = stablehlo.or %s, %t : tensor<ui8>
    %v = stablehlo.not %u : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<40xui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @reduce_nand2_ui16(%a0: tensor<1xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.not %x : tensor<ui16>
    %t = stablehlo.not %y : tensor<ui16>
    %u = stablehlo.or %s, %t : tensor<ui16>
    %v = stablehlo.not %u : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<1xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_nand2_ui16_2(%a0: tensor<3x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.not %x : tensor<ui16>
    %t = stablehlo.not %y : tensor<ui16>
    %u = stablehlo.or %s, %t : tensor<ui16>
    %v = stablehlo.not %u : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<3x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_nand2_ui16_3(%a0: tensor<0x4xui16>, %a1: tensor<ui16>) -> tensor<4xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.not %x : tensor<ui16>
    %t = stablehlo.not %y : tensor<ui16>
    %u = stablehlo.or %s, %t : tensor<ui16>
    %v = stablehlo.not %u : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0x4xui16>, tensor<ui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @reduce_nand2_ui16_4(%a0: tensor<2x3x4xui16>, %a1: tensor<ui16>) -> tensor<2x4xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.not %x : tensor<ui16>
    %t = stablehlo.not %y : tensor<ui16>
    %u = stablehlo.or %s, %t : tensor<ui16>
    %v = stablehlo.not %u : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @reduce_nand2_ui16_5(%a0: tensor<2x1x3x1x2xui16>, %a1: tensor<ui16>) -> tensor<1x3x2xui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.not %x : tensor<ui16>
    %t = stablehlo.not %y : tensor<ui16>
    %u = stablehlo.or %s, %t : tensor<ui16>
    %v = stablehlo.not %u : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x1x3x1x2xui16>, tensor<ui16>) -> tensor<1x3x2xui16>
  return %r : tensor<1x3x2xui16>
}

// equal
func.func @reduce_nand2_ui16_6(%a0: tensor<40xui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.not %x : tensor<ui16>
    %t = stablehlo.not %y : tensor<ui16>
    %u = stablehlo.or %s, %t : tensor<ui16>
    %v = stablehlo.not %u : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<40xui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @reduce_nand2_ui32(%a0: tensor<1xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.not %x : tensor<ui32>
    %t = stablehlo.not %y : tensor<ui32>
    %u = stablehlo.or %s, %t : tensor<ui32>
    %v = stablehlo.not %u : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<1xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_nand2_ui32_2(%a0: tensor<3x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.not %x : tensor<ui32>
    %t = stablehlo.not %y : tensor<ui32>
    %u = stablehlo.or %s, %t : tensor<ui32>
    %v = stablehlo.not %u : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<3x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_nand2_ui32_3(%a0: tensor<0x4xui32>, %a1: tensor<ui32>) -> tensor<4xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.not %x : tensor<ui32>
    %t = stablehlo.not %y : tensor<ui32>
    %u = stablehlo.or %s, %t : tensor<ui32>
    %v = stablehlo.not %u : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<0x4xui32>, tensor<ui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @reduce_nand2_ui32_4(%a0: tensor<2x3x4xui32>, %a1: tensor<ui32>) -> tensor<2x4xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.not %x : tensor<ui32>
    %t = stablehlo.not %y : tensor<ui32>
    %u = stablehlo.or %s, %t : tensor<ui32>
    %v = stablehlo.not %u : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @reduce_nand2_ui32_5(%a0: tensor<2x1x3x1x2xui32>, %a1: tensor<ui32>) -> tensor<1x3x2xui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.not %x : tensor<ui32>
    %t = stablehlo.not %y : tensor<ui32>
    %u = stablehlo.or %s, %t : tensor<ui32>
    %v = stablehlo.not %u : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x1x3x1x2xui32>, tensor<ui32>) -> tensor<1x3x2xui32>
  return %r : tensor<1x3x2xui32>
}

// equal
func.func @reduce_nand2_ui32_6(%a0: tensor<40xui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.not %x : tensor<ui32>
    %t = stablehlo.not %y : tensor<ui32>
    %u = stablehlo.or %s, %t : tensor<ui32>
    %v = stablehlo.not %u : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<40xui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @reduce_nand2_ui64(%a0: tensor<1xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.not %x : tensor<ui64>
    %t = stablehlo.not %y : tensor<ui64>
    %u = stablehlo.or %s, %t : tensor<ui64>
    %v = stablehlo.not %u : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<1xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_nand2_ui64_2(%a0: tensor<3x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.not %x : tensor<ui64>
    %t = stablehlo.not %y : tensor<ui64>
    %u = stablehlo.or %s, %t : tensor<ui64>
    %v = stablehlo.not %u : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<3x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_nand2_ui64_3(%a0: tensor<0x4xui64>, %a1: tensor<ui64>) -> tensor<4xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.not %x : tensor<ui64>
    %t = stablehlo.not %y : tensor<ui64>
    %u = stablehlo.or %s, %t : tensor<ui64>
    %v = stablehlo.not %u : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0x4xui64>, tensor<ui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @reduce_nand2_ui64_4(%a0: tensor<2x3x4xui64>, %a1: tensor<ui64>) -> tensor<2x4xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.not %x : tensor<ui64>
    %t = stablehlo.not %y : tensor<ui64>
    %u = stablehlo.or %s, %t : tensor<ui64>
    %v = stablehlo.not %u : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @reduce_nand2_ui64_5(%a0: tensor<2x1x3x1x2xui64>, %a1: tensor<ui64>) -> tensor<1x3x2xui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.not %x : tensor<ui64>
    %t = stablehlo.not %y : tensor<ui64>
    %u = stablehlo.or %s, %t : tensor<ui64>
    %v = stablehlo.not %u : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x1x3x1x2xui64>, tensor<ui64>) -> tensor<1x3x2xui64>
  return %r : tensor<1x3x2xui64>
}

// equal
func.func @reduce_nand2_ui64_6(%a0: tensor<40xui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.not %x : tensor<ui64>
    %t = stablehlo.not %y : tensor<ui64>
    %u = stablehlo.or %s, %t : tensor<ui64>
    %v = stablehlo.not %u : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<40xui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @reduce_nand2_i1(%a0: tensor<1xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %s = stablehlo.not %x : tensor<i1>
    %t = stablehlo.not %y : tensor<i1>
    %u = stablehlo.or %s, %t : tensor<i1>
    %v = stablehlo.not %u : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_nand2_i1_2(%a0: tensor<0x4xi1>, %a1: tensor<i1>) -> tensor<4xi1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %s = stablehlo.not %x : tensor<i1>
    %t = stablehlo.not %y : tensor<i1>
    %u = stablehlo.or %s, %t : tensor<i1>
    %v = stablehlo.not %u : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<0x4xi1>, tensor<i1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @reduce_nand2_i1_3(%a0: tensor<2x3x4xi1>, %a1: tensor<i1>) -> tensor<2x4xi1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %s = stablehlo.not %x : tensor<i1>
    %t = stablehlo.not %y : tensor<i1>
    %u = stablehlo.or %s, %t : tensor<i1>
    %v = stablehlo.not %u : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// equal
func.func @reduce_nand2_i1_4(%a0: tensor<2x1x3x1x2xi1>, %a1: tensor<i1>) -> tensor<1x3x2xi1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %s = stablehlo.not %x : tensor<i1>
    %t = stablehlo.not %y : tensor<i1>
    %u = stablehlo.or %s, %t : tensor<i1>
    %v = stablehlo.not %u : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x3x1x2xi1>, tensor<i1>) -> tensor<1x3x2xi1>
  return %r : tensor<1x3x2xi1>
}

// equal
func.func @reduce_nand2_i1_5(%a0: tensor<40xi1>, %a1: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %s = stablehlo.not %x : tensor<i1>
    %t = stablehlo.not %y : tensor<i1>
    %u = stablehlo.or %s, %t : tensor<i1>
    %v = stablehlo.not %u : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// equal
func.func @reduce_nand2_i4(%a0: tensor<1xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.not %x : tensor<i4>
    %t = stablehlo.not %y : tensor<i4>
    %u = stablehlo.or %s, %t : tensor<i4>
    %v = stablehlo.not %u : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<1xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_nand2_i4_2(%a0: tensor<0x4xi4>, %a1: tensor<i4>) -> tensor<4xi4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.not %x : tensor<i4>
    %t = stablehlo.not %y : tensor<i4>
    %u = stablehlo.or %s, %t : tensor<i4>
    %v = stablehlo.not %u : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<0x4xi4>, tensor<i4>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// equal
func.func @reduce_nand2_i4_3(%a0: tensor<2x3x4xi4>, %a1: tensor<i4>) -> tensor<2x4xi4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.not %x : tensor<i4>
    %t = stablehlo.not %y : tensor<i4>
    %u = stablehlo.or %s, %t : tensor<i4>
    %v = stablehlo.not %u : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x3x4xi4>, tensor<i4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @reduce_nand2_i4_4(%a0: tensor<2x1x3x1x2xi4>, %a1: tensor<i4>) -> tensor<1x3x2xi4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.not %x : tensor<i4>
    %t = stablehlo.not %y : tensor<i4>
    %u = stablehlo.or %s, %t : tensor<i4>
    %v = stablehlo.not %u : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x1x3x1x2xi4>, tensor<i4>) -> tensor<1x3x2xi4>
  return %r : tensor<1x3x2xi4>
}

// equal
func.func @reduce_nand2_i4_5(%a0: tensor<40xi4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.not %x : tensor<i4>
    %t = stablehlo.not %y : tensor<i4>
    %u = stablehlo.or %s, %t : tensor<i4>
    %v = stablehlo.not %u : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<40xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @reduce_nand2_ui4(%a0: tensor<1xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.not %x : tensor<ui4>
    %t = stablehlo.not %y : tensor<ui4>
    %u = stablehlo.or %s, %t : tensor<ui4>
    %v = stablehlo.not %u : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<1xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_nand2_ui4_2(%a0: tensor<0x4xui4>, %a1: tensor<ui4>) -> tensor<4xui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.not %x : tensor<ui4>
    %t = stablehlo.not %y : tensor<ui4>
    %u = stablehlo.or %s, %t : tensor<ui4>
    %v = stablehlo.not %u : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<0x4xui4>, tensor<ui4>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// equal
func.func @reduce_nand2_ui4_3(%a0: tensor<2x3x4xui4>, %a1: tensor<ui4>) -> tensor<2x4xui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.not %x : tensor<ui4>
    %t = stablehlo.not %y : tensor<ui4>
    %u = stablehlo.or %s, %t : tensor<ui4>
    %v = stablehlo.not %u : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<2x3x4xui4>, tensor<ui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @reduce_nand2_ui4_4(%a0: tensor<2x1x3x1x2xui4>, %a1: tensor<ui4>) -> tensor<1x3x2xui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.not %x : tensor<ui4>
    %t = stablehlo.not %y : tensor<ui4>
    %u = stablehlo.or %s, %t : tensor<ui4>
    %v = stablehlo.not %u : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<2x1x3x1x2xui4>, tensor<ui4>) -> tensor<1x3x2xui4>
  return %r : tensor<1x3x2xui4>
}

// equal
func.func @reduce_nand2_ui4_5(%a0: tensor<40xui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.not %x : tensor<ui4>
    %t = stablehlo.not %y : tensor<ui4>
    %u = stablehlo.or %s, %t : tensor<ui4>
    %v = stablehlo.not %u : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<40xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @reduce_add_f64_corners(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_add_f64_corners_2(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<6xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}

// equal
func.func @reduce_add_f64_corners_3(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_multiply_f64_corners(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_multiply_f64_corners_2(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<6xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}

// equal
func.func @reduce_multiply_f64_corners_3(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_maximum_f64_corners(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_maximum_f64_corners_2(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<6xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}

// equal
func.func @reduce_maximum_f64_corners_3(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_minimum_f64_corners(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_minimum_f64_corners_2(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<6xf64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}

// equal
func.func @reduce_minimum_f64_corners_3(%a0: tensor<6x3xf64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @reduce_add_f32_corners(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_add_f32_corners_2(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<6xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}

// equal
func.func @reduce_add_f32_corners_3(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_multiply_f32_corners(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_multiply_f32_corners_2(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<6xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}

// equal
func.func @reduce_multiply_f32_corners_3(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_maximum_f32_corners(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_maximum_f32_corners_2(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<6xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}

// equal
func.func @reduce_maximum_f32_corners_3(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_minimum_f32_corners(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_minimum_f32_corners_2(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<6xf32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}

// equal
func.func @reduce_minimum_f32_corners_3(%a0: tensor<6x3xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @reduce_add_f16_corners(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_add_f16_corners_2(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<6xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf16>, tensor<f16>) -> tensor<6xf16>
  return %r : tensor<6xf16>
}

// equal
func.func @reduce_add_f16_corners_3(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_multiply_f16_corners(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<6x3xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_multiply_f16_corners_2(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<6xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<6x3xf16>, tensor<f16>) -> tensor<6xf16>
  return %r : tensor<6xf16>
}

// equal
func.func @reduce_multiply_f16_corners_3(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<6x3xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_maximum_f16_corners(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<6x3xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_maximum_f16_corners_2(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<6xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf16>, tensor<f16>) -> tensor<6xf16>
  return %r : tensor<6xf16>
}

// equal
func.func @reduce_maximum_f16_corners_3(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x3xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_minimum_f16_corners(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<6x3xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_minimum_f16_corners_2(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<6xf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<6x3xf16>, tensor<f16>) -> tensor<6xf16>
  return %r : tensor<6xf16>
}

// equal
func.func @reduce_minimum_f16_corners_3(%a0: tensor<6x3xf16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<6x3xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @reduce_add_bf16_corners(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_add_bf16_corners_2(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<6xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}

// equal
func.func @reduce_add_bf16_corners_3(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_multiply_bf16_corners(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_multiply_bf16_corners_2(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<6xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}

// equal
func.func @reduce_multiply_bf16_corners_3(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_maximum_bf16_corners(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_maximum_bf16_corners_2(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<6xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}

// equal
func.func @reduce_maximum_bf16_corners_3(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_minimum_bf16_corners(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<3xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @reduce_minimum_bf16_corners_2(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<6xbf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}

// equal
func.func @reduce_minimum_bf16_corners_3(%a0: tensor<6x3xbf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @reduce_add_f8E4M3FN_corners(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_corners_2(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}

// equal
func.func @reduce_add_f8E4M3FN_corners_3(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_multiply_f8E4M3FN_corners(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_multiply_f8E4M3FN_corners_2(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}

// equal
func.func @reduce_multiply_f8E4M3FN_corners_3(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_corners(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_corners_2(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}

// equal
func.func @reduce_maximum_f8E4M3FN_corners_3(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E4M3FN_corners(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E4M3FN_corners_2(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}

// equal
func.func @reduce_minimum_f8E4M3FN_corners_3(%a0: tensor<6x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<6x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @reduce_add_f8E5M2_corners(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_corners_2(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<6xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}

// equal
func.func @reduce_add_f8E5M2_corners_3(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_multiply_f8E5M2_corners(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_multiply_f8E5M2_corners_2(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<6xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}

// equal
func.func @reduce_multiply_f8E5M2_corners_3(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_corners(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_corners_2(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<6xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}

// equal
func.func @reduce_maximum_f8E5M2_corners_3(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @reduce_minimum_f8E5M2_corners(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @reduce_minimum_f8E5M2_corners_2(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<6xf8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<6xf8E5M2>
  return %r : tensor<6xf8E5M2>
}

// equal
func.func @reduce_minimum_f8E5M2_corners_3(%a0: tensor<6x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<6x3xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @reduce_add_i8_corners(%a0: tensor<3x7xi8>, %a1: tensor<i8>) -> tensor<7xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xi8>, tensor<i8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// exact
func.func @reduce_multiply_i8_corners(%a0: tensor<3x7xi8>, %a1: tensor<i8>) -> tensor<7xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x7xi8>, tensor<i8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// exact
func.func @reduce_maximum_i8_corners(%a0: tensor<3x7xi8>, %a1: tensor<i8>) -> tensor<7xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xi8>, tensor<i8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// exact
func.func @reduce_minimum_i8_corners(%a0: tensor<3x7xi8>, %a1: tensor<i8>) -> tensor<7xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x7xi8>, tensor<i8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// exact
func.func @reduce_and_i8_corners(%a0: tensor<3x7xi8>, %a1: tensor<i8>) -> tensor<7xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<3x7xi8>, tensor<i8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// exact
func.func @reduce_or_i8_corners(%a0: tensor<3x7xi8>, %a1: tensor<i8>) -> tensor<7xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x7xi8>, tensor<i8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// exact
func.func @reduce_xor_i8_corners(%a0: tensor<3x7xi8>, %a1: tensor<i8>) -> tensor<7xi8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<3x7xi8>, tensor<i8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// exact
func.func @reduce_add_i16_corners(%a0: tensor<3x7xi16>, %a1: tensor<i16>) -> tensor<7xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xi16>, tensor<i16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// exact
func.func @reduce_multiply_i16_corners(%a0: tensor<3x7xi16>, %a1: tensor<i16>) -> tensor<7xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x7xi16>, tensor<i16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// exact
func.func @reduce_maximum_i16_corners(%a0: tensor<3x7xi16>, %a1: tensor<i16>) -> tensor<7xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xi16>, tensor<i16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// exact
func.func @reduce_minimum_i16_corners(%a0: tensor<3x7xi16>, %a1: tensor<i16>) -> tensor<7xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x7xi16>, tensor<i16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// exact
func.func @reduce_and_i16_corners(%a0: tensor<3x7xi16>, %a1: tensor<i16>) -> tensor<7xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<3x7xi16>, tensor<i16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// exact
func.func @reduce_or_i16_corners(%a0: tensor<3x7xi16>, %a1: tensor<i16>) -> tensor<7xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x7xi16>, tensor<i16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// exact
func.func @reduce_xor_i16_corners(%a0: tensor<3x7xi16>, %a1: tensor<i16>) -> tensor<7xi16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<3x7xi16>, tensor<i16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// exact
func.func @reduce_add_i32_corners(%a0: tensor<3x7xi32>, %a1: tensor<i32>) -> tensor<7xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @reduce_multiply_i32_corners(%a0: tensor<3x7xi32>, %a1: tensor<i32>) -> tensor<7xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @reduce_maximum_i32_corners(%a0: tensor<3x7xi32>, %a1: tensor<i32>) -> tensor<7xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @reduce_minimum_i32_corners(%a0: tensor<3x7xi32>, %a1: tensor<i32>) -> tensor<7xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @reduce_and_i32_corners(%a0: tensor<3x7xi32>, %a1: tensor<i32>) -> tensor<7xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @reduce_or_i32_corners(%a0: tensor<3x7xi32>, %a1: tensor<i32>) -> tensor<7xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @reduce_xor_i32_corners(%a0: tensor<3x7xi32>, %a1: tensor<i32>) -> tensor<7xi32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @reduce_add_i64_corners(%a0: tensor<3x7xi64>, %a1: tensor<i64>) -> tensor<7xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xi64>, tensor<i64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @reduce_multiply_i64_corners(%a0: tensor<3x7xi64>, %a1: tensor<i64>) -> tensor<7xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x7xi64>, tensor<i64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @reduce_maximum_i64_corners(%a0: tensor<3x7xi64>, %a1: tensor<i64>) -> tensor<7xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xi64>, tensor<i64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @reduce_minimum_i64_corners(%a0: tensor<3x7xi64>, %a1: tensor<i64>) -> tensor<7xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x7xi64>, tensor<i64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @reduce_and_i64_corners(%a0: tensor<3x7xi64>, %a1: tensor<i64>) -> tensor<7xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<3x7xi64>, tensor<i64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @reduce_or_i64_corners(%a0: tensor<3x7xi64>, %a1: tensor<i64>) -> tensor<7xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x7xi64>, tensor<i64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @reduce_xor_i64_corners(%a0: tensor<3x7xi64>, %a1: tensor<i64>) -> tensor<7xi64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<3x7xi64>, tensor<i64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @reduce_add_ui8_corners(%a0: tensor<3x7xui8>, %a1: tensor<ui8>) -> tensor<7xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xui8>, tensor<ui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// exact
func.func @reduce_multiply_ui8_corners(%a0: tensor<3x7xui8>, %a1: tensor<ui8>) -> tensor<7xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x7xui8>, tensor<ui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// exact
func.func @reduce_maximum_ui8_corners(%a0: tensor<3x7xui8>, %a1: tensor<ui8>) -> tensor<7xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xui8>, tensor<ui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// exact
func.func @reduce_minimum_ui8_corners(%a0: tensor<3x7xui8>, %a1: tensor<ui8>) -> tensor<7xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x7xui8>, tensor<ui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// exact
func.func @reduce_and_ui8_corners(%a0: tensor<3x7xui8>, %a1: tensor<ui8>) -> tensor<7xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<3x7xui8>, tensor<ui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// exact
func.func @reduce_or_ui8_corners(%a0: tensor<3x7xui8>, %a1: tensor<ui8>) -> tensor<7xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x7xui8>, tensor<ui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// exact
func.func @reduce_xor_ui8_corners(%a0: tensor<3x7xui8>, %a1: tensor<ui8>) -> tensor<7xui8> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<3x7xui8>, tensor<ui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// exact
func.func @reduce_add_ui16_corners(%a0: tensor<3x7xui16>, %a1: tensor<ui16>) -> tensor<7xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xui16>, tensor<ui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @reduce_multiply_ui16_corners(%a0: tensor<3x7xui16>, %a1: tensor<ui16>) -> tensor<7xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x7xui16>, tensor<ui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @reduce_maximum_ui16_corners(%a0: tensor<3x7xui16>, %a1: tensor<ui16>) -> tensor<7xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xui16>, tensor<ui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @reduce_minimum_ui16_corners(%a0: tensor<3x7xui16>, %a1: tensor<ui16>) -> tensor<7xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x7xui16>, tensor<ui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @reduce_and_ui16_corners(%a0: tensor<3x7xui16>, %a1: tensor<ui16>) -> tensor<7xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<3x7xui16>, tensor<ui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @reduce_or_ui16_corners(%a0: tensor<3x7xui16>, %a1: tensor<ui16>) -> tensor<7xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x7xui16>, tensor<ui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @reduce_xor_ui16_corners(%a0: tensor<3x7xui16>, %a1: tensor<ui16>) -> tensor<7xui16> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<3x7xui16>, tensor<ui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @reduce_add_ui32_corners(%a0: tensor<3x7xui32>, %a1: tensor<ui32>) -> tensor<7xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xui32>, tensor<ui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// exact
func.func @reduce_multiply_ui32_corners(%a0: tensor<3x7xui32>, %a1: tensor<ui32>) -> tensor<7xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x7xui32>, tensor<ui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// exact
func.func @reduce_maximum_ui32_corners(%a0: tensor<3x7xui32>, %a1: tensor<ui32>) -> tensor<7xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xui32>, tensor<ui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// exact
func.func @reduce_minimum_ui32_corners(%a0: tensor<3x7xui32>, %a1: tensor<ui32>) -> tensor<7xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x7xui32>, tensor<ui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// exact
func.func @reduce_and_ui32_corners(%a0: tensor<3x7xui32>, %a1: tensor<ui32>) -> tensor<7xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<3x7xui32>, tensor<ui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// exact
func.func @reduce_or_ui32_corners(%a0: tensor<3x7xui32>, %a1: tensor<ui32>) -> tensor<7xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x7xui32>, tensor<ui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// exact
func.func @reduce_xor_ui32_corners(%a0: tensor<3x7xui32>, %a1: tensor<ui32>) -> tensor<7xui32> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<3x7xui32>, tensor<ui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// exact
func.func @reduce_add_ui64_corners(%a0: tensor<3x7xui64>, %a1: tensor<ui64>) -> tensor<7xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xui64>, tensor<ui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @reduce_multiply_ui64_corners(%a0: tensor<3x7xui64>, %a1: tensor<ui64>) -> tensor<7xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x7xui64>, tensor<ui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @reduce_maximum_ui64_corners(%a0: tensor<3x7xui64>, %a1: tensor<ui64>) -> tensor<7xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xui64>, tensor<ui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @reduce_minimum_ui64_corners(%a0: tensor<3x7xui64>, %a1: tensor<ui64>) -> tensor<7xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x7xui64>, tensor<ui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @reduce_and_ui64_corners(%a0: tensor<3x7xui64>, %a1: tensor<ui64>) -> tensor<7xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [0] : (tensor<3x7xui64>, tensor<ui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @reduce_or_ui64_corners(%a0: tensor<3x7xui64>, %a1: tensor<ui64>) -> tensor<7xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [0] : (tensor<3x7xui64>, tensor<ui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @reduce_xor_ui64_corners(%a0: tensor<3x7xui64>, %a1: tensor<ui64>) -> tensor<7xui64> {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.xor across dimensions = [0] : (tensor<3x7xui64>, tensor<ui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @reduce_place_f64_i32(%a0: tensor<5xf64>, %a1: tensor<5xi32>, %a2: tensor<f64>, %a3: tensor<i32>) -> (tensor<f64>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i32>, %y: tensor<f64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f64>, tensor<i32>
  }) : (tensor<5xf64>, tensor<5xi32>, tensor<f64>, tensor<i32>) -> (tensor<f64>, tensor<i32>)
  return %r#0, %r#1 : tensor<f64>, tensor<i32>
}

// exact
func.func @reduce_place_f64_i64(%a0: tensor<0xf64>, %a1: tensor<0xi64>, %a2: tensor<f64>, %a3: tensor<i64>) -> (tensor<f64>, tensor<i64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i64>, %y: tensor<f64>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<f64>, tensor<i64>
  }) : (tensor<0xf64>, tensor<0xi64>, tensor<f64>, tensor<i64>) -> (tensor<f64>, tensor<i64>)
  return %r#0, %r#1 : tensor<f64>, tensor<i64>
}

// exact
func.func @reduce_place_f64_ui32(%a0: tensor<3x4xf64>, %a1: tensor<3x4xui32>, %a2: tensor<f64>, %a3: tensor<ui32>) -> (tensor<3xf64>, tensor<3xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<ui32>, %y: tensor<f64>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<f64>, tensor<ui32>
  }) : (tensor<3x4xf64>, tensor<3x4xui32>, tensor<f64>, tensor<ui32>) -> (tensor<3xf64>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xf64>, tensor<3xui32>
}

// exact
func.func @reduce_place_f64_i8(%a0: tensor<0x4xf64>, %a1: tensor<0x4xi8>, %a2: tensor<f64>, %a3: tensor<i8>) -> (tensor<0xf64>, tensor<0xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i8>, %y: tensor<f64>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<f64>, tensor<i8>
  }) : (tensor<0x4xf64>, tensor<0x4xi8>, tensor<f64>, tensor<i8>) -> (tensor<0xf64>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<0xf64>, tensor<0xi8>
}

// exact
func.func @reduce_place_f32_i32(%a0: tensor<3x4xf32>, %a1: tensor<3x4xi32>, %a2: tensor<f32>, %a3: tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i32>, %y: tensor<f32>, %n: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f32>, tensor<i32>
  }) : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi32>
}

// exact
func.func @reduce_place_f32_i64(%a0: tensor<2x3x4xf32>, %a1: tensor<2x3x4xi64>, %a2: tensor<f32>, %a3: tensor<i64>) -> (tensor<2x4xf32>, tensor<2x4xi64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i64>, %y: tensor<f32>, %n: tensor<i64>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<f32>, tensor<i64>
  }) : (tensor<2x3x4xf32>, tensor<2x3x4xi64>, tensor<f32>, tensor<i64>) -> (tensor<2x4xf32>, tensor<2x4xi64>)
  return %r#0, %r#1 : tensor<2x4xf32>, tensor<2x4xi64>
}

// exact
func.func @reduce_place_f32_ui32(%a0: tensor<5xf32>, %a1: tensor<5xui32>, %a2: tensor<f32>, %a3: tensor<ui32>) -> (tensor<f32>, tensor<ui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<ui32>, %y: tensor<f32>, %n: tensor<ui32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<f32>, tensor<ui32>
  }) : (tensor<5xf32>, tensor<5xui32>, tensor<f32>, tensor<ui32>) -> (tensor<f32>, tensor<ui32>)
  return %r#0, %r#1 : tensor<f32>, tensor<ui32>
}

// exact
func.func @reduce_place_f32_i8(%a0: tensor<2x33xf32>, %a1: tensor<2x33xi8>, %a2: tensor<f32>, %a3: tensor<i8>) -> (tensor<2xf32>, tensor<2xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i8>, %y: tensor<f32>, %n: tensor<i8>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<f32>, tensor<i8>
  }) : (tensor<2x33xf32>, tensor<2x33xi8>, tensor<f32>, tensor<i8>) -> (tensor<2xf32>, tensor<2xi8>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi8>
}

// exact
func.func @reduce_place_f16_i32(%a0: tensor<0x4xf16>, %a1: tensor<0x4xi32>, %a2: tensor<f16>, %a3: tensor<i32>) -> (tensor<0xf16>, tensor<0xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<i32>, %y: tensor<f16>, %n: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f16>, tensor<i32>
  }) : (tensor<0x4xf16>, tensor<0x4xi32>, tensor<f16>, tensor<i32>) -> (tensor<0xf16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xf16>, tensor<0xi32>
}

// exact
func.func @reduce_place_f16_i64(%a0: tensor<2x33xf16>, %a1: tensor<2x33xi64>, %a2: tensor<f16>, %a3: tensor<i64>) -> (tensor<2xf16>, tensor<2xi64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<i64>, %y: tensor<f16>, %n: tensor<i64>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<f16>, tensor<i64>
  }) : (tensor<2x33xf16>, tensor<2x33xi64>, tensor<f16>, tensor<i64>) -> (tensor<2xf16>, tensor<2xi64>)
  return %r#0, %r#1 : tensor<2xf16>, tensor<2xi64>
}

// exact
func.func @reduce_place_f16_ui32(%a0: tensor<0xf16>, %a1: tensor<0xui32>, %a2: tensor<f16>, %a3: tensor<ui32>) -> (tensor<f16>, tensor<ui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<ui32>, %y: tensor<f16>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<f16>, tensor<ui32>
  }) : (tensor<0xf16>, tensor<0xui32>, tensor<f16>, tensor<ui32>) -> (tensor<f16>, tensor<ui32>)
  return %r#0, %r#1 : tensor<f16>, tensor<ui32>
}

// exact
func.func @reduce_place_f16_i8(%a0: tensor<2x3x4xf16>, %a1: tensor<2x3x4xi8>, %a2: tensor<f16>, %a3: tensor<i8>) -> (tensor<2x4xf16>, tensor<2x4xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<i8>, %y: tensor<f16>, %n: tensor<i8>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<f16>, tensor<i8>
  }) : (tensor<2x3x4xf16>, tensor<2x3x4xi8>, tensor<f16>, tensor<i8>) -> (tensor<2x4xf16>, tensor<2x4xi8>)
  return %r#0, %r#1 : tensor<2x4xf16>, tensor<2x4xi8>
}

// exact
func.func @reduce_place_bf16_i32(%a0: tensor<0xbf16>, %a1: tensor<0xi32>, %a2: tensor<bf16>, %a3: tensor<i32>) -> (tensor<bf16>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<i32>, %y: tensor<bf16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<bf16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<bf16>, tensor<i32>
  }) : (tensor<0xbf16>, tensor<0xi32>, tensor<bf16>, tensor<i32>) -> (tensor<bf16>, tensor<i32>)
  return %r#0, %r#1 : tensor<bf16>, tensor<i32>
}

// exact
func.func @reduce_place_bf16_i64(%a0: tensor<5xbf16>, %a1: tensor<5xi64>, %a2: tensor<bf16>, %a3: tensor<i64>) -> (tensor<bf16>, tensor<i64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<i64>, %y: tensor<bf16>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<bf16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<bf16>, tensor<i64>
  }) : (tensor<5xbf16>, tensor<5xi64>, tensor<bf16>, tensor<i64>) -> (tensor<bf16>, tensor<i64>)
  return %r#0, %r#1 : tensor<bf16>, tensor<i64>
}

// exact
func.func @reduce_place_bf16_ui32(%a0: tensor<0x4xbf16>, %a1: tensor<0x4xui32>, %a2: tensor<bf16>, %a3: tensor<ui32>) -> (tensor<0xbf16>, tensor<0xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<ui32>, %y: tensor<bf16>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<bf16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<bf16>, tensor<ui32>
  }) : (tensor<0x4xbf16>, tensor<0x4xui32>, tensor<bf16>, tensor<ui32>) -> (tensor<0xbf16>, tensor<0xui32>)
  return %r#0, %r#1 : tensor<0xbf16>, tensor<0xui32>
}

// exact
func.func @reduce_place_bf16_i8(%a0: tensor<3x4xbf16>, %a1: tensor<3x4xi8>, %a2: tensor<bf16>, %a3: tensor<i8>) -> (tensor<3xbf16>, tensor<3xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<i8>, %y: tensor<bf16>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<bf16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<bf16>, tensor<i8>
  }) : (tensor<3x4xbf16>, tensor<3x4xi8>, tensor<bf16>, tensor<i8>) -> (tensor<3xbf16>, tensor<3xi8>)
  return %r#0, %r#1 : tensor<3xbf16>, tensor<3xi8>
}

// exact
func.func @reduce_place_i8_i32(%a0: tensor<2x3x4xi8>, %a1: tensor<2x3x4xi32>, %a2: tensor<i8>, %a3: tensor<i32>) -> (tensor<2x4xi8>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<i32>, %y: tensor<i8>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i8>, tensor<i32>
  }) : (tensor<2x3x4xi8>, tensor<2x3x4xi32>, tensor<i8>, tensor<i32>) -> (tensor<2x4xi8>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xi8>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_i8_i64(%a0: tensor<3x4xi8>, %a1: tensor<3x4xi64>, %a2: tensor<i8>, %a3: tensor<i64>) -> (tensor<3xi8>, tensor<3xi64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<i64>, %y: tensor<i8>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<i8>, tensor<i64>
  }) : (tensor<3x4xi8>, tensor<3x4xi64>, tensor<i8>, tensor<i64>) -> (tensor<3xi8>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xi8>, tensor<3xi64>
}

// exact
func.func @reduce_place_i8_ui32(%a0: tensor<2x33xi8>, %a1: tensor<2x33xui32>, %a2: tensor<i8>, %a3: tensor<ui32>) -> (tensor<2xi8>, tensor<2xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<ui32>, %y: tensor<i8>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<i8>, tensor<ui32>
  }) : (tensor<2x33xi8>, tensor<2x33xui32>, tensor<i8>, tensor<ui32>) -> (tensor<2xi8>, tensor<2xui32>)
  return %r#0, %r#1 : tensor<2xi8>, tensor<2xui32>
}

// exact
func.func @reduce_place_i8_i8(%a0: tensor<5xi8>, %a1: tensor<5xi8>, %a2: tensor<i8>, %a3: tensor<i8>) -> (tensor<i8>, tensor<i8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<i8>, %y: tensor<i8>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<i8>, tensor<i8>
  }) : (tensor<5xi8>, tensor<5xi8>, tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
  return %r#0, %r#1 : tensor<i8>, tensor<i8>
}

// exact
func.func @reduce_place_i16_i32(%a0: tensor<2x33xi16>, %a1: tensor<2x33xi32>, %a2: tensor<i16>, %a3: tensor<i32>) -> (tensor<2xi16>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<i32>, %y: tensor<i16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i16>, tensor<i32>
  }) : (tensor<2x33xi16>, tensor<2x33xi32>, tensor<i16>, tensor<i32>) -> (tensor<2xi16>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xi16>, tensor<2xi32>
}

// exact
func.func @reduce_place_i16_i64(%a0: tensor<0x4xi16>, %a1: tensor<0x4xi64>, %a2: tensor<i16>, %a3: tensor<i64>) -> (tensor<0xi16>, tensor<0xi64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<i64>, %y: tensor<i16>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<i16>, tensor<i64>
  }) : (tensor<0x4xi16>, tensor<0x4xi64>, tensor<i16>, tensor<i64>) -> (tensor<0xi16>, tensor<0xi64>)
  return %r#0, %r#1 : tensor<0xi16>, tensor<0xi64>
}

// exact
func.func @reduce_place_i16_ui32(%a0: tensor<2x3x4xi16>, %a1: tensor<2x3x4xui32>, %a2: tensor<i16>, %a3: tensor<ui32>) -> (tensor<2x4xi16>, tensor<2x4xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<ui32>, %y: tensor<i16>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<i16>, tensor<ui32>
  }) : (tensor<2x3x4xi16>, tensor<2x3x4xui32>, tensor<i16>, tensor<ui32>) -> (tensor<2x4xi16>, tensor<2x4xui32>)
  return %r#0, %r#1 : tensor<2x4xi16>, tensor<2x4xui32>
}

// exact
func.func @reduce_place_i16_i8(%a0: tensor<0xi16>, %a1: tensor<0xi8>, %a2: tensor<i16>, %a3: tensor<i8>) -> (tensor<i16>, tensor<i8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<i8>, %y: tensor<i16>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<i16>, tensor<i8>
  }) : (tensor<0xi16>, tensor<0xi8>, tensor<i16>, tensor<i8>) -> (tensor<i16>, tensor<i8>)
  return %r#0, %r#1 : tensor<i16>, tensor<i8>
}

// exact
func.func @reduce_place_i32_i32(%a0: tensor<5xi32>, %a1: tensor<5xi32>, %a2: tensor<i32>, %a3: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i32>, %y: tensor<i32>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i32>, tensor<i32>
  }) : (tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %r#0, %r#1 : tensor<i32>, tensor<i32>
}

// exact
func.func @reduce_place_i32_i64(%a0: tensor<0xi32>, %a1: tensor<0xi64>, %a2: tensor<i32>, %a3: tensor<i64>) -> (tensor<i32>, tensor<i64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i64>, %y: tensor<i32>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<i32>, tensor<i64>
  }) : (tensor<0xi32>, tensor<0xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
  return %r#0, %r#1 : tensor<i32>, tensor<i64>
}

// exact
func.func @reduce_place_i32_ui32(%a0: tensor<3x4xi32>, %a1: tensor<3x4xui32>, %a2: tensor<i32>, %a3: tensor<ui32>) -> (tensor<3xi32>, tensor<3xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<ui32>, %y: tensor<i32>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<i32>, tensor<ui32>
  }) : (tensor<3x4xi32>, tensor<3x4xui32>, tensor<i32>, tensor<ui32>) -> (tensor<3xi32>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xui32>
}

// exact
func.func @reduce_place_i32_i8(%a0: tensor<0x4xi32>, %a1: tensor<0x4xi8>, %a2: tensor<i32>, %a3: tensor<i8>) -> (tensor<0xi32>, tensor<0xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i8>, %y: tensor<i32>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<i32>, tensor<i8>
  }) : (tensor<0x4xi32>, tensor<0x4xi8>, tensor<i32>, tensor<i8>) -> (tensor<0xi32>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<0xi32>, tensor<0xi8>
}

// exact
func.func @reduce_place_i64_i32(%a0: tensor<5xi64>, %a1: tensor<5xi32>, %a2: tensor<i64>, %a3: tensor<i32>) -> (tensor<i64>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<i32>, %y: tensor<i64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i64>, tensor<i32>
  }) : (tensor<5xi64>, tensor<5xi32>, tensor<i64>, tensor<i32>) -> (tensor<i64>, tensor<i32>)
  return %r#0, %r#1 : tensor<i64>, tensor<i32>
}

// exact
func.func @reduce_place_i64_i64(%a0: tensor<0xi64>, %a1: tensor<0xi64>, %a2: tensor<i64>, %a3: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<i64>, %y: tensor<i64>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<i64>, tensor<i64>
  }) : (tensor<0xi64>, tensor<0xi64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
  return %r#0, %r#1 : tensor<i64>, tensor<i64>
}

// exact
func.func @reduce_place_i64_ui32(%a0: tensor<3x4xi64>, %a1: tensor<3x4xui32>, %a2: tensor<i64>, %a3: tensor<ui32>) -> (tensor<3xi64>, tensor<3xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<ui32>, %y: tensor<i64>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<i64>, tensor<ui32>
  }) : (tensor<3x4xi64>, tensor<3x4xui32>, tensor<i64>, tensor<ui32>) -> (tensor<3xi64>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xui32>
}

// exact
func.func @reduce_place_i64_i8(%a0: tensor<0x4xi64>, %a1: tensor<0x4xi8>, %a2: tensor<i64>, %a3: tensor<i8>) -> (tensor<0xi64>, tensor<0xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<i8>, %y: tensor<i64>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<i64>, tensor<i8>
  }) : (tensor<0x4xi64>, tensor<0x4xi8>, tensor<i64>, tensor<i8>) -> (tensor<0xi64>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<0xi64>, tensor<0xi8>
}

// exact
func.func @reduce_place_ui8_i32(%a0: tensor<5xui8>, %a1: tensor<5xi32>, %a2: tensor<ui8>, %a3: tensor<i32>) -> (tensor<ui8>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i32>, %y: tensor<ui8>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui8>, tensor<i32>
  }) : (tensor<5xui8>, tensor<5xi32>, tensor<ui8>, tensor<i32>) -> (tensor<ui8>, tensor<i32>)
  return %r#0, %r#1 : tensor<ui8>, tensor<i32>
}

// exact
func.func @reduce_place_ui8_i64(%a0: tensor<0xui8>, %a1: tensor<0xi64>, %a2: tensor<ui8>, %a3: tensor<i64>) -> (tensor<ui8>, tensor<i64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i64>, %y: tensor<ui8>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<ui8>, tensor<i64>
  }) : (tensor<0xui8>, tensor<0xi64>, tensor<ui8>, tensor<i64>) -> (tensor<ui8>, tensor<i64>)
  return %r#0, %r#1 : tensor<ui8>, tensor<i64>
}

// exact
func.func @reduce_place_ui8_ui32(%a0: tensor<3x4xui8>, %a1: tensor<3x4xui32>, %a2: tensor<ui8>, %a3: tensor<ui32>) -> (tensor<3xui8>, tensor<3xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<ui32>, %y: tensor<ui8>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<ui8>, tensor<ui32>
  }) : (tensor<3x4xui8>, tensor<3x4xui32>, tensor<ui8>, tensor<ui32>) -> (tensor<3xui8>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xui8>, tensor<3xui32>
}

// exact
func.func @reduce_place_ui8_i8(%a0: tensor<0x4xui8>, %a1: tensor<0x4xi8>, %a2: tensor<ui8>, %a3: tensor<i8>) -> (tensor<0xui8>, tensor<0xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i8>, %y: tensor<ui8>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<ui8>, tensor<i8>
  }) : (tensor<0x4xui8>, tensor<0x4xi8>, tensor<ui8>, tensor<i8>) -> (tensor<0xui8>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<0xui8>, tensor<0xi8>
}

// exact
func.func @reduce_place_ui16_i32(%a0: tensor<5xui16>, %a1: tensor<5xi32>, %a2: tensor<ui16>, %a3: tensor<i32>) -> (tensor<ui16>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<i32>, %y: tensor<ui16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui16>, tensor<i32>
  }) : (tensor<5xui16>, tensor<5xi32>, tensor<ui16>, tensor<i32>) -> (tensor<ui16>, tensor<i32>)
  return %r#0, %r#1 : tensor<ui16>, tensor<i32>
}

// exact
func.func @reduce_place_ui16_i64(%a0: tensor<0xui16>, %a1: tensor<0xi64>, %a2: tensor<ui16>, %a3: tensor<i64>) -> (tensor<ui16>, tensor<i64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<i64>, %y: tensor<ui16>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<ui16>, tensor<i64>
  }) : (tensor<0xui16>, tensor<0xi64>, tensor<ui16>, tensor<i64>) -> (tensor<ui16>, tensor<i64>)
  return %r#0, %r#1 : tensor<ui16>, tensor<i64>
}

// exact
func.func @reduce_place_ui16_ui32(%a0: tensor<3x4xui16>, %a1: tensor<3x4xui32>, %a2: tensor<ui16>, %a3: tensor<ui32>) -> (tensor<3xui16>, tensor<3xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<ui32>, %y: tensor<ui16>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<ui16>, tensor<ui32>
  }) : (tensor<3x4xui16>, tensor<3x4xui32>, tensor<ui16>, tensor<ui32>) -> (tensor<3xui16>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xui16>, tensor<3xui32>
}

// exact
func.func @reduce_place_ui16_i8(%a0: tensor<0x4xui16>, %a1: tensor<0x4xi8>, %a2: tensor<ui16>, %a3: tensor<i8>) -> (tensor<0xui16>, tensor<0xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<i8>, %y: tensor<ui16>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<ui16>, tensor<i8>
  }) : (tensor<0x4xui16>, tensor<0x4xi8>, tensor<ui16>, tensor<i8>) -> (tensor<0xui16>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<0xui16>, tensor<0xi8>
}

// exact
func.func @reduce_place_ui32_i32(%a0: tensor<5xui32>, %a1: tensor<5xi32>, %a2: tensor<ui32>, %a3: tensor<i32>) -> (tensor<ui32>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<i32>, %y: tensor<ui32>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui32>, tensor<i32>
  }) : (tensor<5xui32>, tensor<5xi32>, tensor<ui32>, tensor<i32>) -> (tensor<ui32>, tensor<i32>)
  return %r#0, %r#1 : tensor<ui32>, tensor<i32>
}

// exact
func.func @reduce_place_ui32_i64(%a0: tensor<0xui32>, %a1: tensor<0xi64>, %a2: tensor<ui32>, %a3: tensor<i64>) -> (tensor<ui32>, tensor<i64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<i64>, %y: tensor<ui32>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<ui32>, tensor<i64>
  }) : (tensor<0xui32>, tensor<0xi64>, tensor<ui32>, tensor<i64>) -> (tensor<ui32>, tensor<i64>)
  return %r#0, %r#1 : tensor<ui32>, tensor<i64>
}

// exact
func.func @reduce_place_ui32_ui32(%a0: tensor<3x4xui32>, %a1: tensor<3x4xui32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> (tensor<3xui32>, tensor<3xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<ui32>, %y: tensor<ui32>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<ui32>, tensor<ui32>
  }) : (tensor<3x4xui32>, tensor<3x4xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<3xui32>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xui32>, tensor<3xui32>
}

// exact
func.func @reduce_place_ui32_i8(%a0: tensor<0x4xui32>, %a1: tensor<0x4xi8>, %a2: tensor<ui32>, %a3: tensor<i8>) -> (tensor<0xui32>, tensor<0xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<i8>, %y: tensor<ui32>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<ui32>, tensor<i8>
  }) : (tensor<0x4xui32>, tensor<0x4xi8>, tensor<ui32>, tensor<i8>) -> (tensor<0xui32>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<0xui32>, tensor<0xi8>
}

// exact
func.func @reduce_place_ui64_i32(%a0: tensor<5xui64>, %a1: tensor<5xi32>, %a2: tensor<ui64>, %a3: tensor<i32>) -> (tensor<ui64>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<i32>, %y: tensor<ui64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui64>, tensor<i32>
  }) : (tensor<5xui64>, tensor<5xi32>, tensor<ui64>, tensor<i32>) -> (tensor<ui64>, tensor<i32>)
  return %r#0, %r#1 : tensor<ui64>, tensor<i32>
}

// exact
func.func @reduce_place_ui64_i64(%a0: tensor<0xui64>, %a1: tensor<0xi64>, %a2: tensor<ui64>, %a3: tensor<i64>) -> (tensor<ui64>, tensor<i64>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<i64>, %y: tensor<ui64>, %n: tensor<i64>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i64>
    stablehlo.return %6, %7 : tensor<ui64>, tensor<i64>
  }) : (tensor<0xui64>, tensor<0xi64>, tensor<ui64>, tensor<i64>) -> (tensor<ui64>, tensor<i64>)
  return %r#0, %r#1 : tensor<ui64>, tensor<i64>
}

// exact
func.func @reduce_place_ui64_ui32(%a0: tensor<3x4xui64>, %a1: tensor<3x4xui32>, %a2: tensor<ui64>, %a3: tensor<ui32>) -> (tensor<3xui64>, tensor<3xui32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<ui32>, %y: tensor<ui64>, %n: tensor<ui32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<ui32>
    stablehlo.return %6, %7 : tensor<ui64>, tensor<ui32>
  }) : (tensor<3x4xui64>, tensor<3x4xui32>, tensor<ui64>, tensor<ui32>) -> (tensor<3xui64>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3xui32>
}

// exact
func.func @reduce_place_ui64_i8(%a0: tensor<0x4xui64>, %a1: tensor<0x4xi8>, %a2: tensor<ui64>, %a3: tensor<i8>) -> (tensor<0xui64>, tensor<0xi8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<i8>, %y: tensor<ui64>, %n: tensor<i8>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i8>
    stablehlo.return %6, %7 : tensor<ui64>, tensor<i8>
  }) : (tensor<0x4xui64>, tensor<0x4xi8>, tensor<ui64>, tensor<i8>) -> (tensor<0xui64>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<0xui64>, tensor<0xi8>
}

// exact
func.func @reduce_place_f64_i32_2(%a0: tensor<2x3x4xf64>, %a1: tensor<2x3x4xi32>, %a2: tensor<f64>, %a3: tensor<i32>) -> (tensor<2x4xf64>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i32>, %y: tensor<f64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f64>, tensor<i32>
  }) : (tensor<2x3x4xf64>, tensor<2x3x4xi32>, tensor<f64>, tensor<i32>) -> (tensor<2x4xf64>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xf64>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_f64_i32_3(%a0: tensor<2x33xf64>, %a1: tensor<2x33xi32>, %a2: tensor<f64>, %a3: tensor<i32>) -> (tensor<2xf64>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i32>, %y: tensor<f64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f64>, tensor<i32>
  }) : (tensor<2x33xf64>, tensor<2x33xi32>, tensor<f64>, tensor<i32>) -> (tensor<2xf64>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xf64>, tensor<2xi32>
}

// exact
func.func @reduce_place_f32_i32_2(%a0: tensor<0xf32>, %a1: tensor<0xi32>, %a2: tensor<f32>, %a3: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i32>, %y: tensor<f32>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f32>, tensor<i32>
  }) : (tensor<0xf32>, tensor<0xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}

// exact
func.func @reduce_place_f32_i32_3(%a0: tensor<0x4xf32>, %a1: tensor<0x4xi32>, %a2: tensor<f32>, %a3: tensor<i32>) -> (tensor<0xf32>, tensor<0xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i32>, %y: tensor<f32>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f32>, tensor<i32>
  }) : (tensor<0x4xf32>, tensor<0x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<0xf32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xf32>, tensor<0xi32>
}

// exact
func.func @reduce_place_f16_i32_2(%a0: tensor<5xf16>, %a1: tensor<5xi32>, %a2: tensor<f16>, %a3: tensor<i32>) -> (tensor<f16>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<i32>, %y: tensor<f16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f16>, tensor<i32>
  }) : (tensor<5xf16>, tensor<5xi32>, tensor<f16>, tensor<i32>) -> (tensor<f16>, tensor<i32>)
  return %r#0, %r#1 : tensor<f16>, tensor<i32>
}

// exact
func.func @reduce_place_f16_i32_3(%a0: tensor<3x4xf16>, %a1: tensor<3x4xi32>, %a2: tensor<f16>, %a3: tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<i32>, %y: tensor<f16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f16>, tensor<i32>
  }) : (tensor<3x4xf16>, tensor<3x4xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xf16>, tensor<3xi32>
}

// exact
func.func @reduce_place_bf16_i32_2(%a0: tensor<2x3x4xbf16>, %a1: tensor<2x3x4xi32>, %a2: tensor<bf16>, %a3: tensor<i32>) -> (tensor<2x4xbf16>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<i32>, %y: tensor<bf16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<bf16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<bf16>, tensor<i32>
  }) : (tensor<2x3x4xbf16>, tensor<2x3x4xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2x4xbf16>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xbf16>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_bf16_i32_3(%a0: tensor<2x33xbf16>, %a1: tensor<2x33xi32>, %a2: tensor<bf16>, %a3: tensor<i32>) -> (tensor<2xbf16>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<i32>, %y: tensor<bf16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<bf16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<bf16>, tensor<i32>
  }) : (tensor<2x33xbf16>, tensor<2x33xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2xbf16>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xbf16>, tensor<2xi32>
}

// exact
func.func @reduce_place_i8_i32_2(%a0: tensor<0xi8>, %a1: tensor<0xi32>, %a2: tensor<i8>, %a3: tensor<i32>) -> (tensor<i8>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<i32>, %y: tensor<i8>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i8>, tensor<i32>
  }) : (tensor<0xi8>, tensor<0xi32>, tensor<i8>, tensor<i32>) -> (tensor<i8>, tensor<i32>)
  return %r#0, %r#1 : tensor<i8>, tensor<i32>
}

// exact
func.func @reduce_place_i8_i32_3(%a0: tensor<0x4xi8>, %a1: tensor<0x4xi32>, %a2: tensor<i8>, %a3: tensor<i32>) -> (tensor<0xi8>, tensor<0xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<i32>, %y: tensor<i8>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i8>, tensor<i32>
  }) : (tensor<0x4xi8>, tensor<0x4xi32>, tensor<i8>, tensor<i32>) -> (tensor<0xi8>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi8>, tensor<0xi32>
}

// exact
func.func @reduce_place_i16_i32_2(%a0: tensor<5xi16>, %a1: tensor<5xi32>, %a2: tensor<i16>, %a3: tensor<i32>) -> (tensor<i16>, tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<i32>, %y: tensor<i16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i16>, tensor<i32>
  }) : (tensor<5xi16>, tensor<5xi32>, tensor<i16>, tensor<i32>) -> (tensor<i16>, tensor<i32>)
  return %r#0, %r#1 : tensor<i16>, tensor<i32>
}

// exact
func.func @reduce_place_i16_i32_3(%a0: tensor<3x4xi16>, %a1: tensor<3x4xi32>, %a2: tensor<i16>, %a3: tensor<i32>) -> (tensor<3xi16>, tensor<3xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<i32>, %y: tensor<i16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i16>, tensor<i32>
  }) : (tensor<3x4xi16>, tensor<3x4xi32>, tensor<i16>, tensor<i32>) -> (tensor<3xi16>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi16>, tensor<3xi32>
}

// exact
func.func @reduce_place_i32_i32_2(%a0: tensor<2x3x4xi32>, %a1: tensor<2x3x4xi32>, %a2: tensor<i32>, %a3: tensor<i32>) -> (tensor<2x4xi32>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i32>, %y: tensor<i32>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i32>, tensor<i32>
  }) : (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<2x4xi32>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xi32>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_i32_i32_3(%a0: tensor<2x33xi32>, %a1: tensor<2x33xi32>, %a2: tensor<i32>, %a3: tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i32>, %y: tensor<i32>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i32>, tensor<i32>
  }) : (tensor<2x33xi32>, tensor<2x33xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}

// exact
func.func @reduce_place_i64_i32_2(%a0: tensor<2x3x4xi64>, %a1: tensor<2x3x4xi32>, %a2: tensor<i64>, %a3: tensor<i32>) -> (tensor<2x4xi64>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<i32>, %y: tensor<i64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i64>, tensor<i32>
  }) : (tensor<2x3x4xi64>, tensor<2x3x4xi32>, tensor<i64>, tensor<i32>) -> (tensor<2x4xi64>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xi64>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_i64_i32_3(%a0: tensor<2x33xi64>, %a1: tensor<2x33xi32>, %a2: tensor<i64>, %a3: tensor<i32>) -> (tensor<2xi64>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<i32>, %y: tensor<i64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<i64>, tensor<i32>
  }) : (tensor<2x33xi64>, tensor<2x33xi32>, tensor<i64>, tensor<i32>) -> (tensor<2xi64>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xi64>, tensor<2xi32>
}

// exact
func.func @reduce_place_ui8_i32_2(%a0: tensor<2x3x4xui8>, %a1: tensor<2x3x4xi32>, %a2: tensor<ui8>, %a3: tensor<i32>) -> (tensor<2x4xui8>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i32>, %y: tensor<ui8>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui8>, tensor<i32>
  }) : (tensor<2x3x4xui8>, tensor<2x3x4xi32>, tensor<ui8>, tensor<i32>) -> (tensor<2x4xui8>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xui8>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_ui8_i32_3(%a0: tensor<2x33xui8>, %a1: tensor<2x33xi32>, %a2: tensor<ui8>, %a3: tensor<i32>) -> (tensor<2xui8>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i32>, %y: tensor<ui8>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui8>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui8>, tensor<i32>
  }) : (tensor<2x33xui8>, tensor<2x33xi32>, tensor<ui8>, tensor<i32>) -> (tensor<2xui8>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xui8>, tensor<2xi32>
}

// exact
func.func @reduce_place_ui16_i32_2(%a0: tensor<2x3x4xui16>, %a1: tensor<2x3x4xi32>, %a2: tensor<ui16>, %a3: tensor<i32>) -> (tensor<2x4xui16>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<i32>, %y: tensor<ui16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui16>, tensor<i32>
  }) : (tensor<2x3x4xui16>, tensor<2x3x4xi32>, tensor<ui16>, tensor<i32>) -> (tensor<2x4xui16>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xui16>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_ui16_i32_3(%a0: tensor<2x33xui16>, %a1: tensor<2x33xi32>, %a2: tensor<ui16>, %a3: tensor<i32>) -> (tensor<2xui16>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<i32>, %y: tensor<ui16>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui16>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui16>, tensor<i32>
  }) : (tensor<2x33xui16>, tensor<2x33xi32>, tensor<ui16>, tensor<i32>) -> (tensor<2xui16>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xui16>, tensor<2xi32>
}

// exact
func.func @reduce_place_ui32_i32_2(%a0: tensor<2x3x4xui32>, %a1: tensor<2x3x4xi32>, %a2: tensor<ui32>, %a3: tensor<i32>) -> (tensor<2x4xui32>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<i32>, %y: tensor<ui32>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui32>, tensor<i32>
  }) : (tensor<2x3x4xui32>, tensor<2x3x4xi32>, tensor<ui32>, tensor<i32>) -> (tensor<2x4xui32>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xui32>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_ui32_i32_3(%a0: tensor<2x33xui32>, %a1: tensor<2x33xi32>, %a2: tensor<ui32>, %a3: tensor<i32>) -> (tensor<2xui32>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<i32>, %y: tensor<ui32>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui32>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui32>, tensor<i32>
  }) : (tensor<2x33xui32>, tensor<2x33xi32>, tensor<ui32>, tensor<i32>) -> (tensor<2xui32>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xui32>, tensor<2xi32>
}

// exact
func.func @reduce_place_ui64_i32_2(%a0: tensor<2x3x4xui64>, %a1: tensor<2x3x4xi32>, %a2: tensor<ui64>, %a3: tensor<i32>) -> (tensor<2x4xui64>, tensor<2x4xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<i32>, %y: tensor<ui64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui64>, tensor<i32>
  }) : (tensor<2x3x4xui64>, tensor<2x3x4xi32>, tensor<ui64>, tensor<i32>) -> (tensor<2x4xui64>, tensor<2x4xi32>)
  return %r#0, %r#1 : tensor<2x4xui64>, tensor<2x4xi32>
}

// exact
func.func @reduce_place_ui64_i32_3(%a0: tensor<2x33xui64>, %a1: tensor<2x33xi32>, %a2: tensor<ui64>, %a3: tensor<i32>) -> (tensor<2xui64>, tensor<2xi32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<i32>, %y: tensor<ui64>, %n: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.or %1, %4 : tensor<i1>
    %6 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<ui64>
    %7 = stablehlo.select %5, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<ui64>, tensor<i32>
  }) : (tensor<2x33xui64>, tensor<2x33xi32>, tensor<ui64>, tensor<i32>) -> (tensor<2xui64>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2xi32>
}

// exact
func.func @reduce_both_f64_i16(%a0: tensor<3x4xf64>, %a1: tensor<3x4xi16>, %a2: tensor<f64>, %a3: tensor<i16>) -> (tensor<4xf64>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i16>, %y: tensor<f64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<3x4xf64>, tensor<3x4xi16>, tensor<f64>, tensor<i16>) -> (tensor<4xf64>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xf64>, tensor<4xi16>
}

// exact
func.func @reduce_both_f64_ui8(%a0: tensor<0x4xf64>, %a1: tensor<0x4xui8>, %a2: tensor<f64>, %a3: tensor<ui8>) -> (tensor<4xf64>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<ui8>, %y: tensor<f64>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f64>, tensor<ui8>
  }) : (tensor<0x4xf64>, tensor<0x4xui8>, tensor<f64>, tensor<ui8>) -> (tensor<4xf64>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xf64>, tensor<4xui8>
}

// exact
func.func @reduce_both_f32_i16(%a0: tensor<0x4xf32>, %a1: tensor<0x4xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<4xf32>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<0x4xf32>, tensor<0x4xi16>, tensor<f32>, tensor<i16>) -> (tensor<4xf32>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi16>
}

// exact
func.func @reduce_both_f32_ui8(%a0: tensor<3x4xf32>, %a1: tensor<3x4xui8>, %a2: tensor<f32>, %a3: tensor<ui8>) -> (tensor<4xf32>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<ui8>, %y: tensor<f32>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<3x4xf32>, tensor<3x4xui8>, tensor<f32>, tensor<ui8>) -> (tensor<4xf32>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xui8>
}

// exact
func.func @reduce_both_f16_i16(%a0: tensor<2x3x4xf16>, %a1: tensor<2x3x4xi16>, %a2: tensor<f16>, %a3: tensor<i16>) -> (tensor<2x4xf16>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<i16>, %y: tensor<f16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f16>, tensor<i16>
  }) : (tensor<2x3x4xf16>, tensor<2x3x4xi16>, tensor<f16>, tensor<i16>) -> (tensor<2x4xf16>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xf16>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_f16_ui8(%a0: tensor<2x1x3x1x2xf16>, %a1: tensor<2x1x3x1x2xui8>, %a2: tensor<f16>, %a3: tensor<ui8>) -> (tensor<1x3x2xf16>, tensor<1x3x2xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<ui8>, %y: tensor<f16>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<f16>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f16>, tensor<ui8>
  }) : (tensor<2x1x3x1x2xf16>, tensor<2x1x3x1x2xui8>, tensor<f16>, tensor<ui8>) -> (tensor<1x3x2xf16>, tensor<1x3x2xui8>)
  return %r#0, %r#1 : tensor<1x3x2xf16>, tensor<1x3x2xui8>
}

// exact
func.func @reduce_both_bf16_i16(%a0: tensor<2x1x3x1x2xbf16>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<bf16>, %a3: tensor<i16>) -> (tensor<1x3x2xbf16>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<i16>, %y: tensor<bf16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<bf16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<bf16>, tensor<i16>
  }) : (tensor<2x1x3x1x2xbf16>, tensor<2x1x3x1x2xi16>, tensor<bf16>, tensor<i16>) -> (tensor<1x3x2xbf16>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xbf16>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_bf16_ui8(%a0: tensor<2x3x4xbf16>, %a1: tensor<2x3x4xui8>, %a2: tensor<bf16>, %a3: tensor<ui8>) -> (tensor<2x4xbf16>, tensor<2x4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<ui8>, %y: tensor<bf16>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<bf16>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<bf16>, tensor<ui8>
  }) : (tensor<2x3x4xbf16>, tensor<2x3x4xui8>, tensor<bf16>, tensor<ui8>) -> (tensor<2x4xbf16>, tensor<2x4xui8>)
  return %r#0, %r#1 : tensor<2x4xbf16>, tensor<2x4xui8>
}

// exact
func.func @reduce_both_i8_i16(%a0: tensor<3x4xi8>, %a1: tensor<3x4xi16>, %a2: tensor<i8>, %a3: tensor<i16>) -> (tensor<4xi8>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<i16>, %y: tensor<i8>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i8>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i8>, tensor<i16>
  }) : (tensor<3x4xi8>, tensor<3x4xi16>, tensor<i8>, tensor<i16>) -> (tensor<4xi8>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xi8>, tensor<4xi16>
}

// exact
func.func @reduce_both_i8_ui8(%a0: tensor<0x4xi8>, %a1: tensor<0x4xui8>, %a2: tensor<i8>, %a3: tensor<ui8>) -> (tensor<4xi8>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<ui8>, %y: tensor<i8>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<i8>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<i8>, tensor<ui8>
  }) : (tensor<0x4xi8>, tensor<0x4xui8>, tensor<i8>, tensor<ui8>) -> (tensor<4xi8>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xi8>, tensor<4xui8>
}

// exact
func.func @reduce_both_i16_i16(%a0: tensor<3x4xi16>, %a1: tensor<3x4xi16>, %a2: tensor<i16>, %a3: tensor<i16>) -> (tensor<4xi16>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<i16>, %y: tensor<i16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i16>, tensor<i16>
  }) : (tensor<3x4xi16>, tensor<3x4xi16>, tensor<i16>, tensor<i16>) -> (tensor<4xi16>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xi16>, tensor<4xi16>
}

// exact
func.func @reduce_both_i16_ui8(%a0: tensor<0x4xi16>, %a1: tensor<0x4xui8>, %a2: tensor<i16>, %a3: tensor<ui8>) -> (tensor<4xi16>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<ui8>, %y: tensor<i16>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<i16>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<i16>, tensor<ui8>
  }) : (tensor<0x4xi16>, tensor<0x4xui8>, tensor<i16>, tensor<ui8>) -> (tensor<4xi16>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xi16>, tensor<4xui8>
}

// exact
func.func @reduce_both_i32_i16(%a0: tensor<3x4xi32>, %a1: tensor<3x4xi16>, %a2: tensor<i32>, %a3: tensor<i16>) -> (tensor<4xi32>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i16>, %y: tensor<i32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<3x4xi32>, tensor<3x4xi16>, tensor<i32>, tensor<i16>) -> (tensor<4xi32>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xi32>, tensor<4xi16>
}

// exact
func.func @reduce_both_i32_ui8(%a0: tensor<0x4xi32>, %a1: tensor<0x4xui8>, %a2: tensor<i32>, %a3: tensor<ui8>) -> (tensor<4xi32>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<ui8>, %y: tensor<i32>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<i32>, tensor<ui8>
  }) : (tensor<0x4xi32>, tensor<0x4xui8>, tensor<i32>, tensor<ui8>) -> (tensor<4xi32>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xi32>, tensor<4xui8>
}

// exact
func.func @reduce_both_i64_i16(%a0: tensor<3x4xi64>, %a1: tensor<3x4xi16>, %a2: tensor<i64>, %a3: tensor<i16>) -> (tensor<4xi64>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<i16>, %y: tensor<i64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i64>, tensor<i16>
  }) : (tensor<3x4xi64>, tensor<3x4xi16>, tensor<i64>, tensor<i16>) -> (tensor<4xi64>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xi64>, tensor<4xi16>
}

// exact
func.func @reduce_both_i64_ui8(%a0: tensor<0x4xi64>, %a1: tensor<0x4xui8>, %a2: tensor<i64>, %a3: tensor<ui8>) -> (tensor<4xi64>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<ui8>, %y: tensor<i64>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<i64>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<i64>, tensor<ui8>
  }) : (tensor<0x4xi64>, tensor<0x4xui8>, tensor<i64>, tensor<ui8>) -> (tensor<4xi64>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xi64>, tensor<4xui8>
}

// exact
func.func @reduce_both_ui8_i16(%a0: tensor<3x4xui8>, %a1: tensor<3x4xi16>, %a2: tensor<ui8>, %a3: tensor<i16>) -> (tensor<4xui8>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i16>, %y: tensor<ui8>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<3x4xui8>, tensor<3x4xi16>, tensor<ui8>, tensor<i16>) -> (tensor<4xui8>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xui8>, tensor<4xi16>
}

// exact
func.func @reduce_both_ui8_ui8(%a0: tensor<0x4xui8>, %a1: tensor<0x4xui8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> (tensor<4xui8>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<ui8>, %y: tensor<ui8>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<ui8>
  }) : (tensor<0x4xui8>, tensor<0x4xui8>, tensor<ui8>, tensor<ui8>) -> (tensor<4xui8>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xui8>, tensor<4xui8>
}

// exact
func.func @reduce_both_ui16_i16(%a0: tensor<3x4xui16>, %a1: tensor<3x4xi16>, %a2: tensor<ui16>, %a3: tensor<i16>) -> (tensor<4xui16>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<i16>, %y: tensor<ui16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui16>, tensor<i16>
  }) : (tensor<3x4xui16>, tensor<3x4xi16>, tensor<ui16>, tensor<i16>) -> (tensor<4xui16>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xui16>, tensor<4xi16>
}

// exact
func.func @reduce_both_ui16_ui8(%a0: tensor<0x4xui16>, %a1: tensor<0x4xui8>, %a2: tensor<ui16>, %a3: tensor<ui8>) -> (tensor<4xui16>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<ui8>, %y: tensor<ui16>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<ui16>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<ui16>, tensor<ui8>
  }) : (tensor<0x4xui16>, tensor<0x4xui8>, tensor<ui16>, tensor<ui8>) -> (tensor<4xui16>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xui16>, tensor<4xui8>
}

// exact
func.func @reduce_both_ui32_i16(%a0: tensor<3x4xui32>, %a1: tensor<3x4xi16>, %a2: tensor<ui32>, %a3: tensor<i16>) -> (tensor<4xui32>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<i16>, %y: tensor<ui32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui32>, tensor<i16>
  }) : (tensor<3x4xui32>, tensor<3x4xi16>, tensor<ui32>, tensor<i16>) -> (tensor<4xui32>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xui32>, tensor<4xi16>
}

// exact
func.func @reduce_both_ui32_ui8(%a0: tensor<0x4xui32>, %a1: tensor<0x4xui8>, %a2: tensor<ui32>, %a3: tensor<ui8>) -> (tensor<4xui32>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<ui8>, %y: tensor<ui32>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<ui32>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<ui32>, tensor<ui8>
  }) : (tensor<0x4xui32>, tensor<0x4xui8>, tensor<ui32>, tensor<ui8>) -> (tensor<4xui32>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xui32>, tensor<4xui8>
}

// exact
func.func @reduce_both_ui64_i16(%a0: tensor<3x4xui64>, %a1: tensor<3x4xi16>, %a2: tensor<ui64>, %a3: tensor<i16>) -> (tensor<4xui64>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<i16>, %y: tensor<ui64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui64>, tensor<i16>
  }) : (tensor<3x4xui64>, tensor<3x4xi16>, tensor<ui64>, tensor<i16>) -> (tensor<4xui64>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xui64>, tensor<4xi16>
}

// exact
func.func @reduce_both_ui64_ui8(%a0: tensor<0x4xui64>, %a1: tensor<0x4xui8>, %a2: tensor<ui64>, %a3: tensor<ui8>) -> (tensor<4xui64>, tensor<4xui8>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<ui8>, %y: tensor<ui64>, %n: tensor<ui8>):
    %1 = stablehlo.add %x, %y : tensor<ui64>
    %2 = stablehlo.maximum %m, %n : tensor<ui8>
    stablehlo.return %1, %2 : tensor<ui64>, tensor<ui8>
  }) : (tensor<0x4xui64>, tensor<0x4xui8>, tensor<ui64>, tensor<ui8>) -> (tensor<4xui64>, tensor<4xui8>)
  return %r#0, %r#1 : tensor<4xui64>, tensor<4xui8>
}

// exact
func.func @reduce_both_f64_i16_2(%a0: tensor<2x3x4xf64>, %a1: tensor<2x3x4xi16>, %a2: tensor<f64>, %a3: tensor<i16>) -> (tensor<2x4xf64>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i16>, %y: tensor<f64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<2x3x4xf64>, tensor<2x3x4xi16>, tensor<f64>, tensor<i16>) -> (tensor<2x4xf64>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xf64>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_f64_i16_3(%a0: tensor<2x1x3x1x2xf64>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<f64>, %a3: tensor<i16>) -> (tensor<1x3x2xf64>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i16>, %y: tensor<f64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<2x1x3x1x2xf64>, tensor<2x1x3x1x2xi16>, tensor<f64>, tensor<i16>) -> (tensor<1x3x2xf64>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xf64>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_f32_i16_2(%a0: tensor<2x3x4xf32>, %a1: tensor<2x3x4xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<2x4xf32>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<2x3x4xf32>, tensor<2x3x4xi16>, tensor<f32>, tensor<i16>) -> (tensor<2x4xf32>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xf32>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_f32_i16_3(%a0: tensor<2x1x3x1x2xf32>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<1x3x2xf32>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<2x1x3x1x2xf32>, tensor<2x1x3x1x2xi16>, tensor<f32>, tensor<i16>) -> (tensor<1x3x2xf32>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xf32>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_f16_i16_2(%a0: tensor<3x4xf16>, %a1: tensor<3x4xi16>, %a2: tensor<f16>, %a3: tensor<i16>) -> (tensor<4xf16>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<i16>, %y: tensor<f16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f16>, tensor<i16>
  }) : (tensor<3x4xf16>, tensor<3x4xi16>, tensor<f16>, tensor<i16>) -> (tensor<4xf16>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xf16>, tensor<4xi16>
}

// exact
func.func @reduce_both_f16_i16_3(%a0: tensor<0x4xf16>, %a1: tensor<0x4xi16>, %a2: tensor<f16>, %a3: tensor<i16>) -> (tensor<4xf16>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %m: tensor<i16>, %y: tensor<f16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f16>, tensor<i16>
  }) : (tensor<0x4xf16>, tensor<0x4xi16>, tensor<f16>, tensor<i16>) -> (tensor<4xf16>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xf16>, tensor<4xi16>
}

// exact
func.func @reduce_both_bf16_i16_2(%a0: tensor<3x4xbf16>, %a1: tensor<3x4xi16>, %a2: tensor<bf16>, %a3: tensor<i16>) -> (tensor<4xbf16>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<i16>, %y: tensor<bf16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<bf16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<bf16>, tensor<i16>
  }) : (tensor<3x4xbf16>, tensor<3x4xi16>, tensor<bf16>, tensor<i16>) -> (tensor<4xbf16>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xbf16>, tensor<4xi16>
}

// exact
func.func @reduce_both_bf16_i16_3(%a0: tensor<0x4xbf16>, %a1: tensor<0x4xi16>, %a2: tensor<bf16>, %a3: tensor<i16>) -> (tensor<4xbf16>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<bf16>, %m: tensor<i16>, %y: tensor<bf16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<bf16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<bf16>, tensor<i16>
  }) : (tensor<0x4xbf16>, tensor<0x4xi16>, tensor<bf16>, tensor<i16>) -> (tensor<4xbf16>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xbf16>, tensor<4xi16>
}

// exact
func.func @reduce_both_i8_i16_2(%a0: tensor<2x3x4xi8>, %a1: tensor<2x3x4xi16>, %a2: tensor<i8>, %a3: tensor<i16>) -> (tensor<2x4xi8>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<i16>, %y: tensor<i8>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i8>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i8>, tensor<i16>
  }) : (tensor<2x3x4xi8>, tensor<2x3x4xi16>, tensor<i8>, tensor<i16>) -> (tensor<2x4xi8>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xi8>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_i8_i16_3(%a0: tensor<2x1x3x1x2xi8>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<i8>, %a3: tensor<i16>) -> (tensor<1x3x2xi8>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i8>, %m: tensor<i16>, %y: tensor<i8>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i8>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i8>, tensor<i16>
  }) : (tensor<2x1x3x1x2xi8>, tensor<2x1x3x1x2xi16>, tensor<i8>, tensor<i16>) -> (tensor<1x3x2xi8>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xi8>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_i16_i16_2(%a0: tensor<2x3x4xi16>, %a1: tensor<2x3x4xi16>, %a2: tensor<i16>, %a3: tensor<i16>) -> (tensor<2x4xi16>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<i16>, %y: tensor<i16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i16>, tensor<i16>
  }) : (tensor<2x3x4xi16>, tensor<2x3x4xi16>, tensor<i16>, tensor<i16>) -> (tensor<2x4xi16>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xi16>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_i16_i16_3(%a0: tensor<2x1x3x1x2xi16>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<i16>, %a3: tensor<i16>) -> (tensor<1x3x2xi16>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i16>, %m: tensor<i16>, %y: tensor<i16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i16>, tensor<i16>
  }) : (tensor<2x1x3x1x2xi16>, tensor<2x1x3x1x2xi16>, tensor<i16>, tensor<i16>) -> (tensor<1x3x2xi16>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xi16>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_i32_i16_2(%a0: tensor<2x3x4xi32>, %a1: tensor<2x3x4xi16>, %a2: tensor<i32>, %a3: tensor<i16>) -> (tensor<2x4xi32>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i16>, %y: tensor<i32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<2x3x4xi32>, tensor<2x3x4xi16>, tensor<i32>, tensor<i16>) -> (tensor<2x4xi32>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xi32>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_i32_i16_3(%a0: tensor<2x1x3x1x2xi32>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<i32>, %a3: tensor<i16>) -> (tensor<1x3x2xi32>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i16>, %y: tensor<i32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<2x1x3x1x2xi32>, tensor<2x1x3x1x2xi16>, tensor<i32>, tensor<i16>) -> (tensor<1x3x2xi32>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xi32>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_i64_i16_2(%a0: tensor<2x3x4xi64>, %a1: tensor<2x3x4xi16>, %a2: tensor<i64>, %a3: tensor<i16>) -> (tensor<2x4xi64>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<i16>, %y: tensor<i64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i64>, tensor<i16>
  }) : (tensor<2x3x4xi64>, tensor<2x3x4xi16>, tensor<i64>, tensor<i16>) -> (tensor<2x4xi64>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xi64>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_i64_i16_3(%a0: tensor<2x1x3x1x2xi64>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<i64>, %a3: tensor<i16>) -> (tensor<1x3x2xi64>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<i64>, %m: tensor<i16>, %y: tensor<i64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i64>, tensor<i16>
  }) : (tensor<2x1x3x1x2xi64>, tensor<2x1x3x1x2xi16>, tensor<i64>, tensor<i16>) -> (tensor<1x3x2xi64>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xi64>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_ui8_i16_2(%a0: tensor<2x3x4xui8>, %a1: tensor<2x3x4xi16>, %a2: tensor<ui8>, %a3: tensor<i16>) -> (tensor<2x4xui8>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i16>, %y: tensor<ui8>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<2x3x4xui8>, tensor<2x3x4xi16>, tensor<ui8>, tensor<i16>) -> (tensor<2x4xui8>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xui8>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_ui8_i16_3(%a0: tensor<2x1x3x1x2xui8>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<ui8>, %a3: tensor<i16>) -> (tensor<1x3x2xui8>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i16>, %y: tensor<ui8>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<2x1x3x1x2xui8>, tensor<2x1x3x1x2xi16>, tensor<ui8>, tensor<i16>) -> (tensor<1x3x2xui8>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xui8>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_ui16_i16_2(%a0: tensor<2x3x4xui16>, %a1: tensor<2x3x4xi16>, %a2: tensor<ui16>, %a3: tensor<i16>) -> (tensor<2x4xui16>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<i16>, %y: tensor<ui16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui16>, tensor<i16>
  }) : (tensor<2x3x4xui16>, tensor<2x3x4xi16>, tensor<ui16>, tensor<i16>) -> (tensor<2x4xui16>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xui16>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_ui16_i16_3(%a0: tensor<2x1x3x1x2xui16>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<ui16>, %a3: tensor<i16>) -> (tensor<1x3x2xui16>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui16>, %m: tensor<i16>, %y: tensor<ui16>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui16>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui16>, tensor<i16>
  }) : (tensor<2x1x3x1x2xui16>, tensor<2x1x3x1x2xi16>, tensor<ui16>, tensor<i16>) -> (tensor<1x3x2xui16>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xui16>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_ui32_i16_2(%a0: tensor<2x3x4xui32>, %a1: tensor<2x3x4xi16>, %a2: tensor<ui32>, %a3: tensor<i16>) -> (tensor<2x4xui32>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<i16>, %y: tensor<ui32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui32>, tensor<i16>
  }) : (tensor<2x3x4xui32>, tensor<2x3x4xi16>, tensor<ui32>, tensor<i16>) -> (tensor<2x4xui32>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xui32>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_ui32_i16_3(%a0: tensor<2x1x3x1x2xui32>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<ui32>, %a3: tensor<i16>) -> (tensor<1x3x2xui32>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui32>, %m: tensor<i16>, %y: tensor<ui32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui32>, tensor<i16>
  }) : (tensor<2x1x3x1x2xui32>, tensor<2x1x3x1x2xi16>, tensor<ui32>, tensor<i16>) -> (tensor<1x3x2xui32>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xui32>, tensor<1x3x2xi16>
}

// exact
func.func @reduce_both_ui64_i16_2(%a0: tensor<2x3x4xui64>, %a1: tensor<2x3x4xi16>, %a2: tensor<ui64>, %a3: tensor<i16>) -> (tensor<2x4xui64>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<i16>, %y: tensor<ui64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui64>, tensor<i16>
  }) : (tensor<2x3x4xui64>, tensor<2x3x4xi16>, tensor<ui64>, tensor<i16>) -> (tensor<2x4xui64>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xui64>, tensor<2x4xi16>
}

// exact
func.func @reduce_both_ui64_i16_3(%a0: tensor<2x1x3x1x2xui64>, %a1: tensor<2x1x3x1x2xi16>, %a2: tensor<ui64>, %a3: tensor<i16>) -> (tensor<1x3x2xui64>, tensor<1x3x2xi16>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0, 3>}> ({
  ^bb0(%x: tensor<ui64>, %m: tensor<i16>, %y: tensor<ui64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui64>, tensor<i16>
  }) : (tensor<2x1x3x1x2xui64>, tensor<2x1x3x1x2xi16>, tensor<ui64>, tensor<i16>) -> (tensor<1x3x2xui64>, tensor<1x3x2xi16>)
  return %r#0, %r#1 : tensor<1x3x2xui64>, tensor<1x3x2xi16>
}
