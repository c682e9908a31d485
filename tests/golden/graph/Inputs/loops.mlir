module @loops {
  func.func public @main(%x: tensor<8x16xf32>, %w: tensor<16x16xf32>, %n: tensor<i32>) -> (tensor<8x16xf32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %dead = stablehlo.constant dense<0.0> : tensor<8x16xf32>
    %f = stablehlo.constant dense<false> : tensor<i1>
    %r:5 = stablehlo.while(%i = %c0, %a = %x, %b = %w, %d = %dead, %m = %n) : tensor<i32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<i32>
     cond {
      %two = stablehlo.add %m, %m : tensor<i32>
      %p = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
     } do {
      %e = stablehlo.exponential %b : tensor<16x16xf32>
      %s = stablehlo.tanh %e : tensor<16x16xf32>
      %t = stablehlo.dot_general %a, %s, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
      %u = "stablehlo.if"(%f) ({
        %k = stablehlo.sine %t : tensor<8x16xf32>
        stablehlo.return %k : tensor<8x16xf32>
      }, {
        %k = stablehlo.tanh %t : tensor<8x16xf32>
        stablehlo.return %k : tensor<8x16xf32>
      }) : (tensor<i1>) -> tensor<8x16xf32>
      %d2 = stablehlo.add %d, %u : tensor<8x16xf32>
      %j = stablehlo.add %i, %c1 : tensor<i32>
      stablehlo.return %j, %u, %b, %d2, %m : tensor<i32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<i32>
     }
    return %r#1, %r#0 : tensor<8x16xf32>, tensor<i32>
  }
}
