module @jit_ring_buffer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32>) -> (tensor<5xf32> {jax.result_info = "result[0][0]"}, tensor<i32> {jax.result_info = "result[0][1]"}, tensor<i32> {jax.result_info = "result[0][2]"}, tensor<12xf32> {jax.result_info = "result[1][0]"}, tensor<12x5xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x5xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %c_3, %iterArg_5 = %0, %iterArg_6 = %c, %iterArg_7 = %c_0, %iterArg_8 = %1, %iterArg_9 = %2) : tensor<12xf32>, tensor<i32>, tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<12x5xf32>
    cond {
      %c_10 = stablehlo.constant dense<12> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<12xf32>, tensor<i32>) -> tensor<f32>
      %5:5 = func.call @closed_call(%iterArg_5, %iterArg_6, %iterArg_7, %4) : (tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<5xf32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_8, %5#3, %iterArg_4) : (tensor<12xf32>, tensor<f32>, tensor<i32>) -> tensor<12xf32>
      %7 = func.call @dynamic_update_index_in_dim_0(%iterArg_9, %5#4, %iterArg_4) : (tensor<12x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<12x5xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_4, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %8, %5#0, %5#1, %5#2, %6, %7 : tensor<12xf32>, tensor<i32>, tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<12x5xf32>
    }
    return %3#2, %3#3, %3#4, %3#5, %3#6 : tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<12x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<12xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<12xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<5xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<f32>) -> (tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.add %2, %c_0 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_update_slice %arg0, %0, %4 : (tensor<5xf32>, tensor<1xf32>, tensor<i32>) -> tensor<5xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.add %arg2, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.minimum %6, %c_2 : tensor<i32>
    %8 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<5xf32>, tensor<5xf32>) -> tensor<10xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.add %arg1, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<5> : tensor<i32>
    %10 = call @remainder(%9, %c_4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %10, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %12 = stablehlo.convert %10 : tensor<i32>
    %c_6 = stablehlo.constant dense<10> : tensor<i32>
    %13 = stablehlo.add %12, %c_6 : tensor<i32>
    %14 = stablehlo.select %11, %13, %10 : tensor<i1>, tensor<i32>
    %15 = stablehlo.dynamic_slice %8, %14, sizes = [5] : (tensor<10xf32>, tensor<i32>) -> tensor<5xf32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %17 = call @remainder(%16, %c_8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.convert %7 : (tensor<i32>) -> tensor<f32>
    %20 = stablehlo.divide %18, %19 : tensor<f32>
    return %5, %17, %7, %20, %15 : tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<5xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<12xf32>, tensor<1xf32>, tensor<i32>) -> tensor<12xf32>
    return %1 : tensor<12xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<12x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<12x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<12x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<12x5xf32>
    return %1 : tensor<12x5xf32>
  }
}
