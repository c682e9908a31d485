// exact
func.func @convert_f64_f64(%a0: tensor<60xf64>) -> tensor<60xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xf64>
  return %r : tensor<60xf64>
}

// exact
func.func @convert_f64_f32(%a0: tensor<60xf64>) -> tensor<60xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xf32>
  return %r : tensor<60xf32>
}

// exact
func.func @convert_f64_f16(%a0: tensor<60xf64>) -> tensor<60xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xf16>
  return %r : tensor<60xf16>
}

// exact
func.func @convert_f64_bf16(%a0: tensor<60xf64>) -> tensor<60xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xbf16>
  return %r : tensor<60xbf16>
}

// exact
func.func @convert_f64_i8(%a0: tensor<60xf64>) -> tensor<60xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xi8>
  return %r : tensor<60xi8>
}

// exact
func.func @convert_f64_i16(%a0: tensor<60xf64>) -> tensor<60xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xi16>
  return %r : tensor<60xi16>
}

// exact
func.func @convert_f64_i32(%a0: tensor<60xf64>) -> tensor<60xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xi32>
  return %r : tensor<60xi32>
}

// exact
func.func @convert_f64_i64(%a0: tensor<60xf64>) -> tensor<60xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xi64>
  return %r : tensor<60xi64>
}

// exact
func.func @convert_f64_ui8(%a0: tensor<60xf64>) -> tensor<60xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xui8>
  return %r : tensor<60xui8>
}

// exact
func.func @convert_f64_ui16(%a0: tensor<60xf64>) -> tensor<60xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xui16>
  return %r : tensor<60xui16>
}

// exact
func.func @convert_f64_ui32(%a0: tensor<60xf64>) -> tensor<60xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xui32>
  return %r : tensor<60xui32>
}

// exact
func.func @convert_f64_ui64(%a0: tensor<60xf64>) -> tensor<60xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xui64>
  return %r : tensor<60xui64>
}

// exact
func.func @convert_f64_c64(%a0: tensor<60xf64>) -> tensor<60xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xcomplex<f32>>
  return %r : tensor<60xcomplex<f32>>
}

// exact
func.func @convert_f64_c128(%a0: tensor<60xf64>) -> tensor<60xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xcomplex<f64>>
  return %r : tensor<60xcomplex<f64>>
}

// exact
func.func @convert_f64_i1(%a0: tensor<60xf64>) -> tensor<60xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xi1>
  return %r : tensor<60xi1>
}

// exact
func.func @convert_f64_f8E4M3FN(%a0: tensor<60xf64>) -> tensor<60xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xf8E4M3FN>
  return %r : tensor<60xf8E4M3FN>
}

// exact
func.func @convert_f64_f8E5M2(%a0: tensor<60xf64>) -> tensor<60xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xf8E5M2>
  return %r : tensor<60xf8E5M2>
}

// exact
func.func @convert_f64_i4(%a0: tensor<60xf64>) -> tensor<60xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xi4>
  return %r : tensor<60xi4>
}

// exact
func.func @convert_f64_ui4(%a0: tensor<60xf64>) -> tensor<60xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf64>) -> tensor<60xui4>
  return %r : tensor<60xui4>
}

// exact
func.func @convert_f32_f64(%a0: tensor<60xf32>) -> tensor<60xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xf64>
  return %r : tensor<60xf64>
}

// exact
func.func @convert_f32_f32(%a0: tensor<60xf32>) -> tensor<60xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xf32>
  return %r : tensor<60xf32>
}

// exact
func.func @convert_f32_f16(%a0: tensor<60xf32>) -> tensor<60xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xf16>
  return %r : tensor<60xf16>
}

// exact
func.func @convert_f32_bf16(%a0: tensor<60xf32>) -> tensor<60xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xbf16>
  return %r : tensor<60xbf16>
}

// exact
func.func @convert_f32_i8(%a0: tensor<60xf32>) -> tensor<60xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xi8>
  return %r : tensor<60xi8>
}

// exact
func.func @convert_f32_i16(%a0: tensor<60xf32>) -> tensor<60xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xi16>
  return %r : tensor<60xi16>
}

// exact
func.func @convert_f32_i32(%a0: tensor<60xf32>) -> tensor<60xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xi32>
  return %r : tensor<60xi32>
}

// exact
func.func @convert_f32_i64(%a0: tensor<60xf32>) -> tensor<60xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xi64>
  return %r : tensor<60xi64>
}

// exact
func.func @convert_f32_ui8(%a0: tensor<60xf32>) -> tensor<60xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xui8>
  return %r : tensor<60xui8>
}

// exact
func.func @convert_f32_ui16(%a0: tensor<60xf32>) -> tensor<60xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xui16>
  return %r : tensor<60xui16>
}

// exact
func.func @convert_f32_ui32(%a0: tensor<60xf32>) -> tensor<60xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xui32>
  return %r : tensor<60xui32>
}

// exact
func.func @convert_f32_ui64(%a0: tensor<60xf32>) -> tensor<60xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xui64>
  return %r : tensor<60xui64>
}

// exact
func.func @convert_f32_c64(%a0: tensor<60xf32>) -> tensor<60xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xcomplex<f32>>
  return %r : tensor<60xcomplex<f32>>
}

// exact
func.func @convert_f32_c128(%a0: tensor<60xf32>) -> tensor<60xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xcomplex<f64>>
  return %r : tensor<60xcomplex<f64>>
}

// exact
func.func @convert_f32_i1(%a0: tensor<60xf32>) -> tensor<60xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xi1>
  return %r : tensor<60xi1>
}

// exact
func.func @convert_f32_f8E4M3FN(%a0: tensor<60xf32>) -> tensor<60xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xf8E4M3FN>
  return %r : tensor<60xf8E4M3FN>
}

// exact
func.func @convert_f32_f8E5M2(%a0: tensor<60xf32>) -> tensor<60xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xf8E5M2>
  return %r : tensor<60xf8E5M2>
}

// exact
func.func @convert_f32_i4(%a0: tensor<60xf32>) -> tensor<60xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xi4>
  return %r : tensor<60xi4>
}

// exact
func.func @convert_f32_ui4(%a0: tensor<60xf32>) -> tensor<60xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf32>) -> tensor<60xui4>
  return %r : tensor<60xui4>
}

// exact
func.func @convert_f16_f64(%a0: tensor<60xf16>) -> tensor<60xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xf64>
  return %r : tensor<60xf64>
}

// exact
func.func @convert_f16_f32(%a0: tensor<60xf16>) -> tensor<60xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xf32>
  return %r : tensor<60xf32>
}

// exact
func.func @convert_f16_f16(%a0: tensor<60xf16>) -> tensor<60xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xf16>
  return %r : tensor<60xf16>
}

// exact
func.func @convert_f16_bf16(%a0: tensor<60xf16>) -> tensor<60xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xbf16>
  return %r : tensor<60xbf16>
}

// exact
func.func @convert_f16_i8(%a0: tensor<60xf16>) -> tensor<60xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xi8>
  return %r : tensor<60xi8>
}

// exact
func.func @convert_f16_i16(%a0: tensor<60xf16>) -> tensor<60xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xi16>
  return %r : tensor<60xi16>
}

// exact
func.func @convert_f16_i32(%a0: tensor<60xf16>) -> tensor<60xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xi32>
  return %r : tensor<60xi32>
}

// exact
func.func @convert_f16_i64(%a0: tensor<60xf16>) -> tensor<60xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xi64>
  return %r : tensor<60xi64>
}

// exact
func.func @convert_f16_ui8(%a0: tensor<60xf16>) -> tensor<60xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xui8>
  return %r : tensor<60xui8>
}

// exact
func.func @convert_f16_ui16(%a0: tensor<60xf16>) -> tensor<60xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xui16>
  return %r : tensor<60xui16>
}

// exact
func.func @convert_f16_ui32(%a0: tensor<60xf16>) -> tensor<60xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xui32>
  return %r : tensor<60xui32>
}

// exact
func.func @convert_f16_ui64(%a0: tensor<60xf16>) -> tensor<60xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xui64>
  return %r : tensor<60xui64>
}

// exact
func.func @convert_f16_c64(%a0: tensor<60xf16>) -> tensor<60xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xcomplex<f32>>
  return %r : tensor<60xcomplex<f32>>
}

// exact
func.func @convert_f16_c128(%a0: tensor<60xf16>) -> tensor<60xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xcomplex<f64>>
  return %r : tensor<60xcomplex<f64>>
}

// exact
func.func @convert_f16_i1(%a0: tensor<60xf16>) -> tensor<60xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xi1>
  return %r : tensor<60xi1>
}

// exact
func.func @convert_f16_f8E4M3FN(%a0: tensor<60xf16>) -> tensor<60xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xf8E4M3FN>
  return %r : tensor<60xf8E4M3FN>
}

// exact
func.func @convert_f16_f8E5M2(%a0: tensor<60xf16>) -> tensor<60xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xf8E5M2>
  return %r : tensor<60xf8E5M2>
}

// exact
func.func @convert_f16_i4(%a0: tensor<60xf16>) -> tensor<60xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xi4>
  return %r : tensor<60xi4>
}

// exact
func.func @convert_f16_ui4(%a0: tensor<60xf16>) -> tensor<60xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xf16>) -> tensor<60xui4>
  return %r : tensor<60xui4>
}

// exact
func.func @convert_bf16_f64(%a0: tensor<60xbf16>) -> tensor<60xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xf64>
  return %r : tensor<60xf64>
}

// exact
func.func @convert_bf16_f32(%a0: tensor<60xbf16>) -> tensor<60xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xf32>
  return %r : tensor<60xf32>
}

// exact
func.func @convert_bf16_f16(%a0: tensor<60xbf16>) -> tensor<60xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xf16>
  return %r : tensor<60xf16>
}

// exact
func.func @convert_bf16_bf16(%a0: tensor<60xbf16>) -> tensor<60xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xbf16>
  return %r : tensor<60xbf16>
}

// exact
func.func @convert_bf16_i8(%a0: tensor<60xbf16>) -> tensor<60xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xi8>
  return %r : tensor<60xi8>
}

// exact
func.func @convert_bf16_i16(%a0: tensor<60xbf16>) -> tensor<60xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xi16>
  return %r : tensor<60xi16>
}

// exact
func.func @convert_bf16_i32(%a0: tensor<60xbf16>) -> tensor<60xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xi32>
  return %r : tensor<60xi32>
}

// exact
func.func @convert_bf16_i64(%a0: tensor<60xbf16>) -> tensor<60xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xi64>
  return %r : tensor<60xi64>
}

// exact
func.func @convert_bf16_ui8(%a0: tensor<60xbf16>) -> tensor<60xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xui8>
  return %r : tensor<60xui8>
}

// exact
func.func @convert_bf16_ui16(%a0: tensor<60xbf16>) -> tensor<60xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xui16>
  return %r : tensor<60xui16>
}

// exact
func.func @convert_bf16_ui32(%a0: tensor<60xbf16>) -> tensor<60xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xui32>
  return %r : tensor<60xui32>
}

// exact
func.func @convert_bf16_ui64(%a0: tensor<60xbf16>) -> tensor<60xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xui64>
  return %r : tensor<60xui64>
}

// exact
func.func @convert_bf16_c64(%a0: tensor<60xbf16>) -> tensor<60xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xcomplex<f32>>
  return %r : tensor<60xcomplex<f32>>
}

// exact
func.func @convert_bf16_c128(%a0: tensor<60xbf16>) -> tensor<60xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xcomplex<f64>>
  return %r : tensor<60xcomplex<f64>>
}

// exact
func.func @convert_bf16_i1(%a0: tensor<60xbf16>) -> tensor<60xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xi1>
  return %r : tensor<60xi1>
}

// exact
func.func @convert_bf16_f8E4M3FN(%a0: tensor<60xbf16>) -> tensor<60xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xf8E4M3FN>
  return %r : tensor<60xf8E4M3FN>
}

// exact
func.func @convert_bf16_f8E5M2(%a0: tensor<60xbf16>) -> tensor<60xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xf8E5M2>
  return %r : tensor<60xf8E5M2>
}

// exact
func.func @convert_bf16_i4(%a0: tensor<60xbf16>) -> tensor<60xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xi4>
  return %r : tensor<60xi4>
}

// exact
func.func @convert_bf16_ui4(%a0: tensor<60xbf16>) -> tensor<60xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<60xbf16>) -> tensor<60xui4>
  return %r : tensor<60xui4>
}

// exact
func.func @convert_i8_f64(%a0: tensor<18xi8>) -> tensor<18xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xf64>
  return %r : tensor<18xf64>
}

// exact
func.func @convert_i8_f32(%a0: tensor<18xi8>) -> tensor<18xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xf32>
  return %r : tensor<18xf32>
}

// exact
func.func @convert_i8_f16(%a0: tensor<18xi8>) -> tensor<18xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xf16>
  return %r : tensor<18xf16>
}

// exact
func.func @convert_i8_bf16(%a0: tensor<18xi8>) -> tensor<18xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xbf16>
  return %r : tensor<18xbf16>
}

