/* A trace as a module: one function, one flow. */
#include <math.h>
#include <string.h>

#include "graph/value.h"
#include "ops/build.h"
#include "script/trace.h"

typedef struct builder {
	const script_trace *t;
	smr_graph *g;
	smr_node **made; /* by node of the trace */
	const script_node *n;
	smr_node *in[SCRIPT_OPERANDS];
} builder;

static uint32_t rank_of(const script_node *n)
{
	return n->scalar ? 0 : 2;
}

static smr_status type_of(smr_graph *g, const script_node *n, smr_dtype dtype, smr_type *out)
{
	const int64_t dims[] = {n->rows, n->cols};

	return smr_type_make(g, dtype, rank_of(n), dims, out);
}

/* ---- ops */

static smr_status make(builder *b, smr_draft *d, smr_node **out)
{
	return smr_ops_make(b->g, &d->v, 1, out);
}

/* Under the type of the trace's node. */
static smr_status make_as(builder *b, smr_draft *d, smr_node **out)
{
	SMR_TRY(type_of(b->g, b->n, SMR_F64, &d->v.type));
	return make(b, d, out);
}

static smr_status broadcast(builder *b, smr_node *v, const int64_t *map, uint32_t n, smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_broadcast, &v, 1);
	smr_draft_set(&d, SMR_ATTR_dims, map, n);
	return make_as(b, &d, out);
}

static const int64_t both[] = {0, 1};

/* An operand of a map in the shape of its result. */
static smr_status spread(builder *b, smr_node *v, smr_node **out)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	*out = v;
	if (b->n->scalar || !smr_type_dims(&v->type, dims))
		return SMR_OK;
	if (v->type.rank == 0)
		return broadcast(b, v, NULL, 0, out);
	if (dims[0] == b->n->rows && dims[1] == b->n->cols)
		return SMR_OK;
	return broadcast(b, v, both, 2, out);
}

static smr_status map(builder *b, smr_node **out)
{
	int n = script_element_args((script_element)b->n->n[0]);
	const smr_expr *args[3], *e;
	smr_node *ins[3];
	uint32_t nins = 0;
	smr_draft d;

	for (int i = 0; i < n; i++) {
		if (b->in[i]->op == SMR_OP_constant) {
			args[i] = smr_expr_const(b->g, SMR_F64, b->in[i]->bits);
			continue;
		}
		SMR_TRY(spread(b, b->in[i], &ins[nins]));
		args[i] = smr_expr_param(b->g, SMR_F64, nins++);
	}
	e = script_element_expr(b->g, (script_element)b->n->n[0], args);
	smr_draft_begin(&d, SMR_OP_map, ins, nins);
	d.v.body = e != NULL ? smr_graph_lambda(b->g, nins, 1, &e) : NULL;
	if (d.v.body == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an expression");
	return make(b, &d, out);
}

static const struct fold_row {
	smr_op op;
	double start;
} folds[] = {
	[SCRIPT_SUM] = {SMR_OP_add, 0},
	[SCRIPT_LEAST] = {SMR_OP_minimum, INFINITY},
	[SCRIPT_GREATEST] = {SMR_OP_maximum, -INFINITY},
	[SCRIPT_MULTIPLY] = {SMR_OP_mul, 1},
};

static smr_status fold_body(builder *b, const struct fold_row *f, smr_node **start,
			    const smr_lambda **body)
{
	const smr_expr *e = smr_ops_2(b->g, f->op, smr_expr_param(b->g, SMR_F64, 0),
				      smr_expr_param(b->g, SMR_F64, 1));
	uint64_t bits;

	memcpy(&bits, &f->start, sizeof(bits));
	*start = smr_graph_constant(b->g, SMR_F64, bits);
	*body = e != NULL ? smr_graph_lambda(b->g, 2, 1, &e) : NULL;
	return *start != NULL && *body != NULL ? SMR_OK
					       : smr_fail(SMR_ENOMEM, "no memory for a sum");
}

static smr_status reshape(builder *b, smr_node *v, smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reshape, &v, 1);
	return make_as(b, &d, out);
}

