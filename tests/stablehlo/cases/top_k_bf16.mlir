module @jit_top_k_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<36xbf16>) -> (tensor<3x4xbf16> {jax.result_info = "result[0][0]"}, tensor<3x4xi32> {jax.result_info = "result[0][1]"}, tensor<1xbf16> {jax.result_info = "result[1][0]"}, tensor<1xi32> {jax.result_info = "result[1][1]"}, tensor<7xbf16> {jax.result_info = "result[2][0]"}, tensor<7xi32> {jax.result_info = "result[2][1]"}) {
    %0 = stablehlo.slice %arg0 [0:30] : (tensor<36xbf16>) -> tensor<30xbf16>
    %1 = stablehlo.reshape %0 : (tensor<30xbf16>) -> tensor<3x10xbf16>
    %values, %indices = chlo.top_k(%1, k = 4) : tensor<3x10xbf16> -> (tensor<3x4xbf16>, tensor<3x4xi32>)
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 1) : tensor<36xbf16> -> (tensor<1xbf16>, tensor<1xi32>)
    %2 = stablehlo.slice %arg0 [0:7] : (tensor<36xbf16>) -> tensor<7xbf16>
    %values_2, %indices_3 = chlo.top_k(%2, k = 7) : tensor<7xbf16> -> (tensor<7xbf16>, tensor<7xi32>)
    return %values, %indices, %values_0, %indices_1, %values_2, %indices_3 : tensor<3x4xbf16>, tensor<3x4xi32>, tensor<1xbf16>, tensor<1xi32>, tensor<7xbf16>, tensor<7xi32>
  }
}
