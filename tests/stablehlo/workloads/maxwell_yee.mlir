module @jit_maxwell_yee attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x11xf32>, %arg1: tensor<18xf32>) -> (tensor<12x11xf32> {jax.result_info = "result[0]"}, tensor<12x11xf32> {jax.result_info = "result[1]"}, tensor<12x11xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<12x11xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x11xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<12x11xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4:6 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %c_1, %iterArg_3 = %c, %iterArg_4 = %arg0, %iterArg_5 = %1, %iterArg_6 = %3) : tensor<18xf32>, tensor<i32>, tensor<i32>, tensor<12x11xf32>, tensor<12x11xf32>, tensor<12x11xf32>
    cond {
      %c_7 = stablehlo.constant dense<18> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_2, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5:4 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6) : (tensor<18xf32>, tensor<i32>, tensor<12x11xf32>, tensor<12x11xf32>, tensor<12x11xf32>) -> (tensor<i32>, tensor<12x11xf32>, tensor<12x11xf32>, tensor<12x11xf32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_2, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %6, %5#0, %5#1, %5#2, %5#3 : tensor<18xf32>, tensor<i32>, tensor<i32>, tensor<12x11xf32>, tensor<12x11xf32>, tensor<12x11xf32>
    }
    return %4#3, %4#4, %4#5 : tensor<12x11xf32>, tensor<12x11xf32>, tensor<12x11xf32>
  }
  func.func private @closed_call(%arg0: tensor<18xf32>, %arg1: tensor<i32>, %arg2: tensor<12x11xf32>, %arg3: tensor<12x11xf32>, %arg4: tensor<12x11xf32>) -> (tensor<i32>, tensor<12x11xf32>, tensor<12x11xf32>, tensor<12x11xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = call @diff(%arg2) : (tensor<12x11xf32>) -> tensor<12x10xf32>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x10xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<12x10xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.scatter"(%arg3, %4, %3) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %32 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }) : (tensor<12x11xf32>, tensor<1xi32>, tensor<12x10xf32>) -> tensor<12x11xf32>
    %6 = call @diff_0(%arg2) : (tensor<12x11xf32>) -> tensor<11x11xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<11x11xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<11x11xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %10 = "stablehlo.scatter"(%arg4, %9, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %32 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }) : (tensor<12x11xf32>, tensor<1xi32>, tensor<11x11xf32>) -> tensor<12x11xf32>
    %11 = call @diff_0(%10) : (tensor<12x11xf32>) -> tensor<11x11xf32>
    %12 = stablehlo.slice %11 [0:10, 1:10] : (tensor<11x11xf32>) -> tensor<10x9xf32>
    %13 = call @diff(%5) : (tensor<12x11xf32>) -> tensor<12x10xf32>
    %14 = stablehlo.slice %13 [1:11, 0:9] : (tensor<12x10xf32>) -> tensor<10x9xf32>
    %15 = stablehlo.subtract %12, %14 : tensor<10x9xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<10x9xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<10x9xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.concatenate %18, %19, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %21 = "stablehlo.scatter"(%arg2, %20, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %32 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }) : (tensor<12x11xf32>, tensor<2xi32>, tensor<10x9xf32>) -> tensor<12x11xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %23 = stablehlo.convert %arg1 : tensor<i32>
    %c_7 = stablehlo.constant dense<18> : tensor<i32>
    %24 = stablehlo.add %23, %c_7 : tensor<i32>
    %25 = stablehlo.select %22, %24, %arg1 : tensor<i1>, tensor<i32>
    %26 = stablehlo.dynamic_slice %arg0, %25, sizes = [1] : (tensor<18xf32>, tensor<i32>) -> tensor<1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %31 = "stablehlo.scatter"(%21, %30, %27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %32 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }) : (tensor<12x11xf32>, tensor<2xi32>, tensor<f32>) -> tensor<12x11xf32>
    return %0, %31, %5, %10 : tensor<i32>, tensor<12x11xf32>, tensor<12x11xf32>, tensor<12x11xf32>
  }
  func.func private @diff(%arg0: tensor<12x11xf32>) -> tensor<12x10xf32> {
    %0 = stablehlo.slice %arg0 [0:12, 1:11] : (tensor<12x11xf32>) -> tensor<12x10xf32>
    %1 = stablehlo.slice %arg0 [0:12, 0:10] : (tensor<12x11xf32>) -> tensor<12x10xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<12x10xf32>
    return %2 : tensor<12x10xf32>
  }
  func.func private @diff_0(%arg0: tensor<12x11xf32>) -> tensor<11x11xf32> {
    %0 = stablehlo.slice %arg0 [1:12, 0:11] : (tensor<12x11xf32>) -> tensor<11x11xf32>
    %1 = stablehlo.slice %arg0 [0:11, 0:11] : (tensor<12x11xf32>) -> tensor<11x11xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<11x11xf32>
    return %2 : tensor<11x11xf32>
  }
}
