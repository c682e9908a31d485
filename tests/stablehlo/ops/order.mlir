// exact
func.func @sort_f64_LT(%a0: tensor<9xf64>) -> tensor<9xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf64>) -> tensor<9xf64>
  return %r : tensor<9xf64>
}

// exact
func.func @sort_f64_GT(%a0: tensor<1xf64>) -> tensor<1xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf64>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// exact
func.func @sort_f64_GT_2(%a0: tensor<4x5xf64>) -> tensor<4x5xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf64>) -> tensor<4x5xf64>
  return %r : tensor<4x5xf64>
}

// exact
func.func @sort_f64_LT_2(%a0: tensor<2x0xf64>) -> tensor<2x0xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf64>) -> tensor<2x0xf64>
  return %r : tensor<2x0xf64>
}

// exact
func.func @sort_f64_LE(%a0: tensor<3x0xf64>) -> tensor<3x0xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LE, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf64>) -> tensor<3x0xf64>
  return %r : tensor<3x0xf64>
}

// exact
func.func @sort_f64_GE(%a0: tensor<2x5x3xf64>) -> tensor<2x5x3xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf64>) -> tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}

// exact
func.func @sort_f64_LT_3(%a0: tensor<2x1x2x1x3x2xf64>) -> tensor<2x1x2x1x3x2xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf64>) -> tensor<2x1x2x1x3x2xf64>
  return %r : tensor<2x1x2x1x3x2xf64>
}

// exact
func.func @sort_f64_LT_4(%a0: tensor<2x1x2x1x3x2xf64>) -> tensor<2x1x2x1x3x2xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf64>) -> tensor<2x1x2x1x3x2xf64>
  return %r : tensor<2x1x2x1x3x2xf64>
}

// exact
func.func @sort_f64_LT_5(%a0: tensor<40xf64>) -> tensor<40xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xf64>) -> tensor<40xf64>
  return %r : tensor<40xf64>
}

// exact
func.func @sort_f64_LT_6(%a0: tensor<3x17xf64>) -> tensor<3x17xf64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf64>) -> tensor<3x17xf64>
  return %r : tensor<3x17xf64>
}

// exact
func.func @sort_f32_GT(%a0: tensor<9xf32>) -> tensor<9xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}

// exact
func.func @sort_f32_LT(%a0: tensor<1xf32>) -> tensor<1xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// exact
func.func @sort_f32_GE(%a0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// exact
func.func @sort_f32_LE(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare LE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// exact
func.func @sort_f32_LT_2(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// exact
func.func @sort_f32_GT_2(%a0: tensor<2x0xf32>) -> tensor<2x0xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf32>) -> tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

// exact
func.func @sort_f32_LT_3(%a0: tensor<3x0xf32>) -> tensor<3x0xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf32>) -> tensor<3x0xf32>
  return %r : tensor<3x0xf32>
}

// exact
func.func @sort_f32_LT_4(%a0: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}

// exact
func.func @sort_f32_GT_3(%a0: tensor<2x1x2x1x3x2xf32>) -> tensor<2x1x2x1x3x2xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf32>) -> tensor<2x1x2x1x3x2xf32>
  return %r : tensor<2x1x2x1x3x2xf32>
}

// exact
func.func @sort_f32_GT_4(%a0: tensor<2x1x2x1x3x2xf32>) -> tensor<2x1x2x1x3x2xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf32>) -> tensor<2x1x2x1x3x2xf32>
  return %r : tensor<2x1x2x1x3x2xf32>
}

// exact
func.func @sort_f32_GT_5(%a0: tensor<40xf32>) -> tensor<40xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xf32>) -> tensor<40xf32>
  return %r : tensor<40xf32>
}

// exact
func.func @sort_f32_GT_6(%a0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %r : tensor<3x17xf32>
}

// exact
func.func @sort_f16_GE(%a0: tensor<1xf16>) -> tensor<1xf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf16>) -> tensor<1xf16>
  return %r : tensor<1xf16>
}

// exact
func.func @sort_f16_LT(%a0: tensor<0xf16>) -> tensor<0xf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<0xf16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// exact
func.func @sort_f16_GT(%a0: tensor<4x5xf16>) -> tensor<4x5xf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf16>) -> tensor<4x5xf16>
  return %r : tensor<4x5xf16>
}

// exact
func.func @sort_f16_GT_2(%a0: tensor<3x0xf16>) -> tensor<3x0xf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf16>) -> tensor<3x0xf16>
  return %r : tensor<3x0xf16>
}

// exact
func.func @sort_f16_GT_3(%a0: tensor<2x5x3xf16>) -> tensor<2x5x3xf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf16>) -> tensor<2x5x3xf16>
  return %r : tensor<2x5x3xf16>
}

// exact
func.func @sort_bf16_LE(%a0: tensor<1xbf16>) -> tensor<1xbf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare LE, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xbf16>) -> tensor<1xbf16>
  return %r : tensor<1xbf16>
}

// exact
func.func @sort_bf16_GT(%a0: tensor<0xbf16>) -> tensor<0xbf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<0xbf16>) -> tensor<0xbf16>
  return %r : tensor<0xbf16>
}

// exact
func.func @sort_bf16_LT(%a0: tensor<4x5xbf16>) -> tensor<4x5xbf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  return %r : tensor<4x5xbf16>
}

// exact
func.func @sort_i8_LT(%a0: tensor<9xi8>) -> tensor<9xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi8>) -> tensor<9xi8>
  return %r : tensor<9xi8>
}

// exact
func.func @sort_i8_GT(%a0: tensor<1xi8>) -> tensor<1xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// exact
func.func @sort_i8_LT_2(%a0: tensor<4x5xi8>) -> tensor<4x5xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi8>) -> tensor<4x5xi8>
  return %r : tensor<4x5xi8>
}

// exact
func.func @sort_i8_LT_3(%a0: tensor<2x0xi8>) -> tensor<2x0xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi8>) -> tensor<2x0xi8>
  return %r : tensor<2x0xi8>
}

// exact
func.func @sort_i8_LT_4(%a0: tensor<3x0xi8>) -> tensor<3x0xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi8>) -> tensor<3x0xi8>
  return %r : tensor<3x0xi8>
}

// exact
func.func @sort_i8_LT_5(%a0: tensor<2x5x3xi8>) -> tensor<2x5x3xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi8>) -> tensor<2x5x3xi8>
  return %r : tensor<2x5x3xi8>
}

// exact
func.func @sort_i8_LT_6(%a0: tensor<2x1x2x1x3x2xi8>) -> tensor<2x1x2x1x3x2xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi8>) -> tensor<2x1x2x1x3x2xi8>
  return %r : tensor<2x1x2x1x3x2xi8>
}

// exact
func.func @sort_i8_LT_7(%a0: tensor<2x1x2x1x3x2xi8>) -> tensor<2x1x2x1x3x2xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi8>) -> tensor<2x1x2x1x3x2xi8>
  return %r : tensor<2x1x2x1x3x2xi8>
}

// exact
func.func @sort_i8_LT_8(%a0: tensor<40xi8>) -> tensor<40xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xi8>) -> tensor<40xi8>
  return %r : tensor<40xi8>
}

// exact
func.func @sort_i8_LT_9(%a0: tensor<3x17xi8>) -> tensor<3x17xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi8>) -> tensor<3x17xi8>
  return %r : tensor<3x17xi8>
}

// exact
func.func @sort_i16_LT(%a0: tensor<9xi16>) -> tensor<9xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi16>) -> tensor<9xi16>
  return %r : tensor<9xi16>
}

// exact
func.func @sort_i16_GT(%a0: tensor<1xi16>) -> tensor<1xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi16>) -> tensor<1xi16>
  return %r : tensor<1xi16>
}

// exact
func.func @sort_i16_LT_2(%a0: tensor<4x5xi16>) -> tensor<4x5xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi16>) -> tensor<4x5xi16>
  return %r : tensor<4x5xi16>
}

// exact
func.func @sort_i16_LT_3(%a0: tensor<2x0xi16>) -> tensor<2x0xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi16>) -> tensor<2x0xi16>
  return %r : tensor<2x0xi16>
}

// exact
func.func @sort_i16_LT_4(%a0: tensor<3x0xi16>) -> tensor<3x0xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi16>) -> tensor<3x0xi16>
  return %r : tensor<3x0xi16>
}

// exact
func.func @sort_i16_LT_5(%a0: tensor<2x5x3xi16>) -> tensor<2x5x3xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi16>) -> tensor<2x5x3xi16>
  return %r : tensor<2x5x3xi16>
}

// exact
func.func @sort_i16_LT_6(%a0: tensor<2x1x2x1x3x2xi16>) -> tensor<2x1x2x1x3x2xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi16>) -> tensor<2x1x2x1x3x2xi16>
  return %r : tensor<2x1x2x1x3x2xi16>
}

// exact
func.func @sort_i16_LT_7(%a0: tensor<2x1x2x1x3x2xi16>) -> tensor<2x1x2x1x3x2xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi16>) -> tensor<2x1x2x1x3x2xi16>
  return %r : tensor<2x1x2x1x3x2xi16>
}

// exact
func.func @sort_i16_LT_8(%a0: tensor<40xi16>) -> tensor<40xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xi16>) -> tensor<40xi16>
  return %r : tensor<40xi16>
}

// exact
func.func @sort_i16_LT_9(%a0: tensor<3x17xi16>) -> tensor<3x17xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi16>) -> tensor<3x17xi16>
  return %r : tensor<3x17xi16>
}

// exact
func.func @sort_i32_LT(%a0: tensor<9xi32>) -> tensor<9xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi32>) -> tensor<9xi32>
  return %r : tensor<9xi32>
}

// exact
func.func @sort_i32_GT(%a0: tensor<1xi32>) -> tensor<1xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// exact
func.func @sort_i32_LT_2(%a0: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// exact
func.func @sort_i32_LT_3(%a0: tensor<2x0xi32>) -> tensor<2x0xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi32>) -> tensor<2x0xi32>
  return %r : tensor<2x0xi32>
}

// exact
func.func @sort_i32_LT_4(%a0: tensor<3x0xi32>) -> tensor<3x0xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi32>) -> tensor<3x0xi32>
  return %r : tensor<3x0xi32>
}

// exact
func.func @sort_i32_LT_5(%a0: tensor<2x5x3xi32>) -> tensor<2x5x3xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi32>) -> tensor<2x5x3xi32>
  return %r : tensor<2x5x3xi32>
}

// exact
func.func @sort_i32_LT_6(%a0: tensor<2x1x2x1x3x2xi32>) -> tensor<2x1x2x1x3x2xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi32>) -> tensor<2x1x2x1x3x2xi32>
  return %r : tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_i32_LT_7(%a0: tensor<2x1x2x1x3x2xi32>) -> tensor<2x1x2x1x3x2xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi32>) -> tensor<2x1x2x1x3x2xi32>
  return %r : tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_i32_LT_8(%a0: tensor<40xi32>) -> tensor<40xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xi32>) -> tensor<40xi32>
  return %r : tensor<40xi32>
}

// exact
func.func @sort_i32_LT_9(%a0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %r : tensor<3x17xi32>
}

// exact
func.func @sort_i64_LT(%a0: tensor<9xi64>) -> tensor<9xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi64>) -> tensor<9xi64>
  return %r : tensor<9xi64>
}

// exact
func.func @sort_i64_GT(%a0: tensor<1xi64>) -> tensor<1xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi64>) -> tensor<1xi64>
  return %r : tensor<1xi64>
}

// exact
func.func @sort_i64_LT_2(%a0: tensor<4x5xi64>) -> tensor<4x5xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi64>) -> tensor<4x5xi64>
  return %r : tensor<4x5xi64>
}

// exact
func.func @sort_i64_LT_3(%a0: tensor<2x0xi64>) -> tensor<2x0xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi64>) -> tensor<2x0xi64>
  return %r : tensor<2x0xi64>
}

// exact
func.func @sort_i64_LT_4(%a0: tensor<3x0xi64>) -> tensor<3x0xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi64>) -> tensor<3x0xi64>
  return %r : tensor<3x0xi64>
}

// exact
func.func @sort_i64_LT_5(%a0: tensor<2x5x3xi64>) -> tensor<2x5x3xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi64>) -> tensor<2x5x3xi64>
  return %r : tensor<2x5x3xi64>
}

// exact
func.func @sort_i64_LT_6(%a0: tensor<2x1x2x1x3x2xi64>) -> tensor<2x1x2x1x3x2xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi64>) -> tensor<2x1x2x1x3x2xi64>
  return %r : tensor<2x1x2x1x3x2xi64>
}

