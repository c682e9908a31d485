/* Data frames: columns with names, and what transformencode() noted of them. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/table.h"
#include "dml/dataframe.h"

dml_dataframe *dml_dataframe_new(int64_t rows, int64_t cols)
{
	dml_dataframe *f = smr_calloc(1, sizeof(*f));

	smr_assert(rows >= 0 && cols >= 0);
	if (f != NULL) {
		f->refs = 1;
		f->rows = rows;
		f->cols = cols;
		f->columns = smr_calloc((size_t)cols + 1, sizeof(dml_column *));
	}
	if (f != NULL && f->columns != NULL)
		return f;
	smr_free(f);
	(void)smr_fail(SMR_ENOMEM, "no memory for a frame of %lld columns", (long long)cols);
	return NULL;
}

dml_dataframe *dml_dataframe_text(int64_t rows, int64_t cols)
{
	dml_dataframe *f = dml_dataframe_new(0, cols);

	for (int64_t j = 0; f != NULL && j < cols; j++) {
		f->columns[j] = dml_column_new(DML_CELL_STRING, rows);
		if (f->columns[j] == NULL) {
			dml_dataframe_drop(f);
			return NULL;
		}
	}
	return f;
}

dml_dataframe *dml_dataframe_keep(dml_dataframe *f)
{
	smr_assert(f->refs > 0);
	atomic_fetch_add_explicit(&f->refs, 1, memory_order_relaxed);
	return f;
}

void dml_dataframe_drop(dml_dataframe *f)
{
	if (f == NULL || atomic_fetch_sub_explicit(&f->refs, 1, memory_order_acq_rel) > 1)
		return;
	for (int64_t j = 0; j < f->cols; j++) {
		dml_column_drop(f->columns[j]);
		if (f->names != NULL)
			smr_free(f->names[j]);
		if (f->meta != NULL)
			smr_free(f->meta[j].missing);
	}
	smr_free(f->columns);
	smr_free(f->names);
	smr_free(f->meta);
	smr_free(f);
}

smr_status dml_dataframe_finish(dml_dataframe *f, dml_dataframe **out)
{
	smr_status st = SMR_OK;

	for (int64_t j = 0; j < f->cols && st == SMR_OK; j++) {
		st = f->columns[j] != NULL ? dml_column_status(f->columns[j]) : SMR_ENOMEM;
		if (st == SMR_OK && j == 0)
			f->rows = f->columns[0]->n;
		smr_assert(st != SMR_OK || f->columns[j]->n == f->rows);
	}
	if (st == SMR_OK)
		*out = f;
	else
		dml_dataframe_drop(f);
	return st;
}

/* ---- names ----------------------------------------------------------------------------------- */

const char *dml_dataframe_name(const dml_dataframe *f, int64_t j, char room[DML_CELL_ROOM])
{
	smr_assert(j >= 0 && j < f->cols);
	if (f->names != NULL && f->names[j] != NULL)
		return f->names[j];
	snprintf(room, DML_CELL_ROOM, "C%lld", (long long)j + 1);
	return room;
}

int64_t dml_dataframe_find(const dml_dataframe *f, const char *name)
{
	char room[DML_CELL_ROOM];

	for (int64_t j = 0; j < f->cols; j++)
		if (strcmp(dml_dataframe_name(f, j, room), name) == 0)
			return j;
	return -1;
}

