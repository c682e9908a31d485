// exact
func.func @broadcast_f64(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @broadcast_f64_2(%a0: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// exact
func.func @broadcast_f64_3(%a0: tensor<f64>) -> tensor<2x0xf64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x0xf64>
  return %r : tensor<2x0xf64>
}

// exact
func.func @broadcast_f64_4(%a0: tensor<3xf64>) -> tensor<3xf64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// exact
func.func @broadcast_f64_5(%a0: tensor<3xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @broadcast_f64_6(%a0: tensor<3xf64>) -> tensor<3x2xf64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// exact
func.func @broadcast_f32(%a0: tensor<3xf32>) -> tensor<3x2xf32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// exact
func.func @broadcast_f32_2(%a0: tensor<1xf32>) -> tensor<4x2xf32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// exact
func.func @broadcast_f32_3(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// exact
func.func @broadcast_f32_4(%a0: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// exact
func.func @broadcast_f32_5(%a0: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// exact
func.func @broadcast_f32_6(%a0: tensor<2x1xf32>) -> tensor<2x3x4xf32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

// exact
func.func @broadcast_f16(%a0: tensor<2x1xf16>) -> tensor<2x3x4xf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf16>) -> tensor<2x3x4xf16>
  return %r : tensor<2x3x4xf16>
}

// exact
func.func @broadcast_f16_2(%a0: tensor<2x1xf16>) -> tensor<3x4x2xf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<2x1xf16>) -> tensor<3x4x2xf16>
  return %r : tensor<3x4x2xf16>
}

// exact
func.func @broadcast_f16_3(%a0: tensor<1x1xf16>) -> tensor<2x2x2xf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x1xf16>) -> tensor<2x2x2xf16>
  return %r : tensor<2x2x2xf16>
}

// exact
func.func @broadcast_f16_4(%a0: tensor<0x2xf16>) -> tensor<3x0x2xf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x2xf16>) -> tensor<3x0x2xf16>
  return %r : tensor<3x0x2xf16>
}

// exact
func.func @broadcast_f16_5(%a0: tensor<1x2xf16>) -> tensor<0x2xf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf16>) -> tensor<0x2xf16>
  return %r : tensor<0x2xf16>
}

// exact
func.func @broadcast_f16_6(%a0: tensor<2x1x3xf16>) -> tensor<2x4x3xf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xf16>) -> tensor<2x4x3xf16>
  return %r : tensor<2x4x3xf16>
}

// exact
func.func @broadcast_bf16(%a0: tensor<2x1x3xbf16>) -> tensor<2x4x3xbf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xbf16>) -> tensor<2x4x3xbf16>
  return %r : tensor<2x4x3xbf16>
}

// exact
func.func @broadcast_bf16_2(%a0: tensor<3x1x2xbf16>) -> tensor<2x2x3x2xbf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<3x1x2xbf16>) -> tensor<2x2x3x2xbf16>
  return %r : tensor<2x2x3x2xbf16>
}

// exact
func.func @broadcast_bf16_3(%a0: tensor<2xbf16>) -> tensor<1x2x1x2x1x2xbf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2xbf16>) -> tensor<1x2x1x2x1x2xbf16>
  return %r : tensor<1x2x1x2x1x2xbf16>
}

// exact
func.func @broadcast_bf16_4(%a0: tensor<2x1x2x1x2x1xbf16>) -> tensor<2x2x2x2x2x2xbf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x1xbf16>) -> tensor<2x2x2x2x2x2xbf16>
  return %r : tensor<2x2x2x2x2x2xbf16>
}

// exact
func.func @broadcast_bf16_5(%a0: tensor<2x1x3x1xbf16>) -> tensor<1x3x2x2x2x2xbf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 4, 0, 1, 5>}> : (tensor<2x1x3x1xbf16>) -> tensor<1x3x2x2x2x2xbf16>
  return %r : tensor<1x3x2x2x2x2xbf16>
}

// exact
func.func @broadcast_bf16_6(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// exact
func.func @broadcast_i8(%a0: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @broadcast_i8_2(%a0: tensor<i8>) -> tensor<3xi8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// exact
func.func @broadcast_i8_3(%a0: tensor<i8>) -> tensor<2x0xi8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<2x0xi8>
  return %r : tensor<2x0xi8>
}

// exact
func.func @broadcast_i8_4(%a0: tensor<3xi8>) -> tensor<3xi8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// exact
func.func @broadcast_i8_5(%a0: tensor<3xi8>) -> tensor<2x3xi8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// exact
func.func @broadcast_i8_6(%a0: tensor<3xi8>) -> tensor<3x2xi8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// exact
func.func @broadcast_i16(%a0: tensor<3xi16>) -> tensor<3x2xi16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi16>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// exact
func.func @broadcast_i16_2(%a0: tensor<1xi16>) -> tensor<4x2xi16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi16>) -> tensor<4x2xi16>
  return %r : tensor<4x2xi16>
}

// exact
func.func @broadcast_i16_3(%a0: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @broadcast_i16_4(%a0: tensor<2x3xi16>) -> tensor<3x2xi16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3xi16>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// exact
func.func @broadcast_i16_5(%a0: tensor<1x3xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @broadcast_i16_6(%a0: tensor<2x1xi16>) -> tensor<2x3x4xi16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi16>) -> tensor<2x3x4xi16>
  return %r : tensor<2x3x4xi16>
}

// exact
func.func @broadcast_i32(%a0: tensor<2x1xi32>) -> tensor<2x3x4xi32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi32>) -> tensor<2x3x4xi32>
  return %r : tensor<2x3x4xi32>
}

// exact
func.func @broadcast_i32_2(%a0: tensor<2x1xi32>) -> tensor<3x4x2xi32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<2x1xi32>) -> tensor<3x4x2xi32>
  return %r : tensor<3x4x2xi32>
}

// exact
func.func @broadcast_i32_3(%a0: tensor<1x1xi32>) -> tensor<2x2x2xi32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x1xi32>) -> tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}

// exact
func.func @broadcast_i32_4(%a0: tensor<0x2xi32>) -> tensor<3x0x2xi32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x2xi32>) -> tensor<3x0x2xi32>
  return %r : tensor<3x0x2xi32>
}

// exact
func.func @broadcast_i32_5(%a0: tensor<1x2xi32>) -> tensor<0x2xi32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<0x2xi32>
  return %r : tensor<0x2xi32>
}

// exact
func.func @broadcast_i32_6(%a0: tensor<2x1x3xi32>) -> tensor<2x4x3xi32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xi32>) -> tensor<2x4x3xi32>
  return %r : tensor<2x4x3xi32>
}

// exact
func.func @broadcast_i64(%a0: tensor<2x1x3xi64>) -> tensor<2x4x3xi64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xi64>) -> tensor<2x4x3xi64>
  return %r : tensor<2x4x3xi64>
}

// exact
func.func @broadcast_i64_2(%a0: tensor<3x1x2xi64>) -> tensor<2x2x3x2xi64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<3x1x2xi64>) -> tensor<2x2x3x2xi64>
  return %r : tensor<2x2x3x2xi64>
}

// exact
func.func @broadcast_i64_3(%a0: tensor<2xi64>) -> tensor<1x2x1x2x1x2xi64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2xi64>) -> tensor<1x2x1x2x1x2xi64>
  return %r : tensor<1x2x1x2x1x2xi64>
}

// exact
func.func @broadcast_i64_4(%a0: tensor<2x1x2x1x2x1xi64>) -> tensor<2x2x2x2x2x2xi64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x1xi64>) -> tensor<2x2x2x2x2x2xi64>
  return %r : tensor<2x2x2x2x2x2xi64>
}

// exact
func.func @broadcast_i64_5(%a0: tensor<2x1x3x1xi64>) -> tensor<1x3x2x2x2x2xi64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 4, 0, 1, 5>}> : (tensor<2x1x3x1xi64>) -> tensor<1x3x2x2x2x2xi64>
  return %r : tensor<1x3x2x2x2x2xi64>
}

// exact
func.func @broadcast_i64_6(%a0: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @broadcast_ui8(%a0: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// exact
func.func @broadcast_ui8_2(%a0: tensor<ui8>) -> tensor<3xui8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// exact
func.func @broadcast_ui8_3(%a0: tensor<ui8>) -> tensor<2x0xui8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<2x0xui8>
  return %r : tensor<2x0xui8>
}

// exact
func.func @broadcast_ui8_4(%a0: tensor<3xui8>) -> tensor<3xui8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// exact
func.func @broadcast_ui8_5(%a0: tensor<3xui8>) -> tensor<2x3xui8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @broadcast_ui8_6(%a0: tensor<3xui8>) -> tensor<3x2xui8> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// exact
func.func @broadcast_ui16(%a0: tensor<3xui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// exact
func.func @broadcast_ui16_2(%a0: tensor<1xui16>) -> tensor<4x2xui16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui16>) -> tensor<4x2xui16>
  return %r : tensor<4x2xui16>
}

// exact
func.func @broadcast_ui16_3(%a0: tensor<2x3xui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @broadcast_ui16_4(%a0: tensor<2x3xui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3xui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// exact
func.func @broadcast_ui16_5(%a0: tensor<1x3xui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @broadcast_ui16_6(%a0: tensor<2x1xui16>) -> tensor<2x3x4xui16> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xui16>) -> tensor<2x3x4xui16>
  return %r : tensor<2x3x4xui16>
}

// exact
func.func @broadcast_ui32(%a0: tensor<2x1xui32>) -> tensor<2x3x4xui32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xui32>) -> tensor<2x3x4xui32>
  return %r : tensor<2x3x4xui32>
}

// exact
func.func @broadcast_ui32_2(%a0: tensor<2x1xui32>) -> tensor<3x4x2xui32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<2x1xui32>) -> tensor<3x4x2xui32>
  return %r : tensor<3x4x2xui32>
}

// exact
func.func @broadcast_ui32_3(%a0: tensor<1x1xui32>) -> tensor<2x2x2xui32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x1xui32>) -> tensor<2x2x2xui32>
  return %r : tensor<2x2x2xui32>
}

// exact
func.func @broadcast_ui32_4(%a0: tensor<0x2xui32>) -> tensor<3x0x2xui32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x2xui32>) -> tensor<3x0x2xui32>
  return %r : tensor<3x0x2xui32>
}

// exact
func.func @broadcast_ui32_5(%a0: tensor<1x2xui32>) -> tensor<0x2xui32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xui32>) -> tensor<0x2xui32>
  return %r : tensor<0x2xui32>
}

// exact
func.func @broadcast_ui32_6(%a0: tensor<2x1x3xui32>) -> tensor<2x4x3xui32> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xui32>) -> tensor<2x4x3xui32>
  return %r : tensor<2x4x3xui32>
}

// exact
func.func @broadcast_ui64(%a0: tensor<2x1x3xui64>) -> tensor<2x4x3xui64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xui64>) -> tensor<2x4x3xui64>
  return %r : tensor<2x4x3xui64>
}

// exact
func.func @broadcast_ui64_2(%a0: tensor<3x1x2xui64>) -> tensor<2x2x3x2xui64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<3x1x2xui64>) -> tensor<2x2x3x2xui64>
  return %r : tensor<2x2x3x2xui64>
}

// exact
func.func @broadcast_ui64_3(%a0: tensor<2xui64>) -> tensor<1x2x1x2x1x2xui64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2xui64>) -> tensor<1x2x1x2x1x2xui64>
  return %r : tensor<1x2x1x2x1x2xui64>
}

// exact
func.func @broadcast_ui64_4(%a0: tensor<2x1x2x1x2x1xui64>) -> tensor<2x2x2x2x2x2xui64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x1xui64>) -> tensor<2x2x2x2x2x2xui64>
  return %r : tensor<2x2x2x2x2x2xui64>
}

// exact
func.func @broadcast_ui64_5(%a0: tensor<2x1x3x1xui64>) -> tensor<1x3x2x2x2x2xui64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 4, 0, 1, 5>}> : (tensor<2x1x3x1xui64>) -> tensor<1x3x2x2x2x2xui64>
  return %r : tensor<1x3x2x2x2x2xui64>
}

// exact
func.func @broadcast_ui64_6(%a0: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// exact
func.func @broadcast_c64(%a0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @broadcast_c64_2(%a0: tensor<complex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// exact
func.func @broadcast_c64_3(%a0: tensor<complex<f32>>) -> tensor<2x0xcomplex<f32>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x0xcomplex<f32>>
  return %r : tensor<2x0xcomplex<f32>>
}

// exact
func.func @broadcast_c64_4(%a0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// exact
func.func @broadcast_c64_5(%a0: tensor<3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @broadcast_c64_6(%a0: tensor<3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  return %r : tensor<3x2xcomplex<f32>>
}

// exact
func.func @broadcast_c128(%a0: tensor<3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  return %r : tensor<3x2xcomplex<f64>>
}

// exact
func.func @broadcast_c128_2(%a0: tensor<1xcomplex<f64>>) -> tensor<4x2xcomplex<f64>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
  return %r : tensor<4x2xcomplex<f64>>
}

// exact
func.func @broadcast_c128_3(%a0: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// exact
func.func @broadcast_c128_4(%a0: tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  return %r : tensor<3x2xcomplex<f64>>
}

// exact
func.func @broadcast_c128_5(%a0: tensor<1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// exact
func.func @broadcast_c128_6(%a0: tensor<2x1xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  return %r : tensor<2x3x4xcomplex<f64>>
}

// exact
func.func @broadcast_i1(%a0: tensor<2x1xi1>) -> tensor<2x3x4xi1> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x3x4xi1>
  return %r : tensor<2x3x4xi1>
}

// exact
func.func @broadcast_i1_2(%a0: tensor<2x1xi1>) -> tensor<3x4x2xi1> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<2x1xi1>) -> tensor<3x4x2xi1>
  return %r : tensor<3x4x2xi1>
}

// exact
func.func @broadcast_i1_3(%a0: tensor<1x1xi1>) -> tensor<2x2x2xi1> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x1xi1>) -> tensor<2x2x2xi1>
  return %r : tensor<2x2x2xi1>
}

// exact
func.func @broadcast_i1_4(%a0: tensor<0x2xi1>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x2xi1>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @broadcast_i1_5(%a0: tensor<1x2xi1>) -> tensor<0x2xi1> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi1>) -> tensor<0x2xi1>
  return %r : tensor<0x2xi1>
}

// exact
func.func @broadcast_i1_6(%a0: tensor<2x1x3xi1>) -> tensor<2x4x3xi1> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xi1>) -> tensor<2x4x3xi1>
  return %r : tensor<2x4x3xi1>
}

// exact
func.func @broadcast_f8E4M3FN(%a0: tensor<2x1x3xf8E4M3FN>) -> tensor<2x4x3xf8E4M3FN> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xf8E4M3FN>) -> tensor<2x4x3xf8E4M3FN>
  return %r : tensor<2x4x3xf8E4M3FN>
}

// exact
func.func @broadcast_f8E4M3FN_2(%a0: tensor<3x1x2xf8E4M3FN>) -> tensor<2x2x3x2xf8E4M3FN> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 1, 3>}> : (tensor<3x1x2xf8E4M3FN>) -> tensor<2x2x3x2xf8E4M3FN>
  return %r : tensor<2x2x3x2xf8E4M3FN>
}

// exact
func.func @broadcast_f8E4M3FN_3(%a0: tensor<2xf8E4M3FN>) -> tensor<1x2x1x2x1x2xf8E4M3FN> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2xf8E4M3FN>) -> tensor<1x2x1x2x1x2xf8E4M3FN>
  return %r : tensor<1x2x1x2x1x2xf8E4M3FN>
}

// exact
func.func @broadcast_f8E4M3FN_4(%a0: tensor<2x1x2x1x2x1xf8E4M3FN>) -> tensor<2x2x2x2x2x2xf8E4M3FN> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x1xf8E4M3FN>) -> tensor<2x2x2x2x2x2xf8E4M3FN>
  return %r : tensor<2x2x2x2x2x2xf8E4M3FN>
}

// exact
func.func @broadcast_f8E4M3FN_5(%a0: tensor<2x1x3x1xf8E4M3FN>) -> tensor<1x3x2x2x2x2xf8E4M3FN> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 4, 0, 1, 5>}> : (tensor<2x1x3x1xf8E4M3FN>) -> tensor<1x3x2x2x2x2xf8E4M3FN>
  return %r : tensor<1x3x2x2x2x2xf8E4M3FN>
}

// exact
func.func @broadcast_f8E4M3FN_6(%a0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// exact
func.func @broadcast_f8E5M2(%a0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @broadcast_f8E5M2_2(%a0: tensor<f8E5M2>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// exact
func.func @broadcast_f8E5M2_3(%a0: tensor<f8E5M2>) -> tensor<2x0xf8E5M2> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2>) -> tensor<2x0xf8E5M2>
  return %r : tensor<2x0xf8E5M2>
}

// exact
func.func @broadcast_f8E5M2_4(%a0: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// exact
func.func @broadcast_f8E5M2_5(%a0: tensor<3xf8E5M2>) -> tensor<2x3xf8E5M2> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}

// exact
func.func @broadcast_f8E5M2_6(%a0: tensor<3xf8E5M2>) -> tensor<3x2xf8E5M2> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf8E5M2>) -> tensor<3x2xf8E5M2>
  return %r : tensor<3x2xf8E5M2>
}

// exact
func.func @broadcast_i4(%a0: tensor<3xi4>) -> tensor<3x2xi4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi4>) -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}

// exact
func.func @broadcast_i4_2(%a0: tensor<1xi4>) -> tensor<4x2xi4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi4>) -> tensor<4x2xi4>
  return %r : tensor<4x2xi4>
}

// exact
func.func @broadcast_i4_3(%a0: tensor<2x3xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @broadcast_i4_4(%a0: tensor<2x3xi4>) -> tensor<3x2xi4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3xi4>) -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}

// exact
func.func @broadcast_i4_5(%a0: tensor<1x3xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @broadcast_i4_6(%a0: tensor<2x1xi4>) -> tensor<2x3x4xi4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi4>) -> tensor<2x3x4xi4>
  return %r : tensor<2x3x4xi4>
}

// exact
func.func @broadcast_ui4(%a0: tensor<2x1xui4>) -> tensor<2x3x4xui4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xui4>) -> tensor<2x3x4xui4>
  return %r : tensor<2x3x4xui4>
}

// exact
func.func @broadcast_ui4_2(%a0: tensor<2x1xui4>) -> tensor<3x4x2xui4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<2x1xui4>) -> tensor<3x4x2xui4>
  return %r : tensor<3x4x2xui4>
}

// exact
func.func @broadcast_ui4_3(%a0: tensor<1x1xui4>) -> tensor<2x2x2xui4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x1xui4>) -> tensor<2x2x2xui4>
  return %r : tensor<2x2x2xui4>
}

// exact
func.func @broadcast_ui4_4(%a0: tensor<0x2xui4>) -> tensor<3x0x2xui4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x2xui4>) -> tensor<3x0x2xui4>
  return %r : tensor<3x0x2xui4>
}

// exact
func.func @broadcast_ui4_5(%a0: tensor<1x2xui4>) -> tensor<0x2xui4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xui4>) -> tensor<0x2xui4>
  return %r : tensor<0x2xui4>
}

// exact
func.func @broadcast_ui4_6(%a0: tensor<2x1x3xui4>) -> tensor<2x4x3xui4> {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xui4>) -> tensor<2x4x3xui4>
  return %r : tensor<2x4x3xui4>
}

// exact
func.func @reshape_f64(%a0: tensor<f64>) -> tensor<1xf64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<f64>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// exact
func.func @reshape_f64_2(%a0: tensor<1x1xf64>) -> tensor<f64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xf64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @reshape_f64_3(%a0: tensor<6xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @reshape_f64_4(%a0: tensor<2x3xf64>) -> tensor<6xf64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf64>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}

// exact
func.func @reshape_f64_5(%a0: tensor<2x3xf64>) -> tensor<3x2xf64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// exact
func.func @reshape_f64_6(%a0: tensor<0x5xf64>) -> tensor<0xf64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xf64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @reshape_f32(%a0: tensor<0x5xf32>) -> tensor<0xf32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @reshape_f32_2(%a0: tensor<2x0x3xf32>) -> tensor<3x0xf32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xf32>) -> tensor<3x0xf32>
  return %r : tensor<3x0xf32>
}

// exact
func.func @reshape_f32_3(%a0: tensor<4x3x2xf32>) -> tensor<2x12xf32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xf32>) -> tensor<2x12xf32>
  return %r : tensor<2x12xf32>
}

// exact
func.func @reshape_f32_4(%a0: tensor<1x6x1xf32>) -> tensor<6x1x1x1xf32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xf32>) -> tensor<6x1x1x1xf32>
  return %r : tensor<6x1x1x1xf32>
}

// exact
func.func @reshape_f32_5(%a0: tensor<2x2x2x2x2x2xf32>) -> tensor<8x8xf32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// exact
func.func @reshape_f32_6(%a0: tensor<64xf32>) -> tensor<2x2x2x2x2x2xf32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xf32>) -> tensor<2x2x2x2x2x2xf32>
  return %r : tensor<2x2x2x2x2x2xf32>
}

// exact
func.func @reshape_f16(%a0: tensor<64xf16>) -> tensor<2x2x2x2x2x2xf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xf16>) -> tensor<2x2x2x2x2x2xf16>
  return %r : tensor<2x2x2x2x2x2xf16>
}

// exact
func.func @reshape_f16_2(%a0: tensor<2x3xf16>) -> tensor<2x3xf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// exact
func.func @reshape_f16_3(%a0: tensor<f16>) -> tensor<1xf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<f16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @reshape_f16_4(%a0: tensor<1x1xf16>) -> tensor<f16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xf16>) -> tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @reshape_f16_5(%a0: tensor<6xf16>) -> tensor<2x3xf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// exact
func.func @reshape_f16_6(%a0: tensor<2x3xf16>) -> tensor<6xf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf16>) -> tensor<6xf16>
  return %r : tensor<6xf16>
}

// exact
func.func @reshape_bf16(%a0: tensor<2x3xbf16>) -> tensor<6xbf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xbf16>) -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}

// exact
func.func @reshape_bf16_2(%a0: tensor<2x3xbf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// exact
func.func @reshape_bf16_3(%a0: tensor<0x5xbf16>) -> tensor<0xbf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xbf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// exact
func.func @reshape_bf16_4(%a0: tensor<2x0x3xbf16>) -> tensor<3x0xbf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xbf16>) -> tensor<3x0xbf16>
  return %r : tensor<3x0xbf16>
}

// exact
func.func @reshape_bf16_5(%a0: tensor<4x3x2xbf16>) -> tensor<2x12xbf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xbf16>) -> tensor<2x12xbf16>
  return %r : tensor<2x12xbf16>
}

// exact
func.func @reshape_bf16_6(%a0: tensor<1x6x1xbf16>) -> tensor<6x1x1x1xbf16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xbf16>) -> tensor<6x1x1x1xbf16>
  return %r : tensor<6x1x1x1xbf16>
}

// exact
func.func @reshape_i8(%a0: tensor<1x6x1xi8>) -> tensor<6x1x1x1xi8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xi8>) -> tensor<6x1x1x1xi8>
  return %r : tensor<6x1x1x1xi8>
}

// exact
func.func @reshape_i8_2(%a0: tensor<2x2x2x2x2x2xi8>) -> tensor<8x8xi8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xi8>) -> tensor<8x8xi8>
  return %r : tensor<8x8xi8>
}

// exact
func.func @reshape_i8_3(%a0: tensor<64xi8>) -> tensor<2x2x2x2x2x2xi8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xi8>) -> tensor<2x2x2x2x2x2xi8>
  return %r : tensor<2x2x2x2x2x2xi8>
}

// exact
func.func @reshape_i8_4(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// exact
func.func @reshape_i8_5(%a0: tensor<i8>) -> tensor<1xi8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<i8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// exact
func.func @reshape_i8_6(%a0: tensor<1x1xi8>) -> tensor<i8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xi8>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @reshape_i16(%a0: tensor<1x1xi16>) -> tensor<i16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xi16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @reshape_i16_2(%a0: tensor<6xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @reshape_i16_3(%a0: tensor<2x3xi16>) -> tensor<6xi16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi16>) -> tensor<6xi16>
  return %r : tensor<6xi16>
}

// exact
func.func @reshape_i16_4(%a0: tensor<2x3xi16>) -> tensor<3x2xi16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi16>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// exact
func.func @reshape_i16_5(%a0: tensor<0x5xi16>) -> tensor<0xi16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xi16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @reshape_i16_6(%a0: tensor<2x0x3xi16>) -> tensor<3x0xi16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xi16>) -> tensor<3x0xi16>
  return %r : tensor<3x0xi16>
}

// exact
func.func @reshape_i32(%a0: tensor<2x0x3xi32>) -> tensor<3x0xi32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xi32>) -> tensor<3x0xi32>
  return %r : tensor<3x0xi32>
}

// exact
func.func @reshape_i32_2(%a0: tensor<4x3x2xi32>) -> tensor<2x12xi32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xi32>) -> tensor<2x12xi32>
  return %r : tensor<2x12xi32>
}

// exact
func.func @reshape_i32_3(%a0: tensor<1x6x1xi32>) -> tensor<6x1x1x1xi32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xi32>) -> tensor<6x1x1x1xi32>
  return %r : tensor<6x1x1x1xi32>
}

// exact
func.func @reshape_i32_4(%a0: tensor<2x2x2x2x2x2xi32>) -> tensor<8x8xi32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xi32>) -> tensor<8x8xi32>
  return %r : tensor<8x8xi32>
}

// exact
func.func @reshape_i32_5(%a0: tensor<64xi32>) -> tensor<2x2x2x2x2x2xi32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xi32>) -> tensor<2x2x2x2x2x2xi32>
  return %r : tensor<2x2x2x2x2x2xi32>
}

// exact
func.func @reshape_i32_6(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @reshape_i64(%a0: tensor<2x3xi64>) -> tensor<2x3xi64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @reshape_i64_2(%a0: tensor<i64>) -> tensor<1xi64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<i64>) -> tensor<1xi64>
  return %r : tensor<1xi64>
}

// exact
func.func @reshape_i64_3(%a0: tensor<1x1xi64>) -> tensor<i64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xi64>) -> tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @reshape_i64_4(%a0: tensor<6xi64>) -> tensor<2x3xi64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @reshape_i64_5(%a0: tensor<2x3xi64>) -> tensor<6xi64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi64>) -> tensor<6xi64>
  return %r : tensor<6xi64>
}

// exact
func.func @reshape_i64_6(%a0: tensor<2x3xi64>) -> tensor<3x2xi64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi64>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// exact
func.func @reshape_ui8(%a0: tensor<2x3xui8>) -> tensor<3x2xui8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xui8>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// exact
func.func @reshape_ui8_2(%a0: tensor<0x5xui8>) -> tensor<0xui8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @reshape_ui8_3(%a0: tensor<2x0x3xui8>) -> tensor<3x0xui8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xui8>) -> tensor<3x0xui8>
  return %r : tensor<3x0xui8>
}

// exact
func.func @reshape_ui8_4(%a0: tensor<4x3x2xui8>) -> tensor<2x12xui8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xui8>) -> tensor<2x12xui8>
  return %r : tensor<2x12xui8>
}

// exact
func.func @reshape_ui8_5(%a0: tensor<1x6x1xui8>) -> tensor<6x1x1x1xui8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xui8>) -> tensor<6x1x1x1xui8>
  return %r : tensor<6x1x1x1xui8>
}

// exact
func.func @reshape_ui8_6(%a0: tensor<2x2x2x2x2x2xui8>) -> tensor<8x8xui8> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xui8>) -> tensor<8x8xui8>
  return %r : tensor<8x8xui8>
}

// exact
func.func @reshape_ui16(%a0: tensor<2x2x2x2x2x2xui16>) -> tensor<8x8xui16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xui16>) -> tensor<8x8xui16>
  return %r : tensor<8x8xui16>
}

// exact
func.func @reshape_ui16_2(%a0: tensor<64xui16>) -> tensor<2x2x2x2x2x2xui16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xui16>) -> tensor<2x2x2x2x2x2xui16>
  return %r : tensor<2x2x2x2x2x2xui16>
}

// exact
func.func @reshape_ui16_3(%a0: tensor<2x3xui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @reshape_ui16_4(%a0: tensor<ui16>) -> tensor<1xui16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<ui16>) -> tensor<1xui16>
  return %r : tensor<1xui16>
}

// exact
func.func @reshape_ui16_5(%a0: tensor<1x1xui16>) -> tensor<ui16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// exact
func.func @reshape_ui16_6(%a0: tensor<6xui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @reshape_ui32(%a0: tensor<6xui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @reshape_ui32_2(%a0: tensor<2x3xui32>) -> tensor<6xui32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xui32>) -> tensor<6xui32>
  return %r : tensor<6xui32>
}

// exact
func.func @reshape_ui32_3(%a0: tensor<2x3xui32>) -> tensor<3x2xui32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xui32>) -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}

// exact
func.func @reshape_ui32_4(%a0: tensor<0x5xui32>) -> tensor<0xui32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// exact
func.func @reshape_ui32_5(%a0: tensor<2x0x3xui32>) -> tensor<3x0xui32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xui32>) -> tensor<3x0xui32>
  return %r : tensor<3x0xui32>
}

// exact
func.func @reshape_ui32_6(%a0: tensor<4x3x2xui32>) -> tensor<2x12xui32> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xui32>) -> tensor<2x12xui32>
  return %r : tensor<2x12xui32>
}

// exact
func.func @reshape_ui64(%a0: tensor<4x3x2xui64>) -> tensor<2x12xui64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xui64>) -> tensor<2x12xui64>
  return %r : tensor<2x12xui64>
}

// exact
func.func @reshape_ui64_2(%a0: tensor<1x6x1xui64>) -> tensor<6x1x1x1xui64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xui64>) -> tensor<6x1x1x1xui64>
  return %r : tensor<6x1x1x1xui64>
}

// exact
func.func @reshape_ui64_3(%a0: tensor<2x2x2x2x2x2xui64>) -> tensor<8x8xui64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xui64>) -> tensor<8x8xui64>
  return %r : tensor<8x8xui64>
}

// exact
func.func @reshape_ui64_4(%a0: tensor<64xui64>) -> tensor<2x2x2x2x2x2xui64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xui64>) -> tensor<2x2x2x2x2x2xui64>
  return %r : tensor<2x2x2x2x2x2xui64>
}

// exact
func.func @reshape_ui64_5(%a0: tensor<2x3xui64>) -> tensor<2x3xui64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @reshape_ui64_6(%a0: tensor<ui64>) -> tensor<1xui64> {
  %r = "stablehlo.reshape"(%a0) : (tensor<ui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @reshape_c64(%a0: tensor<complex<f32>>) -> tensor<1xcomplex<f32>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
  return %r : tensor<1xcomplex<f32>>
}

// exact
func.func @reshape_c64_2(%a0: tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @reshape_c64_3(%a0: tensor<6xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @reshape_c64_4(%a0: tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}

// exact
func.func @reshape_c64_5(%a0: tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  return %r : tensor<3x2xcomplex<f32>>
}

// exact
func.func @reshape_c64_6(%a0: tensor<0x5xcomplex<f32>>) -> tensor<0xcomplex<f32>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}

// exact
func.func @reshape_c128(%a0: tensor<0x5xcomplex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// exact
func.func @reshape_c128_2(%a0: tensor<2x0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
  return %r : tensor<3x0xcomplex<f64>>
}

// exact
func.func @reshape_c128_3(%a0: tensor<4x3x2xcomplex<f64>>) -> tensor<2x12xcomplex<f64>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
  return %r : tensor<2x12xcomplex<f64>>
}

// exact
func.func @reshape_c128_4(%a0: tensor<1x6x1xcomplex<f64>>) -> tensor<6x1x1x1xcomplex<f64>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xcomplex<f64>>) -> tensor<6x1x1x1xcomplex<f64>>
  return %r : tensor<6x1x1x1xcomplex<f64>>
}

// exact
func.func @reshape_c128_5(%a0: tensor<2x2x2x2x2x2xcomplex<f64>>) -> tensor<8x8xcomplex<f64>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xcomplex<f64>>) -> tensor<8x8xcomplex<f64>>
  return %r : tensor<8x8xcomplex<f64>>
}

// exact
func.func @reshape_c128_6(%a0: tensor<64xcomplex<f64>>) -> tensor<2x2x2x2x2x2xcomplex<f64>> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xcomplex<f64>>) -> tensor<2x2x2x2x2x2xcomplex<f64>>
  return %r : tensor<2x2x2x2x2x2xcomplex<f64>>
}

// exact
func.func @reshape_i1(%a0: tensor<64xi1>) -> tensor<2x2x2x2x2x2xi1> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xi1>) -> tensor<2x2x2x2x2x2xi1>
  return %r : tensor<2x2x2x2x2x2xi1>
}

// exact
func.func @reshape_i1_2(%a0: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @reshape_i1_3(%a0: tensor<i1>) -> tensor<1xi1> {
  %r = "stablehlo.reshape"(%a0) : (tensor<i1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @reshape_i1_4(%a0: tensor<1x1xi1>) -> tensor<i1> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xi1>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @reshape_i1_5(%a0: tensor<6xi1>) -> tensor<2x3xi1> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @reshape_i1_6(%a0: tensor<2x3xi1>) -> tensor<6xi1> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi1>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}

// exact
func.func @reshape_f8E4M3FN(%a0: tensor<2x3xf8E4M3FN>) -> tensor<6xf8E4M3FN> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf8E4M3FN>) -> tensor<6xf8E4M3FN>
  return %r : tensor<6xf8E4M3FN>
}

// exact
func.func @reshape_f8E4M3FN_2(%a0: tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}

// exact
func.func @reshape_f8E4M3FN_3(%a0: tensor<0x5xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @reshape_f8E4M3FN_4(%a0: tensor<2x0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
  return %r : tensor<3x0xf8E4M3FN>
}

// exact
func.func @reshape_f8E4M3FN_5(%a0: tensor<4x3x2xf8E4M3FN>) -> tensor<2x12xf8E4M3FN> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xf8E4M3FN>) -> tensor<2x12xf8E4M3FN>
  return %r : tensor<2x12xf8E4M3FN>
}

// exact
func.func @reshape_f8E4M3FN_6(%a0: tensor<1x6x1xf8E4M3FN>) -> tensor<6x1x1x1xf8E4M3FN> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xf8E4M3FN>) -> tensor<6x1x1x1xf8E4M3FN>
  return %r : tensor<6x1x1x1xf8E4M3FN>
}

// exact
func.func @reshape_f8E5M2(%a0: tensor<1x6x1xf8E5M2>) -> tensor<6x1x1x1xf8E5M2> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xf8E5M2>) -> tensor<6x1x1x1xf8E5M2>
  return %r : tensor<6x1x1x1xf8E5M2>
}

// exact
func.func @reshape_f8E5M2_2(%a0: tensor<2x2x2x2x2x2xf8E5M2>) -> tensor<8x8xf8E5M2> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xf8E5M2>) -> tensor<8x8xf8E5M2>
  return %r : tensor<8x8xf8E5M2>
}

// exact
func.func @reshape_f8E5M2_3(%a0: tensor<64xf8E5M2>) -> tensor<2x2x2x2x2x2xf8E5M2> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xf8E5M2>) -> tensor<2x2x2x2x2x2xf8E5M2>
  return %r : tensor<2x2x2x2x2x2xf8E5M2>
}

// exact
func.func @reshape_f8E5M2_4(%a0: tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}

// exact
func.func @reshape_f8E5M2_5(%a0: tensor<f8E5M2>) -> tensor<1xf8E5M2> {
  %r = "stablehlo.reshape"(%a0) : (tensor<f8E5M2>) -> tensor<1xf8E5M2>
  return %r : tensor<1xf8E5M2>
}

// exact
func.func @reshape_f8E5M2_6(%a0: tensor<1x1xf8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xf8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @reshape_i4(%a0: tensor<1x1xi4>) -> tensor<i4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x1xi4>) -> tensor<i4>
  return %r : tensor<i4>
}

// exact
func.func @reshape_i4_2(%a0: tensor<6xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<6xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @reshape_i4_3(%a0: tensor<2x3xi4>) -> tensor<6xi4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi4>) -> tensor<6xi4>
  return %r : tensor<6xi4>
}

// exact
func.func @reshape_i4_4(%a0: tensor<2x3xi4>) -> tensor<3x2xi4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xi4>) -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}

// exact
func.func @reshape_i4_5(%a0: tensor<0x5xi4>) -> tensor<0xi4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<0x5xi4>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// exact
func.func @reshape_i4_6(%a0: tensor<2x0x3xi4>) -> tensor<3x0xi4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xi4>) -> tensor<3x0xi4>
  return %r : tensor<3x0xi4>
}

// exact
func.func @reshape_ui4(%a0: tensor<2x0x3xui4>) -> tensor<3x0xui4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x0x3xui4>) -> tensor<3x0xui4>
  return %r : tensor<3x0xui4>
}

// exact
func.func @reshape_ui4_2(%a0: tensor<4x3x2xui4>) -> tensor<2x12xui4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<4x3x2xui4>) -> tensor<2x12xui4>
  return %r : tensor<2x12xui4>
}

// exact
func.func @reshape_ui4_3(%a0: tensor<1x6x1xui4>) -> tensor<6x1x1x1xui4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x6x1xui4>) -> tensor<6x1x1x1xui4>
  return %r : tensor<6x1x1x1xui4>
}

// exact
func.func @reshape_ui4_4(%a0: tensor<2x2x2x2x2x2xui4>) -> tensor<8x8xui4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x2x2x2x2x2xui4>) -> tensor<8x8xui4>
  return %r : tensor<8x8xui4>
}

// exact
func.func @reshape_ui4_5(%a0: tensor<64xui4>) -> tensor<2x2x2x2x2x2xui4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<64xui4>) -> tensor<2x2x2x2x2x2xui4>
  return %r : tensor<2x2x2x2x2x2xui4>
}

// exact
func.func @reshape_ui4_6(%a0: tensor<2x3xui4>) -> tensor<2x3xui4> {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xui4>) -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// exact
func.func @transpose_f64(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @transpose_f64_2(%a0: tensor<3xf64>) -> tensor<3xf64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// exact
func.func @transpose_f64_3(%a0: tensor<2x3xf64>) -> tensor<3x2xf64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// exact
func.func @transpose_f64_4(%a0: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @transpose_f64_5(%a0: tensor<0x3xf64>) -> tensor<3x0xf64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf64>) -> tensor<3x0xf64>
  return %r : tensor<3x0xf64>
}

