/* Pretty forms. Most are written down here, as words with blanks between:
 *
 *   %  %*          an operand; operands with commas between, maybe none
 *   name:kind      an attribute's value, stored under the name; the kinds are in kinds[], or it is
 * a dialect's attribute: fft_type:stablehlo.fft_type
 *   {}             the other attributes, if there are any
 *   ?word … ;      only where "," and the word come next; "?: … ;" where a comma does; "!word … ;"
 *                  where the word does
 *   :tail          the types, see tails[]
 *   anything else  stands in the text as it stands here
 *
 * Sources: StablehloOps.td and ChloOps.td (openxla/stablehlo), sdy's ops.td (openxla/shardy), and
 * what jaxlib prints. What is not here has the generic form only. */
#include "front/stablehlo/custom.h"

#include <stdlib.h>
#include <string.h>

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

/* Whether the word of n letters is one of the words of a text. */
static bool among(const char *words, const char *word, size_t n)
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
		    among(forms[i].names, point + 1, strlen(point + 1)))
			return &forms[i].custom;
	return NULL;
}

static smr_status read_any(mlir_parser *p, const smr_mlir_attr **out)
{
	return mlir_attr(p, out);
}

static smr_status read_i64(mlir_parser *p, const smr_mlir_attr **out)
{
	int64_t v;

	SMR_TRY(mlir_int(p, &v));
	*out = mlir_int_attr(p, "i64", v);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status read_i32(mlir_parser *p, const smr_mlir_attr **out)
{
	int64_t v;

	SMR_TRY(mlir_int(p, &v));
	if (v != (int32_t)v)
		return mlir_fail(p, "expected a whole number of 32 bits before this");
	*out = mlir_int_attr(p, "i32", v);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

/* @name, stored as a text */
static smr_status read_name(mlir_parser *p, const smr_mlir_attr **out)
{
	SMR_TRY(mlir_symbol(p, out));
	*out = mlir_text_attr(p, SMR_MLIR_STRING, (*out)->text, (*out)->n);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

/* the enumerators' numbers, as sdy's generic form has them */
static smr_status read_direction(mlir_parser *p, const smr_mlir_attr **out)
{
	static const char *const words[] = {"NONE", "FORWARD", "BACKWARD", "BOTH"};

	for (int i = 0; i < 4; i++)
		if (mlir_accept(p, words[i])) {
			*out = mlir_int_attr(p, "i32", i);
			return *out != NULL ? SMR_OK : mlir_no_memory(p);
		}
	return mlir_wanted(p, "NONE, FORWARD, BACKWARD or BOTH");
}

/* "[DEFAULT, HIGH]" */
static smr_status precisions(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->stack.n;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, "["));
	if (!mlir_accept(p, "]")) {
		do {
			SMR_TRY(mlir_enum(p, "stablehlo.precision", &a));
			SMR_TRY(mlir_push(p, a));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, "]"));
	}
	*out = mlir_list_attr(p, first);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static const struct {
	const char *name;
	smr_status (*read)(mlir_parser *p, const smr_mlir_attr **out);
} kinds[] = {
	{"any", read_any},   {"ints", mlir_ints},           {"i64", read_i64},
	{"i32", read_i32},   {"precisions", precisions},    {"target", read_name},
	{"name", read_name}, {"direction", read_direction},
};

/* "e5m10": two attributes */
static smr_status read_format(mlir_draft *d)
{
	mlir_parser *p = d->p;
	size_t n = mlir_letters(p);
	char *end = NULL;
	long e = 0, m = -1;

	if (n > 0 && *p->m.at == 'e')
		e = strtol(p->m.at + 1, &end, 10);
	if (end != NULL && *end == 'm')
		m = strtol(end + 1, &end, 10);
	if (end != p->m.at + n || e < 1 || m < 0 || e > 1024 || m > 1024)
		return mlir_wanted(p, "a format like e5m10");
	p->m.at = end;
	SMR_TRY(mlir_set(d, "exponent_bits", mlir_int_attr(p, "i32", e)));
	return mlir_set(d, "mantissa_bits", mlir_int_attr(p, "i32", m));
}

static smr_status read_attr(mlir_draft *d, const char *name, const char *kind)
{
	const smr_mlir_attr *a = NULL;

	if (strcmp(kind, "format") == 0)
		return read_format(d);
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]) && a == NULL; i++)
		if (strcmp(kinds[i].name, kind) == 0)
			SMR_TRY(kinds[i].read(d->p, &a));
	if (a == NULL)
		SMR_TRY(mlir_dialect_body(d->p, kind, &a));
	return mlir_set(d, name, a);
}

/* "?word", "?:" or "!word"; false: what is up to the ; is not here */
static bool option(mlir_parser *p, const char *word)
{
	mlir_mark m = p->m;

	if ((word[0] == '!' || mlir_accept(p, ",")) &&
	    (strcmp(word, "?:") == 0 || mlir_accept(p, word + 1)))
		return true;
	p->m = m;
	return false;
}

static smr_status step(mlir_draft *d, char *word, const char **form)
{
	char *colon = strchr(word, ':');

	if (strcmp(word, "%") == 0)
		return mlir_operand(d);
	if (strcmp(word, "%*") == 0)
		return mlir_operands(d);
	if (strcmp(word, "{}") == 0)
		return mlir_attr_dict(d);
	if (strcmp(word, ";") == 0)
		return SMR_OK;
	if (word[0] == ':' && word[1] != '\0')
		return mlir_read_tail(d, word + 1);
	if (word[0] == '?' || word[0] == '!') {
		if (!option(d->p, word))
			*form = strchr(*form, ';') + 1;
		return SMR_OK;
	}
	if (colon == NULL || colon == word)
		return mlir_need(d->p, word);
	*colon = '\0';
	return read_attr(d, word, colon + 1);
}

smr_status mlir_read_form(mlir_draft *d, const char *form)
{
	char word[80];

	while (*form != '\0') {
		size_t n = strcspn(form, " ");

		memcpy(word, form, n); /* words of this file */
		word[n] = '\0';
		form += n + (form[n] == ' ');
		SMR_TRY(step(d, word, &form));
		form += *form == ' ';
	}
	return SMR_OK;
}
