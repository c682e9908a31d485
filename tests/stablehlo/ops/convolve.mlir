// equal
func.func @convolution_f64(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x3xf64>) -> tensor<2x2x3x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x3xf64>) -> tensor<2x2x3x3xf64>
  return %r : tensor<2x2x3x3xf64>
}

// equal
func.func @convolution_f64_2(%a0: tensor<1x5x5x2x1xf64>, %a1: tensor<1x3x3x2x1xf64>) -> tensor<1x5x5x2x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [1, 1], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, true, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[o, 0, 1, 2, i]->[b, 0, 1, 2, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x5x5x2x1xf64>, tensor<1x3x3x2x1xf64>) -> tensor<1x5x5x2x1xf64>
  return %r : tensor<1x5x5x2x1xf64>
}

// equal
func.func @convolution_f64_3(%a0: tensor<5x5x2x4xf64>, %a1: tensor<3x3x2x2xf64>) -> tensor<2x2x2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, o, i]->[0, 1, b, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x2x4xf64>, tensor<3x3x2x2xf64>) -> tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// equal
func.func @convolution_f64_4(%a0: tensor<3x1x5x5x2xf64>, %a1: tensor<1x6x2x2x2xf64>) -> tensor<6x1x2x2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 3, 1>, padding = dense<[[1, 0], [1, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1, 2]x[i, o, 0, 1, 2]->[f, b, 0, 1, 2]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<3x1x5x5x2xf64>, tensor<1x6x2x2x2xf64>) -> tensor<6x1x2x2x2xf64>
  return %r : tensor<6x1x2x2x2xf64>
}

// equal
func.func @convolution_f64_5(%a0: tensor<4x5x5x2xf64>, %a1: tensor<1x2x2x4xf64>) -> tensor<4x10x10x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x5x5x2xf64>, tensor<1x2x2x4xf64>) -> tensor<4x10x10x2xf64>
  return %r : tensor<4x10x10x2xf64>
}

// equal
func.func @convolution_f64_6(%a0: tensor<5x5x3x4xf64>, %a1: tensor<2x2x3x4xf64>) -> tensor<3x3x4x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, i, o]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<5x5x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<3x3x4x2xf64>
  return %r : tensor<3x3x4x2xf64>
}

// equal
func.func @convolution_f64_7(%a0: tensor<4x1x5x5x2xf64>, %a1: tensor<3x3x2x4x1xf64>) -> tensor<4x4x4x2x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2, 1>, padding = dense<[[2, 1], [2, 1], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 2, 2, 1>, rhs_dilation = array<i64: 2, 2, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[0, 1, 2, o, i]->[f, 0, 1, 2, b]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x5x5x2xf64>, tensor<3x3x2x4x1xf64>) -> tensor<4x4x4x2x1xf64>
  return %r : tensor<4x4x4x2x1xf64>
}

// equal
func.func @convolution_f64_8(%a0: tensor<5x5x2x3x2xf64>, %a1: tensor<2x2x2x2x3xf64>) -> tensor<1x3x3x3x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[-1, 0], [-1, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, b, f]x[i, 0, 1, 2, o]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<5x5x2x3x2xf64>, tensor<2x2x2x2x3xf64>) -> tensor<1x3x3x3x2xf64>
  return %r : tensor<1x3x3x3x2xf64>
}

// equal
func.func @convolution_f64_9(%a0: tensor<2x5x5x2x0xf64>, %a1: tensor<2x2x2x2x2xf64>) -> tensor<5x5x2x2x0xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[-1, -2], [-1, -2], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 2, 2, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, 2, b]x[o, i, 0, 1, 2]->[0, 1, 2, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x5x5x2x0xf64>, tensor<2x2x2x2x2xf64>) -> tensor<5x5x2x2x0xf64>
  return %r : tensor<5x5x2x2x0xf64>
}

// equal
func.func @convolution_f64_10(%a0: tensor<3x2x5x5xf64>, %a1: tensor<3x2x2x2xf64>) -> tensor<3x1x6x6xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[3, -2], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 3>, rhs_dilation = array<i64: 3, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, 0, 1, i]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x2x5x5xf64>, tensor<3x2x2x2xf64>) -> tensor<3x1x6x6xf64>
  return %r : tensor<3x1x6x6xf64>
}

// equal
func.func @convolution_f64_11(%a0: tensor<0x5x5x2xf64>, %a1: tensor<2x2x1x1xf64>) -> tensor<0x5x5x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x5x5x2xf64>, tensor<2x2x1x1xf64>) -> tensor<0x5x5x2xf64>
  return %r : tensor<0x5x5x2xf64>
}

// equal
func.func @convolution_f64_12(%a0: tensor<1x4x1x1xf64>, %a1: tensor<1x1x1x4xf64>) -> tensor<1x4x1x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, i, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x1x1xf64>, tensor<1x1x1x4xf64>) -> tensor<1x4x1x1xf64>
  return %r : tensor<1x4x1x1xf64>
}

// equal
func.func @convolution_f64_13(%a0: tensor<1x1x2x3x4xf64>, %a1: tensor<3x4x3x3x2xf64>) -> tensor<1x1x2x2x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [1, 1], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, f, b]x[i, o, 0, 1, 2]->[0, 1, 2, b, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1x2x3x4xf64>, tensor<3x4x3x3x2xf64>) -> tensor<1x1x2x2x4xf64>
  return %r : tensor<1x1x2x2x4xf64>
}

// equal
func.func @convolution_f64_14(%a0: tensor<4x0x0x2x2xf64>, %a1: tensor<2x2x2x2x2xf64>) -> tensor<2x2x2x2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[2, 1], [2, 1], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, 2, b]x[0, 1, 2, i, o]->[0, 1, 2, b, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x0x0x2x2xf64>, tensor<2x2x2x2x2xf64>) -> tensor<2x2x2x2x2xf64>
  return %r : tensor<2x2x2x2x2xf64>
}

// equal
func.func @convolution_f64_15(%a0: tensor<2x2x1x3xf64>, %a1: tensor<6x1x4x4xf64>) -> tensor<1x0x0x6xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, i, 0, 1]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x1x3xf64>, tensor<6x1x4x4xf64>) -> tensor<1x0x0x6xf64>
  return %r : tensor<1x0x0x6xf64>
}

// equal
func.func @convolution_f64_16(%a0: tensor<4x4x1x1xf64>, %a1: tensor<5x5x1x1xf64>) -> tensor<1x1x4x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, i, o]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x4x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<1x1x4x4xf64>
  return %r : tensor<1x1x4x4xf64>
}

// equal
func.func @convolution_f32(%a0: tensor<4x2x5x2x2xf32>, %a1: tensor<4x3x4x2x1xf32>) -> tensor<3x0x2x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1, 2]x[o, 0, 1, 2, i]->[0, 1, 2, b, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x2x2xf32>, tensor<4x3x4x2x1xf32>) -> tensor<3x0x2x2x4xf32>
  return %r : tensor<3x0x2x2x4xf32>
}

// equal
func.func @convolution_f32_2(%a0: tensor<3x5x1x1xf32>, %a1: tensor<3x3x6x1xf32>) -> tensor<1x6x5x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<3x5x1x1xf32>, tensor<3x3x6x1xf32>) -> tensor<1x6x5x1xf32>
  return %r : tensor<1x6x5x1xf32>
}

// equal
func.func @convolution_f32_3(%a0: tensor<2x5x5x2x3xf32>, %a1: tensor<3x2x2x3x2xf32>) -> tensor<2x2x2x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 3, 1>, padding = dense<[[0, 0], [1, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[0, 1, 2, i, o]->[f, 0, 1, 2, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x5x5x2x3xf32>, tensor<3x2x2x3x2xf32>) -> tensor<2x2x2x2x2xf32>
  return %r : tensor<2x2x2x2x2xf32>
}

// equal
func.func @convolution_f32_4(%a0: tensor<5x1x4xf32>, %a1: tensor<1x2x4xf32>) -> tensor<1x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[0, f, b]x[i, 0, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x1x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
  return %r : tensor<1x2x4xf32>
}

// equal
func.func @convolution_f32_5(%a0: tensor<2x4x5x5xf32>, %a1: tensor<2x2x2x3xf32>) -> tensor<10x5x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[0, 1, f, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xf32>, tensor<2x2x2x3xf32>) -> tensor<10x5x2x2xf32>
  return %r : tensor<10x5x2x2xf32>
}

// equal
func.func @convolution_f32_6(%a0: tensor<5x0x0x2xf32>, %a1: tensor<2x2x2x2xf32>) -> tensor<2x3x2x0xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, 0, 1, i]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x0x0x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x3x2x0xf32>
  return %r : tensor<2x3x2x0xf32>
}

// equal
func.func @convolution_f32_7(%a0: tensor<3x5x5x2xf32>, %a1: tensor<3x2x3x2xf32>) -> tensor<4x10x1x3xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x5x5x2xf32>, tensor<3x2x3x2xf32>) -> tensor<4x10x1x3xf32>
  return %r : tensor<4x10x1x3xf32>
}

// equal
func.func @convolution_f32_8(%a0: tensor<4x5x5x3xf32>, %a1: tensor<2x2x4x3xf32>) -> tensor<4x2x3x5xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x5x5x3xf32>, tensor<2x2x4x3xf32>) -> tensor<4x2x3x5xf32>
  return %r : tensor<4x2x3x5xf32>
}

// equal
func.func @convolution_f32_9(%a0: tensor<1x1x5x5xf32>, %a1: tensor<2x2x1x1xf32>) -> tensor<1x5x6x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, -2], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x5xf32>, tensor<2x2x1x1xf32>) -> tensor<1x5x6x1xf32>
  return %r : tensor<1x5x6x1xf32>
}

// equal
func.func @convolution_f32_10(%a0: tensor<1x5x1x2x3xf32>, %a1: tensor<1x2x1x2x6xf32>) -> tensor<6x1x2x6x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1, 1>, padding = dense<[[3, -2], [0, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 3, 1, 1>, rhs_dilation = array<i64: 3, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[i, 0, 1, 2, o]->[0, 1, 2, f, b]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x1x2x3xf32>, tensor<1x2x1x2x6xf32>) -> tensor<6x1x2x6x1xf32>
  return %r : tensor<6x1x2x6x1xf32>
}

// equal
func.func @convolution_f32_11(%a0: tensor<3x2x5x4x2xf32>, %a1: tensor<1x5x2x2x3xf32>) -> tensor<5x4x2x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, 2], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, true, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1, 2]x[0, 1, 2, o, i]->[0, 1, 2, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x2x5x4x2xf32>, tensor<1x5x2x2x3xf32>) -> tensor<5x4x2x2x2xf32>
  return %r : tensor<5x4x2x2x2xf32>
}

// equal
func.func @convolution_f32_12(%a0: tensor<1x1x1x5x2xf32>, %a1: tensor<1x1x2x2x1xf32>) -> tensor<1x3x2x1x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1>, window_reversal = array<i1: false, true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[i, 0, 1, 2, o]->[0, 1, 2, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x1x5x2xf32>, tensor<1x1x2x2x1xf32>) -> tensor<1x3x2x1x1xf32>
  return %r : tensor<1x3x2x1x1xf32>
}

// equal
func.func @convolution_f32_13(%a0: tensor<2x4x1x5xf32>, %a1: tensor<3x3x1x4xf32>) -> tensor<2x1x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x1x5xf32>, tensor<3x3x1x4xf32>) -> tensor<2x1x2x4xf32>
  return %r : tensor<2x1x2x4xf32>
}

// equal
func.func @convolution_f32_14(%a0: tensor<3x4x0x5xf32>, %a1: tensor<4x3x2x3xf32>) -> tensor<4x2x4x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, i, 0, 1]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x4x0x5xf32>, tensor<4x3x2x3xf32>) -> tensor<4x2x4x2xf32>
  return %r : tensor<4x2x4x2xf32>
}

// equal
func.func @convolution_f32_15(%a0: tensor<2x5x2x4x2xf32>, %a1: tensor<2x4x1x2x2xf32>) -> tensor<2x2x0x5x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, f, b]x[o, 0, 1, 2, i]->[b, f, 0, 1, 2]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x2x4x2xf32>, tensor<2x4x1x2x2xf32>) -> tensor<2x2x0x5x2xf32>
  return %r : tensor<2x2x0x5x2xf32>
}

// equal
func.func @convolution_f32_16(%a0: tensor<3x4x5x2x4xf32>, %a1: tensor<4x5x3x2x3xf32>) -> tensor<2x4x3x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[2, 2], [0, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, 2, b]x[o, 0, 1, 2, i]->[b, 0, 1, 2, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x4x5x2x4xf32>, tensor<4x5x3x2x3xf32>) -> tensor<2x4x3x2x4xf32>
  return %r : tensor<2x4x3x2x4xf32>
}

// equal
func.func @convolution_f16(%a0: tensor<5x5x2x0xf16>, %a1: tensor<3x2x2x2xf16>) -> tensor<2x0x3x3xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, o, i]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x2x0xf16>, tensor<3x2x2x2xf16>) -> tensor<2x0x3x3xf16>
  return %r : tensor<2x0x3x3xf16>
}

// equal
func.func @convolution_f16_2(%a0: tensor<4x2x5x2xf16>, %a1: tensor<2x2x3x2xf16>) -> tensor<2x2x5x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, i, 0, 1]->[f, b, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x2xf16>, tensor<2x2x3x2xf16>) -> tensor<2x2x5x2xf16>
  return %r : tensor<2x2x5x2xf16>
}

// equal
func.func @convolution_f16_3(%a0: tensor<1x5x5x2x1xf16>, %a1: tensor<1x1x3x2x2xf16>) -> tensor<1x1x2x10x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1, 1>, padding = dense<[[0, 0], [0, 2], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 2, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, 2, b]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x5x2x1xf16>, tensor<1x1x3x2x2xf16>) -> tensor<1x1x2x10x2xf16>
  return %r : tensor<1x1x2x10x2xf16>
}

// equal
func.func @convolution_f16_4(%a0: tensor<5x5x2x4xf16>, %a1: tensor<1x4x2x2xf16>) -> tensor<4x2x3x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[i, o, 0, 1]->[f, 0, 1, b]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x2x4xf16>, tensor<1x4x2x2xf16>) -> tensor<4x2x3x2xf16>
  return %r : tensor<4x2x3x2xf16>
}

// equal
func.func @convolution_f16_5(%a0: tensor<4x5x5x2x1xf16>, %a1: tensor<4x2x3x2x1xf16>) -> tensor<10x2x2x4x1xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 2], [0, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[o, 0, 1, 2, i]->[0, 1, 2, f, b]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x5x5x2x1xf16>, tensor<4x2x3x2x1xf16>) -> tensor<10x2x2x4x1xf16>
  return %r : tensor<10x2x2x4x1xf16>
}

// equal
func.func @convolution_f16_6(%a0: tensor<3x5x5x2x2xf16>, %a1: tensor<3x2x3x2x2xf16>) -> tensor<2x2x3x5x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 2, 1, 1>, window_reversal = array<i1: true, true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[f, b, 0, 1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x5x5x2x2xf16>, tensor<3x2x3x2x2xf16>) -> tensor<2x2x3x5x2xf16>
  return %r : tensor<2x2x3x5x2xf16>
}

// equal
func.func @convolution_f16_7(%a0: tensor<1x3x5x5xf16>, %a1: tensor<3x2x1x6xf16>) -> tensor<1x4x5x6xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x5x5xf16>, tensor<3x2x1x6xf16>) -> tensor<1x4x5x6xf16>
  return %r : tensor<1x4x5x6xf16>
}

// equal
func.func @convolution_f16_8(%a0: tensor<5x5x4x2xf16>, %a1: tensor<4x1x2x2xf16>) -> tensor<3x2x2x4xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[-1, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, i, 0, 1]->[0, 1, b, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x4x2xf16>, tensor<4x1x2x2xf16>) -> tensor<3x2x2x4xf16>
  return %r : tensor<3x2x2x4xf16>
}

// equal
func.func @convolution_f16_9(%a0: tensor<5x5x2x3xf16>, %a1: tensor<2x3x2x3xf16>) -> tensor<3x5x3x1xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[i, o, 0, 1]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<5x5x2x3xf16>, tensor<2x3x2x3xf16>) -> tensor<3x5x3x1xf16>
  return %r : tensor<3x5x3x1xf16>
}

// equal
func.func @convolution_f16_10(%a0: tensor<5x5x1x1xf16>, %a1: tensor<1x1x2x1xf16>) -> tensor<1x6x5x1xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, i, 0, 1]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x1x1xf16>, tensor<1x1x2x1xf16>) -> tensor<1x6x5x1xf16>
  return %r : tensor<1x6x5x1xf16>
}

// equal
func.func @convolution_f16_11(%a0: tensor<4x3x5x0xf16>, %a1: tensor<3x1x2x4xf16>) -> tensor<2x4x5x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, 0, 1, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x0xf16>, tensor<3x1x2x4xf16>) -> tensor<2x4x5x2xf16>
  return %r : tensor<2x4x5x2xf16>
}

// equal
func.func @convolution_f16_12(%a0: tensor<1x5x2x3xf16>, %a1: tensor<2x1x3x3xf16>) -> tensor<2x1x4x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, 0, 1, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x2x3xf16>, tensor<2x1x3x3xf16>) -> tensor<2x1x4x2xf16>
  return %r : tensor<2x1x4x2xf16>
}

// equal
func.func @convolution_f16_13(%a0: tensor<2x1x5x2x4xf16>, %a1: tensor<2x3x2x2x2xf16>) -> tensor<2x2x1x6x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2, 1>, padding = dense<[[1, 1], [3, -2], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 3, 1>, rhs_dilation = array<i64: 1, 3, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[i, 0, 1, 2, o]->[b, f, 0, 1, 2]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x1x5x2x4xf16>, tensor<2x3x2x2x2xf16>) -> tensor<2x2x1x6x2xf16>
  return %r : tensor<2x2x1x6x2xf16>
}

// equal
func.func @convolution_f16_14(%a0: tensor<0x2x0x2xf16>, %a1: tensor<2x2x4x2xf16>) -> tensor<0x2x2x0xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, 0, 1, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x0x2xf16>, tensor<2x2x4x2xf16>) -> tensor<0x2x2x0xf16>
  return %r : tensor<0x2x2x0xf16>
}

