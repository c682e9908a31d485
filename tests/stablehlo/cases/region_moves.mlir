func.func @main(%a: tensor<9xf32>, %i: tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>) {
  %0:2 = "stablehlo.sort"(%a, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %u: tensor<i32>, %v: tensor<i32>):
  %s0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %sk = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %s1 = stablehlo.multiply %s0, %sk : tensor<2x2xf32>
  %s2 = stablehlo.transpose %s1, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %s3 = stablehlo.reverse %s2, dims = [0] : tensor<2x2xf32>
  %s4 = stablehlo.slice %s3 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
  %s5 = stablehlo.slice %s3 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
  %s6 = stablehlo.concatenate %s4, %s5, dim = 0 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
  %sz = stablehlo.constant dense<-100.0> : tensor<f32>
  %s7 = stablehlo.reduce(%s6 init: %sz) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
  %t0 = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %tk = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %t1 = stablehlo.multiply %t0, %tk : tensor<2x2xf32>
  %t2 = stablehlo.transpose %t1, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %t3 = stablehlo.reverse %t2, dims = [0] : tensor<2x2xf32>
  %t4 = stablehlo.slice %t3 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
  %t5 = stablehlo.slice %t3 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
  %t6 = stablehlo.concatenate %t4, %t5, dim = 0 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
  %tz = stablehlo.constant dense<-100.0> : tensor<f32>
  %t7 = stablehlo.reduce(%t6 init: %tz) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.compare GT, %s7, %t7 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
  }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
  return %0#0, %0#1 : tensor<9xf32>, tensor<9xi32>
}
