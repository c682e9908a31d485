func.func @main(%a: tensor<2x3xf32>, %i: tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  %e = tensor.empty() : tensor<2x3xf32>
  %c = arith.constant dense<2.0> : tensor<2x3xf32>
  %0 = arith.addf %a, %c : tensor<2x3xf32>
  %1 = arith.mulf %0, %a : tensor<2x3xf32>
  %2 = arith.subf %1, %c : tensor<2x3xf32>
  %3 = arith.maximumf %2, %a : tensor<2x3xf32>
  %4 = arith.divf %3, %c : tensor<2x3xf32>
  %5 = arith.negf %4 : tensor<2x3xf32>
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %6 = arith.addi %i, %k : tensor<2x3xi32>
  %7 = arith.muli %6, %i : tensor<2x3xi32>
  %8 = arith.subi %7, %k : tensor<2x3xi32>
  return %5, %8 : tensor<2x3xf32>, tensor<2x3xi32>
}
