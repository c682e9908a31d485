// exact
func.func @if_f64(%a0: tensor<i1>, %a1: tensor<f64>, %a2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<f64>, tensor<f64>
  }, {
    stablehlo.return %a2, %a2 : tensor<f64>, tensor<f64>
  }) : (tensor<i1>) -> (tensor<f64>, tensor<f64>)
  return %r#0, %r#1 : tensor<f64>, tensor<f64>
}

// exact
func.func @if_f64_2(%a0: tensor<i1>, %a1: tensor<3xf64>, %a2: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xf64>, tensor<3xf64>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xf64>, tensor<3xf64>
  }) : (tensor<i1>) -> (tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1 : tensor<3xf64>, tensor<3xf64>
}

// exact
func.func @if_f64_3(%a0: tensor<i1>, %a1: tensor<0xf64>, %a2: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xf64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xf64>, tensor<0xf64>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xf64>, tensor<0xf64>
  }) : (tensor<i1>) -> (tensor<0xf64>, tensor<0xf64>)
  return %r#0, %r#1 : tensor<0xf64>, tensor<0xf64>
}

// exact
func.func @if_f64_4(%a0: tensor<i1>, %a1: tensor<2x1x2xf64>, %a2: tensor<2x1x2xf64>) -> (tensor<2x1x2xf64>, tensor<2x1x2xf64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xf64>, tensor<2x1x2xf64>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xf64>, tensor<2x1x2xf64>
  }) : (tensor<i1>) -> (tensor<2x1x2xf64>, tensor<2x1x2xf64>)
  return %r#0, %r#1 : tensor<2x1x2xf64>, tensor<2x1x2xf64>
}

// exact
func.func @if_f32(%a0: tensor<i1>, %a1: tensor<f32>, %a2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<f32>, tensor<f32>
  }, {
    stablehlo.return %a2, %a2 : tensor<f32>, tensor<f32>
  }) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)
  return %r#0, %r#1 : tensor<f32>, tensor<f32>
}

// exact
func.func @if_f32_2(%a0: tensor<i1>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xf32>, tensor<3xf32>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xf32>
}

// exact
func.func @if_f32_3(%a0: tensor<i1>, %a1: tensor<0xf32>, %a2: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xf32>, tensor<0xf32>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xf32>, tensor<0xf32>
  }) : (tensor<i1>) -> (tensor<0xf32>, tensor<0xf32>)
  return %r#0, %r#1 : tensor<0xf32>, tensor<0xf32>
}

// exact
func.func @if_f32_4(%a0: tensor<i1>, %a1: tensor<2x1x2xf32>, %a2: tensor<2x1x2xf32>) -> (tensor<2x1x2xf32>, tensor<2x1x2xf32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xf32>, tensor<2x1x2xf32>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xf32>, tensor<2x1x2xf32>
  }) : (tensor<i1>) -> (tensor<2x1x2xf32>, tensor<2x1x2xf32>)
  return %r#0, %r#1 : tensor<2x1x2xf32>, tensor<2x1x2xf32>
}

// exact
func.func @if_f16(%a0: tensor<i1>, %a1: tensor<f16>, %a2: tensor<f16>) -> (tensor<f16>, tensor<f16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<f16>, tensor<f16>
  }, {
    stablehlo.return %a2, %a2 : tensor<f16>, tensor<f16>
  }) : (tensor<i1>) -> (tensor<f16>, tensor<f16>)
  return %r#0, %r#1 : tensor<f16>, tensor<f16>
}

// exact
func.func @if_f16_2(%a0: tensor<i1>, %a1: tensor<3xf16>, %a2: tensor<3xf16>) -> (tensor<3xf16>, tensor<3xf16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xf16>, tensor<3xf16>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xf16>, tensor<3xf16>
  }) : (tensor<i1>) -> (tensor<3xf16>, tensor<3xf16>)
  return %r#0, %r#1 : tensor<3xf16>, tensor<3xf16>
}

// exact
func.func @if_f16_3(%a0: tensor<i1>, %a1: tensor<0xf16>, %a2: tensor<0xf16>) -> (tensor<0xf16>, tensor<0xf16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xf16>, tensor<0xf16>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xf16>, tensor<0xf16>
  }) : (tensor<i1>) -> (tensor<0xf16>, tensor<0xf16>)
  return %r#0, %r#1 : tensor<0xf16>, tensor<0xf16>
}

// exact
func.func @if_f16_4(%a0: tensor<i1>, %a1: tensor<2x1x2xf16>, %a2: tensor<2x1x2xf16>) -> (tensor<2x1x2xf16>, tensor<2x1x2xf16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xf16>, tensor<2x1x2xf16>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xf16>, tensor<2x1x2xf16>
  }) : (tensor<i1>) -> (tensor<2x1x2xf16>, tensor<2x1x2xf16>)
  return %r#0, %r#1 : tensor<2x1x2xf16>, tensor<2x1x2xf16>
}

// exact
func.func @if_bf16(%a0: tensor<i1>, %a1: tensor<bf16>, %a2: tensor<bf16>) -> (tensor<bf16>, tensor<bf16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<bf16>, tensor<bf16>
  }, {
    stablehlo.return %a2, %a2 : tensor<bf16>, tensor<bf16>
  }) : (tensor<i1>) -> (tensor<bf16>, tensor<bf16>)
  return %r#0, %r#1 : tensor<bf16>, tensor<bf16>
}

// exact
func.func @if_bf16_2(%a0: tensor<i1>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xbf16>, tensor<3xbf16>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xbf16>, tensor<3xbf16>
  }) : (tensor<i1>) -> (tensor<3xbf16>, tensor<3xbf16>)
  return %r#0, %r#1 : tensor<3xbf16>, tensor<3xbf16>
}

// exact
func.func @if_bf16_3(%a0: tensor<i1>, %a1: tensor<0xbf16>, %a2: tensor<0xbf16>) -> (tensor<0xbf16>, tensor<0xbf16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xbf16>, tensor<0xbf16>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xbf16>, tensor<0xbf16>
  }) : (tensor<i1>) -> (tensor<0xbf16>, tensor<0xbf16>)
  return %r#0, %r#1 : tensor<0xbf16>, tensor<0xbf16>
}

// exact
func.func @if_bf16_4(%a0: tensor<i1>, %a1: tensor<2x1x2xbf16>, %a2: tensor<2x1x2xbf16>) -> (tensor<2x1x2xbf16>, tensor<2x1x2xbf16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xbf16>, tensor<2x1x2xbf16>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xbf16>, tensor<2x1x2xbf16>
  }) : (tensor<i1>) -> (tensor<2x1x2xbf16>, tensor<2x1x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2xbf16>, tensor<2x1x2xbf16>
}

// exact
func.func @if_i8(%a0: tensor<i1>, %a1: tensor<i8>, %a2: tensor<i8>) -> (tensor<i8>, tensor<i8>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<i8>, tensor<i8>
  }, {
    stablehlo.return %a2, %a2 : tensor<i8>, tensor<i8>
  }) : (tensor<i1>) -> (tensor<i8>, tensor<i8>)
  return %r#0, %r#1 : tensor<i8>, tensor<i8>
}

// exact
func.func @if_i8_2(%a0: tensor<i1>, %a1: tensor<3xi8>, %a2: tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi8>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xi8>, tensor<3xi8>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xi8>, tensor<3xi8>
  }) : (tensor<i1>) -> (tensor<3xi8>, tensor<3xi8>)
  return %r#0, %r#1 : tensor<3xi8>, tensor<3xi8>
}

// exact
func.func @if_i8_3(%a0: tensor<i1>, %a1: tensor<0xi8>, %a2: tensor<0xi8>) -> (tensor<0xi8>, tensor<0xi8>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xi8>, tensor<0xi8>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xi8>, tensor<0xi8>
  }) : (tensor<i1>) -> (tensor<0xi8>, tensor<0xi8>)
  return %r#0, %r#1 : tensor<0xi8>, tensor<0xi8>
}

// exact
func.func @if_i8_4(%a0: tensor<i1>, %a1: tensor<2x1x2xi8>, %a2: tensor<2x1x2xi8>) -> (tensor<2x1x2xi8>, tensor<2x1x2xi8>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xi8>, tensor<2x1x2xi8>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xi8>, tensor<2x1x2xi8>
  }) : (tensor<i1>) -> (tensor<2x1x2xi8>, tensor<2x1x2xi8>)
  return %r#0, %r#1 : tensor<2x1x2xi8>, tensor<2x1x2xi8>
}

// exact
func.func @if_i16(%a0: tensor<i1>, %a1: tensor<i16>, %a2: tensor<i16>) -> (tensor<i16>, tensor<i16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<i16>, tensor<i16>
  }, {
    stablehlo.return %a2, %a2 : tensor<i16>, tensor<i16>
  }) : (tensor<i1>) -> (tensor<i16>, tensor<i16>)
  return %r#0, %r#1 : tensor<i16>, tensor<i16>
}

// exact
func.func @if_i16_2(%a0: tensor<i1>, %a1: tensor<3xi16>, %a2: tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xi16>, tensor<3xi16>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xi16>, tensor<3xi16>
  }) : (tensor<i1>) -> (tensor<3xi16>, tensor<3xi16>)
  return %r#0, %r#1 : tensor<3xi16>, tensor<3xi16>
}

// exact
func.func @if_i16_3(%a0: tensor<i1>, %a1: tensor<0xi16>, %a2: tensor<0xi16>) -> (tensor<0xi16>, tensor<0xi16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xi16>, tensor<0xi16>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xi16>, tensor<0xi16>
  }) : (tensor<i1>) -> (tensor<0xi16>, tensor<0xi16>)
  return %r#0, %r#1 : tensor<0xi16>, tensor<0xi16>
}

// exact
func.func @if_i16_4(%a0: tensor<i1>, %a1: tensor<2x1x2xi16>, %a2: tensor<2x1x2xi16>) -> (tensor<2x1x2xi16>, tensor<2x1x2xi16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xi16>, tensor<2x1x2xi16>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xi16>, tensor<2x1x2xi16>
  }) : (tensor<i1>) -> (tensor<2x1x2xi16>, tensor<2x1x2xi16>)
  return %r#0, %r#1 : tensor<2x1x2xi16>, tensor<2x1x2xi16>
}

// exact
func.func @if_i32(%a0: tensor<i1>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<i32>, tensor<i32>
  }, {
    stablehlo.return %a2, %a2 : tensor<i32>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<i32>, tensor<i32>)
  return %r#0, %r#1 : tensor<i32>, tensor<i32>
}

// exact
func.func @if_i32_2(%a0: tensor<i1>, %a1: tensor<3xi32>, %a2: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xi32>, tensor<3xi32>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xi32>, tensor<3xi32>
  }) : (tensor<i1>) -> (tensor<3xi32>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}

// exact
func.func @if_i32_3(%a0: tensor<i1>, %a1: tensor<0xi32>, %a2: tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xi32>, tensor<0xi32>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xi32>, tensor<0xi32>
  }) : (tensor<i1>) -> (tensor<0xi32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi32>, tensor<0xi32>
}

// exact
func.func @if_i32_4(%a0: tensor<i1>, %a1: tensor<2x1x2xi32>, %a2: tensor<2x1x2xi32>) -> (tensor<2x1x2xi32>, tensor<2x1x2xi32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xi32>, tensor<2x1x2xi32>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xi32>, tensor<2x1x2xi32>
  }) : (tensor<i1>) -> (tensor<2x1x2xi32>, tensor<2x1x2xi32>)
  return %r#0, %r#1 : tensor<2x1x2xi32>, tensor<2x1x2xi32>
}

// exact
func.func @if_i64(%a0: tensor<i1>, %a1: tensor<i64>, %a2: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<i64>, tensor<i64>
  }, {
    stablehlo.return %a2, %a2 : tensor<i64>, tensor<i64>
  }) : (tensor<i1>) -> (tensor<i64>, tensor<i64>)
  return %r#0, %r#1 : tensor<i64>, tensor<i64>
}

// exact
func.func @if_i64_2(%a0: tensor<i1>, %a1: tensor<3xi64>, %a2: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xi64>, tensor<3xi64>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xi64>, tensor<3xi64>
  }) : (tensor<i1>) -> (tensor<3xi64>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi64>
}

// exact
func.func @if_i64_3(%a0: tensor<i1>, %a1: tensor<0xi64>, %a2: tensor<0xi64>) -> (tensor<0xi64>, tensor<0xi64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xi64>, tensor<0xi64>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xi64>, tensor<0xi64>
  }) : (tensor<i1>) -> (tensor<0xi64>, tensor<0xi64>)
  return %r#0, %r#1 : tensor<0xi64>, tensor<0xi64>
}

// exact
func.func @if_i64_4(%a0: tensor<i1>, %a1: tensor<2x1x2xi64>, %a2: tensor<2x1x2xi64>) -> (tensor<2x1x2xi64>, tensor<2x1x2xi64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xi64>, tensor<2x1x2xi64>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xi64>, tensor<2x1x2xi64>
  }) : (tensor<i1>) -> (tensor<2x1x2xi64>, tensor<2x1x2xi64>)
  return %r#0, %r#1 : tensor<2x1x2xi64>, tensor<2x1x2xi64>
}

// exact
func.func @if_ui8(%a0: tensor<i1>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<ui8>, tensor<ui8>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<ui8>, tensor<ui8>
  }, {
    stablehlo.return %a2, %a2 : tensor<ui8>, tensor<ui8>
  }) : (tensor<i1>) -> (tensor<ui8>, tensor<ui8>)
  return %r#0, %r#1 : tensor<ui8>, tensor<ui8>
}

// exact
func.func @if_ui8_2(%a0: tensor<i1>, %a1: tensor<3xui8>, %a2: tensor<3xui8>) -> (tensor<3xui8>, tensor<3xui8>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xui8>, tensor<3xui8>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xui8>, tensor<3xui8>
  }) : (tensor<i1>) -> (tensor<3xui8>, tensor<3xui8>)
  return %r#0, %r#1 : tensor<3xui8>, tensor<3xui8>
}

// exact
func.func @if_ui8_3(%a0: tensor<i1>, %a1: tensor<0xui8>, %a2: tensor<0xui8>) -> (tensor<0xui8>, tensor<0xui8>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xui8>, tensor<0xui8>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xui8>, tensor<0xui8>
  }) : (tensor<i1>) -> (tensor<0xui8>, tensor<0xui8>)
  return %r#0, %r#1 : tensor<0xui8>, tensor<0xui8>
}

// exact
func.func @if_ui8_4(%a0: tensor<i1>, %a1: tensor<2x1x2xui8>, %a2: tensor<2x1x2xui8>) -> (tensor<2x1x2xui8>, tensor<2x1x2xui8>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xui8>, tensor<2x1x2xui8>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xui8>, tensor<2x1x2xui8>
  }) : (tensor<i1>) -> (tensor<2x1x2xui8>, tensor<2x1x2xui8>)
  return %r#0, %r#1 : tensor<2x1x2xui8>, tensor<2x1x2xui8>
}

// exact
func.func @if_ui16(%a0: tensor<i1>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> (tensor<ui16>, tensor<ui16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<ui16>, tensor<ui16>
  }, {
    stablehlo.return %a2, %a2 : tensor<ui16>, tensor<ui16>
  }) : (tensor<i1>) -> (tensor<ui16>, tensor<ui16>)
  return %r#0, %r#1 : tensor<ui16>, tensor<ui16>
}

// exact
func.func @if_ui16_2(%a0: tensor<i1>, %a1: tensor<3xui16>, %a2: tensor<3xui16>) -> (tensor<3xui16>, tensor<3xui16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xui16>, tensor<3xui16>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xui16>, tensor<3xui16>
  }) : (tensor<i1>) -> (tensor<3xui16>, tensor<3xui16>)
  return %r#0, %r#1 : tensor<3xui16>, tensor<3xui16>
}

// exact
func.func @if_ui16_3(%a0: tensor<i1>, %a1: tensor<0xui16>, %a2: tensor<0xui16>) -> (tensor<0xui16>, tensor<0xui16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xui16>, tensor<0xui16>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xui16>, tensor<0xui16>
  }) : (tensor<i1>) -> (tensor<0xui16>, tensor<0xui16>)
  return %r#0, %r#1 : tensor<0xui16>, tensor<0xui16>
}

