module @jit_heat_stencil attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x10xf32>, %arg1: tensor<f32>) -> (tensor<12x10xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg1, %iterArg_3 = %c_0, %iterArg_4 = %c, %iterArg_5 = %arg0) : tensor<f32>, tensor<i32>, tensor<i32>, tensor<12x10xf32>
    cond {
      %c_6 = stablehlo.constant dense<25> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<f32>, tensor<i32>, tensor<12x10xf32>) -> (tensor<i32>, tensor<12x10xf32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %10, %9#0, %9#1 : tensor<f32>, tensor<i32>, tensor<i32>, tensor<12x10xf32>
    }
    %1 = stablehlo.sine %arg0 : tensor<12x10xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<12x10xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<12x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %7 = stablehlo.multiply %2, %6 : tensor<12x10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x10xf32>, tensor<f32>) -> tensor<f32>
    return %0#3, %8 : tensor<12x10xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<12x10xf32>) -> (tensor<i32>, tensor<12x10xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @_pad(%arg2, %c_0) : (tensor<12x10xf32>, tensor<i32>) -> tensor<14x12xf32>
    %2 = stablehlo.slice %1 [2:14, 1:11] : (tensor<14x12xf32>) -> tensor<12x10xf32>
    %3 = stablehlo.slice %1 [0:12, 1:11] : (tensor<14x12xf32>) -> tensor<12x10xf32>
    %4 = stablehlo.add %2, %3 : tensor<12x10xf32>
    %5 = stablehlo.slice %1 [1:13, 2:12] : (tensor<14x12xf32>) -> tensor<12x10xf32>
    %6 = stablehlo.add %4, %5 : tensor<12x10xf32>
    %7 = stablehlo.slice %1 [1:13, 0:10] : (tensor<14x12xf32>) -> tensor<12x10xf32>
    %8 = stablehlo.add %6, %7 : tensor<12x10xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %10 = stablehlo.multiply %9, %arg2 : tensor<12x10xf32>
    %11 = stablehlo.subtract %8, %10 : tensor<12x10xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<12x10xf32>
    %14 = stablehlo.add %arg2, %13 : tensor<12x10xf32>
    return %0, %14 : tensor<i32>, tensor<12x10xf32>
  }
  func.func private @_pad(%arg0: tensor<12x10xf32>, %arg1: tensor<i32>) -> tensor<14x12xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:10] : (tensor<12x10xf32>) -> tensor<1x10xf32>
    %1 = stablehlo.slice %arg0 [1:2, 0:10] : (tensor<12x10xf32>) -> tensor<1x10xf32>
    %2 = call @_flip(%1) : (tensor<1x10xf32>) -> tensor<1x10xf32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x10xf32>, tensor<12x10xf32>) -> tensor<13x10xf32>
    %4 = stablehlo.slice %3 [12:13, 0:10] : (tensor<13x10xf32>) -> tensor<1x10xf32>
    %5 = stablehlo.slice %3 [11:12, 0:10] : (tensor<13x10xf32>) -> tensor<1x10xf32>
    %6 = call @_flip(%5) : (tensor<1x10xf32>) -> tensor<1x10xf32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<13x10xf32>, tensor<1x10xf32>) -> tensor<14x10xf32>
    %8 = stablehlo.slice %7 [0:14, 0:1] : (tensor<14x10xf32>) -> tensor<14x1xf32>
    %9 = stablehlo.slice %7 [0:14, 1:2] : (tensor<14x10xf32>) -> tensor<14x1xf32>
    %10 = call @_flip_0(%9) : (tensor<14x1xf32>) -> tensor<14x1xf32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<14x1xf32>, tensor<14x10xf32>) -> tensor<14x11xf32>
    %12 = stablehlo.slice %11 [0:14, 10:11] : (tensor<14x11xf32>) -> tensor<14x1xf32>
    %13 = stablehlo.slice %11 [0:14, 9:10] : (tensor<14x11xf32>) -> tensor<14x1xf32>
    %14 = call @_flip_0(%13) : (tensor<14x1xf32>) -> tensor<14x1xf32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<14x11xf32>, tensor<14x1xf32>) -> tensor<14x12xf32>
    return %15 : tensor<14x12xf32>
  }
  func.func private @_flip(%arg0: tensor<1x10xf32>) -> tensor<1x10xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x10xf32>
    return %0 : tensor<1x10xf32>
  }
  func.func private @_flip_0(%arg0: tensor<14x1xf32>) -> tensor<14x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<14x1xf32>
    return %0 : tensor<14x1xf32>
  }
}
