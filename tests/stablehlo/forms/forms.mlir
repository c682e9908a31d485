// Every pretty form and every kind of literal.
#alias = dense<[1, 2]> : tensor<2xi64>
!pair = tuple<tensor<2xf32>, tensor<i32>>
func.func @f0(%a: tensor<2xi32>) {
  %0 = stablehlo.custom_call @foo(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f1(%m: tensor<4x4xf32>) {
  %1 = stablehlo.cholesky %m : tensor<4x4xf32>
  return
}
func.func @f2(%m: tensor<4x4xf32>) {
  %2 = stablehlo.cholesky %m, lower = true : tensor<4x4xf32>
  return
}
func.func @f3(%b: tensor<2xf32>) {
  %3 = stablehlo.reduce_precision %b, format = e5m10 : tensor<2xf32>
  return
}
func.func @f4(%k: tensor<2xui64>) {
  %4:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}
func.func @f5(%a: tensor<2xi32>) {
  %5 = stablehlo.composite "foo.bar" %a {composite_attributes = {x = 1 : i32}, decomposition = @g} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f6(%b: tensor<2xf32>) {
  %6 = stablehlo.exponential %b {result_accuracy = #stablehlo.result_accuracy<ulps = 5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>
  return
}
func.func @f7(%b: tensor<2xf32>) {
  %7 = stablehlo.dot %b, %b, precision = [HIGHEST, DEFAULT] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}
func.func @f8(%b: tensor<2xf32>) {
  %8 = stablehlo.dot_general %b, %b, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}
func.func @f9(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  %9:2 = stablehlo.optimization_barrier %a, %b : tensor<2xi32>, tensor<2xf32>
  return
}
func.func @f10() {
  stablehlo.optimization_barrier()
  return
}
func.func @f11(%a: tensor<2xi32>, %m: tensor<4x4xf32>) {
  %10 = "stablehlo.torch_index_select"(%m, %a) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}
func.func @f12(%sh: tensor<1xindex>) {
  %11 = stablehlo.dynamic_iota %sh, dim = 0 : (tensor<1xindex>) -> tensor<?xf32>
  return
}
func.func @f13(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  %12 = stablehlo.tuple %a, %b : tuple<tensor<2xi32>, tensor<2xf32>>
  %13 = stablehlo.get_tuple_element %12[0] : (tuple<tensor<2xi32>, tensor<2xf32>>) -> tensor<2xi32>
  return
}
func.func @f14(%t: !stablehlo.token) {
  %14 = stablehlo.after_all %t, %t : !stablehlo.token
  %15 = stablehlo.create_token : !stablehlo.token
  %16 = stablehlo.partition_id : tensor<ui32>
  return
}
func.func @f15(%b: tensor<2xf32>, %c: tensor<2xcomplex<f32>>) {
  %17 = stablehlo.real %c : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %18 = stablehlo.complex %b, %b : tensor<2xcomplex<f32>>
  return
}
func.func @f16(%b: tensor<2xf32>, %sh2: tensor<2xindex>) {
  %19 = stablehlo.dynamic_broadcast_in_dim %b, %sh2, dims = [1] {known_expanding_dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return
}
func.func @f17(%m: tensor<4x4xf32>) {
  %20 = "stablehlo.triangular_solve"(%m, %m) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f18(%m: tensor<4x4xf32>) {
  %22 = stablehlo.get_dimension_size %m, dim = 1 : (tensor<4x4xf32>) -> tensor<i32>
  return
}
func.func @f19(%s: tensor<f32>, %w: tensor<1xi64>) {
  %23 = stablehlo.rng %s, %s, %w, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
  return
}
func.func @f20(%m: tensor<4x4xf32>) {
  %24 = stablehlo.einsum %m, %m, config = "ab,bc->ac" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f21(%m: tensor<4x4xf32>) {
  %1 = stablehlo.unary_einsum %m, config = "ab->a" : (tensor<4x4xf32>) -> tensor<4xf32>
  return
}
func.func @f22(%m: tensor<4x4xf32>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f23(%m: tensor<4x4xf32>, %i0: tensor<i32>) {
  %0 = stablehlo.set_dimension_size %m, %i0, dim = 1 : (tensor<4x4xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 4>>
  return
}
func.func @f24(%m: tensor<4x4xf32>, %s: tensor<f32>) {
  %0 = stablehlo.reduce(%m init: %s) applies stablehlo.maximum across dimensions = [0] {foo = 1 : i32} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
func.func @f25(%b: tensor<2xf32>) {
  %0 = stablehlo.is_finite %b : (tensor<2xf32>) -> tensor<2xi1>
  return
}
func.func @f26(%b: tensor<2xf32>, %s: tensor<f32>, %w: tensor<1xi64>) {
  %0 = stablehlo.dynamic_pad %b, %s, %w, %w, %w : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}
func.func @f27(%b: tensor<2xf32>, %w: tensor<1xi64>) {
  %0 = stablehlo.real_dynamic_slice %b, %w, %w, %w : (tensor<2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}
func.func @f28(%b: tensor<2xf32>, %sh: tensor<1xindex>) {
  %0 = stablehlo.dynamic_reshape %b, %sh : (tensor<2xf32>, tensor<1xindex>) -> tensor<?xf32>
  return
}
func.func @f29(%b: tensor<2xf32>, %s: tensor<f32>) {
  %0 = stablehlo.clamp %s, %b, %b : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f30(%b: tensor<2xf32>) {
  %0 = stablehlo.broadcast %b, sizes = [3] : (tensor<2xf32>) -> tensor<3x2xf32>
  return
}
func.func @f31(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "foobar", layout = [[0]]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
func.func @f32() {
  %0 = stablehlo.constant {a = 1 : i32} dense<1> : tensor<3xi32>
  return
}
func.func @f33(%b: tensor<2xf32>) {
  %0 = stablehlo.cbrt %b {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32>
  return
}
func.func @f34(%b: tensor<2xf32>) {
  %0 = "stablehlo.cross-replica-sum"(%b) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f35(%b: tensor<2xf32>) {
  %0 = chlo.square %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f36(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_add %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f37(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_compare %b, %b {comparison_direction = #chlo<comparison_direction LT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}
func.func @f38(%b: tensor<2xf32>) {
  %0 = chlo.zeta %b, %b : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f39() {
  %0 = chlo.constant dense<1.0> : tensor<2xf32>
  return
}
func.func @f40(%b: tensor<2xf32>) {
  %0 = "chlo.constant_like"(%b) <{value = 1.0 : f32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f41(%b: tensor<2xf32>, %p: tensor<2xi1>) {
  %0 = chlo.broadcast_select %p, %b, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f42(%b: tensor<2xf32>) {
  %0 = "chlo.is_inf"(%b) : (tensor<2xf32>) -> tensor<2xi1>
  return
}
func.func @f43(%b: tensor<2xf32>) {
  %0 = chlo.is_inf %b : tensor<2xf32> -> tensor<2xi1>
  return
}
func.func @f44(%b: tensor<2xf32>) {
  %0 = chlo.erf_inv %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f45(%b: tensor<2xf32>) {
  %0 = chlo.next_after %b, %b : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f46(%m: tensor<4x4xf32>) {
  %0 = sdy.sharding_constraint %m <@mesh, [{"x"}, {?}p1]> : tensor<4x4xf32>
  return
}
func.func @f47(%m: tensor<4x4xf32>) {
  %0 = sdy.reshard %m <@mesh, [{"x", ?}, {}], replicated={"y"}, unreduced={"z":(1)2}> : tensor<4x4xf32>
  return
}
func.func @f48(%m: tensor<4x4xf32>) {
  sdy.sharding_group %m group_id=21 : tensor<4x4xf32>
  return
}
func.func @f49(%m: tensor<4x4xf32>) {
  %0 = sdy.all_slice [{}, {"x"}] %m out_sharding=<@mesh, [{}, {"x"}]> : tensor<4x4xf32>
  return
}
func.func @f50(%m: tensor<4x4xf32>) {
  %0 = sdy.all_reduce {"y"} %m out_sharding=<@mesh, [{}, {}]> : tensor<4x4xf32>
  return
}
func.func @f51(%m: tensor<4x4xf32>) {
  %0 = sdy.reduce_scatter [{"y"}, {}] %m out_sharding=<@mesh, [{"y"}, {}]> : tensor<4x4xf32>
  return
}
func.func @f52(%m: tensor<4x4xf32>) {
  %0 = sdy.propagation_barrier %m allowed_direction=NONE : tensor<4x4xf32>
  return
}
func.func @f53(%m: tensor<4x4xf32>) {
  %0 = sdy.named_computation<"foo">(%m) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"y"}, {}]>] (%arg1: tensor<4x4xf32>) { sdy.return %arg1 : tensor<4x4xf32> } : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f54(%m: tensor<4x4xf32>) {
  %0 = sdy.named_computation<"foo">(%m) (%arg1: tensor<4x4xf32>) { sdy.return %arg1 : tensor<4x4xf32> } : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f55(%m: tensor<4x4xf32>) {
  %0 = sdy.data_flow_edge %m sharding=<@mesh, [{"x"}, {}]> : tensor<4x4xf32>
  return
}
func.func @f56() {
  %0 = sdy.constant dense<1.0> : tensor<2xf32>
  return
}
func.func @f57(%m: tensor<4x4xf32>) {
  %0 = sdy.manual_computation(%m) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x4xf32>) { sdy.return %arg1 : tensor<2x4xf32> } {foo = 1 : i32} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f58() {
  %0 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, [{}, {}]>] manual_axes={} () { %1 = stablehlo.constant dense<1.0> : tensor<4x4xf32> sdy.return %1 : tensor<4x4xf32> } : () -> tensor<4x4xf32>
  return
}
func.func @f59() {
  %0 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xi4>
  return
}
func.func @f60(%b: tensor<2xf32>) {
  %1 = stablehlo.reduce_precision %b, format = e5m10 {a = "x\22\\y"} : tensor<2xf32>
  return
}
func.func @f61(%m: tensor<4x4xf32>) {
  %0 = "stablehlo.all_gather"(%m) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}
func.func @f62(%a: tensor<2xi32>) {
  %0 = stablehlo.custom_call @foo(%a) {api_version = 4 : i32, backend_config = {x = 1 : i64, y = array<f32: 1.0>, z = dense<[1.5, 2.5]> : tensor<2xf64>}, has_side_effect = true} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f63(%b: tensor<2xf32>) {
  %0 = stablehlo.abs %b : tensor<2xf32>
  return
}
func.func @f64(%b: tensor<2xf32>) {
  %0 = stablehlo.cbrt %b : tensor<2xf32>
  return
}
func.func @f65(%b: tensor<2xf32>) {
  %0 = stablehlo.ceil %b : tensor<2xf32>
  return
}
func.func @f66(%b: tensor<2xf32>) {
  %0 = stablehlo.convert %b : tensor<2xf32>
  return
}
func.func @f67(%b: tensor<2xf32>) {
  %0 = stablehlo.cosine %b : tensor<2xf32>
  return
}
func.func @f68(%b: tensor<2xf32>) {
  %0 = stablehlo.exponential %b : tensor<2xf32>
  return
}
func.func @f69(%b: tensor<2xf32>) {
  %0 = stablehlo.exponential_minus_one %b : tensor<2xf32>
  return
}
func.func @f70(%b: tensor<2xf32>) {
  %0 = stablehlo.floor %b : tensor<2xf32>
  return
}
func.func @f71(%b: tensor<2xf32>) {
  %0 = stablehlo.log %b : tensor<2xf32>
  return
}
func.func @f72(%b: tensor<2xf32>) {
  %0 = stablehlo.log_plus_one %b : tensor<2xf32>
  return
}
func.func @f73(%b: tensor<2xf32>) {
  %0 = stablehlo.logistic %b : tensor<2xf32>
  return
}
func.func @f74(%b: tensor<2xf32>) {
  %0 = stablehlo.negate %b : tensor<2xf32>
  return
}
func.func @f75(%b: tensor<2xf32>) {
  %0 = stablehlo.round_nearest_afz %b : tensor<2xf32>
  return
}
func.func @f76(%b: tensor<2xf32>) {
  %0 = stablehlo.round_nearest_even %b : tensor<2xf32>
  return
}
func.func @f77(%b: tensor<2xf32>) {
  %0 = stablehlo.rsqrt %b : tensor<2xf32>
  return
}
func.func @f78(%b: tensor<2xf32>) {
  %0 = stablehlo.sign %b : tensor<2xf32>
  return
}
func.func @f79(%b: tensor<2xf32>) {
  %0 = stablehlo.sine %b : tensor<2xf32>
  return
}
func.func @f80(%b: tensor<2xf32>) {
  %0 = stablehlo.sqrt %b : tensor<2xf32>
  return
}
func.func @f81(%b: tensor<2xf32>) {
  %0 = stablehlo.tan %b : tensor<2xf32>
  return
}
func.func @f82(%b: tensor<2xf32>) {
  %0 = stablehlo.tanh %b : tensor<2xf32>
  return
}
func.func @f83(%b: tensor<2xf32>) {
  %0 = stablehlo.real %b : tensor<2xf32>
  return
}
func.func @f84(%b: tensor<2xf32>) {
  %0 = stablehlo.imag %b : tensor<2xf32>
  return
}
func.func @f85(%b: tensor<2xf32>) {
  %0 = stablehlo.add %b, %b {a} : tensor<2xf32>
  return
}
func.func @f86(%b: tensor<2xf32>) {
  %0 = stablehlo.atan2 %b, %b {a} : tensor<2xf32>
  return
}
func.func @f87(%b: tensor<2xf32>) {
  %0 = stablehlo.divide %b, %b {a} : tensor<2xf32>
  return
}
func.func @f88(%b: tensor<2xf32>) {
  %0 = stablehlo.maximum %b, %b {a} : tensor<2xf32>
  return
}
func.func @f89(%b: tensor<2xf32>) {
  %0 = stablehlo.minimum %b, %b {a} : tensor<2xf32>
  return
}
func.func @f90(%b: tensor<2xf32>) {
  %0 = stablehlo.multiply %b, %b {a} : tensor<2xf32>
  return
}
func.func @f91(%b: tensor<2xf32>) {
  %0 = stablehlo.power %b, %b {a} : tensor<2xf32>
  return
}
func.func @f92(%b: tensor<2xf32>) {
  %0 = stablehlo.remainder %b, %b {a} : tensor<2xf32>
  return
}
func.func @f93(%b: tensor<2xf32>) {
  %0 = stablehlo.subtract %b, %b {a} : tensor<2xf32>
  return
}
func.func @f94(%a: tensor<2xi32>) {
  %0 = stablehlo.and %a, %a : tensor<2xi32>
  return
}
func.func @f95(%a: tensor<2xi32>) {
  %0 = stablehlo.or %a, %a : tensor<2xi32>
  return
}
func.func @f96(%a: tensor<2xi32>) {
  %0 = stablehlo.xor %a, %a : tensor<2xi32>
  return
}
func.func @f97(%a: tensor<2xi32>) {
  %0 = stablehlo.shift_left %a, %a : tensor<2xi32>
  return
}
func.func @f98(%a: tensor<2xi32>) {
  %0 = stablehlo.shift_right_arithmetic %a, %a : tensor<2xi32>
  return
}
func.func @f99(%a: tensor<2xi32>) {
  %0 = stablehlo.shift_right_logical %a, %a : tensor<2xi32>
  return
}
func.func @f100(%a: tensor<2xi32>) {
  %0 = stablehlo.add %a, %a : tensor<2xi32>
  return
}
func.func @f101(%a: tensor<2xi32>) {
  %0 = stablehlo.divide %a, %a : tensor<2xi32>
  return
}
func.func @f102(%a: tensor<2xi32>) {
  %0 = stablehlo.remainder %a, %a : tensor<2xi32>
  return
}
func.func @f103(%a: tensor<2xi32>) {
  %0 = stablehlo.not %a : tensor<2xi32>
  return
}
func.func @f104(%a: tensor<2xi32>) {
  %0 = stablehlo.count_leading_zeros %a : tensor<2xi32>
  return
}
func.func @f105(%a: tensor<2xi32>) {
  %0 = stablehlo.popcnt %a : tensor<2xi32>
  return
}
func.func @f106(%a: tensor<2xi32>) {
  %0 = stablehlo.abs %a : tensor<2xi32>
  return
}
func.func @f107(%a: tensor<2xi32>) {
  %0 = stablehlo.negate %a : tensor<2xi32>
  return
}
func.func @f108(%a: tensor<2xi32>) {
  %0 = stablehlo.sign %a : tensor<2xi32>
  return
}
func.func @f109(%b: tensor<2xf32>) {
  %0 = stablehlo.convert %b : (tensor<2xf32>) -> tensor<2xf64>
  return
}
func.func @f110(%c: tensor<2xcomplex<f32>>) {
  %0 = stablehlo.real %c : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return
}
func.func @f111() {
  %0 = stablehlo.replica_id : tensor<ui32>
  return
}
func.func @f112() {
  %0 = stablehlo.after_all : !stablehlo.token
  return
}
func.func @f113() {
  %0 = stablehlo.constant dense<[1.0, -2.5, 0.0, -0.0, 0.001, 1000.0, 0x7F, 0.0175, 448.0, 464.0, 500.0, 240.0]> : tensor<12xf8E4M3FN>
  return
}
func.func @f114() {
  %0 = stablehlo.constant dense<[1.0, -2.5, 0.0, -0.0, 0.001, 1000.0, 0x7F, 0.0175, 448.0, 464.0, 500.0, 240.0]> : tensor<12xf8E5M2>
  return
}
func.func @f115() {
  %0 = stablehlo.constant dense<[1.0, -2.5, 0.0, -0.0, 0.001, 1000.0, 0x7F, 0.0175, 448.0, 464.0, 500.0, 240.0]> : tensor<12xf8E4M3FNUZ>
  return
}
func.func @f116() {
  %0 = stablehlo.constant dense<[1.0, -2.5, 0.0, -0.0, 0.001, 1000.0, 0x7F, 0.0175, 448.0, 464.0, 500.0, 240.0]> : tensor<12xf8E5M2FNUZ>
  return
}
func.func @f117() {
  %0 = stablehlo.constant dense<[1.0, -2.5, 0.0, -0.0, 0.001, 1000.0, 0x7F, 0.0175, 448.0, 464.0, 500.0, 240.0]> : tensor<12xf8E4M3B11FNUZ>
  return
}
func.func @f118() {
  %0 = stablehlo.constant dense<[1.0, -2.5, -0.0, 0.1, 3.3333333333333333, 1.0e-30, 1.0E+30, 6.5e4, 123456789.0, 5.0e-8, 65504.0, 1.0e-45, 4.9e-324]> : tensor<13xf16>
  return
}
func.func @f119() {
  %0 = stablehlo.constant dense<[0x7C00, 0x7E00, 0xFF80]> : tensor<3xf16>
  return
}
func.func @f120() {
  %0 = stablehlo.constant dense<[1.0, -2.5, -0.0, 0.1, 3.3333333333333333, 1.0e-30, 1.0E+30, 6.5e4, 123456789.0, 5.0e-8, 65504.0, 1.0e-45, 4.9e-324]> : tensor<13xbf16>
  return
}
func.func @f121() {
  %0 = stablehlo.constant dense<[0x7C00, 0x7E00, 0xFF80]> : tensor<3xbf16>
  return
}
func.func @f122() {
  %0 = stablehlo.constant dense<[1.0, -2.5, -0.0, 0.1, 3.3333333333333333, 1.0e-30, 1.0E+30, 6.5e4, 123456789.0, 5.0e-8, 65504.0, 1.0e-45, 4.9e-324]> : tensor<13xf32>
  return
}
func.func @f123() {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFFC00000, 0x1]> : tensor<3xf32>
  return
}
func.func @f124() {
  %0 = stablehlo.constant dense<[1.0, -2.5, -0.0, 0.1, 3.3333333333333333, 1.0e-30, 1.0E+30, 6.5e4, 123456789.0, 5.0e-8, 65504.0, 1.0e-45, 4.9e-324]> : tensor<13xf64>
  return
}
func.func @f125() {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFFC00000, 0x1]> : tensor<3xf64>
  return
}
func.func @f126() {
  %0 = stablehlo.constant dense<[0, -1, 1, -2, 1]> : tensor<5xi2>
  return
}
func.func @f127() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  return
}
func.func @f128() {
  %0 = stablehlo.constant dense<-1> : tensor<i2>
  return
}
func.func @f129() {
  %0 = stablehlo.constant dense<[0, -1, 1, -8, 7]> : tensor<5xi4>
  return
}
func.func @f130() {
  %0 = stablehlo.constant dense<[0, 1, 8, 15]> : tensor<4xui4>
  return
}
func.func @f131() {
  %0 = stablehlo.constant dense<-1> : tensor<i4>
  return
}
func.func @f132() {
  %0 = stablehlo.constant dense<[0, -1, 1, -128, 127]> : tensor<5xi8>
  return
}
func.func @f133() {
  %0 = stablehlo.constant dense<[0, 1, 128, 255]> : tensor<4xui8>
  return
}
func.func @f134() {
  %0 = stablehlo.constant dense<-1> : tensor<i8>
  return
}
func.func @f135() {
  %0 = stablehlo.constant dense<[0, -1, 1, -32768, 32767]> : tensor<5xi16>
  return
}
func.func @f136() {
  %0 = stablehlo.constant dense<[0, 1, 32768, 65535]> : tensor<4xui16>
  return
}
func.func @f137() {
  %0 = stablehlo.constant dense<-1> : tensor<i16>
  return
}
func.func @f138() {
  %0 = stablehlo.constant dense<[0, -1, 1, -2147483648, 2147483647]> : tensor<5xi32>
  return
}
func.func @f139() {
  %0 = stablehlo.constant dense<[0, 1, 2147483648, 4294967295]> : tensor<4xui32>
  return
}
func.func @f140() {
  %0 = stablehlo.constant dense<-1> : tensor<i32>
  return
}
func.func @f141() {
  %0 = stablehlo.constant dense<[0, -1, 1, -9223372036854775808, 9223372036854775807]> : tensor<5xi64>
  return
}
func.func @f142() {
  %0 = stablehlo.constant dense<[0, 1, 9223372036854775808, 18446744073709551615]> : tensor<4xui64>
  return
}
func.func @f143() {
  %0 = stablehlo.constant dense<-1> : tensor<i64>
  return
}
func.func @f144() {
  %0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  return
}
func.func @f145() {
  %0 = stablehlo.constant dense<true> : tensor<2x3xi1>
  return
}
func.func @f146() {
  %0 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  return
}
func.func @f147() {
  %0 = stablehlo.constant dense<[(1.0, -2.0), (0x7F800000, 0.1)]> : tensor<2xcomplex<f32>>
  return
}
func.func @f148() {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  return
}
func.func @f149() {
  %0 = stablehlo.constant dense<[]> : tensor<0xf32>
  return
}
func.func @f150() {
  %0 = stablehlo.constant dense<"0x0000803F000000C0"> : tensor<2xf32>
  return
}
func.func @f151() {
  %0 = stablehlo.constant dense<"0x0000803F"> : tensor<2xf32>
  return
}
func.func @f152() {
  %0 = stablehlo.constant dense<"0xFF"> : tensor<3xi1>
  return
}
func.func @f153() {
  %0 = stablehlo.constant dense<"0x0102030405060708"> : tensor<2x2xi16>
  return
}
func.func @f154() {
  %0 = stablehlo.constant dense<"0x010F07"> : tensor<3xi4>
  return
}
func.func @f155() {
  %0 = stablehlo.constant dense<"0x0000803F0000004000004040000080BF"> : tensor<2xcomplex<f32>>
  return
}
func.func @f156() {
  %0 = stablehlo.constant dense<[[[1.5]],[[2.5]]]> : tensor<2x1x1xf64>
  return
}
func.func @f157() {
  %0 = stablehlo.constant dense<[0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5, 4.75, 5.0, 5.25, 5.5, 5.75, 6.0, 6.25, 6.5, 6.75, 7.0, 7.25, 7.5, 7.75, 8.0, 8.25, 8.5, 8.75, 9.0, 9.25, 9.5, 9.75, 10.0, 10.25, 10.5, 10.75, 11.0, 11.25, 11.5, 11.75, 12.0, 12.25, 12.5, 12.75, 13.0, 13.25, 13.5, 13.75, 14.0, 14.25, 14.5, 14.75, 15.0, 15.25, 15.5, 15.75, 16.0, 16.25, 16.5, 16.75, 17.0, 17.25, 17.5, 17.75, 18.0, 18.25, 18.5, 18.75, 19.0, 19.25, 19.5, 19.75, 20.0, 20.25, 20.5, 20.75, 21.0, 21.25, 21.5, 21.75, 22.0, 22.25, 22.5, 22.75, 23.0, 23.25, 23.5, 23.75, 24.0, 24.25, 24.5, 24.75, 25.0, 25.25, 25.5, 25.75, 26.0, 26.25, 26.5, 26.75, 27.0, 27.25, 27.5, 27.75, 28.0, 28.25, 28.5, 28.75, 29.0, 29.25, 29.5, 29.75, 30.0, 30.25]> : tensor<120xf64>
  return
}
func.func @f158() {
  %0 = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<120xi1>
  return
}
func.func @f159() {
  %0 = stablehlo.constant dense<[-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<120xi4>
  return
}
func.func @f160() {
  %0 = stablehlo.constant dense<[(0.0, 0.5), (1.0, -1.5), (2.0, -2.5), (3.0, -3.5), (4.0, -4.5), (5.0, -5.5), (6.0, -6.5), (7.0, -7.5), (8.0, -8.5), (9.0, -9.5), (10.0, -10.5), (11.0, -11.5), (12.0, -12.5), (13.0, -13.5), (14.0, -14.5), (15.0, -15.5), (16.0, -16.5), (17.0, -17.5), (18.0, -18.5), (19.0, -19.5), (20.0, -20.5), (21.0, -21.5), (22.0, -22.5), (23.0, -23.5), (24.0, -24.5), (25.0, -25.5), (26.0, -26.5), (27.0, -27.5), (28.0, -28.5), (29.0, -29.5), (30.0, -30.5), (31.0, -31.5), (32.0, -32.5), (33.0, -33.5), (34.0, -34.5), (35.0, -35.5), (36.0, -36.5), (37.0, -37.5), (38.0, -38.5), (39.0, -39.5), (40.0, -40.5), (41.0, -41.5), (42.0, -42.5), (43.0, -43.5), (44.0, -44.5), (45.0, -45.5), (46.0, -46.5), (47.0, -47.5), (48.0, -48.5), (49.0, -49.5), (50.0, -50.5), (51.0, -51.5), (52.0, -52.5), (53.0, -53.5), (54.0, -54.5), (55.0, -55.5), (56.0, -56.5), (57.0, -57.5), (58.0, -58.5), (59.0, -59.5), (60.0, -60.5), (61.0, -61.5), (62.0, -62.5), (63.0, -63.5), (64.0, -64.5), (65.0, -65.5), (66.0, -66.5), (67.0, -67.5), (68.0, -68.5), (69.0, -69.5), (70.0, -70.5), (71.0, -71.5), (72.0, -72.5), (73.0, -73.5), (74.0, -74.5), (75.0, -75.5), (76.0, -76.5), (77.0, -77.5), (78.0, -78.5), (79.0, -79.5), (80.0, -80.5), (81.0, -81.5), (82.0, -82.5), (83.0, -83.5), (84.0, -84.5), (85.0, -85.5), (86.0, -86.5), (87.0, -87.5), (88.0, -88.5), (89.0, -89.5), (90.0, -90.5), (91.0, -91.5), (92.0, -92.5), (93.0, -93.5), (94.0, -94.5), (95.0, -95.5), (96.0, -96.5), (97.0, -97.5), (98.0, -98.5), (99.0, -99.5), (100.0, -100.5)]> : tensor<101xcomplex<f32>>
  return
}
func.func @f161() {
  %0 = stablehlo.constant dense<0xFFFFFFFF> : tensor<i32>
  return
}
func.func @f162() {
  %0 = stablehlo.constant dense<0x7F> : tensor<2xi8>
  return
}
func.func @f163() {
  %0 = stablehlo.constant dense<255> : tensor<i8>
  return
}
func.func @f164() {
  %0 = stablehlo.constant dense<1> : tensor<2xi1>
  return
}
func.func @f165() {
  %0 = stablehlo.constant dense<-1> : tensor<2xi1>
  return
}
func.func @f166(%a: tensor<2xi32>) {
  %0 = chlo.broadcast_and %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f167(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_atan2 %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f168(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_complex %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return
}
func.func @f169(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_divide %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f170(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_maximum %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f171(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_minimum %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f172(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_multiply %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f173(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_next_after %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f174(%a: tensor<2xi32>) {
  %0 = chlo.broadcast_or %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f175(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_polygamma %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f176(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_power %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f177(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_remainder %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f178(%a: tensor<2xi32>) {
  %0 = chlo.broadcast_shift_left %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f179(%a: tensor<2xi32>) {
  %0 = chlo.broadcast_shift_right_arithmetic %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f180(%a: tensor<2xi32>) {
  %0 = chlo.broadcast_shift_right_logical %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f181(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_subtract %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f182(%a: tensor<2xi32>) {
  %0 = chlo.broadcast_xor %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f183(%b: tensor<2xf32>) {
  %0 = chlo.broadcast_zeta %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f184(%b: tensor<2xf32>) {
  %0 = chlo.acos %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f185(%b: tensor<2xf32>) {
  %0 = chlo.acosh %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f186(%b: tensor<2xf32>) {
  %0 = chlo.asin %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f187(%b: tensor<2xf32>) {
  %0 = chlo.asinh %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f188(%b: tensor<2xf32>) {
  %0 = chlo.atan %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f189(%b: tensor<2xf32>) {
  %0 = chlo.atanh %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f190(%b: tensor<2xf32>) {
  %0 = chlo.bessel_i1e %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f191(%b: tensor<2xf32>) {
  %0 = chlo.conj %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f192(%b: tensor<2xf32>) {
  %0 = chlo.cosh %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f193(%b: tensor<2xf32>) {
  %0 = chlo.digamma %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f194(%b: tensor<2xf32>) {
  %0 = chlo.erf %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f195(%b: tensor<2xf32>) {
  %0 = chlo.erfc %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f196(%b: tensor<2xf32>) {
  %0 = chlo.lgamma %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f197(%b: tensor<2xf32>) {
  %0 = chlo.sinh %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f198(%b: tensor<2xf32>) {
  %0 = chlo.tan %b : tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f199(%b: tensor<2xf32>) {
  %0 = chlo.is_neg_inf %b : tensor<2xf32> -> tensor<2xi1>
  return
}
func.func @f200(%b: tensor<2xf32>) {
  %0 = chlo.polygamma %b, %b : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
  return
}
func.func @f201(%a: tensor<2xi32>) {
  %0 = chlo.mulhi %a, %a : tensor<2xi32>, tensor<2xi32> -> tensor<2xi32>
  return
}
func.func @f202(%b: tensor<2xf32>) {
  %0:2 = chlo.top_k(%b, k = 1) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xi32>)
  return
}
func.func @f203(%b: tensor<2xf32>) {
  %0, %1 = chlo.top_k(%b, k = 1) {a = 1 : i32} : tensor<2xf32> -> (tensor<1xf32>, tensor<1xi32>)
  return
}
func.func @f204(%m: tensor<4x4xf32>, %w: tensor<1xi64>) {
  %0 = "chlo.ragged_dot"(%m, %m, %w) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]}> : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<1xi64>) -> tensor<1x4x4xf32>
  return
}
func.func @f205(%a: tensor<2xi32>, %b: tensor<2xf32>, %s: tensor<f32>, %i0: tensor<i32>) {
  %0:2 = stablehlo.reduce(%b init: %s), (%a init: %i0) across dimensions = [0] : (tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  reducer(%x: tensor<f32>, %y: tensor<f32>) (%z: tensor<i32>, %u: tensor<i32>)  {
  %1 = stablehlo.add %x, %y : tensor<f32>
  stablehlo.return %1, %z : tensor<f32>, tensor<i32>
  }
  return
}
func.func @f206(%b: tensor<2xf32>, %s: tensor<f32>) {
  %0 = stablehlo.reduce(%b init: %s) across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32> reducer(%x: tensor<f32>, %y: tensor<f32>) { stablehlo.return %x : tensor<f32> }
  return
}
func.func @f207(%s: tensor<f32>) {
  %0 = stablehlo.while(%q = %s) : tensor<f32> attributes {a = 1 : i32} cond { %1 = stablehlo.constant dense<true> : tensor<i1> stablehlo.return %1 : tensor<i1> } do { stablehlo.return %q : tensor<f32> }
  return
}
func.func @f208() {
  stablehlo.while() cond { %1 = stablehlo.constant dense<true> : tensor<i1> stablehlo.return %1 : tensor<i1> } do { stablehlo.return }
  return
}
func.func @f209(%a: tensor<2xi32>) {
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.if"(%1) ({ stablehlo.return %a : tensor<2xi32> }, { stablehlo.return %a : tensor<2xi32> }) : (tensor<i1>) -> tensor<2xi32>
  return
}
func.func @f210(%b: tensor<2xf32>) {
  %0 = "stablehlo.map"(%b, %b) <{dimensions = array<i64: 0>}> ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32>
  stablehlo.return %1 : tensor<f32> }) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f211(%b: tensor<2xf32>, %s: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%b, %s) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32>
  stablehlo.return %1 : tensor<f32> }) {window_dimensions = array<i64: 2>, padding = dense<[[1,0]]> : tensor<1x2xi64>} : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f212(%m: tensor<4x4xf32>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f]x[i, o]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = [], reverse = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f213(%m: tensor<4x4xf32>) {
  %0 = stablehlo.slice %m [0:4:2, 1:3] {a} : (tensor<4x4xf32>) -> tensor<2x2xf32>
  return
}
func.func @f214(%s: tensor<f32>) {
  %0 = stablehlo.slice %s [] : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f215(%b: tensor<2xf32>, %s: tensor<f32>) {
  %0 = stablehlo.pad %b, %s, low = [1], high = [-1], interior = [2] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
func.func @f216(%m: tensor<4x4xf32>, %i: tensor<i64>) {
  %0 = stablehlo.dynamic_slice %m, %i, %i, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x4xf32>
  return
}
func.func @f217(%b: tensor<2xf32>, %i: tensor<i64>) {
  %0 = stablehlo.dynamic_update_slice %b, %b, %i : (tensor<2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<2xf32>
  return
}
func.func @f218(%b: tensor<2xf32>) {
  %0 = stablehlo.concatenate %b, %b, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}
func.func @f219(%b: tensor<2xf32>) {
  %0 = stablehlo.concatenate %b, dim = 0 : (tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f220() {
  %0 = stablehlo.iota dim = 0 {a} : tensor<4xi32>
  return
}
func.func @f221(%m: tensor<4x4xf32>) {
  %0 = stablehlo.reverse %m, dims = [0, 1] : tensor<4x4xf32>
  return
}
func.func @f222(%m: tensor<4x4xf32>) {
  %0 = stablehlo.transpose %m, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f223(%b: tensor<2xf32>, %p: tensor<2xi1>) {
  %0 = stablehlo.select %p, %b, %b : tensor<2xi1>, tensor<2xf32>
  return
}
func.func @f224(%b: tensor<2xf32>, %p: tensor<2xi1>) {
  %0 = stablehlo.select %p, %b, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f225(%b: tensor<2xf32>) {
  %0 = stablehlo.compare LT, %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}
func.func @f226(%b: tensor<2xf32>) {
  %0 = stablehlo.compare GE, %b, %b, TOTALORDER {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}
func.func @f227(%c: tensor<2xcomplex<f32>>) {
  %0 = stablehlo.fft %c, type = IFFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}
func.func @f228(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  %0:2 = stablehlo.custom_call @"a b"(%a, %b) {api_version = 2 : i32, called_computations = [@g]} : (tensor<2xi32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<f32>)
  return
}
func.func @f229(%p: tensor<2xi1>, %i0: tensor<i32>) {
  stablehlo.custom_call @shape_assertion(%p, %i0) {api_version = 2 : i32, error_message = "x {0}", has_side_effect = true} : (tensor<2xi1>, tensor<i32>) -> ()
  return
}
func.func @f230(%a: tensor<2xi32>) {
  stablehlo.composite "x.y" %a {decomposition = @g, version = 1 : i32} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f231(%a: tensor<2xi32>) {
  %0 = call @g(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f232(%a: tensor<2xi32>) {
  %0 = func.call @g(%a) {a = 1 : i8} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f233(%a: tensor<2xi32>) {
  %0 = "func.call"(%a) <{callee = @g}> : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f234(%a: tensor<2xi32>) {
  %0 = "func.call"(%a) {callee = @g} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @f235(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  %0:2 = stablehlo.optimization_barrier {q} %a, %b : tensor<2xi32>, tensor<2xf32>
  return
}
func.func @f236(%b: tensor<2xf32>) {
  %0 = "stablehlo.all_reduce"(%b) <{replica_groups = dense<[[0,1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32>
  stablehlo.return %1 : tensor<f32> }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func @f237(%a: tensor<2xi32>, %m: tensor<4x4xf32>) {
  %0 = "stablehlo.gather"(%m, %a) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}
func.func @f238(%b: tensor<2xf32>) {
  %0 = stablehlo.add %b, %b {x = unit, y = [], z = {}, s = "a\0A\22\09b", t = tensor<2xf32>, f = (i32, f32) -> (), g = () -> i32, h = (i32) -> (i32, i32), b = true, n = -5 : i8, u = 255 : ui8, i = 3 : index, d = 1.5, e = -2.5e-3 : f16, hx = 0x7F800000 : f32, k = @g, l = [1 : i32, "x"], m = array<i1: true, false>, "a b" = 1, o = array<f64: 1.0, 2.5>, p = array<i32>, q = 1 : i1, r = dense<1> : tensor<i8>, v = !stablehlo.token, w = tuple<i32, f32>, xx = none, yy = complex<f64>, zz = #stablehlo.channel_handle<handle = 0, type = 0>, aa = #stablehlo.bounds<3, ?>, ab = [[1], [2, 3]], ac = 9223372036854775807 : i64, ad = 18446744073709551615 : ui64, ae = -9223372036854775808 : i64, af = 1.0 : bf16, ag = affine_map<(d0) -> (d0)>} : tensor<2xf32>
  return
}
func.func @f239(%b: tensor<2xf32>) {
  %0 = stablehlo.add %b, %b : tensor<2xf32> loc("a"("b":1:2))
  return
}
func.func @f240(%b: tensor<2xf32>) {
  %0 = stablehlo.abs // a comment
  %b // another
  : tensor<2xf32> // and one
  return
}
func.func @f241(%b: tensor<2xf32>) {
  %0 = stablehlo.abs %b#0 : tensor<2xf32>
  return
}
func.func @f242(%b: tensor<2xf32>) {
  %-1 = stablehlo.abs %b : tensor<2xf32>
  return
}
func.func @f243(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  %a.b-c$ = stablehlo.abs %b : tensor<2xf32>
  return
}
func.func @f244(%m: tensor<4x4xf32>) {
  %q = sdy.sharding_constraint %m <@mesh, [{"x"}, {"y"}]> : tensor<4x4xf32>
  %0 = sdy.all_gather [{}, {"y"}] %q out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x4xf32>
  return
}
func.func @f245(%m: tensor<4x4xf32>) {
  %q = sdy.sharding_constraint %m <@mesh, [{"x"}, {"y"}]> : tensor<4x4xf32>
  %0 = sdy.collective_permute %q out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<4x4xf32>
  return
}
func.func @f246(%m: tensor<4x4xf32>) {
  %q = sdy.sharding_constraint %m <@mesh, [{"x"}, {"y"}]> : tensor<4x4xf32>
  %0 = sdy.all_to_all [{"x"}: 0->1] %q out_sharding=<@mesh, [{}, {"y", "x"}]> {a} : tensor<4x4xf32>
  return
}
func.func @f247(%m: tensor<4x4xf32>) {
  %q = sdy.sharding_constraint %m <@mesh, [{"x"}, {"y"}]> : tensor<4x4xf32>
  %0 = sdy.sharded_to_unreduced [{}, {"y"}] %q out_sharding=<@mesh, [{"x"}, {}], unreduced={"y"}> : tensor<4x4xf32>
  return
}
func.func @f248(%m: tensor<4x4xf32>) {
  %q = sdy.sharding_constraint %m <@mesh, [{"x"}, {"y"}]> : tensor<4x4xf32>
  %0 = sdy.replicated_to_unreduced {"z"} %q out_sharding=<@mesh, [{"x"}, {"y"}], unreduced={"z"}> : tensor<4x4xf32>
  return
}
func.func @f249(%m: tensor<4x4xf32>) {
  %0 = sdy.propagation_barrier %m allowed_direction=FORWARD : tensor<4x4xf32>
  return
}
func.func @f250(%m: tensor<4x4xf32>) {
  %0 = stablehlo.abs %m {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2], device_ids=[1, 0]>, [{"a"}, {}]>]>} : tensor<4x4xf32>
  return
}
func.func @f251(%m: tensor<4x4xf32>) {
  %0 = stablehlo.abs %m {sdy.sharding = #sdy.sharding_per_value<[<mesh<[]>, [{}, {}]>]>} : tensor<4x4xf32>
  return
}
func.func @f252(%m: tensor<4x4xf32>) {
  %0 = stablehlo.abs %m {mhlo.sharding = "{devices=[2,1]<=[2]}", mhlo.frontend_attributes = {a = "b"}} : tensor<4x4xf32>
  return
}
func.func private @g(tensor<2xi32>) -> tensor<2xi32>
func.func nested @h(tensor<2xi32> {x.a = 1 : i32}, i32) -> (tensor<2xi32> {x.b}, i32) attributes {c = "d"}
func.func public @k(%arg0: tensor<2xi32> {a.b = "c"} loc("x"), %arg1: i32 loc(unknown)) -> (tensor<2xi32> {d.e = "f"}, i32) attributes {no_inline} {
  return %arg0, %arg1 : tensor<2xi32>, i32 loc(#loc1)
} loc(#loc)
func.func @nothing() {
  return
}
func.func @"quoted name"() -> () {
  return
}
func.func @aliases(%arg0: !pair) -> !pair {
  %0 = stablehlo.constant #alias
  return %arg0 : !pair
}
module @inner attributes {x.y = 1 : i32} {
}
sdy.mesh @mesh = <["x"=2, "y"=2, "z"=4]>
sdy.mesh @reversed = <["x"=2], device_ids=[1, 0]>
#loc = loc("file":1:2)
#loc1 = loc(fused["a", callsite("b" at "c":3:4)])