static smr_status fold(builder *b, smr_node **out)
{
	static const int64_t all[] = {0, 1}, rows[] = {1}, cols[] = {0};
	const int64_t *dims[] = {all, rows, cols};
	smr_node *ins[2] = {b->in[0]};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reduce, ins, 2);
	SMR_TRY(fold_body(b, &folds[b->n->n[0]], &ins[1], &d.v.body));
	smr_draft_set(&d, SMR_ATTR_dims, dims[b->n->n[1]], b->n->n[1] == 0 ? 2 : 1);
	SMR_TRY(make(b, &d, out));
	return b->n->n[1] == 0 ? SMR_OK : reshape(b, *out, out);
}

/* Windows that end at each row and begin above the first. */
static smr_status running(builder *b, smr_node **out)
{
	static const int64_t ones[] = {1, 1}, none[] = {0, 0};
	const int64_t window[] = {b->n->rows, 1}, low[] = {b->n->rows - 1, 0};
	smr_node *ins[2] = {b->in[0]};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reduce_window, ins, 2);
	SMR_TRY(fold_body(b, &folds[b->n->n[0]], &ins[1], &d.v.body));
	smr_draft_set(&d, SMR_ATTR_window, window, 2);
	smr_draft_set(&d, SMR_ATTR_stride, ones, 2);
	smr_draft_set(&d, SMR_ATTR_low, low, 2);
	smr_draft_set(&d, SMR_ATTR_high, none, 2);
	smr_draft_set(&d, SMR_ATTR_base_dilation, ones, 2);
	smr_draft_set(&d, SMR_ATTR_window_dilation, ones, 2);
	return make(b, &d, out);
}

static smr_status product(builder *b, smr_node **out)
{
	static const int64_t one[] = {1}, zero[] = {0};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_dot, b->in, 2);
	smr_draft_set(&d, SMR_ATTR_lhs_batch, NULL, 0);
	smr_draft_set(&d, SMR_ATTR_rhs_batch, NULL, 0);
	smr_draft_set(&d, SMR_ATTR_lhs_contract, one, 1);
	smr_draft_set(&d, SMR_ATTR_rhs_contract, zero, 1);
	d.v.type.dtype = SMR_F64;
	return make(b, &d, out);
}

static smr_status turn(builder *b, smr_node **out)
{
	static const int64_t other[] = {1, 0};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_transpose, b->in, 1);
	smr_draft_set(&d, SMR_ATTR_dims, other, 2);
	return make(b, &d, out);
}

static smr_status reverse(builder *b, smr_node **out)
{
	static const int64_t rows[] = {0};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reverse, b->in, 1);
	smr_draft_set(&d, SMR_ATTR_dims, rows, 1);
	return make(b, &d, out);
}

static smr_status iota(builder *b, uint32_t dim, smr_node **out)
{
	const int64_t dims[] = {dim};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_iota, NULL, 0);
	smr_draft_set(&d, SMR_ATTR_dims, dims, 1);
	return make_as(b, &d, out);
}

static smr_status map_of(builder *b, uint32_t nins, smr_node *const *ins, const smr_expr *e,
			 smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_map, ins, nins);
	d.v.body = e != NULL ? smr_graph_lambda(b->g, nins, 1, &e) : NULL;
	if (d.v.body == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an expression");
	return make(b, &d, out);
}

static smr_status sequence(builder *b, smr_node **out)
{
	smr_node *ins[3];
	const smr_expr *x[3];

	for (uint32_t i = 0; i < 3; i++)
		x[i] = smr_expr_param(b->g, SMR_F64, i);
	SMR_TRY(spread(b, b->in[0], &ins[0]));
	SMR_TRY(spread(b, b->in[1], &ins[1]));
	SMR_TRY(iota(b, 0, &ins[2]));
	return map_of(b, 3, ins,
		      smr_ops_2(b->g, SMR_OP_add, x[0], smr_ops_2(b->g, SMR_OP_mul, x[1], x[2])),
		      out);
}

