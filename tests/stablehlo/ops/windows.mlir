// equal
func.func @reduce_window_add_f32(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<4x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// equal
func.func @reduce_window_add_f32_2(%a0: tensor<5x5x2xf32>, %a1: tensor<f32>) -> tensor<7x5x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2xf32>, tensor<f32>) -> tensor<7x5x2xf32>
  return %r : tensor<7x5x2xf32>
}

// equal
func.func @reduce_window_add_f32_3(%a0: tensor<5x1x2x1xf32>, %a1: tensor<f32>) -> tensor<3x1x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x1x2x1xf32>, tensor<f32>) -> tensor<3x1x2x1xf32>
  return %r : tensor<3x1x2x1xf32>
}

// equal
func.func @reduce_window_add_f32_4(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_window_add_f32_5(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<2x3xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @reduce_window_add_f32_6(%a0: tensor<5x5x2xf32>, %a1: tensor<f32>) -> tensor<9x2x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 3, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-2, -1], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2xf32>, tensor<f32>) -> tensor<9x2x2xf32>
  return %r : tensor<9x2x2xf32>
}

// equal
func.func @reduce_window_add_f32_7(%a0: tensor<5x2x2xf32>, %a1: tensor<f32>) -> tensor<5x8x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[4, 0], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x2x2xf32>, tensor<f32>) -> tensor<5x8x2xf32>
  return %r : tensor<5x8x2xf32>
}

// equal
func.func @reduce_window_add_f32_8(%a0: tensor<0x5x2x1xf32>, %a1: tensor<f32>) -> tensor<1x3x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0x5x2x1xf32>, tensor<f32>) -> tensor<1x3x2x1xf32>
  return %r : tensor<1x3x2x1xf32>
}

// equal
func.func @reduce_window_add_f32_9(%a0: tensor<4x5x2xf32>, %a1: tensor<f32>) -> tensor<1x2x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2, 1>, window_strides = array<i64: 4, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x5x2xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  return %r : tensor<1x2x2xf32>
}

// equal
func.func @reduce_window_add_f32_10(%a0: tensor<2x1x2xf32>, %a1: tensor<f32>) -> tensor<8x1x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 4, 1, 1>, window_dilations = array<i64: 3, 1, 1>, padding = dense<[[3, 3], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<8x1x2xf32>
  return %r : tensor<8x1x2xf32>
}

// equal
func.func @reduce_window_add_bf16(%a0: tensor<5x5x2x1xbf16>, %a1: tensor<bf16>) -> tensor<2x5x2x1xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2x1xbf16>, tensor<bf16>) -> tensor<2x5x2x1xbf16>
  return %r : tensor<2x5x2x1xbf16>
}

// equal
func.func @reduce_window_add_bf16_2(%a0: tensor<5x5xbf16>, %a1: tensor<bf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// equal
func.func @reduce_window_add_bf16_3(%a0: tensor<5x1x2xbf16>, %a1: tensor<bf16>) -> tensor<4x1x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[1, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x1x2xbf16>, tensor<bf16>) -> tensor<4x1x2xbf16>
  return %r : tensor<4x1x2xbf16>
}

// equal
func.func @reduce_window_add_bf16_4(%a0: tensor<5x5x2xbf16>, %a1: tensor<bf16>) -> tensor<5x2x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2xbf16>, tensor<bf16>) -> tensor<5x2x2xbf16>
  return %r : tensor<5x2x2xbf16>
}

// equal
func.func @reduce_window_add_bf16_5(%a0: tensor<5x5xbf16>, %a1: tensor<bf16>) -> tensor<4x3xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

// equal
func.func @reduce_window_add_bf16_6(%a0: tensor<5x5x2xbf16>, %a1: tensor<bf16>) -> tensor<0x2x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2xbf16>, tensor<bf16>) -> tensor<0x2x2xbf16>
  return %r : tensor<0x2x2xbf16>
}

// equal
func.func @reduce_window_add_bf16_7(%a0: tensor<1x5xbf16>, %a1: tensor<bf16>) -> tensor<1x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<1x5xbf16>, tensor<bf16>) -> tensor<1x2xbf16>
  return %r : tensor<1x2xbf16>
}

// equal
func.func @reduce_window_add_i16(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<4x2x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 3, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<4x2x2x1xi16>
  return %r : tensor<4x2x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_2(%a0: tensor<5x5x2xi16>, %a1: tensor<i16>) -> tensor<3x3x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2xi16>, tensor<i16>) -> tensor<3x3x2xi16>
  return %r : tensor<3x3x2xi16>
}

// equal
func.func @reduce_window_add_i16_3(%a0: tensor<5x1x2x1xi16>, %a1: tensor<i16>) -> tensor<7x1x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x1x2x1xi16>, tensor<i16>) -> tensor<7x1x2x1xi16>
  return %r : tensor<7x1x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_4(%a0: tensor<5x5x2xi16>, %a1: tensor<i16>) -> tensor<3x5x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2xi16>, tensor<i16>) -> tensor<3x5x2xi16>
  return %r : tensor<3x5x2xi16>
}

// equal
func.func @reduce_window_add_i16_5(%a0: tensor<5x2x1xi16>, %a1: tensor<i16>) -> tensor<4x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[1, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x2x1xi16>, tensor<i16>) -> tensor<4x2x1xi16>
  return %r : tensor<4x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_6(%a0: tensor<5x5x2xi16>, %a1: tensor<i16>) -> tensor<3x2x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2xi16>, tensor<i16>) -> tensor<3x2x2xi16>
  return %r : tensor<3x2x2xi16>
}

// equal
func.func @reduce_window_add_i16_7(%a0: tensor<5x2x2xi16>, %a1: tensor<i16>) -> tensor<2x8x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 3, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[2, -1], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x2x2xi16>, tensor<i16>) -> tensor<2x8x2xi16>
  return %r : tensor<2x8x2xi16>
}

// equal
func.func @reduce_window_add_i16_8(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<9x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 3, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[-2, -1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<9x3x2x1xi16>
  return %r : tensor<9x3x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_9(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<5x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<5x3x2x1xi16>
  return %r : tensor<5x3x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_10(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<5x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<5x3x2x1xi16>
  return %r : tensor<5x3x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_11(%a0: tensor<5x5x2xi16>, %a1: tensor<i16>) -> tensor<4x2x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 3, 3, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 3], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2xi16>, tensor<i16>) -> tensor<4x2x2xi16>
  return %r : tensor<4x2x2xi16>
}

// equal
func.func @reduce_window_add_i16_12(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<0x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<0x3x2x1xi16>
  return %r : tensor<0x3x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_13(%a0: tensor<1x5x2x1xi16>, %a1: tensor<i16>) -> tensor<1x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<1x5x2x1xi16>, tensor<i16>) -> tensor<1x3x2x1xi16>
  return %r : tensor<1x3x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_14(%a0: tensor<0x5x2xi16>, %a1: tensor<i16>) -> tensor<1x2x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0x5x2xi16>, tensor<i16>) -> tensor<1x2x2xi16>
  return %r : tensor<1x2x2xi16>
}

// equal
func.func @reduce_window_add_i16_15(%a0: tensor<4x5x2x1xi16>, %a1: tensor<i16>) -> tensor<1x2x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2, 1, 1>, window_strides = array<i64: 4, 3, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<4x5x2x1xi16>, tensor<i16>) -> tensor<1x2x2x1xi16>
  return %r : tensor<1x2x2x1xi16>
}

// equal
func.func @reduce_window_add_i16_16(%a0: tensor<2x5x2x1xi16>, %a1: tensor<i16>) -> tensor<8x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 4, 1, 1, 1>, window_dilations = array<i64: 3, 2, 1, 1>, padding = dense<[[3, 3], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x5x2x1xi16>, tensor<i16>) -> tensor<8x3x2x1xi16>
  return %r : tensor<8x3x2x1xi16>
}

// equal
func.func @reduce_window_add_i64(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<4x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<4x5xi64>
  return %r : tensor<4x5xi64>
}

// equal
func.func @reduce_window_add_i64_2(%a0: tensor<5x1x2x1xi64>, %a1: tensor<i64>) -> tensor<3x1x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x1x2x1xi64>, tensor<i64>) -> tensor<3x1x2x1xi64>
  return %r : tensor<3x1x2x1xi64>
}

// equal
func.func @reduce_window_add_i64_3(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<7x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<7x2xi64>
  return %r : tensor<7x2xi64>
}

// equal
func.func @reduce_window_add_i64_4(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<3x3xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<3x3xi64>
  return %r : tensor<3x3xi64>
}

// equal
func.func @reduce_window_add_i64_5(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<4x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<4x2xi64>
  return %r : tensor<4x2xi64>
}

// equal
func.func @reduce_window_add_i64_6(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<3x3xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<3x3xi64>
  return %r : tensor<3x3xi64>
}

// equal
func.func @reduce_window_add_i64_7(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<2x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}

// equal
func.func @reduce_window_add_i64_8(%a0: tensor<5x2xi64>, %a1: tensor<i64>) -> tensor<9x8xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-2, -1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x2xi64>, tensor<i64>) -> tensor<9x8xi64>
  return %r : tensor<9x8xi64>
}

// equal
func.func @reduce_window_add_i64_9(%a0: tensor<5xi64>, %a1: tensor<i64>) -> tensor<5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
  return %r : tensor<5xi64>
}

// equal
func.func @reduce_window_add_i64_10(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<5x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<5x2xi64>
  return %r : tensor<5x2xi64>
}

// equal
func.func @reduce_window_add_i64_11(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<4x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<4x5xi64>
  return %r : tensor<4x5xi64>
}

// equal
func.func @reduce_window_add_i64_12(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<0x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<0x2xi64>
  return %r : tensor<0x2xi64>
}

// equal
func.func @reduce_window_add_i64_13(%a0: tensor<1x5xi64>, %a1: tensor<i64>) -> tensor<1x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x5xi64>, tensor<i64>) -> tensor<1x2xi64>
  return %r : tensor<1x2xi64>
}

// equal
func.func @reduce_window_add_i64_14(%a0: tensor<0x5xi64>, %a1: tensor<i64>) -> tensor<1x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0x5xi64>, tensor<i64>) -> tensor<1x5xi64>
  return %r : tensor<1x5xi64>
}

// equal
func.func @reduce_window_add_i64_15(%a0: tensor<4x5xi64>, %a1: tensor<i64>) -> tensor<1x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x5xi64>, tensor<i64>) -> tensor<1x5xi64>
  return %r : tensor<1x5xi64>
}

// equal
func.func @reduce_window_add_i64_16(%a0: tensor<2x5xi64>, %a1: tensor<i64>) -> tensor<8x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<8x2xi64>
  return %r : tensor<8x2xi64>
}

// equal
func.func @reduce_window_add_ui16(%a0: tensor<5x1xui16>, %a1: tensor<ui16>) -> tensor<4x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x1xui16>, tensor<ui16>) -> tensor<4x1xui16>
  return %r : tensor<4x1xui16>
}

// equal
func.func @reduce_window_add_ui16_2(%a0: tensor<5x5x2x1xui16>, %a1: tensor<ui16>) -> tensor<3x5x2x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5x2x1xui16>, tensor<ui16>) -> tensor<3x5x2x1xui16>
  return %r : tensor<3x5x2x1xui16>
}

// equal
func.func @reduce_window_add_ui16_3(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<7x3xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<7x3xui16>
  return %r : tensor<7x3xui16>
}

// equal
func.func @reduce_window_add_ui16_4(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// equal
func.func @reduce_window_add_ui16_5(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<4x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<4x2xui16>
  return %r : tensor<4x2xui16>
}

// equal
func.func @reduce_window_add_ui16_6(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// equal
func.func @reduce_window_add_ui16_7(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<2x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<2x2xui16>
  return %r : tensor<2x2xui16>
}

// equal
func.func @reduce_window_add_ui16_8(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<9xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[-2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5xui16>, tensor<ui16>) -> tensor<9xui16>
  return %r : tensor<9xui16>
}

// equal
func.func @reduce_window_add_ui16_9(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<5x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<5x2xui16>
  return %r : tensor<5x2xui16>
}

// equal
func.func @reduce_window_add_ui16_10(%a0: tensor<5x1xui16>, %a1: tensor<ui16>) -> tensor<5x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x1xui16>, tensor<ui16>) -> tensor<5x1xui16>
  return %r : tensor<5x1xui16>
}

// equal
func.func @reduce_window_add_ui16_11(%a0: tensor<5x1xui16>, %a1: tensor<ui16>) -> tensor<4x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x1xui16>, tensor<ui16>) -> tensor<4x1xui16>
  return %r : tensor<4x1xui16>
}

// equal
func.func @reduce_window_add_ui16_12(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<0x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<0x5xui16>
  return %r : tensor<0x5xui16>
}

// equal
func.func @reduce_window_add_ui16_13(%a0: tensor<1x5xui16>, %a1: tensor<ui16>) -> tensor<1x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<1x5xui16>, tensor<ui16>) -> tensor<1x5xui16>
  return %r : tensor<1x5xui16>
}

// equal
func.func @reduce_window_add_ui16_14(%a0: tensor<0x1xui16>, %a1: tensor<ui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0x1xui16>, tensor<ui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// equal
func.func @reduce_window_add_ui16_15(%a0: tensor<4x1xui16>, %a1: tensor<ui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x1xui16>, tensor<ui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// equal
func.func @reduce_window_add_ui16_16(%a0: tensor<2x5xui16>, %a1: tensor<ui16>) -> tensor<8x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x5xui16>, tensor<ui16>) -> tensor<8x5xui16>
  return %r : tensor<8x5xui16>
}

// equal
func.func @reduce_window_add_ui64(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<4x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<4x8xui64>
  return %r : tensor<4x8xui64>
}

// equal
func.func @reduce_window_add_ui64_2(%a0: tensor<5x2x1xui64>, %a1: tensor<ui64>) -> tensor<3x2x1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2x1xui64>, tensor<ui64>) -> tensor<3x2x1xui64>
  return %r : tensor<3x2x1xui64>
}

// equal
func.func @reduce_window_add_ui64_3(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<7x2xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<7x2xui64>
  return %r : tensor<7x2xui64>
}

// equal
func.func @reduce_window_add_ui64_4(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<3x2xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}

// equal
func.func @reduce_window_add_ui64_5(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<4x3xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<4x3xui64>
  return %r : tensor<4x3xui64>
}

// equal
func.func @reduce_window_add_ui64_6(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<3x5xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  return %r : tensor<3x5xui64>
}

// equal
func.func @reduce_window_add_ui64_7(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<2x5xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<2x5xui64>
  return %r : tensor<2x5xui64>
}

// equal
func.func @reduce_window_add_ui64_8(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<9x5xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<9x5xui64>
  return %r : tensor<9x5xui64>
}

// equal
func.func @reduce_window_add_ui64_9(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<5x5xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<5x5xui64>
  return %r : tensor<5x5xui64>
}

// equal
func.func @reduce_window_add_ui64_10(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<5x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<5x8xui64>
  return %r : tensor<5x8xui64>
}

// equal
func.func @reduce_window_add_ui64_11(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<4x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 3], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<4x8xui64>
  return %r : tensor<4x8xui64>
}

// equal
func.func @reduce_window_add_ui64_12(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<0x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<0x8xui64>
  return %r : tensor<0x8xui64>
}

// equal
func.func @reduce_window_add_ui64_13(%a0: tensor<1x1xui64>, %a1: tensor<ui64>) -> tensor<1x1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<1x1xui64>, tensor<ui64>) -> tensor<1x1xui64>
  return %r : tensor<1x1xui64>
}

// equal
func.func @reduce_window_add_ui64_14(%a0: tensor<0x2xui64>, %a1: tensor<ui64>) -> tensor<1x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0x2xui64>, tensor<ui64>) -> tensor<1x8xui64>
  return %r : tensor<1x8xui64>
}

// equal
func.func @reduce_window_add_ui64_15(%a0: tensor<4x2xui64>, %a1: tensor<ui64>) -> tensor<1x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<4x2xui64>, tensor<ui64>) -> tensor<1x8xui64>
  return %r : tensor<1x8xui64>
}

// equal
func.func @reduce_window_add_ui64_16(%a0: tensor<2x2xui64>, %a1: tensor<ui64>) -> tensor<8x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 4>, window_dilations = array<i64: 3, 3>, padding = dense<[[3, 3], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x2xui64>, tensor<ui64>) -> tensor<8x8xui64>
  return %r : tensor<8x8xui64>
}

// equal
func.func @reduce_window_add_c128(%a0: tensor<5xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_2(%a0: tensor<5x2x2x1xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3x8x2x1xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[1, 1], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x2x2x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x8x2x1xcomplex<f64>>
  return %r : tensor<3x8x2x1xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_3(%a0: tensor<5x5xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<7x3xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7x3xcomplex<f64>>
  return %r : tensor<7x3xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_4(%a0: tensor<5x5xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3x2xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x2xcomplex<f64>>
  return %r : tensor<3x2xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_5(%a0: tensor<5x5xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<4x5xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x5xcomplex<f64>>
  return %r : tensor<4x5xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_6(%a0: tensor<5x1xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<3x1xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x1xcomplex<f64>>
  return %r : tensor<3x1xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_7(%a0: tensor<5x1xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<2x1xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x1xcomplex<f64>>
  return %r : tensor<2x1xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_8(%a0: tensor<5x1xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<9x1xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<9x1xcomplex<f64>>
  return %r : tensor<9x1xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_9(%a0: tensor<5x1xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<5x1xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x1xcomplex<f64>>
  return %r : tensor<5x1xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_10(%a0: tensor<5xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<5xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
  return %r : tensor<5xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_11(%a0: tensor<5xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 3>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[0, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_12(%a0: tensor<5xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<0xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0xcomplex<f64>>
  return %r : tensor<0xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_13(%a0: tensor<1x2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<1x8xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<1x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x8xcomplex<f64>>
  return %r : tensor<1x8xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_14(%a0: tensor<0xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<1xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
  return %r : tensor<1xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_15(%a0: tensor<4xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<1xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4>, window_strides = array<i64: 4>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
  return %r : tensor<1xcomplex<f64>>
}

// equal
func.func @reduce_window_add_c128_16(%a0: tensor<2xcomplex<f64>>, %a1: tensor<complex<f64>>) -> tensor<8xcomplex<f64>> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 4>, window_dilations = array<i64: 3>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8xcomplex<f64>>
  return %r : tensor<8xcomplex<f64>>
}

// equal
func.func @reduce_window_add_f8E4M3FN(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x2xf8E4M3FN>
  return %r : tensor<4x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_2(%a0: tensor<5x5x2x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x3x2x1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5x2x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x3x2x1xf8E4M3FN>
  return %r : tensor<3x3x2x1xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_3(%a0: tensor<5x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<7x8xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<7x8xf8E4M3FN>
  return %r : tensor<7x8xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_4(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_5(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4x5xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  return %r : tensor<4x5xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_6(%a0: tensor<5x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  return %r : tensor<3x1xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_7(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %r : tensor<2x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_8(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<9x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<9x2xf8E4M3FN>
  return %r : tensor<9x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_9(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<5x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x2xf8E4M3FN>
  return %r : tensor<5x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_10(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<5x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x2xf8E4M3FN>
  return %r : tensor<5x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_11(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x2xf8E4M3FN>
  return %r : tensor<4x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_12(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<0x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0x2xf8E4M3FN>
  return %r : tensor<0x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_13(%a0: tensor<1x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<1x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN>
  return %r : tensor<1x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_14(%a0: tensor<0x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<0x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN>
  return %r : tensor<1x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_15(%a0: tensor<4x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN>
  return %r : tensor<1x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_f8E4M3FN_16(%a0: tensor<2x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<8x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<2x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8x2xf8E4M3FN>
  return %r : tensor<8x2xf8E4M3FN>
}

// equal
func.func @reduce_window_add_i4(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<4x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<4x2xi4>
  return %r : tensor<4x2xi4>
}

// equal
func.func @reduce_window_add_i4_2(%a0: tensor<5x5x2x1xi4>, %a1: tensor<i4>) -> tensor<3x2x2x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 3, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5x2x1xi4>, tensor<i4>) -> tensor<3x2x2x1xi4>
  return %r : tensor<3x2x2x1xi4>
}

// equal
func.func @reduce_window_add_i4_3(%a0: tensor<5xi4>, %a1: tensor<i4>) -> tensor<7xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5xi4>, tensor<i4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @reduce_window_add_i4_4(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<3x5xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}

// equal
func.func @reduce_window_add_i4_5(%a0: tensor<5x1xi4>, %a1: tensor<i4>) -> tensor<4x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x1xi4>, tensor<i4>) -> tensor<4x1xi4>
  return %r : tensor<4x1xi4>
}

// equal
func.func @reduce_window_add_i4_6(%a0: tensor<5x2xi4>, %a1: tensor<i4>) -> tensor<3x8xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-1, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x2xi4>, tensor<i4>) -> tensor<3x8xi4>
  return %r : tensor<3x8xi4>
}

// equal
func.func @reduce_window_add_i4_7(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<2x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}

// equal
func.func @reduce_window_add_i4_8(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<9x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<9x2xi4>
  return %r : tensor<9x2xi4>
}

// equal
func.func @reduce_window_add_i4_9(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<5x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<5x2xi4>
  return %r : tensor<5x2xi4>
}

// equal
func.func @reduce_window_add_i4_10(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<5x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<5x2xi4>
  return %r : tensor<5x2xi4>
}

// equal
func.func @reduce_window_add_i4_11(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<4x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<4x2xi4>
  return %r : tensor<4x2xi4>
}

// equal
func.func @reduce_window_add_i4_12(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<0x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<0x2xi4>
  return %r : tensor<0x2xi4>
}

// equal
func.func @reduce_window_add_i4_13(%a0: tensor<1x5xi4>, %a1: tensor<i4>) -> tensor<1x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<1x5xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %r : tensor<1x2xi4>
}

// equal
func.func @reduce_window_add_i4_14(%a0: tensor<0x5xi4>, %a1: tensor<i4>) -> tensor<1x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<0x5xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %r : tensor<1x2xi4>
}

// equal
func.func @reduce_window_add_i4_15(%a0: tensor<4x5xi4>, %a1: tensor<i4>) -> tensor<1x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x5xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %r : tensor<1x2xi4>
}

// equal
func.func @reduce_window_add_i4_16(%a0: tensor<2x5xi4>, %a1: tensor<i4>) -> tensor<8x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x5xi4>, tensor<i4>) -> tensor<8x2xi4>
  return %r : tensor<8x2xi4>
}

// equal
func.func @reduce_window_add_f32_11(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<3xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// equal
func.func @reduce_window_multiply_f16(%a0: tensor<5x5xf16>, %a1: tensor<f16>) -> tensor<4x2xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x5xf16>, tensor<f16>) -> tensor<4x2xf16>
  return %r : tensor<4x2xf16>
}

// equal
func.func @reduce_window_multiply_f16_2(%a0: tensor<5x5x2x1xf16>, %a1: tensor<f16>) -> tensor<3x2x2x1xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 3, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x5x2x1xf16>, tensor<f16>) -> tensor<3x2x2x1xf16>
  return %r : tensor<3x2x2x1xf16>
}

// equal
func.func @reduce_window_multiply_f16_3(%a0: tensor<5x2x2xf16>, %a1: tensor<f16>) -> tensor<5x8x2xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[0, 0], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x2x2xf16>, tensor<f16>) -> tensor<5x8x2xf16>
  return %r : tensor<5x8x2xf16>
}

// equal
func.func @reduce_window_multiply_f16_4(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<0xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5xf16>, tensor<f16>) -> tensor<0xf16>
  return %r : tensor<0xf16>
}

// equal
func.func @reduce_window_multiply_f16_5(%a0: tensor<2x5xf16>, %a1: tensor<f16>) -> tensor<8x3xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 2>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2x5xf16>, tensor<f16>) -> tensor<8x3xf16>
  return %r : tensor<8x3xf16>
}

// equal
func.func @reduce_window_multiply_i16(%a0: tensor<5x1xi16>, %a1: tensor<i16>) -> tensor<3x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.multiply %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x1xi16>, tensor<i16>) -> tensor<3x1xi16>
  return %r : tensor<3x1xi16>
}

// equal
func.func @reduce_window_multiply_i16_2(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<3x2x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[-1, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.multiply %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<3x2x2x1xi16>
  return %r : tensor<3x2x2x1xi16>
}

// equal
func.func @reduce_window_multiply_i16_3(%a0: tensor<5x5x2xi16>, %a1: tensor<i16>) -> tensor<9x5x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 3, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-2, -1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.multiply %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2xi16>, tensor<i16>) -> tensor<9x5x2xi16>
  return %r : tensor<9x5x2xi16>
}

// equal
func.func @reduce_window_multiply_i16_4(%a0: tensor<0x5x2x1xi16>, %a1: tensor<i16>) -> tensor<1x5x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.multiply %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0x5x2x1xi16>, tensor<i16>) -> tensor<1x5x2x1xi16>
  return %r : tensor<1x5x2x1xi16>
}

// equal
func.func @reduce_window_multiply_ui8(%a0: tensor<5x2x2x1xui8>, %a1: tensor<ui8>) -> tensor<4x8x2x1xui8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[0, 0], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x2x2x1xui8>, tensor<ui8>) -> tensor<4x8x2x1xui8>
  return %r : tensor<4x8x2x1xui8>
}

// equal
func.func @reduce_window_multiply_ui8_2(%a0: tensor<5x1x2xui8>, %a1: tensor<ui8>) -> tensor<3x1x2xui8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x1x2xui8>, tensor<ui8>) -> tensor<3x1x2xui8>
  return %r : tensor<3x1x2xui8>
}

// equal
func.func @reduce_window_multiply_ui8_3(%a0: tensor<5x5xui8>, %a1: tensor<ui8>) -> tensor<3x3xui8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x5xui8>, tensor<ui8>) -> tensor<3x3xui8>
  return %r : tensor<3x3xui8>
}

