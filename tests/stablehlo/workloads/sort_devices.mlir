module @jit_sort_devices attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<20xi32>) -> (tensor<20xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %c_1 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
    %c_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %0 = sdy.manual_computation(%c, %c_0, %c_1, %c_2, %arg0) in_shardings=[<@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<4xi32>, %arg2: tensor<2xi32>, %arg3: tensor<4xi32>, %arg4: tensor<2xi32>, %arg5: tensor<5xi32>) {
      %c_3 = stablehlo.constant dense<1> : tensor<ui32>
      %c_4 = stablehlo.constant dense<4> : tensor<ui32>
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.divide %1, %c_3 : tensor<ui32>
      %3 = stablehlo.remainder %2, %c_4 : tensor<ui32>
      %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i32>
      %5 = func.call @sort(%arg5) : (tensor<5xi32>) -> tensor<5xi32>
      %6 = "stablehlo.collective_permute"(%5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 3], [1, 0], [3, 2]]> : tensor<4x2xi64>}> : (tensor<5xi32>) -> tensor<5xi32>
      %7 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
      %8 = func.call @sort_0(%7) : (tensor<10xi32>) -> tensor<10xi32>
      %9 = stablehlo.slice %8 [0:5] : (tensor<10xi32>) -> tensor<5xi32>
      %10 = stablehlo.slice %8 [5:10] : (tensor<10xi32>) -> tensor<5xi32>
      %11 = func.call @_in1d(%4, %arg1) : (tensor<i32>, tensor<4xi32>) -> tensor<1xi1>
      %12 = stablehlo.reshape %11 : (tensor<1xi1>) -> tensor<i1>
      %c_5 = stablehlo.constant dense<2> : tensor<i32>
      %13 = func.call @remainder(%4, %c_5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %14 = stablehlo.compare EQ, %13, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %15 = func.call @_where_1(%14, %9, %10) : (tensor<i1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %16 = func.call @_where_1(%12, %5, %15) : (tensor<i1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %17 = "stablehlo.collective_permute"(%16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 2], [2, 1]]> : tensor<2x2xi64>}> : (tensor<5xi32>) -> tensor<5xi32>
      %18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
      %19 = func.call @sort_0(%18) : (tensor<10xi32>) -> tensor<10xi32>
      %20 = stablehlo.slice %19 [0:5] : (tensor<10xi32>) -> tensor<5xi32>
      %21 = stablehlo.slice %19 [5:10] : (tensor<10xi32>) -> tensor<5xi32>
      %22 = func.call @_in1d_2(%4, %arg2) : (tensor<i32>, tensor<2xi32>) -> tensor<1xi1>
      %23 = stablehlo.reshape %22 : (tensor<1xi1>) -> tensor<i1>
      %c_7 = stablehlo.constant dense<2> : tensor<i32>
      %24 = func.call @remainder(%4, %c_7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.compare EQ, %24, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %26 = func.call @_where_1(%25, %20, %21) : (tensor<i1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %27 = func.call @_where_1(%23, %16, %26) : (tensor<i1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %28 = "stablehlo.collective_permute"(%27) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 3], [1, 0], [3, 2]]> : tensor<4x2xi64>}> : (tensor<5xi32>) -> tensor<5xi32>
      %29 = stablehlo.concatenate %27, %28, dim = 0 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
      %30 = func.call @sort_0(%29) : (tensor<10xi32>) -> tensor<10xi32>
      %31 = stablehlo.slice %30 [0:5] : (tensor<10xi32>) -> tensor<5xi32>
      %32 = stablehlo.slice %30 [5:10] : (tensor<10xi32>) -> tensor<5xi32>
      %33 = func.call @_in1d(%4, %arg3) : (tensor<i32>, tensor<4xi32>) -> tensor<1xi1>
      %34 = stablehlo.reshape %33 : (tensor<1xi1>) -> tensor<i1>
      %c_9 = stablehlo.constant dense<2> : tensor<i32>
      %35 = func.call @remainder(%4, %c_9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.compare EQ, %35, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %37 = func.call @_where_1(%36, %31, %32) : (tensor<i1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %38 = func.call @_where_1(%34, %27, %37) : (tensor<i1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %39 = "stablehlo.collective_permute"(%38) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 2], [2, 1]]> : tensor<2x2xi64>}> : (tensor<5xi32>) -> tensor<5xi32>
      %40 = stablehlo.concatenate %38, %39, dim = 0 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
      %41 = func.call @sort_0(%40) : (tensor<10xi32>) -> tensor<10xi32>
      %42 = stablehlo.slice %41 [0:5] : (tensor<10xi32>) -> tensor<5xi32>
      %43 = stablehlo.slice %41 [5:10] : (tensor<10xi32>) -> tensor<5xi32>
      %44 = func.call @_in1d_2(%4, %arg4) : (tensor<i32>, tensor<2xi32>) -> tensor<1xi1>
      %45 = stablehlo.reshape %44 : (tensor<1xi1>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<2> : tensor<i32>
      %46 = func.call @remainder(%4, %c_11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.compare EQ, %46, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %48 = func.call @_where_1(%47, %42, %43) : (tensor<i1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %49 = func.call @_where_1(%45, %38, %48) : (tensor<i1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      sdy.return %49 : tensor<5xi32>
    } : (tensor<4xi32>, tensor<2xi32>, tensor<4xi32>, tensor<2xi32>, tensor<20xi32>) -> tensor<20xi32>
    return %0 : tensor<20xi32>
  }
  func.func private @sort(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5xi32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @sort_0(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<10xi32>) -> tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @_in1d(%arg0: tensor<i32>, %arg1: tensor<4xi32>) -> tensor<1xi1> {
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x4xi32>
    %4 = stablehlo.compare NE, %3, %2, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<1x4xi1>, tensor<i1>) -> tensor<1xi1>
    return %5 : tensor<1xi1>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @_in1d_2(%arg0: tensor<i32>, %arg1: tensor<2xi32>) -> tensor<1xi1> {
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x2xi32>
    %4 = stablehlo.compare NE, %3, %2, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
    return %5 : tensor<1xi1>
  }
}