// exact
func.func @convert_i8_i8(%a0: tensor<18xi8>) -> tensor<18xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xi8>
  return %r : tensor<18xi8>
}

// exact
func.func @convert_i8_i16(%a0: tensor<18xi8>) -> tensor<18xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xi16>
  return %r : tensor<18xi16>
}

// exact
func.func @convert_i8_i32(%a0: tensor<18xi8>) -> tensor<18xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xi32>
  return %r : tensor<18xi32>
}

// exact
func.func @convert_i8_i64(%a0: tensor<18xi8>) -> tensor<18xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xi64>
  return %r : tensor<18xi64>
}

// exact
func.func @convert_i8_ui8(%a0: tensor<18xi8>) -> tensor<18xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xui8>
  return %r : tensor<18xui8>
}

// exact
func.func @convert_i8_ui16(%a0: tensor<18xi8>) -> tensor<18xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xui16>
  return %r : tensor<18xui16>
}

// exact
func.func @convert_i8_ui32(%a0: tensor<18xi8>) -> tensor<18xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xui32>
  return %r : tensor<18xui32>
}

// exact
func.func @convert_i8_ui64(%a0: tensor<18xi8>) -> tensor<18xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xui64>
  return %r : tensor<18xui64>
}

// exact
func.func @convert_i8_c64(%a0: tensor<18xi8>) -> tensor<18xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xcomplex<f32>>
  return %r : tensor<18xcomplex<f32>>
}

// exact
func.func @convert_i8_c128(%a0: tensor<18xi8>) -> tensor<18xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xcomplex<f64>>
  return %r : tensor<18xcomplex<f64>>
}

// exact
func.func @convert_i8_i1(%a0: tensor<18xi8>) -> tensor<18xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xi1>
  return %r : tensor<18xi1>
}

// exact
func.func @convert_i8_f8E4M3FN(%a0: tensor<18xi8>) -> tensor<18xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xf8E4M3FN>
  return %r : tensor<18xf8E4M3FN>
}

// exact
func.func @convert_i8_f8E5M2(%a0: tensor<18xi8>) -> tensor<18xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xf8E5M2>
  return %r : tensor<18xf8E5M2>
}

// exact
func.func @convert_i8_i4(%a0: tensor<18xi8>) -> tensor<18xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xi4>
  return %r : tensor<18xi4>
}

// exact
func.func @convert_i8_ui4(%a0: tensor<18xi8>) -> tensor<18xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi8>) -> tensor<18xui4>
  return %r : tensor<18xui4>
}

// exact
func.func @convert_i16_f64(%a0: tensor<18xi16>) -> tensor<18xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xf64>
  return %r : tensor<18xf64>
}

// exact
func.func @convert_i16_f32(%a0: tensor<18xi16>) -> tensor<18xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xf32>
  return %r : tensor<18xf32>
}

// exact
func.func @convert_i16_f16(%a0: tensor<18xi16>) -> tensor<18xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xf16>
  return %r : tensor<18xf16>
}

// exact
func.func @convert_i16_bf16(%a0: tensor<18xi16>) -> tensor<18xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xbf16>
  return %r : tensor<18xbf16>
}

// exact
func.func @convert_i16_i8(%a0: tensor<18xi16>) -> tensor<18xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xi8>
  return %r : tensor<18xi8>
}

// exact
func.func @convert_i16_i16(%a0: tensor<18xi16>) -> tensor<18xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xi16>
  return %r : tensor<18xi16>
}

// exact
func.func @convert_i16_i32(%a0: tensor<18xi16>) -> tensor<18xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xi32>
  return %r : tensor<18xi32>
}

// exact
func.func @convert_i16_i64(%a0: tensor<18xi16>) -> tensor<18xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xi64>
  return %r : tensor<18xi64>
}

// exact
func.func @convert_i16_ui8(%a0: tensor<18xi16>) -> tensor<18xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xui8>
  return %r : tensor<18xui8>
}

// exact
func.func @convert_i16_ui16(%a0: tensor<18xi16>) -> tensor<18xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xui16>
  return %r : tensor<18xui16>
}

// exact
func.func @convert_i16_ui32(%a0: tensor<18xi16>) -> tensor<18xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xui32>
  return %r : tensor<18xui32>
}

// exact
func.func @convert_i16_ui64(%a0: tensor<18xi16>) -> tensor<18xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xui64>
  return %r : tensor<18xui64>
}

// exact
func.func @convert_i16_c64(%a0: tensor<18xi16>) -> tensor<18xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xcomplex<f32>>
  return %r : tensor<18xcomplex<f32>>
}

// exact
func.func @convert_i16_c128(%a0: tensor<18xi16>) -> tensor<18xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xcomplex<f64>>
  return %r : tensor<18xcomplex<f64>>
}

// exact
func.func @convert_i16_i1(%a0: tensor<18xi16>) -> tensor<18xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xi1>
  return %r : tensor<18xi1>
}

// exact
func.func @convert_i16_f8E4M3FN(%a0: tensor<18xi16>) -> tensor<18xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xf8E4M3FN>
  return %r : tensor<18xf8E4M3FN>
}

// exact
func.func @convert_i16_f8E5M2(%a0: tensor<18xi16>) -> tensor<18xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xf8E5M2>
  return %r : tensor<18xf8E5M2>
}

// exact
func.func @convert_i16_i4(%a0: tensor<18xi16>) -> tensor<18xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xi4>
  return %r : tensor<18xi4>
}

// exact
func.func @convert_i16_ui4(%a0: tensor<18xi16>) -> tensor<18xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi16>) -> tensor<18xui4>
  return %r : tensor<18xui4>
}

// exact
func.func @convert_i32_f64(%a0: tensor<18xi32>) -> tensor<18xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xf64>
  return %r : tensor<18xf64>
}

// exact
func.func @convert_i32_f32(%a0: tensor<18xi32>) -> tensor<18xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xf32>
  return %r : tensor<18xf32>
}

// exact
func.func @convert_i32_f16(%a0: tensor<18xi32>) -> tensor<18xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xf16>
  return %r : tensor<18xf16>
}

// exact
func.func @convert_i32_bf16(%a0: tensor<18xi32>) -> tensor<18xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xbf16>
  return %r : tensor<18xbf16>
}

// exact
func.func @convert_i32_i8(%a0: tensor<18xi32>) -> tensor<18xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xi8>
  return %r : tensor<18xi8>
}

// exact
func.func @convert_i32_i16(%a0: tensor<18xi32>) -> tensor<18xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xi16>
  return %r : tensor<18xi16>
}

// exact
func.func @convert_i32_i32(%a0: tensor<18xi32>) -> tensor<18xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xi32>
  return %r : tensor<18xi32>
}

// exact
func.func @convert_i32_i64(%a0: tensor<18xi32>) -> tensor<18xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xi64>
  return %r : tensor<18xi64>
}

// exact
func.func @convert_i32_ui8(%a0: tensor<18xi32>) -> tensor<18xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xui8>
  return %r : tensor<18xui8>
}

// exact
func.func @convert_i32_ui16(%a0: tensor<18xi32>) -> tensor<18xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xui16>
  return %r : tensor<18xui16>
}

// exact
func.func @convert_i32_ui32(%a0: tensor<18xi32>) -> tensor<18xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xui32>
  return %r : tensor<18xui32>
}

// exact
func.func @convert_i32_ui64(%a0: tensor<18xi32>) -> tensor<18xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xui64>
  return %r : tensor<18xui64>
}

// exact
func.func @convert_i32_c64(%a0: tensor<18xi32>) -> tensor<18xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xcomplex<f32>>
  return %r : tensor<18xcomplex<f32>>
}

// exact
func.func @convert_i32_c128(%a0: tensor<18xi32>) -> tensor<18xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xcomplex<f64>>
  return %r : tensor<18xcomplex<f64>>
}

// exact
func.func @convert_i32_i1(%a0: tensor<18xi32>) -> tensor<18xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xi1>
  return %r : tensor<18xi1>
}

// exact
func.func @convert_i32_f8E4M3FN(%a0: tensor<18xi32>) -> tensor<18xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xf8E4M3FN>
  return %r : tensor<18xf8E4M3FN>
}

// exact
func.func @convert_i32_f8E5M2(%a0: tensor<18xi32>) -> tensor<18xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xf8E5M2>
  return %r : tensor<18xf8E5M2>
}

// exact
func.func @convert_i32_i4(%a0: tensor<18xi32>) -> tensor<18xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xi4>
  return %r : tensor<18xi4>
}

// exact
func.func @convert_i32_ui4(%a0: tensor<18xi32>) -> tensor<18xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xi32>) -> tensor<18xui4>
  return %r : tensor<18xui4>
}

// exact
func.func @convert_i64_f64(%a0: tensor<15xi64>) -> tensor<15xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @convert_i64_f32(%a0: tensor<15xi64>) -> tensor<15xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @convert_i64_f16(%a0: tensor<15xi64>) -> tensor<15xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @convert_i64_bf16(%a0: tensor<15xi64>) -> tensor<15xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xbf16>
  return %r : tensor<15xbf16>
}

// exact
func.func @convert_i64_i8(%a0: tensor<15xi64>) -> tensor<15xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xi8>
  return %r : tensor<15xi8>
}

// exact
func.func @convert_i64_i16(%a0: tensor<15xi64>) -> tensor<15xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xi16>
  return %r : tensor<15xi16>
}

// exact
func.func @convert_i64_i32(%a0: tensor<15xi64>) -> tensor<15xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xi32>
  return %r : tensor<15xi32>
}

// exact
func.func @convert_i64_i64(%a0: tensor<15xi64>) -> tensor<15xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xi64>
  return %r : tensor<15xi64>
}

// exact
func.func @convert_i64_ui8(%a0: tensor<15xi64>) -> tensor<15xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xui8>
  return %r : tensor<15xui8>
}

// exact
func.func @convert_i64_ui16(%a0: tensor<15xi64>) -> tensor<15xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xui16>
  return %r : tensor<15xui16>
}

// exact
func.func @convert_i64_ui32(%a0: tensor<15xi64>) -> tensor<15xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xui32>
  return %r : tensor<15xui32>
}

// exact
func.func @convert_i64_ui64(%a0: tensor<15xi64>) -> tensor<15xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xui64>
  return %r : tensor<15xui64>
}

// exact
func.func @convert_i64_c64(%a0: tensor<15xi64>) -> tensor<15xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xcomplex<f32>>
  return %r : tensor<15xcomplex<f32>>
}

// exact
func.func @convert_i64_c128(%a0: tensor<15xi64>) -> tensor<15xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xcomplex<f64>>
  return %r : tensor<15xcomplex<f64>>
}

// exact
func.func @convert_i64_i1(%a0: tensor<15xi64>) -> tensor<15xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @convert_i64_f8E4M3FN(%a0: tensor<15xi64>) -> tensor<15xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xf8E4M3FN>
  return %r : tensor<15xf8E4M3FN>
}

// exact
func.func @convert_i64_f8E5M2(%a0: tensor<15xi64>) -> tensor<15xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xf8E5M2>
  return %r : tensor<15xf8E5M2>
}

// exact
func.func @convert_i64_i4(%a0: tensor<15xi64>) -> tensor<15xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// exact
func.func @convert_i64_ui4(%a0: tensor<15xi64>) -> tensor<15xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi64>) -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @convert_ui8_f64(%a0: tensor<18xui8>) -> tensor<18xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xf64>
  return %r : tensor<18xf64>
}

// exact
func.func @convert_ui8_f32(%a0: tensor<18xui8>) -> tensor<18xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xf32>
  return %r : tensor<18xf32>
}

// exact
func.func @convert_ui8_f16(%a0: tensor<18xui8>) -> tensor<18xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xf16>
  return %r : tensor<18xf16>
}

// exact
func.func @convert_ui8_bf16(%a0: tensor<18xui8>) -> tensor<18xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xbf16>
  return %r : tensor<18xbf16>
}

// exact
func.func @convert_ui8_i8(%a0: tensor<18xui8>) -> tensor<18xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xi8>
  return %r : tensor<18xi8>
}

// exact
func.func @convert_ui8_i16(%a0: tensor<18xui8>) -> tensor<18xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xi16>
  return %r : tensor<18xi16>
}

// exact
func.func @convert_ui8_i32(%a0: tensor<18xui8>) -> tensor<18xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xi32>
  return %r : tensor<18xi32>
}

// exact
func.func @convert_ui8_i64(%a0: tensor<18xui8>) -> tensor<18xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xi64>
  return %r : tensor<18xi64>
}

// exact
func.func @convert_ui8_ui8(%a0: tensor<18xui8>) -> tensor<18xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xui8>
  return %r : tensor<18xui8>
}

// exact
func.func @convert_ui8_ui16(%a0: tensor<18xui8>) -> tensor<18xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xui16>
  return %r : tensor<18xui16>
}

// exact
func.func @convert_ui8_ui32(%a0: tensor<18xui8>) -> tensor<18xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xui32>
  return %r : tensor<18xui32>
}

// exact
func.func @convert_ui8_ui64(%a0: tensor<18xui8>) -> tensor<18xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xui64>
  return %r : tensor<18xui64>
}

