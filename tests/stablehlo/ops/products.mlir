// equal
func.func @dot_f64(%a0: tensor<f64>, %a1: tensor<f64>) -> tensor<f64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @dot_f64_2(%a0: tensor<3xf64>, %a1: tensor<3xf64>) -> tensor<f64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @dot_f64_3(%a0: tensor<3xf64>, %a1: tensor<4xf64>) -> tensor<3x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xf64>, tensor<4xf64>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// equal
func.func @dot_f64_4(%a0: tensor<2x3xf64>, %a1: tensor<3x4xf64>) -> tensor<2x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @dot_f64_5(%a0: tensor<3x2xf64>, %a1: tensor<4x3xf64>) -> tensor<2x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf64>, tensor<4x3xf64>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @dot_f64_6(%a0: tensor<2x3xf64>, %a1: tensor<4x3xf64>) -> tensor<2x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf64>, tensor<4x3xf64>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @dot_f64_7(%a0: tensor<3x2xf64>, %a1: tensor<3x4xf64>) -> tensor<2x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @dot_f64_8(%a0: tensor<2x3xf64>, %a1: tensor<3xf64>) -> tensor<2xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf64>, tensor<3xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// equal
func.func @dot_f64_9(%a0: tensor<3xf64>, %a1: tensor<3x4xf64>) -> tensor<4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf64>, tensor<3x4xf64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @dot_f64_10(%a0: tensor<2x0xf64>, %a1: tensor<0x3xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf64>, tensor<0x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// equal
func.func @dot_f64_11(%a0: tensor<0x3xf64>, %a1: tensor<3x4xf64>) -> tensor<0x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf64>, tensor<3x4xf64>) -> tensor<0x4xf64>
  return %r : tensor<0x4xf64>
}

// equal
func.func @dot_f64_12(%a0: tensor<1x1xf64>, %a1: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @dot_f64_13(%a0: tensor<2x3x4xf64>, %a1: tensor<2x4x5xf64>) -> tensor<2x3x5xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}

// equal
func.func @dot_f64_14(%a0: tensor<3x2x4xf64>, %a1: tensor<4x5x2xf64>) -> tensor<2x3x5xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xf64>, tensor<4x5x2xf64>) -> tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}

// equal
func.func @dot_f64_15(%a0: tensor<2x3x4xf64>, %a1: tensor<4x3x5xf64>) -> tensor<2x5xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf64>, tensor<4x3x5xf64>) -> tensor<2x5xf64>
  return %r : tensor<2x5xf64>
}

// equal
func.func @dot_f64_16(%a0: tensor<2x3x4xf64>, %a1: tensor<3x4x5xf64>) -> tensor<2x5xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf64>, tensor<3x4x5xf64>) -> tensor<2x5xf64>
  return %r : tensor<2x5xf64>
}

// equal
func.func @dot_f64_17(%a0: tensor<2x3xf64>, %a1: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// equal
func.func @dot_f64_18(%a0: tensor<2x3xf64>, %a1: tensor<3x2xf64>) -> tensor<2x3xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// equal
func.func @dot_f64_19(%a0: tensor<2x3x4xf64>, %a1: tensor<3x2x4xf64>) -> tensor<3x2xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf64>, tensor<3x2x4xf64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// equal
func.func @dot_f64_20(%a0: tensor<2x3x2x4xf64>, %a1: tensor<2x2x4x3xf64>) -> tensor<2x2x3x3xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xf64>, tensor<2x2x4x3xf64>) -> tensor<2x2x3x3xf64>
  return %r : tensor<2x2x3x3xf64>
}

// equal
func.func @dot_f64_21(%a0: tensor<2x1x3x2xf64>, %a1: tensor<1x3x2x2xf64>) -> tensor<2x2x2xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf64>, tensor<1x3x2x2xf64>) -> tensor<2x2x2xf64>
  return %r : tensor<2x2x2xf64>
}

// equal
func.func @dot_f64_22(%a0: tensor<2x2x3x1x2x2xf64>, %a1: tensor<2x3x2x2xf64>) -> tensor<2x2x1x2x2xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x1x2x2xf64>
  return %r : tensor<2x2x1x2x2xf64>
}

// equal
func.func @dot_f64_23(%a0: tensor<7x33xf64>, %a1: tensor<33x5xf64>) -> tensor<7x5xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf64>, tensor<33x5xf64>) -> tensor<7x5xf64>
  return %r : tensor<7x5xf64>
}

// equal
func.func @dot_f64_24(%a0: tensor<2x3x2xf64>, %a1: tensor<2x2xf64>) -> tensor<2x3x2x2xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xf64>, tensor<2x2xf64>) -> tensor<2x3x2x2xf64>
  return %r : tensor<2x3x2x2xf64>
}

// equal
func.func @dot_f32(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @dot_f32_2(%a0: tensor<3xf32>, %a1: tensor<3xf32>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @dot_f32_3(%a0: tensor<3xf32>, %a1: tensor<4xf32>) -> tensor<3x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// equal
func.func @dot_f32_4(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f32_5(%a0: tensor<3x2xf32>, %a1: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f32_6(%a0: tensor<2x3xf32>, %a1: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f32_7(%a0: tensor<3x2xf32>, %a1: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f32_8(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) -> tensor<2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// equal
func.func @dot_f32_9(%a0: tensor<3xf32>, %a1: tensor<3x4xf32>) -> tensor<4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @dot_f32_10(%a0: tensor<2x0xf32>, %a1: tensor<0x3xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_f32_11(%a0: tensor<0x3xf32>, %a1: tensor<3x4xf32>) -> tensor<0x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<0x3xf32>, tensor<3x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

// equal
func.func @dot_f32_12(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// equal
func.func @dot_f32_13(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// equal
func.func @dot_f32_14(%a0: tensor<3x2x4xf32>, %a1: tensor<4x5x2xf32>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2x4xf32>, tensor<4x5x2xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// equal
func.func @dot_f32_15(%a0: tensor<2x3x4xf32>, %a1: tensor<4x3x5xf32>) -> tensor<2x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<4x3x5xf32>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

// equal
func.func @dot_f32_16(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4x5xf32>) -> tensor<2x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<3x4x5xf32>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

// equal
func.func @dot_f32_17(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_f32_18(%a0: tensor<2x3xf32>, %a1: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_f32_19(%a0: tensor<2x3x4xf32>, %a1: tensor<3x2x4xf32>) -> tensor<3x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// equal
func.func @dot_f32_20(%a0: tensor<2x3x2x4xf32>, %a1: tensor<2x2x4x3xf32>) -> tensor<2x2x3x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x2x4xf32>, tensor<2x2x4x3xf32>) -> tensor<2x2x3x3xf32>
  return %r : tensor<2x2x3x3xf32>
}

// equal
func.func @dot_f32_21(%a0: tensor<2x1x3x2xf32>, %a1: tensor<1x3x2x2xf32>) -> tensor<2x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x3x2xf32>, tensor<1x3x2x2xf32>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}

// equal
func.func @dot_f32_22(%a0: tensor<2x2x3x1x2x2xf32>, %a1: tensor<2x3x2x2xf32>) -> tensor<2x2x1x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x3x1x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x2x1x2x2xf32>
  return %r : tensor<2x2x1x2x2xf32>
}

// equal
func.func @dot_f32_23(%a0: tensor<7x33xf32>, %a1: tensor<33x5xf32>) -> tensor<7x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<7x33xf32>, tensor<33x5xf32>) -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}

// equal
func.func @dot_f32_24(%a0: tensor<2x3x2xf32>, %a1: tensor<2x2xf32>) -> tensor<2x3x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x2xf32>, tensor<2x2xf32>) -> tensor<2x3x2x2xf32>
  return %r : tensor<2x3x2x2xf32>
}

// equal
func.func @dot_f16(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<f16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @dot_f16_2(%a0: tensor<3xf16>, %a1: tensor<3xf16>) -> tensor<f16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf16>, tensor<3xf16>) -> tensor<f16>
  return %r : tensor<f16>
}

// equal
func.func @dot_f16_3(%a0: tensor<3xf16>, %a1: tensor<4xf16>) -> tensor<3x4xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf16>, tensor<4xf16>) -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}

// equal
func.func @dot_f16_4(%a0: tensor<2x3xf16>, %a1: tensor<3x4xf16>) -> tensor<2x4xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf16>, tensor<3x4xf16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// equal
func.func @dot_f16_5(%a0: tensor<3x2xf16>, %a1: tensor<4x3xf16>) -> tensor<2x4xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x2xf16>, tensor<4x3xf16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// equal
func.func @dot_f16_6(%a0: tensor<2x3xf16>, %a1: tensor<4x3xf16>) -> tensor<2x4xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf16>, tensor<4x3xf16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// equal
func.func @dot_f16_7(%a0: tensor<3x2xf16>, %a1: tensor<3x4xf16>) -> tensor<2x4xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x2xf16>, tensor<3x4xf16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// equal
func.func @dot_f16_8(%a0: tensor<2x3xf16>, %a1: tensor<3xf16>) -> tensor<2xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf16>, tensor<3xf16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// equal
func.func @dot_f16_9(%a0: tensor<3xf16>, %a1: tensor<3x4xf16>) -> tensor<4xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xf16>, tensor<3x4xf16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// equal
func.func @dot_f16_10(%a0: tensor<2x0xf16>, %a1: tensor<0x3xf16>) -> tensor<2x3xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x0xf16>, tensor<0x3xf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// equal
func.func @dot_f16_11(%a0: tensor<0x3xf16>, %a1: tensor<3x4xf16>) -> tensor<0x4xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<0x3xf16>, tensor<3x4xf16>) -> tensor<0x4xf16>
  return %r : tensor<0x4xf16>
}

// equal
func.func @dot_f16_12(%a0: tensor<1x1xf16>, %a1: tensor<1x1xf16>) -> tensor<1x1xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
  return %r : tensor<1x1xf16>
}

// equal
func.func @dot_f16_13(%a0: tensor<2x3x4xf16>, %a1: tensor<2x4x5xf16>) -> tensor<2x3x5xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf16>
  return %r : tensor<2x3x5xf16>
}

// equal
func.func @dot_f16_14(%a0: tensor<3x2x4xf16>, %a1: tensor<4x5x2xf16>) -> tensor<2x3x5xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x2x4xf16>, tensor<4x5x2xf16>) -> tensor<2x3x5xf16>
  return %r : tensor<2x3x5xf16>
}

// equal
func.func @dot_f16_15(%a0: tensor<2x3x4xf16>, %a1: tensor<4x3x5xf16>) -> tensor<2x5xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf16>, tensor<4x3x5xf16>) -> tensor<2x5xf16>
  return %r : tensor<2x5xf16>
}

// equal
func.func @dot_f16_16(%a0: tensor<2x3x4xf16>, %a1: tensor<3x4x5xf16>) -> tensor<2x5xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf16>, tensor<3x4x5xf16>) -> tensor<2x5xf16>
  return %r : tensor<2x5xf16>
}

// equal
func.func @dot_f16_17(%a0: tensor<2x3xf16>, %a1: tensor<2x3xf16>) -> tensor<2x3xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// equal
func.func @dot_f16_18(%a0: tensor<2x3xf16>, %a1: tensor<3x2xf16>) -> tensor<2x3xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// equal
func.func @dot_f16_19(%a0: tensor<2x3x4xf16>, %a1: tensor<3x2x4xf16>) -> tensor<3x2xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf16>, tensor<3x2x4xf16>) -> tensor<3x2xf16>
  return %r : tensor<3x2xf16>
}

// equal
func.func @dot_f16_20(%a0: tensor<2x3x2x4xf16>, %a1: tensor<2x2x4x3xf16>) -> tensor<2x2x3x3xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2x4xf16>, tensor<2x2x4x3xf16>) -> tensor<2x2x3x3xf16>
  return %r : tensor<2x2x3x3xf16>
}

// equal
func.func @dot_f16_21(%a0: tensor<2x1x3x2xf16>, %a1: tensor<1x3x2x2xf16>) -> tensor<2x2x2xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x1x3x2xf16>, tensor<1x3x2x2xf16>) -> tensor<2x2x2xf16>
  return %r : tensor<2x2x2xf16>
}

// equal
func.func @dot_f16_22(%a0: tensor<2x2x3x1x2x2xf16>, %a1: tensor<2x3x2x2xf16>) -> tensor<2x2x1x2x2xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x1x2x2xf16>, tensor<2x3x2x2xf16>) -> tensor<2x2x1x2x2xf16>
  return %r : tensor<2x2x1x2x2xf16>
}

// equal
func.func @dot_f16_23(%a0: tensor<7x33xf16>, %a1: tensor<33x5xf16>) -> tensor<7x5xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<7x33xf16>, tensor<33x5xf16>) -> tensor<7x5xf16>
  return %r : tensor<7x5xf16>
}

// equal
func.func @dot_f16_24(%a0: tensor<2x3x2xf16>, %a1: tensor<2x2xf16>) -> tensor<2x3x2x2xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x2xf16>, tensor<2x2xf16>) -> tensor<2x3x2x2xf16>
  return %r : tensor<2x3x2x2xf16>
}

// equal
func.func @dot_bf16(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @dot_bf16_2(%a0: tensor<3xbf16>, %a1: tensor<3xbf16>) -> tensor<bf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @dot_bf16_3(%a0: tensor<3xbf16>, %a1: tensor<4xbf16>) -> tensor<3x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xbf16>, tensor<4xbf16>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// equal
func.func @dot_bf16_4(%a0: tensor<2x3xbf16>, %a1: tensor<3x4xbf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_bf16_5(%a0: tensor<3x2xbf16>, %a1: tensor<4x3xbf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2xbf16>, tensor<4x3xbf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_bf16_6(%a0: tensor<2x3xbf16>, %a1: tensor<4x3xbf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xbf16>, tensor<4x3xbf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_bf16_7(%a0: tensor<3x2xbf16>, %a1: tensor<3x4xbf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_bf16_8(%a0: tensor<2x3xbf16>, %a1: tensor<3xbf16>) -> tensor<2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// equal
func.func @dot_bf16_9(%a0: tensor<3xbf16>, %a1: tensor<3x4xbf16>) -> tensor<4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3xbf16>, tensor<3x4xbf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @dot_bf16_10(%a0: tensor<2x0xbf16>, %a1: tensor<0x3xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x0xbf16>, tensor<0x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// equal
func.func @dot_bf16_11(%a0: tensor<0x3xbf16>, %a1: tensor<3x4xbf16>) -> tensor<0x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<0x3xbf16>, tensor<3x4xbf16>) -> tensor<0x4xbf16>
  return %r : tensor<0x4xbf16>
}

// equal
func.func @dot_bf16_12(%a0: tensor<1x1xbf16>, %a1: tensor<1x1xbf16>) -> tensor<1x1xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}

// equal
func.func @dot_bf16_13(%a0: tensor<2x3x4xbf16>, %a1: tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
  return %r : tensor<2x3x5xbf16>
}

// equal
func.func @dot_bf16_14(%a0: tensor<3x2x4xbf16>, %a1: tensor<4x5x2xbf16>) -> tensor<2x3x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2x4xbf16>, tensor<4x5x2xbf16>) -> tensor<2x3x5xbf16>
  return %r : tensor<2x3x5xbf16>
}

// equal
func.func @dot_bf16_15(%a0: tensor<2x3x4xbf16>, %a1: tensor<4x3x5xbf16>) -> tensor<2x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xbf16>, tensor<4x3x5xbf16>) -> tensor<2x5xbf16>
  return %r : tensor<2x5xbf16>
}

// equal
func.func @dot_bf16_16(%a0: tensor<2x3x4xbf16>, %a1: tensor<3x4x5xbf16>) -> tensor<2x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xbf16>, tensor<3x4x5xbf16>) -> tensor<2x5xbf16>
  return %r : tensor<2x5xbf16>
}

// equal
func.func @dot_bf16_17(%a0: tensor<2x3xbf16>, %a1: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// equal
func.func @dot_bf16_18(%a0: tensor<2x3xbf16>, %a1: tensor<3x2xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// equal
func.func @dot_bf16_19(%a0: tensor<2x3x4xbf16>, %a1: tensor<3x2x4xbf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xbf16>, tensor<3x2x4xbf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// equal
func.func @dot_bf16_20(%a0: tensor<2x3x2x4xbf16>, %a1: tensor<2x2x4x3xbf16>) -> tensor<2x2x3x3xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x2x4xbf16>, tensor<2x2x4x3xbf16>) -> tensor<2x2x3x3xbf16>
  return %r : tensor<2x2x3x3xbf16>
}

// equal
func.func @dot_bf16_21(%a0: tensor<2x1x3x2xbf16>, %a1: tensor<1x3x2x2xbf16>) -> tensor<2x2x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x3x2xbf16>, tensor<1x3x2x2xbf16>) -> tensor<2x2x2xbf16>
  return %r : tensor<2x2x2xbf16>
}