// equal
func.func @reduce_window_multiply_ui8_4(%a0: tensor<5x5xui8>, %a1: tensor<ui8>) -> tensor<9x2xui8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x5xui8>, tensor<ui8>) -> tensor<9x2xui8>
  return %r : tensor<9x2xui8>
}

// equal
func.func @reduce_window_multiply_ui8_5(%a0: tensor<5x5xui8>, %a1: tensor<ui8>) -> tensor<5x2xui8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x5xui8>, tensor<ui8>) -> tensor<5x2xui8>
  return %r : tensor<5x2xui8>
}

// equal
func.func @reduce_window_multiply_ui8_6(%a0: tensor<5x5x2x1xui8>, %a1: tensor<ui8>) -> tensor<0x5x2x1xui8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x5x2x1xui8>, tensor<ui8>) -> tensor<0x5x2x1xui8>
  return %r : tensor<0x5x2x1xui8>
}

// equal
func.func @reduce_window_multiply_ui8_7(%a0: tensor<0x5x2xui8>, %a1: tensor<ui8>) -> tensor<1x2x2xui8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<0x5x2xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  return %r : tensor<1x2x2xui8>
}

// equal
func.func @reduce_window_multiply_ui8_8(%a0: tensor<2x5x2x1xui8>, %a1: tensor<ui8>) -> tensor<8x2x2x1xui8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 3, 1, 1>, base_dilations = array<i64: 4, 1, 1, 1>, window_dilations = array<i64: 3, 1, 1, 1>, padding = dense<[[3, 3], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<2x5x2x1xui8>, tensor<ui8>) -> tensor<8x2x2x1xui8>
  return %r : tensor<8x2x2x1xui8>
}

// equal
func.func @reduce_window_multiply_ui64(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<4x3xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<4x3xui64>
  return %r : tensor<4x3xui64>
}

// equal
func.func @reduce_window_multiply_ui64_2(%a0: tensor<5x5x2x1xui64>, %a1: tensor<ui64>) -> tensor<3x5x2x1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5x2x1xui64>, tensor<ui64>) -> tensor<3x5x2x1xui64>
  return %r : tensor<3x5x2x1xui64>
}

// equal
func.func @reduce_window_multiply_ui64_3(%a0: tensor<5x5x2xui64>, %a1: tensor<ui64>) -> tensor<3x2x2xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5x2xui64>, tensor<ui64>) -> tensor<3x2x2xui64>
  return %r : tensor<3x2x2xui64>
}

// equal
func.func @reduce_window_multiply_ui64_4(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<9x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-2, -1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<9x8xui64>
  return %r : tensor<9x8xui64>
}

// equal
func.func @reduce_window_multiply_ui64_5(%a0: tensor<5x1xui64>, %a1: tensor<ui64>) -> tensor<5x1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x1xui64>, tensor<ui64>) -> tensor<5x1xui64>
  return %r : tensor<5x1xui64>
}

// equal
func.func @reduce_window_multiply_ui64_6(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<0x2xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<0x2xui64>
  return %r : tensor<0x2xui64>
}

// equal
func.func @reduce_window_multiply_ui64_7(%a0: tensor<0xui64>, %a1: tensor<ui64>) -> tensor<1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0xui64>, tensor<ui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// equal
func.func @reduce_window_multiply_ui64_8(%a0: tensor<2x5xui64>, %a1: tensor<ui64>) -> tensor<8x5xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x5xui64>, tensor<ui64>) -> tensor<8x5xui64>
  return %r : tensor<8x5xui64>
}

// equal
func.func @reduce_window_multiply_i1(%a0: tensor<5x5xi1>, %a1: tensor<i1>) -> tensor<4x2xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.multiply %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<4x2xi1>
  return %r : tensor<4x2xi1>
}

// equal
func.func @reduce_window_multiply_i1_2(%a0: tensor<5x5x2x1xi1>, %a1: tensor<i1>) -> tensor<3x2x2x1xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.multiply %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x5x2x1xi1>, tensor<i1>) -> tensor<3x2x2x1xi1>
  return %r : tensor<3x2x2x1xi1>
}

// equal
func.func @reduce_window_multiply_i1_3(%a0: tensor<5x1xi1>, %a1: tensor<i1>) -> tensor<3x1xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.multiply %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x1xi1>, tensor<i1>) -> tensor<3x1xi1>
  return %r : tensor<3x1xi1>
}

// equal
func.func @reduce_window_multiply_i1_4(%a0: tensor<5x5xi1>, %a1: tensor<i1>) -> tensor<9x3xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.multiply %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<9x3xi1>
  return %r : tensor<9x3xi1>
}

// equal
func.func @reduce_window_multiply_i1_5(%a0: tensor<5xi1>, %a1: tensor<i1>) -> tensor<5xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.multiply %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5xi1>, tensor<i1>) -> tensor<5xi1>
  return %r : tensor<5xi1>
}

// equal
func.func @reduce_window_multiply_i1_6(%a0: tensor<5x2xi1>, %a1: tensor<i1>) -> tensor<0x8xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.multiply %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x2xi1>, tensor<i1>) -> tensor<0x8xi1>
  return %r : tensor<0x8xi1>
}

// equal
func.func @reduce_window_multiply_i1_7(%a0: tensor<0x5xi1>, %a1: tensor<i1>) -> tensor<1x3xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.multiply %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<0x5xi1>, tensor<i1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}

// equal
func.func @reduce_window_multiply_i1_8(%a0: tensor<2x1xi1>, %a1: tensor<i1>) -> tensor<8x1xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.multiply %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x1xi1>, tensor<i1>) -> tensor<8x1xi1>
  return %r : tensor<8x1xi1>
}

// equal
func.func @reduce_window_multiply_i4(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<4x5xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.multiply %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<4x5xi4>
  return %r : tensor<4x5xi4>
}

// equal
func.func @reduce_window_multiply_i4_2(%a0: tensor<5x5x2x1xi4>, %a1: tensor<i4>) -> tensor<3x3x2x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.multiply %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5x2x1xi4>, tensor<i4>) -> tensor<3x3x2x1xi4>
  return %r : tensor<3x3x2x1xi4>
}

// equal
func.func @reduce_window_multiply_i4_3(%a0: tensor<5x2xi4>, %a1: tensor<i4>) -> tensor<3x8xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-1, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.multiply %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x2xi4>, tensor<i4>) -> tensor<3x8xi4>
  return %r : tensor<3x8xi4>
}

// equal
func.func @reduce_window_multiply_i4_4(%a0: tensor<5xi4>, %a1: tensor<i4>) -> tensor<9xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[-2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.multiply %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5xi4>, tensor<i4>) -> tensor<9xi4>
  return %r : tensor<9xi4>
}

// equal
func.func @reduce_window_multiply_i4_5(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<5x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.multiply %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<5x2xi4>
  return %r : tensor<5x2xi4>
}

// equal
func.func @reduce_window_multiply_i4_6(%a0: tensor<5x1xi4>, %a1: tensor<i4>) -> tensor<0x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.multiply %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x1xi4>, tensor<i4>) -> tensor<0x1xi4>
  return %r : tensor<0x1xi4>
}

// equal
func.func @reduce_window_multiply_i4_7(%a0: tensor<0x1xi4>, %a1: tensor<i4>) -> tensor<1x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.multiply %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<0x1xi4>, tensor<i4>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// equal
func.func @reduce_window_multiply_i4_8(%a0: tensor<2x2xi4>, %a1: tensor<i4>) -> tensor<8x8xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 4>, window_dilations = array<i64: 3, 3>, padding = dense<[[3, 3], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.multiply %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x2xi4>, tensor<i4>) -> tensor<8x8xi4>
  return %r : tensor<8x8xi4>
}

// equal
func.func @reduce_window_multiply_f16_6(%a0: tensor<5x1xf16>, %a1: tensor<f16>) -> tensor<4x1xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x1xf16>, tensor<f16>) -> tensor<4x1xf16>
  return %r : tensor<4x1xf16>
}

// equal
func.func @reduce_window_multiply_f16_7(%a0: tensor<5x2xf16>, %a1: tensor<f16>) -> tensor<3x8xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x2xf16>, tensor<f16>) -> tensor<3x8xf16>
  return %r : tensor<3x8xf16>
}

// equal
func.func @reduce_window_multiply_f16_8(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_window_multiply_f16_9(%a0: tensor<5xf16>, %a1: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @reduce_window_multiply_f16_10(%a0: tensor<5x5xf16>, %a1: tensor<f16>) -> tensor<9x2xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x5xf16>, tensor<f16>) -> tensor<9x2xf16>
  return %r : tensor<9x2xf16>
}

// equal
func.func @reduce_window_multiply_f16_11(%a0: tensor<5x5xf16>, %a1: tensor<f16>) -> tensor<5x5xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x5xf16>, tensor<f16>) -> tensor<5x5xf16>
  return %r : tensor<5x5xf16>
}

// equal
func.func @reduce_window_multiply_f16_12(%a0: tensor<5x5xf16>, %a1: tensor<f16>) -> tensor<0x3xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x5xf16>, tensor<f16>) -> tensor<0x3xf16>
  return %r : tensor<0x3xf16>
}

// equal
func.func @reduce_window_multiply_f16_13(%a0: tensor<0x2xf16>, %a1: tensor<f16>) -> tensor<1x8xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<0x2xf16>, tensor<f16>) -> tensor<1x8xf16>
  return %r : tensor<1x8xf16>
}

// equal
func.func @reduce_window_multiply_f16_14(%a0: tensor<2xf16>, %a1: tensor<f16>) -> tensor<8xf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 4>, window_dilations = array<i64: 3>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<2xf16>, tensor<f16>) -> tensor<8xf16>
  return %r : tensor<8xf16>
}

// equal
func.func @reduce_window_maximum_f32(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<4x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// equal
func.func @reduce_window_maximum_f32_2(%a0: tensor<5x5x2xf32>, %a1: tensor<f32>) -> tensor<2x3x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// equal
func.func @reduce_window_maximum_f32_3(%a0: tensor<5x5x2x1xf32>, %a1: tensor<f32>) -> tensor<3x2x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 3, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2x1xf32>, tensor<f32>) -> tensor<3x2x2x1xf32>
  return %r : tensor<3x2x2x1xf32>
}

// equal
func.func @reduce_window_maximum_f32_4(%a0: tensor<5x5x2xf32>, %a1: tensor<f32>) -> tensor<7x5x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2xf32>, tensor<f32>) -> tensor<7x5x2xf32>
  return %r : tensor<7x5x2xf32>
}

// equal
func.func @reduce_window_maximum_f32_5(%a0: tensor<5x1x2x1xf32>, %a1: tensor<f32>) -> tensor<3x1x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x1x2x1xf32>, tensor<f32>) -> tensor<3x1x2x1xf32>
  return %r : tensor<3x1x2x1xf32>
}

// equal
func.func @reduce_window_maximum_f32_6(%a0: tensor<5x2xf32>, %a1: tensor<f32>) -> tensor<4x8xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 2], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x2xf32>, tensor<f32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// equal
func.func @reduce_window_maximum_f32_7(%a0: tensor<5x2xf32>, %a1: tensor<f32>) -> tensor<3x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// equal
func.func @reduce_window_maximum_f32_8(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<2x3xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @reduce_window_maximum_f32_9(%a0: tensor<5x2x2x1xf32>, %a1: tensor<f32>) -> tensor<9x8x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 3, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[-2, -1], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x2x2x1xf32>, tensor<f32>) -> tensor<9x8x2x1xf32>
  return %r : tensor<9x8x2x1xf32>
}

// equal
func.func @reduce_window_maximum_f32_10(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<5x5xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
  return %r : tensor<5x5xf32>
}

// equal
func.func @reduce_window_maximum_f32_11(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<5x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5x2xf32>
  return %r : tensor<5x2xf32>
}

// equal
func.func @reduce_window_maximum_f32_12(%a0: tensor<5x5x2xf32>, %a1: tensor<f32>) -> tensor<4x2x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 3, 2, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 3], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2xf32>, tensor<f32>) -> tensor<4x2x2xf32>
  return %r : tensor<4x2x2xf32>
}

// equal
func.func @reduce_window_maximum_f32_13(%a0: tensor<5x1xf32>, %a1: tensor<f32>) -> tensor<0x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x1xf32>, tensor<f32>) -> tensor<0x1xf32>
  return %r : tensor<0x1xf32>
}

// equal
func.func @reduce_window_maximum_f32_14(%a0: tensor<1x5x2x1xf32>, %a1: tensor<f32>) -> tensor<1x2x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x5x2x1xf32>, tensor<f32>) -> tensor<1x2x2x1xf32>
  return %r : tensor<1x2x2x1xf32>
}

// equal
func.func @reduce_window_maximum_f32_15(%a0: tensor<0x5x2xf32>, %a1: tensor<f32>) -> tensor<1x2x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<0x5x2xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  return %r : tensor<1x2x2xf32>
}

// equal
func.func @reduce_window_maximum_f32_16(%a0: tensor<4xf32>, %a1: tensor<f32>) -> tensor<1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4>, window_strides = array<i64: 4>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// equal
func.func @reduce_window_maximum_f32_17(%a0: tensor<2x5x2x1xf32>, %a1: tensor<f32>) -> tensor<8x3x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 4, 1, 1, 1>, window_dilations = array<i64: 3, 2, 1, 1>, padding = dense<[[3, 3], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x5x2x1xf32>, tensor<f32>) -> tensor<8x3x2x1xf32>
  return %r : tensor<8x3x2x1xf32>
}

// equal
func.func @reduce_window_maximum_bf16(%a0: tensor<5x1x2xbf16>, %a1: tensor<bf16>) -> tensor<4x1x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x1x2xbf16>, tensor<bf16>) -> tensor<4x1x2xbf16>
  return %r : tensor<4x1x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_2(%a0: tensor<5x2xbf16>, %a1: tensor<bf16>) -> tensor<2x8xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x2xbf16>, tensor<bf16>) -> tensor<2x8xbf16>
  return %r : tensor<2x8xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_3(%a0: tensor<5x5x2x1xbf16>, %a1: tensor<bf16>) -> tensor<3x5x2x1xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2x1xbf16>, tensor<bf16>) -> tensor<3x5x2x1xbf16>
  return %r : tensor<3x5x2x1xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_4(%a0: tensor<5x2x1xbf16>, %a1: tensor<bf16>) -> tensor<7x2x1xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x2x1xbf16>, tensor<bf16>) -> tensor<7x2x1xbf16>
  return %r : tensor<7x2x1xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_5(%a0: tensor<5x5xbf16>, %a1: tensor<bf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_6(%a0: tensor<5x5x2xbf16>, %a1: tensor<bf16>) -> tensor<4x3x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 2, 2, 1>, padding = dense<[[1, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2xbf16>, tensor<bf16>) -> tensor<4x3x2xbf16>
  return %r : tensor<4x3x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_7(%a0: tensor<5x5xbf16>, %a1: tensor<bf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_8(%a0: tensor<5x2x2xbf16>, %a1: tensor<bf16>) -> tensor<2x8x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 3, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[2, -1], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x2x2xbf16>, tensor<bf16>) -> tensor<2x8x2xbf16>
  return %r : tensor<2x8x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_9(%a0: tensor<5x5xbf16>, %a1: tensor<bf16>) -> tensor<9x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<9x2xbf16>
  return %r : tensor<9x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_10(%a0: tensor<5x5x2xbf16>, %a1: tensor<bf16>) -> tensor<5x2x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2xbf16>, tensor<bf16>) -> tensor<5x2x2xbf16>
  return %r : tensor<5x2x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_11(%a0: tensor<5x5x2xbf16>, %a1: tensor<bf16>) -> tensor<5x2x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2xbf16>, tensor<bf16>) -> tensor<5x2x2xbf16>
  return %r : tensor<5x2x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_12(%a0: tensor<5x5xbf16>, %a1: tensor<bf16>) -> tensor<4x3xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_13(%a0: tensor<5x5x2xbf16>, %a1: tensor<bf16>) -> tensor<0x2x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2xbf16>, tensor<bf16>) -> tensor<0x2x2xbf16>
  return %r : tensor<0x2x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_14(%a0: tensor<1x5xbf16>, %a1: tensor<bf16>) -> tensor<1x3xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<1x5xbf16>, tensor<bf16>) -> tensor<1x3xbf16>
  return %r : tensor<1x3xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_15(%a0: tensor<0x5xbf16>, %a1: tensor<bf16>) -> tensor<1x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<0x5xbf16>, tensor<bf16>) -> tensor<1x2xbf16>
  return %r : tensor<1x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_16(%a0: tensor<4x5x2xbf16>, %a1: tensor<bf16>) -> tensor<1x2x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2, 1>, window_strides = array<i64: 4, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x5x2xbf16>, tensor<bf16>) -> tensor<1x2x2xbf16>
  return %r : tensor<1x2x2xbf16>
}

// equal
func.func @reduce_window_maximum_bf16_17(%a0: tensor<2x5xbf16>, %a1: tensor<bf16>) -> tensor<8x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x5xbf16>, tensor<bf16>) -> tensor<8x2xbf16>
  return %r : tensor<8x2xbf16>
}

// equal
func.func @reduce_window_maximum_i16(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<4x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<4x3x2x1xi16>
  return %r : tensor<4x3x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_2(%a0: tensor<5x5xi16>, %a1: tensor<i16>) -> tensor<2x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5xi16>, tensor<i16>) -> tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

// equal
func.func @reduce_window_maximum_i16_3(%a0: tensor<5x1x2xi16>, %a1: tensor<i16>) -> tensor<3x1x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x1x2xi16>, tensor<i16>) -> tensor<3x1x2xi16>
  return %r : tensor<3x1x2xi16>
}

// equal
func.func @reduce_window_maximum_i16_4(%a0: tensor<5x5xi16>, %a1: tensor<i16>) -> tensor<7x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5xi16>, tensor<i16>) -> tensor<7x2xi16>
  return %r : tensor<7x2xi16>
}

// equal
func.func @reduce_window_maximum_i16_5(%a0: tensor<5x5x2xi16>, %a1: tensor<i16>) -> tensor<3x5x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2xi16>, tensor<i16>) -> tensor<3x5x2xi16>
  return %r : tensor<3x5x2xi16>
}

// equal
func.func @reduce_window_maximum_i16_6(%a0: tensor<5x2x1xi16>, %a1: tensor<i16>) -> tensor<4x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[1, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x2x1xi16>, tensor<i16>) -> tensor<4x2x1xi16>
  return %r : tensor<4x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_7(%a0: tensor<5x2x2x1xi16>, %a1: tensor<i16>) -> tensor<3x8x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[-1, 0], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x2x2x1xi16>, tensor<i16>) -> tensor<3x8x2x1xi16>
  return %r : tensor<3x8x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_8(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<2x2x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 3, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[2, -1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<2x2x2x1xi16>
  return %r : tensor<2x2x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_9(%a0: tensor<5x5x2xi16>, %a1: tensor<i16>) -> tensor<9x3x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 3, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[-2, -1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2xi16>, tensor<i16>) -> tensor<9x3x2xi16>
  return %r : tensor<9x3x2xi16>
}

// equal
func.func @reduce_window_maximum_i16_10(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<5x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<5x3x2x1xi16>
  return %r : tensor<5x3x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_11(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<5x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<5x3x2x1xi16>
  return %r : tensor<5x3x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_12(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<4x2x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 3, 3, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 3], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<4x2x2x1xi16>
  return %r : tensor<4x2x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_13(%a0: tensor<5x5x2x1xi16>, %a1: tensor<i16>) -> tensor<0x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x5x2x1xi16>, tensor<i16>) -> tensor<0x3x2x1xi16>
  return %r : tensor<0x3x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_14(%a0: tensor<1x5x2xi16>, %a1: tensor<i16>) -> tensor<1x2x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<1x5x2xi16>, tensor<i16>) -> tensor<1x2x2xi16>
  return %r : tensor<1x2x2xi16>
}

// equal
func.func @reduce_window_maximum_i16_15(%a0: tensor<0x5x2x1xi16>, %a1: tensor<i16>) -> tensor<1x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<0x5x2x1xi16>, tensor<i16>) -> tensor<1x3x2x1xi16>
  return %r : tensor<1x3x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_16(%a0: tensor<4x5x2x1xi16>, %a1: tensor<i16>) -> tensor<1x3x2x1xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2, 1, 1>, window_strides = array<i64: 4, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<4x5x2x1xi16>, tensor<i16>) -> tensor<1x3x2x1xi16>
  return %r : tensor<1x3x2x1xi16>
}

// equal
func.func @reduce_window_maximum_i16_17(%a0: tensor<2x5x2xi16>, %a1: tensor<i16>) -> tensor<8x2x2xi16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 4, 1, 1>, window_dilations = array<i64: 3, 1, 1>, padding = dense<[[3, 3], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<2x5x2xi16>, tensor<i16>) -> tensor<8x2x2xi16>
  return %r : tensor<8x2x2xi16>
}

// equal
func.func @reduce_window_maximum_i64(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<4x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<4x2xi64>
  return %r : tensor<4x2xi64>
}

// equal
func.func @reduce_window_maximum_i64_2(%a0: tensor<5x5x2x1xi64>, %a1: tensor<i64>) -> tensor<2x5x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5x2x1xi64>, tensor<i64>) -> tensor<2x5x2x1xi64>
  return %r : tensor<2x5x2x1xi64>
}

// equal
func.func @reduce_window_maximum_i64_3(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<3x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// equal
func.func @reduce_window_maximum_i64_4(%a0: tensor<5x5x2xi64>, %a1: tensor<i64>) -> tensor<7x3x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5x2xi64>, tensor<i64>) -> tensor<7x3x2xi64>
  return %r : tensor<7x3x2xi64>
}

// equal
func.func @reduce_window_maximum_i64_5(%a0: tensor<5x2xi64>, %a1: tensor<i64>) -> tensor<3x8xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 2, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x2xi64>, tensor<i64>) -> tensor<3x8xi64>
  return %r : tensor<3x8xi64>
}