// exact
func.func @sort_i64_LT_7(%a0: tensor<2x1x2x1x3x2xi64>) -> tensor<2x1x2x1x3x2xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi64>) -> tensor<2x1x2x1x3x2xi64>
  return %r : tensor<2x1x2x1x3x2xi64>
}

// exact
func.func @sort_i64_LT_8(%a0: tensor<40xi64>) -> tensor<40xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xi64>) -> tensor<40xi64>
  return %r : tensor<40xi64>
}

// exact
func.func @sort_i64_LT_9(%a0: tensor<3x17xi64>) -> tensor<3x17xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi64>) -> tensor<3x17xi64>
  return %r : tensor<3x17xi64>
}

// exact
func.func @sort_ui8_LT(%a0: tensor<9xui8>) -> tensor<9xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui8>) -> tensor<9xui8>
  return %r : tensor<9xui8>
}

// exact
func.func @sort_ui8_GT(%a0: tensor<1xui8>) -> tensor<1xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui8>) -> tensor<1xui8>
  return %r : tensor<1xui8>
}

// exact
func.func @sort_ui8_LT_2(%a0: tensor<4x5xui8>) -> tensor<4x5xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui8>) -> tensor<4x5xui8>
  return %r : tensor<4x5xui8>
}

// exact
func.func @sort_ui8_LT_3(%a0: tensor<2x0xui8>) -> tensor<2x0xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui8>) -> tensor<2x0xui8>
  return %r : tensor<2x0xui8>
}

// exact
func.func @sort_ui8_LT_4(%a0: tensor<3x0xui8>) -> tensor<3x0xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui8>) -> tensor<3x0xui8>
  return %r : tensor<3x0xui8>
}

// exact
func.func @sort_ui8_LT_5(%a0: tensor<2x5x3xui8>) -> tensor<2x5x3xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui8>) -> tensor<2x5x3xui8>
  return %r : tensor<2x5x3xui8>
}

// exact
func.func @sort_ui8_LT_6(%a0: tensor<2x1x2x1x3x2xui8>) -> tensor<2x1x2x1x3x2xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui8>) -> tensor<2x1x2x1x3x2xui8>
  return %r : tensor<2x1x2x1x3x2xui8>
}

// exact
func.func @sort_ui8_LT_7(%a0: tensor<2x1x2x1x3x2xui8>) -> tensor<2x1x2x1x3x2xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui8>) -> tensor<2x1x2x1x3x2xui8>
  return %r : tensor<2x1x2x1x3x2xui8>
}

// exact
func.func @sort_ui8_LT_8(%a0: tensor<40xui8>) -> tensor<40xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xui8>) -> tensor<40xui8>
  return %r : tensor<40xui8>
}

// exact
func.func @sort_ui8_LT_9(%a0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %r : tensor<3x17xui8>
}

// exact
func.func @sort_ui16_LT(%a0: tensor<9xui16>) -> tensor<9xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui16>) -> tensor<9xui16>
  return %r : tensor<9xui16>
}

// exact
func.func @sort_ui16_GT(%a0: tensor<1xui16>) -> tensor<1xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui16>) -> tensor<1xui16>
  return %r : tensor<1xui16>
}

// exact
func.func @sort_ui16_LT_2(%a0: tensor<4x5xui16>) -> tensor<4x5xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui16>) -> tensor<4x5xui16>
  return %r : tensor<4x5xui16>
}

// exact
func.func @sort_ui16_LT_3(%a0: tensor<2x0xui16>) -> tensor<2x0xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui16>) -> tensor<2x0xui16>
  return %r : tensor<2x0xui16>
}

// exact
func.func @sort_ui16_LT_4(%a0: tensor<3x0xui16>) -> tensor<3x0xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui16>) -> tensor<3x0xui16>
  return %r : tensor<3x0xui16>
}

// exact
func.func @sort_ui16_LT_5(%a0: tensor<2x5x3xui16>) -> tensor<2x5x3xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui16>) -> tensor<2x5x3xui16>
  return %r : tensor<2x5x3xui16>
}

// exact
func.func @sort_ui16_LT_6(%a0: tensor<2x1x2x1x3x2xui16>) -> tensor<2x1x2x1x3x2xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui16>) -> tensor<2x1x2x1x3x2xui16>
  return %r : tensor<2x1x2x1x3x2xui16>
}

// exact
func.func @sort_ui16_LT_7(%a0: tensor<2x1x2x1x3x2xui16>) -> tensor<2x1x2x1x3x2xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui16>) -> tensor<2x1x2x1x3x2xui16>
  return %r : tensor<2x1x2x1x3x2xui16>
}

// exact
func.func @sort_ui16_LT_8(%a0: tensor<40xui16>) -> tensor<40xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xui16>) -> tensor<40xui16>
  return %r : tensor<40xui16>
}

// exact
func.func @sort_ui16_LT_9(%a0: tensor<3x17xui16>) -> tensor<3x17xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui16>) -> tensor<3x17xui16>
  return %r : tensor<3x17xui16>
}

// exact
func.func @sort_ui32_LT(%a0: tensor<9xui32>) -> tensor<9xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui32>) -> tensor<9xui32>
  return %r : tensor<9xui32>
}

// exact
func.func @sort_ui32_GT(%a0: tensor<1xui32>) -> tensor<1xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui32>) -> tensor<1xui32>
  return %r : tensor<1xui32>
}

// exact
func.func @sort_ui32_LT_2(%a0: tensor<4x5xui32>) -> tensor<4x5xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui32>) -> tensor<4x5xui32>
  return %r : tensor<4x5xui32>
}

// exact
func.func @sort_ui32_LT_3(%a0: tensor<2x0xui32>) -> tensor<2x0xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui32>) -> tensor<2x0xui32>
  return %r : tensor<2x0xui32>
}

// exact
func.func @sort_ui32_LT_4(%a0: tensor<3x0xui32>) -> tensor<3x0xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui32>) -> tensor<3x0xui32>
  return %r : tensor<3x0xui32>
}

// exact
func.func @sort_ui32_LT_5(%a0: tensor<2x5x3xui32>) -> tensor<2x5x3xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui32>) -> tensor<2x5x3xui32>
  return %r : tensor<2x5x3xui32>
}

// exact
func.func @sort_ui32_LT_6(%a0: tensor<2x1x2x1x3x2xui32>) -> tensor<2x1x2x1x3x2xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui32>) -> tensor<2x1x2x1x3x2xui32>
  return %r : tensor<2x1x2x1x3x2xui32>
}

// exact
func.func @sort_ui32_LT_7(%a0: tensor<2x1x2x1x3x2xui32>) -> tensor<2x1x2x1x3x2xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui32>) -> tensor<2x1x2x1x3x2xui32>
  return %r : tensor<2x1x2x1x3x2xui32>
}

// exact
func.func @sort_ui32_LT_8(%a0: tensor<40xui32>) -> tensor<40xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xui32>) -> tensor<40xui32>
  return %r : tensor<40xui32>
}

// exact
func.func @sort_ui32_LT_9(%a0: tensor<3x17xui32>) -> tensor<3x17xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui32>) -> tensor<3x17xui32>
  return %r : tensor<3x17xui32>
}

// exact
func.func @sort_ui64_LT(%a0: tensor<9xui64>) -> tensor<9xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui64>) -> tensor<9xui64>
  return %r : tensor<9xui64>
}

// exact
func.func @sort_ui64_GT(%a0: tensor<1xui64>) -> tensor<1xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// exact
func.func @sort_ui64_LT_2(%a0: tensor<4x5xui64>) -> tensor<4x5xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui64>) -> tensor<4x5xui64>
  return %r : tensor<4x5xui64>
}

// exact
func.func @sort_ui64_LT_3(%a0: tensor<2x0xui64>) -> tensor<2x0xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui64>) -> tensor<2x0xui64>
  return %r : tensor<2x0xui64>
}

// exact
func.func @sort_ui64_LT_4(%a0: tensor<3x0xui64>) -> tensor<3x0xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui64>) -> tensor<3x0xui64>
  return %r : tensor<3x0xui64>
}

// exact
func.func @sort_ui64_LT_5(%a0: tensor<2x5x3xui64>) -> tensor<2x5x3xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui64>) -> tensor<2x5x3xui64>
  return %r : tensor<2x5x3xui64>
}

// exact
func.func @sort_ui64_LT_6(%a0: tensor<2x1x2x1x3x2xui64>) -> tensor<2x1x2x1x3x2xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui64>) -> tensor<2x1x2x1x3x2xui64>
  return %r : tensor<2x1x2x1x3x2xui64>
}

// exact
func.func @sort_ui64_LT_7(%a0: tensor<2x1x2x1x3x2xui64>) -> tensor<2x1x2x1x3x2xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui64>) -> tensor<2x1x2x1x3x2xui64>
  return %r : tensor<2x1x2x1x3x2xui64>
}

// exact
func.func @sort_ui64_LT_8(%a0: tensor<40xui64>) -> tensor<40xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xui64>) -> tensor<40xui64>
  return %r : tensor<40xui64>
}

// exact
func.func @sort_ui64_LT_9(%a0: tensor<3x17xui64>) -> tensor<3x17xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui64>) -> tensor<3x17xui64>
  return %r : tensor<3x17xui64>
}

// exact
func.func @sort_i1_LT(%a0: tensor<9xi1>) -> tensor<9xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi1>) -> tensor<9xi1>
  return %r : tensor<9xi1>
}

// exact
func.func @sort_i1_GT(%a0: tensor<1xi1>) -> tensor<1xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// exact
func.func @sort_i1_LT_2(%a0: tensor<4x5xi1>) -> tensor<4x5xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi1>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

// exact
func.func @sort_i1_LT_3(%a0: tensor<2x0xi1>) -> tensor<2x0xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi1>) -> tensor<2x0xi1>
  return %r : tensor<2x0xi1>
}

// exact
func.func @sort_i1_LT_4(%a0: tensor<3x0xi1>) -> tensor<3x0xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi1>) -> tensor<3x0xi1>
  return %r : tensor<3x0xi1>
}

// exact
func.func @sort_i1_LT_5(%a0: tensor<2x5x3xi1>) -> tensor<2x5x3xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi1>) -> tensor<2x5x3xi1>
  return %r : tensor<2x5x3xi1>
}

// exact
func.func @sort_i1_LT_6(%a0: tensor<2x1x2x1x3x2xi1>) -> tensor<2x1x2x1x3x2xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi1>) -> tensor<2x1x2x1x3x2xi1>
  return %r : tensor<2x1x2x1x3x2xi1>
}

// exact
func.func @sort_i1_LT_7(%a0: tensor<2x1x2x1x3x2xi1>) -> tensor<2x1x2x1x3x2xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi1>) -> tensor<2x1x2x1x3x2xi1>
  return %r : tensor<2x1x2x1x3x2xi1>
}

// exact
func.func @sort_i1_LT_8(%a0: tensor<40xi1>) -> tensor<40xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xi1>) -> tensor<40xi1>
  return %r : tensor<40xi1>
}

// exact
func.func @sort_i1_LT_9(%a0: tensor<3x17xi1>) -> tensor<3x17xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi1>) -> tensor<3x17xi1>
  return %r : tensor<3x17xi1>
}

// exact
func.func @sort_f8E4M3FN_LT(%a0: tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  return %r : tensor<9xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_GT(%a0: tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %r : tensor<1xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_LT_2(%a0: tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  return %r : tensor<4x5xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_LT_3(%a0: tensor<2x0xf8E4M3FN>) -> tensor<2x0xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf8E4M3FN>) -> tensor<2x0xf8E4M3FN>
  return %r : tensor<2x0xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_LT_4(%a0: tensor<3x0xf8E4M3FN>) -> tensor<3x0xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
  return %r : tensor<3x0xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_LT_5(%a0: tensor<2x5x3xf8E4M3FN>) -> tensor<2x5x3xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf8E4M3FN>) -> tensor<2x5x3xf8E4M3FN>
  return %r : tensor<2x5x3xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_LT_6(%a0: tensor<2x1x2x1x3x2xf8E4M3FN>) -> tensor<2x1x2x1x3x2xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf8E4M3FN>) -> tensor<2x1x2x1x3x2xf8E4M3FN>
  return %r : tensor<2x1x2x1x3x2xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_LT_7(%a0: tensor<2x1x2x1x3x2xf8E4M3FN>) -> tensor<2x1x2x1x3x2xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf8E4M3FN>) -> tensor<2x1x2x1x3x2xf8E4M3FN>
  return %r : tensor<2x1x2x1x3x2xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_LT_8(%a0: tensor<40xf8E4M3FN>) -> tensor<40xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xf8E4M3FN>) -> tensor<40xf8E4M3FN>
  return %r : tensor<40xf8E4M3FN>
}

