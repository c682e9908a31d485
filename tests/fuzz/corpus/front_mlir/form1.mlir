func.func @f208() {
  stablehlo.while() cond { %1 = stablehlo.constant dense<true> : tensor<i1> stablehlo.return %1 : tensor<i1> } do { stablehlo.return }
  return
}