// exact
func.func @transpose_f64_6(%a0: tensor<2x3x4xf64>) -> tensor<2x4x3xf64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xf64>) -> tensor<2x4x3xf64>
  return %r : tensor<2x4x3xf64>
}

// exact
func.func @transpose_f32(%a0: tensor<2x3x4xf32>) -> tensor<2x4x3xf32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}

// exact
func.func @transpose_f32_2(%a0: tensor<2x3x4xf32>) -> tensor<3x2x4xf32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  return %r : tensor<3x2x4xf32>
}

// exact
func.func @transpose_f32_3(%a0: tensor<2x3x4xf32>) -> tensor<3x4x2xf32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  return %r : tensor<3x4x2xf32>
}

// exact
func.func @transpose_f32_4(%a0: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %r : tensor<4x2x3xf32>
}

// exact
func.func @transpose_f32_5(%a0: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  return %r : tensor<4x3x2xf32>
}

// exact
func.func @transpose_f32_6(%a0: tensor<1x3x1x2xf32>) -> tensor<2x1x3x1xf32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xf32>) -> tensor<2x1x3x1xf32>
  return %r : tensor<2x1x3x1xf32>
}

// exact
func.func @transpose_f16(%a0: tensor<1x3x1x2xf16>) -> tensor<2x1x3x1xf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xf16>) -> tensor<2x1x3x1xf16>
  return %r : tensor<2x1x3x1xf16>
}

// exact
func.func @transpose_f16_2(%a0: tensor<2x3x2x2xf16>) -> tensor<2x2x3x2xf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x3x2x2xf16>) -> tensor<2x2x3x2xf16>
  return %r : tensor<2x2x3x2xf16>
}

// exact
func.func @transpose_f16_3(%a0: tensor<2x1x3x2x2xf16>) -> tensor<2x3x2x2x1xf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 4, 2, 0, 3, 1>}> : (tensor<2x1x3x2x2xf16>) -> tensor<2x3x2x2x1xf16>
  return %r : tensor<2x3x2x2x1xf16>
}

// exact
func.func @transpose_f16_4(%a0: tensor<2x1x3x2x1x2xf16>) -> tensor<2x1x2x3x1x2xf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 5, 4, 3, 2, 1, 0>}> : (tensor<2x1x3x2x1x2xf16>) -> tensor<2x1x2x3x1x2xf16>
  return %r : tensor<2x1x2x3x1x2xf16>
}

// exact
func.func @transpose_f16_5(%a0: tensor<2x2x2x2x2x2xf16>) -> tensor<2x2x2x2x2x2xf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 3, 2, 5, 4>}> : (tensor<2x2x2x2x2x2xf16>) -> tensor<2x2x2x2x2x2xf16>
  return %r : tensor<2x2x2x2x2x2xf16>
}

// exact
func.func @transpose_f16_6(%a0: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @transpose_bf16(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// exact
func.func @transpose_bf16_2(%a0: tensor<3xbf16>) -> tensor<3xbf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// exact
func.func @transpose_bf16_3(%a0: tensor<2x3xbf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// exact
func.func @transpose_bf16_4(%a0: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 1>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @transpose_bf16_5(%a0: tensor<0x3xbf16>) -> tensor<3x0xbf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xbf16>) -> tensor<3x0xbf16>
  return %r : tensor<3x0xbf16>
}

// exact
func.func @transpose_bf16_6(%a0: tensor<2x3x4xbf16>) -> tensor<2x4x3xbf16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xbf16>) -> tensor<2x4x3xbf16>
  return %r : tensor<2x4x3xbf16>
}

// exact
func.func @transpose_i8(%a0: tensor<2x3x4xi8>) -> tensor<2x4x3xi8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xi8>) -> tensor<2x4x3xi8>
  return %r : tensor<2x4x3xi8>
}

// exact
func.func @transpose_i8_2(%a0: tensor<2x3x4xi8>) -> tensor<3x2x4xi8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xi8>) -> tensor<3x2x4xi8>
  return %r : tensor<3x2x4xi8>
}

// exact
func.func @transpose_i8_3(%a0: tensor<2x3x4xi8>) -> tensor<3x4x2xi8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x3x4xi8>) -> tensor<3x4x2xi8>
  return %r : tensor<3x4x2xi8>
}

// exact
func.func @transpose_i8_4(%a0: tensor<2x3x4xi8>) -> tensor<4x2x3xi8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
  return %r : tensor<4x2x3xi8>
}

// exact
func.func @transpose_i8_5(%a0: tensor<2x3x4xi8>) -> tensor<4x3x2xi8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x3x4xi8>) -> tensor<4x3x2xi8>
  return %r : tensor<4x3x2xi8>
}

// exact
func.func @transpose_i8_6(%a0: tensor<1x3x1x2xi8>) -> tensor<2x1x3x1xi8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xi8>) -> tensor<2x1x3x1xi8>
  return %r : tensor<2x1x3x1xi8>
}

// exact
func.func @transpose_i16(%a0: tensor<1x3x1x2xi16>) -> tensor<2x1x3x1xi16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xi16>) -> tensor<2x1x3x1xi16>
  return %r : tensor<2x1x3x1xi16>
}

// exact
func.func @transpose_i16_2(%a0: tensor<2x3x2x2xi16>) -> tensor<2x2x3x2xi16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x3x2x2xi16>) -> tensor<2x2x3x2xi16>
  return %r : tensor<2x2x3x2xi16>
}

// exact
func.func @transpose_i16_3(%a0: tensor<2x1x3x2x2xi16>) -> tensor<2x3x2x2x1xi16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 4, 2, 0, 3, 1>}> : (tensor<2x1x3x2x2xi16>) -> tensor<2x3x2x2x1xi16>
  return %r : tensor<2x3x2x2x1xi16>
}

// exact
func.func @transpose_i16_4(%a0: tensor<2x1x3x2x1x2xi16>) -> tensor<2x1x2x3x1x2xi16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 5, 4, 3, 2, 1, 0>}> : (tensor<2x1x3x2x1x2xi16>) -> tensor<2x1x2x3x1x2xi16>
  return %r : tensor<2x1x2x3x1x2xi16>
}

// exact
func.func @transpose_i16_5(%a0: tensor<2x2x2x2x2x2xi16>) -> tensor<2x2x2x2x2x2xi16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 3, 2, 5, 4>}> : (tensor<2x2x2x2x2x2xi16>) -> tensor<2x2x2x2x2x2xi16>
  return %r : tensor<2x2x2x2x2x2xi16>
}

// exact
func.func @transpose_i16_6(%a0: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @transpose_i32(%a0: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @transpose_i32_2(%a0: tensor<3xi32>) -> tensor<3xi32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// exact
func.func @transpose_i32_3(%a0: tensor<2x3xi32>) -> tensor<3x2xi32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// exact
func.func @transpose_i32_4(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @transpose_i32_5(%a0: tensor<0x3xi32>) -> tensor<3x0xi32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xi32>) -> tensor<3x0xi32>
  return %r : tensor<3x0xi32>
}

// exact
func.func @transpose_i32_6(%a0: tensor<2x3x4xi32>) -> tensor<2x4x3xi32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xi32>) -> tensor<2x4x3xi32>
  return %r : tensor<2x4x3xi32>
}

// exact
func.func @transpose_i64(%a0: tensor<2x3x4xi64>) -> tensor<2x4x3xi64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xi64>) -> tensor<2x4x3xi64>
  return %r : tensor<2x4x3xi64>
}

// exact
func.func @transpose_i64_2(%a0: tensor<2x3x4xi64>) -> tensor<3x2x4xi64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xi64>) -> tensor<3x2x4xi64>
  return %r : tensor<3x2x4xi64>
}

// exact
func.func @transpose_i64_3(%a0: tensor<2x3x4xi64>) -> tensor<3x4x2xi64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x3x4xi64>) -> tensor<3x4x2xi64>
  return %r : tensor<3x4x2xi64>
}

// exact
func.func @transpose_i64_4(%a0: tensor<2x3x4xi64>) -> tensor<4x2x3xi64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xi64>) -> tensor<4x2x3xi64>
  return %r : tensor<4x2x3xi64>
}

// exact
func.func @transpose_i64_5(%a0: tensor<2x3x4xi64>) -> tensor<4x3x2xi64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x3x4xi64>) -> tensor<4x3x2xi64>
  return %r : tensor<4x3x2xi64>
}

// exact
func.func @transpose_i64_6(%a0: tensor<1x3x1x2xi64>) -> tensor<2x1x3x1xi64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xi64>) -> tensor<2x1x3x1xi64>
  return %r : tensor<2x1x3x1xi64>
}

// exact
func.func @transpose_ui8(%a0: tensor<1x3x1x2xui8>) -> tensor<2x1x3x1xui8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xui8>) -> tensor<2x1x3x1xui8>
  return %r : tensor<2x1x3x1xui8>
}

// exact
func.func @transpose_ui8_2(%a0: tensor<2x3x2x2xui8>) -> tensor<2x2x3x2xui8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x3x2x2xui8>) -> tensor<2x2x3x2xui8>
  return %r : tensor<2x2x3x2xui8>
}

// exact
func.func @transpose_ui8_3(%a0: tensor<2x1x3x2x2xui8>) -> tensor<2x3x2x2x1xui8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 4, 2, 0, 3, 1>}> : (tensor<2x1x3x2x2xui8>) -> tensor<2x3x2x2x1xui8>
  return %r : tensor<2x3x2x2x1xui8>
}

// exact
func.func @transpose_ui8_4(%a0: tensor<2x1x3x2x1x2xui8>) -> tensor<2x1x2x3x1x2xui8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 5, 4, 3, 2, 1, 0>}> : (tensor<2x1x3x2x1x2xui8>) -> tensor<2x1x2x3x1x2xui8>
  return %r : tensor<2x1x2x3x1x2xui8>
}

// exact
func.func @transpose_ui8_5(%a0: tensor<2x2x2x2x2x2xui8>) -> tensor<2x2x2x2x2x2xui8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 3, 2, 5, 4>}> : (tensor<2x2x2x2x2x2xui8>) -> tensor<2x2x2x2x2x2xui8>
  return %r : tensor<2x2x2x2x2x2xui8>
}

// exact
func.func @transpose_ui8_6(%a0: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// exact
func.func @transpose_ui16(%a0: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// exact
func.func @transpose_ui16_2(%a0: tensor<3xui16>) -> tensor<3xui16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<3xui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// exact
func.func @transpose_ui16_3(%a0: tensor<2x3xui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// exact
func.func @transpose_ui16_4(%a0: tensor<2x3xui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 1>}> : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @transpose_ui16_5(%a0: tensor<0x3xui16>) -> tensor<3x0xui16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xui16>) -> tensor<3x0xui16>
  return %r : tensor<3x0xui16>
}

// exact
func.func @transpose_ui16_6(%a0: tensor<2x3x4xui16>) -> tensor<2x4x3xui16> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xui16>) -> tensor<2x4x3xui16>
  return %r : tensor<2x4x3xui16>
}

// exact
func.func @transpose_ui32(%a0: tensor<2x3x4xui32>) -> tensor<2x4x3xui32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xui32>) -> tensor<2x4x3xui32>
  return %r : tensor<2x4x3xui32>
}

// exact
func.func @transpose_ui32_2(%a0: tensor<2x3x4xui32>) -> tensor<3x2x4xui32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xui32>) -> tensor<3x2x4xui32>
  return %r : tensor<3x2x4xui32>
}

// exact
func.func @transpose_ui32_3(%a0: tensor<2x3x4xui32>) -> tensor<3x4x2xui32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x3x4xui32>) -> tensor<3x4x2xui32>
  return %r : tensor<3x4x2xui32>
}

// exact
func.func @transpose_ui32_4(%a0: tensor<2x3x4xui32>) -> tensor<4x2x3xui32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xui32>) -> tensor<4x2x3xui32>
  return %r : tensor<4x2x3xui32>
}

// exact
func.func @transpose_ui32_5(%a0: tensor<2x3x4xui32>) -> tensor<4x3x2xui32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x3x4xui32>) -> tensor<4x3x2xui32>
  return %r : tensor<4x3x2xui32>
}

// exact
func.func @transpose_ui32_6(%a0: tensor<1x3x1x2xui32>) -> tensor<2x1x3x1xui32> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xui32>) -> tensor<2x1x3x1xui32>
  return %r : tensor<2x1x3x1xui32>
}

// exact
func.func @transpose_ui64(%a0: tensor<1x3x1x2xui64>) -> tensor<2x1x3x1xui64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xui64>) -> tensor<2x1x3x1xui64>
  return %r : tensor<2x1x3x1xui64>
}

// exact
func.func @transpose_ui64_2(%a0: tensor<2x3x2x2xui64>) -> tensor<2x2x3x2xui64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x3x2x2xui64>) -> tensor<2x2x3x2xui64>
  return %r : tensor<2x2x3x2xui64>
}

// exact
func.func @transpose_ui64_3(%a0: tensor<2x1x3x2x2xui64>) -> tensor<2x3x2x2x1xui64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 4, 2, 0, 3, 1>}> : (tensor<2x1x3x2x2xui64>) -> tensor<2x3x2x2x1xui64>
  return %r : tensor<2x3x2x2x1xui64>
}

// exact
func.func @transpose_ui64_4(%a0: tensor<2x1x3x2x1x2xui64>) -> tensor<2x1x2x3x1x2xui64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 5, 4, 3, 2, 1, 0>}> : (tensor<2x1x3x2x1x2xui64>) -> tensor<2x1x2x3x1x2xui64>
  return %r : tensor<2x1x2x3x1x2xui64>
}

// exact
func.func @transpose_ui64_5(%a0: tensor<2x2x2x2x2x2xui64>) -> tensor<2x2x2x2x2x2xui64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 3, 2, 5, 4>}> : (tensor<2x2x2x2x2x2xui64>) -> tensor<2x2x2x2x2x2xui64>
  return %r : tensor<2x2x2x2x2x2xui64>
}

// exact
func.func @transpose_ui64_6(%a0: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// exact
func.func @transpose_c64(%a0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @transpose_c64_2(%a0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// exact
func.func @transpose_c64_3(%a0: tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  return %r : tensor<3x2xcomplex<f32>>
}

// exact
func.func @transpose_c64_4(%a0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @transpose_c64_5(%a0: tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
  return %r : tensor<3x0xcomplex<f32>>
}

// exact
func.func @transpose_c64_6(%a0: tensor<2x3x4xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  return %r : tensor<2x4x3xcomplex<f32>>
}

// exact
func.func @transpose_c128(%a0: tensor<2x3x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  return %r : tensor<2x4x3xcomplex<f64>>
}

// exact
func.func @transpose_c128_2(%a0: tensor<2x3x4xcomplex<f64>>) -> tensor<3x2x4xcomplex<f64>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xcomplex<f64>>) -> tensor<3x2x4xcomplex<f64>>
  return %r : tensor<3x2x4xcomplex<f64>>
}

// exact
func.func @transpose_c128_3(%a0: tensor<2x3x4xcomplex<f64>>) -> tensor<3x4x2xcomplex<f64>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x3x4xcomplex<f64>>) -> tensor<3x4x2xcomplex<f64>>
  return %r : tensor<3x4x2xcomplex<f64>>
}

// exact
func.func @transpose_c128_4(%a0: tensor<2x3x4xcomplex<f64>>) -> tensor<4x2x3xcomplex<f64>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xcomplex<f64>>) -> tensor<4x2x3xcomplex<f64>>
  return %r : tensor<4x2x3xcomplex<f64>>
}

// exact
func.func @transpose_c128_5(%a0: tensor<2x3x4xcomplex<f64>>) -> tensor<4x3x2xcomplex<f64>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x3x4xcomplex<f64>>) -> tensor<4x3x2xcomplex<f64>>
  return %r : tensor<4x3x2xcomplex<f64>>
}

// exact
func.func @transpose_c128_6(%a0: tensor<1x3x1x2xcomplex<f64>>) -> tensor<2x1x3x1xcomplex<f64>> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xcomplex<f64>>) -> tensor<2x1x3x1xcomplex<f64>>
  return %r : tensor<2x1x3x1xcomplex<f64>>
}

// exact
func.func @transpose_i1(%a0: tensor<1x3x1x2xi1>) -> tensor<2x1x3x1xi1> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xi1>) -> tensor<2x1x3x1xi1>
  return %r : tensor<2x1x3x1xi1>
}

// exact
func.func @transpose_i1_2(%a0: tensor<2x3x2x2xi1>) -> tensor<2x2x3x2xi1> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x3x2x2xi1>) -> tensor<2x2x3x2xi1>
  return %r : tensor<2x2x3x2xi1>
}

// exact
func.func @transpose_i1_3(%a0: tensor<2x1x3x2x2xi1>) -> tensor<2x3x2x2x1xi1> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 4, 2, 0, 3, 1>}> : (tensor<2x1x3x2x2xi1>) -> tensor<2x3x2x2x1xi1>
  return %r : tensor<2x3x2x2x1xi1>
}

// exact
func.func @transpose_i1_4(%a0: tensor<2x1x3x2x1x2xi1>) -> tensor<2x1x2x3x1x2xi1> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 5, 4, 3, 2, 1, 0>}> : (tensor<2x1x3x2x1x2xi1>) -> tensor<2x1x2x3x1x2xi1>
  return %r : tensor<2x1x2x3x1x2xi1>
}

// exact
func.func @transpose_i1_5(%a0: tensor<2x2x2x2x2x2xi1>) -> tensor<2x2x2x2x2x2xi1> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 3, 2, 5, 4>}> : (tensor<2x2x2x2x2x2xi1>) -> tensor<2x2x2x2x2x2xi1>
  return %r : tensor<2x2x2x2x2x2xi1>
}

// exact
func.func @transpose_i1_6(%a0: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @transpose_f8E4M3FN(%a0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// exact
func.func @transpose_f8E4M3FN_2(%a0: tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// exact
func.func @transpose_f8E4M3FN_3(%a0: tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}

// exact
func.func @transpose_f8E4M3FN_4(%a0: tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 1>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @transpose_f8E4M3FN_5(%a0: tensor<0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
  return %r : tensor<3x0xf8E4M3FN>
}

// exact
func.func @transpose_f8E4M3FN_6(%a0: tensor<2x3x4xf8E4M3FN>) -> tensor<2x4x3xf8E4M3FN> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xf8E4M3FN>) -> tensor<2x4x3xf8E4M3FN>
  return %r : tensor<2x4x3xf8E4M3FN>
}

// exact
func.func @transpose_f8E5M2(%a0: tensor<2x3x4xf8E5M2>) -> tensor<2x4x3xf8E5M2> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xf8E5M2>) -> tensor<2x4x3xf8E5M2>
  return %r : tensor<2x4x3xf8E5M2>
}

// exact
func.func @transpose_f8E5M2_2(%a0: tensor<2x3x4xf8E5M2>) -> tensor<3x2x4xf8E5M2> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xf8E5M2>) -> tensor<3x2x4xf8E5M2>
  return %r : tensor<3x2x4xf8E5M2>
}

// exact
func.func @transpose_f8E5M2_3(%a0: tensor<2x3x4xf8E5M2>) -> tensor<3x4x2xf8E5M2> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x3x4xf8E5M2>) -> tensor<3x4x2xf8E5M2>
  return %r : tensor<3x4x2xf8E5M2>
}

// exact
func.func @transpose_f8E5M2_4(%a0: tensor<2x3x4xf8E5M2>) -> tensor<4x2x3xf8E5M2> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xf8E5M2>) -> tensor<4x2x3xf8E5M2>
  return %r : tensor<4x2x3xf8E5M2>
}

// exact
func.func @transpose_f8E5M2_5(%a0: tensor<2x3x4xf8E5M2>) -> tensor<4x3x2xf8E5M2> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x3x4xf8E5M2>) -> tensor<4x3x2xf8E5M2>
  return %r : tensor<4x3x2xf8E5M2>
}

// exact
func.func @transpose_f8E5M2_6(%a0: tensor<1x3x1x2xf8E5M2>) -> tensor<2x1x3x1xf8E5M2> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xf8E5M2>) -> tensor<2x1x3x1xf8E5M2>
  return %r : tensor<2x1x3x1xf8E5M2>
}

// exact
func.func @transpose_i4(%a0: tensor<1x3x1x2xi4>) -> tensor<2x1x3x1xi4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x3x1x2xi4>) -> tensor<2x1x3x1xi4>
  return %r : tensor<2x1x3x1xi4>
}

// exact
func.func @transpose_i4_2(%a0: tensor<2x3x2x2xi4>) -> tensor<2x2x3x2xi4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x3x2x2xi4>) -> tensor<2x2x3x2xi4>
  return %r : tensor<2x2x3x2xi4>
}

// exact
func.func @transpose_i4_3(%a0: tensor<2x1x3x2x2xi4>) -> tensor<2x3x2x2x1xi4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 4, 2, 0, 3, 1>}> : (tensor<2x1x3x2x2xi4>) -> tensor<2x3x2x2x1xi4>
  return %r : tensor<2x3x2x2x1xi4>
}

// exact
func.func @transpose_i4_4(%a0: tensor<2x1x3x2x1x2xi4>) -> tensor<2x1x2x3x1x2xi4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 5, 4, 3, 2, 1, 0>}> : (tensor<2x1x3x2x1x2xi4>) -> tensor<2x1x2x3x1x2xi4>
  return %r : tensor<2x1x2x3x1x2xi4>
}

// exact
func.func @transpose_i4_5(%a0: tensor<2x2x2x2x2x2xi4>) -> tensor<2x2x2x2x2x2xi4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0, 3, 2, 5, 4>}> : (tensor<2x2x2x2x2x2xi4>) -> tensor<2x2x2x2x2x2xi4>
  return %r : tensor<2x2x2x2x2x2xi4>
}

// exact
func.func @transpose_i4_6(%a0: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// exact
func.func @transpose_ui4(%a0: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// exact
func.func @transpose_ui4_2(%a0: tensor<3xui4>) -> tensor<3xui4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<3xui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// exact
func.func @transpose_ui4_3(%a0: tensor<2x3xui4>) -> tensor<3x2xui4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xui4>) -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}

// exact
func.func @transpose_ui4_4(%a0: tensor<2x3xui4>) -> tensor<2x3xui4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 1>}> : (tensor<2x3xui4>) -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// exact
func.func @transpose_ui4_5(%a0: tensor<0x3xui4>) -> tensor<3x0xui4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xui4>) -> tensor<3x0xui4>
  return %r : tensor<3x0xui4>
}

// exact
func.func @transpose_ui4_6(%a0: tensor<2x3x4xui4>) -> tensor<2x4x3xui4> {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xui4>) -> tensor<2x4x3xui4>
  return %r : tensor<2x4x3xui4>
}

// exact
func.func @reverse_f64(%a0: tensor<3xf64>) -> tensor<3xf64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// exact
func.func @reverse_f64_2(%a0: tensor<3xf64>) -> tensor<3xf64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// exact
func.func @reverse_f64_3(%a0: tensor<0xf64>) -> tensor<0xf64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xf64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @reverse_f64_4(%a0: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @reverse_f64_5(%a0: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @reverse_f64_6(%a0: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @reverse_f32(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// exact
func.func @reverse_f32_2(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// exact
func.func @reverse_f32_3(%a0: tensor<1x4x2xf32>) -> tensor<1x4x2xf32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
  return %r : tensor<1x4x2xf32>
}

// exact
func.func @reverse_f32_4(%a0: tensor<2x0x2xf32>) -> tensor<2x0x2xf32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xf32>) -> tensor<2x0x2xf32>
  return %r : tensor<2x0x2xf32>
}

// exact
func.func @reverse_f32_5(%a0: tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
  return %r : tensor<2x2x3x2xf32>
}

// exact
func.func @reverse_f32_6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// exact
func.func @reverse_f16(%a0: tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16>
  return %r : tensor<2x1x2x1x2x2xf16>
}

// exact
func.func @reverse_f16_2(%a0: tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16>
  return %r : tensor<2x1x2x1x2x2xf16>
}

// exact
func.func @reverse_f16_3(%a0: tensor<3xf16>) -> tensor<3xf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xf16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// exact
func.func @reverse_f16_4(%a0: tensor<3xf16>) -> tensor<3xf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xf16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// exact
func.func @reverse_f16_5(%a0: tensor<0xf16>) -> tensor<0xf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xf16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// exact
func.func @reverse_f16_6(%a0: tensor<2x3xf16>) -> tensor<2x3xf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// exact
func.func @reverse_bf16(%a0: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @reverse_bf16_2(%a0: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @reverse_bf16_3(%a0: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @reverse_bf16_4(%a0: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @reverse_bf16_5(%a0: tensor<1x4x2xbf16>) -> tensor<1x4x2xbf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xbf16>) -> tensor<1x4x2xbf16>
  return %r : tensor<1x4x2xbf16>
}

// exact
func.func @reverse_bf16_6(%a0: tensor<2x0x2xbf16>) -> tensor<2x0x2xbf16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xbf16>) -> tensor<2x0x2xbf16>
  return %r : tensor<2x0x2xbf16>
}

// exact
func.func @reverse_i8(%a0: tensor<2x0x2xi8>) -> tensor<2x0x2xi8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xi8>) -> tensor<2x0x2xi8>
  return %r : tensor<2x0x2xi8>
}

// exact
func.func @reverse_i8_2(%a0: tensor<2x2x3x2xi8>) -> tensor<2x2x3x2xi8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xi8>) -> tensor<2x2x3x2xi8>
  return %r : tensor<2x2x3x2xi8>
}

// exact
func.func @reverse_i8_3(%a0: tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8>
  return %r : tensor<2x1x2x1x2x2xi8>
}

// exact
func.func @reverse_i8_4(%a0: tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8>
  return %r : tensor<2x1x2x1x2x2xi8>
}

// exact
func.func @reverse_i8_5(%a0: tensor<3xi8>) -> tensor<3xi8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// exact
func.func @reverse_i8_6(%a0: tensor<3xi8>) -> tensor<3xi8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// exact
func.func @reverse_i16(%a0: tensor<3xi16>) -> tensor<3xi16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xi16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// exact
func.func @reverse_i16_2(%a0: tensor<0xi16>) -> tensor<0xi16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xi16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @reverse_i16_3(%a0: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @reverse_i16_4(%a0: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @reverse_i16_5(%a0: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @reverse_i16_6(%a0: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @reverse_i32(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @reverse_i32_2(%a0: tensor<1x4x2xi32>) -> tensor<1x4x2xi32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xi32>) -> tensor<1x4x2xi32>
  return %r : tensor<1x4x2xi32>
}

// exact
func.func @reverse_i32_3(%a0: tensor<2x0x2xi32>) -> tensor<2x0x2xi32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xi32>) -> tensor<2x0x2xi32>
  return %r : tensor<2x0x2xi32>
}

// exact
func.func @reverse_i32_4(%a0: tensor<2x2x3x2xi32>) -> tensor<2x2x3x2xi32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xi32>) -> tensor<2x2x3x2xi32>
  return %r : tensor<2x2x3x2xi32>
}

// exact
func.func @reverse_i32_5(%a0: tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32>
  return %r : tensor<2x1x2x1x2x2xi32>
}

// exact
func.func @reverse_i32_6(%a0: tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32>
  return %r : tensor<2x1x2x1x2x2xi32>
}

// exact
func.func @reverse_i64(%a0: tensor<2x1x2x1x2x2xi64>) -> tensor<2x1x2x1x2x2xi64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xi64>) -> tensor<2x1x2x1x2x2xi64>
  return %r : tensor<2x1x2x1x2x2xi64>
}

// exact
func.func @reverse_i64_2(%a0: tensor<3xi64>) -> tensor<3xi64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// exact
func.func @reverse_i64_3(%a0: tensor<3xi64>) -> tensor<3xi64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xi64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// exact
func.func @reverse_i64_4(%a0: tensor<0xi64>) -> tensor<0xi64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xi64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// exact
func.func @reverse_i64_5(%a0: tensor<2x3xi64>) -> tensor<2x3xi64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @reverse_i64_6(%a0: tensor<2x3xi64>) -> tensor<2x3xi64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @reverse_ui8(%a0: tensor<2x3xui8>) -> tensor<2x3xui8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @reverse_ui8_2(%a0: tensor<2x3xui8>) -> tensor<2x3xui8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @reverse_ui8_3(%a0: tensor<2x3xui8>) -> tensor<2x3xui8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @reverse_ui8_4(%a0: tensor<1x4x2xui8>) -> tensor<1x4x2xui8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xui8>) -> tensor<1x4x2xui8>
  return %r : tensor<1x4x2xui8>
}

// exact
func.func @reverse_ui8_5(%a0: tensor<2x0x2xui8>) -> tensor<2x0x2xui8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xui8>) -> tensor<2x0x2xui8>
  return %r : tensor<2x0x2xui8>
}

// exact
func.func @reverse_ui8_6(%a0: tensor<2x2x3x2xui8>) -> tensor<2x2x3x2xui8> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xui8>) -> tensor<2x2x3x2xui8>
  return %r : tensor<2x2x3x2xui8>
}

// exact
func.func @reverse_ui16(%a0: tensor<2x2x3x2xui16>) -> tensor<2x2x3x2xui16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xui16>) -> tensor<2x2x3x2xui16>
  return %r : tensor<2x2x3x2xui16>
}

// exact
func.func @reverse_ui16_2(%a0: tensor<2x1x2x1x2x2xui16>) -> tensor<2x1x2x1x2x2xui16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xui16>) -> tensor<2x1x2x1x2x2xui16>
  return %r : tensor<2x1x2x1x2x2xui16>
}

// exact
func.func @reverse_ui16_3(%a0: tensor<2x1x2x1x2x2xui16>) -> tensor<2x1x2x1x2x2xui16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xui16>) -> tensor<2x1x2x1x2x2xui16>
  return %r : tensor<2x1x2x1x2x2xui16>
}

// exact
func.func @reverse_ui16_4(%a0: tensor<3xui16>) -> tensor<3xui16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// exact
func.func @reverse_ui16_5(%a0: tensor<3xui16>) -> tensor<3xui16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// exact
func.func @reverse_ui16_6(%a0: tensor<0xui16>) -> tensor<0xui16> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// exact
func.func @reverse_ui32(%a0: tensor<0xui32>) -> tensor<0xui32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// exact
func.func @reverse_ui32_2(%a0: tensor<2x3xui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @reverse_ui32_3(%a0: tensor<2x3xui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @reverse_ui32_4(%a0: tensor<2x3xui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @reverse_ui32_5(%a0: tensor<2x3xui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @reverse_ui32_6(%a0: tensor<1x4x2xui32>) -> tensor<1x4x2xui32> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xui32>) -> tensor<1x4x2xui32>
  return %r : tensor<1x4x2xui32>
}

// exact
func.func @reverse_ui64(%a0: tensor<1x4x2xui64>) -> tensor<1x4x2xui64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xui64>) -> tensor<1x4x2xui64>
  return %r : tensor<1x4x2xui64>
}

// exact
func.func @reverse_ui64_2(%a0: tensor<2x0x2xui64>) -> tensor<2x0x2xui64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xui64>) -> tensor<2x0x2xui64>
  return %r : tensor<2x0x2xui64>
}

// exact
func.func @reverse_ui64_3(%a0: tensor<2x2x3x2xui64>) -> tensor<2x2x3x2xui64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xui64>) -> tensor<2x2x3x2xui64>
  return %r : tensor<2x2x3x2xui64>
}

// exact
func.func @reverse_ui64_4(%a0: tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64>
  return %r : tensor<2x1x2x1x2x2xui64>
}

// exact
func.func @reverse_ui64_5(%a0: tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64>
  return %r : tensor<2x1x2x1x2x2xui64>
}

// exact
func.func @reverse_ui64_6(%a0: tensor<3xui64>) -> tensor<3xui64> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// exact
func.func @reverse_c64(%a0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// exact
func.func @reverse_c64_2(%a0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// exact
func.func @reverse_c64_3(%a0: tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}

// exact
func.func @reverse_c64_4(%a0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @reverse_c64_5(%a0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @reverse_c64_6(%a0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @reverse_c128(%a0: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// exact
func.func @reverse_c128_2(%a0: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// exact
func.func @reverse_c128_3(%a0: tensor<1x4x2xcomplex<f64>>) -> tensor<1x4x2xcomplex<f64>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xcomplex<f64>>) -> tensor<1x4x2xcomplex<f64>>
  return %r : tensor<1x4x2xcomplex<f64>>
}

// exact
func.func @reverse_c128_4(%a0: tensor<2x0x2xcomplex<f64>>) -> tensor<2x0x2xcomplex<f64>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xcomplex<f64>>) -> tensor<2x0x2xcomplex<f64>>
  return %r : tensor<2x0x2xcomplex<f64>>
}

// exact
func.func @reverse_c128_5(%a0: tensor<2x2x3x2xcomplex<f64>>) -> tensor<2x2x3x2xcomplex<f64>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xcomplex<f64>>) -> tensor<2x2x3x2xcomplex<f64>>
  return %r : tensor<2x2x3x2xcomplex<f64>>
}

// exact
func.func @reverse_c128_6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// exact
func.func @reverse_i1(%a0: tensor<2x1x2x1x2x2xi1>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xi1>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// exact
func.func @reverse_i1_2(%a0: tensor<2x1x2x1x2x2xi1>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xi1>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// exact
func.func @reverse_i1_3(%a0: tensor<3xi1>) -> tensor<3xi1> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// exact
func.func @reverse_i1_4(%a0: tensor<3xi1>) -> tensor<3xi1> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xi1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// exact
func.func @reverse_i1_5(%a0: tensor<0xi1>) -> tensor<0xi1> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xi1>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @reverse_i1_6(%a0: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @reverse_f8E4M3FN(%a0: tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @reverse_f8E4M3FN_2(%a0: tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @reverse_f8E4M3FN_3(%a0: tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @reverse_f8E4M3FN_4(%a0: tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @reverse_f8E4M3FN_5(%a0: tensor<1x4x2xf8E4M3FN>) -> tensor<1x4x2xf8E4M3FN> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xf8E4M3FN>) -> tensor<1x4x2xf8E4M3FN>
  return %r : tensor<1x4x2xf8E4M3FN>
}

// exact
func.func @reverse_f8E4M3FN_6(%a0: tensor<2x0x2xf8E4M3FN>) -> tensor<2x0x2xf8E4M3FN> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xf8E4M3FN>) -> tensor<2x0x2xf8E4M3FN>
  return %r : tensor<2x0x2xf8E4M3FN>
}

// exact
func.func @reverse_f8E5M2(%a0: tensor<2x0x2xf8E5M2>) -> tensor<2x0x2xf8E5M2> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xf8E5M2>) -> tensor<2x0x2xf8E5M2>
  return %r : tensor<2x0x2xf8E5M2>
}

// exact
func.func @reverse_f8E5M2_2(%a0: tensor<2x2x3x2xf8E5M2>) -> tensor<2x2x3x2xf8E5M2> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xf8E5M2>) -> tensor<2x2x3x2xf8E5M2>
  return %r : tensor<2x2x3x2xf8E5M2>
}

// exact
func.func @reverse_f8E5M2_3(%a0: tensor<2x1x2x1x2x2xf8E5M2>) -> tensor<2x1x2x1x2x2xf8E5M2> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xf8E5M2>) -> tensor<2x1x2x1x2x2xf8E5M2>
  return %r : tensor<2x1x2x1x2x2xf8E5M2>
}

// exact
func.func @reverse_f8E5M2_4(%a0: tensor<2x1x2x1x2x2xf8E5M2>) -> tensor<2x1x2x1x2x2xf8E5M2> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xf8E5M2>) -> tensor<2x1x2x1x2x2xf8E5M2>
  return %r : tensor<2x1x2x1x2x2xf8E5M2>
}

// exact
func.func @reverse_f8E5M2_5(%a0: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// exact
func.func @reverse_f8E5M2_6(%a0: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// exact
func.func @reverse_i4(%a0: tensor<3xi4>) -> tensor<3xi4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<3xi4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// exact
func.func @reverse_i4_2(%a0: tensor<0xi4>) -> tensor<0xi4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<0xi4>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// exact
func.func @reverse_i4_3(%a0: tensor<2x3xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @reverse_i4_4(%a0: tensor<2x3xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @reverse_i4_5(%a0: tensor<2x3xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @reverse_i4_6(%a0: tensor<2x3xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @reverse_ui4(%a0: tensor<2x3xui4>) -> tensor<2x3xui4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xui4>) -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// exact
func.func @reverse_ui4_2(%a0: tensor<1x4x2xui4>) -> tensor<1x4x2xui4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<1x4x2xui4>) -> tensor<1x4x2xui4>
  return %r : tensor<1x4x2xui4>
}

// exact
func.func @reverse_ui4_3(%a0: tensor<2x0x2xui4>) -> tensor<2x0x2xui4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x0x2xui4>) -> tensor<2x0x2xui4>
  return %r : tensor<2x0x2xui4>
}

// exact
func.func @reverse_ui4_4(%a0: tensor<2x2x3x2xui4>) -> tensor<2x2x3x2xui4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 3>}> : (tensor<2x2x3x2xui4>) -> tensor<2x2x3x2xui4>
  return %r : tensor<2x2x3x2xui4>
}

// exact
func.func @reverse_ui4_5(%a0: tensor<2x1x2x1x2x2xui4>) -> tensor<2x1x2x1x2x2xui4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 5>}> : (tensor<2x1x2x1x2x2xui4>) -> tensor<2x1x2x1x2x2xui4>
  return %r : tensor<2x1x2x1x2x2xui4>
}

// exact
func.func @reverse_ui4_6(%a0: tensor<2x1x2x1x2x2xui4>) -> tensor<2x1x2x1x2x2xui4> {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x1x2x1x2x2xui4>) -> tensor<2x1x2x1x2x2xui4>
  return %r : tensor<2x1x2x1x2x2xui4>
}

// exact
func.func @slice_f64(%a0: tensor<7x7xf64>) -> tensor<7x7xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xf64>) -> tensor<7x7xf64>
  return %r : tensor<7x7xf64>
}

// exact
func.func @slice_f64_2(%a0: tensor<7x7x2xf64>) -> tensor<3x3x2xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xf64>) -> tensor<3x3x2xf64>
  return %r : tensor<3x3x2xf64>
}

// exact
func.func @slice_f64_3(%a0: tensor<7x7x2x1x2x2xf64>) -> tensor<4x4x2x1x1x1xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xf64>) -> tensor<4x4x2x1x1x1xf64>
  return %r : tensor<4x4x2x1x1x1xf64>
}

// exact
func.func @slice_f64_4(%a0: tensor<7x7xf64>) -> tensor<2x2xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xf64>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}

// exact
func.func @slice_f64_5(%a0: tensor<7x7xf64>) -> tensor<0x0xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 3>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xf64>) -> tensor<0x0xf64>
  return %r : tensor<0x0xf64>
}

