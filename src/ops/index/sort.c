/* sort: merge sort of the lines of several tensors by the comparison in the body. It is stable, and
 * an inconsistent comparison cannot make an index leave its line.
 *
 * Most bodies compare one key of each element, key(a) < key(b). If both sides are the same
 * expression, keys are computed once per element and compared as integers. NaN is not ordered
 * among keys: a line with a NaN is sorted by the body itself. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "ir/graph/value.h"
#include "ops/build.h"
#include "ops/list.h"

static smr_status infer_sort(smr_graph *g, const smr_node *v, smr_type *types)
{
	smr_dtype *takes = smr_arena_array(g->arena, 2 * (size_t)v->nins + 1, sizeof(*takes));
	const int64_t *dim;

	if (v->nins == 0)
		return smr_ops_wrong(v, "it has no operand");
	if (takes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sort of %u operands", v->nins);
	SMR_TRY(smr_ops_counts(v, v->nins, v->nins));
	SMR_TRY(smr_ops_body(v, 2 * v->nins, 1));
	if (v->body->results[0]->type != SMR_I1)
		return smr_ops_wrong(v, "its body gives no i1");
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_dims, 1, 0, (int64_t)v->ins[0]->type.rank - 1, &dim));
	for (uint32_t i = 0; i < v->nins; i++) {
		SMR_TRY(smr_ops_rank(v, i, v->ins[0]->type.rank));
		for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
			if (!smr_poly_equal(v->ins[i]->type.dims[d], v->ins[0]->type.dims[d]))
				return smr_ops_wrong(v, "operands 0 and %u have other shapes", i);
		types[i] = v->ins[i]->type;
		takes[2 * i] = takes[2 * i + 1] = types[i].dtype;
	}
	return smr_ops_takes(v, takes);
}

typedef struct item {
	uint64_t key;
	int64_t at; /* position in the line */
} item;

typedef struct sorter {
	const smr_node *v;
	const smr_tensor *ins, *outs;
	int64_t n, first, step; /* of the line: number of elements, the first one, their distance */
	item *line, *other;     /* n elements each */
	smr_body_code *before, *key; /* key: NULL: bodies of other forms */
	smr_dtype key_type;
	bool falling, keyed; /* keyed: this line is sorted by keys */
	uint64_t *params;
} sorter;

/* Returns whether b is a with the second element's parameters in place of the first's. */
static bool exprs_are_twins(const smr_expr *a, const smr_expr *b)
{
	if (a->kind != b->kind || a->type != b->type)
		return false;
	if (a->kind == SMR_EXPR_PARAM)
		return a->acc % 2 == 0 && b->acc == a->acc + 1;
	if (a->kind == SMR_EXPR_CONST)
		return a->bits == b->bits;
	if (a->kind != SMR_EXPR_OP || a->op != b->op || a->nargs != b->nargs)
		return false;
	for (uint32_t i = 0; i < a->nargs; i++)
		if (!exprs_are_twins(a->args[i], b->args[i]))
			return false;
	return true;
}

static smr_status compile_comparator(sorter *s)
{
	const smr_expr *e = s->v->body->results[0];
	bool less = e->kind == SMR_EXPR_OP && e->op == SMR_OP_lt;

	SMR_TRY(smr_body_compile(s->v->body, &s->before));
	s->falling = e->kind == SMR_EXPR_OP && e->op == SMR_OP_gt;
	if ((!less && !s->falling) || !exprs_are_twins(e->args[0], e->args[1]))
		return SMR_OK;
	s->key_type = e->args[0]->type;
	return smr_body_compile(&(smr_lambda){2 * s->v->nins, 1, e->args}, &s->key);
}

static void load_params(sorter *s, uint32_t side, int64_t at)
{
	for (uint32_t i = 0; i < s->v->nins; i++)
		s->params[2 * i + side] = smr_tensor_get(&s->ins[i], s->first + at * s->step);
}

