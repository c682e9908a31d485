module @jit_associative_scan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xf32>, %arg1: tensor<3x9xf32>) -> (tensor<3x9xf32> {jax.result_info = "result[0]"}, tensor<3x9xf32> {jax.result_info = "result[1][0]"}, tensor<3x9xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:8:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.slice %arg0 [0:3, 1:9:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<3x4xf32>
    %3 = stablehlo.slice %2 [0:3, 0:3:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %4 = stablehlo.slice %2 [0:3, 1:4:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<3x2xf32>
    %6 = stablehlo.slice %5 [0:3, 0:1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.slice %5 [0:3, 1:2:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<3x1xf32>
    %9 = stablehlo.slice %8 [0:3, 0:0] : (tensor<3x1xf32>) -> tensor<3x0xf32>
    %10 = stablehlo.slice %5 [0:3, 2:2:2] : (tensor<3x2xf32>) -> tensor<3x0xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<3x0xf32>
    %12 = stablehlo.slice %5 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %13 = stablehlo.concatenate %12, %11, dim = 1 : (tensor<3x1xf32>, tensor<3x0xf32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %15 = stablehlo.pad %8, %cst, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x2xf32>
    %17 = stablehlo.slice %16 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %18 = stablehlo.slice %2 [0:3, 2:4:2] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<3x1xf32>
    %20 = stablehlo.slice %2 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %21 = stablehlo.concatenate %20, %19, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
    %22 = stablehlo.pad %21, %cst, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.pad %16, %cst, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %24 = stablehlo.add %22, %23 : tensor<3x4xf32>
    %25 = stablehlo.slice %arg0 [0:3, 2:9:2] : (tensor<3x9xf32>) -> tensor<3x4xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<3x4xf32>
    %27 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x9xf32>) -> tensor<3x1xf32>
    %28 = stablehlo.concatenate %27, %26, dim = 1 : (tensor<3x1xf32>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %29 = stablehlo.pad %28, %cst, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x9xf32>
    %30 = stablehlo.pad %24, %cst, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x9xf32>
    %31 = stablehlo.add %29, %30 : tensor<3x9xf32>
    %32 = stablehlo.reverse %arg1, dims = [0] : tensor<3x9xf32>
    %33 = stablehlo.reverse %arg0, dims = [0] : tensor<3x9xf32>
    %34 = stablehlo.slice %32 [0:2:2, 0:9] : (tensor<3x9xf32>) -> tensor<1x9xf32>
    %35 = stablehlo.slice %33 [0:2:2, 0:9] : (tensor<3x9xf32>) -> tensor<1x9xf32>
    %36 = stablehlo.slice %32 [1:3:2, 0:9] : (tensor<3x9xf32>) -> tensor<1x9xf32>
    %37 = stablehlo.slice %33 [1:3:2, 0:9] : (tensor<3x9xf32>) -> tensor<1x9xf32>
    %38 = stablehlo.multiply %34, %36 : tensor<1x9xf32>
    %39 = stablehlo.multiply %35, %36 : tensor<1x9xf32>
    %40 = stablehlo.add %39, %37 : tensor<1x9xf32>
    %41 = stablehlo.slice %32 [2:3:2, 0:9] : (tensor<3x9xf32>) -> tensor<1x9xf32>
    %42 = stablehlo.slice %33 [2:3:2, 0:9] : (tensor<3x9xf32>) -> tensor<1x9xf32>
    %43 = stablehlo.multiply %38, %41 : tensor<1x9xf32>
    %44 = stablehlo.multiply %40, %41 : tensor<1x9xf32>
    %45 = stablehlo.add %44, %42 : tensor<1x9xf32>
    %46 = stablehlo.slice %32 [0:1, 0:9] : (tensor<3x9xf32>) -> tensor<1x9xf32>
    %47 = stablehlo.concatenate %46, %43, dim = 0 : (tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<2x9xf32>
    %48 = stablehlo.slice %33 [0:1, 0:9] : (tensor<3x9xf32>) -> tensor<1x9xf32>
    %49 = stablehlo.concatenate %48, %45, dim = 0 : (tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<2x9xf32>
    %50 = stablehlo.pad %47, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    %51 = stablehlo.pad %38, %cst, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    %52 = stablehlo.add %50, %51 : tensor<3x9xf32>
    %53 = stablehlo.pad %49, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    %54 = stablehlo.pad %40, %cst, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    %55 = stablehlo.add %53, %54 : tensor<3x9xf32>
    %56 = stablehlo.reverse %52, dims = [0] : tensor<3x9xf32>
    %57 = stablehlo.reverse %55, dims = [0] : tensor<3x9xf32>
    return %31, %56, %57 : tensor<3x9xf32>, tensor<3x9xf32>, tensor<3x9xf32>
  }
}