// equal
func.func @convolution_f16_15(%a0: tensor<2x3x2x1xf16>, %a1: tensor<4x1x2x3xf16>) -> tensor<0x1x2x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, o, i]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x1xf16>, tensor<4x1x2x3xf16>) -> tensor<0x1x2x2xf16>
  return %r : tensor<0x1x2x2xf16>
}

// equal
func.func @convolution_f16_16(%a0: tensor<2x4x1x4xf16>, %a1: tensor<4x1x5x3xf16>) -> tensor<4x1x4x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[0, 1, f, b]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x1x4xf16>, tensor<4x1x5x3xf16>) -> tensor<4x1x4x2xf16>
  return %r : tensor<4x1x4x2xf16>
}

// equal
func.func @convolution_bf16(%a0: tensor<1x5x5x4xbf16>, %a1: tensor<1x4x3x2xbf16>) -> tensor<3x6x1x4xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, o, 0, 1]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<1x5x5x4xbf16>, tensor<1x4x3x2xbf16>) -> tensor<3x6x1x4xbf16>
  return %r : tensor<3x6x1x4xbf16>
}

// equal
func.func @convolution_bf16_2(%a0: tensor<5x5x2x4x3xbf16>, %a1: tensor<3x3x2x2x4xbf16>) -> tensor<5x2x2x4x2xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3, 1>, padding = dense<[[1, 1], [1, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, b, f]x[i, 0, 1, 2, o]->[0, 1, 2, f, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x2x4x3xbf16>, tensor<3x3x2x2x4xbf16>) -> tensor<5x2x2x4x2xbf16>
  return %r : tensor<5x2x2x4x2xbf16>
}

// equal
func.func @convolution_bf16_3(%a0: tensor<1x3x5x5xbf16>, %a1: tensor<6x3x2x1xbf16>) -> tensor<1x2x3x6xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, 0, 1, i]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5xbf16>, tensor<6x3x2x1xbf16>) -> tensor<1x2x3x6xbf16>
  return %r : tensor<1x2x3x6xbf16>
}

// equal
func.func @convolution_bf16_4(%a0: tensor<2x3x5x5xbf16>, %a1: tensor<2x3x3x2xbf16>) -> tensor<1x3x2x5xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<2x3x5x5xbf16>, tensor<2x3x3x2xbf16>) -> tensor<1x3x2x5xbf16>
  return %r : tensor<1x3x2x5xbf16>
}

// equal
func.func @convolution_bf16_5(%a0: tensor<2x0x5x5xbf16>, %a1: tensor<2x3x2x2xbf16>) -> tensor<2x0x10x3xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, i, o]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x0x5x5xbf16>, tensor<2x3x2x2xbf16>) -> tensor<2x0x10x3xbf16>
  return %r : tensor<2x0x10x3xbf16>
}

// equal
func.func @convolution_bf16_6(%a0: tensor<2x5x4x4xbf16>, %a1: tensor<2x2x2x5xbf16>) -> tensor<2x3x4x2xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x4x4xbf16>, tensor<2x2x2x5xbf16>) -> tensor<2x3x4x2xbf16>
  return %r : tensor<2x3x4x2xbf16>
}

// equal
func.func @convolution_bf16_7(%a0: tensor<5x5x3x2xbf16>, %a1: tensor<3x2x3x3xbf16>) -> tensor<2x2x4x2xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x3x2xbf16>, tensor<3x2x3x3xbf16>) -> tensor<2x2x4x2xbf16>
  return %r : tensor<2x2x4x2xbf16>
}

// equal
func.func @convolution_bf16_8(%a0: tensor<1x1x5x1xbf16>, %a1: tensor<1x2x3x1xbf16>) -> tensor<1x3x1x1xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, 0, 1, i]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x1xbf16>, tensor<1x2x3x1xbf16>) -> tensor<1x3x1x1xbf16>
  return %r : tensor<1x3x1x1xbf16>
}

// equal
func.func @convolution_bf16_9(%a0: tensor<5x1x2x4xbf16>, %a1: tensor<4x2x1x1xbf16>) -> tensor<4x2x5x1xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, 0, 1, i]->[f, b, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<5x1x2x4xbf16>, tensor<4x2x1x1xbf16>) -> tensor<4x2x5x1xbf16>
  return %r : tensor<4x2x5x1xbf16>
}

// equal
func.func @convolution_bf16_10(%a0: tensor<4x5x2xbf16>, %a1: tensor<2x4x1xbf16>) -> tensor<2x4x6xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2>, padding = dense<[[3, -2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 3>, rhs_dilation = array<i64: 3>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[f, 0, b]x[0, o, i]->[b, f, 0]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<4x5x2xbf16>, tensor<2x4x1xbf16>) -> tensor<2x4x6xbf16>
  return %r : tensor<2x4x6xbf16>
}

// equal
func.func @convolution_bf16_11(%a0: tensor<5x5x4x1xbf16>, %a1: tensor<4x1x1x2xbf16>) -> tensor<4x1x5x3xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, i, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<5x5x4x1xbf16>, tensor<4x1x1x2xbf16>) -> tensor<4x1x5x3xbf16>
  return %r : tensor<4x1x5x3xbf16>
}

// equal
func.func @convolution_bf16_12(%a0: tensor<1x0x3x1xbf16>, %a1: tensor<6x1x1x2xbf16>) -> tensor<6x1x1x2xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, i, 0, 1]->[f, b, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x0x3x1xbf16>, tensor<6x1x1x2xbf16>) -> tensor<6x1x1x2xbf16>
  return %r : tensor<6x1x1x2xbf16>
}

// equal
func.func @convolution_bf16_13(%a0: tensor<3x2x1x5xbf16>, %a1: tensor<2x3x2x3xbf16>) -> tensor<2x2x1x10xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, 0, 1, i]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x2x1x5xbf16>, tensor<2x3x2x3xbf16>) -> tensor<2x2x1x10xbf16>
  return %r : tensor<2x2x1x10xbf16>
}

// equal
func.func @convolution_bf16_14(%a0: tensor<0x5x1x1xbf16>, %a1: tensor<1x2x2x1xbf16>) -> tensor<2x5x1x1xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, 0, 1, i]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x5x1x1xbf16>, tensor<1x2x2x1xbf16>) -> tensor<2x5x1x1xbf16>
  return %r : tensor<2x5x1x1xbf16>
}

// equal
func.func @convolution_bf16_15(%a0: tensor<3x2x2xbf16>, %a1: tensor<4x2x3xbf16>) -> tensor<0x3x1xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[0, f, b]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x2xbf16>, tensor<4x2x3xbf16>) -> tensor<0x3x1xbf16>
  return %r : tensor<0x3x1xbf16>
}

// equal
func.func @convolution_bf16_16(%a0: tensor<3x1x4x5xbf16>, %a1: tensor<1x5x1x6xbf16>) -> tensor<4x5x1x6xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<3x1x4x5xbf16>, tensor<1x5x1x6xbf16>) -> tensor<4x5x1x6xbf16>
  return %r : tensor<4x5x1x6xbf16>
}

// equal
func.func @convolution_i8(%a0: tensor<5x5x1x3xi8>, %a1: tensor<3x3x1x6xi8>) -> tensor<6x3x5x1xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, i, o]->[f, 0, 1, b]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x1x3xi8>, tensor<3x3x1x6xi8>) -> tensor<6x3x5x1xi8>
  return %r : tensor<6x3x5x1xi8>
}

// equal
func.func @convolution_i8_2(%a0: tensor<2x4x5x4x2xi8>, %a1: tensor<1x4x3x5x2xi8>) -> tensor<5x4x2x2x4xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [2, 2], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[0, 1, 2, b, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x5x4x2xi8>, tensor<1x4x3x5x2xi8>) -> tensor<5x4x2x2x4xi8>
  return %r : tensor<5x4x2x2x4xi8>
}

// equal
func.func @convolution_i8_3(%a0: tensor<5x5x2x0xi8>, %a1: tensor<2x3x3x2xi8>) -> tensor<2x0x2x4xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[i, 0, 1, o]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x0xi8>, tensor<2x3x3x2xi8>) -> tensor<2x0x2x4xi8>
  return %r : tensor<2x0x2x4xi8>
}

// equal
func.func @convolution_i8_4(%a0: tensor<2x5x5x3xi8>, %a1: tensor<2x3x2x2xi8>) -> tensor<2x3x2x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x5x3xi8>, tensor<2x3x2x2xi8>) -> tensor<2x3x2x2xi8>
  return %r : tensor<2x3x2x2xi8>
}

// equal
func.func @convolution_i8_5(%a0: tensor<2x5x1x3xi8>, %a1: tensor<3x2x2x1xi8>) -> tensor<1x10x1x3xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, i, 0, 1]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<2x5x1x3xi8>, tensor<3x2x2x1xi8>) -> tensor<1x10x1x3xi8>
  return %r : tensor<1x10x1x3xi8>
}

// equal
func.func @convolution_i8_6(%a0: tensor<1x1x5x5xi8>, %a1: tensor<2x2x1x1xi8>) -> tensor<1x1x3x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x5xi8>, tensor<2x2x1x1xi8>) -> tensor<1x1x3x2xi8>
  return %r : tensor<1x1x3x2xi8>
}

// equal
func.func @convolution_i8_7(%a0: tensor<5x5x2x4xi8>, %a1: tensor<2x3x3x2xi8>) -> tensor<4x3x2x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, 0, 1, i]->[0, 1, f, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x4xi8>, tensor<2x3x3x2xi8>) -> tensor<4x3x2x2xi8>
  return %r : tensor<4x3x2x2xi8>
}

// equal
func.func @convolution_i8_8(%a0: tensor<4x1x5x5xi8>, %a1: tensor<2x2x1x4xi8>) -> tensor<1x3x10x4xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x5x5xi8>, tensor<2x2x1x4xi8>) -> tensor<1x3x10x4xi8>
  return %r : tensor<1x3x10x4xi8>
}

// equal
func.func @convolution_i8_9(%a0: tensor<4x3x5xi8>, %a1: tensor<4x2x3xi8>) -> tensor<5x2x4xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[-1, -2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, 0, i]->[0, b, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5xi8>, tensor<4x2x3xi8>) -> tensor<5x2x4xi8>
  return %r : tensor<5x2x4xi8>
}

// equal
func.func @convolution_i8_10(%a0: tensor<3x2x5x0xi8>, %a1: tensor<3x2x2x2xi8>) -> tensor<2x6x2x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x2x5x0xi8>, tensor<3x2x2x2xi8>) -> tensor<2x6x2x2xi8>
  return %r : tensor<2x6x2x2xi8>
}

// equal
func.func @convolution_i8_11(%a0: tensor<4x5x2x2xi8>, %a1: tensor<2x1x4x2xi8>) -> tensor<2x5x0x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, 0, 1, i]->[f, 0, 1, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x5x2x2xi8>, tensor<2x1x4x2xi8>) -> tensor<2x5x0x2xi8>
  return %r : tensor<2x5x0x2xi8>
}

// equal
func.func @convolution_i8_12(%a0: tensor<4x1x5x2xi8>, %a1: tensor<1x1x4x1xi8>) -> tensor<1x5x4x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[0, 1, o, i]->[0, 1, f, b]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<4x1x5x2xi8>, tensor<1x1x4x1xi8>) -> tensor<1x5x4x2xi8>
  return %r : tensor<1x5x4x2xi8>
}

// equal
func.func @convolution_i8_13(%a0: tensor<3x1x5x1xi8>, %a1: tensor<3x2x6x1xi8>) -> tensor<1x6x1x3xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<3x1x5x1xi8>, tensor<3x2x6x1xi8>) -> tensor<1x6x1x3xi8>
  return %r : tensor<1x6x1x3xi8>
}

// equal
func.func @convolution_i8_14(%a0: tensor<0x1x2x3xi8>, %a1: tensor<2x3x2x3xi8>) -> tensor<2x2x1x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x1x2x3xi8>, tensor<2x3x2x3xi8>) -> tensor<2x2x1x2xi8>
  return %r : tensor<2x2x1x2xi8>
}

// equal
func.func @convolution_i8_15(%a0: tensor<1x1x2x5xi8>, %a1: tensor<1x4x3x1xi8>) -> tensor<1x1x0x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, 0, 1, o]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x2x5xi8>, tensor<1x4x3x1xi8>) -> tensor<1x1x0x2xi8>
  return %r : tensor<1x1x0x2xi8>
}

// equal
func.func @convolution_i8_16(%a0: tensor<4x5x3x2xi8>, %a1: tensor<2x3x5x2xi8>) -> tensor<2x4x6x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[2, 2], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, i, 0, 1]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x5x3x2xi8>, tensor<2x3x5x2xi8>) -> tensor<2x4x6x2xi8>
  return %r : tensor<2x4x6x2xi8>
}

// equal
func.func @convolution_i32(%a0: tensor<1x5x5x1xi32>, %a1: tensor<1x1x3x3xi32>) -> tensor<3x4x1x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[i, o, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x5x1xi32>, tensor<1x1x3x3xi32>) -> tensor<3x4x1x1xi32>
  return %r : tensor<3x4x1x1xi32>
}

// equal
func.func @convolution_i32_2(%a0: tensor<2x3x5x5x2xi32>, %a1: tensor<3x1x2x3x2xi32>) -> tensor<2x2x5x5x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[0, 1, 2, i, o]->[f, b, 0, 1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x5x5x2xi32>, tensor<3x1x2x3x2xi32>) -> tensor<2x2x5x5x2xi32>
  return %r : tensor<2x2x5x5x2xi32>
}

// equal
func.func @convolution_i32_3(%a0: tensor<4x2x5x5xi32>, %a1: tensor<4x1x3x3xi32>) -> tensor<2x5x2x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, i, 0, 1]->[0, 1, b, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x5xi32>, tensor<4x1x3x3xi32>) -> tensor<2x5x2x4xi32>
  return %r : tensor<2x5x2x4xi32>
}

// equal
func.func @convolution_i32_4(%a0: tensor<3x5x4x4xi32>, %a1: tensor<4x2x5x3xi32>) -> tensor<4x2x4x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, 0, 1, i]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<3x5x4x4xi32>, tensor<4x2x5x3xi32>) -> tensor<4x2x4x2xi32>
  return %r : tensor<4x2x4x2xi32>
}

// equal
func.func @convolution_i32_5(%a0: tensor<5x5x2x3xi32>, %a1: tensor<2x2x2x3xi32>) -> tensor<2x2x10x5xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x3xi32>, tensor<2x2x2x3xi32>) -> tensor<2x2x10x5xi32>
  return %r : tensor<2x2x10x5xi32>
}

// equal
func.func @convolution_i32_6(%a0: tensor<5x2x1x4xi32>, %a1: tensor<1x4x2x4xi32>) -> tensor<1x3x0x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[i, o, 0, 1]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<5x2x1x4xi32>, tensor<1x4x2x4xi32>) -> tensor<1x3x0x4xi32>
  return %r : tensor<1x3x0x4xi32>
}

// equal
func.func @convolution_i32_7(%a0: tensor<2x0x5x5xi32>, %a1: tensor<2x3x2x2xi32>) -> tensor<0x4x3x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, 0, 1, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x0x5x5xi32>, tensor<2x3x2x2xi32>) -> tensor<0x4x3x2xi32>
  return %r : tensor<0x4x3x2xi32>
}

// equal
func.func @convolution_i32_8(%a0: tensor<5x5x1x3xi32>, %a1: tensor<1x6x2x2xi32>) -> tensor<3x6x6x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[i, o, 0, 1]->[0, 1, f, b]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x1x3xi32>, tensor<1x6x2x2xi32>) -> tensor<3x6x6x1xi32>
  return %r : tensor<3x6x6x1xi32>
}

// equal
func.func @convolution_i32_9(%a0: tensor<2x5x5x4xi32>, %a1: tensor<2x3x2x2xi32>) -> tensor<2x2x5x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, -2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x5x4xi32>, tensor<2x3x2x2xi32>) -> tensor<2x2x5x4xi32>
  return %r : tensor<2x2x5x4xi32>
}

// equal
func.func @convolution_i32_10(%a0: tensor<4x2x5x5xi32>, %a1: tensor<2x2x2x2xi32>) -> tensor<6x3x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, i, o]->[0, 1, b, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x5xi32>, tensor<2x2x2x2xi32>) -> tensor<6x3x2x2xi32>
  return %r : tensor<6x3x2x2xi32>
}

// equal
func.func @convolution_i32_11(%a0: tensor<3x2x5x5xi32>, %a1: tensor<3x1x2x2xi32>) -> tensor<1x5x2x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, 0, 1, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x5x5xi32>, tensor<3x1x2x2xi32>) -> tensor<1x5x2x3xi32>
  return %r : tensor<1x5x2x3xi32>
}

// equal
func.func @convolution_i32_12(%a0: tensor<4x1x5x3xi32>, %a1: tensor<4x3x1x3xi32>) -> tensor<4x1x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x1x5x3xi32>, tensor<4x3x1x3xi32>) -> tensor<4x1x2x2xi32>
  return %r : tensor<4x1x2x2xi32>
}

// equal
func.func @convolution_i32_13(%a0: tensor<1x4x1xi32>, %a1: tensor<4x1x3xi32>) -> tensor<4x1x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[0, b, f]x[o, i, 0]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<1x4x1xi32>, tensor<4x1x3xi32>) -> tensor<4x1x1xi32>
  return %r : tensor<4x1x1xi32>
}

// equal
func.func @convolution_i32_14(%a0: tensor<1x0x5x3xi32>, %a1: tensor<1x6x2x3xi32>) -> tensor<2x3x1x6xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[i, o, 0, 1]->[0, 1, b, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x0x5x3xi32>, tensor<1x6x2x3xi32>) -> tensor<2x3x1x6xi32>
  return %r : tensor<2x3x1x6xi32>
}

// equal
func.func @convolution_i32_15(%a0: tensor<4x2x5x2xi32>, %a1: tensor<1x4x4x2xi32>) -> tensor<4x0x3x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, o, 0, 1]->[f, 0, 1, b]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x2xi32>, tensor<1x4x4x2xi32>) -> tensor<4x0x3x2xi32>
  return %r : tensor<4x0x3x2xi32>
}

