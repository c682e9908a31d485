/* Evaluates a plan: the sum over its ops, from the end of the part to its beginning, because an op
 * may have to read a value that the plan wanted inlined. The cost of an op depends only on what is
 * fused into it, so most ops are found in a memo of earlier plans of this part or a piece of it.
 * Costs that no decision of the part changes are computed once for all plans. */
#include "base/alloc.h"
#include "base/assert.h"
#include "pass/fuse/plan_internal.h"

enum { MEMO = 8192, KEPT = 8 };

struct fuse_memo {
	uint64_t key;
	double seconds;
	uint32_t nrefused;
	fuse_value *refused[KEPT];
};

smr_status fuse_search_new(const fuse_flow *f, fuse_search *s)
{
	*s = (fuse_search){.f = f};
	s->memo = smr_calloc(MEMO, sizeof(*s->memo));
	s->found = smr_calloc(FUSE_FOUND, sizeof(*s->found));
	s->lines = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*s->lines));
	s->moving = smr_arena_array(f->arena, f->nvalues + 1, sizeof(fuse_value *));
	if (s->memo == NULL || s->found == NULL || s->lines == NULL || s->moving == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", f->g->name);
	return fuse_walk_new(f, &s->walk);
}

void fuse_search_free(fuse_search *s)
{
	fuse_walk_free(s->walk);
	smr_free(s->memo);
	smr_free(s->found);
}

/* ---- the plan ----------------------------------------------------------------------------- */

void fuse_set(const fuse_part *p, uint32_t i, bool apart)
{
	fuse_point *at = p->points[i];

	smr_assert(i < p->npoints);
	smr_assert(at->nedges > 0 && at->from != NULL);
	at->apart = apart;
	for (uint32_t k = 0; k < at->nedges; k++)
		fuse_want(at->edges[k], !apart);
}

void fuse_set_all(const fuse_part *p, uint64_t apart)
{
	smr_assert(p->npoints <= FUSE_MAX_POINTS);
	for (uint32_t i = 0; i < p->npoints; i++)
		fuse_set(p, i, apart >> i & 1);
}

static void measure_fused_value(fuse_value *x)
{
	smr_assert(x->form != NULL);
	x->parts = x->form->parts;
	x->depth = 0;
	x->within = (uintptr_t)x;
	for (uint32_t i = 0; i < x->nedges; i++) {
		const fuse_edge *e = &x->edges[i];

		if (!e->fused)
			continue;
		x->parts += e->times * e->from->parts;
		x->depth = e->from->depth > x->depth ? e->from->depth : x->depth;
		x->within = fuse_mix(x->within + ((uint64_t)i << 48), e->from->within);
	}
	x->depth += x->form->depth;
}

void fuse_settle_value(fuse_value *x)
{
	smr_assert(x->form != NULL);
	x->changed = false;
	for (uint32_t i = 0; i < x->nedges; i++)
		x->edges[i].fused = x->edges[i].wanted;
	measure_fused_value(x);
	while (x->parts > FUSE_MAX_PARTS || x->depth > FUSE_MAX_DEPTH) {
		fuse_edge *largest = NULL;

		for (uint32_t i = 0; i < x->nedges; i++) {
			fuse_edge *e = &x->edges[i];

			if (e->fused && e->from->parts > 1 &&
			    (largest == NULL || e->from->parts > largest->from->parts))
				largest = e;
		}
		if (largest == NULL)
			return;
		largest->fused = false;
		measure_fused_value(x);
	}
}

void fuse_settle(const fuse_part *p)
{
	for (uint32_t i = 0; i < p->nvalues; i++)
		fuse_settle_value(p->values[i]);
}

/* Finds the values that points may change: readers of their edges, and later values that may inline
 * one. */
static void find_moving(fuse_search *s, const fuse_part *p)
{
	s->look++;
	s->nmoving = 0;
	for (uint32_t i = 0; i < p->npoints; i++)
		for (uint32_t k = 0; k < p->points[i]->nedges; k++)
			p->points[i]->edges[k]->reader->moves = s->look;
	for (uint32_t i = 0; i < p->nvalues; i++) {
		fuse_value *x = p->values[i];

		for (uint32_t k = 0; k < x->nedges && x->moves != s->look; k++)
			if (x->edges[k].wanted && x->edges[k].from->moves == s->look)
				x->moves = s->look;
		smr_assert(s->nmoving <= p->nvalues);
		if (x->moves == s->look)
			s->moving[s->nmoving++] = x;
	}
}

static bool is_stored_otherwise(const fuse_search *s, const fuse_value *x)
{
	if (x->stored)
		return false;
	for (const fuse_edge *e = x->read_by; e != NULL; e = e->next)
		if (e->reader->moves == s->look)
			return true;
	return false;
}

