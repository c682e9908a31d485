func.func @f22(%m: tensor<4x4xf32>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
