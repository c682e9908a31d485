/* Tests of sharding propagation and of the program of one device. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/alloc.h"
#include "base/str.h"
#include "pass/shard/shard.h"

/* 2 x 4: axis 0, and axes 1 and 2 */
static const uint32_t in_order[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const smr_mesh mesh = {.naxes = 3,
			      .ndevices = 8,
			      .sizes = {2, 2, 2},
			      .names = {"a", "b.0", "b.1"},
			      .place = in_order};

/* Makes a function of one flow. @p said: the sharding of each parameter, then of each result, as
 * numbers; "": no annotation. */
static smr_module *module_of(const char *text, const char *const *said)
{
	smr_module *m;
	smr_function *f;
	smr_block *b;
	uint32_t ins[8], outs[8], n = 0;

	assert_int_equal(smr_module_new("test", &m), SMR_OK);
	f = smr_module_function(m, "main");
	b = smr_body_add(m, &f->body, SMR_BLOCK_BASIC, 0);
	if (smr_graph_parse("test", text, strlen(text), &b->flow) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t i = 0; i < b->flow->nnodes; i++)
		if (b->flow->nodes[i]->op == SMR_OP_param)
			ins[n++] = smr_function_var(m, f, &b->flow->nodes[i]->type, NULL);
	f->nparams = n;
	for (uint32_t i = 0; i < b->flow->nresults; i++)
		outs[i] = smr_function_var(m, f, &b->flow->results[i]->type, NULL);
	f->nresults = b->flow->nresults;
	assert_int_equal(smr_block_bind(m, b, ins, n, outs, f->nresults), SMR_OK);
	f->params = smr_arena_memdup(m->arena, ins, sizeof(ins));
	f->results = smr_arena_memdup(m->arena, outs, sizeof(outs));
	m->mesh = &mesh;
	for (uint32_t i = 0; i < f->nvars; i++) {
		smr_sharding *s = smr_arena_alloc(m->arena, sizeof(*s));
		int64_t numbers[SMR_SHARDING_NUMBERS];
		uint32_t count = 0;
		const char *at = said[i];
		int used;

		while (sscanf(at, "%ld%n", &numbers[count], &used) == 1) {
			count++;
			at += used;
		}
		if (count == 0 && f->vars[i].type.rank > 0)
			continue;
		assert_true(smr_sharding_read(numbers, count, f->vars[i].type.rank, s));
		f->vars[i].sharding = s;
	}
	return m;
}

static void put_sharding(smr_str *s, const smr_sharding *x)
{
	int64_t numbers[SMR_SHARDING_NUMBERS];
	uint32_t n = smr_sharding_write(x, numbers);

	for (uint32_t i = 0; i < n; i++)
		if (numbers[i] >= 0)
			smr_str_printf(s, "%lld", (long long)numbers[i]);
		else
			smr_str_puts(s, "|");
	smr_str_putc(s, ' ');
}

#define SAID(...) ((const char *const[]){__VA_ARGS__})

/* The shardings of all variables: axes of each dimension, then |. */
static void expect(const char *text, const char *const *said, const char *shardings)
{
	smr_module *m = module_of(text, said);
	smr_shardings *all;
	smr_str s = {0};

	if (smr_pass_propagate(m, &all) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t v = 0; v < m->functions[0]->nvars; v++)
		put_sharding(&s, smr_shardings_var(all, 0, v));
	if (strcmp(smr_str_text(&s), shardings) != 0)
		fail_msg("%s, not %s:\n%s", smr_str_text(&s), shardings, text);
	smr_str_free(&s);
	smr_shardings_free(all);
	smr_module_free(m);
}

/* Expects the ops of one device's program, without small index ops, with the sizes of results. */
static void expect_ops(const char *text, const char *const *said, const char *ops)
{
	smr_module *m = module_of(text, said);
	const smr_graph *g = m->functions[0]->body.blocks[0]->flow;
	smr_str s = {0};

	if (smr_pass_partition(m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];
		int64_t dims[SMR_MAX_RANK];

		if (v->op == SMR_OP_param || v->op == SMR_OP_constant || v->op == SMR_OP_device ||
		    v->type.dtype == SMR_I64)
			continue;
		smr_str_puts(&s, smr_op_name(v->op));
		assert_true(smr_type_dims(&v->type, dims));
		for (uint32_t d = 0; d < v->type.rank; d++)
			smr_str_printf(&s, "%c%lld", d == 0 ? ' ' : 'x', (long long)dims[d]);
		smr_str_puts(&s, "; ");
	}
	if (strcmp(smr_str_text(&s), ops) != 0)
		fail_msg("%s, not %s:\n%s", smr_str_text(&s), ops, text);
	smr_str_free(&s);
	smr_module_free(m);
}

#define DOT                                                                       \
	"flow \"f\" {\n %0 = param f32[8, 16] 0\n %1 = param f32[16, 4] 1\n"      \
	" %2 = dot f32[8, 4] ins %0, %1 with lhs_contract [1] rhs_contract [0]\n" \
	" result %2\n}\n"
#define TANH                                       \
	"flow \"f\" {\n %0 = param f32[8, 16] 0\n" \
	" %1 = map f32[8, 16] ins %0 body (1) = tanh(p0:f32)\n result %1\n}\n"

static void axes_go_forward_and_backward(void **state)
{
	expect(TANH, SAID("0 -1 1 -1", ""), "0|1| 0|1| ");
	expect(TANH, SAID("", "0 -1 1 2 -1"), "0|12| 0|12| ");
	expect(DOT, SAID("0 -1 -1", "", ""), "0|| || 0|| ");
	expect(DOT, SAID("", "", "0 -1 1 -1"), "0|| |1| 0|1| ");
	expect(DOT, SAID("0 -1 1 2 -1", "", ""), "0|12| 12|| 0|| "); /* the summed dimension */
	expect("flow \"f\" {\n %0 = param f32[8, 6] 0\n %1 = reshape f32[48] ins %0\n"
	       " result %1\n}\n",
	       SAID("", "0 1 2 -1"), "012|| 012| ");
	expect("flow \"f\" {\n %0 = param f32[4, 6] 0\n %1 = reshape f32[24] ins %0\n"
	       " result %1\n}\n",
	       SAID("", "0 1 2 -1"), "01|2| 012| ");
}

static void what_is_closed_stays(void **state)
{
	expect(TANH, SAID("0 -1 -1", "-1 -2"), "0|| || ");
	expect(TANH, SAID("0 -1 1 -1", "0 -1 -1"), "0|1| 0|| ");
	expect(TANH, SAID("0 -1 1 -1", "-2 -2 1"), "0|1| 0||1 "); /* axis 1 is kept out */
	/* parts of unequal sizes */
	expect("flow \"f\" {\n %0 = param f32[6] 0\n"
	       " %1 = map f32[6] ins %0 body (1) = tanh(p0:f32)\n result %1\n}\n",
	       SAID("0 1 -1", ""), "0| 0| ");
}

#define ADD                                                          \
	"flow \"f\" {\n %0 = param f32[8] 0\n %1 = param f32[8] 1\n" \
	" %2 = map f32[8] ins %0, %1 body (2) = add(p0:f32, p1:f32)\n result %2\n}\n"

static void the_urgent_go_first(void **state)
{
	expect(ADD, SAID("0 -1", "1 -1", ""), "0| 1| | ");
	expect(ADD, SAID("0 -3", "1 -1", ""), "0| 1| 1| ");
	expect(ADD, SAID("0 -1", "1 -3", ""), "0| 1| 0| ");
	/* one is a prefix of the other */
	expect(ADD, SAID("0 -1", "0 1 -1", ""), "0| 01| 01| ");
}

static void an_axis_outside_of_the_mesh_is_refused(void **state)
{
	smr_module *m = module_of(ADD, SAID("7 -1", "", ""));

	assert_int_equal(smr_pass_partition(m), SMR_ETYPE);
	assert_non_null(strstr(smr_errmsg(), "an axis that the mesh has not"));
	smr_module_free(m);
}

static void parts_meet_where_they_must(void **state)
{
	expect_ops(TANH, SAID("0 -1 1 -1", ""), "map 4x8; ");
	expect_ops(TANH, SAID("-1 -1", ""), "map 8x16; ");
	expect_ops(DOT, SAID("0 -1 1 2 -1", "", ""), "dot 4x4; all_reduce 4x4; ");
	/* each needs only a part of the sum */
	expect_ops(DOT, SAID("-1 1 2 -1", "1 2 -1 -1", "1 2 -1 -1"),
		   "dot 8x4; reduce_scatter 2x4; ");
	/* cutting an uncut tensor is free, resharding moves parts */
	expect_ops(ADD, SAID("0 -1", "-1", "0 -1"), "dynamic_slice 4; map 4; ");
	expect_ops(ADD, SAID("0 -1", "1 -1", "0 -1"), "collective_permute 4; map 4; ");
	expect_ops(ADD, SAID("0 -1", "0 -1", "-1"), "map 4; all_gather 8; ");
	expect_ops("flow \"f\" {\n %0 = param f32[8, 16] 0\n"
		   " %1 = map f32[8, 16] ins %0 body (1) = tanh(p0:f32)\n result %1\n}\n",
		   SAID("1 2 -1 -1", "-1 1 2 -1"), "map 2x16; all_to_all 8x4; ");
}

static void what_a_reduction_begins_with_is_met_once(void **state)
{
#define SUM(start)                                                                      \
	"flow \"f\" {\n %0 = param f32[8, 16] 0\n %1 = constant " start ":f32\n"        \
	" %2 = reduce f32[8] ins %0, %1 with dims [1] body (2) = add(p0:f32, p1:f32)\n" \
	" result %2\n}\n"
	expect_ops(SUM("0.0"), SAID("-1 0 -1", ""), "reduce 8; all_reduce 8; ");
	expect_ops(SUM("1.0"), SAID("-1 0 -1", ""), "reduce 8; all_reduce 8; broadcast 8; map 8; ");
}

static void short_floats_are_summed_in_f32(void **state)
{
	expect_ops("flow \"f\" {\n %0 = param bf16[8, 16] 0\n %1 = param bf16[16, 4] 1\n"
		   " %2 = dot bf16[8, 4] ins %0, %1 with lhs_contract [1] rhs_contract [0]\n"
		   " result %2\n}\n",
		   SAID("-1 0 -1", "0 -1 -1", ""), "dot 8x4; all_reduce 8x4; map 8x4; ");
}

/* Two readers of a constant have it in different shardings. */
static void constants_are_what_users_want(void **state)
{
	expect_ops("flow \"f\" {\n %0 = param f32[8] 0\n %1 = param f32[8] 1\n"
		   " %2 = constant 2.0:f32\n %3 = broadcast f32[8] ins %2\n"
		   " %4 = map f32[8] ins %0, %3 body (2) = add(p0:f32, p1:f32)\n"
		   " %5 = map f32[8] ins %1, %3 body (2) = mul(p0:f32, p1:f32)\n"
		   " result %4, %5\n}\n",
		   SAID("0 -1", "1 2 -1", "", ""), "broadcast 4; map 4; broadcast 2; map 2; ");
}

static void a_constraint_is_kept(void **state)
{
	expect_ops("flow \"f\" {\n %0 = param f32[8] 0\n"
		   " %1 = shard f32[8] ins %0 with sharding [0, 1, -1]\n"
		   " %2 = map f32[8] ins %1 body (1) = tanh(p0:f32)\n result %2\n}\n",
		   SAID("-1", "-1"), "dynamic_slice 2; map 2; all_gather 8; ");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(axes_go_forward_and_backward),
		cmocka_unit_test(what_is_closed_stays),
		cmocka_unit_test(the_urgent_go_first),
		cmocka_unit_test(an_axis_outside_of_the_mesh_is_refused),
		cmocka_unit_test(parts_meet_where_they_must),
		cmocka_unit_test(what_a_reduction_begins_with_is_met_once),
		cmocka_unit_test(short_floats_are_summed_in_f32),
		cmocka_unit_test(constants_are_what_users_want),
		cmocka_unit_test(a_constraint_is_kept),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
