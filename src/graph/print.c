/* Flows as text: see parse.c for the grammar. */
#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "base/str.h"
#include "graph/text.h"

bool smr_text_is_name(const char *s)
{
	if (*s == '\0' || (*s >= '0' && *s <= '9'))
		return false;
	for (; *s != '\0'; s++)
		if (!smr_text_is_letter(*s))
			return false;
	return true;
}

static void put_quoted(smr_str *o, const char *s)
{
	smr_str_putc(o, '"');
	for (; *s != '\0'; s++) {
		if (*s == '"' || *s == '\\')
			smr_str_putc(o, '\\');
		if ((unsigned char)*s < ' ')
			smr_str_printf(o, "\\%02x", (unsigned char)*s);
		else
			smr_str_putc(o, *s);
	}
	smr_str_putc(o, '"');
}

static void put_name(smr_str *o, const char *s)
{
	if (smr_text_is_name(s))
		smr_str_puts(o, s);
	else
		put_quoted(o, s);
}

static void put_loc(smr_str *o, const smr_loc *at)
{
	if (at->file != NULL) {
		smr_str_puts(o, " at ");
		put_quoted(o, at->file);
		smr_str_printf(o, ":%" PRIu32, at->line);
	}
	if (at->function != NULL) {
		smr_str_puts(o, " in ");
		put_name(o, at->function);
	}
}

static void put_poly(smr_str *o, const smr_graph *g, const smr_poly *p)
{
	if (p->nterms == 0)
		smr_str_putc(o, '0');
	for (uint32_t i = 0; i < p->nterms; i++) {
		const smr_term *t = &p->terms[i];
		bool minus = t->coef < 0;
		uint64_t k = minus ? 0 - (uint64_t)t->coef : (uint64_t)t->coef;

		smr_str_puts(o, i > 0 ? (minus ? " - " : " + ") : minus ? "-" : "");
		if (k != 1 || t->nsyms == 0)
			smr_str_printf(o, "%" PRIu64 "%s", k, t->nsyms > 0 ? "*" : "");
		for (uint32_t s = 0; s < t->nsyms; s++) {
			smr_str_puts(o, s > 0 ? "*" : "");
			put_name(o, g->syms[t->syms[s]].name);
		}
	}
}

static void put_const(smr_str *o, const smr_expr *e)
{
	double v = smr_const_as_double(e);
	const char *t = smr_dtype_name(e->type);

	if (smr_dtype_is_signed(e->type) || e->type == SMR_I1)
		smr_str_printf(o, "%" PRId64 ":%s",
			       e->type == SMR_I64 ? (int64_t)e->bits : (int64_t)v, t);
	else if (!smr_dtype_is_float(e->type))
		smr_str_printf(o, "%" PRIu64 ":%s", e->bits, t);
	else if ((e->type != SMR_F32 && e->type != SMR_F64) || !isfinite(v))
		smr_str_printf(o, "0x%" PRIx64 ":%s", e->bits, t);
	else
		smr_str_printf(o, "%.*g:%s", e->type == SMR_F32 ? 9 : 17, v, t);
}

typedef struct out {
	smr_str *o;
	const smr_graph *g;
	const smr_node *v;
} out;

static void put_expr(const out *p, const smr_expr *e);

/* Loops with their factors, then the rest: "2*i + r + (n - 1)". */
static void put_index(const out *p, const smr_index *x)
{
	const char *plus = "";
	int64_t k;

	for (uint32_t l = 0; l < p->v->nest->nloops; l++) {
		if (x->coef[l] == NULL)
			continue;
		smr_str_puts(p->o, plus);
		plus = " + ";
		if (!smr_poly_is_const(x->coef[l], &k) || k != 1) {
			smr_str_putc(p->o, '(');
			put_poly(p->o, p->g, x->coef[l]);
			smr_str_puts(p->o, ")*");
		}
		put_name(p->o, p->v->nest->loops[l].name);
	}
	if (x->indirect != NULL) {
		smr_str_printf(p->o, "%s(", plus);
		plus = " + ";
		put_poly(p->o, p->g, x->indirect_coef);
		smr_str_puts(p->o, ")*{");
		put_expr(p, x->indirect);
		smr_str_putc(p->o, '}');
	}
	if (*plus == '\0' || !smr_poly_is_zero(x->offset)) {
		smr_str_printf(p->o, "%s(", plus);
		put_poly(p->o, p->g, x->offset);
		smr_str_putc(p->o, ')');
	}
}

