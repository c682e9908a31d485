func.func @main(%a: tensor<512xf8E4M3FNUZ>, %b: tensor<512xf8E4M3FNUZ>) -> (tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>) {
  %add = stablehlo.add %a, %b : tensor<512xf8E4M3FNUZ>
  %subtract = stablehlo.subtract %a, %b : tensor<512xf8E4M3FNUZ>
  %multiply = stablehlo.multiply %a, %b : tensor<512xf8E4M3FNUZ>
  %divide = stablehlo.divide %a, %b : tensor<512xf8E4M3FNUZ>
  %maximum = stablehlo.maximum %a, %b : tensor<512xf8E4M3FNUZ>
  %minimum = stablehlo.minimum %a, %b : tensor<512xf8E4M3FNUZ>
  %negate = stablehlo.negate %a : tensor<512xf8E4M3FNUZ>
  %abs = stablehlo.abs %a : tensor<512xf8E4M3FNUZ>
  %sqrt = stablehlo.sqrt %a : tensor<512xf8E4M3FNUZ>
  %floor = stablehlo.floor %a : tensor<512xf8E4M3FNUZ>
  %sign = stablehlo.sign %a : tensor<512xf8E4M3FNUZ>
  %LT = stablehlo.compare LT, %a, %b : (tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>) -> tensor<512xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>) -> tensor<512xi1>
  %NE = stablehlo.compare NE, %a, %b : (tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>) -> tensor<512xi1>
  %GE = stablehlo.compare GE, %a, %b : (tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>) -> tensor<512xi1>
  %finite = stablehlo.is_finite %a : (tensor<512xf8E4M3FNUZ>) -> tensor<512xi1>
  %chosen = stablehlo.select %LT, %a, %b : tensor<512xi1>, tensor<512xf8E4M3FNUZ>
  %both = stablehlo.add %multiply, %b : tensor<512xf8E4M3FNUZ>
  return %add, %subtract, %multiply, %divide, %maximum, %minimum, %negate, %abs, %sqrt, %floor, %sign, %LT, %EQ, %NE, %GE, %finite, %chosen, %both : tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E4M3FNUZ>, tensor<512xf8E4M3FNUZ>
}
