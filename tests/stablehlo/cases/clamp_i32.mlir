module @jit_clamp_i32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<32xi32>, %arg4: tensor<32xi32>) -> (tensor<32xi32> {jax.result_info = "result[0]"}, tensor<32xi32> {jax.result_info = "result[1]"}, tensor<32xi32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<32xi32>
    %3 = stablehlo.clamp %arg3, %arg0, %arg4 : tensor<32xi32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %6 = stablehlo.clamp %4, %arg0, %5 : tensor<32xi32>
    return %2, %3, %6 : tensor<32xi32>, tensor<32xi32>, tensor<32xi32>
  }
}