smr_status dml_dataframe_set_name(dml_dataframe *f, int64_t j, const char *name, size_t n)
{
	smr_assert(j >= 0 && j < f->cols);
	if (f->names == NULL)
		f->names = smr_calloc((size_t)f->cols + 1, sizeof(char *));
	if (f->names == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for names of columns");
	smr_free(f->names[j]);
	f->names[j] = smr_strndup(name, n);
	return f->names[j] != NULL ? SMR_OK
				   : smr_fail(SMR_ENOMEM, "no memory for names of columns");
}

smr_status dml_dataframe_name_after(dml_dataframe *f, int64_t at, const dml_dataframe *from,
				    int64_t j, int64_t n)
{
	char room[DML_CELL_ROOM];

	for (int64_t k = 0; k < n && from->names != NULL; k++) {
		const char *name = dml_dataframe_name(from, j + k, room);

		SMR_TRY(dml_dataframe_set_name(f, at + k, name, strlen(name)));
	}
	return SMR_OK;
}

smr_status dml_dataframe_add_meta(dml_dataframe *f)
{
	if (f->meta == NULL)
		f->meta = smr_calloc((size_t)f->cols + 1, sizeof(*f->meta));
	if (f->meta == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for metadata of columns");
	for (int64_t j = 0; j < f->cols; j++)
		f->meta[j].distinct = -1;
	return SMR_OK;
}

static smr_status copy_meta(dml_dataframe *f, const dml_dataframe *from, int64_t j)
{
	if (from->meta == NULL)
		return SMR_OK;
	SMR_TRY(dml_dataframe_add_meta(f));
	for (int64_t k = 0; k < f->cols; k++) {
		f->meta[k].distinct = from->meta[j + k].distinct;
		if (from->meta[j + k].missing == NULL)
			continue;
		f->meta[k].missing = smr_strdup(from->meta[j + k].missing);
		if (f->meta[k].missing == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for metadata of columns");
	}
	return SMR_OK;
}

/* ---- parts ----------------------------------------------------------------------------------- */

static smr_status give(smr_status st, dml_dataframe *f, dml_dataframe **out)
{
	if (st == SMR_OK)
		*out = f;
	else
		dml_dataframe_drop(f);
	return st;
}

smr_status dml_dataframe_part(const dml_dataframe *f, const int64_t from[2], const int64_t n[2],
			      dml_dataframe **out)
{
	dml_dataframe *r = dml_dataframe_new(n[0], n[1]);
	smr_status st;

	smr_assert(from[0] + n[0] <= f->rows && from[1] + n[1] <= f->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	st = dml_dataframe_name_after(r, 0, f, from[1], n[1]);
	if (st == SMR_OK)
		st = copy_meta(r, f, from[1]);
	for (int64_t j = 0; j < n[1] && st == SMR_OK; j++) {
		dml_column *c = f->columns[from[1] + j];

		r->columns[j] =
			n[0] == f->rows ? dml_column_keep(c) : dml_column_part(c, from[0], n[0]);
		st = r->columns[j] != NULL ? SMR_OK : SMR_ENOMEM;
	}
	return give(st, r, out);
}

smr_status dml_dataframe_pick(const dml_dataframe *f, const int64_t *at, int64_t n,
			      dml_dataframe **out)
{
	dml_dataframe *r = dml_dataframe_new(n, f->cols);
	smr_status st;

	if (r == NULL)
		return SMR_ENOMEM;
	st = dml_dataframe_name_after(r, 0, f, 0, f->cols);
	if (st == SMR_OK)
		st = copy_meta(r, f, 0);
	for (int64_t j = 0; j < f->cols && st == SMR_OK; j++) {
		r->columns[j] = dml_column_pick(f->columns[j], at, n);
		st = r->columns[j] != NULL ? SMR_OK : SMR_ENOMEM;
	}
	return give(st, r, out);
}

static smr_status add_cells(dml_column *to, const dml_column *of, int64_t from, int64_t n,
			    const char *name)
{
	char room[DML_CELL_ROOM];
	int64_t bad = 0;
	dml_cell s;

	if (dml_column_add_cells(to, of, from, n, &bad))
		return dml_column_status(to);
	s = dml_cell_text(of, bad, room);
	return smr_fail(SMR_EINVAL, "'%.*s', in row %lld of column %s, is no %s",
			s.n < 60 ? (int)s.n : 60, s.s, (long long)bad + 1, name,
			dml_cell_type_name(to->type));
}

/* Returns a copy of @p c in which cells from @p row on are those of @p part. */
static smr_status put_column(const dml_column *c, int64_t row, const dml_column *part,
			     const char *name, dml_column **out)
{
	dml_column *r = dml_column_new(c->type, c->n);
	smr_status st;

	if (r == NULL)
		return SMR_ENOMEM;
	st = add_cells(r, c, 0, row, name);
	if (st == SMR_OK)
		st = add_cells(r, part, 0, part->n, name);
	if (st == SMR_OK)
		st = add_cells(r, c, row + part->n, c->n - row - part->n, name);
	if (st == SMR_OK)
		*out = r;
	else
		dml_column_drop(r);
	return st;
}

smr_status dml_dataframe_put(const dml_dataframe *f, const int64_t at[2], const dml_dataframe *part,
			     dml_dataframe **out)
{
	dml_dataframe *r;
	smr_status st = SMR_OK;
	char room[DML_CELL_ROOM];

	SMR_TRY(dml_dataframe_part(f, (int64_t[]){0, 0}, (int64_t[]){f->rows, f->cols}, &r));
	for (int64_t j = 0; j < part->cols && st == SMR_OK; j++) {
		dml_column *made = NULL, **to = &r->columns[at[1] + j];

		st = put_column(*to, at[0], part->columns[j],
				dml_dataframe_name(f, at[1] + j, room), &made);
		if (st == SMR_OK) {
			dml_column_drop(*to);
			*to = made;
		}
	}
	return give(st, r, out);
}

smr_status dml_dataframe_cast(const dml_dataframe *f, int64_t j, dml_cell_type to, dml_column **out)
{
	dml_column *c;
	smr_status st;
	char room[DML_CELL_ROOM];

	if (f->columns[j]->type == to) {
		*out = dml_column_keep(f->columns[j]);
		return SMR_OK;
	}
	c = dml_column_new(to, f->rows);
	if (c == NULL)
		return SMR_ENOMEM;
	st = add_cells(c, f->columns[j], 0, f->rows, dml_dataframe_name(f, j, room));
	if (st == SMR_OK)
		*out = c;
	else
		dml_column_drop(c);
	return st;
}

/* ---- concatenation --------------------------------------------------------------------------- */

typedef struct seen {
	UT_hash_handle hh;
	char name[];
} seen;

static void free_seen(seen *all)
{
	seen *x, *next;

	HASH_ITER (hh, all, x, next) {
		HASH_DEL(all, x);
		smr_free(x);
	}
}

/* Adds a name; not *@p fresh: it is there. */
static smr_status see(seen **all, const char *name, bool *fresh)
{
	size_t n = strlen(name);
	seen *x;

	HASH_FIND_STR(*all, name, x);
	*fresh = x == NULL;
	if (x != NULL)
		return SMR_OK;
	x = smr_calloc(1, sizeof(*x) + n + 1);
	if (x != NULL) {
		memcpy(x->name, name, n + 1);
		HASH_ADD_STR(*all, name, x);
		if (x->hh.tbl != NULL)
			return SMR_OK;
		smr_free(x);
	}
	return smr_fail(SMR_ENOMEM, "no memory for names of columns");
}

static smr_status names_differ(const dml_dataframe *const *f, uint32_t n, bool *out)
{
	char room[DML_CELL_ROOM];
	seen *all = NULL;
	smr_status st = SMR_OK;

	*out = true;
	for (uint32_t i = 0; i < n && *out && st == SMR_OK; i++)
		for (int64_t j = 0; j < f[i]->cols && *out && st == SMR_OK; j++)
			st = see(&all, dml_dataframe_name(f[i], j, room), out);
	free_seen(all);
	return st;
}

smr_status dml_dataframe_beside(const dml_dataframe *const *f, uint32_t n, dml_dataframe **out)
{
	int64_t cols = 0, at = 0;
	char room[DML_CELL_ROOM];
	dml_dataframe *r;
	bool names;
	smr_status st = SMR_OK;

	SMR_TRY(names_differ(f, n, &names));
	for (uint32_t i = 0; i < n; i++)
		cols += f[i]->cols;
	r = dml_dataframe_new(f[0]->rows, cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < n; i++)
		for (int64_t j = 0; j < f[i]->cols; j++, at++) {
			const char *name = dml_dataframe_name(f[i], j, room);

			r->columns[at] = dml_column_keep(f[i]->columns[j]);
			if (names && st == SMR_OK)
				st = dml_dataframe_set_name(r, at, name, strlen(name));
		}
	return give(st, r, out);
}

smr_status dml_dataframe_below(const dml_dataframe *const *f, uint32_t n, dml_dataframe **out)
{
	dml_dataframe *r;
	smr_status st;
	int64_t rows = 0;
	char room[DML_CELL_ROOM];

	for (uint32_t i = 0; i < n; i++)
		rows += f[i]->rows;
	r = dml_dataframe_new(rows, f[0]->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	st = dml_dataframe_name_after(r, 0, f[0], 0, f[0]->cols);
	for (int64_t j = 0; j < r->cols && st == SMR_OK; j++) {
		dml_cell_type t = f[0]->columns[j]->type;

		for (uint32_t i = 1; i < n; i++)
			t = dml_cell_type_common(t, f[i]->columns[j]->type);
		r->columns[j] = dml_column_new(t, rows);
		st = r->columns[j] != NULL ? SMR_OK : SMR_ENOMEM;
		for (uint32_t i = 0; i < n && st == SMR_OK; i++)
			st = add_cells(r->columns[j], f[i]->columns[j], 0, f[i]->rows,
				       dml_dataframe_name(r, j, room));
	}
	return give(st, r, out);
}

double dml_dataframe_bytes(const dml_dataframe *f)
{
	double sum = 0;

	for (int64_t j = 0; j < f->cols; j++)
		sum += dml_column_bytes(f->columns[j]) / f->columns[j]->refs;
	return sum;
}
