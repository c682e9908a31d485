// exact
func.func @abs_f64(%a0: tensor<41xf64>) -> tensor<41xf64> {
  %r = "stablehlo.abs"(%a0) : (tensor<41xf64>) -> tensor<41xf64>
  return %r : tensor<41xf64>
}

// exact
func.func @abs_f32(%a0: tensor<41xf32>) -> tensor<41xf32> {
  %r = "stablehlo.abs"(%a0) : (tensor<41xf32>) -> tensor<41xf32>
  return %r : tensor<41xf32>
}

// exact
func.func @abs_f16(%a0: tensor<41xf16>) -> tensor<41xf16> {
  %r = "stablehlo.abs"(%a0) : (tensor<41xf16>) -> tensor<41xf16>
  return %r : tensor<41xf16>
}

// exact
func.func @abs_bf16(%a0: tensor<41xbf16>) -> tensor<41xbf16> {
  %r = "stablehlo.abs"(%a0) : (tensor<41xbf16>) -> tensor<41xbf16>
  return %r : tensor<41xbf16>
}

// exact
func.func @abs_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.abs"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @abs_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.abs"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @abs_i8(%a0: tensor<32xi8>) -> tensor<32xi8> {
  %r = "stablehlo.abs"(%a0) : (tensor<32xi8>) -> tensor<32xi8>
  return %r : tensor<32xi8>
}

// exact
func.func @abs_i16(%a0: tensor<32xi16>) -> tensor<32xi16> {
  %r = "stablehlo.abs"(%a0) : (tensor<32xi16>) -> tensor<32xi16>
  return %r : tensor<32xi16>
}

// exact
func.func @abs_i32(%a0: tensor<32xi32>) -> tensor<32xi32> {
  %r = "stablehlo.abs"(%a0) : (tensor<32xi32>) -> tensor<32xi32>
  return %r : tensor<32xi32>
}

// exact
func.func @abs_i64(%a0: tensor<32xi64>) -> tensor<32xi64> {
  %r = "stablehlo.abs"(%a0) : (tensor<32xi64>) -> tensor<32xi64>
  return %r : tensor<32xi64>
}

// exact
func.func @abs_i4(%a0: tensor<15xi4>) -> tensor<15xi4> {
  %r = "stablehlo.abs"(%a0) : (tensor<15xi4>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// tol 2e-6
func.func @abs_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xf32> {
  %r = "stablehlo.abs"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
  return %r : tensor<32xf32>
}

// tol 1e-14
func.func @abs_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xf64> {
  %r = "stablehlo.abs"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
  return %r : tensor<32xf64>
}

// exact
func.func @abs_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.abs"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @abs_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.abs"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @abs_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.abs"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @abs_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.abs"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// exact
func.func @abs_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.abs"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// exact
func.func @abs_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.abs"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// exact
func.func @abs_i8_rank5(%a0: tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi8> {
  %r = "stablehlo.abs"(%a0) : (tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi8>
  return %r : tensor<2x1x2x2x2xi8>
}

// exact
func.func @abs_i16_rank6(%a0: tensor<2x1x2x1x2x2xi16>) -> tensor<2x1x2x1x2x2xi16> {
  %r = "stablehlo.abs"(%a0) : (tensor<2x1x2x1x2x2xi16>) -> tensor<2x1x2x1x2x2xi16>
  return %r : tensor<2x1x2x1x2x2xi16>
}

// exact
func.func @negate_f64(%a0: tensor<41xf64>) -> tensor<41xf64> {
  %r = "stablehlo.negate"(%a0) : (tensor<41xf64>) -> tensor<41xf64>
  return %r : tensor<41xf64>
}

// exact
func.func @negate_f32(%a0: tensor<41xf32>) -> tensor<41xf32> {
  %r = "stablehlo.negate"(%a0) : (tensor<41xf32>) -> tensor<41xf32>
  return %r : tensor<41xf32>
}

// exact
func.func @negate_f16(%a0: tensor<41xf16>) -> tensor<41xf16> {
  %r = "stablehlo.negate"(%a0) : (tensor<41xf16>) -> tensor<41xf16>
  return %r : tensor<41xf16>
}

// exact
func.func @negate_bf16(%a0: tensor<41xbf16>) -> tensor<41xbf16> {
  %r = "stablehlo.negate"(%a0) : (tensor<41xbf16>) -> tensor<41xbf16>
  return %r : tensor<41xbf16>
}

// exact
func.func @negate_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.negate"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @negate_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.negate"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @negate_i8(%a0: tensor<32xi8>) -> tensor<32xi8> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xi8>) -> tensor<32xi8>
  return %r : tensor<32xi8>
}

// exact
func.func @negate_i16(%a0: tensor<32xi16>) -> tensor<32xi16> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xi16>) -> tensor<32xi16>
  return %r : tensor<32xi16>
}

// exact
func.func @negate_i32(%a0: tensor<32xi32>) -> tensor<32xi32> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xi32>) -> tensor<32xi32>
  return %r : tensor<32xi32>
}

// exact
func.func @negate_i64(%a0: tensor<32xi64>) -> tensor<32xi64> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xi64>) -> tensor<32xi64>
  return %r : tensor<32xi64>
}

// exact
func.func @negate_ui8(%a0: tensor<32xui8>) -> tensor<32xui8> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xui8>) -> tensor<32xui8>
  return %r : tensor<32xui8>
}

// exact
func.func @negate_ui16(%a0: tensor<32xui16>) -> tensor<32xui16> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xui16>) -> tensor<32xui16>
  return %r : tensor<32xui16>
}

// exact
func.func @negate_ui32(%a0: tensor<32xui32>) -> tensor<32xui32> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xui32>) -> tensor<32xui32>
  return %r : tensor<32xui32>
}

// exact
func.func @negate_ui64(%a0: tensor<32xui64>) -> tensor<32xui64> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xui64>) -> tensor<32xui64>
  return %r : tensor<32xui64>
}

// exact
func.func @negate_i4(%a0: tensor<15xi4>) -> tensor<15xi4> {
  %r = "stablehlo.negate"(%a0) : (tensor<15xi4>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// exact
func.func @negate_ui4(%a0: tensor<15xui4>) -> tensor<15xui4> {
  %r = "stablehlo.negate"(%a0) : (tensor<15xui4>) -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// tol 2e-6
func.func @negate_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @negate_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.negate"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// exact
func.func @negate_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.negate"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @negate_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.negate"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @negate_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.negate"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @negate_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.negate"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// exact
func.func @negate_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.negate"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// exact
func.func @negate_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.negate"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// exact
func.func @negate_i8_rank5(%a0: tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi8> {
  %r = "stablehlo.negate"(%a0) : (tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi8>
  return %r : tensor<2x1x2x2x2xi8>
}

// exact
func.func @negate_i16_rank6(%a0: tensor<2x1x2x1x2x2xi16>) -> tensor<2x1x2x1x2x2xi16> {
  %r = "stablehlo.negate"(%a0) : (tensor<2x1x2x1x2x2xi16>) -> tensor<2x1x2x1x2x2xi16>
  return %r : tensor<2x1x2x1x2x2xi16>
}

// exact
func.func @sign_f64(%a0: tensor<41xf64>) -> tensor<41xf64> {
  %r = "stablehlo.sign"(%a0) : (tensor<41xf64>) -> tensor<41xf64>
  return %r : tensor<41xf64>
}

// exact
func.func @sign_f32(%a0: tensor<41xf32>) -> tensor<41xf32> {
  %r = "stablehlo.sign"(%a0) : (tensor<41xf32>) -> tensor<41xf32>
  return %r : tensor<41xf32>
}

// exact
func.func @sign_f16(%a0: tensor<41xf16>) -> tensor<41xf16> {
  %r = "stablehlo.sign"(%a0) : (tensor<41xf16>) -> tensor<41xf16>
  return %r : tensor<41xf16>
}

// exact
func.func @sign_bf16(%a0: tensor<41xbf16>) -> tensor<41xbf16> {
  %r = "stablehlo.sign"(%a0) : (tensor<41xbf16>) -> tensor<41xbf16>
  return %r : tensor<41xbf16>
}

// exact
func.func @sign_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.sign"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @sign_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.sign"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @sign_i8(%a0: tensor<32xi8>) -> tensor<32xi8> {
  %r = "stablehlo.sign"(%a0) : (tensor<32xi8>) -> tensor<32xi8>
  return %r : tensor<32xi8>
}

// exact
func.func @sign_i16(%a0: tensor<32xi16>) -> tensor<32xi16> {
  %r = "stablehlo.sign"(%a0) : (tensor<32xi16>) -> tensor<32xi16>
  return %r : tensor<32xi16>
}

// exact
func.func @sign_i32(%a0: tensor<32xi32>) -> tensor<32xi32> {
  %r = "stablehlo.sign"(%a0) : (tensor<32xi32>) -> tensor<32xi32>
  return %r : tensor<32xi32>
}

// exact
func.func @sign_i64(%a0: tensor<32xi64>) -> tensor<32xi64> {
  %r = "stablehlo.sign"(%a0) : (tensor<32xi64>) -> tensor<32xi64>
  return %r : tensor<32xi64>
}

// exact
func.func @sign_i4(%a0: tensor<15xi4>) -> tensor<15xi4> {
  %r = "stablehlo.sign"(%a0) : (tensor<15xi4>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// tol 2e-6
func.func @sign_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.sign"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @sign_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.sign"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// exact
func.func @sign_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.sign"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @sign_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.sign"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @sign_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.sign"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @sign_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.sign"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// exact
func.func @sign_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.sign"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// exact
func.func @sign_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.sign"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// exact
func.func @sign_i8_rank5(%a0: tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi8> {
  %r = "stablehlo.sign"(%a0) : (tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi8>
  return %r : tensor<2x1x2x2x2xi8>
}

// exact
func.func @sign_i16_rank6(%a0: tensor<2x1x2x1x2x2xi16>) -> tensor<2x1x2x1x2x2xi16> {
  %r = "stablehlo.sign"(%a0) : (tensor<2x1x2x1x2x2xi16>) -> tensor<2x1x2x1x2x2xi16>
  return %r : tensor<2x1x2x1x2x2xi16>
}

// exact
func.func @ceil_f64(%a0: tensor<41xf64>) -> tensor<41xf64> {
  %r = "stablehlo.ceil"(%a0) : (tensor<41xf64>) -> tensor<41xf64>
  return %r : tensor<41xf64>
}

// exact
func.func @ceil_f32(%a0: tensor<41xf32>) -> tensor<41xf32> {
  %r = "stablehlo.ceil"(%a0) : (tensor<41xf32>) -> tensor<41xf32>
  return %r : tensor<41xf32>
}

// exact
func.func @ceil_f16(%a0: tensor<41xf16>) -> tensor<41xf16> {
  %r = "stablehlo.ceil"(%a0) : (tensor<41xf16>) -> tensor<41xf16>
  return %r : tensor<41xf16>
}

// exact
func.func @ceil_bf16(%a0: tensor<41xbf16>) -> tensor<41xbf16> {
  %r = "stablehlo.ceil"(%a0) : (tensor<41xbf16>) -> tensor<41xbf16>
  return %r : tensor<41xbf16>
}

// exact
func.func @ceil_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.ceil"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @ceil_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.ceil"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @ceil_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.ceil"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @ceil_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.ceil"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @ceil_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.ceil"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @ceil_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.ceil"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// exact
func.func @ceil_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.ceil"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// exact
func.func @ceil_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.ceil"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// exact
func.func @ceil_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.ceil"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// exact
func.func @ceil_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.ceil"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// exact
func.func @floor_f64(%a0: tensor<41xf64>) -> tensor<41xf64> {
  %r = "stablehlo.floor"(%a0) : (tensor<41xf64>) -> tensor<41xf64>
  return %r : tensor<41xf64>
}

// exact
func.func @floor_f32(%a0: tensor<41xf32>) -> tensor<41xf32> {
  %r = "stablehlo.floor"(%a0) : (tensor<41xf32>) -> tensor<41xf32>
  return %r : tensor<41xf32>
}

// exact
func.func @floor_f16(%a0: tensor<41xf16>) -> tensor<41xf16> {
  %r = "stablehlo.floor"(%a0) : (tensor<41xf16>) -> tensor<41xf16>
  return %r : tensor<41xf16>
}

// exact
func.func @floor_bf16(%a0: tensor<41xbf16>) -> tensor<41xbf16> {
  %r = "stablehlo.floor"(%a0) : (tensor<41xbf16>) -> tensor<41xbf16>
  return %r : tensor<41xbf16>
}

// exact
func.func @floor_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.floor"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @floor_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.floor"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @floor_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.floor"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @floor_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.floor"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @floor_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.floor"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @floor_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.floor"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// exact
func.func @floor_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.floor"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// exact
func.func @floor_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.floor"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// exact
func.func @floor_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.floor"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// exact
func.func @floor_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.floor"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// exact
func.func @round_nearest_afz_f64(%a0: tensor<41xf64>) -> tensor<41xf64> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<41xf64>) -> tensor<41xf64>
  return %r : tensor<41xf64>
}

// exact
func.func @round_nearest_afz_f32(%a0: tensor<41xf32>) -> tensor<41xf32> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<41xf32>) -> tensor<41xf32>
  return %r : tensor<41xf32>
}

// exact
func.func @round_nearest_afz_f16(%a0: tensor<41xf16>) -> tensor<41xf16> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<41xf16>) -> tensor<41xf16>
  return %r : tensor<41xf16>
}

// exact
func.func @round_nearest_afz_bf16(%a0: tensor<41xbf16>) -> tensor<41xbf16> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<41xbf16>) -> tensor<41xbf16>
  return %r : tensor<41xbf16>
}

// exact
func.func @round_nearest_afz_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @round_nearest_afz_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @round_nearest_afz_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @round_nearest_afz_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @round_nearest_afz_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @round_nearest_afz_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// exact
func.func @round_nearest_afz_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// exact
func.func @round_nearest_afz_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// exact
func.func @round_nearest_afz_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// exact
func.func @round_nearest_afz_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// exact
func.func @round_nearest_even_f64(%a0: tensor<41xf64>) -> tensor<41xf64> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<41xf64>) -> tensor<41xf64>
  return %r : tensor<41xf64>
}

// exact
func.func @round_nearest_even_f32(%a0: tensor<41xf32>) -> tensor<41xf32> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<41xf32>) -> tensor<41xf32>
  return %r : tensor<41xf32>
}

// exact
func.func @round_nearest_even_f16(%a0: tensor<41xf16>) -> tensor<41xf16> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<41xf16>) -> tensor<41xf16>
  return %r : tensor<41xf16>
}

// exact
func.func @round_nearest_even_bf16(%a0: tensor<41xbf16>) -> tensor<41xbf16> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<41xbf16>) -> tensor<41xbf16>
  return %r : tensor<41xbf16>
}

// exact
func.func @round_nearest_even_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @round_nearest_even_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @round_nearest_even_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @round_nearest_even_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @round_nearest_even_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @round_nearest_even_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// exact
func.func @round_nearest_even_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// exact
func.func @round_nearest_even_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// exact
func.func @round_nearest_even_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// exact
func.func @round_nearest_even_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// exact
func.func @is_finite_f64(%a0: tensor<41xf64>) -> tensor<41xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<41xf64>) -> tensor<41xi1>
  return %r : tensor<41xi1>
}

// exact
func.func @is_finite_f32(%a0: tensor<41xf32>) -> tensor<41xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<41xf32>) -> tensor<41xi1>
  return %r : tensor<41xi1>
}

// exact
func.func @is_finite_f16(%a0: tensor<41xf16>) -> tensor<41xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<41xf16>) -> tensor<41xi1>
  return %r : tensor<41xi1>
}

// exact
func.func @is_finite_bf16(%a0: tensor<41xbf16>) -> tensor<41xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<41xbf16>) -> tensor<41xi1>
  return %r : tensor<41xi1>
}

// exact
func.func @is_finite_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @is_finite_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @is_finite_f64_rank0(%a0: tensor<f64>) -> tensor<i1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<f64>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @is_finite_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<0xf32>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @is_finite_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<1xf16>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @is_finite_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @is_finite_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xi1>
  return %r : tensor<1x4x1xi1>
}

