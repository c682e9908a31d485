// A loop of small ops, and one product that is too large for a region.
func.func @main(%x: tensor<4xf32>, %a: tensor<600x600xf32>) -> (tensor<4xf32>, tensor<600x600xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<500> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<4xf32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %j = stablehlo.add %i, %one : tensor<i32>
      %s = stablehlo.cosine %y : tensor<4xf32>
      %p = stablehlo.reverse %s, dims = [0] : tensor<4xf32>
      %z = stablehlo.add %p, %y : tensor<4xf32>
      stablehlo.return %j, %z : tensor<i32>, tensor<4xf32>
    }
  %d = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0]
    : (tensor<600x600xf32>, tensor<600x600xf32>) -> tensor<600x600xf32>
  return %r#1, %d : tensor<4xf32>, tensor<600x600xf32>
}
