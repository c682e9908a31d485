func.func @main(%a0: tensor<4xi32>, %a1: tensor<i32>) -> (tensor<2x4xi32>, tensor<i32>) {
  %0:2 = chlo.scan(%a0) inits (%a1) dimension=0 {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
  stablehlo.return %x, %y : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<2x4xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<2x4xi32>, tensor<i32>
}