// exact
func.func @if_ui16_4(%a0: tensor<i1>, %a1: tensor<2x1x2xui16>, %a2: tensor<2x1x2xui16>) -> (tensor<2x1x2xui16>, tensor<2x1x2xui16>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xui16>, tensor<2x1x2xui16>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xui16>, tensor<2x1x2xui16>
  }) : (tensor<i1>) -> (tensor<2x1x2xui16>, tensor<2x1x2xui16>)
  return %r#0, %r#1 : tensor<2x1x2xui16>, tensor<2x1x2xui16>
}

// exact
func.func @if_ui32(%a0: tensor<i1>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<ui32>, tensor<ui32>
  }, {
    stablehlo.return %a2, %a2 : tensor<ui32>, tensor<ui32>
  }) : (tensor<i1>) -> (tensor<ui32>, tensor<ui32>)
  return %r#0, %r#1 : tensor<ui32>, tensor<ui32>
}

// exact
func.func @if_ui32_2(%a0: tensor<i1>, %a1: tensor<3xui32>, %a2: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xui32>, tensor<3xui32>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xui32>, tensor<3xui32>
  }) : (tensor<i1>) -> (tensor<3xui32>, tensor<3xui32>)
  return %r#0, %r#1 : tensor<3xui32>, tensor<3xui32>
}

// exact
func.func @if_ui32_3(%a0: tensor<i1>, %a1: tensor<0xui32>, %a2: tensor<0xui32>) -> (tensor<0xui32>, tensor<0xui32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xui32>, tensor<0xui32>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xui32>, tensor<0xui32>
  }) : (tensor<i1>) -> (tensor<0xui32>, tensor<0xui32>)
  return %r#0, %r#1 : tensor<0xui32>, tensor<0xui32>
}

// exact
func.func @if_ui32_4(%a0: tensor<i1>, %a1: tensor<2x1x2xui32>, %a2: tensor<2x1x2xui32>) -> (tensor<2x1x2xui32>, tensor<2x1x2xui32>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xui32>, tensor<2x1x2xui32>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xui32>, tensor<2x1x2xui32>
  }) : (tensor<i1>) -> (tensor<2x1x2xui32>, tensor<2x1x2xui32>)
  return %r#0, %r#1 : tensor<2x1x2xui32>, tensor<2x1x2xui32>
}

// exact
func.func @if_ui64(%a0: tensor<i1>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> (tensor<ui64>, tensor<ui64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<ui64>, tensor<ui64>
  }, {
    stablehlo.return %a2, %a2 : tensor<ui64>, tensor<ui64>
  }) : (tensor<i1>) -> (tensor<ui64>, tensor<ui64>)
  return %r#0, %r#1 : tensor<ui64>, tensor<ui64>
}

// exact
func.func @if_ui64_2(%a0: tensor<i1>, %a1: tensor<3xui64>, %a2: tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xui64>, tensor<3xui64>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xui64>, tensor<3xui64>
  }) : (tensor<i1>) -> (tensor<3xui64>, tensor<3xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3xui64>
}

// exact
func.func @if_ui64_3(%a0: tensor<i1>, %a1: tensor<0xui64>, %a2: tensor<0xui64>) -> (tensor<0xui64>, tensor<0xui64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xui64>, tensor<0xui64>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xui64>, tensor<0xui64>
  }) : (tensor<i1>) -> (tensor<0xui64>, tensor<0xui64>)
  return %r#0, %r#1 : tensor<0xui64>, tensor<0xui64>
}

// exact
func.func @if_ui64_4(%a0: tensor<i1>, %a1: tensor<2x1x2xui64>, %a2: tensor<2x1x2xui64>) -> (tensor<2x1x2xui64>, tensor<2x1x2xui64>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xui64>, tensor<2x1x2xui64>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xui64>, tensor<2x1x2xui64>
  }) : (tensor<i1>) -> (tensor<2x1x2xui64>, tensor<2x1x2xui64>)
  return %r#0, %r#1 : tensor<2x1x2xui64>, tensor<2x1x2xui64>
}

// exact
func.func @if_c64(%a0: tensor<i1>, %a1: tensor<complex<f32>>, %a2: tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<complex<f32>>, tensor<complex<f32>>
  }, {
    stablehlo.return %a2, %a2 : tensor<complex<f32>>, tensor<complex<f32>>
  }) : (tensor<i1>) -> (tensor<complex<f32>>, tensor<complex<f32>>)
  return %r#0, %r#1 : tensor<complex<f32>>, tensor<complex<f32>>
}

// exact
func.func @if_c64_2(%a0: tensor<i1>, %a1: tensor<3xcomplex<f32>>, %a2: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }) : (tensor<i1>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
}

// exact
func.func @if_c64_3(%a0: tensor<i1>, %a1: tensor<0xcomplex<f32>>, %a2: tensor<0xcomplex<f32>>) -> (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
  }) : (tensor<i1>) -> (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>)
  return %r#0, %r#1 : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
}

// exact
func.func @if_c64_4(%a0: tensor<i1>, %a1: tensor<2x1x2xcomplex<f32>>, %a2: tensor<2x1x2xcomplex<f32>>) -> (tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>
  }) : (tensor<i1>) -> (tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>
}

// exact
func.func @if_c128(%a0: tensor<i1>, %a1: tensor<complex<f64>>, %a2: tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<complex<f64>>, tensor<complex<f64>>
  }, {
    stablehlo.return %a2, %a2 : tensor<complex<f64>>, tensor<complex<f64>>
  }) : (tensor<i1>) -> (tensor<complex<f64>>, tensor<complex<f64>>)
  return %r#0, %r#1 : tensor<complex<f64>>, tensor<complex<f64>>
}

// exact
func.func @if_c128_2(%a0: tensor<i1>, %a1: tensor<3xcomplex<f64>>, %a2: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }) : (tensor<i1>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
  return %r#0, %r#1 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
}

// exact
func.func @if_c128_3(%a0: tensor<i1>, %a1: tensor<0xcomplex<f64>>, %a2: tensor<0xcomplex<f64>>) -> (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
  }) : (tensor<i1>) -> (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>)
  return %r#0, %r#1 : tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
}

// exact
func.func @if_c128_4(%a0: tensor<i1>, %a1: tensor<2x1x2xcomplex<f64>>, %a2: tensor<2x1x2xcomplex<f64>>) -> (tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>
  }) : (tensor<i1>) -> (tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>)
  return %r#0, %r#1 : tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>
}

// exact
func.func @if_i1(%a0: tensor<i1>, %a1: tensor<i1>, %a2: tensor<i1>) -> (tensor<i1>, tensor<i1>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<i1>, tensor<i1>
  }, {
    stablehlo.return %a2, %a2 : tensor<i1>, tensor<i1>
  }) : (tensor<i1>) -> (tensor<i1>, tensor<i1>)
  return %r#0, %r#1 : tensor<i1>, tensor<i1>
}

// exact
func.func @if_i1_2(%a0: tensor<i1>, %a1: tensor<3xi1>, %a2: tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi1>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xi1>, tensor<3xi1>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xi1>, tensor<3xi1>
  }) : (tensor<i1>) -> (tensor<3xi1>, tensor<3xi1>)
  return %r#0, %r#1 : tensor<3xi1>, tensor<3xi1>
}

// exact
func.func @if_i1_3(%a0: tensor<i1>, %a1: tensor<0xi1>, %a2: tensor<0xi1>) -> (tensor<0xi1>, tensor<0xi1>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xi1>, tensor<0xi1>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xi1>, tensor<0xi1>
  }) : (tensor<i1>) -> (tensor<0xi1>, tensor<0xi1>)
  return %r#0, %r#1 : tensor<0xi1>, tensor<0xi1>
}

// exact
func.func @if_i1_4(%a0: tensor<i1>, %a1: tensor<2x1x2xi1>, %a2: tensor<2x1x2xi1>) -> (tensor<2x1x2xi1>, tensor<2x1x2xi1>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xi1>, tensor<2x1x2xi1>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xi1>, tensor<2x1x2xi1>
  }) : (tensor<i1>) -> (tensor<2x1x2xi1>, tensor<2x1x2xi1>)
  return %r#0, %r#1 : tensor<2x1x2xi1>, tensor<2x1x2xi1>
}

// exact
func.func @if_f8E4M3FN(%a0: tensor<i1>, %a1: tensor<f8E4M3FN>, %a2: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  }, {
    stablehlo.return %a2, %a2 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  }) : (tensor<i1>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>)
  return %r#0, %r#1 : tensor<f8E4M3FN>, tensor<f8E4M3FN>
}

// exact
func.func @if_f8E4M3FN_2(%a0: tensor<i1>, %a1: tensor<3xf8E4M3FN>, %a2: tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  return %r#0, %r#1 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
}

// exact
func.func @if_f8E4M3FN_3(%a0: tensor<i1>, %a1: tensor<0xf8E4M3FN>, %a2: tensor<0xf8E4M3FN>) -> (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>
  }) : (tensor<i1>) -> (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>)
  return %r#0, %r#1 : tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>
}

// exact
func.func @if_f8E4M3FN_4(%a0: tensor<i1>, %a1: tensor<2x1x2xf8E4M3FN>, %a2: tensor<2x1x2xf8E4M3FN>) -> (tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>
  }) : (tensor<i1>) -> (tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>)
  return %r#0, %r#1 : tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>
}

// exact
func.func @if_f8E5M2(%a0: tensor<i1>, %a1: tensor<f8E5M2>, %a2: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<f8E5M2>, tensor<f8E5M2>
  }, {
    stablehlo.return %a2, %a2 : tensor<f8E5M2>, tensor<f8E5M2>
  }) : (tensor<i1>) -> (tensor<f8E5M2>, tensor<f8E5M2>)
  return %r#0, %r#1 : tensor<f8E5M2>, tensor<f8E5M2>
}

// exact
func.func @if_f8E5M2_2(%a0: tensor<i1>, %a1: tensor<3xf8E5M2>, %a2: tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  }) : (tensor<i1>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>)
  return %r#0, %r#1 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
}

// exact
func.func @if_f8E5M2_3(%a0: tensor<i1>, %a1: tensor<0xf8E5M2>, %a2: tensor<0xf8E5M2>) -> (tensor<0xf8E5M2>, tensor<0xf8E5M2>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xf8E5M2>, tensor<0xf8E5M2>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xf8E5M2>, tensor<0xf8E5M2>
  }) : (tensor<i1>) -> (tensor<0xf8E5M2>, tensor<0xf8E5M2>)
  return %r#0, %r#1 : tensor<0xf8E5M2>, tensor<0xf8E5M2>
}

// exact
func.func @if_f8E5M2_4(%a0: tensor<i1>, %a1: tensor<2x1x2xf8E5M2>, %a2: tensor<2x1x2xf8E5M2>) -> (tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>
  }) : (tensor<i1>) -> (tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>)
  return %r#0, %r#1 : tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>
}

// exact
func.func @if_i4(%a0: tensor<i1>, %a1: tensor<i4>, %a2: tensor<i4>) -> (tensor<i4>, tensor<i4>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<i4>, tensor<i4>
  }, {
    stablehlo.return %a2, %a2 : tensor<i4>, tensor<i4>
  }) : (tensor<i1>) -> (tensor<i4>, tensor<i4>)
  return %r#0, %r#1 : tensor<i4>, tensor<i4>
}

// exact
func.func @if_i4_2(%a0: tensor<i1>, %a1: tensor<3xi4>, %a2: tensor<3xi4>) -> (tensor<3xi4>, tensor<3xi4>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xi4>, tensor<3xi4>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xi4>, tensor<3xi4>
  }) : (tensor<i1>) -> (tensor<3xi4>, tensor<3xi4>)
  return %r#0, %r#1 : tensor<3xi4>, tensor<3xi4>
}

// exact
func.func @if_i4_3(%a0: tensor<i1>, %a1: tensor<0xi4>, %a2: tensor<0xi4>) -> (tensor<0xi4>, tensor<0xi4>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xi4>, tensor<0xi4>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xi4>, tensor<0xi4>
  }) : (tensor<i1>) -> (tensor<0xi4>, tensor<0xi4>)
  return %r#0, %r#1 : tensor<0xi4>, tensor<0xi4>
}

// exact
func.func @if_i4_4(%a0: tensor<i1>, %a1: tensor<2x1x2xi4>, %a2: tensor<2x1x2xi4>) -> (tensor<2x1x2xi4>, tensor<2x1x2xi4>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xi4>, tensor<2x1x2xi4>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xi4>, tensor<2x1x2xi4>
  }) : (tensor<i1>) -> (tensor<2x1x2xi4>, tensor<2x1x2xi4>)
  return %r#0, %r#1 : tensor<2x1x2xi4>, tensor<2x1x2xi4>
}

// exact
func.func @if_ui4(%a0: tensor<i1>, %a1: tensor<ui4>, %a2: tensor<ui4>) -> (tensor<ui4>, tensor<ui4>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<ui4>, tensor<ui4>
  }, {
    stablehlo.return %a2, %a2 : tensor<ui4>, tensor<ui4>
  }) : (tensor<i1>) -> (tensor<ui4>, tensor<ui4>)
  return %r#0, %r#1 : tensor<ui4>, tensor<ui4>
}

// exact
func.func @if_ui4_2(%a0: tensor<i1>, %a1: tensor<3xui4>, %a2: tensor<3xui4>) -> (tensor<3xui4>, tensor<3xui4>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<3xui4>, tensor<3xui4>
  }, {
    stablehlo.return %a2, %a2 : tensor<3xui4>, tensor<3xui4>
  }) : (tensor<i1>) -> (tensor<3xui4>, tensor<3xui4>)
  return %r#0, %r#1 : tensor<3xui4>, tensor<3xui4>
}

// exact
func.func @if_ui4_3(%a0: tensor<i1>, %a1: tensor<0xui4>, %a2: tensor<0xui4>) -> (tensor<0xui4>, tensor<0xui4>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<0xui4>, tensor<0xui4>
  }, {
    stablehlo.return %a2, %a2 : tensor<0xui4>, tensor<0xui4>
  }) : (tensor<i1>) -> (tensor<0xui4>, tensor<0xui4>)
  return %r#0, %r#1 : tensor<0xui4>, tensor<0xui4>
}

// exact
func.func @if_ui4_4(%a0: tensor<i1>, %a1: tensor<2x1x2xui4>, %a2: tensor<2x1x2xui4>) -> (tensor<2x1x2xui4>, tensor<2x1x2xui4>) {
  %r:2 = "stablehlo.if"(%a0) ({
    stablehlo.return %a1, %a2 : tensor<2x1x2xui4>, tensor<2x1x2xui4>
  }, {
    stablehlo.return %a2, %a2 : tensor<2x1x2xui4>, tensor<2x1x2xui4>
  }) : (tensor<i1>) -> (tensor<2x1x2xui4>, tensor<2x1x2xui4>)
  return %r#0, %r#1 : tensor<2x1x2xui4>, tensor<2x1x2xui4>
}

// exact
func.func @case_f64(%a0: tensor<i32>, %a1: tensor<f64>, %a2: tensor<f64>, %a3: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f64>
  }, {
    stablehlo.return %a2 : tensor<f64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<i32>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @case_f64_2(%a0: tensor<i32>, %a1: tensor<3xf64>, %a2: tensor<3xf64>, %a3: tensor<3xf64>) -> tensor<3xf64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xf64>
  }, {
    stablehlo.return %a2 : tensor<3xf64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xf64>
    stablehlo.return %0 : tensor<3xf64>
  }) : (tensor<i32>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// exact
func.func @case_f64_3(%a0: tensor<i32>, %a1: tensor<0xf64>, %a2: tensor<0xf64>, %a3: tensor<0xf64>) -> tensor<0xf64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xf64>
  }, {
    stablehlo.return %a2 : tensor<0xf64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xf64>
    stablehlo.return %0 : tensor<0xf64>
  }) : (tensor<i32>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// exact
func.func @case_f64_4(%a0: tensor<i32>, %a1: tensor<2x1x2xf64>, %a2: tensor<2x1x2xf64>, %a3: tensor<2x1x2xf64>) -> tensor<2x1x2xf64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xf64>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xf64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xf64>
    stablehlo.return %0 : tensor<2x1x2xf64>
  }) : (tensor<i32>) -> tensor<2x1x2xf64>
  return %r : tensor<2x1x2xf64>
}

