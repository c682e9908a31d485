/* Collectives: shape rules and checks of attributes and bodies; collective.c evaluates them. */
#include "ops/build.h"
#include "ops/list.h"

static smr_status infer_device(smr_graph *g, const smr_node *v, smr_type *types)
{
	const int64_t *kind;

	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, 0, 1, &kind));
	return smr_type_make(g, SMR_U32, 0, NULL, types);
}

static smr_status infer_same(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t channel = smr_node_number(v, SMR_ATTR_channel, 0);

	if (v->nins != v->nmore + 1)
		return smr_ops_wrong(v, "%u operands for %u results", v->nins, v->nmore + 1);
	if (channel < 0 || channel > 3)
		return smr_ops_wrong(v, "channel %lld is none of 0 to 3", (long long)channel);
	for (uint32_t k = 0; k < v->nins; k++)
		types[k] = v->ins[k]->type;
	return SMR_OK;
}

/* Checks the body: it folds each operand separately (two parameters) or all at once (two of
 * each). */
static smr_status check_fold(const smr_node *v)
{
	smr_dtype takes[2 * SMR_MAX_ACCS];
	uint32_t n;

	if (v->body == NULL)
		return smr_ops_wrong(v, "it has no body");
	n = v->body->nparams > 2 ? v->nins : 1;
	if (n > SMR_MAX_ACCS)
		return smr_ops_wrong(v, "%u operands at once", n);
	SMR_TRY(smr_ops_body(v, 2 * n, n));
	for (uint32_t k = 0; k < v->nins; k++) {
		uint32_t i = k % n;

		if (v->ins[k]->type.dtype != v->body->results[i]->type)
			return smr_ops_wrong(v, "the body's type differs from the operand's");
		takes[i] = takes[n + i] = v->body->results[i]->type;
		SMR_TRY(smr_ops_rank(v, k, v->ins[k - i]->type.rank));
		for (uint32_t d = 0; d < v->ins[k]->type.rank; d++)
			if (!smr_poly_equal(v->ins[k]->type.dims[d], v->ins[k - i]->type.dims[d]))
				return smr_ops_wrong(v, "operands 0 and %u have other shapes", k);
	}
	return smr_ops_takes(v, takes);
}

static smr_status infer_reduce(smr_graph *g, const smr_node *v, smr_type *types)
{
	SMR_TRY(infer_same(g, v, types));
	return check_fold(v);
}

/* Infers results whose size depends on the group, which is known only at run time: takes the node's
 * own. */
static smr_status infer_resized(smr_graph *g, const smr_node *v, bool grows, smr_type *types)
{
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK];
	const int64_t *dim;

	SMR_TRY(infer_same(g, v, types));
	for (uint32_t k = 0; k < v->nins; k++) {
		const smr_type *t = smr_node_type(v, k);
		int64_t less, more;

		SMR_TRY(smr_ops_numbers(v, SMR_ATTR_dims, 1, 0, (int64_t)types[k].rank - 1, &dim));
		SMR_TRY(smr_ops_dims(v, k, from));
		SMR_TRY(smr_ops_out_dims(v, k, to));
		if (t->rank != types[k].rank)
			return smr_ops_wrong(v, "result %u has %u dimensions", k, t->rank);
		less = grows ? from[*dim] : to[*dim];
		more = grows ? to[*dim] : from[*dim];
		if (less < 1 ? more != less : more % less != 0)
			return smr_ops_wrong(v, "sizes %lld and %lld", (long long)less,
					     (long long)more);
		types[k].dims[*dim] = t->dims[*dim];
	}
	return SMR_OK;
}

static smr_status infer_gather(smr_graph *g, const smr_node *v, smr_type *types)
{
	return infer_resized(g, v, true, types);
}

static smr_status infer_scatter(smr_graph *g, const smr_node *v, smr_type *types)
{
	SMR_TRY(check_fold(v));
	if (v->nins != v->body->nresults)
		return smr_ops_wrong(v, "%u operands", v->nins);
	return infer_resized(g, v, false, types);
}

static smr_status infer_all_to_all(smr_graph *g, const smr_node *v, smr_type *types)
{
	const int64_t *dims, *n;
	int64_t from[SMR_MAX_RANK];

	SMR_TRY(infer_same(g, v, types));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_sizes, 1, 1, INT32_MAX, &n));
	for (uint32_t k = 0; k < v->nins; k++) {
		SMR_TRY(smr_ops_numbers(v, SMR_ATTR_dims, 2, 0, (int64_t)types[k].rank - 1, &dims));
		SMR_TRY(smr_ops_dims(v, k, from));
		if (from[dims[0]] % *n != 0)
			return smr_ops_wrong(v, "%lld elements in %lld parts",
					     (long long)from[dims[0]], (long long)*n);
		from[dims[0]] /= *n;
		if (__builtin_mul_overflow(from[dims[1]], *n, &from[dims[1]]))
			return smr_ops_wrong(v, "a tensor larger than memory");
		SMR_TRY(smr_type_make(g, types[k].dtype, types[k].rank, from, &types[k]));
	}
	return SMR_OK;
}

static smr_status check_pairs(const smr_node *v)
{
	uint32_t n;
	const int64_t *pairs = smr_node_get(v, SMR_ATTR_pairs, &n);

	if (n % 2 != 0)
		return smr_ops_wrong(v, "pairs has %u numbers", n);
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = i % 2; k < i; k += 2)
			if (pairs[k] == pairs[i])
				return smr_ops_wrong(v, "device %lld twice", (long long)pairs[i]);
	return SMR_OK;
}

static smr_status infer_permute(smr_graph *g, const smr_node *v, smr_type *types)
{
	SMR_TRY(check_pairs(v));
	return infer_same(g, v, types);
}

static smr_status check_letter(const smr_node *v)
{
	const int64_t *tag;

	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, 0, INT64_MAX, &tag));
	return check_pairs(v);
}

static smr_status infer_send(smr_graph *g, const smr_node *v, smr_type *types)
{
	SMR_TRY(smr_ops_counts(v, v->nins > 0 ? v->nins : 1, 1));
	SMR_TRY(check_letter(v));
	return smr_type_make(g, SMR_U32, 0, NULL, types);
}

/* Takes the node's own types: they are those of the sender's operands. */
static smr_status infer_recv(smr_graph *g, const smr_node *v, smr_type *types)
{
	SMR_TRY(smr_ops_counts(v, 0, v->nmore + 1));
	SMR_TRY(check_letter(v));
	for (uint32_t k = 0; k <= v->nmore; k++)
		types[k] = *smr_node_type(v, k);
	return SMR_OK;
}

const smr_op_info smr_ops_device = {.op = SMR_OP_device, .infer = infer_device};
const smr_op_info smr_ops_all_reduce = {.op = SMR_OP_all_reduce, .infer = infer_reduce};
const smr_op_info smr_ops_all_gather = {.op = SMR_OP_all_gather, .infer = infer_gather};
const smr_op_info smr_ops_reduce_scatter = {.op = SMR_OP_reduce_scatter, .infer = infer_scatter};
const smr_op_info smr_ops_all_to_all = {.op = SMR_OP_all_to_all, .infer = infer_all_to_all};
const smr_op_info smr_ops_collective_permute = {.op = SMR_OP_collective_permute,
						.infer = infer_permute};
const smr_op_info smr_ops_collective_broadcast = {.op = SMR_OP_collective_broadcast,
						  .infer = infer_same};
const smr_op_info smr_ops_send = {.op = SMR_OP_send, .infer = infer_send};
const smr_op_info smr_ops_recv = {.op = SMR_OP_recv, .infer = infer_recv};
