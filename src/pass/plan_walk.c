/* What one op of a plan takes, found without building it: the walk goes where try_inline() would
 * go, with the same refusals. In place of expressions it carries, for each dimension of an index,
 * a number: the index at random values of the loops' counters, modulo 2^64. Two indices with one
 * number are the same index (but for one chance in 2^60), so that what the op shares is counted
 * once. Beside it stand the loops that the index hangs on: they tell how often something is
 * computed. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "pass/codelet.h"
#include "pass/plan_own.h"

static const double MOST_ROW = 64 << 10; /* bytes that generated code keeps of a row */
enum { SLOTS = 4096, MOST = 1024, MAX_REFUSED = 32, MAX_READ = 64, MAX_KEPT = 16 };

typedef struct instance {
	uint64_t key;
	const fv_value *x; /* computed; NULL: read */
	double times;
	uint32_t slot;
	bool again; /* it is read from a row that was kept */
} instance;

/* An index: its number and its loops by dimension. */
typedef struct place {
	uint64_t at[SMR_MAX_LOOPS], on[SMR_MAX_LOOPS];
} place;

struct fv_walk {
	const fv_flow *f;
	uint32_t stamp, when[SLOTS]; /* of the walk that filled a slot */
	uint64_t keys[SLOTS];
	uint32_t n;
	instance done[MOST];
	uint32_t nins;
	const fv_value *ins[MAX_READ];
	double touched[MAX_READ]; /* elements */
	uint32_t nloops;
	double extent[SMR_MAX_LOOPS];
	uint64_t counter[SMR_MAX_LOOPS]; /* numbers of the loops' counters */
	uint32_t nkept;
	struct {
		const fv_value *x;
		place at;
	} kept[MAX_KEPT];
	uint64_t domain;
	int64_t rows; /* of a slab, whose loop is the second one; 0: there are no slabs */
	double nslabs;
	const fv_value *sum; /* over the rows of each slab */
	bool no_folds, guarded_fold;
	bool no_core, clash; /* clash: what is there besides the product is no tail of it */
	const fv_value *core;
	uint64_t core_key;
	uint32_t nrefused;
	fv_value *refused[MAX_REFUSED];
};

