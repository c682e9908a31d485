module @jit_pipeline_parallel attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<4x5x5xf32>, %arg1: tensor<6x2x5xf32>) -> (tensor<6x2x5xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x"}, {}, {}]>, <@mesh, [{}, {}, {}]>] out_shardings=[<@mesh, [{}, {}, {}]>] manual_axes={"x"} (%arg2: tensor<1x5x5xf32>, %arg3: tensor<6x2x5xf32>) {
      %1 = stablehlo.reshape %arg2 : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<4> : tensor<ui32>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.divide %2, %c : tensor<ui32>
      %4 = stablehlo.remainder %3, %c_0 : tensor<ui32>
      %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i32>
      %6 = stablehlo.slice %arg3 [0:1, 0:2, 0:5] : (tensor<6x2x5xf32>) -> tensor<1x2x5xf32>
      %7 = stablehlo.reshape %6 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x2x5xf32>
      %10 = stablehlo.iota dim = 0 : tensor<9xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %11:7 = stablehlo.while(%iterArg = %10, %iterArg_5 = %5, %iterArg_6 = %arg3, %iterArg_7 = %1, %iterArg_8 = %c_2, %iterArg_9 = %8, %iterArg_10 = %9) : tensor<9xi32>, tensor<i32>, tensor<6x2x5xf32>, tensor<5x5xf32>, tensor<i32>, tensor<2x5xf32>, tensor<6x2x5xf32>
      cond {
        %c_11 = stablehlo.constant dense<9> : tensor<i32>
        %15 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %15 : tensor<i1>
      } do {
        %15 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
        %16:2 = func.call @closed_call(%iterArg_5, %iterArg_6, %iterArg_7, %iterArg_9, %iterArg_10, %15) : (tensor<i32>, tensor<6x2x5xf32>, tensor<5x5xf32>, tensor<2x5xf32>, tensor<6x2x5xf32>, tensor<i32>) -> (tensor<2x5xf32>, tensor<6x2x5xf32>)
        %c_11 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
        stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %17, %16#0, %16#1 : tensor<9xi32>, tensor<i32>, tensor<6x2x5xf32>, tensor<5x5xf32>, tensor<i32>, tensor<2x5xf32>, tensor<6x2x5xf32>
      }
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %13 = func.call @_where_1(%12, %11#6, %c_4) : (tensor<i1>, tensor<6x2x5xf32>, tensor<i32>) -> tensor<6x2x5xf32>
      %14 = "stablehlo.all_reduce"(%13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %15 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %15 : tensor<f32>
      }) : (tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
      sdy.return %14 : tensor<6x2x5xf32>
    } : (tensor<4x5x5xf32>, tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
    return %0 : tensor<6x2x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<6x2x5xf32>, %arg2: tensor<5x5xf32>, %arg3: tensor<2x5xf32>, %arg4: tensor<6x2x5xf32>, %arg5: tensor<i32>) -> (tensor<2x5xf32>, tensor<6x2x5xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.minimum %arg5, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %3 = stablehlo.add %1, %c_2 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %6 = stablehlo.add %c_5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.select %5, %6, %c_7 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_8, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.add %c_10, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_12 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %4, %7, %10, sizes = [1, 2, 5] : (tensor<6x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %13 = call @_where(%0, %12, %arg3) : (tensor<i1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %14 = stablehlo.dot_general %13, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
    %15 = stablehlo.tanh %14 : tensor<2x5xf32>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.compare EQ, %arg0, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %17 = stablehlo.compare GE, %arg5, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = stablehlo.and %16, %17 : tensor<i1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.subtract %arg5, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.maximum %19, %c_16 : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %20, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<6> : tensor<i32>
    %22 = stablehlo.add %20, %c_18 : tensor<i32>
    %23 = stablehlo.select %21, %22, %20 : tensor<i1>, tensor<i32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %25 = "stablehlo.scatter"(%arg4, %24, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      stablehlo.return %arg7 : tensor<f32>
    }) : (tensor<6x2x5xf32>, tensor<1xi32>, tensor<2x5xf32>) -> tensor<6x2x5xf32>
    %26 = call @_where_0(%18, %25, %arg4) : (tensor<i1>, tensor<6x2x5xf32>, tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
    %27 = "stablehlo.collective_permute"(%15) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2x5xf32>) -> tensor<2x5xf32>
    return %27, %26 : tensor<2x5xf32>, tensor<6x2x5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x5xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<6x2x5xf32>, %arg2: tensor<6x2x5xf32>) -> tensor<6x2x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<6x2x5xf32>
    return %0 : tensor<6x2x5xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<6x2x5xf32>, %arg2: tensor<i32>) -> tensor<6x2x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x2x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6x2x5xf32>
    return %2 : tensor<6x2x5xf32>
  }
}
