module @case_raw {
  func.func public @main(%i: tensor<i32>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<i1>) {
    %0:2 = "stablehlo.case"(%i) ({
      %t = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %x, %t : tensor<4xf32>, tensor<i1>
    }, {
      %n = stablehlo.negate %x : tensor<4xf32>
      %t = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %n, %t : tensor<4xf32>, tensor<i1>
    }, {
      %a = stablehlo.abs %x : tensor<4xf32>
      %f = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %a, %f : tensor<4xf32>, tensor<i1>
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<i1>)
    return %0#0, %0#1 : tensor<4xf32>, tensor<i1>
  }
}