// exact
func.func @is_finite_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// exact
func.func @is_finite_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xi1>
  return %r : tensor<2x1x2x2x2xi1>
}

// exact
func.func @is_finite_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// ulp 8
func.func @exponential_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.exponential"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @exponential_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.exponential"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @exponential_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.exponential"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @exponential_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.exponential"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @exponential_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.exponential"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @exponential_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.exponential"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @exponential_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.exponential"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @exponential_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.exponential"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @exponential_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.exponential"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @exponential_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.exponential"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @exponential_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.exponential"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @exponential_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.exponential"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @exponential_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.exponential"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @exponential_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.exponential"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @exponential_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.exponential"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @exponential_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.exponential"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @exponential_minus_one_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @exponential_minus_one_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @exponential_minus_one_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @exponential_minus_one_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @exponential_minus_one_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @exponential_minus_one_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @exponential_minus_one_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @exponential_minus_one_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @exponential_minus_one_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @exponential_minus_one_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @exponential_minus_one_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @exponential_minus_one_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @exponential_minus_one_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @exponential_minus_one_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @exponential_minus_one_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @exponential_minus_one_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @log_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.log"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @log_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.log"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @log_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.log"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @log_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.log"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @log_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.log"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @log_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.log"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @log_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.log"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @log_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.log"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @log_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.log"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @log_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.log"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @log_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.log"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @log_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.log"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @log_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.log"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @log_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.log"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @log_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.log"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @log_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.log"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @log_plus_one_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @log_plus_one_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @log_plus_one_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @log_plus_one_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @log_plus_one_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @log_plus_one_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @log_plus_one_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @log_plus_one_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @log_plus_one_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @log_plus_one_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @log_plus_one_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @log_plus_one_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @log_plus_one_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @log_plus_one_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @log_plus_one_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @log_plus_one_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @logistic_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.logistic"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @logistic_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.logistic"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @logistic_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.logistic"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @logistic_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.logistic"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @logistic_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.logistic"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @logistic_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.logistic"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// ulp 8
func.func @logistic_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.logistic"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @logistic_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.logistic"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @logistic_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.logistic"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @logistic_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.logistic"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @logistic_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.logistic"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @logistic_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.logistic"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// ulp 8
func.func @logistic_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.logistic"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// ulp 8
func.func @logistic_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.logistic"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// ulp 8
func.func @sine_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.sine"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @sine_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.sine"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @sine_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.sine"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @sine_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.sine"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @sine_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.sine"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @sine_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.sine"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @sine_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.sine"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @sine_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.sine"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @sine_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.sine"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @sine_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.sine"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @sine_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.sine"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @sine_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.sine"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @sine_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.sine"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @sine_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.sine"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @sine_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.sine"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @sine_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.sine"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @cosine_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.cosine"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @cosine_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.cosine"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @cosine_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.cosine"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @cosine_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.cosine"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @cosine_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.cosine"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @cosine_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.cosine"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @cosine_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.cosine"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @cosine_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.cosine"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @cosine_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.cosine"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @cosine_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.cosine"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @cosine_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.cosine"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @cosine_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.cosine"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @cosine_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.cosine"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @cosine_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.cosine"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @cosine_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.cosine"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @cosine_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.cosine"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @tan_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.tan"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @tan_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.tan"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @tan_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.tan"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @tan_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.tan"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @tan_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.tan"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @tan_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.tan"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @tan_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.tan"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @tan_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.tan"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @tan_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.tan"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @tan_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.tan"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @tan_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.tan"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @tan_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.tan"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @tan_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.tan"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @tan_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.tan"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @tan_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.tan"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @tan_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.tan"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @tanh_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.tanh"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @tanh_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.tanh"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @tanh_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.tanh"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @tanh_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.tanh"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @tanh_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.tanh"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @tanh_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.tanh"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @tanh_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.tanh"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @tanh_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.tanh"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @tanh_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.tanh"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @tanh_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.tanh"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @tanh_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.tanh"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @tanh_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.tanh"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @tanh_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.tanh"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @tanh_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.tanh"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @tanh_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.tanh"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @tanh_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.tanh"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @sqrt_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @sqrt_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @sqrt_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @sqrt_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @sqrt_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @sqrt_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @sqrt_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @sqrt_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @sqrt_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @sqrt_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @sqrt_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @sqrt_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @sqrt_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @sqrt_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @sqrt_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @sqrt_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.sqrt"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @rsqrt_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @rsqrt_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @rsqrt_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @rsqrt_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @rsqrt_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @rsqrt_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// tol 2e-6
func.func @rsqrt_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @rsqrt_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @rsqrt_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @rsqrt_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @rsqrt_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @rsqrt_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @rsqrt_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @rsqrt_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// tol 2e-6
func.func @rsqrt_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// tol 1e-14
func.func @rsqrt_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// ulp 8
func.func @cbrt_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @cbrt_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @cbrt_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @cbrt_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// ulp 1
func.func @cbrt_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// ulp 1
func.func @cbrt_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// ulp 8
func.func @cbrt_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @cbrt_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @cbrt_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @cbrt_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 1
func.func @cbrt_f8E4M3FN_rank3(%a0: tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf8E4M3FN>
  return %r : tensor<1x4x1xf8E4M3FN>
}

// ulp 1
func.func @cbrt_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
  return %r : tensor<2x3x2x1xf8E5M2>
}

// ulp 8
func.func @cbrt_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// ulp 8
func.func @cbrt_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.cbrt"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// exact
func.func @not_i8(%a0: tensor<32xi8>) -> tensor<32xi8> {
  %r = "stablehlo.not"(%a0) : (tensor<32xi8>) -> tensor<32xi8>
  return %r : tensor<32xi8>
}

// exact
func.func @not_i16(%a0: tensor<32xi16>) -> tensor<32xi16> {
  %r = "stablehlo.not"(%a0) : (tensor<32xi16>) -> tensor<32xi16>
  return %r : tensor<32xi16>
}

// exact
func.func @not_i32(%a0: tensor<32xi32>) -> tensor<32xi32> {
  %r = "stablehlo.not"(%a0) : (tensor<32xi32>) -> tensor<32xi32>
  return %r : tensor<32xi32>
}

// exact
func.func @not_i64(%a0: tensor<32xi64>) -> tensor<32xi64> {
  %r = "stablehlo.not"(%a0) : (tensor<32xi64>) -> tensor<32xi64>
  return %r : tensor<32xi64>
}

// exact
func.func @not_ui8(%a0: tensor<32xui8>) -> tensor<32xui8> {
  %r = "stablehlo.not"(%a0) : (tensor<32xui8>) -> tensor<32xui8>
  return %r : tensor<32xui8>
}

// exact
func.func @not_ui16(%a0: tensor<32xui16>) -> tensor<32xui16> {
  %r = "stablehlo.not"(%a0) : (tensor<32xui16>) -> tensor<32xui16>
  return %r : tensor<32xui16>
}

// exact
func.func @not_ui32(%a0: tensor<32xui32>) -> tensor<32xui32> {
  %r = "stablehlo.not"(%a0) : (tensor<32xui32>) -> tensor<32xui32>
  return %r : tensor<32xui32>
}

// exact
func.func @not_ui64(%a0: tensor<32xui64>) -> tensor<32xui64> {
  %r = "stablehlo.not"(%a0) : (tensor<32xui64>) -> tensor<32xui64>
  return %r : tensor<32xui64>
}

// exact
func.func @not_i4(%a0: tensor<15xi4>) -> tensor<15xi4> {
  %r = "stablehlo.not"(%a0) : (tensor<15xi4>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// exact
func.func @not_ui4(%a0: tensor<15xui4>) -> tensor<15xui4> {
  %r = "stablehlo.not"(%a0) : (tensor<15xui4>) -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @not_i1(%a0: tensor<2xi1>) -> tensor<2xi1> {
  %r = "stablehlo.not"(%a0) : (tensor<2xi1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// exact
func.func @not_i8_rank0(%a0: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.not"(%a0) : (tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @not_i16_rank1(%a0: tensor<0xi16>) -> tensor<0xi16> {
  %r = "stablehlo.not"(%a0) : (tensor<0xi16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @not_i32_rank1(%a0: tensor<1xi32>) -> tensor<1xi32> {
  %r = "stablehlo.not"(%a0) : (tensor<1xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// exact
func.func @not_i64_rank3(%a0: tensor<3x0x2xi64>) -> tensor<3x0x2xi64> {
  %r = "stablehlo.not"(%a0) : (tensor<3x0x2xi64>) -> tensor<3x0x2xi64>
  return %r : tensor<3x0x2xi64>
}

// exact
func.func @not_ui8_rank3(%a0: tensor<1x4x1xui8>) -> tensor<1x4x1xui8> {
  %r = "stablehlo.not"(%a0) : (tensor<1x4x1xui8>) -> tensor<1x4x1xui8>
  return %r : tensor<1x4x1xui8>
}

// exact
func.func @not_ui16_rank4(%a0: tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16> {
  %r = "stablehlo.not"(%a0) : (tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16>
  return %r : tensor<2x3x2x1xui16>
}

// exact
func.func @not_ui32_rank5(%a0: tensor<2x1x2x2x2xui32>) -> tensor<2x1x2x2x2xui32> {
  %r = "stablehlo.not"(%a0) : (tensor<2x1x2x2x2xui32>) -> tensor<2x1x2x2x2xui32>
  return %r : tensor<2x1x2x2x2xui32>
}

// exact
func.func @not_ui64_rank6(%a0: tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64> {
  %r = "stablehlo.not"(%a0) : (tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64>
  return %r : tensor<2x1x2x1x2x2xui64>
}

// exact
func.func @popcnt_i8(%a0: tensor<32xi8>) -> tensor<32xi8> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<32xi8>) -> tensor<32xi8>
  return %r : tensor<32xi8>
}

// exact
func.func @popcnt_i16(%a0: tensor<32xi16>) -> tensor<32xi16> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<32xi16>) -> tensor<32xi16>
  return %r : tensor<32xi16>
}

// exact
func.func @popcnt_i32(%a0: tensor<32xi32>) -> tensor<32xi32> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<32xi32>) -> tensor<32xi32>
  return %r : tensor<32xi32>
}

// exact
func.func @popcnt_i64(%a0: tensor<32xi64>) -> tensor<32xi64> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<32xi64>) -> tensor<32xi64>
  return %r : tensor<32xi64>
}

// exact
func.func @popcnt_ui8(%a0: tensor<32xui8>) -> tensor<32xui8> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<32xui8>) -> tensor<32xui8>
  return %r : tensor<32xui8>
}

// exact
func.func @popcnt_ui16(%a0: tensor<32xui16>) -> tensor<32xui16> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<32xui16>) -> tensor<32xui16>
  return %r : tensor<32xui16>
}

// exact
func.func @popcnt_ui32(%a0: tensor<32xui32>) -> tensor<32xui32> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<32xui32>) -> tensor<32xui32>
  return %r : tensor<32xui32>
}

// exact
func.func @popcnt_ui64(%a0: tensor<32xui64>) -> tensor<32xui64> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<32xui64>) -> tensor<32xui64>
  return %r : tensor<32xui64>
}

// exact
func.func @popcnt_i4(%a0: tensor<10xi4>) -> tensor<10xi4> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<10xi4>) -> tensor<10xi4>
  return %r : tensor<10xi4>
}

// exact
func.func @popcnt_ui4(%a0: tensor<15xui4>) -> tensor<15xui4> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<15xui4>) -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @popcnt_i8_rank0(%a0: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @popcnt_i16_rank1(%a0: tensor<0xi16>) -> tensor<0xi16> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<0xi16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @popcnt_i32_rank1(%a0: tensor<1xi32>) -> tensor<1xi32> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<1xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// exact
func.func @popcnt_i64_rank3(%a0: tensor<3x0x2xi64>) -> tensor<3x0x2xi64> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<3x0x2xi64>) -> tensor<3x0x2xi64>
  return %r : tensor<3x0x2xi64>
}

// exact
func.func @popcnt_ui8_rank3(%a0: tensor<1x4x1xui8>) -> tensor<1x4x1xui8> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<1x4x1xui8>) -> tensor<1x4x1xui8>
  return %r : tensor<1x4x1xui8>
}

// exact
func.func @popcnt_ui16_rank4(%a0: tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16>
  return %r : tensor<2x3x2x1xui16>
}

// exact
func.func @popcnt_ui32_rank5(%a0: tensor<2x1x2x2x2xui32>) -> tensor<2x1x2x2x2xui32> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<2x1x2x2x2xui32>) -> tensor<2x1x2x2x2xui32>
  return %r : tensor<2x1x2x2x2xui32>
}

// exact
func.func @popcnt_ui64_rank6(%a0: tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64> {
  %r = "stablehlo.popcnt"(%a0) : (tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64>
  return %r : tensor<2x1x2x1x2x2xui64>
}

// exact
func.func @count_leading_zeros_i8(%a0: tensor<32xi8>) -> tensor<32xi8> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<32xi8>) -> tensor<32xi8>
  return %r : tensor<32xi8>
}

// exact
func.func @count_leading_zeros_i16(%a0: tensor<32xi16>) -> tensor<32xi16> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<32xi16>) -> tensor<32xi16>
  return %r : tensor<32xi16>
}

// exact
func.func @count_leading_zeros_i32(%a0: tensor<32xi32>) -> tensor<32xi32> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<32xi32>) -> tensor<32xi32>
  return %r : tensor<32xi32>
}

// exact
func.func @count_leading_zeros_i64(%a0: tensor<32xi64>) -> tensor<32xi64> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<32xi64>) -> tensor<32xi64>
  return %r : tensor<32xi64>
}

// exact
func.func @count_leading_zeros_ui8(%a0: tensor<32xui8>) -> tensor<32xui8> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<32xui8>) -> tensor<32xui8>
  return %r : tensor<32xui8>
}

// exact
func.func @count_leading_zeros_ui16(%a0: tensor<32xui16>) -> tensor<32xui16> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<32xui16>) -> tensor<32xui16>
  return %r : tensor<32xui16>
}

// exact
func.func @count_leading_zeros_ui32(%a0: tensor<32xui32>) -> tensor<32xui32> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<32xui32>) -> tensor<32xui32>
  return %r : tensor<32xui32>
}

// exact
func.func @count_leading_zeros_ui64(%a0: tensor<32xui64>) -> tensor<32xui64> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<32xui64>) -> tensor<32xui64>
  return %r : tensor<32xui64>
}

// exact
func.func @count_leading_zeros_i4(%a0: tensor<15xi4>) -> tensor<15xi4> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<15xi4>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// exact
func.func @count_leading_zeros_ui4(%a0: tensor<15xui4>) -> tensor<15xui4> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<15xui4>) -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @count_leading_zeros_i8_rank0(%a0: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @count_leading_zeros_i16_rank1(%a0: tensor<0xi16>) -> tensor<0xi16> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<0xi16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @count_leading_zeros_i32_rank1(%a0: tensor<1xi32>) -> tensor<1xi32> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<1xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// exact
func.func @count_leading_zeros_i64_rank3(%a0: tensor<3x0x2xi64>) -> tensor<3x0x2xi64> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<3x0x2xi64>) -> tensor<3x0x2xi64>
  return %r : tensor<3x0x2xi64>
}

// exact
func.func @count_leading_zeros_ui8_rank3(%a0: tensor<1x4x1xui8>) -> tensor<1x4x1xui8> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<1x4x1xui8>) -> tensor<1x4x1xui8>
  return %r : tensor<1x4x1xui8>
}

// exact
func.func @count_leading_zeros_ui16_rank4(%a0: tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16>
  return %r : tensor<2x3x2x1xui16>
}

// exact
func.func @count_leading_zeros_ui32_rank5(%a0: tensor<2x1x2x2x2xui32>) -> tensor<2x1x2x2x2xui32> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<2x1x2x2x2xui32>) -> tensor<2x1x2x2x2xui32>
  return %r : tensor<2x1x2x2x2xui32>
}

