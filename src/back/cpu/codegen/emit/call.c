/* Calls of C library functions by address, in code that is not linked with the library.
 *
 * A pointer behind the flow's values points to the addresses, in the order of samara/site.h. Each
 * lane of a vector is one call, in a loop over lanes in memory, so that other values of the tile
 * are spilled only once.
 *
 * A call may set errno, so the set of calls matters. The code is that of all points: functions
 * under a false condition of the program are called all the same, with zeros for guarded reads
 * (`call_more`). An arm that is left out because its condition is constant is a call that the
 * program may make (`call_less`). Where tiles overlap, elements of a result that is also read are
 * computed again from stored values: these calls are skipped. */
#include <stdio.h>

#include "back/cpu/codegen/emit/emit.h"
#include "samara/site.h"

/* The function's address, loaded where the stage begins. */
static void put_address(nest_emit *m, int number)
{
	uint64_t bit = UINT64_C(1) << number;

	if (m->called & bit)
		return;
	m->called |= bit;
	m->p->called |= bit;
	smr_str_printf(&m->entry,
		       "  %%fv%d = getelementptr i8, ptr %%value, i64 %u\n"
		       "  %%ft%d = load ptr, ptr %%fv%d\n"
		       "  %%fa%d = getelementptr ptr, ptr %%ft%d, i64 %d\n"
		       "  %%f%d = load ptr, ptr %%fa%d\n",
		       number, m->p->g->nnodes * 8, number, number, number, number, number, number,
		       number);
}

static nest_val call_one(nest_emit *m, int number, smr_dtype t, int n, const nest_val *a)
{
	const char *ty = nest_type(t);
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = call %s %%f%d(%s %s%s%s%s%s) #1", r.s, ty, number, ty, a[0].s,
		  n > 1 ? ", " : "", n > 1 ? ty : "", n > 1 ? " " : "", n > 1 ? a[1].s : "");
	return r;
}

/* Returns the address of lane @p i of argument @p k. */
static nest_val lane_at(nest_emit *m, smr_dtype t, int k, const char *i)
{
	nest_val p = nest_new(m, false);

	nest_line(m, "%s = getelementptr %s, ptr %%arg%d, i64 %s", p.s, nest_type(t), k, i);
	return p;
}

/* Calls the function for lane @p i; the result replaces the first argument. */
static void call_lane(nest_emit *m, int number, smr_dtype t, int n, const char *i)
{
	nest_val a[2], first = {0}, r;

	for (int k = 0; k < n; k++) {
		nest_val p = lane_at(m, t, k, i);

		a[k] = nest_new(m, false);
		nest_line(m, "%s = load %s, ptr %s", a[k].s, nest_type(t), p.s);
		first = k == 0 ? p : first;
	}
	r = call_one(m, number, t, n, a);
	nest_line(m, "store %s %s, ptr %s", nest_type(t), r.s, first.s);
}

/* Emits the new lanes as bits of an i64; false: all lanes are new. */
static bool find_fresh(nest_emit *m, bool lanes, nest_val *bits)
{
	nest_val fresh, narrow, all;

	if (!nest_new_points(m, &fresh))
		return false;
	if (lanes)
		fresh = nest_splat(m, SMR_I1, fresh);
	narrow = fresh;
	if (fresh.vec) {
		narrow = nest_new(m, false);
		nest_line(m, "%s = bitcast <%d x i1> %s to i%d", narrow.s, m->width, fresh.s,
			  m->width);
	}
	*bits = nest_new(m, false);
	nest_line(m, "%s = zext i%d %s to i64", bits->s, fresh.vec ? m->width : 1, narrow.s);
	if (lanes || !fresh.vec)
		return true;
	all = *bits; /* one value for all lanes, needed if any of them is new */
	narrow = nest_new(m, false);
	*bits = nest_new(m, false);
	nest_line(m, "%s = icmp ne i64 %s, 0", narrow.s, all.s);
	nest_line(m, "%s = zext i1 %s to i64", bits->s, narrow.s);
	return true;
}

/* Calls the function for lane @p i if its bit is set. */
static void call_fresh_lane(nest_emit *m, int number, smr_dtype t, int n, const char *i,
			    nest_val bits)
{
	int call = m->next++, next = m->next++;
	nest_val low = nest_new(m, false), go = nest_new(m, false);

	nest_line(m, "%s = lshr i64 %s, %s", low.s, bits.s, i);
	nest_line(m, "%s = trunc i64 %s to i1", go.s, low.s);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", go.s, call, next);
	nest_label(m, call);
	call_lane(m, number, t, n, i);
	nest_line(m, "br label %%b%d", next);
	nest_label(m, next);
}

static void put_arguments(nest_emit *m, smr_dtype t, int n, const nest_val *a)
{
	enum { BYTES = 128 }; /* of the widest vector: f64 in a tile of f32 */

	for (; m->narguments < n; m->narguments++)
		smr_str_printf(&m->entry, "  %%arg%d = alloca [%d x i8], align 64\n", m->narguments,
			       BYTES);
	for (int k = 0; k < n; k++)
		nest_line(m, "store %s %s, ptr %%arg%d", nest_vtype(m, t, a[k].vec), a[k].s, k);
}

nest_val nest_call(nest_emit *m, smr_op op, smr_dtype t, int n, const nest_val *a)
{
	int number = nest_call_number(op, t);
	char lanes[28];
	nest_val r, bits;
	bool some;
	nest_for f;

	if (number < 0) {
		nest_unsupported(m, "a function of the C library that has no number");
		return nest_literal(t, 0);
	}
	put_address(m, number);
	m->p->call_more |= m->mask[0] != '\0';
	some = find_fresh(m, a[0].vec, &bits);
	if (!a[0].vec && !some)
		return call_one(m, number, t, n, a);
	put_arguments(m, t, n, a);
	snprintf(lanes, sizeof(lanes), "%d", a[0].vec ? m->width : 1);
	nest_for_open(m, &f, -1, "0", lanes, "1");
	if (some)
		call_fresh_lane(m, number, t, n, f.i, bits);
	else
		call_lane(m, number, t, n, f.i);
	nest_for_close(m, &f);
	r = nest_new(m, a[0].vec);
	nest_line(m, "%s = load %s, ptr %%arg0", r.s, nest_vtype(m, t, a[0].vec));
	return r;
}
