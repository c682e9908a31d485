module @jit_sdy_slice attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) -> (tensor<4x8xf32> {jax.result_info = "result[0]"}, tensor<8x4xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}, tensor<6x6xf32> {jax.result_info = "result[3]"}, tensor<8x8xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg0 [1:5, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.slice %arg0 [0:8, 0:8:2] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %2 = stablehlo.slice %arg0 [3:4, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x8xf32>) -> tensor<8xf32>
    %4 = stablehlo.slice %arg0 [2:8, 1:7] : (tensor<8x8xf32>) -> tensor<6x6xf32>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<8x8xf32>
    return %0, %1, %3, %4, %5 : tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<6x6xf32>, tensor<8x8xf32>
  }
}
