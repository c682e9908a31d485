/* Members of structures: elements that are adjacent at each point, while those of the next point
 * are a structure apart.
 *
 * With lanes along such points, every member would be loaded and stored element by element.
 * Instead, 16 bytes of each lane's structure are one load, and a square of lanes and members is
 * transposed in registers, one in each 16 bytes of the vectors. Adjacent results are transposed
 * back, and those of each lane are one store.
 *
 * Loads cover bytes between two elements, less than a page apart, that the same lane reads whatever
 * its data are, so all of these bytes are valid. Stores cover results and nothing else; if their
 * number is not a multiple of a store's, some are stored twice. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/cpu/codegen/emit/memory.h"

enum { ROW = 16 /* bytes */, PAGE = 4096, SQUARE = 4 /* most lanes of a row */ };

/* ---- which operands -------------------------------------------------------------------------- */

static int64_t size_of(const nest_operand *o)
{
	return (int64_t)smr_dtype_size(o->dtype);
}

typedef struct marking {
	const nest_plan *p;
	uint64_t ops;
} marking;

static void mark_sure(marking *k, const smr_expr *e);

/* Marks reads outside of arms of selects and steps of folds. */
static void mark_sure(marking *k, const smr_expr *e)
{
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(k->p, e) : -1;

	if (at >= 0)
		k->ops |= UINT64_C(1) << at;
	if (e->kind != SMR_EXPR_OP || nest_made_find(k->p, e) != NULL)
		return;
	for (uint32_t i = 0; i < (e->op == SMR_OP_select ? 1 : e->nargs); i++)
		mark_sure(k, e->args[i]);
}

uint64_t nest_sure_reads(const nest_plan *p, const smr_expr *e)
{
	marking k = {.p = p};

	mark_sure(&k, e);
	return k.ops;
}

void nest_find_members(nest_emit *m)
{
	const nest_stage *s = m->s;

	m->sure_reads = 0;
	if (s->makes != NULL || s->scan >= 0 || s->turn >= 0 || s->split != NULL ||
	    (s->pred != NULL && s->nmore == 0))
		return;
	m->sure_reads = nest_sure_reads(m->p, s->value);
	for (int i = 0; i < s->nmore; i++)
		m->sure_reads |= nest_sure_reads(m->p, s->more[i].value);
}

/* ---- squares --------------------------------------------------------------------------------- */

static int members_per_row(const nest_operand *o)
{
	return (int)(ROW / size_of(o));
}

/* Transposes: member k of row r becomes member r of row k, in each 16 bytes. */
static void transpose_member_rows(nest_emit *m, const char *ty, nest_val *row, int n)
{
	for (int s = 1; s < n; s *= 2)
		for (int i = 0; i < n; i++)
			if (!(i & s))
				nest_exchange(m, ty, &row[i], &row[i + s], s);
}

/* Concatenates <n> and <n> to <2 n>. */
static nest_val concat_vectors(nest_emit *m, const char *ty, nest_val a, nest_val b, int n)
{
	nest_val r = nest_new(m, true);
	smr_str all = {0};

	for (int i = 0; i < 2 * n; i++)
		smr_str_printf(&all, "%si32 %d", i > 0 ? ", " : "", i);
	nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> %s, <%d x i32> <%s>", r.s, n, ty,
		  a.s, n, ty, b.s, 2 * n, smr_str_text(&all));
	smr_str_free(&all);
	return r;
}

static nest_val row_pointer(nest_emit *m, const nest_operand *o, nest_val p, int lane, int64_t far)
{
	nest_val q = nest_lane_pointer(m, o, p, NULL, lane), r;

	if (far == 0)
		return q;
	r = nest_new(m, false);
	nest_line(m, "%s = getelementptr i8, ptr %s, i64 %lld", r.s, q.s, (long long)far);
	return r;
}

static nest_val lane_mask(nest_emit *m, int lane)
{
	nest_val mask = {.vec = m->mask_vec};

	memcpy(mask.s, m->mask, sizeof(mask.s));
	return nest_lane(m, SMR_I1, mask, lane);
}

/* Loads lanes r, r + n, r + 2 n ... of the square: 16 bytes of each are one vector. */
static nest_val load_rows(nest_emit *m, const nest_operand *o, nest_val p, int64_t far, int r)
{
	const char *ty = nest_memory_type(o->dtype);
	int n = members_per_row(o), parts = m->width / n;
	nest_val part[64];

	for (int g = 0; g < parts; g++) {
		nest_val q = row_pointer(m, o, p, g * n + r, far);

		if (m->mask[0] != '\0')
			q = nest_safe_pointer(m, q, lane_mask(m, g * n + r).s);
		part[g] = nest_new(m, true);
		nest_line(m, "%s = load <%d x %s>, ptr %s, align %zu", part[g].s, n, ty, q.s,
			  smr_dtype_size(o->dtype));
	}
	for (; parts > 1; parts /= 2, n *= 2)
		for (int g = 0; g < parts / 2; g++)
			part[g] = concat_vectors(m, ty, part[2 * g], part[2 * g + 1], n);
	return part[0];
}

/* ---- loads ----------------------------------------------------------------------------------- */

/* Finds the row of operand @p o: it contains another operand, and ends at or before the end of one
 * with sure reads. */
