/* Tables of measured kernels. Nothing is quoted: fields are words and numbers. */
#include "learn/samples.h"

#include <math.h>
#include <string.h>

#include "base/fs.h"
#include "base/hash.h"
#include "base/real.h"

enum { FIELD = 128, COLUMNS = 64 };

typedef struct column {
	const char *name;
	bool needed, is_word;
	bool tells;   /* what kernel it is; all else how it was run, and what that took */
	size_t at;    /* in smr_sample */
	double least; /* of a number */
} column;

#define AT(member) offsetof(smr_sample, member)
static const column columns[] = {
	{"machine", true, true, true, SIZE_MAX, 0},
	{"class", true, true, true, AT(query.klass), 0},
	{"impl", false, true, false, AT(query.impl), 0},
	{"group", false, true, true, AT(group), 0},
	{"dtype", false, true, true, SIZE_MAX, 0},
	{"batch", false, false, true, AT(query.shape.batch), 0},
	{"m", false, false, true, AT(query.shape.m), 0},
	{"n", false, false, true, AT(query.shape.n), 0},
	{"k", false, false, true, AT(query.shape.k), 0},
	{"flops", true, false, true, AT(query.work.flops), 0},
	{"read", true, false, true, AT(query.work.bytes_read), 0},
	{"written", true, false, true, AT(query.work.bytes_written), 0},
	{"points", false, false, true, AT(query.work.points), 0},
	{"slow", false, false, true, AT(query.work.slow), 0},
	{"inner", false, false, true, AT(query.walk.inner), 0},
	{"run", false, false, true, AT(query.walk.run), 0},
	{"jumps", false, false, true, AT(query.walk.jumps), 0},
	{"aligned", false, false, true, AT(query.walk.aligned), 0},
	{"loops", false, false, true, AT(query.walk.loops), 0},
	{"others", false, false, true, AT(query.walk.others), 0},
	{"start_s", false, false, false, AT(start_s), -1},
	{"seconds", true, false, false, AT(seconds), 1e-12},
	{"noise", false, false, false, AT(noise), -1},
	{"threads", false, false, false, SIZE_MAX, 1},
};
enum { KNOWN = sizeof(columns) / sizeof(columns[0]) };

typedef struct reader {
	const char *path;
	size_t line;
	smr_samples *out;
	int ncolumns, which[COLUMNS]; /* of the file: which of ours */
} reader;

static smr_status bad(const reader *r, const char *what, const char *field)
{
	return smr_fail(SMR_EPARSE, "%s:%zu: %s '%.40s'", r->path, r->line, what, field);
}

/* One copy of each word. */
smr_status smr_samples_word(smr_samples *s, const char *word, const char **out)
{
	char *copy;
	smr_status st;

	for (size_t i = 0; i < s->words.n; i++)
		if (strcmp(s->words.v[i], word) == 0) {
			*out = s->words.v[i];
			return SMR_OK;
		}
	copy = smr_strdup(word);
	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for samples");
	st = smr_vec_push(&s->words, copy);
	if (st != SMR_OK)
		smr_free(copy);
	else
		*out = copy;
	return st;
}

smr_status smr_samples_machine(smr_samples *s, const char *name, const smr_machine **out)
{
	smr_sample_machine *m;
	smr_status st;

	for (size_t i = 0; i < s->machines.n; i++)
		if (strcmp(s->machines.v[i]->asked, name) == 0) {
			*out = &s->machines.v[i]->m;
			return SMR_OK;
		}
	m = smr_calloc(1, sizeof(*m));
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for samples");
	st = smr_machine_load(name, &m->m);
	if (st == SMR_OK)
		st = smr_samples_word(s, name, &m->asked);
	if (st == SMR_OK)
		st = smr_vec_push(&s->machines, m);
	if (st != SMR_OK)
		smr_free(m);
	else
		*out = &m->m;
	return st;
}

/* What is learned is the share of what the machine could do at best, which nobody knows of a host
 * that was not calibrated. */
static smr_status take_machine(reader *r, const char *text, smr_sample *s)
{
	SMR_TRY(smr_samples_machine(r->out, text, &s->machine));
	if (strcmp(text, "this") != 0 || s->machine->calibrated)
		return SMR_OK;
	return bad(r, "`samara machine calibrate` comes first for machine", text);
}

