/* Reads and writes tables of measured kernels. There are no quotes: fields are words and numbers.
 */
#include "learn/train/samples.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/data/hash.h"
#include "base/data/parse_double.h"
#include "base/fs.h"

enum { FIELD = 128, COLUMNS = 64 };

typedef struct column {
	const char *name;
	bool needed;
	enum { WORD, NUMBER, MACHINE, DTYPE, PRECISION, THREADS, TRUTH } kind;
	bool tells;   /* part of the kernel's identity; else how it was run, and its time */
	size_t at;    /* offset in smr_train_sample */
	double least; /* least value of a number */
} column;

#define AT(member) offsetof(smr_train_sample, member)
static const column columns[] = {
	{"machine", true, MACHINE, true, AT(machine), 0},
	{"class", true, WORD, true, AT(query.klass), 0},
	{"impl", false, WORD, false, AT(query.impl), 0},
	{"group", false, WORD, true, AT(group), 0},
	{"dtype", false, DTYPE, true, AT(query.dtype), 0},
	{"factor", false, DTYPE, true, AT(query.factor), 0},
	{"precision", false, PRECISION, true, AT(query.precision), 0},
	{"batch", false, NUMBER, true, AT(query.shape.batch), 0},
	{"m", false, NUMBER, true, AT(query.shape.m), 0},
	{"n", false, NUMBER, true, AT(query.shape.n), 0},
	{"k", false, NUMBER, true, AT(query.shape.k), 0},
	{"flops", true, NUMBER, true, AT(query.work.flops), 0},
	{"read", true, NUMBER, true, AT(query.work.bytes_read), 0},
	{"written", true, NUMBER, true, AT(query.work.bytes_written), 0},
	{"points", false, NUMBER, true, AT(query.work.points), 0},
	{"slow", false, NUMBER, true, AT(query.work.slow), 0},
	{"inner", false, NUMBER, true, AT(query.walk.inner), 0},
	{"run", false, NUMBER, true, AT(query.walk.run), 0},
	{"jumps", false, NUMBER, true, AT(query.walk.jumps), 0},
	{"aligned", false, NUMBER, true, AT(query.walk.aligned), 0},
	{"loops", false, NUMBER, true, AT(query.walk.loops), 0},
	{"others", false, NUMBER, true, AT(query.walk.others), 0},
	{"chained", false, TRUTH, true, AT(query.chained_sum), 0},
	{"strided", false, TRUTH, true, AT(query.strided), 0},
	{"start_s", false, NUMBER, false, AT(start_s), -1},
	{"seconds", true, NUMBER, false, AT(seconds), 1e-12},
	{"noise", false, NUMBER, false, AT(noise), -1},
	{"threads", false, THREADS, false, AT(query.threads), 1},
};
enum { KNOWN = sizeof(columns) / sizeof(columns[0]) };

typedef struct reader {
	const char *path;
	size_t line;
	smr_samples *out;
	int ncolumns, which[COLUMNS]; /* which[i]: index in `columns` of the file's column i */
} reader;

static smr_status report_bad_field(const reader *r, const char *what, const char *field)
{
	return smr_fail(SMR_EPARSE, "%s:%zu: %s '%.40s'", r->path, r->line, what, field);
}

/* Reads a machine. The learned quantity is a share of the machine's peak, which is unknown for a
 * host that was not calibrated. */
static smr_status take_machine(reader *r, const char *text, smr_train_sample *s)
{
	SMR_TRY(smr_samples_machine(r->out, text, &s->machine));
	if (strcmp(text, "this") != 0 || s->machine->calibrated)
		return SMR_OK;
	return report_bad_field(r, "`samara machine calibrate` comes first for machine", text);
}

static smr_status take_word(reader *r, const column *c, const char *text, smr_train_sample *s)
{
	if (text[0] == 0)
		return report_bad_field(r, "there is no word for", c->name);
	return smr_samples_word(r->out, text, (const char **)((char *)s + c->at));
}

static smr_status take_dtype(reader *r, const column *c, const char *text, smr_train_sample *s)
{
	return smr_dtype_parse(text, strlen(text), (smr_dtype *)((char *)s + c->at))
		       ? SMR_OK
		       : report_bad_field(r, "no type of numbers is called", text);
}