// equal
func.func @convolution_i32_16(%a0: tensor<2x4x4x1xi32>, %a1: tensor<2x2x5x1xi32>) -> tensor<2x2x4x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x4x1xi32>, tensor<2x2x5x1xi32>) -> tensor<2x2x4x1xi32>
  return %r : tensor<2x2x4x1xi32>
}

// equal
func.func @convolution_ui8(%a0: tensor<4x2x5x5xui8>, %a1: tensor<2x3x2x2xui8>) -> tensor<2x3x5x2xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, 0, 1, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x5xui8>, tensor<2x3x2x2xui8>) -> tensor<2x3x5x2xui8>
  return %r : tensor<2x3x5x2xui8>
}

// equal
func.func @convolution_ui8_2(%a0: tensor<5x5x2x2x0xui8>, %a1: tensor<3x2x2x2x2xui8>) -> tensor<5x10x2x0x2xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 2], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 2, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, f, b]x[0, 1, 2, o, i]->[0, 1, 2, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x2x2x0xui8>, tensor<3x2x2x2x2xui8>) -> tensor<5x10x2x0x2xui8>
  return %r : tensor<5x10x2x0x2xui8>
}

// equal
func.func @convolution_ui8_3(%a0: tensor<4x5x0x1xui8>, %a1: tensor<4x1x3x2xui8>) -> tensor<2x2x4x1xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x5x0x1xui8>, tensor<4x1x3x2xui8>) -> tensor<2x2x4x1xui8>
  return %r : tensor<2x2x4x1xui8>
}

// equal
func.func @convolution_ui8_4(%a0: tensor<1x1x5x1xui8>, %a1: tensor<2x3x1x1xui8>) -> tensor<1x1x2x1xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x1xui8>, tensor<2x3x1x1xui8>) -> tensor<1x1x2x1xui8>
  return %r : tensor<1x1x2x1xui8>
}

// equal
func.func @convolution_ui8_5(%a0: tensor<3x5x5x1xui8>, %a1: tensor<6x2x3x1xui8>) -> tensor<10x4x1x6xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, 0, 1, i]->[0, 1, b, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<3x5x5x1xui8>, tensor<6x2x3x1xui8>) -> tensor<10x4x1x6xui8>
  return %r : tensor<10x4x1x6xui8>
}

// equal
func.func @convolution_ui8_6(%a0: tensor<2x4x5x5xui8>, %a1: tensor<1x4x2x2xui8>) -> tensor<4x3x5x2xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[f, 0, 1, b]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xui8>, tensor<1x4x2x2xui8>) -> tensor<4x3x5x2xui8>
  return %r : tensor<4x3x5x2xui8>
}

// equal
func.func @convolution_ui8_7(%a0: tensor<4x5x2x3xui8>, %a1: tensor<3x4x4x3xui8>) -> tensor<4x2x4x0xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x5x2x3xui8>, tensor<3x4x4x3xui8>) -> tensor<4x2x4x0xui8>
  return %r : tensor<4x2x4x0xui8>
}

// equal
func.func @convolution_ui8_8(%a0: tensor<5x5x2x3xui8>, %a1: tensor<2x2x2x3xui8>) -> tensor<2x2x3x3xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, 0, 1, i]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x3xui8>, tensor<2x2x2x3xui8>) -> tensor<2x2x3x3xui8>
  return %r : tensor<2x2x3x3xui8>
}

// equal
func.func @convolution_ui8_9(%a0: tensor<5x4x3x1xui8>, %a1: tensor<1x2x5x6xui8>) -> tensor<1x6x5x4xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[i, 0, 1, o]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<5x4x3x1xui8>, tensor<1x2x5x6xui8>) -> tensor<1x6x5x4xui8>
  return %r : tensor<1x6x5x4xui8>
}

// equal
func.func @convolution_ui8_10(%a0: tensor<5x5x1x4xui8>, %a1: tensor<2x3x4x1xui8>) -> tensor<1x4x6x3xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<5x5x1x4xui8>, tensor<2x3x4x1xui8>) -> tensor<1x4x6x3xui8>
  return %r : tensor<1x4x6x3xui8>
}

// equal
func.func @convolution_ui8_11(%a0: tensor<5x1x1x1xui8>, %a1: tensor<1x1x1x1xui8>) -> tensor<5x1x1x1xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, i, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x1x1x1xui8>, tensor<1x1x1x1xui8>) -> tensor<5x1x1x1xui8>
  return %r : tensor<5x1x1x1xui8>
}

// equal
func.func @convolution_ui8_12(%a0: tensor<3x2x1xui8>, %a1: tensor<2x3x1xui8>) -> tensor<1x3x1xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[i, o, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x1xui8>, tensor<2x3x1xui8>) -> tensor<1x3x1xui8>
  return %r : tensor<1x3x1xui8>
}

// equal
func.func @convolution_ui8_13(%a0: tensor<1x5x2x0xui8>, %a1: tensor<2x2x3x3xui8>) -> tensor<1x5x2x0xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, i, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x2x0xui8>, tensor<2x2x3x3xui8>) -> tensor<1x5x2x0xui8>
  return %r : tensor<1x5x2x0xui8>
}

// equal
func.func @convolution_ui8_14(%a0: tensor<1x0x5x4xui8>, %a1: tensor<4x1x2x2xui8>) -> tensor<4x1x2x2xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[2, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, i, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<1x0x5x4xui8>, tensor<4x1x2x2xui8>) -> tensor<4x1x2x2xui8>
  return %r : tensor<4x1x2x2xui8>
}

// equal
func.func @convolution_ui8_15(%a0: tensor<2x5x4x3xui8>, %a1: tensor<4x3x4x2xui8>) -> tensor<0x10x4x2xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, i, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x5x4x3xui8>, tensor<4x3x4x2xui8>) -> tensor<0x10x4x2xui8>
  return %r : tensor<0x10x4x2xui8>
}

// equal
func.func @convolution_ui8_16(%a0: tensor<2x4x5x3xui8>, %a1: tensor<5x3x3x2xui8>) -> tensor<1x3x4x2xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<2x4x5x3xui8>, tensor<5x3x3x2xui8>) -> tensor<1x3x4x2xui8>
  return %r : tensor<1x3x4x2xui8>
}

// equal
func.func @convolution_i64(%a0: tensor<3x2x5x1xi64>, %a1: tensor<2x3x3x3xi64>) -> tensor<3x1x3x1xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, 0, 1, o]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x5x1xi64>, tensor<2x3x3x3xi64>) -> tensor<3x1x3x1xi64>
  return %r : tensor<3x1x3x1xi64>
}

// equal
func.func @convolution_i64_2(%a0: tensor<4x5x5x2x1xi64>, %a1: tensor<4x1x3x2x2xi64>) -> tensor<4x5x3x2x1xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1>, window_reversal = array<i1: true, true, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[o, i, 0, 1, 2]->[f, 0, 1, 2, b]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x5x5x2x1xi64>, tensor<4x1x3x2x2xi64>) -> tensor<4x5x3x2x1xi64>
  return %r : tensor<4x5x3x2x1xi64>
}

// equal
func.func @convolution_i64_3(%a0: tensor<5x2x2x3xi64>, %a1: tensor<3x4x3x2xi64>) -> tensor<2x0x2x2xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, i, o]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x2x2x3xi64>, tensor<3x4x3x2xi64>) -> tensor<2x0x2x2xi64>
  return %r : tensor<2x0x2x2xi64>
}

// equal
func.func @convolution_i64_4(%a0: tensor<2x0x5x1xi64>, %a1: tensor<2x2x1x2xi64>) -> tensor<2x1x0x2xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, 0, 1, i]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x0x5x1xi64>, tensor<2x2x1x2xi64>) -> tensor<2x1x0x2xi64>
  return %r : tensor<2x1x0x2xi64>
}

// equal
func.func @convolution_i64_5(%a0: tensor<5x0x1x1xi64>, %a1: tensor<2x2x1x1xi64>) -> tensor<1x1x10x2xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x0x1x1xi64>, tensor<2x2x1x1xi64>) -> tensor<1x1x10x2xi64>
  return %r : tensor<1x1x10x2xi64>
}

// equal
func.func @convolution_i64_6(%a0: tensor<3x5x5x1xi64>, %a1: tensor<1x6x2x2xi64>) -> tensor<1x3x10x6xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, o, 0, 1]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<3x5x5x1xi64>, tensor<1x6x2x2xi64>) -> tensor<1x3x10x6xi64>
  return %r : tensor<1x3x10x6xi64>
}

// equal
func.func @convolution_i64_7(%a0: tensor<4x5x5x2xi64>, %a1: tensor<4x1x3x2xi64>) -> tensor<2x4x4x6xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 3>, rhs_dilation = array<i64: 2, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<4x5x5x2xi64>, tensor<4x1x3x2xi64>) -> tensor<2x4x4x6xi64>
  return %r : tensor<2x4x4x6xi64>
}

// equal
func.func @convolution_i64_8(%a0: tensor<4x5x5x2xi64>, %a1: tensor<2x2x3x2xi64>) -> tensor<2x2x3x3xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x5x5x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x3xi64>
  return %r : tensor<2x2x3x3xi64>
}

// equal
func.func @convolution_i64_9(%a0: tensor<4x3x5x5xi64>, %a1: tensor<2x3x3x4xi64>) -> tensor<2x4x5x5xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5xi64>, tensor<2x3x3x4xi64>) -> tensor<2x4x5x5xi64>
  return %r : tensor<2x4x5x5xi64>
}

// equal
func.func @convolution_i64_10(%a0: tensor<4x3x5x5xi64>, %a1: tensor<4x3x2x2xi64>) -> tensor<6x5x2x4xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 2>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5xi64>, tensor<4x3x2x2xi64>) -> tensor<6x5x2x4xi64>
  return %r : tensor<6x5x2x4xi64>
}

// equal
func.func @convolution_i64_11(%a0: tensor<1x3x5x5xi64>, %a1: tensor<6x1x1x3xi64>) -> tensor<1x6x5x2xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5xi64>, tensor<6x1x1x3xi64>) -> tensor<1x6x5x2xi64>
  return %r : tensor<1x6x5x2xi64>
}

// equal
func.func @convolution_i64_12(%a0: tensor<2x4x1x5xi64>, %a1: tensor<2x2x1x2xi64>) -> tensor<2x2x1x2xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x1x5xi64>, tensor<2x2x1x2xi64>) -> tensor<2x2x1x2xi64>
  return %r : tensor<2x2x1x2xi64>
}

// equal
func.func @convolution_i64_13(%a0: tensor<1x1x1x5xi64>, %a1: tensor<1x1x3x2xi64>) -> tensor<1x1x1x3xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x1x5xi64>, tensor<1x1x3x2xi64>) -> tensor<1x1x1x3xi64>
  return %r : tensor<1x1x1x3xi64>
}

// equal
func.func @convolution_i64_14(%a0: tensor<3x2x0x5xi64>, %a1: tensor<3x2x2x1xi64>) -> tensor<1x3x2x5xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x0x5xi64>, tensor<3x2x2x1xi64>) -> tensor<1x3x2x5xi64>
  return %r : tensor<1x3x2x5xi64>
}

// equal
func.func @convolution_i64_15(%a0: tensor<4x1x2x4xi64>, %a1: tensor<4x1x4x5xi64>) -> tensor<1x4x0x4xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x2x4xi64>, tensor<4x1x4x5xi64>) -> tensor<1x4x0x4xi64>
  return %r : tensor<1x4x0x4xi64>
}

// equal
func.func @convolution_i64_16(%a0: tensor<0x2x4xi64>, %a1: tensor<2x2x5xi64>) -> tensor<0x2x4xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[2, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x4xi64>, tensor<2x2x5xi64>) -> tensor<0x2x4xi64>
  return %r : tensor<0x2x4xi64>
}

// equal
func.func @convolution_ui16(%a0: tensor<4x3x5x5xui16>, %a1: tensor<4x3x3x1xui16>) -> tensor<2x4x3x5xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5xui16>, tensor<4x3x3x1xui16>) -> tensor<2x4x3x5xui16>
  return %r : tensor<2x4x3x5xui16>
}

// equal
func.func @convolution_ui16_2(%a0: tensor<4x5x5x2x1xui16>, %a1: tensor<4x3x2x2x1xui16>) -> tensor<1x5x3x2x4xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [-1, 0], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[o, 0, 1, 2, i]->[b, 0, 1, 2, f]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x5x5x2x1xui16>, tensor<4x3x2x2x1xui16>) -> tensor<1x5x3x2x4xui16>
  return %r : tensor<1x5x3x2x4xui16>
}

// equal
func.func @convolution_ui16_3(%a0: tensor<5x5x3x2xui16>, %a1: tensor<3x2x3x2xui16>) -> tensor<2x3x1x3xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, o, i]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<5x5x3x2xui16>, tensor<3x2x3x2xui16>) -> tensor<2x3x1x3xui16>
  return %r : tensor<2x3x1x3xui16>
}

// equal
func.func @convolution_ui16_4(%a0: tensor<4x2x5x5xui16>, %a1: tensor<2x2x2x2xui16>) -> tensor<2x2x2x10xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x5xui16>, tensor<2x2x2x2xui16>) -> tensor<2x2x2x10xui16>
  return %r : tensor<2x2x2x10xui16>
}

// equal
func.func @convolution_ui16_5(%a0: tensor<3x5x5x4xui16>, %a1: tensor<2x2x3x4xui16>) -> tensor<4x10x6x2xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 2], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[0, 1, i, o]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<3x5x5x4xui16>, tensor<2x2x3x4xui16>) -> tensor<4x10x6x2xui16>
  return %r : tensor<4x10x6x2xui16>
}

// equal
func.func @convolution_ui16_6(%a0: tensor<5x5x2x0xui16>, %a1: tensor<2x2x3x2xui16>) -> tensor<3x2x0x2xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x0xui16>, tensor<2x2x3x2xui16>) -> tensor<3x2x0x2xui16>
  return %r : tensor<3x2x0x2xui16>
}

// equal
func.func @convolution_ui16_7(%a0: tensor<1x1x5xui16>, %a1: tensor<1x1x3xui16>) -> tensor<4x1x1xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[0, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5xui16>, tensor<1x1x3xui16>) -> tensor<4x1x1xui16>
  return %r : tensor<4x1x1xui16>
}

// equal
func.func @convolution_ui16_8(%a0: tensor<2x3x5x1xui16>, %a1: tensor<2x3x2x1xui16>) -> tensor<2x3x1x2xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xui16>, tensor<2x3x2x1xui16>) -> tensor<2x3x1x2xui16>
  return %r : tensor<2x3x1x2xui16>
}

// equal
func.func @convolution_ui16_9(%a0: tensor<4x1x5x1xui16>, %a1: tensor<4x1x2x3xui16>) -> tensor<1x4x5x1xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x5x1xui16>, tensor<4x1x2x3xui16>) -> tensor<1x4x5x1xui16>
  return %r : tensor<1x4x5x1xui16>
}

// equal
func.func @convolution_ui16_10(%a0: tensor<0x2x5x5xui16>, %a1: tensor<2x2x2x2xui16>) -> tensor<0x2x6x2xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 3>, padding = dense<[[3, -2], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x5x5xui16>, tensor<2x2x2x2xui16>) -> tensor<0x2x6x2xui16>
  return %r : tensor<0x2x6x2xui16>
}

// equal
func.func @convolution_ui16_11(%a0: tensor<2x4x5x5xui16>, %a1: tensor<4x1x1x3xui16>) -> tensor<2x4x5x4xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xui16>, tensor<4x1x1x3xui16>) -> tensor<2x4x5x4xui16>
  return %r : tensor<2x4x5x4xui16>
}

// equal
func.func @convolution_ui16_12(%a0: tensor<0x2x1x4xui16>, %a1: tensor<2x2x1x5xui16>) -> tensor<0x2x1x4xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x1x4xui16>, tensor<2x2x1x5xui16>) -> tensor<0x2x1x4xui16>
  return %r : tensor<0x2x1x4xui16>
}

// equal
func.func @convolution_ui16_13(%a0: tensor<1x1x1x5xui16>, %a1: tensor<1x1x3x3xui16>) -> tensor<1x1x1x3xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x1x5xui16>, tensor<1x1x3x3xui16>) -> tensor<1x1x1x3xui16>
  return %r : tensor<1x1x1x3xui16>
}

// equal
func.func @convolution_ui16_14(%a0: tensor<1x3x0x5xui16>, %a1: tensor<6x1x2x3xui16>) -> tensor<1x6x2x5xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x0x5xui16>, tensor<6x1x2x3xui16>) -> tensor<1x6x2x5xui16>
  return %r : tensor<1x6x2x5xui16>
}

// equal
func.func @convolution_ui16_15(%a0: tensor<4x1x2x5xui16>, %a1: tensor<4x1x4x2xui16>) -> tensor<1x4x0x5xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x2x5xui16>, tensor<4x1x4x2xui16>) -> tensor<1x4x0x5xui16>
  return %r : tensor<1x4x0x5xui16>
}

// equal
func.func @convolution_ui16_16(%a0: tensor<4x1x4x5xui16>, %a1: tensor<4x1x5x3xui16>) -> tensor<1x4x4x5xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x4x5xui16>, tensor<4x1x5x3xui16>) -> tensor<1x4x4x5xui16>
  return %r : tensor<1x4x4x5xui16>
}

// equal
func.func @convolution_c64(%a0: tensor<2x3x5xcomplex<f32>>, %a1: tensor<2x3x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  return %r : tensor<2x2x3xcomplex<f32>>
}

// equal
func.func @convolution_c64_2(%a0: tensor<3x5x5x2x2xcomplex<f32>>, %a1: tensor<3x3x3x2x2xcomplex<f32>>) -> tensor<1x5x4x2x3xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2, 1>, padding = dense<[[1, 1], [2, 1], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 2, 1>, rhs_dilation = array<i64: 1, 2, 1>, window_reversal = array<i1: true, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[o, 0, 1, 2, i]->[b, 0, 1, 2, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x5x5x2x2xcomplex<f32>>, tensor<3x3x3x2x2xcomplex<f32>>) -> tensor<1x5x4x2x3xcomplex<f32>>
  return %r : tensor<1x5x4x2x3xcomplex<f32>>
}

