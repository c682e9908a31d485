module @jit_clamp_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf16>, %arg1: tensor<f16>, %arg2: tensor<f16>, %arg3: tensor<32xf16>, %arg4: tensor<32xf16>) -> (tensor<32xf16> {jax.result_info = "result[0]"}, tensor<32xf16> {jax.result_info = "result[1]"}, tensor<32xf16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<32xf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<32xf16>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<32xf16>
    %3 = stablehlo.clamp %arg3, %arg0, %arg4 : tensor<32xf16>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<32xf16>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<32xf16>
    %6 = stablehlo.clamp %4, %arg0, %5 : tensor<32xf16>
    return %2, %3, %6 : tensor<32xf16>, tensor<32xf16>, tensor<32xf16>
  }
}
