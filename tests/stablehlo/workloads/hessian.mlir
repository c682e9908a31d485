module @jit_hessian attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<7x5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %6 = stablehlo.slice %5 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.convert %6 : tensor<5x5xf32>
    %8 = stablehlo.sine %arg0 : tensor<5xf32>
    %9 = stablehlo.cosine %arg0 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<5x5xf32>
    %13 = stablehlo.cosine %arg0 : tensor<5xf32>
    %14 = stablehlo.sine %arg0 : tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %17 = stablehlo.multiply %7, %16 : tensor<5x5xf32>
    %18 = stablehlo.negate %17 : tensor<5x5xf32>
    %19 = stablehlo.dot_general %arg1, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5xf32>) -> tensor<7xf32>
    %20 = stablehlo.dot_general %arg1, %12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x5xf32>) -> tensor<7x5xf32>
    %21:6 = call @softplus(%19, %20) : (tensor<7xf32>, tensor<7x5xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>)
    %22 = stablehlo.multiply %21#0, %21#0 : tensor<7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %24 = stablehlo.multiply %23, %21#0 : tensor<7xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<5x7xf32>
    %27 = stablehlo.multiply %21#3, %26 : tensor<5x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.multiply %28, %21#0 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %31 = stablehlo.multiply %30, %21#3 : tensor<5x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %34 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %35 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %37 = stablehlo.add %34, %36 : tensor<1x1xi32>
    %38 = stablehlo.compare EQ, %37, %35, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %39 = stablehlo.convert %38 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %40 = stablehlo.slice %39 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x1xf32>) -> tensor<1xf32>
    %42 = stablehlo.convert %41 : tensor<1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<1xf32>) -> tensor<1x7xf32>
    %44 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %45 = stablehlo.broadcast_in_dim %31, dims = [0, 2] : (tensor<5x7xf32>) -> tensor<5x1x7xf32>
    %46 = stablehlo.multiply %43, %44 : tensor<1x7xf32>
    %47 = stablehlo.broadcast_in_dim %43, dims = [1, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x7xf32>) -> tensor<5x1x7xf32>
    %49 = stablehlo.multiply %48, %45 : tensor<5x1x7xf32>
    %50:2 = call @softplus_0(%21#1, %21#2, %46, %21#4, %21#5, %49) : (tensor<7xf32>, tensor<7xf32>, tensor<1x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x1x7xf32>) -> (tensor<1x7xf32>, tensor<5x1x7xf32>)
    %51 = stablehlo.dot_general %50#0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x7xf32>, tensor<7x5xf32>) -> tensor<1x5xf32>
    %52 = stablehlo.dot_general %50#1, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x1x7xf32>, tensor<7x5xf32>) -> tensor<5x1x5xf32>
    %53 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %54 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %55 = stablehlo.multiply %51, %53 : tensor<1x5xf32>
    %56 = stablehlo.broadcast_in_dim %53, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %58 = stablehlo.multiply %52, %57 : tensor<5x1x5xf32>
    %59 = stablehlo.broadcast_in_dim %51, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %61 = stablehlo.multiply %60, %54 : tensor<5x1x5xf32>
    %62 = stablehlo.add %58, %61 : tensor<5x1x5xf32>
    %63 = stablehlo.slice %55 [0:1, 0:5] : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %64 = stablehlo.slice %62 [0:5, 0:1, 0:5] : (tensor<5x1x5xf32>) -> tensor<5x1x5xf32>
    %65 = stablehlo.reshape %63 : (tensor<1x5xf32>) -> tensor<5xf32>
    %66 = stablehlo.reshape %64 : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %68 = stablehlo.slice %67 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %68 : tensor<5x5xf32>
  }
  func.func private @softplus(%arg0: tensor<7xf32>, %arg1: tensor<7x5xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<7xf32>
    %7 = stablehlo.abs %3 : tensor<7xf32>
    %8 = stablehlo.negate %7 : tensor<7xf32>
    %9 = stablehlo.exponential %8 : tensor<7xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<7xf32>
    %11 = stablehlo.add %1, %10 : tensor<7xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<7xi1>, tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<7xi1>, tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<7xi1>, tensor<7xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<7xf32>
    %22 = stablehlo.exponential %21 : tensor<7xf32>
    %23 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<5x7xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<5x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.select %27, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %30 = stablehlo.compare EQ, %12, %29, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %32 = stablehlo.select %30, %31, %12 : tensor<7xi1>, tensor<7xf32>
    %33 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<7xf32>
    %35 = stablehlo.exponential %34 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<7xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<5x7xf32>
    %40 = stablehlo.add %26, %39 : tensor<5x7xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %42 = stablehlo.compare EQ, %arg0, %41, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %44 = stablehlo.select %42, %43, %arg0 : tensor<7xi1>, tensor<7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<7xi1>) -> tensor<5x7xi1>
    %47 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %48 = stablehlo.broadcast_in_dim %45, dims = [1] : (tensor<7xf32>) -> tensor<5x7xf32>
    %49 = stablehlo.select %46, %48, %47 : tensor<5x7xi1>, tensor<5x7xf32>
    %cst_14 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %51 = stablehlo.compare EQ, %12, %50, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %53 = stablehlo.select %51, %52, %12 : tensor<7xi1>, tensor<7xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %55 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<7xi1>) -> tensor<5x7xi1>
    %56 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<7xf32>) -> tensor<5x7xf32>
    %57 = stablehlo.select %55, %56, %40 : tensor<5x7xi1>, tensor<5x7xf32>
    %58 = stablehlo.subtract %44, %53 : tensor<7xf32>
    %59 = stablehlo.subtract %49, %57 : tensor<5x7xf32>
    %60 = stablehlo.exponential %58 : tensor<7xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<5x7xf32>
    %63 = stablehlo.multiply %59, %62 : tensor<5x7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %64 = stablehlo.compare EQ, %cst_17, %cst_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.select %64, %cst_20, %cst_19 : tensor<i1>, tensor<f32>
    %cst_21 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %67 = stablehlo.compare EQ, %12, %66, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %69 = stablehlo.select %67, %68, %12 : tensor<7xi1>, tensor<7xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %71 = stablehlo.broadcast_in_dim %67, dims = [1] : (tensor<7xi1>) -> tensor<5x7xi1>
    %72 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<7xf32>) -> tensor<5x7xf32>
    %73 = stablehlo.select %71, %72, %40 : tensor<5x7xi1>, tensor<5x7xf32>
    %74 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %75 = stablehlo.subtract %74, %69 : tensor<7xf32>
    %76 = stablehlo.negate %73 : tensor<5x7xf32>
    %77 = stablehlo.exponential %75 : tensor<7xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<5x7xf32>
    %80 = stablehlo.multiply %76, %79 : tensor<5x7xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %82 = stablehlo.multiply %81, %77 : tensor<7xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %84 = stablehlo.multiply %83, %80 : tensor<5x7xf32>
    return %12, %60, %82, %40, %63, %84 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>
  }
  func.func private @softplus_0(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<1x7xf32>, %arg3: tensor<5x7xf32>, %arg4: tensor<5x7xf32>, %arg5: tensor<5x1x7xf32>) -> (tensor<1x7xf32>, tensor<5x1x7xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] : (tensor<5x7xf32>) -> tensor<5x1x7xf32>
    %2 = stablehlo.multiply %arg2, %0 : tensor<1x7xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x7xf32>) -> tensor<5x1x7xf32>
    %5 = stablehlo.multiply %arg5, %4 : tensor<5x1x7xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x7xf32>) -> tensor<5x1x7xf32>
    %8 = stablehlo.multiply %7, %1 : tensor<5x1x7xf32>
    %9 = stablehlo.add %5, %8 : tensor<5x1x7xf32>
    return %2, %9 : tensor<1x7xf32>, tensor<5x1x7xf32>
  }
}