// equal
func.func @convolution_c64_3(%a0: tensor<5x1x4x3xcomplex<f32>>, %a1: tensor<3x1x4x3xcomplex<f32>>) -> tensor<2x1x2x4xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, o, i]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<5x1x4x3xcomplex<f32>>, tensor<3x1x4x3xcomplex<f32>>) -> tensor<2x1x2x4xcomplex<f32>>
  return %r : tensor<2x1x2x4xcomplex<f32>>
}

// equal
func.func @convolution_c64_4(%a0: tensor<2x0x5x5xcomplex<f32>>, %a1: tensor<2x2x2x2xcomplex<f32>>) -> tensor<2x0x2x6xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x0x5x5xcomplex<f32>>, tensor<2x2x2x2xcomplex<f32>>) -> tensor<2x0x2x6xcomplex<f32>>
  return %r : tensor<2x0x2x6xcomplex<f32>>
}

// equal
func.func @convolution_c64_5(%a0: tensor<1x5x2x1xcomplex<f32>>, %a1: tensor<1x2x4x1xcomplex<f32>>) -> tensor<1x10x0x1xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x2x1xcomplex<f32>>, tensor<1x2x4x1xcomplex<f32>>) -> tensor<1x10x0x1xcomplex<f32>>
  return %r : tensor<1x10x0x1xcomplex<f32>>
}

// equal
func.func @convolution_c64_6(%a0: tensor<5x1x4x2xcomplex<f32>>, %a1: tensor<2x3x2x2xcomplex<f32>>) -> tensor<3x1x2x2xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, i, o]->[0, 1, f, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<5x1x4x2xcomplex<f32>>, tensor<2x3x2x2xcomplex<f32>>) -> tensor<3x1x2x2xcomplex<f32>>
  return %r : tensor<3x1x2x2xcomplex<f32>>
}

// equal
func.func @convolution_c64_7(%a0: tensor<2x4x5x0xcomplex<f32>>, %a1: tensor<4x1x3x2xcomplex<f32>>) -> tensor<2x4x4x2xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x0xcomplex<f32>>, tensor<4x1x3x2xcomplex<f32>>) -> tensor<2x4x4x2xcomplex<f32>>
  return %r : tensor<2x4x4x2xcomplex<f32>>
}

// equal
func.func @convolution_c64_8(%a0: tensor<1x3x5x5xcomplex<f32>>, %a1: tensor<6x1x2x3xcomplex<f32>>) -> tensor<1x6x3x5xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5xcomplex<f32>>, tensor<6x1x2x3xcomplex<f32>>) -> tensor<1x6x3x5xcomplex<f32>>
  return %r : tensor<1x6x3x5xcomplex<f32>>
}

// equal
func.func @convolution_c64_9(%a0: tensor<4x1x5x5xcomplex<f32>>, %a1: tensor<4x1x2x1xcomplex<f32>>) -> tensor<1x4x5x5xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x5x5xcomplex<f32>>, tensor<4x1x2x1xcomplex<f32>>) -> tensor<1x4x5x5xcomplex<f32>>
  return %r : tensor<1x4x5x5xcomplex<f32>>
}

// equal
func.func @convolution_c64_10(%a0: tensor<2x3x5x5xcomplex<f32>>, %a1: tensor<2x3x2x3xcomplex<f32>>) -> tensor<2x2x6x2xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xcomplex<f32>>, tensor<2x3x2x3xcomplex<f32>>) -> tensor<2x2x6x2xcomplex<f32>>
  return %r : tensor<2x2x6x2xcomplex<f32>>
}

// equal
func.func @convolution_c64_11(%a0: tensor<3x2x5x5xcomplex<f32>>, %a1: tensor<3x2x1x2xcomplex<f32>>) -> tensor<1x3x5x5xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x5x5xcomplex<f32>>, tensor<3x2x1x2xcomplex<f32>>) -> tensor<1x3x5x5xcomplex<f32>>
  return %r : tensor<1x3x5x5xcomplex<f32>>
}

// equal
func.func @convolution_c64_12(%a0: tensor<2x4x1x5xcomplex<f32>>, %a1: tensor<4x1x1x3xcomplex<f32>>) -> tensor<2x4x1x3xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x1x5xcomplex<f32>>, tensor<4x1x1x3xcomplex<f32>>) -> tensor<2x4x1x3xcomplex<f32>>
  return %r : tensor<2x4x1x3xcomplex<f32>>
}

// equal
func.func @convolution_c64_13(%a0: tensor<3x2x1x4xcomplex<f32>>, %a1: tensor<3x2x3x5xcomplex<f32>>) -> tensor<1x3x1x4xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x1x4xcomplex<f32>>, tensor<3x2x3x5xcomplex<f32>>) -> tensor<1x3x1x4xcomplex<f32>>
  return %r : tensor<1x3x1x4xcomplex<f32>>
}

// equal
func.func @convolution_c64_14(%a0: tensor<2x4x0x5xcomplex<f32>>, %a1: tensor<4x1x2x2xcomplex<f32>>) -> tensor<2x4x2x10xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x0x5xcomplex<f32>>, tensor<4x1x2x2xcomplex<f32>>) -> tensor<2x4x2x10xcomplex<f32>>
  return %r : tensor<2x4x2x10xcomplex<f32>>
}

// equal
func.func @convolution_c64_15(%a0: tensor<0x2x2x5xcomplex<f32>>, %a1: tensor<2x2x4x2xcomplex<f32>>) -> tensor<0x2x0x2xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x2x5xcomplex<f32>>, tensor<2x2x4x2xcomplex<f32>>) -> tensor<0x2x0x2xcomplex<f32>>
  return %r : tensor<0x2x0x2xcomplex<f32>>
}

// equal
func.func @convolution_c64_16(%a0: tensor<2x4x4x5xcomplex<f32>>, %a1: tensor<2x2x5x2xcomplex<f32>>) -> tensor<2x2x4x3xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x4x5xcomplex<f32>>, tensor<2x2x5x2xcomplex<f32>>) -> tensor<2x2x4x3xcomplex<f32>>
  return %r : tensor<2x2x4x3xcomplex<f32>>
}

// equal
func.func @convolution_c128(%a0: tensor<2x3x5x5xcomplex<f64>>, %a1: tensor<2x3x3x3xcomplex<f64>>) -> tensor<2x2x3x2xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xcomplex<f64>>, tensor<2x3x3x3xcomplex<f64>>) -> tensor<2x2x3x2xcomplex<f64>>
  return %r : tensor<2x2x3x2xcomplex<f64>>
}

// equal
func.func @convolution_c128_2(%a0: tensor<3x5x0x2x2xcomplex<f64>>, %a1: tensor<3x3x2x2x2xcomplex<f64>>) -> tensor<1x5x2x2x3xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [2, 1], [0, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[o, 0, 1, 2, i]->[b, 0, 1, 2, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x5x0x2x2xcomplex<f64>>, tensor<3x3x2x2x2xcomplex<f64>>) -> tensor<1x5x2x2x3xcomplex<f64>>
  return %r : tensor<1x5x2x2x3xcomplex<f64>>
}

// equal
func.func @convolution_c128_3(%a0: tensor<5x5x1x1xcomplex<f64>>, %a1: tensor<3x3x1x1xcomplex<f64>>) -> tensor<2x3x1x1xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, o, i]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x1x1xcomplex<f64>>, tensor<3x3x1x1xcomplex<f64>>) -> tensor<2x3x1x1xcomplex<f64>>
  return %r : tensor<2x3x1x1xcomplex<f64>>
}

// equal
func.func @convolution_c128_4(%a0: tensor<4x2x5x5xcomplex<f64>>, %a1: tensor<2x2x2x3xcomplex<f64>>) -> tensor<2x2x2x4xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x5xcomplex<f64>>, tensor<2x2x2x3xcomplex<f64>>) -> tensor<2x2x2x4xcomplex<f64>>
  return %r : tensor<2x2x2x4xcomplex<f64>>
}

// equal
func.func @convolution_c128_5(%a0: tensor<2x5x1x0xcomplex<f64>>, %a1: tensor<2x2x3x2xcomplex<f64>>) -> tensor<2x10x1x0xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x1x0xcomplex<f64>>, tensor<2x2x3x2xcomplex<f64>>) -> tensor<2x10x1x0xcomplex<f64>>
  return %r : tensor<2x10x1x0xcomplex<f64>>
}

// equal
func.func @convolution_c128_6(%a0: tensor<5x3x1xcomplex<f64>>, %a1: tensor<2x1x6xcomplex<f64>>) -> tensor<3x6x1xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[0, f, b]x[0, i, o]->[0, f, b]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<5x3x1xcomplex<f64>>, tensor<2x1x6xcomplex<f64>>) -> tensor<3x6x1xcomplex<f64>>
  return %r : tensor<3x6x1xcomplex<f64>>
}

// equal
func.func @convolution_c128_7(%a0: tensor<2x4x5x5xcomplex<f64>>, %a1: tensor<4x1x3x3xcomplex<f64>>) -> tensor<2x4x4x5xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xcomplex<f64>>, tensor<4x1x3x3xcomplex<f64>>) -> tensor<2x4x4x5xcomplex<f64>>
  return %r : tensor<2x4x4x5xcomplex<f64>>
}

// equal
func.func @convolution_c128_8(%a0: tensor<4x3x5x5xcomplex<f64>>, %a1: tensor<4x3x2x2xcomplex<f64>>) -> tensor<2x4x3x3xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5xcomplex<f64>>, tensor<4x3x2x2xcomplex<f64>>) -> tensor<2x4x3x3xcomplex<f64>>
  return %r : tensor<2x4x3x3xcomplex<f64>>
}

// equal
func.func @convolution_c128_9(%a0: tensor<2x3x5x5xcomplex<f64>>, %a1: tensor<2x3x2x2xcomplex<f64>>) -> tensor<2x2x5x2xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[-1, -2], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xcomplex<f64>>, tensor<2x3x2x2xcomplex<f64>>) -> tensor<2x2x5x2xcomplex<f64>>
  return %r : tensor<2x2x5x2xcomplex<f64>>
}

// equal
func.func @convolution_c128_10(%a0: tensor<4x1x5x5xcomplex<f64>>, %a1: tensor<4x1x2x2xcomplex<f64>>) -> tensor<1x4x6x10xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 2>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x5x5xcomplex<f64>>, tensor<4x1x2x2xcomplex<f64>>) -> tensor<1x4x6x10xcomplex<f64>>
  return %r : tensor<1x4x6x10xcomplex<f64>>
}

// equal
func.func @convolution_c128_11(%a0: tensor<2x3x5x5xcomplex<f64>>, %a1: tensor<2x3x1x2xcomplex<f64>>) -> tensor<2x2x5x6xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xcomplex<f64>>, tensor<2x3x1x2xcomplex<f64>>) -> tensor<2x2x5x6xcomplex<f64>>
  return %r : tensor<2x2x5x6xcomplex<f64>>
}

// equal
func.func @convolution_c128_12(%a0: tensor<3x2x1x2xcomplex<f64>>, %a1: tensor<3x2x1x4xcomplex<f64>>) -> tensor<1x3x1x0xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x1x2xcomplex<f64>>, tensor<3x2x1x4xcomplex<f64>>) -> tensor<1x3x1x0xcomplex<f64>>
  return %r : tensor<1x3x1x0xcomplex<f64>>
}

// equal
func.func @convolution_c128_13(%a0: tensor<2x3x1x5xcomplex<f64>>, %a1: tensor<2x3x3x2xcomplex<f64>>) -> tensor<2x2x1x5xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xcomplex<f64>>, tensor<2x3x3x2xcomplex<f64>>) -> tensor<2x2x1x5xcomplex<f64>>
  return %r : tensor<2x2x1x5xcomplex<f64>>
}

// equal
func.func @convolution_c128_14(%a0: tensor<2x3x0x5xcomplex<f64>>, %a1: tensor<2x3x2x2xcomplex<f64>>) -> tensor<2x2x2x3xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x0x5xcomplex<f64>>, tensor<2x3x2x2xcomplex<f64>>) -> tensor<2x2x2x3xcomplex<f64>>
  return %r : tensor<2x2x2x3xcomplex<f64>>
}

// equal
func.func @convolution_c128_15(%a0: tensor<2x3x2x5xcomplex<f64>>, %a1: tensor<2x3x4x3xcomplex<f64>>) -> tensor<2x2x0x3xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x5xcomplex<f64>>, tensor<2x3x4x3xcomplex<f64>>) -> tensor<2x2x0x3xcomplex<f64>>
  return %r : tensor<2x2x0x3xcomplex<f64>>
}

// equal
func.func @convolution_c128_16(%a0: tensor<2x3x4x5xcomplex<f64>>, %a1: tensor<2x3x5x2xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[2, 2], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x4x5xcomplex<f64>>, tensor<2x3x5x2xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>>
  return %r : tensor<2x2x4x2xcomplex<f64>>
}

// equal
func.func @convolution_f64_17(%a0: tensor<2x3x5xf64>, %a1: tensor<2x3x3xf64>) -> tensor<2x2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5xf64>, tensor<2x3x3xf64>) -> tensor<2x2x2xf64>
  return %r : tensor<2x2x2xf64>
}

// equal
func.func @convolution_f32_17(%a0: tensor<3x2x5x5xf32>, %a1: tensor<3x2x2x2xf32>) -> tensor<1x3x3x3xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x5x5xf32>, tensor<3x2x2x2xf32>) -> tensor<1x3x3x3xf32>
  return %r : tensor<1x3x3x3xf32>
}

// equal
func.func @convolution_f16_17(%a0: tensor<2x3x5x4xf16>, %a1: tensor<2x3x3x5xf16>) -> tensor<2x2x3x4xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x4xf16>, tensor<2x3x3x5xf16>) -> tensor<2x2x3x4xf16>
  return %r : tensor<2x2x3x4xf16>
}

// equal
func.func @convolution_bf16_17(%a0: tensor<2x3x5x5xbf16>, %a1: tensor<2x3x2x3xbf16>) -> tensor<2x2x3x4xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xbf16>, tensor<2x3x2x3xbf16>) -> tensor<2x2x3x4xbf16>
  return %r : tensor<2x2x3x4xbf16>
}

// equal
func.func @convolution_bf16_18(%a0: tensor<2x3x5x2xbf16>, %a1: tensor<2x3x3x4xbf16>) -> tensor<2x2x5x0xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x2xbf16>, tensor<2x3x3x4xbf16>) -> tensor<2x2x5x0xbf16>
  return %r : tensor<2x2x5x0xbf16>
}

// equal
func.func @convolution_i8_17(%a0: tensor<2x3x5x5xi8>, %a1: tensor<2x3x3x2xi8>) -> tensor<2x2x5x5xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xi8>, tensor<2x3x3x2xi8>) -> tensor<2x2x5x5xi8>
  return %r : tensor<2x2x5x5xi8>
}

// equal
func.func @convolution_i32_17(%a0: tensor<2x3x5x5xi32>, %a1: tensor<2x3x3x2xi32>) -> tensor<2x2x3x10xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xi32>, tensor<2x3x3x2xi32>) -> tensor<2x2x3x10xi32>
  return %r : tensor<2x2x3x10xi32>
}

// equal
func.func @convolution_i32_18(%a0: tensor<2x3x5x1xi32>, %a1: tensor<2x3x3x3xi32>) -> tensor<2x2x2x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xi32>, tensor<2x3x3x3xi32>) -> tensor<2x2x2x1xi32>
  return %r : tensor<2x2x2x1xi32>
}

// equal
func.func @convolution_i32_19(%a0: tensor<0x2x5x0xi32>, %a1: tensor<2x2x2x2xi32>) -> tensor<0x2x3x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x5x0xi32>, tensor<2x2x2x2xi32>) -> tensor<0x2x3x2xi32>
  return %r : tensor<0x2x3x2xi32>
}

// equal
func.func @convolution_ui8_17(%a0: tensor<2x3x5x5xui8>, %a1: tensor<2x3x2x2xui8>) -> tensor<2x2x10x3xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xui8>, tensor<2x3x2x2xui8>) -> tensor<2x2x10x3xui8>
  return %r : tensor<2x2x10x3xui8>
}

// equal
func.func @convolution_ui8_18(%a0: tensor<2x3x5x5xui8>, %a1: tensor<2x3x3x2xui8>) -> tensor<2x2x5x6xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xui8>, tensor<2x3x3x2xui8>) -> tensor<2x2x5x6xui8>
  return %r : tensor<2x2x5x6xui8>
}

// equal
func.func @convolution_ui8_19(%a0: tensor<2x3x5x5xui8>, %a1: tensor<2x3x3x1xui8>) -> tensor<2x2x2x5xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xui8>, tensor<2x3x3x1xui8>) -> tensor<2x2x2x5xui8>
  return %r : tensor<2x2x2x5xui8>
}

// equal
func.func @convolution_i64_17(%a0: tensor<2x3x5x5xi64>, %a1: tensor<2x3x2x3xi64>) -> tensor<2x2x3x4xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xi64>, tensor<2x3x2x3xi64>) -> tensor<2x2x3x4xi64>
  return %r : tensor<2x2x3x4xi64>
}

// equal
func.func @convolution_ui16_17(%a0: tensor<2x3x5x0xui16>, %a1: tensor<2x3x3x2xui16>) -> tensor<2x2x3x2xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x0xui16>, tensor<2x3x3x2xui16>) -> tensor<2x2x3x2xui16>
  return %r : tensor<2x2x3x2xui16>
}

// equal
func.func @convolution_ui16_18(%a0: tensor<2x3x5x2xui16>, %a1: tensor<2x3x2x4xui16>) -> tensor<2x2x2x0xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x2xui16>, tensor<2x3x2x4xui16>) -> tensor<2x2x2x0xui16>
  return %r : tensor<2x2x2x0xui16>
}

// equal
func.func @convolution_c64_17(%a0: tensor<2x3x5x5xcomplex<f32>>, %a1: tensor<2x3x3x2xcomplex<f32>>) -> tensor<2x2x4x3xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xcomplex<f32>>, tensor<2x3x3x2xcomplex<f32>>) -> tensor<2x2x4x3xcomplex<f32>>
  return %r : tensor<2x2x4x3xcomplex<f32>>
}

