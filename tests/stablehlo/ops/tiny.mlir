// exact
func.func @abs_f64_tiny(%a0: tensor<15xf64>) -> tensor<15xf64> {
  %r = "stablehlo.abs"(%a0) : (tensor<15xf64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @negate_f64_tiny(%a0: tensor<15xf64>) -> tensor<15xf64> {
  %r = "stablehlo.negate"(%a0) : (tensor<15xf64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @sign_f64_tiny(%a0: tensor<15xf64>) -> tensor<15xf64> {
  %r = "stablehlo.sign"(%a0) : (tensor<15xf64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @ceil_f64_tiny(%a0: tensor<15xf64>) -> tensor<15xf64> {
  %r = "stablehlo.ceil"(%a0) : (tensor<15xf64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @floor_f64_tiny(%a0: tensor<15xf64>) -> tensor<15xf64> {
  %r = "stablehlo.floor"(%a0) : (tensor<15xf64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @round_nearest_afz_f64_tiny(%a0: tensor<15xf64>) -> tensor<15xf64> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<15xf64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @round_nearest_even_f64_tiny(%a0: tensor<15xf64>) -> tensor<15xf64> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<15xf64>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @is_finite_f64_tiny(%a0: tensor<15xf64>) -> tensor<15xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<15xf64>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @add_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xf64> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
  return %r : tensor<225xf64>
}

// exact
func.func @subtract_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xf64> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
  return %r : tensor<225xf64>
}

// exact
func.func @multiply_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xf64> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
  return %r : tensor<225xf64>
}

// exact
func.func @divide_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xf64> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
  return %r : tensor<225xf64>
}

// equal
func.func @maximum_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xf64> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
  return %r : tensor<225xf64>
}

// equal
func.func @minimum_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xf64> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
  return %r : tensor<225xf64>
}

// exact
func.func @remainder_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xf64> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xf64>
  return %r : tensor<225xf64>
}

// exact
func.func @compare_EQ_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_NE_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LT_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LE_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GT_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GE_f64_tiny(%a0: tensor<225xf64>, %a1: tensor<225xf64>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf64>, tensor<225xf64>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @convert_f64_f32_tiny(%a0: tensor<15xf64>) -> tensor<15xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf64>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @convert_f64_f16_tiny(%a0: tensor<15xf64>) -> tensor<15xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf64>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @convert_f64_i32_tiny(%a0: tensor<15xf64>) -> tensor<15xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf64>) -> tensor<15xi32>
  return %r : tensor<15xi32>
}

// exact
func.func @convert_f64_i1_tiny(%a0: tensor<15xf64>) -> tensor<15xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf64>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @convert_f64_ui8_tiny(%a0: tensor<15xf64>) -> tensor<15xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf64>) -> tensor<15xui8>
  return %r : tensor<15xui8>
}

// exact
func.func @abs_f32_tiny(%a0: tensor<15xf32>) -> tensor<15xf32> {
  %r = "stablehlo.abs"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @negate_f32_tiny(%a0: tensor<15xf32>) -> tensor<15xf32> {
  %r = "stablehlo.negate"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @sign_f32_tiny(%a0: tensor<15xf32>) -> tensor<15xf32> {
  %r = "stablehlo.sign"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @ceil_f32_tiny(%a0: tensor<15xf32>) -> tensor<15xf32> {
  %r = "stablehlo.ceil"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @floor_f32_tiny(%a0: tensor<15xf32>) -> tensor<15xf32> {
  %r = "stablehlo.floor"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @round_nearest_afz_f32_tiny(%a0: tensor<15xf32>) -> tensor<15xf32> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @round_nearest_even_f32_tiny(%a0: tensor<15xf32>) -> tensor<15xf32> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @is_finite_f32_tiny(%a0: tensor<15xf32>) -> tensor<15xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<15xf32>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @add_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xf32> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
  return %r : tensor<225xf32>
}

// exact
func.func @subtract_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xf32> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
  return %r : tensor<225xf32>
}

// exact
func.func @multiply_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xf32> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
  return %r : tensor<225xf32>
}

// exact
func.func @divide_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xf32> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
  return %r : tensor<225xf32>
}

// equal
func.func @maximum_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xf32> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
  return %r : tensor<225xf32>
}

// equal
func.func @minimum_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xf32> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
  return %r : tensor<225xf32>
}

