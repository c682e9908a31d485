module @jit_reduce_switch attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xi32>) -> (tensor<3xi32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xi32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.reduce(%arg1 init: %c) across dimensions = [1] : (tensor<3x5xi32>, tensor<i32>) -> tensor<3xi32>
     reducer(%arg2: tensor<i32>, %arg3: tensor<i32>)  {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %c_2 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.clamp %c_1, %arg3, %c_2 : tensor<i32>
      %3 = "stablehlo.case"(%2) ({
        %c_3 = stablehlo.constant dense<1> : tensor<i32>
        %4 = stablehlo.add %arg2, %c_3 : tensor<i32>
        stablehlo.return %4 : tensor<i32>
      }, {
        %4 = stablehlo.subtract %arg2, %arg3 : tensor<i32>
        stablehlo.return %4 : tensor<i32>
      }, {
        %c_3 = stablehlo.constant dense<3> : tensor<i32>
        %4 = stablehlo.multiply %arg2, %c_3 : tensor<i32>
        stablehlo.return %4 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %c_0) across dimensions = [0] : (tensor<3x5xf32>, tensor<3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.compare GT, %arg5, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
      %4:2 = "stablehlo.case"(%3) ({
        %5 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %6 = stablehlo.convert %5 : (tensor<i1>) -> tensor<i32>
        %7 = "stablehlo.case"(%6) ({
          stablehlo.return %arg2 : tensor<f32>
        }, {
          stablehlo.return %arg4 : tensor<f32>
        }) : (tensor<i32>) -> tensor<f32>
        stablehlo.return %7, %arg3 : tensor<f32>, tensor<i32>
      }, {
        stablehlo.return %arg4, %arg5 : tensor<f32>, tensor<i32>
      }) : (tensor<i32>) -> (tensor<f32>, tensor<i32>)
      stablehlo.return %4#0, %4#1 : tensor<f32>, tensor<i32>
    }
    return %0, %1#0, %1#1 : tensor<3xi32>, tensor<5xf32>, tensor<5xi32>
  }
}
