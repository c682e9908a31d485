/* Teams of threads that share a fold (plan/simt.c): who stores, and how partial results are joined.
 *
 * %member: the thread's place in its team; %column: the team's place in the block, if a block has a
 * team for each lane of a warp; %leads: this thread stores. Functions smr_d_* are those of the
 * machine (back/gpu). */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"

enum { SLOT = 8 /* bytes of a value in shared memory */ };

bool nest_lead_begin(nest_emit *m, const char *mask, int *done)
{
	bool team = m->s->team != NEST_ALONE && m->s->team != NEST_TEAM_PRODUCT &&
		    m->s->team != NEST_TEAM_ATTENTION && m->s->team != NEST_TEAM_JOIN;
	nest_val c = {"%leads", false}, both;
	int some;

	if (m->p->cpu.simt == 0 || (!team && mask == NULL))
		return false;
	if (m->leads[0] != '\0')
		memcpy(c.s, m->leads, sizeof(c.s));
	if (mask != NULL && team) {
		both = nest_new(m, false);
		nest_line(m, "%s = and i1 %s, %s", both.s, mask, c.s);
		c = both;
	} else if (mask != NULL) {
		snprintf(c.s, sizeof(c.s), "%s", mask);
	}
	some = m->next++;
	*done = m->next++;
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", c.s, some, *done);
	nest_label(m, some);
	return true;
}

void nest_lead_end(nest_emit *m, int done)
{
	nest_line(m, "br label %%b%d", done);
	nest_label(m, done);
}

void nest_team_range(nest_emit *m, char from[28], char step[28])
{
	nest_val start = nest_new(m, false);

	nest_line(m, "%s = add i64 %s, %%member", start.s, from);
	memcpy(from, start.s, 28);
	snprintf(step, 28, "%d", nest_team_size(m->s));
}

/* ---- exchange of values ------------------------------------------------------------------------
 */

/* Emits the value of the thread whose lane differs in the bits of @p lanes. */
static nest_val shuffle_word(nest_emit *m, nest_val word, int lanes)
{
	nest_val r = nest_new(m, false);

	nest_line(m, "%s = call i32 @smr_d_shuffle(i32 %s, i32 %d)", r.s, word.s, lanes);
	return r;
}

static nest_val shuffle_long(nest_emit *m, nest_val v, int lanes)
{
	nest_val thirty_two = nest_literal(SMR_U64, 32), low, high;

	low = shuffle_word(m, nest_cast(m, "trunc", SMR_U64, SMR_U32, v), lanes);
	high = nest_cast(m, "trunc", SMR_U64, SMR_U32, nest_two(m, "lshr", SMR_U64, v, thirty_two));
	high = nest_cast(m, "zext", SMR_U32, SMR_U64, shuffle_word(m, high, lanes));
	return nest_two(m, "or", SMR_U64, nest_two(m, "shl", SMR_U64, high, thirty_two),
			nest_cast(m, "zext", SMR_U32, SMR_U64, low));
}

/* Returns the integer type with the bits of @p t. */
static smr_dtype bits_of(smr_dtype t)
{
	static const smr_dtype by_size[] = {
		[1] = SMR_U8, [2] = SMR_U16, [4] = SMR_U32, [8] = SMR_U64};

	return t == SMR_I1 ? t : by_size[smr_dtype_size(t)];
}

nest_val nest_shuffle(nest_emit *m, smr_dtype t, nest_val v, int lanes)
{
	smr_dtype bits = bits_of(t);
	bool other = strcmp(nest_type(t), nest_type(bits)) != 0;

	if (other)
		v = nest_cast(m, "bitcast", t, bits, v);
	if (bits == SMR_U64)
		v = shuffle_long(m, v, lanes);
	else if (bits == SMR_U32)
		v = shuffle_word(m, v, lanes);
	else
		v = nest_cast(m, "trunc", SMR_U32, bits,
			      shuffle_word(m, nest_cast(m, "zext", bits, SMR_U32, v), lanes));
	return other ? nest_cast(m, "bitcast", bits, t, v) : v;
}

/* Whether parts of a fold have two values; *@p t: their types. */
static bool is_double(const smr_expr *fold, smr_dtype t[2])
{
	t[0] = t[1] = fold->type;
	if (fold->nacc < 2)
		return smr_fold_compensated(fold) != NULL;
	t[0] = fold->step[0]->type;
	t[1] = fold->step[1]->type;
	return true;
}

/* Combines the parts of threads whose lanes differ below @p n; all of them get the result. */
static nest_part join_lanes(nest_emit *m, const smr_expr *fold, nest_part part, int n)
{
	smr_dtype t[2];
	bool two = is_double(fold, t);

	for (n /= 2; n > 0; n /= 2) {
		nest_part other = {.v = nest_shuffle(m, t[0], part.v, n)};

		if (two)
			other.lost = nest_shuffle(m, t[1], part.lost, n);
		part = nest_join(m, fold, part, other);
	}
	return part;
}

/* ---- shared memory -----------------------------------------------------------------------------
 */