// exact
func.func @case_f32(%a0: tensor<i32>, %a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f32>
  }, {
    stablehlo.return %a2 : tensor<f32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @case_f32_2(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>) -> tensor<3xf32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xf32>
  }, {
    stablehlo.return %a2 : tensor<3xf32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// exact
func.func @case_f32_3(%a0: tensor<i32>, %a1: tensor<0xf32>, %a2: tensor<0xf32>, %a3: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xf32>
  }, {
    stablehlo.return %a2 : tensor<0xf32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xf32>
    stablehlo.return %0 : tensor<0xf32>
  }) : (tensor<i32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @case_f32_4(%a0: tensor<i32>, %a1: tensor<2x1x2xf32>, %a2: tensor<2x1x2xf32>, %a3: tensor<2x1x2xf32>) -> tensor<2x1x2xf32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xf32>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xf32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xf32>
    stablehlo.return %0 : tensor<2x1x2xf32>
  }) : (tensor<i32>) -> tensor<2x1x2xf32>
  return %r : tensor<2x1x2xf32>
}

// exact
func.func @case_f16(%a0: tensor<i32>, %a1: tensor<f16>, %a2: tensor<f16>, %a3: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f16>
  }, {
    stablehlo.return %a2 : tensor<f16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f16>
    stablehlo.return %0 : tensor<f16>
  }) : (tensor<i32>) -> tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @case_f16_2(%a0: tensor<i32>, %a1: tensor<3xf16>, %a2: tensor<3xf16>, %a3: tensor<3xf16>) -> tensor<3xf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xf16>
  }, {
    stablehlo.return %a2 : tensor<3xf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xf16>
    stablehlo.return %0 : tensor<3xf16>
  }) : (tensor<i32>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// exact
func.func @case_f16_3(%a0: tensor<i32>, %a1: tensor<0xf16>, %a2: tensor<0xf16>, %a3: tensor<0xf16>) -> tensor<0xf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xf16>
  }, {
    stablehlo.return %a2 : tensor<0xf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xf16>
    stablehlo.return %0 : tensor<0xf16>
  }) : (tensor<i32>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// exact
func.func @case_f16_4(%a0: tensor<i32>, %a1: tensor<2x1x2xf16>, %a2: tensor<2x1x2xf16>, %a3: tensor<2x1x2xf16>) -> tensor<2x1x2xf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xf16>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xf16>
    stablehlo.return %0 : tensor<2x1x2xf16>
  }) : (tensor<i32>) -> tensor<2x1x2xf16>
  return %r : tensor<2x1x2xf16>
}

// exact
func.func @case_bf16(%a0: tensor<i32>, %a1: tensor<bf16>, %a2: tensor<bf16>, %a3: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<bf16>
  }, {
    stablehlo.return %a2 : tensor<bf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<bf16>
    stablehlo.return %0 : tensor<bf16>
  }) : (tensor<i32>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// exact
func.func @case_bf16_2(%a0: tensor<i32>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>, %a3: tensor<3xbf16>) -> tensor<3xbf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xbf16>
  }, {
    stablehlo.return %a2 : tensor<3xbf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xbf16>
    stablehlo.return %0 : tensor<3xbf16>
  }) : (tensor<i32>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// exact
func.func @case_bf16_3(%a0: tensor<i32>, %a1: tensor<0xbf16>, %a2: tensor<0xbf16>, %a3: tensor<0xbf16>) -> tensor<0xbf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xbf16>
  }, {
    stablehlo.return %a2 : tensor<0xbf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xbf16>
    stablehlo.return %0 : tensor<0xbf16>
  }) : (tensor<i32>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// exact
func.func @case_bf16_4(%a0: tensor<i32>, %a1: tensor<2x1x2xbf16>, %a2: tensor<2x1x2xbf16>, %a3: tensor<2x1x2xbf16>) -> tensor<2x1x2xbf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xbf16>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xbf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xbf16>
    stablehlo.return %0 : tensor<2x1x2xbf16>
  }) : (tensor<i32>) -> tensor<2x1x2xbf16>
  return %r : tensor<2x1x2xbf16>
}

// exact
func.func @case_i8(%a0: tensor<i32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i8>
  }, {
    stablehlo.return %a2 : tensor<i8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i8>
    stablehlo.return %0 : tensor<i8>
  }) : (tensor<i32>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @case_i8_2(%a0: tensor<i32>, %a1: tensor<3xi8>, %a2: tensor<3xi8>, %a3: tensor<3xi8>) -> tensor<3xi8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xi8>
  }, {
    stablehlo.return %a2 : tensor<3xi8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xi8>
    stablehlo.return %0 : tensor<3xi8>
  }) : (tensor<i32>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// exact
func.func @case_i8_3(%a0: tensor<i32>, %a1: tensor<0xi8>, %a2: tensor<0xi8>, %a3: tensor<0xi8>) -> tensor<0xi8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xi8>
  }, {
    stablehlo.return %a2 : tensor<0xi8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xi8>
    stablehlo.return %0 : tensor<0xi8>
  }) : (tensor<i32>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// exact
func.func @case_i8_4(%a0: tensor<i32>, %a1: tensor<2x1x2xi8>, %a2: tensor<2x1x2xi8>, %a3: tensor<2x1x2xi8>) -> tensor<2x1x2xi8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xi8>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xi8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xi8>
    stablehlo.return %0 : tensor<2x1x2xi8>
  }) : (tensor<i32>) -> tensor<2x1x2xi8>
  return %r : tensor<2x1x2xi8>
}

// exact
func.func @case_i16(%a0: tensor<i32>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i16>
  }, {
    stablehlo.return %a2 : tensor<i16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i16>
    stablehlo.return %0 : tensor<i16>
  }) : (tensor<i32>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @case_i16_2(%a0: tensor<i32>, %a1: tensor<3xi16>, %a2: tensor<3xi16>, %a3: tensor<3xi16>) -> tensor<3xi16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xi16>
  }, {
    stablehlo.return %a2 : tensor<3xi16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xi16>
    stablehlo.return %0 : tensor<3xi16>
  }) : (tensor<i32>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// exact
func.func @case_i16_3(%a0: tensor<i32>, %a1: tensor<0xi16>, %a2: tensor<0xi16>, %a3: tensor<0xi16>) -> tensor<0xi16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xi16>
  }, {
    stablehlo.return %a2 : tensor<0xi16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xi16>
    stablehlo.return %0 : tensor<0xi16>
  }) : (tensor<i32>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// exact
func.func @case_i16_4(%a0: tensor<i32>, %a1: tensor<2x1x2xi16>, %a2: tensor<2x1x2xi16>, %a3: tensor<2x1x2xi16>) -> tensor<2x1x2xi16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xi16>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xi16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xi16>
    stablehlo.return %0 : tensor<2x1x2xi16>
  }) : (tensor<i32>) -> tensor<2x1x2xi16>
  return %r : tensor<2x1x2xi16>
}

// exact
func.func @case_i32(%a0: tensor<i32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i32>
  }, {
    stablehlo.return %a2 : tensor<i32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @case_i32_2(%a0: tensor<i32>, %a1: tensor<3xi32>, %a2: tensor<3xi32>, %a3: tensor<3xi32>) -> tensor<3xi32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xi32>
  }, {
    stablehlo.return %a2 : tensor<3xi32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xi32>
    stablehlo.return %0 : tensor<3xi32>
  }) : (tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// exact
func.func @case_i32_3(%a0: tensor<i32>, %a1: tensor<0xi32>, %a2: tensor<0xi32>, %a3: tensor<0xi32>) -> tensor<0xi32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xi32>
  }, {
    stablehlo.return %a2 : tensor<0xi32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xi32>
    stablehlo.return %0 : tensor<0xi32>
  }) : (tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// exact
func.func @case_i32_4(%a0: tensor<i32>, %a1: tensor<2x1x2xi32>, %a2: tensor<2x1x2xi32>, %a3: tensor<2x1x2xi32>) -> tensor<2x1x2xi32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xi32>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xi32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xi32>
    stablehlo.return %0 : tensor<2x1x2xi32>
  }) : (tensor<i32>) -> tensor<2x1x2xi32>
  return %r : tensor<2x1x2xi32>
}

// exact
func.func @case_i64(%a0: tensor<i32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i64>
  }, {
    stablehlo.return %a2 : tensor<i64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i64>
    stablehlo.return %0 : tensor<i64>
  }) : (tensor<i32>) -> tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @case_i64_2(%a0: tensor<i32>, %a1: tensor<3xi64>, %a2: tensor<3xi64>, %a3: tensor<3xi64>) -> tensor<3xi64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xi64>
  }, {
    stablehlo.return %a2 : tensor<3xi64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xi64>
    stablehlo.return %0 : tensor<3xi64>
  }) : (tensor<i32>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// exact
func.func @case_i64_3(%a0: tensor<i32>, %a1: tensor<0xi64>, %a2: tensor<0xi64>, %a3: tensor<0xi64>) -> tensor<0xi64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xi64>
  }, {
    stablehlo.return %a2 : tensor<0xi64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xi64>
    stablehlo.return %0 : tensor<0xi64>
  }) : (tensor<i32>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// exact
func.func @case_i64_4(%a0: tensor<i32>, %a1: tensor<2x1x2xi64>, %a2: tensor<2x1x2xi64>, %a3: tensor<2x1x2xi64>) -> tensor<2x1x2xi64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xi64>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xi64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xi64>
    stablehlo.return %0 : tensor<2x1x2xi64>
  }) : (tensor<i32>) -> tensor<2x1x2xi64>
  return %r : tensor<2x1x2xi64>
}

// exact
func.func @case_ui8(%a0: tensor<i32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui8>
  }, {
    stablehlo.return %a2 : tensor<ui8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui8>
    stablehlo.return %0 : tensor<ui8>
  }) : (tensor<i32>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// exact
func.func @case_ui8_2(%a0: tensor<i32>, %a1: tensor<3xui8>, %a2: tensor<3xui8>, %a3: tensor<3xui8>) -> tensor<3xui8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xui8>
  }, {
    stablehlo.return %a2 : tensor<3xui8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xui8>
    stablehlo.return %0 : tensor<3xui8>
  }) : (tensor<i32>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// exact
func.func @case_ui8_3(%a0: tensor<i32>, %a1: tensor<0xui8>, %a2: tensor<0xui8>, %a3: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xui8>
  }, {
    stablehlo.return %a2 : tensor<0xui8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xui8>
    stablehlo.return %0 : tensor<0xui8>
  }) : (tensor<i32>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// exact
func.func @case_ui8_4(%a0: tensor<i32>, %a1: tensor<2x1x2xui8>, %a2: tensor<2x1x2xui8>, %a3: tensor<2x1x2xui8>) -> tensor<2x1x2xui8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xui8>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xui8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xui8>
    stablehlo.return %0 : tensor<2x1x2xui8>
  }) : (tensor<i32>) -> tensor<2x1x2xui8>
  return %r : tensor<2x1x2xui8>
}

// exact
func.func @case_ui16(%a0: tensor<i32>, %a1: tensor<ui16>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui16>
  }, {
    stablehlo.return %a2 : tensor<ui16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui16>
    stablehlo.return %0 : tensor<ui16>
  }) : (tensor<i32>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// exact
func.func @case_ui16_2(%a0: tensor<i32>, %a1: tensor<3xui16>, %a2: tensor<3xui16>, %a3: tensor<3xui16>) -> tensor<3xui16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xui16>
  }, {
    stablehlo.return %a2 : tensor<3xui16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xui16>
    stablehlo.return %0 : tensor<3xui16>
  }) : (tensor<i32>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// exact
func.func @case_ui16_3(%a0: tensor<i32>, %a1: tensor<0xui16>, %a2: tensor<0xui16>, %a3: tensor<0xui16>) -> tensor<0xui16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xui16>
  }, {
    stablehlo.return %a2 : tensor<0xui16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xui16>
    stablehlo.return %0 : tensor<0xui16>
  }) : (tensor<i32>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// exact
func.func @case_ui16_4(%a0: tensor<i32>, %a1: tensor<2x1x2xui16>, %a2: tensor<2x1x2xui16>, %a3: tensor<2x1x2xui16>) -> tensor<2x1x2xui16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xui16>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xui16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xui16>
    stablehlo.return %0 : tensor<2x1x2xui16>
  }) : (tensor<i32>) -> tensor<2x1x2xui16>
  return %r : tensor<2x1x2xui16>
}

// exact
func.func @case_ui32(%a0: tensor<i32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui32>
  }, {
    stablehlo.return %a2 : tensor<ui32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui32>
    stablehlo.return %0 : tensor<ui32>
  }) : (tensor<i32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// exact
func.func @case_ui32_2(%a0: tensor<i32>, %a1: tensor<3xui32>, %a2: tensor<3xui32>, %a3: tensor<3xui32>) -> tensor<3xui32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xui32>
  }, {
    stablehlo.return %a2 : tensor<3xui32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xui32>
    stablehlo.return %0 : tensor<3xui32>
  }) : (tensor<i32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// exact
func.func @case_ui32_3(%a0: tensor<i32>, %a1: tensor<0xui32>, %a2: tensor<0xui32>, %a3: tensor<0xui32>) -> tensor<0xui32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xui32>
  }, {
    stablehlo.return %a2 : tensor<0xui32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xui32>
    stablehlo.return %0 : tensor<0xui32>
  }) : (tensor<i32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// exact
func.func @case_ui32_4(%a0: tensor<i32>, %a1: tensor<2x1x2xui32>, %a2: tensor<2x1x2xui32>, %a3: tensor<2x1x2xui32>) -> tensor<2x1x2xui32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xui32>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xui32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xui32>
    stablehlo.return %0 : tensor<2x1x2xui32>
  }) : (tensor<i32>) -> tensor<2x1x2xui32>
  return %r : tensor<2x1x2xui32>
}

// exact
func.func @case_ui64(%a0: tensor<i32>, %a1: tensor<ui64>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui64>
  }, {
    stablehlo.return %a2 : tensor<ui64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui64>
    stablehlo.return %0 : tensor<ui64>
  }) : (tensor<i32>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// exact
func.func @case_ui64_2(%a0: tensor<i32>, %a1: tensor<3xui64>, %a2: tensor<3xui64>, %a3: tensor<3xui64>) -> tensor<3xui64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xui64>
  }, {
    stablehlo.return %a2 : tensor<3xui64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xui64>
    stablehlo.return %0 : tensor<3xui64>
  }) : (tensor<i32>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// exact
func.func @case_ui64_3(%a0: tensor<i32>, %a1: tensor<0xui64>, %a2: tensor<0xui64>, %a3: tensor<0xui64>) -> tensor<0xui64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xui64>
  }, {
    stablehlo.return %a2 : tensor<0xui64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xui64>
    stablehlo.return %0 : tensor<0xui64>
  }) : (tensor<i32>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// exact
func.func @case_ui64_4(%a0: tensor<i32>, %a1: tensor<2x1x2xui64>, %a2: tensor<2x1x2xui64>, %a3: tensor<2x1x2xui64>) -> tensor<2x1x2xui64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xui64>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xui64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xui64>
    stablehlo.return %0 : tensor<2x1x2xui64>
  }) : (tensor<i32>) -> tensor<2x1x2xui64>
  return %r : tensor<2x1x2xui64>
}

// exact
func.func @case_c64(%a0: tensor<i32>, %a1: tensor<complex<f32>>, %a2: tensor<complex<f32>>, %a3: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f32>>
  }, {
    stablehlo.return %a2 : tensor<complex<f32>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f32>>
    stablehlo.return %0 : tensor<complex<f32>>
  }) : (tensor<i32>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @case_c64_2(%a0: tensor<i32>, %a1: tensor<3xcomplex<f32>>, %a2: tensor<3xcomplex<f32>>, %a3: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xcomplex<f32>>
  }, {
    stablehlo.return %a2 : tensor<3xcomplex<f32>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xcomplex<f32>>
    stablehlo.return %0 : tensor<3xcomplex<f32>>
  }) : (tensor<i32>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// exact
func.func @case_c64_3(%a0: tensor<i32>, %a1: tensor<0xcomplex<f32>>, %a2: tensor<0xcomplex<f32>>, %a3: tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xcomplex<f32>>
  }, {
    stablehlo.return %a2 : tensor<0xcomplex<f32>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xcomplex<f32>>
    stablehlo.return %0 : tensor<0xcomplex<f32>>
  }) : (tensor<i32>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}