static smr_status take_word(reader *r, const column *c, const char *text, smr_sample *s)
{
	if (strcmp(c->name, "machine") == 0)
		return take_machine(r, text, s);
	if (strcmp(c->name, "dtype") == 0)
		return smr_dtype_parse(text, strlen(text), &s->query.dtype)
			       ? SMR_OK
			       : bad(r, "no type of numbers is called", text);
	if (text[0] == 0)
		return bad(r, "there is no word for", c->name);
	return smr_samples_word(r->out, text, (const char **)((char *)s + c->at));
}

static smr_status take(reader *r, const column *c, const char *text, smr_sample *s)
{
	const char *at = text, *end = text + strlen(text);
	double x;

	if (c->is_word)
		return take_word(r, c, text, s);
	if (at == end)
		return c->needed ? bad(r, "there is no number for", c->name) : SMR_OK;
	if ((!smr_real_read(&at, end, &x) && !smr_real_scan(&at, end, &x)) || at != end ||
	    !(x >= c->least && x < 1e30))
		return bad(r, "this is no number that can be:", text);
	if (c->at == SIZE_MAX)
		s->query.threads = (int)fmin(x, 1e6);
	else
		*(double *)((char *)s + c->at) = x;
	return SMR_OK;
}

/* The next field of a line; *at stands behind its comma, or at the end. */
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
			return bad(r, "this is no head of a table of kernels", "");
		while (i < KNOWN && strcmp(columns[i].name, field) != 0)
			i++;
		if (i < KNOWN && have[i])
			return bad(r, "two columns are called", field);
		r->which[r->ncolumns++] = i;
		if (i < KNOWN)
			have[i] = true;
	}
	for (int i = 0; i < KNOWN; i++)
		if (columns[i].needed && !have[i])
			return bad(r, "no column is called", columns[i].name);
	return SMR_OK;
}

static const char *word_of(const column *c, const smr_sample *s)
{
	if (strcmp(c->name, "machine") == 0)
		return s->machine->name;
	if (strcmp(c->name, "dtype") == 0)
		return smr_dtype_name(s->query.dtype);
	return *(const char *const *)((const char *)s + c->at);
}

/* What does not depend on the order of columns, on what is empty or 0, nor on how a number is
 * written. */
static uint64_t key_part(const column *c, const smr_sample *s)
{
	uint64_t name = smr_hash64(c->name, strlen(c->name), 1);
	double x;

	if (c->is_word) {
		const char *word = word_of(c, s);

		return smr_hash64(word, strlen(word), name);
	}
	memcpy(&x, (const char *)s + c->at, sizeof(x));
	return x != 0 ? smr_hash64(&x, sizeof(x), name) : 0;
}

/* The same kernel has the same key whatever it took, by whichever way. */
static uint64_t key_of(const smr_sample *s)
{
	uint64_t key = 0;

	for (int i = 0; i < KNOWN; i++)
		if (columns[i].tells)
			key += key_part(&columns[i], s);
	return smr_hash_mix(key, 1);
}

static smr_status read_row(reader *r, const char *at, const char *end)
{
	smr_sample s = {.query = {.dtype = SMR_F32, .impl = "device", .threads = 1},
			.group = "",
			.start_s = -1,
			.noise = -1};
	char field[FIELD];
	int i = 0;

	for (; at <= end && i < r->ncolumns; i++) {
		if (!next_field(&at, end, field))
			return bad(r, "a field is too long", "");
		if (r->which[i] < KNOWN)
			SMR_TRY(take(r, &columns[r->which[i]], field, &s));
	}
	if (i < r->ncolumns || at <= end)
		return bad(r, "there are not as many fields as the first line names", "");
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
	if (r->out->list.n == 0)
		return smr_fail(SMR_EPARSE, "%s: there are no kernels in it", r->path);
	return SMR_OK;
}

smr_status smr_samples_read(const char *path, smr_samples *out)
{
	reader r = {.path = path, .out = out};
	size_t n;
	char *text;
	smr_status st;

	*out = (smr_samples){0};
	SMR_TRY(smr_read_file(path, &text, &n));
	st = read_text(&r, text, n);
	smr_free(text);
	if (st != SMR_OK)
		smr_samples_free(out);
	return st;
}

void smr_samples_free(smr_samples *s)
{
	for (size_t i = 0; i < s->machines.n; i++)
		smr_free(s->machines.v[i]);
	for (size_t i = 0; i < s->words.n; i++)
		smr_free(s->words.v[i]);
	smr_free(s->machines.v);
	smr_free(s->words.v);
	smr_free(s->list.v);
	*s = (smr_samples){0};
}

void smr_sample_base(const smr_sample *s, smr_device_time *out)
{
	smr_cost_base(s->machine, &s->query, out);
	if (s->start_s >= 0)
		out->start_s = s->start_s;
}
