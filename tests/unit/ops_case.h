/** @file A flow over values given as text, run by the reference on lists of numbers. */
#ifndef SMR_TESTS_OPS_CASE_H
#define SMR_TESTS_OPS_CASE_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "ir/graph/value.h"
#include "ops/ops.h"

enum { OPS_CASE_MOST = 4096 };

static inline int64_t ops_case_fill(const smr_type *t, const double *numbers, void **data)
{
	size_t size = smr_dtype_size(t->dtype);
	int64_t n;

	assert_true(smr_type_count(t, &n) && n <= OPS_CASE_MOST);
	*data = smr_calloc((size_t)n + 1, size);
	assert_non_null(*data);
	for (int64_t i = 0; numbers != NULL && i < n; i++) {
		uint64_t bits = smr_value_from_double(t->dtype, numbers[i]);

		memcpy((char *)*data + (size_t)i * size, &bits, size);
	}
	return n;
}

/** An op on the parameters that changes an operand where it lies: that must give the same. */
static inline void ops_case_updates(const smr_graph *g, const smr_tensor *params, uint32_t nparams,
				    const smr_tensor *results)
{
	const smr_node *v = g->results[0];
	const smr_op_info *info = smr_op_find(v->op);
	smr_tensor out = results[0];
	size_t bytes;

	if (g->nresults != 1 || info == NULL || info->update == NULL || v->nins != nparams)
		return;
	for (uint32_t i = 0; i < nparams; i++)
		if (v->ins[i]->op != SMR_OP_param || v->ins[i]->bits != i)
			return;
	bytes = (size_t)smr_tensor_count(&out) * smr_dtype_size(out.dtype);
	out.data = smr_calloc(bytes + 1, 1);
	assert_non_null(out.data);
	memcpy(out.data, params[0].data, bytes);
	if (info->update(v, params, &out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_memory_equal(out.data, results[0].data, bytes);
	smr_free(out.data);
}

/** Runs @p text; @p ins are the numbers of its parameters, one after another, @p outs becomes those
 * of its results, OPS_CASE_MOST at most; how many. The flow must print as it reads. */
static inline int64_t ops_case_results(const char *text, const double *ins, double *outs)
{
	smr_tensor params[8] = {{0}}, results[8] = {{0}};
	uint32_t nparams = 0;
	smr_graph *g;
	char *again;

	if (smr_graph_parse("case", text, strlen(text), &g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_graph_print(g, &again), SMR_OK);
	smr_graph *twin;
	char *third;

	if (smr_graph_parse("again", again, strlen(again), &twin) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_graph_print(twin, &third), SMR_OK);
	assert_string_equal(again, third);
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_param) {
			void *data;
			int64_t n = ops_case_fill(&g->nodes[i]->type, ins, &data);

			ins += n;
			assert_int_equal(smr_ref_tensor(&g->nodes[i]->type, data,
							&params[nparams++]),
					 SMR_OK);
		}
	for (uint32_t i = 0; i < g->nresults; i++) {
		void *data;

		ops_case_fill(&g->results[i]->type, NULL, &data);
		assert_int_equal(smr_ref_tensor(&g->results[i]->type, data, &results[i]), SMR_OK);
	}
	if (smr_ref_values(g, params, nparams, results) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	ops_case_updates(g, params, nparams, results);
	int64_t total = 0;

	for (uint32_t i = 0; i < g->nresults; i++) {
		int64_t n = smr_tensor_count(&results[i]);
		size_t size = smr_dtype_size(results[i].dtype);

		assert_true(total + n <= OPS_CASE_MOST);
		for (int64_t k = 0; k < n; k++) {
			uint64_t bits = 0;

			memcpy(&bits, (char *)results[i].data + (size_t)k * size, size);
			outs[total++] = smr_value_to_double(results[i].dtype, bits);
		}
	}
	for (uint32_t i = 0; i < 8; i++) {
		smr_free(params[i].data);
		smr_free(results[i].data);
	}
	smr_free(again);
	smr_free(third);
	smr_graph_free(twin);
	smr_graph_free(g);
	return total;
}

/** The same; the numbers must be @p outs. */
static inline void ops_case_run(const char *text, const double *ins, const double *outs)
{
	static double got[OPS_CASE_MOST];
	int64_t n = ops_case_results(text, ins, got);

	for (int64_t k = 0; k < n; k++)
		if (!(got[k] == outs[k] || (got[k] != got[k] && outs[k] != outs[k])))
			fail_msg("number %lld of the results: %g, not %g", (long long)k, got[k],
				 outs[k]);
}

/** The flow is refused with a message that has @p words. */
static inline void ops_case_refuse(const char *text, const char *words)
{
	smr_graph *g = NULL;

	if (smr_graph_parse("case", text, strlen(text), &g) == SMR_OK && smr_ops_check(g) == SMR_OK)
		fail_msg("it is taken, but not for: %s", words);
	if (strstr(smr_errmsg(), words) == NULL)
		fail_msg("%s: nothing of %s", smr_errmsg(), words);
	smr_graph_free(g);
}
#endif
