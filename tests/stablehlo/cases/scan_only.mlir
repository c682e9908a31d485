module @jit_scan_only attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>) -> (tensor<i32> {jax.result_info = "result[0][0]"}, tensor<4xi32> {jax.result_info = "result[0][1]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5x3xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %c_1, %iterArg_6 = %c, %iterArg_7 = %0) : tensor<i64>, tensor<i32>, tensor<4xi32>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i64>
      %13 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:2 = func.call @closed_call(%iterArg_6) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_7, %13#1, %iterArg) : (tensor<4xi32>, tensor<i32>, tensor<i64>) -> tensor<4xi32>
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg, %c_8 : tensor<i64>
      stablehlo.return %15, %13#0, %14 : tensor<i64>, tensor<i32>, tensor<4xi32>
    }
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %3:3 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c_2, %iterArg_7 = %2) : tensor<5x3xf32>, tensor<i64>, tensor<5xf32>
    cond {
      %c_8 = stablehlo.constant dense<5> : tensor<i64>
      %13 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
      %14 = func.call @closed_call_0(%13) : (tensor<3xf32>) -> tensor<f32>
      %15 = func.call @dynamic_update_index_in_dim_1(%iterArg_7, %14, %iterArg_6) : (tensor<5xf32>, tensor<f32>, tensor<i64>) -> tensor<5xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.add %iterArg_6, %c_8 : tensor<i64>
      stablehlo.return %iterArg, %16, %15 : tensor<5x3xf32>, tensor<i64>, tensor<5xf32>
    }
    %4 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<5x3xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x3xf32>) -> tensor<2x2x3xf32>
    %6 = stablehlo.slice %arg0 [4:5, 0:3] : (tensor<5x3xf32>) -> tensor<1x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %8:3 = stablehlo.while(%iterArg = %5, %iterArg_6 = %c_4, %iterArg_7 = %7) : tensor<2x2x3xf32>, tensor<i64>, tensor<2x2x3xf32>
    cond {
      %c_8 = stablehlo.constant dense<2> : tensor<i64>
      %13 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_6) : (tensor<2x2x3xf32>, tensor<i64>) -> tensor<2x3xf32>
      %14 = func.call @closed_call_3(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %15 = func.call @dynamic_update_index_in_dim_4(%iterArg_7, %14, %iterArg_6) : (tensor<2x2x3xf32>, tensor<2x3xf32>, tensor<i64>) -> tensor<2x2x3xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.add %iterArg_6, %c_8 : tensor<i64>
      stablehlo.return %iterArg, %16, %15 : tensor<2x2x3xf32>, tensor<i64>, tensor<2x2x3xf32>
    }
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x3xf32>
    %11 = stablehlo.reshape %8#2 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    %12 = stablehlo.concatenate %11, %10, dim = 0 : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<5x3xf32>
    return %1#1, %1#2, %3#2, %12 : tensor<i32>, tensor<4xi32>, tensor<5xf32>, tensor<5x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    return %0, %arg0 : tensor<i32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i64>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i64>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.subtract %0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i64>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x2x3xf32>, %arg1: tensor<i64>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<2x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i64>) -> tensor<2x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x2x3xf32>
    return %1 : tensor<2x2x3xf32>
  }
}
