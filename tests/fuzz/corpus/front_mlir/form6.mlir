func.func @f246(%m: tensor<4x4xf32>) {
  %q = sdy.sharding_constraint %m <@mesh, [{"x"}, {"y"}]> : tensor<4x4xf32>
  %0 = sdy.all_to_all [{"x"}: 0->1] %q out_sharding=<@mesh, [{}, {"y", "x"}]> {a} : tensor<4x4xf32>
  return
}