// equal
func.func @dot_bf16_22(%a0: tensor<2x2x3x1x2x2xbf16>, %a1: tensor<2x3x2x2xbf16>) -> tensor<2x2x1x2x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x3x1x2x2xbf16>, tensor<2x3x2x2xbf16>) -> tensor<2x2x1x2x2xbf16>
  return %r : tensor<2x2x1x2x2xbf16>
}

// equal
func.func @dot_bf16_23(%a0: tensor<7x33xbf16>, %a1: tensor<33x5xbf16>) -> tensor<7x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<7x33xbf16>, tensor<33x5xbf16>) -> tensor<7x5xbf16>
  return %r : tensor<7x5xbf16>
}

// equal
func.func @dot_bf16_24(%a0: tensor<2x3x2xbf16>, %a1: tensor<2x2xbf16>) -> tensor<2x3x2x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x2xbf16>, tensor<2x2xbf16>) -> tensor<2x3x2x2xbf16>
  return %r : tensor<2x3x2x2xbf16>
}

// equal
func.func @dot_i8(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @dot_i8_2(%a0: tensor<3xi8>, %a1: tensor<3xi8>) -> tensor<i8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xi8>, tensor<3xi8>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @dot_i8_3(%a0: tensor<3xi8>, %a1: tensor<4xi8>) -> tensor<3x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xi8>, tensor<4xi8>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// equal
func.func @dot_i8_4(%a0: tensor<2x3xi8>, %a1: tensor<3x4xi8>) -> tensor<2x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @dot_i8_5(%a0: tensor<3x2xi8>, %a1: tensor<4x3xi8>) -> tensor<2x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi8>, tensor<4x3xi8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @dot_i8_6(%a0: tensor<2x3xi8>, %a1: tensor<4x3xi8>) -> tensor<2x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xi8>, tensor<4x3xi8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @dot_i8_7(%a0: tensor<3x2xi8>, %a1: tensor<3x4xi8>) -> tensor<2x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi8>, tensor<3x4xi8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @dot_i8_8(%a0: tensor<2x3xi8>, %a1: tensor<3xi8>) -> tensor<2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xi8>, tensor<3xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// equal
func.func @dot_i8_9(%a0: tensor<3xi8>, %a1: tensor<3x4xi8>) -> tensor<4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi8>, tensor<3x4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @dot_i8_10(%a0: tensor<2x0xi8>, %a1: tensor<0x3xi8>) -> tensor<2x3xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi8>, tensor<0x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// equal
func.func @dot_i8_11(%a0: tensor<0x3xi8>, %a1: tensor<3x4xi8>) -> tensor<0x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi8>, tensor<3x4xi8>) -> tensor<0x4xi8>
  return %r : tensor<0x4xi8>
}

// equal
func.func @dot_i8_12(%a0: tensor<1x1xi8>, %a1: tensor<1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @dot_i8_13(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> tensor<2x3x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi8>
  return %r : tensor<2x3x5xi8>
}

// equal
func.func @dot_i8_14(%a0: tensor<3x2x4xi8>, %a1: tensor<4x5x2xi8>) -> tensor<2x3x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xi8>, tensor<4x5x2xi8>) -> tensor<2x3x5xi8>
  return %r : tensor<2x3x5xi8>
}

// equal
func.func @dot_i8_15(%a0: tensor<2x3x4xi8>, %a1: tensor<4x3x5xi8>) -> tensor<2x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi8>, tensor<4x3x5xi8>) -> tensor<2x5xi8>
  return %r : tensor<2x5xi8>
}

// equal
func.func @dot_i8_16(%a0: tensor<2x3x4xi8>, %a1: tensor<3x4x5xi8>) -> tensor<2x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi8>, tensor<3x4x5xi8>) -> tensor<2x5xi8>
  return %r : tensor<2x5xi8>
}

// equal
func.func @dot_i8_17(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// equal
func.func @dot_i8_18(%a0: tensor<2x3xi8>, %a1: tensor<3x2xi8>) -> tensor<2x3xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// equal
func.func @dot_i8_19(%a0: tensor<2x3x4xi8>, %a1: tensor<3x2x4xi8>) -> tensor<3x2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi8>, tensor<3x2x4xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// equal
func.func @dot_i8_20(%a0: tensor<2x3x2x4xi8>, %a1: tensor<2x2x4x3xi8>) -> tensor<2x2x3x3xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xi8>, tensor<2x2x4x3xi8>) -> tensor<2x2x3x3xi8>
  return %r : tensor<2x2x3x3xi8>
}

// equal
func.func @dot_i8_21(%a0: tensor<2x1x3x2xi8>, %a1: tensor<1x3x2x2xi8>) -> tensor<2x2x2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi8>, tensor<1x3x2x2xi8>) -> tensor<2x2x2xi8>
  return %r : tensor<2x2x2xi8>
}

// equal
func.func @dot_i8_22(%a0: tensor<2x2x3x1x2x2xi8>, %a1: tensor<2x3x2x2xi8>) -> tensor<2x2x1x2x2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xi8>, tensor<2x3x2x2xi8>) -> tensor<2x2x1x2x2xi8>
  return %r : tensor<2x2x1x2x2xi8>
}

// equal
func.func @dot_i8_23(%a0: tensor<7x33xi8>, %a1: tensor<33x5xi8>) -> tensor<7x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi8>, tensor<33x5xi8>) -> tensor<7x5xi8>
  return %r : tensor<7x5xi8>
}

// equal
func.func @dot_i8_24(%a0: tensor<2x3x2xi8>, %a1: tensor<2x2xi8>) -> tensor<2x3x2x2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xi8>, tensor<2x2xi8>) -> tensor<2x3x2x2xi8>
  return %r : tensor<2x3x2x2xi8>
}

// equal
func.func @dot_i16(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @dot_i16_2(%a0: tensor<3xi16>, %a1: tensor<3xi16>) -> tensor<i16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xi16>, tensor<3xi16>) -> tensor<i16>
  return %r : tensor<i16>
}

// equal
func.func @dot_i16_3(%a0: tensor<3xi16>, %a1: tensor<4xi16>) -> tensor<3x4xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xi16>, tensor<4xi16>) -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}

// equal
func.func @dot_i16_4(%a0: tensor<2x3xi16>, %a1: tensor<3x4xi16>) -> tensor<2x4xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi16>, tensor<3x4xi16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @dot_i16_5(%a0: tensor<3x2xi16>, %a1: tensor<4x3xi16>) -> tensor<2x4xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi16>, tensor<4x3xi16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @dot_i16_6(%a0: tensor<2x3xi16>, %a1: tensor<4x3xi16>) -> tensor<2x4xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xi16>, tensor<4x3xi16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @dot_i16_7(%a0: tensor<3x2xi16>, %a1: tensor<3x4xi16>) -> tensor<2x4xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi16>, tensor<3x4xi16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// equal
func.func @dot_i16_8(%a0: tensor<2x3xi16>, %a1: tensor<3xi16>) -> tensor<2xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xi16>, tensor<3xi16>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

// equal
func.func @dot_i16_9(%a0: tensor<3xi16>, %a1: tensor<3x4xi16>) -> tensor<4xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi16>, tensor<3x4xi16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// equal
func.func @dot_i16_10(%a0: tensor<2x0xi16>, %a1: tensor<0x3xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi16>, tensor<0x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// equal
func.func @dot_i16_11(%a0: tensor<0x3xi16>, %a1: tensor<3x4xi16>) -> tensor<0x4xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi16>, tensor<3x4xi16>) -> tensor<0x4xi16>
  return %r : tensor<0x4xi16>
}

// equal
func.func @dot_i16_12(%a0: tensor<1x1xi16>, %a1: tensor<1x1xi16>) -> tensor<1x1xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi16>
  return %r : tensor<1x1xi16>
}

// equal
func.func @dot_i16_13(%a0: tensor<2x3x4xi16>, %a1: tensor<2x4x5xi16>) -> tensor<2x3x5xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi16>, tensor<2x4x5xi16>) -> tensor<2x3x5xi16>
  return %r : tensor<2x3x5xi16>
}

// equal
func.func @dot_i16_14(%a0: tensor<3x2x4xi16>, %a1: tensor<4x5x2xi16>) -> tensor<2x3x5xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xi16>, tensor<4x5x2xi16>) -> tensor<2x3x5xi16>
  return %r : tensor<2x3x5xi16>
}

// equal
func.func @dot_i16_15(%a0: tensor<2x3x4xi16>, %a1: tensor<4x3x5xi16>) -> tensor<2x5xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi16>, tensor<4x3x5xi16>) -> tensor<2x5xi16>
  return %r : tensor<2x5xi16>
}

// equal
func.func @dot_i16_16(%a0: tensor<2x3x4xi16>, %a1: tensor<3x4x5xi16>) -> tensor<2x5xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi16>, tensor<3x4x5xi16>) -> tensor<2x5xi16>
  return %r : tensor<2x5xi16>
}

// equal
func.func @dot_i16_17(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// equal
func.func @dot_i16_18(%a0: tensor<2x3xi16>, %a1: tensor<3x2xi16>) -> tensor<2x3xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// equal
func.func @dot_i16_19(%a0: tensor<2x3x4xi16>, %a1: tensor<3x2x4xi16>) -> tensor<3x2xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi16>, tensor<3x2x4xi16>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// equal
func.func @dot_i16_20(%a0: tensor<2x3x2x4xi16>, %a1: tensor<2x2x4x3xi16>) -> tensor<2x2x3x3xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xi16>, tensor<2x2x4x3xi16>) -> tensor<2x2x3x3xi16>
  return %r : tensor<2x2x3x3xi16>
}

// equal
func.func @dot_i16_21(%a0: tensor<2x1x3x2xi16>, %a1: tensor<1x3x2x2xi16>) -> tensor<2x2x2xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi16>, tensor<1x3x2x2xi16>) -> tensor<2x2x2xi16>
  return %r : tensor<2x2x2xi16>
}

// equal
func.func @dot_i16_22(%a0: tensor<2x2x3x1x2x2xi16>, %a1: tensor<2x3x2x2xi16>) -> tensor<2x2x1x2x2xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xi16>, tensor<2x3x2x2xi16>) -> tensor<2x2x1x2x2xi16>
  return %r : tensor<2x2x1x2x2xi16>
}

// equal
func.func @dot_i16_23(%a0: tensor<7x33xi16>, %a1: tensor<33x5xi16>) -> tensor<7x5xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi16>, tensor<33x5xi16>) -> tensor<7x5xi16>
  return %r : tensor<7x5xi16>
}

// equal
func.func @dot_i16_24(%a0: tensor<2x3x2xi16>, %a1: tensor<2x2xi16>) -> tensor<2x3x2x2xi16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xi16>, tensor<2x2xi16>) -> tensor<2x3x2x2xi16>
  return %r : tensor<2x3x2x2xi16>
}

// equal
func.func @dot_i32(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @dot_i32_2(%a0: tensor<3xi32>, %a1: tensor<3xi32>) -> tensor<i32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @dot_i32_3(%a0: tensor<3xi32>, %a1: tensor<4xi32>) -> tensor<3x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xi32>, tensor<4xi32>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// equal
func.func @dot_i32_4(%a0: tensor<2x3xi32>, %a1: tensor<3x4xi32>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i32_5(%a0: tensor<3x2xi32>, %a1: tensor<4x3xi32>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi32>, tensor<4x3xi32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i32_6(%a0: tensor<2x3xi32>, %a1: tensor<4x3xi32>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xi32>, tensor<4x3xi32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i32_7(%a0: tensor<3x2xi32>, %a1: tensor<3x4xi32>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i32_8(%a0: tensor<2x3xi32>, %a1: tensor<3xi32>) -> tensor<2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// equal
func.func @dot_i32_9(%a0: tensor<3xi32>, %a1: tensor<3x4xi32>) -> tensor<4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi32>, tensor<3x4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @dot_i32_10(%a0: tensor<2x0xi32>, %a1: tensor<0x3xi32>) -> tensor<2x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi32>, tensor<0x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// equal
func.func @dot_i32_11(%a0: tensor<0x3xi32>, %a1: tensor<3x4xi32>) -> tensor<0x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi32>, tensor<3x4xi32>) -> tensor<0x4xi32>
  return %r : tensor<0x4xi32>
}

// equal
func.func @dot_i32_12(%a0: tensor<1x1xi32>, %a1: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// equal
func.func @dot_i32_13(%a0: tensor<2x3x4xi32>, %a1: tensor<2x4x5xi32>) -> tensor<2x3x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}

// equal
func.func @dot_i32_14(%a0: tensor<3x2x4xi32>, %a1: tensor<4x5x2xi32>) -> tensor<2x3x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xi32>, tensor<4x5x2xi32>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}

// equal
func.func @dot_i32_15(%a0: tensor<2x3x4xi32>, %a1: tensor<4x3x5xi32>) -> tensor<2x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi32>, tensor<4x3x5xi32>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// equal
func.func @dot_i32_16(%a0: tensor<2x3x4xi32>, %a1: tensor<3x4x5xi32>) -> tensor<2x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi32>, tensor<3x4x5xi32>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// equal
func.func @dot_i32_17(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// equal
func.func @dot_i32_18(%a0: tensor<2x3xi32>, %a1: tensor<3x2xi32>) -> tensor<2x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// equal
func.func @dot_i32_19(%a0: tensor<2x3x4xi32>, %a1: tensor<3x2x4xi32>) -> tensor<3x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi32>, tensor<3x2x4xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @dot_i32_20(%a0: tensor<2x3x2x4xi32>, %a1: tensor<2x2x4x3xi32>) -> tensor<2x2x3x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xi32>, tensor<2x2x4x3xi32>) -> tensor<2x2x3x3xi32>
  return %r : tensor<2x2x3x3xi32>
}

// equal
func.func @dot_i32_21(%a0: tensor<2x1x3x2xi32>, %a1: tensor<1x3x2x2xi32>) -> tensor<2x2x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi32>, tensor<1x3x2x2xi32>) -> tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}

// equal
func.func @dot_i32_22(%a0: tensor<2x2x3x1x2x2xi32>, %a1: tensor<2x3x2x2xi32>) -> tensor<2x2x1x2x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xi32>, tensor<2x3x2x2xi32>) -> tensor<2x2x1x2x2xi32>
  return %r : tensor<2x2x1x2x2xi32>
}

// equal
func.func @dot_i32_23(%a0: tensor<7x33xi32>, %a1: tensor<33x5xi32>) -> tensor<7x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi32>, tensor<33x5xi32>) -> tensor<7x5xi32>
  return %r : tensor<7x5xi32>
}

// equal
func.func @dot_i32_24(%a0: tensor<2x3x2xi32>, %a1: tensor<2x2xi32>) -> tensor<2x3x2x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xi32>, tensor<2x2xi32>) -> tensor<2x3x2x2xi32>
  return %r : tensor<2x3x2x2xi32>
}

// equal
func.func @dot_i64(%a0: tensor<i64>, %a1: tensor<i64>) -> tensor<i64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @dot_i64_2(%a0: tensor<3xi64>, %a1: tensor<3xi64>) -> tensor<i64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @dot_i64_3(%a0: tensor<3xi64>, %a1: tensor<4xi64>) -> tensor<3x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xi64>, tensor<4xi64>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// equal
func.func @dot_i64_4(%a0: tensor<2x3xi64>, %a1: tensor<3x4xi64>) -> tensor<2x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi64>, tensor<3x4xi64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @dot_i64_5(%a0: tensor<3x2xi64>, %a1: tensor<4x3xi64>) -> tensor<2x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi64>, tensor<4x3xi64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @dot_i64_6(%a0: tensor<2x3xi64>, %a1: tensor<4x3xi64>) -> tensor<2x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xi64>, tensor<4x3xi64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @dot_i64_7(%a0: tensor<3x2xi64>, %a1: tensor<3x4xi64>) -> tensor<2x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi64>, tensor<3x4xi64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @dot_i64_8(%a0: tensor<2x3xi64>, %a1: tensor<3xi64>) -> tensor<2xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xi64>, tensor<3xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// equal
func.func @dot_i64_9(%a0: tensor<3xi64>, %a1: tensor<3x4xi64>) -> tensor<4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi64>, tensor<3x4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @dot_i64_10(%a0: tensor<2x0xi64>, %a1: tensor<0x3xi64>) -> tensor<2x3xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi64>, tensor<0x3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// equal
func.func @dot_i64_11(%a0: tensor<0x3xi64>, %a1: tensor<3x4xi64>) -> tensor<0x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi64>, tensor<3x4xi64>) -> tensor<0x4xi64>
  return %r : tensor<0x4xi64>
}

