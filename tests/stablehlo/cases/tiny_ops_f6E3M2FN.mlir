func.func @main(%a: tensor<320xf6E3M2FN>, %b: tensor<320xf6E3M2FN>) -> (tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>) {
  %add = stablehlo.add %a, %b : tensor<320xf6E3M2FN>
  %subtract = stablehlo.subtract %a, %b : tensor<320xf6E3M2FN>
  %multiply = stablehlo.multiply %a, %b : tensor<320xf6E3M2FN>
  %divide = stablehlo.divide %a, %b : tensor<320xf6E3M2FN>
  %maximum = stablehlo.maximum %a, %b : tensor<320xf6E3M2FN>
  %minimum = stablehlo.minimum %a, %b : tensor<320xf6E3M2FN>
  %negate = stablehlo.negate %a : tensor<320xf6E3M2FN>
  %abs = stablehlo.abs %a : tensor<320xf6E3M2FN>
  %sqrt = stablehlo.sqrt %a : tensor<320xf6E3M2FN>
  %floor = stablehlo.floor %a : tensor<320xf6E3M2FN>
  %sign = stablehlo.sign %a : tensor<320xf6E3M2FN>
  %LT = stablehlo.compare LT, %a, %b : (tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>) -> tensor<320xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>) -> tensor<320xi1>
  %NE = stablehlo.compare NE, %a, %b : (tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>) -> tensor<320xi1>
  %GE = stablehlo.compare GE, %a, %b : (tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>) -> tensor<320xi1>
  %finite = stablehlo.is_finite %a : (tensor<320xf6E3M2FN>) -> tensor<320xi1>
  %chosen = stablehlo.select %LT, %a, %b : tensor<320xi1>, tensor<320xf6E3M2FN>
  %both = stablehlo.add %multiply, %b : tensor<320xf6E3M2FN>
  return %add, %subtract, %multiply, %divide, %maximum, %minimum, %negate, %abs, %sqrt, %floor, %sign, %LT, %EQ, %NE, %GE, %finite, %chosen, %both : tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xf6E3M2FN>, tensor<320xf6E3M2FN>
}
