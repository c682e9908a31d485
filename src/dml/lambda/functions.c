/* Functions of SystemDS that its scripts call in lambdas. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/lambda/lambda.h"

static smr_status fail_kind(const dml_lambda_node *n)
{
	return smr_fail(SMR_EINVAL, "%s() in the lambda has a value of another type",
			n->call->name);
}

static bool is_text(const dml_lambda_value *v)
{
	return v->kind == DML_LAMBDA_TEXT || v->kind == DML_LAMBDA_CHAR;
}

static smr_status eval_value_of(smr_arena *a, const dml_lambda_node *n,
				const dml_lambda_value *args, dml_lambda_value *out)
{
	return dml_lambda_text(a, &args[0], out);
}

/* The code of a character, counted from 1; 0: there is none. */
static smr_status eval_ascii_at(smr_arena *a, const dml_lambda_node *n,
				const dml_lambda_value *args, dml_lambda_value *out)
{
	int64_t i = args[1].integer;

	if (!is_text(&args[0]) || args[1].kind != DML_LAMBDA_INT)
		return fail_kind(n);
	*out = (dml_lambda_value){.kind = DML_LAMBDA_INT};
	for (size_t k = 0; k < args[0].n; k++)
		if ((unsigned char)args[0].s[k] >= 0x80)
			return smr_fail(SMR_EUNSUPPORTED, "%s() of letters beyond ASCII",
					n->call->name);
	if (i >= 1 && (uint64_t)i <= args[0].n)
		out->integer = (unsigned char)args[0].s[i - 1];
	return SMR_OK;
}

