// exact
func.func @gather_f64_i8(%a0: tensor<7xf64>, %a1: tensor<4x1xi8>) -> tensor<4xf64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf64>, tensor<4x1xi8>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// exact
func.func @gather_f64_i32(%a0: tensor<5x3xf64>, %a1: tensor<4xi32>) -> tensor<2x4xf64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xf64>, tensor<4xi32>) -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}

// exact
func.func @gather_f64_i64(%a0: tensor<5x3xf64>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xf64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf64>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// exact
func.func @gather_f64_ui16(%a0: tensor<4x3x5xf64>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xf64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xf64>, tensor<1x3x4xui16>) -> tensor<2x3x4xf64>
  return %r : tensor<2x3x4xf64>
}

// exact
func.func @gather_f32_ui64(%a0: tensor<7xf32>, %a1: tensor<2x1x3xui64>) -> tensor<2x2x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<2x1x3xui64>) -> tensor<2x2x3xf32>
  return %r : tensor<2x2x3xf32>
}

// exact
func.func @gather_f32_ui8(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2xui8>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// exact
func.func @gather_f32_i64(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xi64>) -> tensor<2x3x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = true}> : (tensor<4x3x5xf32>, tensor<1x3x4xi64>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

// exact
func.func @gather_f32_i16(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xi16>) -> tensor<1x1x1xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf32>, tensor<1x1x1xi16>) -> tensor<1x1x1xf32>
  return %r : tensor<1x1x1xf32>
}

// exact
func.func @gather_f16_ui32(%a0: tensor<7xf16>, %a1: tensor<4xui32>) -> tensor<4xf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf16>, tensor<4xui32>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// exact
func.func @gather_f16_i16(%a0: tensor<5x3xf16>, %a1: tensor<4x1xi16>) -> tensor<2x4xf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xf16>, tensor<4x1xi16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// exact
func.func @gather_f16_i8(%a0: tensor<5x3xf16>, %a1: tensor<2x2x2xi8>) -> tensor<2x2x2x2xf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf16>, tensor<2x2x2xi8>) -> tensor<2x2x2x2xf16>
  return %r : tensor<2x2x2x2xf16>
}

// exact
func.func @gather_f16_i32(%a0: tensor<4x3x5xf16>, %a1: tensor<2x2xi32>) -> tensor<2x3x2xf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xf16>, tensor<2x2xi32>) -> tensor<2x3x2xf16>
  return %r : tensor<2x3x2xf16>
}

// exact
func.func @gather_f16_ui8(%a0: tensor<4x3x5xf16>, %a1: tensor<1x3x4xui8>) -> tensor<2x3x4xf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xf16>, tensor<1x3x4xui8>) -> tensor<2x3x4xf16>
  return %r : tensor<2x3x4xf16>
}

// exact
func.func @gather_f16_i64(%a0: tensor<1x1xf16>, %a1: tensor<1x1xi64>) -> tensor<1x1x1xf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf16>, tensor<1x1xi64>) -> tensor<1x1x1xf16>
  return %r : tensor<1x1x1xf16>
}

// exact
func.func @gather_bf16_ui64(%a0: tensor<7xbf16>, %a1: tensor<4xui64>) -> tensor<4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xbf16>, tensor<4xui64>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// exact
func.func @gather_bf16_i64(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xi64>) -> tensor<2x4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<4x1xi64>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// exact
func.func @gather_bf16_i16(%a0: tensor<5x3xbf16>, %a1: tensor<2x2x2xi16>) -> tensor<2x2x2x2xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<2x2x2xi16>) -> tensor<2x2x2x2xbf16>
  return %r : tensor<2x2x2x2xbf16>
}

// exact
func.func @gather_bf16_ui16(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2xui16>) -> tensor<2x3x2xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xbf16>, tensor<2x2xui16>) -> tensor<2x3x2xbf16>
  return %r : tensor<2x3x2xbf16>
}

// exact
func.func @gather_bf16_i32(%a0: tensor<4x3x5xbf16>, %a1: tensor<1x3x4xi32>) -> tensor<2x3x4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xbf16>, tensor<1x3x4xi32>) -> tensor<2x3x4xbf16>
  return %r : tensor<2x3x4xbf16>
}

// exact
func.func @gather_bf16_ui8(%a0: tensor<1x1xbf16>, %a1: tensor<1x1x1xui8>) -> tensor<1x1x1xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xbf16>, tensor<1x1x1xui8>) -> tensor<1x1x1xbf16>
  return %r : tensor<1x1x1xbf16>
}

// exact
func.func @gather_i8_i16(%a0: tensor<7xi8>, %a1: tensor<4x1xi16>) -> tensor<4xi8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi8>, tensor<4x1xi16>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// exact
func.func @gather_i8_ui8(%a0: tensor<5x3xi8>, %a1: tensor<4x1xui8>) -> tensor<2x4xi8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xi8>, tensor<4x1xui8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// exact
func.func @gather_i8_ui32(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xui32>) -> tensor<2x2x2x2xi8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xi8>, tensor<2x2x2xui32>) -> tensor<2x2x2x2xi8>
  return %r : tensor<2x2x2x2xi8>
}

// exact
func.func @gather_i8_i8(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xi8>) -> tensor<2x3x2xi8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xi8>, tensor<2x2xi8>) -> tensor<2x3x2xi8>
  return %r : tensor<2x3x2xi8>
}

// exact
func.func @gather_i8_ui64(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xui64>) -> tensor<2x3x4xi8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xi8>, tensor<1x3x4xui64>) -> tensor<2x3x4xi8>
  return %r : tensor<2x3x4xi8>
}

// exact
func.func @gather_i8_ui16(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xui16>) -> tensor<1x1x1xi8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xi8>, tensor<1x1x1xui16>) -> tensor<1x1x1xi8>
  return %r : tensor<1x1x1xi8>
}

// exact
func.func @gather_i16_i64(%a0: tensor<7xi16>, %a1: tensor<4x1xi64>) -> tensor<4xi16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi16>, tensor<4x1xi64>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// exact
func.func @gather_i16_ui16(%a0: tensor<5x3xi16>, %a1: tensor<4x1xui16>) -> tensor<2x4xi16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xi16>, tensor<4x1xui16>) -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}

// exact
func.func @gather_i16_i32(%a0: tensor<5x3xi16>, %a1: tensor<2x2x2xi32>) -> tensor<2x2x2x2xi16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xi16>, tensor<2x2x2xi32>) -> tensor<2x2x2x2xi16>
  return %r : tensor<2x2x2x2xi16>
}

// exact
func.func @gather_i16_i16(%a0: tensor<4x3x5xi16>, %a1: tensor<2x2xi16>) -> tensor<2x3x2xi16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xi16>, tensor<2x2xi16>) -> tensor<2x3x2xi16>
  return %r : tensor<2x3x2xi16>
}

// exact
func.func @gather_i16_i8(%a0: tensor<4x3x5xi16>, %a1: tensor<1x3x4xi8>) -> tensor<2x3x4xi16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xi16>, tensor<1x3x4xi8>) -> tensor<2x3x4xi16>
  return %r : tensor<2x3x4xi16>
}

// exact
func.func @gather_i16_ui64(%a0: tensor<1x1xi16>, %a1: tensor<1x1x1xui64>) -> tensor<1x1x1xi16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xi16>, tensor<1x1x1xui64>) -> tensor<1x1x1xi16>
  return %r : tensor<1x1x1xi16>
}

// exact
func.func @gather_i32_ui8(%a0: tensor<7xi32>, %a1: tensor<4x1xui8>) -> tensor<4xi32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi32>, tensor<4x1xui8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// exact
func.func @gather_i32_ui32(%a0: tensor<5x3xi32>, %a1: tensor<4x1xui32>) -> tensor<2x4xi32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xi32>, tensor<4x1xui32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}

// exact
func.func @gather_i32_ui64(%a0: tensor<5x3xi32>, %a1: tensor<2x2x2xui64>) -> tensor<2x2x2x2xi32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xi32>, tensor<2x2x2xui64>) -> tensor<2x2x2x2xi32>
  return %r : tensor<2x2x2x2xi32>
}

// exact
func.func @gather_i32_i8(%a0: tensor<4x3x5xi32>, %a1: tensor<2x2xi8>) -> tensor<2x3x2xi32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xi32>, tensor<2x2xi8>) -> tensor<2x3x2xi32>
  return %r : tensor<2x3x2xi32>
}

// exact
func.func @gather_i32_i16(%a0: tensor<4x3x5xi32>, %a1: tensor<1x3x4xi16>) -> tensor<2x3x4xi32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xi32>, tensor<1x3x4xi16>) -> tensor<2x3x4xi32>
  return %r : tensor<2x3x4xi32>
}

// exact
func.func @gather_i32_i32(%a0: tensor<1x1xi32>, %a1: tensor<1x1x1xi32>) -> tensor<1x1x1xi32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
  return %r : tensor<1x1x1xi32>
}

// exact
func.func @gather_i64_ui16(%a0: tensor<7xi64>, %a1: tensor<4x1xui16>) -> tensor<4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi64>, tensor<4x1xui16>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @gather_i64_ui64(%a0: tensor<5x3xi64>, %a1: tensor<4x1xui64>) -> tensor<2x4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xi64>, tensor<4x1xui64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// exact
func.func @gather_i64_ui8(%a0: tensor<5x3xi64>, %a1: tensor<2x2x2xui8>) -> tensor<2x2x2x2xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xi64>, tensor<2x2x2xui8>) -> tensor<2x2x2x2xi64>
  return %r : tensor<2x2x2x2xi64>
}

// exact
func.func @gather_i64_i64(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2xi64>) -> tensor<2x3x2xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xi64>, tensor<2x2xi64>) -> tensor<2x3x2xi64>
  return %r : tensor<2x3x2xi64>
}

// exact
func.func @gather_i64_i8(%a0: tensor<4x3x5xi64>, %a1: tensor<1x3x4xi8>) -> tensor<2x3x4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xi64>, tensor<1x3x4xi8>) -> tensor<2x3x4xi64>
  return %r : tensor<2x3x4xi64>
}

// exact
func.func @gather_i64_i8_2(%a0: tensor<1x1xi64>, %a1: tensor<1x1x1xi8>) -> tensor<1x1x1xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xi64>, tensor<1x1x1xi8>) -> tensor<1x1x1xi64>
  return %r : tensor<1x1x1xi64>
}

// exact
func.func @gather_ui8_i8(%a0: tensor<7xui8>, %a1: tensor<4x1xi8>) -> tensor<4xui8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui8>, tensor<4x1xi8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// exact
func.func @gather_ui8_i16(%a0: tensor<5x3xui8>, %a1: tensor<4x1xi16>) -> tensor<2x4xui8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xui8>, tensor<4x1xi16>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}

// exact
func.func @gather_ui8_i32(%a0: tensor<5x3xui8>, %a1: tensor<2x2x2xi32>) -> tensor<2x2x2x2xui8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xui8>, tensor<2x2x2xi32>) -> tensor<2x2x2x2xui8>
  return %r : tensor<2x2x2x2xui8>
}

// exact
func.func @gather_ui8_ui32(%a0: tensor<4x3x5xui8>, %a1: tensor<2x2xui32>) -> tensor<2x3x2xui8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xui8>, tensor<2x2xui32>) -> tensor<2x3x2xui8>
  return %r : tensor<2x3x2xui8>
}

// exact
func.func @gather_ui8_i64(%a0: tensor<4x3x5xui8>, %a1: tensor<1x3x4xi64>) -> tensor<2x3x4xui8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xui8>, tensor<1x3x4xi64>) -> tensor<2x3x4xui8>
  return %r : tensor<2x3x4xui8>
}

// exact
func.func @gather_ui8_ui8(%a0: tensor<1x1xui8>, %a1: tensor<1x1x1xui8>) -> tensor<1x1x1xui8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xui8>, tensor<1x1x1xui8>) -> tensor<1x1x1xui8>
  return %r : tensor<1x1x1xui8>
}

// exact
func.func @gather_ui16_i8(%a0: tensor<7xui16>, %a1: tensor<4x1xi8>) -> tensor<4xui16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui16>, tensor<4x1xi8>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// exact
func.func @gather_ui16_i32(%a0: tensor<5x3xui16>, %a1: tensor<4x1xi32>) -> tensor<2x4xui16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xui16>, tensor<4x1xi32>) -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}

// exact
func.func @gather_ui16_i64(%a0: tensor<5x3xui16>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xui16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xui16>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xui16>
  return %r : tensor<2x2x2x2xui16>
}

// exact
func.func @gather_ui16_ui64(%a0: tensor<4x3x5xui16>, %a1: tensor<2x2xui64>) -> tensor<2x3x2xui16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xui16>, tensor<2x2xui64>) -> tensor<2x3x2xui16>
  return %r : tensor<2x3x2xui16>
}

// exact
func.func @gather_ui16_ui32(%a0: tensor<4x3x5xui16>, %a1: tensor<1x3x4xui32>) -> tensor<2x3x4xui16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xui16>, tensor<1x3x4xui32>) -> tensor<2x3x4xui16>
  return %r : tensor<2x3x4xui16>
}

// exact
func.func @gather_ui16_ui8(%a0: tensor<1x1xui16>, %a1: tensor<1x1x1xui8>) -> tensor<1x1x1xui16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xui16>, tensor<1x1x1xui8>) -> tensor<1x1x1xui16>
  return %r : tensor<1x1x1xui16>
}

// exact
func.func @gather_ui32_i8(%a0: tensor<7xui32>, %a1: tensor<4x1xi8>) -> tensor<4xui32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui32>, tensor<4x1xi8>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// exact
func.func @gather_ui32_i32(%a0: tensor<5x3xui32>, %a1: tensor<4x1xi32>) -> tensor<2x4xui32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xui32>, tensor<4x1xi32>) -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}

// exact
func.func @gather_ui32_i64(%a0: tensor<5x3xui32>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xui32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xui32>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xui32>
  return %r : tensor<2x2x2x2xui32>
}

// exact
func.func @gather_ui32_ui8(%a0: tensor<4x3x5xui32>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xui32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xui32>, tensor<2x2xui8>) -> tensor<2x3x2xui32>
  return %r : tensor<2x3x2xui32>
}

// exact
func.func @gather_ui32_ui16(%a0: tensor<4x3x5xui32>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xui32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xui32>, tensor<1x3x4xui16>) -> tensor<2x3x4xui32>
  return %r : tensor<2x3x4xui32>
}

// exact
func.func @gather_ui32_ui32(%a0: tensor<1x1xui32>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xui32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xui32>, tensor<1x1x1xui32>) -> tensor<1x1x1xui32>
  return %r : tensor<1x1x1xui32>
}

// exact
func.func @gather_ui64_i8(%a0: tensor<7xui64>, %a1: tensor<4x1xi8>) -> tensor<4xui64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui64>, tensor<4x1xi8>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// exact
func.func @gather_ui64_i32(%a0: tensor<5x3xui64>, %a1: tensor<4x1xi32>) -> tensor<2x4xui64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xui64>, tensor<4x1xi32>) -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}

// exact
func.func @gather_ui64_i64(%a0: tensor<5x3xui64>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xui64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xui64>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xui64>
  return %r : tensor<2x2x2x2xui64>
}

// exact
func.func @gather_ui64_ui8(%a0: tensor<4x3x5xui64>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xui64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xui64>, tensor<2x2xui8>) -> tensor<2x3x2xui64>
  return %r : tensor<2x3x2xui64>
}

// exact
func.func @gather_ui64_ui16(%a0: tensor<4x3x5xui64>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xui64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xui64>, tensor<1x3x4xui16>) -> tensor<2x3x4xui64>
  return %r : tensor<2x3x4xui64>
}

// exact
func.func @gather_ui64_ui32(%a0: tensor<1x1xui64>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xui64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xui64>, tensor<1x1x1xui32>) -> tensor<1x1x1xui64>
  return %r : tensor<1x1x1xui64>
}

// exact
func.func @gather_c64_i8(%a0: tensor<7xcomplex<f32>>, %a1: tensor<4x1xi8>) -> tensor<4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xcomplex<f32>>, tensor<4x1xi8>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// exact
func.func @gather_c64_i32(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x1xi32>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f32>>, tensor<4x1xi32>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// exact
func.func @gather_c64_i64(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f32>>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xcomplex<f32>>
  return %r : tensor<2x2x2x2xcomplex<f32>>
}

// exact
func.func @gather_c64_ui8(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f32>>, tensor<2x2xui8>) -> tensor<2x3x2xcomplex<f32>>
  return %r : tensor<2x3x2xcomplex<f32>>
}

// exact
func.func @gather_c64_ui16(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f32>>, tensor<1x3x4xui16>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}

// exact
func.func @gather_c64_ui32(%a0: tensor<1x1xcomplex<f32>>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xcomplex<f32>>, tensor<1x1x1xui32>) -> tensor<1x1x1xcomplex<f32>>
  return %r : tensor<1x1x1xcomplex<f32>>
}

// exact
func.func @gather_c128_i8(%a0: tensor<7xcomplex<f64>>, %a1: tensor<4x1xi8>) -> tensor<4xcomplex<f64>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xcomplex<f64>>, tensor<4x1xi8>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// exact
func.func @gather_c128_i32(%a0: tensor<5x3xcomplex<f64>>, %a1: tensor<4x1xi32>) -> tensor<2x4xcomplex<f64>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f64>>, tensor<4x1xi32>) -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}

// exact
func.func @gather_c128_i64(%a0: tensor<5x3xcomplex<f64>>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xcomplex<f64>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f64>>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xcomplex<f64>>
  return %r : tensor<2x2x2x2xcomplex<f64>>
}

// exact
func.func @gather_c128_ui8(%a0: tensor<4x3x5xcomplex<f64>>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xcomplex<f64>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f64>>, tensor<2x2xui8>) -> tensor<2x3x2xcomplex<f64>>
  return %r : tensor<2x3x2xcomplex<f64>>
}

// exact
func.func @gather_c128_ui16(%a0: tensor<4x3x5xcomplex<f64>>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xcomplex<f64>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f64>>, tensor<1x3x4xui16>) -> tensor<2x3x4xcomplex<f64>>
  return %r : tensor<2x3x4xcomplex<f64>>
}

// exact
func.func @gather_c128_ui32(%a0: tensor<1x1xcomplex<f64>>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xcomplex<f64>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xcomplex<f64>>, tensor<1x1x1xui32>) -> tensor<1x1x1xcomplex<f64>>
  return %r : tensor<1x1x1xcomplex<f64>>
}

// exact
func.func @gather_i1_i8(%a0: tensor<7xi1>, %a1: tensor<4x1xi8>) -> tensor<4xi1> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi1>, tensor<4x1xi8>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @gather_i1_i32(%a0: tensor<5x3xi1>, %a1: tensor<4x1xi32>) -> tensor<2x4xi1> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xi1>, tensor<4x1xi32>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// exact
func.func @gather_i1_i64(%a0: tensor<5x3xi1>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xi1> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xi1>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xi1>
  return %r : tensor<2x2x2x2xi1>
}

// exact
func.func @gather_i1_ui8(%a0: tensor<4x3x5xi1>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xi1> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xi1>, tensor<2x2xui8>) -> tensor<2x3x2xi1>
  return %r : tensor<2x3x2xi1>
}

// exact
func.func @gather_i1_ui16(%a0: tensor<4x3x5xi1>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xi1> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xi1>, tensor<1x3x4xui16>) -> tensor<2x3x4xi1>
  return %r : tensor<2x3x4xi1>
}

// exact
func.func @gather_i1_ui32(%a0: tensor<1x1xi1>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xi1> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xi1>, tensor<1x1x1xui32>) -> tensor<1x1x1xi1>
  return %r : tensor<1x1x1xi1>
}

// exact
func.func @gather_f8E4M3FN_i8(%a0: tensor<7xf8E4M3FN>, %a1: tensor<4x1xi8>) -> tensor<4xf8E4M3FN> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf8E4M3FN>, tensor<4x1xi8>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// exact
func.func @gather_f8E4M3FN_i32(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<4x1xi32>) -> tensor<2x4xf8E4M3FN> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xf8E4M3FN>, tensor<4x1xi32>) -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}

// exact
func.func @gather_f8E4M3FN_i64(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xf8E4M3FN> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf8E4M3FN>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xf8E4M3FN>
  return %r : tensor<2x2x2x2xf8E4M3FN>
}

// exact
func.func @gather_f8E4M3FN_ui8(%a0: tensor<4x3x5xf8E4M3FN>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xf8E4M3FN> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xf8E4M3FN>, tensor<2x2xui8>) -> tensor<2x3x2xf8E4M3FN>
  return %r : tensor<2x3x2xf8E4M3FN>
}

// exact
func.func @gather_f8E4M3FN_ui16(%a0: tensor<4x3x5xf8E4M3FN>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xf8E4M3FN> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xf8E4M3FN>, tensor<1x3x4xui16>) -> tensor<2x3x4xf8E4M3FN>
  return %r : tensor<2x3x4xf8E4M3FN>
}

// exact
func.func @gather_f8E4M3FN_ui32(%a0: tensor<1x1xf8E4M3FN>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xf8E4M3FN> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf8E4M3FN>, tensor<1x1x1xui32>) -> tensor<1x1x1xf8E4M3FN>
  return %r : tensor<1x1x1xf8E4M3FN>
}

// exact
func.func @gather_f8E5M2_i8(%a0: tensor<7xf8E5M2>, %a1: tensor<4x1xi8>) -> tensor<4xf8E5M2> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf8E5M2>, tensor<4x1xi8>) -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}

// exact
func.func @gather_f8E5M2_i32(%a0: tensor<5x3xf8E5M2>, %a1: tensor<4x1xi32>) -> tensor<2x4xf8E5M2> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xf8E5M2>, tensor<4x1xi32>) -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}

// exact
func.func @gather_f8E5M2_i64(%a0: tensor<5x3xf8E5M2>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xf8E5M2> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf8E5M2>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xf8E5M2>
  return %r : tensor<2x2x2x2xf8E5M2>
}

// exact
func.func @gather_f8E5M2_ui8(%a0: tensor<4x3x5xf8E5M2>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xf8E5M2> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xf8E5M2>, tensor<2x2xui8>) -> tensor<2x3x2xf8E5M2>
  return %r : tensor<2x3x2xf8E5M2>
}

// exact
func.func @gather_f8E5M2_ui16(%a0: tensor<4x3x5xf8E5M2>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xf8E5M2> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xf8E5M2>, tensor<1x3x4xui16>) -> tensor<2x3x4xf8E5M2>
  return %r : tensor<2x3x4xf8E5M2>
}

// exact
func.func @gather_f8E5M2_ui32(%a0: tensor<1x1xf8E5M2>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xf8E5M2> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf8E5M2>, tensor<1x1x1xui32>) -> tensor<1x1x1xf8E5M2>
  return %r : tensor<1x1x1xf8E5M2>
}

// exact
func.func @gather_i4_i8(%a0: tensor<7xi4>, %a1: tensor<4x1xi8>) -> tensor<4xi4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi4>, tensor<4x1xi8>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// exact
func.func @gather_i4_i32(%a0: tensor<5x3xi4>, %a1: tensor<4x1xi32>) -> tensor<2x4xi4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xi4>, tensor<4x1xi32>) -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}

// exact
func.func @gather_i4_i64(%a0: tensor<5x3xi4>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xi4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xi4>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xi4>
  return %r : tensor<2x2x2x2xi4>
}

// exact
func.func @gather_i4_ui8(%a0: tensor<4x3x5xi4>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xi4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xi4>, tensor<2x2xui8>) -> tensor<2x3x2xi4>
  return %r : tensor<2x3x2xi4>
}

// exact
func.func @gather_i4_ui16(%a0: tensor<4x3x5xi4>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xi4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xi4>, tensor<1x3x4xui16>) -> tensor<2x3x4xi4>
  return %r : tensor<2x3x4xi4>
}

// exact
func.func @gather_i4_ui32(%a0: tensor<1x1xi4>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xi4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xi4>, tensor<1x1x1xui32>) -> tensor<1x1x1xi4>
  return %r : tensor<1x1x1xi4>
}

// exact
func.func @gather_ui4_i8(%a0: tensor<7xui4>, %a1: tensor<4x1xi8>) -> tensor<4xui4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui4>, tensor<4x1xi8>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// exact
func.func @gather_ui4_i32(%a0: tensor<5x3xui4>, %a1: tensor<4x1xi32>) -> tensor<2x4xui4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xui4>, tensor<4x1xi32>) -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}

// exact
func.func @gather_ui4_i64(%a0: tensor<5x3xui4>, %a1: tensor<2x2x2xi64>) -> tensor<2x2x2x2xui4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xui4>, tensor<2x2x2xi64>) -> tensor<2x2x2x2xui4>
  return %r : tensor<2x2x2x2xui4>
}

// exact
func.func @gather_ui4_ui8(%a0: tensor<4x3x5xui4>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xui4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xui4>, tensor<2x2xui8>) -> tensor<2x3x2xui4>
  return %r : tensor<2x3x2xui4>
}

// exact
func.func @gather_ui4_ui16(%a0: tensor<4x3x5xui4>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xui4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xui4>, tensor<1x3x4xui16>) -> tensor<2x3x4xui4>
  return %r : tensor<2x3x4xui4>
}

// exact
func.func @gather_ui4_ui32(%a0: tensor<1x1xui4>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xui4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xui4>, tensor<1x1x1xui32>) -> tensor<1x1x1xui4>
  return %r : tensor<1x1x1xui4>
}

// exact
func.func @gather_f64_ui64(%a0: tensor<7xf64>, %a1: tensor<4x1xui64>) -> tensor<4xf64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf64>, tensor<4x1xui64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// exact
func.func @gather_f32_ui32(%a0: tensor<7xf32>, %a1: tensor<4x1xui32>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<4x1xui32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f16_ui16(%a0: tensor<7xf16>, %a1: tensor<4x1xui16>) -> tensor<4xf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf16>, tensor<4x1xui16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// exact
func.func @gather_bf16_ui32(%a0: tensor<7xbf16>, %a1: tensor<4x1xui32>) -> tensor<4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xbf16>, tensor<4x1xui32>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// exact
func.func @gather_i8_i64(%a0: tensor<7xi8>, %a1: tensor<4x1xi64>) -> tensor<4xi8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi8>, tensor<4x1xi64>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// exact
func.func @gather_i16_ui32(%a0: tensor<7xi16>, %a1: tensor<4x1xui32>) -> tensor<4xi16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi16>, tensor<4x1xui32>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// exact
func.func @gather_i32_ui16(%a0: tensor<7xi32>, %a1: tensor<4x1xui16>) -> tensor<4xi32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi32>, tensor<4x1xui16>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// exact
func.func @gather_i64_i16(%a0: tensor<7xi64>, %a1: tensor<4x1xi16>) -> tensor<4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi64>, tensor<4x1xi16>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @gather_i64_i32(%a0: tensor<7xi64>, %a1: tensor<4x1xi32>) -> tensor<4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi64>, tensor<4x1xi32>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @gather_ui8_ui64(%a0: tensor<7xui8>, %a1: tensor<4x1xui64>) -> tensor<4xui8> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui8>, tensor<4x1xui64>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// exact
func.func @gather_ui16_ui16(%a0: tensor<7xui16>, %a1: tensor<4x1xui16>) -> tensor<4xui16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui16>, tensor<4x1xui16>) -> tensor<4xui16>
  return %r : tensor<4xui16>
}

// exact
func.func @gather_ui32_ui64(%a0: tensor<7xui32>, %a1: tensor<4x1xui64>) -> tensor<4xui32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui32>, tensor<4x1xui64>) -> tensor<4xui32>
  return %r : tensor<4xui32>
}

// exact
func.func @gather_ui64_ui64(%a0: tensor<7xui64>, %a1: tensor<4x1xui64>) -> tensor<4xui64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui64>, tensor<4x1xui64>) -> tensor<4xui64>
  return %r : tensor<4xui64>
}

// exact
func.func @gather_c64_ui64(%a0: tensor<7xcomplex<f32>>, %a1: tensor<4x1xui64>) -> tensor<4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xcomplex<f32>>, tensor<4x1xui64>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// exact
func.func @gather_c128_ui64(%a0: tensor<7xcomplex<f64>>, %a1: tensor<4x1xui64>) -> tensor<4xcomplex<f64>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xcomplex<f64>>, tensor<4x1xui64>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}

// exact
func.func @gather_i1_ui64(%a0: tensor<7xi1>, %a1: tensor<4x1xui64>) -> tensor<4xi1> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi1>, tensor<4x1xui64>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// exact
func.func @gather_f8E4M3FN_ui64(%a0: tensor<7xf8E4M3FN>, %a1: tensor<4x1xui64>) -> tensor<4xf8E4M3FN> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf8E4M3FN>, tensor<4x1xui64>) -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// exact
func.func @gather_f8E5M2_ui64(%a0: tensor<7xf8E5M2>, %a1: tensor<4x1xui64>) -> tensor<4xf8E5M2> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf8E5M2>, tensor<4x1xui64>) -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}

// exact
func.func @gather_i4_ui64(%a0: tensor<7xi4>, %a1: tensor<4x1xui64>) -> tensor<4xi4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xi4>, tensor<4x1xui64>) -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// exact
func.func @gather_ui4_ui64(%a0: tensor<7xui4>, %a1: tensor<4x1xui64>) -> tensor<4xui4> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xui4>, tensor<4x1xui64>) -> tensor<4xui4>
  return %r : tensor<4xui4>
}

// exact
func.func @gather_f32_i8(%a0: tensor<7xf32>, %a1: tensor<4x1xi8>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<4x1xi8>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_i32(%a0: tensor<7xf32>, %a1: tensor<1x4xi32>) -> tensor<4x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1x4xi32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// exact
func.func @gather_f32_i64_2(%a0: tensor<7xf32>, %a1: tensor<2x1x3xi64>) -> tensor<2x2x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<2x1x3xi64>) -> tensor<2x2x3xf32>
  return %r : tensor<2x2x3xf32>
}

