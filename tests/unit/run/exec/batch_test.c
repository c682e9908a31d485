/* Reference evaluation of ops in parts, on several threads: the same bytes as all at once. */
#include "run/exec/batch.h"

#include "back/ref/values.h"
#include "base/alloc.h"
#include "unit.h"

static const struct {
	const char *param, *op;
} flows[] = {
	{"[90, 100]", "%1 = sort f32[90, 100] ins %0 with dims [1] body (2) = lt(p0:f32, p1:f32)"},
	{"[90, 100]", "%1 = sort f32[90, 100] ins %0 with dims [0] body (2) = lt(p0:f32, p1:f32)"},
	{"[90, 100]", "%1 = top_k f32[90, 7], i32[90, 7] ins %0 with sizes [7]"},
	{"[90, 100]", "%1 = fft f32[90, 51], f32[90, 51] ins %0 with sizes [100] kind [2]"},
	{"[90, 100]", "%1 = fft f32[90, 51], f32[90, 51] ins %0 with sizes [90, 100] kind [2]"},
	{"[90, 100]", "%1 = fft f32[90, 100, 2] ins %0 with sizes [90, 100] kind [4]"},
	{"[90, 50, 2]", "%1 = fft f32[90, 50, 2] ins %0 with sizes [50] kind [1]"},
	{"[90, 10, 10]",
	 "%1 = lapack f32[90, 10, 10], i32[90, 10], i32[90] routine \"getrf\" ins %0"},
};

static void *memory_of(const smr_type *t)
{
	int64_t n;

	assert_true(smr_type_count(t, &n));
	return smr_calloc((size_t)n, smr_dtype_size(t->dtype));
}

static void evaluate(const smr_workers *w, const char *param, const char *op)
{
	char flow[512];
	smr_tensor t[4], whole[4];
	const smr_node *v;
	smr_graph *g;

	snprintf(flow, sizeof(flow), "flow \"f\" {\n %%0 = param f32%s 0\n %s\n}\n", param, op);
	if (smr_graph_parse("flow", flow, strlen(flow), &g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	v = g->nodes[1];
	assert_int_equal(smr_ref_tensor(&v->ins[0]->type, memory_of(&v->ins[0]->type), &t[0]),
			 SMR_OK);
	whole[0] = t[0];
	for (int i = 0; i < 9000; i++)
		((float *)t[0].data)[i] = (float)((i * 7919) % 4001) / 8 - 100;
	for (uint32_t k = 0; k <= v->nmore; k++)
		for (smr_tensor *to = &t[k + 1]; to != NULL;
		     to = to == &t[k + 1] ? &whole[k + 1] : NULL)
			assert_int_equal(smr_ref_tensor(smr_node_type(v, k),
							memory_of(smr_node_type(v, k)), to),
					 SMR_OK);
	assert_int_equal(smr_op_find(v->op)->eval(v, whole, whole + 1), SMR_OK);
	assert_int_equal(smr_eval_plainly(w, smr_op_find(v->op), v, t), SMR_OK);
	for (uint32_t k = 1; k <= v->nmore + 1; k++) {
		assert_memory_equal(t[k].data, whole[k].data,
				    (size_t)smr_tensor_count(&t[k]) * smr_dtype_size(t[k].dtype));
		smr_free(t[k].data);
		smr_free(whole[k].data);
	}
	smr_free(t[0].data);
	smr_graph_free(g);
}

static void parts_give_what_the_whole_gives(void **state)
{
	for (int threads = 1; threads < 5; threads++) {
		smr_workers *w;

		assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
		for (size_t i = 0; i < sizeof(flows) / sizeof(flows[0]); i++)
			evaluate(w, flows[i].param, flows[i].op);
		smr_workers_free(w);
	}
}

static int calls;

static smr_status count_call(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	__atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED);
	return ins->dims[0] == outs->dims[0] ? SMR_OK : SMR_EINTERNAL;
}

static smr_status refuse_last(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	const float *x = ins->data;

	if (x[smr_tensor_count(ins) - 1] == 1)
		return smr_fail(SMR_EINVAL, "the last number is 1");
	return SMR_OK;
}

static uint32_t one(const smr_node *v)
{
	return 1;
}

/* As many parts as threads; a failure in one is reported by the calling thread. */
static void rows_are_cut_and_failures_are_told(void **state)
{
	smr_op_info info = {.eval = count_call, .batch = one};
	smr_node v = {.nins = 1};
	float *x = smr_calloc(9000, sizeof(float));
	smr_tensor t[2] = {{.dtype = SMR_F32, .rank = 2, .dims = {90, 100}, .data = x}};
	smr_workers *w;

	t[1] = t[0];
	x[8999] = 1;
	assert_int_equal(smr_workers_new(3, &w), SMR_OK);
	assert_int_equal(smr_eval_plainly(w, &info, &v, t), SMR_OK);
	assert_int_equal(calls, 3);
	info.eval = refuse_last;
	assert_int_equal(smr_eval_plainly(w, &info, &v, t), SMR_EINVAL);
	assert_string_equal(smr_errmsg(), "the last number is 1");
	smr_workers_free(w);
	smr_free(x);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(parts_give_what_the_whole_gives),
		cmocka_unit_test(rows_are_cut_and_failures_are_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