// equal
func.func @convolution_c128_17(%a0: tensor<2x3x5x5xcomplex<f64>>, %a1: tensor<2x3x2x1xcomplex<f64>>) -> tensor<2x2x2x5xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xcomplex<f64>>, tensor<2x3x2x1xcomplex<f64>>) -> tensor<2x2x2x5xcomplex<f64>>
  return %r : tensor<2x2x2x5xcomplex<f64>>
}

// equal
func.func @convolution_c128_18(%a0: tensor<2x3x5x1xcomplex<f64>>, %a1: tensor<2x3x3x1xcomplex<f64>>) -> tensor<2x2x3x1xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xcomplex<f64>>, tensor<2x3x3x1xcomplex<f64>>) -> tensor<2x2x3x1xcomplex<f64>>
  return %r : tensor<2x2x3x1xcomplex<f64>>
}

// equal
func.func @convolution_c128_19(%a0: tensor<2x3x5x4xcomplex<f64>>, %a1: tensor<2x3x3x5xcomplex<f64>>) -> tensor<2x2x2x4xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x4xcomplex<f64>>, tensor<2x3x3x5xcomplex<f64>>) -> tensor<2x2x2x4xcomplex<f64>>
  return %r : tensor<2x2x2x4xcomplex<f64>>
}

// equal
func.func @convolution_f64_18(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x2xf64>) -> tensor<2x2x3x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x2xf64>) -> tensor<2x2x3x2xf64>
  return %r : tensor<2x2x3x2xf64>
}

// equal
func.func @convolution_f64_19(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x2xf64>) -> tensor<2x2x3x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x2xf64>) -> tensor<2x2x3x3xf64>
  return %r : tensor<2x2x3x3xf64>
}

// equal
func.func @convolution_f64_20(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x3xf64>) -> tensor<2x2x5x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x3xf64>) -> tensor<2x2x5x3xf64>
  return %r : tensor<2x2x5x3xf64>
}

// equal
func.func @convolution_f64_21(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x3xf64>) -> tensor<2x2x5x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x3xf64>) -> tensor<2x2x5x2xf64>
  return %r : tensor<2x2x5x2xf64>
}

// equal
func.func @convolution_f64_22(%a0: tensor<2x3x5x1xf64>, %a1: tensor<2x3x3x1xf64>) -> tensor<2x2x5x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xf64>, tensor<2x3x3x1xf64>) -> tensor<2x2x5x1xf64>
  return %r : tensor<2x2x5x1xf64>
}

// equal
func.func @convolution_f64_23(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x2xf64>) -> tensor<2x2x2x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x2xf64>) -> tensor<2x2x2x5xf64>
  return %r : tensor<2x2x2x5xf64>
}

// equal
func.func @convolution_f64_24(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x2xf64>) -> tensor<2x2x2x6xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x2xf64>) -> tensor<2x2x2x6xf64>
  return %r : tensor<2x2x2x6xf64>
}

// equal
func.func @convolution_f64_25(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x2x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x2x3xf64>
  return %r : tensor<2x2x2x3xf64>
}

// equal
func.func @convolution_f64_26(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// equal
func.func @convolution_f64_27(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x2x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x2x5xf64>
  return %r : tensor<2x2x2x5xf64>
}

// equal
func.func @convolution_f64_28(%a0: tensor<2x3x5x0xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x0xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// equal
func.func @convolution_f64_29(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x10x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 2], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x10x2xf64>
  return %r : tensor<2x2x10x2xf64>
}

// equal
func.func @convolution_f64_30(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x10x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x10x3xf64>
  return %r : tensor<2x2x10x3xf64>
}

// equal
func.func @convolution_f64_31(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x2x10x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x1xf64>) -> tensor<2x2x10x5xf64>
  return %r : tensor<2x2x10x5xf64>
}

// equal
func.func @convolution_f64_32(%a0: tensor<2x3x5x4xf64>, %a1: tensor<2x3x2x5xf64>) -> tensor<2x2x10x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x4xf64>, tensor<2x3x2x5xf64>) -> tensor<2x2x10x4xf64>
  return %r : tensor<2x2x10x4xf64>
}

// equal
func.func @convolution_f64_33(%a0: tensor<2x3x5xf64>, %a1: tensor<2x3x2xf64>) -> tensor<2x2x10xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5xf64>, tensor<2x3x2xf64>) -> tensor<2x2x10xf64>
  return %r : tensor<2x2x10xf64>
}

// equal
func.func @convolution_f64_34(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x3x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x3x3xf64>
  return %r : tensor<2x2x3x3xf64>
}

// equal
func.func @convolution_f64_35(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x3x6xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 2, 3>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x3x6xf64>
  return %r : tensor<2x2x3x6xf64>
}

// equal
func.func @convolution_f64_36(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x2x3x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x1xf64>) -> tensor<2x2x3x5xf64>
  return %r : tensor<2x2x3x5xf64>
}

// equal
func.func @convolution_f64_37(%a0: tensor<2x3x5x1xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x2x3x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xf64>, tensor<2x3x2x1xf64>) -> tensor<2x2x3x1xf64>
  return %r : tensor<2x2x3x1xf64>
}

// equal
func.func @convolution_f64_38(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x2xf64>) -> tensor<2x2x4x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 3>, padding = dense<[[2, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x2xf64>) -> tensor<2x2x4x2xf64>
  return %r : tensor<2x2x4x2xf64>
}

// equal
func.func @convolution_f64_39(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x3x1xf64>) -> tensor<2x2x4x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x3x1xf64>) -> tensor<2x2x4x5xf64>
  return %r : tensor<2x2x4x5xf64>
}

// equal
func.func @convolution_f64_40(%a0: tensor<2x3x5x1xf64>, %a1: tensor<2x3x3x1xf64>) -> tensor<2x2x4x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xf64>, tensor<2x3x3x1xf64>) -> tensor<2x2x4x1xf64>
  return %r : tensor<2x2x4x1xf64>
}

// equal
func.func @convolution_f64_41(%a0: tensor<2x3x5x1xf64>, %a1: tensor<2x3x3x3xf64>) -> tensor<2x2x4x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xf64>, tensor<2x3x3x3xf64>) -> tensor<2x2x4x1xf64>
  return %r : tensor<2x2x4x1xf64>
}

// equal
func.func @convolution_f64_42(%a0: tensor<2x3x5x4xf64>, %a1: tensor<2x3x3x5xf64>) -> tensor<2x2x4x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x4xf64>, tensor<2x3x3x5xf64>) -> tensor<2x2x4x4xf64>
  return %r : tensor<2x2x4x4xf64>
}

// equal
func.func @convolution_f64_43(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x3x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x3x2xf64>
  return %r : tensor<2x2x3x2xf64>
}

// equal
func.func @convolution_f64_44(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x2x3x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x1xf64>) -> tensor<2x2x3x5xf64>
  return %r : tensor<2x2x3x5xf64>
}

// equal
func.func @convolution_f64_45(%a0: tensor<2x3x5x2xf64>, %a1: tensor<2x3x2x4xf64>) -> tensor<2x2x3x0xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x2xf64>, tensor<2x3x2x4xf64>) -> tensor<2x2x3x0xf64>
  return %r : tensor<2x2x3x0xf64>
}

// equal
func.func @convolution_f64_46(%a0: tensor<2x3x5x4xf64>, %a1: tensor<2x3x2x5xf64>) -> tensor<2x2x3x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x4xf64>, tensor<2x3x2x5xf64>) -> tensor<2x2x3x4xf64>
  return %r : tensor<2x2x3x4xf64>
}

// equal
func.func @convolution_f64_47(%a0: tensor<2x3x5xf64>, %a1: tensor<2x3x2xf64>) -> tensor<2x2x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5xf64>, tensor<2x3x2xf64>) -> tensor<2x2x3xf64>
  return %r : tensor<2x2x3xf64>
}

// equal
func.func @convolution_f64_48(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x5x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x5x2xf64>
  return %r : tensor<2x2x5x2xf64>
}

// equal
func.func @convolution_f64_49(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x5x10xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x5x10xf64>
  return %r : tensor<2x2x5x10xf64>
}

// equal
func.func @convolution_f64_50(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x5x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x5x3xf64>
  return %r : tensor<2x2x5x3xf64>
}

// equal
func.func @convolution_f64_51(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x5x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x5x3xf64>
  return %r : tensor<2x2x5x3xf64>
}

// equal
func.func @convolution_f64_52(%a0: tensor<2x3x5x0xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x5x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x0xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x5x2xf64>
  return %r : tensor<2x2x5x2xf64>
}

// equal
func.func @convolution_f64_53(%a0: tensor<2x3x5x2xf64>, %a1: tensor<2x3x2x4xf64>) -> tensor<2x2x5x0xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x2xf64>, tensor<2x3x2x4xf64>) -> tensor<2x2x5x0xf64>
  return %r : tensor<2x2x5x0xf64>
}

// equal
func.func @convolution_f64_54(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x6x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x6x5xf64>
  return %r : tensor<2x2x6x5xf64>
}

// equal
func.func @convolution_f64_55(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x6x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x6x3xf64>
  return %r : tensor<2x2x6x3xf64>
}

// equal
func.func @convolution_f64_56(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x6x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[3, -2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 2>, rhs_dilation = array<i64: 3, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x6x4xf64>
  return %r : tensor<2x2x6x4xf64>
}

// equal
func.func @convolution_f64_57(%a0: tensor<2x3x5x1xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x6x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x6x1xf64>
  return %r : tensor<2x2x6x1xf64>
}

// equal
func.func @convolution_f64_58(%a0: tensor<2x3x5x2xf64>, %a1: tensor<2x3x2x4xf64>) -> tensor<2x2x6x0xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x2xf64>, tensor<2x3x2x4xf64>) -> tensor<2x2x6x0xf64>
  return %r : tensor<2x2x6x0xf64>
}

// equal
func.func @convolution_f64_59(%a0: tensor<2x3x5x4xf64>, %a1: tensor<2x3x2x5xf64>) -> tensor<2x2x6x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x4xf64>, tensor<2x3x2x5xf64>) -> tensor<2x2x6x4xf64>
  return %r : tensor<2x2x6x4xf64>
}

// equal
func.func @convolution_f64_60(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x1x3xf64>) -> tensor<2x2x5x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x1x3xf64>) -> tensor<2x2x5x3xf64>
  return %r : tensor<2x2x5x3xf64>
}

// equal
func.func @convolution_f64_61(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x1x3xf64>) -> tensor<2x2x5x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x1x3xf64>) -> tensor<2x2x5x5xf64>
  return %r : tensor<2x2x5x5xf64>
}

// equal
func.func @convolution_f64_62(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x1x2xf64>) -> tensor<2x2x5x10xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x1x2xf64>) -> tensor<2x2x5x10xf64>
  return %r : tensor<2x2x5x10xf64>
}

// equal
func.func @convolution_f64_63(%a0: tensor<2x3x5x5xf64>, %a1: tensor<2x3x1x2xf64>) -> tensor<2x2x5x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xf64>, tensor<2x3x1x2xf64>) -> tensor<2x2x5x3xf64>
  return %r : tensor<2x2x5x3xf64>
}

// equal
func.func @convolution_f64_64(%a0: tensor<2x3x5x1xf64>, %a1: tensor<2x3x1x3xf64>) -> tensor<2x2x5x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x1xf64>, tensor<2x3x1x3xf64>) -> tensor<2x2x5x1xf64>
  return %r : tensor<2x2x5x1xf64>
}

// equal
func.func @convolution_f64_65(%a0: tensor<2x3x5xf64>, %a1: tensor<2x3x1xf64>) -> tensor<2x2x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5xf64>, tensor<2x3x1xf64>) -> tensor<2x2x5xf64>
  return %r : tensor<2x2x5xf64>
}

// equal
func.func @convolution_f64_66(%a0: tensor<2x3x1x5xf64>, %a1: tensor<2x3x1x3xf64>) -> tensor<2x2x1x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xf64>, tensor<2x3x1x3xf64>) -> tensor<2x2x1x5xf64>
  return %r : tensor<2x2x1x5xf64>
}

// equal
func.func @convolution_f64_67(%a0: tensor<2x3x1x5xf64>, %a1: tensor<2x3x1x2xf64>) -> tensor<2x2x1x10xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xf64>, tensor<2x3x1x2xf64>) -> tensor<2x2x1x10xf64>
  return %r : tensor<2x2x1x10xf64>
}

// equal
func.func @convolution_f64_68(%a0: tensor<2x3x1x5xf64>, %a1: tensor<2x3x1x2xf64>) -> tensor<2x2x1x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xf64>, tensor<2x3x1x2xf64>) -> tensor<2x2x1x3xf64>
  return %r : tensor<2x2x1x3xf64>
}

// equal
func.func @convolution_f64_69(%a0: tensor<2x3x1x5xf64>, %a1: tensor<2x3x1x2xf64>) -> tensor<2x2x1x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xf64>, tensor<2x3x1x2xf64>) -> tensor<2x2x1x5xf64>
  return %r : tensor<2x2x1x5xf64>
}

// equal
func.func @convolution_f64_70(%a0: tensor<2x3x1x5xf64>, %a1: tensor<2x3x1x2xf64>) -> tensor<2x2x1x6xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xf64>, tensor<2x3x1x2xf64>) -> tensor<2x2x1x6xf64>
  return %r : tensor<2x2x1x6xf64>
}

// equal
func.func @convolution_f64_71(%a0: tensor<2x3x1x1xf64>, %a1: tensor<2x3x1x3xf64>) -> tensor<2x2x1x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x1xf64>, tensor<2x3x1x3xf64>) -> tensor<2x2x1x1xf64>
  return %r : tensor<2x2x1x1xf64>
}

// equal
func.func @convolution_f64_72(%a0: tensor<2x3x1x5xf64>, %a1: tensor<2x3x3x2xf64>) -> tensor<2x2x1x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xf64>, tensor<2x3x3x2xf64>) -> tensor<2x2x1x2xf64>
  return %r : tensor<2x2x1x2xf64>
}

// equal
func.func @convolution_f64_73(%a0: tensor<2x3x1x5xf64>, %a1: tensor<2x3x3x3xf64>) -> tensor<2x2x1x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xf64>, tensor<2x3x3x3xf64>) -> tensor<2x2x1x4xf64>
  return %r : tensor<2x2x1x4xf64>
}

// equal
func.func @convolution_f64_74(%a0: tensor<2x3x1x5xf64>, %a1: tensor<2x3x3x1xf64>) -> tensor<2x2x1x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x5xf64>, tensor<2x3x3x1xf64>) -> tensor<2x2x1x5xf64>
  return %r : tensor<2x2x1x5xf64>
}

// equal
func.func @convolution_f64_75(%a0: tensor<2x3x1x1xf64>, %a1: tensor<2x3x3x1xf64>) -> tensor<2x2x1x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x1xf64>, tensor<2x3x3x1xf64>) -> tensor<2x2x1x1xf64>
  return %r : tensor<2x2x1x1xf64>
}

// equal
func.func @convolution_f64_76(%a0: tensor<2x3x1x0xf64>, %a1: tensor<2x3x3x2xf64>) -> tensor<2x2x1x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x0xf64>, tensor<2x3x3x2xf64>) -> tensor<2x2x1x2xf64>
  return %r : tensor<2x2x1x2xf64>
}

// equal
func.func @convolution_f64_77(%a0: tensor<2x3x1x2xf64>, %a1: tensor<2x3x3x4xf64>) -> tensor<2x2x1x0xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1x2xf64>, tensor<2x3x3x4xf64>) -> tensor<2x2x1x0xf64>
  return %r : tensor<2x2x1x0xf64>
}

// equal
func.func @convolution_f64_78(%a0: tensor<2x3x0x5xf64>, %a1: tensor<2x3x2x3xf64>) -> tensor<2x2x2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x0x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// equal
func.func @convolution_f64_79(%a0: tensor<2x3x0x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x2x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x0x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x2x3xf64>
  return %r : tensor<2x2x2x3xf64>
}

// equal
func.func @convolution_f64_80(%a0: tensor<2x3x0x5xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x2x6xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[2, 1], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x0x5xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x2x6xf64>
  return %r : tensor<2x2x2x6xf64>
}

// equal
func.func @convolution_f64_81(%a0: tensor<2x3x0x1xf64>, %a1: tensor<2x3x2x1xf64>) -> tensor<2x2x2x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x0x1xf64>, tensor<2x3x2x1xf64>) -> tensor<2x2x2x1xf64>
  return %r : tensor<2x2x2x1xf64>
}

// equal
func.func @convolution_f64_82(%a0: tensor<2x3x0x4xf64>, %a1: tensor<2x3x2x5xf64>) -> tensor<2x2x2x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x0x4xf64>, tensor<2x3x2x5xf64>) -> tensor<2x2x2x4xf64>
  return %r : tensor<2x2x2x4xf64>
}

// equal
func.func @convolution_f64_83(%a0: tensor<2x3x0xf64>, %a1: tensor<2x3x2xf64>) -> tensor<2x2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x0xf64>, tensor<2x3x2xf64>) -> tensor<2x2x2xf64>
  return %r : tensor<2x2x2xf64>
}

// equal
func.func @convolution_f64_84(%a0: tensor<2x3x2x5xf64>, %a1: tensor<2x3x4x3xf64>) -> tensor<2x2x0x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x5xf64>, tensor<2x3x4x3xf64>) -> tensor<2x2x0x5xf64>
  return %r : tensor<2x2x0x5xf64>
}

// equal
func.func @convolution_f64_85(%a0: tensor<2x3x2x5xf64>, %a1: tensor<2x3x4x2xf64>) -> tensor<2x2x0x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x5xf64>, tensor<2x3x4x2xf64>) -> tensor<2x2x0x3xf64>
  return %r : tensor<2x2x0x3xf64>
}

// equal
func.func @convolution_f64_86(%a0: tensor<2x3x2x5xf64>, %a1: tensor<2x3x4x3xf64>) -> tensor<2x2x0x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x5xf64>, tensor<2x3x4x3xf64>) -> tensor<2x2x0x4xf64>
  return %r : tensor<2x2x0x4xf64>
}

// equal
func.func @convolution_f64_87(%a0: tensor<2x3x2x5xf64>, %a1: tensor<2x3x4x2xf64>) -> tensor<2x2x0x6xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x5xf64>, tensor<2x3x4x2xf64>) -> tensor<2x2x0x6xf64>
  return %r : tensor<2x2x0x6xf64>
}

