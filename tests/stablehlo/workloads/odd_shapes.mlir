module @jit_odd_shapes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x0xf32>, %arg1: tensor<0x3xf32>, %arg2: tensor<1xf32>) -> (tensor<5x3xf32> {jax.result_info = "result[0]"}, tensor<5x0xf32> {jax.result_info = "result[1]"}, tensor<3xf32> {jax.result_info = "result[2]"}, tensor<0x3xf32> {jax.result_info = "result[3]"}, tensor<1xf32> {jax.result_info = "result[4]"}, tensor<5x0xf32> {jax.result_info = "result[5]"}, tensor<1x1xf32> {jax.result_info = "result[6]"}, tensor<0x6xf32> {jax.result_info = "result[7]"}, tensor<5xf32> {jax.result_info = "result[8]"}, tensor<5xi1> {jax.result_info = "result[9]"}, tensor<7x3x0xf32> {jax.result_info = "result[10]"}, tensor<0x2xf32> {jax.result_info = "result[11]"}, tensor<f32> {jax.result_info = "result[12][0]"}, tensor<3x0xf32> {jax.result_info = "result[12][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x0xf32>, tensor<0x3xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:0] : (tensor<5x0xf32>) -> tensor<0x0xf32>
    %2 = stablehlo.concatenate %arg0, %1, dim = 0 : (tensor<5x0xf32>, tensor<0x0xf32>) -> tensor<5x0xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = call @cumsum(%arg1) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %6 = stablehlo.multiply %arg2, %5 : tensor<1xf32>
    %7 = call @sort(%arg0) : (tensor<5x0xf32>) -> tensor<5x0xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.dot_general %8, %9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_pad(%arg1, %c) : (tensor<0x3xf32>, tensor<i32>) -> tensor<0x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x0xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x0xf32>
    %14 = stablehlo.compare GT, %arg0, %13, FLOAT : (tensor<5x0xf32>, tensor<5x0xf32>) -> tensor<5x0xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<5x0xi1>, tensor<i1>) -> tensor<5xi1>
    %16 = stablehlo.reshape %arg0 : (tensor<5x0xf32>) -> tensor<0x3x7xf32>
    %17 = stablehlo.transpose %16, dims = [2, 1, 0] : (tensor<0x3x7xf32>) -> tensor<7x3x0xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0x2xi32>
    %19 = call @_take(%arg2, %18) : (tensor<1xf32>, tensor<0x2xi32>) -> tensor<0x2xf32>
    %20 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %22:4 = stablehlo.while(%iterArg = %20, %iterArg_8 = %c_7, %iterArg_9 = %cst_5, %iterArg_10 = %21) : tensor<3x0xf32>, tensor<i32>, tensor<f32>, tensor<3x0xf32>
    cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<3x0xf32>, tensor<i32>) -> tensor<0xf32>
      %24:2 = func.call @closed_call(%iterArg_9, %23) : (tensor<f32>, tensor<0xf32>) -> (tensor<f32>, tensor<0xf32>)
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_10, %24#1, %iterArg_8) : (tensor<3x0xf32>, tensor<0xf32>, tensor<i32>) -> tensor<3x0xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %26, %24#0, %25 : tensor<3x0xf32>, tensor<i32>, tensor<f32>, tensor<3x0xf32>
    }
    return %0, %2, %3, %4, %6, %7, %10, %11, %12, %15, %17, %19, %22#2, %22#3 : tensor<5x3xf32>, tensor<5x0xf32>, tensor<3xf32>, tensor<0x3xf32>, tensor<1xf32>, tensor<5x0xf32>, tensor<1x1xf32>, tensor<0x6xf32>, tensor<5xf32>, tensor<5xi1>, tensor<7x3x0xf32>, tensor<0x2xf32>, tensor<f32>, tensor<3x0xf32>
  }
  func.func private @cumsum(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    return %arg0 : tensor<0x3xf32>
  }
  func.func private @sort(%arg0: tensor<5x0xf32>) -> tensor<5x0xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x0xf32>) -> tensor<5x0xf32>
    return %0 : tensor<5x0xf32>
  }
  func.func private @_pad(%arg0: tensor<0x3xf32>, %arg1: tensor<i32>) -> tensor<0x6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x6xf32>
    return %1 : tensor<0x6xf32>
  }
  func.func private @_take(%arg0: tensor<1xf32>, %arg1: tensor<0x2xi32>) -> tensor<0x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0x2xi32>, tensor<0x2xi32>) -> tensor<0x2xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0x2xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0x2xi1>, tensor<0x2xi32>, tensor<0x2xi32>) -> tensor<0x2xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    return %5 : tensor<0x2xf32>
  }
  func.func private @_where(%arg0: tensor<0x2xi1>, %arg1: tensor<0x2xi32>, %arg2: tensor<0x2xi32>) -> tensor<0x2xi32> {
    return %arg1 : tensor<0x2xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x0xf32>, %arg1: tensor<i32>) -> tensor<0xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 0] : (tensor<3x0xf32>, tensor<i32>, tensor<i32>) -> tensor<1x0xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x0xf32>) -> tensor<0xf32>
    return %1 : tensor<0xf32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<0xf32>) -> (tensor<f32>, tensor<0xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.add %arg0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<0xf32>
    return %1, %3 : tensor<f32>, tensor<0xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x0xf32>, %arg1: tensor<0xf32>, %arg2: tensor<i32>) -> tensor<3x0xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<0xf32>) -> tensor<1x0xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x0xf32>, tensor<1x0xf32>, tensor<i32>, tensor<i32>) -> tensor<3x0xf32>
    return %1 : tensor<3x0xf32>
  }
}