// exact
func.func @count_leading_zeros_ui64_rank6(%a0: tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64> {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xui64>
  return %r : tensor<2x1x2x1x2x2xui64>
}

// ftz
func.func @add_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @add_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// ftz
func.func @add_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// ftz
func.func @add_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @add_f8E4M3FN(%a0: tensor<96xf8E4M3FN>, %a1: tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xf8E4M3FN>, tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN>
  return %r : tensor<96xf8E4M3FN>
}

// exact
func.func @add_f8E5M2(%a0: tensor<96xf8E5M2>, %a1: tensor<96xf8E5M2>) -> tensor<96xf8E5M2> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xf8E5M2>, tensor<96xf8E5M2>) -> tensor<96xf8E5M2>
  return %r : tensor<96xf8E5M2>
}

// exact
func.func @add_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @add_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @add_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @add_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @add_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @add_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @add_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @add_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @add_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @add_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// rel 2e-6
func.func @add_c64(%a0: tensor<40xcomplex<f32>>, %a1: tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  return %r : tensor<40xcomplex<f32>>
}

// rel 1e-14
func.func @add_c128(%a0: tensor<40xcomplex<f64>>, %a1: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// exact
func.func @add_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// ftz
func.func @add_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @add_f8E4M3FN_rank1(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @add_i16_rank1(%a0: tensor<1xi16>, %a1: tensor<1xi16>) -> tensor<1xi16> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
  return %r : tensor<1xi16>
}

// exact
func.func @add_ui8_rank3(%a0: tensor<3x0x2xui8>, %a1: tensor<3x0x2xui8>) -> tensor<3x0x2xui8> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<3x0x2xui8>, tensor<3x0x2xui8>) -> tensor<3x0x2xui8>
  return %r : tensor<3x0x2xui8>
}

// exact
func.func @add_ui64_rank3(%a0: tensor<1x4x1xui64>, %a1: tensor<1x4x1xui64>) -> tensor<1x4x1xui64> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<1x4x1xui64>, tensor<1x4x1xui64>) -> tensor<1x4x1xui64>
  return %r : tensor<1x4x1xui64>
}

// rel 2e-6
func.func @add_c64_rank4(%a0: tensor<2x3x2x1xcomplex<f32>>, %a1: tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xcomplex<f32>> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x3x2x1xcomplex<f32>>, tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xcomplex<f32>>
  return %r : tensor<2x3x2x1xcomplex<f32>>
}

// ftz
func.func @add_f64_rank5(%a0: tensor<2x1x2x2x2xf64>, %a1: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x1x2x2x2xf64>, tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// ftz
func.func @add_bf16_rank6(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xbf16> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x1x2x1x2x2xbf16>, tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xbf16>
  return %r : tensor<2x1x2x1x2x2xbf16>
}

// ftz
func.func @add_f64_itself(%a0: tensor<96xf64>) -> tensor<96xf64> {
  %r = stablehlo.add %a0, %a0 : tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @add_bf16_itself(%a0: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = stablehlo.add %a0, %a0 : tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @add_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.add %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @add_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.add %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @add_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.add %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @add_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.add %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @add_i1_itself(%a0: tensor<4xi1>) -> tensor<4xi1> {
  %r = stablehlo.add %a0, %a0 : tensor<4xi1>
  return %r : tensor<4xi1>
}

// ftz
func.func @subtract_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @subtract_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// ftz
func.func @subtract_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// ftz
func.func @subtract_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @subtract_f8E4M3FN(%a0: tensor<96xf8E4M3FN>, %a1: tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xf8E4M3FN>, tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN>
  return %r : tensor<96xf8E4M3FN>
}

// exact
func.func @subtract_f8E5M2(%a0: tensor<96xf8E5M2>, %a1: tensor<96xf8E5M2>) -> tensor<96xf8E5M2> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xf8E5M2>, tensor<96xf8E5M2>) -> tensor<96xf8E5M2>
  return %r : tensor<96xf8E5M2>
}

// exact
func.func @subtract_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @subtract_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @subtract_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @subtract_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @subtract_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @subtract_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @subtract_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @subtract_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @subtract_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @subtract_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// rel 2e-6
func.func @subtract_c64(%a0: tensor<40xcomplex<f32>>, %a1: tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  return %r : tensor<40xcomplex<f32>>
}

// rel 1e-14
func.func @subtract_c128(%a0: tensor<40xcomplex<f64>>, %a1: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// ftz
func.func @subtract_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @subtract_f8E4M3FN_rank1(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @subtract_i16_rank1(%a0: tensor<1xi16>, %a1: tensor<1xi16>) -> tensor<1xi16> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
  return %r : tensor<1xi16>
}

// exact
func.func @subtract_ui8_rank3(%a0: tensor<3x0x2xui8>, %a1: tensor<3x0x2xui8>) -> tensor<3x0x2xui8> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<3x0x2xui8>, tensor<3x0x2xui8>) -> tensor<3x0x2xui8>
  return %r : tensor<3x0x2xui8>
}

// exact
func.func @subtract_ui64_rank3(%a0: tensor<1x4x1xui64>, %a1: tensor<1x4x1xui64>) -> tensor<1x4x1xui64> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<1x4x1xui64>, tensor<1x4x1xui64>) -> tensor<1x4x1xui64>
  return %r : tensor<1x4x1xui64>
}

// rel 2e-6
func.func @subtract_c64_rank4(%a0: tensor<2x3x2x1xcomplex<f32>>, %a1: tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xcomplex<f32>> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<2x3x2x1xcomplex<f32>>, tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xcomplex<f32>>
  return %r : tensor<2x3x2x1xcomplex<f32>>
}

// ftz
func.func @subtract_f32_rank5(%a0: tensor<2x1x2x2x2xf32>, %a1: tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<2x1x2x2x2xf32>, tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32>
  return %r : tensor<2x1x2x2x2xf32>
}

// exact
func.func @subtract_f8E4M3FN_rank6(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>, %a1: tensor<2x1x2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x1x2x2xf8E4M3FN> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<2x1x2x1x2x2xf8E4M3FN>, tensor<2x1x2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x1x2x2xf8E4M3FN>
  return %r : tensor<2x1x2x1x2x2xf8E4M3FN>
}

// ftz
func.func @subtract_f64_itself(%a0: tensor<96xf64>) -> tensor<96xf64> {
  %r = stablehlo.subtract %a0, %a0 : tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @subtract_bf16_itself(%a0: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = stablehlo.subtract %a0, %a0 : tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @subtract_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.subtract %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @subtract_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.subtract %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @subtract_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.subtract %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @subtract_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.subtract %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// ftz
func.func @multiply_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @multiply_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// ftz
func.func @multiply_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// ftz
func.func @multiply_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @multiply_f8E4M3FN(%a0: tensor<96xf8E4M3FN>, %a1: tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xf8E4M3FN>, tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN>
  return %r : tensor<96xf8E4M3FN>
}

// exact
func.func @multiply_f8E5M2(%a0: tensor<96xf8E5M2>, %a1: tensor<96xf8E5M2>) -> tensor<96xf8E5M2> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xf8E5M2>, tensor<96xf8E5M2>) -> tensor<96xf8E5M2>
  return %r : tensor<96xf8E5M2>
}

// exact
func.func @multiply_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @multiply_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @multiply_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @multiply_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @multiply_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @multiply_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @multiply_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @multiply_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @multiply_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @multiply_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// rel 2e-6
func.func @multiply_c64(%a0: tensor<40xcomplex<f32>>, %a1: tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  return %r : tensor<40xcomplex<f32>>
}

// rel 1e-14
func.func @multiply_c128(%a0: tensor<40xcomplex<f64>>, %a1: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// exact
func.func @multiply_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// ftz
func.func @multiply_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @multiply_f8E4M3FN_rank1(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @multiply_i16_rank1(%a0: tensor<1xi16>, %a1: tensor<1xi16>) -> tensor<1xi16> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
  return %r : tensor<1xi16>
}

// exact
func.func @multiply_ui8_rank3(%a0: tensor<3x0x2xui8>, %a1: tensor<3x0x2xui8>) -> tensor<3x0x2xui8> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<3x0x2xui8>, tensor<3x0x2xui8>) -> tensor<3x0x2xui8>
  return %r : tensor<3x0x2xui8>
}

// exact
func.func @multiply_ui64_rank3(%a0: tensor<1x4x1xui64>, %a1: tensor<1x4x1xui64>) -> tensor<1x4x1xui64> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<1x4x1xui64>, tensor<1x4x1xui64>) -> tensor<1x4x1xui64>
  return %r : tensor<1x4x1xui64>
}

// rel 2e-6
func.func @multiply_c64_rank4(%a0: tensor<2x3x2x1xcomplex<f32>>, %a1: tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xcomplex<f32>> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<2x3x2x1xcomplex<f32>>, tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xcomplex<f32>>
  return %r : tensor<2x3x2x1xcomplex<f32>>
}

// ftz
func.func @multiply_f64_rank5(%a0: tensor<2x1x2x2x2xf64>, %a1: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<2x1x2x2x2xf64>, tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// ftz
func.func @multiply_bf16_rank6(%a0: tensor<2x1x2x1x2x2xbf16>, %a1: tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xbf16> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<2x1x2x1x2x2xbf16>, tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xbf16>
  return %r : tensor<2x1x2x1x2x2xbf16>
}

// ftz
func.func @multiply_f64_itself(%a0: tensor<96xf64>) -> tensor<96xf64> {
  %r = stablehlo.multiply %a0, %a0 : tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @multiply_bf16_itself(%a0: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = stablehlo.multiply %a0, %a0 : tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @multiply_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.multiply %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @multiply_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.multiply %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @multiply_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.multiply %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @multiply_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.multiply %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @multiply_i1_itself(%a0: tensor<4xi1>) -> tensor<4xi1> {
  %r = stablehlo.multiply %a0, %a0 : tensor<4xi1>
  return %r : tensor<4xi1>
}

// ftz
func.func @divide_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @divide_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// ftz
func.func @divide_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// ftz
func.func @divide_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @divide_f8E4M3FN(%a0: tensor<96xf8E4M3FN>, %a1: tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xf8E4M3FN>, tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN>
  return %r : tensor<96xf8E4M3FN>
}

// exact
func.func @divide_f8E5M2(%a0: tensor<96xf8E5M2>, %a1: tensor<96xf8E5M2>) -> tensor<96xf8E5M2> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xf8E5M2>, tensor<96xf8E5M2>) -> tensor<96xf8E5M2>
  return %r : tensor<96xf8E5M2>
}

// exact
func.func @divide_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @divide_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @divide_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @divide_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @divide_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @divide_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @divide_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @divide_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// rel 2e-6
func.func @divide_c64(%a0: tensor<40xcomplex<f32>>, %a1: tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  return %r : tensor<40xcomplex<f32>>
}

// rel 1e-14
func.func @divide_c128(%a0: tensor<40xcomplex<f64>>, %a1: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// ftz
func.func @divide_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @divide_f8E4M3FN_rank1(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @divide_i16_rank1(%a0: tensor<1xi16>, %a1: tensor<1xi16>) -> tensor<1xi16> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
  return %r : tensor<1xi16>
}

// exact
func.func @divide_ui8_rank3(%a0: tensor<3x0x2xui8>, %a1: tensor<3x0x2xui8>) -> tensor<3x0x2xui8> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<3x0x2xui8>, tensor<3x0x2xui8>) -> tensor<3x0x2xui8>
  return %r : tensor<3x0x2xui8>
}

// exact
func.func @divide_ui64_rank3(%a0: tensor<1x4x1xui64>, %a1: tensor<1x4x1xui64>) -> tensor<1x4x1xui64> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<1x4x1xui64>, tensor<1x4x1xui64>) -> tensor<1x4x1xui64>
  return %r : tensor<1x4x1xui64>
}

// ftz
func.func @divide_f64_rank4(%a0: tensor<2x3x2x1xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<2x3x2x1xf64>, tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
  return %r : tensor<2x3x2x1xf64>
}

// ftz
func.func @divide_bf16_rank5(%a0: tensor<2x1x2x2x2xbf16>, %a1: tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xbf16> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<2x1x2x2x2xbf16>, tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xbf16>
  return %r : tensor<2x1x2x2x2xbf16>
}

// exact
func.func @divide_i8_rank6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<2x1x2x1x2x2xi8>, tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8>
  return %r : tensor<2x1x2x1x2x2xi8>
}

// ftz
func.func @divide_f64_itself(%a0: tensor<96xf64>) -> tensor<96xf64> {
  %r = stablehlo.divide %a0, %a0 : tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @divide_bf16_itself(%a0: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = stablehlo.divide %a0, %a0 : tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @divide_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.divide %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @divide_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.divide %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @divide_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.divide %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// rel 1e-14
func.func @divide_c128_itself(%a0: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = stablehlo.divide %a0, %a0 : tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// ftz
func.func @remainder_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @remainder_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// ftz
func.func @remainder_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// ftz
func.func @remainder_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @remainder_f8E4M3FN(%a0: tensor<96xf8E4M3FN>, %a1: tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xf8E4M3FN>, tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN>
  return %r : tensor<96xf8E4M3FN>
}

// exact
func.func @remainder_f8E5M2(%a0: tensor<96xf8E5M2>, %a1: tensor<96xf8E5M2>) -> tensor<96xf8E5M2> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xf8E5M2>, tensor<96xf8E5M2>) -> tensor<96xf8E5M2>
  return %r : tensor<96xf8E5M2>
}

// exact
func.func @remainder_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @remainder_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @remainder_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @remainder_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @remainder_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @remainder_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @remainder_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @remainder_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// ftz
func.func @remainder_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @remainder_f8E4M3FN_rank1(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @remainder_i16_rank1(%a0: tensor<1xi16>, %a1: tensor<1xi16>) -> tensor<1xi16> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
  return %r : tensor<1xi16>
}

// exact
func.func @remainder_ui8_rank3(%a0: tensor<3x0x2xui8>, %a1: tensor<3x0x2xui8>) -> tensor<3x0x2xui8> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<3x0x2xui8>, tensor<3x0x2xui8>) -> tensor<3x0x2xui8>
  return %r : tensor<3x0x2xui8>
}

// exact
func.func @remainder_ui64_rank3(%a0: tensor<1x4x1xui64>, %a1: tensor<1x4x1xui64>) -> tensor<1x4x1xui64> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<1x4x1xui64>, tensor<1x4x1xui64>) -> tensor<1x4x1xui64>
  return %r : tensor<1x4x1xui64>
}

// ftz
func.func @remainder_f16_rank4(%a0: tensor<2x3x2x1xf16>, %a1: tensor<2x3x2x1xf16>) -> tensor<2x3x2x1xf16> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<2x3x2x1xf16>, tensor<2x3x2x1xf16>) -> tensor<2x3x2x1xf16>
  return %r : tensor<2x3x2x1xf16>
}

// exact
func.func @remainder_f8E5M2_rank5(%a0: tensor<2x1x2x2x2xf8E5M2>, %a1: tensor<2x1x2x2x2xf8E5M2>) -> tensor<2x1x2x2x2xf8E5M2> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<2x1x2x2x2xf8E5M2>, tensor<2x1x2x2x2xf8E5M2>) -> tensor<2x1x2x2x2xf8E5M2>
  return %r : tensor<2x1x2x2x2xf8E5M2>
}

// exact
func.func @remainder_i32_rank6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<2x1x2x1x2x2xi32>, tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32>
  return %r : tensor<2x1x2x1x2x2xi32>
}

// ftz
func.func @remainder_f64_itself(%a0: tensor<96xf64>) -> tensor<96xf64> {
  %r = stablehlo.remainder %a0, %a0 : tensor<96xf64>
  return %r : tensor<96xf64>
}

// ftz
func.func @remainder_bf16_itself(%a0: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = stablehlo.remainder %a0, %a0 : tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// exact
func.func @remainder_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.remainder %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @remainder_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.remainder %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @remainder_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.remainder %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// equal
func.func @maximum_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// equal
func.func @maximum_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// equal
func.func @maximum_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// equal
func.func @maximum_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// equal
func.func @maximum_f8E4M3FN(%a0: tensor<96xf8E4M3FN>, %a1: tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xf8E4M3FN>, tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN>
  return %r : tensor<96xf8E4M3FN>
}

// equal
func.func @maximum_f8E5M2(%a0: tensor<96xf8E5M2>, %a1: tensor<96xf8E5M2>) -> tensor<96xf8E5M2> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xf8E5M2>, tensor<96xf8E5M2>) -> tensor<96xf8E5M2>
  return %r : tensor<96xf8E5M2>
}

