/* Scans by a team (plan/simt_scan.c): threads beside each other compute iterations beside each
 * other.
 *
 * Each thread joins the terms of its warp up to its own: in each step, lanes whose numbers differ
 * in one bit exchange the value of all lanes that share the higher bits. In a block, the values of
 * the warps pass through shared memory, at two places that take turns: a thread that stores at one
 * of them has passed the barrier of the iterations between. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/emit/fold.h"

enum { MOST = 4 /* scans of a stage */ };

typedef struct team_scan {
	nest_emit *m;
	const smr_expr *e;
	int carry;        /* the value before the iterations of now */
	int slot;         /* in shared memory; its place that takes turns is the next one */
	nest_val neutral; /* a value that changes no other, or may be joined again */
} team_scan;

typedef struct team_scans {
	int n;
	team_scan of[MOST];
} team_scans;

/* Values of a thread: of all terms of its group, and of those up to its own. */
typedef struct prefix {
	nest_val all, upto;
} prefix;

static bool find_scan(const smr_expr *e, void *arg)
{
	team_scans *s = arg;

	if (e->kind != SMR_EXPR_SCAN)
		return true;
	for (int i = 0; i < s->n; i++)
		if (s->of[i].e == e)
			return false;
	if (s->n < MOST)
		s->of[s->n].e = e;
	s->n++;
	return false;
}

static void start(team_scan *s)
{
	nest_emit *m = s->m;
	nest_val init = nest_eval(m, s->e->init[0]);
	uint64_t bits;

	s->neutral = nest_fold_neutral(s->e, &bits) ? nest_literal(s->e->type, bits) : init;
	s->carry = nest_acc_new(m, s->e->type, false);
	nest_acc_put(m, s->carry, s->e->type, false, init);
}

static nest_val get_carry(const team_scan *s)
{
	return nest_acc_get(s->m, s->carry, s->e->type, false);
}

static void carry(const team_scan *s, nest_val v)
{
	nest_acc_put(s->m, s->carry, s->e->type, false, nest_combine(s->m, s->e, get_carry(s), v));
}

/* Joins the values of the chunks before this one. */
static void join_chunks(const team_scan *s, const char *chunk)
{
	nest_emit *m = s->m;
	nest_for k;
	nest_val p, v;

	nest_for_open(m, &k, -1, "0", chunk, "1");
	p = nest_chunk_address(m, m->p->scan_sums, k.i);
	v = nest_new(m, false);
	nest_line(m, "%s = load %s, ptr %s", v.s, nest_type(s->e->type), p.s);
	carry(s, v);
	nest_for_close(m, &k);
}

/* One step within a warp: the lanes whose numbers have the bit come after the others. */
static void join_lanes(const team_scan *s, prefix *x, int bit)
{
	nest_emit *m = s->m;
	smr_dtype t = s->e->type;
	nest_val other = nest_shuffle(m, t, x->all, bit), low = nest_new(m, false),
		 after = nest_new(m, false), first, second;

	nest_line(m, "%s = and i64 %%member, %d", low.s, bit);
	nest_line(m, "%s = icmp ne i64 %s, 0", after.s, low.s);
	x->upto = nest_choose(m, t, after, nest_combine(m, s->e, other, x->upto), x->upto);
	first = nest_choose(m, t, after, other, x->all);
	second = nest_choose(m, t, after, x->all, other);
	x->all = nest_combine(m, s->e, first, second);
}

/* Joins the values of the warps before this one, and of all of them. */
static void join_warps(const team_scan *s, prefix *x, const char *turn)
{
	nest_emit *m = s->m;
	smr_dtype t = s->e->type;
	int warps = m->s->threads / NEST_WARP, some = m->next++, done = m->next++;
	int all = nest_acc_new(m, t, false), before = nest_acc_new(m, t, false);
	nest_val lane = nest_new(m, false), warp = nest_new(m, false), first = nest_new(m, false),
		 at = nest_new(m, false), own, v, is;
	nest_for k;

	nest_line(m, "%s = and i64 %%member, %d", lane.s, NEST_WARP - 1);
	nest_line(m, "%s = lshr i64 %%member, 5", warp.s);
	nest_line(m, "%s = icmp eq i64 %s, 0", first.s, lane.s);
	nest_line(m, "%s = add i64 %s, %s", at.s, turn, warp.s);
	nest_line(m, "br i1 %s, label %%b%d, label %%b%d", first.s, some, done);
	nest_label(m, some);
	nest_slot_put(m, s->slot, at.s, t, x->all);
	nest_lead_end(m, done);
	nest_line(m, "call void @smr_d_barrier()");
	nest_acc_put(m, all, t, false, s->neutral);
	nest_acc_put(m, before, t, false, s->neutral);
	own = (nest_val){.vec = false};
	snprintf(own.s, sizeof(own.s), "%d", warps);
	nest_for_open(m, &k, -1, "0", own.s, "1");
	at = nest_new(m, false);
	nest_line(m, "%s = add i64 %s, %s", at.s, turn, k.i);
	v = nest_combine(m, s->e, nest_acc_get(m, all, t, false),
			 nest_slot_get(m, s->slot, at.s, t));
	nest_acc_put(m, all, t, false, v);
	is = nest_new(m, false);
	nest_line(m, "%s = icmp ult i64 %s, %s", is.s, k.i, warp.s);
	nest_acc_put(m, before, t, false,
		     nest_choose(m, t, is, v, nest_acc_get(m, before, t, false)));
	nest_for_close(m, &k);
	x->all = nest_acc_get(m, all, t, false);
	x->upto = nest_combine(m, s->e, nest_acc_get(m, before, t, false), x->upto);
}