// equal
func.func @dot_i64_12(%a0: tensor<1x1xi64>, %a1: tensor<1x1xi64>) -> tensor<1x1xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
  return %r : tensor<1x1xi64>
}

// equal
func.func @dot_i64_13(%a0: tensor<2x3x4xi64>, %a1: tensor<2x4x5xi64>) -> tensor<2x3x5xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi64>, tensor<2x4x5xi64>) -> tensor<2x3x5xi64>
  return %r : tensor<2x3x5xi64>
}

// equal
func.func @dot_i64_14(%a0: tensor<3x2x4xi64>, %a1: tensor<4x5x2xi64>) -> tensor<2x3x5xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xi64>, tensor<4x5x2xi64>) -> tensor<2x3x5xi64>
  return %r : tensor<2x3x5xi64>
}

// equal
func.func @dot_i64_15(%a0: tensor<2x3x4xi64>, %a1: tensor<4x3x5xi64>) -> tensor<2x5xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi64>, tensor<4x3x5xi64>) -> tensor<2x5xi64>
  return %r : tensor<2x5xi64>
}

// equal
func.func @dot_i64_16(%a0: tensor<2x3x4xi64>, %a1: tensor<3x4x5xi64>) -> tensor<2x5xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi64>, tensor<3x4x5xi64>) -> tensor<2x5xi64>
  return %r : tensor<2x5xi64>
}

// equal
func.func @dot_i64_17(%a0: tensor<2x3xi64>, %a1: tensor<2x3xi64>) -> tensor<2x3xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// equal
func.func @dot_i64_18(%a0: tensor<2x3xi64>, %a1: tensor<3x2xi64>) -> tensor<2x3xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// equal
func.func @dot_i64_19(%a0: tensor<2x3x4xi64>, %a1: tensor<3x2x4xi64>) -> tensor<3x2xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi64>, tensor<3x2x4xi64>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// equal
func.func @dot_i64_20(%a0: tensor<2x3x2x4xi64>, %a1: tensor<2x2x4x3xi64>) -> tensor<2x2x3x3xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xi64>, tensor<2x2x4x3xi64>) -> tensor<2x2x3x3xi64>
  return %r : tensor<2x2x3x3xi64>
}

// equal
func.func @dot_i64_21(%a0: tensor<2x1x3x2xi64>, %a1: tensor<1x3x2x2xi64>) -> tensor<2x2x2xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi64>, tensor<1x3x2x2xi64>) -> tensor<2x2x2xi64>
  return %r : tensor<2x2x2xi64>
}

// equal
func.func @dot_i64_22(%a0: tensor<2x2x3x1x2x2xi64>, %a1: tensor<2x3x2x2xi64>) -> tensor<2x2x1x2x2xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xi64>, tensor<2x3x2x2xi64>) -> tensor<2x2x1x2x2xi64>
  return %r : tensor<2x2x1x2x2xi64>
}

// equal
func.func @dot_i64_23(%a0: tensor<7x33xi64>, %a1: tensor<33x5xi64>) -> tensor<7x5xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi64>, tensor<33x5xi64>) -> tensor<7x5xi64>
  return %r : tensor<7x5xi64>
}

// equal
func.func @dot_i64_24(%a0: tensor<2x3x2xi64>, %a1: tensor<2x2xi64>) -> tensor<2x3x2x2xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xi64>, tensor<2x2xi64>) -> tensor<2x3x2x2xi64>
  return %r : tensor<2x3x2x2xi64>
}

// equal
func.func @dot_ui8(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @dot_ui8_2(%a0: tensor<3xui8>, %a1: tensor<3xui8>) -> tensor<ui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xui8>, tensor<3xui8>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @dot_ui8_3(%a0: tensor<3xui8>, %a1: tensor<4xui8>) -> tensor<3x4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xui8>, tensor<4xui8>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}

// equal
func.func @dot_ui8_4(%a0: tensor<2x3xui8>, %a1: tensor<3x4xui8>) -> tensor<2x4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xui8>, tensor<3x4xui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @dot_ui8_5(%a0: tensor<3x2xui8>, %a1: tensor<4x3xui8>) -> tensor<2x4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xui8>, tensor<4x3xui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @dot_ui8_6(%a0: tensor<2x3xui8>, %a1: tensor<4x3xui8>) -> tensor<2x4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xui8>, tensor<4x3xui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @dot_ui8_7(%a0: tensor<3x2xui8>, %a1: tensor<3x4xui8>) -> tensor<2x4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xui8>, tensor<3x4xui8>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// equal
func.func @dot_ui8_8(%a0: tensor<2x3xui8>, %a1: tensor<3xui8>) -> tensor<2xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xui8>, tensor<3xui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

// equal
func.func @dot_ui8_9(%a0: tensor<3xui8>, %a1: tensor<3x4xui8>) -> tensor<4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xui8>, tensor<3x4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// equal
func.func @dot_ui8_10(%a0: tensor<2x0xui8>, %a1: tensor<0x3xui8>) -> tensor<2x3xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui8>, tensor<0x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// equal
func.func @dot_ui8_11(%a0: tensor<0x3xui8>, %a1: tensor<3x4xui8>) -> tensor<0x4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xui8>, tensor<3x4xui8>) -> tensor<0x4xui8>
  return %r : tensor<0x4xui8>
}

// equal
func.func @dot_ui8_12(%a0: tensor<1x1xui8>, %a1: tensor<1x1xui8>) -> tensor<1x1xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xui8>, tensor<1x1xui8>) -> tensor<1x1xui8>
  return %r : tensor<1x1xui8>
}

// equal
func.func @dot_ui8_13(%a0: tensor<2x3x4xui8>, %a1: tensor<2x4x5xui8>) -> tensor<2x3x5xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x5xui8>
  return %r : tensor<2x3x5xui8>
}

// equal
func.func @dot_ui8_14(%a0: tensor<3x2x4xui8>, %a1: tensor<4x5x2xui8>) -> tensor<2x3x5xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xui8>, tensor<4x5x2xui8>) -> tensor<2x3x5xui8>
  return %r : tensor<2x3x5xui8>
}

// equal
func.func @dot_ui8_15(%a0: tensor<2x3x4xui8>, %a1: tensor<4x3x5xui8>) -> tensor<2x5xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui8>, tensor<4x3x5xui8>) -> tensor<2x5xui8>
  return %r : tensor<2x5xui8>
}

// equal
func.func @dot_ui8_16(%a0: tensor<2x3x4xui8>, %a1: tensor<3x4x5xui8>) -> tensor<2x5xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui8>, tensor<3x4x5xui8>) -> tensor<2x5xui8>
  return %r : tensor<2x5xui8>
}

// equal
func.func @dot_ui8_17(%a0: tensor<2x3xui8>, %a1: tensor<2x3xui8>) -> tensor<2x3xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// equal
func.func @dot_ui8_18(%a0: tensor<2x3xui8>, %a1: tensor<3x2xui8>) -> tensor<2x3xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// equal
func.func @dot_ui8_19(%a0: tensor<2x3x4xui8>, %a1: tensor<3x2x4xui8>) -> tensor<3x2xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xui8>, tensor<3x2x4xui8>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// equal
func.func @dot_ui8_20(%a0: tensor<2x3x2x4xui8>, %a1: tensor<2x2x4x3xui8>) -> tensor<2x2x3x3xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xui8>, tensor<2x2x4x3xui8>) -> tensor<2x2x3x3xui8>
  return %r : tensor<2x2x3x3xui8>
}

// equal
func.func @dot_ui8_21(%a0: tensor<2x1x3x2xui8>, %a1: tensor<1x3x2x2xui8>) -> tensor<2x2x2xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xui8>, tensor<1x3x2x2xui8>) -> tensor<2x2x2xui8>
  return %r : tensor<2x2x2xui8>
}

// equal
func.func @dot_ui8_22(%a0: tensor<2x2x3x1x2x2xui8>, %a1: tensor<2x3x2x2xui8>) -> tensor<2x2x1x2x2xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xui8>, tensor<2x3x2x2xui8>) -> tensor<2x2x1x2x2xui8>
  return %r : tensor<2x2x1x2x2xui8>
}

// equal
func.func @dot_ui8_23(%a0: tensor<7x33xui8>, %a1: tensor<33x5xui8>) -> tensor<7x5xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xui8>, tensor<33x5xui8>) -> tensor<7x5xui8>
  return %r : tensor<7x5xui8>
}

// equal
func.func @dot_ui8_24(%a0: tensor<2x3x2xui8>, %a1: tensor<2x2xui8>) -> tensor<2x3x2x2xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xui8>, tensor<2x2xui8>) -> tensor<2x3x2x2xui8>
  return %r : tensor<2x3x2x2xui8>
}

// equal
func.func @dot_ui16(%a0: tensor<ui16>, %a1: tensor<ui16>) -> tensor<ui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @dot_ui16_2(%a0: tensor<3xui16>, %a1: tensor<3xui16>) -> tensor<ui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xui16>, tensor<3xui16>) -> tensor<ui16>
  return %r : tensor<ui16>
}

// equal
func.func @dot_ui16_3(%a0: tensor<3xui16>, %a1: tensor<4xui16>) -> tensor<3x4xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xui16>, tensor<4xui16>) -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}

// equal
func.func @dot_ui16_4(%a0: tensor<2x3xui16>, %a1: tensor<3x4xui16>) -> tensor<2x4xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xui16>, tensor<3x4xui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @dot_ui16_5(%a0: tensor<3x2xui16>, %a1: tensor<4x3xui16>) -> tensor<2x4xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xui16>, tensor<4x3xui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @dot_ui16_6(%a0: tensor<2x3xui16>, %a1: tensor<4x3xui16>) -> tensor<2x4xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xui16>, tensor<4x3xui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @dot_ui16_7(%a0: tensor<3x2xui16>, %a1: tensor<3x4xui16>) -> tensor<2x4xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xui16>, tensor<3x4xui16>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// equal
func.func @dot_ui16_8(%a0: tensor<2x3xui16>, %a1: tensor<3xui16>) -> tensor<2xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xui16>, tensor<3xui16>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

// equal
func.func @dot_ui16_9(%a0: tensor<3xui16>, %a1: tensor<3x4xui16>) -> tensor<4xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xui16>, tensor<3x4xui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// equal
func.func @dot_ui16_10(%a0: tensor<2x0xui16>, %a1: tensor<0x3xui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui16>, tensor<0x3xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// equal
func.func @dot_ui16_11(%a0: tensor<0x3xui16>, %a1: tensor<3x4xui16>) -> tensor<0x4xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xui16>, tensor<3x4xui16>) -> tensor<0x4xui16>
  return %r : tensor<0x4xui16>
}

// equal
func.func @dot_ui16_12(%a0: tensor<1x1xui16>, %a1: tensor<1x1xui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xui16>, tensor<1x1xui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// equal
func.func @dot_ui16_13(%a0: tensor<2x3x4xui16>, %a1: tensor<2x4x5xui16>) -> tensor<2x3x5xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui16>, tensor<2x4x5xui16>) -> tensor<2x3x5xui16>
  return %r : tensor<2x3x5xui16>
}

// equal
func.func @dot_ui16_14(%a0: tensor<3x2x4xui16>, %a1: tensor<4x5x2xui16>) -> tensor<2x3x5xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xui16>, tensor<4x5x2xui16>) -> tensor<2x3x5xui16>
  return %r : tensor<2x3x5xui16>
}

// equal
func.func @dot_ui16_15(%a0: tensor<2x3x4xui16>, %a1: tensor<4x3x5xui16>) -> tensor<2x5xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui16>, tensor<4x3x5xui16>) -> tensor<2x5xui16>
  return %r : tensor<2x5xui16>
}

// equal
func.func @dot_ui16_16(%a0: tensor<2x3x4xui16>, %a1: tensor<3x4x5xui16>) -> tensor<2x5xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui16>, tensor<3x4x5xui16>) -> tensor<2x5xui16>
  return %r : tensor<2x5xui16>
}

// equal
func.func @dot_ui16_17(%a0: tensor<2x3xui16>, %a1: tensor<2x3xui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// equal
func.func @dot_ui16_18(%a0: tensor<2x3xui16>, %a1: tensor<3x2xui16>) -> tensor<2x3xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xui16>, tensor<3x2xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// equal
func.func @dot_ui16_19(%a0: tensor<2x3x4xui16>, %a1: tensor<3x2x4xui16>) -> tensor<3x2xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xui16>, tensor<3x2x4xui16>) -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}

// equal
func.func @dot_ui16_20(%a0: tensor<2x3x2x4xui16>, %a1: tensor<2x2x4x3xui16>) -> tensor<2x2x3x3xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xui16>, tensor<2x2x4x3xui16>) -> tensor<2x2x3x3xui16>
  return %r : tensor<2x2x3x3xui16>
}

// equal
func.func @dot_ui16_21(%a0: tensor<2x1x3x2xui16>, %a1: tensor<1x3x2x2xui16>) -> tensor<2x2x2xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xui16>, tensor<1x3x2x2xui16>) -> tensor<2x2x2xui16>
  return %r : tensor<2x2x2xui16>
}

// equal
func.func @dot_ui16_22(%a0: tensor<2x2x3x1x2x2xui16>, %a1: tensor<2x3x2x2xui16>) -> tensor<2x2x1x2x2xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xui16>, tensor<2x3x2x2xui16>) -> tensor<2x2x1x2x2xui16>
  return %r : tensor<2x2x1x2x2xui16>
}

// equal
func.func @dot_ui16_23(%a0: tensor<7x33xui16>, %a1: tensor<33x5xui16>) -> tensor<7x5xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xui16>, tensor<33x5xui16>) -> tensor<7x5xui16>
  return %r : tensor<7x5xui16>
}

// equal
func.func @dot_ui16_24(%a0: tensor<2x3x2xui16>, %a1: tensor<2x2xui16>) -> tensor<2x3x2x2xui16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xui16>, tensor<2x2xui16>) -> tensor<2x3x2x2xui16>
  return %r : tensor<2x3x2x2xui16>
}

// equal
func.func @dot_ui32(%a0: tensor<ui32>, %a1: tensor<ui32>) -> tensor<ui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @dot_ui32_2(%a0: tensor<3xui32>, %a1: tensor<3xui32>) -> tensor<ui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xui32>, tensor<3xui32>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @dot_ui32_3(%a0: tensor<3xui32>, %a1: tensor<4xui32>) -> tensor<3x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xui32>, tensor<4xui32>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// equal
func.func @dot_ui32_4(%a0: tensor<2x3xui32>, %a1: tensor<3x4xui32>) -> tensor<2x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xui32>, tensor<3x4xui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @dot_ui32_5(%a0: tensor<3x2xui32>, %a1: tensor<4x3xui32>) -> tensor<2x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xui32>, tensor<4x3xui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @dot_ui32_6(%a0: tensor<2x3xui32>, %a1: tensor<4x3xui32>) -> tensor<2x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xui32>, tensor<4x3xui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @dot_ui32_7(%a0: tensor<3x2xui32>, %a1: tensor<3x4xui32>) -> tensor<2x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xui32>, tensor<3x4xui32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @dot_ui32_8(%a0: tensor<2x3xui32>, %a1: tensor<3xui32>) -> tensor<2xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xui32>, tensor<3xui32>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

// equal
func.func @dot_ui32_9(%a0: tensor<3xui32>, %a1: tensor<3x4xui32>) -> tensor<4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xui32>, tensor<3x4xui32>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @dot_ui32_10(%a0: tensor<2x0xui32>, %a1: tensor<0x3xui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui32>, tensor<0x3xui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// equal
func.func @dot_ui32_11(%a0: tensor<0x3xui32>, %a1: tensor<3x4xui32>) -> tensor<0x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xui32>, tensor<3x4xui32>) -> tensor<0x4xui32>
  return %r : tensor<0x4xui32>
}

// equal
func.func @dot_ui32_12(%a0: tensor<1x1xui32>, %a1: tensor<1x1xui32>) -> tensor<1x1xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
  return %r : tensor<1x1xui32>
}

// equal
func.func @dot_ui32_13(%a0: tensor<2x3x4xui32>, %a1: tensor<2x4x5xui32>) -> tensor<2x3x5xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui32>, tensor<2x4x5xui32>) -> tensor<2x3x5xui32>
  return %r : tensor<2x3x5xui32>
}

