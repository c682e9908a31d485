module @jit_epidemic_rk4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>) -> (tensor<40x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<40xi32>
    %1 = stablehlo.convert %0 : (tensor<40xi32>) -> tensor<40xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:5 = stablehlo.while(%iterArg = %3, %iterArg_1 = %arg0, %iterArg_2 = %c, %iterArg_3 = %arg1, %iterArg_4 = %4) : tensor<40xf32>, tensor<2xf32>, tensor<i32>, tensor<3xf32>, tensor<40x3xf32>
    cond {
      %c_5 = stablehlo.constant dense<40> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<40xf32>, tensor<i32>) -> tensor<f32>
      %7:2 = func.call @closed_call(%iterArg_1, %iterArg_3, %6) : (tensor<2xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_4, %7#1, %iterArg_2) : (tensor<40x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<40x3xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %9, %7#0, %8 : tensor<40xf32>, tensor<2xf32>, tensor<i32>, tensor<3xf32>, tensor<40x3xf32>
    }
    return %5#4 : tensor<40x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<40xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg1 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.slice %arg1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.negate %7 : tensor<f32>
    %9 = stablehlo.multiply %8, %1 : tensor<f32>
    %10 = stablehlo.multiply %9, %3 : tensor<f32>
    %11 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = stablehlo.multiply %12, %1 : tensor<f32>
    %14 = stablehlo.multiply %13, %3 : tensor<f32>
    %15 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = stablehlo.multiply %16, %3 : tensor<f32>
    %18 = stablehlo.subtract %14, %17 : tensor<f32>
    %19 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
    %21 = stablehlo.multiply %20, %3 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %25 = stablehlo.concatenate %22, %23, %24, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<3xf32>
    %28 = stablehlo.add %arg1, %27 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %29 = stablehlo.add %arg2, %cst_0 : tensor<f32>
    %30 = stablehlo.slice %28 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %31 = stablehlo.reshape %30 : (tensor<1xf32>) -> tensor<f32>
    %32 = stablehlo.slice %28 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %33 = stablehlo.reshape %32 : (tensor<1xf32>) -> tensor<f32>
    %34 = stablehlo.slice %28 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %35 = stablehlo.reshape %34 : (tensor<1xf32>) -> tensor<f32>
    %36 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %37 = stablehlo.reshape %36 : (tensor<1xf32>) -> tensor<f32>
    %38 = stablehlo.negate %37 : tensor<f32>
    %39 = stablehlo.multiply %38, %31 : tensor<f32>
    %40 = stablehlo.multiply %39, %33 : tensor<f32>
    %41 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<f32>
    %43 = stablehlo.multiply %42, %31 : tensor<f32>
    %44 = stablehlo.multiply %43, %33 : tensor<f32>
    %45 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %46 = stablehlo.reshape %45 : (tensor<1xf32>) -> tensor<f32>
    %47 = stablehlo.multiply %46, %33 : tensor<f32>
    %48 = stablehlo.subtract %44, %47 : tensor<f32>
    %49 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %50 = stablehlo.reshape %49 : (tensor<1xf32>) -> tensor<f32>
    %51 = stablehlo.multiply %50, %33 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %53 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %54 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %55 = stablehlo.concatenate %52, %53, %54, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<3xf32>
    %58 = stablehlo.add %arg1, %57 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %59 = stablehlo.add %arg2, %cst_2 : tensor<f32>
    %60 = stablehlo.slice %58 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %61 = stablehlo.reshape %60 : (tensor<1xf32>) -> tensor<f32>
    %62 = stablehlo.slice %58 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %63 = stablehlo.reshape %62 : (tensor<1xf32>) -> tensor<f32>
    %64 = stablehlo.slice %58 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %65 = stablehlo.reshape %64 : (tensor<1xf32>) -> tensor<f32>
    %66 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %67 = stablehlo.reshape %66 : (tensor<1xf32>) -> tensor<f32>
    %68 = stablehlo.negate %67 : tensor<f32>
    %69 = stablehlo.multiply %68, %61 : tensor<f32>
    %70 = stablehlo.multiply %69, %63 : tensor<f32>
    %71 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %72 = stablehlo.reshape %71 : (tensor<1xf32>) -> tensor<f32>
    %73 = stablehlo.multiply %72, %61 : tensor<f32>
    %74 = stablehlo.multiply %73, %63 : tensor<f32>
    %75 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %76 = stablehlo.reshape %75 : (tensor<1xf32>) -> tensor<f32>
    %77 = stablehlo.multiply %76, %63 : tensor<f32>
    %78 = stablehlo.subtract %74, %77 : tensor<f32>
    %79 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %80 = stablehlo.reshape %79 : (tensor<1xf32>) -> tensor<f32>
    %81 = stablehlo.multiply %80, %63 : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %83 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %84 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %85 = stablehlo.concatenate %82, %83, %84, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<3xf32>
    %88 = stablehlo.add %arg1, %87 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %89 = stablehlo.add %arg2, %cst_4 : tensor<f32>
    %90 = stablehlo.slice %88 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %91 = stablehlo.reshape %90 : (tensor<1xf32>) -> tensor<f32>
    %92 = stablehlo.slice %88 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %93 = stablehlo.reshape %92 : (tensor<1xf32>) -> tensor<f32>
    %94 = stablehlo.slice %88 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %95 = stablehlo.reshape %94 : (tensor<1xf32>) -> tensor<f32>
    %96 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %97 = stablehlo.reshape %96 : (tensor<1xf32>) -> tensor<f32>
    %98 = stablehlo.negate %97 : tensor<f32>
    %99 = stablehlo.multiply %98, %91 : tensor<f32>
    %100 = stablehlo.multiply %99, %93 : tensor<f32>
    %101 = stablehlo.slice %arg0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %102 = stablehlo.reshape %101 : (tensor<1xf32>) -> tensor<f32>
    %103 = stablehlo.multiply %102, %91 : tensor<f32>
    %104 = stablehlo.multiply %103, %93 : tensor<f32>
    %105 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %106 = stablehlo.reshape %105 : (tensor<1xf32>) -> tensor<f32>
    %107 = stablehlo.multiply %106, %93 : tensor<f32>
    %108 = stablehlo.subtract %104, %107 : tensor<f32>
    %109 = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %110 = stablehlo.reshape %109 : (tensor<1xf32>) -> tensor<f32>
    %111 = stablehlo.multiply %110, %93 : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %113 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %114 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %115 = stablehlo.concatenate %112, %113, %114, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %117 = stablehlo.multiply %116, %55 : tensor<3xf32>
    %118 = stablehlo.add %25, %117 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %120 = stablehlo.multiply %119, %85 : tensor<3xf32>
    %121 = stablehlo.add %118, %120 : tensor<3xf32>
    %122 = stablehlo.add %121, %115 : tensor<3xf32>
    %cst_7 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %124 = stablehlo.multiply %123, %122 : tensor<3xf32>
    %125 = stablehlo.add %arg1, %124 : tensor<3xf32>
    return %125, %125 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<40x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<40x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<40x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<40x3xf32>
    return %1 : tensor<40x3xf32>
  }
}