/* Computes the scan at the iterations of now; @p valid: this thread has one. */
static void step(const team_scan *s, nest_val valid, const char *turn)
{
	nest_emit *m = s->m;
	smr_dtype t = s->e->type;
	nest_val term = nest_eval(m, nest_step_term(m->p, s->e));
	prefix x = {.all = nest_choose(m, t, valid, term, s->neutral)};
	nest_val before = get_carry(s);

	x.upto = s->e->exclusive ? s->neutral : x.all;
	for (int bit = 1; bit < NEST_WARP; bit *= 2)
		join_lanes(s, &x, bit);
	if (m->s->team == NEST_TEAM_BLOCK)
		join_warps(s, &x, turn);
	nest_memo_put(m, s->e, 0, smr_expr_loops(s->e), nest_combine(m, s->e, before, x.upto));
	carry(s, x.all);
}

/* Opens the thread's iteration, or the last one if it has none. */
static nest_val open_iteration(nest_emit *m, const char *first, const char *to)
{
	nest_val i = nest_new(m, false), valid = nest_new(m, false), last = nest_new(m, false),
		 at = nest_new(m, false);
	int l = m->s->scan;

	nest_line(m, "%s = add i64 %s, %%member", i.s, first);
	nest_line(m, "%s = icmp slt i64 %s, %s", valid.s, i.s, to);
	nest_line(m, "%s = sub i64 %s, 1", last.s, to);
	nest_line(m, "%s = select i1 %s, i64 %s, i64 %s", at.s, valid.s, i.s, last.s);
	memcpy(m->dyn[l], at.s, sizeof(m->dyn[l]));
	m->open[m->nopen++] = l;
	return valid;
}

/* Returns the first of the values in shared memory of this turn; @p first: an iteration. */
static nest_val turn_of(nest_emit *m, const char *first)
{
	nest_val number = nest_new(m, false), odd = nest_new(m, false), at = nest_new(m, false);

	nest_line(m, "%s = udiv i64 %s, %d", number.s, first, m->s->threads);
	nest_line(m, "%s = and i64 %s, 1", odd.s, number.s);
	nest_line(m, "%s = mul i64 %s, %d", at.s, odd.s, nest_slot_values(m->s));
	return at;
}

static void run_iterations(nest_emit *m, team_scans *s, const char *from, const char *to,
			   const nest_inst *inst)
{
	nest_val valid, turn = {"0", false}, relative;
	char size[28];
	nest_for t;

	snprintf(size, sizeof(size), "%d", nest_team_size(m->s));
	nest_for_open(m, &t, -1, from, to, size);
	valid = open_iteration(m, t.i, to);
	if (m->s->team == NEST_TEAM_BLOCK) {
		relative = nest_new(m, false);
		nest_line(m, "%s = sub i64 %s, %s", relative.s, t.i, from);
		turn = turn_of(m, relative.s);
	}
	for (int i = 0; i < s->n; i++)
		step(&s->of[i], valid, turn.s);
	memcpy(m->leads, valid.s, sizeof(m->leads));
	nest_compute(m, inst, 1);
	m->leads[0] = '\0';
	m->nopen--;
	m->dyn[m->s->scan][0] = '\0';
	nest_for_close(m, &t);
}

/* Writes the iterations of a chunk. */
static void put_range(nest_emit *m, const char *chunk, char from[28], char to[28])
{
	nest_val start = nest_new(m, false), end = nest_new(m, false), less = nest_new(m, false),
		 least = nest_new(m, false);
	char size[28], n[28];

	nest_stride_text(m, m->s->chunk, size);
	nest_extent(m, m->s->scan, n);
	nest_line(m, "%s = mul i64 %s, %s", start.s, chunk, size);
	nest_line(m, "%s = add i64 %s, %s", end.s, start.s, size);
	nest_line(m, "%s = icmp slt i64 %s, %s", less.s, end.s, n);
	nest_line(m, "%s = select i1 %s, i64 %s, i64 %s", least.s, less.s, end.s, n);
	memcpy(from, start.s, 28);
	memcpy(to, least.s, 28);
}

void nest_scan_team(nest_emit *m, const char *chunk)
{
	team_scans s = {.n = 0};
	nest_inst one = {{0}};
	char from[28] = "0", to[28];

	nest_walk(m->s->value, find_scan, &s);
	if (s.n > MOST) {
		nest_unsupported(m, "more than four scans");
		return;
	}
	m->at = one;
	nest_extent(m, m->s->scan, to);
	for (int i = 0; i < s.n; i++) {
		s.of[i].m = m;
		s.of[i].slot = 2 * i;
		start(&s.of[i]);
		if (chunk != NULL)
			join_chunks(&s.of[i], chunk);
	}
	if (m->s->team == NEST_TEAM_BLOCK)
		m->s->slots = 2 * s.n;
	if (chunk != NULL)
		put_range(m, chunk, from, to);
	run_iterations(m, &s, from, to, &one);
}
