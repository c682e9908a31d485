// exact
func.func @dynamic_slice_f64_i8(%a0: tensor<7x7xf64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xf64>, tensor<i8>, tensor<i8>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// exact
func.func @dynamic_slice_f64_i16(%a0: tensor<7x7x2xf64>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x3x1xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xf64>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1xf64>
  return %r : tensor<3x3x1xf64>
}

// exact
func.func @dynamic_slice_f64_i32(%a0: tensor<7x7x2x1x2x2xf64>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<3x3x1x1x2x1xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 3, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xf64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1x1x2x1xf64>
  return %r : tensor<3x3x1x1x2x1xf64>
}

// exact
func.func @dynamic_slice_f64_i64(%a0: tensor<7x7xf64>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<3x3xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xf64>, tensor<i64>, tensor<i64>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// exact
func.func @dynamic_slice_f64_ui8(%a0: tensor<7x7xf64>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x3xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xf64>, tensor<ui8>, tensor<ui8>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// exact
func.func @dynamic_slice_f64_ui16(%a0: tensor<7x7xf64>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<3x3xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xf64>, tensor<ui16>, tensor<ui16>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// exact
func.func @dynamic_slice_f64_ui32(%a0: tensor<7x7xf64>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<7x7xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 7>}> : (tensor<7x7xf64>, tensor<ui32>, tensor<ui32>) -> tensor<7x7xf64>
  return %r : tensor<7x7xf64>
}

// exact
func.func @dynamic_slice_f64_ui64(%a0: tensor<7x7xf64>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<0x0xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 0>}> : (tensor<7x7xf64>, tensor<ui64>, tensor<ui64>) -> tensor<0x0xf64>
  return %r : tensor<0x0xf64>
}

// exact
func.func @dynamic_slice_f32_i8(%a0: tensor<7x7x2x1x2x2xf32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<i8>, %a4: tensor<i8>, %a5: tensor<i8>, %a6: tensor<i8>) -> tensor<3x3x1x1x2x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 3, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xf32>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<3x3x1x1x2x1xf32>
  return %r : tensor<3x3x1x1x2x1xf32>
}

// exact
func.func @dynamic_slice_f32_i16(%a0: tensor<1x7xf32>, %a1: tensor<i16>, %a2: tensor<i16>) -> tensor<1x3xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<1x7xf32>, tensor<i16>, tensor<i16>) -> tensor<1x3xf32>
  return %r : tensor<1x3xf32>
}

// exact
func.func @dynamic_slice_f32_i32(%a0: tensor<7x7x2xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<3x3x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xf32>
  return %r : tensor<3x3x1xf32>
}

// exact
func.func @dynamic_slice_f32_i64(%a0: tensor<7x7x2xf32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<3x3x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x3x1xf32>
  return %r : tensor<3x3x1xf32>
}

// exact
func.func @dynamic_slice_f32_ui8(%a0: tensor<0x7x2x1x2x2xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<ui8>, %a4: tensor<ui8>, %a5: tensor<ui8>, %a6: tensor<ui8>) -> tensor<0x3x1x1x2x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 0, 3, 1, 1, 2, 1>}> : (tensor<0x7x2x1x2x2xf32>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<0x3x1x1x2x1xf32>
  return %r : tensor<0x3x1x1x2x1xf32>
}

// exact
func.func @dynamic_slice_f32_ui16(%a0: tensor<7x7x2x1x2x2xf32>, %a1: tensor<ui16>, %a2: tensor<ui16>, %a3: tensor<ui16>, %a4: tensor<ui16>, %a5: tensor<ui16>, %a6: tensor<ui16>) -> tensor<3x7x1x1x2x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 7, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xf32>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> tensor<3x7x1x1x2x1xf32>
  return %r : tensor<3x7x1x1x2x1xf32>
}

// exact
func.func @dynamic_slice_f32_ui32(%a0: tensor<7x7x2xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<3x3x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xf32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<3x3x1xf32>
  return %r : tensor<3x3x1xf32>
}

// exact
func.func @dynamic_slice_f32_ui64(%a0: tensor<7x1x2xf32>, %a1: tensor<ui64>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<3x1x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 1, 1>}> : (tensor<7x1x2xf32>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<3x1x1xf32>
  return %r : tensor<3x1x1xf32>
}

// exact
func.func @dynamic_slice_f16_i8(%a0: tensor<7x7x2xf16>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 7, 3, 1>}> : (tensor<7x7x2xf16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<7x3x1xf16>
  return %r : tensor<7x3x1xf16>
}

// exact
func.func @dynamic_slice_f16_i16(%a0: tensor<7x7x2x1x2x2xf16>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>, %a5: tensor<i16>, %a6: tensor<i16>) -> tensor<3x3x1x1x2x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 3, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xf16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1x1x2x1xf16>
  return %r : tensor<3x3x1x1x2x1xf16>
}

// exact
func.func @dynamic_slice_f16_i32(%a0: tensor<3x7xf16>, %a1: tensor<i32>, %a2: tensor<i32>) -> tensor<1x3xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xf16>, tensor<i32>, tensor<i32>) -> tensor<1x3xf16>
  return %r : tensor<1x3xf16>
}

// exact
func.func @dynamic_slice_f16_i64(%a0: tensor<7x1x2x1x2x2xf16>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<i64>, %a4: tensor<i64>, %a5: tensor<i64>, %a6: tensor<i64>) -> tensor<3x1x1x1x2x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 1, 1, 1, 2, 1>}> : (tensor<7x1x2x1x2x2xf16>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x1x1x1x2x1xf16>
  return %r : tensor<3x1x1x1x2x1xf16>
}

// exact
func.func @dynamic_slice_f16_ui8(%a0: tensor<7x7x2xf16>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<0x3x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 0, 3, 1>}> : (tensor<7x7x2xf16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<0x3x1xf16>
  return %r : tensor<0x3x1xf16>
}

// exact
func.func @dynamic_slice_f16_ui16(%a0: tensor<1x7x2xf16>, %a1: tensor<ui16>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<1x0x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 1, 0, 1>}> : (tensor<1x7x2xf16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> tensor<1x0x1xf16>
  return %r : tensor<1x0x1xf16>
}

// exact
func.func @dynamic_slice_f16_ui32(%a0: tensor<7x0x2x1x2x2xf16>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<ui32>, %a4: tensor<ui32>, %a5: tensor<ui32>, %a6: tensor<ui32>) -> tensor<3x0x1x1x2x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 0, 1, 1, 2, 1>}> : (tensor<7x0x2x1x2x2xf16>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<3x0x1x1x2x1xf16>
  return %r : tensor<3x0x1x1x2x1xf16>
}

// exact
func.func @dynamic_slice_f16_ui64(%a0: tensor<3x7x2x1x2x2xf16>, %a1: tensor<ui64>, %a2: tensor<ui64>, %a3: tensor<ui64>, %a4: tensor<ui64>, %a5: tensor<ui64>, %a6: tensor<ui64>) -> tensor<1x3x1x1x2x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 1, 3, 1, 1, 2, 1>}> : (tensor<3x7x2x1x2x2xf16>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<1x3x1x1x2x1xf16>
  return %r : tensor<1x3x1x1x2x1xf16>
}

// exact
func.func @dynamic_slice_bf16_i8(%a0: tensor<7x1xbf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x1xbf16>, tensor<i8>, tensor<i8>) -> tensor<3x1xbf16>
  return %r : tensor<3x1xbf16>
}

// exact
func.func @dynamic_slice_bf16_i16(%a0: tensor<7x7x2x1x2x2xbf16>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>, %a5: tensor<i16>, %a6: tensor<i16>) -> tensor<7x0x1x1x2x1xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 7, 0, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xbf16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x0x1x1x2x1xbf16>
  return %r : tensor<7x0x1x1x2x1xbf16>
}

// exact
func.func @dynamic_slice_bf16_i32(%a0: tensor<7x0x2xbf16>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<3x0x1xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 0, 1>}> : (tensor<7x0x2xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x0x1xbf16>
  return %r : tensor<3x0x1xbf16>
}

// exact
func.func @dynamic_slice_bf16_i64(%a0: tensor<0x3xbf16>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<0x1xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 1>}> : (tensor<0x3xbf16>, tensor<i64>, tensor<i64>) -> tensor<0x1xbf16>
  return %r : tensor<0x1xbf16>
}

// exact
func.func @dynamic_slice_bf16_ui8(%a0: tensor<1x7x2x1x2x2xbf16>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<ui8>, %a4: tensor<ui8>, %a5: tensor<ui8>, %a6: tensor<ui8>) -> tensor<1x3x1x1x2x1xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 1, 3, 1, 1, 2, 1>}> : (tensor<1x7x2x1x2x2xbf16>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<1x3x1x1x2x1xbf16>
  return %r : tensor<1x3x1x1x2x1xbf16>
}

// exact
func.func @dynamic_slice_bf16_ui16(%a0: tensor<3x3x2xbf16>, %a1: tensor<ui16>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<1x1x1xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x3x2xbf16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> tensor<1x1x1xbf16>
  return %r : tensor<1x1x1xbf16>
}

// exact
func.func @dynamic_slice_bf16_ui32(%a0: tensor<3x2xbf16>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<1x1xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xbf16>, tensor<ui32>, tensor<ui32>) -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}

// exact
func.func @dynamic_slice_bf16_ui64(%a0: tensor<7x7xbf16>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<3x3xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xbf16>, tensor<ui64>, tensor<ui64>) -> tensor<3x3xbf16>
  return %r : tensor<3x3xbf16>
}

// exact
func.func @dynamic_slice_i8_i8(%a0: tensor<7x3x2x1x2x2xi8>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<i8>, %a4: tensor<i8>, %a5: tensor<i8>, %a6: tensor<i8>) -> tensor<0x1x1x1x2x1xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 0, 1, 1, 1, 2, 1>}> : (tensor<7x3x2x1x2x2xi8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<0x1x1x1x2x1xi8>
  return %r : tensor<0x1x1x1x2x1xi8>
}

// exact
func.func @dynamic_slice_i8_i16(%a0: tensor<3x0xi8>, %a1: tensor<i16>, %a2: tensor<i16>) -> tensor<1x0xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<3x0xi8>, tensor<i16>, tensor<i16>) -> tensor<1x0xi8>
  return %r : tensor<1x0xi8>
}

// exact
func.func @dynamic_slice_i8_i32(%a0: tensor<0x7x2xi8>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<0x7x1xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 0, 7, 1>}> : (tensor<0x7x2xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<0x7x1xi8>
  return %r : tensor<0x7x1xi8>
}

// exact
func.func @dynamic_slice_i8_i64(%a0: tensor<3x2x1x2x2xi8>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<i64>, %a4: tensor<i64>, %a5: tensor<i64>) -> tensor<1x1x1x2x1xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{slice_sizes = array<i64: 1, 1, 1, 2, 1>}> : (tensor<3x2x1x2x2xi8>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1x2x1xi8>
  return %r : tensor<1x1x1x2x1xi8>
}

// exact
func.func @dynamic_slice_i8_ui8(%a0: tensor<7x3xi8>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x1xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xi8>, tensor<ui8>, tensor<ui8>) -> tensor<3x1xi8>
  return %r : tensor<3x1xi8>
}

// exact
func.func @dynamic_slice_i8_ui16(%a0: tensor<7x7xi8>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<7x3xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 3>}> : (tensor<7x7xi8>, tensor<ui16>, tensor<ui16>) -> tensor<7x3xi8>
  return %r : tensor<7x3xi8>
}

// exact
func.func @dynamic_slice_i8_ui32(%a0: tensor<7x7x2x1x2x2xi8>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<ui32>, %a4: tensor<ui32>, %a5: tensor<ui32>, %a6: tensor<ui32>) -> tensor<3x3x1x1x2x1xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 3, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xi8>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<3x3x1x1x2x1xi8>
  return %r : tensor<3x3x1x1x2x1xi8>
}

// exact
func.func @dynamic_slice_i8_ui64(%a0: tensor<7x7xi8>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<3x3xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi8>, tensor<ui64>, tensor<ui64>) -> tensor<3x3xi8>
  return %r : tensor<3x3xi8>
}

// exact
func.func @dynamic_slice_i16_i8(%a0: tensor<7xi16>, %a1: tensor<i8>) -> tensor<3xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xi16>, tensor<i8>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// exact
func.func @dynamic_slice_i16_i16(%a0: tensor<7x3x2x1x2x2xi16>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>, %a5: tensor<i16>, %a6: tensor<i16>) -> tensor<3x1x1x1x2x1xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 1, 1, 1, 2, 1>}> : (tensor<7x3x2x1x2x2xi16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x1x1x1x2x1xi16>
  return %r : tensor<3x1x1x1x2x1xi16>
}

// exact
func.func @dynamic_slice_i16_i32(%a0: tensor<7x3x2xi16>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<3x1x1xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 1, 1>}> : (tensor<7x3x2xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x1xi16>
  return %r : tensor<3x1x1xi16>
}

// exact
func.func @dynamic_slice_i16_i64(%a0: tensor<7x7xi16>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<3x3xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi16>, tensor<i64>, tensor<i64>) -> tensor<3x3xi16>
  return %r : tensor<3x3xi16>
}

// exact
func.func @dynamic_slice_i16_ui8(%a0: tensor<7x7xi16>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x3xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi16>, tensor<ui8>, tensor<ui8>) -> tensor<3x3xi16>
  return %r : tensor<3x3xi16>
}

// exact
func.func @dynamic_slice_i16_ui16(%a0: tensor<7x7xi16>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<3x3xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi16>, tensor<ui16>, tensor<ui16>) -> tensor<3x3xi16>
  return %r : tensor<3x3xi16>
}

// exact
func.func @dynamic_slice_i16_ui32(%a0: tensor<1x7xi16>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<1x3xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<1x7xi16>, tensor<ui32>, tensor<ui32>) -> tensor<1x3xi16>
  return %r : tensor<1x3xi16>
}

// exact
func.func @dynamic_slice_i16_ui64(%a0: tensor<7x7xi16>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<7x3xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 3>}> : (tensor<7x7xi16>, tensor<ui64>, tensor<ui64>) -> tensor<7x3xi16>
  return %r : tensor<7x3xi16>
}

// exact
func.func @dynamic_slice_i32_i8(%a0: tensor<7x7xi32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x7xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 7>}> : (tensor<7x7xi32>, tensor<i8>, tensor<i8>) -> tensor<3x7xi32>
  return %r : tensor<3x7xi32>
}

// exact
func.func @dynamic_slice_i32_i16(%a0: tensor<7x7x2xi32>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x3x1xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xi32>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1xi32>
  return %r : tensor<3x3x1xi32>
}

// exact
func.func @dynamic_slice_i32_i32(%a0: tensor<7x7x2x1x2x2xi32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<3x0x1x1x2x1xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 0, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x0x1x1x2x1xi32>
  return %r : tensor<3x0x1x1x2x1xi32>
}

// exact
func.func @dynamic_slice_i32_i64(%a0: tensor<7x7xi32>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<3x3xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi32>, tensor<i64>, tensor<i64>) -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}

// exact
func.func @dynamic_slice_i32_ui8(%a0: tensor<7x1xi32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x1xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x1xi32>, tensor<ui8>, tensor<ui8>) -> tensor<3x1xi32>
  return %r : tensor<3x1xi32>
}

// exact
func.func @dynamic_slice_i32_ui16(%a0: tensor<7x0xi32>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<3x0xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x0xi32>, tensor<ui16>, tensor<ui16>) -> tensor<3x0xi32>
  return %r : tensor<3x0xi32>
}

// exact
func.func @dynamic_slice_i32_ui32(%a0: tensor<7x7xi32>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<0x3xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<7x7xi32>, tensor<ui32>, tensor<ui32>) -> tensor<0x3xi32>
  return %r : tensor<0x3xi32>
}

// exact
func.func @dynamic_slice_i32_ui64(%a0: tensor<1x7xi32>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<1x3xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<1x7xi32>, tensor<ui64>, tensor<ui64>) -> tensor<1x3xi32>
  return %r : tensor<1x3xi32>
}

// exact
func.func @dynamic_slice_i64_i8(%a0: tensor<1x7xi64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x3xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<1x7xi64>, tensor<i8>, tensor<i8>) -> tensor<1x3xi64>
  return %r : tensor<1x3xi64>
}

// exact
func.func @dynamic_slice_i64_i16(%a0: tensor<7x7x2xi64>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x3x1xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xi64>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1xi64>
  return %r : tensor<3x3x1xi64>
}

// exact
func.func @dynamic_slice_i64_i32(%a0: tensor<7x7x2x1x2x2xi64>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<3x3x1x1x2x1xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 3, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xi64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1x1x2x1xi64>
  return %r : tensor<3x3x1x1x2x1xi64>
}

// exact
func.func @dynamic_slice_i64_i64(%a0: tensor<3x7xi64>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<1x7xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 7>}> : (tensor<3x7xi64>, tensor<i64>, tensor<i64>) -> tensor<1x7xi64>
  return %r : tensor<1x7xi64>
}

// exact
func.func @dynamic_slice_i64_ui8(%a0: tensor<7x7xi64>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x0xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x7xi64>, tensor<ui8>, tensor<ui8>) -> tensor<3x0xi64>
  return %r : tensor<3x0xi64>
}

// exact
func.func @dynamic_slice_i64_ui16(%a0: tensor<0x1xi64>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<0x1xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 1>}> : (tensor<0x1xi64>, tensor<ui16>, tensor<ui16>) -> tensor<0x1xi64>
  return %r : tensor<0x1xi64>
}

// exact
func.func @dynamic_slice_i64_ui32(%a0: tensor<3x7xi64>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<1x3xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xi64>, tensor<ui32>, tensor<ui32>) -> tensor<1x3xi64>
  return %r : tensor<1x3xi64>
}

// exact
func.func @dynamic_slice_i64_ui64(%a0: tensor<7x3xi64>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<3x1xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xi64>, tensor<ui64>, tensor<ui64>) -> tensor<3x1xi64>
  return %r : tensor<3x1xi64>
}

// exact
func.func @dynamic_slice_ui8_i8(%a0: tensor<7x7xui8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui8>, tensor<i8>, tensor<i8>) -> tensor<3x3xui8>
  return %r : tensor<3x3xui8>
}

// exact
func.func @dynamic_slice_ui8_i16(%a0: tensor<7x7x2xui8>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<0x3x1xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 0, 3, 1>}> : (tensor<7x7x2xui8>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<0x3x1xui8>
  return %r : tensor<0x3x1xui8>
}

// exact
func.func @dynamic_slice_ui8_i32(%a0: tensor<1x7x2x1x2x2xui8>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<1x3x1x1x2x1xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 1, 3, 1, 1, 2, 1>}> : (tensor<1x7x2x1x2x2xui8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1x2x1xui8>
  return %r : tensor<1x3x1x1x2x1xui8>
}

// exact
func.func @dynamic_slice_ui8_i64(%a0: tensor<7x0xui8>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<7x0xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 0>}> : (tensor<7x0xui8>, tensor<i64>, tensor<i64>) -> tensor<7x0xui8>
  return %r : tensor<7x0xui8>
}

// exact
func.func @dynamic_slice_ui8_ui8(%a0: tensor<7x7xui8>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x7xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 7>}> : (tensor<7x7xui8>, tensor<ui8>, tensor<ui8>) -> tensor<3x7xui8>
  return %r : tensor<3x7xui8>
}

// exact
func.func @dynamic_slice_ui8_ui16(%a0: tensor<7x3xui8>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<3x1xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xui8>, tensor<ui16>, tensor<ui16>) -> tensor<3x1xui8>
  return %r : tensor<3x1xui8>
}

// exact
func.func @dynamic_slice_ui8_ui32(%a0: tensor<7x7xui8>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<3x0xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x7xui8>, tensor<ui32>, tensor<ui32>) -> tensor<3x0xui8>
  return %r : tensor<3x0xui8>
}

// exact
func.func @dynamic_slice_ui8_ui64(%a0: tensor<0x7xui8>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<0x3xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<0x7xui8>, tensor<ui64>, tensor<ui64>) -> tensor<0x3xui8>
  return %r : tensor<0x3xui8>
}

// exact
func.func @dynamic_slice_ui16_i8(%a0: tensor<0x7xui16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x3xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<0x7xui16>, tensor<i8>, tensor<i8>) -> tensor<0x3xui16>
  return %r : tensor<0x3xui16>
}

// exact
func.func @dynamic_slice_ui16_i16(%a0: tensor<7x7x2xui16>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x7x1xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 7, 1>}> : (tensor<7x7x2xui16>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x7x1xui16>
  return %r : tensor<3x7x1xui16>
}

// exact
func.func @dynamic_slice_ui16_i32(%a0: tensor<7x1x2x1x2x2xui16>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<7x1x1x1x2x1xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 7, 1, 1, 1, 2, 1>}> : (tensor<7x1x2x1x2x2xui16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x1x1x1x2x1xui16>
  return %r : tensor<7x1x1x1x2x1xui16>
}

// exact
func.func @dynamic_slice_ui16_i64(%a0: tensor<7x3xui16>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<0x1xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 1>}> : (tensor<7x3xui16>, tensor<i64>, tensor<i64>) -> tensor<0x1xui16>
  return %r : tensor<0x1xui16>
}

// exact
func.func @dynamic_slice_ui16_ui8(%a0: tensor<3x0xui16>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<1x0xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<3x0xui16>, tensor<ui8>, tensor<ui8>) -> tensor<1x0xui16>
  return %r : tensor<1x0xui16>
}

// exact
func.func @dynamic_slice_ui16_ui16(%a0: tensor<3x7xui16>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<1x3xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xui16>, tensor<ui16>, tensor<ui16>) -> tensor<1x3xui16>
  return %r : tensor<1x3xui16>
}

// exact
func.func @dynamic_slice_ui16_ui32(%a0: tensor<7x7xui16>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<3x3xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui16>, tensor<ui32>, tensor<ui32>) -> tensor<3x3xui16>
  return %r : tensor<3x3xui16>
}

// exact
func.func @dynamic_slice_ui16_ui64(%a0: tensor<7xui16>, %a1: tensor<ui64>) -> tensor<3xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xui16>, tensor<ui64>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// exact
func.func @dynamic_slice_ui32_i8(%a0: tensor<3x7xui32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x0xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<3x7xui32>, tensor<i8>, tensor<i8>) -> tensor<1x0xui32>
  return %r : tensor<1x0xui32>
}

// exact
func.func @dynamic_slice_ui32_i16(%a0: tensor<0x2xui32>, %a1: tensor<i16>, %a2: tensor<i16>) -> tensor<0x1xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 1>}> : (tensor<0x2xui32>, tensor<i16>, tensor<i16>) -> tensor<0x1xui32>
  return %r : tensor<0x1xui32>
}

