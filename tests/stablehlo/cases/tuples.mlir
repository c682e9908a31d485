module @tuples {
  func.func public @main(%x: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0 = stablehlo.tuple %x, %c : tuple<tensor<3x4xf32>, tensor<i32>>
    %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<3x4xf32>, tensor<i32>>) -> tensor<3x4xf32>
    %2 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<3x4xf32>, tensor<i32>>) -> tensor<i32>
    return %1, %2 : tensor<3x4xf32>, tensor<i32>
  }
}
