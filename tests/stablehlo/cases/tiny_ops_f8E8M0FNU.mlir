func.func @main(%a: tensor<512xf8E8M0FNU>, %b: tensor<512xf8E8M0FNU>) -> (tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>) {
  %add = stablehlo.add %a, %b : tensor<512xf8E8M0FNU>
  %subtract = stablehlo.subtract %a, %b : tensor<512xf8E8M0FNU>
  %multiply = stablehlo.multiply %a, %b : tensor<512xf8E8M0FNU>
  %divide = stablehlo.divide %a, %b : tensor<512xf8E8M0FNU>
  %maximum = stablehlo.maximum %a, %b : tensor<512xf8E8M0FNU>
  %minimum = stablehlo.minimum %a, %b : tensor<512xf8E8M0FNU>
  %negate = stablehlo.negate %a : tensor<512xf8E8M0FNU>
  %abs = stablehlo.abs %a : tensor<512xf8E8M0FNU>
  %sqrt = stablehlo.sqrt %a : tensor<512xf8E8M0FNU>
  %floor = stablehlo.floor %a : tensor<512xf8E8M0FNU>
  %sign = stablehlo.sign %a : tensor<512xf8E8M0FNU>
  %LT = stablehlo.compare LT, %a, %b : (tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>) -> tensor<512xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>) -> tensor<512xi1>
  %NE = stablehlo.compare NE, %a, %b : (tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>) -> tensor<512xi1>
  %GE = stablehlo.compare GE, %a, %b : (tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>) -> tensor<512xi1>
  %finite = stablehlo.is_finite %a : (tensor<512xf8E8M0FNU>) -> tensor<512xi1>
  %chosen = stablehlo.select %LT, %a, %b : tensor<512xi1>, tensor<512xf8E8M0FNU>
  %both = stablehlo.add %multiply, %b : tensor<512xf8E8M0FNU>
  return %add, %subtract, %multiply, %divide, %maximum, %minimum, %negate, %abs, %sqrt, %floor, %sign, %LT, %EQ, %NE, %GE, %finite, %chosen, %both : tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xi1>, tensor<512xf8E8M0FNU>, tensor<512xf8E8M0FNU>
}
