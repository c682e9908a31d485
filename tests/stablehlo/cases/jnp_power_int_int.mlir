module @jit_jnp_power_int_int attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<121xi32>, %arg1: tensor<121xi32>, %arg2: tensor<121xui8>, %arg3: tensor<121xui8>) -> (tensor<121xi32> {jax.result_info = "result[0]"}, tensor<121xui8> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %1 = stablehlo.compare EQ, %arg0, %0, SIGNED : (tensor<121xi32>, tensor<121xi32>) -> tensor<121xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<121xi32>, tensor<121xi32>) -> tensor<121xi1>
    %4 = stablehlo.and %1, %3 : tensor<121xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<121xi1>, tensor<i32>, tensor<i32>) -> tensor<121xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %7 = stablehlo.and %arg1, %6 : tensor<121xi32>
    %8 = stablehlo.multiply %5, %arg0 : tensor<121xi32>
    %9 = call @_where_0(%7, %8, %5) : (tensor<121xi32>, tensor<121xi32>, tensor<121xi32>) -> tensor<121xi32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<121xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<121xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %14 = stablehlo.and %12, %13 : tensor<121xi32>
    %15 = stablehlo.multiply %9, %10 : tensor<121xi32>
    %16 = call @_where_0(%14, %15, %9) : (tensor<121xi32>, tensor<121xi32>, tensor<121xi32>) -> tensor<121xi32>
    %17 = stablehlo.multiply %10, %10 : tensor<121xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<121xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %21 = stablehlo.and %19, %20 : tensor<121xi32>
    %22 = stablehlo.multiply %16, %17 : tensor<121xi32>
    %23 = call @_where_0(%21, %22, %16) : (tensor<121xi32>, tensor<121xi32>, tensor<121xi32>) -> tensor<121xi32>
    %24 = stablehlo.multiply %17, %17 : tensor<121xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<121xi32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %28 = stablehlo.and %26, %27 : tensor<121xi32>
    %29 = stablehlo.multiply %23, %24 : tensor<121xi32>
    %30 = call @_where_0(%28, %29, %23) : (tensor<121xi32>, tensor<121xi32>, tensor<121xi32>) -> tensor<121xi32>
    %31 = stablehlo.multiply %24, %24 : tensor<121xi32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<121xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %35 = stablehlo.and %33, %34 : tensor<121xi32>
    %36 = stablehlo.multiply %30, %31 : tensor<121xi32>
    %37 = call @_where_0(%35, %36, %30) : (tensor<121xi32>, tensor<121xi32>, tensor<121xi32>) -> tensor<121xi32>
    %38 = stablehlo.multiply %31, %31 : tensor<121xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<121xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %42 = stablehlo.and %40, %41 : tensor<121xi32>
    %43 = stablehlo.multiply %37, %38 : tensor<121xi32>
    %44 = call @_where_0(%42, %43, %37) : (tensor<121xi32>, tensor<121xi32>, tensor<121xi32>) -> tensor<121xi32>
    %45 = stablehlo.multiply %38, %38 : tensor<121xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<121xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<ui8>
    %48 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %49 = stablehlo.compare EQ, %arg2, %48, UNSIGNED : (tensor<121xui8>, tensor<121xui8>) -> tensor<121xi1>
    %c_16 = stablehlo.constant dense<0> : tensor<ui8>
    %50 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %51 = stablehlo.compare NE, %arg3, %50, UNSIGNED : (tensor<121xui8>, tensor<121xui8>) -> tensor<121xi1>
    %52 = stablehlo.and %49, %51 : tensor<121xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<ui8>
    %c_18 = stablehlo.constant dense<1> : tensor<ui8>
    %53 = call @_where_1(%52, %c_17, %c_18) : (tensor<121xi1>, tensor<ui8>, tensor<ui8>) -> tensor<121xui8>
    %c_19 = stablehlo.constant dense<1> : tensor<ui8>
    %54 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %55 = stablehlo.and %arg3, %54 : tensor<121xui8>
    %56 = stablehlo.multiply %53, %arg2 : tensor<121xui8>
    %57 = call @_where_2(%55, %56, %53) : (tensor<121xui8>, tensor<121xui8>, tensor<121xui8>) -> tensor<121xui8>
    %58 = stablehlo.multiply %arg2, %arg2 : tensor<121xui8>
    %c_20 = stablehlo.constant dense<1> : tensor<ui8>
    %59 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %60 = stablehlo.shift_right_logical %arg3, %59 : tensor<121xui8>
    %c_21 = stablehlo.constant dense<1> : tensor<ui8>
    %61 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %62 = stablehlo.and %60, %61 : tensor<121xui8>
    %63 = stablehlo.multiply %57, %58 : tensor<121xui8>
    %64 = call @_where_2(%62, %63, %57) : (tensor<121xui8>, tensor<121xui8>, tensor<121xui8>) -> tensor<121xui8>
    %65 = stablehlo.multiply %58, %58 : tensor<121xui8>
    %c_22 = stablehlo.constant dense<1> : tensor<ui8>
    %66 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %67 = stablehlo.shift_right_logical %60, %66 : tensor<121xui8>
    %c_23 = stablehlo.constant dense<1> : tensor<ui8>
    %68 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %69 = stablehlo.and %67, %68 : tensor<121xui8>
    %70 = stablehlo.multiply %64, %65 : tensor<121xui8>
    %71 = call @_where_2(%69, %70, %64) : (tensor<121xui8>, tensor<121xui8>, tensor<121xui8>) -> tensor<121xui8>
    %72 = stablehlo.multiply %65, %65 : tensor<121xui8>
    %c_24 = stablehlo.constant dense<1> : tensor<ui8>
    %73 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %74 = stablehlo.shift_right_logical %67, %73 : tensor<121xui8>
    %c_25 = stablehlo.constant dense<1> : tensor<ui8>
    %75 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %76 = stablehlo.and %74, %75 : tensor<121xui8>
    %77 = stablehlo.multiply %71, %72 : tensor<121xui8>
    %78 = call @_where_2(%76, %77, %71) : (tensor<121xui8>, tensor<121xui8>, tensor<121xui8>) -> tensor<121xui8>
    %79 = stablehlo.multiply %72, %72 : tensor<121xui8>
    %c_26 = stablehlo.constant dense<1> : tensor<ui8>
    %80 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %81 = stablehlo.shift_right_logical %74, %80 : tensor<121xui8>
    %c_27 = stablehlo.constant dense<1> : tensor<ui8>
    %82 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %83 = stablehlo.and %81, %82 : tensor<121xui8>
    %84 = stablehlo.multiply %78, %79 : tensor<121xui8>
    %85 = call @_where_2(%83, %84, %78) : (tensor<121xui8>, tensor<121xui8>, tensor<121xui8>) -> tensor<121xui8>
    %86 = stablehlo.multiply %79, %79 : tensor<121xui8>
    %c_28 = stablehlo.constant dense<1> : tensor<ui8>
    %87 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %88 = stablehlo.shift_right_logical %81, %87 : tensor<121xui8>
    %c_29 = stablehlo.constant dense<1> : tensor<ui8>
    %89 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %90 = stablehlo.and %88, %89 : tensor<121xui8>
    %91 = stablehlo.multiply %85, %86 : tensor<121xui8>
    %92 = call @_where_2(%90, %91, %85) : (tensor<121xui8>, tensor<121xui8>, tensor<121xui8>) -> tensor<121xui8>
    %93 = stablehlo.multiply %86, %86 : tensor<121xui8>
    %c_30 = stablehlo.constant dense<1> : tensor<ui8>
    %94 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %95 = stablehlo.shift_right_logical %88, %94 : tensor<121xui8>
    return %44, %92 : tensor<121xi32>, tensor<121xui8>
  }
  func.func private @_where(%arg0: tensor<121xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<121xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<121xi1>, tensor<121xi32>
    return %2 : tensor<121xi32>
  }
  func.func private @_where_0(%arg0: tensor<121xi32>, %arg1: tensor<121xi32>, %arg2: tensor<121xi32>) -> tensor<121xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<121xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<121xi32>, tensor<121xi32>) -> tensor<121xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<121xi1>, tensor<121xi32>
    return %2 : tensor<121xi32>
  }
  func.func private @_where_1(%arg0: tensor<121xi1>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<121xui8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<121xi1>, tensor<121xui8>
    return %2 : tensor<121xui8>
  }
  func.func private @_where_2(%arg0: tensor<121xui8>, %arg1: tensor<121xui8>, %arg2: tensor<121xui8>) -> tensor<121xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<121xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<121xui8>, tensor<121xui8>) -> tensor<121xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<121xi1>, tensor<121xui8>
    return %2 : tensor<121xui8>
  }
}
