module @jit_rng_philox_ui32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui64>, %arg1: tensor<2xui64>, %arg2: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0][0]"}, tensor<10xui32> {jax.result_info = "result[0][1]"}, tensor<2xui64> {jax.result_info = "result[1][0]"}, tensor<3x3x3xui32> {jax.result_info = "result[1][1]"}, tensor<2xui64> {jax.result_info = "result[2][0]"}, tensor<1xui32> {jax.result_info = "result[2][1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10xui32>)
    %output_state_0, %output_1 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3x3xui32>)
    %output_state_2, %output_3 = stablehlo.rng_bit_generator %arg2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
    return %output_state, %output, %output_state_0, %output_1, %output_state_2, %output_3 : tensor<2xui64>, tensor<10xui32>, tensor<2xui64>, tensor<3x3x3xui32>, tensor<2xui64>, tensor<1xui32>
  }
}
