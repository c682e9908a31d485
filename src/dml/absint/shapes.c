/* Result sizes and certain zeros of builtin functions whose arguments have unknown elements. These
 * rules are for functions that need elements; all others run as usual. */
#include <stdio.h>
#include <string.h>

#include "dml/absint.h"

/* For each result, two letters for its rows and columns: r, c: those of the first matrix; R, C: of
 * the second; i: one; 0 ... 9: the value of that argument; ?: unknown. Or s: a number; or a: a
 * value of any kind. */
typedef struct rule {
	const char *name, *results;
	bool always; /* never run the function: it computes even without matrices */
} rule;

static const rule rules[] = {
	{"Rand", "01", true},
	{"aggregate", "3c", false},
	{"as.matrix", "??", false},
	{"cholesky", "rc", false},
	{"colCountDistinct", "ic", false},
	{"contains", "s", false},
	{"countDistinct", "s", false},
	{"countDistinctApprox", "s", false},
	{"cov", "s", false},
	{"centralMoment", "s", false},
	{"ctable", "??", false},
	{"cumsumprod", "ri", false},
	{"det", "s", false},
	{"diag", "r?", false},
	{"eigen", "ri rr", false},
	{"groupedAggregate", "3c", false},
	{"interQuartileMean", "s", false},
	{"inv", "rc", false},
	{"inverse", "rc", false},
	{"length", "s", false},
	{"lower.tri", "rc", false},
	{"lu", "rr rr rr", false},
	{"matrix", "12", false},
	{"median", "s", false},
	{"moment", "s", false},
	{"order", "rc", false},
	{"outer", "rR", false},
	{"qr", "rr rc", false},
	{"quantile", "s", false},
	{"rand", "01", true},
	{"removeEmpty", "??", false},
	{"replace", "rc", false},
	{"rev", "rc", false},
	{"roll", "rc", false},
	{"rowCountDistinct", "ri", false},
	{"rowIndexMax", "ri", false},
	{"rowIndexMin", "ri", false},
	{"sample", "1i", true},
	{"seq", "?i", false},
	{"solve", "cC", false},
	{"svd", "r? ?? c?", false},
	{"t", "cr", false},
	{"table", "??", false},
	{"time", "s", true},
	{"toString", "a", false},
	{"trace", "s", false},
	{"unique", "??", false},
	{"upper.tri", "rc", false},
};

static const rule *find_rule(const char *name)
{
	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++)
		if (strcmp(rules[i].name, name) == 0)
			return &rules[i];
	return NULL;
}

static int64_t unknown(dml_builtin_call *c, const char *what)
{
	return dml_unknown_size(c->s, dml_position(c->s, c->at), "%s of %s()", what, c->name);
}

/* ---- sizes ----------------------------------------------------------------------------------- */

/* Uses the number in an argument as a size. */
static int64_t dim_of_argument(dml_builtin_call *c, uint32_t i, const char *what)
{
	char why[80];
	dml_value *v = &c->args[i];

	if (!dml_is_number(v) || dml_absint_force(c->s, v) != SMR_OK)
		return unknown(c, what);
	snprintf(why, sizeof(why), "%s that %s() is given", what, c->name);
	return dml_size_of(c->s, c->at, v, why);
}

static int64_t result_dim(dml_builtin_call *c, char letter, const char *what)
{
	const dml_matrix *a = dml_matrix_at(c, 0), *b = dml_matrix_at(c, 1);

	if (letter >= '0' && letter <= '9')
		return dim_of_argument(c, (uint32_t)(letter - '0'), what);
	if (letter == 'i')
		return 1;
	if (letter == 'r' && a != NULL)
		return a->rows;
	if (letter == 'c' && a != NULL)
		return a->cols;
	if (letter == 'R' && b != NULL)
		return b->rows;
	if (letter == 'C' && b != NULL)
		return b->cols;
	return unknown(c, what);
}

/* Whether an argument is seq(1, n). */
static bool is_seq_from_one(const dml_builtin_call *c, uint32_t i)
{
	const dml_matrix *m = dml_matrix_at(c, i);

	return m != NULL && m->outlook != NULL && m->outlook->counts;
}

