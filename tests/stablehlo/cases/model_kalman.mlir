module @jit_model_kalman attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:5 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %c, %iterArg_1 = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %0) : tensor<6xf32>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<6xf32>
    cond {
      %c_4 = stablehlo.constant dense<6> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_0, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<6xf32>, tensor<i64>) -> tensor<f32>
      %3:3 = func.call @closed_call(%iterArg_1, %iterArg_2, %2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_3, %3#2, %iterArg_0) : (tensor<6xf32>, tensor<f32>, tensor<i64>) -> tensor<6xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_0, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %5, %3#0, %3#1, %4 : tensor<6xf32>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<6xf32>
    }
    return %1#2, %1#3, %1#4 : tensor<f32>, tensor<f32>, tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xf32>, tensor<i64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.add %arg1, %cst : tensor<f32>
    %1 = stablehlo.divide %arg1, %0 : tensor<f32>
    %2 = stablehlo.subtract %arg2, %arg0 : tensor<f32>
    %3 = stablehlo.multiply %1, %2 : tensor<f32>
    %4 = stablehlo.add %arg0, %3 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %1 : tensor<f32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %7 = stablehlo.add %6, %cst_1 : tensor<f32>
    return %4, %7, %1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xf32>, tensor<1xf32>, tensor<i64>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
}