// exact
func.func @dynamic_slice_ui32_i32(%a0: tensor<3x7x2x1x2x2xui32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<1x3x1x1x2x1xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 1, 3, 1, 1, 2, 1>}> : (tensor<3x7x2x1x2x2xui32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1x1x2x1xui32>
  return %r : tensor<1x3x1x1x2x1xui32>
}

// exact
func.func @dynamic_slice_ui32_i64(%a0: tensor<7x7xui32>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<3x3xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui32>, tensor<i64>, tensor<i64>) -> tensor<3x3xui32>
  return %r : tensor<3x3xui32>
}

// exact
func.func @dynamic_slice_ui32_ui8(%a0: tensor<7x3xui32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<7x1xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 1>}> : (tensor<7x3xui32>, tensor<ui8>, tensor<ui8>) -> tensor<7x1xui32>
  return %r : tensor<7x1xui32>
}

// exact
func.func @dynamic_slice_ui32_ui16(%a0: tensor<7x7xui32>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<0x3xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<7x7xui32>, tensor<ui16>, tensor<ui16>) -> tensor<0x3xui32>
  return %r : tensor<0x3xui32>
}

// exact
func.func @dynamic_slice_ui32_ui32(%a0: tensor<7x3xui32>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<3x1xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xui32>, tensor<ui32>, tensor<ui32>) -> tensor<3x1xui32>
  return %r : tensor<3x1xui32>
}

// exact
func.func @dynamic_slice_ui32_ui64(%a0: tensor<7x0xui32>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<3x0xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x0xui32>, tensor<ui64>, tensor<ui64>) -> tensor<3x0xui32>
  return %r : tensor<3x0xui32>
}

// exact
func.func @dynamic_slice_ui64_i8(%a0: tensor<3x3xui64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xui64>, tensor<i8>, tensor<i8>) -> tensor<1x1xui64>
  return %r : tensor<1x1xui64>
}

// exact
func.func @dynamic_slice_ui64_i16(%a0: tensor<3x1x2xui64>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<1x1x1xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x2xui64>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<1x1x1xui64>
  return %r : tensor<1x1x1xui64>
}

// exact
func.func @dynamic_slice_ui64_i32(%a0: tensor<7x2x1x2x2xui64>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>) -> tensor<0x1x1x2x1xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{slice_sizes = array<i64: 0, 1, 1, 2, 1>}> : (tensor<7x2x1x2x2xui64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<0x1x1x2x1xui64>
  return %r : tensor<0x1x1x2x1xui64>
}

// exact
func.func @dynamic_slice_ui64_i64(%a0: tensor<7x7xui64>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<3x3xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui64>, tensor<i64>, tensor<i64>) -> tensor<3x3xui64>
  return %r : tensor<3x3xui64>
}

// exact
func.func @dynamic_slice_ui64_ui8(%a0: tensor<7x7xui64>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x3xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui64>, tensor<ui8>, tensor<ui8>) -> tensor<3x3xui64>
  return %r : tensor<3x3xui64>
}

// exact
func.func @dynamic_slice_ui64_ui16(%a0: tensor<7x7xui64>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<3x3xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui64>, tensor<ui16>, tensor<ui16>) -> tensor<3x3xui64>
  return %r : tensor<3x3xui64>
}

// exact
func.func @dynamic_slice_ui64_ui32(%a0: tensor<7x3xui64>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<3x1xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xui64>, tensor<ui32>, tensor<ui32>) -> tensor<3x1xui64>
  return %r : tensor<3x1xui64>
}

// exact
func.func @dynamic_slice_ui64_ui64(%a0: tensor<1x7xui64>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<1x7xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 7>}> : (tensor<1x7xui64>, tensor<ui64>, tensor<ui64>) -> tensor<1x7xui64>
  return %r : tensor<1x7xui64>
}

// exact
func.func @dynamic_slice_c64_i8(%a0: tensor<7x0xcomplex<f32>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x0xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x0xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<3x0xcomplex<f32>>
  return %r : tensor<3x0xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_i16(%a0: tensor<7x3x2xcomplex<f32>>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x1x1xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 1, 1>}> : (tensor<7x3x2xcomplex<f32>>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x1x1xcomplex<f32>>
  return %r : tensor<3x1x1xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_i32(%a0: tensor<7x3x2x1x2x2xcomplex<f32>>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<7x1x1x1x2x1xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 7, 1, 1, 1, 2, 1>}> : (tensor<7x3x2x1x2x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x1x1x1x2x1xcomplex<f32>>
  return %r : tensor<7x1x1x1x2x1xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_i64(%a0: tensor<7x7xcomplex<f32>>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<3x0xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x7xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<3x0xcomplex<f32>>
  return %r : tensor<3x0xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_ui8(%a0: tensor<7xcomplex<f32>>, %a1: tensor<ui8>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xcomplex<f32>>, tensor<ui8>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_ui16(%a0: tensor<0x7xcomplex<f32>>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<0x3xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<0x7xcomplex<f32>>, tensor<ui16>, tensor<ui16>) -> tensor<0x3xcomplex<f32>>
  return %r : tensor<0x3xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_ui32(%a0: tensor<7x1xcomplex<f32>>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<3x1xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x1xcomplex<f32>>, tensor<ui32>, tensor<ui32>) -> tensor<3x1xcomplex<f32>>
  return %r : tensor<3x1xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_ui64(%a0: tensor<3x7xcomplex<f32>>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<1x3xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xcomplex<f32>>, tensor<ui64>, tensor<ui64>) -> tensor<1x3xcomplex<f32>>
  return %r : tensor<1x3xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c128_i8(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<3x3xcomplex<f64>>
  return %r : tensor<3x3xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_i16(%a0: tensor<7x7x2xcomplex<f64>>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x3x1xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xcomplex<f64>>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1xcomplex<f64>>
  return %r : tensor<3x3x1xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_i32(%a0: tensor<7x7x2x1x2x2xcomplex<f64>>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<3x3x1x1x2x1xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 3, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1x1x2x1xcomplex<f64>>
  return %r : tensor<3x3x1x1x2x1xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_i64(%a0: tensor<1x1xcomplex<f64>>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<1x1xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_ui8(%a0: tensor<3x7xcomplex<f64>>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<1x3xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xcomplex<f64>>, tensor<ui8>, tensor<ui8>) -> tensor<1x3xcomplex<f64>>
  return %r : tensor<1x3xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_ui16(%a0: tensor<7xcomplex<f64>>, %a1: tensor<ui16>) -> tensor<3xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xcomplex<f64>>, tensor<ui16>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_ui32(%a0: tensor<0x7xcomplex<f64>>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<0x3xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<0x7xcomplex<f64>>, tensor<ui32>, tensor<ui32>) -> tensor<0x3xcomplex<f64>>
  return %r : tensor<0x3xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_ui64(%a0: tensor<7x3xcomplex<f64>>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<3x1xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xcomplex<f64>>, tensor<ui64>, tensor<ui64>) -> tensor<3x1xcomplex<f64>>
  return %r : tensor<3x1xcomplex<f64>>
}

// exact
func.func @dynamic_slice_i1_i8(%a0: tensor<3x7xi1>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x3xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xi1>, tensor<i8>, tensor<i8>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}

// exact
func.func @dynamic_slice_i1_i16(%a0: tensor<7x7x2xi1>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x3x1xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xi1>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1xi1>
  return %r : tensor<3x3x1xi1>
}

// exact
func.func @dynamic_slice_i1_i32(%a0: tensor<7x7x2x1x2x2xi1>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<3x7x1x1x2x1xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 7, 1, 1, 2, 1>}> : (tensor<7x7x2x1x2x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1x1x2x1xi1>
  return %r : tensor<3x7x1x1x2x1xi1>
}

// exact
func.func @dynamic_slice_i1_i64(%a0: tensor<7x0xi1>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<0x0xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 0>}> : (tensor<7x0xi1>, tensor<i64>, tensor<i64>) -> tensor<0x0xi1>
  return %r : tensor<0x0xi1>
}

// exact
func.func @dynamic_slice_i1_ui8(%a0: tensor<7x7xi1>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x3xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi1>, tensor<ui8>, tensor<ui8>) -> tensor<3x3xi1>
  return %r : tensor<3x3xi1>
}

// exact
func.func @dynamic_slice_i1_ui16(%a0: tensor<7x7xi1>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<3x3xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi1>, tensor<ui16>, tensor<ui16>) -> tensor<3x3xi1>
  return %r : tensor<3x3xi1>
}

// exact
func.func @dynamic_slice_i1_ui32(%a0: tensor<7x7xi1>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<3x0xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x7xi1>, tensor<ui32>, tensor<ui32>) -> tensor<3x0xi1>
  return %r : tensor<3x0xi1>
}

// exact
func.func @dynamic_slice_i1_ui64(%a0: tensor<1x3xi1>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<1x1xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi1>, tensor<ui64>, tensor<ui64>) -> tensor<1x1xi1>
  return %r : tensor<1x1xi1>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i8(%a0: tensor<7x0xf8E4M3FN>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x0xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x0xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<3x0xf8E4M3FN>
  return %r : tensor<3x0xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i16(%a0: tensor<7x7x2xf8E4M3FN>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x3x1xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xf8E4M3FN>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1xf8E4M3FN>
  return %r : tensor<3x3x1xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i32(%a0: tensor<7x3x2x1x2x2xf8E4M3FN>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<3x1x1x1x2x1xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 1, 1, 1, 2, 1>}> : (tensor<7x3x2x1x2x2xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x1x1x2x1xf8E4M3FN>
  return %r : tensor<3x1x1x1x2x1xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i64(%a0: tensor<7x7xf8E4M3FN>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<3x7xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 7>}> : (tensor<7x7xf8E4M3FN>, tensor<i64>, tensor<i64>) -> tensor<3x7xf8E4M3FN>
  return %r : tensor<3x7xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_ui8(%a0: tensor<7x7xf8E4M3FN>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<3x3xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xf8E4M3FN>, tensor<ui8>, tensor<ui8>) -> tensor<3x3xf8E4M3FN>
  return %r : tensor<3x3xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_ui16(%a0: tensor<7x7xf8E4M3FN>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<3x0xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x7xf8E4M3FN>, tensor<ui16>, tensor<ui16>) -> tensor<3x0xf8E4M3FN>
  return %r : tensor<3x0xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_ui32(%a0: tensor<7x7xf8E4M3FN>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<7x3xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 3>}> : (tensor<7x7xf8E4M3FN>, tensor<ui32>, tensor<ui32>) -> tensor<7x3xf8E4M3FN>
  return %r : tensor<7x3xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_ui64(%a0: tensor<0x7xf8E4M3FN>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<0x3xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<0x7xf8E4M3FN>, tensor<ui64>, tensor<ui64>) -> tensor<0x3xf8E4M3FN>
  return %r : tensor<0x3xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E5M2_i8(%a0: tensor<7x3xf8E5M2>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<3x1xf8E5M2>
  return %r : tensor<3x1xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_i16(%a0: tensor<7x7x2xf8E5M2>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x3x1xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xf8E5M2>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1xf8E5M2>
  return %r : tensor<3x3x1xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_i32(%a0: tensor<7x1x2x1x2x2xf8E5M2>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<3x1x1x1x2x1xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 1, 1, 1, 2, 1>}> : (tensor<7x1x2x1x2x2xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x1x1x2x1xf8E5M2>
  return %r : tensor<3x1x1x1x2x1xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_i64(%a0: tensor<7x7xf8E5M2>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<0x3xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<7x7xf8E5M2>, tensor<i64>, tensor<i64>) -> tensor<0x3xf8E5M2>
  return %r : tensor<0x3xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_ui8(%a0: tensor<0x7xf8E5M2>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<0x0xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 0>}> : (tensor<0x7xf8E5M2>, tensor<ui8>, tensor<ui8>) -> tensor<0x0xf8E5M2>
  return %r : tensor<0x0xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_ui16(%a0: tensor<3x7xf8E5M2>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<1x3xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xf8E5M2>, tensor<ui16>, tensor<ui16>) -> tensor<1x3xf8E5M2>
  return %r : tensor<1x3xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_ui32(%a0: tensor<7x7xf8E5M2>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<7x3xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 3>}> : (tensor<7x7xf8E5M2>, tensor<ui32>, tensor<ui32>) -> tensor<7x3xf8E5M2>
  return %r : tensor<7x3xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_ui64(%a0: tensor<3x7xf8E5M2>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<1x3xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xf8E5M2>, tensor<ui64>, tensor<ui64>) -> tensor<1x3xf8E5M2>
  return %r : tensor<1x3xf8E5M2>
}

// exact
func.func @dynamic_slice_i4_i8(%a0: tensor<1x0xi4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x0xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<1x0xi4>, tensor<i8>, tensor<i8>) -> tensor<1x0xi4>
  return %r : tensor<1x0xi4>
}

// exact
func.func @dynamic_slice_i4_i16(%a0: tensor<7x7x2xi4>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x3x1xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<7x7x2xi4>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x3x1xi4>
  return %r : tensor<3x3x1xi4>
}

// exact
func.func @dynamic_slice_i4_i32(%a0: tensor<7x3x2x1x2x2xi4>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<3x1x1x1x2x1xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 3, 1, 1, 1, 2, 1>}> : (tensor<7x3x2x1x2x2xi4>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x1x1x2x1xi4>
  return %r : tensor<3x1x1x1x2x1xi4>
}

// exact
func.func @dynamic_slice_i4_i64(%a0: tensor<7xi4>, %a1: tensor<i64>) -> tensor<3xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xi4>, tensor<i64>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// exact
func.func @dynamic_slice_i4_ui8(%a0: tensor<7x7xi4>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<0x3xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<7x7xi4>, tensor<ui8>, tensor<ui8>) -> tensor<0x3xi4>
  return %r : tensor<0x3xi4>
}

// exact
func.func @dynamic_slice_i4_ui16(%a0: tensor<3x7xi4>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<1x7xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 7>}> : (tensor<3x7xi4>, tensor<ui16>, tensor<ui16>) -> tensor<1x7xi4>
  return %r : tensor<1x7xi4>
}

// exact
func.func @dynamic_slice_i4_ui32(%a0: tensor<3x1xi4>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<1x1xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xi4>, tensor<ui32>, tensor<ui32>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// exact
func.func @dynamic_slice_i4_ui64(%a0: tensor<7x7xi4>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<3x3xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi4>, tensor<ui64>, tensor<ui64>) -> tensor<3x3xi4>
  return %r : tensor<3x3xi4>
}

// exact
func.func @dynamic_slice_ui4_i8(%a0: tensor<3x7xui4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x3xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xui4>, tensor<i8>, tensor<i8>) -> tensor<1x3xui4>
  return %r : tensor<1x3xui4>
}

// exact
func.func @dynamic_slice_ui4_i16(%a0: tensor<7x7x2xui4>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<7x3x1xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 7, 3, 1>}> : (tensor<7x7x2xui4>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x3x1xui4>
  return %r : tensor<7x3x1xui4>
}

// exact
func.func @dynamic_slice_ui4_i32(%a0: tensor<0x0x2x1x2x2xui4>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<0x0x1x1x2x1xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{slice_sizes = array<i64: 0, 0, 1, 1, 2, 1>}> : (tensor<0x0x2x1x2x2xui4>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<0x0x1x1x2x1xui4>
  return %r : tensor<0x0x1x1x2x1xui4>
}

// exact
func.func @dynamic_slice_ui4_i64(%a0: tensor<7x7xui4>, %a1: tensor<i64>, %a2: tensor<i64>) -> tensor<0x7xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 7>}> : (tensor<7x7xui4>, tensor<i64>, tensor<i64>) -> tensor<0x7xui4>
  return %r : tensor<0x7xui4>
}

// exact
func.func @dynamic_slice_ui4_ui8(%a0: tensor<3x7xui4>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> tensor<1x3xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xui4>, tensor<ui8>, tensor<ui8>) -> tensor<1x3xui4>
  return %r : tensor<1x3xui4>
}

// exact
func.func @dynamic_slice_ui4_ui16(%a0: tensor<7x7xui4>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> tensor<3x0xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x7xui4>, tensor<ui16>, tensor<ui16>) -> tensor<3x0xui4>
  return %r : tensor<3x0xui4>
}

// exact
func.func @dynamic_slice_ui4_ui32(%a0: tensor<1x3xui4>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<1x1xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xui4>, tensor<ui32>, tensor<ui32>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// exact
func.func @dynamic_slice_ui4_ui64(%a0: tensor<7x7xui4>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> tensor<3x3xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui4>, tensor<ui64>, tensor<ui64>) -> tensor<3x3xui4>
  return %r : tensor<3x3xui4>
}

// exact
func.func @dynamic_slice_f64_i8_2(%a0: tensor<1xf64>, %a1: tensor<i8>) -> tensor<1xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 1>}> : (tensor<1xf64>, tensor<i8>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// exact
func.func @dynamic_slice_f64_i8_3(%a0: tensor<0x3xf64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x1xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 1>}> : (tensor<0x3xf64>, tensor<i8>, tensor<i8>) -> tensor<0x1xf64>
  return %r : tensor<0x1xf64>
}

// exact
func.func @dynamic_slice_f64_i8_4(%a0: tensor<3x3xf64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf64>, tensor<i8>, tensor<i8>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// exact
func.func @dynamic_slice_f64_i8_5(%a0: tensor<3x7xf64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x0xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<3x7xf64>, tensor<i8>, tensor<i8>) -> tensor<1x0xf64>
  return %r : tensor<1x0xf64>
}

// exact
func.func @dynamic_slice_f32_i8_2(%a0: tensor<7xf32>, %a1: tensor<i8>) -> tensor<7xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 7>}> : (tensor<7xf32>, tensor<i8>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// exact
func.func @dynamic_slice_f32_i8_3(%a0: tensor<7x7xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x0xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 0>}> : (tensor<7x7xf32>, tensor<i8>, tensor<i8>) -> tensor<0x0xf32>
  return %r : tensor<0x0xf32>
}

// exact
func.func @dynamic_slice_f32_i8_4(%a0: tensor<3x0xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x0xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<3x0xf32>, tensor<i8>, tensor<i8>) -> tensor<1x0xf32>
  return %r : tensor<1x0xf32>
}

// exact
func.func @dynamic_slice_f32_i8_5(%a0: tensor<3x3xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<i8>, tensor<i8>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// exact
func.func @dynamic_slice_f16_i8_2(%a0: tensor<7x7xf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xf16>, tensor<i8>, tensor<i8>) -> tensor<3x3xf16>
  return %r : tensor<3x3xf16>
}

// exact
func.func @dynamic_slice_f16_i8_3(%a0: tensor<7x7xf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x7xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 7>}> : (tensor<7x7xf16>, tensor<i8>, tensor<i8>) -> tensor<3x7xf16>
  return %r : tensor<3x7xf16>
}

// exact
func.func @dynamic_slice_f16_i8_4(%a0: tensor<7x3xf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xf16>, tensor<i8>, tensor<i8>) -> tensor<3x1xf16>
  return %r : tensor<3x1xf16>
}

// exact
func.func @dynamic_slice_f16_i8_5(%a0: tensor<0x3xf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x1xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 1>}> : (tensor<0x3xf16>, tensor<i8>, tensor<i8>) -> tensor<0x1xf16>
  return %r : tensor<0x1xf16>
}

// exact
func.func @dynamic_slice_bf16_i8_2(%a0: tensor<7x7xbf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xbf16>, tensor<i8>, tensor<i8>) -> tensor<3x3xbf16>
  return %r : tensor<3x3xbf16>
}

// exact
func.func @dynamic_slice_bf16_i8_3(%a0: tensor<7x7xbf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xbf16>, tensor<i8>, tensor<i8>) -> tensor<3x3xbf16>
  return %r : tensor<3x3xbf16>
}

// exact
func.func @dynamic_slice_bf16_i8_4(%a0: tensor<7x7xbf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xbf16>, tensor<i8>, tensor<i8>) -> tensor<3x3xbf16>
  return %r : tensor<3x3xbf16>
}

// exact
func.func @dynamic_slice_bf16_i8_5(%a0: tensor<7x7xbf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x3xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<7x7xbf16>, tensor<i8>, tensor<i8>) -> tensor<0x3xbf16>
  return %r : tensor<0x3xbf16>
}

// exact
func.func @dynamic_slice_i8_i8_2(%a0: tensor<7x7xi8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi8>, tensor<i8>, tensor<i8>) -> tensor<3x3xi8>
  return %r : tensor<3x3xi8>
}

// exact
func.func @dynamic_slice_i8_i8_3(%a0: tensor<7x7xi8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi8>, tensor<i8>, tensor<i8>) -> tensor<3x3xi8>
  return %r : tensor<3x3xi8>
}

// exact
func.func @dynamic_slice_i8_i8_4(%a0: tensor<7x7xi8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi8>, tensor<i8>, tensor<i8>) -> tensor<3x3xi8>
  return %r : tensor<3x3xi8>
}

// exact
func.func @dynamic_slice_i8_i8_5(%a0: tensor<1x7xi8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x0xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<1x7xi8>, tensor<i8>, tensor<i8>) -> tensor<1x0xi8>
  return %r : tensor<1x0xi8>
}

// exact
func.func @dynamic_slice_i16_i8_2(%a0: tensor<7x1xi16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x1xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 1>}> : (tensor<7x1xi16>, tensor<i8>, tensor<i8>) -> tensor<0x1xi16>
  return %r : tensor<0x1xi16>
}

// exact
func.func @dynamic_slice_i16_i8_3(%a0: tensor<0x7xi16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x3xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<0x7xi16>, tensor<i8>, tensor<i8>) -> tensor<0x3xi16>
  return %r : tensor<0x3xi16>
}

// exact
func.func @dynamic_slice_i16_i8_4(%a0: tensor<3x7xi16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x7xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 7>}> : (tensor<3x7xi16>, tensor<i8>, tensor<i8>) -> tensor<1x7xi16>
  return %r : tensor<1x7xi16>
}

// exact
func.func @dynamic_slice_i16_i8_5(%a0: tensor<3x7xi16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x0xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<3x7xi16>, tensor<i8>, tensor<i8>) -> tensor<1x0xi16>
  return %r : tensor<1x0xi16>
}

// exact
func.func @dynamic_slice_i32_i8_2(%a0: tensor<7x7xi32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<7x3xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 3>}> : (tensor<7x7xi32>, tensor<i8>, tensor<i8>) -> tensor<7x3xi32>
  return %r : tensor<7x3xi32>
}

// exact
func.func @dynamic_slice_i32_i8_3(%a0: tensor<0x7xi32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x3xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<0x7xi32>, tensor<i8>, tensor<i8>) -> tensor<0x3xi32>
  return %r : tensor<0x3xi32>
}

