module @jit_while_shapes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xi8>) -> (tensor<3xi8> {jax.result_info = "result[0]"}, tensor<3xi1> {jax.result_info = "result[1]"}, tensor<i1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3xi8>
    %1 = stablehlo.compare GT, %arg0, %0, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %2:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %1, %iterArg_2 = %c_0) : tensor<3xi8>, tensor<3xi1>, tensor<i1>
    cond {
      stablehlo.return %iterArg_2 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i8>
      %4 = "stablehlo.scatter"(%iterArg, %3, %c_4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
        %9 = stablehlo.add %arg1, %arg2 : tensor<i8>
        stablehlo.return %9 : tensor<i8>
      }) : (tensor<3xi8>, tensor<1xi32>, tensor<i8>) -> tensor<3xi8>
      %5 = stablehlo.not %iterArg_1 : tensor<3xi1>
      %6 = stablehlo.convert %iterArg : (tensor<3xi8>) -> tensor<3xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %7 = stablehlo.reduce(%6 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
      %c_6 = stablehlo.constant dense<4> : tensor<i64>
      %8 = stablehlo.compare LT, %7, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4, %5, %8 : tensor<3xi8>, tensor<3xi1>, tensor<i1>
    }
    return %2#0, %2#1, %2#2 : tensor<3xi8>, tensor<3xi1>, tensor<i1>
  }
}
