func.func @main(%a0: tensor<6xi32>, %a1: tensor<i32>) -> (tensor<6xi32>, tensor<i32>) {
  %0:2 = chlo.scan(%a0) inits (%a1) dimension=0 {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %c = stablehlo.constant dense<2> : tensor<i32>
  %p = stablehlo.compare GT, %x, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %1 = "stablehlo.if"(%p) ({
  %m = stablehlo.multiply %x, %y : tensor<i32>
  stablehlo.return %m : tensor<i32>
  }, {
  %s = stablehlo.subtract %y, %x : tensor<i32>
  stablehlo.return %s : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  stablehlo.return %1, %1 : tensor<i32>, tensor<i32>
  } : (tensor<6xi32>, tensor<i32>) -> (tensor<6xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<6xi32>, tensor<i32>
}