// equal
func.func @convolution_f64_88(%a0: tensor<2x3x2x1xf64>, %a1: tensor<2x3x4x3xf64>) -> tensor<2x2x0x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x1xf64>, tensor<2x3x4x3xf64>) -> tensor<2x2x0x1xf64>
  return %r : tensor<2x2x0x1xf64>
}

// equal
func.func @convolution_f64_89(%a0: tensor<2x3x2x0xf64>, %a1: tensor<2x3x4x2xf64>) -> tensor<2x2x0x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x2x0xf64>, tensor<2x3x4x2xf64>) -> tensor<2x2x0x2xf64>
  return %r : tensor<2x2x0x2xf64>
}

// equal
func.func @convolution_f64_90(%a0: tensor<2x3x4x5xf64>, %a1: tensor<2x3x5x2xf64>) -> tensor<2x2x4x10xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [0, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x4x5xf64>, tensor<2x3x5x2xf64>) -> tensor<2x2x4x10xf64>
  return %r : tensor<2x2x4x10xf64>
}

// equal
func.func @convolution_f64_91(%a0: tensor<2x3x4x5xf64>, %a1: tensor<2x3x5x3xf64>) -> tensor<2x2x4x4xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[2, 2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x4x5xf64>, tensor<2x3x5x3xf64>) -> tensor<2x2x4x4xf64>
  return %r : tensor<2x2x4x4xf64>
}

// equal
func.func @convolution_f64_92(%a0: tensor<2x3x4x5xf64>, %a1: tensor<2x3x5x2xf64>) -> tensor<2x2x4x3xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [-1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x4x5xf64>, tensor<2x3x5x2xf64>) -> tensor<2x2x4x3xf64>
  return %r : tensor<2x2x4x3xf64>
}

// equal
func.func @convolution_f64_93(%a0: tensor<2x3x4x5xf64>, %a1: tensor<2x3x5x2xf64>) -> tensor<2x2x4x5xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [-1, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x4x5xf64>, tensor<2x3x5x2xf64>) -> tensor<2x2x4x5xf64>
  return %r : tensor<2x2x4x5xf64>
}

// equal
func.func @convolution_f64_94(%a0: tensor<2x3x4x0xf64>, %a1: tensor<2x3x5x2xf64>) -> tensor<2x2x4x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x4x0xf64>, tensor<2x3x5x2xf64>) -> tensor<2x2x4x2xf64>
  return %r : tensor<2x2x4x2xf64>
}

// equal
func.func @convolution_f64_95(%a0: tensor<2x3x4x2xf64>, %a1: tensor<2x3x5x4xf64>) -> tensor<2x2x4x0xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x4x2xf64>, tensor<2x3x5x4xf64>) -> tensor<2x2x4x0xf64>
  return %r : tensor<2x2x4x0xf64>
}

// equal
func.func @convolution_i8_i32(%a0: tensor<2x3x5x5xi8>, %a1: tensor<2x3x3x3xi8>) -> tensor<2x2x3x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xi8>, tensor<2x3x3x3xi8>) -> tensor<2x2x3x3xi32>
  return %r : tensor<2x2x3x3xi32>
}

// equal
func.func @convolution_i8_i32_2(%a0: tensor<1x5x5x1xi8>, %a1: tensor<1x3x2x1xi8>) -> tensor<1x5x2x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x5x1xi8>, tensor<1x3x2x1xi8>) -> tensor<1x5x2x1xi32>
  return %r : tensor<1x5x2x1xi32>
}

// equal
func.func @convolution_i8_i32_3(%a0: tensor<5x5x2x4xi8>, %a1: tensor<3x3x2x2xi8>) -> tensor<2x4x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, o, i]->[0, 1, b, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x4xi8>, tensor<3x3x2x2xi8>) -> tensor<2x4x2x2xi32>
  return %r : tensor<2x4x2x2xi32>
}

// equal
func.func @convolution_i8_i32_4(%a0: tensor<3x1x5x5xi8>, %a1: tensor<1x6x2x2xi8>) -> tensor<6x1x2x6xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<3x1x5x5xi8>, tensor<1x6x2x2xi8>) -> tensor<6x1x2x6xi32>
  return %r : tensor<6x1x2x6xi32>
}

// equal
func.func @convolution_i8_i32_5(%a0: tensor<4x5x1x2xi8>, %a1: tensor<1x2x3x4xi8>) -> tensor<4x10x1x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<4x5x1x2xi8>, tensor<1x2x3x4xi8>) -> tensor<4x10x1x2xi32>
  return %r : tensor<4x10x1x2xi32>
}

// equal
func.func @convolution_i8_i32_6(%a0: tensor<5x4x3x4xi8>, %a1: tensor<2x5x3x4xi8>) -> tensor<3x4x4x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, i, o]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<5x4x3x4xi8>, tensor<2x5x3x4xi8>) -> tensor<3x4x4x2xi32>
  return %r : tensor<3x4x4x2xi32>
}

// equal
func.func @convolution_i8_i32_7(%a0: tensor<4x1x5xi8>, %a1: tensor<4x3x1xi8>) -> tensor<4x1x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, 0, i]->[0, b, f]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x5xi8>, tensor<4x3x1xi8>) -> tensor<4x1x4xi32>
  return %r : tensor<4x1x4xi32>
}

// equal
func.func @convolution_i8_i32_8(%a0: tensor<3x5x5x2xi8>, %a1: tensor<3x2x2x3xi8>) -> tensor<3x1x3x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x5x5x2xi8>, tensor<3x2x2x3xi8>) -> tensor<3x1x3x4xi32>
  return %r : tensor<3x1x3x4xi32>
}

// equal
func.func @convolution_i8_i32_9(%a0: tensor<2x0x5x5xi8>, %a1: tensor<2x2x3x2xi8>) -> tensor<0x2x5x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, -2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, 0, 1, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x0x5x5xi8>, tensor<2x2x3x2xi8>) -> tensor<0x2x5x4xi32>
  return %r : tensor<0x2x5x4xi32>
}

// equal
func.func @convolution_i8_i32_10(%a0: tensor<5x5x3x2xi8>, %a1: tensor<2x2x3x3xi8>) -> tensor<2x6x4x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[3, -2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 2>, rhs_dilation = array<i64: 3, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, 0, 1, i]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x3x2xi8>, tensor<2x2x3x3xi8>) -> tensor<2x6x4x2xi32>
  return %r : tensor<2x6x4x2xi32>
}

// equal
func.func @convolution_bf16_f32(%a0: tensor<2x5x4x4xbf16>, %a1: tensor<1x4x3x5xbf16>) -> tensor<3x4x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[i, o, 0, 1]->[0, 1, b, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x4x4xbf16>, tensor<1x4x3x5xbf16>) -> tensor<3x4x2x4xf32>
  return %r : tensor<3x4x2x4xf32>
}

// equal
func.func @convolution_bf16_f32_2(%a0: tensor<5x5x1x3xbf16>, %a1: tensor<3x3x1x6xbf16>) -> tensor<6x5x3x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[0, 1, i, o]->[f, 0, 1, b]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x1x3xbf16>, tensor<3x3x1x6xbf16>) -> tensor<6x5x3x1xf32>
  return %r : tensor<6x5x3x1xf32>
}

// equal
func.func @convolution_bf16_f32_3(%a0: tensor<3x4x5x1xbf16>, %a1: tensor<4x3x3x3xbf16>) -> tensor<2x2x1x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, i, 0, 1]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<3x4x5x1xbf16>, tensor<4x3x3x3xbf16>) -> tensor<2x2x1x4xf32>
  return %r : tensor<2x2x1x4xf32>
}

// equal
func.func @convolution_bf16_f32_4(%a0: tensor<1x5x1xbf16>, %a1: tensor<2x1x1xbf16>) -> tensor<1x1x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[f, 0, b]x[0, o, i]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x1xbf16>, tensor<2x1x1xbf16>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

// equal
func.func @convolution_bf16_f32_5(%a0: tensor<0x2x5x5xbf16>, %a1: tensor<2x2x2x2xbf16>) -> tensor<2x0x10x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 2], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, o, i]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x5x5xbf16>, tensor<2x2x2x2xbf16>) -> tensor<2x0x10x2xf32>
  return %r : tensor<2x0x10x2xf32>
}

// equal
func.func @convolution_bf16_f32_6(%a0: tensor<5x5x3x2xbf16>, %a1: tensor<3x2x2x2xbf16>) -> tensor<1x3x3x6xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 2, 3>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, 0, 1, i]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<5x5x3x2xbf16>, tensor<3x2x2x2xbf16>) -> tensor<1x3x3x6xf32>
  return %r : tensor<1x3x3x6xf32>
}

// equal
func.func @convolution_bf16_f32_7(%a0: tensor<5x5x4x2xbf16>, %a1: tensor<2x3x2x2xbf16>) -> tensor<2x4x6x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 3>, rhs_dilation = array<i64: 2, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[i, 0, 1, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x4x2xbf16>, tensor<2x3x2x2xbf16>) -> tensor<2x4x6x2xf32>
  return %r : tensor<2x4x6x2xf32>
}

// equal
func.func @convolution_bf16_f32_8(%a0: tensor<1x5x5x4xbf16>, %a1: tensor<1x4x2x3xbf16>) -> tensor<3x3x4x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, o, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<1x5x5x4xbf16>, tensor<1x4x2x3xbf16>) -> tensor<3x3x4x1xf32>
  return %r : tensor<3x3x4x1xf32>
}

// equal
func.func @convolution_bf16_f32_9(%a0: tensor<2x4x5x5xbf16>, %a1: tensor<2x3x1x4xbf16>) -> tensor<2x5x4x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, -2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xbf16>, tensor<2x3x1x4xbf16>) -> tensor<2x5x4x4xf32>
  return %r : tensor<2x5x4x4xf32>
}

// equal
func.func @convolution_bf16_f32_10(%a0: tensor<2x5x1x4xbf16>, %a1: tensor<2x3x2x2xbf16>) -> tensor<2x2x6x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x1x4xbf16>, tensor<2x3x2x2xbf16>) -> tensor<2x2x6x1xf32>
  return %r : tensor<2x2x6x1xf32>
}

// equal
func.func @convolution_f16_f32(%a0: tensor<5x5x4x1xf16>, %a1: tensor<1x3x2x4xf16>) -> tensor<4x1x3x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[i, 0, 1, o]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<5x5x4x1xf16>, tensor<1x3x2x4xf16>) -> tensor<4x1x3x2xf32>
  return %r : tensor<4x1x3x2xf32>
}

// equal
func.func @convolution_f16_f32_2(%a0: tensor<2x5x5x0xf16>, %a1: tensor<2x2x3x2xf16>) -> tensor<5x6x0x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, i, 0, 1]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x5x0xf16>, tensor<2x2x3x2xf16>) -> tensor<5x6x0x2xf32>
  return %r : tensor<5x6x0x2xf32>
}

// equal
func.func @convolution_f16_f32_3(%a0: tensor<5x5x2x3xf16>, %a1: tensor<2x3x3x2xf16>) -> tensor<1x3x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<5x5x2x3xf16>, tensor<2x3x3x2xf16>) -> tensor<1x3x2x2xf32>
  return %r : tensor<1x3x2x2xf32>
}

// equal
func.func @convolution_f16_f32_4(%a0: tensor<2x5x5x3xf16>, %a1: tensor<2x3x2x3xf16>) -> tensor<2x2x3x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x5x3xf16>, tensor<2x3x2x3xf16>) -> tensor<2x2x3x2xf32>
  return %r : tensor<2x2x3x2xf32>
}

// equal
func.func @convolution_f16_f32_5(%a0: tensor<4x2x5xf16>, %a1: tensor<2x2x2xf16>) -> tensor<10x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[f, b, 0]x[o, 0, i]->[0, f, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5xf16>, tensor<2x2x2xf16>) -> tensor<10x2x2xf32>
  return %r : tensor<10x2x2xf32>
}

// equal
func.func @convolution_f16_f32_6(%a0: tensor<1x1x5x1xf16>, %a1: tensor<1x1x2x3xf16>) -> tensor<1x3x1x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x1xf16>, tensor<1x1x2x3xf16>) -> tensor<1x3x1x1xf32>
  return %r : tensor<1x3x1x1xf32>
}

// equal
func.func @convolution_f16_f32_7(%a0: tensor<3x5x4x2xf16>, %a1: tensor<3x5x3x2xf16>) -> tensor<2x2x4x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[0, 1, i, o]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x5x4x2xf16>, tensor<3x5x3x2xf16>) -> tensor<2x2x4x4xf32>
  return %r : tensor<2x2x4x4xf32>
}

// equal
func.func @convolution_f16_f32_8(%a0: tensor<5x1x3x1xf16>, %a1: tensor<2x3x6x1xf16>) -> tensor<3x1x1x6xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, o, i]->[0, 1, b, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<5x1x3x1xf16>, tensor<2x3x6x1xf16>) -> tensor<3x1x1x6xf32>
  return %r : tensor<3x1x1x6xf32>
}

// equal
func.func @convolution_f16_f32_9(%a0: tensor<4x5x5x3xf16>, %a1: tensor<2x2x4x3xf16>) -> tensor<4x5x6x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, -2], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x5x5x3xf16>, tensor<2x2x4x3xf16>) -> tensor<4x5x6x2xf32>
  return %r : tensor<4x5x6x2xf32>
}

// equal
func.func @convolution_f16_f32_10(%a0: tensor<5x5x2x4xf16>, %a1: tensor<4x1x2x2xf16>) -> tensor<6x2x4x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 3>, padding = dense<[[3, -2], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, i, 0, 1]->[0, 1, f, b]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x4xf16>, tensor<4x1x2x2xf16>) -> tensor<6x2x4x2xf32>
  return %r : tensor<6x2x4x2xf32>
}

// equal
func.func @convolution_f16_f32_11(%a0: tensor<5x5x4x3xf16>, %a1: tensor<3x4x2x3xf16>) -> tensor<2x10x4x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 2], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[i, o, 0, 1]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<5x5x4x3xf16>, tensor<3x4x2x3xf16>) -> tensor<2x10x4x4xf32>
  return %r : tensor<2x10x4x4xf32>
}

// equal
func.func @convolution_bf16_f32_11(%a0: tensor<3x2x5x5xbf16>, %a1: tensor<3x2x3x2xbf16>) -> tensor<3x3x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x2x5x5xbf16>, tensor<3x2x3x2xbf16>) -> tensor<3x3x2x2xf32>
  return %r : tensor<3x3x2x2xf32>
}

// equal
func.func @convolution_i8_i32_11(%a0: tensor<1x3x5x5xi8>, %a1: tensor<1x3x3x6xi8>) -> tensor<3x4x6x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, 0, 1, o]->[0, 1, f, b]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5xi8>, tensor<1x3x3x6xi8>) -> tensor<3x4x6x1xi32>
  return %r : tensor<3x4x6x1xi32>
}

// equal
func.func @convolution_i8_i32_12(%a0: tensor<1x1x5x5xi8>, %a1: tensor<3x2x1x1xi8>) -> tensor<3x6x1x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, i, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x5xi8>, tensor<3x2x1x1xi8>) -> tensor<3x6x1x1xi32>
  return %r : tensor<3x6x1x1xi32>
}

// equal
func.func @convolution_i8_i32_13(%a0: tensor<5x1x2x0xi8>, %a1: tensor<2x3x3x2xi8>) -> tensor<2x0x3x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, 0, 1, i]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x1x2x0xi8>, tensor<2x3x3x2xi8>) -> tensor<2x0x3x1xi32>
  return %r : tensor<2x0x3x1xi32>
}

// equal
func.func @convolution_i8_i32_14(%a0: tensor<2x5x3xi8>, %a1: tensor<3x3x2xi8>) -> tensor<1x3x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[f, 0, b]x[0, o, i]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<2x5x3xi8>, tensor<3x3x2xi8>) -> tensor<1x3x3xi32>
  return %r : tensor<1x3x3xi32>
}

// equal
func.func @convolution_i8_i32_15(%a0: tensor<1x4x5x5xi8>, %a1: tensor<3x3x4x1xi8>) -> tensor<5x4x4x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[1, 1], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, o, i]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<1x4x5x5xi8>, tensor<3x3x4x1xi8>) -> tensor<5x4x4x1xi32>
  return %r : tensor<5x4x4x1xi32>
}

// equal
func.func @convolution_i8_i32_16(%a0: tensor<5x1x2x3xi8>, %a1: tensor<3x2x3x3xi8>) -> tensor<5x1x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[i, o, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x1x2x3xi8>, tensor<3x2x3x3xi8>) -> tensor<5x1x2x2xi32>
  return %r : tensor<5x1x2x2xi32>
}

// equal
func.func @convolution_i8_i32_17(%a0: tensor<2x4x5x4xi8>, %a1: tensor<2x2x3x5xi8>) -> tensor<2x5x4x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[f, 0, 1, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x4xi8>, tensor<2x2x3x5xi8>) -> tensor<2x5x4x2xi32>
  return %r : tensor<2x5x4x2xi32>
}

// equal
func.func @convolution_i8_i32_18(%a0: tensor<5x4x2xi8>, %a1: tensor<4x1x3xi8>) -> tensor<4x2x5xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[0, f, b]x[o, i, 0]->[f, b, 0]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<5x4x2xi8>, tensor<4x1x3xi8>) -> tensor<4x2x5xi32>
  return %r : tensor<4x2x5xi32>
}

// equal
func.func @convolution_i8_i32_19(%a0: tensor<3x5x5x4xi8>, %a1: tensor<4x3x3x3xi8>) -> tensor<4x2x2x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, 0, 1, i]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<3x5x5x4xi8>, tensor<4x3x3x3xi8>) -> tensor<4x2x2x3xi32>
  return %r : tensor<4x2x2x3xi32>
}

// equal
func.func @convolution_i8_i32_20(%a0: tensor<1x5x5x1xi8>, %a1: tensor<1x3x2x1xi8>) -> tensor<2x6x1x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[0, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[i, 0, 1, o]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x5x1xi8>, tensor<1x3x2x1xi8>) -> tensor<2x6x1x1xi32>
  return %r : tensor<2x6x1x1xi32>
}

