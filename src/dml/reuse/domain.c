/* The domain of a run that is traced: each member calls that of the run, gives the result its
 * lineage, and finds results of equal lineage.
 *
 * Only results that are long to compute for their size are kept: products, sums, solutions.
 * Operands of a result that is found are pending then, and are not computed unless something else
 * needs them. */
#include <stdio.h>
#include <string.h>

#include "base/thread/clock.h"
#include "dml/lineage/structure.h"
#include "dml/reuse/reuse.h"

static dml_lineage make(script *s, const char *op, uint32_t n, const dml_lineage *in)
{
	return dml_lineage_make(s->tracing->items, DML_ITEM_OPERATION, op, n, in);
}

bool dml_reuse_result(script *s, dml_lineage of, dml_value *out)
{
	dml_cache *c = s->tracing->cache;
	dml_matrix *m = c != NULL && dml_lineage_is(of) ? dml_cache_find(c, of, true) : NULL;

	if (m != NULL)
		*out = dml_of(m);
	return m != NULL;
}

void dml_trace_result(script *s, dml_value *out, dml_lineage of, double seconds)
{
	dml_matrix *m = out->matrix;

	if (out->kind == DML_FRAME && out->frame != NULL && out->frame->refs == 1 &&
	    !dml_lineage_is(out->frame->lineage))
		out->frame->lineage = of;
	if (m == NULL || dml_lineage_is(m->lineage) || !dml_lineage_is(of))
		return;
	m->lineage = of;
	if (s->tracing->cache == NULL)
		return;
	if (dml_lazy_waits(s->trace, m))
		dml_lazy_offer(s->trace, m);
	else if (m->data != NULL && seconds > 0)
		dml_cache_put(s->tracing->cache, of, m, seconds);
}

void dml_trace_made(script *s, dml_value *out, dml_lineage of, double seconds)
{
	dml_matrix *m = out->matrix;

	if (m == NULL || m->refs > 1 || !dml_lazy_waits(s->trace, m))
		return;
	m->lineage = of;
	dml_lazy_offer_made(s->trace, m, seconds);
}

/* ---- operators ------------------------------------------------------------------------------- */

/* t(X) %*% X */
static bool is_gram(script *s, dml_lineage a, dml_lineage b)
{
	return dml_lineage_equal(a, dml_lineage_make(NULL, DML_ITEM_OPERATION, "r'", 1, &b));
}

static dml_lineage lineage_of_operation(script *s, smr_dml_op op, const dml_value *a,
					const dml_value *b)
{
	dml_lineage in[2] = {dml_lineage_of(s, a)};
	const char *name = smr_dml_op_text(op);

	if (b != NULL)
		in[1] = dml_lineage_of(s, b);
	if (!dml_lineage_is(in[0]) || (b != NULL && !dml_lineage_is(in[1])))
		return (dml_lineage){0};
	if (op == SMR_DML_MATMULT)
		return is_gram(s, in[0], in[1]) ? make(s, "tsmm", 1, &in[1])
						: make(s, "ba+*", 2, in);
	if (b != NULL && b->kind == DML_INTEGER && b->integer == 2 &&
	    (op == SMR_DML_TIMES || op == SMR_DML_POWER))
		name = op == SMR_DML_TIMES ? "*2" : "^2";
	return make(s, name, b != NULL ? 2 : 1, in);
}

static bool may_be_pending(const dml_value *v)
{
	return v != NULL && v->matrix != NULL;
}

static smr_status operate(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
			  const dml_value *b, dml_value *out)
{
	int64_t from = smr_now_ns();
	dml_lineage of;

	if ((!may_be_pending(a) && !may_be_pending(b)) || op == SMR_DML_POSITIVE)
		return dml_operate(s, at, op, a, b, out);
	of = lineage_of_operation(s, op, a, b);
	if (op == SMR_DML_MATMULT) {
		bool done = dml_reuse_result(s, of, out);

		if (!done)
			SMR_TRY(dml_reuse_parts(s, at, a, b, of, out, &done));
		if (done)
			return SMR_OK;
	}
	SMR_TRY(dml_operate(s, at, op, a, b, out));
	dml_trace_result(s, out, of, op == SMR_DML_MATMULT ? smr_seconds(from, smr_now_ns()) : 0);
	return SMR_OK;
}