static void put_indices(const out *p, const smr_index *x, uint32_t rank)
{
	for (uint32_t d = 0; d < rank; d++) {
		smr_str_puts(p->o, d > 0 ? ", " : "[");
		put_index(p, &x[d]);
	}
	if (rank > 0)
		smr_str_putc(p->o, ']');
}

static void put_recurrence(const out *p, const smr_expr *e)
{
	smr_str_puts(p->o, e->kind == SMR_EXPR_FOLD ? "fold(" : e->exclusive ? "xscan(" : "scan(");
	for (uint32_t i = 0; i < e->nloops; i++) {
		smr_str_puts(p->o, i > 0 ? ", " : "");
		put_name(p->o, p->v->nest->loops[e->loops[i]].name);
	}
	for (uint32_t k = 0; k < e->nacc; k++) {
		smr_str_puts(p->o, k > 0 ? ", " : "; ");
		put_expr(p, e->init[k]);
	}
	for (uint32_t k = 0; k < e->nacc; k++) {
		smr_str_puts(p->o, k > 0 ? ", " : "; ");
		put_expr(p, e->step[k]);
	}
	if (e->nacc > 1)
		smr_str_printf(p->o, "; %" PRIu32, e->result);
	smr_str_putc(p->o, ')');
}

static void put_op(const out *p, const smr_expr *e)
{
	smr_str_puts(p->o, smr_op_name(e->op));
	if (e->op == SMR_OP_convert || e->op == SMR_OP_bitcast)
		smr_str_printf(p->o, ":%s", smr_dtype_name(e->type));
	for (uint32_t i = 0; i < e->nargs; i++) {
		smr_str_puts(p->o, i > 0 ? ", " : "(");
		put_expr(p, e->args[i]);
	}
	smr_str_putc(p->o, ')');
}

static void put_expr(const out *p, const smr_expr *e)
{
	switch (e->kind) {
	case SMR_EXPR_CONST:
		put_const(p->o, e);
		return;
	case SMR_EXPR_SIZE:
		smr_str_puts(p->o, "size(");
		put_poly(p->o, p->g, e->size);
		smr_str_putc(p->o, ')');
		return;
	case SMR_EXPR_INDEX:
		smr_str_puts(p->o, "index(");
		put_name(p->o, p->v->nest->loops[e->loop].name);
		smr_str_putc(p->o, ')');
		return;
	case SMR_EXPR_READ:
		smr_str_printf(p->o, "%%%" PRIu32, p->v->ins[e->input]->id);
		put_indices(p, e->index, e->rank);
		return;
	case SMR_EXPR_ACC:
		smr_str_printf(p->o, "acc%" PRIu32, e->acc);
		if (e->depth > 0)
			smr_str_printf(p->o, "^%" PRIu32, e->depth);
		return;
	case SMR_EXPR_OP:
		put_op(p, e);
		return;
	default:
		put_recurrence(p, e);
	}
}

static void put_view(smr_str *o, const smr_graph *g, const smr_node *v)
{
	smr_str_printf(o, "view %s[", smr_dtype_name(v->type.dtype));
	for (uint32_t d = 0; d < v->type.rank; d++) {
		smr_str_puts(o, d > 0 ? ", " : "");
		put_poly(o, g, v->type.dims[d]);
	}
	smr_str_puts(o, "] ");
	put_name(o, g->bases[v->window->base].name);
	smr_str_puts(o, " + (");
	put_poly(o, g, v->window->offset);
	smr_str_puts(o, ") strides [");
	for (uint32_t d = 0; d < v->type.rank; d++) {
		smr_str_puts(o, d > 0 ? ", " : "");
		put_poly(o, g, v->window->stride[d]);
	}
	smr_str_putc(o, ']');
	for (uint32_t i = 0; i < v->nafter; i++)
		smr_str_printf(o, "%s%%%" PRIu32, i > 0 ? ", " : " after ", v->after[i]->id);
}

