/* Work as an expression: a sum of (number * product of extents), one term per set of loops. */
#include <inttypes.h>
#include <string.h>

#include "api/decompose/info.h"
#include "base/alloc.h"
#include "ir/graph/range.h"
#include "ir/text/text.h"

enum { MAX_TERMS = 32, MAX_WINDOWS = 65 };

typedef struct term {
	double times;
	uint64_t loops; /* bit l: times the extent of loop l */
} term;

typedef struct sum {
	size_t n;
	bool full;
	term terms[MAX_TERMS];
} sum;

static void add_term(sum *s, double times, uint64_t loops)
{
	size_t i = 0;

	if (times == 0)
		return;
	while (i < s->n && s->terms[i].loops != loops)
		i++;
	if (i == MAX_TERMS)
		s->full = true;
	else if (i == s->n)
		s->terms[s->n++] = (term){times, loops};
	else
		s->terms[i].times += times;
}

static void count_flops(const smr_expr *e, uint64_t loops, sum *s)
{
	uint64_t at = loops, inside = loops;

	if (e == NULL)
		return;
	if (e->kind == SMR_EXPR_OP)
		add_term(s, smr_op_flops(e->op), loops);
	for (uint32_t i = 0; i < e->nargs; i++)
		count_flops(e->args[i], loops, s);
	if (e->kind == SMR_EXPR_FOLD)
		at = inside = smr_fold_points(e, loops);
	for (uint32_t i = 0; e->kind == SMR_EXPR_FOLD && i < e->nloops; i++)
		inside |= UINT64_C(1) << e->loops[i];
	for (uint32_t k = 0; k < e->nacc; k++) {
		count_flops(e->init[k], at, s);
		count_flops(e->step[k], inside, s);
	}
}

/* Appends a factor; constant factors are multiplied into *times. */
static void put_factor(smr_str *o, const smr_graph *g, const smr_poly *p, double *times)
{
	int64_t v;

	if (smr_poly_is_const(p, &v)) {
		*times *= (double)v;
		return;
	}
	smr_str_puts(o, o->n > 0 ? "*" : "");
	smr_str_puts(o, p->nterms > 1 ? "(" : "");
	smr_text_poly(o, g, p);
	smr_str_puts(o, p->nterms > 1 ? ")" : "");
}

/* Appends "2*n*m", or a number alone. */
static void put_product(smr_str *o, double times, const smr_str *factors)
{
	if (o->n > 0)
		smr_str_puts(o, " + ");
	if (factors->n == 0)
		smr_str_printf(o, "%.17g", times);
	else if (times == 1)
		smr_str_puts(o, factors->s);
	else
		smr_str_printf(o, "%.17g*%s", times, factors->s);
}

static void put_term(smr_str *o, const smr_codelet *c, const term *t)
{
	smr_str factors = {0};
	double times = t->times;

	for (uint32_t l = 0; l < c->nest->nest->nloops; l++) {
		const smr_loop *x = &c->nest->nest->loops[l];

		if (!(t->loops >> l & 1))
			continue;
		if (smr_loop_is_open(x)) /* the end of the loop is data in memory */
			smr_str_printf(&factors, "%s%s", factors.n > 0 ? "*" : "", x->name);
		else
			put_factor(&factors, c->graph, x->extent, &times);
	}
	if (times != 0)
		put_product(o, times, &factors);
	o->oom |= factors.oom;
	smr_str_free(&factors);
}

static bool nothing_open(const smr_codelet *c)
{
	bool used[UINT16_MAX + 1] = {false};

	smr_nest_symbols(c->graph, c->nest, used);
	for (uint32_t s = 0; s < c->graph->nsyms; s++)
		if (used[s])
			return false;
	return true;
}

static smr_status finish_expression(smr_str *o, const smr_codelet *c, const int64_t *sym,
				    smr_amount *out)
{
	if (o->n == 0)
		smr_str_putc(o, '0');
	out->known = sym != NULL || nothing_open(c);
	out->text = smr_str_take(o);
	smr_str_free(o);
	return out->text != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for an expression");
}

