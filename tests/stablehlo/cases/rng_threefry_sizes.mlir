module @jit_rng_threefry_sizes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui64>) -> (tensor<0xui32> {jax.result_info = "result[0]"}, tensor<2xui32> {jax.result_info = "result[1]"}, tensor<3xui32> {jax.result_info = "result[2]"}, tensor<4xui32> {jax.result_info = "result[3]"}, tensor<5xui32> {jax.result_info = "result[4]"}, tensor<17xui32> {jax.result_info = "result[5]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
    %output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
    %output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
    %output_state_4, %output_5 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %output_state_6, %output_7 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
    %output_state_8, %output_9 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui32>)
    return %output, %output_1, %output_3, %output_5, %output_7, %output_9 : tensor<0xui32>, tensor<2xui32>, tensor<3xui32>, tensor<4xui32>, tensor<5xui32>, tensor<17xui32>
  }
}
