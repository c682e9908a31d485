/* Any bytes as a flow over values: whatever is well formed is evaluated, and each op that has a
 * nest gives in the interpreter what the reference gives, to the bit. So do all results, and the
 * ops by it, once ops are fused. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "back/back.h"
#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/str.h"
#include "ir/graph/value.h"
#include "ops/ops.h"
#include "pass/fuse/fuse.h"
#include "pass/lower/lower.h"

ACCEPTED_FORMATS("flow")

extern const smr_impl smr_impl_strip;

enum { MOST_BYTES = 1 << 15, MOST_STEPS = 1 << 16 };

static void must(int holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "%s: %s\n", what, smr_errmsg());
	abort();
}

/* Small numbers, and some that are none. */
static void fill(const smr_tensor *t, uint64_t seed)
{
	size_t size = smr_dtype_size(t->dtype);

	for (int64_t i = 0; i < smr_tensor_count(t); i++) {
		uint64_t h = smr_hash_mix(seed, (uint64_t)i + 1), bits;

		if (h % 13 == 0)
			bits = smr_value_mask(t->dtype, h >> 8); /* any there is, NaN as well */
		else if (smr_dtype_is_float(t->dtype))
			bits = smr_value_from_double(t->dtype, (double)(int64_t)(h % 129 - 64) / 8);
		else
			bits = smr_value_mask(t->dtype, h % 5);
		memcpy((char *)t->data + (size_t)i * size, &bits, size);
	}
}

/* One result by the vectorised interpreter; false: it does not accept it. */
static bool in_strips(const smr_graph *low, const smr_tensor *ins, uint32_t nins, void *to)
{
	smr_codelet c = {.graph = low, .nest = low->nodes[low->nnodes - 1]};
	smr_env e = {.base = smr_calloc(low->nbases, sizeof(void *)),
		     .value = smr_calloc(low->nnodes, sizeof(uint64_t))};
	smr_exec *x = NULL;
	bool taken;

	must(e.base != NULL && e.value != NULL, "no memory");
	for (uint32_t i = 0; i < nins; i++)
		e.base[i] = ins[i].data;
	e.base[nins] = to;
	taken = smr_impl_strip.accept(&c, &e) == SMR_OK &&
		smr_impl_strip.prepare(&c, &e, NULL, &x) == SMR_OK;
	if (taken) {
		must(smr_impl_strip.run(x, &e, NULL) == SMR_OK, "strips fail");
		smr_impl_strip.release(x);
	}
	smr_free(e.base);
	smr_free(e.value);
	return taken;
}

static bool is_long(const smr_graph *low)
{
	return smr_nest_steps(low->nodes[low->nnodes - 1], NULL) > MOST_STEPS;
}

/* The nests of an op: false where one is too long to be evaluated here. */
static bool are_short(const smr_node *v)
{
	bool all = true;

	for (uint32_t k = 0; all && k <= v->nmore; k++) {
		smr_graph *low;

		if (smr_lower_op(v, k, &low) != SMR_OK)
			continue;
		all = !is_long(low);
		smr_graph_free(low);
	}
	return all;
}

static void compare(const smr_node *v, uint32_t k, const smr_tensor *ins, const smr_tensor *out)
{
	size_t n = (size_t)smr_tensor_count(out) * smr_dtype_size(out->dtype);
	smr_graph *low;
	void *other;

	if (n == 0)
		return;
	must(smr_lower_op(v, k, &low) == SMR_OK, "an op that the reference ran has a nest");
	other = smr_aligned_alloc(64, n);
	must(other != NULL, "no memory");
	if (in_strips(low, ins, v->nins, other))
		must(memcmp(other, out->data, n) == 0, smr_op_name(v->op));
	smr_free(other);
	smr_graph_free(low);
}

typedef struct values {
	smr_tensor *first[MOST_BYTES]; /* by node: one for each result */
} values;

static bool run_op(values *s, const smr_node *v)
{
	const smr_op_info *info = smr_op_find(v->op);
	smr_tensor *ins = smr_calloc(v->nins + 1, sizeof(*ins));
	bool done;

	must(ins != NULL, "no memory");
	for (uint32_t i = 0; i < v->nins; i++) {
		const smr_node *from = v->ins[i];

		ins[i] = from->op == SMR_OP_part ? s->first[from->ins[0]->id][from->bits]
						 : *s->first[from->id];
	}
	done = info != NULL && (info->nest == NULL || are_short(v)) &&
	       smr_ref_op(v, ins, s->first[v->id]) == SMR_OK;
	for (uint32_t k = 0; done && info->nest != NULL && info->eval == NULL && k <= v->nmore; k++)
		compare(v, k, ins, &s->first[v->id][k]);
	smr_free(ins);
	return done;
}

