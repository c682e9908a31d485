func.func @main(%x: tensor<4x6xf6E2M3FN>, %o: tensor<6x3xf6E2M3FN>) -> (tensor<4x6xf6E2M3FN>, tensor<4x2xf6E2M3FN>, tensor<4x2xi32>, tensor<3xf6E2M3FN>, tensor<4x3xf32>, tensor<4x3xf6E2M3FN>, tensor<4x6xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<4xf6E2M3FN>) {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
  %less = stablehlo.compare LT, %p, %q : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
  stablehlo.return %less : tensor<i1>
  }) : (tensor<4x6xf6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  %1, %2 = chlo.top_k(%x, k = 2) : tensor<4x6xf6E2M3FN> -> (tensor<4x2xf6E2M3FN>, tensor<4x2xi32>)
  %z = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %3 = stablehlo.reduce(%o init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
  %4 = stablehlo.dot_general %x, %o, contracting_dims = [1] x [0] : (tensor<4x6xf6E2M3FN>, tensor<6x3xf6E2M3FN>) -> tensor<4x3xf32>
  %5 = stablehlo.dot_general %x, %o, contracting_dims = [1] x [0] : (tensor<4x6xf6E2M3FN>, tensor<6x3xf6E2M3FN>) -> tensor<4x3xf6E2M3FN>
  %6 = stablehlo.reverse %x, dims = [0] : tensor<4x6xf6E2M3FN>
  %7 = stablehlo.iota dim = 0 : tensor<3xf6E2M3FN>
  %least = stablehlo.constant dense<-7.500000e+00> : tensor<f6E2M3FN>
  %8 = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4xf6E2M3FN>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x6xf6E2M3FN>, tensor<4x2xf6E2M3FN>, tensor<4x2xi32>, tensor<3xf6E2M3FN>, tensor<4x3xf32>, tensor<4x3xf6E2M3FN>, tensor<4x6xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<4xf6E2M3FN>
}