// equal
func.func @maximum_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// equal
func.func @maximum_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// equal
func.func @maximum_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// equal
func.func @maximum_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// equal
func.func @maximum_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// equal
func.func @maximum_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// equal
func.func @maximum_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// equal
func.func @maximum_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// equal
func.func @maximum_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// equal
func.func @maximum_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// equal
func.func @maximum_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @maximum_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @maximum_f8E4M3FN_rank1(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// equal
func.func @maximum_i16_rank1(%a0: tensor<1xi16>, %a1: tensor<1xi16>) -> tensor<1xi16> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
  return %r : tensor<1xi16>
}

// equal
func.func @maximum_ui8_rank3(%a0: tensor<3x0x2xui8>, %a1: tensor<3x0x2xui8>) -> tensor<3x0x2xui8> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<3x0x2xui8>, tensor<3x0x2xui8>) -> tensor<3x0x2xui8>
  return %r : tensor<3x0x2xui8>
}

// equal
func.func @maximum_ui64_rank3(%a0: tensor<1x4x1xui64>, %a1: tensor<1x4x1xui64>) -> tensor<1x4x1xui64> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<1x4x1xui64>, tensor<1x4x1xui64>) -> tensor<1x4x1xui64>
  return %r : tensor<1x4x1xui64>
}

// equal
func.func @maximum_i1_rank4(%a0: tensor<2x3x2x1xi1>, %a1: tensor<2x3x2x1xi1>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<2x3x2x1xi1>, tensor<2x3x2x1xi1>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// equal
func.func @maximum_f16_rank5(%a0: tensor<2x1x2x2x2xf16>, %a1: tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xf16> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<2x1x2x2x2xf16>, tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xf16>
  return %r : tensor<2x1x2x2x2xf16>
}

// equal
func.func @maximum_f8E5M2_rank6(%a0: tensor<2x1x2x1x2x2xf8E5M2>, %a1: tensor<2x1x2x1x2x2xf8E5M2>) -> tensor<2x1x2x1x2x2xf8E5M2> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<2x1x2x1x2x2xf8E5M2>, tensor<2x1x2x1x2x2xf8E5M2>) -> tensor<2x1x2x1x2x2xf8E5M2>
  return %r : tensor<2x1x2x1x2x2xf8E5M2>
}

// equal
func.func @maximum_f64_itself(%a0: tensor<96xf64>) -> tensor<96xf64> {
  %r = stablehlo.maximum %a0, %a0 : tensor<96xf64>
  return %r : tensor<96xf64>
}

// equal
func.func @maximum_bf16_itself(%a0: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = stablehlo.maximum %a0, %a0 : tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// equal
func.func @maximum_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.maximum %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// equal
func.func @maximum_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.maximum %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// equal
func.func @maximum_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.maximum %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// equal
func.func @maximum_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.maximum %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// equal
func.func @minimum_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// equal
func.func @minimum_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// equal
func.func @minimum_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// equal
func.func @minimum_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// equal
func.func @minimum_f8E4M3FN(%a0: tensor<96xf8E4M3FN>, %a1: tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xf8E4M3FN>, tensor<96xf8E4M3FN>) -> tensor<96xf8E4M3FN>
  return %r : tensor<96xf8E4M3FN>
}

// equal
func.func @minimum_f8E5M2(%a0: tensor<96xf8E5M2>, %a1: tensor<96xf8E5M2>) -> tensor<96xf8E5M2> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xf8E5M2>, tensor<96xf8E5M2>) -> tensor<96xf8E5M2>
  return %r : tensor<96xf8E5M2>
}

// equal
func.func @minimum_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// equal
func.func @minimum_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// equal
func.func @minimum_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// equal
func.func @minimum_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// equal
func.func @minimum_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// equal
func.func @minimum_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// equal
func.func @minimum_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// equal
func.func @minimum_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// equal
func.func @minimum_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// equal
func.func @minimum_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// equal
func.func @minimum_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// equal
func.func @minimum_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @minimum_f8E4M3FN_rank1(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// equal
func.func @minimum_i16_rank1(%a0: tensor<1xi16>, %a1: tensor<1xi16>) -> tensor<1xi16> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
  return %r : tensor<1xi16>
}

// equal
func.func @minimum_ui8_rank3(%a0: tensor<3x0x2xui8>, %a1: tensor<3x0x2xui8>) -> tensor<3x0x2xui8> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<3x0x2xui8>, tensor<3x0x2xui8>) -> tensor<3x0x2xui8>
  return %r : tensor<3x0x2xui8>
}

// equal
func.func @minimum_ui64_rank3(%a0: tensor<1x4x1xui64>, %a1: tensor<1x4x1xui64>) -> tensor<1x4x1xui64> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<1x4x1xui64>, tensor<1x4x1xui64>) -> tensor<1x4x1xui64>
  return %r : tensor<1x4x1xui64>
}

// equal
func.func @minimum_i1_rank4(%a0: tensor<2x3x2x1xi1>, %a1: tensor<2x3x2x1xi1>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<2x3x2x1xi1>, tensor<2x3x2x1xi1>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// equal
func.func @minimum_f16_rank5(%a0: tensor<2x1x2x2x2xf16>, %a1: tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xf16> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<2x1x2x2x2xf16>, tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xf16>
  return %r : tensor<2x1x2x2x2xf16>
}

// equal
func.func @minimum_f8E5M2_rank6(%a0: tensor<2x1x2x1x2x2xf8E5M2>, %a1: tensor<2x1x2x1x2x2xf8E5M2>) -> tensor<2x1x2x1x2x2xf8E5M2> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<2x1x2x1x2x2xf8E5M2>, tensor<2x1x2x1x2x2xf8E5M2>) -> tensor<2x1x2x1x2x2xf8E5M2>
  return %r : tensor<2x1x2x1x2x2xf8E5M2>
}

// equal
func.func @minimum_f64_itself(%a0: tensor<96xf64>) -> tensor<96xf64> {
  %r = stablehlo.minimum %a0, %a0 : tensor<96xf64>
  return %r : tensor<96xf64>
}

// equal
func.func @minimum_bf16_itself(%a0: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = stablehlo.minimum %a0, %a0 : tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// equal
func.func @minimum_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.minimum %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// equal
func.func @minimum_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.minimum %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// equal
func.func @minimum_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.minimum %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// equal
func.func @minimum_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.minimum %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @and_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @and_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @and_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @and_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @and_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @and_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @and_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @and_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @and_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @and_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @and_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @and_i16_rank0(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @and_ui8_rank1(%a0: tensor<0xui8>, %a1: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @and_ui64_rank1(%a0: tensor<1xui64>, %a1: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @and_i1_rank3(%a0: tensor<3x0x2xi1>, %a1: tensor<3x0x2xi1>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<3x0x2xi1>, tensor<3x0x2xi1>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @and_i32_rank3(%a0: tensor<1x4x1xi32>, %a1: tensor<1x4x1xi32>) -> tensor<1x4x1xi32> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x1xi32>
  return %r : tensor<1x4x1xi32>
}

// exact
func.func @and_ui16_rank4(%a0: tensor<2x3x2x1xui16>, %a1: tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<2x3x2x1xui16>, tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16>
  return %r : tensor<2x3x2x1xui16>
}

// exact
func.func @and_i4_rank5(%a0: tensor<2x1x2x2x2xi4>, %a1: tensor<2x1x2x2x2xi4>) -> tensor<2x1x2x2x2xi4> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<2x1x2x2x2xi4>, tensor<2x1x2x2x2xi4>) -> tensor<2x1x2x2x2xi4>
  return %r : tensor<2x1x2x2x2xi4>
}

// exact
func.func @and_i8_rank6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8> {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<2x1x2x1x2x2xi8>, tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8>
  return %r : tensor<2x1x2x1x2x2xi8>
}

// exact
func.func @and_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.and %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @and_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.and %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @and_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.and %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @and_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.and %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @or_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @or_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @or_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @or_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @or_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @or_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @or_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @or_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @or_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @or_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @or_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @or_i16_rank0(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @or_ui8_rank1(%a0: tensor<0xui8>, %a1: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @or_ui64_rank1(%a0: tensor<1xui64>, %a1: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @or_i1_rank3(%a0: tensor<3x0x2xi1>, %a1: tensor<3x0x2xi1>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<3x0x2xi1>, tensor<3x0x2xi1>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @or_i32_rank3(%a0: tensor<1x4x1xi32>, %a1: tensor<1x4x1xi32>) -> tensor<1x4x1xi32> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x1xi32>
  return %r : tensor<1x4x1xi32>
}

// exact
func.func @or_ui16_rank4(%a0: tensor<2x3x2x1xui16>, %a1: tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<2x3x2x1xui16>, tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16>
  return %r : tensor<2x3x2x1xui16>
}

// exact
func.func @or_i4_rank5(%a0: tensor<2x1x2x2x2xi4>, %a1: tensor<2x1x2x2x2xi4>) -> tensor<2x1x2x2x2xi4> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<2x1x2x2x2xi4>, tensor<2x1x2x2x2xi4>) -> tensor<2x1x2x2x2xi4>
  return %r : tensor<2x1x2x2x2xi4>
}

// exact
func.func @or_i8_rank6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8> {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<2x1x2x1x2x2xi8>, tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8>
  return %r : tensor<2x1x2x1x2x2xi8>
}

// exact
func.func @or_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.or %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @or_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.or %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @or_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.or %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @or_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.or %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @xor_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @xor_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @xor_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @xor_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @xor_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @xor_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @xor_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @xor_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @xor_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @xor_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @xor_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @xor_i16_rank0(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @xor_ui8_rank1(%a0: tensor<0xui8>, %a1: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @xor_ui64_rank1(%a0: tensor<1xui64>, %a1: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @xor_i1_rank3(%a0: tensor<3x0x2xi1>, %a1: tensor<3x0x2xi1>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<3x0x2xi1>, tensor<3x0x2xi1>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @xor_i32_rank3(%a0: tensor<1x4x1xi32>, %a1: tensor<1x4x1xi32>) -> tensor<1x4x1xi32> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x1xi32>
  return %r : tensor<1x4x1xi32>
}

// exact
func.func @xor_ui16_rank4(%a0: tensor<2x3x2x1xui16>, %a1: tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<2x3x2x1xui16>, tensor<2x3x2x1xui16>) -> tensor<2x3x2x1xui16>
  return %r : tensor<2x3x2x1xui16>
}

// exact
func.func @xor_i4_rank5(%a0: tensor<2x1x2x2x2xi4>, %a1: tensor<2x1x2x2x2xi4>) -> tensor<2x1x2x2x2xi4> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<2x1x2x2x2xi4>, tensor<2x1x2x2x2xi4>) -> tensor<2x1x2x2x2xi4>
  return %r : tensor<2x1x2x2x2xi4>
}

// exact
func.func @xor_i8_rank6(%a0: tensor<2x1x2x1x2x2xi8>, %a1: tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8> {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<2x1x2x1x2x2xi8>, tensor<2x1x2x1x2x2xi8>) -> tensor<2x1x2x1x2x2xi8>
  return %r : tensor<2x1x2x1x2x2xi8>
}

// exact
func.func @xor_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.xor %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @xor_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.xor %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @xor_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.xor %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @xor_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.xor %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @shift_left_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @shift_left_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @shift_left_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @shift_left_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @shift_left_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @shift_left_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @shift_left_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @shift_left_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @shift_left_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @shift_left_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @shift_left_i16_rank0(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @shift_left_ui8_rank1(%a0: tensor<0xui8>, %a1: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @shift_left_ui64_rank1(%a0: tensor<1xui64>, %a1: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @shift_left_i8_rank3(%a0: tensor<3x0x2xi8>, %a1: tensor<3x0x2xi8>) -> tensor<3x0x2xi8> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<3x0x2xi8>, tensor<3x0x2xi8>) -> tensor<3x0x2xi8>
  return %r : tensor<3x0x2xi8>
}

// exact
func.func @shift_left_i64_rank3(%a0: tensor<1x4x1xi64>, %a1: tensor<1x4x1xi64>) -> tensor<1x4x1xi64> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<1x4x1xi64>, tensor<1x4x1xi64>) -> tensor<1x4x1xi64>
  return %r : tensor<1x4x1xi64>
}

// exact
func.func @shift_left_ui32_rank4(%a0: tensor<2x3x2x1xui32>, %a1: tensor<2x3x2x1xui32>) -> tensor<2x3x2x1xui32> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<2x3x2x1xui32>, tensor<2x3x2x1xui32>) -> tensor<2x3x2x1xui32>
  return %r : tensor<2x3x2x1xui32>
}

// exact
func.func @shift_left_ui4_rank5(%a0: tensor<2x1x2x2x2xui4>, %a1: tensor<2x1x2x2x2xui4>) -> tensor<2x1x2x2x2xui4> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<2x1x2x2x2xui4>, tensor<2x1x2x2x2xui4>) -> tensor<2x1x2x2x2xui4>
  return %r : tensor<2x1x2x2x2xui4>
}

// exact
func.func @shift_left_i32_rank6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32> {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<2x1x2x1x2x2xi32>, tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32>
  return %r : tensor<2x1x2x1x2x2xi32>
}

// exact
func.func @shift_left_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.shift_left %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @shift_left_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.shift_left %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @shift_left_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.shift_left %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @shift_left_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.shift_left %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @shift_right_logical_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @shift_right_logical_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @shift_right_logical_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @shift_right_logical_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @shift_right_logical_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @shift_right_logical_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @shift_right_logical_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @shift_right_logical_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @shift_right_logical_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @shift_right_logical_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @shift_right_logical_i16_rank0(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @shift_right_logical_ui8_rank1(%a0: tensor<0xui8>, %a1: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @shift_right_logical_ui64_rank1(%a0: tensor<1xui64>, %a1: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @shift_right_logical_i8_rank3(%a0: tensor<3x0x2xi8>, %a1: tensor<3x0x2xi8>) -> tensor<3x0x2xi8> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<3x0x2xi8>, tensor<3x0x2xi8>) -> tensor<3x0x2xi8>
  return %r : tensor<3x0x2xi8>
}

// exact
func.func @shift_right_logical_i64_rank3(%a0: tensor<1x4x1xi64>, %a1: tensor<1x4x1xi64>) -> tensor<1x4x1xi64> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<1x4x1xi64>, tensor<1x4x1xi64>) -> tensor<1x4x1xi64>
  return %r : tensor<1x4x1xi64>
}

// exact
func.func @shift_right_logical_ui32_rank4(%a0: tensor<2x3x2x1xui32>, %a1: tensor<2x3x2x1xui32>) -> tensor<2x3x2x1xui32> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<2x3x2x1xui32>, tensor<2x3x2x1xui32>) -> tensor<2x3x2x1xui32>
  return %r : tensor<2x3x2x1xui32>
}

// exact
func.func @shift_right_logical_ui4_rank5(%a0: tensor<2x1x2x2x2xui4>, %a1: tensor<2x1x2x2x2xui4>) -> tensor<2x1x2x2x2xui4> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<2x1x2x2x2xui4>, tensor<2x1x2x2x2xui4>) -> tensor<2x1x2x2x2xui4>
  return %r : tensor<2x1x2x2x2xui4>
}

// exact
func.func @shift_right_logical_i32_rank6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32> {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<2x1x2x1x2x2xi32>, tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32>
  return %r : tensor<2x1x2x1x2x2xi32>
}

// exact
func.func @shift_right_logical_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.shift_right_logical %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @shift_right_logical_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.shift_right_logical %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @shift_right_logical_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.shift_right_logical %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @shift_right_logical_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.shift_right_logical %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @shift_right_arithmetic_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi8> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @shift_right_arithmetic_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi16> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi16>
  return %r : tensor<96xi16>
}

// exact
func.func @shift_right_arithmetic_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi32> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi32>
  return %r : tensor<96xi32>
}

// exact
func.func @shift_right_arithmetic_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi64> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @shift_right_arithmetic_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xui8> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xui8>
  return %r : tensor<96xui8>
}

// exact
func.func @shift_right_arithmetic_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xui16> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xui16>
  return %r : tensor<96xui16>
}

// exact
func.func @shift_right_arithmetic_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xui32> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @shift_right_arithmetic_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xui64> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xui64>
  return %r : tensor<96xui64>
}

