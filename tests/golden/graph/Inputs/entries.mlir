module @m {
  func.func public @forward(%a: tensor<3xf32>) -> tensor<3xf32> {
    %0 = call @helper(%a) : (tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32> }
  func.func public @loss(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.subtract %a, %b : tensor<3xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32> }
  func.func private @helper(%a: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.add %a, %a : tensor<3xf32>
    return %0 : tensor<3xf32> }
}