// equal
func.func @reduce_window_maximum_i64_6(%a0: tensor<5x1xi64>, %a1: tensor<i64>) -> tensor<4x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x1xi64>, tensor<i64>) -> tensor<4x1xi64>
  return %r : tensor<4x1xi64>
}

// equal
func.func @reduce_window_maximum_i64_7(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<3x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// equal
func.func @reduce_window_maximum_i64_8(%a0: tensor<5xi64>, %a1: tensor<i64>) -> tensor<2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5xi64>, tensor<i64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @reduce_window_maximum_i64_9(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<9x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<9x2xi64>
  return %r : tensor<9x2xi64>
}

// equal
func.func @reduce_window_maximum_i64_10(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<5x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<5x2xi64>
  return %r : tensor<5x2xi64>
}

// equal
func.func @reduce_window_maximum_i64_11(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<5x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<5x5xi64>
  return %r : tensor<5x5xi64>
}

// equal
func.func @reduce_window_maximum_i64_12(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<4x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<4x5xi64>
  return %r : tensor<4x5xi64>
}

// equal
func.func @reduce_window_maximum_i64_13(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<0x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<0x2xi64>
  return %r : tensor<0x2xi64>
}

// equal
func.func @reduce_window_maximum_i64_14(%a0: tensor<1x5xi64>, %a1: tensor<i64>) -> tensor<1x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x5xi64>, tensor<i64>) -> tensor<1x5xi64>
  return %r : tensor<1x5xi64>
}

// equal
func.func @reduce_window_maximum_i64_15(%a0: tensor<0x5xi64>, %a1: tensor<i64>) -> tensor<1x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<0x5xi64>, tensor<i64>) -> tensor<1x5xi64>
  return %r : tensor<1x5xi64>
}

// equal
func.func @reduce_window_maximum_i64_16(%a0: tensor<4x5xi64>, %a1: tensor<i64>) -> tensor<1x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x5xi64>, tensor<i64>) -> tensor<1x2xi64>
  return %r : tensor<1x2xi64>
}

// equal
func.func @reduce_window_maximum_i64_17(%a0: tensor<2x5xi64>, %a1: tensor<i64>) -> tensor<8x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<8x5xi64>
  return %r : tensor<8x5xi64>
}

// equal
func.func @reduce_window_maximum_ui16(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<4x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<4x5xui16>
  return %r : tensor<4x5xui16>
}

// equal
func.func @reduce_window_maximum_ui16_2(%a0: tensor<5x5x2xui16>, %a1: tensor<ui16>) -> tensor<2x2x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 2, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5x2xui16>, tensor<ui16>) -> tensor<2x2x2xui16>
  return %r : tensor<2x2x2xui16>
}

// equal
func.func @reduce_window_maximum_ui16_3(%a0: tensor<5x5x2x1xui16>, %a1: tensor<ui16>) -> tensor<3x3x2x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5x2x1xui16>, tensor<ui16>) -> tensor<3x3x2x1xui16>
  return %r : tensor<3x3x2x1xui16>
}

// equal
func.func @reduce_window_maximum_ui16_4(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<7x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<7x2xui16>
  return %r : tensor<7x2xui16>
}

// equal
func.func @reduce_window_maximum_ui16_5(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<3xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5xui16>, tensor<ui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// equal
func.func @reduce_window_maximum_ui16_6(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<4x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<4x2xui16>
  return %r : tensor<4x2xui16>
}

// equal
func.func @reduce_window_maximum_ui16_7(%a0: tensor<5x1xui16>, %a1: tensor<ui16>) -> tensor<3x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x1xui16>, tensor<ui16>) -> tensor<3x1xui16>
  return %r : tensor<3x1xui16>
}

// equal
func.func @reduce_window_maximum_ui16_8(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<2x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<2x2xui16>
  return %r : tensor<2x2xui16>
}

// equal
func.func @reduce_window_maximum_ui16_9(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<9x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<9x5xui16>
  return %r : tensor<9x5xui16>
}

// equal
func.func @reduce_window_maximum_ui16_10(%a0: tensor<5x2xui16>, %a1: tensor<ui16>) -> tensor<5x8xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[4, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x2xui16>, tensor<ui16>) -> tensor<5x8xui16>
  return %r : tensor<5x8xui16>
}

// equal
func.func @reduce_window_maximum_ui16_11(%a0: tensor<5x1xui16>, %a1: tensor<ui16>) -> tensor<5x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x1xui16>, tensor<ui16>) -> tensor<5x1xui16>
  return %r : tensor<5x1xui16>
}

// equal
func.func @reduce_window_maximum_ui16_12(%a0: tensor<5x1xui16>, %a1: tensor<ui16>) -> tensor<4x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x1xui16>, tensor<ui16>) -> tensor<4x1xui16>
  return %r : tensor<4x1xui16>
}

// equal
func.func @reduce_window_maximum_ui16_13(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<0x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<0x5xui16>
  return %r : tensor<0x5xui16>
}

// equal
func.func @reduce_window_maximum_ui16_14(%a0: tensor<1x1xui16>, %a1: tensor<ui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<1x1xui16>, tensor<ui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// equal
func.func @reduce_window_maximum_ui16_15(%a0: tensor<0x1xui16>, %a1: tensor<ui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0x1xui16>, tensor<ui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// equal
func.func @reduce_window_maximum_ui16_16(%a0: tensor<4x5xui16>, %a1: tensor<ui16>) -> tensor<1x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x5xui16>, tensor<ui16>) -> tensor<1x5xui16>
  return %r : tensor<1x5xui16>
}

// equal
func.func @reduce_window_maximum_ui16_17(%a0: tensor<2x1xui16>, %a1: tensor<ui16>) -> tensor<8x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x1xui16>, tensor<ui16>) -> tensor<8x1xui16>
  return %r : tensor<8x1xui16>
}

// equal
func.func @reduce_window_maximum_ui64(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<4x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<4x8xui64>
  return %r : tensor<4x8xui64>
}

// equal
func.func @reduce_window_maximum_ui64_2(%a0: tensor<5x1x2xui64>, %a1: tensor<ui64>) -> tensor<2x1x2xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x1x2xui64>, tensor<ui64>) -> tensor<2x1x2xui64>
  return %r : tensor<2x1x2xui64>
}

// equal
func.func @reduce_window_maximum_ui64_3(%a0: tensor<5x2x1xui64>, %a1: tensor<ui64>) -> tensor<3x2x1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2x1xui64>, tensor<ui64>) -> tensor<3x2x1xui64>
  return %r : tensor<3x2x1xui64>
}

// equal
func.func @reduce_window_maximum_ui64_4(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<7x2xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<7x2xui64>
  return %r : tensor<7x2xui64>
}

// equal
func.func @reduce_window_maximum_ui64_5(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<3x3xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<3x3xui64>
  return %r : tensor<3x3xui64>
}

// equal
func.func @reduce_window_maximum_ui64_6(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<4x2xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<4x2xui64>
  return %r : tensor<4x2xui64>
}

// equal
func.func @reduce_window_maximum_ui64_7(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<3x5xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  return %r : tensor<3x5xui64>
}

// equal
func.func @reduce_window_maximum_ui64_8(%a0: tensor<5x5xui64>, %a1: tensor<ui64>) -> tensor<2x5xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x5xui64>, tensor<ui64>) -> tensor<2x5xui64>
  return %r : tensor<2x5xui64>
}

// equal
func.func @reduce_window_maximum_ui64_9(%a0: tensor<5x1xui64>, %a1: tensor<ui64>) -> tensor<9x1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x1xui64>, tensor<ui64>) -> tensor<9x1xui64>
  return %r : tensor<9x1xui64>
}

// equal
func.func @reduce_window_maximum_ui64_10(%a0: tensor<5x1xui64>, %a1: tensor<ui64>) -> tensor<5x1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x1xui64>, tensor<ui64>) -> tensor<5x1xui64>
  return %r : tensor<5x1xui64>
}

// equal
func.func @reduce_window_maximum_ui64_11(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<5x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<5x8xui64>
  return %r : tensor<5x8xui64>
}

// equal
func.func @reduce_window_maximum_ui64_12(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<4x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 3], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<4x8xui64>
  return %r : tensor<4x8xui64>
}

// equal
func.func @reduce_window_maximum_ui64_13(%a0: tensor<5x2xui64>, %a1: tensor<ui64>) -> tensor<0x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x2xui64>, tensor<ui64>) -> tensor<0x8xui64>
  return %r : tensor<0x8xui64>
}

// equal
func.func @reduce_window_maximum_ui64_14(%a0: tensor<1x2xui64>, %a1: tensor<ui64>) -> tensor<1x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<1x2xui64>, tensor<ui64>) -> tensor<1x8xui64>
  return %r : tensor<1x8xui64>
}

// equal
func.func @reduce_window_maximum_ui64_15(%a0: tensor<0x2xui64>, %a1: tensor<ui64>) -> tensor<1x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<0x2xui64>, tensor<ui64>) -> tensor<1x8xui64>
  return %r : tensor<1x8xui64>
}

// equal
func.func @reduce_window_maximum_ui64_16(%a0: tensor<4x1xui64>, %a1: tensor<ui64>) -> tensor<1x1xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<4x1xui64>, tensor<ui64>) -> tensor<1x1xui64>
  return %r : tensor<1x1xui64>
}

// equal
func.func @reduce_window_maximum_ui64_17(%a0: tensor<2x2xui64>, %a1: tensor<ui64>) -> tensor<8x8xui64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 4>, window_dilations = array<i64: 3, 3>, padding = dense<[[3, 3], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<2x2xui64>, tensor<ui64>) -> tensor<8x8xui64>
  return %r : tensor<8x8xui64>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_2(%a0: tensor<5x5x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x2x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 2, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2x2xf8E4M3FN>
  return %r : tensor<2x2x2xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_3(%a0: tensor<5x2x2x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x8x2x1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[1, 1], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x2x2x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x8x2x1xf8E4M3FN>
  return %r : tensor<3x8x2x1xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_4(%a0: tensor<5x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<7x1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<7x1xf8E4M3FN>
  return %r : tensor<7x1xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_5(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_6(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4x5xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  return %r : tensor<4x5xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_7(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<3x3xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x3xf8E4M3FN>
  return %r : tensor<3x3xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_8(%a0: tensor<5x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x1xf8E4M3FN>
  return %r : tensor<2x1xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_9(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<9xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[-2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<9xf8E4M3FN>
  return %r : tensor<9xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_10(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
  return %r : tensor<5xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_11(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
  return %r : tensor<5xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_12(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 3>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[0, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_13(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN>
  return %r : tensor<0xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_14(%a0: tensor<1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %r : tensor<1xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_15(%a0: tensor<0xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %r : tensor<1xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_16(%a0: tensor<4x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x8xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<4x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x8xf8E4M3FN>
  return %r : tensor<1x8xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_f8E4M3FN_17(%a0: tensor<2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<8xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 4>, window_dilations = array<i64: 3>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.maximum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8xf8E4M3FN>
  return %r : tensor<8xf8E4M3FN>
}

// equal
func.func @reduce_window_maximum_i4(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<4x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<4x2xi4>
  return %r : tensor<4x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_2(%a0: tensor<5x2xi4>, %a1: tensor<i4>) -> tensor<2x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x2xi4>, tensor<i4>) -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_3(%a0: tensor<5x5x2x1xi4>, %a1: tensor<i4>) -> tensor<3x3x2x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5x2x1xi4>, tensor<i4>) -> tensor<3x3x2x1xi4>
  return %r : tensor<3x3x2x1xi4>
}

// equal
func.func @reduce_window_maximum_i4_4(%a0: tensor<5x2xi4>, %a1: tensor<i4>) -> tensor<7x8xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x2xi4>, tensor<i4>) -> tensor<7x8xi4>
  return %r : tensor<7x8xi4>
}

// equal
func.func @reduce_window_maximum_i4_5(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<3x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_6(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<4x5xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<4x5xi4>
  return %r : tensor<4x5xi4>
}

// equal
func.func @reduce_window_maximum_i4_7(%a0: tensor<5x1xi4>, %a1: tensor<i4>) -> tensor<3x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x1xi4>, tensor<i4>) -> tensor<3x1xi4>
  return %r : tensor<3x1xi4>
}

// equal
func.func @reduce_window_maximum_i4_8(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<2x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_9(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<9x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<9x2xi4>
  return %r : tensor<9x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_10(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<5x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<5x2xi4>
  return %r : tensor<5x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_11(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<5x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<5x2xi4>
  return %r : tensor<5x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_12(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<4x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<4x2xi4>
  return %r : tensor<4x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_13(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<0x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<0x2xi4>
  return %r : tensor<0x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_14(%a0: tensor<1x5xi4>, %a1: tensor<i4>) -> tensor<1x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<1x5xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %r : tensor<1x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_15(%a0: tensor<0x5xi4>, %a1: tensor<i4>) -> tensor<1x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<0x5xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %r : tensor<1x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_16(%a0: tensor<4x5xi4>, %a1: tensor<i4>) -> tensor<1x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x5xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %r : tensor<1x2xi4>
}

// equal
func.func @reduce_window_maximum_i4_17(%a0: tensor<2x5xi4>, %a1: tensor<i4>) -> tensor<8x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<2x5xi4>, tensor<i4>) -> tensor<8x2xi4>
  return %r : tensor<8x2xi4>
}

// equal
func.func @reduce_window_minimum_f32(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<2x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// equal
func.func @reduce_window_minimum_f32_2(%a0: tensor<5x5x2xf32>, %a1: tensor<f32>) -> tensor<7x3x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2xf32>, tensor<f32>) -> tensor<7x3x2xf32>
  return %r : tensor<7x3x2xf32>
}

// equal
func.func @reduce_window_minimum_f32_3(%a0: tensor<5x5x2x1xf32>, %a1: tensor<f32>) -> tensor<4x2x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 3, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[1, 2], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2x1xf32>, tensor<f32>) -> tensor<4x2x2x1xf32>
  return %r : tensor<4x2x2x1xf32>
}

// equal
func.func @reduce_window_minimum_f32_4(%a0: tensor<5x5x2xf32>, %a1: tensor<f32>) -> tensor<2x5x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 3, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, -1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5x2xf32>, tensor<f32>) -> tensor<2x5x2xf32>
  return %r : tensor<2x5x2xf32>
}

// equal
func.func @reduce_window_minimum_f32_5(%a0: tensor<5x1x2x1xf32>, %a1: tensor<f32>) -> tensor<5x1x2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x1x2x1xf32>, tensor<f32>) -> tensor<5x1x2x1xf32>
  return %r : tensor<5x1x2x1xf32>
}

// equal
func.func @reduce_window_minimum_f32_6(%a0: tensor<5x2xf32>, %a1: tensor<f32>) -> tensor<4x8xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 3], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x2xf32>, tensor<f32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// equal
func.func @reduce_window_minimum_f32_7(%a0: tensor<1xf32>, %a1: tensor<f32>) -> tensor<1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// equal
func.func @reduce_window_minimum_f32_8(%a0: tensor<4x5x2xf32>, %a1: tensor<f32>) -> tensor<1x2x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2, 1>, window_strides = array<i64: 4, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x5x2xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  return %r : tensor<1x2x2xf32>
}

// equal
func.func @reduce_window_minimum_i8(%a0: tensor<5x5x2x1xi8>, %a1: tensor<i8>) -> tensor<2x5x2x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5x2x1xi8>, tensor<i8>) -> tensor<2x5x2x1xi8>
  return %r : tensor<2x5x2x1xi8>
}

// equal
func.func @reduce_window_minimum_i8_2(%a0: tensor<5x1xi8>, %a1: tensor<i8>) -> tensor<7x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x1xi8>, tensor<i8>) -> tensor<7x1xi8>
  return %r : tensor<7x1xi8>
}

// equal
func.func @reduce_window_minimum_i8_3(%a0: tensor<5x2xi8>, %a1: tensor<i8>) -> tensor<4x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x2xi8>, tensor<i8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}

// equal
func.func @reduce_window_minimum_i8_4(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<2x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}

// equal
func.func @reduce_window_minimum_i8_5(%a0: tensor<5x2x2xi8>, %a1: tensor<i8>) -> tensor<5x8x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[4, 0], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x2x2xi8>, tensor<i8>) -> tensor<5x8x2xi8>
  return %r : tensor<5x8x2xi8>
}

// equal
func.func @reduce_window_minimum_i8_6(%a0: tensor<5x5x2x1xi8>, %a1: tensor<i8>) -> tensor<4x3x2x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 3, 1, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 3], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5x2x1xi8>, tensor<i8>) -> tensor<4x3x2x1xi8>
  return %r : tensor<4x3x2x1xi8>
}

// equal
func.func @reduce_window_minimum_i8_7(%a0: tensor<1x5x2x1xi8>, %a1: tensor<i8>) -> tensor<1x2x2x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x5x2x1xi8>, tensor<i8>) -> tensor<1x2x2x1xi8>
  return %r : tensor<1x2x2x1xi8>
}

// equal
func.func @reduce_window_minimum_i8_8(%a0: tensor<4x5xi8>, %a1: tensor<i8>) -> tensor<1x3xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.minimum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x5xi8>, tensor<i8>) -> tensor<1x3xi8>
  return %r : tensor<1x3xi8>
}

// equal
func.func @reduce_window_minimum_i64(%a0: tensor<5x5x2xi64>, %a1: tensor<i64>) -> tensor<2x2x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 2, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.minimum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5x2xi64>, tensor<i64>) -> tensor<2x2x2xi64>
  return %r : tensor<2x2x2xi64>
}

// equal
func.func @reduce_window_minimum_i64_2(%a0: tensor<5x2x2x1xi64>, %a1: tensor<i64>) -> tensor<7x8x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 2, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[0, 0], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.minimum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x2x2x1xi64>, tensor<i64>) -> tensor<7x8x2x1xi64>
  return %r : tensor<7x8x2x1xi64>
}

// equal
func.func @reduce_window_minimum_i64_3(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<4x5xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.minimum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<4x5xi64>
  return %r : tensor<4x5xi64>
}

// equal
func.func @reduce_window_minimum_i64_4(%a0: tensor<5x2x1xi64>, %a1: tensor<i64>) -> tensor<2x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 3, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, -1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.minimum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x2x1xi64>, tensor<i64>) -> tensor<2x2x1xi64>
  return %r : tensor<2x2x1xi64>
}

// equal
func.func @reduce_window_minimum_i64_5(%a0: tensor<5x5xi64>, %a1: tensor<i64>) -> tensor<5x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.minimum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5xi64>, tensor<i64>) -> tensor<5x2xi64>
  return %r : tensor<5x2xi64>
}

// equal
func.func @reduce_window_minimum_i64_6(%a0: tensor<5x1x2xi64>, %a1: tensor<i64>) -> tensor<4x1x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 3, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 3], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.minimum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x1x2xi64>, tensor<i64>) -> tensor<4x1x2xi64>
  return %r : tensor<4x1x2xi64>
}

// equal
func.func @reduce_window_minimum_i64_7(%a0: tensor<1x5x2xi64>, %a1: tensor<i64>) -> tensor<1x3x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.minimum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x5x2xi64>, tensor<i64>) -> tensor<1x3x2xi64>
  return %r : tensor<1x3x2xi64>
}

// equal
func.func @reduce_window_minimum_i64_8(%a0: tensor<4x5x2x1xi64>, %a1: tensor<i64>) -> tensor<1x2x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2, 1, 1>, window_strides = array<i64: 4, 3, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.minimum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x5x2x1xi64>, tensor<i64>) -> tensor<1x2x2x1xi64>
  return %r : tensor<1x2x2x1xi64>
}

// equal
func.func @reduce_window_minimum_ui32(%a0: tensor<5x5xui32>, %a1: tensor<ui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.minimum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5xui32>, tensor<ui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// equal
func.func @reduce_window_minimum_ui32_2(%a0: tensor<5x5x2xui32>, %a1: tensor<ui32>) -> tensor<7x2x2xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.minimum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5x2xui32>, tensor<ui32>) -> tensor<7x2x2xui32>
  return %r : tensor<7x2x2xui32>
}

// equal
func.func @reduce_window_minimum_ui32_3(%a0: tensor<5x1x2x1xui32>, %a1: tensor<ui32>) -> tensor<4x1x2x1xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[1, 2], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.minimum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x1x2x1xui32>, tensor<ui32>) -> tensor<4x1x2x1xui32>
  return %r : tensor<4x1x2x1xui32>
}

// equal
func.func @reduce_window_minimum_ui32_4(%a0: tensor<5x2xui32>, %a1: tensor<ui32>) -> tensor<2x8xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[2, -1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.minimum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x2xui32>, tensor<ui32>) -> tensor<2x8xui32>
  return %r : tensor<2x8xui32>
}

// equal
func.func @reduce_window_minimum_ui32_5(%a0: tensor<5x5xui32>, %a1: tensor<ui32>) -> tensor<5x2xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.minimum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5xui32>, tensor<ui32>) -> tensor<5x2xui32>
  return %r : tensor<5x2xui32>
}

// equal
func.func @reduce_window_minimum_ui32_6(%a0: tensor<5x5xui32>, %a1: tensor<ui32>) -> tensor<4x5xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.minimum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
  return %r : tensor<4x5xui32>
}

// equal
func.func @reduce_window_minimum_ui32_7(%a0: tensor<1x5xui32>, %a1: tensor<ui32>) -> tensor<1x2xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.minimum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<1x5xui32>, tensor<ui32>) -> tensor<1x2xui32>
  return %r : tensor<1x2xui32>
}

// equal
func.func @reduce_window_minimum_ui32_8(%a0: tensor<4xui32>, %a1: tensor<ui32>) -> tensor<1xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4>, window_strides = array<i64: 4>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.minimum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4xui32>, tensor<ui32>) -> tensor<1xui32>
  return %r : tensor<1xui32>
}

// equal
func.func @reduce_window_minimum_f8E4M3FN(%a0: tensor<5x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.minimum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x1xf8E4M3FN>
  return %r : tensor<2x1xf8E4M3FN>
}

// equal
func.func @reduce_window_minimum_f8E4M3FN_2(%a0: tensor<5x5x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<7x2x2xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.minimum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<7x2x2xf8E4M3FN>
  return %r : tensor<7x2x2xf8E4M3FN>
}

// equal
func.func @reduce_window_minimum_f8E4M3FN_3(%a0: tensor<5x5x2x1xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4x2x2x1xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 2, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[1, 2], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.minimum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5x2x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x2x2x1xf8E4M3FN>
  return %r : tensor<4x2x2x1xf8E4M3FN>
}

// equal
func.func @reduce_window_minimum_f8E4M3FN_4(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.minimum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// equal
func.func @reduce_window_minimum_f8E4M3FN_5(%a0: tensor<5x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<5x5xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.minimum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x5xf8E4M3FN>
  return %r : tensor<5x5xf8E4M3FN>
}

// equal
func.func @reduce_window_minimum_f8E4M3FN_6(%a0: tensor<5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 3>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[0, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.minimum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @reduce_window_minimum_f8E4M3FN_7(%a0: tensor<1x2xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x8xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.minimum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<1x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x8xf8E4M3FN>
  return %r : tensor<1x8xf8E4M3FN>
}

// equal
func.func @reduce_window_minimum_f8E4M3FN_8(%a0: tensor<4x5xf8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<1x5xf8E4M3FN> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.minimum %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x5xf8E4M3FN>
  return %r : tensor<1x5xf8E4M3FN>
}

// equal
func.func @reduce_window_minimum_ui4(%a0: tensor<5x2xui4>, %a1: tensor<ui4>) -> tensor<2x8xui4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.minimum %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x2xui4>, tensor<ui4>) -> tensor<2x8xui4>
  return %r : tensor<2x8xui4>
}

// equal
func.func @reduce_window_minimum_ui4_2(%a0: tensor<5x5x2xui4>, %a1: tensor<ui4>) -> tensor<7x5x2xui4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.minimum %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x5x2xui4>, tensor<ui4>) -> tensor<7x5x2xui4>
  return %r : tensor<7x5x2xui4>
}