/* ---- parts ----------------------------------------------------------------------------------- */

static dml_lineage lineage_of_part(script *s, const char *op, uint32_t n, const dml_lineage *of,
				   const dml_part_of *p)
{
	dml_lineage in[6];

	memcpy(in, of, n * sizeof(*of));
	for (int d = 0; d < 2; d++) {
		in[n++] = dml_lineage_of_integer(s, p->from[d] + 1);
		in[n++] = dml_lineage_of_integer(s, p->from[d] + p->n[d]);
	}
	return make(s, op, n, in);
}

dml_lineage dml_lineage_of_slice(script *s, dml_lineage of, const dml_part_of *p)
{
	return lineage_of_part(s, "rightIndex", 1, &of, p);
}

static void note_slice(script *s, dml_value *out, dml_lineage base, const int64_t size[2],
		       const dml_part_of *p)
{
	dml_structure x = {.kind = DML_IS_SLICE,
			   .in = {base},
			   .size = {{size[0], size[1]}},
			   .from = {p->from[0], p->from[1]},
			   .n = {p->n[0], p->n[1]}};
	dml_lineage of = dml_lineage_of_slice(s, base, p);

	dml_trace_result(s, out, of, 0);
	if (s->tracing->structures != NULL)
		dml_structures_put(s->tracing->structures, of, &x);
}

static smr_status index_matrix(script *s, const smr_dml_expr *e, dml_value *out)
{
	const dml_value *v = dml_get(s, e->array);
	dml_lineage of = {0};
	int64_t size[2];
	dml_part_of p;

	if (v == NULL || v->kind != DML_MATRIX || s->parallel->has(s, e->array))
		return dml_index(s, e, out);
	of = dml_lineage_of(s, v);
	size[0] = v->matrix->rows;
	size[1] = v->matrix->cols;
	SMR_TRY(dml_index_at(s, e, &p, out));
	if (out->kind != DML_MATRIX)
		return SMR_OK;
	note_slice(s, out, of, size, &p);
	return SMR_OK;
}

static smr_status set_part(script *s, const smr_dml_expr *target, dml_value v)
{
	const dml_value *old = dml_get(s, target->array), *set;
	dml_lineage in[2] = {{0}};
	dml_value made;
	dml_part_of p;

	if (old == NULL || old->kind != DML_MATRIX || s->parallel->has(s, target->array))
		return dml_index_set(s, target, v);
	in[0] = dml_lineage_of(s, old);
	in[1] = dml_lineage_of(s, &v);
	SMR_TRY(dml_index_set_at(s, target, &p, v));
	set = dml_get(s, target->array);
	if (set == NULL || set->kind != DML_MATRIX || !dml_lineage_is(in[1]))
		return SMR_OK;
	made = *set;
	dml_trace_result(s, &made, lineage_of_part(s, "leftIndex", 2, in, &p), 0);
	return SMR_OK;
}

/* ---- builtin functions ----------------------------------------------------------------------- */

/* Appends the name of parameter @p k. */
static void put_param(smr_str *op, const dml_builtin *b, uint32_t k)
{
	const char *p = b->params;

	for (uint32_t i = 0; i < k && p != NULL; i++) {
		p = strchr(p, ' ');
		p = p != NULL ? p + 1 : NULL;
	}
	smr_str_puts(op, "°");
	if (p != NULL)
		smr_str_write(op, p, strcspn(p, " !"));
}

/* The operands are the arguments in order; where some are left out, their names follow the
 * opcode. */
dml_lineage dml_lineage_of_call(const dml_builtin_call *c, const dml_builtin *b, const char *op,
				uint32_t result)
{
	dml_lineage in[DML_ARGS], of = {0};
	smr_str text = {0}, names = {0};
	uint32_t n = 0, last = 0;

	for (uint32_t k = 0; k < DML_ARGS; k++) {
		if (c->args[k].kind == DML_NOTHING)
			continue;
		in[n] = dml_lineage_of(c->s, &c->args[k]);
		if (!dml_lineage_is(in[n++]))
			goto done;
		put_param(&names, b, k);
		last = k + 1;
	}
	smr_str_puts(&text, op);
	if (result > 0)
		smr_str_printf(&text, "#%u", result + 1);
	if (last != n)
		smr_str_puts(&text, smr_str_text(&names));
	if (smr_str_status(&text, "a lineage") == SMR_OK)
		of = make(c->s, smr_str_text(&text), n, in);
done:
	smr_str_free(&text);
	smr_str_free(&names);
	return of;
}

