module @loop {
  func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%i = %c, %x = %arg0) : tensor<i32>, tensor<64xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_0 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %i, %c_0 : tensor<i32>
      %3 = stablehlo.sine %x : tensor<64xf32>
      stablehlo.return %2, %3 : tensor<i32>, tensor<64xf32>
    }
    return %0#1 : tensor<64xf32>
  }
}