// exact
func.func @gather_f32_ui8_2(%a0: tensor<5x3xf32>, %a1: tensor<4x1xui8>) -> tensor<4x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = true}> : (tensor<5x3xf32>, tensor<4x1xui8>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// exact
func.func @gather_f32_ui16(%a0: tensor<5x3xf32>, %a1: tensor<4x1xui16>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xui16>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_ui32_2(%a0: tensor<5x3xf32>, %a1: tensor<4x1xui32>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = true}> : (tensor<5x3xf32>, tensor<4x1xui32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_ui64_2(%a0: tensor<5x3xf32>, %a1: tensor<4x2xui64>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x2xui64>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_i16_2(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xi16>) -> tensor<2x2x2x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x2x2xi16>) -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// exact
func.func @gather_f32_ui8_3(%a0: tensor<5x0xf32>, %a1: tensor<2xui8>) -> tensor<2x0xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = false}> : (tensor<5x0xf32>, tensor<2xui8>) -> tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

// exact
func.func @gather_f32_ui32_3(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2xui32>) -> tensor<4x2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<4x2xui32>) -> tensor<4x2x4xf32>
  return %r : tensor<4x2x4xf32>
}

// exact
func.func @gather_f32_i32_2(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xi32>) -> tensor<2x3x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = true}> : (tensor<4x3x5xf32>, tensor<1x3x4xi32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

// exact
func.func @gather_f32_i8_2(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xi8>) -> tensor<4x3x5x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 4, 3, 5>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<3x2xi8>) -> tensor<4x3x5x2xf32>
  return %r : tensor<4x3x5x2xf32>
}

// exact
func.func @gather_f32_i8_3(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xi8>) -> tensor<2x2x1x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xi8>) -> tensor<2x2x1x2xf32>
  return %r : tensor<2x2x1x2xf32>
}

// exact
func.func @gather_f32_i8_4(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xi8>) -> tensor<1x1x1xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf32>, tensor<1x1x1xi8>) -> tensor<1x1x1xf32>
  return %r : tensor<1x1x1xf32>
}

// exact
func.func @gather_i64_i8_3(%a0: tensor<7xi64>, %a1: tensor<1xi8>) -> tensor<3xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 3>, indices_are_sorted = false}> : (tensor<7xi64>, tensor<1xi8>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// exact
func.func @gather_i64_i64_2(%a0: tensor<7xi64>, %a1: tensor<1x4xi64>) -> tensor<4x2xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2>, indices_are_sorted = true}> : (tensor<7xi64>, tensor<1x4xi64>) -> tensor<4x2xi64>
  return %r : tensor<4x2xi64>
}

// exact
func.func @gather_i64_ui16_2(%a0: tensor<5x3xi64>, %a1: tensor<4xui16>) -> tensor<4x3xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xi64>, tensor<4xui16>) -> tensor<4x3xi64>
  return %r : tensor<4x3xi64>
}

// exact
func.func @gather_i64_ui64_2(%a0: tensor<5x3xi64>, %a1: tensor<4xui64>) -> tensor<2x4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xi64>, tensor<4xui64>) -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}

// exact
func.func @gather_i64_i16_2(%a0: tensor<5x3xi64>, %a1: tensor<2x4xi16>) -> tensor<4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xi64>, tensor<2x4xi16>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// exact
func.func @gather_i64_i8_4(%a0: tensor<5x3xi64>, %a1: tensor<0xi8>) -> tensor<0x3xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xi64>, tensor<0xi8>) -> tensor<0x3xi64>
  return %r : tensor<0x3xi64>
}

// exact
func.func @gather_i64_i8_5(%a0: tensor<5x0xi64>, %a1: tensor<2x1xi8>) -> tensor<2x0xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = true}> : (tensor<5x0xi64>, tensor<2x1xi8>) -> tensor<2x0xi64>
  return %r : tensor<2x0xi64>
}

// exact
func.func @gather_i64_i8_6(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2xi8>) -> tensor<2x3x2xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xi64>, tensor<2x2xi8>) -> tensor<2x3x2xi64>
  return %r : tensor<2x3x2xi64>
}

// exact
func.func @gather_i64_i8_7(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2x3xi8>) -> tensor<2x3x3xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false}> : (tensor<4x3x5xi64>, tensor<2x2x3xi8>) -> tensor<2x3x3xi64>
  return %r : tensor<2x3x3xi64>
}

// exact
func.func @gather_i64_i8_8(%a0: tensor<4x3x5xi64>, %a1: tensor<4x2x1xi8>) -> tensor<4x2x4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = true}> : (tensor<4x3x5xi64>, tensor<4x2x1xi8>) -> tensor<4x2x4xi64>
  return %r : tensor<4x2x4xi64>
}

// exact
func.func @gather_i64_i8_9(%a0: tensor<4x3x5xi64>, %a1: tensor<1x3x4xi8>) -> tensor<2x3x4xi64> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xi64>, tensor<1x3x4xi8>) -> tensor<2x3x4xi64>
  return %r : tensor<2x3x4xi64>
}

// exact
func.func @gather_bf16_i32_2(%a0: tensor<7xbf16>, %a1: tensor<4x1xi32>) -> tensor<4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xbf16>, tensor<4x1xi32>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// exact
func.func @gather_bf16_i8(%a0: tensor<7xbf16>, %a1: tensor<1x4xi8>) -> tensor<4x2xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xbf16>, tensor<1x4xi8>) -> tensor<4x2xbf16>
  return %r : tensor<4x2xbf16>
}

// exact
func.func @gather_bf16_i16_2(%a0: tensor<7xbf16>, %a1: tensor<2x1x3xi16>) -> tensor<2x2x3xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xbf16>, tensor<2x1x3xi16>) -> tensor<2x2x3xbf16>
  return %r : tensor<2x2x3xbf16>
}

// exact
func.func @gather_bf16_ui32_2(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui32>) -> tensor<4x3xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<4x1xui32>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

// exact
func.func @gather_bf16_ui64_2(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui64>) -> tensor<2x4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<4x1xui64>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// exact
func.func @gather_bf16_ui8_2(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui8>) -> tensor<2x4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<4x1xui8>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// exact
func.func @gather_bf16_ui16_2(%a0: tensor<5x3xbf16>, %a1: tensor<4x2xui16>) -> tensor<4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<4x2xui16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// exact
func.func @gather_bf16_i32_3(%a0: tensor<5x3xbf16>, %a1: tensor<2x4xi32>) -> tensor<4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<2x4xi32>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// exact
func.func @gather_bf16_i32_4(%a0: tensor<5x3xbf16>, %a1: tensor<2x2x2xi32>) -> tensor<2x2x2x2xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<2x2x2xi32>) -> tensor<2x2x2x2xbf16>
  return %r : tensor<2x2x2x2xbf16>
}

// exact
func.func @gather_bf16_i16_3(%a0: tensor<5x3xbf16>, %a1: tensor<0x1xi16>) -> tensor<0x3xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xbf16>, tensor<0x1xi16>) -> tensor<0x3xbf16>
  return %r : tensor<0x3xbf16>
}

// exact
func.func @gather_bf16_i16_4(%a0: tensor<5x0xbf16>, %a1: tensor<2x1xi16>) -> tensor<2x0xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = false}> : (tensor<5x0xbf16>, tensor<2x1xi16>) -> tensor<2x0xbf16>
  return %r : tensor<2x0xbf16>
}

// exact
func.func @gather_bf16_i16_5(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2xi16>) -> tensor<2x3x2xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xbf16>, tensor<2x2xi16>) -> tensor<2x3x2xbf16>
  return %r : tensor<2x3x2xbf16>
}

// exact
func.func @gather_bf16_i16_6(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2x3xi16>) -> tensor<2x3x3xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false}> : (tensor<4x3x5xbf16>, tensor<2x2x3xi16>) -> tensor<2x3x3xbf16>
  return %r : tensor<2x3x3xbf16>
}

// exact
func.func @gather_bf16_i16_7(%a0: tensor<4x3x5xbf16>, %a1: tensor<4x2x1xi16>) -> tensor<4x2x4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<4x3x5xbf16>, tensor<4x2x1xi16>) -> tensor<4x2x4xbf16>
  return %r : tensor<4x2x4xbf16>
}

// exact
func.func @gather_bf16_i16_8(%a0: tensor<4x3x5xbf16>, %a1: tensor<1x3x4xi16>) -> tensor<2x3x4xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xbf16>, tensor<1x3x4xi16>) -> tensor<2x3x4xbf16>
  return %r : tensor<2x3x4xbf16>
}

// exact
func.func @gather_bf16_i32_5(%a0: tensor<4x3x5xbf16>, %a1: tensor<3x2xi32>) -> tensor<4x3x5x2xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 4, 3, 5>, indices_are_sorted = false}> : (tensor<4x3x5xbf16>, tensor<3x2xi32>) -> tensor<4x3x5x2xbf16>
  return %r : tensor<4x3x5x2xbf16>
}

// exact
func.func @gather_bf16_i32_6(%a0: tensor<2x1x3x1x2x2xbf16>, %a1: tensor<2x2xi32>) -> tensor<2x2x1x2xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x1x3x1x2x2xbf16>, tensor<2x2xi32>) -> tensor<2x2x1x2xbf16>
  return %r : tensor<2x2x1x2xbf16>
}

// exact
func.func @gather_bf16_i32_7(%a0: tensor<1x1xbf16>, %a1: tensor<1x1x1xi32>) -> tensor<1x1x1xbf16> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xbf16>, tensor<1x1x1xi32>) -> tensor<1x1x1xbf16>
  return %r : tensor<1x1x1xbf16>
}

// exact
func.func @gather_c64_i64_2(%a0: tensor<7xcomplex<f32>>, %a1: tensor<4x1xi64>) -> tensor<4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xcomplex<f32>>, tensor<4x1xi64>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// exact
func.func @gather_c64_i16(%a0: tensor<7xcomplex<f32>>, %a1: tensor<1x4xi16>) -> tensor<4x2xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xcomplex<f32>>, tensor<1x4xi16>) -> tensor<4x2xcomplex<f32>>
  return %r : tensor<4x2xcomplex<f32>>
}

// exact
func.func @gather_c64_i8_2(%a0: tensor<7xcomplex<f32>>, %a1: tensor<2x1x3xi8>) -> tensor<2x2x3xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xcomplex<f32>>, tensor<2x1x3xi8>) -> tensor<2x2x3xcomplex<f32>>
  return %r : tensor<2x2x3xcomplex<f32>>
}

// exact
func.func @gather_c64_ui64_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x1xui64>) -> tensor<4x3xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f32>>, tensor<4x1xui64>) -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}

// exact
func.func @gather_c64_ui32_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x1xui32>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f32>>, tensor<4x1xui32>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// exact
func.func @gather_c64_ui16_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x1xui16>) -> tensor<2x4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f32>>, tensor<4x1xui16>) -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}

// exact
func.func @gather_c64_ui8_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x2xui8>) -> tensor<4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f32>>, tensor<4x2xui8>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// exact
func.func @gather_c64_i64_3(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<2x4xi64>) -> tensor<4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f32>>, tensor<2x4xi64>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// exact
func.func @gather_c64_i32_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<0x1xi32>) -> tensor<0x3xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xcomplex<f32>>, tensor<0x1xi32>) -> tensor<0x3xcomplex<f32>>
  return %r : tensor<0x3xcomplex<f32>>
}

// exact
func.func @gather_c64_i32_3(%a0: tensor<5x0xcomplex<f32>>, %a1: tensor<2x1xi32>) -> tensor<2x0xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = false}> : (tensor<5x0xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x0xcomplex<f32>>
  return %r : tensor<2x0xcomplex<f32>>
}

// exact
func.func @gather_c64_i32_4(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<2x2xi32>) -> tensor<2x3x2xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f32>>, tensor<2x2xi32>) -> tensor<2x3x2xcomplex<f32>>
  return %r : tensor<2x3x2xcomplex<f32>>
}

// exact
func.func @gather_c64_i32_5(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<2x2x3xi32>) -> tensor<2x3x3xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f32>>, tensor<2x2x3xi32>) -> tensor<2x3x3xcomplex<f32>>
  return %r : tensor<2x3x3xcomplex<f32>>
}

// exact
func.func @gather_c64_i32_6(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<4x2x1xi32>) -> tensor<4x2x4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f32>>, tensor<4x2x1xi32>) -> tensor<4x2x4xcomplex<f32>>
  return %r : tensor<4x2x4xcomplex<f32>>
}

// exact
func.func @gather_c64_i64_4(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<1x3x4xi64>) -> tensor<2x3x4xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f32>>, tensor<1x3x4xi64>) -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}

// exact
func.func @gather_c64_i64_5(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<3x2xi64>) -> tensor<4x3x5x2xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 4, 3, 5>, indices_are_sorted = false}> : (tensor<4x3x5xcomplex<f32>>, tensor<3x2xi64>) -> tensor<4x3x5x2xcomplex<f32>>
  return %r : tensor<4x3x5x2xcomplex<f32>>
}

// exact
func.func @gather_c64_i64_6(%a0: tensor<2x1x3x1x2x2xcomplex<f32>>, %a1: tensor<2x2xi64>) -> tensor<2x2x1x2xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x1x3x1x2x2xcomplex<f32>>, tensor<2x2xi64>) -> tensor<2x2x1x2xcomplex<f32>>
  return %r : tensor<2x2x1x2xcomplex<f32>>
}

// exact
func.func @gather_c64_i64_7(%a0: tensor<1x1xcomplex<f32>>, %a1: tensor<1x1x1xi64>) -> tensor<1x1x1xcomplex<f32>> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xcomplex<f32>>, tensor<1x1x1xi64>) -> tensor<1x1x1xcomplex<f32>>
  return %r : tensor<1x1x1xcomplex<f32>>
}

// exact
func.func @gather_f32_ui8_4(%a0: tensor<7xf32>, %a1: tensor<4x1xui8>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<4x1xui8>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_ui16_2(%a0: tensor<7xf32>, %a1: tensor<4x1xui16>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<4x1xui16>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_ui64_3(%a0: tensor<7xf32>, %a1: tensor<4x1xui64>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<4x1xui64>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_ui8_5(%a0: tensor<7xf32>, %a1: tensor<1xui8>) -> tensor<3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 3>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1xui8>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// exact
func.func @gather_f32_ui16_3(%a0: tensor<7xf32>, %a1: tensor<1xui16>) -> tensor<3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 3>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1xui16>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// exact
func.func @gather_f32_ui32_4(%a0: tensor<7xf32>, %a1: tensor<1xui32>) -> tensor<3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 3>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1xui32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// exact
func.func @gather_f32_ui64_4(%a0: tensor<7xf32>, %a1: tensor<1xui64>) -> tensor<3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 3>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1xui64>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// exact
func.func @gather_f32_ui8_6(%a0: tensor<7xf32>, %a1: tensor<1x4xui8>) -> tensor<4x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1x4xui8>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// exact
func.func @gather_f32_ui16_4(%a0: tensor<7xf32>, %a1: tensor<1x4xui16>) -> tensor<4x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1x4xui16>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// exact
func.func @gather_f32_ui32_5(%a0: tensor<7xf32>, %a1: tensor<1x4xui32>) -> tensor<4x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1x4xui32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// exact
func.func @gather_f32_ui64_5(%a0: tensor<7xf32>, %a1: tensor<1x4xui64>) -> tensor<4x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<1x4xui64>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// exact
func.func @gather_f32_ui8_7(%a0: tensor<7xf32>, %a1: tensor<2x1x3xui8>) -> tensor<2x2x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<2x1x3xui8>) -> tensor<2x2x3xf32>
  return %r : tensor<2x2x3xf32>
}

// exact
func.func @gather_f32_ui16_5(%a0: tensor<7xf32>, %a1: tensor<2x1x3xui16>) -> tensor<2x2x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<2x1x3xui16>) -> tensor<2x2x3xf32>
  return %r : tensor<2x2x3xf32>
}

// exact
func.func @gather_f32_ui32_6(%a0: tensor<7xf32>, %a1: tensor<2x1x3xui32>) -> tensor<2x2x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<2x1x3xui32>) -> tensor<2x2x3xf32>
  return %r : tensor<2x2x3xf32>
}

// exact
func.func @gather_f32_i8_5(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi8>) -> tensor<4x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi8>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// exact
func.func @gather_f32_i16_3(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi16>) -> tensor<4x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi16>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// exact
func.func @gather_f32_i32_3(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi32>) -> tensor<4x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// exact
func.func @gather_f32_i64_3(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi64>) -> tensor<4x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi64>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// exact
func.func @gather_f32_i8_6(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi8>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi8>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_i16_4(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi16>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi16>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_i32_4(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi32>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_i64_4(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi64>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi64>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_i8_7(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi8>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi8>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_i16_5(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi16>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi16>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_i32_5(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi32>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_i64_5(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi64>) -> tensor<2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x1xi64>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// exact
func.func @gather_f32_i8_8(%a0: tensor<5x3xf32>, %a1: tensor<4x2xi8>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x2xi8>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_i16_6(%a0: tensor<5x3xf32>, %a1: tensor<4x2xi16>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x2xi16>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_i32_6(%a0: tensor<5x3xf32>, %a1: tensor<4x2xi32>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x2xi32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_i64_6(%a0: tensor<5x3xf32>, %a1: tensor<4x2xi64>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<4x2xi64>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_ui8_8(%a0: tensor<5x3xf32>, %a1: tensor<2x4xui8>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x4xui8>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_ui16_6(%a0: tensor<5x3xf32>, %a1: tensor<2x4xui16>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x4xui16>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_ui32_7(%a0: tensor<5x3xf32>, %a1: tensor<2x4xui32>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x4xui32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_ui64_6(%a0: tensor<5x3xf32>, %a1: tensor<2x4xui64>) -> tensor<4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x4xui64>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// exact
func.func @gather_f32_ui8_9(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xui8>) -> tensor<2x2x2x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x2x2xui8>) -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// exact
func.func @gather_f32_ui16_7(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xui16>) -> tensor<2x2x2x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x2x2xui16>) -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// exact
func.func @gather_f32_ui32_8(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xui32>) -> tensor<2x2x2x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x2x2xui32>) -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// exact
func.func @gather_f32_ui64_7(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xui64>) -> tensor<2x2x2x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<2x2x2xui64>) -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// exact
func.func @gather_f32_ui8_10(%a0: tensor<5x3xf32>, %a1: tensor<0x1xui8>) -> tensor<0x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<0x1xui8>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}

// exact
func.func @gather_f32_ui16_8(%a0: tensor<5x3xf32>, %a1: tensor<0x1xui16>) -> tensor<0x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<0x1xui16>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}

// exact
func.func @gather_f32_ui32_9(%a0: tensor<5x3xf32>, %a1: tensor<0x1xui32>) -> tensor<0x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<0x1xui32>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}

// exact
func.func @gather_f32_ui64_8(%a0: tensor<5x3xf32>, %a1: tensor<0x1xui64>) -> tensor<0x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}> : (tensor<5x3xf32>, tensor<0x1xui64>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}

// exact
func.func @gather_f32_i64_7(%a0: tensor<5x0xf32>, %a1: tensor<2x1xi64>) -> tensor<2x0xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = false}> : (tensor<5x0xf32>, tensor<2x1xi64>) -> tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

// exact
func.func @gather_f32_ui16_9(%a0: tensor<5x0xf32>, %a1: tensor<2x1xui16>) -> tensor<2x0xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = false}> : (tensor<5x0xf32>, tensor<2x1xui16>) -> tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

// exact
func.func @gather_f32_ui32_10(%a0: tensor<5x0xf32>, %a1: tensor<2x1xui32>) -> tensor<2x0xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = false}> : (tensor<5x0xf32>, tensor<2x1xui32>) -> tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

// exact
func.func @gather_f32_ui64_9(%a0: tensor<5x0xf32>, %a1: tensor<2x1xui64>) -> tensor<2x0xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = false}> : (tensor<5x0xf32>, tensor<2x1xui64>) -> tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

// exact
func.func @gather_f32_i64_8(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xi64>) -> tensor<2x3x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2xi64>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// exact
func.func @gather_f32_ui8_11(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui8>) -> tensor<2x3x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2xui8>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// exact
func.func @gather_f32_ui32_11(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui32>) -> tensor<2x3x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2xui32>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// exact
func.func @gather_f32_ui64_10(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui64>) -> tensor<2x3x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2xui64>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// exact
func.func @gather_f32_i64_9(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xi64>) -> tensor<2x3x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2x3xi64>) -> tensor<2x3x3xf32>
  return %r : tensor<2x3x3xf32>
}

// exact
func.func @gather_f32_ui8_12(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xui8>) -> tensor<2x3x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2x3xui8>) -> tensor<2x3x3xf32>
  return %r : tensor<2x3x3xf32>
}

// exact
func.func @gather_f32_ui16_10(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xui16>) -> tensor<2x3x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2x3xui16>) -> tensor<2x3x3xf32>
  return %r : tensor<2x3x3xf32>
}

// exact
func.func @gather_f32_ui32_12(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xui32>) -> tensor<2x3x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<2x2x3xui32>) -> tensor<2x3x3xf32>
  return %r : tensor<2x3x3xf32>
}

// exact
func.func @gather_f32_i64_10(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xi64>) -> tensor<4x2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<4x2x1xi64>) -> tensor<4x2x4xf32>
  return %r : tensor<4x2x4xf32>
}

// exact
func.func @gather_f32_ui8_13(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xui8>) -> tensor<4x2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<4x2x1xui8>) -> tensor<4x2x4xf32>
  return %r : tensor<4x2x4xf32>
}

// exact
func.func @gather_f32_ui16_11(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xui16>) -> tensor<4x2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<4x2x1xui16>) -> tensor<4x2x4xf32>
  return %r : tensor<4x2x4xf32>
}

// exact
func.func @gather_f32_ui64_11(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xui64>) -> tensor<4x2x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<4x2x1xui64>) -> tensor<4x2x4xf32>
  return %r : tensor<4x2x4xf32>
}

// exact
func.func @gather_f32_ui8_14(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui8>) -> tensor<2x3x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<1x3x4xui8>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

// exact
func.func @gather_f32_ui16_12(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui16>) -> tensor<2x3x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<1x3x4xui16>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

// exact
func.func @gather_f32_ui32_13(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui32>) -> tensor<2x3x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<1x3x4xui32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

// exact
func.func @gather_f32_ui64_12(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui64>) -> tensor<2x3x4xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 2>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<1x3x4xui64>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

// exact
func.func @gather_f32_ui8_15(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xui8>) -> tensor<4x3x5x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 4, 3, 5>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<3x2xui8>) -> tensor<4x3x5x2xf32>
  return %r : tensor<4x3x5x2xf32>
}

// exact
func.func @gather_f32_ui16_13(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xui16>) -> tensor<4x3x5x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 4, 3, 5>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<3x2xui16>) -> tensor<4x3x5x2xf32>
  return %r : tensor<4x3x5x2xf32>
}

// exact
func.func @gather_f32_ui32_14(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xui32>) -> tensor<4x3x5x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 4, 3, 5>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<3x2xui32>) -> tensor<4x3x5x2xf32>
  return %r : tensor<4x3x5x2xf32>
}

// exact
func.func @gather_f32_ui64_13(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xui64>) -> tensor<4x3x5x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 4, 3, 5>, indices_are_sorted = false}> : (tensor<4x3x5xf32>, tensor<3x2xui64>) -> tensor<4x3x5x2xf32>
  return %r : tensor<4x3x5x2xf32>
}

// exact
func.func @gather_f32_ui8_16(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xui8>) -> tensor<2x2x1x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xui8>) -> tensor<2x2x1x2xf32>
  return %r : tensor<2x2x1x2xf32>
}

// exact
func.func @gather_f32_ui16_14(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xui16>) -> tensor<2x2x1x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xui16>) -> tensor<2x2x1x2xf32>
  return %r : tensor<2x2x1x2xf32>
}

// exact
func.func @gather_f32_ui32_15(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xui32>) -> tensor<2x2x1x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xui32>) -> tensor<2x2x1x2xf32>
  return %r : tensor<2x2x1x2xf32>
}

// exact
func.func @gather_f32_ui64_14(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xui64>) -> tensor<2x2x1x2xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 1, 1, 2>, indices_are_sorted = false}> : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xui64>) -> tensor<2x2x1x2xf32>
  return %r : tensor<2x2x1x2xf32>
}

// exact
func.func @gather_f32_ui8_17(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xui8>) -> tensor<1x1x1xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf32>, tensor<1x1x1xui8>) -> tensor<1x1x1xf32>
  return %r : tensor<1x1x1xf32>
}

// exact
func.func @gather_f32_ui16_15(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xui16>) -> tensor<1x1x1xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf32>, tensor<1x1x1xui16>) -> tensor<1x1x1xf32>
  return %r : tensor<1x1x1xf32>
}

// exact
func.func @gather_f32_ui32_16(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xui32>) -> tensor<1x1x1xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf32>, tensor<1x1x1xui32>) -> tensor<1x1x1xf32>
  return %r : tensor<1x1x1xf32>
}

// exact
func.func @gather_f32_ui64_15(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xui64>) -> tensor<1x1x1xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<1x1xf32>, tensor<1x1x1xui64>) -> tensor<1x1x1xf32>
  return %r : tensor<1x1x1xf32>
}

