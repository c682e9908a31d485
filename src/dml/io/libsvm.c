/* Files of LIBSVM: a line is a label and the features that are not zero, as index and number. The
 * label is the last column of the matrix. */
#include <string.h>

#include "base/data/c_locale.h"
#include "base/data/parse_double.h"
#include "base/data/vec.h"
#include "dml/io/stored.h"

typedef struct samples {
	const dml_libsvm *f;
	const char *at, *end;
	int64_t line, rows, cols; /* cols: of features */
	SMR_VEC(int32_t) i, j;
	SMR_VEC(double) v;
	SMR_VEC(double) labels;
} samples;

static smr_status fail_line(const samples *s, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s:%lld: %s", s->f->path, (long long)s->line, what);
}

static bool is_at(const samples *s, const char *text)
{
	size_t n = strlen(text);

	return n > 0 && (size_t)(s->end - s->at) >= n && memcmp(s->at, text, n) == 0;
}

static bool at_line_end(const samples *s)
{
	return s->at == s->end || *s->at == '\n';
}

/* Skips blanks and the separator; false: neither is there. */
static bool skip_separator(samples *s)
{
	const char *from = s->at;

	for (;;) {
		if (is_at(s, s->f->sep))
			s->at += strlen(s->f->sep);
		else if (s->at < s->end && (*s->at == ' ' || *s->at == '\t' || *s->at == '\r'))
			s->at++;
		else
			return s->at > from;
	}
}

static smr_status parse_number(samples *s, double *out)
{
	const char *from = s->at, *to = from;

	if (smr_parse_double_read(&s->at, s->end, out))
		return SMR_OK;
	while (to < s->end && strchr(" \t\r\n", *to) == NULL)
		to++;
	if (!smr_parse_double_scan(&s->at, to, out))
		return smr_fail(SMR_ENOMEM, "%s: no memory for a number", s->f->path);
	return s->at == from ? fail_line(s, "a number is missing") : SMR_OK;
}

static smr_status parse_index(samples *s, int64_t *out)
{
	const char *from = s->at;
	int64_t v = 0;

	while (s->at < s->end && *s->at >= '0' && *s->at <= '9' && v < INT32_MAX)
		v = 10 * v + (*s->at++ - '0');
	if (s->at == from || v < 1 || v >= INT32_MAX)
		return fail_line(s, "a feature has no number from 1");
	if (s->f->cols >= 0 && v > s->f->cols)
		return smr_fail(SMR_EINVAL, "%s:%lld: feature %lld of %lld", s->f->path,
				(long long)s->line, (long long)v, (long long)s->f->cols);
	*out = v;
	return SMR_OK;
}

static smr_status parse_feature(samples *s)
{
	int64_t index;
	double v;

	SMR_TRY(parse_index(s, &index));
	if (!is_at(s, s->f->index_sep))
		return smr_fail(SMR_EINVAL,
				"%s:%lld: '%s' is wanted behind the number of a feature",
				s->f->path, (long long)s->line, s->f->index_sep);
	s->at += strlen(s->f->index_sep);
	SMR_TRY(parse_number(s, &v));
	s->cols = index > s->cols ? index : s->cols;
	SMR_TRY(smr_vec_push(&s->i, (int32_t)s->rows));
	SMR_TRY(smr_vec_push(&s->j, (int32_t)(index - 1)));
	return smr_vec_push(&s->v, v);
}

static smr_status parse_line(samples *s)
{
	double label;

	SMR_TRY(parse_number(s, &label));
	SMR_TRY(smr_vec_push(&s->labels, label));
	while (skip_separator(s) && !at_line_end(s))
		SMR_TRY(parse_feature(s));
	if (!at_line_end(s))
		return fail_line(s, "there is text after a number");
	s->rows++;
	return s->rows < INT32_MAX ? SMR_OK : fail_line(s, "too many lines");
}

static smr_status build_matrix(samples *s, dml_matrix **out)
{
	smr_sparse made;

	if (s->f->rows >= 0 && s->f->rows != s->rows)
		return smr_fail(SMR_EINVAL, "%s has %lld lines, and is said to have %lld",
				s->f->path, (long long)s->rows, (long long)s->f->rows);
	s->cols = s->f->cols >= 0 ? s->f->cols : s->cols;
	for (int64_t i = 0; i < s->rows; i++) {
		SMR_TRY(smr_vec_push(&s->i, (int32_t)i));
		SMR_TRY(smr_vec_push(&s->j, (int32_t)s->cols));
		SMR_TRY(smr_vec_push(&s->v, s->labels.v[i]));
	}
	SMR_TRY(smr_sparse_of_triples(s->rows, s->cols + 1, (int64_t)s->v.n, s->i.v, s->j.v, s->v.v,
				      &made));
	*out = dml_matrix_of_sparse(&made);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status parse_lines(samples *s, dml_matrix **out)
{
	if (*s->f->index_sep == '\0' || s->f->cols >= INT32_MAX - 1)
		return smr_fail(SMR_EINVAL, "%s: no separator, or too many features", s->f->path);
	for (; s->at < s->end; s->line++) {
		(void)skip_separator(s);
		if (!at_line_end(s))
			SMR_TRY(parse_line(s));
		s->at += s->at < s->end;
	}
	return build_matrix(s, out);
}

smr_status dml_libsvm_parse(const dml_libsvm *f, const char *text, size_t n, dml_matrix **out)
{
	samples s = {.f = f, .at = text, .end = text + n, .line = 1};
	locale_t before = smr_c_locale_enter();
	smr_status st = parse_lines(&s, out);

	smr_c_locale_leave(before);
	smr_vec_free(&s.i);
	smr_vec_free(&s.j);
	smr_vec_free(&s.v);
	smr_vec_free(&s.labels);
	return st;
}

void dml_libsvm_put(smr_str *s, const dml_matrix *m, const char *sep, const char *index_sep)
{
	for (int64_t i = 0; i < m->rows && m->cols > 0; i++) {
		const double *row = m->data + i * m->cols;

		dml_put_double(s, row[m->cols - 1]);
		for (int64_t j = 0; j + 1 < m->cols; j++) {
			if (row[j] == 0)
				continue;
			smr_str_printf(s, "%s%lld%s", sep, (long long)j + 1, index_sep);
			dml_put_double(s, row[j]);
		}
		smr_str_putc(s, '\n');
	}
}
