func.func @main(%a: tensor<4xi32>, %i: tensor<i32>) -> (tensor<4xi32>, tensor<i32>) {
  %0:2 = "chlo.scan"(%a, %i) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %1 = stablehlo.add %x, %y : tensor<i32>
  stablehlo.return %1, %1 : tensor<i32>, tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<4xi32>, tensor<i32>
}