/* table(a, b), (a, b, w), (a, b, rows, cols), (a, b, w, rows, cols); odim1, odim2 by name. */
static void table_sizes(dml_builtin_call *c, int64_t n[2])
{
	uint32_t at = c->args[2].kind == DML_MATRIX ? 3 : 2;

	if (c->args[6].kind != DML_NOTHING)
		at = 6;
	if (at + 1 < DML_ARGS && c->args[at].kind != DML_NOTHING &&
	    c->args[at + 1].kind != DML_NOTHING) {
		n[0] = dim_of_argument(c, at, "rows");
		n[1] = dim_of_argument(c, at + 1, "columns");
		return;
	}
	n[0] = is_seq_from_one(c, 0) ? c->args[0].matrix->rows : unknown(c, "rows");
	n[1] = is_seq_from_one(c, 1)        ? c->args[1].matrix->rows
	       : dml_is_number(&c->args[1]) ? dim_of_argument(c, 1, "columns")
					    : unknown(c, "columns");
}

static void empty_sizes(dml_builtin_call *c, int64_t n[2])
{
	const dml_matrix *m = dml_matrix_at(c, 0);
	const dml_value *margin = &c->args[1];
	bool rows = margin->kind == DML_TEXT && strcmp(margin->text->s, "rows") == 0;

	n[0] = rows || m == NULL ? unknown(c, "rows") : m->rows;
	n[1] = rows && m != NULL ? m->cols : unknown(c, "columns");
}

static void special_sizes(dml_builtin_call *c, int64_t n[2])
{
	const dml_matrix *m = dml_matrix_at(c, 0);

	if (strcmp(c->name, "table") == 0 || strcmp(c->name, "ctable") == 0)
		table_sizes(c, n);
	else if (strcmp(c->name, "removeEmpty") == 0)
		empty_sizes(c, n);
	else if (strcmp(c->name, "order") == 0 && c->args[3].kind != DML_NOTHING)
		n[1] = c->args[3].kind == DML_BOOLEAN && c->args[3].integer == 0 ? n[1] : 1;
	else if (strcmp(c->name, "diag") == 0 && m != NULL)
		n[1] = m->cols == 1 ? m->rows : 1;
	else if (strcmp(c->name, "seq") == 0 && c->args[2].kind == DML_NOTHING &&
		 c->args[0].kind == DML_INTEGER && c->args[0].integer == 1)
		n[0] = dim_of_argument(c, 1, "rows");
	else if (strcmp(c->name, "as.matrix") == 0 && m != NULL)
		n[0] = m->rows, n[1] = m->cols;
}

/* ---- results --------------------------------------------------------------------------------- */

/* Concatenation: sizes add up along one dimension and are equal along the other. */
static smr_status concat_shape(dml_builtin_call *c, bool below, dml_value *out)
{
	int64_t along = 0, beside = 0;

	for (uint32_t i = 0; i < DML_ARGS; i++)
		if (c->args[i].kind == DML_TEXT || c->args[i].kind == DML_LIST ||
		    (dml_is_any(&c->args[i]) && strcmp(c->name, "append") == 0))
			return dml_unseen_number(true, out);
	for (uint32_t i = 0; i < DML_ARGS; i++) {
		const dml_matrix *m = dml_matrix_at(c, i);
		int64_t n = m == NULL ? 1 : below ? m->rows : m->cols;
		int64_t other = m == NULL ? 1 : below ? m->cols : m->rows;

		if (c->args[i].kind == DML_NOTHING)
			continue;
		if (beside == 0 || dml_size_unknown(beside))
			beside = other;
		along = dml_is_any(&c->args[i]) || dml_size_unknown(n) || dml_size_unknown(along)
				? unknown(c, below ? "rows" : "columns")
				: along + n;
	}
	return dml_unseen_matrix(below ? along : beside, below ? beside : along, 0, out);
}

static bool has_matrix(const dml_builtin_call *c)
{
	for (uint32_t i = 0; i < DML_ARGS; i++)
		if (c->args[i].kind == DML_MATRIX || c->args[i].kind == DML_LIST ||
		    dml_is_any(&c->args[i]))
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
			  : dml_unseen_number(true, out);
}

static bool is_among(const dml_builtins *table, const dml_builtin *b)
{
	return b >= table->rows && b < table->rows + table->n;
}