// equal
func.func @reduce_window_minimum_ui4_3(%a0: tensor<5x5x2x1xui4>, %a1: tensor<ui4>) -> tensor<4x3x2x1xui4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 2, 2, 1, 1>, padding = dense<[[1, 2], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.minimum %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x5x2x1xui4>, tensor<ui4>) -> tensor<4x3x2x1xui4>
  return %r : tensor<4x3x2x1xui4>
}

// equal
func.func @reduce_window_minimum_ui4_4(%a0: tensor<5x5xui4>, %a1: tensor<ui4>) -> tensor<2x2xui4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.minimum %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x5xui4>, tensor<ui4>) -> tensor<2x2xui4>
  return %r : tensor<2x2xui4>
}

// equal
func.func @reduce_window_minimum_ui4_5(%a0: tensor<5xui4>, %a1: tensor<ui4>) -> tensor<5xui4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.minimum %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5xui4>, tensor<ui4>) -> tensor<5xui4>
  return %r : tensor<5xui4>
}

// equal
func.func @reduce_window_minimum_ui4_6(%a0: tensor<5x5xui4>, %a1: tensor<ui4>) -> tensor<4x2xui4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 3>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.minimum %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x5xui4>, tensor<ui4>) -> tensor<4x2xui4>
  return %r : tensor<4x2xui4>
}

// equal
func.func @reduce_window_minimum_ui4_7(%a0: tensor<1x1xui4>, %a1: tensor<ui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.minimum %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<1x1xui4>, tensor<ui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// equal
func.func @reduce_window_minimum_ui4_8(%a0: tensor<4x1xui4>, %a1: tensor<ui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.minimum %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<4x1xui4>, tensor<ui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// equal
func.func @reduce_window_minimum_f32_9(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @reduce_window_minimum_f32_10(%a0: tensor<5xf32>, %a1: tensor<f32>) -> tensor<7xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @reduce_window_minimum_f32_11(%a0: tensor<5x2xf32>, %a1: tensor<f32>) -> tensor<4x8xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 2], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x2xf32>, tensor<f32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// equal
func.func @reduce_window_minimum_f32_12(%a0: tensor<5x1xf32>, %a1: tensor<f32>) -> tensor<2x1xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}

// equal
func.func @reduce_window_minimum_f32_13(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<5x3xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @reduce_window_minimum_f32_14(%a0: tensor<5x5xf32>, %a1: tensor<f32>) -> tensor<4x2xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// equal
func.func @reduce_window_minimum_f32_15(%a0: tensor<1x5xf32>, %a1: tensor<f32>) -> tensor<1x5xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

// equal
func.func @reduce_window_minimum_f32_16(%a0: tensor<4x2xf32>, %a1: tensor<f32>) -> tensor<1x8xf32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}

// equal
func.func @reduce_window_and_i8(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<2x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}

// equal
func.func @reduce_window_and_i8_2(%a0: tensor<5x5x2xi8>, %a1: tensor<i8>) -> tensor<7x3x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5x2xi8>, tensor<i8>) -> tensor<7x3x2xi8>
  return %r : tensor<7x3x2xi8>
}

// equal
func.func @reduce_window_and_i8_3(%a0: tensor<5x5x2x1xi8>, %a1: tensor<i8>) -> tensor<4x2x2x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 3, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[1, 2], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5x2x1xi8>, tensor<i8>) -> tensor<4x2x2x1xi8>
  return %r : tensor<4x2x2x1xi8>
}

// equal
func.func @reduce_window_and_i8_4(%a0: tensor<5x5x2xi8>, %a1: tensor<i8>) -> tensor<2x5x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 3, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, -1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5x2xi8>, tensor<i8>) -> tensor<2x5x2xi8>
  return %r : tensor<2x5x2xi8>
}

// equal
func.func @reduce_window_and_i8_5(%a0: tensor<5x1x2x1xi8>, %a1: tensor<i8>) -> tensor<5x1x2x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x1x2x1xi8>, tensor<i8>) -> tensor<5x1x2x1xi8>
  return %r : tensor<5x1x2x1xi8>
}

// equal
func.func @reduce_window_and_i8_6(%a0: tensor<5x2xi8>, %a1: tensor<i8>) -> tensor<4x8xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 3], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x2xi8>, tensor<i8>) -> tensor<4x8xi8>
  return %r : tensor<4x8xi8>
}

// equal
func.func @reduce_window_and_i8_7(%a0: tensor<1xi8>, %a1: tensor<i8>) -> tensor<1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1xi8>, tensor<i8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// equal
func.func @reduce_window_and_i8_8(%a0: tensor<4x5xi8>, %a1: tensor<i8>) -> tensor<1x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x5xi8>, tensor<i8>) -> tensor<1x2xi8>
  return %r : tensor<1x2xi8>
}

// equal
func.func @reduce_window_and_i64(%a0: tensor<5x5x2x1xi64>, %a1: tensor<i64>) -> tensor<2x5x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5x2x1xi64>, tensor<i64>) -> tensor<2x5x2x1xi64>
  return %r : tensor<2x5x2x1xi64>
}

// equal
func.func @reduce_window_and_i64_2(%a0: tensor<5x1xi64>, %a1: tensor<i64>) -> tensor<7x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x1xi64>, tensor<i64>) -> tensor<7x1xi64>
  return %r : tensor<7x1xi64>
}

// equal
func.func @reduce_window_and_i64_3(%a0: tensor<5x5x2xi64>, %a1: tensor<i64>) -> tensor<4x2x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 2, 2, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[1, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5x2xi64>, tensor<i64>) -> tensor<4x2x2xi64>
  return %r : tensor<4x2x2xi64>
}

// equal
func.func @reduce_window_and_i64_4(%a0: tensor<5x2x1xi64>, %a1: tensor<i64>) -> tensor<2x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 3, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, -1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x2x1xi64>, tensor<i64>) -> tensor<2x2x1xi64>
  return %r : tensor<2x2x1xi64>
}

// equal
func.func @reduce_window_and_i64_5(%a0: tensor<5x2x2xi64>, %a1: tensor<i64>) -> tensor<5x8x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[4, 0], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x2x2xi64>, tensor<i64>) -> tensor<5x8x2xi64>
  return %r : tensor<5x8x2xi64>
}

// equal
func.func @reduce_window_and_i64_6(%a0: tensor<5x5x2x1xi64>, %a1: tensor<i64>) -> tensor<4x3x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 3, 1, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 3], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5x2x1xi64>, tensor<i64>) -> tensor<4x3x2x1xi64>
  return %r : tensor<4x3x2x1xi64>
}

// equal
func.func @reduce_window_and_i64_7(%a0: tensor<1x5x2xi64>, %a1: tensor<i64>) -> tensor<1x2x2xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x5x2xi64>, tensor<i64>) -> tensor<1x2x2xi64>
  return %r : tensor<1x2x2xi64>
}

// equal
func.func @reduce_window_and_i64_8(%a0: tensor<4x5x2x1xi64>, %a1: tensor<i64>) -> tensor<1x2x2x1xi64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2, 1, 1>, window_strides = array<i64: 4, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x5x2x1xi64>, tensor<i64>) -> tensor<1x2x2x1xi64>
  return %r : tensor<1x2x2x1xi64>
}

// equal
func.func @reduce_window_and_ui32(%a0: tensor<5x1x2xui32>, %a1: tensor<ui32>) -> tensor<2x1x2xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x1x2xui32>, tensor<ui32>) -> tensor<2x1x2xui32>
  return %r : tensor<2x1x2xui32>
}

// equal
func.func @reduce_window_and_ui32_2(%a0: tensor<5x2x2x1xui32>, %a1: tensor<ui32>) -> tensor<7x8x2x1xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 2, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[0, 0], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x2x2x1xui32>, tensor<ui32>) -> tensor<7x8x2x1xui32>
  return %r : tensor<7x8x2x1xui32>
}

// equal
func.func @reduce_window_and_ui32_3(%a0: tensor<5x5xui32>, %a1: tensor<ui32>) -> tensor<4x3xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5xui32>, tensor<ui32>) -> tensor<4x3xui32>
  return %r : tensor<4x3xui32>
}

// equal
func.func @reduce_window_and_ui32_4(%a0: tensor<5x5xui32>, %a1: tensor<ui32>) -> tensor<2x2xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5xui32>, tensor<ui32>) -> tensor<2x2xui32>
  return %r : tensor<2x2xui32>
}

// equal
func.func @reduce_window_and_ui32_5(%a0: tensor<5x5xui32>, %a1: tensor<ui32>) -> tensor<5x5xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5xui32>, tensor<ui32>) -> tensor<5x5xui32>
  return %r : tensor<5x5xui32>
}

// equal
func.func @reduce_window_and_ui32_6(%a0: tensor<5x2xui32>, %a1: tensor<ui32>) -> tensor<4x2xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x2xui32>, tensor<ui32>) -> tensor<4x2xui32>
  return %r : tensor<4x2xui32>
}

// equal
func.func @reduce_window_and_ui32_7(%a0: tensor<1x5x2x1xui32>, %a1: tensor<ui32>) -> tensor<1x2x2x1xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<1x5x2x1xui32>, tensor<ui32>) -> tensor<1x2x2x1xui32>
  return %r : tensor<1x2x2x1xui32>
}

// equal
func.func @reduce_window_and_ui32_8(%a0: tensor<4x5x2xui32>, %a1: tensor<ui32>) -> tensor<1x3x2xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2, 1>, window_strides = array<i64: 4, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x5x2xui32>, tensor<ui32>) -> tensor<1x3x2xui32>
  return %r : tensor<1x3x2xui32>
}

// equal
func.func @reduce_window_and_i4(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<2x3xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// equal
func.func @reduce_window_and_i4_2(%a0: tensor<5x5x2xi4>, %a1: tensor<i4>) -> tensor<7x2x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5x2xi4>, tensor<i4>) -> tensor<7x2x2xi4>
  return %r : tensor<7x2x2xi4>
}

// equal
func.func @reduce_window_and_i4_3(%a0: tensor<5x5x2x1xi4>, %a1: tensor<i4>) -> tensor<4x5x2x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 2, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[1, 2], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5x2x1xi4>, tensor<i4>) -> tensor<4x5x2x1xi4>
  return %r : tensor<4x5x2x1xi4>
}

// equal
func.func @reduce_window_and_i4_4(%a0: tensor<5x5xi4>, %a1: tensor<i4>) -> tensor<2x2xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x5xi4>, tensor<i4>) -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}

// equal
func.func @reduce_window_and_i4_5(%a0: tensor<5xi4>, %a1: tensor<i4>) -> tensor<5xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5xi4>, tensor<i4>) -> tensor<5xi4>
  return %r : tensor<5xi4>
}

// equal
func.func @reduce_window_and_i4_6(%a0: tensor<5x1xi4>, %a1: tensor<i4>) -> tensor<4x1xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x1xi4>, tensor<i4>) -> tensor<4x1xi4>
  return %r : tensor<4x1xi4>
}

// equal
func.func @reduce_window_and_i4_7(%a0: tensor<1x2xi4>, %a1: tensor<i4>) -> tensor<1x8xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<1x2xi4>, tensor<i4>) -> tensor<1x8xi4>
  return %r : tensor<1x8xi4>
}

// equal
func.func @reduce_window_and_i4_8(%a0: tensor<4x5xi4>, %a1: tensor<i4>) -> tensor<1x5xi4> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x5xi4>, tensor<i4>) -> tensor<1x5xi4>
  return %r : tensor<1x5xi4>
}

// equal
func.func @reduce_window_and_ui32_9(%a0: tensor<5x5xui32>, %a1: tensor<ui32>) -> tensor<2x2xui32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5xui32>, tensor<ui32>) -> tensor<2x2xui32>
  return %r : tensor<2x2xui32>
}

// equal
func.func @reduce_window_and_i8_9(%a0: tensor<5x2xi8>, %a1: tensor<i8>) -> tensor<2x8xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x2xi8>, tensor<i8>) -> tensor<2x8xi8>
  return %r : tensor<2x8xi8>
}

// equal
func.func @reduce_window_and_i8_10(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5xi8>, tensor<i8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @reduce_window_and_i8_11(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<7x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<7x2xi8>
  return %r : tensor<7x2xi8>
}

// equal
func.func @reduce_window_and_i8_12(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<7x5xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<7x5xi8>
  return %r : tensor<7x5xi8>
}

// equal
func.func @reduce_window_and_i8_13(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<7xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5xi8>, tensor<i8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @reduce_window_and_i8_14(%a0: tensor<5x1xi8>, %a1: tensor<i8>) -> tensor<4x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x1xi8>, tensor<i8>) -> tensor<4x1xi8>
  return %r : tensor<4x1xi8>
}

// equal
func.func @reduce_window_and_i8_15(%a0: tensor<5x2xi8>, %a1: tensor<i8>) -> tensor<4x8xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 4>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 2], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x2xi8>, tensor<i8>) -> tensor<4x8xi8>
  return %r : tensor<4x8xi8>
}

// equal
func.func @reduce_window_and_i8_16(%a0: tensor<5xi8>, %a1: tensor<i8>) -> tensor<4xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 2>, window_dilations = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @reduce_window_and_i8_17(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<2x3xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// equal
func.func @reduce_window_and_i8_18(%a0: tensor<5x1xi8>, %a1: tensor<i8>) -> tensor<2x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x1xi8>, tensor<i8>) -> tensor<2x1xi8>
  return %r : tensor<2x1xi8>
}

// equal
func.func @reduce_window_and_i8_19(%a0: tensor<5x2xi8>, %a1: tensor<i8>) -> tensor<2x8xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[2, -1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x2xi8>, tensor<i8>) -> tensor<2x8xi8>
  return %r : tensor<2x8xi8>
}

// equal
func.func @reduce_window_and_i8_20(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<5x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<5x2xi8>
  return %r : tensor<5x2xi8>
}

// equal
func.func @reduce_window_and_i8_21(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<5x3xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @reduce_window_and_i8_22(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<5x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<5x2xi8>
  return %r : tensor<5x2xi8>
}

// equal
func.func @reduce_window_and_i8_23(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<4x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}

// equal
func.func @reduce_window_and_i8_24(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<4x2xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 3>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}

// equal
func.func @reduce_window_and_i8_25(%a0: tensor<5x5xi8>, %a1: tensor<i8>) -> tensor<4x5xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  return %r : tensor<4x5xi8>
}

// equal
func.func @reduce_window_and_i8_26(%a0: tensor<1x5xi8>, %a1: tensor<i8>) -> tensor<1x3xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x5xi8>, tensor<i8>) -> tensor<1x3xi8>
  return %r : tensor<1x3xi8>
}

// equal
func.func @reduce_window_and_i8_27(%a0: tensor<1x5xi8>, %a1: tensor<i8>) -> tensor<1x5xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x5xi8>, tensor<i8>) -> tensor<1x5xi8>
  return %r : tensor<1x5xi8>
}

// equal
func.func @reduce_window_and_i8_28(%a0: tensor<1x1xi8>, %a1: tensor<i8>) -> tensor<1x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<i8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @reduce_window_and_i8_29(%a0: tensor<4x1xi8>, %a1: tensor<i8>) -> tensor<1x1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x1xi8>, tensor<i8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @reduce_window_and_i8_30(%a0: tensor<4x2xi8>, %a1: tensor<i8>) -> tensor<1x8xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x2xi8>, tensor<i8>) -> tensor<1x8xi8>
  return %r : tensor<1x8xi8>
}

// equal
func.func @reduce_window_and_i8_31(%a0: tensor<4xi8>, %a1: tensor<i8>) -> tensor<1xi8> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 4>, window_strides = array<i64: 4>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4xi8>, tensor<i8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// equal
func.func @reduce_window_or_i32(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<4x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<4x2xi32>
  return %r : tensor<4x2xi32>
}

// equal
func.func @reduce_window_or_i32_2(%a0: tensor<5x5x2xi32>, %a1: tensor<i32>) -> tensor<3x3x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5x2xi32>, tensor<i32>) -> tensor<3x3x2xi32>
  return %r : tensor<3x3x2xi32>
}

// equal
func.func @reduce_window_or_i32_3(%a0: tensor<5x5x2x1xi32>, %a1: tensor<i32>) -> tensor<3x2x2x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 3, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5x2x1xi32>, tensor<i32>) -> tensor<3x2x2x1xi32>
  return %r : tensor<3x2x2x1xi32>
}

// equal
func.func @reduce_window_or_i32_4(%a0: tensor<5x5x2xi32>, %a1: tensor<i32>) -> tensor<3x5x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5x2xi32>, tensor<i32>) -> tensor<3x5x2xi32>
  return %r : tensor<3x5x2xi32>
}

// equal
func.func @reduce_window_or_i32_5(%a0: tensor<5x1xi32>, %a1: tensor<i32>) -> tensor<9x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x1xi32>, tensor<i32>) -> tensor<9x1xi32>
  return %r : tensor<9x1xi32>
}

// equal
func.func @reduce_window_or_i32_6(%a0: tensor<5x2x2x1xi32>, %a1: tensor<i32>) -> tensor<5x8x2x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[0, 0], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2x2x1xi32>, tensor<i32>) -> tensor<5x8x2x1xi32>
  return %r : tensor<5x8x2x1xi32>
}

// equal
func.func @reduce_window_or_i32_7(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<0xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}

// equal
func.func @reduce_window_or_i32_8(%a0: tensor<0x5x2xi32>, %a1: tensor<i32>) -> tensor<1x2x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x5x2xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  return %r : tensor<1x2x2xi32>
}

// equal
func.func @reduce_window_or_i32_9(%a0: tensor<2x5xi32>, %a1: tensor<i32>) -> tensor<8x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x5xi32>, tensor<i32>) -> tensor<8x2xi32>
  return %r : tensor<8x2xi32>
}

// equal
func.func @reduce_window_or_ui16(%a0: tensor<5x5x2x1xui16>, %a1: tensor<ui16>) -> tensor<4x3x2x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5x2x1xui16>, tensor<ui16>) -> tensor<4x3x2x1xui16>
  return %r : tensor<4x3x2x1xui16>
}

// equal
func.func @reduce_window_or_ui16_2(%a0: tensor<5x2xui16>, %a1: tensor<ui16>) -> tensor<3x8xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x2xui16>, tensor<ui16>) -> tensor<3x8xui16>
  return %r : tensor<3x8xui16>
}

// equal
func.func @reduce_window_or_ui16_3(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<3x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}

// equal
func.func @reduce_window_or_ui16_4(%a0: tensor<5x5x2xui16>, %a1: tensor<ui16>) -> tensor<3x2x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5x2xui16>, tensor<ui16>) -> tensor<3x2x2xui16>
  return %r : tensor<3x2x2xui16>
}

// equal
func.func @reduce_window_or_ui16_5(%a0: tensor<5x2xui16>, %a1: tensor<ui16>) -> tensor<9x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x2xui16>, tensor<ui16>) -> tensor<9x2xui16>
  return %r : tensor<9x2xui16>
}

// equal
func.func @reduce_window_or_ui16_6(%a0: tensor<5x1x2xui16>, %a1: tensor<ui16>) -> tensor<5x1x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x1x2xui16>, tensor<ui16>) -> tensor<5x1x2xui16>
  return %r : tensor<5x1x2xui16>
}

// equal
func.func @reduce_window_or_ui16_7(%a0: tensor<5x5x2x1xui16>, %a1: tensor<ui16>) -> tensor<0x2x2x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5x2x1xui16>, tensor<ui16>) -> tensor<0x2x2x1xui16>
  return %r : tensor<0x2x2x1xui16>
}

// equal
func.func @reduce_window_or_ui16_8(%a0: tensor<0x5x2x1xui16>, %a1: tensor<ui16>) -> tensor<1x5x2x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0x5x2x1xui16>, tensor<ui16>) -> tensor<1x5x2x1xui16>
  return %r : tensor<1x5x2x1xui16>
}

// equal
func.func @reduce_window_or_ui16_9(%a0: tensor<2x2x2xui16>, %a1: tensor<ui16>) -> tensor<8x8x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 4, 4, 1>, window_dilations = array<i64: 3, 3, 1>, padding = dense<[[3, 3], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.or %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x2x2xui16>, tensor<ui16>) -> tensor<8x8x2xui16>
  return %r : tensor<8x8x2xui16>
}

// equal
func.func @reduce_window_or_i1(%a0: tensor<5x5x2xi1>, %a1: tensor<i1>) -> tensor<4x2x2xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x5x2xi1>, tensor<i1>) -> tensor<4x2x2xi1>
  return %r : tensor<4x2x2xi1>
}

// equal
func.func @reduce_window_or_i1_2(%a0: tensor<5x1x2x1xi1>, %a1: tensor<i1>) -> tensor<3x1x2x1xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x1x2x1xi1>, tensor<i1>) -> tensor<3x1x2x1xi1>
  return %r : tensor<3x1x2x1xi1>
}

// equal
func.func @reduce_window_or_i1_3(%a0: tensor<5x5xi1>, %a1: tensor<i1>) -> tensor<3x3xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<3x3xi1>
  return %r : tensor<3x3xi1>
}

// equal
func.func @reduce_window_or_i1_4(%a0: tensor<5x2x1xi1>, %a1: tensor<i1>) -> tensor<3x2x1xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x2x1xi1>, tensor<i1>) -> tensor<3x2x1xi1>
  return %r : tensor<3x2x1xi1>
}

// equal
func.func @reduce_window_or_i1_5(%a0: tensor<5x5x2x1xi1>, %a1: tensor<i1>) -> tensor<9x2x2x1xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 3, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[-2, -1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x5x2x1xi1>, tensor<i1>) -> tensor<9x2x2x1xi1>
  return %r : tensor<9x2x2x1xi1>
}

// equal
func.func @reduce_window_or_i1_6(%a0: tensor<5x5xi1>, %a1: tensor<i1>) -> tensor<5x5xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<5x5xi1>
  return %r : tensor<5x5xi1>
}

// equal
func.func @reduce_window_or_i1_7(%a0: tensor<5x2x2xi1>, %a1: tensor<i1>) -> tensor<0x8x2xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[0, 0], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x2x2xi1>, tensor<i1>) -> tensor<0x8x2xi1>
  return %r : tensor<0x8x2xi1>
}

// equal
func.func @reduce_window_or_i1_8(%a0: tensor<0x5xi1>, %a1: tensor<i1>) -> tensor<1x3xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<0x5xi1>, tensor<i1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}

// equal
func.func @reduce_window_or_i1_9(%a0: tensor<2x5x2x1xi1>, %a1: tensor<i1>) -> tensor<8x2x2x1xi1> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 4, 1, 1, 1>, window_dilations = array<i64: 3, 1, 1, 1>, padding = dense<[[3, 3], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<2x5x2x1xi1>, tensor<i1>) -> tensor<8x2x2x1xi1>
  return %r : tensor<8x2x2x1xi1>
}

// equal
func.func @reduce_window_or_i32_10(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<4x5xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// equal
func.func @reduce_window_or_i32_11(%a0: tensor<5x1xi32>, %a1: tensor<i32>) -> tensor<4x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x1xi32>, tensor<i32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}

// equal
func.func @reduce_window_or_i32_12(%a0: tensor<5x2xi32>, %a1: tensor<i32>) -> tensor<4x8xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2xi32>, tensor<i32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// equal
func.func @reduce_window_or_i32_13(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<4xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @reduce_window_or_i32_14(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<3x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @reduce_window_or_i32_15(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<3x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @reduce_window_or_i32_16(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<3x5xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}

// equal
func.func @reduce_window_or_i32_17(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_window_or_i32_18(%a0: tensor<5x5x2xi32>, %a1: tensor<i32>) -> tensor<3x2x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5x2xi32>, tensor<i32>) -> tensor<3x2x2xi32>
  return %r : tensor<3x2x2xi32>
}

// equal
func.func @reduce_window_or_i32_19(%a0: tensor<5x1xi32>, %a1: tensor<i32>) -> tensor<3x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x1xi32>, tensor<i32>) -> tensor<3x1xi32>
  return %r : tensor<3x1xi32>
}

