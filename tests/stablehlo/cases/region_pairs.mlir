func.func @main(%a: tensor<9xf32>, %i: tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>) {
  %0:2 = "stablehlo.sort"(%a, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %u: tensor<i32>, %v: tensor<i32>):
  %s0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %s1 = stablehlo.broadcast_in_dim %u, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %s2 = "stablehlo.map"(%s0, %s1) <{dimensions = array<i64: 0>}> ({
  ^bb1(%p0: tensor<i32>, %q0: tensor<i32>):
  %three = stablehlo.constant dense<-3> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %p1 = stablehlo.multiply %p0, %three : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %p2 = stablehlo.add %p1, %one : tensor<i32>
  %p3 = stablehlo.multiply %p2, %q0 : tensor<i32>
  %p4 = stablehlo.multiply %p0, %four : tensor<i32>
  %p5 = stablehlo.add %p3, %p4 : tensor<i32>
  stablehlo.return %p5 : tensor<i32>
  }) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %sm = stablehlo.constant dense<-2147483648> : tensor<i32>
  %sn = stablehlo.constant dense<0> : tensor<i32>
  %s3:2 = stablehlo.reduce(%s2 init: %sm), (%s0 init: %sn) across dimensions = [0] : (tensor<2xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  reducer(%e: tensor<i32>, %f: tensor<i32>) (%g: tensor<i32>, %h: tensor<i32>) {
  %more = stablehlo.compare GE, %e, %f : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %big = stablehlo.select %more, %e, %f : tensor<i1>, tensor<i32>
  %at = stablehlo.select %more, %g, %h : tensor<i1>, tensor<i32>
  stablehlo.return %big, %at : tensor<i32>, tensor<i32>
  }
  %t0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %t1 = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %t2 = "stablehlo.map"(%t0, %t1) <{dimensions = array<i64: 0>}> ({
  ^bb1(%p0: tensor<i32>, %q0: tensor<i32>):
  %three = stablehlo.constant dense<-3> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %p1 = stablehlo.multiply %p0, %three : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %p2 = stablehlo.add %p1, %one : tensor<i32>
  %p3 = stablehlo.multiply %p2, %q0 : tensor<i32>
  %p4 = stablehlo.multiply %p0, %four : tensor<i32>
  %p5 = stablehlo.add %p3, %p4 : tensor<i32>
  stablehlo.return %p5 : tensor<i32>
  }) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %tm = stablehlo.constant dense<-2147483648> : tensor<i32>
  %tn = stablehlo.constant dense<0> : tensor<i32>
  %t3:2 = stablehlo.reduce(%t2 init: %tm), (%t0 init: %tn) across dimensions = [0] : (tensor<2xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  reducer(%e: tensor<i32>, %f: tensor<i32>) (%g: tensor<i32>, %h: tensor<i32>) {
  %more = stablehlo.compare GE, %e, %f : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %big = stablehlo.select %more, %e, %f : tensor<i1>, tensor<i32>
  %at = stablehlo.select %more, %g, %h : tensor<i1>, tensor<i32>
  stablehlo.return %big, %at : tensor<i32>, tensor<i32>
  }
  %p = stablehlo.compare GT, %s3#0, %t3#0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
  }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
  return %0#0, %0#1 : tensor<9xf32>, tensor<9xi32>
}