/* Places come as doubles. */
static smr_status place(builder *b, smr_node *v, smr_node **out)
{
	const smr_expr *e = smr_ops_to(b->g, SMR_I64, smr_expr_param(b->g, SMR_F64, 0));

	if (v->op != SMR_OP_constant)
		return map_of(b, 1, &v, e, out);
	*out = smr_graph_constant(b->g, SMR_I64,
				  (uint64_t)(int64_t)smr_value_to_double(SMR_F64, v->bits));
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a number");
}

static smr_status piece(builder *b, smr_node **out)
{
	const int64_t sizes[] = {b->n->rows, b->n->cols};
	smr_node *ins[3] = {b->in[0]};
	smr_draft d;

	SMR_TRY(place(b, b->in[1], &ins[1]));
	SMR_TRY(place(b, b->in[2], &ins[2]));
	smr_draft_begin(&d, SMR_OP_dynamic_slice, ins, 3);
	smr_draft_set(&d, SMR_ATTR_sizes, sizes, 2);
	return make(b, &d, out);
}

static smr_status put(builder *b, smr_node **out)
{
	smr_node *ins[4] = {b->in[0], b->in[1]};
	smr_draft d;

	SMR_TRY(place(b, b->in[2], &ins[2]));
	SMR_TRY(place(b, b->in[3], &ins[3]));
	smr_draft_begin(&d, SMR_OP_dynamic_update, ins, 4);
	return make(b, &d, out);
}

static smr_status join(builder *b, smr_node **out)
{
	const int64_t dim[] = {b->n->op == SCRIPT_BESIDE};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_concatenate, b->in, 2);
	smr_draft_set(&d, SMR_ATTR_dims, dim, 1);
	return make(b, &d, out);
}

static smr_status fill(builder *b, smr_node **out)
{
	return broadcast(b, b->in[0], NULL, 0, out);
}

static smr_status reshaped(builder *b, smr_node **out)
{
	return reshape(b, b->in[0], out);
}

/* A column where rows and columns meet, else 0. */
static smr_status onto_diagonal(builder *b, smr_node **out)
{
	smr_node *ins[3];
	const smr_expr *x[3];

	for (uint32_t i = 0; i < 3; i++)
		x[i] = smr_expr_param(b->g, SMR_F64, i);
	SMR_TRY(broadcast(b, b->in[0], both, 2, &ins[0]));
	SMR_TRY(iota(b, 0, &ins[1]));
	SMR_TRY(iota(b, 1, &ins[2]));
	return map_of(b, 3, ins,
		      smr_ops_select(b->g, smr_ops_2(b->g, SMR_OP_eq, x[1], x[2]), x[0],
				     smr_expr_float(b->g, SMR_F64, 0)),
		      out);
}

/* Sums over rows of what is on the diagonal. */
static smr_status off_diagonal(builder *b, smr_node **out)
{
	script_node square = *b->n, sum = *b->n;
	const script_node *own = b->n;
	smr_node *ins[3];
	const smr_expr *x[3];

	square.cols = square.rows;
	sum.n[0] = SCRIPT_SUM;
	sum.n[1] = 1;
	for (uint32_t i = 0; i < 3; i++)
		x[i] = smr_expr_param(b->g, SMR_F64, i);
	b->n = &square;
	ins[0] = b->in[0];
	SMR_TRY(iota(b, 0, &ins[1]));
	SMR_TRY(iota(b, 1, &ins[2]));
	SMR_TRY(map_of(b, 3, ins,
		       smr_ops_select(b->g, smr_ops_2(b->g, SMR_OP_eq, x[1], x[2]), x[0],
				      smr_expr_float(b->g, SMR_F64, 0)),
		       &b->in[0]));
	b->n = &sum;
	SMR_TRY(fold(b, out));
	b->n = own;
	return SMR_OK;
}

static smr_status diagonal(builder *b, smr_node **out)
{
	return b->n->cols == 1 ? off_diagonal(b, out) : onto_diagonal(b, out);
}

