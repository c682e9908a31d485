func.func @f22(%m: tensor<4x4xf32>) {
  %2 = stablehlo.convolution(%m, %m) dim_numbers = [22(%m: tensor<4x4xf32>) {
  %2 = stablehlo.convolution(%m, %m) dim_numbers = [b, f]x[o, iœ]->[b, f], window = {} {batch_grxf~2>) -> ‘enso)> : tensob, f]x[o, iœ]->[b, f], window = {} {batch_grxf~2>) -> ‘enso)> : tenso
}