// exact
func.func @shift_right_arithmetic_i4(%a0: tensor<256xi4>, %a1: tensor<256xi4>) -> tensor<256xi4> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<256xi4>, tensor<256xi4>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @shift_right_arithmetic_ui4(%a0: tensor<256xui4>, %a1: tensor<256xui4>) -> tensor<256xui4> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<256xui4>, tensor<256xui4>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @shift_right_arithmetic_i16_rank0(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @shift_right_arithmetic_ui8_rank1(%a0: tensor<0xui8>, %a1: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @shift_right_arithmetic_ui64_rank1(%a0: tensor<1xui64>, %a1: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @shift_right_arithmetic_i8_rank3(%a0: tensor<3x0x2xi8>, %a1: tensor<3x0x2xi8>) -> tensor<3x0x2xi8> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<3x0x2xi8>, tensor<3x0x2xi8>) -> tensor<3x0x2xi8>
  return %r : tensor<3x0x2xi8>
}

// exact
func.func @shift_right_arithmetic_i64_rank3(%a0: tensor<1x4x1xi64>, %a1: tensor<1x4x1xi64>) -> tensor<1x4x1xi64> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<1x4x1xi64>, tensor<1x4x1xi64>) -> tensor<1x4x1xi64>
  return %r : tensor<1x4x1xi64>
}

// exact
func.func @shift_right_arithmetic_ui32_rank4(%a0: tensor<2x3x2x1xui32>, %a1: tensor<2x3x2x1xui32>) -> tensor<2x3x2x1xui32> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<2x3x2x1xui32>, tensor<2x3x2x1xui32>) -> tensor<2x3x2x1xui32>
  return %r : tensor<2x3x2x1xui32>
}

// exact
func.func @shift_right_arithmetic_ui4_rank5(%a0: tensor<2x1x2x2x2xui4>, %a1: tensor<2x1x2x2x2xui4>) -> tensor<2x1x2x2x2xui4> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<2x1x2x2x2xui4>, tensor<2x1x2x2x2xui4>) -> tensor<2x1x2x2x2xui4>
  return %r : tensor<2x1x2x2x2xui4>
}

// exact
func.func @shift_right_arithmetic_i32_rank6(%a0: tensor<2x1x2x1x2x2xi32>, %a1: tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32> {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<2x1x2x1x2x2xi32>, tensor<2x1x2x1x2x2xi32>) -> tensor<2x1x2x1x2x2xi32>
  return %r : tensor<2x1x2x1x2x2xi32>
}

// exact
func.func @shift_right_arithmetic_i8_itself(%a0: tensor<96xi8>) -> tensor<96xi8> {
  %r = stablehlo.shift_right_arithmetic %a0, %a0 : tensor<96xi8>
  return %r : tensor<96xi8>
}

// exact
func.func @shift_right_arithmetic_i64_itself(%a0: tensor<96xi64>) -> tensor<96xi64> {
  %r = stablehlo.shift_right_arithmetic %a0, %a0 : tensor<96xi64>
  return %r : tensor<96xi64>
}

// exact
func.func @shift_right_arithmetic_ui32_itself(%a0: tensor<96xui32>) -> tensor<96xui32> {
  %r = stablehlo.shift_right_arithmetic %a0, %a0 : tensor<96xui32>
  return %r : tensor<96xui32>
}

// exact
func.func @shift_right_arithmetic_ui4_itself(%a0: tensor<256xui4>) -> tensor<256xui4> {
  %r = stablehlo.shift_right_arithmetic %a0, %a0 : tensor<256xui4>
  return %r : tensor<256xui4>
}

// ulp 8
func.func @atan2_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// ulp 8
func.func @atan2_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// ulp 1
func.func @atan2_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// ulp 1
func.func @atan2_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// ulp 8
func.func @atan2_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// ulp 8
func.func @atan2_f64_rank1(%a0: tensor<0xf64>, %a1: tensor<0xf64>) -> tensor<0xf64> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// ulp 1
func.func @atan2_bf16_rank1(%a0: tensor<1xbf16>, %a1: tensor<1xbf16>) -> tensor<1xbf16> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
  return %r : tensor<1xbf16>
}

// ulp 1
func.func @atan2_f16_rank3(%a0: tensor<3x0x2xf16>, %a1: tensor<3x0x2xf16>) -> tensor<3x0x2xf16> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<3x0x2xf16>, tensor<3x0x2xf16>) -> tensor<3x0x2xf16>
  return %r : tensor<3x0x2xf16>
}

// ulp 8
func.func @atan2_f32_rank3(%a0: tensor<1x4x1xf32>, %a1: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
  return %r : tensor<1x4x1xf32>
}

// ulp 8
func.func @atan2_f64_rank4(%a0: tensor<2x3x2x1xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<2x3x2x1xf64>, tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
  return %r : tensor<2x3x2x1xf64>
}

// ulp 1
func.func @atan2_bf16_rank5(%a0: tensor<2x1x2x2x2xbf16>, %a1: tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xbf16> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<2x1x2x2x2xbf16>, tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xbf16>
  return %r : tensor<2x1x2x2x2xbf16>
}

// ulp 1
func.func @atan2_f16_rank6(%a0: tensor<2x1x2x1x2x2xf16>, %a1: tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16> {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<2x1x2x1x2x2xf16>, tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16>
  return %r : tensor<2x1x2x1x2x2xf16>
}

// ulp 8
func.func @atan2_f64_itself(%a0: tensor<96xf64>) -> tensor<96xf64> {
  %r = stablehlo.atan2 %a0, %a0 : tensor<96xf64>
  return %r : tensor<96xf64>
}

// ulp 1
func.func @atan2_bf16_itself(%a0: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = stablehlo.atan2 %a0, %a0 : tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// ulp 8
func.func @power_f64(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xf64> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
  return %r : tensor<225xf64>
}

// ulp 16
func.func @power_f64_2(%a0: tensor<48xf64>, %a1: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @power_f32(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xf32> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
  return %r : tensor<225xf32>
}

// ulp 16
func.func @power_f32_2(%a0: tensor<48xf32>, %a1: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @power_f16(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xf16> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
  return %r : tensor<225xf16>
}

// ulp 1
func.func @power_f16_2(%a0: tensor<48xf16>, %a1: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @power_bf16(%a0: tensor<225xbf16>, %a1: tensor<225xbf16>) -> tensor<225xbf16> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<225xbf16>, tensor<225xbf16>) -> tensor<225xbf16>
  return %r : tensor<225xbf16>
}

// ulp 1
func.func @power_bf16_2(%a0: tensor<48xbf16>, %a1: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// exact
func.func @power_i8(%a0: tensor<80xi8>, %a1: tensor<80xi8>) -> tensor<80xi8> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<80xi8>, tensor<80xi8>) -> tensor<80xi8>
  return %r : tensor<80xi8>
}

// exact
func.func @power_i16(%a0: tensor<80xi16>, %a1: tensor<80xi16>) -> tensor<80xi16> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<80xi16>, tensor<80xi16>) -> tensor<80xi16>
  return %r : tensor<80xi16>
}

// exact
func.func @power_i32(%a0: tensor<80xi32>, %a1: tensor<80xi32>) -> tensor<80xi32> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<80xi32>, tensor<80xi32>) -> tensor<80xi32>
  return %r : tensor<80xi32>
}

// exact
func.func @power_i64(%a0: tensor<80xi64>, %a1: tensor<80xi64>) -> tensor<80xi64> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<80xi64>, tensor<80xi64>) -> tensor<80xi64>
  return %r : tensor<80xi64>
}

// exact
func.func @power_ui8(%a0: tensor<80xui8>, %a1: tensor<80xui8>) -> tensor<80xui8> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<80xui8>, tensor<80xui8>) -> tensor<80xui8>
  return %r : tensor<80xui8>
}

// exact
func.func @power_ui16(%a0: tensor<80xui16>, %a1: tensor<80xui16>) -> tensor<80xui16> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<80xui16>, tensor<80xui16>) -> tensor<80xui16>
  return %r : tensor<80xui16>
}

// exact
func.func @power_ui32(%a0: tensor<80xui32>, %a1: tensor<80xui32>) -> tensor<80xui32> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<80xui32>, tensor<80xui32>) -> tensor<80xui32>
  return %r : tensor<80xui32>
}

// exact
func.func @power_ui64(%a0: tensor<80xui64>, %a1: tensor<80xui64>) -> tensor<80xui64> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<80xui64>, tensor<80xui64>) -> tensor<80xui64>
  return %r : tensor<80xui64>
}

// rel 1e-4
func.func @power_c64(%a0: tensor<40xcomplex<f32>>, %a1: tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  return %r : tensor<40xcomplex<f32>>
}

// rel 1e-12
func.func @power_c128(%a0: tensor<40xcomplex<f64>>, %a1: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// exact
func.func @real_c64(%a0: tensor<13xcomplex<f32>>) -> tensor<13xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
  return %r : tensor<13xf32>
}

// exact
func.func @imag_c64(%a0: tensor<13xcomplex<f32>>) -> tensor<13xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
  return %r : tensor<13xf32>
}

// exact
func.func @complex_c64(%a0: tensor<72xf32>, %a1: tensor<72xf32>) -> tensor<72xcomplex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xcomplex<f32>>
  return %r : tensor<72xcomplex<f32>>
}

// exact
func.func @real_f32(%a0: tensor<72xf32>) -> tensor<72xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<72xf32>) -> tensor<72xf32>
  return %r : tensor<72xf32>
}

// exact
func.func @imag_f32(%a0: tensor<72xf32>) -> tensor<72xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<72xf32>) -> tensor<72xf32>
  return %r : tensor<72xf32>
}

// exact
func.func @real_c64_rank0(%a0: tensor<complex<f32>>) -> tensor<f32> {
  %r = "stablehlo.real"(%a0) : (tensor<complex<f32>>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @imag_c64_rank0(%a0: tensor<complex<f32>>) -> tensor<f32> {
  %r = "stablehlo.imag"(%a0) : (tensor<complex<f32>>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @complex_c64_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<complex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @real_c64_rank1(%a0: tensor<0xcomplex<f32>>) -> tensor<0xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<0xcomplex<f32>>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @imag_c64_rank1(%a0: tensor<0xcomplex<f32>>) -> tensor<0xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<0xcomplex<f32>>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @complex_c64_rank1(%a0: tensor<0xf32>, %a1: tensor<0xf32>) -> tensor<0xcomplex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}

// exact
func.func @real_c64_rank1_2(%a0: tensor<1xcomplex<f32>>) -> tensor<1xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// exact
func.func @imag_c64_rank1_2(%a0: tensor<1xcomplex<f32>>) -> tensor<1xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// exact
func.func @complex_c64_rank1_2(%a0: tensor<1xf32>, %a1: tensor<1xf32>) -> tensor<1xcomplex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
  return %r : tensor<1xcomplex<f32>>
}

// exact
func.func @real_c64_rank3(%a0: tensor<3x0x2xcomplex<f32>>) -> tensor<3x0x2xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<3x0x2xcomplex<f32>>) -> tensor<3x0x2xf32>
  return %r : tensor<3x0x2xf32>
}

// exact
func.func @imag_c64_rank3(%a0: tensor<3x0x2xcomplex<f32>>) -> tensor<3x0x2xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<3x0x2xcomplex<f32>>) -> tensor<3x0x2xf32>
  return %r : tensor<3x0x2xf32>
}

// exact
func.func @complex_c64_rank3(%a0: tensor<3x0x2xf32>, %a1: tensor<3x0x2xf32>) -> tensor<3x0x2xcomplex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<3x0x2xf32>, tensor<3x0x2xf32>) -> tensor<3x0x2xcomplex<f32>>
  return %r : tensor<3x0x2xcomplex<f32>>
}

// exact
func.func @real_c64_rank3_2(%a0: tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x1xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x1xf32>
  return %r : tensor<1x4x1xf32>
}

// exact
func.func @imag_c64_rank3_2(%a0: tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x1xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x1xf32>
  return %r : tensor<1x4x1xf32>
}

// exact
func.func @complex_c64_rank3_2(%a0: tensor<1x4x1xf32>, %a1: tensor<1x4x1xf32>) -> tensor<1x4x1xcomplex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xcomplex<f32>>
  return %r : tensor<1x4x1xcomplex<f32>>
}

// exact
func.func @real_c64_rank4(%a0: tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xf32>
  return %r : tensor<2x3x2x1xf32>
}

// exact
func.func @imag_c64_rank4(%a0: tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<2x3x2x1xcomplex<f32>>) -> tensor<2x3x2x1xf32>
  return %r : tensor<2x3x2x1xf32>
}

// exact
func.func @complex_c64_rank4(%a0: tensor<2x3x2x1xf32>, %a1: tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xcomplex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xcomplex<f32>>
  return %r : tensor<2x3x2x1xcomplex<f32>>
}

// exact
func.func @real_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xf32>
  return %r : tensor<2x1x2x2x2xf32>
}

// exact
func.func @imag_c64_rank5(%a0: tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<2x1x2x2x2xcomplex<f32>>) -> tensor<2x1x2x2x2xf32>
  return %r : tensor<2x1x2x2x2xf32>
}

// exact
func.func @complex_c64_rank5(%a0: tensor<2x1x2x2x2xf32>, %a1: tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xcomplex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x1x2x2x2xf32>, tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x2x2xcomplex<f32>>
}

// exact
func.func @real_c64_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.real"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// exact
func.func @imag_c64_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "stablehlo.imag"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// exact
func.func @complex_c64_rank6(%a0: tensor<2x1x2x1x2x2xf32>, %a1: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xcomplex<f32>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x1x2x1x2x2xf32>, tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f32>>
}

// exact
func.func @real_c128(%a0: tensor<13xcomplex<f64>>) -> tensor<13xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
  return %r : tensor<13xf64>
}

// exact
func.func @imag_c128(%a0: tensor<13xcomplex<f64>>) -> tensor<13xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
  return %r : tensor<13xf64>
}

// exact
func.func @complex_c128(%a0: tensor<72xf64>, %a1: tensor<72xf64>) -> tensor<72xcomplex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<72xf64>, tensor<72xf64>) -> tensor<72xcomplex<f64>>
  return %r : tensor<72xcomplex<f64>>
}

// exact
func.func @real_f64(%a0: tensor<72xf64>) -> tensor<72xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<72xf64>) -> tensor<72xf64>
  return %r : tensor<72xf64>
}

// exact
func.func @imag_f64(%a0: tensor<72xf64>) -> tensor<72xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<72xf64>) -> tensor<72xf64>
  return %r : tensor<72xf64>
}

// exact
func.func @real_c128_rank0(%a0: tensor<complex<f64>>) -> tensor<f64> {
  %r = "stablehlo.real"(%a0) : (tensor<complex<f64>>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @imag_c128_rank0(%a0: tensor<complex<f64>>) -> tensor<f64> {
  %r = "stablehlo.imag"(%a0) : (tensor<complex<f64>>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @complex_c128_rank0(%a0: tensor<f64>, %a1: tensor<f64>) -> tensor<complex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<f64>, tensor<f64>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// exact
func.func @real_c128_rank1(%a0: tensor<0xcomplex<f64>>) -> tensor<0xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<0xcomplex<f64>>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @imag_c128_rank1(%a0: tensor<0xcomplex<f64>>) -> tensor<0xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<0xcomplex<f64>>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @complex_c128_rank1(%a0: tensor<0xf64>, %a1: tensor<0xf64>) -> tensor<0xcomplex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// exact
func.func @real_c128_rank1_2(%a0: tensor<1xcomplex<f64>>) -> tensor<1xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// exact
func.func @imag_c128_rank1_2(%a0: tensor<1xcomplex<f64>>) -> tensor<1xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// exact
func.func @complex_c128_rank1_2(%a0: tensor<1xf64>, %a1: tensor<1xf64>) -> tensor<1xcomplex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xcomplex<f64>>
  return %r : tensor<1xcomplex<f64>>
}

// exact
func.func @real_c128_rank3(%a0: tensor<3x0x2xcomplex<f64>>) -> tensor<3x0x2xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<3x0x2xcomplex<f64>>) -> tensor<3x0x2xf64>
  return %r : tensor<3x0x2xf64>
}

// exact
func.func @imag_c128_rank3(%a0: tensor<3x0x2xcomplex<f64>>) -> tensor<3x0x2xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<3x0x2xcomplex<f64>>) -> tensor<3x0x2xf64>
  return %r : tensor<3x0x2xf64>
}