// exact
func.func @case_c64_4(%a0: tensor<i32>, %a1: tensor<2x1x2xcomplex<f32>>, %a2: tensor<2x1x2xcomplex<f32>>, %a3: tensor<2x1x2xcomplex<f32>>) -> tensor<2x1x2xcomplex<f32>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xcomplex<f32>>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xcomplex<f32>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xcomplex<f32>>
    stablehlo.return %0 : tensor<2x1x2xcomplex<f32>>
  }) : (tensor<i32>) -> tensor<2x1x2xcomplex<f32>>
  return %r : tensor<2x1x2xcomplex<f32>>
}

// exact
func.func @case_c128(%a0: tensor<i32>, %a1: tensor<complex<f64>>, %a2: tensor<complex<f64>>, %a3: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f64>>
  }, {
    stablehlo.return %a2 : tensor<complex<f64>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f64>>
    stablehlo.return %0 : tensor<complex<f64>>
  }) : (tensor<i32>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// exact
func.func @case_c128_2(%a0: tensor<i32>, %a1: tensor<3xcomplex<f64>>, %a2: tensor<3xcomplex<f64>>, %a3: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xcomplex<f64>>
  }, {
    stablehlo.return %a2 : tensor<3xcomplex<f64>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xcomplex<f64>>
    stablehlo.return %0 : tensor<3xcomplex<f64>>
  }) : (tensor<i32>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}

// exact
func.func @case_c128_3(%a0: tensor<i32>, %a1: tensor<0xcomplex<f64>>, %a2: tensor<0xcomplex<f64>>, %a3: tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xcomplex<f64>>
  }, {
    stablehlo.return %a2 : tensor<0xcomplex<f64>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xcomplex<f64>>
    stablehlo.return %0 : tensor<0xcomplex<f64>>
  }) : (tensor<i32>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// exact
func.func @case_c128_4(%a0: tensor<i32>, %a1: tensor<2x1x2xcomplex<f64>>, %a2: tensor<2x1x2xcomplex<f64>>, %a3: tensor<2x1x2xcomplex<f64>>) -> tensor<2x1x2xcomplex<f64>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xcomplex<f64>>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xcomplex<f64>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xcomplex<f64>>
    stablehlo.return %0 : tensor<2x1x2xcomplex<f64>>
  }) : (tensor<i32>) -> tensor<2x1x2xcomplex<f64>>
  return %r : tensor<2x1x2xcomplex<f64>>
}

// exact
func.func @case_i1(%a0: tensor<i32>, %a1: tensor<i1>, %a2: tensor<i1>, %a3: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i1>
  }, {
    stablehlo.return %a2 : tensor<i1>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<i32>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @case_i1_2(%a0: tensor<i32>, %a1: tensor<3xi1>, %a2: tensor<3xi1>, %a3: tensor<3xi1>) -> tensor<3xi1> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xi1>
  }, {
    stablehlo.return %a2 : tensor<3xi1>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xi1>
    stablehlo.return %0 : tensor<3xi1>
  }) : (tensor<i32>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// exact
func.func @case_i1_3(%a0: tensor<i32>, %a1: tensor<0xi1>, %a2: tensor<0xi1>, %a3: tensor<0xi1>) -> tensor<0xi1> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xi1>
  }, {
    stablehlo.return %a2 : tensor<0xi1>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xi1>
    stablehlo.return %0 : tensor<0xi1>
  }) : (tensor<i32>) -> tensor<0xi1>
  return %r : tensor<0xi1>
}

// exact
func.func @case_i1_4(%a0: tensor<i32>, %a1: tensor<2x1x2xi1>, %a2: tensor<2x1x2xi1>, %a3: tensor<2x1x2xi1>) -> tensor<2x1x2xi1> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xi1>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xi1>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xi1>
    stablehlo.return %0 : tensor<2x1x2xi1>
  }) : (tensor<i32>) -> tensor<2x1x2xi1>
  return %r : tensor<2x1x2xi1>
}

// exact
func.func @case_f8E4M3FN(%a0: tensor<i32>, %a1: tensor<f8E4M3FN>, %a2: tensor<f8E4M3FN>, %a3: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E4M3FN>
  }, {
    stablehlo.return %a2 : tensor<f8E4M3FN>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E4M3FN>
    stablehlo.return %0 : tensor<f8E4M3FN>
  }) : (tensor<i32>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// exact
func.func @case_f8E4M3FN_2(%a0: tensor<i32>, %a1: tensor<3xf8E4M3FN>, %a2: tensor<3xf8E4M3FN>, %a3: tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xf8E4M3FN>
  }, {
    stablehlo.return %a2 : tensor<3xf8E4M3FN>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xf8E4M3FN>
    stablehlo.return %0 : tensor<3xf8E4M3FN>
  }) : (tensor<i32>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// exact
func.func @case_f8E4M3FN_3(%a0: tensor<i32>, %a1: tensor<0xf8E4M3FN>, %a2: tensor<0xf8E4M3FN>, %a3: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xf8E4M3FN>
  }, {
    stablehlo.return %a2 : tensor<0xf8E4M3FN>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xf8E4M3FN>
    stablehlo.return %0 : tensor<0xf8E4M3FN>
  }) : (tensor<i32>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// exact
func.func @case_f8E4M3FN_4(%a0: tensor<i32>, %a1: tensor<2x1x2xf8E4M3FN>, %a2: tensor<2x1x2xf8E4M3FN>, %a3: tensor<2x1x2xf8E4M3FN>) -> tensor<2x1x2xf8E4M3FN> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xf8E4M3FN>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xf8E4M3FN>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xf8E4M3FN>
    stablehlo.return %0 : tensor<2x1x2xf8E4M3FN>
  }) : (tensor<i32>) -> tensor<2x1x2xf8E4M3FN>
  return %r : tensor<2x1x2xf8E4M3FN>
}

// exact
func.func @case_f8E5M2(%a0: tensor<i32>, %a1: tensor<f8E5M2>, %a2: tensor<f8E5M2>, %a3: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E5M2>
  }, {
    stablehlo.return %a2 : tensor<f8E5M2>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E5M2>
    stablehlo.return %0 : tensor<f8E5M2>
  }) : (tensor<i32>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @case_f8E5M2_2(%a0: tensor<i32>, %a1: tensor<3xf8E5M2>, %a2: tensor<3xf8E5M2>, %a3: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xf8E5M2>
  }, {
    stablehlo.return %a2 : tensor<3xf8E5M2>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xf8E5M2>
    stablehlo.return %0 : tensor<3xf8E5M2>
  }) : (tensor<i32>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// exact
func.func @case_f8E5M2_3(%a0: tensor<i32>, %a1: tensor<0xf8E5M2>, %a2: tensor<0xf8E5M2>, %a3: tensor<0xf8E5M2>) -> tensor<0xf8E5M2> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xf8E5M2>
  }, {
    stablehlo.return %a2 : tensor<0xf8E5M2>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xf8E5M2>
    stablehlo.return %0 : tensor<0xf8E5M2>
  }) : (tensor<i32>) -> tensor<0xf8E5M2>
  return %r : tensor<0xf8E5M2>
}

// exact
func.func @case_f8E5M2_4(%a0: tensor<i32>, %a1: tensor<2x1x2xf8E5M2>, %a2: tensor<2x1x2xf8E5M2>, %a3: tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf8E5M2> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xf8E5M2>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xf8E5M2>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xf8E5M2>
    stablehlo.return %0 : tensor<2x1x2xf8E5M2>
  }) : (tensor<i32>) -> tensor<2x1x2xf8E5M2>
  return %r : tensor<2x1x2xf8E5M2>
}

// exact
func.func @case_i4(%a0: tensor<i32>, %a1: tensor<i4>, %a2: tensor<i4>, %a3: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i4>
  }, {
    stablehlo.return %a2 : tensor<i4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i4>
    stablehlo.return %0 : tensor<i4>
  }) : (tensor<i32>) -> tensor<i4>
  return %r : tensor<i4>
}

// exact
func.func @case_i4_2(%a0: tensor<i32>, %a1: tensor<3xi4>, %a2: tensor<3xi4>, %a3: tensor<3xi4>) -> tensor<3xi4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xi4>
  }, {
    stablehlo.return %a2 : tensor<3xi4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xi4>
    stablehlo.return %0 : tensor<3xi4>
  }) : (tensor<i32>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// exact
func.func @case_i4_3(%a0: tensor<i32>, %a1: tensor<0xi4>, %a2: tensor<0xi4>, %a3: tensor<0xi4>) -> tensor<0xi4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xi4>
  }, {
    stablehlo.return %a2 : tensor<0xi4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xi4>
    stablehlo.return %0 : tensor<0xi4>
  }) : (tensor<i32>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// exact
func.func @case_i4_4(%a0: tensor<i32>, %a1: tensor<2x1x2xi4>, %a2: tensor<2x1x2xi4>, %a3: tensor<2x1x2xi4>) -> tensor<2x1x2xi4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xi4>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xi4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xi4>
    stablehlo.return %0 : tensor<2x1x2xi4>
  }) : (tensor<i32>) -> tensor<2x1x2xi4>
  return %r : tensor<2x1x2xi4>
}

// exact
func.func @case_ui4(%a0: tensor<i32>, %a1: tensor<ui4>, %a2: tensor<ui4>, %a3: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui4>
  }, {
    stablehlo.return %a2 : tensor<ui4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui4>
    stablehlo.return %0 : tensor<ui4>
  }) : (tensor<i32>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// exact
func.func @case_ui4_2(%a0: tensor<i32>, %a1: tensor<3xui4>, %a2: tensor<3xui4>, %a3: tensor<3xui4>) -> tensor<3xui4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<3xui4>
  }, {
    stablehlo.return %a2 : tensor<3xui4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<3xui4>
    stablehlo.return %0 : tensor<3xui4>
  }) : (tensor<i32>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// exact
func.func @case_ui4_3(%a0: tensor<i32>, %a1: tensor<0xui4>, %a2: tensor<0xui4>, %a3: tensor<0xui4>) -> tensor<0xui4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<0xui4>
  }, {
    stablehlo.return %a2 : tensor<0xui4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<0xui4>
    stablehlo.return %0 : tensor<0xui4>
  }) : (tensor<i32>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// exact
func.func @case_ui4_4(%a0: tensor<i32>, %a1: tensor<2x1x2xui4>, %a2: tensor<2x1x2xui4>, %a3: tensor<2x1x2xui4>) -> tensor<2x1x2xui4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<2x1x2xui4>
  }, {
    stablehlo.return %a2 : tensor<2x1x2xui4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<2x1x2xui4>
    stablehlo.return %0 : tensor<2x1x2xui4>
  }) : (tensor<i32>) -> tensor<2x1x2xui4>
  return %r : tensor<2x1x2xui4>
}

// exact
func.func @case_f64_5(%a0: tensor<i32>, %a1: tensor<f64>, %a2: tensor<f64>, %a3: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f64>
  }, {
    stablehlo.return %a2 : tensor<f64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<i32>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @case_f64_6(%a0: tensor<i32>, %a1: tensor<f64>, %a2: tensor<f64>, %a3: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f64>
  }, {
    stablehlo.return %a2 : tensor<f64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<i32>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @case_f64_7(%a0: tensor<i32>, %a1: tensor<f64>, %a2: tensor<f64>, %a3: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f64>
  }, {
    stablehlo.return %a2 : tensor<f64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<i32>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @case_f64_8(%a0: tensor<i32>, %a1: tensor<f64>, %a2: tensor<f64>, %a3: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f64>
  }, {
    stablehlo.return %a2 : tensor<f64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<i32>) -> tensor<f64>
  return %r : tensor<f64>
}

// exact
func.func @case_f32_5(%a0: tensor<i32>, %a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f32>
  }, {
    stablehlo.return %a2 : tensor<f32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @case_f32_6(%a0: tensor<i32>, %a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f32>
  }, {
    stablehlo.return %a2 : tensor<f32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @case_f32_7(%a0: tensor<i32>, %a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f32>
  }, {
    stablehlo.return %a2 : tensor<f32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @case_f32_8(%a0: tensor<i32>, %a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f32>
  }, {
    stablehlo.return %a2 : tensor<f32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}

// exact
func.func @case_f16_5(%a0: tensor<i32>, %a1: tensor<f16>, %a2: tensor<f16>, %a3: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f16>
  }, {
    stablehlo.return %a2 : tensor<f16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f16>
    stablehlo.return %0 : tensor<f16>
  }) : (tensor<i32>) -> tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @case_f16_6(%a0: tensor<i32>, %a1: tensor<f16>, %a2: tensor<f16>, %a3: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f16>
  }, {
    stablehlo.return %a2 : tensor<f16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f16>
    stablehlo.return %0 : tensor<f16>
  }) : (tensor<i32>) -> tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @case_f16_7(%a0: tensor<i32>, %a1: tensor<f16>, %a2: tensor<f16>, %a3: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f16>
  }, {
    stablehlo.return %a2 : tensor<f16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f16>
    stablehlo.return %0 : tensor<f16>
  }) : (tensor<i32>) -> tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @case_f16_8(%a0: tensor<i32>, %a1: tensor<f16>, %a2: tensor<f16>, %a3: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f16>
  }, {
    stablehlo.return %a2 : tensor<f16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f16>
    stablehlo.return %0 : tensor<f16>
  }) : (tensor<i32>) -> tensor<f16>
  return %r : tensor<f16>
}

// exact
func.func @case_bf16_5(%a0: tensor<i32>, %a1: tensor<bf16>, %a2: tensor<bf16>, %a3: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<bf16>
  }, {
    stablehlo.return %a2 : tensor<bf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<bf16>
    stablehlo.return %0 : tensor<bf16>
  }) : (tensor<i32>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// exact
func.func @case_bf16_6(%a0: tensor<i32>, %a1: tensor<bf16>, %a2: tensor<bf16>, %a3: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<bf16>
  }, {
    stablehlo.return %a2 : tensor<bf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<bf16>
    stablehlo.return %0 : tensor<bf16>
  }) : (tensor<i32>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// exact
func.func @case_bf16_7(%a0: tensor<i32>, %a1: tensor<bf16>, %a2: tensor<bf16>, %a3: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<bf16>
  }, {
    stablehlo.return %a2 : tensor<bf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<bf16>
    stablehlo.return %0 : tensor<bf16>
  }) : (tensor<i32>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// exact
func.func @case_bf16_8(%a0: tensor<i32>, %a1: tensor<bf16>, %a2: tensor<bf16>, %a3: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<bf16>
  }, {
    stablehlo.return %a2 : tensor<bf16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<bf16>
    stablehlo.return %0 : tensor<bf16>
  }) : (tensor<i32>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// exact
func.func @case_i8_5(%a0: tensor<i32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i8>
  }, {
    stablehlo.return %a2 : tensor<i8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i8>
    stablehlo.return %0 : tensor<i8>
  }) : (tensor<i32>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @case_i8_6(%a0: tensor<i32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i8>
  }, {
    stablehlo.return %a2 : tensor<i8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i8>
    stablehlo.return %0 : tensor<i8>
  }) : (tensor<i32>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @case_i8_7(%a0: tensor<i32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i8>
  }, {
    stablehlo.return %a2 : tensor<i8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i8>
    stablehlo.return %0 : tensor<i8>
  }) : (tensor<i32>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @case_i8_8(%a0: tensor<i32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i8>
  }, {
    stablehlo.return %a2 : tensor<i8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i8>
    stablehlo.return %0 : tensor<i8>
  }) : (tensor<i32>) -> tensor<i8>
  return %r : tensor<i8>
}