/* The token and the code of "token·code". */
static smr_status eval_split_recode(smr_arena *a, const dml_lambda_node *n,
				    const dml_lambda_value *args, dml_lambda_value *out)
{
	dml_lambda_value *items = smr_arena_array(a, 2, sizeof(*items));
	static const char mark[] = "\u00b7";

	if (!is_text(&args[0]))
		return fail_kind(n);
	if (items == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	for (size_t i = args[0].n; i-- > 0;)
		if (i + 2 <= args[0].n && memcmp(args[0].s + i, mark, 2) == 0) {
			items[0] = items[1] = args[0];
			items[0].n = i;
			items[1].s += i + 2;
			items[1].n -= i + 2;
			*out = (dml_lambda_value){.kind = DML_LAMBDA_ARRAY, .items = items, .n = 2};
			return SMR_OK;
		}
	return smr_fail(SMR_EINVAL, "'%.*s' is no token with a code", (int)args[0].n, args[0].s);
}

/* ---- similarity ------------------------------------------------------------------------------ */

static void mark_bytes(const dml_lambda_value *v, bool seen[256])
{
	for (size_t i = 0; i < v->n; i++)
		seen[(unsigned char)v->s[i]] = true;
}

/* The share of characters that both texts have. */
static smr_status eval_jaccard(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			       dml_lambda_value *out)
{
	bool x[256] = {false}, y[256] = {false};
	int both = 0, any = 0;

	if (!is_text(&args[0]) || !is_text(&args[1]))
		return fail_kind(n);
	mark_bytes(&args[0], x);
	mark_bytes(&args[1], y);
	for (int i = 0; i < 256; i++) {
		if (i >= 0x80 && (x[i] || y[i]))
			return smr_fail(SMR_EUNSUPPORTED, "%s() of letters beyond ASCII",
					n->call->name);
		both += x[i] && y[i];
		any += x[i] || y[i];
	}
	*out = (dml_lambda_value){.kind = DML_LAMBDA_REAL,
				  .real = any > 0 ? (double)both / any : 0};
	return SMR_OK;
}

typedef struct words {
	const char *s;
	size_t n; /* bytes */
} words;

/* Splits at each blank; empty words at the end are left out. Returns their number. */
static int64_t split_words(const dml_lambda_value *v, words *out)
{
	int64_t n = 0;
	size_t at = 0;

	for (size_t i = 0; i <= v->n; i++)
		if (i == v->n || v->s[i] == ' ') {
			out[n++] = (words){v->s + at, i - at};
			at = i + 1;
		}
	while (n > 1 && out[n - 1].n == 0)
		n--;
	return n;
}

static int64_t least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/* The least number of words to insert, to remove and to replace; @p row has room for nb + 1. */
static int64_t distance(const words *a, int64_t na, const words *b, int64_t nb, int64_t *row)
{
	for (int64_t j = 0; j <= nb; j++)
		row[j] = j;
	for (int64_t i = 1; i <= na; i++) {
		int64_t before = row[0];

		row[0] = i;
		for (int64_t j = 1; j <= nb; j++) {
			bool same = a[i - 1].n == b[j - 1].n &&
				    memcmp(a[i - 1].s, b[j - 1].s, a[i - 1].n) == 0;
			int64_t changed = before + !same;

			before = row[j];
			row[j] = least(changed, least(row[j - 1], row[j]) + 1);
		}
	}
	return row[nb];
}

/* Changes of words for each word of the longer text. */
static smr_status eval_word_errors(smr_arena *a, const dml_lambda_node *n,
				   const dml_lambda_value *args, dml_lambda_value *out)
{
	words *x, *y;
	int64_t *row, nx, ny;

	if (!is_text(&args[0]) || !is_text(&args[1]))
		return fail_kind(n);
	x = smr_arena_array(a, args[0].n + 1, sizeof(*x));
	y = smr_arena_array(a, args[1].n + 1, sizeof(*y));
	row = smr_arena_array(a, args[1].n + 2, sizeof(*row));
	if (x == NULL || y == NULL || row == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	nx = split_words(&args[0], x);
	ny = split_words(&args[1], y);
	*out = (dml_lambda_value){.kind = DML_LAMBDA_REAL,
				  .real = (double)distance(x, nx, y, ny, row) /
					  (double)(nx > ny ? nx : ny)};
	return SMR_OK;
}

/* ---- arrays ---------------------------------------------------------------------------------- */

/* An array of doubles keeps them as numbers. */
static smr_status eval_to_doubles(smr_arena *a, const dml_lambda_node *n,
				  const dml_lambda_value *args, dml_lambda_value *out)
{
	dml_lambda_value *items;

	if (args[0].kind != DML_LAMBDA_ARRAY)
		return fail_kind(n);
	items = smr_arena_array(a, args[0].n + 1, sizeof(*items));
	if (items == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	for (size_t i = 0; i < args[0].n; i++) {
		const dml_lambda_value *x = &args[0].items[i];

		items[i].kind = DML_LAMBDA_REAL;
		if (!is_text(x) || !dml_parse_number(x->s, x->n, &items[i].real))
			return smr_fail(SMR_EINVAL, "'%.*s' is no number", (int)x->n,
					x->s != NULL ? x->s : "");
	}
	*out = (dml_lambda_value){.kind = DML_LAMBDA_ARRAY, .items = items, .n = args[0].n};
	return SMR_OK;
}

static smr_status eval_same(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			    dml_lambda_value *out)
{
	*out = args[0];
	return args[0].kind == DML_LAMBDA_ARRAY ? SMR_OK : fail_kind(n);
}

static smr_status eval_sum(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			   dml_lambda_value *out)
{
	if (args[0].kind != DML_LAMBDA_ARRAY)
		return fail_kind(n);
	*out = (dml_lambda_value){.kind = DML_LAMBDA_REAL};
	for (size_t i = 0; i < args[0].n; i++) {
		if (args[0].items[i].kind != DML_LAMBDA_REAL)
			return fail_kind(n);
		out->real += args[0].items[i].real;
	}
	return SMR_OK;
}

static smr_status eval_copies(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			      dml_lambda_value *out)
{
	dml_lambda_value *items, text;

	if (args[0].kind != DML_LAMBDA_ARRAY)
		return fail_kind(n);
	SMR_TRY(dml_lambda_text(a, &args[1], &text));
	items = smr_arena_array(a, args[0].n + 1, sizeof(*items));
	if (items == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	for (size_t i = 0; i < args[0].n; i++)
		items[i] = text;
	*out = (dml_lambda_value){.kind = DML_LAMBDA_ARRAY, .items = items, .n = args[0].n};
	return SMR_OK;
}

static const dml_lambda_function functions[] = {
	{"String.valueOf", 1, false, 0, eval_value_of},
	{"UtilFunctions.getAsciiAtIdx", 2, false, 0, eval_ascii_at},
	{"UtilFunctions.splitRecodeEntry", 1, false, 0, eval_split_recode},
	{"UtilFunctions.getWordErrorRate", 2, false, 0, eval_word_errors},
	{"UtilFunctions.jaccardSim", 2, false, 0, eval_jaccard},
	{"UtilFunctions.convertStringToDoubleArray", 1, false, 0, eval_to_doubles},
	{"UtilFunctions.copyAsStringToArray", 2, false, 0, eval_copies},
	{"Arrays.stream", 1, false, 0, eval_same},
	{"sum", 1, true, 0, eval_sum},
	{NULL, 0, false, 0, NULL},
};

static const dml_lambda_function *find_in(const dml_lambda_function *f, const char *name,
					  bool method, uint32_t nargs)
{
	for (; f->name != NULL; f++)
		if (f->method == method && f->nargs == nargs && strcmp(f->name, name) == 0)
			return f;
	return NULL;
}

const dml_lambda_function *dml_lambda_find(const char *name, bool method, uint32_t nargs)
{
	const dml_lambda_function *f = find_in(functions, name, method, nargs);

	return f != NULL ? f : find_in(dml_lambda_methods, name, method, nargs);
}
