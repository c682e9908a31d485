/* State of the analysis of a script: unknown sizes, values without elements, recorded events. */
#include "dml/absint.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"

smr_loc dml_position(const script *s, smr_dml_at at)
{
	return (smr_loc){.file = dml_file_name(s->frame->file), .line = at.line};
}

/* ---- unknown values -------------------------------------------------------------------------- */

bool dml_is_unseen(const script *s, const dml_value *v)
{
	return v->matrix != NULL && !dml_matrix_known(v->matrix) &&
	       !dml_lazy_waits(s->trace, v->matrix);
}

smr_status dml_absint_force(script *s, dml_value *v)
{
	smr_status st = dml_materialize(s->trace, v);

	if (st != SMR_OK && s->trace->blind) {
		s->trace->blind = false;
		return SMR_OK;
	}
	return st;
}

smr_status dml_number(script *s, dml_value *v, bool *is, double *out)
{
	*is = v->kind == DML_INTEGER || v->kind == DML_BOOLEAN || v->kind == DML_DOUBLE;
	if (!*is)
		return SMR_OK;
	if (v->kind == DML_DOUBLE)
		SMR_TRY(dml_materialize(s->trace, v));
	*out = v->kind == DML_DOUBLE ? v->number : (double)v->integer;
	return SMR_OK;
}

smr_status dml_absint_number(script *s, dml_value *v, bool *known, bool *is, double *out)
{
	SMR_TRY(dml_absint_force(s, v));
	*known = v->matrix == NULL;
	return *known ? dml_number(s, v, is, out) : SMR_OK;
}

dml_outlook *dml_outlook_of(dml_matrix *m)
{
	if (m->outlook == NULL)
		m->outlook = smr_calloc(1, sizeof(*m->outlook));
	return m->outlook;
}

double dml_zeros(const dml_matrix *m)
{
	double all = (double)m->rows * (double)m->cols;

	if (m->pattern != NULL && m->values != NULL && all > 0)
		return 1 - (double)m->pattern->n / all;
	return m->outlook != NULL ? m->outlook->zeros : 0;
}

bool dml_is_any(const dml_value *v)
{
	return v->matrix != NULL && v->matrix->outlook != NULL && v->matrix->outlook->any;
}

static smr_status new_unknown_matrix(int64_t rows, int64_t cols, dml_matrix **out)
{
	dml_matrix *m = smr_calloc(1, sizeof(*m));

	if (m == NULL || dml_outlook_of(m) == NULL) {
		smr_free(m);
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	}
	m->refs = 1;
	m->rows = rows;
	m->cols = cols;
	*out = m;
	return SMR_OK;
}

smr_status dml_unseen_matrix(int64_t rows, int64_t cols, double zeros, dml_value *out)
{
	dml_matrix *m;

	SMR_TRY(new_unknown_matrix(rows, cols, &m));
	m->outlook->zeros = zeros;
	*out = dml_of(m);
	return SMR_OK;
}

smr_status dml_unseen_frame(int64_t rows, int64_t cols, dml_value *out)
{
	SMR_TRY(dml_unseen_matrix(rows, cols, 0, out));
	out->kind = DML_FRAME;
	return SMR_OK;
}

bool dml_frame_size(const dml_value *v, int64_t *rows, int64_t *cols)
{
	if (v->kind != DML_FRAME)
		return false;
	*rows = v->frame != NULL ? v->frame->rows : v->matrix->rows;
	*cols = v->frame != NULL ? v->frame->cols : v->matrix->cols;
	return true;
}

smr_status dml_unseen_number(bool any, dml_value *out)
{
	dml_matrix *m;

	SMR_TRY(new_unknown_matrix(0, 0, &m));
	m->scalar = true;
	m->outlook->any = any;
	*out = dml_of(m);
	return SMR_OK;
}

/* ---- unknown sizes --------------------------------------------------------------------------- */

bool dml_size_unknown(int64_t n)
{
	return n >= FORESEE_SIZES && n < FORESEE_SIZES + FORESEE_NAMES;
}