// equal
func.func @convolution_i8_i32_21(%a0: tensor<1x3x5x4xi8>, %a1: tensor<6x3x5x1xi8>) -> tensor<1x6x2x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, 0, 1, i]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x4xi8>, tensor<6x3x5x1xi8>) -> tensor<1x6x2x4xi32>
  return %r : tensor<1x6x2x4xi32>
}

// equal
func.func @convolution_i8_i32_22(%a0: tensor<0x5x2xi8>, %a1: tensor<3x2x2xi8>) -> tensor<2x2x0xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x5x2xi8>, tensor<3x2x2xi8>) -> tensor<2x2x0xi32>
  return %r : tensor<2x2x0xi32>
}

// equal
func.func @convolution_i8_i32_23(%a0: tensor<4x3x5x5xi8>, %a1: tensor<2x2x3x4xi8>) -> tensor<2x2x2x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 3>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5xi8>, tensor<2x2x3x4xi8>) -> tensor<2x2x2x4xi32>
  return %r : tensor<2x2x2x4xi32>
}

// equal
func.func @convolution_i8_i32_24(%a0: tensor<5x5x1x1xi8>, %a1: tensor<1x1x2x3xi8>) -> tensor<1x1x2x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[o, i, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x1x1xi8>, tensor<1x1x2x3xi8>) -> tensor<1x1x2x4xi32>
  return %r : tensor<1x1x2x4xi32>
}

// equal
func.func @convolution_i8_i32_25(%a0: tensor<3x2x5x1xi8>, %a1: tensor<2x2x3x3xi8>) -> tensor<3x2x1x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, 0, 1, o]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x5x1xi8>, tensor<2x2x3x3xi8>) -> tensor<3x2x1x1xi32>
  return %r : tensor<3x2x1x1xi32>
}

// equal
func.func @convolution_i8_i32_26(%a0: tensor<5x4x1x4xi8>, %a1: tensor<4x1x2x5xi8>) -> tensor<1x2x4x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, i, 0, 1]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<5x4x1x4xi8>, tensor<4x1x2x5xi8>) -> tensor<1x2x4x4xi32>
  return %r : tensor<1x2x4x4xi32>
}

// equal
func.func @convolution_i8_i32_27(%a0: tensor<5x5x2x3xi8>, %a1: tensor<2x3x2x3xi8>) -> tensor<10x3x1x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, i, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<5x5x2x3xi8>, tensor<2x3x2x3xi8>) -> tensor<10x3x1x3xi32>
  return %r : tensor<10x3x1x3xi32>
}

// equal
func.func @convolution_i8_i32_28(%a0: tensor<4x5x5x1xi8>, %a1: tensor<4x1x2x2xi8>) -> tensor<1x4x10x6xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 2], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x5x5x1xi8>, tensor<4x1x2x2xi8>) -> tensor<1x4x10x6xi32>
  return %r : tensor<1x4x10x6xi32>
}

// equal
func.func @convolution_i8_i32_29(%a0: tensor<1x1x5x4xi8>, %a1: tensor<2x5x1x1xi8>) -> tensor<1x10x4x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, o, i]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x4xi8>, tensor<2x5x1x1xi8>) -> tensor<1x10x4x1xi32>
  return %r : tensor<1x10x4x1xi32>
}

// equal
func.func @convolution_i8_i32_30(%a0: tensor<3x5x5x1xi8>, %a1: tensor<6x1x2x2xi8>) -> tensor<1x3x2x6xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, i, 0, 1]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<3x5x5x1xi8>, tensor<6x1x2x2xi8>) -> tensor<1x3x2x6xi32>
  return %r : tensor<1x3x2x6xi32>
}

// equal
func.func @convolution_i8_i32_31(%a0: tensor<4x5x5x2xi8>, %a1: tensor<2x3x2x2xi8>) -> tensor<2x2x3x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[0, 1, o, i]->[f, b, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x5x5x2xi8>, tensor<2x3x2x2xi8>) -> tensor<2x2x3x4xi32>
  return %r : tensor<2x2x3x4xi32>
}

// equal
func.func @convolution_i8_i32_32(%a0: tensor<1x5x3xi8>, %a1: tensor<1x6x2xi8>) -> tensor<1x6x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[i, o, 0]->[b, f, 0]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x3xi8>, tensor<1x6x2xi8>) -> tensor<1x6x3xi32>
  return %r : tensor<1x6x3xi32>
}

// equal
func.func @convolution_i8_i32_33(%a0: tensor<5x5x0x2xi8>, %a1: tensor<2x2x3x3xi8>) -> tensor<4x3x2x0xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[i, o, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x0x2xi8>, tensor<2x2x3x3xi8>) -> tensor<4x3x2x0xi32>
  return %r : tensor<4x3x2x0xi32>
}

// equal
func.func @convolution_i8_i32_34(%a0: tensor<4x2x5x5xi8>, %a1: tensor<3x2x4x1xi8>) -> tensor<2x4x4x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 3>, padding = dense<[[2, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, 1, o, i]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<4x2x5x5xi8>, tensor<3x2x4x1xi8>) -> tensor<2x4x4x2xi32>
  return %r : tensor<2x4x4x2xi32>
}

// equal
func.func @convolution_i8_i32_35(%a0: tensor<1x5x5x1xi8>, %a1: tensor<1x1x3x3xi8>) -> tensor<1x4x4x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x5x1xi8>, tensor<1x1x3x3xi8>) -> tensor<1x4x4x1xi32>
  return %r : tensor<1x4x4x1xi32>
}

// equal
func.func @convolution_i8_i32_36(%a0: tensor<4x3x5x1xi8>, %a1: tensor<3x3x3x4xi8>) -> tensor<2x4x4x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, 0, 1, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x1xi8>, tensor<3x3x3x4xi8>) -> tensor<2x4x4x1xi32>
  return %r : tensor<2x4x4x1xi32>
}

// equal
func.func @convolution_i8_i32_37(%a0: tensor<3x2x5x5xi8>, %a1: tensor<2x2x2x3xi8>) -> tensor<2x3x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[-1, 0], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, 0, 1, i]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x2x5x5xi8>, tensor<2x2x2x3xi8>) -> tensor<2x3x2x2xi32>
  return %r : tensor<2x3x2x2xi32>
}

// equal
func.func @convolution_i8_i32_38(%a0: tensor<2x4x5x5xi8>, %a1: tensor<4x2x2x1xi8>) -> tensor<2x4x3x6xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2>, padding = dense<[[-1, 0], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 3>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, 0, 1, i]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xi8>, tensor<4x2x2x1xi8>) -> tensor<2x4x3x6xi32>
  return %r : tensor<2x4x3x6xi32>
}

// equal
func.func @convolution_i8_i32_39(%a0: tensor<5x4x0x2xi8>, %a1: tensor<2x2x5x2xi8>) -> tensor<0x3x4x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[i, 0, 1, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x4x0x2xi8>, tensor<2x2x5x2xi8>) -> tensor<0x3x4x2xi32>
  return %r : tensor<0x3x4x2xi32>
}

// equal
func.func @convolution_i8_i32_40(%a0: tensor<5x4x3xi8>, %a1: tensor<3x2x4xi8>) -> tensor<2x4x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[0, b, f]x[i, 0, o]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<5x4x3xi8>, tensor<3x2x4xi8>) -> tensor<2x4x3xi32>
  return %r : tensor<2x4x3xi32>
}

// equal
func.func @convolution_i8_i32_41(%a0: tensor<5x5x1x1xi8>, %a1: tensor<1x1x2x3xi8>) -> tensor<5x3x1x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[o, i, 0, 1]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x1x1xi8>, tensor<1x1x2x3xi8>) -> tensor<5x3x1x1xi32>
  return %r : tensor<5x3x1x1xi32>
}

// equal
func.func @convolution_i8_i32_42(%a0: tensor<5x5x2x4xi8>, %a1: tensor<2x2x2x2xi8>) -> tensor<2x2x5x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 3>, padding = dense<[[-1, -2], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[0, 1, b, f]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x4xi8>, tensor<2x2x2x2xi8>) -> tensor<2x2x5x2xi32>
  return %r : tensor<2x2x5x2xi32>
}

// equal
func.func @convolution_i8_i32_43(%a0: tensor<1x5x1x4xi8>, %a1: tensor<4x2x3x1xi8>) -> tensor<4x5x1x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[o, 0, 1, i]->[f, 0, 1, b]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<1x5x1x4xi8>, tensor<4x2x3x1xi8>) -> tensor<4x5x1x1xi32>
  return %r : tensor<4x5x1x1xi32>
}

// equal
func.func @convolution_i8_i32_44(%a0: tensor<2x3x5x4xi8>, %a1: tensor<3x2x2x5xi8>) -> tensor<5x4x3x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[o, i, 0, 1]->[0, 1, f, b]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<2x3x5x4xi8>, tensor<3x2x2x5xi8>) -> tensor<5x4x3x1xi32>
  return %r : tensor<5x4x3x1xi32>
}

// equal
func.func @convolution_i8_i32_45(%a0: tensor<2x3x5xi8>, %a1: tensor<2x3x2xi8>) -> tensor<2x2x5xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1>, padding = dense<[[-1, -2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5xi8>, tensor<2x3x2xi8>) -> tensor<2x2x5xi32>
  return %r : tensor<2x2x5xi32>
}

// equal
func.func @convolution_i8_i32_46(%a0: tensor<1x1x5x5xi8>, %a1: tensor<2x3x1x1xi8>) -> tensor<1x6x3x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x5xi8>, tensor<2x3x1x1xi8>) -> tensor<1x6x3x1xi32>
  return %r : tensor<1x6x3x1xi32>
}

// equal
func.func @convolution_i8_i32_47(%a0: tensor<3x2x5x5xi8>, %a1: tensor<3x2x2x2xi8>) -> tensor<6x6x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2>, padding = dense<[[3, -2], [3, -2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 3>, rhs_dilation = array<i64: 3, 3>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[0, 1, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x2x5x5xi8>, tensor<3x2x2x2xi8>) -> tensor<6x6x2x2xi32>
  return %r : tensor<6x6x2x2xi32>
}

// equal
func.func @convolution_i8_i32_48(%a0: tensor<1x5x4x4xi8>, %a1: tensor<1x2x5x4xi8>) -> tensor<4x1x6x4xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<1x5x4x4xi8>, tensor<1x2x5x4xi8>) -> tensor<4x1x6x4xi32>
  return %r : tensor<4x1x6x4xi32>
}

// equal
func.func @convolution_i8_i32_49(%a0: tensor<1x3x5xi8>, %a1: tensor<6x1x2xi8>) -> tensor<1x6x6xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2>, padding = dense<[[3, -2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 3>, rhs_dilation = array<i64: 3>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5xi8>, tensor<6x1x2xi8>) -> tensor<1x6x6xi32>
  return %r : tensor<1x6x6xi32>
}

// equal
func.func @convolution_i8_i32_50(%a0: tensor<2x4x5x5xi8>, %a1: tensor<2x2x3x3xi8>) -> tensor<2x3x3x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[f, 0, 1, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xi8>, tensor<2x2x3x3xi8>) -> tensor<2x3x3x2xi32>
  return %r : tensor<2x3x3x2xi32>
}

// equal
func.func @convolution_i8_i32_51(%a0: tensor<4x3x5x5xi8>, %a1: tensor<4x3x3x3xi8>) -> tensor<2x4x3x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5xi8>, tensor<4x3x3x3xi8>) -> tensor<2x4x3x3xi32>
  return %r : tensor<2x4x3x3xi32>
}

// equal
func.func @convolution_i8_i32_52(%a0: tensor<4x3x5x5xi8>, %a1: tensor<3x3x3x4xi8>) -> tensor<2x4x5x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, 0, 1, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5xi8>, tensor<3x3x3x4xi8>) -> tensor<2x4x5x3xi32>
  return %r : tensor<2x4x5x3xi32>
}

// equal
func.func @convolution_i8_i32_53(%a0: tensor<3x2x5x5xi8>, %a1: tensor<3x2x3x3xi8>) -> tensor<1x3x5x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x5x5xi8>, tensor<3x2x3x3xi8>) -> tensor<1x3x5x3xi32>
  return %r : tensor<1x3x5x3xi32>
}

// equal
func.func @convolution_i8_i32_54(%a0: tensor<2x3x5x5xi8>, %a1: tensor<2x3x3x3xi8>) -> tensor<2x2x2x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xi8>, tensor<2x3x3x3xi8>) -> tensor<2x2x2x3xi32>
  return %r : tensor<2x2x2x3xi32>
}

// equal
func.func @convolution_i8_i32_55(%a0: tensor<2x4x5x5xi8>, %a1: tensor<4x1x3x3xi8>) -> tensor<2x4x2x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xi8>, tensor<4x1x3x3xi8>) -> tensor<2x4x2x3xi32>
  return %r : tensor<2x4x2x3xi32>
}

// equal
func.func @convolution_i8_i32_56(%a0: tensor<4x1x5x5xi8>, %a1: tensor<3x3x1x4xi8>) -> tensor<1x4x2x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x5x5xi8>, tensor<3x3x1x4xi8>) -> tensor<1x4x2x3xi32>
  return %r : tensor<1x4x2x3xi32>
}

// equal
func.func @convolution_i8_i32_57(%a0: tensor<2x4x5x5xi8>, %a1: tensor<2x2x3x2xi8>) -> tensor<2x3x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, 0, 1, i]->[0, 1, f, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xi8>, tensor<2x2x3x2xi8>) -> tensor<2x3x2x2xi32>
  return %r : tensor<2x3x2x2xi32>
}

// equal
func.func @convolution_i8_i32_58(%a0: tensor<2x4x5x5xi8>, %a1: tensor<4x1x2x3xi8>) -> tensor<2x4x2x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xi8>, tensor<4x1x2x3xi8>) -> tensor<2x4x2x3xi32>
  return %r : tensor<2x4x2x3xi32>
}

// equal
func.func @convolution_i8_i32_59(%a0: tensor<0x2x5x5xi8>, %a1: tensor<2x2x2x3xi8>) -> tensor<0x2x2x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x5x5xi8>, tensor<2x2x2x3xi8>) -> tensor<0x2x2x3xi32>
  return %r : tensor<0x2x2x3xi32>
}

// equal
func.func @convolution_i8_i32_60(%a0: tensor<2x3x5x5xi8>, %a1: tensor<2x3x2x3xi8>) -> tensor<2x2x10x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5xi8>, tensor<2x3x2x3xi8>) -> tensor<2x2x10x3xi32>
  return %r : tensor<2x2x10x3xi32>
}

// equal
func.func @convolution_i8_i32_61(%a0: tensor<1x3x5x5xi8>, %a1: tensor<6x1x2x3xi8>) -> tensor<1x6x10x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5xi8>, tensor<6x1x2x3xi8>) -> tensor<1x6x10x3xi32>
  return %r : tensor<1x6x10x3xi32>
}

// equal
func.func @convolution_i8_i32_62(%a0: tensor<2x4x5x5xi8>, %a1: tensor<4x1x2x3xi8>) -> tensor<2x4x3x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xi8>, tensor<4x1x2x3xi8>) -> tensor<2x4x3x3xi32>
  return %r : tensor<2x4x3x3xi32>
}

// equal
func.func @convolution_i8_i32_63(%a0: tensor<4x1x5x5xi8>, %a1: tensor<4x1x2x3xi8>) -> tensor<1x4x3x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<4x1x5x5xi8>, tensor<4x1x2x3xi8>) -> tensor<1x4x3x3xi32>
  return %r : tensor<1x4x3x3xi32>
}

// equal
func.func @convolution_i8_i32_64(%a0: tensor<0x2x5x5xi8>, %a1: tensor<2x2x2x3xi8>) -> tensor<0x2x3x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x5x5xi8>, tensor<2x2x2x3xi8>) -> tensor<0x2x3x3xi32>
  return %r : tensor<0x2x3x3xi32>
}

// equal
func.func @convolution_i8_i32_65(%a0: tensor<1x3x5x5xi8>, %a1: tensor<6x1x3x3xi8>) -> tensor<1x6x4x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5xi8>, tensor<6x1x3x3xi8>) -> tensor<1x6x4x3xi32>
  return %r : tensor<1x6x4x3xi32>
}

// equal
func.func @convolution_i8_i32_66(%a0: tensor<3x2x5x5xi8>, %a1: tensor<3x2x3x3xi8>) -> tensor<1x3x4x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x5x5xi8>, tensor<3x2x3x3xi8>) -> tensor<1x3x4x3xi32>
  return %r : tensor<1x3x4x3xi32>
}

// equal
func.func @convolution_i8_i32_67(%a0: tensor<1x1x5x5xi8>, %a1: tensor<2x3x1x1xi8>) -> tensor<1x1x3x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x5xi8>, tensor<2x3x1x1xi8>) -> tensor<1x1x3x3xi32>
  return %r : tensor<1x1x3x3xi32>
}

// equal
func.func @convolution_i8_i32_68(%a0: tensor<2x4x5x5xi8>, %a1: tensor<2x2x2x3xi8>) -> tensor<2x2x3x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5xi8>, tensor<2x2x2x3xi8>) -> tensor<2x2x3x3xi32>
  return %r : tensor<2x2x3x3xi32>
}

// equal
func.func @convolution_i8_i32_69(%a0: tensor<1x3x5x5xi8>, %a1: tensor<6x1x2x3xi8>) -> tensor<1x6x5x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5xi8>, tensor<6x1x2x3xi8>) -> tensor<1x6x5x3xi32>
  return %r : tensor<1x6x5x3xi32>
}

// equal
func.func @convolution_i8_i32_70(%a0: tensor<4x3x5x5xi8>, %a1: tensor<4x3x2x3xi8>) -> tensor<2x4x6x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5xi8>, tensor<4x3x2x3xi8>) -> tensor<2x4x6x3xi32>
  return %r : tensor<2x4x6x3xi32>
}

// equal
func.func @convolution_i8_i32_71(%a0: tensor<3x2x5x5xi8>, %a1: tensor<3x2x2x3xi8>) -> tensor<1x3x6x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<3x2x5x5xi8>, tensor<3x2x2x3xi8>) -> tensor<1x3x6x3xi32>
  return %r : tensor<1x3x6x3xi32>
}