// exact
func.func @sort_f8E4M3FN_LT_9(%a0: tensor<3x17xf8E4M3FN>) -> tensor<3x17xf8E4M3FN> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf8E4M3FN>) -> tensor<3x17xf8E4M3FN>
  return %r : tensor<3x17xf8E4M3FN>
}

// exact
func.func @sort_f8E5M2_LT(%a0: tensor<9xf8E5M2>) -> tensor<9xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf8E5M2>) -> tensor<9xf8E5M2>
  return %r : tensor<9xf8E5M2>
}

// exact
func.func @sort_f8E5M2_GT(%a0: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  return %r : tensor<1xf8E5M2>
}

// exact
func.func @sort_f8E5M2_LT_2(%a0: tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  return %r : tensor<4x5xf8E5M2>
}

// exact
func.func @sort_f8E5M2_LT_3(%a0: tensor<2x0xf8E5M2>) -> tensor<2x0xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf8E5M2>) -> tensor<2x0xf8E5M2>
  return %r : tensor<2x0xf8E5M2>
}

// exact
func.func @sort_f8E5M2_LT_4(%a0: tensor<3x0xf8E5M2>) -> tensor<3x0xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf8E5M2>) -> tensor<3x0xf8E5M2>
  return %r : tensor<3x0xf8E5M2>
}

// exact
func.func @sort_f8E5M2_LT_5(%a0: tensor<2x5x3xf8E5M2>) -> tensor<2x5x3xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf8E5M2>) -> tensor<2x5x3xf8E5M2>
  return %r : tensor<2x5x3xf8E5M2>
}

// exact
func.func @sort_f8E5M2_LT_6(%a0: tensor<2x1x2x1x3x2xf8E5M2>) -> tensor<2x1x2x1x3x2xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf8E5M2>) -> tensor<2x1x2x1x3x2xf8E5M2>
  return %r : tensor<2x1x2x1x3x2xf8E5M2>
}

// exact
func.func @sort_f8E5M2_LT_7(%a0: tensor<2x1x2x1x3x2xf8E5M2>) -> tensor<2x1x2x1x3x2xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf8E5M2>) -> tensor<2x1x2x1x3x2xf8E5M2>
  return %r : tensor<2x1x2x1x3x2xf8E5M2>
}

// exact
func.func @sort_f8E5M2_LT_8(%a0: tensor<40xf8E5M2>) -> tensor<40xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xf8E5M2>) -> tensor<40xf8E5M2>
  return %r : tensor<40xf8E5M2>
}

// exact
func.func @sort_f8E5M2_LT_9(%a0: tensor<3x17xf8E5M2>) -> tensor<3x17xf8E5M2> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf8E5M2>) -> tensor<3x17xf8E5M2>
  return %r : tensor<3x17xf8E5M2>
}

// exact
func.func @sort_i4_LT(%a0: tensor<9xi4>) -> tensor<9xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi4>) -> tensor<9xi4>
  return %r : tensor<9xi4>
}

// exact
func.func @sort_i4_GT(%a0: tensor<1xi4>) -> tensor<1xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi4>) -> tensor<1xi4>
  return %r : tensor<1xi4>
}

// exact
func.func @sort_i4_LT_2(%a0: tensor<4x5xi4>) -> tensor<4x5xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi4>) -> tensor<4x5xi4>
  return %r : tensor<4x5xi4>
}

// exact
func.func @sort_i4_LT_3(%a0: tensor<2x0xi4>) -> tensor<2x0xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi4>) -> tensor<2x0xi4>
  return %r : tensor<2x0xi4>
}

// exact
func.func @sort_i4_LT_4(%a0: tensor<3x0xi4>) -> tensor<3x0xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi4>) -> tensor<3x0xi4>
  return %r : tensor<3x0xi4>
}

// exact
func.func @sort_i4_LT_5(%a0: tensor<2x5x3xi4>) -> tensor<2x5x3xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi4>) -> tensor<2x5x3xi4>
  return %r : tensor<2x5x3xi4>
}

// exact
func.func @sort_i4_LT_6(%a0: tensor<2x1x2x1x3x2xi4>) -> tensor<2x1x2x1x3x2xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi4>) -> tensor<2x1x2x1x3x2xi4>
  return %r : tensor<2x1x2x1x3x2xi4>
}

// exact
func.func @sort_i4_LT_7(%a0: tensor<2x1x2x1x3x2xi4>) -> tensor<2x1x2x1x3x2xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi4>) -> tensor<2x1x2x1x3x2xi4>
  return %r : tensor<2x1x2x1x3x2xi4>
}

// exact
func.func @sort_i4_LT_8(%a0: tensor<40xi4>) -> tensor<40xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xi4>) -> tensor<40xi4>
  return %r : tensor<40xi4>
}

// exact
func.func @sort_i4_LT_9(%a0: tensor<3x17xi4>) -> tensor<3x17xi4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi4>) -> tensor<3x17xi4>
  return %r : tensor<3x17xi4>
}

// exact
func.func @sort_ui4_LT(%a0: tensor<9xui4>) -> tensor<9xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui4>) -> tensor<9xui4>
  return %r : tensor<9xui4>
}

// exact
func.func @sort_ui4_GT(%a0: tensor<1xui4>) -> tensor<1xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui4>) -> tensor<1xui4>
  return %r : tensor<1xui4>
}

// exact
func.func @sort_ui4_LT_2(%a0: tensor<4x5xui4>) -> tensor<4x5xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui4>) -> tensor<4x5xui4>
  return %r : tensor<4x5xui4>
}

// exact
func.func @sort_ui4_LT_3(%a0: tensor<2x0xui4>) -> tensor<2x0xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui4>) -> tensor<2x0xui4>
  return %r : tensor<2x0xui4>
}

// exact
func.func @sort_ui4_LT_4(%a0: tensor<3x0xui4>) -> tensor<3x0xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui4>) -> tensor<3x0xui4>
  return %r : tensor<3x0xui4>
}

// exact
func.func @sort_ui4_LT_5(%a0: tensor<2x5x3xui4>) -> tensor<2x5x3xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui4>) -> tensor<2x5x3xui4>
  return %r : tensor<2x5x3xui4>
}

// exact
func.func @sort_ui4_LT_6(%a0: tensor<2x1x2x1x3x2xui4>) -> tensor<2x1x2x1x3x2xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 4 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui4>) -> tensor<2x1x2x1x3x2xui4>
  return %r : tensor<2x1x2x1x3x2xui4>
}

// exact
func.func @sort_ui4_LT_7(%a0: tensor<2x1x2x1x3x2xui4>) -> tensor<2x1x2x1x3x2xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui4>) -> tensor<2x1x2x1x3x2xui4>
  return %r : tensor<2x1x2x1x3x2xui4>
}

// exact
func.func @sort_ui4_LT_8(%a0: tensor<40xui4>) -> tensor<40xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<40xui4>) -> tensor<40xui4>
  return %r : tensor<40xui4>
}

// exact
func.func @sort_ui4_LT_9(%a0: tensor<3x17xui4>) -> tensor<3x17xui4> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui4>) -> tensor<3x17xui4>
  return %r : tensor<3x17xui4>
}

// exact
func.func @sort_keys_f64_i32(%a0: tensor<1xf64>, %a1: tensor<1xi32>) -> (tensor<1xf64>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf64>, tensor<1xi32>) -> (tensor<1xf64>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xf64>, tensor<1xi32>
}

// exact
func.func @sort_keys_f64_f32(%a0: tensor<4x5xf64>, %a1: tensor<4x5xf32>) -> (tensor<4x5xf64>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf64>, tensor<4x5xf32>) -> (tensor<4x5xf64>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xf64>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_f64_ui8(%a0: tensor<2x0xf64>, %a1: tensor<2x0xui8>) -> (tensor<2x0xf64>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf64>, tensor<2x0xui8>) -> (tensor<2x0xf64>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xf64>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_f64_c64(%a0: tensor<2x5x3xf64>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xf64>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf64>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xf64>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xf64>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_f64_bf16(%a0: tensor<2x1x2x1x3x2xf64>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xf64>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf64>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xf64>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xf64>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_f64_i1(%a0: tensor<3x17xf64>, %a1: tensor<3x17xi1>) -> (tensor<3x17xf64>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf64>, tensor<3x17xi1>) -> (tensor<3x17xf64>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xf64>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_f32_i32(%a0: tensor<2x0xf32>, %a1: tensor<2x0xi32>) -> (tensor<2x0xf32>, tensor<2x0xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf32>, tensor<2x0xi32>) -> (tensor<2x0xf32>, tensor<2x0xi32>)
  return %r#0, %r#1 : tensor<2x0xf32>, tensor<2x0xi32>
}

// exact
func.func @sort_keys_f32_f32(%a0: tensor<2x1x2x1x3x2xf32>, %a1: tensor<2x1x2x1x3x2xf32>) -> (tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xf32>) -> (tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xf32>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xf32>
}

// exact
func.func @sort_keys_f32_ui8(%a0: tensor<1xf32>, %a1: tensor<1xui8>) -> (tensor<1xf32>, tensor<1xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf32>, tensor<1xui8>) -> (tensor<1xf32>, tensor<1xui8>)
  return %r#0, %r#1 : tensor<1xf32>, tensor<1xui8>
}

// exact
func.func @sort_keys_f32_c64(%a0: tensor<3x17xf32>, %a1: tensor<3x17xcomplex<f32>>) -> (tensor<3x17xf32>, tensor<3x17xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf32>, tensor<3x17xcomplex<f32>>) -> (tensor<3x17xf32>, tensor<3x17xcomplex<f32>>)
  return %r#0, %r#1 : tensor<3x17xf32>, tensor<3x17xcomplex<f32>>
}

// exact
func.func @sort_keys_f32_bf16(%a0: tensor<4x5xf32>, %a1: tensor<4x5xbf16>) -> (tensor<4x5xf32>, tensor<4x5xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf32>, tensor<4x5xbf16>) -> (tensor<4x5xf32>, tensor<4x5xbf16>)
  return %r#0, %r#1 : tensor<4x5xf32>, tensor<4x5xbf16>
}

// exact
func.func @sort_keys_f32_i1(%a0: tensor<2x5x3xf32>, %a1: tensor<2x5x3xi1>) -> (tensor<2x5x3xf32>, tensor<2x5x3xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf32>, tensor<2x5x3xi1>) -> (tensor<2x5x3xf32>, tensor<2x5x3xi1>)
  return %r#0, %r#1 : tensor<2x5x3xf32>, tensor<2x5x3xi1>
}

// exact
func.func @sort_keys_f16_i32(%a0: tensor<4x5xf16>, %a1: tensor<4x5xi32>) -> (tensor<4x5xf16>, tensor<4x5xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf16>, tensor<4x5xi32>) -> (tensor<4x5xf16>, tensor<4x5xi32>)
  return %r#0, %r#1 : tensor<4x5xf16>, tensor<4x5xi32>
}

// exact
func.func @sort_keys_f16_f32(%a0: tensor<1xf16>, %a1: tensor<1xf32>) -> (tensor<1xf16>, tensor<1xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf16>, tensor<1xf32>) -> (tensor<1xf16>, tensor<1xf32>)
  return %r#0, %r#1 : tensor<1xf16>, tensor<1xf32>
}

// exact
func.func @sort_keys_f16_ui8(%a0: tensor<2x5x3xf16>, %a1: tensor<2x5x3xui8>) -> (tensor<2x5x3xf16>, tensor<2x5x3xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf16>, tensor<2x5x3xui8>) -> (tensor<2x5x3xf16>, tensor<2x5x3xui8>)
  return %r#0, %r#1 : tensor<2x5x3xf16>, tensor<2x5x3xui8>
}

// exact
func.func @sort_keys_f16_c64(%a0: tensor<2x0xf16>, %a1: tensor<2x0xcomplex<f32>>) -> (tensor<2x0xf16>, tensor<2x0xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf16>, tensor<2x0xcomplex<f32>>) -> (tensor<2x0xf16>, tensor<2x0xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x0xf16>, tensor<2x0xcomplex<f32>>
}

// exact
func.func @sort_keys_f16_bf16(%a0: tensor<3x17xf16>, %a1: tensor<3x17xbf16>) -> (tensor<3x17xf16>, tensor<3x17xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf16>, tensor<3x17xbf16>) -> (tensor<3x17xf16>, tensor<3x17xbf16>)
  return %r#0, %r#1 : tensor<3x17xf16>, tensor<3x17xbf16>
}

