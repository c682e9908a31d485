module {
  func.func public @main(%x: tensor<512x256xf32>, %g: tensor<512x256xf32>) -> (tensor<512x256xf32>, tensor<512xf32>, tensor<256xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %t = stablehlo.tanh %x : tensor<512x256xf32>
    %y = stablehlo.multiply %t, %x : tensor<512x256xf32>
    %u = stablehlo.multiply %t, %g : tensor<512x256xf32>
    %r = stablehlo.reduce(%u init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x256xf32>, tensor<f32>) -> tensor<512xf32>
    %c = stablehlo.reduce(%u init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512x256xf32>, tensor<f32>) -> tensor<256xf32>
    return %y, %r, %c : tensor<512x256xf32>, tensor<512xf32>, tensor<256xf32>
  }
}