// exact
func.func @slice_f64_6(%a0: tensor<7x7xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 9>}> : (tensor<7x7xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// exact
func.func @slice_f64_7(%a0: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// exact
func.func @slice_f64_8(%a0: tensor<0x0xf64>) -> tensor<0x0xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<0x0xf64>) -> tensor<0x0xf64>
  return %r : tensor<0x0xf64>
}

// exact
func.func @slice_f64_9(%a0: tensor<5x5xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 4, 4>, strides = array<i64: 7, 7>}> : (tensor<5x5xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// exact
func.func @slice_f32(%a0: tensor<7x7x2x1x2x2xf32>) -> tensor<7x3x2x1x1x1xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 2, 0, 0, 1, 0>, limit_indices = array<i64: 7, 5, 2, 1, 2, 1>, strides = array<i64: 1, 1, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xf32>) -> tensor<7x3x2x1x1x1xf32>
  return %r : tensor<7x3x2x1x1x1xf32>
}

// exact
func.func @slice_f32_2(%a0: tensor<7x7xf32>) -> tensor<3x4xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 5, 7>, strides = array<i64: 1, 2>}> : (tensor<7x7xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @slice_f32_3(%a0: tensor<7x7x2xf32>) -> tensor<4x7x2xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 7, 7, 2>, strides = array<i64: 2, 1, 1>}> : (tensor<7x7x2xf32>) -> tensor<4x7x2xf32>
  return %r : tensor<4x7x2xf32>
}

// exact
func.func @slice_f32_4(%a0: tensor<7x7x2xf32>) -> tensor<2x0x2xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 3, 0>, limit_indices = array<i64: 7, 3, 2>, strides = array<i64: 3, 1, 1>}> : (tensor<7x7x2xf32>) -> tensor<2x0x2xf32>
  return %r : tensor<2x0x2xf32>
}

// exact
func.func @slice_f32_5(%a0: tensor<7x2xf32>) -> tensor<0x2xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<7x2xf32>) -> tensor<0x2xf32>
  return %r : tensor<0x2xf32>
}

// exact
func.func @slice_f32_6(%a0: tensor<7x7x2xf32>) -> tensor<1x2x2xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 1, 0>, limit_indices = array<i64: 7, 7, 2>, strides = array<i64: 9, 3, 1>}> : (tensor<7x7x2xf32>) -> tensor<1x2x2xf32>
  return %r : tensor<1x2x2xf32>
}

// exact
func.func @slice_f32_7(%a0: tensor<1x7x2xf32>) -> tensor<1x1x2xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 6, 0>, limit_indices = array<i64: 1, 7, 2>, strides = array<i64: 1, 9, 1>}> : (tensor<1x7x2xf32>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

// exact
func.func @slice_f32_8(%a0: tensor<0x1x2xf32>) -> tensor<0x1x2xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 0, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<0x1x2xf32>) -> tensor<0x1x2xf32>
  return %r : tensor<0x1x2xf32>
}

// exact
func.func @slice_f32_9(%a0: tensor<5x0x2xf32>) -> tensor<1x0x2xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 4, 0, 2>, strides = array<i64: 7, 1, 1>}> : (tensor<5x0x2xf32>) -> tensor<1x0x2xf32>
  return %r : tensor<1x0x2xf32>
}

// exact
func.func @slice_f16(%a0: tensor<7x7x2xf16>) -> tensor<7x4x2xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 7, 7, 2>, strides = array<i64: 1, 2, 1>}> : (tensor<7x7x2xf16>) -> tensor<7x4x2xf16>
  return %r : tensor<7x4x2xf16>
}

// exact
func.func @slice_f16_2(%a0: tensor<7x7x2x1x2x2xf16>) -> tensor<3x7x2x1x1x1xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 0, 0, 0, 1, 0>, limit_indices = array<i64: 5, 7, 2, 1, 2, 1>, strides = array<i64: 1, 1, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xf16>) -> tensor<3x7x2x1x1x1xf16>
  return %r : tensor<3x7x2x1x1x1xf16>
}

// exact
func.func @slice_f16_3(%a0: tensor<7x7xf16>) -> tensor<4x3xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 7, 5>, strides = array<i64: 2, 1>}> : (tensor<7x7xf16>) -> tensor<4x3xf16>
  return %r : tensor<4x3xf16>
}

// exact
func.func @slice_f16_4(%a0: tensor<7x7x2x1x2x2xf16>) -> tensor<2x1x2x1x1x1xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 6, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 3, 9, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xf16>) -> tensor<2x1x2x1x1x1xf16>
  return %r : tensor<2x1x2x1x1x1xf16>
}

// exact
func.func @slice_f16_5(%a0: tensor<7x7x2x1x2x2xf16>) -> tensor<0x2x2x1x1x1xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 1, 0, 0, 1, 0>, limit_indices = array<i64: 3, 7, 2, 1, 2, 1>, strides = array<i64: 1, 3, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xf16>) -> tensor<0x2x2x1x1x1xf16>
  return %r : tensor<0x2x2x1x1x1xf16>
}

// exact
func.func @slice_f16_6(%a0: tensor<7x7x2x1x2x2xf16>) -> tensor<1x0x2x1x1x1xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 3, 0, 0, 1, 0>, limit_indices = array<i64: 7, 3, 2, 1, 2, 1>, strides = array<i64: 9, 1, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xf16>) -> tensor<1x0x2x1x1x1xf16>
  return %r : tensor<1x0x2x1x1x1xf16>
}

// exact
func.func @slice_f16_7(%a0: tensor<1x0x2x1x2x2xf16>) -> tensor<1x0x2x1x1x1xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 1, 0, 2, 1, 2, 1>, strides = array<i64: 1, 1, 1, 2, 1, 1>}> : (tensor<1x0x2x1x2x2xf16>) -> tensor<1x0x2x1x1x1xf16>
  return %r : tensor<1x0x2x1x1x1xf16>
}

// exact
func.func @slice_f16_8(%a0: tensor<0x5x2x1x2x2xf16>) -> tensor<0x1x2x1x1x1xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1, 0, 0, 1, 0>, limit_indices = array<i64: 0, 4, 2, 1, 2, 1>, strides = array<i64: 1, 7, 1, 2, 1, 1>}> : (tensor<0x5x2x1x2x2xf16>) -> tensor<0x1x2x1x1x1xf16>
  return %r : tensor<0x1x2x1x1x1xf16>
}

// exact
func.func @slice_f16_9(%a0: tensor<5x1x2x1x2x2xf16>) -> tensor<1x1x2x1x1x1xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0, 0, 0, 1, 0>, limit_indices = array<i64: 4, 1, 2, 1, 2, 1>, strides = array<i64: 7, 1, 1, 2, 1, 1>}> : (tensor<5x1x2x1x2x2xf16>) -> tensor<1x1x2x1x1x1xf16>
  return %r : tensor<1x1x2x1x1x1xf16>
}

// exact
func.func @slice_bf16(%a0: tensor<7x5x2xbf16>) -> tensor<7x1x2xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 7, 4, 2>, strides = array<i64: 1, 7, 1>}> : (tensor<7x5x2xbf16>) -> tensor<7x1x2xbf16>
  return %r : tensor<7x1x2xbf16>
}

// exact
func.func @slice_bf16_2(%a0: tensor<7xbf16>) -> tensor<3xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<7xbf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// exact
func.func @slice_bf16_3(%a0: tensor<7x7x2x1x2x2xbf16>) -> tensor<4x2x2x1x1x1xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 3, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xbf16>) -> tensor<4x2x2x1x1x1xbf16>
  return %r : tensor<4x2x2x1x1x1xbf16>
}

// exact
func.func @slice_bf16_4(%a0: tensor<7x7xbf16>) -> tensor<2x7xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 1>}> : (tensor<7x7xbf16>) -> tensor<2x7xbf16>
  return %r : tensor<2x7xbf16>
}

// exact
func.func @slice_bf16_5(%a0: tensor<7x7xbf16>) -> tensor<0x3xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 2>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>}> : (tensor<7x7xbf16>) -> tensor<0x3xbf16>
  return %r : tensor<0x3xbf16>
}

// exact
func.func @slice_bf16_6(%a0: tensor<7x7xbf16>) -> tensor<1x4xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 2>}> : (tensor<7x7xbf16>) -> tensor<1x4xbf16>
  return %r : tensor<1x4xbf16>
}

// exact
func.func @slice_bf16_7(%a0: tensor<1x7xbf16>) -> tensor<1x0xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x7xbf16>) -> tensor<1x0xbf16>
  return %r : tensor<1x0xbf16>
}

// exact
func.func @slice_bf16_8(%a0: tensor<0x7x2x1x2x2xbf16>) -> tensor<0x1x2x1x1x1xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 6, 0, 0, 1, 0>, limit_indices = array<i64: 0, 7, 2, 1, 2, 1>, strides = array<i64: 1, 9, 1, 2, 1, 1>}> : (tensor<0x7x2x1x2x2xbf16>) -> tensor<0x1x2x1x1x1xbf16>
  return %r : tensor<0x1x2x1x1x1xbf16>
}

// exact
func.func @slice_bf16_9(%a0: tensor<5x2x1x2x2xbf16>) -> tensor<1x2x1x1x1xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0, 0, 1, 0>, limit_indices = array<i64: 4, 2, 1, 2, 1>, strides = array<i64: 7, 1, 2, 1, 1>}> : (tensor<5x2x1x2x2xbf16>) -> tensor<1x2x1x1x1xbf16>
  return %r : tensor<1x2x1x1x1xbf16>
}

// exact
func.func @slice_i8(%a0: tensor<7x7xi8>) -> tensor<7x2xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 3>}> : (tensor<7x7xi8>) -> tensor<7x2xi8>
  return %r : tensor<7x2xi8>
}

// exact
func.func @slice_i8_2(%a0: tensor<7x7x2xi8>) -> tensor<3x0x2xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 3, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xi8>) -> tensor<3x0x2xi8>
  return %r : tensor<3x0x2xi8>
}

// exact
func.func @slice_i8_3(%a0: tensor<7x7x2x1x2x2xi8>) -> tensor<4x1x2x1x1x1xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 6, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 9, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xi8>) -> tensor<4x1x2x1x1x1xi8>
  return %r : tensor<4x1x2x1x1x1xi8>
}

// exact
func.func @slice_i8_4(%a0: tensor<7x7xi8>) -> tensor<2x3xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 7, 5>, strides = array<i64: 3, 1>}> : (tensor<7x7xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// exact
func.func @slice_i8_5(%a0: tensor<7x7xi8>) -> tensor<0x7xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 3, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xi8>) -> tensor<0x7xi8>
  return %r : tensor<0x7xi8>
}

// exact
func.func @slice_i8_6(%a0: tensor<7x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 0>, limit_indices = array<i64: 7, 1>, strides = array<i64: 9, 1>}> : (tensor<7x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// exact
func.func @slice_i8_7(%a0: tensor<1x7xi8>) -> tensor<1x4xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 7>, strides = array<i64: 1, 2>}> : (tensor<1x7xi8>) -> tensor<1x4xi8>
  return %r : tensor<1x4xi8>
}

// exact
func.func @slice_i8_8(%a0: tensor<0xi8>) -> tensor<0xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<0xi8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// exact
func.func @slice_i8_9(%a0: tensor<5x7xi8>) -> tensor<1x7xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 4, 7>, strides = array<i64: 7, 1>}> : (tensor<5x7xi8>) -> tensor<1x7xi8>
  return %r : tensor<1x7xi8>
}

// exact
func.func @slice_i16(%a0: tensor<7x7xi16>) -> tensor<7x0xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 7, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xi16>) -> tensor<7x0xi16>
  return %r : tensor<7x0xi16>
}

// exact
func.func @slice_i16_2(%a0: tensor<7x7x2xi16>) -> tensor<3x2x2xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 1, 0>, limit_indices = array<i64: 5, 7, 2>, strides = array<i64: 1, 3, 1>}> : (tensor<7x7x2xi16>) -> tensor<3x2x2xi16>
  return %r : tensor<3x2x2xi16>
}

// exact
func.func @slice_i16_3(%a0: tensor<7x1x2x1x2x2xi16>) -> tensor<4x1x2x1x1x1xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 1, 2, 1, 2, 1>, strides = array<i64: 2, 1, 1, 2, 1, 1>}> : (tensor<7x1x2x1x2x2xi16>) -> tensor<4x1x2x1x1x1xi16>
  return %r : tensor<4x1x2x1x1x1xi16>
}

// exact
func.func @slice_i16_4(%a0: tensor<7x7xi16>) -> tensor<2x4xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 2>}> : (tensor<7x7xi16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// exact
func.func @slice_i16_5(%a0: tensor<7x7xi16>) -> tensor<0x1xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 6>, limit_indices = array<i64: 3, 7>, strides = array<i64: 1, 9>}> : (tensor<7x7xi16>) -> tensor<0x1xi16>
  return %r : tensor<0x1xi16>
}

// exact
func.func @slice_i16_6(%a0: tensor<7x7xi16>) -> tensor<1x7xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 1>}> : (tensor<7x7xi16>) -> tensor<1x7xi16>
  return %r : tensor<1x7xi16>
}

// exact
func.func @slice_i16_7(%a0: tensor<1x7xi16>) -> tensor<1x3xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<1x7xi16>) -> tensor<1x3xi16>
  return %r : tensor<1x3xi16>
}

// exact
func.func @slice_i16_8(%a0: tensor<0x7xi16>) -> tensor<0x7xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 7>, strides = array<i64: 1, 1>}> : (tensor<0x7xi16>) -> tensor<0x7xi16>
  return %r : tensor<0x7xi16>
}

// exact
func.func @slice_i16_9(%a0: tensor<5x7xi16>) -> tensor<1x3xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 4, 5>, strides = array<i64: 7, 1>}> : (tensor<5x7xi16>) -> tensor<1x3xi16>
  return %r : tensor<1x3xi16>
}

// exact
func.func @slice_i32(%a0: tensor<7x7xi32>) -> tensor<7x1xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 9>}> : (tensor<7x7xi32>) -> tensor<7x1xi32>
  return %r : tensor<7x1xi32>
}

// exact
func.func @slice_i32_2(%a0: tensor<7x1x2xi32>) -> tensor<3x1x2xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 0, 0>, limit_indices = array<i64: 5, 1, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x1x2xi32>) -> tensor<3x1x2xi32>
  return %r : tensor<3x1x2xi32>
}

// exact
func.func @slice_i32_3(%a0: tensor<7x7x2x1x2x2xi32>) -> tensor<4x0x2x1x1x1xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 3, 0, 0, 1, 0>, limit_indices = array<i64: 7, 3, 2, 1, 2, 1>, strides = array<i64: 2, 1, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xi32>) -> tensor<4x0x2x1x1x1xi32>
  return %r : tensor<4x0x2x1x1x1xi32>
}

// exact
func.func @slice_i32_4(%a0: tensor<7x0xi32>) -> tensor<2x0xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 7, 0>, strides = array<i64: 3, 1>}> : (tensor<7x0xi32>) -> tensor<2x0xi32>
  return %r : tensor<2x0xi32>
}

// exact
func.func @slice_i32_5(%a0: tensor<7x7xi32>) -> tensor<0x4xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 3, 7>, strides = array<i64: 1, 2>}> : (tensor<7x7xi32>) -> tensor<0x4xi32>
  return %r : tensor<0x4xi32>
}

// exact
func.func @slice_i32_6(%a0: tensor<7x7xi32>) -> tensor<1x3xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 2>, limit_indices = array<i64: 7, 5>, strides = array<i64: 9, 1>}> : (tensor<7x7xi32>) -> tensor<1x3xi32>
  return %r : tensor<1x3xi32>
}

// exact
func.func @slice_i32_7(%a0: tensor<1x7xi32>) -> tensor<1x7xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 7>, strides = array<i64: 1, 1>}> : (tensor<1x7xi32>) -> tensor<1x7xi32>
  return %r : tensor<1x7xi32>
}

// exact
func.func @slice_i32_8(%a0: tensor<0x7xi32>) -> tensor<0x2xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 0, 7>, strides = array<i64: 1, 3>}> : (tensor<0x7xi32>) -> tensor<0x2xi32>
  return %r : tensor<0x2xi32>
}

// exact
func.func @slice_i32_9(%a0: tensor<5x7xi32>) -> tensor<1x4xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 4, 7>, strides = array<i64: 7, 2>}> : (tensor<5x7xi32>) -> tensor<1x4xi32>
  return %r : tensor<1x4xi32>
}

// exact
func.func @slice_i64(%a0: tensor<7x1xi64>) -> tensor<7x1xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 1>, strides = array<i64: 1, 1>}> : (tensor<7x1xi64>) -> tensor<7x1xi64>
  return %r : tensor<7x1xi64>
}

// exact
func.func @slice_i64_2(%a0: tensor<7x7x2xi64>) -> tensor<3x1x2xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 6, 0>, limit_indices = array<i64: 5, 7, 2>, strides = array<i64: 1, 9, 1>}> : (tensor<7x7x2xi64>) -> tensor<3x1x2xi64>
  return %r : tensor<3x1x2xi64>
}

// exact
func.func @slice_i64_3(%a0: tensor<7x0x2x1x2x2xi64>) -> tensor<4x0x2x1x1x1xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 0, 2, 1, 2, 1>, strides = array<i64: 2, 1, 1, 2, 1, 1>}> : (tensor<7x0x2x1x2x2xi64>) -> tensor<4x0x2x1x1x1xi64>
  return %r : tensor<4x0x2x1x1x1xi64>
}

// exact
func.func @slice_i64_4(%a0: tensor<7x5xi64>) -> tensor<2x1xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 4>, strides = array<i64: 3, 7>}> : (tensor<7x5xi64>) -> tensor<2x1xi64>
  return %r : tensor<2x1xi64>
}

// exact
func.func @slice_i64_5(%a0: tensor<7x7xi64>) -> tensor<0x7xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 3, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xi64>) -> tensor<0x7xi64>
  return %r : tensor<0x7xi64>
}

// exact
func.func @slice_i64_6(%a0: tensor<7xi64>) -> tensor<1xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6>, limit_indices = array<i64: 7>, strides = array<i64: 9>}> : (tensor<7xi64>) -> tensor<1xi64>
  return %r : tensor<1xi64>
}

// exact
func.func @slice_i64_7(%a0: tensor<1x7xi64>) -> tensor<1x2xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 7>, strides = array<i64: 1, 3>}> : (tensor<1x7xi64>) -> tensor<1x2xi64>
  return %r : tensor<1x2xi64>
}

// exact
func.func @slice_i64_8(%a0: tensor<0x7xi64>) -> tensor<0x3xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>}> : (tensor<0x7xi64>) -> tensor<0x3xi64>
  return %r : tensor<0x3xi64>
}

// exact
func.func @slice_i64_9(%a0: tensor<5x7xi64>) -> tensor<1x0xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 3>, limit_indices = array<i64: 4, 3>, strides = array<i64: 7, 1>}> : (tensor<5x7xi64>) -> tensor<1x0xi64>
  return %r : tensor<1x0xi64>
}

// exact
func.func @slice_ui8(%a0: tensor<7x0xui8>) -> tensor<7x0xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<7x0xui8>) -> tensor<7x0xui8>
  return %r : tensor<7x0xui8>
}

// exact
func.func @slice_ui8_2(%a0: tensor<7x5x2xui8>) -> tensor<3x1x2xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 1, 0>, limit_indices = array<i64: 5, 4, 2>, strides = array<i64: 1, 7, 1>}> : (tensor<7x5x2xui8>) -> tensor<3x1x2xui8>
  return %r : tensor<3x1x2xui8>
}

// exact
func.func @slice_ui8_3(%a0: tensor<7x2x1x2x2xui8>) -> tensor<4x2x1x1x1xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 2, 1, 2, 1>, strides = array<i64: 2, 1, 2, 1, 1>}> : (tensor<7x2x1x2x2xui8>) -> tensor<4x2x1x1x1xui8>
  return %r : tensor<4x2x1x1x1xui8>
}

// exact
func.func @slice_ui8_4(%a0: tensor<7x1xui8>) -> tensor<2x1xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 7, 1>, strides = array<i64: 3, 1>}> : (tensor<7x1xui8>) -> tensor<2x1xui8>
  return %r : tensor<2x1xui8>
}

// exact
func.func @slice_ui8_5(%a0: tensor<7x7xui8>) -> tensor<0x7xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 3, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xui8>) -> tensor<0x7xui8>
  return %r : tensor<0x7xui8>
}

// exact
func.func @slice_ui8_6(%a0: tensor<7x7xui8>) -> tensor<1x3xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 2>, limit_indices = array<i64: 7, 5>, strides = array<i64: 9, 1>}> : (tensor<7x7xui8>) -> tensor<1x3xui8>
  return %r : tensor<1x3xui8>
}

// exact
func.func @slice_ui8_7(%a0: tensor<1x7xui8>) -> tensor<1x4xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 7>, strides = array<i64: 1, 2>}> : (tensor<1x7xui8>) -> tensor<1x4xui8>
  return %r : tensor<1x4xui8>
}

// exact
func.func @slice_ui8_8(%a0: tensor<0x7xui8>) -> tensor<0x0xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<0x7xui8>) -> tensor<0x0xui8>
  return %r : tensor<0x0xui8>
}

// exact
func.func @slice_ui8_9(%a0: tensor<5x7xui8>) -> tensor<1x2xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 4, 7>, strides = array<i64: 7, 3>}> : (tensor<5x7xui8>) -> tensor<1x2xui8>
  return %r : tensor<1x2xui8>
}

// exact
func.func @slice_ui16(%a0: tensor<7xui16>) -> tensor<7xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @slice_ui16_2(%a0: tensor<7x0x2xui16>) -> tensor<3x0x2xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 0, 0>, limit_indices = array<i64: 5, 0, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x0x2xui16>) -> tensor<3x0x2xui16>
  return %r : tensor<3x0x2xui16>
}

// exact
func.func @slice_ui16_3(%a0: tensor<7x5x2x1x2x2xui16>) -> tensor<4x1x2x1x1x1xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1, 0, 0, 1, 0>, limit_indices = array<i64: 7, 4, 2, 1, 2, 1>, strides = array<i64: 2, 7, 1, 2, 1, 1>}> : (tensor<7x5x2x1x2x2xui16>) -> tensor<4x1x2x1x1x1xui16>
  return %r : tensor<4x1x2x1x1x1xui16>
}

// exact
func.func @slice_ui16_4(%a0: tensor<7x7xui16>) -> tensor<2x7xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 1>}> : (tensor<7x7xui16>) -> tensor<2x7xui16>
  return %r : tensor<2x7xui16>
}

// exact
func.func @slice_ui16_5(%a0: tensor<7x1xui16>) -> tensor<0x1xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 3, 1>, strides = array<i64: 1, 1>}> : (tensor<7x1xui16>) -> tensor<0x1xui16>
  return %r : tensor<0x1xui16>
}

// exact
func.func @slice_ui16_6(%a0: tensor<7x7xui16>) -> tensor<1x3xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 2>, limit_indices = array<i64: 7, 5>, strides = array<i64: 9, 1>}> : (tensor<7x7xui16>) -> tensor<1x3xui16>
  return %r : tensor<1x3xui16>
}

// exact
func.func @slice_ui16_7(%a0: tensor<1x7xui16>) -> tensor<1x4xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 7>, strides = array<i64: 1, 2>}> : (tensor<1x7xui16>) -> tensor<1x4xui16>
  return %r : tensor<1x4xui16>
}

// exact
func.func @slice_ui16_8(%a0: tensor<0x7xui16>) -> tensor<0x4xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 7>, strides = array<i64: 1, 2>}> : (tensor<0x7xui16>) -> tensor<0x4xui16>
  return %r : tensor<0x4xui16>
}

// exact
func.func @slice_ui16_9(%a0: tensor<5x7xui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 6>, limit_indices = array<i64: 4, 7>, strides = array<i64: 7, 9>}> : (tensor<5x7xui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// exact
func.func @slice_ui32(%a0: tensor<7x7xui32>) -> tensor<7x7xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xui32>) -> tensor<7x7xui32>
  return %r : tensor<7x7xui32>
}

// exact
func.func @slice_ui32_2(%a0: tensor<7x7x2xui32>) -> tensor<3x3x2xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xui32>) -> tensor<3x3x2xui32>
  return %r : tensor<3x3x2xui32>
}

// exact
func.func @slice_ui32_3(%a0: tensor<7x7x2x1x2x2xui32>) -> tensor<4x4x2x1x1x1xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xui32>) -> tensor<4x4x2x1x1x1xui32>
  return %r : tensor<4x4x2x1x1x1xui32>
}

// exact
func.func @slice_ui32_4(%a0: tensor<7xui32>) -> tensor<2xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// exact
func.func @slice_ui32_5(%a0: tensor<7x0xui32>) -> tensor<0x0xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<7x0xui32>) -> tensor<0x0xui32>
  return %r : tensor<0x0xui32>
}

// exact
func.func @slice_ui32_6(%a0: tensor<7x5xui32>) -> tensor<1x1xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 1>, limit_indices = array<i64: 7, 4>, strides = array<i64: 9, 7>}> : (tensor<7x5xui32>) -> tensor<1x1xui32>
  return %r : tensor<1x1xui32>
}

// exact
func.func @slice_ui32_7(%a0: tensor<1x7xui32>) -> tensor<1x2xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 7>, strides = array<i64: 1, 3>}> : (tensor<1x7xui32>) -> tensor<1x2xui32>
  return %r : tensor<1x2xui32>
}

// exact
func.func @slice_ui32_8(%a0: tensor<0x7xui32>) -> tensor<0x0xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<0x7xui32>) -> tensor<0x0xui32>
  return %r : tensor<0x0xui32>
}

// exact
func.func @slice_ui32_9(%a0: tensor<5x7xui32>) -> tensor<1x1xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 6>, limit_indices = array<i64: 4, 7>, strides = array<i64: 7, 9>}> : (tensor<5x7xui32>) -> tensor<1x1xui32>
  return %r : tensor<1x1xui32>
}

// exact
func.func @slice_ui64(%a0: tensor<7x7xui64>) -> tensor<7x7xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xui64>) -> tensor<7x7xui64>
  return %r : tensor<7x7xui64>
}

// exact
func.func @slice_ui64_2(%a0: tensor<7x7x2xui64>) -> tensor<3x3x2xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xui64>) -> tensor<3x3x2xui64>
  return %r : tensor<3x3x2xui64>
}

// exact
func.func @slice_ui64_3(%a0: tensor<7x7x2x1x2x2xui64>) -> tensor<4x4x2x1x1x1xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xui64>) -> tensor<4x4x2x1x1x1xui64>
  return %r : tensor<4x4x2x1x1x1xui64>
}

// exact
func.func @slice_ui64_4(%a0: tensor<7x7xui64>) -> tensor<2x2xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xui64>) -> tensor<2x2xui64>
  return %r : tensor<2x2xui64>
}

// exact
func.func @slice_ui64_5(%a0: tensor<7x5xui64>) -> tensor<0x1xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 1>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 7>}> : (tensor<7x5xui64>) -> tensor<0x1xui64>
  return %r : tensor<0x1xui64>
}

// exact
func.func @slice_ui64_6(%a0: tensor<7x0xui64>) -> tensor<1x0xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 0>, limit_indices = array<i64: 7, 0>, strides = array<i64: 9, 1>}> : (tensor<7x0xui64>) -> tensor<1x0xui64>
  return %r : tensor<1x0xui64>
}

// exact
func.func @slice_ui64_7(%a0: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @slice_ui64_8(%a0: tensor<0x7xui64>) -> tensor<0x0xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<0x7xui64>) -> tensor<0x0xui64>
  return %r : tensor<0x0xui64>
}

// exact
func.func @slice_ui64_9(%a0: tensor<5x7xui64>) -> tensor<1x1xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 6>, limit_indices = array<i64: 4, 7>, strides = array<i64: 7, 9>}> : (tensor<5x7xui64>) -> tensor<1x1xui64>
  return %r : tensor<1x1xui64>
}

// exact
func.func @slice_c64(%a0: tensor<7x7xcomplex<f32>>) -> tensor<7x7xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xcomplex<f32>>) -> tensor<7x7xcomplex<f32>>
  return %r : tensor<7x7xcomplex<f32>>
}

// exact
func.func @slice_c64_2(%a0: tensor<7x7x2xcomplex<f32>>) -> tensor<3x3x2xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xcomplex<f32>>) -> tensor<3x3x2xcomplex<f32>>
  return %r : tensor<3x3x2xcomplex<f32>>
}

// exact
func.func @slice_c64_3(%a0: tensor<7x7x2x1x2x2xcomplex<f32>>) -> tensor<4x4x2x1x1x1xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xcomplex<f32>>) -> tensor<4x4x2x1x1x1xcomplex<f32>>
  return %r : tensor<4x4x2x1x1x1xcomplex<f32>>
}

// exact
func.func @slice_c64_4(%a0: tensor<7x7xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}

// exact
func.func @slice_c64_5(%a0: tensor<7x7xcomplex<f32>>) -> tensor<0x0xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 3>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xcomplex<f32>>) -> tensor<0x0xcomplex<f32>>
  return %r : tensor<0x0xcomplex<f32>>
}

// exact
func.func @slice_c64_6(%a0: tensor<7x7xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 9>}> : (tensor<7x7xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}

// exact
func.func @slice_c64_7(%a0: tensor<1x5xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 7>}> : (tensor<1x5xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}

// exact
func.func @slice_c64_8(%a0: tensor<0x1xcomplex<f32>>) -> tensor<0x1xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<0x1xcomplex<f32>>) -> tensor<0x1xcomplex<f32>>
  return %r : tensor<0x1xcomplex<f32>>
}

// exact
func.func @slice_c64_9(%a0: tensor<5x0xcomplex<f32>>) -> tensor<1x0xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 4, 0>, strides = array<i64: 7, 1>}> : (tensor<5x0xcomplex<f32>>) -> tensor<1x0xcomplex<f32>>
  return %r : tensor<1x0xcomplex<f32>>
}

// exact
func.func @slice_c128(%a0: tensor<7x7xcomplex<f64>>) -> tensor<7x7xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xcomplex<f64>>) -> tensor<7x7xcomplex<f64>>
  return %r : tensor<7x7xcomplex<f64>>
}

// exact
func.func @slice_c128_2(%a0: tensor<7x7x2xcomplex<f64>>) -> tensor<3x3x2xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xcomplex<f64>>) -> tensor<3x3x2xcomplex<f64>>
  return %r : tensor<3x3x2xcomplex<f64>>
}

// exact
func.func @slice_c128_3(%a0: tensor<7x7x2x1x2x2xcomplex<f64>>) -> tensor<4x4x2x1x1x1xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xcomplex<f64>>) -> tensor<4x4x2x1x1x1xcomplex<f64>>
  return %r : tensor<4x4x2x1x1x1xcomplex<f64>>
}

// exact
func.func @slice_c128_4(%a0: tensor<7x7xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}

// exact
func.func @slice_c128_5(%a0: tensor<7x7xcomplex<f64>>) -> tensor<0x0xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 3>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xcomplex<f64>>) -> tensor<0x0xcomplex<f64>>
  return %r : tensor<0x0xcomplex<f64>>
}

// exact
func.func @slice_c128_6(%a0: tensor<7x7xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 9>}> : (tensor<7x7xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}

// exact
func.func @slice_c128_7(%a0: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}

// exact
func.func @slice_c128_8(%a0: tensor<0x0xcomplex<f64>>) -> tensor<0x0xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<0x0xcomplex<f64>>) -> tensor<0x0xcomplex<f64>>
  return %r : tensor<0x0xcomplex<f64>>
}

// exact
func.func @slice_c128_9(%a0: tensor<5x5xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 4, 4>, strides = array<i64: 7, 7>}> : (tensor<5x5xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}

// exact
func.func @slice_i1(%a0: tensor<7x7xi1>) -> tensor<7x7xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xi1>) -> tensor<7x7xi1>
  return %r : tensor<7x7xi1>
}

// exact
func.func @slice_i1_2(%a0: tensor<7x7x2xi1>) -> tensor<3x3x2xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xi1>) -> tensor<3x3x2xi1>
  return %r : tensor<3x3x2xi1>
}

// exact
func.func @slice_i1_3(%a0: tensor<7x7x2x1x2x2xi1>) -> tensor<4x4x2x1x1x1xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xi1>) -> tensor<4x4x2x1x1x1xi1>
  return %r : tensor<4x4x2x1x1x1xi1>
}

// exact
func.func @slice_i1_4(%a0: tensor<7x7xi1>) -> tensor<2x2xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xi1>) -> tensor<2x2xi1>
  return %r : tensor<2x2xi1>
}

// exact
func.func @slice_i1_5(%a0: tensor<7x7xi1>) -> tensor<0x0xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 3>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xi1>) -> tensor<0x0xi1>
  return %r : tensor<0x0xi1>
}

// exact
func.func @slice_i1_6(%a0: tensor<7x7xi1>) -> tensor<1x1xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 9>}> : (tensor<7x7xi1>) -> tensor<1x1xi1>
  return %r : tensor<1x1xi1>
}

// exact
func.func @slice_i1_7(%a0: tensor<1x1xi1>) -> tensor<1x1xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x1xi1>) -> tensor<1x1xi1>
  return %r : tensor<1x1xi1>
}

// exact
func.func @slice_i1_8(%a0: tensor<0x0xi1>) -> tensor<0x0xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<0x0xi1>) -> tensor<0x0xi1>
  return %r : tensor<0x0xi1>
}

// exact
func.func @slice_i1_9(%a0: tensor<5x5xi1>) -> tensor<1x1xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 4, 4>, strides = array<i64: 7, 7>}> : (tensor<5x5xi1>) -> tensor<1x1xi1>
  return %r : tensor<1x1xi1>
}

// exact
func.func @slice_f8E4M3FN(%a0: tensor<7x7xf8E4M3FN>) -> tensor<7x7xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xf8E4M3FN>) -> tensor<7x7xf8E4M3FN>
  return %r : tensor<7x7xf8E4M3FN>
}

// exact
func.func @slice_f8E4M3FN_2(%a0: tensor<7x7x2xf8E4M3FN>) -> tensor<3x3x2xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xf8E4M3FN>) -> tensor<3x3x2xf8E4M3FN>
  return %r : tensor<3x3x2xf8E4M3FN>
}

// exact
func.func @slice_f8E4M3FN_3(%a0: tensor<7x7x2x1x2x2xf8E4M3FN>) -> tensor<4x4x2x1x1x1xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xf8E4M3FN>) -> tensor<4x4x2x1x1x1xf8E4M3FN>
  return %r : tensor<4x4x2x1x1x1xf8E4M3FN>
}

// exact
func.func @slice_f8E4M3FN_4(%a0: tensor<7x7xf8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %r : tensor<2x2xf8E4M3FN>
}

// exact
func.func @slice_f8E4M3FN_5(%a0: tensor<7x7xf8E4M3FN>) -> tensor<0x0xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 3>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xf8E4M3FN>) -> tensor<0x0xf8E4M3FN>
  return %r : tensor<0x0xf8E4M3FN>
}

// exact
func.func @slice_f8E4M3FN_6(%a0: tensor<7x7xf8E4M3FN>) -> tensor<1x1xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 9>}> : (tensor<7x7xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  return %r : tensor<1x1xf8E4M3FN>
}

// exact
func.func @slice_f8E4M3FN_7(%a0: tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  return %r : tensor<1x1xf8E4M3FN>
}

// exact
func.func @slice_f8E4M3FN_8(%a0: tensor<0x0xf8E4M3FN>) -> tensor<0x0xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<0x0xf8E4M3FN>) -> tensor<0x0xf8E4M3FN>
  return %r : tensor<0x0xf8E4M3FN>
}

// exact
func.func @slice_f8E4M3FN_9(%a0: tensor<5x5xf8E4M3FN>) -> tensor<1x1xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 4, 4>, strides = array<i64: 7, 7>}> : (tensor<5x5xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  return %r : tensor<1x1xf8E4M3FN>
}

// exact
func.func @slice_f8E5M2(%a0: tensor<7x7xf8E5M2>) -> tensor<7x7xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xf8E5M2>) -> tensor<7x7xf8E5M2>
  return %r : tensor<7x7xf8E5M2>
}

// exact
func.func @slice_f8E5M2_2(%a0: tensor<7x7x2xf8E5M2>) -> tensor<3x3x2xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xf8E5M2>) -> tensor<3x3x2xf8E5M2>
  return %r : tensor<3x3x2xf8E5M2>
}

// exact
func.func @slice_f8E5M2_3(%a0: tensor<7x7x2x1x2x2xf8E5M2>) -> tensor<4x4x2x1x1x1xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xf8E5M2>) -> tensor<4x4x2x1x1x1xf8E5M2>
  return %r : tensor<4x4x2x1x1x1xf8E5M2>
}

// exact
func.func @slice_f8E5M2_4(%a0: tensor<7x7xf8E5M2>) -> tensor<2x2xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xf8E5M2>) -> tensor<2x2xf8E5M2>
  return %r : tensor<2x2xf8E5M2>
}

// exact
func.func @slice_f8E5M2_5(%a0: tensor<7x7xf8E5M2>) -> tensor<0x0xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 3>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xf8E5M2>) -> tensor<0x0xf8E5M2>
  return %r : tensor<0x0xf8E5M2>
}

// exact
func.func @slice_f8E5M2_6(%a0: tensor<7x7xf8E5M2>) -> tensor<1x1xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 9>}> : (tensor<7x7xf8E5M2>) -> tensor<1x1xf8E5M2>
  return %r : tensor<1x1xf8E5M2>
}

// exact
func.func @slice_f8E5M2_7(%a0: tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
  return %r : tensor<1x1xf8E5M2>
}

// exact
func.func @slice_f8E5M2_8(%a0: tensor<0x0xf8E5M2>) -> tensor<0x0xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<0x0xf8E5M2>) -> tensor<0x0xf8E5M2>
  return %r : tensor<0x0xf8E5M2>
}

// exact
func.func @slice_f8E5M2_9(%a0: tensor<5x5xf8E5M2>) -> tensor<1x1xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 4, 4>, strides = array<i64: 7, 7>}> : (tensor<5x5xf8E5M2>) -> tensor<1x1xf8E5M2>
  return %r : tensor<1x1xf8E5M2>
}

// exact
func.func @slice_i4(%a0: tensor<7x7xi4>) -> tensor<7x7xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xi4>) -> tensor<7x7xi4>
  return %r : tensor<7x7xi4>
}