// exact
func.func @convert_ui8_c64(%a0: tensor<18xui8>) -> tensor<18xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xcomplex<f32>>
  return %r : tensor<18xcomplex<f32>>
}

// exact
func.func @convert_ui8_c128(%a0: tensor<18xui8>) -> tensor<18xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xcomplex<f64>>
  return %r : tensor<18xcomplex<f64>>
}

// exact
func.func @convert_ui8_i1(%a0: tensor<18xui8>) -> tensor<18xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xi1>
  return %r : tensor<18xi1>
}

// exact
func.func @convert_ui8_f8E4M3FN(%a0: tensor<18xui8>) -> tensor<18xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xf8E4M3FN>
  return %r : tensor<18xf8E4M3FN>
}

// exact
func.func @convert_ui8_f8E5M2(%a0: tensor<18xui8>) -> tensor<18xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xf8E5M2>
  return %r : tensor<18xf8E5M2>
}

// exact
func.func @convert_ui8_i4(%a0: tensor<18xui8>) -> tensor<18xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xi4>
  return %r : tensor<18xi4>
}

// exact
func.func @convert_ui8_ui4(%a0: tensor<18xui8>) -> tensor<18xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui8>) -> tensor<18xui4>
  return %r : tensor<18xui4>
}

// exact
func.func @convert_ui16_f64(%a0: tensor<18xui16>) -> tensor<18xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xf64>
  return %r : tensor<18xf64>
}

// exact
func.func @convert_ui16_f32(%a0: tensor<18xui16>) -> tensor<18xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xf32>
  return %r : tensor<18xf32>
}

// exact
func.func @convert_ui16_f16(%a0: tensor<18xui16>) -> tensor<18xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xf16>
  return %r : tensor<18xf16>
}

// exact
func.func @convert_ui16_bf16(%a0: tensor<18xui16>) -> tensor<18xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xbf16>
  return %r : tensor<18xbf16>
}

// exact
func.func @convert_ui16_i8(%a0: tensor<18xui16>) -> tensor<18xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xi8>
  return %r : tensor<18xi8>
}

// exact
func.func @convert_ui16_i16(%a0: tensor<18xui16>) -> tensor<18xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xi16>
  return %r : tensor<18xi16>
}

// exact
func.func @convert_ui16_i32(%a0: tensor<18xui16>) -> tensor<18xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xi32>
  return %r : tensor<18xi32>
}

// exact
func.func @convert_ui16_i64(%a0: tensor<18xui16>) -> tensor<18xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xi64>
  return %r : tensor<18xi64>
}

// exact
func.func @convert_ui16_ui8(%a0: tensor<18xui16>) -> tensor<18xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xui8>
  return %r : tensor<18xui8>
}

// exact
func.func @convert_ui16_ui16(%a0: tensor<18xui16>) -> tensor<18xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xui16>
  return %r : tensor<18xui16>
}

// exact
func.func @convert_ui16_ui32(%a0: tensor<18xui16>) -> tensor<18xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xui32>
  return %r : tensor<18xui32>
}

// exact
func.func @convert_ui16_ui64(%a0: tensor<18xui16>) -> tensor<18xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xui64>
  return %r : tensor<18xui64>
}

// exact
func.func @convert_ui16_c64(%a0: tensor<18xui16>) -> tensor<18xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xcomplex<f32>>
  return %r : tensor<18xcomplex<f32>>
}

// exact
func.func @convert_ui16_c128(%a0: tensor<18xui16>) -> tensor<18xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xcomplex<f64>>
  return %r : tensor<18xcomplex<f64>>
}

// exact
func.func @convert_ui16_i1(%a0: tensor<18xui16>) -> tensor<18xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xi1>
  return %r : tensor<18xi1>
}

// exact
func.func @convert_ui16_f8E4M3FN(%a0: tensor<18xui16>) -> tensor<18xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xf8E4M3FN>
  return %r : tensor<18xf8E4M3FN>
}

// exact
func.func @convert_ui16_f8E5M2(%a0: tensor<18xui16>) -> tensor<18xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xf8E5M2>
  return %r : tensor<18xf8E5M2>
}

// exact
func.func @convert_ui16_i4(%a0: tensor<18xui16>) -> tensor<18xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xi4>
  return %r : tensor<18xi4>
}

// exact
func.func @convert_ui16_ui4(%a0: tensor<18xui16>) -> tensor<18xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui16>) -> tensor<18xui4>
  return %r : tensor<18xui4>
}

// exact
func.func @convert_ui32_f64(%a0: tensor<18xui32>) -> tensor<18xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xf64>
  return %r : tensor<18xf64>
}

// exact
func.func @convert_ui32_f32(%a0: tensor<18xui32>) -> tensor<18xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xf32>
  return %r : tensor<18xf32>
}

// exact
func.func @convert_ui32_f16(%a0: tensor<18xui32>) -> tensor<18xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xf16>
  return %r : tensor<18xf16>
}

// exact
func.func @convert_ui32_bf16(%a0: tensor<18xui32>) -> tensor<18xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xbf16>
  return %r : tensor<18xbf16>
}

// exact
func.func @convert_ui32_i8(%a0: tensor<18xui32>) -> tensor<18xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xi8>
  return %r : tensor<18xi8>
}

// exact
func.func @convert_ui32_i16(%a0: tensor<18xui32>) -> tensor<18xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xi16>
  return %r : tensor<18xi16>
}

// exact
func.func @convert_ui32_i32(%a0: tensor<18xui32>) -> tensor<18xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xi32>
  return %r : tensor<18xi32>
}

// exact
func.func @convert_ui32_i64(%a0: tensor<18xui32>) -> tensor<18xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xi64>
  return %r : tensor<18xi64>
}

// exact
func.func @convert_ui32_ui8(%a0: tensor<18xui32>) -> tensor<18xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xui8>
  return %r : tensor<18xui8>
}

// exact
func.func @convert_ui32_ui16(%a0: tensor<18xui32>) -> tensor<18xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xui16>
  return %r : tensor<18xui16>
}

// exact
func.func @convert_ui32_ui32(%a0: tensor<18xui32>) -> tensor<18xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xui32>
  return %r : tensor<18xui32>
}

// exact
func.func @convert_ui32_ui64(%a0: tensor<18xui32>) -> tensor<18xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xui64>
  return %r : tensor<18xui64>
}

// exact
func.func @convert_ui32_c64(%a0: tensor<18xui32>) -> tensor<18xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xcomplex<f32>>
  return %r : tensor<18xcomplex<f32>>
}

// exact
func.func @convert_ui32_c128(%a0: tensor<18xui32>) -> tensor<18xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xcomplex<f64>>
  return %r : tensor<18xcomplex<f64>>
}

// exact
func.func @convert_ui32_i1(%a0: tensor<18xui32>) -> tensor<18xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xi1>
  return %r : tensor<18xi1>
}

// exact
func.func @convert_ui32_f8E4M3FN(%a0: tensor<18xui32>) -> tensor<18xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xf8E4M3FN>
  return %r : tensor<18xf8E4M3FN>
}

// exact
func.func @convert_ui32_f8E5M2(%a0: tensor<18xui32>) -> tensor<18xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xf8E5M2>
  return %r : tensor<18xf8E5M2>
}

// exact
func.func @convert_ui32_i4(%a0: tensor<18xui32>) -> tensor<18xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xi4>
  return %r : tensor<18xi4>
}

// exact
func.func @convert_ui32_ui4(%a0: tensor<18xui32>) -> tensor<18xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<18xui32>) -> tensor<18xui4>
  return %r : tensor<18xui4>
}

// exact
func.func @convert_ui64_f64(%a0: tensor<15xui64>) -> tensor<15xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @convert_ui64_f32(%a0: tensor<15xui64>) -> tensor<15xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @convert_ui64_f16(%a0: tensor<15xui64>) -> tensor<15xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @convert_ui64_bf16(%a0: tensor<15xui64>) -> tensor<15xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xbf16>
  return %r : tensor<15xbf16>
}

// exact
func.func @convert_ui64_i8(%a0: tensor<15xui64>) -> tensor<15xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xi8>
  return %r : tensor<15xi8>
}

// exact
func.func @convert_ui64_i16(%a0: tensor<15xui64>) -> tensor<15xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xi16>
  return %r : tensor<15xi16>
}

// exact
func.func @convert_ui64_i32(%a0: tensor<15xui64>) -> tensor<15xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xi32>
  return %r : tensor<15xi32>
}

// exact
func.func @convert_ui64_i64(%a0: tensor<15xui64>) -> tensor<15xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xi64>
  return %r : tensor<15xi64>
}

// exact
func.func @convert_ui64_ui8(%a0: tensor<15xui64>) -> tensor<15xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xui8>
  return %r : tensor<15xui8>
}

// exact
func.func @convert_ui64_ui16(%a0: tensor<15xui64>) -> tensor<15xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xui16>
  return %r : tensor<15xui16>
}

// exact
func.func @convert_ui64_ui32(%a0: tensor<15xui64>) -> tensor<15xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xui32>
  return %r : tensor<15xui32>
}

// exact
func.func @convert_ui64_ui64(%a0: tensor<15xui64>) -> tensor<15xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xui64>
  return %r : tensor<15xui64>
}

// exact
func.func @convert_ui64_c64(%a0: tensor<15xui64>) -> tensor<15xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xcomplex<f32>>
  return %r : tensor<15xcomplex<f32>>
}

// exact
func.func @convert_ui64_c128(%a0: tensor<15xui64>) -> tensor<15xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xcomplex<f64>>
  return %r : tensor<15xcomplex<f64>>
}

// exact
func.func @convert_ui64_i1(%a0: tensor<15xui64>) -> tensor<15xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @convert_ui64_f8E4M3FN(%a0: tensor<15xui64>) -> tensor<15xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xf8E4M3FN>
  return %r : tensor<15xf8E4M3FN>
}

// exact
func.func @convert_ui64_f8E5M2(%a0: tensor<15xui64>) -> tensor<15xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xf8E5M2>
  return %r : tensor<15xf8E5M2>
}

// exact
func.func @convert_ui64_i4(%a0: tensor<15xui64>) -> tensor<15xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// exact
func.func @convert_ui64_ui4(%a0: tensor<15xui64>) -> tensor<15xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui64>) -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @convert_c64_f64(%a0: tensor<17xcomplex<f32>>) -> tensor<17xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xf64>
  return %r : tensor<17xf64>
}

// exact
func.func @convert_c64_f32(%a0: tensor<17xcomplex<f32>>) -> tensor<17xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
  return %r : tensor<17xf32>
}

// exact
func.func @convert_c64_f16(%a0: tensor<17xcomplex<f32>>) -> tensor<17xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xf16>
  return %r : tensor<17xf16>
}

// exact
func.func @convert_c64_bf16(%a0: tensor<17xcomplex<f32>>) -> tensor<17xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xbf16>
  return %r : tensor<17xbf16>
}

// exact
func.func @convert_c64_i8(%a0: tensor<17xcomplex<f32>>) -> tensor<17xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xi8>
  return %r : tensor<17xi8>
}

// exact
func.func @convert_c64_i16(%a0: tensor<17xcomplex<f32>>) -> tensor<17xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xi16>
  return %r : tensor<17xi16>
}

// exact
func.func @convert_c64_i32(%a0: tensor<17xcomplex<f32>>) -> tensor<17xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xi32>
  return %r : tensor<17xi32>
}

// exact
func.func @convert_c64_i64(%a0: tensor<17xcomplex<f32>>) -> tensor<17xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xi64>
  return %r : tensor<17xi64>
}

// exact
func.func @convert_c64_ui8(%a0: tensor<17xcomplex<f32>>) -> tensor<17xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xui8>
  return %r : tensor<17xui8>
}

// exact
func.func @convert_c64_ui16(%a0: tensor<17xcomplex<f32>>) -> tensor<17xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xui16>
  return %r : tensor<17xui16>
}

// exact
func.func @convert_c64_ui32(%a0: tensor<17xcomplex<f32>>) -> tensor<17xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xui32>
  return %r : tensor<17xui32>
}

// exact
func.func @convert_c64_ui64(%a0: tensor<17xcomplex<f32>>) -> tensor<17xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xui64>
  return %r : tensor<17xui64>
}

// exact
func.func @convert_c64_c64(%a0: tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
  return %r : tensor<17xcomplex<f32>>
}

// exact
func.func @convert_c64_c128(%a0: tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f64>>
  return %r : tensor<17xcomplex<f64>>
}

// exact
func.func @convert_c64_i1(%a0: tensor<17xcomplex<f32>>) -> tensor<17xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xi1>
  return %r : tensor<17xi1>
}

// exact
func.func @convert_c64_f8E4M3FN(%a0: tensor<17xcomplex<f32>>) -> tensor<17xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xf8E4M3FN>
  return %r : tensor<17xf8E4M3FN>
}

// exact
func.func @convert_c64_f8E5M2(%a0: tensor<17xcomplex<f32>>) -> tensor<17xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xf8E5M2>
  return %r : tensor<17xf8E5M2>
}

// exact
func.func @convert_c64_i4(%a0: tensor<17xcomplex<f32>>) -> tensor<17xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xi4>
  return %r : tensor<17xi4>
}