// exact
func.func @case_i16_5(%a0: tensor<i32>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i16>
  }, {
    stablehlo.return %a2 : tensor<i16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i16>
    stablehlo.return %0 : tensor<i16>
  }) : (tensor<i32>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @case_i16_6(%a0: tensor<i32>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i16>
  }, {
    stablehlo.return %a2 : tensor<i16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i16>
    stablehlo.return %0 : tensor<i16>
  }) : (tensor<i32>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @case_i16_7(%a0: tensor<i32>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i16>
  }, {
    stablehlo.return %a2 : tensor<i16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i16>
    stablehlo.return %0 : tensor<i16>
  }) : (tensor<i32>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @case_i16_8(%a0: tensor<i32>, %a1: tensor<i16>, %a2: tensor<i16>, %a3: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i16>
  }, {
    stablehlo.return %a2 : tensor<i16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i16>
    stablehlo.return %0 : tensor<i16>
  }) : (tensor<i32>) -> tensor<i16>
  return %r : tensor<i16>
}

// exact
func.func @case_i32_5(%a0: tensor<i32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i32>
  }, {
    stablehlo.return %a2 : tensor<i32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @case_i32_6(%a0: tensor<i32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i32>
  }, {
    stablehlo.return %a2 : tensor<i32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @case_i32_7(%a0: tensor<i32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i32>
  }, {
    stablehlo.return %a2 : tensor<i32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @case_i32_8(%a0: tensor<i32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i32>
  }, {
    stablehlo.return %a2 : tensor<i32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// exact
func.func @case_i64_5(%a0: tensor<i32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i64>
  }, {
    stablehlo.return %a2 : tensor<i64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i64>
    stablehlo.return %0 : tensor<i64>
  }) : (tensor<i32>) -> tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @case_i64_6(%a0: tensor<i32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i64>
  }, {
    stablehlo.return %a2 : tensor<i64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i64>
    stablehlo.return %0 : tensor<i64>
  }) : (tensor<i32>) -> tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @case_i64_7(%a0: tensor<i32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i64>
  }, {
    stablehlo.return %a2 : tensor<i64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i64>
    stablehlo.return %0 : tensor<i64>
  }) : (tensor<i32>) -> tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @case_i64_8(%a0: tensor<i32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i64>
  }, {
    stablehlo.return %a2 : tensor<i64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i64>
    stablehlo.return %0 : tensor<i64>
  }) : (tensor<i32>) -> tensor<i64>
  return %r : tensor<i64>
}

// exact
func.func @case_ui8_5(%a0: tensor<i32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui8>
  }, {
    stablehlo.return %a2 : tensor<ui8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui8>
    stablehlo.return %0 : tensor<ui8>
  }) : (tensor<i32>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// exact
func.func @case_ui8_6(%a0: tensor<i32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui8>
  }, {
    stablehlo.return %a2 : tensor<ui8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui8>
    stablehlo.return %0 : tensor<ui8>
  }) : (tensor<i32>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// exact
func.func @case_ui8_7(%a0: tensor<i32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui8>
  }, {
    stablehlo.return %a2 : tensor<ui8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui8>
    stablehlo.return %0 : tensor<ui8>
  }) : (tensor<i32>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// exact
func.func @case_ui8_8(%a0: tensor<i32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui8>
  }, {
    stablehlo.return %a2 : tensor<ui8>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui8>
    stablehlo.return %0 : tensor<ui8>
  }) : (tensor<i32>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// exact
func.func @case_ui16_5(%a0: tensor<i32>, %a1: tensor<ui16>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui16>
  }, {
    stablehlo.return %a2 : tensor<ui16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui16>
    stablehlo.return %0 : tensor<ui16>
  }) : (tensor<i32>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// exact
func.func @case_ui16_6(%a0: tensor<i32>, %a1: tensor<ui16>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui16>
  }, {
    stablehlo.return %a2 : tensor<ui16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui16>
    stablehlo.return %0 : tensor<ui16>
  }) : (tensor<i32>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// exact
func.func @case_ui16_7(%a0: tensor<i32>, %a1: tensor<ui16>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui16>
  }, {
    stablehlo.return %a2 : tensor<ui16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui16>
    stablehlo.return %0 : tensor<ui16>
  }) : (tensor<i32>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// exact
func.func @case_ui16_8(%a0: tensor<i32>, %a1: tensor<ui16>, %a2: tensor<ui16>, %a3: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui16>
  }, {
    stablehlo.return %a2 : tensor<ui16>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui16>
    stablehlo.return %0 : tensor<ui16>
  }) : (tensor<i32>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// exact
func.func @case_ui32_5(%a0: tensor<i32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui32>
  }, {
    stablehlo.return %a2 : tensor<ui32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui32>
    stablehlo.return %0 : tensor<ui32>
  }) : (tensor<i32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// exact
func.func @case_ui32_6(%a0: tensor<i32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui32>
  }, {
    stablehlo.return %a2 : tensor<ui32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui32>
    stablehlo.return %0 : tensor<ui32>
  }) : (tensor<i32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// exact
func.func @case_ui32_7(%a0: tensor<i32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui32>
  }, {
    stablehlo.return %a2 : tensor<ui32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui32>
    stablehlo.return %0 : tensor<ui32>
  }) : (tensor<i32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// exact
func.func @case_ui32_8(%a0: tensor<i32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui32>
  }, {
    stablehlo.return %a2 : tensor<ui32>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui32>
    stablehlo.return %0 : tensor<ui32>
  }) : (tensor<i32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// exact
func.func @case_ui64_5(%a0: tensor<i32>, %a1: tensor<ui64>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui64>
  }, {
    stablehlo.return %a2 : tensor<ui64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui64>
    stablehlo.return %0 : tensor<ui64>
  }) : (tensor<i32>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// exact
func.func @case_ui64_6(%a0: tensor<i32>, %a1: tensor<ui64>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui64>
  }, {
    stablehlo.return %a2 : tensor<ui64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui64>
    stablehlo.return %0 : tensor<ui64>
  }) : (tensor<i32>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// exact
func.func @case_ui64_7(%a0: tensor<i32>, %a1: tensor<ui64>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui64>
  }, {
    stablehlo.return %a2 : tensor<ui64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui64>
    stablehlo.return %0 : tensor<ui64>
  }) : (tensor<i32>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// exact
func.func @case_ui64_8(%a0: tensor<i32>, %a1: tensor<ui64>, %a2: tensor<ui64>, %a3: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui64>
  }, {
    stablehlo.return %a2 : tensor<ui64>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui64>
    stablehlo.return %0 : tensor<ui64>
  }) : (tensor<i32>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// exact
func.func @case_c64_5(%a0: tensor<i32>, %a1: tensor<complex<f32>>, %a2: tensor<complex<f32>>, %a3: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f32>>
  }, {
    stablehlo.return %a2 : tensor<complex<f32>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f32>>
    stablehlo.return %0 : tensor<complex<f32>>
  }) : (tensor<i32>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @case_c64_6(%a0: tensor<i32>, %a1: tensor<complex<f32>>, %a2: tensor<complex<f32>>, %a3: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f32>>
  }, {
    stablehlo.return %a2 : tensor<complex<f32>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f32>>
    stablehlo.return %0 : tensor<complex<f32>>
  }) : (tensor<i32>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @case_c64_7(%a0: tensor<i32>, %a1: tensor<complex<f32>>, %a2: tensor<complex<f32>>, %a3: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f32>>
  }, {
    stablehlo.return %a2 : tensor<complex<f32>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f32>>
    stablehlo.return %0 : tensor<complex<f32>>
  }) : (tensor<i32>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @case_c64_8(%a0: tensor<i32>, %a1: tensor<complex<f32>>, %a2: tensor<complex<f32>>, %a3: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f32>>
  }, {
    stablehlo.return %a2 : tensor<complex<f32>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f32>>
    stablehlo.return %0 : tensor<complex<f32>>
  }) : (tensor<i32>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// exact
func.func @case_c128_5(%a0: tensor<i32>, %a1: tensor<complex<f64>>, %a2: tensor<complex<f64>>, %a3: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f64>>
  }, {
    stablehlo.return %a2 : tensor<complex<f64>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f64>>
    stablehlo.return %0 : tensor<complex<f64>>
  }) : (tensor<i32>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// exact
func.func @case_c128_6(%a0: tensor<i32>, %a1: tensor<complex<f64>>, %a2: tensor<complex<f64>>, %a3: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f64>>
  }, {
    stablehlo.return %a2 : tensor<complex<f64>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f64>>
    stablehlo.return %0 : tensor<complex<f64>>
  }) : (tensor<i32>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// exact
func.func @case_c128_7(%a0: tensor<i32>, %a1: tensor<complex<f64>>, %a2: tensor<complex<f64>>, %a3: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f64>>
  }, {
    stablehlo.return %a2 : tensor<complex<f64>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f64>>
    stablehlo.return %0 : tensor<complex<f64>>
  }) : (tensor<i32>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// exact
func.func @case_c128_8(%a0: tensor<i32>, %a1: tensor<complex<f64>>, %a2: tensor<complex<f64>>, %a3: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<complex<f64>>
  }, {
    stablehlo.return %a2 : tensor<complex<f64>>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<complex<f64>>
    stablehlo.return %0 : tensor<complex<f64>>
  }) : (tensor<i32>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// exact
func.func @case_i1_5(%a0: tensor<i32>, %a1: tensor<i1>, %a2: tensor<i1>, %a3: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i1>
  }, {
    stablehlo.return %a2 : tensor<i1>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<i32>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @case_i1_6(%a0: tensor<i32>, %a1: tensor<i1>, %a2: tensor<i1>, %a3: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i1>
  }, {
    stablehlo.return %a2 : tensor<i1>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<i32>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @case_i1_7(%a0: tensor<i32>, %a1: tensor<i1>, %a2: tensor<i1>, %a3: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i1>
  }, {
    stablehlo.return %a2 : tensor<i1>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<i32>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @case_i1_8(%a0: tensor<i32>, %a1: tensor<i1>, %a2: tensor<i1>, %a3: tensor<i1>) -> tensor<i1> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i1>
  }, {
    stablehlo.return %a2 : tensor<i1>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<i32>) -> tensor<i1>
  return %r : tensor<i1>
}

// exact
func.func @case_f8E4M3FN_5(%a0: tensor<i32>, %a1: tensor<f8E4M3FN>, %a2: tensor<f8E4M3FN>, %a3: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E4M3FN>
  }, {
    stablehlo.return %a2 : tensor<f8E4M3FN>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E4M3FN>
    stablehlo.return %0 : tensor<f8E4M3FN>
  }) : (tensor<i32>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// exact
func.func @case_f8E4M3FN_6(%a0: tensor<i32>, %a1: tensor<f8E4M3FN>, %a2: tensor<f8E4M3FN>, %a3: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E4M3FN>
  }, {
    stablehlo.return %a2 : tensor<f8E4M3FN>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E4M3FN>
    stablehlo.return %0 : tensor<f8E4M3FN>
  }) : (tensor<i32>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// exact
func.func @case_f8E4M3FN_7(%a0: tensor<i32>, %a1: tensor<f8E4M3FN>, %a2: tensor<f8E4M3FN>, %a3: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E4M3FN>
  }, {
    stablehlo.return %a2 : tensor<f8E4M3FN>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E4M3FN>
    stablehlo.return %0 : tensor<f8E4M3FN>
  }) : (tensor<i32>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// exact
func.func @case_f8E4M3FN_8(%a0: tensor<i32>, %a1: tensor<f8E4M3FN>, %a2: tensor<f8E4M3FN>, %a3: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E4M3FN>
  }, {
    stablehlo.return %a2 : tensor<f8E4M3FN>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E4M3FN>
    stablehlo.return %0 : tensor<f8E4M3FN>
  }) : (tensor<i32>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// exact
func.func @case_f8E5M2_5(%a0: tensor<i32>, %a1: tensor<f8E5M2>, %a2: tensor<f8E5M2>, %a3: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E5M2>
  }, {
    stablehlo.return %a2 : tensor<f8E5M2>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E5M2>
    stablehlo.return %0 : tensor<f8E5M2>
  }) : (tensor<i32>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @case_f8E5M2_6(%a0: tensor<i32>, %a1: tensor<f8E5M2>, %a2: tensor<f8E5M2>, %a3: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E5M2>
  }, {
    stablehlo.return %a2 : tensor<f8E5M2>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E5M2>
    stablehlo.return %0 : tensor<f8E5M2>
  }) : (tensor<i32>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @case_f8E5M2_7(%a0: tensor<i32>, %a1: tensor<f8E5M2>, %a2: tensor<f8E5M2>, %a3: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E5M2>
  }, {
    stablehlo.return %a2 : tensor<f8E5M2>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E5M2>
    stablehlo.return %0 : tensor<f8E5M2>
  }) : (tensor<i32>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @case_f8E5M2_8(%a0: tensor<i32>, %a1: tensor<f8E5M2>, %a2: tensor<f8E5M2>, %a3: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<f8E5M2>
  }, {
    stablehlo.return %a2 : tensor<f8E5M2>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<f8E5M2>
    stablehlo.return %0 : tensor<f8E5M2>
  }) : (tensor<i32>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// exact
func.func @case_i4_5(%a0: tensor<i32>, %a1: tensor<i4>, %a2: tensor<i4>, %a3: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i4>
  }, {
    stablehlo.return %a2 : tensor<i4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i4>
    stablehlo.return %0 : tensor<i4>
  }) : (tensor<i32>) -> tensor<i4>
  return %r : tensor<i4>
}

// exact
func.func @case_i4_6(%a0: tensor<i32>, %a1: tensor<i4>, %a2: tensor<i4>, %a3: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i4>
  }, {
    stablehlo.return %a2 : tensor<i4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i4>
    stablehlo.return %0 : tensor<i4>
  }) : (tensor<i32>) -> tensor<i4>
  return %r : tensor<i4>
}

// exact
func.func @case_i4_7(%a0: tensor<i32>, %a1: tensor<i4>, %a2: tensor<i4>, %a3: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i4>
  }, {
    stablehlo.return %a2 : tensor<i4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i4>
    stablehlo.return %0 : tensor<i4>
  }) : (tensor<i32>) -> tensor<i4>
  return %r : tensor<i4>
}

// exact
func.func @case_i4_8(%a0: tensor<i32>, %a1: tensor<i4>, %a2: tensor<i4>, %a3: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<i4>
  }, {
    stablehlo.return %a2 : tensor<i4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<i4>
    stablehlo.return %0 : tensor<i4>
  }) : (tensor<i32>) -> tensor<i4>
  return %r : tensor<i4>
}

// exact
func.func @case_ui4_5(%a0: tensor<i32>, %a1: tensor<ui4>, %a2: tensor<ui4>, %a3: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui4>
  }, {
    stablehlo.return %a2 : tensor<ui4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui4>
    stablehlo.return %0 : tensor<ui4>
  }) : (tensor<i32>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// exact
func.func @case_ui4_6(%a0: tensor<i32>, %a1: tensor<ui4>, %a2: tensor<ui4>, %a3: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui4>
  }, {
    stablehlo.return %a2 : tensor<ui4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui4>
    stablehlo.return %0 : tensor<ui4>
  }) : (tensor<i32>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// exact
func.func @case_ui4_7(%a0: tensor<i32>, %a1: tensor<ui4>, %a2: tensor<ui4>, %a3: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui4>
  }, {
    stablehlo.return %a2 : tensor<ui4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui4>
    stablehlo.return %0 : tensor<ui4>
  }) : (tensor<i32>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// exact
func.func @case_ui4_8(%a0: tensor<i32>, %a1: tensor<ui4>, %a2: tensor<ui4>, %a3: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a1 : tensor<ui4>
  }, {
    stablehlo.return %a2 : tensor<ui4>
  }, {
    %0 = stablehlo.optimization_barrier %a3 : tensor<ui4>
    stablehlo.return %0 : tensor<ui4>
  }) : (tensor<i32>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// exact
func.func @while_f64_i32(%a0: tensor<i32>, %a1: tensor<f64>, %a2: tensor<f64>) -> (tensor<i32>, tensor<f64>, tensor<f64>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<f64>, tensor<f64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<f64>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<f64>, tensor<f64>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<f64>, tensor<f64>
}

// exact
func.func @while_f64_i64(%a0: tensor<i64>, %a1: tensor<3xf64>, %a2: tensor<3xf64>) -> (tensor<i64>, tensor<3xf64>, tensor<3xf64>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xf64>, tensor<3xf64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xf64>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xf64>, tensor<3xf64>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xf64>, tensor<3xf64>
}

// exact
func.func @while_f64_ui8(%a0: tensor<ui8>, %a1: tensor<0xf64>, %a2: tensor<0xf64>) -> (tensor<ui8>, tensor<0xf64>, tensor<0xf64>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xf64>, tensor<0xf64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xf64>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xf64>, tensor<0xf64>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xf64>, tensor<0xf64>
}

// exact
func.func @while_f64_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xf64>, %a2: tensor<2x1x2xf64>) -> (tensor<ui32>, tensor<2x1x2xf64>, tensor<2x1x2xf64>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xf64>, tensor<2x1x2xf64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xf64>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xf64>, tensor<2x1x2xf64>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xf64>, tensor<2x1x2xf64>
}