// exact
func.func @dynamic_slice_i32_i8_4(%a0: tensor<3x3xi32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<i8>, tensor<i8>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// exact
func.func @dynamic_slice_i32_i8_5(%a0: tensor<3x3xi32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<i8>, tensor<i8>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// exact
func.func @dynamic_slice_i64_i8_2(%a0: tensor<7x7xi64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi64>, tensor<i8>, tensor<i8>) -> tensor<3x3xi64>
  return %r : tensor<3x3xi64>
}

// exact
func.func @dynamic_slice_i64_i8_3(%a0: tensor<7x7xi64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi64>, tensor<i8>, tensor<i8>) -> tensor<3x3xi64>
  return %r : tensor<3x3xi64>
}

// exact
func.func @dynamic_slice_i64_i8_4(%a0: tensor<7x0xi64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<7x0xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 0>}> : (tensor<7x0xi64>, tensor<i8>, tensor<i8>) -> tensor<7x0xi64>
  return %r : tensor<7x0xi64>
}

// exact
func.func @dynamic_slice_i64_i8_5(%a0: tensor<7x3xi64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x1xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 1>}> : (tensor<7x3xi64>, tensor<i8>, tensor<i8>) -> tensor<0x1xi64>
  return %r : tensor<0x1xi64>
}

// exact
func.func @dynamic_slice_ui8_i8_2(%a0: tensor<7x7xui8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui8>, tensor<i8>, tensor<i8>) -> tensor<3x3xui8>
  return %r : tensor<3x3xui8>
}

// exact
func.func @dynamic_slice_ui8_i8_3(%a0: tensor<7x7xui8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui8>, tensor<i8>, tensor<i8>) -> tensor<3x3xui8>
  return %r : tensor<3x3xui8>
}

// exact
func.func @dynamic_slice_ui8_i8_4(%a0: tensor<3x1xui8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xui8>, tensor<i8>, tensor<i8>) -> tensor<1x1xui8>
  return %r : tensor<1x1xui8>
}

// exact
func.func @dynamic_slice_ui8_i8_5(%a0: tensor<3x3xui8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xui8>, tensor<i8>, tensor<i8>) -> tensor<1x1xui8>
  return %r : tensor<1x1xui8>
}

// exact
func.func @dynamic_slice_ui16_i8_2(%a0: tensor<7x7xui16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui16>, tensor<i8>, tensor<i8>) -> tensor<3x3xui16>
  return %r : tensor<3x3xui16>
}

// exact
func.func @dynamic_slice_ui16_i8_3(%a0: tensor<7x7xui16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui16>, tensor<i8>, tensor<i8>) -> tensor<3x3xui16>
  return %r : tensor<3x3xui16>
}

// exact
func.func @dynamic_slice_ui16_i8_4(%a0: tensor<7x7xui16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui16>, tensor<i8>, tensor<i8>) -> tensor<3x3xui16>
  return %r : tensor<3x3xui16>
}

// exact
func.func @dynamic_slice_ui16_i8_5(%a0: tensor<1x7xui16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x0xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<1x7xui16>, tensor<i8>, tensor<i8>) -> tensor<1x0xui16>
  return %r : tensor<1x0xui16>
}

// exact
func.func @dynamic_slice_ui32_i8_2(%a0: tensor<7x7xui32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui32>, tensor<i8>, tensor<i8>) -> tensor<3x3xui32>
  return %r : tensor<3x3xui32>
}

// exact
func.func @dynamic_slice_ui32_i8_3(%a0: tensor<7x7xui32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui32>, tensor<i8>, tensor<i8>) -> tensor<3x3xui32>
  return %r : tensor<3x3xui32>
}

// exact
func.func @dynamic_slice_ui32_i8_4(%a0: tensor<7x7xui32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui32>, tensor<i8>, tensor<i8>) -> tensor<3x3xui32>
  return %r : tensor<3x3xui32>
}

// exact
func.func @dynamic_slice_ui32_i8_5(%a0: tensor<1x7xui32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x7xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 7>}> : (tensor<1x7xui32>, tensor<i8>, tensor<i8>) -> tensor<1x7xui32>
  return %r : tensor<1x7xui32>
}

// exact
func.func @dynamic_slice_ui64_i8_2(%a0: tensor<7x7xui64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui64>, tensor<i8>, tensor<i8>) -> tensor<3x3xui64>
  return %r : tensor<3x3xui64>
}

// exact
func.func @dynamic_slice_ui64_i8_3(%a0: tensor<7x7xui64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui64>, tensor<i8>, tensor<i8>) -> tensor<3x3xui64>
  return %r : tensor<3x3xui64>
}

// exact
func.func @dynamic_slice_ui64_i8_4(%a0: tensor<7x7xui64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<7x3xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 3>}> : (tensor<7x7xui64>, tensor<i8>, tensor<i8>) -> tensor<7x3xui64>
  return %r : tensor<7x3xui64>
}

// exact
func.func @dynamic_slice_ui64_i8_5(%a0: tensor<0x7xui64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x0xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 0>}> : (tensor<0x7xui64>, tensor<i8>, tensor<i8>) -> tensor<0x0xui64>
  return %r : tensor<0x0xui64>
}

// exact
func.func @dynamic_slice_c64_i8_2(%a0: tensor<7x7xcomplex<f32>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<3x3xcomplex<f32>>
  return %r : tensor<3x3xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_i8_3(%a0: tensor<7x7xcomplex<f32>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x3xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<7x7xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<0x3xcomplex<f32>>
  return %r : tensor<0x3xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_i8_4(%a0: tensor<1x7xcomplex<f32>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x3xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<1x7xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<1x3xcomplex<f32>>
  return %r : tensor<1x3xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c64_i8_5(%a0: tensor<3x7xcomplex<f32>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x3xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<3x7xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<1x3xcomplex<f32>>
  return %r : tensor<1x3xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c128_i8_2(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<3x3xcomplex<f64>>
  return %r : tensor<3x3xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_i8_3(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<7x7xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 7>}> : (tensor<7x7xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f64>>
  return %r : tensor<7x7xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_i8_4(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x0xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 0>}> : (tensor<7x7xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<0x0xcomplex<f64>>
  return %r : tensor<0x0xcomplex<f64>>
}

// exact
func.func @dynamic_slice_c128_i8_5(%a0: tensor<3x0xcomplex<f64>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x0xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 0>}> : (tensor<3x0xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<1x0xcomplex<f64>>
  return %r : tensor<1x0xcomplex<f64>>
}

// exact
func.func @dynamic_slice_i1_i8_2(%a0: tensor<7xi1>, %a1: tensor<i8>) -> tensor<3xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xi1>, tensor<i8>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// exact
func.func @dynamic_slice_i1_i8_3(%a0: tensor<7x7xi1>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<7x3xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 3>}> : (tensor<7x7xi1>, tensor<i8>, tensor<i8>) -> tensor<7x3xi1>
  return %r : tensor<7x3xi1>
}

// exact
func.func @dynamic_slice_i1_i8_4(%a0: tensor<0x7xi1>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x3xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<0x7xi1>, tensor<i8>, tensor<i8>) -> tensor<0x3xi1>
  return %r : tensor<0x3xi1>
}

// exact
func.func @dynamic_slice_i1_i8_5(%a0: tensor<3x1xi1>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xi1>, tensor<i8>, tensor<i8>) -> tensor<1x1xi1>
  return %r : tensor<1x1xi1>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i8_2(%a0: tensor<7x7xf8E4M3FN>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x3xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 3>}> : (tensor<7x7xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<0x3xf8E4M3FN>
  return %r : tensor<0x3xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i8_3(%a0: tensor<1x7xf8E4M3FN>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x3xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 3>}> : (tensor<1x7xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<1x3xf8E4M3FN>
  return %r : tensor<1x3xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i8_4(%a0: tensor<3x1xf8E4M3FN>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<1x1xf8E4M3FN>
  return %r : tensor<1x1xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i8_5(%a0: tensor<3x3xf8E4M3FN>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<1x1xf8E4M3FN>
  return %r : tensor<1x1xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E5M2_i8_2(%a0: tensor<7x7xf8E5M2>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<3x3xf8E5M2>
  return %r : tensor<3x3xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_i8_3(%a0: tensor<7x7xf8E5M2>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x7xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 7>}> : (tensor<7x7xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<3x7xf8E5M2>
  return %r : tensor<3x7xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_i8_4(%a0: tensor<7x0xf8E5M2>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x0xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x0xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<3x0xf8E5M2>
  return %r : tensor<3x0xf8E5M2>
}

// exact
func.func @dynamic_slice_f8E5M2_i8_5(%a0: tensor<1x3xf8E5M2>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<1x1xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<1x1xf8E5M2>
  return %r : tensor<1x1xf8E5M2>
}

// exact
func.func @dynamic_slice_i4_i8_2(%a0: tensor<7x7xi4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi4>, tensor<i8>, tensor<i8>) -> tensor<3x3xi4>
  return %r : tensor<3x3xi4>
}

// exact
func.func @dynamic_slice_i4_i8_3(%a0: tensor<7x7xi4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xi4>, tensor<i8>, tensor<i8>) -> tensor<3x3xi4>
  return %r : tensor<3x3xi4>
}

// exact
func.func @dynamic_slice_i4_i8_4(%a0: tensor<7x7xi4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<7x3xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 7, 3>}> : (tensor<7x7xi4>, tensor<i8>, tensor<i8>) -> tensor<7x3xi4>
  return %r : tensor<7x3xi4>
}

// exact
func.func @dynamic_slice_i4_i8_5(%a0: tensor<0x7xi4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<0x0xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 0, 0>}> : (tensor<0x7xi4>, tensor<i8>, tensor<i8>) -> tensor<0x0xi4>
  return %r : tensor<0x0xi4>
}

// exact
func.func @dynamic_slice_ui4_i8_2(%a0: tensor<7x7xui4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui4>, tensor<i8>, tensor<i8>) -> tensor<3x3xui4>
  return %r : tensor<3x3xui4>
}

// exact
func.func @dynamic_slice_ui4_i8_3(%a0: tensor<7x7xui4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x3xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 3>}> : (tensor<7x7xui4>, tensor<i8>, tensor<i8>) -> tensor<3x3xui4>
  return %r : tensor<3x3xui4>
}

// exact
func.func @dynamic_slice_ui4_i8_4(%a0: tensor<7x1xui4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x1xui4>, tensor<i8>, tensor<i8>) -> tensor<3x1xui4>
  return %r : tensor<3x1xui4>
}

// exact
func.func @dynamic_slice_ui4_i8_5(%a0: tensor<7x3xui4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xui4>, tensor<i8>, tensor<i8>) -> tensor<3x1xui4>
  return %r : tensor<3x1xui4>
}

// exact
func.func @dynamic_slice_f64_i8_6(%a0: tensor<7x1xf64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x1xf64>, tensor<i8>, tensor<i8>) -> tensor<3x1xf64>
  return %r : tensor<3x1xf64>
}

// exact
func.func @dynamic_slice_f64_i8_7(%a0: tensor<7x0xf64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x0xf64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x0xf64>, tensor<i8>, tensor<i8>) -> tensor<3x0xf64>
  return %r : tensor<3x0xf64>
}

// exact
func.func @dynamic_slice_f32_i8_6(%a0: tensor<7x3xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xf32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xf32>, tensor<i8>, tensor<i8>) -> tensor<3x1xf32>
  return %r : tensor<3x1xf32>
}

// exact
func.func @dynamic_slice_f16_i8_6(%a0: tensor<7xf16>, %a1: tensor<i8>) -> tensor<3xf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xf16>, tensor<i8>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// exact
func.func @dynamic_slice_bf16_i8_6(%a0: tensor<7x7xbf16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x7xbf16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 7>}> : (tensor<7x7xbf16>, tensor<i8>, tensor<i8>) -> tensor<3x7xbf16>
  return %r : tensor<3x7xbf16>
}

// exact
func.func @dynamic_slice_i8_i8_6(%a0: tensor<7x1xi8>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xi8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x1xi8>, tensor<i8>, tensor<i8>) -> tensor<3x1xi8>
  return %r : tensor<3x1xi8>
}

// exact
func.func @dynamic_slice_i16_i8_6(%a0: tensor<7x0xi16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x0xi16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x0xi16>, tensor<i8>, tensor<i8>) -> tensor<3x0xi16>
  return %r : tensor<3x0xi16>
}

// exact
func.func @dynamic_slice_i32_i8_6(%a0: tensor<7xi32>, %a1: tensor<i8>) -> tensor<3xi32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xi32>, tensor<i8>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// exact
func.func @dynamic_slice_i64_i8_6(%a0: tensor<7xi64>, %a1: tensor<i8>) -> tensor<3xi64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xi64>, tensor<i8>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// exact
func.func @dynamic_slice_ui8_i8_6(%a0: tensor<7xui8>, %a1: tensor<i8>) -> tensor<3xui8> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xui8>, tensor<i8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// exact
func.func @dynamic_slice_ui16_i8_6(%a0: tensor<7x3xui16>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xui16> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xui16>, tensor<i8>, tensor<i8>) -> tensor<3x1xui16>
  return %r : tensor<3x1xui16>
}

// exact
func.func @dynamic_slice_ui32_i8_6(%a0: tensor<7x1xui32>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xui32> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x1xui32>, tensor<i8>, tensor<i8>) -> tensor<3x1xui32>
  return %r : tensor<3x1xui32>
}

// exact
func.func @dynamic_slice_ui64_i8_6(%a0: tensor<7x0xui64>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x0xui64> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 0>}> : (tensor<7x0xui64>, tensor<i8>, tensor<i8>) -> tensor<3x0xui64>
  return %r : tensor<3x0xui64>
}

// exact
func.func @dynamic_slice_c64_i8_6(%a0: tensor<7x7xcomplex<f32>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 7>}> : (tensor<7x7xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<3x7xcomplex<f32>>
  return %r : tensor<3x7xcomplex<f32>>
}

// exact
func.func @dynamic_slice_c128_i8_6(%a0: tensor<7x3xcomplex<f64>>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xcomplex<f64>> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<3x1xcomplex<f64>>
  return %r : tensor<3x1xcomplex<f64>>
}

// exact
func.func @dynamic_slice_i1_i8_6(%a0: tensor<7x3xi1>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xi1> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xi1>, tensor<i8>, tensor<i8>) -> tensor<3x1xi1>
  return %r : tensor<3x1xi1>
}

// exact
func.func @dynamic_slice_f8E4M3FN_i8_6(%a0: tensor<7xf8E4M3FN>, %a1: tensor<i8>) -> tensor<3xf8E4M3FN> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xf8E4M3FN>, tensor<i8>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// exact
func.func @dynamic_slice_f8E5M2_i8_6(%a0: tensor<7xf8E5M2>, %a1: tensor<i8>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xf8E5M2>, tensor<i8>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// exact
func.func @dynamic_slice_i4_i8_6(%a0: tensor<7x3xi4>, %a1: tensor<i8>, %a2: tensor<i8>) -> tensor<3x1xi4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 1>}> : (tensor<7x3xi4>, tensor<i8>, tensor<i8>) -> tensor<3x1xi4>
  return %r : tensor<3x1xi4>
}

// exact
func.func @dynamic_slice_ui4_i8_6(%a0: tensor<7xui4>, %a1: tensor<i8>) -> tensor<3xui4> {
  %r = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 3>}> : (tensor<7xui4>, tensor<i8>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// exact
func.func @dynamic_update_slice_f64_i8(%a0: tensor<7x7xf64>, %a1: tensor<3x3xf64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf64>, tensor<3x3xf64>, tensor<i8>, tensor<i8>) -> tensor<7x7xf64>
  return %r : tensor<7x7xf64>
}

// exact
func.func @dynamic_update_slice_f64_i16(%a0: tensor<7x7x2xf64>, %a1: tensor<3x3x1xf64>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x7x2xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xf64>, tensor<3x3x1xf64>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2xf64>
  return %r : tensor<7x7x2xf64>
}

// exact
func.func @dynamic_update_slice_f64_i32(%a0: tensor<7x7x2x1x2x2xf64>, %a1: tensor<3x3x1x1x2x1xf64>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x7x2x1x2x2xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xf64>, tensor<3x3x1x1x2x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2x1x2x2xf64>
  return %r : tensor<7x7x2x1x2x2xf64>
}

// exact
func.func @dynamic_update_slice_f64_i64(%a0: tensor<7x7xf64>, %a1: tensor<3x3xf64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<7x7xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf64>, tensor<3x3xf64>, tensor<i64>, tensor<i64>) -> tensor<7x7xf64>
  return %r : tensor<7x7xf64>
}

// exact
func.func @dynamic_update_slice_f64_ui8(%a0: tensor<7x7xf64>, %a1: tensor<3x3xf64>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x7xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf64>, tensor<3x3xf64>, tensor<ui8>, tensor<ui8>) -> tensor<7x7xf64>
  return %r : tensor<7x7xf64>
}

// exact
func.func @dynamic_update_slice_f64_ui16(%a0: tensor<7x7xf64>, %a1: tensor<3x3xf64>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x7xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf64>, tensor<3x3xf64>, tensor<ui16>, tensor<ui16>) -> tensor<7x7xf64>
  return %r : tensor<7x7xf64>
}

// exact
func.func @dynamic_update_slice_f64_ui32(%a0: tensor<7x7xf64>, %a1: tensor<7x7xf64>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x7xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf64>, tensor<7x7xf64>, tensor<ui32>, tensor<ui32>) -> tensor<7x7xf64>
  return %r : tensor<7x7xf64>
}

// exact
func.func @dynamic_update_slice_f64_ui64(%a0: tensor<7x7x2xf64>, %a1: tensor<0x0x1xf64>, %a2: tensor<ui64>, %a3: tensor<ui64>, %a4: tensor<ui64>) -> tensor<7x7x2xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xf64>, tensor<0x0x1xf64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<7x7x2xf64>
  return %r : tensor<7x7x2xf64>
}

// exact
func.func @dynamic_update_slice_f32_i8(%a0: tensor<7x7x2x1x2x2xf32>, %a1: tensor<3x3x1x1x2x1xf32>, %a2: tensor<i8>, %a3: tensor<i8>, %a4: tensor<i8>, %a5: tensor<i8>, %a6: tensor<i8>, %a7: tensor<i8>) -> tensor<7x7x2x1x2x2xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xf32>, tensor<3x3x1x1x2x1xf32>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<7x7x2x1x2x2xf32>
  return %r : tensor<7x7x2x1x2x2xf32>
}

// exact
func.func @dynamic_update_slice_f32_i16(%a0: tensor<7x7xf32>, %a1: tensor<0x3xf32>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<7x7xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf32>, tensor<0x3xf32>, tensor<i16>, tensor<i16>) -> tensor<7x7xf32>
  return %r : tensor<7x7xf32>
}

// exact
func.func @dynamic_update_slice_f32_i32(%a0: tensor<7x7x2xf32>, %a1: tensor<3x3x1xf32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>) -> tensor<7x7x2xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xf32>, tensor<3x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2xf32>
  return %r : tensor<7x7x2xf32>
}

// exact
func.func @dynamic_update_slice_f32_i64(%a0: tensor<7x7x2x1x2x2xf32>, %a1: tensor<3x3x1x1x2x1xf32>, %a2: tensor<i64>, %a3: tensor<i64>, %a4: tensor<i64>, %a5: tensor<i64>, %a6: tensor<i64>, %a7: tensor<i64>) -> tensor<7x7x2x1x2x2xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xf32>, tensor<3x3x1x1x2x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<7x7x2x1x2x2xf32>
  return %r : tensor<7x7x2x1x2x2xf32>
}

// exact
func.func @dynamic_update_slice_f32_ui8(%a0: tensor<7x7x2x1x2x2xf32>, %a1: tensor<3x3x1x1x2x1xf32>, %a2: tensor<ui8>, %a3: tensor<ui8>, %a4: tensor<ui8>, %a5: tensor<ui8>, %a6: tensor<ui8>, %a7: tensor<ui8>) -> tensor<7x7x2x1x2x2xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xf32>, tensor<3x3x1x1x2x1xf32>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<7x7x2x1x2x2xf32>
  return %r : tensor<7x7x2x1x2x2xf32>
}

// exact
func.func @dynamic_update_slice_f32_ui16(%a0: tensor<7x7x2xf32>, %a1: tensor<3x7x1xf32>, %a2: tensor<ui16>, %a3: tensor<ui16>, %a4: tensor<ui16>) -> tensor<7x7x2xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xf32>, tensor<3x7x1xf32>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> tensor<7x7x2xf32>
  return %r : tensor<7x7x2xf32>
}

// exact
func.func @dynamic_update_slice_f32_ui32(%a0: tensor<7x1x2xf32>, %a1: tensor<3x1x1xf32>, %a2: tensor<ui32>, %a3: tensor<ui32>, %a4: tensor<ui32>) -> tensor<7x1x2xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x1x2xf32>, tensor<3x1x1xf32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<7x1x2xf32>
  return %r : tensor<7x1x2xf32>
}

// exact
func.func @dynamic_update_slice_f32_ui64(%a0: tensor<7x7x2x1x2x2xf32>, %a1: tensor<7x3x1x1x2x1xf32>, %a2: tensor<ui64>, %a3: tensor<ui64>, %a4: tensor<ui64>, %a5: tensor<ui64>, %a6: tensor<ui64>, %a7: tensor<ui64>) -> tensor<7x7x2x1x2x2xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xf32>, tensor<7x3x1x1x2x1xf32>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<7x7x2x1x2x2xf32>
  return %r : tensor<7x7x2x1x2x2xf32>
}

// exact
func.func @dynamic_update_slice_f16_i8(%a0: tensor<7x7x2xf16>, %a1: tensor<7x3x1xf16>, %a2: tensor<i8>, %a3: tensor<i8>, %a4: tensor<i8>) -> tensor<7x7x2xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xf16>, tensor<7x3x1xf16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<7x7x2xf16>
  return %r : tensor<7x7x2xf16>
}

// exact
func.func @dynamic_update_slice_f16_i16(%a0: tensor<7x7x2x1x2x2xf16>, %a1: tensor<3x3x1x1x2x1xf16>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>, %a5: tensor<i16>, %a6: tensor<i16>, %a7: tensor<i16>) -> tensor<7x7x2x1x2x2xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xf16>, tensor<3x3x1x1x2x1xf16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2x1x2x2xf16>
  return %r : tensor<7x7x2x1x2x2xf16>
}

