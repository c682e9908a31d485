module @jit_sdy_types attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x2xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, %arg1: tensor<8xi1> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}]>}, %arg2: tensor<8x8xi64> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) -> (tensor<8x2xbf16> {jax.result_info = "result[0]"}, tensor<8xi1> {jax.result_info = "result[1]"}, tensor<8x8xi64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x2xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<8x2xbf16>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %3 = stablehlo.and %arg1, %2 : tensor<8xi1>
    %4 = stablehlo.add %arg2, %arg2 : tensor<8x8xi64>
    return %1, %3, %4 : tensor<8x2xbf16>, tensor<8xi1>, tensor<8x8xi64>
  }
}