// equal
func.func @dot_ui32_14(%a0: tensor<3x2x4xui32>, %a1: tensor<4x5x2xui32>) -> tensor<2x3x5xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xui32>, tensor<4x5x2xui32>) -> tensor<2x3x5xui32>
  return %r : tensor<2x3x5xui32>
}

// equal
func.func @dot_ui32_15(%a0: tensor<2x3x4xui32>, %a1: tensor<4x3x5xui32>) -> tensor<2x5xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui32>, tensor<4x3x5xui32>) -> tensor<2x5xui32>
  return %r : tensor<2x5xui32>
}

// equal
func.func @dot_ui32_16(%a0: tensor<2x3x4xui32>, %a1: tensor<3x4x5xui32>) -> tensor<2x5xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui32>, tensor<3x4x5xui32>) -> tensor<2x5xui32>
  return %r : tensor<2x5xui32>
}

// equal
func.func @dot_ui32_17(%a0: tensor<2x3xui32>, %a1: tensor<2x3xui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// equal
func.func @dot_ui32_18(%a0: tensor<2x3xui32>, %a1: tensor<3x2xui32>) -> tensor<2x3xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xui32>, tensor<3x2xui32>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// equal
func.func @dot_ui32_19(%a0: tensor<2x3x4xui32>, %a1: tensor<3x2x4xui32>) -> tensor<3x2xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xui32>, tensor<3x2x4xui32>) -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}

// equal
func.func @dot_ui32_20(%a0: tensor<2x3x2x4xui32>, %a1: tensor<2x2x4x3xui32>) -> tensor<2x2x3x3xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xui32>, tensor<2x2x4x3xui32>) -> tensor<2x2x3x3xui32>
  return %r : tensor<2x2x3x3xui32>
}

// equal
func.func @dot_ui32_21(%a0: tensor<2x1x3x2xui32>, %a1: tensor<1x3x2x2xui32>) -> tensor<2x2x2xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xui32>, tensor<1x3x2x2xui32>) -> tensor<2x2x2xui32>
  return %r : tensor<2x2x2xui32>
}

// equal
func.func @dot_ui32_22(%a0: tensor<2x2x3x1x2x2xui32>, %a1: tensor<2x3x2x2xui32>) -> tensor<2x2x1x2x2xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xui32>, tensor<2x3x2x2xui32>) -> tensor<2x2x1x2x2xui32>
  return %r : tensor<2x2x1x2x2xui32>
}

// equal
func.func @dot_ui32_23(%a0: tensor<7x33xui32>, %a1: tensor<33x5xui32>) -> tensor<7x5xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xui32>, tensor<33x5xui32>) -> tensor<7x5xui32>
  return %r : tensor<7x5xui32>
}

// equal
func.func @dot_ui32_24(%a0: tensor<2x3x2xui32>, %a1: tensor<2x2xui32>) -> tensor<2x3x2x2xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xui32>, tensor<2x2xui32>) -> tensor<2x3x2x2xui32>
  return %r : tensor<2x3x2x2xui32>
}

// equal
func.func @dot_ui64(%a0: tensor<ui64>, %a1: tensor<ui64>) -> tensor<ui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @dot_ui64_2(%a0: tensor<3xui64>, %a1: tensor<3xui64>) -> tensor<ui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xui64>, tensor<3xui64>) -> tensor<ui64>
  return %r : tensor<ui64>
}

// equal
func.func @dot_ui64_3(%a0: tensor<3xui64>, %a1: tensor<4xui64>) -> tensor<3x4xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xui64>, tensor<4xui64>) -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}

// equal
func.func @dot_ui64_4(%a0: tensor<2x3xui64>, %a1: tensor<3x4xui64>) -> tensor<2x4xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xui64>, tensor<3x4xui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @dot_ui64_5(%a0: tensor<3x2xui64>, %a1: tensor<4x3xui64>) -> tensor<2x4xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xui64>, tensor<4x3xui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @dot_ui64_6(%a0: tensor<2x3xui64>, %a1: tensor<4x3xui64>) -> tensor<2x4xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xui64>, tensor<4x3xui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @dot_ui64_7(%a0: tensor<3x2xui64>, %a1: tensor<3x4xui64>) -> tensor<2x4xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xui64>, tensor<3x4xui64>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// equal
func.func @dot_ui64_8(%a0: tensor<2x3xui64>, %a1: tensor<3xui64>) -> tensor<2xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xui64>, tensor<3xui64>) -> tensor<2xui64>
  return %r : tensor<2xui64>
}

// equal
func.func @dot_ui64_9(%a0: tensor<3xui64>, %a1: tensor<3x4xui64>) -> tensor<4xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xui64>, tensor<3x4xui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// equal
func.func @dot_ui64_10(%a0: tensor<2x0xui64>, %a1: tensor<0x3xui64>) -> tensor<2x3xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui64>, tensor<0x3xui64>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// equal
func.func @dot_ui64_11(%a0: tensor<0x3xui64>, %a1: tensor<3x4xui64>) -> tensor<0x4xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xui64>, tensor<3x4xui64>) -> tensor<0x4xui64>
  return %r : tensor<0x4xui64>
}

// equal
func.func @dot_ui64_12(%a0: tensor<1x1xui64>, %a1: tensor<1x1xui64>) -> tensor<1x1xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xui64>, tensor<1x1xui64>) -> tensor<1x1xui64>
  return %r : tensor<1x1xui64>
}

// equal
func.func @dot_ui64_13(%a0: tensor<2x3x4xui64>, %a1: tensor<2x4x5xui64>) -> tensor<2x3x5xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui64>, tensor<2x4x5xui64>) -> tensor<2x3x5xui64>
  return %r : tensor<2x3x5xui64>
}

// equal
func.func @dot_ui64_14(%a0: tensor<3x2x4xui64>, %a1: tensor<4x5x2xui64>) -> tensor<2x3x5xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xui64>, tensor<4x5x2xui64>) -> tensor<2x3x5xui64>
  return %r : tensor<2x3x5xui64>
}

// equal
func.func @dot_ui64_15(%a0: tensor<2x3x4xui64>, %a1: tensor<4x3x5xui64>) -> tensor<2x5xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui64>, tensor<4x3x5xui64>) -> tensor<2x5xui64>
  return %r : tensor<2x5xui64>
}

// equal
func.func @dot_ui64_16(%a0: tensor<2x3x4xui64>, %a1: tensor<3x4x5xui64>) -> tensor<2x5xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui64>, tensor<3x4x5xui64>) -> tensor<2x5xui64>
  return %r : tensor<2x5xui64>
}

// equal
func.func @dot_ui64_17(%a0: tensor<2x3xui64>, %a1: tensor<2x3xui64>) -> tensor<2x3xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// equal
func.func @dot_ui64_18(%a0: tensor<2x3xui64>, %a1: tensor<3x2xui64>) -> tensor<2x3xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xui64>, tensor<3x2xui64>) -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}

// equal
func.func @dot_ui64_19(%a0: tensor<2x3x4xui64>, %a1: tensor<3x2x4xui64>) -> tensor<3x2xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xui64>, tensor<3x2x4xui64>) -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}

// equal
func.func @dot_ui64_20(%a0: tensor<2x3x2x4xui64>, %a1: tensor<2x2x4x3xui64>) -> tensor<2x2x3x3xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xui64>, tensor<2x2x4x3xui64>) -> tensor<2x2x3x3xui64>
  return %r : tensor<2x2x3x3xui64>
}

// equal
func.func @dot_ui64_21(%a0: tensor<2x1x3x2xui64>, %a1: tensor<1x3x2x2xui64>) -> tensor<2x2x2xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xui64>, tensor<1x3x2x2xui64>) -> tensor<2x2x2xui64>
  return %r : tensor<2x2x2xui64>
}

// equal
func.func @dot_ui64_22(%a0: tensor<2x2x3x1x2x2xui64>, %a1: tensor<2x3x2x2xui64>) -> tensor<2x2x1x2x2xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xui64>, tensor<2x3x2x2xui64>) -> tensor<2x2x1x2x2xui64>
  return %r : tensor<2x2x1x2x2xui64>
}

// equal
func.func @dot_ui64_23(%a0: tensor<7x33xui64>, %a1: tensor<33x5xui64>) -> tensor<7x5xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xui64>, tensor<33x5xui64>) -> tensor<7x5xui64>
  return %r : tensor<7x5xui64>
}

// equal
func.func @dot_ui64_24(%a0: tensor<2x3x2xui64>, %a1: tensor<2x2xui64>) -> tensor<2x3x2x2xui64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xui64>, tensor<2x2xui64>) -> tensor<2x3x2x2xui64>
  return %r : tensor<2x3x2x2xui64>
}

// equal
func.func @dot_c64(%a0: tensor<complex<f32>>, %a1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @dot_c64_2(%a0: tensor<3xcomplex<f32>>, %a1: tensor<3xcomplex<f32>>) -> tensor<complex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// equal
func.func @dot_c64_3(%a0: tensor<3xcomplex<f32>>, %a1: tensor<4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}

// equal
func.func @dot_c64_4(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// equal
func.func @dot_c64_5(%a0: tensor<3x2xcomplex<f32>>, %a1: tensor<4x3xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// equal
func.func @dot_c64_6(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<4x3xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// equal
func.func @dot_c64_7(%a0: tensor<3x2xcomplex<f32>>, %a1: tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// equal
func.func @dot_c64_8(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}

// equal
func.func @dot_c64_9(%a0: tensor<3xcomplex<f32>>, %a1: tensor<3x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// equal
func.func @dot_c64_10(%a0: tensor<2x0xcomplex<f32>>, %a1: tensor<0x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// equal
func.func @dot_c64_11(%a0: tensor<0x3xcomplex<f32>>, %a1: tensor<3x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>>
  return %r : tensor<0x4xcomplex<f32>>
}

// equal
func.func @dot_c64_12(%a0: tensor<1x1xcomplex<f32>>, %a1: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}

// equal
func.func @dot_c64_13(%a0: tensor<2x3x4xcomplex<f32>>, %a1: tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}

// equal
func.func @dot_c64_14(%a0: tensor<3x2x4xcomplex<f32>>, %a1: tensor<4x5x2xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xcomplex<f32>>, tensor<4x5x2xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}

// equal
func.func @dot_c64_15(%a0: tensor<2x3x4xcomplex<f32>>, %a1: tensor<4x3x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xcomplex<f32>>, tensor<4x3x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
  return %r : tensor<2x5xcomplex<f32>>
}

// equal
func.func @dot_c64_16(%a0: tensor<2x3x4xcomplex<f32>>, %a1: tensor<3x4x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
  return %r : tensor<2x5xcomplex<f32>>
}

// equal
func.func @dot_c64_17(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// equal
func.func @dot_c64_18(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<3x2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// equal
func.func @dot_c64_19(%a0: tensor<2x3x4xcomplex<f32>>, %a1: tensor<3x2x4xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xcomplex<f32>>, tensor<3x2x4xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  return %r : tensor<3x2xcomplex<f32>>
}

// equal
func.func @dot_c64_20(%a0: tensor<2x3x2x4xcomplex<f32>>, %a1: tensor<2x2x4x3xcomplex<f32>>) -> tensor<2x2x3x3xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xcomplex<f32>>, tensor<2x2x4x3xcomplex<f32>>) -> tensor<2x2x3x3xcomplex<f32>>
  return %r : tensor<2x2x3x3xcomplex<f32>>
}

// equal
func.func @dot_c64_21(%a0: tensor<2x1x3x2xcomplex<f32>>, %a1: tensor<1x3x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xcomplex<f32>>, tensor<1x3x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
  return %r : tensor<2x2x2xcomplex<f32>>
}

// equal
func.func @dot_c64_22(%a0: tensor<2x2x3x1x2x2xcomplex<f32>>, %a1: tensor<2x3x2x2xcomplex<f32>>) -> tensor<2x2x1x2x2xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xcomplex<f32>>, tensor<2x3x2x2xcomplex<f32>>) -> tensor<2x2x1x2x2xcomplex<f32>>
  return %r : tensor<2x2x1x2x2xcomplex<f32>>
}

// equal
func.func @dot_c64_23(%a0: tensor<7x33xcomplex<f32>>, %a1: tensor<33x5xcomplex<f32>>) -> tensor<7x5xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xcomplex<f32>>, tensor<33x5xcomplex<f32>>) -> tensor<7x5xcomplex<f32>>
  return %r : tensor<7x5xcomplex<f32>>
}

// equal
func.func @dot_c64_24(%a0: tensor<2x3x2xcomplex<f32>>, %a1: tensor<2x2xcomplex<f32>>) -> tensor<2x3x2x2xcomplex<f32>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x3x2x2xcomplex<f32>>
  return %r : tensor<2x3x2x2xcomplex<f32>>
}

// equal
func.func @dot_c128(%a0: tensor<complex<f64>>, %a1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @dot_c128_2(%a0: tensor<3xcomplex<f64>>, %a1: tensor<3xcomplex<f64>>) -> tensor<complex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}

// equal
func.func @dot_c128_3(%a0: tensor<3xcomplex<f64>>, %a1: tensor<4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}

// equal
func.func @dot_c128_4(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}

// equal
func.func @dot_c128_5(%a0: tensor<3x2xcomplex<f64>>, %a1: tensor<4x3xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}

// equal
func.func @dot_c128_6(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<4x3xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}

// equal
func.func @dot_c128_7(%a0: tensor<3x2xcomplex<f64>>, %a1: tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}

// equal
func.func @dot_c128_8(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<3xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  return %r : tensor<2xcomplex<f64>>
}

// equal
func.func @dot_c128_9(%a0: tensor<3xcomplex<f64>>, %a1: tensor<3x4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// equal
func.func @dot_c128_10(%a0: tensor<2x0xcomplex<f64>>, %a1: tensor<0x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// equal
func.func @dot_c128_11(%a0: tensor<0x3xcomplex<f64>>, %a1: tensor<3x4xcomplex<f64>>) -> tensor<0x4xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<0x4xcomplex<f64>>
  return %r : tensor<0x4xcomplex<f64>>
}

// equal
func.func @dot_c128_12(%a0: tensor<1x1xcomplex<f64>>, %a1: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}

// equal
func.func @dot_c128_13(%a0: tensor<2x3x4xcomplex<f64>>, %a1: tensor<2x4x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}

// equal
func.func @dot_c128_14(%a0: tensor<3x2x4xcomplex<f64>>, %a1: tensor<4x5x2xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xcomplex<f64>>, tensor<4x5x2xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}

// equal
func.func @dot_c128_15(%a0: tensor<2x3x4xcomplex<f64>>, %a1: tensor<4x3x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xcomplex<f64>>, tensor<4x3x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
  return %r : tensor<2x5xcomplex<f64>>
}

// equal
func.func @dot_c128_16(%a0: tensor<2x3x4xcomplex<f64>>, %a1: tensor<3x4x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
  return %r : tensor<2x5xcomplex<f64>>
}

// equal
func.func @dot_c128_17(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// equal
func.func @dot_c128_18(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}

// equal
func.func @dot_c128_19(%a0: tensor<2x3x4xcomplex<f64>>, %a1: tensor<3x2x4xcomplex<f64>>) -> tensor<3x2xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xcomplex<f64>>, tensor<3x2x4xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  return %r : tensor<3x2xcomplex<f64>>
}

// equal
func.func @dot_c128_20(%a0: tensor<2x3x2x4xcomplex<f64>>, %a1: tensor<2x2x4x3xcomplex<f64>>) -> tensor<2x2x3x3xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xcomplex<f64>>, tensor<2x2x4x3xcomplex<f64>>) -> tensor<2x2x3x3xcomplex<f64>>
  return %r : tensor<2x2x3x3xcomplex<f64>>
}

// equal
func.func @dot_c128_21(%a0: tensor<2x1x3x2xcomplex<f64>>, %a1: tensor<1x3x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xcomplex<f64>>, tensor<1x3x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
  return %r : tensor<2x2x2xcomplex<f64>>
}

// equal
func.func @dot_c128_22(%a0: tensor<2x2x3x1x2x2xcomplex<f64>>, %a1: tensor<2x3x2x2xcomplex<f64>>) -> tensor<2x2x1x2x2xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xcomplex<f64>>, tensor<2x3x2x2xcomplex<f64>>) -> tensor<2x2x1x2x2xcomplex<f64>>
  return %r : tensor<2x2x1x2x2xcomplex<f64>>
}