// exact
func.func @dynamic_update_slice_f16_i32(%a0: tensor<1x7xf16>, %a1: tensor<1x3xf16>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<1x7xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xf16>, tensor<1x3xf16>, tensor<i32>, tensor<i32>) -> tensor<1x7xf16>
  return %r : tensor<1x7xf16>
}

// exact
func.func @dynamic_update_slice_f16_i64(%a0: tensor<0x7x2xf16>, %a1: tensor<0x3x1xf16>, %a2: tensor<i64>, %a3: tensor<i64>, %a4: tensor<i64>) -> tensor<0x7x2xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<0x7x2xf16>, tensor<0x3x1xf16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<0x7x2xf16>
  return %r : tensor<0x7x2xf16>
}

// exact
func.func @dynamic_update_slice_f16_ui8(%a0: tensor<7x0x2xf16>, %a1: tensor<3x0x1xf16>, %a2: tensor<ui8>, %a3: tensor<ui8>, %a4: tensor<ui8>) -> tensor<7x0x2xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x0x2xf16>, tensor<3x0x1xf16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<7x0x2xf16>
  return %r : tensor<7x0x2xf16>
}

// exact
func.func @dynamic_update_slice_f16_ui16(%a0: tensor<7x7x2x1x2x2xf16>, %a1: tensor<3x0x1x1x2x1xf16>, %a2: tensor<ui16>, %a3: tensor<ui16>, %a4: tensor<ui16>, %a5: tensor<ui16>, %a6: tensor<ui16>, %a7: tensor<ui16>) -> tensor<7x7x2x1x2x2xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xf16>, tensor<3x0x1x1x2x1xf16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> tensor<7x7x2x1x2x2xf16>
  return %r : tensor<7x7x2x1x2x2xf16>
}

// exact
func.func @dynamic_update_slice_f16_ui32(%a0: tensor<7x3x2x1x2x2xf16>, %a1: tensor<0x1x1x1x2x1xf16>, %a2: tensor<ui32>, %a3: tensor<ui32>, %a4: tensor<ui32>, %a5: tensor<ui32>, %a6: tensor<ui32>, %a7: tensor<ui32>) -> tensor<7x3x2x1x2x2xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x3x2x1x2x2xf16>, tensor<0x1x1x1x2x1xf16>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<7x3x2x1x2x2xf16>
  return %r : tensor<7x3x2x1x2x2xf16>
}

// exact
func.func @dynamic_update_slice_f16_ui64(%a0: tensor<7x1xf16>, %a1: tensor<3x1xf16>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<7x1xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x1xf16>, tensor<3x1xf16>, tensor<ui64>, tensor<ui64>) -> tensor<7x1xf16>
  return %r : tensor<7x1xf16>
}

// exact
func.func @dynamic_update_slice_bf16_i8(%a0: tensor<7x7xbf16>, %a1: tensor<3x0xbf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xbf16>, tensor<3x0xbf16>, tensor<i8>, tensor<i8>) -> tensor<7x7xbf16>
  return %r : tensor<7x7xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_i16(%a0: tensor<1x7x2xbf16>, %a1: tensor<1x3x1xbf16>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<1x7x2xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<1x7x2xbf16>, tensor<1x3x1xbf16>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<1x7x2xbf16>
  return %r : tensor<1x7x2xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_i32(%a0: tensor<0x0x2x1x2x2xbf16>, %a1: tensor<0x0x1x1x2x1xbf16>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<0x0x2x1x2x2xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0x0x2x1x2x2xbf16>, tensor<0x0x1x1x2x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<0x0x2x1x2x2xbf16>
  return %r : tensor<0x0x2x1x2x2xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_i64(%a0: tensor<3x3xbf16>, %a1: tensor<1x1xbf16>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<3x3xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x3xbf16>, tensor<1x1xbf16>, tensor<i64>, tensor<i64>) -> tensor<3x3xbf16>
  return %r : tensor<3x3xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_ui8(%a0: tensor<7x3x2xbf16>, %a1: tensor<3x1x1xbf16>, %a2: tensor<ui8>, %a3: tensor<ui8>, %a4: tensor<ui8>) -> tensor<7x3x2xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x3x2xbf16>, tensor<3x1x1xbf16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<7x3x2xbf16>
  return %r : tensor<7x3x2xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_ui16(%a0: tensor<3x1x2x1x2x2xbf16>, %a1: tensor<1x1x1x1x2x1xbf16>, %a2: tensor<ui16>, %a3: tensor<ui16>, %a4: tensor<ui16>, %a5: tensor<ui16>, %a6: tensor<ui16>, %a7: tensor<ui16>) -> tensor<3x1x2x1x2x2xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<3x1x2x1x2x2xbf16>, tensor<1x1x1x1x2x1xbf16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> tensor<3x1x2x1x2x2xbf16>
  return %r : tensor<3x1x2x1x2x2xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_ui32(%a0: tensor<7x7x2xbf16>, %a1: tensor<3x3x1xbf16>, %a2: tensor<ui32>, %a3: tensor<ui32>, %a4: tensor<ui32>) -> tensor<7x7x2xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xbf16>, tensor<3x3x1xbf16>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<7x7x2xbf16>
  return %r : tensor<7x7x2xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_ui64(%a0: tensor<7x7x2x1x2x2xbf16>, %a1: tensor<3x7x1x1x2x1xbf16>, %a2: tensor<ui64>, %a3: tensor<ui64>, %a4: tensor<ui64>, %a5: tensor<ui64>, %a6: tensor<ui64>, %a7: tensor<ui64>) -> tensor<7x7x2x1x2x2xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xbf16>, tensor<3x7x1x1x2x1xbf16>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<7x7x2x1x2x2xbf16>
  return %r : tensor<7x7x2x1x2x2xbf16>
}

// exact
func.func @dynamic_update_slice_i8_i8(%a0: tensor<0x3xi8>, %a1: tensor<0x1xi8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<0x3xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x3xi8>, tensor<0x1xi8>, tensor<i8>, tensor<i8>) -> tensor<0x3xi8>
  return %r : tensor<0x3xi8>
}

// exact
func.func @dynamic_update_slice_i8_i16(%a0: tensor<3x2xi8>, %a1: tensor<1x1xi8>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<3x2xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x2xi8>, tensor<1x1xi8>, tensor<i16>, tensor<i16>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// exact
func.func @dynamic_update_slice_i8_i32(%a0: tensor<3x3x2xi8>, %a1: tensor<1x1x1xi8>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>) -> tensor<3x3x2xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<3x3x2xi8>, tensor<1x1x1xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x2xi8>
  return %r : tensor<3x3x2xi8>
}

// exact
func.func @dynamic_update_slice_i8_i64(%a0: tensor<1x7x2x1x2x2xi8>, %a1: tensor<1x3x1x1x2x1xi8>, %a2: tensor<i64>, %a3: tensor<i64>, %a4: tensor<i64>, %a5: tensor<i64>, %a6: tensor<i64>, %a7: tensor<i64>) -> tensor<1x7x2x1x2x2xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<1x7x2x1x2x2xi8>, tensor<1x3x1x1x2x1xi8>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x7x2x1x2x2xi8>
  return %r : tensor<1x7x2x1x2x2xi8>
}

// exact
func.func @dynamic_update_slice_i8_ui8(%a0: tensor<7x7xi8>, %a1: tensor<3x3xi8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x7xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi8>, tensor<3x3xi8>, tensor<ui8>, tensor<ui8>) -> tensor<7x7xi8>
  return %r : tensor<7x7xi8>
}

// exact
func.func @dynamic_update_slice_i8_ui16(%a0: tensor<7x0xi8>, %a1: tensor<3x0xi8>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x0xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xi8>, tensor<3x0xi8>, tensor<ui16>, tensor<ui16>) -> tensor<7x0xi8>
  return %r : tensor<7x0xi8>
}

// exact
func.func @dynamic_update_slice_i8_ui32(%a0: tensor<7x7xi8>, %a1: tensor<3x3xi8>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x7xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi8>, tensor<3x3xi8>, tensor<ui32>, tensor<ui32>) -> tensor<7x7xi8>
  return %r : tensor<7x7xi8>
}

// exact
func.func @dynamic_update_slice_i8_ui64(%a0: tensor<7x7xi8>, %a1: tensor<3x3xi8>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<7x7xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi8>, tensor<3x3xi8>, tensor<ui64>, tensor<ui64>) -> tensor<7x7xi8>
  return %r : tensor<7x7xi8>
}

// exact
func.func @dynamic_update_slice_i16_i8(%a0: tensor<3xi16>, %a1: tensor<1xi16>, %a2: tensor<i8>) -> tensor<3xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<3xi16>, tensor<1xi16>, tensor<i8>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// exact
func.func @dynamic_update_slice_i16_i16(%a0: tensor<7x3x2x1x2x2xi16>, %a1: tensor<3x1x1x1x2x1xi16>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>, %a5: tensor<i16>, %a6: tensor<i16>, %a7: tensor<i16>) -> tensor<7x3x2x1x2x2xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x3x2x1x2x2xi16>, tensor<3x1x1x1x2x1xi16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x3x2x1x2x2xi16>
  return %r : tensor<7x3x2x1x2x2xi16>
}

// exact
func.func @dynamic_update_slice_i16_i32(%a0: tensor<3x7x2xi16>, %a1: tensor<1x3x1xi16>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>) -> tensor<3x7x2xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<3x7x2xi16>, tensor<1x3x1xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x2xi16>
  return %r : tensor<3x7x2xi16>
}

// exact
func.func @dynamic_update_slice_i16_i64(%a0: tensor<7x7x2x1x2x2xi16>, %a1: tensor<3x3x1x1x2x1xi16>, %a2: tensor<i64>, %a3: tensor<i64>, %a4: tensor<i64>, %a5: tensor<i64>, %a6: tensor<i64>, %a7: tensor<i64>) -> tensor<7x7x2x1x2x2xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xi16>, tensor<3x3x1x1x2x1xi16>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<7x7x2x1x2x2xi16>
  return %r : tensor<7x7x2x1x2x2xi16>
}

// exact
func.func @dynamic_update_slice_i16_ui8(%a0: tensor<7x7xi16>, %a1: tensor<3x3xi16>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x7xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi16>, tensor<3x3xi16>, tensor<ui8>, tensor<ui8>) -> tensor<7x7xi16>
  return %r : tensor<7x7xi16>
}

// exact
func.func @dynamic_update_slice_i16_ui16(%a0: tensor<7x7xi16>, %a1: tensor<3x3xi16>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x7xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi16>, tensor<3x3xi16>, tensor<ui16>, tensor<ui16>) -> tensor<7x7xi16>
  return %r : tensor<7x7xi16>
}

// exact
func.func @dynamic_update_slice_i16_ui32(%a0: tensor<1x7xi16>, %a1: tensor<1x0xi16>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<1x7xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xi16>, tensor<1x0xi16>, tensor<ui32>, tensor<ui32>) -> tensor<1x7xi16>
  return %r : tensor<1x7xi16>
}

// exact
func.func @dynamic_update_slice_i16_ui64(%a0: tensor<7x0xi16>, %a1: tensor<3x0xi16>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<7x0xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xi16>, tensor<3x0xi16>, tensor<ui64>, tensor<ui64>) -> tensor<7x0xi16>
  return %r : tensor<7x0xi16>
}

// exact
func.func @dynamic_update_slice_i32_i8(%a0: tensor<7x7xi32>, %a1: tensor<3x3xi32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi32>, tensor<3x3xi32>, tensor<i8>, tensor<i8>) -> tensor<7x7xi32>
  return %r : tensor<7x7xi32>
}

// exact
func.func @dynamic_update_slice_i32_i16(%a0: tensor<7x7x2xi32>, %a1: tensor<3x3x1xi32>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x7x2xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xi32>, tensor<3x3x1xi32>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2xi32>
  return %r : tensor<7x7x2xi32>
}

// exact
func.func @dynamic_update_slice_i32_i32(%a0: tensor<7x2x1x2x2xi32>, %a1: tensor<3x1x1x2x1xi32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>) -> tensor<7x2x1x2x2xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<7x2x1x2x2xi32>, tensor<3x1x1x2x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x1x2x2xi32>
  return %r : tensor<7x2x1x2x2xi32>
}

// exact
func.func @dynamic_update_slice_i32_i64(%a0: tensor<7x7xi32>, %a1: tensor<3x3xi32>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<7x7xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi32>, tensor<3x3xi32>, tensor<i64>, tensor<i64>) -> tensor<7x7xi32>
  return %r : tensor<7x7xi32>
}

// exact
func.func @dynamic_update_slice_i32_ui8(%a0: tensor<3x7x2x1x2x2xi32>, %a1: tensor<1x3x1x1x2x1xi32>, %a2: tensor<ui8>, %a3: tensor<ui8>, %a4: tensor<ui8>, %a5: tensor<ui8>, %a6: tensor<ui8>, %a7: tensor<ui8>) -> tensor<3x7x2x1x2x2xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<3x7x2x1x2x2xi32>, tensor<1x3x1x1x2x1xi32>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<3x7x2x1x2x2xi32>
  return %r : tensor<3x7x2x1x2x2xi32>
}

// exact
func.func @dynamic_update_slice_i32_ui16(%a0: tensor<7x3xi32>, %a1: tensor<7x1xi32>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x3xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xi32>, tensor<7x1xi32>, tensor<ui16>, tensor<ui16>) -> tensor<7x3xi32>
  return %r : tensor<7x3xi32>
}

// exact
func.func @dynamic_update_slice_i32_ui32(%a0: tensor<7x7xi32>, %a1: tensor<3x3xi32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x7xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi32>, tensor<3x3xi32>, tensor<ui32>, tensor<ui32>) -> tensor<7x7xi32>
  return %r : tensor<7x7xi32>
}

// exact
func.func @dynamic_update_slice_i32_ui64(%a0: tensor<0x7xi32>, %a1: tensor<0x3xi32>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<0x7xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xi32>, tensor<0x3xi32>, tensor<ui64>, tensor<ui64>) -> tensor<0x7xi32>
  return %r : tensor<0x7xi32>
}

// exact
func.func @dynamic_update_slice_i64_i8(%a0: tensor<7x7xi64>, %a1: tensor<3x3xi64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi64>, tensor<3x3xi64>, tensor<i8>, tensor<i8>) -> tensor<7x7xi64>
  return %r : tensor<7x7xi64>
}

// exact
func.func @dynamic_update_slice_i64_i16(%a0: tensor<7x1x2xi64>, %a1: tensor<3x1x1xi64>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x1x2xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x1x2xi64>, tensor<3x1x1xi64>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x1x2xi64>
  return %r : tensor<7x1x2xi64>
}

// exact
func.func @dynamic_update_slice_i64_i32(%a0: tensor<7x7x2x1x2x2xi64>, %a1: tensor<7x3x1x1x2x1xi64>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x7x2x1x2x2xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xi64>, tensor<7x3x1x1x2x1xi64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2x1x2x2xi64>
  return %r : tensor<7x7x2x1x2x2xi64>
}

// exact
func.func @dynamic_update_slice_i64_i64(%a0: tensor<7x7xi64>, %a1: tensor<3x7xi64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<7x7xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi64>, tensor<3x7xi64>, tensor<i64>, tensor<i64>) -> tensor<7x7xi64>
  return %r : tensor<7x7xi64>
}

// exact
func.func @dynamic_update_slice_i64_ui8(%a0: tensor<0x7xi64>, %a1: tensor<0x0xi64>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<0x7xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xi64>, tensor<0x0xi64>, tensor<ui8>, tensor<ui8>) -> tensor<0x7xi64>
  return %r : tensor<0x7xi64>
}

// exact
func.func @dynamic_update_slice_i64_ui16(%a0: tensor<1x7xi64>, %a1: tensor<1x3xi64>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<1x7xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xi64>, tensor<1x3xi64>, tensor<ui16>, tensor<ui16>) -> tensor<1x7xi64>
  return %r : tensor<1x7xi64>
}

// exact
func.func @dynamic_update_slice_i64_ui32(%a0: tensor<7x0xi64>, %a1: tensor<3x0xi64>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x0xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xi64>, tensor<3x0xi64>, tensor<ui32>, tensor<ui32>) -> tensor<7x0xi64>
  return %r : tensor<7x0xi64>
}

// exact
func.func @dynamic_update_slice_i64_ui64(%a0: tensor<3x3xi64>, %a1: tensor<1x1xi64>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<3x3xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x3xi64>, tensor<1x1xi64>, tensor<ui64>, tensor<ui64>) -> tensor<3x3xi64>
  return %r : tensor<3x3xi64>
}

// exact
func.func @dynamic_update_slice_ui8_i8(%a0: tensor<7x7xui8>, %a1: tensor<0x3xui8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui8>, tensor<0x3xui8>, tensor<i8>, tensor<i8>) -> tensor<7x7xui8>
  return %r : tensor<7x7xui8>
}

// exact
func.func @dynamic_update_slice_ui8_i16(%a0: tensor<7x7x2xui8>, %a1: tensor<3x3x1xui8>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x7x2xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xui8>, tensor<3x3x1xui8>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2xui8>
  return %r : tensor<7x7x2xui8>
}

// exact
func.func @dynamic_update_slice_ui8_i32(%a0: tensor<7x7x2x1x2x2xui8>, %a1: tensor<3x7x1x1x2x1xui8>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x7x2x1x2x2xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xui8>, tensor<3x7x1x1x2x1xui8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2x1x2x2xui8>
  return %r : tensor<7x7x2x1x2x2xui8>
}

// exact
func.func @dynamic_update_slice_ui8_i64(%a0: tensor<7x7xui8>, %a1: tensor<7x0xui8>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<7x7xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui8>, tensor<7x0xui8>, tensor<i64>, tensor<i64>) -> tensor<7x7xui8>
  return %r : tensor<7x7xui8>
}

// exact
func.func @dynamic_update_slice_ui8_ui8(%a0: tensor<1x1xui8>, %a1: tensor<1x1xui8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<1x1xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x1xui8>, tensor<1x1xui8>, tensor<ui8>, tensor<ui8>) -> tensor<1x1xui8>
  return %r : tensor<1x1xui8>
}

// exact
func.func @dynamic_update_slice_ui8_ui16(%a0: tensor<7x7xui8>, %a1: tensor<3x3xui8>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x7xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui8>, tensor<3x3xui8>, tensor<ui16>, tensor<ui16>) -> tensor<7x7xui8>
  return %r : tensor<7x7xui8>
}

// exact
func.func @dynamic_update_slice_ui8_ui32(%a0: tensor<0x7xui8>, %a1: tensor<0x3xui8>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<0x7xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xui8>, tensor<0x3xui8>, tensor<ui32>, tensor<ui32>) -> tensor<0x7xui8>
  return %r : tensor<0x7xui8>
}

// exact
func.func @dynamic_update_slice_ui8_ui64(%a0: tensor<7x3xui8>, %a1: tensor<3x1xui8>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<7x3xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xui8>, tensor<3x1xui8>, tensor<ui64>, tensor<ui64>) -> tensor<7x3xui8>
  return %r : tensor<7x3xui8>
}

// exact
func.func @dynamic_update_slice_ui16_i8(%a0: tensor<3x7xui16>, %a1: tensor<1x7xui16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x7xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xui16>, tensor<1x7xui16>, tensor<i8>, tensor<i8>) -> tensor<3x7xui16>
  return %r : tensor<3x7xui16>
}

// exact
func.func @dynamic_update_slice_ui16_i16(%a0: tensor<0x3x2xui16>, %a1: tensor<0x1x1xui16>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<0x3x2xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<0x3x2xui16>, tensor<0x1x1xui16>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<0x3x2xui16>
  return %r : tensor<0x3x2xui16>
}

// exact
func.func @dynamic_update_slice_ui16_i32(%a0: tensor<7x7x2x1x2x2xui16>, %a1: tensor<3x0x1x1x2x1xui16>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x7x2x1x2x2xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xui16>, tensor<3x0x1x1x2x1xui16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2x1x2x2xui16>
  return %r : tensor<7x7x2x1x2x2xui16>
}

// exact
func.func @dynamic_update_slice_ui16_i64(%a0: tensor<7x3xui16>, %a1: tensor<3x1xui16>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<7x3xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xui16>, tensor<3x1xui16>, tensor<i64>, tensor<i64>) -> tensor<7x3xui16>
  return %r : tensor<7x3xui16>
}

// exact
func.func @dynamic_update_slice_ui16_ui8(%a0: tensor<3x7xui16>, %a1: tensor<1x3xui16>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<3x7xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xui16>, tensor<1x3xui16>, tensor<ui8>, tensor<ui8>) -> tensor<3x7xui16>
  return %r : tensor<3x7xui16>
}

// exact
func.func @dynamic_update_slice_ui16_ui16(%a0: tensor<7xui16>, %a1: tensor<0xui16>, %a2: tensor<ui16>) -> tensor<7xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xui16>, tensor<0xui16>, tensor<ui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// exact
func.func @dynamic_update_slice_ui16_ui32(%a0: tensor<7x7xui16>, %a1: tensor<3x3xui16>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x7xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui16>, tensor<3x3xui16>, tensor<ui32>, tensor<ui32>) -> tensor<7x7xui16>
  return %r : tensor<7x7xui16>
}

// exact
func.func @dynamic_update_slice_ui16_ui64(%a0: tensor<7x7xui16>, %a1: tensor<3x3xui16>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<7x7xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui16>, tensor<3x3xui16>, tensor<ui64>, tensor<ui64>) -> tensor<7x7xui16>
  return %r : tensor<7x7xui16>
}

// exact
func.func @dynamic_update_slice_ui32_i8(%a0: tensor<7x1xui32>, %a1: tensor<3x1xui32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x1xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x1xui32>, tensor<3x1xui32>, tensor<i8>, tensor<i8>) -> tensor<7x1xui32>
  return %r : tensor<7x1xui32>
}

// exact
func.func @dynamic_update_slice_ui32_i16(%a0: tensor<3x7x2xui32>, %a1: tensor<1x7x1xui32>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<3x7x2xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<3x7x2xui32>, tensor<1x7x1xui32>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x7x2xui32>
  return %r : tensor<3x7x2xui32>
}

// exact
func.func @dynamic_update_slice_ui32_i32(%a0: tensor<7x7x2x1x2x2xui32>, %a1: tensor<0x3x1x1x2x1xui32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x7x2x1x2x2xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xui32>, tensor<0x3x1x1x2x1xui32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2x1x2x2xui32>
  return %r : tensor<7x7x2x1x2x2xui32>
}

// exact
func.func @dynamic_update_slice_ui32_i64(%a0: tensor<7xui32>, %a1: tensor<3xui32>, %a2: tensor<i64>) -> tensor<7xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xui32>, tensor<3xui32>, tensor<i64>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// exact
func.func @dynamic_update_slice_ui32_ui8(%a0: tensor<7x7xui32>, %a1: tensor<7x3xui32>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x7xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui32>, tensor<7x3xui32>, tensor<ui8>, tensor<ui8>) -> tensor<7x7xui32>
  return %r : tensor<7x7xui32>
}

