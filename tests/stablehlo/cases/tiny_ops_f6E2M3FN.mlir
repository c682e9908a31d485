func.func @main(%a: tensor<320xf6E2M3FN>, %b: tensor<320xf6E2M3FN>) -> (tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>) {
  %add = stablehlo.add %a, %b : tensor<320xf6E2M3FN>
  %subtract = stablehlo.subtract %a, %b : tensor<320xf6E2M3FN>
  %multiply = stablehlo.multiply %a, %b : tensor<320xf6E2M3FN>
  %divide = stablehlo.divide %a, %b : tensor<320xf6E2M3FN>
  %maximum = stablehlo.maximum %a, %b : tensor<320xf6E2M3FN>
  %minimum = stablehlo.minimum %a, %b : tensor<320xf6E2M3FN>
  %negate = stablehlo.negate %a : tensor<320xf6E2M3FN>
  %abs = stablehlo.abs %a : tensor<320xf6E2M3FN>
  %sqrt = stablehlo.sqrt %a : tensor<320xf6E2M3FN>
  %floor = stablehlo.floor %a : tensor<320xf6E2M3FN>
  %sign = stablehlo.sign %a : tensor<320xf6E2M3FN>
  %LT = stablehlo.compare LT, %a, %b : (tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>) -> tensor<320xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>) -> tensor<320xi1>
  %NE = stablehlo.compare NE, %a, %b : (tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>) -> tensor<320xi1>
  %GE = stablehlo.compare GE, %a, %b : (tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>) -> tensor<320xi1>
  %finite = stablehlo.is_finite %a : (tensor<320xf6E2M3FN>) -> tensor<320xi1>
  %chosen = stablehlo.select %LT, %a, %b : tensor<320xi1>, tensor<320xf6E2M3FN>
  %both = stablehlo.add %multiply, %b : tensor<320xf6E2M3FN>
  return %add, %subtract, %multiply, %divide, %maximum, %minimum, %negate, %abs, %sqrt, %floor, %sign, %LT, %EQ, %NE, %GE, %finite, %chosen, %both : tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xi1>, tensor<320xf6E2M3FN>, tensor<320xf6E2M3FN>
}
