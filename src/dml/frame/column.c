/* Columns: arrays of one type that grow while they are made. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/dataframe.h"

static size_t width_of(dml_cell_type t)
{
	switch (t) {
	case DML_CELL_STRING: /* offsets */
	case DML_CELL_INT64:
	case DML_CELL_FP64:
		return 8;
	case DML_CELL_BOOLEAN:
		return 1;
	case DML_CELL_CHARACTER:
		return 2;
	default:
		return 4;
	}
}

dml_column *dml_column_new(dml_cell_type type, int64_t room)
{
	dml_column *c = smr_calloc(1, sizeof(*c));

	smr_assert(dml_cell_type_stored(type) && room >= 0);
	if (c == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for a column");
		return NULL;
	}
	c->refs = 1;
	c->type = type;
	if (dml_column_reserve(c, room, 0))
		return c;
	dml_column_drop(c);
	(void)smr_fail(SMR_ENOMEM, "no memory for a column of %lld cells", (long long)room);
	return NULL;
}

dml_column *dml_column_keep(dml_column *c)
{
	smr_assert(c->refs > 0);
	atomic_fetch_add_explicit(&c->refs, 1, memory_order_relaxed);
	return c;
}

void dml_column_drop(dml_column *c)
{
	if (c == NULL || atomic_fetch_sub_explicit(&c->refs, 1, memory_order_acq_rel) > 1)
		return;
	if (c->owner != NULL) {
		c->disown(c->owner);
	} else {
		smr_free(c->data);
		smr_free(c->offsets);
		smr_free(c->valid);
	}
	smr_free(c);
}

/* ---- growth ---------------------------------------------------------------------------------- */

static bool grow(void **p, size_t n, size_t width)
{
	size_t bytes;
	void *more;

	if (__builtin_mul_overflow(n, width, &bytes))
		return false;
	more = smr_realloc(*p, bytes);
	if (more != NULL)
		*p = more;
	return more != NULL;
}

static bool grow_cells(dml_column *c, int64_t room)
{
	int64_t was = c->room;
	bool text = c->type == DML_CELL_STRING;

	if (!grow(text ? (void **)&c->offsets : &c->data, (size_t)room + 1, width_of(c->type)))
		return false;
	if (text && c->n == 0)
		c->offsets[0] = 0;
	if (c->valid != NULL) {
		if (!grow((void **)&c->valid, (size_t)room / 8 + 1, 1))
			return false;
		memset(c->valid + was / 8 + 1, 0xFF, (size_t)(room / 8 - was / 8));
	}
	c->room = room;
	return true;
}

bool dml_column_reserve(dml_column *c, int64_t cells, int64_t bytes)
{
	bool text = c->type == DML_CELL_STRING;
	int64_t used = text && c->offsets != NULL ? c->offsets[c->n] : 0;

	if (c->oom)
		return false;
	if (cells > c->room - c->n || (c->data == NULL && c->offsets == NULL)) {
		int64_t room = c->n + cells > c->room * 3 / 2 ? c->n + cells : c->room * 3 / 2;

		c->oom = !grow_cells(c, room);
	}
	if (!c->oom && text && (bytes > c->bytes_room - used || c->data == NULL)) {
		int64_t room =
			used + bytes > c->bytes_room * 3 / 2 ? used + bytes : c->bytes_room * 3 / 2;

		c->oom = !grow(&c->data, (size_t)room + 1, 1);
		c->bytes_room = room;
	}
	return !c->oom;
}

static bool need_room(dml_column *c, int64_t bytes)
{
	int64_t used = c->type == DML_CELL_STRING ? c->offsets[c->n] : 0;

	if (c->n < c->room && bytes <= c->bytes_room - used)
		return !c->oom;
	return dml_column_reserve(c, c->n < c->room ? 1 : 16, bytes);
}

