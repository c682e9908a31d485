module @jit_tsne_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x9xf32>, %arg1: tensor<9x2xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<9x2xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<9x2xf32>) -> tensor<9x1x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<9x2xf32>) -> tensor<1x9x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<9x1x2xf32>) -> tensor<9x9x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x9x2xf32>) -> tensor<9x9x2xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<9x9x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<9x9x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<9x9x2xf32>, tensor<f32>) -> tensor<9x9xf32>
    %7 = stablehlo.iota dim = 0 : tensor<9x9xi32>
    %8 = stablehlo.iota dim = 1 : tensor<9x9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x9xi32>
    %10 = stablehlo.add %7, %9 : tensor<9x9xi32>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %12 = stablehlo.convert %11 : (tensor<9x9xi1>) -> tensor<9x9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<9x9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %16 = stablehlo.add %15, %6 : tensor<9x9xf32>
    %17 = stablehlo.divide %14, %16 : tensor<9x9xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %20 = stablehlo.divide %17, %19 : tensor<9x9xf32>
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %22 = stablehlo.add %arg0, %21 : tensor<9x9xf32>
    %23 = stablehlo.log %22 : tensor<9x9xf32>
    %cst_4 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %25 = stablehlo.add %20, %24 : tensor<9x9xf32>
    %26 = stablehlo.log %25 : tensor<9x9xf32>
    %27 = stablehlo.subtract %23, %26 : tensor<9x9xf32>
    %28 = stablehlo.multiply %arg0, %27 : tensor<9x9xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<9x2xf32>) -> tensor<9x1x2xf32>
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<9x2xf32>) -> tensor<1x9x2xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<9x1x2xf32>) -> tensor<9x9x2xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x9x2xf32>) -> tensor<9x9x2xf32>
    %34 = stablehlo.subtract %32, %33 : tensor<9x9x2xf32>
    %35 = stablehlo.multiply %34, %34 : tensor<9x9x2xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9x9x2xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<9x9x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<9x9x2xf32>, tensor<f32>) -> tensor<9x9xf32>
    %39 = stablehlo.iota dim = 0 : tensor<9x9xi32>
    %40 = stablehlo.iota dim = 1 : tensor<9x9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9x9xi32>
    %42 = stablehlo.add %39, %41 : tensor<9x9xi32>
    %43 = stablehlo.compare EQ, %42, %40, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %44 = stablehlo.convert %43 : (tensor<9x9xi1>) -> tensor<9x9xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<9x9xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %48 = stablehlo.add %47, %38 : tensor<9x9xf32>
    %49 = stablehlo.divide %46, %48 : tensor<9x9xf32>
    %50 = stablehlo.multiply %48, %48 : tensor<9x9xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %52 = stablehlo.divide %51, %50 : tensor<9x9xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %55 = stablehlo.divide %49, %54 : tensor<9x9xf32>
    %56 = stablehlo.multiply %53, %53 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.divide %cst_13, %56 : tensor<f32>
    %cst_14 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %59 = stablehlo.add %arg0, %58 : tensor<9x9xf32>
    %60 = stablehlo.log %59 : tensor<9x9xf32>
    %cst_15 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %62 = stablehlo.add %55, %61 : tensor<9x9xf32>
    %63 = stablehlo.log %62 : tensor<9x9xf32>
    %64 = stablehlo.subtract %60, %63 : tensor<9x9xf32>
    %65 = stablehlo.multiply %arg0, %64 : tensor<9x9xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %68 = stablehlo.multiply %arg0, %67 : tensor<9x9xf32>
    %69 = stablehlo.negate %68 : tensor<9x9xf32>
    %70 = stablehlo.divide %69, %62 : tensor<9x9xf32>
    %71 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %72 = stablehlo.multiply %70, %71 : tensor<9x9xf32>
    %73 = stablehlo.multiply %72, %49 : tensor<9x9xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x9xf32>, tensor<f32>) -> tensor<f32>
    %75 = stablehlo.negate %74 : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %77 = stablehlo.divide %70, %76 : tensor<9x9xf32>
    %78 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %79 = stablehlo.add %77, %78 : tensor<9x9xf32>
    %80 = stablehlo.multiply %79, %52 : tensor<9x9xf32>
    %81 = stablehlo.multiply %80, %46 : tensor<9x9xf32>
    %82 = stablehlo.negate %81 : tensor<9x9xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<9x9xf32>) -> tensor<9x9x2xf32>
    %84 = stablehlo.multiply %83, %37 : tensor<9x9x2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<9x9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %86 = stablehlo.reshape %85 : (tensor<9x2xf32>) -> tensor<9x1x2xf32>
    %87 = stablehlo.negate %84 : tensor<9x9x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<9x9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %89 = stablehlo.reshape %88 : (tensor<9x2xf32>) -> tensor<1x9x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%86 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<9x1x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %92 = stablehlo.add %90, %91 : tensor<9x2xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<9x2xf32>
    %95 = stablehlo.subtract %arg1, %94 : tensor<9x2xf32>
    return %29, %95 : tensor<f32>, tensor<9x2xf32>
  }
}