// exact
func.func @dynamic_update_slice_ui32_ui16(%a0: tensor<0x7xui32>, %a1: tensor<0x3xui32>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<0x7xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xui32>, tensor<0x3xui32>, tensor<ui16>, tensor<ui16>) -> tensor<0x7xui32>
  return %r : tensor<0x7xui32>
}

// exact
func.func @dynamic_update_slice_ui32_ui32(%a0: tensor<7x7xui32>, %a1: tensor<3x3xui32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x7xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui32>, tensor<3x3xui32>, tensor<ui32>, tensor<ui32>) -> tensor<7x7xui32>
  return %r : tensor<7x7xui32>
}

// exact
func.func @dynamic_update_slice_ui32_ui64(%a0: tensor<1x7xui32>, %a1: tensor<1x3xui32>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<1x7xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xui32>, tensor<1x3xui32>, tensor<ui64>, tensor<ui64>) -> tensor<1x7xui32>
  return %r : tensor<1x7xui32>
}

// exact
func.func @dynamic_update_slice_ui64_i8(%a0: tensor<1x0xui64>, %a1: tensor<1x0xui64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<1x0xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x0xui64>, tensor<1x0xui64>, tensor<i8>, tensor<i8>) -> tensor<1x0xui64>
  return %r : tensor<1x0xui64>
}

// exact
func.func @dynamic_update_slice_ui64_i16(%a0: tensor<7x7x2xui64>, %a1: tensor<7x3x1xui64>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x7x2xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xui64>, tensor<7x3x1xui64>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2xui64>
  return %r : tensor<7x7x2xui64>
}

// exact
func.func @dynamic_update_slice_ui64_i32(%a0: tensor<7x3x2x1x2x2xui64>, %a1: tensor<3x1x1x1x2x1xui64>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x3x2x1x2x2xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x3x2x1x2x2xui64>, tensor<3x1x1x1x2x1xui64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x3x2x1x2x2xui64>
  return %r : tensor<7x3x2x1x2x2xui64>
}

// exact
func.func @dynamic_update_slice_ui64_i64(%a0: tensor<7x1xui64>, %a1: tensor<0x1xui64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<7x1xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x1xui64>, tensor<0x1xui64>, tensor<i64>, tensor<i64>) -> tensor<7x1xui64>
  return %r : tensor<7x1xui64>
}

// exact
func.func @dynamic_update_slice_ui64_ui8(%a0: tensor<7x7xui64>, %a1: tensor<3x7xui64>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x7xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui64>, tensor<3x7xui64>, tensor<ui8>, tensor<ui8>) -> tensor<7x7xui64>
  return %r : tensor<7x7xui64>
}

// exact
func.func @dynamic_update_slice_ui64_ui16(%a0: tensor<7x7xui64>, %a1: tensor<3x3xui64>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x7xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui64>, tensor<3x3xui64>, tensor<ui16>, tensor<ui16>) -> tensor<7x7xui64>
  return %r : tensor<7x7xui64>
}

// exact
func.func @dynamic_update_slice_ui64_ui32(%a0: tensor<3x7xui64>, %a1: tensor<1x3xui64>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<3x7xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xui64>, tensor<1x3xui64>, tensor<ui32>, tensor<ui32>) -> tensor<3x7xui64>
  return %r : tensor<3x7xui64>
}

// exact
func.func @dynamic_update_slice_ui64_ui64(%a0: tensor<3x7xui64>, %a1: tensor<1x3xui64>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<3x7xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xui64>, tensor<1x3xui64>, tensor<ui64>, tensor<ui64>) -> tensor<3x7xui64>
  return %r : tensor<3x7xui64>
}

// exact
func.func @dynamic_update_slice_c64_i8(%a0: tensor<7x3xcomplex<f32>>, %a1: tensor<3x1xcomplex<f32>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<7x3xcomplex<f32>>
  return %r : tensor<7x3xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_i16(%a0: tensor<7x0x2xcomplex<f32>>, %a1: tensor<0x0x1xcomplex<f32>>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x0x2xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x0x2xcomplex<f32>>, tensor<0x0x1xcomplex<f32>>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x0x2xcomplex<f32>>
  return %r : tensor<7x0x2xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_i32(%a0: tensor<7x1x2x1x2x2xcomplex<f32>>, %a1: tensor<3x1x1x1x2x1xcomplex<f32>>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x1x2x1x2x2xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x1x2x1x2x2xcomplex<f32>>, tensor<3x1x1x1x2x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x1x2x1x2x2xcomplex<f32>>
  return %r : tensor<7x1x2x1x2x2xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_i64(%a0: tensor<3x7xcomplex<f32>>, %a1: tensor<1x3xcomplex<f32>>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<3x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<3x7xcomplex<f32>>
  return %r : tensor<3x7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_ui8(%a0: tensor<7xcomplex<f32>>, %a1: tensor<3xcomplex<f32>>, %a2: tensor<ui8>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<ui8>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_ui16(%a0: tensor<3x7xcomplex<f32>>, %a1: tensor<1x3xcomplex<f32>>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<3x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<ui16>, tensor<ui16>) -> tensor<3x7xcomplex<f32>>
  return %r : tensor<3x7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_ui32(%a0: tensor<7x3xcomplex<f32>>, %a1: tensor<3x1xcomplex<f32>>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x3xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<ui32>, tensor<ui32>) -> tensor<7x3xcomplex<f32>>
  return %r : tensor<7x3xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_ui64(%a0: tensor<0x7xcomplex<f32>>, %a1: tensor<0x3xcomplex<f32>>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<0x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<ui64>, tensor<ui64>) -> tensor<0x7xcomplex<f32>>
  return %r : tensor<0x7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c128_i8(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<7x3xcomplex<f64>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f64>>, tensor<7x3xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f64>>
  return %r : tensor<7x7xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_i16(%a0: tensor<7x7x2xcomplex<f64>>, %a1: tensor<3x0x1xcomplex<f64>>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x7x2xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xcomplex<f64>>, tensor<3x0x1xcomplex<f64>>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2xcomplex<f64>>
  return %r : tensor<7x7x2xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_i32(%a0: tensor<7x7x2x1x2x2xcomplex<f64>>, %a1: tensor<3x7x1x1x2x1xcomplex<f64>>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x7x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xcomplex<f64>>, tensor<3x7x1x1x2x1xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2x1x2x2xcomplex<f64>>
  return %r : tensor<7x7x2x1x2x2xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_i64(%a0: tensor<3x0xcomplex<f64>>, %a1: tensor<1x0xcomplex<f64>>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<3x0xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x0xcomplex<f64>>, tensor<1x0xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<3x0xcomplex<f64>>
  return %r : tensor<3x0xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_ui8(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<0x3xcomplex<f64>>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x7xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<ui8>, tensor<ui8>) -> tensor<7x7xcomplex<f64>>
  return %r : tensor<7x7xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_ui16(%a0: tensor<1x3xcomplex<f64>>, %a1: tensor<1x1xcomplex<f64>>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<1x3xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x3xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<ui16>, tensor<ui16>) -> tensor<1x3xcomplex<f64>>
  return %r : tensor<1x3xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_ui32(%a0: tensor<7xcomplex<f64>>, %a1: tensor<3xcomplex<f64>>, %a2: tensor<ui32>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<ui32>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_ui64(%a0: tensor<0x1xcomplex<f64>>, %a1: tensor<0x1xcomplex<f64>>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<0x1xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x1xcomplex<f64>>, tensor<0x1xcomplex<f64>>, tensor<ui64>, tensor<ui64>) -> tensor<0x1xcomplex<f64>>
  return %r : tensor<0x1xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_i1_i8(%a0: tensor<7x7xi1>, %a1: tensor<3x3xi1>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi1>, tensor<3x3xi1>, tensor<i8>, tensor<i8>) -> tensor<7x7xi1>
  return %r : tensor<7x7xi1>
}

// exact
func.func @dynamic_update_slice_i1_i16(%a0: tensor<7x7x2xi1>, %a1: tensor<3x3x1xi1>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x7x2xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xi1>, tensor<3x3x1xi1>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2xi1>
  return %r : tensor<7x7x2xi1>
}

// exact
func.func @dynamic_update_slice_i1_i32(%a0: tensor<7x7x2x1x2x2xi1>, %a1: tensor<3x3x1x1x2x1xi1>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x7x2x1x2x2xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xi1>, tensor<3x3x1x1x2x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2x1x2x2xi1>
  return %r : tensor<7x7x2x1x2x2xi1>
}

// exact
func.func @dynamic_update_slice_i1_i64(%a0: tensor<3x7xi1>, %a1: tensor<1x0xi1>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<3x7xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xi1>, tensor<1x0xi1>, tensor<i64>, tensor<i64>) -> tensor<3x7xi1>
  return %r : tensor<3x7xi1>
}

// exact
func.func @dynamic_update_slice_i1_ui8(%a0: tensor<7x3xi1>, %a1: tensor<3x1xi1>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x3xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xi1>, tensor<3x1xi1>, tensor<ui8>, tensor<ui8>) -> tensor<7x3xi1>
  return %r : tensor<7x3xi1>
}

// exact
func.func @dynamic_update_slice_i1_ui16(%a0: tensor<7x7xi1>, %a1: tensor<3x3xi1>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x7xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi1>, tensor<3x3xi1>, tensor<ui16>, tensor<ui16>) -> tensor<7x7xi1>
  return %r : tensor<7x7xi1>
}

// exact
func.func @dynamic_update_slice_i1_ui32(%a0: tensor<3x7xi1>, %a1: tensor<1x3xi1>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<3x7xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xi1>, tensor<1x3xi1>, tensor<ui32>, tensor<ui32>) -> tensor<3x7xi1>
  return %r : tensor<3x7xi1>
}

// exact
func.func @dynamic_update_slice_i1_ui64(%a0: tensor<7xi1>, %a1: tensor<7xi1>, %a2: tensor<ui64>) -> tensor<7xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xi1>, tensor<7xi1>, tensor<ui64>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i8(%a0: tensor<7x0xf8E4M3FN>, %a1: tensor<3x0xf8E4M3FN>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x0xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xf8E4M3FN>, tensor<3x0xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<7x0xf8E4M3FN>
  return %r : tensor<7x0xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i16(%a0: tensor<7x7x2xf8E4M3FN>, %a1: tensor<3x0x1xf8E4M3FN>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x7x2xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xf8E4M3FN>, tensor<3x0x1xf8E4M3FN>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2xf8E4M3FN>
  return %r : tensor<7x7x2xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i32(%a0: tensor<7x7x2x1x2x2xf8E4M3FN>, %a1: tensor<0x3x1x1x2x1xf8E4M3FN>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x7x2x1x2x2xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x7x2x1x2x2xf8E4M3FN>, tensor<0x3x1x1x2x1xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x7x2x1x2x2xf8E4M3FN>
  return %r : tensor<7x7x2x1x2x2xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i64(%a0: tensor<7x1xf8E4M3FN>, %a1: tensor<7x1xf8E4M3FN>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<7x1xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x1xf8E4M3FN>, tensor<7x1xf8E4M3FN>, tensor<i64>, tensor<i64>) -> tensor<7x1xf8E4M3FN>
  return %r : tensor<7x1xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_ui8(%a0: tensor<1x7xf8E4M3FN>, %a1: tensor<1x3xf8E4M3FN>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<1x7xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xf8E4M3FN>, tensor<1x3xf8E4M3FN>, tensor<ui8>, tensor<ui8>) -> tensor<1x7xf8E4M3FN>
  return %r : tensor<1x7xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_ui16(%a0: tensor<3x7xf8E4M3FN>, %a1: tensor<1x3xf8E4M3FN>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<3x7xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xf8E4M3FN>, tensor<1x3xf8E4M3FN>, tensor<ui16>, tensor<ui16>) -> tensor<3x7xf8E4M3FN>
  return %r : tensor<3x7xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_ui32(%a0: tensor<7x7xf8E4M3FN>, %a1: tensor<3x3xf8E4M3FN>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x7xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf8E4M3FN>, tensor<3x3xf8E4M3FN>, tensor<ui32>, tensor<ui32>) -> tensor<7x7xf8E4M3FN>
  return %r : tensor<7x7xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_ui64(%a0: tensor<3x7xf8E4M3FN>, %a1: tensor<1x3xf8E4M3FN>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<3x7xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xf8E4M3FN>, tensor<1x3xf8E4M3FN>, tensor<ui64>, tensor<ui64>) -> tensor<3x7xf8E4M3FN>
  return %r : tensor<3x7xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i8(%a0: tensor<7x0xf8E5M2>, %a1: tensor<3x0xf8E5M2>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x0xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xf8E5M2>, tensor<3x0xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<7x0xf8E5M2>
  return %r : tensor<7x0xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i16(%a0: tensor<7x3x2xf8E5M2>, %a1: tensor<3x1x1xf8E5M2>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x3x2xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x3x2xf8E5M2>, tensor<3x1x1xf8E5M2>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x3x2xf8E5M2>
  return %r : tensor<7x3x2xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i32(%a0: tensor<3x7x2x1x2x2xf8E5M2>, %a1: tensor<1x3x1x1x2x1xf8E5M2>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<3x7x2x1x2x2xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<3x7x2x1x2x2xf8E5M2>, tensor<1x3x1x1x2x1xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x2x1x2x2xf8E5M2>
  return %r : tensor<3x7x2x1x2x2xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i64(%a0: tensor<7x7xf8E5M2>, %a1: tensor<3x3xf8E5M2>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<7x7xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf8E5M2>, tensor<3x3xf8E5M2>, tensor<i64>, tensor<i64>) -> tensor<7x7xf8E5M2>
  return %r : tensor<7x7xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_ui8(%a0: tensor<7x7xf8E5M2>, %a1: tensor<3x3xf8E5M2>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x7xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf8E5M2>, tensor<3x3xf8E5M2>, tensor<ui8>, tensor<ui8>) -> tensor<7x7xf8E5M2>
  return %r : tensor<7x7xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_ui16(%a0: tensor<3x7xf8E5M2>, %a1: tensor<1x0xf8E5M2>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<3x7xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xf8E5M2>, tensor<1x0xf8E5M2>, tensor<ui16>, tensor<ui16>) -> tensor<3x7xf8E5M2>
  return %r : tensor<3x7xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_ui32(%a0: tensor<7x3xf8E5M2>, %a1: tensor<3x1xf8E5M2>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x3xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xf8E5M2>, tensor<3x1xf8E5M2>, tensor<ui32>, tensor<ui32>) -> tensor<7x3xf8E5M2>
  return %r : tensor<7x3xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_ui64(%a0: tensor<1xf8E5M2>, %a1: tensor<1xf8E5M2>, %a2: tensor<ui64>) -> tensor<1xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<ui64>) -> tensor<1xf8E5M2>
  return %r : tensor<1xf8E5M2>
}

// exact
func.func @dynamic_update_slice_i4_i8(%a0: tensor<7x7xi4>, %a1: tensor<0x3xi4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi4>, tensor<0x3xi4>, tensor<i8>, tensor<i8>) -> tensor<7x7xi4>
  return %r : tensor<7x7xi4>
}

// exact
func.func @dynamic_update_slice_i4_i16(%a0: tensor<7x7x2xi4>, %a1: tensor<3x3x1xi4>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<7x7x2xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<7x7x2xi4>, tensor<3x3x1xi4>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<7x7x2xi4>
  return %r : tensor<7x7x2xi4>
}

// exact
func.func @dynamic_update_slice_i4_i32(%a0: tensor<7x1x2x1x2x2xi4>, %a1: tensor<3x1x1x1x2x1xi4>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x1x2x1x2x2xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x1x2x1x2x2xi4>, tensor<3x1x1x1x2x1xi4>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x1x2x1x2x2xi4>
  return %r : tensor<7x1x2x1x2x2xi4>
}

// exact
func.func @dynamic_update_slice_i4_i64(%a0: tensor<1x7xi4>, %a1: tensor<1x7xi4>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<1x7xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xi4>, tensor<1x7xi4>, tensor<i64>, tensor<i64>) -> tensor<1x7xi4>
  return %r : tensor<1x7xi4>
}

// exact
func.func @dynamic_update_slice_i4_ui8(%a0: tensor<7xi4>, %a1: tensor<3xi4>, %a2: tensor<ui8>) -> tensor<7xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xi4>, tensor<3xi4>, tensor<ui8>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// exact
func.func @dynamic_update_slice_i4_ui16(%a0: tensor<7x0xi4>, %a1: tensor<7x0xi4>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x0xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xi4>, tensor<7x0xi4>, tensor<ui16>, tensor<ui16>) -> tensor<7x0xi4>
  return %r : tensor<7x0xi4>
}

// exact
func.func @dynamic_update_slice_i4_ui32(%a0: tensor<7x7xi4>, %a1: tensor<3x3xi4>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<7x7xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi4>, tensor<3x3xi4>, tensor<ui32>, tensor<ui32>) -> tensor<7x7xi4>
  return %r : tensor<7x7xi4>
}

// exact
func.func @dynamic_update_slice_i4_ui64(%a0: tensor<3x3xi4>, %a1: tensor<1x1xi4>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<3x3xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x3xi4>, tensor<1x1xi4>, tensor<ui64>, tensor<ui64>) -> tensor<3x3xi4>
  return %r : tensor<3x3xi4>
}

// exact
func.func @dynamic_update_slice_ui4_i8(%a0: tensor<7x7xui4>, %a1: tensor<0x7xui4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui4>, tensor<0x7xui4>, tensor<i8>, tensor<i8>) -> tensor<7x7xui4>
  return %r : tensor<7x7xui4>
}

// exact
func.func @dynamic_update_slice_ui4_i16(%a0: tensor<3x1x2xui4>, %a1: tensor<1x1x1xui4>, %a2: tensor<i16>, %a3: tensor<i16>, %a4: tensor<i16>) -> tensor<3x1x2xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4) : (tensor<3x1x2xui4>, tensor<1x1x1xui4>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<3x1x2xui4>
  return %r : tensor<3x1x2xui4>
}

// exact
func.func @dynamic_update_slice_ui4_i32(%a0: tensor<7x3x2x1x2x2xui4>, %a1: tensor<3x1x1x1x2x1xui4>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>, %a6: tensor<i32>, %a7: tensor<i32>) -> tensor<7x3x2x1x2x2xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<7x3x2x1x2x2xui4>, tensor<3x1x1x1x2x1xui4>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x3x2x1x2x2xui4>
  return %r : tensor<7x3x2x1x2x2xui4>
}

// exact
func.func @dynamic_update_slice_ui4_i64(%a0: tensor<3x7xui4>, %a1: tensor<1x3xui4>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<3x7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xui4>, tensor<1x3xui4>, tensor<i64>, tensor<i64>) -> tensor<3x7xui4>
  return %r : tensor<3x7xui4>
}

// exact
func.func @dynamic_update_slice_ui4_ui8(%a0: tensor<7x7xui4>, %a1: tensor<3x0xui4>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<7x7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui4>, tensor<3x0xui4>, tensor<ui8>, tensor<ui8>) -> tensor<7x7xui4>
  return %r : tensor<7x7xui4>
}

// exact
func.func @dynamic_update_slice_ui4_ui16(%a0: tensor<7x3xui4>, %a1: tensor<7x1xui4>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<7x3xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xui4>, tensor<7x1xui4>, tensor<ui16>, tensor<ui16>) -> tensor<7x3xui4>
  return %r : tensor<7x3xui4>
}

// exact
func.func @dynamic_update_slice_ui4_ui32(%a0: tensor<0x7xui4>, %a1: tensor<0x3xui4>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<0x7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xui4>, tensor<0x3xui4>, tensor<ui32>, tensor<ui32>) -> tensor<0x7xui4>
  return %r : tensor<0x7xui4>
}

// exact
func.func @dynamic_update_slice_ui4_ui64(%a0: tensor<7x7xui4>, %a1: tensor<3x3xui4>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<7x7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui4>, tensor<3x3xui4>, tensor<ui64>, tensor<ui64>) -> tensor<7x7xui4>
  return %r : tensor<7x7xui4>
}

// exact
func.func @dynamic_update_slice_f64_i8_2(%a0: tensor<1x3xf64>, %a1: tensor<1x1xf64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<1x3xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x3xf64>, tensor<1x1xf64>, tensor<i8>, tensor<i8>) -> tensor<1x3xf64>
  return %r : tensor<1x3xf64>
}

// exact
func.func @dynamic_update_slice_f64_i8_3(%a0: tensor<0xf64>, %a1: tensor<0xf64>, %a2: tensor<i8>) -> tensor<0xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<0xf64>, tensor<0xf64>, tensor<i8>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @dynamic_update_slice_f64_i8_4(%a0: tensor<3x0xf64>, %a1: tensor<1x0xf64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x0xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x0xf64>, tensor<1x0xf64>, tensor<i8>, tensor<i8>) -> tensor<3x0xf64>
  return %r : tensor<3x0xf64>
}

// exact
func.func @dynamic_update_slice_f64_i8_5(%a0: tensor<3x1xf64>, %a1: tensor<1x1xf64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x1xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x1xf64>, tensor<1x1xf64>, tensor<i8>, tensor<i8>) -> tensor<3x1xf64>
  return %r : tensor<3x1xf64>
}

// exact
func.func @dynamic_update_slice_f32_i8_2(%a0: tensor<1x7xf32>, %a1: tensor<1x0xf32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<1x7xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xf32>, tensor<1x0xf32>, tensor<i8>, tensor<i8>) -> tensor<1x7xf32>
  return %r : tensor<1x7xf32>
}

// exact
func.func @dynamic_update_slice_f32_i8_3(%a0: tensor<0x7xf32>, %a1: tensor<0x7xf32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<0x7xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xf32>, tensor<0x7xf32>, tensor<i8>, tensor<i8>) -> tensor<0x7xf32>
  return %r : tensor<0x7xf32>
}

// exact
func.func @dynamic_update_slice_f32_i8_4(%a0: tensor<3x0xf32>, %a1: tensor<1x0xf32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x0xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x0xf32>, tensor<1x0xf32>, tensor<i8>, tensor<i8>) -> tensor<3x0xf32>
  return %r : tensor<3x0xf32>
}

// exact
func.func @dynamic_update_slice_f32_i8_5(%a0: tensor<3x3xf32>, %a1: tensor<1x1xf32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x3xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x3xf32>, tensor<1x1xf32>, tensor<i8>, tensor<i8>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}