// equal
func.func @scatter_add_f64_i8(%a0: tensor<7xf64>, %a1: tensor<4x1xi8>, %a2: tensor<4xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<4x1xi8>, tensor<4xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_add_f64_i16(%a0: tensor<7xf64>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<2x1x3xi16>, tensor<2x2x3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_add_f64_i32(%a0: tensor<5x3xf64>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x1xi32>, tensor<2x4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_add_f64_i64(%a0: tensor<5x3xf64>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<2x2x2xi64>, tensor<2x2x2x2xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_add_f64_ui8(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2xui8>, tensor<2x3x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_add_f64_ui16(%a0: tensor<4x3x5xf64>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<1x3x4xui16>, tensor<2x3x4xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_add_f64_ui32(%a0: tensor<1x1xf64>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<1x1xf64>, tensor<1x1x1xui32>, tensor<1x1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @scatter_add_f32_ui8(%a0: tensor<7xf32>, %a1: tensor<4xui8>, %a2: tensor<4xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<4xui8>, tensor<4xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui64(%a0: tensor<7xf32>, %a1: tensor<2x1x3xui64>, %a2: tensor<2x2x3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<2x1x3xui64>, tensor<2x2x3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_i8(%a0: tensor<5x3xf32>, %a1: tensor<4xi8>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4xi8>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i16(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xi16>, %a2: tensor<2x2x2x2xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x2x2xi16>, tensor<2x2x2x2xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui16(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui16>, %a2: tensor<2x3x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2xui16>, tensor<2x3x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui32(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui32>, %a2: tensor<2x3x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<1x3x4xui32>, tensor<2x3x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_i32(%a0: tensor<1x1xf32>, %a1: tensor<1x1xi32>, %a2: tensor<1x1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<1x1xi32>, tensor<1x1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// equal
func.func @scatter_add_f16_i64(%a0: tensor<7xf16>, %a1: tensor<4x1xi64>, %a2: tensor<4xf16>) -> tensor<7xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<7xf16>, tensor<4x1xi64>, tensor<4xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// equal
func.func @scatter_add_f16_i8(%a0: tensor<7xf16>, %a1: tensor<2x1x3xi8>, %a2: tensor<2x2x3xf16>) -> tensor<7xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<7xf16>, tensor<2x1x3xi8>, tensor<2x2x3xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// equal
func.func @scatter_add_f16_ui64(%a0: tensor<5x3xf16>, %a1: tensor<4xui64>, %a2: tensor<2x4xf16>) -> tensor<5x3xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x3xf16>, tensor<4xui64>, tensor<2x4xf16>) -> tensor<5x3xf16>
  return %r : tensor<5x3xf16>
}

// equal
func.func @scatter_add_f16_i8_2(%a0: tensor<5x3xf16>, %a1: tensor<2x2x2xi8>, %a2: tensor<2x2x2x2xf16>) -> tensor<5x3xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<5x3xf16>, tensor<2x2x2xi8>, tensor<2x2x2x2xf16>) -> tensor<5x3xf16>
  return %r : tensor<5x3xf16>
}

// equal
func.func @scatter_add_f16_i16(%a0: tensor<4x3x5xf16>, %a1: tensor<2x2xi16>, %a2: tensor<2x3x2xf16>) -> tensor<4x3x5xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<4x3x5xf16>, tensor<2x2xi16>, tensor<2x3x2xf16>) -> tensor<4x3x5xf16>
  return %r : tensor<4x3x5xf16>
}

// equal
func.func @scatter_add_f16_i32(%a0: tensor<4x3x5xf16>, %a1: tensor<1x3x4xi32>, %a2: tensor<2x3x4xf16>) -> tensor<4x3x5xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<4x3x5xf16>, tensor<1x3x4xi32>, tensor<2x3x4xf16>) -> tensor<4x3x5xf16>
  return %r : tensor<4x3x5xf16>
}

// equal
func.func @scatter_add_f16_ui8(%a0: tensor<1x1xf16>, %a1: tensor<1x1x1xui8>, %a2: tensor<1x1x1xf16>) -> tensor<1x1xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<1x1xf16>, tensor<1x1x1xui8>, tensor<1x1x1xf16>) -> tensor<1x1xf16>
  return %r : tensor<1x1xf16>
}

// equal
func.func @scatter_add_bf16_i16(%a0: tensor<7xbf16>, %a1: tensor<4x1xi16>, %a2: tensor<4xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<4x1xi16>, tensor<4xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_add_bf16_i32(%a0: tensor<7xbf16>, %a1: tensor<2x1x3xi32>, %a2: tensor<2x2x3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<2x1x3xi32>, tensor<2x2x3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_add_bf16_i64(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xi64>, %a2: tensor<2x4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x1xi64>, tensor<2x4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_ui8(%a0: tensor<5x3xbf16>, %a1: tensor<2x2x2xui8>, %a2: tensor<2x2x2x2xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<2x2x2xui8>, tensor<2x2x2x2xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_i8(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2xi8>, %a2: tensor<2x3x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<2x2xi8>, tensor<2x3x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_add_bf16_ui64(%a0: tensor<4x3x5xbf16>, %a1: tensor<1x3x4xui64>, %a2: tensor<2x3x4xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<1x3x4xui64>, tensor<2x3x4xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_add_bf16_ui16(%a0: tensor<1x1xbf16>, %a1: tensor<1x1x1xui16>, %a2: tensor<1x1x1xbf16>) -> tensor<1x1xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<1x1xbf16>, tensor<1x1x1xui16>, tensor<1x1x1xbf16>) -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}

// equal
func.func @scatter_add_i8_i32(%a0: tensor<7xi8>, %a1: tensor<4x1xi32>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xi32>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_add_i8_i64(%a0: tensor<7xi8>, %a1: tensor<2x1x3xi64>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xi64>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_add_i8_i16(%a0: tensor<5x3xi8>, %a1: tensor<4x1xi16>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xi16>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_add_i8_ui16(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xui16>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xui16>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_add_i8_ui32(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xui32>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xui32>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_add_i8_i8(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xi8>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xi8>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_add_i8_ui64(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xui64>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xui64>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_add_i16_ui16(%a0: tensor<7xi16>, %a1: tensor<4x1xui16>, %a2: tensor<4xi16>) -> tensor<7xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<7xi16>, tensor<4x1xui16>, tensor<4xi16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// equal
func.func @scatter_add_i16_ui8(%a0: tensor<7xi16>, %a1: tensor<2x1x3xui8>, %a2: tensor<2x2x3xi16>) -> tensor<7xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<7xi16>, tensor<2x1x3xui8>, tensor<2x2x3xi16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// equal
func.func @scatter_add_i16_ui32(%a0: tensor<5x3xi16>, %a1: tensor<4x1xui32>, %a2: tensor<2x4xi16>) -> tensor<5x3xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x3xi16>, tensor<4x1xui32>, tensor<2x4xi16>) -> tensor<5x3xi16>
  return %r : tensor<5x3xi16>
}

// equal
func.func @scatter_add_i16_i32(%a0: tensor<5x3xi16>, %a1: tensor<2x2x2xi32>, %a2: tensor<2x2x2x2xi16>) -> tensor<5x3xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<5x3xi16>, tensor<2x2x2xi32>, tensor<2x2x2x2xi16>) -> tensor<5x3xi16>
  return %r : tensor<5x3xi16>
}

// equal
func.func @scatter_add_i16_i64(%a0: tensor<4x3x5xi16>, %a1: tensor<2x2xi64>, %a2: tensor<2x3x2xi16>) -> tensor<4x3x5xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<4x3x5xi16>, tensor<2x2xi64>, tensor<2x3x2xi16>) -> tensor<4x3x5xi16>
  return %r : tensor<4x3x5xi16>
}

// equal
func.func @scatter_add_i16_i16(%a0: tensor<4x3x5xi16>, %a1: tensor<1x3x4xi16>, %a2: tensor<2x3x4xi16>) -> tensor<4x3x5xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<4x3x5xi16>, tensor<1x3x4xi16>, tensor<2x3x4xi16>) -> tensor<4x3x5xi16>
  return %r : tensor<4x3x5xi16>
}

// equal
func.func @scatter_add_i16_i8(%a0: tensor<1x1xi16>, %a1: tensor<1x1x1xi8>, %a2: tensor<1x1x1xi16>) -> tensor<1x1xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<1x1xi16>, tensor<1x1x1xi8>, tensor<1x1x1xi16>) -> tensor<1x1xi16>
  return %r : tensor<1x1xi16>
}

// equal
func.func @scatter_add_i32_ui32(%a0: tensor<7xi32>, %a1: tensor<4x1xui32>, %a2: tensor<4xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<4x1xui32>, tensor<4xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_add_i32_ui16(%a0: tensor<7xi32>, %a1: tensor<2x1x3xui16>, %a2: tensor<2x2x3xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<2x1x3xui16>, tensor<2x2x3xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_add_i32_ui8(%a0: tensor<5x3xi32>, %a1: tensor<4x1xui8>, %a2: tensor<2x4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x1xui8>, tensor<2x4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_add_i32_ui64(%a0: tensor<5x3xi32>, %a1: tensor<2x2x2xui64>, %a2: tensor<2x2x2x2xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<2x2x2xui64>, tensor<2x2x2x2xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_add_i32_i32(%a0: tensor<4x3x5xi32>, %a1: tensor<2x2xi32>, %a2: tensor<2x3x2xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<2x2xi32>, tensor<2x3x2xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_add_i32_i64(%a0: tensor<4x3x5xi32>, %a1: tensor<1x3x4xi64>, %a2: tensor<2x3x4xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<1x3x4xi64>, tensor<2x3x4xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_add_i32_i16(%a0: tensor<1x1xi32>, %a1: tensor<1x1x1xi16>, %a2: tensor<1x1x1xi32>) -> tensor<1x1xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<1x1xi32>, tensor<1x1x1xi16>, tensor<1x1x1xi32>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// equal
func.func @scatter_add_i64_ui64(%a0: tensor<7xi64>, %a1: tensor<4x1xui64>, %a2: tensor<4xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<4x1xui64>, tensor<4xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_add_i64_ui32(%a0: tensor<7xi64>, %a1: tensor<2x1x3xui32>, %a2: tensor<2x2x3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<2x1x3xui32>, tensor<2x2x3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_add_i64_ui16(%a0: tensor<5x3xi64>, %a1: tensor<4x1xui16>, %a2: tensor<2x4xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4x1xui16>, tensor<2x4xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_i8(%a0: tensor<5x3xi64>, %a1: tensor<2x2x2xi8>, %a2: tensor<2x2x2x2xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<2x2x2xi8>, tensor<2x2x2x2xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_i16(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2xi16>, %a2: tensor<2x3x2xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<2x2xi16>, tensor<2x3x2xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_add_i64_ui8(%a0: tensor<4x3x5xi64>, %a1: tensor<1x3x4xui8>, %a2: tensor<2x3x4xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<1x3x4xui8>, tensor<2x3x4xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_add_i64_i64(%a0: tensor<1x1xi64>, %a1: tensor<1x1x1xi64>, %a2: tensor<1x1x1xi64>) -> tensor<1x1xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x1xi64>, tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1xi64>
  return %r : tensor<1x1xi64>
}

// equal
func.func @scatter_add_ui8_i8(%a0: tensor<7xui8>, %a1: tensor<4x1xi8>, %a2: tensor<4xui8>) -> tensor<7xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<7xui8>, tensor<4x1xi8>, tensor<4xui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// equal
func.func @scatter_add_ui8_i16(%a0: tensor<7xui8>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xui8>) -> tensor<7xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<7xui8>, tensor<2x1x3xi16>, tensor<2x2x3xui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// equal
func.func @scatter_add_ui8_i32(%a0: tensor<5x3xui8>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xui8>) -> tensor<5x3xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x3xui8>, tensor<4x1xi32>, tensor<2x4xui8>) -> tensor<5x3xui8>
  return %r : tensor<5x3xui8>
}

// equal
func.func @scatter_add_ui8_ui32(%a0: tensor<5x3xui8>, %a1: tensor<2x2x2xui32>, %a2: tensor<2x2x2x2xui8>) -> tensor<5x3xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<5x3xui8>, tensor<2x2x2xui32>, tensor<2x2x2x2xui8>) -> tensor<5x3xui8>
  return %r : tensor<5x3xui8>
}

// equal
func.func @scatter_add_ui8_ui64(%a0: tensor<4x3x5xui8>, %a1: tensor<2x2xui64>, %a2: tensor<2x3x2xui8>) -> tensor<4x3x5xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<4x3x5xui8>, tensor<2x2xui64>, tensor<2x3x2xui8>) -> tensor<4x3x5xui8>
  return %r : tensor<4x3x5xui8>
}

// equal
func.func @scatter_add_ui8_i64(%a0: tensor<4x3x5xui8>, %a1: tensor<1x3x4xi64>, %a2: tensor<2x3x4xui8>) -> tensor<4x3x5xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<4x3x5xui8>, tensor<1x3x4xi64>, tensor<2x3x4xui8>) -> tensor<4x3x5xui8>
  return %r : tensor<4x3x5xui8>
}

// equal
func.func @scatter_add_ui8_ui8(%a0: tensor<1x1xui8>, %a1: tensor<1x1x1xui8>, %a2: tensor<1x1x1xui8>) -> tensor<1x1xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<1x1xui8>, tensor<1x1x1xui8>, tensor<1x1x1xui8>) -> tensor<1x1xui8>
  return %r : tensor<1x1xui8>
}

// equal
func.func @scatter_add_ui16_i8(%a0: tensor<7xui16>, %a1: tensor<4x1xi8>, %a2: tensor<4xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<4x1xi8>, tensor<4xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_add_ui16_i16(%a0: tensor<7xui16>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<2x1x3xi16>, tensor<2x2x3xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_add_ui16_i32(%a0: tensor<5x3xui16>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x1xi32>, tensor<2x4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_add_ui16_i64(%a0: tensor<5x3xui16>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<2x2x2xi64>, tensor<2x2x2x2xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_add_ui16_ui8(%a0: tensor<4x3x5xui16>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<2x2xui8>, tensor<2x3x2xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_add_ui16_ui16(%a0: tensor<4x3x5xui16>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<1x3x4xui16>, tensor<2x3x4xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_add_ui16_ui32(%a0: tensor<1x1xui16>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<1x1xui16>, tensor<1x1x1xui32>, tensor<1x1x1xui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// equal
func.func @scatter_add_ui32_i8(%a0: tensor<7xui32>, %a1: tensor<4x1xi8>, %a2: tensor<4xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<4x1xi8>, tensor<4xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_add_ui32_i16(%a0: tensor<7xui32>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<2x1x3xi16>, tensor<2x2x3xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_add_ui32_i32(%a0: tensor<5x3xui32>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<4x1xi32>, tensor<2x4xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_add_ui32_i64(%a0: tensor<5x3xui32>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<2x2x2xi64>, tensor<2x2x2x2xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_add_ui32_ui8(%a0: tensor<4x3x5xui32>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xui32>) -> tensor<4x3x5xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x3x5xui32>, tensor<2x2xui8>, tensor<2x3x2xui32>) -> tensor<4x3x5xui32>
  return %r : tensor<4x3x5xui32>
}

// equal
func.func @scatter_add_ui32_ui16(%a0: tensor<4x3x5xui32>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xui32>) -> tensor<4x3x5xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x3x5xui32>, tensor<1x3x4xui16>, tensor<2x3x4xui32>) -> tensor<4x3x5xui32>
  return %r : tensor<4x3x5xui32>
}

// equal
func.func @scatter_add_ui32_ui32(%a0: tensor<1x1xui32>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xui32>) -> tensor<1x1xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<1x1xui32>, tensor<1x1x1xui32>, tensor<1x1x1xui32>) -> tensor<1x1xui32>
  return %r : tensor<1x1xui32>
}

// equal
func.func @scatter_add_ui64_i8(%a0: tensor<7xui64>, %a1: tensor<4x1xi8>, %a2: tensor<4xui64>) -> tensor<7xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<7xui64>, tensor<4x1xi8>, tensor<4xui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// equal
func.func @scatter_add_ui64_i16(%a0: tensor<7xui64>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xui64>) -> tensor<7xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<7xui64>, tensor<2x1x3xi16>, tensor<2x2x3xui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// equal
func.func @scatter_add_ui64_i32(%a0: tensor<5x3xui64>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xui64>) -> tensor<5x3xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x3xui64>, tensor<4x1xi32>, tensor<2x4xui64>) -> tensor<5x3xui64>
  return %r : tensor<5x3xui64>
}

// equal
func.func @scatter_add_ui64_i64(%a0: tensor<5x3xui64>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xui64>) -> tensor<5x3xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<5x3xui64>, tensor<2x2x2xi64>, tensor<2x2x2x2xui64>) -> tensor<5x3xui64>
  return %r : tensor<5x3xui64>
}

// equal
func.func @scatter_add_ui64_ui8(%a0: tensor<4x3x5xui64>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xui64>) -> tensor<4x3x5xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<4x3x5xui64>, tensor<2x2xui8>, tensor<2x3x2xui64>) -> tensor<4x3x5xui64>
  return %r : tensor<4x3x5xui64>
}

// equal
func.func @scatter_add_ui64_ui16(%a0: tensor<4x3x5xui64>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xui64>) -> tensor<4x3x5xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<4x3x5xui64>, tensor<1x3x4xui16>, tensor<2x3x4xui64>) -> tensor<4x3x5xui64>
  return %r : tensor<4x3x5xui64>
}

// equal
func.func @scatter_add_ui64_ui32(%a0: tensor<1x1xui64>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xui64>) -> tensor<1x1xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<1x1xui64>, tensor<1x1x1xui32>, tensor<1x1x1xui64>) -> tensor<1x1xui64>
  return %r : tensor<1x1xui64>
}

// equal
func.func @scatter_add_c64_i8(%a0: tensor<7xcomplex<f32>>, %a1: tensor<4x1xi8>, %a2: tensor<4xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<4x1xi8>, tensor<4xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i16(%a0: tensor<7xcomplex<f32>>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<2x1x3xi16>, tensor<2x2x3xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i32(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<4x1xi32>, tensor<2x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i64(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<2x2x2xi64>, tensor<2x2x2x2xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_ui8(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<2x2xui8>, tensor<2x3x2xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_ui16(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<1x3x4xui16>, tensor<2x3x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_ui32(%a0: tensor<1x1xcomplex<f32>>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<1x1xcomplex<f32>>, tensor<1x1x1xui32>, tensor<1x1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}

// equal
func.func @scatter_add_c128_i8(%a0: tensor<7xcomplex<f64>>, %a1: tensor<4x1xi8>, %a2: tensor<4xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<7xcomplex<f64>>, tensor<4x1xi8>, tensor<4xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// equal
func.func @scatter_add_c128_i16(%a0: tensor<7xcomplex<f64>>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<7xcomplex<f64>>, tensor<2x1x3xi16>, tensor<2x2x3xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// equal
func.func @scatter_add_c128_i32(%a0: tensor<5x3xcomplex<f64>>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x3xcomplex<f64>>, tensor<4x1xi32>, tensor<2x4xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
  return %r : tensor<5x3xcomplex<f64>>
}

// equal
func.func @scatter_add_c128_i64(%a0: tensor<5x3xcomplex<f64>>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<5x3xcomplex<f64>>, tensor<2x2x2xi64>, tensor<2x2x2x2xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
  return %r : tensor<5x3xcomplex<f64>>
}

// equal
func.func @scatter_add_c128_ui8(%a0: tensor<4x3x5xcomplex<f64>>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<4x3x5xcomplex<f64>>, tensor<2x2xui8>, tensor<2x3x2xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>>
  return %r : tensor<4x3x5xcomplex<f64>>
}

// equal
func.func @scatter_add_c128_ui16(%a0: tensor<4x3x5xcomplex<f64>>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<4x3x5xcomplex<f64>>, tensor<1x3x4xui16>, tensor<2x3x4xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>>
  return %r : tensor<4x3x5xcomplex<f64>>
}

// equal
func.func @scatter_add_c128_ui32(%a0: tensor<1x1xcomplex<f64>>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<1x1xcomplex<f64>>, tensor<1x1x1xui32>, tensor<1x1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}

// equal
func.func @scatter_add_i1_i8(%a0: tensor<7xi1>, %a1: tensor<4x1xi8>, %a2: tensor<4xi1>) -> tensor<7xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.add %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<7xi1>, tensor<4x1xi8>, tensor<4xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// equal
func.func @scatter_add_i1_i16(%a0: tensor<7xi1>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xi1>) -> tensor<7xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.add %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<7xi1>, tensor<2x1x3xi16>, tensor<2x2x3xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// equal
func.func @scatter_add_i1_i32(%a0: tensor<5x3xi1>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.add %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<4x1xi32>, tensor<2x4xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_add_i1_i64(%a0: tensor<5x3xi1>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.add %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<2x2x2xi64>, tensor<2x2x2x2xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_add_i1_ui8(%a0: tensor<4x3x5xi1>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.add %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<2x2xui8>, tensor<2x3x2xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_add_i1_ui16(%a0: tensor<4x3x5xi1>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.add %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<1x3x4xui16>, tensor<2x3x4xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_add_i1_ui32(%a0: tensor<1x1xi1>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xi1>) -> tensor<1x1xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.add %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<1x1xi1>, tensor<1x1x1xui32>, tensor<1x1x1xi1>) -> tensor<1x1xi1>
  return %r : tensor<1x1xi1>
}

// equal
func.func @scatter_add_f8E4M3FN_i8(%a0: tensor<7xf8E4M3FN>, %a1: tensor<4x1xi8>, %a2: tensor<4xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<7xf8E4M3FN>, tensor<4x1xi8>, tensor<4xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// equal
func.func @scatter_add_f8E4M3FN_i16(%a0: tensor<7xf8E4M3FN>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<7xf8E4M3FN>, tensor<2x1x3xi16>, tensor<2x2x3xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// equal
func.func @scatter_add_f8E4M3FN_i32(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xf8E4M3FN>) -> tensor<5x3xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x3xf8E4M3FN>, tensor<4x1xi32>, tensor<2x4xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  return %r : tensor<5x3xf8E4M3FN>
}

// equal
func.func @scatter_add_f8E4M3FN_i64(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xf8E4M3FN>) -> tensor<5x3xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x3xf8E4M3FN>, tensor<2x2x2xi64>, tensor<2x2x2x2xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  return %r : tensor<5x3xf8E4M3FN>
}

// equal
func.func @scatter_add_f8E4M3FN_ui8(%a0: tensor<4x3x5xf8E4M3FN>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<4x3x5xf8E4M3FN>, tensor<2x2xui8>, tensor<2x3x2xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN>
  return %r : tensor<4x3x5xf8E4M3FN>
}

// equal
func.func @scatter_add_f8E4M3FN_ui16(%a0: tensor<4x3x5xf8E4M3FN>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<4x3x5xf8E4M3FN>, tensor<1x3x4xui16>, tensor<2x3x4xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN>
  return %r : tensor<4x3x5xf8E4M3FN>
}

// equal
func.func @scatter_add_f8E4M3FN_ui32(%a0: tensor<1x1xf8E4M3FN>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<1x1xf8E4M3FN>, tensor<1x1x1xui32>, tensor<1x1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  return %r : tensor<1x1xf8E4M3FN>
}

// equal
func.func @scatter_add_f8E5M2_i8(%a0: tensor<7xf8E5M2>, %a1: tensor<4x1xi8>, %a2: tensor<4xf8E5M2>) -> tensor<7xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<7xf8E5M2>, tensor<4x1xi8>, tensor<4xf8E5M2>) -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}

// equal
func.func @scatter_add_f8E5M2_i16(%a0: tensor<7xf8E5M2>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xf8E5M2>) -> tensor<7xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<7xf8E5M2>, tensor<2x1x3xi16>, tensor<2x2x3xf8E5M2>) -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}

// equal
func.func @scatter_add_f8E5M2_i32(%a0: tensor<5x3xf8E5M2>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xf8E5M2>) -> tensor<5x3xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<5x3xf8E5M2>, tensor<4x1xi32>, tensor<2x4xf8E5M2>) -> tensor<5x3xf8E5M2>
  return %r : tensor<5x3xf8E5M2>
}

// equal
func.func @scatter_add_f8E5M2_i64(%a0: tensor<5x3xf8E5M2>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xf8E5M2>) -> tensor<5x3xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<5x3xf8E5M2>, tensor<2x2x2xi64>, tensor<2x2x2x2xf8E5M2>) -> tensor<5x3xf8E5M2>
  return %r : tensor<5x3xf8E5M2>
}

// equal
func.func @scatter_add_f8E5M2_ui8(%a0: tensor<4x3x5xf8E5M2>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xf8E5M2>) -> tensor<4x3x5xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<4x3x5xf8E5M2>, tensor<2x2xui8>, tensor<2x3x2xf8E5M2>) -> tensor<4x3x5xf8E5M2>
  return %r : tensor<4x3x5xf8E5M2>
}

// equal
func.func @scatter_add_f8E5M2_ui16(%a0: tensor<4x3x5xf8E5M2>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xf8E5M2>) -> tensor<4x3x5xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<4x3x5xf8E5M2>, tensor<1x3x4xui16>, tensor<2x3x4xf8E5M2>) -> tensor<4x3x5xf8E5M2>
  return %r : tensor<4x3x5xf8E5M2>
}

// equal
func.func @scatter_add_f8E5M2_ui32(%a0: tensor<1x1xf8E5M2>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xf8E5M2>) -> tensor<1x1xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<1x1xf8E5M2>, tensor<1x1x1xui32>, tensor<1x1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
  return %r : tensor<1x1xf8E5M2>
}

// equal
func.func @scatter_add_i4_i8(%a0: tensor<7xi4>, %a1: tensor<4x1xi8>, %a2: tensor<4xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<4x1xi8>, tensor<4xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_add_i4_i16(%a0: tensor<7xi4>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<2x1x3xi16>, tensor<2x2x3xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_add_i4_i32(%a0: tensor<5x3xi4>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4x1xi32>, tensor<2x4xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_add_i4_i64(%a0: tensor<5x3xi4>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<2x2x2xi64>, tensor<2x2x2x2xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_add_i4_ui8(%a0: tensor<4x3x5xi4>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<2x2xui8>, tensor<2x3x2xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_add_i4_ui16(%a0: tensor<4x3x5xi4>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<1x3x4xui16>, tensor<2x3x4xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_add_i4_ui32(%a0: tensor<1x1xi4>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xi4>) -> tensor<1x1xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<1x1xi4>, tensor<1x1x1xui32>, tensor<1x1x1xi4>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// equal
func.func @scatter_add_ui4_i8(%a0: tensor<7xui4>, %a1: tensor<4x1xi8>, %a2: tensor<4xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.add %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<7xui4>, tensor<4x1xi8>, tensor<4xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_add_ui4_i16(%a0: tensor<7xui4>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.add %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<7xui4>, tensor<2x1x3xi16>, tensor<2x2x3xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_add_ui4_i32(%a0: tensor<5x3xui4>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xui4>) -> tensor<5x3xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.add %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x3xui4>, tensor<4x1xi32>, tensor<2x4xui4>) -> tensor<5x3xui4>
  return %r : tensor<5x3xui4>
}

// equal
func.func @scatter_add_ui4_i64(%a0: tensor<5x3xui4>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xui4>) -> tensor<5x3xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.add %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x3xui4>, tensor<2x2x2xi64>, tensor<2x2x2x2xui4>) -> tensor<5x3xui4>
  return %r : tensor<5x3xui4>
}

// equal
func.func @scatter_add_ui4_ui8(%a0: tensor<4x3x5xui4>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xui4>) -> tensor<4x3x5xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.add %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<4x3x5xui4>, tensor<2x2xui8>, tensor<2x3x2xui4>) -> tensor<4x3x5xui4>
  return %r : tensor<4x3x5xui4>
}

// equal
func.func @scatter_add_ui4_ui16(%a0: tensor<4x3x5xui4>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xui4>) -> tensor<4x3x5xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.add %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<4x3x5xui4>, tensor<1x3x4xui16>, tensor<2x3x4xui4>) -> tensor<4x3x5xui4>
  return %r : tensor<4x3x5xui4>
}

// equal
func.func @scatter_add_ui4_ui32(%a0: tensor<1x1xui4>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xui4>) -> tensor<1x1xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.add %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<1x1xui4>, tensor<1x1x1xui32>, tensor<1x1x1xui4>) -> tensor<1x1xui4>
  return %r : tensor<1x1xui4>
}