// equal
func.func @dot_c128_23(%a0: tensor<7x33xcomplex<f64>>, %a1: tensor<33x5xcomplex<f64>>) -> tensor<7x5xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xcomplex<f64>>, tensor<33x5xcomplex<f64>>) -> tensor<7x5xcomplex<f64>>
  return %r : tensor<7x5xcomplex<f64>>
}

// equal
func.func @dot_c128_24(%a0: tensor<2x3x2xcomplex<f64>>, %a1: tensor<2x2xcomplex<f64>>) -> tensor<2x3x2x2xcomplex<f64>> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x3x2x2xcomplex<f64>>
  return %r : tensor<2x3x2x2xcomplex<f64>>
}

// equal
func.func @dot_f8E4M3FN(%a0: tensor<f8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_2(%a0: tensor<3xf8E4M3FN>, %a1: tensor<3xf8E4M3FN>) -> tensor<f8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<f8E4M3FN>
  return %r : tensor<f8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_3(%a0: tensor<3xf8E4M3FN>, %a1: tensor<4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_4(%a0: tensor<2x3xf8E4M3FN>, %a1: tensor<3x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_5(%a0: tensor<3x2xf8E4M3FN>, %a1: tensor<4x3xf8E4M3FN>) -> tensor<2x4xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_6(%a0: tensor<2x3xf8E4M3FN>, %a1: tensor<4x3xf8E4M3FN>) -> tensor<2x4xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_7(%a0: tensor<3x2xf8E4M3FN>, %a1: tensor<3x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_8(%a0: tensor<2x3xf8E4M3FN>, %a1: tensor<3xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_9(%a0: tensor<3xf8E4M3FN>, %a1: tensor<3x4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_10(%a0: tensor<2x0xf8E4M3FN>, %a1: tensor<0x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E4M3FN>, tensor<0x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_11(%a0: tensor<0x3xf8E4M3FN>, %a1: tensor<3x4xf8E4M3FN>) -> tensor<0x4xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<0x4xf8E4M3FN>
  return %r : tensor<0x4xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_12(%a0: tensor<1x1xf8E4M3FN>, %a1: tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  return %r : tensor<1x1xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_13(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<2x4x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  return %r : tensor<2x3x5xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_14(%a0: tensor<3x2x4xf8E4M3FN>, %a1: tensor<4x5x2xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  return %r : tensor<2x3x5xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_15(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<4x3x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<4x3x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN>
  return %r : tensor<2x5xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_16(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<3x4x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN>
  return %r : tensor<2x5xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_17(%a0: tensor<2x3xf8E4M3FN>, %a1: tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_18(%a0: tensor<2x3xf8E4M3FN>, %a1: tensor<3x2xf8E4M3FN>) -> tensor<2x3xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_19(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<3x2x4xf8E4M3FN>) -> tensor<3x2xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<3x2x4xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_20(%a0: tensor<2x3x2x4xf8E4M3FN>, %a1: tensor<2x2x4x3xf8E4M3FN>) -> tensor<2x2x3x3xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xf8E4M3FN>, tensor<2x2x4x3xf8E4M3FN>) -> tensor<2x2x3x3xf8E4M3FN>
  return %r : tensor<2x2x3x3xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_21(%a0: tensor<2x1x3x2xf8E4M3FN>, %a1: tensor<1x3x2x2xf8E4M3FN>) -> tensor<2x2x2xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf8E4M3FN>, tensor<1x3x2x2xf8E4M3FN>) -> tensor<2x2x2xf8E4M3FN>
  return %r : tensor<2x2x2xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_22(%a0: tensor<2x2x3x1x2x2xf8E4M3FN>, %a1: tensor<2x3x2x2xf8E4M3FN>) -> tensor<2x2x1x2x2xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xf8E4M3FN>, tensor<2x3x2x2xf8E4M3FN>) -> tensor<2x2x1x2x2xf8E4M3FN>
  return %r : tensor<2x2x1x2x2xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_23(%a0: tensor<7x33xf8E4M3FN>, %a1: tensor<33x5xf8E4M3FN>) -> tensor<7x5xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf8E4M3FN>, tensor<33x5xf8E4M3FN>) -> tensor<7x5xf8E4M3FN>
  return %r : tensor<7x5xf8E4M3FN>
}

// equal
func.func @dot_f8E4M3FN_24(%a0: tensor<2x3x2xf8E4M3FN>, %a1: tensor<2x2xf8E4M3FN>) -> tensor<2x3x2x2xf8E4M3FN> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x3x2x2xf8E4M3FN>
  return %r : tensor<2x3x2x2xf8E4M3FN>
}

// equal
func.func @dot_f8E5M2(%a0: tensor<f8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @dot_f8E5M2_2(%a0: tensor<3xf8E5M2>, %a1: tensor<3xf8E5M2>) -> tensor<f8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> tensor<f8E5M2>
  return %r : tensor<f8E5M2>
}

// equal
func.func @dot_f8E5M2_3(%a0: tensor<3xf8E5M2>, %a1: tensor<4xf8E5M2>) -> tensor<3x4xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xf8E5M2>, tensor<4xf8E5M2>) -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}

// equal
func.func @dot_f8E5M2_4(%a0: tensor<2x3xf8E5M2>, %a1: tensor<3x4xf8E5M2>) -> tensor<2x4xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// equal
func.func @dot_f8E5M2_5(%a0: tensor<3x2xf8E5M2>, %a1: tensor<4x3xf8E5M2>) -> tensor<2x4xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf8E5M2>, tensor<4x3xf8E5M2>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// equal
func.func @dot_f8E5M2_6(%a0: tensor<2x3xf8E5M2>, %a1: tensor<4x3xf8E5M2>) -> tensor<2x4xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf8E5M2>, tensor<4x3xf8E5M2>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// equal
func.func @dot_f8E5M2_7(%a0: tensor<3x2xf8E5M2>, %a1: tensor<3x4xf8E5M2>) -> tensor<2x4xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// equal
func.func @dot_f8E5M2_8(%a0: tensor<2x3xf8E5M2>, %a1: tensor<3xf8E5M2>) -> tensor<2xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2xf8E5M2>
  return %r : tensor<2xf8E5M2>
}

// equal
func.func @dot_f8E5M2_9(%a0: tensor<3xf8E5M2>, %a1: tensor<3x4xf8E5M2>) -> tensor<4xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}

// equal
func.func @dot_f8E5M2_10(%a0: tensor<2x0xf8E5M2>, %a1: tensor<0x3xf8E5M2>) -> tensor<2x3xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E5M2>, tensor<0x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}

// equal
func.func @dot_f8E5M2_11(%a0: tensor<0x3xf8E5M2>, %a1: tensor<3x4xf8E5M2>) -> tensor<0x4xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<0x4xf8E5M2>
  return %r : tensor<0x4xf8E5M2>
}

// equal
func.func @dot_f8E5M2_12(%a0: tensor<1x1xf8E5M2>, %a1: tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
  return %r : tensor<1x1xf8E5M2>
}

// equal
func.func @dot_f8E5M2_13(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  return %r : tensor<2x3x5xf8E5M2>
}

// equal
func.func @dot_f8E5M2_14(%a0: tensor<3x2x4xf8E5M2>, %a1: tensor<4x5x2xf8E5M2>) -> tensor<2x3x5xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xf8E5M2>, tensor<4x5x2xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  return %r : tensor<2x3x5xf8E5M2>
}

// equal
func.func @dot_f8E5M2_15(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<4x3x5xf8E5M2>) -> tensor<2x5xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf8E5M2>, tensor<4x3x5xf8E5M2>) -> tensor<2x5xf8E5M2>
  return %r : tensor<2x5xf8E5M2>
}

// equal
func.func @dot_f8E5M2_16(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<3x4x5xf8E5M2>) -> tensor<2x5xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf8E5M2>, tensor<3x4x5xf8E5M2>) -> tensor<2x5xf8E5M2>
  return %r : tensor<2x5xf8E5M2>
}

// equal
func.func @dot_f8E5M2_17(%a0: tensor<2x3xf8E5M2>, %a1: tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}

// equal
func.func @dot_f8E5M2_18(%a0: tensor<2x3xf8E5M2>, %a1: tensor<3x2xf8E5M2>) -> tensor<2x3xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}

// equal
func.func @dot_f8E5M2_19(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<3x2x4xf8E5M2>) -> tensor<3x2xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf8E5M2>, tensor<3x2x4xf8E5M2>) -> tensor<3x2xf8E5M2>
  return %r : tensor<3x2xf8E5M2>
}

// equal
func.func @dot_f8E5M2_20(%a0: tensor<2x3x2x4xf8E5M2>, %a1: tensor<2x2x4x3xf8E5M2>) -> tensor<2x2x3x3xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xf8E5M2>, tensor<2x2x4x3xf8E5M2>) -> tensor<2x2x3x3xf8E5M2>
  return %r : tensor<2x2x3x3xf8E5M2>
}

// equal
func.func @dot_f8E5M2_21(%a0: tensor<2x1x3x2xf8E5M2>, %a1: tensor<1x3x2x2xf8E5M2>) -> tensor<2x2x2xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf8E5M2>, tensor<1x3x2x2xf8E5M2>) -> tensor<2x2x2xf8E5M2>
  return %r : tensor<2x2x2xf8E5M2>
}

// equal
func.func @dot_f8E5M2_22(%a0: tensor<2x2x3x1x2x2xf8E5M2>, %a1: tensor<2x3x2x2xf8E5M2>) -> tensor<2x2x1x2x2xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xf8E5M2>, tensor<2x3x2x2xf8E5M2>) -> tensor<2x2x1x2x2xf8E5M2>
  return %r : tensor<2x2x1x2x2xf8E5M2>
}

// equal
func.func @dot_f8E5M2_23(%a0: tensor<7x33xf8E5M2>, %a1: tensor<33x5xf8E5M2>) -> tensor<7x5xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf8E5M2>, tensor<33x5xf8E5M2>) -> tensor<7x5xf8E5M2>
  return %r : tensor<7x5xf8E5M2>
}

// equal
func.func @dot_f8E5M2_24(%a0: tensor<2x3x2xf8E5M2>, %a1: tensor<2x2xf8E5M2>) -> tensor<2x3x2x2xf8E5M2> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xf8E5M2>, tensor<2x2xf8E5M2>) -> tensor<2x3x2x2xf8E5M2>
  return %r : tensor<2x3x2x2xf8E5M2>
}

// equal
func.func @dot_i4(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @dot_i4_2(%a0: tensor<3xi4>, %a1: tensor<3xi4>) -> tensor<i4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xi4>, tensor<3xi4>) -> tensor<i4>
  return %r : tensor<i4>
}

// equal
func.func @dot_i4_3(%a0: tensor<3xi4>, %a1: tensor<4xi4>) -> tensor<3x4xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xi4>, tensor<4xi4>) -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}

// equal
func.func @dot_i4_4(%a0: tensor<2x3xi4>, %a1: tensor<3x4xi4>) -> tensor<2x4xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi4>, tensor<3x4xi4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @dot_i4_5(%a0: tensor<3x2xi4>, %a1: tensor<4x3xi4>) -> tensor<2x4xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi4>, tensor<4x3xi4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @dot_i4_6(%a0: tensor<2x3xi4>, %a1: tensor<4x3xi4>) -> tensor<2x4xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xi4>, tensor<4x3xi4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @dot_i4_7(%a0: tensor<3x2xi4>, %a1: tensor<3x4xi4>) -> tensor<2x4xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi4>, tensor<3x4xi4>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// equal
func.func @dot_i4_8(%a0: tensor<2x3xi4>, %a1: tensor<3xi4>) -> tensor<2xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xi4>, tensor<3xi4>) -> tensor<2xi4>
  return %r : tensor<2xi4>
}

// equal
func.func @dot_i4_9(%a0: tensor<3xi4>, %a1: tensor<3x4xi4>) -> tensor<4xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi4>, tensor<3x4xi4>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// equal
func.func @dot_i4_10(%a0: tensor<2x0xi4>, %a1: tensor<0x3xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi4>, tensor<0x3xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// equal
func.func @dot_i4_11(%a0: tensor<0x3xi4>, %a1: tensor<3x4xi4>) -> tensor<0x4xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi4>, tensor<3x4xi4>) -> tensor<0x4xi4>
  return %r : tensor<0x4xi4>
}

// equal
func.func @dot_i4_12(%a0: tensor<1x1xi4>, %a1: tensor<1x1xi4>) -> tensor<1x1xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xi4>, tensor<1x1xi4>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// equal
func.func @dot_i4_13(%a0: tensor<2x3x4xi4>, %a1: tensor<2x4x5xi4>) -> tensor<2x3x5xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi4>, tensor<2x4x5xi4>) -> tensor<2x3x5xi4>
  return %r : tensor<2x3x5xi4>
}

// equal
func.func @dot_i4_14(%a0: tensor<3x2x4xi4>, %a1: tensor<4x5x2xi4>) -> tensor<2x3x5xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xi4>, tensor<4x5x2xi4>) -> tensor<2x3x5xi4>
  return %r : tensor<2x3x5xi4>
}

// equal
func.func @dot_i4_15(%a0: tensor<2x3x4xi4>, %a1: tensor<4x3x5xi4>) -> tensor<2x5xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi4>, tensor<4x3x5xi4>) -> tensor<2x5xi4>
  return %r : tensor<2x5xi4>
}

// equal
func.func @dot_i4_16(%a0: tensor<2x3x4xi4>, %a1: tensor<3x4x5xi4>) -> tensor<2x5xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi4>, tensor<3x4x5xi4>) -> tensor<2x5xi4>
  return %r : tensor<2x5xi4>
}

// equal
func.func @dot_i4_17(%a0: tensor<2x3xi4>, %a1: tensor<2x3xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// equal
func.func @dot_i4_18(%a0: tensor<2x3xi4>, %a1: tensor<3x2xi4>) -> tensor<2x3xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}

// equal
func.func @dot_i4_19(%a0: tensor<2x3x4xi4>, %a1: tensor<3x2x4xi4>) -> tensor<3x2xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi4>, tensor<3x2x4xi4>) -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}

// equal
func.func @dot_i4_20(%a0: tensor<2x3x2x4xi4>, %a1: tensor<2x2x4x3xi4>) -> tensor<2x2x3x3xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xi4>, tensor<2x2x4x3xi4>) -> tensor<2x2x3x3xi4>
  return %r : tensor<2x2x3x3xi4>
}

// equal
func.func @dot_i4_21(%a0: tensor<2x1x3x2xi4>, %a1: tensor<1x3x2x2xi4>) -> tensor<2x2x2xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi4>, tensor<1x3x2x2xi4>) -> tensor<2x2x2xi4>
  return %r : tensor<2x2x2xi4>
}

// equal
func.func @dot_i4_22(%a0: tensor<2x2x3x1x2x2xi4>, %a1: tensor<2x3x2x2xi4>) -> tensor<2x2x1x2x2xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xi4>, tensor<2x3x2x2xi4>) -> tensor<2x2x1x2x2xi4>
  return %r : tensor<2x2x1x2x2xi4>
}

// equal
func.func @dot_i4_23(%a0: tensor<7x33xi4>, %a1: tensor<33x5xi4>) -> tensor<7x5xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi4>, tensor<33x5xi4>) -> tensor<7x5xi4>
  return %r : tensor<7x5xi4>
}

// equal
func.func @dot_i4_24(%a0: tensor<2x3x2xi4>, %a1: tensor<2x2xi4>) -> tensor<2x3x2x2xi4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xi4>, tensor<2x2xi4>) -> tensor<2x3x2x2xi4>
  return %r : tensor<2x3x2x2xi4>
}

// equal
func.func @dot_ui4(%a0: tensor<ui4>, %a1: tensor<ui4>) -> tensor<ui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @dot_ui4_2(%a0: tensor<3xui4>, %a1: tensor<3xui4>) -> tensor<ui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xui4>, tensor<3xui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}

// equal
func.func @dot_ui4_3(%a0: tensor<3xui4>, %a1: tensor<4xui4>) -> tensor<3x4xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3xui4>, tensor<4xui4>) -> tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}

// equal
func.func @dot_ui4_4(%a0: tensor<2x3xui4>, %a1: tensor<3x4xui4>) -> tensor<2x4xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xui4>, tensor<3x4xui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @dot_ui4_5(%a0: tensor<3x2xui4>, %a1: tensor<4x3xui4>) -> tensor<2x4xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xui4>, tensor<4x3xui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @dot_ui4_6(%a0: tensor<2x3xui4>, %a1: tensor<4x3xui4>) -> tensor<2x4xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xui4>, tensor<4x3xui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @dot_ui4_7(%a0: tensor<3x2xui4>, %a1: tensor<3x4xui4>) -> tensor<2x4xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xui4>, tensor<3x4xui4>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// equal
func.func @dot_ui4_8(%a0: tensor<2x3xui4>, %a1: tensor<3xui4>) -> tensor<2xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xui4>, tensor<3xui4>) -> tensor<2xui4>
  return %r : tensor<2xui4>
}