// exact
func.func @dynamic_update_slice_f16_i8_2(%a0: tensor<7x7xf16>, %a1: tensor<3x3xf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf16>, tensor<3x3xf16>, tensor<i8>, tensor<i8>) -> tensor<7x7xf16>
  return %r : tensor<7x7xf16>
}

// exact
func.func @dynamic_update_slice_f16_i8_3(%a0: tensor<7x7xf16>, %a1: tensor<3x3xf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf16>, tensor<3x3xf16>, tensor<i8>, tensor<i8>) -> tensor<7x7xf16>
  return %r : tensor<7x7xf16>
}

// exact
func.func @dynamic_update_slice_f16_i8_4(%a0: tensor<3x7xf16>, %a1: tensor<1x7xf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x7xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xf16>, tensor<1x7xf16>, tensor<i8>, tensor<i8>) -> tensor<3x7xf16>
  return %r : tensor<3x7xf16>
}

// exact
func.func @dynamic_update_slice_f16_i8_5(%a0: tensor<3x3xf16>, %a1: tensor<1x1xf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x3xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x3xf16>, tensor<1x1xf16>, tensor<i8>, tensor<i8>) -> tensor<3x3xf16>
  return %r : tensor<3x3xf16>
}

// exact
func.func @dynamic_update_slice_bf16_i8_2(%a0: tensor<7x7xbf16>, %a1: tensor<3x3xbf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xbf16>, tensor<3x3xbf16>, tensor<i8>, tensor<i8>) -> tensor<7x7xbf16>
  return %r : tensor<7x7xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_i8_3(%a0: tensor<7xbf16>, %a1: tensor<3xbf16>, %a2: tensor<i8>) -> tensor<7xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xbf16>, tensor<3xbf16>, tensor<i8>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_i8_4(%a0: tensor<7x7xbf16>, %a1: tensor<7x3xbf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xbf16>, tensor<7x3xbf16>, tensor<i8>, tensor<i8>) -> tensor<7x7xbf16>
  return %r : tensor<7x7xbf16>
}

// exact
func.func @dynamic_update_slice_bf16_i8_5(%a0: tensor<7x7xbf16>, %a1: tensor<0x3xbf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xbf16>, tensor<0x3xbf16>, tensor<i8>, tensor<i8>) -> tensor<7x7xbf16>
  return %r : tensor<7x7xbf16>
}

// exact
func.func @dynamic_update_slice_i8_i8_2(%a0: tensor<7x7xi8>, %a1: tensor<3x3xi8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi8>, tensor<3x3xi8>, tensor<i8>, tensor<i8>) -> tensor<7x7xi8>
  return %r : tensor<7x7xi8>
}

// exact
func.func @dynamic_update_slice_i8_i8_3(%a0: tensor<7x7xi8>, %a1: tensor<3x3xi8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi8>, tensor<3x3xi8>, tensor<i8>, tensor<i8>) -> tensor<7x7xi8>
  return %r : tensor<7x7xi8>
}

// exact
func.func @dynamic_update_slice_i8_i8_4(%a0: tensor<7x7xi8>, %a1: tensor<7x7xi8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi8>, tensor<7x7xi8>, tensor<i8>, tensor<i8>) -> tensor<7x7xi8>
  return %r : tensor<7x7xi8>
}

// exact
func.func @dynamic_update_slice_i8_i8_5(%a0: tensor<7x7xi8>, %a1: tensor<0x0xi8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi8>, tensor<0x0xi8>, tensor<i8>, tensor<i8>) -> tensor<7x7xi8>
  return %r : tensor<7x7xi8>
}

// exact
func.func @dynamic_update_slice_i16_i8_2(%a0: tensor<7x7xi16>, %a1: tensor<3x3xi16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi16>, tensor<3x3xi16>, tensor<i8>, tensor<i8>) -> tensor<7x7xi16>
  return %r : tensor<7x7xi16>
}

// exact
func.func @dynamic_update_slice_i16_i8_3(%a0: tensor<7x7xi16>, %a1: tensor<7x3xi16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi16>, tensor<7x3xi16>, tensor<i8>, tensor<i8>) -> tensor<7x7xi16>
  return %r : tensor<7x7xi16>
}

// exact
func.func @dynamic_update_slice_i16_i8_4(%a0: tensor<7x7xi16>, %a1: tensor<0x7xi16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi16>, tensor<0x7xi16>, tensor<i8>, tensor<i8>) -> tensor<7x7xi16>
  return %r : tensor<7x7xi16>
}

// exact
func.func @dynamic_update_slice_i16_i8_5(%a0: tensor<0x1xi16>, %a1: tensor<0x1xi16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<0x1xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x1xi16>, tensor<0x1xi16>, tensor<i8>, tensor<i8>) -> tensor<0x1xi16>
  return %r : tensor<0x1xi16>
}

// exact
func.func @dynamic_update_slice_i32_i8_2(%a0: tensor<7x7xi32>, %a1: tensor<3x7xi32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi32>, tensor<3x7xi32>, tensor<i8>, tensor<i8>) -> tensor<7x7xi32>
  return %r : tensor<7x7xi32>
}

// exact
func.func @dynamic_update_slice_i32_i8_3(%a0: tensor<7x3xi32>, %a1: tensor<0x1xi32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xi32>, tensor<0x1xi32>, tensor<i8>, tensor<i8>) -> tensor<7x3xi32>
  return %r : tensor<7x3xi32>
}

// exact
func.func @dynamic_update_slice_i32_i8_4(%a0: tensor<1x7xi32>, %a1: tensor<1x0xi32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<1x7xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xi32>, tensor<1x0xi32>, tensor<i8>, tensor<i8>) -> tensor<1x7xi32>
  return %r : tensor<1x7xi32>
}

// exact
func.func @dynamic_update_slice_i32_i8_5(%a0: tensor<3x1xi32>, %a1: tensor<1x1xi32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x1xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x1xi32>, tensor<1x1xi32>, tensor<i8>, tensor<i8>) -> tensor<3x1xi32>
  return %r : tensor<3x1xi32>
}

// exact
func.func @dynamic_update_slice_i64_i8_2(%a0: tensor<7x7xi64>, %a1: tensor<3x3xi64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi64>, tensor<3x3xi64>, tensor<i8>, tensor<i8>) -> tensor<7x7xi64>
  return %r : tensor<7x7xi64>
}

// exact
func.func @dynamic_update_slice_i64_i8_3(%a0: tensor<7x7xi64>, %a1: tensor<3x3xi64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi64>, tensor<3x3xi64>, tensor<i8>, tensor<i8>) -> tensor<7x7xi64>
  return %r : tensor<7x7xi64>
}

// exact
func.func @dynamic_update_slice_i64_i8_4(%a0: tensor<7x7xi64>, %a1: tensor<0x3xi64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi64>, tensor<0x3xi64>, tensor<i8>, tensor<i8>) -> tensor<7x7xi64>
  return %r : tensor<7x7xi64>
}

// exact
func.func @dynamic_update_slice_i64_i8_5(%a0: tensor<3x3xi64>, %a1: tensor<1x1xi64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x3xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x3xi64>, tensor<1x1xi64>, tensor<i8>, tensor<i8>) -> tensor<3x3xi64>
  return %r : tensor<3x3xi64>
}

// exact
func.func @dynamic_update_slice_ui8_i8_2(%a0: tensor<7x7xui8>, %a1: tensor<3x3xui8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui8>, tensor<3x3xui8>, tensor<i8>, tensor<i8>) -> tensor<7x7xui8>
  return %r : tensor<7x7xui8>
}

// exact
func.func @dynamic_update_slice_ui8_i8_3(%a0: tensor<7x7xui8>, %a1: tensor<3x3xui8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui8>, tensor<3x3xui8>, tensor<i8>, tensor<i8>) -> tensor<7x7xui8>
  return %r : tensor<7x7xui8>
}

// exact
func.func @dynamic_update_slice_ui8_i8_4(%a0: tensor<3x0xui8>, %a1: tensor<1x0xui8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x0xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x0xui8>, tensor<1x0xui8>, tensor<i8>, tensor<i8>) -> tensor<3x0xui8>
  return %r : tensor<3x0xui8>
}

// exact
func.func @dynamic_update_slice_ui8_i8_5(%a0: tensor<3x3xui8>, %a1: tensor<1x1xui8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x3xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x3xui8>, tensor<1x1xui8>, tensor<i8>, tensor<i8>) -> tensor<3x3xui8>
  return %r : tensor<3x3xui8>
}

// exact
func.func @dynamic_update_slice_ui16_i8_2(%a0: tensor<7x7xui16>, %a1: tensor<3x3xui16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui16>, tensor<3x3xui16>, tensor<i8>, tensor<i8>) -> tensor<7x7xui16>
  return %r : tensor<7x7xui16>
}

// exact
func.func @dynamic_update_slice_ui16_i8_3(%a0: tensor<7x7xui16>, %a1: tensor<3x3xui16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui16>, tensor<3x3xui16>, tensor<i8>, tensor<i8>) -> tensor<7x7xui16>
  return %r : tensor<7x7xui16>
}

// exact
func.func @dynamic_update_slice_ui16_i8_4(%a0: tensor<7x7xui16>, %a1: tensor<7x3xui16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui16>, tensor<7x3xui16>, tensor<i8>, tensor<i8>) -> tensor<7x7xui16>
  return %r : tensor<7x7xui16>
}

// exact
func.func @dynamic_update_slice_ui16_i8_5(%a0: tensor<1x1xui16>, %a1: tensor<1x1xui16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<1x1xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x1xui16>, tensor<1x1xui16>, tensor<i8>, tensor<i8>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// exact
func.func @dynamic_update_slice_ui32_i8_2(%a0: tensor<7x7xui32>, %a1: tensor<3x3xui32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui32>, tensor<3x3xui32>, tensor<i8>, tensor<i8>) -> tensor<7x7xui32>
  return %r : tensor<7x7xui32>
}

// exact
func.func @dynamic_update_slice_ui32_i8_3(%a0: tensor<7x3xui32>, %a1: tensor<3x1xui32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xui32>, tensor<3x1xui32>, tensor<i8>, tensor<i8>) -> tensor<7x3xui32>
  return %r : tensor<7x3xui32>
}

// exact
func.func @dynamic_update_slice_ui32_i8_4(%a0: tensor<7x7xui32>, %a1: tensor<3x3xui32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui32>, tensor<3x3xui32>, tensor<i8>, tensor<i8>) -> tensor<7x7xui32>
  return %r : tensor<7x7xui32>
}

// exact
func.func @dynamic_update_slice_ui32_i8_5(%a0: tensor<3x7xui32>, %a1: tensor<1x0xui32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x7xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xui32>, tensor<1x0xui32>, tensor<i8>, tensor<i8>) -> tensor<3x7xui32>
  return %r : tensor<3x7xui32>
}

// exact
func.func @dynamic_update_slice_ui64_i8_2(%a0: tensor<7x7xui64>, %a1: tensor<3x3xui64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui64>, tensor<3x3xui64>, tensor<i8>, tensor<i8>) -> tensor<7x7xui64>
  return %r : tensor<7x7xui64>
}

// exact
func.func @dynamic_update_slice_ui64_i8_3(%a0: tensor<7x7xui64>, %a1: tensor<3x3xui64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui64>, tensor<3x3xui64>, tensor<i8>, tensor<i8>) -> tensor<7x7xui64>
  return %r : tensor<7x7xui64>
}

// exact
func.func @dynamic_update_slice_ui64_i8_4(%a0: tensor<7x7xui64>, %a1: tensor<3x0xui64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui64>, tensor<3x0xui64>, tensor<i8>, tensor<i8>) -> tensor<7x7xui64>
  return %r : tensor<7x7xui64>
}

// exact
func.func @dynamic_update_slice_ui64_i8_5(%a0: tensor<0x3xui64>, %a1: tensor<0x1xui64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<0x3xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x3xui64>, tensor<0x1xui64>, tensor<i8>, tensor<i8>) -> tensor<0x3xui64>
  return %r : tensor<0x3xui64>
}

// exact
func.func @dynamic_update_slice_c64_i8_2(%a0: tensor<7x7xcomplex<f32>>, %a1: tensor<3x3xcomplex<f32>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f32>>
  return %r : tensor<7x7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_i8_3(%a0: tensor<7x7xcomplex<f32>>, %a1: tensor<3x3xcomplex<f32>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f32>>
  return %r : tensor<7x7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_i8_4(%a0: tensor<7x7xcomplex<f32>>, %a1: tensor<7x3xcomplex<f32>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f32>>, tensor<7x3xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f32>>
  return %r : tensor<7x7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c64_i8_5(%a0: tensor<1x7xcomplex<f32>>, %a1: tensor<1x7xcomplex<f32>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<1x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x7xcomplex<f32>>, tensor<1x7xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<1x7xcomplex<f32>>
  return %r : tensor<1x7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c128_i8_2(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<3x3xcomplex<f64>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f64>>
  return %r : tensor<7x7xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_i8_3(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<3x3xcomplex<f64>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f64>>
  return %r : tensor<7x7xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_i8_4(%a0: tensor<7x7xcomplex<f64>>, %a1: tensor<3x3xcomplex<f64>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f64>>
  return %r : tensor<7x7xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_c128_i8_5(%a0: tensor<3x7xcomplex<f64>>, %a1: tensor<1x3xcomplex<f64>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x7xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<3x7xcomplex<f64>>
  return %r : tensor<3x7xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_i1_i8_2(%a0: tensor<7x7xi1>, %a1: tensor<3x3xi1>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi1>, tensor<3x3xi1>, tensor<i8>, tensor<i8>) -> tensor<7x7xi1>
  return %r : tensor<7x7xi1>
}

// exact
func.func @dynamic_update_slice_i1_i8_3(%a0: tensor<7x7xi1>, %a1: tensor<0x7xi1>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi1>, tensor<0x7xi1>, tensor<i8>, tensor<i8>) -> tensor<7x7xi1>
  return %r : tensor<7x7xi1>
}

// exact
func.func @dynamic_update_slice_i1_i8_4(%a0: tensor<1x1xi1>, %a1: tensor<1x1xi1>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<1x1xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x1xi1>, tensor<1x1xi1>, tensor<i8>, tensor<i8>) -> tensor<1x1xi1>
  return %r : tensor<1x1xi1>
}

// exact
func.func @dynamic_update_slice_i1_i8_5(%a0: tensor<0x0xi1>, %a1: tensor<0x0xi1>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<0x0xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x0xi1>, tensor<0x0xi1>, tensor<i8>, tensor<i8>) -> tensor<0x0xi1>
  return %r : tensor<0x0xi1>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i8_2(%a0: tensor<7x7xf8E4M3FN>, %a1: tensor<3x3xf8E4M3FN>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf8E4M3FN>, tensor<3x3xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<7x7xf8E4M3FN>
  return %r : tensor<7x7xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i8_3(%a0: tensor<7x7xf8E4M3FN>, %a1: tensor<3x7xf8E4M3FN>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf8E4M3FN>, tensor<3x7xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<7x7xf8E4M3FN>
  return %r : tensor<7x7xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i8_4(%a0: tensor<7x3xf8E4M3FN>, %a1: tensor<3x1xf8E4M3FN>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xf8E4M3FN>, tensor<3x1xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<7x3xf8E4M3FN>
  return %r : tensor<7x3xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i8_5(%a0: tensor<0x3xf8E4M3FN>, %a1: tensor<0x1xf8E4M3FN>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<0x3xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x3xf8E4M3FN>, tensor<0x1xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<0x3xf8E4M3FN>
  return %r : tensor<0x3xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i8_2(%a0: tensor<7x7xf8E5M2>, %a1: tensor<3x3xf8E5M2>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf8E5M2>, tensor<3x3xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<7x7xf8E5M2>
  return %r : tensor<7x7xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i8_3(%a0: tensor<7x7xf8E5M2>, %a1: tensor<7x3xf8E5M2>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf8E5M2>, tensor<7x3xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<7x7xf8E5M2>
  return %r : tensor<7x7xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i8_4(%a0: tensor<7x7xf8E5M2>, %a1: tensor<0x3xf8E5M2>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xf8E5M2>, tensor<0x3xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<7x7xf8E5M2>
  return %r : tensor<7x7xf8E5M2>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i8_5(%a0: tensor<0x7xf8E5M2>, %a1: tensor<0x7xf8E5M2>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<0x7xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xf8E5M2>, tensor<0x7xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<0x7xf8E5M2>
  return %r : tensor<0x7xf8E5M2>
}

// exact
func.func @dynamic_update_slice_i4_i8_2(%a0: tensor<7x7xi4>, %a1: tensor<3x3xi4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi4>, tensor<3x3xi4>, tensor<i8>, tensor<i8>) -> tensor<7x7xi4>
  return %r : tensor<7x7xi4>
}

// exact
func.func @dynamic_update_slice_i4_i8_3(%a0: tensor<7x7xi4>, %a1: tensor<3x3xi4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xi4>, tensor<3x3xi4>, tensor<i8>, tensor<i8>) -> tensor<7x7xi4>
  return %r : tensor<7x7xi4>
}

// exact
func.func @dynamic_update_slice_i4_i8_4(%a0: tensor<0x7xi4>, %a1: tensor<0x3xi4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<0x7xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<0x7xi4>, tensor<0x3xi4>, tensor<i8>, tensor<i8>) -> tensor<0x7xi4>
  return %r : tensor<0x7xi4>
}

// exact
func.func @dynamic_update_slice_i4_i8_5(%a0: tensor<3x7xi4>, %a1: tensor<1x0xi4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<3x7xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x7xi4>, tensor<1x0xi4>, tensor<i8>, tensor<i8>) -> tensor<3x7xi4>
  return %r : tensor<3x7xi4>
}

// exact
func.func @dynamic_update_slice_ui4_i8_2(%a0: tensor<7x7xui4>, %a1: tensor<3x3xui4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui4>, tensor<3x3xui4>, tensor<i8>, tensor<i8>) -> tensor<7x7xui4>
  return %r : tensor<7x7xui4>
}

// exact
func.func @dynamic_update_slice_ui4_i8_3(%a0: tensor<7x7xui4>, %a1: tensor<3x3xui4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui4>, tensor<3x3xui4>, tensor<i8>, tensor<i8>) -> tensor<7x7xui4>
  return %r : tensor<7x7xui4>
}

// exact
func.func @dynamic_update_slice_ui4_i8_4(%a0: tensor<7x7xui4>, %a1: tensor<3x3xui4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xui4>, tensor<3x3xui4>, tensor<i8>, tensor<i8>) -> tensor<7x7xui4>
  return %r : tensor<7x7xui4>
}

// exact
func.func @dynamic_update_slice_ui4_i8_5(%a0: tensor<1x0xui4>, %a1: tensor<1x0xui4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<1x0xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<1x0xui4>, tensor<1x0xui4>, tensor<i8>, tensor<i8>) -> tensor<1x0xui4>
  return %r : tensor<1x0xui4>
}

// exact
func.func @dynamic_update_slice_f64_i8_6(%a0: tensor<7x3xf64>, %a1: tensor<3x1xf64>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xf64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xf64>, tensor<3x1xf64>, tensor<i8>, tensor<i8>) -> tensor<7x3xf64>
  return %r : tensor<7x3xf64>
}

// exact
func.func @dynamic_update_slice_f32_i8_6(%a0: tensor<7x3xf32>, %a1: tensor<3x1xf32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xf32>, tensor<3x1xf32>, tensor<i8>, tensor<i8>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}

// exact
func.func @dynamic_update_slice_f32_i8_7(%a0: tensor<7xf32>, %a1: tensor<3xf32>, %a2: tensor<i8>) -> tensor<7xf32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xf32>, tensor<3xf32>, tensor<i8>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// exact
func.func @dynamic_update_slice_f16_i8_6(%a0: tensor<7xf16>, %a1: tensor<3xf16>, %a2: tensor<i8>) -> tensor<7xf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xf16>, tensor<3xf16>, tensor<i8>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// exact
func.func @dynamic_update_slice_bf16_i8_6(%a0: tensor<7x7xbf16>, %a1: tensor<3x3xbf16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xbf16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xbf16>, tensor<3x3xbf16>, tensor<i8>, tensor<i8>) -> tensor<7x7xbf16>
  return %r : tensor<7x7xbf16>
}

// exact
func.func @dynamic_update_slice_i8_i8_6(%a0: tensor<7x1xi8>, %a1: tensor<3x1xi8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x1xi8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x1xi8>, tensor<3x1xi8>, tensor<i8>, tensor<i8>) -> tensor<7x1xi8>
  return %r : tensor<7x1xi8>
}

// exact
func.func @dynamic_update_slice_i16_i8_6(%a0: tensor<7x3xi16>, %a1: tensor<3x1xi16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xi16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xi16>, tensor<3x1xi16>, tensor<i8>, tensor<i8>) -> tensor<7x3xi16>
  return %r : tensor<7x3xi16>
}

// exact
func.func @dynamic_update_slice_i32_i8_6(%a0: tensor<7x0xi32>, %a1: tensor<3x0xi32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x0xi32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xi32>, tensor<3x0xi32>, tensor<i8>, tensor<i8>) -> tensor<7x0xi32>
  return %r : tensor<7x0xi32>
}

// exact
func.func @dynamic_update_slice_i64_i8_6(%a0: tensor<7xi64>, %a1: tensor<3xi64>, %a2: tensor<i8>) -> tensor<7xi64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xi64>, tensor<3xi64>, tensor<i8>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// exact
func.func @dynamic_update_slice_ui8_i8_6(%a0: tensor<7xui8>, %a1: tensor<3xui8>, %a2: tensor<i8>) -> tensor<7xui8> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xui8>, tensor<3xui8>, tensor<i8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// exact
func.func @dynamic_update_slice_ui16_i8_6(%a0: tensor<7x0xui16>, %a1: tensor<3x0xui16>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x0xui16> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xui16>, tensor<3x0xui16>, tensor<i8>, tensor<i8>) -> tensor<7x0xui16>
  return %r : tensor<7x0xui16>
}

// exact
func.func @dynamic_update_slice_ui32_i8_6(%a0: tensor<7x0xui32>, %a1: tensor<3x0xui32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x0xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x0xui32>, tensor<3x0xui32>, tensor<i8>, tensor<i8>) -> tensor<7x0xui32>
  return %r : tensor<7x0xui32>
}

// exact
func.func @dynamic_update_slice_ui32_i8_7(%a0: tensor<7x3xui32>, %a1: tensor<3x1xui32>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xui32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xui32>, tensor<3x1xui32>, tensor<i8>, tensor<i8>) -> tensor<7x3xui32>
  return %r : tensor<7x3xui32>
}

