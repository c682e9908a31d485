module @jit_rotary_embeddings attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x2x6xf32>, %arg1: tensor<7xi32>) -> (tensor<7x2x6xf32> {jax.result_info = "result[0]"}, tensor<7x2x6xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<3xi32>
    %2 = stablehlo.negate %1 : tensor<3xi32>
    %3 = stablehlo.convert %2 : (tensor<3xi32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.divide %3, %4 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.power %6, %5 : tensor<3xf32>
    %8 = stablehlo.convert %0 : (tensor<7x1xi32>) -> tensor<7x1xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<7x3xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<7x3xf32>
    %13 = stablehlo.cosine %12 : tensor<7x3xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 2] : (tensor<7x3xf32>) -> tensor<7x1x3xf32>
    %15 = stablehlo.sine %12 : tensor<7x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 2] : (tensor<7x3xf32>) -> tensor<7x1x3xf32>
    %17 = stablehlo.slice %arg0 [0:7, 0:2, 0:3] : (tensor<7x2x6xf32>) -> tensor<7x2x3xf32>
    %18 = stablehlo.slice %arg0 [0:7, 0:2, 3:6] : (tensor<7x2x6xf32>) -> tensor<7x2x3xf32>
    %19 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<7x1x3xf32>) -> tensor<7x2x3xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<7x2x3xf32>
    %21 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<7x1x3xf32>) -> tensor<7x2x3xf32>
    %22 = stablehlo.multiply %18, %21 : tensor<7x2x3xf32>
    %23 = stablehlo.subtract %20, %22 : tensor<7x2x3xf32>
    %24 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<7x1x3xf32>) -> tensor<7x2x3xf32>
    %25 = stablehlo.multiply %17, %24 : tensor<7x2x3xf32>
    %26 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<7x1x3xf32>) -> tensor<7x2x3xf32>
    %27 = stablehlo.multiply %18, %26 : tensor<7x2x3xf32>
    %28 = stablehlo.add %25, %27 : tensor<7x2x3xf32>
    %29 = stablehlo.concatenate %23, %28, dim = 2 : (tensor<7x2x3xf32>, tensor<7x2x3xf32>) -> tensor<7x2x6xf32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %31 = stablehlo.convert %30 : (tensor<7x1xi32>) -> tensor<7x1xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %32 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<7x1xcomplex<f32>>
    %33 = stablehlo.multiply %32, %31 : tensor<7x1xcomplex<f32>>
    %34 = stablehlo.iota dim = 0 : tensor<3xi32>
    %35 = stablehlo.negate %34 : tensor<3xi32>
    %36 = stablehlo.convert %35 : (tensor<3xi32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %38 = stablehlo.divide %36, %37 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %40 = stablehlo.power %39, %38 : tensor<3xf32>
    %41 = stablehlo.convert %33 : tensor<7x1xcomplex<f32>>
    %42 = stablehlo.convert %40 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %44 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<7x1xcomplex<f32>>) -> tensor<7x3xcomplex<f32>>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<7x3xcomplex<f32>>
    %46 = stablehlo.multiply %44, %45 : tensor<7x3xcomplex<f32>>
    %47 = stablehlo.exponential %46 : tensor<7x3xcomplex<f32>>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 2] : (tensor<7x3xcomplex<f32>>) -> tensor<7x1x3xcomplex<f32>>
    %49 = stablehlo.slice %arg0 [0:7, 0:2, 0:6:2] : (tensor<7x2x6xf32>) -> tensor<7x2x3xf32>
    %50 = stablehlo.slice %arg0 [0:7, 0:2, 1:6:2] : (tensor<7x2x6xf32>) -> tensor<7x2x3xf32>
    %51 = stablehlo.complex %49, %50 : tensor<7x2x3xcomplex<f32>>
    %52 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<7x1x3xcomplex<f32>>) -> tensor<7x2x3xcomplex<f32>>
    %53 = stablehlo.multiply %51, %52 : tensor<7x2x3xcomplex<f32>>
    %54 = stablehlo.real %53 : (tensor<7x2x3xcomplex<f32>>) -> tensor<7x2x3xf32>
    %55 = stablehlo.imag %53 : (tensor<7x2x3xcomplex<f32>>) -> tensor<7x2x3xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<7x2x3xf32>) -> tensor<7x2x3x1xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<7x2x3xf32>) -> tensor<7x2x3x1xf32>
    %58 = stablehlo.concatenate %56, %57, dim = 3 : (tensor<7x2x3x1xf32>, tensor<7x2x3x1xf32>) -> tensor<7x2x3x2xf32>
    %59 = stablehlo.reshape %58 : (tensor<7x2x3x2xf32>) -> tensor<7x2x6xf32>
    return %29, %59 : tensor<7x2x6xf32>, tensor<7x2x6xf32>
  }
}
