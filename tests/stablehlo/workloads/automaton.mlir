module @jit_automaton attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xi32>, %arg1: tensor<3x4xi32>) -> (tensor<20xi32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1][0]"}, tensor<i32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<20xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<20xi1>, tensor<20xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<20x1xi32>) -> tensor<20x4xi32>
    %7 = stablehlo.slice %6 [0:19:2, 0:4] : (tensor<20x4xi32>) -> tensor<10x4xi32>
    %8 = stablehlo.slice %6 [1:20:2, 0:4] : (tensor<20x4xi32>) -> tensor<10x4xi32>
    %9 = call @take_along_axis(%8, %7) : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi32>
    %10 = stablehlo.slice %9 [0:9:2, 0:4] : (tensor<10x4xi32>) -> tensor<5x4xi32>
    %11 = stablehlo.slice %9 [1:10:2, 0:4] : (tensor<10x4xi32>) -> tensor<5x4xi32>
    %12 = call @take_along_axis_0(%11, %10) : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %13 = stablehlo.slice %12 [0:4:2, 0:4] : (tensor<5x4xi32>) -> tensor<2x4xi32>
    %14 = stablehlo.slice %12 [1:5:2, 0:4] : (tensor<5x4xi32>) -> tensor<2x4xi32>
    %15 = call @take_along_axis_1(%14, %13) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %16 = stablehlo.slice %15 [0:1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
    %17 = stablehlo.slice %15 [1:2:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
    %18 = call @take_along_axis_2(%17, %16) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %19 = stablehlo.slice %18 [0:0, 0:4] : (tensor<1x4xi32>) -> tensor<0x4xi32>
    %20 = stablehlo.slice %15 [2:2:2, 0:4] : (tensor<2x4xi32>) -> tensor<0x4xi32>
    %21 = call @take_along_axis_3(%20, %19) : (tensor<0x4xi32>, tensor<0x4xi32>) -> tensor<0x4xi32>
    %22 = stablehlo.slice %15 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
    %23 = stablehlo.concatenate %22, %21, dim = 0 : (tensor<1x4xi32>, tensor<0x4xi32>) -> tensor<1x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.pad %23, %c_1, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x4xi32>, tensor<i32>) -> tensor<2x4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.pad %18, %c_2, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x4xi32>, tensor<i32>) -> tensor<2x4xi32>
    %26 = stablehlo.add %24, %25 : tensor<2x4xi32>
    %27 = stablehlo.slice %12 [2:5:2, 0:4] : (tensor<5x4xi32>) -> tensor<2x4xi32>
    %28 = call @take_along_axis_1(%27, %26) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %29 = stablehlo.slice %12 [0:1, 0:4] : (tensor<5x4xi32>) -> tensor<1x4xi32>
    %30 = stablehlo.concatenate %29, %28, dim = 0 : (tensor<1x4xi32>, tensor<2x4xi32>) -> tensor<3x4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.pad %30, %c_3, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<5x4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.pad %26, %c_4, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<5x4xi32>
    %33 = stablehlo.add %31, %32 : tensor<5x4xi32>
    %34 = stablehlo.slice %33 [0:4, 0:4] : (tensor<5x4xi32>) -> tensor<4x4xi32>
    %35 = stablehlo.slice %9 [2:10:2, 0:4] : (tensor<10x4xi32>) -> tensor<4x4xi32>
    %36 = call @take_along_axis_4(%35, %34) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %37 = stablehlo.slice %9 [0:1, 0:4] : (tensor<10x4xi32>) -> tensor<1x4xi32>
    %38 = stablehlo.concatenate %37, %36, dim = 0 : (tensor<1x4xi32>, tensor<4x4xi32>) -> tensor<5x4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.pad %38, %c_5, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<5x4xi32>, tensor<i32>) -> tensor<10x4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.pad %33, %c_6, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<5x4xi32>, tensor<i32>) -> tensor<10x4xi32>
    %41 = stablehlo.add %39, %40 : tensor<10x4xi32>
    %42 = stablehlo.slice %41 [0:9, 0:4] : (tensor<10x4xi32>) -> tensor<9x4xi32>
    %43 = stablehlo.slice %6 [2:20:2, 0:4] : (tensor<20x4xi32>) -> tensor<9x4xi32>
    %44 = call @take_along_axis_5(%43, %42) : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi32>
    %45 = stablehlo.slice %6 [0:1, 0:4] : (tensor<20x4xi32>) -> tensor<1x4xi32>
    %46 = stablehlo.concatenate %45, %44, dim = 0 : (tensor<1x4xi32>, tensor<9x4xi32>) -> tensor<10x4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.pad %46, %c_7, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<10x4xi32>, tensor<i32>) -> tensor<20x4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.pad %41, %c_8, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<10x4xi32>, tensor<i32>) -> tensor<20x4xi32>
    %49 = stablehlo.add %47, %48 : tensor<20x4xi32>
    %50 = stablehlo.slice %49 [0:20, 0:1] : (tensor<20x4xi32>) -> tensor<20x1xi32>
    %51 = stablehlo.reshape %50 : (tensor<20x1xi32>) -> tensor<20xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<12> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %52:5 = stablehlo.while(%iterArg = %arg1, %iterArg_13 = %c_12, %iterArg_14 = %c_9, %iterArg_15 = %c_10, %iterArg_16 = %c_11) : tensor<3x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %53 : tensor<i1>
    } do {
      %53:3 = func.call @closed_call(%iterArg, %iterArg_14, %iterArg_15, %iterArg_16) : (tensor<3x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_13, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %54, %53#0, %53#1, %53#2 : tensor<3x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
    }
    return %51, %52#3, %52#4 : tensor<20xi32>, tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis(%arg0: tensor<10x4xi32>, %arg1: tensor<10x4xi32>) -> tensor<10x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10x4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<10x4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<10x4xi1>, tensor<10x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<10x4xi32>) -> tensor<10x4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10x4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<10x4x1xi32>, tensor<10x4x1xi32>) -> tensor<10x4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<10x4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<10x4x1xi32>, tensor<10x4x1xi32>) -> tensor<10x4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<10x4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<10x4x1xi1>, tensor<i1>) -> tensor<10x4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<10x4xi32>, tensor<10x4x1xi32>) -> tensor<10x4xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<10x4xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<10x4xi1>, tensor<10x4xi32>
    return %15 : tensor<10x4xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<5x4xi32>, %arg1: tensor<5x4xi32>) -> tensor<5x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x4xi1>, tensor<5x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<5x4xi32>) -> tensor<5x4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x4x1xi32>, tensor<5x4x1xi32>) -> tensor<5x4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<5x4x1xi32>, tensor<5x4x1xi32>) -> tensor<5x4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<5x4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x4x1xi1>, tensor<i1>) -> tensor<5x4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xi32>, tensor<5x4x1xi32>) -> tensor<5x4xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5x4xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<5x4xi1>, tensor<5x4xi32>
    return %15 : tensor<5x4xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x4xi32>, %arg1: tensor<2x4xi32>) -> tensor<2x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4xi1>, tensor<2x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x4x1xi1>, tensor<i1>) -> tensor<2x4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x4x1xi32>) -> tensor<2x4xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x4xi1>, tensor<2x4xi32>
    return %15 : tensor<2x4xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<1x4xi32>, %arg1: tensor<1x4xi32>) -> tensor<1x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x4xi1>, tensor<1x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xi32>, tensor<4x1xi32>) -> tensor<1x4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x4xi1>, tensor<1x4xi32>
    return %16 : tensor<1x4xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<0x4xi32>, %arg1: tensor<0x4xi32>) -> tensor<0x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0x4xi32>, tensor<0x4xi32>) -> tensor<0x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0x4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0x4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<0x4xi1>, tensor<0x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<0x4xi32>) -> tensor<0x4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<0x4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<0x4x1xi32>, tensor<0x4x1xi32>) -> tensor<0x4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<0x4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<0x4x1xi32>, tensor<0x4x1xi32>) -> tensor<0x4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<0x4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<0x4x1xi1>, tensor<i1>) -> tensor<0x4xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0x4xi32>
    %c_5 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<0x4xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<0x4xi1>, tensor<0x4xi32>
    return %15 : tensor<0x4xi32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<4x4xi32>, %arg1: tensor<4x4xi32>) -> tensor<4x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x4xi1>, tensor<4x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x4xi32>) -> tensor<4x4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4x1xi32>, tensor<4x4x1xi32>) -> tensor<4x4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x4x1xi32>, tensor<4x4x1xi32>) -> tensor<4x4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x4x1xi1>, tensor<i1>) -> tensor<4x4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xi32>, tensor<4x4x1xi32>) -> tensor<4x4xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x4xi1>, tensor<4x4xi32>
    return %15 : tensor<4x4xi32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<9x4xi32>, %arg1: tensor<9x4xi32>) -> tensor<9x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9x4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<9x4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<9x4xi1>, tensor<9x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<9x4xi32>) -> tensor<9x4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9x4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<9x4x1xi32>, tensor<9x4x1xi32>) -> tensor<9x4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<9x4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<9x4x1xi32>, tensor<9x4x1xi32>) -> tensor<9x4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<9x4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<9x4x1xi1>, tensor<i1>) -> tensor<9x4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<9x4xi32>, tensor<9x4x1xi32>) -> tensor<9x4xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9x4xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<9x4xi1>, tensor<9x4xi32>
    return %15 : tensor<9x4xi32>
  }
  func.func private @closed_call(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.add %arg2, %arg3 : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = call @floor_divide(%1, %c_0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.reshape %arg0 : (tensor<3x4xi32>) -> tensor<12xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.convert %2 : tensor<i32>
    %c_2 = stablehlo.constant dense<12> : tensor<i32>
    %6 = stablehlo.add %5, %c_2 : tensor<i32>
    %7 = stablehlo.select %4, %6, %2 : tensor<i1>, tensor<i32>
    %8 = stablehlo.dynamic_slice %3, %7, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.compare LT, %9, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.add %2, %c_4 : tensor<i32>
    %12 = call @_where(%10, %11, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %13 = call @_where(%10, %arg3, %2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %0, %12, %13 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<i32>
    %1 = stablehlo.sign %arg0 : tensor<i32>
    %2 = stablehlo.sign %arg1 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<i1>
    %7 = stablehlo.compare NE, %3, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.convert %7 : tensor<i1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<i1>
    %10 = stablehlo.compare NE, %5, %9, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %11 = stablehlo.convert %10 : tensor<i1>
    %12 = stablehlo.and %8, %11 : tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.subtract %0, %c_2 : tensor<i32>
    %14 = call @_where(%12, %13, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %14 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