// exact
func.func @convert_c64_ui4(%a0: tensor<17xcomplex<f32>>) -> tensor<17xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f32>>) -> tensor<17xui4>
  return %r : tensor<17xui4>
}

// exact
func.func @convert_c128_f64(%a0: tensor<17xcomplex<f64>>) -> tensor<17xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
  return %r : tensor<17xf64>
}

// exact
func.func @convert_c128_f32(%a0: tensor<17xcomplex<f64>>) -> tensor<17xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xf32>
  return %r : tensor<17xf32>
}

// exact
func.func @convert_c128_f16(%a0: tensor<17xcomplex<f64>>) -> tensor<17xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xf16>
  return %r : tensor<17xf16>
}

// exact
func.func @convert_c128_bf16(%a0: tensor<17xcomplex<f64>>) -> tensor<17xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xbf16>
  return %r : tensor<17xbf16>
}

// exact
func.func @convert_c128_i8(%a0: tensor<17xcomplex<f64>>) -> tensor<17xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xi8>
  return %r : tensor<17xi8>
}

// exact
func.func @convert_c128_i16(%a0: tensor<17xcomplex<f64>>) -> tensor<17xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xi16>
  return %r : tensor<17xi16>
}

// exact
func.func @convert_c128_i32(%a0: tensor<17xcomplex<f64>>) -> tensor<17xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xi32>
  return %r : tensor<17xi32>
}

// exact
func.func @convert_c128_i64(%a0: tensor<17xcomplex<f64>>) -> tensor<17xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xi64>
  return %r : tensor<17xi64>
}

// exact
func.func @convert_c128_ui8(%a0: tensor<17xcomplex<f64>>) -> tensor<17xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xui8>
  return %r : tensor<17xui8>
}

// exact
func.func @convert_c128_ui16(%a0: tensor<17xcomplex<f64>>) -> tensor<17xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xui16>
  return %r : tensor<17xui16>
}

// exact
func.func @convert_c128_ui32(%a0: tensor<17xcomplex<f64>>) -> tensor<17xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xui32>
  return %r : tensor<17xui32>
}

// exact
func.func @convert_c128_ui64(%a0: tensor<17xcomplex<f64>>) -> tensor<17xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xui64>
  return %r : tensor<17xui64>
}

// exact
func.func @convert_c128_c64(%a0: tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f32>>
  return %r : tensor<17xcomplex<f32>>
}

// exact
func.func @convert_c128_c128(%a0: tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>>
  return %r : tensor<17xcomplex<f64>>
}

// exact
func.func @convert_c128_i1(%a0: tensor<17xcomplex<f64>>) -> tensor<17xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xi1>
  return %r : tensor<17xi1>
}

// exact
func.func @convert_c128_f8E4M3FN(%a0: tensor<17xcomplex<f64>>) -> tensor<17xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xf8E4M3FN>
  return %r : tensor<17xf8E4M3FN>
}

// exact
func.func @convert_c128_f8E5M2(%a0: tensor<17xcomplex<f64>>) -> tensor<17xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xf8E5M2>
  return %r : tensor<17xf8E5M2>
}

// exact
func.func @convert_c128_i4(%a0: tensor<17xcomplex<f64>>) -> tensor<17xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xi4>
  return %r : tensor<17xi4>
}

// exact
func.func @convert_c128_ui4(%a0: tensor<17xcomplex<f64>>) -> tensor<17xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<17xcomplex<f64>>) -> tensor<17xui4>
  return %r : tensor<17xui4>
}

// exact
func.func @convert_i1_f64(%a0: tensor<2xi1>) -> tensor<2xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// exact
func.func @convert_i1_f32(%a0: tensor<2xi1>) -> tensor<2xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// exact
func.func @convert_i1_f16(%a0: tensor<2xi1>) -> tensor<2xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// exact
func.func @convert_i1_bf16(%a0: tensor<2xi1>) -> tensor<2xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// exact
func.func @convert_i1_i8(%a0: tensor<2xi1>) -> tensor<2xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// exact
func.func @convert_i1_i16(%a0: tensor<2xi1>) -> tensor<2xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// exact
func.func @convert_i1_i32(%a0: tensor<2xi1>) -> tensor<2xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// exact
func.func @convert_i1_i64(%a0: tensor<2xi1>) -> tensor<2xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// exact
func.func @convert_i1_ui8(%a0: tensor<2xi1>) -> tensor<2xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// exact
func.func @convert_i1_ui16(%a0: tensor<2xi1>) -> tensor<2xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// exact
func.func @convert_i1_ui32(%a0: tensor<2xi1>) -> tensor<2xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// exact
func.func @convert_i1_ui64(%a0: tensor<2xi1>) -> tensor<2xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// exact
func.func @convert_i1_c64(%a0: tensor<2xi1>) -> tensor<2xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}

// exact
func.func @convert_i1_c128(%a0: tensor<2xi1>) -> tensor<2xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}

// exact
func.func @convert_i1_i1(%a0: tensor<2xi1>) -> tensor<2xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// exact
func.func @convert_i1_f8E4M3FN(%a0: tensor<2xi1>) -> tensor<2xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}

// exact
func.func @convert_i1_f8E5M2(%a0: tensor<2xi1>) -> tensor<2xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}

// exact
func.func @convert_i1_i4(%a0: tensor<2xi1>) -> tensor<2xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// exact
func.func @convert_i1_ui4(%a0: tensor<2xi1>) -> tensor<2xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<2xi1>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// exact
func.func @convert_f8E4M3FN_f64(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf64>
  return %r : tensor<256xf64>
}

// exact
func.func @convert_f8E4M3FN_f32(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
  return %r : tensor<256xf32>
}

// exact
func.func @convert_f8E4M3FN_f16(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf16>
  return %r : tensor<256xf16>
}

// exact
func.func @convert_f8E4M3FN_bf16(%a0: tensor<256xf8E4M3FN>) -> tensor<256xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xbf16>
  return %r : tensor<256xbf16>
}

// exact
func.func @convert_f8E4M3FN_i8(%a0: tensor<256xf8E4M3FN>) -> tensor<256xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xi8>
  return %r : tensor<256xi8>
}

// exact
func.func @convert_f8E4M3FN_i16(%a0: tensor<256xf8E4M3FN>) -> tensor<256xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xi16>
  return %r : tensor<256xi16>
}

// exact
func.func @convert_f8E4M3FN_i32(%a0: tensor<256xf8E4M3FN>) -> tensor<256xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xi32>
  return %r : tensor<256xi32>
}

// exact
func.func @convert_f8E4M3FN_i64(%a0: tensor<256xf8E4M3FN>) -> tensor<256xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xi64>
  return %r : tensor<256xi64>
}

// exact
func.func @convert_f8E4M3FN_ui8(%a0: tensor<256xf8E4M3FN>) -> tensor<256xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xui8>
  return %r : tensor<256xui8>
}

// exact
func.func @convert_f8E4M3FN_ui16(%a0: tensor<256xf8E4M3FN>) -> tensor<256xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xui16>
  return %r : tensor<256xui16>
}

// exact
func.func @convert_f8E4M3FN_ui32(%a0: tensor<256xf8E4M3FN>) -> tensor<256xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xui32>
  return %r : tensor<256xui32>
}

// exact
func.func @convert_f8E4M3FN_ui64(%a0: tensor<256xf8E4M3FN>) -> tensor<256xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xui64>
  return %r : tensor<256xui64>
}

// exact
func.func @convert_f8E4M3FN_c64(%a0: tensor<256xf8E4M3FN>) -> tensor<256xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xcomplex<f32>>
  return %r : tensor<256xcomplex<f32>>
}

// exact
func.func @convert_f8E4M3FN_c128(%a0: tensor<256xf8E4M3FN>) -> tensor<256xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xcomplex<f64>>
  return %r : tensor<256xcomplex<f64>>
}

// exact
func.func @convert_f8E4M3FN_i1(%a0: tensor<256xf8E4M3FN>) -> tensor<256xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @convert_f8E4M3FN_f8E4M3FN(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @convert_f8E4M3FN_f8E5M2(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @convert_f8E4M3FN_i4(%a0: tensor<256xf8E4M3FN>) -> tensor<256xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @convert_f8E4M3FN_ui4(%a0: tensor<256xf8E4M3FN>) -> tensor<256xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E4M3FN>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @convert_f8E5M2_f64(%a0: tensor<256xf8E5M2>) -> tensor<256xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf64>
  return %r : tensor<256xf64>
}

// exact
func.func @convert_f8E5M2_f32(%a0: tensor<256xf8E5M2>) -> tensor<256xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf32>
  return %r : tensor<256xf32>
}

// exact
func.func @convert_f8E5M2_f16(%a0: tensor<256xf8E5M2>) -> tensor<256xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf16>
  return %r : tensor<256xf16>
}

// exact
func.func @convert_f8E5M2_bf16(%a0: tensor<256xf8E5M2>) -> tensor<256xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xbf16>
  return %r : tensor<256xbf16>
}

// exact
func.func @convert_f8E5M2_i8(%a0: tensor<256xf8E5M2>) -> tensor<256xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xi8>
  return %r : tensor<256xi8>
}

// exact
func.func @convert_f8E5M2_i16(%a0: tensor<256xf8E5M2>) -> tensor<256xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xi16>
  return %r : tensor<256xi16>
}

// exact
func.func @convert_f8E5M2_i32(%a0: tensor<256xf8E5M2>) -> tensor<256xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xi32>
  return %r : tensor<256xi32>
}

// exact
func.func @convert_f8E5M2_i64(%a0: tensor<256xf8E5M2>) -> tensor<256xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xi64>
  return %r : tensor<256xi64>
}

// exact
func.func @convert_f8E5M2_ui8(%a0: tensor<256xf8E5M2>) -> tensor<256xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xui8>
  return %r : tensor<256xui8>
}

// exact
func.func @convert_f8E5M2_ui16(%a0: tensor<256xf8E5M2>) -> tensor<256xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xui16>
  return %r : tensor<256xui16>
}

// exact
func.func @convert_f8E5M2_ui32(%a0: tensor<256xf8E5M2>) -> tensor<256xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xui32>
  return %r : tensor<256xui32>
}

// exact
func.func @convert_f8E5M2_ui64(%a0: tensor<256xf8E5M2>) -> tensor<256xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xui64>
  return %r : tensor<256xui64>
}

// exact
func.func @convert_f8E5M2_c64(%a0: tensor<256xf8E5M2>) -> tensor<256xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xcomplex<f32>>
  return %r : tensor<256xcomplex<f32>>
}

// exact
func.func @convert_f8E5M2_c128(%a0: tensor<256xf8E5M2>) -> tensor<256xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xcomplex<f64>>
  return %r : tensor<256xcomplex<f64>>
}

// exact
func.func @convert_f8E5M2_i1(%a0: tensor<256xf8E5M2>) -> tensor<256xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @convert_f8E5M2_f8E4M3FN(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @convert_f8E5M2_f8E5M2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @convert_f8E5M2_i4(%a0: tensor<256xf8E5M2>) -> tensor<256xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xi4>
  return %r : tensor<256xi4>
}

// exact
func.func @convert_f8E5M2_ui4(%a0: tensor<256xf8E5M2>) -> tensor<256xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<256xf8E5M2>) -> tensor<256xui4>
  return %r : tensor<256xui4>
}

// exact
func.func @convert_i4_f64(%a0: tensor<15xi4>) -> tensor<15xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @convert_i4_f32(%a0: tensor<15xi4>) -> tensor<15xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @convert_i4_f16(%a0: tensor<15xi4>) -> tensor<15xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @convert_i4_bf16(%a0: tensor<15xi4>) -> tensor<15xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xbf16>
  return %r : tensor<15xbf16>
}

// exact
func.func @convert_i4_i8(%a0: tensor<15xi4>) -> tensor<15xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xi8>
  return %r : tensor<15xi8>
}

// exact
func.func @convert_i4_i16(%a0: tensor<15xi4>) -> tensor<15xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xi16>
  return %r : tensor<15xi16>
}

// exact
func.func @convert_i4_i32(%a0: tensor<15xi4>) -> tensor<15xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xi32>
  return %r : tensor<15xi32>
}

// exact
func.func @convert_i4_i64(%a0: tensor<15xi4>) -> tensor<15xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xi64>
  return %r : tensor<15xi64>
}

// exact
func.func @convert_i4_ui8(%a0: tensor<15xi4>) -> tensor<15xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xui8>
  return %r : tensor<15xui8>
}

// exact
func.func @convert_i4_ui16(%a0: tensor<15xi4>) -> tensor<15xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xui16>
  return %r : tensor<15xui16>
}

// exact
func.func @convert_i4_ui32(%a0: tensor<15xi4>) -> tensor<15xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xui32>
  return %r : tensor<15xui32>
}

// exact
func.func @convert_i4_ui64(%a0: tensor<15xi4>) -> tensor<15xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xui64>
  return %r : tensor<15xui64>
}

// exact
func.func @convert_i4_c64(%a0: tensor<15xi4>) -> tensor<15xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xcomplex<f32>>
  return %r : tensor<15xcomplex<f32>>
}

