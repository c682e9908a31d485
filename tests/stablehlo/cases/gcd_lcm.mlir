module @jit_gcd_lcm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>, %arg2: tensor<40xui16>, %arg3: tensor<40xui16>) -> (tensor<40xi32> {jax.result_info = "result[0][0]"}, tensor<40xi32> {jax.result_info = "result[0][1]"}, tensor<40xui16> {jax.result_info = "result[1][0]"}, tensor<40xui16> {jax.result_info = "result[1][1]"}) {
    %0 = call @gcd(%arg0, %arg1) : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    %1 = call @lcm(%arg0, %arg1) : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    %2 = call @gcd_2(%arg2, %arg3) : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xui16>
    %3 = call @lcm_5(%arg2, %arg3) : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xui16>
    return %0, %1, %2, %3 : tensor<40xi32>, tensor<40xi32>, tensor<40xui16>, tensor<40xui16>
  }
  func.func private @gcd(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.abs %arg0 : tensor<40xi32>
    %1 = stablehlo.abs %arg1 : tensor<40xi32>
    %2:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %1) : tensor<40xi32>, tensor<40xi32>
    cond {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
      %4 = stablehlo.compare NE, %iterArg_0, %3, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<40xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
      %4 = stablehlo.compare NE, %iterArg_0, %3, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
      %5 = func.call @_where(%4, %iterArg_0, %iterArg) : (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
      %7 = stablehlo.compare NE, %iterArg_0, %6, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
      %8 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<40xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %9 = func.call @_where_0(%7, %8, %c_2) : (tensor<40xi1>, tensor<40xi32>, tensor<i32>) -> tensor<40xi32>
      %10 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
      %11 = func.call @_where(%10, %9, %5) : (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
      %12 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
      %13 = func.call @_where(%12, %5, %9) : (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
      stablehlo.return %11, %13 : tensor<40xi32>, tensor<40xi32>
    }
    return %2#0 : tensor<40xi32>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<40xi32>, %arg2: tensor<40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xi32>
    return %0 : tensor<40xi32>
  }
  func.func private @_where_0(%arg0: tensor<40xi1>, %arg1: tensor<40xi32>, %arg2: tensor<i32>) -> tensor<40xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<40xi1>, tensor<40xi32>
    return %1 : tensor<40xi32>
  }
  func.func private @lcm(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.abs %arg0 : tensor<40xi32>
    %1 = stablehlo.abs %arg1 : tensor<40xi32>
    %2 = call @gcd(%0, %1) : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %5 = call @floor_divide(%1, %2) : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    %6 = stablehlo.multiply %0, %5 : tensor<40xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_where_1(%4, %c_0, %6) : (tensor<40xi1>, tensor<i32>, tensor<40xi32>) -> tensor<40xi32>
    return %7 : tensor<40xi32>
  }
  func.func private @floor_divide(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<40xi32>
    %1 = stablehlo.sign %arg0 : tensor<40xi32>
    %2 = stablehlo.sign %arg1 : tensor<40xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %7 = stablehlo.and %3, %6 : tensor<40xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<40xi32>
    %10 = call @_where(%7, %9, %0) : (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
    return %10 : tensor<40xi32>
  }
  func.func private @_where_1(%arg0: tensor<40xi1>, %arg1: tensor<i32>, %arg2: tensor<40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<40xi1>, tensor<40xi32>
    return %1 : tensor<40xi32>
  }
  func.func private @gcd_2(%arg0: tensor<40xui16>, %arg1: tensor<40xui16>) -> tensor<40xui16> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<40xui16>, tensor<40xui16>
    cond {
      %c = stablehlo.constant dense<0> : tensor<ui16>
      %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<40xui16>
      %2 = stablehlo.compare NE, %iterArg_0, %1, UNSIGNED : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<40xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<ui16>
      %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<40xui16>
      %2 = stablehlo.compare NE, %iterArg_0, %1, UNSIGNED : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xi1>
      %3 = func.call @_where_3(%2, %iterArg_0, %iterArg) : (tensor<40xi1>, tensor<40xui16>, tensor<40xui16>) -> tensor<40xui16>
      %c_1 = stablehlo.constant dense<0> : tensor<ui16>
      %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<40xui16>
      %5 = stablehlo.compare NE, %iterArg_0, %4, UNSIGNED : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xi1>
      %6 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<40xui16>
      %c_2 = stablehlo.constant dense<0> : tensor<ui16>
      %7 = func.call @_where_4(%5, %6, %c_2) : (tensor<40xi1>, tensor<40xui16>, tensor<ui16>) -> tensor<40xui16>
      %8 = stablehlo.compare LT, %3, %7, UNSIGNED : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xi1>
      %9 = func.call @_where_3(%8, %7, %3) : (tensor<40xi1>, tensor<40xui16>, tensor<40xui16>) -> tensor<40xui16>
      %10 = stablehlo.compare LT, %3, %7, UNSIGNED : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xi1>
      %11 = func.call @_where_3(%10, %3, %7) : (tensor<40xi1>, tensor<40xui16>, tensor<40xui16>) -> tensor<40xui16>
      stablehlo.return %9, %11 : tensor<40xui16>, tensor<40xui16>
    }
    return %0#0 : tensor<40xui16>
  }
  func.func private @_where_3(%arg0: tensor<40xi1>, %arg1: tensor<40xui16>, %arg2: tensor<40xui16>) -> tensor<40xui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xui16>
    return %0 : tensor<40xui16>
  }
  func.func private @_where_4(%arg0: tensor<40xi1>, %arg1: tensor<40xui16>, %arg2: tensor<ui16>) -> tensor<40xui16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui16>) -> tensor<40xui16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<40xi1>, tensor<40xui16>
    return %1 : tensor<40xui16>
  }
  func.func private @lcm_5(%arg0: tensor<40xui16>, %arg1: tensor<40xui16>) -> tensor<40xui16> {
    %0 = call @gcd_2(%arg0, %arg1) : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<40xui16>
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xi1>
    %3 = call @floor_divide_6(%arg1, %0) : (tensor<40xui16>, tensor<40xui16>) -> tensor<40xui16>
    %4 = stablehlo.multiply %arg0, %3 : tensor<40xui16>
    %c_0 = stablehlo.constant dense<0> : tensor<ui16>
    %5 = call @_where_7(%2, %c_0, %4) : (tensor<40xi1>, tensor<ui16>, tensor<40xui16>) -> tensor<40xui16>
    return %5 : tensor<40xui16>
  }
  func.func private @floor_divide_6(%arg0: tensor<40xui16>, %arg1: tensor<40xui16>) -> tensor<40xui16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<40xui16>
    return %0 : tensor<40xui16>
  }
  func.func private @_where_7(%arg0: tensor<40xi1>, %arg1: tensor<ui16>, %arg2: tensor<40xui16>) -> tensor<40xui16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui16>) -> tensor<40xui16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<40xi1>, tensor<40xui16>
    return %1 : tensor<40xui16>
  }
}