// exact
func.func @slice_i4_2(%a0: tensor<7x7x2xi4>) -> tensor<3x3x2xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xi4>) -> tensor<3x3x2xi4>
  return %r : tensor<3x3x2xi4>
}

// exact
func.func @slice_i4_3(%a0: tensor<7x7x2x1x2x2xi4>) -> tensor<4x4x2x1x1x1xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xi4>) -> tensor<4x4x2x1x1x1xi4>
  return %r : tensor<4x4x2x1x1x1xi4>
}

// exact
func.func @slice_i4_4(%a0: tensor<7x7xi4>) -> tensor<2x2xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xi4>) -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}

// exact
func.func @slice_i4_5(%a0: tensor<7x7xi4>) -> tensor<0x0xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 3>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xi4>) -> tensor<0x0xi4>
  return %r : tensor<0x0xi4>
}

// exact
func.func @slice_i4_6(%a0: tensor<7x7xi4>) -> tensor<1x1xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 9>}> : (tensor<7x7xi4>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// exact
func.func @slice_i4_7(%a0: tensor<1x1xi4>) -> tensor<1x1xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x1xi4>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// exact
func.func @slice_i4_8(%a0: tensor<0x0xi4>) -> tensor<0x0xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<0x0xi4>) -> tensor<0x0xi4>
  return %r : tensor<0x0xi4>
}

// exact
func.func @slice_i4_9(%a0: tensor<5x5xi4>) -> tensor<1x1xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 4, 4>, strides = array<i64: 7, 7>}> : (tensor<5x5xi4>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// exact
func.func @slice_ui4(%a0: tensor<7x7xui4>) -> tensor<7x7xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 1>}> : (tensor<7x7xui4>) -> tensor<7x7xui4>
  return %r : tensor<7x7xui4>
}

// exact
func.func @slice_ui4_2(%a0: tensor<7x7x2xui4>) -> tensor<3x3x2xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 2, 2, 0>, limit_indices = array<i64: 5, 5, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<7x7x2xui4>) -> tensor<3x3x2xui4>
  return %r : tensor<3x3x2xui4>
}

// exact
func.func @slice_ui4_3(%a0: tensor<7x7x2x1x2x2xui4>) -> tensor<4x4x2x1x1x1xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 7, 7, 2, 1, 2, 1>, strides = array<i64: 2, 2, 1, 2, 1, 1>}> : (tensor<7x7x2x1x2x2xui4>) -> tensor<4x4x2x1x1x1xui4>
  return %r : tensor<4x4x2x1x1x1xui4>
}

// exact
func.func @slice_ui4_4(%a0: tensor<7x7xui4>) -> tensor<2x2xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 3, 3>}> : (tensor<7x7xui4>) -> tensor<2x2xui4>
  return %r : tensor<2x2xui4>
}

// exact
func.func @slice_ui4_5(%a0: tensor<7x7xui4>) -> tensor<0x0xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 3, 3>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xui4>) -> tensor<0x0xui4>
  return %r : tensor<0x0xui4>
}

// exact
func.func @slice_ui4_6(%a0: tensor<7x7xui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 6, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 9, 9>}> : (tensor<7x7xui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// exact
func.func @slice_ui4_7(%a0: tensor<1x1xui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x1xui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// exact
func.func @slice_ui4_8(%a0: tensor<0x0xui4>) -> tensor<0x0xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<0x0xui4>) -> tensor<0x0xui4>
  return %r : tensor<0x0xui4>
}

// exact
func.func @slice_ui4_9(%a0: tensor<5x5xui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 4, 4>, strides = array<i64: 7, 7>}> : (tensor<5x5xui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// exact
func.func @slice_f64_10(%a0: tensor<7xf64>) -> tensor<7xf64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// exact
func.func @slice_f32_10(%a0: tensor<7x5xf32>) -> tensor<7x1xf32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 7, 4>, strides = array<i64: 1, 7>}> : (tensor<7x5xf32>) -> tensor<7x1xf32>
  return %r : tensor<7x1xf32>
}

// exact
func.func @slice_f16_10(%a0: tensor<7xf16>) -> tensor<7xf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// exact
func.func @slice_bf16_10(%a0: tensor<7x1xbf16>) -> tensor<7x1xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 1>, strides = array<i64: 1, 1>}> : (tensor<7x1xbf16>) -> tensor<7x1xbf16>
  return %r : tensor<7x1xbf16>
}

// exact
func.func @slice_bf16_11(%a0: tensor<7x0xbf16>) -> tensor<7x0xbf16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<7x0xbf16>) -> tensor<7x0xbf16>
  return %r : tensor<7x0xbf16>
}

// exact
func.func @slice_i8_10(%a0: tensor<7x0xi8>) -> tensor<7x0xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<7x0xi8>) -> tensor<7x0xi8>
  return %r : tensor<7x0xi8>
}

// exact
func.func @slice_i8_11(%a0: tensor<7x5xi8>) -> tensor<7x1xi8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 7, 4>, strides = array<i64: 1, 7>}> : (tensor<7x5xi8>) -> tensor<7x1xi8>
  return %r : tensor<7x1xi8>
}

// exact
func.func @slice_i16_10(%a0: tensor<7x0xi16>) -> tensor<7x0xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<7x0xi16>) -> tensor<7x0xi16>
  return %r : tensor<7x0xi16>
}

// exact
func.func @slice_i16_11(%a0: tensor<7x5xi16>) -> tensor<7x1xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 7, 4>, strides = array<i64: 1, 7>}> : (tensor<7x5xi16>) -> tensor<7x1xi16>
  return %r : tensor<7x1xi16>
}

// exact
func.func @slice_i16_12(%a0: tensor<7xi16>) -> tensor<7xi16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xi16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// exact
func.func @slice_i32_10(%a0: tensor<7x5xi32>) -> tensor<7x1xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 7, 4>, strides = array<i64: 1, 7>}> : (tensor<7x5xi32>) -> tensor<7x1xi32>
  return %r : tensor<7x1xi32>
}

// exact
func.func @slice_i32_11(%a0: tensor<7xi32>) -> tensor<7xi32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @slice_i64_10(%a0: tensor<7x7xi64>) -> tensor<7x4xi64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 2>}> : (tensor<7x7xi64>) -> tensor<7x4xi64>
  return %r : tensor<7x4xi64>
}

// exact
func.func @slice_ui8_10(%a0: tensor<7x7xui8>) -> tensor<7x1xui8> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 9>}> : (tensor<7x7xui8>) -> tensor<7x1xui8>
  return %r : tensor<7x1xui8>
}

// exact
func.func @slice_ui16_10(%a0: tensor<7x7xui16>) -> tensor<7x2xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 7, 7>, strides = array<i64: 1, 3>}> : (tensor<7x7xui16>) -> tensor<7x2xui16>
  return %r : tensor<7x2xui16>
}

// exact
func.func @slice_ui16_11(%a0: tensor<7x7xui16>) -> tensor<7x0xui16> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 7, 3>, strides = array<i64: 1, 1>}> : (tensor<7x7xui16>) -> tensor<7x0xui16>
  return %r : tensor<7x0xui16>
}

// exact
func.func @slice_ui32_10(%a0: tensor<7x1xui32>) -> tensor<7x1xui32> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 1>, strides = array<i64: 1, 1>}> : (tensor<7x1xui32>) -> tensor<7x1xui32>
  return %r : tensor<7x1xui32>
}

// exact
func.func @slice_ui64_10(%a0: tensor<7x1xui64>) -> tensor<7x1xui64> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 1>, strides = array<i64: 1, 1>}> : (tensor<7x1xui64>) -> tensor<7x1xui64>
  return %r : tensor<7x1xui64>
}

// exact
func.func @slice_c64_10(%a0: tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// exact
func.func @slice_c128_10(%a0: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// exact
func.func @slice_i1_10(%a0: tensor<7xi1>) -> tensor<7xi1> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// exact
func.func @slice_f8E4M3FN_10(%a0: tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// exact
func.func @slice_f8E5M2_10(%a0: tensor<7xf8E5M2>) -> tensor<7xf8E5M2> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xf8E5M2>) -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}

// exact
func.func @slice_i4_10(%a0: tensor<7xi4>) -> tensor<7xi4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// exact
func.func @slice_ui4_10(%a0: tensor<7xui4>) -> tensor<7xui4> {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 1>}> : (tensor<7xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// exact
func.func @pad_f64(%a0: tensor<3x3xf64>, %a1: tensor<f64>) -> tensor<3x3xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf64>, tensor<f64>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// exact
func.func @pad_f64_2(%a0: tensor<3x3x2xf64>, %a1: tensor<f64>) -> tensor<6x6x4xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 1, 1>, edge_padding_high = array<i64: 2, 2, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xf64>, tensor<f64>) -> tensor<6x6x4xf64>
  return %r : tensor<6x6x4xf64>
}

// exact
func.func @pad_f64_3(%a0: tensor<3x3x2x1x2xf64>, %a1: tensor<f64>) -> tensor<7x7x4x1x2xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 2, 2, 1, 0, 0>}> : (tensor<3x3x2x1x2xf64>, tensor<f64>) -> tensor<7x7x4x1x2xf64>
  return %r : tensor<7x7x4x1x2xf64>
}

// exact
func.func @pad_f64_4(%a0: tensor<3x3xf64>, %a1: tensor<f64>) -> tensor<8x8xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 1, 1>}> : (tensor<3x3xf64>, tensor<f64>) -> tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

// exact
func.func @pad_f64_5(%a0: tensor<3x3xf64>, %a1: tensor<f64>) -> tensor<2x2xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf64>, tensor<f64>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}

// exact
func.func @pad_f64_6(%a0: tensor<3x3xf64>, %a1: tensor<f64>) -> tensor<1x1xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: -2, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf64>, tensor<f64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// exact
func.func @pad_f64_7(%a0: tensor<3x3xf64>, %a1: tensor<f64>) -> tensor<1x1xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf64>, tensor<f64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// exact
func.func @pad_f64_8(%a0: tensor<3x3x2xf64>, %a1: tensor<f64>) -> tensor<6x6x4xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, -2, 1>, edge_padding_high = array<i64: 3, 3, 0>, interior_padding = array<i64: 1, 1, 1>}> : (tensor<3x3x2xf64>, tensor<f64>) -> tensor<6x6x4xf64>
  return %r : tensor<6x6x4xf64>
}

// exact
func.func @pad_f64_9(%a0: tensor<3x3xf64>, %a1: tensor<f64>) -> tensor<5x5xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 4>, edge_padding_high = array<i64: -6, -6>, interior_padding = array<i64: 2, 2>}> : (tensor<3x3xf64>, tensor<f64>) -> tensor<5x5xf64>
  return %r : tensor<5x5xf64>
}

// exact
func.func @pad_f64_10(%a0: tensor<3x3xf64>, %a1: tensor<f64>) -> tensor<3x3xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, -5>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 2, 2>}> : (tensor<3x3xf64>, tensor<f64>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// exact
func.func @pad_f64_11(%a0: tensor<3x3xf64>, %a1: tensor<f64>) -> tensor<0x0xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf64>, tensor<f64>) -> tensor<0x0xf64>
  return %r : tensor<0x0xf64>
}

// exact
func.func @pad_f64_12(%a0: tensor<0x0x2xf64>, %a1: tensor<f64>) -> tensor<3x3x4xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 2, 1>, edge_padding_high = array<i64: 1, 1, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<0x0x2xf64>, tensor<f64>) -> tensor<3x3x4xf64>
  return %r : tensor<3x3x4xf64>
}

// exact
func.func @pad_f64_13(%a0: tensor<0x0xf64>, %a1: tensor<f64>) -> tensor<0x0xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 3, 3>}> : (tensor<0x0xf64>, tensor<f64>) -> tensor<0x0xf64>
  return %r : tensor<0x0xf64>
}

// exact
func.func @pad_f64_14(%a0: tensor<1x1xf64>, %a1: tensor<f64>) -> tensor<2x2xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 5, 5>}> : (tensor<1x1xf64>, tensor<f64>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}

// exact
func.func @pad_f64_15(%a0: tensor<1x1xf64>, %a1: tensor<f64>) -> tensor<2x2xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xf64>, tensor<f64>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}

// exact
func.func @pad_f32(%a0: tensor<3x3x2xf32>, %a1: tensor<f32>) -> tensor<3x7x4xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 2, 1>}> : (tensor<3x3x2xf32>, tensor<f32>) -> tensor<3x7x4xf32>
  return %r : tensor<3x7x4xf32>
}

// exact
func.func @pad_f32_2(%a0: tensor<3x3x2x1x2xf32>, %a1: tensor<f32>) -> tensor<6x3x4x1x2xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 0, 1, 0, -1>, edge_padding_high = array<i64: 2, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xf32>, tensor<f32>) -> tensor<6x3x4x1x2xf32>
  return %r : tensor<6x3x4x1x2xf32>
}

// exact
func.func @pad_f32_3(%a0: tensor<3x3xf32>, %a1: tensor<f32>) -> tensor<7x6xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xf32>, tensor<f32>) -> tensor<7x6xf32>
  return %r : tensor<7x6xf32>
}

// exact
func.func @pad_f32_4(%a0: tensor<3x3x2x1x2xf32>, %a1: tensor<f32>) -> tensor<8x6x4x1x2xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -2, 1, 0, -1>, edge_padding_high = array<i64: 1, 3, 0, 0, 1>, interior_padding = array<i64: 1, 1, 1, 0, 0>}> : (tensor<3x3x2x1x2xf32>, tensor<f32>) -> tensor<8x6x4x1x2xf32>
  return %r : tensor<8x6x4x1x2xf32>
}

// exact
func.func @pad_f32_5(%a0: tensor<3x3x2xf32>, %a1: tensor<f32>) -> tensor<2x8x4xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2, 1>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 1>}> : (tensor<3x3x2xf32>, tensor<f32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}

// exact
func.func @pad_f32_6(%a0: tensor<3x0x2x1x2xf32>, %a1: tensor<f32>) -> tensor<1x3x4x1x2xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2, 1, 0, -1>, edge_padding_high = array<i64: -2, 1, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 0, 0>}> : (tensor<3x0x2x1x2xf32>, tensor<f32>) -> tensor<1x3x4x1x2xf32>
  return %r : tensor<1x3x4x1x2xf32>
}

// exact
func.func @pad_f32_7(%a0: tensor<3x3x2xf32>, %a1: tensor<f32>) -> tensor<1x2x4xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1, 1>, edge_padding_high = array<i64: -1, 0, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xf32>, tensor<f32>) -> tensor<1x2x4xf32>
  return %r : tensor<1x2x4xf32>
}

// exact
func.func @pad_f32_8(%a0: tensor<3x3x2x1x2xf32>, %a1: tensor<f32>) -> tensor<6x1x4x1x2xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 0, 1, 0, -1>, edge_padding_high = array<i64: 3, -2, 0, 0, 1>, interior_padding = array<i64: 1, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xf32>, tensor<f32>) -> tensor<6x1x4x1x2xf32>
  return %r : tensor<6x1x4x1x2xf32>
}

// exact
func.func @pad_f32_9(%a0: tensor<3x3x2xf32>, %a1: tensor<f32>) -> tensor<5x1x4xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, -1, 1>, edge_padding_high = array<i64: -6, -1, 0>, interior_padding = array<i64: 2, 0, 1>}> : (tensor<3x3x2xf32>, tensor<f32>) -> tensor<5x1x4xf32>
  return %r : tensor<5x1x4xf32>
}

// exact
func.func @pad_f32_10(%a0: tensor<3x3x2xf32>, %a1: tensor<f32>) -> tensor<3x5x4xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 4, 1>, edge_padding_high = array<i64: 1, -6, 0>, interior_padding = array<i64: 2, 2, 1>}> : (tensor<3x3x2xf32>, tensor<f32>) -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}

// exact
func.func @pad_f32_11(%a0: tensor<3x3x2xf32>, %a1: tensor<f32>) -> tensor<0x3x4xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -5, 1>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 2, 1>}> : (tensor<3x3x2xf32>, tensor<f32>) -> tensor<0x3x4xf32>
  return %r : tensor<0x3x4xf32>
}

// exact
func.func @pad_f32_12(%a0: tensor<0xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<0xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// exact
func.func @pad_f32_13(%a0: tensor<0x3x2xf32>, %a1: tensor<f32>) -> tensor<0x0x4xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3, 1>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 3, 0, 1>}> : (tensor<0x3x2xf32>, tensor<f32>) -> tensor<0x0x4xf32>
  return %r : tensor<0x0x4xf32>
}

// exact
func.func @pad_f32_14(%a0: tensor<1x0x2x1x2xf32>, %a1: tensor<f32>) -> tensor<2x0x4x1x2xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1, 0, -1>, edge_padding_high = array<i64: 1, 0, 0, 0, 1>, interior_padding = array<i64: 5, 3, 1, 0, 0>}> : (tensor<1x0x2x1x2xf32>, tensor<f32>) -> tensor<2x0x4x1x2xf32>
  return %r : tensor<2x0x4x1x2xf32>
}

// exact
func.func @pad_f32_15(%a0: tensor<1x1x2xf32>, %a1: tensor<f32>) -> tensor<2x2x4xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0, 1>, edge_padding_high = array<i64: 2, 1, 0>, interior_padding = array<i64: 0, 5, 1>}> : (tensor<1x1x2xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  return %r : tensor<2x2x4xf32>
}

// exact
func.func @pad_f16(%a0: tensor<3x3x2x1x2xf16>, %a1: tensor<f16>) -> tensor<3x6x4x1x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1, 1, 0, -1>, edge_padding_high = array<i64: 0, 2, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xf16>, tensor<f16>) -> tensor<3x6x4x1x2xf16>
  return %r : tensor<3x6x4x1x2xf16>
}

// exact
func.func @pad_f16_2(%a0: tensor<3x3xf16>, %a1: tensor<f16>) -> tensor<6x7xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xf16>, tensor<f16>) -> tensor<6x7xf16>
  return %r : tensor<6x7xf16>
}

// exact
func.func @pad_f16_3(%a0: tensor<3x3x2xf16>, %a1: tensor<f16>) -> tensor<7x3x4xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 2, 0, 1>}> : (tensor<3x3x2xf16>, tensor<f16>) -> tensor<7x3x4xf16>
  return %r : tensor<7x3x4xf16>
}

// exact
func.func @pad_f16_4(%a0: tensor<3x3x2xf16>, %a1: tensor<f16>) -> tensor<8x1x4xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0, 1>, edge_padding_high = array<i64: 1, -2, 0>, interior_padding = array<i64: 1, 0, 1>}> : (tensor<3x3x2xf16>, tensor<f16>) -> tensor<8x1x4xf16>
  return %r : tensor<8x1x4xf16>
}

// exact
func.func @pad_f16_5(%a0: tensor<3x3x2x1x2xf16>, %a1: tensor<f16>) -> tensor<2x1x4x1x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1, 1, 0, -1>, edge_padding_high = array<i64: 0, -1, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xf16>, tensor<f16>) -> tensor<2x1x4x1x2xf16>
  return %r : tensor<2x1x4x1x2xf16>
}

// exact
func.func @pad_f16_6(%a0: tensor<3x0x2xf16>, %a1: tensor<f16>) -> tensor<1x0x4xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: -2, 0, 0>, interior_padding = array<i64: 0, 3, 1>}> : (tensor<3x0x2xf16>, tensor<f16>) -> tensor<1x0x4xf16>
  return %r : tensor<1x0x4xf16>
}

// exact
func.func @pad_f16_7(%a0: tensor<3x3x2x1x2xf16>, %a1: tensor<f16>) -> tensor<1x8x4x1x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2, 1, 0, -1>, edge_padding_high = array<i64: -1, 1, 0, 0, 1>, interior_padding = array<i64: 0, 1, 1, 0, 0>}> : (tensor<3x3x2x1x2xf16>, tensor<f16>) -> tensor<1x8x4x1x2xf16>
  return %r : tensor<1x8x4x1x2xf16>
}

// exact
func.func @pad_f16_8(%a0: tensor<3x0xf16>, %a1: tensor<f16>) -> tensor<6x3xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 2>, edge_padding_high = array<i64: 3, 1>, interior_padding = array<i64: 1, 0>}> : (tensor<3x0xf16>, tensor<f16>) -> tensor<6x3xf16>
  return %r : tensor<6x3xf16>
}

// exact
func.func @pad_f16_9(%a0: tensor<3x3x2x1x2xf16>, %a1: tensor<f16>) -> tensor<5x2x4x1x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, -1, 1, 0, -1>, edge_padding_high = array<i64: -6, 0, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xf16>, tensor<f16>) -> tensor<5x2x4x1x2xf16>
  return %r : tensor<5x2x4x1x2xf16>
}

// exact
func.func @pad_f16_10(%a0: tensor<3x3x2x1x2xf16>, %a1: tensor<f16>) -> tensor<3x0x4x1x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, -3, 1, 0, -1>, edge_padding_high = array<i64: 1, 0, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xf16>, tensor<f16>) -> tensor<3x0x4x1x2xf16>
  return %r : tensor<3x0x4x1x2xf16>
}

// exact
func.func @pad_f16_11(%a0: tensor<3x3x2x1x2xf16>, %a1: tensor<f16>) -> tensor<0x5x4x1x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 4, 1, 0, -1>, edge_padding_high = array<i64: 0, -6, 0, 0, 1>, interior_padding = array<i64: 0, 2, 1, 0, 0>}> : (tensor<3x3x2x1x2xf16>, tensor<f16>) -> tensor<0x5x4x1x2xf16>
  return %r : tensor<0x5x4x1x2xf16>
}

// exact
func.func @pad_f16_12(%a0: tensor<0x1x2x1x2xf16>, %a1: tensor<f16>) -> tensor<3x2x4x1x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -1, 1, 0, -1>, edge_padding_high = array<i64: 1, 2, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 0, 0>}> : (tensor<0x1x2x1x2xf16>, tensor<f16>) -> tensor<3x2x4x1x2xf16>
  return %r : tensor<3x2x4x1x2xf16>
}

// exact
func.func @pad_f16_13(%a0: tensor<0x3x2x1x2xf16>, %a1: tensor<f16>) -> tensor<0x3x4x1x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -5, 1, 0, -1>, edge_padding_high = array<i64: 0, 1, 0, 0, 1>, interior_padding = array<i64: 3, 2, 1, 0, 0>}> : (tensor<0x3x2x1x2xf16>, tensor<f16>) -> tensor<0x3x4x1x2xf16>
  return %r : tensor<0x3x4x1x2xf16>
}

// exact
func.func @pad_f16_14(%a0: tensor<1x2xf16>, %a1: tensor<f16>) -> tensor<2x4xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 5, 1>}> : (tensor<1x2xf16>, tensor<f16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// exact
func.func @pad_f16_15(%a0: tensor<1x3xf16>, %a1: tensor<f16>) -> tensor<2x6xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: 2, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<1x3xf16>, tensor<f16>) -> tensor<2x6xf16>
  return %r : tensor<2x6xf16>
}

// exact
func.func @pad_bf16(%a0: tensor<3x1x2xbf16>, %a1: tensor<bf16>) -> tensor<3x2x4xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1, 1>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x1x2xbf16>, tensor<bf16>) -> tensor<3x2x4xbf16>
  return %r : tensor<3x2x4xbf16>
}

// exact
func.func @pad_bf16_2(%a0: tensor<3x3xbf16>, %a1: tensor<bf16>) -> tensor<6x8xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<6x8xbf16>
  return %r : tensor<6x8xbf16>
}

// exact
func.func @pad_bf16_3(%a0: tensor<3x1x2x1x2xbf16>, %a1: tensor<bf16>) -> tensor<7x2x4x1x2xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1, 0, -1>, edge_padding_high = array<i64: 0, 1, 0, 0, 1>, interior_padding = array<i64: 2, 5, 1, 0, 0>}> : (tensor<3x1x2x1x2xbf16>, tensor<bf16>) -> tensor<7x2x4x1x2xbf16>
  return %r : tensor<7x2x4x1x2xbf16>
}

// exact
func.func @pad_bf16_4(%a0: tensor<3x2x1x2xbf16>, %a1: tensor<bf16>) -> tensor<8x4x1x2xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 1, 0, -1>, edge_padding_high = array<i64: 1, 0, 0, 1>, interior_padding = array<i64: 1, 1, 0, 0>}> : (tensor<3x2x1x2xbf16>, tensor<bf16>) -> tensor<8x4x1x2xbf16>
  return %r : tensor<8x4x1x2xbf16>
}

// exact
func.func @pad_bf16_5(%a0: tensor<3x3xbf16>, %a1: tensor<bf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @pad_bf16_6(%a0: tensor<3x3xbf16>, %a1: tensor<bf16>) -> tensor<1x6xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<1x6xbf16>
  return %r : tensor<1x6xbf16>
}

// exact
func.func @pad_bf16_7(%a0: tensor<3x3xbf16>, %a1: tensor<bf16>) -> tensor<1x7xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: -1, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<1x7xbf16>
  return %r : tensor<1x7xbf16>
}

// exact
func.func @pad_bf16_8(%a0: tensor<3x3xbf16>, %a1: tensor<bf16>) -> tensor<6x2xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, -1>, edge_padding_high = array<i64: 3, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<6x2xbf16>
  return %r : tensor<6x2xbf16>
}

// exact
func.func @pad_bf16_9(%a0: tensor<3x3xbf16>, %a1: tensor<bf16>) -> tensor<5x1xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 0>, edge_padding_high = array<i64: -6, -2>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<5x1xbf16>
  return %r : tensor<5x1xbf16>
}

// exact
func.func @pad_bf16_10(%a0: tensor<3x3xbf16>, %a1: tensor<bf16>) -> tensor<3x1xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, -1>, edge_padding_high = array<i64: 1, -1>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<3x1xbf16>
  return %r : tensor<3x1xbf16>
}

// exact
func.func @pad_bf16_11(%a0: tensor<3x3xbf16>, %a1: tensor<bf16>) -> tensor<0x6xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<0x6xbf16>
  return %r : tensor<0x6xbf16>
}

// exact
func.func @pad_bf16_12(%a0: tensor<0x3xbf16>, %a1: tensor<bf16>) -> tensor<3x5xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 4>, edge_padding_high = array<i64: 1, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<0x3xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}

// exact
func.func @pad_bf16_13(%a0: tensor<0x0xbf16>, %a1: tensor<bf16>) -> tensor<0x3xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 3, 0>}> : (tensor<0x0xbf16>, tensor<bf16>) -> tensor<0x3xbf16>
  return %r : tensor<0x3xbf16>
}

// exact
func.func @pad_bf16_14(%a0: tensor<1x3xbf16>, %a1: tensor<bf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 5, 2>}> : (tensor<1x3xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @pad_bf16_15(%a0: tensor<1x3x2x1x2xbf16>, %a1: tensor<bf16>) -> tensor<2x0x4x1x2xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -3, 1, 0, -1>, edge_padding_high = array<i64: 2, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 1, 0, 0>}> : (tensor<1x3x2x1x2xbf16>, tensor<bf16>) -> tensor<2x0x4x1x2xbf16>
  return %r : tensor<2x0x4x1x2xbf16>
}

// exact
func.func @pad_i8(%a0: tensor<3x3xi8>, %a1: tensor<i8>) -> tensor<3x8xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xi8>, tensor<i8>) -> tensor<3x8xi8>
  return %r : tensor<3x8xi8>
}

// exact
func.func @pad_i8_2(%a0: tensor<3x3x2xi8>, %a1: tensor<i8>) -> tensor<6x2x4xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, -1, 1>, edge_padding_high = array<i64: 2, 0, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xi8>, tensor<i8>) -> tensor<6x2x4xi8>
  return %r : tensor<6x2x4xi8>
}

// exact
func.func @pad_i8_3(%a0: tensor<3x3x2x1x2xi8>, %a1: tensor<i8>) -> tensor<7x1x4x1x2xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1, 0, -1>, edge_padding_high = array<i64: 0, -2, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xi8>, tensor<i8>) -> tensor<7x1x4x1x2xi8>
  return %r : tensor<7x1x4x1x2xi8>
}

// exact
func.func @pad_i8_4(%a0: tensor<3x3xi8>, %a1: tensor<i8>) -> tensor<8x3xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xi8>, tensor<i8>) -> tensor<8x3xi8>
  return %r : tensor<8x3xi8>
}

// exact
func.func @pad_i8_5(%a0: tensor<3x3xi8>, %a1: tensor<i8>) -> tensor<2x6xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi8>, tensor<i8>) -> tensor<2x6xi8>
  return %r : tensor<2x6xi8>
}

// exact
func.func @pad_i8_6(%a0: tensor<3x3xi8>, %a1: tensor<i8>) -> tensor<1x7xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: -2, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xi8>, tensor<i8>) -> tensor<1x7xi8>
  return %r : tensor<1x7xi8>
}

// exact
func.func @pad_i8_7(%a0: tensor<3x3xi8>, %a1: tensor<i8>) -> tensor<1x6xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xi8>, tensor<i8>) -> tensor<1x6xi8>
  return %r : tensor<1x6xi8>
}

// exact
func.func @pad_i8_8(%a0: tensor<3x3xi8>, %a1: tensor<i8>) -> tensor<6x1xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, -1>, edge_padding_high = array<i64: 3, -1>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xi8>, tensor<i8>) -> tensor<6x1xi8>
  return %r : tensor<6x1xi8>
}

// exact
func.func @pad_i8_9(%a0: tensor<3x3xi8>, %a1: tensor<i8>) -> tensor<5x3xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, -5>, edge_padding_high = array<i64: -6, 1>, interior_padding = array<i64: 2, 2>}> : (tensor<3x3xi8>, tensor<i8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// exact
func.func @pad_i8_10(%a0: tensor<3x0xi8>, %a1: tensor<i8>) -> tensor<3x3xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 2, 0>}> : (tensor<3x0xi8>, tensor<i8>) -> tensor<3x3xi8>
  return %r : tensor<3x3xi8>
}

// exact
func.func @pad_i8_11(%a0: tensor<3x0xi8>, %a1: tensor<i8>) -> tensor<0x0xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<3x0xi8>, tensor<i8>) -> tensor<0x0xi8>
  return %r : tensor<0x0xi8>
}

// exact
func.func @pad_i8_12(%a0: tensor<0x3xi8>, %a1: tensor<i8>) -> tensor<3x0xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -3>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<0x3xi8>, tensor<i8>) -> tensor<3x0xi8>
  return %r : tensor<3x0xi8>
}

// exact
func.func @pad_i8_13(%a0: tensor<0x3xi8>, %a1: tensor<i8>) -> tensor<0x5xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 4>, edge_padding_high = array<i64: 0, -6>, interior_padding = array<i64: 3, 2>}> : (tensor<0x3xi8>, tensor<i8>) -> tensor<0x5xi8>
  return %r : tensor<0x5xi8>
}

// exact
func.func @pad_i8_14(%a0: tensor<1x1xi8>, %a1: tensor<i8>) -> tensor<2x2xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 1, 2>, interior_padding = array<i64: 5, 0>}> : (tensor<1x1xi8>, tensor<i8>) -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}

// exact
func.func @pad_i8_15(%a0: tensor<1xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 2>, interior_padding = array<i64: 0>}> : (tensor<1xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// exact
func.func @pad_i16(%a0: tensor<3x3xi16>, %a1: tensor<i16>) -> tensor<3x2xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi16>, tensor<i16>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// exact
func.func @pad_i16_2(%a0: tensor<3x3x2xi16>, %a1: tensor<i16>) -> tensor<6x1x4xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 2, -2, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xi16>, tensor<i16>) -> tensor<6x1x4xi16>
  return %r : tensor<6x1x4xi16>
}

// exact
func.func @pad_i16_3(%a0: tensor<3x3x2x1x2xi16>, %a1: tensor<i16>) -> tensor<7x8x4x1x2xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2, 1, 0, -1>, edge_padding_high = array<i64: 0, 1, 0, 0, 1>, interior_padding = array<i64: 2, 1, 1, 0, 0>}> : (tensor<3x3x2x1x2xi16>, tensor<i16>) -> tensor<7x8x4x1x2xi16>
  return %r : tensor<7x8x4x1x2xi16>
}

// exact
func.func @pad_i16_4(%a0: tensor<3x3xi16>, %a1: tensor<i16>) -> tensor<8x6xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 1>, edge_padding_high = array<i64: 1, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xi16>, tensor<i16>) -> tensor<8x6xi16>
  return %r : tensor<8x6xi16>
}

// exact
func.func @pad_i16_5(%a0: tensor<3x3xi16>, %a1: tensor<i16>) -> tensor<2x7xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xi16>, tensor<i16>) -> tensor<2x7xi16>
  return %r : tensor<2x7xi16>
}

// exact
func.func @pad_i16_6(%a0: tensor<3x3xi16>, %a1: tensor<i16>) -> tensor<1x3xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: -2, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi16>, tensor<i16>) -> tensor<1x3xi16>
  return %r : tensor<1x3xi16>
}

// exact
func.func @pad_i16_7(%a0: tensor<3x3xi16>, %a1: tensor<i16>) -> tensor<1x5xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 4>, edge_padding_high = array<i64: -1, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xi16>, tensor<i16>) -> tensor<1x5xi16>
  return %r : tensor<1x5xi16>
}

// exact
func.func @pad_i16_8(%a0: tensor<3x3xi16>, %a1: tensor<i16>) -> tensor<6x3xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, -5>, edge_padding_high = array<i64: 3, 1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x3xi16>, tensor<i16>) -> tensor<6x3xi16>
  return %r : tensor<6x3xi16>
}

// exact
func.func @pad_i16_9(%a0: tensor<3x3xi16>, %a1: tensor<i16>) -> tensor<5x6xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, -2>, edge_padding_high = array<i64: -6, 3>, interior_padding = array<i64: 2, 1>}> : (tensor<3x3xi16>, tensor<i16>) -> tensor<5x6xi16>
  return %r : tensor<5x6xi16>
}

// exact
func.func @pad_i16_10(%a0: tensor<3x0xi16>, %a1: tensor<i16>) -> tensor<3x0xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 2, 3>}> : (tensor<3x0xi16>, tensor<i16>) -> tensor<3x0xi16>
  return %r : tensor<3x0xi16>
}

// exact
func.func @pad_i16_11(%a0: tensor<3x3xi16>, %a1: tensor<i16>) -> tensor<0x1xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi16>, tensor<i16>) -> tensor<0x1xi16>
  return %r : tensor<0x1xi16>
}

// exact
func.func @pad_i16_12(%a0: tensor<0x1xi16>, %a1: tensor<i16>) -> tensor<3x2xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<0x1xi16>, tensor<i16>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// exact
func.func @pad_i16_13(%a0: tensor<0x1xi16>, %a1: tensor<i16>) -> tensor<0x2xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<0x1xi16>, tensor<i16>) -> tensor<0x2xi16>
  return %r : tensor<0x2xi16>
}

// exact
func.func @pad_i16_14(%a0: tensor<1x3xi16>, %a1: tensor<i16>) -> tensor<2x0xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 5, 0>}> : (tensor<1x3xi16>, tensor<i16>) -> tensor<2x0xi16>
  return %r : tensor<2x0xi16>
}

// exact
func.func @pad_i16_15(%a0: tensor<1x0xi16>, %a1: tensor<i16>) -> tensor<2x3xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x0xi16>, tensor<i16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @pad_i32(%a0: tensor<3x3xi32>, %a1: tensor<i32>) -> tensor<3x1xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x1xi32>
  return %r : tensor<3x1xi32>
}

// exact
func.func @pad_i32_2(%a0: tensor<3x3x2xi32>, %a1: tensor<i32>) -> tensor<6x1x4xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, -1, 1>, edge_padding_high = array<i64: 2, -1, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xi32>, tensor<i32>) -> tensor<6x1x4xi32>
  return %r : tensor<6x1x4xi32>
}

// exact
func.func @pad_i32_3(%a0: tensor<3x3x2x1x2xi32>, %a1: tensor<i32>) -> tensor<7x2x4x1x2xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1, 1, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xi32>, tensor<i32>) -> tensor<7x2x4x1x2xi32>
  return %r : tensor<7x2x4x1x2xi32>
}

// exact
func.func @pad_i32_4(%a0: tensor<3x3xi32>, %a1: tensor<i32>) -> tensor<8x7xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 1, 2>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<8x7xi32>
  return %r : tensor<8x7xi32>
}

// exact
func.func @pad_i32_5(%a0: tensor<3x3xi32>, %a1: tensor<i32>) -> tensor<2x6xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<2x6xi32>
  return %r : tensor<2x6xi32>
}

// exact
func.func @pad_i32_6(%a0: tensor<3x3xi32>, %a1: tensor<i32>) -> tensor<1x8xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: -2, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<1x8xi32>
  return %r : tensor<1x8xi32>
}

// exact
func.func @pad_i32_7(%a0: tensor<3x3xi32>, %a1: tensor<i32>) -> tensor<1x3xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  return %r : tensor<1x3xi32>
}

// exact
func.func @pad_i32_8(%a0: tensor<3x3xi32>, %a1: tensor<i32>) -> tensor<6x6xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 1>, edge_padding_high = array<i64: 3, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<6x6xi32>
  return %r : tensor<6x6xi32>
}

// exact
func.func @pad_i32_9(%a0: tensor<3x3xi32>, %a1: tensor<i32>) -> tensor<5x0xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, -3>, edge_padding_high = array<i64: -6, 0>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<5x0xi32>
  return %r : tensor<5x0xi32>
}

// exact
func.func @pad_i32_10(%a0: tensor<3x1xi32>, %a1: tensor<i32>) -> tensor<3x2xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 2, 5>}> : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// exact
func.func @pad_i32_11(%a0: tensor<3x0xi32>, %a1: tensor<i32>) -> tensor<0x3xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x0xi32>, tensor<i32>) -> tensor<0x3xi32>
  return %r : tensor<0x3xi32>
}

// exact
func.func @pad_i32_12(%a0: tensor<0x3xi32>, %a1: tensor<i32>) -> tensor<3x3xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -5>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<0x3xi32>, tensor<i32>) -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}

// exact
func.func @pad_i32_13(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 3>}> : (tensor<0xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// exact
func.func @pad_i32_14(%a0: tensor<1x3xi32>, %a1: tensor<i32>) -> tensor<2x5xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 4>, edge_padding_high = array<i64: 1, -6>, interior_padding = array<i64: 5, 2>}> : (tensor<1x3xi32>, tensor<i32>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// exact
func.func @pad_i32_15(%a0: tensor<1x0xi32>, %a1: tensor<i32>) -> tensor<2x0xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<1x0xi32>, tensor<i32>) -> tensor<2x0xi32>
  return %r : tensor<2x0xi32>
}

// exact
func.func @pad_i64(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<3x1xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<3x1xi64>
  return %r : tensor<3x1xi64>
}

