module @jit_logaddexp_float attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf64>, %arg1: tensor<40xf64>, %arg2: tensor<40xf32>, %arg3: tensor<40xf32>, %arg4: tensor<40xf16>, %arg5: tensor<40xf16>, %arg6: tensor<40xbf16>, %arg7: tensor<40xbf16>) -> (tensor<40xf64> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<40xf16> {jax.result_info = "result[2]"}, tensor<40xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<40xf64>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<40xf64>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<40xf64>
    %4 = stablehlo.abs %1 : tensor<40xf64>
    %5 = stablehlo.negate %4 : tensor<40xf64>
    %6 = stablehlo.exponential %5 : tensor<40xf64>
    %7 = stablehlo.log_plus_one %6 : tensor<40xf64>
    %8 = stablehlo.add %0, %7 : tensor<40xf64>
    %9 = stablehlo.select %2, %3, %8 : tensor<40xi1>, tensor<40xf64>
    %10 = stablehlo.maximum %arg2, %arg3 : tensor<40xf32>
    %11 = stablehlo.subtract %arg2, %arg3 : tensor<40xf32>
    %12 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %13 = stablehlo.add %arg2, %arg3 : tensor<40xf32>
    %14 = stablehlo.abs %11 : tensor<40xf32>
    %15 = stablehlo.negate %14 : tensor<40xf32>
    %16 = stablehlo.exponential %15 : tensor<40xf32>
    %17 = stablehlo.log_plus_one %16 : tensor<40xf32>
    %18 = stablehlo.add %10, %17 : tensor<40xf32>
    %19 = stablehlo.select %12, %13, %18 : tensor<40xi1>, tensor<40xf32>
    %20 = stablehlo.maximum %arg4, %arg5 : tensor<40xf16>
    %21 = stablehlo.subtract %arg4, %arg5 : tensor<40xf16>
    %22 = stablehlo.compare NE, %21, %21, FLOAT : (tensor<40xf16>, tensor<40xf16>) -> tensor<40xi1>
    %23 = stablehlo.add %arg4, %arg5 : tensor<40xf16>
    %24 = stablehlo.abs %21 : tensor<40xf16>
    %25 = stablehlo.negate %24 : tensor<40xf16>
    %26 = stablehlo.exponential %25 : tensor<40xf16>
    %27 = stablehlo.log_plus_one %26 : tensor<40xf16>
    %28 = stablehlo.add %20, %27 : tensor<40xf16>
    %29 = stablehlo.select %22, %23, %28 : tensor<40xi1>, tensor<40xf16>
    %30 = stablehlo.maximum %arg6, %arg7 : tensor<40xbf16>
    %31 = stablehlo.subtract %arg6, %arg7 : tensor<40xbf16>
    %32 = stablehlo.compare NE, %31, %31, FLOAT : (tensor<40xbf16>, tensor<40xbf16>) -> tensor<40xi1>
    %33 = stablehlo.add %arg6, %arg7 : tensor<40xbf16>
    %34 = stablehlo.abs %31 : tensor<40xbf16>
    %35 = stablehlo.negate %34 : tensor<40xbf16>
    %36 = stablehlo.exponential %35 : tensor<40xbf16>
    %37 = stablehlo.log_plus_one %36 : tensor<40xbf16>
    %38 = stablehlo.add %30, %37 : tensor<40xbf16>
    %39 = stablehlo.select %32, %33, %38 : tensor<40xi1>, tensor<40xbf16>
    return %9, %19, %29, %39 : tensor<40xf64>, tensor<40xf32>, tensor<40xf16>, tensor<40xbf16>
  }
}
