func.func @main(%a: tensor<512xf8E4M3>, %b: tensor<512xf8E4M3>) -> (tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E4M3>, tensor<512xf8E4M3>) {
  %add = stablehlo.add %a, %b : tensor<512xf8E4M3>
  %subtract = stablehlo.subtract %a, %b : tensor<512xf8E4M3>
  %multiply = stablehlo.multiply %a, %b : tensor<512xf8E4M3>
  %divide = stablehlo.divide %a, %b : tensor<512xf8E4M3>
  %maximum = stablehlo.maximum %a, %b : tensor<512xf8E4M3>
  %minimum = stablehlo.minimum %a, %b : tensor<512xf8E4M3>
  %negate = stablehlo.negate %a : tensor<512xf8E4M3>
  %abs = stablehlo.abs %a : tensor<512xf8E4M3>
  %sqrt = stablehlo.sqrt %a : tensor<512xf8E4M3>
  %floor = stablehlo.floor %a : tensor<512xf8E4M3>
  %sign = stablehlo.sign %a : tensor<512xf8E4M3>
  %LT = stablehlo.compare LT, %a, %b : (tensor<512xf8E4M3>, tensor<512xf8E4M3>) -> tensor<512xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<512xf8E4M3>, tensor<512xf8E4M3>) -> tensor<512xi1>
  %NE = stablehlo.compare NE, %a, %b : (tensor<512xf8E4M3>, tensor<512xf8E4M3>) -> tensor<512xi1>
  %GE = stablehlo.compare GE, %a, %b : (tensor<512xf8E4M3>, tensor<512xf8E4M3>) -> tensor<512xi1>
  %finite = stablehlo.is_finite %a : (tensor<512xf8E4M3>) -> tensor<512xi1>
  %chosen = stablehlo.select %LT, %a, %b : tensor<512xi1>, tensor<512xf8E4M3>
  %both = stablehlo.add %multiply, %b : tensor<512xf8E4M3>
  return %add, %subtract, %multiply, %divide, %maximum, %minimum, %negate, %abs, %sqrt, %floor, %sign, %LT, %EQ, %NE, %GE, %finite, %chosen, %both : tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xf8E4M3>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E4M3>, tensor<512xf8E4M3>
}