// equal
func.func @dot_ui4_9(%a0: tensor<3xui4>, %a1: tensor<3x4xui4>) -> tensor<4xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xui4>, tensor<3x4xui4>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// equal
func.func @dot_ui4_10(%a0: tensor<2x0xui4>, %a1: tensor<0x3xui4>) -> tensor<2x3xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui4>, tensor<0x3xui4>) -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// equal
func.func @dot_ui4_11(%a0: tensor<0x3xui4>, %a1: tensor<3x4xui4>) -> tensor<0x4xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xui4>, tensor<3x4xui4>) -> tensor<0x4xui4>
  return %r : tensor<0x4xui4>
}

// equal
func.func @dot_ui4_12(%a0: tensor<1x1xui4>, %a1: tensor<1x1xui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xui4>, tensor<1x1xui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// equal
func.func @dot_ui4_13(%a0: tensor<2x3x4xui4>, %a1: tensor<2x4x5xui4>) -> tensor<2x3x5xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui4>, tensor<2x4x5xui4>) -> tensor<2x3x5xui4>
  return %r : tensor<2x3x5xui4>
}

// equal
func.func @dot_ui4_14(%a0: tensor<3x2x4xui4>, %a1: tensor<4x5x2xui4>) -> tensor<2x3x5xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xui4>, tensor<4x5x2xui4>) -> tensor<2x3x5xui4>
  return %r : tensor<2x3x5xui4>
}

// equal
func.func @dot_ui4_15(%a0: tensor<2x3x4xui4>, %a1: tensor<4x3x5xui4>) -> tensor<2x5xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui4>, tensor<4x3x5xui4>) -> tensor<2x5xui4>
  return %r : tensor<2x5xui4>
}

// equal
func.func @dot_ui4_16(%a0: tensor<2x3x4xui4>, %a1: tensor<3x4x5xui4>) -> tensor<2x5xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui4>, tensor<3x4x5xui4>) -> tensor<2x5xui4>
  return %r : tensor<2x5xui4>
}

// equal
func.func @dot_ui4_17(%a0: tensor<2x3xui4>, %a1: tensor<2x3xui4>) -> tensor<2x3xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// equal
func.func @dot_ui4_18(%a0: tensor<2x3xui4>, %a1: tensor<3x2xui4>) -> tensor<2x3xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<2x3xui4>, tensor<3x2xui4>) -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}

// equal
func.func @dot_ui4_19(%a0: tensor<2x3x4xui4>, %a1: tensor<3x2x4xui4>) -> tensor<3x2xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xui4>, tensor<3x2x4xui4>) -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}

// equal
func.func @dot_ui4_20(%a0: tensor<2x3x2x4xui4>, %a1: tensor<2x2x4x3xui4>) -> tensor<2x2x3x3xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x2x4xui4>, tensor<2x2x4x3xui4>) -> tensor<2x2x3x3xui4>
  return %r : tensor<2x2x3x3xui4>
}

// equal
func.func @dot_ui4_21(%a0: tensor<2x1x3x2xui4>, %a1: tensor<1x3x2x2xui4>) -> tensor<2x2x2xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xui4>, tensor<1x3x2x2xui4>) -> tensor<2x2x2xui4>
  return %r : tensor<2x2x2xui4>
}

// equal
func.func @dot_ui4_22(%a0: tensor<2x2x3x1x2x2xui4>, %a1: tensor<2x3x2x2xui4>) -> tensor<2x2x1x2x2xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 4], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x2x3x1x2x2xui4>, tensor<2x3x2x2xui4>) -> tensor<2x2x1x2x2xui4>
  return %r : tensor<2x2x1x2x2xui4>
}

// equal
func.func @dot_ui4_23(%a0: tensor<7x33xui4>, %a1: tensor<33x5xui4>) -> tensor<7x5xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xui4>, tensor<33x5xui4>) -> tensor<7x5xui4>
  return %r : tensor<7x5xui4>
}

// equal
func.func @dot_ui4_24(%a0: tensor<2x3x2xui4>, %a1: tensor<2x2xui4>) -> tensor<2x3x2x2xui4> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>}> : (tensor<2x3x2xui4>, tensor<2x2xui4>) -> tensor<2x3x2x2xui4>
  return %r : tensor<2x3x2x2xui4>
}

// equal
func.func @dot_i8_i8_i32(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i8>, tensor<i8>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @dot_i8_i8_i32_2(%a0: tensor<3xi8>, %a1: tensor<4xi8>) -> tensor<3x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi8>, tensor<4xi8>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// equal
func.func @dot_i8_i8_i32_3(%a0: tensor<3x2xi8>, %a1: tensor<4x3xi8>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi8>, tensor<4x3xi8>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i8_i8_i32_4(%a0: tensor<3x2xi8>, %a1: tensor<3x4xi8>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi8>, tensor<3x4xi8>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i8_i8_i32_5(%a0: tensor<3xi8>, %a1: tensor<3x4xi8>) -> tensor<4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi8>, tensor<3x4xi8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @dot_i8_i8_i32_6(%a0: tensor<0x3xi8>, %a1: tensor<3x4xi8>) -> tensor<0x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi8>, tensor<3x4xi8>) -> tensor<0x4xi32>
  return %r : tensor<0x4xi32>
}

// equal
func.func @dot_i8_i8_i32_7(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> tensor<2x3x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}

// equal
func.func @dot_i8_i8_i32_8(%a0: tensor<2x3x4xi8>, %a1: tensor<4x3x5xi8>) -> tensor<2x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi8>, tensor<4x3x5xi8>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// equal
func.func @dot_i8_i8_i32_9(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> tensor<2x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// equal
func.func @dot_i8_i8_i32_10(%a0: tensor<2x3x4xi8>, %a1: tensor<3x2x4xi8>) -> tensor<3x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi8>, tensor<3x2x4xi8>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @dot_i8_i8_i32_11(%a0: tensor<2x1x3x2xi8>, %a1: tensor<1x3x2x2xi8>) -> tensor<2x2x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi8>, tensor<1x3x2x2xi8>) -> tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}

// equal
func.func @dot_i8_i8_i32_12(%a0: tensor<7x33xi8>, %a1: tensor<33x5xi8>) -> tensor<7x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi8>, tensor<33x5xi8>) -> tensor<7x5xi32>
  return %r : tensor<7x5xi32>
}

// equal
func.func @dot_ui8_ui8_ui32(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<ui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui8>, tensor<ui8>) -> tensor<ui32>
  return %r : tensor<ui32>
}

// equal
func.func @dot_ui8_ui8_ui32_2(%a0: tensor<3xui8>, %a1: tensor<4xui8>) -> tensor<3x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xui8>, tensor<4xui8>) -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_3(%a0: tensor<3x2xui8>, %a1: tensor<4x3xui8>) -> tensor<2x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xui8>, tensor<4x3xui8>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_4(%a0: tensor<3x2xui8>, %a1: tensor<3x4xui8>) -> tensor<2x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xui8>, tensor<3x4xui8>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_5(%a0: tensor<3xui8>, %a1: tensor<3x4xui8>) -> tensor<4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xui8>, tensor<3x4xui8>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_6(%a0: tensor<0x3xui8>, %a1: tensor<3x4xui8>) -> tensor<0x4xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xui8>, tensor<3x4xui8>) -> tensor<0x4xui32>
  return %r : tensor<0x4xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_7(%a0: tensor<2x3x4xui8>, %a1: tensor<2x4x5xui8>) -> tensor<2x3x5xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x5xui32>
  return %r : tensor<2x3x5xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_8(%a0: tensor<2x3x4xui8>, %a1: tensor<4x3x5xui8>) -> tensor<2x5xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui8>, tensor<4x3x5xui8>) -> tensor<2x5xui32>
  return %r : tensor<2x5xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_9(%a0: tensor<2x3xui8>, %a1: tensor<2x3xui8>) -> tensor<2x3xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_10(%a0: tensor<2x3x4xui8>, %a1: tensor<3x2x4xui8>) -> tensor<3x2xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xui8>, tensor<3x2x4xui8>) -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_11(%a0: tensor<2x1x3x2xui8>, %a1: tensor<1x3x2x2xui8>) -> tensor<2x2x2xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xui8>, tensor<1x3x2x2xui8>) -> tensor<2x2x2xui32>
  return %r : tensor<2x2x2xui32>
}

// equal
func.func @dot_ui8_ui8_ui32_12(%a0: tensor<7x33xui8>, %a1: tensor<33x5xui8>) -> tensor<7x5xui32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xui8>, tensor<33x5xui8>) -> tensor<7x5xui32>
  return %r : tensor<7x5xui32>
}

// equal
func.func @dot_i16_i16_i32(%a0: tensor<i16>, %a1: tensor<i16>) -> tensor<i32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i16>, tensor<i16>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @dot_i16_i16_i32_2(%a0: tensor<3xi16>, %a1: tensor<4xi16>) -> tensor<3x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi16>, tensor<4xi16>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// equal
func.func @dot_i16_i16_i32_3(%a0: tensor<3x2xi16>, %a1: tensor<4x3xi16>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi16>, tensor<4x3xi16>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i16_i16_i32_4(%a0: tensor<3x2xi16>, %a1: tensor<3x4xi16>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi16>, tensor<3x4xi16>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i16_i16_i32_5(%a0: tensor<3xi16>, %a1: tensor<3x4xi16>) -> tensor<4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi16>, tensor<3x4xi16>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @dot_i16_i16_i32_6(%a0: tensor<0x3xi16>, %a1: tensor<3x4xi16>) -> tensor<0x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi16>, tensor<3x4xi16>) -> tensor<0x4xi32>
  return %r : tensor<0x4xi32>
}

// equal
func.func @dot_i16_i16_i32_7(%a0: tensor<2x3x4xi16>, %a1: tensor<2x4x5xi16>) -> tensor<2x3x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi16>, tensor<2x4x5xi16>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}

// equal
func.func @dot_i16_i16_i32_8(%a0: tensor<2x3x4xi16>, %a1: tensor<4x3x5xi16>) -> tensor<2x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi16>, tensor<4x3x5xi16>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// equal
func.func @dot_i16_i16_i32_9(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>) -> tensor<2x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// equal
func.func @dot_i16_i16_i32_10(%a0: tensor<2x3x4xi16>, %a1: tensor<3x2x4xi16>) -> tensor<3x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi16>, tensor<3x2x4xi16>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @dot_i16_i16_i32_11(%a0: tensor<2x1x3x2xi16>, %a1: tensor<1x3x2x2xi16>) -> tensor<2x2x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi16>, tensor<1x3x2x2xi16>) -> tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}

// equal
func.func @dot_i16_i16_i32_12(%a0: tensor<7x33xi16>, %a1: tensor<33x5xi16>) -> tensor<7x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi16>, tensor<33x5xi16>) -> tensor<7x5xi32>
  return %r : tensor<7x5xi32>
}

// equal
func.func @dot_bf16_bf16_f32(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<bf16>, tensor<bf16>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @dot_bf16_bf16_f32_2(%a0: tensor<3xbf16>, %a1: tensor<4xbf16>) -> tensor<3x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xbf16>, tensor<4xbf16>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// equal
func.func @dot_bf16_bf16_f32_3(%a0: tensor<3x2xbf16>, %a1: tensor<4x3xbf16>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xbf16>, tensor<4x3xbf16>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_bf16_bf16_f32_4(%a0: tensor<3x2xbf16>, %a1: tensor<3x4xbf16>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_bf16_bf16_f32_5(%a0: tensor<3xbf16>, %a1: tensor<3x4xbf16>) -> tensor<4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xbf16>, tensor<3x4xbf16>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @dot_bf16_bf16_f32_6(%a0: tensor<0x3xbf16>, %a1: tensor<3x4xbf16>) -> tensor<0x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xbf16>, tensor<3x4xbf16>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

// equal
func.func @dot_bf16_bf16_f32_7(%a0: tensor<2x3x4xbf16>, %a1: tensor<2x4x5xbf16>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// equal
func.func @dot_bf16_bf16_f32_8(%a0: tensor<2x3x4xbf16>, %a1: tensor<4x3x5xbf16>) -> tensor<2x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xbf16>, tensor<4x3x5xbf16>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

// equal
func.func @dot_bf16_bf16_f32_9(%a0: tensor<2x3xbf16>, %a1: tensor<2x3xbf16>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_bf16_bf16_f32_10(%a0: tensor<2x3x4xbf16>, %a1: tensor<3x2x4xbf16>) -> tensor<3x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xbf16>, tensor<3x2x4xbf16>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// equal
func.func @dot_bf16_bf16_f32_11(%a0: tensor<2x1x3x2xbf16>, %a1: tensor<1x3x2x2xbf16>) -> tensor<2x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xbf16>, tensor<1x3x2x2xbf16>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}

// equal
func.func @dot_bf16_bf16_f32_12(%a0: tensor<7x33xbf16>, %a1: tensor<33x5xbf16>) -> tensor<7x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xbf16>, tensor<33x5xbf16>) -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}

// equal
func.func @dot_f16_f16_f32(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f16>, tensor<f16>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @dot_f16_f16_f32_2(%a0: tensor<3xf16>, %a1: tensor<4xf16>) -> tensor<3x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf16>, tensor<4xf16>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// equal
func.func @dot_f16_f16_f32_3(%a0: tensor<3x2xf16>, %a1: tensor<4x3xf16>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf16>, tensor<4x3xf16>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f16_f16_f32_4(%a0: tensor<3x2xf16>, %a1: tensor<3x4xf16>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf16>, tensor<3x4xf16>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f16_f16_f32_5(%a0: tensor<3xf16>, %a1: tensor<3x4xf16>) -> tensor<4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf16>, tensor<3x4xf16>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @dot_f16_f16_f32_6(%a0: tensor<0x3xf16>, %a1: tensor<3x4xf16>) -> tensor<0x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf16>, tensor<3x4xf16>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

// equal
func.func @dot_f16_f16_f32_7(%a0: tensor<2x3x4xf16>, %a1: tensor<2x4x5xf16>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// equal
func.func @dot_f16_f16_f32_8(%a0: tensor<2x3x4xf16>, %a1: tensor<4x3x5xf16>) -> tensor<2x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf16>, tensor<4x3x5xf16>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

// equal
func.func @dot_f16_f16_f32_9(%a0: tensor<2x3xf16>, %a1: tensor<2x3xf16>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_f16_f16_f32_10(%a0: tensor<2x3x4xf16>, %a1: tensor<3x2x4xf16>) -> tensor<3x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf16>, tensor<3x2x4xf16>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// equal
func.func @dot_f16_f16_f32_11(%a0: tensor<2x1x3x2xf16>, %a1: tensor<1x3x2x2xf16>) -> tensor<2x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf16>, tensor<1x3x2x2xf16>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}

// equal
func.func @dot_f16_f16_f32_12(%a0: tensor<7x33xf16>, %a1: tensor<33x5xf16>) -> tensor<7x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf16>, tensor<33x5xf16>) -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}

// equal
func.func @dot_f32_f32_f64(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f32>, tensor<f32>) -> tensor<f64>
  return %r : tensor<f64>
}

// equal
func.func @dot_f32_f32_f64_2(%a0: tensor<3xf32>, %a1: tensor<4xf32>) -> tensor<3x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}

// equal
func.func @dot_f32_f32_f64_3(%a0: tensor<3x2xf32>, %a1: tensor<4x3xf32>) -> tensor<2x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf32>, tensor<4x3xf32>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @dot_f32_f32_f64_4(%a0: tensor<3x2xf32>, %a1: tensor<3x4xf32>) -> tensor<2x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// equal
func.func @dot_f32_f32_f64_5(%a0: tensor<3xf32>, %a1: tensor<3x4xf32>) -> tensor<4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// equal
func.func @dot_f32_f32_f64_6(%a0: tensor<0x3xf32>, %a1: tensor<3x4xf32>) -> tensor<0x4xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf32>, tensor<3x4xf32>) -> tensor<0x4xf64>
  return %r : tensor<0x4xf64>
}

// equal
func.func @dot_f32_f32_f64_7(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> tensor<2x3x5xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}

// equal
func.func @dot_f32_f32_f64_8(%a0: tensor<2x3x4xf32>, %a1: tensor<4x3x5xf32>) -> tensor<2x5xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf32>, tensor<4x3x5xf32>) -> tensor<2x5xf64>
  return %r : tensor<2x5xf64>
}

