module @jit_sm_axis_index attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8xi32> {jax.result_info = "result[1]"}) {
    %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {"b"}]>] out_shardings=[<@mesh, [{"a"}, {"b"}]>, <@mesh, [{"a", "b"}]>] manual_axes={"a", "b"} (%arg1: tensor<4x2xf32>) {
      %c = stablehlo.constant dense<4> : tensor<ui32>
      %c_0 = stablehlo.constant dense<2> : tensor<ui32>
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.divide %1, %c : tensor<ui32>
      %3 = stablehlo.remainder %2, %c_0 : tensor<ui32>
      %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<100> : tensor<i32>
      %5 = stablehlo.multiply %4, %c_1 : tensor<i32>
      %6 = stablehlo.convert %5 : (tensor<i32>) -> tensor<f32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
      %8 = stablehlo.add %arg1, %7 : tensor<4x2xf32>
      %c_2 = stablehlo.constant dense<1> : tensor<ui32>
      %c_3 = stablehlo.constant dense<4> : tensor<ui32>
      %9 = stablehlo.partition_id : tensor<ui32>
      %10 = stablehlo.divide %9, %c_2 : tensor<ui32>
      %11 = stablehlo.remainder %10, %c_3 : tensor<ui32>
      %12 = stablehlo.convert %11 : (tensor<ui32>) -> tensor<i32>
      %c_4 = stablehlo.constant dense<10> : tensor<i32>
      %13 = stablehlo.multiply %12, %c_4 : tensor<i32>
      %14 = stablehlo.convert %13 : (tensor<i32>) -> tensor<f32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
      %16 = stablehlo.add %8, %15 : tensor<4x2xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<ui32>
      %c_6 = stablehlo.constant dense<4> : tensor<ui32>
      %17 = stablehlo.partition_id : tensor<ui32>
      %18 = stablehlo.divide %17, %c_5 : tensor<ui32>
      %19 = stablehlo.remainder %18, %c_6 : tensor<ui32>
      %20 = stablehlo.convert %19 : (tensor<ui32>) -> tensor<i32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.multiply %20, %c_7 : tensor<i32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %22 = stablehlo.add %c_8, %21 : tensor<i32>
      %c_9 = stablehlo.constant dense<4> : tensor<ui32>
      %c_10 = stablehlo.constant dense<2> : tensor<ui32>
      %23 = stablehlo.partition_id : tensor<ui32>
      %24 = stablehlo.divide %23, %c_9 : tensor<ui32>
      %25 = stablehlo.remainder %24, %c_10 : tensor<ui32>
      %26 = stablehlo.convert %25 : (tensor<ui32>) -> tensor<i32>
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %27 = stablehlo.multiply %26, %c_11 : tensor<i32>
      %28 = stablehlo.add %22, %27 : tensor<i32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %31 = stablehlo.add %29, %30 : tensor<1xi32>
      sdy.return %16, %31 : tensor<4x2xf32>, tensor<1xi32>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xi32>)
    return %0#0, %0#1 : tensor<8x8xf32>, tensor<8xi32>
  }
}
