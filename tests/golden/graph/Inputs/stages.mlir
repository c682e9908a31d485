func.func @main(%w: tensor<2x2xf32>, %v: tensor<2x2xf32>, %x: tensor<4x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {mhlo.frontend_attributes = {stage = "0"}} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %y = stablehlo.dot_general %h, %v, contracting_dims = [1] x [0] {mhlo.frontend_attributes = {stage = "1"}} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %gv = stablehlo.dot_general %h, %y, contracting_dims = [0] x [0] {mhlo.frontend_attributes = {stage = "1"}} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  %d = stablehlo.dot_general %y, %v, contracting_dims = [1] x [1] {mhlo.frontend_attributes = {stage = "1"}} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %gw = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] {mhlo.frontend_attributes = {stage = "0"}} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  %nw = stablehlo.subtract %w, %gw : tensor<2x2xf32>
  %nv = stablehlo.subtract %v, %gv : tensor<2x2xf32>
  return %nw, %nv : tensor<2x2xf32>, tensor<2x2xf32>
}
