module @jit_dynamic_update_whole attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xi16>, %arg1: tensor<3x4xi16>, %arg2: tensor<i32>) -> (tensor<3x4xi16> {jax.result_info = "result[0]"}, tensor<3x4xi16> {jax.result_info = "result[1]"}, tensor<0x2xi16> {jax.result_info = "result[2]"}, tensor<3x4xi16> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5 : (tensor<3x4xi16>, tensor<3x4xi16>, tensor<i32>, tensor<i32>) -> tensor<3x4xi16>
    %7 = stablehlo.slice %arg1 [0:0, 0:4] : (tensor<3x4xi16>) -> tensor<0x4xi16>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.add %arg2, %c_4 : tensor<i32>
    %10 = stablehlo.select %8, %9, %arg2 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %arg2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.add %arg2, %c_6 : tensor<i32>
    %13 = stablehlo.select %11, %12, %arg2 : tensor<i1>, tensor<i32>
    %14 = stablehlo.dynamic_update_slice %arg0, %7, %10, %13 : (tensor<3x4xi16>, tensor<0x4xi16>, tensor<i32>, tensor<i32>) -> tensor<3x4xi16>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %arg2, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.add %arg2, %c_8 : tensor<i32>
    %17 = stablehlo.select %15, %16, %arg2 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg2, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %19 = stablehlo.add %arg2, %c_10 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg2 : tensor<i1>, tensor<i32>
    %21 = stablehlo.dynamic_slice %arg0, %17, %20, sizes = [0, 2] : (tensor<3x4xi16>, tensor<i32>, tensor<i32>) -> tensor<0x2xi16>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %arg2, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %23 = stablehlo.add %arg2, %c_12 : tensor<i32>
    %24 = stablehlo.select %22, %23, %arg2 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %arg2, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %26 = stablehlo.add %arg2, %c_14 : tensor<i32>
    %27 = stablehlo.select %25, %26, %arg2 : tensor<i1>, tensor<i32>
    %28 = stablehlo.dynamic_slice %arg0, %24, %27, sizes = [3, 4] : (tensor<3x4xi16>, tensor<i32>, tensor<i32>) -> tensor<3x4xi16>
    return %6, %14, %21, %28 : tensor<3x4xi16>, tensor<3x4xi16>, tensor<0x2xi16>, tensor<3x4xi16>
  }
}
