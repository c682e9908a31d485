#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg241: tensor<2xi32>):
    %267 = "stablehlo.custom_call"(%arg241) <{call_target_name = "foo"}> : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f1"}> ({
  ^bb0(%arg240: tensor<4x4xf32>):
    %266 = "stablehlo.cholesky"(%arg240) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f2"}> ({
  ^bb0(%arg239: tensor<4x4xf32>):
    %265 = "stablehlo.cholesky"(%arg239) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f3"}> ({
  ^bb0(%arg238: tensor<2xf32>):
    %264 = "stablehlo.reduce_precision"(%arg238) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (), sym_name = "f4"}> ({
  ^bb0(%arg237: tensor<2xui64>):
    %263:2 = "stablehlo.rng_bit_generator"(%arg237) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f5"}> ({
  ^bb0(%arg236: tensor<2xi32>):
    %262 = "stablehlo.composite"(%arg236) <{composite_attributes = {x = 1 : i32}, decomposition = @g, name = "foo.bar"}> : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f6"}> ({
  ^bb0(%arg235: tensor<2xf32>):
    %261 = "stablehlo.exponential"(%arg235) <{result_accuracy = #stablehlo.result_accuracy<ulps = 5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f7"}> ({
  ^bb0(%arg234: tensor<2xf32>):
    %260 = "stablehlo.dot"(%arg234, %arg234) <{precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f8"}> ({
  ^bb0(%arg233: tensor<2xf32>):
    %259 = "stablehlo.dot_general"(%arg233, %arg233) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<2xf32>) -> (), sym_name = "f9"}> ({
  ^bb0(%arg231: tensor<2xi32>, %arg232: tensor<2xf32>):
    %258:2 = "stablehlo.optimization_barrier"(%arg231, %arg232) : (tensor<2xi32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f10"}> ({
    "stablehlo.optimization_barrier"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<4x4xf32>) -> (), sym_name = "f11"}> ({
  ^bb0(%arg229: tensor<2xi32>, %arg230: tensor<4x4xf32>):
    %257 = "stablehlo.torch_index_select"(%arg230, %arg229) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1xindex>) -> (), sym_name = "f12"}> ({
  ^bb0(%arg228: tensor<1xindex>):
    %256 = "stablehlo.dynamic_iota"(%arg228) <{iota_dimension = 0 : i64}> : (tensor<1xindex>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<2xf32>) -> (), sym_name = "f13"}> ({
  ^bb0(%arg226: tensor<2xi32>, %arg227: tensor<2xf32>):
    %254 = "stablehlo.tuple"(%arg226, %arg227) : (tensor<2xi32>, tensor<2xf32>) -> tuple<tensor<2xi32>, tensor<2xf32>>
    %255 = "stablehlo.get_tuple_element"(%254) <{index = 0 : i32}> : (tuple<tensor<2xi32>, tensor<2xf32>>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token) -> (), sym_name = "f14"}> ({
  ^bb0(%arg225: !stablehlo.token):
    %251 = "stablehlo.after_all"(%arg225, %arg225) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %252 = "stablehlo.create_token"() : () -> !stablehlo.token
    %253 = "stablehlo.partition_id"() : () -> tensor<ui32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<2xcomplex<f32>>) -> (), sym_name = "f15"}> ({
  ^bb0(%arg223: tensor<2xf32>, %arg224: tensor<2xcomplex<f32>>):
    %249 = "stablehlo.real"(%arg224) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %250 = "stablehlo.complex"(%arg223, %arg223) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<2xindex>) -> (), sym_name = "f16"}> ({
  ^bb0(%arg221: tensor<2xf32>, %arg222: tensor<2xindex>):
    %248 = "stablehlo.dynamic_broadcast_in_dim"(%arg221, %arg222) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0>}> : (tensor<2xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f17"}> ({
  ^bb0(%arg220: tensor<4x4xf32>):
    %247 = "stablehlo.triangular_solve"(%arg220, %arg220) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f18"}> ({
  ^bb0(%arg219: tensor<4x4xf32>):
    %246 = "stablehlo.get_dimension_size"(%arg219) <{dimension = 1 : i64}> : (tensor<4x4xf32>) -> tensor<i32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<1xi64>) -> (), sym_name = "f19"}> ({
  ^bb0(%arg217: tensor<f32>, %arg218: tensor<1xi64>):
    %245 = "stablehlo.rng"(%arg217, %arg217, %arg218) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f20"}> ({
  ^bb0(%arg216: tensor<4x4xf32>):
    %244 = "stablehlo.einsum"(%arg216, %arg216) <{einsum_config = "ab,bc->ac"}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f21"}> ({
  ^bb0(%arg215: tensor<4x4xf32>):
    %243 = "stablehlo.unary_einsum"(%arg215) <{einsum_config = "ab->a"}> : (tensor<4x4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f22"}> ({
  ^bb0(%arg214: tensor<4x4xf32>):
    %242 = "stablehlo.convolution"(%arg214, %arg214) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<i32>) -> (), sym_name = "f23"}> ({
  ^bb0(%arg212: tensor<4x4xf32>, %arg213: tensor<i32>):
    %241 = "stablehlo.set_dimension_size"(%arg212, %arg213) <{dimension = 1 : i64}> : (tensor<4x4xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 4>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<f32>) -> (), sym_name = "f24"}> ({
  ^bb0(%arg208: tensor<4x4xf32>, %arg209: tensor<f32>):
    %239 = "stablehlo.reduce"(%arg208, %arg209) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg210: tensor<f32>, %arg211: tensor<f32>):
      %240 = "stablehlo.maximum"(%arg210, %arg211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%240) : (tensor<f32>) -> ()
    }) {foo = 1 : i32} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f25"}> ({
  ^bb0(%arg207: tensor<2xf32>):
    %238 = "stablehlo.is_finite"(%arg207) : (tensor<2xf32>) -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<f32>, tensor<1xi64>) -> (), sym_name = "f26"}> ({
  ^bb0(%arg204: tensor<2xf32>, %arg205: tensor<f32>, %arg206: tensor<1xi64>):
    %237 = "stablehlo.dynamic_pad"(%arg204, %arg205, %arg206, %arg206, %arg206) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<1xi64>) -> (), sym_name = "f27"}> ({
  ^bb0(%arg202: tensor<2xf32>, %arg203: tensor<1xi64>):
    %236 = "stablehlo.real_dynamic_slice"(%arg202, %arg203, %arg203, %arg203) : (tensor<2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<1xindex>) -> (), sym_name = "f28"}> ({
  ^bb0(%arg200: tensor<2xf32>, %arg201: tensor<1xindex>):
    %235 = "stablehlo.dynamic_reshape"(%arg200, %arg201) : (tensor<2xf32>, tensor<1xindex>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (), sym_name = "f29"}> ({
  ^bb0(%arg198: tensor<2xf32>, %arg199: tensor<f32>):
    %234 = "stablehlo.clamp"(%arg199, %arg198, %arg198) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f30"}> ({
  ^bb0(%arg197: tensor<2xf32>):
    %233 = "stablehlo.broadcast"(%arg197) <{broadcast_sizes = array<i64: 3>}> : (tensor<2xf32>) -> tensor<3x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token) -> (), sym_name = "f31"}> ({
  ^bb0(%arg196: !stablehlo.token):
    %232:2 = "stablehlo.infeed"(%arg196) <{infeed_config = "foobar", layout = [[0]]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f32"}> ({
    %231 = "stablehlo.constant"() <{value = dense<1> : tensor<3xi32>}> {a = 1 : i32} : () -> tensor<3xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f33"}> ({
  ^bb0(%arg195: tensor<2xf32>):
    %230 = "stablehlo.cbrt"(%arg195) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f34"}> ({
  ^bb0(%arg194: tensor<2xf32>):
    %229 = "stablehlo.cross-replica-sum"(%arg194) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f35"}> ({
  ^bb0(%arg193: tensor<2xf32>):
    %228 = "chlo.square"(%arg193) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f36"}> ({
  ^bb0(%arg192: tensor<2xf32>):
    %227 = "chlo.broadcast_add"(%arg192, %arg192) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f37"}> ({
  ^bb0(%arg191: tensor<2xf32>):
    %226 = "chlo.broadcast_compare"(%arg191, %arg191) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f38"}> ({
  ^bb0(%arg190: tensor<2xf32>):
    %225 = "chlo.zeta"(%arg190, %arg190) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f39"}> ({
    %224 = "chlo.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f40"}> ({
  ^bb0(%arg189: tensor<2xf32>):
    %223 = "chlo.constant_like"(%arg189) <{value = 1.000000e+00 : f32}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<2xi1>) -> (), sym_name = "f41"}> ({
  ^bb0(%arg187: tensor<2xf32>, %arg188: tensor<2xi1>):
    %222 = "chlo.broadcast_select"(%arg188, %arg187, %arg187) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f42"}> ({
  ^bb0(%arg186: tensor<2xf32>):
    %221 = "chlo.is_inf"(%arg186) : (tensor<2xf32>) -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f43"}> ({
  ^bb0(%arg185: tensor<2xf32>):
    %220 = "chlo.is_inf"(%arg185) : (tensor<2xf32>) -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f44"}> ({
  ^bb0(%arg184: tensor<2xf32>):
    %219 = "chlo.erf_inv"(%arg184) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f45"}> ({
  ^bb0(%arg183: tensor<2xf32>):
    %218 = "chlo.next_after"(%arg183, %arg183) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f46"}> ({
  ^bb0(%arg182: tensor<4x4xf32>):
    %217 = "sdy.sharding_constraint"(%arg182) <{sharding = #sdy.sharding<@mesh, [{"x"}, {?}p1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f47"}> ({
  ^bb0(%arg181: tensor<4x4xf32>):
    %216 = "sdy.reshard"(%arg181) <{sharding = #sdy.sharding<@mesh, [{"x", ?}, {}], replicated={"y"}, unreduced={"z":(1)2}>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f48"}> ({
  ^bb0(%arg180: tensor<4x4xf32>):
    "sdy.sharding_group"(%arg180) <{group_id = 21 : i64}> : (tensor<4x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f49"}> ({
  ^bb0(%arg179: tensor<4x4xf32>):
    %215 = "sdy.all_slice"(%arg179) <{out_sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, slicing_axes = #sdy<list_of_axis_ref_lists[{}, {"x"}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f50"}> ({
  ^bb0(%arg178: tensor<4x4xf32>):
    %214 = "sdy.all_reduce"(%arg178) <{out_sharding = #sdy.sharding<@mesh, [{}, {}]>, reduction_axes = #sdy<axis_ref_list{"y"}>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f51"}> ({
  ^bb0(%arg177: tensor<4x4xf32>):
    %213 = "sdy.reduce_scatter"(%arg177) <{out_sharding = #sdy.sharding<@mesh, [{"y"}, {}]>, reduce_scatter_axes = #sdy<list_of_axis_ref_lists[{"y"}, {}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f52"}> ({
  ^bb0(%arg176: tensor<4x4xf32>):
    %212 = "sdy.propagation_barrier"(%arg176) <{allowed_direction = 0 : i32}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f53"}> ({
  ^bb0(%arg174: tensor<4x4xf32>):
    %211 = "sdy.named_computation"(%arg174) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, name = "foo", out_shardings = #sdy.sharding_per_value<[<@mesh, [{"y"}, {}]>]>}> ({
    ^bb0(%arg175: tensor<4x4xf32>):
      "sdy.return"(%arg175) : (tensor<4x4xf32>) -> ()
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f54"}> ({
  ^bb0(%arg172: tensor<4x4xf32>):
    %210 = "sdy.named_computation"(%arg172) <{name = "foo"}> ({
    ^bb0(%arg173: tensor<4x4xf32>):
      "sdy.return"(%arg173) : (tensor<4x4xf32>) -> ()
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f55"}> ({
  ^bb0(%arg171: tensor<4x4xf32>):
    %209 = "sdy.data_flow_edge"(%arg171) <{sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f56"}> ({
    %208 = "sdy.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f57"}> ({
  ^bb0(%arg169: tensor<4x4xf32>):
    %207 = "sdy.manual_computation"(%arg169) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>}> ({
    ^bb0(%arg170: tensor<2x4xf32>):
      "sdy.return"(%arg170) : (tensor<2x4xf32>) -> ()
    }) {foo = 1 : i32} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f58"}> ({
    %205 = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>}> ({
      %206 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
      "sdy.return"(%206) : (tensor<4x4xf32>) -> ()
    }) : () -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f59"}> ({
    %204 = "stablehlo.constant"() <{value = dense<[1, 0, 1]> : tensor<3xi4>}> : () -> tensor<3xi4>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f60"}> ({
  ^bb0(%arg168: tensor<2xf32>):
    %203 = "stablehlo.reduce_precision"(%arg168) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> {a = "x\22\\y"} : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f61"}> ({
  ^bb0(%arg167: tensor<4x4xf32>):
    %202 = "stablehlo.all_gather"(%arg167) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f62"}> ({
  ^bb0(%arg166: tensor<2xi32>):
    %201 = "stablehlo.custom_call"(%arg166) <{api_version = 4 : i32, backend_config = {x = 1 : i64, y = array<f32: 1.000000e+00>, z = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf64>}, call_target_name = "foo", has_side_effect = true}> : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f63"}> ({
  ^bb0(%arg165: tensor<2xf32>):
    %200 = "stablehlo.abs"(%arg165) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f64"}> ({
  ^bb0(%arg164: tensor<2xf32>):
    %199 = "stablehlo.cbrt"(%arg164) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f65"}> ({
  ^bb0(%arg163: tensor<2xf32>):
    %198 = "stablehlo.ceil"(%arg163) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f66"}> ({
  ^bb0(%arg162: tensor<2xf32>):
    %197 = "stablehlo.convert"(%arg162) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f67"}> ({
  ^bb0(%arg161: tensor<2xf32>):
    %196 = "stablehlo.cosine"(%arg161) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f68"}> ({
  ^bb0(%arg160: tensor<2xf32>):
    %195 = "stablehlo.exponential"(%arg160) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f69"}> ({
  ^bb0(%arg159: tensor<2xf32>):
    %194 = "stablehlo.exponential_minus_one"(%arg159) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f70"}> ({
  ^bb0(%arg158: tensor<2xf32>):
    %193 = "stablehlo.floor"(%arg158) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f71"}> ({
  ^bb0(%arg157: tensor<2xf32>):
    %192 = "stablehlo.log"(%arg157) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f72"}> ({
  ^bb0(%arg156: tensor<2xf32>):
    %191 = "stablehlo.log_plus_one"(%arg156) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f73"}> ({
  ^bb0(%arg155: tensor<2xf32>):
    %190 = "stablehlo.logistic"(%arg155) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f74"}> ({
  ^bb0(%arg154: tensor<2xf32>):
    %189 = "stablehlo.negate"(%arg154) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f75"}> ({
  ^bb0(%arg153: tensor<2xf32>):
    %188 = "stablehlo.round_nearest_afz"(%arg153) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f76"}> ({
  ^bb0(%arg152: tensor<2xf32>):
    %187 = "stablehlo.round_nearest_even"(%arg152) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f77"}> ({
  ^bb0(%arg151: tensor<2xf32>):
    %186 = "stablehlo.rsqrt"(%arg151) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f78"}> ({
  ^bb0(%arg150: tensor<2xf32>):
    %185 = "stablehlo.sign"(%arg150) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f79"}> ({
  ^bb0(%arg149: tensor<2xf32>):
    %184 = "stablehlo.sine"(%arg149) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f80"}> ({
  ^bb0(%arg148: tensor<2xf32>):
    %183 = "stablehlo.sqrt"(%arg148) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f81"}> ({
  ^bb0(%arg147: tensor<2xf32>):
    %182 = "stablehlo.tan"(%arg147) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f82"}> ({
  ^bb0(%arg146: tensor<2xf32>):
    %181 = "stablehlo.tanh"(%arg146) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f83"}> ({
  ^bb0(%arg145: tensor<2xf32>):
    %180 = "stablehlo.real"(%arg145) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f84"}> ({
  ^bb0(%arg144: tensor<2xf32>):
    %179 = "stablehlo.imag"(%arg144) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f85"}> ({
  ^bb0(%arg143: tensor<2xf32>):
    %178 = "stablehlo.add"(%arg143, %arg143) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f86"}> ({
  ^bb0(%arg142: tensor<2xf32>):
    %177 = "stablehlo.atan2"(%arg142, %arg142) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f87"}> ({
  ^bb0(%arg141: tensor<2xf32>):
    %176 = "stablehlo.divide"(%arg141, %arg141) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f88"}> ({
  ^bb0(%arg140: tensor<2xf32>):
    %175 = "stablehlo.maximum"(%arg140, %arg140) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f89"}> ({
  ^bb0(%arg139: tensor<2xf32>):
    %174 = "stablehlo.minimum"(%arg139, %arg139) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f90"}> ({
  ^bb0(%arg138: tensor<2xf32>):
    %173 = "stablehlo.multiply"(%arg138, %arg138) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f91"}> ({
  ^bb0(%arg137: tensor<2xf32>):
    %172 = "stablehlo.power"(%arg137, %arg137) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f92"}> ({
  ^bb0(%arg136: tensor<2xf32>):
    %171 = "stablehlo.remainder"(%arg136, %arg136) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f93"}> ({
  ^bb0(%arg135: tensor<2xf32>):
    %170 = "stablehlo.subtract"(%arg135, %arg135) {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f94"}> ({
  ^bb0(%arg134: tensor<2xi32>):
    %169 = "stablehlo.and"(%arg134, %arg134) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f95"}> ({
  ^bb0(%arg133: tensor<2xi32>):
    %168 = "stablehlo.or"(%arg133, %arg133) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f96"}> ({
  ^bb0(%arg132: tensor<2xi32>):
    %167 = "stablehlo.xor"(%arg132, %arg132) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f97"}> ({
  ^bb0(%arg131: tensor<2xi32>):
    %166 = "stablehlo.shift_left"(%arg131, %arg131) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f98"}> ({
  ^bb0(%arg130: tensor<2xi32>):
    %165 = "stablehlo.shift_right_arithmetic"(%arg130, %arg130) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f99"}> ({
  ^bb0(%arg129: tensor<2xi32>):
    %164 = "stablehlo.shift_right_logical"(%arg129, %arg129) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f100"}> ({
  ^bb0(%arg128: tensor<2xi32>):
    %163 = "stablehlo.add"(%arg128, %arg128) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f101"}> ({
  ^bb0(%arg127: tensor<2xi32>):
    %162 = "stablehlo.divide"(%arg127, %arg127) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f102"}> ({
  ^bb0(%arg126: tensor<2xi32>):
    %161 = "stablehlo.remainder"(%arg126, %arg126) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f103"}> ({
  ^bb0(%arg125: tensor<2xi32>):
    %160 = "stablehlo.not"(%arg125) : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f104"}> ({
  ^bb0(%arg124: tensor<2xi32>):
    %159 = "stablehlo.count_leading_zeros"(%arg124) : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f105"}> ({
  ^bb0(%arg123: tensor<2xi32>):
    %158 = "stablehlo.popcnt"(%arg123) : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f106"}> ({
  ^bb0(%arg122: tensor<2xi32>):
    %157 = "stablehlo.abs"(%arg122) : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f107"}> ({
  ^bb0(%arg121: tensor<2xi32>):
    %156 = "stablehlo.negate"(%arg121) : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f108"}> ({
  ^bb0(%arg120: tensor<2xi32>):
    %155 = "stablehlo.sign"(%arg120) : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f109"}> ({
  ^bb0(%arg119: tensor<2xf32>):
    %154 = "stablehlo.convert"(%arg119) : (tensor<2xf32>) -> tensor<2xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xcomplex<f32>>) -> (), sym_name = "f110"}> ({
  ^bb0(%arg118: tensor<2xcomplex<f32>>):
    %153 = "stablehlo.real"(%arg118) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f111"}> ({
    %152 = "stablehlo.replica_id"() : () -> tensor<ui32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f112"}> ({
    %151 = "stablehlo.after_all"() : () -> !stablehlo.token
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f113"}> ({
    %150 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, 0.000000e+00, -0.000000e+00, 1.953130e-03, 0x7F, 0x7F, 1.757810e-02, 4.480000e+02, 4.480000e+02, 0x7F, 2.400000e+02]> : tensor<12xf8E4M3FN>}> : () -> tensor<12xf8E4M3FN>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f114"}> ({
    %149 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, 0.000000e+00, -0.000000e+00, 9.765620e-04, 1.024000e+03, 0x7F, 1.562500e-02, 4.480000e+02, 4.480000e+02, 5.120000e+02, 2.560000e+02]> : tensor<12xf8E5M2>}> : () -> tensor<12xf8E5M2>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f115"}> ({
    %148 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, 0.000000e+00, 0.000000e+00, 9.765620e-04, 0x80, 2.400000e+02, 1.757810e-02, 0x80, 0x80, 0x80, 2.400000e+02]> : tensor<12xf8E4M3FNUZ>}> : () -> tensor<12xf8E4M3FNUZ>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f116"}> ({
    %147 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, 0.000000e+00, 0.000000e+00, 9.765620e-04, 1.024000e+03, 5.734400e+04, 1.562500e-02, 4.480000e+02, 4.480000e+02, 5.120000e+02, 2.560000e+02]> : tensor<12xf8E5M2FNUZ>}> : () -> tensor<12xf8E5M2FNUZ>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f117"}> ({
    %146 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, 0.000000e+00, 0.000000e+00, 9.765620e-04, 0x80, 3.000000e+01, 1.757810e-02, 0x80, 0x80, 0x80, 0x80]> : tensor<12xf8E4M3B11FNUZ>}> : () -> tensor<12xf8E4M3B11FNUZ>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f118"}> ({
    %145 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, -0.000000e+00, 9.997550e-02, 3.333980e+00, 0.000000e+00, 0x7C00, 6.499200e+04, 0x7C00, 5.960460e-08, 6.550400e+04, 0.000000e+00, 0.000000e+00]> : tensor<13xf16>}> : () -> tensor<13xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f119"}> ({
    %144 = "stablehlo.constant"() <{value = dense<[0x7C00, 0x7E00, 0xFF80]> : tensor<3xf16>}> : () -> tensor<3xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f120"}> ({
    %143 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, -0.000000e+00, 1.000980e-01, 3.328130e+00, 9.984020e-31, 1.000260e+30, 6.502400e+04, 1.232080e+08, 5.005860e-08, 6.553600e+04, 0.000000e+00, 0.000000e+00]> : tensor<13xbf16>}> : () -> tensor<13xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f121"}> ({
    %142 = "stablehlo.constant"() <{value = dense<[2.658460e+36, 4.253530e+37, 0xFF80]> : tensor<3xbf16>}> : () -> tensor<3xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f122"}> ({
    %141 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, -0.000000e+00, 1.000000e-01, 3.33333325, 1.000000e-30, 1.000000e+30, 6.500000e+04, 0x4CEB79A3, 5.000000e-08, 6.550400e+04, 1.401300e-45, 0.000000e+00]> : tensor<13xf32>}> : () -> tensor<13xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f123"}> ({
    %140 = "stablehlo.constant"() <{value = dense<[0x7F800000, 0xFFC00000, 1.401300e-45]> : tensor<3xf32>}> : () -> tensor<3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f124"}> ({
    %139 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, -0.000000e+00, 1.000000e-01, 3.3333333333333335, 1.000000e-30, 1.000000e+30, 6.500000e+04, 0x419D6F3454000000, 5.000000e-08, 6.550400e+04, 9.9999999999999998E-46, 4.940660e-324]> : tensor<13xf64>}> : () -> tensor<13xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f125"}> ({
    %138 = "stablehlo.constant"() <{value = dense<[1.0568533724534071E-314, 2.1199235294506578E-314, 4.940660e-324]> : tensor<3xf64>}> : () -> tensor<3xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f126"}> ({
    %137 = "stablehlo.constant"() <{value = dense<[0, -1, 1, -2, 1]> : tensor<5xi2>}> : () -> tensor<5xi2>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f127"}> ({
    %136 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xui2>}> : () -> tensor<4xui2>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f128"}> ({
    %135 = "stablehlo.constant"() <{value = dense<-1> : tensor<i2>}> : () -> tensor<i2>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f129"}> ({
    %134 = "stablehlo.constant"() <{value = dense<[0, -1, 1, -8, 7]> : tensor<5xi4>}> : () -> tensor<5xi4>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f130"}> ({
    %133 = "stablehlo.constant"() <{value = dense<[0, 1, 8, 15]> : tensor<4xui4>}> : () -> tensor<4xui4>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f131"}> ({
    %132 = "stablehlo.constant"() <{value = dense<-1> : tensor<i4>}> : () -> tensor<i4>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f132"}> ({
    %131 = "stablehlo.constant"() <{value = dense<[0, -1, 1, -128, 127]> : tensor<5xi8>}> : () -> tensor<5xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f133"}> ({
    %130 = "stablehlo.constant"() <{value = dense<[0, 1, 128, 255]> : tensor<4xui8>}> : () -> tensor<4xui8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f134"}> ({
    %129 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f135"}> ({
    %128 = "stablehlo.constant"() <{value = dense<[0, -1, 1, -32768, 32767]> : tensor<5xi16>}> : () -> tensor<5xi16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f136"}> ({
    %127 = "stablehlo.constant"() <{value = dense<[0, 1, 32768, 65535]> : tensor<4xui16>}> : () -> tensor<4xui16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f137"}> ({
    %126 = "stablehlo.constant"() <{value = dense<-1> : tensor<i16>}> : () -> tensor<i16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f138"}> ({
    %125 = "stablehlo.constant"() <{value = dense<[0, -1, 1, -2147483648, 2147483647]> : tensor<5xi32>}> : () -> tensor<5xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f139"}> ({
    %124 = "stablehlo.constant"() <{value = dense<[0, 1, 2147483648, 4294967295]> : tensor<4xui32>}> : () -> tensor<4xui32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f140"}> ({
    %123 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f141"}> ({
    %122 = "stablehlo.constant"() <{value = dense<[0, -1, 1, -9223372036854775808, 9223372036854775807]> : tensor<5xi64>}> : () -> tensor<5xi64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f142"}> ({
    %121 = "stablehlo.constant"() <{value = dense<[0, 1, 9223372036854775808, 18446744073709551615]> : tensor<4xui64>}> : () -> tensor<4xui64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f143"}> ({
    %120 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f144"}> ({
    %119 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f145"}> ({
    %118 = "stablehlo.constant"() <{value = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f146"}> ({
    %117 = "stablehlo.constant"() <{value = dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f147"}> ({
    %116 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,-2.000000e+00), (0x7F800000,1.000000e-01)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f148"}> ({
    %115 = "stablehlo.constant"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f149"}> ({
    %114 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f150"}> ({
    %113 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f151"}> ({
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f152"}> ({
    %111 = "stablehlo.constant"() <{value = dense<true> : tensor<3xi1>}> : () -> tensor<3xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f153"}> ({
    %110 = "stablehlo.constant"() <{value = dense<[[513, 1027], [1541, 2055]]> : tensor<2x2xi16>}> : () -> tensor<2x2xi16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f154"}> ({
    %109 = "stablehlo.constant"() <{value = dense<[1, -1, 7]> : tensor<3xi4>}> : () -> tensor<3xi4>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f155"}> ({
    %108 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,-1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f156"}> ({
    %107 = "stablehlo.constant"() <{value = dense<[[[1.500000e+00]], [[2.500000e+00]]]> : tensor<2x1x1xf64>}> : () -> tensor<2x1x1xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f157"}> ({
    %106 = "stablehlo.constant"() <{value = dense<"0x000000000000E03F000000000000E83F000000000000F03F000000000000F43F000000000000F83F000000000000FC3F000000000000004000000000000002400000000000000440000000000000064000000000000008400000000000000A400000000000000C400000000000000E4000000000000010400000000000001140000000000000124000000000000013400000000000001440000000000000154000000000000016400000000000001740000000000000184000000000000019400000000000001A400000000000001B400000000000001C400000000000001D400000000000001E400000000000001F40000000000000204000000000008020400000000000002140000000000080214000000000000022400000000000802240000000000000234000000000008023400000000000002440000000000080244000000000000025400000000000802540000000000000264000000000008026400000000000002740000000000080274000000000000028400000000000802840000000000000294000000000008029400000000000002A400000000000802A400000000000002B400000000000802B400000000000002C400000000000802C400000000000002D400000000000802D400000000000002E400000000000802E400000000000002F400000000000802F400000000000003040000000000040304000000000008030400000000000C030400000000000003140000000000040314000000000008031400000000000C031400000000000003240000000000040324000000000008032400000000000C032400000000000003340000000000040334000000000008033400000000000C033400000000000003440000000000040344000000000008034400000000000C034400000000000003540000000000040354000000000008035400000000000C035400000000000003640000000000040364000000000008036400000000000C036400000000000003740000000000040374000000000008037400000000000C037400000000000003840000000000040384000000000008038400000000000C038400000000000003940000000000040394000000000008039400000000000C039400000000000003A400000000000403A400000000000803A400000000000C03A400000000000003B400000000000403B400000000000803B400000000000C03B400000000000003C400000000000403C400000000000803C400000000000C03C400000000000003D400000000000403D400000000000803D400000000000C03D400000000000003E400000000000403E40"> : tensor<120xf64>}> : () -> tensor<120xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f158"}> ({
    %105 = "stablehlo.constant"() <{value = dense<"0x000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101000101"> : tensor<120xi1>}> : () -> tensor<120xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f159"}> ({
    %104 = "stablehlo.constant"() <{value = dense<"0x08090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F"> : tensor<120xi4>}> : () -> tensor<120xi4>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f160"}> ({
    %103 = "stablehlo.constant"() <{value = dense<"0x000000000000003F0000803F0000C0BF00000040000020C000004040000060C000008040000090C00000A0400000B0C00000C0400000D0C00000E0400000F0C000000041000008C100001041000018C100002041000028C100003041000038C100004041000048C100005041000058C100006041000068C100007041000078C100008041000084C10000884100008CC100009041000094C10000984100009CC10000A0410000A4C10000A8410000ACC10000B0410000B4C10000B8410000BCC10000C0410000C4C10000C8410000CCC10000D0410000D4C10000D8410000DCC10000E0410000E4C10000E8410000ECC10000F0410000F4C10000F8410000FCC100000042000002C200000442000006C20000084200000AC200000C4200000EC200001042000012C200001442000016C20000184200001AC200001C4200001EC200002042000022C200002442000026C20000284200002AC200002C4200002EC200003042000032C200003442000036C20000384200003AC200003C4200003EC200004042000042C200004442000046C20000484200004AC200004C4200004EC200005042000052C200005442000056C20000584200005AC200005C4200005EC200006042000062C200006442000066C20000684200006AC200006C4200006EC200007042000072C200007442000076C20000784200007AC200007C4200007EC200008042000081C200008242000083C200008442000085C200008642000087C200008842000089C200008A4200008BC200008C4200008DC200008E4200008FC200009042000091C200009242000093C200009442000095C200009642000097C200009842000099C200009A4200009BC200009C4200009DC200009E4200009FC20000A0420000A1C20000A2420000A3C20000A4420000A5C20000A6420000A7C20000A8420000A9C20000AA420000ABC20000AC420000ADC20000AE420000AFC20000B0420000B1C20000B2420000B3C20000B4420000B5C20000B6420000B7C20000B8420000B9C20000BA420000BBC20000BC420000BDC20000BE420000BFC20000C0420000C1C20000C2420000C3C20000C4420000C5C20000C6420000C7C20000C8420000C9C2"> : tensor<101xcomplex<f32>>}> : () -> tensor<101xcomplex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f161"}> ({
    %102 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f162"}> ({
    %101 = "stablehlo.constant"() <{value = dense<127> : tensor<2xi8>}> : () -> tensor<2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f163"}> ({
    %100 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f164"}> ({
    %99 = "stablehlo.constant"() <{value = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f165"}> ({
    %98 = "stablehlo.constant"() <{value = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f166"}> ({
  ^bb0(%arg117: tensor<2xi32>):
    %97 = "chlo.broadcast_and"(%arg117, %arg117) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f167"}> ({
  ^bb0(%arg116: tensor<2xf32>):
    %96 = "chlo.broadcast_atan2"(%arg116, %arg116) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f168"}> ({
  ^bb0(%arg115: tensor<2xf32>):
    %95 = "chlo.broadcast_complex"(%arg115, %arg115) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f169"}> ({
  ^bb0(%arg114: tensor<2xf32>):
    %94 = "chlo.broadcast_divide"(%arg114, %arg114) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f170"}> ({
  ^bb0(%arg113: tensor<2xf32>):
    %93 = "chlo.broadcast_maximum"(%arg113, %arg113) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f171"}> ({
  ^bb0(%arg112: tensor<2xf32>):
    %92 = "chlo.broadcast_minimum"(%arg112, %arg112) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f172"}> ({
  ^bb0(%arg111: tensor<2xf32>):
    %91 = "chlo.broadcast_multiply"(%arg111, %arg111) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f173"}> ({
  ^bb0(%arg110: tensor<2xf32>):
    %90 = "chlo.broadcast_next_after"(%arg110, %arg110) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f174"}> ({
  ^bb0(%arg109: tensor<2xi32>):
    %89 = "chlo.broadcast_or"(%arg109, %arg109) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f175"}> ({
  ^bb0(%arg108: tensor<2xf32>):
    %88 = "chlo.broadcast_polygamma"(%arg108, %arg108) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f176"}> ({
  ^bb0(%arg107: tensor<2xf32>):
    %87 = "chlo.broadcast_power"(%arg107, %arg107) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f177"}> ({
  ^bb0(%arg106: tensor<2xf32>):
    %86 = "chlo.broadcast_remainder"(%arg106, %arg106) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f178"}> ({
  ^bb0(%arg105: tensor<2xi32>):
    %85 = "chlo.broadcast_shift_left"(%arg105, %arg105) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f179"}> ({
  ^bb0(%arg104: tensor<2xi32>):
    %84 = "chlo.broadcast_shift_right_arithmetic"(%arg104, %arg104) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f180"}> ({
  ^bb0(%arg103: tensor<2xi32>):
    %83 = "chlo.broadcast_shift_right_logical"(%arg103, %arg103) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f181"}> ({
  ^bb0(%arg102: tensor<2xf32>):
    %82 = "chlo.broadcast_subtract"(%arg102, %arg102) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f182"}> ({
  ^bb0(%arg101: tensor<2xi32>):
    %81 = "chlo.broadcast_xor"(%arg101, %arg101) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f183"}> ({
  ^bb0(%arg100: tensor<2xf32>):
    %80 = "chlo.broadcast_zeta"(%arg100, %arg100) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f184"}> ({
  ^bb0(%arg99: tensor<2xf32>):
    %79 = "chlo.acos"(%arg99) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f185"}> ({
  ^bb0(%arg98: tensor<2xf32>):
    %78 = "chlo.acosh"(%arg98) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f186"}> ({
  ^bb0(%arg97: tensor<2xf32>):
    %77 = "chlo.asin"(%arg97) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f187"}> ({
  ^bb0(%arg96: tensor<2xf32>):
    %76 = "chlo.asinh"(%arg96) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f188"}> ({
  ^bb0(%arg95: tensor<2xf32>):
    %75 = "chlo.atan"(%arg95) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f189"}> ({
  ^bb0(%arg94: tensor<2xf32>):
    %74 = "chlo.atanh"(%arg94) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f190"}> ({
  ^bb0(%arg93: tensor<2xf32>):
    %73 = "chlo.bessel_i1e"(%arg93) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f191"}> ({
  ^bb0(%arg92: tensor<2xf32>):
    %72 = "chlo.conj"(%arg92) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f192"}> ({
  ^bb0(%arg91: tensor<2xf32>):
    %71 = "chlo.cosh"(%arg91) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f193"}> ({
  ^bb0(%arg90: tensor<2xf32>):
    %70 = "chlo.digamma"(%arg90) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f194"}> ({
  ^bb0(%arg89: tensor<2xf32>):
    %69 = "chlo.erf"(%arg89) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f195"}> ({
  ^bb0(%arg88: tensor<2xf32>):
    %68 = "chlo.erfc"(%arg88) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f196"}> ({
  ^bb0(%arg87: tensor<2xf32>):
    %67 = "chlo.lgamma"(%arg87) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f197"}> ({
  ^bb0(%arg86: tensor<2xf32>):
    %66 = "chlo.sinh"(%arg86) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f198"}> ({
  ^bb0(%arg85: tensor<2xf32>):
    %65 = "chlo.tan"(%arg85) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f199"}> ({
  ^bb0(%arg84: tensor<2xf32>):
    %64 = "chlo.is_neg_inf"(%arg84) : (tensor<2xf32>) -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f200"}> ({
  ^bb0(%arg83: tensor<2xf32>):
    %63 = "chlo.polygamma"(%arg83, %arg83) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f201"}> ({
  ^bb0(%arg82: tensor<2xi32>):
    %62 = "chlo.mulhi"(%arg82, %arg82) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f202"}> ({
  ^bb0(%arg81: tensor<2xf32>):
    %61:2 = "chlo.top_k"(%arg81) <{k = 1 : i64}> : (tensor<2xf32>) -> (tensor<1xf32>, tensor<1xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f203"}> ({
  ^bb0(%arg80: tensor<2xf32>):
    %60:2 = "chlo.top_k"(%arg80) <{k = 1 : i64}> {a = 1 : i32} : (tensor<2xf32>) -> (tensor<1xf32>, tensor<1xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<1xi64>) -> (), sym_name = "f204"}> ({
  ^bb0(%arg78: tensor<4x4xf32>, %arg79: tensor<1xi64>):
    %59 = "chlo.ragged_dot"(%arg78, %arg78, %arg79) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<1xi64>) -> tensor<1x4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<2xf32>, tensor<f32>, tensor<i32>) -> (), sym_name = "f205"}> ({
  ^bb0(%arg70: tensor<2xi32>, %arg71: tensor<2xf32>, %arg72: tensor<f32>, %arg73: tensor<i32>):
    %57:2 = "stablehlo.reduce"(%arg71, %arg70, %arg72, %arg73) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<i32>, %arg76: tensor<f32>, %arg77: tensor<i32>):
      %58 = "stablehlo.add"(%arg74, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58, %arg75) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (), sym_name = "f206"}> ({
  ^bb0(%arg66: tensor<2xf32>, %arg67: tensor<f32>):
    %56 = "stablehlo.reduce"(%arg66, %arg67) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      "stablehlo.return"(%arg68) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "f207"}> ({
  ^bb0(%arg63: tensor<f32>):
    %54 = "stablehlo.while"(%arg63) ({
    ^bb0(%arg65: tensor<f32>):
      %55 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      "stablehlo.return"(%55) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg64: tensor<f32>):
      "stablehlo.return"(%arg64) : (tensor<f32>) -> ()
    }) {a = 1 : i32} : (tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f208"}> ({
    "stablehlo.while"() ({
      %53 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }, {
      "stablehlo.return"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f209"}> ({
  ^bb0(%arg62: tensor<2xi32>):
    %51 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %52 = "stablehlo.if"(%51) ({
      "stablehlo.return"(%arg62) : (tensor<2xi32>) -> ()
    }, {
      "stablehlo.return"(%arg62) : (tensor<2xi32>) -> ()
    }) : (tensor<i1>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f210"}> ({
  ^bb0(%arg59: tensor<2xf32>):
    %49 = "stablehlo.map"(%arg59, %arg59) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %50 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (), sym_name = "f211"}> ({
  ^bb0(%arg55: tensor<2xf32>, %arg56: tensor<f32>):
    %47 = "stablehlo.reduce_window"(%arg55, %arg56) <{padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %48 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f212"}> ({
  ^bb0(%arg54: tensor<4x4xf32>):
    %46 = "stablehlo.convolution"(%arg54, %arg54) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>, padding = dense<> : tensor<0x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f213"}> ({
  ^bb0(%arg53: tensor<4x4xf32>):
    %45 = "stablehlo.slice"(%arg53) <{limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 2, 1>}> {a} : (tensor<4x4xf32>) -> tensor<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "f214"}> ({
  ^bb0(%arg52: tensor<f32>):
    %44 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (), sym_name = "f215"}> ({
  ^bb0(%arg50: tensor<2xf32>, %arg51: tensor<f32>):
    %43 = "stablehlo.pad"(%arg50, %arg51) <{edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>}> : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<i64>) -> (), sym_name = "f216"}> ({
  ^bb0(%arg48: tensor<4x4xf32>, %arg49: tensor<i64>):
    %42 = "stablehlo.dynamic_slice"(%arg48, %arg49, %arg49) <{slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i64>) -> (), sym_name = "f217"}> ({
  ^bb0(%arg46: tensor<2xf32>, %arg47: tensor<i64>):
    %41 = "stablehlo.dynamic_update_slice"(%arg46, %arg46, %arg47) : (tensor<2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f218"}> ({
  ^bb0(%arg45: tensor<2xf32>):
    %40 = "stablehlo.concatenate"(%arg45, %arg45) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f219"}> ({
  ^bb0(%arg44: tensor<2xf32>):
    %39 = "stablehlo.concatenate"(%arg44) <{dimension = 0 : i64}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f220"}> ({
    %38 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> {a} : () -> tensor<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f221"}> ({
  ^bb0(%arg43: tensor<4x4xf32>):
    %37 = "stablehlo.reverse"(%arg43) <{dimensions = array<i64: 0, 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f222"}> ({
  ^bb0(%arg42: tensor<4x4xf32>):
    %36 = "stablehlo.transpose"(%arg42) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<2xi1>) -> (), sym_name = "f223"}> ({
  ^bb0(%arg40: tensor<2xf32>, %arg41: tensor<2xi1>):
    %35 = "stablehlo.select"(%arg41, %arg40, %arg40) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<2xi1>) -> (), sym_name = "f224"}> ({
  ^bb0(%arg38: tensor<2xf32>, %arg39: tensor<2xi1>):
    %34 = "stablehlo.select"(%arg39, %arg38, %arg38) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f225"}> ({
  ^bb0(%arg37: tensor<2xf32>):
    %33 = "stablehlo.compare"(%arg37, %arg37) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f226"}> ({
  ^bb0(%arg36: tensor<2xf32>):
    %32 = "stablehlo.compare"(%arg36, %arg36) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>}> {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xcomplex<f32>>) -> (), sym_name = "f227"}> ({
  ^bb0(%arg35: tensor<2xcomplex<f32>>):
    %31 = "stablehlo.fft"(%arg35) <{fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<2xf32>) -> (), sym_name = "f228"}> ({
  ^bb0(%arg33: tensor<2xi32>, %arg34: tensor<2xf32>):
    %30:2 = "stablehlo.custom_call"(%arg33, %arg34) <{api_version = 2 : i32, call_target_name = "a b", called_computations = [@g]}> : (tensor<2xi32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<f32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi1>, tensor<i32>) -> (), sym_name = "f229"}> ({
  ^bb0(%arg31: tensor<2xi1>, %arg32: tensor<i32>):
    "stablehlo.custom_call"(%arg31, %arg32) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "x {0}"} : (tensor<2xi1>, tensor<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f230"}> ({
  ^bb0(%arg30: tensor<2xi32>):
    %29 = "stablehlo.composite"(%arg30) <{decomposition = @g, name = "x.y", version = 1 : i32}> : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f231"}> ({
  ^bb0(%arg29: tensor<2xi32>):
    %28 = "func.call"(%arg29) <{callee = @g}> : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f232"}> ({
  ^bb0(%arg28: tensor<2xi32>):
    %27 = "func.call"(%arg28) <{callee = @g}> {a = 1 : i8} : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f233"}> ({
  ^bb0(%arg27: tensor<2xi32>):
    %26 = "func.call"(%arg27) <{callee = @g}> : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f234"}> ({
  ^bb0(%arg26: tensor<2xi32>):
    %25 = "func.call"(%arg26) <{callee = @g}> : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<2xf32>) -> (), sym_name = "f235"}> ({
  ^bb0(%arg24: tensor<2xi32>, %arg25: tensor<2xf32>):
    %24:2 = "stablehlo.optimization_barrier"(%arg24, %arg25) {q} : (tensor<2xi32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f236"}> ({
  ^bb0(%arg21: tensor<2xf32>):
    %22 = "stablehlo.all_reduce"(%arg21) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %23 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<4x4xf32>) -> (), sym_name = "f237"}> ({
  ^bb0(%arg19: tensor<2xi32>, %arg20: tensor<4x4xf32>):
    %21 = "stablehlo.gather"(%arg20, %arg19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f238"}> ({
  ^bb0(%arg18: tensor<2xf32>):
    %20 = "stablehlo.add"(%arg18, %arg18) {"a b" = 1 : i64, aa = #stablehlo.bounds<3, ?>, ab = [[1], [2, 3]], ac = 9223372036854775807 : i64, ad = 18446744073709551615 : ui64, ae = -9223372036854775808 : i64, af = 1.000000e+00 : bf16, ag = #map, b = true, d = 1.500000e+00 : f64, e = -2.500530e-03 : f16, f = (i32, f32) -> (), g = () -> i32, h = (i32) -> (i32, i32), hx = 0x7F800000 : f32, i = 3 : index, k = @g, l = [1 : i32, "x"], m = array<i1: true, false>, n = -5 : i8, o = array<f64: 1.000000e+00, 2.500000e+00>, p = array<i32>, q = true, r = dense<1> : tensor<i8>, s = "a\0A\22\09b", t = tensor<2xf32>, u = 255 : ui8, v = !stablehlo.token, w = tuple<i32, f32>, x, xx = none, y = [], yy = complex<f64>, z = {}, zz = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f239"}> ({
  ^bb0(%arg17: tensor<2xf32>):
    %19 = "stablehlo.add"(%arg17, %arg17) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f240"}> ({
  ^bb0(%arg16: tensor<2xf32>):
    %18 = "stablehlo.abs"(%arg16) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f241"}> ({
  ^bb0(%arg15: tensor<2xf32>):
    %17 = "stablehlo.abs"(%arg15) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f242"}> ({
  ^bb0(%arg14: tensor<2xf32>):
    %16 = "stablehlo.abs"(%arg14) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>, tensor<2xf32>) -> (), sym_name = "f243"}> ({
  ^bb0(%arg12: tensor<2xi32>, %arg13: tensor<2xf32>):
    %15 = "stablehlo.abs"(%arg13) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f244"}> ({
  ^bb0(%arg11: tensor<4x4xf32>):
    %13 = "sdy.sharding_constraint"(%arg11) <{sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %14 = "sdy.all_gather"(%13) <{gathering_axes = #sdy<list_of_axis_ref_lists[{}, {"y"}]>, out_sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f245"}> ({
  ^bb0(%arg10: tensor<4x4xf32>):
    %11 = "sdy.sharding_constraint"(%arg10) <{sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = "sdy.collective_permute"(%11) <{out_sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f246"}> ({
  ^bb0(%arg9: tensor<4x4xf32>):
    %9 = "sdy.sharding_constraint"(%arg9) <{sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %10 = "sdy.all_to_all"(%9) <{out_sharding = #sdy.sharding<@mesh, [{}, {"y", "x"}]>, params = #sdy<all_to_all_param_list[{"x"}: 0->1]>}> {a} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f247"}> ({
  ^bb0(%arg8: tensor<4x4xf32>):
    %7 = "sdy.sharding_constraint"(%arg8) <{sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %8 = "sdy.sharded_to_unreduced"(%7) <{axes = #sdy<list_of_axis_ref_lists[{}, {"y"}]>, out_sharding = #sdy.sharding<@mesh, [{"x"}, {}], unreduced={"y"}>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f248"}> ({
  ^bb0(%arg7: tensor<4x4xf32>):
    %5 = "sdy.sharding_constraint"(%arg7) <{sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = "sdy.replicated_to_unreduced"(%5) <{axes = #sdy<axis_ref_list{"z"}>, out_sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}], unreduced={"z"}>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f249"}> ({
  ^bb0(%arg6: tensor<4x4xf32>):
    %4 = "sdy.propagation_barrier"(%arg6) <{allowed_direction = 1 : i32}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f250"}> ({
  ^bb0(%arg5: tensor<4x4xf32>):
    %3 = "stablehlo.abs"(%arg5) {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2], device_ids=[1, 0]>, [{"a"}, {}]>]>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f251"}> ({
  ^bb0(%arg4: tensor<4x4xf32>):
    %2 = "stablehlo.abs"(%arg4) {sdy.sharding = #sdy.sharding_per_value<[<mesh<[]>, [{}, {}]>]>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f252"}> ({
  ^bb0(%arg3: tensor<4x4xf32>):
    %1 = "stablehlo.abs"(%arg3) {mhlo.frontend_attributes = {a = "b"}, mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi32>) -> tensor<2xi32>, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{x.a = 1 : i32}, {}], function_type = (tensor<2xi32>, i32) -> (tensor<2xi32>, i32), res_attrs = [{x.b}, {}], sym_name = "h", sym_visibility = "nested"}> ({
  }) {c = "d"} : () -> ()
  "func.func"() <{arg_attrs = [{a.b = "c"}, {}], function_type = (tensor<2xi32>, i32) -> (tensor<2xi32>, i32), no_inline, res_attrs = [{d.e = "f"}, {}], sym_name = "k", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2xi32>, %arg2: i32):
    "func.return"(%arg1, %arg2) : (tensor<2xi32>, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "quoted name"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tuple<tensor<2xf32>, tensor<i32>>) -> tuple<tensor<2xf32>, tensor<i32>>, sym_name = "aliases"}> ({
  ^bb0(%arg0: tuple<tensor<2xf32>, tensor<i32>>):
    %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
    "func.return"(%arg0) : (tuple<tensor<2xf32>, tensor<i32>>) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
  ^bb0:
  }) {x.y = 1 : i32} : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=2, "z"=4]>, sym_name = "mesh"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2], device_ids=[1, 0]>, sym_name = "reversed"}> : () -> ()
}) : () -> ()