static smr_status compute_keys(sorter *s)
{
	s->keyed = s->key != NULL && s->n > 1;
	for (int64_t i = 0; i < s->n; i++) {
		item *x = &s->line[i];

		x->at = i;
		if (!s->keyed)
			continue;
		load_params(s, 0, i);
		SMR_TRY(smr_body_eval(s->key, s->params, &x->key));
		if (smr_dtype_is_float(s->key_type)) {
			double number = smr_value_to_double(s->key_type, x->key);

			s->keyed = !isnan(number);
			if (number == 0) /* -0 and 0 are equal */
				x->key = 0;
		}
		x->key = smr_tensor_order(s->key_type, x->key);
		if (s->falling)
			x->key = ~x->key;
	}
	return SMR_OK;
}

static smr_status compare_items(sorter *s, const item *a, const item *b, bool *out)
{
	uint64_t holds;

	if (s->keyed) {
		*out = a->key < b->key;
		return SMR_OK;
	}
	load_params(s, 0, a->at);
	load_params(s, 1, b->at);
	SMR_TRY(smr_body_eval(s->before, s->params, &holds));
	*out = holds & 1;
	return SMR_OK;
}

/* Merges [lo, mid) and [mid, hi) of the line, each sorted, into the other array. */
static smr_status merge_runs(sorter *s, int64_t lo, int64_t mid, int64_t hi)
{
	int64_t a = lo, b = mid;

	for (int64_t to = lo; to < hi; to++) {
		bool right = a == mid;

		if (a < mid && b < hi)
			SMR_TRY(compare_items(s, &s->line[b], &s->line[a], &right));
		s->other[to] = s->line[right ? b++ : a++];
	}
	return SMR_OK;
}

static smr_status sort_line(sorter *s)
{
	SMR_TRY(compute_keys(s));
	for (int64_t width = 1; width < s->n; width *= 2) {
		item *sorted = s->other;

		for (int64_t lo = 0; lo < s->n; lo += 2 * width) {
			int64_t mid = lo + width < s->n ? lo + width : s->n;
			int64_t hi = mid + width < s->n ? mid + width : s->n;

			SMR_TRY(merge_runs(s, lo, mid, hi));
		}
		s->other = s->line;
		s->line = sorted;
	}
	for (uint32_t k = 0; k < s->v->nins; k++)
		for (int64_t i = 0; i < s->n; i++)
			smr_tensor_set(&s->outs[k], s->first + i * s->step,
				       smr_tensor_get(&s->ins[k],
						      s->first + s->line[i].at * s->step));
	return SMR_OK;
}

static smr_status sort_lines(sorter *s, int64_t count)
{
	if (s->line == NULL || s->other == NULL || s->params == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to sort lines of %lld", (long long)s->n);
	SMR_TRY(compile_comparator(s));
	for (int64_t outer = 0; outer < count; outer += s->n * s->step)
		for (int64_t inner = 0; inner < s->step; inner++) {
			s->first = outer + inner;
			SMR_TRY(sort_line(s));
		}
	return SMR_OK;
}

static smr_status eval_sort(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	uint32_t dim = (uint32_t)smr_node_number(v, SMR_ATTR_dims, 0);
	int64_t count = smr_tensor_count(ins);
	sorter s = {.v = v, .ins = ins, .outs = outs, .n = ins->dims[dim], .step = 1};
	smr_status st;

	if (count == 0)
		return SMR_OK;
	for (uint32_t d = dim + 1; d < ins->rank; d++)
		s.step *= ins->dims[d];
	s.line = smr_calloc((size_t)s.n, sizeof(item));
	s.other = smr_calloc((size_t)s.n, sizeof(item));
	s.params = smr_calloc(2 * (size_t)v->nins, sizeof(uint64_t));
	st = sort_lines(&s, count);
	smr_body_free(s.before);
	smr_body_free(s.key);
	smr_free(s.line);
	smr_free(s.other);
	smr_free(s.params);
	return st;
}

static uint32_t count_sort_batch_dims(const smr_node *v)
{
	return (uint32_t)smr_node_number(v, SMR_ATTR_dims, 0);
}

const smr_op_info smr_ops_sort = {
	.op = SMR_OP_sort, .infer = infer_sort, .eval = eval_sort, .batch = count_sort_batch_dims};
