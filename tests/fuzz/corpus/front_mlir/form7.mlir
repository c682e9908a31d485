func.func @f251(%m: tensor<4x4xf32>) {
  %0 = stablehlo.abs %m {sdy.sharding = #sdy.sharding_per_value<[<mesh<[]>, [{}, {}]>]>} : tensor<4x4xf32>
  return
}
