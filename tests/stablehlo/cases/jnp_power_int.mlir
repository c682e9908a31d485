module @jit_jnp_power_int attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi32>) -> (tensor<13xi32> {jax.result_info = "result[0]"}, tensor<13xi32> {jax.result_info = "result[1]"}, tensor<13xf64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<13xi32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<13xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare EQ, %c, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %4 = stablehlo.compare NE, %arg0, %3, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %5 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<13xi1>
    %6 = stablehlo.and %5, %4 : tensor<13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %7 = call @_where(%6, %c_2, %c_3) : (tensor<13xi1>, tensor<i32>, tensor<i32>) -> tensor<13xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %9 = stablehlo.and %arg0, %8 : tensor<13xi32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %11 = stablehlo.multiply %7, %10 : tensor<13xi32>
    %12 = call @_where_0(%9, %11, %7) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %13 = stablehlo.multiply %c_6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %15 = stablehlo.shift_right_logical %arg0, %14 : tensor<13xi32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %17 = stablehlo.and %15, %16 : tensor<13xi32>
    %18 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %19 = stablehlo.multiply %12, %18 : tensor<13xi32>
    %20 = call @_where_0(%17, %19, %12) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %21 = stablehlo.multiply %13, %13 : tensor<i32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %23 = stablehlo.shift_right_logical %15, %22 : tensor<13xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %25 = stablehlo.and %23, %24 : tensor<13xi32>
    %26 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %27 = stablehlo.multiply %20, %26 : tensor<13xi32>
    %28 = call @_where_0(%25, %27, %20) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %29 = stablehlo.multiply %21, %21 : tensor<i32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %31 = stablehlo.shift_right_logical %23, %30 : tensor<13xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %33 = stablehlo.and %31, %32 : tensor<13xi32>
    %34 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %35 = stablehlo.multiply %28, %34 : tensor<13xi32>
    %36 = call @_where_0(%33, %35, %28) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %37 = stablehlo.multiply %29, %29 : tensor<i32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %39 = stablehlo.shift_right_logical %31, %38 : tensor<13xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %41 = stablehlo.and %39, %40 : tensor<13xi32>
    %42 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %43 = stablehlo.multiply %36, %42 : tensor<13xi32>
    %44 = call @_where_0(%41, %43, %36) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %45 = stablehlo.multiply %37, %37 : tensor<i32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %47 = stablehlo.shift_right_logical %39, %46 : tensor<13xi32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %49 = stablehlo.and %47, %48 : tensor<13xi32>
    %50 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %51 = stablehlo.multiply %44, %50 : tensor<13xi32>
    %52 = call @_where_0(%49, %51, %44) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %53 = stablehlo.multiply %45, %45 : tensor<i32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %55 = stablehlo.shift_right_logical %47, %54 : tensor<13xi32>
    %56 = stablehlo.convert %arg0 : (tensor<13xi32>) -> tensor<13xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %57 = stablehlo.convert %arg0 : (tensor<13xi32>) -> tensor<13xf64>
    %58 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %59 = stablehlo.power %58, %57 : tensor<13xf64>
    return %1, %52, %59 : tensor<13xi32>, tensor<13xi32>, tensor<13xf64>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<13xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xi32>
    return %2 : tensor<13xi32>
  }
  func.func private @_where_0(%arg0: tensor<13xi32>, %arg1: tensor<13xi32>, %arg2: tensor<13xi32>) -> tensor<13xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xi32>
    return %2 : tensor<13xi32>
  }
}