static void mark_null(dml_column *c, int64_t i)
{
	if (c->valid == NULL) {
		c->valid = smr_malloc((size_t)c->room / 8 + 1);
		c->oom |= c->valid == NULL;
		if (c->valid != NULL)
			memset(c->valid, 0xFF, (size_t)c->room / 8 + 1);
	}
	if (c->valid != NULL)
		c->valid[i >> 3] = (uint8_t)(c->valid[i >> 3] & ~(1u << (i & 7)));
}

void dml_column_add_text(dml_column *c, const char *s, size_t n)
{
	int64_t at;

	smr_assert(c->type == DML_CELL_STRING);
	if (!need_room(c, (int64_t)n))
		return;
	at = c->offsets[c->n];
	if (n > 0)
		memcpy(c->bytes + at, s, n);
	c->offsets[c->n + 1] = at + (int64_t)n;
	if (s == NULL)
		mark_null(c, c->n);
	c->n++;
}

void dml_column_add_blank(dml_column *c, int64_t count)
{
	if (c->type == DML_CELL_STRING) {
		for (int64_t i = 0; i < count; i++)
			dml_column_add_text(c, NULL, 0);
		return;
	}
	if (!dml_column_reserve(c, count, 0))
		return;
	memset((char *)c->data + (size_t)c->n * width_of(c->type), 0,
	       (size_t)count * width_of(c->type));
	c->n += count;
}

/* Decodes the first character of UTF-8, as one UTF-16 unit; false: there are more. */
static bool one_unit(const char *s, size_t n, uint16_t *out)
{
	const unsigned char *u = (const unsigned char *)s;

	*out = n > 0 ? u[0] : 0;
	if (n < 2)
		return *out < 0x80;
	if (n == 2 && (u[0] & 0xE0) == 0xC0)
		*out = (uint16_t)((u[0] & 0x1F) << 6 | (u[1] & 0x3F));
	else if (n == 3 && (u[0] & 0xF0) == 0xE0)
		*out = (uint16_t)((u[0] & 0x0F) << 12 | (u[1] & 0x3F) << 6 | (u[2] & 0x3F));
	else
		return false;
	return true;
}

static bool add_integer(dml_column *c, const char *s, size_t n)
{
	int64_t v = 0;

	if (n > 0 && !dml_parse_integer(s, n, &v))
		return false;
	if (c->type == DML_CELL_INT64) {
		c->int64[c->n] = v;
	} else {
		if (v != (int32_t)v)
			return false;
		c->int32[c->n] = (int32_t)v;
	}
	c->n++;
	return true;
}

bool dml_column_add_parsed(dml_column *c, const char *s, size_t n)
{
	double v = 0;

	if (c->type == DML_CELL_STRING) {
		dml_column_add_text(c, s, n);
		return true;
	}
	if (!need_room(c, 0))
		return true; /* dml_column_status() tells */
	switch (c->type) {
	case DML_CELL_BOOLEAN:
		c->truth[c->n++] = dml_parse_truth(s, n);
		return true;
	case DML_CELL_FP32:
	case DML_CELL_FP64:
		if (n > 0 && !dml_parse_number(s, n, &v))
			return false;
		if (c->type == DML_CELL_FP64)
			c->fp64[c->n++] = v;
		else
			c->fp32[c->n++] = (float)v;
		return true;
	case DML_CELL_CHARACTER:
		if (!one_unit(s, n, &c->utf16[c->n]))
			return false;
		c->n++;
		return true;
	default:
		return add_integer(c, s, n);
	}
}

static int64_t saturated(double v, int64_t least, int64_t most)
{
	return isnan(v) ? 0 : v >= (double)most ? most : v <= (double)least ? least : (int64_t)v;
}

void dml_column_add_number(dml_column *c, double v)
{
	smr_assert(c->type != DML_CELL_STRING && c->type != DML_CELL_CHARACTER);
	if (!need_room(c, 0))
		return;
	if (c->type == DML_CELL_FP64)
		c->fp64[c->n++] = v;
	else if (c->type == DML_CELL_FP32)
		c->fp32[c->n++] = (float)v;
	else if (c->type == DML_CELL_BOOLEAN)
		c->truth[c->n++] = v != 0;
	else if (c->type == DML_CELL_INT64)
		c->int64[c->n++] = saturated(v, INT64_MIN, INT64_MAX);
	else
		c->int32[c->n++] = (int32_t)saturated(v, INT32_MIN, INT32_MAX);
}

