module @jit_model_mandelbrot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xcomplex<f32>>) -> (tensor<7x5xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<7x5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_1, %iterArg_3 = %c_0, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<7x5xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<7x5xcomplex<f32>>, tensor<7x5xi32>
    cond {
      %c_6 = stablehlo.constant dense<12> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:3 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5) : (tensor<7x5xcomplex<f32>>, tensor<i64>, tensor<7x5xcomplex<f32>>, tensor<7x5xi32>) -> (tensor<i64>, tensor<7x5xcomplex<f32>>, tensor<7x5xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %4 = stablehlo.add %iterArg_2, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %4, %3#0, %3#1, %3#2 : tensor<7x5xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<7x5xcomplex<f32>>, tensor<7x5xi32>
    }
    return %2#4 : tensor<7x5xi32>
  }
  func.func private @closed_call(%arg0: tensor<7x5xcomplex<f32>>, %arg1: tensor<i64>, %arg2: tensor<7x5xcomplex<f32>>, %arg3: tensor<7x5xi32>) -> (tensor<i64>, tensor<7x5xcomplex<f32>>, tensor<7x5xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %1 = stablehlo.abs %arg2 : (tensor<7x5xcomplex<f32>>) -> tensor<7x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %4 = stablehlo.multiply %arg2, %arg2 : tensor<7x5xcomplex<f32>>
    %5 = stablehlo.add %4, %arg0 : tensor<7x5xcomplex<f32>>
    %6 = call @_where(%3, %5, %arg2) : (tensor<7x5xi1>, tensor<7x5xcomplex<f32>>, tensor<7x5xcomplex<f32>>) -> tensor<7x5xcomplex<f32>>
    %7 = stablehlo.abs %arg2 : (tensor<7x5xcomplex<f32>>) -> tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %9 = stablehlo.compare LT, %7, %8, FLOAT : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %10 = stablehlo.convert %9 : (tensor<7x5xi1>) -> tensor<7x5xi32>
    %11 = stablehlo.add %arg3, %10 : tensor<7x5xi32>
    return %0, %6, %11 : tensor<i64>, tensor<7x5xcomplex<f32>>, tensor<7x5xi32>
  }
  func.func private @_where(%arg0: tensor<7x5xi1>, %arg1: tensor<7x5xcomplex<f32>>, %arg2: tensor<7x5xcomplex<f32>>) -> tensor<7x5xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x5xi1>, tensor<7x5xcomplex<f32>>
    return %0 : tensor<7x5xcomplex<f32>>
  }
}
