func.func @main(%n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %n, %k = %zero) : tensor<i32>, tensor<i32>
   cond {
    %c = stablehlo.compare NE, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
   } do {
    %m = stablehlo.remainder %i, %two : tensor<i32>
    %o = stablehlo.compare EQ, %m, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %j = "stablehlo.if"(%o) ({
      %t = stablehlo.multiply %i, %three : tensor<i32>
      %u = stablehlo.add %t, %one : tensor<i32>
      stablehlo.return %u : tensor<i32>
    }, {
      %h = stablehlo.divide %i, %two : tensor<i32>
      stablehlo.return %h : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    %l = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %j, %l : tensor<i32>, tensor<i32>
   }
  return %r#1, %r#0 : tensor<i32>, tensor<i32>
}