// exact
func.func @complex_c128_rank3(%a0: tensor<3x0x2xf64>, %a1: tensor<3x0x2xf64>) -> tensor<3x0x2xcomplex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<3x0x2xf64>, tensor<3x0x2xf64>) -> tensor<3x0x2xcomplex<f64>>
  return %r : tensor<3x0x2xcomplex<f64>>
}

// exact
func.func @real_c128_rank3_2(%a0: tensor<1x4x1xcomplex<f64>>) -> tensor<1x4x1xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<1x4x1xcomplex<f64>>) -> tensor<1x4x1xf64>
  return %r : tensor<1x4x1xf64>
}

// exact
func.func @imag_c128_rank3_2(%a0: tensor<1x4x1xcomplex<f64>>) -> tensor<1x4x1xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<1x4x1xcomplex<f64>>) -> tensor<1x4x1xf64>
  return %r : tensor<1x4x1xf64>
}

// exact
func.func @complex_c128_rank3_2(%a0: tensor<1x4x1xf64>, %a1: tensor<1x4x1xf64>) -> tensor<1x4x1xcomplex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<1x4x1xf64>, tensor<1x4x1xf64>) -> tensor<1x4x1xcomplex<f64>>
  return %r : tensor<1x4x1xcomplex<f64>>
}

// exact
func.func @real_c128_rank4(%a0: tensor<2x3x2x1xcomplex<f64>>) -> tensor<2x3x2x1xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<2x3x2x1xcomplex<f64>>) -> tensor<2x3x2x1xf64>
  return %r : tensor<2x3x2x1xf64>
}

// exact
func.func @imag_c128_rank4(%a0: tensor<2x3x2x1xcomplex<f64>>) -> tensor<2x3x2x1xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<2x3x2x1xcomplex<f64>>) -> tensor<2x3x2x1xf64>
  return %r : tensor<2x3x2x1xf64>
}

// exact
func.func @complex_c128_rank4(%a0: tensor<2x3x2x1xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xcomplex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x3x2x1xf64>, tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xcomplex<f64>>
  return %r : tensor<2x3x2x1xcomplex<f64>>
}

// exact
func.func @real_c128_rank5(%a0: tensor<2x1x2x2x2xcomplex<f64>>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<2x1x2x2x2xcomplex<f64>>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// exact
func.func @imag_c128_rank5(%a0: tensor<2x1x2x2x2xcomplex<f64>>) -> tensor<2x1x2x2x2xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<2x1x2x2x2xcomplex<f64>>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// exact
func.func @complex_c128_rank5(%a0: tensor<2x1x2x2x2xf64>, %a1: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xcomplex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x1x2x2x2xf64>, tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x2x2xcomplex<f64>>
}

// exact
func.func @real_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xf64> {
  %r = "stablehlo.real"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xf64>
  return %r : tensor<2x1x2x1x2x2xf64>
}

// exact
func.func @imag_c128_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xf64> {
  %r = "stablehlo.imag"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x1x2x2xf64>
  return %r : tensor<2x1x2x1x2x2xf64>
}

// exact
func.func @complex_c128_rank6(%a0: tensor<2x1x2x1x2x2xf64>, %a1: tensor<2x1x2x1x2x2xf64>) -> tensor<2x1x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x1x2x1x2x2xf64>, tensor<2x1x2x1x2x2xf64>) -> tensor<2x1x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f64>>
}

// exact
func.func @select_f64(%a0: tensor<72xi1>, %a1: tensor<72xf64>, %a2: tensor<72xf64>) -> tensor<72xf64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xf64>, tensor<72xf64>) -> tensor<72xf64>
  return %r : tensor<72xf64>
}

// exact
func.func @select_f64_all(%a0: tensor<i1>, %a1: tensor<72xf64>, %a2: tensor<72xf64>) -> tensor<72xf64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf64>, tensor<72xf64>) -> tensor<72xf64>
  return %r : tensor<72xf64>
}

// exact
func.func @select_f64_all_2(%a0: tensor<i1>, %a1: tensor<72xf64>, %a2: tensor<72xf64>) -> tensor<72xf64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf64>, tensor<72xf64>) -> tensor<72xf64>
  return %r : tensor<72xf64>
}

// exact
func.func @select_f32(%a0: tensor<72xi1>, %a1: tensor<72xf32>, %a2: tensor<72xf32>) -> tensor<72xf32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
  return %r : tensor<72xf32>
}

// exact
func.func @select_f32_all(%a0: tensor<i1>, %a1: tensor<72xf32>, %a2: tensor<72xf32>) -> tensor<72xf32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
  return %r : tensor<72xf32>
}

// exact
func.func @select_f32_all_2(%a0: tensor<i1>, %a1: tensor<72xf32>, %a2: tensor<72xf32>) -> tensor<72xf32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
  return %r : tensor<72xf32>
}

// exact
func.func @select_f16(%a0: tensor<72xi1>, %a1: tensor<72xf16>, %a2: tensor<72xf16>) -> tensor<72xf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xf16>, tensor<72xf16>) -> tensor<72xf16>
  return %r : tensor<72xf16>
}

// exact
func.func @select_f16_all(%a0: tensor<i1>, %a1: tensor<72xf16>, %a2: tensor<72xf16>) -> tensor<72xf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf16>, tensor<72xf16>) -> tensor<72xf16>
  return %r : tensor<72xf16>
}

// exact
func.func @select_f16_all_2(%a0: tensor<i1>, %a1: tensor<72xf16>, %a2: tensor<72xf16>) -> tensor<72xf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf16>, tensor<72xf16>) -> tensor<72xf16>
  return %r : tensor<72xf16>
}

// exact
func.func @select_bf16(%a0: tensor<72xi1>, %a1: tensor<72xbf16>, %a2: tensor<72xbf16>) -> tensor<72xbf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xbf16>, tensor<72xbf16>) -> tensor<72xbf16>
  return %r : tensor<72xbf16>
}

// exact
func.func @select_bf16_all(%a0: tensor<i1>, %a1: tensor<72xbf16>, %a2: tensor<72xbf16>) -> tensor<72xbf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xbf16>, tensor<72xbf16>) -> tensor<72xbf16>
  return %r : tensor<72xbf16>
}

// exact
func.func @select_bf16_all_2(%a0: tensor<i1>, %a1: tensor<72xbf16>, %a2: tensor<72xbf16>) -> tensor<72xbf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xbf16>, tensor<72xbf16>) -> tensor<72xbf16>
  return %r : tensor<72xbf16>
}

// exact
func.func @select_i8(%a0: tensor<72xi1>, %a1: tensor<72xi8>, %a2: tensor<72xi8>) -> tensor<72xi8> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xi8>, tensor<72xi8>) -> tensor<72xi8>
  return %r : tensor<72xi8>
}

// exact
func.func @select_i8_all(%a0: tensor<i1>, %a1: tensor<72xi8>, %a2: tensor<72xi8>) -> tensor<72xi8> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi8>, tensor<72xi8>) -> tensor<72xi8>
  return %r : tensor<72xi8>
}

// exact
func.func @select_i8_all_2(%a0: tensor<i1>, %a1: tensor<72xi8>, %a2: tensor<72xi8>) -> tensor<72xi8> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi8>, tensor<72xi8>) -> tensor<72xi8>
  return %r : tensor<72xi8>
}

// exact
func.func @select_i16(%a0: tensor<72xi1>, %a1: tensor<72xi16>, %a2: tensor<72xi16>) -> tensor<72xi16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xi16>, tensor<72xi16>) -> tensor<72xi16>
  return %r : tensor<72xi16>
}

// exact
func.func @select_i16_all(%a0: tensor<i1>, %a1: tensor<72xi16>, %a2: tensor<72xi16>) -> tensor<72xi16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi16>, tensor<72xi16>) -> tensor<72xi16>
  return %r : tensor<72xi16>
}

// exact
func.func @select_i16_all_2(%a0: tensor<i1>, %a1: tensor<72xi16>, %a2: tensor<72xi16>) -> tensor<72xi16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi16>, tensor<72xi16>) -> tensor<72xi16>
  return %r : tensor<72xi16>
}

// exact
func.func @select_i32(%a0: tensor<72xi1>, %a1: tensor<72xi32>, %a2: tensor<72xi32>) -> tensor<72xi32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xi32>, tensor<72xi32>) -> tensor<72xi32>
  return %r : tensor<72xi32>
}

// exact
func.func @select_i32_all(%a0: tensor<i1>, %a1: tensor<72xi32>, %a2: tensor<72xi32>) -> tensor<72xi32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi32>, tensor<72xi32>) -> tensor<72xi32>
  return %r : tensor<72xi32>
}

// exact
func.func @select_i32_all_2(%a0: tensor<i1>, %a1: tensor<72xi32>, %a2: tensor<72xi32>) -> tensor<72xi32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi32>, tensor<72xi32>) -> tensor<72xi32>
  return %r : tensor<72xi32>
}

// exact
func.func @select_i64(%a0: tensor<72xi1>, %a1: tensor<72xi64>, %a2: tensor<72xi64>) -> tensor<72xi64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xi64>, tensor<72xi64>) -> tensor<72xi64>
  return %r : tensor<72xi64>
}

// exact
func.func @select_i64_all(%a0: tensor<i1>, %a1: tensor<72xi64>, %a2: tensor<72xi64>) -> tensor<72xi64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi64>, tensor<72xi64>) -> tensor<72xi64>
  return %r : tensor<72xi64>
}

// exact
func.func @select_i64_all_2(%a0: tensor<i1>, %a1: tensor<72xi64>, %a2: tensor<72xi64>) -> tensor<72xi64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi64>, tensor<72xi64>) -> tensor<72xi64>
  return %r : tensor<72xi64>
}

// exact
func.func @select_ui8(%a0: tensor<72xi1>, %a1: tensor<72xui8>, %a2: tensor<72xui8>) -> tensor<72xui8> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xui8>, tensor<72xui8>) -> tensor<72xui8>
  return %r : tensor<72xui8>
}

// exact
func.func @select_ui8_all(%a0: tensor<i1>, %a1: tensor<72xui8>, %a2: tensor<72xui8>) -> tensor<72xui8> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui8>, tensor<72xui8>) -> tensor<72xui8>
  return %r : tensor<72xui8>
}

// exact
func.func @select_ui8_all_2(%a0: tensor<i1>, %a1: tensor<72xui8>, %a2: tensor<72xui8>) -> tensor<72xui8> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui8>, tensor<72xui8>) -> tensor<72xui8>
  return %r : tensor<72xui8>
}

// exact
func.func @select_ui16(%a0: tensor<72xi1>, %a1: tensor<72xui16>, %a2: tensor<72xui16>) -> tensor<72xui16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xui16>, tensor<72xui16>) -> tensor<72xui16>
  return %r : tensor<72xui16>
}

// exact
func.func @select_ui16_all(%a0: tensor<i1>, %a1: tensor<72xui16>, %a2: tensor<72xui16>) -> tensor<72xui16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui16>, tensor<72xui16>) -> tensor<72xui16>
  return %r : tensor<72xui16>
}

// exact
func.func @select_ui16_all_2(%a0: tensor<i1>, %a1: tensor<72xui16>, %a2: tensor<72xui16>) -> tensor<72xui16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui16>, tensor<72xui16>) -> tensor<72xui16>
  return %r : tensor<72xui16>
}

// exact
func.func @select_ui32(%a0: tensor<72xi1>, %a1: tensor<72xui32>, %a2: tensor<72xui32>) -> tensor<72xui32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xui32>, tensor<72xui32>) -> tensor<72xui32>
  return %r : tensor<72xui32>
}

// exact
func.func @select_ui32_all(%a0: tensor<i1>, %a1: tensor<72xui32>, %a2: tensor<72xui32>) -> tensor<72xui32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui32>, tensor<72xui32>) -> tensor<72xui32>
  return %r : tensor<72xui32>
}

// exact
func.func @select_ui32_all_2(%a0: tensor<i1>, %a1: tensor<72xui32>, %a2: tensor<72xui32>) -> tensor<72xui32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui32>, tensor<72xui32>) -> tensor<72xui32>
  return %r : tensor<72xui32>
}

// exact
func.func @select_ui64(%a0: tensor<72xi1>, %a1: tensor<72xui64>, %a2: tensor<72xui64>) -> tensor<72xui64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xui64>, tensor<72xui64>) -> tensor<72xui64>
  return %r : tensor<72xui64>
}

// exact
func.func @select_ui64_all(%a0: tensor<i1>, %a1: tensor<72xui64>, %a2: tensor<72xui64>) -> tensor<72xui64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui64>, tensor<72xui64>) -> tensor<72xui64>
  return %r : tensor<72xui64>
}

// exact
func.func @select_ui64_all_2(%a0: tensor<i1>, %a1: tensor<72xui64>, %a2: tensor<72xui64>) -> tensor<72xui64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui64>, tensor<72xui64>) -> tensor<72xui64>
  return %r : tensor<72xui64>
}

// exact
func.func @select_c64(%a0: tensor<40xi1>, %a1: tensor<40xcomplex<f32>>, %a2: tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<40xi1>, tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  return %r : tensor<40xcomplex<f32>>
}

// exact
func.func @select_c64_all(%a0: tensor<i1>, %a1: tensor<40xcomplex<f32>>, %a2: tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  return %r : tensor<40xcomplex<f32>>
}

// exact
func.func @select_c64_all_2(%a0: tensor<i1>, %a1: tensor<40xcomplex<f32>>, %a2: tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  return %r : tensor<40xcomplex<f32>>
}

// exact
func.func @select_c128(%a0: tensor<40xi1>, %a1: tensor<40xcomplex<f64>>, %a2: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<40xi1>, tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// exact
func.func @select_c128_all(%a0: tensor<i1>, %a1: tensor<40xcomplex<f64>>, %a2: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// exact
func.func @select_c128_all_2(%a0: tensor<i1>, %a1: tensor<40xcomplex<f64>>, %a2: tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xcomplex<f64>>
  return %r : tensor<40xcomplex<f64>>
}

// exact
func.func @select_i1(%a0: tensor<72xi1>, %a1: tensor<72xi1>, %a2: tensor<72xi1>) -> tensor<72xi1> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xi1>, tensor<72xi1>) -> tensor<72xi1>
  return %r : tensor<72xi1>
}

// exact
func.func @select_i1_all(%a0: tensor<i1>, %a1: tensor<72xi1>, %a2: tensor<72xi1>) -> tensor<72xi1> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi1>, tensor<72xi1>) -> tensor<72xi1>
  return %r : tensor<72xi1>
}

// exact
func.func @select_i1_all_2(%a0: tensor<i1>, %a1: tensor<72xi1>, %a2: tensor<72xi1>) -> tensor<72xi1> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi1>, tensor<72xi1>) -> tensor<72xi1>
  return %r : tensor<72xi1>
}

// exact
func.func @select_f8E4M3FN(%a0: tensor<72xi1>, %a1: tensor<72xf8E4M3FN>, %a2: tensor<72xf8E4M3FN>) -> tensor<72xf8E4M3FN> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xf8E4M3FN>, tensor<72xf8E4M3FN>) -> tensor<72xf8E4M3FN>
  return %r : tensor<72xf8E4M3FN>
}

// exact
func.func @select_f8E4M3FN_all(%a0: tensor<i1>, %a1: tensor<72xf8E4M3FN>, %a2: tensor<72xf8E4M3FN>) -> tensor<72xf8E4M3FN> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf8E4M3FN>, tensor<72xf8E4M3FN>) -> tensor<72xf8E4M3FN>
  return %r : tensor<72xf8E4M3FN>
}

// exact
func.func @select_f8E4M3FN_all_2(%a0: tensor<i1>, %a1: tensor<72xf8E4M3FN>, %a2: tensor<72xf8E4M3FN>) -> tensor<72xf8E4M3FN> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf8E4M3FN>, tensor<72xf8E4M3FN>) -> tensor<72xf8E4M3FN>
  return %r : tensor<72xf8E4M3FN>
}

