module @scatter_two {
  func.func public @main(%x: tensor<4x5xf32>, %y: tensor<4x5xi32>, %i: tensor<3x2xi32>, %u: tensor<3xf32>, %w: tensor<3xi32>) -> (tensor<4x5xf32>, tensor<4x5xi32>) {
    %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %w) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
      %1 = stablehlo.subtract %a, %c : tensor<f32>
      %2 = stablehlo.multiply %b, %d : tensor<i32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
    }) : (tensor<4x5xf32>, tensor<4x5xi32>, tensor<3x2xi32>, tensor<3xf32>, tensor<3xi32>) -> (tensor<4x5xf32>, tensor<4x5xi32>)
    return %0#0, %0#1 : tensor<4x5xf32>, tensor<4x5xi32>
  }
}
