module @jit_gaussian_mixture_em attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0][0]"}, tensor<3x3xf32> {jax.result_info = "result[0][1]"}, tensor<3x3x3xf32> {jax.result_info = "result[0][2]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.333333343> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<40x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %2, %4 : tensor<3x3xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %7 = stablehlo.convert %6 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x3x3xf32>) -> tensor<1x1x1x3x1x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x1x1x3x1x3xf32>) -> tensor<3x1x1x3x1x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<3x1x1x3x1x3xf32>) -> tensor<3x3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13:6 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_1, %iterArg_3 = %0, %iterArg_4 = %1, %iterArg_5 = %11, %iterArg_6 = %12) : tensor<40x3xf32>, tensor<i32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<6xf32>
    cond {
      %c_7 = stablehlo.constant dense<6> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_2, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:4 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5) : (tensor<40x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<f32>)
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_6, %14#3, %iterArg_2) : (tensor<6xf32>, tensor<f32>, tensor<i32>) -> tensor<6xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_2, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %16, %14#0, %14#1, %14#2, %15 : tensor<40x3xf32>, tensor<i32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<6xf32>
    }
    return %13#2, %13#3, %13#4, %13#5 : tensor<3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<40x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3x3xf32>, %arg3: tensor<3x3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<f32>) {
    %0 = call @cholesky(%arg3) : (tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<40x3xf32>) -> tensor<40x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<40x1x3xf32>) -> tensor<40x3x3xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<40x3x3xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<40x3x3xf32>
    %6 = stablehlo.transpose %5, dims = [1, 2, 0] : (tensor<40x3x3xf32>) -> tensor<3x3x40xf32>
    %7 = call @_solve_triangular(%0, %6) : (tensor<3x3x3xf32>, tensor<3x3x40xf32>) -> tensor<3x3x40xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<3x3x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
    %cst_0 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x40xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x40xf32>
    %12 = call @diagonal(%0) : (tensor<3x3x3xf32>) -> tensor<3x3xf32>
    %13 = stablehlo.log %12 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x40xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<3x40xf32>
    %18 = stablehlo.log %arg1 : tensor<3xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %20 = stablehlo.convert %19 : tensor<3x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x40xf32>
    %22 = stablehlo.add %17, %21 : tensor<3x40xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %25 = stablehlo.maximum %24, %23 : tensor<40xf32>
    %26 = stablehlo.is_finite %25 : (tensor<40xf32>) -> tensor<40xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %28 = stablehlo.select %26, %25, %27 : tensor<40xi1>, tensor<40xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<3x40xf32>
    %31 = stablehlo.subtract %22, %30 : tensor<3x40xf32>
    %32 = stablehlo.exponential %31 : tensor<3x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<3x40xf32>, tensor<f32>) -> tensor<40xf32>
    %34 = stablehlo.sign %33 : tensor<40xf32>
    %35 = stablehlo.abs %33 : tensor<40xf32>
    %36 = stablehlo.log %35 : tensor<40xf32>
    %37 = stablehlo.add %36, %28 : tensor<40xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<3x40xf32>
    %40 = stablehlo.subtract %22, %39 : tensor<3x40xf32>
    %41 = stablehlo.exponential %40 : tensor<3x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<3x40xf32>, tensor<f32>) -> tensor<3xf32>
    %43 = stablehlo.dot_general %41, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x40xf32>, tensor<40x3xf32>) -> tensor<3x3xf32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %46 = stablehlo.divide %43, %45 : tensor<3x3xf32>
    %47 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<40x3xf32>) -> tensor<40x1x3xf32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<40x1x3xf32>) -> tensor<40x3x3xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<40x3x3xf32>
    %51 = stablehlo.subtract %49, %50 : tensor<40x3x3xf32>
    %52 = stablehlo.dot_general %41, %51, batching_dims = [1, 0] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3x40xf32>, tensor<40x3x3xf32>) -> tensor<40x3x3xf32>
    %53 = stablehlo.dot_general %52, %51, batching_dims = [1] x [1], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x3x3xf32>, tensor<40x3x3xf32>) -> tensor<3x3x3xf32>
    %54 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<3xf32>) -> tensor<3x1x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x3x3xf32>
    %56 = stablehlo.divide %53, %55 : tensor<3x3x3xf32>
    %57 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %58 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %60 = stablehlo.add %57, %59 : tensor<3x3xi32>
    %61 = stablehlo.compare EQ, %60, %58, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %62 = stablehlo.convert %61 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<3x3xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<3x3x3xf32>
    %67 = stablehlo.add %56, %66 : tensor<3x3x3xf32>
    %cst_8 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %69 = stablehlo.divide %42, %68 : tensor<3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    return %69, %46, %67, %70 : tensor<3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<f32>
  }
  func.func private @cholesky(%arg0: tensor<3x3x3xf32>) -> tensor<3x3x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x3x3xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi1>) -> tensor<3x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x1x1xi1>) -> tensor<3x3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<3x3x3xi1>, tensor<3x3x3xf32>
    %11 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %13 = stablehlo.add %11, %12 : tensor<3x3xi32>
    %14 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<3x3x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x3xf32>
    %18 = stablehlo.select %16, %10, %17 : tensor<3x3x3xi1>, tensor<3x3x3xf32>
    return %18 : tensor<3x3x3xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<3x3x3xf32>, %arg1: tensor<3x3x40xf32>) -> tensor<3x3x40xf32> {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=3, j=3, k=3, l=3, m=40, n=3, o=40}, custom>} : (tensor<3x3x3xf32>, tensor<3x3x40xf32>) -> tensor<3x3x40xf32>
    return %0 : tensor<3x3x40xf32>
  }
  func.func private @diagonal(%arg0: tensor<3x3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %1 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %5 = stablehlo.add %0, %4 : tensor<3xi32>
    %6 = stablehlo.select %3, %5, %0 : tensor<3xi1>, tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %1, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %1 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x3x3xf32>, tensor<3x2xi32>) -> tensor<3x3xf32>
    return %15 : tensor<3x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xf32>, tensor<1xf32>, tensor<i32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
}