// equal
func.func @dot_f32_f32_f64_9(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// equal
func.func @dot_f32_f32_f64_10(%a0: tensor<2x3x4xf32>, %a1: tensor<3x2x4xf32>) -> tensor<3x2xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}

// equal
func.func @dot_f32_f32_f64_11(%a0: tensor<2x1x3x2xf32>, %a1: tensor<1x3x2x2xf32>) -> tensor<2x2x2xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf32>, tensor<1x3x2x2xf32>) -> tensor<2x2x2xf64>
  return %r : tensor<2x2x2xf64>
}

// equal
func.func @dot_f32_f32_f64_12(%a0: tensor<7x33xf32>, %a1: tensor<33x5xf32>) -> tensor<7x5xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf32>, tensor<33x5xf32>) -> tensor<7x5xf64>
  return %r : tensor<7x5xf64>
}

// equal
func.func @dot_i8_i8_i64(%a0: tensor<i8>, %a1: tensor<i8>) -> tensor<i64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i8>, tensor<i8>) -> tensor<i64>
  return %r : tensor<i64>
}

// equal
func.func @dot_i8_i8_i64_2(%a0: tensor<3xi8>, %a1: tensor<4xi8>) -> tensor<3x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi8>, tensor<4xi8>) -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}

// equal
func.func @dot_i8_i8_i64_3(%a0: tensor<3x2xi8>, %a1: tensor<4x3xi8>) -> tensor<2x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi8>, tensor<4x3xi8>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @dot_i8_i8_i64_4(%a0: tensor<3x2xi8>, %a1: tensor<3x4xi8>) -> tensor<2x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi8>, tensor<3x4xi8>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// equal
func.func @dot_i8_i8_i64_5(%a0: tensor<3xi8>, %a1: tensor<3x4xi8>) -> tensor<4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi8>, tensor<3x4xi8>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// equal
func.func @dot_i8_i8_i64_6(%a0: tensor<0x3xi8>, %a1: tensor<3x4xi8>) -> tensor<0x4xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi8>, tensor<3x4xi8>) -> tensor<0x4xi64>
  return %r : tensor<0x4xi64>
}

// equal
func.func @dot_i8_i8_i64_7(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> tensor<2x3x5xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi64>
  return %r : tensor<2x3x5xi64>
}

// equal
func.func @dot_i8_i8_i64_8(%a0: tensor<2x3x4xi8>, %a1: tensor<4x3x5xi8>) -> tensor<2x5xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi8>, tensor<4x3x5xi8>) -> tensor<2x5xi64>
  return %r : tensor<2x5xi64>
}

// equal
func.func @dot_i8_i8_i64_9(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> tensor<2x3xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// equal
func.func @dot_i8_i8_i64_10(%a0: tensor<2x3x4xi8>, %a1: tensor<3x2x4xi8>) -> tensor<3x2xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi8>, tensor<3x2x4xi8>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// equal
func.func @dot_i8_i8_i64_11(%a0: tensor<2x1x3x2xi8>, %a1: tensor<1x3x2x2xi8>) -> tensor<2x2x2xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi8>, tensor<1x3x2x2xi8>) -> tensor<2x2x2xi64>
  return %r : tensor<2x2x2xi64>
}

// equal
func.func @dot_i8_i8_i64_12(%a0: tensor<7x33xi8>, %a1: tensor<33x5xi8>) -> tensor<7x5xi64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi8>, tensor<33x5xi8>) -> tensor<7x5xi64>
  return %r : tensor<7x5xi64>
}

// equal
func.func @dot_ui8_ui8_i32(%a0: tensor<ui8>, %a1: tensor<ui8>) -> tensor<i32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @dot_ui8_ui8_i32_2(%a0: tensor<3xui8>, %a1: tensor<4xui8>) -> tensor<3x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xui8>, tensor<4xui8>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// equal
func.func @dot_ui8_ui8_i32_3(%a0: tensor<3x2xui8>, %a1: tensor<4x3xui8>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xui8>, tensor<4x3xui8>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_ui8_ui8_i32_4(%a0: tensor<3x2xui8>, %a1: tensor<3x4xui8>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xui8>, tensor<3x4xui8>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_ui8_ui8_i32_5(%a0: tensor<3xui8>, %a1: tensor<3x4xui8>) -> tensor<4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xui8>, tensor<3x4xui8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @dot_ui8_ui8_i32_6(%a0: tensor<0x3xui8>, %a1: tensor<3x4xui8>) -> tensor<0x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xui8>, tensor<3x4xui8>) -> tensor<0x4xi32>
  return %r : tensor<0x4xi32>
}

// equal
func.func @dot_ui8_ui8_i32_7(%a0: tensor<2x3x4xui8>, %a1: tensor<2x4x5xui8>) -> tensor<2x3x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}

// equal
func.func @dot_ui8_ui8_i32_8(%a0: tensor<2x3x4xui8>, %a1: tensor<4x3x5xui8>) -> tensor<2x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui8>, tensor<4x3x5xui8>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// equal
func.func @dot_ui8_ui8_i32_9(%a0: tensor<2x3xui8>, %a1: tensor<2x3xui8>) -> tensor<2x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// equal
func.func @dot_ui8_ui8_i32_10(%a0: tensor<2x3x4xui8>, %a1: tensor<3x2x4xui8>) -> tensor<3x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xui8>, tensor<3x2x4xui8>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @dot_ui8_ui8_i32_11(%a0: tensor<2x1x3x2xui8>, %a1: tensor<1x3x2x2xui8>) -> tensor<2x2x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xui8>, tensor<1x3x2x2xui8>) -> tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}

// equal
func.func @dot_ui8_ui8_i32_12(%a0: tensor<7x33xui8>, %a1: tensor<33x5xui8>) -> tensor<7x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xui8>, tensor<33x5xui8>) -> tensor<7x5xi32>
  return %r : tensor<7x5xi32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32(%a0: tensor<f8E4M3FN>, %a1: tensor<f8E4M3FN>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_2(%a0: tensor<3xf8E4M3FN>, %a1: tensor<4xf8E4M3FN>) -> tensor<3x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_3(%a0: tensor<3x2xf8E4M3FN>, %a1: tensor<4x3xf8E4M3FN>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_4(%a0: tensor<3x2xf8E4M3FN>, %a1: tensor<3x4xf8E4M3FN>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_5(%a0: tensor<3xf8E4M3FN>, %a1: tensor<3x4xf8E4M3FN>) -> tensor<4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_6(%a0: tensor<0x3xf8E4M3FN>, %a1: tensor<3x4xf8E4M3FN>) -> tensor<0x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_7(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<2x4x5xf8E4M3FN>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E4M3FN>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_8(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<4x3x5xf8E4M3FN>) -> tensor<2x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<4x3x5xf8E4M3FN>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_9(%a0: tensor<2x3xf8E4M3FN>, %a1: tensor<2x3xf8E4M3FN>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_10(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<3x2x4xf8E4M3FN>) -> tensor<3x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<3x2x4xf8E4M3FN>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_11(%a0: tensor<2x1x3x2xf8E4M3FN>, %a1: tensor<1x3x2x2xf8E4M3FN>) -> tensor<2x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf8E4M3FN>, tensor<1x3x2x2xf8E4M3FN>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E4M3FN_f32_12(%a0: tensor<7x33xf8E4M3FN>, %a1: tensor<33x5xf8E4M3FN>) -> tensor<7x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf8E4M3FN>, tensor<33x5xf8E4M3FN>) -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32(%a0: tensor<f8E5M2>, %a1: tensor<f8E5M2>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_2(%a0: tensor<3xf8E5M2>, %a1: tensor<4xf8E5M2>) -> tensor<3x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf8E5M2>, tensor<4xf8E5M2>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_3(%a0: tensor<3x2xf8E5M2>, %a1: tensor<4x3xf8E5M2>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf8E5M2>, tensor<4x3xf8E5M2>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_4(%a0: tensor<3x2xf8E5M2>, %a1: tensor<3x4xf8E5M2>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_5(%a0: tensor<3xf8E5M2>, %a1: tensor<3x4xf8E5M2>) -> tensor<4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_6(%a0: tensor<0x3xf8E5M2>, %a1: tensor<3x4xf8E5M2>) -> tensor<0x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_7(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_8(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<4x3x5xf8E5M2>) -> tensor<2x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf8E5M2>, tensor<4x3x5xf8E5M2>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_9(%a0: tensor<2x3xf8E5M2>, %a1: tensor<2x3xf8E5M2>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_10(%a0: tensor<2x3x4xf8E5M2>, %a1: tensor<3x2x4xf8E5M2>) -> tensor<3x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf8E5M2>, tensor<3x2x4xf8E5M2>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_11(%a0: tensor<2x1x3x2xf8E5M2>, %a1: tensor<1x3x2x2xf8E5M2>) -> tensor<2x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf8E5M2>, tensor<1x3x2x2xf8E5M2>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}

// equal
func.func @dot_f8E5M2_f8E5M2_f32_12(%a0: tensor<7x33xf8E5M2>, %a1: tensor<33x5xf8E5M2>) -> tensor<7x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf8E5M2>, tensor<33x5xf8E5M2>) -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32(%a0: tensor<f8E4M3FN>, %a1: tensor<f8E5M2>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f8E4M3FN>, tensor<f8E5M2>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_2(%a0: tensor<3xf8E4M3FN>, %a1: tensor<4xf8E5M2>) -> tensor<3x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf8E4M3FN>, tensor<4xf8E5M2>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_3(%a0: tensor<3x2xf8E4M3FN>, %a1: tensor<4x3xf8E5M2>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf8E4M3FN>, tensor<4x3xf8E5M2>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_4(%a0: tensor<3x2xf8E4M3FN>, %a1: tensor<3x4xf8E5M2>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf8E4M3FN>, tensor<3x4xf8E5M2>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_5(%a0: tensor<3xf8E4M3FN>, %a1: tensor<3x4xf8E5M2>) -> tensor<4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf8E4M3FN>, tensor<3x4xf8E5M2>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_6(%a0: tensor<0x3xf8E4M3FN>, %a1: tensor<3x4xf8E5M2>) -> tensor<0x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf8E4M3FN>, tensor<3x4xf8E5M2>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_7(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_8(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<4x3x5xf8E5M2>) -> tensor<2x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<4x3x5xf8E5M2>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_9(%a0: tensor<2x3xf8E4M3FN>, %a1: tensor<2x3xf8E5M2>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_10(%a0: tensor<2x3x4xf8E4M3FN>, %a1: tensor<3x2x4xf8E5M2>) -> tensor<3x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<3x2x4xf8E5M2>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_11(%a0: tensor<2x1x3x2xf8E4M3FN>, %a1: tensor<1x3x2x2xf8E5M2>) -> tensor<2x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf8E4M3FN>, tensor<1x3x2x2xf8E5M2>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}

// equal
func.func @dot_f8E4M3FN_f8E5M2_f32_12(%a0: tensor<7x33xf8E4M3FN>, %a1: tensor<33x5xf8E5M2>) -> tensor<7x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf8E4M3FN>, tensor<33x5xf8E5M2>) -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}

// equal
func.func @dot_bf16_bf16_bf16(%a0: tensor<bf16>, %a1: tensor<bf16>) -> tensor<bf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @dot_bf16_bf16_bf16_2(%a0: tensor<3xbf16>, %a1: tensor<4xbf16>) -> tensor<3x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xbf16>, tensor<4xbf16>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_3(%a0: tensor<3x2xbf16>, %a1: tensor<4x3xbf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xbf16>, tensor<4x3xbf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_4(%a0: tensor<3x2xbf16>, %a1: tensor<3x4xbf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_5(%a0: tensor<3xbf16>, %a1: tensor<3x4xbf16>) -> tensor<4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xbf16>, tensor<3x4xbf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_6(%a0: tensor<0x3xbf16>, %a1: tensor<3x4xbf16>) -> tensor<0x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xbf16>, tensor<3x4xbf16>) -> tensor<0x4xbf16>
  return %r : tensor<0x4xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_7(%a0: tensor<2x3x4xbf16>, %a1: tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
  return %r : tensor<2x3x5xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_8(%a0: tensor<2x3x4xbf16>, %a1: tensor<4x3x5xbf16>) -> tensor<2x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xbf16>, tensor<4x3x5xbf16>) -> tensor<2x5xbf16>
  return %r : tensor<2x5xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_9(%a0: tensor<2x3xbf16>, %a1: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_10(%a0: tensor<2x3x4xbf16>, %a1: tensor<3x2x4xbf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xbf16>, tensor<3x2x4xbf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_11(%a0: tensor<2x1x3x2xbf16>, %a1: tensor<1x3x2x2xbf16>) -> tensor<2x2x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xbf16>, tensor<1x3x2x2xbf16>) -> tensor<2x2x2xbf16>
  return %r : tensor<2x2x2xbf16>
}

// equal
func.func @dot_bf16_bf16_bf16_12(%a0: tensor<7x33xbf16>, %a1: tensor<33x5xbf16>) -> tensor<7x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xbf16>, tensor<33x5xbf16>) -> tensor<7x5xbf16>
  return %r : tensor<7x5xbf16>
}

// equal
func.func @dot_f32_f32_bf16(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<bf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f32>, tensor<f32>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @dot_f32_f32_bf16_2(%a0: tensor<3xf32>, %a1: tensor<4xf32>) -> tensor<3x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// equal
func.func @dot_f32_f32_bf16_3(%a0: tensor<3x2xf32>, %a1: tensor<4x3xf32>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf32>, tensor<4x3xf32>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_f32_f32_bf16_4(%a0: tensor<3x2xf32>, %a1: tensor<3x4xf32>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_f32_f32_bf16_5(%a0: tensor<3xf32>, %a1: tensor<3x4xf32>) -> tensor<4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @dot_f32_f32_bf16_6(%a0: tensor<0x3xf32>, %a1: tensor<3x4xf32>) -> tensor<0x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf32>, tensor<3x4xf32>) -> tensor<0x4xbf16>
  return %r : tensor<0x4xbf16>
}

// equal
func.func @dot_f32_f32_bf16_7(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> tensor<2x3x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xbf16>
  return %r : tensor<2x3x5xbf16>
}

// equal
func.func @dot_f32_f32_bf16_8(%a0: tensor<2x3x4xf32>, %a1: tensor<4x3x5xf32>) -> tensor<2x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf32>, tensor<4x3x5xf32>) -> tensor<2x5xbf16>
  return %r : tensor<2x5xbf16>
}

// equal
func.func @dot_f32_f32_bf16_9(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// equal
func.func @dot_f32_f32_bf16_10(%a0: tensor<2x3x4xf32>, %a1: tensor<3x2x4xf32>) -> tensor<3x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// equal
func.func @dot_f32_f32_bf16_11(%a0: tensor<2x1x3x2xf32>, %a1: tensor<1x3x2x2xf32>) -> tensor<2x2x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf32>, tensor<1x3x2x2xf32>) -> tensor<2x2x2xbf16>
  return %r : tensor<2x2x2xbf16>
}

// equal
func.func @dot_f32_f32_bf16_12(%a0: tensor<7x33xf32>, %a1: tensor<33x5xf32>) -> tensor<7x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf32>, tensor<33x5xf32>) -> tensor<7x5xbf16>
  return %r : tensor<7x5xbf16>
}

// equal
func.func @dot_i32_i32_i8(%a0: tensor<i32>, %a1: tensor<i32>) -> tensor<i8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i32>, tensor<i32>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @dot_i32_i32_i8_2(%a0: tensor<3xi32>, %a1: tensor<4xi32>) -> tensor<3x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi32>, tensor<4xi32>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// equal
func.func @dot_i32_i32_i8_3(%a0: tensor<3x2xi32>, %a1: tensor<4x3xi32>) -> tensor<2x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi32>, tensor<4x3xi32>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @dot_i32_i32_i8_4(%a0: tensor<3x2xi32>, %a1: tensor<3x4xi32>) -> tensor<2x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi32>, tensor<3x4xi32>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// equal
func.func @dot_i32_i32_i8_5(%a0: tensor<3xi32>, %a1: tensor<3x4xi32>) -> tensor<4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi32>, tensor<3x4xi32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// equal
func.func @dot_i32_i32_i8_6(%a0: tensor<0x3xi32>, %a1: tensor<3x4xi32>) -> tensor<0x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi32>, tensor<3x4xi32>) -> tensor<0x4xi8>
  return %r : tensor<0x4xi8>
}

// equal
func.func @dot_i32_i32_i8_7(%a0: tensor<2x3x4xi32>, %a1: tensor<2x4x5xi32>) -> tensor<2x3x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi8>
  return %r : tensor<2x3x5xi8>
}

// equal
func.func @dot_i32_i32_i8_8(%a0: tensor<2x3x4xi32>, %a1: tensor<4x3x5xi32>) -> tensor<2x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi32>, tensor<4x3x5xi32>) -> tensor<2x5xi8>
  return %r : tensor<2x5xi8>
}