static smr_status by_letters(dml_builtin_call *c, const char *letters, dml_value *out)
{
	for (uint32_t i = 0; i < c->nout && *letters != '\0'; i++) {
		int64_t n[2];

		if (*letters == 's' || *letters == 'a') {
			SMR_TRY(dml_unseen_number(*letters == 'a', &out[i]));
			letters++;
		} else {
			n[0] = result_dim(c, letters[0], "rows");
			n[1] = result_dim(c, letters[1], "columns");
			special_sizes(c, n);
			SMR_TRY(dml_unseen_matrix(n[0], n[1], 0, &out[i]));
			letters += 2;
		}
		letters += *letters == ' ';
	}
	return SMR_OK;
}

static smr_status by_rule(dml_builtin_call *c, const dml_builtin *b, const rule *r, dml_value *out)
{
	if (strcmp(c->name, "cbind") == 0 || strcmp(c->name, "append") == 0)
		return concat_shape(c, false, out);
	if (strcmp(c->name, "rbind") == 0)
		return concat_shape(c, true, out);
	if (strcmp(c->name, "quantile") == 0 && dml_matrix_at(c, 1) != NULL)
		return dml_unseen_matrix(dml_matrix_at(c, 1)->rows, 1, 0, out);
	if (r != NULL)
		return by_letters(c, r->results, out);
	if (!has_matrix(c) || is_among(&dml_builtins_scalar, b)) {
		for (uint32_t i = 0; i < c->nout; i++)
			SMR_TRY(dml_unseen_number(strncmp(c->name, "as.scalar", 9) == 0 &&
							  dml_is_any(&c->args[0]),
						  &out[i]));
		return SMR_OK;
	}
	if (is_among(&dml_builtins_math, b) || is_among(&dml_builtins_dist, b) ||
	    is_among(&dml_builtins_bits, b))
		return elementwise_shape(c, out);
	for (uint32_t i = 0; i < c->nout; i++)
		SMR_TRY(dml_unseen_number(true, &out[i]));
	return SMR_OK;
}

/* ---- rule or ordinary run -------------------------------------------------------------------- */

static bool is_unknown_along(const dml_matrix *m, bool below)
{
	return m != NULL && dml_size_unknown(below ? m->rows : m->cols);
}

/* Whether a concatenation adds an unknown size: names of unknown sizes cannot be added. */
static bool adds_unknown(const dml_builtin_call *c)
{
	bool below = strcmp(c->name, "rbind") == 0;
	bool beside = strcmp(c->name, "cbind") == 0 || strcmp(c->name, "append") == 0;

	for (uint32_t i = 0; (below || beside) && i < DML_ARGS; i++)
		if (is_unknown_along(dml_matrix_at(c, i), below))
			return true;
	return false;
}

/* Whether an argument may be of any kind, or is an unknown host number: the function would trace
 * arithmetic of the host. */
static bool is_open(const dml_builtin_call *c)
{
	bool open = adds_unknown(c);

	for (uint32_t i = 0; i < DML_ARGS; i++)
		open |= dml_is_any(&c->args[i]) ||
			(!has_matrix(c) && dml_is_unseen(c->s, &c->args[i]));
	return open;
}

smr_status dml_absint_builtin(dml_builtin_call *c, const dml_builtin *b, dml_value *out)
{
	const rule *r = find_rule(c->name);
	bool done;
	smr_status st = dml_absint_act(c, b, out, &done);

	if (st != SMR_OK || done)
		return st;
	if (is_among(&dml_builtins_eval, b)) {
		st = b->run(c, out);
		return st != SMR_OK && dml_is_excused(c->s, c->args, DML_ARGS)
			       ? dml_unseen_number(true, out)
			       : st;
	}
	st = (r != NULL && r->always) || is_open(c) ? by_rule(c, b, r, out) : b->run(c, out);
	if (st != SMR_OK && dml_is_excused(c->s, c->args, DML_ARGS)) {
		for (uint32_t i = 0; i < c->nout; i++)
			dml_drop(&out[i]);
		st = by_rule(c, b, r, out);
	}
	if (st == SMR_OK)
		dml_absint_zeros(c, out);
	return st;
}