int64_t dml_unknown_size(script *s, smr_loc loc, const char *fmt, ...)
{
	dml_absint_state *f = s->absint;
	char why[160];
	va_list ap;
	smr_script_unknown u = {.loc = loc};
	const char *copy;

	va_start(ap, fmt);
	vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	copy = smr_arena_strdup(f->arena, why);
	u.why = copy != NULL ? copy : "";
	/* when names or memory run out, further unknown sizes share the first name */
	if (f->unknowns.n == FORESEE_NAMES || smr_vec_push(&f->unknowns, u) != SMR_OK)
		return FORESEE_SIZES;
	return FORESEE_SIZES + (int64_t)f->unknowns.n - 1;
}

smr_status dml_number_of_size(int64_t n, dml_value *out)
{
	if (!dml_size_unknown(n)) {
		*out = dml_integer(n);
		return SMR_OK;
	}
	SMR_TRY(dml_unseen_number(false, out));
	out->matrix->outlook->number = n;
	return SMR_OK;
}

dml_matrix *dml_absint_alloc(script *s, int64_t rows, int64_t cols)
{
	if (!dml_size_unknown(rows) && !dml_size_unknown(cols))
		return dml_alloc(s, rows, cols);
	s->trace->blind = true;
	(void)smr_fail(SMR_ESTATE, "an unknown size");
	return NULL;
}

int64_t dml_size_of(script *s, smr_dml_at at, dml_value *v, const char *what)
{
	dml_outlook *o;

	if (dml_is_number(v) && v->matrix == NULL)
		return (int64_t)dml_number_of(v);
	o = v->matrix != NULL ? dml_outlook_of(v->matrix) : NULL;
	if (o == NULL)
		return dml_unknown_size(s, dml_position(s, at), "%s", what);
	if (o->number == 0)
		o->number = dml_unknown_size(s, dml_position(s, at), "%s", what);
	return o->number;
}

static bool is_vague(const script *s, const dml_value *v)
{
	if (v->kind == DML_LIST) {
		for (uint32_t i = 0; i < v->list->n; i++)
			if (is_vague(s, &v->list->values[i]))
				return true;
		return false;
	}
	if (v->matrix == NULL)
		return false;
	return (v->kind != DML_MATRIX && !dml_matrix_known(v->matrix)) ||
	       dml_size_unknown(v->matrix->rows) || dml_size_unknown(v->matrix->cols);
}

bool dml_is_excused(script *s, const dml_value *values, uint32_t n)
{
	bool vague = s->trace->blind;

	for (uint32_t i = 0; i < n; i++)
		vague = vague || is_vague(s, &values[i]);
	if (s->absint->ended || !vague)
		return false;
	s->trace->blind = false;
	s->told = false;
	return true;
}

/* ---- recorded events ------------------------------------------------------------------------- */

static smr_status copy_to_arena(const dml_absint_state *f, const char **text)
{
	if (*text == NULL)
		return SMR_OK;
	*text = smr_arena_strdup(f->arena, *text);
	return *text != NULL ? SMR_OK
			     : smr_fail(SMR_ENOMEM, "no memory for the analysis of the script");
}

smr_status dml_show(script *s, smr_script_sight x)
{
	dml_absint_state *f = s->absint;

	if (f->hidden > 0 && x.kind != SMR_SIGHT_FLOW && x.kind != SMR_SIGHT_END)
		return SMR_OK;
	x.depth = f->depth;
	SMR_TRY(copy_to_arena(f, &x.text));
	SMR_TRY(copy_to_arena(f, &x.note));
	return smr_vec_push(&f->sights, x);
}

smr_status dml_absint_end(script *s, smr_dml_at at, const char *text)
{
	SMR_TRY(dml_show(s, (smr_script_sight){.kind = SMR_SIGHT_END,
					       .loc = dml_position(s, at),
					       .text = text}));
	s->absint->ended = true;
	return SMR_OK;
}

smr_status dml_note(script *s, size_t i, const char *note)
{
	s->absint->sights.v[i].note = note;
	return copy_to_arena(s->absint, &s->absint->sights.v[i].note);
}

/* Whether the matrix will be stored sparse. */
