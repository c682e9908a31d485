func.func @main(%a0: tensor<5xcomplex<f32>>, %a1: tensor<complex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<complex<f32>>) {
  %0:2 = chlo.scan(%a0) inits (%a1) dimension=0 attributes {is_associative = false} {
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
  %1 = stablehlo.multiply %x, %y : tensor<complex<f32>>
  %2 = stablehlo.subtract %1, %x : tensor<complex<f32>>
  stablehlo.return %1, %2 : tensor<complex<f32>>, tensor<complex<f32>>
  } : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<complex<f32>>)
  return %0#0, %0#1 : tensor<5xcomplex<f32>>, tensor<complex<f32>>
}
