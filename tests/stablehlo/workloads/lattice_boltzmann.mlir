module @jit_lattice_boltzmann attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x6x7xf32>) -> (tensor<9x6x7xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[0.444444448, 0.111111112, 0.111111112, 0.111111112, 0.111111112, 0.027777778, 0.027777778, 0.027777778, 0.027777778]> : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00], [-1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00], [-1.000000e+00, 1.000000e+00], [-1.000000e+00, -1.000000e+00], [1.000000e+00, -1.000000e+00]]> : tensor<9x2xf32>
    %cst_1 = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00], [-1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00], [-1.000000e+00, 1.000000e+00], [-1.000000e+00, -1.000000e+00], [1.000000e+00, -1.000000e+00]]> : tensor<9x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:6 = stablehlo.while(%iterArg = %cst_0, %iterArg_3 = %cst_1, %iterArg_4 = %cst, %iterArg_5 = %c, %iterArg_6 = %arg0, %iterArg_7 = %0) : tensor<9x2xf32>, tensor<9x2xf32>, tensor<9xf32>, tensor<i32>, tensor<9x6x7xf32>, tensor<5xf32>
    cond {
      %c_8 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_6) : (tensor<9x2xf32>, tensor<9x2xf32>, tensor<9xf32>, tensor<9x6x7xf32>) -> (tensor<9x6x7xf32>, tensor<f32>)
      %3 = func.call @dynamic_update_index_in_dim(%iterArg_7, %2#1, %iterArg_5) : (tensor<5xf32>, tensor<f32>, tensor<i32>) -> tensor<5xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %4, %2#0, %3 : tensor<9x2xf32>, tensor<9x2xf32>, tensor<9xf32>, tensor<i32>, tensor<9x6x7xf32>, tensor<5xf32>
    }
    return %1#4, %1#5 : tensor<9x6x7xf32>, tensor<5xf32>
  }
  func.func private @closed_call(%arg0: tensor<9x2xf32>, %arg1: tensor<9x2xf32>, %arg2: tensor<9xf32>, %arg3: tensor<9x6x7xf32>) -> (tensor<9x6x7xf32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<9x6x7xf32>, tensor<f32>) -> tensor<6x7xf32>
    %1 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x2xf32>, tensor<9x6x7xf32>) -> tensor<2x6x7xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x6x7xf32>) -> tensor<2x6x7xf32>
    %4 = stablehlo.divide %1, %3 : tensor<2x6x7xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x2xf32>, tensor<2x6x7xf32>) -> tensor<9x6x7xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<9xf32>) -> tensor<9x1x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x6x7xf32>) -> tensor<9x6x7xf32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<9x1x1xf32>) -> tensor<9x6x7xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<9x6x7xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x6x7xf32>
    %12 = stablehlo.multiply %11, %5 : tensor<9x6x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9x6x7xf32>
    %14 = stablehlo.add %13, %12 : tensor<9x6x7xf32>
    %15 = stablehlo.multiply %5, %5 : tensor<9x6x7xf32>
    %cst_2 = stablehlo.constant dense<4.500000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9x6x7xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<9x6x7xf32>
    %18 = stablehlo.add %14, %17 : tensor<9x6x7xf32>
    %19 = stablehlo.multiply %4, %4 : tensor<2x6x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2x6x7xf32>, tensor<f32>) -> tensor<6x7xf32>
    %cst_4 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<6x7xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x6x7xf32>) -> tensor<9x6x7xf32>
    %25 = stablehlo.subtract %18, %24 : tensor<9x6x7xf32>
    %26 = stablehlo.multiply %10, %25 : tensor<9x6x7xf32>
    %27 = stablehlo.subtract %26, %arg3 : tensor<9x6x7xf32>
    %cst_5 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9x6x7xf32>
    %29 = stablehlo.divide %27, %28 : tensor<9x6x7xf32>
    %30 = stablehlo.add %arg3, %29 : tensor<9x6x7xf32>
    %31 = stablehlo.slice %30 [0:1, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %33 = call @_roll_static(%32) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %34 = stablehlo.slice %30 [1:2, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %36 = call @_roll_static_0(%35) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %37 = stablehlo.slice %30 [2:3, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %38 = stablehlo.reshape %37 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %39 = call @_roll_static_1(%38) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %40 = stablehlo.slice %30 [3:4, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %42 = call @_roll_static_2(%41) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %43 = stablehlo.slice %30 [4:5, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %44 = stablehlo.reshape %43 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %45 = call @_roll_static_3(%44) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %46 = stablehlo.slice %30 [5:6, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %47 = stablehlo.reshape %46 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %48 = call @_roll_static_4(%47) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %49 = stablehlo.slice %30 [6:7, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %50 = stablehlo.reshape %49 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %51 = call @_roll_static_5(%50) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %52 = stablehlo.slice %30 [7:8, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %53 = stablehlo.reshape %52 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %54 = call @_roll_static_6(%53) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %55 = stablehlo.slice %30 [8:9, 0:6, 0:7] : (tensor<9x6x7xf32>) -> tensor<1x6x7xf32>
    %56 = stablehlo.reshape %55 : (tensor<1x6x7xf32>) -> tensor<6x7xf32>
    %57 = call @_roll_static_7(%56) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %58 = stablehlo.broadcast_in_dim %33, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %59 = stablehlo.broadcast_in_dim %36, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %60 = stablehlo.broadcast_in_dim %39, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %61 = stablehlo.broadcast_in_dim %42, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %62 = stablehlo.broadcast_in_dim %45, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %63 = stablehlo.broadcast_in_dim %48, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %64 = stablehlo.broadcast_in_dim %51, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %65 = stablehlo.broadcast_in_dim %54, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %66 = stablehlo.broadcast_in_dim %57, dims = [1, 2] : (tensor<6x7xf32>) -> tensor<1x6x7xf32>
    %67 = stablehlo.concatenate %58, %59, %60, %61, %62, %63, %64, %65, %66, dim = 0 : (tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>, tensor<1x6x7xf32>) -> tensor<9x6x7xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%0 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x7xf32>, tensor<f32>) -> tensor<f32>
    return %67, %68 : tensor<9x6x7xf32>, tensor<f32>
  }
  func.func private @_roll_static(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:6, 0:7] : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:7] : (tensor<6x7xf32>) -> tensor<0x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<6x7xf32>, tensor<0x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 0:7] : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %4 = stablehlo.slice %2 [0:6, 0:0] : (tensor<6x7xf32>) -> tensor<6x0xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x7xf32>, tensor<6x0xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.slice %arg0 [0:5, 0:7] : (tensor<6x7xf32>) -> tensor<5x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x7xf32>, tensor<5x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 0:7] : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %4 = stablehlo.slice %2 [0:6, 0:0] : (tensor<6x7xf32>) -> tensor<6x0xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x7xf32>, tensor<6x0xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:6, 0:7] : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:7] : (tensor<6x7xf32>) -> tensor<0x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<6x7xf32>, tensor<0x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 6:7] : (tensor<6x7xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.slice %2 [0:6, 0:6] : (tensor<6x7xf32>) -> tensor<6x6xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x1xf32>, tensor<6x6xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [1:6, 0:7] : (tensor<6x7xf32>) -> tensor<5x7xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5x7xf32>, tensor<1x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 0:7] : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %4 = stablehlo.slice %2 [0:6, 0:0] : (tensor<6x7xf32>) -> tensor<6x0xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x7xf32>, tensor<6x0xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @_roll_static_3(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:6, 0:7] : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:7] : (tensor<6x7xf32>) -> tensor<0x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<6x7xf32>, tensor<0x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 1:7] : (tensor<6x7xf32>) -> tensor<6x6xf32>
    %4 = stablehlo.slice %2 [0:6, 0:1] : (tensor<6x7xf32>) -> tensor<6x1xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x6xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @_roll_static_4(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.slice %arg0 [0:5, 0:7] : (tensor<6x7xf32>) -> tensor<5x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x7xf32>, tensor<5x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 6:7] : (tensor<6x7xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.slice %2 [0:6, 0:6] : (tensor<6x7xf32>) -> tensor<6x6xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x1xf32>, tensor<6x6xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @_roll_static_5(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [1:6, 0:7] : (tensor<6x7xf32>) -> tensor<5x7xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5x7xf32>, tensor<1x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 6:7] : (tensor<6x7xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.slice %2 [0:6, 0:6] : (tensor<6x7xf32>) -> tensor<6x6xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x1xf32>, tensor<6x6xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @_roll_static_6(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [1:6, 0:7] : (tensor<6x7xf32>) -> tensor<5x7xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5x7xf32>, tensor<1x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 1:7] : (tensor<6x7xf32>) -> tensor<6x6xf32>
    %4 = stablehlo.slice %2 [0:6, 0:1] : (tensor<6x7xf32>) -> tensor<6x1xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x6xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @_roll_static_7(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.slice %arg0 [0:5, 0:7] : (tensor<6x7xf32>) -> tensor<5x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x7xf32>, tensor<5x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 1:7] : (tensor<6x7xf32>) -> tensor<6x6xf32>
    %4 = stablehlo.slice %2 [0:6, 0:1] : (tensor<6x7xf32>) -> tensor<6x1xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x6xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