// exact
func.func @dynamic_update_slice_ui64_i8_6(%a0: tensor<7xui64>, %a1: tensor<3xui64>, %a2: tensor<i8>) -> tensor<7xui64> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xui64>, tensor<3xui64>, tensor<i8>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// exact
func.func @dynamic_update_slice_c64_i8_6(%a0: tensor<7x7xcomplex<f32>>, %a1: tensor<3x0xcomplex<f32>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x7xcomplex<f32>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x7xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<i8>, tensor<i8>) -> tensor<7x7xcomplex<f32>>
  return %r : tensor<7x7xcomplex<f32>>
}

// exact
func.func @dynamic_update_slice_c128_i8_6(%a0: tensor<7x3xcomplex<f64>>, %a1: tensor<3x1xcomplex<f64>>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xcomplex<f64>> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<i8>, tensor<i8>) -> tensor<7x3xcomplex<f64>>
  return %r : tensor<7x3xcomplex<f64>>
}

// exact
func.func @dynamic_update_slice_i1_i8_6(%a0: tensor<7x3xi1>, %a1: tensor<3x1xi1>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xi1> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xi1>, tensor<3x1xi1>, tensor<i8>, tensor<i8>) -> tensor<7x3xi1>
  return %r : tensor<7x3xi1>
}

// exact
func.func @dynamic_update_slice_f8E4M3FN_i8_6(%a0: tensor<7xf8E4M3FN>, %a1: tensor<3xf8E4M3FN>, %a2: tensor<i8>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<i8>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// exact
func.func @dynamic_update_slice_f8E5M2_i8_6(%a0: tensor<7x1xf8E5M2>, %a1: tensor<3x1xf8E5M2>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x1xf8E5M2> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x1xf8E5M2>, tensor<3x1xf8E5M2>, tensor<i8>, tensor<i8>) -> tensor<7x1xf8E5M2>
  return %r : tensor<7x1xf8E5M2>
}

// exact
func.func @dynamic_update_slice_i4_i8_6(%a0: tensor<7x3xi4>, %a1: tensor<3x1xi4>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<7x3xi4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<7x3xi4>, tensor<3x1xi4>, tensor<i8>, tensor<i8>) -> tensor<7x3xi4>
  return %r : tensor<7x3xi4>
}

// exact
func.func @dynamic_update_slice_ui4_i8_6(%a0: tensor<7xui4>, %a1: tensor<3xui4>, %a2: tensor<i8>) -> tensor<7xui4> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2) : (tensor<7xui4>, tensor<3xui4>, tensor<i8>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// exact
func.func @dynamic_slice_rank0(%a0: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.dynamic_slice"(%a0) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @dynamic_update_slice_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @dynamic_reshape_f64(%a0: tensor<2x3xf64>) -> tensor<3x2xf64> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// exact
func.func @dynamic_reshape_f64_2(%a0: tensor<6xf64>) -> tensor<1x6xf64> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xf64>, tensor<2xi64>) -> tensor<1x6xf64>
  return %r : tensor<1x6xf64>
}

// exact
func.func @dynamic_reshape_f32(%a0: tensor<6xf32>) -> tensor<1x6xf32> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xf32>, tensor<2xi32>) -> tensor<1x6xf32>
  return %r : tensor<1x6xf32>
}

// exact
func.func @dynamic_reshape_f32_2(%a0: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// exact
func.func @dynamic_reshape_f16(%a0: tensor<0x2xf16>) -> tensor<2x0xf16> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xf16>, tensor<2xi32>) -> tensor<2x0xf16>
  return %r : tensor<2x0xf16>
}

// exact
func.func @dynamic_reshape_f16_2(%a0: tensor<2x3x2xf16>) -> tensor<12xf16> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xf16>, tensor<1xi64>) -> tensor<12xf16>
  return %r : tensor<12xf16>
}

// exact
func.func @dynamic_reshape_bf16(%a0: tensor<2x3x2xbf16>) -> tensor<12xbf16> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xbf16>, tensor<1xi32>) -> tensor<12xbf16>
  return %r : tensor<12xbf16>
}

// exact
func.func @dynamic_reshape_bf16_2(%a0: tensor<0x2xbf16>) -> tensor<2x0xbf16> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xbf16>, tensor<2xi64>) -> tensor<2x0xbf16>
  return %r : tensor<2x0xbf16>
}

// exact
func.func @dynamic_reshape_i8(%a0: tensor<2x3xi8>) -> tensor<3x2xi8> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// exact
func.func @dynamic_reshape_i8_2(%a0: tensor<6xi8>) -> tensor<1x6xi8> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xi8>, tensor<2xi64>) -> tensor<1x6xi8>
  return %r : tensor<1x6xi8>
}

// exact
func.func @dynamic_reshape_i16(%a0: tensor<2x3xi16>) -> tensor<3x2xi16> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// exact
func.func @dynamic_reshape_i16_2(%a0: tensor<6xi16>) -> tensor<1x6xi16> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xi16>, tensor<2xi64>) -> tensor<1x6xi16>
  return %r : tensor<1x6xi16>
}

// exact
func.func @dynamic_reshape_i32(%a0: tensor<2x3xi32>) -> tensor<3x2xi32> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// exact
func.func @dynamic_reshape_i32_2(%a0: tensor<6xi32>) -> tensor<1x6xi32> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xi32>, tensor<2xi64>) -> tensor<1x6xi32>
  return %r : tensor<1x6xi32>
}

// exact
func.func @dynamic_reshape_i64(%a0: tensor<2x3xi64>) -> tensor<3x2xi64> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// exact
func.func @dynamic_reshape_i64_2(%a0: tensor<6xi64>) -> tensor<1x6xi64> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xi64>, tensor<2xi64>) -> tensor<1x6xi64>
  return %r : tensor<1x6xi64>
}

// exact
func.func @dynamic_reshape_ui8(%a0: tensor<2x3xui8>) -> tensor<3x2xui8> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// exact
func.func @dynamic_reshape_ui8_2(%a0: tensor<6xui8>) -> tensor<1x6xui8> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xui8>, tensor<2xi64>) -> tensor<1x6xui8>
  return %r : tensor<1x6xui8>
}

// exact
func.func @dynamic_reshape_ui16(%a0: tensor<2x3xui16>) -> tensor<3x2xui16> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// exact
func.func @dynamic_reshape_ui16_2(%a0: tensor<6xui16>) -> tensor<1x6xui16> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xui16>, tensor<2xi64>) -> tensor<1x6xui16>
  return %r : tensor<1x6xui16>
}

// exact
func.func @dynamic_reshape_ui32(%a0: tensor<2x3xui32>) -> tensor<3x2xui32> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}

// exact
func.func @dynamic_reshape_ui32_2(%a0: tensor<6xui32>) -> tensor<1x6xui32> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xui32>, tensor<2xi64>) -> tensor<1x6xui32>
  return %r : tensor<1x6xui32>
}

// exact
func.func @dynamic_reshape_ui64(%a0: tensor<2x3xui64>) -> tensor<3x2xui64> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}

// exact
func.func @dynamic_reshape_ui64_2(%a0: tensor<6xui64>) -> tensor<1x6xui64> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xui64>, tensor<2xi64>) -> tensor<1x6xui64>
  return %r : tensor<1x6xui64>
}

// exact
func.func @dynamic_reshape_c64(%a0: tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<3x2xcomplex<f32>>
  return %r : tensor<3x2xcomplex<f32>>
}

// exact
func.func @dynamic_reshape_c64_2(%a0: tensor<6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xcomplex<f32>>, tensor<2xi64>) -> tensor<1x6xcomplex<f32>>
  return %r : tensor<1x6xcomplex<f32>>
}

// exact
func.func @dynamic_reshape_c128(%a0: tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<3x2xcomplex<f64>>
  return %r : tensor<3x2xcomplex<f64>>
}

// exact
func.func @dynamic_reshape_c128_2(%a0: tensor<6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xcomplex<f64>>, tensor<2xi64>) -> tensor<1x6xcomplex<f64>>
  return %r : tensor<1x6xcomplex<f64>>
}

// exact
func.func @dynamic_reshape_i1(%a0: tensor<2x3xi1>) -> tensor<3x2xi1> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xi1>, tensor<2xi32>) -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}

// exact
func.func @dynamic_reshape_i1_2(%a0: tensor<6xi1>) -> tensor<1x6xi1> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xi1>, tensor<2xi64>) -> tensor<1x6xi1>
  return %r : tensor<1x6xi1>
}

// exact
func.func @dynamic_reshape_f8E4M3FN(%a0: tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xf8E4M3FN>, tensor<2xi32>) -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}

// exact
func.func @dynamic_reshape_f8E4M3FN_2(%a0: tensor<6xf8E4M3FN>) -> tensor<1x6xf8E4M3FN> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xf8E4M3FN>, tensor<2xi64>) -> tensor<1x6xf8E4M3FN>
  return %r : tensor<1x6xf8E4M3FN>
}

// exact
func.func @dynamic_reshape_f8E5M2(%a0: tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xf8E5M2>, tensor<2xi32>) -> tensor<3x2xf8E5M2>
  return %r : tensor<3x2xf8E5M2>
}

// exact
func.func @dynamic_reshape_f8E5M2_2(%a0: tensor<6xf8E5M2>) -> tensor<1x6xf8E5M2> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xf8E5M2>, tensor<2xi64>) -> tensor<1x6xf8E5M2>
  return %r : tensor<1x6xf8E5M2>
}

// exact
func.func @dynamic_reshape_i4(%a0: tensor<2x3xi4>) -> tensor<3x2xi4> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xi4>, tensor<2xi32>) -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}

// exact
func.func @dynamic_reshape_i4_2(%a0: tensor<6xi4>) -> tensor<1x6xi4> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xi4>, tensor<2xi64>) -> tensor<1x6xi4>
  return %r : tensor<1x6xi4>
}

// exact
func.func @dynamic_reshape_ui4(%a0: tensor<2x3xui4>) -> tensor<3x2xui4> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xui4>, tensor<2xi32>) -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}

// exact
func.func @dynamic_reshape_ui4_2(%a0: tensor<6xui4>) -> tensor<1x6xui4> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xui4>, tensor<2xi64>) -> tensor<1x6xui4>
  return %r : tensor<1x6xui4>
}

// exact
func.func @dynamic_reshape_f64_3(%a0: tensor<0x2xf64>) -> tensor<2x0xf64> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xf64>, tensor<2xi32>) -> tensor<2x0xf64>
  return %r : tensor<2x0xf64>
}

// exact
func.func @dynamic_reshape_f64_4(%a0: tensor<2x3x2xf64>) -> tensor<12xf64> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xf64>, tensor<1xi32>) -> tensor<12xf64>
  return %r : tensor<12xf64>
}

// exact
func.func @dynamic_reshape_f32_3(%a0: tensor<0x2xf32>) -> tensor<2x0xf32> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xf32>, tensor<2xi32>) -> tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

// exact
func.func @dynamic_reshape_f32_4(%a0: tensor<2x3x2xf32>) -> tensor<12xf32> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xf32>, tensor<1xi32>) -> tensor<12xf32>
  return %r : tensor<12xf32>
}

// exact
func.func @dynamic_reshape_f16_3(%a0: tensor<2x3xf16>) -> tensor<3x2xf16> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<3x2xf16>
  return %r : tensor<3x2xf16>
}

// exact
func.func @dynamic_reshape_f16_4(%a0: tensor<6xf16>) -> tensor<1x6xf16> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xf16>, tensor<2xi32>) -> tensor<1x6xf16>
  return %r : tensor<1x6xf16>
}

// exact
func.func @dynamic_reshape_bf16_3(%a0: tensor<2x3xbf16>) -> tensor<3x2xbf16> {
  %n = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// exact
func.func @dynamic_reshape_bf16_4(%a0: tensor<6xbf16>) -> tensor<1x6xbf16> {
  %n = stablehlo.constant dense<[1, 6]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<6xbf16>, tensor<2xi32>) -> tensor<1x6xbf16>
  return %r : tensor<1x6xbf16>
}

// exact
func.func @dynamic_reshape_i8_3(%a0: tensor<0x2xi8>) -> tensor<2x0xi8> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xi8>, tensor<2xi32>) -> tensor<2x0xi8>
  return %r : tensor<2x0xi8>
}

// exact
func.func @dynamic_reshape_i8_4(%a0: tensor<2x3x2xi8>) -> tensor<12xi8> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xi8>, tensor<1xi32>) -> tensor<12xi8>
  return %r : tensor<12xi8>
}

// exact
func.func @dynamic_reshape_i16_3(%a0: tensor<0x2xi16>) -> tensor<2x0xi16> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xi16>, tensor<2xi32>) -> tensor<2x0xi16>
  return %r : tensor<2x0xi16>
}

// exact
func.func @dynamic_reshape_i16_4(%a0: tensor<2x3x2xi16>) -> tensor<12xi16> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xi16>, tensor<1xi32>) -> tensor<12xi16>
  return %r : tensor<12xi16>
}

// exact
func.func @dynamic_reshape_i32_3(%a0: tensor<0x2xi32>) -> tensor<2x0xi32> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xi32>, tensor<2xi32>) -> tensor<2x0xi32>
  return %r : tensor<2x0xi32>
}

// exact
func.func @dynamic_reshape_i32_4(%a0: tensor<2x3x2xi32>) -> tensor<12xi32> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xi32>, tensor<1xi32>) -> tensor<12xi32>
  return %r : tensor<12xi32>
}

// exact
func.func @dynamic_reshape_i64_3(%a0: tensor<0x2xi64>) -> tensor<2x0xi64> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xi64>, tensor<2xi32>) -> tensor<2x0xi64>
  return %r : tensor<2x0xi64>
}

// exact
func.func @dynamic_reshape_i64_4(%a0: tensor<2x3x2xi64>) -> tensor<12xi64> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xi64>, tensor<1xi32>) -> tensor<12xi64>
  return %r : tensor<12xi64>
}

// exact
func.func @dynamic_reshape_ui8_3(%a0: tensor<0x2xui8>) -> tensor<2x0xui8> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xui8>, tensor<2xi32>) -> tensor<2x0xui8>
  return %r : tensor<2x0xui8>
}

// exact
func.func @dynamic_reshape_ui8_4(%a0: tensor<2x3x2xui8>) -> tensor<12xui8> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xui8>, tensor<1xi32>) -> tensor<12xui8>
  return %r : tensor<12xui8>
}

// exact
func.func @dynamic_reshape_ui16_3(%a0: tensor<0x2xui16>) -> tensor<2x0xui16> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xui16>, tensor<2xi32>) -> tensor<2x0xui16>
  return %r : tensor<2x0xui16>
}

// exact
func.func @dynamic_reshape_ui16_4(%a0: tensor<2x3x2xui16>) -> tensor<12xui16> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xui16>, tensor<1xi32>) -> tensor<12xui16>
  return %r : tensor<12xui16>
}

// exact
func.func @dynamic_reshape_ui32_3(%a0: tensor<0x2xui32>) -> tensor<2x0xui32> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xui32>, tensor<2xi32>) -> tensor<2x0xui32>
  return %r : tensor<2x0xui32>
}

// exact
func.func @dynamic_reshape_ui32_4(%a0: tensor<2x3x2xui32>) -> tensor<12xui32> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xui32>, tensor<1xi32>) -> tensor<12xui32>
  return %r : tensor<12xui32>
}

// exact
func.func @dynamic_reshape_ui64_3(%a0: tensor<0x2xui64>) -> tensor<2x0xui64> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xui64>, tensor<2xi32>) -> tensor<2x0xui64>
  return %r : tensor<2x0xui64>
}

// exact
func.func @dynamic_reshape_ui64_4(%a0: tensor<2x3x2xui64>) -> tensor<12xui64> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xui64>, tensor<1xi32>) -> tensor<12xui64>
  return %r : tensor<12xui64>
}

// exact
func.func @dynamic_reshape_c64_3(%a0: tensor<0x2xcomplex<f32>>) -> tensor<2x0xcomplex<f32>> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xcomplex<f32>>, tensor<2xi32>) -> tensor<2x0xcomplex<f32>>
  return %r : tensor<2x0xcomplex<f32>>
}

// exact
func.func @dynamic_reshape_c64_4(%a0: tensor<2x3x2xcomplex<f32>>) -> tensor<12xcomplex<f32>> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xcomplex<f32>>, tensor<1xi32>) -> tensor<12xcomplex<f32>>
  return %r : tensor<12xcomplex<f32>>
}

// exact
func.func @dynamic_reshape_c128_3(%a0: tensor<0x2xcomplex<f64>>) -> tensor<2x0xcomplex<f64>> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xcomplex<f64>>, tensor<2xi32>) -> tensor<2x0xcomplex<f64>>
  return %r : tensor<2x0xcomplex<f64>>
}

// exact
func.func @dynamic_reshape_c128_4(%a0: tensor<2x3x2xcomplex<f64>>) -> tensor<12xcomplex<f64>> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xcomplex<f64>>, tensor<1xi32>) -> tensor<12xcomplex<f64>>
  return %r : tensor<12xcomplex<f64>>
}

// exact
func.func @dynamic_reshape_i1_3(%a0: tensor<0x2xi1>) -> tensor<2x0xi1> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xi1>, tensor<2xi32>) -> tensor<2x0xi1>
  return %r : tensor<2x0xi1>
}

// exact
func.func @dynamic_reshape_i1_4(%a0: tensor<2x3x2xi1>) -> tensor<12xi1> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xi1>, tensor<1xi32>) -> tensor<12xi1>
  return %r : tensor<12xi1>
}

// exact
func.func @dynamic_reshape_f8E4M3FN_3(%a0: tensor<0x2xf8E4M3FN>) -> tensor<2x0xf8E4M3FN> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xf8E4M3FN>, tensor<2xi32>) -> tensor<2x0xf8E4M3FN>
  return %r : tensor<2x0xf8E4M3FN>
}

// exact
func.func @dynamic_reshape_f8E4M3FN_4(%a0: tensor<2x3x2xf8E4M3FN>) -> tensor<12xf8E4M3FN> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xf8E4M3FN>, tensor<1xi32>) -> tensor<12xf8E4M3FN>
  return %r : tensor<12xf8E4M3FN>
}

// exact
func.func @dynamic_reshape_f8E5M2_3(%a0: tensor<0x2xf8E5M2>) -> tensor<2x0xf8E5M2> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xf8E5M2>, tensor<2xi32>) -> tensor<2x0xf8E5M2>
  return %r : tensor<2x0xf8E5M2>
}

// exact
func.func @dynamic_reshape_f8E5M2_4(%a0: tensor<2x3x2xf8E5M2>) -> tensor<12xf8E5M2> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xf8E5M2>, tensor<1xi32>) -> tensor<12xf8E5M2>
  return %r : tensor<12xf8E5M2>
}

// exact
func.func @dynamic_reshape_i4_3(%a0: tensor<0x2xi4>) -> tensor<2x0xi4> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xi4>, tensor<2xi32>) -> tensor<2x0xi4>
  return %r : tensor<2x0xi4>
}

// exact
func.func @dynamic_reshape_i4_4(%a0: tensor<2x3x2xi4>) -> tensor<12xi4> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xi4>, tensor<1xi32>) -> tensor<12xi4>
  return %r : tensor<12xi4>
}

// exact
func.func @dynamic_reshape_ui4_3(%a0: tensor<0x2xui4>) -> tensor<2x0xui4> {
  %n = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<0x2xui4>, tensor<2xi32>) -> tensor<2x0xui4>
  return %r : tensor<2x0xui4>
}

// exact
func.func @dynamic_reshape_ui4_4(%a0: tensor<2x3x2xui4>) -> tensor<12xui4> {
  %n = stablehlo.constant dense<[12]> : tensor<1xi32>
  %r = stablehlo.dynamic_reshape %a0, %n : (tensor<2x3x2xui4>, tensor<1xi32>) -> tensor<12xui4>
  return %r : tensor<12xui4>
}

// exact
func.func @dynamic_broadcast_in_dim_f64(%a0: tensor<3xf64>) -> tensor<2x3xf64> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xf64>, tensor<2xi32>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// exact
func.func @dynamic_broadcast_in_dim_f64_2(%a0: tensor<1x3xf64>) -> tensor<4x3xf64> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xf64>, tensor<2xi64>) -> tensor<4x3xf64>
  return %r : tensor<4x3xf64>
}

// exact
func.func @dynamic_broadcast_in_dim_f32(%a0: tensor<1x3xf32>) -> tensor<4x3xf32> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// exact
func.func @dynamic_broadcast_in_dim_f32_2(%a0: tensor<3xf32>) -> tensor<2x3xf32> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// exact
func.func @dynamic_broadcast_in_dim_f16(%a0: tensor<2x1xf16>) -> tensor<3x2x2xf16> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xf16>, tensor<3xi32>) -> tensor<3x2x2xf16>
  return %r : tensor<3x2x2xf16>
}

// exact
func.func @dynamic_broadcast_in_dim_f16_2(%a0: tensor<f16>) -> tensor<2x2xf16> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<f16>, tensor<2xi64>) -> tensor<2x2xf16>
  return %r : tensor<2x2xf16>
}

// exact
func.func @dynamic_broadcast_in_dim_bf16(%a0: tensor<bf16>) -> tensor<2x2xbf16> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<bf16>, tensor<2xi32>) -> tensor<2x2xbf16>
  return %r : tensor<2x2xbf16>
}

// exact
func.func @dynamic_broadcast_in_dim_bf16_2(%a0: tensor<2x1xbf16>) -> tensor<3x2x2xbf16> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xbf16>, tensor<3xi64>) -> tensor<3x2x2xbf16>
  return %r : tensor<3x2x2xbf16>
}

// exact
func.func @dynamic_broadcast_in_dim_i8(%a0: tensor<1xi8>) -> tensor<0xi8> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xi8>, tensor<1xi32>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// exact
func.func @dynamic_broadcast_in_dim_i8_2(%a0: tensor<3xi8>) -> tensor<2x3xi8> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// exact
func.func @dynamic_broadcast_in_dim_i16(%a0: tensor<3xi16>) -> tensor<2x3xi16> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xi16>, tensor<2xi32>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @dynamic_broadcast_in_dim_i16_2(%a0: tensor<1xi16>) -> tensor<0xi16> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xi16>, tensor<1xi64>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @dynamic_broadcast_in_dim_i32(%a0: tensor<3xi32>) -> tensor<2x3xi32> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @dynamic_broadcast_in_dim_i32_2(%a0: tensor<1x3xi32>) -> tensor<4x3xi32> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xi32>, tensor<2xi64>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}