// exact
func.func @sort_keys_f16_i1(%a0: tensor<2x1x2x1x3x2xf16>, %a1: tensor<2x1x2x1x3x2xi1>) -> (tensor<2x1x2x1x3x2xf16>, tensor<2x1x2x1x3x2xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf16>, tensor<2x1x2x1x3x2xi1>) -> (tensor<2x1x2x1x3x2xf16>, tensor<2x1x2x1x3x2xi1>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xf16>, tensor<2x1x2x1x3x2xi1>
}

// exact
func.func @sort_keys_bf16_i32(%a0: tensor<2x5x3xbf16>, %a1: tensor<2x5x3xi32>) -> (tensor<2x5x3xbf16>, tensor<2x5x3xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xbf16>, tensor<2x5x3xi32>) -> (tensor<2x5x3xbf16>, tensor<2x5x3xi32>)
  return %r#0, %r#1 : tensor<2x5x3xbf16>, tensor<2x5x3xi32>
}

// exact
func.func @sort_keys_bf16_f32(%a0: tensor<2x0xbf16>, %a1: tensor<2x0xf32>) -> (tensor<2x0xbf16>, tensor<2x0xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xbf16>, tensor<2x0xf32>) -> (tensor<2x0xbf16>, tensor<2x0xf32>)
  return %r#0, %r#1 : tensor<2x0xbf16>, tensor<2x0xf32>
}

// exact
func.func @sort_keys_bf16_ui8(%a0: tensor<4x5xbf16>, %a1: tensor<4x5xui8>) -> (tensor<4x5xbf16>, tensor<4x5xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xbf16>, tensor<4x5xui8>) -> (tensor<4x5xbf16>, tensor<4x5xui8>)
  return %r#0, %r#1 : tensor<4x5xbf16>, tensor<4x5xui8>
}

// exact
func.func @sort_keys_bf16_c64(%a0: tensor<1xbf16>, %a1: tensor<1xcomplex<f32>>) -> (tensor<1xbf16>, tensor<1xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xbf16>, tensor<1xcomplex<f32>>) -> (tensor<1xbf16>, tensor<1xcomplex<f32>>)
  return %r#0, %r#1 : tensor<1xbf16>, tensor<1xcomplex<f32>>
}

// exact
func.func @sort_keys_bf16_bf16(%a0: tensor<1xbf16>, %a1: tensor<1xbf16>) -> (tensor<1xbf16>, tensor<1xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1xbf16>, tensor<1xbf16>)
  return %r#0, %r#1 : tensor<1xbf16>, tensor<1xbf16>
}

// exact
func.func @sort_keys_bf16_i1(%a0: tensor<1xbf16>, %a1: tensor<1xi1>) -> (tensor<1xbf16>, tensor<1xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xbf16>, tensor<1xi1>) -> (tensor<1xbf16>, tensor<1xi1>)
  return %r#0, %r#1 : tensor<1xbf16>, tensor<1xi1>
}

// exact
func.func @sort_keys_i8_i32(%a0: tensor<2x1x2x1x3x2xi8>, %a1: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi8>, tensor<2x1x2x1x3x2xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi8>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi8>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xi8>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_keys_i8_f32(%a0: tensor<2x5x3xi8>, %a1: tensor<2x5x3xf32>) -> (tensor<2x5x3xi8>, tensor<2x5x3xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi8>, tensor<2x5x3xf32>) -> (tensor<2x5x3xi8>, tensor<2x5x3xf32>)
  return %r#0, %r#1 : tensor<2x5x3xi8>, tensor<2x5x3xf32>
}

// exact
func.func @sort_keys_i8_ui8(%a0: tensor<3x17xi8>, %a1: tensor<3x17xui8>) -> (tensor<3x17xi8>, tensor<3x17xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi8>, tensor<3x17xui8>) -> (tensor<3x17xi8>, tensor<3x17xui8>)
  return %r#0, %r#1 : tensor<3x17xi8>, tensor<3x17xui8>
}

// exact
func.func @sort_keys_i8_c64(%a0: tensor<4x5xi8>, %a1: tensor<4x5xcomplex<f32>>) -> (tensor<4x5xi8>, tensor<4x5xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi8>, tensor<4x5xcomplex<f32>>) -> (tensor<4x5xi8>, tensor<4x5xcomplex<f32>>)
  return %r#0, %r#1 : tensor<4x5xi8>, tensor<4x5xcomplex<f32>>
}

// exact
func.func @sort_keys_i8_bf16(%a0: tensor<2x0xi8>, %a1: tensor<2x0xbf16>) -> (tensor<2x0xi8>, tensor<2x0xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi8>, tensor<2x0xbf16>) -> (tensor<2x0xi8>, tensor<2x0xbf16>)
  return %r#0, %r#1 : tensor<2x0xi8>, tensor<2x0xbf16>
}

// exact
func.func @sort_keys_i8_i1(%a0: tensor<1xi8>, %a1: tensor<1xi1>) -> (tensor<1xi8>, tensor<1xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi8>, tensor<1xi1>) -> (tensor<1xi8>, tensor<1xi1>)
  return %r#0, %r#1 : tensor<1xi8>, tensor<1xi1>
}

// exact
func.func @sort_keys_i16_i32(%a0: tensor<3x17xi16>, %a1: tensor<3x17xi32>) -> (tensor<3x17xi16>, tensor<3x17xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi16>, tensor<3x17xi32>) -> (tensor<3x17xi16>, tensor<3x17xi32>)
  return %r#0, %r#1 : tensor<3x17xi16>, tensor<3x17xi32>
}

// exact
func.func @sort_keys_i16_f32(%a0: tensor<1xi16>, %a1: tensor<1xf32>) -> (tensor<1xi16>, tensor<1xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi16>, tensor<1xf32>) -> (tensor<1xi16>, tensor<1xf32>)
  return %r#0, %r#1 : tensor<1xi16>, tensor<1xf32>
}

// exact
func.func @sort_keys_i16_ui8(%a0: tensor<2x1x2x1x3x2xi16>, %a1: tensor<2x1x2x1x3x2xui8>) -> (tensor<2x1x2x1x3x2xi16>, tensor<2x1x2x1x3x2xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi16>, tensor<2x1x2x1x3x2xui8>) -> (tensor<2x1x2x1x3x2xi16>, tensor<2x1x2x1x3x2xui8>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xi16>, tensor<2x1x2x1x3x2xui8>
}

// exact
func.func @sort_keys_i16_c64(%a0: tensor<4x5xi16>, %a1: tensor<4x5xcomplex<f32>>) -> (tensor<4x5xi16>, tensor<4x5xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi16>, tensor<4x5xcomplex<f32>>) -> (tensor<4x5xi16>, tensor<4x5xcomplex<f32>>)
  return %r#0, %r#1 : tensor<4x5xi16>, tensor<4x5xcomplex<f32>>
}

// exact
func.func @sort_keys_i16_bf16(%a0: tensor<2x5x3xi16>, %a1: tensor<2x5x3xbf16>) -> (tensor<2x5x3xi16>, tensor<2x5x3xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi16>, tensor<2x5x3xbf16>) -> (tensor<2x5x3xi16>, tensor<2x5x3xbf16>)
  return %r#0, %r#1 : tensor<2x5x3xi16>, tensor<2x5x3xbf16>
}

// exact
func.func @sort_keys_i16_i1(%a0: tensor<2x0xi16>, %a1: tensor<2x0xi1>) -> (tensor<2x0xi16>, tensor<2x0xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi16>, tensor<2x0xi1>) -> (tensor<2x0xi16>, tensor<2x0xi1>)
  return %r#0, %r#1 : tensor<2x0xi16>, tensor<2x0xi1>
}

// exact
func.func @sort_keys_i32_i32(%a0: tensor<1xi32>, %a1: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi32>, tensor<1xi32>
}

// exact
func.func @sort_keys_i32_f32(%a0: tensor<3x17xi32>, %a1: tensor<3x17xf32>) -> (tensor<3x17xi32>, tensor<3x17xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi32>, tensor<3x17xf32>) -> (tensor<3x17xi32>, tensor<3x17xf32>)
  return %r#0, %r#1 : tensor<3x17xi32>, tensor<3x17xf32>
}

// exact
func.func @sort_keys_i32_ui8(%a0: tensor<4x5xi32>, %a1: tensor<4x5xui8>) -> (tensor<4x5xi32>, tensor<4x5xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi32>, tensor<4x5xui8>) -> (tensor<4x5xi32>, tensor<4x5xui8>)
  return %r#0, %r#1 : tensor<4x5xi32>, tensor<4x5xui8>
}

// exact
func.func @sort_keys_i32_c64(%a0: tensor<2x1x2x1x3x2xi32>, %a1: tensor<2x1x2x1x3x2xcomplex<f32>>) -> (tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xcomplex<f32>>) -> (tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xcomplex<f32>>
}

// exact
func.func @sort_keys_i32_bf16(%a0: tensor<2x0xi32>, %a1: tensor<2x0xbf16>) -> (tensor<2x0xi32>, tensor<2x0xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi32>, tensor<2x0xbf16>) -> (tensor<2x0xi32>, tensor<2x0xbf16>)
  return %r#0, %r#1 : tensor<2x0xi32>, tensor<2x0xbf16>
}

// exact
func.func @sort_keys_i32_i1(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi1>) -> (tensor<4x5xi32>, tensor<4x5xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi32>, tensor<4x5xi1>) -> (tensor<4x5xi32>, tensor<4x5xi1>)
  return %r#0, %r#1 : tensor<4x5xi32>, tensor<4x5xi1>
}

// exact
func.func @sort_keys_i64_i32(%a0: tensor<1xi64>, %a1: tensor<1xi32>) -> (tensor<1xi64>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi64>, tensor<1xi32>) -> (tensor<1xi64>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi64>, tensor<1xi32>
}

