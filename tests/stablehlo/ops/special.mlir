// ulp 8
func.func @acos_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.acos"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @acos_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.acos"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @acos_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.acos"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @acos_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.acos"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @acos_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.acos"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @acos_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.acos"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @acosh_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.acosh"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @acosh_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.acosh"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @acosh_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.acosh"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @acosh_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.acosh"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @acosh_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.acosh"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @acosh_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.acosh"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @asin_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.asin"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @asin_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.asin"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @asin_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.asin"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @asin_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.asin"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @asin_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.asin"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @asin_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.asin"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @asinh_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.asinh"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @asinh_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.asinh"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @asinh_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.asinh"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @asinh_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.asinh"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @asinh_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.asinh"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @asinh_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.asinh"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @atan_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.atan"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @atan_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.atan"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @atan_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.atan"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @atan_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.atan"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @atan_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.atan"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @atan_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.atan"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// tol 1e-13
func.func @atanh_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.atanh"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @atanh_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.atanh"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @atanh_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.atanh"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @atanh_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.atanh"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @atanh_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.atanh"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @atanh_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.atanh"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 16
func.func @cosh_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.cosh"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 16
func.func @cosh_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.cosh"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @cosh_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.cosh"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @cosh_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.cosh"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @cosh_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.cosh"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @cosh_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.cosh"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 16
func.func @sinh_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.sinh"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 16
func.func @sinh_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.sinh"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @sinh_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.sinh"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @sinh_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.sinh"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @sinh_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.sinh"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @sinh_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.sinh"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ulp 8
func.func @tan_f64(%a0: tensor<48xf64>) -> tensor<48xf64> {
  %r = "chlo.tan"(%a0) : (tensor<48xf64>) -> tensor<48xf64>
  return %r : tensor<48xf64>
}

