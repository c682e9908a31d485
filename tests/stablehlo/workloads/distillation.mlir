module @jit_distillation attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<6x20xf32>, %arg5: tensor<20xf32>, %arg6: tensor<20x5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<9x6xf32>, %arg9: tensor<9xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x8xf32> {jax.result_info = "result[1][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][0][1]"}, tensor<8x5xf32> {jax.result_info = "result[1][1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1][1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x6xf32>, tensor<6x8xf32>) -> tensor<9x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<9x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<9x8xf32>
    %4 = call @relu(%3) : (tensor<9x8xf32>) -> tensor<9x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x8xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<9x8xf32>, tensor<9x8xf32>) -> tensor<9x8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x8xf32>
    %8 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x8xf32>, tensor<8x5xf32>) -> tensor<9x5xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<9x5xf32>
    %11 = stablehlo.add %8, %10 : tensor<9x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %13 = stablehlo.divide %11, %12 : tensor<9x5xf32>
    %14 = stablehlo.dot_general %arg8, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x6xf32>, tensor<6x20xf32>) -> tensor<9x20xf32>
    %15 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<9x20xf32>
    %17 = stablehlo.add %14, %16 : tensor<9x20xf32>
    %18 = call @relu_0(%17) : (tensor<9x20xf32>) -> tensor<9x20xf32>
    %19 = stablehlo.dot_general %18, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x20xf32>, tensor<20x5xf32>) -> tensor<9x5xf32>
    %20 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<9x5xf32>
    %22 = stablehlo.add %19, %21 : tensor<9x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %24 = stablehlo.divide %22, %23 : tensor<9x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %27 = stablehlo.maximum %26, %25 : tensor<9xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %30 = stablehlo.subtract %24, %29 : tensor<9x5xf32>
    %31 = stablehlo.exponential %30 : tensor<9x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %35 = stablehlo.divide %31, %34 : tensor<9x5xf32>
    %36 = call @log_softmax(%24) : (tensor<9x5xf32>) -> tensor<9x5xf32>
    %37:3 = call @log_softmax_1(%13) : (tensor<9x5xf32>) -> (tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x1xf32>)
    %38 = stablehlo.subtract %36, %37#0 : tensor<9x5xf32>
    %39 = stablehlo.multiply %35, %38 : tensor<9x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_8 : tensor<f32>
    %43 = call @_one_hot(%arg9) : (tensor<9xi32>) -> tensor<9x5xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<9x5xf32>
    %cst_10 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %47 = stablehlo.add %45, %46 : tensor<9x5xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %48 = stablehlo.multiply %cst_11, %42 : tensor<f32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %50 = stablehlo.multiply %49, %13 : tensor<9x5xf32>
    %51:3 = call @log_softmax_1(%50) : (tensor<9x5xf32>) -> (tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x1xf32>)
    %52 = stablehlo.multiply %47, %51#0 : tensor<9x5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_15 : tensor<f32>
    %56 = stablehlo.subtract %48, %55 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.negate %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %58 = stablehlo.divide %57, %cst_17 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<9xf32>) -> tensor<9x5xf32>
    %61 = stablehlo.multiply %47, %60 : tensor<9x5xf32>
    %62 = call @log_softmax_2(%51#1, %51#2, %61) : (tensor<9x5xf32>, tensor<9x1xf32>, tensor<9x5xf32>) -> tensor<9x5xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<9x5xf32>
    %cst_19 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.multiply %cst_19, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %66 = stablehlo.divide %65, %cst_21 : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<9xf32>) -> tensor<9x5xf32>
    %69 = stablehlo.multiply %35, %68 : tensor<9x5xf32>
    %70 = stablehlo.negate %69 : tensor<9x5xf32>
    %71 = call @log_softmax_2(%37#1, %37#2, %70) : (tensor<9x5xf32>, tensor<9x1xf32>, tensor<9x5xf32>) -> tensor<9x5xf32>
    %72 = stablehlo.add %64, %71 : tensor<9x5xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %74 = stablehlo.divide %72, %73 : tensor<9x5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<9x5xf32>, tensor<f32>) -> tensor<5xf32>
    %76 = stablehlo.reshape %75 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %78 = stablehlo.dot_general %74, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x5xf32>, tensor<9x8xf32>) -> tensor<5x8xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %80 = stablehlo.dot_general %74, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<9x5xf32>, tensor<8x5xf32>) -> tensor<9x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<9x8xf32>
    %82 = stablehlo.select %6, %80, %81 : tensor<9x8xi1>, tensor<9x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<9x8xf32>, tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.reshape %83 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %86 = stablehlo.dot_general %82, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x8xf32>, tensor<9x6xf32>) -> tensor<8x6xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    return %56, %87, %85, %79, %77 : tensor<f32>, tensor<6x8xf32>, tensor<8xf32>, tensor<8x5xf32>, tensor<5xf32>
  }
  func.func private @relu(%arg0: tensor<9x8xf32>) -> tensor<9x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<9x8xf32>
    return %1 : tensor<9x8xf32>
  }
  func.func private @relu_0(%arg0: tensor<9x20xf32>) -> tensor<9x20xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x20xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<9x20xf32>
    return %1 : tensor<9x20xf32>
  }
  func.func private @log_softmax(%arg0: tensor<9x5xf32>) -> tensor<9x5xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<9xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<9x5xf32>
    %6 = stablehlo.exponential %5 : tensor<9x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %9 = stablehlo.log %8 : tensor<9x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<9x5xf32>
    return %11 : tensor<9x5xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<9x5xf32>) -> (tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<9xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<9x5xf32>
    %6 = stablehlo.exponential %5 : tensor<9x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %9 = stablehlo.log %8 : tensor<9x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<9x5xf32>
    return %11, %6, %8 : tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<9xi32>) -> tensor<9x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
    %5 = stablehlo.convert %4 : (tensor<9x5xi1>) -> tensor<9x5xf32>
    return %5 : tensor<9x5xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<9x5xf32>, %arg1: tensor<9x1xf32>, %arg2: tensor<9x5xf32>) -> tensor<9x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<9x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.reshape %1 : (tensor<9xf32>) -> tensor<9x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<9x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<9x1xf32>, tensor<f32>) -> tensor<9xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<9xf32>) -> tensor<9x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<9x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<9x5xf32>
    return %7 : tensor<9x5xf32>
  }
}
