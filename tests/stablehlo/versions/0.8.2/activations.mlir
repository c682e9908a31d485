module @jit_activations attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}, tensor<24xf32> {jax.result_info = "result[2]"}, tensor<24xf32> {jax.result_info = "result[3]"}, tensor<24xf32> {jax.result_info = "result[4]"}, tensor<24xf32> {jax.result_info = "result[5]"}, tensor<24xf32> {jax.result_info = "result[6]"}, tensor<24xf32> {jax.result_info = "result[7]"}, tensor<24xf32> {jax.result_info = "result[8]"}, tensor<f32> {jax.result_info = "result[9]"}, tensor<12xf32> {jax.result_info = "result[10]"}) {
    %0 = call @relu(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<24xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<24xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<24xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<24xf32>
    %8 = stablehlo.tanh %7 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.add %9, %8 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<24xf32>
    %13 = stablehlo.multiply %arg0, %12 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.multiply %14, %arg0 : tensor<24xf32>
    %16 = stablehlo.negate %arg0 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<24xf32>
    %19 = chlo.erfc %18 : tensor<24xf32> -> tensor<24xf32>
    %20 = stablehlo.multiply %15, %19 : tensor<24xf32>
    %21 = call @silu(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %22 = call @softplus(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %23 = call @elu(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %24 = call @relu6(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %25 = call @hard_silu(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %26 = call @log_softmax(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.reduce(%arg0 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.maximum %cst_6, %27 : tensor<f32>
    %29 = stablehlo.is_finite %28 : (tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.select %29, %28, %cst_7 : tensor<i1>, tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<1xf32>) -> tensor<24xf32>
    %33 = stablehlo.subtract %arg0, %32 : tensor<24xf32>
    %34 = stablehlo.exponential %33 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %36 = stablehlo.sign %35 : tensor<f32>
    %37 = stablehlo.abs %35 : tensor<f32>
    %38 = stablehlo.log %37 : tensor<f32>
    %39 = stablehlo.add %38, %30 : tensor<f32>
    %40 = call @glu(%arg0) : (tensor<24xf32>) -> tensor<12xf32>
    return %0, %13, %20, %21, %22, %23, %24, %25, %26, %39, %40 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<12xf32>
  }
  func.func private @relu(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @silu(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.negate %arg0 : tensor<24xf32>
    %1 = stablehlo.exponential %0 : tensor<24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.add %2, %1 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.divide %4, %3 : tensor<24xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<24xf32>
    return %6 : tensor<24xf32>
  }
  func.func private @softplus(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<24xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<24xf32>
    %4 = stablehlo.compare  NE, %3, %3,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<24xf32>
    %7 = stablehlo.abs %3 : tensor<24xf32>
    %8 = stablehlo.negate %7 : tensor<24xf32>
    %9 = stablehlo.exponential %8 : tensor<24xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<24xf32>
    %11 = stablehlo.add %1, %10 : tensor<24xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<24xi1>, tensor<24xf32>
    return %12 : tensor<24xf32>
  }
  func.func private @elu(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.compare  GT, %arg0, %0,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.compare  GT, %arg0, %2,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<24xi1>, tensor<f64>, tensor<24xf32>) -> tensor<24xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<24xf32>
    %8 = call @_where_5(%1, %arg0, %7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %8 : tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<f64>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_5(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @relu6(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<24xf32>
    return %3 : tensor<24xf32>
  }
  func.func private @hard_silu(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<24xf32>
    %2 = call @relu6(%1) : (tensor<24xf32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.divide %2, %3 : tensor<24xf32>
    return %4 : tensor<24xf32>
  }
  func.func private @log_softmax(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<24xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<24xf32>
    %5 = stablehlo.exponential %4 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.log %7 : tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<24xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<24xf32>
    return %10 : tensor<24xf32>
  }
  func.func private @glu(%arg0: tensor<24xf32>) -> tensor<12xf32> {
    %0 = stablehlo.slice %arg0 [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %1 = stablehlo.slice %arg0 [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %2 = stablehlo.negate %1 : tensor<12xf32>
    %3 = stablehlo.exponential %2 : tensor<12xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.add %4, %3 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.divide %6, %5 : tensor<12xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<12xf32>
    return %8 : tensor<12xf32>
  }
}