// exact
func.func @dynamic_broadcast_in_dim_i64(%a0: tensor<3xi64>) -> tensor<2x3xi64> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xi64>, tensor<2xi32>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @dynamic_broadcast_in_dim_i64_2(%a0: tensor<1x3xi64>) -> tensor<4x3xi64> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xi64>, tensor<2xi64>) -> tensor<4x3xi64>
  return %r : tensor<4x3xi64>
}

// exact
func.func @dynamic_broadcast_in_dim_ui8(%a0: tensor<3xui8>) -> tensor<2x3xui8> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xui8>, tensor<2xi32>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @dynamic_broadcast_in_dim_ui8_2(%a0: tensor<1x3xui8>) -> tensor<4x3xui8> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xui8>, tensor<2xi64>) -> tensor<4x3xui8>
  return %r : tensor<4x3xui8>
}

// exact
func.func @dynamic_broadcast_in_dim_ui16(%a0: tensor<3xui16>) -> tensor<2x3xui16> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xui16>, tensor<2xi32>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @dynamic_broadcast_in_dim_ui16_2(%a0: tensor<1x3xui16>) -> tensor<4x3xui16> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xui16>, tensor<2xi64>) -> tensor<4x3xui16>
  return %r : tensor<4x3xui16>
}

// exact
func.func @dynamic_broadcast_in_dim_ui32(%a0: tensor<3xui32>) -> tensor<2x3xui32> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xui32>, tensor<2xi32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @dynamic_broadcast_in_dim_ui32_2(%a0: tensor<1x3xui32>) -> tensor<4x3xui32> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xui32>, tensor<2xi64>) -> tensor<4x3xui32>
  return %r : tensor<4x3xui32>
}

// exact
func.func @dynamic_broadcast_in_dim_ui64(%a0: tensor<3xui64>) -> tensor<2x3xui64> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xui64>, tensor<2xi32>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @dynamic_broadcast_in_dim_ui64_2(%a0: tensor<1x3xui64>) -> tensor<4x3xui64> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xui64>, tensor<2xi64>) -> tensor<4x3xui64>
  return %r : tensor<4x3xui64>
}

// exact
func.func @dynamic_broadcast_in_dim_c64(%a0: tensor<3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xcomplex<f32>>, tensor<2xi32>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @dynamic_broadcast_in_dim_c64_2(%a0: tensor<1x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xcomplex<f32>>, tensor<2xi64>) -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}

// exact
func.func @dynamic_broadcast_in_dim_c128(%a0: tensor<3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xcomplex<f64>>, tensor<2xi32>) -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// exact
func.func @dynamic_broadcast_in_dim_c128_2(%a0: tensor<1x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xcomplex<f64>>, tensor<2xi64>) -> tensor<4x3xcomplex<f64>>
  return %r : tensor<4x3xcomplex<f64>>
}

// exact
func.func @dynamic_broadcast_in_dim_i1(%a0: tensor<3xi1>) -> tensor<2x3xi1> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xi1>, tensor<2xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// exact
func.func @dynamic_broadcast_in_dim_i1_2(%a0: tensor<1x3xi1>) -> tensor<4x3xi1> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xi1>, tensor<2xi64>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E4M3FN(%a0: tensor<3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xf8E4M3FN>, tensor<2xi32>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E4M3FN_2(%a0: tensor<1x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xf8E4M3FN>, tensor<2xi64>) -> tensor<4x3xf8E4M3FN>
  return %r : tensor<4x3xf8E4M3FN>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E5M2(%a0: tensor<3xf8E5M2>) -> tensor<2x3xf8E5M2> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xf8E5M2>, tensor<2xi32>) -> tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E5M2_2(%a0: tensor<1x3xf8E5M2>) -> tensor<4x3xf8E5M2> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xf8E5M2>, tensor<2xi64>) -> tensor<4x3xf8E5M2>
  return %r : tensor<4x3xf8E5M2>
}

// exact
func.func @dynamic_broadcast_in_dim_i4(%a0: tensor<3xi4>) -> tensor<2x3xi4> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xi4>, tensor<2xi32>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// exact
func.func @dynamic_broadcast_in_dim_i4_2(%a0: tensor<1x3xi4>) -> tensor<4x3xi4> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xi4>, tensor<2xi64>) -> tensor<4x3xi4>
  return %r : tensor<4x3xi4>
}

// exact
func.func @dynamic_broadcast_in_dim_ui4(%a0: tensor<3xui4>) -> tensor<2x3xui4> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xui4>, tensor<2xi32>) -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// exact
func.func @dynamic_broadcast_in_dim_ui4_2(%a0: tensor<1x3xui4>) -> tensor<4x3xui4> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xui4>, tensor<2xi64>) -> tensor<4x3xui4>
  return %r : tensor<4x3xui4>
}

// exact
func.func @dynamic_broadcast_in_dim_f64_3(%a0: tensor<2x1xf64>) -> tensor<3x2x2xf64> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xf64>, tensor<3xi32>) -> tensor<3x2x2xf64>
  return %r : tensor<3x2x2xf64>
}

// exact
func.func @dynamic_broadcast_in_dim_f64_4(%a0: tensor<f64>) -> tensor<2x2xf64> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<f64>, tensor<2xi32>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}

// exact
func.func @dynamic_broadcast_in_dim_f64_5(%a0: tensor<1xf64>) -> tensor<0xf64> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xf64>, tensor<1xi32>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @dynamic_broadcast_in_dim_f32_3(%a0: tensor<2x1xf32>) -> tensor<3x2x2xf32> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xf32>, tensor<3xi32>) -> tensor<3x2x2xf32>
  return %r : tensor<3x2x2xf32>
}

// exact
func.func @dynamic_broadcast_in_dim_f32_4(%a0: tensor<f32>) -> tensor<2x2xf32> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// exact
func.func @dynamic_broadcast_in_dim_f32_5(%a0: tensor<1xf32>) -> tensor<0xf32> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xf32>, tensor<1xi32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @dynamic_broadcast_in_dim_f16_3(%a0: tensor<3xf16>) -> tensor<2x3xf16> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xf16>, tensor<2xi32>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// exact
func.func @dynamic_broadcast_in_dim_f16_4(%a0: tensor<1x3xf16>) -> tensor<4x3xf16> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xf16>, tensor<2xi32>) -> tensor<4x3xf16>
  return %r : tensor<4x3xf16>
}

// exact
func.func @dynamic_broadcast_in_dim_f16_5(%a0: tensor<1xf16>) -> tensor<0xf16> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xf16>, tensor<1xi32>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// exact
func.func @dynamic_broadcast_in_dim_bf16_3(%a0: tensor<3xbf16>) -> tensor<2x3xbf16> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1] : (tensor<3xbf16>, tensor<2xi32>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @dynamic_broadcast_in_dim_bf16_4(%a0: tensor<1x3xbf16>) -> tensor<4x3xbf16> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xbf16>, tensor<2xi32>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

// exact
func.func @dynamic_broadcast_in_dim_bf16_5(%a0: tensor<1xbf16>) -> tensor<0xbf16> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xbf16>, tensor<1xi32>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// exact
func.func @dynamic_broadcast_in_dim_i8_3(%a0: tensor<1x3xi8>) -> tensor<4x3xi8> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xi8>, tensor<2xi32>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}

// exact
func.func @dynamic_broadcast_in_dim_i8_4(%a0: tensor<2x1xi8>) -> tensor<3x2x2xi8> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xi8>, tensor<3xi32>) -> tensor<3x2x2xi8>
  return %r : tensor<3x2x2xi8>
}

// exact
func.func @dynamic_broadcast_in_dim_i8_5(%a0: tensor<i8>) -> tensor<2x2xi8> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<i8>, tensor<2xi32>) -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}

// exact
func.func @dynamic_broadcast_in_dim_i16_3(%a0: tensor<1x3xi16>) -> tensor<4x3xi16> {
  %n = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0, 1] : (tensor<1x3xi16>, tensor<2xi32>) -> tensor<4x3xi16>
  return %r : tensor<4x3xi16>
}

// exact
func.func @dynamic_broadcast_in_dim_i16_4(%a0: tensor<2x1xi16>) -> tensor<3x2x2xi16> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xi16>, tensor<3xi32>) -> tensor<3x2x2xi16>
  return %r : tensor<3x2x2xi16>
}

// exact
func.func @dynamic_broadcast_in_dim_i16_5(%a0: tensor<i16>) -> tensor<2x2xi16> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<i16>, tensor<2xi32>) -> tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

// exact
func.func @dynamic_broadcast_in_dim_i32_3(%a0: tensor<2x1xi32>) -> tensor<3x2x2xi32> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<3x2x2xi32>
  return %r : tensor<3x2x2xi32>
}

// exact
func.func @dynamic_broadcast_in_dim_i32_4(%a0: tensor<i32>) -> tensor<2x2xi32> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}

// exact
func.func @dynamic_broadcast_in_dim_i32_5(%a0: tensor<1xi32>) -> tensor<0xi32> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xi32>, tensor<1xi32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// exact
func.func @dynamic_broadcast_in_dim_i64_3(%a0: tensor<2x1xi64>) -> tensor<3x2x2xi64> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xi64>, tensor<3xi32>) -> tensor<3x2x2xi64>
  return %r : tensor<3x2x2xi64>
}

// exact
func.func @dynamic_broadcast_in_dim_i64_4(%a0: tensor<i64>) -> tensor<2x2xi64> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<i64>, tensor<2xi32>) -> tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}

// exact
func.func @dynamic_broadcast_in_dim_i64_5(%a0: tensor<1xi64>) -> tensor<0xi64> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xi64>, tensor<1xi32>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// exact
func.func @dynamic_broadcast_in_dim_ui8_3(%a0: tensor<2x1xui8>) -> tensor<3x2x2xui8> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xui8>, tensor<3xi32>) -> tensor<3x2x2xui8>
  return %r : tensor<3x2x2xui8>
}

// exact
func.func @dynamic_broadcast_in_dim_ui8_4(%a0: tensor<ui8>) -> tensor<2x2xui8> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<ui8>, tensor<2xi32>) -> tensor<2x2xui8>
  return %r : tensor<2x2xui8>
}

// exact
func.func @dynamic_broadcast_in_dim_ui8_5(%a0: tensor<1xui8>) -> tensor<0xui8> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xui8>, tensor<1xi32>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @dynamic_broadcast_in_dim_ui16_3(%a0: tensor<2x1xui16>) -> tensor<3x2x2xui16> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xui16>, tensor<3xi32>) -> tensor<3x2x2xui16>
  return %r : tensor<3x2x2xui16>
}

// exact
func.func @dynamic_broadcast_in_dim_ui16_4(%a0: tensor<ui16>) -> tensor<2x2xui16> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<ui16>, tensor<2xi32>) -> tensor<2x2xui16>
  return %r : tensor<2x2xui16>
}

// exact
func.func @dynamic_broadcast_in_dim_ui16_5(%a0: tensor<1xui16>) -> tensor<0xui16> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xui16>, tensor<1xi32>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// exact
func.func @dynamic_broadcast_in_dim_ui32_3(%a0: tensor<2x1xui32>) -> tensor<3x2x2xui32> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xui32>, tensor<3xi32>) -> tensor<3x2x2xui32>
  return %r : tensor<3x2x2xui32>
}

// exact
func.func @dynamic_broadcast_in_dim_ui32_4(%a0: tensor<ui32>) -> tensor<2x2xui32> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<2x2xui32>
  return %r : tensor<2x2xui32>
}

// exact
func.func @dynamic_broadcast_in_dim_ui32_5(%a0: tensor<1xui32>) -> tensor<0xui32> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xui32>, tensor<1xi32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// exact
func.func @dynamic_broadcast_in_dim_ui64_3(%a0: tensor<2x1xui64>) -> tensor<3x2x2xui64> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xui64>, tensor<3xi32>) -> tensor<3x2x2xui64>
  return %r : tensor<3x2x2xui64>
}

// exact
func.func @dynamic_broadcast_in_dim_ui64_4(%a0: tensor<ui64>) -> tensor<2x2xui64> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<2x2xui64>
  return %r : tensor<2x2xui64>
}

// exact
func.func @dynamic_broadcast_in_dim_ui64_5(%a0: tensor<1xui64>) -> tensor<0xui64> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xui64>, tensor<1xi32>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// exact
func.func @dynamic_broadcast_in_dim_c64_3(%a0: tensor<2x1xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xcomplex<f32>>, tensor<3xi32>) -> tensor<3x2x2xcomplex<f32>>
  return %r : tensor<3x2x2xcomplex<f32>>
}

// exact
func.func @dynamic_broadcast_in_dim_c64_4(%a0: tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<complex<f32>>, tensor<2xi32>) -> tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}

// exact
func.func @dynamic_broadcast_in_dim_c64_5(%a0: tensor<1xcomplex<f32>>) -> tensor<0xcomplex<f32>> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xcomplex<f32>>, tensor<1xi32>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}

// exact
func.func @dynamic_broadcast_in_dim_c128_3(%a0: tensor<2x1xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xcomplex<f64>>, tensor<3xi32>) -> tensor<3x2x2xcomplex<f64>>
  return %r : tensor<3x2x2xcomplex<f64>>
}

// exact
func.func @dynamic_broadcast_in_dim_c128_4(%a0: tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<complex<f64>>, tensor<2xi32>) -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}

// exact
func.func @dynamic_broadcast_in_dim_c128_5(%a0: tensor<1xcomplex<f64>>) -> tensor<0xcomplex<f64>> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xcomplex<f64>>, tensor<1xi32>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// exact
func.func @dynamic_broadcast_in_dim_i1_3(%a0: tensor<2x1xi1>) -> tensor<3x2x2xi1> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xi1>, tensor<3xi32>) -> tensor<3x2x2xi1>
  return %r : tensor<3x2x2xi1>
}

// exact
func.func @dynamic_broadcast_in_dim_i1_4(%a0: tensor<i1>) -> tensor<2x2xi1> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<2x2xi1>
  return %r : tensor<2x2xi1>
}

// exact
func.func @dynamic_broadcast_in_dim_i1_5(%a0: tensor<1xi1>) -> tensor<0xi1> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xi1>, tensor<1xi32>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E4M3FN_3(%a0: tensor<2x1xf8E4M3FN>) -> tensor<3x2x2xf8E4M3FN> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xf8E4M3FN>, tensor<3xi32>) -> tensor<3x2x2xf8E4M3FN>
  return %r : tensor<3x2x2xf8E4M3FN>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E4M3FN_4(%a0: tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<f8E4M3FN>, tensor<2xi32>) -> tensor<2x2xf8E4M3FN>
  return %r : tensor<2x2xf8E4M3FN>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E4M3FN_5(%a0: tensor<1xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xf8E4M3FN>, tensor<1xi32>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E5M2_3(%a0: tensor<2x1xf8E5M2>) -> tensor<3x2x2xf8E5M2> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xf8E5M2>, tensor<3xi32>) -> tensor<3x2x2xf8E5M2>
  return %r : tensor<3x2x2xf8E5M2>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E5M2_4(%a0: tensor<f8E5M2>) -> tensor<2x2xf8E5M2> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<f8E5M2>, tensor<2xi32>) -> tensor<2x2xf8E5M2>
  return %r : tensor<2x2xf8E5M2>
}

// exact
func.func @dynamic_broadcast_in_dim_f8E5M2_5(%a0: tensor<1xf8E5M2>) -> tensor<0xf8E5M2> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xf8E5M2>, tensor<1xi32>) -> tensor<0xf8E5M2>
  return %r : tensor<0xf8E5M2>
}

// exact
func.func @dynamic_broadcast_in_dim_i4_3(%a0: tensor<2x1xi4>) -> tensor<3x2x2xi4> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xi4>, tensor<3xi32>) -> tensor<3x2x2xi4>
  return %r : tensor<3x2x2xi4>
}

// exact
func.func @dynamic_broadcast_in_dim_i4_4(%a0: tensor<i4>) -> tensor<2x2xi4> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<i4>, tensor<2xi32>) -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}

// exact
func.func @dynamic_broadcast_in_dim_i4_5(%a0: tensor<1xi4>) -> tensor<0xi4> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xi4>, tensor<1xi32>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// exact
func.func @dynamic_broadcast_in_dim_ui4_3(%a0: tensor<2x1xui4>) -> tensor<3x2x2xui4> {
  %n = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [1, 2] : (tensor<2x1xui4>, tensor<3xi32>) -> tensor<3x2x2xui4>
  return %r : tensor<3x2x2xui4>
}

// exact
func.func @dynamic_broadcast_in_dim_ui4_4(%a0: tensor<ui4>) -> tensor<2x2xui4> {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [] : (tensor<ui4>, tensor<2xi32>) -> tensor<2x2xui4>
  return %r : tensor<2x2xui4>
}

// exact
func.func @dynamic_broadcast_in_dim_ui4_5(%a0: tensor<1xui4>) -> tensor<0xui4> {
  %n = stablehlo.constant dense<[0]> : tensor<1xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = [0] : (tensor<1xui4>, tensor<1xi32>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// exact
func.func @dynamic_iota_i8() -> tensor<4xi8> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// exact
func.func @dynamic_iota_i8_2() -> tensor<2x3xi8> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// exact
func.func @dynamic_iota_i8_3() -> tensor<0x2xi8> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xi8>
  return %r : tensor<0x2xi8>
}

// exact
func.func @dynamic_iota_i16() -> tensor<4xi16> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// exact
func.func @dynamic_iota_i16_2() -> tensor<2x3xi16> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// exact
func.func @dynamic_iota_i16_3() -> tensor<0x2xi16> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xi16>
  return %r : tensor<0x2xi16>
}

// exact
func.func @dynamic_iota_i32() -> tensor<4xi32> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// exact
func.func @dynamic_iota_i32_2() -> tensor<2x3xi32> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// exact
func.func @dynamic_iota_i32_3() -> tensor<0x2xi32> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xi32>
  return %r : tensor<0x2xi32>
}

// exact
func.func @dynamic_iota_i64() -> tensor<4xi64> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @dynamic_iota_i64_2() -> tensor<2x3xi64> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// exact
func.func @dynamic_iota_i64_3() -> tensor<0x2xi64> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xi64>
  return %r : tensor<0x2xi64>
}

// exact
func.func @dynamic_iota_ui8() -> tensor<4xui8> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// exact
func.func @dynamic_iota_ui8_2() -> tensor<2x3xui8> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// exact
func.func @dynamic_iota_ui8_3() -> tensor<0x2xui8> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xui8>
  return %r : tensor<0x2xui8>
}

// exact
func.func @dynamic_iota_ui16() -> tensor<4xui16> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// exact
func.func @dynamic_iota_ui16_2() -> tensor<2x3xui16> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// exact
func.func @dynamic_iota_ui16_3() -> tensor<0x2xui16> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xui16>
  return %r : tensor<0x2xui16>
}

// exact
func.func @dynamic_iota_ui32() -> tensor<4xui32> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// exact
func.func @dynamic_iota_ui32_2() -> tensor<2x3xui32> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// exact
func.func @dynamic_iota_ui32_3() -> tensor<0x2xui32> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xui32>
  return %r : tensor<0x2xui32>
}

// exact
func.func @dynamic_iota_ui64() -> tensor<4xui64> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// exact
func.func @dynamic_iota_ui64_2() -> tensor<2x3xui64> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// exact
func.func @dynamic_iota_ui64_3() -> tensor<0x2xui64> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xui64>
  return %r : tensor<0x2xui64>
}

// exact
func.func @dynamic_iota_f32() -> tensor<4xf32> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @dynamic_iota_f32_2() -> tensor<2x3xf32> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// exact
func.func @dynamic_iota_f32_3() -> tensor<0x2xf32> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xf32>
  return %r : tensor<0x2xf32>
}

// exact
func.func @dynamic_iota_bf16() -> tensor<4xbf16> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// exact
func.func @dynamic_iota_bf16_2() -> tensor<2x3xbf16> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// exact
func.func @dynamic_iota_bf16_3() -> tensor<0x2xbf16> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xbf16>
  return %r : tensor<0x2xbf16>
}

// exact
func.func @dynamic_iota_c64() -> tensor<4xcomplex<f32>> {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// exact
func.func @dynamic_iota_c64_2() -> tensor<2x3xcomplex<f32>> {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// exact
func.func @dynamic_iota_c64_3() -> tensor<0x2xcomplex<f32>> {
  %n = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<0x2xcomplex<f32>>
  return %r : tensor<0x2xcomplex<f32>>
}

// exact
func.func @get_dimension_size_f64(%a0: tensor<2x0x5xf64>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xf64>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_f64_2(%a0: tensor<2x0x5xf64>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xf64>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_f64_3(%a0: tensor<2x0x5xf64>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xf64>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_f16(%a0: tensor<2x0x5xf16>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xf16>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_f16_2(%a0: tensor<2x0x5xf16>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xf16>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_f16_3(%a0: tensor<2x0x5xf16>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xf16>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i8(%a0: tensor<2x0x5xi8>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xi8>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i8_2(%a0: tensor<2x0x5xi8>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xi8>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i8_3(%a0: tensor<2x0x5xi8>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xi8>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i32(%a0: tensor<2x0x5xi32>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xi32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i32_2(%a0: tensor<2x0x5xi32>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xi32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i32_3(%a0: tensor<2x0x5xi32>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xi32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui8(%a0: tensor<2x0x5xui8>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xui8>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui8_2(%a0: tensor<2x0x5xui8>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xui8>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui8_3(%a0: tensor<2x0x5xui8>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xui8>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui32(%a0: tensor<2x0x5xui32>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xui32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui32_2(%a0: tensor<2x0x5xui32>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xui32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui32_3(%a0: tensor<2x0x5xui32>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xui32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_c64(%a0: tensor<2x0x5xcomplex<f32>>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xcomplex<f32>>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_c64_2(%a0: tensor<2x0x5xcomplex<f32>>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xcomplex<f32>>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_c64_3(%a0: tensor<2x0x5xcomplex<f32>>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xcomplex<f32>>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i1(%a0: tensor<2x0x5xi1>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xi1>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i1_2(%a0: tensor<2x0x5xi1>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xi1>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_i1_3(%a0: tensor<2x0x5xi1>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xi1>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_f8E5M2(%a0: tensor<2x0x5xf8E5M2>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xf8E5M2>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_f8E5M2_2(%a0: tensor<2x0x5xf8E5M2>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xf8E5M2>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_f8E5M2_3(%a0: tensor<2x0x5xf8E5M2>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xf8E5M2>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui4(%a0: tensor<2x0x5xui4>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 0 : (tensor<2x0x5xui4>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui4_2(%a0: tensor<2x0x5xui4>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x0x5xui4>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @get_dimension_size_ui4_3(%a0: tensor<2x0x5xui4>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a0, dim = 2 : (tensor<2x0x5xui4>) -> tensor<i32>
  return %r : tensor<i32>
}
