module @total_order {
  func.func public @main(%a: tensor<100xbf16>, %b: tensor<100xbf16>) -> (tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>) {
    %0 = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %1 = stablehlo.compare NE, %a, %b, TOTALORDER : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %2 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %3 = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %4 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    %5 = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>, tensor<100xi1>
  }
}
