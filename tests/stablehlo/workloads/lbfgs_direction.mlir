module @jit_lbfgs_direction attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<23xf32>, %arg1: tensor<23xf32>, %arg2: tensor<5x23xf32>, %arg3: tensor<5x23xf32>, %arg4: tensor<5xf32>, %arg5: tensor<i32>) -> (tensor<23xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.subtract %1, %0 : tensor<5xi32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %3 = call @remainder(%2, %c) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5:7 = stablehlo.while(%iterArg = %3, %iterArg_30 = %arg4, %iterArg_31 = %arg2, %iterArg_32 = %arg3, %iterArg_33 = %c_0, %iterArg_34 = %arg1, %iterArg_35 = %4) : tensor<5xi32>, tensor<5xf32>, tensor<5x23xf32>, tensor<5x23xf32>, tensor<i32>, tensor<23xf32>, tensor<5xf32>
    cond {
      %c_36 = stablehlo.constant dense<5> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_33, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %47:2 = func.call @closed_call(%iterArg_30, %iterArg_31, %iterArg_32, %iterArg_34, %46) : (tensor<5xf32>, tensor<5x23xf32>, tensor<5x23xf32>, tensor<23xf32>, tensor<i32>) -> (tensor<23xf32>, tensor<f32>)
      %48 = func.call @dynamic_update_index_in_dim(%iterArg_35, %47#1, %iterArg_33) : (tensor<5xf32>, tensor<f32>, tensor<i32>) -> tensor<5xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %49 = stablehlo.add %iterArg_33, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %49, %47#0, %48 : tensor<5xi32>, tensor<5xf32>, tensor<5x23xf32>, tensor<5x23xf32>, tensor<i32>, tensor<23xf32>, tensor<5xf32>
    }
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg5, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.add %arg5, %c_2 : tensor<i32>
    %8 = stablehlo.select %6, %7, %arg5 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<23> : tensor<i32>
    %10 = stablehlo.add %c_5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.select %9, %10, %c_7 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg2, %8, %11, sizes = [1, 23] : (tensor<5x23xf32>, tensor<i32>, tensor<i32>) -> tensor<1x23xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x23xf32>) -> tensor<23xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %arg5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %15 = stablehlo.add %arg5, %c_9 : tensor<i32>
    %16 = stablehlo.select %14, %15, %arg5 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %c_10, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<23> : tensor<i32>
    %18 = stablehlo.add %c_12, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.select %17, %18, %c_14 : tensor<i1>, tensor<i32>
    %20 = stablehlo.dynamic_slice %arg3, %16, %19, sizes = [1, 23] : (tensor<5x23xf32>, tensor<i32>, tensor<i32>) -> tensor<1x23xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x23xf32>) -> tensor<23xf32>
    %22 = stablehlo.dot_general %13, %21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<23xf32>, tensor<23xf32>) -> tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %24 = stablehlo.multiply %5#5, %23 : tensor<23xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %arg5, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<5> : tensor<i32>
    %26 = stablehlo.add %arg5, %c_16 : tensor<i32>
    %27 = stablehlo.select %25, %26, %arg5 : tensor<i1>, tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.compare LT, %c_17, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<23> : tensor<i32>
    %29 = stablehlo.add %c_19, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.select %28, %29, %c_21 : tensor<i1>, tensor<i32>
    %31 = stablehlo.dynamic_slice %arg3, %27, %30, sizes = [1, 23] : (tensor<5x23xf32>, tensor<i32>, tensor<i32>) -> tensor<1x23xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x23xf32>) -> tensor<23xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.compare LT, %arg5, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_23 = stablehlo.constant dense<5> : tensor<i32>
    %34 = stablehlo.add %arg5, %c_23 : tensor<i32>
    %35 = stablehlo.select %33, %34, %arg5 : tensor<i1>, tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.compare LT, %c_24, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<23> : tensor<i32>
    %37 = stablehlo.add %c_26, %c_27 : tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.select %36, %37, %c_28 : tensor<i1>, tensor<i32>
    %39 = stablehlo.dynamic_slice %arg3, %35, %38, sizes = [1, 23] : (tensor<5x23xf32>, tensor<i32>, tensor<i32>) -> tensor<1x23xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x23xf32>) -> tensor<23xf32>
    %41 = stablehlo.dot_general %32, %40, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<23xf32>, tensor<23xf32>) -> tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %43 = stablehlo.divide %24, %42 : tensor<23xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %44:7 = stablehlo.while(%iterArg = %3, %iterArg_30 = %5#6, %iterArg_31 = %arg2, %iterArg_32 = %arg4, %iterArg_33 = %arg3, %iterArg_34 = %c_29, %iterArg_35 = %43) : tensor<5xi32>, tensor<5xf32>, tensor<5x23xf32>, tensor<5xf32>, tensor<5x23xf32>, tensor<i32>, tensor<23xf32>
    cond {
      %c_36 = stablehlo.constant dense<5> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_34, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<5> : tensor<i32>
      %46 = stablehlo.subtract %c_36, %iterArg_34 : tensor<i32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.subtract %46, %c_37 : tensor<i32>
      %48 = func.call @dynamic_index_in_dim(%iterArg, %47) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %49 = func.call @dynamic_index_in_dim_0(%iterArg_30, %47) : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
      %50 = func.call @closed_call_1(%iterArg_31, %iterArg_32, %iterArg_33, %iterArg_35, %48, %49) : (tensor<5x23xf32>, tensor<5xf32>, tensor<5x23xf32>, tensor<23xf32>, tensor<i32>, tensor<f32>) -> tensor<23xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.add %iterArg_34, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %51, %50 : tensor<5xi32>, tensor<5xf32>, tensor<5x23xf32>, tensor<5xf32>, tensor<5x23xf32>, tensor<i32>, tensor<23xf32>
    }
    %45 = stablehlo.subtract %arg0, %44#6 : tensor<23xf32>
    return %45 : tensor<23xf32>
  }
  func.func private @remainder(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %12 = stablehlo.and %11, %6 : tensor<5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %14 = stablehlo.add %4, %13 : tensor<5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi32>
    return %15 : tensor<5xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<5xf32>, %arg1: tensor<5x23xf32>, %arg2: tensor<5x23xf32>, %arg3: tensor<23xf32>, %arg4: tensor<i32>) -> (tensor<23xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg4, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg4 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %arg4, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %6 = stablehlo.add %arg4, %c_2 : tensor<i32>
    %7 = stablehlo.select %5, %6, %arg4 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<23> : tensor<i32>
    %9 = stablehlo.add %c_5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_7 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %7, %10, sizes = [1, 23] : (tensor<5x23xf32>, tensor<i32>, tensor<i32>) -> tensor<1x23xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x23xf32>) -> tensor<23xf32>
    %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<23xf32>, tensor<23xf32>) -> tensor<f32>
    %14 = stablehlo.multiply %4, %13 : tensor<f32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %arg4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %16 = stablehlo.add %arg4, %c_9 : tensor<i32>
    %17 = stablehlo.select %15, %16, %arg4 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %c_10, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<23> : tensor<i32>
    %19 = stablehlo.add %c_12, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.select %18, %19, %c_14 : tensor<i1>, tensor<i32>
    %21 = stablehlo.dynamic_slice %arg2, %17, %20, sizes = [1, 23] : (tensor<5x23xf32>, tensor<i32>, tensor<i32>) -> tensor<1x23xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x23xf32>) -> tensor<23xf32>
    %23 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<23xf32>
    %25 = stablehlo.subtract %arg3, %24 : tensor<23xf32>
    return %25, %14 : tensor<23xf32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<5xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_1(%arg0: tensor<5x23xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5x23xf32>, %arg3: tensor<23xf32>, %arg4: tensor<i32>, %arg5: tensor<f32>) -> tensor<23xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg4, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg4 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<23> : tensor<i32>
    %4 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_5 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [1, 23] : (tensor<5x23xf32>, tensor<i32>, tensor<i32>) -> tensor<1x23xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x23xf32>) -> tensor<23xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.add %arg4, %c_7 : tensor<i32>
    %10 = stablehlo.select %8, %9, %arg4 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %10, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %arg4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %14 = stablehlo.add %arg4, %c_9 : tensor<i32>
    %15 = stablehlo.select %13, %14, %arg4 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %c_10, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<23> : tensor<i32>
    %17 = stablehlo.add %c_12, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.select %16, %17, %c_14 : tensor<i1>, tensor<i32>
    %19 = stablehlo.dynamic_slice %arg2, %15, %18, sizes = [1, 23] : (tensor<5x23xf32>, tensor<i32>, tensor<i32>) -> tensor<1x23xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x23xf32>) -> tensor<23xf32>
    %21 = stablehlo.dot_general %20, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<23xf32>, tensor<23xf32>) -> tensor<f32>
    %22 = stablehlo.multiply %12, %21 : tensor<f32>
    %23 = stablehlo.subtract %arg5, %22 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<23xf32>
    %25 = stablehlo.multiply %7, %24 : tensor<23xf32>
    %26 = stablehlo.add %arg3, %25 : tensor<23xf32>
    return %26 : tensor<23xf32>
  }
}
