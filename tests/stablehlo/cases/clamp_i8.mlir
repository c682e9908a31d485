module @jit_clamp_i8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xi8>, %arg1: tensor<i8>, %arg2: tensor<i8>, %arg3: tensor<32xi8>, %arg4: tensor<32xi8>) -> (tensor<32xi8> {jax.result_info = "result[0]"}, tensor<32xi8> {jax.result_info = "result[1]"}, tensor<32xi8> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i8>) -> tensor<32xi8>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i8>) -> tensor<32xi8>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<32xi8>
    %3 = stablehlo.clamp %arg3, %arg0, %arg4 : tensor<32xi8>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i8>) -> tensor<32xi8>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i8>) -> tensor<32xi8>
    %6 = stablehlo.clamp %4, %arg0, %5 : tensor<32xi8>
    return %2, %3, %6 : tensor<32xi8>, tensor<32xi8>, tensor<32xi8>
  }
}
