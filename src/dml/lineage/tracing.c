/* Lineages of values; the state of a run that is traced. */
#include "dml/lineage/tracing.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/lineage/structure.h"

smr_status dml_tracing_new(script *s, const dml_domain *under)
{
	const smr_interp_params *p = s->params;
	bool records = p->lineage || dml_asks_for_lineage(s->ast);
	struct dml_tracing *t;

	if (p->reuse == SMR_SCRIPT_REUSE_NONE && !records)
		return SMR_OK;
	t = smr_calloc(1, sizeof(*t));
	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lineage");
	s->tracing = t;
	t->reuse = p->reuse;
	t->files = p->lineage;
	t->domain = *under;
	if (records)
		SMR_TRY(dml_items_new(&t->items));
	if (p->reuse == SMR_SCRIPT_REUSE_PARTIAL)
		SMR_TRY(dml_structures_new(&t->structures));
	return p->reuse != SMR_SCRIPT_REUSE_NONE ? dml_cache_new(p->reuse_bytes, &t->cache)
						 : SMR_OK;
}

void dml_tracing_free(script *s)
{
	if (s->tracing == NULL || s->root != s)
		return;
	dml_items_free(s->tracing->items);
	dml_cache_free(s->tracing->cache);
	dml_structures_free(s->tracing->structures);
	smr_free(s->tracing);
	s->tracing = NULL;
}

dml_lineage dml_lineage_unknown(script *s, const char *what)
{
	char op[128];

	snprintf(op, sizeof(op), "unknown°%s°%llu", what,
		 (unsigned long long)atomic_fetch_add(&s->tracing->unknowns, 1));
	return dml_lineage_make(s->tracing->items, DML_ITEM_CREATION, op, 0, NULL);
}

/* The text of a literal as SystemDS has it; without a table its bits do. */
static dml_lineage of_scalar(script *s, const dml_value *v)
{
	static const char *const types[] = {[DML_INTEGER] = "INT64",
					    [DML_DOUBLE] = "FP64",
					    [DML_BOOLEAN] = "BOOLEAN",
					    [DML_TEXT] = "STRING"};
	smr_str op = {0};
	dml_lineage of = {0};

	if (s->tracing->items == NULL && v->kind != DML_TEXT) {
		uint64_t bits = (uint64_t)v->integer;
		const dml_lineage in = {(uint64_t)v->kind, bits};

		if (v->kind == DML_DOUBLE)
			memcpy(&bits, &v->number, sizeof(bits));
		return dml_lineage_make(NULL, DML_ITEM_LITERAL, "", 1, &(dml_lineage){in.a, bits});
	}
	dml_put_scalar(&op, v);
	smr_str_printf(&op, "·SCALAR·%s·true", types[v->kind]);
	if (smr_str_status(&op, "a literal") == SMR_OK)
		of = dml_lineage_make(s->tracing->items, DML_ITEM_LITERAL, smr_str_text(&op), 0,
				      NULL);
	smr_str_free(&op);
	return of;
}

dml_lineage dml_lineage_of_integer(script *s, int64_t v)
{
	const dml_value of = dml_integer(v);

	return of_scalar(s, &of);
}

/* A list is its values and names; a long one is a list of lists. */
static dml_lineage of_list(script *s, const dml_list *l)
{
	dml_lineage in[DML_ITEM_INPUTS], of = {0};
	uint32_t n = 0;
	smr_str op = {0};

	smr_str_puts(&op, "list");
	for (uint32_t i = 0; i < l->n; i++) {
		if (n == DML_ITEM_INPUTS) {
			in[0] = dml_lineage_make(s->tracing->items, DML_ITEM_OPERATION,
						 smr_str_text(&op), n, in);
			n = 1;
		}
		in[n] = dml_lineage_of(s, &l->values[i]);
		if (!dml_lineage_is(in[n++]))
			goto done;
		smr_str_printf(&op, "°%s", l->names[i] != NULL ? l->names[i] : "");
	}
	if (smr_str_status(&op, "a list") == SMR_OK)
		of = dml_lineage_make(s->tracing->items, DML_ITEM_OPERATION, smr_str_text(&op), n,
				      in);
done:
	smr_str_free(&op);
	return of;
}

static dml_lineage of_matrix(script *s, dml_matrix *m)
{
	if (!dml_lineage_is(m->lineage))
		m->lineage = dml_lineage_unknown(s, "matrix");
	return m->lineage;
}

dml_lineage dml_lineage_of(script *s, const dml_value *v)
{
	switch (v->kind) {
	case DML_DOUBLE:
		if (v->matrix != NULL && dml_lineage_is(v->matrix->lineage))
			return v->matrix->lineage;
		if (v->matrix != NULL && v->matrix->data != NULL)
			return of_scalar(s, &(dml_value){.kind = DML_DOUBLE,
							 .number = v->matrix->data[0]});
		return v->matrix != NULL ? of_matrix(s, v->matrix) : of_scalar(s, v);
	case DML_INTEGER:
	case DML_BOOLEAN:
	case DML_TEXT:
		return of_scalar(s, v);
	case DML_MATRIX:
		return of_matrix(s, v->matrix);
	case DML_LIST:
		return of_list(s, v->list);
	case DML_FRAME:
		return v->frame != NULL ? v->frame->lineage : (dml_lineage){0};
	default:
		return (dml_lineage){0};
	}
}

/* ---- inputs ---------------------------------------------------------------------------------- */

/* Two hashes of the bytes, at the speed of memory. */
static void hash_bytes(const void *data, size_t n, uint64_t of[2])
{
	size_t skip = n < 8 ? 0 : 8;

	of[0] = smr_hash_mix(of[0], smr_hash_large(data, n));
	of[1] = smr_hash_mix(of[1] + 1, smr_hash_large((const char *)data + skip, n - skip));
	if (skip > 0)
		of[1] = smr_hash_mix(of[1], smr_hash64(data, skip, 5));
}

static void trace_input(script *s, const char *name, dml_matrix *m)
{
	uint64_t of[2] = {(uint64_t)m->rows, (uint64_t)m->cols};
	char op[160];

	if (m->values != NULL) {
		hash_bytes(m->pattern->starts, ((size_t)m->rows + 1) * sizeof(int64_t), of);
		hash_bytes(m->pattern->cols_at, (size_t)m->pattern->n * sizeof(int32_t), of);
		hash_bytes(m->values, (size_t)m->pattern->n * sizeof(double), of);
	} else {
		hash_bytes(m->data, (size_t)dml_matrix_count(m) * sizeof(double), of);
	}
	snprintf(op, sizeof(op), "input°%.64s°%s°%016llx%016llx", name,
		 m->values != NULL ? "sparse" : "dense", (unsigned long long)of[0],
		 (unsigned long long)of[1]);
	m->lineage = dml_lineage_make(s->tracing->items, DML_ITEM_CREATION, op, 0, NULL);
}

static void trace_input_value(script *s, const char *name, dml_value *v)
{
	for (uint32_t i = 0; v->kind == DML_LIST && i < v->list->n; i++)
		trace_input_value(s, name, &v->list->values[i]);
	if (v->kind == DML_MATRIX && dml_matrix_known(v->matrix))
		trace_input(s, name, v->matrix);
}

void dml_trace_inputs(script *s)
{
	if (s->tracing == NULL)
		return;
	for (dml_variable *x = s->top.vars; x != NULL; x = x->hh.next)
		trace_input_value(s, x->name, &x->value);
}