/* Returns the address of value @p at (an i64) of slot @p slot. */
static nest_val slot_address(nest_emit *m, int slot, const char *at)
{
	nest_val base = nest_new(m, false), byte = nest_new(m, false), all = nest_new(m, false),
		 p = nest_new(m, false);

	nest_line(m, "%s = call ptr @smr_d_shared()", base.s);
	nest_line(m, "%s = mul i64 %s, %d", byte.s, at, SLOT);
	nest_line(m, "%s = add i64 %s, %d", all.s, byte.s, slot * nest_slot_values(m->s) * SLOT);
	nest_line(m, "%s = getelementptr i8, ptr %s, i64 %s", p.s, base.s, all.s);
	return p;
}

static const char *slot_type(smr_dtype t)
{
	return t == SMR_I1 ? "i8" : nest_type(t);
}

void nest_slot_put(nest_emit *m, int slot, const char *at, smr_dtype t, nest_val v)
{
	nest_val p = slot_address(m, slot, at);

	if (t == SMR_I1)
		v = nest_cast(m, "zext", t, SMR_U8, v);
	nest_line(m, "store %s %s, ptr %s, align %d", slot_type(t), v.s, p.s, SLOT);
}

nest_val nest_slot_get(nest_emit *m, int slot, const char *at, smr_dtype t)
{
	nest_val p = slot_address(m, slot, at), v = nest_new(m, false);

	nest_line(m, "%s = load %s, ptr %s, align %d", v.s, slot_type(t), p.s, SLOT);
	return t == SMR_I1 ? nest_cast(m, "trunc", SMR_U8, t, v) : v;
}

static void put_part(nest_emit *m, const smr_expr *fold, int slot, const char *at, nest_part part)
{
	smr_dtype t[2];
	bool two = is_double(fold, t);

	nest_slot_put(m, slot, at, t[0], part.v);
	if (two)
		nest_slot_put(m, slot + 1, at, t[1], part.lost);
}

static nest_part get_part(nest_emit *m, const smr_expr *fold, int slot, const char *at)
{
	smr_dtype t[2];
	bool two = is_double(fold, t);
	nest_part part = {.v = nest_slot_get(m, slot, at, t[0])};

	if (two)
		part.lost = nest_slot_get(m, slot + 1, at, t[1]);
	return part;
}

static void barrier(nest_emit *m)
{
	nest_line(m, "call void @smr_d_barrier()");
}

/* Combines the parts of all warps of the block: each warp reads them, a lane each. */
static nest_part join_warps(nest_emit *m, const smr_expr *fold, nest_part part, int slot)
{
	int warps = m->s->threads / NEST_WARP, some = m->next++, done = m->next++;
	nest_val lane = nest_new(m, false), warp = nest_new(m, false), first = nest_new(m, false),
		 at = nest_new(m, false);

	nest_line(m, "%s = and i64 %%member, %d", lane.s, NEST_WARP - 1);
	nest_line(m, "%s = udiv i64 %%member, %d", warp.s, NEST_WARP);
	nest_line(m, "%s = icmp eq i64 %s, 0", first.s, lane.s);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", first.s, some, done);
	nest_label(m, some);
	put_part(m, fold, slot, warp.s, part);
	nest_lead_end(m, done);
	barrier(m);
	nest_line(m, "%s = and i64 %%member, %d", at.s, warps - 1);
	return join_lanes(m, fold, get_part(m, fold, slot, at.s), warps);
}

/* Combines the parts of each column from the first to the last. */
static nest_part join_columns(nest_emit *m, const smr_expr *fold, nest_part part, int slot)
{
	nest_val row = nest_new(m, false), own = nest_new(m, false), at;
	int members = nest_team_size(m->s);

	nest_line(m, "%s = mul i64 %%member, %d", row.s, NEST_WARP);
	nest_line(m, "%s = add i64 %s, %%column", own.s, row.s);
	put_part(m, fold, slot, own.s, part);
	barrier(m);
	part = get_part(m, fold, slot, "%column");
	for (int k = 1; k < members; k++) {
		at = nest_new(m, false);
		nest_line(m, "%s = add i64 %%column, %d", at.s, k * NEST_WARP);
		part = nest_join(m, fold, part, get_part(m, fold, slot, at.s));
	}
	return part;
}

/* Returns the first of the slots for a fold: two places take turns. A thread that stores at one of
 * them has passed the barrier of the fold between, which all threads reach after they have read. */
static int take_slots(nest_emit *m, const smr_expr *fold)
{
	smr_dtype t[2];
	int need = is_double(fold, t) ? 2 : 1, at = m->slot;

	m->slot = at == 0 ? 2 : 0;
	if (at + need > m->s->slots)
		m->s->slots = at + need;
	return at;
}

nest_part nest_team_join(nest_emit *m, const smr_expr *fold, nest_part part)
{
	if (m->s->team == NEST_TEAM_COLUMNS)
		return join_columns(m, fold, part, take_slots(m, fold));
	part = join_lanes(m, fold, part, NEST_WARP);
	if (m->s->team == NEST_TEAM_WARP || m->s->threads == NEST_WARP)
		return part;
	return join_warps(m, fold, part, take_slots(m, fold));
}
