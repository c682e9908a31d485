/* A square of points of a block, some of whose operands pass through shared memory
 * (plan/simt_turn.c).
 *
 * A warp reads a row of the square along the loop of columns, in the order of the array, and stores
 * a column of it along the loop of rows. A row has one element more than the square, so that a
 * column's elements are in different banks. Points behind the end of a loop are computed as the
 * last ones, since all threads meet at the barrier, but are not stored. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/emit.h"
#include "back/cpu/codegen/emit/memory.h"

enum { PITCH = NEST_SQUARE + 1 };

typedef struct square {
	nest_emit *m;
	nest_val lane, warp;   /* of the thread */
	nest_val first[2];     /* point of the square: along the loop of rows, of columns */
	char extent[2][28];    /* of these loops */
	nest_val valid, place; /* of the current point; place: element in shared memory */
} square;

static nest_val binary(nest_emit *m, const char *op, const char *a, const char *b)
{
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = %s i64 %s, %s", r.s, op, a, b);
	return r;
}

static nest_val with_number(nest_emit *m, const char *op, const char *a, int64_t b)
{
	char number[28];

	snprintf(number, sizeof(number), "%lld", (long long)b);
	return binary(m, op, a, number);
}

/* Finds the block's square, and opens the other loops. */
static void find_square(square *x)
{
	nest_emit *m = x->m;
	const nest_stage *s = m->s;
	const int loops[] = {s->square.rows, s->square.columns};
	nest_val at = {.s = "%lo"};

	for (int i = 0; i < 2; i++) {
		int64_t n = nest_squares_along(m->p, loops[i]);

		nest_extent(m, loops[i], x->extent[i]);
		x->first[i] = with_number(m, "mul", with_number(m, "urem", at.s, n).s, NEST_SQUARE);
		at = with_number(m, "udiv", at.s, n);
	}
	nest_simt_open(m, at.s, s->order, s->nloops - 2);
	x->lane = with_number(m, "and", "%member", NEST_WARP - 1);
	x->warp = with_number(m, "udiv", "%member", NEST_WARP);
}

/* Sets the counter of a loop, at most the last one; returns whether it is one. */
static nest_val set_counter(square *x, int i, const char *in_square)
{
	nest_emit *m = x->m;
	int l = i == 0 ? m->s->square.rows : m->s->square.columns;
	nest_val at = binary(m, "add", x->first[i].s, in_square), in = nest_new(m, false),
		 c = nest_new(m, false);
	nest_val last = with_number(m, "sub", x->extent[i], 1);

	nest_line(m, "%s = icmp slt i64 %s, %s", in.s, at.s, x->extent[i]);
	nest_line(m, "%s = select i1 %s, i64 %s, i64 %s", c.s, in.s, at.s, last.s);
	memcpy(m->dyn[l], c.s, sizeof(m->dyn[l]));
	return in;
}

/* Sets the point of the thread in turn @p k. @p loads: lanes are beside each other along the loop
 * of columns, else along that of rows. */
static void set_point(square *x, int k, bool loads)
{
	nest_emit *m = x->m;
	int warps = m->s->threads / NEST_WARP;
	nest_val far = with_number(m, "add", x->warp.s, (int64_t)k * warps);
	nest_val rows = loads ? far : x->lane, columns = loads ? x->lane : far;
	nest_val in[2] = {set_counter(x, 0, rows.s), set_counter(x, 1, columns.s)};

	x->valid = nest_two(m, "and", SMR_I1, in[0], in[1]);
	x->place = binary(m, "add", with_number(m, "mul", rows.s, PITCH).s, columns.s);
}

/* Returns the address of the point's element of operand @p i of the square. */
static nest_val address(const square *x, int i)
{
	nest_emit *m = x->m;
	nest_square before = m->s->square;
	size_t size = smr_dtype_size(m->p->ops[m->s->square.operand[i]].dtype);
	nest_val base = nest_new(m, false), byte, p = nest_new(m, false);

	before.n = i;
	nest_line(m, "%s = call ptr @smr_d_shared()", base.s);
	byte = with_number(m, "mul", x->place.s, (int64_t)size);
	byte = with_number(m, "add", byte.s, (int64_t)nest_square_bytes(m->p, &before));
	nest_line(m, "%s = getelementptr i8, ptr %s, i64 %s", p.s, base.s, byte.s);
	return p;
}

static void load_all(square *x)
{
	nest_emit *m = x->m;

	for (int i = 0; i < m->s->square.n; i++) {
		smr_dtype t = m->p->ops[m->s->square.operand[i]].dtype;
		nest_val v = nest_load(m, m->s->square.operand[i]), p = address(x, i);

		if (t == SMR_I1)
			v = nest_cast(m, "zext", t, SMR_U8, v);
		nest_line(m, "store %s %s, ptr %s, align %zu", t == SMR_I1 ? "i8" : nest_type(t),
			  v.s, p.s, smr_dtype_size(t));
	}
}

/* Lets loads of the point find what is in shared memory. */
static void take_all(square *x)
{
	nest_emit *m = x->m;

	for (int i = 0; i < m->s->square.n; i++) {
		const nest_operand *o = &m->p->ops[m->s->square.operand[i]];
		nest_val p = address(x, i), v = nest_new(m, false);
		nest_inst saved = m->at;
		int sum[SMR_MAX_LOOPS];

		nest_line(m, "%s = load %s, ptr %s, align %zu", v.s,
			  o->dtype == SMR_I1 ? "i8" : nest_type(o->dtype), p.s,
			  smr_dtype_size(o->dtype));
		if (o->dtype == SMR_I1)
			v = nest_cast(m, "trunc", SMR_U8, SMR_I1, v);
		nest_displacement(m, o, sum);
		memcpy(m->at.stat, sum, sizeof(sum));
		nest_memo_put(m, &m->p->ops[o->home], 1, UINT64_MAX, v);
		m->at = saved;
	}
}

void nest_square_code(nest_emit *m)
{
	square x = {.m = m};
	nest_inst one = {{0}};
	int turns = NEST_SQUARE * NEST_WARP / m->s->threads;
	size_t memo;

	m->at = one;
	find_square(&x);
	m->open[m->nopen++] = m->s->square.columns;
	m->open[m->nopen++] = m->s->square.rows;
	memo = m->nmemo;
	for (int k = 0; k < turns; k++) {
		set_point(&x, k, true);
		load_all(&x);
		m->nmemo = memo;
	}
	nest_line(m, "call void @smr_d_barrier()");
	for (int k = 0; k < turns; k++) {
		set_point(&x, k, false);
		take_all(&x);
		memcpy(m->leads, x.valid.s, sizeof(m->leads));
		nest_compute(m, &one, 1);
		m->nmemo = memo;
	}
	m->leads[0] = '\0';
}
