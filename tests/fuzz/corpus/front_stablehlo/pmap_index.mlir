module @pmap__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32} {
  func.func public @main(%arg0: tensor<1x8xf32>, %arg1: tensor<f32> {mhlo.is_same_data_across_replicas = true}) -> (tensor<1x1x8xf32> {jax.result_info = ""}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x8xf32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %c_0 = stablehlo.constant dense<8> : tensor<ui32>
    %1 = stablehlo.replica_id : tensor<ui32>
    %2 = stablehlo.divide %1, %c : tensor<ui32>
    %3 = stablehlo.remainder %2, %c_0 : tensor<ui32>
    %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i32>
    %5 = stablehlo.convert %4 : (tensor<i32>) -> tensor<f32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %9 = stablehlo.add %8, %7 : tensor<1x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    return %10 : tensor<1x1x8xf32>
  }
}
