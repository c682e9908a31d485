module @jit_jnp_functions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}, tensor<24xf32> {jax.result_info = "result[2]"}, tensor<24xf32> {jax.result_info = "result[3]"}, tensor<24xf32> {jax.result_info = "result[4]"}, tensor<24xf32> {jax.result_info = "result[5]"}, tensor<24xf32> {jax.result_info = "result[6]"}, tensor<24xf32> {jax.result_info = "result[7]"}, tensor<24xf32> {jax.result_info = "result[8]"}, tensor<24xf32> {jax.result_info = "result[9][0]"}, tensor<24xf32> {jax.result_info = "result[9][1]"}, tensor<24xf32> {jax.result_info = "result[10][0]"}, tensor<24xi32> {jax.result_info = "result[10][1]"}, tensor<24xf32> {jax.result_info = "result[11]"}, tensor<24xf32> {jax.result_info = "result[12]"}, tensor<24xf32> {jax.result_info = "result[13]"}, tensor<24xf32> {jax.result_info = "result[14]"}, tensor<24xf32> {jax.result_info = "result[15]"}, tensor<24xf32> {jax.result_info = "result[16]"}) {
    %0 = call @sinc(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = call @hypot(%arg0, %cst) : (tensor<24xf32>, tensor<f64>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<24xf32>
    %4 = stablehlo.cbrt %arg0 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.693147182> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<24xf32>
    %7 = stablehlo.exponential %6 : tensor<24xf32>
    %8 = stablehlo.abs %arg0 : tensor<24xf32>
    %9 = stablehlo.log %8 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.log %cst_2 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.divide %9, %11 : tensor<24xf32>
    %13 = stablehlo.abs %arg0 : tensor<24xf32>
    %14 = stablehlo.log %13 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.434294492> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %17 = call @heaviside(%arg0, %cst_4) : (tensor<24xf32>, tensor<f64>) -> tensor<24xf32>
    %18 = call @trunc(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %19:2 = call @modf(%arg0) : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %20:2 = call @frexp(%arg0) : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xi32>)
    %c = stablehlo.constant dense<3> : tensor<i64>
    %21 = call @ldexp(%arg0, %c) : (tensor<24xf32>, tensor<i64>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %22 = call @copysign(%arg0, %cst_5) : (tensor<24xf32>, tensor<f64>) -> tensor<24xf32>
    %23 = stablehlo.abs %arg0 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.divide %24, %arg0 : tensor<24xf32>
    %26 = call @rint(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    %27 = call @unwrap(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    return %0, %1, %3, %4, %7, %12, %16, %17, %18, %19#0, %19#1, %20#0, %20#1, %21, %22, %23, %25, %26, %27 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @sinc(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_0 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<24xi1>, tensor<f32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.add %6, %7 : tensor<24xf32>
    %9 = stablehlo.sine %4 : tensor<24xf32>
    %10 = stablehlo.divide %9, %4 : tensor<24xf32>
    %11 = call @_where_0(%1, %8, %10) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %11 : tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<f32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @hypot(%arg0: tensor<24xf32>, %arg1: tensor<f64>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.abs %arg0 : tensor<24xf32>
    %2 = stablehlo.abs %0 : tensor<f32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.compare EQ, %1, %3, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.compare EQ, %2, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<24xi1>
    %7 = stablehlo.or %4, %6 : tensor<24xi1>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.maximum %1, %8 : tensor<24xf32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.minimum %1, %10 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.compare EQ, %9, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.compare EQ, %9, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = call @_where_0(%15, %16, %9) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %18 = stablehlo.divide %11, %17 : tensor<24xf32>
    %19 = chlo.square %18 : tensor<24xf32> -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.add %20, %19 : tensor<24xf32>
    %22 = stablehlo.sqrt %21 : tensor<24xf32>
    %23 = stablehlo.multiply %9, %22 : tensor<24xf32>
    %24 = call @_where_0(%13, %9, %23) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = call @_where(%7, %cst_5, %24) : (tensor<24xi1>, tensor<f32>, tensor<24xf32>) -> tensor<24xf32>
    return %25 : tensor<24xf32>
  }
  func.func private @heaviside(%arg0: tensor<24xf32>, %arg1: tensor<f64>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.compare GT, %arg0, %3, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %6 = call @_where_1(%5, %arg0, %0) : (tensor<24xi1>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = call @_where(%4, %cst_1, %6) : (tensor<24xi1>, tensor<f32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = call @_where(%2, %cst_2, %7) : (tensor<24xi1>, tensor<f32>, tensor<24xf32>) -> tensor<24xf32>
    return %8 : tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<f32>) -> tensor<24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @trunc(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2 = stablehlo.ceil %arg0 : tensor<24xf32>
    %3 = stablehlo.floor %arg0 : tensor<24xf32>
    %4 = call @_where_0(%1, %2, %3) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %4 : tensor<24xf32>
  }
  func.func private @modf(%arg0: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %2 = stablehlo.floor %arg0 : tensor<24xf32>
    %3 = stablehlo.ceil %arg0 : tensor<24xf32>
    %4 = call @_where_0(%1, %2, %3) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<24xf32>
    return %5, %4 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @frexp(%arg0: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<24xf32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<24xf32>
    %5 = call @_where_0(%2, %4, %arg0) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<-23> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where_2(%2, %c, %c_1) : (tensor<24xi1>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %7 = stablehlo.bitcast_convert %5 : (tensor<24xf32>) -> tensor<24xi32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<24xi32>
    %c_3 = stablehlo.constant dense<255> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %11 = stablehlo.and %9, %10 : tensor<24xi32>
    %c_4 = stablehlo.constant dense<127> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %13 = stablehlo.subtract %11, %12 : tensor<24xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %15 = stablehlo.add %13, %14 : tensor<24xi32>
    %16 = stablehlo.add %6, %15 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.and %7, %17 : tensor<24xi32>
    %c_7 = stablehlo.constant dense<1056964608> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.or %18, %19 : tensor<24xi32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<24xi32>) -> tensor<24xf32>
    %22 = call @isinf(%arg0) : (tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %24 = stablehlo.or %22, %23 : tensor<24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %27 = stablehlo.or %24, %26 : tensor<24xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %29 = call @_where_3(%27, %28, %16) : (tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) -> tensor<24xi32>
    %30 = call @_where_0(%27, %arg0, %21) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %30, %29 : tensor<24xf32>, tensor<24xi32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<24xi1>, tensor<24xi32>
    return %2 : tensor<24xi32>
  }
  func.func private @isinf(%arg0: tensor<24xf32>) -> tensor<24xi1> {
    %0 = stablehlo.abs %arg0 : tensor<24xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    return %2 : tensor<24xi1>
  }
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<24xi32>, %arg2: tensor<24xi32>) -> tensor<24xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xi32>
    return %0 : tensor<24xi32>
  }
  func.func private @ldexp(%arg0: tensor<24xf32>, %arg1: tensor<i64>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1:2 = call @frexp(%arg0) : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xi32>)
    %2 = stablehlo.convert %1#1 : (tensor<24xi32>) -> tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.add %2, %3 : tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.compare GT, %4, %5, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.multiply %1#0, %7 : tensor<24xf32>
    %9 = call @_where_0(%6, %8, %1#0) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.compare GT, %4, %10, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.subtract %4, %12 : tensor<24xf32>
    %14 = call @_where_0(%11, %13, %4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.power %15, %14 : tensor<24xf32>
    %17 = stablehlo.multiply %9, %16 : tensor<24xf32>
    %18 = call @isinf(%arg0) : (tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.compare EQ, %arg0, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.or %18, %20 : tensor<24xi1>
    %22 = call @_where_0(%21, %arg0, %17) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %22 : tensor<24xf32>
  }
  func.func private @copysign(%arg0: tensor<24xf32>, %arg1: tensor<f64>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = call @signbit(%0) : (tensor<f32>) -> tensor<i1>
    %2 = stablehlo.abs %arg0 : tensor<24xf32>
    %3 = stablehlo.negate %2 : tensor<24xf32>
    %4 = stablehlo.abs %arg0 : tensor<24xf32>
    %5 = call @_where_4(%1, %3, %4) : (tensor<i1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %5 : tensor<24xf32>
  }
  func.func private @signbit(%arg0: tensor<f32>) -> tensor<i1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.shift_right_arithmetic %0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.convert %3 : tensor<i1>
    return %4 : tensor<i1>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @rint(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @unwrap(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<6.28318548> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.divide %cst, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %2 = call @diff(%arg0) : (tensor<24xf32>) -> tensor<23xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %4 = stablehlo.add %2, %3 : tensor<23xf32>
    %cst_3 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %5 = call @remainder(%4, %cst_3) : (tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
    %6 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<23xf32>
    %8 = stablehlo.negate %1 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<23xf32>, tensor<23xf32>) -> tensor<23xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %12 = stablehlo.compare GT, %2, %11, FLOAT : (tensor<23xf32>, tensor<23xf32>) -> tensor<23xi1>
    %13 = stablehlo.and %10, %12 : tensor<23xi1>
    %14 = call @_where_5(%13, %1, %7) : (tensor<23xi1>, tensor<f32>, tensor<23xf32>) -> tensor<23xf32>
    %15 = stablehlo.abs %2 : tensor<23xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<23xf32>, tensor<23xf32>) -> tensor<23xi1>
    %18 = stablehlo.subtract %14, %2 : tensor<23xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %19 = call @_where_6(%17, %c, %18) : (tensor<23xi1>, tensor<i64>, tensor<23xf32>) -> tensor<23xf32>
    %20 = stablehlo.slice %arg0 [0:1] : (tensor<24xf32>) -> tensor<1xf32>
    %21 = stablehlo.slice %arg0 [1:24] : (tensor<24xf32>) -> tensor<23xf32>
    %22 = call @cumsum(%19) : (tensor<23xf32>) -> tensor<23xf32>
    %23 = stablehlo.add %21, %22 : tensor<23xf32>
    %24 = stablehlo.concatenate %20, %23, dim = 0 : (tensor<1xf32>, tensor<23xf32>) -> tensor<24xf32>
    return %24 : tensor<24xf32>
  }
  func.func private @diff(%arg0: tensor<24xf32>) -> tensor<23xf32> {
    %0 = stablehlo.slice %arg0 [1:24] : (tensor<24xf32>) -> tensor<23xf32>
    %1 = stablehlo.slice %arg0 [0:23] : (tensor<24xf32>) -> tensor<23xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<23xf32>
    return %2 : tensor<23xf32>
  }
  func.func private @remainder(%arg0: tensor<23xf32>, %arg1: tensor<f32>) -> tensor<23xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %1 = stablehlo.remainder %arg0, %0 : tensor<23xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<23xf32>, tensor<23xf32>) -> tensor<23xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<23xf32>, tensor<23xf32>) -> tensor<23xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<23xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<23xi1>, tensor<23xi1>) -> tensor<23xi1>
    %9 = stablehlo.and %8, %3 : tensor<23xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %11 = stablehlo.add %1, %10 : tensor<23xf32>
    %12 = stablehlo.select %9, %11, %1 : tensor<23xi1>, tensor<23xf32>
    return %12 : tensor<23xf32>
  }
  func.func private @_where_5(%arg0: tensor<23xi1>, %arg1: tensor<f32>, %arg2: tensor<23xf32>) -> tensor<23xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<23xi1>, tensor<23xf32>
    return %1 : tensor<23xf32>
  }
  func.func private @_where_6(%arg0: tensor<23xi1>, %arg1: tensor<i64>, %arg2: tensor<23xf32>) -> tensor<23xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<23xi1>, tensor<23xf32>
    return %2 : tensor<23xf32>
  }
  func.func private @cumsum(%arg0: tensor<23xf32>) -> tensor<23xf32> {
    %0 = call @cumsum_7(%arg0) : (tensor<23xf32>) -> tensor<23xf32>
    return %0 : tensor<23xf32>
  }
  func.func private @cumsum_7(%arg0: tensor<23xf32>) -> tensor<23xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[22, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 23>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
    return %1 : tensor<23xf32>
  }
}