/* Records the first @p n operands of a concatenation, and its rest, in turn. */
static void note_joined(script *s, bool beside, uint32_t n, const dml_value *v, dml_lineage of)
{
	dml_structure x = {.kind = beside ? DML_IS_BESIDE : DML_IS_BELOW};
	dml_lineage in[DML_ITEM_INPUTS];

	if (n > DML_ITEM_INPUTS)
		return;
	for (uint32_t i = 0; i < n; i++) {
		const dml_matrix *m = v[i].kind == DML_MATRIX ? v[i].matrix : NULL;
		int64_t(*size)[2] = &x.size[i > 0];

		if (m == NULL || m->rows * m->cols == 0)
			return;
		in[i] = m->lineage;
		x.in[i > 0] = in[i];
		(*size)[0] = m->rows;
		(*size)[1] = m->cols;
		if (i == 0)
			continue;
		x.in[1] = in[i];
		dml_structures_put(s->tracing->structures,
				   i + 1 < n ? make(s, beside ? "cbind" : "rbind", i + 1, in) : of,
				   &x);
		x.in[0] = make(s, beside ? "cbind" : "rbind", i + 1, in);
		x.size[0][beside] += x.size[1][beside];
	}
}

/* Records how the result of a builtin function is made of its arguments. */
static void note_structure(const dml_builtin_call *c, const char *op, dml_lineage of)
{
	const dml_value *a = &c->args[0];
	bool beside = strcmp(op, "cbind") == 0;
	dml_structure x = {.kind = DML_IS_TURNED};

	if (c->s->tracing->structures == NULL || !dml_lineage_is(of))
		return;
	if (strcmp(op, "r'") == 0 && a->kind == DML_MATRIX) {
		x.in[0] = dml_lineage_of(c->s, a);
		x.size[0][0] = a->matrix->rows;
		x.size[0][1] = a->matrix->cols;
		dml_structures_put(c->s->tracing->structures, of, &x);
	}
	if (!beside && strcmp(op, "rbind") != 0)
		return;
	if (a->kind == DML_LIST)
		note_joined(c->s, beside, a->list->n, a->list->values, of);
	else
		note_joined(c->s, beside, c->nargs, a, of);
}

enum { RESULTS = 8 /* of a builtin function */ };

static bool find_results(dml_builtin_call *c, const dml_lineage *of, dml_value *out)
{
	for (uint32_t i = 0; i < c->nout; i++) {
		if (dml_reuse_result(c->s, of[i], &out[i]))
			continue;
		while (i > 0)
			dml_drop(&out[--i]);
		return false;
	}
	return true;
}

static smr_status pure_builtin(dml_builtin_call *c, const dml_builtin *b, const char *op,
			       dml_value *out)
{
	int64_t from = smr_now_ns();
	dml_lineage of[RESULTS];
	double seconds;

	if (c->nout > RESULTS)
		return b->run(c, out);
	for (uint32_t i = 0; i < c->nout; i++)
		of[i] = dml_lineage_of_call(c, b, op, i);
	if (c->s->tracing->cache != NULL && find_results(c, of, out))
		return SMR_OK;
	SMR_TRY(b->run(c, out));
	seconds = smr_seconds(from, smr_now_ns());
	for (uint32_t i = 0; i < c->nout; i++)
		dml_trace_result(c->s, &out[i], of[i], seconds);
	note_structure(c, op, of[0]);
	return SMR_OK;
}

static smr_status builtin(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	dml_traced_builtin leaf = dml_leaf_of(b->name);
	const char *op = leaf == NULL ? dml_opcode_of(b->name) : NULL;

	if (leaf != NULL)
		return leaf(c, b, out);
	return op != NULL ? pure_builtin(c, b, op, out) : b->run(c, out);
}

void dml_trace_domain(dml_domain *d)
{
	d->operate = operate;
	d->index = index_matrix;
	d->set_part = set_part;
	d->builtin = builtin;
}
