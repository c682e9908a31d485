// exact
func.func @compare_EQ_f64(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_f64_total(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_f64(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_f64_total(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_f64(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_f64_total(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_f64(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_f64_total(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_f64(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_f64_total(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_f64(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_f64_total(%a0: tensor<324xf64>, %a1: tensor<324xf64>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf64>, tensor<324xf64>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_f32(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_f32_total(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_f32(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_f32_total(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_f32(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_f32_total(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_f32(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_f32_total(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_f32(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_f32_total(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_f32(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_f32_total(%a0: tensor<324xf32>, %a1: tensor<324xf32>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf32>, tensor<324xf32>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_f16(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_f16_total(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_f16(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_f16_total(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_f16(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_f16_total(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_f16(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_f16_total(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_f16(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_f16_total(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_f16(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_f16_total(%a0: tensor<324xf16>, %a1: tensor<324xf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xf16>, tensor<324xf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_bf16(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_bf16_total(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_bf16(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_bf16_total(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_bf16(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_bf16_total(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_bf16(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_bf16_total(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_bf16(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_bf16_total(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_bf16(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_bf16_total(%a0: tensor<324xbf16>, %a1: tensor<324xbf16>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<324xbf16>, tensor<324xbf16>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_f8E4M3FN(%a0: tensor<256xf8E4M3FN>, %a1: tensor<256xf8E4M3FN>) -> tensor<256xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @compare_NE_f8E4M3FN(%a0: tensor<256xf8E4M3FN>, %a1: tensor<256xf8E4M3FN>) -> tensor<256xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @compare_LT_f8E4M3FN(%a0: tensor<256xf8E4M3FN>, %a1: tensor<256xf8E4M3FN>) -> tensor<256xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @compare_LE_f8E4M3FN(%a0: tensor<256xf8E4M3FN>, %a1: tensor<256xf8E4M3FN>) -> tensor<256xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @compare_GT_f8E4M3FN(%a0: tensor<256xf8E4M3FN>, %a1: tensor<256xf8E4M3FN>) -> tensor<256xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @compare_GE_f8E4M3FN(%a0: tensor<256xf8E4M3FN>, %a1: tensor<256xf8E4M3FN>) -> tensor<256xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xi1>
  return %r : tensor<256xi1>
}

// exact
func.func @compare_EQ_f8E5M2(%a0: tensor<324xf8E5M2>, %a1: tensor<324xf8E5M2>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf8E5M2>, tensor<324xf8E5M2>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_NE_f8E5M2(%a0: tensor<324xf8E5M2>, %a1: tensor<324xf8E5M2>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf8E5M2>, tensor<324xf8E5M2>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LT_f8E5M2(%a0: tensor<324xf8E5M2>, %a1: tensor<324xf8E5M2>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf8E5M2>, tensor<324xf8E5M2>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_LE_f8E5M2(%a0: tensor<324xf8E5M2>, %a1: tensor<324xf8E5M2>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf8E5M2>, tensor<324xf8E5M2>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GT_f8E5M2(%a0: tensor<324xf8E5M2>, %a1: tensor<324xf8E5M2>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf8E5M2>, tensor<324xf8E5M2>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_GE_f8E5M2(%a0: tensor<324xf8E5M2>, %a1: tensor<324xf8E5M2>) -> tensor<324xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<324xf8E5M2>, tensor<324xf8E5M2>) -> tensor<324xi1>
  return %r : tensor<324xi1>
}

// exact
func.func @compare_EQ_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_NE_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LT_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LE_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GT_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GE_i8(%a0: tensor<96xi8>, %a1: tensor<96xi8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi8>, tensor<96xi8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_EQ_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_NE_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LT_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LE_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GT_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GE_i16(%a0: tensor<96xi16>, %a1: tensor<96xi16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi16>, tensor<96xi16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_EQ_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_NE_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LT_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LE_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GT_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GE_i32(%a0: tensor<96xi32>, %a1: tensor<96xi32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_EQ_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_NE_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LT_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LE_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GT_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GE_i64(%a0: tensor<96xi64>, %a1: tensor<96xi64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<96xi64>, tensor<96xi64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_EQ_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_NE_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LT_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LE_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GT_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GE_ui8(%a0: tensor<96xui8>, %a1: tensor<96xui8>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui8>, tensor<96xui8>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_EQ_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_NE_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LT_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LE_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GT_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GE_ui16(%a0: tensor<96xui16>, %a1: tensor<96xui16>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui16>, tensor<96xui16>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_EQ_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_NE_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LT_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LE_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GT_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GE_ui32(%a0: tensor<96xui32>, %a1: tensor<96xui32>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui32>, tensor<96xui32>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_EQ_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_NE_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LT_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_LE_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GT_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_GE_ui64(%a0: tensor<96xui64>, %a1: tensor<96xui64>) -> tensor<96xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<96xui64>, tensor<96xui64>) -> tensor<96xi1>
  return %r : tensor<96xi1>
}

// exact
func.func @compare_EQ_i4(%a0: tensor<225xi4>, %a1: tensor<225xi4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<225xi4>, tensor<225xi4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_NE_i4(%a0: tensor<225xi4>, %a1: tensor<225xi4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<225xi4>, tensor<225xi4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LT_i4(%a0: tensor<225xi4>, %a1: tensor<225xi4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<225xi4>, tensor<225xi4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LE_i4(%a0: tensor<225xi4>, %a1: tensor<225xi4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<225xi4>, tensor<225xi4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GT_i4(%a0: tensor<225xi4>, %a1: tensor<225xi4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<225xi4>, tensor<225xi4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GE_i4(%a0: tensor<225xi4>, %a1: tensor<225xi4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<225xi4>, tensor<225xi4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_EQ_ui4(%a0: tensor<225xui4>, %a1: tensor<225xui4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<225xui4>, tensor<225xui4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_NE_ui4(%a0: tensor<225xui4>, %a1: tensor<225xui4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<225xui4>, tensor<225xui4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LT_ui4(%a0: tensor<225xui4>, %a1: tensor<225xui4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<225xui4>, tensor<225xui4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_LE_ui4(%a0: tensor<225xui4>, %a1: tensor<225xui4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<225xui4>, tensor<225xui4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GT_ui4(%a0: tensor<225xui4>, %a1: tensor<225xui4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<225xui4>, tensor<225xui4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_GE_ui4(%a0: tensor<225xui4>, %a1: tensor<225xui4>) -> tensor<225xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<225xui4>, tensor<225xui4>) -> tensor<225xi1>
  return %r : tensor<225xi1>
}

// exact
func.func @compare_EQ_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @compare_NE_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @compare_LT_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @compare_LE_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @compare_GT_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @compare_GE_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @compare_EQ_c64(%a0: tensor<144xcomplex<f32>>, %a1: tensor<144xcomplex<f32>>) -> tensor<144xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<144xcomplex<f32>>, tensor<144xcomplex<f32>>) -> tensor<144xi1>
  return %r : tensor<144xi1>
}

// exact
func.func @compare_NE_c64(%a0: tensor<144xcomplex<f32>>, %a1: tensor<144xcomplex<f32>>) -> tensor<144xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<144xcomplex<f32>>, tensor<144xcomplex<f32>>) -> tensor<144xi1>
  return %r : tensor<144xi1>
}

// exact
func.func @compare_EQ_c128(%a0: tensor<144xcomplex<f64>>, %a1: tensor<144xcomplex<f64>>) -> tensor<144xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<144xcomplex<f64>>, tensor<144xcomplex<f64>>) -> tensor<144xi1>
  return %r : tensor<144xi1>
}

// exact
func.func @compare_NE_c128(%a0: tensor<144xcomplex<f64>>, %a1: tensor<144xcomplex<f64>>) -> tensor<144xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<144xcomplex<f64>>, tensor<144xcomplex<f64>>) -> tensor<144xi1>
  return %r : tensor<144xi1>
}

// exact
func.func @compare_EQ_f64_rank0(%a0: tensor<f64>, %a1: tensor<f64>) -> tensor<i1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @compare_NE_f32_rank0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<i1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @compare_LT_f16_rank0(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<i1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @compare_LE_bf16_rank0(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<i1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @compare_GT_i8_rank0(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @compare_GE_i16_rank0(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @compare_EQ_i16_rank1(%a0: tensor<0xi16>, %a1: tensor<0xi16>) -> tensor<0xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<0xi16>, tensor<0xi16>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @compare_NE_i32_rank1(%a0: tensor<0xi32>, %a1: tensor<0xi32>) -> tensor<0xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @compare_LT_i64_rank1(%a0: tensor<0xi64>, %a1: tensor<0xi64>) -> tensor<0xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @compare_LE_ui8_rank1(%a0: tensor<0xui8>, %a1: tensor<0xui8>) -> tensor<0xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @compare_GT_ui16_rank1(%a0: tensor<0xui16>, %a1: tensor<0xui16>) -> tensor<0xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<0xui16>, tensor<0xui16>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @compare_GE_ui32_rank1(%a0: tensor<0xui32>, %a1: tensor<0xui32>) -> tensor<0xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<0xui32>, tensor<0xui32>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @compare_EQ_ui32_rank1(%a0: tensor<1xui32>, %a1: tensor<1xui32>) -> tensor<1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @compare_NE_ui64_rank1(%a0: tensor<1xui64>, %a1: tensor<1xui64>) -> tensor<1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @compare_LT_f8E4M3FN_rank1(%a0: tensor<1xf8E4M3FN>, %a1: tensor<1xf8E4M3FN>) -> tensor<1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @compare_LE_f8E5M2_rank1(%a0: tensor<1xf8E5M2>, %a1: tensor<1xf8E5M2>) -> tensor<1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @compare_GT_f64_rank1(%a0: tensor<1xf64>, %a1: tensor<1xf64>) -> tensor<1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @compare_GE_f32_rank1(%a0: tensor<1xf32>, %a1: tensor<1xf32>) -> tensor<1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @compare_EQ_f32_rank3(%a0: tensor<3x0x2xf32>, %a1: tensor<3x0x2xf32>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x0x2xf32>, tensor<3x0x2xf32>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @compare_NE_f16_rank3(%a0: tensor<3x0x2xf16>, %a1: tensor<3x0x2xf16>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x0x2xf16>, tensor<3x0x2xf16>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @compare_LT_bf16_rank3(%a0: tensor<3x0x2xbf16>, %a1: tensor<3x0x2xbf16>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x0x2xbf16>, tensor<3x0x2xbf16>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @compare_LE_i8_rank3(%a0: tensor<3x0x2xi8>, %a1: tensor<3x0x2xi8>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x0x2xi8>, tensor<3x0x2xi8>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @compare_GT_i16_rank3(%a0: tensor<3x0x2xi16>, %a1: tensor<3x0x2xi16>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x0x2xi16>, tensor<3x0x2xi16>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @compare_GE_i32_rank3(%a0: tensor<3x0x2xi32>, %a1: tensor<3x0x2xi32>) -> tensor<3x0x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x0x2xi32>, tensor<3x0x2xi32>) -> tensor<3x0x2xi1>
  return %r : tensor<3x0x2xi1>
}

// exact
func.func @compare_EQ_i32_rank3(%a0: tensor<1x4x1xi32>, %a1: tensor<1x4x1xi32>) -> tensor<1x4x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x1xi1>
  return %r : tensor<1x4x1xi1>
}

// exact
func.func @compare_NE_i64_rank3(%a0: tensor<1x4x1xi64>, %a1: tensor<1x4x1xi64>) -> tensor<1x4x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x1xi64>, tensor<1x4x1xi64>) -> tensor<1x4x1xi1>
  return %r : tensor<1x4x1xi1>
}

// exact
func.func @compare_LT_ui8_rank3(%a0: tensor<1x4x1xui8>, %a1: tensor<1x4x1xui8>) -> tensor<1x4x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<1x4x1xui8>, tensor<1x4x1xui8>) -> tensor<1x4x1xi1>
  return %r : tensor<1x4x1xi1>
}

// exact
func.func @compare_LE_ui16_rank3(%a0: tensor<1x4x1xui16>, %a1: tensor<1x4x1xui16>) -> tensor<1x4x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<1x4x1xui16>, tensor<1x4x1xui16>) -> tensor<1x4x1xi1>
  return %r : tensor<1x4x1xi1>
}

// exact
func.func @compare_GT_ui32_rank3(%a0: tensor<1x4x1xui32>, %a1: tensor<1x4x1xui32>) -> tensor<1x4x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<1x4x1xui32>, tensor<1x4x1xui32>) -> tensor<1x4x1xi1>
  return %r : tensor<1x4x1xi1>
}

// exact
func.func @compare_GE_ui64_rank3(%a0: tensor<1x4x1xui64>, %a1: tensor<1x4x1xui64>) -> tensor<1x4x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<1x4x1xui64>, tensor<1x4x1xui64>) -> tensor<1x4x1xi1>
  return %r : tensor<1x4x1xi1>
}

// exact
func.func @compare_EQ_ui64_rank4(%a0: tensor<2x3x2x1xui64>, %a1: tensor<2x3x2x1xui64>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3x2x1xui64>, tensor<2x3x2x1xui64>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// exact
func.func @compare_NE_f8E4M3FN_rank4(%a0: tensor<2x3x2x1xf8E4M3FN>, %a1: tensor<2x3x2x1xf8E4M3FN>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x2x1xf8E4M3FN>, tensor<2x3x2x1xf8E4M3FN>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// exact
func.func @compare_LT_f8E5M2_rank4(%a0: tensor<2x3x2x1xf8E5M2>, %a1: tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x2x1xf8E5M2>, tensor<2x3x2x1xf8E5M2>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// exact
func.func @compare_LE_f64_rank4(%a0: tensor<2x3x2x1xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x2x1xf64>, tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// exact
func.func @compare_GT_f32_rank4(%a0: tensor<2x3x2x1xf32>, %a1: tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// exact
func.func @compare_GE_f16_rank4(%a0: tensor<2x3x2x1xf16>, %a1: tensor<2x3x2x1xf16>) -> tensor<2x3x2x1xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3x2x1xf16>, tensor<2x3x2x1xf16>) -> tensor<2x3x2x1xi1>
  return %r : tensor<2x3x2x1xi1>
}

// exact
func.func @compare_EQ_f16_rank5(%a0: tensor<2x1x2x2x2xf16>, %a1: tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x2x2x2xf16>, tensor<2x1x2x2x2xf16>) -> tensor<2x1x2x2x2xi1>
  return %r : tensor<2x1x2x2x2xi1>
}

// exact
func.func @compare_NE_bf16_rank5(%a0: tensor<2x1x2x2x2xbf16>, %a1: tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x2x2x2xbf16>, tensor<2x1x2x2x2xbf16>) -> tensor<2x1x2x2x2xi1>
  return %r : tensor<2x1x2x2x2xi1>
}

// exact
func.func @compare_LT_i8_rank5(%a0: tensor<2x1x2x2x2xi8>, %a1: tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x2x2x2xi8>, tensor<2x1x2x2x2xi8>) -> tensor<2x1x2x2x2xi1>
  return %r : tensor<2x1x2x2x2xi1>
}

// exact
func.func @compare_LE_i16_rank5(%a0: tensor<2x1x2x2x2xi16>, %a1: tensor<2x1x2x2x2xi16>) -> tensor<2x1x2x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x2x2x2xi16>, tensor<2x1x2x2x2xi16>) -> tensor<2x1x2x2x2xi1>
  return %r : tensor<2x1x2x2x2xi1>
}

// exact
func.func @compare_GT_i32_rank5(%a0: tensor<2x1x2x2x2xi32>, %a1: tensor<2x1x2x2x2xi32>) -> tensor<2x1x2x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x2x2x2xi32>, tensor<2x1x2x2x2xi32>) -> tensor<2x1x2x2x2xi1>
  return %r : tensor<2x1x2x2x2xi1>
}

// exact
func.func @compare_GE_i64_rank5(%a0: tensor<2x1x2x2x2xi64>, %a1: tensor<2x1x2x2x2xi64>) -> tensor<2x1x2x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x2x2x2xi64>, tensor<2x1x2x2x2xi64>) -> tensor<2x1x2x2x2xi1>
  return %r : tensor<2x1x2x2x2xi1>
}

// exact
func.func @compare_EQ_i64_rank6(%a0: tensor<2x1x2x1x2x2xi64>, %a1: tensor<2x1x2x1x2x2xi64>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x2x1x2x2xi64>, tensor<2x1x2x1x2x2xi64>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// exact
func.func @compare_NE_ui8_rank6(%a0: tensor<2x1x2x1x2x2xui8>, %a1: tensor<2x1x2x1x2x2xui8>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x1x2x1x2x2xui8>, tensor<2x1x2x1x2x2xui8>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// exact
func.func @compare_LT_ui16_rank6(%a0: tensor<2x1x2x1x2x2xui16>, %a1: tensor<2x1x2x1x2x2xui16>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x1x2x1x2x2xui16>, tensor<2x1x2x1x2x2xui16>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// exact
func.func @compare_LE_ui32_rank6(%a0: tensor<2x1x2x1x2x2xui32>, %a1: tensor<2x1x2x1x2x2xui32>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x1x2x1x2x2xui32>, tensor<2x1x2x1x2x2xui32>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// exact
func.func @compare_GT_ui64_rank6(%a0: tensor<2x1x2x1x2x2xui64>, %a1: tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x1x2x1x2x2xui64>, tensor<2x1x2x1x2x2xui64>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}

// exact
func.func @compare_GE_f8E4M3FN_rank6(%a0: tensor<2x1x2x1x2x2xf8E4M3FN>, %a1: tensor<2x1x2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x1x2x2xi1> {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x2x1x2x2xf8E4M3FN>, tensor<2x1x2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x1x2x2xi1>
  return %r : tensor<2x1x2x1x2x2xi1>
}
