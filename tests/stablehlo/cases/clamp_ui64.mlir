module @jit_clamp_ui64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xui64>, %arg1: tensor<ui64>, %arg2: tensor<ui64>, %arg3: tensor<32xui64>, %arg4: tensor<32xui64>) -> (tensor<32xui64> {jax.result_info = "result[0]"}, tensor<32xui64> {jax.result_info = "result[1]"}, tensor<32xui64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui64>) -> tensor<32xui64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui64>) -> tensor<32xui64>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<32xui64>
    %3 = stablehlo.clamp %arg3, %arg0, %arg4 : tensor<32xui64>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui64>) -> tensor<32xui64>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui64>) -> tensor<32xui64>
    %6 = stablehlo.clamp %4, %arg0, %5 : tensor<32xui64>
    return %2, %3, %6 : tensor<32xui64>, tensor<32xui64>, tensor<32xui64>
  }
}