// exact
func.func @select_f8E5M2(%a0: tensor<72xi1>, %a1: tensor<72xf8E5M2>, %a2: tensor<72xf8E5M2>) -> tensor<72xf8E5M2> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xf8E5M2>, tensor<72xf8E5M2>) -> tensor<72xf8E5M2>
  return %r : tensor<72xf8E5M2>
}

// exact
func.func @select_f8E5M2_all(%a0: tensor<i1>, %a1: tensor<72xf8E5M2>, %a2: tensor<72xf8E5M2>) -> tensor<72xf8E5M2> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf8E5M2>, tensor<72xf8E5M2>) -> tensor<72xf8E5M2>
  return %r : tensor<72xf8E5M2>
}

// exact
func.func @select_f8E5M2_all_2(%a0: tensor<i1>, %a1: tensor<72xf8E5M2>, %a2: tensor<72xf8E5M2>) -> tensor<72xf8E5M2> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xf8E5M2>, tensor<72xf8E5M2>) -> tensor<72xf8E5M2>
  return %r : tensor<72xf8E5M2>
}

// exact
func.func @select_i4(%a0: tensor<72xi1>, %a1: tensor<72xi4>, %a2: tensor<72xi4>) -> tensor<72xi4> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xi4>, tensor<72xi4>) -> tensor<72xi4>
  return %r : tensor<72xi4>
}

// exact
func.func @select_i4_all(%a0: tensor<i1>, %a1: tensor<72xi4>, %a2: tensor<72xi4>) -> tensor<72xi4> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi4>, tensor<72xi4>) -> tensor<72xi4>
  return %r : tensor<72xi4>
}

// exact
func.func @select_i4_all_2(%a0: tensor<i1>, %a1: tensor<72xi4>, %a2: tensor<72xi4>) -> tensor<72xi4> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xi4>, tensor<72xi4>) -> tensor<72xi4>
  return %r : tensor<72xi4>
}

// exact
func.func @select_ui4(%a0: tensor<72xi1>, %a1: tensor<72xui4>, %a2: tensor<72xui4>) -> tensor<72xui4> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<72xi1>, tensor<72xui4>, tensor<72xui4>) -> tensor<72xui4>
  return %r : tensor<72xui4>
}

// exact
func.func @select_ui4_all(%a0: tensor<i1>, %a1: tensor<72xui4>, %a2: tensor<72xui4>) -> tensor<72xui4> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui4>, tensor<72xui4>) -> tensor<72xui4>
  return %r : tensor<72xui4>
}

// exact
func.func @select_ui4_all_2(%a0: tensor<i1>, %a1: tensor<72xui4>, %a2: tensor<72xui4>) -> tensor<72xui4> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<72xui4>, tensor<72xui4>) -> tensor<72xui4>
  return %r : tensor<72xui4>
}

// exact
func.func @select_f64_rank0(%a0: tensor<i1>, %a1: tensor<f64>, %a2: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @select_i16_rank0(%a0: tensor<i1>, %a1: tensor<i16>, %a2: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @select_ui32_rank0(%a0: tensor<i1>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// exact
func.func @select_bf16_rank1(%a0: tensor<0xi1>, %a1: tensor<0xbf16>, %a2: tensor<0xbf16>) -> tensor<0xbf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<0xi1>, tensor<0xbf16>, tensor<0xbf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// exact
func.func @select_ui8_rank1(%a0: tensor<0xi1>, %a1: tensor<0xui8>, %a2: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<0xi1>, tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @select_c128_rank1(%a0: tensor<0xi1>, %a1: tensor<0xcomplex<f64>>, %a2: tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<0xi1>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// exact
func.func @select_i32_rank1(%a0: tensor<1xi1>, %a1: tensor<1xi32>, %a2: tensor<1xi32>) -> tensor<1xi32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// exact
func.func @select_ui64_rank1(%a0: tensor<1xi1>, %a1: tensor<1xui64>, %a2: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<1xi1>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @select_f8E5M2_rank1(%a0: tensor<1xi1>, %a1: tensor<1xf8E5M2>, %a2: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<1xi1>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  return %r : tensor<1xf8E5M2>
}

// exact
func.func @select_ui16_rank3(%a0: tensor<3x0x2xi1>, %a1: tensor<3x0x2xui16>, %a2: tensor<3x0x2xui16>) -> tensor<3x0x2xui16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<3x0x2xi1>, tensor<3x0x2xui16>, tensor<3x0x2xui16>) -> tensor<3x0x2xui16>
  return %r : tensor<3x0x2xui16>
}

// exact
func.func @select_i1_rank3(%a0: tensor<3x0x2xi1>, %a1: tensor<3x0x2xi1>, %a2: tensor<3x0x2xi1>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<3x0x2xi1>, tensor<3x0x2xi1>, tensor<3x0x2xi1>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @select_f64_rank3(%a0: tensor<3x0x2xi1>, %a1: tensor<3x0x2xf64>, %a2: tensor<3x0x2xf64>) -> tensor<3x0x2xf64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<3x0x2xi1>, tensor<3x0x2xf64>, tensor<3x0x2xf64>) -> tensor<3x0x2xf64>
  return %r : tensor<3x0x2xf64>
}

// exact
func.func @select_c64_rank3(%a0: tensor<1x4x1xi1>, %a1: tensor<1x4x1xcomplex<f32>>, %a2: tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x1xcomplex<f32>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<1x4x1xi1>, tensor<1x4x1xcomplex<f32>>, tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x1xcomplex<f32>>
  return %r : tensor<1x4x1xcomplex<f32>>
}

// exact
func.func @select_i4_rank3(%a0: tensor<1x4x1xi1>, %a1: tensor<1x4x1xi4>, %a2: tensor<1x4x1xi4>) -> tensor<1x4x1xi4> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<1x4x1xi1>, tensor<1x4x1xi4>, tensor<1x4x1xi4>) -> tensor<1x4x1xi4>
  return %r : tensor<1x4x1xi4>
}

// exact
func.func @select_bf16_rank3(%a0: tensor<1x4x1xi1>, %a1: tensor<1x4x1xbf16>, %a2: tensor<1x4x1xbf16>) -> tensor<1x4x1xbf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<1x4x1xi1>, tensor<1x4x1xbf16>, tensor<1x4x1xbf16>) -> tensor<1x4x1xbf16>
  return %r : tensor<1x4x1xbf16>
}

// exact
func.func @select_f8E4M3FN_rank4(%a0: tensor<2x3x2x1xi1>, %a1: tensor<2x3x2x1xf8E4M3FN>, %a2: tensor<2x3x2x1xf8E4M3FN>) -> tensor<2x3x2x1xf8E4M3FN> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x3x2x1xi1>, tensor<2x3x2x1xf8E4M3FN>, tensor<2x3x2x1xf8E4M3FN>) -> tensor<2x3x2x1xf8E4M3FN>
  return %r : tensor<2x3x2x1xf8E4M3FN>
}

// exact
func.func @select_f32_rank4(%a0: tensor<2x3x2x1xi1>, %a1: tensor<2x3x2x1xf32>, %a2: tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x3x2x1xi1>, tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
  return %r : tensor<2x3x2x1xf32>
}

// exact
func.func @select_i32_rank4(%a0: tensor<2x3x2x1xi1>, %a1: tensor<2x3x2x1xi32>, %a2: tensor<2x3x2x1xi32>) -> tensor<2x3x2x1xi32> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x3x2x1xi1>, tensor<2x3x2x1xi32>, tensor<2x3x2x1xi32>) -> tensor<2x3x2x1xi32>
  return %r : tensor<2x3x2x1xi32>
}

// exact
func.func @select_ui4_rank5(%a0: tensor<2x1x2x2x2xi1>, %a1: tensor<2x1x2x2x2xui4>, %a2: tensor<2x1x2x2x2xui4>) -> tensor<2x1x2x2x2xui4> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x1x2x2x2xi1>, tensor<2x1x2x2x2xui4>, tensor<2x1x2x2x2xui4>) -> tensor<2x1x2x2x2xui4>
  return %r : tensor<2x1x2x2x2xui4>
}

// exact
func.func @select_i8_rank5(%a0: tensor<2x1x2x2x2xi1>, %a1: tensor<2x1x2x2x2xi8>, %a2: tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi8> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x1x2x2x2xi1>, tensor<2x1x2x2x2xi8>, tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi8>
  return %r : tensor<2x1x2x2x2xi8>
}

// exact
func.func @select_ui16_rank5(%a0: tensor<2x1x2x2x2xi1>, %a1: tensor<2x1x2x2x2xui16>, %a2: tensor<2x1x2x2x2xui16>) -> tensor<2x1x2x2x2xui16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x1x2x2x2xi1>, tensor<2x1x2x2x2xui16>, tensor<2x1x2x2x2xui16>) -> tensor<2x1x2x2x2xui16>
  return %r : tensor<2x1x2x2x2xui16>
}

// exact
func.func @select_f16_rank6(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<2x1x2x1x2x2xf16>, %a2: tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x1x2x1x2x2xi1>, tensor<2x1x2x1x2x2xf16>, tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16>
  return %r : tensor<2x1x2x1x2x2xf16>
}

// exact
func.func @select_i64_rank6(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<2x1x2x1x2x2xi64>, %a2: tensor<2x1x2x1x2x2xi64>) -> tensor<2x1x2x1x2x2xi64> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x1x2x1x2x2xi1>, tensor<2x1x2x1x2x2xi64>, tensor<2x1x2x1x2x2xi64>) -> tensor<2x1x2x1x2x2xi64>
  return %r : tensor<2x1x2x1x2x2xi64>
}

// exact
func.func @select_c64_rank6(%a0: tensor<2x1x2x1x2x2xi1>, %a1: tensor<2x1x2x1x2x2xcomplex<f32>>, %a2: tensor<2x1x2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x1x2x2xcomplex<f32>> {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x1x2x1x2x2xi1>, tensor<2x1x2x1x2x2xcomplex<f32>>, tensor<2x1x2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x1x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f32>>
}

// equal
func.func @clamp_f64(%a0: tensor<48xf64>, %a1: tensor<48xf64>, %a2: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xf64>, tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f64_scalars(%a0: tensor<f64>, %a1: tensor<48xf64>, %a2: tensor<f64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f64>, tensor<48xf64>, tensor<f64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f64_scalars_2(%a0: tensor<f64>, %a1: tensor<48xf64>, %a2: tensor<f64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f64>, tensor<48xf64>, tensor<f64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f64_scalars_3(%a0: tensor<f64>, %a1: tensor<48xf64>, %a2: tensor<f64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f64>, tensor<48xf64>, tensor<f64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f64_scalars_4(%a0: tensor<f64>, %a1: tensor<48xf64>, %a2: tensor<f64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f64>, tensor<48xf64>, tensor<f64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f64_scalars_5(%a0: tensor<f64>, %a1: tensor<48xf64>, %a2: tensor<f64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f64>, tensor<48xf64>, tensor<f64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f64_scalars_6(%a0: tensor<f64>, %a1: tensor<48xf64>, %a2: tensor<f64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f64>, tensor<48xf64>, tensor<f64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f64_scalars_7(%a0: tensor<f64>, %a1: tensor<48xf64>, %a2: tensor<f64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f64>, tensor<48xf64>, tensor<f64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f64_mixed(%a0: tensor<f64>, %a1: tensor<48xf64>, %a2: tensor<48xf64>) -> tensor<48xf64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f64>, tensor<48xf64>, tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// equal
func.func @clamp_f32(%a0: tensor<48xf32>, %a1: tensor<48xf32>, %a2: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f32_scalars(%a0: tensor<f32>, %a1: tensor<48xf32>, %a2: tensor<f32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f32_scalars_2(%a0: tensor<f32>, %a1: tensor<48xf32>, %a2: tensor<f32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f32_scalars_3(%a0: tensor<f32>, %a1: tensor<48xf32>, %a2: tensor<f32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f32_scalars_4(%a0: tensor<f32>, %a1: tensor<48xf32>, %a2: tensor<f32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f32_scalars_5(%a0: tensor<f32>, %a1: tensor<48xf32>, %a2: tensor<f32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f32_scalars_6(%a0: tensor<f32>, %a1: tensor<48xf32>, %a2: tensor<f32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f32_scalars_7(%a0: tensor<f32>, %a1: tensor<48xf32>, %a2: tensor<f32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f32_mixed(%a0: tensor<f32>, %a1: tensor<48xf32>, %a2: tensor<48xf32>) -> tensor<48xf32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// equal
func.func @clamp_f16(%a0: tensor<48xf16>, %a1: tensor<48xf16>, %a2: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xf16>, tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_f16_scalars(%a0: tensor<f16>, %a1: tensor<48xf16>, %a2: tensor<f16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f16>, tensor<48xf16>, tensor<f16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_f16_scalars_2(%a0: tensor<f16>, %a1: tensor<48xf16>, %a2: tensor<f16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f16>, tensor<48xf16>, tensor<f16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_f16_scalars_3(%a0: tensor<f16>, %a1: tensor<48xf16>, %a2: tensor<f16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f16>, tensor<48xf16>, tensor<f16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_f16_scalars_4(%a0: tensor<f16>, %a1: tensor<48xf16>, %a2: tensor<f16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f16>, tensor<48xf16>, tensor<f16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_f16_scalars_5(%a0: tensor<f16>, %a1: tensor<48xf16>, %a2: tensor<f16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f16>, tensor<48xf16>, tensor<f16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_f16_scalars_6(%a0: tensor<f16>, %a1: tensor<48xf16>, %a2: tensor<f16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f16>, tensor<48xf16>, tensor<f16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_f16_scalars_7(%a0: tensor<f16>, %a1: tensor<48xf16>, %a2: tensor<f16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f16>, tensor<48xf16>, tensor<f16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_f16_mixed(%a0: tensor<f16>, %a1: tensor<48xf16>, %a2: tensor<48xf16>) -> tensor<48xf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f16>, tensor<48xf16>, tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// equal
func.func @clamp_bf16(%a0: tensor<48xbf16>, %a1: tensor<48xbf16>, %a2: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xbf16>, tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_bf16_scalars(%a0: tensor<bf16>, %a1: tensor<48xbf16>, %a2: tensor<bf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<bf16>, tensor<48xbf16>, tensor<bf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_bf16_scalars_2(%a0: tensor<bf16>, %a1: tensor<48xbf16>, %a2: tensor<bf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<bf16>, tensor<48xbf16>, tensor<bf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_bf16_scalars_3(%a0: tensor<bf16>, %a1: tensor<48xbf16>, %a2: tensor<bf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<bf16>, tensor<48xbf16>, tensor<bf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_bf16_scalars_4(%a0: tensor<bf16>, %a1: tensor<48xbf16>, %a2: tensor<bf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<bf16>, tensor<48xbf16>, tensor<bf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_bf16_scalars_5(%a0: tensor<bf16>, %a1: tensor<48xbf16>, %a2: tensor<bf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<bf16>, tensor<48xbf16>, tensor<bf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_bf16_scalars_6(%a0: tensor<bf16>, %a1: tensor<48xbf16>, %a2: tensor<bf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<bf16>, tensor<48xbf16>, tensor<bf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_bf16_scalars_7(%a0: tensor<bf16>, %a1: tensor<48xbf16>, %a2: tensor<bf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<bf16>, tensor<48xbf16>, tensor<bf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_bf16_mixed(%a0: tensor<bf16>, %a1: tensor<48xbf16>, %a2: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<bf16>, tensor<48xbf16>, tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// equal
func.func @clamp_f8E4M3FN(%a0: tensor<48xf8E4M3FN>, %a1: tensor<48xf8E4M3FN>, %a2: tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  return %r : tensor<48xf8E4M3FN>
}

// equal
func.func @clamp_f8E4M3FN_scalars(%a0: tensor<f8E4M3FN>, %a1: tensor<48xf8E4M3FN>, %a2: tensor<f8E4M3FN>) -> tensor<48xf8E4M3FN> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f8E4M3FN>, tensor<48xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<48xf8E4M3FN>
  return %r : tensor<48xf8E4M3FN>
}

// equal
func.func @clamp_f8E4M3FN_scalars_2(%a0: tensor<f8E4M3FN>, %a1: tensor<48xf8E4M3FN>, %a2: tensor<f8E4M3FN>) -> tensor<48xf8E4M3FN> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f8E4M3FN>, tensor<48xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<48xf8E4M3FN>
  return %r : tensor<48xf8E4M3FN>
}

// equal
func.func @clamp_f8E4M3FN_scalars_3(%a0: tensor<f8E4M3FN>, %a1: tensor<48xf8E4M3FN>, %a2: tensor<f8E4M3FN>) -> tensor<48xf8E4M3FN> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f8E4M3FN>, tensor<48xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<48xf8E4M3FN>
  return %r : tensor<48xf8E4M3FN>
}

// equal
func.func @clamp_f8E4M3FN_mixed(%a0: tensor<f8E4M3FN>, %a1: tensor<48xf8E4M3FN>, %a2: tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f8E4M3FN>, tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  return %r : tensor<48xf8E4M3FN>
}

// equal
func.func @clamp_f8E5M2(%a0: tensor<48xf8E5M2>, %a1: tensor<48xf8E5M2>, %a2: tensor<48xf8E5M2>) -> tensor<48xf8E5M2> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xf8E5M2>, tensor<48xf8E5M2>, tensor<48xf8E5M2>) -> tensor<48xf8E5M2>
  return %r : tensor<48xf8E5M2>
}

// equal
func.func @clamp_f8E5M2_scalars(%a0: tensor<f8E5M2>, %a1: tensor<48xf8E5M2>, %a2: tensor<f8E5M2>) -> tensor<48xf8E5M2> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f8E5M2>, tensor<48xf8E5M2>, tensor<f8E5M2>) -> tensor<48xf8E5M2>
  return %r : tensor<48xf8E5M2>
}

// equal
func.func @clamp_f8E5M2_scalars_2(%a0: tensor<f8E5M2>, %a1: tensor<48xf8E5M2>, %a2: tensor<f8E5M2>) -> tensor<48xf8E5M2> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f8E5M2>, tensor<48xf8E5M2>, tensor<f8E5M2>) -> tensor<48xf8E5M2>
  return %r : tensor<48xf8E5M2>
}

// equal
func.func @clamp_f8E5M2_scalars_3(%a0: tensor<f8E5M2>, %a1: tensor<48xf8E5M2>, %a2: tensor<f8E5M2>) -> tensor<48xf8E5M2> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f8E5M2>, tensor<48xf8E5M2>, tensor<f8E5M2>) -> tensor<48xf8E5M2>
  return %r : tensor<48xf8E5M2>
}

// equal
func.func @clamp_f8E5M2_mixed(%a0: tensor<f8E5M2>, %a1: tensor<48xf8E5M2>, %a2: tensor<48xf8E5M2>) -> tensor<48xf8E5M2> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f8E5M2>, tensor<48xf8E5M2>, tensor<48xf8E5M2>) -> tensor<48xf8E5M2>
  return %r : tensor<48xf8E5M2>
}

// equal
func.func @clamp_i8(%a0: tensor<48xi8>, %a1: tensor<48xi8>, %a2: tensor<48xi8>) -> tensor<48xi8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xi8>, tensor<48xi8>, tensor<48xi8>) -> tensor<48xi8>
  return %r : tensor<48xi8>
}

// equal
func.func @clamp_i8_scalars(%a0: tensor<i8>, %a1: tensor<48xi8>, %a2: tensor<i8>) -> tensor<48xi8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i8>, tensor<48xi8>, tensor<i8>) -> tensor<48xi8>
  return %r : tensor<48xi8>
}

// equal
func.func @clamp_i8_scalars_2(%a0: tensor<i8>, %a1: tensor<48xi8>, %a2: tensor<i8>) -> tensor<48xi8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i8>, tensor<48xi8>, tensor<i8>) -> tensor<48xi8>
  return %r : tensor<48xi8>
}

// equal
func.func @clamp_i8_scalars_3(%a0: tensor<i8>, %a1: tensor<48xi8>, %a2: tensor<i8>) -> tensor<48xi8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i8>, tensor<48xi8>, tensor<i8>) -> tensor<48xi8>
  return %r : tensor<48xi8>
}

// equal
func.func @clamp_i8_mixed(%a0: tensor<i8>, %a1: tensor<48xi8>, %a2: tensor<48xi8>) -> tensor<48xi8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i8>, tensor<48xi8>, tensor<48xi8>) -> tensor<48xi8>
  return %r : tensor<48xi8>
}

// equal
func.func @clamp_i16(%a0: tensor<48xi16>, %a1: tensor<48xi16>, %a2: tensor<48xi16>) -> tensor<48xi16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xi16>, tensor<48xi16>, tensor<48xi16>) -> tensor<48xi16>
  return %r : tensor<48xi16>
}

// equal
func.func @clamp_i16_scalars(%a0: tensor<i16>, %a1: tensor<48xi16>, %a2: tensor<i16>) -> tensor<48xi16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i16>, tensor<48xi16>, tensor<i16>) -> tensor<48xi16>
  return %r : tensor<48xi16>
}

// equal
func.func @clamp_i16_scalars_2(%a0: tensor<i16>, %a1: tensor<48xi16>, %a2: tensor<i16>) -> tensor<48xi16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i16>, tensor<48xi16>, tensor<i16>) -> tensor<48xi16>
  return %r : tensor<48xi16>
}

// equal
func.func @clamp_i16_scalars_3(%a0: tensor<i16>, %a1: tensor<48xi16>, %a2: tensor<i16>) -> tensor<48xi16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i16>, tensor<48xi16>, tensor<i16>) -> tensor<48xi16>
  return %r : tensor<48xi16>
}

// equal
func.func @clamp_i16_mixed(%a0: tensor<i16>, %a1: tensor<48xi16>, %a2: tensor<48xi16>) -> tensor<48xi16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i16>, tensor<48xi16>, tensor<48xi16>) -> tensor<48xi16>
  return %r : tensor<48xi16>
}

// equal
func.func @clamp_i32(%a0: tensor<48xi32>, %a1: tensor<48xi32>, %a2: tensor<48xi32>) -> tensor<48xi32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xi32>, tensor<48xi32>, tensor<48xi32>) -> tensor<48xi32>
  return %r : tensor<48xi32>
}