// equal
func.func @reduce_window_or_i32_20(%a0: tensor<5x2xi32>, %a1: tensor<i32>) -> tensor<3x8xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 2, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2xi32>, tensor<i32>) -> tensor<3x8xi32>
  return %r : tensor<3x8xi32>
}

// equal
func.func @reduce_window_or_i32_21(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// equal
func.func @reduce_window_or_i32_22(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<3x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @reduce_window_or_i32_23(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<3x3xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}

// equal
func.func @reduce_window_or_i32_24(%a0: tensor<5x1xi32>, %a1: tensor<i32>) -> tensor<3x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x1xi32>, tensor<i32>) -> tensor<3x1xi32>
  return %r : tensor<3x1xi32>
}

// equal
func.func @reduce_window_or_i32_25(%a0: tensor<5x2xi32>, %a1: tensor<i32>) -> tensor<3x8xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-1, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2xi32>, tensor<i32>) -> tensor<3x8xi32>
  return %r : tensor<3x8xi32>
}

// equal
func.func @reduce_window_or_i32_26(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<9x3xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<9x3xi32>
  return %r : tensor<9x3xi32>
}

// equal
func.func @reduce_window_or_i32_27(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<9x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<9x2xi32>
  return %r : tensor<9x2xi32>
}

// equal
func.func @reduce_window_or_i32_28(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<9x5xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<9x5xi32>
  return %r : tensor<9x5xi32>
}

// equal
func.func @reduce_window_or_i32_29(%a0: tensor<5x2xi32>, %a1: tensor<i32>) -> tensor<9x8xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-2, -1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2xi32>, tensor<i32>) -> tensor<9x8xi32>
  return %r : tensor<9x8xi32>
}

// equal
func.func @reduce_window_or_i32_30(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<5x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<5x2xi32>
  return %r : tensor<5x2xi32>
}

// equal
func.func @reduce_window_or_i32_31(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<5x3xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @reduce_window_or_i32_32(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<5x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<5x2xi32>
  return %r : tensor<5x2xi32>
}

// equal
func.func @reduce_window_or_i32_33(%a0: tensor<5xi32>, %a1: tensor<i32>) -> tensor<5xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  return %r : tensor<5xi32>
}

// equal
func.func @reduce_window_or_i32_34(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<0x3xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<0x3xi32>
  return %r : tensor<0x3xi32>
}

// equal
func.func @reduce_window_or_i32_35(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<0x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<0x2xi32>
  return %r : tensor<0x2xi32>
}

// equal
func.func @reduce_window_or_i32_36(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<0x5xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<0x5xi32>
  return %r : tensor<0x5xi32>
}

// equal
func.func @reduce_window_or_i32_37(%a0: tensor<5x1xi32>, %a1: tensor<i32>) -> tensor<0x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x1xi32>, tensor<i32>) -> tensor<0x1xi32>
  return %r : tensor<0x1xi32>
}

// equal
func.func @reduce_window_or_i32_38(%a0: tensor<0x5xi32>, %a1: tensor<i32>) -> tensor<1x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x5xi32>, tensor<i32>) -> tensor<1x2xi32>
  return %r : tensor<1x2xi32>
}

// equal
func.func @reduce_window_or_i32_39(%a0: tensor<0x1xi32>, %a1: tensor<i32>) -> tensor<1x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x1xi32>, tensor<i32>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// equal
func.func @reduce_window_or_i32_40(%a0: tensor<0x2xi32>, %a1: tensor<i32>) -> tensor<1x8xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x2xi32>, tensor<i32>) -> tensor<1x8xi32>
  return %r : tensor<1x8xi32>
}

// equal
func.func @reduce_window_or_i32_41(%a0: tensor<0xi32>, %a1: tensor<i32>) -> tensor<1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0xi32>, tensor<i32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// equal
func.func @reduce_window_or_i32_42(%a0: tensor<2x5xi32>, %a1: tensor<i32>) -> tensor<8x3xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 2>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x5xi32>, tensor<i32>) -> tensor<8x3xi32>
  return %r : tensor<8x3xi32>
}

// equal
func.func @reduce_window_or_i32_43(%a0: tensor<2x5xi32>, %a1: tensor<i32>) -> tensor<8x5xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x5xi32>, tensor<i32>) -> tensor<8x5xi32>
  return %r : tensor<8x5xi32>
}

// equal
func.func @reduce_window_or_i32_44(%a0: tensor<2x1xi32>, %a1: tensor<i32>) -> tensor<8x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x1xi32>, tensor<i32>) -> tensor<8x1xi32>
  return %r : tensor<8x1xi32>
}

// equal
func.func @reduce_window_or_i32_45(%a0: tensor<2xi32>, %a1: tensor<i32>) -> tensor<8xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 4>, window_dilations = array<i64: 3>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.or %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2xi32>, tensor<i32>) -> tensor<8xi32>
  return %r : tensor<8xi32>
}

// equal
func.func @reduce_window_absmax_f64(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<4x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<4x2xf64>
  return %r : tensor<4x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_2(%a0: tensor<5x5x2xf64>, %a1: tensor<f64>) -> tensor<3x3x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5x2xf64>, tensor<f64>) -> tensor<3x3x2xf64>
  return %r : tensor<3x3x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_3(%a0: tensor<5x5x2x1xf64>, %a1: tensor<f64>) -> tensor<3x2x2x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 3, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5x2x1xf64>, tensor<f64>) -> tensor<3x2x2x1xf64>
  return %r : tensor<3x2x2x1xf64>
}

// equal
func.func @reduce_window_absmax_f64_4(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}

// equal
func.func @reduce_window_absmax_f64_5(%a0: tensor<5x1x2x1xf64>, %a1: tensor<f64>) -> tensor<9x1x2x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 3, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[-2, -1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1x2x1xf64>, tensor<f64>) -> tensor<9x1x2x1xf64>
  return %r : tensor<9x1x2x1xf64>
}

// equal
func.func @reduce_window_absmax_f64_6(%a0: tensor<5x2x2xf64>, %a1: tensor<f64>) -> tensor<5x8x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[0, 0], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2x2xf64>, tensor<f64>) -> tensor<5x8x2xf64>
  return %r : tensor<5x8x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_7(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<0xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// equal
func.func @reduce_window_absmax_f64_8(%a0: tensor<0x5x2xf64>, %a1: tensor<f64>) -> tensor<1x5x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x5x2xf64>, tensor<f64>) -> tensor<1x5x2xf64>
  return %r : tensor<1x5x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_9(%a0: tensor<2x5x2xf64>, %a1: tensor<f64>) -> tensor<8x2x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 4, 1, 1>, window_dilations = array<i64: 3, 1, 1>, padding = dense<[[3, 3], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x5x2xf64>, tensor<f64>) -> tensor<8x2x2xf64>
  return %r : tensor<8x2x2xf64>
}

// equal
func.func @reduce_window_absmax_bf16(%a0: tensor<5x2x2x1xbf16>, %a1: tensor<bf16>) -> tensor<4x8x2x1xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[0, 0], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x2x2x1xbf16>, tensor<bf16>) -> tensor<4x8x2x1xbf16>
  return %r : tensor<4x8x2x1xbf16>
}

// equal
func.func @reduce_window_absmax_bf16_2(%a0: tensor<5x1xbf16>, %a1: tensor<bf16>) -> tensor<3x1xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x1xbf16>, tensor<bf16>) -> tensor<3x1xbf16>
  return %r : tensor<3x1xbf16>
}

// equal
func.func @reduce_window_absmax_bf16_3(%a0: tensor<5x2xbf16>, %a1: tensor<bf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x2xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// equal
func.func @reduce_window_absmax_bf16_4(%a0: tensor<5x5x2x1xbf16>, %a1: tensor<bf16>) -> tensor<3x3x2x1xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[-1, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2x1xbf16>, tensor<bf16>) -> tensor<3x3x2x1xbf16>
  return %r : tensor<3x3x2x1xbf16>
}

// equal
func.func @reduce_window_absmax_bf16_5(%a0: tensor<5x5xbf16>, %a1: tensor<bf16>) -> tensor<9x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<9x2xbf16>
  return %r : tensor<9x2xbf16>
}

// equal
func.func @reduce_window_absmax_bf16_6(%a0: tensor<5x5x2x1xbf16>, %a1: tensor<bf16>) -> tensor<5x2x2x1xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2x1xbf16>, tensor<bf16>) -> tensor<5x2x2x1xbf16>
  return %r : tensor<5x2x2x1xbf16>
}

// equal
func.func @reduce_window_absmax_bf16_7(%a0: tensor<5x5x2x1xbf16>, %a1: tensor<bf16>) -> tensor<0x5x2x1xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2x1xbf16>, tensor<bf16>) -> tensor<0x5x2x1xbf16>
  return %r : tensor<0x5x2x1xbf16>
}

// equal
func.func @reduce_window_absmax_bf16_8(%a0: tensor<0x5xbf16>, %a1: tensor<bf16>) -> tensor<1x3xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<0x5xbf16>, tensor<bf16>) -> tensor<1x3xbf16>
  return %r : tensor<1x3xbf16>
}

// equal
func.func @reduce_window_absmax_bf16_9(%a0: tensor<2x2xbf16>, %a1: tensor<bf16>) -> tensor<8x8xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 4>, window_dilations = array<i64: 3, 3>, padding = dense<[[3, 3], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.abs %x : tensor<bf16>
    %t = stablehlo.abs %y : tensor<bf16>
    %v = stablehlo.maximum %s, %t : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<8x8xbf16>
  return %r : tensor<8x8xbf16>
}

// equal
func.func @reduce_window_absmax_i32(%a0: tensor<5x5x2xi32>, %a1: tensor<i32>) -> tensor<4x2x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5x2xi32>, tensor<i32>) -> tensor<4x2x2xi32>
  return %r : tensor<4x2x2xi32>
}

// equal
func.func @reduce_window_absmax_i32_2(%a0: tensor<5x2x1xi32>, %a1: tensor<i32>) -> tensor<3x2x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2x1xi32>, tensor<i32>) -> tensor<3x2x1xi32>
  return %r : tensor<3x2x1xi32>
}

// equal
func.func @reduce_window_absmax_i32_3(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<3x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @reduce_window_absmax_i32_4(%a0: tensor<5x1x2xi32>, %a1: tensor<i32>) -> tensor<3x1x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x1x2xi32>, tensor<i32>) -> tensor<3x1x2xi32>
  return %r : tensor<3x1x2xi32>
}

// equal
func.func @reduce_window_absmax_i32_5(%a0: tensor<5x5x2xi32>, %a1: tensor<i32>) -> tensor<9x3x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 3, 1, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[-2, -1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5x2xi32>, tensor<i32>) -> tensor<9x3x2xi32>
  return %r : tensor<9x3x2xi32>
}

// equal
func.func @reduce_window_absmax_i32_6(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<5x5xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<5x5xi32>
  return %r : tensor<5x5xi32>
}

// equal
func.func @reduce_window_absmax_i32_7(%a0: tensor<5x2x2xi32>, %a1: tensor<i32>) -> tensor<0x8x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[0, 0], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2x2xi32>, tensor<i32>) -> tensor<0x8x2xi32>
  return %r : tensor<0x8x2xi32>
}

// equal
func.func @reduce_window_absmax_i32_8(%a0: tensor<0x5x2x1xi32>, %a1: tensor<i32>) -> tensor<1x2x2x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x5x2x1xi32>, tensor<i32>) -> tensor<1x2x2x1xi32>
  return %r : tensor<1x2x2x1xi32>
}

// equal
func.func @reduce_window_absmax_i32_9(%a0: tensor<2x5x2x1xi32>, %a1: tensor<i32>) -> tensor<8x3x2x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 4, 1, 1, 1>, window_dilations = array<i64: 3, 2, 1, 1>, padding = dense<[[3, 3], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.abs %x : tensor<i32>
    %t = stablehlo.abs %y : tensor<i32>
    %v = stablehlo.maximum %s, %t : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x5x2x1xi32>, tensor<i32>) -> tensor<8x3x2x1xi32>
  return %r : tensor<8x3x2x1xi32>
}

// equal
func.func @reduce_window_absmax_f64_10(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<4x3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<4x3xf64>
  return %r : tensor<4x3xf64>
}

// equal
func.func @reduce_window_absmax_f64_11(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<4x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<4x5xf64>
  return %r : tensor<4x5xf64>
}

// equal
func.func @reduce_window_absmax_f64_12(%a0: tensor<5x1xf64>, %a1: tensor<f64>) -> tensor<4x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1xf64>, tensor<f64>) -> tensor<4x1xf64>
  return %r : tensor<4x1xf64>
}

// equal
func.func @reduce_window_absmax_f64_13(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<4xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @reduce_window_absmax_f64_14(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_15(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_16(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}

// equal
func.func @reduce_window_absmax_f64_17(%a0: tensor<5x2xf64>, %a1: tensor<f64>) -> tensor<3x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2xf64>, tensor<f64>) -> tensor<3x8xf64>
  return %r : tensor<3x8xf64>
}

// equal
func.func @reduce_window_absmax_f64_18(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// equal
func.func @reduce_window_absmax_f64_19(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}

// equal
func.func @reduce_window_absmax_f64_20(%a0: tensor<5x1xf64>, %a1: tensor<f64>) -> tensor<3x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1xf64>, tensor<f64>) -> tensor<3x1xf64>
  return %r : tensor<3x1xf64>
}

// equal
func.func @reduce_window_absmax_f64_21(%a0: tensor<5x2xf64>, %a1: tensor<f64>) -> tensor<3x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 2, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2xf64>, tensor<f64>) -> tensor<3x8xf64>
  return %r : tensor<3x8xf64>
}

// equal
func.func @reduce_window_absmax_f64_22(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_23(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_24(%a0: tensor<5x2xf64>, %a1: tensor<f64>) -> tensor<3x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-1, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2xf64>, tensor<f64>) -> tensor<3x8xf64>
  return %r : tensor<3x8xf64>
}

// equal
func.func @reduce_window_absmax_f64_25(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_window_absmax_f64_26(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<9x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<9x2xf64>
  return %r : tensor<9x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_27(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<9x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<9x5xf64>
  return %r : tensor<9x5xf64>
}

// equal
func.func @reduce_window_absmax_f64_28(%a0: tensor<5x2xf64>, %a1: tensor<f64>) -> tensor<9x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-2, -1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2xf64>, tensor<f64>) -> tensor<9x8xf64>
  return %r : tensor<9x8xf64>
}

// equal
func.func @reduce_window_absmax_f64_29(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<9xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[-2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<9xf64>
  return %r : tensor<9xf64>
}

// equal
func.func @reduce_window_absmax_f64_30(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<5x3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @reduce_window_absmax_f64_31(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<5x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<5x2xf64>
  return %r : tensor<5x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_32(%a0: tensor<5x1xf64>, %a1: tensor<f64>) -> tensor<5x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1xf64>, tensor<f64>) -> tensor<5x1xf64>
  return %r : tensor<5x1xf64>
}

// equal
func.func @reduce_window_absmax_f64_33(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<5xf64>
  return %r : tensor<5xf64>
}

// equal
func.func @reduce_window_absmax_f64_34(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<0x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<0x2xf64>
  return %r : tensor<0x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_35(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<0x3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<0x3xf64>
  return %r : tensor<0x3xf64>
}

// equal
func.func @reduce_window_absmax_f64_36(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<0x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<0x2xf64>
  return %r : tensor<0x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_37(%a0: tensor<5x1xf64>, %a1: tensor<f64>) -> tensor<0x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1xf64>, tensor<f64>) -> tensor<0x1xf64>
  return %r : tensor<0x1xf64>
}

// equal
func.func @reduce_window_absmax_f64_38(%a0: tensor<0x5xf64>, %a1: tensor<f64>) -> tensor<1x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x5xf64>, tensor<f64>) -> tensor<1x2xf64>
  return %r : tensor<1x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_39(%a0: tensor<0x1xf64>, %a1: tensor<f64>) -> tensor<1x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x1xf64>, tensor<f64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @reduce_window_absmax_f64_40(%a0: tensor<0x2xf64>, %a1: tensor<f64>) -> tensor<1x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x2xf64>, tensor<f64>) -> tensor<1x8xf64>
  return %r : tensor<1x8xf64>
}

// equal
func.func @reduce_window_absmax_f64_41(%a0: tensor<0xf64>, %a1: tensor<f64>) -> tensor<1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0xf64>, tensor<f64>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// equal
func.func @reduce_window_absmax_f64_42(%a0: tensor<2x5xf64>, %a1: tensor<f64>) -> tensor<8x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<8x2xf64>
  return %r : tensor<8x2xf64>
}

// equal
func.func @reduce_window_absmax_f64_43(%a0: tensor<2x5xf64>, %a1: tensor<f64>) -> tensor<8x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<8x5xf64>
  return %r : tensor<8x5xf64>
}

// equal
func.func @reduce_window_absmax_f64_44(%a0: tensor<2x1xf64>, %a1: tensor<f64>) -> tensor<8x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x1xf64>, tensor<f64>) -> tensor<8x1xf64>
  return %r : tensor<8x1xf64>
}

// equal
func.func @reduce_window_absmax_f64_45(%a0: tensor<2xf64>, %a1: tensor<f64>) -> tensor<8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 4>, window_dilations = array<i64: 3>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.abs %x : tensor<f64>
    %t = stablehlo.abs %y : tensor<f64>
    %v = stablehlo.maximum %s, %t : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2xf64>, tensor<f64>) -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// equal
func.func @reduce_window_addmod_f64(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<4x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<4x2xf64>
  return %r : tensor<4x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_2(%a0: tensor<5x5x2xf64>, %a1: tensor<f64>) -> tensor<3x5x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[-1, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5x2xf64>, tensor<f64>) -> tensor<3x5x2xf64>
  return %r : tensor<3x5x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_3(%a0: tensor<5x2x2x1xf64>, %a1: tensor<f64>) -> tensor<5x8x2x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 4, 1, 1>, window_dilations = array<i64: 1, 3, 1, 1>, padding = dense<[[0, 0], [3, 3], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2x2x1xf64>, tensor<f64>) -> tensor<5x8x2x1xf64>
  return %r : tensor<5x8x2x1xf64>
}

// equal
func.func @reduce_window_addmod_f64_4(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<0xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<0xf64>
  return %r : tensor<0xf64>
}

// equal
func.func @reduce_window_addmod_f64_5(%a0: tensor<0x5x2xf64>, %a1: tensor<f64>) -> tensor<1x2x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 3, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [2, -1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x5x2xf64>, tensor<f64>) -> tensor<1x2x2xf64>
  return %r : tensor<1x2x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_6(%a0: tensor<2x1x2xf64>, %a1: tensor<f64>) -> tensor<8x1x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 4, 1, 1>, window_dilations = array<i64: 3, 1, 1>, padding = dense<[[3, 3], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x1x2xf64>, tensor<f64>) -> tensor<8x1x2xf64>
  return %r : tensor<8x1x2xf64>
}

// equal
func.func @reduce_window_addmod_bf16(%a0: tensor<5x5xbf16>, %a1: tensor<bf16>) -> tensor<3x3xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<3x3xbf16>
  return %r : tensor<3x3xbf16>
}

// equal
func.func @reduce_window_addmod_bf16_2(%a0: tensor<5x5x2xbf16>, %a1: tensor<bf16>) -> tensor<3x2x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5x2xbf16>, tensor<bf16>) -> tensor<3x2x2xbf16>
  return %r : tensor<3x2x2xbf16>
}

// equal
func.func @reduce_window_addmod_bf16_3(%a0: tensor<5x2x2xbf16>, %a1: tensor<bf16>) -> tensor<9x8x2xbf16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 3, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[-2, -1], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x2x2xbf16>, tensor<bf16>) -> tensor<9x8x2xbf16>
  return %r : tensor<9x8x2xbf16>
}

// equal
func.func @reduce_window_addmod_i32(%a0: tensor<5x2xi32>, %a1: tensor<i32>) -> tensor<4x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2xi32>, tensor<i32>) -> tensor<4x2xi32>
  return %r : tensor<4x2xi32>
}

// equal
func.func @reduce_window_addmod_i32_2(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<3x5xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}

// equal
func.func @reduce_window_addmod_i32_3(%a0: tensor<5x5xi32>, %a1: tensor<i32>) -> tensor<3x3xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}

// equal
func.func @reduce_window_addmod_i32_4(%a0: tensor<5x5x2x1xi32>, %a1: tensor<i32>) -> tensor<9x2x2x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 3, 1, 1>, base_dilations = array<i64: 3, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[-2, -1], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5x2x1xi32>, tensor<i32>) -> tensor<9x2x2x1xi32>
  return %r : tensor<9x2x2x1xi32>
}

// equal
func.func @reduce_window_addmod_i32_5(%a0: tensor<5x1x2xi32>, %a1: tensor<i32>) -> tensor<5x1x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x1x2xi32>, tensor<i32>) -> tensor<5x1x2xi32>
  return %r : tensor<5x1x2xi32>
}

// equal
func.func @reduce_window_addmod_i32_6(%a0: tensor<5x2x2xi32>, %a1: tensor<i32>) -> tensor<0x8x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 4, 1>, window_dilations = array<i64: 1, 3, 1>, padding = dense<[[0, 0], [3, 3], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x2x2xi32>, tensor<i32>) -> tensor<0x8x2xi32>
  return %r : tensor<0x8x2xi32>
}

// equal
func.func @reduce_window_addmod_i32_7(%a0: tensor<0x5xi32>, %a1: tensor<i32>) -> tensor<1x2xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<0x5xi32>, tensor<i32>) -> tensor<1x2xi32>
  return %r : tensor<1x2xi32>
}

// equal
func.func @reduce_window_addmod_i32_8(%a0: tensor<2x5x2x1xi32>, %a1: tensor<i32>) -> tensor<8x3x2x1xi32> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 4, 1, 1, 1>, window_dilations = array<i64: 3, 2, 1, 1>, padding = dense<[[3, 3], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x5x2x1xi32>, tensor<i32>) -> tensor<8x3x2x1xi32>
  return %r : tensor<8x3x2x1xi32>
}

// equal
func.func @reduce_window_addmod_ui16(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<4x3xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<4x3xui16>
  return %r : tensor<4x3xui16>
}

// equal
func.func @reduce_window_addmod_ui16_2(%a0: tensor<5x1x2x1xui16>, %a1: tensor<ui16>) -> tensor<3x1x2x1xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x1x2x1xui16>, tensor<ui16>) -> tensor<3x1x2x1xui16>
  return %r : tensor<3x1x2x1xui16>
}

// equal
func.func @reduce_window_addmod_ui16_3(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// equal
func.func @reduce_window_addmod_ui16_4(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<9x5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<9x5xui16>
  return %r : tensor<9x5xui16>
}

// equal
func.func @reduce_window_addmod_ui16_5(%a0: tensor<5xui16>, %a1: tensor<ui16>) -> tensor<5xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5xui16>, tensor<ui16>) -> tensor<5xui16>
  return %r : tensor<5xui16>
}

// equal
func.func @reduce_window_addmod_ui16_6(%a0: tensor<5x5xui16>, %a1: tensor<ui16>) -> tensor<0x3xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x5xui16>, tensor<ui16>) -> tensor<0x3xui16>
  return %r : tensor<0x3xui16>
}

// equal
func.func @reduce_window_addmod_ui16_7(%a0: tensor<0x2xui16>, %a1: tensor<ui16>) -> tensor<1x8xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<0x2xui16>, tensor<ui16>) -> tensor<1x8xui16>
  return %r : tensor<1x8xui16>
}

// equal
func.func @reduce_window_addmod_ui16_8(%a0: tensor<2x5xui16>, %a1: tensor<ui16>) -> tensor<8x2xui16> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x5xui16>, tensor<ui16>) -> tensor<8x2xui16>
  return %r : tensor<8x2xui16>
}

// equal
func.func @reduce_window_addmod_f64_7(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<4x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<4x2xf64>
  return %r : tensor<4x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_8(%a0: tensor<5x1xf64>, %a1: tensor<f64>) -> tensor<4x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1xf64>, tensor<f64>) -> tensor<4x1xf64>
  return %r : tensor<4x1xf64>
}