// equal
func.func @dot_i32_i32_i8_9(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// equal
func.func @dot_i32_i32_i8_10(%a0: tensor<2x3x4xi32>, %a1: tensor<3x2x4xi32>) -> tensor<3x2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi32>, tensor<3x2x4xi32>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// equal
func.func @dot_i32_i32_i8_11(%a0: tensor<2x1x3x2xi32>, %a1: tensor<1x3x2x2xi32>) -> tensor<2x2x2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi32>, tensor<1x3x2x2xi32>) -> tensor<2x2x2xi8>
  return %r : tensor<2x2x2xi8>
}

// equal
func.func @dot_i32_i32_i8_12(%a0: tensor<7x33xi32>, %a1: tensor<33x5xi32>) -> tensor<7x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi32>, tensor<33x5xi32>) -> tensor<7x5xi8>
  return %r : tensor<7x5xi8>
}

// equal
func.func @dot_i8_ui8_i32(%a0: tensor<i8>, %a1: tensor<ui8>) -> tensor<i32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i8>, tensor<ui8>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @dot_i8_ui8_i32_2(%a0: tensor<3xi8>, %a1: tensor<4xui8>) -> tensor<3x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi8>, tensor<4xui8>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// equal
func.func @dot_i8_ui8_i32_3(%a0: tensor<3x2xi8>, %a1: tensor<4x3xui8>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi8>, tensor<4x3xui8>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i8_ui8_i32_4(%a0: tensor<3x2xi8>, %a1: tensor<3x4xui8>) -> tensor<2x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi8>, tensor<3x4xui8>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// equal
func.func @dot_i8_ui8_i32_5(%a0: tensor<3xi8>, %a1: tensor<3x4xui8>) -> tensor<4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi8>, tensor<3x4xui8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// equal
func.func @dot_i8_ui8_i32_6(%a0: tensor<0x3xi8>, %a1: tensor<3x4xui8>) -> tensor<0x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi8>, tensor<3x4xui8>) -> tensor<0x4xi32>
  return %r : tensor<0x4xi32>
}

// equal
func.func @dot_i8_ui8_i32_7(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xui8>) -> tensor<2x3x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xui8>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}

// equal
func.func @dot_i8_ui8_i32_8(%a0: tensor<2x3x4xi8>, %a1: tensor<4x3x5xui8>) -> tensor<2x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi8>, tensor<4x3x5xui8>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// equal
func.func @dot_i8_ui8_i32_9(%a0: tensor<2x3xi8>, %a1: tensor<2x3xui8>) -> tensor<2x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi8>, tensor<2x3xui8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// equal
func.func @dot_i8_ui8_i32_10(%a0: tensor<2x3x4xi8>, %a1: tensor<3x2x4xui8>) -> tensor<3x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi8>, tensor<3x2x4xui8>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @dot_i8_ui8_i32_11(%a0: tensor<2x1x3x2xi8>, %a1: tensor<1x3x2x2xui8>) -> tensor<2x2x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi8>, tensor<1x3x2x2xui8>) -> tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}

// equal
func.func @dot_i8_ui8_i32_12(%a0: tensor<7x33xi8>, %a1: tensor<33x5xui8>) -> tensor<7x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xi8>, tensor<33x5xui8>) -> tensor<7x5xi32>
  return %r : tensor<7x5xi32>
}

// equal
func.func @dot_bf16_f32_f32(%a0: tensor<bf16>, %a1: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<bf16>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// equal
func.func @dot_bf16_f32_f32_2(%a0: tensor<3xbf16>, %a1: tensor<4xf32>) -> tensor<3x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xbf16>, tensor<4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// equal
func.func @dot_bf16_f32_f32_3(%a0: tensor<3x2xbf16>, %a1: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xbf16>, tensor<4x3xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_bf16_f32_f32_4(%a0: tensor<3x2xbf16>, %a1: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xbf16>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// equal
func.func @dot_bf16_f32_f32_5(%a0: tensor<3xbf16>, %a1: tensor<3x4xf32>) -> tensor<4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xbf16>, tensor<3x4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// equal
func.func @dot_bf16_f32_f32_6(%a0: tensor<0x3xbf16>, %a1: tensor<3x4xf32>) -> tensor<0x4xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xbf16>, tensor<3x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

// equal
func.func @dot_bf16_f32_f32_7(%a0: tensor<2x3x4xbf16>, %a1: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xbf16>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// equal
func.func @dot_bf16_f32_f32_8(%a0: tensor<2x3x4xbf16>, %a1: tensor<4x3x5xf32>) -> tensor<2x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xbf16>, tensor<4x3x5xf32>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

// equal
func.func @dot_bf16_f32_f32_9(%a0: tensor<2x3xbf16>, %a1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xbf16>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// equal
func.func @dot_bf16_f32_f32_10(%a0: tensor<2x3x4xbf16>, %a1: tensor<3x2x4xf32>) -> tensor<3x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xbf16>, tensor<3x2x4xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// equal
func.func @dot_bf16_f32_f32_11(%a0: tensor<2x1x3x2xbf16>, %a1: tensor<1x3x2x2xf32>) -> tensor<2x2x2xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xbf16>, tensor<1x3x2x2xf32>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}

// equal
func.func @dot_bf16_f32_f32_12(%a0: tensor<7x33xbf16>, %a1: tensor<33x5xf32>) -> tensor<7x5xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xbf16>, tensor<33x5xf32>) -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}

// equal
func.func @dot_f16_f16_bf16(%a0: tensor<f16>, %a1: tensor<f16>) -> tensor<bf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f16>, tensor<f16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// equal
func.func @dot_f16_f16_bf16_2(%a0: tensor<3xf16>, %a1: tensor<4xf16>) -> tensor<3x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf16>, tensor<4xf16>) -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}

// equal
func.func @dot_f16_f16_bf16_3(%a0: tensor<3x2xf16>, %a1: tensor<4x3xf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xf16>, tensor<4x3xf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_f16_f16_bf16_4(%a0: tensor<3x2xf16>, %a1: tensor<3x4xf16>) -> tensor<2x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf16>, tensor<3x4xf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// equal
func.func @dot_f16_f16_bf16_5(%a0: tensor<3xf16>, %a1: tensor<3x4xf16>) -> tensor<4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf16>, tensor<3x4xf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// equal
func.func @dot_f16_f16_bf16_6(%a0: tensor<0x3xf16>, %a1: tensor<3x4xf16>) -> tensor<0x4xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xf16>, tensor<3x4xf16>) -> tensor<0x4xbf16>
  return %r : tensor<0x4xbf16>
}

// equal
func.func @dot_f16_f16_bf16_7(%a0: tensor<2x3x4xf16>, %a1: tensor<2x4x5xf16>) -> tensor<2x3x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xbf16>
  return %r : tensor<2x3x5xbf16>
}

// equal
func.func @dot_f16_f16_bf16_8(%a0: tensor<2x3x4xf16>, %a1: tensor<4x3x5xf16>) -> tensor<2x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xf16>, tensor<4x3x5xf16>) -> tensor<2x5xbf16>
  return %r : tensor<2x5xbf16>
}

// equal
func.func @dot_f16_f16_bf16_9(%a0: tensor<2x3xf16>, %a1: tensor<2x3xf16>) -> tensor<2x3xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// equal
func.func @dot_f16_f16_bf16_10(%a0: tensor<2x3x4xf16>, %a1: tensor<3x2x4xf16>) -> tensor<3x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xf16>, tensor<3x2x4xf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

// equal
func.func @dot_f16_f16_bf16_11(%a0: tensor<2x1x3x2xf16>, %a1: tensor<1x3x2x2xf16>) -> tensor<2x2x2xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xf16>, tensor<1x3x2x2xf16>) -> tensor<2x2x2xbf16>
  return %r : tensor<2x2x2xbf16>
}

// equal
func.func @dot_f16_f16_bf16_12(%a0: tensor<7x33xf16>, %a1: tensor<33x5xf16>) -> tensor<7x5xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x33xf16>, tensor<33x5xf16>) -> tensor<7x5xbf16>
  return %r : tensor<7x5xbf16>
}

// equal
func.func @dot_i4_i4_i8(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i4>, tensor<i4>) -> tensor<i8>
  return %r : tensor<i8>
}

// equal
func.func @dot_i4_i4_i8_2(%a0: tensor<3xi4>, %a1: tensor<4xi4>) -> tensor<3x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi4>, tensor<4xi4>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}

// equal
func.func @dot_i4_i4_i8_6(%a0: tensor<0x3xi4>, %a1: tensor<3x4xi4>) -> tensor<0x4xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi4>, tensor<3x4xi4>) -> tensor<0x4xi8>
  return %r : tensor<0x4xi8>
}

// equal
func.func @dot_i4_i4_i8_8(%a0: tensor<2x3x4xi4>, %a1: tensor<4x3x5xi4>) -> tensor<2x5xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi4>, tensor<4x3x5xi4>) -> tensor<2x5xi8>
  return %r : tensor<2x5xi8>
}

// equal
func.func @dot_i4_i4_i8_9(%a0: tensor<2x3xi4>, %a1: tensor<2x3xi4>) -> tensor<2x3xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// equal
func.func @dot_i4_i4_i8_10(%a0: tensor<2x3x4xi4>, %a1: tensor<3x2x4xi4>) -> tensor<3x2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi4>, tensor<3x2x4xi4>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// equal
func.func @dot_i4_i4_i8_11(%a0: tensor<2x1x3x2xi4>, %a1: tensor<1x3x2x2xi4>) -> tensor<2x2x2xi8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi4>, tensor<1x3x2x2xi4>) -> tensor<2x2x2xi8>
  return %r : tensor<2x2x2xi8>
}

// equal
func.func @dot_i4_i4_i32(%a0: tensor<i4>, %a1: tensor<i4>) -> tensor<i32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i4>, tensor<i4>) -> tensor<i32>
  return %r : tensor<i32>
}

// equal
func.func @dot_i4_i4_i32_2(%a0: tensor<3xi4>, %a1: tensor<4xi4>) -> tensor<3x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi4>, tensor<4xi4>) -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}

// equal
func.func @dot_i4_i4_i32_6(%a0: tensor<0x3xi4>, %a1: tensor<3x4xi4>) -> tensor<0x4xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xi4>, tensor<3x4xi4>) -> tensor<0x4xi32>
  return %r : tensor<0x4xi32>
}

// equal
func.func @dot_i4_i4_i32_8(%a0: tensor<2x3x4xi4>, %a1: tensor<4x3x5xi4>) -> tensor<2x5xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xi4>, tensor<4x3x5xi4>) -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// equal
func.func @dot_i4_i4_i32_9(%a0: tensor<2x3xi4>, %a1: tensor<2x3xi4>) -> tensor<2x3xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// equal
func.func @dot_i4_i4_i32_10(%a0: tensor<2x3x4xi4>, %a1: tensor<3x2x4xi4>) -> tensor<3x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xi4>, tensor<3x2x4xi4>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// equal
func.func @dot_i4_i4_i32_11(%a0: tensor<2x1x3x2xi4>, %a1: tensor<1x3x2x2xi4>) -> tensor<2x2x2xi32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xi4>, tensor<1x3x2x2xi4>) -> tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}

// equal
func.func @dot_ui4_ui4_ui8(%a0: tensor<ui4>, %a1: tensor<ui4>) -> tensor<ui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui4>, tensor<ui4>) -> tensor<ui8>
  return %r : tensor<ui8>
}

// equal
func.func @dot_ui4_ui4_ui8_2(%a0: tensor<3xui4>, %a1: tensor<4xui4>) -> tensor<3x4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xui4>, tensor<4xui4>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}

// equal
func.func @dot_ui4_ui4_ui8_6(%a0: tensor<0x3xui4>, %a1: tensor<3x4xui4>) -> tensor<0x4xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x3xui4>, tensor<3x4xui4>) -> tensor<0x4xui8>
  return %r : tensor<0x4xui8>
}

// equal
func.func @dot_ui4_ui4_ui8_8(%a0: tensor<2x3x4xui4>, %a1: tensor<4x3x5xui4>) -> tensor<2x5xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui4>, tensor<4x3x5xui4>) -> tensor<2x5xui8>
  return %r : tensor<2x5xui8>
}

// equal
func.func @dot_ui4_ui4_ui8_9(%a0: tensor<2x3xui4>, %a1: tensor<2x3xui4>) -> tensor<2x3xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// equal
func.func @dot_ui4_ui4_ui8_10(%a0: tensor<2x3x4xui4>, %a1: tensor<3x2x4xui4>) -> tensor<3x2xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<2x3x4xui4>, tensor<3x2x4xui4>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// equal
func.func @dot_ui4_ui4_ui8_11(%a0: tensor<2x1x3x2xui4>, %a1: tensor<1x3x2x2xui4>) -> tensor<2x2x2xui8> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x1x3x2xui4>, tensor<1x3x2x2xui4>) -> tensor<2x2x2xui8>
  return %r : tensor<2x2x2xui8>
}

// equal
func.func @dot_f64_corners(%a0: tensor<4x3xf64>, %a1: tensor<3x3xf64>) -> tensor<4x3xf64> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
  return %r : tensor<4x3xf64>
}

// equal
func.func @dot_f32_corners(%a0: tensor<4x3xf32>, %a1: tensor<3x3xf32>) -> tensor<4x3xf32> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// equal
func.func @dot_f16_corners(%a0: tensor<4x3xf16>, %a1: tensor<3x3xf16>) -> tensor<4x3xf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf16>, tensor<3x3xf16>) -> tensor<4x3xf16>
  return %r : tensor<4x3xf16>
}

// equal
func.func @dot_bf16_corners(%a0: tensor<4x3xbf16>, %a1: tensor<3x3xbf16>) -> tensor<4x3xbf16> {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xbf16>, tensor<3x3xbf16>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

// equal
func.func @dot_f64_old(%a0: tensor<2x3xf64>, %a1: tensor<3x2xf64>) -> tensor<2x2xf64> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}

// equal
func.func @dot_f32_old(%a0: tensor<2x3xf32>, %a1: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// equal
func.func @dot_f16_old(%a0: tensor<2x3xf16>, %a1: tensor<3x2xf16>) -> tensor<2x2xf16> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  return %r : tensor<2x2xf16>
}

// equal
func.func @dot_bf16_old(%a0: tensor<2x3xbf16>, %a1: tensor<3x2xbf16>) -> tensor<2x2xbf16> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  return %r : tensor<2x2xbf16>
}

// equal
func.func @dot_i8_old(%a0: tensor<2x3xi8>, %a1: tensor<3x2xi8>) -> tensor<2x2xi8> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}

// equal
func.func @dot_i16_old(%a0: tensor<2x3xi16>, %a1: tensor<3x2xi16>) -> tensor<2x2xi16> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

// equal
func.func @dot_i32_old(%a0: tensor<2x3xi32>, %a1: tensor<3x2xi32>) -> tensor<2x2xi32> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}

// equal
func.func @dot_i64_old(%a0: tensor<2x3xi64>, %a1: tensor<3x2xi64>) -> tensor<2x2xi64> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}

// equal
func.func @dot_ui8_old(%a0: tensor<2x3xui8>, %a1: tensor<3x2xui8>) -> tensor<2x2xui8> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xui8>
  return %r : tensor<2x2xui8>
}

// equal
func.func @dot_ui16_old(%a0: tensor<2x3xui16>, %a1: tensor<3x2xui16>) -> tensor<2x2xui16> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xui16>, tensor<3x2xui16>) -> tensor<2x2xui16>
  return %r : tensor<2x2xui16>
}

// equal
func.func @dot_ui32_old(%a0: tensor<2x3xui32>, %a1: tensor<3x2xui32>) -> tensor<2x2xui32> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xui32>, tensor<3x2xui32>) -> tensor<2x2xui32>
  return %r : tensor<2x2xui32>
}

// equal
func.func @dot_ui64_old(%a0: tensor<2x3xui64>, %a1: tensor<3x2xui64>) -> tensor<2x2xui64> {
  %r = stablehlo.dot %a0, %a1 : (tensor<2x3xui64>, tensor<3x2xui64>) -> tensor<2x2xui64>
  return %r : tensor<2x2xui64>
}