// exact
func.func @convert_i4_c128(%a0: tensor<15xi4>) -> tensor<15xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xcomplex<f64>>
  return %r : tensor<15xcomplex<f64>>
}

// exact
func.func @convert_i4_i1(%a0: tensor<15xi4>) -> tensor<15xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @convert_i4_f8E4M3FN(%a0: tensor<15xi4>) -> tensor<15xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xf8E4M3FN>
  return %r : tensor<15xf8E4M3FN>
}

// exact
func.func @convert_i4_f8E5M2(%a0: tensor<15xi4>) -> tensor<15xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xf8E5M2>
  return %r : tensor<15xf8E5M2>
}

// exact
func.func @convert_i4_i4(%a0: tensor<15xi4>) -> tensor<15xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// exact
func.func @convert_i4_ui4(%a0: tensor<15xi4>) -> tensor<15xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xi4>) -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @convert_ui4_f64(%a0: tensor<15xui4>) -> tensor<15xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @convert_ui4_f32(%a0: tensor<15xui4>) -> tensor<15xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @convert_ui4_f16(%a0: tensor<15xui4>) -> tensor<15xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @convert_ui4_bf16(%a0: tensor<15xui4>) -> tensor<15xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xbf16>
  return %r : tensor<15xbf16>
}

// exact
func.func @convert_ui4_i8(%a0: tensor<15xui4>) -> tensor<15xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xi8>
  return %r : tensor<15xi8>
}

// exact
func.func @convert_ui4_i16(%a0: tensor<15xui4>) -> tensor<15xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xi16>
  return %r : tensor<15xi16>
}

// exact
func.func @convert_ui4_i32(%a0: tensor<15xui4>) -> tensor<15xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xi32>
  return %r : tensor<15xi32>
}

// exact
func.func @convert_ui4_i64(%a0: tensor<15xui4>) -> tensor<15xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xi64>
  return %r : tensor<15xi64>
}

// exact
func.func @convert_ui4_ui8(%a0: tensor<15xui4>) -> tensor<15xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xui8>
  return %r : tensor<15xui8>
}

// exact
func.func @convert_ui4_ui16(%a0: tensor<15xui4>) -> tensor<15xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xui16>
  return %r : tensor<15xui16>
}

// exact
func.func @convert_ui4_ui32(%a0: tensor<15xui4>) -> tensor<15xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xui32>
  return %r : tensor<15xui32>
}

// exact
func.func @convert_ui4_ui64(%a0: tensor<15xui4>) -> tensor<15xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xui64>
  return %r : tensor<15xui64>
}

// exact
func.func @convert_ui4_c64(%a0: tensor<15xui4>) -> tensor<15xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xcomplex<f32>>
  return %r : tensor<15xcomplex<f32>>
}

// exact
func.func @convert_ui4_c128(%a0: tensor<15xui4>) -> tensor<15xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xcomplex<f64>>
  return %r : tensor<15xcomplex<f64>>
}

// exact
func.func @convert_ui4_i1(%a0: tensor<15xui4>) -> tensor<15xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @convert_ui4_f8E4M3FN(%a0: tensor<15xui4>) -> tensor<15xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xf8E4M3FN>
  return %r : tensor<15xf8E4M3FN>
}

// exact
func.func @convert_ui4_f8E5M2(%a0: tensor<15xui4>) -> tensor<15xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xf8E5M2>
  return %r : tensor<15xf8E5M2>
}

// exact
func.func @convert_ui4_i4(%a0: tensor<15xui4>) -> tensor<15xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xi4>
  return %r : tensor<15xi4>
}

// exact
func.func @convert_ui4_ui4(%a0: tensor<15xui4>) -> tensor<15xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xui4>) -> tensor<15xui4>
  return %r : tensor<15xui4>
}

// exact
func.func @convert_f64_i16_rank0(%a0: tensor<f64>) -> tensor<i16> {
  %r = "stablehlo.convert"(%a0) : (tensor<f64>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @convert_bf16_c64_rank0(%a0: tensor<bf16>) -> tensor<complex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<bf16>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @convert_i32_f64_rank0(%a0: tensor<i32>) -> tensor<f64> {
  %r = "stablehlo.convert"(%a0) : (tensor<i32>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @convert_ui16_i64_rank0(%a0: tensor<ui16>) -> tensor<i64> {
  %r = "stablehlo.convert"(%a0) : (tensor<ui16>) -> tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @convert_c64_i1_rank0(%a0: tensor<complex<f32>>) -> tensor<i1> {
  %r = "stablehlo.convert"(%a0) : (tensor<complex<f32>>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @convert_f8E4M3FN_f16_rank0(%a0: tensor<f8E4M3FN>) -> tensor<f16> {
  %r = "stablehlo.convert"(%a0) : (tensor<f8E4M3FN>) -> tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @convert_i8_i32_rank1(%a0: tensor<0xi8>) -> tensor<0xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<0xi8>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// exact
func.func @convert_i64_c128_rank1(%a0: tensor<0xi64>) -> tensor<0xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<0xi64>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// exact
func.func @convert_ui32_f32_rank1(%a0: tensor<0xui32>) -> tensor<0xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<0xui32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @convert_c128_ui8_rank1(%a0: tensor<0xcomplex<f64>>) -> tensor<0xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<0xcomplex<f64>>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @convert_f8E5M2_f8E4M3FN_rank1(%a0: tensor<0xf8E5M2>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<0xf8E5M2>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @convert_f64_bf16_rank1(%a0: tensor<0xf64>) -> tensor<0xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<0xf64>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// exact
func.func @convert_ui8_i64_rank1(%a0: tensor<1xui8>) -> tensor<1xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<1xui8>) -> tensor<1xi64>
  return %r : tensor<1xi64>
}

// exact
func.func @convert_ui64_i1_rank1(%a0: tensor<1xui64>) -> tensor<1xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<1xui64>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @convert_i1_f16_rank1(%a0: tensor<1xi1>) -> tensor<1xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<1xi1>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @convert_i4_ui16_rank1(%a0: tensor<1xi4>) -> tensor<1xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<1xi4>) -> tensor<1xui16>
  return %r : tensor<1xui16>
}

// exact
func.func @convert_f32_f8E5M2_rank1(%a0: tensor<1xf32>) -> tensor<1xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<1xf32>) -> tensor<1xf8E5M2>
  return %r : tensor<1xf8E5M2>
}

// exact
func.func @convert_i8_i8_rank1(%a0: tensor<1xi8>) -> tensor<1xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<1xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// exact
func.func @convert_c64_ui8_rank3(%a0: tensor<3x0x2xcomplex<f32>>) -> tensor<3x0x2xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<3x0x2xcomplex<f32>>) -> tensor<3x0x2xui8>
  return %r : tensor<3x0x2xui8>
}

// exact
func.func @convert_f8E4M3FN_f8E4M3FN_rank3(%a0: tensor<3x0x2xf8E4M3FN>) -> tensor<3x0x2xf8E4M3FN> {
  %r = "stablehlo.convert"(%a0) : (tensor<3x0x2xf8E4M3FN>) -> tensor<3x0x2xf8E4M3FN>
  return %r : tensor<3x0x2xf8E4M3FN>
}

// exact
func.func @convert_ui4_bf16_rank3(%a0: tensor<3x0x2xui4>) -> tensor<3x0x2xbf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<3x0x2xui4>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// exact
func.func @convert_f16_ui32_rank3(%a0: tensor<3x0x2xf16>) -> tensor<3x0x2xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<3x0x2xf16>) -> tensor<3x0x2xui32>
  return %r : tensor<3x0x2xui32>
}

// exact
func.func @convert_i16_i4_rank3(%a0: tensor<3x0x2xi16>) -> tensor<3x0x2xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<3x0x2xi16>) -> tensor<3x0x2xi4>
  return %r : tensor<3x0x2xi4>
}

// exact
func.func @convert_ui8_i16_rank3(%a0: tensor<3x0x2xui8>) -> tensor<3x0x2xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<3x0x2xui8>) -> tensor<3x0x2xi16>
  return %r : tensor<3x0x2xi16>
}

// exact
func.func @convert_f8E5M2_ui16_rank3(%a0: tensor<1x4x1xf8E5M2>) -> tensor<1x4x1xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<1x4x1xf8E5M2>) -> tensor<1x4x1xui16>
  return %r : tensor<1x4x1xui16>
}

// exact
func.func @convert_f64_f8E5M2_rank3(%a0: tensor<1x4x1xf64>) -> tensor<1x4x1xf8E5M2> {
  %r = "stablehlo.convert"(%a0) : (tensor<1x4x1xf64>) -> tensor<1x4x1xf8E5M2>
  return %r : tensor<1x4x1xf8E5M2>
}

// exact
func.func @convert_bf16_i8_rank3(%a0: tensor<1x4x1xbf16>) -> tensor<1x4x1xi8> {
  %r = "stablehlo.convert"(%a0) : (tensor<1x4x1xbf16>) -> tensor<1x4x1xi8>
  return %r : tensor<1x4x1xi8>
}

// exact
func.func @convert_i32_ui64_rank3(%a0: tensor<1x4x1xi32>) -> tensor<1x4x1xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<1x4x1xi32>) -> tensor<1x4x1xui64>
  return %r : tensor<1x4x1xui64>
}

// exact
func.func @convert_ui16_ui4_rank3(%a0: tensor<1x4x1xui16>) -> tensor<1x4x1xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<1x4x1xui16>) -> tensor<1x4x1xui4>
  return %r : tensor<1x4x1xui4>
}

// exact
func.func @convert_c64_i32_rank3(%a0: tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x1xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4x1xi32>
  return %r : tensor<1x4x1xi32>
}

// exact
func.func @convert_f32_ui32_rank4(%a0: tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xui32> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xui32>
  return %r : tensor<2x3x2x1xui32>
}

// exact
func.func @convert_i8_i4_rank4(%a0: tensor<2x3x2x1xi8>) -> tensor<2x3x2x1xi4> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3x2x1xi8>) -> tensor<2x3x2x1xi4>
  return %r : tensor<2x3x2x1xi4>
}

// exact
func.func @convert_i64_i16_rank4(%a0: tensor<2x3x2x1xi64>) -> tensor<2x3x2x1xi16> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3x2x1xi64>) -> tensor<2x3x2x1xi16>
  return %r : tensor<2x3x2x1xi16>
}

// exact
func.func @convert_ui32_c64_rank4(%a0: tensor<2x3x2x1xui32>) -> tensor<2x3x2x1xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3x2x1xui32>) -> tensor<2x3x2x1xcomplex<f32>>
  return %r : tensor<2x3x2x1xcomplex<f32>>
}

// exact
func.func @convert_c128_f64_rank4(%a0: tensor<2x3x2x1xcomplex<f64>>) -> tensor<2x3x2x1xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3x2x1xcomplex<f64>>) -> tensor<2x3x2x1xf64>
  return %r : tensor<2x3x2x1xf64>
}

// exact
func.func @convert_f8E5M2_i64_rank4(%a0: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xi64>
  return %r : tensor<2x3x2x1xi64>
}

// exact
func.func @convert_i16_ui64_rank5(%a0: tensor<2x1x2x2x2xi16>) -> tensor<2x1x2x2x2xui64> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x2x2xi16>) -> tensor<2x1x2x2x2xui64>
  return %r : tensor<2x1x2x2x2xui64>
}

// exact
func.func @convert_ui8_ui4_rank5(%a0: tensor<2x1x2x2x2xui8>) -> tensor<2x1x2x2x2xui4> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x2x2xui8>) -> tensor<2x1x2x2x2xui4>
  return %r : tensor<2x1x2x2x2xui4>
}

// exact
func.func @convert_ui64_i32_rank5(%a0: tensor<2x1x2x2x2xui64>) -> tensor<2x1x2x2x2xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x2x2xui64>) -> tensor<2x1x2x2x2xi32>
  return %r : tensor<2x1x2x2x2xi32>
}

// exact
func.func @convert_i1_c128_rank5(%a0: tensor<2x1x2x2x2xi1>) -> tensor<2x1x2x2x2xcomplex<f64>> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x2x2xi1>) -> tensor<2x1x2x2x2xcomplex<f64>>
  return %r : tensor<2x1x2x2x2xcomplex<f64>>
}

// exact
func.func @convert_i4_f32_rank5(%a0: tensor<2x1x2x2x2xi4>) -> tensor<2x1x2x2x2xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x2x2xi4>) -> tensor<2x1x2x2x2xf32>
  return %r : tensor<2x1x2x2x2xf32>
}

// exact
func.func @convert_f32_ui8_rank5(%a0: tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xui8>
  return %r : tensor<2x1x2x2x2xui8>
}

// exact
func.func @convert_ui16_c64_rank6(%a0: tensor<2x1x2x1x2x2xui16>) -> tensor<2x1x2x1x2x2xcomplex<f32>> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x1x2x2xui16>) -> tensor<2x1x2x1x2x2xcomplex<f32>>
  return %r : tensor<2x1x2x1x2x2xcomplex<f32>>
}