// equal
func.func @reduce_window_addmod_f64_9(%a0: tensor<5x2xf64>, %a1: tensor<f64>) -> tensor<4x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2xf64>, tensor<f64>) -> tensor<4x8xf64>
  return %r : tensor<4x8xf64>
}

// equal
func.func @reduce_window_addmod_f64_10(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}

// equal
func.func @reduce_window_addmod_f64_11(%a0: tensor<5x1xf64>, %a1: tensor<f64>) -> tensor<3x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1xf64>, tensor<f64>) -> tensor<3x1xf64>
  return %r : tensor<3x1xf64>
}

// equal
func.func @reduce_window_addmod_f64_12(%a0: tensor<5x2xf64>, %a1: tensor<f64>) -> tensor<3x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[1, 1], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2xf64>, tensor<f64>) -> tensor<3x8xf64>
  return %r : tensor<3x8xf64>
}

// equal
func.func @reduce_window_addmod_f64_13(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_window_addmod_f64_14(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}

// equal
func.func @reduce_window_addmod_f64_15(%a0: tensor<5x2xf64>, %a1: tensor<f64>) -> tensor<3x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 2, 3>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2xf64>, tensor<f64>) -> tensor<3x8xf64>
  return %r : tensor<3x8xf64>
}

// equal
func.func @reduce_window_addmod_f64_16(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}

// equal
func.func @reduce_window_addmod_f64_17(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<3x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_18(%a0: tensor<5x1xf64>, %a1: tensor<f64>) -> tensor<3x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1xf64>, tensor<f64>) -> tensor<3x1xf64>
  return %r : tensor<3x1xf64>
}

// equal
func.func @reduce_window_addmod_f64_19(%a0: tensor<5x2xf64>, %a1: tensor<f64>) -> tensor<3x8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 4>, window_dilations = array<i64: 1, 3>, padding = dense<[[-1, 0], [3, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x2xf64>, tensor<f64>) -> tensor<3x8xf64>
  return %r : tensor<3x8xf64>
}

// equal
func.func @reduce_window_addmod_f64_20(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<9x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<9x2xf64>
  return %r : tensor<9x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_21(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<9x3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<9x3xf64>
  return %r : tensor<9x3xf64>
}

// equal
func.func @reduce_window_addmod_f64_22(%a0: tensor<5xf64>, %a1: tensor<f64>) -> tensor<9xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[-2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<9xf64>
  return %r : tensor<9xf64>
}

// equal
func.func @reduce_window_addmod_f64_23(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<5x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<5x2xf64>
  return %r : tensor<5x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_24(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<5x3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @reduce_window_addmod_f64_25(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<5x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<5x5xf64>
  return %r : tensor<5x5xf64>
}

// equal
func.func @reduce_window_addmod_f64_26(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<0x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<0x2xf64>
  return %r : tensor<0x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_27(%a0: tensor<5x5xf64>, %a1: tensor<f64>) -> tensor<0x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<f64>) -> tensor<0x5xf64>
  return %r : tensor<0x5xf64>
}

// equal
func.func @reduce_window_addmod_f64_28(%a0: tensor<5x1xf64>, %a1: tensor<f64>) -> tensor<0x1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 7, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x1xf64>, tensor<f64>) -> tensor<0x1xf64>
  return %r : tensor<0x1xf64>
}

// equal
func.func @reduce_window_addmod_f64_29(%a0: tensor<0x5xf64>, %a1: tensor<f64>) -> tensor<1x3xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x5xf64>, tensor<f64>) -> tensor<1x3xf64>
  return %r : tensor<1x3xf64>
}

// equal
func.func @reduce_window_addmod_f64_30(%a0: tensor<0x5xf64>, %a1: tensor<f64>) -> tensor<1x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0x5xf64>, tensor<f64>) -> tensor<1x5xf64>
  return %r : tensor<1x5xf64>
}

// equal
func.func @reduce_window_addmod_f64_31(%a0: tensor<0xf64>, %a1: tensor<f64>) -> tensor<1xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<0xf64>, tensor<f64>) -> tensor<1xf64>
  return %r : tensor<1xf64>
}

// equal
func.func @reduce_window_addmod_f64_32(%a0: tensor<2x5xf64>, %a1: tensor<f64>) -> tensor<8x2xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<8x2xf64>
  return %r : tensor<8x2xf64>
}

// equal
func.func @reduce_window_addmod_f64_33(%a0: tensor<2x5xf64>, %a1: tensor<f64>) -> tensor<8x5xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 4, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[3, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x5xf64>, tensor<f64>) -> tensor<8x5xf64>
  return %r : tensor<8x5xf64>
}

// equal
func.func @reduce_window_addmod_f64_34(%a0: tensor<2xf64>, %a1: tensor<f64>) -> tensor<8xf64> {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 4>, window_dilations = array<i64: 3>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2xf64>, tensor<f64>) -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// exact
func.func @reduce_window_two_f64_f32(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<4x2xf64>, tensor<4x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<4x2xf64>, tensor<4x2xf32>)
  return %r#0, %r#1 : tensor<4x2xf64>, tensor<4x2xf32>
}

// exact
func.func @reduce_window_two_f64_i16(%a0: tensor<5x5xf64>, %a1: tensor<5x5xi16>, %a2: tensor<f64>, %a3: tensor<i16>) -> (tensor<2x4xf64>, tensor<2x4xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i16>, %y: tensor<f64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x5xf64>, tensor<5x5xi16>, tensor<f64>, tensor<i16>) -> (tensor<2x4xf64>, tensor<2x4xi16>)
  return %r#0, %r#1 : tensor<2x4xf64>, tensor<2x4xi16>
}

// exact
func.func @reduce_window_two_f32_f32(%a0: tensor<5x5xf32>, %a1: tensor<5x5xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[1, 1], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %y: tensor<f32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
  }) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  return %r#0, %r#1 : tensor<3x4xf32>, tensor<3x4xf32>
}

// exact
func.func @reduce_window_two_f32_i16(%a0: tensor<5x5xf32>, %a1: tensor<5x5xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<4x5xf32>, tensor<4x5xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5x5xf32>, tensor<5x5xi16>, tensor<f32>, tensor<i16>) -> (tensor<4x5xf32>, tensor<4x5xi16>)
  return %r#0, %r#1 : tensor<4x5xf32>, tensor<4x5xi16>
}

// exact
func.func @reduce_window_two_i32_f32(%a0: tensor<5x1xi32>, %a1: tensor<5x1xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<2x1xi32>, tensor<2x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x1xi32>, tensor<5x1xf32>, tensor<i32>, tensor<f32>) -> (tensor<2x1xi32>, tensor<2x1xf32>)
  return %r#0, %r#1 : tensor<2x1xi32>, tensor<2x1xf32>
}

// exact
func.func @reduce_window_two_i32_i16(%a0: tensor<5x5xi32>, %a1: tensor<5x5xi16>, %a2: tensor<i32>, %a3: tensor<i16>) -> (tensor<3x2xi32>, tensor<3x2xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i16>, %y: tensor<i32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5x5xi32>, tensor<5x5xi16>, tensor<i32>, tensor<i16>) -> (tensor<3x2xi32>, tensor<3x2xi16>)
  return %r#0, %r#1 : tensor<3x2xi32>, tensor<3x2xi16>
}

// exact
func.func @reduce_window_two_ui8_f32(%a0: tensor<5x5xui8>, %a1: tensor<5x5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<7x5xui8>, tensor<7x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5x5xui8>, tensor<5x5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<7x5xui8>, tensor<7x5xf32>)
  return %r#0, %r#1 : tensor<7x5xui8>, tensor<7x5xf32>
}

// exact
func.func @reduce_window_two_ui8_i16(%a0: tensor<5x1xui8>, %a1: tensor<5x1xi16>, %a2: tensor<ui8>, %a3: tensor<i16>) -> (tensor<3x1xui8>, tensor<3x1xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<i16>, %y: tensor<ui8>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<5x1xui8>, tensor<5x1xi16>, tensor<ui8>, tensor<i16>) -> (tensor<3x1xui8>, tensor<3x1xi16>)
  return %r#0, %r#1 : tensor<3x1xui8>, tensor<3x1xi16>
}

// exact
func.func @reduce_window_two_f64_f32_2(%a0: tensor<5xf64>, %a1: tensor<5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<3xf64>, tensor<3xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5xf64>, tensor<5xf32>, tensor<f64>, tensor<f32>) -> (tensor<3xf64>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3xf64>, tensor<3xf32>
}

// exact
func.func @reduce_window_two_f64_i16_2(%a0: tensor<5x1xf64>, %a1: tensor<5x1xi16>, %a2: tensor<f64>, %a3: tensor<i16>) -> (tensor<7x1xf64>, tensor<7x1xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i16>, %y: tensor<f64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x1xf64>, tensor<5x1xi16>, tensor<f64>, tensor<i16>) -> (tensor<7x1xf64>, tensor<7x1xi16>)
  return %r#0, %r#1 : tensor<7x1xf64>, tensor<7x1xi16>
}

// exact
func.func @reduce_window_two_f64_f32_3(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<3x5xf64>, tensor<3x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<3x5xf64>, tensor<3x5xf32>)
  return %r#0, %r#1 : tensor<3x5xf64>, tensor<3x5xf32>
}

// exact
func.func @reduce_window_two_f64_f32_4(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<4x4xf64>, tensor<4x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 2>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<4x4xf64>, tensor<4x4xf32>)
  return %r#0, %r#1 : tensor<4x4xf64>, tensor<4x4xf32>
}

// exact
func.func @reduce_window_two_f64_i16_3(%a0: tensor<5xf64>, %a1: tensor<5xi16>, %a2: tensor<f64>, %a3: tensor<i16>) -> (tensor<3xf64>, tensor<3xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<i16>, %y: tensor<f64>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5xf64>, tensor<5xi16>, tensor<f64>, tensor<i16>) -> (tensor<3xf64>, tensor<3xi16>)
  return %r#0, %r#1 : tensor<3xf64>, tensor<3xi16>
}

// exact
func.func @reduce_window_two_f64_f32_5(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<2x2xf64>, tensor<2x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<2x2xf64>, tensor<2x2xf32>)
  return %r#0, %r#1 : tensor<2x2xf64>, tensor<2x2xf32>
}

// exact
func.func @reduce_window_two_f64_f32_6(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<9x2xf64>, tensor<9x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<9x2xf64>, tensor<9x2xf32>)
  return %r#0, %r#1 : tensor<9x2xf64>, tensor<9x2xf32>
}

// exact
func.func @reduce_window_two_f64_f32_7(%a0: tensor<5x1xf64>, %a1: tensor<5x1xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<5x1xf64>, tensor<5x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x1xf64>, tensor<5x1xf32>, tensor<f64>, tensor<f32>) -> (tensor<5x1xf64>, tensor<5x1xf32>)
  return %r#0, %r#1 : tensor<5x1xf64>, tensor<5x1xf32>
}

// exact
func.func @reduce_window_two_f64_f32_8(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<5x4xf64>, tensor<5x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<5x4xf64>, tensor<5x4xf32>)
  return %r#0, %r#1 : tensor<5x4xf64>, tensor<5x4xf32>
}

// exact
func.func @reduce_window_two_f64_f32_9(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<4x4xf64>, tensor<4x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<4x4xf64>, tensor<4x4xf32>)
  return %r#0, %r#1 : tensor<4x4xf64>, tensor<4x4xf32>
}

// exact
func.func @reduce_window_two_f32_f32_2(%a0: tensor<5x5xf32>, %a1: tensor<5x5xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %y: tensor<f32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
  }) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %r#0, %r#1 : tensor<2x2xf32>, tensor<2x2xf32>
}

// exact
func.func @reduce_window_two_f32_f32_3(%a0: tensor<5xf32>, %a1: tensor<5xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %y: tensor<f32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
  }) : (tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>)
  return %r#0, %r#1 : tensor<7xf32>, tensor<7xf32>
}

// exact
func.func @reduce_window_two_f32_f32_4(%a0: tensor<5x5xf32>, %a1: tensor<5x5xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 2, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %y: tensor<f32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
  }) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  return %r#0, %r#1 : tensor<3x4xf32>, tensor<3x4xf32>
}

// exact
func.func @reduce_window_two_f32_i16_2(%a0: tensor<5x1xf32>, %a1: tensor<5x1xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<4x1xf32>, tensor<4x1xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5x1xf32>, tensor<5x1xi16>, tensor<f32>, tensor<i16>) -> (tensor<4x1xf32>, tensor<4x1xi16>)
  return %r#0, %r#1 : tensor<4x1xf32>, tensor<4x1xi16>
}

// exact
func.func @reduce_window_two_f32_f32_5(%a0: tensor<5x1xf32>, %a1: tensor<5x1xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<f32>, %y: tensor<f32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
  }) : (tensor<5x1xf32>, tensor<5x1xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
  return %r#0, %r#1 : tensor<3x1xf32>, tensor<3x1xf32>
}

// exact
func.func @reduce_window_two_f32_i16_3(%a0: tensor<5xf32>, %a1: tensor<5xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<2xf32>, tensor<2xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5xf32>, tensor<5xi16>, tensor<f32>, tensor<i16>) -> (tensor<2xf32>, tensor<2xi16>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi16>
}

// exact
func.func @reduce_window_two_f32_i16_4(%a0: tensor<5xf32>, %a1: tensor<5xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<9xf32>, tensor<9xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[-2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5xf32>, tensor<5xi16>, tensor<f32>, tensor<i16>) -> (tensor<9xf32>, tensor<9xi16>)
  return %r#0, %r#1 : tensor<9xf32>, tensor<9xi16>
}

// exact
func.func @reduce_window_two_f32_i16_5(%a0: tensor<5x5xf32>, %a1: tensor<5x5xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<5x2xf32>, tensor<5x2xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5x5xf32>, tensor<5x5xi16>, tensor<f32>, tensor<i16>) -> (tensor<5x2xf32>, tensor<5x2xi16>)
  return %r#0, %r#1 : tensor<5x2xf32>, tensor<5x2xi16>
}

// exact
func.func @reduce_window_two_f32_i16_6(%a0: tensor<5x5xf32>, %a1: tensor<5x5xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<5x2xf32>, tensor<5x2xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5x5xf32>, tensor<5x5xi16>, tensor<f32>, tensor<i16>) -> (tensor<5x2xf32>, tensor<5x2xi16>)
  return %r#0, %r#1 : tensor<5x2xf32>, tensor<5x2xi16>
}

// exact
func.func @reduce_window_two_f32_i16_7(%a0: tensor<5xf32>, %a1: tensor<5xi16>, %a2: tensor<f32>, %a3: tensor<i16>) -> (tensor<4xf32>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 3>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[0, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %m: tensor<i16>, %y: tensor<f32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5xf32>, tensor<5xi16>, tensor<f32>, tensor<i16>) -> (tensor<4xf32>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi16>
}

// exact
func.func @reduce_window_two_i32_i16_2(%a0: tensor<5xi32>, %a1: tensor<5xi16>, %a2: tensor<i32>, %a3: tensor<i16>) -> (tensor<4xi32>, tensor<4xi16>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<i16>, %y: tensor<i32>, %n: tensor<i16>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5xi32>, tensor<5xi16>, tensor<i32>, tensor<i16>) -> (tensor<4xi32>, tensor<4xi16>)
  return %r#0, %r#1 : tensor<4xi32>, tensor<4xi16>
}

// exact
func.func @reduce_window_two_i32_f32_2(%a0: tensor<5x5xi32>, %a1: tensor<5x5xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<7x4xi32>, tensor<7x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x5xi32>, tensor<5x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<7x4xi32>, tensor<7x4xf32>)
  return %r#0, %r#1 : tensor<7x4xi32>, tensor<7x4xf32>
}

// exact
func.func @reduce_window_two_i32_f32_3(%a0: tensor<5x5xi32>, %a1: tensor<5x5xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<3x5xi32>, tensor<3x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x5xi32>, tensor<5x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<3x5xi32>, tensor<3x5xf32>)
  return %r#0, %r#1 : tensor<3x5xi32>, tensor<3x5xf32>
}

// exact
func.func @reduce_window_two_i32_f32_4(%a0: tensor<5x5xi32>, %a1: tensor<5x5xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<4x5xi32>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x5xi32>, tensor<5x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<4x5xi32>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xi32>, tensor<4x5xf32>
}

// exact
func.func @reduce_window_two_i32_f32_5(%a0: tensor<5x5xi32>, %a1: tensor<5x5xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<3x2xi32>, tensor<3x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x5xi32>, tensor<5x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<3x2xi32>, tensor<3x2xf32>)
  return %r#0, %r#1 : tensor<3x2xi32>, tensor<3x2xf32>
}

// exact
func.func @reduce_window_two_i32_f32_6(%a0: tensor<5x5xi32>, %a1: tensor<5x5xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<2x4xi32>, tensor<2x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[2, -1], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x5xi32>, tensor<5x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<2x4xi32>, tensor<2x4xf32>)
  return %r#0, %r#1 : tensor<2x4xi32>, tensor<2x4xf32>
}

// exact
func.func @reduce_window_two_i32_f32_7(%a0: tensor<5x5xi32>, %a1: tensor<5x5xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<9x4xi32>, tensor<9x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 3, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[-2, -1], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x5xi32>, tensor<5x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<9x4xi32>, tensor<9x4xf32>)
  return %r#0, %r#1 : tensor<9x4xi32>, tensor<9x4xf32>
}

// exact
func.func @reduce_window_two_i32_f32_8(%a0: tensor<5x5xi32>, %a1: tensor<5x5xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<5x5xi32>, tensor<5x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 5, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x5xi32>, tensor<5x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<5x5xi32>, tensor<5x5xf32>)
  return %r#0, %r#1 : tensor<5x5xi32>, tensor<5x5xf32>
}

// exact
func.func @reduce_window_two_i32_f32_9(%a0: tensor<5x1xi32>, %a1: tensor<5x1xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<5x1xi32>, tensor<5x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x1xi32>, tensor<5x1xf32>, tensor<i32>, tensor<f32>) -> (tensor<5x1xi32>, tensor<5x1xf32>)
  return %r#0, %r#1 : tensor<5x1xi32>, tensor<5x1xf32>
}

// exact
func.func @reduce_window_two_i32_f32_10(%a0: tensor<5x5xi32>, %a1: tensor<5x5xf32>, %a2: tensor<i32>, %a3: tensor<f32>) -> (tensor<4x2xi32>, tensor<4x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %m: tensor<f32>, %y: tensor<i32>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }) : (tensor<5x5xi32>, tensor<5x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<4x2xi32>, tensor<4x2xf32>)
  return %r#0, %r#1 : tensor<4x2xi32>, tensor<4x2xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_2(%a0: tensor<5x5xui8>, %a1: tensor<5x5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<4x4xui8>, tensor<4x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5x5xui8>, tensor<5x5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<4x4xui8>, tensor<4x4xf32>)
  return %r#0, %r#1 : tensor<4x4xui8>, tensor<4x4xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_3(%a0: tensor<5x5xui8>, %a1: tensor<5x5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<2x5xui8>, tensor<2x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 5>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5x5xui8>, tensor<5x5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<2x5xui8>, tensor<2x5xf32>)
  return %r#0, %r#1 : tensor<2x5xui8>, tensor<2x5xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_4(%a0: tensor<5x1xui8>, %a1: tensor<5x1xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<3x1xui8>, tensor<3x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5x1xui8>, tensor<5x1xf32>, tensor<ui8>, tensor<f32>) -> (tensor<3x1xui8>, tensor<3x1xf32>)
  return %r#0, %r#1 : tensor<3x1xui8>, tensor<3x1xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_5(%a0: tensor<5xui8>, %a1: tensor<5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<4xui8>, tensor<4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 2>, window_dilations = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5xui8>, tensor<5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<4xui8>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xui8>, tensor<4xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_6(%a0: tensor<5x5xui8>, %a1: tensor<5x5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<3x5xui8>, tensor<3x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 0], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5x5xui8>, tensor<5x5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<3x5xui8>, tensor<3x5xf32>)
  return %r#0, %r#1 : tensor<3x5xui8>, tensor<3x5xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_7(%a0: tensor<5x5xui8>, %a1: tensor<5x5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<2x2xui8>, tensor<2x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5x5xui8>, tensor<5x5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<2x2xui8>, tensor<2x2xf32>)
  return %r#0, %r#1 : tensor<2x2xui8>, tensor<2x2xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_8(%a0: tensor<5xui8>, %a1: tensor<5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<9xui8>, tensor<9xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 3>, window_dilations = array<i64: 1>, padding = dense<[[-2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5xui8>, tensor<5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<9xui8>, tensor<9xf32>)
  return %r#0, %r#1 : tensor<9xui8>, tensor<9xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_9(%a0: tensor<5xui8>, %a1: tensor<5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<5xui8>, tensor<5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5xui8>, tensor<5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<5xui8>, tensor<5xf32>)
  return %r#0, %r#1 : tensor<5xui8>, tensor<5xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_10(%a0: tensor<5xui8>, %a1: tensor<5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<5xui8>, tensor<5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5xui8>, tensor<5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<5xui8>, tensor<5xf32>)
  return %r#0, %r#1 : tensor<5xui8>, tensor<5xf32>
}

// exact
func.func @reduce_window_two_ui8_f32_11(%a0: tensor<5x5xui8>, %a1: tensor<5x5xf32>, %a2: tensor<ui8>, %a3: tensor<f32>) -> (tensor<4x5xui8>, tensor<4x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %m: tensor<f32>, %y: tensor<ui8>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<ui8>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<f32>
  }) : (tensor<5x5xui8>, tensor<5x5xf32>, tensor<ui8>, tensor<f32>) -> (tensor<4x5xui8>, tensor<4x5xf32>)
  return %r#0, %r#1 : tensor<4x5xui8>, tensor<4x5xf32>
}

// exact
func.func @reduce_window_two_f64_f32_10(%a0: tensor<5x1xf64>, %a1: tensor<5x1xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<4x1xf64>, tensor<4x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x1xf64>, tensor<5x1xf32>, tensor<f64>, tensor<f32>) -> (tensor<4x1xf64>, tensor<4x1xf32>)
  return %r#0, %r#1 : tensor<4x1xf64>, tensor<4x1xf32>
}

// exact
func.func @reduce_window_two_f64_f32_11(%a0: tensor<5xf64>, %a1: tensor<5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<2xf64>, tensor<2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5xf64>, tensor<5xf32>, tensor<f64>, tensor<f32>) -> (tensor<2xf64>, tensor<2xf32>)
  return %r#0, %r#1 : tensor<2xf64>, tensor<2xf32>
}

// exact
func.func @reduce_window_two_f64_f32_12(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<3x5xf64>, tensor<3x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<3x5xf64>, tensor<3x5xf32>)
  return %r#0, %r#1 : tensor<3x5xf64>, tensor<3x5xf32>
}

// exact
func.func @reduce_window_two_f64_f32_13(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<7x2xf64>, tensor<7x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<7x2xf64>, tensor<7x2xf32>)
  return %r#0, %r#1 : tensor<7x2xf64>, tensor<7x2xf32>
}

// exact
func.func @reduce_window_two_f64_f32_14(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<3x2xf64>, tensor<3x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<3x2xf64>, tensor<3x2xf32>)
  return %r#0, %r#1 : tensor<3x2xf64>, tensor<3x2xf32>
}

// exact
func.func @reduce_window_two_f64_f32_15(%a0: tensor<5xf64>, %a1: tensor<5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<3xf64>, tensor<3xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5xf64>, tensor<5xf32>, tensor<f64>, tensor<f32>) -> (tensor<3xf64>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3xf64>, tensor<3xf32>
}

// exact
func.func @reduce_window_two_f64_f32_16(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<4x2xf64>, tensor<4x2xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<4x2xf64>, tensor<4x2xf32>)
  return %r#0, %r#1 : tensor<4x2xf64>, tensor<4x2xf32>
}

// exact
func.func @reduce_window_two_f64_f32_17(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<3x4xf64>, tensor<3x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[-1, 0], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<3x4xf64>, tensor<3x4xf32>)
  return %r#0, %r#1 : tensor<3x4xf64>, tensor<3x4xf32>
}

