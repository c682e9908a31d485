func.func @main(%a: tensor<5xf32>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>, tensor<f32>) {
  %n = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<5xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.add %0, %0 : tensor<?xf32, #stablehlo.bounds<5>>
  %2 = stablehlo.get_dimension_size %1, dim = 0 : (tensor<?xf32, #stablehlo.bounds<5>>) -> tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%1 init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32, #stablehlo.bounds<5>>, tensor<f32>) -> tensor<f32>
  return %1, %2, %3 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>, tensor<f32>
}