static smr_status take_precision(reader *r, const column *c, const char *text, smr_train_sample *s)
{
	for (size_t i = 0; smr_precision_word(i) != NULL; i++)
		if (strcmp(smr_precision_word(i), text) == 0) {
			*(smr_dot_precision *)((char *)s + c->at) = (smr_dot_precision)i;
			return SMR_OK;
		}
	return text[0] == 0 ? SMR_OK
			    : report_bad_field(r, "no precision of products is called", text);
}

static smr_status take_number(reader *r, const column *c, const char *text, smr_train_sample *s)
{
	const char *at = text, *end = text + strlen(text);
	void *to = (char *)s + c->at;
	double x;

	if (at == end)
		return c->needed ? report_bad_field(r, "there is no number for", c->name) : SMR_OK;
	if ((!smr_parse_double_read(&at, end, &x) && !smr_parse_double_scan(&at, end, &x)) ||
	    at != end || !(x >= c->least && x < 1e30))
		return report_bad_field(r, "this is no number that can be:", text);
	if (c->kind == THREADS)
		*(int *)to = (int)fmin(x, 1e6);
	else if (c->kind == TRUTH)
		*(bool *)to = x != 0;
	else
		*(double *)to = x;
	return SMR_OK;
}

static smr_status parse_column(reader *r, const column *c, const char *text, smr_train_sample *s)
{
	switch (c->kind) {
	case MACHINE:
		return take_machine(r, text, s);
	case WORD:
		return take_word(r, c, text, s);
	case DTYPE:
		return take_dtype(r, c, text, s);
	case PRECISION:
		return take_precision(r, c, text, s);
	default:
		return take_number(r, c, text, s);
	}
}

/* Reads the next field of a line; *at is then behind its comma, or at the end. */
static bool next_field(const char **at, const char *end, char field[FIELD])
{
	const char *p = *at, *stop = memchr(p, ',', (size_t)(end - p));
	size_t n = (size_t)((stop != NULL ? stop : end) - p);

	if (n >= FIELD)
		return false;
	memcpy(field, p, n);
	field[n] = 0;
	*at = stop != NULL ? stop + 1 : end + 1;
	return true;
}

static smr_status read_head(reader *r, const char *at, const char *end)
{
	bool have[KNOWN] = {false};
	char field[FIELD];

	while (at <= end) {
		int i = 0;

		if (!next_field(&at, end, field) || r->ncolumns == COLUMNS)
			return report_bad_field(r, "this is no head of a table of kernels", "");
		while (i < KNOWN && strcmp(columns[i].name, field) != 0)
			i++;
		if (i < KNOWN && have[i])
			return report_bad_field(r, "two columns are called", field);
		r->which[r->ncolumns++] = i;
		if (i < KNOWN)
			have[i] = true;
	}
	for (int i = 0; i < KNOWN; i++)
		if (columns[i].needed && !have[i])
			return report_bad_field(r, "no column is called", columns[i].name);
	return SMR_OK;
}

static double number_of(const column *c, const smr_train_sample *s)
{
	const void *from = (const char *)s + c->at;

	if (c->kind == THREADS)
		return *(const int *)from;
	return c->kind == TRUTH ? *(const bool *)from : *(const double *)from;
}

/* Returns the word of a column; NULL: it is a number. */
static const char *word_of(const column *c, const smr_train_sample *s)
{
	const void *from = (const char *)s + c->at;

	switch (c->kind) {
	case MACHINE:
		return s->machine->name;
	case WORD:
		return *(const char *const *)from;
	case DTYPE:
		return smr_dtype_name(*(const smr_dtype *)from);
	case PRECISION:
		return smr_precision_word(*(const smr_dot_precision *)from);
	default:
		return NULL;
	}
}

/* Returns whether a column has its default value. */
static bool is_usual(const column *c, const smr_train_sample *s)
{
	if (c->at == AT(query.factor))
		return s->query.factor == s->query.dtype;
	if (c->kind == PRECISION)
		return s->query.precision == 0;
	return (c->kind == NUMBER || c->kind == TRUTH) && number_of(c, s) == 0;
}

/* Hashes a field independently of the order of columns, of empty fields and zeros, and of the
 * notation of numbers. */
static uint64_t key_part(const column *c, const smr_train_sample *s)
{
	uint64_t name = smr_hash64(c->name, strlen(c->name), 1);
	const char *word = word_of(c, s);
	double x;

	if (is_usual(c, s))
		return 0;
	if (word != NULL)
		return smr_hash64(word, strlen(word), name);
	x = number_of(c, s);
	return smr_hash64(&x, sizeof(x), name);
}

