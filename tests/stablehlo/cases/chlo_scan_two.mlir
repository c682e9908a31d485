func.func @main(%a0: tensor<2x4xi32>, %a1: tensor<3x4xf32>, %a2: tensor<2xi32>, %a3: tensor<f32>) -> (tensor<2x4xi32>, tensor<3x4xf32>, tensor<2x4xi32>, tensor<2xi32>, tensor<f32>) {
  %0:5 = chlo.scan(%a0, %a1) inits (%a2, %a3) dimension=1 {
  ^bb0(%x: tensor<2xi32>, %w: tensor<3xf32>, %y: tensor<2xi32>, %z: tensor<f32>):
  %1 = stablehlo.add %x, %y : tensor<2xi32>
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %2 = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.multiply %2, %c : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %5 = stablehlo.subtract %w, %4 : tensor<3xf32>
  stablehlo.return %1, %5, %x, %1, %3 : tensor<2xi32>, tensor<3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<f32>
  } : (tensor<2x4xi32>, tensor<3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<2x4xi32>, tensor<3x4xf32>, tensor<2x4xi32>, tensor<2xi32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xi32>, tensor<3x4xf32>, tensor<2x4xi32>, tensor<2xi32>, tensor<f32>
}
