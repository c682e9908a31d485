module @jit_cosine_transform attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:8:2, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.slice %arg0 [1:8:2, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<4x8xf32>
    %3 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.slice %3 [0:8, 0:8:2] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %5 = stablehlo.slice %3 [0:8, 1:8:2] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.reverse %5, dims = [1] : tensor<8x4xf32>
    %7 = stablehlo.concatenate %4, %6, dim = 1 : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %8 = call @fft(%7) : (tensor<8x8xf32>) -> tensor<8x8xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<8xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xcomplex<f32>>) -> tensor<8x1xcomplex<f32>>
    %11 = stablehlo.iota dim = 0 : tensor<8xcomplex<f32>>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<8xcomplex<f32>>) -> tensor<1x8xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<8x1xcomplex<f32>>
    %14 = stablehlo.multiply %13, %10 : tensor<8x1xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(8.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<8x1xcomplex<f32>>
    %16 = stablehlo.divide %14, %15 : tensor<8x1xcomplex<f32>>
    %17 = stablehlo.exponential %16 : tensor<8x1xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %19 = stablehlo.multiply %18, %12 : tensor<1x8xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(8.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %21 = stablehlo.divide %19, %20 : tensor<1x8xcomplex<f32>>
    %22 = stablehlo.exponential %21 : tensor<1x8xcomplex<f32>>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %24 = stablehlo.multiply %23, %8 : tensor<8x8xcomplex<f32>>
    %25 = stablehlo.negate %12 : tensor<1x8xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %27 = stablehlo.multiply %26, %25 : tensor<1x8xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(8.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %29 = stablehlo.divide %27, %28 : tensor<1x8xcomplex<f32>>
    %30 = stablehlo.exponential %29 : tensor<1x8xcomplex<f32>>
    %31 = call @_flip(%8) : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %32 = call @_roll_static(%31) : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %34 = stablehlo.multiply %33, %32 : tensor<8x8xcomplex<f32>>
    %35 = stablehlo.add %24, %34 : tensor<8x8xcomplex<f32>>
    %36 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x1xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %37 = stablehlo.multiply %36, %35 : tensor<8x8xcomplex<f32>>
    %38 = stablehlo.real %37 : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<8x8xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %43 = stablehlo.concatenate %41, %42, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %46 = stablehlo.multiply %44, %45 : tensor<8x1xf32>
    %47 = stablehlo.sqrt %46 : tensor<8x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %49 = stablehlo.divide %40, %48 : tensor<8x8xf32>
    %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %52 = stablehlo.concatenate %50, %51, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_11 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<1x8xf32>
    %56 = stablehlo.sqrt %55 : tensor<1x8xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %58 = stablehlo.divide %49, %57 : tensor<8x8xf32>
    %59 = stablehlo.slice %arg0 [0:8, 0:8:2] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %60 = stablehlo.slice %arg0 [0:8, 1:8:2] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %61 = stablehlo.reverse %60, dims = [1] : tensor<8x4xf32>
    %62 = stablehlo.concatenate %59, %61, dim = 1 : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %63 = call @fft_0(%62) : (tensor<8x8xf32>) -> tensor<8x8xcomplex<f32>>
    %64 = stablehlo.real %63 : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xf32>
    %65 = stablehlo.iota dim = 0 : tensor<8xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %67 = stablehlo.convert %66 : (tensor<1x8xf32>) -> tensor<1x8xcomplex<f32>>
    %cst_12 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %69 = stablehlo.multiply %68, %67 : tensor<1x8xcomplex<f32>>
    %cst_13 = stablehlo.constant dense<(8.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %70 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %71 = stablehlo.divide %69, %70 : tensor<1x8xcomplex<f32>>
    %72 = stablehlo.exponential %71 : tensor<1x8xcomplex<f32>>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %74 = stablehlo.multiply %63, %73 : tensor<8x8xcomplex<f32>>
    %75 = stablehlo.real %74 : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<8x8xf32>
    %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %80 = stablehlo.concatenate %78, %79, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<1x8xf32>
    %84 = stablehlo.sqrt %83 : tensor<1x8xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %86 = stablehlo.divide %77, %85 : tensor<8x8xf32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %89 = stablehlo.concatenate %87, %88, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_20 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %92 = stablehlo.multiply %90, %91 : tensor<1x8xf32>
    %93 = stablehlo.sqrt %92 : tensor<1x8xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %95 = stablehlo.divide %86, %94 : tensor<8x8xf32>
    %96 = stablehlo.iota dim = 0 : tensor<8xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %98 = stablehlo.convert %97 : (tensor<1x8xf32>) -> tensor<1x8xcomplex<f32>>
    %cst_21 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %99 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %100 = stablehlo.multiply %99, %98 : tensor<1x8xcomplex<f32>>
    %cst_22 = stablehlo.constant dense<(8.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %101 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %102 = stablehlo.divide %100, %101 : tensor<1x8xcomplex<f32>>
    %103 = stablehlo.exponential %102 : tensor<1x8xcomplex<f32>>
    %104 = stablehlo.convert %95 : (tensor<8x8xf32>) -> tensor<8x8xcomplex<f32>>
    %105 = stablehlo.convert %97 : (tensor<1x8xf32>) -> tensor<1x8xcomplex<f32>>
    %cst_23 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %106 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %107 = stablehlo.multiply %106, %105 : tensor<1x8xcomplex<f32>>
    %cst_24 = stablehlo.constant dense<(8.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %108 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<complex<f32>>) -> tensor<1x8xcomplex<f32>>
    %109 = stablehlo.divide %107, %108 : tensor<1x8xcomplex<f32>>
    %110 = stablehlo.exponential %109 : tensor<1x8xcomplex<f32>>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<1x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %112 = stablehlo.divide %104, %111 : tensor<8x8xcomplex<f32>>
    %cst_25 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %113 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<complex<f32>>) -> tensor<8x8xcomplex<f32>>
    %114 = stablehlo.multiply %112, %113 : tensor<8x8xcomplex<f32>>
    %cst_26 = stablehlo.constant dense<(8.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %115 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<complex<f32>>) -> tensor<8x8xcomplex<f32>>
    %116 = stablehlo.multiply %114, %115 : tensor<8x8xcomplex<f32>>
    %117 = call @fft_1(%116) : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %118 = stablehlo.real %117 : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xf32>
    %119 = stablehlo.slice %118 [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %120 = stablehlo.slice %118 [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %121 = stablehlo.reverse %120, dims = [1] : tensor<8x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %123 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %125 = stablehlo.multiply %124, %123 : tensor<4xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %127 = stablehlo.add %126, %125 : tensor<4xi32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %129 = "stablehlo.scatter"(%122, %128, %119) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<4x1xi32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %130 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_29 = stablehlo.constant dense<2> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %132 = stablehlo.multiply %131, %130 : tensor<4xi32>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %134 = stablehlo.add %133, %132 : tensor<4xi32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %136 = "stablehlo.scatter"(%129, %135, %121) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<4x1xi32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    return %58, %136 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @fft(%arg0: tensor<8x8xf32>) -> tensor<8x8xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<8x8xf32>) -> tensor<8x8xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [8, 8] : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    return %1 : tensor<8x8xcomplex<f32>>
  }
  func.func private @_flip(%arg0: tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x8xcomplex<f32>>
    return %0 : tensor<8x8xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [0:8, 7:8] : (tensor<8x8xcomplex<f32>>) -> tensor<8x1xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:8, 0:7] : (tensor<8x8xcomplex<f32>>) -> tensor<8x7xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<8x1xcomplex<f32>>, tensor<8x7xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    return %2 : tensor<8x8xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<8x8xf32>) -> tensor<8x8xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<8x8xf32>) -> tensor<8x8xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [8] : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    return %1 : tensor<8x8xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [8] : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    return %0 : tensor<8x8xcomplex<f32>>
  }
}
