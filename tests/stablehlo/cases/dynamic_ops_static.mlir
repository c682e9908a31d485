module @dynamic_ops_static {
  func.func public @main(%x: tensor<3x4xf32>, %s: tensor<2xi32>) -> (tensor<6x2xf32>, tensor<2x3x4xf32>, tensor<4xi32>) {
    %0 = stablehlo.dynamic_reshape %x, %s : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<6x2xf32>
    %c = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
    %1 = stablehlo.dynamic_broadcast_in_dim %x, %c, dims = [1, 2] : (tensor<3x4xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
    %d = stablehlo.constant dense<4> : tensor<1xi32>
    %2 = stablehlo.dynamic_iota %d, dim = 0 : (tensor<1xi32>) -> tensor<4xi32>
    return %0, %1, %2 : tensor<6x2xf32>, tensor<2x3x4xf32>, tensor<4xi32>
  }
}