smr_status fv_walk_new(const fv_flow *f, fv_walk **out)
{
	fv_walk *w = smr_calloc(1, sizeof(*w));

	if (w == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", f->g->name);
	w->f = f;
	*out = w;
	return SMR_OK;
}

void fv_walk_free(fv_walk *w)
{
	smr_free(w);
}

/* ---- what was met ------------------------------------------------------------------------- */

/* False: it was met before. */
static bool meet(fv_walk *w, uint64_t key, const fv_value *x, double times)
{
	uint32_t s = (uint32_t)(key >> 40) % SLOTS;

	while (w->when[s] == w->stamp) {
		if (w->keys[s] == key)
			return false;
		s = (s + 1) % SLOTS;
	}
	if (w->n == MOST) /* a native op that is larger than any plan makes one */
		return false;
	w->when[s] = w->stamp;
	w->keys[s] = key;
	w->done[w->n++] = (instance){.key = key, .x = x, .times = times, .slot = s};
	return true;
}

typedef struct mark {
	uint32_t n, nins, nloops, nkept;
	double touched[MAX_READ];
} mark;

static void remember(const fv_walk *w, mark *m)
{
	m->n = w->n;
	m->nins = w->nins;
	m->nloops = w->nloops;
	m->nkept = w->nkept;
	memcpy(m->touched, w->touched, w->nins * sizeof(m->touched[0]));
}

/* Slots of what came last are emptied first, so nobody's search ends early at one of them. */
static void go_back(fv_walk *w, const mark *m)
{
	while (w->n > m->n)
		w->when[w->done[--w->n].slot] = 0;
	w->nins = m->nins;
	w->nloops = m->nloops;
	w->nkept = m->nkept;
	memcpy(w->touched, m->touched, m->nins * sizeof(m->touched[0]));
}

/* ---- loops -------------------------------------------------------------------------------- */

static double product(const fv_walk *w, uint64_t loops)
{
	double n = 1;

	for (uint32_t l = 0; loops != 0; l++, loops >>= 1)
		n *= loops & 1 ? w->extent[l] : 1;
	return n;
}

/* Those of @p loops that are no further in than the last one of @p on. */
static uint64_t up_to(uint64_t loops, uint64_t on)
{
	return on == 0 ? 0 : loops & (UINT64_MAX >> __builtin_clzll(on));
}

/* As fold_pays() of values_inline.c has it. */
static bool rows_are_outer(const fv_walk *w, const fv_value *x, uint64_t on)
{
	if ((on & ~w->domain) != 0)
		return (w->domain & ~on) != 0 &&
		       product(w, on & ~w->domain) * fv_fold_steps(x) <= FV_MAX_INSIDE;
	return w->domain == on || (on != 0 && up_to(w->domain, on) == on);
}

static uint64_t loops_of(const fv_value *x, const place *p)
{
	uint64_t on = 0;

	for (uint32_t d = 0; d < x->rank; d++)
		on |= p->on[d];
	return on;
}

static uint64_t key_of(const fv_flow *f, const fv_value *x, const place *p, uint64_t how)
{
	uint64_t key = smr_hash_mix(how, (uint64_t)(x - f->values));

	for (uint32_t d = 0; d < x->rank; d++)
		key = smr_hash_mix(key, p->at[d]);
	return key;
}

/* Counters of a value's loops where it is at @p at; those of its folds are new loops. */
static bool place_loops(fv_walk *w, const fv_value *x, const place *at, uint64_t key, place *out,
			uint64_t *bound)
{
	const fv_form *form = x->form;

	*bound = 0;
	for (uint32_t l = 0; l < form->nloops; l++) {
		if (l < form->rank) {
			out->at[l] = at->at[l];
			out->on[l] = at->on[l];
			continue;
		}
		if (x == w->sum && form->extent[l] == (double)w->rows) {
			out->at[l] = w->counter[1];
			out->on[l] = UINT64_C(1) << 1;
			*bound |= out->on[l];
			continue;
		}
		if (w->nloops == SMR_MAX_LOOPS)
			return false;
		out->at[l] = form->extent[l] > 1 ? smr_hash_mix(key, l) : 0;
		out->on[l] = form->extent[l] > 1 ? UINT64_C(1) << w->nloops : 0;
		*bound |= out->on[l];
		w->counter[w->nloops] = out->at[l];
		w->extent[w->nloops++] = form->extent[l];
	}
	return true;
}

static void index_of(const fv_read *r, const fv_value *from, const place *loops, place *out)
{
	for (uint32_t d = 0; d < from->rank; d++) {
		const fv_dim *x = &r->dims[d];

		out->at[d] = (uint64_t)x->offset;
		out->on[d] = 0;
		for (uint32_t t = 0; t < x->nterms; t++) {
			out->at[d] += (uint64_t)x->terms[t].coef * loops->at[x->terms[t].loop];
			out->on[d] |= loops->on[x->terms[t].loop];
		}
		if (x->where == NULL)
			continue;
		out->at[d] = smr_hash_mix(out->at[d], (uintptr_t)x->where);
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			if (x->loops >> l & 1) {
				out->at[d] = smr_hash_mix(out->at[d], loops->at[l]);
				out->on[d] |= loops->on[l];
			}
	}
}

/* ---- values ------------------------------------------------------------------------------- */

static bool looked_up(const fv_read *r, const fv_value *x)
{
	for (uint32_t d = 0; d < x->form->rank; d++)
		if (r->dims[d].where != NULL)
			return true;
	return false;
}

/* Each element at its own place: what moves them is another op, whose rows chains can have. */
static bool is_own_place(const fv_walk *w, const fv_value *x, const place *at)
{
	for (uint32_t d = 0; d < x->rank; d++)
		if (at->on[d] != (w->domain & UINT64_C(1) << d))
			return false;
	return loops_of(x, at) == w->domain;
}

/* One product, for each point of the op. */
static bool may_be_core(fv_walk *w, const fv_value *x, const place *at)
{
	uint64_t key = key_of(w->f, x, at, 0);

	if (w->no_core)
		return false;
	if (w->core != NULL && w->core != x)
		return false;
	if (w->core != NULL && w->core_key == key)
		return true;
	if (w->core != NULL || !is_own_place(w, x, at)) {
		w->clash = true;
		return false;
	}
	w->core = x;
	w->core_key = key;
	return true;
}

static bool may_fold(fv_walk *w, const fv_read *r, const fv_value *x, const place *at, bool guarded)
{
	if (!x->fold)
		return true;
	if (x->core)
		return !looked_up(r, x) && may_be_core(w, x, at);
	if (w->no_folds || looked_up(r, x) || !rows_are_outer(w, x, loops_of(x, at)))
		return false;
	w->guarded_fold |= guarded;
	return true;
}

static void refuse(fv_walk *w, fv_value *x)
{
	for (uint32_t i = 0; i < w->nrefused; i++)
		if (w->refused[i] == x)
			return;
	if (w->nrefused < MAX_REFUSED)
		w->refused[w->nrefused++] = x;
}

static bool take_in(fv_walk *w, const fv_value *x, const place *at)
{
	uint32_t i = 0;

	if (!meet(w, key_of(w->f, x, at, 1), NULL, 0))
		return true;
	while (i < w->nins && w->ins[i] != x)
		i++;
	if (i == MAX_READ)
		return false;
	if (i == w->nins) {
		w->ins[w->nins] = x;
		w->touched[w->nins++] = 0;
	}
	w->touched[i] += product(w, loops_of(x, at));
	return true;
}

static bool visit(fv_walk *w, const fv_value *x, const place *at, uint64_t around, bool guarded);

static bool try_visit(fv_walk *w, fv_value *x, const place *at, uint64_t around, bool guarded)
{
	mark m;

	remember(w, &m);
	if (visit(w, x, at, around, guarded) && w->nins <= FV_MAX_INS)
		return true;
	go_back(w, &m);
	return false;
}

static bool walk_read(fv_walk *w, const fv_value *x, const fv_read *r, const place *loops,
		      uint64_t around, bool guarded)
{
	const fv_edge *e = &x->edges[r->edge];
	place at;

	index_of(r, e->from, loops, &at);
	if (e->fused) {
		if (may_fold(w, r, e->from, &at, guarded) &&
		    try_visit(w, e->from, &at, around, guarded))
			return true;
		refuse(w, e->from);
	}
	return take_in(w, e->from, &at);
}

/* ---- rows --------------------------------------------------------------------------------- */

/* Whether two places differ in one dimension alone, which is the counter of one loop here, of
 * another as long there, not both of them the op's own. */
static bool same_row(const fv_walk *w, const fv_value *x, const place *a, const place *b)
{
	uint32_t n = 0;

	for (uint32_t d = 0; d < x->rank; d++) {
		if (a->at[d] == b->at[d])
			continue;
		if (n++ > 0 || __builtin_popcountll(a->on[d]) != 1 ||
		    __builtin_popcountll(b->on[d]) != 1)
			return false;
		uint32_t i = (uint32_t)__builtin_ctzll(a->on[d]),
			 j = (uint32_t)__builtin_ctzll(b->on[d]);

		if (a->at[d] != w->counter[i] || b->at[d] != w->counter[j] ||
		    w->extent[i] != w->extent[j] || ((a->on[d] | b->on[d]) & ~w->domain) == 0)
			return false;
	}
	return n == 1;
}

/* Functions of a row that sums need and the result needs again are kept (back/cpu/nest_rows.c has
 * the same conditions, and more): the rows' loop is the op's first one, a row is short. */
static bool is_kept(fv_walk *w, const fv_value *x, const place *at)
{
	uint64_t rows = w->domain & -w->domain, on = loops_of(x, at);
	double bytes = (double)smr_dtype_size(smr_node_type(x->node, x->k)->dtype);

	if (!x->form->function || x->fold || (on & rows) == 0 ||
	    bytes * product(w, on & ~rows) > MOST_ROW)
		return false;
	for (uint32_t i = 0; i < w->nkept; i++)
		if (w->kept[i].x == x && same_row(w, x, &w->kept[i].at, at))
			return true;
	if (w->nkept < MAX_KEPT) {
		w->kept[w->nkept].x = x;
		w->kept[w->nkept++].at = *at;
	}
	return false;
}

static bool visit(fv_walk *w, const fv_value *x, const place *at, uint64_t around, bool guarded)
{
	uint64_t key = key_of(w->f, x, at, 0), on = loops_of(x, at), bound;
	/* sums of rows inside sums of columns are stages of their own */
	uint64_t mine = x->fold && (on & ~w->domain) != 0 ? on : up_to(around, on);
	place loops = {0};

	if (!meet(w, key, x, product(w, mine)))
		return true;
	if (!guarded && is_kept(w, x, at)) {
		w->done[w->n - 1].again = true;
		return true;
	}
	if (!place_loops(w, x, at, key, &loops, &bound))
		return false;
	for (uint32_t i = 0; i < x->form->nreads; i++) {
		const fv_read *r = &x->form->reads[i];

		if (!walk_read(w, x, r, &loops, r->within != 0 ? mine | bound : mine,
			       guarded || r->guarded))
			return false;
	}
	return true;
}

static void forget(fv_walk *w)
{
	if (++w->stamp == 0) {
		memset(w->when, 0, sizeof(w->when));
		w->stamp = 1;
	}
	w->n = w->nins = w->nloops = w->nrefused = w->nkept = 0;
	w->domain = 0;
	w->rows = 0;
	w->sum = NULL;
	w->guarded_fold = w->clash = false;
	w->core = NULL;
}

static void domain_loop(fv_walk *w, uint32_t l, double extent)
{
	w->extent[l] = extent;
	w->counter[l] = extent > 1 ? smr_hash_mix(0x5eed, l) : 0;
	w->nloops = w->nloops > l ? w->nloops : l + 1;
}

static void stand_at(const fv_walk *w, uint32_t l, place *at, uint32_t d)
{
	at->at[d] = w->counter[l];
	at->on[d] = w->extent[l] > 1 ? UINT64_C(1) << l : 0;
}

/* Ops of one domain that are walked one after the other know what those before did. */
static void walk_from(fv_walk *w, const fv_value *x)
{
	bool slabs = w->rows > 0, sum = slabs && x->form->extent[0] == w->nslabs;
	place at = {0};

	w->domain = 0;
	for (uint32_t l = slabs; l < x->form->rank; l++) {
		domain_loop(w, l + slabs, x->form->extent[l]);
		stand_at(w, l + slabs, &at, l);
		w->domain |= at.on[l];
	}
	for (uint32_t l = 0; slabs && l < 2; l++)
		domain_loop(w, l, l == 0 ? w->nslabs : (double)w->rows);
	if (slabs) {
		stand_at(w, 0, &at, 0);
		at.at[0] *= sum ? 1 : (uint64_t)w->rows;
		at.at[0] += sum ? 0 : w->counter[1];
		at.on[0] |= sum ? 0 : UINT64_C(2);
		w->domain |= at.on[0];
	}
	w->sum = sum ? x : NULL;
	(void)visit(w, x, &at, w->domain, false);
}

/* ---- the op ------------------------------------------------------------------------------- */

static void add_up(const fv_walk *w, const fv_value *const *x, uint32_t n, fv_op_cost *out)
{
	const fv_cost *c = w->f->cost;
	double least = INFINITY, write_s[2] = {0};

	*out = (fv_op_cost){0};
	for (uint32_t i = 0; i < w->n; i++) {
		const fv_value *v = w->done[i].x;

		if (v == NULL)
			continue;
		out->flops += (w->done[i].again ? 1 : v->form->flops) * w->done[i].times;
		out->parts += v->form->parts;
		out->row |= v->fold;
	}
	for (uint32_t i = 0; i < w->nins; i++) {
		double share = fmin(w->touched[i] / w->ins[i]->elements, 1);

		out->bytes_read += share * fv_bytes(w->ins[i]);
		for (int all = 0; all < 2; all++)
			out->read_s[all] += share * w->ins[i]->read_s[all];
	}
	for (uint32_t i = 0; i < n; i++)
		for (int all = 0; all < 2; all++)
			write_s[all] += x[i]->write_s[all];
	for (int all = 0; all < 2; all++) {
		double s = all * c->fork_s + write_s[all] +
			   fmax(out->read_s[all], out->flops * c->flop_s[all]);

		out->all = s < least ? all : out->all;
		least = fmin(least, s);
	}
	out->seconds = c->start_s + least + c->store_s + out->parts * c->part_s;
}

void fv_cost_split(const fv_cost *c, const fv_value *x, const fv_op_cost *op, smr_plan_cost *out)
{
	*out = (smr_plan_cost){.ops = 1, .seconds = op->seconds};
	out->start = c->start_s + op->all * c->fork_s;
	out->read = op->read_s[op->all];
	out->write = x->write_s[op->all];
	out->compute = op->flops * c->flop_s[op->all];
	out->hidden = fmin(out->read, out->compute);
	out->compile = c->store_s + op->parts * c->part_s;
}

static void walk_all(fv_walk *w, const fv_value *const *x, uint32_t n, int64_t rows)
{
	forget(w);
	w->rows = rows;
	for (uint32_t i = 0; rows > 0 && i < n; i++)
		if (i == 0 || x[i]->form->extent[0] < w->nslabs)
			w->nslabs = x[i]->form->extent[0];
	for (uint32_t i = 0; i < n; i++)
		walk_from(w, x[i]);
}

/* As smr_nest_tail() has it. */
static bool is_tail(const fv_walk *w)
{
	for (uint32_t i = 0; i < w->n; i++) {
		const fv_value *x = w->done[i].x;

		if (x != NULL && x != w->core && (x->fold || x->form->counts))
			return false;
	}
	return w->nins <= SMR_TAIL_READS && !w->clash;
}

void fv_walk_slabs(fv_walk *w, const fv_value *const *x, uint32_t n, int64_t rows, fv_op_cost *out)
{
	w->no_folds = w->no_core = false;
	walk_all(w, x, n, rows);
	if (w->core != NULL && !is_tail(w)) {
		w->no_core = true;
		walk_all(w, x, n, rows);
	}
	if (w->guarded_fold) {
		w->no_folds = true;
		walk_all(w, x, n, rows);
	}
	add_up(w, x, n, out);
}

void fv_walk_ops(fv_walk *w, const fv_value *const *x, uint32_t n, fv_op_cost *out)
{
	fv_walk_slabs(w, x, n, 0, out);
}

void fv_walk_op(fv_walk *w, const fv_value *x, fv_op_cost *out)
{
	fv_walk_ops(w, &x, 1, out);
}

uint32_t fv_walk_refused(const fv_walk *w, fv_value **out, uint32_t cap)
{
	uint32_t n = w->nrefused < cap ? w->nrefused : cap;

	memcpy(out, w->refused, n * sizeof(fv_value *));
	return n;
}

uint32_t fv_walk_inputs(const fv_walk *w, uint32_t i, const fv_value **x, double *share)
{
	if (i < w->nins) {
		*x = w->ins[i];
		*share = fmin(w->touched[i] / w->ins[i]->elements, 1);
	}
	return w->nins;
}

uint32_t fv_walk_values(const fv_walk *w, uint32_t i, const fv_value **x, double *times)
{
	if (i < w->n) {
		*x = w->done[i].x;
		*times = w->done[i].times;
	}
	return w->n;
}
