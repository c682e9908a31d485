/* The pretty form of each op; pretty.c documents the notation.
 *
 * Sources: StablehloOps.td and ChloOps.td (openxla/stablehlo), sdy's ops.td (openxla/shardy), and
 * the output of jaxlib. Ops that are not listed have the generic form only. */
#include <string.h>

#include "front/stablehlo/mlir/pretty.h"

static const struct {
	const char *dialect;
	mlir_custom custom;
	const char *names;
} forms[] = {
	{"stablehlo",
	 {"%* {} :same", NULL},
	 "abs add after_all and atan2 bitcast_convert cbrt ceil clamp convert cosine "
	 "count_leading_zeros create_token divide dynamic_pad dynamic_reshape dynamic_update_slice "
	 "exponential exponential_minus_one floor imag is_finite log log_plus_one logistic maximum "
	 "minimum multiply negate not or partition_id popcnt power real real_dynamic_slice "
	 "remainder "
	 "replica_id reshape round_nearest_afz round_nearest_even rsqrt shift_left "
	 "shift_right_arithmetic shift_right_logical sign sine sqrt subtract tan tanh "
	 "uniform_dequantize uniform_quantize xor"},
	{"stablehlo", {NULL, mlir_read_constant}, "constant"},
	{"stablehlo", {"% , dims = broadcast_dimensions:ints {} :func", NULL}, "broadcast_in_dim"},
	{"stablehlo",
	 {"% , % , dims = broadcast_dimensions:ints {} :func", NULL},
	 "dynamic_broadcast_in_dim"},
	{"stablehlo", {"% , sizes = broadcast_sizes:ints {} :func", NULL}, "broadcast"},
	{"stablehlo", {"% , dims = permutation:ints {} :func", NULL}, "transpose"},
	{"stablehlo", {"% , dims = dimensions:ints {} :same", NULL}, "reverse"},
	{"stablehlo", {"dim = iota_dimension:i64 {} :same", NULL}, "iota"},
	{"stablehlo", {"% , dim = iota_dimension:i64 {} :func", NULL}, "dynamic_iota"},
	{"stablehlo",
	 {"%* , dim = dimension:i64 {} :func", NULL},
	 "concatenate get_dimension_size set_dimension_size"},
	{"stablehlo", {"%* , sizes = slice_sizes:ints {} :func", NULL}, "dynamic_slice"},
	{"stablehlo",
	 {"% , % , low = edge_padding_low:ints , high = edge_padding_high:ints , "
	  "interior = interior_padding:ints {} :func",
	  NULL},
	 "pad"},
	{"stablehlo",
	 {"% , type = fft_type:stablehlo.fft_type , length = fft_length:ints {} :func", NULL},
	 "fft"},
	{"stablehlo", {"% , format = exponent_bits:format {} :same", NULL}, "reduce_precision"},
	{"stablehlo", {"% ?lower = lower:any ; {} :same", NULL}, "cholesky"},
	{"stablehlo",
	 {"% , % , % , distribution = rng_distribution:stablehlo.rng_distribution {} :func", NULL},
	 "rng"},
	{"stablehlo",
	 {"% , algorithm = rng_algorithm:stablehlo.rng_algorithm {} :func", NULL},
	 "rng_bit_generator"},
	{"stablehlo", {"%* , config = einsum_config:any {} :func", NULL}, "einsum unary_einsum"},
	{"stablehlo", {"% , % ?precision = precision_config:precisions ; {} :func", NULL}, "dot"},
	{"stablehlo",
	 {"comparison_direction:stablehlo.comparison_direction , % , % ?: "
	  "compare_type:stablehlo.comparison_type ; {} :func",
	  NULL},
	 "compare"},
	{"stablehlo", {"% [ index:i32 ] {} :func", NULL}, "get_tuple_element"},
	{"stablehlo", {"call_target_name:target ( %* ) {} :func", NULL}, "custom_call"},
	{"stablehlo", {"name:any %* {} :func", NULL}, "composite"},
	{"stablehlo", {"%* {} :select", NULL}, "select"},
	{"stablehlo", {"%* {} :complex", NULL}, "complex"},
	{"stablehlo", {"%* {} :tuple", NULL}, "tuple"},
	{"stablehlo", {"{} %* :pairs", NULL}, "optimization_barrier"},
	{"stablehlo", {"%* {} :values", NULL}, "return"},
	{"stablehlo", {NULL, mlir_read_slice}, "slice"},
	{"stablehlo", {NULL, mlir_read_dot_general}, "dot_general"},
	{"stablehlo", {NULL, mlir_read_convolution}, "convolution"},
	{"stablehlo", {NULL, mlir_read_reduce}, "reduce"},
	{"stablehlo", {NULL, mlir_read_while}, "while"},
	{"func", {NULL, mlir_read_func}, "func"},
	{"func", {"%* {} :values", NULL}, "return"},
	{"func", {"callee:any ( %* ) {} :func", NULL}, "call"},
	{"builtin", {NULL, mlir_read_module}, "module"},
	{"tensor", {"( %* ) {} :same", NULL}, "empty"},
	{"arith", {NULL, mlir_read_constant}, "constant"},
	{"arith",
	 {"%* {} :same", NULL},
	 "addf addi divf maximumf minimumf mulf muli negf remf subf subi"},
	{"chlo",
	 {"%* {} :arrow", NULL},
	 "_asin_acos_kernel acos acosh asin asinh atan atanh bessel_i1e broadcast_add "
	 "broadcast_and "
	 "broadcast_atan2 broadcast_compare broadcast_complex broadcast_divide broadcast_maximum "
	 "broadcast_minimum broadcast_multiply broadcast_next_after broadcast_or "
	 "broadcast_polygamma broadcast_power broadcast_remainder broadcast_select "
	 "broadcast_shift_left broadcast_shift_right_arithmetic broadcast_shift_right_logical "
	 "broadcast_subtract broadcast_xor broadcast_zeta conj cosh digamma erf erf_inv erfc "
	 "is_inf "
	 "is_neg_inf is_pos_inf lgamma mulhi next_after polygamma sinh square tan zeta"},
	{"chlo", {"( % , k = k:i64 ) {} :arrow", NULL}, "top_k"},
	{"chlo", {NULL, mlir_read_constant}, "constant"},
	{"chlo", {NULL, mlir_read_scan}, "scan"},
	{"sdy", {"sym_name:name = mesh:sdy.mesh {}", NULL}, "mesh"},
	{"sdy", {"% sharding:sdy.sharding {} :same", NULL}, "sharding_constraint reshard"},
	{"sdy", {"% group_id = group_id:i64 {} :values", NULL}, "sharding_group"},
	{"sdy", {"% !sharding = sharding:sdy.sharding ; {} :same", NULL}, "data_flow_edge"},
	{"sdy",
	 {"% allowed_direction = allowed_direction:direction {} :same", NULL},
	 "propagation_barrier"},
	{"sdy", {"%* {} :values", NULL}, "return"},
	{"sdy", {NULL, mlir_read_constant}, "constant"},
	{"sdy", {NULL, mlir_read_manual}, "manual_computation named_computation"},
	{"sdy",
	 {"gathering_axes:sdy.list_of_axis_ref_lists % out_sharding = out_sharding:sdy.sharding "
	  "{} :same",
	  NULL},
	 "all_gather"},
	{"sdy",
	 {"slicing_axes:sdy.list_of_axis_ref_lists % out_sharding = out_sharding:sdy.sharding "
	  "{} :same",
	  NULL},
	 "all_slice"},
	{"sdy",
	 {"reduce_scatter_axes:sdy.list_of_axis_ref_lists % out_sharding = "
	  "out_sharding:sdy.sharding {} :same",
	  NULL},
	 "reduce_scatter"},
	{"sdy",
	 {"axes:sdy.list_of_axis_ref_lists % out_sharding = out_sharding:sdy.sharding {} :same",
	  NULL},
	 "sharded_to_unreduced"},
	{"sdy",
	 {"axes:sdy.axis_ref_list % out_sharding = out_sharding:sdy.sharding {} :same", NULL},
	 "replicated_to_unreduced"},
	{"sdy",
	 {"reduction_axes:sdy.axis_ref_list % out_sharding = out_sharding:sdy.sharding {} :same",
	  NULL},
	 "all_reduce"},
	{"sdy",
	 {"params:sdy.all_to_all_param_list % out_sharding = out_sharding:sdy.sharding {} :same",
	  NULL},
	 "all_to_all"},
	{"sdy",
	 {"% out_sharding = out_sharding:sdy.sharding {} :same", NULL},
	 "collective_permute"},
};

/* Returns whether the word of n letters is in a list of words. */
static bool has_word(const char *words, const char *word, size_t n)
{
	for (const char *at = words; *at != '\0'; at += *at == ' ') {
		size_t len = strcspn(at, " ");

		if (len == n && memcmp(at, word, n) == 0)
			return true;
		at += len;
	}
	return false;
}

const mlir_custom *mlir_find_custom(const char *name)
{
	const char *point = strchr(name, '.');
	size_t n = point == NULL ? 0 : (size_t)(point - name);

	for (size_t i = 0; n > 0 && i < sizeof(forms) / sizeof(forms[0]); i++)
		if (strncmp(forms[i].dialect, name, n) == 0 && forms[i].dialect[n] == '\0' &&
		    has_word(forms[i].names, point + 1, strlen(point + 1)))
			return &forms[i].custom;
	return NULL;
}
