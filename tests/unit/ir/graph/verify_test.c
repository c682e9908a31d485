/* Tests each rule: builds a valid flow, then breaks one rule. */
#include "ir/graph/graph.h"
#include "unit.h"

/* y[i] = fold(k; 0; acc0 + x[i, k]) when i < 4; s = fold(k; ...); x read again after the store */
typedef struct flow {
	smr_graph *g;
	smr_node *x, *y, *scale, *sum, *total;
	smr_expr *fold, *step, *read, *acc;
} flow;

static const char text[] =
	"flow f { sym n m base x, y written, t, r rows t[0; n] pitch m base r\n"
	"wrap (0; 1, n) in [0, 9]\n"
	"%0 = view f64[n, m] x  %1 = view f64[n] y  %2 = scalar f64\n"
	"%3 = nest (i: n, k: m) into %1[i] = fold(k; 0:f64; add(acc0, %0[i, k]))"
	" when lt(index(i), 4:i64) \"sum\"\n"
	"%4 = nest (k: m) = fold(k; %2; add(acc0, %0[0, k]))\n"
	"%5 = view f64[n] y after %3\n"
	"%6 = nest (i: n) into %5[i] = scan(i; 0:f64; add(acc0, %0[i, 0]))\n"
	"%7 = opaque u8[] code \"0123456789abcdef\" work (n*m) ins %0, %2 outs %5\n"
	"%8 = slot i32 %7 1\n"
	"result %4, %8 }";

