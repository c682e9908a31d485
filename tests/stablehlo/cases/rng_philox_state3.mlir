module @rng_philox_state3 {
  func.func public @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<9xui32>) {
    %0, %1 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<9xui32>)
    return %0, %1 : tensor<3xui64>, tensor<9xui32>
  }
}