// exact
func.func @while_f32_i32(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>, tensor<3xf32>) {
  %n = stablehlo.constant dense<4> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<3xf32>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<3xf32>, tensor<3xf32>
}

// exact
func.func @while_f32_i64(%a0: tensor<i64>, %a1: tensor<0xf32>, %a2: tensor<0xf32>) -> (tensor<i64>, tensor<0xf32>, tensor<0xf32>) {
  %n = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<0xf32>, tensor<0xf32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<0xf32>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<0xf32>, tensor<0xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<0xf32>, tensor<0xf32>
}

// exact
func.func @while_f32_ui8(%a0: tensor<ui8>, %a1: tensor<f32>, %a2: tensor<f32>) -> (tensor<ui8>, tensor<f32>, tensor<f32>) {
  %n = stablehlo.constant dense<1> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<f32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<f32>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<f32>, tensor<f32>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<f32>, tensor<f32>
}

// exact
func.func @while_f32_ui32(%a0: tensor<ui32>, %a1: tensor<0xf32>, %a2: tensor<0xf32>) -> (tensor<ui32>, tensor<0xf32>, tensor<0xf32>) {
  %n = stablehlo.constant dense<1> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<0xf32>, tensor<0xf32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<0xf32>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<0xf32>, tensor<0xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<0xf32>, tensor<0xf32>
}

// exact
func.func @while_f16_i32(%a0: tensor<i32>, %a1: tensor<2x1x2xf16>, %a2: tensor<2x1x2xf16>) -> (tensor<i32>, tensor<2x1x2xf16>, tensor<2x1x2xf16>) {
  %n = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<2x1x2xf16>, tensor<2x1x2xf16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xf16>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<2x1x2xf16>, tensor<2x1x2xf16>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<2x1x2xf16>, tensor<2x1x2xf16>
}

// exact
func.func @while_f16_i64(%a0: tensor<i64>, %a1: tensor<f16>, %a2: tensor<f16>) -> (tensor<i64>, tensor<f16>, tensor<f16>) {
  %n = stablehlo.constant dense<4> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<f16>, tensor<f16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<f16>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<f16>, tensor<f16>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<f16>, tensor<f16>
}

// exact
func.func @while_f16_ui8(%a0: tensor<ui8>, %a1: tensor<3xf16>, %a2: tensor<3xf16>) -> (tensor<ui8>, tensor<3xf16>, tensor<3xf16>) {
  %n = stablehlo.constant dense<0> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<3xf16>, tensor<3xf16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<3xf16>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<3xf16>, tensor<3xf16>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<3xf16>, tensor<3xf16>
}

// exact
func.func @while_f16_ui32(%a0: tensor<ui32>, %a1: tensor<f16>, %a2: tensor<f16>) -> (tensor<ui32>, tensor<f16>, tensor<f16>) {
  %n = stablehlo.constant dense<4> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<f16>, tensor<f16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<f16>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<f16>, tensor<f16>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<f16>, tensor<f16>
}

// exact
func.func @while_bf16_i32(%a0: tensor<i32>, %a1: tensor<0xbf16>, %a2: tensor<0xbf16>) -> (tensor<i32>, tensor<0xbf16>, tensor<0xbf16>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<0xbf16>, tensor<0xbf16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<0xbf16>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<0xbf16>, tensor<0xbf16>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<0xbf16>, tensor<0xbf16>
}

// exact
func.func @while_bf16_i64(%a0: tensor<i64>, %a1: tensor<2x1x2xbf16>, %a2: tensor<2x1x2xbf16>) -> (tensor<i64>, tensor<2x1x2xbf16>, tensor<2x1x2xbf16>) {
  %n = stablehlo.constant dense<4> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<2x1x2xbf16>, tensor<2x1x2xbf16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xbf16>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<2x1x2xbf16>, tensor<2x1x2xbf16>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<2x1x2xbf16>, tensor<2x1x2xbf16>
}

// exact
func.func @while_bf16_ui8(%a0: tensor<ui8>, %a1: tensor<bf16>, %a2: tensor<bf16>) -> (tensor<ui8>, tensor<bf16>, tensor<bf16>) {
  %n = stablehlo.constant dense<1> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<bf16>, tensor<bf16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<bf16>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<bf16>, tensor<bf16>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<bf16>, tensor<bf16>
}

// exact
func.func @while_bf16_ui32(%a0: tensor<ui32>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<ui32>, tensor<3xbf16>, tensor<3xbf16>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<3xbf16>, tensor<3xbf16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<3xbf16>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<3xbf16>, tensor<3xbf16>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<3xbf16>, tensor<3xbf16>
}

// exact
func.func @while_i8_i32(%a0: tensor<i32>, %a1: tensor<i8>, %a2: tensor<i8>) -> (tensor<i32>, tensor<i8>, tensor<i8>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<i8>, tensor<i8>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<i8>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<i8>, tensor<i8>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<i8>, tensor<i8>
}

// exact
func.func @while_i8_i64(%a0: tensor<i64>, %a1: tensor<3xi8>, %a2: tensor<3xi8>) -> (tensor<i64>, tensor<3xi8>, tensor<3xi8>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xi8>, tensor<3xi8>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xi8>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xi8>, tensor<3xi8>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xi8>, tensor<3xi8>
}

// exact
func.func @while_i8_ui8(%a0: tensor<ui8>, %a1: tensor<2x1x2xi8>, %a2: tensor<2x1x2xi8>) -> (tensor<ui8>, tensor<2x1x2xi8>, tensor<2x1x2xi8>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<2x1x2xi8>, tensor<2x1x2xi8>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xi8>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<2x1x2xi8>, tensor<2x1x2xi8>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<2x1x2xi8>, tensor<2x1x2xi8>
}

// exact
func.func @while_i8_ui32(%a0: tensor<ui32>, %a1: tensor<0xi8>, %a2: tensor<0xi8>) -> (tensor<ui32>, tensor<0xi8>, tensor<0xi8>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<0xi8>, tensor<0xi8>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<0xi8>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<0xi8>, tensor<0xi8>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<0xi8>, tensor<0xi8>
}

// exact
func.func @while_i16_i32(%a0: tensor<i32>, %a1: tensor<i16>, %a2: tensor<i16>) -> (tensor<i32>, tensor<i16>, tensor<i16>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<i16>, tensor<i16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<i16>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<i16>, tensor<i16>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<i16>, tensor<i16>
}

// exact
func.func @while_i16_i64(%a0: tensor<i64>, %a1: tensor<3xi16>, %a2: tensor<3xi16>) -> (tensor<i64>, tensor<3xi16>, tensor<3xi16>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xi16>, tensor<3xi16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xi16>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xi16>, tensor<3xi16>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xi16>, tensor<3xi16>
}

// exact
func.func @while_i16_ui8(%a0: tensor<ui8>, %a1: tensor<0xi16>, %a2: tensor<0xi16>) -> (tensor<ui8>, tensor<0xi16>, tensor<0xi16>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xi16>, tensor<0xi16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xi16>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xi16>, tensor<0xi16>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xi16>, tensor<0xi16>
}

// exact
func.func @while_i16_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xi16>, %a2: tensor<2x1x2xi16>) -> (tensor<ui32>, tensor<2x1x2xi16>, tensor<2x1x2xi16>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xi16>, tensor<2x1x2xi16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xi16>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xi16>, tensor<2x1x2xi16>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xi16>, tensor<2x1x2xi16>
}

// exact
func.func @while_i32_i32(%a0: tensor<i32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<i32>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<i32>, tensor<i32>
}

// exact
func.func @while_i32_i64(%a0: tensor<i64>, %a1: tensor<3xi32>, %a2: tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>, tensor<3xi32>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xi32>, tensor<3xi32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xi32>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xi32>, tensor<3xi32>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xi32>, tensor<3xi32>
}

// exact
func.func @while_i32_ui8(%a0: tensor<ui8>, %a1: tensor<0xi32>, %a2: tensor<0xi32>) -> (tensor<ui8>, tensor<0xi32>, tensor<0xi32>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xi32>, tensor<0xi32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xi32>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xi32>, tensor<0xi32>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xi32>, tensor<0xi32>
}

// exact
func.func @while_i32_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xi32>, %a2: tensor<2x1x2xi32>) -> (tensor<ui32>, tensor<2x1x2xi32>, tensor<2x1x2xi32>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xi32>, tensor<2x1x2xi32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xi32>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xi32>, tensor<2x1x2xi32>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xi32>, tensor<2x1x2xi32>
}

// exact
func.func @while_i64_i32(%a0: tensor<i32>, %a1: tensor<i64>, %a2: tensor<i64>) -> (tensor<i32>, tensor<i64>, tensor<i64>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<i64>, tensor<i64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<i64>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<i64>, tensor<i64>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<i64>, tensor<i64>
}

// exact
func.func @while_i64_i64(%a0: tensor<i64>, %a1: tensor<3xi64>, %a2: tensor<3xi64>) -> (tensor<i64>, tensor<3xi64>, tensor<3xi64>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xi64>, tensor<3xi64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xi64>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xi64>, tensor<3xi64>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xi64>, tensor<3xi64>
}

// exact
func.func @while_i64_ui8(%a0: tensor<ui8>, %a1: tensor<0xi64>, %a2: tensor<0xi64>) -> (tensor<ui8>, tensor<0xi64>, tensor<0xi64>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xi64>, tensor<0xi64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xi64>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xi64>, tensor<0xi64>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xi64>, tensor<0xi64>
}

// exact
func.func @while_i64_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xi64>, %a2: tensor<2x1x2xi64>) -> (tensor<ui32>, tensor<2x1x2xi64>, tensor<2x1x2xi64>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xi64>, tensor<2x1x2xi64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xi64>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xi64>, tensor<2x1x2xi64>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xi64>, tensor<2x1x2xi64>
}

// exact
func.func @while_ui8_i32(%a0: tensor<i32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<i32>, tensor<ui8>, tensor<ui8>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<ui8>, tensor<ui8>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<ui8>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<ui8>, tensor<ui8>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<ui8>, tensor<ui8>
}

// exact
func.func @while_ui8_i64(%a0: tensor<i64>, %a1: tensor<3xui8>, %a2: tensor<3xui8>) -> (tensor<i64>, tensor<3xui8>, tensor<3xui8>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xui8>, tensor<3xui8>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xui8>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xui8>, tensor<3xui8>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xui8>, tensor<3xui8>
}

// exact
func.func @while_ui8_ui8(%a0: tensor<ui8>, %a1: tensor<0xui8>, %a2: tensor<0xui8>) -> (tensor<ui8>, tensor<0xui8>, tensor<0xui8>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xui8>, tensor<0xui8>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xui8>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xui8>, tensor<0xui8>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xui8>, tensor<0xui8>
}

// exact
func.func @while_ui8_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xui8>, %a2: tensor<2x1x2xui8>) -> (tensor<ui32>, tensor<2x1x2xui8>, tensor<2x1x2xui8>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xui8>, tensor<2x1x2xui8>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xui8>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xui8>, tensor<2x1x2xui8>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xui8>, tensor<2x1x2xui8>
}

// exact
func.func @while_ui16_i32(%a0: tensor<i32>, %a1: tensor<ui16>, %a2: tensor<ui16>) -> (tensor<i32>, tensor<ui16>, tensor<ui16>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<ui16>, tensor<ui16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<ui16>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<ui16>, tensor<ui16>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<ui16>, tensor<ui16>
}

// exact
func.func @while_ui16_i64(%a0: tensor<i64>, %a1: tensor<3xui16>, %a2: tensor<3xui16>) -> (tensor<i64>, tensor<3xui16>, tensor<3xui16>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xui16>, tensor<3xui16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xui16>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xui16>, tensor<3xui16>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xui16>, tensor<3xui16>
}

// exact
func.func @while_ui16_ui8(%a0: tensor<ui8>, %a1: tensor<0xui16>, %a2: tensor<0xui16>) -> (tensor<ui8>, tensor<0xui16>, tensor<0xui16>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xui16>, tensor<0xui16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xui16>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xui16>, tensor<0xui16>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xui16>, tensor<0xui16>
}

// exact
func.func @while_ui16_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xui16>, %a2: tensor<2x1x2xui16>) -> (tensor<ui32>, tensor<2x1x2xui16>, tensor<2x1x2xui16>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xui16>, tensor<2x1x2xui16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xui16>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xui16>, tensor<2x1x2xui16>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xui16>, tensor<2x1x2xui16>
}

// exact
func.func @while_ui32_i32(%a0: tensor<i32>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> (tensor<i32>, tensor<ui32>, tensor<ui32>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<ui32>, tensor<ui32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<ui32>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<ui32>, tensor<ui32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<ui32>, tensor<ui32>
}

// exact
func.func @while_ui32_i64(%a0: tensor<i64>, %a1: tensor<3xui32>, %a2: tensor<3xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xui32>, tensor<3xui32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xui32>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xui32>, tensor<3xui32>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xui32>, tensor<3xui32>
}

// exact
func.func @while_ui32_ui8(%a0: tensor<ui8>, %a1: tensor<0xui32>, %a2: tensor<0xui32>) -> (tensor<ui8>, tensor<0xui32>, tensor<0xui32>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xui32>, tensor<0xui32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xui32>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xui32>, tensor<0xui32>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xui32>, tensor<0xui32>
}

// exact
func.func @while_ui32_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xui32>, %a2: tensor<2x1x2xui32>) -> (tensor<ui32>, tensor<2x1x2xui32>, tensor<2x1x2xui32>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xui32>, tensor<2x1x2xui32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xui32>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xui32>, tensor<2x1x2xui32>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xui32>, tensor<2x1x2xui32>
}

// exact
func.func @while_ui64_i32(%a0: tensor<i32>, %a1: tensor<ui64>, %a2: tensor<ui64>) -> (tensor<i32>, tensor<ui64>, tensor<ui64>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<ui64>, tensor<ui64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<ui64>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<ui64>, tensor<ui64>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<ui64>, tensor<ui64>
}

// exact
func.func @while_ui64_i64(%a0: tensor<i64>, %a1: tensor<3xui64>, %a2: tensor<3xui64>) -> (tensor<i64>, tensor<3xui64>, tensor<3xui64>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xui64>, tensor<3xui64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xui64>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xui64>, tensor<3xui64>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xui64>, tensor<3xui64>
}

// exact
func.func @while_ui64_ui8(%a0: tensor<ui8>, %a1: tensor<0xui64>, %a2: tensor<0xui64>) -> (tensor<ui8>, tensor<0xui64>, tensor<0xui64>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xui64>, tensor<0xui64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xui64>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xui64>, tensor<0xui64>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xui64>, tensor<0xui64>
}

// exact
func.func @while_ui64_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xui64>, %a2: tensor<2x1x2xui64>) -> (tensor<ui32>, tensor<2x1x2xui64>, tensor<2x1x2xui64>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xui64>, tensor<2x1x2xui64>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xui64>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xui64>, tensor<2x1x2xui64>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xui64>, tensor<2x1x2xui64>
}