// equal
func.func @scatter_add_f64_ui64(%a0: tensor<7xf64>, %a1: tensor<4x1xui64>, %a2: tensor<4xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<4x1xui64>, tensor<4xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_add_f32_i64(%a0: tensor<7xf32>, %a1: tensor<4x1xi64>, %a2: tensor<4xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<4x1xi64>, tensor<4xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f16_ui16(%a0: tensor<7xf16>, %a1: tensor<4x1xui16>, %a2: tensor<4xf16>) -> tensor<7xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<7xf16>, tensor<4x1xui16>, tensor<4xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// equal
func.func @scatter_add_f16_ui32(%a0: tensor<7xf16>, %a1: tensor<4x1xui32>, %a2: tensor<4xf16>) -> tensor<7xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %v = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %v : tensor<f16>
  }) : (tensor<7xf16>, tensor<4x1xui32>, tensor<4xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// equal
func.func @scatter_add_bf16_ui32(%a0: tensor<7xbf16>, %a1: tensor<4x1xui32>, %a2: tensor<4xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<4x1xui32>, tensor<4xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_add_i8_ui8(%a0: tensor<7xi8>, %a1: tensor<4x1xui8>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xui8>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_add_i16_ui64(%a0: tensor<7xi16>, %a1: tensor<4x1xui64>, %a2: tensor<4xi16>) -> tensor<7xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    %v = stablehlo.add %x, %y : tensor<i16>
    stablehlo.return %v : tensor<i16>
  }) : (tensor<7xi16>, tensor<4x1xui64>, tensor<4xi16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// equal
func.func @scatter_add_i32_i8(%a0: tensor<7xi32>, %a1: tensor<4x1xi8>, %a2: tensor<4xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<4x1xi8>, tensor<4xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_add_i64_i32(%a0: tensor<7xi64>, %a1: tensor<4x1xi32>, %a2: tensor<4xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<4x1xi32>, tensor<4xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_add_ui8_ui16(%a0: tensor<7xui8>, %a1: tensor<4x1xui16>, %a2: tensor<4xui8>) -> tensor<7xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    %v = stablehlo.add %x, %y : tensor<ui8>
    stablehlo.return %v : tensor<ui8>
  }) : (tensor<7xui8>, tensor<4x1xui16>, tensor<4xui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// equal
func.func @scatter_add_ui16_ui64(%a0: tensor<7xui16>, %a1: tensor<4x1xui64>, %a2: tensor<4xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.add %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<4x1xui64>, tensor<4xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_add_ui32_ui64(%a0: tensor<7xui32>, %a1: tensor<4x1xui64>, %a2: tensor<4xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.add %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<4x1xui64>, tensor<4xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_add_ui64_ui64(%a0: tensor<7xui64>, %a1: tensor<4x1xui64>, %a2: tensor<4xui64>) -> tensor<7xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    %v = stablehlo.add %x, %y : tensor<ui64>
    stablehlo.return %v : tensor<ui64>
  }) : (tensor<7xui64>, tensor<4x1xui64>, tensor<4xui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// equal
func.func @scatter_add_c64_ui64(%a0: tensor<7xcomplex<f32>>, %a1: tensor<4x1xui64>, %a2: tensor<4xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<4x1xui64>, tensor<4xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_add_c128_ui64(%a0: tensor<7xcomplex<f64>>, %a1: tensor<4x1xui64>, %a2: tensor<4xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %v = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %v : tensor<complex<f64>>
  }) : (tensor<7xcomplex<f64>>, tensor<4x1xui64>, tensor<4xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// equal
func.func @scatter_add_i1_ui64(%a0: tensor<7xi1>, %a1: tensor<4x1xui64>, %a2: tensor<4xi1>) -> tensor<7xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.add %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<7xi1>, tensor<4x1xui64>, tensor<4xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// equal
func.func @scatter_add_f8E4M3FN_ui64(%a0: tensor<7xf8E4M3FN>, %a1: tensor<4x1xui64>, %a2: tensor<4xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.add %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<7xf8E4M3FN>, tensor<4x1xui64>, tensor<4xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// equal
func.func @scatter_add_f8E5M2_ui64(%a0: tensor<7xf8E5M2>, %a1: tensor<4x1xui64>, %a2: tensor<4xf8E5M2>) -> tensor<7xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    %v = stablehlo.add %x, %y : tensor<f8E5M2>
    stablehlo.return %v : tensor<f8E5M2>
  }) : (tensor<7xf8E5M2>, tensor<4x1xui64>, tensor<4xf8E5M2>) -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}

// equal
func.func @scatter_add_i4_ui64(%a0: tensor<7xi4>, %a1: tensor<4x1xui64>, %a2: tensor<4xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.add %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<4x1xui64>, tensor<4xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_add_ui4_ui64(%a0: tensor<7xui4>, %a1: tensor<4x1xui64>, %a2: tensor<4xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.add %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<7xui4>, tensor<4x1xui64>, tensor<4xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_add_f32_i8_2(%a0: tensor<7xf32>, %a1: tensor<4x1xi8>, %a2: tensor<4xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<4x1xi8>, tensor<4xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_i16_2(%a0: tensor<7xf32>, %a1: tensor<i16>, %a2: tensor<3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<i16>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_i32_2(%a0: tensor<7xf32>, %a1: tensor<1x4xi32>, %a2: tensor<4x2xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1x4xi32>, tensor<4x2xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_i64_2(%a0: tensor<7xf32>, %a1: tensor<2x1x3xi64>, %a2: tensor<2x2x3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<2x1x3xi64>, tensor<2x2x3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui8_2(%a0: tensor<5x3xf32>, %a1: tensor<4x1xui8>, %a2: tensor<4x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xui8>, tensor<4x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui16_2(%a0: tensor<5x3xf32>, %a1: tensor<4xui16>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4xui16>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui32_2(%a0: tensor<5x3xf32>, %a1: tensor<4xui32>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4xui32>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui64_2(%a0: tensor<5x3xf32>, %a1: tensor<4x2xui64>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x2xui64>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i32_3(%a0: tensor<5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x4xi32>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i8_3(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xi8>, %a2: tensor<2x2x2x2xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x2x2xi8>, tensor<2x2x2x2xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui8_3(%a0: tensor<5x3xf32>, %a1: tensor<0xui8>, %a2: tensor<0x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<0xui8>, tensor<0x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i16_3(%a0: tensor<5x0xf32>, %a1: tensor<2x1xi16>, %a2: tensor<2x0xf32>) -> tensor<5x0xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x0xf32>, tensor<2x1xi16>, tensor<2x0xf32>) -> tensor<5x0xf32>
  return %r : tensor<5x0xf32>
}

// equal
func.func @scatter_add_f32_ui64_3(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui64>, %a2: tensor<2x3x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2xui64>, tensor<2x3x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui16_3(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xui16>, %a2: tensor<2x3x3xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2x3xui16>, tensor<2x3x3xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui32_3(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xui32>, %a2: tensor<4x2x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<4x2x1xui32>, tensor<4x2x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_i64_3(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xi64>, %a2: tensor<2x3x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<1x3x4xi64>, tensor<2x3x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_i8_4(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xi8>, %a2: tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<3x2xi8>, tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_i8_5(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xi8>, %a2: tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xi8>, tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32>
  return %r : tensor<2x1x3x1x2x2xf32>
}

// equal
func.func @scatter_add_f32_i8_6(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xi8>, %a2: tensor<1x1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<1x1x1xi8>, tensor<1x1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// equal
func.func @scatter_add_i64_i16_2(%a0: tensor<7xi64>, %a1: tensor<4xi16>, %a2: tensor<4xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<4xi16>, tensor<4xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_add_i64_i8_2(%a0: tensor<7xi64>, %a1: tensor<1xi8>, %a2: tensor<3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<1xi8>, tensor<3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_add_i64_i64_2(%a0: tensor<7xi64>, %a1: tensor<1x4xi64>, %a2: tensor<4x2xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<1x4xi64>, tensor<4x2xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_add_i64_i32_2(%a0: tensor<7xi64>, %a1: tensor<2x1x3xi32>, %a2: tensor<2x2x3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<2x1x3xi32>, tensor<2x2x3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_add_i64_ui16_2(%a0: tensor<5x3xi64>, %a1: tensor<4xui16>, %a2: tensor<4x3xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4xui16>, tensor<4x3xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_ui8_2(%a0: tensor<5x3xi64>, %a1: tensor<4x1xui8>, %a2: tensor<2x4xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4x1xui8>, tensor<2x4xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_ui64_2(%a0: tensor<5x3xi64>, %a1: tensor<4x1xui64>, %a2: tensor<2x4xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4x1xui64>, tensor<2x4xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_ui32_2(%a0: tensor<5x3xi64>, %a1: tensor<4x2xui32>, %a2: tensor<4xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4x2xui32>, tensor<4xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_i8_3(%a0: tensor<5x3xi64>, %a1: tensor<2x4xi8>, %a2: tensor<4xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<2x4xi8>, tensor<4xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_i16_3(%a0: tensor<5x3xi64>, %a1: tensor<2x2x2xi16>, %a2: tensor<2x2x2x2xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<2x2x2xi16>, tensor<2x2x2x2xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_i8_4(%a0: tensor<5x3xi64>, %a1: tensor<0x1xi8>, %a2: tensor<0x3xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<0x1xi8>, tensor<0x3xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_add_i64_i8_5(%a0: tensor<5x0xi64>, %a1: tensor<2xi8>, %a2: tensor<2x0xi64>) -> tensor<5x0xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x0xi64>, tensor<2xi8>, tensor<2x0xi64>) -> tensor<5x0xi64>
  return %r : tensor<5x0xi64>
}

// equal
func.func @scatter_add_i64_i8_6(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2xi8>, %a2: tensor<2x3x2xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<2x2xi8>, tensor<2x3x2xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_add_i64_i8_7(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2x3xi8>, %a2: tensor<2x3x3xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<2x2x3xi8>, tensor<2x3x3xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_add_i64_i8_8(%a0: tensor<4x3x5xi64>, %a1: tensor<4x2xi8>, %a2: tensor<4x2x4xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<4x2xi8>, tensor<4x2x4xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_add_i64_i8_9(%a0: tensor<4x3x5xi64>, %a1: tensor<1x3x4xi8>, %a2: tensor<2x3x4xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<1x3x4xi8>, tensor<2x3x4xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_add_i64_i16_4(%a0: tensor<4x3x5xi64>, %a1: tensor<3x2xi16>, %a2: tensor<4x3x5x2xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<3x2xi16>, tensor<4x3x5x2xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_add_i64_i16_5(%a0: tensor<2x1x3x1x2x2xi64>, %a1: tensor<2x2xi16>, %a2: tensor<2x2x1x2xi64>) -> tensor<2x1x3x1x2x2xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<2x1x3x1x2x2xi64>, tensor<2x2xi16>, tensor<2x2x1x2xi64>) -> tensor<2x1x3x1x2x2xi64>
  return %r : tensor<2x1x3x1x2x2xi64>
}

// equal
func.func @scatter_add_i64_i16_6(%a0: tensor<1x1xi64>, %a1: tensor<1x1xi16>, %a2: tensor<1x1x1xi64>) -> tensor<1x1xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x1xi64>, tensor<1x1xi16>, tensor<1x1x1xi64>) -> tensor<1x1xi64>
  return %r : tensor<1x1xi64>
}

// equal
func.func @scatter_add_bf16_i32_2(%a0: tensor<7xbf16>, %a1: tensor<4x1xi32>, %a2: tensor<4xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<4x1xi32>, tensor<4xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_add_bf16_i64_2(%a0: tensor<7xbf16>, %a1: tensor<i64>, %a2: tensor<3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<i64>, tensor<3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_add_bf16_i8_2(%a0: tensor<7xbf16>, %a1: tensor<1x4xi8>, %a2: tensor<4x2xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<1x4xi8>, tensor<4x2xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_add_bf16_i16_2(%a0: tensor<7xbf16>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<2x1x3xi16>, tensor<2x2x3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_add_bf16_ui32_2(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui32>, %a2: tensor<4x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x1xui32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_ui64_2(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui64>, %a2: tensor<2x4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x1xui64>, tensor<2x4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_ui8_2(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui8>, %a2: tensor<2x4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x1xui8>, tensor<2x4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_ui16_2(%a0: tensor<5x3xbf16>, %a1: tensor<4x2xui16>, %a2: tensor<4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x2xui16>, tensor<4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_i16_3(%a0: tensor<5x3xbf16>, %a1: tensor<2x4xi16>, %a2: tensor<4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<2x4xi16>, tensor<4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_i32_3(%a0: tensor<5x3xbf16>, %a1: tensor<2x2x2xi32>, %a2: tensor<2x2x2x2xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<2x2x2xi32>, tensor<2x2x2x2xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_i16_4(%a0: tensor<5x3xbf16>, %a1: tensor<0x1xi16>, %a2: tensor<0x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<0x1xi16>, tensor<0x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_add_bf16_i32_4(%a0: tensor<5x0xbf16>, %a1: tensor<2x1xi32>, %a2: tensor<2x0xbf16>) -> tensor<5x0xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x0xbf16>, tensor<2x1xi32>, tensor<2x0xbf16>) -> tensor<5x0xbf16>
  return %r : tensor<5x0xbf16>
}

// equal
func.func @scatter_add_bf16_i16_5(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2xi16>, %a2: tensor<2x3x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<2x2xi16>, tensor<2x3x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_add_bf16_i16_6(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2x3xi16>, %a2: tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<2x2x3xi16>, tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_add_bf16_i16_7(%a0: tensor<4x3x5xbf16>, %a1: tensor<4x2x1xi16>, %a2: tensor<4x2x4xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<4x2x1xi16>, tensor<4x2x4xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_add_bf16_i16_8(%a0: tensor<4x3x5xbf16>, %a1: tensor<1x3x4xi16>, %a2: tensor<2x3x4xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<1x3x4xi16>, tensor<2x3x4xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_add_bf16_i32_5(%a0: tensor<4x3x5xbf16>, %a1: tensor<3x2xi32>, %a2: tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<3x2xi32>, tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_add_bf16_i32_6(%a0: tensor<2x1x3x1x2x2xbf16>, %a1: tensor<2x2xi32>, %a2: tensor<2x2x1x2xbf16>) -> tensor<2x1x3x1x2x2xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x1x3x1x2x2xbf16>, tensor<2x2xi32>, tensor<2x2x1x2xbf16>) -> tensor<2x1x3x1x2x2xbf16>
  return %r : tensor<2x1x3x1x2x2xbf16>
}

// equal
func.func @scatter_add_bf16_i32_7(%a0: tensor<1x1xbf16>, %a1: tensor<1x1x1xi32>, %a2: tensor<1x1x1xbf16>) -> tensor<1x1xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<1x1xbf16>, tensor<1x1x1xi32>, tensor<1x1x1xbf16>) -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}

// equal
func.func @scatter_add_c64_i64_2(%a0: tensor<7xcomplex<f32>>, %a1: tensor<4x1xi64>, %a2: tensor<4xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<4x1xi64>, tensor<4xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i32_2(%a0: tensor<7xcomplex<f32>>, %a1: tensor<i32>, %a2: tensor<3xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<i32>, tensor<3xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i16_2(%a0: tensor<7xcomplex<f32>>, %a1: tensor<1x4xi16>, %a2: tensor<4x2xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<1x4xi16>, tensor<4x2xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i8_2(%a0: tensor<7xcomplex<f32>>, %a1: tensor<2x1x3xi8>, %a2: tensor<2x2x3xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<2x1x3xi8>, tensor<2x2x3xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_ui64_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x1xui64>, %a2: tensor<4x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<4x1xui64>, tensor<4x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_ui32_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x1xui32>, %a2: tensor<2x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<4x1xui32>, tensor<2x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_ui16_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x1xui16>, %a2: tensor<2x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<4x1xui16>, tensor<2x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_ui8_2(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x2xui8>, %a2: tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<4x2xui8>, tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i64_3(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<2x4xi64>, %a2: tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<2x4xi64>, tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i32_3(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<0x1xi32>, %a2: tensor<0x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<0x1xi32>, tensor<0x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i64_4(%a0: tensor<5x0xcomplex<f32>>, %a1: tensor<2x1xi64>, %a2: tensor<2x0xcomplex<f32>>) -> tensor<5x0xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x0xcomplex<f32>>, tensor<2x1xi64>, tensor<2x0xcomplex<f32>>) -> tensor<5x0xcomplex<f32>>
  return %r : tensor<5x0xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i32_4(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<2x2xi32>, %a2: tensor<2x3x2xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<2x2xi32>, tensor<2x3x2xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i32_5(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<2x2x3xi32>, %a2: tensor<2x3x3xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<2x2x3xi32>, tensor<2x3x3xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i32_6(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<4x2x1xi32>, %a2: tensor<4x2x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<4x2x1xi32>, tensor<4x2x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i32_7(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<1x3x4xi32>, %a2: tensor<2x3x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<1x3x4xi32>, tensor<2x3x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i64_5(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<3x2xi64>, %a2: tensor<4x3x5x2xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<3x2xi64>, tensor<4x3x5x2xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i64_6(%a0: tensor<2x1x3x1x2x2xcomplex<f32>>, %a1: tensor<2x2xi64>, %a2: tensor<2x2x1x2xcomplex<f32>>) -> tensor<2x1x3x1x2x2xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<2x1x3x1x2x2xcomplex<f32>>, tensor<2x2xi64>, tensor<2x2x1x2xcomplex<f32>>) -> tensor<2x1x3x1x2x2xcomplex<f32>>
  return %r : tensor<2x1x3x1x2x2xcomplex<f32>>
}

// equal
func.func @scatter_add_c64_i64_7(%a0: tensor<1x1xcomplex<f32>>, %a1: tensor<1x1x1xi64>, %a2: tensor<1x1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<1x1xcomplex<f32>>, tensor<1x1x1xi64>, tensor<1x1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}

// equal
func.func @scatter_add_f32_ui8_4(%a0: tensor<7xf32>, %a1: tensor<4x1xui8>, %a2: tensor<4xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<4x1xui8>, tensor<4xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui16_4(%a0: tensor<7xf32>, %a1: tensor<4x1xui16>, %a2: tensor<4xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<4x1xui16>, tensor<4xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui32_4(%a0: tensor<7xf32>, %a1: tensor<4x1xui32>, %a2: tensor<4xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<4x1xui32>, tensor<4xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui64_4(%a0: tensor<7xf32>, %a1: tensor<4x1xui64>, %a2: tensor<4xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<4x1xui64>, tensor<4xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui8_5(%a0: tensor<7xf32>, %a1: tensor<1xui8>, %a2: tensor<3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1xui8>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui16_5(%a0: tensor<7xf32>, %a1: tensor<1xui16>, %a2: tensor<3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1xui16>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui32_5(%a0: tensor<7xf32>, %a1: tensor<1xui32>, %a2: tensor<3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1xui32>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui64_5(%a0: tensor<7xf32>, %a1: tensor<1xui64>, %a2: tensor<3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1xui64>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui8_6(%a0: tensor<7xf32>, %a1: tensor<1x4xui8>, %a2: tensor<4x2xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1x4xui8>, tensor<4x2xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui16_6(%a0: tensor<7xf32>, %a1: tensor<1x4xui16>, %a2: tensor<4x2xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1x4xui16>, tensor<4x2xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui32_6(%a0: tensor<7xf32>, %a1: tensor<1x4xui32>, %a2: tensor<4x2xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1x4xui32>, tensor<4x2xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui64_6(%a0: tensor<7xf32>, %a1: tensor<1x4xui64>, %a2: tensor<4x2xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<1x4xui64>, tensor<4x2xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui8_7(%a0: tensor<7xf32>, %a1: tensor<2x1x3xui8>, %a2: tensor<2x2x3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<2x1x3xui8>, tensor<2x2x3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui16_7(%a0: tensor<7xf32>, %a1: tensor<2x1x3xui16>, %a2: tensor<2x2x3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<2x1x3xui16>, tensor<2x2x3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_ui32_7(%a0: tensor<7xf32>, %a1: tensor<2x1x3xui32>, %a2: tensor<2x2x3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<7xf32>, tensor<2x1x3xui32>, tensor<2x2x3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_add_f32_i8_7(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi8>, %a2: tensor<4x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi8>, tensor<4x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i16_4(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi16>, %a2: tensor<4x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi16>, tensor<4x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i32_4(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi32>, %a2: tensor<4x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i64_4(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi64>, %a2: tensor<4x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi64>, tensor<4x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i8_8(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi8>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi8>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i16_5(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi16>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi16>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i32_5(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i64_5(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi64>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi64>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i8_9(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi8>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi8>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i16_6(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi16>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi16>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i32_6(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i64_6(%a0: tensor<5x3xf32>, %a1: tensor<4x1xi64>, %a2: tensor<2x4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xi64>, tensor<2x4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i8_10(%a0: tensor<5x3xf32>, %a1: tensor<4x2xi8>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x2xi8>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i16_7(%a0: tensor<5x3xf32>, %a1: tensor<4x2xi16>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x2xi16>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i32_7(%a0: tensor<5x3xf32>, %a1: tensor<4x2xi32>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i64_7(%a0: tensor<5x3xf32>, %a1: tensor<4x2xi64>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x2xi64>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui8_8(%a0: tensor<5x3xf32>, %a1: tensor<2x4xui8>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x4xui8>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui16_8(%a0: tensor<5x3xf32>, %a1: tensor<2x4xui16>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x4xui16>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui32_8(%a0: tensor<5x3xf32>, %a1: tensor<2x4xui32>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x4xui32>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui64_7(%a0: tensor<5x3xf32>, %a1: tensor<2x4xui64>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x4xui64>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui8_9(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xui8>, %a2: tensor<2x2x2x2xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x2x2xui8>, tensor<2x2x2x2xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui16_9(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xui16>, %a2: tensor<2x2x2x2xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x2x2xui16>, tensor<2x2x2x2xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui32_9(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xui32>, %a2: tensor<2x2x2x2xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x2x2xui32>, tensor<2x2x2x2xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui64_8(%a0: tensor<5x3xf32>, %a1: tensor<2x2x2xui64>, %a2: tensor<2x2x2x2xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x2x2xui64>, tensor<2x2x2x2xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_i64_8(%a0: tensor<5x3xf32>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<0x1xi64>, tensor<0x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui16_10(%a0: tensor<5x3xf32>, %a1: tensor<0x1xui16>, %a2: tensor<0x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<0x1xui16>, tensor<0x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui32_10(%a0: tensor<5x3xf32>, %a1: tensor<0x1xui32>, %a2: tensor<0x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<0x1xui32>, tensor<0x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui64_9(%a0: tensor<5x3xf32>, %a1: tensor<0x1xui64>, %a2: tensor<0x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<0x1xui64>, tensor<0x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_add_f32_ui8_10(%a0: tensor<5x0xf32>, %a1: tensor<2x1xui8>, %a2: tensor<2x0xf32>) -> tensor<5x0xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x0xf32>, tensor<2x1xui8>, tensor<2x0xf32>) -> tensor<5x0xf32>
  return %r : tensor<5x0xf32>
}

// equal
func.func @scatter_add_f32_ui16_11(%a0: tensor<5x0xf32>, %a1: tensor<2x1xui16>, %a2: tensor<2x0xf32>) -> tensor<5x0xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x0xf32>, tensor<2x1xui16>, tensor<2x0xf32>) -> tensor<5x0xf32>
  return %r : tensor<5x0xf32>
}

// equal
func.func @scatter_add_f32_ui32_11(%a0: tensor<5x0xf32>, %a1: tensor<2x1xui32>, %a2: tensor<2x0xf32>) -> tensor<5x0xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x0xf32>, tensor<2x1xui32>, tensor<2x0xf32>) -> tensor<5x0xf32>
  return %r : tensor<5x0xf32>
}

// equal
func.func @scatter_add_f32_ui64_10(%a0: tensor<5x0xf32>, %a1: tensor<2x1xui64>, %a2: tensor<2x0xf32>) -> tensor<5x0xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<5x0xf32>, tensor<2x1xui64>, tensor<2x0xf32>) -> tensor<5x0xf32>
  return %r : tensor<5x0xf32>
}

// equal
func.func @scatter_add_f32_i64_9(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xi64>, %a2: tensor<2x3x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2xi64>, tensor<2x3x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui8_11(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2xui8>, tensor<2x3x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui16_12(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui16>, %a2: tensor<2x3x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2xui16>, tensor<2x3x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui32_12(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2xui32>, %a2: tensor<2x3x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2xui32>, tensor<2x3x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_i64_10(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xi64>, %a2: tensor<2x3x3xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2x3xi64>, tensor<2x3x3xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui8_12(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2x3xui8>, tensor<2x3x3xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui32_13(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xui32>, %a2: tensor<2x3x3xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2x3xui32>, tensor<2x3x3xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui64_11(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xui64>, %a2: tensor<2x3x3xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2x3xui64>, tensor<2x3x3xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_i64_11(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xi64>, %a2: tensor<4x2x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<4x2x1xi64>, tensor<4x2x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui8_13(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xui8>, %a2: tensor<4x2x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<4x2x1xui8>, tensor<4x2x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui16_13(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xui16>, %a2: tensor<4x2x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<4x2x1xui16>, tensor<4x2x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui64_12(%a0: tensor<4x3x5xf32>, %a1: tensor<4x2x1xui64>, %a2: tensor<4x2x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<4x2x1xui64>, tensor<4x2x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui8_14(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui8>, %a2: tensor<2x3x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<1x3x4xui8>, tensor<2x3x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui16_14(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<1x3x4xui16>, tensor<2x3x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui32_14(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui32>, %a2: tensor<2x3x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<1x3x4xui32>, tensor<2x3x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui64_13(%a0: tensor<4x3x5xf32>, %a1: tensor<1x3x4xui64>, %a2: tensor<2x3x4xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<1x3x4xui64>, tensor<2x3x4xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui8_15(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xui8>, %a2: tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<3x2xui8>, tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui16_15(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<3x2xui16>, tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui32_15(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xui32>, %a2: tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<3x2xui32>, tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui64_14(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xui64>, %a2: tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<3x2xui64>, tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_add_f32_ui8_16(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xui8>, %a2: tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xui8>, tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32>
  return %r : tensor<2x1x3x1x2x2xf32>
}

// equal
func.func @scatter_add_f32_ui16_16(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xui16>, %a2: tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xui16>, tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32>
  return %r : tensor<2x1x3x1x2x2xf32>
}

// equal
func.func @scatter_add_f32_ui32_16(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xui32>, %a2: tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xui32>, tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32>
  return %r : tensor<2x1x3x1x2x2xf32>
}

// equal
func.func @scatter_add_f32_ui64_15(%a0: tensor<2x1x3x1x2x2xf32>, %a1: tensor<2x2xui64>, %a2: tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<2x1x3x1x2x2xf32>, tensor<2x2xui64>, tensor<2x2x1x2xf32>) -> tensor<2x1x3x1x2x2xf32>
  return %r : tensor<2x1x3x1x2x2xf32>
}

// equal
func.func @scatter_add_f32_ui8_17(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xui8>, %a2: tensor<1x1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<1x1x1xui8>, tensor<1x1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// equal
func.func @scatter_add_f32_ui16_17(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xui16>, %a2: tensor<1x1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<1x1x1xui16>, tensor<1x1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// equal
func.func @scatter_add_f32_ui32_17(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<1x1x1xui32>, tensor<1x1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// equal
func.func @scatter_add_f32_ui64_16(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xui64>, %a2: tensor<1x1x1xf32>) -> tensor<1x1xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %v = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %v : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<1x1x1xui64>, tensor<1x1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// equal
func.func @scatter_multiply_f64_i8(%a0: tensor<7xf64>, %a1: tensor<1x4xi8>, %a2: tensor<4x2xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<1x4xi8>, tensor<4x2xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_multiply_f64_i16(%a0: tensor<5x3xf64>, %a1: tensor<4xi16>, %a2: tensor<2x4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4xi16>, tensor<2x4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_multiply_f64_i32(%a0: tensor<5x3xf64>, %a1: tensor<2x4xi32>, %a2: tensor<4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<2x4xi32>, tensor<4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_multiply_f64_i64(%a0: tensor<5x0xf64>, %a1: tensor<2x1xi64>, %a2: tensor<2x0xf64>) -> tensor<5x0xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x0xf64>, tensor<2x1xi64>, tensor<2x0xf64>) -> tensor<5x0xf64>
  return %r : tensor<5x0xf64>
}

// equal
func.func @scatter_multiply_f64_ui8(%a0: tensor<4x3x5xf64>, %a1: tensor<4x2x1xui8>, %a2: tensor<4x2x4xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<4x2x1xui8>, tensor<4x2x4xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_multiply_f64_ui16(%a0: tensor<2x1x3x1x2x2xf64>, %a1: tensor<2x2xui16>, %a2: tensor<2x2x1x2xf64>) -> tensor<2x1x3x1x2x2xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<2x1x3x1x2x2xf64>, tensor<2x2xui16>, tensor<2x2x1x2xf64>) -> tensor<2x1x3x1x2x2xf64>
  return %r : tensor<2x1x3x1x2x2xf64>
}

// equal
func.func @scatter_multiply_bf16_ui8(%a0: tensor<7xbf16>, %a1: tensor<1x4xui8>, %a2: tensor<4x2xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<1x4xui8>, tensor<4x2xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_multiply_bf16_ui32(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui32>, %a2: tensor<2x4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x1xui32>, tensor<2x4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_multiply_bf16_ui64(%a0: tensor<5x3xbf16>, %a1: tensor<2x4xui64>, %a2: tensor<4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<2x4xui64>, tensor<4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_multiply_bf16_i8(%a0: tensor<5x0xbf16>, %a1: tensor<2xi8>, %a2: tensor<2x0xbf16>) -> tensor<5x0xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x0xbf16>, tensor<2xi8>, tensor<2x0xbf16>) -> tensor<5x0xbf16>
  return %r : tensor<5x0xbf16>
}

// equal
func.func @scatter_multiply_bf16_ui16(%a0: tensor<4x3x5xbf16>, %a1: tensor<4x2xui16>, %a2: tensor<4x2x4xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<4x2xui16>, tensor<4x2x4xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_multiply_bf16_i32(%a0: tensor<2x1x3x1x2x2xbf16>, %a1: tensor<2x2xi32>, %a2: tensor<2x2x1x2xbf16>) -> tensor<2x1x3x1x2x2xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x1x3x1x2x2xbf16>, tensor<2x2xi32>, tensor<2x2x1x2xbf16>) -> tensor<2x1x3x1x2x2xbf16>
  return %r : tensor<2x1x3x1x2x2xbf16>
}

// equal
func.func @scatter_multiply_i32_i16(%a0: tensor<7xi32>, %a1: tensor<1x4xi16>, %a2: tensor<4x2xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<1x4xi16>, tensor<4x2xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_multiply_i32_i64(%a0: tensor<5x3xi32>, %a1: tensor<4xi64>, %a2: tensor<2x4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4xi64>, tensor<2x4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_multiply_i32_ui32(%a0: tensor<5x3xi32>, %a1: tensor<2x4xui32>, %a2: tensor<4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<2x4xui32>, tensor<4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_multiply_i32_ui64(%a0: tensor<5x0xi32>, %a1: tensor<2xui64>, %a2: tensor<2x0xi32>) -> tensor<5x0xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x0xi32>, tensor<2xui64>, tensor<2x0xi32>) -> tensor<5x0xi32>
  return %r : tensor<5x0xi32>
}

// equal
func.func @scatter_multiply_i32_i8(%a0: tensor<4x3x5xi32>, %a1: tensor<4x2x1xi8>, %a2: tensor<4x2x4xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<4x2x1xi8>, tensor<4x2x4xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_multiply_i32_i32(%a0: tensor<2x1x3x1x2x2xi32>, %a1: tensor<2x2xi32>, %a2: tensor<2x2x1x2xi32>) -> tensor<2x1x3x1x2x2xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<2x1x3x1x2x2xi32>, tensor<2x2xi32>, tensor<2x2x1x2xi32>) -> tensor<2x1x3x1x2x2xi32>
  return %r : tensor<2x1x3x1x2x2xi32>
}

// equal
func.func @scatter_multiply_ui16_i32(%a0: tensor<7xui16>, %a1: tensor<1x4xi32>, %a2: tensor<4x2xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<1x4xi32>, tensor<4x2xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_multiply_ui16_i8(%a0: tensor<5x3xui16>, %a1: tensor<4xi8>, %a2: tensor<2x4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4xi8>, tensor<2x4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_multiply_ui16_i16(%a0: tensor<5x3xui16>, %a1: tensor<2x4xi16>, %a2: tensor<4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<2x4xi16>, tensor<4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_multiply_ui16_ui8(%a0: tensor<5x0xui16>, %a1: tensor<2x1xui8>, %a2: tensor<2x0xui16>) -> tensor<5x0xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x0xui16>, tensor<2x1xui8>, tensor<2x0xui16>) -> tensor<5x0xui16>
  return %r : tensor<5x0xui16>
}

// equal
func.func @scatter_multiply_ui16_i64(%a0: tensor<4x3x5xui16>, %a1: tensor<4x2x1xi64>, %a2: tensor<4x2x4xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<4x2x1xi64>, tensor<4x2x4xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_multiply_ui16_ui32(%a0: tensor<2x1x3x1x2x2xui16>, %a1: tensor<2x2xui32>, %a2: tensor<2x2x1x2xui16>) -> tensor<2x1x3x1x2x2xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<2x1x3x1x2x2xui16>, tensor<2x2xui32>, tensor<2x2x1x2xui16>) -> tensor<2x1x3x1x2x2xui16>
  return %r : tensor<2x1x3x1x2x2xui16>
}

// equal
func.func @scatter_multiply_c64_i64(%a0: tensor<7xcomplex<f32>>, %a1: tensor<1x4xi64>, %a2: tensor<4x2xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<1x4xi64>, tensor<4x2xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_multiply_c64_i32(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4xi32>, %a2: tensor<2x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<4xi32>, tensor<2x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_multiply_c64_i8(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<2x4xi8>, %a2: tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<2x4xi8>, tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_multiply_c64_i16(%a0: tensor<5x0xcomplex<f32>>, %a1: tensor<2x1xi16>, %a2: tensor<2x0xcomplex<f32>>) -> tensor<5x0xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<5x0xcomplex<f32>>, tensor<2x1xi16>, tensor<2x0xcomplex<f32>>) -> tensor<5x0xcomplex<f32>>
  return %r : tensor<5x0xcomplex<f32>>
}

// equal
func.func @scatter_multiply_c64_ui32(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<4x2x1xui32>, %a2: tensor<4x2x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<4x2x1xui32>, tensor<4x2x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_multiply_c64_ui8(%a0: tensor<2x1x3x1x2x2xcomplex<f32>>, %a1: tensor<2x2xui8>, %a2: tensor<2x2x1x2xcomplex<f32>>) -> tensor<2x1x3x1x2x2xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<2x1x3x1x2x2xcomplex<f32>>, tensor<2x2xui8>, tensor<2x2x1x2xcomplex<f32>>) -> tensor<2x1x3x1x2x2xcomplex<f32>>
  return %r : tensor<2x1x3x1x2x2xcomplex<f32>>
}

// equal
func.func @scatter_multiply_f8E4M3FN_ui16(%a0: tensor<7xf8E4M3FN>, %a1: tensor<1x4xui16>, %a2: tensor<4x2xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<7xf8E4M3FN>, tensor<1x4xui16>, tensor<4x2xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// equal
func.func @scatter_multiply_f8E4M3FN_ui8(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<4xui8>, %a2: tensor<2x4xf8E4M3FN>) -> tensor<5x3xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x3xf8E4M3FN>, tensor<4xui8>, tensor<2x4xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  return %r : tensor<5x3xf8E4M3FN>
}

// equal
func.func @scatter_multiply_f8E4M3FN_i64(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<2x4xi64>, %a2: tensor<4xf8E4M3FN>) -> tensor<5x3xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x3xf8E4M3FN>, tensor<2x4xi64>, tensor<4xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  return %r : tensor<5x3xf8E4M3FN>
}

// equal
func.func @scatter_multiply_f8E4M3FN_i32(%a0: tensor<5x0xf8E4M3FN>, %a1: tensor<2x1xi32>, %a2: tensor<2x0xf8E4M3FN>) -> tensor<5x0xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<5x0xf8E4M3FN>, tensor<2x1xi32>, tensor<2x0xf8E4M3FN>) -> tensor<5x0xf8E4M3FN>
  return %r : tensor<5x0xf8E4M3FN>
}

// equal
func.func @scatter_multiply_f8E4M3FN_i16(%a0: tensor<4x3x5xf8E4M3FN>, %a1: tensor<4x2x1xi16>, %a2: tensor<4x2x4xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<4x3x5xf8E4M3FN>, tensor<4x2x1xi16>, tensor<4x2x4xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN>
  return %r : tensor<4x3x5xf8E4M3FN>
}

// equal
func.func @scatter_multiply_f8E4M3FN_i8(%a0: tensor<2x1x3x1x2x2xf8E4M3FN>, %a1: tensor<2x2xi8>, %a2: tensor<2x2x1x2xf8E4M3FN>) -> tensor<2x1x3x1x2x2xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<2x1x3x1x2x2xf8E4M3FN>, tensor<2x2xi8>, tensor<2x2x1x2xf8E4M3FN>) -> tensor<2x1x3x1x2x2xf8E4M3FN>
  return %r : tensor<2x1x3x1x2x2xf8E4M3FN>
}

// equal
func.func @scatter_multiply_ui4_ui32(%a0: tensor<7xui4>, %a1: tensor<1x4xui32>, %a2: tensor<4x2xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.multiply %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<7xui4>, tensor<1x4xui32>, tensor<4x2xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_multiply_ui4_ui16(%a0: tensor<5x3xui4>, %a1: tensor<4xui16>, %a2: tensor<2x4xui4>) -> tensor<5x3xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.multiply %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x3xui4>, tensor<4xui16>, tensor<2x4xui4>) -> tensor<5x3xui4>
  return %r : tensor<5x3xui4>
}

// equal
func.func @scatter_multiply_ui4_ui8(%a0: tensor<5x3xui4>, %a1: tensor<2x4xui8>, %a2: tensor<4xui4>) -> tensor<5x3xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.multiply %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x3xui4>, tensor<2x4xui8>, tensor<4xui4>) -> tensor<5x3xui4>
  return %r : tensor<5x3xui4>
}

// equal
func.func @scatter_multiply_ui4_i8(%a0: tensor<5x0xui4>, %a1: tensor<2x1xi8>, %a2: tensor<2x0xui4>) -> tensor<5x0xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.multiply %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<5x0xui4>, tensor<2x1xi8>, tensor<2x0xui4>) -> tensor<5x0xui4>
  return %r : tensor<5x0xui4>
}

// equal
func.func @scatter_multiply_ui4_i32(%a0: tensor<4x3x5xui4>, %a1: tensor<4x2x1xi32>, %a2: tensor<4x2x4xui4>) -> tensor<4x3x5xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.multiply %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<4x3x5xui4>, tensor<4x2x1xi32>, tensor<4x2x4xui4>) -> tensor<4x3x5xui4>
  return %r : tensor<4x3x5xui4>
}

// equal
func.func @scatter_multiply_ui4_i16(%a0: tensor<2x1x3x1x2x2xui4>, %a1: tensor<2x2xi16>, %a2: tensor<2x2x1x2xui4>) -> tensor<2x1x3x1x2x2xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.multiply %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<2x1x3x1x2x2xui4>, tensor<2x2xi16>, tensor<2x2x1x2xui4>) -> tensor<2x1x3x1x2x2xui4>
  return %r : tensor<2x1x3x1x2x2xui4>
}

// equal
func.func @scatter_multiply_f64_ui32(%a0: tensor<5x0xf64>, %a1: tensor<2x1xui32>, %a2: tensor<2x0xf64>) -> tensor<5x0xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x0xf64>, tensor<2x1xui32>, tensor<2x0xf64>) -> tensor<5x0xf64>
  return %r : tensor<5x0xf64>
}

// equal
func.func @scatter_multiply_f64_ui64(%a0: tensor<7xf64>, %a1: tensor<1x4xui64>, %a2: tensor<4x2xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.multiply %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<1x4xui64>, tensor<4x2xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_multiply_bf16_i16(%a0: tensor<7xbf16>, %a1: tensor<1x4xi16>, %a2: tensor<4x2xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<1x4xi16>, tensor<4x2xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_multiply_bf16_i64(%a0: tensor<2x1x3x1x2x2xbf16>, %a1: tensor<2x2xi64>, %a2: tensor<2x2x1x2xbf16>) -> tensor<2x1x3x1x2x2xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.multiply %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<2x1x3x1x2x2xbf16>, tensor<2x2xi64>, tensor<2x2x1x2xbf16>) -> tensor<2x1x3x1x2x2xbf16>
  return %r : tensor<2x1x3x1x2x2xbf16>
}

// equal
func.func @scatter_multiply_i32_ui8(%a0: tensor<7xi32>, %a1: tensor<1x4xui8>, %a2: tensor<4x2xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<1x4xui8>, tensor<4x2xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_multiply_i32_ui16(%a0: tensor<5x3xi32>, %a1: tensor<2x4xui16>, %a2: tensor<4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.multiply %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<2x4xui16>, tensor<4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_multiply_ui16_ui16(%a0: tensor<5x0xui16>, %a1: tensor<2x1xui16>, %a2: tensor<2x0xui16>) -> tensor<5x0xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x0xui16>, tensor<2x1xui16>, tensor<2x0xui16>) -> tensor<5x0xui16>
  return %r : tensor<5x0xui16>
}

// equal
func.func @scatter_multiply_ui16_ui64(%a0: tensor<5x3xui16>, %a1: tensor<4x1xui64>, %a2: tensor<2x4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.multiply %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x1xui64>, tensor<2x4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_multiply_c64_ui16(%a0: tensor<7xcomplex<f32>>, %a1: tensor<1x4xui16>, %a2: tensor<4x2xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<1x4xui16>, tensor<4x2xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_multiply_c64_ui64(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<4x2x1xui64>, %a2: tensor<4x2x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %v = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %v : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<4x2x1xui64>, tensor<4x2x4xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_multiply_f8E4M3FN_ui32(%a0: tensor<7xf8E4M3FN>, %a1: tensor<1x4xui32>, %a2: tensor<4x2xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<7xf8E4M3FN>, tensor<1x4xui32>, tensor<4x2xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// equal
func.func @scatter_multiply_f8E4M3FN_ui64(%a0: tensor<2x1x3x1x2x2xf8E4M3FN>, %a1: tensor<2x2xui64>, %a2: tensor<2x2x1x2xf8E4M3FN>) -> tensor<2x1x3x1x2x2xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 4], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    %v = stablehlo.multiply %x, %y : tensor<f8E4M3FN>
    stablehlo.return %v : tensor<f8E4M3FN>
  }) : (tensor<2x1x3x1x2x2xf8E4M3FN>, tensor<2x2xui64>, tensor<2x2x1x2xf8E4M3FN>) -> tensor<2x1x3x1x2x2xf8E4M3FN>
  return %r : tensor<2x1x3x1x2x2xf8E4M3FN>
}

// equal
func.func @scatter_multiply_ui4_i64(%a0: tensor<7xui4>, %a1: tensor<1x4xi64>, %a2: tensor<4x2xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.multiply %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<7xui4>, tensor<1x4xi64>, tensor<4x2xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_multiply_ui4_ui64(%a0: tensor<7xui4>, %a1: tensor<1x4xui64>, %a2: tensor<4x2xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    %v = stablehlo.multiply %x, %y : tensor<ui4>
    stablehlo.return %v : tensor<ui4>
  }) : (tensor<7xui4>, tensor<1x4xui64>, tensor<4x2xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_maximum_f64_i8(%a0: tensor<7xf64>, %a1: tensor<1xi8>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xi8>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_maximum_f64_i16(%a0: tensor<5x3xf64>, %a1: tensor<4xi16>, %a2: tensor<4x3xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4xi16>, tensor<4x3xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_maximum_f64_i32(%a0: tensor<5x3xf64>, %a1: tensor<4x2xi32>, %a2: tensor<4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_maximum_f64_i64(%a0: tensor<5x3xf64>, %a1: tensor<0xi64>, %a2: tensor<0x3xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<0xi64>, tensor<0x3xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_maximum_f64_ui8(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2x3xui8>, tensor<2x3x3xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_maximum_f64_ui16(%a0: tensor<4x3x5xf64>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<3x2xui16>, tensor<4x3x5x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_maximum_bf16_ui16(%a0: tensor<7xbf16>, %a1: tensor<ui16>, %a2: tensor<3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<ui16>, tensor<3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_maximum_bf16_ui32(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui32>, %a2: tensor<4x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x1xui32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_maximum_bf16_ui64(%a0: tensor<5x3xbf16>, %a1: tensor<4x2xui64>, %a2: tensor<4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x2xui64>, tensor<4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_maximum_bf16_ui8(%a0: tensor<5x3xbf16>, %a1: tensor<0x1xui8>, %a2: tensor<0x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<0x1xui8>, tensor<0x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_maximum_bf16_i64(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2x3xi64>, %a2: tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<2x2x3xi64>, tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_maximum_bf16_i8(%a0: tensor<4x3x5xbf16>, %a1: tensor<3x2xi8>, %a2: tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<3x2xi8>, tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_maximum_i32_i32(%a0: tensor<7xi32>, %a1: tensor<i32>, %a2: tensor<3xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<i32>, tensor<3xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_maximum_i32_ui64(%a0: tensor<5x3xi32>, %a1: tensor<4x1xui64>, %a2: tensor<4x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x1xui64>, tensor<4x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_maximum_i32_i16(%a0: tensor<5x3xi32>, %a1: tensor<4x2xi16>, %a2: tensor<4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x2xi16>, tensor<4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_maximum_i32_ui32(%a0: tensor<5x3xi32>, %a1: tensor<0xui32>, %a2: tensor<0x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<0xui32>, tensor<0x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_maximum_i32_i8(%a0: tensor<4x3x5xi32>, %a1: tensor<2x2x3xi8>, %a2: tensor<2x3x3xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<2x2x3xi8>, tensor<2x3x3xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_maximum_i32_i64(%a0: tensor<4x3x5xi32>, %a1: tensor<3x2xi64>, %a2: tensor<4x3x5x2xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<3x2xi64>, tensor<4x3x5x2xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_maximum_ui16_i16(%a0: tensor<7xui16>, %a1: tensor<1xi16>, %a2: tensor<3xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<1xi16>, tensor<3xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_maximum_ui16_i8(%a0: tensor<5x3xui16>, %a1: tensor<4xi8>, %a2: tensor<4x3xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4xi8>, tensor<4x3xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_maximum_ui16_i64(%a0: tensor<5x3xui16>, %a1: tensor<4x2xi64>, %a2: tensor<4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x2xi64>, tensor<4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_maximum_ui16_i32(%a0: tensor<5x3xui16>, %a1: tensor<0x1xi32>, %a2: tensor<0x3xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<0x1xi32>, tensor<0x3xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_maximum_ui16_ui16(%a0: tensor<4x3x5xui16>, %a1: tensor<2x2x3xui16>, %a2: tensor<2x3x3xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<2x2x3xui16>, tensor<2x3x3xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_maximum_ui16_ui8(%a0: tensor<4x3x5xui16>, %a1: tensor<3x2xui8>, %a2: tensor<4x3x5x2xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<3x2xui8>, tensor<4x3x5x2xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_maximum_i1_i64(%a0: tensor<7xi1>, %a1: tensor<1xi64>, %a2: tensor<3xi1>) -> tensor<7xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.maximum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<7xi1>, tensor<1xi64>, tensor<3xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// equal
func.func @scatter_maximum_i1_i32(%a0: tensor<5x3xi1>, %a1: tensor<4xi32>, %a2: tensor<4x3xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.maximum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<4xi32>, tensor<4x3xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_maximum_i1_i8(%a0: tensor<5x3xi1>, %a1: tensor<4x2xi8>, %a2: tensor<4xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.maximum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<4x2xi8>, tensor<4xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_maximum_i1_i16(%a0: tensor<5x3xi1>, %a1: tensor<0x1xi16>, %a2: tensor<0x3xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.maximum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<0x1xi16>, tensor<0x3xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_maximum_i1_ui32(%a0: tensor<4x3x5xi1>, %a1: tensor<2x2x3xui32>, %a2: tensor<2x3x3xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.maximum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<2x2x3xui32>, tensor<2x3x3xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_maximum_i1_ui64(%a0: tensor<4x3x5xi1>, %a1: tensor<3x2xui64>, %a2: tensor<4x3x5x2xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.maximum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<3x2xui64>, tensor<4x3x5x2xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_maximum_i4_ui8(%a0: tensor<7xi4>, %a1: tensor<1xui8>, %a2: tensor<3xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<1xui8>, tensor<3xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_maximum_i4_i64(%a0: tensor<5x3xi4>, %a1: tensor<4xi64>, %a2: tensor<4x3xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4xi64>, tensor<4x3xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_maximum_i4_ui16(%a0: tensor<5x3xi4>, %a1: tensor<4x2xui16>, %a2: tensor<4xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4x2xui16>, tensor<4xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_maximum_i4_i8(%a0: tensor<5x3xi4>, %a1: tensor<0x1xi8>, %a2: tensor<0x3xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<0x1xi8>, tensor<0x3xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_maximum_i4_i16(%a0: tensor<4x3x5xi4>, %a1: tensor<2x2x3xi16>, %a2: tensor<2x3x3xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<2x2x3xi16>, tensor<2x3x3xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_maximum_i4_i32(%a0: tensor<4x3x5xi4>, %a1: tensor<3x2xi32>, %a2: tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<3x2xi32>, tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_maximum_f64_ui32(%a0: tensor<7xf64>, %a1: tensor<1xui32>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xui32>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_maximum_f64_ui64(%a0: tensor<7xf64>, %a1: tensor<1xui64>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xui64>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_maximum_bf16_i16(%a0: tensor<4x3x5xbf16>, %a1: tensor<3x2xi16>, %a2: tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<3x2xi16>, tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_maximum_bf16_i32(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2x3xi32>, %a2: tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.maximum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<2x2x3xi32>, tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_maximum_i32_ui8(%a0: tensor<5x3xi32>, %a1: tensor<4x1xui8>, %a2: tensor<4x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x1xui8>, tensor<4x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_maximum_i32_ui16(%a0: tensor<5x3xi32>, %a1: tensor<4x1xui16>, %a2: tensor<4x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x1xui16>, tensor<4x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_maximum_ui16_ui32(%a0: tensor<5x3xui16>, %a1: tensor<4x2xui32>, %a2: tensor<4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x2xui32>, tensor<4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_maximum_ui16_ui64(%a0: tensor<5x3xui16>, %a1: tensor<0x1xui64>, %a2: tensor<0x3xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.maximum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<0x1xui64>, tensor<0x3xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_maximum_i1_ui8(%a0: tensor<5x3xi1>, %a1: tensor<4x2xui8>, %a2: tensor<4xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.maximum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<4x2xui8>, tensor<4xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_maximum_i1_ui16(%a0: tensor<5x3xi1>, %a1: tensor<0x1xui16>, %a2: tensor<0x3xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.maximum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<0x1xui16>, tensor<0x3xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_maximum_i4_ui32(%a0: tensor<4x3x5xi4>, %a1: tensor<3x2xui32>, %a2: tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<3x2xui32>, tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_maximum_i4_ui64(%a0: tensor<4x3x5xi4>, %a1: tensor<2x2x3xui64>, %a2: tensor<2x3x3xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.maximum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<2x2x3xui64>, tensor<2x3x3xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_minimum_f64_i8(%a0: tensor<7xf64>, %a1: tensor<1xi8>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xi8>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_minimum_f64_i16(%a0: tensor<5x3xf64>, %a1: tensor<4xi16>, %a2: tensor<4x3xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4xi16>, tensor<4x3xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_minimum_f64_i32(%a0: tensor<5x3xf64>, %a1: tensor<4x2xi32>, %a2: tensor<4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_minimum_f64_i64(%a0: tensor<5x3xf64>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<0x1xi64>, tensor<0x3xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_minimum_f64_ui8(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2x3xui8>, tensor<2x3x3xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_minimum_f64_ui16(%a0: tensor<4x3x5xf64>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<3x2xui16>, tensor<4x3x5x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_minimum_bf16_ui16(%a0: tensor<7xbf16>, %a1: tensor<ui16>, %a2: tensor<3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<ui16>, tensor<3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_minimum_bf16_ui32(%a0: tensor<5x3xbf16>, %a1: tensor<4x1xui32>, %a2: tensor<4x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x1xui32>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_minimum_bf16_ui64(%a0: tensor<5x3xbf16>, %a1: tensor<4x2xui64>, %a2: tensor<4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x2xui64>, tensor<4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_minimum_bf16_ui8(%a0: tensor<5x3xbf16>, %a1: tensor<0xui8>, %a2: tensor<0x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<0xui8>, tensor<0x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_minimum_bf16_i64(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2x3xi64>, %a2: tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<2x2x3xi64>, tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_minimum_bf16_i8(%a0: tensor<4x3x5xbf16>, %a1: tensor<3x2xi8>, %a2: tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<3x2xi8>, tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_minimum_i32_i16(%a0: tensor<7xi32>, %a1: tensor<1xi16>, %a2: tensor<3xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<1xi16>, tensor<3xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_minimum_i32_i32(%a0: tensor<5x3xi32>, %a1: tensor<4x1xi32>, %a2: tensor<4x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x1xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_minimum_i32_ui32(%a0: tensor<5x3xi32>, %a1: tensor<4x2xui32>, %a2: tensor<4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x2xui32>, tensor<4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_minimum_i32_ui64(%a0: tensor<5x3xi32>, %a1: tensor<0xui64>, %a2: tensor<0x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<0xui64>, tensor<0x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_minimum_i32_i8(%a0: tensor<4x3x5xi32>, %a1: tensor<2x2x3xi8>, %a2: tensor<2x3x3xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<2x2x3xi8>, tensor<2x3x3xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_minimum_i32_i64(%a0: tensor<4x3x5xi32>, %a1: tensor<3x2xi64>, %a2: tensor<4x3x5x2xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<3x2xi64>, tensor<4x3x5x2xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_minimum_ui16_i32(%a0: tensor<7xui16>, %a1: tensor<1xi32>, %a2: tensor<3xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<1xi32>, tensor<3xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_minimum_ui16_i8(%a0: tensor<5x3xui16>, %a1: tensor<4xi8>, %a2: tensor<4x3xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4xi8>, tensor<4x3xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_minimum_ui16_i16(%a0: tensor<5x3xui16>, %a1: tensor<4x2xi16>, %a2: tensor<4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x2xi16>, tensor<4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_minimum_ui16_ui16(%a0: tensor<5x3xui16>, %a1: tensor<0x1xui16>, %a2: tensor<0x3xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<0x1xui16>, tensor<0x3xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_minimum_ui16_ui32(%a0: tensor<4x3x5xui16>, %a1: tensor<2x2x3xui32>, %a2: tensor<2x3x3xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<2x2x3xui32>, tensor<2x3x3xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_minimum_ui16_ui8(%a0: tensor<4x3x5xui16>, %a1: tensor<3x2xui8>, %a2: tensor<4x3x5x2xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<3x2xui8>, tensor<4x3x5x2xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_minimum_i1_i64(%a0: tensor<7xi1>, %a1: tensor<1xi64>, %a2: tensor<3xi1>) -> tensor<7xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.minimum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<7xi1>, tensor<1xi64>, tensor<3xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// equal
func.func @scatter_minimum_i1_ui8(%a0: tensor<5x3xi1>, %a1: tensor<4xui8>, %a2: tensor<4x3xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.minimum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<4xui8>, tensor<4x3xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_minimum_i1_i8(%a0: tensor<5x3xi1>, %a1: tensor<4x2xi8>, %a2: tensor<4xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.minimum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<4x2xi8>, tensor<4xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_minimum_i1_i16(%a0: tensor<5x3xi1>, %a1: tensor<0x1xi16>, %a2: tensor<0x3xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.minimum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<0x1xi16>, tensor<0x3xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_minimum_i1_i32(%a0: tensor<4x3x5xi1>, %a1: tensor<2x2x3xi32>, %a2: tensor<2x3x3xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.minimum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<2x2x3xi32>, tensor<2x3x3xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_minimum_i1_ui32(%a0: tensor<4x3x5xi1>, %a1: tensor<3x2xui32>, %a2: tensor<4x3x5x2xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.minimum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<3x2xui32>, tensor<4x3x5x2xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_minimum_i4_ui8(%a0: tensor<7xi4>, %a1: tensor<1xui8>, %a2: tensor<3xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<1xui8>, tensor<3xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_minimum_i4_i64(%a0: tensor<5x3xi4>, %a1: tensor<4xi64>, %a2: tensor<4x3xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4xi64>, tensor<4x3xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_minimum_i4_ui16(%a0: tensor<5x3xi4>, %a1: tensor<4x2xui16>, %a2: tensor<4xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4x2xui16>, tensor<4xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_minimum_i4_i8(%a0: tensor<5x3xi4>, %a1: tensor<0x1xi8>, %a2: tensor<0x3xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<0x1xi8>, tensor<0x3xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_minimum_i4_i16(%a0: tensor<4x3x5xi4>, %a1: tensor<2x2x3xi16>, %a2: tensor<2x3x3xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<2x2x3xi16>, tensor<2x3x3xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_minimum_i4_i32(%a0: tensor<4x3x5xi4>, %a1: tensor<3x2xi32>, %a2: tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<3x2xi32>, tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_minimum_f64_ui32(%a0: tensor<7xf64>, %a1: tensor<1xui32>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xui32>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_minimum_f64_ui64(%a0: tensor<7xf64>, %a1: tensor<1xui64>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %v = stablehlo.minimum %x, %y : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xui64>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_minimum_bf16_i16(%a0: tensor<4x3x5xbf16>, %a1: tensor<3x2xi16>, %a2: tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<3x2xi16>, tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_minimum_bf16_i32(%a0: tensor<5x3xbf16>, %a1: tensor<0x1xi32>, %a2: tensor<0x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %v = stablehlo.minimum %x, %y : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<0x1xi32>, tensor<0x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_minimum_i32_ui8(%a0: tensor<5x3xi32>, %a1: tensor<4x2xui8>, %a2: tensor<4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x2xui8>, tensor<4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_minimum_i32_ui16(%a0: tensor<5x3xi32>, %a1: tensor<4x1xui16>, %a2: tensor<4x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %v = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x1xui16>, tensor<4x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_minimum_ui16_i64(%a0: tensor<5x3xui16>, %a1: tensor<4x2xi64>, %a2: tensor<4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x2xi64>, tensor<4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_minimum_ui16_ui64(%a0: tensor<5x3xui16>, %a1: tensor<4x1xui64>, %a2: tensor<4x3xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %v = stablehlo.minimum %x, %y : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x1xui64>, tensor<4x3xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_minimum_i1_ui16(%a0: tensor<4x3x5xi1>, %a1: tensor<2x2x3xui16>, %a2: tensor<2x3x3xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.minimum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<2x2x3xui16>, tensor<2x3x3xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_minimum_i1_ui64(%a0: tensor<4x3x5xi1>, %a1: tensor<2x2x3xui64>, %a2: tensor<2x3x3xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %v = stablehlo.minimum %x, %y : tensor<i1>
    stablehlo.return %v : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<2x2x3xui64>, tensor<2x3x3xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_minimum_i4_ui32(%a0: tensor<5x3xi4>, %a1: tensor<0x1xui32>, %a2: tensor<0x3xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<0x1xui32>, tensor<0x3xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_minimum_i4_ui64(%a0: tensor<4x3x5xi4>, %a1: tensor<3x2xui64>, %a2: tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.minimum %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<3x2xui64>, tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_and_i8_i8(%a0: tensor<7xi8>, %a1: tensor<4x1xi8>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xi8>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i8_i16(%a0: tensor<7xi8>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xi16>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i8_i32(%a0: tensor<5x3xi8>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xi32>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_and_i8_i64(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xi64>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_and_i8_ui8(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xui8>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_ui16(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xui16>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_ui32(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xui32>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_and_i64_ui16(%a0: tensor<7xi64>, %a1: tensor<4xui16>, %a2: tensor<4xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<4xui16>, tensor<4xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_and_i64_ui64(%a0: tensor<7xi64>, %a1: tensor<2x1x3xui64>, %a2: tensor<2x2x3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<2x1x3xui64>, tensor<2x2x3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_and_i64_i8(%a0: tensor<5x3xi64>, %a1: tensor<4xi8>, %a2: tensor<2x4xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4xi8>, tensor<2x4xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_and_i64_ui8(%a0: tensor<5x3xi64>, %a1: tensor<2x2x2xui8>, %a2: tensor<2x2x2x2xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<2x2x2xui8>, tensor<2x2x2x2xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_and_i64_i64(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2xi64>, %a2: tensor<2x3x2xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<2x2xi64>, tensor<2x3x2xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_and_i64_ui32(%a0: tensor<4x3x5xi64>, %a1: tensor<1x3x4xui32>, %a2: tensor<2x3x4xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<1x3x4xui32>, tensor<2x3x4xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_and_i64_i32(%a0: tensor<1x1xi64>, %a1: tensor<1x1xi32>, %a2: tensor<1x1x1xi64>) -> tensor<1x1xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x1xi64>, tensor<1x1xi32>, tensor<1x1x1xi64>) -> tensor<1x1xi64>
  return %r : tensor<1x1xi64>
}

// equal
func.func @scatter_and_ui32_i16(%a0: tensor<7xui32>, %a1: tensor<4x1xi16>, %a2: tensor<4xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<4x1xi16>, tensor<4xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_and_ui32_i8(%a0: tensor<7xui32>, %a1: tensor<2x1x3xi8>, %a2: tensor<2x2x3xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<2x1x3xi8>, tensor<2x2x3xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_and_ui32_ui64(%a0: tensor<5x3xui32>, %a1: tensor<4xui64>, %a2: tensor<2x4xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<4xui64>, tensor<2x4xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_and_ui32_i32(%a0: tensor<5x3xui32>, %a1: tensor<2x2x2xi32>, %a2: tensor<2x2x2x2xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<2x2x2xi32>, tensor<2x2x2x2xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_and_ui32_ui16(%a0: tensor<4x3x5xui32>, %a1: tensor<2x2xui16>, %a2: tensor<2x3x2xui32>) -> tensor<4x3x5xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x3x5xui32>, tensor<2x2xui16>, tensor<2x3x2xui32>) -> tensor<4x3x5xui32>
  return %r : tensor<4x3x5xui32>
}

// equal
func.func @scatter_and_ui32_i64(%a0: tensor<4x3x5xui32>, %a1: tensor<1x3x4xi64>, %a2: tensor<2x3x4xui32>) -> tensor<4x3x5xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x3x5xui32>, tensor<1x3x4xi64>, tensor<2x3x4xui32>) -> tensor<4x3x5xui32>
  return %r : tensor<4x3x5xui32>
}

// equal
func.func @scatter_and_ui32_ui8(%a0: tensor<1x1xui32>, %a1: tensor<1x1x1xui8>, %a2: tensor<1x1x1xui32>) -> tensor<1x1xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<1x1xui32>, tensor<1x1x1xui8>, tensor<1x1x1xui32>) -> tensor<1x1xui32>
  return %r : tensor<1x1xui32>
}

// equal
func.func @scatter_and_i4_i32(%a0: tensor<7xi4>, %a1: tensor<4x1xi32>, %a2: tensor<4xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<4x1xi32>, tensor<4xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_and_i4_i64(%a0: tensor<7xi4>, %a1: tensor<2x1x3xi64>, %a2: tensor<2x2x3xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<2x1x3xi64>, tensor<2x2x3xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_and_i4_i16(%a0: tensor<5x3xi4>, %a1: tensor<4x1xi16>, %a2: tensor<2x4xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4x1xi16>, tensor<2x4xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_and_i4_i8(%a0: tensor<5x3xi4>, %a1: tensor<2x2x2xi8>, %a2: tensor<2x2x2x2xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<2x2x2xi8>, tensor<2x2x2x2xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_and_i4_ui32(%a0: tensor<4x3x5xi4>, %a1: tensor<2x2xui32>, %a2: tensor<2x3x2xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<2x2xui32>, tensor<2x3x2xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_and_i4_ui8(%a0: tensor<4x3x5xi4>, %a1: tensor<1x3x4xui8>, %a2: tensor<2x3x4xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<1x3x4xui8>, tensor<2x3x4xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_and_i4_ui16(%a0: tensor<1x1xi4>, %a1: tensor<1x1x1xui16>, %a2: tensor<1x1x1xi4>) -> tensor<1x1xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<1x1xi4>, tensor<1x1x1xui16>, tensor<1x1x1xi4>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// equal
func.func @scatter_and_i8_ui64(%a0: tensor<7xi8>, %a1: tensor<4x1xui64>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xui64>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i64_i16(%a0: tensor<5x3xi64>, %a1: tensor<2x2x2xi16>, %a2: tensor<2x2x2x2xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.and %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<2x2x2xi16>, tensor<2x2x2x2xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_and_ui32_ui32(%a0: tensor<7xui32>, %a1: tensor<4x1xui32>, %a2: tensor<4xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.and %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<4x1xui32>, tensor<4xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_and_i4_ui64(%a0: tensor<5x3xi4>, %a1: tensor<2x2x2xui64>, %a2: tensor<2x2x2x2xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.and %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<2x2x2xui64>, tensor<2x2x2x2xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_and_i8_i64_2(%a0: tensor<7xi8>, %a1: tensor<4x1xi64>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xi64>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i8_ui8_2(%a0: tensor<7xi8>, %a1: tensor<4x1xui8>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xui8>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i8_i32_2(%a0: tensor<7xi8>, %a1: tensor<2x1x3xi32>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xi32>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i8_ui8_3(%a0: tensor<7xi8>, %a1: tensor<2x1x3xui8>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xui8>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i8_ui16_2(%a0: tensor<7xi8>, %a1: tensor<2x1x3xui16>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xui16>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i8_ui32_2(%a0: tensor<7xi8>, %a1: tensor<2x1x3xui32>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xui32>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_and_i8_i64_3(%a0: tensor<5x3xi8>, %a1: tensor<4x1xi64>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xi64>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_and_i8_ui8_4(%a0: tensor<5x3xi8>, %a1: tensor<4x1xui8>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xui8>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_and_i8_ui16_3(%a0: tensor<5x3xi8>, %a1: tensor<4x1xui16>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xui16>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_and_i8_ui32_3(%a0: tensor<5x3xi8>, %a1: tensor<4x1xui32>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xui32>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_and_i8_ui16_4(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xui16>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xui16>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_and_i8_ui32_4(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xui32>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xui32>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_and_i8_i8_2(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xi8>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xi8>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_i16_2(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xi16>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xi16>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_i32_3(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xi32>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xi32>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_ui64_2(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xui64>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xui64>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_i8_3(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xi8>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xi8>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_i16_3(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xi16>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xi16>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_i32_4(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xi32>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xi32>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_ui64_3(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xui64>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xui64>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_and_i8_i8_4(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xi8>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xi8>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_and_i8_i16_4(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xi16>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xi16>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_and_i8_i64_4(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xi64>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xi64>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_and_i8_ui64_4(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xui64>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.and %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xui64>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_xor_i8_i8(%a0: tensor<7xi8>, %a1: tensor<4x1xi8>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xi8>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_xor_i8_i16(%a0: tensor<7xi8>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xi16>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_xor_i8_i32(%a0: tensor<5x3xi8>, %a1: tensor<4xi32>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4xi32>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_i64(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xi64>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_ui8(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xui8>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_ui16(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xui16>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_ui32(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xui32>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xui32>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_xor_i64_ui8(%a0: tensor<7xi64>, %a1: tensor<4xui8>, %a2: tensor<4xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.xor %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<4xui8>, tensor<4xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_xor_i64_ui64(%a0: tensor<7xi64>, %a1: tensor<2x1x3xui64>, %a2: tensor<2x2x3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.xor %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<2x1x3xui64>, tensor<2x2x3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_xor_i64_i8(%a0: tensor<5x3xi64>, %a1: tensor<4x1xi8>, %a2: tensor<2x4xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.xor %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4x1xi8>, tensor<2x4xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_xor_i64_i16(%a0: tensor<5x3xi64>, %a1: tensor<2x2x2xi16>, %a2: tensor<2x2x2x2xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.xor %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<2x2x2xi16>, tensor<2x2x2x2xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_xor_i64_ui16(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2xui16>, %a2: tensor<2x3x2xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.xor %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<2x2xui16>, tensor<2x3x2xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_xor_i64_ui32(%a0: tensor<4x3x5xi64>, %a1: tensor<1x3x4xui32>, %a2: tensor<2x3x4xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.xor %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<1x3x4xui32>, tensor<2x3x4xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_xor_i64_i32(%a0: tensor<1x1xi64>, %a1: tensor<1x1xi32>, %a2: tensor<1x1x1xi64>) -> tensor<1x1xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.xor %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<1x1xi64>, tensor<1x1xi32>, tensor<1x1x1xi64>) -> tensor<1x1xi64>
  return %r : tensor<1x1xi64>
}

// equal
func.func @scatter_xor_ui32_i64(%a0: tensor<7xui32>, %a1: tensor<4xi64>, %a2: tensor<4xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.xor %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<4xi64>, tensor<4xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_xor_ui32_i32(%a0: tensor<7xui32>, %a1: tensor<2x1x3xi32>, %a2: tensor<2x2x3xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.xor %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<2x1x3xi32>, tensor<2x2x3xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_xor_ui32_ui64(%a0: tensor<5x3xui32>, %a1: tensor<4xui64>, %a2: tensor<2x4xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.xor %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<4xui64>, tensor<2x4xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_xor_ui32_i8(%a0: tensor<5x3xui32>, %a1: tensor<2x2x2xi8>, %a2: tensor<2x2x2x2xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.xor %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<2x2x2xi8>, tensor<2x2x2x2xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_xor_ui32_i16(%a0: tensor<4x3x5xui32>, %a1: tensor<2x2xi16>, %a2: tensor<2x3x2xui32>) -> tensor<4x3x5xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.xor %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x3x5xui32>, tensor<2x2xi16>, tensor<2x3x2xui32>) -> tensor<4x3x5xui32>
  return %r : tensor<4x3x5xui32>
}

// equal
func.func @scatter_xor_ui32_ui8(%a0: tensor<4x3x5xui32>, %a1: tensor<1x3x4xui8>, %a2: tensor<2x3x4xui32>) -> tensor<4x3x5xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.xor %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<4x3x5xui32>, tensor<1x3x4xui8>, tensor<2x3x4xui32>) -> tensor<4x3x5xui32>
  return %r : tensor<4x3x5xui32>
}

// equal
func.func @scatter_xor_ui32_ui16(%a0: tensor<1x1xui32>, %a1: tensor<1x1x1xui16>, %a2: tensor<1x1x1xui32>) -> tensor<1x1xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.xor %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<1x1xui32>, tensor<1x1x1xui16>, tensor<1x1x1xui32>) -> tensor<1x1xui32>
  return %r : tensor<1x1xui32>
}

// equal
func.func @scatter_xor_i4_i16(%a0: tensor<7xi4>, %a1: tensor<4x1xi16>, %a2: tensor<4xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.xor %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<4x1xi16>, tensor<4xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_xor_i4_i8(%a0: tensor<7xi4>, %a1: tensor<2x1x3xi8>, %a2: tensor<2x2x3xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.xor %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<2x1x3xi8>, tensor<2x2x3xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_xor_i4_i64(%a0: tensor<5x3xi4>, %a1: tensor<4x1xi64>, %a2: tensor<2x4xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.xor %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4x1xi64>, tensor<2x4xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_xor_i4_i32(%a0: tensor<5x3xi4>, %a1: tensor<2x2x2xi32>, %a2: tensor<2x2x2x2xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.xor %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<2x2x2xi32>, tensor<2x2x2x2xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_xor_i4_ui32(%a0: tensor<4x3x5xi4>, %a1: tensor<2x2xui32>, %a2: tensor<2x3x2xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.xor %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<2x2xui32>, tensor<2x3x2xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_xor_i4_ui64(%a0: tensor<4x3x5xi4>, %a1: tensor<1x3x4xui64>, %a2: tensor<2x3x4xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.xor %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<1x3x4xui64>, tensor<2x3x4xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_xor_i4_ui8(%a0: tensor<1x1xi4>, %a1: tensor<1x1x1xui8>, %a2: tensor<1x1x1xi4>) -> tensor<1x1xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.xor %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<1x1xi4>, tensor<1x1x1xui8>, tensor<1x1x1xi4>) -> tensor<1x1xi4>
  return %r : tensor<1x1xi4>
}

// equal
func.func @scatter_xor_i8_ui64(%a0: tensor<7xi8>, %a1: tensor<4x1xui64>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xui64>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_xor_i64_i64(%a0: tensor<7xi64>, %a1: tensor<2x1x3xi64>, %a2: tensor<2x2x3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %v = stablehlo.xor %x, %y : tensor<i64>
    stablehlo.return %v : tensor<i64>
  }) : (tensor<7xi64>, tensor<2x1x3xi64>, tensor<2x2x3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_xor_ui32_ui32(%a0: tensor<7xui32>, %a1: tensor<4x1xui32>, %a2: tensor<4xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %v = stablehlo.xor %x, %y : tensor<ui32>
    stablehlo.return %v : tensor<ui32>
  }) : (tensor<7xui32>, tensor<4x1xui32>, tensor<4xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_xor_i4_ui16(%a0: tensor<7xi4>, %a1: tensor<4x1xui16>, %a2: tensor<4xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    %v = stablehlo.xor %x, %y : tensor<i4>
    stablehlo.return %v : tensor<i4>
  }) : (tensor<7xi4>, tensor<4x1xui16>, tensor<4xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_xor_i8_i32_2(%a0: tensor<7xi8>, %a1: tensor<4x1xi32>, %a2: tensor<4xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<4x1xi32>, tensor<4xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_xor_i8_ui8_2(%a0: tensor<7xi8>, %a1: tensor<2x1x3xui8>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xui8>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_xor_i8_ui16_2(%a0: tensor<7xi8>, %a1: tensor<2x1x3xui16>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xui16>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_xor_i8_ui32_2(%a0: tensor<7xi8>, %a1: tensor<2x1x3xui32>, %a2: tensor<2x2x3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<7xi8>, tensor<2x1x3xui32>, tensor<2x2x3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_xor_i8_i16_2(%a0: tensor<5x3xi8>, %a1: tensor<4x1xi16>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xi16>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_ui8_3(%a0: tensor<5x3xi8>, %a1: tensor<4x1xui8>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xui8>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_ui16_3(%a0: tensor<5x3xi8>, %a1: tensor<4x1xui16>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xui16>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_ui32_3(%a0: tensor<5x3xi8>, %a1: tensor<4x1xui32>, %a2: tensor<2x4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x1xui32>, tensor<2x4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_ui8_4(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xui8>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xui8>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_ui16_4(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xui16>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xui16>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_ui32_4(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xui32>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xui32>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_ui64_2(%a0: tensor<5x3xi8>, %a1: tensor<2x2x2xui64>, %a2: tensor<2x2x2x2xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<2x2x2xui64>, tensor<2x2x2x2xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_xor_i8_i8_2(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xi8>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xi8>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_i32_3(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xi32>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xi32>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_i64_2(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xi64>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xi64>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_ui64_3(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2xui64>, %a2: tensor<2x3x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2xui64>, tensor<2x3x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_i8_3(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xi8>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xi8>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_i16_3(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xi16>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xi16>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_i32_4(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xi32>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xi32>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_i64_3(%a0: tensor<4x3x5xi8>, %a1: tensor<1x3x4xi64>, %a2: tensor<2x3x4xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<1x3x4xi64>, tensor<2x3x4xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_xor_i8_i8_4(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xi8>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xi8>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_xor_i8_i16_4(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xi16>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xi16>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_xor_i8_i64_4(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xi64>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xi64>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_xor_i8_ui64_4(%a0: tensor<1x1xi8>, %a1: tensor<1x1x1xui64>, %a2: tensor<1x1x1xi8>) -> tensor<1x1xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %v = stablehlo.xor %x, %y : tensor<i8>
    stablehlo.return %v : tensor<i8>
  }) : (tensor<1x1xi8>, tensor<1x1x1xui64>, tensor<1x1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// equal
func.func @scatter_replace_f64_i8(%a0: tensor<7xf64>, %a1: tensor<1xi8>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %y : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xi8>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_replace_f64_i16(%a0: tensor<5x3xf64>, %a1: tensor<4xi16>, %a2: tensor<4x3xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %y : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4xi16>, tensor<4x3xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_replace_f64_i32(%a0: tensor<5x3xf64>, %a1: tensor<4x2xi32>, %a2: tensor<4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %y : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_replace_f64_i64(%a0: tensor<5x3xf64>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %y : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<0x1xi64>, tensor<0x3xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_replace_f64_ui8(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %y : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2x3xui8>, tensor<2x3x3xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_replace_f64_ui16(%a0: tensor<4x3x5xf64>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %y : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<3x2xui16>, tensor<4x3x5x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_replace_f32_ui8(%a0: tensor<7xf32>, %a1: tensor<ui8>, %a2: tensor<3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<7xf32>, tensor<ui8>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_replace_f32_ui32(%a0: tensor<5x3xf32>, %a1: tensor<4x1xui32>, %a2: tensor<4x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x1xui32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_replace_f32_ui64(%a0: tensor<5x3xf32>, %a1: tensor<4x2xui64>, %a2: tensor<4xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<4x2xui64>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_replace_f32_i8(%a0: tensor<5x3xf32>, %a1: tensor<0xi8>, %a2: tensor<0x3xf32>) -> tensor<5x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<0xi8>, tensor<0x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// equal
func.func @scatter_replace_f32_ui16(%a0: tensor<4x3x5xf32>, %a1: tensor<2x2x3xui16>, %a2: tensor<2x3x3xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<2x2x3xui16>, tensor<2x3x3xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_replace_f32_i64(%a0: tensor<4x3x5xf32>, %a1: tensor<3x2xi64>, %a2: tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<3x2xi64>, tensor<4x3x5x2xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}

// equal
func.func @scatter_replace_f16_ui64(%a0: tensor<7xf16>, %a1: tensor<ui64>, %a2: tensor<3xf16>) -> tensor<7xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    stablehlo.return %y : tensor<f16>
  }) : (tensor<7xf16>, tensor<ui64>, tensor<3xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// equal
func.func @scatter_replace_f16_i32(%a0: tensor<5x3xf16>, %a1: tensor<4x1xi32>, %a2: tensor<4x3xf16>) -> tensor<5x3xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    stablehlo.return %y : tensor<f16>
  }) : (tensor<5x3xf16>, tensor<4x1xi32>, tensor<4x3xf16>) -> tensor<5x3xf16>
  return %r : tensor<5x3xf16>
}

// equal
func.func @scatter_replace_f16_i16(%a0: tensor<5x3xf16>, %a1: tensor<4x2xi16>, %a2: tensor<4xf16>) -> tensor<5x3xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    stablehlo.return %y : tensor<f16>
  }) : (tensor<5x3xf16>, tensor<4x2xi16>, tensor<4xf16>) -> tensor<5x3xf16>
  return %r : tensor<5x3xf16>
}

// equal
func.func @scatter_replace_f16_ui32(%a0: tensor<5x3xf16>, %a1: tensor<0xui32>, %a2: tensor<0x3xf16>) -> tensor<5x3xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    stablehlo.return %y : tensor<f16>
  }) : (tensor<5x3xf16>, tensor<0xui32>, tensor<0x3xf16>) -> tensor<5x3xf16>
  return %r : tensor<5x3xf16>
}

// equal
func.func @scatter_replace_f16_i8(%a0: tensor<4x3x5xf16>, %a1: tensor<2x2x3xi8>, %a2: tensor<2x3x3xf16>) -> tensor<4x3x5xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    stablehlo.return %y : tensor<f16>
  }) : (tensor<4x3x5xf16>, tensor<2x2x3xi8>, tensor<2x3x3xf16>) -> tensor<4x3x5xf16>
  return %r : tensor<4x3x5xf16>
}

// equal
func.func @scatter_replace_f16_ui8(%a0: tensor<4x3x5xf16>, %a1: tensor<3x2xui8>, %a2: tensor<4x3x5x2xf16>) -> tensor<4x3x5xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    stablehlo.return %y : tensor<f16>
  }) : (tensor<4x3x5xf16>, tensor<3x2xui8>, tensor<4x3x5x2xf16>) -> tensor<4x3x5xf16>
  return %r : tensor<4x3x5xf16>
}

// equal
func.func @scatter_replace_bf16_i16(%a0: tensor<7xbf16>, %a1: tensor<1xi16>, %a2: tensor<3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %y : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<1xi16>, tensor<3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_replace_bf16_i8(%a0: tensor<5x3xbf16>, %a1: tensor<4xi8>, %a2: tensor<4x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %y : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4xi8>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_replace_bf16_i64(%a0: tensor<5x3xbf16>, %a1: tensor<4x2xi64>, %a2: tensor<4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %y : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4x2xi64>, tensor<4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_replace_bf16_i32(%a0: tensor<5x3xbf16>, %a1: tensor<0x1xi32>, %a2: tensor<0x3xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %y : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<0x1xi32>, tensor<0x3xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_replace_bf16_ui32(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2x3xui32>, %a2: tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %y : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<2x2x3xui32>, tensor<2x3x3xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_replace_bf16_ui64(%a0: tensor<4x3x5xbf16>, %a1: tensor<3x2xui64>, %a2: tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %y : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<3x2xui64>, tensor<4x3x5x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_replace_i8_i32(%a0: tensor<7xi8>, %a1: tensor<1xi32>, %a2: tensor<3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<7xi8>, tensor<1xi32>, tensor<3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_replace_i8_i64(%a0: tensor<5x3xi8>, %a1: tensor<4xi64>, %a2: tensor<4x3xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4xi64>, tensor<4x3xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_replace_i8_i8(%a0: tensor<5x3xi8>, %a1: tensor<4x2xi8>, %a2: tensor<4xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<4x2xi8>, tensor<4xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_replace_i8_i16(%a0: tensor<5x3xi8>, %a1: tensor<0x1xi16>, %a2: tensor<0x3xi8>) -> tensor<5x3xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<5x3xi8>, tensor<0x1xi16>, tensor<0x3xi8>) -> tensor<5x3xi8>
  return %r : tensor<5x3xi8>
}

// equal
func.func @scatter_replace_i8_ui64(%a0: tensor<4x3x5xi8>, %a1: tensor<2x2x3xui64>, %a2: tensor<2x3x3xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<2x2x3xui64>, tensor<2x3x3xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_replace_i8_ui32(%a0: tensor<4x3x5xi8>, %a1: tensor<3x2xui32>, %a2: tensor<4x3x5x2xi8>) -> tensor<4x3x5xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<4x3x5xi8>, tensor<3x2xui32>, tensor<4x3x5x2xi8>) -> tensor<4x3x5xi8>
  return %r : tensor<4x3x5xi8>
}

// equal
func.func @scatter_replace_i16_i64(%a0: tensor<7xi16>, %a1: tensor<1xi64>, %a2: tensor<3xi16>) -> tensor<7xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<7xi16>, tensor<1xi64>, tensor<3xi16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// equal
func.func @scatter_replace_i16_ui8(%a0: tensor<5x3xi16>, %a1: tensor<4xui8>, %a2: tensor<4x3xi16>) -> tensor<5x3xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<5x3xi16>, tensor<4xui8>, tensor<4x3xi16>) -> tensor<5x3xi16>
  return %r : tensor<5x3xi16>
}

// equal
func.func @scatter_replace_i16_ui16(%a0: tensor<5x3xi16>, %a1: tensor<4x2xui16>, %a2: tensor<4xi16>) -> tensor<5x3xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<5x3xi16>, tensor<4x2xui16>, tensor<4xi16>) -> tensor<5x3xi16>
  return %r : tensor<5x3xi16>
}

// equal
func.func @scatter_replace_i16_ui64(%a0: tensor<5x3xi16>, %a1: tensor<0x1xui64>, %a2: tensor<0x3xi16>) -> tensor<5x3xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<5x3xi16>, tensor<0x1xui64>, tensor<0x3xi16>) -> tensor<5x3xi16>
  return %r : tensor<5x3xi16>
}

// equal
func.func @scatter_replace_i16_i16(%a0: tensor<4x3x5xi16>, %a1: tensor<2x2x3xi16>, %a2: tensor<2x3x3xi16>) -> tensor<4x3x5xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<4x3x5xi16>, tensor<2x2x3xi16>, tensor<2x3x3xi16>) -> tensor<4x3x5xi16>
  return %r : tensor<4x3x5xi16>
}

// equal
func.func @scatter_replace_i16_i8(%a0: tensor<4x3x5xi16>, %a1: tensor<3x2xi8>, %a2: tensor<4x3x5x2xi16>) -> tensor<4x3x5xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<4x3x5xi16>, tensor<3x2xi8>, tensor<4x3x5x2xi16>) -> tensor<4x3x5xi16>
  return %r : tensor<4x3x5xi16>
}

// equal
func.func @scatter_replace_i32_ui16(%a0: tensor<7xi32>, %a1: tensor<1xui16>, %a2: tensor<3xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<7xi32>, tensor<1xui16>, tensor<3xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_replace_i32_ui64(%a0: tensor<5x3xi32>, %a1: tensor<4xui64>, %a2: tensor<4x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4xui64>, tensor<4x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_replace_i32_ui8(%a0: tensor<5x3xi32>, %a1: tensor<4x2xui8>, %a2: tensor<4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x2xui8>, tensor<4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_replace_i32_i8(%a0: tensor<5x3xi32>, %a1: tensor<0x1xi8>, %a2: tensor<0x3xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<0x1xi8>, tensor<0x3xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_replace_i32_i32(%a0: tensor<4x3x5xi32>, %a1: tensor<2x2x3xi32>, %a2: tensor<2x3x3xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<2x2x3xi32>, tensor<2x3x3xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_replace_i32_i16(%a0: tensor<4x3x5xi32>, %a1: tensor<3x2xi16>, %a2: tensor<4x3x5x2xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<3x2xi16>, tensor<4x3x5x2xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_replace_i64_ui32(%a0: tensor<7xi64>, %a1: tensor<1xui32>, %a2: tensor<3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<7xi64>, tensor<1xui32>, tensor<3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_replace_i64_ui16(%a0: tensor<5x3xi64>, %a1: tensor<4xui16>, %a2: tensor<4x3xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4xui16>, tensor<4x3xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_replace_i64_i8(%a0: tensor<5x3xi64>, %a1: tensor<4x2xi8>, %a2: tensor<4xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<4x2xi8>, tensor<4xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_replace_i64_ui8(%a0: tensor<5x3xi64>, %a1: tensor<0x1xui8>, %a2: tensor<0x3xi64>) -> tensor<5x3xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<5x3xi64>, tensor<0x1xui8>, tensor<0x3xi64>) -> tensor<5x3xi64>
  return %r : tensor<5x3xi64>
}

// equal
func.func @scatter_replace_i64_i64(%a0: tensor<4x3x5xi64>, %a1: tensor<2x2x3xi64>, %a2: tensor<2x3x3xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<2x2x3xi64>, tensor<2x3x3xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_replace_i64_i32(%a0: tensor<4x3x5xi64>, %a1: tensor<3x2xi32>, %a2: tensor<4x3x5x2xi64>) -> tensor<4x3x5xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<4x3x5xi64>, tensor<3x2xi32>, tensor<4x3x5x2xi64>) -> tensor<4x3x5xi64>
  return %r : tensor<4x3x5xi64>
}

// equal
func.func @scatter_replace_ui8_i8(%a0: tensor<7xui8>, %a1: tensor<1xi8>, %a2: tensor<3xui8>) -> tensor<7xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    stablehlo.return %y : tensor<ui8>
  }) : (tensor<7xui8>, tensor<1xi8>, tensor<3xui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// equal
func.func @scatter_replace_ui8_i16(%a0: tensor<5x3xui8>, %a1: tensor<4xi16>, %a2: tensor<4x3xui8>) -> tensor<5x3xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    stablehlo.return %y : tensor<ui8>
  }) : (tensor<5x3xui8>, tensor<4xi16>, tensor<4x3xui8>) -> tensor<5x3xui8>
  return %r : tensor<5x3xui8>
}

// equal
func.func @scatter_replace_ui8_ui32(%a0: tensor<5x3xui8>, %a1: tensor<4x2xui32>, %a2: tensor<4xui8>) -> tensor<5x3xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    stablehlo.return %y : tensor<ui8>
  }) : (tensor<5x3xui8>, tensor<4x2xui32>, tensor<4xui8>) -> tensor<5x3xui8>
  return %r : tensor<5x3xui8>
}

// equal
func.func @scatter_replace_ui8_ui16(%a0: tensor<5x3xui8>, %a1: tensor<0x1xui16>, %a2: tensor<0x3xui8>) -> tensor<5x3xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    stablehlo.return %y : tensor<ui8>
  }) : (tensor<5x3xui8>, tensor<0x1xui16>, tensor<0x3xui8>) -> tensor<5x3xui8>
  return %r : tensor<5x3xui8>
}

// equal
func.func @scatter_replace_ui8_i32(%a0: tensor<4x3x5xui8>, %a1: tensor<2x2x3xi32>, %a2: tensor<2x3x3xui8>) -> tensor<4x3x5xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    stablehlo.return %y : tensor<ui8>
  }) : (tensor<4x3x5xui8>, tensor<2x2x3xi32>, tensor<2x3x3xui8>) -> tensor<4x3x5xui8>
  return %r : tensor<4x3x5xui8>
}

// equal
func.func @scatter_replace_ui8_i64(%a0: tensor<4x3x5xui8>, %a1: tensor<3x2xi64>, %a2: tensor<4x3x5x2xui8>) -> tensor<4x3x5xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    stablehlo.return %y : tensor<ui8>
  }) : (tensor<4x3x5xui8>, tensor<3x2xi64>, tensor<4x3x5x2xui8>) -> tensor<4x3x5xui8>
  return %r : tensor<4x3x5xui8>
}

// equal
func.func @scatter_replace_ui16_i8(%a0: tensor<7xui16>, %a1: tensor<1xi8>, %a2: tensor<3xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    stablehlo.return %y : tensor<ui16>
  }) : (tensor<7xui16>, tensor<1xi8>, tensor<3xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_replace_ui16_i16(%a0: tensor<5x3xui16>, %a1: tensor<4xi16>, %a2: tensor<4x3xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    stablehlo.return %y : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4xi16>, tensor<4x3xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_replace_ui16_i32(%a0: tensor<5x3xui16>, %a1: tensor<4x2xi32>, %a2: tensor<4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    stablehlo.return %y : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x2xi32>, tensor<4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_replace_ui16_i64(%a0: tensor<5x3xui16>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    stablehlo.return %y : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<0x1xi64>, tensor<0x3xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_replace_ui16_ui8(%a0: tensor<4x3x5xui16>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    stablehlo.return %y : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<2x2x3xui8>, tensor<2x3x3xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_replace_ui16_ui16(%a0: tensor<4x3x5xui16>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    stablehlo.return %y : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<3x2xui16>, tensor<4x3x5x2xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_replace_ui32_i8(%a0: tensor<7xui32>, %a1: tensor<1xi8>, %a2: tensor<3xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    stablehlo.return %y : tensor<ui32>
  }) : (tensor<7xui32>, tensor<1xi8>, tensor<3xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_replace_ui32_i16(%a0: tensor<5x3xui32>, %a1: tensor<4xi16>, %a2: tensor<4x3xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    stablehlo.return %y : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<4xi16>, tensor<4x3xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_replace_ui32_i32(%a0: tensor<5x3xui32>, %a1: tensor<4x2xi32>, %a2: tensor<4xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    stablehlo.return %y : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<4x2xi32>, tensor<4xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_replace_ui32_i64(%a0: tensor<5x3xui32>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xui32>) -> tensor<5x3xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    stablehlo.return %y : tensor<ui32>
  }) : (tensor<5x3xui32>, tensor<0x1xi64>, tensor<0x3xui32>) -> tensor<5x3xui32>
  return %r : tensor<5x3xui32>
}

// equal
func.func @scatter_replace_ui32_ui8(%a0: tensor<4x3x5xui32>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xui32>) -> tensor<4x3x5xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    stablehlo.return %y : tensor<ui32>
  }) : (tensor<4x3x5xui32>, tensor<2x2x3xui8>, tensor<2x3x3xui32>) -> tensor<4x3x5xui32>
  return %r : tensor<4x3x5xui32>
}

// equal
func.func @scatter_replace_ui32_ui16(%a0: tensor<4x3x5xui32>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xui32>) -> tensor<4x3x5xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    stablehlo.return %y : tensor<ui32>
  }) : (tensor<4x3x5xui32>, tensor<3x2xui16>, tensor<4x3x5x2xui32>) -> tensor<4x3x5xui32>
  return %r : tensor<4x3x5xui32>
}

// equal
func.func @scatter_replace_ui64_i8(%a0: tensor<7xui64>, %a1: tensor<1xi8>, %a2: tensor<3xui64>) -> tensor<7xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    stablehlo.return %y : tensor<ui64>
  }) : (tensor<7xui64>, tensor<1xi8>, tensor<3xui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// equal
func.func @scatter_replace_ui64_i16(%a0: tensor<5x3xui64>, %a1: tensor<4xi16>, %a2: tensor<4x3xui64>) -> tensor<5x3xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    stablehlo.return %y : tensor<ui64>
  }) : (tensor<5x3xui64>, tensor<4xi16>, tensor<4x3xui64>) -> tensor<5x3xui64>
  return %r : tensor<5x3xui64>
}

// equal
func.func @scatter_replace_ui64_i32(%a0: tensor<5x3xui64>, %a1: tensor<4x2xi32>, %a2: tensor<4xui64>) -> tensor<5x3xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    stablehlo.return %y : tensor<ui64>
  }) : (tensor<5x3xui64>, tensor<4x2xi32>, tensor<4xui64>) -> tensor<5x3xui64>
  return %r : tensor<5x3xui64>
}

// equal
func.func @scatter_replace_ui64_i64(%a0: tensor<5x3xui64>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xui64>) -> tensor<5x3xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    stablehlo.return %y : tensor<ui64>
  }) : (tensor<5x3xui64>, tensor<0x1xi64>, tensor<0x3xui64>) -> tensor<5x3xui64>
  return %r : tensor<5x3xui64>
}

// equal
func.func @scatter_replace_ui64_ui8(%a0: tensor<4x3x5xui64>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xui64>) -> tensor<4x3x5xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    stablehlo.return %y : tensor<ui64>
  }) : (tensor<4x3x5xui64>, tensor<2x2x3xui8>, tensor<2x3x3xui64>) -> tensor<4x3x5xui64>
  return %r : tensor<4x3x5xui64>
}

// equal
func.func @scatter_replace_ui64_ui16(%a0: tensor<4x3x5xui64>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xui64>) -> tensor<4x3x5xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    stablehlo.return %y : tensor<ui64>
  }) : (tensor<4x3x5xui64>, tensor<3x2xui16>, tensor<4x3x5x2xui64>) -> tensor<4x3x5xui64>
  return %r : tensor<4x3x5xui64>
}

// equal
func.func @scatter_replace_c64_i8(%a0: tensor<7xcomplex<f32>>, %a1: tensor<1xi8>, %a2: tensor<3xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %y : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<1xi8>, tensor<3xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_replace_c64_i16(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4xi16>, %a2: tensor<4x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %y : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<4xi16>, tensor<4x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_replace_c64_i32(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<4x2xi32>, %a2: tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %y : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<4x2xi32>, tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_replace_c64_i64(%a0: tensor<5x3xcomplex<f32>>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %y : tensor<complex<f32>>
  }) : (tensor<5x3xcomplex<f32>>, tensor<0x1xi64>, tensor<0x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %r : tensor<5x3xcomplex<f32>>
}

// equal
func.func @scatter_replace_c64_ui8(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %y : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<2x2x3xui8>, tensor<2x3x3xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_replace_c64_ui16(%a0: tensor<4x3x5xcomplex<f32>>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %y : tensor<complex<f32>>
  }) : (tensor<4x3x5xcomplex<f32>>, tensor<3x2xui16>, tensor<4x3x5x2xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  return %r : tensor<4x3x5xcomplex<f32>>
}

// equal
func.func @scatter_replace_c128_i8(%a0: tensor<7xcomplex<f64>>, %a1: tensor<1xi8>, %a2: tensor<3xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    stablehlo.return %y : tensor<complex<f64>>
  }) : (tensor<7xcomplex<f64>>, tensor<1xi8>, tensor<3xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// equal
func.func @scatter_replace_c128_i16(%a0: tensor<5x3xcomplex<f64>>, %a1: tensor<4xi16>, %a2: tensor<4x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    stablehlo.return %y : tensor<complex<f64>>
  }) : (tensor<5x3xcomplex<f64>>, tensor<4xi16>, tensor<4x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
  return %r : tensor<5x3xcomplex<f64>>
}

// equal
func.func @scatter_replace_c128_i32(%a0: tensor<5x3xcomplex<f64>>, %a1: tensor<4x2xi32>, %a2: tensor<4xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    stablehlo.return %y : tensor<complex<f64>>
  }) : (tensor<5x3xcomplex<f64>>, tensor<4x2xi32>, tensor<4xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
  return %r : tensor<5x3xcomplex<f64>>
}

// equal
func.func @scatter_replace_c128_i64(%a0: tensor<5x3xcomplex<f64>>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    stablehlo.return %y : tensor<complex<f64>>
  }) : (tensor<5x3xcomplex<f64>>, tensor<0x1xi64>, tensor<0x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
  return %r : tensor<5x3xcomplex<f64>>
}

// equal
func.func @scatter_replace_c128_ui8(%a0: tensor<4x3x5xcomplex<f64>>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    stablehlo.return %y : tensor<complex<f64>>
  }) : (tensor<4x3x5xcomplex<f64>>, tensor<2x2x3xui8>, tensor<2x3x3xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>>
  return %r : tensor<4x3x5xcomplex<f64>>
}

// equal
func.func @scatter_replace_c128_ui16(%a0: tensor<4x3x5xcomplex<f64>>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    stablehlo.return %y : tensor<complex<f64>>
  }) : (tensor<4x3x5xcomplex<f64>>, tensor<3x2xui16>, tensor<4x3x5x2xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>>
  return %r : tensor<4x3x5xcomplex<f64>>
}

// equal
func.func @scatter_replace_i1_i8(%a0: tensor<7xi1>, %a1: tensor<1xi8>, %a2: tensor<3xi1>) -> tensor<7xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    stablehlo.return %y : tensor<i1>
  }) : (tensor<7xi1>, tensor<1xi8>, tensor<3xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// equal
func.func @scatter_replace_i1_i16(%a0: tensor<5x3xi1>, %a1: tensor<4xi16>, %a2: tensor<4x3xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    stablehlo.return %y : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<4xi16>, tensor<4x3xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_replace_i1_i32(%a0: tensor<5x3xi1>, %a1: tensor<4x2xi32>, %a2: tensor<4xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    stablehlo.return %y : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<4x2xi32>, tensor<4xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_replace_i1_i64(%a0: tensor<5x3xi1>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xi1>) -> tensor<5x3xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    stablehlo.return %y : tensor<i1>
  }) : (tensor<5x3xi1>, tensor<0x1xi64>, tensor<0x3xi1>) -> tensor<5x3xi1>
  return %r : tensor<5x3xi1>
}

// equal
func.func @scatter_replace_i1_ui8(%a0: tensor<4x3x5xi1>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    stablehlo.return %y : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<2x2x3xui8>, tensor<2x3x3xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_replace_i1_ui16(%a0: tensor<4x3x5xi1>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xi1>) -> tensor<4x3x5xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    stablehlo.return %y : tensor<i1>
  }) : (tensor<4x3x5xi1>, tensor<3x2xui16>, tensor<4x3x5x2xi1>) -> tensor<4x3x5xi1>
  return %r : tensor<4x3x5xi1>
}

// equal
func.func @scatter_replace_f8E4M3FN_i8(%a0: tensor<7xf8E4M3FN>, %a1: tensor<1xi8>, %a2: tensor<3xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    stablehlo.return %y : tensor<f8E4M3FN>
  }) : (tensor<7xf8E4M3FN>, tensor<1xi8>, tensor<3xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// equal
func.func @scatter_replace_f8E4M3FN_i16(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<4xi16>, %a2: tensor<4x3xf8E4M3FN>) -> tensor<5x3xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    stablehlo.return %y : tensor<f8E4M3FN>
  }) : (tensor<5x3xf8E4M3FN>, tensor<4xi16>, tensor<4x3xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  return %r : tensor<5x3xf8E4M3FN>
}

// equal
func.func @scatter_replace_f8E4M3FN_i32(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<4x2xi32>, %a2: tensor<4xf8E4M3FN>) -> tensor<5x3xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    stablehlo.return %y : tensor<f8E4M3FN>
  }) : (tensor<5x3xf8E4M3FN>, tensor<4x2xi32>, tensor<4xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  return %r : tensor<5x3xf8E4M3FN>
}

// equal
func.func @scatter_replace_f8E4M3FN_i64(%a0: tensor<5x3xf8E4M3FN>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xf8E4M3FN>) -> tensor<5x3xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    stablehlo.return %y : tensor<f8E4M3FN>
  }) : (tensor<5x3xf8E4M3FN>, tensor<0x1xi64>, tensor<0x3xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  return %r : tensor<5x3xf8E4M3FN>
}

// equal
func.func @scatter_replace_f8E4M3FN_ui8(%a0: tensor<4x3x5xf8E4M3FN>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    stablehlo.return %y : tensor<f8E4M3FN>
  }) : (tensor<4x3x5xf8E4M3FN>, tensor<2x2x3xui8>, tensor<2x3x3xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN>
  return %r : tensor<4x3x5xf8E4M3FN>
}

// equal
func.func @scatter_replace_f8E4M3FN_ui16(%a0: tensor<4x3x5xf8E4M3FN>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    stablehlo.return %y : tensor<f8E4M3FN>
  }) : (tensor<4x3x5xf8E4M3FN>, tensor<3x2xui16>, tensor<4x3x5x2xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN>
  return %r : tensor<4x3x5xf8E4M3FN>
}

// equal
func.func @scatter_replace_f8E5M2_i8(%a0: tensor<7xf8E5M2>, %a1: tensor<1xi8>, %a2: tensor<3xf8E5M2>) -> tensor<7xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    stablehlo.return %y : tensor<f8E5M2>
  }) : (tensor<7xf8E5M2>, tensor<1xi8>, tensor<3xf8E5M2>) -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}

// equal
func.func @scatter_replace_f8E5M2_i16(%a0: tensor<5x3xf8E5M2>, %a1: tensor<4xi16>, %a2: tensor<4x3xf8E5M2>) -> tensor<5x3xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    stablehlo.return %y : tensor<f8E5M2>
  }) : (tensor<5x3xf8E5M2>, tensor<4xi16>, tensor<4x3xf8E5M2>) -> tensor<5x3xf8E5M2>
  return %r : tensor<5x3xf8E5M2>
}

// equal
func.func @scatter_replace_f8E5M2_i32(%a0: tensor<5x3xf8E5M2>, %a1: tensor<4x2xi32>, %a2: tensor<4xf8E5M2>) -> tensor<5x3xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    stablehlo.return %y : tensor<f8E5M2>
  }) : (tensor<5x3xf8E5M2>, tensor<4x2xi32>, tensor<4xf8E5M2>) -> tensor<5x3xf8E5M2>
  return %r : tensor<5x3xf8E5M2>
}

// equal
func.func @scatter_replace_f8E5M2_i64(%a0: tensor<5x3xf8E5M2>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xf8E5M2>) -> tensor<5x3xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    stablehlo.return %y : tensor<f8E5M2>
  }) : (tensor<5x3xf8E5M2>, tensor<0x1xi64>, tensor<0x3xf8E5M2>) -> tensor<5x3xf8E5M2>
  return %r : tensor<5x3xf8E5M2>
}

// equal
func.func @scatter_replace_f8E5M2_ui8(%a0: tensor<4x3x5xf8E5M2>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xf8E5M2>) -> tensor<4x3x5xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    stablehlo.return %y : tensor<f8E5M2>
  }) : (tensor<4x3x5xf8E5M2>, tensor<2x2x3xui8>, tensor<2x3x3xf8E5M2>) -> tensor<4x3x5xf8E5M2>
  return %r : tensor<4x3x5xf8E5M2>
}

// equal
func.func @scatter_replace_f8E5M2_ui16(%a0: tensor<4x3x5xf8E5M2>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xf8E5M2>) -> tensor<4x3x5xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    stablehlo.return %y : tensor<f8E5M2>
  }) : (tensor<4x3x5xf8E5M2>, tensor<3x2xui16>, tensor<4x3x5x2xf8E5M2>) -> tensor<4x3x5xf8E5M2>
  return %r : tensor<4x3x5xf8E5M2>
}

// equal
func.func @scatter_replace_i4_i8(%a0: tensor<7xi4>, %a1: tensor<1xi8>, %a2: tensor<3xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    stablehlo.return %y : tensor<i4>
  }) : (tensor<7xi4>, tensor<1xi8>, tensor<3xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_replace_i4_i16(%a0: tensor<5x3xi4>, %a1: tensor<4xi16>, %a2: tensor<4x3xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    stablehlo.return %y : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4xi16>, tensor<4x3xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_replace_i4_i32(%a0: tensor<5x3xi4>, %a1: tensor<4x2xi32>, %a2: tensor<4xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    stablehlo.return %y : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<4x2xi32>, tensor<4xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_replace_i4_i64(%a0: tensor<5x3xi4>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xi4>) -> tensor<5x3xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    stablehlo.return %y : tensor<i4>
  }) : (tensor<5x3xi4>, tensor<0x1xi64>, tensor<0x3xi4>) -> tensor<5x3xi4>
  return %r : tensor<5x3xi4>
}

// equal
func.func @scatter_replace_i4_ui8(%a0: tensor<4x3x5xi4>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    stablehlo.return %y : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<2x2x3xui8>, tensor<2x3x3xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_replace_i4_ui16(%a0: tensor<4x3x5xi4>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    stablehlo.return %y : tensor<i4>
  }) : (tensor<4x3x5xi4>, tensor<3x2xui16>, tensor<4x3x5x2xi4>) -> tensor<4x3x5xi4>
  return %r : tensor<4x3x5xi4>
}

// equal
func.func @scatter_replace_ui4_i8(%a0: tensor<7xui4>, %a1: tensor<1xi8>, %a2: tensor<3xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    stablehlo.return %y : tensor<ui4>
  }) : (tensor<7xui4>, tensor<1xi8>, tensor<3xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_replace_ui4_i16(%a0: tensor<5x3xui4>, %a1: tensor<4xi16>, %a2: tensor<4x3xui4>) -> tensor<5x3xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    stablehlo.return %y : tensor<ui4>
  }) : (tensor<5x3xui4>, tensor<4xi16>, tensor<4x3xui4>) -> tensor<5x3xui4>
  return %r : tensor<5x3xui4>
}

// equal
func.func @scatter_replace_ui4_i32(%a0: tensor<5x3xui4>, %a1: tensor<4x2xi32>, %a2: tensor<4xui4>) -> tensor<5x3xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    stablehlo.return %y : tensor<ui4>
  }) : (tensor<5x3xui4>, tensor<4x2xi32>, tensor<4xui4>) -> tensor<5x3xui4>
  return %r : tensor<5x3xui4>
}

// equal
func.func @scatter_replace_ui4_i64(%a0: tensor<5x3xui4>, %a1: tensor<0x1xi64>, %a2: tensor<0x3xui4>) -> tensor<5x3xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    stablehlo.return %y : tensor<ui4>
  }) : (tensor<5x3xui4>, tensor<0x1xi64>, tensor<0x3xui4>) -> tensor<5x3xui4>
  return %r : tensor<5x3xui4>
}

// equal
func.func @scatter_replace_ui4_ui8(%a0: tensor<4x3x5xui4>, %a1: tensor<2x2x3xui8>, %a2: tensor<2x3x3xui4>) -> tensor<4x3x5xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    stablehlo.return %y : tensor<ui4>
  }) : (tensor<4x3x5xui4>, tensor<2x2x3xui8>, tensor<2x3x3xui4>) -> tensor<4x3x5xui4>
  return %r : tensor<4x3x5xui4>
}

// equal
func.func @scatter_replace_ui4_ui16(%a0: tensor<4x3x5xui4>, %a1: tensor<3x2xui16>, %a2: tensor<4x3x5x2xui4>) -> tensor<4x3x5xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    stablehlo.return %y : tensor<ui4>
  }) : (tensor<4x3x5xui4>, tensor<3x2xui16>, tensor<4x3x5x2xui4>) -> tensor<4x3x5xui4>
  return %r : tensor<4x3x5xui4>
}

// equal
func.func @scatter_replace_f64_ui32(%a0: tensor<7xf64>, %a1: tensor<1xui32>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %y : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xui32>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_replace_f64_ui64(%a0: tensor<7xf64>, %a1: tensor<1xui64>, %a2: tensor<3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %y : tensor<f64>
  }) : (tensor<7xf64>, tensor<1xui64>, tensor<3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_replace_f32_i16(%a0: tensor<7xf32>, %a1: tensor<1xi16>, %a2: tensor<3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<7xf32>, tensor<1xi16>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_replace_f32_i32(%a0: tensor<7xf32>, %a1: tensor<1xi32>, %a2: tensor<3xf32>) -> tensor<7xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<7xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// equal
func.func @scatter_replace_f16_i64(%a0: tensor<7xf16>, %a1: tensor<1xi64>, %a2: tensor<3xf16>) -> tensor<7xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    stablehlo.return %y : tensor<f16>
  }) : (tensor<7xf16>, tensor<1xi64>, tensor<3xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// equal
func.func @scatter_replace_f16_ui16(%a0: tensor<7xf16>, %a1: tensor<1xui16>, %a2: tensor<3xf16>) -> tensor<7xf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    stablehlo.return %y : tensor<f16>
  }) : (tensor<7xf16>, tensor<1xui16>, tensor<3xf16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}

// equal
func.func @scatter_replace_bf16_ui8(%a0: tensor<7xbf16>, %a1: tensor<1xui8>, %a2: tensor<3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %y : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<1xui8>, tensor<3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_replace_bf16_ui16(%a0: tensor<7xbf16>, %a1: tensor<1xui16>, %a2: tensor<3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %y : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<1xui16>, tensor<3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_replace_i8_ui8(%a0: tensor<7xi8>, %a1: tensor<1xui8>, %a2: tensor<3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<7xi8>, tensor<1xui8>, tensor<3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_replace_i8_ui16(%a0: tensor<7xi8>, %a1: tensor<1xui16>, %a2: tensor<3xi8>) -> tensor<7xi8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    stablehlo.return %y : tensor<i8>
  }) : (tensor<7xi8>, tensor<1xui16>, tensor<3xi8>) -> tensor<7xi8>
  return %r : tensor<7xi8>
}

// equal
func.func @scatter_replace_i16_i32(%a0: tensor<7xi16>, %a1: tensor<1xi32>, %a2: tensor<3xi16>) -> tensor<7xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<7xi16>, tensor<1xi32>, tensor<3xi16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// equal
func.func @scatter_replace_i16_ui32(%a0: tensor<7xi16>, %a1: tensor<1xui32>, %a2: tensor<3xi16>) -> tensor<7xi16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i16>, %y: tensor<i16>):
    stablehlo.return %y : tensor<i16>
  }) : (tensor<7xi16>, tensor<1xui32>, tensor<3xi16>) -> tensor<7xi16>
  return %r : tensor<7xi16>
}

// equal
func.func @scatter_replace_i32_i64(%a0: tensor<7xi32>, %a1: tensor<1xi64>, %a2: tensor<3xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<7xi32>, tensor<1xi64>, tensor<3xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_replace_i32_ui32(%a0: tensor<7xi32>, %a1: tensor<1xui32>, %a2: tensor<3xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<7xi32>, tensor<1xui32>, tensor<3xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_replace_i64_i16(%a0: tensor<7xi64>, %a1: tensor<1xi16>, %a2: tensor<3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<7xi64>, tensor<1xi16>, tensor<3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_replace_i64_ui64(%a0: tensor<7xi64>, %a1: tensor<1xui64>, %a2: tensor<3xi64>) -> tensor<7xi64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<7xi64>, tensor<1xui64>, tensor<3xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// equal
func.func @scatter_replace_ui8_ui8(%a0: tensor<7xui8>, %a1: tensor<1xui8>, %a2: tensor<3xui8>) -> tensor<7xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    stablehlo.return %y : tensor<ui8>
  }) : (tensor<7xui8>, tensor<1xui8>, tensor<3xui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// equal
func.func @scatter_replace_ui8_ui64(%a0: tensor<7xui8>, %a1: tensor<1xui64>, %a2: tensor<3xui8>) -> tensor<7xui8> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
    stablehlo.return %y : tensor<ui8>
  }) : (tensor<7xui8>, tensor<1xui64>, tensor<3xui8>) -> tensor<7xui8>
  return %r : tensor<7xui8>
}

// equal
func.func @scatter_replace_ui16_ui32(%a0: tensor<7xui16>, %a1: tensor<1xui32>, %a2: tensor<3xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    stablehlo.return %y : tensor<ui16>
  }) : (tensor<7xui16>, tensor<1xui32>, tensor<3xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_replace_ui16_ui64(%a0: tensor<7xui16>, %a1: tensor<1xui64>, %a2: tensor<3xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    stablehlo.return %y : tensor<ui16>
  }) : (tensor<7xui16>, tensor<1xui64>, tensor<3xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_replace_ui32_ui32(%a0: tensor<7xui32>, %a1: tensor<1xui32>, %a2: tensor<3xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    stablehlo.return %y : tensor<ui32>
  }) : (tensor<7xui32>, tensor<1xui32>, tensor<3xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_replace_ui32_ui64(%a0: tensor<7xui32>, %a1: tensor<1xui64>, %a2: tensor<3xui32>) -> tensor<7xui32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    stablehlo.return %y : tensor<ui32>
  }) : (tensor<7xui32>, tensor<1xui64>, tensor<3xui32>) -> tensor<7xui32>
  return %r : tensor<7xui32>
}

// equal
func.func @scatter_replace_ui64_ui32(%a0: tensor<7xui64>, %a1: tensor<1xui32>, %a2: tensor<3xui64>) -> tensor<7xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    stablehlo.return %y : tensor<ui64>
  }) : (tensor<7xui64>, tensor<1xui32>, tensor<3xui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// equal
func.func @scatter_replace_ui64_ui64(%a0: tensor<7xui64>, %a1: tensor<1xui64>, %a2: tensor<3xui64>) -> tensor<7xui64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>):
    stablehlo.return %y : tensor<ui64>
  }) : (tensor<7xui64>, tensor<1xui64>, tensor<3xui64>) -> tensor<7xui64>
  return %r : tensor<7xui64>
}

// equal
func.func @scatter_replace_c64_ui32(%a0: tensor<7xcomplex<f32>>, %a1: tensor<1xui32>, %a2: tensor<3xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %y : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<1xui32>, tensor<3xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_replace_c64_ui64(%a0: tensor<7xcomplex<f32>>, %a1: tensor<1xui64>, %a2: tensor<3xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    stablehlo.return %y : tensor<complex<f32>>
  }) : (tensor<7xcomplex<f32>>, tensor<1xui64>, tensor<3xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return %r : tensor<7xcomplex<f32>>
}

// equal
func.func @scatter_replace_c128_ui32(%a0: tensor<7xcomplex<f64>>, %a1: tensor<1xui32>, %a2: tensor<3xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    stablehlo.return %y : tensor<complex<f64>>
  }) : (tensor<7xcomplex<f64>>, tensor<1xui32>, tensor<3xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// equal
func.func @scatter_replace_c128_ui64(%a0: tensor<7xcomplex<f64>>, %a1: tensor<1xui64>, %a2: tensor<3xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    stablehlo.return %y : tensor<complex<f64>>
  }) : (tensor<7xcomplex<f64>>, tensor<1xui64>, tensor<3xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return %r : tensor<7xcomplex<f64>>
}

// equal
func.func @scatter_replace_i1_ui32(%a0: tensor<7xi1>, %a1: tensor<1xui32>, %a2: tensor<3xi1>) -> tensor<7xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    stablehlo.return %y : tensor<i1>
  }) : (tensor<7xi1>, tensor<1xui32>, tensor<3xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// equal
func.func @scatter_replace_i1_ui64(%a0: tensor<7xi1>, %a1: tensor<1xui64>, %a2: tensor<3xi1>) -> tensor<7xi1> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    stablehlo.return %y : tensor<i1>
  }) : (tensor<7xi1>, tensor<1xui64>, tensor<3xi1>) -> tensor<7xi1>
  return %r : tensor<7xi1>
}

// equal
func.func @scatter_replace_f8E4M3FN_ui32(%a0: tensor<7xf8E4M3FN>, %a1: tensor<1xui32>, %a2: tensor<3xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    stablehlo.return %y : tensor<f8E4M3FN>
  }) : (tensor<7xf8E4M3FN>, tensor<1xui32>, tensor<3xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// equal
func.func @scatter_replace_f8E4M3FN_ui64(%a0: tensor<7xf8E4M3FN>, %a1: tensor<1xui64>, %a2: tensor<3xf8E4M3FN>) -> tensor<7xf8E4M3FN> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E4M3FN>, %y: tensor<f8E4M3FN>):
    stablehlo.return %y : tensor<f8E4M3FN>
  }) : (tensor<7xf8E4M3FN>, tensor<1xui64>, tensor<3xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  return %r : tensor<7xf8E4M3FN>
}

// equal
func.func @scatter_replace_f8E5M2_ui32(%a0: tensor<7xf8E5M2>, %a1: tensor<1xui32>, %a2: tensor<3xf8E5M2>) -> tensor<7xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    stablehlo.return %y : tensor<f8E5M2>
  }) : (tensor<7xf8E5M2>, tensor<1xui32>, tensor<3xf8E5M2>) -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}

// equal
func.func @scatter_replace_f8E5M2_ui64(%a0: tensor<7xf8E5M2>, %a1: tensor<1xui64>, %a2: tensor<3xf8E5M2>) -> tensor<7xf8E5M2> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f8E5M2>, %y: tensor<f8E5M2>):
    stablehlo.return %y : tensor<f8E5M2>
  }) : (tensor<7xf8E5M2>, tensor<1xui64>, tensor<3xf8E5M2>) -> tensor<7xf8E5M2>
  return %r : tensor<7xf8E5M2>
}

// equal
func.func @scatter_replace_i4_ui32(%a0: tensor<7xi4>, %a1: tensor<1xui32>, %a2: tensor<3xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    stablehlo.return %y : tensor<i4>
  }) : (tensor<7xi4>, tensor<1xui32>, tensor<3xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_replace_i4_ui64(%a0: tensor<7xi4>, %a1: tensor<1xui64>, %a2: tensor<3xi4>) -> tensor<7xi4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>):
    stablehlo.return %y : tensor<i4>
  }) : (tensor<7xi4>, tensor<1xui64>, tensor<3xi4>) -> tensor<7xi4>
  return %r : tensor<7xi4>
}

// equal
func.func @scatter_replace_ui4_ui32(%a0: tensor<7xui4>, %a1: tensor<1xui32>, %a2: tensor<3xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    stablehlo.return %y : tensor<ui4>
  }) : (tensor<7xui4>, tensor<1xui32>, tensor<3xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_replace_ui4_ui64(%a0: tensor<7xui4>, %a1: tensor<1xui64>, %a2: tensor<3xui4>) -> tensor<7xui4> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui4>, %y: tensor<ui4>):
    stablehlo.return %y : tensor<ui4>
  }) : (tensor<7xui4>, tensor<1xui64>, tensor<3xui4>) -> tensor<7xui4>
  return %r : tensor<7xui4>
}

// equal
func.func @scatter_addmod_f64_i8(%a0: tensor<7xf64>, %a1: tensor<4x1xi8>, %a2: tensor<4xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<4x1xi8>, tensor<4xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_addmod_f64_i16(%a0: tensor<7xf64>, %a1: tensor<2x1x3xi16>, %a2: tensor<2x2x3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<2x1x3xi16>, tensor<2x2x3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_addmod_f64_i32(%a0: tensor<5x3xf64>, %a1: tensor<4x1xi32>, %a2: tensor<2x4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x1xi32>, tensor<2x4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_i64(%a0: tensor<5x3xf64>, %a1: tensor<2x2x2xi64>, %a2: tensor<2x2x2x2xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<2x2x2xi64>, tensor<2x2x2x2xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_ui8(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2xui8>, %a2: tensor<2x3x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2xui8>, tensor<2x3x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_ui16(%a0: tensor<4x3x5xf64>, %a1: tensor<1x3x4xui16>, %a2: tensor<2x3x4xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<1x3x4xui16>, tensor<2x3x4xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_ui32(%a0: tensor<1x1xf64>, %a1: tensor<1x1xui32>, %a2: tensor<1x1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<1x1xf64>, tensor<1x1xui32>, tensor<1x1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @scatter_addmod_bf16_ui8(%a0: tensor<7xbf16>, %a1: tensor<4xui8>, %a2: tensor<4xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<4xui8>, tensor<4xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_addmod_bf16_ui16(%a0: tensor<7xbf16>, %a1: tensor<2x1x3xui16>, %a2: tensor<2x2x3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<2x1x3xui16>, tensor<2x2x3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_addmod_bf16_ui64(%a0: tensor<5x3xbf16>, %a1: tensor<4xui64>, %a2: tensor<2x4xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<4xui64>, tensor<2x4xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_addmod_bf16_i16(%a0: tensor<5x3xbf16>, %a1: tensor<2x2x2xi16>, %a2: tensor<2x2x2x2xbf16>) -> tensor<5x3xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<5x3xbf16>, tensor<2x2x2xi16>, tensor<2x2x2x2xbf16>) -> tensor<5x3xbf16>
  return %r : tensor<5x3xbf16>
}

// equal
func.func @scatter_addmod_bf16_i8(%a0: tensor<4x3x5xbf16>, %a1: tensor<2x2xi8>, %a2: tensor<2x3x2xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<2x2xi8>, tensor<2x3x2xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_addmod_bf16_ui32(%a0: tensor<4x3x5xbf16>, %a1: tensor<1x3x4xui32>, %a2: tensor<2x3x4xbf16>) -> tensor<4x3x5xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<4x3x5xbf16>, tensor<1x3x4xui32>, tensor<2x3x4xbf16>) -> tensor<4x3x5xbf16>
  return %r : tensor<4x3x5xbf16>
}

// equal
func.func @scatter_addmod_bf16_i32(%a0: tensor<1x1xbf16>, %a1: tensor<1x1x1xi32>, %a2: tensor<1x1x1xbf16>) -> tensor<1x1xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<1x1xbf16>, tensor<1x1x1xi32>, tensor<1x1x1xbf16>) -> tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}

// equal
func.func @scatter_addmod_i32_i64(%a0: tensor<7xi32>, %a1: tensor<4x1xi64>, %a2: tensor<4xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<4x1xi64>, tensor<4xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_addmod_i32_i32(%a0: tensor<7xi32>, %a1: tensor<2x1x3xi32>, %a2: tensor<2x2x3xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<2x1x3xi32>, tensor<2x2x3xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_addmod_i32_ui64(%a0: tensor<5x3xi32>, %a1: tensor<4x1xui64>, %a2: tensor<2x4xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<4x1xui64>, tensor<2x4xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_addmod_i32_i8(%a0: tensor<5x3xi32>, %a1: tensor<2x2x2xi8>, %a2: tensor<2x2x2x2xi32>) -> tensor<5x3xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<2x2x2xi8>, tensor<2x2x2x2xi32>) -> tensor<5x3xi32>
  return %r : tensor<5x3xi32>
}

// equal
func.func @scatter_addmod_i32_i16(%a0: tensor<4x3x5xi32>, %a1: tensor<2x2xi16>, %a2: tensor<2x3x2xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<2x2xi16>, tensor<2x3x2xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_addmod_i32_ui8(%a0: tensor<4x3x5xi32>, %a1: tensor<1x3x4xui8>, %a2: tensor<2x3x4xi32>) -> tensor<4x3x5xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<4x3x5xi32>, tensor<1x3x4xui8>, tensor<2x3x4xi32>) -> tensor<4x3x5xi32>
  return %r : tensor<4x3x5xi32>
}

// equal
func.func @scatter_addmod_i32_ui16(%a0: tensor<1x1xi32>, %a1: tensor<1x1x1xui16>, %a2: tensor<1x1x1xi32>) -> tensor<1x1xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<1x1xi32>, tensor<1x1x1xui16>, tensor<1x1x1xi32>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// equal
func.func @scatter_addmod_ui16_i16(%a0: tensor<7xui16>, %a1: tensor<4x1xi16>, %a2: tensor<4xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<4x1xi16>, tensor<4xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_addmod_ui16_i8(%a0: tensor<7xui16>, %a1: tensor<2x1x3xi8>, %a2: tensor<2x2x3xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<2x1x3xi8>, tensor<2x2x3xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_addmod_ui16_i64(%a0: tensor<5x3xui16>, %a1: tensor<4x1xi64>, %a2: tensor<2x4xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<4x1xi64>, tensor<2x4xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_addmod_ui16_i32(%a0: tensor<5x3xui16>, %a1: tensor<2x2x2xi32>, %a2: tensor<2x2x2x2xui16>) -> tensor<5x3xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<5x3xui16>, tensor<2x2x2xi32>, tensor<2x2x2x2xui16>) -> tensor<5x3xui16>
  return %r : tensor<5x3xui16>
}

// equal
func.func @scatter_addmod_ui16_ui16(%a0: tensor<4x3x5xui16>, %a1: tensor<2x2xui16>, %a2: tensor<2x3x2xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<2x2xui16>, tensor<2x3x2xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_addmod_ui16_ui64(%a0: tensor<4x3x5xui16>, %a1: tensor<1x3x4xui64>, %a2: tensor<2x3x4xui16>) -> tensor<4x3x5xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<4x3x5xui16>, tensor<1x3x4xui64>, tensor<2x3x4xui16>) -> tensor<4x3x5xui16>
  return %r : tensor<4x3x5xui16>
}

// equal
func.func @scatter_addmod_ui16_ui8(%a0: tensor<1x1xui16>, %a1: tensor<1x1x1xui8>, %a2: tensor<1x1x1xui16>) -> tensor<1x1xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<1x1xui16>, tensor<1x1x1xui8>, tensor<1x1x1xui16>) -> tensor<1x1xui16>
  return %r : tensor<1x1xui16>
}

// equal
func.func @scatter_addmod_f64_ui64(%a0: tensor<7xf64>, %a1: tensor<4x1xui64>, %a2: tensor<4xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<4x1xui64>, tensor<4xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_addmod_bf16_i64(%a0: tensor<7xbf16>, %a1: tensor<2x1x3xi64>, %a2: tensor<2x2x3xbf16>) -> tensor<7xbf16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    %c = stablehlo.constant dense<5.0> : tensor<bf16>
    %v = stablehlo.remainder %s, %c : tensor<bf16>
    stablehlo.return %v : tensor<bf16>
  }) : (tensor<7xbf16>, tensor<2x1x3xi64>, tensor<2x2x3xbf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}

// equal
func.func @scatter_addmod_i32_ui32(%a0: tensor<7xi32>, %a1: tensor<4x1xui32>, %a2: tensor<4xi32>) -> tensor<7xi32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %v = stablehlo.remainder %s, %c : tensor<i32>
    stablehlo.return %v : tensor<i32>
  }) : (tensor<7xi32>, tensor<4x1xui32>, tensor<4xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

// equal
func.func @scatter_addmod_ui16_ui32(%a0: tensor<7xui16>, %a1: tensor<2x1x3xui32>, %a2: tensor<2x2x3xui16>) -> tensor<7xui16> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>):
    %s = stablehlo.add %x, %y : tensor<ui16>
    %c = stablehlo.constant dense<5> : tensor<ui16>
    %v = stablehlo.remainder %s, %c : tensor<ui16>
    stablehlo.return %v : tensor<ui16>
  }) : (tensor<7xui16>, tensor<2x1x3xui32>, tensor<2x2x3xui16>) -> tensor<7xui16>
  return %r : tensor<7xui16>
}

// equal
func.func @scatter_addmod_f64_i32_2(%a0: tensor<7xf64>, %a1: tensor<4x1xi32>, %a2: tensor<4xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<4x1xi32>, tensor<4xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_addmod_f64_ui16_2(%a0: tensor<7xf64>, %a1: tensor<4x1xui16>, %a2: tensor<4xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<4x1xui16>, tensor<4xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_addmod_f64_ui8_2(%a0: tensor<7xf64>, %a1: tensor<2x1x3xui8>, %a2: tensor<2x2x3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<2x1x3xui8>, tensor<2x2x3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_addmod_f64_ui64_2(%a0: tensor<7xf64>, %a1: tensor<2x1x3xui64>, %a2: tensor<2x2x3xf64>) -> tensor<7xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<7xf64>, tensor<2x1x3xui64>, tensor<2x2x3xf64>) -> tensor<7xf64>
  return %r : tensor<7xf64>
}

// equal
func.func @scatter_addmod_f64_i8_2(%a0: tensor<5x3xf64>, %a1: tensor<4x1xi8>, %a2: tensor<2x4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x1xi8>, tensor<2x4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_i16_2(%a0: tensor<5x3xf64>, %a1: tensor<4x1xi16>, %a2: tensor<2x4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x1xi16>, tensor<2x4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_ui8_3(%a0: tensor<5x3xf64>, %a1: tensor<4x1xui8>, %a2: tensor<2x4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x1xui8>, tensor<2x4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_ui16_3(%a0: tensor<5x3xf64>, %a1: tensor<4x1xui16>, %a2: tensor<2x4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x1xui16>, tensor<2x4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_ui32_2(%a0: tensor<5x3xf64>, %a1: tensor<4x1xui32>, %a2: tensor<2x4xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<4x1xui32>, tensor<2x4xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_ui8_4(%a0: tensor<5x3xf64>, %a1: tensor<2x2x2xui8>, %a2: tensor<2x2x2x2xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<2x2x2xui8>, tensor<2x2x2x2xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_ui16_4(%a0: tensor<5x3xf64>, %a1: tensor<2x2x2xui16>, %a2: tensor<2x2x2x2xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<2x2x2xui16>, tensor<2x2x2x2xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_ui32_3(%a0: tensor<5x3xf64>, %a1: tensor<2x2x2xui32>, %a2: tensor<2x2x2x2xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<2x2x2xui32>, tensor<2x2x2x2xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_ui64_3(%a0: tensor<5x3xf64>, %a1: tensor<2x2x2xui64>, %a2: tensor<2x2x2x2xf64>) -> tensor<5x3xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<2x2x2xui64>, tensor<2x2x2x2xf64>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}

// equal
func.func @scatter_addmod_f64_i32_3(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2xi32>, %a2: tensor<2x3x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2xi32>, tensor<2x3x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_i64_2(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2xi64>, %a2: tensor<2x3x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2xi64>, tensor<2x3x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_ui32_4(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2xui32>, %a2: tensor<2x3x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2xui32>, tensor<2x3x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_ui64_4(%a0: tensor<4x3x5xf64>, %a1: tensor<2x2xui64>, %a2: tensor<2x3x2xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<2x2xui64>, tensor<2x3x2xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_i8_3(%a0: tensor<4x3x5xf64>, %a1: tensor<1x3x4xi8>, %a2: tensor<2x3x4xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<1x3x4xi8>, tensor<2x3x4xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_i16_3(%a0: tensor<4x3x5xf64>, %a1: tensor<1x3x4xi16>, %a2: tensor<2x3x4xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<1x3x4xi16>, tensor<2x3x4xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_i32_4(%a0: tensor<4x3x5xf64>, %a1: tensor<1x3x4xi32>, %a2: tensor<2x3x4xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<1x3x4xi32>, tensor<2x3x4xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_i64_3(%a0: tensor<4x3x5xf64>, %a1: tensor<1x3x4xi64>, %a2: tensor<2x3x4xf64>) -> tensor<4x3x5xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<4x3x5xf64>, tensor<1x3x4xi64>, tensor<2x3x4xf64>) -> tensor<4x3x5xf64>
  return %r : tensor<4x3x5xf64>
}

// equal
func.func @scatter_addmod_f64_i8_4(%a0: tensor<1x1xf64>, %a1: tensor<1x1x1xi8>, %a2: tensor<1x1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<1x1xf64>, tensor<1x1x1xi8>, tensor<1x1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @scatter_addmod_f64_i16_4(%a0: tensor<1x1xf64>, %a1: tensor<1x1x1xi16>, %a2: tensor<1x1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<1x1xf64>, tensor<1x1x1xi16>, tensor<1x1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @scatter_addmod_f64_i64_4(%a0: tensor<1x1xf64>, %a1: tensor<1x1x1xi64>, %a2: tensor<1x1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<1x1xf64>, tensor<1x1x1xi64>, tensor<1x1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @scatter_addmod_f64_ui64_5(%a0: tensor<1x1xf64>, %a1: tensor<1x1x1xui64>, %a2: tensor<1x1x1xf64>) -> tensor<1x1xf64> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    %c = stablehlo.constant dense<5.0> : tensor<f64>
    %v = stablehlo.remainder %s, %c : tensor<f64>
    stablehlo.return %v : tensor<f64>
  }) : (tensor<1x1xf64>, tensor<1x1x1xui64>, tensor<1x1x1xf64>) -> tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// equal
func.func @scatter_two_f64_i16(%a0: tensor<5x3xf64>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<4x3xf64>, %a4: tensor<4x3xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x3xf64>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<4x3xf64>, tensor<4x3xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf64>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f64_ui8(%a0: tensor<5x3xf64>, %a1: tensor<5x3xui8>, %a2: tensor<4x1xi32>, %a3: tensor<2x4xf64>, %a4: tensor<2x4xui8>) -> (tensor<5x3xf64>, tensor<5x3xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<ui8>, %p: tensor<f64>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f64>, tensor<ui8>
  }) : (tensor<5x3xf64>, tensor<5x3xui8>, tensor<4x1xi32>, tensor<2x4xf64>, tensor<2x4xui8>) -> (tensor<5x3xf64>, tensor<5x3xui8>)
  return %r#0, %r#1 : tensor<5x3xf64>, tensor<5x3xui8>
}

// equal
func.func @scatter_two_f32_i16(%a0: tensor<5x3xf32>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<2x4xf32>, %a4: tensor<2x4xi16>) -> (tensor<5x3xf32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i16>, %p: tensor<f32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5x3xf32>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<2x4xf32>, tensor<2x4xi16>) -> (tensor<5x3xf32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f32_ui8(%a0: tensor<5x3xf32>, %a1: tensor<5x3xui8>, %a2: tensor<4x2xi32>, %a3: tensor<4xf32>, %a4: tensor<4xui8>) -> (tensor<5x3xf32>, tensor<5x3xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<5x3xf32>, tensor<5x3xui8>, tensor<4x2xi32>, tensor<4xf32>, tensor<4xui8>) -> (tensor<5x3xf32>, tensor<5x3xui8>)
  return %r#0, %r#1 : tensor<5x3xf32>, tensor<5x3xui8>
}

// equal
func.func @scatter_two_i32_i16(%a0: tensor<5x3xi32>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<2x4xi32>, %a4: tensor<2x4xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5x3xi32>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<2x4xi32>, tensor<2x4xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xi32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_i32_ui8(%a0: tensor<5x3xi32>, %a1: tensor<5x3xui8>, %a2: tensor<4x1xi32>, %a3: tensor<4x3xi32>, %a4: tensor<4x3xui8>) -> (tensor<5x3xi32>, tensor<5x3xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<ui8>, %p: tensor<i32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<i32>, tensor<ui8>
  }) : (tensor<5x3xi32>, tensor<5x3xui8>, tensor<4x1xi32>, tensor<4x3xi32>, tensor<4x3xui8>) -> (tensor<5x3xi32>, tensor<5x3xui8>)
  return %r#0, %r#1 : tensor<5x3xi32>, tensor<5x3xui8>
}

// equal
func.func @scatter_two_ui8_i16(%a0: tensor<5x3xui8>, %a1: tensor<5x3xi16>, %a2: tensor<4x2xi32>, %a3: tensor<4xui8>, %a4: tensor<4xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<5x3xui8>, tensor<5x3xi16>, tensor<4x2xi32>, tensor<4xui8>, tensor<4xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xui8>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_ui8_ui8(%a0: tensor<5x3xui8>, %a1: tensor<5x3xui8>, %a2: tensor<4x1xi32>, %a3: tensor<2x4xui8>, %a4: tensor<2x4xui8>) -> (tensor<5x3xui8>, tensor<5x3xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<ui8>, %p: tensor<ui8>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<ui8>
  }) : (tensor<5x3xui8>, tensor<5x3xui8>, tensor<4x1xi32>, tensor<2x4xui8>, tensor<2x4xui8>) -> (tensor<5x3xui8>, tensor<5x3xui8>)
  return %r#0, %r#1 : tensor<5x3xui8>, tensor<5x3xui8>
}

// equal
func.func @scatter_two_f64_i16_2(%a0: tensor<5x3xf64>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<2x4xf64>, %a4: tensor<2x4xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x3xf64>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<2x4xf64>, tensor<2x4xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf64>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f64_i16_3(%a0: tensor<5x3xf64>, %a1: tensor<5x3xi16>, %a2: tensor<4x2xi32>, %a3: tensor<4xf64>, %a4: tensor<4xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x3xf64>, tensor<5x3xi16>, tensor<4x2xi32>, tensor<4xf64>, tensor<4xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf64>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f64_i16_4(%a0: tensor<5x3xf64>, %a1: tensor<5x3xi16>, %a2: tensor<2x4xi32>, %a3: tensor<4xf64>, %a4: tensor<4xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x3xf64>, tensor<5x3xi16>, tensor<2x4xi32>, tensor<4xf64>, tensor<4xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf64>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f64_i16_5(%a0: tensor<5x3xf64>, %a1: tensor<5x3xi16>, %a2: tensor<2x2x2xi32>, %a3: tensor<2x2x2x2xf64>, %a4: tensor<2x2x2x2xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x3xf64>, tensor<5x3xi16>, tensor<2x2x2xi32>, tensor<2x2x2x2xf64>, tensor<2x2x2x2xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf64>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f64_i16_6(%a0: tensor<5x3xf64>, %a1: tensor<5x3xi16>, %a2: tensor<0x1xi32>, %a3: tensor<0x3xf64>, %a4: tensor<0x3xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x3xf64>, tensor<5x3xi16>, tensor<0x1xi32>, tensor<0x3xf64>, tensor<0x3xi16>) -> (tensor<5x3xf64>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf64>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f64_i16_7(%a0: tensor<5x0xf64>, %a1: tensor<5x0xi16>, %a2: tensor<2x1xi32>, %a3: tensor<2x0xf64>, %a4: tensor<2x0xi16>) -> (tensor<5x0xf64>, tensor<5x0xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<5x0xf64>, tensor<5x0xi16>, tensor<2x1xi32>, tensor<2x0xf64>, tensor<2x0xi16>) -> (tensor<5x0xf64>, tensor<5x0xi16>)
  return %r#0, %r#1 : tensor<5x0xf64>, tensor<5x0xi16>
}

// equal
func.func @scatter_two_f64_i16_8(%a0: tensor<4x3x5xf64>, %a1: tensor<4x3x5xi16>, %a2: tensor<2x2xi32>, %a3: tensor<2x3x2xf64>, %a4: tensor<2x3x2xi16>) -> (tensor<4x3x5xf64>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<4x3x5xf64>, tensor<4x3x5xi16>, tensor<2x2xi32>, tensor<2x3x2xf64>, tensor<2x3x2xi16>) -> (tensor<4x3x5xf64>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xf64>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_f64_i16_9(%a0: tensor<4x3x5xf64>, %a1: tensor<4x3x5xi16>, %a2: tensor<2x2x3xi32>, %a3: tensor<2x3x3xf64>, %a4: tensor<2x3x3xi16>) -> (tensor<4x3x5xf64>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<4x3x5xf64>, tensor<4x3x5xi16>, tensor<2x2x3xi32>, tensor<2x3x3xf64>, tensor<2x3x3xi16>) -> (tensor<4x3x5xf64>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xf64>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_f64_i16_10(%a0: tensor<4x3x5xf64>, %a1: tensor<4x3x5xi16>, %a2: tensor<4x2x1xi32>, %a3: tensor<4x2x4xf64>, %a4: tensor<4x2x4xi16>) -> (tensor<4x3x5xf64>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<4x3x5xf64>, tensor<4x3x5xi16>, tensor<4x2x1xi32>, tensor<4x2x4xf64>, tensor<4x2x4xi16>) -> (tensor<4x3x5xf64>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xf64>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_f64_i16_11(%a0: tensor<4x3x5xf64>, %a1: tensor<4x3x5xi16>, %a2: tensor<1x3x4xi32>, %a3: tensor<2x3x4xf64>, %a4: tensor<2x3x4xi16>) -> (tensor<4x3x5xf64>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<i16>, %p: tensor<f64>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f64>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f64>, tensor<i16>
  }) : (tensor<4x3x5xf64>, tensor<4x3x5xi16>, tensor<1x3x4xi32>, tensor<2x3x4xf64>, tensor<2x3x4xi16>) -> (tensor<4x3x5xf64>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xf64>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_f32_i16_2(%a0: tensor<5x3xf32>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<4x3xf32>, %a4: tensor<4x3xi16>) -> (tensor<5x3xf32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i16>, %p: tensor<f32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5x3xf32>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<4x3xf32>, tensor<4x3xi16>) -> (tensor<5x3xf32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f32_i16_3(%a0: tensor<5x3xf32>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<2x4xf32>, %a4: tensor<2x4xi16>) -> (tensor<5x3xf32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i16>, %p: tensor<f32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i16>
  }) : (tensor<5x3xf32>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<2x4xf32>, tensor<2x4xi16>) -> (tensor<5x3xf32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xf32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_f32_ui8_2(%a0: tensor<5x3xf32>, %a1: tensor<5x3xui8>, %a2: tensor<2x4xi32>, %a3: tensor<4xf32>, %a4: tensor<4xui8>) -> (tensor<5x3xf32>, tensor<5x3xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<5x3xf32>, tensor<5x3xui8>, tensor<2x4xi32>, tensor<4xf32>, tensor<4xui8>) -> (tensor<5x3xf32>, tensor<5x3xui8>)
  return %r#0, %r#1 : tensor<5x3xf32>, tensor<5x3xui8>
}

// equal
func.func @scatter_two_f32_ui8_3(%a0: tensor<5x3xf32>, %a1: tensor<5x3xui8>, %a2: tensor<2x2x2xi32>, %a3: tensor<2x2x2x2xf32>, %a4: tensor<2x2x2x2xui8>) -> (tensor<5x3xf32>, tensor<5x3xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<5x3xf32>, tensor<5x3xui8>, tensor<2x2x2xi32>, tensor<2x2x2x2xf32>, tensor<2x2x2x2xui8>) -> (tensor<5x3xf32>, tensor<5x3xui8>)
  return %r#0, %r#1 : tensor<5x3xf32>, tensor<5x3xui8>
}

// equal
func.func @scatter_two_f32_ui8_4(%a0: tensor<5x3xf32>, %a1: tensor<5x3xui8>, %a2: tensor<0x1xi32>, %a3: tensor<0x3xf32>, %a4: tensor<0x3xui8>) -> (tensor<5x3xf32>, tensor<5x3xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<5x3xf32>, tensor<5x3xui8>, tensor<0x1xi32>, tensor<0x3xf32>, tensor<0x3xui8>) -> (tensor<5x3xf32>, tensor<5x3xui8>)
  return %r#0, %r#1 : tensor<5x3xf32>, tensor<5x3xui8>
}

// equal
func.func @scatter_two_f32_ui8_5(%a0: tensor<5x0xf32>, %a1: tensor<5x0xui8>, %a2: tensor<2x1xi32>, %a3: tensor<2x0xf32>, %a4: tensor<2x0xui8>) -> (tensor<5x0xf32>, tensor<5x0xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<5x0xf32>, tensor<5x0xui8>, tensor<2x1xi32>, tensor<2x0xf32>, tensor<2x0xui8>) -> (tensor<5x0xf32>, tensor<5x0xui8>)
  return %r#0, %r#1 : tensor<5x0xf32>, tensor<5x0xui8>
}

// equal
func.func @scatter_two_f32_ui8_6(%a0: tensor<4x3x5xf32>, %a1: tensor<4x3x5xui8>, %a2: tensor<2x2xi32>, %a3: tensor<2x3x2xf32>, %a4: tensor<2x3x2xui8>) -> (tensor<4x3x5xf32>, tensor<4x3x5xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<4x3x5xf32>, tensor<4x3x5xui8>, tensor<2x2xi32>, tensor<2x3x2xf32>, tensor<2x3x2xui8>) -> (tensor<4x3x5xf32>, tensor<4x3x5xui8>)
  return %r#0, %r#1 : tensor<4x3x5xf32>, tensor<4x3x5xui8>
}

// equal
func.func @scatter_two_f32_ui8_7(%a0: tensor<4x3x5xf32>, %a1: tensor<4x3x5xui8>, %a2: tensor<2x2x3xi32>, %a3: tensor<2x3x3xf32>, %a4: tensor<2x3x3xui8>) -> (tensor<4x3x5xf32>, tensor<4x3x5xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<4x3x5xf32>, tensor<4x3x5xui8>, tensor<2x2x3xi32>, tensor<2x3x3xf32>, tensor<2x3x3xui8>) -> (tensor<4x3x5xf32>, tensor<4x3x5xui8>)
  return %r#0, %r#1 : tensor<4x3x5xf32>, tensor<4x3x5xui8>
}

// equal
func.func @scatter_two_f32_ui8_8(%a0: tensor<4x3x5xf32>, %a1: tensor<4x3x5xui8>, %a2: tensor<4x2x1xi32>, %a3: tensor<4x2x4xf32>, %a4: tensor<4x2x4xui8>) -> (tensor<4x3x5xf32>, tensor<4x3x5xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<4x3x5xf32>, tensor<4x3x5xui8>, tensor<4x2x1xi32>, tensor<4x2x4xf32>, tensor<4x2x4xui8>) -> (tensor<4x3x5xf32>, tensor<4x3x5xui8>)
  return %r#0, %r#1 : tensor<4x3x5xf32>, tensor<4x3x5xui8>
}

// equal
func.func @scatter_two_f32_ui8_9(%a0: tensor<4x3x5xf32>, %a1: tensor<4x3x5xui8>, %a2: tensor<1x3x4xi32>, %a3: tensor<2x3x4xf32>, %a4: tensor<2x3x4xui8>) -> (tensor<4x3x5xf32>, tensor<4x3x5xui8>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<ui8>, %p: tensor<f32>, %q: tensor<ui8>):
    %1 = stablehlo.add %x, %p : tensor<f32>
    %2 = stablehlo.maximum %y, %q : tensor<ui8>
    stablehlo.return %1, %2 : tensor<f32>, tensor<ui8>
  }) : (tensor<4x3x5xf32>, tensor<4x3x5xui8>, tensor<1x3x4xi32>, tensor<2x3x4xf32>, tensor<2x3x4xui8>) -> (tensor<4x3x5xf32>, tensor<4x3x5xui8>)
  return %r#0, %r#1 : tensor<4x3x5xf32>, tensor<4x3x5xui8>
}

// equal
func.func @scatter_two_i32_i16_2(%a0: tensor<5x3xi32>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<2x4xi32>, %a4: tensor<2x4xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5x3xi32>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<2x4xi32>, tensor<2x4xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xi32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_i32_i16_3(%a0: tensor<5x3xi32>, %a1: tensor<5x3xi16>, %a2: tensor<4x2xi32>, %a3: tensor<4xi32>, %a4: tensor<4xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5x3xi32>, tensor<5x3xi16>, tensor<4x2xi32>, tensor<4xi32>, tensor<4xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xi32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_i32_i16_4(%a0: tensor<5x3xi32>, %a1: tensor<5x3xi16>, %a2: tensor<2x4xi32>, %a3: tensor<4xi32>, %a4: tensor<4xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5x3xi32>, tensor<5x3xi16>, tensor<2x4xi32>, tensor<4xi32>, tensor<4xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xi32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_i32_i16_5(%a0: tensor<5x3xi32>, %a1: tensor<5x3xi16>, %a2: tensor<2x2x2xi32>, %a3: tensor<2x2x2x2xi32>, %a4: tensor<2x2x2x2xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5x3xi32>, tensor<5x3xi16>, tensor<2x2x2xi32>, tensor<2x2x2x2xi32>, tensor<2x2x2x2xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xi32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_i32_i16_6(%a0: tensor<5x3xi32>, %a1: tensor<5x3xi16>, %a2: tensor<0x1xi32>, %a3: tensor<0x3xi32>, %a4: tensor<0x3xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5x3xi32>, tensor<5x3xi16>, tensor<0x1xi32>, tensor<0x3xi32>, tensor<0x3xi16>) -> (tensor<5x3xi32>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xi32>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_i32_i16_7(%a0: tensor<5x0xi32>, %a1: tensor<5x0xi16>, %a2: tensor<2x1xi32>, %a3: tensor<2x0xi32>, %a4: tensor<2x0xi16>) -> (tensor<5x0xi32>, tensor<5x0xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<5x0xi32>, tensor<5x0xi16>, tensor<2x1xi32>, tensor<2x0xi32>, tensor<2x0xi16>) -> (tensor<5x0xi32>, tensor<5x0xi16>)
  return %r#0, %r#1 : tensor<5x0xi32>, tensor<5x0xi16>
}

// equal
func.func @scatter_two_i32_i16_8(%a0: tensor<4x3x5xi32>, %a1: tensor<4x3x5xi16>, %a2: tensor<2x2xi32>, %a3: tensor<2x3x2xi32>, %a4: tensor<2x3x2xi16>) -> (tensor<4x3x5xi32>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<4x3x5xi32>, tensor<4x3x5xi16>, tensor<2x2xi32>, tensor<2x3x2xi32>, tensor<2x3x2xi16>) -> (tensor<4x3x5xi32>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xi32>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_i32_i16_9(%a0: tensor<4x3x5xi32>, %a1: tensor<4x3x5xi16>, %a2: tensor<2x2x3xi32>, %a3: tensor<2x3x3xi32>, %a4: tensor<2x3x3xi16>) -> (tensor<4x3x5xi32>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<4x3x5xi32>, tensor<4x3x5xi16>, tensor<2x2x3xi32>, tensor<2x3x3xi32>, tensor<2x3x3xi16>) -> (tensor<4x3x5xi32>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xi32>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_i32_i16_10(%a0: tensor<4x3x5xi32>, %a1: tensor<4x3x5xi16>, %a2: tensor<4x2x1xi32>, %a3: tensor<4x2x4xi32>, %a4: tensor<4x2x4xi16>) -> (tensor<4x3x5xi32>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<4x3x5xi32>, tensor<4x3x5xi16>, tensor<4x2x1xi32>, tensor<4x2x4xi32>, tensor<4x2x4xi16>) -> (tensor<4x3x5xi32>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xi32>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_i32_i16_11(%a0: tensor<4x3x5xi32>, %a1: tensor<4x3x5xi16>, %a2: tensor<1x3x4xi32>, %a3: tensor<2x3x4xi32>, %a4: tensor<2x3x4xi16>) -> (tensor<4x3x5xi32>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i16>, %p: tensor<i32>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<i32>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<i32>, tensor<i16>
  }) : (tensor<4x3x5xi32>, tensor<4x3x5xi16>, tensor<1x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi16>) -> (tensor<4x3x5xi32>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xi32>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_ui8_i16_2(%a0: tensor<5x3xui8>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<4x3xui8>, %a4: tensor<4x3xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<5x3xui8>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<4x3xui8>, tensor<4x3xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xui8>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_ui8_i16_3(%a0: tensor<5x3xui8>, %a1: tensor<5x3xi16>, %a2: tensor<4x1xi32>, %a3: tensor<2x4xui8>, %a4: tensor<2x4xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<5x3xui8>, tensor<5x3xi16>, tensor<4x1xi32>, tensor<2x4xui8>, tensor<2x4xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xui8>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_ui8_i16_4(%a0: tensor<5x3xui8>, %a1: tensor<5x3xi16>, %a2: tensor<2x4xi32>, %a3: tensor<4xui8>, %a4: tensor<4xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<5x3xui8>, tensor<5x3xi16>, tensor<2x4xi32>, tensor<4xui8>, tensor<4xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xui8>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_ui8_i16_5(%a0: tensor<5x3xui8>, %a1: tensor<5x3xi16>, %a2: tensor<2x2x2xi32>, %a3: tensor<2x2x2x2xui8>, %a4: tensor<2x2x2x2xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<5x3xui8>, tensor<5x3xi16>, tensor<2x2x2xi32>, tensor<2x2x2x2xui8>, tensor<2x2x2x2xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xui8>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_ui8_i16_6(%a0: tensor<5x3xui8>, %a1: tensor<5x3xi16>, %a2: tensor<0x1xi32>, %a3: tensor<0x3xui8>, %a4: tensor<0x3xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<5x3xui8>, tensor<5x3xi16>, tensor<0x1xi32>, tensor<0x3xui8>, tensor<0x3xi16>) -> (tensor<5x3xui8>, tensor<5x3xi16>)
  return %r#0, %r#1 : tensor<5x3xui8>, tensor<5x3xi16>
}

// equal
func.func @scatter_two_ui8_i16_7(%a0: tensor<5x0xui8>, %a1: tensor<5x0xi16>, %a2: tensor<2x1xi32>, %a3: tensor<2x0xui8>, %a4: tensor<2x0xi16>) -> (tensor<5x0xui8>, tensor<5x0xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<5x0xui8>, tensor<5x0xi16>, tensor<2x1xi32>, tensor<2x0xui8>, tensor<2x0xi16>) -> (tensor<5x0xui8>, tensor<5x0xi16>)
  return %r#0, %r#1 : tensor<5x0xui8>, tensor<5x0xi16>
}

// equal
func.func @scatter_two_ui8_i16_8(%a0: tensor<4x3x5xui8>, %a1: tensor<4x3x5xi16>, %a2: tensor<2x2xi32>, %a3: tensor<2x3x2xui8>, %a4: tensor<2x3x2xi16>) -> (tensor<4x3x5xui8>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<4x3x5xui8>, tensor<4x3x5xi16>, tensor<2x2xi32>, tensor<2x3x2xui8>, tensor<2x3x2xi16>) -> (tensor<4x3x5xui8>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xui8>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_ui8_i16_9(%a0: tensor<4x3x5xui8>, %a1: tensor<4x3x5xi16>, %a2: tensor<2x2x3xi32>, %a3: tensor<2x3x3xui8>, %a4: tensor<2x3x3xi16>) -> (tensor<4x3x5xui8>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<4x3x5xui8>, tensor<4x3x5xi16>, tensor<2x2x3xi32>, tensor<2x3x3xui8>, tensor<2x3x3xi16>) -> (tensor<4x3x5xui8>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xui8>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_ui8_i16_10(%a0: tensor<4x3x5xui8>, %a1: tensor<4x3x5xi16>, %a2: tensor<4x2x1xi32>, %a3: tensor<4x2x4xui8>, %a4: tensor<4x2x4xi16>) -> (tensor<4x3x5xui8>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<4x3x5xui8>, tensor<4x3x5xi16>, tensor<4x2x1xi32>, tensor<4x2x4xui8>, tensor<4x2x4xi16>) -> (tensor<4x3x5xui8>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xui8>, tensor<4x3x5xi16>
}

// equal
func.func @scatter_two_ui8_i16_11(%a0: tensor<4x3x5xui8>, %a1: tensor<4x3x5xi16>, %a2: tensor<1x3x4xi32>, %a3: tensor<2x3x4xui8>, %a4: tensor<2x3x4xi16>) -> (tensor<4x3x5xui8>, tensor<4x3x5xi16>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x: tensor<ui8>, %y: tensor<i16>, %p: tensor<ui8>, %q: tensor<i16>):
    %1 = stablehlo.add %x, %p : tensor<ui8>
    %2 = stablehlo.maximum %y, %q : tensor<i16>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i16>
  }) : (tensor<4x3x5xui8>, tensor<4x3x5xi16>, tensor<1x3x4xi32>, tensor<2x3x4xui8>, tensor<2x3x4xi16>) -> (tensor<4x3x5xui8>, tensor<4x3x5xi16>)
  return %r#0, %r#1 : tensor<4x3x5xui8>, tensor<4x3x5xi16>
}