static void allocate(values *s, const smr_node *v)
{
	s->first[v->id] = smr_calloc(v->nmore + 1, sizeof(smr_tensor));
	must(s->first[v->id] != NULL, "no memory");
	for (uint32_t k = 0; k <= v->nmore; k++) {
		smr_tensor *t = &s->first[v->id][k];
		size_t n;

		must(smr_ref_tensor(smr_node_type(v, k), NULL, t) == SMR_OK, "sizes");
		n = (size_t)smr_tensor_count(t) * smr_dtype_size(t->dtype);
		t->data = smr_aligned_alloc(64, n + (n == 0));
		must(t->data != NULL, "no memory");
		memset(t->data, 0, n);
	}
}

/* Whether all values together are small. */
static bool is_small(const smr_graph *g)
{
	int64_t all = 0, n;

	if (g->nbases > 0)
		return false;
	for (uint32_t i = 0; i < g->nnodes; i++)
		for (uint32_t k = 0; k <= g->nodes[i]->nmore; k++) {
			const smr_type *t = smr_node_type(g->nodes[i], k);

			if (!smr_type_count(t, &n) || n > MOST_BYTES)
				return false;
			all += (n + 1) * (int64_t)smr_dtype_size(t->dtype);
			if (all > MOST_BYTES)
				return false;
		}
	return true;
}

static void drop(values *s, const smr_graph *g, uint32_t n)
{
	while (n-- > 0) {
		for (uint32_t k = 0; k <= g->nodes[n]->nmore; k++)
			smr_free(s->first[n][k].data);
		smr_free(s->first[n]);
	}
}

/* False, and nothing is kept: some op fails or is too long. */
static bool evaluate(values *s, const smr_graph *g)
{
	uint32_t n = 0;
	bool on = true;

	for (; on && n < g->nnodes; n++) {
		const smr_node *v = g->nodes[n];

		allocate(s, v);
		if (v->op == SMR_OP_param)
			fill(s->first[n], v->bits + 1);
		else if (v->op == SMR_OP_constant)
			smr_ref_constant(v, s->first[n]);
		else if (v->op != SMR_OP_part)
			on = run_op(s, v);
	}
	if (!on)
		drop(s, g, n);
	return on;
}

/* The bytes of all results. */
static void results(const values *s, const smr_graph *g, smr_str *out)
{
	for (uint32_t i = 0; i < g->nresults; i++) {
		const smr_node *v = g->results[i];
		const smr_tensor *t =
			v->op == SMR_OP_part ? &s->first[v->ins[0]->id][v->bits] : s->first[v->id];

		smr_str_write(out, t->data, (size_t)smr_tensor_count(t) * smr_dtype_size(t->dtype));
	}
}

/* By cost, by any plan, or by decisions that were kept, of whatever. */
static void compare_fused(smr_graph *g, uint64_t seed)
{
	uint8_t bytes[64];
	smr_plan_cache kept = {.of = {bytes, seed % 65, sizeof(bytes)}, .known = true};
	smr_fuse_params how = {.way = seed % 3 == 1 ? SMR_FUSE_AT_RANDOM : SMR_FUSE_BY_COST,
			       .seed = seed,
			       .decided = seed % 3 == 2 ? &kept : NULL};
	static values s;
	smr_str before = {0}, after = {0};
	smr_fusion what;

	for (unsigned i = 0; i < sizeof(bytes); i++)
		bytes[i] = (uint8_t)(smr_hash_mix(seed, i) >> 32 & 3);
	if (!evaluate(&s, g))
		return;
	accepted("flow");
	results(&s, g, &before);
	drop(&s, g, g->nnodes);
	must(smr_fuse_values(g, &how, &what) == SMR_OK, "fusing");
	must(smr_graph_verify(g) == SMR_OK && smr_ops_check(g) == SMR_OK, "what is fused");
	if (evaluate(&s, g)) {
		results(&s, g, &after);
		must(before.n == after.n &&
			     (before.n == 0 || memcmp(before.s, after.s, after.n) == 0),
		     "fused ops give something else");
		drop(&s, g, g->nnodes);
	}
	smr_str_free(&before);
	smr_str_free(&after);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_graph *g;

	if (smr_graph_parse("fuzz", (const char *)data, n, &g) != SMR_OK)
		return 0;
	if (is_small(g) && smr_ops_check(g) == SMR_OK)
		compare_fused(g, smr_hash64(data, n, 0));
	smr_graph_free(g);
	return 0;
}