// exact
func.func @convert_c64_f64_rank6(%a0: tensor<2x1x2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x1x2x2xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x1x2x2xf64>
  return %r : tensor<2x1x2x1x2x2xf64>
}

// exact
func.func @convert_f8E4M3FN_i64_rank6(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x1x2x2xi64> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x1x2x2xi64>
  return %r : tensor<2x1x2x1x2x2xi64>
}

// exact
func.func @convert_ui4_i1_rank6(%a0: tensor<2x1x2x1x2x2xui4>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x1x2x2xui4>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// exact
func.func @convert_f16_f16_rank6(%a0: tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16>
  return %r : tensor<2x1x2x1x2x2xf16>
}

// exact
func.func @convert_i16_ui16_rank6(%a0: tensor<2x1x2x1x2x2xi16>) -> tensor<2x1x2x1x2x2xui16> {
  %r = "stablehlo.convert"(%a0) : (tensor<2x1x2x1x2x2xi16>) -> tensor<2x1x2x1x2x2xui16>
  return %r : tensor<2x1x2x1x2x2xui16>
}

// exact
func.func @bitcast_f64_f64(%a0: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_f64_f32(%a0: tensor<3x4xf64>) -> tensor<3x4x2xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x2xf32>
  return %r : tensor<3x4x2xf32>
}

// exact
func.func @bitcast_f64_f16(%a0: tensor<3x4xf64>) -> tensor<3x4x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x4xf16>
  return %r : tensor<3x4x4xf16>
}

// exact
func.func @bitcast_f64_bf16(%a0: tensor<3x4xf64>) -> tensor<3x4x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x4xbf16>
  return %r : tensor<3x4x4xbf16>
}

// exact
func.func @bitcast_f64_i8(%a0: tensor<3x4xf64>) -> tensor<3x4x8xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x8xi8>
  return %r : tensor<3x4x8xi8>
}

// exact
func.func @bitcast_f64_i16(%a0: tensor<3x4xf64>) -> tensor<3x4x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x4xi16>
  return %r : tensor<3x4x4xi16>
}

// exact
func.func @bitcast_f64_i32(%a0: tensor<3x4xf64>) -> tensor<3x4x2xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x2xi32>
  return %r : tensor<3x4x2xi32>
}

// exact
func.func @bitcast_f64_i64(%a0: tensor<3x4xf64>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_f64_ui8(%a0: tensor<3x4xf64>) -> tensor<3x4x8xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x8xui8>
  return %r : tensor<3x4x8xui8>
}

// exact
func.func @bitcast_f64_ui16(%a0: tensor<3x4xf64>) -> tensor<3x4x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x4xui16>
  return %r : tensor<3x4x4xui16>
}

// exact
func.func @bitcast_f64_ui32(%a0: tensor<3x4xf64>) -> tensor<3x4x2xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x2xui32>
  return %r : tensor<3x4x2xui32>
}

// exact
func.func @bitcast_f64_ui64(%a0: tensor<3x4xf64>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_f64_f8E4M3FN(%a0: tensor<3x4xf64>) -> tensor<3x4x8xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x8xf8E4M3FN>
  return %r : tensor<3x4x8xf8E4M3FN>
}

// exact
func.func @bitcast_f64_f8E5M2(%a0: tensor<3x4xf64>) -> tensor<3x4x8xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x8xf8E5M2>
  return %r : tensor<3x4x8xf8E5M2>
}

// exact
func.func @bitcast_f64_i4(%a0: tensor<3x4xf64>) -> tensor<3x4x16xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x16xi4>
  return %r : tensor<3x4x16xi4>
}

// exact
func.func @bitcast_f64_ui4(%a0: tensor<3x4xf64>) -> tensor<3x4x16xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf64>) -> tensor<3x4x16xui4>
  return %r : tensor<3x4x16xui4>
}

// exact
func.func @bitcast_f32_f64(%a0: tensor<3x4x2xf32>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf32>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_f32_f32(%a0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_f32_f16(%a0: tensor<3x4xf32>) -> tensor<3x4x2xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x2xf16>
  return %r : tensor<3x4x2xf16>
}

// exact
func.func @bitcast_f32_bf16(%a0: tensor<3x4xf32>) -> tensor<3x4x2xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x2xbf16>
  return %r : tensor<3x4x2xbf16>
}

// exact
func.func @bitcast_f32_i8(%a0: tensor<3x4xf32>) -> tensor<3x4x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x4xi8>
  return %r : tensor<3x4x4xi8>
}

// exact
func.func @bitcast_f32_i16(%a0: tensor<3x4xf32>) -> tensor<3x4x2xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x2xi16>
  return %r : tensor<3x4x2xi16>
}

// exact
func.func @bitcast_f32_i32(%a0: tensor<3x4xf32>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_f32_i64(%a0: tensor<3x4x2xf32>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf32>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_f32_ui8(%a0: tensor<3x4xf32>) -> tensor<3x4x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x4xui8>
  return %r : tensor<3x4x4xui8>
}

// exact
func.func @bitcast_f32_ui16(%a0: tensor<3x4xf32>) -> tensor<3x4x2xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x2xui16>
  return %r : tensor<3x4x2xui16>
}

// exact
func.func @bitcast_f32_ui32(%a0: tensor<3x4xf32>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_f32_ui64(%a0: tensor<3x4x2xf32>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf32>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_f32_f8E4M3FN(%a0: tensor<3x4xf32>) -> tensor<3x4x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x4xf8E4M3FN>
  return %r : tensor<3x4x4xf8E4M3FN>
}

// exact
func.func @bitcast_f32_f8E5M2(%a0: tensor<3x4xf32>) -> tensor<3x4x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x4xf8E5M2>
  return %r : tensor<3x4x4xf8E5M2>
}

// exact
func.func @bitcast_f32_i4(%a0: tensor<3x4xf32>) -> tensor<3x4x8xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x8xi4>
  return %r : tensor<3x4x8xi4>
}

// exact
func.func @bitcast_f32_ui4(%a0: tensor<3x4xf32>) -> tensor<3x4x8xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf32>) -> tensor<3x4x8xui4>
  return %r : tensor<3x4x8xui4>
}

// exact
func.func @bitcast_f16_f64(%a0: tensor<3x4x4xf16>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf16>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_f16_f32(%a0: tensor<3x4x2xf16>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf16>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_f16_f16(%a0: tensor<3x4xf16>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_f16_bf16(%a0: tensor<3x4xf16>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_f16_i8(%a0: tensor<3x4xf16>) -> tensor<3x4x2xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4x2xi8>
  return %r : tensor<3x4x2xi8>
}

// exact
func.func @bitcast_f16_i16(%a0: tensor<3x4xf16>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_f16_i32(%a0: tensor<3x4x2xf16>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf16>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_f16_i64(%a0: tensor<3x4x4xf16>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf16>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_f16_ui8(%a0: tensor<3x4xf16>) -> tensor<3x4x2xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4x2xui8>
  return %r : tensor<3x4x2xui8>
}

// exact
func.func @bitcast_f16_ui16(%a0: tensor<3x4xf16>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_f16_ui32(%a0: tensor<3x4x2xf16>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf16>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_f16_ui64(%a0: tensor<3x4x4xf16>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf16>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_f16_f8E4M3FN(%a0: tensor<3x4xf16>) -> tensor<3x4x2xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4x2xf8E4M3FN>
  return %r : tensor<3x4x2xf8E4M3FN>
}

// exact
func.func @bitcast_f16_f8E5M2(%a0: tensor<3x4xf16>) -> tensor<3x4x2xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4x2xf8E5M2>
  return %r : tensor<3x4x2xf8E5M2>
}

// exact
func.func @bitcast_f16_i4(%a0: tensor<3x4xf16>) -> tensor<3x4x4xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4x4xi4>
  return %r : tensor<3x4x4xi4>
}

// exact
func.func @bitcast_f16_ui4(%a0: tensor<3x4xf16>) -> tensor<3x4x4xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf16>) -> tensor<3x4x4xui4>
  return %r : tensor<3x4x4xui4>
}

// exact
func.func @bitcast_bf16_f64(%a0: tensor<3x4x4xbf16>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xbf16>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_bf16_f32(%a0: tensor<3x4x2xbf16>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xbf16>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_bf16_f16(%a0: tensor<3x4xbf16>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_bf16_bf16(%a0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_bf16_i8(%a0: tensor<3x4xbf16>) -> tensor<3x4x2xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4x2xi8>
  return %r : tensor<3x4x2xi8>
}

// exact
func.func @bitcast_bf16_i16(%a0: tensor<3x4xbf16>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_bf16_i32(%a0: tensor<3x4x2xbf16>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xbf16>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_bf16_i64(%a0: tensor<3x4x4xbf16>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xbf16>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_bf16_ui8(%a0: tensor<3x4xbf16>) -> tensor<3x4x2xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4x2xui8>
  return %r : tensor<3x4x2xui8>
}

// exact
func.func @bitcast_bf16_ui16(%a0: tensor<3x4xbf16>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_bf16_ui32(%a0: tensor<3x4x2xbf16>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xbf16>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_bf16_ui64(%a0: tensor<3x4x4xbf16>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xbf16>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_bf16_f8E4M3FN(%a0: tensor<3x4xbf16>) -> tensor<3x4x2xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4x2xf8E4M3FN>
  return %r : tensor<3x4x2xf8E4M3FN>
}

// exact
func.func @bitcast_bf16_f8E5M2(%a0: tensor<3x4xbf16>) -> tensor<3x4x2xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4x2xf8E5M2>
  return %r : tensor<3x4x2xf8E5M2>
}

// exact
func.func @bitcast_bf16_i4(%a0: tensor<3x4xbf16>) -> tensor<3x4x4xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4x4xi4>
  return %r : tensor<3x4x4xi4>
}

// exact
func.func @bitcast_bf16_ui4(%a0: tensor<3x4xbf16>) -> tensor<3x4x4xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xbf16>) -> tensor<3x4x4xui4>
  return %r : tensor<3x4x4xui4>
}

// exact
func.func @bitcast_i8_f64(%a0: tensor<3x4x8xi8>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xi8>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_i8_f32(%a0: tensor<3x4x4xi8>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi8>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_i8_f16(%a0: tensor<3x4x2xi8>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi8>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_i8_bf16(%a0: tensor<3x4x2xi8>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi8>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_i8_i8(%a0: tensor<3x4xi8>) -> tensor<3x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi8>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// exact
func.func @bitcast_i8_i16(%a0: tensor<3x4x2xi8>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi8>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_i8_i32(%a0: tensor<3x4x4xi8>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi8>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_i8_i64(%a0: tensor<3x4x8xi8>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xi8>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_i8_ui8(%a0: tensor<3x4xi8>) -> tensor<3x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi8>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}

// exact
func.func @bitcast_i8_ui16(%a0: tensor<3x4x2xi8>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi8>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_i8_ui32(%a0: tensor<3x4x4xi8>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi8>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_i8_ui64(%a0: tensor<3x4x8xi8>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xi8>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_i8_f8E4M3FN(%a0: tensor<3x4xi8>) -> tensor<3x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi8>) -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}

// exact
func.func @bitcast_i8_f8E5M2(%a0: tensor<3x4xi8>) -> tensor<3x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi8>) -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}

// exact
func.func @bitcast_i8_i4(%a0: tensor<3x4xi8>) -> tensor<3x4x2xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi8>) -> tensor<3x4x2xi4>
  return %r : tensor<3x4x2xi4>
}

// exact
func.func @bitcast_i8_ui4(%a0: tensor<3x4xi8>) -> tensor<3x4x2xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi8>) -> tensor<3x4x2xui4>
  return %r : tensor<3x4x2xui4>
}

// exact
func.func @bitcast_i16_f64(%a0: tensor<3x4x4xi16>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi16>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_i16_f32(%a0: tensor<3x4x2xi16>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi16>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_i16_f16(%a0: tensor<3x4xi16>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_i16_bf16(%a0: tensor<3x4xi16>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_i16_i8(%a0: tensor<3x4xi16>) -> tensor<3x4x2xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4x2xi8>
  return %r : tensor<3x4x2xi8>
}

// exact
func.func @bitcast_i16_i16(%a0: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_i16_i32(%a0: tensor<3x4x2xi16>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi16>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_i16_i64(%a0: tensor<3x4x4xi16>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi16>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_i16_ui8(%a0: tensor<3x4xi16>) -> tensor<3x4x2xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4x2xui8>
  return %r : tensor<3x4x2xui8>
}

// exact
func.func @bitcast_i16_ui16(%a0: tensor<3x4xi16>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_i16_ui32(%a0: tensor<3x4x2xi16>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi16>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_i16_ui64(%a0: tensor<3x4x4xi16>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi16>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_i16_f8E4M3FN(%a0: tensor<3x4xi16>) -> tensor<3x4x2xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4x2xf8E4M3FN>
  return %r : tensor<3x4x2xf8E4M3FN>
}

// exact
func.func @bitcast_i16_f8E5M2(%a0: tensor<3x4xi16>) -> tensor<3x4x2xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4x2xf8E5M2>
  return %r : tensor<3x4x2xf8E5M2>
}

// exact
func.func @bitcast_i16_i4(%a0: tensor<3x4xi16>) -> tensor<3x4x4xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4x4xi4>
  return %r : tensor<3x4x4xi4>
}

// exact
func.func @bitcast_i16_ui4(%a0: tensor<3x4xi16>) -> tensor<3x4x4xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi16>) -> tensor<3x4x4xui4>
  return %r : tensor<3x4x4xui4>
}

// exact
func.func @bitcast_i32_f64(%a0: tensor<3x4x2xi32>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi32>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_i32_f32(%a0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_i32_f16(%a0: tensor<3x4xi32>) -> tensor<3x4x2xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x2xf16>
  return %r : tensor<3x4x2xf16>
}

// exact
func.func @bitcast_i32_bf16(%a0: tensor<3x4xi32>) -> tensor<3x4x2xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x2xbf16>
  return %r : tensor<3x4x2xbf16>
}

// exact
func.func @bitcast_i32_i8(%a0: tensor<3x4xi32>) -> tensor<3x4x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x4xi8>
  return %r : tensor<3x4x4xi8>
}

// exact
func.func @bitcast_i32_i16(%a0: tensor<3x4xi32>) -> tensor<3x4x2xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x2xi16>
  return %r : tensor<3x4x2xi16>
}

// exact
func.func @bitcast_i32_i32(%a0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_i32_i64(%a0: tensor<3x4x2xi32>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi32>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_i32_ui8(%a0: tensor<3x4xi32>) -> tensor<3x4x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x4xui8>
  return %r : tensor<3x4x4xui8>
}

// exact
func.func @bitcast_i32_ui16(%a0: tensor<3x4xi32>) -> tensor<3x4x2xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x2xui16>
  return %r : tensor<3x4x2xui16>
}

// exact
func.func @bitcast_i32_ui32(%a0: tensor<3x4xi32>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_i32_ui64(%a0: tensor<3x4x2xi32>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi32>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_i32_f8E4M3FN(%a0: tensor<3x4xi32>) -> tensor<3x4x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x4xf8E4M3FN>
  return %r : tensor<3x4x4xf8E4M3FN>
}

// exact
func.func @bitcast_i32_f8E5M2(%a0: tensor<3x4xi32>) -> tensor<3x4x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x4xf8E5M2>
  return %r : tensor<3x4x4xf8E5M2>
}

// exact
func.func @bitcast_i32_i4(%a0: tensor<3x4xi32>) -> tensor<3x4x8xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x8xi4>
  return %r : tensor<3x4x8xi4>
}

// exact
func.func @bitcast_i32_ui4(%a0: tensor<3x4xi32>) -> tensor<3x4x8xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi32>) -> tensor<3x4x8xui4>
  return %r : tensor<3x4x8xui4>
}

// exact
func.func @bitcast_i64_f64(%a0: tensor<3x4xi64>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_i64_f32(%a0: tensor<3x4xi64>) -> tensor<3x4x2xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x2xf32>
  return %r : tensor<3x4x2xf32>
}

// exact
func.func @bitcast_i64_f16(%a0: tensor<3x4xi64>) -> tensor<3x4x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x4xf16>
  return %r : tensor<3x4x4xf16>
}

// exact
func.func @bitcast_i64_bf16(%a0: tensor<3x4xi64>) -> tensor<3x4x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x4xbf16>
  return %r : tensor<3x4x4xbf16>
}

// exact
func.func @bitcast_i64_i8(%a0: tensor<3x4xi64>) -> tensor<3x4x8xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x8xi8>
  return %r : tensor<3x4x8xi8>
}

// exact
func.func @bitcast_i64_i16(%a0: tensor<3x4xi64>) -> tensor<3x4x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x4xi16>
  return %r : tensor<3x4x4xi16>
}

// exact
func.func @bitcast_i64_i32(%a0: tensor<3x4xi64>) -> tensor<3x4x2xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x2xi32>
  return %r : tensor<3x4x2xi32>
}

