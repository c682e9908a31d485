module @jit_bilateral_filter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x11xf32>) -> (tensor<12x11xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<12x11xf32>, tensor<i32>) -> tensor<16x15xf32>
    %1 = stablehlo.slice %0 [0:12, 0:11] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %2 = stablehlo.slice %0 [0:12, 1:12] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %3 = stablehlo.slice %0 [0:12, 2:13] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %4 = stablehlo.slice %0 [0:12, 3:14] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %5 = stablehlo.slice %0 [0:12, 4:15] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %6 = stablehlo.slice %0 [1:13, 0:11] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %7 = stablehlo.slice %0 [1:13, 1:12] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %8 = stablehlo.slice %0 [1:13, 2:13] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %9 = stablehlo.slice %0 [1:13, 3:14] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %10 = stablehlo.slice %0 [1:13, 4:15] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %11 = stablehlo.slice %0 [2:14, 0:11] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %12 = stablehlo.slice %0 [2:14, 1:12] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %13 = stablehlo.slice %0 [2:14, 2:13] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %14 = stablehlo.slice %0 [2:14, 3:14] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %15 = stablehlo.slice %0 [2:14, 4:15] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %16 = stablehlo.slice %0 [3:15, 0:11] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %17 = stablehlo.slice %0 [3:15, 1:12] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %18 = stablehlo.slice %0 [3:15, 2:13] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %19 = stablehlo.slice %0 [3:15, 3:14] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %20 = stablehlo.slice %0 [3:15, 4:15] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %21 = stablehlo.slice %0 [4:16, 0:11] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %22 = stablehlo.slice %0 [4:16, 1:12] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %23 = stablehlo.slice %0 [4:16, 2:13] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %24 = stablehlo.slice %0 [4:16, 3:14] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %25 = stablehlo.slice %0 [4:16, 4:15] : (tensor<16x15xf32>) -> tensor<12x11xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %28 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %29 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %30 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %31 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %32 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %33 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %34 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %35 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %36 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %37 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %38 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %39 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %40 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %41 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %42 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %43 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %44 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %45 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %46 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %47 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %48 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %50 = stablehlo.broadcast_in_dim %25, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %51 = stablehlo.concatenate %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, dim = 0 : (tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>) -> tensor<16x12x11xf32>
    %52 = stablehlo.concatenate %42, %43, %44, %45, %46, %47, %48, %49, %50, dim = 0 : (tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>, tensor<1x12x11xf32>) -> tensor<9x12x11xf32>
    %53 = stablehlo.concatenate %51, %52, dim = 0 : (tensor<16x12x11xf32>, tensor<9x12x11xf32>) -> tensor<25x12x11xf32>
    %54 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_0 = stablehlo.constant dense<-2> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %56 = stablehlo.add %55, %54 : tensor<5xi32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %58 = stablehlo.multiply %57, %57 : tensor<5x1xi32>
    %59 = stablehlo.multiply %56, %56 : tensor<5xi32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %61 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x5xi32>
    %62 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<5x5xi32>
    %63 = stablehlo.add %61, %62 : tensor<5x5xi32>
    %64 = stablehlo.negate %63 : tensor<5x5xi32>
    %65 = stablehlo.convert %64 : (tensor<5x5xi32>) -> tensor<5x5xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %67 = stablehlo.divide %65, %66 : tensor<5x5xf32>
    %68 = stablehlo.exponential %67 : tensor<5x5xf32>
    %69 = stablehlo.reshape %68 : (tensor<5x5xf32>) -> tensor<25x1x1xf32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<12x11xf32>) -> tensor<1x12x11xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x12x11xf32>) -> tensor<25x12x11xf32>
    %72 = stablehlo.subtract %53, %71 : tensor<25x12x11xf32>
    %73 = stablehlo.multiply %72, %72 : tensor<25x12x11xf32>
    %74 = stablehlo.negate %73 : tensor<25x12x11xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<25x12x11xf32>
    %76 = stablehlo.divide %74, %75 : tensor<25x12x11xf32>
    %77 = stablehlo.exponential %76 : tensor<25x12x11xf32>
    %78 = stablehlo.convert %69 : tensor<25x1x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<25x1x1xf32>) -> tensor<25x12x11xf32>
    %80 = stablehlo.multiply %79, %77 : tensor<25x12x11xf32>
    %81 = stablehlo.multiply %80, %53 : tensor<25x12x11xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<25x12x11xf32>, tensor<f32>) -> tensor<12x11xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%80 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<25x12x11xf32>, tensor<f32>) -> tensor<12x11xf32>
    %84 = stablehlo.divide %82, %83 : tensor<12x11xf32>
    return %84 : tensor<12x11xf32>
  }
  func.func private @_pad(%arg0: tensor<12x11xf32>, %arg1: tensor<i32>) -> tensor<16x15xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:11] : (tensor<12x11xf32>) -> tensor<1x11xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x11xf32>) -> tensor<1x2x11xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x11xf32>) -> tensor<2x11xf32>
    %3 = stablehlo.slice %arg0 [11:12, 0:11] : (tensor<12x11xf32>) -> tensor<1x11xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x11xf32>) -> tensor<1x2x11xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x11xf32>) -> tensor<2x11xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<2x11xf32>, tensor<12x11xf32>, tensor<2x11xf32>) -> tensor<16x11xf32>
    %7 = stablehlo.slice %6 [0:16, 0:1] : (tensor<16x11xf32>) -> tensor<16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<16x1x2xf32>) -> tensor<16x2xf32>
    %10 = stablehlo.slice %6 [0:16, 10:11] : (tensor<16x11xf32>) -> tensor<16x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<16x1x2xf32>) -> tensor<16x2xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<16x2xf32>, tensor<16x11xf32>, tensor<16x2xf32>) -> tensor<16x15xf32>
    return %13 : tensor<16x15xf32>
  }
}
