/* Analysis of a script before it runs. */
#include "base/alloc.h"
#include "dml/absint.h"

static bool is_sparse(const dml_matrix *m)
{
	return !dml_matrix_known(m) && !m->scalar &&
	       smr_sparse_pays(m->rows, m->cols,
			       (int64_t)((1 - dml_zeros(m)) * (double)m->rows * (double)m->cols));
}

/* Returns what keeps the trace from being compiled; NULL: nothing. */
static const char *reason_not_compilable(const dml_lazy *t)
{
	for (size_t i = 0; i < t->nodes.n; i++)
		if (dml_size_unknown(t->nodes.v[i].rows) || dml_size_unknown(t->nodes.v[i].cols))
			return "sizes";
	for (size_t i = 0; i < t->params.n; i++)
		if (is_sparse(t->params.v[i]))
			return "places";
	return NULL;
}

/* Called instead of computing the trace: plans its flow, or records why it cannot be compiled. */
static smr_status record_dataflow(void *ctx)
{
	script *s = ctx;
	dml_lazy *t = s->trace;
	smr_script_sight x = {.kind = SMR_SIGHT_FLOW, .loc = dml_position(s, s->frame->at)};

	x.text = reason_not_compilable(t);
	for (size_t i = 0; i < t->made.n; i++)
		x.rows += t->nodes.v[i].op != DML_PARAM;
	if (x.text == NULL)
		SMR_TRY(dml_find_code(t, (dml_code **)&x.code));
	return dml_show(s, x);
}

static smr_status begin_absint(script *s)
{
	dml_absint_state *f = smr_calloc(1, sizeof(*f));

	if (f != NULL)
		f->arena = smr_arena_new();
	if (f == NULL || f->arena == NULL) {
		smr_free(f);
		return smr_fail(SMR_ENOMEM, "no memory for the analysis of the script");
	}
	f->params = *s->params;
	f->params.fits = NULL;
	s->params = &f->params;
	s->absint = f;
	s->domain = &dml_outlooks;
	s->trace->owner.foresee = record_dataflow;
	return SMR_OK;
}

void dml_absint_free(script *s)
{
	dml_absint_state *f = s->absint;

	if (f == NULL)
		return;
	smr_vec_free(&f->unknowns);
	smr_vec_free(&f->sights);
	smr_vec_free(&f->calls);
	smr_arena_free(f->arena);
	smr_free(f);
	s->absint = NULL;
}

smr_status smr_interp_absint(smr_interp *s)
{
	smr_status st;

	if (s->absint != NULL || s->runs > 0)
		return smr_fail(SMR_ESTATE, "a script is analysed once, before it runs");
	SMR_TRY(begin_absint(s));
	s->deepest = dml_half_of_stack();
	st = dml_body(s, &s->ast->body);
	if (st == SMR_OK)
		st = dml_lazy_flush(s->trace);
	if (s->absint->ended)
		st = SMR_OK;
	dml_free_frame(&s->top);
	dml_lazy_forget(s->trace);
	return st;
}

bool smr_interp_sight(const smr_interp *s, size_t i, smr_script_sight *out)
{
	if (s->absint == NULL || i >= s->absint->sights.n)
		return false;
	*out = s->absint->sights.v[i];
	return true;
}

bool smr_interp_unknown(const smr_interp *s, int64_t n, smr_script_unknown *out)
{
	if (!dml_size_unknown(n) || s->absint == NULL ||
	    (size_t)(n - FORESEE_SIZES) >= s->absint->unknowns.n)
		return false;
	*out = s->absint->unknowns.v[n - FORESEE_SIZES];
	return true;
}
