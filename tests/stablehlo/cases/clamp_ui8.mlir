module @jit_clamp_ui8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xui8>, %arg1: tensor<ui8>, %arg2: tensor<ui8>, %arg3: tensor<32xui8>, %arg4: tensor<32xui8>) -> (tensor<32xui8> {jax.result_info = "result[0]"}, tensor<32xui8> {jax.result_info = "result[1]"}, tensor<32xui8> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<32xui8>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<32xui8>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<32xui8>
    %3 = stablehlo.clamp %arg3, %arg0, %arg4 : tensor<32xui8>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<32xui8>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<32xui8>
    %6 = stablehlo.clamp %4, %arg0, %5 : tensor<32xui8>
    return %2, %3, %6 : tensor<32xui8>, tensor<32xui8>, tensor<32xui8>
  }
}
