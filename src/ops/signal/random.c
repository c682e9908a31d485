/* random: numbers uniform between two others, or normally distributed with the first as mean and
 * the second as deviation. The key comes from the kernel, so they are unpredictable. */
#include "ops/signal/random.h"

#include <errno.h>
#include <math.h>
#include <sys/random.h>

#include "ir/graph/value.h"
#include "ops/build.h"
#include "ops/list.h"

enum { UNIFORM, NORMAL };

static smr_status infer_random(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t dims[SMR_MAX_RANK];
	const int64_t *kind;

	SMR_TRY(smr_ops_counts(v, 2, 1));
	SMR_TRY(smr_ops_rank(v, 0, 0));
	SMR_TRY(smr_ops_rank(v, 1, 0));
	SMR_TRY(smr_ops_same_dtype(v, 0, 1));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, UNIFORM, NORMAL, &kind));
	SMR_TRY(smr_ops_out_dims(v, 0, dims));
	*types = v->type;
	types->dtype = v->ins[0]->type.dtype;
	if (types->dtype == SMR_I1 || (*kind == NORMAL && !smr_dtype_is_float(types->dtype)))
		return smr_ops_wrong(v, "%s numbers of type %s",
				     *kind == NORMAL ? "normal" : "uniform",
				     smr_dtype_name(types->dtype));
	return SMR_OK;
}

/* Maps bits to [0, 1). */
static double bits_to_unit(uint64_t bits)
{
	return (double)(bits >> 11) * 0x1p-53;
}

static uint64_t sample_uniform(smr_dtype t, uint64_t lo, uint64_t hi, uint64_t bits)
{
	if (!smr_dtype_is_float(t)) {
		uint64_t from = (uint64_t)smr_value_to_int(t, lo);
		uint64_t range = (uint64_t)smr_value_to_int(t, hi) - from;
		bool any = smr_dtype_is_signed(t)
				   ? smr_value_to_int(t, lo) < smr_value_to_int(t, hi)
				   : lo < hi;

		if (!any)
			return lo;
		return smr_value_mask(t, from + (uint64_t)((unsigned __int128)bits * range >> 64));
	}
	double a = smr_value_to_double(t, lo), b = smr_value_to_double(t, hi),
	       u = bits_to_unit(bits);
	uint64_t x = smr_value_from_double(t, a * (1 - u) + b * u);

	return smr_value_to_double(t, x) < b ? x : lo; /* rounding may give b */
}

/* Box-Muller transform [BM58] */
static uint64_t sample_normal(smr_dtype t, uint64_t mean, uint64_t deviation,
			      const uint64_t bits[2])
{
	double radius = sqrt(-2 * log(1 - bits_to_unit(bits[0])));
	double x = radius * cos(2 * M_PI * bits_to_unit(bits[1]));

	return smr_value_from_double(t, smr_value_to_double(t, mean) +
						smr_value_to_double(t, deviation) * x);
}

static smr_status get_key(uint64_t state[2])
{
	ssize_t n;

	do
		n = getrandom(state, 2 * sizeof(*state), 0);
	while (n < 0 && errno == EINTR);
	return n == (ssize_t)(2 * sizeof(*state))
		       ? SMR_OK
		       : smr_fail(SMR_EIO, "the system gives no random numbers");
}

static smr_status eval_random(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	uint64_t a = smr_tensor_get(&ins[0], 0), b = smr_tensor_get(&ins[1], 0), state[2];
	int64_t count = smr_tensor_count(outs);
	bool is_normal = smr_node_number(v, SMR_ATTR_kind, UNIFORM) == NORMAL;

	SMR_TRY(get_key(state));
	for (int64_t i = 0; i < count; i++) {
		uint32_t word[4];
		uint64_t bits[2];

		smr_philox(state, 0, (uint64_t)i, word);
		bits[0] = word[0] | (uint64_t)word[1] << 32;
		bits[1] = word[2] | (uint64_t)word[3] << 32;
		smr_tensor_set(outs, i,
			       is_normal ? sample_normal(outs->dtype, a, b, bits)
					 : sample_uniform(outs->dtype, a, b, bits[0]));
	}
	return SMR_OK;
}

const smr_op_info smr_ops_random = {
	.op = SMR_OP_random, .infer = infer_random, .eval = eval_random};