// exact
func.func @pad_i64_2(%a0: tensor<3x3x2xi64>, %a1: tensor<i64>) -> tensor<6x6x4xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, -2, 1>, edge_padding_high = array<i64: 2, 3, 0>, interior_padding = array<i64: 0, 1, 1>}> : (tensor<3x3x2xi64>, tensor<i64>) -> tensor<6x6x4xi64>
  return %r : tensor<6x6x4xi64>
}

// exact
func.func @pad_i64_3(%a0: tensor<3x3x2x1x2xi64>, %a1: tensor<i64>) -> tensor<7x5x4x1x2xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 4, 1, 0, -1>, edge_padding_high = array<i64: 0, -6, 0, 0, 1>, interior_padding = array<i64: 2, 2, 1, 0, 0>}> : (tensor<3x3x2x1x2xi64>, tensor<i64>) -> tensor<7x5x4x1x2xi64>
  return %r : tensor<7x5x4x1x2xi64>
}

// exact
func.func @pad_i64_4(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<8x2xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<8x2xi64>
  return %r : tensor<8x2xi64>
}

// exact
func.func @pad_i64_5(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<2x1xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<2x1xi64>
  return %r : tensor<2x1xi64>
}

// exact
func.func @pad_i64_6(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<1x3xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: -2, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<1x3xi64>
  return %r : tensor<1x3xi64>
}

// exact
func.func @pad_i64_7(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<1x6xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 1>, edge_padding_high = array<i64: -1, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<1x6xi64>
  return %r : tensor<1x6xi64>
}

// exact
func.func @pad_i64_8(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<6x3xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: 3, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<6x3xi64>
  return %r : tensor<6x3xi64>
}

// exact
func.func @pad_i64_9(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<5x7xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 0>, edge_padding_high = array<i64: -6, 0>, interior_padding = array<i64: 2, 2>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<5x7xi64>
  return %r : tensor<5x7xi64>
}

// exact
func.func @pad_i64_10(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<3x8xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 2, 1>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<3x8xi64>
  return %r : tensor<3x8xi64>
}

// exact
func.func @pad_i64_11(%a0: tensor<3x1xi64>, %a1: tensor<i64>) -> tensor<0x2xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xi64>, tensor<i64>) -> tensor<0x2xi64>
  return %r : tensor<0x2xi64>
}

// exact
func.func @pad_i64_12(%a0: tensor<0x0xi64>, %a1: tensor<i64>) -> tensor<3x0xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<0x0xi64>, tensor<i64>) -> tensor<3x0xi64>
  return %r : tensor<3x0xi64>
}

// exact
func.func @pad_i64_13(%a0: tensor<0x3xi64>, %a1: tensor<i64>) -> tensor<0x3xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 3, 0>}> : (tensor<0x3xi64>, tensor<i64>) -> tensor<0x3xi64>
  return %r : tensor<0x3xi64>
}

// exact
func.func @pad_i64_14(%a0: tensor<1x0xi64>, %a1: tensor<i64>) -> tensor<2x3xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 5, 0>}> : (tensor<1x0xi64>, tensor<i64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @pad_i64_15(%a0: tensor<1x3xi64>, %a1: tensor<i64>) -> tensor<2x3xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xi64>, tensor<i64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @pad_ui8(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<3x6xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<3x6xui8>
  return %r : tensor<3x6xui8>
}

// exact
func.func @pad_ui8_2(%a0: tensor<3x3x2xui8>, %a1: tensor<ui8>) -> tensor<6x5x4xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 4, 1>, edge_padding_high = array<i64: 2, -6, 0>, interior_padding = array<i64: 0, 2, 1>}> : (tensor<3x3x2xui8>, tensor<ui8>) -> tensor<6x5x4xui8>
  return %r : tensor<6x5x4xui8>
}

// exact
func.func @pad_ui8_3(%a0: tensor<3x3x2x1x2xui8>, %a1: tensor<ui8>) -> tensor<7x1x4x1x2xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1, 1, 0, -1>, edge_padding_high = array<i64: 0, -1, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xui8>, tensor<ui8>) -> tensor<7x1x4x1x2xui8>
  return %r : tensor<7x1x4x1x2xui8>
}

// exact
func.func @pad_ui8_4(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<8x3xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -5>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<8x3xui8>
  return %r : tensor<8x3xui8>
}

// exact
func.func @pad_ui8_5(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<2x0xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<2x0xui8>
  return %r : tensor<2x0xui8>
}

// exact
func.func @pad_ui8_6(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<1x2xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: -2, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  return %r : tensor<1x2xui8>
}

// exact
func.func @pad_ui8_7(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<1x1xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: -1, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<1x1xui8>
  return %r : tensor<1x1xui8>
}

// exact
func.func @pad_ui8_8(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<6x7xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: 3, 0>, interior_padding = array<i64: 1, 2>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<6x7xui8>
  return %r : tensor<6x7xui8>
}

// exact
func.func @pad_ui8_9(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<5x3xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 0>, edge_padding_high = array<i64: -6, 0>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<5x3xui8>
  return %r : tensor<5x3xui8>
}

// exact
func.func @pad_ui8_10(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<3x6xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 1>, edge_padding_high = array<i64: 1, 2>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<3x6xui8>
  return %r : tensor<3x6xui8>
}

// exact
func.func @pad_ui8_11(%a0: tensor<3x3xui8>, %a1: tensor<ui8>) -> tensor<0x8xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xui8>, tensor<ui8>) -> tensor<0x8xui8>
  return %r : tensor<0x8xui8>
}

// exact
func.func @pad_ui8_12(%a0: tensor<0x3xui8>, %a1: tensor<ui8>) -> tensor<3x3xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<0x3xui8>, tensor<ui8>) -> tensor<3x3xui8>
  return %r : tensor<3x3xui8>
}

// exact
func.func @pad_ui8_13(%a0: tensor<0x1xui8>, %a1: tensor<ui8>) -> tensor<0x2xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 3, 5>}> : (tensor<0x1xui8>, tensor<ui8>) -> tensor<0x2xui8>
  return %r : tensor<0x2xui8>
}

// exact
func.func @pad_ui8_14(%a0: tensor<1x3xui8>, %a1: tensor<ui8>) -> tensor<2x3xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 5, 0>}> : (tensor<1x3xui8>, tensor<ui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @pad_ui8_15(%a0: tensor<1x3xui8>, %a1: tensor<ui8>) -> tensor<2x6xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 1>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xui8>, tensor<ui8>) -> tensor<2x6xui8>
  return %r : tensor<2x6xui8>
}

// exact
func.func @pad_ui16(%a0: tensor<3x3xui16>, %a1: tensor<ui16>) -> tensor<3x5xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 4>, edge_padding_high = array<i64: 0, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xui16>, tensor<ui16>) -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}

// exact
func.func @pad_ui16_2(%a0: tensor<3x3x2xui16>, %a1: tensor<ui16>) -> tensor<6x3x4xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, -5, 1>, edge_padding_high = array<i64: 2, 1, 0>, interior_padding = array<i64: 0, 2, 1>}> : (tensor<3x3x2xui16>, tensor<ui16>) -> tensor<6x3x4xui16>
  return %r : tensor<6x3x4xui16>
}

// exact
func.func @pad_ui16_3(%a0: tensor<3x3x2x1x2xui16>, %a1: tensor<ui16>) -> tensor<7x6x4x1x2xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -2, 1, 0, -1>, edge_padding_high = array<i64: 0, 3, 0, 0, 1>, interior_padding = array<i64: 2, 1, 1, 0, 0>}> : (tensor<3x3x2x1x2xui16>, tensor<ui16>) -> tensor<7x6x4x1x2xui16>
  return %r : tensor<7x6x4x1x2xui16>
}

// exact
func.func @pad_ui16_4(%a0: tensor<3x3xui16>, %a1: tensor<ui16>) -> tensor<8x1xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -1>, edge_padding_high = array<i64: 1, -1>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xui16>, tensor<ui16>) -> tensor<8x1xui16>
  return %r : tensor<8x1xui16>
}

// exact
func.func @pad_ui16_5(%a0: tensor<3x0xui16>, %a1: tensor<ui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x0xui16>, tensor<ui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @pad_ui16_6(%a0: tensor<3x3xui16>, %a1: tensor<ui16>) -> tensor<1x0xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3>, edge_padding_high = array<i64: -2, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui16>, tensor<ui16>) -> tensor<1x0xui16>
  return %r : tensor<1x0xui16>
}

// exact
func.func @pad_ui16_7(%a0: tensor<3x0xui16>, %a1: tensor<ui16>) -> tensor<1x0xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: -1, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<3x0xui16>, tensor<ui16>) -> tensor<1x0xui16>
  return %r : tensor<1x0xui16>
}

// exact
func.func @pad_ui16_8(%a0: tensor<3x3xui16>, %a1: tensor<ui16>) -> tensor<6x8xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 2>, edge_padding_high = array<i64: 3, 1>, interior_padding = array<i64: 1, 1>}> : (tensor<3x3xui16>, tensor<ui16>) -> tensor<6x8xui16>
  return %r : tensor<6x8xui16>
}

// exact
func.func @pad_ui16_9(%a0: tensor<3x3xui16>, %a1: tensor<ui16>) -> tensor<5x6xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 1>, edge_padding_high = array<i64: -6, 2>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xui16>, tensor<ui16>) -> tensor<5x6xui16>
  return %r : tensor<5x6xui16>
}

// exact
func.func @pad_ui16_10(%a0: tensor<3x3xui16>, %a1: tensor<ui16>) -> tensor<3x3xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xui16>, tensor<ui16>) -> tensor<3x3xui16>
  return %r : tensor<3x3xui16>
}

// exact
func.func @pad_ui16_11(%a0: tensor<3x3xui16>, %a1: tensor<ui16>) -> tensor<0x7xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xui16>, tensor<ui16>) -> tensor<0x7xui16>
  return %r : tensor<0x7xui16>
}

// exact
func.func @pad_ui16_12(%a0: tensor<0x3xui16>, %a1: tensor<ui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<0x3xui16>, tensor<ui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// exact
func.func @pad_ui16_13(%a0: tensor<0x3xui16>, %a1: tensor<ui16>) -> tensor<0x1xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 3, 0>}> : (tensor<0x3xui16>, tensor<ui16>) -> tensor<0x1xui16>
  return %r : tensor<0x1xui16>
}

// exact
func.func @pad_ui16_14(%a0: tensor<1x3xui16>, %a1: tensor<ui16>) -> tensor<2x6xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 1, 2>, interior_padding = array<i64: 5, 0>}> : (tensor<1x3xui16>, tensor<ui16>) -> tensor<2x6xui16>
  return %r : tensor<2x6xui16>
}

// exact
func.func @pad_ui16_15(%a0: tensor<1x3xui16>, %a1: tensor<ui16>) -> tensor<2x7xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<1x3xui16>, tensor<ui16>) -> tensor<2x7xui16>
  return %r : tensor<2x7xui16>
}

// exact
func.func @pad_ui32(%a0: tensor<3x3xui32>, %a1: tensor<ui32>) -> tensor<3x3xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xui32>, tensor<ui32>) -> tensor<3x3xui32>
  return %r : tensor<3x3xui32>
}

// exact
func.func @pad_ui32_2(%a0: tensor<3x3x2xui32>, %a1: tensor<ui32>) -> tensor<6x0x4xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, -3, 1>, edge_padding_high = array<i64: 2, 0, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xui32>, tensor<ui32>) -> tensor<6x0x4xui32>
  return %r : tensor<6x0x4xui32>
}

// exact
func.func @pad_ui32_3(%a0: tensor<3x0x2x1x2xui32>, %a1: tensor<ui32>) -> tensor<7x3x4x1x2xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2, 1, 0, -1>, edge_padding_high = array<i64: 0, 1, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x0x2x1x2xui32>, tensor<ui32>) -> tensor<7x3x4x1x2xui32>
  return %r : tensor<7x3x4x1x2xui32>
}

// exact
func.func @pad_ui32_4(%a0: tensor<3x3xui32>, %a1: tensor<ui32>) -> tensor<8x5xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 4>, edge_padding_high = array<i64: 1, -6>, interior_padding = array<i64: 1, 2>}> : (tensor<3x3xui32>, tensor<ui32>) -> tensor<8x5xui32>
  return %r : tensor<8x5xui32>
}

// exact
func.func @pad_ui32_5(%a0: tensor<3x0xui32>, %a1: tensor<ui32>) -> tensor<2x0xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<3x0xui32>, tensor<ui32>) -> tensor<2x0xui32>
  return %r : tensor<2x0xui32>
}

// exact
func.func @pad_ui32_6(%a0: tensor<3x3xui32>, %a1: tensor<ui32>) -> tensor<1x1xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: -2, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui32>, tensor<ui32>) -> tensor<1x1xui32>
  return %r : tensor<1x1xui32>
}

// exact
func.func @pad_ui32_7(%a0: tensor<3x1xui32>, %a1: tensor<ui32>) -> tensor<1x2xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: -1, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xui32>, tensor<ui32>) -> tensor<1x2xui32>
  return %r : tensor<1x2xui32>
}

// exact
func.func @pad_ui32_8(%a0: tensor<3x1xui32>, %a1: tensor<ui32>) -> tensor<6x2xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, -1>, edge_padding_high = array<i64: 3, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<3x1xui32>, tensor<ui32>) -> tensor<6x2xui32>
  return %r : tensor<6x2xui32>
}

// exact
func.func @pad_ui32_9(%a0: tensor<3x3xui32>, %a1: tensor<ui32>) -> tensor<5x8xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 2>, edge_padding_high = array<i64: -6, 1>, interior_padding = array<i64: 2, 1>}> : (tensor<3x3xui32>, tensor<ui32>) -> tensor<5x8xui32>
  return %r : tensor<5x8xui32>
}

// exact
func.func @pad_ui32_10(%a0: tensor<3x3xui32>, %a1: tensor<ui32>) -> tensor<3x7xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 2, 2>}> : (tensor<3x3xui32>, tensor<ui32>) -> tensor<3x7xui32>
  return %r : tensor<3x7xui32>
}

// exact
func.func @pad_ui32_11(%a0: tensor<3x3xui32>, %a1: tensor<ui32>) -> tensor<0x3xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui32>, tensor<ui32>) -> tensor<0x3xui32>
  return %r : tensor<0x3xui32>
}

// exact
func.func @pad_ui32_12(%a0: tensor<0x3xui32>, %a1: tensor<ui32>) -> tensor<3x6xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 1>, edge_padding_high = array<i64: 1, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<0x3xui32>, tensor<ui32>) -> tensor<3x6xui32>
  return %r : tensor<3x6xui32>
}

// exact
func.func @pad_ui32_13(%a0: tensor<0x3xui32>, %a1: tensor<ui32>) -> tensor<0x2xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 3, 0>}> : (tensor<0x3xui32>, tensor<ui32>) -> tensor<0x2xui32>
  return %r : tensor<0x2xui32>
}

// exact
func.func @pad_ui32_14(%a0: tensor<1x3xui32>, %a1: tensor<ui32>) -> tensor<2x1xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 1, -2>, interior_padding = array<i64: 5, 0>}> : (tensor<1x3xui32>, tensor<ui32>) -> tensor<2x1xui32>
  return %r : tensor<2x1xui32>
}

// exact
func.func @pad_ui32_15(%a0: tensor<1x3xui32>, %a1: tensor<ui32>) -> tensor<2x8xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<1x3xui32>, tensor<ui32>) -> tensor<2x8xui32>
  return %r : tensor<2x8xui32>
}

// exact
func.func @pad_ui64(%a0: tensor<3x3xui64>, %a1: tensor<ui64>) -> tensor<3x0xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui64>, tensor<ui64>) -> tensor<3x0xui64>
  return %r : tensor<3x0xui64>
}

// exact
func.func @pad_ui64_2(%a0: tensor<3x0x2xui64>, %a1: tensor<ui64>) -> tensor<6x3x4xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 2, 1>, edge_padding_high = array<i64: 2, 1, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x0x2xui64>, tensor<ui64>) -> tensor<6x3x4xui64>
  return %r : tensor<6x3x4xui64>
}

// exact
func.func @pad_ui64_3(%a0: tensor<3x3x2x1x2xui64>, %a1: tensor<ui64>) -> tensor<7x3x4x1x2xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -5, 1, 0, -1>, edge_padding_high = array<i64: 0, 1, 0, 0, 1>, interior_padding = array<i64: 2, 2, 1, 0, 0>}> : (tensor<3x3x2x1x2xui64>, tensor<ui64>) -> tensor<7x3x4x1x2xui64>
  return %r : tensor<7x3x4x1x2xui64>
}

// exact
func.func @pad_ui64_4(%a0: tensor<3x0xui64>, %a1: tensor<ui64>) -> tensor<8x0xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 1, 3>}> : (tensor<3x0xui64>, tensor<ui64>) -> tensor<8x0xui64>
  return %r : tensor<8x0xui64>
}

// exact
func.func @pad_ui64_5(%a0: tensor<3x3xui64>, %a1: tensor<ui64>) -> tensor<2x5xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 4>, edge_padding_high = array<i64: 0, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xui64>, tensor<ui64>) -> tensor<2x5xui64>
  return %r : tensor<2x5xui64>
}

// exact
func.func @pad_ui64_6(%a0: tensor<3x3xui64>, %a1: tensor<ui64>) -> tensor<1x6xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: -2, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xui64>, tensor<ui64>) -> tensor<1x6xui64>
  return %r : tensor<1x6xui64>
}

// exact
func.func @pad_ui64_7(%a0: tensor<3x1xui64>, %a1: tensor<ui64>) -> tensor<1x2xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: -1, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xui64>, tensor<ui64>) -> tensor<1x2xui64>
  return %r : tensor<1x2xui64>
}

// exact
func.func @pad_ui64_8(%a0: tensor<3x1xui64>, %a1: tensor<ui64>) -> tensor<6x2xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: 3, 1>, interior_padding = array<i64: 1, 5>}> : (tensor<3x1xui64>, tensor<ui64>) -> tensor<6x2xui64>
  return %r : tensor<6x2xui64>
}

// exact
func.func @pad_ui64_9(%a0: tensor<3xui64>, %a1: tensor<ui64>) -> tensor<5xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4>, edge_padding_high = array<i64: -6>, interior_padding = array<i64: 2>}> : (tensor<3xui64>, tensor<ui64>) -> tensor<5xui64>
  return %r : tensor<5xui64>
}

// exact
func.func @pad_ui64_10(%a0: tensor<3x3xui64>, %a1: tensor<ui64>) -> tensor<3x2xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, -1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xui64>, tensor<ui64>) -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}

// exact
func.func @pad_ui64_11(%a0: tensor<3x3xui64>, %a1: tensor<ui64>) -> tensor<0x6xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui64>, tensor<ui64>) -> tensor<0x6xui64>
  return %r : tensor<0x6xui64>
}

// exact
func.func @pad_ui64_12(%a0: tensor<0x3xui64>, %a1: tensor<ui64>) -> tensor<3x7xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<0x3xui64>, tensor<ui64>) -> tensor<3x7xui64>
  return %r : tensor<3x7xui64>
}

// exact
func.func @pad_ui64_13(%a0: tensor<0x3xui64>, %a1: tensor<ui64>) -> tensor<0x8xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 3, 1>}> : (tensor<0x3xui64>, tensor<ui64>) -> tensor<0x8xui64>
  return %r : tensor<0x8xui64>
}

// exact
func.func @pad_ui64_14(%a0: tensor<1x3xui64>, %a1: tensor<ui64>) -> tensor<2x1xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 1, -1>, interior_padding = array<i64: 5, 0>}> : (tensor<1x3xui64>, tensor<ui64>) -> tensor<2x1xui64>
  return %r : tensor<2x1xui64>
}

// exact
func.func @pad_ui64_15(%a0: tensor<1x3xui64>, %a1: tensor<ui64>) -> tensor<2x1xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 2, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xui64>, tensor<ui64>) -> tensor<2x1xui64>
  return %r : tensor<2x1xui64>
}

// exact
func.func @pad_c64(%a0: tensor<3x0xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
  return %r : tensor<3x3xcomplex<f32>>
}

// exact
func.func @pad_c64_2(%a0: tensor<3x0x2xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<6x0x4xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 2, 0, 0>, interior_padding = array<i64: 0, 3, 1>}> : (tensor<3x0x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x0x4xcomplex<f32>>
  return %r : tensor<6x0x4xcomplex<f32>>
}

// exact
func.func @pad_c64_3(%a0: tensor<3x3x2x1x2xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<7x0x4x1x2xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3, 1, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7x0x4x1x2xcomplex<f32>>
  return %r : tensor<7x0x4x1x2xcomplex<f32>>
}

// exact
func.func @pad_c64_4(%a0: tensor<3x1xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<8x2xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 1, 5>}> : (tensor<3x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8x2xcomplex<f32>>
  return %r : tensor<8x2xcomplex<f32>>
}

// exact
func.func @pad_c64_5(%a0: tensor<3x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -5>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @pad_c64_6(%a0: tensor<3x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 4>, edge_padding_high = array<i64: -2, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
  return %r : tensor<1x5xcomplex<f32>>
}

// exact
func.func @pad_c64_7(%a0: tensor<3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<1xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
  return %r : tensor<1xcomplex<f32>>
}

// exact
func.func @pad_c64_8(%a0: tensor<3x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: 3, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>>
  return %r : tensor<6x3xcomplex<f32>>
}

// exact
func.func @pad_c64_9(%a0: tensor<3x1xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<5x2xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, -1>, edge_padding_high = array<i64: -6, 2>, interior_padding = array<i64: 2, 0>}> : (tensor<3x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x2xcomplex<f32>>
  return %r : tensor<5x2xcomplex<f32>>
}

// exact
func.func @pad_c64_10(%a0: tensor<3x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<3x1xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 0>, edge_padding_high = array<i64: 1, -2>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x1xcomplex<f32>>
  return %r : tensor<3x1xcomplex<f32>>
}

// exact
func.func @pad_c64_11(%a0: tensor<3x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<0x2xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0x2xcomplex<f32>>
  return %r : tensor<0x2xcomplex<f32>>
}

// exact
func.func @pad_c64_12(%a0: tensor<0x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<3x8xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x8xcomplex<f32>>
  return %r : tensor<3x8xcomplex<f32>>
}

// exact
func.func @pad_c64_13(%a0: tensor<0x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<0x6xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0x6xcomplex<f32>>
  return %r : tensor<0x6xcomplex<f32>>
}

// exact
func.func @pad_c64_14(%a0: tensor<1x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2x7xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 5, 2>}> : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x7xcomplex<f32>>
  return %r : tensor<2x7xcomplex<f32>>
}

// exact
func.func @pad_c64_15(%a0: tensor<1x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<2x1xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: 2, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x1xcomplex<f32>>
  return %r : tensor<2x1xcomplex<f32>>
}

// exact
func.func @pad_c128(%a0: tensor<3x0xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3x0xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<3x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x0xcomplex<f64>>
  return %r : tensor<3x0xcomplex<f64>>
}

// exact
func.func @pad_c128_2(%a0: tensor<3x1x2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<6x2x4xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 2, 1, 0>, interior_padding = array<i64: 0, 5, 1>}> : (tensor<3x1x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6x2x4xcomplex<f64>>
  return %r : tensor<6x2x4xcomplex<f64>>
}

// exact
func.func @pad_c128_3(%a0: tensor<3x1x2x1x2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<7x2x4x1x2xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1, 1, 0, -1>, edge_padding_high = array<i64: 0, 2, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x1x2x1x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7x2x4x1x2xcomplex<f64>>
  return %r : tensor<7x2x4x1x2xcomplex<f64>>
}

// exact
func.func @pad_c128_4(%a0: tensor<3x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<8x0xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -3>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8x0xcomplex<f64>>
  return %r : tensor<8x0xcomplex<f64>>
}

// exact
func.func @pad_c128_5(%a0: tensor<3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}

// exact
func.func @pad_c128_6(%a0: tensor<3x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: -2, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
  return %r : tensor<1x3xcomplex<f64>>
}

// exact
func.func @pad_c128_7(%a0: tensor<3x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -5>, edge_padding_high = array<i64: -1, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
  return %r : tensor<1x3xcomplex<f64>>
}

// exact
func.func @pad_c128_8(%a0: tensor<3x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<6x5xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 4>, edge_padding_high = array<i64: 3, -6>, interior_padding = array<i64: 1, 2>}> : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6x5xcomplex<f64>>
  return %r : tensor<6x5xcomplex<f64>>
}

// exact
func.func @pad_c128_9(%a0: tensor<3x0xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 2>, edge_padding_high = array<i64: -6, 1>, interior_padding = array<i64: 2, 0>}> : (tensor<3x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
  return %r : tensor<5x3xcomplex<f64>>
}

// exact
func.func @pad_c128_10(%a0: tensor<3x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, -2>, edge_padding_high = array<i64: 1, 3>, interior_padding = array<i64: 2, 1>}> : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
  return %r : tensor<3x6xcomplex<f64>>
}

// exact
func.func @pad_c128_11(%a0: tensor<3x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<0x1xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0x1xcomplex<f64>>
  return %r : tensor<0x1xcomplex<f64>>
}

// exact
func.func @pad_c128_12(%a0: tensor<0x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3x1xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -1>, edge_padding_high = array<i64: 1, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x1xcomplex<f64>>
  return %r : tensor<3x1xcomplex<f64>>
}

// exact
func.func @pad_c128_13(%a0: tensor<0x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<0x7xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 3, 2>}> : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0x7xcomplex<f64>>
  return %r : tensor<0x7xcomplex<f64>>
}

// exact
func.func @pad_c128_14(%a0: tensor<1x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2x8xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 5, 1>}> : (tensor<1x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x8xcomplex<f64>>
  return %r : tensor<2x8xcomplex<f64>>
}

// exact
func.func @pad_c128_15(%a0: tensor<1x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}

// exact
func.func @pad_i1(%a0: tensor<3x1xi1>, %a1: tensor<i1>) -> tensor<3x2xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xi1>, tensor<i1>) -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}

// exact
func.func @pad_i1_2(%a0: tensor<3x1x2xi1>, %a1: tensor<i1>) -> tensor<6x2x4xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, -1, 1>, edge_padding_high = array<i64: 2, 2, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x1x2xi1>, tensor<i1>) -> tensor<6x2x4xi1>
  return %r : tensor<6x2x4xi1>
}

// exact
func.func @pad_i1_3(%a0: tensor<3x0x2x1x2xi1>, %a1: tensor<i1>) -> tensor<7x0x4x1x2xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 2, 3, 1, 0, 0>}> : (tensor<3x0x2x1x2xi1>, tensor<i1>) -> tensor<7x0x4x1x2xi1>
  return %r : tensor<7x0x4x1x2xi1>
}

// exact
func.func @pad_i1_4(%a0: tensor<3x0xi1>, %a1: tensor<i1>) -> tensor<8x3xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 1, 0>}> : (tensor<3x0xi1>, tensor<i1>) -> tensor<8x3xi1>
  return %r : tensor<8x3xi1>
}

// exact
func.func @pad_i1_5(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> tensor<2x3xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @pad_i1_6(%a0: tensor<3xi1>, %a1: tensor<i1>) -> tensor<1xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: -2>, interior_padding = array<i64: 0>}> : (tensor<3xi1>, tensor<i1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @pad_i1_7(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> tensor<1x0xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -3>, edge_padding_high = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi1>, tensor<i1>) -> tensor<1x0xi1>
  return %r : tensor<1x0xi1>
}

// exact
func.func @pad_i1_8(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> tensor<6x6xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 1>, edge_padding_high = array<i64: 3, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xi1>, tensor<i1>) -> tensor<6x6xi1>
  return %r : tensor<6x6xi1>
}

// exact
func.func @pad_i1_9(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> tensor<5x7xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 0>, edge_padding_high = array<i64: -6, 0>, interior_padding = array<i64: 2, 2>}> : (tensor<3x3xi1>, tensor<i1>) -> tensor<5x7xi1>
  return %r : tensor<5x7xi1>
}

// exact
func.func @pad_i1_10(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> tensor<3x8xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 2, 1>}> : (tensor<3x3xi1>, tensor<i1>) -> tensor<3x8xi1>
  return %r : tensor<3x8xi1>
}

// exact
func.func @pad_i1_11(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> tensor<0x2xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi1>, tensor<i1>) -> tensor<0x2xi1>
  return %r : tensor<0x2xi1>
}

// exact
func.func @pad_i1_12(%a0: tensor<0x3xi1>, %a1: tensor<i1>) -> tensor<3x1xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<0x3xi1>, tensor<i1>) -> tensor<3x1xi1>
  return %r : tensor<3x1xi1>
}

// exact
func.func @pad_i1_13(%a0: tensor<0x3xi1>, %a1: tensor<i1>) -> tensor<0x1xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 3, 0>}> : (tensor<0x3xi1>, tensor<i1>) -> tensor<0x1xi1>
  return %r : tensor<0x1xi1>
}

// exact
func.func @pad_i1_14(%a0: tensor<1x3xi1>, %a1: tensor<i1>) -> tensor<2x6xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 1, 3>, interior_padding = array<i64: 5, 1>}> : (tensor<1x3xi1>, tensor<i1>) -> tensor<2x6xi1>
  return %r : tensor<2x6xi1>
}

// exact
func.func @pad_i1_15(%a0: tensor<1x3xi1>, %a1: tensor<i1>) -> tensor<2x5xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 4>, edge_padding_high = array<i64: 2, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<1x3xi1>, tensor<i1>) -> tensor<2x5xi1>
  return %r : tensor<2x5xi1>
}

// exact
func.func @pad_f8E4M3FN(%a0: tensor<3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_2(%a0: tensor<3x3x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<6x3x4xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 2, 0, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6x3x4xf8E4M3FN>
  return %r : tensor<6x3x4xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_3(%a0: tensor<3x3x2x1x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<7x6x4x1x2xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1, 1, 0, -1>, edge_padding_high = array<i64: 0, 2, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<7x6x4x1x2xf8E4M3FN>
  return %r : tensor<7x6x4x1x2xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_4(%a0: tensor<3x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<8x2xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -1>, edge_padding_high = array<i64: 1, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8x2xf8E4M3FN>
  return %r : tensor<8x2xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_5(%a0: tensor<3x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %r : tensor<2x2xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_6(%a0: tensor<3x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x7xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: -2, 0>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x7xf8E4M3FN>
  return %r : tensor<1x7xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_7(%a0: tensor<3x0xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x3xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2>, edge_padding_high = array<i64: -1, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x3xf8E4M3FN>
  return %r : tensor<1x3xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_8(%a0: tensor<3x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<6x0xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, -3>, edge_padding_high = array<i64: 3, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6x0xf8E4M3FN>
  return %r : tensor<6x0xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_9(%a0: tensor<3x0xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<5x0xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 0>, edge_padding_high = array<i64: -6, 0>, interior_padding = array<i64: 2, 3>}> : (tensor<3x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x0xf8E4M3FN>
  return %r : tensor<5x0xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_10(%a0: tensor<3x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x8xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 2, 1>}> : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x8xf8E4M3FN>
  return %r : tensor<3x8xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_11(%a0: tensor<3x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<0x2xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0x2xf8E4M3FN>
  return %r : tensor<0x2xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_12(%a0: tensor<0x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x6xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -2>, edge_padding_high = array<i64: 1, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<0x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x6xf8E4M3FN>
  return %r : tensor<3x6xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_13(%a0: tensor<0x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<0x1xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 3, 0>}> : (tensor<0x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0x1xf8E4M3FN>
  return %r : tensor<0x1xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_14(%a0: tensor<1x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 5, 0>}> : (tensor<1x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %r : tensor<2x2xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_15(%a0: tensor<1x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -5>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<1x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @pad_f8E5M2(%a0: tensor<3x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3x3xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x3xf8E5M2>
  return %r : tensor<3x3xf8E5M2>
}

// exact
func.func @pad_f8E5M2_2(%a0: tensor<3x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<6x4xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<3x2xf8E5M2>, tensor<f8E5M2>) -> tensor<6x4xf8E5M2>
  return %r : tensor<6x4xf8E5M2>
}

// exact
func.func @pad_f8E5M2_3(%a0: tensor<3x3x2x1x2xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<7x6x4x1x2xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1, 1, 0, -1>, edge_padding_high = array<i64: 0, 2, 0, 0, 1>, interior_padding = array<i64: 2, 0, 1, 0, 0>}> : (tensor<3x3x2x1x2xf8E5M2>, tensor<f8E5M2>) -> tensor<7x6x4x1x2xf8E5M2>
  return %r : tensor<7x6x4x1x2xf8E5M2>
}

// exact
func.func @pad_f8E5M2_4(%a0: tensor<3x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<8x7xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 1, 2>}> : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<8x7xf8E5M2>
  return %r : tensor<8x7xf8E5M2>
}

// exact
func.func @pad_f8E5M2_5(%a0: tensor<3x1xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x2xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xf8E5M2>, tensor<f8E5M2>) -> tensor<2x2xf8E5M2>
  return %r : tensor<2x2xf8E5M2>
}

// exact
func.func @pad_f8E5M2_6(%a0: tensor<3x1xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<1x2xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: -2, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xf8E5M2>, tensor<f8E5M2>) -> tensor<1x2xf8E5M2>
  return %r : tensor<1x2xf8E5M2>
}

// exact
func.func @pad_f8E5M2_7(%a0: tensor<3x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<1x8xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2>, edge_padding_high = array<i64: -1, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<1x8xf8E5M2>
  return %r : tensor<1x8xf8E5M2>
}

// exact
func.func @pad_f8E5M2_8(%a0: tensor<3x0xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<6x0xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: 3, 0>, interior_padding = array<i64: 1, 3>}> : (tensor<3x0xf8E5M2>, tensor<f8E5M2>) -> tensor<6x0xf8E5M2>
  return %r : tensor<6x0xf8E5M2>
}

// exact
func.func @pad_f8E5M2_9(%a0: tensor<3x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<5x2xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, -1>, edge_padding_high = array<i64: -6, 0>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<5x2xf8E5M2>
  return %r : tensor<5x2xf8E5M2>
}

// exact
func.func @pad_f8E5M2_10(%a0: tensor<3x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3x1xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, 0>, edge_padding_high = array<i64: 1, -2>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x1xf8E5M2>
  return %r : tensor<3x1xf8E5M2>
}

// exact
func.func @pad_f8E5M2_11(%a0: tensor<3x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<0x1xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<0x1xf8E5M2>
  return %r : tensor<0x1xf8E5M2>
}

// exact
func.func @pad_f8E5M2_12(%a0: tensor<0x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3x6xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -2>, edge_padding_high = array<i64: 1, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<0x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x6xf8E5M2>
  return %r : tensor<3x6xf8E5M2>
}

// exact
func.func @pad_f8E5M2_13(%a0: tensor<0x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<0x6xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 3, 1>}> : (tensor<0x3xf8E5M2>, tensor<f8E5M2>) -> tensor<0x6xf8E5M2>
  return %r : tensor<0x6xf8E5M2>
}

// exact
func.func @pad_f8E5M2_14(%a0: tensor<1x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x5xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 4>, edge_padding_high = array<i64: 1, -6>, interior_padding = array<i64: 5, 2>}> : (tensor<1x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2x5xf8E5M2>
  return %r : tensor<2x5xf8E5M2>
}

// exact
func.func @pad_f8E5M2_15(%a0: tensor<1x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<2x3xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -5>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<1x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}

// exact
func.func @pad_i4(%a0: tensor<3x3xi4>, %a1: tensor<i4>) -> tensor<3x3xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi4>, tensor<i4>) -> tensor<3x3xi4>
  return %r : tensor<3x3xi4>
}

// exact
func.func @pad_i4_2(%a0: tensor<3x3x2xi4>, %a1: tensor<i4>) -> tensor<6x6x4xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 1, 1>, edge_padding_high = array<i64: 2, 2, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xi4>, tensor<i4>) -> tensor<6x6x4xi4>
  return %r : tensor<6x6x4xi4>
}

// exact
func.func @pad_i4_3(%a0: tensor<3x2x1x2xi4>, %a1: tensor<i4>) -> tensor<7x4x1x2xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 2, 1, 0, 0>}> : (tensor<3x2x1x2xi4>, tensor<i4>) -> tensor<7x4x1x2xi4>
  return %r : tensor<7x4x1x2xi4>
}

// exact
func.func @pad_i4_4(%a0: tensor<3x3xi4>, %a1: tensor<i4>) -> tensor<8x7xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 1, 2>}> : (tensor<3x3xi4>, tensor<i4>) -> tensor<8x7xi4>
  return %r : tensor<8x7xi4>
}

// exact
func.func @pad_i4_5(%a0: tensor<3x3xi4>, %a1: tensor<i4>) -> tensor<2x8xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xi4>, tensor<i4>) -> tensor<2x8xi4>
  return %r : tensor<2x8xi4>
}

// exact
func.func @pad_i4_6(%a0: tensor<3x1xi4>, %a1: tensor<i4>) -> tensor<1x2xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %r : tensor<1x2xi4>
}

// exact
func.func @pad_i4_7(%a0: tensor<3x3xi4>, %a1: tensor<i4>) -> tensor<1x2xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %r : tensor<1x2xi4>
}

// exact
func.func @pad_i4_8(%a0: tensor<3x3xi4>, %a1: tensor<i4>) -> tensor<6x1xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: 3, -2>, interior_padding = array<i64: 1, 0>}> : (tensor<3x3xi4>, tensor<i4>) -> tensor<6x1xi4>
  return %r : tensor<6x1xi4>
}

// exact
func.func @pad_i4_9(%a0: tensor<3x1xi4>, %a1: tensor<i4>) -> tensor<5x2xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, 0>, edge_padding_high = array<i64: -6, 1>, interior_padding = array<i64: 2, 5>}> : (tensor<3x1xi4>, tensor<i4>) -> tensor<5x2xi4>
  return %r : tensor<5x2xi4>
}

// exact
func.func @pad_i4_10(%a0: tensor<3x3xi4>, %a1: tensor<i4>) -> tensor<3x1xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, -1>, edge_padding_high = array<i64: 1, -1>, interior_padding = array<i64: 2, 0>}> : (tensor<3x3xi4>, tensor<i4>) -> tensor<3x1xi4>
  return %r : tensor<3x1xi4>
}

// exact
func.func @pad_i4_11(%a0: tensor<3x3xi4>, %a1: tensor<i4>) -> tensor<0x6xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xi4>, tensor<i4>) -> tensor<0x6xi4>
  return %r : tensor<0x6xi4>
}

