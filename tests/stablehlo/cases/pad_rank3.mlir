module @jit_pad_rank3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<bf16>) -> (tensor<5x6x6xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0, -1], high = [1, -1, 3], interior = [1, 2, 0] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<5x6x6xbf16>
    return %0 : tensor<5x6x6xbf16>
  }
}
