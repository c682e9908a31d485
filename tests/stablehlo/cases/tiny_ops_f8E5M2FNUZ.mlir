func.func @main(%a: tensor<512xf8E5M2FNUZ>, %b: tensor<512xf8E5M2FNUZ>) -> (tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>) {
  %add = stablehlo.add %a, %b : tensor<512xf8E5M2FNUZ>
  %subtract = stablehlo.subtract %a, %b : tensor<512xf8E5M2FNUZ>
  %multiply = stablehlo.multiply %a, %b : tensor<512xf8E5M2FNUZ>
  %divide = stablehlo.divide %a, %b : tensor<512xf8E5M2FNUZ>
  %maximum = stablehlo.maximum %a, %b : tensor<512xf8E5M2FNUZ>
  %minimum = stablehlo.minimum %a, %b : tensor<512xf8E5M2FNUZ>
  %negate = stablehlo.negate %a : tensor<512xf8E5M2FNUZ>
  %abs = stablehlo.abs %a : tensor<512xf8E5M2FNUZ>
  %sqrt = stablehlo.sqrt %a : tensor<512xf8E5M2FNUZ>
  %floor = stablehlo.floor %a : tensor<512xf8E5M2FNUZ>
  %sign = stablehlo.sign %a : tensor<512xf8E5M2FNUZ>
  %LT = stablehlo.compare LT, %a, %b : (tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>) -> tensor<512xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>) -> tensor<512xi1>
  %NE = stablehlo.compare NE, %a, %b : (tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>) -> tensor<512xi1>
  %GE = stablehlo.compare GE, %a, %b : (tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>) -> tensor<512xi1>
  %finite = stablehlo.is_finite %a : (tensor<512xf8E5M2FNUZ>) -> tensor<512xi1>
  %chosen = stablehlo.select %LT, %a, %b : tensor<512xi1>, tensor<512xf8E5M2FNUZ>
  %both = stablehlo.add %multiply, %b : tensor<512xf8E5M2FNUZ>
  return %add, %subtract, %multiply, %divide, %maximum, %minimum, %negate, %abs, %sqrt, %floor, %sign, %LT, %EQ, %NE, %GE, %finite, %chosen, %both : tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E5M2FNUZ>, tensor<512xf8E5M2FNUZ>
}
