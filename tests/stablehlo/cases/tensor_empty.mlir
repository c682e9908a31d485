func.func @main() -> (tensor<4xf32>) {
  %0 = "tensor.empty"() : () -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
