module @attention {
  func.func public @main(%aq: tensor<2x6x512x32xf32>, %ak: tensor<2x6x512x32xf32>, %av: tensor<2x6x512x32xf32>,
      %bq: tensor<2x2x150x8xf32>, %bk: tensor<2x2x150x8xf32>, %bv: tensor<2x2x150x8xf32>)
      -> (tensor<2x6x512x32xf32>, tensor<2x2x150x8xf32>) {
    // twelve heads of 512 queries, four of 150
    %as = stablehlo.dot_general %aq, %ak, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x6x512x32xf32>, tensor<2x6x512x32xf32>) -> tensor<2x6x512x512xf32>
    %alow = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %azero = stablehlo.constant dense<0.0> : tensor<f32>
    %am = stablehlo.reduce(%as init: %alow) applies stablehlo.maximum across dimensions = [3] : (tensor<2x6x512x512xf32>, tensor<f32>) -> tensor<2x6x512xf32>
    %amb = stablehlo.broadcast_in_dim %am, dims = [0, 1, 2] : (tensor<2x6x512xf32>) -> tensor<2x6x512x512xf32>
    %al = stablehlo.subtract %as, %amb : tensor<2x6x512x512xf32>
    %ae = stablehlo.exponential %al : tensor<2x6x512x512xf32>
    %asum = stablehlo.reduce(%ae init: %azero) applies stablehlo.add across dimensions = [3] : (tensor<2x6x512x512xf32>, tensor<f32>) -> tensor<2x6x512xf32>
    %asb = stablehlo.broadcast_in_dim %asum, dims = [0, 1, 2] : (tensor<2x6x512xf32>) -> tensor<2x6x512x512xf32>
    %ap = stablehlo.divide %ae, %asb : tensor<2x6x512x512xf32>
    %ao = stablehlo.dot_general %ap, %av, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x6x512x512xf32>, tensor<2x6x512x32xf32>) -> tensor<2x6x512x32xf32>
    %bs = stablehlo.dot_general %bq, %bk, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x2x150x8xf32>, tensor<2x2x150x8xf32>) -> tensor<2x2x150x150xf32>
    %blow = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %bzero = stablehlo.constant dense<0.0> : tensor<f32>
    %bm = stablehlo.reduce(%bs init: %blow) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x150x150xf32>, tensor<f32>) -> tensor<2x2x150xf32>
    %bmb = stablehlo.broadcast_in_dim %bm, dims = [0, 1, 2] : (tensor<2x2x150xf32>) -> tensor<2x2x150x150xf32>
    %bl = stablehlo.subtract %bs, %bmb : tensor<2x2x150x150xf32>
    %be = stablehlo.exponential %bl : tensor<2x2x150x150xf32>
    %bsum = stablehlo.reduce(%be init: %bzero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x150x150xf32>, tensor<f32>) -> tensor<2x2x150xf32>
    %bsb = stablehlo.broadcast_in_dim %bsum, dims = [0, 1, 2] : (tensor<2x2x150xf32>) -> tensor<2x2x150x150xf32>
    %bp = stablehlo.divide %be, %bsb : tensor<2x2x150x150xf32>
    %bo = stablehlo.dot_general %bp, %bv, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x2x150x150xf32>, tensor<2x2x150x8xf32>) -> tensor<2x2x150x8xf32>
    return %ao, %bo : tensor<2x6x512x32xf32>, tensor<2x2x150x8xf32>
  }
}