// exact
func.func @while_c64_i32(%a0: tensor<i32>, %a1: tensor<complex<f32>>, %a2: tensor<complex<f32>>) -> (tensor<i32>, tensor<complex<f32>>, tensor<complex<f32>>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<complex<f32>>, tensor<complex<f32>>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<complex<f32>>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<complex<f32>>, tensor<complex<f32>>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<complex<f32>>, tensor<complex<f32>>
}

// exact
func.func @while_c64_i64(%a0: tensor<i64>, %a1: tensor<3xcomplex<f32>>, %a2: tensor<3xcomplex<f32>>) -> (tensor<i64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xcomplex<f32>>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
}

// exact
func.func @while_c64_ui8(%a0: tensor<ui8>, %a1: tensor<0xcomplex<f32>>, %a2: tensor<0xcomplex<f32>>) -> (tensor<ui8>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xcomplex<f32>>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
}

// exact
func.func @while_c64_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xcomplex<f32>>, %a2: tensor<2x1x2xcomplex<f32>>) -> (tensor<ui32>, tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xcomplex<f32>>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>
}

// exact
func.func @while_c128_i32(%a0: tensor<i32>, %a1: tensor<complex<f64>>, %a2: tensor<complex<f64>>) -> (tensor<i32>, tensor<complex<f64>>, tensor<complex<f64>>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<complex<f64>>, tensor<complex<f64>>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<complex<f64>>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<complex<f64>>, tensor<complex<f64>>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<complex<f64>>, tensor<complex<f64>>
}

// exact
func.func @while_c128_i64(%a0: tensor<i64>, %a1: tensor<3xcomplex<f64>>, %a2: tensor<3xcomplex<f64>>) -> (tensor<i64>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xcomplex<f64>>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
}

// exact
func.func @while_c128_ui8(%a0: tensor<ui8>, %a1: tensor<0xcomplex<f64>>, %a2: tensor<0xcomplex<f64>>) -> (tensor<ui8>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xcomplex<f64>>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
}

// exact
func.func @while_c128_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xcomplex<f64>>, %a2: tensor<2x1x2xcomplex<f64>>) -> (tensor<ui32>, tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xcomplex<f64>>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>
}

// exact
func.func @while_i4_i32(%a0: tensor<i32>, %a1: tensor<i4>, %a2: tensor<i4>) -> (tensor<i32>, tensor<i4>, tensor<i4>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<i4>, tensor<i4>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<i4>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<i4>, tensor<i4>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<i4>, tensor<i4>
}

// exact
func.func @while_i4_i64(%a0: tensor<i64>, %a1: tensor<3xi4>, %a2: tensor<3xi4>) -> (tensor<i64>, tensor<3xi4>, tensor<3xi4>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xi4>, tensor<3xi4>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xi4>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xi4>, tensor<3xi4>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xi4>, tensor<3xi4>
}

// exact
func.func @while_i4_ui8(%a0: tensor<ui8>, %a1: tensor<0xi4>, %a2: tensor<0xi4>) -> (tensor<ui8>, tensor<0xi4>, tensor<0xi4>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xi4>, tensor<0xi4>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xi4>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xi4>, tensor<0xi4>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xi4>, tensor<0xi4>
}

// exact
func.func @while_i4_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xi4>, %a2: tensor<2x1x2xi4>) -> (tensor<ui32>, tensor<2x1x2xi4>, tensor<2x1x2xi4>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xi4>, tensor<2x1x2xi4>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xi4>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xi4>, tensor<2x1x2xi4>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xi4>, tensor<2x1x2xi4>
}

// exact
func.func @while_ui4_i32(%a0: tensor<i32>, %a1: tensor<ui4>, %a2: tensor<ui4>) -> (tensor<i32>, tensor<ui4>, tensor<ui4>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<ui4>, tensor<ui4>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<ui4>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<ui4>, tensor<ui4>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<ui4>, tensor<ui4>
}

// exact
func.func @while_ui4_i64(%a0: tensor<i64>, %a1: tensor<3xui4>, %a2: tensor<3xui4>) -> (tensor<i64>, tensor<3xui4>, tensor<3xui4>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xui4>, tensor<3xui4>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xui4>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xui4>, tensor<3xui4>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xui4>, tensor<3xui4>
}

// exact
func.func @while_ui4_ui8(%a0: tensor<ui8>, %a1: tensor<0xui4>, %a2: tensor<0xui4>) -> (tensor<ui8>, tensor<0xui4>, tensor<0xui4>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xui4>, tensor<0xui4>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xui4>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xui4>, tensor<0xui4>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xui4>, tensor<0xui4>
}

// exact
func.func @while_ui4_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xui4>, %a2: tensor<2x1x2xui4>) -> (tensor<ui32>, tensor<2x1x2xui4>, tensor<2x1x2xui4>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xui4>, tensor<2x1x2xui4>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xui4>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xui4>, tensor<2x1x2xui4>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xui4>, tensor<2x1x2xui4>
}

// exact
func.func @while_f8E4M3FN_i32(%a0: tensor<i32>, %a1: tensor<f8E4M3FN>, %a2: tensor<f8E4M3FN>) -> (tensor<i32>, tensor<f8E4M3FN>, tensor<f8E4M3FN>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<f8E4M3FN>, tensor<f8E4M3FN>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<f8E4M3FN>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<f8E4M3FN>, tensor<f8E4M3FN>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<f8E4M3FN>, tensor<f8E4M3FN>
}

// exact
func.func @while_f8E4M3FN_i64(%a0: tensor<i64>, %a1: tensor<3xf8E4M3FN>, %a2: tensor<3xf8E4M3FN>) -> (tensor<i64>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xf8E4M3FN>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
}

// exact
func.func @while_f8E4M3FN_ui8(%a0: tensor<ui8>, %a1: tensor<0xf8E4M3FN>, %a2: tensor<0xf8E4M3FN>) -> (tensor<ui8>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xf8E4M3FN>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>
}

// exact
func.func @while_f8E4M3FN_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xf8E4M3FN>, %a2: tensor<2x1x2xf8E4M3FN>) -> (tensor<ui32>, tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xf8E4M3FN>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>
}

// exact
func.func @while_f8E5M2_i32(%a0: tensor<i32>, %a1: tensor<f8E5M2>, %a2: tensor<f8E5M2>) -> (tensor<i32>, tensor<f8E5M2>, tensor<f8E5M2>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<f8E5M2>, tensor<f8E5M2>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<f8E5M2>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<f8E5M2>, tensor<f8E5M2>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<f8E5M2>, tensor<f8E5M2>
}

// exact
func.func @while_f8E5M2_i64(%a0: tensor<i64>, %a1: tensor<3xf8E5M2>, %a2: tensor<3xf8E5M2>) -> (tensor<i64>, tensor<3xf8E5M2>, tensor<3xf8E5M2>) {
  %n = stablehlo.constant dense<1> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i64>, tensor<3xf8E5M2>, tensor<3xf8E5M2>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i64>
    %z = stablehlo.subtract %y, %x : tensor<3xf8E5M2>
    stablehlo.return %l, %y, %z : tensor<i64>, tensor<3xf8E5M2>, tensor<3xf8E5M2>
  }
  return %r#0, %r#1, %r#2 : tensor<i64>, tensor<3xf8E5M2>, tensor<3xf8E5M2>
}

// exact
func.func @while_f8E5M2_ui8(%a0: tensor<ui8>, %a1: tensor<0xf8E5M2>, %a2: tensor<0xf8E5M2>) -> (tensor<ui8>, tensor<0xf8E5M2>, tensor<0xf8E5M2>) {
  %n = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui8>, tensor<0xf8E5M2>, tensor<0xf8E5M2>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui8>
    %z = stablehlo.subtract %y, %x : tensor<0xf8E5M2>
    stablehlo.return %l, %y, %z : tensor<ui8>, tensor<0xf8E5M2>, tensor<0xf8E5M2>
  }
  return %r#0, %r#1, %r#2 : tensor<ui8>, tensor<0xf8E5M2>, tensor<0xf8E5M2>
}

// exact
func.func @while_f8E5M2_ui32(%a0: tensor<ui32>, %a1: tensor<2x1x2xf8E5M2>, %a2: tensor<2x1x2xf8E5M2>) -> (tensor<ui32>, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>) {
  %n = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<ui32>, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<ui32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xf8E5M2>
    stablehlo.return %l, %y, %z : tensor<ui32>, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>
  }
  return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>
}

// exact
func.func @while_f32_i32_2(%a0: tensor<i32>, %a1: tensor<2x1x2xf32>, %a2: tensor<2x1x2xf32>) -> (tensor<i32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<2x1x2xf32>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<2x1x2xf32>, tensor<2x1x2xf32>
}

// exact
func.func @while_f16_i32_2(%a0: tensor<i32>, %a1: tensor<0xf16>, %a2: tensor<0xf16>) -> (tensor<i32>, tensor<0xf16>, tensor<0xf16>) {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : tensor<i32>, tensor<0xf16>, tensor<0xf16>
  cond {
    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.add %k, %one : tensor<i32>
    %z = stablehlo.subtract %y, %x : tensor<0xf16>
    stablehlo.return %l, %y, %z : tensor<i32>, tensor<0xf16>, tensor<0xf16>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<0xf16>, tensor<0xf16>
}

// equal
func.func @map_f64(%a0: tensor<f64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %v = stablehlo.add %s, %x : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @map_f64_2(%a0: tensor<3xf64>, %a1: tensor<3xf64>) -> tensor<3xf64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.multiply %x, %y : tensor<f64>
    %v = stablehlo.multiply %s, %x : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @map_f64_3(%a0: tensor<0xf64>, %a1: tensor<0xf64>) -> tensor<0xf64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.subtract %x, %y : tensor<f64>
    %v = stablehlo.subtract %s, %x : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// equal
func.func @map_f64_4(%a0: tensor<2x1x2xf64>, %a1: tensor<2x1x2xf64>) -> tensor<2x1x2xf64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %v = stablehlo.add %s, %x : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x1x2xf64>, tensor<2x1x2xf64>) -> tensor<2x1x2xf64>
  return %r : tensor<2x1x2xf64>
}

// equal
func.func @map_f32(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.multiply %x, %y : tensor<f32>
    %v = stablehlo.multiply %s, %x : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @map_f32_2(%a0: tensor<3xf32>, %a1: tensor<3xf32>) -> tensor<3xf32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %v = stablehlo.add %s, %x : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @map_f32_3(%a0: tensor<0xf32>, %a1: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %v = stablehlo.add %s, %x : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// equal
func.func @map_f32_4(%a0: tensor<2x1x2xf32>, %a1: tensor<2x1x2xf32>) -> tensor<2x1x2xf32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.subtract %x, %y : tensor<f32>
    %v = stablehlo.subtract %s, %x : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
  return %r : tensor<2x1x2xf32>
}

// equal
func.func @map_f16(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.subtract %x, %y : tensor<f16>
    %v = stablehlo.subtract %s, %x : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @map_f16_2(%a0: tensor<3xf16>, %a1: tensor<3xf16>) -> tensor<3xf16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    %v = stablehlo.add %s, %x : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @map_f16_3(%a0: tensor<0xf16>, %a1: tensor<0xf16>) -> tensor<0xf16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.multiply %x, %y : tensor<f16>
    %v = stablehlo.multiply %s, %x : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// equal
func.func @map_f16_4(%a0: tensor<2x1x2xf16>, %a1: tensor<2x1x2xf16>) -> tensor<2x1x2xf16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.multiply %x, %y : tensor<f16>
    %v = stablehlo.multiply %s, %x : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x1x2xf16>, tensor<2x1x2xf16>) -> tensor<2x1x2xf16>
  return %r : tensor<2x1x2xf16>
}

// equal
func.func @map_bf16(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %v = stablehlo.add %s, %x : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @map_bf16_2(%a0: tensor<3xbf16>, %a1: tensor<3xbf16>) -> tensor<3xbf16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.subtract %x, %y : tensor<bf16>
    %v = stablehlo.subtract %s, %x : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// equal
func.func @map_bf16_3(%a0: tensor<0xbf16>, %a1: tensor<0xbf16>) -> tensor<0xbf16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.multiply %x, %y : tensor<bf16>
    %v = stablehlo.multiply %s, %x : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<0xbf16>, tensor<0xbf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// equal
func.func @map_bf16_4(%a0: tensor<2x1x2xbf16>, %a1: tensor<2x1x2xbf16>) -> tensor<2x1x2xbf16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %v = stablehlo.add %s, %x : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x1x2xbf16>, tensor<2x1x2xbf16>) -> tensor<2x1x2xbf16>
  return %r : tensor<2x1x2xbf16>
}

// equal
func.func @map_i8(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %v = stablehlo.add %s, %x : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @map_i8_2(%a0: tensor<3xi8>, %a1: tensor<3xi8>) -> tensor<3xi8> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.multiply %x, %y : tensor<i8>
    %v = stablehlo.multiply %s, %x : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// equal
func.func @map_i8_3(%a0: tensor<0xi8>, %a1: tensor<0xi8>) -> tensor<0xi8> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.subtract %x, %y : tensor<i8>
    %v = stablehlo.subtract %s, %x : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<0xi8>, tensor<0xi8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// equal
func.func @map_i8_4(%a0: tensor<2x1x2xi8>, %a1: tensor<2x1x2xi8>) -> tensor<2x1x2xi8> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %s = stablehlo.add %x, %y : tensor<i8>
    %v = stablehlo.add %s, %x : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<2x1x2xi8>, tensor<2x1x2xi8>) -> tensor<2x1x2xi8>
  return %r : tensor<2x1x2xi8>
}

// equal
func.func @map_i16(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %v = stablehlo.add %s, %x : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @map_i16_2(%a0: tensor<3xi16>, %a1: tensor<3xi16>) -> tensor<3xi16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.multiply %x, %y : tensor<i16>
    %v = stablehlo.multiply %s, %x : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// equal
func.func @map_i16_3(%a0: tensor<0xi16>, %a1: tensor<0xi16>) -> tensor<0xi16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.subtract %x, %y : tensor<i16>
    %v = stablehlo.subtract %s, %x : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0xi16>, tensor<0xi16>) -> tensor<0xi16>
  return %r : tensor<0xi16>
}

// equal
func.func @map_i16_4(%a0: tensor<2x1x2xi16>, %a1: tensor<2x1x2xi16>) -> tensor<2x1x2xi16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %s = stablehlo.add %x, %y : tensor<i16>
    %v = stablehlo.add %s, %x : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x1x2xi16>, tensor<2x1x2xi16>) -> tensor<2x1x2xi16>
  return %r : tensor<2x1x2xi16>
}

// equal
func.func @map_i32(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %v = stablehlo.add %s, %x : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @map_i32_2(%a0: tensor<3xi32>, %a1: tensor<3xi32>) -> tensor<3xi32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.multiply %x, %y : tensor<i32>
    %v = stablehlo.multiply %s, %x : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @map_i32_3(%a0: tensor<0xi32>, %a1: tensor<0xi32>) -> tensor<0xi32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.subtract %x, %y : tensor<i32>
    %v = stablehlo.subtract %s, %x : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @map_i32_4(%a0: tensor<2x1x2xi32>, %a1: tensor<2x1x2xi32>) -> tensor<2x1x2xi32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %v = stablehlo.add %s, %x : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x1x2xi32>, tensor<2x1x2xi32>) -> tensor<2x1x2xi32>
  return %r : tensor<2x1x2xi32>
}

// equal
func.func @map_i64(%a0: tensor<i64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %v = stablehlo.add %s, %x : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @map_i64_2(%a0: tensor<3xi64>, %a1: tensor<3xi64>) -> tensor<3xi64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.multiply %x, %y : tensor<i64>
    %v = stablehlo.multiply %s, %x : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// equal
func.func @map_i64_3(%a0: tensor<0xi64>, %a1: tensor<0xi64>) -> tensor<0xi64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.subtract %x, %y : tensor<i64>
    %v = stablehlo.subtract %s, %x : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi64>
  return %r : tensor<0xi64>
}

// equal
func.func @map_i64_4(%a0: tensor<2x1x2xi64>, %a1: tensor<2x1x2xi64>) -> tensor<2x1x2xi64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %s = stablehlo.add %x, %y : tensor<i64>
    %v = stablehlo.add %s, %x : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi64>
  return %r : tensor<2x1x2xi64>
}

