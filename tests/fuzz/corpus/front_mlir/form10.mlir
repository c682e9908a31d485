func.func @f238(%b: tensor<2xf32>) {
  %0 = stablehlo.add %b, %b {x = unit, y = [], z = {}, s = "a\0A\22\09b", t = tensor<2xf32>, f = (i32, f32) -> (), g = () -> i32, h = (i32) -> (i32, i32), b = true, n = -5 : i8, u = 255 : ui8, i = 3 : index, d = 1.5, e = -2.5e-3 : f16, hx = 0x7F800000 : f32, k = @g, l = [1 : i32, "x"], m = array<i1: true, false>, "a b" = 1, o = array<f64: 1.0, 2.5>, p = array<i32>, q = 1 : i1, r = dense<1> : tensor<i8>, v = !stablehlo.token, w = tuple<i32, f32>, xx = none, yy = complex<f64>, zz = #stablehlo.channel_handle<handle = 0, type = 0>, aa = #stablehlo.bounds<3, ?>, ab = [[1], [2, 3]], ac = 9223372036854775807 : i64, ad = 18446744073709551615 : ui64, ae = -9223372036854775808 : i64, af = 1.0 : bf16, ag = affine_map<(d0) -> (d0)>} : tensor<2xf32>
  return
}
