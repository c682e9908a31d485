module @jit_matrix_chain attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xi32>) -> (tensor<5x5xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_1, %iterArg_3 = %c_0, %iterArg_4 = %0) : tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<5x5xi32>
    cond {
      %c_5 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4) : (tensor<6xi32>, tensor<i32>, tensor<5x5xi32>) -> (tensor<i32>, tensor<5x5xi32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %3, %2#0, %2#1 : tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<5x5xi32>
    }
    return %1#3 : tensor<5x5xi32>
  }
  func.func private @closed_call(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<5x5xi32>) -> (tensor<i32>, tensor<5x5xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.subtract %c_0, %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %arg0, %iterArg_3 = %c_1, %iterArg_4 = %1, %iterArg_5 = %arg2) : tensor<i32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<5x5xi32>
    cond {
      %3 = stablehlo.compare LT, %iterArg_3, %iterArg_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      %4 = stablehlo.add %iterArg_3, %iterArg : tensor<i32>
      %c_7 = stablehlo.constant dense<1000000000> : tensor<i32>
      %5:7 = stablehlo.while(%iterArg_12 = %iterArg_3, %iterArg_13 = %iterArg_5, %iterArg_14 = %4, %iterArg_15 = %iterArg_2, %iterArg_16 = %iterArg_3, %iterArg_17 = %4, %iterArg_18 = %c_7) : tensor<i32>, tensor<5x5xi32>, tensor<i32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<i32>
      cond {
        %18 = stablehlo.compare LT, %iterArg_16, %iterArg_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %18 : tensor<i1>
      } do {
        %c_19 = stablehlo.constant dense<1> : tensor<i32>
        %18 = stablehlo.add %iterArg_16, %c_19 : tensor<i32>
        %19 = stablehlo.convert %iterArg_12 : tensor<i32>
        %20 = stablehlo.convert %iterArg_16 : tensor<i32>
        %c_20 = stablehlo.constant dense<0> : tensor<i32>
        %21 = stablehlo.compare LT, %19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_21 = stablehlo.constant dense<5> : tensor<i32>
        %22 = stablehlo.add %19, %c_21 : tensor<i32>
        %23 = stablehlo.select %21, %22, %19 : tensor<i1>, tensor<i32>
        %c_22 = stablehlo.constant dense<0> : tensor<i32>
        %24 = stablehlo.compare LT, %20, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_23 = stablehlo.constant dense<5> : tensor<i32>
        %25 = stablehlo.add %20, %c_23 : tensor<i32>
        %26 = stablehlo.select %24, %25, %20 : tensor<i1>, tensor<i32>
        %27 = stablehlo.dynamic_slice %iterArg_13, %23, %26, sizes = [1, 1] : (tensor<5x5xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
        %28 = stablehlo.reshape %27 : (tensor<1x1xi32>) -> tensor<i32>
        %c_24 = stablehlo.constant dense<1> : tensor<i32>
        %29 = stablehlo.add %iterArg_16, %c_24 : tensor<i32>
        %30 = stablehlo.convert %29 : tensor<i32>
        %31 = stablehlo.convert %iterArg_14 : tensor<i32>
        %c_25 = stablehlo.constant dense<0> : tensor<i32>
        %32 = stablehlo.compare LT, %30, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_26 = stablehlo.constant dense<5> : tensor<i32>
        %33 = stablehlo.add %30, %c_26 : tensor<i32>
        %34 = stablehlo.select %32, %33, %30 : tensor<i1>, tensor<i32>
        %c_27 = stablehlo.constant dense<0> : tensor<i32>
        %35 = stablehlo.compare LT, %31, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_28 = stablehlo.constant dense<5> : tensor<i32>
        %36 = stablehlo.add %31, %c_28 : tensor<i32>
        %37 = stablehlo.select %35, %36, %31 : tensor<i1>, tensor<i32>
        %38 = stablehlo.dynamic_slice %iterArg_13, %34, %37, sizes = [1, 1] : (tensor<5x5xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
        %39 = stablehlo.reshape %38 : (tensor<1x1xi32>) -> tensor<i32>
        %40 = stablehlo.add %28, %39 : tensor<i32>
        %c_29 = stablehlo.constant dense<0> : tensor<i32>
        %41 = stablehlo.compare LT, %iterArg_12, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %42 = stablehlo.convert %iterArg_12 : tensor<i32>
        %c_30 = stablehlo.constant dense<6> : tensor<i32>
        %43 = stablehlo.add %42, %c_30 : tensor<i32>
        %44 = stablehlo.select %41, %43, %iterArg_12 : tensor<i1>, tensor<i32>
        %45 = stablehlo.dynamic_slice %iterArg_15, %44, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
        %46 = stablehlo.reshape %45 : (tensor<1xi32>) -> tensor<i32>
        %c_31 = stablehlo.constant dense<1> : tensor<i32>
        %47 = stablehlo.add %iterArg_16, %c_31 : tensor<i32>
        %c_32 = stablehlo.constant dense<0> : tensor<i32>
        %48 = stablehlo.compare LT, %47, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %49 = stablehlo.convert %47 : tensor<i32>
        %c_33 = stablehlo.constant dense<6> : tensor<i32>
        %50 = stablehlo.add %49, %c_33 : tensor<i32>
        %51 = stablehlo.select %48, %50, %47 : tensor<i1>, tensor<i32>
        %52 = stablehlo.dynamic_slice %iterArg_15, %51, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
        %53 = stablehlo.reshape %52 : (tensor<1xi32>) -> tensor<i32>
        %54 = stablehlo.multiply %46, %53 : tensor<i32>
        %c_34 = stablehlo.constant dense<1> : tensor<i32>
        %55 = stablehlo.add %iterArg_14, %c_34 : tensor<i32>
        %c_35 = stablehlo.constant dense<0> : tensor<i32>
        %56 = stablehlo.compare LT, %55, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %57 = stablehlo.convert %55 : tensor<i32>
        %c_36 = stablehlo.constant dense<6> : tensor<i32>
        %58 = stablehlo.add %57, %c_36 : tensor<i32>
        %59 = stablehlo.select %56, %58, %55 : tensor<i1>, tensor<i32>
        %60 = stablehlo.dynamic_slice %iterArg_15, %59, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
        %61 = stablehlo.reshape %60 : (tensor<1xi32>) -> tensor<i32>
        %62 = stablehlo.multiply %54, %61 : tensor<i32>
        %63 = stablehlo.add %40, %62 : tensor<i32>
        %64 = stablehlo.convert %iterArg_18 : tensor<i32>
        %65 = stablehlo.minimum %64, %63 : tensor<i32>
        stablehlo.return %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %18, %iterArg_17, %65 : tensor<i32>, tensor<5x5xi32>, tensor<i32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<i32>
      }
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_3, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_9 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.add %iterArg_3, %c_9 : tensor<i32>
      %8 = stablehlo.select %6, %7, %iterArg_3 : tensor<i1>, tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.compare LT, %4, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.add %4, %c_11 : tensor<i32>
      %11 = stablehlo.select %9, %10, %4 : tensor<i1>, tensor<i32>
      %12 = stablehlo.convert %8 : tensor<i32>
      %13 = stablehlo.convert %11 : tensor<i32>
      %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %17 = "stablehlo.scatter"(%iterArg_5, %16, %5#6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
      ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
        stablehlo.return %arg4 : tensor<i32>
      }) : (tensor<5x5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5x5xi32>
      stablehlo.return %iterArg, %iterArg_2, %3, %iterArg_4, %17 : tensor<i32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<5x5xi32>
    }
    return %0, %2#4 : tensor<i32>, tensor<5x5xi32>
  }
}