static smr_status nest_work_at(const smr_codelet *c, const int64_t *sym, smr_work *out)
{
	int64_t *zero = smr_calloc(c->graph->nsyms + 1, sizeof(*zero));

	if (zero == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for sizes");
	smr_nest_work(c->nest, sym != NULL ? sym : zero, out);
	smr_free(zero);
	return SMR_OK;
}

smr_status smr_codelet_flops(const smr_codelet *c, const int64_t *sym, smr_amount *out)
{
	smr_str text = {0};
	smr_work w;
	sum s = {0};

	*out = (smr_amount){0};
	count_flops(c->nest->nest->value, c->nest->nest->domain, &s);
	count_flops(c->nest->nest->pred, c->nest->nest->domain, &s);
	for (size_t i = 0; i < s.n; i++)
		put_term(&text, c, &s.terms[i]);
	if (s.full)
		smr_str_puts(&text, " + ...");
	if (nest_work_at(c, sym, &w) != SMR_OK) {
		smr_str_free(&text);
		return SMR_ENOMEM;
	}
	out->value = w.flops;
	return finish_expression(&text, c, sym, out);
}

/* The bytes of a window: a number times symbolic factors. */
typedef struct window {
	double times;
	smr_str factors;
} window;

static window window_of(const smr_graph *g, const smr_node *v)
{
	window w = {.times = (double)smr_dtype_size(v->type.dtype)};

	for (uint32_t d = 0; d < v->type.rank; d++)
		put_factor(&w.factors, g, v->type.dims[d], &w.times);
	return w;
}

static void put_view(smr_str *o, const smr_graph *g, const smr_node *v)
{
	window w = window_of(g, v);

	put_product(o, w.times, &w.factors);
	o->oom |= w.factors.oom;
	smr_str_free(&w.factors);
}

smr_status smr_view_bytes(const smr_graph *g, const smr_node *v, const int64_t *sym,
			  smr_amount *out)
{
	smr_str text = {0};
	int64_t n;

	*out = (smr_amount){.known = true, .value = (double)smr_dtype_size(v->type.dtype)};
	put_view(&text, g, v);
	for (uint32_t d = 0; d < v->type.rank; d++) {
		if (smr_poly_is_const(v->type.dims[d], &n))
			out->value *= (double)n;
		else if (sym != NULL)
			out->value *= (double)smr_poly_eval(v->type.dims[d], sym);
		else
			out->known = false;
	}
	out->text = smr_str_take(&text);
	smr_str_free(&text);
	return out->text != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for an expression");
}

/* Appends one term for all windows of the same size. */
static void put_windows(smr_str *o, const smr_graph *g, const smr_node *const *v, size_t n)
{
	window w[MAX_WINDOWS];
	size_t kinds = 0;

	for (size_t i = 0; i < n; i++) {
		window now = window_of(g, v[i]);
		size_t k = 0;

		while (k < kinds &&
		       strcmp(smr_str_text(&w[k].factors), smr_str_text(&now.factors)) != 0)
			k++;
		if (k == kinds) {
			w[kinds++] = now;
			continue;
		}
		w[k].times += now.times;
		o->oom |= now.factors.oom;
		smr_str_free(&now.factors);
	}
	for (size_t k = 0; k < kinds; k++) {
		put_product(o, w[k].times, &w[k].factors);
		o->oom |= w[k].factors.oom;
		smr_str_free(&w[k].factors);
	}
}

smr_status smr_codelet_bytes(const smr_codelet *c, const int64_t *sym, smr_amount *out)
{
	const smr_node *v[MAX_WINDOWS];
	size_t n = smr_codelet_inputs(c, v, MAX_WINDOWS - 1), views = 0;
	smr_str text = {0};
	smr_work w;

	*out = (smr_amount){0};
	for (size_t i = 0; i < n; i++)
		if (v[i]->op == SMR_OP_view)
			v[views++] = v[i];
	if (c->nest->into != NULL)
		v[views++] = c->nest->into;
	put_windows(&text, c->graph, v, views);
	if (nest_work_at(c, sym, &w) != SMR_OK) {
		smr_str_free(&text);
		return SMR_ENOMEM;
	}
	out->value = w.bytes_read + w.bytes_written;
	return finish_expression(&text, c, sym, out);
}