// exact
func.func @pad_i4_12(%a0: tensor<0x3xi4>, %a1: tensor<i4>) -> tensor<3x5xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 4>, edge_padding_high = array<i64: 1, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<0x3xi4>, tensor<i4>) -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}

// exact
func.func @pad_i4_13(%a0: tensor<0x3xi4>, %a1: tensor<i4>) -> tensor<0x3xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 3, 2>}> : (tensor<0x3xi4>, tensor<i4>) -> tensor<0x3xi4>
  return %r : tensor<0x3xi4>
}

// exact
func.func @pad_i4_14(%a0: tensor<1x3xi4>, %a1: tensor<i4>) -> tensor<2x0xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 5, 0>}> : (tensor<1x3xi4>, tensor<i4>) -> tensor<2x0xi4>
  return %r : tensor<2x0xi4>
}

// exact
func.func @pad_i4_15(%a0: tensor<1x0xi4>, %a1: tensor<i4>) -> tensor<2x3xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 2>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x0xi4>, tensor<i4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @pad_ui4(%a0: tensor<3x3xui4>, %a1: tensor<ui4>) -> tensor<3x3xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui4>, tensor<ui4>) -> tensor<3x3xui4>
  return %r : tensor<3x3xui4>
}

// exact
func.func @pad_ui4_2(%a0: tensor<3x3x2xui4>, %a1: tensor<ui4>) -> tensor<6x6x4xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1, 1, 1>, edge_padding_high = array<i64: 2, 2, 0>, interior_padding = array<i64: 0, 0, 1>}> : (tensor<3x3x2xui4>, tensor<ui4>) -> tensor<6x6x4xui4>
  return %r : tensor<6x6x4xui4>
}

// exact
func.func @pad_ui4_3(%a0: tensor<3x3x2x1x2xui4>, %a1: tensor<ui4>) -> tensor<7x7x4x1x2xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 1, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 2, 2, 1, 0, 0>}> : (tensor<3x3x2x1x2xui4>, tensor<ui4>) -> tensor<7x7x4x1x2xui4>
  return %r : tensor<7x7x4x1x2xui4>
}

// exact
func.func @pad_ui4_4(%a0: tensor<3x3xui4>, %a1: tensor<ui4>) -> tensor<8x8xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 1, 1>}> : (tensor<3x3xui4>, tensor<ui4>) -> tensor<8x8xui4>
  return %r : tensor<8x8xui4>
}

// exact
func.func @pad_ui4_5(%a0: tensor<3x3xui4>, %a1: tensor<ui4>) -> tensor<2x2xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui4>, tensor<ui4>) -> tensor<2x2xui4>
  return %r : tensor<2x2xui4>
}

// exact
func.func @pad_ui4_6(%a0: tensor<3x3xui4>, %a1: tensor<ui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: -2, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui4>, tensor<ui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// exact
func.func @pad_ui4_7(%a0: tensor<3x3xui4>, %a1: tensor<ui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, -1>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui4>, tensor<ui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// exact
func.func @pad_ui4_8(%a0: tensor<3xui4>, %a1: tensor<ui4>) -> tensor<6xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -2>, edge_padding_high = array<i64: 3>, interior_padding = array<i64: 1>}> : (tensor<3xui4>, tensor<ui4>) -> tensor<6xui4>
  return %r : tensor<6xui4>
}

// exact
func.func @pad_ui4_9(%a0: tensor<3x3xui4>, %a1: tensor<ui4>) -> tensor<5x6xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 4, -2>, edge_padding_high = array<i64: -6, 3>, interior_padding = array<i64: 2, 1>}> : (tensor<3x3xui4>, tensor<ui4>) -> tensor<5x6xui4>
  return %r : tensor<5x6xui4>
}

// exact
func.func @pad_ui4_10(%a0: tensor<3x1xui4>, %a1: tensor<ui4>) -> tensor<3x2xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5, -1>, edge_padding_high = array<i64: 1, 2>, interior_padding = array<i64: 2, 0>}> : (tensor<3x1xui4>, tensor<ui4>) -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}

// exact
func.func @pad_ui4_11(%a0: tensor<3x3xui4>, %a1: tensor<ui4>) -> tensor<0x5xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, 4>, edge_padding_high = array<i64: 0, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xui4>, tensor<ui4>) -> tensor<0x5xui4>
  return %r : tensor<0x5xui4>
}

// exact
func.func @pad_ui4_12(%a0: tensor<0x3xui4>, %a1: tensor<ui4>) -> tensor<3x3xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, -5>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<0x3xui4>, tensor<ui4>) -> tensor<3x3xui4>
  return %r : tensor<3x3xui4>
}

// exact
func.func @pad_ui4_13(%a0: tensor<0x3xui4>, %a1: tensor<ui4>) -> tensor<0x0xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 3, 0>}> : (tensor<0x3xui4>, tensor<ui4>) -> tensor<0x0xui4>
  return %r : tensor<0x0xui4>
}

// exact
func.func @pad_ui4_14(%a0: tensor<1x0xui4>, %a1: tensor<ui4>) -> tensor<2x3xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 5, 0>}> : (tensor<1x0xui4>, tensor<ui4>) -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// exact
func.func @pad_ui4_15(%a0: tensor<1x0xui4>, %a1: tensor<ui4>) -> tensor<2x0xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<1x0xui4>, tensor<ui4>) -> tensor<2x0xui4>
  return %r : tensor<2x0xui4>
}

// exact
func.func @pad_f64_16(%a0: tensor<3xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -5>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 2>}> : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// exact
func.func @pad_f32_16(%a0: tensor<3x1xf32>, %a1: tensor<f32>) -> tensor<0x2xf32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xf32>, tensor<f32>) -> tensor<0x2xf32>
  return %r : tensor<0x2xf32>
}

// exact
func.func @pad_f16_16(%a0: tensor<3x1xf16>, %a1: tensor<f16>) -> tensor<3x2xf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xf16>, tensor<f16>) -> tensor<3x2xf16>
  return %r : tensor<3x2xf16>
}

// exact
func.func @pad_bf16_16(%a0: tensor<3x0xbf16>, %a1: tensor<bf16>) -> tensor<3x0xbf16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<3x0xbf16>, tensor<bf16>) -> tensor<3x0xbf16>
  return %r : tensor<3x0xbf16>
}

// exact
func.func @pad_i8_16(%a0: tensor<3x1xi8>, %a1: tensor<i8>) -> tensor<3x2xi8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xi8>, tensor<i8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// exact
func.func @pad_i16_16(%a0: tensor<3xi16>, %a1: tensor<i16>) -> tensor<0xi16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: -3>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xi16>, tensor<i16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @pad_i32_16(%a0: tensor<3x1xi32>, %a1: tensor<i32>) -> tensor<3x2xi32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// exact
func.func @pad_i64_16(%a0: tensor<3x3xi64>, %a1: tensor<i64>) -> tensor<3x0xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xi64>, tensor<i64>) -> tensor<3x0xi64>
  return %r : tensor<3x0xi64>
}

// exact
func.func @pad_i64_17(%a0: tensor<3x1xi64>, %a1: tensor<i64>) -> tensor<3x2xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xi64>, tensor<i64>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// exact
func.func @pad_i64_18(%a0: tensor<3xi64>, %a1: tensor<i64>) -> tensor<3xi64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// exact
func.func @pad_ui8_16(%a0: tensor<3x0xui8>, %a1: tensor<ui8>) -> tensor<3x3xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x0xui8>, tensor<ui8>) -> tensor<3x3xui8>
  return %r : tensor<3x3xui8>
}

// exact
func.func @pad_ui8_17(%a0: tensor<3x0xui8>, %a1: tensor<ui8>) -> tensor<3x0xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<3x0xui8>, tensor<ui8>) -> tensor<3x0xui8>
  return %r : tensor<3x0xui8>
}

// exact
func.func @pad_ui8_18(%a0: tensor<3x1xui8>, %a1: tensor<ui8>) -> tensor<3x2xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xui8>, tensor<ui8>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// exact
func.func @pad_ui8_19(%a0: tensor<3xui8>, %a1: tensor<ui8>) -> tensor<3xui8> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xui8>, tensor<ui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// exact
func.func @pad_ui16_16(%a0: tensor<3x1xui16>, %a1: tensor<ui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xui16>, tensor<ui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// exact
func.func @pad_ui16_17(%a0: tensor<3x1xui16>, %a1: tensor<ui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xui16>, tensor<ui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// exact
func.func @pad_ui16_18(%a0: tensor<3xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// exact
func.func @pad_ui32_16(%a0: tensor<3x3xui32>, %a1: tensor<ui32>) -> tensor<3x6xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xui32>, tensor<ui32>) -> tensor<3x6xui32>
  return %r : tensor<3x6xui32>
}

// exact
func.func @pad_ui32_17(%a0: tensor<3xui32>, %a1: tensor<ui32>) -> tensor<3xui32> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xui32>, tensor<ui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// exact
func.func @pad_ui64_16(%a0: tensor<3x3xui64>, %a1: tensor<ui64>) -> tensor<3x3xui64> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xui64>, tensor<ui64>) -> tensor<3x3xui64>
  return %r : tensor<3x3xui64>
}

// exact
func.func @pad_c64_16(%a0: tensor<3x3xcomplex<f32>>, %a1: tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 1>}> : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>>
  return %r : tensor<3x6xcomplex<f32>>
}

// exact
func.func @pad_c128_16(%a0: tensor<3x3xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
  return %r : tensor<3x6xcomplex<f64>>
}

// exact
func.func @pad_i1_16(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> tensor<3x3xi1> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xi1>, tensor<i1>) -> tensor<3x3xi1>
  return %r : tensor<3x3xi1>
}

// exact
func.func @pad_f8E4M3FN_16(%a0: tensor<3x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x1xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  return %r : tensor<3x1xf8E4M3FN>
}

// exact
func.func @pad_f8E4M3FN_17(%a0: tensor<3x3xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x5xf8E4M3FN> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 4>, edge_padding_high = array<i64: 0, -6>, interior_padding = array<i64: 0, 2>}> : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  return %r : tensor<3x5xf8E4M3FN>
}

// exact
func.func @pad_f8E5M2_16(%a0: tensor<3x3xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3x0xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, -3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x0xf8E5M2>
  return %r : tensor<3x0xf8E5M2>
}

// exact
func.func @pad_f8E5M2_17(%a0: tensor<3x0xf8E5M2>, %a1: tensor<f8E5M2>) -> tensor<3x3xf8E5M2> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x0xf8E5M2>, tensor<f8E5M2>) -> tensor<3x3xf8E5M2>
  return %r : tensor<3x3xf8E5M2>
}

// exact
func.func @pad_i4_16(%a0: tensor<3x0xi4>, %a1: tensor<i4>) -> tensor<3x0xi4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 3>}> : (tensor<3x0xi4>, tensor<i4>) -> tensor<3x0xi4>
  return %r : tensor<3x0xi4>
}

// exact
func.func @pad_ui4_16(%a0: tensor<3x1xui4>, %a1: tensor<ui4>) -> tensor<3x2xui4> {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 5>}> : (tensor<3x1xui4>, tensor<ui4>) -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}

// exact
func.func @concatenate_f64(%a0: tensor<3xf64>) -> tensor<3xf64> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// exact
func.func @concatenate_f64_2(%a0: tensor<3xf64>, %a1: tensor<2xf64>) -> tensor<5xf64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xf64>, tensor<2xf64>) -> tensor<5xf64>
  return %r : tensor<5xf64>
}

// exact
func.func @concatenate_f64_3(%a0: tensor<1xf64>, %a1: tensor<0xf64>, %a2: tensor<4xf64>, %a3: tensor<2xf64>) -> tensor<7xf64> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xf64>, tensor<0xf64>, tensor<4xf64>, tensor<2xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// exact
func.func @concatenate_f64_4(%a0: tensor<0xf64>, %a1: tensor<0xf64>) -> tensor<0xf64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @concatenate_f64_5(%a0: tensor<2x3xf64>, %a1: tensor<2x1xf64>) -> tensor<2x4xf64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// exact
func.func @concatenate_f64_6(%a0: tensor<2x3xf64>, %a1: tensor<1x3xf64>, %a2: tensor<4x3xf64>) -> tensor<7x3xf64> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xf64>, tensor<1x3xf64>, tensor<4x3xf64>) -> tensor<7x3xf64>
  return %r : tensor<7x3xf64>
}

// exact
func.func @concatenate_f32(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>, %a2: tensor<4x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}

// exact
func.func @concatenate_f32_2(%a0: tensor<2x0xf32>, %a1: tensor<2x0xf32>) -> tensor<4x0xf32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xf32>, tensor<2x0xf32>) -> tensor<4x0xf32>
  return %r : tensor<4x0xf32>
}

// exact
func.func @concatenate_f32_3(%a0: tensor<1x2x2xf32>, %a1: tensor<1x2x2xf32>, %a2: tensor<1x2x2xf32>, %a3: tensor<1x2x2xf32>, %a4: tensor<1x2x2xf32>, %a5: tensor<1x2x2xf32>, %a6: tensor<1x2x2xf32>) -> tensor<1x14x2xf32> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x14x2xf32>
  return %r : tensor<1x14x2xf32>
}

// exact
func.func @concatenate_f32_4(%a0: tensor<2x1x3xf32>, %a1: tensor<2x2x3xf32>, %a2: tensor<2x0x3xf32>) -> tensor<2x3x3xf32> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xf32>, tensor<2x2x3xf32>, tensor<2x0x3xf32>) -> tensor<2x3x3xf32>
  return %r : tensor<2x3x3xf32>
}

// exact
func.func @concatenate_f32_5(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<2x1x2x1x2x1xf32>) -> tensor<2x1x2x1x2x3xf32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xf32>, tensor<2x1x2x1x2x1xf32>) -> tensor<2x1x2x1x2x3xf32>
  return %r : tensor<2x1x2x1x2x3xf32>
}

// exact
func.func @concatenate_f32_6(%a0: tensor<1x2x1x1x2x1xf32>, %a1: tensor<3x2x1x1x2x1xf32>) -> tensor<4x2x1x1x2x1xf32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xf32>, tensor<3x2x1x1x2x1xf32>) -> tensor<4x2x1x1x2x1xf32>
  return %r : tensor<4x2x1x1x2x1xf32>
}

// exact
func.func @concatenate_f16(%a0: tensor<1x2x1x1x2x1xf16>, %a1: tensor<3x2x1x1x2x1xf16>) -> tensor<4x2x1x1x2x1xf16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xf16>, tensor<3x2x1x1x2x1xf16>) -> tensor<4x2x1x1x2x1xf16>
  return %r : tensor<4x2x1x1x2x1xf16>
}

// exact
func.func @concatenate_f16_2(%a0: tensor<3xf16>) -> tensor<3xf16> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xf16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// exact
func.func @concatenate_f16_3(%a0: tensor<3xf16>, %a1: tensor<2xf16>) -> tensor<5xf16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xf16>, tensor<2xf16>) -> tensor<5xf16>
  return %r : tensor<5xf16>
}

// exact
func.func @concatenate_f16_4(%a0: tensor<1xf16>, %a1: tensor<0xf16>, %a2: tensor<4xf16>, %a3: tensor<2xf16>) -> tensor<7xf16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xf16>, tensor<0xf16>, tensor<4xf16>, tensor<2xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// exact
func.func @concatenate_f16_5(%a0: tensor<0xf16>, %a1: tensor<0xf16>) -> tensor<0xf16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// exact
func.func @concatenate_f16_6(%a0: tensor<2x3xf16>, %a1: tensor<2x1xf16>) -> tensor<2x4xf16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf16>, tensor<2x1xf16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// exact
func.func @concatenate_bf16(%a0: tensor<2x3xbf16>, %a1: tensor<2x1xbf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xbf16>, tensor<2x1xbf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// exact
func.func @concatenate_bf16_2(%a0: tensor<2x3xbf16>, %a1: tensor<1x3xbf16>, %a2: tensor<4x3xbf16>) -> tensor<7x3xbf16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xbf16>, tensor<1x3xbf16>, tensor<4x3xbf16>) -> tensor<7x3xbf16>
  return %r : tensor<7x3xbf16>
}

// exact
func.func @concatenate_bf16_3(%a0: tensor<2x0xbf16>, %a1: tensor<2x0xbf16>) -> tensor<4x0xbf16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> tensor<4x0xbf16>
  return %r : tensor<4x0xbf16>
}

// exact
func.func @concatenate_bf16_4(%a0: tensor<1x2x2xbf16>, %a1: tensor<1x2x2xbf16>, %a2: tensor<1x2x2xbf16>, %a3: tensor<1x2x2xbf16>, %a4: tensor<1x2x2xbf16>, %a5: tensor<1x2x2xbf16>, %a6: tensor<1x2x2xbf16>) -> tensor<1x14x2xbf16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xbf16>, tensor<1x2x2xbf16>, tensor<1x2x2xbf16>, tensor<1x2x2xbf16>, tensor<1x2x2xbf16>, tensor<1x2x2xbf16>, tensor<1x2x2xbf16>) -> tensor<1x14x2xbf16>
  return %r : tensor<1x14x2xbf16>
}

// exact
func.func @concatenate_bf16_5(%a0: tensor<2x1x3xbf16>, %a1: tensor<2x2x3xbf16>, %a2: tensor<2x0x3xbf16>) -> tensor<2x3x3xbf16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xbf16>, tensor<2x2x3xbf16>, tensor<2x0x3xbf16>) -> tensor<2x3x3xbf16>
  return %r : tensor<2x3x3xbf16>
}

// exact
func.func @concatenate_bf16_6(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<2x1x2x1x2x1xbf16>) -> tensor<2x1x2x1x2x3xbf16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xbf16>, tensor<2x1x2x1x2x1xbf16>) -> tensor<2x1x2x1x2x3xbf16>
  return %r : tensor<2x1x2x1x2x3xbf16>
}

// exact
func.func @concatenate_i8(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<2x1x2x1x2x1xi8>) -> tensor<2x1x2x1x2x3xi8> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xi8>, tensor<2x1x2x1x2x1xi8>) -> tensor<2x1x2x1x2x3xi8>
  return %r : tensor<2x1x2x1x2x3xi8>
}

// exact
func.func @concatenate_i8_2(%a0: tensor<1x2x1x1x2x1xi8>, %a1: tensor<3x2x1x1x2x1xi8>) -> tensor<4x2x1x1x2x1xi8> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xi8>, tensor<3x2x1x1x2x1xi8>) -> tensor<4x2x1x1x2x1xi8>
  return %r : tensor<4x2x1x1x2x1xi8>
}

// exact
func.func @concatenate_i8_3(%a0: tensor<3xi8>) -> tensor<3xi8> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// exact
func.func @concatenate_i8_4(%a0: tensor<3xi8>, %a1: tensor<2xi8>) -> tensor<5xi8> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xi8>, tensor<2xi8>) -> tensor<5xi8>
  return %r : tensor<5xi8>
}

// exact
func.func @concatenate_i8_5(%a0: tensor<1xi8>, %a1: tensor<0xi8>, %a2: tensor<4xi8>, %a3: tensor<2xi8>) -> tensor<7xi8> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xi8>, tensor<0xi8>, tensor<4xi8>, tensor<2xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// exact
func.func @concatenate_i8_6(%a0: tensor<0xi8>, %a1: tensor<0xi8>) -> tensor<0xi8> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xi8>, tensor<0xi8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// exact
func.func @concatenate_i16(%a0: tensor<0xi16>, %a1: tensor<0xi16>) -> tensor<0xi16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xi16>, tensor<0xi16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @concatenate_i16_2(%a0: tensor<2x3xi16>, %a1: tensor<2x1xi16>) -> tensor<2x4xi16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xi16>, tensor<2x1xi16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// exact
func.func @concatenate_i16_3(%a0: tensor<2x3xi16>, %a1: tensor<1x3xi16>, %a2: tensor<4x3xi16>) -> tensor<7x3xi16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xi16>, tensor<1x3xi16>, tensor<4x3xi16>) -> tensor<7x3xi16>
  return %r : tensor<7x3xi16>
}

// exact
func.func @concatenate_i16_4(%a0: tensor<2x0xi16>, %a1: tensor<2x0xi16>) -> tensor<4x0xi16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xi16>, tensor<2x0xi16>) -> tensor<4x0xi16>
  return %r : tensor<4x0xi16>
}

// exact
func.func @concatenate_i16_5(%a0: tensor<1x2x2xi16>, %a1: tensor<1x2x2xi16>, %a2: tensor<1x2x2xi16>, %a3: tensor<1x2x2xi16>, %a4: tensor<1x2x2xi16>, %a5: tensor<1x2x2xi16>, %a6: tensor<1x2x2xi16>) -> tensor<1x14x2xi16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xi16>, tensor<1x2x2xi16>, tensor<1x2x2xi16>, tensor<1x2x2xi16>, tensor<1x2x2xi16>, tensor<1x2x2xi16>, tensor<1x2x2xi16>) -> tensor<1x14x2xi16>
  return %r : tensor<1x14x2xi16>
}

// exact
func.func @concatenate_i16_6(%a0: tensor<2x1x3xi16>, %a1: tensor<2x2x3xi16>, %a2: tensor<2x0x3xi16>) -> tensor<2x3x3xi16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xi16>, tensor<2x2x3xi16>, tensor<2x0x3xi16>) -> tensor<2x3x3xi16>
  return %r : tensor<2x3x3xi16>
}

// exact
func.func @concatenate_i32(%a0: tensor<2x1x3xi32>, %a1: tensor<2x2x3xi32>, %a2: tensor<2x0x3xi32>) -> tensor<2x3x3xi32> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xi32>, tensor<2x2x3xi32>, tensor<2x0x3xi32>) -> tensor<2x3x3xi32>
  return %r : tensor<2x3x3xi32>
}

// exact
func.func @concatenate_i32_2(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<2x1x2x1x2x1xi32>) -> tensor<2x1x2x1x2x3xi32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xi32>, tensor<2x1x2x1x2x1xi32>) -> tensor<2x1x2x1x2x3xi32>
  return %r : tensor<2x1x2x1x2x3xi32>
}

// exact
func.func @concatenate_i32_3(%a0: tensor<1x2x1x1x2x1xi32>, %a1: tensor<3x2x1x1x2x1xi32>) -> tensor<4x2x1x1x2x1xi32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xi32>, tensor<3x2x1x1x2x1xi32>) -> tensor<4x2x1x1x2x1xi32>
  return %r : tensor<4x2x1x1x2x1xi32>
}

// exact
func.func @concatenate_i32_4(%a0: tensor<3xi32>) -> tensor<3xi32> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// exact
func.func @concatenate_i32_5(%a0: tensor<3xi32>, %a1: tensor<2xi32>) -> tensor<5xi32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<2xi32>) -> tensor<5xi32>
  return %r : tensor<5xi32>
}

// exact
func.func @concatenate_i32_6(%a0: tensor<1xi32>, %a1: tensor<0xi32>, %a2: tensor<4xi32>, %a3: tensor<2xi32>) -> tensor<7xi32> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<0xi32>, tensor<4xi32>, tensor<2xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// exact
func.func @concatenate_i64(%a0: tensor<1xi64>, %a1: tensor<0xi64>, %a2: tensor<4xi64>, %a3: tensor<2xi64>) -> tensor<7xi64> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<0xi64>, tensor<4xi64>, tensor<2xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @concatenate_i64_2(%a0: tensor<0xi64>, %a1: tensor<0xi64>) -> tensor<0xi64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// exact
func.func @concatenate_i64_3(%a0: tensor<2x3xi64>, %a1: tensor<2x1xi64>) -> tensor<2x4xi64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xi64>, tensor<2x1xi64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// exact
func.func @concatenate_i64_4(%a0: tensor<2x3xi64>, %a1: tensor<1x3xi64>, %a2: tensor<4x3xi64>) -> tensor<7x3xi64> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xi64>, tensor<1x3xi64>, tensor<4x3xi64>) -> tensor<7x3xi64>
  return %r : tensor<7x3xi64>
}

// exact
func.func @concatenate_i64_5(%a0: tensor<2x0xi64>, %a1: tensor<2x0xi64>) -> tensor<4x0xi64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xi64>, tensor<2x0xi64>) -> tensor<4x0xi64>
  return %r : tensor<4x0xi64>
}

// exact
func.func @concatenate_i64_6(%a0: tensor<1x2x2xi64>, %a1: tensor<1x2x2xi64>, %a2: tensor<1x2x2xi64>, %a3: tensor<1x2x2xi64>, %a4: tensor<1x2x2xi64>, %a5: tensor<1x2x2xi64>, %a6: tensor<1x2x2xi64>) -> tensor<1x14x2xi64> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xi64>, tensor<1x2x2xi64>, tensor<1x2x2xi64>, tensor<1x2x2xi64>, tensor<1x2x2xi64>, tensor<1x2x2xi64>, tensor<1x2x2xi64>) -> tensor<1x14x2xi64>
  return %r : tensor<1x14x2xi64>
}

// exact
func.func @concatenate_ui8(%a0: tensor<1x2x2xui8>, %a1: tensor<1x2x2xui8>, %a2: tensor<1x2x2xui8>, %a3: tensor<1x2x2xui8>, %a4: tensor<1x2x2xui8>, %a5: tensor<1x2x2xui8>, %a6: tensor<1x2x2xui8>) -> tensor<1x14x2xui8> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>, tensor<1x2x2xui8>) -> tensor<1x14x2xui8>
  return %r : tensor<1x14x2xui8>
}

// exact
func.func @concatenate_ui8_2(%a0: tensor<2x1x3xui8>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x0x3xui8>) -> tensor<2x3x3xui8> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xui8>, tensor<2x2x3xui8>, tensor<2x0x3xui8>) -> tensor<2x3x3xui8>
  return %r : tensor<2x3x3xui8>
}

// exact
func.func @concatenate_ui8_3(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<2x1x2x1x2x1xui8>) -> tensor<2x1x2x1x2x3xui8> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xui8>, tensor<2x1x2x1x2x1xui8>) -> tensor<2x1x2x1x2x3xui8>
  return %r : tensor<2x1x2x1x2x3xui8>
}

// exact
func.func @concatenate_ui8_4(%a0: tensor<1x2x1x1x2x1xui8>, %a1: tensor<3x2x1x1x2x1xui8>) -> tensor<4x2x1x1x2x1xui8> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xui8>, tensor<3x2x1x1x2x1xui8>) -> tensor<4x2x1x1x2x1xui8>
  return %r : tensor<4x2x1x1x2x1xui8>
}

// exact
func.func @concatenate_ui8_5(%a0: tensor<3xui8>) -> tensor<3xui8> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// exact
func.func @concatenate_ui8_6(%a0: tensor<3xui8>, %a1: tensor<2xui8>) -> tensor<5xui8> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xui8>, tensor<2xui8>) -> tensor<5xui8>
  return %r : tensor<5xui8>
}

// exact
func.func @concatenate_ui16(%a0: tensor<3xui16>, %a1: tensor<2xui16>) -> tensor<5xui16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xui16>, tensor<2xui16>) -> tensor<5xui16>
  return %r : tensor<5xui16>
}

// exact
func.func @concatenate_ui16_2(%a0: tensor<1xui16>, %a1: tensor<0xui16>, %a2: tensor<4xui16>, %a3: tensor<2xui16>) -> tensor<7xui16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xui16>, tensor<0xui16>, tensor<4xui16>, tensor<2xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @concatenate_ui16_3(%a0: tensor<0xui16>, %a1: tensor<0xui16>) -> tensor<0xui16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xui16>, tensor<0xui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// exact
func.func @concatenate_ui16_4(%a0: tensor<2x3xui16>, %a1: tensor<2x1xui16>) -> tensor<2x4xui16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xui16>, tensor<2x1xui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// exact
func.func @concatenate_ui16_5(%a0: tensor<2x3xui16>, %a1: tensor<1x3xui16>, %a2: tensor<4x3xui16>) -> tensor<7x3xui16> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xui16>, tensor<1x3xui16>, tensor<4x3xui16>) -> tensor<7x3xui16>
  return %r : tensor<7x3xui16>
}

// exact
func.func @concatenate_ui16_6(%a0: tensor<2x0xui16>, %a1: tensor<2x0xui16>) -> tensor<4x0xui16> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xui16>, tensor<2x0xui16>) -> tensor<4x0xui16>
  return %r : tensor<4x0xui16>
}

// exact
func.func @concatenate_ui32(%a0: tensor<2x0xui32>, %a1: tensor<2x0xui32>) -> tensor<4x0xui32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xui32>, tensor<2x0xui32>) -> tensor<4x0xui32>
  return %r : tensor<4x0xui32>
}

// exact
func.func @concatenate_ui32_2(%a0: tensor<1x2x2xui32>, %a1: tensor<1x2x2xui32>, %a2: tensor<1x2x2xui32>, %a3: tensor<1x2x2xui32>, %a4: tensor<1x2x2xui32>, %a5: tensor<1x2x2xui32>, %a6: tensor<1x2x2xui32>) -> tensor<1x14x2xui32> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xui32>, tensor<1x2x2xui32>, tensor<1x2x2xui32>, tensor<1x2x2xui32>, tensor<1x2x2xui32>, tensor<1x2x2xui32>, tensor<1x2x2xui32>) -> tensor<1x14x2xui32>
  return %r : tensor<1x14x2xui32>
}

// exact
func.func @concatenate_ui32_3(%a0: tensor<2x1x3xui32>, %a1: tensor<2x2x3xui32>, %a2: tensor<2x0x3xui32>) -> tensor<2x3x3xui32> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xui32>, tensor<2x2x3xui32>, tensor<2x0x3xui32>) -> tensor<2x3x3xui32>
  return %r : tensor<2x3x3xui32>
}

// exact
func.func @concatenate_ui32_4(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<2x1x2x1x2x1xui32>) -> tensor<2x1x2x1x2x3xui32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xui32>, tensor<2x1x2x1x2x1xui32>) -> tensor<2x1x2x1x2x3xui32>
  return %r : tensor<2x1x2x1x2x3xui32>
}

// exact
func.func @concatenate_ui32_5(%a0: tensor<1x2x1x1x2x1xui32>, %a1: tensor<3x2x1x1x2x1xui32>) -> tensor<4x2x1x1x2x1xui32> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xui32>, tensor<3x2x1x1x2x1xui32>) -> tensor<4x2x1x1x2x1xui32>
  return %r : tensor<4x2x1x1x2x1xui32>
}

// exact
func.func @concatenate_ui32_6(%a0: tensor<3xui32>) -> tensor<3xui32> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// exact
func.func @concatenate_ui64(%a0: tensor<3xui64>) -> tensor<3xui64> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// exact
func.func @concatenate_ui64_2(%a0: tensor<3xui64>, %a1: tensor<2xui64>) -> tensor<5xui64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xui64>, tensor<2xui64>) -> tensor<5xui64>
  return %r : tensor<5xui64>
}

// exact
func.func @concatenate_ui64_3(%a0: tensor<1xui64>, %a1: tensor<0xui64>, %a2: tensor<4xui64>, %a3: tensor<2xui64>) -> tensor<7xui64> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<0xui64>, tensor<4xui64>, tensor<2xui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @concatenate_ui64_4(%a0: tensor<0xui64>, %a1: tensor<0xui64>) -> tensor<0xui64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xui64>, tensor<0xui64>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// exact
func.func @concatenate_ui64_5(%a0: tensor<2x3xui64>, %a1: tensor<2x1xui64>) -> tensor<2x4xui64> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// exact
func.func @concatenate_ui64_6(%a0: tensor<2x3xui64>, %a1: tensor<1x3xui64>, %a2: tensor<4x3xui64>) -> tensor<7x3xui64> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xui64>, tensor<1x3xui64>, tensor<4x3xui64>) -> tensor<7x3xui64>
  return %r : tensor<7x3xui64>
}

// exact
func.func @concatenate_c64(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<1x3xcomplex<f32>>, %a2: tensor<4x3xcomplex<f32>>) -> tensor<7x3xcomplex<f32>> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<7x3xcomplex<f32>>
  return %r : tensor<7x3xcomplex<f32>>
}

// exact
func.func @concatenate_c64_2(%a0: tensor<2x0xcomplex<f32>>, %a1: tensor<2x0xcomplex<f32>>) -> tensor<4x0xcomplex<f32>> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<4x0xcomplex<f32>>
  return %r : tensor<4x0xcomplex<f32>>
}

// exact
func.func @concatenate_c64_3(%a0: tensor<1x2x2xcomplex<f32>>, %a1: tensor<1x2x2xcomplex<f32>>, %a2: tensor<1x2x2xcomplex<f32>>, %a3: tensor<1x2x2xcomplex<f32>>, %a4: tensor<1x2x2xcomplex<f32>>, %a5: tensor<1x2x2xcomplex<f32>>, %a6: tensor<1x2x2xcomplex<f32>>) -> tensor<1x14x2xcomplex<f32>> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x14x2xcomplex<f32>>
  return %r : tensor<1x14x2xcomplex<f32>>
}

// exact
func.func @concatenate_c64_4(%a0: tensor<2x1x3xcomplex<f32>>, %a1: tensor<2x2x3xcomplex<f32>>, %a2: tensor<2x0x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  return %r : tensor<2x3x3xcomplex<f32>>
}

// exact
func.func @concatenate_c64_5(%a0: tensor<2x1x2x1x2x2xcomplex<f32>>, %a1: tensor<2x1x2x1x2x1xcomplex<f32>>) -> tensor<2x1x2x1x2x3xcomplex<f32>> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xcomplex<f32>>, tensor<2x1x2x1x2x1xcomplex<f32>>) -> tensor<2x1x2x1x2x3xcomplex<f32>>
  return %r : tensor<2x1x2x1x2x3xcomplex<f32>>
}

// exact
func.func @concatenate_c64_6(%a0: tensor<1x2x1x1x2x1xcomplex<f32>>, %a1: tensor<3x2x1x1x2x1xcomplex<f32>>) -> tensor<4x2x1x1x2x1xcomplex<f32>> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xcomplex<f32>>, tensor<3x2x1x1x2x1xcomplex<f32>>) -> tensor<4x2x1x1x2x1xcomplex<f32>>
  return %r : tensor<4x2x1x1x2x1xcomplex<f32>>
}

// exact
func.func @concatenate_c128(%a0: tensor<1x2x1x1x2x1xcomplex<f64>>, %a1: tensor<3x2x1x1x2x1xcomplex<f64>>) -> tensor<4x2x1x1x2x1xcomplex<f64>> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xcomplex<f64>>, tensor<3x2x1x1x2x1xcomplex<f64>>) -> tensor<4x2x1x1x2x1xcomplex<f64>>
  return %r : tensor<4x2x1x1x2x1xcomplex<f64>>
}

// exact
func.func @concatenate_c128_2(%a0: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}

// exact
func.func @concatenate_c128_3(%a0: tensor<3xcomplex<f64>>, %a1: tensor<2xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  return %r : tensor<5xcomplex<f64>>
}

// exact
func.func @concatenate_c128_4(%a0: tensor<1xcomplex<f64>>, %a1: tensor<0xcomplex<f64>>, %a2: tensor<4xcomplex<f64>>, %a3: tensor<2xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// exact
func.func @concatenate_c128_5(%a0: tensor<0xcomplex<f64>>, %a1: tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// exact
func.func @concatenate_c128_6(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<2x1xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}

// exact
func.func @concatenate_i1(%a0: tensor<2x3xi1>, %a1: tensor<2x1xi1>) -> tensor<2x4xi1> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xi1>, tensor<2x1xi1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// exact
func.func @concatenate_i1_2(%a0: tensor<2x3xi1>, %a1: tensor<1x3xi1>, %a2: tensor<4x3xi1>) -> tensor<7x3xi1> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xi1>, tensor<1x3xi1>, tensor<4x3xi1>) -> tensor<7x3xi1>
  return %r : tensor<7x3xi1>
}

// exact
func.func @concatenate_i1_3(%a0: tensor<2x0xi1>, %a1: tensor<2x0xi1>) -> tensor<4x0xi1> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xi1>, tensor<2x0xi1>) -> tensor<4x0xi1>
  return %r : tensor<4x0xi1>
}

// exact
func.func @concatenate_i1_4(%a0: tensor<1x2x2xi1>, %a1: tensor<1x2x2xi1>, %a2: tensor<1x2x2xi1>, %a3: tensor<1x2x2xi1>, %a4: tensor<1x2x2xi1>, %a5: tensor<1x2x2xi1>, %a6: tensor<1x2x2xi1>) -> tensor<1x14x2xi1> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x14x2xi1>
  return %r : tensor<1x14x2xi1>
}

// exact
func.func @concatenate_i1_5(%a0: tensor<2x1x3xi1>, %a1: tensor<2x2x3xi1>, %a2: tensor<2x0x3xi1>) -> tensor<2x3x3xi1> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xi1>, tensor<2x2x3xi1>, tensor<2x0x3xi1>) -> tensor<2x3x3xi1>
  return %r : tensor<2x3x3xi1>
}

// exact
func.func @concatenate_i1_6(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<2x1x2x1x2x1xi1>) -> tensor<2x1x2x1x2x3xi1> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xi1>, tensor<2x1x2x1x2x1xi1>) -> tensor<2x1x2x1x2x3xi1>
  return %r : tensor<2x1x2x1x2x3xi1>
}

// exact
func.func @concatenate_f8E4M3FN(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>, %a1: tensor<2x1x2x1x2x1xf8E4M3FN>) -> tensor<2x1x2x1x2x3xf8E4M3FN> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xf8E4M3FN>, tensor<2x1x2x1x2x1xf8E4M3FN>) -> tensor<2x1x2x1x2x3xf8E4M3FN>
  return %r : tensor<2x1x2x1x2x3xf8E4M3FN>
}

// exact
func.func @concatenate_f8E4M3FN_2(%a0: tensor<1x2x1x1x2x1xf8E4M3FN>, %a1: tensor<3x2x1x1x2x1xf8E4M3FN>) -> tensor<4x2x1x1x2x1xf8E4M3FN> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xf8E4M3FN>, tensor<3x2x1x1x2x1xf8E4M3FN>) -> tensor<4x2x1x1x2x1xf8E4M3FN>
  return %r : tensor<4x2x1x1x2x1xf8E4M3FN>
}

// exact
func.func @concatenate_f8E4M3FN_3(%a0: tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// exact
func.func @concatenate_f8E4M3FN_4(%a0: tensor<3xf8E4M3FN>, %a1: tensor<2xf8E4M3FN>) -> tensor<5xf8E4M3FN> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  return %r : tensor<5xf8E4M3FN>
}

