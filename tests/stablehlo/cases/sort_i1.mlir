module @jit_sort_i1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xi1>) -> (tensor<20xi1> {jax.result_info = "result[0]"}, tensor<20xi1> {jax.result_info = "result[1]"}, tensor<20xi64> {jax.result_info = "result[2]"}, tensor<20xi64> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}) {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %6 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<20xi1>) -> tensor<20xi1>
    %1 = call @sort(%arg0) : (tensor<20xi1>) -> tensor<20xi1>
    %2 = call @argsort(%arg0) : (tensor<20xi1>) -> tensor<20xi64>
    %3 = call @argsort_0(%arg0) : (tensor<20xi1>) -> tensor<20xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<20xi1>) -> tensor<4x5xi1>
    %5 = "stablehlo.sort"(%4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %6 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<4x5xi1>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %5 : tensor<20xi1>, tensor<20xi1>, tensor<20xi64>, tensor<20xi64>, tensor<4x5xi1>
  }
  func.func private @sort(%arg0: tensor<20xi1>) -> tensor<20xi1> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<20xi1>) -> tensor<20xi1>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<20xi1>
    return %1 : tensor<20xi1>
  }
  func.func private @argsort(%arg0: tensor<20xi1>) -> tensor<20xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<20xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<20xi1>, tensor<20xi64>) -> (tensor<20xi1>, tensor<20xi64>)
    return %1#1 : tensor<20xi64>
  }
  func.func private @argsort_0(%arg0: tensor<20xi1>) -> tensor<20xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<20xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<20xi1>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<20xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<20xi1>, tensor<20xi64>) -> (tensor<20xi1>, tensor<20xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<20xi64>
    return %4 : tensor<20xi64>
  }
}