static flow open_flow(void)
{
	flow f = {0};

	if (smr_graph_parse("test", text, strlen(text), &f.g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	f.x = f.g->nodes[0];
	f.y = f.g->nodes[1];
	f.scale = f.g->nodes[2];
	f.sum = f.g->nodes[3];
	f.total = f.g->nodes[4];
	f.fold = (smr_expr *)f.sum->nest->value;
	f.step = (smr_expr *)f.fold->step[0];
	f.acc = (smr_expr *)f.step->args[0];
	f.read = (smr_expr *)f.step->args[1];
	return f;
}

static const smr_poly *poly(flow *f, int64_t v)
{
	return smr_poly_const(f->g->arena, v);
}

static smr_poly *unsorted(flow *f)
{
	smr_poly *p = smr_arena_alloc(f->g->arena, sizeof(*p) + 2 * sizeof(smr_term));

	p->nterms = 2;
	p->terms[0] = (smr_term){.coef = 1};
	p->terms[1] = (smr_term){.coef = 1, .nsyms = 1};
	return p;
}

#define BEND(name, ...)           \
	static void name(flow *f) \
	{                         \
		__VA_ARGS__;      \
	}

BEND(size_missing, f->x->type.dims[1] = NULL)
BEND(size_unsorted, f->x->type.dims[1] = unsorted(f))
BEND(size_symbol, f->x->window->offset = smr_poly_sym(f->g->arena, 9))
BEND(symbol_twice, f->g->syms[1].name = "n")
BEND(base_twice, f->g->bases[1].name = "x")
BEND(wrap_empty, f->g->wraps[0].hi = -1)
BEND(wrap_loops, f->g->wraps[0].nloops = 13)
BEND(rows_base, f->g->rows[0].table = 9)
BEND(rows_link, f->g->bases[3].rows = -1)
BEND(rows_order, f->g->rows[0].table = 3)
BEND(rows_stray, f->g->bases[0].rows = 0)
BEND(number, f->y->id = 7)
BEND(dtype, f->scale->type.dtype = (smr_dtype)99)
BEND(rank, f->x->type.rank = 9)
BEND(view_base, f->x->window->base = 4)
BEND(view_window, f->x->window = NULL)
BEND(after_view, f->g->nodes[5]->after[0] = f->y)
BEND(after_scalar, f->g->nodes[5]->after[0] = f->total)
BEND(scalar_rank, f->scale->type.rank = 1; f->scale->type.dims[0] = poly(f, 2))
BEND(scalar_wide, f->scale->type.dtype = SMR_C128)
BEND(node_op, f->scale->op = SMR_OP_add)
BEND(input_later, f->sum->ins[0] = f->g->nodes[5])
BEND(input_self, f->sum->ins[0] = f->sum)
BEND(opaque_scalar, f->g->nodes[7]->outs[0] = f->scale)
BEND(opaque_later, f->g->nodes[7]->outs[0] = f->g->nodes[7])
BEND(opaque_not_written, f->g->nodes[7]->outs[0] = f->x)
BEND(code_short, f->g->nodes[7]->code = "0123")
BEND(code_letters, f->g->nodes[7]->code = "0123456789ABCDEF")
BEND(code_work, f->g->nodes[7]->work = NULL)
BEND(size_of_float, f->scale->size = poly(f, 2))
BEND(size_unknown, f->scale->type.dtype = SMR_I32; f->scale->size = smr_poly_sym(f->g->arena, 9))
BEND(slot_of_view, f->g->nodes[8]->ins[0] = f->x)
BEND(slot_self, f->g->nodes[8]->ins[0] = f->g->nodes[8])
BEND(slot_number, f->g->nodes[8]->bits = SMR_MAX_SLOTS)
BEND(many_loops, f->sum->nest->nloops = 13)
BEND(no_nest, f->sum->nest = NULL)
BEND(loop_name, f->sum->nest->loops[1].name = "i")
BEND(loop_nameless, f->sum->nest->loops[1].name = NULL)
BEND(domain_high, f->sum->nest->domain |= 4)
BEND(domain_bound, f->sum->nest->domain = 3)
BEND(domain_short, f->sum->nest->domain = 0)
BEND(loop_idle, f->sum->nest->nloops = 3; f->sum->nest->loops[2] = (smr_loop){"z", poly(f, 2)})
BEND(into_scalar, f->sum->into = f->scale)
BEND(into_later, f->sum->into = f->g->nodes[5])
BEND(not_written, f->g->bases[1].written = false)
BEND(store_type, f->y->type.dtype = f->g->nodes[5]->type.dtype = SMR_F32)
BEND(nest_type, f->sum->type.rank = 2; f->sum->type.dims[1] = poly(f, 1))
BEND(no_store, f->sum->nest->store = NULL)
BEND(store_bound, f->sum->nest->store[0].coef[1] = poly(f, 1))
BEND(pred_type, f->sum->nest->pred = smr_expr_int(f->g, SMR_I64, 1))
BEND(scalar_pred, f->total->nest->pred = smr_expr_int(f->g, SMR_I1, 1))
BEND(scalar_type, f->total->type.dtype = SMR_F32)
BEND(result_view, f->g->results[0] = f->x)
BEND(result_stored, f->g->results[0] = f->sum)
BEND(no_value, f->sum->nest->value = NULL)
BEND(expr_type, f->acc->type = (smr_dtype)99)
BEND(expr_complex, f->acc->type = SMR_C64)
BEND(expr_kind, f->acc->kind = (smr_expr_kind)99)
BEND(const_bits, f->fold->init[0] = smr_expr_const(f->g, SMR_F64, 0);
     ((smr_expr *)f->fold->init[0])->type = SMR_I8; ((smr_expr *)f->fold->init[0])->bits = 256)
BEND(size_type, f->step->args[1] = smr_expr_size(f->g, poly(f, 1));
     ((smr_expr *)f->step->args[1])->type = SMR_F64)
BEND(index_bound, f->fold->init[0] = smr_expr_loop(f->g, 1))
BEND(index_none, f->step->args[1] = smr_expr_loop(f->g, 2))
BEND(read_input, f->read->input = 1)
BEND(read_type, f->read->type = SMR_F32)
BEND(read_rank, f->read->rank = 1)
BEND(read_outside, f->read->index[0].coef[2] = poly(f, 1))
BEND(read_bound, f->fold->init[0] = f->read)
BEND(read_float, f->read->index[0].indirect = f->acc; f->read->index[0].indirect_coef = poly(f, 1))
BEND(op_kind, f->step->op = SMR_OP_view)
BEND(op_count, f->step->nargs = 1)
BEND(op_operands, f->step->op = SMR_OP_and)
BEND(op_result, f->step->op = SMR_OP_lt)
BEND(fold_loops, f->fold->nloops = 0)
BEND(fold_foreign, f->fold->loops[0] = 2)
BEND(fold_twice, f->fold->nloops = 2; f->fold->loops[1] = 1)
BEND(fold_inside, f->step->args[1] = f->fold; f->read->index[0].offset = poly(f, 0))
BEND(fold_result, f->fold->result = 1)
BEND(fold_accs, f->fold->nacc = SMR_MAX_ACCS + 1)
BEND(fold_step, f->fold->step[0] = NULL)
BEND(fold_types, f->fold->init[0] = smr_expr_int(f->g, SMR_I64, 0); f->step->args[0] = f->read)
BEND(fold_type, f->fold->type = SMR_I64)
BEND(acc_depth, f->acc->depth = 1)
BEND(acc_number, f->acc->acc = 1)
BEND(acc_outside, f->sum->nest->value = f->acc)
BEND(scan_bound, f->fold->kind = SMR_EXPR_SCAN)

static const struct rule {
	void (*bend)(flow *f);
	const char *where, *message;
} rules[] = {
	{size_missing, "%0", "a size is missing"},
	{size_unsorted, "%0", "a size is not in canonical form"},
	{size_symbol, "%0", "a size has a symbol that the flow lacks"},
	{symbol_twice, "\"f\"", "two symbols have one name"},
	{base_twice, "\"f\"", "two bases have one name"},
	{wrap_empty, "\"f\"", "range is empty"},
	{wrap_loops, "\"f\"", "a wrap guard has at most 12 loops"},
	{rows_base, "\"f\"", "names a base or symbol the flow lacks"},
	{rows_link, "\"f\"", "base does not name it"},
	{rows_order, "\"f\"", "read before it is known"},
	{rows_stray, "\"f\"", "a row table that is not its own"},
	{number, "%7", "its number is not its place"},
	{dtype, "%2", "an element type that there is not"},
	{rank, "%0", "at most 8 dimensions"},
	{view_base, "%0", "a view needs a base"},
	{view_window, "%0", "a view needs a base"},
	{after_view, "%5", "a view comes after nests"},
	{after_scalar, "%5", "a view comes after nests"},
	{scalar_rank, "%2", "a scalar, constant or slot has rank 0"},
	{scalar_wide, "%2", "at most 64 bits"},
	{node_op, "%2", "an operator of expressions is no node"},
	{input_later, "%3", "an input stands after its reader"},
	{input_self, "%3", "an input stands after its reader"},
	{opaque_scalar, "%7", "opaque code writes views"},
	{opaque_later, "%7", "opaque code writes views"},
	{opaque_not_written, "%7", "it writes is not marked"},
	{code_short, "%7", "the name of code is 16"},
	{code_letters, "%7", "the name of code is 16"},
	{code_work, "%7", "a size is missing"},
	{size_of_float, "%2", "sizes tell integers"},
	{size_unknown, "%2", "a size has a symbol"},
	{slot_of_view, "%8", "a slot belongs to opaque code"},
	{slot_self, "%8", "a slot belongs to opaque code"},
	{slot_number, "%8", "at most 64 slots"},
	{many_loops, "%3", "at most 12 loops"},
	{no_nest, "%3", "at most 12 loops"},
	{loop_name, "%3 (nest sum)", "two loops of a nest have one name"},
	{loop_nameless, "%3", "a loop has no name"},
	{domain_high, "%3", "a loop that the nest lacks"},
	{domain_bound, "%3", "a fold binds a loop of the domain"},
	{domain_short, "%3", "uses a bound loop outside its fold"},
	{loop_idle, "%3", "neither in the domain nor bound"},
	{into_scalar, "%3", "a nest stores into a view"},
	{into_later, "%3", "a nest stores into a view"},
	{not_written, "%3", "not marked as written"},
	{store_type, "%3", "the value's type differs"},
	{nest_type, "%3", "a nest's type differs"},
	{no_store, "%3", "a store has no index"},
	{store_bound, "%3", "a bound loop outside its fold"},
	{pred_type, "%3", "a predicate must be i1"},
	{scalar_pred, "%4", "has no predicate"},
	{scalar_type, "%4", "rank 0 and the value's type"},
	{result_view, "%0", "a result is a scalar value"},
	{result_stored, "%3", "a result is a scalar value"},
	{no_value, "%3", "an expression is missing"},
	{expr_type, "%3", "no known type"},
	{expr_complex, "%3", "complex"},
	{expr_kind, "%3", "no known kind"},
	{const_bits, "%3", "bits beyond its type"},
	{size_type, "%3", "a size must be i64"},
	{index_bound, "%3", "stands inside its loop"},
	{index_none, "%3", "stands inside its loop"},
	{read_input, "%3", "an input that the nest lacks"},
	{read_type, "%3", "differs from its input's"},
	{read_rank, "%3", "more or fewer indices"},
	{read_outside, "%3", "a loop that the nest lacks"},
	{read_bound, "%3", "a bound loop outside its fold"},
	{read_float, "%3", "must be an integer"},
	{op_kind, "%3", "not elementwise"},
	{op_count, "%3", "wrong number of operands"},
	{op_operands, "%3", "and takes integers, not f64"},
	{op_result, "%3", "another type than it gives"},
	{fold_loops, "%3", "a fold runs over 1 to 12 loops"},
	{fold_foreign, "%3", "names a loop that the nest lacks"},
	{fold_twice, "%3", "a loop is bound twice"},
	{fold_inside, "%3", "a loop is bound twice"},
	{fold_result, "%3", "its result is one of them"},
	{fold_accs, "%3", "1 to 4 accumulators"},
	{fold_step, "%3", "lacks its start or its step"},
	{fold_types, "%3", "another type than its start"},
	{fold_type, "%3", "type is not its result's"},
	{acc_depth, "%3", "stands outside its fold"},
	{acc_number, "%3", "not one of its fold's"},
	{acc_outside, "%3", "stands outside its fold"},
	{scan_bound, "%3", "not in the domain"},
};

static void each_broken_rule_is_named_with_its_node(void **state)
{
	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
		flow f = open_flow();

		rules[i].bend(&f);
		if (smr_graph_verify(f.g) != SMR_EINVAL)
			fail_msg("row %zu is accepted: %s", i, rules[i].message);
		if (strstr(smr_errmsg(), rules[i].message) == NULL ||
		    strstr(smr_errmsg(), rules[i].where) == NULL)
			fail_msg("\"%s\" is not \"%s\"", smr_errmsg(), rules[i].message);
		smr_graph_free(f.g);
	}
}

static void a_good_flow_passes(void **state)
{
	flow f = open_flow();

	assert_int_equal(smr_graph_verify(f.g), SMR_OK);
	smr_graph_free(f.g);
}

static void a_scan_inside_itself_is_refused(void **state)
{
	flow f = open_flow();
	smr_expr *scan = (smr_expr *)f.g->nodes[6]->nest->value;
	smr_expr *step = (smr_expr *)scan->step[0];

	step->args[1] = scan;
	assert_int_equal(smr_graph_verify(f.g), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "a loop is bound twice"));
	smr_graph_free(f.g);
}

static void an_endless_expression_is_refused(void **state)
{
	flow f = open_flow();

	f.step->args[1] = f.step;
	assert_int_equal(smr_graph_verify(f.g), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "an expression is too large"));
	assert_int_equal(smr_graph_verify(NULL), SMR_EINVAL);
	smr_graph_free(f.g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_good_flow_passes),
		cmocka_unit_test(each_broken_rule_is_named_with_its_node),
		cmocka_unit_test(a_scan_inside_itself_is_refused),
		cmocka_unit_test(an_endless_expression_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
