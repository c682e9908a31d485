module @jit_morton_gray_reverse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xui32>, %arg1: tensor<9xui32>) -> (tensor<9xui32> {jax.result_info = "result[0]"}, tensor<9xui32> {jax.result_info = "result[1]"}, tensor<9xui32> {jax.result_info = "result[2]"}, tensor<2xui8> {jax.result_info = "result[3]"}, tensor<72xui8> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<8> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<9xui32>
    %2 = stablehlo.or %arg0, %1 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<16711935> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %4 = stablehlo.and %2, %3 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<4> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %6 = stablehlo.shift_left %4, %5 : tensor<9xui32>
    %7 = stablehlo.or %4, %6 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<252645135> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %9 = stablehlo.and %7, %8 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<2> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %11 = stablehlo.shift_left %9, %10 : tensor<9xui32>
    %12 = stablehlo.or %9, %11 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<858993459> : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %14 = stablehlo.and %12, %13 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<1> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %16 = stablehlo.shift_left %14, %15 : tensor<9xui32>
    %17 = stablehlo.or %14, %16 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<1431655765> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %19 = stablehlo.and %17, %18 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<8> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %21 = stablehlo.shift_left %arg1, %20 : tensor<9xui32>
    %22 = stablehlo.or %arg1, %21 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<16711935> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.and %22, %23 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<4> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %26 = stablehlo.shift_left %24, %25 : tensor<9xui32>
    %27 = stablehlo.or %24, %26 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<252645135> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.and %27, %28 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<2> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_left %29, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<858993459> : tensor<ui32>
    %33 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %34 = stablehlo.and %32, %33 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<1> : tensor<ui32>
    %35 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %36 = stablehlo.shift_left %34, %35 : tensor<9xui32>
    %37 = stablehlo.or %34, %36 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<1431655765> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.and %37, %38 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<1> : tensor<ui32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %41 = stablehlo.shift_left %39, %40 : tensor<9xui32>
    %42 = stablehlo.or %19, %41 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<1> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %arg0, %43 : tensor<9xui32>
    %45 = stablehlo.xor %arg0, %44 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<1> : tensor<ui32>
    %46 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %47 = stablehlo.shift_right_logical %arg0, %46 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<1431655765> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.and %47, %48 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<1431655765> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.and %arg0, %50 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<1> : tensor<ui32>
    %52 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %53 = stablehlo.shift_left %51, %52 : tensor<9xui32>
    %54 = stablehlo.or %49, %53 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<2> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_right_logical %54, %55 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<858993459> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.and %56, %57 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<858993459> : tensor<ui32>
    %59 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %60 = stablehlo.and %54, %59 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<2> : tensor<ui32>
    %61 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %62 = stablehlo.shift_left %60, %61 : tensor<9xui32>
    %63 = stablehlo.or %58, %62 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<4> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %63, %64 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<252645135> : tensor<ui32>
    %66 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %67 = stablehlo.and %65, %66 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<252645135> : tensor<ui32>
    %68 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.and %63, %68 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<4> : tensor<ui32>
    %70 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.shift_left %69, %70 : tensor<9xui32>
    %72 = stablehlo.or %67, %71 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<8> : tensor<ui32>
    %73 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %74 = stablehlo.shift_right_logical %72, %73 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<16711935> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.and %74, %75 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16711935> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.and %72, %77 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<8> : tensor<ui32>
    %79 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %80 = stablehlo.shift_left %78, %79 : tensor<9xui32>
    %81 = stablehlo.or %76, %80 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<16> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_right_logical %81, %82 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<16> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_left %81, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<1000> : tensor<ui32>
    %87 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %88 = stablehlo.compare GT, %arg0, %87, UNSIGNED : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
    %89 = call @packbits(%88) : (tensor<9xi1>) -> tensor<2xui8>
    %90 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xui8>
    %91 = call @unpackbits(%90) : (tensor<9xui8>) -> tensor<72xui8>
    return %42, %45, %86, %89, %91 : tensor<9xui32>, tensor<9xui32>, tensor<9xui32>, tensor<2xui8>, tensor<72xui8>
  }
  func.func private @packbits(%arg0: tensor<9xi1>) -> tensor<2xui8> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : (tensor<9xi1>) -> tensor<9xui8>
    %3 = stablehlo.iota dim = 0 : tensor<8xui8>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<8xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.pad %2, %c_0, low = [0], high = [7], interior = [0] : (tensor<9xui8>, tensor<ui8>) -> tensor<16xui8>
    %6 = stablehlo.reshape %5 : (tensor<16xui8>) -> tensor<2x8xui8>
    %7 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<8xui8>) -> tensor<1x8xui8>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x8xui8>) -> tensor<2x8xui8>
    %9 = stablehlo.shift_left %6, %8 : tensor<2x8xui8>
    %10 = stablehlo.convert %9 : (tensor<2x8xui8>) -> tensor<2x8xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %11 = stablehlo.reduce(%10 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<2x8xui32>, tensor<ui32>) -> tensor<2xui32>
    %12 = stablehlo.convert %11 : (tensor<2xui32>) -> tensor<2xui8>
    return %12 : tensor<2xui8>
  }
  func.func private @unpackbits(%arg0: tensor<9xui8>) -> tensor<72xui8> {
    %0 = stablehlo.iota dim = 0 : tensor<8xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<8xui8>
    %2 = stablehlo.shift_left %1, %0 : tensor<8xui8>
    %3 = stablehlo.reverse %2, dims = [0] : tensor<8xui8>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<9xui8>) -> tensor<9x1xui8>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<8xui8>) -> tensor<1x8xui8>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<9x1xui8>) -> tensor<9x8xui8>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x8xui8>) -> tensor<9x8xui8>
    %8 = stablehlo.and %6, %7 : tensor<9x8xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<9x8xui8>
    %10 = stablehlo.compare GT, %8, %9, UNSIGNED : (tensor<9x8xui8>, tensor<9x8xui8>) -> tensor<9x8xi1>
    %11 = stablehlo.convert %10 : (tensor<9x8xi1>) -> tensor<9x8xui8>
    %12 = stablehlo.reshape %11 : (tensor<9x8xui8>) -> tensor<72xui8>
    return %12 : tensor<72xui8>
  }
}
