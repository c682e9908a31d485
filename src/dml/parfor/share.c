/* Variables that a parfor shares with its threads: the elements stay in place, while each thread
 * has reference counts of its own. Values that return belong to the loop's script again. */
#include <string.h>

#include "base/alloc.h"
#include "dml/parfor/crew.h"

typedef struct lent { /* keeps variables that share a matrix shared */
	dml_matrix *of, *to;
} lent;
typedef SMR_VEC(lent) lents;

static smr_status lend_matrix(lents *l, dml_matrix *m, dml_matrix **out)
{
	lent one = {.of = m};

	for (size_t i = 0; i < l->n; i++)
		if (l->v[i].of == m) {
			*out = dml_matrix_keep(l->v[i].to);
			return SMR_OK;
		}
	one.to = *out = dml_matrix_lend(m);
	return one.to != NULL ? smr_vec_push(l, one) : SMR_ENOMEM;
}

static smr_status lend_value(lents *l, const dml_value *v, dml_value *out);

static smr_status lend_list(lents *l, const dml_list *list, dml_list *out)
{
	out->refs = 1;
	out->values = smr_calloc(list->n + 1, sizeof(*out->values));
	out->names = smr_calloc(list->n + 1, sizeof(*out->names));
	if (out->values == NULL || out->names == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a list");
	for (; out->n < list->n; out->n++) {
		uint32_t i = out->n;

		if (list->names[i] != NULL) {
			out->names[i] = smr_strdup(list->names[i]);
			if (out->names[i] == NULL)
				return smr_fail(SMR_ENOMEM, "no memory for a list");
		}
		SMR_TRY(lend_value(l, &list->values[i], &out->values[i]));
	}
	return SMR_OK;
}

static smr_status lend_value(lents *l, const dml_value *v, dml_value *out)
{
	*out = *v;
	out->matrix = NULL;
	if (v->kind == DML_TEXT)
		return dml_make_string(v->text->s, strlen(v->text->s), out);
	if (v->kind == DML_LIST) {
		out->list = smr_calloc(1, sizeof(*out->list));
		return out->list != NULL ? lend_list(l, v->list, out->list)
					 : smr_fail(SMR_ENOMEM, "no memory for a list");
	}
	if (v->kind == DML_TENSOR)
		(void)dml_array_keep(v->array);
	if (v->kind == DML_FRAME && v->frame != NULL)
		(void)dml_dataframe_keep(v->frame);
	return v->matrix != NULL ? lend_matrix(l, v->matrix, &out->matrix) : SMR_OK;
}

/* Replaces shared matrices of a returning value by their originals. */
static void free_lent(dml_value *v)
{
	dml_matrix *m = v->matrix;

	if (m != NULL && m->of != NULL) {
		v->matrix = dml_matrix_keep(m->of);
		dml_matrix_drop(m);
	} else if (m != NULL) {
		m->trace = NULL;
	}
	for (uint32_t i = 0; v->kind == DML_LIST && i < v->list->n; i++)
		free_lent(&v->list->values[i]);
}

smr_status dml_set_out(script *s, dml_worker *w, dml_meeting *m)
{
	const dml_proof *p = m->proof;
	lents l = {0};
	smr_status st = SMR_OK;

	w->m = m;
	w->held = 0;
	w->s.told = false;
	w->s.depth = s->depth;
	w->s.top = (dml_frame){.function = s->frame->function,
			       .file = s->frame->file,
			       .at = s->frame->at,
			       .now = s->frame->now,
			       .caller = s->frame->caller};
	w->s.frame = &w->s.top;
	w->turn = (dml_turn){.frame = &w->s.top,
			     .results = m->results,
			     .nresults = m->nresults,
			     .late = &w->late};
	w->s.turn = &w->turn;
	for (size_t i = 0; i < p->outer.n && st == SMR_OK; i++) {
		const dml_value *v = dml_get(s, p->outer.v[i]);
		dml_value mine = {0};

		if (v == NULL)
			continue; /* reported when it is read */
		st = lend_value(&l, v, &mine);
		if (st == SMR_OK)
			st = dml_set(&w->s, p->outer.v[i], mine);
		else
			dml_drop(&mine);
	}
	smr_vec_free(&l);
	w->lasts = smr_calloc(p->inner.n + 1, sizeof(*w->lasts));
	return st == SMR_OK && w->lasts == NULL ? smr_fail(SMR_ENOMEM, "no memory for a worker")
						: st;
}

void dml_come_home(dml_worker *w)
{
	for (size_t i = 0; w->lasts != NULL && i < w->m->proof->inner.n; i++)
		dml_drop(&w->lasts[i].v);
	smr_free(w->lasts);
	w->lasts = NULL;
	dml_turn_leave(&w->s, &w->turn);
	dml_lazy_forget(w->s.trace);
	dml_free_frame(&w->s.top);
	w->s.frame = &w->s.top;
	w->m = NULL;
	smr_str_free(&w->printed);
	dml_free_lates(&w->late);
}

/* Sets variables of iterations, each to its value from the last iteration that set it. */
smr_status dml_bring_home(script *s, const dml_meeting *m, dml_worker **w, int n)
{
	const dml_names *inner = &m->proof->inner;

	for (size_t i = 0; i < inner->n; i++) {
		dml_last *best = &w[0]->lasts[i];

		for (int k = 1; k < n; k++)
			if (w[k]->lasts[i].turn > best->turn)
				best = &w[k]->lasts[i];
		if (best->v.kind == DML_NOTHING)
			continue;
		free_lent(&best->v);
		SMR_TRY(dml_set(s, inner->v[i], best->v));
		best->v = (dml_value){0};
	}
	return SMR_OK;
}
