module @jit_sm_axis_index attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x8xf32>) -> tensor<4x2xf32>
    %2:2 = call @shmap_body(%1) : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<1xi32>)
    %3 = stablehlo.custom_call @Sharding(%2#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<4x2xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.custom_call @Sharding(%2#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1xi32>) -> tensor<1xi32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[8]<=[8]}"} : (tensor<1xi32>) -> tensor<8xi32>
    return %4, %6 : tensor<8x8xf32>, tensor<8xi32>
  }
  func.func private @shmap_body(%arg0: tensor<4x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "[('a',), ('b',)]"}, tensor<1xi32> {jax.result_info = "[('a', 'b')]"}) {
    %c = stablehlo.constant dense<4> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<100> : tensor<i32>
    %4 = stablehlo.multiply %3, %c_1 : tensor<i32>
    %5 = stablehlo.convert %4 : (tensor<i32>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<4x2xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<ui32>
    %c_3 = stablehlo.constant dense<4> : tensor<ui32>
    %8 = stablehlo.partition_id : tensor<ui32>
    %9 = stablehlo.divide %8, %c_2 : tensor<ui32>
    %10 = stablehlo.remainder %9, %c_3 : tensor<ui32>
    %11 = stablehlo.convert %10 : (tensor<ui32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<10> : tensor<i32>
    %12 = stablehlo.multiply %11, %c_4 : tensor<i32>
    %13 = stablehlo.convert %12 : (tensor<i32>) -> tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %15 = stablehlo.add %7, %14 : tensor<4x2xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<ui32>
    %c_6 = stablehlo.constant dense<4> : tensor<ui32>
    %16 = stablehlo.partition_id : tensor<ui32>
    %17 = stablehlo.divide %16, %c_5 : tensor<ui32>
    %18 = stablehlo.remainder %17, %c_6 : tensor<ui32>
    %19 = stablehlo.convert %18 : (tensor<ui32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.multiply %19, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.add %c_8, %20 : tensor<i32>
    %c_9 = stablehlo.constant dense<4> : tensor<ui32>
    %c_10 = stablehlo.constant dense<2> : tensor<ui32>
    %22 = stablehlo.partition_id : tensor<ui32>
    %23 = stablehlo.divide %22, %c_9 : tensor<ui32>
    %24 = stablehlo.remainder %23, %c_10 : tensor<ui32>
    %25 = stablehlo.convert %24 : (tensor<ui32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %26 = stablehlo.multiply %25, %c_11 : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.add %28, %29 : tensor<1xi32>
    return %15, %30 : tensor<4x2xf32>, tensor<1xi32>
  }
}
