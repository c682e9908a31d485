module @jit_levenberg_marquardt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<15xf32>, %arg2: tensor<15xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<12xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:6 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %c_0, %iterArg_4 = %arg0, %iterArg_5 = %cst, %iterArg_6 = %0) : tensor<15xf32>, tensor<15xf32>, tensor<i32>, tensor<3xf32>, tensor<f32>, tensor<12xi1>
    cond {
      %c_7 = stablehlo.constant dense<12> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19:3 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<15xf32>, tensor<15xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>, tensor<i1>)
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_6, %19#2, %iterArg_3) : (tensor<12xi1>, tensor<i1>, tensor<i32>) -> tensor<12xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %21, %19#0, %19#1, %20 : tensor<15xf32>, tensor<15xf32>, tensor<i32>, tensor<3xf32>, tensor<f32>, tensor<12xi1>
    }
    %2 = stablehlo.slice %1#3 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.slice %1#3 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %8 = stablehlo.multiply %7, %arg1 : tensor<15xf32>
    %9 = stablehlo.exponential %8 : tensor<15xf32>
    %10 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<15xf32>
    %12 = stablehlo.slice %1#3 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %15 = stablehlo.add %11, %14 : tensor<15xf32>
    %16 = stablehlo.subtract %15, %arg2 : tensor<15xf32>
    %17 = stablehlo.multiply %16, %16 : tensor<15xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    return %1#3, %18 : tensor<3xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<15xf32>, %arg1: tensor<15xf32>, %arg2: tensor<3xf32>, %arg3: tensor<f32>) -> (tensor<3xf32>, tensor<f32>, tensor<i1>) {
    %0 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.negate %3 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<15xf32>
    %7 = stablehlo.exponential %6 : tensor<15xf32>
    %8 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<15xf32>
    %10 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %13 = stablehlo.add %9, %12 : tensor<15xf32>
    %14 = stablehlo.subtract %13, %arg1 : tensor<15xf32>
    %15 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %16 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %18 = stablehlo.add %15, %17 : tensor<3x3xi32>
    %19 = stablehlo.compare EQ, %18, %16, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %20 = stablehlo.convert %19 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %21 = stablehlo.slice %20 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %22 = stablehlo.convert %21 : tensor<3x3xf32>
    %23 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %24 = stablehlo.slice %22 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %25 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    %26 = stablehlo.reshape %24 : (tensor<3x1xf32>) -> tensor<3xf32>
    %27 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %28 = stablehlo.slice %22 [0:3, 1:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %29 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.reshape %28 : (tensor<3x1xf32>) -> tensor<3xf32>
    %31 = stablehlo.negate %29 : tensor<f32>
    %32 = stablehlo.negate %30 : tensor<3xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %34 = stablehlo.multiply %33, %arg0 : tensor<15xf32>
    %35 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %36 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x15xf32>
    %38 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x15xf32>) -> tensor<3x15xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<3x15xf32>
    %40 = stablehlo.exponential %34 : tensor<15xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x15xf32>) -> tensor<3x15xf32>
    %43 = stablehlo.multiply %39, %42 : tensor<3x15xf32>
    %44 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %45 = stablehlo.multiply %44, %40 : tensor<15xf32>
    %46 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %47 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x15xf32>
    %49 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<1x15xf32>) -> tensor<3x15xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<3x15xf32>
    %51 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<3x15xf32>
    %52 = stablehlo.multiply %51, %43 : tensor<3x15xf32>
    %53 = stablehlo.add %50, %52 : tensor<3x15xf32>
    %54 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %55 = stablehlo.slice %22 [0:3, 2:3] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %56 = stablehlo.reshape %54 : (tensor<1xf32>) -> tensor<f32>
    %57 = stablehlo.reshape %55 : (tensor<3x1xf32>) -> tensor<3xf32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %59 = stablehlo.add %45, %58 : tensor<15xf32>
    %60 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x15xf32>
    %62 = stablehlo.add %53, %61 : tensor<3x15xf32>
    %63 = stablehlo.subtract %59, %arg1 : tensor<15xf32>
    %64 = stablehlo.transpose %62, dims = [1, 0] : (tensor<3x15xf32>) -> tensor<15x3xf32>
    %65 = stablehlo.slice %64 [0:15, 0:3] : (tensor<15x3xf32>) -> tensor<15x3xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<15x3xf32>) -> tensor<3x15xf32>
    %67 = stablehlo.dot_general %66, %65, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x15xf32>, tensor<15x3xf32>) -> tensor<3x3xf32>
    %68 = call @_diag(%67) : (tensor<3x3xf32>) -> tensor<3xf32>
    %69 = call @_diag_0(%68) : (tensor<3xf32>) -> tensor<3x3xf32>
    %70 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<3x3xf32>
    %72 = stablehlo.add %67, %71 : tensor<3x3xf32>
    %73 = stablehlo.transpose %65, dims = [1, 0] : (tensor<15x3xf32>) -> tensor<3x15xf32>
    %74 = stablehlo.dot_general %73, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x15xf32>, tensor<15xf32>) -> tensor<3xf32>
    %75 = call @solve(%72, %74) : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %76 = stablehlo.subtract %arg2, %75 : tensor<3xf32>
    %77 = stablehlo.slice %76 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %78 = stablehlo.reshape %77 : (tensor<1xf32>) -> tensor<f32>
    %79 = stablehlo.slice %76 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %80 = stablehlo.reshape %79 : (tensor<1xf32>) -> tensor<f32>
    %81 = stablehlo.negate %80 : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %83 = stablehlo.multiply %82, %arg0 : tensor<15xf32>
    %84 = stablehlo.exponential %83 : tensor<15xf32>
    %85 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<15xf32>
    %87 = stablehlo.slice %76 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %88 = stablehlo.reshape %87 : (tensor<1xf32>) -> tensor<f32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %90 = stablehlo.add %86, %89 : tensor<15xf32>
    %91 = stablehlo.subtract %90, %arg1 : tensor<15xf32>
    %92 = stablehlo.multiply %91, %91 : tensor<15xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %94 = stablehlo.multiply %14, %14 : tensor<15xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
    %96 = stablehlo.compare LT, %93, %95, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %97 = stablehlo.convert %96 : (tensor<i1>) -> tensor<i32>
    %98:2 = "stablehlo.case"(%97) ({
      %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %99 = stablehlo.multiply %arg3, %cst_1 : tensor<f32>
      stablehlo.return %arg2, %99 : tensor<3xf32>, tensor<f32>
    }, {
      %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %99 = stablehlo.divide %arg3, %cst_1 : tensor<f32>
      stablehlo.return %76, %99 : tensor<3xf32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<3xf32>, tensor<f32>)
    return %98#0, %98#1, %96 : tensor<3xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_diag(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = call @diagonal(%arg0) : (tensor<3x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @diagonal(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<3xi32>
      %9 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %13 = stablehlo.add %8, %12 : tensor<3xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<3xi1>, tensor<3xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %18 = stablehlo.add %9, %17 : tensor<3xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<3xi1>, tensor<3xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
      stablehlo.return %23 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %7 : tensor<3xf32>
  }
  func.func private @_diag_0(%arg0: tensor<3xf32>) -> tensor<3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %2 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %4 = stablehlo.add %1, %3 : tensor<3x3xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<3x3xi1>, tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
    return %7 : tensor<3x3xf32>
  }
  func.func private @_where(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xf32>, %arg2: tensor<f32>) -> tensor<3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x3xi1>, tensor<3x3xf32>
    return %2 : tensor<3x3xf32>
  }
  func.func private @solve(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x3xi1>, tensor<3x3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<3xi32>, tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %13, %12#0, %12#1 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    }
    %11 = call @_lu_solve(%8, %10#3, %arg1) : (tensor<3x3xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<3xf32>
    return %11 : tensor<3xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28 : tensor<i32>, tensor<3xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=1, m=3, n=1}, custom>} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=1, m=3, n=1}, custom>} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<3x1xf32>) -> tensor<3xf32>
    return %10 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<12xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<12xi1>, tensor<1xi1>, tensor<i32>) -> tensor<12xi1>
    return %1 : tensor<12xi1>
  }
}
