module @jit_clamp_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xbf16>, %arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<32xbf16>, %arg4: tensor<32xbf16>) -> (tensor<32xbf16> {jax.result_info = "result[0]"}, tensor<32xbf16> {jax.result_info = "result[1]"}, tensor<32xbf16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<32xbf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<32xbf16>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<32xbf16>
    %3 = stablehlo.clamp %arg3, %arg0, %arg4 : tensor<32xbf16>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<32xbf16>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<32xbf16>
    %6 = stablehlo.clamp %4, %arg0, %5 : tensor<32xbf16>
    return %2, %3, %6 : tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>
  }
}
