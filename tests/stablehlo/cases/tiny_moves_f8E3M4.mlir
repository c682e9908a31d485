func.func @main(%x: tensor<4x6xf8E3M4>, %o: tensor<6x3xf8E3M4>) -> (tensor<4x6xf8E3M4>, tensor<4x2xf8E3M4>, tensor<4x2xi32>, tensor<3xf8E3M4>, tensor<4x3xf32>, tensor<4x3xf8E3M4>, tensor<4x6xf8E3M4>, tensor<3xf8E3M4>, tensor<4xf8E3M4>) {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
  %less = stablehlo.compare LT, %p, %q : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
  stablehlo.return %less : tensor<i1>
  }) : (tensor<4x6xf8E3M4>) -> tensor<4x6xf8E3M4>
  %1, %2 = chlo.top_k(%x, k = 2) : tensor<4x6xf8E3M4> -> (tensor<4x2xf8E3M4>, tensor<4x2xi32>)
  %z = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %3 = stablehlo.reduce(%o init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
  %4 = stablehlo.dot_general %x, %o, contracting_dims = [1] x [0] : (tensor<4x6xf8E3M4>, tensor<6x3xf8E3M4>) -> tensor<4x3xf32>
  %5 = stablehlo.dot_general %x, %o, contracting_dims = [1] x [0] : (tensor<4x6xf8E3M4>, tensor<6x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %6 = stablehlo.reverse %x, dims = [0] : tensor<4x6xf8E3M4>
  %7 = stablehlo.iota dim = 0 : tensor<3xf8E3M4>
  %least = stablehlo.constant dense<-1.550000e+01> : tensor<f8E3M4>
  %8 = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x6xf8E3M4>, tensor<4x2xf8E3M4>, tensor<4x2xi32>, tensor<3xf8E3M4>, tensor<4x3xf32>, tensor<4x3xf8E3M4>, tensor<4x6xf8E3M4>, tensor<3xf8E3M4>, tensor<4xf8E3M4>
}