// exact
func.func @concatenate_f8E4M3FN_5(%a0: tensor<1xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>, %a2: tensor<4xf8E4M3FN>, %a3: tensor<2xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// exact
func.func @concatenate_f8E4M3FN_6(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @concatenate_f8E5M2(%a0: tensor<0xf8E5M2>, %a1: tensor<0xf8E5M2>) -> tensor<0xf8E5M2> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xf8E5M2>, tensor<0xf8E5M2>) -> tensor<0xf8E5M2>
  return %r : tensor<0xf8E5M2>
}

// exact
func.func @concatenate_f8E5M2_2(%a0: tensor<2x3xf8E5M2>, %a1: tensor<2x1xf8E5M2>) -> tensor<2x4xf8E5M2> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf8E5M2>, tensor<2x1xf8E5M2>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// exact
func.func @concatenate_f8E5M2_3(%a0: tensor<2x3xf8E5M2>, %a1: tensor<1x3xf8E5M2>, %a2: tensor<4x3xf8E5M2>) -> tensor<7x3xf8E5M2> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xf8E5M2>, tensor<1x3xf8E5M2>, tensor<4x3xf8E5M2>) -> tensor<7x3xf8E5M2>
  return %r : tensor<7x3xf8E5M2>
}

// exact
func.func @concatenate_f8E5M2_4(%a0: tensor<2x0xf8E5M2>, %a1: tensor<2x0xf8E5M2>) -> tensor<4x0xf8E5M2> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xf8E5M2>, tensor<2x0xf8E5M2>) -> tensor<4x0xf8E5M2>
  return %r : tensor<4x0xf8E5M2>
}

// exact
func.func @concatenate_f8E5M2_5(%a0: tensor<1x2x2xf8E5M2>, %a1: tensor<1x2x2xf8E5M2>, %a2: tensor<1x2x2xf8E5M2>, %a3: tensor<1x2x2xf8E5M2>, %a4: tensor<1x2x2xf8E5M2>, %a5: tensor<1x2x2xf8E5M2>, %a6: tensor<1x2x2xf8E5M2>) -> tensor<1x14x2xf8E5M2> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xf8E5M2>, tensor<1x2x2xf8E5M2>, tensor<1x2x2xf8E5M2>, tensor<1x2x2xf8E5M2>, tensor<1x2x2xf8E5M2>, tensor<1x2x2xf8E5M2>, tensor<1x2x2xf8E5M2>) -> tensor<1x14x2xf8E5M2>
  return %r : tensor<1x14x2xf8E5M2>
}

// exact
func.func @concatenate_f8E5M2_6(%a0: tensor<2x1x3xf8E5M2>, %a1: tensor<2x2x3xf8E5M2>, %a2: tensor<2x0x3xf8E5M2>) -> tensor<2x3x3xf8E5M2> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xf8E5M2>, tensor<2x2x3xf8E5M2>, tensor<2x0x3xf8E5M2>) -> tensor<2x3x3xf8E5M2>
  return %r : tensor<2x3x3xf8E5M2>
}

// exact
func.func @concatenate_i4(%a0: tensor<2x1x3xi4>, %a1: tensor<2x2x3xi4>, %a2: tensor<2x0x3xi4>) -> tensor<2x3x3xi4> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x1x3xi4>, tensor<2x2x3xi4>, tensor<2x0x3xi4>) -> tensor<2x3x3xi4>
  return %r : tensor<2x3x3xi4>
}

// exact
func.func @concatenate_i4_2(%a0: tensor<2x1x2x1x2x2xi4>, %a1: tensor<2x1x2x1x2x1xi4>) -> tensor<2x1x2x1x2x3xi4> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 5 : i64}> : (tensor<2x1x2x1x2x2xi4>, tensor<2x1x2x1x2x1xi4>) -> tensor<2x1x2x1x2x3xi4>
  return %r : tensor<2x1x2x1x2x3xi4>
}

// exact
func.func @concatenate_i4_3(%a0: tensor<1x2x1x1x2x1xi4>, %a1: tensor<3x2x1x1x2x1xi4>) -> tensor<4x2x1x1x2x1xi4> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x2x1x1x2x1xi4>, tensor<3x2x1x1x2x1xi4>) -> tensor<4x2x1x1x2x1xi4>
  return %r : tensor<4x2x1x1x2x1xi4>
}

// exact
func.func @concatenate_i4_4(%a0: tensor<3xi4>) -> tensor<3xi4> {
  %r = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<3xi4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// exact
func.func @concatenate_i4_5(%a0: tensor<3xi4>, %a1: tensor<2xi4>) -> tensor<5xi4> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<3xi4>, tensor<2xi4>) -> tensor<5xi4>
  return %r : tensor<5xi4>
}

// exact
func.func @concatenate_i4_6(%a0: tensor<1xi4>, %a1: tensor<0xi4>, %a2: tensor<4xi4>, %a3: tensor<2xi4>) -> tensor<7xi4> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xi4>, tensor<0xi4>, tensor<4xi4>, tensor<2xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// exact
func.func @concatenate_ui4(%a0: tensor<1xui4>, %a1: tensor<0xui4>, %a2: tensor<4xui4>, %a3: tensor<2xui4>) -> tensor<7xui4> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64}> : (tensor<1xui4>, tensor<0xui4>, tensor<4xui4>, tensor<2xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// exact
func.func @concatenate_ui4_2(%a0: tensor<0xui4>, %a1: tensor<0xui4>) -> tensor<0xui4> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<0xui4>, tensor<0xui4>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// exact
func.func @concatenate_ui4_3(%a0: tensor<2x3xui4>, %a1: tensor<2x1xui4>) -> tensor<2x4xui4> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xui4>, tensor<2x1xui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// exact
func.func @concatenate_ui4_4(%a0: tensor<2x3xui4>, %a1: tensor<1x3xui4>, %a2: tensor<4x3xui4>) -> tensor<7x3xui4> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xui4>, tensor<1x3xui4>, tensor<4x3xui4>) -> tensor<7x3xui4>
  return %r : tensor<7x3xui4>
}

// exact
func.func @concatenate_ui4_5(%a0: tensor<2x0xui4>, %a1: tensor<2x0xui4>) -> tensor<4x0xui4> {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x0xui4>, tensor<2x0xui4>) -> tensor<4x0xui4>
  return %r : tensor<4x0xui4>
}

// exact
func.func @concatenate_ui4_6(%a0: tensor<1x2x2xui4>, %a1: tensor<1x2x2xui4>, %a2: tensor<1x2x2xui4>, %a3: tensor<1x2x2xui4>, %a4: tensor<1x2x2xui4>, %a5: tensor<1x2x2xui4>, %a6: tensor<1x2x2xui4>) -> tensor<1x14x2xui4> {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{dimension = 1 : i64}> : (tensor<1x2x2xui4>, tensor<1x2x2xui4>, tensor<1x2x2xui4>, tensor<1x2x2xui4>, tensor<1x2x2xui4>, tensor<1x2x2xui4>, tensor<1x2x2xui4>) -> tensor<1x14x2xui4>
  return %r : tensor<1x14x2xui4>
}

// exact
func.func @iota_f64() -> tensor<5xf64> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf64>
  return %r : tensor<5xf64>
}

// exact
func.func @iota_f64_2() -> tensor<2x3xf64> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @iota_f64_3() -> tensor<2x3xf64> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @iota_f64_4() -> tensor<0xf64> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @iota_f64_5() -> tensor<3x0xf64> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xf64>
  return %r : tensor<3x0xf64>
}

// exact
func.func @iota_f64_6() -> tensor<1x1xf64> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// exact
func.func @iota_f32() -> tensor<1x1xf32> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// exact
func.func @iota_f32_2() -> tensor<2x3x4xf32> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

// exact
func.func @iota_f32_3() -> tensor<2x1x2x1x2x3xf32> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xf32>
  return %r : tensor<2x1x2x1x2x3xf32>
}

// exact
func.func @iota_f32_4() -> tensor<2x1x2x1x2x3xf32> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xf32>
  return %r : tensor<2x1x2x1x2x3xf32>
}

// exact
func.func @iota_f32_5() -> tensor<15xf32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @iota_f32_6() -> tensor<5xf32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// exact
func.func @iota_f16() -> tensor<5xf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf16>
  return %r : tensor<5xf16>
}

// exact
func.func @iota_f16_2() -> tensor<2x3xf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// exact
func.func @iota_f16_3() -> tensor<2x3xf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// exact
func.func @iota_f16_4() -> tensor<0xf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// exact
func.func @iota_f16_5() -> tensor<3x0xf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xf16>
  return %r : tensor<3x0xf16>
}

// exact
func.func @iota_f16_6() -> tensor<1x1xf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xf16>
  return %r : tensor<1x1xf16>
}

// exact
func.func @iota_bf16() -> tensor<1x1xbf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}

// exact
func.func @iota_bf16_2() -> tensor<2x3x4xbf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xbf16>
  return %r : tensor<2x3x4xbf16>
}

// exact
func.func @iota_bf16_3() -> tensor<2x1x2x1x2x3xbf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xbf16>
  return %r : tensor<2x1x2x1x2x3xbf16>
}

// exact
func.func @iota_bf16_4() -> tensor<2x1x2x1x2x3xbf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xbf16>
  return %r : tensor<2x1x2x1x2x3xbf16>
}

// exact
func.func @iota_bf16_5() -> tensor<15xbf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xbf16>
  return %r : tensor<15xbf16>
}

// exact
func.func @iota_bf16_6() -> tensor<5xbf16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xbf16>
  return %r : tensor<5xbf16>
}

// exact
func.func @iota_f8E4M3FN() -> tensor<5xf8E4M3FN> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf8E4M3FN>
  return %r : tensor<5xf8E4M3FN>
}

// exact
func.func @iota_f8E4M3FN_2() -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @iota_f8E4M3FN_3() -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @iota_f8E4M3FN_4() -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @iota_f8E4M3FN_5() -> tensor<3x0xf8E4M3FN> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xf8E4M3FN>
  return %r : tensor<3x0xf8E4M3FN>
}

// exact
func.func @iota_f8E4M3FN_6() -> tensor<1x1xf8E4M3FN> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xf8E4M3FN>
  return %r : tensor<1x1xf8E4M3FN>
}

// exact
func.func @iota_f8E5M2() -> tensor<1x1xf8E5M2> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xf8E5M2>
  return %r : tensor<1x1xf8E5M2>
}

// exact
func.func @iota_f8E5M2_2() -> tensor<2x3x4xf8E5M2> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xf8E5M2>
  return %r : tensor<2x3x4xf8E5M2>
}

// exact
func.func @iota_f8E5M2_3() -> tensor<2x1x2x1x2x3xf8E5M2> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xf8E5M2>
  return %r : tensor<2x1x2x1x2x3xf8E5M2>
}

// exact
func.func @iota_f8E5M2_4() -> tensor<2x1x2x1x2x3xf8E5M2> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xf8E5M2>
  return %r : tensor<2x1x2x1x2x3xf8E5M2>
}

// exact
func.func @iota_f8E5M2_5() -> tensor<15xf8E5M2> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xf8E5M2>
  return %r : tensor<15xf8E5M2>
}

// exact
func.func @iota_f8E5M2_6() -> tensor<5xf8E5M2> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf8E5M2>
  return %r : tensor<5xf8E5M2>
}

// exact
func.func @iota_i8() -> tensor<5xi8> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi8>
  return %r : tensor<5xi8>
}

// exact
func.func @iota_i8_2() -> tensor<2x3xi8> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// exact
func.func @iota_i8_3() -> tensor<2x3xi8> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// exact
func.func @iota_i8_4() -> tensor<0xi8> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// exact
func.func @iota_i8_5() -> tensor<3x0xi8> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xi8>
  return %r : tensor<3x0xi8>
}

// exact
func.func @iota_i8_6() -> tensor<1x1xi8> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// exact
func.func @iota_i16() -> tensor<1x1xi16> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi16>
  return %r : tensor<1x1xi16>
}

// exact
func.func @iota_i16_2() -> tensor<2x3x4xi16> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xi16>
  return %r : tensor<2x3x4xi16>
}

// exact
func.func @iota_i16_3() -> tensor<2x1x2x1x2x3xi16> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xi16>
  return %r : tensor<2x1x2x1x2x3xi16>
}

// exact
func.func @iota_i16_4() -> tensor<2x1x2x1x2x3xi16> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xi16>
  return %r : tensor<2x1x2x1x2x3xi16>
}

// exact
func.func @iota_i16_5() -> tensor<15xi16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xi16>
  return %r : tensor<15xi16>
}

// exact
func.func @iota_i16_6() -> tensor<5xi16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi16>
  return %r : tensor<5xi16>
}

// exact
func.func @iota_i32() -> tensor<5xi32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  return %r : tensor<5xi32>
}

// exact
func.func @iota_i32_2() -> tensor<2x3xi32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @iota_i32_3() -> tensor<2x3xi32> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @iota_i32_4() -> tensor<0xi32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// exact
func.func @iota_i32_5() -> tensor<3x0xi32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xi32>
  return %r : tensor<3x0xi32>
}

// exact
func.func @iota_i32_6() -> tensor<1x1xi32> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// exact
func.func @iota_i64() -> tensor<1x1xi64> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
  return %r : tensor<1x1xi64>
}

// exact
func.func @iota_i64_2() -> tensor<2x3x4xi64> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xi64>
  return %r : tensor<2x3x4xi64>
}

// exact
func.func @iota_i64_3() -> tensor<2x1x2x1x2x3xi64> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xi64>
  return %r : tensor<2x1x2x1x2x3xi64>
}

// exact
func.func @iota_i64_4() -> tensor<2x1x2x1x2x3xi64> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xi64>
  return %r : tensor<2x1x2x1x2x3xi64>
}

// exact
func.func @iota_i64_5() -> tensor<15xi64> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xi64>
  return %r : tensor<15xi64>
}

// exact
func.func @iota_i64_6() -> tensor<5xi64> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  return %r : tensor<5xi64>
}

// exact
func.func @iota_ui8() -> tensor<5xui8> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xui8>
  return %r : tensor<5xui8>
}

// exact
func.func @iota_ui8_2() -> tensor<2x3xui8> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @iota_ui8_3() -> tensor<2x3xui8> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @iota_ui8_4() -> tensor<0xui8> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @iota_ui8_5() -> tensor<3x0xui8> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xui8>
  return %r : tensor<3x0xui8>
}

// exact
func.func @iota_ui8_6() -> tensor<1x1xui8> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xui8>
  return %r : tensor<1x1xui8>
}

// exact
func.func @iota_ui16() -> tensor<1x1xui16> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// exact
func.func @iota_ui16_2() -> tensor<2x3x4xui16> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xui16>
  return %r : tensor<2x3x4xui16>
}

// exact
func.func @iota_ui16_3() -> tensor<2x1x2x1x2x3xui16> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xui16>
  return %r : tensor<2x1x2x1x2x3xui16>
}

// exact
func.func @iota_ui16_4() -> tensor<2x1x2x1x2x3xui16> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xui16>
  return %r : tensor<2x1x2x1x2x3xui16>
}

// exact
func.func @iota_ui16_5() -> tensor<15xui16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xui16>
  return %r : tensor<15xui16>
}

// exact
func.func @iota_ui16_6() -> tensor<5xui16> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xui16>
  return %r : tensor<5xui16>
}

// exact
func.func @iota_ui32() -> tensor<5xui32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xui32>
  return %r : tensor<5xui32>
}

// exact
func.func @iota_ui32_2() -> tensor<2x3xui32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @iota_ui32_3() -> tensor<2x3xui32> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @iota_ui32_4() -> tensor<0xui32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// exact
func.func @iota_ui32_5() -> tensor<3x0xui32> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xui32>
  return %r : tensor<3x0xui32>
}

// exact
func.func @iota_ui32_6() -> tensor<1x1xui32> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xui32>
  return %r : tensor<1x1xui32>
}

// exact
func.func @iota_ui64() -> tensor<1x1xui64> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xui64>
  return %r : tensor<1x1xui64>
}

// exact
func.func @iota_ui64_2() -> tensor<2x3x4xui64> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xui64>
  return %r : tensor<2x3x4xui64>
}

// exact
func.func @iota_ui64_3() -> tensor<2x1x2x1x2x3xui64> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xui64>
  return %r : tensor<2x1x2x1x2x3xui64>
}

// exact
func.func @iota_ui64_4() -> tensor<2x1x2x1x2x3xui64> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xui64>
  return %r : tensor<2x1x2x1x2x3xui64>
}

// exact
func.func @iota_ui64_5() -> tensor<15xui64> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xui64>
  return %r : tensor<15xui64>
}

// exact
func.func @iota_ui64_6() -> tensor<5xui64> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xui64>
  return %r : tensor<5xui64>
}

// exact
func.func @iota_i4() -> tensor<5xi4> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi4>
  return %r : tensor<5xi4>
}

// exact
func.func @iota_i4_2() -> tensor<2x3xi4> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @iota_i4_3() -> tensor<2x3xi4> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @iota_i4_4() -> tensor<0xi4> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// exact
func.func @iota_i4_5() -> tensor<3x0xi4> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xi4>
  return %r : tensor<3x0xi4>
}

// exact
func.func @iota_i4_6() -> tensor<1x1xi4> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// exact
func.func @iota_ui4() -> tensor<1x1xui4> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// exact
func.func @iota_ui4_2() -> tensor<2x3x4xui4> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xui4>
  return %r : tensor<2x3x4xui4>
}

// exact
func.func @iota_ui4_3() -> tensor<2x1x2x1x2x3xui4> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xui4>
  return %r : tensor<2x1x2x1x2x3xui4>
}

// exact
func.func @iota_ui4_4() -> tensor<2x1x2x1x2x3xui4> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xui4>
  return %r : tensor<2x1x2x1x2x3xui4>
}

// exact
func.func @iota_ui4_5() -> tensor<15xui4> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @iota_ui4_6() -> tensor<5xui4> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xui4>
  return %r : tensor<5xui4>
}

// exact
func.func @iota_c64() -> tensor<5xcomplex<f32>> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xcomplex<f32>>
  return %r : tensor<5xcomplex<f32>>
}

// exact
func.func @iota_c64_2() -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @iota_c64_3() -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @iota_c64_4() -> tensor<0xcomplex<f32>> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}

// exact
func.func @iota_c64_5() -> tensor<3x0xcomplex<f32>> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x0xcomplex<f32>>
  return %r : tensor<3x0xcomplex<f32>>
}

// exact
func.func @iota_c64_6() -> tensor<1x1xcomplex<f32>> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}

// exact
func.func @iota_c128() -> tensor<1x1xcomplex<f64>> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}

// exact
func.func @iota_c128_2() -> tensor<2x3x4xcomplex<f64>> {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x4xcomplex<f64>>
  return %r : tensor<2x3x4xcomplex<f64>>
}

// exact
func.func @iota_c128_3() -> tensor<2x1x2x1x2x3xcomplex<f64>> {
  %r = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x1x2x1x2x3xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x3xcomplex<f64>>
}

// exact
func.func @iota_c128_4() -> tensor<2x1x2x1x2x3xcomplex<f64>> {
  %r = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x1x2x3xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x3xcomplex<f64>>
}

// exact
func.func @iota_c128_5() -> tensor<15xcomplex<f64>> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<15xcomplex<f64>>
  return %r : tensor<15xcomplex<f64>>
}

// exact
func.func @iota_c128_6() -> tensor<5xcomplex<f64>> {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xcomplex<f64>>
  return %r : tensor<5xcomplex<f64>>
}