static void put_nest(smr_str *o, const smr_graph *g, const smr_node *v)
{
	const smr_nest *n = v->nest;
	out p = {o, g, v};

	smr_str_puts(o, "nest (");
	for (uint32_t l = 0; l < n->nloops; l++) {
		smr_str_puts(o, l > 0 ? ", " : "");
		put_name(o, n->loops[l].name);
		smr_str_puts(o, ": ");
		put_poly(o, g, n->loops[l].extent);
	}
	smr_str_printf(o, ") group %" PRIu32, v->group);
	put_loc(o, &v->loc);
	for (uint32_t i = 0; i < v->nins; i++)
		smr_str_printf(o, "%s%%%" PRIu32, i > 0 ? ", " : " ins ", v->ins[i]->id);
	if (v->into != NULL) {
		smr_str_printf(o, " into %%%" PRIu32 " ", v->into->id);
		put_indices(&p, n->store, v->into->type.rank);
	}
	smr_str_puts(o, " = ");
	put_expr(&p, n->value);
	if (n->pred != NULL) {
		smr_str_puts(o, " when ");
		put_expr(&p, n->pred);
	}
}

static void put_node(smr_str *o, const smr_graph *g, const smr_node *v)
{
	smr_expr c = {.kind = SMR_EXPR_CONST, .type = v->type.dtype, .bits = v->bits};

	smr_str_printf(o, "  %%%" PRIu32 " = ", v->id);
	if (v->op == SMR_OP_view)
		put_view(o, g, v);
	else if (v->op == SMR_OP_scalar)
		smr_str_printf(o, "scalar %s", smr_dtype_name(v->type.dtype));
	else if (v->op == SMR_OP_constant)
		smr_str_puts(o, "constant "), put_const(o, &c);
	else if (v->op == SMR_OP_nest)
		put_nest(o, g, v);
	if (v->name != NULL) {
		smr_str_putc(o, ' ');
		put_quoted(o, v->name);
	}
	smr_str_putc(o, '\n');
}

static void put_wrap(smr_str *o, const smr_graph *g, const smr_wrap *w)
{
	smr_str_puts(o, "  wrap (");
	put_poly(o, g, w->start);
	for (uint32_t l = 0; l < w->nloops; l++) {
		smr_str_puts(o, "; ");
		put_poly(o, g, w->step[l]);
		smr_str_puts(o, ", ");
		put_poly(o, g, w->extent[l]);
	}
	smr_str_printf(o, ") in [%" PRId64 ", %" PRId64 "]\n", w->lo, w->hi);
}

static void put_rows(smr_str *o, const smr_graph *g, const smr_rows *r)
{
	smr_str_puts(o, "  rows ");
	put_name(o, g->bases[r->table].name);
	smr_str_puts(o, "[");
	put_poly(o, g, r->first);
	smr_str_puts(o, "; ");
	put_poly(o, g, r->count);
	smr_str_puts(o, "] pitch ");
	put_name(o, g->syms[r->pitch].name);
	smr_str_puts(o, " base ");
	put_name(o, g->bases[r->base].name);
	smr_str_putc(o, '\n');
}

static void put_header(smr_str *o, const smr_graph *g)
{
	smr_str_puts(o, "flow ");
	put_quoted(o, g->name);
	put_loc(o, &g->loc);
	smr_str_puts(o, " {\n");
	for (uint32_t i = 0; i < g->nsyms; i++) {
		smr_str_puts(o, i == 0 ? "  sym " : " ");
		put_name(o, g->syms[i].name);
	}
	smr_str_puts(o, g->nsyms > 0 ? "\n" : "");
	for (uint32_t i = 0; i < g->nbases; i++) {
		smr_str_puts(o, i == 0 ? "  base " : ", ");
		put_name(o, g->bases[i].name);
		smr_str_puts(o, g->bases[i].written ? " written" : "");
	}
	smr_str_puts(o, g->nbases > 0 ? "\n" : "");
	for (uint32_t i = 0; i < g->nrows; i++)
		put_rows(o, g, &g->rows[i]);
	for (uint32_t i = 0; i < g->nwraps; i++)
		put_wrap(o, g, &g->wraps[i]);
}

smr_status smr_graph_print(const smr_graph *g, char **text)
{
	smr_str o = {0};
	smr_status st;

	put_header(&o, g);
	for (uint32_t i = 0; i < g->nnodes; i++)
		put_node(&o, g, g->nodes[i]);
	for (uint32_t i = 0; i < g->nresults; i++)
		smr_str_printf(&o, "%s%%%" PRIu32 "%s", i == 0 ? "  result " : ", ",
			       g->results[i]->id, i + 1 == g->nresults ? "\n" : "");
	smr_str_puts(&o, "}\n");
	st = smr_str_status(&o, "a graph's text");
	if (st == SMR_OK)
		*text = smr_str_take(&o);
	smr_str_free(&o);
	return st;
}
