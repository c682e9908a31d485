func.func @main(%a: tensor<272xf4E2M1FN>, %b: tensor<272xf4E2M1FN>) -> (tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xi1>, tensor<272xi1>, tensor<272xi1>, tensor<272xi1>, tensor<272xi1>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>) {
  %add = stablehlo.add %a, %b : tensor<272xf4E2M1FN>
  %subtract = stablehlo.subtract %a, %b : tensor<272xf4E2M1FN>
  %multiply = stablehlo.multiply %a, %b : tensor<272xf4E2M1FN>
  %divide = stablehlo.divide %a, %b : tensor<272xf4E2M1FN>
  %maximum = stablehlo.maximum %a, %b : tensor<272xf4E2M1FN>
  %minimum = stablehlo.minimum %a, %b : tensor<272xf4E2M1FN>
  %negate = stablehlo.negate %a : tensor<272xf4E2M1FN>
  %abs = stablehlo.abs %a : tensor<272xf4E2M1FN>
  %sqrt = stablehlo.sqrt %a : tensor<272xf4E2M1FN>
  %floor = stablehlo.floor %a : tensor<272xf4E2M1FN>
  %sign = stablehlo.sign %a : tensor<272xf4E2M1FN>
  %LT = stablehlo.compare LT, %a, %b : (tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>) -> tensor<272xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>) -> tensor<272xi1>
  %NE = stablehlo.compare NE, %a, %b : (tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>) -> tensor<272xi1>
  %GE = stablehlo.compare GE, %a, %b : (tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>) -> tensor<272xi1>
  %finite = stablehlo.is_finite %a : (tensor<272xf4E2M1FN>) -> tensor<272xi1>
  %chosen = stablehlo.select %LT, %a, %b : tensor<272xi1>, tensor<272xf4E2M1FN>
  %both = stablehlo.add %multiply, %b : tensor<272xf4E2M1FN>
  return %add, %subtract, %multiply, %divide, %maximum, %minimum, %negate, %abs, %sqrt, %floor, %sign, %LT, %EQ, %NE, %GE, %finite, %chosen, %both : tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>, tensor<272xi1>, tensor<272xi1>, tensor<272xi1>, tensor<272xi1>, tensor<272xi1>, tensor<272xf4E2M1FN>, tensor<272xf4E2M1FN>
}
