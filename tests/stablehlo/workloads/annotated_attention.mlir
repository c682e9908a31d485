module @jit_annotated_attention attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<4x6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}]>}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}]>}, %arg3: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}]>}, %arg4: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}) -> (tensor<4x6x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x8xf32>, tensor<8x8xf32>) -> tensor<4x6x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x6x8xf32>) -> tensor<4x6x4x2xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"a"}, {}, {"b"}, {}]> : tensor<4x6x4x2xf32>
    %3 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x8xf32>, tensor<8x8xf32>) -> tensor<4x6x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x6x8xf32>) -> tensor<4x6x4x2xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"a"}, {}, {"b"}, {}]> : tensor<4x6x4x2xf32>
    %6 = stablehlo.dot_general %2, %5, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4x2xf32>, tensor<4x6x4x2xf32>) -> tensor<4x4x6x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x6x6xf32>, tensor<f32>) -> tensor<4x4x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x6xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<4x4x6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x4x6xf32>) -> tensor<4x4x6x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<4x4x6x1xf32>) -> tensor<4x4x6x6xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<4x4x6x6xf32>
    %13 = stablehlo.exponential %12 : tensor<4x4x6x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<4x4x6x6xf32>, tensor<f32>) -> tensor<4x4x6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<4x4x6xf32>) -> tensor<4x4x6x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<4x4x6x1xf32>) -> tensor<4x4x6x6xf32>
    %17 = stablehlo.divide %13, %16 : tensor<4x4x6x6xf32>
    %18 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x8xf32>, tensor<8x8xf32>) -> tensor<4x6x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<4x6x8xf32>) -> tensor<4x6x4x2xf32>
    %20 = sdy.sharding_constraint %19 <@mesh, [{"a"}, {}, {"b"}, {}]> : tensor<4x6x4x2xf32>
    %21 = stablehlo.dot_general %20, %17, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4x2xf32>, tensor<4x4x6x6xf32>) -> tensor<4x4x2x6xf32>
    %22 = stablehlo.transpose %21, dims = [0, 3, 1, 2] : (tensor<4x4x2x6xf32>) -> tensor<4x6x4x2xf32>
    %23 = stablehlo.reshape %22 : (tensor<4x6x4x2xf32>) -> tensor<4x6x8xf32>
    %24 = stablehlo.dot_general %23, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x8xf32>, tensor<8x8xf32>) -> tensor<4x6x8xf32>
    %25 = stablehlo.add %arg0, %24 : tensor<4x6x8xf32>
    return %25 : tensor<4x6x8xf32>
  }
}
