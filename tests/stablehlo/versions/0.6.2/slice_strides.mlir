module @jit_slice_strides attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x5x7xf32> {jax.result_info = "result[0]"}, tensor<1x1x1xf32> {jax.result_info = "result[1]"}, tensor<2x2x2xf32> {jax.result_info = "result[2]"}, tensor<1x1x1xf32> {jax.result_info = "result[3]"}, tensor<0x2x5xf32> {jax.result_info = "result[4]"}, tensor<3x3x3xf32> {jax.result_info = "result[5]"}, tensor<3x5xf32> {jax.result_info = "result[6]"}, tensor<5x7xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
    %1 = stablehlo.slice %arg0 [1:2, 2:3, 3:4] : (tensor<3x5x7xf32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:3:2, 1:5:3, 0:7:4] : (tensor<3x5x7xf32>) -> tensor<2x2x2xf32>
    %3 = stablehlo.slice %arg0 [0:3:5, 4:5:5, 6:7:5] : (tensor<3x5x7xf32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [2:2, 2:4, 2:7] : (tensor<3x5x7xf32>) -> tensor<0x2x5xf32>
    %5 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.multiply %6, %5 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.add %8, %7 : tensor<3xi32>
    %10 = stablehlo.reverse %9, dims = [0] : tensor<3xi32>
    %11 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.multiply %12, %11 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.add %14, %13 : tensor<3xi32>
    %16 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xi32>) -> tensor<3x3x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<3xi32>) -> tensor<3x3x1xi32>
    %19 = stablehlo.concatenate %16, %17, %18, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %20 = "stablehlo.gather"(%arg0, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 3, 1>}> : (tensor<3x5x7xf32>, tensor<3x3x3xi32>) -> tensor<3x3x3xf32>
    %21 = stablehlo.reverse %20, dims = [0] : tensor<3x3x3xf32>
    %c_4 = stablehlo.constant dense<-1> : tensor<i64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %22 = stablehlo.compare  LT, %c_4, %c_5,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %c_7 = stablehlo.constant dense<7> : tensor<i64>
    %23 = stablehlo.add %c_6, %c_7 : tensor<i64>
    %24 = stablehlo.select %22, %23, %c_4 : tensor<i1>, tensor<i64>
    %25 = stablehlo.dynamic_slice %arg0, %c_5, %c_5, %24, sizes = [3, 5, 1] : (tensor<3x5x7xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x5x1xf32>
    %26 = stablehlo.reshape %25 : (tensor<3x5x1xf32>) -> tensor<3x5xf32>
    %27 = stablehlo.slice %arg0 [1:2, 0:5, 0:7] : (tensor<3x5x7xf32>) -> tensor<1x5x7xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x5x7xf32>) -> tensor<5x7xf32>
    return %0, %1, %2, %3, %4, %21, %26, %28 : tensor<3x5x7xf32>, tensor<1x1x1xf32>, tensor<2x2x2xf32>, tensor<1x1x1xf32>, tensor<0x2x5xf32>, tensor<3x3x3xf32>, tensor<3x5xf32>, tensor<5x7xf32>
  }
}