// ulp 8
func.func @tan_f32(%a0: tensor<48xf32>) -> tensor<48xf32> {
  %r = "chlo.tan"(%a0) : (tensor<48xf32>) -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// ulp 1
func.func @tan_f16(%a0: tensor<48xf16>) -> tensor<48xf16> {
  %r = "chlo.tan"(%a0) : (tensor<48xf16>) -> tensor<48xf16>
  return %r : tensor<48xf16>
}

// ulp 1
func.func @tan_bf16(%a0: tensor<48xbf16>) -> tensor<48xbf16> {
  %r = "chlo.tan"(%a0) : (tensor<48xbf16>) -> tensor<48xbf16>
  return %r : tensor<48xbf16>
}

// tol 2e-6
func.func @tan_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.tan"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @tan_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.tan"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// ftz
func.func @square_f64(%a0: tensor<32xf64>) -> tensor<32xf64> {
  %r = "chlo.square"(%a0) : (tensor<32xf64>) -> tensor<32xf64>
  return %r : tensor<32xf64>
}

// ftz
func.func @square_f32(%a0: tensor<32xf32>) -> tensor<32xf32> {
  %r = "chlo.square"(%a0) : (tensor<32xf32>) -> tensor<32xf32>
  return %r : tensor<32xf32>
}

// ftz
func.func @square_f16(%a0: tensor<32xf16>) -> tensor<32xf16> {
  %r = "chlo.square"(%a0) : (tensor<32xf16>) -> tensor<32xf16>
  return %r : tensor<32xf16>
}

// ftz
func.func @square_bf16(%a0: tensor<32xbf16>) -> tensor<32xbf16> {
  %r = "chlo.square"(%a0) : (tensor<32xbf16>) -> tensor<32xbf16>
  return %r : tensor<32xbf16>
}

// tol 2e-6
func.func @square_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.square"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// tol 1e-14
func.func @square_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.square"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// exact
func.func @conj_c64(%a0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %r = "chlo.conj"(%a0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  return %r : tensor<32xcomplex<f32>>
}

// exact
func.func @conj_c128(%a0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
  %r = "chlo.conj"(%a0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
  return %r : tensor<32xcomplex<f64>>
}

// exact
func.func @is_inf_f64(%a0: tensor<27xf64>) -> tensor<27xi1> {
  %r = "chlo.is_inf"(%a0) : (tensor<27xf64>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_inf_f32(%a0: tensor<27xf32>) -> tensor<27xi1> {
  %r = "chlo.is_inf"(%a0) : (tensor<27xf32>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_inf_f16(%a0: tensor<27xf16>) -> tensor<27xi1> {
  %r = "chlo.is_inf"(%a0) : (tensor<27xf16>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_inf_bf16(%a0: tensor<27xbf16>) -> tensor<27xi1> {
  %r = "chlo.is_inf"(%a0) : (tensor<27xbf16>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_pos_inf_f64(%a0: tensor<27xf64>) -> tensor<27xi1> {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<27xf64>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_pos_inf_f32(%a0: tensor<27xf32>) -> tensor<27xi1> {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<27xf32>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_pos_inf_f16(%a0: tensor<27xf16>) -> tensor<27xi1> {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<27xf16>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_pos_inf_bf16(%a0: tensor<27xbf16>) -> tensor<27xi1> {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<27xbf16>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_neg_inf_f64(%a0: tensor<27xf64>) -> tensor<27xi1> {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<27xf64>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_neg_inf_f32(%a0: tensor<27xf32>) -> tensor<27xi1> {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<27xf32>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_neg_inf_f16(%a0: tensor<27xf16>) -> tensor<27xi1> {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<27xf16>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// exact
func.func @is_neg_inf_bf16(%a0: tensor<27xbf16>) -> tensor<27xi1> {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<27xbf16>) -> tensor<27xi1>
  return %r : tensor<27xi1>
}

// tol 1e-12
func.func @erf_f64(%a0: tensor<40xf64>) -> tensor<40xf64> {
  %r = "chlo.erf"(%a0) : (tensor<40xf64>) -> tensor<40xf64>
  return %r : tensor<40xf64>
}

// tol 1e-12
func.func @erf_f64_corners(%a0: tensor<27xf64>) -> tensor<27xf64> {
  %r = "chlo.erf"(%a0) : (tensor<27xf64>) -> tensor<27xf64>
  return %r : tensor<27xf64>
}

// tol 1e-5
func.func @erf_f32(%a0: tensor<40xf32>) -> tensor<40xf32> {
  %r = "chlo.erf"(%a0) : (tensor<40xf32>) -> tensor<40xf32>
  return %r : tensor<40xf32>
}

// tol 1e-5
func.func @erf_f32_corners(%a0: tensor<27xf32>) -> tensor<27xf32> {
  %r = "chlo.erf"(%a0) : (tensor<27xf32>) -> tensor<27xf32>
  return %r : tensor<27xf32>
}

// tol 2e-3
func.func @erf_f16(%a0: tensor<40xf16>) -> tensor<40xf16> {
  %r = "chlo.erf"(%a0) : (tensor<40xf16>) -> tensor<40xf16>
  return %r : tensor<40xf16>
}

// tol 2e-3
func.func @erf_f16_corners(%a0: tensor<27xf16>) -> tensor<27xf16> {
  %r = "chlo.erf"(%a0) : (tensor<27xf16>) -> tensor<27xf16>
  return %r : tensor<27xf16>
}

// tol 2e-2
func.func @erf_bf16(%a0: tensor<40xbf16>) -> tensor<40xbf16> {
  %r = "chlo.erf"(%a0) : (tensor<40xbf16>) -> tensor<40xbf16>
  return %r : tensor<40xbf16>
}

// tol 2e-2
func.func @erf_bf16_corners(%a0: tensor<27xbf16>) -> tensor<27xbf16> {
  %r = "chlo.erf"(%a0) : (tensor<27xbf16>) -> tensor<27xbf16>
  return %r : tensor<27xbf16>
}

// tol 1e-12
func.func @erfc_f64(%a0: tensor<40xf64>) -> tensor<40xf64> {
  %r = "chlo.erfc"(%a0) : (tensor<40xf64>) -> tensor<40xf64>
  return %r : tensor<40xf64>
}

// tol 1e-12
func.func @erfc_f64_corners(%a0: tensor<27xf64>) -> tensor<27xf64> {
  %r = "chlo.erfc"(%a0) : (tensor<27xf64>) -> tensor<27xf64>
  return %r : tensor<27xf64>
}

// tol 1e-5
func.func @erfc_f32(%a0: tensor<40xf32>) -> tensor<40xf32> {
  %r = "chlo.erfc"(%a0) : (tensor<40xf32>) -> tensor<40xf32>
  return %r : tensor<40xf32>
}

// tol 1e-5
func.func @erfc_f32_corners(%a0: tensor<27xf32>) -> tensor<27xf32> {
  %r = "chlo.erfc"(%a0) : (tensor<27xf32>) -> tensor<27xf32>
  return %r : tensor<27xf32>
}

// tol 2e-3
func.func @erfc_f16(%a0: tensor<40xf16>) -> tensor<40xf16> {
  %r = "chlo.erfc"(%a0) : (tensor<40xf16>) -> tensor<40xf16>
  return %r : tensor<40xf16>
}

// tol 2e-3
func.func @erfc_f16_corners(%a0: tensor<27xf16>) -> tensor<27xf16> {
  %r = "chlo.erfc"(%a0) : (tensor<27xf16>) -> tensor<27xf16>
  return %r : tensor<27xf16>
}

// tol 2e-2
func.func @erfc_bf16(%a0: tensor<40xbf16>) -> tensor<40xbf16> {
  %r = "chlo.erfc"(%a0) : (tensor<40xbf16>) -> tensor<40xbf16>
  return %r : tensor<40xbf16>
}

// tol 2e-2
func.func @erfc_bf16_corners(%a0: tensor<27xbf16>) -> tensor<27xbf16> {
  %r = "chlo.erfc"(%a0) : (tensor<27xbf16>) -> tensor<27xbf16>
  return %r : tensor<27xbf16>
}

// tol 1e-12
func.func @erf_inv_f64(%a0: tensor<40xf64>) -> tensor<40xf64> {
  %r = "chlo.erf_inv"(%a0) : (tensor<40xf64>) -> tensor<40xf64>
  return %r : tensor<40xf64>
}

// tol 1e-12
func.func @erf_inv_f64_corners(%a0: tensor<27xf64>) -> tensor<27xf64> {
  %r = "chlo.erf_inv"(%a0) : (tensor<27xf64>) -> tensor<27xf64>
  return %r : tensor<27xf64>
}

// tol 1e-5
func.func @erf_inv_f32(%a0: tensor<40xf32>) -> tensor<40xf32> {
  %r = "chlo.erf_inv"(%a0) : (tensor<40xf32>) -> tensor<40xf32>
  return %r : tensor<40xf32>
}

// tol 1e-5
func.func @erf_inv_f32_corners(%a0: tensor<27xf32>) -> tensor<27xf32> {
  %r = "chlo.erf_inv"(%a0) : (tensor<27xf32>) -> tensor<27xf32>
  return %r : tensor<27xf32>
}

// tol 2e-3
func.func @erf_inv_f16(%a0: tensor<40xf16>) -> tensor<40xf16> {
  %r = "chlo.erf_inv"(%a0) : (tensor<40xf16>) -> tensor<40xf16>
  return %r : tensor<40xf16>
}

// tol 2e-3
func.func @erf_inv_f16_corners(%a0: tensor<27xf16>) -> tensor<27xf16> {
  %r = "chlo.erf_inv"(%a0) : (tensor<27xf16>) -> tensor<27xf16>
  return %r : tensor<27xf16>
}

// tol 2e-2
func.func @erf_inv_bf16(%a0: tensor<40xbf16>) -> tensor<40xbf16> {
  %r = "chlo.erf_inv"(%a0) : (tensor<40xbf16>) -> tensor<40xbf16>
  return %r : tensor<40xbf16>
}

// tol 2e-2
func.func @erf_inv_bf16_corners(%a0: tensor<27xbf16>) -> tensor<27xbf16> {
  %r = "chlo.erf_inv"(%a0) : (tensor<27xbf16>) -> tensor<27xbf16>
  return %r : tensor<27xbf16>
}

// tol 1e-12
func.func @lgamma_f64(%a0: tensor<40xf64>) -> tensor<40xf64> {
  %r = "chlo.lgamma"(%a0) : (tensor<40xf64>) -> tensor<40xf64>
  return %r : tensor<40xf64>
}

// tol 1e-12
func.func @lgamma_f64_corners(%a0: tensor<27xf64>) -> tensor<27xf64> {
  %r = "chlo.lgamma"(%a0) : (tensor<27xf64>) -> tensor<27xf64>
  return %r : tensor<27xf64>
}

// tol 1e-5
func.func @lgamma_f32(%a0: tensor<40xf32>) -> tensor<40xf32> {
  %r = "chlo.lgamma"(%a0) : (tensor<40xf32>) -> tensor<40xf32>
  return %r : tensor<40xf32>
}

// tol 1e-5
func.func @lgamma_f32_corners(%a0: tensor<27xf32>) -> tensor<27xf32> {
  %r = "chlo.lgamma"(%a0) : (tensor<27xf32>) -> tensor<27xf32>
  return %r : tensor<27xf32>
}

// tol 2e-3
func.func @lgamma_f16(%a0: tensor<40xf16>) -> tensor<40xf16> {
  %r = "chlo.lgamma"(%a0) : (tensor<40xf16>) -> tensor<40xf16>
  return %r : tensor<40xf16>
}

// tol 2e-3
func.func @lgamma_f16_corners(%a0: tensor<27xf16>) -> tensor<27xf16> {
  %r = "chlo.lgamma"(%a0) : (tensor<27xf16>) -> tensor<27xf16>
  return %r : tensor<27xf16>
}

// tol 2e-2
func.func @lgamma_bf16(%a0: tensor<40xbf16>) -> tensor<40xbf16> {
  %r = "chlo.lgamma"(%a0) : (tensor<40xbf16>) -> tensor<40xbf16>
  return %r : tensor<40xbf16>
}

// tol 2e-2
func.func @lgamma_bf16_corners(%a0: tensor<27xbf16>) -> tensor<27xbf16> {
  %r = "chlo.lgamma"(%a0) : (tensor<27xbf16>) -> tensor<27xbf16>
  return %r : tensor<27xbf16>
}

// tol 1e-12
func.func @digamma_f64(%a0: tensor<40xf64>) -> tensor<40xf64> {
  %r = "chlo.digamma"(%a0) : (tensor<40xf64>) -> tensor<40xf64>
  return %r : tensor<40xf64>
}

// tol 1e-5
func.func @digamma_f32(%a0: tensor<40xf32>) -> tensor<40xf32> {
  %r = "chlo.digamma"(%a0) : (tensor<40xf32>) -> tensor<40xf32>
  return %r : tensor<40xf32>
}

// tol 2e-3
func.func @digamma_f16(%a0: tensor<40xf16>) -> tensor<40xf16> {
  %r = "chlo.digamma"(%a0) : (tensor<40xf16>) -> tensor<40xf16>
  return %r : tensor<40xf16>
}

// tol 2e-2
func.func @digamma_bf16(%a0: tensor<40xbf16>) -> tensor<40xbf16> {
  %r = "chlo.digamma"(%a0) : (tensor<40xbf16>) -> tensor<40xbf16>
  return %r : tensor<40xbf16>
}

// tol 1e-12
func.func @bessel_i1e_f64(%a0: tensor<40xf64>) -> tensor<40xf64> {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<40xf64>) -> tensor<40xf64>
  return %r : tensor<40xf64>
}

// tol 1e-5
func.func @bessel_i1e_f32(%a0: tensor<40xf32>) -> tensor<40xf32> {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<40xf32>) -> tensor<40xf32>
  return %r : tensor<40xf32>
}

// tol 2e-3
func.func @bessel_i1e_f16(%a0: tensor<40xf16>) -> tensor<40xf16> {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<40xf16>) -> tensor<40xf16>
  return %r : tensor<40xf16>
}

// tol 2e-2
func.func @bessel_i1e_bf16(%a0: tensor<40xbf16>) -> tensor<40xbf16> {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<40xbf16>) -> tensor<40xbf16>
  return %r : tensor<40xbf16>
}

// exact
func.func @next_after_f64(%a0: tensor<96xf64>, %a1: tensor<96xf64>) -> tensor<96xf64> {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<96xf64>, tensor<96xf64>) -> tensor<96xf64>
  return %r : tensor<96xf64>
}

// exact
func.func @next_after_f32(%a0: tensor<96xf32>, %a1: tensor<96xf32>) -> tensor<96xf32> {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
  return %r : tensor<96xf32>
}

// exact
func.func @next_after_f16(%a0: tensor<96xf16>, %a1: tensor<96xf16>) -> tensor<96xf16> {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<96xf16>, tensor<96xf16>) -> tensor<96xf16>
  return %r : tensor<96xf16>
}

// exact
func.func @next_after_bf16(%a0: tensor<96xbf16>, %a1: tensor<96xbf16>) -> tensor<96xbf16> {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<96xbf16>, tensor<96xbf16>) -> tensor<96xbf16>
  return %r : tensor<96xbf16>
}

// tol 1e-11
func.func @polygamma_f64(%a0: tensor<32xf64>, %a1: tensor<32xf64>) -> tensor<32xf64> {
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
  return %r : tensor<32xf64>
}

// rel 1e-11
func.func @zeta_f64(%a0: tensor<32xf64>, %a1: tensor<32xf64>) -> tensor<32xf64> {
  %r = "chlo.zeta"(%a0, %a1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
  return %r : tensor<32xf64>
}

// tol 1e-4
func.func @polygamma_f32(%a0: tensor<32xf32>, %a1: tensor<32xf32>) -> tensor<32xf32> {
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
  return %r : tensor<32xf32>
}

// rel 1e-4
func.func @zeta_f32(%a0: tensor<32xf32>, %a1: tensor<32xf32>) -> tensor<32xf32> {
  %r = "chlo.zeta"(%a0, %a1) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
  return %r : tensor<32xf32>
}

// exact
func.func @mulhi_i32(%a0: tensor<64xi32>, %a1: tensor<64xi32>) -> tensor<64xi32> {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
  return %r : tensor<64xi32>
}

// exact
func.func @mulhi_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> tensor<64xui32> {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
  return %r : tensor<64xui32>
}

// exact
func.func @mulhi_i64(%a0: tensor<64xi64>, %a1: tensor<64xi64>) -> tensor<64xi64> {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
  return %r : tensor<64xi64>
}

// exact
func.func @mulhi_ui64(%a0: tensor<64xui64>, %a1: tensor<64xui64>) -> tensor<64xui64> {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
  return %r : tensor<64xui64>
}

// ulp 8
func.func @acos_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "chlo.acos"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// ulp 8
func.func @acosh_f32_rank0(%a0: tensor<f32>) -> tensor<f32> {
  %r = "chlo.acosh"(%a0) : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// ulp 1
func.func @asin_f16_rank0(%a0: tensor<f16>) -> tensor<f16> {
  %r = "chlo.asin"(%a0) : (tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// ulp 1
func.func @asinh_bf16_rank0(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = "chlo.asinh"(%a0) : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// tol 1e-12
func.func @erf_f64_rank0(%a0: tensor<f64>) -> tensor<f64> {
  %r = "chlo.erf"(%a0) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// tol 1e-5
func.func @erfc_f32_rank0(%a0: tensor<f32>) -> tensor<f32> {
  %r = "chlo.erfc"(%a0) : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// ftz
func.func @square_f16_rank0(%a0: tensor<f16>) -> tensor<f16> {
  %r = "chlo.square"(%a0) : (tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// ulp 1
func.func @cosh_bf16_rank0(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = "chlo.cosh"(%a0) : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// ulp 8
func.func @acos_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "chlo.acos"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// ulp 1
func.func @acosh_f16_rank1(%a0: tensor<0xf16>) -> tensor<0xf16> {
  %r = "chlo.acosh"(%a0) : (tensor<0xf16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// ulp 1
func.func @asin_bf16_rank1(%a0: tensor<0xbf16>) -> tensor<0xbf16> {
  %r = "chlo.asin"(%a0) : (tensor<0xbf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// ulp 8
func.func @asinh_f64_rank1(%a0: tensor<0xf64>) -> tensor<0xf64> {
  %r = "chlo.asinh"(%a0) : (tensor<0xf64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// tol 1e-5
func.func @erf_f32_rank1(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "chlo.erf"(%a0) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// tol 2e-3
func.func @erfc_f16_rank1(%a0: tensor<0xf16>) -> tensor<0xf16> {
  %r = "chlo.erfc"(%a0) : (tensor<0xf16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// ftz
func.func @square_bf16_rank1(%a0: tensor<0xbf16>) -> tensor<0xbf16> {
  %r = "chlo.square"(%a0) : (tensor<0xbf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// ulp 16
func.func @cosh_f64_rank1(%a0: tensor<0xf64>) -> tensor<0xf64> {
  %r = "chlo.cosh"(%a0) : (tensor<0xf64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// ulp 1
func.func @acos_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "chlo.acos"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// ulp 1
func.func @acosh_bf16_rank1(%a0: tensor<1xbf16>) -> tensor<1xbf16> {
  %r = "chlo.acosh"(%a0) : (tensor<1xbf16>) -> tensor<1xbf16>
  return %r : tensor<1xbf16>
}

// ulp 8
func.func @asin_f64_rank1(%a0: tensor<1xf64>) -> tensor<1xf64> {
  %r = "chlo.asin"(%a0) : (tensor<1xf64>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// ulp 8
func.func @asinh_f32_rank1(%a0: tensor<1xf32>) -> tensor<1xf32> {
  %r = "chlo.asinh"(%a0) : (tensor<1xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// tol 2e-3
func.func @erf_f16_rank1(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "chlo.erf"(%a0) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// tol 2e-2
func.func @erfc_bf16_rank1(%a0: tensor<1xbf16>) -> tensor<1xbf16> {
  %r = "chlo.erfc"(%a0) : (tensor<1xbf16>) -> tensor<1xbf16>
  return %r : tensor<1xbf16>
}

// ftz
func.func @square_f64_rank1(%a0: tensor<1xf64>) -> tensor<1xf64> {
  %r = "chlo.square"(%a0) : (tensor<1xf64>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// ulp 16
func.func @cosh_f32_rank1(%a0: tensor<1xf32>) -> tensor<1xf32> {
  %r = "chlo.cosh"(%a0) : (tensor<1xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// ulp 1
func.func @acos_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "chlo.acos"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// ulp 8
func.func @acosh_f64_rank3(%a0: tensor<3x0x2xf64>) -> tensor<3x0x2xf64> {
  %r = "chlo.acosh"(%a0) : (tensor<3x0x2xf64>) -> tensor<3x0x2xf64>
  return %r : tensor<3x0x2xf64>
}

// ulp 8
func.func @asin_f32_rank3(%a0: tensor<3x0x2xf32>) -> tensor<3x0x2xf32> {
  %r = "chlo.asin"(%a0) : (tensor<3x0x2xf32>) -> tensor<3x0x2xf32>
  return %r : tensor<3x0x2xf32>
}

// ulp 1
func.func @asinh_f16_rank3(%a0: tensor<3x0x2xf16>) -> tensor<3x0x2xf16> {
  %r = "chlo.asinh"(%a0) : (tensor<3x0x2xf16>) -> tensor<3x0x2xf16>
  return %r : tensor<3x0x2xf16>
}

// tol 2e-2
func.func @erf_bf16_rank3(%a0: tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16> {
  %r = "chlo.erf"(%a0) : (tensor<3x0x2xbf16>) -> tensor<3x0x2xbf16>
  return %r : tensor<3x0x2xbf16>
}

// tol 1e-12
func.func @erfc_f64_rank3(%a0: tensor<3x0x2xf64>) -> tensor<3x0x2xf64> {
  %r = "chlo.erfc"(%a0) : (tensor<3x0x2xf64>) -> tensor<3x0x2xf64>
  return %r : tensor<3x0x2xf64>
}

// ftz
func.func @square_f32_rank3(%a0: tensor<3x0x2xf32>) -> tensor<3x0x2xf32> {
  %r = "chlo.square"(%a0) : (tensor<3x0x2xf32>) -> tensor<3x0x2xf32>
  return %r : tensor<3x0x2xf32>
}

// ulp 1
func.func @cosh_f16_rank3(%a0: tensor<3x0x2xf16>) -> tensor<3x0x2xf16> {
  %r = "chlo.cosh"(%a0) : (tensor<3x0x2xf16>) -> tensor<3x0x2xf16>
  return %r : tensor<3x0x2xf16>
}

// ulp 8
func.func @acos_f64_rank3(%a0: tensor<1x4x1xf64>) -> tensor<1x4x1xf64> {
  %r = "chlo.acos"(%a0) : (tensor<1x4x1xf64>) -> tensor<1x4x1xf64>
  return %r : tensor<1x4x1xf64>
}

// ulp 8
func.func @acosh_f32_rank3(%a0: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %r = "chlo.acosh"(%a0) : (tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
  return %r : tensor<1x4x1xf32>
}

// ulp 1
func.func @asin_f16_rank3(%a0: tensor<1x4x1xf16>) -> tensor<1x4x1xf16> {
  %r = "chlo.asin"(%a0) : (tensor<1x4x1xf16>) -> tensor<1x4x1xf16>
  return %r : tensor<1x4x1xf16>
}

// ulp 1
func.func @asinh_bf16_rank3(%a0: tensor<1x4x1xbf16>) -> tensor<1x4x1xbf16> {
  %r = "chlo.asinh"(%a0) : (tensor<1x4x1xbf16>) -> tensor<1x4x1xbf16>
  return %r : tensor<1x4x1xbf16>
}

// tol 1e-12
func.func @erf_f64_rank3(%a0: tensor<1x4x1xf64>) -> tensor<1x4x1xf64> {
  %r = "chlo.erf"(%a0) : (tensor<1x4x1xf64>) -> tensor<1x4x1xf64>
  return %r : tensor<1x4x1xf64>
}

// tol 1e-5
func.func @erfc_f32_rank3(%a0: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %r = "chlo.erfc"(%a0) : (tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
  return %r : tensor<1x4x1xf32>
}

// ftz
func.func @square_f16_rank3(%a0: tensor<1x4x1xf16>) -> tensor<1x4x1xf16> {
  %r = "chlo.square"(%a0) : (tensor<1x4x1xf16>) -> tensor<1x4x1xf16>
  return %r : tensor<1x4x1xf16>
}

// ulp 1
func.func @cosh_bf16_rank3(%a0: tensor<1x4x1xbf16>) -> tensor<1x4x1xbf16> {
  %r = "chlo.cosh"(%a0) : (tensor<1x4x1xbf16>) -> tensor<1x4x1xbf16>
  return %r : tensor<1x4x1xbf16>
}

// ulp 8
func.func @acos_f32_rank4(%a0: tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32> {
  %r = "chlo.acos"(%a0) : (tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
  return %r : tensor<2x3x2x1xf32>
}

// ulp 1
func.func @acosh_f16_rank4(%a0: tensor<2x3x2x1xf16>) -> tensor<2x3x2x1xf16> {
  %r = "chlo.acosh"(%a0) : (tensor<2x3x2x1xf16>) -> tensor<2x3x2x1xf16>
  return %r : tensor<2x3x2x1xf16>
}

// ulp 1
func.func @asin_bf16_rank4(%a0: tensor<2x3x2x1xbf16>) -> tensor<2x3x2x1xbf16> {
  %r = "chlo.asin"(%a0) : (tensor<2x3x2x1xbf16>) -> tensor<2x3x2x1xbf16>
  return %r : tensor<2x3x2x1xbf16>
}

// ulp 8
func.func @asinh_f64_rank4(%a0: tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64> {
  %r = "chlo.asinh"(%a0) : (tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
  return %r : tensor<2x3x2x1xf64>
}

// tol 1e-5
func.func @erf_f32_rank4(%a0: tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32> {
  %r = "chlo.erf"(%a0) : (tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
  return %r : tensor<2x3x2x1xf32>
}

// tol 2e-3
func.func @erfc_f16_rank4(%a0: tensor<2x3x2x1xf16>) -> tensor<2x3x2x1xf16> {
  %r = "chlo.erfc"(%a0) : (tensor<2x3x2x1xf16>) -> tensor<2x3x2x1xf16>
  return %r : tensor<2x3x2x1xf16>
}

// ftz
func.func @square_bf16_rank4(%a0: tensor<2x3x2x1xbf16>) -> tensor<2x3x2x1xbf16> {
  %r = "chlo.square"(%a0) : (tensor<2x3x2x1xbf16>) -> tensor<2x3x2x1xbf16>
  return %r : tensor<2x3x2x1xbf16>
}

// ulp 16
func.func @cosh_f64_rank4(%a0: tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64> {
  %r = "chlo.cosh"(%a0) : (tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
  return %r : tensor<2x3x2x1xf64>
}

// ulp 1
func.func @acos_f16_rank5(%a0: tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xf16> {
  %r = "chlo.acos"(%a0) : (tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xf16>
  return %r : tensor<2x1x2x2x2xf16>
}

// ulp 1
func.func @acosh_bf16_rank5(%a0: tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xbf16> {
  %r = "chlo.acosh"(%a0) : (tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xbf16>
  return %r : tensor<2x1x2x2x2xbf16>
}

// ulp 8
func.func @asin_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "chlo.asin"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// ulp 8
func.func @asinh_f32_rank5(%a0: tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32> {
  %r = "chlo.asinh"(%a0) : (tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32>
  return %r : tensor<2x1x2x2x2xf32>
}

// tol 2e-3
func.func @erf_f16_rank5(%a0: tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xf16> {
  %r = "chlo.erf"(%a0) : (tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xf16>
  return %r : tensor<2x1x2x2x2xf16>
}

// tol 2e-2
func.func @erfc_bf16_rank5(%a0: tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xbf16> {
  %r = "chlo.erfc"(%a0) : (tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xbf16>
  return %r : tensor<2x1x2x2x2xbf16>
}

// ftz
func.func @square_f64_rank5(%a0: tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64> {
  %r = "chlo.square"(%a0) : (tensor<2x1x2x2x2xf64>) -> tensor<2x1x2x2x2xf64>
  return %r : tensor<2x1x2x2x2xf64>
}

// ulp 16
func.func @cosh_f32_rank5(%a0: tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32> {
  %r = "chlo.cosh"(%a0) : (tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32>
  return %r : tensor<2x1x2x2x2xf32>
}

// ulp 1
func.func @acos_bf16_rank6(%a0: tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xbf16> {
  %r = "chlo.acos"(%a0) : (tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xbf16>
  return %r : tensor<2x1x2x1x2x2xbf16>
}

// ulp 8
func.func @acosh_f64_rank6(%a0: tensor<2x1x2x1x2x2xf64>) -> tensor<2x1x2x1x2x2xf64> {
  %r = "chlo.acosh"(%a0) : (tensor<2x1x2x1x2x2xf64>) -> tensor<2x1x2x1x2x2xf64>
  return %r : tensor<2x1x2x1x2x2xf64>
}

// ulp 8
func.func @asin_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "chlo.asin"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// ulp 1
func.func @asinh_f16_rank6(%a0: tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16> {
  %r = "chlo.asinh"(%a0) : (tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16>
  return %r : tensor<2x1x2x1x2x2xf16>
}

// tol 2e-2
func.func @erf_bf16_rank6(%a0: tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xbf16> {
  %r = "chlo.erf"(%a0) : (tensor<2x1x2x1x2x2xbf16>) -> tensor<2x1x2x1x2x2xbf16>
  return %r : tensor<2x1x2x1x2x2xbf16>
}

// tol 1e-12
func.func @erfc_f64_rank6(%a0: tensor<2x1x2x1x2x2xf64>) -> tensor<2x1x2x1x2x2xf64> {
  %r = "chlo.erfc"(%a0) : (tensor<2x1x2x1x2x2xf64>) -> tensor<2x1x2x1x2x2xf64>
  return %r : tensor<2x1x2x1x2x2xf64>
}

// ftz
func.func @square_f32_rank6(%a0: tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32> {
  %r = "chlo.square"(%a0) : (tensor<2x1x2x1x2x2xf32>) -> tensor<2x1x2x1x2x2xf32>
  return %r : tensor<2x1x2x1x2x2xf32>
}

// ulp 1
func.func @cosh_f16_rank6(%a0: tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16> {
  %r = "chlo.cosh"(%a0) : (tensor<2x1x2x1x2x2xf16>) -> tensor<2x1x2x1x2x2xf16>
  return %r : tensor<2x1x2x1x2x2xf16>
}
