/* Values of variables: made, counted, gone. */
#include "dml/value.h"

#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"

script_matrix *script_matrix_new(int64_t rows, int64_t cols)
{
	script_matrix *m = smr_calloc(1, sizeof(*m));
	int64_t n;

	smr_assert(rows >= 0 && cols >= 0);
	if (m == NULL || __builtin_mul_overflow(rows, cols, &n)) {
		smr_free(m);
		(void)smr_fail(SMR_ENOMEM, "no memory for a matrix of %lldx%lld", (long long)rows,
			       (long long)cols);
		return NULL;
	}
	m->refs = 1;
	m->rows = rows;
	m->cols = cols;
	m->data = smr_numbers_new(n);
	if (m->data != NULL)
		return m;
	smr_free(m);
	return NULL;
}

smr_status script_borrow(int64_t rows, int64_t cols, const double *data, script_value *out)
{
	static const double none; /* where there are no numbers, they are there */
	script_matrix *m = smr_calloc(1, sizeof(*m));

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	if (data == NULL)
		data = &none;
	*m = (script_matrix){.refs = 1,
			     .borrowed = true,
			     .rows = rows,
			     .cols = cols,
			     .data = (double *)(uintptr_t)data}; /* read only */
	*out = script_of(m);
	return SMR_OK;
}

script_matrix *script_matrix_lend(script_matrix *m)
{
	script_matrix *lent = smr_calloc(1, sizeof(*lent));

	smr_assert(script_matrix_known(m));
	if (lent == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for a matrix");
		return NULL;
	}
	*lent = (script_matrix){.refs = 1,
				.scalar = m->scalar,
				.borrowed = true,
				.of = m,
				.rows = m->rows,
				.cols = m->cols,
				.data = m->data,
				.values = m->values};
	if (m->pattern != NULL)
		lent->pattern = smr_pattern_keep(m->pattern);
	return lent;
}

script_matrix *script_matrix_keep(script_matrix *m)
{
	smr_assert(m->refs > 0);
	m->refs++;
	return m;
}

int64_t script_matrix_count(const script_matrix *m)
{
	return m->scalar ? 1 : m->rows * m->cols;
}

script_value script_integer(int64_t v)
{
	return (script_value){.kind = SCRIPT_INTEGER, .integer = v};
}

script_value script_double(double v)
{
	return (script_value){.kind = SCRIPT_DOUBLE, .number = v};
}

script_value script_boolean(bool v)
{
	return (script_value){.kind = SCRIPT_BOOLEAN, .integer = v};
}

script_value script_of(script_matrix *m)
{
	smr_assert(m != NULL && m->refs > 0);
	return (script_value){.kind = m->scalar ? SCRIPT_DOUBLE : SCRIPT_MATRIX, .matrix = m};
}

smr_status script_string(const char *s, size_t n, script_value *out)
{
	script_text *t = smr_malloc(sizeof(*t) + n + 1);

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a string");
	t->refs = 1;
	memcpy(t->s, s, n);
	t->s[n] = '\0';
	*out = (script_value){.kind = SCRIPT_STRING, .text = t};
	return SMR_OK;
}

script_value script_keep(const script_value *v)
{
	smr_assert(v->matrix == NULL || v->matrix->refs > 0);
	smr_assert(v->kind != SCRIPT_STRING || v->text != NULL);
	if (v->matrix != NULL)
		v->matrix->refs++;
	if (v->kind == SCRIPT_STRING)
		v->text->refs++;
	if (v->kind == SCRIPT_LIST)
		v->list->refs++;
	return *v;
}

static void drop_list(script_list *l)
{
	smr_assert(l->refs > 0);
	if (--l->refs > 0)
		return;
	for (uint32_t i = 0; i < l->n; i++) {
		script_drop(&l->values[i]);
		smr_free(l->names[i]);
	}
	smr_free(l->values);
	smr_free(l->names);
	smr_free(l);
}

void script_drop(script_value *v)
{
	smr_assert(v->kind != SCRIPT_STRING || v->text->refs > 0);
	script_matrix_drop(v->matrix);
	if (v->kind == SCRIPT_STRING && --v->text->refs == 0)
		smr_free(v->text);
	if (v->kind == SCRIPT_LIST)
		drop_list(v->list);
	*v = (script_value){0};
}

bool script_is_there(const script_value *v)
{
	bool there = v->matrix == NULL || script_matrix_known(v->matrix);

	for (uint32_t i = 0; there && v->kind == SCRIPT_LIST && i < v->list->n; i++)
		there = script_is_there(&v->list->values[i]);
	return there;
}

const char *script_kind_name(script_kind k)
{
	static const char *const names[] = {"nothing", "integer", "double", "boolean",
					    "string",  "matrix",  "list"};

	smr_assert(k <= SCRIPT_LIST);
	return names[k];
}

const char *script_a_kind(script_kind k)
{
	static const char *const names[] = {"nothing",  "an integer", "a double", "a boolean",
					    "a string", "a matrix",   "a list"};

	smr_assert(k <= SCRIPT_LIST);
	return names[k];
}
