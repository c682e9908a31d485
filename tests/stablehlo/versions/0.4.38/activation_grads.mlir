module @jit_activation_grads attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "[0]"}, tensor<24xf32> {jax.result_info = "[1]"}, tensor<24xf32> {jax.result_info = "[2]"}, tensor<24xf32> {jax.result_info = "[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<24xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<24xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<24xf32>
    %10 = stablehlo.tanh %9 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.add %13, %10 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<24xf32>
    %17 = stablehlo.multiply %arg0, %16 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.multiply %arg0, %19 : tensor<24xf32>
    %21 = stablehlo.multiply %19, %16 : tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<24xf32>
    %24 = stablehlo.multiply %23, %12 : tensor<24xf32>
    %25 = stablehlo.multiply %24, %10 : tensor<24xf32>
    %26 = stablehlo.add %24, %25 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<24xf32>
    %29 = stablehlo.add %21, %28 : tensor<24xf32>
    %30 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.multiply %30, %28 : tensor<24xf32>
    %32 = stablehlo.multiply %31, %4 : tensor<24xf32>
    %33 = stablehlo.add %29, %32 : tensor<24xf32>
    %34:3 = call @silu(%arg0) : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34#0 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = call @silu_0(%34#1, %arg0, %34#2, %36) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %38:3 = call @softplus(%arg0) : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38#0 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = call @softplus_1(%38#1, %38#2, %40) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.reduce(%arg0 init: %cst_7) applies stablehlo.maximum across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.reshape %42 : (tensor<f32>) -> tensor<1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<1xf32>) -> tensor<24xf32>
    %45 = stablehlo.compare  EQ, %arg0, %44,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %46 = stablehlo.convert %45 : (tensor<24xi1>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.maximum %cst_9, %42 : tensor<f32>
    %49 = stablehlo.compare  EQ, %42, %48,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.select %49, %cst_2, %cst_10 : tensor<i1>, tensor<f32>
    %51 = stablehlo.compare  EQ, %cst_9, %48,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.select %51, %cst_11, %cst_2 : tensor<i1>, tensor<f32>
    %53 = stablehlo.divide %50, %52 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<1xf32>) -> tensor<24xf32>
    %56 = stablehlo.subtract %arg0, %55 : tensor<24xf32>
    %57 = stablehlo.exponential %56 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<1xf32>) -> tensor<24xf32>
    %61 = stablehlo.divide %57, %60 : tensor<24xf32>
    %62 = stablehlo.multiply %59, %59 : tensor<1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %64 = stablehlo.divide %63, %62 : tensor<1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%61 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<1xf32>) -> tensor<24xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<24xf32>
    %69 = stablehlo.multiply %68, %57 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %71 = stablehlo.reshape %70 : (tensor<f32>) -> tensor<1xf32>
    %72 = stablehlo.negate %71 : tensor<1xf32>
    %73 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<1xf32>) -> tensor<24xf32>
    %74 = stablehlo.divide %66, %73 : tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %77 = stablehlo.add %74, %76 : tensor<24xf32>
    %78 = stablehlo.multiply %77, %57 : tensor<24xf32>
    return %33, %37, %41, %78 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @silu(%arg0: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<24xf32>
    %1 = stablehlo.exponential %0 : tensor<24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.add %2, %1 : tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.divide %4, %3 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<24xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<24xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<24xf32>
    return %9, %5, %8 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @silu_0(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<24xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<24xf32>
    %2 = stablehlo.multiply %arg3, %arg0 : tensor<24xf32>
    %3 = stablehlo.add %1, %2 : tensor<24xf32>
    return %3 : tensor<24xf32>
  }
  func.func private @softplus(%arg0: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
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
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.compare  EQ, %arg0, %13,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.compare  EQ, %12, %17,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<24xf32>
    %22 = stablehlo.exponential %21 : tensor<24xf32>
    %23 = stablehlo.compare  EQ, %cst, %cst_0,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %24 = stablehlo.select %23, %cst, %cst : tensor<i1>, tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.compare  EQ, %12, %25,  FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<24xf32>
    %31 = stablehlo.exponential %30 : tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<24xf32>
    return %12, %22, %33 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @softplus_1(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}