// exact
func.func @constant_f64() -> tensor<f64> {
  %r = stablehlo.constant dense<0.00000000000000000e+00> : tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @constant_f64_2() -> tensor<27xf64> {
  %r = stablehlo.constant dense<[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00, -1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01, 1.50000000000000000e+00, -1.50000000000000000e+00, 2.50000000000000000e+00, -2.50000000000000000e+00, 3.00000000000000000e+00, 2.50000000000000000e-01, 1.00000000000000000e+01, -1.00000000000000000e+01, 1.00000000000000006e-01, 9.98999999999999999e-01, -9.98999999999999999e-01, 1.00099999999999989e+00, 1.00000000000000000e+02, -1.00000000000000000e+02, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 2.22507385850720138e-308, -2.22507385850720138e-308, 0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<27xf64>
  return %r : tensor<27xf64>
}

// exact
func.func @constant_f64_3() -> tensor<2x0xf64> {
  %r = stablehlo.constant dense<> : tensor<2x0xf64>
  return %r : tensor<2x0xf64>
}

// exact
func.func @constant_f64_4() -> tensor<2x3xf64> {
  %r = stablehlo.constant dense<[[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00], [-1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01]]> : tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @constant_f64_blob() -> tensor<3x5xf64> {
  %r = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F000000000000F8BF000000000000044000000000000004C00000000000000840000000000000D03F000000000000244000000000000024C09A9999999999B93F"> : tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}

// exact
func.func @constant_f64_splat() -> tensor<2x1x3xf64> {
  %r = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1x3xf64>
  return %r : tensor<2x1x3xf64>
}

// exact
func.func @constant_f32() -> tensor<f32> {
  %r = stablehlo.constant dense<0.00000000000000000e+00> : tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @constant_f32_2() -> tensor<27xf32> {
  %r = stablehlo.constant dense<[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00, -1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01, 1.50000000000000000e+00, -1.50000000000000000e+00, 2.50000000000000000e+00, -2.50000000000000000e+00, 3.00000000000000000e+00, 2.50000000000000000e-01, 1.00000000000000000e+01, -1.00000000000000000e+01, 1.00000001490116119e-01, 9.99000012874603271e-01, -9.99000012874603271e-01, 1.00100004673004150e+00, 1.00000000000000000e+02, -1.00000000000000000e+02, 3.40282346638528860e+38, -3.40282346638528860e+38, 1.17549435082228751e-38, -1.17549435082228751e-38, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<27xf32>
  return %r : tensor<27xf32>
}

// exact
func.func @constant_f32_3() -> tensor<2x0xf32> {
  %r = stablehlo.constant dense<> : tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

// exact
func.func @constant_f32_4() -> tensor<2x3xf32> {
  %r = stablehlo.constant dense<[[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00], [-1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01]]> : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// exact
func.func @constant_f32_blob() -> tensor<3x5xf32> {
  %r = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF0000C03F0000C0BF00002040000020C0000040400000803E00002041000020C1CDCCCC3D"> : tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

// exact
func.func @constant_f32_splat() -> tensor<2x1x3xf32> {
  %r = stablehlo.constant dense<0xFF800000> : tensor<2x1x3xf32>
  return %r : tensor<2x1x3xf32>
}

// exact
func.func @constant_f16() -> tensor<f16> {
  %r = stablehlo.constant dense<0.00000000000000000e+00> : tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @constant_f16_2() -> tensor<27xf16> {
  %r = stablehlo.constant dense<[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00, -1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01, 1.50000000000000000e+00, -1.50000000000000000e+00, 2.50000000000000000e+00, -2.50000000000000000e+00, 3.00000000000000000e+00, 2.50000000000000000e-01, 1.00000000000000000e+01, -1.00000000000000000e+01, 9.99755859375000000e-02, 9.99023437500000000e-01, -9.99023437500000000e-01, 1.00097656250000000e+00, 1.00000000000000000e+02, -1.00000000000000000e+02, 6.55040000000000000e+04, -6.55040000000000000e+04, 6.10351562500000000e-05, -6.10351562500000000e-05, 0x7E00, 0x7C00, 0xFC00]> : tensor<27xf16>
  return %r : tensor<27xf16>
}

// exact
func.func @constant_f16_3() -> tensor<2x0xf16> {
  %r = stablehlo.constant dense<> : tensor<2x0xf16>
  return %r : tensor<2x0xf16>
}

// exact
func.func @constant_f16_4() -> tensor<2x3xf16> {
  %r = stablehlo.constant dense<[[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00], [-1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01]]> : tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// exact
func.func @constant_f16_blob() -> tensor<3x5xf16> {
  %r = stablehlo.constant dense<"0x00000080003C00BC003800B8003E00BE004100C100420034004900C9662E"> : tensor<3x5xf16>
  return %r : tensor<3x5xf16>
}

// exact
func.func @constant_f16_splat() -> tensor<2x1x3xf16> {
  %r = stablehlo.constant dense<0xFC00> : tensor<2x1x3xf16>
  return %r : tensor<2x1x3xf16>
}

// exact
func.func @constant_bf16() -> tensor<bf16> {
  %r = stablehlo.constant dense<0.00000000000000000e+00> : tensor<bf16>
  return %r : tensor<bf16>
}

// exact
func.func @constant_bf16_2() -> tensor<27xbf16> {
  %r = stablehlo.constant dense<[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00, -1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01, 1.50000000000000000e+00, -1.50000000000000000e+00, 2.50000000000000000e+00, -2.50000000000000000e+00, 3.00000000000000000e+00, 2.50000000000000000e-01, 1.00000000000000000e+01, -1.00000000000000000e+01, 1.00097656250000000e-01, 1.00000000000000000e+00, -1.00000000000000000e+00, 1.00000000000000000e+00, 1.00000000000000000e+02, -1.00000000000000000e+02, 3.38953138925153548e+38, -3.38953138925153548e+38, 1.17549435082228751e-38, -1.17549435082228751e-38, 0x7FC0, 0x7F80, 0xFF80]> : tensor<27xbf16>
  return %r : tensor<27xbf16>
}

// exact
func.func @constant_bf16_3() -> tensor<2x0xbf16> {
  %r = stablehlo.constant dense<> : tensor<2x0xbf16>
  return %r : tensor<2x0xbf16>
}

// exact
func.func @constant_bf16_4() -> tensor<2x3xbf16> {
  %r = stablehlo.constant dense<[[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00], [-1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01]]> : tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @constant_bf16_blob() -> tensor<3x5xbf16> {
  %r = stablehlo.constant dense<"0x00000080803F80BF003F00BFC03FC0BF204020C04040803E204120C1CD3D"> : tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}

// exact
func.func @constant_bf16_splat() -> tensor<2x1x3xbf16> {
  %r = stablehlo.constant dense<0xFF80> : tensor<2x1x3xbf16>
  return %r : tensor<2x1x3xbf16>
}

// exact
func.func @constant_i8() -> tensor<i8> {
  %r = stablehlo.constant dense<-128> : tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @constant_i8_2() -> tensor<15xi8> {
  %r = stablehlo.constant dense<[-128, -127, 127, 126, 0, 1, 2, 3, 5, 7, 8, 9, -1, -2, -7]> : tensor<15xi8>
  return %r : tensor<15xi8>
}

// exact
func.func @constant_i8_3() -> tensor<2x0xi8> {
  %r = stablehlo.constant dense<> : tensor<2x0xi8>
  return %r : tensor<2x0xi8>
}

// exact
func.func @constant_i8_4() -> tensor<2x3xi8> {
  %r = stablehlo.constant dense<[[-128, -127, 127], [126, 0, 1]]> : tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// exact
func.func @constant_i8_blob() -> tensor<3x5xi8> {
  %r = stablehlo.constant dense<"0x80817F7E0001020305070809FFFEF9"> : tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}

// exact
func.func @constant_i8_splat() -> tensor<2x1x3xi8> {
  %r = stablehlo.constant dense<-7> : tensor<2x1x3xi8>
  return %r : tensor<2x1x3xi8>
}

// exact
func.func @constant_i16() -> tensor<i16> {
  %r = stablehlo.constant dense<-32768> : tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @constant_i16_2() -> tensor<15xi16> {
  %r = stablehlo.constant dense<[-32768, -32767, 32767, 32766, 0, 1, 2, 3, 5, 15, 16, 17, -1, -2, -7]> : tensor<15xi16>
  return %r : tensor<15xi16>
}

// exact
func.func @constant_i16_3() -> tensor<2x0xi16> {
  %r = stablehlo.constant dense<> : tensor<2x0xi16>
  return %r : tensor<2x0xi16>
}

// exact
func.func @constant_i16_4() -> tensor<2x3xi16> {
  %r = stablehlo.constant dense<[[-32768, -32767, 32767], [32766, 0, 1]]> : tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @constant_i16_blob() -> tensor<3x5xi16> {
  %r = stablehlo.constant dense<"0x00800180FF7FFE7F000001000200030005000F0010001100FFFFFEFFF9FF"> : tensor<3x5xi16>
  return %r : tensor<3x5xi16>
}

// exact
func.func @constant_i16_splat() -> tensor<2x1x3xi16> {
  %r = stablehlo.constant dense<-7> : tensor<2x1x3xi16>
  return %r : tensor<2x1x3xi16>
}

// exact
func.func @constant_i32() -> tensor<i32> {
  %r = stablehlo.constant dense<-2147483648> : tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @constant_i32_2() -> tensor<15xi32> {
  %r = stablehlo.constant dense<[-2147483648, -2147483647, 2147483647, 2147483646, 0, 1, 2, 3, 5, 31, 32, 33, -1, -2, -7]> : tensor<15xi32>
  return %r : tensor<15xi32>
}

// exact
func.func @constant_i32_3() -> tensor<2x0xi32> {
  %r = stablehlo.constant dense<> : tensor<2x0xi32>
  return %r : tensor<2x0xi32>
}

// exact
func.func @constant_i32_4() -> tensor<2x3xi32> {
  %r = stablehlo.constant dense<[[-2147483648, -2147483647, 2147483647], [2147483646, 0, 1]]> : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @constant_i32_blob() -> tensor<3x5xi32> {
  %r = stablehlo.constant dense<"0x0000008001000080FFFFFF7FFEFFFF7F00000000010000000200000003000000050000001F0000002000000021000000FFFFFFFFFEFFFFFFF9FFFFFF"> : tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}

// exact
func.func @constant_i32_splat() -> tensor<2x1x3xi32> {
  %r = stablehlo.constant dense<-7> : tensor<2x1x3xi32>
  return %r : tensor<2x1x3xi32>
}

// exact
func.func @constant_i64() -> tensor<i64> {
  %r = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @constant_i64_2() -> tensor<15xi64> {
  %r = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 0, 1, 2, 3, 5, 63, 64, 65, -1, -2, -7]> : tensor<15xi64>
  return %r : tensor<15xi64>
}

// exact
func.func @constant_i64_3() -> tensor<2x0xi64> {
  %r = stablehlo.constant dense<> : tensor<2x0xi64>
  return %r : tensor<2x0xi64>
}

// exact
func.func @constant_i64_4() -> tensor<2x3xi64> {
  %r = stablehlo.constant dense<[[-9223372036854775808, -9223372036854775807, 9223372036854775807], [9223372036854775806, 0, 1]]> : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @constant_i64_blob() -> tensor<3x5xi64> {
  %r = stablehlo.constant dense<"0x00000000000000800100000000000080FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F000000000000000001000000000000000200000000000000030000000000000005000000000000003F0000000000000040000000000000004100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF"> : tensor<3x5xi64>
  return %r : tensor<3x5xi64>
}

// exact
func.func @constant_i64_splat() -> tensor<2x1x3xi64> {
  %r = stablehlo.constant dense<-7> : tensor<2x1x3xi64>
  return %r : tensor<2x1x3xi64>
}

// exact
func.func @constant_ui8() -> tensor<ui8> {
  %r = stablehlo.constant dense<0> : tensor<ui8>
  return %r : tensor<ui8>
}

// exact
func.func @constant_ui8_2() -> tensor<15xui8> {
  %r = stablehlo.constant dense<[0, 1, 255, 254, 0, 1, 2, 3, 5, 7, 8, 9, 127, 128, 7]> : tensor<15xui8>
  return %r : tensor<15xui8>
}

// exact
func.func @constant_ui8_3() -> tensor<2x0xui8> {
  %r = stablehlo.constant dense<> : tensor<2x0xui8>
  return %r : tensor<2x0xui8>
}

// exact
func.func @constant_ui8_4() -> tensor<2x3xui8> {
  %r = stablehlo.constant dense<[[0, 1, 255], [254, 0, 1]]> : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @constant_ui8_blob() -> tensor<3x5xui8> {
  %r = stablehlo.constant dense<"0x0001FFFE00010203050708097F8007"> : tensor<3x5xui8>
  return %r : tensor<3x5xui8>
}

// exact
func.func @constant_ui8_splat() -> tensor<2x1x3xui8> {
  %r = stablehlo.constant dense<7> : tensor<2x1x3xui8>
  return %r : tensor<2x1x3xui8>
}

// exact
func.func @constant_ui16() -> tensor<ui16> {
  %r = stablehlo.constant dense<0> : tensor<ui16>
  return %r : tensor<ui16>
}

// exact
func.func @constant_ui16_2() -> tensor<15xui16> {
  %r = stablehlo.constant dense<[0, 1, 65535, 65534, 0, 1, 2, 3, 5, 15, 16, 17, 32767, 32768, 7]> : tensor<15xui16>
  return %r : tensor<15xui16>
}

// exact
func.func @constant_ui16_3() -> tensor<2x0xui16> {
  %r = stablehlo.constant dense<> : tensor<2x0xui16>
  return %r : tensor<2x0xui16>
}

// exact
func.func @constant_ui16_4() -> tensor<2x3xui16> {
  %r = stablehlo.constant dense<[[0, 1, 65535], [65534, 0, 1]]> : tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @constant_ui16_blob() -> tensor<3x5xui16> {
  %r = stablehlo.constant dense<"0x00000100FFFFFEFF000001000200030005000F0010001100FF7F00800700"> : tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}

// exact
func.func @constant_ui16_splat() -> tensor<2x1x3xui16> {
  %r = stablehlo.constant dense<7> : tensor<2x1x3xui16>
  return %r : tensor<2x1x3xui16>
}

// exact
func.func @constant_ui32() -> tensor<ui32> {
  %r = stablehlo.constant dense<0> : tensor<ui32>
  return %r : tensor<ui32>
}

// exact
func.func @constant_ui32_2() -> tensor<15xui32> {
  %r = stablehlo.constant dense<[0, 1, 4294967295, 4294967294, 0, 1, 2, 3, 5, 31, 32, 33, 2147483647, 2147483648, 7]> : tensor<15xui32>
  return %r : tensor<15xui32>
}

// exact
func.func @constant_ui32_3() -> tensor<2x0xui32> {
  %r = stablehlo.constant dense<> : tensor<2x0xui32>
  return %r : tensor<2x0xui32>
}

// exact
func.func @constant_ui32_4() -> tensor<2x3xui32> {
  %r = stablehlo.constant dense<[[0, 1, 4294967295], [4294967294, 0, 1]]> : tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @constant_ui32_blob() -> tensor<3x5xui32> {
  %r = stablehlo.constant dense<"0x0000000001000000FFFFFFFFFEFFFFFF00000000010000000200000003000000050000001F0000002000000021000000FFFFFF7F0000008007000000"> : tensor<3x5xui32>
  return %r : tensor<3x5xui32>
}

// exact
func.func @constant_ui32_splat() -> tensor<2x1x3xui32> {
  %r = stablehlo.constant dense<7> : tensor<2x1x3xui32>
  return %r : tensor<2x1x3xui32>
}

// exact
func.func @constant_ui64() -> tensor<ui64> {
  %r = stablehlo.constant dense<0> : tensor<ui64>
  return %r : tensor<ui64>
}

// exact
func.func @constant_ui64_2() -> tensor<15xui64> {
  %r = stablehlo.constant dense<[0, 1, 18446744073709551615, 18446744073709551614, 0, 1, 2, 3, 5, 63, 64, 65, 9223372036854775807, 9223372036854775808, 7]> : tensor<15xui64>
  return %r : tensor<15xui64>
}

// exact
func.func @constant_ui64_3() -> tensor<2x0xui64> {
  %r = stablehlo.constant dense<> : tensor<2x0xui64>
  return %r : tensor<2x0xui64>
}

// exact
func.func @constant_ui64_4() -> tensor<2x3xui64> {
  %r = stablehlo.constant dense<[[0, 1, 18446744073709551615], [18446744073709551614, 0, 1]]> : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @constant_ui64_blob() -> tensor<3x5xui64> {
  %r = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000030000000000000005000000000000003F0000000000000040000000000000004100000000000000FFFFFFFFFFFFFF7F00000000000000800700000000000000"> : tensor<3x5xui64>
  return %r : tensor<3x5xui64>
}

// exact
func.func @constant_ui64_splat() -> tensor<2x1x3xui64> {
  %r = stablehlo.constant dense<7> : tensor<2x1x3xui64>
  return %r : tensor<2x1x3xui64>
}

// exact
func.func @constant_c64() -> tensor<complex<f32>> {
  %r = stablehlo.constant dense<(0.00000000000000000e+00,0.00000000000000000e+00)> : tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @constant_c64_2() -> tensor<13xcomplex<f32>> {
  %r = stablehlo.constant dense<[(0.00000000000000000e+00,0.00000000000000000e+00), (1.00000000000000000e+00,0.00000000000000000e+00), (-1.00000000000000000e+00,0.00000000000000000e+00), (0.00000000000000000e+00,1.00000000000000000e+00), (-0.00000000000000000e+00,-1.00000000000000000e+00), (1.00000000000000000e+00,1.00000000000000000e+00), (-2.50000000000000000e+00,5.00000000000000000e-01), (1.00000004749745131e-03,-2.00000000000000000e+03), (3.00000000000000000e+00,-4.00000000000000000e+00), (5.00000000000000000e-01,0.00000000000000000e+00), (9.99999997475242708e-07,9.99999997475242708e-07), (2.00000000000000000e+01,1.00000000000000000e+00), (-0.00000000000000000e+00,-7.50000000000000000e-01)]> : tensor<13xcomplex<f32>>
  return %r : tensor<13xcomplex<f32>>
}

// exact
func.func @constant_c64_3() -> tensor<2x0xcomplex<f32>> {
  %r = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  return %r : tensor<2x0xcomplex<f32>>
}

// exact
func.func @constant_c64_4() -> tensor<2x3xcomplex<f32>> {
  %r = stablehlo.constant dense<[[(0.00000000000000000e+00,0.00000000000000000e+00), (1.00000000000000000e+00,0.00000000000000000e+00), (-1.00000000000000000e+00,0.00000000000000000e+00)], [(0.00000000000000000e+00,1.00000000000000000e+00), (-0.00000000000000000e+00,-1.00000000000000000e+00), (1.00000000000000000e+00,1.00000000000000000e+00)]]> : tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @constant_c64_blob() -> tensor<3x5xcomplex<f32>> {
  %r = stablehlo.constant dense<"0x00000000000000000000803F00000000000080BF00000000000000000000803F00000080000080BF0000803F0000803F000020C00000003F6F12833A0000FAC400004040000080C00000003F00000000BD378635BD3786350000A0410000803F00000080000040BF00000000000000000000803F00000000"> : tensor<3x5xcomplex<f32>>
  return %r : tensor<3x5xcomplex<f32>>
}

// exact
func.func @constant_c64_splat() -> tensor<2x1x3xcomplex<f32>> {
  %r = stablehlo.constant dense<(-0.00000000000000000e+00,-7.50000000000000000e-01)> : tensor<2x1x3xcomplex<f32>>
  return %r : tensor<2x1x3xcomplex<f32>>
}

// exact
func.func @constant_c128() -> tensor<complex<f64>> {
  %r = stablehlo.constant dense<(0.00000000000000000e+00,0.00000000000000000e+00)> : tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// exact
func.func @constant_c128_2() -> tensor<13xcomplex<f64>> {
  %r = stablehlo.constant dense<[(0.00000000000000000e+00,0.00000000000000000e+00), (1.00000000000000000e+00,0.00000000000000000e+00), (-1.00000000000000000e+00,0.00000000000000000e+00), (0.00000000000000000e+00,1.00000000000000000e+00), (-0.00000000000000000e+00,-1.00000000000000000e+00), (1.00000000000000000e+00,1.00000000000000000e+00), (-2.50000000000000000e+00,5.00000000000000000e-01), (1.00000000000000002e-03,-2.00000000000000000e+03), (3.00000000000000000e+00,-4.00000000000000000e+00), (5.00000000000000000e-01,0.00000000000000000e+00), (9.99999999999999955e-07,9.99999999999999955e-07), (2.00000000000000000e+01,1.00000000000000000e+00), (-0.00000000000000000e+00,-7.50000000000000000e-01)]> : tensor<13xcomplex<f64>>
  return %r : tensor<13xcomplex<f64>>
}

// exact
func.func @constant_c128_3() -> tensor<2x0xcomplex<f64>> {
  %r = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  return %r : tensor<2x0xcomplex<f64>>
}

// exact
func.func @constant_c128_4() -> tensor<2x3xcomplex<f64>> {
  %r = stablehlo.constant dense<[[(0.00000000000000000e+00,0.00000000000000000e+00), (1.00000000000000000e+00,0.00000000000000000e+00), (-1.00000000000000000e+00,0.00000000000000000e+00)], [(0.00000000000000000e+00,1.00000000000000000e+00), (-0.00000000000000000e+00,-1.00000000000000000e+00), (1.00000000000000000e+00,1.00000000000000000e+00)]]> : tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// exact
func.func @constant_c128_blob() -> tensor<3x5xcomplex<f64>> {
  %r = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000F0BF00000000000000000000000000000000000000000000F03F0000000000000080000000000000F0BF000000000000F03F000000000000F03F00000000000004C0000000000000E03FFCA9F1D24D62503F0000000000409FC0000000000000084000000000000010C0000000000000E03F00000000000000008DEDB5A0F7C6B03E8DEDB5A0F7C6B03E0000000000003440000000000000F03F0000000000000080000000000000E8BF00000000000000000000000000000000000000000000F03F0000000000000000"> : tensor<3x5xcomplex<f64>>
  return %r : tensor<3x5xcomplex<f64>>
}

// exact
func.func @constant_c128_splat() -> tensor<2x1x3xcomplex<f64>> {
  %r = stablehlo.constant dense<(-0.00000000000000000e+00,-7.50000000000000000e-01)> : tensor<2x1x3xcomplex<f64>>
  return %r : tensor<2x1x3xcomplex<f64>>
}

// exact
func.func @constant_i1() -> tensor<i1> {
  %r = stablehlo.constant dense<false> : tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @constant_i1_2() -> tensor<2xi1> {
  %r = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  return %r : tensor<2xi1>
}

// exact
func.func @constant_i1_3() -> tensor<2x0xi1> {
  %r = stablehlo.constant dense<> : tensor<2x0xi1>
  return %r : tensor<2x0xi1>
}

// exact
func.func @constant_i1_4() -> tensor<2x3xi1> {
  %r = stablehlo.constant dense<[[false, true, false], [true, false, true]]> : tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @constant_i1_blob() -> tensor<3x5xi1> {
  %r = stablehlo.constant dense<"0x000100010001000100010001000100"> : tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}

// exact
func.func @constant_i1_splat() -> tensor<2x1x3xi1> {
  %r = stablehlo.constant dense<true> : tensor<2x1x3xi1>
  return %r : tensor<2x1x3xi1>
}

// exact
func.func @constant_f8E4M3FN() -> tensor<f8E4M3FN> {
  %r = stablehlo.constant dense<0.00000000000000000e+00> : tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// exact
func.func @constant_f8E4M3FN_2() -> tensor<25xf8E4M3FN> {
  %r = stablehlo.constant dense<[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00, -1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01, 1.50000000000000000e+00, -1.50000000000000000e+00, 2.50000000000000000e+00, -2.50000000000000000e+00, 3.00000000000000000e+00, 2.50000000000000000e-01, 1.00000000000000000e+01, -1.00000000000000000e+01, 1.01562500000000000e-01, 1.00000000000000000e+00, -1.00000000000000000e+00, 1.00000000000000000e+00, 9.60000000000000000e+01, -9.60000000000000000e+01, 4.48000000000000000e+02, -4.48000000000000000e+02, 1.56250000000000000e-02, -1.56250000000000000e-02, 0x7F]> : tensor<25xf8E4M3FN>
  return %r : tensor<25xf8E4M3FN>
}

// exact
func.func @constant_f8E4M3FN_3() -> tensor<2x0xf8E4M3FN> {
  %r = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  return %r : tensor<2x0xf8E4M3FN>
}

// exact
func.func @constant_f8E4M3FN_4() -> tensor<2x3xf8E4M3FN> {
  %r = stablehlo.constant dense<[[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00], [-1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01]]> : tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @constant_f8E4M3FN_blob() -> tensor<3x5xf8E4M3FN> {
  %r = stablehlo.constant dense<"0x008038B830B03CBC42C2442852D21D"> : tensor<3x5xf8E4M3FN>
  return %r : tensor<3x5xf8E4M3FN>
}

// exact
func.func @constant_f8E4M3FN_splat() -> tensor<2x1x3xf8E4M3FN> {
  %r = stablehlo.constant dense<0x7F> : tensor<2x1x3xf8E4M3FN>
  return %r : tensor<2x1x3xf8E4M3FN>
}

// exact
func.func @constant_f8E5M2() -> tensor<f8E5M2> {
  %r = stablehlo.constant dense<0.00000000000000000e+00> : tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @constant_f8E5M2_2() -> tensor<27xf8E5M2> {
  %r = stablehlo.constant dense<[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00, -1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01, 1.50000000000000000e+00, -1.50000000000000000e+00, 2.50000000000000000e+00, -2.50000000000000000e+00, 3.00000000000000000e+00, 2.50000000000000000e-01, 1.00000000000000000e+01, -1.00000000000000000e+01, 9.37500000000000000e-02, 1.00000000000000000e+00, -1.00000000000000000e+00, 1.00000000000000000e+00, 9.60000000000000000e+01, -9.60000000000000000e+01, 5.73440000000000000e+04, -5.73440000000000000e+04, 6.10351562500000000e-05, -6.10351562500000000e-05, 0x7E, 0x7C, 0xFC]> : tensor<27xf8E5M2>
  return %r : tensor<27xf8E5M2>
}

// exact
func.func @constant_f8E5M2_3() -> tensor<2x0xf8E5M2> {
  %r = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  return %r : tensor<2x0xf8E5M2>
}

// exact
func.func @constant_f8E5M2_4() -> tensor<2x3xf8E5M2> {
  %r = stablehlo.constant dense<[[0.00000000000000000e+00, -0.00000000000000000e+00, 1.00000000000000000e+00], [-1.00000000000000000e+00, 5.00000000000000000e-01, -5.00000000000000000e-01]]> : tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}

// exact
func.func @constant_f8E5M2_blob() -> tensor<3x5xf8E5M2> {
  %r = stablehlo.constant dense<"0x00803CBC38B83EBE41C1423449C92E"> : tensor<3x5xf8E5M2>
  return %r : tensor<3x5xf8E5M2>
}

// exact
func.func @constant_f8E5M2_splat() -> tensor<2x1x3xf8E5M2> {
  %r = stablehlo.constant dense<0xFC> : tensor<2x1x3xf8E5M2>
  return %r : tensor<2x1x3xf8E5M2>
}

// exact
func.func @constant_i4() -> tensor<i4> {
  %r = stablehlo.constant dense<-8> : tensor<i4>
  return %r : tensor<i4>
}

// exact
func.func @constant_i4_2() -> tensor<15xi4> {
  %r = stablehlo.constant dense<[-8, -7, 7, 6, 0, 1, 2, 3, 5, 3, 4, 5, -1, -2, -7]> : tensor<15xi4>
  return %r : tensor<15xi4>
}

// exact
func.func @constant_i4_3() -> tensor<2x0xi4> {
  %r = stablehlo.constant dense<> : tensor<2x0xi4>
  return %r : tensor<2x0xi4>
}

// exact
func.func @constant_i4_4() -> tensor<2x3xi4> {
  %r = stablehlo.constant dense<[[-8, -7, 7], [6, 0, 1]]> : tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @constant_i4_splat() -> tensor<2x1x3xi4> {
  %r = stablehlo.constant dense<-7> : tensor<2x1x3xi4>
  return %r : tensor<2x1x3xi4>
}

// exact
func.func @constant_ui4() -> tensor<ui4> {
  %r = stablehlo.constant dense<0> : tensor<ui4>
  return %r : tensor<ui4>
}

// exact
func.func @constant_ui4_2() -> tensor<15xui4> {
  %r = stablehlo.constant dense<[0, 1, 15, 14, 0, 1, 2, 3, 5, 3, 4, 5, 7, 8, 7]> : tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @constant_ui4_3() -> tensor<2x0xui4> {
  %r = stablehlo.constant dense<> : tensor<2x0xui4>
  return %r : tensor<2x0xui4>
}

// exact
func.func @constant_ui4_4() -> tensor<2x3xui4> {
  %r = stablehlo.constant dense<[[0, 1, 15], [14, 0, 1]]> : tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// exact
func.func @constant_ui4_splat() -> tensor<2x1x3xui4> {
  %r = stablehlo.constant dense<7> : tensor<2x1x3xui4>
  return %r : tensor<2x1x3xui4>
}

// exact
func.func @reverse_i32_constant() -> tensor<4xi32> {
  %c = stablehlo.constant dense<[-2, 3, -2, 1]> : tensor<4xi32>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// exact
func.func @reverse_i32_constant_2() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[-2, 3, -2], [1, 1, 3]]> : tensor<2x3xi32>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @transpose_i32_constant() -> tensor<3x2xi32> {
  %c = stablehlo.constant dense<[[1, -2, -1], [-2, -3, 1]]> : tensor<2x3xi32>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// exact
func.func @transpose_i32_constant_2() -> tensor<3x2x1xi32> {
  %c = stablehlo.constant dense<[[[1, -2, -1]], [[-2, -3, 1]]]> : tensor<2x1x3xi32>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x1x3xi32>) -> tensor<3x2x1xi32>
  return %r : tensor<3x2x1xi32>
}

// exact
func.func @slice_i32_constant() -> tensor<2xi32> {
  %c = stablehlo.constant dense<[-1, -3, 1, 2, 1]> : tensor<5xi32>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 2>}> : (tensor<5xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// exact
func.func @slice_i32_constant_2() -> tensor<1x2xi32> {
  %c = stablehlo.constant dense<[[-1, -3, 1], [2, 1, -2]]> : tensor<2x3xi32>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x3xi32>) -> tensor<1x2xi32>
  return %r : tensor<1x2xi32>
}

// exact
func.func @broadcast_in_dim_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[-2, -2, 1]> : tensor<3xi32>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @broadcast_in_dim_i32_constant_2() -> tensor<2x3x2xi32> {
  %c = stablehlo.constant dense<[[-2], [-2], [1]]> : tensor<3x1xi32>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi32>) -> tensor<2x3x2xi32>
  return %r : tensor<2x3x2xi32>
}

// exact
func.func @reshape_i32_constant() -> tensor<3x2xi32> {
  %c = stablehlo.constant dense<[[0, 0, -3], [-1, 1, 2]]> : tensor<2x3xi32>
  %r = "stablehlo.reshape"(%c) : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// exact
func.func @negate_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[1, 1, -1], [0, 3, 2]]> : tensor<2x3xi32>
  %r = "stablehlo.negate"(%c) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @not_i32_constant() -> tensor<4xi32> {
  %c = stablehlo.constant dense<[0, 0, -1, 2]> : tensor<4xi32>
  %r = "stablehlo.not"(%c) : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// exact
func.func @sign_i32_constant() -> tensor<4xi32> {
  %c = stablehlo.constant dense<[-2, 0, 3, -2]> : tensor<4xi32>
  %r = "stablehlo.sign"(%c) : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// exact
func.func @popcnt_i32_constant() -> tensor<4xi32> {
  %c = stablehlo.constant dense<[-1, -3, 2, 3]> : tensor<4xi32>
  %r = "stablehlo.popcnt"(%c) : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// exact
func.func @add_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[3, -1, -3], [2, -3, 3]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[3, 1, 1], [3, -2, 2]]> : tensor<2x3xi32>
  %r = stablehlo.add %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @subtract_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[1, 2, 3], [2, 3, 2]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[2, -2, 0], [2, 1, -2]]> : tensor<2x3xi32>
  %r = stablehlo.subtract %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @multiply_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[0, 2, -1], [-2, 2, 0]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-3, 3, 1], [0, 1, 3]]> : tensor<2x3xi32>
  %r = stablehlo.multiply %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @divide_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[-2, -3, -3], [-1, 1, 3]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-3, 2, 2], [3, 2, -1]]> : tensor<2x3xi32>
  %r = stablehlo.divide %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @remainder_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[1, 3, 3], [2, 3, -2]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-2, 2, 3], [2, 2, -2]]> : tensor<2x3xi32>
  %r = stablehlo.remainder %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @maximum_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[1, 2, -1], [1, 0, 2]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-2, -1, -3], [-1, 1, 0]]> : tensor<2x3xi32>
  %r = stablehlo.maximum %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @minimum_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[0, 3, -3], [0, -2, -3]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-3, -1, 2], [1, -3, -2]]> : tensor<2x3xi32>
  %r = stablehlo.minimum %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @and_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[-3, -2, 1], [-1, 2, 0]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-3, -3, -2], [-2, -3, 2]]> : tensor<2x3xi32>
  %r = stablehlo.and %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @or_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[-2, 0, -3], [2, 2, -1]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-3, -3, 2], [0, -2, -1]]> : tensor<2x3xi32>
  %r = stablehlo.or %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @xor_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[-1, -1, 3], [-1, -2, 0]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[2, -3, 0], [3, -3, 0]]> : tensor<2x3xi32>
  %r = stablehlo.xor %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @shift_left_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[2, -2, 2], [-1, 0, 1]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[3, -1, 2], [3, -1, -2]]> : tensor<2x3xi32>
  %r = stablehlo.shift_left %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @shift_right_logical_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[1, 3, -1], [-1, -1, 3]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-3, 3, -3], [-1, -1, -3]]> : tensor<2x3xi32>
  %r = stablehlo.shift_right_logical %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @shift_right_arithmetic_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[-3, -3, 2], [-2, 1, 0]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[-1, -2, 3], [-3, 2, 0]]> : tensor<2x3xi32>
  %r = stablehlo.shift_right_arithmetic %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @power_i32_constant() -> tensor<2x3xi32> {
  %c = stablehlo.constant dense<[[3, 2, -2], [3, -2, 2]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[3, 3, 3], [2, 2, 1]]> : tensor<2x3xi32>
  %r = stablehlo.power %c, %d : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @concatenate_i32_constant() -> tensor<2x6xi32> {
  %c = stablehlo.constant dense<[[-1, 1, 2], [1, -3, 0]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<[[2, -3, 2], [0, -1, -3]]> : tensor<2x3xi32>
  %r = stablehlo.concatenate %c, %d, dim = 1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x6xi32>
  return %r : tensor<2x6xi32>
}

// exact
func.func @pad_i32_constant() -> tensor<3x5xi32> {
  %c = stablehlo.constant dense<[[0, 1, -1], [0, 1, 2]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.pad %c, %d, low = [1, -1], high = [0, 1], interior = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}

// exact
func.func @reverse_i64_constant() -> tensor<4xi64> {
  %c = stablehlo.constant dense<[-3, 2, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 0>}> : (tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @reverse_i64_constant_2() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[-3, 2, 3], [3, -2, 0]]> : tensor<2x3xi64>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @transpose_i64_constant() -> tensor<3x2xi64> {
  %c = stablehlo.constant dense<[[1, 1, -2], [1, 0, 3]]> : tensor<2x3xi64>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi64>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// exact
func.func @transpose_i64_constant_2() -> tensor<3x2x1xi64> {
  %c = stablehlo.constant dense<[[[1, 1, -2]], [[1, 0, 3]]]> : tensor<2x1x3xi64>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x1x3xi64>) -> tensor<3x2x1xi64>
  return %r : tensor<3x2x1xi64>
}

// exact
func.func @slice_i64_constant() -> tensor<2xi64> {
  %c = stablehlo.constant dense<[3, 3, -1, -1, -3]> : tensor<5xi64>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 2>}> : (tensor<5xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// exact
func.func @slice_i64_constant_2() -> tensor<1x2xi64> {
  %c = stablehlo.constant dense<[[3, 3, -1], [-1, -3, 0]]> : tensor<2x3xi64>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x3xi64>) -> tensor<1x2xi64>
  return %r : tensor<1x2xi64>
}

// exact
func.func @broadcast_in_dim_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[-3, 1, 2]> : tensor<3xi64>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @broadcast_in_dim_i64_constant_2() -> tensor<2x3x2xi64> {
  %c = stablehlo.constant dense<[[-3], [1], [2]]> : tensor<3x1xi64>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi64>) -> tensor<2x3x2xi64>
  return %r : tensor<2x3x2xi64>
}

// exact
func.func @reshape_i64_constant() -> tensor<3x2xi64> {
  %c = stablehlo.constant dense<[[0, 2, 2], [3, 3, 3]]> : tensor<2x3xi64>
  %r = "stablehlo.reshape"(%c) : (tensor<2x3xi64>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// exact
func.func @negate_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[-2, 1, -2], [3, -2, 1]]> : tensor<2x3xi64>
  %r = "stablehlo.negate"(%c) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @not_i64_constant() -> tensor<4xi64> {
  %c = stablehlo.constant dense<[-2, 0, 1, -3]> : tensor<4xi64>
  %r = "stablehlo.not"(%c) : (tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @sign_i64_constant() -> tensor<4xi64> {
  %c = stablehlo.constant dense<[-1, 3, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.sign"(%c) : (tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @popcnt_i64_constant() -> tensor<4xi64> {
  %c = stablehlo.constant dense<[2, 2, 0, 1]> : tensor<4xi64>
  %r = "stablehlo.popcnt"(%c) : (tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @add_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[0, 2, 0], [-2, 3, -1]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[1, -2, -2], [-3, -2, -3]]> : tensor<2x3xi64>
  %r = stablehlo.add %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @subtract_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[-1, 0, 1], [-3, -1, -1]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-2, -2, 0], [-2, 0, -1]]> : tensor<2x3xi64>
  %r = stablehlo.subtract %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @multiply_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[1, 0, 0], [1, -3, 3]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-3, 3, 3], [1, -1, 1]]> : tensor<2x3xi64>
  %r = stablehlo.multiply %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @divide_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[-1, -2, -3], [-3, 2, -1]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-2, 3, 2], [-2, 3, -3]]> : tensor<2x3xi64>
  %r = stablehlo.divide %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @remainder_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[0, -3, 3], [-3, 2, 1]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-1, -1, 1], [3, 1, 3]]> : tensor<2x3xi64>
  %r = stablehlo.remainder %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @maximum_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[-1, 0, 0], [-1, -3, 1]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-3, -3, -1], [1, 3, 3]]> : tensor<2x3xi64>
  %r = stablehlo.maximum %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @minimum_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[1, -2, 2], [1, 2, 1]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[2, -3, -3], [-1, -2, -2]]> : tensor<2x3xi64>
  %r = stablehlo.minimum %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @and_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[0, 2, 2], [1, 3, 3]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-3, -1, 1], [2, 0, 3]]> : tensor<2x3xi64>
  %r = stablehlo.and %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @or_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[0, 3, 1], [-1, -2, 2]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[2, 1, 1], [2, 3, 3]]> : tensor<2x3xi64>
  %r = stablehlo.or %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @xor_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[-2, 0, -2], [2, -3, -3]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[3, -1, -3], [-1, -1, 0]]> : tensor<2x3xi64>
  %r = stablehlo.xor %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @shift_left_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[-3, -3, -1], [-2, 0, -2]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-2, -1, -1], [-1, 3, 3]]> : tensor<2x3xi64>
  %r = stablehlo.shift_left %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @shift_right_logical_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[-2, 0, -2], [-3, -3, -3]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-1, 1, -2], [3, -1, -1]]> : tensor<2x3xi64>
  %r = stablehlo.shift_right_logical %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @shift_right_arithmetic_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[0, 1, 2], [-1, 1, -2]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-2, -3, -1], [3, 0, -2]]> : tensor<2x3xi64>
  %r = stablehlo.shift_right_arithmetic %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @power_i64_constant() -> tensor<2x3xi64> {
  %c = stablehlo.constant dense<[[1, 3, -1], [-3, -2, 1]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[0, 1, 3], [2, 2, 3]]> : tensor<2x3xi64>
  %r = stablehlo.power %c, %d : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @concatenate_i64_constant() -> tensor<2x6xi64> {
  %c = stablehlo.constant dense<[[-2, -1, 2], [0, -3, -1]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<[[-3, -3, -2], [-1, -3, -3]]> : tensor<2x3xi64>
  %r = stablehlo.concatenate %c, %d, dim = 1 : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x6xi64>
  return %r : tensor<2x6xi64>
}

// exact
func.func @pad_i64_constant() -> tensor<3x5xi64> {
  %c = stablehlo.constant dense<[[1, 2, 1], [3, -3, -3]]> : tensor<2x3xi64>
  %d = stablehlo.constant dense<1> : tensor<i64>
  %r = stablehlo.pad %c, %d, low = [1, -1], high = [0, 1], interior = [0, 1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<3x5xi64>
  return %r : tensor<3x5xi64>
}

// exact
func.func @reverse_ui8_constant() -> tensor<4xui8> {
  %c = stablehlo.constant dense<[2, 0, 3, 3]> : tensor<4xui8>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 0>}> : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// exact
func.func @reverse_ui8_constant_2() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[2, 0, 3], [3, 1, 3]]> : tensor<2x3xui8>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @transpose_ui8_constant() -> tensor<3x2xui8> {
  %c = stablehlo.constant dense<[[2, 3, 0], [3, 1, 2]]> : tensor<2x3xui8>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xui8>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// exact
func.func @transpose_ui8_constant_2() -> tensor<3x2x1xui8> {
  %c = stablehlo.constant dense<[[[2, 3, 0]], [[3, 1, 2]]]> : tensor<2x1x3xui8>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x1x3xui8>) -> tensor<3x2x1xui8>
  return %r : tensor<3x2x1xui8>
}

// exact
func.func @slice_ui8_constant() -> tensor<2xui8> {
  %c = stablehlo.constant dense<[3, 3, 1, 0, 2]> : tensor<5xui8>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 2>}> : (tensor<5xui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// exact
func.func @slice_ui8_constant_2() -> tensor<1x2xui8> {
  %c = stablehlo.constant dense<[[3, 3, 1], [0, 2, 1]]> : tensor<2x3xui8>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x3xui8>) -> tensor<1x2xui8>
  return %r : tensor<1x2xui8>
}

// exact
func.func @broadcast_in_dim_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[0, 3, 3]> : tensor<3xui8>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @broadcast_in_dim_ui8_constant_2() -> tensor<2x3x2xui8> {
  %c = stablehlo.constant dense<[[0], [3], [3]]> : tensor<3x1xui8>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui8>) -> tensor<2x3x2xui8>
  return %r : tensor<2x3x2xui8>
}

// exact
func.func @reshape_ui8_constant() -> tensor<3x2xui8> {
  %c = stablehlo.constant dense<[[2, 3, 0], [2, 3, 2]]> : tensor<2x3xui8>
  %r = "stablehlo.reshape"(%c) : (tensor<2x3xui8>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// exact
func.func @negate_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[1, 2, 3], [2, 1, 2]]> : tensor<2x3xui8>
  %r = "stablehlo.negate"(%c) : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @not_ui8_constant() -> tensor<4xui8> {
  %c = stablehlo.constant dense<[1, 1, 2, 1]> : tensor<4xui8>
  %r = "stablehlo.not"(%c) : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// exact
func.func @popcnt_ui8_constant() -> tensor<4xui8> {
  %c = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xui8>
  %r = "stablehlo.popcnt"(%c) : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// exact
func.func @add_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[2, 2, 3], [1, 2, 3]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[2, 3, 3], [0, 1, 3]]> : tensor<2x3xui8>
  %r = stablehlo.add %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @subtract_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[3, 0, 0], [0, 3, 0]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[1, 3, 1], [2, 1, 1]]> : tensor<2x3xui8>
  %r = stablehlo.subtract %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @multiply_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[0, 2, 1], [2, 3, 1]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[0, 3, 2], [1, 3, 3]]> : tensor<2x3xui8>
  %r = stablehlo.multiply %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @divide_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[3, 2, 1], [1, 0, 1]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[2, 3, 1], [1, 2, 2]]> : tensor<2x3xui8>
  %r = stablehlo.divide %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @remainder_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[0, 3, 0], [1, 1, 2]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[3, 1, 2], [2, 2, 3]]> : tensor<2x3xui8>
  %r = stablehlo.remainder %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @maximum_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[2, 2, 2], [0, 2, 2]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[2, 1, 2], [2, 0, 3]]> : tensor<2x3xui8>
  %r = stablehlo.maximum %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @minimum_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[3, 1, 3], [1, 2, 2]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[3, 1, 2], [1, 0, 3]]> : tensor<2x3xui8>
  %r = stablehlo.minimum %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @and_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[0, 2, 1], [2, 1, 2]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[2, 3, 2], [1, 2, 3]]> : tensor<2x3xui8>
  %r = stablehlo.and %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @or_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[3, 1, 3], [1, 1, 3]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[0, 2, 3], [2, 2, 2]]> : tensor<2x3xui8>
  %r = stablehlo.or %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @xor_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[3, 0, 2], [3, 0, 3]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[0, 2, 0], [0, 1, 1]]> : tensor<2x3xui8>
  %r = stablehlo.xor %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @shift_left_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[3, 0, 0], [2, 2, 3]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[0, 2, 0], [1, 2, 2]]> : tensor<2x3xui8>
  %r = stablehlo.shift_left %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @shift_right_logical_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[3, 2, 2], [3, 1, 3]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[2, 2, 3], [1, 3, 2]]> : tensor<2x3xui8>
  %r = stablehlo.shift_right_logical %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @shift_right_arithmetic_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[0, 0, 2], [2, 3, 0]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[3, 3, 2], [3, 2, 3]]> : tensor<2x3xui8>
  %r = stablehlo.shift_right_arithmetic %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @power_ui8_constant() -> tensor<2x3xui8> {
  %c = stablehlo.constant dense<[[2, 0, 0], [2, 1, 0]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[1, 0, 1], [1, 0, 3]]> : tensor<2x3xui8>
  %r = stablehlo.power %c, %d : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @concatenate_ui8_constant() -> tensor<2x6xui8> {
  %c = stablehlo.constant dense<[[1, 1, 3], [3, 2, 3]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<[[2, 0, 2], [2, 3, 0]]> : tensor<2x3xui8>
  %r = stablehlo.concatenate %c, %d, dim = 1 : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x6xui8>
  return %r : tensor<2x6xui8>
}

// exact
func.func @pad_ui8_constant() -> tensor<3x5xui8> {
  %c = stablehlo.constant dense<[[0, 0, 1], [2, 1, 0]]> : tensor<2x3xui8>
  %d = stablehlo.constant dense<3> : tensor<ui8>
  %r = stablehlo.pad %c, %d, low = [1, -1], high = [0, 1], interior = [0, 1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<3x5xui8>
  return %r : tensor<3x5xui8>
}

// exact
func.func @reverse_ui64_constant() -> tensor<4xui64> {
  %c = stablehlo.constant dense<[3, 0, 0, 2]> : tensor<4xui64>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 0>}> : (tensor<4xui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// exact
func.func @reverse_ui64_constant_2() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[3, 0, 0], [2, 0, 2]]> : tensor<2x3xui64>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @transpose_ui64_constant() -> tensor<3x2xui64> {
  %c = stablehlo.constant dense<[[2, 0, 3], [0, 1, 3]]> : tensor<2x3xui64>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xui64>) -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}

// exact
func.func @transpose_ui64_constant_2() -> tensor<3x2x1xui64> {
  %c = stablehlo.constant dense<[[[2, 0, 3]], [[0, 1, 3]]]> : tensor<2x1x3xui64>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x1x3xui64>) -> tensor<3x2x1xui64>
  return %r : tensor<3x2x1xui64>
}

// exact
func.func @slice_ui64_constant() -> tensor<2xui64> {
  %c = stablehlo.constant dense<[2, 2, 1, 0, 0]> : tensor<5xui64>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 2>}> : (tensor<5xui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// exact
func.func @slice_ui64_constant_2() -> tensor<1x2xui64> {
  %c = stablehlo.constant dense<[[2, 2, 1], [0, 0, 2]]> : tensor<2x3xui64>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x3xui64>) -> tensor<1x2xui64>
  return %r : tensor<1x2xui64>
}

// exact
func.func @broadcast_in_dim_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[0, 2, 0]> : tensor<3xui64>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui64>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @broadcast_in_dim_ui64_constant_2() -> tensor<2x3x2xui64> {
  %c = stablehlo.constant dense<[[0], [2], [0]]> : tensor<3x1xui64>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui64>) -> tensor<2x3x2xui64>
  return %r : tensor<2x3x2xui64>
}

// exact
func.func @reshape_ui64_constant() -> tensor<3x2xui64> {
  %c = stablehlo.constant dense<[[3, 1, 2], [1, 3, 3]]> : tensor<2x3xui64>
  %r = "stablehlo.reshape"(%c) : (tensor<2x3xui64>) -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}

// exact
func.func @negate_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[2, 3, 2], [2, 1, 0]]> : tensor<2x3xui64>
  %r = "stablehlo.negate"(%c) : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @not_ui64_constant() -> tensor<4xui64> {
  %c = stablehlo.constant dense<[2, 1, 0, 2]> : tensor<4xui64>
  %r = "stablehlo.not"(%c) : (tensor<4xui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// exact
func.func @popcnt_ui64_constant() -> tensor<4xui64> {
  %c = stablehlo.constant dense<[1, 3, 2, 2]> : tensor<4xui64>
  %r = "stablehlo.popcnt"(%c) : (tensor<4xui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// exact
func.func @add_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[1, 3, 2], [0, 2, 0]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[3, 2, 0], [3, 1, 2]]> : tensor<2x3xui64>
  %r = stablehlo.add %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @subtract_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[1, 2, 1], [0, 1, 3]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[2, 0, 2], [1, 3, 2]]> : tensor<2x3xui64>
  %r = stablehlo.subtract %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @multiply_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[3, 1, 2], [1, 3, 0]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[2, 1, 3], [3, 1, 3]]> : tensor<2x3xui64>
  %r = stablehlo.multiply %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @divide_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[2, 1, 0], [0, 0, 1]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[2, 2, 2], [2, 2, 1]]> : tensor<2x3xui64>
  %r = stablehlo.divide %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @remainder_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[3, 3, 0], [0, 3, 2]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[3, 1, 2], [2, 1, 1]]> : tensor<2x3xui64>
  %r = stablehlo.remainder %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @maximum_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[0, 0, 2], [3, 1, 2]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[0, 2, 2], [2, 0, 0]]> : tensor<2x3xui64>
  %r = stablehlo.maximum %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @minimum_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[2, 3, 2], [0, 0, 3]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[2, 0, 3], [2, 3, 3]]> : tensor<2x3xui64>
  %r = stablehlo.minimum %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @and_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[3, 0, 0], [3, 0, 3]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[2, 1, 3], [1, 0, 0]]> : tensor<2x3xui64>
  %r = stablehlo.and %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @or_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[3, 2, 1], [2, 3, 0]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[3, 1, 1], [2, 0, 3]]> : tensor<2x3xui64>
  %r = stablehlo.or %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @xor_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[3, 0, 1], [0, 1, 3]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[0, 3, 3], [0, 3, 3]]> : tensor<2x3xui64>
  %r = stablehlo.xor %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @shift_left_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[3, 3, 0], [0, 0, 2]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[2, 2, 0], [2, 0, 1]]> : tensor<2x3xui64>
  %r = stablehlo.shift_left %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @shift_right_logical_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[0, 0, 0], [0, 3, 2]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[0, 0, 1], [1, 1, 2]]> : tensor<2x3xui64>
  %r = stablehlo.shift_right_logical %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @shift_right_arithmetic_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[1, 0, 2], [0, 0, 2]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[0, 3, 1], [0, 3, 1]]> : tensor<2x3xui64>
  %r = stablehlo.shift_right_arithmetic %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @power_ui64_constant() -> tensor<2x3xui64> {
  %c = stablehlo.constant dense<[[2, 3, 3], [2, 2, 2]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[3, 2, 2], [2, 1, 3]]> : tensor<2x3xui64>
  %r = stablehlo.power %c, %d : tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @concatenate_ui64_constant() -> tensor<2x6xui64> {
  %c = stablehlo.constant dense<[[0, 3, 1], [3, 2, 3]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<[[1, 3, 0], [0, 1, 0]]> : tensor<2x3xui64>
  %r = stablehlo.concatenate %c, %d, dim = 1 : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x6xui64>
  return %r : tensor<2x6xui64>
}

// exact
func.func @pad_ui64_constant() -> tensor<3x5xui64> {
  %c = stablehlo.constant dense<[[1, 0, 2], [0, 1, 0]]> : tensor<2x3xui64>
  %d = stablehlo.constant dense<0> : tensor<ui64>
  %r = stablehlo.pad %c, %d, low = [1, -1], high = [0, 1], interior = [0, 1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<3x5xui64>
  return %r : tensor<3x5xui64>
}

// exact
func.func @reverse_i1_constant() -> tensor<4xi1> {
  %c = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @reverse_i1_constant_2() -> tensor<2x3xi1> {
  %c = stablehlo.constant dense<[[true, true, false], [true, false, true]]> : tensor<2x3xi1>
  %r = "stablehlo.reverse"(%c) <{dimensions = array<i64: 1, 0>}> : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @transpose_i1_constant() -> tensor<3x2xi1> {
  %c = stablehlo.constant dense<[[true, true, true], [false, true, false]]> : tensor<2x3xi1>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi1>) -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}

// exact
func.func @transpose_i1_constant_2() -> tensor<3x2x1xi1> {
  %c = stablehlo.constant dense<[[[true, true, true]], [[false, true, false]]]> : tensor<2x1x3xi1>
  %r = "stablehlo.transpose"(%c) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x1x3xi1>) -> tensor<3x2x1xi1>
  return %r : tensor<3x2x1xi1>
}

// exact
func.func @slice_i1_constant() -> tensor<2xi1> {
  %c = stablehlo.constant dense<[true, true, true, false, false]> : tensor<5xi1>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 2>}> : (tensor<5xi1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// exact
func.func @slice_i1_constant_2() -> tensor<1x2xi1> {
  %c = stablehlo.constant dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
  %r = "stablehlo.slice"(%c) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x3xi1>) -> tensor<1x2xi1>
  return %r : tensor<1x2xi1>
}

// exact
func.func @broadcast_in_dim_i1_constant() -> tensor<2x3xi1> {
  %c = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @broadcast_in_dim_i1_constant_2() -> tensor<2x3x2xi1> {
  %c = stablehlo.constant dense<[[false], [false], [true]]> : tensor<3x1xi1>
  %r = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi1>) -> tensor<2x3x2xi1>
  return %r : tensor<2x3x2xi1>
}

// exact
func.func @reshape_i1_constant() -> tensor<3x2xi1> {
  %c = stablehlo.constant dense<[[false, false, true], [true, true, true]]> : tensor<2x3xi1>
  %r = "stablehlo.reshape"(%c) : (tensor<2x3xi1>) -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}

// exact
func.func @not_i1_constant() -> tensor<4xi1> {
  %c = stablehlo.constant dense<[true, true, true, true]> : tensor<4xi1>
  %r = "stablehlo.not"(%c) : (tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @multiply_i1_constant() -> tensor<2x3xi1> {
  %c = stablehlo.constant dense<[[false, false, false], [true, false, false]]> : tensor<2x3xi1>
  %d = stablehlo.constant dense<[[true, true, true], [false, true, true]]> : tensor<2x3xi1>
  %r = stablehlo.multiply %c, %d : tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @maximum_i1_constant() -> tensor<2x3xi1> {
  %c = stablehlo.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  %d = stablehlo.constant dense<[[true, true, true], [false, true, false]]> : tensor<2x3xi1>
  %r = stablehlo.maximum %c, %d : tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @minimum_i1_constant() -> tensor<2x3xi1> {
  %c = stablehlo.constant dense<[[true, true, true], [false, true, true]]> : tensor<2x3xi1>
  %d = stablehlo.constant dense<[[false, true, false], [false, false, false]]> : tensor<2x3xi1>
  %r = stablehlo.minimum %c, %d : tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @and_i1_constant() -> tensor<2x3xi1> {
  %c = stablehlo.constant dense<[[false, true, false], [false, false, true]]> : tensor<2x3xi1>
  %d = stablehlo.constant dense<[[false, true, true], [true, true, false]]> : tensor<2x3xi1>
  %r = stablehlo.and %c, %d : tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @or_i1_constant() -> tensor<2x3xi1> {
  %c = stablehlo.constant dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>
  %d = stablehlo.constant dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
  %r = stablehlo.or %c, %d : tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @xor_i1_constant() -> tensor<2x3xi1> {
  %c = stablehlo.constant dense<[[true, false, false], [true, false, true]]> : tensor<2x3xi1>
  %d = stablehlo.constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %r = stablehlo.xor %c, %d : tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @concatenate_i1_constant() -> tensor<2x6xi1> {
  %c = stablehlo.constant dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>
  %d = stablehlo.constant dense<[[false, true, false], [true, false, true]]> : tensor<2x3xi1>
  %r = stablehlo.concatenate %c, %d, dim = 1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x6xi1>
  return %r : tensor<2x6xi1>
}

// exact
func.func @pad_i1_constant() -> tensor<3x5xi1> {
  %c = stablehlo.constant dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
  %d = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.pad %c, %d, low = [1, -1], high = [0, 1], interior = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
