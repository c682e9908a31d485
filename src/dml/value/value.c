/* Values of variables: allocation and reference counts. */
#include "dml/lazy.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"

dml_matrix *dml_matrix_new(int64_t rows, int64_t cols)
{
	dml_matrix *m = smr_calloc(1, sizeof(*m));
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

smr_status dml_borrow(int64_t rows, int64_t cols, const double *data, dml_value *out)
{
	static const double none; /* placeholder: a matrix without elements is known */
	dml_matrix *m = smr_calloc(1, sizeof(*m));

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	if (data == NULL)
		data = &none;
	*m = (dml_matrix){.refs = 1,
			  .borrowed = true,
			  .rows = rows,
			  .cols = cols,
			  .data = (double *)(uintptr_t)data}; /* read only */
	*out = dml_of(m);
	return SMR_OK;
}

smr_status dml_borrow_columns(int64_t rows, int64_t cols, const double *data, dml_value *out)
{
	dml_value across;
	dml_matrix *m;

	if (rows <= 1 || cols <= 1) /* either order is the same */
		return dml_borrow(rows, cols, data, out);
	SMR_TRY(dml_borrow(cols, rows, data, &across));
	m = smr_calloc(1, sizeof(*m));
	if (m == NULL) {
		dml_drop(&across);
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	}
	*m = (dml_matrix){.refs = 1, .rows = rows, .cols = cols, .transposed = across.matrix};
	*out = dml_of(m);
	return SMR_OK;
}

dml_matrix *dml_matrix_lend(dml_matrix *m)
{
	dml_matrix *lent = smr_calloc(1, sizeof(*lent));

	smr_assert(dml_matrix_known(m));
	if (lent == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for a matrix");
		return NULL;
	}
	*lent = (dml_matrix){.refs = 1,
			     .scalar = m->scalar,
			     .borrowed = true,
			     .of = m,
			     .rows = m->rows,
			     .cols = m->cols,
			     .data = m->data,
			     .values = m->values,
			     .turned = m->turned,
			     .lineage = m->lineage};
	if (m->packed != NULL)
		lent->packed = smr_compressed_keep(m->packed);
	if (m->pattern != NULL)
		lent->pattern = smr_pattern_keep(m->pattern);
	return lent;
}

/* Dense elements of several matrices. */
typedef struct dml_shared {
	_Atomic uint32_t refs;
	double *data;
} dml_shared;

bool dml_matrix_is_shareable(const dml_matrix *m)
{
	return m->data != NULL && m->values == NULL && (m->shared != NULL || !m->borrowed);
}

static bool begin_sharing(dml_matrix *m)
{
	dml_shared *x = smr_calloc(1, sizeof(*x));

	if (x == NULL)
		return false;
	x->refs = 1;
	x->data = m->data;
	m->shared = x;
	m->borrowed = true;
	return true;
}

static void drop_shared(dml_shared *x)
{
	if (x == NULL || --x->refs > 0)
		return;
	free(x->data);
	smr_free(x);
}

dml_matrix *dml_matrix_share(dml_matrix *m)
{
	dml_matrix *alias = smr_calloc(1, sizeof(*alias));

	smr_assert(dml_matrix_is_shareable(m));
	if (alias == NULL || (m->shared == NULL && !begin_sharing(m))) {
		smr_free(alias);
		(void)smr_fail(SMR_ENOMEM, "no memory for a matrix");
		return NULL;
	}
	m->shared->refs++;
	*alias = (dml_matrix){.refs = 1,
			      .scalar = m->scalar,
			      .borrowed = true,
			      .shared = m->shared,
			      .rows = m->rows,
			      .cols = m->cols,
			      .data = m->data,
			      .lineage = m->lineage};
	return alias;
}

dml_matrix *dml_matrix_keep(dml_matrix *m)
{
	smr_assert(m->refs > 0);
	m->refs++;
	return m;
}

void dml_matrix_drop(dml_matrix *m)
{
	if (m == NULL || --m->refs > 0)
		return;
	if (!dml_matrix_known(m) && m->trace != NULL && m->epoch == m->trace->epoch)
		m->trace->made.v[m->node] = NULL;
	if (!m->borrowed) {
		free(m->data);
		free(m->values);
	}
	drop_shared(m->shared);
	smr_pattern_drop(m->pattern);
	smr_compressed_drop(m->packed);
	if (m->source != NULL)
		m->source->drop(m->source);
	dml_matrix_drop(m->transposed);
	smr_free(m->outlook);
	smr_free(m);
}

int64_t dml_matrix_count(const dml_matrix *m)
{
	return m->scalar ? 1 : m->rows * m->cols;
}

dml_value dml_integer(int64_t v)
{
	return (dml_value){.kind = DML_INTEGER, .integer = v};
}

dml_value dml_double(double v)
{
	return (dml_value){.kind = DML_DOUBLE, .number = v};
}

dml_value dml_boolean(bool v)
{
	return (dml_value){.kind = DML_BOOLEAN, .integer = v};
}

dml_value dml_of(dml_matrix *m)
{
	smr_assert(m != NULL && m->refs > 0);
	return (dml_value){.kind = m->scalar ? DML_DOUBLE : DML_MATRIX, .matrix = m};
}

dml_value dml_of_frame(dml_dataframe *f)
{
	smr_assert(f != NULL && f->refs > 0);
	return (dml_value){.kind = DML_FRAME, .frame = f};
}

smr_status dml_make_string(const char *s, size_t n, dml_value *out)
{
	dml_text *t = smr_malloc(sizeof(*t) + n + 1);

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a string");
	t->refs = 1;
	memcpy(t->s, s, n);
	t->s[n] = '\0';
	*out = (dml_value){.kind = DML_TEXT, .text = t};
	return SMR_OK;
}

dml_value dml_keep(const dml_value *v)
{
	smr_assert(v->matrix == NULL || v->matrix->refs > 0);
	smr_assert(v->kind != DML_TEXT || v->text != NULL);
	if (v->matrix != NULL)
		v->matrix->refs++;
	if (v->kind == DML_TEXT)
		v->text->refs++;
	if (v->kind == DML_LIST)
		v->list->refs++;
	if (v->kind == DML_FRAME && v->frame != NULL)
		(void)dml_dataframe_keep(v->frame);
	if (v->kind == DML_TENSOR)
		(void)dml_array_keep(v->array);
	return *v;
}

static void drop_list(dml_list *l)
{
	smr_assert(l->refs > 0);
	if (--l->refs > 0)
		return;
	for (uint32_t i = 0; i < l->n; i++) {
		dml_drop(&l->values[i]);
		smr_free(l->names[i]);
	}
	smr_free(l->values);
	smr_free(l->names);
	smr_free(l);
}

void dml_drop(dml_value *v)
{
	smr_assert(v->kind != DML_TEXT || v->text->refs > 0);
	dml_matrix_drop(v->matrix);
	if (v->kind == DML_TEXT && --v->text->refs == 0)
		smr_free(v->text);
	if (v->kind == DML_LIST)
		drop_list(v->list);
	if (v->kind == DML_TENSOR)
		dml_array_drop(v->array);
	if (v->kind == DML_FRAME)
		dml_dataframe_drop(v->frame);
	*v = (dml_value){0};
}

bool dml_is_there(const dml_value *v)
{
	bool there = v->matrix == NULL || dml_matrix_known(v->matrix);

	for (uint32_t i = 0; there && v->kind == DML_LIST && i < v->list->n; i++)
		there = dml_is_there(&v->list->values[i]);
	return there;
}

const char *dml_kind_name(dml_kind k)
{
	static const char *const names[] = {"nothing", "integer", "double", "boolean", "string",
					    "matrix",  "list",    "frame",  "tensor"};

	smr_assert(k <= DML_TENSOR);
	return names[k];
}

const char *dml_a_kind(dml_kind k)
{
	static const char *const names[] = {"nothing",   "an integer", "a double",
					    "a boolean", "a string",   "a matrix",
					    "a list",    "a frame",    "a tensor"};

	smr_assert(k <= DML_TENSOR);
	return names[k];
}