// exact
func.func @reduce_window_two_f64_f32_18(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<2x5xf64>, tensor<2x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 5>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<2x5xf64>, tensor<2x5xf32>)
  return %r#0, %r#1 : tensor<2x5xf64>, tensor<2x5xf32>
}

// exact
func.func @reduce_window_two_f64_f32_19(%a0: tensor<5x1xf64>, %a1: tensor<5x1xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<2x1xf64>, tensor<2x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x1xf64>, tensor<5x1xf32>, tensor<f64>, tensor<f32>) -> (tensor<2x1xf64>, tensor<2x1xf32>)
  return %r#0, %r#1 : tensor<2x1xf64>, tensor<2x1xf32>
}

// exact
func.func @reduce_window_two_f64_f32_20(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<9x5xf64>, tensor<9x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<9x5xf64>, tensor<9x5xf32>)
  return %r#0, %r#1 : tensor<9x5xf64>, tensor<9x5xf32>
}

// exact
func.func @reduce_window_two_f64_f32_21(%a0: tensor<5x1xf64>, %a1: tensor<5x1xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<9x1xf64>, tensor<9x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-2, -1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x1xf64>, tensor<5x1xf32>, tensor<f64>, tensor<f32>) -> (tensor<9x1xf64>, tensor<9x1xf32>)
  return %r#0, %r#1 : tensor<9x1xf64>, tensor<9x1xf32>
}

// exact
func.func @reduce_window_two_f64_f32_22(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<5x4xf64>, tensor<5x4xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 5, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[4, 0], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<5x4xf64>, tensor<5x4xf32>)
  return %r#0, %r#1 : tensor<5x4xf64>, tensor<5x4xf32>
}

// exact
func.func @reduce_window_two_f64_f32_23(%a0: tensor<5x5xf64>, %a1: tensor<5x5xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<5x5xf64>, tensor<5x5xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x5xf64>, tensor<5x5xf32>, tensor<f64>, tensor<f32>) -> (tensor<5x5xf64>, tensor<5x5xf32>)
  return %r#0, %r#1 : tensor<5x5xf64>, tensor<5x5xf32>
}

// exact
func.func @reduce_window_two_f64_f32_24(%a0: tensor<5x1xf64>, %a1: tensor<5x1xf32>, %a2: tensor<f64>, %a3: tensor<f32>) -> (tensor<4x1xf64>, tensor<4x1xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %m: tensor<f32>, %y: tensor<f64>, %n: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f64>
    %2 = stablehlo.maximum %m, %n : tensor<f32>
    stablehlo.return %1, %2 : tensor<f64>, tensor<f32>
  }) : (tensor<5x1xf64>, tensor<5x1xf32>, tensor<f64>, tensor<f32>) -> (tensor<4x1xf64>, tensor<4x1xf32>)
  return %r#0, %r#1 : tensor<4x1xf64>, tensor<4x1xf32>
}

// equal
func.func @select_and_scatter_f64(%a0: tensor<6x6xf64>, %a1: tensor<3x3xf64>, %a2: tensor<f64>) -> tensor<6x6xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<6x6xf64>, tensor<3x3xf64>, tensor<f64>) -> tensor<6x6xf64>
  return %r : tensor<6x6xf64>
}

// equal
func.func @select_and_scatter_f64_2(%a0: tensor<6x6x2xf64>, %a1: tensor<2x6x2xf64>, %a2: tensor<f64>) -> tensor<6x6x2xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3, 1>, window_strides = array<i64: 2, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<6x6x2xf64>, tensor<2x6x2xf64>, tensor<f64>) -> tensor<6x6x2xf64>
  return %r : tensor<6x6x2xf64>
}

// equal
func.func @select_and_scatter_f64_3(%a0: tensor<6x5x2x1xf64>, %a1: tensor<6x2x2x1xf64>, %a2: tensor<f64>) -> tensor<6x5x2x1xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3, 1, 1>, window_strides = array<i64: 1, 3, 1, 1>, padding = dense<[[1, 1], [1, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<6x5x2x1xf64>, tensor<6x2x2x1xf64>, tensor<f64>) -> tensor<6x5x2x1xf64>
  return %r : tensor<6x5x2x1xf64>
}

// equal
func.func @select_and_scatter_f64_4(%a0: tensor<6x5xf64>, %a1: tensor<2x3xf64>, %a2: tensor<f64>) -> tensor<6x5xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare LT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<6x5xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<6x5xf64>
  return %r : tensor<6x5xf64>
}

// equal
func.func @select_and_scatter_f32(%a0: tensor<5x4x2x1xf32>, %a1: tensor<2x1x2x1xf32>, %a2: tensor<f32>) -> tensor<5x4x2x1xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 4, 1, 1>, window_strides = array<i64: 3, 1, 1, 1>, padding = dense<[[1, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x4x2x1xf32>, tensor<2x1x2x1xf32>, tensor<f32>) -> tensor<5x4x2x1xf32>
  return %r : tensor<5x4x2x1xf32>
}

// equal
func.func @select_and_scatter_f32_2(%a0: tensor<6x3x2xf32>, %a1: tensor<2x1x2xf32>, %a2: tensor<f32>) -> tensor<6x3x2xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 5, 1>, window_strides = array<i64: 3, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare LE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<6x3x2xf32>, tensor<2x1x2xf32>, tensor<f32>) -> tensor<6x3x2xf32>
  return %r : tensor<6x3x2xf32>
}

// equal
func.func @select_and_scatter_f32_3(%a0: tensor<5xf32>, %a1: tensor<5xf32>, %a2: tensor<f32>) -> tensor<5xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5xf32>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// equal
func.func @select_and_scatter_f32_4(%a0: tensor<5x6x2x1xf32>, %a1: tensor<3x6x2x1xf32>, %a2: tensor<f32>) -> tensor<5x6x2x1xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 3, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x6x2x1xf32>, tensor<3x6x2x1xf32>, tensor<f32>) -> tensor<5x6x2x1xf32>
  return %r : tensor<5x6x2x1xf32>
}

// equal
func.func @select_and_scatter_f16(%a0: tensor<5x2xf16>, %a1: tensor<3x2xf16>, %a2: tensor<f16>) -> tensor<5x2xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.multiply %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x2xf16>, tensor<3x2xf16>, tensor<f16>) -> tensor<5x2xf16>
  return %r : tensor<5x2xf16>
}

// equal
func.func @select_and_scatter_f16_2(%a0: tensor<1x5xf16>, %a1: tensor<1x2xf16>, %a2: tensor<f16>) -> tensor<1x5xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare LE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.maximum %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<1x5xf16>, tensor<1x2xf16>, tensor<f16>) -> tensor<1x5xf16>
  return %r : tensor<1x5xf16>
}

// equal
func.func @select_and_scatter_f16_3(%a0: tensor<4x5x2xf16>, %a1: tensor<1x3x2xf16>, %a2: tensor<f16>) -> tensor<4x5x2xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 1, 1>, window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.maximum %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<4x5x2xf16>, tensor<1x3x2xf16>, tensor<f16>) -> tensor<4x5x2xf16>
  return %r : tensor<4x5x2xf16>
}

// equal
func.func @select_and_scatter_f16_4(%a0: tensor<4x4x2xf16>, %a1: tensor<3x1x2xf16>, %a2: tensor<f16>) -> tensor<4x4x2xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 4, 1>, window_strides = array<i64: 2, 1, 1>, padding = dense<[[2, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare LT, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<4x4x2xf16>, tensor<3x1x2xf16>, tensor<f16>) -> tensor<4x4x2xf16>
  return %r : tensor<4x4x2xf16>
}

// equal
func.func @select_and_scatter_bf16(%a0: tensor<4x3xbf16>, %a1: tensor<1x1xbf16>, %a2: tensor<bf16>) -> tensor<4x3xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 5>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3xbf16>, tensor<1x1xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

// equal
func.func @select_and_scatter_bf16_2(%a0: tensor<3x5x2x1xbf16>, %a1: tensor<1x3x2x1xbf16>, %a2: tensor<bf16>) -> tensor<3x5x2x1xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 1, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare LE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<3x5x2x1xbf16>, tensor<1x3x2x1xbf16>, tensor<bf16>) -> tensor<3x5x2x1xbf16>
  return %r : tensor<3x5x2x1xbf16>
}

// equal
func.func @select_and_scatter_bf16_3(%a0: tensor<6x6x2xbf16>, %a1: tensor<3x3x2xbf16>, %a2: tensor<bf16>) -> tensor<6x6x2xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<6x6x2xbf16>, tensor<3x3x2xbf16>, tensor<bf16>) -> tensor<6x6x2xbf16>
  return %r : tensor<6x6x2xbf16>
}

// equal
func.func @select_and_scatter_bf16_4(%a0: tensor<6x2xbf16>, %a1: tensor<6x2xbf16>, %a2: tensor<bf16>) -> tensor<6x2xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare LT, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<6x2xbf16>, tensor<6x2xbf16>, tensor<bf16>) -> tensor<6x2xbf16>
  return %r : tensor<6x2xbf16>
}

// equal
func.func @select_and_scatter_i8(%a0: tensor<4x6x2x1xi8>, %a1: tensor<3x3x2x1xi8>, %a2: tensor<i8>) -> tensor<4x6x2x1xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2, 1, 1>, window_strides = array<i64: 2, 2, 1, 1>, padding = dense<[[2, 1], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.multiply %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x6x2x1xi8>, tensor<3x3x2x1xi8>, tensor<i8>) -> tensor<4x6x2x1xi8>
  return %r : tensor<4x6x2x1xi8>
}

// equal
func.func @select_and_scatter_i8_2(%a0: tensor<5x4xi8>, %a1: tensor<5x1xi8>, %a2: tensor<i8>) -> tensor<5x4xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.multiply %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<5x1xi8>, tensor<i8>) -> tensor<5x4xi8>
  return %r : tensor<5x4xi8>
}

// equal
func.func @select_and_scatter_i8_3(%a0: tensor<5x5x2xi8>, %a1: tensor<2x2x2xi8>, %a2: tensor<i8>) -> tensor<5x5x2xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3, 1>, window_strides = array<i64: 3, 3, 1>, padding = dense<[[1, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x5x2xi8>, tensor<2x2x2xi8>, tensor<i8>) -> tensor<5x5x2xi8>
  return %r : tensor<5x5x2xi8>
}

// equal
func.func @select_and_scatter_i8_4(%a0: tensor<6x3x2x1xi8>, %a1: tensor<2x1x2x1xi8>, %a2: tensor<i8>) -> tensor<6x3x2x1xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 5, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare LT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.maximum %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<6x3x2x1xi8>, tensor<2x1x2x1xi8>, tensor<i8>) -> tensor<6x3x2x1xi8>
  return %r : tensor<6x3x2x1xi8>
}

// equal
func.func @select_and_scatter_i16(%a0: tensor<3x6xi16>, %a1: tensor<1x6xi16>, %a2: tensor<i16>) -> tensor<3x6xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.multiply %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<3x6xi16>, tensor<1x6xi16>, tensor<i16>) -> tensor<3x6xi16>
  return %r : tensor<3x6xi16>
}

// equal
func.func @select_and_scatter_i16_2(%a0: tensor<1x2xi16>, %a1: tensor<1x2xi16>, %a2: tensor<i16>) -> tensor<1x2xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<1x2xi16>, tensor<1x2xi16>, tensor<i16>) -> tensor<1x2xi16>
  return %r : tensor<1x2xi16>
}

// equal
func.func @select_and_scatter_i16_3(%a0: tensor<5x4xi16>, %a1: tensor<3x1xi16>, %a2: tensor<i16>) -> tensor<5x4xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x4xi16>, tensor<3x1xi16>, tensor<i16>) -> tensor<5x4xi16>
  return %r : tensor<5x4xi16>
}

// equal
func.func @select_and_scatter_i16_4(%a0: tensor<5x6x2x1xi16>, %a1: tensor<5x3x2x1xi16>, %a2: tensor<i16>) -> tensor<5x6x2x1xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare LT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.maximum %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x6x2x1xi16>, tensor<5x3x2x1xi16>, tensor<i16>) -> tensor<5x6x2x1xi16>
  return %r : tensor<5x6x2x1xi16>
}

// equal
func.func @select_and_scatter_i32(%a0: tensor<6x5xi32>, %a1: tensor<2x2xi32>, %a2: tensor<i32>) -> tensor<6x5xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<6x5xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<6x5xi32>
  return %r : tensor<6x5xi32>
}

// equal
func.func @select_and_scatter_i32_2(%a0: tensor<4x6x2x1xi32>, %a1: tensor<1x3x2x1xi32>, %a2: tensor<i32>) -> tensor<4x6x2x1xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x6x2x1xi32>, tensor<1x3x2x1xi32>, tensor<i32>) -> tensor<4x6x2x1xi32>
  return %r : tensor<4x6x2x1xi32>
}

// equal
func.func @select_and_scatter_i32_3(%a0: tensor<3x3x2xi32>, %a1: tensor<1x1x2xi32>, %a2: tensor<i32>) -> tensor<3x3x2xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 5, 1>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [1, 1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<3x3x2xi32>, tensor<1x1x2xi32>, tensor<i32>) -> tensor<3x3x2xi32>
  return %r : tensor<3x3x2xi32>
}

// equal
func.func @select_and_scatter_i32_4(%a0: tensor<6x2x1xi32>, %a1: tensor<3x2x1xi32>, %a2: tensor<i32>) -> tensor<6x2x1xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<6x2x1xi32>, tensor<3x2x1xi32>, tensor<i32>) -> tensor<6x2x1xi32>
  return %r : tensor<6x2x1xi32>
}

// equal
func.func @select_and_scatter_i64(%a0: tensor<6x5xi64>, %a1: tensor<6x3xi64>, %a2: tensor<i64>) -> tensor<6x5xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<6x5xi64>, tensor<6x3xi64>, tensor<i64>) -> tensor<6x5xi64>
  return %r : tensor<6x5xi64>
}

// equal
func.func @select_and_scatter_i64_2(%a0: tensor<5x6xi64>, %a1: tensor<2x3xi64>, %a2: tensor<i64>) -> tensor<5x6xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x6xi64>, tensor<2x3xi64>, tensor<i64>) -> tensor<5x6xi64>
  return %r : tensor<5x6xi64>
}

// equal
func.func @select_and_scatter_i64_3(%a0: tensor<6x6x2x1xi64>, %a1: tensor<2x6x2x1xi64>, %a2: tensor<i64>) -> tensor<6x6x2x1xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3, 1, 1>, window_strides = array<i64: 3, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<6x6x2x1xi64>, tensor<2x6x2x1xi64>, tensor<i64>) -> tensor<6x6x2x1xi64>
  return %r : tensor<6x6x2x1xi64>
}

// equal
func.func @select_and_scatter_i64_4(%a0: tensor<5x5x2xi64>, %a1: tensor<5x2x2xi64>, %a2: tensor<i64>) -> tensor<5x5x2xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 3, 1>, padding = dense<[[0, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare LT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x5x2xi64>, tensor<5x2x2xi64>, tensor<i64>) -> tensor<5x5x2xi64>
  return %r : tensor<5x5x2xi64>
}

// equal
func.func @select_and_scatter_ui8(%a0: tensor<1x6x2x1xui8>, %a1: tensor<1x3x2x1xui8>, %a2: tensor<ui8>) -> tensor<1x6x2x1xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.multiply %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<1x6x2x1xui8>, tensor<1x3x2x1xui8>, tensor<ui8>) -> tensor<1x6x2x1xui8>
  return %r : tensor<1x6x2x1xui8>
}

// equal
func.func @select_and_scatter_ui8_2(%a0: tensor<4x6xui8>, %a1: tensor<3x6xui8>, %a2: tensor<ui8>) -> tensor<4x6xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.maximum %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<4x6xui8>, tensor<3x6xui8>, tensor<ui8>) -> tensor<4x6xui8>
  return %r : tensor<4x6xui8>
}

// equal
func.func @select_and_scatter_ui8_3(%a0: tensor<6x5x2xui8>, %a1: tensor<2x3x2xui8>, %a2: tensor<ui8>) -> tensor<6x5x2xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<6x5x2xui8>, tensor<2x3x2xui8>, tensor<ui8>) -> tensor<6x5x2xui8>
  return %r : tensor<6x5x2xui8>
}

// equal
func.func @select_and_scatter_ui8_4(%a0: tensor<4x5xui8>, %a1: tensor<1x2xui8>, %a2: tensor<ui8>) -> tensor<4x5xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 3>, window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare LT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<4x5xui8>, tensor<1x2xui8>, tensor<ui8>) -> tensor<4x5xui8>
  return %r : tensor<4x5xui8>
}

// equal
func.func @select_and_scatter_ui16(%a0: tensor<5x6xui16>, %a1: tensor<5x6xui16>, %a2: tensor<ui16>) -> tensor<5x6xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x6xui16>, tensor<5x6xui16>, tensor<ui16>) -> tensor<5x6xui16>
  return %r : tensor<5x6xui16>
}

// equal
func.func @select_and_scatter_ui16_2(%a0: tensor<6x5x2xui16>, %a1: tensor<3x2x2xui16>, %a2: tensor<ui16>) -> tensor<6x5x2xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3, 1>, window_strides = array<i64: 2, 3, 1>, padding = dense<[[0, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<6x5x2xui16>, tensor<3x2x2xui16>, tensor<ui16>) -> tensor<6x5x2xui16>
  return %r : tensor<6x5x2xui16>
}

// equal
func.func @select_and_scatter_ui16_3(%a0: tensor<1x5x2x1xui16>, %a1: tensor<1x3x2x1xui16>, %a2: tensor<ui16>) -> tensor<1x5x2x1xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<1x5x2x1xui16>, tensor<1x3x2x1xui16>, tensor<ui16>) -> tensor<1x5x2x1xui16>
  return %r : tensor<1x5x2x1xui16>
}

// equal
func.func @select_and_scatter_ui16_4(%a0: tensor<3x6xui16>, %a1: tensor<1x3xui16>, %a2: tensor<ui16>) -> tensor<3x6xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare LT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<3x6xui16>, tensor<1x3xui16>, tensor<ui16>) -> tensor<3x6xui16>
  return %r : tensor<3x6xui16>
}

// equal
func.func @select_and_scatter_ui32(%a0: tensor<6x6xui32>, %a1: tensor<2x3xui32>, %a2: tensor<ui32>) -> tensor<6x6xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<6x6xui32>, tensor<2x3xui32>, tensor<ui32>) -> tensor<6x6xui32>
  return %r : tensor<6x6xui32>
}

// equal
func.func @select_and_scatter_ui32_2(%a0: tensor<6x6x2xui32>, %a1: tensor<6x6x2xui32>, %a2: tensor<ui32>) -> tensor<6x6x2xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3, 1>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [1, 1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.maximum %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<6x6x2xui32>, tensor<6x6x2xui32>, tensor<ui32>) -> tensor<6x6x2xui32>
  return %r : tensor<6x6x2xui32>
}

// equal
func.func @select_and_scatter_ui32_3(%a0: tensor<6x4x2x1xui32>, %a1: tensor<2x1x2x1xui32>, %a2: tensor<ui32>) -> tensor<6x4x2x1xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 4, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.multiply %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<6x4x2x1xui32>, tensor<2x1x2x1xui32>, tensor<ui32>) -> tensor<6x4x2x1xui32>
  return %r : tensor<6x4x2x1xui32>
}

// equal
func.func @select_and_scatter_ui32_4(%a0: tensor<5x5xui32>, %a1: tensor<2x3xui32>, %a2: tensor<ui32>) -> tensor<5x5xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare LT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x5xui32>, tensor<2x3xui32>, tensor<ui32>) -> tensor<5x5xui32>
  return %r : tensor<5x5xui32>
}

// equal
func.func @select_and_scatter_ui64(%a0: tensor<6x6xui64>, %a1: tensor<3x6xui64>, %a2: tensor<ui64>) -> tensor<6x6xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<6x6xui64>, tensor<3x6xui64>, tensor<ui64>) -> tensor<6x6xui64>
  return %r : tensor<6x6xui64>
}

// equal
func.func @select_and_scatter_ui64_2(%a0: tensor<5x6x2xui64>, %a1: tensor<3x3x2xui64>, %a2: tensor<ui64>) -> tensor<5x6x2xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x6x2xui64>, tensor<3x3x2xui64>, tensor<ui64>) -> tensor<5x6x2xui64>
  return %r : tensor<5x6x2xui64>
}

// equal
func.func @select_and_scatter_ui64_3(%a0: tensor<4x5x2x1xui64>, %a1: tensor<3x2x2x1xui64>, %a2: tensor<ui64>) -> tensor<4x5x2x1xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3, 1, 1>, window_strides = array<i64: 2, 3, 1, 1>, padding = dense<[[2, 1], [1, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.multiply %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<4x5x2x1xui64>, tensor<3x2x2x1xui64>, tensor<ui64>) -> tensor<4x5x2x1xui64>
  return %r : tensor<4x5x2x1xui64>
}

// equal
func.func @select_and_scatter_ui64_4(%a0: tensor<1x4xui64>, %a1: tensor<1x1xui64>, %a2: tensor<ui64>) -> tensor<1x4xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare LT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.maximum %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<1x4xui64>, tensor<1x1xui64>, tensor<ui64>) -> tensor<1x4xui64>
  return %r : tensor<1x4xui64>
}

// equal
func.func @select_and_scatter_f32_5(%a0: tensor<6x5xf32>, %a1: tensor<3x3xf32>, %a2: tensor<f32>) -> tensor<6x5xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.multiply %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<6x5xf32>, tensor<3x3xf32>, tensor<f32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

// equal
func.func @select_and_scatter_f64_5(%a0: tensor<5x3xf64>, %a1: tensor<2x1xf64>, %a2: tensor<f64>) -> tensor<5x3xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<2x1xf64>, tensor<f64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @select_and_scatter_f64_6(%a0: tensor<5x5xf64>, %a1: tensor<5x3xf64>, %a2: tensor<f64>) -> tensor<5x5xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<5x3xf64>, tensor<f64>) -> tensor<5x5xf64>
  return %r : tensor<5x5xf64>
}

// equal
func.func @select_and_scatter_f64_7(%a0: tensor<5x5xf64>, %a1: tensor<3x2xf64>, %a2: tensor<f64>) -> tensor<5x5xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x5xf64>, tensor<3x2xf64>, tensor<f64>) -> tensor<5x5xf64>
  return %r : tensor<5x5xf64>
}

// equal
func.func @select_and_scatter_f64_8(%a0: tensor<1x6xf64>, %a1: tensor<1x6xf64>, %a2: tensor<f64>) -> tensor<1x6xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<1x6xf64>, tensor<1x6xf64>, tensor<f64>) -> tensor<1x6xf64>
  return %r : tensor<1x6xf64>
}

// equal
func.func @select_and_scatter_f64_9(%a0: tensor<4x4xf64>, %a1: tensor<1x1xf64>, %a2: tensor<f64>) -> tensor<4x4xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 4>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x4xf64>, tensor<1x1xf64>, tensor<f64>) -> tensor<4x4xf64>
  return %r : tensor<4x4xf64>
}

// equal
func.func @select_and_scatter_f64_10(%a0: tensor<4xf64>, %a1: tensor<3xf64>, %a2: tensor<f64>) -> tensor<4xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[2, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4xf64>, tensor<3xf64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @select_and_scatter_f64_11(%a0: tensor<3x5xf64>, %a1: tensor<1x2xf64>, %a2: tensor<f64>) -> tensor<3x5xf64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 3>, window_strides = array<i64: 1, 3>, padding = dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<3x5xf64>, tensor<1x2xf64>, tensor<f64>) -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}

// equal
func.func @select_and_scatter_f32_6(%a0: tensor<6x6xf32>, %a1: tensor<2x3xf32>, %a2: tensor<f32>) -> tensor<6x6xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<6x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<6x6xf32>
  return %r : tensor<6x6xf32>
}