smr_status dml_column_status(const dml_column *c)
{
	return c->oom ? smr_fail(SMR_ENOMEM, "no memory for a column") : SMR_OK;
}

/* ---- cells of other columns ------------------------------------------------------------------ */

static void add_same_texts(dml_column *c, const dml_column *of, int64_t from, int64_t n)
{
	int64_t at, bytes = of->offsets[from + n] - of->offsets[from];

	if (!dml_column_reserve(c, n, bytes))
		return;
	at = c->offsets[c->n] - of->offsets[from];
	if (bytes > 0)
		memcpy(c->bytes + c->offsets[c->n], of->bytes + of->offsets[from], (size_t)bytes);
	for (int64_t i = 0; i < n; i++)
		c->offsets[c->n + 1 + i] = of->offsets[from + 1 + i] + at;
	for (int64_t i = 0; i < n && of->valid != NULL; i++)
		if (dml_column_is_null(of, from + i))
			mark_null(c, c->n + i);
	c->n += n;
}

static void add_same(dml_column *c, const dml_column *of, int64_t from, int64_t n)
{
	size_t w = width_of(c->type);

	if (c->type == DML_CELL_STRING) {
		add_same_texts(c, of, from, n);
		return;
	}
	if (!dml_column_reserve(c, n, 0) || n == 0)
		return;
	memcpy((char *)c->data + (size_t)c->n * w, (const char *)of->data + (size_t)from * w,
	       (size_t)n * w);
	c->n += n;
}

static bool add_converted(dml_column *c, const dml_column *of, int64_t i)
{
	bool text = of->type == DML_CELL_STRING || of->type == DML_CELL_CHARACTER ||
		    c->type == DML_CELL_STRING || c->type == DML_CELL_CHARACTER;
	char room[DML_CELL_ROOM];
	dml_cell s;
	double v;

	if (!text) {
		(void)dml_cell_number(of, i, &v);
		dml_column_add_number(c, v);
		return true;
	}
	s = dml_cell_text(of, i, room);
	if (s.s != NULL || c->type == DML_CELL_STRING)
		return dml_column_add_parsed(c, s.s, s.n);
	dml_column_add_blank(c, 1);
	return true;
}

bool dml_column_add_cells(dml_column *c, const dml_column *of, int64_t from, int64_t n,
			  int64_t *bad)
{
	smr_assert(from >= 0 && n >= 0 && from + n <= of->n);
	if (c->type == of->type) {
		add_same(c, of, from, n);
		return true;
	}
	for (int64_t i = from; i < from + n; i++)
		if (!add_converted(c, of, i)) {
			*bad = i;
			return false;
		}
	return true;
}

dml_column *dml_column_part(const dml_column *c, int64_t from, int64_t n)
{
	dml_column *r = dml_column_new(c->type, n);

	if (r == NULL)
		return NULL;
	add_same(r, c, from, n);
	if (dml_column_status(r) == SMR_OK)
		return r;
	dml_column_drop(r);
	return NULL;
}

dml_column *dml_column_pick(const dml_column *c, const int64_t *at, int64_t n)
{
	dml_column *r = dml_column_new(c->type, n);

	if (r == NULL)
		return NULL;
	for (int64_t i = 0; i < n; i++)
		add_same(r, c, at[i], 1);
	if (dml_column_status(r) == SMR_OK)
		return r;
	dml_column_drop(r);
	return NULL;
}

double dml_column_bytes(const dml_column *c)
{
	if (c->owner != NULL)
		return 0;
	return (double)c->room * (double)width_of(c->type) + (double)c->bytes_room;
}
