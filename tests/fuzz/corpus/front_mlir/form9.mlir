func.func @f152() {
  %0 = stablehlo.constant dense<"0xFF"> : tensor<3xi1>
  return
}
