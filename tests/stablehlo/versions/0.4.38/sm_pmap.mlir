module @jit_sm_pmap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = ""}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %c_1 = stablehlo.constant dense<8> : tensor<ui32>
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c_0 : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_1 : tensor<ui32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c, sizes = [1, 8] : (tensor<8x8xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x8xf32>) -> tensor<8xf32>
    %5 = "stablehlo.all_reduce"(%4) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %14 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %6 = stablehlo.add %5, %4 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<ui32>
    %c_3 = stablehlo.constant dense<1> : tensor<ui32>
    %c_4 = stablehlo.constant dense<8> : tensor<ui32>
    %8 = stablehlo.replica_id : tensor<ui32>
    %9 = stablehlo.divide %8, %c_3 : tensor<ui32>
    %10 = stablehlo.remainder %9, %c_4 : tensor<ui32>
    %11 = stablehlo.broadcast %6, sizes = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %12 = stablehlo.dynamic_update_slice %7, %11, %10, %c_2 : (tensor<8x8xf32>, tensor<1x8xf32>, tensor<ui32>, tensor<ui32>) -> tensor<8x8xf32>
    %13 = "stablehlo.cross-replica-sum"(%12) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %13 : tensor<8x8xf32>
  }
}