static void list_live_values(fuse_search *s, const fuse_part *p)
{
	fuse_settle(p);
	find_moving(s, p);
	s->nlines = 0;
	for (uint32_t i = 0; i < p->nvalues; i++) {
		fuse_value *x = p->values[i];

		if (!x->dead)
			s->lines[s->nlines++] = (fuse_line){.x = x,
							    .moves = x->moves == s->look,
							    .varies = is_stored_otherwise(s, x),
							    .stored = fuse_is_stored(x)};
	}
}

/* Settles again the values that changed since the part was settled. */
static void update_changed_values(const fuse_search *s)
{
	for (uint32_t i = 0; i < s->nmoving; i++) {
		fuse_value *x = s->moving[i];
		bool again = x->changed;

		for (uint32_t k = 0; k < x->nedges && !again; k++)
			again = x->edges[k].wanted && x->edges[k].from->moved == s->plan;
		if (!again)
			continue;
		fuse_settle_value(x);
		x->moved = s->plan;
	}
}

static void update_part_values(fuse_search *s, const fuse_part *p)
{
	if (s->at == p)
		update_changed_values(s);
	else
		list_live_values(s, p);
	s->at = p;
}

bool fuse_is_stored(const fuse_value *x)
{
	if (x->stored)
		return true;
	for (const fuse_edge *e = x->read_by; e != NULL; e = e->next)
		if (!e->fused)
			return true;
	return false;
}

bool fuse_in(const fuse_part *p, const fuse_value *x)
{
	return x->place < p->nvalues && p->values[x->place] == x;
}

/* ---- plan cost ---------------------------------------------------------------------------- */

void fuse_turn_to(fuse_search *s, const fuse_part *p)
{
	s->turn++;
	s->at = NULL;
	for (uint32_t i = 0; i < p->nvalues; i++)
		p->values[i]->place = i;
}

uint64_t fuse_decisions(const fuse_part *p)
{
	uint64_t q = 0;

	for (uint32_t i = 0; i < p->npoints; i++)
		q |= (uint64_t)p->points[i]->apart << i;
	return q;
}

static const fuse_memo *cost_op(fuse_search *s, const fuse_value *x)
{
	uint64_t key = fuse_mix(x->within, 1);
	fuse_memo *m = &s->memo[(key >> 32) % MEMO];
	fuse_op_cost cost;

	if (m->key == key) {
		for (uint32_t i = 0; i < m->nrefused; i++)
			m->refused[i]->mark = s->plan;
		return m;
	}
	fuse_walk_op(s->walk, x, &cost);
	*m = (fuse_memo){.key = key, .seconds = cost.seconds};
	m->nrefused = fuse_walk_refused(s->walk, m->refused, KEPT);
	if (m->nrefused > KEPT)
		m->key = 0; /* it is walked again */
	fuse_walk_mark_refused(s->walk, s->plan);
	return m;
}

static double seconds_of(fuse_search *s, fuse_line *l)
{
	const fuse_memo *m;

	if (l->known)
		return l->seconds;
	m = cost_op(s, l->x);
	l->known = !l->moves && m->nrefused == 0;
	l->seconds = m->seconds;
	return l->seconds;
}

bool fuse_is_op(const fuse_search *s, const fuse_value *x)
{
	return !x->dead && (x->mark == s->plan || fuse_is_stored(x));
}

double fuse_part_cost(fuse_search *s, const fuse_part *p, double most)
{
	double sum = 0;

	if (s->joint != NULL)
		return fuse_joint_cost(s, p, most);
	s->plan++;
	s->evaluated++;
	update_part_values(s, p);
	for (uint32_t i = s->nlines; i-- > 0 && sum <= most;) {
		fuse_line *l = &s->lines[i];

		if (l->x->mark == s->plan || (l->varies ? fuse_is_stored(l->x) : l->stored))
			sum += seconds_of(s, l);
	}
	return sum;
}

void smr_plan_cost_add(smr_plan_cost *sum, const smr_plan_cost *one)
{
	sum->ops += one->ops;
	sum->seconds += one->seconds;
	sum->start += one->start;
	sum->read += one->read;
	sum->write += one->write;
	sum->compute += one->compute;
	sum->hidden += one->hidden;
	sum->compile += one->compile;
}

void fuse_part_split(fuse_search *s, const fuse_part *p, smr_plan_cost *out)
{
	fuse_op_cost cost;
	smr_plan_cost one;

	*out = (smr_plan_cost){0};
	s->plan++;
	s->at = NULL;
	fuse_settle(p);
	for (uint32_t i = p->nvalues; i-- > 0;) {
		if (!fuse_is_op(s, p->values[i]))
			continue;
		fuse_walk_op(s->walk, p->values[i], &cost);
		fuse_cost_split(s->f->cost, p->values[i], &cost, &one);
		smr_plan_cost_add(out, &one);
		fuse_walk_mark_refused(s->walk, s->plan);
	}
}
