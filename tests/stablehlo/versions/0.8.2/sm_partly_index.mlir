module @jit_sm_partly_index attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<8x3xf32>, %arg1: tensor<3x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"a", ?}, {?}]>, <@mesh, [{?}, {?}]>] out_shardings=[<@mesh, [{?}, {"a", ?}]>] manual_axes={"a"} (%arg2: tensor<4x3xf32>, %arg3: tensor<3x8xf32>) {
      %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
      %2 = sdy.sharding_constraint %1 <@mesh, [{?}, {?}]> : tensor<4x8xf32>
      %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
      %4 = sdy.sharding_constraint %3 <@mesh, [{?}, {?}]> : tensor<8x4xf32>
      %5 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"b"} () {
        %c = stablehlo.constant dense<4> : tensor<ui32>
        %c_0 = stablehlo.constant dense<2> : tensor<ui32>
        %12 = stablehlo.partition_id : tensor<ui32>
        %13 = stablehlo.divide %12, %c : tensor<ui32>
        %14 = stablehlo.remainder %13, %c_0 : tensor<ui32>
        %15 = stablehlo.convert %14 : (tensor<ui32>) -> tensor<i32>
        sdy.return %15 : tensor<i32>
      } : () -> tensor<i32>
      %6 = stablehlo.convert %5 : (tensor<i32>) -> tensor<f32>
      %7 = sdy.sharding_constraint %6 <@mesh, []> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
      %9 = sdy.sharding_constraint %8 <@mesh, [{?}, {?}]> : tensor<8x4xf32>
      %10 = stablehlo.add %4, %9 : tensor<8x4xf32>
      %11 = sdy.sharding_constraint %10 <@mesh, [{?}, {?}]> : tensor<8x4xf32>
      sdy.return %11 : tensor<8x4xf32>
    } : (tensor<8x3xf32>, tensor<3x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
