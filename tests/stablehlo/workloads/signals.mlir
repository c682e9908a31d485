module @jit_signals attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32>) -> (tensor<9xf32> {jax.result_info = "result[0]"}, tensor<9x9xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<20xf32> {jax.result_info = "result[2]"}, tensor<64xf32> {jax.result_info = "result[3]"}, tensor<64xf32> {jax.result_info = "result[4]"}, tensor<10xf32> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<> : tensor<0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<3.14159274> : tensor<f32>
    %0 = call @_linspace(%c_0, %cst) : (tensor<i32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.sine %0 : tensor<16xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<16xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %cst_2, %4 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %cst_3, %5 : tensor<f32>
    %7 = stablehlo.convert %6 : (tensor<f32>) -> tensor<complex<f32>>
    %8 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %10 = stablehlo.divide %8, %9 : tensor<9xf32>
    %11 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_5 = stablehlo.constant dense<8> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %13 = stablehlo.multiply %12, %11 : tensor<7xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %15 = stablehlo.add %14, %13 : tensor<7xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %17 = stablehlo.compare LT, %15, %16, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_8 = stablehlo.constant dense<64> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.add %15, %18 : tensor<7xi32>
    %20 = stablehlo.select %17, %19, %15 : tensor<7xi1>, tensor<7xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16>}> : (tensor<64xf32>, tensor<7x1xi32>) -> tensor<7x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x16xf32>, tensor<f32>) -> tensor<7xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<7x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x16xf32>
    %28 = stablehlo.subtract %22, %27 : tensor<7x16xf32>
    %29 = stablehlo.reshape %2 : (tensor<16xf32>) -> tensor<1x16xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<7x16xf32>
    %31 = stablehlo.multiply %30, %28 : tensor<7x16xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_pad(%31, %c_11) : (tensor<7x16xf32>, tensor<i32>) -> tensor<7x16xf32>
    %33 = call @fft(%32) : (tensor<7x16xf32>) -> tensor<7x9xcomplex<f32>>
    %34 = stablehlo.real %33 : (tensor<7x9xcomplex<f32>>) -> tensor<7x9xf32>
    %35 = stablehlo.imag %33 : (tensor<7x9xcomplex<f32>>) -> tensor<7x9xf32>
    %36 = stablehlo.negate %35 : tensor<7x9xf32>
    %37 = stablehlo.complex %34, %36 : tensor<7x9xcomplex<f32>>
    %38 = stablehlo.multiply %37, %33 : tensor<7x9xcomplex<f32>>
    %39 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<complex<f32>>) -> tensor<7x9xcomplex<f32>>
    %40 = stablehlo.multiply %38, %39 : tensor<7x9xcomplex<f32>>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_13 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<7x7xcomplex<f32>>
    %43 = "stablehlo.scatter"(%40, %41, %42) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %142 = stablehlo.multiply %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %142 : tensor<complex<f32>>
    }) : (tensor<7x9xcomplex<f32>>, tensor<1xi32>, tensor<7x7xcomplex<f32>>) -> tensor<7x9xcomplex<f32>>
    %44 = stablehlo.iota dim = 0 : tensor<7xf32>
    %cst_14 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<7xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %48 = stablehlo.add %47, %46 : tensor<7xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %50 = stablehlo.divide %48, %49 : tensor<7xf32>
    %51 = stablehlo.real %43 : (tensor<7x9xcomplex<f32>>) -> tensor<7x9xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<7x9xf32>) -> tensor<9x7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<9x7xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_18 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %55 = stablehlo.divide %53, %54 : tensor<9xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %cst_20 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %56 = call @_linspace(%c_19, %cst_20) : (tensor<i32>, tensor<f32>) -> tensor<16xf32>
    %57 = stablehlo.sine %56 : tensor<16xf32>
    %58 = stablehlo.multiply %57, %57 : tensor<16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = call @_pad_0(%arg0, %cst_21) : (tensor<64xf32>, tensor<f32>) -> tensor<80xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %61 = stablehlo.concatenate %59, %60, dim = 0 : (tensor<80xf32>, tensor<0xf32>) -> tensor<80xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%58 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %63 = stablehlo.multiply %62, %62 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.divide %cst_24, %63 : tensor<f32>
    %65 = stablehlo.sqrt %64 : tensor<f32>
    %66 = stablehlo.convert %65 : (tensor<f32>) -> tensor<complex<f32>>
    %67 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_25 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %69 = stablehlo.divide %67, %68 : tensor<9xf32>
    %70 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c_26 = stablehlo.constant dense<8> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %72 = stablehlo.multiply %71, %70 : tensor<9xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %74 = stablehlo.add %73, %72 : tensor<9xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %76 = stablehlo.compare LT, %74, %75, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_29 = stablehlo.constant dense<80> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %78 = stablehlo.add %74, %77 : tensor<9xi32>
    %79 = stablehlo.select %76, %78, %74 : tensor<9xi1>, tensor<9xi32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %81 = "stablehlo.gather"(%61, %80) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16>}> : (tensor<80xf32>, tensor<9x1xi32>) -> tensor<9x16xf32>
    %82 = stablehlo.reshape %58 : (tensor<16xf32>) -> tensor<1x16xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<9x16xf32>
    %84 = stablehlo.multiply %83, %81 : tensor<9x16xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %85 = call @_pad_1(%84, %c_30) : (tensor<9x16xf32>, tensor<i32>) -> tensor<9x16xf32>
    %86 = call @fft_2(%85) : (tensor<9x16xf32>) -> tensor<9x9xcomplex<f32>>
    %87 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<complex<f32>>) -> tensor<9x9xcomplex<f32>>
    %88 = stablehlo.multiply %86, %87 : tensor<9x9xcomplex<f32>>
    %89 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_31 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<9xf32>
    %cst_32 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %93 = stablehlo.add %92, %91 : tensor<9xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %95 = stablehlo.divide %93, %94 : tensor<9xf32>
    %cst_34 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %97 = stablehlo.subtract %95, %96 : tensor<9xf32>
    %98 = stablehlo.transpose %88, dims = [1, 0] : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xcomplex<f32>>
    %99 = stablehlo.slice %arg0 [0:20] : (tensor<64xf32>) -> tensor<20xf32>
    %100 = stablehlo.slice %arg0 [3:9] : (tensor<64xf32>) -> tensor<6xf32>
    %101 = call @correlate(%99, %100) : (tensor<20xf32>, tensor<6xf32>) -> tensor<20xf32>
    %102 = stablehlo.slice %arg0 [0:7] : (tensor<64xf32>) -> tensor<7xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %103 = call @_pad_3(%arg0, %c_35) : (tensor<64xf32>, tensor<i32>) -> tensor<70xf32>
    %104 = call @fft_4(%103) : (tensor<70xf32>) -> tensor<36xcomplex<f32>>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %105 = call @_pad_5(%102, %c_36) : (tensor<7xf32>, tensor<i32>) -> tensor<70xf32>
    %106 = call @fft_4(%105) : (tensor<70xf32>) -> tensor<36xcomplex<f32>>
    %107 = stablehlo.multiply %104, %106 : tensor<36xcomplex<f32>>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %108 = call @_pad_6(%107, %c_37) : (tensor<36xcomplex<f32>>, tensor<i32>) -> tensor<36xcomplex<f32>>
    %109 = call @fft_7(%108) : (tensor<36xcomplex<f32>>) -> tensor<70xf32>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %110 = stablehlo.dynamic_slice %109, %c_38, sizes = [64] : (tensor<70xf32>, tensor<i32>) -> tensor<64xf32>
    %111 = stablehlo.reshape %arg0 : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %113 = stablehlo.iota dim = 0 : tensor<64xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %115 = stablehlo.add %114, %113 : tensor<64xf32>
    %cst_41 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %117 = stablehlo.divide %115, %116 : tensor<64xf32>
    %118 = call @atleast_2d(%112) : (tensor<64xf32>) -> tensor<1x64xf32>
    %119 = call @atleast_2d(%117) : (tensor<64xf32>) -> tensor<1x64xf32>
    %120 = stablehlo.concatenate %118, %119, dim = 0 : (tensor<1x64xf32>, tensor<1x64xf32>) -> tensor<2x64xf32>
    %121 = stablehlo.transpose %120, dims = [1, 0] : (tensor<2x64xf32>) -> tensor<64x2xf32>
    %122:4 = call @_lstsq(%121, %111) : (tensor<64x2xf32>, tensor<64x1xf32>) -> (tensor<2x1xf32>, tensor<1xf32>, tensor<i32>, tensor<2xf32>)
    %123 = stablehlo.dot_general %121, %122#0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<64x2xf32>, tensor<2x1xf32>) -> tensor<64x1xf32>
    %124 = stablehlo.negate %123 : tensor<64x1xf32>
    %125 = "stablehlo.scatter"(%111, %c, %124) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %142 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %142 : tensor<f32>
    }) : (tensor<64x1xf32>, tensor<0xi32>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %126 = stablehlo.reshape %125 : (tensor<64x1xf32>) -> tensor<64xf32>
    %127 = stablehlo.slice %arg0 [0:10] : (tensor<64xf32>) -> tensor<10xf32>
    %128 = call @fft_8(%127) : (tensor<10xf32>) -> tensor<6xcomplex<f32>>
    %129 = stablehlo.real %128 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %130 = stablehlo.imag %128 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %131 = stablehlo.negate %130 : tensor<6xf32>
    %132 = stablehlo.complex %129, %131 : tensor<6xcomplex<f32>>
    %cst_42 = stablehlo.constant dense<(1.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %133 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %134 = stablehlo.multiply %132, %133 : tensor<6xcomplex<f32>>
    %135 = stablehlo.real %134 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %136 = stablehlo.imag %134 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %137 = stablehlo.negate %136 : tensor<6xf32>
    %138 = stablehlo.complex %135, %137 : tensor<6xcomplex<f32>>
    %139 = call @fft_9(%138) : (tensor<6xcomplex<f32>>) -> tensor<10xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %141 = stablehlo.multiply %139, %140 : tensor<10xf32>
    return %55, %98, %101, %110, %126, %141 : tensor<9xf32>, tensor<9x9xcomplex<f32>>, tensor<20xf32>, tensor<64xf32>, tensor<64xf32>, tensor<10xf32>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.divide %4, %5 : tensor<16xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<16xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<16xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<16xf32>
    %15 = stablehlo.add %11, %14 : tensor<16xf32>
    return %15 : tensor<16xf32>
  }
  func.func private @_pad(%arg0: tensor<7x16xf32>, %arg1: tensor<i32>) -> tensor<7x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<7x16xf32>, tensor<f32>) -> tensor<7x16xf32>
    return %1 : tensor<7x16xf32>
  }
  func.func private @fft(%arg0: tensor<7x16xf32>) -> tensor<7x9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<7x16xf32>) -> tensor<7x9xcomplex<f32>>
    return %0 : tensor<7x9xcomplex<f32>>
  }
  func.func private @_pad_0(%arg0: tensor<64xf32>, %arg1: tensor<f32>) -> tensor<80xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [8], high = [8], interior = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<80xf32>
    return %1 : tensor<80xf32>
  }
  func.func private @_pad_1(%arg0: tensor<9x16xf32>, %arg1: tensor<i32>) -> tensor<9x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x16xf32>, tensor<f32>) -> tensor<9x16xf32>
    return %1 : tensor<9x16xf32>
  }
  func.func private @fft_2(%arg0: tensor<9x16xf32>) -> tensor<9x9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<9x16xf32>) -> tensor<9x9xcomplex<f32>>
    return %0 : tensor<9x9xcomplex<f32>>
  }
  func.func private @correlate(%arg0: tensor<20xf32>, %arg1: tensor<6xf32>) -> tensor<20xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<20xf32>, tensor<6xf32>) -> tensor<20xf32>
    return %0 : tensor<20xf32>
  }
  func.func private @_conv(%arg0: tensor<20xf32>, %arg1: tensor<6xf32>) -> tensor<20xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<20xf32>) -> tensor<1x1x20xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[3, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x20xf32>, tensor<1x1x6xf32>) -> tensor<1x1x20xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x20xf32>) -> tensor<20xf32>
    return %3 : tensor<20xf32>
  }
  func.func private @_pad_3(%arg0: tensor<64xf32>, %arg1: tensor<i32>) -> tensor<70xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [6], interior = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<70xf32>
    return %1 : tensor<70xf32>
  }
  func.func private @fft_4(%arg0: tensor<70xf32>) -> tensor<36xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [70] : (tensor<70xf32>) -> tensor<36xcomplex<f32>>
    return %0 : tensor<36xcomplex<f32>>
  }
  func.func private @_pad_5(%arg0: tensor<7xf32>, %arg1: tensor<i32>) -> tensor<70xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [63], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<70xf32>
    return %1 : tensor<70xf32>
  }
  func.func private @_pad_6(%arg0: tensor<36xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<36xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<36xcomplex<f32>>, tensor<complex<f32>>) -> tensor<36xcomplex<f32>>
    return %1 : tensor<36xcomplex<f32>>
  }
  func.func private @fft_7(%arg0: tensor<36xcomplex<f32>>) -> tensor<70xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [70] : (tensor<36xcomplex<f32>>) -> tensor<70xf32>
    return %0 : tensor<70xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<64xf32>) -> tensor<1x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    return %0 : tensor<1x64xf32>
  }
  func.func private @_lstsq(%arg0: tensor<64x2xf32>, %arg1: tensor<64x1xf32>) -> (tensor<2x1xf32>, tensor<1xf32>, tensor<i32>, tensor<2xf32>) {
    %0:3 = call @svd(%arg0) : (tensor<64x2xf32>) -> (tensor<64x2xf32>, tensor<2xf32>, tensor<2x2xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %3 = stablehlo.slice %0#1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<7.62939453E-6> : tensor<f32>
    %5 = stablehlo.multiply %cst_0, %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %8 = stablehlo.and %2, %7 : tensor<2xi1>
    %9 = stablehlo.convert %8 : (tensor<2xi1>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.reduce(%9 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %11 = call @_where(%8, %0#1, %c_1) : (tensor<2xi1>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.divide %12, %11 : tensor<2xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @_where(%8, %13, %c_3) : (tensor<2xi1>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %16 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<64x2xf32>) -> tensor<2x64xf32>
    %17 = stablehlo.dot_general %16, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x64xf32>, tensor<64x1xf32>) -> tensor<2x1xf32>
    %18 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %19 = stablehlo.multiply %15, %17 : tensor<2x1xf32>
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %21 = stablehlo.dot_general %arg0, %20, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<64x2xf32>, tensor<2x1xf32>) -> tensor<64x1xf32>
    %22 = stablehlo.subtract %arg1, %21 : tensor<64x1xf32>
    %23 = call @norm(%22) : (tensor<64x1xf32>) -> tensor<1xf32>
    %24 = stablehlo.multiply %23, %23 : tensor<1xf32>
    return %20, %24, %10, %0#1 : tensor<2x1xf32>, tensor<1xf32>, tensor<i32>, tensor<2xf32>
  }
  func.func private @svd(%arg0: tensor<64x2xf32>) -> (tensor<64x2xf32>, tensor<2xf32>, tensor<2x2xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=64, j=2, k=64, l=2, m=2, n=64, o=2, p=2, q=2}, custom>} : (tensor<64x2xf32>) -> (tensor<64x2xf32>, tensor<2xf32>, tensor<64x2xf32>, tensor<2x2xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2xi1>, tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<64x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<64x2xi1>, tensor<64x2xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2xi1>, tensor<2x2xf32>
    return %10, %6, %14 : tensor<64x2xf32>, tensor<2xf32>, tensor<2x2xf32>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @norm(%arg0: tensor<64x1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @fft_8(%arg0: tensor<10xf32>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [10] : (tensor<10xf32>) -> tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @fft_9(%arg0: tensor<6xcomplex<f32>>) -> tensor<10xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [10] : (tensor<6xcomplex<f32>>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
}
