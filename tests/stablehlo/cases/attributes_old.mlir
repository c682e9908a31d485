module @attributes_old {
  func.func public @main(%x: tensor<3x4xf32>) -> (tensor<4x3xf32>, tensor<2x2xf32>, tensor<2x3x4xf32>, tensor<3xf32>, tensor<5x6xf32>, tensor<3x3xf32>) {
    %z = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
    %0 = "stablehlo.transpose"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.slice"(%x) {limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} : (tensor<3x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.broadcast_in_dim"(%x) {broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>} : (tensor<3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %9 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = "stablehlo.pad"(%x, %z) {edge_padding_high = dense<[1, 0]> : tensor<2xi64>, edge_padding_low = dense<[1, 2]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x6xf32>
    %5 = "stablehlo.dot_general"(%x, %x) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<4x3xf32>, tensor<2x2xf32>, tensor<2x3x4xf32>, tensor<3xf32>, tensor<5x6xf32>, tensor<3x3xf32>
  }
}
