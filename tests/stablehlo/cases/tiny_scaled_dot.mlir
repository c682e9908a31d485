func.func @main(%a: tensor<4x2x8xf4E2M1FN>, %p: tensor<4x2xf8E8M0FNU>, %b: tensor<4x2x8xf4E2M1FN>, %q: tensor<4x2xf8E8M0FNU>) -> (tensor<4x4xf32>) {
  %a0 = stablehlo.convert %a : (tensor<4x2x8xf4E2M1FN>) -> tensor<4x2x8xf32>
  %p0 = stablehlo.convert %p : (tensor<4x2xf8E8M0FNU>) -> tensor<4x2xf32>
  %p1 = stablehlo.broadcast_in_dim %p0, dims = [0, 1] : (tensor<4x2xf32>) -> tensor<4x2x8xf32>
  %a1 = stablehlo.multiply %a0, %p1 : tensor<4x2x8xf32>
  %b0 = stablehlo.convert %b : (tensor<4x2x8xf4E2M1FN>) -> tensor<4x2x8xf32>
  %q0 = stablehlo.convert %q : (tensor<4x2xf8E8M0FNU>) -> tensor<4x2xf32>
  %q1 = stablehlo.broadcast_in_dim %q0, dims = [0, 1] : (tensor<4x2xf32>) -> tensor<4x2x8xf32>
  %b1 = stablehlo.multiply %b0, %q1 : tensor<4x2x8xf32>
  %0 = stablehlo.dot_general %a1, %b1, contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8xf32>, tensor<4x2x8xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
