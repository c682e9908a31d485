module @jit_sdy_pad attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) -> (tensor<12x8xf32> {jax.result_info = "result[0]"}, tensor<8x12xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<8x8xf32>, tensor<i64>) -> tensor<12x8xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = call @_pad_0(%arg0, %c_0) : (tensor<8x8xf32>, tensor<i64>) -> tensor<8x12xf32>
    return %0, %1 : tensor<12x8xf32>, tensor<8x12xf32>
  }
  func.func private @_pad(%arg0: tensor<8x8xf32>, %arg1: tensor<i64>) -> tensor<12x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [3, 0], interior = [0, 0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<12x8xf32>
    return %1 : tensor<12x8xf32>
  }
  func.func private @_pad_0(%arg0: tensor<8x8xf32>, %arg1: tensor<i64>) -> tensor<8x12xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 2], high = [0, 2], interior = [0, 0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x12xf32>
    return %1 : tensor<8x12xf32>
  }
}
