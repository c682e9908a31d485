module @jit_sdy_reshape attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) -> (tensor<2x4x8xf32> {jax.result_info = "result[0]"}, tensor<64xf32> {jax.result_info = "result[1]"}, tensor<8x4x2xf32> {jax.result_info = "result[2]"}, tensor<4x16xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<2x4x8xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<4x16xf32>
    return %0, %1, %2, %3 : tensor<2x4x8xf32>, tensor<64xf32>, tensor<8x4x2xf32>, tensor<4x16xf32>
  }
}