// exact
func.func @remainder_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xf32> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xf32>
  return %r : tensor<225xf32>
}

// exact
func.func @compare_EQ_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_NE_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LT_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LE_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GT_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GE_f32_tiny(%a0: tensor<225xf32>, %a1: tensor<225xf32>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf32>, tensor<225xf32>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @convert_f32_f64_tiny(%a0: tensor<15xf32>) -> tensor<15xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf32>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @convert_f32_f16_tiny(%a0: tensor<15xf32>) -> tensor<15xf16> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf32>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @convert_f32_i32_tiny(%a0: tensor<15xf32>) -> tensor<15xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf32>) -> tensor<15xi32>
  return %r : tensor<15xi32>
}

// exact
func.func @convert_f32_i1_tiny(%a0: tensor<15xf32>) -> tensor<15xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf32>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @convert_f32_ui8_tiny(%a0: tensor<15xf32>) -> tensor<15xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf32>) -> tensor<15xui8>
  return %r : tensor<15xui8>
}

// exact
func.func @abs_f16_tiny(%a0: tensor<15xf16>) -> tensor<15xf16> {
  %r = "stablehlo.abs"(%a0) : (tensor<15xf16>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @negate_f16_tiny(%a0: tensor<15xf16>) -> tensor<15xf16> {
  %r = "stablehlo.negate"(%a0) : (tensor<15xf16>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @sign_f16_tiny(%a0: tensor<15xf16>) -> tensor<15xf16> {
  %r = "stablehlo.sign"(%a0) : (tensor<15xf16>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @ceil_f16_tiny(%a0: tensor<15xf16>) -> tensor<15xf16> {
  %r = "stablehlo.ceil"(%a0) : (tensor<15xf16>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @floor_f16_tiny(%a0: tensor<15xf16>) -> tensor<15xf16> {
  %r = "stablehlo.floor"(%a0) : (tensor<15xf16>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @round_nearest_afz_f16_tiny(%a0: tensor<15xf16>) -> tensor<15xf16> {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<15xf16>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @round_nearest_even_f16_tiny(%a0: tensor<15xf16>) -> tensor<15xf16> {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<15xf16>) -> tensor<15xf16>
  return %r : tensor<15xf16>
}

// exact
func.func @is_finite_f16_tiny(%a0: tensor<15xf16>) -> tensor<15xi1> {
  %r = "stablehlo.is_finite"(%a0) : (tensor<15xf16>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @add_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xf16> {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
  return %r : tensor<225xf16>
}

// exact
func.func @subtract_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xf16> {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
  return %r : tensor<225xf16>
}

// exact
func.func @multiply_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xf16> {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
  return %r : tensor<225xf16>
}

// exact
func.func @divide_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xf16> {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
  return %r : tensor<225xf16>
}

// equal
func.func @maximum_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xf16> {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
  return %r : tensor<225xf16>
}

// equal
func.func @minimum_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xf16> {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
  return %r : tensor<225xf16>
}

// exact
func.func @remainder_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xf16> {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xf16>
  return %r : tensor<225xf16>
}

// exact
func.func @compare_EQ_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_NE_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LT_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LE_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GT_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GE_f16_tiny(%a0: tensor<225xf16>, %a1: tensor<225xf16>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<225xf16>, tensor<225xf16>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @convert_f16_f64_tiny(%a0: tensor<15xf16>) -> tensor<15xf64> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf16>) -> tensor<15xf64>
  return %r : tensor<15xf64>
}

// exact
func.func @convert_f16_f32_tiny(%a0: tensor<15xf16>) -> tensor<15xf32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf16>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}

// exact
func.func @convert_f16_i32_tiny(%a0: tensor<15xf16>) -> tensor<15xi32> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf16>) -> tensor<15xi32>
  return %r : tensor<15xi32>
}

// exact
func.func @convert_f16_i1_tiny(%a0: tensor<15xf16>) -> tensor<15xi1> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf16>) -> tensor<15xi1>
  return %r : tensor<15xi1>
}

// exact
func.func @convert_f16_ui8_tiny(%a0: tensor<15xf16>) -> tensor<15xui8> {
  %r = "stablehlo.convert"(%a0) : (tensor<15xf16>) -> tensor<15xui8>
  return %r : tensor<15xui8>
}