// exact
func.func @bitcast_i64_i64(%a0: tensor<3x4xi64>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_i64_ui8(%a0: tensor<3x4xi64>) -> tensor<3x4x8xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x8xui8>
  return %r : tensor<3x4x8xui8>
}

// exact
func.func @bitcast_i64_ui16(%a0: tensor<3x4xi64>) -> tensor<3x4x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x4xui16>
  return %r : tensor<3x4x4xui16>
}

// exact
func.func @bitcast_i64_ui32(%a0: tensor<3x4xi64>) -> tensor<3x4x2xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x2xui32>
  return %r : tensor<3x4x2xui32>
}

// exact
func.func @bitcast_i64_ui64(%a0: tensor<3x4xi64>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_i64_f8E4M3FN(%a0: tensor<3x4xi64>) -> tensor<3x4x8xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x8xf8E4M3FN>
  return %r : tensor<3x4x8xf8E4M3FN>
}

// exact
func.func @bitcast_i64_f8E5M2(%a0: tensor<3x4xi64>) -> tensor<3x4x8xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x8xf8E5M2>
  return %r : tensor<3x4x8xf8E5M2>
}

// exact
func.func @bitcast_i64_i4(%a0: tensor<3x4xi64>) -> tensor<3x4x16xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x16xi4>
  return %r : tensor<3x4x16xi4>
}

// exact
func.func @bitcast_i64_ui4(%a0: tensor<3x4xi64>) -> tensor<3x4x16xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xi64>) -> tensor<3x4x16xui4>
  return %r : tensor<3x4x16xui4>
}

// exact
func.func @bitcast_ui8_f64(%a0: tensor<3x4x8xui8>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xui8>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_ui8_f32(%a0: tensor<3x4x4xui8>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui8>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_ui8_f16(%a0: tensor<3x4x2xui8>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui8>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_ui8_bf16(%a0: tensor<3x4x2xui8>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui8>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_ui8_i8(%a0: tensor<3x4xui8>) -> tensor<3x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui8>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// exact
func.func @bitcast_ui8_i16(%a0: tensor<3x4x2xui8>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui8>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_ui8_i32(%a0: tensor<3x4x4xui8>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui8>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_ui8_i64(%a0: tensor<3x4x8xui8>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xui8>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_ui8_ui8(%a0: tensor<3x4xui8>) -> tensor<3x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui8>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}

// exact
func.func @bitcast_ui8_ui16(%a0: tensor<3x4x2xui8>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui8>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_ui8_ui32(%a0: tensor<3x4x4xui8>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui8>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_ui8_ui64(%a0: tensor<3x4x8xui8>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xui8>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_ui8_f8E4M3FN(%a0: tensor<3x4xui8>) -> tensor<3x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui8>) -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}

// exact
func.func @bitcast_ui8_f8E5M2(%a0: tensor<3x4xui8>) -> tensor<3x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui8>) -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}

// exact
func.func @bitcast_ui8_i4(%a0: tensor<3x4xui8>) -> tensor<3x4x2xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui8>) -> tensor<3x4x2xi4>
  return %r : tensor<3x4x2xi4>
}

// exact
func.func @bitcast_ui8_ui4(%a0: tensor<3x4xui8>) -> tensor<3x4x2xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui8>) -> tensor<3x4x2xui4>
  return %r : tensor<3x4x2xui4>
}

// exact
func.func @bitcast_ui16_f64(%a0: tensor<3x4x4xui16>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui16>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_ui16_f32(%a0: tensor<3x4x2xui16>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui16>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_ui16_f16(%a0: tensor<3x4xui16>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_ui16_bf16(%a0: tensor<3x4xui16>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_ui16_i8(%a0: tensor<3x4xui16>) -> tensor<3x4x2xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4x2xi8>
  return %r : tensor<3x4x2xi8>
}

// exact
func.func @bitcast_ui16_i16(%a0: tensor<3x4xui16>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_ui16_i32(%a0: tensor<3x4x2xui16>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui16>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_ui16_i64(%a0: tensor<3x4x4xui16>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui16>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_ui16_ui8(%a0: tensor<3x4xui16>) -> tensor<3x4x2xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4x2xui8>
  return %r : tensor<3x4x2xui8>
}

// exact
func.func @bitcast_ui16_ui16(%a0: tensor<3x4xui16>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_ui16_ui32(%a0: tensor<3x4x2xui16>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui16>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_ui16_ui64(%a0: tensor<3x4x4xui16>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui16>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_ui16_f8E4M3FN(%a0: tensor<3x4xui16>) -> tensor<3x4x2xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4x2xf8E4M3FN>
  return %r : tensor<3x4x2xf8E4M3FN>
}

// exact
func.func @bitcast_ui16_f8E5M2(%a0: tensor<3x4xui16>) -> tensor<3x4x2xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4x2xf8E5M2>
  return %r : tensor<3x4x2xf8E5M2>
}

// exact
func.func @bitcast_ui16_i4(%a0: tensor<3x4xui16>) -> tensor<3x4x4xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4x4xi4>
  return %r : tensor<3x4x4xi4>
}

// exact
func.func @bitcast_ui16_ui4(%a0: tensor<3x4xui16>) -> tensor<3x4x4xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui16>) -> tensor<3x4x4xui4>
  return %r : tensor<3x4x4xui4>
}

// exact
func.func @bitcast_ui32_f64(%a0: tensor<3x4x2xui32>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui32>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_ui32_f32(%a0: tensor<3x4xui32>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_ui32_f16(%a0: tensor<3x4xui32>) -> tensor<3x4x2xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x2xf16>
  return %r : tensor<3x4x2xf16>
}

// exact
func.func @bitcast_ui32_bf16(%a0: tensor<3x4xui32>) -> tensor<3x4x2xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x2xbf16>
  return %r : tensor<3x4x2xbf16>
}

// exact
func.func @bitcast_ui32_i8(%a0: tensor<3x4xui32>) -> tensor<3x4x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x4xi8>
  return %r : tensor<3x4x4xi8>
}

// exact
func.func @bitcast_ui32_i16(%a0: tensor<3x4xui32>) -> tensor<3x4x2xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x2xi16>
  return %r : tensor<3x4x2xi16>
}

// exact
func.func @bitcast_ui32_i32(%a0: tensor<3x4xui32>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_ui32_i64(%a0: tensor<3x4x2xui32>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui32>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_ui32_ui8(%a0: tensor<3x4xui32>) -> tensor<3x4x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x4xui8>
  return %r : tensor<3x4x4xui8>
}

// exact
func.func @bitcast_ui32_ui16(%a0: tensor<3x4xui32>) -> tensor<3x4x2xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x2xui16>
  return %r : tensor<3x4x2xui16>
}

// exact
func.func @bitcast_ui32_ui32(%a0: tensor<3x4xui32>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_ui32_ui64(%a0: tensor<3x4x2xui32>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui32>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_ui32_f8E4M3FN(%a0: tensor<3x4xui32>) -> tensor<3x4x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x4xf8E4M3FN>
  return %r : tensor<3x4x4xf8E4M3FN>
}

// exact
func.func @bitcast_ui32_f8E5M2(%a0: tensor<3x4xui32>) -> tensor<3x4x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x4xf8E5M2>
  return %r : tensor<3x4x4xf8E5M2>
}

// exact
func.func @bitcast_ui32_i4(%a0: tensor<3x4xui32>) -> tensor<3x4x8xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x8xi4>
  return %r : tensor<3x4x8xi4>
}

// exact
func.func @bitcast_ui32_ui4(%a0: tensor<3x4xui32>) -> tensor<3x4x8xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui32>) -> tensor<3x4x8xui4>
  return %r : tensor<3x4x8xui4>
}

// exact
func.func @bitcast_ui64_f64(%a0: tensor<3x4xui64>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_ui64_f32(%a0: tensor<3x4xui64>) -> tensor<3x4x2xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x2xf32>
  return %r : tensor<3x4x2xf32>
}

// exact
func.func @bitcast_ui64_f16(%a0: tensor<3x4xui64>) -> tensor<3x4x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x4xf16>
  return %r : tensor<3x4x4xf16>
}

// exact
func.func @bitcast_ui64_bf16(%a0: tensor<3x4xui64>) -> tensor<3x4x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x4xbf16>
  return %r : tensor<3x4x4xbf16>
}

// exact
func.func @bitcast_ui64_i8(%a0: tensor<3x4xui64>) -> tensor<3x4x8xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x8xi8>
  return %r : tensor<3x4x8xi8>
}

// exact
func.func @bitcast_ui64_i16(%a0: tensor<3x4xui64>) -> tensor<3x4x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x4xi16>
  return %r : tensor<3x4x4xi16>
}

// exact
func.func @bitcast_ui64_i32(%a0: tensor<3x4xui64>) -> tensor<3x4x2xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x2xi32>
  return %r : tensor<3x4x2xi32>
}

// exact
func.func @bitcast_ui64_i64(%a0: tensor<3x4xui64>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_ui64_ui8(%a0: tensor<3x4xui64>) -> tensor<3x4x8xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x8xui8>
  return %r : tensor<3x4x8xui8>
}

// exact
func.func @bitcast_ui64_ui16(%a0: tensor<3x4xui64>) -> tensor<3x4x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x4xui16>
  return %r : tensor<3x4x4xui16>
}

