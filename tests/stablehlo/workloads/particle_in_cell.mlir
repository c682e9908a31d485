module @jit_particle_in_cell attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xf32>, %arg1: tensor<15xf32>) -> (tensor<15xf32> {jax.result_info = "result[0][0]"}, tensor<15xf32> {jax.result_info = "result[0][1]"}, tensor<10x10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %0, %iterArg_4 = %1) : tensor<15xf32>, tensor<i32>, tensor<15xf32>, tensor<15xf32>, tensor<10x10xf32>
    cond {
      %c_5 = stablehlo.constant dense<10> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:3 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<10xf32>)
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_4, %3#2, %iterArg_1) : (tensor<10x10xf32>, tensor<10xf32>, tensor<i32>) -> tensor<10x10xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %5, %3#0, %3#1, %4 : tensor<15xf32>, tensor<i32>, tensor<15xf32>, tensor<15xf32>, tensor<10x10xf32>
    }
    return %2#2, %2#3, %2#4 : tensor<15xf32>, tensor<15xf32>, tensor<10x10xf32>
  }
  func.func private @closed_call(%arg0: tensor<15xf32>, %arg1: tensor<15xf32>, %arg2: tensor<15xf32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<10xf32>) {
    %0 = stablehlo.floor %arg1 : tensor<15xf32>
    %1 = stablehlo.convert %0 : (tensor<15xf32>) -> tensor<15xi32>
    %2 = stablehlo.convert %1 : (tensor<15xi32>) -> tensor<15xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<15xf32>
    %c = stablehlo.constant dense<10> : tensor<i32>
    %4 = call @remainder(%1, %c) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %6 = stablehlo.add %1, %5 : tensor<15xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<i32>
    %7 = call @remainder(%6, %c_1) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %8 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<15xi32>) -> tensor<1x15xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<15xi32>) -> tensor<1x15xi32>
    %10 = stablehlo.concatenate %8, %9, dim = 0 : (tensor<1x15xi32>, tensor<1x15xi32>) -> tensor<2x15xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %12 = stablehlo.subtract %11, %3 : tensor<15xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<1x15xf32>, tensor<1x15xf32>) -> tensor<2x15xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %17 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x15xf32>) -> tensor<2x15xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<2x15xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x15xi32>
    %21 = stablehlo.compare LT, %10, %20, SIGNED : (tensor<2x15xi32>, tensor<2x15xi32>) -> tensor<2x15xi1>
    %c_4 = stablehlo.constant dense<10> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x15xi32>
    %23 = stablehlo.add %10, %22 : tensor<2x15xi32>
    %24 = stablehlo.select %21, %23, %10 : tensor<2x15xi1>, tensor<2x15xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<2x15xi32>) -> tensor<2x15x1xi32>
    %26 = "stablehlo.scatter"(%16, %25, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %69 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %69 : tensor<f32>
    }) : (tensor<10xf32>, tensor<2x15x1xi32>, tensor<2x15xf32>) -> tensor<10xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%arg0 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_6 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %30 = stablehlo.subtract %26, %29 : tensor<10xf32>
    %31 = stablehlo.iota dim = 0 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.divide %31, %32 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.divide %37, %38 : tensor<6xf32>
    %40 = call @fft(%30) : (tensor<10xf32>) -> tensor<6xcomplex<f32>>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %42 = stablehlo.compare EQ, %39, %41, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %43 = stablehlo.multiply %39, %39 : tensor<6xf32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %44 = call @_where_0(%42, %c_12, %43) : (tensor<6xi1>, tensor<i32>, tensor<6xf32>) -> tensor<6xf32>
    %45 = stablehlo.convert %44 : (tensor<6xf32>) -> tensor<6xcomplex<f32>>
    %46 = stablehlo.divide %40, %45 : tensor<6xcomplex<f32>>
    %47 = stablehlo.convert %39 : (tensor<6xf32>) -> tensor<6xcomplex<f32>>
    %cst_13 = stablehlo.constant dense<(-0.000000e+00,-1.000000e+00)> : tensor<complex<f32>>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %49 = stablehlo.multiply %48, %47 : tensor<6xcomplex<f32>>
    %50 = stablehlo.multiply %49, %46 : tensor<6xcomplex<f32>>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %51 = call @_pad(%50, %c_14) : (tensor<6xcomplex<f32>>, tensor<i32>) -> tensor<6xcomplex<f32>>
    %52 = call @fft_1(%51) : (tensor<6xcomplex<f32>>) -> tensor<10xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2x15xi32>
    %54 = stablehlo.compare LT, %10, %53, SIGNED : (tensor<2x15xi32>, tensor<2x15xi32>) -> tensor<2x15xi1>
    %c_16 = stablehlo.constant dense<10> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2x15xi32>
    %56 = stablehlo.add %10, %55 : tensor<2x15xi32>
    %57 = stablehlo.select %54, %56, %10 : tensor<2x15xi1>, tensor<2x15xi32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<2x15xi32>) -> tensor<2x15x1xi32>
    %59 = "stablehlo.gather"(%52, %58) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<2x15x1xi32>) -> tensor<2x15xf32>
    %60 = stablehlo.multiply %59, %15 : tensor<2x15xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<2x15xf32>, tensor<f32>) -> tensor<15xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<15xf32>
    %64 = stablehlo.add %arg2, %63 : tensor<15xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<15xf32>
    %67 = stablehlo.add %arg1, %66 : tensor<15xf32>
    %c_20 = stablehlo.constant dense<10> : tensor<i32>
    %68 = call @remainder_2(%67, %c_20) : (tensor<15xf32>, tensor<i32>) -> tensor<15xf32>
    return %68, %64, %30 : tensor<15xf32>, tensor<15xf32>, tensor<10xf32>
  }
  func.func private @remainder(%arg0: tensor<15xi32>, %arg1: tensor<i32>) -> tensor<15xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<15xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<15xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<15xi1>, tensor<15xi1>) -> tensor<15xi1>
    %12 = stablehlo.and %11, %6 : tensor<15xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %14 = stablehlo.add %4, %13 : tensor<15xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<15xi1>, tensor<15xi32>
    return %15 : tensor<15xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @fft(%arg0: tensor<10xf32>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [10] : (tensor<10xf32>) -> tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<i32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_pad(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    return %1 : tensor<6xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<6xcomplex<f32>>) -> tensor<10xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [10] : (tensor<6xcomplex<f32>>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  func.func private @remainder_2(%arg0: tensor<15xf32>, %arg1: tensor<i32>) -> tensor<15xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<15xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<15xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<15xi1>, tensor<15xi1>) -> tensor<15xi1>
    %10 = stablehlo.and %9, %4 : tensor<15xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %12 = stablehlo.add %2, %11 : tensor<15xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<15xi1>, tensor<15xf32>
    return %13 : tensor<15xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10x10xf32>, %arg1: tensor<10xf32>, %arg2: tensor<i32>) -> tensor<10x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<10x10xf32>, tensor<1x10xf32>, tensor<i32>, tensor<i32>) -> tensor<10x10xf32>
    return %1 : tensor<10x10xf32>
  }
}
