module @jit_style_descent attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<1x8x8x3xf32>, %arg2: tensor<3x3x3x5xf32>) -> (tensor<1x8x8x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:5 = stablehlo.while(%iterArg = %arg2, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %arg0) : tensor<3x3x3x5xf32>, tensor<1x8x8x3xf32>, tensor<i32>, tensor<i32>, tensor<1x8x8x3xf32>
    cond {
      %c_5 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (tensor<3x3x3x5xf32>, tensor<1x8x8x3xf32>, tensor<i32>, tensor<1x8x8x3xf32>) -> (tensor<i32>, tensor<1x8x8x3xf32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %2, %1#0, %1#1 : tensor<3x3x3x5xf32>, tensor<1x8x8x3xf32>, tensor<i32>, tensor<i32>, tensor<1x8x8x3xf32>
    }
    return %0#4 : tensor<1x8x8x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x3x3x5xf32>, %arg1: tensor<1x8x8x3xf32>, %arg2: tensor<i32>, %arg3: tensor<1x8x8x3xf32>) -> (tensor<i32>, tensor<1x8x8x3xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = call @diff(%arg3) : (tensor<1x8x8x3xf32>) -> tensor<1x7x8x3xf32>
    %2 = stablehlo.abs %1 : tensor<1x7x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x7x8x3xf32>
    %4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<1x7x8x3xf32>, tensor<1x7x8x3xf32>) -> tensor<1x7x8x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x7x8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.680000e+02> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %7 = call @diff_0(%arg3) : (tensor<1x8x8x3xf32>) -> tensor<1x8x7x3xf32>
    %8 = stablehlo.abs %7 : tensor<1x8x7x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8x7x3xf32>
    %10 = stablehlo.compare GE, %7, %9, FLOAT : (tensor<1x8x7x3xf32>, tensor<1x8x7x3xf32>) -> tensor<1x8x7x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x8x7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.680000e+02> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_4 : tensor<f32>
    %13 = stablehlo.add %6, %12 : tensor<f32>
    %14 = stablehlo.convolution(%arg3, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) -> tensor<1x8x8x5xf32>
    %15 = call @relu(%14) : (tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8x8x5xf32>
    %17 = stablehlo.compare GT, %14, %16, FLOAT : (tensor<1x8x8x5xf32>, tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x8x8x5xf32>
    %19 = stablehlo.reshape %15 : (tensor<1x8x8x5xf32>) -> tensor<64x5xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<64x5xf32>) -> tensor<5x64xf32>
    %21 = stablehlo.dot_general %20, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x64xf32>, tensor<64x5xf32>) -> tensor<5x5xf32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %23 = stablehlo.divide %21, %22 : tensor<5x5xf32>
    %24 = stablehlo.convolution(%arg1, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) -> tensor<1x8x8x5xf32>
    %25 = call @relu(%24) : (tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x8x8x5xf32>) -> tensor<64x5xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<64x5xf32>) -> tensor<5x64xf32>
    %28 = stablehlo.dot_general %27, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x64xf32>, tensor<64x5xf32>) -> tensor<5x5xf32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %30 = stablehlo.divide %28, %29 : tensor<5x5xf32>
    %31 = stablehlo.subtract %23, %30 : tensor<5x5xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<5x5xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<5x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %36 = stablehlo.multiply %cst_11, %13 : tensor<f32>
    %37 = stablehlo.add %35, %36 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.multiply %cst_12, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %40 = stablehlo.multiply %39, %34 : tensor<5x5xf32>
    %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %42 = stablehlo.divide %40, %41 : tensor<5x5xf32>
    %43 = stablehlo.dot_general %42, %20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x64xf32>) -> tensor<5x64xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<5x64xf32>) -> tensor<64x5xf32>
    %45 = stablehlo.dot_general %42, %19, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<64x5xf32>) -> tensor<5x64xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<5x64xf32>) -> tensor<64x5xf32>
    %47 = stablehlo.add %44, %46 : tensor<64x5xf32>
    %48 = stablehlo.reshape %47 : (tensor<64x5xf32>) -> tensor<1x8x8x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x8x8x5xf32>
    %50 = stablehlo.select %17, %48, %49 : tensor<1x8x8x5xi1>, tensor<1x8x8x5xf32>
    %51 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3x3x5xf32>
    %52 = stablehlo.convolution(%50, %51) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x5xf32>, tensor<3x3x3x5xf32>) -> tensor<1x8x8x3xf32>
    %cst_17 = stablehlo.constant dense<1.680000e+02> : tensor<f32>
    %53 = stablehlo.divide %38, %cst_17 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<1x8x7x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x8x7x3xf32>
    %56 = stablehlo.select %10, %55, %54 : tensor<1x8x7x3xi1>, tensor<1x8x7x3xf32>
    %57 = stablehlo.select %10, %54, %55 : tensor<1x8x7x3xi1>, tensor<1x8x7x3xf32>
    %58 = stablehlo.negate %56 : tensor<1x8x7x3xf32>
    %59 = stablehlo.add %57, %58 : tensor<1x8x7x3xf32>
    %60 = call @diff_1(%59) : (tensor<1x8x7x3xf32>) -> tensor<1x8x8x3xf32>
    %61 = stablehlo.add %52, %60 : tensor<1x8x8x3xf32>
    %cst_19 = stablehlo.constant dense<1.680000e+02> : tensor<f32>
    %62 = stablehlo.divide %38, %cst_19 : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<1x7x8x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x7x8x3xf32>
    %65 = stablehlo.select %4, %64, %63 : tensor<1x7x8x3xi1>, tensor<1x7x8x3xf32>
    %66 = stablehlo.select %4, %63, %64 : tensor<1x7x8x3xi1>, tensor<1x7x8x3xf32>
    %67 = stablehlo.negate %65 : tensor<1x7x8x3xf32>
    %68 = stablehlo.add %66, %67 : tensor<1x7x8x3xf32>
    %69 = call @diff_2(%68) : (tensor<1x7x8x3xf32>) -> tensor<1x8x8x3xf32>
    %70 = stablehlo.add %61, %69 : tensor<1x8x8x3xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x8x8x3xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<1x8x8x3xf32>
    %73 = stablehlo.subtract %arg3, %72 : tensor<1x8x8x3xf32>
    return %0, %73 : tensor<i32>, tensor<1x8x8x3xf32>
  }
  func.func private @diff(%arg0: tensor<1x8x8x3xf32>) -> tensor<1x7x8x3xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 1:8, 0:8, 0:3] : (tensor<1x8x8x3xf32>) -> tensor<1x7x8x3xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7, 0:8, 0:3] : (tensor<1x8x8x3xf32>) -> tensor<1x7x8x3xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<1x7x8x3xf32>
    return %2 : tensor<1x7x8x3xf32>
  }
  func.func private @diff_0(%arg0: tensor<1x8x8x3xf32>) -> tensor<1x8x7x3xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:8, 1:8, 0:3] : (tensor<1x8x8x3xf32>) -> tensor<1x8x7x3xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:8, 0:7, 0:3] : (tensor<1x8x8x3xf32>) -> tensor<1x8x7x3xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<1x8x7x3xf32>
    return %2 : tensor<1x8x7x3xf32>
  }
  func.func private @relu(%arg0: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x8x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x8x8x5xf32>
    return %1 : tensor<1x8x8x5xf32>
  }
  func.func private @diff_1(%arg0: tensor<1x8x7x3xf32>) -> tensor<1x8x8x3xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x8x7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %0, %cst, low = [0, 0, 0, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x8x7x3xf32>, tensor<f32>) -> tensor<1x8x8x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0, 1, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x8x7x3xf32>, tensor<f32>) -> tensor<1x8x8x3xf32>
    %3 = stablehlo.add %1, %2 : tensor<1x8x8x3xf32>
    return %3 : tensor<1x8x8x3xf32>
  }
  func.func private @diff_2(%arg0: tensor<1x7x8x3xf32>) -> tensor<1x8x8x3xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x7x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %0, %cst, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x7x8x3xf32>, tensor<f32>) -> tensor<1x8x8x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_0, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x7x8x3xf32>, tensor<f32>) -> tensor<1x8x8x3xf32>
    %3 = stablehlo.add %1, %2 : tensor<1x8x8x3xf32>
    return %3 : tensor<1x8x8x3xf32>
  }
}
