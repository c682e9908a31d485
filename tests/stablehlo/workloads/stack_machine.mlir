module @jit_stack_machine attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<8xi32> {jax.result_info = "result[1]"}, tensor<i32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_0, %iterArg_5 = %c_1, %iterArg_6 = %0, %iterArg_7 = %c_2) : tensor<10xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<i32>
    cond {
      %c_8 = stablehlo.constant dense<10> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.convert %iterArg_5 : tensor<i32>
      %c_9 = stablehlo.constant dense<10> : tensor<i32>
      %4 = stablehlo.add %3, %c_9 : tensor<i32>
      %5 = stablehlo.select %2, %4, %iterArg_5 : tensor<i1>, tensor<i32>
      %6 = stablehlo.dynamic_slice %iterArg, %5, sizes = [1] : (tensor<10xi32>, tensor<i32>) -> tensor<1xi32>
      %7 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %c_11 = stablehlo.constant dense<6> : tensor<i32>
      %8 = stablehlo.clamp %c_10, %7, %c_11 : tensor<i32>
      %9:2 = "stablehlo.case"(%8) ({
        stablehlo.return %iterArg_6, %iterArg_7 : tensor<8xi32>, tensor<i32>
      }, {
        %c_13 = stablehlo.constant dense<0> : tensor<i32>
        %11 = stablehlo.compare LT, %iterArg_7, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_14 = stablehlo.constant dense<8> : tensor<i32>
        %12 = stablehlo.add %iterArg_7, %c_14 : tensor<i32>
        %13 = stablehlo.select %11, %12, %iterArg_7 : tensor<i1>, tensor<i32>
        %14 = stablehlo.convert %13 : tensor<i32>
        %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %16 = "stablehlo.scatter"(%iterArg_6, %15, %iterArg_3) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
          stablehlo.return %arg3 : tensor<i32>
        }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
        %c_15 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.add %iterArg_7, %c_15 : tensor<i32>
        stablehlo.return %16, %17 : tensor<8xi32>, tensor<i32>
      }, {
        %c_13 = stablehlo.constant dense<0> : tensor<i32>
        %11 = stablehlo.compare LT, %iterArg_7, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_14 = stablehlo.constant dense<8> : tensor<i32>
        %12 = stablehlo.add %iterArg_7, %c_14 : tensor<i32>
        %13 = stablehlo.select %11, %12, %iterArg_7 : tensor<i1>, tensor<i32>
        %14 = stablehlo.convert %13 : tensor<i32>
        %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %16 = "stablehlo.scatter"(%iterArg_6, %15, %iterArg_4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
          stablehlo.return %arg3 : tensor<i32>
        }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
        %c_15 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.add %iterArg_7, %c_15 : tensor<i32>
        stablehlo.return %16, %17 : tensor<8xi32>, tensor<i32>
      }, {
        %c_13 = stablehlo.constant dense<2> : tensor<i32>
        %11 = stablehlo.subtract %iterArg_7, %c_13 : tensor<i32>
        %c_14 = stablehlo.constant dense<2> : tensor<i32>
        %12 = stablehlo.subtract %iterArg_7, %c_14 : tensor<i32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %13 = stablehlo.compare LT, %12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %14 = stablehlo.convert %12 : tensor<i32>
        %c_16 = stablehlo.constant dense<8> : tensor<i32>
        %15 = stablehlo.add %14, %c_16 : tensor<i32>
        %16 = stablehlo.select %13, %15, %12 : tensor<i1>, tensor<i32>
        %17 = stablehlo.dynamic_slice %iterArg_6, %16, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
        %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
        %c_17 = stablehlo.constant dense<1> : tensor<i32>
        %19 = stablehlo.subtract %iterArg_7, %c_17 : tensor<i32>
        %c_18 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.compare LT, %19, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %21 = stablehlo.convert %19 : tensor<i32>
        %c_19 = stablehlo.constant dense<8> : tensor<i32>
        %22 = stablehlo.add %21, %c_19 : tensor<i32>
        %23 = stablehlo.select %20, %22, %19 : tensor<i1>, tensor<i32>
        %24 = stablehlo.dynamic_slice %iterArg_6, %23, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
        %25 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
        %26 = stablehlo.add %18, %25 : tensor<i32>
        %c_20 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.compare LT, %11, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_21 = stablehlo.constant dense<8> : tensor<i32>
        %28 = stablehlo.add %11, %c_21 : tensor<i32>
        %29 = stablehlo.select %27, %28, %11 : tensor<i1>, tensor<i32>
        %30 = stablehlo.convert %29 : tensor<i32>
        %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %32 = "stablehlo.scatter"(%iterArg_6, %31, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
          stablehlo.return %arg3 : tensor<i32>
        }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
        %c_22 = stablehlo.constant dense<1> : tensor<i32>
        %33 = stablehlo.subtract %iterArg_7, %c_22 : tensor<i32>
        stablehlo.return %32, %33 : tensor<8xi32>, tensor<i32>
      }, {
        %c_13 = stablehlo.constant dense<2> : tensor<i32>
        %11 = stablehlo.subtract %iterArg_7, %c_13 : tensor<i32>
        %c_14 = stablehlo.constant dense<2> : tensor<i32>
        %12 = stablehlo.subtract %iterArg_7, %c_14 : tensor<i32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %13 = stablehlo.compare LT, %12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %14 = stablehlo.convert %12 : tensor<i32>
        %c_16 = stablehlo.constant dense<8> : tensor<i32>
        %15 = stablehlo.add %14, %c_16 : tensor<i32>
        %16 = stablehlo.select %13, %15, %12 : tensor<i1>, tensor<i32>
        %17 = stablehlo.dynamic_slice %iterArg_6, %16, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
        %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
        %c_17 = stablehlo.constant dense<1> : tensor<i32>
        %19 = stablehlo.subtract %iterArg_7, %c_17 : tensor<i32>
        %c_18 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.compare LT, %19, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %21 = stablehlo.convert %19 : tensor<i32>
        %c_19 = stablehlo.constant dense<8> : tensor<i32>
        %22 = stablehlo.add %21, %c_19 : tensor<i32>
        %23 = stablehlo.select %20, %22, %19 : tensor<i1>, tensor<i32>
        %24 = stablehlo.dynamic_slice %iterArg_6, %23, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
        %25 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
        %26 = stablehlo.multiply %18, %25 : tensor<i32>
        %c_20 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.compare LT, %11, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_21 = stablehlo.constant dense<8> : tensor<i32>
        %28 = stablehlo.add %11, %c_21 : tensor<i32>
        %29 = stablehlo.select %27, %28, %11 : tensor<i1>, tensor<i32>
        %30 = stablehlo.convert %29 : tensor<i32>
        %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %32 = "stablehlo.scatter"(%iterArg_6, %31, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
          stablehlo.return %arg3 : tensor<i32>
        }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
        %c_22 = stablehlo.constant dense<1> : tensor<i32>
        %33 = stablehlo.subtract %iterArg_7, %c_22 : tensor<i32>
        stablehlo.return %32, %33 : tensor<8xi32>, tensor<i32>
      }, {
        %c_13 = stablehlo.constant dense<2> : tensor<i32>
        %11 = stablehlo.subtract %iterArg_7, %c_13 : tensor<i32>
        %c_14 = stablehlo.constant dense<2> : tensor<i32>
        %12 = stablehlo.subtract %iterArg_7, %c_14 : tensor<i32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %13 = stablehlo.compare LT, %12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %14 = stablehlo.convert %12 : tensor<i32>
        %c_16 = stablehlo.constant dense<8> : tensor<i32>
        %15 = stablehlo.add %14, %c_16 : tensor<i32>
        %16 = stablehlo.select %13, %15, %12 : tensor<i1>, tensor<i32>
        %17 = stablehlo.dynamic_slice %iterArg_6, %16, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
        %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
        %c_17 = stablehlo.constant dense<1> : tensor<i32>
        %19 = stablehlo.subtract %iterArg_7, %c_17 : tensor<i32>
        %c_18 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.compare LT, %19, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %21 = stablehlo.convert %19 : tensor<i32>
        %c_19 = stablehlo.constant dense<8> : tensor<i32>
        %22 = stablehlo.add %21, %c_19 : tensor<i32>
        %23 = stablehlo.select %20, %22, %19 : tensor<i1>, tensor<i32>
        %24 = stablehlo.dynamic_slice %iterArg_6, %23, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
        %25 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
        %26 = stablehlo.subtract %18, %25 : tensor<i32>
        %c_20 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.compare LT, %11, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_21 = stablehlo.constant dense<8> : tensor<i32>
        %28 = stablehlo.add %11, %c_21 : tensor<i32>
        %29 = stablehlo.select %27, %28, %11 : tensor<i1>, tensor<i32>
        %30 = stablehlo.convert %29 : tensor<i32>
        %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %32 = "stablehlo.scatter"(%iterArg_6, %31, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
          stablehlo.return %arg3 : tensor<i32>
        }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
        %c_22 = stablehlo.constant dense<1> : tensor<i32>
        %33 = stablehlo.subtract %iterArg_7, %c_22 : tensor<i32>
        stablehlo.return %32, %33 : tensor<8xi32>, tensor<i32>
      }, {
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.subtract %iterArg_7, %c_13 : tensor<i32>
        %c_14 = stablehlo.constant dense<0> : tensor<i32>
        %12 = stablehlo.compare LT, %11, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %13 = stablehlo.convert %11 : tensor<i32>
        %c_15 = stablehlo.constant dense<8> : tensor<i32>
        %14 = stablehlo.add %13, %c_15 : tensor<i32>
        %15 = stablehlo.select %12, %14, %11 : tensor<i1>, tensor<i32>
        %16 = stablehlo.dynamic_slice %iterArg_6, %15, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
        %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
        %c_16 = stablehlo.constant dense<0> : tensor<i32>
        %18 = stablehlo.compare LT, %iterArg_7, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_17 = stablehlo.constant dense<8> : tensor<i32>
        %19 = stablehlo.add %iterArg_7, %c_17 : tensor<i32>
        %20 = stablehlo.select %18, %19, %iterArg_7 : tensor<i1>, tensor<i32>
        %21 = stablehlo.convert %20 : tensor<i32>
        %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %23 = "stablehlo.scatter"(%iterArg_6, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
          stablehlo.return %arg3 : tensor<i32>
        }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
        %c_18 = stablehlo.constant dense<1> : tensor<i32>
        %24 = stablehlo.add %iterArg_7, %c_18 : tensor<i32>
        stablehlo.return %23, %24 : tensor<8xi32>, tensor<i32>
      }) : (tensor<i32>) -> (tensor<8xi32>, tensor<i32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_5, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %10, %9#0, %9#1 : tensor<10xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<i32>
    }
    return %1#3, %1#4, %1#5 : tensor<i32>, tensor<8xi32>, tensor<i32>
  }
}
