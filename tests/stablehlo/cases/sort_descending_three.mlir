module @sort_descending_three {
  func.func public @main(%k: tensor<3x7xi8>, %x: tensor<3x7xf64>, %p: tensor<3x7xi1>) -> (tensor<3x7xi8>, tensor<3x7xf64>, tensor<3x7xi1>) {
    %0:3 = "stablehlo.sort"(%k, %x, %p) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>, %c: tensor<f64>, %d: tensor<f64>, %e: tensor<i1>, %f: tensor<i1>):
      %1 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x7xi8>, tensor<3x7xf64>, tensor<3x7xi1>) -> (tensor<3x7xi8>, tensor<3x7xf64>, tensor<3x7xi1>)
    return %0#0, %0#1, %0#2 : tensor<3x7xi8>, tensor<3x7xf64>, tensor<3x7xi1>
  }
}
