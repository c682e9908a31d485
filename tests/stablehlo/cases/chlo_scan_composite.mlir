func.func @main(%a: tensor<4xi32>, %i: tensor<i32>) -> (tensor<4xi32>, tensor<i32>) {
  %0:2 = "stablehlo.composite"(%a, %i) <{name = "chlo.scan", decomposition = @chlo.scan.impl, version = 1 : i32, composite_attributes = {dimension = 0 : i64, is_associative = true, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 4 : i64}}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %1 = stablehlo.multiply %x, %y : tensor<i32>
  stablehlo.return %1, %1 : tensor<i32>, tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<4xi32>, tensor<i32>
}