static bool find_row(const nest_emit *m, const nest_operand *o, int64_t *at)
{
	int64_t size = size_of(o), lo = o->offset, hi = o->offset;
	int others = 0;

	for (int i = 0; i < m->p->nops; i++) {
		const nest_operand *x = &m->p->ops[i];

		if (!(m->sure_reads >> i & 1) || !nest_is_adjacent(o, x) ||
		    llabs(x->offset - o->offset) > PAGE / 4 || (x->offset - o->offset) % size != 0)
			continue;
		lo = x->offset < lo ? x->offset : lo;
		hi = x->offset > hi ? x->offset : hi;
	}
	/* rows are contiguous from the first element on; the last row ends with the last element */
	*at = lo + (o->offset - lo) / ROW * ROW;
	if (*at + ROW > hi + size)
		*at = hi + size - ROW;
	for (int i = 0; i < m->p->nops; i++) {
		int64_t far = m->p->ops[i].offset - *at;

		others += m->sure_reads >> i & 1 && nest_is_adjacent(o, &m->p->ops[i]) &&
			  m->p->ops[i].offset != o->offset && far >= 0 && far < ROW &&
			  far % size == 0;
	}
	return *at >= lo && others > 0;
}

bool nest_load_members(nest_emit *m, int operand)
{
	const nest_operand *o = &m->p->ops[operand];
	const char *ty = nest_memory_type(o->dtype);
	int n, sum[SMR_MAX_LOOPS];
	nest_val row[SQUARE], p;
	nest_inst point = m->at;
	int64_t at;

	if (m->width < 2 || m->pair != 0 || !nest_may_be_member(o, m->vloop, m->width) ||
	    !(m->sure_reads >> operand & 1) || !find_row(m, o, &at))
		return false;
	n = members_per_row(o);
	p = nest_address(m, operand);
	for (int r = 0; r < n; r++)
		row[r] = load_rows(m, o, p, at - o->offset, r);
	transpose_member_rows(m, ty, row, n);
	for (int i = 0; i < m->p->nops; i++) {
		const nest_operand *x = &m->p->ops[i];
		int64_t far = x->offset - at;

		if (!(m->sure_reads >> i & 1) || !nest_is_adjacent(o, x) || far < 0 || far >= ROW ||
		    far % size_of(o) != 0)
			continue;
		nest_displacement(m, x, sum);
		memcpy(m->at.stat, sum, sizeof(sum));
		nest_memo_put(m, &m->p->ops[x->home], 1, UINT64_MAX, row[far / size_of(o)]);
		m->at = point;
	}
	return true;
}

/* ---- stores ---------------------------------------------------------------------------------- */

/* Stores members @p v[0..] of all lanes, from @p o's address on. */
static void store_rows(nest_emit *m, int operand, const nest_val *v)
{
	const nest_operand *o = &m->p->ops[operand];
	const char *ty = nest_memory_type(o->dtype);
	int n = members_per_row(o);
	nest_val row[SQUARE], p = nest_address(m, operand);

	memcpy(row, v, (size_t)n * sizeof(*row));
	transpose_member_rows(m, ty, row, n);
	for (int lane = 0; lane < m->width; lane++) {
		nest_val part = nest_new(m, true), q = row_pointer(m, o, p, lane, 0);
		smr_str pick = {0};

		for (int i = 0; i < n; i++)
			smr_str_printf(&pick, "%si32 %d", i > 0 ? ", " : "", lane / n * n + i);
		nest_line(m, "%s = shufflevector <%d x %s> %s, <%d x %s> poison, <%d x i32> <%s>",
			  part.s, m->width, ty, row[lane % n].s, m->width, ty, n,
			  smr_str_text(&pick));
		smr_str_free(&pick);
		if (m->mask[0] != '\0')
			q = nest_safe_pointer(m, q, lane_mask(m, lane).s);
		nest_line(m, "store <%d x %s> %s, ptr %s, align %zu", n, ty, part.s, q.s,
			  smr_dtype_size(o->dtype));
	}
}

/* Returns the result that is stored @p far bytes behind result @p k, or -1. */
static int result_at(const nest_emit *m, const int *out, int n, int k, int64_t far)
{
	const nest_operand *o = &m->p->ops[out[k]];

	for (int i = 0; i < n; i++)
		if (nest_is_adjacent(o, &m->p->ops[out[i]]) &&
		    m->p->ops[out[i]].offset == o->offset + far)
			return i;
	return -1;
}

/* Lists result k and those that follow it in memory. */
static int find_adjacent_results(const nest_emit *m, const int *out, int n, int k, int *run)
{
	int64_t size = size_of(&m->p->ops[out[k]]);
	int length = 1;

	run[0] = k;
	while (length < n && (run[length] = result_at(m, out, n, k, length * size)) >= 0)
		length++;
	return length;
}

uint64_t nest_store_members(nest_emit *m, const int *out, const nest_val *v, int n)
{
	uint64_t done = 0;

	for (int k = 0; k < n; k++) {
		const nest_operand *o = &m->p->ops[out[k]];
		int run[NEST_MAX_MORE + 1], length, each;
		nest_val part[SQUARE];

		if (m->width < 2 || !nest_may_be_member(o, m->vloop, m->width) ||
		    result_at(m, out, n, k, -size_of(o)) >= 0)
			continue;
		length = find_adjacent_results(m, out, n, k, run);
		each = members_per_row(o);
		for (int at = 0; length >= each && at < length; at += each) {
			int from = at + each > length ? length - each : at;

			for (int i = 0; i < each; i++) {
				part[i] = nest_splat(m, o->dtype, v[run[from + i]]);
				done |= UINT64_C(1) << run[from + i];
			}
			store_rows(m, out[run[from]], part);
		}
	}
	return done;
}
