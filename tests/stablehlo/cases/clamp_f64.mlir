module @jit_clamp_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<32xf64>, %arg4: tensor<32xf64>) -> (tensor<32xf64> {jax.result_info = "result[0]"}, tensor<32xf64> {jax.result_info = "result[1]"}, tensor<32xf64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<32xf64>
    %3 = stablehlo.clamp %arg3, %arg0, %arg4 : tensor<32xf64>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %6 = stablehlo.clamp %4, %arg0, %5 : tensor<32xf64>
    return %2, %3, %6 : tensor<32xf64>, tensor<32xf64>, tensor<32xf64>
  }
}