// equal
func.func @select_and_scatter_f32_7(%a0: tensor<6x6xf32>, %a1: tensor<6x3xf32>, %a2: tensor<f32>) -> tensor<6x6xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<6x6xf32>, tensor<6x3xf32>, tensor<f32>) -> tensor<6x6xf32>
  return %r : tensor<6x6xf32>
}

// equal
func.func @select_and_scatter_f32_8(%a0: tensor<1x5xf32>, %a1: tensor<1x2xf32>, %a2: tensor<f32>) -> tensor<1x5xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x5xf32>, tensor<1x2xf32>, tensor<f32>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

// equal
func.func @select_and_scatter_f32_9(%a0: tensor<4x6xf32>, %a1: tensor<1x6xf32>, %a2: tensor<f32>) -> tensor<4x6xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

// equal
func.func @select_and_scatter_f32_10(%a0: tensor<4x5xf32>, %a1: tensor<3x3xf32>, %a2: tensor<f32>) -> tensor<4x5xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x3xf32>, tensor<f32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// equal
func.func @select_and_scatter_f32_11(%a0: tensor<3x4xf32>, %a1: tensor<1x1xf32>, %a2: tensor<f32>) -> tensor<3x4xf32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 4>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<1x1xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// equal
func.func @select_and_scatter_f16_5(%a0: tensor<6x3x2x1xf16>, %a1: tensor<3x1x2x1xf16>, %a2: tensor<f16>) -> tensor<6x3x2x1xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 5, 1, 1>, window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<6x3x2x1xf16>, tensor<3x1x2x1xf16>, tensor<f16>) -> tensor<6x3x2x1xf16>
  return %r : tensor<6x3x2x1xf16>
}

// equal
func.func @select_and_scatter_f16_6(%a0: tensor<6x6xf16>, %a1: tensor<2x3xf16>, %a2: tensor<f16>) -> tensor<6x6xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<6x6xf16>, tensor<2x3xf16>, tensor<f16>) -> tensor<6x6xf16>
  return %r : tensor<6x6xf16>
}

// equal
func.func @select_and_scatter_f16_7(%a0: tensor<6x6xf16>, %a1: tensor<6x6xf16>, %a2: tensor<f16>) -> tensor<6x6xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<6x6xf16>, tensor<6x6xf16>, tensor<f16>) -> tensor<6x6xf16>
  return %r : tensor<6x6xf16>
}

// equal
func.func @select_and_scatter_f16_8(%a0: tensor<6x5xf16>, %a1: tensor<2x2xf16>, %a2: tensor<f16>) -> tensor<6x5xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 3, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<6x5xf16>, tensor<2x2xf16>, tensor<f16>) -> tensor<6x5xf16>
  return %r : tensor<6x5xf16>
}

// equal
func.func @select_and_scatter_f16_9(%a0: tensor<5x6xf16>, %a1: tensor<2x6xf16>, %a2: tensor<f16>) -> tensor<5x6xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x6xf16>, tensor<2x6xf16>, tensor<f16>) -> tensor<5x6xf16>
  return %r : tensor<5x6xf16>
}

// equal
func.func @select_and_scatter_f16_10(%a0: tensor<5x3xf16>, %a1: tensor<5x1xf16>, %a2: tensor<f16>) -> tensor<5x3xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x3xf16>, tensor<5x1xf16>, tensor<f16>) -> tensor<5x3xf16>
  return %r : tensor<5x3xf16>
}

// equal
func.func @select_and_scatter_f16_11(%a0: tensor<3xf16>, %a1: tensor<1xf16>, %a2: tensor<f16>) -> tensor<3xf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<3xf16>, tensor<1xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// equal
func.func @select_and_scatter_bf16_5(%a0: tensor<6x6xbf16>, %a1: tensor<2x6xbf16>, %a2: tensor<bf16>) -> tensor<6x6xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<6x6xbf16>, tensor<2x6xbf16>, tensor<bf16>) -> tensor<6x6xbf16>
  return %r : tensor<6x6xbf16>
}

// equal
func.func @select_and_scatter_bf16_6(%a0: tensor<6x4xbf16>, %a1: tensor<2x1xbf16>, %a2: tensor<bf16>) -> tensor<6x4xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 3, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<6x4xbf16>, tensor<2x1xbf16>, tensor<bf16>) -> tensor<6x4xbf16>
  return %r : tensor<6x4xbf16>
}

// equal
func.func @select_and_scatter_bf16_7(%a0: tensor<5x5xbf16>, %a1: tensor<2x2xbf16>, %a2: tensor<bf16>) -> tensor<5x5xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 3, 3>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<2x2xbf16>, tensor<bf16>) -> tensor<5x5xbf16>
  return %r : tensor<5x5xbf16>
}

// equal
func.func @select_and_scatter_bf16_8(%a0: tensor<5x6xbf16>, %a1: tensor<5x3xbf16>, %a2: tensor<bf16>) -> tensor<5x6xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x6xbf16>, tensor<5x3xbf16>, tensor<bf16>) -> tensor<5x6xbf16>
  return %r : tensor<5x6xbf16>
}

// equal
func.func @select_and_scatter_bf16_9(%a0: tensor<5x5xbf16>, %a1: tensor<3x3xbf16>, %a2: tensor<bf16>) -> tensor<5x5xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x5xbf16>, tensor<3x3xbf16>, tensor<bf16>) -> tensor<5x5xbf16>
  return %r : tensor<5x5xbf16>
}

// equal
func.func @select_and_scatter_bf16_10(%a0: tensor<1x3xbf16>, %a1: tensor<1x1xbf16>, %a2: tensor<bf16>) -> tensor<1x3xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<1x3xbf16>, tensor<1x1xbf16>, tensor<bf16>) -> tensor<1x3xbf16>
  return %r : tensor<1x3xbf16>
}

// equal
func.func @select_and_scatter_bf16_11(%a0: tensor<4x3xbf16>, %a1: tensor<3x1xbf16>, %a2: tensor<bf16>) -> tensor<4x3xbf16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3xbf16>, tensor<3x1xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

// equal
func.func @select_and_scatter_i8_5(%a0: tensor<6x6xi8>, %a1: tensor<3x6xi8>, %a2: tensor<i8>) -> tensor<6x6xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<6x6xi8>, tensor<3x6xi8>, tensor<i8>) -> tensor<6x6xi8>
  return %r : tensor<6x6xi8>
}

// equal
func.func @select_and_scatter_i8_6(%a0: tensor<6x5xi8>, %a1: tensor<6x3xi8>, %a2: tensor<i8>) -> tensor<6x5xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<6x5xi8>, tensor<6x3xi8>, tensor<i8>) -> tensor<6x5xi8>
  return %r : tensor<6x5xi8>
}

// equal
func.func @select_and_scatter_i8_7(%a0: tensor<6xi8>, %a1: tensor<2xi8>, %a2: tensor<i8>) -> tensor<6xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<6xi8>, tensor<2xi8>, tensor<i8>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}

// equal
func.func @select_and_scatter_i8_8(%a0: tensor<5x3xi8>, %a1: tensor<3x1xi8>, %a2: tensor<i8>) -> tensor<5x3xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<3x1xi8>, tensor<i8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @select_and_scatter_i8_9(%a0: tensor<1x6xi8>, %a1: tensor<1x3xi8>, %a2: tensor<i8>) -> tensor<1x6xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x6xi8>, tensor<1x3xi8>, tensor<i8>) -> tensor<1x6xi8>
  return %r : tensor<1x6xi8>
}

// equal
func.func @select_and_scatter_i8_10(%a0: tensor<4xi8>, %a1: tensor<1xi8>, %a2: tensor<i8>) -> tensor<4xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4>, window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4xi8>, tensor<1xi8>, tensor<i8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @select_and_scatter_i8_11(%a0: tensor<3x6xi8>, %a1: tensor<1x3xi8>, %a2: tensor<i8>) -> tensor<3x6xi8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<3x6xi8>, tensor<1x3xi8>, tensor<i8>) -> tensor<3x6xi8>
  return %r : tensor<3x6xi8>
}

// equal
func.func @select_and_scatter_i16_5(%a0: tensor<6x5xi16>, %a1: tensor<3x2xi16>, %a2: tensor<i16>) -> tensor<6x5xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<6x5xi16>, tensor<3x2xi16>, tensor<i16>) -> tensor<6x5xi16>
  return %r : tensor<6x5xi16>
}

// equal
func.func @select_and_scatter_i16_6(%a0: tensor<6x5xi16>, %a1: tensor<2x3xi16>, %a2: tensor<i16>) -> tensor<6x5xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<6x5xi16>, tensor<2x3xi16>, tensor<i16>) -> tensor<6x5xi16>
  return %r : tensor<6x5xi16>
}

// equal
func.func @select_and_scatter_i16_7(%a0: tensor<6x3xi16>, %a1: tensor<6x1xi16>, %a2: tensor<i16>) -> tensor<6x3xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<6x3xi16>, tensor<6x1xi16>, tensor<i16>) -> tensor<6x3xi16>
  return %r : tensor<6x3xi16>
}

// equal
func.func @select_and_scatter_i16_8(%a0: tensor<6x6xi16>, %a1: tensor<2x3xi16>, %a2: tensor<i16>) -> tensor<6x6xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<6x6xi16>, tensor<2x3xi16>, tensor<i16>) -> tensor<6x6xi16>
  return %r : tensor<6x6xi16>
}

// equal
func.func @select_and_scatter_i16_9(%a0: tensor<5xi16>, %a1: tensor<2xi16>, %a2: tensor<i16>) -> tensor<5xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 3>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5xi16>, tensor<2xi16>, tensor<i16>) -> tensor<5xi16>
  return %r : tensor<5xi16>
}

// equal
func.func @select_and_scatter_i16_10(%a0: tensor<4x6xi16>, %a1: tensor<1x3xi16>, %a2: tensor<i16>) -> tensor<4x6xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<4x6xi16>, tensor<1x3xi16>, tensor<i16>) -> tensor<4x6xi16>
  return %r : tensor<4x6xi16>
}

// equal
func.func @select_and_scatter_i16_11(%a0: tensor<4x6xi16>, %a1: tensor<3x3xi16>, %a2: tensor<i16>) -> tensor<4x6xi16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<4x6xi16>, tensor<3x3xi16>, tensor<i16>) -> tensor<4x6xi16>
  return %r : tensor<4x6xi16>
}

// equal
func.func @select_and_scatter_i32_5(%a0: tensor<6x4xi32>, %a1: tensor<6x1xi32>, %a2: tensor<i32>) -> tensor<6x4xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 4>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<6x4xi32>, tensor<6x1xi32>, tensor<i32>) -> tensor<6x4xi32>
  return %r : tensor<6x4xi32>
}

// equal
func.func @select_and_scatter_i32_6(%a0: tensor<6x6xi32>, %a1: tensor<2x6xi32>, %a2: tensor<i32>) -> tensor<6x6xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 3, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<6x6xi32>, tensor<2x6xi32>, tensor<i32>) -> tensor<6x6xi32>
  return %r : tensor<6x6xi32>
}

// equal
func.func @select_and_scatter_i32_7(%a0: tensor<5x5xi32>, %a1: tensor<2x3xi32>, %a2: tensor<i32>) -> tensor<5x5xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<5x5xi32>
  return %r : tensor<5x5xi32>
}

// equal
func.func @select_and_scatter_i32_8(%a0: tensor<5x6xi32>, %a1: tensor<5x3xi32>, %a2: tensor<i32>) -> tensor<5x6xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x6xi32>, tensor<5x3xi32>, tensor<i32>) -> tensor<5x6xi32>
  return %r : tensor<5x6xi32>
}

// equal
func.func @select_and_scatter_i32_9(%a0: tensor<5x6xi32>, %a1: tensor<3x3xi32>, %a2: tensor<i32>) -> tensor<5x6xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x6xi32>, tensor<3x3xi32>, tensor<i32>) -> tensor<5x6xi32>
  return %r : tensor<5x6xi32>
}

// equal
func.func @select_and_scatter_i32_10(%a0: tensor<1x6xi32>, %a1: tensor<1x3xi32>, %a2: tensor<i32>) -> tensor<1x6xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<1x6xi32>, tensor<1x3xi32>, tensor<i32>) -> tensor<1x6xi32>
  return %r : tensor<1x6xi32>
}

// equal
func.func @select_and_scatter_i32_11(%a0: tensor<4x6xi32>, %a1: tensor<3x3xi32>, %a2: tensor<i32>) -> tensor<4x6xi32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<3x3xi32>, tensor<i32>) -> tensor<4x6xi32>
  return %r : tensor<4x6xi32>
}

// equal
func.func @select_and_scatter_i64_5(%a0: tensor<6x4xi64>, %a1: tensor<3x1xi64>, %a2: tensor<i64>) -> tensor<6x4xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<6x4xi64>, tensor<3x1xi64>, tensor<i64>) -> tensor<6x4xi64>
  return %r : tensor<6x4xi64>
}

// equal
func.func @select_and_scatter_i64_6(%a0: tensor<6xi64>, %a1: tensor<2xi64>, %a2: tensor<i64>) -> tensor<6xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<6xi64>, tensor<2xi64>, tensor<i64>) -> tensor<6xi64>
  return %r : tensor<6xi64>
}

// equal
func.func @select_and_scatter_i64_7(%a0: tensor<5x3xi64>, %a1: tensor<3x1xi64>, %a2: tensor<i64>) -> tensor<5x3xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<3x1xi64>, tensor<i64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @select_and_scatter_i64_8(%a0: tensor<1x6xi64>, %a1: tensor<1x3xi64>, %a2: tensor<i64>) -> tensor<1x6xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x6xi64>, tensor<1x3xi64>, tensor<i64>) -> tensor<1x6xi64>
  return %r : tensor<1x6xi64>
}

// equal
func.func @select_and_scatter_i64_9(%a0: tensor<4x6xi64>, %a1: tensor<1x3xi64>, %a2: tensor<i64>) -> tensor<4x6xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x6xi64>, tensor<1x3xi64>, tensor<i64>) -> tensor<4x6xi64>
  return %r : tensor<4x6xi64>
}

// equal
func.func @select_and_scatter_i64_10(%a0: tensor<4x6xi64>, %a1: tensor<3x3xi64>, %a2: tensor<i64>) -> tensor<4x6xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x6xi64>, tensor<3x3xi64>, tensor<i64>) -> tensor<4x6xi64>
  return %r : tensor<4x6xi64>
}

// equal
func.func @select_and_scatter_i64_11(%a0: tensor<3x6xi64>, %a1: tensor<1x3xi64>, %a2: tensor<i64>) -> tensor<3x6xi64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<3x6xi64>, tensor<1x3xi64>, tensor<i64>) -> tensor<3x6xi64>
  return %r : tensor<3x6xi64>
}

// equal
func.func @select_and_scatter_ui8_5(%a0: tensor<6x4xui8>, %a1: tensor<3x1xui8>, %a2: tensor<ui8>) -> tensor<6x4xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<6x4xui8>, tensor<3x1xui8>, tensor<ui8>) -> tensor<6x4xui8>
  return %r : tensor<6x4xui8>
}

// equal
func.func @select_and_scatter_ui8_6(%a0: tensor<6x3xui8>, %a1: tensor<6x1xui8>, %a2: tensor<ui8>) -> tensor<6x3xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<6x3xui8>, tensor<6x1xui8>, tensor<ui8>) -> tensor<6x3xui8>
  return %r : tensor<6x3xui8>
}

// equal
func.func @select_and_scatter_ui8_7(%a0: tensor<6xui8>, %a1: tensor<2xui8>, %a2: tensor<ui8>) -> tensor<6xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<6xui8>, tensor<2xui8>, tensor<ui8>) -> tensor<6xui8>
  return %r : tensor<6xui8>
}

// equal
func.func @select_and_scatter_ui8_8(%a0: tensor<5x6xui8>, %a1: tensor<2x3xui8>, %a2: tensor<ui8>) -> tensor<5x6xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x6xui8>, tensor<2x3xui8>, tensor<ui8>) -> tensor<5x6xui8>
  return %r : tensor<5x6xui8>
}

// equal
func.func @select_and_scatter_ui8_9(%a0: tensor<5x6xui8>, %a1: tensor<5x3xui8>, %a2: tensor<ui8>) -> tensor<5x6xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x6xui8>, tensor<5x3xui8>, tensor<ui8>) -> tensor<5x6xui8>
  return %r : tensor<5x6xui8>
}

// equal
func.func @select_and_scatter_ui8_10(%a0: tensor<5x6xui8>, %a1: tensor<3x3xui8>, %a2: tensor<ui8>) -> tensor<5x6xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x6xui8>, tensor<3x3xui8>, tensor<ui8>) -> tensor<5x6xui8>
  return %r : tensor<5x6xui8>
}

// equal
func.func @select_and_scatter_ui8_11(%a0: tensor<3x6xui8>, %a1: tensor<1x3xui8>, %a2: tensor<ui8>) -> tensor<3x6xui8> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<3x6xui8>, tensor<1x3xui8>, tensor<ui8>) -> tensor<3x6xui8>
  return %r : tensor<3x6xui8>
}

// equal
func.func @select_and_scatter_ui16_5(%a0: tensor<6x4xui16>, %a1: tensor<2x1xui16>, %a2: tensor<ui16>) -> tensor<6x4xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 4>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<6x4xui16>, tensor<2x1xui16>, tensor<ui16>) -> tensor<6x4xui16>
  return %r : tensor<6x4xui16>
}

// equal
func.func @select_and_scatter_ui16_6(%a0: tensor<6x3xui16>, %a1: tensor<6x1xui16>, %a2: tensor<ui16>) -> tensor<6x3xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<6x3xui16>, tensor<6x1xui16>, tensor<ui16>) -> tensor<6x3xui16>
  return %r : tensor<6x3xui16>
}

// equal
func.func @select_and_scatter_ui16_7(%a0: tensor<6xui16>, %a1: tensor<2xui16>, %a2: tensor<ui16>) -> tensor<6xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<6xui16>, tensor<2xui16>, tensor<ui16>) -> tensor<6xui16>
  return %r : tensor<6xui16>
}

// equal
func.func @select_and_scatter_ui16_8(%a0: tensor<5x6xui16>, %a1: tensor<2x3xui16>, %a2: tensor<ui16>) -> tensor<5x6xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x6xui16>, tensor<2x3xui16>, tensor<ui16>) -> tensor<5x6xui16>
  return %r : tensor<5x6xui16>
}

// equal
func.func @select_and_scatter_ui16_9(%a0: tensor<5x6xui16>, %a1: tensor<3x3xui16>, %a2: tensor<ui16>) -> tensor<5x6xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x6xui16>, tensor<3x3xui16>, tensor<ui16>) -> tensor<5x6xui16>
  return %r : tensor<5x6xui16>
}

// equal
func.func @select_and_scatter_ui16_10(%a0: tensor<4x6xui16>, %a1: tensor<1x3xui16>, %a2: tensor<ui16>) -> tensor<4x6xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x6xui16>, tensor<1x3xui16>, tensor<ui16>) -> tensor<4x6xui16>
  return %r : tensor<4x6xui16>
}

// equal
func.func @select_and_scatter_ui16_11(%a0: tensor<4x6xui16>, %a1: tensor<3x3xui16>, %a2: tensor<ui16>) -> tensor<4x6xui16> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x6xui16>, tensor<3x3xui16>, tensor<ui16>) -> tensor<4x6xui16>
  return %r : tensor<4x6xui16>
}

// equal
func.func @select_and_scatter_ui32_5(%a0: tensor<6x5xui32>, %a1: tensor<3x2xui32>, %a2: tensor<ui32>) -> tensor<6x5xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<6x5xui32>, tensor<3x2xui32>, tensor<ui32>) -> tensor<6x5xui32>
  return %r : tensor<6x5xui32>
}

// equal
func.func @select_and_scatter_ui32_6(%a0: tensor<5x3xui32>, %a1: tensor<5x1xui32>, %a2: tensor<ui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<5x1xui32>, tensor<ui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @select_and_scatter_ui32_7(%a0: tensor<5xui32>, %a1: tensor<3xui32>, %a2: tensor<ui32>) -> tensor<5xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5xui32>, tensor<3xui32>, tensor<ui32>) -> tensor<5xui32>
  return %r : tensor<5xui32>
}

// equal
func.func @select_and_scatter_ui32_8(%a0: tensor<1x6xui32>, %a1: tensor<1x3xui32>, %a2: tensor<ui32>) -> tensor<1x6xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<1x6xui32>, tensor<1x3xui32>, tensor<ui32>) -> tensor<1x6xui32>
  return %r : tensor<1x6xui32>
}

// equal
func.func @select_and_scatter_ui32_9(%a0: tensor<4x6xui32>, %a1: tensor<1x3xui32>, %a2: tensor<ui32>) -> tensor<4x6xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x6xui32>, tensor<1x3xui32>, tensor<ui32>) -> tensor<4x6xui32>
  return %r : tensor<4x6xui32>
}

// equal
func.func @select_and_scatter_ui32_10(%a0: tensor<4x6xui32>, %a1: tensor<3x3xui32>, %a2: tensor<ui32>) -> tensor<4x6xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x6xui32>, tensor<3x3xui32>, tensor<ui32>) -> tensor<4x6xui32>
  return %r : tensor<4x6xui32>
}

// equal
func.func @select_and_scatter_ui32_11(%a0: tensor<3x6xui32>, %a1: tensor<1x3xui32>, %a2: tensor<ui32>) -> tensor<3x6xui32> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<3x6xui32>, tensor<1x3xui32>, tensor<ui32>) -> tensor<3x6xui32>
  return %r : tensor<3x6xui32>
}

// equal
func.func @select_and_scatter_ui64_5(%a0: tensor<6x5xui64>, %a1: tensor<2x3xui64>, %a2: tensor<ui64>) -> tensor<6x5xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<6x5xui64>, tensor<2x3xui64>, tensor<ui64>) -> tensor<6x5xui64>
  return %r : tensor<6x5xui64>
}

// equal
func.func @select_and_scatter_ui64_6(%a0: tensor<6x3xui64>, %a1: tensor<6x1xui64>, %a2: tensor<ui64>) -> tensor<6x3xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 5>, window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<6x3xui64>, tensor<6x1xui64>, tensor<ui64>) -> tensor<6x3xui64>
  return %r : tensor<6x3xui64>
}

// equal
func.func @select_and_scatter_ui64_7(%a0: tensor<6xui64>, %a1: tensor<2xui64>, %a2: tensor<ui64>) -> tensor<6xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<6xui64>, tensor<2xui64>, tensor<ui64>) -> tensor<6xui64>
  return %r : tensor<6xui64>
}

// equal
func.func @select_and_scatter_ui64_8(%a0: tensor<5x6xui64>, %a1: tensor<2x3xui64>, %a2: tensor<ui64>) -> tensor<5x6xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x6xui64>, tensor<2x3xui64>, tensor<ui64>) -> tensor<5x6xui64>
  return %r : tensor<5x6xui64>
}

// equal
func.func @select_and_scatter_ui64_9(%a0: tensor<5x6xui64>, %a1: tensor<5x3xui64>, %a2: tensor<ui64>) -> tensor<5x6xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x6xui64>, tensor<5x3xui64>, tensor<ui64>) -> tensor<5x6xui64>
  return %r : tensor<5x6xui64>
}

// equal
func.func @select_and_scatter_ui64_10(%a0: tensor<4x6xui64>, %a1: tensor<1x3xui64>, %a2: tensor<ui64>) -> tensor<4x6xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<1x3xui64>, tensor<ui64>) -> tensor<4x6xui64>
  return %r : tensor<4x6xui64>
}

// equal
func.func @select_and_scatter_ui64_11(%a0: tensor<3x6xui64>, %a1: tensor<1x3xui64>, %a2: tensor<ui64>) -> tensor<3x6xui64> {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 5, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.compare GE, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %v : tensor<i1>
  }, {
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<3x6xui64>, tensor<1x3xui64>, tensor<ui64>) -> tensor<3x6xui64>
  return %r : tensor<3x6xui64>
}
