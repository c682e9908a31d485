func.func @f113() {
  %0 = stablehlo.constant dense<[1.0, -2.5, 0.0, -0.0, 0.001, 1000.0, 0x7F, 0.0175, 448.0, 464.0, 500.0, 240.0]> : tensor<12xf8E4M3FN>
  return
}