static smr_status constant(builder *b, smr_node **out)
{
	uint64_t bits;

	memcpy(&bits, &b->n->number, sizeof(bits));
	*out = smr_graph_constant(b->g, SMR_F64, bits);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a number");
}

static smr_status param(builder *b, smr_node **out)
{
	smr_type type;

	SMR_TRY(type_of(b->g, b->n, SMR_F64, &type));
	*out = smr_graph_param(b->g, &type, (uint32_t)b->n->n[0], NULL);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for an operand");
}

static smr_status (*const makers[])(builder *, smr_node **) = {
	[SCRIPT_PARAM] = param,     [SCRIPT_CONST] = constant,   [SCRIPT_MAP] = map,
	[SCRIPT_FILL] = fill,       [SCRIPT_SEQ] = sequence,     [SCRIPT_PRODUCT] = product,
	[SCRIPT_TURN] = turn,       [SCRIPT_RESHAPE] = reshaped, [SCRIPT_FOLD] = fold,
	[SCRIPT_RUN] = running,     [SCRIPT_PIECE] = piece,      [SCRIPT_PUT] = put,
	[SCRIPT_BESIDE] = join,     [SCRIPT_BELOW] = join,       [SCRIPT_DIAG] = diagonal,
	[SCRIPT_REVERSE] = reverse,
};

/* ---- the module */

static smr_status add_var(smr_module *m, smr_function *f, const script_node *n, uint32_t *var)
{
	smr_graph sizes = {.arena = m->arena};
	smr_type type;

	SMR_TRY(type_of(&sizes, n, SMR_F64, &type));
	*var = smr_function_var(m, f, &type, NULL);
	return *var != UINT32_MAX ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a variable");
}

static smr_status face(const script_trace *t, smr_module *m, smr_function *f, bool params,
		       uint32_t **list, uint32_t *count)
{
	*list = smr_arena_array(m->arena, t->nodes.n + 1, sizeof(**list));
	if (*list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for variables");
	for (size_t i = 0; i < t->nodes.n; i++)
		if (params ? t->nodes.v[i].op == SCRIPT_PARAM : t->made.v[i] != NULL)
			SMR_TRY(add_var(m, f, &t->nodes.v[i], &(*list)[(*count)++]));
	return SMR_OK;
}

static smr_status build(builder *b, const script_trace *t)
{
	for (size_t i = 0; i < t->nodes.n; i++) {
		b->n = &t->nodes.v[i];
		for (uint32_t k = 0; k < SCRIPT_OPERANDS; k++)
			b->in[k] = b->n->in[k] != SCRIPT_NONE ? b->made[b->n->in[k]] : NULL;
		SMR_TRY(makers[b->n->op](b, &b->made[i]));
		if (t->made.v[i] != NULL)
			SMR_TRY(smr_graph_result(b->g, b->made[i]));
	}
	return SMR_OK;
}

static smr_status fill_module(const script_trace *t, smr_module *m)
{
	smr_function *f = smr_module_function(m, "main");
	smr_block *block = f != NULL ? smr_body_add(m, &f->body, SMR_BLOCK_BASIC, 0) : NULL;
	builder b = {.t = t};

	if (block == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a module");
	SMR_TRY(face(t, m, f, true, &f->params, &f->nparams));
	SMR_TRY(face(t, m, f, false, &f->results, &f->nresults));
	SMR_TRY(smr_block_bind(m, block, f->params, f->nparams, f->results, f->nresults));
	SMR_TRY(smr_graph_new("main", &block->flow));
	b.g = block->flow;
	b.made = smr_arena_array(m->arena, t->nodes.n + 1, sizeof(*b.made));
	if (b.made == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	return build(&b, t);
}

smr_status script_trace_module(const script_trace *t, smr_module **out)
{
	smr_module *m;
	smr_status st;

	SMR_TRY(smr_module_new("script", &m));
	st = fill_module(t, m);
	if (st != SMR_OK) {
		smr_module_free(m);
		return st;
	}
	*out = m;
	return SMR_OK;
}