// equal
func.func @convolution_i8_i32_72(%a0: tensor<0x2x5x5xi8>, %a1: tensor<2x2x2x3xi8>) -> tensor<0x2x6x3xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1>, padding = dense<[[3, -2], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 3, 1>, rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<0x2x5x5xi8>, tensor<2x2x2x3xi8>) -> tensor<0x2x6x3xi32>
  return %r : tensor<0x2x6x3xi32>
}

// equal
func.func @convolution_f64_point(%a0: tensor<2x3xf64>, %a1: tensor<2x3xf64>) -> tensor<2x2xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}

// equal
func.func @convolution_f64_point_2(%a0: tensor<1x1xf64>, %a1: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @convolution_f32_point(%a0: tensor<2x3xf32>, %a1: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// equal
func.func @convolution_f32_point_2(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// equal
func.func @convolution_f16_point(%a0: tensor<3x2xf16>, %a1: tensor<3x2xf16>) -> tensor<2x2xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<3x2xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  return %r : tensor<2x2xf16>
}

// equal
func.func @convolution_f16_point_2(%a0: tensor<1x1xf16>, %a1: tensor<1x1xf16>) -> tensor<1x1xf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
  return %r : tensor<1x1xf16>
}

// equal
func.func @convolution_bf16_point(%a0: tensor<2x3xbf16>, %a1: tensor<2x3xbf16>) -> tensor<2x2xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x2xbf16>
  return %r : tensor<2x2xbf16>
}

// equal
func.func @convolution_bf16_point_2(%a0: tensor<1x1xbf16>, %a1: tensor<1x1xbf16>) -> tensor<1x1xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}

// equal
func.func @convolution_i8_point(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> tensor<2x2xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}

// equal
func.func @convolution_i8_point_2(%a0: tensor<1x1xi8>, %a1: tensor<1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @convolution_i32_point(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}

// equal
func.func @convolution_i32_point_2(%a0: tensor<1x1xi32>, %a1: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// equal
func.func @convolution_ui8_point(%a0: tensor<2x3xui8>, %a1: tensor<2x3xui8>) -> tensor<2x2xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x2xui8>
  return %r : tensor<2x2xui8>
}

// equal
func.func @convolution_ui8_point_2(%a0: tensor<1x1xui8>, %a1: tensor<1x1xui8>) -> tensor<1x1xui8> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xui8>, tensor<1x1xui8>) -> tensor<1x1xui8>
  return %r : tensor<1x1xui8>
}

// equal
func.func @convolution_i64_point(%a0: tensor<2x3xi64>, %a1: tensor<2x3xi64>) -> tensor<2x2xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}

// equal
func.func @convolution_i64_point_2(%a0: tensor<1x1xi64>, %a1: tensor<1x1xi64>) -> tensor<1x1xi64> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
  return %r : tensor<1x1xi64>
}

// equal
func.func @convolution_ui16_point(%a0: tensor<2x3xui16>, %a1: tensor<2x3xui16>) -> tensor<2x2xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x2xui16>
  return %r : tensor<2x2xui16>
}

// equal
func.func @convolution_ui16_point_2(%a0: tensor<1x1xui16>, %a1: tensor<1x1xui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xui16>, tensor<1x1xui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// equal
func.func @convolution_c64_point(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<2x3xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}

// equal
func.func @convolution_c64_point_2(%a0: tensor<1x1xcomplex<f32>>, %a1: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}

// equal
func.func @convolution_c128_point(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<2x3xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}

// equal
func.func @convolution_c128_point_2(%a0: tensor<1x1xcomplex<f64>>, %a1: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}

// equal
func.func @convolution_f32_4d(%a0: tensor<2x3x5x5x2x2xf32>, %a1: tensor<3x2x3x2x2x1xf32>) -> tensor<2x3x10x2x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 2], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, o, 0, 1, 2, 3]->[b, 0, 1, 2, 3, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5x2x2xf32>, tensor<3x2x3x2x2x1xf32>) -> tensor<2x3x10x2x2x2xf32>
  return %r : tensor<2x3x10x2x2x2xf32>
}

// equal
func.func @convolution_f32_4d_2(%a0: tensor<1x5x5x2x2x1xf32>, %a1: tensor<1x3x2x2x1x1xf32>) -> tensor<5x3x2x2x1x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: true, true, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, 3, f]x[i, 0, 1, 2, 3, o]->[0, 1, 2, 3, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x5x2x2x1xf32>, tensor<1x3x2x2x1x1xf32>) -> tensor<5x3x2x2x1x1xf32>
  return %r : tensor<5x3x2x2x1x1xf32>
}

// equal
func.func @convolution_f32_4d_3(%a0: tensor<5x5x2x2x2x4xf32>, %a1: tensor<3x3x2x1x2x2xf32>) -> tensor<2x2x2x4x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2, 1, 1>, padding = dense<[[0, 0], [2, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, 3, b, f]x[0, 1, 2, 3, i, o]->[f, b, 0, 1, 2, 3]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x2x2x4xf32>, tensor<3x3x2x1x2x2xf32>) -> tensor<2x2x2x4x2x2xf32>
  return %r : tensor<2x2x2x4x2x2xf32>
}

// equal
func.func @convolution_f32_4d_4(%a0: tensor<1x5x5x2x2x3xf32>, %a1: tensor<1x6x2x2x2x1xf32>) -> tensor<6x1x2x3x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1, 1, 1>, padding = dense<[[1, 0], [-1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, 3, f]x[i, o, 0, 1, 2, 3]->[f, b, 0, 1, 2, 3]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x5x5x2x2x3xf32>, tensor<1x6x2x2x2x1xf32>) -> tensor<6x1x2x3x2x2xf32>
  return %r : tensor<6x1x2x3x2x2xf32>
}

// equal
func.func @convolution_bf16_4d(%a0: tensor<5x5x2x2x2x4xbf16>, %a1: tensor<1x3x2x2x1x4xbf16>) -> tensor<2x3x3x2x2x4xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [-1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, 3, b, f]x[i, 0, 1, 2, 3, o]->[b, 0, 1, 2, 3, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x2x2x4xbf16>, tensor<1x3x2x2x1x4xbf16>) -> tensor<2x3x3x2x2x4xbf16>
  return %r : tensor<2x3x3x2x2x4xbf16>
}

// equal
func.func @convolution_bf16_4d_2(%a0: tensor<4x3x5x5x2x2xbf16>, %a1: tensor<3x2x2x1x3x4xbf16>) -> tensor<5x10x2x2x2x4xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 2], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: true, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[0, 1, 2, 3, i, o]->[0, 1, 2, 3, b, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5x2x2xbf16>, tensor<3x2x2x1x3x4xbf16>) -> tensor<5x10x2x2x2x4xbf16>
  return %r : tensor<5x10x2x2x2x4xbf16>
}

// equal
func.func @convolution_bf16_4d_3(%a0: tensor<2x5x5x2x2x3xbf16>, %a1: tensor<3x2x3x3x2x1xbf16>) -> tensor<2x4x2x2x2x2xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 2, 1, 1>, padding = dense<[[0, 0], [2, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, 3, f]x[i, o, 0, 1, 2, 3]->[0, 1, 2, 3, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x5x2x2x3xbf16>, tensor<3x2x3x3x2x1xbf16>) -> tensor<2x4x2x2x2x2xbf16>
  return %r : tensor<2x4x2x2x2x2xbf16>
}

// equal
func.func @convolution_bf16_4d_4(%a0: tensor<1x1x5x5x2x2xbf16>, %a1: tensor<1x2x2x2x1x1xbf16>) -> tensor<1x1x2x10x2x2xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1, 1, 1>, padding = dense<[[1, 0], [0, 2], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, 0, 1, 2, 3, o]->[f, b, 0, 1, 2, 3]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x5x2x2xbf16>, tensor<1x2x2x2x1x1xbf16>) -> tensor<1x1x2x10x2x2xbf16>
  return %r : tensor<1x1x2x10x2x2xbf16>
}

// equal
func.func @convolution_i32_4d(%a0: tensor<2x5x5x2x2x4xi32>, %a1: tensor<3x2x2x1x2x2xi32>) -> tensor<2x3x3x2x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, true, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, 3, f]x[0, 1, 2, 3, i, o]->[b, 0, 1, 2, 3, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x5x2x2x4xi32>, tensor<3x2x2x1x2x2xi32>) -> tensor<2x3x3x2x2x2xi32>
  return %r : tensor<2x3x3x2x2x2xi32>
}

// equal
func.func @convolution_i32_4d_2(%a0: tensor<2x4x5x5x2x2xi32>, %a1: tensor<1x4x3x3x2x1xi32>) -> tensor<4x2x5x4x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[1, 1], [2, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: true, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, o, 0, 1, 2, 3]->[f, b, 0, 1, 2, 3]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5x2x2xi32>, tensor<1x4x3x3x2x1xi32>) -> tensor<4x2x5x4x2x2xi32>
  return %r : tensor<4x2x5x4x2x2xi32>
}

// equal
func.func @convolution_i32_4d_3(%a0: tensor<5x5x2x2x1x3xi32>, %a1: tensor<1x3x2x2x1x6xi32>) -> tensor<2x10x2x2x1x6xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 2], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, 3, b, f]x[i, 0, 1, 2, 3, o]->[0, 1, 2, 3, b, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x2x1x3xi32>, tensor<1x3x2x2x1x6xi32>) -> tensor<2x10x2x2x1x6xi32>
  return %r : tensor<2x10x2x2x1x6xi32>
}

// equal
func.func @convolution_i32_4d_4(%a0: tensor<5x5x2x2x2x3xi32>, %a1: tensor<2x2x2x1x3x2xi32>) -> tensor<2x3x2x2x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1, 1, 1>, padding = dense<[[1, 0], [-1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, 3, b, f]x[0, 1, 2, 3, i, o]->[0, 1, 2, 3, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x2x2x3xi32>, tensor<2x2x2x1x3x2xi32>) -> tensor<2x3x2x2x2x2xi32>
  return %r : tensor<2x3x2x2x2x2xi32>
}

// equal
func.func @convolution_bf16_4d_5(%a0: tensor<5x5x2x2x4x3xbf16>, %a1: tensor<3x4x3x2x2x1xbf16>) -> tensor<2x2x3x2x2x4xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, true, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, 3, b, f]x[i, o, 0, 1, 2, 3]->[b, 0, 1, 2, 3, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<5x5x2x2x4x3xbf16>, tensor<3x4x3x2x2x1xbf16>) -> tensor<2x2x3x2x2x4xbf16>
  return %r : tensor<2x2x3x2x2x4xbf16>
}

// equal
func.func @convolution_f32_4d_5(%a0: tensor<2x5x5x2x2x4xf32>, %a1: tensor<3x2x2x1x1x4xf32>) -> tensor<3x10x2x2x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 2], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, 3, f]x[0, 1, 2, 3, i, o]->[0, 1, 2, 3, b, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x5x5x2x2x4xf32>, tensor<3x2x2x1x1x4xf32>) -> tensor<3x10x2x2x2x4xf32>
  return %r : tensor<3x10x2x2x2x4xf32>
}

// equal
func.func @convolution_f32_4d_6(%a0: tensor<4x5x5x2x2x3xf32>, %a1: tensor<3x2x3x2x1x4xf32>) -> tensor<2x2x4x2x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 2, 1, 1>, padding = dense<[[1, 0], [2, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, 3, f]x[i, 0, 1, 2, 3, o]->[b, 0, 1, 2, 3, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x5x5x2x2x3xf32>, tensor<3x2x3x2x1x4xf32>) -> tensor<2x2x4x2x2x4xf32>
  return %r : tensor<2x2x4x2x2x4xf32>
}

// equal
func.func @convolution_bf16_4d_6(%a0: tensor<2x4x5x5x2x2xbf16>, %a1: tensor<2x2x3x2x2x1xbf16>) -> tensor<5x3x2x2x2x2xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [-1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: true, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, o, 0, 1, 2, 3]->[0, 1, 2, 3, b, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5x2x2xbf16>, tensor<2x2x3x2x2x1xbf16>) -> tensor<5x3x2x2x2x2xbf16>
  return %r : tensor<5x3x2x2x2x2xbf16>
}

// equal
func.func @convolution_bf16_4d_7(%a0: tensor<1x3x5x5x2x2xbf16>, %a1: tensor<3x2x2x1x1x6xbf16>) -> tensor<1x5x3x2x2x6xbf16> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: true, true, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[0, 1, 2, 3, i, o]->[b, 0, 1, 2, 3, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5x2x2xbf16>, tensor<3x2x2x1x1x6xbf16>) -> tensor<1x5x3x2x2x6xbf16>
  return %r : tensor<1x5x3x2x2x6xbf16>
}

// equal
func.func @convolution_i32_4d_5(%a0: tensor<1x1x5x5x2x2xi32>, %a1: tensor<1x1x3x2x2x1xi32>) -> tensor<1x2x3x2x2x1xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [-1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, o, 0, 1, 2, 3]->[b, 0, 1, 2, 3, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x5x5x2x2xi32>, tensor<1x1x3x2x2x1xi32>) -> tensor<1x2x3x2x2x1xi32>
  return %r : tensor<1x2x3x2x2x1xi32>
}

// equal
func.func @convolution_i32_4d_6(%a0: tensor<5x5x2x2x4x3xi32>, %a1: tensor<3x4x3x2x2x1xi32>) -> tensor<4x2x3x3x2x2xi32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, true, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, 3, b, f]x[i, o, 0, 1, 2, 3]->[f, b, 0, 1, 2, 3]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<5x5x2x2x4x3xi32>, tensor<3x4x3x2x2x1xi32>) -> tensor<4x2x3x3x2x2xi32>
  return %r : tensor<4x2x3x3x2x2xi32>
}

// equal
func.func @convolution_f32_4d_7(%a0: tensor<5x5x2x2x1x1xf32>, %a1: tensor<3x3x2x1x1x1xf32>) -> tensor<1x3x4x2x2x1xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [2, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, 3, b, f]x[0, 1, 2, 3, i, o]->[b, 0, 1, 2, 3, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x2x1x1xf32>, tensor<3x3x2x1x1x1xf32>) -> tensor<1x3x4x2x2x1xf32>
  return %r : tensor<1x3x4x2x2x1xf32>
}

// equal
func.func @convolution_f32_4d_8(%a0: tensor<2x3x5x5x2x2xf32>, %a1: tensor<3x2x2x2x1x2xf32>) -> tensor<2x2x2x3x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1, 1, 1>, padding = dense<[[1, 0], [0, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, true, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, 0, 1, 2, 3, o]->[f, b, 0, 1, 2, 3]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x5x5x2x2xf32>, tensor<3x2x2x2x1x2xf32>) -> tensor<2x2x2x3x2x2xf32>
  return %r : tensor<2x2x2x3x2x2xf32>
}

// equal
func.func @convolution_f32_4d_9(%a0: tensor<1x3x5x5x2x2xf32>, %a1: tensor<1x6x3x3x2x1xf32>) -> tensor<1x3x4x2x2x6xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [2, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, o, 0, 1, 2, 3]->[b, 0, 1, 2, 3, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x5x5x2x2xf32>, tensor<1x6x3x3x2x1xf32>) -> tensor<1x3x4x2x2x6xf32>
  return %r : tensor<1x3x4x2x2x6xf32>
}

// equal
func.func @convolution_f32_4d_10(%a0: tensor<5x5x2x2x2x3xf32>, %a1: tensor<3x2x3x2x2x1xf32>) -> tensor<2x5x10x2x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 1], [0, 2], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: true, false, false, false>, dimension_numbers = #stablehlo.conv<[0, 1, 2, 3, b, f]x[i, o, 0, 1, 2, 3]->[b, 0, 1, 2, 3, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<5x5x2x2x2x3xf32>, tensor<3x2x3x2x2x1xf32>) -> tensor<2x5x10x2x2x2xf32>
  return %r : tensor<2x5x10x2x2x2xf32>
}

// equal
func.func @convolution_f32_4d_11(%a0: tensor<2x4x5x5x2x2xf32>, %a1: tensor<1x4x3x2x2x1xf32>) -> tensor<2x2x3x2x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 2, 1, 1>, window_reversal = array<i1: false, true, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, o, 0, 1, 2, 3]->[b, 0, 1, 2, 3, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5x2x2xf32>, tensor<1x4x3x2x2x1xf32>) -> tensor<2x2x3x2x2x4xf32>
  return %r : tensor<2x2x3x2x2x4xf32>
}

// equal
func.func @convolution_f32_4d_12(%a0: tensor<2x4x5x5x2x2xf32>, %a1: tensor<2x2x2x2x1x2xf32>) -> tensor<2x2x10x2x2x2xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1, 1, 1>, padding = dense<[[1, 0], [0, 2], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, 0, 1, 2, 3, o]->[b, 0, 1, 2, 3, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5x2x2xf32>, tensor<2x2x2x2x1x2xf32>) -> tensor<2x2x10x2x2x2xf32>
  return %r : tensor<2x2x10x2x2x2xf32>
}

// equal
func.func @convolution_f32_4d_13(%a0: tensor<2x4x5x5x2x2xf32>, %a1: tensor<1x4x2x2x2x1xf32>) -> tensor<2x2x10x2x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 3, 1, 1, 1>, padding = dense<[[1, 0], [0, 2], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, o, 0, 1, 2, 3]->[b, 0, 1, 2, 3, f]>, feature_group_count = 4 : i64, batch_group_count = 1 : i64}> : (tensor<2x4x5x5x2x2xf32>, tensor<1x4x2x2x2x1xf32>) -> tensor<2x2x10x2x2x4xf32>
  return %r : tensor<2x2x10x2x2x4xf32>
}

// equal
func.func @convolution_f32_4d_14(%a0: tensor<4x3x5x5x2x2xf32>, %a1: tensor<3x4x3x2x2x1xf32>) -> tensor<2x3x3x2x2x4xf32> {
  %r = "stablehlo.convolution"(%a0, %a1) <{window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [-1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, lhs_dilation = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2, 3]x[i, o, 0, 1, 2, 3]->[b, 0, 1, 2, 3, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x3x5x5x2x2xf32>, tensor<3x4x3x2x2x1xf32>) -> tensor<2x3x3x2x2x4xf32>
  return %r : tensor<2x3x3x2x2x4xf32>
}
