module @tail {
  func.func public @main(%x: tensor<96x128xf32>, %w: tensor<128x256xf32>, %b: tensor<256xf32>, %g: tensor<96x64xf32>, %v: tensor<256x64xf32>) -> (tensor<96x256xf32>, tensor<256x64xf32>) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x128xf32>, tensor<128x256xf32>) -> tensor<96x256xf32>
    %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<256xf32>) -> tensor<96x256xf32>
    %2 = stablehlo.add %0, %1 : tensor<96x256xf32>
    %3 = stablehlo.tanh %2 : tensor<96x256xf32>
    %4 = stablehlo.dot_general %3, %g, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x256xf32>, tensor<96x64xf32>) -> tensor<256x64xf32>
    %c = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<256x64xf32>
    %7 = stablehlo.subtract %v, %6 : tensor<256x64xf32>
    return %3, %7 : tensor<96x256xf32>, tensor<256x64xf32>
  }
}
