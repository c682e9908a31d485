module @jit_parts_complex attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xcomplex<f32>>, %arg1: tensor<13xcomplex<f64>>) -> (tensor<13xf32> {jax.result_info = "result[0][0]"}, tensor<13xf32> {jax.result_info = "result[0][1]"}, tensor<13xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<13xcomplex<f32>> {jax.result_info = "result[0][3]"}, tensor<13xf32> {jax.result_info = "result[0][4]"}, tensor<13xf64> {jax.result_info = "result[1][0]"}, tensor<13xf64> {jax.result_info = "result[1][1]"}, tensor<13xcomplex<f64>> {jax.result_info = "result[1][2]"}, tensor<13xcomplex<f64>> {jax.result_info = "result[1][3]"}, tensor<13xf64> {jax.result_info = "result[1][4]"}) {
    %0 = stablehlo.real %arg0 : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
    %1 = stablehlo.imag %arg0 : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
    %2 = stablehlo.real %arg0 : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
    %3 = stablehlo.imag %arg0 : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
    %4 = stablehlo.negate %3 : tensor<13xf32>
    %5 = stablehlo.complex %2, %4 : tensor<13xcomplex<f32>>
    %6 = stablehlo.negate %arg0 : tensor<13xcomplex<f32>>
    %7 = call @angle(%arg0) : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
    %8 = stablehlo.real %arg1 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %9 = stablehlo.imag %arg1 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %10 = stablehlo.real %arg1 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %11 = stablehlo.imag %arg1 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %12 = stablehlo.negate %11 : tensor<13xf64>
    %13 = stablehlo.complex %10, %12 : tensor<13xcomplex<f64>>
    %14 = stablehlo.negate %arg1 : tensor<13xcomplex<f64>>
    %15 = call @angle_0(%arg1) : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    return %0, %1, %5, %6, %7, %8, %9, %13, %14, %15 : tensor<13xf32>, tensor<13xf32>, tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>, tensor<13xf32>, tensor<13xf64>, tensor<13xf64>, tensor<13xcomplex<f64>>, tensor<13xcomplex<f64>>, tensor<13xf64>
  }
  func.func private @angle(%arg0: tensor<13xcomplex<f32>>) -> tensor<13xf32> {
    %0 = stablehlo.real %arg0 : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
    %1 = stablehlo.imag %arg0 : (tensor<13xcomplex<f32>>) -> tensor<13xf32>
    %2 = stablehlo.atan2 %1, %0 : tensor<13xf32>
    return %2 : tensor<13xf32>
  }
  func.func private @angle_0(%arg0: tensor<13xcomplex<f64>>) -> tensor<13xf64> {
    %0 = stablehlo.real %arg0 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %1 = stablehlo.imag %arg0 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %2 = stablehlo.atan2 %1, %0 : tensor<13xf64>
    return %2 : tensor<13xf64>
  }
}