// equal
func.func @map_ui8(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %v = stablehlo.add %s, %x : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @map_ui8_2(%a0: tensor<3xui8>, %a1: tensor<3xui8>) -> tensor<3xui8> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.multiply %x, %y : tensor<ui8>
    %v = stablehlo.multiply %s, %x : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// equal
func.func @map_ui8_3(%a0: tensor<0xui8>, %a1: tensor<0xui8>) -> tensor<0xui8> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.subtract %x, %y : tensor<ui8>
    %v = stablehlo.subtract %s, %x : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xui8>
  return %r : tensor<0xui8>
}

// equal
func.func @map_ui8_4(%a0: tensor<2x1x2xui8>, %a1: tensor<2x1x2xui8>) -> tensor<2x1x2xui8> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %s = stablehlo.add %x, %y : tensor<ui8>
    %v = stablehlo.add %s, %x : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x1x2xui8>, tensor<2x1x2xui8>) -> tensor<2x1x2xui8>
  return %r : tensor<2x1x2xui8>
}

// equal
func.func @map_ui16(%a0: tensor<ui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %v = stablehlo.add %s, %x : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @map_ui16_2(%a0: tensor<3xui16>, %a1: tensor<3xui16>) -> tensor<3xui16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.multiply %x, %y : tensor<ui16>
    %v = stablehlo.multiply %s, %x : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<3xui16>, tensor<3xui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @map_ui16_3(%a0: tensor<0xui16>, %a1: tensor<0xui16>) -> tensor<0xui16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.subtract %x, %y : tensor<ui16>
    %v = stablehlo.subtract %s, %x : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0xui16>, tensor<0xui16>) -> tensor<0xui16>
  return %r : tensor<0xui16>
}

// equal
func.func @map_ui16_4(%a0: tensor<2x1x2xui16>, %a1: tensor<2x1x2xui16>) -> tensor<2x1x2xui16> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %v = stablehlo.add %s, %x : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x1x2xui16>, tensor<2x1x2xui16>) -> tensor<2x1x2xui16>
  return %r : tensor<2x1x2xui16>
}

// equal
func.func @map_ui32(%a0: tensor<ui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %v = stablehlo.add %s, %x : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @map_ui32_2(%a0: tensor<3xui32>, %a1: tensor<3xui32>) -> tensor<3xui32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.multiply %x, %y : tensor<ui32>
    %v = stablehlo.multiply %s, %x : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
  return %r : tensor<3xui32>
}

// equal
func.func @map_ui32_3(%a0: tensor<0xui32>, %a1: tensor<0xui32>) -> tensor<0xui32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.subtract %x, %y : tensor<ui32>
    %v = stablehlo.subtract %s, %x : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<0xui32>, tensor<0xui32>) -> tensor<0xui32>
  return %r : tensor<0xui32>
}

// equal
func.func @map_ui32_4(%a0: tensor<2x1x2xui32>, %a1: tensor<2x1x2xui32>) -> tensor<2x1x2xui32> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %s = stablehlo.add %x, %y : tensor<ui32>
    %v = stablehlo.add %s, %x : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<2x1x2xui32>, tensor<2x1x2xui32>) -> tensor<2x1x2xui32>
  return %r : tensor<2x1x2xui32>
}

// equal
func.func @map_ui64(%a0: tensor<ui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %v = stablehlo.add %s, %x : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @map_ui64_2(%a0: tensor<3xui64>, %a1: tensor<3xui64>) -> tensor<3xui64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.multiply %x, %y : tensor<ui64>
    %v = stablehlo.multiply %s, %x : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
  return %r : tensor<3xui64>
}

// equal
func.func @map_ui64_3(%a0: tensor<0xui64>, %a1: tensor<0xui64>) -> tensor<0xui64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.subtract %x, %y : tensor<ui64>
    %v = stablehlo.subtract %s, %x : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0xui64>, tensor<0xui64>) -> tensor<0xui64>
  return %r : tensor<0xui64>
}

// equal
func.func @map_ui64_4(%a0: tensor<2x1x2xui64>, %a1: tensor<2x1x2xui64>) -> tensor<2x1x2xui64> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %s = stablehlo.add %x, %y : tensor<ui64>
    %v = stablehlo.add %s, %x : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x1x2xui64>, tensor<2x1x2xui64>) -> tensor<2x1x2xui64>
  return %r : tensor<2x1x2xui64>
}

// equal
func.func @map_i4(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.add %x, %y : tensor<i4>
    %v = stablehlo.add %s, %x : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @map_i4_2(%a0: tensor<3xi4>, %a1: tensor<3xi4>) -> tensor<3xi4> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.multiply %x, %y : tensor<i4>
    %v = stablehlo.multiply %s, %x : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<3xi4>, tensor<3xi4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// equal
func.func @map_i4_3(%a0: tensor<0xi4>, %a1: tensor<0xi4>) -> tensor<0xi4> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.subtract %x, %y : tensor<i4>
    %v = stablehlo.subtract %s, %x : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<0xi4>, tensor<0xi4>) -> tensor<0xi4>
  return %r : tensor<0xi4>
}

// equal
func.func @map_i4_4(%a0: tensor<2x1x2xi4>, %a1: tensor<2x1x2xi4>) -> tensor<2x1x2xi4> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %s = stablehlo.add %x, %y : tensor<i4>
    %v = stablehlo.add %s, %x : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x1x2xi4>, tensor<2x1x2xi4>) -> tensor<2x1x2xi4>
  return %r : tensor<2x1x2xi4>
}

// equal
func.func @map_ui4(%a0: tensor<ui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.add %x, %y : tensor<ui4>
    %v = stablehlo.add %s, %x : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @map_ui4_2(%a0: tensor<3xui4>, %a1: tensor<3xui4>) -> tensor<3xui4> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.multiply %x, %y : tensor<ui4>
    %v = stablehlo.multiply %s, %x : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<3xui4>, tensor<3xui4>) -> tensor<3xui4>
  return %r : tensor<3xui4>
}

// equal
func.func @map_ui4_3(%a0: tensor<0xui4>, %a1: tensor<0xui4>) -> tensor<0xui4> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.subtract %x, %y : tensor<ui4>
    %v = stablehlo.subtract %s, %x : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<0xui4>, tensor<0xui4>) -> tensor<0xui4>
  return %r : tensor<0xui4>
}

// equal
func.func @map_ui4_4(%a0: tensor<2x1x2xui4>, %a1: tensor<2x1x2xui4>) -> tensor<2x1x2xui4> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %s = stablehlo.add %x, %y : tensor<ui4>
    %v = stablehlo.add %s, %x : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<2x1x2xui4>, tensor<2x1x2xui4>) -> tensor<2x1x2xui4>
  return %r : tensor<2x1x2xui4>
}

// equal
func.func @map_f8E4M3FN(%a0: tensor<f8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %s = stablehlo.add %x, %y : tensor<f8E4M3FN>
    %v = stablehlo.add %s, %x : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @map_f8E4M3FN_2(%a0: tensor<3xf8E4M3FN>, %a1: tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %s = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    %v = stablehlo.multiply %s, %x : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}

// equal
func.func @map_f8E4M3FN_3(%a0: tensor<0xf8E4M3FN>, %a1: tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %s = stablehlo.subtract %x, %y : tensor<f8E4M3FN>
    %v = stablehlo.subtract %s, %x : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// equal
func.func @map_f8E4M3FN_4(%a0: tensor<2x1x2xf8E4M3FN>, %a1: tensor<2x1x2xf8E4M3FN>) -> tensor<2x1x2xf8E4M3FN> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %s = stablehlo.add %x, %y : tensor<f8E4M3FN>
    %v = stablehlo.add %s, %x : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<2x1x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>) -> tensor<2x1x2xf8E4M3FN>
  return %r : tensor<2x1x2xf8E4M3FN>
}

// equal
func.func @map_f8E5M2(%a0: tensor<f8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %s = stablehlo.add %x, %y : tensor<f8E5M2>
    %v = stablehlo.add %s, %x : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @map_f8E5M2_2(%a0: tensor<3xf8E5M2>, %a1: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %s = stablehlo.multiply %x, %y : tensor<f8E5M2>
    %v = stablehlo.multiply %s, %x : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}

// equal
func.func @map_f8E5M2_3(%a0: tensor<0xf8E5M2>, %a1: tensor<0xf8E5M2>) -> tensor<0xf8E5M2> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %s = stablehlo.subtract %x, %y : tensor<f8E5M2>
    %v = stablehlo.subtract %s, %x : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<0xf8E5M2>, tensor<0xf8E5M2>) -> tensor<0xf8E5M2>
  return %r : tensor<0xf8E5M2>
}

// equal
func.func @map_f8E5M2_4(%a0: tensor<2x1x2xf8E5M2>, %a1: tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf8E5M2> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %s = stablehlo.add %x, %y : tensor<f8E5M2>
    %v = stablehlo.add %s, %x : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf8E5M2>
  return %r : tensor<2x1x2xf8E5M2>
}

// equal
func.func @map_c64(%a0: tensor<complex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %s = stablehlo.add %x, %y : tensor<complex<f32>>
    %v = stablehlo.add %s, %x : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @map_c64_2(%a0: tensor<3xcomplex<f32>>, %a1: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %s = stablehlo.multiply %x, %y : tensor<complex<f32>>
    %v = stablehlo.multiply %s, %x : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}

// equal
func.func @map_c64_3(%a0: tensor<0xcomplex<f32>>, %a1: tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %s = stablehlo.subtract %x, %y : tensor<complex<f32>>
    %v = stablehlo.subtract %s, %x : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  return %r : tensor<0xcomplex<f32>>
}

// equal
func.func @map_c64_4(%a0: tensor<2x1x2xcomplex<f32>>, %a1: tensor<2x1x2xcomplex<f32>>) -> tensor<2x1x2xcomplex<f32>> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %s = stablehlo.add %x, %y : tensor<complex<f32>>
    %v = stablehlo.add %s, %x : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<2x1x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>) -> tensor<2x1x2xcomplex<f32>>
  return %r : tensor<2x1x2xcomplex<f32>>
}

// equal
func.func @map_c128(%a0: tensor<complex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %s = stablehlo.add %x, %y : tensor<complex<f64>>
    %v = stablehlo.add %s, %x : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @map_c128_2(%a0: tensor<3xcomplex<f64>>, %a1: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %s = stablehlo.multiply %x, %y : tensor<complex<f64>>
    %v = stablehlo.multiply %s, %x : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}

// equal
func.func @map_c128_3(%a0: tensor<0xcomplex<f64>>, %a1: tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %s = stablehlo.subtract %x, %y : tensor<complex<f64>>
    %v = stablehlo.subtract %s, %x : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// equal
func.func @map_c128_4(%a0: tensor<2x1x2xcomplex<f64>>, %a1: tensor<2x1x2xcomplex<f64>>) -> tensor<2x1x2xcomplex<f64>> {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %s = stablehlo.add %x, %y : tensor<complex<f64>>
    %v = stablehlo.add %s, %x : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<2x1x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>) -> tensor<2x1x2xcomplex<f64>>
  return %r : tensor<2x1x2xcomplex<f64>>
}

// exact
func.func @barrier_f64(%a0: tensor<2x2xf64>, %a1: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xf64>, tensor<2x2xf64>
  return %r#0, %r#1 : tensor<2x2xf64>, tensor<2x2xf64>
}

// exact
func.func @barrier_f32(%a0: tensor<2x2xf32>, %a1: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xf32>, tensor<2x2xf32>
  return %r#0, %r#1 : tensor<2x2xf32>, tensor<2x2xf32>
}

// exact
func.func @barrier_f16(%a0: tensor<2x2xf16>, %a1: tensor<2x2xf16>) -> (tensor<2x2xf16>, tensor<2x2xf16>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xf16>, tensor<2x2xf16>
  return %r#0, %r#1 : tensor<2x2xf16>, tensor<2x2xf16>
}

// exact
func.func @barrier_bf16(%a0: tensor<2x2xbf16>, %a1: tensor<2x2xbf16>) -> (tensor<2x2xbf16>, tensor<2x2xbf16>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xbf16>, tensor<2x2xbf16>
  return %r#0, %r#1 : tensor<2x2xbf16>, tensor<2x2xbf16>
}

// exact
func.func @barrier_i8(%a0: tensor<2x2xi8>, %a1: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xi8>, tensor<2x2xi8>
  return %r#0, %r#1 : tensor<2x2xi8>, tensor<2x2xi8>
}

// exact
func.func @barrier_i16(%a0: tensor<2x2xi16>, %a1: tensor<2x2xi16>) -> (tensor<2x2xi16>, tensor<2x2xi16>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xi16>, tensor<2x2xi16>
  return %r#0, %r#1 : tensor<2x2xi16>, tensor<2x2xi16>
}

// exact
func.func @barrier_i32(%a0: tensor<2x2xi32>, %a1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xi32>, tensor<2x2xi32>
  return %r#0, %r#1 : tensor<2x2xi32>, tensor<2x2xi32>
}

// exact
func.func @barrier_i64(%a0: tensor<2x2xi64>, %a1: tensor<2x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xi64>, tensor<2x2xi64>
  return %r#0, %r#1 : tensor<2x2xi64>, tensor<2x2xi64>
}

// exact
func.func @barrier_ui8(%a0: tensor<2x2xui8>, %a1: tensor<2x2xui8>) -> (tensor<2x2xui8>, tensor<2x2xui8>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xui8>, tensor<2x2xui8>
  return %r#0, %r#1 : tensor<2x2xui8>, tensor<2x2xui8>
}

// exact
func.func @barrier_ui16(%a0: tensor<2x2xui16>, %a1: tensor<2x2xui16>) -> (tensor<2x2xui16>, tensor<2x2xui16>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xui16>, tensor<2x2xui16>
  return %r#0, %r#1 : tensor<2x2xui16>, tensor<2x2xui16>
}

// exact
func.func @barrier_ui32(%a0: tensor<2x2xui32>, %a1: tensor<2x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xui32>, tensor<2x2xui32>
  return %r#0, %r#1 : tensor<2x2xui32>, tensor<2x2xui32>
}

// exact
func.func @barrier_ui64(%a0: tensor<2x2xui64>, %a1: tensor<2x2xui64>) -> (tensor<2x2xui64>, tensor<2x2xui64>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xui64>, tensor<2x2xui64>
  return %r#0, %r#1 : tensor<2x2xui64>, tensor<2x2xui64>
}

// exact
func.func @barrier_c64(%a0: tensor<2x2xcomplex<f32>>, %a1: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>
  return %r#0, %r#1 : tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>
}

// exact
func.func @barrier_c128(%a0: tensor<2x2xcomplex<f64>>, %a1: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>
  return %r#0, %r#1 : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>
}

// exact
func.func @barrier_i1(%a0: tensor<2x2xi1>, %a1: tensor<2x2xi1>) -> (tensor<2x2xi1>, tensor<2x2xi1>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xi1>, tensor<2x2xi1>
  return %r#0, %r#1 : tensor<2x2xi1>, tensor<2x2xi1>
}

// exact
func.func @barrier_f8E4M3FN(%a0: tensor<2x2xf8E4M3FN>, %a1: tensor<2x2xf8E4M3FN>) -> (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>
  return %r#0, %r#1 : tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>
}

// exact
func.func @barrier_f8E5M2(%a0: tensor<2x2xf8E5M2>, %a1: tensor<2x2xf8E5M2>) -> (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>
  return %r#0, %r#1 : tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>
}

// exact
func.func @barrier_i4(%a0: tensor<2x2xi4>, %a1: tensor<2x2xi4>) -> (tensor<2x2xi4>, tensor<2x2xi4>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xi4>, tensor<2x2xi4>
  return %r#0, %r#1 : tensor<2x2xi4>, tensor<2x2xi4>
}

// exact
func.func @barrier_ui4(%a0: tensor<2x2xui4>, %a1: tensor<2x2xui4>) -> (tensor<2x2xui4>, tensor<2x2xui4>) {
  %r:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<2x2xui4>, tensor<2x2xui4>
  return %r#0, %r#1 : tensor<2x2xui4>, tensor<2x2xui4>
}