// exact
func.func @sort_keys_i64_f32(%a0: tensor<4x5xi64>, %a1: tensor<4x5xf32>) -> (tensor<4x5xi64>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi64>, tensor<4x5xf32>) -> (tensor<4x5xi64>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xi64>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_i64_ui8(%a0: tensor<2x0xi64>, %a1: tensor<2x0xui8>) -> (tensor<2x0xi64>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi64>, tensor<2x0xui8>) -> (tensor<2x0xi64>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xi64>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_i64_c64(%a0: tensor<2x5x3xi64>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xi64>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi64>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xi64>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xi64>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_i64_bf16(%a0: tensor<2x1x2x1x3x2xi64>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xi64>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi64>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xi64>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xi64>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_i64_i1(%a0: tensor<3x17xi64>, %a1: tensor<3x17xi1>) -> (tensor<3x17xi64>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi64>, tensor<3x17xi1>) -> (tensor<3x17xi64>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xi64>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_ui8_i32(%a0: tensor<1xui8>, %a1: tensor<1xi32>) -> (tensor<1xui8>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui8>, tensor<1xi32>) -> (tensor<1xui8>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui8>, tensor<1xi32>
}

// exact
func.func @sort_keys_ui8_f32(%a0: tensor<4x5xui8>, %a1: tensor<4x5xf32>) -> (tensor<4x5xui8>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui8>, tensor<4x5xf32>) -> (tensor<4x5xui8>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xui8>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_ui8_ui8(%a0: tensor<2x0xui8>, %a1: tensor<2x0xui8>) -> (tensor<2x0xui8>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui8>, tensor<2x0xui8>) -> (tensor<2x0xui8>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xui8>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_ui8_c64(%a0: tensor<2x5x3xui8>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui8>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui8>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui8>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xui8>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_ui8_bf16(%a0: tensor<2x1x2x1x3x2xui8>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_ui8_i1(%a0: tensor<3x17xui8>, %a1: tensor<3x17xi1>) -> (tensor<3x17xui8>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui8>, tensor<3x17xi1>) -> (tensor<3x17xui8>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xui8>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_ui16_i32(%a0: tensor<1xui16>, %a1: tensor<1xi32>) -> (tensor<1xui16>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui16>, tensor<1xi32>) -> (tensor<1xui16>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui16>, tensor<1xi32>
}

// exact
func.func @sort_keys_ui16_f32(%a0: tensor<4x5xui16>, %a1: tensor<4x5xf32>) -> (tensor<4x5xui16>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui16>, tensor<4x5xf32>) -> (tensor<4x5xui16>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xui16>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_ui16_ui8(%a0: tensor<2x0xui16>, %a1: tensor<2x0xui8>) -> (tensor<2x0xui16>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui16>, tensor<2x0xui8>) -> (tensor<2x0xui16>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xui16>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_ui16_c64(%a0: tensor<2x5x3xui16>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui16>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui16>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui16>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xui16>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_ui16_bf16(%a0: tensor<2x1x2x1x3x2xui16>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui16>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui16>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui16>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xui16>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_ui16_i1(%a0: tensor<3x17xui16>, %a1: tensor<3x17xi1>) -> (tensor<3x17xui16>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui16>, tensor<3x17xi1>) -> (tensor<3x17xui16>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xui16>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_ui32_i32(%a0: tensor<1xui32>, %a1: tensor<1xi32>) -> (tensor<1xui32>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui32>, tensor<1xi32>) -> (tensor<1xui32>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui32>, tensor<1xi32>
}

// exact
func.func @sort_keys_ui32_f32(%a0: tensor<4x5xui32>, %a1: tensor<4x5xf32>) -> (tensor<4x5xui32>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui32>, tensor<4x5xf32>) -> (tensor<4x5xui32>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xui32>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_ui32_ui8(%a0: tensor<2x0xui32>, %a1: tensor<2x0xui8>) -> (tensor<2x0xui32>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui32>, tensor<2x0xui8>) -> (tensor<2x0xui32>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xui32>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_ui32_c64(%a0: tensor<2x5x3xui32>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui32>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui32>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui32>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xui32>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_ui32_bf16(%a0: tensor<2x1x2x1x3x2xui32>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui32>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui32>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui32>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xui32>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_ui32_i1(%a0: tensor<3x17xui32>, %a1: tensor<3x17xi1>) -> (tensor<3x17xui32>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui32>, tensor<3x17xi1>) -> (tensor<3x17xui32>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xui32>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_ui64_i32(%a0: tensor<1xui64>, %a1: tensor<1xi32>) -> (tensor<1xui64>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui64>, tensor<1xi32>) -> (tensor<1xui64>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui64>, tensor<1xi32>
}

// exact
func.func @sort_keys_ui64_f32(%a0: tensor<4x5xui64>, %a1: tensor<4x5xf32>) -> (tensor<4x5xui64>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui64>, tensor<4x5xf32>) -> (tensor<4x5xui64>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xui64>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_ui64_ui8(%a0: tensor<2x0xui64>, %a1: tensor<2x0xui8>) -> (tensor<2x0xui64>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui64>, tensor<2x0xui8>) -> (tensor<2x0xui64>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xui64>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_ui64_c64(%a0: tensor<2x5x3xui64>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui64>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui64>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui64>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xui64>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_ui64_bf16(%a0: tensor<2x1x2x1x3x2xui64>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui64>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui64>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui64>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xui64>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_ui64_i1(%a0: tensor<3x17xui64>, %a1: tensor<3x17xi1>) -> (tensor<3x17xui64>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui64>, tensor<3x17xi1>) -> (tensor<3x17xui64>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xui64>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_i1_i32(%a0: tensor<1xi1>, %a1: tensor<1xi32>) -> (tensor<1xi1>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi1>, tensor<1xi32>) -> (tensor<1xi1>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi1>, tensor<1xi32>
}

// exact
func.func @sort_keys_i1_f32(%a0: tensor<4x5xi1>, %a1: tensor<4x5xf32>) -> (tensor<4x5xi1>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi1>, tensor<4x5xf32>) -> (tensor<4x5xi1>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xi1>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_i1_ui8(%a0: tensor<2x0xi1>, %a1: tensor<2x0xui8>) -> (tensor<2x0xi1>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi1>, tensor<2x0xui8>) -> (tensor<2x0xi1>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xi1>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_i1_c64(%a0: tensor<2x5x3xi1>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_i1_bf16(%a0: tensor<2x1x2x1x3x2xi1>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xi1>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi1>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xi1>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xi1>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_i1_i1(%a0: tensor<3x17xi1>, %a1: tensor<3x17xi1>) -> (tensor<3x17xi1>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi1>, tensor<3x17xi1>) -> (tensor<3x17xi1>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xi1>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_f8E4M3FN_i32(%a0: tensor<1xf8E4M3FN>, %a1: tensor<1xi32>) -> (tensor<1xf8E4M3FN>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf8E4M3FN>, tensor<1xi32>) -> (tensor<1xf8E4M3FN>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xf8E4M3FN>, tensor<1xi32>
}

// exact
func.func @sort_keys_f8E4M3FN_f32(%a0: tensor<4x5xf8E4M3FN>, %a1: tensor<4x5xf32>) -> (tensor<4x5xf8E4M3FN>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf8E4M3FN>, tensor<4x5xf32>) -> (tensor<4x5xf8E4M3FN>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xf8E4M3FN>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_f8E4M3FN_ui8(%a0: tensor<2x0xf8E4M3FN>, %a1: tensor<2x0xui8>) -> (tensor<2x0xf8E4M3FN>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf8E4M3FN>, tensor<2x0xui8>) -> (tensor<2x0xf8E4M3FN>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xf8E4M3FN>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_f8E4M3FN_c64(%a0: tensor<2x5x3xf8E4M3FN>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xf8E4M3FN>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf8E4M3FN>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xf8E4M3FN>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xf8E4M3FN>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_f8E4M3FN_bf16(%a0: tensor<2x1x2x1x3x2xf8E4M3FN>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xf8E4M3FN>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf8E4M3FN>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xf8E4M3FN>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xf8E4M3FN>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_f8E4M3FN_i1(%a0: tensor<3x17xf8E4M3FN>, %a1: tensor<3x17xi1>) -> (tensor<3x17xf8E4M3FN>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf8E4M3FN>, tensor<3x17xi1>) -> (tensor<3x17xf8E4M3FN>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xf8E4M3FN>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_f8E5M2_i32(%a0: tensor<1xf8E5M2>, %a1: tensor<1xi32>) -> (tensor<1xf8E5M2>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xf8E5M2>, tensor<1xi32>) -> (tensor<1xf8E5M2>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xf8E5M2>, tensor<1xi32>
}

// exact
func.func @sort_keys_f8E5M2_f32(%a0: tensor<4x5xf8E5M2>, %a1: tensor<4x5xf32>) -> (tensor<4x5xf8E5M2>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf8E5M2>, tensor<4x5xf32>) -> (tensor<4x5xf8E5M2>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xf8E5M2>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_f8E5M2_ui8(%a0: tensor<2x0xf8E5M2>, %a1: tensor<2x0xui8>) -> (tensor<2x0xf8E5M2>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xf8E5M2>, tensor<2x0xui8>) -> (tensor<2x0xf8E5M2>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xf8E5M2>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_f8E5M2_c64(%a0: tensor<2x5x3xf8E5M2>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xf8E5M2>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xf8E5M2>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xf8E5M2>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xf8E5M2>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_f8E5M2_bf16(%a0: tensor<2x1x2x1x3x2xf8E5M2>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xf8E5M2>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf8E5M2>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xf8E5M2>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xf8E5M2>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_f8E5M2_i1(%a0: tensor<3x17xf8E5M2>, %a1: tensor<3x17xi1>) -> (tensor<3x17xf8E5M2>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xf8E5M2>, tensor<3x17xi1>) -> (tensor<3x17xf8E5M2>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xf8E5M2>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_i4_i32(%a0: tensor<1xi4>, %a1: tensor<1xi32>) -> (tensor<1xi4>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xi4>, tensor<1xi32>) -> (tensor<1xi4>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi4>, tensor<1xi32>
}

// exact
func.func @sort_keys_i4_f32(%a0: tensor<4x5xi4>, %a1: tensor<4x5xf32>) -> (tensor<4x5xi4>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi4>, tensor<4x5xf32>) -> (tensor<4x5xi4>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xi4>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_i4_ui8(%a0: tensor<2x0xi4>, %a1: tensor<2x0xui8>) -> (tensor<2x0xi4>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xi4>, tensor<2x0xui8>) -> (tensor<2x0xi4>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xi4>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_i4_c64(%a0: tensor<2x5x3xi4>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xi4>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi4>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xi4>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xi4>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_i4_bf16(%a0: tensor<2x1x2x1x3x2xi4>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xi4>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi4>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xi4>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xi4>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_i4_i1(%a0: tensor<3x17xi4>, %a1: tensor<3x17xi1>) -> (tensor<3x17xi4>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xi4>, tensor<3x17xi1>) -> (tensor<3x17xi4>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xi4>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_ui4_i32(%a0: tensor<1xui4>, %a1: tensor<1xi32>) -> (tensor<1xui4>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1xui4>, tensor<1xi32>) -> (tensor<1xui4>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui4>, tensor<1xi32>
}

// exact
func.func @sort_keys_ui4_f32(%a0: tensor<4x5xui4>, %a1: tensor<4x5xf32>) -> (tensor<4x5xui4>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<f32>, %n: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui4>, tensor<4x5xf32>) -> (tensor<4x5xui4>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xui4>, tensor<4x5xf32>
}

// exact
func.func @sort_keys_ui4_ui8(%a0: tensor<2x0xui4>, %a1: tensor<2x0xui8>) -> (tensor<2x0xui4>, tensor<2x0xui8>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<ui8>, %n: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x0xui4>, tensor<2x0xui8>) -> (tensor<2x0xui4>, tensor<2x0xui8>)
  return %r#0, %r#1 : tensor<2x0xui4>, tensor<2x0xui8>
}

// exact
func.func @sort_keys_ui4_c64(%a0: tensor<2x5x3xui4>, %a1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui4>, tensor<2x5x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<complex<f32>>, %n: tensor<complex<f32>>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xui4>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xui4>, tensor<2x5x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<2x5x3xui4>, tensor<2x5x3xcomplex<f32>>
}

// exact
func.func @sort_keys_ui4_bf16(%a0: tensor<2x1x2x1x3x2xui4>, %a1: tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui4>, tensor<2x1x2x1x3x2xbf16>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<bf16>, %n: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui4>, tensor<2x1x2x1x3x2xbf16>) -> (tensor<2x1x2x1x3x2xui4>, tensor<2x1x2x1x3x2xbf16>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xui4>, tensor<2x1x2x1x3x2xbf16>
}

// exact
func.func @sort_keys_ui4_i1(%a0: tensor<3x17xui4>, %a1: tensor<3x17xi1>) -> (tensor<3x17xui4>, tensor<3x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<i1>, %n: tensor<i1>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xui4>, tensor<3x17xi1>) -> (tensor<3x17xui4>, tensor<3x17xi1>)
  return %r#0, %r#1 : tensor<3x17xui4>, tensor<3x17xi1>
}

// exact
func.func @sort_keys_bf16_i32_2(%a0: tensor<2x1x2x1x3x2xbf16>, %a1: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_keys_bf16_i32_3(%a0: tensor<3x17xbf16>, %a1: tensor<3x17xi32>) -> (tensor<3x17xbf16>, tensor<3x17xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x17xbf16>, tensor<3x17xi32>) -> (tensor<3x17xbf16>, tensor<3x17xi32>)
  return %r#0, %r#1 : tensor<3x17xbf16>, tensor<3x17xi32>
}

// exact
func.func @sort_keys_i32_i32_2(%a0: tensor<2x5x3xi32>, %a1: tensor<2x5x3xi32>) -> (tensor<2x5x3xi32>, tensor<2x5x3xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> (tensor<2x5x3xi32>, tensor<2x5x3xi32>)
  return %r#0, %r#1 : tensor<2x5x3xi32>, tensor<2x5x3xi32>
}

// exact
func.func @sort_two_keys_f64_i32(%a0: tensor<9xf64>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xf64>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf64>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xf64>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xf64>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_f64_f32(%a0: tensor<4x5xf64>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xf64>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf64>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xf64>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf64>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_f64_ui8(%a0: tensor<3x0xf64>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xf64>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf64>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xf64>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xf64>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_f64_bf16(%a0: tensor<2x1x2x1x3x2xf64>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xf64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_f32_i32(%a0: tensor<3x0xf32>, %a1: tensor<3x0xi32>, %a2: tensor<3x0xi32>) -> (tensor<3x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>) -> (tensor<3x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_f32_f32(%a0: tensor<2x1x2x1x3x2xf32>, %a1: tensor<2x1x2x1x3x2xf32>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xf32>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_f32_ui8(%a0: tensor<9xf32>, %a1: tensor<9xui8>, %a2: tensor<9xi32>) -> (tensor<9xf32>, tensor<9xui8>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf32>, tensor<9xui8>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xui8>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xf32>, tensor<9xui8>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_f32_bf16(%a0: tensor<4x5xf32>, %a1: tensor<4x5xbf16>, %a2: tensor<4x5xi32>) -> (tensor<4x5xf32>, tensor<4x5xbf16>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf32>, tensor<4x5xbf16>, tensor<4x5xi32>) -> (tensor<4x5xf32>, tensor<4x5xbf16>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf32>, tensor<4x5xbf16>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_f16_i32(%a0: tensor<9xf16>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xf16>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf16>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xf16>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xf16>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_f16_f32(%a0: tensor<3x0xf16>, %a1: tensor<3x0xf32>, %a2: tensor<3x0xi32>) -> (tensor<3x0xf16>, tensor<3x0xf32>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf16>, tensor<3x0xf32>, tensor<3x0xi32>) -> (tensor<3x0xf16>, tensor<3x0xf32>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xf16>, tensor<3x0xf32>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_f16_ui8(%a0: tensor<4x5xf16>, %a1: tensor<4x5xui8>, %a2: tensor<4x5xi32>) -> (tensor<4x5xf16>, tensor<4x5xui8>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf16>, tensor<4x5xui8>, tensor<4x5xi32>) -> (tensor<4x5xf16>, tensor<4x5xui8>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf16>, tensor<4x5xui8>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_f16_bf16(%a0: tensor<9xf16>, %a1: tensor<9xbf16>, %a2: tensor<9xi32>) -> (tensor<9xf16>, tensor<9xbf16>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf16>, tensor<9xbf16>, tensor<9xi32>) -> (tensor<9xf16>, tensor<9xbf16>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xf16>, tensor<9xbf16>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_bf16_i32(%a0: tensor<4x5xbf16>, %a1: tensor<4x5xi32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xbf16>, tensor<4x5xi32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xbf16>, tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xbf16>, tensor<4x5xi32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xbf16>, tensor<4x5xi32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_bf16_f32(%a0: tensor<9xbf16>, %a1: tensor<9xf32>, %a2: tensor<9xi32>) -> (tensor<9xbf16>, tensor<9xf32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xbf16>, tensor<9xf32>, tensor<9xi32>) -> (tensor<9xbf16>, tensor<9xf32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xbf16>, tensor<9xf32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_bf16_ui8(%a0: tensor<2x1x2x1x3x2xbf16>, %a1: tensor<2x1x2x1x3x2xui8>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_bf16_bf16(%a0: tensor<3x0xbf16>, %a1: tensor<3x0xbf16>, %a2: tensor<3x0xi32>) -> (tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<3x0xi32>) -> (tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_i8_i32(%a0: tensor<2x1x2x1x3x2xi8>, %a1: tensor<2x1x2x1x3x2xi32>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi8>, tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi8>, tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi8>, tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xi8>, tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_i8_f32(%a0: tensor<9xi8>, %a1: tensor<9xf32>, %a2: tensor<9xi32>) -> (tensor<9xi8>, tensor<9xf32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi8>, tensor<9xf32>, tensor<9xi32>) -> (tensor<9xi8>, tensor<9xf32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xi8>, tensor<9xf32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_i8_ui8(%a0: tensor<4x5xi8>, %a1: tensor<4x5xui8>, %a2: tensor<4x5xi32>) -> (tensor<4x5xi8>, tensor<4x5xui8>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi8>, tensor<4x5xui8>, tensor<4x5xi32>) -> (tensor<4x5xi8>, tensor<4x5xui8>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xi8>, tensor<4x5xui8>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_i8_bf16(%a0: tensor<3x0xi8>, %a1: tensor<3x0xbf16>, %a2: tensor<3x0xi32>) -> (tensor<3x0xi8>, tensor<3x0xbf16>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi8>, tensor<3x0xbf16>, tensor<3x0xi32>) -> (tensor<3x0xi8>, tensor<3x0xbf16>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xi8>, tensor<3x0xbf16>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_i16_i32(%a0: tensor<9xi16>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xi16>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi16>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi16>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xi16>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_i16_f32(%a0: tensor<4x5xi16>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xi16>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi16>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xi16>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xi16>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_i16_ui8(%a0: tensor<3x0xi16>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xi16>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi16>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xi16>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xi16>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_i16_bf16(%a0: tensor<2x1x2x1x3x2xi16>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi16>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi16>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi16>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xi16>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_i32_i32(%a0: tensor<9xi32>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xi32>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_i32_f32(%a0: tensor<4x5xi32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi32>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xi32>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_i32_ui8(%a0: tensor<3x0xi32>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xi32>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi32>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xi32>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xi32>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_i32_bf16(%a0: tensor<2x1x2x1x3x2xi32>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_i64_i32(%a0: tensor<9xi64>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xi64>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi64>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi64>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xi64>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_i64_f32(%a0: tensor<4x5xi64>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xi64>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi64>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xi64>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xi64>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_i64_ui8(%a0: tensor<3x0xi64>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xi64>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi64>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xi64>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xi64>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_i64_bf16(%a0: tensor<2x1x2x1x3x2xi64>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xi64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_ui8_i32(%a0: tensor<9xui8>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xui8>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui8>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xui8>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xui8>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_ui8_f32(%a0: tensor<4x5xui8>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xui8>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui8>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xui8>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xui8>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_ui8_ui8(%a0: tensor<3x0xui8>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xui8>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui8>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xui8>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xui8>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_ui8_bf16(%a0: tensor<2x1x2x1x3x2xui8>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xui8>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_ui16_i32(%a0: tensor<9xui16>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xui16>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui16>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xui16>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xui16>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_ui16_f32(%a0: tensor<4x5xui16>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xui16>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui16>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xui16>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xui16>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_ui16_ui8(%a0: tensor<3x0xui16>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xui16>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui16>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xui16>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xui16>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_ui16_bf16(%a0: tensor<2x1x2x1x3x2xui16>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui16>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui16>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui16>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xui16>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_ui32_i32(%a0: tensor<9xui32>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xui32>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui32>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xui32>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xui32>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_ui32_f32(%a0: tensor<4x5xui32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xui32>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui32>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xui32>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xui32>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_ui32_ui8(%a0: tensor<3x0xui32>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xui32>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui32>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xui32>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xui32>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_ui32_bf16(%a0: tensor<2x1x2x1x3x2xui32>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui32>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui32>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui32>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xui32>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_ui64_i32(%a0: tensor<9xui64>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xui64>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui64>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xui64>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xui64>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_ui64_f32(%a0: tensor<4x5xui64>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xui64>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui64>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xui64>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xui64>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_ui64_ui8(%a0: tensor<3x0xui64>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xui64>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui64>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xui64>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xui64>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_ui64_bf16(%a0: tensor<2x1x2x1x3x2xui64>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xui64>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_i1_i32(%a0: tensor<9xi1>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xi1>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_i1_f32(%a0: tensor<4x5xi1>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_i1_ui8(%a0: tensor<3x0xi1>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xi1>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi1>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xi1>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xi1>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_i1_bf16(%a0: tensor<2x1x2x1x3x2xi1>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi1>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi1>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi1>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xi1>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_f8E4M3FN_i32(%a0: tensor<9xf8E4M3FN>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xf8E4M3FN>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf8E4M3FN>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xf8E4M3FN>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xf8E4M3FN>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_f8E4M3FN_f32(%a0: tensor<4x5xf8E4M3FN>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xf8E4M3FN>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf8E4M3FN>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xf8E4M3FN>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf8E4M3FN>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_f8E4M3FN_ui8(%a0: tensor<3x0xf8E4M3FN>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xf8E4M3FN>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf8E4M3FN>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xf8E4M3FN>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xf8E4M3FN>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_f8E4M3FN_bf16(%a0: tensor<2x1x2x1x3x2xf8E4M3FN>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf8E4M3FN>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf8E4M3FN>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf8E4M3FN>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xf8E4M3FN>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_f8E5M2_i32(%a0: tensor<9xf8E5M2>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xf8E5M2>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xf8E5M2>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xf8E5M2>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xf8E5M2>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_f8E5M2_f32(%a0: tensor<4x5xf8E5M2>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xf8E5M2>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xf8E5M2>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xf8E5M2>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf8E5M2>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_f8E5M2_ui8(%a0: tensor<3x0xf8E5M2>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xf8E5M2>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xf8E5M2>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xf8E5M2>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xf8E5M2>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_f8E5M2_bf16(%a0: tensor<2x1x2x1x3x2xf8E5M2>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf8E5M2>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf8E5M2>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf8E5M2>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xf8E5M2>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_i4_i32(%a0: tensor<9xi4>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xi4>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xi4>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi4>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xi4>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_i4_f32(%a0: tensor<4x5xi4>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xi4>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xi4>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xi4>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xi4>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_i4_ui8(%a0: tensor<3x0xi4>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xi4>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xi4>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xi4>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xi4>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_i4_bf16(%a0: tensor<2x1x2x1x3x2xi4>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi4>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xi4>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xi4>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xi4>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_ui4_i32(%a0: tensor<9xui4>, %a1: tensor<9xi32>, %a2: tensor<9xi32>) -> (tensor<9xui4>, tensor<9xi32>, tensor<9xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<9xui4>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xui4>, tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1, %r#2 : tensor<9xui4>, tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @sort_two_keys_ui4_f32(%a0: tensor<4x5xui4>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xi32>) -> (tensor<4x5xui4>, tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<f32>, %n: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %3 = stablehlo.compare GT, %m, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x5xui4>, tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xui4>, tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xui4>, tensor<4x5xf32>, tensor<4x5xi32>
}

// exact
func.func @sort_two_keys_ui4_ui8(%a0: tensor<3x0xui4>, %a1: tensor<3x0xui8>, %a2: tensor<3x0xi32>) -> (tensor<3x0xui4>, tensor<3x0xui8>, tensor<3x0xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<ui8>, %n: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<3x0xui4>, tensor<3x0xui8>, tensor<3x0xi32>) -> (tensor<3x0xui4>, tensor<3x0xui8>, tensor<3x0xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xui4>, tensor<3x0xui8>, tensor<3x0xi32>
}

// exact
func.func @sort_two_keys_ui4_bf16(%a0: tensor<2x1x2x1x3x2xui4>, %a1: tensor<2x1x2x1x3x2xbf16>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui4>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>, %m: tensor<bf16>, %n: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xui4>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xui4>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xui4>, tensor<2x1x2x1x3x2xbf16>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_two_keys_f16_i32_2(%a0: tensor<2x1x2x1x3x2xf16>, %a1: tensor<2x1x2x1x3x2xi32>, %a2: tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf16>, tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xi32>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<i32>, %n: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %v = stablehlo.or %1, %4 : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1x2x1x3x2xf16>, tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xi32>) -> (tensor<2x1x2x1x3x2xf16>, tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x1x2x1x3x2xf16>, tensor<2x1x2x1x3x2xi32>, tensor<2x1x2x1x3x2xi32>
}

// exact
func.func @sort_total_f64_LT(%a0: tensor<37xf64>, %a1: tensor<37xi32>) -> (tensor<37xf64>, tensor<37xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<37xf64>, tensor<37xi32>) -> (tensor<37xf64>, tensor<37xi32>)
  return %r#0, %r#1 : tensor<37xf64>, tensor<37xi32>
}

// exact
func.func @sort_total_f64_GT(%a0: tensor<37xf64>, %a1: tensor<37xi32>) -> (tensor<37xf64>, tensor<37xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<37xf64>, tensor<37xi32>) -> (tensor<37xf64>, tensor<37xi32>)
  return %r#0, %r#1 : tensor<37xf64>, tensor<37xi32>
}

// exact
func.func @sort_total_f32_LT(%a0: tensor<37xf32>, %a1: tensor<37xi32>) -> (tensor<37xf32>, tensor<37xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<37xf32>, tensor<37xi32>) -> (tensor<37xf32>, tensor<37xi32>)
  return %r#0, %r#1 : tensor<37xf32>, tensor<37xi32>
}

// exact
func.func @sort_total_f32_GT(%a0: tensor<37xf32>, %a1: tensor<37xi32>) -> (tensor<37xf32>, tensor<37xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<37xf32>, tensor<37xi32>) -> (tensor<37xf32>, tensor<37xi32>)
  return %r#0, %r#1 : tensor<37xf32>, tensor<37xi32>
}

// exact
func.func @sort_total_f16_LT(%a0: tensor<37xf16>, %a1: tensor<37xi32>) -> (tensor<37xf16>, tensor<37xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<37xf16>, tensor<37xi32>) -> (tensor<37xf16>, tensor<37xi32>)
  return %r#0, %r#1 : tensor<37xf16>, tensor<37xi32>
}

// exact
func.func @sort_total_f16_GT(%a0: tensor<37xf16>, %a1: tensor<37xi32>) -> (tensor<37xf16>, tensor<37xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<37xf16>, tensor<37xi32>) -> (tensor<37xf16>, tensor<37xi32>)
  return %r#0, %r#1 : tensor<37xf16>, tensor<37xi32>
}

// exact
func.func @sort_total_bf16_LT(%a0: tensor<37xbf16>, %a1: tensor<37xi32>) -> (tensor<37xbf16>, tensor<37xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<37xbf16>, tensor<37xi32>) -> (tensor<37xbf16>, tensor<37xi32>)
  return %r#0, %r#1 : tensor<37xbf16>, tensor<37xi32>
}

// exact
func.func @sort_total_bf16_GT(%a0: tensor<37xbf16>, %a1: tensor<37xi32>) -> (tensor<37xbf16>, tensor<37xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>, %m: tensor<i32>, %n: tensor<i32>):
    %v = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<37xbf16>, tensor<37xi32>) -> (tensor<37xbf16>, tensor<37xi32>)
  return %r#0, %r#1 : tensor<37xbf16>, tensor<37xi32>
}

// exact
func.func @sort_i8_LT_corners(%a0: tensor<43xi8>) -> tensor<43xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xi8>) -> tensor<43xi8>
  return %r : tensor<43xi8>
}

// exact
func.func @sort_i8_GT_corners(%a0: tensor<43xi8>) -> tensor<43xi8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xi8>) -> tensor<43xi8>
  return %r : tensor<43xi8>
}

// exact
func.func @sort_i16_LT_corners(%a0: tensor<43xi16>) -> tensor<43xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xi16>) -> tensor<43xi16>
  return %r : tensor<43xi16>
}

// exact
func.func @sort_i16_GT_corners(%a0: tensor<43xi16>) -> tensor<43xi16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xi16>) -> tensor<43xi16>
  return %r : tensor<43xi16>
}

// exact
func.func @sort_i32_LT_corners(%a0: tensor<43xi32>) -> tensor<43xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xi32>) -> tensor<43xi32>
  return %r : tensor<43xi32>
}

// exact
func.func @sort_i32_GT_corners(%a0: tensor<43xi32>) -> tensor<43xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xi32>) -> tensor<43xi32>
  return %r : tensor<43xi32>
}

// exact
func.func @sort_i64_LT_corners(%a0: tensor<43xi64>) -> tensor<43xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xi64>) -> tensor<43xi64>
  return %r : tensor<43xi64>
}

// exact
func.func @sort_i64_GT_corners(%a0: tensor<43xi64>) -> tensor<43xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xi64>) -> tensor<43xi64>
  return %r : tensor<43xi64>
}

// exact
func.func @sort_ui8_LT_corners(%a0: tensor<43xui8>) -> tensor<43xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xui8>) -> tensor<43xui8>
  return %r : tensor<43xui8>
}

// exact
func.func @sort_ui8_GT_corners(%a0: tensor<43xui8>) -> tensor<43xui8> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xui8>) -> tensor<43xui8>
  return %r : tensor<43xui8>
}

// exact
func.func @sort_ui16_LT_corners(%a0: tensor<43xui16>) -> tensor<43xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xui16>) -> tensor<43xui16>
  return %r : tensor<43xui16>
}

// exact
func.func @sort_ui16_GT_corners(%a0: tensor<43xui16>) -> tensor<43xui16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xui16>) -> tensor<43xui16>
  return %r : tensor<43xui16>
}

// exact
func.func @sort_ui32_LT_corners(%a0: tensor<43xui32>) -> tensor<43xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xui32>) -> tensor<43xui32>
  return %r : tensor<43xui32>
}

// exact
func.func @sort_ui32_GT_corners(%a0: tensor<43xui32>) -> tensor<43xui32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xui32>) -> tensor<43xui32>
  return %r : tensor<43xui32>
}

// exact
func.func @sort_ui64_LT_corners(%a0: tensor<43xui64>) -> tensor<43xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xui64>) -> tensor<43xui64>
  return %r : tensor<43xui64>
}

// exact
func.func @sort_ui64_GT_corners(%a0: tensor<43xui64>) -> tensor<43xui64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<43xui64>) -> tensor<43xui64>
  return %r : tensor<43xui64>
}

// exact
func.func @top_k_f64(%a0: tensor<9xf64>) -> (tensor<3xf64>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xf64> -> (tensor<3xf64>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xf64>, tensor<3xi32>
}

// exact
func.func @top_k_f64_2(%a0: tensor<9xf64>) -> (tensor<9xf64>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xf64> -> (tensor<9xf64>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xf64>, tensor<9xi32>
}

// exact
func.func @top_k_f64_3(%a0: tensor<9xf64>) -> (tensor<0xf64>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xf64> -> (tensor<0xf64>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xf64>, tensor<0xi32>
}

// exact
func.func @top_k_f64_4(%a0: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xf64> -> (tensor<1xf64>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xf64>, tensor<1xi32>
}

// exact
func.func @top_k_f64_5(%a0: tensor<4x6xf64>) -> (tensor<4x2xf64>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xf64> -> (tensor<4x2xf64>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xf64>, tensor<4x2xi32>
}

// exact
func.func @top_k_f64_6(%a0: tensor<2x0x5xf64>) -> (tensor<2x0x3xf64>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xf64> -> (tensor<2x0x3xf64>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xf64>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_f64_7(%a0: tensor<2x1x2x1x2x7xf64>) -> (tensor<2x1x2x1x2x5xf64>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xf64> -> (tensor<2x1x2x1x2x5xf64>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xf64>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_f64_8(%a0: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xf64> -> (tensor<0xf64>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xf64>, tensor<0xi32>
}

// exact
func.func @top_k_f64_9(%a0: tensor<50xf64>) -> (tensor<20xf64>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xf64> -> (tensor<20xf64>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xf64>, tensor<20xi32>
}

// exact
func.func @top_k_f32(%a0: tensor<9xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xf32> -> (tensor<3xf32>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi32>
}

// exact
func.func @top_k_f32_2(%a0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xf32> -> (tensor<9xf32>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xf32>, tensor<9xi32>
}

// exact
func.func @top_k_f32_3(%a0: tensor<9xf32>) -> (tensor<0xf32>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xf32> -> (tensor<0xf32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xf32>, tensor<0xi32>
}

// exact
func.func @top_k_f32_4(%a0: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xf32> -> (tensor<1xf32>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xf32>, tensor<1xi32>
}

// exact
func.func @top_k_f32_5(%a0: tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xf32>, tensor<4x2xi32>
}

// exact
func.func @top_k_f32_6(%a0: tensor<2x0x5xf32>) -> (tensor<2x0x3xf32>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xf32> -> (tensor<2x0x3xf32>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xf32>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_f32_7(%a0: tensor<2x1x2x1x2x7xf32>) -> (tensor<2x1x2x1x2x5xf32>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xf32> -> (tensor<2x1x2x1x2x5xf32>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xf32>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_f32_8(%a0: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xf32> -> (tensor<0xf32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xf32>, tensor<0xi32>
}

// exact
func.func @top_k_f32_9(%a0: tensor<50xf32>) -> (tensor<20xf32>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xf32> -> (tensor<20xf32>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xf32>, tensor<20xi32>
}

// exact
func.func @top_k_f16(%a0: tensor<9xf16>) -> (tensor<3xf16>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xf16> -> (tensor<3xf16>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xf16>, tensor<3xi32>
}

// exact
func.func @top_k_f16_2(%a0: tensor<9xf16>) -> (tensor<9xf16>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xf16> -> (tensor<9xf16>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xf16>, tensor<9xi32>
}

// exact
func.func @top_k_f16_3(%a0: tensor<9xf16>) -> (tensor<0xf16>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xf16> -> (tensor<0xf16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xf16>, tensor<0xi32>
}

// exact
func.func @top_k_f16_4(%a0: tensor<1xf16>) -> (tensor<1xf16>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xf16> -> (tensor<1xf16>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xf16>, tensor<1xi32>
}

// exact
func.func @top_k_f16_5(%a0: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xf16>, tensor<4x2xi32>
}

// exact
func.func @top_k_f16_6(%a0: tensor<2x0x5xf16>) -> (tensor<2x0x3xf16>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xf16> -> (tensor<2x0x3xf16>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xf16>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_f16_7(%a0: tensor<2x1x2x1x2x7xf16>) -> (tensor<2x1x2x1x2x5xf16>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xf16> -> (tensor<2x1x2x1x2x5xf16>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xf16>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_f16_8(%a0: tensor<0xf16>) -> (tensor<0xf16>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xf16> -> (tensor<0xf16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xf16>, tensor<0xi32>
}

// exact
func.func @top_k_f16_9(%a0: tensor<50xf16>) -> (tensor<20xf16>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xf16> -> (tensor<20xf16>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xf16>, tensor<20xi32>
}

// exact
func.func @top_k_bf16(%a0: tensor<9xbf16>) -> (tensor<3xbf16>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xbf16> -> (tensor<3xbf16>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xbf16>, tensor<3xi32>
}

// exact
func.func @top_k_bf16_2(%a0: tensor<9xbf16>) -> (tensor<9xbf16>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xbf16> -> (tensor<9xbf16>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xbf16>, tensor<9xi32>
}

// exact
func.func @top_k_bf16_3(%a0: tensor<9xbf16>) -> (tensor<0xbf16>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xbf16> -> (tensor<0xbf16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xbf16>, tensor<0xi32>
}

// exact
func.func @top_k_bf16_4(%a0: tensor<1xbf16>) -> (tensor<1xbf16>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xbf16> -> (tensor<1xbf16>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xbf16>, tensor<1xi32>
}

// exact
func.func @top_k_bf16_5(%a0: tensor<4x6xbf16>) -> (tensor<4x2xbf16>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xbf16> -> (tensor<4x2xbf16>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xbf16>, tensor<4x2xi32>
}

// exact
func.func @top_k_bf16_6(%a0: tensor<2x0x5xbf16>) -> (tensor<2x0x3xbf16>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xbf16> -> (tensor<2x0x3xbf16>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xbf16>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_bf16_7(%a0: tensor<2x1x2x1x2x7xbf16>) -> (tensor<2x1x2x1x2x5xbf16>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xbf16> -> (tensor<2x1x2x1x2x5xbf16>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xbf16>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_bf16_8(%a0: tensor<0xbf16>) -> (tensor<0xbf16>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xbf16> -> (tensor<0xbf16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xbf16>, tensor<0xi32>
}

// exact
func.func @top_k_bf16_9(%a0: tensor<50xbf16>) -> (tensor<20xbf16>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xbf16> -> (tensor<20xbf16>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xbf16>, tensor<20xi32>
}

// exact
func.func @top_k_i8(%a0: tensor<9xi8>) -> (tensor<3xi8>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xi8> -> (tensor<3xi8>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi8>, tensor<3xi32>
}

// exact
func.func @top_k_i8_2(%a0: tensor<9xi8>) -> (tensor<9xi8>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xi8> -> (tensor<9xi8>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xi8>, tensor<9xi32>
}

// exact
func.func @top_k_i8_3(%a0: tensor<9xi8>) -> (tensor<0xi8>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xi8> -> (tensor<0xi8>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi8>, tensor<0xi32>
}

// exact
func.func @top_k_i8_4(%a0: tensor<1xi8>) -> (tensor<1xi8>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xi8> -> (tensor<1xi8>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi8>, tensor<1xi32>
}

// exact
func.func @top_k_i8_5(%a0: tensor<4x6xi8>) -> (tensor<4x2xi8>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xi8> -> (tensor<4x2xi8>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xi8>, tensor<4x2xi32>
}

// exact
func.func @top_k_i8_6(%a0: tensor<2x0x5xi8>) -> (tensor<2x0x3xi8>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xi8> -> (tensor<2x0x3xi8>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xi8>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_i8_7(%a0: tensor<2x1x2x1x2x7xi8>) -> (tensor<2x1x2x1x2x5xi8>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xi8> -> (tensor<2x1x2x1x2x5xi8>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xi8>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_i8_8(%a0: tensor<0xi8>) -> (tensor<0xi8>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xi8> -> (tensor<0xi8>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi8>, tensor<0xi32>
}

// exact
func.func @top_k_i8_9(%a0: tensor<50xi8>) -> (tensor<20xi8>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xi8> -> (tensor<20xi8>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xi8>, tensor<20xi32>
}

// exact
func.func @top_k_i16(%a0: tensor<9xi16>) -> (tensor<3xi16>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xi16> -> (tensor<3xi16>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi16>, tensor<3xi32>
}

// exact
func.func @top_k_i16_2(%a0: tensor<9xi16>) -> (tensor<9xi16>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xi16> -> (tensor<9xi16>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xi16>, tensor<9xi32>
}

// exact
func.func @top_k_i16_3(%a0: tensor<9xi16>) -> (tensor<0xi16>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xi16> -> (tensor<0xi16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi16>, tensor<0xi32>
}

// exact
func.func @top_k_i16_4(%a0: tensor<1xi16>) -> (tensor<1xi16>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xi16> -> (tensor<1xi16>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi16>, tensor<1xi32>
}

// exact
func.func @top_k_i16_5(%a0: tensor<4x6xi16>) -> (tensor<4x2xi16>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xi16> -> (tensor<4x2xi16>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xi16>, tensor<4x2xi32>
}

// exact
func.func @top_k_i16_6(%a0: tensor<2x0x5xi16>) -> (tensor<2x0x3xi16>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xi16> -> (tensor<2x0x3xi16>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xi16>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_i16_7(%a0: tensor<2x1x2x1x2x7xi16>) -> (tensor<2x1x2x1x2x5xi16>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xi16> -> (tensor<2x1x2x1x2x5xi16>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xi16>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_i16_8(%a0: tensor<0xi16>) -> (tensor<0xi16>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xi16> -> (tensor<0xi16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi16>, tensor<0xi32>
}

// exact
func.func @top_k_i16_9(%a0: tensor<50xi16>) -> (tensor<20xi16>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xi16> -> (tensor<20xi16>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xi16>, tensor<20xi32>
}

// exact
func.func @top_k_i32(%a0: tensor<9xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xi32> -> (tensor<3xi32>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}

// exact
func.func @top_k_i32_2(%a0: tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xi32> -> (tensor<9xi32>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xi32>, tensor<9xi32>
}

// exact
func.func @top_k_i32_3(%a0: tensor<9xi32>) -> (tensor<0xi32>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xi32> -> (tensor<0xi32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi32>, tensor<0xi32>
}

// exact
func.func @top_k_i32_4(%a0: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xi32> -> (tensor<1xi32>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi32>, tensor<1xi32>
}

// exact
func.func @top_k_i32_5(%a0: tensor<4x6xi32>) -> (tensor<4x2xi32>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xi32> -> (tensor<4x2xi32>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xi32>, tensor<4x2xi32>
}

// exact
func.func @top_k_i32_6(%a0: tensor<2x0x5xi32>) -> (tensor<2x0x3xi32>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xi32> -> (tensor<2x0x3xi32>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xi32>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_i32_7(%a0: tensor<2x1x2x1x2x7xi32>) -> (tensor<2x1x2x1x2x5xi32>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xi32> -> (tensor<2x1x2x1x2x5xi32>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xi32>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_i32_8(%a0: tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xi32> -> (tensor<0xi32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi32>, tensor<0xi32>
}

// exact
func.func @top_k_i32_9(%a0: tensor<50xi32>) -> (tensor<20xi32>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xi32> -> (tensor<20xi32>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xi32>, tensor<20xi32>
}

// exact
func.func @top_k_i64(%a0: tensor<9xi64>) -> (tensor<3xi64>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xi64> -> (tensor<3xi64>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi32>
}

// exact
func.func @top_k_i64_2(%a0: tensor<9xi64>) -> (tensor<9xi64>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xi64> -> (tensor<9xi64>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xi64>, tensor<9xi32>
}

// exact
func.func @top_k_i64_3(%a0: tensor<9xi64>) -> (tensor<0xi64>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xi64> -> (tensor<0xi64>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi64>, tensor<0xi32>
}

// exact
func.func @top_k_i64_4(%a0: tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xi64> -> (tensor<1xi64>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi64>, tensor<1xi32>
}

// exact
func.func @top_k_i64_5(%a0: tensor<4x6xi64>) -> (tensor<4x2xi64>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xi64> -> (tensor<4x2xi64>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xi64>, tensor<4x2xi32>
}

// exact
func.func @top_k_i64_6(%a0: tensor<2x0x5xi64>) -> (tensor<2x0x3xi64>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xi64> -> (tensor<2x0x3xi64>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xi64>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_i64_7(%a0: tensor<2x1x2x1x2x7xi64>) -> (tensor<2x1x2x1x2x5xi64>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xi64> -> (tensor<2x1x2x1x2x5xi64>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xi64>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_i64_8(%a0: tensor<0xi64>) -> (tensor<0xi64>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xi64> -> (tensor<0xi64>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi64>, tensor<0xi32>
}

// exact
func.func @top_k_i64_9(%a0: tensor<50xi64>) -> (tensor<20xi64>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xi64> -> (tensor<20xi64>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xi64>, tensor<20xi32>
}

// exact
func.func @top_k_ui8(%a0: tensor<9xui8>) -> (tensor<3xui8>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xui8> -> (tensor<3xui8>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xui8>, tensor<3xi32>
}

// exact
func.func @top_k_ui8_2(%a0: tensor<9xui8>) -> (tensor<9xui8>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xui8> -> (tensor<9xui8>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xui8>, tensor<9xi32>
}

// exact
func.func @top_k_ui8_3(%a0: tensor<9xui8>) -> (tensor<0xui8>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xui8> -> (tensor<0xui8>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui8>, tensor<0xi32>
}

// exact
func.func @top_k_ui8_4(%a0: tensor<1xui8>) -> (tensor<1xui8>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xui8> -> (tensor<1xui8>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui8>, tensor<1xi32>
}

// exact
func.func @top_k_ui8_5(%a0: tensor<4x6xui8>) -> (tensor<4x2xui8>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xui8> -> (tensor<4x2xui8>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xui8>, tensor<4x2xi32>
}

// exact
func.func @top_k_ui8_6(%a0: tensor<2x0x5xui8>) -> (tensor<2x0x3xui8>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xui8> -> (tensor<2x0x3xui8>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xui8>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_ui8_7(%a0: tensor<2x1x2x1x2x7xui8>) -> (tensor<2x1x2x1x2x5xui8>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xui8> -> (tensor<2x1x2x1x2x5xui8>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xui8>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_ui8_8(%a0: tensor<0xui8>) -> (tensor<0xui8>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xui8> -> (tensor<0xui8>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui8>, tensor<0xi32>
}

// exact
func.func @top_k_ui8_9(%a0: tensor<50xui8>) -> (tensor<20xui8>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xui8> -> (tensor<20xui8>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xui8>, tensor<20xi32>
}

// exact
func.func @top_k_ui16(%a0: tensor<9xui16>) -> (tensor<3xui16>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xui16> -> (tensor<3xui16>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xui16>, tensor<3xi32>
}

// exact
func.func @top_k_ui16_2(%a0: tensor<9xui16>) -> (tensor<9xui16>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xui16> -> (tensor<9xui16>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xui16>, tensor<9xi32>
}

// exact
func.func @top_k_ui16_3(%a0: tensor<9xui16>) -> (tensor<0xui16>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xui16> -> (tensor<0xui16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui16>, tensor<0xi32>
}

// exact
func.func @top_k_ui16_4(%a0: tensor<1xui16>) -> (tensor<1xui16>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xui16> -> (tensor<1xui16>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui16>, tensor<1xi32>
}

// exact
func.func @top_k_ui16_5(%a0: tensor<4x6xui16>) -> (tensor<4x2xui16>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xui16> -> (tensor<4x2xui16>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xui16>, tensor<4x2xi32>
}

// exact
func.func @top_k_ui16_6(%a0: tensor<2x0x5xui16>) -> (tensor<2x0x3xui16>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xui16> -> (tensor<2x0x3xui16>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xui16>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_ui16_7(%a0: tensor<2x1x2x1x2x7xui16>) -> (tensor<2x1x2x1x2x5xui16>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xui16> -> (tensor<2x1x2x1x2x5xui16>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xui16>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_ui16_8(%a0: tensor<0xui16>) -> (tensor<0xui16>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xui16> -> (tensor<0xui16>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui16>, tensor<0xi32>
}

// exact
func.func @top_k_ui16_9(%a0: tensor<50xui16>) -> (tensor<20xui16>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xui16> -> (tensor<20xui16>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xui16>, tensor<20xi32>
}

// exact
func.func @top_k_ui32(%a0: tensor<9xui32>) -> (tensor<3xui32>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xui32> -> (tensor<3xui32>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xui32>, tensor<3xi32>
}

// exact
func.func @top_k_ui32_2(%a0: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xui32> -> (tensor<9xui32>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xui32>, tensor<9xi32>
}

// exact
func.func @top_k_ui32_3(%a0: tensor<9xui32>) -> (tensor<0xui32>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xui32> -> (tensor<0xui32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui32>, tensor<0xi32>
}

// exact
func.func @top_k_ui32_4(%a0: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xui32> -> (tensor<1xui32>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui32>, tensor<1xi32>
}

// exact
func.func @top_k_ui32_5(%a0: tensor<4x6xui32>) -> (tensor<4x2xui32>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xui32> -> (tensor<4x2xui32>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xui32>, tensor<4x2xi32>
}

// exact
func.func @top_k_ui32_6(%a0: tensor<2x0x5xui32>) -> (tensor<2x0x3xui32>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xui32> -> (tensor<2x0x3xui32>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xui32>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_ui32_7(%a0: tensor<2x1x2x1x2x7xui32>) -> (tensor<2x1x2x1x2x5xui32>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xui32> -> (tensor<2x1x2x1x2x5xui32>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xui32>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_ui32_8(%a0: tensor<0xui32>) -> (tensor<0xui32>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xui32> -> (tensor<0xui32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui32>, tensor<0xi32>
}

// exact
func.func @top_k_ui32_9(%a0: tensor<50xui32>) -> (tensor<20xui32>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xui32> -> (tensor<20xui32>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xui32>, tensor<20xi32>
}

// exact
func.func @top_k_ui64(%a0: tensor<9xui64>) -> (tensor<3xui64>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<9xui64> -> (tensor<3xui64>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3xi32>
}

// exact
func.func @top_k_ui64_2(%a0: tensor<9xui64>) -> (tensor<9xui64>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%a0, k = 9) : tensor<9xui64> -> (tensor<9xui64>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xui64>, tensor<9xi32>
}

// exact
func.func @top_k_ui64_3(%a0: tensor<9xui64>) -> (tensor<0xui64>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<9xui64> -> (tensor<0xui64>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui64>, tensor<0xi32>
}

// exact
func.func @top_k_ui64_4(%a0: tensor<1xui64>) -> (tensor<1xui64>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%a0, k = 1) : tensor<1xui64> -> (tensor<1xui64>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xui64>, tensor<1xi32>
}

// exact
func.func @top_k_ui64_5(%a0: tensor<4x6xui64>) -> (tensor<4x2xui64>, tensor<4x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<4x6xui64> -> (tensor<4x2xui64>, tensor<4x2xi32>)
  return %r#0, %r#1 : tensor<4x2xui64>, tensor<4x2xi32>
}

// exact
func.func @top_k_ui64_6(%a0: tensor<2x0x5xui64>) -> (tensor<2x0x3xui64>, tensor<2x0x3xi32>) {
  %r:2 = chlo.top_k(%a0, k = 3) : tensor<2x0x5xui64> -> (tensor<2x0x3xui64>, tensor<2x0x3xi32>)
  return %r#0, %r#1 : tensor<2x0x3xui64>, tensor<2x0x3xi32>
}

// exact
func.func @top_k_ui64_7(%a0: tensor<2x1x2x1x2x7xui64>) -> (tensor<2x1x2x1x2x5xui64>, tensor<2x1x2x1x2x5xi32>) {
  %r:2 = chlo.top_k(%a0, k = 5) : tensor<2x1x2x1x2x7xui64> -> (tensor<2x1x2x1x2x5xui64>, tensor<2x1x2x1x2x5xi32>)
  return %r#0, %r#1 : tensor<2x1x2x1x2x5xui64>, tensor<2x1x2x1x2x5xi32>
}

// exact
func.func @top_k_ui64_8(%a0: tensor<0xui64>) -> (tensor<0xui64>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%a0, k = 0) : tensor<0xui64> -> (tensor<0xui64>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui64>, tensor<0xi32>
}

// exact
func.func @top_k_ui64_9(%a0: tensor<50xui64>) -> (tensor<20xui64>, tensor<20xi32>) {
  %r:2 = chlo.top_k(%a0, k = 20) : tensor<50xui64> -> (tensor<20xui64>, tensor<20xi32>)
  return %r#0, %r#1 : tensor<20xui64>, tensor<20xi32>
}