// equal
func.func @clamp_i32_scalars(%a0: tensor<i32>, %a1: tensor<48xi32>, %a2: tensor<i32>) -> tensor<48xi32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i32>, tensor<48xi32>, tensor<i32>) -> tensor<48xi32>
  return %r : tensor<48xi32>
}

// equal
func.func @clamp_i32_scalars_2(%a0: tensor<i32>, %a1: tensor<48xi32>, %a2: tensor<i32>) -> tensor<48xi32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i32>, tensor<48xi32>, tensor<i32>) -> tensor<48xi32>
  return %r : tensor<48xi32>
}

// equal
func.func @clamp_i32_scalars_3(%a0: tensor<i32>, %a1: tensor<48xi32>, %a2: tensor<i32>) -> tensor<48xi32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i32>, tensor<48xi32>, tensor<i32>) -> tensor<48xi32>
  return %r : tensor<48xi32>
}

// equal
func.func @clamp_i32_mixed(%a0: tensor<i32>, %a1: tensor<48xi32>, %a2: tensor<48xi32>) -> tensor<48xi32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i32>, tensor<48xi32>, tensor<48xi32>) -> tensor<48xi32>
  return %r : tensor<48xi32>
}

// equal
func.func @clamp_i64(%a0: tensor<48xi64>, %a1: tensor<48xi64>, %a2: tensor<48xi64>) -> tensor<48xi64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xi64>, tensor<48xi64>, tensor<48xi64>) -> tensor<48xi64>
  return %r : tensor<48xi64>
}

// equal
func.func @clamp_i64_scalars(%a0: tensor<i64>, %a1: tensor<48xi64>, %a2: tensor<i64>) -> tensor<48xi64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i64>, tensor<48xi64>, tensor<i64>) -> tensor<48xi64>
  return %r : tensor<48xi64>
}

// equal
func.func @clamp_i64_scalars_2(%a0: tensor<i64>, %a1: tensor<48xi64>, %a2: tensor<i64>) -> tensor<48xi64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i64>, tensor<48xi64>, tensor<i64>) -> tensor<48xi64>
  return %r : tensor<48xi64>
}

// equal
func.func @clamp_i64_scalars_3(%a0: tensor<i64>, %a1: tensor<48xi64>, %a2: tensor<i64>) -> tensor<48xi64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i64>, tensor<48xi64>, tensor<i64>) -> tensor<48xi64>
  return %r : tensor<48xi64>
}

// equal
func.func @clamp_i64_mixed(%a0: tensor<i64>, %a1: tensor<48xi64>, %a2: tensor<48xi64>) -> tensor<48xi64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i64>, tensor<48xi64>, tensor<48xi64>) -> tensor<48xi64>
  return %r : tensor<48xi64>
}

// equal
func.func @clamp_ui8(%a0: tensor<48xui8>, %a1: tensor<48xui8>, %a2: tensor<48xui8>) -> tensor<48xui8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xui8>, tensor<48xui8>, tensor<48xui8>) -> tensor<48xui8>
  return %r : tensor<48xui8>
}

// equal
func.func @clamp_ui8_scalars(%a0: tensor<ui8>, %a1: tensor<48xui8>, %a2: tensor<ui8>) -> tensor<48xui8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui8>, tensor<48xui8>, tensor<ui8>) -> tensor<48xui8>
  return %r : tensor<48xui8>
}

// equal
func.func @clamp_ui8_scalars_2(%a0: tensor<ui8>, %a1: tensor<48xui8>, %a2: tensor<ui8>) -> tensor<48xui8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui8>, tensor<48xui8>, tensor<ui8>) -> tensor<48xui8>
  return %r : tensor<48xui8>
}

// equal
func.func @clamp_ui8_mixed(%a0: tensor<ui8>, %a1: tensor<48xui8>, %a2: tensor<48xui8>) -> tensor<48xui8> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui8>, tensor<48xui8>, tensor<48xui8>) -> tensor<48xui8>
  return %r : tensor<48xui8>
}

// equal
func.func @clamp_ui16(%a0: tensor<48xui16>, %a1: tensor<48xui16>, %a2: tensor<48xui16>) -> tensor<48xui16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xui16>, tensor<48xui16>, tensor<48xui16>) -> tensor<48xui16>
  return %r : tensor<48xui16>
}

// equal
func.func @clamp_ui16_scalars(%a0: tensor<ui16>, %a1: tensor<48xui16>, %a2: tensor<ui16>) -> tensor<48xui16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui16>, tensor<48xui16>, tensor<ui16>) -> tensor<48xui16>
  return %r : tensor<48xui16>
}

// equal
func.func @clamp_ui16_scalars_2(%a0: tensor<ui16>, %a1: tensor<48xui16>, %a2: tensor<ui16>) -> tensor<48xui16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui16>, tensor<48xui16>, tensor<ui16>) -> tensor<48xui16>
  return %r : tensor<48xui16>
}

// equal
func.func @clamp_ui16_mixed(%a0: tensor<ui16>, %a1: tensor<48xui16>, %a2: tensor<48xui16>) -> tensor<48xui16> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui16>, tensor<48xui16>, tensor<48xui16>) -> tensor<48xui16>
  return %r : tensor<48xui16>
}

// equal
func.func @clamp_ui32(%a0: tensor<48xui32>, %a1: tensor<48xui32>, %a2: tensor<48xui32>) -> tensor<48xui32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xui32>, tensor<48xui32>, tensor<48xui32>) -> tensor<48xui32>
  return %r : tensor<48xui32>
}

// equal
func.func @clamp_ui32_scalars(%a0: tensor<ui32>, %a1: tensor<48xui32>, %a2: tensor<ui32>) -> tensor<48xui32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui32>, tensor<48xui32>, tensor<ui32>) -> tensor<48xui32>
  return %r : tensor<48xui32>
}

// equal
func.func @clamp_ui32_scalars_2(%a0: tensor<ui32>, %a1: tensor<48xui32>, %a2: tensor<ui32>) -> tensor<48xui32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui32>, tensor<48xui32>, tensor<ui32>) -> tensor<48xui32>
  return %r : tensor<48xui32>
}

// equal
func.func @clamp_ui32_mixed(%a0: tensor<ui32>, %a1: tensor<48xui32>, %a2: tensor<48xui32>) -> tensor<48xui32> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui32>, tensor<48xui32>, tensor<48xui32>) -> tensor<48xui32>
  return %r : tensor<48xui32>
}

// equal
func.func @clamp_ui64(%a0: tensor<48xui64>, %a1: tensor<48xui64>, %a2: tensor<48xui64>) -> tensor<48xui64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xui64>, tensor<48xui64>, tensor<48xui64>) -> tensor<48xui64>
  return %r : tensor<48xui64>
}

// equal
func.func @clamp_ui64_scalars(%a0: tensor<ui64>, %a1: tensor<48xui64>, %a2: tensor<ui64>) -> tensor<48xui64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui64>, tensor<48xui64>, tensor<ui64>) -> tensor<48xui64>
  return %r : tensor<48xui64>
}

// equal
func.func @clamp_ui64_scalars_2(%a0: tensor<ui64>, %a1: tensor<48xui64>, %a2: tensor<ui64>) -> tensor<48xui64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui64>, tensor<48xui64>, tensor<ui64>) -> tensor<48xui64>
  return %r : tensor<48xui64>
}

// equal
func.func @clamp_ui64_mixed(%a0: tensor<ui64>, %a1: tensor<48xui64>, %a2: tensor<48xui64>) -> tensor<48xui64> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui64>, tensor<48xui64>, tensor<48xui64>) -> tensor<48xui64>
  return %r : tensor<48xui64>
}

// equal
func.func @clamp_i4(%a0: tensor<48xi4>, %a1: tensor<48xi4>, %a2: tensor<48xi4>) -> tensor<48xi4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xi4>, tensor<48xi4>, tensor<48xi4>) -> tensor<48xi4>
  return %r : tensor<48xi4>
}

// equal
func.func @clamp_i4_scalars(%a0: tensor<i4>, %a1: tensor<48xi4>, %a2: tensor<i4>) -> tensor<48xi4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i4>, tensor<48xi4>, tensor<i4>) -> tensor<48xi4>
  return %r : tensor<48xi4>
}

// equal
func.func @clamp_i4_scalars_2(%a0: tensor<i4>, %a1: tensor<48xi4>, %a2: tensor<i4>) -> tensor<48xi4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i4>, tensor<48xi4>, tensor<i4>) -> tensor<48xi4>
  return %r : tensor<48xi4>
}

// equal
func.func @clamp_i4_scalars_3(%a0: tensor<i4>, %a1: tensor<48xi4>, %a2: tensor<i4>) -> tensor<48xi4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i4>, tensor<48xi4>, tensor<i4>) -> tensor<48xi4>
  return %r : tensor<48xi4>
}

// equal
func.func @clamp_i4_mixed(%a0: tensor<i4>, %a1: tensor<48xi4>, %a2: tensor<48xi4>) -> tensor<48xi4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<i4>, tensor<48xi4>, tensor<48xi4>) -> tensor<48xi4>
  return %r : tensor<48xi4>
}

// equal
func.func @clamp_ui4(%a0: tensor<48xui4>, %a1: tensor<48xui4>, %a2: tensor<48xui4>) -> tensor<48xui4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<48xui4>, tensor<48xui4>, tensor<48xui4>) -> tensor<48xui4>
  return %r : tensor<48xui4>
}

// equal
func.func @clamp_ui4_scalars(%a0: tensor<ui4>, %a1: tensor<48xui4>, %a2: tensor<ui4>) -> tensor<48xui4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui4>, tensor<48xui4>, tensor<ui4>) -> tensor<48xui4>
  return %r : tensor<48xui4>
}

// equal
func.func @clamp_ui4_scalars_2(%a0: tensor<ui4>, %a1: tensor<48xui4>, %a2: tensor<ui4>) -> tensor<48xui4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui4>, tensor<48xui4>, tensor<ui4>) -> tensor<48xui4>
  return %r : tensor<48xui4>
}

// equal
func.func @clamp_ui4_mixed(%a0: tensor<ui4>, %a1: tensor<48xui4>, %a2: tensor<48xui4>) -> tensor<48xui4> {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<ui4>, tensor<48xui4>, tensor<48xui4>) -> tensor<48xui4>
  return %r : tensor<48xui4>
}
