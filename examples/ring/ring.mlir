// Whether points lie in a ring: a network of three layers, for 800 points at a time.
module @ring {
  func.func public @main(%w1: tensor<2x32xf32>, %b1: tensor<32xf32>, %w2: tensor<32x32xf32>, %b2: tensor<32xf32>, %w3: tensor<32x1xf32>, %b3: tensor<1xf32>, %x: tensor<800x2xf32>) -> tensor<800x1xf32> {
    %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<800x2xf32>, tensor<2x32xf32>) -> tensor<800x32xf32>
    %1 = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<32xf32>) -> tensor<800x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<800x32xf32>
    %3 = stablehlo.tanh %2 : tensor<800x32xf32>
    %4 = stablehlo.dot_general %3, %w2, contracting_dims = [1] x [0] : (tensor<800x32xf32>, tensor<32x32xf32>) -> tensor<800x32xf32>
    %5 = stablehlo.broadcast_in_dim %b2, dims = [1] : (tensor<32xf32>) -> tensor<800x32xf32>
    %6 = stablehlo.add %4, %5 : tensor<800x32xf32>
    %7 = stablehlo.tanh %6 : tensor<800x32xf32>
    %8 = stablehlo.dot_general %7, %w3, contracting_dims = [1] x [0] : (tensor<800x32xf32>, tensor<32x1xf32>) -> tensor<800x1xf32>
    %9 = stablehlo.broadcast_in_dim %b3, dims = [1] : (tensor<1xf32>) -> tensor<800x1xf32>
    %10 = stablehlo.add %8, %9 : tensor<800x1xf32>
    %11 = stablehlo.logistic %10 : tensor<800x1xf32>
    return %11 : tensor<800x1xf32>
  }
}
