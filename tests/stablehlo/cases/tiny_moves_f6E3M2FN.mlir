func.func @main(%x: tensor<4x6xf6E3M2FN>, %o: tensor<6x3xf6E3M2FN>) -> (tensor<4x6xf6E3M2FN>, tensor<4x2xf6E3M2FN>, tensor<4x2xi32>, tensor<3xf6E3M2FN>, tensor<4x3xf32>, tensor<4x3xf6E3M2FN>, tensor<4x6xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4xf6E3M2FN>) {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
  %less = stablehlo.compare LT, %p, %q : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
  stablehlo.return %less : tensor<i1>
  }) : (tensor<4x6xf6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  %1, %2 = chlo.top_k(%x, k = 2) : tensor<4x6xf6E3M2FN> -> (tensor<4x2xf6E3M2FN>, tensor<4x2xi32>)
  %z = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %3 = stablehlo.reduce(%o init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
  %4 = stablehlo.dot_general %x, %o, contracting_dims = [1] x [0] : (tensor<4x6xf6E3M2FN>, tensor<6x3xf6E3M2FN>) -> tensor<4x3xf32>
  %5 = stablehlo.dot_general %x, %o, contracting_dims = [1] x [0] : (tensor<4x6xf6E3M2FN>, tensor<6x3xf6E3M2FN>) -> tensor<4x3xf6E3M2FN>
  %6 = stablehlo.reverse %x, dims = [0] : tensor<4x6xf6E3M2FN>
  %7 = stablehlo.iota dim = 0 : tensor<3xf6E3M2FN>
  %least = stablehlo.constant dense<-2.800000e+01> : tensor<f6E3M2FN>
  %8 = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4xf6E3M2FN>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x6xf6E3M2FN>, tensor<4x2xf6E3M2FN>, tensor<4x2xi32>, tensor<3xf6E3M2FN>, tensor<4x3xf32>, tensor<4x3xf6E3M2FN>, tensor<4x6xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4xf6E3M2FN>
}