/* Hashes the kernel; its time and implementation do not change the key. */
static uint64_t key_of(const smr_train_sample *s)
{
	uint64_t key = 0;

	for (int i = 0; i < KNOWN; i++)
		if (columns[i].tells)
			key += key_part(&columns[i], s);
	return smr_hash_mix(key, 1);
}

static smr_status read_row(reader *r, const char *at, const char *end)
{
	smr_train_sample s = {.query = {.dtype = SMR_F32,
					.factor = SMR_DTYPE_COUNT,
					.impl = "device",
					.threads = 1},
			      .group = "",
			      .start_s = -1,
			      .noise = -1};
	char field[FIELD];
	int i = 0;

	for (; at <= end && i < r->ncolumns; i++) {
		if (!next_field(&at, end, field))
			return report_bad_field(r, "a field is too long", "");
		if (r->which[i] < KNOWN)
			SMR_TRY(parse_column(r, &columns[r->which[i]], field, &s));
	}
	if (i < r->ncolumns || at <= end)
		return report_bad_field(r, "there are not as many fields as the first line names",
					"");
	if (s.query.factor == SMR_DTYPE_COUNT)
		s.query.factor = s.query.dtype;
	if (s.group[0] == 0)
		s.group = s.query.klass;
	s.key = key_of(&s);
	return smr_vec_push(&r->out->list, s);
}

static smr_status read_text(reader *r, const char *text, size_t n)
{
	const char *at = text, *end = text + n;

	while (at < end) {
		const char *stop = memchr(at, '\n', (size_t)(end - at));
		const char *last = stop != NULL ? stop : end;

		r->line++;
		if (last > at && last[-1] == '\r')
			last--;
		if (last > at)
			SMR_TRY(r->ncolumns == 0 ? read_head(r, at, last) : read_row(r, at, last));
		at = stop != NULL ? stop + 1 : end;
	}
	return SMR_OK;
}

smr_status smr_samples_read(const char *path, smr_samples *out)
{
	size_t n, had = out->list.n;
	reader r = {.path = path, .out = out};
	char *text;
	smr_status st;

	SMR_TRY(smr_read_file(path, &text, &n));
	st = read_text(&r, text, n);
	smr_free(text);
	if (st == SMR_OK && out->list.n == had)
		return smr_fail(SMR_EPARSE, "%s: there are no kernels in it", path);
	return st;
}

/* ---- written --------------------------------------------------------------------------------- */

/* Writes the fewest digits that give the same number. */
static void put_number(double x, smr_str *out)
{
	char text[32];
	double back = 0;

	for (int digits = 9; digits <= 17 && back != x; digits += 4) {
		const char *at = text;
		int n = snprintf(text, sizeof(text), "%.*g", digits, x);

		if (!smr_parse_double_read(&at, text + n, &back))
			back = 0;
	}
	smr_str_puts(out, text);
}

static void write_column(const column *c, const smr_train_sample *s, const char *machine,
			 smr_str *out)
{
	const char *word = c->kind == MACHINE ? machine : word_of(c, s);

	if (word != NULL)
		smr_str_puts(out, word);
	else if (number_of(c, s) > 0 || (c->least < 0 && number_of(c, s) == 0))
		put_number(number_of(c, s), out);
	else if (c->needed)
		smr_str_puts(out, "0");
}

static void write_row(const smr_train_sample *s, const char *machine, smr_str *out)
{
	for (int i = 0; i < KNOWN; i++) {
		smr_str_puts(out, i > 0 ? "," : "\n");
		write_column(&columns[i], s, machine, out);
	}
}

smr_status smr_samples_text(const smr_samples *s, const smr_machine *of, const char *name,
			    smr_str *out)
{
	for (int i = 0; i < KNOWN; i++)
		smr_str_printf(out, "%s%s", i > 0 ? "," : "", columns[i].name);
	for (size_t k = 0; k < s->list.n; k++)
		if (of == NULL || strcmp(s->list.v[k].machine->name, of->name) == 0)
			write_row(&s->list.v[k], name, out);
	smr_str_puts(out, "\n");
	return smr_str_status(out, "a table of kernels");
}
