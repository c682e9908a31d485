/* Results of builtin functions in an analysis: by running them, as most only trace operations, or
 * by the shapes in their rows, where they need elements that are unknown. */
#include <stdio.h>
#include <string.h>

#include "dml/absint.h"

/* ---- sizes ----------------------------------------------------------------------------------- */

int64_t dml_infer_unknown(dml_builtin_call *c, const char *what)
{
	return dml_unknown_size(c->s, dml_position(c->s, c->at), "%s of %s()", what, c->name);
}

int64_t dml_infer_dim(dml_builtin_call *c, uint32_t i, const char *what)
{
	char why[80];
	dml_value *v = &c->args[i];

	if (!dml_is_number(v) || dml_absint_force(c->s, v) != SMR_OK)
		return dml_infer_unknown(c, what);
	snprintf(why, sizeof(why), "%s that %s() is given", what, c->name);
	return dml_size_of(c->s, c->at, v, why);
}

/* Returns the number of rows or columns of an argument; -1: it has none. */
static int64_t dim_of(const dml_builtin_call *c, uint32_t i, bool rows)
{
	const dml_matrix *m = dml_matrix_at(c, i);
	int64_t n[2];

	if (m != NULL)
		return rows ? m->rows : m->cols;
	return dml_frame_size(&c->args[i], &n[0], &n[1]) ? n[!rows] : -1;
}

static int64_t result_dim(dml_builtin_call *c, char letter, const char *what)
{
	bool rows = letter == 'r' || letter == 'R';
	int64_t n = -1;

	if (letter >= '0' && letter <= '9')
		return dml_infer_dim(c, (uint32_t)(letter - '0'), what);
	if (letter == 'i')
		return 1;
	if (strchr("rcRC", letter) != NULL)
		n = dim_of(c, letter == 'R' || letter == 'C', rows);
	return n >= 0 ? n : dml_infer_unknown(c, what);
}

/* ---- results --------------------------------------------------------------------------------- */

static bool has_matrix(const dml_builtin_call *c)
{
	for (uint32_t i = 0; i < DML_ARGS; i++)
		if (c->args[i].kind == DML_MATRIX || c->args[i].kind == DML_LIST ||
		    c->args[i].kind == DML_FRAME || dml_is_any(&c->args[i]))
			return true;
	return false;
}

/* The result of an elementwise function is as large as its largest argument. */
static smr_status elementwise_shape(const dml_builtin_call *c, dml_value *out)
{
	const dml_matrix *as = NULL;

	for (uint32_t i = 0; i < DML_ARGS; i++) {
		const dml_matrix *m = dml_matrix_at(c, i);

		if (m != NULL && (as == NULL || (m->rows >= as->rows && m->cols >= as->cols)))
			as = m;
	}
	return as != NULL ? dml_unseen_matrix(as->rows, as->cols, 0, out)
			  : dml_unseen_number(has_matrix(c), out);
}

/* For each result, two letters for its rows and columns: r, c: those of the first matrix; R, C: of
 * the second; i: one; 0 ... 9: the value of that argument; ?: unknown. Or a letter: s: a number; a:
 * a value of any kind; v: of any kind if the first argument is; e: elementwise. f before two
 * letters is a frame. */
smr_status dml_infer_shape(dml_builtin_call *c, const char *letters, dml_value *out)
{
	for (uint32_t i = 0; i < c->nout && *letters != '\0'; i++) {
		if (*letters == 'e') {
			SMR_TRY(elementwise_shape(c, &out[i]));
			letters++;
		} else if (strchr("sav", *letters) != NULL) {
			bool any = *letters == 'a' || (*letters == 'v' && dml_is_any(&c->args[0]));

			SMR_TRY(dml_unseen_number(any, &out[i]));
			letters++;
		} else {
			bool frame = *letters == 'f';
			int64_t rows = result_dim(c, letters[frame], "rows");
			int64_t cols = result_dim(c, letters[frame + 1], "columns");

			SMR_TRY(frame ? dml_unseen_frame(rows, cols, &out[i])
				      : dml_unseen_matrix(rows, cols, 0, &out[i]));
			letters += frame + 2;
		}
		letters += *letters == ' ';
	}
	return SMR_OK;
}

static smr_status infer(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	return b->infer != NULL ? b->infer(c, out) : dml_infer_shape(c, b->shape, out);
}

/* Whether an argument may be of any kind, or is an unknown host number: the function would trace
 * arithmetic of the host. */
static bool is_open(const dml_builtin_call *c)
{
	bool open = false, host = !has_matrix(c);

	for (uint32_t i = 0; i < DML_ARGS; i++)
		open |= dml_is_any(&c->args[i]) || (host && dml_is_unseen(c->s, &c->args[i]));
	return open;
}

/* ---- facts about elements -------------------------------------------------------------------- */

bool dml_arg_is(const dml_builtin_call *c, uint32_t i, double x)
{
	const dml_value *v = &c->args[i];

	return v->kind != DML_MATRIX && v->matrix == NULL && dml_is_number(v) &&
	       dml_number_of(v) == x;
}

void dml_keep_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	if (dml_matrix_at(c, 0) != NULL)
		out->zeros = dml_zeros(dml_matrix_at(c, 0));
}

static void record_facts(const dml_builtin_call *c, const dml_builtin *b, const dml_value *out)
{
	dml_outlook found = {0}, *o;

	if (b->facts == NULL || out->kind != DML_MATRIX)
		return;
	b->facts(c, out->matrix, &found);
	if (found.zeros <= 0 && !found.counts && !found.exact)
		return;
	o = dml_outlook_of(out->matrix);
	if (o == NULL)
		return;
	o->zeros = found.zeros;
	o->counts = found.counts;
	o->exact = found.exact;
}

smr_status dml_absint_builtin(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	bool runs = b->analysis == DML_RUN_ANY || (b->analysis == DML_RUN_KNOWN && !is_open(c));
	smr_status st = runs ? b->run(c, out) : infer(c, b, out);

	if (runs && st != SMR_OK && dml_is_excused(c->s, c->args, DML_ARGS)) {
		for (uint32_t i = 0; i < c->nout; i++)
			dml_drop(&out[i]);
		st = infer(c, b, out);
	}
	if (st == SMR_OK)
		record_facts(c, b, out);
	return st;
}