// exact
func.func @bitcast_ui64_ui32(%a0: tensor<3x4xui64>) -> tensor<3x4x2xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x2xui32>
  return %r : tensor<3x4x2xui32>
}

// exact
func.func @bitcast_ui64_ui64(%a0: tensor<3x4xui64>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_ui64_f8E4M3FN(%a0: tensor<3x4xui64>) -> tensor<3x4x8xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x8xf8E4M3FN>
  return %r : tensor<3x4x8xf8E4M3FN>
}

// exact
func.func @bitcast_ui64_f8E5M2(%a0: tensor<3x4xui64>) -> tensor<3x4x8xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x8xf8E5M2>
  return %r : tensor<3x4x8xf8E5M2>
}

// exact
func.func @bitcast_ui64_i4(%a0: tensor<3x4xui64>) -> tensor<3x4x16xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x16xi4>
  return %r : tensor<3x4x16xi4>
}

// exact
func.func @bitcast_ui64_ui4(%a0: tensor<3x4xui64>) -> tensor<3x4x16xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xui64>) -> tensor<3x4x16xui4>
  return %r : tensor<3x4x16xui4>
}

// exact
func.func @bitcast_f8E4M3FN_f64(%a0: tensor<3x4x8xf8E4M3FN>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xf8E4M3FN>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_f8E4M3FN_f32(%a0: tensor<3x4x4xf8E4M3FN>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf8E4M3FN>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_f8E4M3FN_f16(%a0: tensor<3x4x2xf8E4M3FN>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf8E4M3FN>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_f8E4M3FN_bf16(%a0: tensor<3x4x2xf8E4M3FN>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf8E4M3FN>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_f8E4M3FN_i8(%a0: tensor<3x4xf8E4M3FN>) -> tensor<3x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// exact
func.func @bitcast_f8E4M3FN_i16(%a0: tensor<3x4x2xf8E4M3FN>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf8E4M3FN>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_f8E4M3FN_i32(%a0: tensor<3x4x4xf8E4M3FN>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf8E4M3FN>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_f8E4M3FN_i64(%a0: tensor<3x4x8xf8E4M3FN>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xf8E4M3FN>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_f8E4M3FN_ui8(%a0: tensor<3x4xf8E4M3FN>) -> tensor<3x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}

// exact
func.func @bitcast_f8E4M3FN_ui16(%a0: tensor<3x4x2xf8E4M3FN>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf8E4M3FN>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_f8E4M3FN_ui32(%a0: tensor<3x4x4xf8E4M3FN>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf8E4M3FN>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_f8E4M3FN_ui64(%a0: tensor<3x4x8xf8E4M3FN>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xf8E4M3FN>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_f8E4M3FN_f8E4M3FN(%a0: tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}

// exact
func.func @bitcast_f8E4M3FN_f8E5M2(%a0: tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}

// exact
func.func @bitcast_f8E4M3FN_i4(%a0: tensor<3x4xf8E4M3FN>) -> tensor<3x4x2xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4x2xi4>
  return %r : tensor<3x4x2xi4>
}

// exact
func.func @bitcast_f8E4M3FN_ui4(%a0: tensor<3x4xf8E4M3FN>) -> tensor<3x4x2xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4x2xui4>
  return %r : tensor<3x4x2xui4>
}

// exact
func.func @bitcast_f8E5M2_f64(%a0: tensor<3x4x8xf8E5M2>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xf8E5M2>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_f8E5M2_f32(%a0: tensor<3x4x4xf8E5M2>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf8E5M2>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_f8E5M2_f16(%a0: tensor<3x4x2xf8E5M2>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf8E5M2>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_f8E5M2_bf16(%a0: tensor<3x4x2xf8E5M2>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf8E5M2>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_f8E5M2_i8(%a0: tensor<3x4xf8E5M2>) -> tensor<3x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E5M2>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// exact
func.func @bitcast_f8E5M2_i16(%a0: tensor<3x4x2xf8E5M2>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf8E5M2>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_f8E5M2_i32(%a0: tensor<3x4x4xf8E5M2>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf8E5M2>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_f8E5M2_i64(%a0: tensor<3x4x8xf8E5M2>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xf8E5M2>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_f8E5M2_ui8(%a0: tensor<3x4xf8E5M2>) -> tensor<3x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E5M2>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}

// exact
func.func @bitcast_f8E5M2_ui16(%a0: tensor<3x4x2xf8E5M2>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xf8E5M2>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_f8E5M2_ui32(%a0: tensor<3x4x4xf8E5M2>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xf8E5M2>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_f8E5M2_ui64(%a0: tensor<3x4x8xf8E5M2>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xf8E5M2>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_f8E5M2_f8E4M3FN(%a0: tensor<3x4xf8E5M2>) -> tensor<3x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}

// exact
func.func @bitcast_f8E5M2_f8E5M2(%a0: tensor<3x4xf8E5M2>) -> tensor<3x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}

// exact
func.func @bitcast_f8E5M2_i4(%a0: tensor<3x4xf8E5M2>) -> tensor<3x4x2xi4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E5M2>) -> tensor<3x4x2xi4>
  return %r : tensor<3x4x2xi4>
}

// exact
func.func @bitcast_f8E5M2_ui4(%a0: tensor<3x4xf8E5M2>) -> tensor<3x4x2xui4> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4xf8E5M2>) -> tensor<3x4x2xui4>
  return %r : tensor<3x4x2xui4>
}

// exact
func.func @bitcast_i4_f64(%a0: tensor<3x4x16xi4>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x16xi4>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_i4_f32(%a0: tensor<3x4x8xi4>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xi4>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_i4_f16(%a0: tensor<3x4x4xi4>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi4>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_i4_bf16(%a0: tensor<3x4x4xi4>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi4>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_i4_i8(%a0: tensor<3x4x2xi4>) -> tensor<3x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi4>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// exact
func.func @bitcast_i4_i16(%a0: tensor<3x4x4xi4>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi4>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_i4_i32(%a0: tensor<3x4x8xi4>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xi4>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_i4_i64(%a0: tensor<3x4x16xi4>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x16xi4>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_i4_ui8(%a0: tensor<3x4x2xi4>) -> tensor<3x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi4>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}

// exact
func.func @bitcast_i4_ui16(%a0: tensor<3x4x4xi4>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xi4>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_i4_ui32(%a0: tensor<3x4x8xi4>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xi4>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_i4_ui64(%a0: tensor<3x4x16xi4>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x16xi4>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_i4_f8E4M3FN(%a0: tensor<3x4x2xi4>) -> tensor<3x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi4>) -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}

// exact
func.func @bitcast_i4_f8E5M2(%a0: tensor<3x4x2xi4>) -> tensor<3x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xi4>) -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}

// exact
func.func @bitcast_ui4_f64(%a0: tensor<3x4x16xui4>) -> tensor<3x4xf64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x16xui4>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// exact
func.func @bitcast_ui4_f32(%a0: tensor<3x4x8xui4>) -> tensor<3x4xf32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xui4>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// exact
func.func @bitcast_ui4_f16(%a0: tensor<3x4x4xui4>) -> tensor<3x4xf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui4>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// exact
func.func @bitcast_ui4_bf16(%a0: tensor<3x4x4xui4>) -> tensor<3x4xbf16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui4>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// exact
func.func @bitcast_ui4_i8(%a0: tensor<3x4x2xui4>) -> tensor<3x4xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui4>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// exact
func.func @bitcast_ui4_i16(%a0: tensor<3x4x4xui4>) -> tensor<3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui4>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// exact
func.func @bitcast_ui4_i32(%a0: tensor<3x4x8xui4>) -> tensor<3x4xi32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xui4>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// exact
func.func @bitcast_ui4_i64(%a0: tensor<3x4x16xui4>) -> tensor<3x4xi64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x16xui4>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// exact
func.func @bitcast_ui4_ui8(%a0: tensor<3x4x2xui4>) -> tensor<3x4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui4>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}

// exact
func.func @bitcast_ui4_ui16(%a0: tensor<3x4x4xui4>) -> tensor<3x4xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x4xui4>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// exact
func.func @bitcast_ui4_ui32(%a0: tensor<3x4x8xui4>) -> tensor<3x4xui32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x8xui4>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// exact
func.func @bitcast_ui4_ui64(%a0: tensor<3x4x16xui4>) -> tensor<3x4xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x16xui4>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// exact
func.func @bitcast_ui4_f8E4M3FN(%a0: tensor<3x4x2xui4>) -> tensor<3x4xf8E4M3FN> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui4>) -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}

// exact
func.func @bitcast_ui4_f8E5M2(%a0: tensor<3x4x2xui4>) -> tensor<3x4xf8E5M2> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<3x4x2xui4>) -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}

// exact
func.func @bitcast_f32_i32_rank0(%a0: tensor<f32>) -> tensor<i32> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<f32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @bitcast_f32_ui8_rank0(%a0: tensor<f32>) -> tensor<4xui8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<f32>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// exact
func.func @bitcast_ui8_f64_rank1(%a0: tensor<8xui8>) -> tensor<f64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<8xui8>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @bitcast_f64_i16_rank2(%a0: tensor<0x3xf64>) -> tensor<0x3x4xi16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<0x3xf64>) -> tensor<0x3x4xi16>
  return %r : tensor<0x3x4xi16>
}

// exact
func.func @bitcast_i16_ui64_rank3(%a0: tensor<2x0x4xi16>) -> tensor<2x0xui64> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x0x4xi16>) -> tensor<2x0xui64>
  return %r : tensor<2x0xui64>
}

// exact
func.func @bitcast_bf16_ui16_rank6(%a0: tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xui16> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xui16>
  return %r : tensor<2x1x2x1x2x2xui16>
}

// exact
func.func @bitcast_f16_i8_rank5(%a0: tensor<2x1x2x1x2xf16>) -> tensor<2x1x2x1x2x2xi8> {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x1x2x1x2xf16>) -> tensor<2x1x2x1x2x2xi8>
  return %r : tensor<2x1x2x1x2x2xi8>
}

// exact
func.func @reduce_precision_f64_e5m10(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e8m7(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e5m2(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e4m3(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e8m23(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e2m0(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e11m52(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e1m3(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 1 : i32, mantissa_bits = 3 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e3m1(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e8m0(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 0 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e5m23(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 23 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e11m10(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 10 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e6m9(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 6 : i32, mantissa_bits = 9 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f64_e4m52(%a0: tensor<64xf64>) -> tensor<64xf64> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 52 : i32}> : (tensor<64xf64>) -> tensor<64xf64>
  return %r : tensor<64xf64>
}

// exact
func.func @reduce_precision_f32_e5m10(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e8m7(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e5m2(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e4m3(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e8m23(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e2m0(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e11m52(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e1m3(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 1 : i32, mantissa_bits = 3 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e3m1(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e8m0(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 0 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e5m23(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 23 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e11m10(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 10 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e6m9(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 6 : i32, mantissa_bits = 9 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f32_e4m52(%a0: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 52 : i32}> : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// exact
func.func @reduce_precision_f16_e5m10(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e8m7(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e5m2(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e4m3(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e8m23(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e2m0(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e11m52(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e1m3(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 1 : i32, mantissa_bits = 3 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e3m1(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e8m0(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 0 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e5m23(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 23 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e11m10(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 10 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e6m9(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 6 : i32, mantissa_bits = 9 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_f16_e4m52(%a0: tensor<64xf16>) -> tensor<64xf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 52 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  return %r : tensor<64xf16>
}

// exact
func.func @reduce_precision_bf16_e5m10(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e8m7(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e5m2(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e4m3(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e8m23(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e2m0(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e11m52(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e1m3(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 1 : i32, mantissa_bits = 3 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e3m1(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e8m0(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 0 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e5m23(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 23 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e11m10(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 10 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e6m9(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 6 : i32, mantissa_bits = 9 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_bf16_e4m52(%a0: tensor<64xbf16>) -> tensor<64xbf16> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 52 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  return %r : tensor<64xbf16>
}

// exact
func.func @reduce_precision_f8E4M3FN_e5m10(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e8m7(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e5m2(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e4m3(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e8m23(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e2m0(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e11m52(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e1m3(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 1 : i32, mantissa_bits = 3 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e3m1(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e8m0(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 0 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e5m23(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 23 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e11m10(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 10 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e6m9(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 6 : i32, mantissa_bits = 9 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E4M3FN_e4m52(%a0: tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 52 : i32}> : (tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  return %r : tensor<256xf8E4M3FN>
}

// exact
func.func @reduce_precision_f8E5M2_e5m10(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e8m7(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e5m2(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e4m3(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e8m23(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e2m0(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e11m52(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e1m3(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 1 : i32, mantissa_bits = 3 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e3m1(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e8m0(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 8 : i32, mantissa_bits = 0 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e5m23(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 23 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e11m10(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 11 : i32, mantissa_bits = 10 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e6m9(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 6 : i32, mantissa_bits = 9 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}

// exact
func.func @reduce_precision_f8E5M2_e4m52(%a0: tensor<256xf8E5M2>) -> tensor<256xf8E5M2> {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 52 : i32}> : (tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  return %r : tensor<256xf8E5M2>
}
