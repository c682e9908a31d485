module @quantized {
  func.func public @main(%g: tensor<1x1024xf32>, %w: tensor<1024x2048xi8>, %s: tensor<2048xf32>) -> tensor<1x2048xf32> {
    %e = stablehlo.logistic %g : tensor<1x1024xf32>
    %x = stablehlo.multiply %g, %e : tensor<1x1024xf32>
    %m = stablehlo.convert %w : (tensor<1024x2048xi8>) -> tensor<1024x2048xf32>
    %p = stablehlo.dot_general %x, %m, contracting_dims = [1] x [0] : (tensor<1x1024xf32>, tensor<1024x2048xf32>) -> tensor<1x2048xf32>
    %r = stablehlo.reshape %s : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %y = stablehlo.multiply %p, %r : tensor<1x2048xf32>
    return %y : tensor<1x2048xf32>
  }
}
