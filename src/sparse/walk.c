/* Walks rows of several matrices together: two of them without unpredictable branches, or any
 * number. */
#include <string.h>

#include "sparse/meet.h"

smr_meeting_row smr_meeting_row_of(const smr_sparse_meeting *m, int64_t i)
{
	smr_meeting_row r = {.left = 0};

	for (int k = 0; k < m->n; k++) {
		const smr_pattern *p = m->patterns[k];

		r.at[k] = p->cols_at + p->starts[i];
		r.end[k] = p->cols_at + p->starts[i + 1];
		r.v[k] = m->values[k] + p->starts[i];
		r.left += p->starts[i + 1] - p->starts[i];
	}
	return r;
}

/* Returns the number, or 0, without a branch. */
static inline double select_number(const double *v, bool there)
{
	uint64_t bits;
	double x;

	memcpy(&bits, v, sizeof(bits));
	bits &= 0 - (uint64_t)there;
	memcpy(&x, &bits, sizeof(x));
	return x;
}

static int64_t walk_intersection(smr_meeting_row *r, int64_t room, int32_t *cols_at,
				 double *const *to)
{
	const int32_t *a = r->at[0], *b = r->at[1];
	const double *x = r->v[0], *y = r->v[1];
	int64_t n = 0;

	while (a < r->end[0] && b < r->end[1] && n < room) {
		int32_t left = *a, right = *b;
		int64_t of_a = left <= right, of_b = right <= left;

		cols_at[n] = left;
		to[0][n] = *x;
		to[1][n] = *y;
		n += of_a & of_b;
		a += of_a;
		x += of_a;
		b += of_b;
		y += of_b;
	}
	r->left = a < r->end[0] && b < r->end[1] ? r->left : 0;
	r->at[0] = a;
	r->at[1] = b;
	r->v[0] = x;
	r->v[1] = y;
	return n;
}

/* Writes the entries of one matrix alone. */
static int64_t walk_rest(smr_meeting_row *r, int k, int64_t room, int32_t *cols_at, double *x,
			 double *y)
{
	int64_t n = r->end[k] - r->at[k];

	n = n < room ? n : room;
	for (int64_t e = 0; e < n; e++) {
		cols_at[e] = r->at[k][e];
		x[e] = r->v[k][e];
		y[e] = 0;
	}
	r->at[k] += n;
	r->v[k] += n;
	return n;
}

static int64_t walk_union(smr_meeting_row *r, int64_t room, int32_t *cols_at, double *const *to)
{
	const int32_t *a = r->at[0], *b = r->at[1];
	const double *x = r->v[0], *y = r->v[1];
	int64_t n = 0;

	for (; a < r->end[0] && b < r->end[1] && n < room; n++) {
		int32_t left = *a, right = *b;
		bool of_a = left <= right, of_b = right <= left;

		cols_at[n] = of_a ? left : right;
		to[0][n] = select_number(x, of_a);
		to[1][n] = select_number(y, of_b);
		a += of_a;
		x += of_a;
		b += of_b;
		y += of_b;
	}
	r->at[0] = a;
	r->at[1] = b;
	r->v[0] = x;
	r->v[1] = y;
	if (a == r->end[0])
		n += walk_rest(r, 1, room - n, cols_at + n, to[1] + n, to[0] + n);
	if (b == r->end[1])
		n += walk_rest(r, 0, room - n, cols_at + n, to[0] + n, to[1] + n);
	r->left = r->end[0] - r->at[0] + r->end[1] - r->at[1];
	return n;
}

/* Returns the set of matrices that have an entry in the next column, and sets that column; 0 at the
 * end. */
static uint32_t get_next_column(const smr_meeting_row *r, int count, int32_t *col)
{
	uint32_t has = 0;

	*col = INT32_MAX;
	for (int k = 0; k < count; k++) {
		int32_t c = r->at[k] < r->end[k] ? *r->at[k] : INT32_MAX;

		has = c < *col ? 1u << k : c == *col && c < INT32_MAX ? has | 1u << k : has;
		*col = c < *col ? c : *col;
	}
	return has;
}

static bool passes_clauses(const smr_sparse_meeting *m, uint32_t has)
{
	bool is = true;

	for (int c = 0; c < m->nclauses; c++)
		is = is && (m->clauses[c] & has) != 0;
	return is;
}

static int64_t walk_clauses(const smr_sparse_meeting *m, smr_meeting_row *r, int64_t room,
			    int32_t *cols_at, double *const *to)
{
	int64_t n = 0;

	while (n < room) {
		int32_t col;
		uint32_t has = get_next_column(r, m->n, &col);
		bool here = passes_clauses(m, has);

		if (has == 0) {
			r->left = 0;
			return n;
		}
		for (int k = 0; k < m->n; k++) {
			bool of_k = has >> k & 1;

			if (here)
				to[k][n] = of_k ? *r->v[k] : 0;
			r->at[k] += of_k;
			r->v[k] += of_k;
		}
		if (here)
			cols_at[n++] = col;
	}
	return n;
}

int64_t smr_meeting_walk(const smr_sparse_meeting *m, smr_meeting_row *r, int64_t room,
			 int32_t *cols_at, double *const *to)
{
	if (m->n == 2 && m->nclauses == 1 && m->clauses[0] == 3)
		return walk_union(r, room, cols_at, to);
	if (m->n == 2 && m->nclauses == 2 && m->clauses[0] + m->clauses[1] == 3)
		return walk_intersection(r, room, cols_at, to);
	return walk_clauses(m, r, room, cols_at, to);
}
