func.func @main(%a: tensor<512xf8E3M4>, %b: tensor<512xf8E3M4>) -> (tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E3M4>, tensor<512xf8E3M4>) {
  %add = stablehlo.add %a, %b : tensor<512xf8E3M4>
  %subtract = stablehlo.subtract %a, %b : tensor<512xf8E3M4>
  %multiply = stablehlo.multiply %a, %b : tensor<512xf8E3M4>
  %divide = stablehlo.divide %a, %b : tensor<512xf8E3M4>
  %maximum = stablehlo.maximum %a, %b : tensor<512xf8E3M4>
  %minimum = stablehlo.minimum %a, %b : tensor<512xf8E3M4>
  %negate = stablehlo.negate %a : tensor<512xf8E3M4>
  %abs = stablehlo.abs %a : tensor<512xf8E3M4>
  %sqrt = stablehlo.sqrt %a : tensor<512xf8E3M4>
  %floor = stablehlo.floor %a : tensor<512xf8E3M4>
  %sign = stablehlo.sign %a : tensor<512xf8E3M4>
  %LT = stablehlo.compare LT, %a, %b : (tensor<512xf8E3M4>, tensor<512xf8E3M4>) -> tensor<512xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<512xf8E3M4>, tensor<512xf8E3M4>) -> tensor<512xi1>
  %NE = stablehlo.compare NE, %a, %b : (tensor<512xf8E3M4>, tensor<512xf8E3M4>) -> tensor<512xi1>
  %GE = stablehlo.compare GE, %a, %b : (tensor<512xf8E3M4>, tensor<512xf8E3M4>) -> tensor<512xi1>
  %finite = stablehlo.is_finite %a : (tensor<512xf8E3M4>) -> tensor<512xi1>
  %chosen = stablehlo.select %LT, %a, %b : tensor<512xi1>, tensor<512xf8E3M4>
  %both = stablehlo.add %multiply, %b : tensor<512xf8E3M4>
  return %add, %subtract, %multiply, %divide, %maximum, %minimum, %negate, %abs, %sqrt, %floor, %sign, %LT, %EQ, %NE, %GE, %finite, %chosen, %both : tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xf8E3M4>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E3M4>, tensor<512xf8E3M4>
}
