module @jit_ctc_like attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = "stablehlo.scatter"(%0, %1, %cst_0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<6xf32>, tensor<1xi32>, tensor<f32>) -> tensor<6xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %3:3 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_1, %iterArg_3 = %2) : tensor<3x6xf32>, tensor<i64>, tensor<6xf32>
    cond {
      %c_4 = stablehlo.constant dense<3> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_2, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<3x6xf32>, tensor<i64>) -> tensor<6xf32>
      %5 = func.call @closed_call(%iterArg_3, %4) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %iterArg_2, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %6, %5 : tensor<3x6xf32>, tensor<i64>, tensor<6xf32>
    }
    return %3#2 : tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x6xf32>, %arg1: tensor<i64>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<3x6xf32>, tensor<i64>, tensor<i64>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<6xf32>) -> tensor<5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<5xf32>) -> tensor<6xf32>
    %3 = stablehlo.maximum %arg0, %2 : tensor<6xf32>
    %4 = stablehlo.subtract %arg0, %2 : tensor<6xf32>
    %5 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %6 = stablehlo.add %arg0, %2 : tensor<6xf32>
    %7 = stablehlo.abs %4 : tensor<6xf32>
    %8 = stablehlo.negate %7 : tensor<6xf32>
    %9 = stablehlo.exponential %8 : tensor<6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<6xf32>
    %11 = stablehlo.add %3, %10 : tensor<6xf32>
    %12 = stablehlo.select %5, %6, %11 : tensor<6xi1>, tensor<6xf32>
    %13 = stablehlo.add %12, %arg1 : tensor<6xf32>
    return %13 : tensor<6xf32>
  }
}
